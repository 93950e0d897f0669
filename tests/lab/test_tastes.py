"""Bots with a taste: they play for what the designer's questions ask of them, and are told by name."""

from __future__ import annotations

import pytest

from game.bots.levels import levels, playable
from game.bots.tuned import tastes
from game.engine.steps import finished
from game.lab.deals import chunk_of, deals_in, play_deals
from game.lab.study import BadStudy, Study, StudySide, whole
from game.lab.trial import carry_out
from game.lab.watching import played_again
from game.lab.words import level_words
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue
from game.ui.scenes.lab.choice import StudyDraft

from .nowhere import Nowhere

UNDECIM = catalogue["undecim"]
SEATS = ("greedy:land_first", "greedy:building_first", "greedy:moon_delayer")
STUDY = whole(Study("undecim", (StudySide("draft", SEATS),), players=3, games=9, questions=("q1", "q7", "q10")))


def test_each_goes_for_what_it_likes_and_the_questions_tell_it() -> None:
    *_, trial = carry_out(STUDY, Nowhere())
    found = {f.key: f for f in trial.sides[0].told()}
    games = [game for deal in deals_in(play_deals(chunk_of(STUDY, 0)), 1) for game in deal]
    assert sorted(games[0].record["bots"]) == sorted(SEATS)
    assert found["bot_lands"].value > found["land_vp"].value
    assert found["bot_delayer_placed"].value > found["counters_placed"].value / 3
    wins = [found[f"bot_{name}_won"] for name in ("land", "building", "delayer")]
    assert sum(f.value for f in wins) == pytest.approx(1)
    assert {f.games for f in wins} == {9}


def test_a_plain_table_says_nothing_of_tastes() -> None:
    study = whole(Study("undecim", (StudySide("", ("random",)),), games=2, questions=("q1", "q7", "q10")))
    *_, trial = carry_out(study, Nowhere())
    assert not [key for key in trial.sides[0].sums if key.startswith("bot_")]


@pytest.mark.parametrize("level", ["random:land_first", "greedy:shy", "greedy:", ":land_first"])
def test_a_taste_that_nobody_has_is_refused(level: str) -> None:
    with pytest.raises(BadStudy, match="lab-bad-level"):
        whole(Study("undecim", (StudySide("", (level,)),)))


def test_the_record_of_a_game_names_the_level() -> None:
    session = finished(played_again(UNDECIM, SEATS, {}, 5))
    assert [seat.player for seat in session.seats] == ["bot:greedy"] * 3
    assert session.result() is not None


@pytest.mark.parametrize("title", list(catalogue))
def test_every_taste_weighs_by_what_the_title_knows_and_has_a_name(title: str) -> None:
    evaluation = getattr(catalogue[title].part("bot"), "EVALUATION", None)
    known = evaluation.settings() if evaluation is not None else {}
    assert all(settings.keys() <= known.keys() for settings in tastes(catalogue[title]).values())
    assert not set(levels(catalogue[title])) & {level for level in playable(catalogue[title]) if ":" in level}
    for language in LANGUAGES:
        texts = Texts(language)
        texts.read(catalogue[title])
        told = {level_words(texts, catalogue[title], level) for level in playable(catalogue[title])}
        assert len(told) == len(playable(catalogue[title]))
        assert not texts.missing


def test_the_scene_seats_them_for_the_questions_that_speak_of_them() -> None:
    choice = StudyDraft(Texts("en"), UNDECIM)
    for at, asked in enumerate(choice.questions):
        choice.question = at
        seats = choice.study().sides[0].levels
        wanted = UNDECIM.part("figures").TASTES.get(asked.group, ())
        assert [seat.partition(":")[2] for seat in seats if ":" in seat] == list(wanted)
    choice.level = [0, 0]
    assert set(choice.study().sides[0].levels) == {"random"}
