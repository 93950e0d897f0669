"""What must be true in every state of a title besides what the kernel promises for all: each a function that is asked after
the plies of every walk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine import Ply, Session
from game.titles.anno1701.rules.state import gold_of
from game.titles.cuba.rules.board import BIT
from game.titles.cuba.rules.components import MARKET_ROOM
from game.titles.cuba.rules.harbour import in_pile
from game.titles.cuba.rules.state import PLOTS
from game.titles.cultus.rules.components import NO_CARD
from game.titles.cultus.rules.state import ENEMY_SOURCES, SOURCES
from game.titles.signorie.rules.components import CAREER_TOP, INITIATIVE_TOP, ROWS, THRESHOLD_FIGURES
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.state import CLOSED


def _anno1701(s: Any) -> None:
    assert all(0 <= amount <= 3 for amount in (*s.goods, *s.rum, *s.tobacco))
    assert all(0 <= amount <= 4 for amount in (*s.gold, *s.ship))
    assert all(len(hand) <= 3 for hand in s.hands) or s.phase == "over"
    assert all(gold_of(s, seat) > 0 for seat in (0, 1)) or s.phase == "over"
    assert len(s.voyage_deck) + len(s.revealed) == 14
    assert bool(s.revealed) <= (s.phase in ("voyage", "over"))


def _cuba(s: Any) -> None:
    assert min(*s.supply, *s.yard, *s.stored, *s.market, *s.pesos, *s.display.values()) >= 0
    assert all(n <= room for n, room in zip(s.market, MARKET_ROOM))
    assert sorted(in_pile(s)) == sorted((*s.pile, *s.under))
    for seat in range(s.seats):
        assert s.vp[seat] == sum(s.tally_row(seat))
        assert s.covered[seat] == sum(BIT[at] for at in range(PLOTS) if s.building_at(seat, at))
        assert s.covered[seat].bit_count() <= s.round
        assert len(set(s.played[seat])) == len(s.played[seat]) <= 4
    assert len(set(s.marked)) == len(s.marked) <= 6


def _cultus(s: Any) -> None:
    columns = len(SOURCES)
    for seat in range(s.seats):
        assert s.vp[seat] == sum(s.tally[seat * columns : (seat + 1) * columns]) >= 0
        assert -1 <= s.cost[seat] <= 10
        assert -1 <= s.character_gold[seat] <= 10
        assert s.built[seat] == sum(name.startswith(f"{seat}:") for name in s.monuments)
        assert s.built[seat] == len(s.taken[seat])
        assert (s.medal[seat] <= 0) or s.open_mask >> s.medal[seat] - 1 & 1
    assert s.enemy_vp == sum(s.enemy_tally)
    assert len(s.enemy_tally) == len(ENEMY_SOURCES)
    assert sum(points for _, points in s.enemy_effects) == s.enemy_tally[1]
    for slot, pile in enumerate(s.piles):
        assert bool(pile) == bool(s.open_mask >> slot & 1)
    copy = s.clone()
    copy.redraw_town()
    assert (copy.cells, copy.shown, copy.carded) == (s.cells, s.shown, s.carded)
    assert s.monument_bits == sum(1 << q for q in set(s.monuments.values()))
    assert s.pawn_bits == sum(1 << q for q in s.pawn if q >= 0)
    assert all(s.cells[q] != NO_CARD for q in s.pawn if q >= 0)


def _signorie(s: Any) -> None:
    assert all(s.figures(seat) == (12, 11) for seat in range(s.seats))
    assert min(*s.florins, *s.supply, *s.stock, *s.threshold, s.helper_discs) >= 0
    assert max(s.initiative) <= INITIATIVE_TOP
    assert sorted(s.arrived) == sorted(s.turn_order) == list(range(s.seats))
    assert len(s.buried) == sum(s.face_down)
    for seat in range(s.seats):
        assert s.vp[seat] == sum(s.tally[12 * seat : 12 * seat + 12])
        assert s.dice_of(seat) <= 4
        assert sum(s.threshold[2 * seat : 2 * seat + 2]) <= THRESHOLD_FIGURES
        for sons in s.careers[3 * seat : 3 * seat + 3]:
            assert list(sons) == sorted(sons)
            assert all(1 <= slot <= CAREER_TOP for slot in sons)
        for row in range(len(ROWS)):
            assert len(s.face_up[4 * seat + row]) <= (6 if row == 3 else 4)
    for city in s.cities:
        assert city == CLOSED or all(0 <= figure < 2 * s.seats for figure in city)


SOUND: Mapping[str, Callable[[Any], None]] = {
    "anno1701": _anno1701,
    "cuba": _cuba,
    "cultus": _cultus,
    "signorie": _signorie,
}
LAST_ROUND: Mapping[str, Callable[[Any], int]] = {"cuba": lambda s: 6, "signorie": last_round}
"""The round in which a game ends."""
SMALL = {"anno1701": 6_000, "cuba": 6_000, "cultus": 12_000, "signorie": 6_000, "undecim": 9_000}
"""The letters that a saved state has at most."""


def sound(session: Session, ply: Ply) -> None:
    """A watcher of walks: every third state, and the last with its result, is sound and small."""
    name, s = session.title.id, session.at(ply.n)
    if ply.n % 3 and session.pending is not None:
        return
    if name in SOUND:
        SOUND[name](s)
    assert len(str(s.dump())) < SMALL.get(name, max(SMALL.values()))
    result = session.result()
    assert result is None or name not in LAST_ROUND or s.round == LAST_ROUND[name](s)
    if result is not None and result.points and name in SMALL and hasattr(s, "vp"):
        for score in result.scores:
            assert score.total == (s.vp[score.seat] if score.seat >= 0 else s.enemy_vp)
        assert len(result.ranks) == len(result.scores)
        assert session.legal(0) == []
