"""How a hand moves goods and coins: where a card of the layout lies decides from where to where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.engine import Action, View
from game.presentation import Button, Click, Drag, Gesture
from game.titles.anno1701.rules.components import CENTRES, GOLD, GOODS, LANDSCAPES, OF_GOOD, OUTER_SLOTS, SITES
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.paying import paid_from, payer

CENTRE_SLOTS: Final = {"centre_left": "c2_row", "centre_right": "c6_row"}


def me_of(v: View) -> int:
    """The seat on the near shore: the viewer, or the first seat for a spectator."""
    return v.seat or 0


def goods_piece(seat: int, card: str) -> str:
    """The piece that a hand takes hold of: the upright picture of a card that is turned."""
    return f"stock/{seat}/{card}"


def slot_of_card(v: View, seat: int, card: str) -> str:
    """The slot in which a landscape, a warehouse, the ship or a village centre of a seat lies."""
    s: AnnoState = v.state
    side = "me" if seat == me_of(v) else "rival"
    if card in CENTRE_SLOTS:
        return f"{side}/{CENTRE_SLOTS[card]}"
    return f"{side}/{OUTER_SLOTS[s.layout[seat].index(card)]}"


def _gained(die: str) -> Any:
    """A good that is chosen: the landscape is clicked, or what gives it is dropped on it."""

    def ways(v: View, a: Action) -> tuple[Gesture, ...]:
        slot, key = slot_of_card(v, a.seat, a.args[0]), f"gain/{a.args[0]}"
        return (Click(slot), Drag(die, slot), Button(key)) if die else (Click(slot), Button(key))

    return ways


def _harbour(v: View, a: Action) -> tuple[Gesture, ...]:
    give, take = a.args
    return Drag(goods_piece(a.seat, give), slot_of_card(v, a.seat, take)), Click(slot_of_card(v, a.seat, give))


def _lodge(v: View, a: Action) -> tuple[Gesture, ...]:
    return Drag(a.args[0], f"pile/{a.args[1]}"), Click(f"pile/{a.args[1]}")


def _diplomacy(v: View, a: Action) -> tuple[Gesture, ...]:
    mode, landscape, centre = a.args[:3]
    first, last = (centre, landscape) if mode == "gold_to_good" else (landscape, centre)
    return Drag(goods_piece(a.seat, first), slot_of_card(v, a.seat, last)), Click(slot_of_card(v, a.seat, landscape))


def _privilege(v: View, a: Action) -> tuple[Gesture, ...]:
    theirs, own = a.args
    return Drag(goods_piece(1 - a.seat, theirs), slot_of_card(v, a.seat, own)), Click(
        slot_of_card(v, 1 - a.seat, theirs)
    )


def _hunt(v: View, a: Action) -> tuple[Gesture, ...]:
    own = slot_of_card(v, a.seat, a.args[0])
    if len(a.args) > 1:
        return Drag(goods_piece(1 - a.seat, a.args[1]), own), Click(own)
    return Click(own), Drag("die/event", own), Button(f"gain/{a.args[0]}")


def _repair(v: View, a: Action) -> tuple[Gesture, ...]:
    ship = slot_of_card(v, a.seat, "ship")
    return Button("repair"), Drag(goods_piece(a.seat, "forest"), ship), Click(ship)


def _bank(v: View, a: Action) -> tuple[Gesture, ...]:
    """Each card that pays is carried to the one that gains, or to the bank."""
    paying = [
        card for card in dict.fromkeys(a.args[0]) if sorted(paid_from(v.state, a.seat, card)) == sorted(a.args[0])
    ]
    pieces = [goods_piece(a.seat, card) for card in paying]
    slots = (slot_of_card(v, a.seat, a.args[1]), "bank")
    return (*(Drag(piece, slot) for piece in pieces for slot in slots), Button("bank"))


def _offer(v: View, a: Action) -> tuple[Gesture, ...]:
    """One thing for one: the own card goes to the rival's that shows what is wanted."""
    give, wanted = a.args[0], a.args[1]
    if len(give) != 1 or len(wanted) != 1:
        return (Button("offer"),)
    paid = a.args[2] if len(a.args) > 2 else ()
    piece = goods_piece(a.seat, paid[0] if paid else payer(v.state, a.seat, give[0]))
    return Drag(piece, slot_of_card(v, 1 - a.seat, _holder(v, 1 - a.seat, wanted[0]))), Button("offer")


def _holder(v: View, seat: int, kind: str) -> str:
    """The card of a seat that holds most of a kind."""
    s: AnnoState = v.state
    if kind == GOLD:
        return CENTRES[s.gold[2 * seat + 1] > s.gold[2 * seat]]
    return LANDSCAPES[max(OF_GOOD[GOODS.index(kind)], key=lambda k: s.goods[7 * seat + k])]


def _split(v: View, a: Action) -> tuple[Gesture, ...]:
    """A button for every split; where only one village pays or gains, a click on it."""
    s: AnnoState = v.state
    ways: list[Gesture] = [Button(f"split/{a.args[0]}")]
    if s.phase != "voyage" and 0 in a.args[:2]:
        ways.append(Click(slot_of_card(v, a.seat, CENTRES[a.args[0] == 0])))
    return tuple(ways)


def _theatre(v: View, a: Action) -> tuple[Gesture, ...]:
    """A click on the village that pays, or its coin carried to the card or to a theatre."""
    s: AnnoState = v.state
    piece = goods_piece(a.seat, a.args[0])
    theatres = [site for site, card in zip(SITES, s.sites[a.seat]) if card.startswith("theatre")]
    drags = (Drag(piece, slot) for slot in ("discard", *(f"me/{site}" for site in theatres)))
    return (Click(slot_of_card(v, a.seat, a.args[0])), *drags)


def _voyage(v: View, a: Action) -> tuple[Gesture, ...]:
    ship = slot_of_card(v, a.seat, "ship")
    if a.args[0]:
        return tuple(Drag(a.args[0][0], slot) for slot in (ship, "voyage_deck"))
    return Button("voyage"), Click("voyage_deck"), Drag(goods_piece(a.seat, "ship"), "voyage_deck"), Click(ship)


def _search(v: View, a: Action) -> tuple[Gesture, ...]:
    return Drag(goods_piece(a.seat, a.args[1]), f"pile/{a.args[0]}"), Button(f"search/{a.args[0]}")


HANDS: Final[dict[str, Callable[[View, Action], Sequence[Gesture]]]] = {
    "choose_production_target": _gained("die/number"),
    "guild_choose": _gained("die/number"),
    "queen_choose": _gained("die/event"),
    "inventor_choose": _gained(""),
    "harbour_exchange": _harbour,
    "lodge_swap": _lodge,
    "diplomacy": _diplomacy,
    "privilege_take": _privilege,
    "hunt_take": _hunt,
    "repair_ship": _repair,
    "bank_trade": _bank,
    "offer_trade": _offer,
    "theatre_cancel": _theatre,
    "start_voyage": _voyage,
    "search_pile": _search,
    "pay_gold": _split,
    "place_gold": _split,
}
"""The kinds whose slots follow the cards of a settlement."""
