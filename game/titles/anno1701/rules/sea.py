"""The voyage (5.7, 6.5): cards are turned over one by one until the ship has sailed its speed, sinks or goes home."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import Action, Effects
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import economy
from game.titles.anno1701.rules.decisions import CONFIRM, act, ask
from game.titles.anno1701.rules.drawing import drop, end_turn
from game.titles.anno1701.rules.state import AnnoState, gold_of, town


def sail_out(s: AnnoState, seat: int, leader: str, out: Effects) -> None:
    """Speed and strength are fixed at departure (V0). The deck is shuffled: each card is drawn as it is turned over,
    every one of those left equally likely."""
    s.phase = "voyage"
    bonus = 0
    if leader:
        drop(s, seat, leader)
        s.leader = leader
        bonus = box.ACTION_CARDS[leader].sea_bonus
        out.event("led", seat=seat, card=leader)
    own = town(s.sites[seat])
    s.speed, s.strength = own.sails + bonus, own.cannons + bonus
    out.event("sailed", seat=seat, speed=s.speed, strength=s.strength)
    s.pending.append(ask("sail_first", seat))


def reveal(s: AnnoState, seat: int, out: Effects) -> None:
    """The next voyage card is turned over and resolved (V1, V2)."""
    at = out.chance.below("voyage", len(s.voyage_deck))
    card = s.voyage_deck[at]
    s.voyage_deck = s.voyage_deck[:at] + s.voyage_deck[at + 1 :]
    s.revealed += (card,)
    s.agenda = (("after_card", seat, card),)
    out.reveal("revealed", seat=seat, card=card, number=len(s.revealed), speed=s.speed)
    _MEETINGS[box.VOYAGE[card].kind](s, seat, card, out)


def after_card(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    """Wreck, then speed, end the voyage; otherwise the seat chooses whether to sail on (V3)."""
    s.used = ()
    if not s.ship[seat]:
        return_home(s, seat, "sunk", out)
    elif len(s.revealed) >= s.speed:
        return_home(s, seat, "sailed_out", out)
    else:
        s.pending.append(ask("sail", seat))


def return_home(s: AnnoState, seat: int, why: str, out: Effects) -> None:
    """All cards go back to the deck, the leader is discarded, the turn ends at once (V4)."""
    out.event("came_home", seat=seat, why=why, count=len(s.revealed))
    s.voyage_deck, s.revealed = box.VOYAGE_DECK, ()
    if s.leader:
        s.discard += (s.leader,)
        s.leader = ""
    s.speed = s.strength = 0
    end_turn(s, seat, out)


# --- what a card does ------------------------------------------------------------------------------


def _pirates(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    s.pending.append(ask("pirates", seat, card))


def turn_back(s: AnnoState, seat: int, out: Effects) -> None:
    """Home, before the speed is used up; everything gained stays."""
    return_home(s, seat, "turned_back", out)


def fight(s: AnnoState, seat: int, out: Effects) -> None:
    """Both roll and add their strength; equal totals are rolled again. A lost fight damages the ship, no more."""
    card = s.revealed[-1]
    pirates = box.VOYAGE[card]
    mine = other = 0
    while mine == other:
        own_die, pirate_die = out.chance.roll("fight", 6), out.chance.roll("fight", 6)
        mine, other = own_die + s.strength, pirate_die + pirates.strength
        out.event("fought", seat=seat, card=card, die=own_die, pirate_die=pirate_die, total=mine, pirate_total=other)
    if mine < other:
        out.event("fight_lost", seat=seat, card=card)
        economy.damage_ship(s, seat, pirates.damage, out)
        return
    out.event("fight_won", seat=seat, card=card)
    if pirates.reward_gold:
        gain_at_sea(s, seat, pirates.reward_gold, out)
    if pirates.reward_luxury:
        _reward_luxury(s, seat, out)


def gain_at_sea(s: AnnoState, seat: int, gold: int, out: Effects) -> None:
    """Gold won at sea; the seat may have to say where it goes."""
    out.event("sea_gold", seat=seat, gold=gold)
    economy.receive(s, seat, gold, out)


def _reward_luxury(s: AnnoState, seat: int, out: Effects) -> None:
    fits = economy.luxuries_with_room(s, seat)
    if not fits:
        out.event("warehouses_full", seat=seat)
    elif len(fits) == 1:
        economy.gain_luxury(s, seat, fits[0], out)
    else:
        s.pending.append(ask("luxury", seat))


def _trader(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    s.used = (0,) * len(box.VOYAGE[card].offers)
    trade_on(s, seat, card, out)


def trade_on(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    """Ask for a purchase while one is possible; otherwise the card is done."""
    if purchases(s, seat, card):
        s.pending.append(ask("trader", seat, card))


def offer_for(card: box.VoyageCard, thing: str) -> int:
    """Which offer of a card sells the thing (a luxury good, the bundle, or a landscape to be filled); -1 if none."""
    wanted = box.ANY_GOOD if thing in box.LANDSCAPES else thing
    return next((n for n, (what, _, _) in enumerate(card.offers) if what == wanted), -1)


def fits_at_sea(s: AnnoState, seat: int, thing: str, split: economy.Split) -> bool:
    """True if there is room for the purchase once it is paid; of a bundle, for at least one part."""
    if thing in box.LANDSCAPES:
        return box.LANDSCAPES.index(thing) in economy.with_room_after(s, seat, split)
    fits = economy.luxuries_with_room(s, seat)
    return bool(fits) if thing == box.BUNDLE else thing in fits


def purchases(s: AnnoState, seat: int, card: str) -> list[Action]:
    """Every purchase that is possible now, as the actions ``buy_at_sea``."""
    found: list[Action] = []
    gold = gold_of(s, seat)
    for used, (what, price, times) in zip(s.used, box.VOYAGE[card].offers):
        if used >= times or gold < price:
            continue
        last = (CONFIRM,) if gold == price else ()
        for split in economy.ways_to_pay(s, seat, price):
            if what == box.ANY_GOOD:
                things = [box.LANDSCAPES[k] for k in economy.with_room_after(s, seat, split)]
            else:
                things = [what] if fits_at_sea(s, seat, what, split) else []
            found += [act("buy_at_sea", seat, thing, *split, *last) for thing in things]
    return found


def _cliffs(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    economy.damage_ship(s, seat, box.VOYAGE[card].damage, out)


def _storm(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    """Whoever is not faster than the rival's sails is hit (ruling 13.22)."""
    rival = town(s.sites[1 - seat]).sails
    if s.speed <= rival:
        economy.damage_ship(s, seat, box.VOYAGE[card].damage, out)
    else:
        out.event("storm_passed", seat=seat, speed=s.speed, rival=rival)


def _rescue(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    """Whoever is at least as fast as the rival's sails is paid."""
    rival = town(s.sites[1 - seat]).sails
    if s.speed >= rival:
        gain_at_sea(s, seat, box.VOYAGE[card].reward_gold, out)
    else:
        out.event("rescue_late", seat=seat, speed=s.speed, rival=rival)


def _flotsam(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    face = out.chance.roll("flotsam", 6)
    washed = box.FLOTSAM[face]
    out.event("flotsam_rolled", seat=seat, die=face)
    if washed.ship < 0:
        economy.damage_ship(s, seat, -washed.ship, out)
        return
    if washed.ship > 0:
        if s.ship[seat] < box.SHIP_MAX:
            s.ship[seat] = min(box.SHIP_MAX, s.ship[seat] + washed.ship)
            out.event("ship_rose", seat=seat, state=s.ship[seat])
        return
    room = economy.with_room(s, seat)
    if washed.good != box.ANY_GOOD:
        room = tuple(k for k in box.OF_GOOD[box.GOODS.index(washed.good)] if k in room)
        room = (economy.default_target(s, seat, room),) if room else ()
    if room:
        economy.choose_good(s, seat, room, "flotsam", "washed_up", out)
    else:
        out.event("washed_away", seat=seat)


_MEETINGS: Final[dict[str, Callable[[AnnoState, int, str, Effects], None]]] = {
    "pirates": _pirates,
    "besieged": _pirates,
    "trader": _trader,
    "cliffs": _cliffs,
    "storm": _storm,
    "flotsam": _flotsam,
    "rescue": _rescue,
}
