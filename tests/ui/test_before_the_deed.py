"""What the house shows of a deed before it is done, tried on the farm: answers in place, foreseen pictures, the question."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine import Action, Seat, Session, View
from game.presentation import AnswerCard, DisplayList, Gain
from game.table.affordances import affordances
from game.table.drop import Choose
from game.ui.canvas import Canvas
from game.ui.events import Key, PointerMove
from game.ui.scenes.lobby.scene import Lobby
from game.ui.table.board.badges import Badges
from game.ui.table.prompts.by_form import all_alike, prompt_of
from game.ui.table.prompts.inline_choice import InlineChoice
from game.ui.widgets import Chooser, Offer
from tests.toy import TITLE

from .conftest import Desk

PINK = (255, 0, 255)
HOME = (700.0, 60.0, 400.0, 240.0)


def farm(desks: Callable[..., Desk]) -> Desk:
    desk = desks(language="en", reduced_motion=True)
    desk.sit(Session(TITLE, [Seat("Ann"), Seat("Bob", "bot:random")], {}, 5), keep=False)
    return desk


def pink(v: View, a: Action) -> DisplayList:
    """A pink square at the foot of the table."""
    sheet = DisplayList(1280, 720)
    sheet.panel((40, 600, 60, 60), "#FF00FF", "", 0)
    return sheet


def card(v: View, a: Action) -> AnswerCard:
    sheet = DisplayList(90, 60)
    sheet.panel((0, 0, 90, 60), "#FFFFFF", "", 0)
    return AnswerCard(sheet, sheet)


def test_answers_grow_in_the_region_that_the_board_gives_them(desks: Callable[..., Desk]) -> None:
    desk = farm(desks)
    scene = desk.scene
    legal = scene.model.dests.legal[:2]
    scene.model.art.answer = card
    scene.model.art.preview_overlay = pink
    board = scene.model.layout
    scene.model.layout = board._replace(regions={**board.regions, f"answers/{legal[0].kind}": HOME})
    prompt = prompt_of(scene.context, Choose(tuple((a,) for a in legal)), (0, 0, 10, 10))
    assert isinstance(prompt, InlineChoice)
    assert all(HOME[0] <= x <= HOME[0] + HOME[2] - w for x, _, w, _ in prompt.places)
    scene.context.prompts.show(prompt)
    desk.app.capture()
    assert desk.app.surface.get_at((70, 630))[:3] == PINK, "what the answer would bring is shown"
    x, y, w, h = prompt.places[1]
    prompt.handle(PointerMove(x + w / 2, y + h / 2))
    assert prompt.at == 1
    played: list[Action] = []
    scene.deeds.play = lambda action, *more: played.append(action)
    prompt.handle(Key("enter"))
    assert played == [legal[1]]


def test_a_piece_over_its_place_shows_what_it_would_bring(desks: Callable[..., Desk]) -> None:
    desk = farm(desks)
    scene = desk.scene
    scene.model.art.preview_overlay = pink
    piece = affordances(scene.model).pieces[0]
    slot = next(s for s, actions in scene.model.targets(piece).items() if len(actions) == 1)
    scene.drag.select(piece)
    desk.app.capture()
    assert desk.app.surface.get_at((70, 630))[:3] != PINK, "over nothing yet"
    scene.drag.slot = slot
    desk.app.capture()
    assert desk.app.surface.get_at((70, 630))[:3] == PINK


def test_a_pointer_that_rests_where_it_clicked_asks_for_no_words(desks: Callable[..., Desk]) -> None:
    desk = farm(desks)
    scene = desk.scene
    x, y, _, _ = next(laid.rect for laid in scene.model.laid.values() if laid.rect[2] > 30)
    desk.pilot.move(x + 4, y + 4)
    desk.pilot.down(x + 4, y + 4)
    desk.pilot.up(x + 4, y + 4)
    desk.pilot.move(x + 6, y + 5)
    desk.pilot.wait(1)
    assert scene.tips.quiet, "words there would lie over what comes next"
    desk.pilot.move(x + 20, y + 8)
    assert not scene.tips.quiet


def test_a_prompt_shows_a_ring_for_the_keys_only(desks: Callable[..., Desk]) -> None:
    desk = farm(desks)
    scene = desk.scene
    prompt = Chooser((200, 200, 40, 40), "?", [Offer("a", "", print), Offer("b", "", print)], print)
    scene.context.prompts.show(prompt)
    desk.pilot.move(600, 700)
    by_mouse = desk.app.capture().copy()
    desk.pilot.key("down")
    desk.pilot.key("up")
    by_keys = desk.app.capture().copy()
    assert (prompt.at, prompt.keyed) == (0, True)
    assert by_mouse.get_buffer().raw != by_keys.get_buffer().raw
    x, y, _, _ = prompt.rect
    desk.pilot.down(x + 4, y + 4)
    desk.pilot.up(x + 4, y + 4)
    desk.app.capture()
    assert not prompt.keyed


def test_a_question_may_have_a_place_of_its_own(desks: Callable[..., Desk]) -> None:
    desk = farm(desks)
    scene = desk.scene
    board, key = scene.model.layout, desk.scene.session.pending.key
    rect = (330.0, 600.0, 300.0, 20.0)
    before = desk.app.capture() and desk.app.surface.copy()
    scene.model.layout = board._replace(regions={**board.regions, f"prompt/{key}": rect})
    desk.app.invalidate()
    desk.app.capture()
    area = pygame.Rect(330, 600, 300, 20)
    changed = pygame.mask.from_threshold(
        desk.app.surface.subsurface(area), (0, 0, 0), (1, 1, 1, 255), before.subsurface(area)
    )
    assert changed.count() < area.w * area.h, "the question stands there"


def test_a_gain_of_two_lines_is_twice_as_high(desks: Callable[..., Desk]) -> None:
    desk = farm(desks)
    model = desk.scene.model
    slot = next(iter(model.layout.slots))

    class Said:
        def __init__(self, text: str) -> None:
            self.text = text

        def gain(self, gain: Gain) -> str:
            return self.text

    def painted(text: str) -> int:
        surface = pygame.Surface((1280, 720))
        desk.scene.context.words = Said(text)
        Badges(desk.scene.context).draw(Canvas(surface, 1.0), {slot: Gain("x")})
        return pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count()

    assert painted("+2\n+2") < painted("+2"), "more of the black ground is covered"


def test_the_first_game_begins_with_what_the_title_says(desks: Callable[..., Desk]) -> None:
    desk = desks(language="en")
    option = next(o for o in TITLE.options if len(o.values) > 1)
    other = next(v for v in option.values if v != option.default)
    title = TITLE._replace(first=((option.id, other),))
    assert Lobby(desk.app, title).draft.options[option.id] == other
    assert Lobby(desk.app, title, options={}).draft.options.get(option.id, "") == ""


def test_a_price_stands_before_anything_is_picked_only_if_it_is_the_same_for_all(desks: Callable[..., Desk]) -> None:
    table = farm(desks).scene.context
    actions = table.model.dests.legal[:3]
    table.model.gain = lambda action: Gain("x")
    assert all_alike(table, actions)
    table.model.gain = lambda action: Gain("x" if action == actions[0] else "y")
    assert not all_alike(table, actions)


@pytest.mark.parametrize(
    ("brings", "told"),
    [
        ((4, 6, 9), "+4…+9"),
        ((2,) * 3, "+2"),
        ((4, 0, 9), ""),
        ((1, 2, 3, 4, 5), "+1…+5"),
        (tuple(range(1, 10)), ""),
        ((-3, -1), ""),
    ],
)
def test_of_several_answers_it_is_told_from_how_many_to_how_many_points(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, brings: tuple[int, ...], told: str
) -> None:
    """Where all of them bring some, and they are few."""
    model = farm(desks).scene.model
    answers = {Action("split", 0, (at,)): points for at, points in enumerate(brings)}

    def gain(self: object, action: Action, then: object = ()) -> Gain | None:
        points = answers[action]
        return Gain("gain-points", {"points": f"{points:+d}"}, points > 0) if points else None

    monkeypatch.setattr(type(model), "gain", gain)
    monkeypatch.setattr(type(model), "targets", lambda self, piece: {"row": list(answers)})
    found = [*model.gains("k01").values(), *model.click_gains({"row": list(answers)}).values()]
    assert {str(one.params["points"]) for one in found} == ({told} if told else set())
