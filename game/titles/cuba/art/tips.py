"""What hovering a thing says, and what it looks like held close."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList, Tip
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.titles.cuba.art import faces, inks, law_faces
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.board import FIELDS, kind_of
from game.titles.cuba.rules.economy import buy_price, sell_price
from game.titles.cuba.rules.harbour import in_pile
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import seen
from game.titles.cuba.table.meaning import is_altered, meaning
from game.titles.cuba.table.placement import docked, empty


def tip(v: View, target: str) -> Tip | None:
    """The name of a piece, slot or place, and what it is for."""
    s: CubaState = v.state
    what, _, rest = target.partition("/")
    name = rest.split("/")[0]
    if what in _TOWN and seen.scene_of(v) in ("market", "street"):
        return None  # The square or the street stands before it.
    if what == "phase":
        return Tip(inks.message("art-part", rest))
    if what in box.NUMBER:
        return _piece(s, seen.me_of(v), what)
    if what in ("market", "supply", "stall", "foot", "price", "yard") and name in box.NUMBER:
        return _piece(s, seen.me_of(v), name)
    if what == "next" and rest.split("/")[1] in box.NUMBER:
        return _piece(s, seen.me_of(v), rest.split("/")[1])
    if what in ("tile", "sold", "lot") and name in box.BUILDINGS:
        return Tip(inks.name_of(name), inks.text_of(name), rule="6")
    if what == "card" and name in box.CHARACTERS:
        return Tip(inks.name_of(name), inks.text_of(name), rule="5.9")
    if what in ("field", "house", "crop", "front", "street") and name in FIELDS:
        return _field(s, seen.me_of(v), name)
    if what in box.SHIPS:
        return _ship(s, what)
    if what == "dock" and name in box.DOCKS:
        facts = {"n": box.DOCK_VP[box.DOCKS.index(name)]}
        return Tip(inks.name_of(name), "cuba-art-tip-dock", facts, "3.5")
    if what in box.TYPES or (what in ("law", "bill") and name in box.TYPES):
        number = box.TYPES.index(name or what)
        card = s.statutes[number] if what == "law" else s.bills[number]
        if not card:
            return Tip(
                f"cuba-art-type-{box.TYPES[number]}",
                f"cuba-art-tip-no-{'law' if what == 'law' else 'bill'}",
                rule="5.3",
            )
        return Tip(inks.name_of(card), inks.law_of(card), rule="6.9")
    if what in ("space", "marker") and name in box.SPACES:
        taken = "taken" if name in s.marked else "free"
        return Tip(inks.name_of(name), f"cuba-art-tip-space-{taken}", rule="3.3")
    if what in ("pile", "sea"):
        return Tip("cuba-name-ship-pile", "cuba-art-tip-pile", {"n": len(in_pile(s))}, "3.5")
    if target in _ALIKE:
        return tip(v, _ALIKE[target])
    if what in _PLAIN:
        return Tip(f"cuba-art-tip-{what}", f"cuba-art-tip-{what}-text", rule=_PLAIN[what])
    return None


_TOWN = frozenset({"dock", "law", "bill", "lot", "sea", "pile"})
_PLAIN = {
    "pawn": "5.9",
    "score": "3.10",
    "purse": "",
    "points": "",
    "veto": "6.5",
    "start-player": "5.5",
    "courtyard": "2",
    "houses": "3.8",
}
_ALIKE = {"coin": "purse", "house": "houses"}
"""Icons on the plates of others, and what they speak of."""


def _piece(s: CubaState, me: int, kind: str) -> Tip:
    number = box.NUMBER[kind]
    facts = {"own": s.own(me, number), "supply": s.supply[number]}
    if kind not in box.MERCHANDISE_IDS:
        return Tip(inks.name_of(kind), "cuba-art-tip-resource", facts)
    facts |= {"count": s.market[number], "buy": buy_price(s, number), "sell": sell_price(s, number)}
    return Tip(inks.name_of(kind), "cuba-art-tip-merchandise", facts, "3.4")


def _field(s: CubaState, me: int, field: str) -> Tip | None:
    at = FIELDS.index(field)
    building = s.building_at(me, at)
    if building:
        return Tip(inks.name_of(building), inks.text_of(building), rule="6")
    if not s.sides[me]:
        return None
    kind = kind_of(s.sides[me], at)
    text = "cuba-text-printed-warehouse" if kind == "printed_warehouse" else "cuba-art-tip-field"
    return Tip(inks.name_of(kind), text, rule="5.9")


def _ship(s: CubaState, ship: str) -> Tip:
    wanted = "".join(f"[{kind}]" * n for kind, n in zip(box.MERCHANDISE_IDS, box.SHIPS[ship]))
    return Tip(inks.name_of(ship), "cuba-art-tip-ship", {"wanted": wanted}, "3.5")


def zoom(v: View, target: str) -> DisplayList | None:
    """A building, a ship, a character or a law held close."""
    s: CubaState = v.state
    what, _, rest = target.partition("/")
    name = rest.split("/")[0]
    if what in ("tile", "sold") and name in box.BUILDINGS:
        return building(name, is_altered(s, name))
    if what in ("house", "front") and name in FIELDS and (found := s.building_at(seen.me_of(v), FIELDS.index(name))):
        return building(found, is_altered(s, found))
    if what in box.SHIPS:
        return _grown(faces.face(docked(s, s.docks.index(what)) if what in s.docks else empty(what)), 1.8)
    if what == "card" and name in box.CHARACTERS:
        return _grown(faces.face(f"role:{name}:hand"), 2)
    if what in box.TYPES or (what == "law" and name in box.TYPES):
        number = box.TYPES.index(name or what)
        card = s.statutes[number] if what == "law" else s.bills[number]
        if card:
            seat = seen.me_of(v)
            if what == "law":
                return statute(card)
            says = ":".join(map(str, meaning(s, seat, card)))
            return _grown(law_faces.big_bill(f"{card}:{seen.color_of(v, seat)}:{says}"), 1.3)
    return None


def _grown(sheet: DisplayList, scale: float) -> DisplayList:
    return lay.laid(lay.drawn(sheet, scale))


def _held(name: str, ink: str, told: Block, high: float) -> DisplayList:
    """Something held close: its name on a band, and what is told of it."""
    band = lay.sized(
        lay.on(
            inks.SLIP.but(fill=ink, line=""), lay.say(inks.name_of(name), inks.NAME.but(colour=inks.WHITE)), inks.PAD, 0
        ),
        high=31,
    )
    return lay.laid(lay.on(inks.SLIP.but(width=1.4), lay.column(band, told, gap=0), 1), 300, high)


def statute(card: str) -> DisplayList:
    """A law with its full text. 300 x 120."""
    text = lay.say(inks.law_of(card), inks.FIGURE.but(colour=inks.INK, lines=0))
    return _held(card, inks.TYPE_INK[box.STATUTES[card].type], lay.pad(text, inks.PAD, inks.INSET), 120)


def building(tile: str, corrected: bool = False) -> DisplayList:
    """A building with its full text and price. 300 x 170."""
    data = box.BUILDINGS[tile]
    does = lay.write(" ".join(inks.effect(tile, corrected)).strip(), inks.BIG.but(colour=inks.INK))
    text = lay.say(inks.text_of(tile), inks.TOLD.but(colour=inks.INK_2))
    told = lay.row(
        lay.icon(f"cuba/buildings/{tile}", 84), lay.column(lay.sized(does, high=inks.HEAD_HIGH), text, gap=0)
    )
    cost = "   ".join(f"{n} [{kind}]" for kind, n in zip(faces.RESOURCES, data.cost) if n)
    price = lay.sized(lay.on(Ground("#E8DAB6", "", 6), lay.write(cost, inks.WORTH.but(size=17))), high=30)
    return _held(tile, inks.GROUP[data.group], lay.pad(lay.column(told, price, gap=3), inks.PAD, inks.INSET), 170)
