"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from game.presentation import DisplayList
from game.titles.cuba.art import work_faces
from game.titles.cuba.art.inks import (
    BLUE,
    CREAM,
    GOLD,
    GROUP,
    INK,
    INK_2,
    MIDDLE,
    NUMERAL,
    ONE,
    PALE,
    PAPER,
    RED,
    RIGHT,
    SUN,
    TYPE_INK,
    dashes,
    effect,
    name_of,
    short_name,
)
from game.titles.cuba.rules.components import BUILDINGS, MERCHANDISE_IDS, PIECES, SHIPS, SPACES, STATUTES, VOTES
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
    edge = float(size)
    sheet = DisplayList(edge, edge)
    sheet.svg(f"cuba/icons/{kind}", (0, 0, edge, edge))
    return sheet


def crop(rest: str) -> DisplayList:
    """What a field yields, on a small plate; ticked once it was used."""
    kind, _, used = rest.partition(":")
    sheet = DisplayList(19, 19)
    sheet.panel((0, 0, 19, 19), "#FFF8E7", "", 5, 1, 0.88)
    sheet.svg(f"cuba/icons/{kind}", (1.5, 1.5, 16, 16), 90 if used else 255)
    if used:
        sheet.svg("cuba/icons/done", (7, 7, 12, 12))
    return sheet


def house(rest: str) -> DisplayList:
    """A building on the plantation with its name."""
    tile, _, state = rest.partition(":")
    sheet = DisplayList(76, 68)
    sheet.shape('<ellipse cx="24" cy="4" rx="24" ry="4" fill="#5E3A17" fill-opacity=".4"/>', (14, 44, 48, 8), (48, 8))
    sheet.svg(f"cuba/buildings/{tile}", (13, 0, 50, 50))
    sheet.panel((0, 51, 76, 16), GROUP[BUILDINGS[tile].group], "#3A1A10", 3, 1)
    sheet.say((0, 51, 76, 16), short_name(tile), size=11.5, colour="#FFFFFF", face="bold", **MIDDLE)
    if state == "used":
        sheet.svg("cuba/icons/done", (54, 2, 20, 20))
    elif state == "not":
        sheet.svg("shared/icons/lock_red", (56, 2, 16, 16))
    return sheet


def tile(rest: str) -> DisplayList:
    """A house for sale: facade, what it does, its name, its price; what is missing stands in a red box."""
    name, lack, *more = rest.split(":")
    corrected, site = "c" in more, "site" in more
    building = BUILDINGS[name]
    afford = lack == "000"
    sheet = DisplayList(76.4, 65)
    sheet.shape('<ellipse cx="18" cy="3" rx="18" ry="3" fill="#3A1A10" fill-opacity=".4"/>', (0, 31, 36, 6), (36, 6))
    sheet.svg(f"cuba/buildings/{name}", (0, 0, 35, 34))
    sheet.panel((36, 1.5, 40, 31.5), PAPER, "#7A4A2E", 4, 1)
    first, second = effect(name, corrected)
    style = {"size": 11.5, "colour": INK, "face": "bold", **MIDDLE}
    if first:
        sheet.write((36, 2, 40, 16), first, **style)
    sheet.write((36, 16.5 if first else 2, 40, 16 if first else 31), second, **style)
    sheet.panel(
        (0.6, 34.4, 75.2, 30), GROUP[building.group], "#FFF3D2" if afford else "#3A1A10", 4, 1.9 if afford else 1
    )
    sheet.say((0.5, 34.4, 75.4, 16), short_name(name), size=11.5, colour="#FFF8E7", face="bold", **MIDDLE)
    sheet.panel((2.4, 50, 71.6, 13), PAPER, "", 3)
    parts = [(kind, n, int(gap)) for kind, n, gap in zip(RESOURCES, building.cost, lack) if n]
    x = (76.4 - 24 * len(parts)) / 2
    for kind, n, gap in parts:
        sheet.svg(f"cuba/icons/{kind}", (x, 50.3, 12.4, 12.4))
        if gap:
            sheet.panel((x + 13, 50.3, 9.6, 12.4), RED, "", 2.5)
        sheet.write(
            (x + 12.4, 49.6, 10.8, 13.4), str(n), size=11.5, colour="#FFFFFF" if gap else INK, face="bold", **MIDDLE
        )
        x += 24
    if site and not afford:
        _lacking(sheet, parts)
    return sheet


def _lacking(sheet: DisplayList, parts: list[tuple[str, int, int]]) -> None:
    """Over a tile that cannot be paid: a shade, how many of what are missing, a lock."""
    sheet.panel((0.6, 0, 75.2, 64.4), "#1A0F1E", "", 5, 0, 0.42)
    lacks = [(kind, gap) for kind, _, gap in parts if gap]
    for i, (kind, gap) in enumerate(lacks):
        y = 2 + 16 * i if len(lacks) > 1 else 9
        sheet.panel((1, y, 36, 15), RED, "#FFF3D2", 5, 1)
        sheet.write((2, y, 34, 15), f"−{gap}[{kind}]", size=12, colour="#FFFFFF", face="bold", **MIDDLE)
    sheet.svg("shared/icons/lock_red", (60, 48, 15, 15))


_SHIP_SCALE: Final = places.SHIP[0] / 224
HOLD: Final = 28 * _SHIP_SCALE
"""The edge of a hold on a ship in a dock."""


def hold_at(hold: int) -> tuple[float, float]:
    """Where a hold lies on the face of a ship."""
    return (37 + 30.4 * hold) * _SHIP_SCALE, 52 * _SHIP_SCALE


def ship(rest: str) -> DisplayList:
    """A ship: what its holds still want is dashed, what is loaded stands on orange with a tick."""
    name, loaded = rest.split(":")
    w, h = places.SHIP
    k = w / 224
    sheet = DisplayList(w, h)
    sheet.svg(f"cuba/ships/{int(name[-2:]) % 3 + 1}", (0, 0, 224 * k, 92 * k))
    hold = 0
    for kind, wanted, full in zip(MERCHANDISE_IDS, SHIPS[name], loaded):
        for i in range(wanted):
            (x, y), a = hold_at(hold), HOLD
            hold += 1
            if i < int(full):
                sheet.panel((x, y, a, a), SUN, "#3E1D0C", 4, 1.4)
                sheet.svg(f"cuba/icons/{kind}", (x + 1.6, y + 1.6, a - 3.2, a - 3.2))
                sheet.svg("cuba/icons/done", (x + a - 8.5, y + a - 8.5, 12, 12))
            else:
                sheet.panel((x, y, a, a), "#FFF3D2", "#3E1D0C", 4, 1.4)
                sheet.svg(f"cuba/icons/{kind}", (x + 2.6, y + 2.6, a - 5.2, a - 5.2), 185)
                dashes(sheet, (x + 1, y + 1, a - 2, a - 2), "#8A5A2E", 1.1, "3 2.4", 3)
    return sheet


def pawn(rest: str) -> DisplayList:
    """The field hand under a straw hat; smaller, beside a house that it would hide."""
    color, _, beside = rest.partition(":")
    if beside:
        small = DisplayList(64, 60)
        small.svg(f"cuba/icons/pawn_{color}", (0, 0, 30, 30))
        return small
    sheet = DisplayList(44, 44)
    sheet.svg(f"cuba/icons/pawn_{color}", (0, 0, 44, 44))
    return sheet


def mark(color: str) -> DisplayList:
    """A marker on the track of points."""
    sheet = DisplayList(16, 16)
    sheet.svg(f"shared/seats/{color}", (0, 0, 16, 16))
    return sheet


def marker(_: str) -> DisplayList:
    """The black marker on a bonus that was taken."""
    sheet = DisplayList(24, 24)
    sheet.svg("cuba/marker", (0, 0, 24, 24))
    return sheet


# --- the laws --------------------------------------------------------------------------------------


def short_law(card: str) -> tuple[str, str]:
    """A statute in icons; ("", id) where only words will do."""
    data = STATUTES[card]
    if data.type == "tax":
        return ("[house]×1[coin]" if data.per == "building" else f"{data.amount}[coin]"), ""
    if data.type == "duty":
        names = tuple(PIECES[n] for n in data.accepts)
        family = {3: "product" if "citrus" in names else "resource"}.get(len(names), names[0])
        return f"{data.amount}[{family}]", ""
    if data.type == "subsidy":
        icons = {
            "building": "[house]×1[vp]",
            "vacant_resource_field": "[resource]×1[vp]",
            "vacant_product_field": "[product]×1[vp]",
            "water": "[water]×1[vp]",
            "delegate_vote": "[vote]×1[vp]",
        }
        return icons.get(data.per, "3[coin]=1[vp]"), ""
    if data.effect == "market":
        return f"[product] {data.change:+d}".replace("-", "−"), ""
    return "", f"cuba-art-short-{data.effect}"


def _says(sheet: DisplayList, rect: tuple[float, float, float, float], card: str, size: float) -> None:
    icons, words = short_law(card)
    if icons:
        sheet.write(rect, icons, size=size, colour=INK, face="bold", **MIDDLE)
    else:
        sheet.say(rect, words, size=size - 1, colour=INK, face="bold", align="center", lines=2, leading=1.15)


def law(rest: str) -> DisplayList:
    """A statute in force: a tablet between the columns; sealed in the round in which it was made."""
    card, *marks = rest.split(":")
    kind = STATUTES[card].type
    sheet = DisplayList(65, 44)
    sheet.panel((0, 0, 65, 44), "#FFF8E7", "#8A6A3B", 3, 1)
    sheet.panel((0.6, 0.6, 63.8, 16.4), "#7C5A1E", "", 3)
    if "new" in marks:
        sheet.svg("cuba/icons/seal", (-0.5, -1, 18, 18))
    else:
        sheet.write((3, 0, 18, 17), NUMERAL[kind], size=11.5, colour=PALE, face="bold", **ONE)
    sheet.say((13, 0, 51.5, 17), _head(card), size=11.5, colour="#FFFFFF", face="bold", **RIGHT)
    _says(sheet, (1, 17, 63, 27), card, 12.5)
    if "asked" in marks:
        sheet.panel((1, 1, 63, 42), "none", GOLD, 3, 3)
    return sheet


def bill(rest: str) -> DisplayList:
    """A bill: a scroll."""
    card = rest
    kind = STATUTES[card].type
    sheet = DisplayList(69, 43)
    scroll = (
        '<path d="M3 3 H66 L69 39 Q52 43 34 40 T0 39Z" fill="#F3DDAE" stroke="#8A5A2E" stroke-width="1.2"/>'
        '<path d="M2 .6 H67 V6 H2Z" fill="#D9B77C" stroke="#8A5A2E" stroke-width="1"/>'
    )
    sheet.shape(scroll, (0, 0, 69, 43), (69, 43))
    sheet.write((4, 6, 18, 15), NUMERAL[kind], size=11.5, colour="#7C5A1E", face="bold", **ONE)
    sheet.say((14, 6, 53.5, 15), _head(card), size=11.5, colour="#5E3A17", face="bold", **RIGHT)
    _says(sheet, (2, 20, 65, 20), card, 12.5)
    return sheet


def big_law(rest: str) -> DisplayList:
    """A statute in force as it hangs in the chamber."""
    card, _, new = rest.partition(":")
    kind = STATUTES[card].type
    sheet = DisplayList(238, 62)
    sheet.panel((0, 0, 238, 62), "#0C322F", "#3E8A80", 7, 1.2)
    sheet.write((8, 6, 34, 50), NUMERAL[kind], size=20, colour="#F7D08A", face="title", **MIDDLE)
    sheet.say((46, 4, 186, 18), "cuba-art-in-force", size=11.5, colour="#B7CFC4", **ONE)
    sheet.say((46, 22, 186, 36), name_of(card), size=14.5, colour="#FFF3D2", face="bold", lines=2, leading=1.2)
    if new:
        sheet.svg("cuba/icons/seal", (192, 8, 44, 44))
    return sheet


def big_bill(rest: str) -> DisplayList:
    """A bill before parliament, with what it means for whoever looks."""
    card, color, says, n, now, *sealed = rest.split(":")
    kind = STATUTES[card].type
    ink = TYPE_INK[kind]
    sheet = DisplayList(238, 140)
    sheet.shadow((0, 0, 238, 140), 7, 5, 120, 3)
    sheet.panel((0, 0, 238, 140), "#FBF1D8", "#8A5A2E", 7, 1.4)
    sheet.panel((0.8, 0.8, 236.4, 29), ink, "", 6)
    sheet.write((8, 0, 32, 30), NUMERAL[kind], size=17, colour=PALE, face="title", **MIDDLE)
    sheet.say((42, 0, 190, 30), _head(card), size=15.5, colour="#FFFFFF", face="bold", **ONE)
    sheet.shape(
        f'<ellipse cx="31" cy="30" rx="31" ry="29" fill="{ink}" fill-opacity=".16"/>', (8, 38, 62, 60), (62, 60)
    )
    sheet.svg(f"cuba/icons/{_sign(card)}", (16, 45, 46, 46))
    sheet.say((76, 34, 156, 70), f"cuba-art-bill-{card}".replace("_", "-"), size=14, colour=INK, leading=1.35)
    sheet.panel((7, 108, 224, 25), "#EAD9AE", "", 5)
    sheet.svg(f"shared/seats/{color}", (12, 113, 15, 15))
    message = f"cuba-art-means-{says}"
    if says in ("tax", "subsidy") and int(now) < 0:
        message += "-first"
    elif says == "duty":
        message += "-can" if int(n) >= int(now) else "-short"
    sheet.say((32, 108, 196, 25), message, {"n": int(n), "now": int(now)}, size=12.5, colour=INK, **ONE)
    if sealed:
        sheet.svg("cuba/icons/seal", (172, -2, 66, 66))
    return sheet


def _head(card: str) -> str:
    """The message over a law: its type, or for those of slot IV its own short name."""
    kind = STATUTES[card].type
    return f"cuba-art-head-{card}".replace("_", "-") if kind == "other" else f"cuba-art-type-{kind}"


def _sign(card: str) -> str:
    data = STATUTES[card]
    if data.type == "duty":
        return {3: "product" if 0 in data.accepts else "resource"}.get(len(data.accepts), PIECES[data.accepts[0]])
    if data.type in ("tax", "subsidy"):
        per = {"building": "house", "vacant_resource_field": "resource", "vacant_product_field": "product"}
        per |= {"water": "water", "delegate_vote": "vote"}
        return per.get(data.per, "coin")
    return {"drought": "drought", "building": "house", "harbour": "ship", "corruption": "veto"}.get(
        data.effect, "merchandise"
    )


# --- the characters --------------------------------------------------------------------------------


def role(rest: str) -> DisplayList:
    """A character card: votes, bust, what it does (less in a drought), its bonuses; dimmed with the lap once it is played."""
    named, state, *worth = rest.split(":")
    name, _, drought = named.partition("+")
    does = f"{name}-drought" if drought else name
    w, h = 90.0, 152.0
    sheet = DisplayList(w, h)
    sheet.shadow((0, 0, w, h), 7, 4, 110, 2)
    sheet.panel((0, 0, w, h), CREAM, "#8A6A3B", 7, 1.2)
    sheet.panel((0.8, 0.8, w - 1.6, 22), BLUE, "", 6)
    sheet.say((4, 0, w - 5, 23), name_of(name), size=12, colour="#FFFFFF", face="bold", **ONE)
    sheet.svg(f"cuba/roles/{name}", (12, 25, 66, 50))
    sheet.panel((w - 39, 57, 36, 17), "#FFF3D2", BLUE, 8, 1)
    sheet.write((w - 39, 57, 36, 17), f"{VOTES[name]}[vote]", size=12.5, colour=INK, face="bold", **MIDDLE)
    sheet.say((5, 76, w - 10, 48), f"cuba-art-role-{does}", size=11.5, colour=INK, leading=1.22, lines=3, valign="top")
    pairs = [space for space in SPACES if SPACES[space].character == name]
    for i, space in enumerate(pairs):
        gain, amount = SPACES[space].gain, SPACES[space].amount
        icon = {"vp": "vp", "pesos": "coin", "resource_any": "resource"}.get(gain, "product")
        sheet.panel((4 + 42 * i, 125, 40, 22), "#E8DAB6", "#8A6A3B", 4, 1)
        sheet.write((4 + 42 * i, 125, 40, 22), f"{amount}[{icon}]", size=12.5, colour=INK, face="bold", **MIDDLE)
    if not pairs:
        sheet.say((5, 125, w - 10, 22), f"cuba-art-foot-{does}", size=11.5, colour=INK_2, **MIDDLE)
    if state.isdigit() or state == "delegate":
        sheet.panel((0, 0, w, h), "#0B2422", "", 7, 0, 0.6)
        sheet.panel((w / 2 - 34, 48, 68, 26), "#0B2422", SUN, 13, 1.2)
        message = "cuba-art-delegate" if state == "delegate" else "cuba-art-lap-done"
        facts = {"n": int(state)} if state.isdigit() else {}
        sheet.say((w / 2 - 32, 48, 64, 26), message, facts, size=12.5, colour=PALE, face="bold", **MIDDLE)
    elif state == "now":
        sheet.panel((1, 1, w - 2, h - 2), "none", GOLD, 7, 3.4)
    elif worth:
        sheet.panel((3, 24, w - 6, 18), "#0F302E", GOLD, 8, 1.2)
        sheet.write((5, 24, w - 10, 18), worth[0], size=12.5, colour=PALE, face="bold", **MIDDLE)
    return sheet


_FACES: Final[dict[str, Callable[[str], DisplayList]]] = {
    "piece": piece,
    "crop": crop,
    "house": house,
    "tile": tile,
    "ship": ship,
    "pawn": pawn,
    "mark": mark,
    "marker": marker,
    "law": law,
    "bill": bill,
    "lawbig": big_law,
    "billbig": big_bill,
    "role": role,
    **work_faces.FACES,
}
