"""What a drop or a click may mean, legal or not: what is not legal tells its reason by it."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import PieceId, SlotId
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.actions.base import PLACES
from game.titles.anno1701.rules.actions.final import LEADERS
from game.titles.anno1701.rules.economy import default_pay, ways_to_pay
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.asks import GAINS
from game.titles.anno1701.table.hands import CENTRE_SLOTS, me_of, slot_of_card
from game.titles.anno1701.table.paying import paid_from, payer
from game.titles.anno1701.table.placing import price

Card = tuple[int, str]
"""A card of a settlement: the seat and its id."""

_TAKEN: Final = ("take_from_pile", "spy_take")
"""Kinds that take one of the cards that lie open into the hand."""


def candidates(v: View, piece: PieceId, slot: SlotId) -> list[Action]:
    """What this drop could mean, or without a slot this click, legal or not, the best guess first."""
    s: AnnoState = v.state
    if not s.pending:
        return []
    seat = v.seat if v.seat in s.pending[-1].seats else s.pending[-1].seats[0]
    if slot in ("", "me/hand") and piece in box.ERA_CARDS and piece not in s.hands[seat]:
        return [Action(kind, seat, (piece,)) for kind in s.pending[-1].kinds if kind in _TAKEN]
    if not slot:
        return _clicked(v, seat, piece)
    if piece in box.ERA_CARDS:
        return _card_on(v, seat, piece, slot)
    held = _held(piece)
    if held is not None:
        return _stock_on(v, seat, held, slot)
    kind, _, thing = piece.partition("/")
    side, _, place = slot.partition("/")
    if kind == "rank" and side in ("me", "rival") and place != "hand":
        return [Action("upgrade", seat, (place if side == "me" else f"rival_{place}", thing))]
    if kind == "pile" and slot == "me/hand":
        first = s.pending[-1].key == "choose_first_pile"
        return [Action("choose_first_pile" if first else "draw_card", seat, (thing,))]
    if kind == "die":
        return _die_on(v, seat, slot)
    if kind == "answer" and slot == "me/ship":
        return _chosen_at_sea(s, seat, piece)
    if piece == "purse" and slot == "pirate":
        return [Action("pay_tribute", seat, tribute(s, seat))]
    if piece == "voyage_deck" and slot == "next":
        return [Action("reveal_voyage_card", seat)]
    return []


# --- cards of the hand -----------------------------------------------------------------------------


def _card_on(v: View, seat: int, card: str, slot: SlotId) -> list[Action]:
    s: AnnoState = v.state
    side, _, place = slot.partition("/")
    if card in s.hands[seat] and card in LEADERS and slot in ("voyage_deck", slot_of_card(v, seat, "ship")):
        return [Action("start_voyage", seat, ((card,),)), Action("play_action", seat, (card,))]
    if side in ("me", "rival") and place in (
        *box.SITES,
        *box.OUTER_SLOTS,
        *box.PEOPLE,
        *CENTRE_SLOTS.values(),
        "c4_row",
    ):
        wanted = place if side == "me" else f"rival_{place if place in box.SITES else box.SITES[0]}"
        if card in s.sites[seat]:
            return [Action("rearrange_building", seat, (card, wanted))]
        return [Action("build", seat, (card, wanted))] if card in s.hands[seat] else []
    if card not in s.hands[seat]:
        return []
    if slot == "discard":
        return [Action("play_action", seat, (card,))]
    if side == "pile":
        kind = "lodge_swap" if s.pending[-1].key == "lodge" else "exchange_card"
        return [Action(kind, seat, (card, place))]
    return [Action("start_voyage", seat, ((card,),))] if slot == "voyage_deck" else []


# --- goods and coins -------------------------------------------------------------------------------


def _held(piece: PieceId) -> Card | None:
    """The card of a settlement that a piece is the picture of."""
    kind, _, rest = piece.partition("/")
    seat, _, card = rest.partition("/")
    return (int(seat), card) if kind in ("stock", "frame") else None


def _card_at(v: View, slot: SlotId) -> Card | None:
    """The landscape, warehouse, ship or centre that lies in a slot."""
    s: AnnoState = v.state
    side, _, place = slot.partition("/")
    if side not in ("me", "rival"):
        return None
    owner = me_of(v) if side == "me" else 1 - me_of(v)
    for centre, where in CENTRE_SLOTS.items():
        if place == where:
            return owner, centre
    return (owner, s.layout[owner][box.OUTER_SLOTS.index(place)]) if place in box.OUTER_SLOTS else None


def _stock_on(v: View, seat: int, held: Card, slot: SlotId) -> list[Action]:
    s: AnnoState = v.state
    owner, card = held
    there = _card_at(v, slot)
    side, _, place = slot.partition("/")
    if there is not None:
        return _card_to_card(s, seat, held, there)
    if owner != seat:
        return []
    if slot == "bank":
        return _bank(s, seat, card, PLACES)
    if side == "pile":
        return [Action("search_pile", seat, (place, card))]
    theatre = side == "me" and place in box.SITES and s.sites[seat][box.SITES.index(place)].startswith("theatre")
    if slot == "discard" or theatre:
        return [Action("theatre_cancel", seat, (card,))]
    return [Action("start_voyage", seat, ((),))] if slot == "voyage_deck" and card == "ship" else []


def _card_to_card(s: AnnoState, seat: int, held: Card, there: Card) -> list[Action]:
    (owner, card), (taker, to) = held, there
    if held == there:
        return []
    if owner != seat:
        if taker != seat:
            return []
        robbed = [Action("privilege_take", seat, (card, to)), Action("hunt_take", seat, (to, card))]
        wanted = (kind_of(card),) if card != "ship" else ()
        return [*robbed, Action("offer_trade", seat, ((), wanted))]
    if "ship" in (card, to):
        if to != "ship" or taker != seat:
            return []
        return [Action("repair_ship", seat, () if card == "forest" else (card,))]
    if taker != seat:
        given = (card,) if card in PLACES else ()
        kinds = (kind_of(card),), (kind_of(to),)
        usual = card in PLACES and card == payer(s, seat, kinds[0][0])
        return [Action("offer_trade", seat, kinds if usual else (*kinds, given, ()))]
    found = []
    if card in box.CENTRES or to in box.CENTRES:
        mode = "gold_to_good" if card in box.CENTRES else "good_to_gold"
        landscape, centre = (to, card) if card in box.CENTRES else (card, to)
        found.append(Action("diplomacy", seat, (mode, landscape, centre)))
    else:
        found.append(Action("harbour_exchange", seat, (card, to)))
    return [*found, *_bank(s, seat, card, (to,))]


def _bank(s: AnnoState, seat: int, card: str, takes: tuple[str, ...]) -> list[Action]:
    """Three from a card, or from it and the other of its good, for each of these."""
    give = paid_from(s, seat, card)
    return [Action("bank_trade", seat, (give, take)) for take in takes if take != card] if give else []


# --- dice and the sea ------------------------------------------------------------------------------


def _die_on(v: View, seat: int, slot: SlotId) -> list[Action]:
    if slot == "sea":
        return [Action("roll_dice", seat)]
    if slot == "pirate":
        return [Action("fight", seat)]
    there = _card_at(v, slot)
    return _gained(v.state, seat, there[1]) if there is not None and there[0] == seat else []


def _gained(s: AnnoState, seat: int, card: str) -> list[Action]:
    """The good that is asked for, onto this card."""
    return [Action(kind, seat, (card,)) for kind in s.pending[-1].kinds if kind in GAINS or kind == "flotsam_choose"]


def tribute(s: AnnoState, seat: int) -> tuple[int, int]:
    """How a tribute is shared between the villages that is not shared otherwise."""
    card = box.VOYAGE[s.revealed[-1]] if s.revealed else None
    return default_pay(s, seat, card.tribute if card is not None else 0)


def _chosen_at_sea(s: AnnoState, seat: int, piece: PieceId) -> list[Action]:
    _, thing, *paid = piece.split("/")
    key = s.pending[-1].key
    if key == "luxury":
        return [Action("choose_luxury", seat, (thing,))]
    if key == "flotsam":
        return [Action("flotsam_choose", seat, (thing,))]
    if key != "trader":
        return []
    coins = tuple(map(int, paid[0].split("-"))) if paid else default_pay(s, seat, price(s, thing))
    return [Action("buy_at_sea", seat, (thing, *coins))]


def _bought(s: AnnoState, seat: int, thing: str) -> list[Action]:
    """Every way to pay for what lies there but once."""
    if s.pending[-1].key != "trader" or thing not in box.LANDSCAPES:
        return []
    return [Action("buy_at_sea", seat, (thing, *coins)) for coins in ways_to_pay(s, seat, price(s, thing))]


# --- clicks ----------------------------------------------------------------------------------------


def _clicked(v: View, seat: int, target: str) -> list[Action]:
    """What a click on a piece or a slot could mean."""
    s: AnnoState = v.state
    kind, _, rest = target.partition("/")
    card = _held(target) or _card_at(v, target)
    if card is not None:
        return _card_clicked(s, seat, *card)
    if kind == "answer":
        return list(dict.fromkeys([*_chosen_at_sea(s, seat, target), *_bought(s, seat, rest)]))
    if kind == "pile" and rest in box.PILES:
        first = s.pending[-1].key == "choose_first_pile"
        return [Action("choose_first_pile" if first else "draw_card", seat, (rest,))]
    if kind == "person" or (kind == "me" and rest in box.PEOPLE):
        owner, _, place = rest.partition("/") if kind == "person" else (str(me_of(v)), "", rest)
        if int(owner) != seat:
            return []
        level = s.people[4 * seat + box.PEOPLE.index(place)]
        return [Action("upgrade", seat, (place, box.RANK_IDS[min(level + 1, len(box.RANK_IDS) - 1)]))]
    if target == "voyage_deck":
        return [Action("reveal_voyage_card" if s.phase == "voyage" else "start_voyage", seat, *_alone(s))]
    if target in ("dice/number", "dice/event") and s.pending[-1].key == "roll":
        return [Action("roll_dice", seat)]
    if target in ("met", "pirate") and s.pending[-1].key == "pirates":
        return [Action("fight", seat)]
    if target in box.ERA_CARDS and target in s.hands[seat]:
        return [Action("play_action", seat, (target,))] if target not in LEADERS else _leader(seat, target)
    return []


def _alone(s: AnnoState) -> tuple[tuple[tuple[str, ...]], ...]:
    return () if s.phase == "voyage" else (((),),)


def _leader(seat: int, card: str) -> list[Action]:
    return [Action("play_action", seat, (card,)), Action("start_voyage", seat, ((card,),))]


def _card_clicked(s: AnnoState, seat: int, owner: int, card: str) -> list[Action]:
    if owner != seat:
        return [Action("privilege_take", seat, (card, to)) for to in _same_good(card)]
    if card == "ship":
        return [Action("repair_ship", seat), Action("start_voyage", seat, ((),))]
    found = _gained(s, seat, card)
    if card in box.CENTRES:
        return [*found, *_shared(s, seat, card), Action("theatre_cancel", seat, (card,))]
    if s.pending[-1].key == "harbour":
        found += [Action("harbour_exchange", seat, (card, to)) for to in box.LANDSCAPES if to != card]
    if s.pending[-1].key == "diplomacy":
        modes = ("gold_to_good", "good_to_gold")
        found += [Action("diplomacy", seat, (mode, card, centre)) for mode in modes for centre in box.CENTRES]
    return found


def _same_good(card: str) -> list[str]:
    """The landscapes that hold what a card holds, itself first; none if it is no landscape."""
    if card not in box.LANDSCAPES:
        return []
    alike = box.OF_GOOD[box.GOOD_OF[box.LANDSCAPES.index(card)]]
    return [card, *(box.LANDSCAPES[k] for k in alike if box.LANDSCAPES[k] != card)]


def _shared(s: AnnoState, seat: int, centre: str) -> list[Action]:
    """All that is paid or gained, by that village alone."""
    key, kind, amount = s.pending[-1].key, s.pending[-1].kinds[0], s.pending[-1].data[:1]
    if key not in ("pay", "place"):
        return []
    return [Action(kind, seat, (*amount, 0) if centre == box.CENTRES[0] else (0, *amount))]
