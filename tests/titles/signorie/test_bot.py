"""The judge of positions: what it asks for is sound, and it plays a sensible turn."""

from __future__ import annotations

import math
import random
from random import Random

import pytest

from game.bots.bot import Clock
from game.bots.levels import seat
from game.engine import Action, Chance
from game.lab.arena import Bout, Contestant, meet
from game.titles.signorie import TITLE, bot
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.decisions import CAREER_TRACKS, MARRIAGE, MISSION, SPEND

from ..catalogues import messages_of
from .positions import BLUE, RED, Table, table


def choice(t: Table) -> tuple[object, ...]:
    """What greedy would do."""
    at = t.asked[1]
    action = seat("greedy", TITLE).choose(CONTROLLER.view(t.s, at), CONTROLLER.legal(t.s, at), Clock(0), Random(1))
    return (action.kind, *action.args)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_judged(seats: int) -> None:
    rng, chance = random.Random(2), Chance(2)
    s = CONTROLLER.setup(seats, {"open_gates": "true"}, chance)
    while (decision := CONTROLLER.pending(s)) is not None:
        for at in range(seats):
            terms = bot.terms(CONTROLLER.view(s, at).state, at)
            assert all(math.isfinite(value) for value in terms.values())
        CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, decision.seats[0])), chance)
    assert bot.terms(s, 0)["points"] == s.vp[0]


def test_greedy_beats_chance() -> None:
    bout = Bout(TITLE.id, Contestant("greedy"), Contestant("random"), 4, 5, 2)
    assert sum(game.first for game in meet(bout)) == 8


def test_the_best_mission_is_taken() -> None:
    t = table().ask(MISSION[RED][0]).no_tiles().sons(RED, "military", 1, 8)
    t.s.round = 7
    assert choice(t)[:3] == ("send_mission", "military", 8)


def test_a_tile_that_fits_is_preferred() -> None:
    t = table().ask(MISSION[RED][0]).no_tiles().sons(RED, "military", 5).tile("roma", "mission", "al_borgia_5")
    assert choice(t) == ("send_mission", "military", 5, "roma")


def test_the_last_florins_go_into_a_dowry() -> None:
    t = table().ask(MARRIAGE[RED][0]).no_tiles().florins(RED, 4)
    t.s.round, t.s.passed = 7, 15 & ~(1 << RED)
    t.dice(RED, yellow=1, purple=1, gray=1, red=1)
    assert choice(t)[2] == 4


def test_points_are_not_thrown_away() -> None:
    t = table().ask(SPEND[RED][CAREER_TRACKS][3][1]).sons(RED, "military", 6)
    assert choice(t)[0] == "advance_male"


def test_no_die_breaks_the_limit_for_nothing() -> None:
    t = table().turn(BLUE).florins(BLUE, 0).dice(BLUE, red=6, gray=6, purple=1).pool(yellow=(6,)).supply(BLUE, 0, 0)
    assert choice(t) == ("pass_round",)


def test_hints_name_a_reason() -> None:
    t = table().turn(RED)
    view = CONTROLLER.view(t.s, RED)
    thought = seat("greedy", TITLE).think(view, CONTROLLER.legal(t.s, RED), Clock(0), Random(1))  # type: ignore[attr-defined]
    assert isinstance(thought.action, Action)
    assert thought.reason[0] in messages_of(TITLE, "en")
