"""The bot: it wins, it ends, and it does nothing that harms itself."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

from game.bots.bot import Clock
from game.bots.greedy import Greedy
from game.bots.judge import TitleJudge
from game.bots.levels import seat as bot_for
from game.engine import Action
from game.lab.arena import play
from game.titles.cuba import TITLE, bot
from game.titles.cuba.rules import CONTROLLER

from ..catalogues import messages_of
from .positions import Table, at, table

GREEDY = Greedy(CONTROLLER, TitleJudge(TITLE))


def chosen(t: Table, seed: int = 1) -> Action:
    """What the bot does for the seat that is asked."""
    seat = t.s.pending[-1].seats[0]
    legal = CONTROLLER.legal(t.s, seat)
    return GREEDY.choose(CONTROLLER.view(t.s, seat), legal, Clock(0), Random(seed))


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"advanced_delegate": "true", "plantation_side": "free"}), (5, {"errata": "corrected"})],
)
def test_games_of_greedy_bots_end(seats: int, options: dict[str, str]) -> None:
    level = bot_for("greedy", TITLE)
    for seed in (1, 2):
        log: list[Action] = []
        played = play(TITLE, [level] * seats, options, seed, log=log)
        assert played.plies < 130 * seats
        assert median(score.total for score in played.result.scores) > 45


def test_it_beats_players_at_random() -> None:
    level, random = bot_for("greedy", TITLE), bot_for("random", TITLE)
    for seed in range(4):
        bots: list[Any] = [random] * 4
        bots[seed] = level
        result = play(TITLE, bots, {}, seed).result
        assert result.ranks[seed] == 1


def test_it_pays_a_cheap_tax_and_delivers_a_duty() -> None:
    t = table(2).yard(citrus=1).run("tax")
    assert chosen(t).kind == "pay_tax"
    t.do("pay_tax")
    t.do("decline_tax")
    assert chosen(t).kind == "pay_duty"


def test_it_pays_any_tax_in_the_last_round() -> None:
    assert chosen(table(2).pesos(5).statute("tax_5").round(6).run("tax")).kind == "pay_tax"


def test_it_loads_the_better_dock() -> None:
    t = at("mayor").round(3).ships("ship_01", "ship_04", "ship_02", sea="ship_03").yard(citrus=2, rum=1, sugar=1)
    action = chosen(t)
    assert (action.kind, action.args[0]) == ("load_ship", "dock_3")
    assert len(action.args[1]) >= 3


def test_it_takes_the_bonus_rather_than_nothing() -> None:
    assert chosen(at("mayor")).kind == "take_mayor_bonus"
    assert chosen(at("architect")).kind == "take_architect_bonus"


def test_it_uses_what_costs_nothing() -> None:
    t = at("foreman").pawn("b2").built(b1="hotel", b3="inn", a2="large_bank")
    used = set()
    while t.key == "foreman" and t.s.pending[-1].seats == (0,):
        action = chosen(t)
        used.add(action.args[0] if action.args else "")
        t.do(action.kind, *action.args)
    assert {"b1", "b3", "a2"} <= used


def test_no_trade_undoes_another() -> None:
    for seed in range(8):
        rng = Random(seed)
        t = at("tradeswoman").pesos(rng.randrange(30)).round(1 + seed % 6)
        t.yard(citrus=rng.randrange(3), sugar=rng.randrange(3), rum=rng.randrange(3))
        trades = 0
        while t.key == "trade" and t.s.pending[-1].seats == (0,):
            action = chosen(t, seed)
            t.do(action.kind, *action.args)
            trades += 1
        assert trades < 14


def test_a_bid_is_never_more_than_a_few_pesos() -> None:
    t = table(3).pesos(30, 30, 30).speakers("worker", "mayor", "mayor")
    assert chosen(t).args[0] <= 6


def test_it_says_why() -> None:
    t = at("mayor").ships("ship_01", "ship_04", "", sea="ship_03").yard(citrus=1, rum=1)
    view = CONTROLLER.view(t.s, 0)
    thought = GREEDY.think(view, CONTROLLER.legal(t.s, 0), Clock(0), Random(1))
    code, params = thought.reason
    assert code in messages_of(TITLE, "en")
    assert params["gain"] >= 1
    assert set(bot.terms(t.s, 0)) == set(bot.EVALUATION.weights)
    value = sum(bot.EVALUATION.weights[name] * amount for name, amount in bot.terms(t.s, 0).items())
    assert value == pytest.approx(bot.evaluate(t.s, 0))
