"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from game.engine import View
from game.presentation import DisplayList
from game.titles.cultus.art.inks import GROUND, MOON, NIGHT_2, SHEETS
from game.titles.cultus.rules.components import BONUS_VP, CELLS, CENTER, INCOME, KINDS, MONUMENT_CARDS
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.placement import color_of, seat_color

CARD: Final = 104.0


def tile(kind: int, variety: int = 0) -> str:
    """The drawing of a square; ``variety`` 1 is its sister with lit windows and smoke."""
    return f"cultus/tiles/{KINDS[kind]}{'_b' if variety else ''}"


@lru_cache(512)
def face(key: str) -> DisplayList:
    """A piece in its natural size, from a key such as "card:c07" or "pawn:blue"."""
    kind, _, rest = key.partition(":")
    return _FACES[kind](rest)


def construction(rest: str) -> DisplayList:
    """A construction card: four squares, a dark rim, round corners; turned by half "c07:180" in the other order."""
    card, _, turn = rest.partition(":")
    half = CARD / 2 - 1.6
    kinds = enumerate(CELLS[card][:: -1 if turn else 1])
    tiles = [{"tile": tile(kind), "x": 1.6 + half * (i % 2), "y": 1.6 + half * (i // 2)} for i, kind in kinds]
    return SHEETS.draw("construction", tiles=tiles, half=half)


def pile(count: str) -> DisplayList:
    """A pile as high as it has cards: the top one with its number, the edges of the others under it."""
    sheet = DisplayList(66, 38)
    under = min(6, int(count)) - 1
    for i in range(under):
        sheet.panel((0, 13 - 2.6 * i, 66, 25), "#2B1D4F" if i % 2 else "#3D2C6B", "#7C68B8", 4, 1)
    SHEETS.add(sheet, "pile_top", {"count": count}, 0, 13 - 2.6 * under)
    return sheet


def income(rest: str) -> DisplayList:
    """An income card: its pair of icons and the number of its slot between them."""
    card, slot = rest.split(":")
    a, b = (KINDS[kind] for kind in INCOME[card])
    return SHEETS.draw("income", a=a, b=b, slot=slot)


def monument_facts(card: str) -> dict[str, Any]:
    """A monument card: its kind, the icon of its bonus, and the icon that it permits ("": none)."""
    data = MONUMENT_CARDS[card]
    permit = KINDS[data.permit] if data.permit is not None else ""
    return {"card": card, "kind": data.kind, "bonus": KINDS[data.bonus], "permit": permit}


def monument_card(rest: str) -> DisplayList:
    """A monument card: what it lets you do, and what it pays for around the new monument."""
    card, _, size = rest.partition(":")
    h, art = (118.0, 34.0) if size == "small" else (136.0, 44.0)
    facts = monument_facts(card)
    power = "reconstruction" if facts["permit"] else facts["kind"]
    places = {"h": h, "art": art, "middle": 27 + art / 2, "top": 28 + art, "room": h - 54 - art, "foot": h - 25}
    sheet = DisplayList(101, h)
    SHEETS.add(sheet, "monument_card", {**facts, **places, "power": power, "vp": BONUS_VP})
    return sheet


def deck(rest: str) -> DisplayList:
    """The rest of the monument cards, face down, with their number."""
    count, _, size = rest.partition(":")
    w, h = (80.0, 118.0) if size == "small" else (82.0, 128.0)
    sheet = DisplayList(w, h)
    for i in range(min(3, int(count)) - 1, -1, -1):
        sheet.panel((2.4 * i, 2.4 * i, w - 6, h - 6), "#2B1D4F", MOON, 5, 1.2)
    sheet.svg("cultus/box", (1.4, 1.4, w - 8.8, h - 8.8))
    sheet.panel((w / 2 - 20, h - 34, 34, 22), "#120926", MOON, 11, 1.2)
    sheet.write((w / 2 - 20, h - 34, 34, 22), count, size=14, face="bold", align="center", lines=1)
    return sheet


def monument(rest: str) -> DisplayList:
    """A monument, to the lower right so that the mark of its square stays free; "blue:2" tells that two stand there, a
    "+" at the end that a pawn stands at its left."""
    color, _, count = rest.rstrip("+").partition(":")
    return SHEETS.draw("monument", color=color, count=count, beside=rest.endswith("+"))


def pawn(rest: str) -> DisplayList:
    """A pawn; "blue:beside" is a smaller one at the left of a monument."""
    color, _, beside = rest.partition(":")
    return SHEETS.draw("pawn", color=color, beside=beside)


_FACES: Final[dict[str, Callable[[str], DisplayList]]] = {
    "card": construction,
    "back": lambda size: SHEETS.draw("small_back" if size else "back"),
    "pile": pile,
    "income": income,
    "coin": lambda slot: SHEETS.draw("coin"),
    "mon": monument_card,
    "deck": deck,
    "monument": monument,
    "pawn": pawn,
    "medal": lambda color: SHEETS.draw("medal", color=color),
    "cube": lambda color: SHEETS.draw("cube", color=color),
    "stock": lambda color: SHEETS.draw("stock", color=color),
}


def picture(v: View, size: float) -> DisplayList:
    """The town with its monuments and pawns, from what everybody may see; small, the squares are flat colours."""
    s: CultusState = v.state
    sheet = DisplayList(size, size)
    sheet.panel((0, 0, size, size), "#120926", MOON, 4, 1.4)
    flat = size < 100
    edge = 2.5 if flat else 4.0
    q = (size - 2 * edge) / 8
    for square, kind in enumerate(s.cells):
        place = (edge + q * (square % 8), edge + q * (square // 8), q, q)
        if kind >= 0 and not flat:
            sheet.svg(tile(kind), place)
        else:
            sheet.panel(place, GROUND[KINDS[kind]] if kind >= 0 else NIGHT_2, "", 0)
    row, col = divmod(min(CENTER), 8)
    sheet.panel((edge + col * q, edge + row * q, 2 * q, 2 * q), "none", MOON, 1, max(1.0, q / 16))
    standing = [(f"monument_{color_of(s, monument)}", square) for monument, square in s.monuments.items()]
    standing += [(f"pawn_{seat_color(s, seat)}", square) for seat, square in enumerate(s.pawn) if square >= 0]
    big = q * (0.9 if flat else 0.78)
    for piece, square in standing:
        x, y = edge + q * (square % 8) + (q - big) / 2, edge + q * (square // 8) + (q - big) / 2
        sheet.svg(f"cultus/pieces/{piece}", (x, y, big, big))
    return sheet
