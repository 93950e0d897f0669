"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    drawn,
    ground,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.parts import dashes
from game.titles.cuba.art import law_faces, work_faces
from game.titles.cuba.art.inks import (
    ASKED,
    BALLOT,
    BARK,
    BLUE,
    BOARD,
    CHALK,
    CROPPED,
    EDGE,
    FADED,
    GOLD,
    GROUP,
    HEAD_HIGH,
    INK,
    INK_2,
    LOCK,
    MARK,
    NIGHT,
    PALE,
    PILL,
    PLATE,
    RED,
    SADDLE,
    SLIP,
    SUN,
    TAG,
    THING,
    WHITE,
    WORTH,
    effect,
    name_of,
    shape_of,
    short_name,
    sign,
)
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
    return laid(icon(f"cuba/icons/{kind}", float(size)))


def crop(rest: str) -> DisplayList:
    """What a field yields, on a small plate; ticked once it was used."""
    kind, _, used = rest.partition(":")
    yielded = on(CROPPED, picture(f"cuba/icons/{kind}", alpha=FADED if used else 255), 1.5)
    return laid(over(yielded, corner(sign("done", TICK), 1, 1) if used else None), CROP, CROP)


CROP, TICK = 19.0, 12.0
"""The edge of the plate of a field, and of a tick on something small."""


def house(rest: str) -> DisplayList:
    """A building on the plantation with its name."""
    tile, _, state = rest.partition(":")
    plate = on(Ground(GROUP[BUILDINGS[tile].group], BARK, 3, 1), sized(say(short_name(tile), PLATE), high=LOCK))
    mark = {"used": sign("done"), "not": icon("shared/icons/lock_red", LOCK)}.get(state)
    facade = shaded(icon(f"cuba/buildings/{tile}", 50))
    return laid(over(column(facade, plate, gap=0), corner(mark, inset=2) if mark else None), 76, 68)


def shaded(drawing: Block) -> Block:
    """A house over its shade, at the top of its room."""
    wide = drawing.wide or 0
    shade = icon("cuba/shade", wide, wide / 6)
    return column(over(pad(shade, 0, wide - 0.8 * wide / 6, 0, 0), column(drawing, blank())), blank())


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
    does = [write(line, PLATE.but(colour=INK)) for line in effect(name, altered) if line]
    facade = sized(shaded(icon(f"cuba/buildings/{name}", 34)), 35)
    tag = pad(on(TAG.but(line=SADDLE), column(*does, gap=-2, along="middle")), 0, 1.5)
    plate = Ground(GROUP[BUILDINGS[name].group], CHALK if afford else BARK, 4, 1.9 if afford else 1)
    door = pad(sized(say(short_name(name), PLATE), high=MARK), -1.8, 0)
    foot = on(plate, column(door, sized(ground(TAG.but(radius=3)), high=PRICE_HIGH), gap=1), 2, 1)
    return laid(column(shared(row(facade, tag, gap=1)), foot, gap=0), *TILE)


@lru_cache(128)
def _priced(costs: tuple[tuple[str, int, int], ...]) -> DisplayList:
    """The price of a house, at the foot of its tile."""
    price = row(*(_cost(*cost) for cost in costs), gap=1, along="middle")
    return laid(pad(column(blank(), sized(price, high=PRICE_HIGH)), 2, 1), *TILE)


def _cost(kind: str, n: int, gap: int) -> Block:
    number = sized(write(n, PLATE.but(colour=WHITE if gap else INK)), 10)
    return row(sign(kind, TICK), on(Ground(RED, "", 2.5), number) if gap else number, gap=0.6)


@lru_cache(128)
def _lacking(lacks: tuple[tuple[str, int], ...]) -> DisplayList:
    """Over a tile that cannot be paid: a shade, how many of what are missing, a lock."""
    boxes = [drawn(_gap(*lack)) for lack in lacks]
    missing = row(column(*boxes, blank() if len(boxes) > 1 else None, gap=1, along="middle"), blank())
    sheet = laid(pad(column(shared(missing), blank()), 1, 2), *TILE)
    found = DisplayList(*TILE)
    for part in (_veiled(), sheet):
        found.place(part, 0, 0)
    return found


@cache
def _veiled() -> DisplayList:
    veil = pad(ground(Ground("#1A0F1E", "", 5, 0, 0.42)), 0.6, 0)
    return laid(over(veil, corner(icon("shared/icons/lock_red", LOCK), 1, 1, 1.5)), *TILE)


@lru_cache(32)
def _gap(kind: str, gap: int) -> DisplayList:
    """How many of a kind are missing."""
    return laid(on(Ground(RED, CHALK, 5, 1), write(f"−{gap}[{kind}]", PLATE)), 36, 15)


HOLD: Final = places.SHIP[0] / 8
"""The edge of a hold on a ship in a dock."""


def hold_at(hold: int) -> tuple[float, float]:
    """Where a hold lies on the face of a ship."""
    return HOLD * (1.32 + 1.086 * hold), HOLD * 1.857


def ship(rest: str) -> DisplayList:
    """A ship: what its holds still want is dashed, what is loaded stands on orange with a tick."""
    name, loaded = rest.split(":")
    sheet = laid(picture(f"cuba/ships/{int(name[-2:]) % 3 + 1}"), *places.SHIP)
    cargo = [
        (kind, i < int(full)) for kind, wanted, full in zip(MERCHANDISE_IDS, SHIPS[name], loaded) for i in range(wanted)
    ]
    for hold, (kind, full) in enumerate(cargo):
        sheet.place(laid(_full(kind) if full else _wanted(kind), HOLD, HOLD), *hold_at(hold))
    return sheet


def _full(kind: str) -> Block:
    there = on(HELD.but(fill=SUN), picture(f"cuba/icons/{kind}"), 1.6)
    return over(there, corner(sign("done", TICK), 1, 1, -3))


def _wanted(kind: str) -> Block:
    there = on(HELD, picture(f"cuba/icons/{kind}", alpha=185), 2.6)
    return over(there, pad(dashes("#8A5A2E", 3, 1.1), 1))


HELD: Final = Ground(CHALK, "#3E1D0C", 4, 1.4)
"""A hold of a ship."""


def pawn(rest: str) -> DisplayList:
    """The field hand under a straw hat; smaller, beside a house that it would hide."""
    color, _, beside = rest.partition(":")
    hand = f"pawn_{color}"
    return laid(over(corner(sign(hand, 30), 0, 0)), 64, 60) if beside else laid(sign(hand, THING))


def mark(color: str) -> DisplayList:
    """A marker on the track of points."""
    return laid(shape_of(color, LOCK))


def marker(_: str) -> DisplayList:
    """The black marker on a bonus that was taken."""
    return laid(icon("cuba/marker", 24))


# --- the characters --------------------------------------------------------------------------------


def role(rest: str) -> DisplayList:
    """A character card: votes, bust, what it does (less in a drought), its bonuses; dimmed with the lap once it is played."""
    named, state, *worth = rest.split(":")
    name, _, drought = named.partition("+")
    does = f"{name}-drought" if drought else name
    votes = on(BALLOT, sized(write(f"{VOTES[name]}[vote]", WORTH), 36, 17))
    bust = over(icon(f"cuba/roles/{name}", 66, 50), corner(votes, 1, 1, 1))
    text = SAYS.but(lines=3, valign="top")
    spaces = [_space(SPACES[space].gain, SPACES[space].amount) for space in SPACES if SPACES[space].character == name]
    foot = row(*spaces, gap=2) if spaces else say(f"cuba-art-foot-{does}", PLATE.but(colour=INK_2, face="body"))
    card = column(
        on(Ground(BLUE, "", 6), pad(say(name_of(name), WORTH.but(colour=WHITE, align="left")), 3, 0)),
        sized(bust, high=51),
        shared(pad(say(f"cuba-art-role-{does}", text), 3, 0)),
        pad(sized(foot, high=22), 3, 0, bottom=3),
        gap=1,
    )
    return laid(over(on(SLIP.but(shadow=110), card, 0.8), _standing(state, worth)), *CARD)


CARD: Final = (90.0, 152.0)
SAYS: Final = PLATE.but(colour=INK, face="body", align="left", leading=1.22)


def _space(gain: str, amount: int) -> Block:
    drawing = {"vp": "vp", "pesos": "coin", "resource_any": "resource"}.get(gain, "product")
    return on(TAG.but(fill="#E8DAB6", line=EDGE), sized(write(f"{amount}[{drawing}]", WORTH), 40))


def _standing(state: str, worth: list[str]) -> Block | None:
    """What lies over a character: that it was played, that it is at work, what it is worth."""
    if state.isdigit() or state == "delegate":
        message = "cuba-art-delegate" if state == "delegate" else "cuba-art-lap-done"
        facts: dict[str, Any] = {"n": int(state)} if state.isdigit() else {}
        done = on(PILL.but(line=SUN), sized(say(message, WORTH.but(colour=PALE), facts), 68, HEAD_HIGH))
        return over(ground(SLIP.but(fill=NIGHT, line="", opacity=0.6)), corner(done, 0.5, 0.38))
    if state == "now":
        return pad(ground(ASKED.but(width=3.4)), 1)
    if worth:
        told = on(BOARD.but(line=GOLD, shadow=0), sized(write(worth[0], WORTH.but(colour=PALE)), high=18))
        return pad(column(told), 3, HEAD_HIGH - 2)
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
