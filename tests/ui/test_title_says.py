"""What a title may say beyond its panels: colours for the house's parts, a sheet for a lifted piece, answers as cards."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

from game.engine import Action, Seat, Session, View
from game.presentation import AnswerCard, Control, DisplayList, presentation_of
from game.presentation.history import Chapter, chapters
from game.table.drop import Choose
from game.ui.canvas import Canvas
from game.ui.events import PointerDown
from game.ui.table.prompts.by_form import prompt_of
from game.ui.table.prompts.card_choice import CardAnswers
from game.ui.widgets import Chooser
from tests.toy import TITLE

from ..table.games import together
from .conftest import Desk


def farm(desks: Callable[..., Desk]) -> Desk:
    """One person and a bot at the farm."""
    desk = desks(language="en")
    desk.sit(Session(TITLE, [Seat("Ann"), Seat("Bob", "bot:random")], {}, 5), keep=False)
    return desk


def test_a_canvas_with_other_tones_draws_the_night_in_them() -> None:
    surface = pygame.Surface((40, 40))
    canvas = Canvas(surface, 1.0).toned({"#120926": "#FF0000"})
    canvas.panel((0, 0, 40, 40), "#120926", None, 0)
    assert surface.get_at((20, 20))[:3] == (255, 0, 0)
    canvas.child((0, 0, 0, 0)).fill((0, 0, 40, 40), "#120926")
    assert surface.get_at((20, 20))[:3] == (255, 0, 0)
    canvas.fill((0, 0, 40, 40), "#0000FF")
    assert surface.get_at((20, 20))[:3] == (0, 0, 255)


def test_a_lifted_piece_shows_what_the_title_tells_of_it(desks: Callable[..., Desk]) -> None:
    desk = farm(desks)
    model = desk.scene.model
    piece = model.movable()[0]
    assert model.besides(piece) is None
    asked: list[str] = []

    def held(v: View, which: str, slot: str = "") -> DisplayList:
        asked.append(which)
        sheet = DisplayList(1280, 720)
        sheet.panel((1000, 300, 60, 60), "#FF00FF", "", 0)
        return sheet

    model.art.held = held
    model.refresh()
    desk.scene.drag.select(piece)
    desk.app.capture()
    assert desk.app.surface.get_at((1030, 330))[:3] == (255, 0, 255)
    desk.app.capture()
    assert asked == [piece], "it is worked out once"


def test_what_a_drop_leaves_open_is_answered_by_cards_where_the_title_draws_them(desks: Callable[..., Desk]) -> None:
    desk = farm(desks)
    scene = desk.scene
    legal = scene.model.dests.legal[:2]
    outcome = Choose(tuple((action,) for action in legal))
    spot = (400.0, 100.0, 80.0, 40.0)
    assert isinstance(prompt_of(scene.context, outcome, spot), Chooser)

    def card(v: View, a: Action) -> AnswerCard:
        sheet = DisplayList(90, 60)
        sheet.write((0, 0, 90, 60), str(a.args[0]))
        return AnswerCard(sheet, sheet)

    scene.model.art.answer = card
    prompt = prompt_of(scene.context, outcome, spot)
    assert isinstance(prompt, CardAnswers)
    assert prompt.rect[1] >= spot[1] + spot[3]
    board = scene.model.layout
    scene.model.layout = board._replace(regions={**board.regions, "ask": (700.0, 60.0, 500.0, 300.0)})
    x, y, w, h = prompt_of(scene.context, outcome, spot).rect
    assert (x + w / 2, y + h / 2) == (950, 210), "a board may say where answers stand"
    scene.model.layout = board
    scene.context.prompts.show(prompt)
    desk.app.capture()
    prompt.handle(PointerDown(4, 600, 1))
    assert scene.prompt is None, "a click elsewhere lets go"
    scene.context.prompts.show(prompt_of(scene.context, outcome, spot))
    assert isinstance(scene.prompt, CardAnswers)
    played: list[Action] = []
    scene.deeds.play = lambda action, *more: played.append(action)
    x, y, w, h = scene.prompt.places[1]
    scene.prompt.handle(PointerDown(x + w / 2, y + h / 2, 1))
    assert played == [legal[1]]


def test_a_part_at_the_top_is_kept_though_a_deeper_one_begins_at_once() -> None:
    session = together(2, plies=40)
    found = chapters(session.plies, presentation_of(session.title))
    assert all(isinstance(chapter, Chapter) for chapter in found)
    assert all(chapter.last >= chapter.first or not chapter.depth for chapter in found[:-1])


def test_a_control_has_the_face_that_the_title_draws(desks: Callable[..., Desk]) -> None:
    desk = farm(desks)
    scene = desk.scene
    rng = random.Random(1)
    while not (scene.model.controls and scene.model.playing):
        scene.session.propose(rng.choice(scene.session.legal(scene.session.pending.seats[0])))
        scene.look_at(None)
        scene.model.refresh()
    scene.story.skip()
    control = scene.model.controls[0]
    asked: list[tuple[str, bool, bool]] = []

    def face(v: View, c: Control, enabled: bool, armed: bool) -> DisplayList | None:
        asked.append((c.key, enabled, armed))
        if c.key != control.key:
            return None
        sheet = DisplayList(*c.rect[2:])
        sheet.panel((0, 0, *c.rect[2:]), "#FF00FF", "", 0)
        return sheet

    scene.model.art.control = face
    desk.app.invalidate()
    desk.app.capture()
    x, y, w, h = scene.drag.control_rect(control)
    assert desk.app.surface.get_at((round(x + w / 2), round(y + h / 2)))[:3] == (255, 0, 255)
    assert (control.key, scene.model.enabled(control), False) in asked


def test_the_line_asks_whoever_looks_and_else_tells_whom_the_table_waits_for(desks: Callable[..., Desk]) -> None:
    desk = desks(language="en")
    desk.sit(Session(TITLE, [Seat("Ann"), Seat("Bob", "bot:random")], {}, 5), keep=False)
    words, session = desk.scene.words, desk.scene.session
    rng = random.Random(2)
    told = set()
    while session.pending is not None:
        asked = session.pending.seats
        mine = desk.scene.model.eyes in asked
        told.add(mine)
        assert words.asked() == (words.question() if mine else "Bob is at work")
        session.propose(rng.choice(session.legal(asked[0])))
    assert told == {True, False}
    assert words.asked() == ""
