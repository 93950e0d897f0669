"""Both catalogues: the same messages with the same parameters, and a sentence for everything the rules can say."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from game.engine import Action, Chance, Event, Refusal
from game.titles.cuba import TITLE, bot
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.rules import components as c
from game.titles.cuba.rules.actions import KINDS
from game.titles.cuba.rules.phases import STEPS
from game.titles.cuba.rules.state import SOURCES

from ..catalogues import LANGUAGES, Speakers, dashed, messages_of, variables
from .positions import at
from .test_conformance import GAMES, universe

REFUSALS = [
    "not_your_turn",
    "wrong_phase",
    "not_a_choice",
    "need_two_and_two",
    "no_goods_at_start",
    "delegate_fixed",
    "card_played",
    "card_is_delegate",
    "place_first",
    "not_in_cross",
    "field_covered",
    "not_product_field",
    "field_used",
    "drought",
    "no_water",
    "supply_empty",
    "resources_not_traded",
    "sold_out",
    "too_expensive",
    "nothing_to_sell",
    "already_traded",
    "space_taken",
    "not_cheapest",
    "tile_gone",
    "on_warehouse",
    "on_building",
    "cannot_afford_resources",
    "surcharge_unpaid",
    "bonus_gone",
    "no_building_here",
    "building_used",
    "outside_cross",
    "only_products_stored",
    "same_type_last_round",
    "wrong_input",
    "over_limit",
    "missing_input",
    "at_sea",
    "no_ship",
    "resources_not_shipped",
    "one_kind_only",
    "ship_full",
    "not_on_card",
    "no_free_slot",
    "bid_too_high",
    "corruption",
    "not_tied",
    "choose_exactly_two",
    "bill_vetoed",
    "wrong_pieces",
    "play_card_first",
]
FOR_THE_TABLE = [
    "keep_one_card",
    "not_your_board",
    "alternative_taken",
    "one_building",
    "single_used",
    "one_ship_only",
    "no_player_trade",
]
"""Codes that cannot arise from the flow of the rules; they are texts for the table."""
CAUTIONS = ["card_without_effect", "single_use_ends_turn"]
RULES = {"", "3.3", "3.5", "3.8", "4", "5.2", "5.4", "5.5", "5.6", "5.7", "5.9", "6", "6.3", "6.5", "6.8", "6.9"}


CATALOGUES = {language: messages_of(TITLE, language) for language in LANGUAGES}


@pytest.fixture(scope="module")
def speakers() -> Speakers:
    return Speakers(TITLE)


def test_signs_that_the_fonts_lack_are_not_used() -> None:
    for path in TITLE.text_folder().iterdir():
        assert not set("≥･") & set(path.read_text("utf-8")), path


def test_everything_has_a_name() -> None:
    ids = [*c.PIECES, *c.CHARACTERS, *c.BUILDINGS, *c.BUILDING_GROUPS, *c.STATUTES, *c.TYPES, *c.SHIPS, *c.DOCKS]
    ids += [c.SEA, *c.SPACES, *c.COLORS, *c.SIDES, *c.FIELD_KINDS.values(), "none", "cuba", "front", "back"]
    ids += [value for option in TITLE.options for value in option.values]
    for name in ids:
        assert f"cuba-name-{dashed(name)}" in CATALOGUES["ja"], name
    for name in (*c.CHARACTERS, *c.BUILDINGS, c.PRINTED_WAREHOUSE, *c.STATUTE_PILES[c.OTHER]):
        assert f"cuba-text-{dashed(name)}" in CATALOGUES["ja"], name


def test_every_text_of_choices_exists() -> None:
    assert TITLE.flow is not None
    wanted = {f"cuba-action-{dashed(kind)}" for kind in KINDS}
    wanted |= {f"cuba-source-{dashed(source)}" for source in SOURCES}
    wanted |= {f"cuba-refusal-{dashed(code)}" for code in (*REFUSALS, *FOR_THE_TABLE)}
    wanted |= {f"cuba-caution-{dashed(code)}" for code in CAUTIONS}
    wanted |= {f"cuba-phase-{dashed(phase)}" for phase in (*STEPS, "bid", "rebid", "enact", "over")}
    wanted |= {f"cuba-part-{dashed(part.id)}" for _, part in TITLE.flow.walk()}
    wanted |= {f"cuba-event-{dashed(part.event)}" for _, part in TITLE.flow.walk()}
    wanted |= {f"cuba-reason-{name}" for name in bot.EVALUATION.weights}
    for option in TITLE.options:
        wanted |= {f"cuba-option-{dashed(option.id)}", f"cuba-option-{dashed(option.id)}-why"}
        wanted |= {f"cuba-group-{option.group}"}
    for preset in TITLE.presets:
        wanted |= {f"cuba-preset-{dashed(preset.id)}", f"cuba-preset-{dashed(preset.id)}-why"}
    for outcome in ("victory", "shared_victory"):
        wanted |= {f"cuba-ending-{dashed(outcome)}-name", f"cuba-ending-{dashed(outcome)}-text"}
    assert not wanted - set(CATALOGUES["ja"])


def test_no_sentence_for_refusals_that_cannot_be() -> None:
    said = {name for name in CATALOGUES["ja"] if name.startswith(("cuba-refusal-", "cuba-caution-"))}
    known = {f"cuba-refusal-{dashed(code)}" for code in (*REFUSALS, *FOR_THE_TABLE)}
    known |= {f"cuba-caution-{dashed(code)}" for code in CAUTIONS}
    assert said == known


def test_texts_of_the_buildings_agree_with_the_data(speakers: Speakers) -> None:
    for texts in speakers:
        for tile, building in c.BUILDINGS.items():
            text = texts(f"cuba-text-{dashed(tile)}")
            for number in {building.most, building.each, building.amount} - {0, 1}:
                assert str(number) in text, (tile, text)


def whole_games(seeds: int) -> Any:
    """Every ply of some games: the state before, the seat, and the events."""
    for seed in range(seeds):
        for seats, options in GAMES:
            rng, chance = random.Random(seed), Chance(seed)
            s = CONTROLLER.setup(seats, options, chance)
            while (decision := CONTROLLER.pending(s)) is not None:
                seat = rng.choice(decision.seats)
                before = s.clone()
                yield before, seat, CONTROLLER.apply(s, CONTROLLER.draw(s, seat, rng), chance)


def rare_events() -> list[Event]:
    """What chance seldom brings up."""
    t = at("foreman").pawn("b2").yard(citrus=3, sugar=2, tobacco=1)
    t.built(b1="black_market", b3="distillery", a2="workshop", d2="monastery", c2="town_hall", b2="small_bank")
    events = t.do("use_black_market", "b1", ("citrus",), ("rum",))
    events += t.do("use_building", "b3", ("sugar",)) + t.do("use_building", "a2", ("tobacco",))
    return events + t.do("use_building", "d2", ("citrus", "sugar")) + t.do("use_building", "b2")


def test_every_question_and_event_can_be_told(speakers: Speakers) -> None:
    told: set[str] = set()
    asked: set[str] = set()
    for s, _, events in whole_games(3):
        decision = s.pending[-1]
        if decision.key not in asked:
            speakers.say("prompt", decision.key, {"n": decision.data[0]} if decision.data else {})
            asked.add(decision.key)
        for event in events:
            if event.kind not in told:
                for kind in ("event", "log"):
                    speakers.say(kind, event.kind, event.params)
                asked_for = variables(CATALOGUES["en"][f"cuba-log-{dashed(event.kind)}"])
                assert {one for one in asked_for if not one.startswith("rule-")} <= set(event.params)
            told.add(event.kind)
    for event in rare_events():
        told.add(event.kind)
        for kind in ("event", "log"):
            speakers.say(kind, event.kind, event.params)
    speakers.say("event", "shared_victory", Event("shared_victory", {"seat": 1, "vp": 60, "pesos": 4}).params)
    full = [name for name in CATALOGUES["ja"] if not name.endswith("-brief")]
    prompts = {name.removeprefix("cuba-prompt-") for name in full if name.startswith("cuba-prompt-")}
    assert prompts == {dashed(key) for key in asked}
    for kind in ("event", "log"):
        known = {name.removeprefix(f"cuba-{kind}-") for name in CATALOGUES["ja"] if name.startswith(f"cuba-{kind}-")}
        assert known - {"shared-victory"} == {dashed(name) for name in told} - {"shared-victory"}


def test_every_refusal_of_the_universe_can_be_said(speakers: Speakers) -> None:
    """Ask for everything everywhere, and say why not."""
    seen: dict[str, Refusal] = {}
    rng = random.Random(8)
    for number, (s, seat, _) in enumerate(whole_games(1)):
        if number % 23:
            continue
        for kind in KINDS:
            for args in [(), *rng.sample(pool := universe(kind), min(60, len(pool)))]:
                refusal = CONTROLLER.check(s, Action(kind, seat, args))
                if refusal is not None:
                    seen.setdefault(refusal.code, refusal)
                    assert refusal.rule in RULES
    assert len(seen) > 20
    for refusal in seen.values():
        speakers.say("refusal", refusal.code, refusal.params)


def test_missing_resources_are_named_without_zeros(speakers: Speakers) -> None:
    def said(w: int, s: int, a: int) -> list[str]:
        params = {"building": "hotel", "w": w, "s": s, "a": a}
        return speakers.say("refusal", "cannot_afford_resources", params)

    assert said(1, 0, 2) == [
        "ホテルの資源が足りません（木1・水2）。",
        "You lack the resources for the Hotel: wood 1, water 2.",
    ]
    assert said(0, 2, 1) == [
        "ホテルの資源が足りません（石2・水1）。",
        "You lack the resources for the Hotel: stone 2, water 1.",
    ]
    assert said(0, 0, 1) == ["ホテルの資源が足りません（水1）。", "You lack the resources for the Hotel: water 1."]
    assert said(1, 1, 1) == [
        "ホテルの資源が足りません（木1・石1・水1）。",
        "You lack the resources for the Hotel: wood 1, stone 1, water 1.",
    ]


def test_every_code_is_met_by_a_test() -> None:
    folder = Path(__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py") if path.name != "test_text.py")
    missing = [code for code in REFUSALS + CAUTIONS if f'"{code}"' not in sources]
    assert missing == []


def test_every_test_vector_is_met_by_a_test() -> None:
    folder = Path(__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    found = set(re.findall(r"def test_tv_([se]\d\d)_", sources))
    wanted = {f"s{number:02}" for number in range(1, 39)} | {f"e{number:02}" for number in range(1, 57)}
    assert wanted == found
