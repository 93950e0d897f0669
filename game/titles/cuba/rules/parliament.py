"""Parliament, from the fifth cards to the winner (5.6)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Action, Effects
from game.titles.cuba.rules.components import TOWN_HALL_VOTES, VOTE_PRICE, VOTES
from game.titles.cuba.rules.decisions import ENACT, bids, rebids
from game.titles.cuba.rules.harbour import in_force
from game.titles.cuba.rules.state import CubaState


def show_delegates(s: CubaState, out: Effects) -> None:
    """The fifth cards are shown and their votes counted, 2 more for the vote tile; then votes are bought, unless the
    Corruption Statute forbids it."""
    out.begin("parliament")
    for seat in range(s.seats):
        card = s.delegate[seat] or s.hand(seat)[0]
        s.speaker[seat] = card
        s.votes[seat] = VOTES[card] + (TOWN_HALL_VOTES if s.vote_tile == seat else 0)
        tell = out.reveal if s.delegate[seat] else out.event
        tell("delegate_shown", seat=seat, character=card, votes=s.votes[seat])
    s.delegate = [""] * s.seats
    if in_force(s, "corruption"):
        out.event("no_votes_for_sale")
        _find_leaders(s)
        choose_winner(s, out)
    else:
        s.phase = "bid"
        s.pending.append(bids(s.seats))


def reveal_bids(s: CubaState, answers: Mapping[int, Action], out: Effects) -> None:
    """Everybody pays what they bid; whoever is alone at the top has won, those who are tied bid once more."""
    _pay(s, answers, out)
    _find_leaders(s)
    if len(s.leaders) > 1:
        s.phase = "rebid"
        s.pending.append(rebids(s.leaders))
        out.event("votes_tied", seats=s.leaders, votes=max(s.votes))
    else:
        choose_winner(s, out)


def reveal_rebids(s: CubaState, answers: Mapping[int, Action], out: Effects) -> None:
    """The new votes are added to the old ones (R19); a tie that is left is decided by the order of seats."""
    _pay(s, answers, out)
    _find_leaders(s)
    choose_winner(s, out)


def choose_winner(s: CubaState, out: Effects) -> None:
    """The leader; of several the start player or the first clockwise (R18). The winner chooses two bills."""
    winner = min(s.leaders, key=lambda seat: (seat - s.start_seat) % s.seats)
    s.seat = winner
    s.phase = "enact"
    s.pending.append(ENACT[winner])
    out.event("parliament_won", seat=winner, votes=s.votes[winner])


def _pay(s: CubaState, answers: Mapping[int, Action], out: Effects) -> None:
    for seat in sorted(answers):
        pesos = answers[seat].args[0]
        s.pesos[seat] -= pesos
        s.votes[seat] += pesos // VOTE_PRICE
        out.reveal("bid_shown", seat=seat, pesos=pesos, votes=s.votes[seat])


def _find_leaders(s: CubaState) -> None:
    most = max(s.votes)
    s.leaders = tuple(seat for seat in range(s.seats) if s.votes[seat] == most)
