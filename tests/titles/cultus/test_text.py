"""Both catalogues: the same messages with the same parameters, and a sentence for everything the rules can say."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from game.engine import Action, Chance, Event, Refusal
from game.text.catalog import Texts
from game.titles.cultus import TITLE
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules import components as c
from game.titles.cultus.rules.actions import KINDS
from game.titles.cultus.rules.phases import STEPS
from game.titles.cultus.rules.state import ENEMY_SOURCES, SOURCES

from ..catalogues import LANGUAGES, Speakers, dashed, messages_of
from .positions import s0
from .test_conformance import GAMES, choose, universe

REFUSALS = [
    "not_your_turn",
    "wrong_phase",
    "must_allocate",
    "slot_has_medal",
    "card_not_covering_start",
    "not_a_corner",
    "color_reserved",
    "pile_empty",
    "must_draw",
    "industry_limit",
    "split_wrong_sum",
    "track_full",
    "no_cost_cube",
    "no_ap",
    "ap_left",
    "not_adjacent",
    "no_diagonal",
    "no_card_there",
    "pawn_there",
    "needs_traffic",
    "choose_income",
    "card_not_in_hand",
    "off_board",
    "no_quarter_turn",
    "covers_pawn",
    "covers_monument",
    "not_next_to_pawn",
    "under_card",
    "cost_not_ten",
    "no_cube_left",
    "not_plaza",
    "monument_there",
    "not_in_display",
    "no_monument_here",
    "needs_unity",
    "needs_military",
    "need_two_cards",
    "need_one_card",
    "character_too_poor",
    "wrong_icon",
    "same_square",
    "not_your_monument",
    "no_own_monument",
    "discard_count",
    "not_away",
    "not_towards",
    "not_enemy_monument",
    "already_stepped",
    "game_over",
    "unknown_action",
    "bad_argument",
]
CAUTIONS = [
    "gold_would_be_lost",
    "walk_closed",
    "walk_already_paid",
    "effect_scores_nothing",
    "hand_over_limit",
    "enemy_strikes",
]
RULES = {
    "", "4.1", "4.2", "5.3", "6.1", "6.2", "6.3", "6.4-move", "6.4-place", "6.4-build", "6.4-push", "6.4-draw",
    "6.4-character", "6.5", "6.6", "6.8",
}  # fmt: skip


CATALOGUES = {language: messages_of(TITLE, language) for language in LANGUAGES}


@pytest.fixture(scope="module")
def speakers() -> Speakers:
    return Speakers(TITLE)


def test_everything_has_a_name() -> None:
    ids = [*c.CARDS, *c.INCOME, *c.MONUMENT_CARDS, *c.PLANS, *c.CHARACTERS, *c.ENEMIES, *c.DIFFICULTIES, *c.KINDS]
    ids += [*c.COLORS, *c.ENDINGS, *STEPS, "over", "enemy", "cultus"]
    ids += [card.kind for card in c.MONUMENT_CARDS.values()]
    for name in ids:
        assert f"cultus-name-{dashed(name)}" in CATALOGUES["ja"], name
    for person in c.CHARACTERS:
        assert {f"cultus-title-{person}", f"cultus-blurb-{person}"} <= set(CATALOGUES["ja"])


def test_every_text_of_the_cards_and_choices_exists() -> None:
    wanted = {f"cultus-text-{card.kind}" for card in c.MONUMENT_CARDS.values()}
    wanted |= {f"cultus-text-effect-{tier}" for tier in c.EFFECTS}
    wanted |= {f"cultus-text-{dashed(enemy)}" for enemy in c.ENEMIES}
    wanted |= {f"cultus-option-{dashed(option.id)}" for option in TITLE.options}
    wanted |= {f"cultus-action-{dashed(kind)}" for kind in KINDS}
    wanted |= {f"cultus-source-{dashed(source)}" for source in (*SOURCES, *ENEMY_SOURCES)}
    wanted |= {f"cultus-refusal-{dashed(code)}" for code in REFUSALS}
    wanted |= {f"cultus-caution-{dashed(code)}" for code in CAUTIONS}
    for outcome in (*c.ENDINGS, "victory", "shared_victory"):
        wanted |= {f"cultus-ending-{dashed(outcome)}-name", f"cultus-ending-{dashed(outcome)}-text"}
    assert not wanted - set(CATALOGUES["ja"])


def test_no_sentence_for_refusals_and_cautions_that_cannot_be() -> None:
    said = {name for name in CATALOGUES["ja"] if name.startswith(("cultus-refusal-", "cultus-caution-"))}
    said = {name.removesuffix("-brief") for name in said}
    known = {f"cultus-refusal-{dashed(code)}" for code in REFUSALS}
    known |= {f"cultus-caution-{dashed(code)}" for code in CAUTIONS}
    assert said == known


def test_names_in_english() -> None:
    """Where the table speaks English otherwise than a literal translation would."""
    english = Texts("en")
    english.read(TITLE)
    assert english("cultus-name-plan-administration") == "Plan of Statecraft"
    assert english("cultus-name-ending-shadow") == "Overshadowed"


def test_names_that_tell_icons_agree_with_the_data(speakers: Speakers) -> None:
    for texts in speakers:
        names = [texts(f"cultus-name-{dashed(kind)}") for kind in c.KINDS]
        for card, (a, b) in c.INCOME.items():
            name = texts(f"cultus-name-{dashed(card)}")
            assert names[a] in name
            assert names[b] in name
        for card, printed in c.MONUMENT_CARDS.items():
            if printed.permit is not None:
                assert names[printed.permit] in texts(f"cultus-name-{dashed(card)}")


def test_texts_of_the_cards_agree_with_the_data(speakers: Speakers) -> None:
    for texts in speakers:
        for enemy, card in c.ENEMIES.items():
            assert f"{card.factor}[star]" in texts(f"cultus-text-{dashed(enemy)}")
        assert f"{c.EFFECT_VP}[star]" in texts("cultus-text-effect-10")
        assert f"{c.SITE_VP}[star]" in texts("cultus-text-reconstruction")


def test_icons_in_the_texts_are_known() -> None:
    known = {*c.KINDS, *["star", "coin", "card", "cube", "monument", "pawn", "medal", "fire", "ap"]}
    for language in LANGUAGES:
        text = (TITLE.text_folder() / f"{language}.ftl").read_text("utf-8")
        used = set(re.findall(r"(?m)(?<!\*)(?<!^    )\[([a-z_]+)\]", text)) - {"one", "other"}
        assert used <= known, used - known


def test_every_decision_has_its_prompt(speakers: Speakers) -> None:
    for seats, options in ((1, {}), (1, {"enemy": "enemy_baltasar"}), (3, {})):
        rng, chance = random.Random(3), Chance(3)
        s = CONTROLLER.setup(seats, options, chance)
        while (decision := CONTROLLER.pending(s)) is not None:
            number = decision.data[0] if decision.data else 0
            speakers.say("prompt", decision.key, {"n": number} if isinstance(number, int) else {})
            CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, decision.seats[0])), chance)
    for key in ("ruben", "annette"):
        speakers.say("prompt", key, {})


def test_every_event_of_whole_games_can_be_told(speakers: Speakers) -> None:
    told: set[str] = set()
    for seed in range(4):
        for seats, options in GAMES:
            rng, chance = random.Random(seed), Chance(seed)
            s = CONTROLLER.setup(seats, options, chance)
            while (decision := CONTROLLER.pending(s)) is not None:
                action = choose(s, CONTROLLER.legal(s, decision.seats[0]), rng)
                for event in CONTROLLER.apply(s, action, chance):
                    if event.kind not in told or rng.random() < 0.02:
                        tell(speakers, event)
                    told.add(event.kind)
    rare = {"last_lap", "shared_victory", "effect_claudia_closed", "points_lost", "last_cube", "stopped_drawing"}
    rare |= {"character_vp"}
    catalogue = {name.removeprefix("cultus-event-") for name in CATALOGUES["ja"] if name.startswith("cultus-event-")}
    events = {name.removesuffix("-private") for name in catalogue}
    assert events - {dashed(kind) for kind in told | rare} == set()


def tell(speakers: Speakers, event: Event) -> None:
    """Say an event as others and as its own seat know it."""
    speakers.say("event", event.kind, event.seen_by(None).params)
    if event.private:
        speakers.say("event", f"{event.kind}-private", event.seen_by(event.to[0]).params)


def test_rare_events_can_be_told(speakers: Speakers) -> None:
    rare = [
        Event("last_lap", {"seat": 0, "turns": 2}),
        Event("shared_victory", {"seat": 0, "vp": 81}),
        Event("effect_claudia_closed", {"enemy": "enemy_claudia", "factor": 4, "vp": 0, "total": 0, "count": 0}),
        Event("points_lost", {"seat": 0, "points": 1}),
        Event("last_cube", {"seat": 0}),
        Event("stopped_drawing", {"seat": 0, "drawn": 0}),
    ]
    table = s0().gold(0, 10).own((4, 2))
    for event in [*rare, *table.do("use_character", 10)]:
        tell(speakers, event)


def test_every_refusal_of_the_universe_can_be_said(speakers: Speakers) -> None:
    """Ask for everything everywhere, and say why not."""
    seen: dict[str, Refusal] = {}
    for seats, options in ((1, {"enemy": "enemy_annette"}), (1, {"enemy": "enemy_ruben"}), (3, {})):
        rng, chance = random.Random(8), Chance(8)
        s = CONTROLLER.setup(seats, options, chance)
        plies = 0
        while (decision := CONTROLLER.pending(s)) is not None:
            plies += 1
            seat = decision.seats[0]
            if plies % 9 == 0 or not s.turn:
                for kind in KINDS:
                    for args in [()] + rng.sample(pool := list(universe(s, kind, seat)), min(400, len(pool))):
                        refusal = CONTROLLER.check(s, Action(kind, seat, args))
                        if refusal is not None:
                            seen.setdefault(refusal.code, refusal)
                            assert refusal.rule in RULES
            CONTROLLER.apply(s, choose(s, CONTROLLER.legal(s, seat), rng), chance)
    assert len(seen) > 25
    for refusal in seen.values():
        speakers.say("refusal", refusal.code, refusal.params)


def test_rare_refusals_can_be_said(speakers: Speakers) -> None:
    """What chance does not bring up, with the parameters that the chapters' tests see."""
    said = [
        s0().refused("place_construction", "c07", 0, 0, "under"),
        s0().refused("place_construction", "c07", 7, 0),
        s0().refused("place_construction", "c07", 0, 90),
        s0().gold(-1).refused("build_monument", "mon_military"),
        s0().pawn(4, 2).gold(10).refused("build_monument", "mon_unity"),
        s0().pawn(3, 3).owns("mon_haulage").refused("move_monument", "enemy:1", (19,), ("c07", "c46")),
        s0().pawn(2, 3).refused("move_monument", "enemy:1", (26,), ("c07", "c46")),
        s0().pawn(3, 3).refused("move_monument", "enemy:1", (19, 18), ("c07", "c46")),
        s0().owns("mon_traffic").pawn(2, 5).refused("move_pawn", (20, 12)),
        s0().gold(0, 5).own((4, 2)).refused("use_character", 5, "enemy:1", 0),
        s0().gold(0, 5).own((4, 2)).refused("use_character", 5, "0:1", 34),
        Refusal("industry_limit", {}, "6.5"),
        Refusal("card_not_covering_start", {"square": "a1"}, "4.1"),
        Refusal("no_cost_cube", {}, "6.2"),
        Refusal("already_stepped", {"square": "d2"}, "6.8"),
        Refusal("not_your_turn"),
        Refusal("game_over"),
        Refusal("unknown_action"),
    ]
    for refusal in said:
        speakers.say("refusal", refusal.code, refusal.params)


def test_every_code_is_met_by_a_test() -> None:
    folder = Path(__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py") if path.name != "test_text.py")
    missing = [code for code in REFUSALS + CAUTIONS if f'"{code}"' not in sources]
    assert missing == []


def test_every_test_vector_is_met_by_a_test() -> None:
    folder = Path(__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    numbers = {int(number) for number in re.findall(r"def test_tv_(\d\d)_", sources)}
    assert set(range(1, 78)) - numbers == set()


def test_the_one_against_whom_one_plays_alone_has_one_name() -> None:
    """In English it is the enemy, in Japanese what stands on a character card is a person: no second word for either."""
    folder = TITLE.text_folder()
    for pattern, other in (("*en.ftl", "rival"), ("*ja.ftl", "ライバル"), ("*ja.*", "キャラクター")):
        for file in folder.glob(pattern):
            for line in file.read_text("utf-8").splitlines():
                said = line.partition("=")[2] if file.suffix == ".ftl" else line
                said = re.sub(r"\{[^}]*\}|\[[^]]*\]", "", said)
                assert other not in said.lower(), f"{file.name}: {line}"
