"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.parts import dashes
from game.titles.cuba.art import inks, law_faces, work_faces
from game.titles.cuba.rules.components import BUILDINGS, MERCHANDISE_IDS, SHIPS, SPACES, VOTES
from game.titles.cuba.table import places

RESOURCES: Final = ("wood", "stone", "water")


@lru_cache(1024)
def face(key: str) -> DisplayList:
    """A piece in its natural size, from a key such as "ship:ship_05:01000" or "pawn:blue"."""
    kind, _, rest = key.partition(":")
    return _FACES[kind](rest)


def piece(rest: str) -> DisplayList:
    """A wooden piece."""
    kind, size = rest.split(":")
    return lay.laid(lay.icon(f"cuba/icons/{kind}", float(size)))


def crop(rest: str) -> DisplayList:
    """What a field yields, on a small plate; ticked once it was used."""
    kind, _, used = rest.partition(":")
    yielded = lay.on(inks.CROPPED, lay.picture(f"cuba/icons/{kind}", alpha=inks.FADED if used else 255), 1.5)
    return lay.laid(lay.over(yielded, lay.corner(inks.sign("done", TICK), 1, 1) if used else None), CROP, CROP)


CROP, TICK = 19.0, 12.0
"""The edge of the plate of a field, and of a tick on something small."""


def house(rest: str) -> DisplayList:
    """A building on the plantation with its name."""
    tile, _, state = rest.partition(":")
    plate = lay.on(
        Ground(inks.GROUP[BUILDINGS[tile].group], inks.BARK, 3, 1),
        inks.lined(inks.short_name(tile), inks.PLATE, high=inks.LOCK),
    )
    mark = {"used": inks.sign("done"), "not": inks.locked()}.get(state)
    facade = shaded(lay.icon(f"cuba/buildings/{tile}", 50))
    return lay.laid(lay.over(lay.column(facade, plate, gap=0), lay.corner(mark, inset=2) if mark else None), 76, 68)


def shaded(drawing: Block) -> Block:
    """A house over its shade, at the top of its room."""
    wide = drawing.wide or 0
    shade = lay.icon("cuba/shade", wide, wide / 6)
    return lay.column(
        lay.over(lay.pad(shade, 0, wide - 0.8 * wide / 6, 0, 0), lay.column(drawing, lay.blank())), lay.blank()
    )


def tile(rest: str) -> DisplayList:
    """A house for sale: facade, what it does, its name, its price; what is missing stands in a red box."""
    name, lack, *more = rest.split(":")
    gaps = tuple(map(int, lack))
    sheet = DisplayList(*TILE)
    sheet.place(_for_sale(name, "c" in more, lack == "000"), 0, 0)
    costs = [(kind, n, gap) for kind, n, gap in zip(RESOURCES, BUILDINGS[name].cost, gaps) if n]
    sheet.place(_priced(tuple(costs)), 0, 0)
    if "site" in more and any(gaps):
        sheet.place(_lacking(tuple((kind, gap) for kind, _, gap in costs if gap)), 0, 0)
    return sheet


TILE: Final = (76.4, 65.0)
PRICE_HIGH: Final = 13.0


@lru_cache(128)
def _for_sale(name: str, altered: bool, afford: bool) -> DisplayList:
    """A house for sale but for its price."""
    does = [lay.write(line, inks.PLATE.but(colour=inks.INK)) for line in inks.effect(name, altered) if line]
    facade = lay.sized(shaded(lay.icon(f"cuba/buildings/{name}", 34)), 35)
    tag = lay.pad(lay.on(inks.TAG.but(line=inks.SADDLE), lay.column(*does, gap=-2, along="middle")), 0, 1.5)
    plate = Ground(inks.GROUP[BUILDINGS[name].group], inks.CHALK if afford else inks.BARK, 4, 1.9 if afford else 1)
    door = lay.pad(inks.lined(inks.short_name(name), inks.PLATE, high=inks.MARK), -1.8, 0)
    foot = lay.on(plate, lay.column(door, lay.sized(lay.ground(inks.TAG.but(radius=3)), high=PRICE_HIGH), gap=1), 2, 1)
    return lay.laid(lay.column(lay.shared(lay.row(facade, tag, gap=1)), foot, gap=0), *TILE)


@lru_cache(128)
def _priced(costs: tuple[tuple[str, int, int], ...]) -> DisplayList:
    """The price of a house, at the foot of its tile."""
    price = lay.row(*(_cost(*cost) for cost in costs), gap=1, along="middle")
    return lay.laid(lay.pad(lay.column(lay.blank(), lay.sized(price, high=PRICE_HIGH)), 2, 1), *TILE)


def _cost(kind: str, n: int, gap: int) -> Block:
    number = lay.sized(lay.write(n, inks.PLATE.but(colour=inks.WHITE if gap else inks.INK)), 10)
    return lay.row(inks.sign(kind, TICK), lay.on(Ground(inks.RED, "", 2.5), number) if gap else number, gap=0.6)


@lru_cache(128)
def _lacking(lacks: tuple[tuple[str, int], ...]) -> DisplayList:
    """Over a tile that cannot be paid: a shade, how many of what are missing, a lock."""
    boxes = [lay.drawn(_gap(*lack)) for lack in lacks]
    missing = lay.row(lay.column(*boxes, lay.blank() if len(boxes) > 1 else None, gap=1, along="middle"), lay.blank())
    sheet = lay.laid(lay.pad(lay.column(lay.shared(missing), lay.blank()), 1, 2), *TILE)
    found = DisplayList(*TILE)
    for part in (_veiled(), sheet):
        found.place(part, 0, 0)
    return found


@cache
def _veiled() -> DisplayList:
    veil = lay.pad(lay.ground(Ground("#1A0F1E", "", 5, 0, 0.42)), 0.6, 0)
    return lay.laid(lay.over(veil, lay.corner(inks.locked(), 1, 1, 1.5)), *TILE)


@lru_cache(32)
def _gap(kind: str, gap: int) -> DisplayList:
    """How many of a kind are missing."""
    return lay.laid(lay.on(Ground(inks.RED, inks.CHALK, 5, 1), lay.write(f"−{gap}[{kind}]", inks.PLATE)), 36, 15)


HOLD: Final = places.SHIP[0] / 8
"""The edge of a hold on a ship in a dock."""


def hold_at(hold: int) -> tuple[float, float]:
    """Where a hold lies on the face of a ship."""
    return HOLD * (1.32 + 1.086 * hold), HOLD * 1.857


def ship(rest: str) -> DisplayList:
    """A ship: what its holds still want is dashed, what is loaded stands on orange with a tick."""
    name, loaded = rest.split(":")
    sheet = lay.laid(lay.picture(f"cuba/ships/{int(name[-2:]) % 3 + 1}"), *places.SHIP)
    cargo = [
        (kind, i < int(full)) for kind, wanted, full in zip(MERCHANDISE_IDS, SHIPS[name], loaded) for i in range(wanted)
    ]
    for hold, (kind, full) in enumerate(cargo):
        sheet.place(lay.laid(_full(kind) if full else _wanted(kind), HOLD, HOLD), *hold_at(hold))
    return sheet


def _full(kind: str) -> Block:
    there = lay.on(HELD.but(fill=inks.SUN), lay.picture(f"cuba/icons/{kind}"), 1.6)
    return lay.over(there, lay.corner(inks.sign("done", TICK), 1, 1, -3))


def _wanted(kind: str) -> Block:
    there = lay.on(HELD, lay.picture(f"cuba/icons/{kind}", alpha=185), 2.6)
    return lay.over(there, lay.pad(dashes("#8A5A2E", 3, 1.1), 1))


HELD: Final = Ground(inks.CHALK, "#3E1D0C", 4, 1.4)
"""A hold of a ship."""


def pawn(rest: str) -> DisplayList:
    """The field hand under a straw hat; smaller, beside a house that it would hide."""
    color, _, beside = rest.partition(":")
    hand = f"pawn_{color}"
    return (
        lay.laid(lay.over(lay.corner(inks.sign(hand, 30), 0, 0)), 64, 60)
        if beside
        else lay.laid(inks.sign(hand, inks.THING))
    )


def mark(color: str) -> DisplayList:
    """A marker on the track of points."""
    return lay.laid(inks.shape_of(color, inks.LOCK))


def marker(_: str) -> DisplayList:
    """The black marker on a bonus that was taken."""
    return lay.laid(lay.icon("cuba/marker", 24))


# --- the characters --------------------------------------------------------------------------------


def role(rest: str) -> DisplayList:
    """A character card: votes, bust, what it does (less in a drought), its bonuses; dimmed with the lap once it is played."""
    named, state, *worth = rest.split(":")
    name, _, drought = named.partition("+")
    does = f"{name}-drought" if drought else name
    votes = lay.on(inks.BALLOT, lay.sized(lay.write(f"{VOTES[name]}[vote]", inks.WORTH), 36, 17))
    bust = lay.over(lay.icon(f"cuba/roles/{name}", 66, 50), lay.corner(votes, 1, 1, 1))
    text = SAYS.but(lines=3, valign="top")
    spaces = [_space(SPACES[space].gain, SPACES[space].amount) for space in SPACES if SPACES[space].character == name]
    foot = (
        lay.row(*spaces, gap=2)
        if spaces
        else lay.say(f"cuba-art-foot-{does}", inks.PLATE.but(colour=inks.INK_2, face="body"))
    )
    card = lay.column(
        lay.on(
            Ground(inks.BLUE, "", 6),
            lay.pad(lay.say(inks.name_of(name), inks.WORTH.but(colour=inks.WHITE, align="left")), 3, 0),
        ),
        lay.sized(bust, high=51),
        lay.shared(lay.pad(lay.say(f"cuba-art-role-{does}", text), 3, 0)),
        lay.pad(lay.sized(foot, high=22), 3, 0, bottom=3),
        gap=1,
    )
    return lay.laid(lay.over(lay.on(inks.SLIP.but(shadow=110), card, 0.8), _standing(state, worth)), *CARD)


CARD: Final = (90.0, 152.0)
SAYS: Final = inks.PLATE.but(colour=inks.INK, face="body", align="left", leading=1.22)


def _space(gain: str, amount: int) -> Block:
    drawing = {"vp": "vp", "pesos": "coin", "resource_any": "resource"}.get(gain, "product")
    return lay.on(
        inks.TAG.but(fill="#E8DAB6", line=inks.EDGE), lay.sized(lay.write(f"{amount}[{drawing}]", inks.WORTH), 40)
    )


def _standing(state: str, worth: list[str]) -> Block | None:
    """What lies over a character: that it was played, that it is at work, what it is worth."""
    if state.isdigit() or state == "delegate":
        message = "cuba-art-delegate" if state == "delegate" else "cuba-art-lap-done"
        facts: dict[str, Any] = {"n": int(state)} if state.isdigit() else {}
        done = lay.on(
            inks.PILL.but(line=inks.SUN),
            lay.sized(lay.say(message, inks.WORTH.but(colour=inks.PALE), facts), 68, inks.HEAD_HIGH),
        )
        return lay.over(lay.ground(inks.SLIP.but(fill=inks.NIGHT, line="", opacity=0.6)), lay.corner(done, 0.5, 0.38))
    if state == "now":
        return lay.pad(lay.ground(inks.ASKED.but(width=3.4)), 1)
    if worth:
        told = lay.on(
            inks.BOARD.but(line=inks.GOLD, shadow=0),
            lay.sized(lay.write(worth[0], inks.WORTH.but(colour=inks.PALE)), high=18),
        )
        return lay.pad(lay.column(told), 3, inks.HEAD_HIGH - 2)
    return None


_FACES: Final[dict[str, Callable[[str], DisplayList]]] = {
    "piece": piece,
    "crop": crop,
    "house": house,
    "tile": tile,
    "ship": ship,
    "pawn": pawn,
    "mark": mark,
    "marker": marker,
    "role": role,
    **law_faces.FACES,
    **work_faces.FACES,
}
