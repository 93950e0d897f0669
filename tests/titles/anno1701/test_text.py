"""Both catalogues: the same messages with the same parameters, and a sentence for everything the rules can say."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from game.engine import Action, Event, Refusal
from game.text.rulebook import read_rulebook
from game.text.speech import facts
from game.titles.anno1701 import FLOW, TITLE
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules import components as c
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.decisions import KINDS_OF

from ... import day
from ..catalogues import LANGUAGES, Speakers, messages_of
from .positions import begin, started

PREFIX = "anno1701-"
ENDINGS = ("favour", "merchants", "ruin", "both_ruined", "draw")


CATALOGUES = {language: messages_of(TITLE, language) for language in LANGUAGES}
SAID = set(CATALOGUES["ja"])


def codes(kind: str) -> set[str]:
    head = f"{PREFIX}{kind}-"
    return {name.removeprefix(head).replace("-", "_") for name in SAID if name.startswith(head)}


@pytest.fixture(scope="module")
def speakers() -> Speakers:
    return Speakers(TITLE)


def test_everything_has_a_name() -> None:
    ids = [*c.ERA_CARDS, *c.KIND_OF.values(), *c.VOYAGE_DECK, *c.GOODS, *c.LUXURIES, *c.LANDSCAPES, *c.WAREHOUSES]
    ids += [*c.CENTRES, *c.PILES, *c.SITES, *c.PEOPLE, *c.RANK_IDS, *c.SIDES, *c.TOKENS, *c.EVENTS[1:], "gold", "ship"]
    ids += [*ENDINGS, *TITLE.colors, "anno1701", "setup", "dice", "action", "final", "voyage", "over"]
    for option in TITLE.options:
        ids += getattr(option, "values", ())
    for name in ids:
        assert f"{PREFIX}name-{name}".replace("_", "-") in SAID, name


def test_every_choice_and_deed_has_its_words() -> None:
    wanted = {f"option-{o.id}" for o in TITLE.options} | {f"option-{o.id}-why" for o in TITLE.options}
    wanted |= {f"preset-{p.id}" for p in TITLE.presets} | {f"preset-{p.id}-why" for p in TITLE.presets}
    wanted |= {f"action-{kind}" for kind in KINDS} | {f"prompt-{key}" for key in KINDS_OF}
    wanted |= {f"part-{part.id}" for _, part in FLOW.walk()} | {"tagline"}
    wanted |= {f"source-{source}" for source in ("settler", "citizen", "merchant", "gold")}
    wanted |= {f"ending-{ending}-{what}" for ending in ENDINGS for what in ("name", "text")}
    assert {f"{PREFIX}{name}".replace("_", "-") for name in wanted} <= SAID
    assert codes("prompt") == set(KINDS_OF)
    assert codes("action") == set(KINDS)


def test_every_event_has_a_line_in_the_log() -> None:
    assert codes("event") == codes("log")


def test_every_code_is_met_by_a_test() -> None:
    folder = Path(__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py") if path.name != "test_text.py")
    assert [code for code in sorted(codes("refusal") | codes("caution")) if f'"{code}"' not in sources] == []


def test_every_code_in_the_rules_has_its_sentence() -> None:
    folder = TITLE.text_folder().parent
    sources = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    used = set(re.findall(r'(?:refuse|Refusal)\(\s*"([a-z_0-9]+)"', sources))
    used |= set(re.findall(r'return "(era_closed_\d|pile_empty)"', sources))
    used |= set(
        re.findall(r'(?:return|else) "([a-z_]+)"\n', (folder / "rules" / "actions" / "playing.py").read_text("utf-8"))
    )
    used |= {"first_pile_era_1", "not_your_side", "not_a_site", "one_exchange", "one_final_action"}
    kernel = {"not_your_turn", "wrong_phase", "game_over", "unknown_action", "bad_argument"}
    assert codes("refusal") == used - codes("caution") | kernel


def test_every_test_vector_is_met_by_a_test() -> None:
    folder = Path(__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    met = set(re.findall(r"def test_tv_([se])(\d\d)_", sources))
    assert {("s", f"{n:02}") for n in range(1, 45)} | {("e", f"{n:02}") for n in range(1, 63)} == met


def test_every_decision_event_and_refusal_of_whole_games_can_be_said(speakers: Speakers) -> None:
    """Play at random, try wrong things on the way, and say everything."""
    told: set[str] = set()
    seen: dict[str, Refusal] = {}
    for seed in day.some("said", range(60), 16):
        rng = random.Random(seed)
        table = started(seed, **({"free_layout": "true", "sides": "chosen"} if seed % 3 == 0 else {}))
        if seed % 2:
            table = begin(seed)
            for seat in (0, 1):
                table.people("CSPP", seat).luxury(2, 2, seat).ship(4, seat).gold(4, 4, seat)
            table.own("theatre_a", "guild_b", "lodge_a", "harbour_b", seat=seed // 2 % 2)
        while table.decision is not None:
            speakers.say("prompt", table.key, facts(table.seat, table.decision.data))
            for kind in rng.sample(list(KINDS), 4):
                for args in rng.sample(pool := super_universe(kind), min(5, len(pool))):
                    refusal = CONTROLLER.check(table.s, Action(kind, table.seat, args))
                    if refusal is not None:
                        seen[refusal.code] = refusal
            action = CONTROLLER.draw(table.s, table.seat, rng)
            for event in CONTROLLER.apply(table.s, action, table.chance):
                if event.kind not in told or rng.random() < 0.03:
                    tell(speakers, event)
                told.add(event.kind)
    for refusal in seen.values():
        speakers.say("refusal", refusal.code, refusal.params)
    rare = {"drawn", "sides", "first_rolled", "offer_accepted", "fire_spared", "warehouses_full", "washed_away"}
    rare |= {
        "bishop",
        "spy_left",
        "token_aside",
        "cancelled",
        "luxury_lost",
        "privilege_taken",
        "hunted",
        "lodge_used",
        "spied",
        "spy_took",
        "poisoned",
    }
    known = {name.removesuffix("_private") for name in codes("event")}
    assert told <= known
    assert known - told <= rare, known - told
    assert len(seen) > 40


def super_universe(kind: str) -> list[tuple[Any, ...]]:
    from game.engine.action import universe

    return universe(KINDS[kind].fields, 400)


def tell(speakers: Speakers, event: Event) -> None:
    """Say an event as others and as its own seat know it, in full and for the log."""
    for form in ("event", "log"):
        speakers.say(form, event.kind, event.seen_by(None).params)
        if event.private:
            speakers.say(form, f"{event.kind}-private", event.seen_by(event.to[0]).params)


def test_rare_events_can_be_told(speakers: Speakers) -> None:
    for event in (
        Event("drawn", {"favour": 2}),
        Event("sides", {"lion_seat": 0, "dragon_seat": 1}),
        Event("first_rolled", {"seat": 0, "high": 5, "low": 2}),
        Event("offer_accepted", {"seat": 1, "actor_seat": 0, "give": ("wood",), "take": ("gold", "food")}),
        Event("fire_spared", {"seat": 0}),
        Event("warehouses_full", {"seat": 0}),
        Event("washed_away", {"seat": 0}),
        Event("spy_left", {"seat": 0}),
        Event("token_aside", {"token": "maritime_token"}),
        Event("cancelled", {"seat": 0, "card": "spy_a"}),
        Event("luxury_lost", {"seat": 0, "luxury": "rum"}),
        Event("privilege_taken", {"seat": 0, "rival_seat": 1, "good": "brick"}),
        Event("poisoned", {"seat": 0, "goods": ("wood", "brick"), "count": 2}),
        Event("poisoned", {"seat": 0, "goods": (), "count": 0}),
        Event("spied", {"seat": 0, "rival_seat": 1}, {"cards": ("farm_a", "spy_b")}, (0,)),
        Event("spy_took", {"seat": 0, "rival_seat": 1}, {"card": "farm_a"}, (0, 1)),
        Event("hunted", {"seat": 0, "landscape": "clay_pit_2"}),
        Event(
            "lodge_used",
            {"seat": 0, "building": "lodge_a", "pile": "era1_a"},
            {"card": "farm_a", "new": "farm_b"},
            (0,),
        ),
    ):
        tell(speakers, event)


def test_the_sheet_can_be_read(speakers: Speakers) -> None:
    table = begin().people("MCSP").gold(1, 1, seat=1).hold("revolutionary_a")
    table.do("play_action", "revolutionary_a")
    result = CONTROLLER.result(table.s)
    assert result is not None
    for score in result.scores:
        for item in score.items:
            speakers.say("source", item.source, item.params)


def test_what_is_missing_is_named_with_its_number(speakers: Speakers) -> None:
    refusal = begin().goods(c=2, f=0).refused("upgrade", "c1_row", "settler")
    assert speakers.say("refusal", refusal.code, refusal.params) == ["食料2が足りません。", "You lack 2 food."]


def test_cautions_can_be_said(speakers: Speakers) -> None:
    speakers.say("caution", "gold_would_be_lost", {"gold": 2})
    speakers.say("caution", "good_would_be_lost", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_lead_to_the_rulebook(language: str) -> None:
    """Every anchor that a refusal names is there, and the codes that the pages name are refusals."""
    sections = read_rulebook(TITLE.text_folder(), language)
    anchors = {section.anchor for section in sections}
    folder = TITLE.text_folder().parent
    sources = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    rules = set(re.findall(r'(?:refuse|bad_argument|cannot_afford)\([^()]*?"(\d(?:\.\d)?)"', sources))
    assert rules
    assert rules <= anchors
    named = {code for section in sections for block in section.blocks for code in block.codes}
    assert named <= codes("refusal")
    assert {link for section in sections for block in section.blocks for link in block.links} <= anchors
