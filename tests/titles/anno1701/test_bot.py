"""The bots: safe with gold, sensible at sea, honest in trade."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.bots.bot import Clock
from game.bots.levels import seat as bot_of
from game.lab.arena import Bout, Contestant, meet
from game.titles.anno1701 import TITLE, bot
from game.titles.anno1701.rules import CONTROLLER

from .positions import Table, begin

GREEDY: Any = bot_of("greedy", TITLE)


def chosen(table: Table) -> Any:
    view = CONTROLLER.view(table.s, table.seat)
    return GREEDY.choose(view, CONTROLLER.legal(table.s, table.seat), Clock(0), random.Random(4))


def test_greedy_beats_random() -> None:
    bout = Bout(TITLE.id, Contestant("greedy"), Contestant("random"), 2, 1, 10)
    assert sum(game.first for game in meet(bout)) >= 17


def test_it_rises_when_it_can() -> None:
    assert chosen(begin().goods(c=2, f=2).hold()).kind == "upgrade"
    assert chosen(begin().people("CCSS").goods(f=2).luxury(2, 1).hold()).kind == "upgrade"


def test_it_does_not_sail_into_ruin() -> None:
    poor = begin().ship(4).gold(1, 1).hold("farm_a").asked("final", 0)
    assert chosen(poor).kind == "begin_refill"
    rich = begin().ship(4).gold(4, 3).hold("captain_a", "farm_a").asked("final", 0)
    action = chosen(rich)
    assert (action.kind, action.args) == ("start_voyage", (("captain_a",),))


def test_it_goes_home_with_a_leaking_ship() -> None:
    table = begin().ship(4).sail("cliffs").ship(1)
    assert chosen(table).kind == "end_voyage"
    assert chosen(begin().ship(4).own("shipyard_a").sail("rescue").asked("sail", 0)).kind == "reveal_voyage_card"


def test_it_weighs_a_fight_against_the_tribute() -> None:
    strong = begin().ship(3).own("arsenal_a", "arsenal_b").sail("pirates_3")
    assert chosen(strong).kind == "fight"
    weak = begin().ship(3).gold(4, 4).sail("pirates_6")
    assert chosen(weak).kind == "pay_tribute"
    assert chosen(begin().ship(3).gold(1, 1).sail("pirates_5")).kind == "fight"


def test_it_mends_the_ship_before_it_ends_its_actions() -> None:
    assert chosen(begin().ship(2).goods(w=2).hold()).kind == "repair_ship"


def test_it_answers_offers_with_a_reason() -> None:
    table = begin().goods(f=2, c=1, w=2).goods(1, c=2, w=1, f=1).turn_of(1)
    table.do("offer_trade", ("cloth",), ("wood",))
    thought = GREEDY.think(CONTROLLER.view(table.s, 0), CONTROLLER.legal(table.s, 0), Clock(0), random.Random(1))
    assert thought.action.args == ("accept",)
    assert thought.reason[0] == "anno1701-reason-accept"
    table = begin().gold(2, 2).turn_of(1)
    table.do("offer_trade", ("brick",), ("gold", "gold"))
    thought = GREEDY.think(CONTROLLER.view(table.s, 0), CONTROLLER.legal(table.s, 0), Clock(0), random.Random(1))
    assert thought.action.args == ("refuse",)
    assert thought.reason[0] == "anno1701-reason-refuse"


def test_it_does_not_sell_its_safety() -> None:
    table = begin().gold(2, 2).goods(f=1, c=2).hold()
    assert chosen(table).kind != "bank_trade"


def test_odds_of_a_fight() -> None:
    assert bot.win_chance(0) == 0.5
    assert bot.win_chance(-1) == pytest.approx(10 / 31)
    assert bot.win_chance(1) == pytest.approx(21 / 31)
    assert bot.win_chance(-6) == 0.0
    assert bot.win_chance(5) == 1.0
