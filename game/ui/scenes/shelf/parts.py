"""What stands on the shelf: boxes with their tags, the drawers of the chest, and where each of them has its place."""

from __future__ import annotations

from typing import NamedTuple

from game.engine import Title
from game.engine.catalogue import TitleTrouble
from game.text.catalog import Texts
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.house import Act, draw_cover, game_name
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE
from game.ui.widgets import Pressable

LINE = 452.0
"""The height on which the boxes stand."""


class Places(NamedTuple):
    """Where things are for so many boxes: the frame with the session that waits, its picture, the column beside it, its
    button, the strip below; how wide a box is, where the first one stands, and how far it is to the next."""

    frame: Rect
    picture: Rect
    column: Rect
    button: Rect
    strip: Rect
    wide: float
    left: float
    pitch: float

    def box(self, index: int) -> Rect:
        """The front of a box."""
        high = self.wide * 300 / 220
        return self.left + self.pitch * index, LINE - high, self.wide, high

    @property
    def roomy(self) -> bool:
        """True if the frame has its full width."""
        return self.frame[2] > 500


def places_for(count: int) -> Places:
    """The composition for a number of boxes: up to three leave the frame its width, more of them make it narrow."""
    if count <= 3:
        wide = {1: 226.0, 2: 190.0}.get(count, 160.0)
        frame = (690.0, 128.0, 550.0, 328.0)
        column = (1006.0, 128.0, 206.0, 328.0)
        button = (1006.0, 374.0, 200.0, 52.0)
        return Places(frame, (724, 162, 258, 258), column, button, (690, 480, 550, 58), wide, 64, wide + 34)
    pitch = 800 / count
    frame, strip = (862.0, 112.0, 378.0, 342.0), (862.0, 480.0, 378.0, 58.0)
    button = (890.0, 374.0, 322.0, 52.0)
    return Places(frame, (890, 174, 176, 176), (1078, 112, 146, 342), button, strip, pitch - 22, 44, pitch)


class Drawer(Pressable):
    """A drawer of the chest: hovering pulls it out a little."""

    radius = 5.0

    def __init__(self, rect: Rect, icon: str, label: str, sub: str, on_press: Act, widget_id: str) -> None:
        super().__init__(rect, on_press, widget_id)
        self.icon, self.label, self.sub = icon, label, sub

    def draw(self, canvas: Canvas) -> None:
        """The drawer, its paper label, its pull."""
        x, y, w, h = self.rect
        dy = {"hover": 4, "pressed": -1}.get(self.state, 0)
        if dy:
            canvas.shadow((x + 4, y + 8, w - 8, h), 6, 7, 170, 6)
            canvas.panel(self.rect, "#0E0704", None, 5)
        grow = 2 if dy > 0 else 0
        canvas.svg("shared/house/drawer", (x - grow, y + dy, w + 2 * grow, h))
        y += dy
        canvas.shadow((x + 24, y + 18, 186, 58), 3, 3, 90, 2)
        lit = self.state == "hover"
        canvas.panel(
            (x + 20, y + 14, 194, 66), "#C9A45A" if lit else "#8A6A3B", "#FFE6A6" if lit else "#E3C68A", 4, 1.4
        )
        paper = "#FFFDF6" if lit else "#E8DAB6" if self.state == "pressed" else PAPER
        canvas.panel((x + 25, y + 19, 184, 56), paper, "#C8B48C", 2, 1)
        canvas.icon(self.icon, x + 37, y + 36, 23, "#6B3F1E")
        canvas.line(self.label, (x + 72, y + 21, 132, 28), 18, INK, "title")
        canvas.line(self.sub, (x + 72, y + 47, 132, 22), 12, INK2)
        canvas.svg("shared/house/pull", (x + 81, y + 88, 72, 30))


class Box(Pressable):
    """A game's box on the shelf: pressing it begins a new game."""

    def __init__(self, rect: Rect, title: Title, texts: Texts, on_press: Act) -> None:
        super().__init__(rect, on_press, f"box-{title.id}")
        self.title, self.texts, self.depth = title, texts, min(20.0, rect[2] * 0.095)

    def draw(self, canvas: Canvas) -> None:
        """Front, lettering, top and side, a glow when hovered."""
        x, y, w, h = self.rect
        d = self.depth
        lift = 8 if self.state in ("hover", "pressed") else 0
        y -= lift
        band, side, ink = self.title.box
        body = (
            f'<ellipse cx="{w / 2 + d}" cy="{h + 8 + lift}" rx="{w / 2 + d}" ry="8" fill="#120A05" fill-opacity=".5"/>'
            f'<path d="M0 7 L{d} 0 H{w + d} L{w} 7Z" fill="{side}"/><path d="M0 7 L{d} 0 H{w + d} L{w} 7Z" fill="#FFFFFF" '
            f'fill-opacity=".28"/><path d="M{w} 7 L{w + d} 0 V{h + 1} L{w} {h + 7}Z" fill="{side}"/>'
            f'<path d="M{w} 7 L{w + d} 0 V{h + 1} L{w} {h + 7}Z" fill="#0A0604" fill-opacity=".38"/>'
        )
        canvas.drawing(body, (x, y - 7, w + 2 * d, h + 24), (w + 2 * d, h + 24))
        draw_cover(canvas, self.title, (x, y, w, h))
        high = h * 56 / 300
        canvas.fill((x, y + h - high, w, high), band)
        canvas.fill((x, y + h - high, w, 1.6), ink)
        texts = self.texts
        name = game_name(texts, self.title.id)
        deep = 0.62 if w >= 180 else 0.9
        canvas.name(name, (x + 4, y + h - high + 2, w - 8, high * deep), w * 0.135, ink, "title", "center")
        if w >= 180:
            other = texts.say(f"{self.title.id}-name-{self.title.id}", {}, texts.other)
            canvas.line(other, (x + 4, y + h - high * 0.42, w - 8, high * 0.36), w * 0.058, ink, align="center")
        canvas.panel((x, y, w, h), "none", ink, 1, 1.2)
        if lift:
            way = f"M2 9 L{d + 2} 2 H{w + d + 4} V{h + 4} L{w + 4} {h + 12} H2Z"
            glow = (
                f'<path d="{way}" fill="none" stroke="#14211C" stroke-width="6" stroke-linejoin="round"/>'
                f'<path d="{way}" fill="none" stroke="#FFD55E" stroke-width="3.2" stroke-linejoin="round"/>'
            )
            canvas.drawing(glow, (x - 3, y - 10, w + d + 8, h + 18), (w + d + 8, h + 18))


class Notice(Pressable):
    """Why a title is left out, one of several at a time: pressing it shows the next."""

    radius = 4.0

    def __init__(self, rect: Rect, texts: Texts, troubles: tuple[TitleTrouble, ...]) -> None:
        super().__init__(rect, self._next, "trouble")
        self.texts, self.troubles, self.at = texts, troubles, 0

    def _next(self) -> None:
        self.at = (self.at + 1) % len(self.troubles)

    def spoken(self) -> str:
        """The sentence."""
        trouble = self.troubles[self.at]
        return self.texts.say(trouble.code.replace("_", "-"), trouble.params)

    def draw(self, canvas: Canvas) -> None:
        """A slip of paper with the sentence, and which of how many it is."""
        x, y, w, h = self.rect
        canvas.panel(self.rect, "#FFF8E7", "#B2301F", 4, 1.2)
        canvas.icon("warning", x + 6, y + h / 2 - 7, 14, "#B2301F")
        right = 0.0
        if len(self.troubles) > 1:
            count = f"{self.at + 1} / {len(self.troubles)}"
            right = canvas.measure(count, 11.5, "bold") + 10
            canvas.line(count, (x, y, w - 6, h), 11.5, INK, "bold", "right")
        canvas.line(self.spoken(), (x + 26, y, w - 32 - right, h), 12.5, INK)


def draw_tag(canvas: Canvas, texts: Texts, title: Title, rect: Rect) -> None:
    """The paper label below a box: what the game is called, how many play, how long."""
    x, y, w, h = rect
    canvas.sheet(rect, PAPER, PAPER_EDGE, 4, 1.2, (4, 110, 3))
    players = texts("shelf-players", fewest=title.fewest, most=title.most)
    if title.fewest == title.most:
        players = texts("shelf-players-exact", count=title.most)
    minutes = texts("shelf-minutes", least=title.minutes[0], most=title.minutes[1]) if title.minutes[1] else ""
    big, size, gap = (21.0, 13.5, 12.0) if w > 300 else (17.0, 12.0, 8.0)
    name = game_name(texts, title.id)
    if w > 300:
        canvas.name(name, (x + 14, y + 4, 160, 32), big, INK, "title")
        left = x + 14
    else:
        canvas.name(name, (x + 6, y + 3, w - 12, 30), big, INK, "title", "center")
        wide = 18 + canvas.measure(players, size, "bold")
        more = gap + 18 + canvas.measure(minutes, size, "bold")
        if wide + more > w - 8:
            minutes = ""
        wide += more if minutes else 0
        left = x + (w - wide) / 2
    foot = y + h - 33
    canvas.icon("person", left, foot + 5, 14, INK2)
    wide = canvas.measure(players, size, "bold")
    canvas.line(players, (left + 18, foot, wide + 6, 24), size, INK, "bold")
    if minutes:
        left += 18 + wide + gap
        canvas.icon("clock", left, foot + 5, 14, INK2)
        canvas.line(minutes, (left + 18, foot, canvas.measure(minutes, size, "bold") + 6, 24), size, INK, "bold")
