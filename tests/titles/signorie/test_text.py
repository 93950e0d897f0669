"""Both catalogues: the same messages with the same parameters, and a sentence for everything the rules can say."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from game.engine import Action, Chance, Event
from game.text.rulebook import read_rulebook
from game.titles.signorie import TITLE
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules import components as c
from game.titles.signorie.rules.actions import KINDS
from game.titles.signorie.rules.decisions import KINDS_OF
from game.titles.signorie.rules.phases import OVER, STEPS
from game.titles.signorie.rules.state import SOURCES
from game.titles.signorie.table.narration import worded

from ..catalogues import LANGUAGES, Speakers, dashed, messages_of
from .positions import RED, table
from .test_conformance import GAMES

REFUSALS = [
    "not_your_turn", "already_passed", "finish_first", "main_action_required", "must_pick_or_pass", "four_dice_max",
    "colour_used", "die_not_there", "wrong_action_slot", "die_too_expensive", "no_main_action", "die_committed",
    "wrong_helper_column", "helper_slot_taken", "helper_cost", "no_helper_discs", "assignment_wrong_colour",
    "assignment_turned", "helper_needs_two", "assignment_count", "assignment_wrong_gender", "assignment_too_few",
    "threshold_full", "no_alliance_left", "assignment_no_effect", "no_son_in_supply", "son_at_top", "not_your_figure",
    "track_not_allowed", "use_one_point", "initiative_at_top", "nothing_to_advance", "no_son_on_track", "rank_too_low",
    "all_cities_full", "city_full", "city_closed", "needs_city", "lowest_slot_first", "no_daughter", "dowry_too_small",
    "dowry_too_big", "dowry_no_money", "stock_empty", "stock_gender_empty", "tile_not_in_plan", "tile_needs_action",
    "tile_fixed", "helper_not_hired", "helper_other_column", "helper_order", "helper_no_effect", "over_threshold",
    "reward_not_possible", "no_bride_slot", "no_bride_now", "buy_vp_money", "buy_vp_once", "one_die_per_turn",
    "only_upwards", "points_too_few", "only_sons_study", "only_from_a_track",
]  # fmt: skip
CAUTIONS = ["over_limit", "tile_stays", "points_lapse", "threshold_too_late"]


CATALOGUES = {language: messages_of(TITLE, language) for language in LANGUAGES}


@pytest.fixture(scope="module")
def speakers() -> Speakers:
    return Speakers(TITLE)


def test_everything_has_a_name() -> None:
    ids = [*c.COLORS, *c.PLAYER_COLORS, *c.GENDERS, *c.TRACKS, *c.CITIES, *c.HOUSES, *c.ALLIANCES, *c.ROWS, *c.SIGNORIA]
    ids += [*c.HELPER, *c.EFFECTS, *c.ASSIGNMENTS, *c.ASSIGNMENT_SLOTS, *c.REWARDS, "none", "signorie", "true", "false"]
    ids += [option.group for option in TITLE.options]
    missing = [name for name in ids if f"signorie-name-{dashed(name)}" not in CATALOGUES["ja"]]
    assert missing == []


def test_every_message_of_the_house_exists() -> None:
    wanted = {f"signorie-action-{dashed(kind)}" for kind in KINDS}
    wanted |= {f"signorie-prompt-{dashed(key)}" for key in KINDS_OF}
    wanted |= {f"signorie-source-{dashed(source)}" for source in SOURCES}
    wanted |= {f"signorie-phase-{dashed(phase)}" for phase in (*STEPS, OVER)}
    wanted |= {f"signorie-refusal-{dashed(code)}" for code in REFUSALS}
    wanted |= {f"signorie-caution-{dashed(code)}" for code in CAUTIONS}
    for option in TITLE.options:
        wanted |= {f"signorie-option-{dashed(option.id)}", f"signorie-option-{dashed(option.id)}-why"}
    for preset in TITLE.presets:
        wanted |= {f"signorie-preset-{preset.id}", f"signorie-preset-{preset.id}-why"}
    assert TITLE.flow is not None
    wanted |= {f"signorie-part-{part.id}" for _, part in TITLE.flow.walk()}
    wanted |= {f"signorie-event-{part.id}-begins" for _, part in TITLE.flow.walk()} | {"signorie-tagline"}
    assert not wanted - set(CATALOGUES["ja"])


def test_no_sentence_for_what_cannot_be() -> None:
    said = {name for name in CATALOGUES["ja"] if name.startswith(("signorie-refusal-", "signorie-caution-"))}
    said = {name for name in said if not name.endswith("-brief")}
    known = {f"signorie-refusal-{dashed(code)}" for code in REFUSALS}
    assert said == known | {f"signorie-caution-{dashed(code)}" for code in CAUTIONS}
    events = {name.removeprefix("signorie-event-") for name in CATALOGUES["ja"] if name.startswith("signorie-event-")}
    assert events == {name.removeprefix("signorie-log-") for name in CATALOGUES["ja"] if "-log-" in name}


def test_every_event_of_whole_games_can_be_told(speakers: Speakers) -> None:
    told: set[str] = set()
    for seed in range(6):
        for seats, options in GAMES:
            rng, chance = random.Random(seed), Chance(seed)
            s = CONTROLLER.setup(seats, options, chance)
            while (decision := CONTROLLER.pending(s)) is not None:
                data = dict(enumerate(decision.data))
                params = {"n" if at == 0 else f"n{at}": value for at, value in data.items()}
                if rng.random() < 0.02:
                    speakers.say("prompt", decision.key, params)
                for event in CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, decision.seats[0])), chance):
                    if event.kind not in told or rng.random() < 0.01:
                        speakers.say("event", event.kind, event.params)
                        speakers.say("log", event.kind, worded(event).params)
                    told.add(event.kind)
    known = {name.removeprefix("signorie-event-") for name in CATALOGUES["ja"] if name.startswith("signorie-event-")}
    rare = {"mission_beyond", "married_beyond"}
    assert known - {dashed(kind) for kind in told | rare} == set()
    beyond = {"seat": 0, "vp": 8}
    for event in (
        Event("mission_beyond", {**beyond, "track": "military", "slot": 7}),
        Event("married_beyond", {**beyond, "dowry": 4}),
        Event("son_married", {"seat": 0, "number": 3, "vp": 3, "florins": 2}),
    ):
        speakers.say("event", event.kind, event.params)
        speakers.say("log", event.kind, event.params)


def test_every_refusal_of_the_universe_can_be_said(speakers: Speakers) -> None:
    """Ask for everything everywhere, and say why not."""
    seen: set[str] = set()
    pools = {kind: KINDS[kind].universe() for kind in KINDS}
    for seats, options in GAMES[::3]:
        rng, chance = random.Random(8), Chance(8)
        s = CONTROLLER.setup(seats, options, chance)
        plies = 0
        while (decision := CONTROLLER.pending(s)) is not None:
            plies += 1
            if plies % 7 == 0:
                for kind, pool in pools.items():
                    for args in rng.sample(pool, min(40, len(pool))):
                        for seat in range(seats):
                            refusal = CONTROLLER.check(s, Action(kind, seat, args))
                            if refusal is not None and (refusal.code not in seen or rng.random() < 0.002):
                                speakers.say("refusal", refusal.code, refusal.params)
                                seen.add(refusal.code)
            CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, decision.seats[0])), chance)
    assert len(seen) > 30, sorted(seen)
    assert seen <= {*REFUSALS, "bad_argument"}


def test_rare_refusals_can_be_said(speakers: Speakers) -> None:
    """What chance does not bring up, with the parameters that the chapters' tests see."""
    t = table().turn(RED).pool(red=(5,))
    said = [t.refused("take_die", "red", 5, "gray")]
    t.turn(RED).dice(RED, yellow=1, red=1, purple=1, gray=1)
    said.append(t.refused("take_die", "light_blue", 3))
    t = table().placed(RED, "gray", 4).assignment("asl_gray_female", "as_florins")
    said += [t.refused("main_assignment", "asl_gray_female", 4)]
    said += [t.refused("main_assignment", "asl_gray_female", 2, "male")]
    t.assignment("asl_gray_female", "as_face_down")
    said += [t.refused("main_assignment", "asl_gray_female", 3)]
    t.assignment("asl_gray_female", "as_mission")
    said += [t.refused("main_assignment", "asl_gray_female", 3)]
    from game.titles.signorie.rules.decisions import BUY, MARRIAGE, SPEND

    t.ask(MARRIAGE[RED][0]).filled(2)
    said += [t.refused("arrange_marriage", "roma", 5), t.refused("arrange_marriage", "roma", 2, 4)]
    t.ask(SPEND[RED][(0, 1, 2)][4][0])
    said += [t.refused("advance_initiative"), t.refused("stop_points")]
    t.ask(BUY[RED]).florins(RED, 2)
    said += [t.refused("buy_vp")]
    for refusal in said:
        for text in speakers.say("refusal", refusal.code, refusal.params):
            assert len(text) > 5


@pytest.mark.parametrize(
    ("code", "params"),
    [("over_limit", {"s": 14, "t": 13}), ("points_lapse", {"n": 1}), ("threshold_too_late", {"n": 2})],
)
def test_cautions_can_be_said(speakers: Speakers, code: str, params: dict[str, Any]) -> None:
    speakers.say("caution", code, params)
    speakers.say("caution", "tile_stays", {"tile": "al_este_2", "city": "roma", "row": "row_military"})


def test_every_code_is_met_by_a_chapter() -> None:
    folder = Path(__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py") if path.name != "test_text.py")
    missing = [code for code in REFUSALS + CAUTIONS if f'"{code}"' not in sources]
    assert missing == []


def test_every_vector_is_met_by_a_test() -> None:
    folder = Path(__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    met = set(re.findall(r"def test_tv_([sd]\d+b?)_", sources))
    assert {f"s{n}" for n in range(1, 18)} | {"s5b"} | {f"d{n}" for n in range(1, 61)} == met


def test_refusals_lead_to_the_rules() -> None:
    """Every refusal's section exists in the reader, and every code named there exists."""
    folder = Path(__file__).parents[3] / "game" / "titles" / "signorie"
    sources = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    places = dict(re.findall(r'refuse\(\s*"(\w+)", "([\w.]+)"', sources))
    assert set(REFUSALS) - set(places) <= {"not_your_turn"}
    for language in LANGUAGES:
        sections = read_rulebook(TITLE.text_folder(), language)
        anchors = {section.anchor for section in sections}
        assert set(places.values()) <= anchors
        codes = {code for section in sections for block in section.blocks for code in block.codes}
        assert codes <= {*REFUSALS, *CAUTIONS}
        assert {*REFUSALS, *CAUTIONS} - codes <= {"over_limit"}
        for section in sections:
            assert not re.search(r"[≥･]", section.plain())


def test_numbers_in_the_words_are_those_of_the_data() -> None:
    """Sentences that name a number without a parameter: an owner who corrects the data finds them here."""
    for language in LANGUAGES:
        text = {name: "".join(str(part) for part in words(message)) for name, message in CATALOGUES[language].items()}
        assert str(c.GATES_DOWRY) in text["signorie-option-open-gates-why"]
        assert str(c.GATES_RANK) in text["signorie-option-open-gates-why"]
        for tile, printed in c.ALLIANCES.items():
            assert str(printed.vp) in text[f"signorie-name-{dashed(tile)}"]


def words(message: ast.Message) -> list[str]:
    """The plain text of a message."""
    assert message.value is not None
    return [element.value for element in message.value.elements if isinstance(element, ast.TextElement)]
