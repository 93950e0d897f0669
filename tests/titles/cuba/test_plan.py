"""What the table says before a deed is what the rules do: the street of the foreman, and the numbers on the cards."""

from __future__ import annotations

from random import Random

import pytest

from game.engine import Action, Chance
from game.engine.bits import members
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.rules.actions.foreman import usable
from game.titles.cuba.rules.board import BIT, CROSS, FIELDS
from game.titles.cuba.rules.components import PIECES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table.chain import PESOS, POINTS, chain, holdings, most_of, perishing
from game.titles.cuba.table.worth import worth
from tests.titles.cuba.positions import at, table


def street(s: CubaState, seat: int) -> list[int]:
    return list(members((s.covered[seat] | BIT[0]) & CROSS[s.pawn[seat]]))


def foremen(games: int) -> list[CubaState]:
    """Positions of random games in which a foreman works, with fuller courtyards than luck gives."""
    found = []
    for seed in range(games):
        chance, rng = Chance(seed), Random(seed)
        s = CONTROLLER.setup(3, {}, chance)
        while s.pending:
            seat = s.pending[-1].seats[0]
            if s.pending[-1].key == "foreman":
                found.append(s.clone())
            CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, seat)), chance)
    return found


def test_the_lanes_of_the_street_are_what_the_houses_do() -> None:
    tried = 0
    for s in foremen(40):
        seat = s.pending[-1].seats[0]
        for step in chain(s, seat, street(s, seat)):
            if step.state != "can":
                continue
            pieces = tuple(sorted(PIECES[piece] for piece, count in step.takes for _ in range(count)))
            deed = Action("use_building", seat, (FIELDS[step.at], pieces) if pieces else (FIELDS[step.at],))
            assert CONTROLLER.check(s, deed) is None, deed
            CONTROLLER.apply(s, deed, Chance(1))
            assert tuple(holdings(s, seat)) == step.after
            tried += 1
    assert tried > 20


def test_one_click_on_a_house_does_what_is_legal() -> None:
    tried = 0
    for s in foremen(30):
        seat = s.pending[-1].seats[0]
        for field in members(usable(s, seat)):
            if most := most_of(s, seat, field):
                deed = Action("use_building", seat, (FIELDS[field], tuple(sorted(PIECES[piece] for piece in most))))
                assert CONTROLLER.check(s, deed) is None, deed
                tried += 1
    assert tried > 20


def test_makers_work_before_takers() -> None:
    position = at("foreman").built(b1="rum_cafe", c2="distillery", b3="hotel").pawn("b2").yard(sugar=3)
    steps = chain(position.s, 0, street(position.s, 0))
    assert [step.tile for step in steps] == ["hotel", "distillery", "rum_cafe"]
    assert steps[-1].after[POINTS] == 3 * 2 + 2
    assert worth(position.s, 0, "foreman") == "+8[vp]"


def test_what_is_not_in_storage_perishes_unless_it_is_used() -> None:
    position = at("foreman").built(b1="monastery").pawn("b2").yard(citrus=3).store(citrus=1)
    steps = chain(position.s, 0, street(position.s, 0))
    assert perishing(position.s, 0) == [(0, 3)]
    assert perishing(position.s, 0, steps[-1].after) == [(0, 1)]


@pytest.mark.parametrize(("card", "told"), [("mayor", "+4[vp]"), ("architect", "1[house]"), ("tradeswoman", "")])
def test_cards_tell_what_they_would_bring_now(card: str, told: str) -> None:
    position = table().ships("ship_01", "ship_02", "", sea="ship_03").yard(citrus=2, water=2)
    assert worth(position.s, 0, card) == told


def test_pesos_are_told_beside_points() -> None:
    position = at("foreman").built(b1="small_bank", c2="inn").pawn("b2")
    assert worth(position.s, 0, "foreman") == "+1[vp] +2[coin]"
    assert chain(position.s, 0, street(position.s, 0))[-1].after[PESOS] == 12
