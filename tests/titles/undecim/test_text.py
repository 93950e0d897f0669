"""Texts: a message in both languages for everything that can be said, and a rulebook in which every refusal rests."""

from __future__ import annotations

import random

import pytest

from game.engine import Chance, checked_options
from game.text.catalog import LANGUAGES, Texts
from game.text.rulebook import read_rulebook
from game.text.speech import message_id, say, worded
from game.titles.undecim import FLOW, OPTIONS, PRESETS, TITLE
from game.titles.undecim.rules import CONTROLLER
from game.titles.undecim.rules import components as c
from game.titles.undecim.rules.actions import MOVES
from game.titles.undecim.rules.phases import PHASES
from game.titles.undecim.rules.state import SOURCES
from game.titles.undecim.words import arguments, ask, look, table, value

from .codes import RULES
from .positions import Table

NAMES = ("Aki", "Ben", "Chie", "Dan")


@pytest.fixture(scope="module", params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    found = Texts(request.param)
    found.read(TITLE)
    return found


def dashed(name: str) -> str:
    return name.replace("_", "-")


def test_everything_has_a_name(texts: Texts) -> None:
    data = c.read()
    ids = {"undecim", *c.RESOURCE_CARDS, *c.SIDES, *c.ACTION_CARDS, *c.AWARDS, *c.MODULES, *c.COLORS, *c.KIND.values()}
    ids |= {row["id"] for row in data["printed"]["components"]}
    assert [name for name in sorted(ids) if not texts.has(f"undecim-name-{dashed(name)}")] == []


def test_cards_of_one_pair_have_one_name(texts: Texts) -> None:
    for card, (top, bottom) in c.FACES.items():
        name = texts(f"undecim-name-{dashed(card)}")
        assert name == f"{texts(f'undecim-name-{top}')}/{texts(f'undecim-name-{bottom}')}"


def test_every_card_says_what_it_does(texts: Texts) -> None:
    for name, card in c.ACTION_CARDS.items():
        assert texts.has(f"undecim-text-{dashed(name)}")
        assert texts.has(f"undecim-red-{dashed(name)}") == (card.red is not None)
        assert texts.has(f"undecim-gold-{dashed(name)}") == (card.paid is not None)
    for award, met in c.AWARDS.items():
        assert str(met.least) in texts(f"undecim-text-{dashed(award)}")


def test_the_figures_on_the_cards_are_those_of_the_data(texts: Texts) -> None:
    for name, card in c.ACTION_CARDS.items():
        text = texts(f"undecim-text-{dashed(name)}")
        for step in card.steps:
            if step.n > 0:
                assert str(step.n) in text, (name, step)


def test_options_and_presets(texts: Texts) -> None:
    for option in OPTIONS:
        for message in (f"undecim-option-{dashed(option.id)}", f"undecim-option-{dashed(option.id)}-why"):
            assert texts.has(message), message
        for name in option.values:
            if not name.isdigit() and name not in ("true", "false"):
                assert texts.has(f"undecim-name-{dashed(name)}"), name
    for preset in PRESETS:
        for message in (f"undecim-preset-{dashed(preset.id)}", f"undecim-preset-{dashed(preset.id)}-why"):
            assert texts.has(message), message


def test_phases_parts_and_sources(texts: Texts) -> None:
    for phase in (*PHASES, "over"):
        assert texts.has(f"undecim-phase-{dashed(phase)}"), phase
    for _, part in FLOW.walk():
        assert texts.has(f"undecim-part-{dashed(part.id)}"), part.id
        assert texts.has(f"undecim-event-{dashed(part.event)}"), part.event
    for source in SOURCES:
        assert texts.has(f"undecim-source-{dashed(source)}"), source


def test_actions_are_called_and_said(texts: Texts) -> None:
    for name in MOVES:
        assert texts.has(f"undecim-action-{dashed(name)}"), name
        assert texts.has(f"undecim-say-{dashed(name)}"), name


OPTIONS_PLAYED = (
    {},
    {"modules": "dark_age,storm_age,golden_age", "mulligan": "true", "annexation": "true", "develop_cards": "99"},
    {"preset": "annex_mid", "invasion_land_chosen_by": "giver"},
    {
        "preset": "die_set",
        "modules": "dark_age",
        "end_order_bonus": "4_2",
        "moon_land": "annex_draw_play",
        "annexation": "true",
    },
    {"preset": "notes_final", "last_round_actions": "2"},
)


@pytest.mark.parametrize("number", range(len(OPTIONS_PLAYED)))
def test_everything_that_happens_is_said(number: int, texts: Texts) -> None:
    def speak(message: str, /, **params: object) -> str:
        return texts.say(message, worded(texts, "undecim", params, NAMES))

    def clean(text: str) -> None:
        assert text.strip()
        assert not any(mark in text for mark in "⟦⟧{}_"), text

    options = checked_options(TITLE, 3 + number % 2, OPTIONS_PLAYED[number])
    rng, chance = random.Random(number), Chance(number)
    s = CONTROLLER.setup(3 + number % 2, options, chance)
    while s.pending:
        decision = s.pending[-1]
        seat = rng.choice(decision.seats)
        view = CONTROLLER.view(s, seat)
        for line in (*table(view, speak), *ask(view, speak)):
            clean(line)
        action = CONTROLLER.draw(s, seat, rng)
        clean(speak(f"undecim-say-{dashed(action.kind)}", **arguments(view, action, speak)))
        for event in CONTROLLER.apply(s, action, chance):
            for eyes in (None, seat):
                params = event.seen_by(eyes).params
                for kind in ("event", "log"):
                    code = f"{event.kind}-private" if "cards" in params and event.private else event.kind
                    assert texts.has(message_id(texts, "undecim", kind, code)), (kind, code)
                    clean(say(texts, "undecim", kind, code, params, NAMES))
    assert texts.missing == set()


def test_a_card_is_looked_at(texts: Texts) -> None:
    view = CONTROLLER.view(Table().s, 0)
    for name, lines in (("BANDITS", 2), ("flea_market", 2), ("hero", 1), ("trade", 1), ("nothing", 0)):
        assert len(list(look(view, name, texts))) == lines
    assert (value("Forest_Wood_03"), value("wood"), value("rope")) == ("forest_wood_03", "wood", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_rests_on_a_section_of_the_rulebook(language: str) -> None:
    sections = {section.anchor: section for section in read_rulebook(TITLE.text_folder(), language)}
    named = {code for section in sections.values() for block in section.blocks for code in block.codes}
    assert named == set(RULES)
    assert set(RULES.values()) <= set(sections)
