"""Section 10: every refusal with its rule, readable in both languages, and the state untouched."""

from __future__ import annotations

import re
from functools import partial

import pytest

from game.engine import Action, Refusal
from game.presentation import Drag, presentation_of
from game.presentation.gestures import hands_of
from game.text.catalog import LANGUAGES, Texts
from game.text.speech import say
from game.titles.undecim import TITLE
from game.titles.undecim.rules import CONTROLLER

from .positions import Table
from .refusals import CASES, Case
from .test_moon import astrology
from .test_red import war

_OF_THE_HOUSE = {"game-over", "unknown-action", "bad-argument", "not-your-turn"}


@pytest.fixture(scope="module")
def speakers() -> list[Texts]:
    found = []
    for language in LANGUAGES:
        texts = Texts(language)
        texts.read(TITLE)
        found.append(texts)
    return found


@pytest.mark.parametrize(("code", "rule", "provoke"), CASES, ids=[f"{case[0]}-{n}" for n, case in enumerate(CASES)])
def test_a_refusal_is_provoked_and_names_its_rule(code: str, rule: str, provoke: Case) -> None:
    refusal = provoke()
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)


def test_every_refusal_that_has_words_is_provoked() -> None:
    """All but what the house says of an action that is none."""
    words = (TITLE.text_folder() / "refusals.en.ftl").read_text("utf-8")
    written = re.findall(r"^undecim-refusal-([a-z0-9-]+) =", words, re.MULTILINE)
    assert {code.replace("_", "-") for code, _, _ in CASES} == {*written} - _OF_THE_HOUSE


def _tempest() -> tuple[Table, tuple[str, ...]]:
    """Seat 1 must discard a card to the Tempest of seat 0."""
    t, ids = war(
        ("tempest", "gathering", "trade", "prosperity"), lay={1: ("stone", "gold", "wood")}, modules="storm_age"
    )
    assert (t.key, t.seat) == ("red_discard", 1)
    return t, ids[1]


def _giving() -> tuple[Table, tuple[str, ...]]:
    """Seat 1 must hand over a land to the Invasion War of seat 0."""
    t, ids = war(
        ("invasion_war", "gathering", "trade", "prosperity"),
        lay={1: ("forest", "swamp", "stone")},
        invasion_land_chosen_by="giver",
    )
    t.skip_until("red_give")
    return t, ids[1]


def _swap() -> Refusal | None:
    t = Table(mulligan="true")
    return t.check("mulligan_swap", t.s.field[0], t.s.field[1])


def _annexed() -> Refusal | None:
    t = Table(annexation="true")
    t.clear(0)
    lands, cards = t.annexation(0), t.loose(0, "stone", "stone")
    t.hand(0)
    t.entry("bandits")
    return t.check("settle", tuple(sorted((lands[0], cards[0]))))


def _discard(at: int) -> Refusal | None:
    t, cards = _tempest()
    return t.check("red_discard", cards[at])


def _give(at: int) -> Refusal | None:
    t, cards = _giving()
    return t.check("red_give", cards[at])


@pytest.mark.parametrize(
    ("provoke", "code", "says", "never"),
    [
        (_swap, "action_not_in_hand", ("交換", "exchange"), ("出せません", "play")),
        (_annexed, "card_not_loose", ("版図", "annexation"), ("手元にありません", "not a loose card")),
        (partial(_discard, 1), "red_wrong_kind", ("捨て", "asks for another kind"), ("奪", "take")),
        (partial(_give, 2), "red_wrong_kind", ("渡す", "asks for another kind"), ("奪", "take")),
    ],
    ids=["swap", "annexed", "discard", "give"],
)
def test_a_reason_speaks_of_what_was_to_be_done(
    provoke: Case, code: str, says: tuple[str, str], never: tuple[str, str], speakers: list[Texts]
) -> None:
    refusal = provoke()
    assert refusal is not None
    assert refusal.code == code
    for texts, word, wrong in zip(speakers, says, never):
        text = say(texts, "undecim", "refusal", code, refusal.params, ("Aki", "Ben", "Chie", "Dan"))
        assert (word in text, wrong in text) == (True, False), text


@pytest.mark.parametrize("way", ["take", "give", "discard"])
@pytest.mark.parametrize("code", ["red_fresh", "red_settled", "red_annexed", "red_wrong_kind"])
def test_only_who_takes_is_told_of_taking(code: str, way: str, speakers: list[Texts]) -> None:
    params = {"way": way, "card": "forest_wood_01", "side": "forest", "kinds": ("resource", "gold")}
    for texts, word in zip(speakers, ("奪", "take")):
        assert (word in say(texts, "undecim", "refusal", code, params)) == (way == "take")


def test_twelve_counters_are_named_in_the_refusal(speakers: list[Texts]) -> None:
    refusal = astrology(12, moon_counters="12").check("shift_moon", 1)
    assert refusal is not None
    for texts in speakers:
        assert "12" in say(texts, "undecim", "refusal", refusal.code, refusal.params)


def test_gold_is_paid_on_the_discard_pile_too_where_it_goes_there() -> None:
    for boost, pays in (("spend", True), ("hold", False)):
        t = Table(gold_boost=boost)
        t.clear(0)
        (gold,) = t.loose(0, "gold")
        t.hand(0, "wood")
        t.entry("flea_market")
        hands = hands_of(presentation_of(TITLE), CONTROLLER.view(t.s, 0), Action("pay_gold", 0))
        assert (Drag(gold, "discard") in hands, Drag(gold, "field/flea_market") in hands) == (pays, True)
