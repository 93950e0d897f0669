"""What a lesson draws over the table: the dark with its lights, the host behind her counter, and what she says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.table.layout import STAGE, Rect, overlap, union
from game.ui.canvas import Canvas, TextStyle
from game.ui.theme import GOOD, INK, INK2, LINK, RED

DARK, DARKNESS = "#070C0E", 168
RIM = "#FFD68C"
AIR = 7.0
"""How far a light goes beyond what it is for."""
COUNTER = 92.0
WIDE, NARROW, HIGH = 624.0, 460.0, 122.0
FACE = 62.0
BEAD = 30.0
ASKED, ALLOWED, REFUSED, DONE = "asked", "allowed", "refused", "done"
_CHIP = {ALLOWED: ("info", LINK, "#E2EEF6"), REFUSED: ("lock", RED, "#FBE4DE"), DONE: ("tick", GOOD, "#E0ECCB")}
_MOOD = {ASKED: "talk", ALLOWED: "kind", REFUSED: "kind", DONE: "glad"}


class Speech(NamedTuple):
    """What is said: the deed (or what came of another one), why, and below a line the reckoning; ``chip`` heads an answer."""

    form: str
    head: str
    why: str = ""
    foot: str = ""
    chip: str = ""


class HostPlace(NamedTuple):
    """Where the host, her speech and her counter are, so that no light is covered."""

    host: Rect
    bubble: Rect
    counter: Rect
    top: bool


def widened(rect: Rect, by: float = AIR) -> Rect:
    """A rectangle with some air around it."""
    x, y, w, h = rect
    return x - by, y - by, w + 2 * by, h + 2 * by


def joined(rects: Sequence[Rect]) -> list[Rect]:
    """The same lights, with those that touch as one."""
    found: list[Rect] = []
    for rect in rects:
        touching = [r for r in found if overlap(r, rect) > 0]
        for other in touching:
            found.remove(other)
        found.append(union([rect, *touching]))
    return found if len(found) == len(rects) else joined(found)


def place_for(lights: Sequence[Rect]) -> HostPlace:
    """The counter at the foot, or at the top where the lights are at the foot; the speech where it covers least."""
    foot = [
        HostPlace((left, 402, 190, 228), (x, 498, wide, HIGH), (0, 720 - COUNTER, 1280, COUNTER), False)
        for left, x, wide in (
            (26.0, 248.0, WIDE),
            (26.0, 248.0, NARROW),
            (1064.0, 408.0, WIDE),
            (1064.0, 572.0, NARROW),
        )
    ]
    head: Rect = (0, 0, 1280, 42)
    top = [
        HostPlace((x, y + 4, FACE, FACE), (x + FACE + 22, y, WIDE, HIGH), head, True)
        for y in (50.0, 300.0, 560.0)
        for x in (20.0, 560.0)
    ]

    def covered(place: HostPlace) -> float:
        parts = (place.host, place.bubble, place.counter)
        return sum(overlap(part, light) for part in parts for light in lights)

    return min((*foot, *top), key=covered)


def draw_dark(canvas: Canvas, lights: Sequence[Rect], more: Sequence[Rect]) -> None:
    """Everything sinks but the lights; ``more`` are weaker ones that explain."""
    draw_dim(canvas, [*lights, *more], DARKNESS)
    for rect in lights:
        canvas.panel(widened(rect, 4), "none", "#14100A", 13, 5, 0.8)
        canvas.panel(widened(rect, 2), "none", RIM, 12, 3.2)
    for rect in more:
        canvas.panel(widened(rect, 2), "none", RIM, 10, 1.6)


def draw_dim(canvas: Canvas, lights: Sequence[Rect], darkness: int) -> None:
    """Everything sinks that far but the lights."""
    for rect in _around((0, 0, *STAGE), joined(lights)):
        canvas.fill(rect, DARK, darkness)


def host_drawings(place: HostPlace, form: str) -> list[tuple[str, Rect]]:
    """The drawings of the host who speaks in that form and of her counter, with their places, the first below."""
    mood, (x, y, w, _) = _MOOD[form], place.counter
    if place.top:
        return [("shared/house/counter", place.counter), (f"shared/house/face_{mood}", place.host)]
    return [(f"shared/house/host_{mood}", place.host), ("shared/house/counter", (x, y, w, 96))]


def draw_host(canvas: Canvas, place: HostPlace, speech: Speech) -> None:
    """The host with her counter, and her speech in its bubble."""
    x, y, w, h = place.counter
    if place.top:
        canvas.shadow(place.counter, 0, 8, 150, 3)
    else:
        canvas.shadow((x, y + 2, w, h), 0, 14, 170, -6)
    for drawing, rect in host_drawings(place, speech.form):
        canvas.svg(drawing, rect)
    _draw_bubble(canvas, place, speech)


def draw_beads(canvas: Canvas, x: float, y: float, steps: int, now: int, pitch: float = BEAD) -> float:
    """One bead for each step, up to the one that is ``now``; returns where the row ends."""
    big = pitch * 0.8
    for index in range(steps):
        name = "done" if index < now else "now" if index == now else "next"
        left = x + index * pitch
        if index:
            canvas.fill((left - pitch * 0.23, y + big / 2 - 1, pitch * 0.26, 2), "#C9A06A")
        canvas.svg(f"shared/house/bead_{name}", (left, y, big, big))
    return x + steps * pitch


def _draw_bubble(canvas: Canvas, place: HostPlace, speech: Speech) -> None:
    x, y, w, h = place.bubble
    inner = w - 44
    head = canvas.height(speech.head, inner, 20, "bold", 1.35)
    why = canvas.height(speech.why, inner, 15.5, leading=1.4) if speech.why else 0
    needed = 14 + (30 if speech.chip else 0) + head + why + (32 if speech.foot else 0) + 12
    y, h = (y, needed) if place.top else (y + h - needed, needed)  # It grows away from the counter.
    canvas.shadow((x, y, w, h), 12, 9, 160, 4)
    tail_left = place.host[0] < x
    tip = (x - 15, y + h * 0.5) if tail_left else (x + w + 15, y + h * 0.5)
    base = x + 2 if tail_left else x + w - 2
    canvas.panel((x, y, w, h), "#F8F1E1", "#8A6A3B", 12, 2)
    left = min(tip[0], base)
    wide = abs(tip[0] - base)
    path = f"M{base - left:.1f} 0 L{tip[0] - left:.1f} 10 L{base - left:.1f} 20"
    tail = f'<path d="{path}Z" fill="#F8F1E1"/><path d="{path}" fill="none" stroke="#8A6A3B" stroke-width="2"/>'
    canvas.drawing(tail, (left, tip[1] - 10, wide, 20), (wide, 20))
    row = y + 12
    if speech.chip:
        icon, line, ground = _CHIP[speech.form]
        width = canvas.measure(speech.chip, 14, "bold") + 50
        canvas.panel((x + 22, row, width, 26), ground, line, 13, 1.4)
        canvas.icon(icon, x + 31, row + 5, 16, line)
        canvas.line(speech.chip, (x + 53, row, width - 40, 26), 14, line, "bold")
        row += 31
    row = canvas.text(speech.head, (x + 22, row, inner, head + 4), TextStyle(20, INK, "bold", leading=1.35)) + 2
    if speech.why:
        row = canvas.text(speech.why, (x + 22, row, inner, why + 4), TextStyle(15.5, INK, leading=1.4)) + 3
    if speech.foot:
        canvas.fill((x + 22, row, inner, 1), "#D8C8A2")
        canvas.line(speech.foot, (x + 22, row + 3, inner, 24), 14, INK2)


def _around(whole: Rect, holes: Sequence[Rect]) -> list[Rect]:
    """What is left of a rectangle without its holes, in strips."""
    left = [whole]
    for hole in holes:
        left = [piece for rect in left for piece in _without(rect, hole)]
    return left


def _without(rect: Rect, hole: Rect) -> list[Rect]:
    if overlap(rect, hole) <= 0:
        return [rect]
    x, y, w, h = rect
    right, foot = x + w, y + h
    a, b = max(x, hole[0]), min(right, hole[0] + hole[2])
    c, d = max(y, hole[1]), min(foot, hole[1] + hole[3])
    strips = [(x, y, w, c - y), (x, d, w, foot - d), (x, c, a - x, d - c), (b, c, right - b, d - c)]
    return [strip for strip in strips if strip[2] > 0.01 and strip[3] > 0.01]


__all__ = [
    "ALLOWED",
    "ASKED",
    "DONE",
    "REFUSED",
    "HostPlace",
    "Speech",
    "draw_beads",
    "draw_dark",
    "draw_dim",
    "draw_host",
    "host_drawings",
    "joined",
    "place_for",
    "widened",
]
