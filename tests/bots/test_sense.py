"""Nothing absurd: in positions made by hand every level that thinks does what cannot be doubted. It takes a win that it
could take now, and does no deed of which the rules warn while a quiet one is better."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from game.bots import Clock
from game.bots.levels import seat
from game.engine import Action
from game.titles import catalogue
from game.titles.signorie.rules.decisions import CAREER_TRACKS, MARRIAGE, MISSION, SPEND
from tests.titles.anno1701 import positions as anno1701
from tests.titles.cuba import positions as cuba
from tests.titles.cultus import positions as cultus
from tests.titles.signorie import positions as signorie
from tests.titles.undecim import positions as undecim


class Case(NamedTuple):
    """A position, and what must be done in it."""

    title: str
    position: Callable[[], Any]
    sensible: Callable[[Action], bool]


def kind(*names: str) -> Callable[[Action], bool]:
    return lambda action: action.kind in names


def _flight(t: undecim.Table, *hand: str) -> undecim.Table:
    """The last round, in which a card of the hand can still be gained."""
    t.s.round = 5
    t.clear(0)
    t.hand(0, *hand)
    return t


def _night() -> undecim.Table:
    t = undecim.Table()
    t.night(4, 1, 0, 0)
    return t


def _last_build() -> undecim.Table:
    t = _flight(undecim.Table())
    t.loose(0, "stone", "stone", "stone", "wood")
    t.entry("bandits", others=("trade", "gathering", "prosperity"))
    return t


def _gold_kept() -> undecim.Table:
    t = _flight(undecim.Table())
    t.settlement(0, *["stone"] * 6)
    t.loose(0, "gold")
    t.entry("bandits", others=("trade", "gathering", "prosperity"))
    return t


def _second_heap() -> undecim.Table:
    t = _night()
    t.do("discard_enemies", 4)
    return t


def _land_lacked() -> undecim.Table:
    t = undecim.Table()
    t.s.round = 5
    t.clear(0)
    t.loose(0, "grassland", "forest", "swamp")
    t.hand(0, "mountain_iron", "grassland_stone")
    t.entry("bandits", others=("trade", "gathering", "prosperity"))
    return t


def _mission() -> signorie.Table:
    t = signorie.table().ask(MISSION[signorie.RED][0]).no_tiles().sons(signorie.RED, "military", 1, 8)
    t.s.round = 7
    return t


def _dowry() -> signorie.Table:
    red = signorie.RED
    t = signorie.table().ask(MARRIAGE[red][0]).no_tiles().florins(red, 4)
    t.s.round, t.s.passed = 7, 15 & ~(1 << red)
    return t.dice(red, yellow=1, purple=1, gray=1, red=1)


def _limit() -> signorie.Table:
    blue = signorie.BLUE
    t = signorie.table().turn(blue).florins(blue, 0).dice(blue, red=6, gray=6, purple=1)
    return t.pool(yellow=(6,)).supply(blue, 0, 0)


def _plaza(t: cultus.Table) -> cultus.Table:
    """Ten gold, and the pawn on a free plaza."""
    s = t.s
    square = next(q for q in range(64) if s.cells[q] == 6 and not s.monument_bits >> q & 1)
    s.put_pawn(0, square)
    return t.gold(10)


def _last_cube() -> cultus.Table:
    t = _plaza(cultus.s0()).points(90).ap(1)
    t.s.stock = [1]
    return t


def _no_effect() -> cultus.Table:
    """Ten gold for an effect that counts the squares beside one's monuments, of which none has what it counts."""
    return cultus.s0(character="claudia").gold(0, 10).own((4, 2))


def _paid() -> cultus.Table:
    t = cultus.s0().gold(3, 10)
    t.s.pending.append(cultus.decisions.split(0, 1, 0))
    return t


LANDS = ("mountain", "grassland")
CASES = {
    "anno1701 the seventh crown": Case(
        "anno1701", lambda: anno1701.begin().people("CCSS").goods(f=2).luxury(2, 1).hold(), kind("upgrade")
    ),
    "anno1701 the second merchant": Case(
        "anno1701",
        lambda: anno1701.begin().people("MCPP").goods(f=2).luxury(2, 2).hold(),
        lambda action: action.kind == "upgrade" and action.args[1] == "merchant",
    ),
    "anno1701 home with a leaking ship": Case(
        "anno1701", lambda: anno1701.begin().ship(4).sail("cliffs").ship(1), kind("end_voyage")
    ),
    "anno1701 tribute where no fight can be won": Case(
        "anno1701", lambda: anno1701.begin().ship(3).gold(4, 4).sail("pirates_6"), kind("pay_tribute")
    ),
    "anno1701 no voyage into ruin": Case(
        "anno1701", lambda: anno1701.begin().ship(4).gold(1, 1).hold("farm_a").asked("final", 0), kind("begin_refill")
    ),
    "cuba any tax in the last round": Case(
        "cuba", lambda: cuba.table(2).pesos(5).statute("tax_5").round(6).run("tax"), kind("pay_tax")
    ),
    "cuba a bonus rather than nothing": Case("cuba", lambda: cuba.at("mayor"), kind("take_mayor_bonus")),
    "cuba a bonus rather than no building": Case("cuba", lambda: cuba.at("architect"), kind("take_architect_bonus")),
    "cuba a cheap tax": Case("cuba", lambda: cuba.table(2).yard(citrus=1).run("tax"), kind("pay_tax")),
    "cuba the better ship": Case(
        "cuba",
        lambda: (
            cuba.at("mayor")
            .round(3)
            .ships("ship_01", "ship_04", "ship_02", sea="ship_03")
            .yard(citrus=2, rum=1, sugar=1)
        ),
        lambda action: action.kind == "load_ship" and action.args[0] == "dock_3",
    ),
    "signorie the best mission of the last round": Case(
        "signorie", _mission, lambda action: (action.kind, *action.args[:2]) == ("send_mission", "military", 8)
    ),
    "signorie the last florins into a dowry": Case("signorie", _dowry, lambda action: action.args[1:] == (4,)),
    "signorie points that would lapse": Case(
        "signorie",
        lambda: signorie.table().ask(SPEND[signorie.RED][CAREER_TRACKS][3][1]).sons(signorie.RED, "military", 6),
        lambda action: action.kind != "stop_points",
    ),
    "signorie no die beyond the limit for nothing": Case("signorie", _limit, kind("pass_round")),
    "signorie a tile that fits": Case(
        "signorie",
        lambda: (
            signorie.table()
            .ask(MISSION[signorie.RED][0])
            .no_tiles()
            .sons(signorie.RED, "military", 5)
            .tile("roma", "mission", "al_borgia_5")
        ),
        lambda action: action.args == ("military", 5, "roma"),
    ),
    "undecim all the enemies that may go": Case("undecim", _night, lambda action: action.args == (4,)),
    "undecim the last build": Case(
        "undecim", _last_build, lambda action: action.kind == "settle" and len(action.args[0]) == 3
    ),
    "undecim no gold built away": Case("undecim", _gold_kept, kind("skip_build")),
    "undecim all of the second heap": Case("undecim", _second_heap, lambda action: action.args == (1,)),
    "undecim the card that is lacked": Case(
        "undecim", _land_lacked, lambda action: action.args[0].startswith("mountain")
    ),
    "cultus a monument with the last point": Case(
        "cultus", lambda: _plaza(cultus.multi()).ap(1), kind("build_monument")
    ),
    "cultus a monument alone": Case("cultus", lambda: _plaza(cultus.s0()).ap(1), kind("build_monument")),
    "cultus the last cube wins": Case("cultus", _last_cube, kind("build_monument")),
    "cultus no effect that scores nothing": Case("cultus", _no_effect, lambda action: action.args[:1] != (10,)),
    "cultus gold where it fits": Case("cultus", _paid, lambda action: action.args == (1, 0)),
}


def sensible(case: Case, level: str) -> None:
    title = catalogue[case.title]
    rules, s = title.controller(), case.position().s
    asked = s.pending[-1].seats[0]
    action = seat(level, title).choose(rules.view(s, asked), rules.legal(s, asked), Clock(), Random(1))
    assert case.sensible(action), action


@pytest.mark.parametrize("level", ["greedy", "planner"])
@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_what_cannot_be_doubted_is_done(case: Case, level: str) -> None:
    sensible(case, level)


@pytest.mark.sample(8)
@pytest.mark.parametrize("level", ["thinker", "master"])
@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_deep_thought_does_it_too(case: Case, level: str) -> None:
    sensible(case, level)
