"""Random play of every title, and hidden cards changed behind the back of whoever may not see them."""

from __future__ import annotations

import random
import time

import pytest

from game.engine import Chance, Seat, Session
from game.titles import catalogue

from .counts import counts, report


@counts(3000, 10_000_000)
def test_random_plies(count: int, capfd: pytest.CaptureFixture[str]) -> None:
    """Somebody can always act until the end, what exists stays the same, and no rule fails."""
    plies = games = 0
    began = time.perf_counter()
    while plies < count:
        for name in catalogue:
            title = catalogue[name]
            rules = title.controller()
            seats = title.fewest + games % (title.most - title.fewest + 1)
            chance, rng = Chance(games), random.Random(games)
            state = rules.setup(seats, {}, chance)
            whole = rules.ledger(state)
            while (pending := rules.pending(state)) is not None:
                legal = rules.legal(state, rng.choice(pending.seats))
                assert legal, (name, games, pending)
                action = rng.choice(legal)
                if plies % 50 == 0:
                    assert rules.check(state, action) is None
                    assert rules.ledger(state) == whole, (name, games)
                rules.apply(state, action, chance, False)
                plies += 1
            assert rules.ledger(state) == whole, (name, games)
            assert rules.result(state) is not None
            games += 1
    rate = round(plies / (time.perf_counter() - began))
    report(capfd, "random plies", plies=plies, games=games, a_second=rate)


@counts(60, 10_000)
def test_swapped_hidden_cards(count: int, capfd: pytest.CaptureFixture[str]) -> None:
    """What a seat may do and is shown does not depend on what it may not know."""
    swaps = seed = 0
    while swaps < count:
        for name in catalogue:
            title = catalogue[name]
            rules = title.controller()
            seats = title.fewest + seed % (title.most - title.fewest + 1)
            session, rng = Session(title, [Seat()] * seats, {}, seed), random.Random(seed)
            while session.pending is not None and swaps < count:
                if rng.random() < 0.2:
                    for seat in range(seats):
                        view = session.view(seat)
                        other = rules.determinise(view, rng)
                        again = rules.view(other, seat)
                        assert again.state.digest() == view.state.digest(), (name, seed, len(session.plies))
                        assert rules.legal(other, seat) == session.legal(seat), (name, seed, len(session.plies))
                        swaps += 1
                session.propose(rng.choice(session.legal(session.pending.seats[0])))
            seed += 1
    report(capfd, "swaps of hidden cards", swaps=swaps, games=seed)
