"""The pieces of Undecim as they lie on the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.parts import ring
from game.titles.undecim.art import inks
from game.titles.undecim.art.great import great
from game.titles.undecim.art.inks import name_of, sign, tint, worth_of
from game.titles.undecim.art.tablets import chip, strip, tablet
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.places import COLUMN, TABLET

CARD: Final = lay.Ground("#F7F0E0", "#2B1A1E", 4.5, 1.2)
"""A resource card; within its edge lie two halves, each so high for its width."""
EDGE_AT, MARGIN = 0.6, 2.0
HALF: Final = 88 / 126
DEAD: Final = lay.Ground("#3A2A2C", "", 2)
"""The half that does not count, as a strip; a veil over it."""
VEIL: Final = lay.Ground("#2A1A1E", "", 2, 0, 0.74)
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
        return lay.laid(lay.over(_cut(rest[0], rest[1], THROWN), _count(rest[2])), *THROWN)
    if kind == "deck":
        return lay.laid(lay.over(lay.picture("undecim/back"), _count(rest[0])), *THROWN)
    if kind in ("laid", "small"):
        return across(rest[0], rest[1] == "last", TOWN if kind == "laid" else (30.0, 25.0))
    if kind == "lying":
        return lying(rest[0])
    if kind == "strip":
        return strip(rest[0], rest[1], int(rest[2]))
    if kind == "chip":
        return chip(rest[0], rest[1])
    if kind == "annexed":
        return lay.laid(sign(rest[0], 26))
    if kind == "sign":
        fresh = lay.corner(sign("fresh", COUNTER / 2), inset=-1) if "fresh" in rest else None
        return lay.laid(lay.over(sign(rest[0], COUNTER), fresh), COUNTER, COUNTER)
    if kind == "die":
        return lay.laid(sign(f"die{rest[0]}", 44))
    return lay.laid(lay.icon(*_SIZES[kind]))


def marked(sheet: DisplayList, marks: list[str]) -> DisplayList:
    """The same card in a light if it can be taken, behind a veil with a lock if it cannot."""
    if "can" in marks:
        mark = lay.pad(ring(inks.GLOW, "#14211C", 5, 2.6), 1.4)
    elif "shut" in marks:
        lock = lay.corner(lay.icon("shared/icons/lock_red", 26), 0.5, 0.5)
        mark = lay.over(lay.pad(lay.ground(VEIL.but(opacity=0.62)), 0.6), lock)
    else:
        return sheet
    found = lay.laid(mark, *sheet.size)
    return DisplayList(*sheet.size, [*sheet.marks, *found.marks])


def _count(count: str) -> lay.Block:
    """How many cards lie there, at the foot of the pile."""
    plate = lay.sized(lay.on(inks.PLATE.but(line=inks.GOLD), lay.write(count, inks.COUNT.but(size=13.5))), 32, 19)
    return lay.corner(plate, 0.5, 1, 2.5)


def band(side: str) -> lay.Block:
    """The label of a half: its sign and its name."""
    name = lay.say(name_of(side), inks.NAME.but(size=11.8, colour=inks.INK if side == "gold" else inks.WHITE))
    words = lay.pad(lay.row(sign(side, 16), name, gap=2), 2, -1, 0, 0)
    return lay.sized(lay.over(lay.ground(tint(inks.BAND[side])), words), high=18)


def _card(block: lay.Block) -> lay.Block:
    return lay.pad(lay.on(CARD, block, MARGIN), EDGE_AT)


@cache
def resource(top: str, bottom: str, wide: float = 85.0) -> DisplayList:
    """A resource card in a hand: both halves to be read."""
    high = (wide - 2 * EDGE_AT - 2 * MARGIN) * HALF
    halves = lay.column(
        lay.sized(lay.over(lay.picture(f"undecim/halves/{top}"), lay.column(band(top), lay.blank())), high=high),
        lay.blank(),
        lay.sized(lay.over(lay.picture(f"undecim/halves/{bottom}"), lay.column(lay.blank(), band(bottom))), high=high),
        gap=0,
    )
    return lay.laid(lay.over(_card(halves), lay.corner(lay.icon("undecim/turn", 20), 0.5, 0.5)), wide, wide * 88 / 63)


def _cut(side: str, other: str, size: tuple[float, float]) -> lay.Block:
    """The half that counts in colour above, the other one dead below."""
    high = (size[0] - 2 * EDGE_AT - 2 * MARGIN) * HALF
    dead = lay.over(lay.picture(f"undecim/halves/{other}", turn=180), lay.ground(VEIL))
    halves = (lay.sized(lay.picture(f"undecim/halves/{side}"), high=high), lay.blank(), lay.sized(dead, high=high))
    return _card(lay.column(*halves, gap=0))


def loose(side: str, other: str, fresh: bool) -> DisplayList:
    """A loose card; a ``fresh`` one bears a shield."""
    return lay.laid(lay.over(_cut(side, other, COLUMN), lay.corner(sign("fresh", 19)) if fresh else None), *COLUMN)


def across(side: str, last: bool, size: tuple[float, float]) -> DisplayList:
    """A card of a settlement, laid across: the half that counts at the left, the dead one a dark strip. The sign stands
    in what the next card leaves free."""
    w, h = size
    dead = max(3.4, w * 0.17 - 1.6)
    free = 0.83 * w if last else 0.46 * w if w > h * 1.3 else 0.7 * w
    mark = lay.corner(sign(side, (0.72 if last else 0.56) * h), 0.5, 0.5)
    seen = lay.over(lay.ground(tint(inks.BAND[side])), lay.row(lay.sized(mark, free - 2.2), lay.blank()))
    return lay.laid(_card(lay.row(seen, lay.sized(lay.ground(DEAD), dead), gap=1.6)), w, h)


@cache
def lying(side: str) -> DisplayList:
    """A card of a settlement, laid across in full: the picture of the half that counts, the dead one a dark strip."""
    seen = lay.over(lay.picture(f"undecim/halves/{side}"), lay.column(lay.blank(), band(side)))
    return lay.laid(_card(lay.row(seen, lay.sized(lay.ground(DEAD), 11.4), gap=1.4)), 88, 62)


TOWN: Final = (66.0, 48.0)
OVER: Final = 0.47
"""So much of each card of a settlement the next one covers."""


def towns(s: UndecimState, seat: int, k: float, style: lay.Style, room: float) -> lay.Block:
    """The cards of each settlement with its level and its points, drawn smaller where they have no room."""
    whole = lay.fitted(lay.row(*(_town(faces, points, k, style) for faces, points in worth_of(s, seat))))
    return lay.sized(whole, min(room, whole.wide or room))


def _town(faces: tuple[str, ...], points: int, k: float, style: lay.Style) -> lay.Block:
    last = len(faces) - 1
    cards = (lay.drawn(across(side, i == last, TOWN), k) for i, side in enumerate(faces))
    told = lay.column(lay.write(f"Lv**{len(faces)}**", style), lay.write(f"**{points}**[vp]", style), gap=0)
    return lay.row(lay.row(*cards, gap=-OVER * k * TOWN[0]), lay.sized(told, 2.7 * style.size))
