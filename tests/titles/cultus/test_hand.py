"""What the table shows of a deed before it is done: targets that are whole things, gains, pictures, prices."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
import pytest

from game.engine import Action, Seat, Session
from game.paths import bundled
from game.presentation import DisplayList, art_of, presentation_of
from game.presentation.gestures import hand_of
from game.table.affordances import affordances
from game.table.model import TableModel
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.events import PointerMove
from game.ui.table.prompts.inline_choice import InlineChoice
from game.ui.table.prompts.path_choice import PathChoice
from game.ui.widgets import PickTray

from ...table.games import Player
from ...ui.conftest import Desk

TITLE = catalogue["cultus"]
ART, SIGHT = art_of(TITLE), presentation_of(TITLE)


def until(stop: Callable[[Session], bool], seed: int = 39) -> Session:
    options = {"enemy": "enemy_annette", "difficulty": "hard", "color": "blue"}
    session, player = Session(TITLE, [Seat()], options, seed), Player(seed, 0.1)
    while session.pending is not None and not stop(session):
        session.propose(player.choose(session))
    return session


def model_of(session: Session) -> TableModel:
    return TableModel(session, bundled("art"))


def may_build(session: Session) -> bool:
    return any(a.kind == "build_monument" for a in session.legal(0))


def marks_of(sheet: DisplayList | None) -> str:
    return str(sheet.marks) if sheet is not None else ""


def test_a_card_with_its_pile_is_one_target_for_the_medal() -> None:
    model = model_of(until(lambda s: s.pending is not None and s.pending.key == "place_medal"))
    found = affordances(model)
    assert found.offered == "medal/0"
    assert sorted(model.targets("medal/0")) == [f"pick/{slot}" for slot in range(1, 7)]
    assert not any(piece.startswith(("pile", "income")) for piece in (*found.pieces, *found.places))


def test_the_whole_card_and_pile_tell_what_the_medal_would_bring(desks: Callable[..., Desk]) -> None:
    desk = desks()
    scene = desk.sit(until(lambda s: s.pending is not None and s.pending.key == "place_medal"), keep=False)
    slots = scene.model.layout.slots
    for place in ("pick/2", "income/2", "pile/2"):
        x, y = slots[place].centre
        assert scene.model.slot_for("medal/0", x, y) == "pick/2", place
    desk.pilot.move(*slots["income/2"].centre)
    desk.pilot.wait(1)
    desk.app.draw()
    assert scene.drag_view.foretold, "the roads of the pair lie in the town, and no tip over them"


def test_a_pile_to_draw_from_is_lit_once() -> None:
    found = affordances(model_of(until(lambda s: s.pending is not None and s.pending.key == "start_draw")))
    assert set(found.places) == {f"pick/{slot}" for slot in range(1, 7)}
    assert not found.pieces


def test_a_walk_tells_its_gold_and_its_reason() -> None:
    session = until(
        lambda s: (
            s.pending is not None
            and s.pending.key == "actions"
            and any(g.text == "cultus-gain-walk-medal" for g in model_of(s).gains("pawn/0").values())
        )
    )
    model = model_of(session)
    slot, gain = next((k, g) for k, g in model.gains("pawn/0").items() if g.text == "cultus-gain-walk-medal")
    assert gain.params["vp"] == "+2"
    sheet = model.preview_overlay(model.targets("pawn/0")[slot])
    assert f"{session.view(0).state.vp[0]} → {session.view(0).state.vp[0] + 2}" in marks_of(sheet)
    assert "cube_blue" in marks_of(sheet)


def test_a_card_over_the_town_tells_what_the_plan_comes_to() -> None:
    session = until(lambda s: s.pending is not None and s.pending.key == "actions")
    view = session.view(0)
    for action in [a for a in session.legal(0) if a.kind == "place_construction"][:12]:
        sheet = ART.preview_overlay(view, action)
        assert "cultus-hand-rival" in marks_of(sheet)
        assert " → **" in marks_of(sheet)


def test_monument_cards_are_chosen_where_they_lie(desks: Callable[..., Desk]) -> None:
    session = until(may_build)
    desk = desks()
    scene = desk.sit(session, keep=False)
    slot = next(iter(scene.model.targets("cost/0")))
    x, y, w, h = scene.model.layout.slots[slot].rect
    scene.deeds.press_control(next(c for c in scene.model.controls if c.key == "build"))
    if scene.prompt is None:
        desk.pilot.click(x + w / 2, y + h / 2)
    assert isinstance(scene.prompt, InlineChoice)
    desk.app.draw()
    home = scene.model.layout.regions["answers/build_monument"]
    for place in scene.prompt.places:
        assert home[0] <= place[0] <= home[0] + home[2] - place[2]
    points = [scene.model.points(a) for a in scene.prompt.actions]
    assert points == sorted(points, reverse=True), "what brings most comes first"
    assert points[0] > points[-1]
    assert [round(place[2]) for place in scene.prompt.places] == [176, 116, 116]
    desk.pilot.move(*(scene.prompt.places[2][i] + 30 for i in (0, 1)))
    assert [round(place[2]) for place in scene.prompt.places] == [116, 116, 176], "the card under the hand grows"
    chosen = scene.prompt.actions[1].args[0]
    desk.pilot.click(*(scene.prompt.places[1][i] + 30 for i in (0, 1)))
    assert chosen in session.view(0).state.taken[0]


@pytest.mark.parametrize("reduced", [False, True])
def test_the_widths_of_monument_cards_slide_unless_motion_is_reduced(desks: Callable[..., Desk], reduced: bool) -> None:
    desk = desks(animation="normal", reduced_motion=reduced)
    scene = desk.sit(until(may_build), keep=False)
    scene.story.skip()
    scene.deeds.press_control(next(c for c in scene.model.controls if c.key == "build"))
    if scene.prompt is None:
        slot = next(iter(scene.model.targets("cost/0")))
        desk.pilot.click(*scene.model.layout.slots[slot].centre)
    prompt = scene.prompt
    assert isinstance(prompt, InlineChoice)
    desk.pilot.wait(0.3)
    at_rest = prompt.drawn()
    assert at_rest == prompt.places
    desk.app.dispatch(PointerMove(prompt.places[2][0] + 30, prompt.places[2][1] + 30))
    widths, seen = [], 0.0
    while seen < 0.2:
        widths.append([place[2] for place in prompt.drawn()])
        assert sum(widths[-1]) == pytest.approx(sum(place[2] for place in at_rest)), "together always as wide"
        scene.update(1 / 60)
        seen += 1 / 60
    assert widths[-1] == [place[2] for place in prompt.places]
    between = [w for w in widths if w not in (widths[0], widths[-1])]
    assert bool(between) == (not reduced)
    assert len(between) <= 8, "in 120 ms"


def two_ways(differing: bool) -> tuple[Session, list[Action]]:
    """A walk with the Monument of Traffic to a square to which several ways lead, and those ways."""

    def ways(session: Session) -> list[Action]:
        if session.pending is None or session.pending.key != "actions":
            return []
        for actions in model_of(session).targets("pawn/0").values():
            ends = {session.fork(len(session.plies)).propose(a).sum for a in actions} if len(actions) > 1 else set()
            if len(actions) > 1 and (len(ends) == len(actions) if differing else len(ends) == 1):
                return actions
        return []

    session, player = Session(TITLE, [Seat()], {"enemy": "enemy_wilhelm", "difficulty": "normal"}, 31), Player(31, 0.15)
    while not ways(session):
        session.propose(player.choose(session))
    return session, ways(session)


def walk_by_two_clicks(desk: Desk, session: Session, actions: list[Action]) -> None:
    scene = desk.sit(session, keep=False)
    scene.deeds.press_control(next(c for c in scene.model.controls if c.key == "move"))
    gesture = hand_of(scene.model.presentation, scene.model.view, actions[0])
    desk.pilot.click(*scene.model.layout.slots[gesture.slot].centre)


def test_ways_that_pay_differently_are_chosen_on_the_ways(desks: Callable[..., Desk]) -> None:
    session, actions = two_ways(differing=True)
    desk = desks()
    before = len(session.plies)
    walk_by_two_clicks(desk, session, actions)
    prompt = desk.scene.prompt
    assert isinstance(prompt, PathChoice)
    assert prompt.actions == actions
    desk.app.draw()
    x, y, w, h = prompt.places[1]
    desk.pilot.click(x + w / 2, y + h / 2)
    assert [ply.action for ply in session.plies[before:]] == [actions[1]]


def test_ways_that_come_to_the_same_are_not_asked(desks: Callable[..., Desk]) -> None:
    session, actions = two_ways(differing=False)
    desk = desks()
    before = len(session.plies)
    walk_by_two_clicks(desk, session, actions)
    assert len(session.plies) == before + 1
    assert session.plies[-1].action in actions


def test_the_end_button_tells_the_price_a_step_earlier(desks: Callable[..., Desk]) -> None:
    def over(s: Session) -> bool:
        return s.pending is not None and s.pending.key == "actions" and len(s.view(0).state.hands[0]) > 5

    session = until(lambda s: s.pending is not None and s.pending.key == "actions" and len(s.plies) > 30)
    while session.pending is not None and session.pending.key != "hand_adjust":
        legal = session.legal(0)
        if over(session):
            end = next(c for c in SIGHT.controls(session.view(0)) if c.key == "end_actions")
            assert end.label == "cultus-art-end-actions-over"
            assert end.params["count"] == len(session.view(0).state.hands[0]) - 5
        session.propose(next((a for a in legal if a.kind in ("draw_card", "end_actions")), legal[0]))
    desk = desks()
    scene = desk.sit(session, keep=False)
    assert isinstance(scene.prompt, PickTray)
    tray = scene.prompt
    assert tray.note(()) != "", "the price stands there before anything is picked"
    end = next(c for c in SIGHT.controls(session.view(0)) if c.key == "end_actions")
    assert tray.button.rect == scene.drag.control_rect(end), "it is confirmed where the actions were ended"
    desk.app.draw()
    locked = tray.button.label
    assert not tray.button.enabled
    turns = [tray.turn(i) for i in range(tray.items)]
    assert turns == sorted(turns)
    assert turns[0] == -turns[-1] < 0, "the cards lie as a fan"
    x, y, w, h = tray.rect
    assert sum(desk.app.capture().get_at((int(x + w / 2), int(y + h - 6)))[:3]) < 200, "the sheet is dark"
    x, y, w, h = tray.item(tray.items - 1)
    desk.pilot.move(x + w / 2, y + h / 2)
    larger = tray.drawn(tray.items - 1)
    assert larger[2:] == pytest.approx((w * 1.1, h * 1.1)), "what is pointed at grows"
    lean = math.radians(tray.turn(tray.items - 1))
    half = (math.cos(lean) + math.sin(lean)) * larger[2] / 2
    assert larger[0] + larger[2] / 2 + half + 6 < tray.rect[0] + tray.rect[2], "with its ring it stays on the sheet"
    assert tray.drawn(0) == tray.item(0)
    for index in range(tray.count[0]):
        x, y, _, h = tray.item(index)
        desk.pilot.click(x + 12, y + h / 2)
    assert tray.picked == list(range(tray.count[0]))
    desk.app.capture()
    assert tray.button.enabled
    assert tray.note(tray.taken) in tray.button.label != locked
    desk.pilot.click(*tray.button.centre)
    assert session.plies[-1].action.kind == "discard_to_limit"


@pytest.mark.parametrize("split", [(1, 0), (0, 1)])
def test_a_split_shows_where_both_cubes_will_be(split: tuple[int, int]) -> None:
    session = until(lambda s: s.pending is not None and s.pending.key == "allocate")
    sheet = ART.preview_overlay(session.view(0), Action("allocate_gold", 0, split))
    assert marks_of(sheet).count("cube_blue") == sum(map(bool, split))


def test_a_turned_card_in_the_hand_lies_as_it_will_in_the_town(desks: Callable[..., Desk]) -> None:
    session = until(lambda s: s.pending is not None and any(a.kind == "place_construction" for a in s.legal(0)))
    desk = desks(reduced_motion=True)
    scene = desk.sit(session, keep=False)
    card, anchor, _ = next(a.args for a in session.legal(0) if a.kind == "place_construction" and a.args[2] == 180)
    x, y = anchor % 8, anchor // 8
    scene.drag.select(card)
    scene.drag.flip()
    scene.drag.slot = f"anchor/{y}/{x}"
    desk.app.capture()
    left, top, w, h = map(round, scene.model.layout.slots[f"anchor/{y}/{x}"].rect)
    shown = desk.app.surface.subsurface((left + 8, top + 8, w - 16, h - 16)).copy()
    for turn, same in ((180, True), (0, False)):
        face = f"card:{card}:{turn}" if turn else f"card:{card}"
        drawn = pygame.Surface((w, h))
        scene.context.painter.draw(Canvas(drawn, 1.0), scene.model.art.face(face))
        there = drawn.subsurface((8, 8, w - 16, h - 16))
        unlike = pygame.mask.from_threshold(shown, (0, 0, 0), (40, 40, 40, 255), there).count()
        assert (unlike > 0.85 * there.get_width() * there.get_height()) == same


def test_whose_turn_is_told_covers_the_end_button_whole(desks: Callable[..., Desk]) -> None:
    desk = desks()
    scene = desk.sit(until(lambda s: s.pending is not None and s.pending.key == "actions"), keep=False)
    end = next(c for c in scene.model.controls if c.ends)
    assert scene.story.overlay.skip_rect() == scene.drag.control_rect(end)


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize(
    ("vp", "gold", "said"), [(2, 0, "−2 [star]"), (0, 2, "−2 [coin]"), (1, 1, "−1 [star] −1 [coin]")]
)
def test_the_price_of_cards_names_what_is_lost_and_nothing_else(language: str, vp: int, gold: int, said: str) -> None:
    texts = Texts(language)
    texts.read(TITLE)
    assert texts("cultus-gain-given-up", vp=vp, gold=gold) == said
