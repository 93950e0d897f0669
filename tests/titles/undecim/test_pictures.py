"""Pictures over the whole table and the ending: when they come, that all they show is there, that no word is cut."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.engine import Session
from game.presentation import presentation_of
from game.presentation.display_list import Text
from game.presentation.example import judged
from game.presentation.history import course_of
from game.presentation.layout import laid
from game.table.boards import board_of
from game.table.title_check import TableProof
from game.text.catalog import LANGUAGES, Texts
from game.titles.undecim import TITLE
from game.titles.undecim.art.course import FINAL, PointsCourse, way_of
from game.titles.undecim.art.ending import awards_met
from game.titles.undecim.art.examples import example
from game.titles.undecim.rules.components import AWARDS
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.table.board.painter import Painter
from tests.titles.undecim.test_table import ALL, BOARDS, open_session
from tests.ui.conftest import Desk

GAMES = (
    (4, {}, "ja"),
    (3, {}, "en"),
    (4, {**ALL, "last_round_actions": "2", "settlement_bonus": "product", "end_order_bonus": "3_2_1"}, "en"),
    (3, {**ALL, "moon_land": "annex_vp", "moon_counters": "12", "extra_award": "both"}, "ja"),
)


def played(seats: int, options: dict[str, str], seed: int = 11) -> Session:
    """A random game to its end, in which most can be done is done."""
    session, rng = open_session(seats, options, seed), Random(seed)
    while (pending := session.pending) is not None:
        legal = session.legal(pending.seats[0])
        deeds = [a for a in legal if not a.kind.startswith(("stop", "skip", "decline"))]
        session.propose(rng.choice(deeds or legal))
    return session


@pytest.mark.sample(2)
@pytest.mark.parametrize(("seats", "options", "language"), GAMES)
def test_pictures_come_at_their_moments_and_show_what_is_there(
    tmp_path: Path, seats: int, options: dict[str, str], language: str, cut: list[str]
) -> None:
    session = played(seats, options)
    desk, proof = Desk(tmp_path, language), TableProof(TITLE, BOARDS)
    scene = desk.open("table", session=session, read_only=True)
    desk.app.capture()
    art, canvas = scene.model.art, Canvas(desk.app.surface, 1, (0, 0), desk.app.canvas.rasters, 1, TITLE.id)
    painter = Painter(desk.app.texts, TITLE.id, [f"P{n}" for n in range(seats)])
    met: dict[str, int] = {}
    for ply in session.plies:
        if not {event.kind for event in ply.events} & {"action_begins", "night_fell", "round_ended"}:
            continue
        before = session.view(0, ply.n - 1)
        for event, view in session.beats(ply.n, 0):
            sheet = art.tableau(before, view, event)
            before = view
            if sheet is not None:
                met[event.kind] = met.get(event.kind, 0) + 1
                proof.draw(None, sheet)
                painter.draw(canvas, sheet)
    nights = sum(event.kind == "night_fell" for ply in session.plies for event in ply.events)
    assert met["action_begins"] == 5
    assert met.get("night_fell", 0) == met.get("round_ended", 0) == nights
    assert not desk.app.texts.missing
    assert not cut, "; ".join(sorted(set(cut)))
    desk.close()


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seats", "options", "language"), GAMES)
def test_the_ending_tells_the_way_of_the_game(
    tmp_path: Path, seats: int, options: dict[str, str], language: str, cut: list[str]
) -> None:
    session = played(seats, options)
    desk = Desk(tmp_path, language)
    scene = desk.open("table", session=session, read_only=True)
    desk.app.capture()
    presentation, art = scene.model.presentation, scene.model.art
    result = session.result()
    assert result is not None
    course = course_of(session, presentation, 0)
    way = way_of(course.events, result)
    totals = tuple(score.total for score in sorted(result.scores, key=lambda score: score.seat))
    assert len(way.points) == FINAL + 1
    assert way.points[-1] == totals
    for number in range(1, FINAL + 1):
        for seat in range(seats):
            gained = way.points[number][seat] - way.points[number - 1][seat]
            assert sum(way.gains.get((number, seat), {}).values()) == gained
    order = sorted(range(seats), key=result.ranks.__getitem__)
    number = way.decisive(order[0], order[1])
    changes = [way.change(n, order[0], order[1]) for n in range(1, FINAL + 1)]
    assert way.change(number, order[0], order[1]) == max(changes)
    assert sum(changes) == totals[order[0]] - totals[order[1]]
    end: Any = desk.open("ending", table=scene)
    for ending in (art.ending(end.view, result), art.ending(end.view, result, course)):
        end.end = ending
        desk.app.capture()
    assert not desk.app.texts.missing
    assert not cut, "; ".join(sorted(set(cut)))
    desk.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_award_has_room_whoever_has_met_it(language: str, cut: list[str]) -> None:
    texts = Texts(language)
    texts.read(TITLE)
    view = played(4, {}).view(0)
    painter = Painter(texts, TITLE.id, ["P0", "P1", "P2", "P3"])
    canvas = Canvas(pygame.Surface((1280, 720)), 1, rasters=Rasters(), title=TITLE.id)
    for count in range(1, 6):
        for shown in (list(AWARDS)[:count], list(AWARDS)[-count:]):
            met = tuple((award, seat, 3, 2) for award in shown for seat in range(4))
            sheet = laid(awards_met(view, PointsCourse((), {}, {}, (), met)), 313)
            assert all(mark.rect[2] > 14 for mark in sheet.marks if isinstance(mark, Text)), shown
            painter.draw(canvas, sheet)
    assert not cut, "; ".join(sorted(set(cut)))


VERDICTS = {
    "4.4": ("yes", "take_hidden"),
    "4.9": ("yes", "mulligan_resource"),
    "5.2": ("yes", "take_own"),
    "5.3": ("yes", "gold_none"),
    "6.1": ("yes", "side_not_allowed", "side_not_allowed", "side_not_on_card"),
    "6.2": ("yes", "red_fresh", "red_wrong_kind", "red_settled"),
    "6.4": ("yes", "yes", "settle_gold", "settle_count"),
    "6.5": ("yes", "develop_duplicate", "yes", "develop_kind"),
    "6.7": (4, "enemy_one_only"),
    "6.8": ("yes", "yes", "shift_full"),
    "6.9": ("yes", "develop_one_place", "develop_only"),
    "6.10": (4, 2),
    "7.1": (3, 6, 12),
    "7.2": (17, 21),
    "V1": ("yes", "red_giver_chooses"),
    "V3": ("yes", "red_annexed"),
    "V7c": ("yes", "yes"),
    "V8": (6,),
    "V10": ("yes", "die_values"),
    "3.6": ("yes", "flip_not_loose"),
    "4.7": (4, "but"),
    "5.4": ("yes", "action_not_in_hand"),
    "V2": (7, 3, 4),
    "V4": (5, 6, 10),
    "V5": (4, 6, 6),
    "V6": (4, 2),
    "V7a": (2, 3),
    "V7b": (15, 12),
    "V9": ("yes", "shift_full"),
    "V12": (3, 4),
    "V13": (4, 4),
    "V14": (6, 3),
    "V15": ("yes", "develop_limit"),
}
"""What each try of an example comes to: allowed, a refusal, or points."""


@pytest.mark.parametrize("anchor", VERDICTS)
def test_examples_in_the_rules_are_judged_by_the_rules(anchor: str) -> None:
    made = example(anchor)
    assert made is not None
    found = []
    for verdict in (judged(TITLE.controller(), case) for case in made.cases):
        points = verdict.reasons[0].params.get("vp") if verdict.can == "yes" and verdict.reasons else None
        found.append(verdict.refusal.code if verdict.refusal else points or verdict.can)
    assert tuple(found) == VERDICTS[anchor]
    for window in made.windows:
        layout = board_of(presentation_of(TITLE), BOARDS, window.view)
        for name in window.place:
            assert name in layout.slots or name in layout.regions, name
    for case in made.cases:
        seen = [board_of(presentation_of(TITLE), BOARDS, window.view) for window in made.windows]
        for name in (n for place in case.places for n in place):
            assert any(name in layout.slots or name in layout.regions for layout in seen), name


def test_captions_of_examples_are_short_enough_to_be_whole() -> None:
    """Beyond two lines the page leaves out all but the first clause."""
    for language, most in (("en", 85), ("ja", 60)):
        texts = Texts(language)
        texts.read(TITLE)
        for anchor in VERDICTS:
            made = example(anchor)
            assert made is not None
            assert len(texts(made.caption)) <= most, anchor
