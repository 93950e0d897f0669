"""Warnings before legal deeds that are hardly meant."""

from __future__ import annotations

from game.engine import Refusal
from game.titles.signorie.rules.decisions import CAREER_TRACKS, FACE_DOWN, MARRIAGE, MISSION, SPEND

from .positions import RED, table


def test_the_die_that_takes_the_sum_over_the_limit() -> None:
    t = table().turn(RED).florins(RED, 9).pool(yellow=(2, 3)).dice(RED, red=6, gray=5)
    assert t.caution("take_die", "yellow", 2) is None
    assert t.caution("take_die", "yellow", 3) == Refusal("over_limit", {"s": 14, "t": 13}, "5.5")
    t.dice(RED, gray=6, purple=6)
    assert t.caution("take_die", "yellow", 3) is None, "it is over already"


def test_points_that_lapse() -> None:
    t = table().ask(SPEND[RED][CAREER_TRACKS][3][1])
    assert t.caution("stop_points") == Refusal("points_lapse", {"n": 3}, "6.5")


def test_a_tile_that_stays() -> None:
    t = table().ask(MISSION[RED][0]).sons(RED, "military", 3).tile("roma", "mission", "al_este_2")
    found = t.caution("send_mission", "military", 3, "roma")
    assert found == Refusal("tile_stays", {"tile": "al_este_2", "city": "roma", "row": "row_military"}, "6.2")
    t.tile("roma", "mission", "al_medici_2")
    assert t.caution("send_mission", "military", 3, "roma") is None
    t.ask(MISSION[RED][FACE_DOWN]).tile("roma", "mission", "al_este_2")
    assert t.caution("send_mission", "military", 3, "roma") is None, "a helper leaves it anyway"
    t.ask(MARRIAGE[RED][0]).tile("roma", "marriage", "al_este_2")
    assert t.caution("arrange_marriage", "roma", 1) is None
    t.row(RED, "row_marriage", "al_este_5")
    assert getattr(t.caution("arrange_marriage", "roma", 1), "code", "") == "tile_stays"
