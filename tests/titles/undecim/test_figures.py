"""What the records of many games say to the designer's questions (section 8.5)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine import Chance
from game.text.catalog import LANGUAGES, Texts
from game.titles.undecim import TITLE
from game.titles.undecim.figures import Figures, idle
from game.titles.undecim.record import record
from game.titles.undecim.rules import CONTROLLER

SOURCES = [
    "land",
    "land_moon",
    "annex",
    "annex_moon",
    "enemy",
    "award",
    "building",
    "gold",
    "settlement_bonus",
    "end_order",
]


def played(seed: int, seats: int = 4, **options: str) -> dict[str, Any]:
    """The record of a random game."""
    rng, chance = Random(seed), Chance(seed)
    state = CONTROLLER.setup(seats, options, chance)
    start, plies = state.clone(), []
    while (pending := CONTROLLER.pending(state)) is not None:
        action = rng.choice(CONTROLLER.legal(state, pending.seats[0]))
        plies.append((None, CONTROLLER.apply(state, action, chance)))
        plies[-1] = (state.clone(), plies[-1][1])
    result = CONTROLLER.result(state)
    assert result is not None
    return record(start, plies, result, seed=seed)


def figures(*records: dict[str, Any]) -> dict[str, float]:
    """The figures of some records, by key."""
    book = Figures()
    for kept in records:
        book.add(kept)
    return {figure.key: figure.value for figure in book.told()}


@pytest.mark.parametrize(
    ("formula", "lands", "expected"),
    [
        ("types_plus_two_sets", (2, 2, 2, 0), 3),  # T03: three types twice, three cards wasted
        ("types_plus_two_sets", (2, 2, 2, 2), 0),
        ("types_plus_two_sets", (3, 3, 3, 3), 4),
        ("types_only", (5, 1, 0, 0), 4),
        ("pairs_plus_set", (3, 1, 0, 0), 2),
        ("per_card_plus_set", (3, 1, 0, 0), 0),
        ("none", (1, 1, 0, 0), 2),
    ],
)
def test_lands_that_change_no_bonus_lie_idle(formula: str, lands: tuple[int, ...], expected: int) -> None:
    assert idle(formula, lands) == expected


def test_no_game_gives_no_figure() -> None:
    assert Figures().told() == []


def test_sums_come_from_the_records() -> None:
    games = [played(seed) for seed in range(4)]
    told = figures(*games)
    totals = sorted(seat["end"]["total"] for game in games for seat in game["seats"])
    assert told["total_mean"] == pytest.approx(sum(totals) / 16)
    assert told["total_most"] == totals[-1]
    assert sum(told[f"source:source_{source}"] for source in SOURCES if f"source:source_{source}" in told) == (
        pytest.approx(1.0)
    )
    nights = [len(game["nights"]) for game in games]
    assert told["nights_1"] == nights.count(1) / 4
    assert told["nights_0"] + told["nights_1"] + told["nights_2"] == pytest.approx(1.0)
    land = sum(sum(seat["end"]["vp"][s] for s in SOURCES[:4]) for game in games for seat in game["seats"])
    assert told["land_vp"] == pytest.approx(land / 16)


def test_a_bonus_may_turn_the_winner() -> None:
    game = played(3)
    for seat, kept in enumerate(game["seats"]):
        kept["end"]["total"] = 50 if seat == 0 else 48 if seat == 1 else 10
        kept["end"]["vp"]["end_order"] = 0
        kept["rounds"][-1]["actions"] = [("prosperity", "astrology", "expedition", "trade")[seat]]
    game["winner"] = 0
    told = figures(game)
    assert (told["turned_3_2_1"], told["turned_4_2"], told["turned_4"]) == (1, 1, 1)
    game["seats"][1]["end"]["total"] = 40
    told = figures(game)
    assert (told["turned_3_2_1"], told["turned_4_2"], told["turned_4"]) == (0, 0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_and_every_question_has_words(language: str) -> None:
    texts = Texts(language)
    texts.read(TITLE)
    book = Figures()
    book.add(played(5, 3, modules="dark_age,storm_age,golden_age"))
    book.add(played(6, 4, annexation="true", settlement_bonus="product", end_order_bonus="4"))
    for figure in book.told():
        for message in (f"undecim-question-{figure.group}", f"undecim-figure-{figure.name}"):
            assert texts.has(message.replace("_", "-")), message
        if figure.thing:
            assert texts.has(f"undecim-name-{figure.thing}".replace("_", "-")), figure.thing
