"""What a seat may do in its action phase, worked out together: what the kinds share is looked at once."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions.bank import bank_trades
from game.titles.anno1701.rules.actions.base import act
from game.titles.anno1701.rules.actions.building import COSTS, REPAIR, Upgrade, may_rise, on_free_sites, tidied
from game.titles.anno1701.rules.actions.final import DRAW, LEADERS, SAIL, SEARCH, ExchangeCard
from game.titles.anno1701.rules.actions.playing import PLAY, unmet
from game.titles.anno1701.rules.actions.trading import offers
from game.titles.anno1701.rules.decisions import ACTIONS, ask
from game.titles.anno1701.rules.drawing import open_piles
from game.titles.anno1701.rules.economy import STOCKS
from game.titles.anno1701.rules.state import AnnoState, town

_upgrade: Final = Upgrade()
_END: Final = (Action("end_action_phase", 0), Action("end_action_phase", 1))


def final_phase(s: AnnoState, _: Decision, seat: int) -> list[Action]:
    """A voyage, cards, or the end of the turn."""
    hand = s.hands[seat]
    found: list[Action] = []
    if s.ship[seat] >= box.SHIP_MIN_VOYAGE:
        found.append(SAIL[seat])
        found += [act("start_voyage", seat, (card,)) for card in hand if card in LEADERS]
    if len(hand) >= box.HAND_SIZE:
        found += _exchange.options(s, ask("final", seat), seat)
    elif open_piles(s, seat):
        found.append(_REFILL[seat])
    found.append(_TURN_OVER[seat])
    return found


_exchange: Final = ExchangeCard()
_REFILL: Final = (Action("begin_refill", 0), Action("begin_refill", 1))
_TURN_OVER: Final = (Action("end_turn", 0), Action("end_turn", 1))


_STOP: Final = (Action("stop_drawing", 0), Action("stop_drawing", 1))


def refill(s: AnnoState, _: Decision, seat: int) -> list[Action]:
    """The top cards, the piles that may be searched, each from either centre, and the end of drawing."""
    row, last = DRAW[seat], s.gold[2 * seat] + s.gold[2 * seat + 1] == box.SEARCH_COST
    piles = open_piles(s, seat)
    found = [row[pile] for pile in piles]
    if not last:
        rows, left, right = SEARCH[seat][0], s.gold[2 * seat], s.gold[2 * seat + 1]
        for pile in piles:
            if right:
                found.append(rows[pile][1])
            if left:
                found.append(rows[pile][0])
    found.append(_STOP[seat])
    return found


def action_phase(s: AnnoState, _: Decision, seat: int) -> list[Action]:
    """The options of every kind of the action phase, in the order in which the question names them."""
    stock = tuple(s.goods[7 * seat : 7 * seat + 7])
    held = STOCKS[stock]
    payable, sites = held.payable, s.sites[seat]
    found: list[Action] = []
    play: list[Action] = []
    for card in s.hands[seat]:
        if card in payable:
            if not box.BUILDINGS[card].limit or not town(sites).fire_station:
                found += on_free_sites(seat, card, sites)
        elif card not in COSTS and not unmet(s, seat, card):
            play.append(PLAY[seat][card])
    if may_rise(s, seat):
        found += _upgrade.options(s, ACTIONS[seat], seat)
    if stock[box.FOREST] and s.ship[seat] < box.SHIP_MAX:
        found.append(REPAIR[seat])
    if play:
        found += play
    if held.three or s.gold[2 * seat] + s.gold[2 * seat + 1] > box.BANK_RATE:
        found += bank_trades(s, seat, stock, held)
    if not s.refused and 0 not in s.gold:
        found += offers(s, seat, held)
    found.append(_END[seat])
    found += tidied(seat, sites)
    return found
