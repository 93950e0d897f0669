"""The game, phase by phase (section 5). Each step moves it on, or asks somebody and waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.engine import Action, Effects
from game.titles.cuba.rules import harbour, parliament, scoring, statutes
from game.titles.cuba.rules.actions.base import begin_card
from game.titles.cuba.rules.components import PRODUCTS, ROUNDS, VOTES, counted
from game.titles.cuba.rules.decisions import GOODS, SIDE, TURN, delegates
from game.titles.cuba.rules.state import ADVANCED, KINDS_OF_PIECES, CubaState

OVER: Final = "over"


def choose_sides(s: CubaState, out: Effects) -> None:
    """Set-up, step 10a: each player in turn order turns the board."""
    s.pending.append(SIDE[s.seat])


def choose_goods(s: CubaState, out: Effects) -> None:
    """Set-up, step 10b: each player in turn order takes the starting pieces."""
    s.pending.append(GOODS[s.seat])


def bills(s: CubaState, out: Effects) -> None:
    """Phase A: a new round; the top card of each pile is a bill."""
    s.round += 1
    out.begin("round", number=s.round)
    out.begin("bills")
    for number, pile in enumerate(s.statute_piles):
        s.bills[number], s.statute_piles[number] = pile[0], pile[1:]
        out.reveal("bill_revealed", bill=pile[0])
    s.new_types = ()
    s.turns = 0
    s.seat = s.start_seat
    s.phase = "delegate" if s.rulings & ADVANCED else "action"


def delegate(s: CubaState, out: Effects) -> None:
    """Phase A' (advanced game): everybody sends a card to parliament."""
    s.pending.append(delegates(s.seats))


def send_delegates(s: CubaState, answers: Mapping[int, Action], out: Effects) -> None:
    """The delegates lie face down until phase C."""
    for seat, answer in answers.items():
        s.delegate[seat] = answer.args[0]
    out.event("delegates_sent")
    s.phase = "action"


def action(s: CubaState, out: Effects) -> None:
    """Phase B: the start player begins."""
    s.seat = s.start_seat
    s.pending.append(TURN[s.seat])
    begin_card(s, out, s.seat)


def new_start(s: CubaState, out: Effects) -> None:
    """The highest fourth card takes the start player card, of several the one played last (5.5, R30)."""
    best = s.start_seat
    for step in range(s.seats):
        seat = (s.start_seat + step) % s.seats
        if VOTES[s.played[seat][-1]] >= VOTES[s.played[best][-1]]:
            best = seat
    s.start_seat = best
    out.event("start_player", seat=best, character=s.played[best][-1])
    s.phase = "parliament"


def round_end(s: CubaState, out: Effects) -> None:
    """Phase E: products in courtyards perish, ships move, markers and cards come back."""
    out.begin("round_end")
    for seat in range(s.seats):
        _discard_products(s, seat, out)
    if s.round == ROUNDS:
        s.phase = "scoring"
        return
    harbour.end_of_round(s, out, last_leaves=s.round > 1)
    s.marked = ()
    s.paid = [0] * s.seats
    s.votes = [0] * s.seats
    s.speaker = [""] * s.seats
    s.played = [()] * s.seats
    s.leaders = ()
    s.phase = "bills"


def _discard_products(s: CubaState, seat: int, out: Effects) -> None:
    first = seat * KINDS_OF_PIECES
    lost = [(product, s.yard[first + product]) for product in PRODUCTS]
    for product, count in lost:
        s.supply[product] += count
        s.yard[first + product] = 0
    if any(count for _, count in lost):
        out.event("perished", seat=seat, pieces=counted(lost))


Step = Callable[[CubaState, Effects], None]

STEPS: Final[dict[str, Step]] = {
    "setup_sides": choose_sides,
    "setup_goods": choose_goods,
    "bills": bills,
    "delegate": delegate,
    "action": action,
    "new_start": new_start,
    "parliament": parliament.show_delegates,
    "tax": statutes.tax_phase,
    "duty": statutes.duty_phase,
    "subsidy": statutes.subsidy_phase,
    "other": statutes.other_phase,
    "round_end": round_end,
    "scoring": scoring.finish,
}
"""How the game goes on in each phase when nobody is asked."""
