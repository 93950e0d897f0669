"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
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
from game.presentation.parts import dashes
from game.titles.cuba.art import law_faces, work_faces
from game.titles.cuba.art.inks import (
    BARK,
    BLUE,
    EDGE,
    GOLD,
    GROUP,
    INK,
    INK_2,
    PALE,
    PLATE,
    RED,
    SLIP,
    SUN,
    TAG,
    WHITE,
    WORTH,
    effect,
    name_of,
    short_name,
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
    yielded = on(Ground("#FFF8E7", "", 5, 1, 0.88), picture(f"cuba/icons/{kind}", alpha=90 if used else 255), 1.5)
    return laid(over(yielded, corner(icon("cuba/icons/done", 12), 1, 1) if used else None), CROP, CROP)


CROP: Final = 19.0
"""The edge of the plate of a field."""


def house(rest: str) -> DisplayList:
    """A building on the plantation with its name."""
    tile, _, state = rest.partition(":")
    plate = on(Ground(GROUP[BUILDINGS[tile].group], BARK, 3, 1), sized(say(short_name(tile), PLATE), high=16))
    sign = {"used": icon("cuba/icons/done", 20), "not": icon("shared/icons/lock_red", 16)}.get(state)
    facade = over(pad(shade(48), 0, 44, 0, -1), column(icon(f"cuba/buildings/{tile}", 50), blank()))
    return laid(over(column(facade, plate, gap=0), corner(sign, inset=2) if sign else None), 76, 68)


def shade(wide: float) -> Block:
    """What lies in the shade of a house so wide."""
    return icon("cuba/shade", wide, wide / 6)


def tile(rest: str) -> DisplayList:
    """A house for sale: facade, what it does, its name, its price; what is missing stands in a red box."""
    name, lack, *more = rest.split(":")
    building, afford = BUILDINGS[name], lack == "000"
    does = [write(line, PLATE.but(colour=INK)) for line in effect(name, "c" in more) if line]
    facade = over(pad(shade(36), 0, 31, 0, -3), icon(f"cuba/buildings/{name}", 35, 34))
    tag = pad(on(TAG.but(line="#7A4A2E"), column(*does, gap=-2, along="middle")), 0, 1.5)
    costs = [(kind, n, int(gap)) for kind, n, gap in zip(RESOURCES, building.cost, lack) if n]
    price = on(TAG.but(radius=3), row(*(_cost(*cost) for cost in costs), gap=1, along="middle"))
    plate = Ground(GROUP[building.group], "#FFF3D2" if afford else BARK, 4, 1.9 if afford else 1)
    door = pad(sized(say(short_name(name), PLATE), high=14), -1.8, 0)
    foot = on(plate, column(door, sized(price, high=13), gap=1), 2, 1)
    drawn = over(column(sized(row(facade, tag, gap=1), high=34), foot, gap=0))
    return laid(over(drawn, _lacking(costs) if "site" in more and not afford else None), 76.4, 65)


def _cost(kind: str, n: int, gap: int) -> Block:
    number = sized(write(n, PLATE.but(colour=WHITE if gap else INK)), 10)
    return row(icon(f"cuba/icons/{kind}", 12.4), on(Ground(RED, "", 2.5), number) if gap else number, gap=0.6)


def _lacking(costs: list[tuple[str, int, int]]) -> Block:
    """Over a tile that cannot be paid: a shade, how many of what are missing, a lock."""
    lacks = [(kind, gap) for kind, _, gap in costs if gap]
    red = Ground(RED, "#FFF3D2", 5, 1)
    boxes = [sized(on(red, write(f"−{gap}[{kind}]", WORTH.but(size=12, colour=WHITE))), 36, 15) for kind, gap in lacks]
    missing = pad(column(*boxes, gap=1, along="start" if len(boxes) > 1 else "middle"), 1, 2, 39, 32)
    veil = pad(on(Ground("#1A0F1E", "", 5, 0, 0.42), blank()), 0.6, 0)
    return over(veil, missing, corner(icon("shared/icons/lock_red", 15), 1, 1, 1.5))


_SHIP_SCALE: Final = places.SHIP[0] / 224
HOLD: Final = 28 * _SHIP_SCALE
"""The edge of a hold on a ship in a dock."""


def hold_at(hold: int) -> tuple[float, float]:
    """Where a hold lies on the face of a ship."""
    return (37 + 30.4 * hold) * _SHIP_SCALE, 52 * _SHIP_SCALE


def ship(rest: str) -> DisplayList:
    """A ship: what its holds still want is dashed, what is loaded stands on orange with a tick."""
    name, loaded = rest.split(":")
    sheet = laid(column(icon(f"cuba/ships/{int(name[-2:]) % 3 + 1}", 224 * _SHIP_SCALE, 92 * _SHIP_SCALE)))
    sheet.size = places.SHIP
    cargo = [
        (kind, i < int(full)) for kind, wanted, full in zip(MERCHANDISE_IDS, SHIPS[name], loaded) for i in range(wanted)
    ]
    for hold, (kind, full) in enumerate(cargo):
        sheet.place(laid(_full(kind) if full else _wanted(kind), HOLD, HOLD), *hold_at(hold))
    return sheet


def _full(kind: str) -> Block:
    there = on(Ground(SUN, "#3E1D0C", 4, 1.4), picture(f"cuba/icons/{kind}"), 1.6)
    return over(there, corner(icon("cuba/icons/done", 12), 1, 1, -3.5))


def _wanted(kind: str) -> Block:
    there = on(Ground("#FFF3D2", "#3E1D0C", 4, 1.4), picture(f"cuba/icons/{kind}", alpha=185), 2.6)
    return over(there, pad(dashes("#8A5A2E", 3, 1.1), 1))


def pawn(rest: str) -> DisplayList:
    """The field hand under a straw hat; smaller, beside a house that it would hide."""
    color, _, beside = rest.partition(":")
    hand = f"cuba/icons/pawn_{color}"
    return laid(over(corner(icon(hand, 30), 0, 0)), 64, 60) if beside else laid(icon(hand, 44))


def mark(color: str) -> DisplayList:
    """A marker on the track of points."""
    return laid(icon(f"shared/seats/{color}", 16))


def marker(_: str) -> DisplayList:
    """The black marker on a bonus that was taken."""
    return laid(icon("cuba/marker", 24))


# --- the characters --------------------------------------------------------------------------------


def role(rest: str) -> DisplayList:
    """A character card: votes, bust, what it does (less in a drought), its bonuses; dimmed with the lap once it is played."""
    named, state, *worth = rest.split(":")
    name, _, drought = named.partition("+")
    does = f"{name}-drought" if drought else name
    votes = on(Ground("#FFF3D2", BLUE, 8, 1), sized(write(f"{VOTES[name]}[vote]", WORTH), 36, 17))
    bust = over(icon(f"cuba/roles/{name}", 66, 50), corner(votes, 1, 1, 1))
    text = SAYS.but(lines=3, valign="top")
    spaces = [_space(SPACES[space].gain, SPACES[space].amount) for space in SPACES if SPACES[space].character == name]
    foot = row(*spaces, gap=2) if spaces else say(f"cuba-art-foot-{does}", PLATE.but(colour=INK_2, face="body"))
    card = column(
        on(Ground(BLUE, "", 6), say(name_of(name), PLATE.but(size=12, align="left")), 4, 0.8),
        sized(bust, high=51),
        pad(sized(say(f"cuba-art-role-{does}", text), high=48), 4, 0),
        pad(sized(foot, high=22), 3, 0),
        gap=1,
    )
    return laid(over(on(SLIP.but(shadow=110), card, 0.8), _standing(state, worth)), *CARD)


CARD: Final = (90.0, 152.0)
SAYS: Final = PLATE.but(colour=INK, face="body", align="left", leading=1.22)


def _space(gain: str, amount: int) -> Block:
    sign = {"vp": "vp", "pesos": "coin", "resource_any": "resource"}.get(gain, "product")
    return on(Ground("#E8DAB6", EDGE, 4, 1), sized(write(f"{amount}[{sign}]", WORTH), 40))


def _standing(state: str, worth: list[str]) -> Block | None:
    """What lies over a character: that it was played, that it is at work, what it is worth."""
    if state.isdigit() or state == "delegate":
        message = "cuba-art-delegate" if state == "delegate" else "cuba-art-lap-done"
        facts: dict[str, Any] = {"n": int(state)} if state.isdigit() else {}
        done = on(Ground("#0B2422", SUN, 13), sized(say(message, WORTH.but(colour=PALE), facts), 68, 26))
        return over(on(Ground("#0B2422", "", 7, 0, 0.6), blank()), corner(done, 0.5, 0.38))
    if state == "now":
        return pad(on(Ground("none", GOLD, 7, 3.4), blank()), 1)
    if worth:
        told = on(Ground("#0F302E", GOLD), sized(write(worth[0], WORTH.but(colour=PALE)), high=18))
        return pad(column(told), 3, 24)
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
