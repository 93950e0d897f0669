"""The builds that the table lists, and what each of them is worth."""

from __future__ import annotations

from random import Random

import pytest

from game.engine import Action, Chance, Effects, Session
from game.titles.undecim.rules import CONTROLLER, building
from game.titles.undecim.rules.area import side_of
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.outlook import change, worth
from game.titles.undecim.table.prospects import great_face
from game.titles.undecim.table.stages import BUILD, CHOOSE, NIGHT, TABLE, stage
from game.titles.undecim.table.ways import action_of, ways
from tests.titles.undecim.test_table import open_session

GAMES = (
    {},
    {"annexation": "true", "settlement_bonus": "product", "land_vp": "none"},
    {"building_scale": "steep", "gold_vp": "2_3", "modules": "golden_age"},
    {"annexation": "true", "settlement_bonus": "flat_if_annexed", "settlement_bonus_vp": "2"},
)


def moments(options: dict[str, str], seed: int, keys: tuple[str, ...]) -> list[tuple[Session, int]]:
    """The seats that are asked one of these in a random game, each with the session as it is then."""
    session, rng, found = open_session(4, options, seed), Random(seed), []
    while (pending := session.pending) is not None:
        seat = pending.seats[0]
        if pending.key in keys:
            found.append((session.fork(len(session.plies)), seat))
        session.propose(rng.choice(session.legal(seat)))
    return found


@pytest.mark.parametrize("options", GAMES)
def test_every_build_of_one_card_is_listed_once_with_what_it_brings(options: dict[str, str]) -> None:
    met = 0
    for session, seat in moments(options, 5, ("build", "auto_action", "develop_one")):
        s = session.view(seat).state
        legal = [a for a in session.legal(seat) if a.kind in ("settle", "develop")]
        listed = ways(s, seat)
        assert len(set(listed)) == len(listed)
        assert [way.gain for way in listed] == sorted((way.gain for way in listed), reverse=True)
        for way in listed:
            action = action_of(s, seat, way)
            assert action in legal
            after = s.clone()
            if action.kind == "settle":
                building.settle(after, seat, action.args[0], Effects(Chance(1)))
            else:
                building.develop(after, seat, action.args[0], (action.args[1],), Effects(Chance(1)))
            assert worth(after, seat) - worth(s, seat) == way.gain == change(s, action)
        sides = {(a.args[0] if a.kind == "develop" else "", *_sides(s, seat, a)) for a in legal}
        assert len(sides) == len(listed)
        met += len(listed)
    assert met > 20


def _sides(s: UndecimState, seat: int, a: Action) -> tuple[str, ...]:
    cards = a.args[0] if a.kind == "settle" else a.args[1:]
    return tuple(sorted(side_of(s, seat, card) for card in cards))


def test_the_boards_follow_what_is_asked() -> None:
    session, rng, met = open_session(3, {}, 3), Random(3), set()
    while (pending := session.pending) is not None:
        seat = pending.seats[0]
        shown = stage(session.view(seat))
        wanted = {"select": CHOOSE, "build": BUILD, "auto_action": BUILD, "discard_enemies": NIGHT}.get(
            pending.key, TABLE
        )
        assert shown == wanted
        assert stage(session.view(None)) == (NIGHT if wanted == NIGHT else TABLE)
        met.add(shown)
        session.propose(rng.choice(session.legal(seat)))
    assert met == {CHOOSE, BUILD, NIGHT, TABLE}


def test_a_great_tablet_tells_nothing_that_its_owner_may_not_know() -> None:
    """Two rivals exchange their hands: what the tablets of a third say stays as it is."""
    for session, seat in moments({}, 8, ("select",)):
        state = session.at(len(session.plies))
        if state.sealed:
            continue
        first, second, _ = (other for other in range(4) if other != seat)
        swapped = state.clone()
        swapped.actions[first], swapped.actions[second] = state.actions[second], state.actions[first]
        swapped.hands[first], swapped.hands[second] = state.hands[second], state.hands[first]
        colors = session.colors
        for card in state.actions[seat]:
            faces = [great_face(CONTROLLER.view(s, seat)._replace(colors=colors), card) for s in (state, swapped)]
            assert faces[0] == faces[1]
