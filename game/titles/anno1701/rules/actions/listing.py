"""What a seat may do in its action and final phase, worked out together: what the kinds share is looked at once."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions.bank import bank_trades
from game.titles.anno1701.rules.actions.building import Upgrade, may_rise, on_free_sites, tidied
from game.titles.anno1701.rules.actions.final import DrawCard, ExchangeCard, SearchPile, StartVoyage
from game.titles.anno1701.rules.actions.playing import unmet
from game.titles.anno1701.rules.actions.trading import offers
from game.titles.anno1701.rules.decisions import act
from game.titles.anno1701.rules.drawing import open_piles
from game.titles.anno1701.rules.economy import stock_of
from game.titles.anno1701.rules.state import AnnoState, town

_upgrade: Final = Upgrade()
_sail: Final = StartVoyage()
_exchange: Final = ExchangeCard()
_draw: Final = DrawCard()
_search: Final = SearchPile()


def _bare(name: str) -> tuple[Action, ...]:
    """The deed without arguments of each seat."""
    return act(name, 0), act(name, 1)


_REPAIR: Final = _bare("repair_ship")
_NO_MORE: Final = _bare("end_action_phase")
_FILL: Final = _bare("begin_refill")
_END: Final = _bare("end_turn")
_STOP: Final = _bare("stop_drawing")


def action_phase(s: AnnoState, d: Decision, seat: int) -> list[Action]:
    """The options of every kind of the action phase, in the order in which the question names them."""
    held, sites = stock_of(s, seat), s.sites[seat]
    found: list[Action] = []
    play: list[Action] = []
    for card in s.hands[seat]:
        if card in held.payable:
            if not box.BUILDINGS[card].limit or not town(sites).fire_station:
                found += on_free_sites(seat, card, sites)
        elif card in box.ACTION_CARDS and not unmet(s, seat, card):
            play.append(act("play_action", seat, card))
    if may_rise(s, seat):
        found += _upgrade.options(s, d, seat)
    if s.goods[7 * seat + box.FOREST] and s.ship[seat] < box.SHIP_MAX:
        found.append(_REPAIR[seat])
    found += play
    if held.three or s.gold[2 * seat] + s.gold[2 * seat + 1] > box.BANK_RATE:
        found += bank_trades(s, seat, held)
    if not s.refused and 0 not in s.gold:
        found += offers(s, seat, held)
    found.append(_NO_MORE[seat])
    found += tidied(sites)[seat]
    return found


def final_phase(s: AnnoState, d: Decision, seat: int) -> list[Action]:
    """A voyage, cards, or the end of the turn; kinds that cannot have any are not asked."""
    found: list[Action] = []
    if s.ship[seat] >= box.SHIP_MIN_VOYAGE:
        found += _sail.options(s, d, seat)
    if len(s.hands[seat]) >= box.HAND_SIZE:
        found += _exchange.options(s, d, seat)
    elif open_piles(s, seat):
        found.append(_FILL[seat])
    found.append(_END[seat])
    return found


def refill(s: AnnoState, d: Decision, seat: int) -> list[Action]:
    """The top cards of the open piles, the piles that may be searched, and the end of drawing."""
    found = _draw.options(s, d, seat)
    found += _search.options(s, d, seat)
    found.append(_STOP[seat])
    return found
