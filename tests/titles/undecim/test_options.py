"""Section 8: every option and preset, alone and in mixtures; nothing but what the dossier names."""

from __future__ import annotations

import random

import pytest

from game.engine import BadOption, Chance, Option, checked_options
from game.titles.undecim import OPTIONS, PRESETS, TITLE
from game.titles.undecim.rules import CONTROLLER
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.rules.variants import DRAFT, chosen, variants

from .positions import Table

PRESET_IDS = [
    "draft14",
    "weak_war",
    "die_set",
    "notes_final",
    "card_and_set",
    "half_scale",
    "annex_engine",
    "annex_mid",
    "types_plus_annex_1",
    "annex_only_4",
    "moon_12",
    "two_last",
    "end_bonus_321",
    "end_bonus_42",
    "end_bonus_4",
    "draft15_land",
]


def finished(seats: int, options: dict[str, str], seed: int) -> UndecimState:
    """A random game to its end; the ledger holds throughout (T102)."""
    chance, rng = Chance(seed), random.Random(seed)
    s = CONTROLLER.setup(seats, checked_options(TITLE, seats, options), chance)
    ledger = CONTROLLER.ledger(s)
    while s.pending:
        seat = rng.choice(s.pending[-1].seats)
        CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, seat)), chance)
        assert CONTROLLER.ledger(s) == ledger
    return s


def test_the_defaults_are_the_draft() -> None:
    s = Table().s
    assert s.variants == ()
    assert s.rules() == DRAFT
    assert {o.id for o in OPTIONS} == set(DRAFT._fields)
    assert all(str(getattr(DRAFT, o.id)).lower() == o.default for o in OPTIONS)


def test_only_what_differs_is_kept() -> None:
    pairs = chosen({"land_vp": "none", "annexation": "true", "gold_vp": "3_5", "annex_vp": "4"})
    assert set(pairs) == {("land_vp", "none"), ("annexation", "true"), ("annex_vp", "4")}
    rules = variants(pairs)
    assert (rules.land_vp, rules.annexation, rules.annex_vp) == ("none", True, 4)


def test_the_presets() -> None:
    assert [preset.id for preset in PRESETS] == PRESET_IDS
    for preset in PRESETS:
        s = Table(preset=preset.id).s
        rules = s.rules()._asdict()
        for name, value in preset.values.items():
            assert str(rules[name]).lower() == value, (preset.id, name)
    annex_mid = Table(preset="annex_mid").s.rules()
    assert (annex_mid.enemy_first_vp, annex_mid.enemy_step_vp, annex_mid.enemy_replay) == (2, 1, True)


def test_a_preset_may_be_changed_by_hand() -> None:
    rules = Table(preset="notes_final", moon_annex_vp="1").s.rules()
    assert (rules.moon_annex_vp, rules.building_scale) == (1, "steep")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("annex_vp", "7"),
        ("land_vp", "double"),
        ("modules", "dark_age,ice_age"),
        ("develop_cards", "3"),
        ("colour", "x"),
    ],
)
def test_foreign_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadOption):
        checked_options(TITLE, 4, {name: value})


@pytest.mark.sample(20)
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_tv_102_every_option_plays_to_the_end(option: Option, seats: int) -> None:
    for value in option.samples:
        helped = {"annexation": "true", option.id: value}
        assert finished(seats, helped, 3).phase == "over"


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_every_preset_plays_to_the_end(preset: str) -> None:
    for seats in (3, 4):
        assert finished(seats, {"preset": preset}, 5).phase == "over"


@pytest.mark.parametrize("seed", range(12))
def test_mixtures_play_to_the_end(seed: int) -> None:
    """Switches combine freely (8.2): any mixture of all of them."""
    rng = random.Random(seed)
    options = {option.id: rng.choice(option.samples) for option in OPTIONS}
    assert finished(3 + seed % 2, options, seed).phase == "over"


def test_a_switch_without_what_it_needs_has_no_effect() -> None:
    plain = finished(4, {}, 11)
    for options in (
        {"annex_vp": "6"},
        {"settlement_bonus": "product"},
        {"annexed_count_in_land_vp": "true"},
        {"settlement_bonus_vp": "1"},
        {"moon_annex_vp": "1"},
    ):
        assert finished(4, options, 11).vp == plain.vp
