"""What the records of many games say to the designer's questions (section 8.5), held against sums of our own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from game.engine import Chance, checked_options
from game.lab.gauges import Gauges
from game.text.catalog import LANGUAGES, Texts
from game.titles.undecim import TITLE, figures
from game.titles.undecim.figures.told import LandCount, ToldRecord, idle_of, level_step
from game.titles.undecim.record import record
from game.titles.undecim.rules import CONTROLLER, area, scoring
from game.titles.undecim.rules.components import BUILDING, LANDS
from game.titles.undecim.rules.state import SOURCES, UndecimState

Moment = tuple[UndecimState, list[Any]]


def played(seed: int, seats: int = 4, **options: str) -> tuple[dict[str, Any], list[Moment]]:
    """The record of a random game, and its states and events."""
    rng, chance = Random(seed), Chance(seed)
    state = CONTROLLER.setup(seats, checked_options(TITLE, seats, options), chance)
    start, plies = state.clone(), []
    while (pending := CONTROLLER.pending(state)) is not None:
        action = rng.choice(CONTROLLER.legal(state, pending.seats[0]))
        events = CONTROLLER.apply(state, action, chance).events
        plies.append((state.clone(), events))
    result = CONTROLLER.result(state)
    assert result is not None
    return record(start, plies, result, seed=seed), plies


def told(*records: dict[str, Any]) -> dict[str, float | None]:
    """The figures of some records, by key."""
    gauges = Gauges()
    for kept in records:
        gauges.add(figures.measures(kept))
    return {figure.key: figure.value for figure in gauges.told()}


def round_ends(plies: list[Moment]) -> Iterator[tuple[int, UndecimState]]:
    """The number of each round and the state at its end, the night as it was when the lands were counted."""
    night = 0
    for state, events in plies:
        for event in events:
            params = dict(event.params)
            night = 1 if event.kind == "night_fell" else night
            if event.kind == "round_ended":
                there = state.clone()
                there.night, night = night, 0
                yield params["number"], there


def bonus(s: UndecimState, seat: int) -> int:
    """The land bonus by the rules themselves."""
    return sum(scoring.land_lines(s, seat))


def changed(s: UndecimState, seat: int, loose: list[str], sets: int) -> UndecimState:
    """The same table with these lands before the seat."""
    other = s.clone()
    other.loose[seat] = tuple(f"land_{n}" for n in range(len(loose)))
    other.sides[seat] = tuple(loose)
    other.annexed[seat] = tuple(("", "", "", "") for _ in range(sets))
    return other


OPTIONS = (
    {},
    {"preset": "annex_engine"},
    {"annexation": "true", "annexed_count_in_land_vp": "true"},
    {"annexation": "true", "annexed_count_in_land_vp": "true", "land_vp": "pairs_plus_set", "moon_land": "annex_vp"},
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_lands_that_lie_idle_are_those_that_can_be_taken_away(options: dict[str, str]) -> None:
    idle = seen = 0
    games = [played(seed, **options) for seed in range(6)]
    for _, plies in games:
        for _, s in round_ends(plies):
            for seat in range(4):
                lands = [side for side in s.sides[seat] if side in LANDS]
                sets, wanted = len(s.annexed[seat]), bonus(s, seat)
                seen += len(lands) + 4 * sets
                idle += max(
                    gone + 4 * (sets - left)
                    for left in range(sets + 1)
                    for gone in range(len(lands) + 1)
                    for rest in set(combinations(sorted(lands), len(lands) - gone))
                    if bonus(changed(s, seat, list(rest), left), seat) >= wanted
                )
    assert seen > 100
    assert told(*(kept for kept, _ in games))["lands_idle"] == pytest.approx(idle / seen)


def test_lands_that_count_twice_leave_more_idle_than_lands_that_count_once() -> None:
    """What an annexation already shows makes the loose lands beside it idle, if it counts in the bonus too."""
    at = LandCount((1, 1, 0, 0), 1, 0)
    once = (("annexation", "true"),)
    assert idle_of(once, at) == 0
    assert idle_of((*once, ("annexed_count_in_land_vp", "true")), at) == 2


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_war_brings_and_costs_what_the_rules_would_count_without_it(options: dict[str, str]) -> None:
    games = [played(seed, **options) for seed in range(40)]
    gain = loss = struck = annexed = 0
    for _, plies in games:
        ends = dict(round_ends(plies))
        number = 1
        for _, events in plies:
            for event in events:
                p = dict(event.params)
                number = p["number"] if event.kind == "round_begins" else number
                if event.kind != "red_took" or p["action"] != "invasion_war":
                    continue
                s, taker, victim, land = ends[number], p["seat"], p["victim_seat"], p["side"]
                struck += 1
                mine = [side for side in s.sides[taker] if side in LANDS]
                sets = len(s.annexed[taker])
                if land in mine:
                    mine.remove(land)
                elif sets:  # It holds an annexation together: without it three lands are loose again.
                    annexed += 1
                    mine, sets = mine + [side for side in LANDS if side != land], sets - 1
                gain += bonus(s, taker) - bonus(changed(s, taker, mine, sets), taker)
                theirs = [*(side for side in s.sides[victim] if side in LANDS), land]
                sets = len(s.annexed[victim])
                if s.rules().annexation and set(theirs) == set(LANDS):
                    sets += 1
                    for side in LANDS:
                        theirs.remove(side)
                loss += bonus(changed(s, victim, theirs, sets), victim) - bonus(s, victim)
    assert struck > 10
    assert bool(annexed) == ("annexation" in options or "preset" in options)
    found = told(*(kept for kept, _ in games))
    assert found["war_gain"] == pytest.approx(gain / struck)
    assert found["war_loss"] == pytest.approx(loss / struck)


def one_war(*, night: bool, rounds: int) -> dict[str, float | None]:
    """A game in which seat 0 took a mountain in round 2 that gave it a fourth type, and kept it."""
    kept, _ = played(3)
    kept["nights"] = [2] if night else []
    for seat in range(4):
        for number, this in enumerate(kept["seats"][seat]["rounds"], 1):
            this["red"] = []
            this["annexations"] = 0
            types = 4 if seat == 0 and 2 <= number < 2 + rounds else 3
            this["lands"] = {land: int(at < types) for at, land in enumerate(LANDS)}
    taken = {"action": "invasion_war", "victim": 1, "card": "mountain_clay_01", "side": "mountain"}
    kept["seats"][0]["rounds"][1]["red"] = [taken]
    if rounds < 4:
        kept["seats"][2]["rounds"][1 + rounds]["red"] = [{**taken, "action": "bandits", "victim": 0}]
    return told(kept)


def test_a_war_under_the_red_moon_counts_double_and_goes_on_to_the_end() -> None:
    plain, doubled = one_war(night=False, rounds=4), one_war(night=True, rounds=4)
    assert (plain["war_gain"], plain["war_gain_sum"]) == (1, 4)
    assert (doubled["war_gain"], doubled["war_gain_sum"]) == (2, 5)
    assert (plain["war_loss"], plain["war_loss_sum"], doubled["war_loss_sum"]) == (1, 4, 5)
    assert (plain["wars_at_night"], doubled["wars_at_night"]) == (0, 1)
    assert one_war(night=False, rounds=2)["war_gain_sum"] == 2  # Somebody takes it on.


def test_cards_built_together_share_what_they_add() -> None:
    scale = BUILDING["draft14"]
    steps = [after - before for before, after in pairwise(scale)]
    games = [played(seed, develop_cards="2")[0] for seed in range(30)]
    count, worth, mixed = 0, 0.0, 0
    for game in games:
        for seat in game["seats"]:
            for build in (build for this in seat["rounds"] for build in this["builds"] if build["build"] == "develop"):
                level, cards = build["level"], len(build["sides"])
                gold = build["sides"].count("gold")
                mixed += 0 < gold < cards
                raised = [steps[at] if at < len(steps) else 0 for at in range(level - cards, level)]
                count, worth = count + gold, worth + gold * sum(raised) / cards
    assert mixed
    value = told(*games)["gold_built_worth"]
    assert value == pytest.approx(worth / count)
    assert value is not None
    assert value <= max(steps)
    assert level_step(scale, 4, 2) == (scale[4] - scale[2]) / 2


def test_sums_come_from_the_records() -> None:
    games = [played(seed)[0] for seed in range(4)]
    found = told(*games)
    totals = sorted(seat["end"]["total"] for game in games for seat in game["seats"])
    assert found["total_mean"] == pytest.approx(sum(totals) / 16)
    assert found["total_most"] == totals[-1]
    assert sum(found[f"source:source_{source}"] or 0 for source in SOURCES) == pytest.approx(1.0)
    nights = [len(game["nights"]) for game in games]
    assert found["nights_1"] == nights.count(1) / 4
    land = sum(sum(seat["end"]["vp"][s] for s in SOURCES[:4]) for game in games for seat in game["seats"])
    assert found["land_vp"] == pytest.approx(land / 16)


def test_standing_before_the_last_round_is_the_score_if_it_ended_there() -> None:
    for options in ({}, {"end_order_bonus": "4", "annexation": "true", "settlement_bonus": "product"}):
        game, plies = played(7, **options)
        for number, s in round_ends(plies):
            for seat in range(4):
                this = game["seats"][seat]["rounds"][number - 1]
                if number == 5:
                    assert this["as_final"] == game["seats"][seat]["end"]["total"]
                elif not options:
                    assert this["as_final"] == s.vp[seat] + scoring.building_vp(s, seat) + 3 * area.gold(s, seat)


def test_a_card_is_held_from_the_round_it_comes_to_the_round_it_is_played() -> None:
    game, plies = played(11)
    since: dict[tuple[int, str], int] = {}
    held: list[int] = []
    number = 1
    for seat, kept in enumerate(game["seats"]):
        since.update({(seat, card): 1 for card in kept["dealt"]})
    for _, events in plies:
        for event in events:
            p = dict(event.params)
            if event.kind == "round_begins":
                number = p["number"]
            elif event.kind == "played":
                held.append(number - since.pop((p["seat"], p["card"])) + 1)
            elif event.kind == "action_taken":
                since[p["seat"], p["card"]] = number + 1
    held += [5 - begun + 1 for begun in since.values()]
    assert told(game)["held"] == pytest.approx(sum(held) / len(held))


def test_nights_by_dice_alone_have_the_exact_odds() -> None:
    from itertools import product

    nights = [figures.night.by_dice(list(dice), 10) for dice in product(range(1, 7), repeat=5)]
    assert nights.count(0) * 432 == 7 * len(nights)
    assert nights.count(1) * 432 == 347 * len(nights)
    twelve = [figures.night.by_dice(list(dice), 12) for dice in product(range(1, 7), repeat=5)]
    assert twelve.count(1) * 7776 == 7163 * len(twelve)


def end_of(game: dict[str, Any]) -> dict[str, float | None]:
    """What its end says of a game."""
    gauges = Gauges()
    gauges.add(figures.ends.measures(ToldRecord(game)))
    return {figure.key: figure.value for figure in gauges.told()}


def test_a_bonus_may_turn_the_winner() -> None:
    game, _ = played(3)
    for seat, kept in enumerate(game["seats"]):
        kept["end"]["total"] = 50 if seat == 0 else 48 if seat == 1 else 10
        kept["end"]["vp"]["end_order"] = 0
        kept["rounds"][-1]["actions"] = [("prosperity", "astrology", "expedition", "trade")[seat]]
    game["winner"] = 0
    found = end_of(game)
    assert (found["turned_3_2_1"], found["turned_4_2"], found["turned_4"]) == (1, 1, 1)
    game["seats"][1]["end"]["total"] = 40
    found = end_of(game)
    assert (found["turned_3_2_1"], found["turned_4_2"], found["turned_4"]) == (0, 0, 0)


def test_every_question_has_figures_of_its_own() -> None:
    game, _ = played(5)
    assert {measure.group for measure in figures.measures(game)} == set(figures.QUESTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_and_every_question_has_words(language: str) -> None:
    texts = Texts(language)
    texts.read(TITLE)
    gauges = Gauges()
    gauges.add(figures.measures(played(5, 3, modules="dark_age,storm_age,golden_age")[0]))
    gauges.add(figures.measures(played(6, 4, annexation="true", settlement_bonus="product", end_order_bonus="4")[0]))
    for figure in gauges.told():
        for message in (f"undecim-question-{figure.group}", f"undecim-figure-{figure.name}"):
            assert texts.has(message.replace("_", "-")), message
        if figure.thing:
            assert texts.has(f"undecim-name-{figure.thing}".replace("_", "-")), figure.thing
