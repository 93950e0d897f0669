"""Ready parts for a title that draws nothing itself, in the colours of its theme: cards, backs, decks, dice, tokens, seat
plates, the bar from the flow. Each returns a display list; a title may take single ones and draw the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from game.engine import Part
from game.presentation.display_list import DisplayList
from game.presentation.slots import Rect

SIZES: Final = {"small": (44.0, 62.0), "": (74.0, 104.0), "large": (104.0, 146.0), "zoom": (240.0, 336.0)}
"""The four sizes of a card by the ending of its face: ``card:k7:small``."""

SEAT_INK: Final = {
    "blue": "#2F6DB5",
    "red": "#C0392B",
    "black": "#2B2B33",
    "yellow": "#D9A514",
    "green": "#3B8B4C",
    "white": "#E8E2D2",
    "purple": "#7A4BA8",
    "orange": "#D9772B",
    "brown": "#7A4A2B",
    "grey": "#8A8A92",
}
PALE: Final = frozenset({"white", "yellow"})
"""Colours on which letters are dark."""
PIPS: Final = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (1, 3), (3, 1), (3, 3)),
    5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}
_ONE: Final[dict[str, Any]] = {"align": "center", "lines": 1}
COURSE_DOT, COURSE_NOW = 15.0, 92.0
"""How wide a part of a turn is in a bar, and the running one."""


class Theme(NamedTuple):
    """The colours of a game: its ground, the wells that pieces lie in, lines, paper and ink of cards, backs, accent.

    ``tones``: colours of the house's own parts on the table (log, timeline, buttons, prompts) -> what they are on this one.
    ``icons``: what every game has ("cost": of an action) -> the icon with which this one shows it. ``marks``: colours of
    seats -> the drawing that stands for such a seat wherever the house tells of it, where it is not the house's shape.
    ``seats``: colours of seats that are not the house's -> how charts draw them."""

    ground: str = "#1E3A34"
    well: str = "#16302B"
    line: str = "#5E8A7E"
    paper: str = "#F6EEDC"
    ink: str = "#2B2118"
    back: str = "#2B4A6B"
    accent: str = "#E3BE6A"
    letters: str = "#F4EBD8"
    tones: Mapping[str, str] = {}
    icons: Mapping[str, str] = {}
    marks: Mapping[str, str] = {}
    seats: Mapping[str, str] = {}


def backdrop(
    theme: Theme, regions: Mapping[str, Rect], wells: Mapping[str, Rect], names: Iterable[tuple[str, Rect]] = ()
) -> DisplayList:
    """The ground of the whole table with a frame round each region, a well under each slot, and the ``names`` of slots
    (messages) where they stand."""
    sheet = DisplayList(1280, 720)
    sheet.panel((0, 0, 1280, 720), theme.ground, "", 0)
    for name, rect in regions.items():
        if name not in ("bar", "timeline", "log", "prompt", "toast"):
            sheet.panel(rect, theme.well, theme.line, 8, 1.2, 0.55)
    for rect in wells.values():
        sheet.panel(rect, "#000000", theme.line, 5, 1, 0.22)
    for message, rect in names:
        style: dict[str, Any] = {"colour": theme.letters, "align": "center", "leading": 1.1, "shrinks": True}
        sheet.say(rect, message, size=12, **style)
    return sheet


def card(thing: str, theme: Theme, size: str = "") -> DisplayList:
    """A card with its name."""
    w, h = SIZES[size]
    sheet = DisplayList(w, h)
    sheet.panel((0, 0, w, h), theme.paper, theme.ink, w * 0.07, 1.4)
    style: dict[str, Any] = {
        "colour": theme.ink,
        "face": "bold",
        "align": "center",
        "valign": "middle",
        "shrinks": True,
    }
    if size == "small":  # A frame would leave a name no room.
        sheet.say((1, 3, w - 2, h - 6), "table-thing", {"thing": thing}, size=11, leading=1.2, **style)
        return sheet
    sheet.panel((w * 0.08, h * 0.07, w * 0.84, h * 0.86), "none", theme.accent, w * 0.05, 1.2)
    sheet.say((w * 0.1, h * 0.1, w * 0.8, h * 0.8), "table-thing", {"thing": thing}, size=max(11.0, w * 0.17), **style)
    return sheet


def back(theme: Theme, size: str = "") -> DisplayList:
    """A card face down."""
    w, h = SIZES[size]
    sheet = DisplayList(w, h)
    sheet.panel((0, 0, w, h), theme.back, theme.paper, w * 0.07, 1.6)
    sheet.panel((w * 0.14, h * 0.1, w * 0.72, h * 0.8), "none", theme.accent, w * 0.05, 1.4)
    diamond = f'<path d="M{w / 2} {h * 0.3} L{w * 0.68} {h / 2} L{w / 2} {h * 0.7} L{w * 0.32} {h / 2}Z" fill="{theme.accent}"/>'
    sheet.shape(diamond, (0, 0, w, h), (w, h))
    return sheet


def deck(theme: Theme, count: int, size: str = "") -> DisplayList:
    """A closed pile with its number of cards."""
    sheet = back(theme, size)
    w, h = sheet.size
    sheet.panel((w * 0.2, h - 26, w * 0.6, 20), "#14211C", theme.accent, 10, 1.2)
    sheet.write((w * 0.2, h - 26, w * 0.6, 20), str(count), size=13, face="bold", **_ONE)
    return sheet


def die(eyes: int, fill: str = "#F6EEDC", ink: str = "#2B2118") -> DisplayList:
    """A die with that number of eyes; beyond six a number."""
    sheet = DisplayList(44, 44)
    sheet.panel((1, 1, 42, 42), fill, ink, 9, 1.8)
    if eyes not in PIPS:
        sheet.write((2, 2, 40, 40), str(eyes), size=20, colour=ink, face="bold", **_ONE)
        return sheet
    dots = "".join(f'<circle cx="{11 * x}" cy="{11 * y}" r="4" fill="{ink}"/>' for x, y in PIPS[eyes])
    sheet.shape(dots, (0, 0, 44, 44), (44, 44))
    return sheet


def token(colour: str, mark: str = "", size: float = 34) -> DisplayList:
    """A round piece in the colour of a seat, with a short mark."""
    sheet = DisplayList(size, size, round=True)
    fill = SEAT_INK.get(colour, colour or "#8A8A92")
    body = (
        f'<circle cx="17" cy="17" r="15.2" fill="{fill}" stroke="#14211C" stroke-width="2"/>'
        '<circle cx="17" cy="17" r="10.5" fill="none" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="1.6"/>'
    )
    sheet.shape(body, (0, 0, size, size), (34, 34))
    if mark:
        ink = "#2B2118" if colour in PALE else "#F4EBD8"
        sheet.write((0, 0, size, size), mark, size=size * 0.42, colour=ink, face="bold", **_ONE)
    return sheet


def plate(
    theme: Theme, colour: str, seat: int, score: int | None, turn: bool, size: tuple[float, float]
) -> DisplayList:
    """A seat's plate: its shape and name, its points, a bright rim while it is asked."""
    w, h = size
    sheet = DisplayList(w, h)
    sheet.panel((0, 0, w, h), theme.well, theme.accent if turn else theme.line, 8, 2.2 if turn else 1.2)
    sheet.panel((0, 0, 7, h), SEAT_INK.get(colour, "#8A8A92"), "", 3)
    if colour:
        sheet.svg(f"shared/seats/{colour}", (16, 9, 24, 24))
    sheet.say((46, 6, w - 130, 30), "table-player", {"seat": seat}, size=15, colour=theme.letters, face="bold", lines=1)
    if score is not None:
        sheet.panel((w - 76, 8, 68, 28), theme.paper, theme.accent, 6, 1.4)
        sheet.write((w - 74, 8, 64, 28), f"{score} [star]", size=16, colour=theme.ink, face="bold", **_ONE)
        sheet.hot((w - 76, 8, 68, 28), "points")
    return sheet


def bar(title: str, theme: Theme, flow: Part | None, phase: str, round_: int, rounds: int) -> DisplayList:
    """The line at the top: the game's name, the round, and the parts of the flow with the running one lit."""
    sheet = DisplayList(1280, 38)
    sheet.panel((0, 0, 1280, 38), "#120926", "", 0)
    sheet.panel((0, 37, 1280, 1.4), theme.accent, "", 0)
    sheet.say((16, 0, 190, 37), f"{title}-name-{title}", size=20, colour=theme.letters, face="title", lines=1)
    x = 214.0
    if round_:
        facts = {"round": round_, "rounds": rounds}
        message = "table-round-of" if rounds else "table-round"
        sheet.say((x, 0, 110, 38), message, facts, size=14, colour=theme.letters, lines=1)
        x += 118
    parts = [part for part in flow.parts if not part.owned] if flow else []
    named = {part.id: f"{title}-part-{part.id}".replace("_", "-") for part in parts[:6]}
    course(sheet, x, named, phase, theme.accent, "#2B2118", ("#6B5C94", "#B9ADD0"))
    return sheet


def course(
    sheet: DisplayList, left: float, parts: Mapping[str, str], now: str, fill: str, ink: str, dots: tuple[str, str]
) -> float:
    """The parts of a turn in a bar: a dot for each (the colours of those gone and those to come), the running one with its
    message on a ground; returns where they end. Pointing at ``phase/<part>`` asks what it is."""
    x, gone = left, now in parts
    for part, message in parts.items():
        wide = COURSE_NOW if part == now else COURSE_DOT
        if part == now:
            gone = False
            sheet.panel((x, 6, wide, 26), fill, "", 13)
            sheet.say((x + 4, 6, wide - 8, 26), message, size=13, colour=ink, face="bold", **_ONE)
        else:
            sheet.panel((x + wide / 2 - 3.5, 15.5, 7, 7), dots[0] if gone else dots[1], "", 3.5)
        sheet.hot((x, 4, wide, 30), f"phase/{part}")
        x += wide
    return x


def answer(thing: object, theme: Theme) -> DisplayList:
    """One answer to choose from, as a card with its name or number."""
    sheet = DisplayList(150, 110)
    sheet.panel((0, 0, 150, 110), theme.paper, theme.ink, 9, 1.4)
    style: dict[str, Any] = {"colour": theme.ink, "face": "bold", "align": "center", "valign": "middle"}
    if isinstance(thing, int):
        sheet.write((10, 10, 130, 90), str(thing), size=30, **style)
    elif thing in ("yes", "no"):
        sheet.say((10, 10, 130, 90), f"answer-{thing}", size=20, **style)
    else:
        sheet.say((10, 10, 130, 90), "table-thing", {"thing": str(thing)}, size=17, **style)
    return sheet
