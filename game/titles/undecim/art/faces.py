"""The pieces of Undecim as they lie on the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    Style,
    blank,
    column,
    corner,
    drawn,
    fitted,
    ground,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    sized,
    write,
)
from game.presentation.parts import ring
from game.titles.undecim.art import inks
from game.titles.undecim.art.great import great
from game.titles.undecim.art.inks import name_of, sign, tint, worth_of
from game.titles.undecim.art.tablets import chip, strip, tablet
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.places import COLUMN, TABLET

CARD: Final = Ground("#F7F0E0", "#2B1A1E", 4.5, 1.2)
"""A resource card; within its edge lie two halves, each so high for its width."""
EDGE_AT, MARGIN = 0.6, 2.0
HALF: Final = 88 / 126
DEAD: Final = Ground("#3A2A2C", "", 2)
"""The half that does not count, as a strip; a veil over it."""
VEIL: Final = Ground("#2A1A1E", "", 2, 0, 0.74)
THROWN: Final = (50.0, 70.0)
COUNTER, SMALL_BACK = 21.0, (19.0, 26.5)
"""How large a time counter and the sign of a rival's card are, and the back of a card that a rival holds."""
_SIZES: Final[dict[str, tuple[str, float, float]]] = {
    "counter": ("undecim/icons/counter", COUNTER, COUNTER),
    "counter_off": ("undecim/icons/counter_off", COUNTER, COUNTER),
    "back": ("undecim/back", *SMALL_BACK),
    "act_back": ("undecim/action_back", *SMALL_BACK),
    "res_back": ("undecim/back", 85.0, 118.7),
    "tablet_back": ("undecim/action_back", 90.0, 125.7),
}
_TABLETS: Final = {"tablet": TABLET, "held": (92.0, 118.0)}


def face(key: str) -> DisplayList:
    """A piece by its key."""
    kind, _, rest = key.partition(":")
    if kind == "great":
        card, _, told = rest.partition(":")
        return great(card, told)
    return _face(key)


@cache
def _face(key: str) -> DisplayList:
    kind, *rest = key.split(":")
    if kind in _TABLETS:
        return tablet(rest[0], "now" if "now" in rest else "", _TABLETS[kind], "plain" not in rest)
    if kind == "res":
        return marked(resource(rest[0], rest[1]), rest[2:])
    if kind == "loose":
        return marked(loose(rest[0], rest[1], "fresh" in rest), rest[2:])
    if kind == "thrown":
        return laid(over(_cut(rest[0], rest[1], THROWN), _count(rest[2])), *THROWN)
    if kind == "deck":
        return laid(over(picture("undecim/back"), _count(rest[0])), *THROWN)
    if kind in ("laid", "small"):
        return across(rest[0], rest[1] == "last", TOWN if kind == "laid" else (30.0, 25.0))
    if kind == "lying":
        return lying(rest[0])
    if kind == "strip":
        return strip(rest[0], rest[1], int(rest[2]))
    if kind == "chip":
        return chip(rest[0], rest[1])
    if kind == "annexed":
        return laid(sign(rest[0], 26))
    if kind == "sign":
        fresh = corner(sign("fresh", COUNTER / 2), inset=-1) if "fresh" in rest else None
        return laid(over(sign(rest[0], COUNTER), fresh), COUNTER, COUNTER)
    if kind == "die":
        return laid(sign(f"die{rest[0]}", 44))
    return laid(icon(*_SIZES[kind]))


def marked(sheet: DisplayList, marks: list[str]) -> DisplayList:
    """The same card in a light if it can be taken, behind a veil with a lock if it cannot."""
    if "can" in marks:
        mark = pad(ring(inks.GLOW, "#14211C", 5, 2.6), 1.4)
    elif "shut" in marks:
        lock = corner(icon("shared/icons/lock_red", 26), 0.5, 0.5)
        mark = over(pad(ground(VEIL.but(opacity=0.62)), 0.6), lock)
    else:
        return sheet
    found = laid(mark, *sheet.size)
    return DisplayList(*sheet.size, [*sheet.marks, *found.marks])


def _count(count: str) -> Block:
    """How many cards lie there, at the foot of the pile."""
    plate = sized(on(inks.PLATE.but(line=inks.GOLD), write(count, inks.COUNT.but(size=13.5))), 32, 19)
    return corner(plate, 0.5, 1, 2.5)


def band(side: str) -> Block:
    """The label of a half: its sign and its name."""
    name = say(name_of(side), inks.NAME.but(size=11.8, colour=inks.INK if side == "gold" else inks.WHITE))
    words = pad(row(sign(side, 16), name, gap=2), 2, -1, 0, 0)
    return sized(over(ground(tint(inks.BAND[side])), words), high=18)


def _card(block: Block) -> Block:
    return pad(on(CARD, block, MARGIN), EDGE_AT)


@cache
def resource(top: str, bottom: str, wide: float = 85.0) -> DisplayList:
    """A resource card in a hand: both halves to be read."""
    high = (wide - 2 * EDGE_AT - 2 * MARGIN) * HALF
    halves = column(
        sized(over(picture(f"undecim/halves/{top}"), column(band(top), blank())), high=high),
        blank(),
        sized(over(picture(f"undecim/halves/{bottom}"), column(blank(), band(bottom))), high=high),
        gap=0,
    )
    return laid(over(_card(halves), corner(icon("undecim/turn", 20), 0.5, 0.5)), wide, wide * 88 / 63)


def _cut(side: str, other: str, size: tuple[float, float]) -> Block:
    """The half that counts in colour above, the other one dead below."""
    high = (size[0] - 2 * EDGE_AT - 2 * MARGIN) * HALF
    dead = over(picture(f"undecim/halves/{other}", turn=180), ground(VEIL))
    halves = (sized(picture(f"undecim/halves/{side}"), high=high), blank(), sized(dead, high=high))
    return _card(column(*halves, gap=0))


def loose(side: str, other: str, fresh: bool) -> DisplayList:
    """A loose card; a ``fresh`` one bears a shield."""
    return laid(over(_cut(side, other, COLUMN), corner(sign("fresh", 19)) if fresh else None), *COLUMN)


def across(side: str, last: bool, size: tuple[float, float]) -> DisplayList:
    """A card of a settlement, laid across: the half that counts at the left, the dead one a dark strip. The sign stands
    in what the next card leaves free."""
    w, h = size
    dead = max(3.4, w * 0.17 - 1.6)
    free = 0.83 * w if last else 0.46 * w if w > h * 1.3 else 0.7 * w
    mark = corner(sign(side, (0.72 if last else 0.56) * h), 0.5, 0.5)
    seen = over(ground(tint(inks.BAND[side])), row(sized(mark, free - 2.2), blank()))
    return laid(_card(row(seen, sized(ground(DEAD), dead), gap=1.6)), w, h)


@cache
def lying(side: str) -> DisplayList:
    """A card of a settlement, laid across in full: the picture of the half that counts, the dead one a dark strip."""
    seen = over(picture(f"undecim/halves/{side}"), column(blank(), band(side)))
    return laid(_card(row(seen, sized(ground(DEAD), 11.4), gap=1.4)), 88, 62)


TOWN: Final = (66.0, 48.0)
OVER: Final = 0.47
"""So much of each card of a settlement the next one covers."""


def towns(s: UndecimState, seat: int, k: float, style: Style, room: float) -> Block:
    """The cards of each settlement with its level and its points, drawn smaller where they have no room."""
    whole = fitted(row(*(_town(faces, points, k, style) for faces, points in worth_of(s, seat))))
    return sized(whole, min(room, whole.wide or room))


def _town(faces: tuple[str, ...], points: int, k: float, style: Style) -> Block:
    last = len(faces) - 1
    cards = (drawn(across(side, i == last, TOWN), k) for i, side in enumerate(faces))
    told = column(write(f"Lv**{len(faces)}**", style), write(f"**{points}**[vp]", style), gap=0)
    return row(row(*cards, gap=-OVER * k * TOWN[0]), sized(told, 2.7 * style.size))
