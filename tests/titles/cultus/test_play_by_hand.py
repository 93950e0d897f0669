"""Whole games played as a person plays them: by dragging, clicking, pressing and typing, to the last scene and the disk."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.archive import Loaded, Store
from game.engine import Action, Refusal, Seat, Session
from game.engine.session import PRACTICE
from game.paths import bundled
from game.presentation import Drag
from game.presentation.gestures import hand_of
from game.table.drop import Choose, Refused
from game.table.layout import middle
from game.table.model import TableModel
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.table.hand import drag_view
from game.ui.table.hand.highlights import GOLD, RIM
from game.ui.table.prompts.card_choice import CardChoice
from game.ui.widgets import LookPopover, Stepper

from ... import day
from ...table.games import Player, played, solo, some_action, together
from ...ui.conftest import Desk
from ...ui.typist import Typist

GAMES = (
    (1, 0, ""),
    (1, 1, "enemy_ruben"),
    (1, 7, "enemy_ruben"),
    (1, 8, "enemy_annette"),
    (1, 19, "enemy_annette"),
    (1, 2, "enemy_baltasar"),
    (1, 3, "enemy_wilhelm"),
    (2, 1, ""),
    (2, 2, ""),
    (3, 1, ""),
)


def on_disk(desk: Desk) -> Loaded:
    """The session as the files hold it now."""
    found = desk.store.look(desk.journal.document)
    assert isinstance(found, Loaded), found
    return found


def top(desk: Desk) -> str:
    """The name of the scene that is asked."""
    return type(desk.app.scenes.top).__name__


# --- whole games -------------------------------------------------------------------------------------


def test_a_game_with_motion(desks: Callable[..., Desk]) -> None:
    """Pieces fly and the rival's part is told: a hand that does not wait skips it and loses nothing."""
    desk = desks(animation="fast")
    player = Player(5)
    session = desk.solo(5, enemy="enemy_ruben").session
    while session.pending is not None and len(session.plies) < 45:
        desk.robot.do(player.choose(session), player.rng.random() < 0.4)
    assert [p.sum for p in on_disk(desk).session.plies] == [p.sum for p in session.plies]


@pytest.mark.parametrize("by_hand", [40, pytest.param(10**6, marks=pytest.mark.long)])
def test_a_game_is_played_to_its_end_by_keyboard_alone(desk: Desk, by_hand: int) -> None:
    """So many deeds of it, from the end."""
    whole, player = Session(catalogue["cultus"], [Seat()], {}, 4), Player(4)
    while whole.pending is not None:
        whole.propose(player.choose(whole))
    scene = desk.sit(whole.fork(max(0, len(whole.plies) - by_hand)))
    hand, session = Typist(desk.pilot, scene), scene.session
    while session.pending is not None:
        hand.do(player.choose(session), player.rng.random() < 0.5)
    desk.pilot.wait(1.5)
    assert top(desk) == "EndingScene"
    assert on_disk(desk).session.plies == session.plies


@cache
def positions() -> dict[str, list[tuple[Session, int, Action]]]:
    """MoveType of action -> moments (session, ply, action) of seeded games, alone and together, in which it was legal."""
    found: dict[str, list[tuple[Session, int, Action]]] = {}
    for seats, seed, enemy in GAMES:
        options = {"enemy": enemy, "difficulty": "hard"} if enemy else {}
        session = Session(catalogue["cultus"], [Seat()] * seats, options, seed)
        player = Player(seed, 0.15)
        while session.pending is not None:
            for action in session.legal(session.pending.seats[0])[::-1]:
                moments = found.setdefault(action.kind, [])
                if len(moments) < 40 and not (moments and moments[-1][:2] == (session, len(session.plies))):
                    moments.append((session, len(session.plies), action))
            session.propose(player.choose(session))
    return found


def position_with(kind: str, number: int = -1) -> tuple[Session, Action]:
    """A session in which an action of that kind is legal, and the action."""
    assert kind in positions(), f"no game comes to {kind}"
    session, n, action = positions()[kind][number]
    return session.fork(n), action


# --- what lights up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [3, 11])
def test_where_a_card_may_lie_has_a_golden_outline_and_pins(
    desk: Desk, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, action = position_with("place_construction", number)
    scene = desk.sit(session)
    gesture = hand_of(scene.model.presentation, scene.model.view, action)
    assert isinstance(gesture, Drag)
    bodies: list[str] = []
    drawing = Canvas.drawing

    def noted(self: Canvas, body: str, *given: object) -> None:
        bodies.append(body)
        drawing(self, body, *given)

    desk.app.capture()
    desk.robot.still()
    x, y = desk.robot._grip(gesture.piece)
    desk.pilot.down(x, y)
    desk.pilot.move(x + 9, y + 7, True)
    monkeypatch.setattr(Canvas, "drawing", noted)
    desk.app.capture()
    lines = [line for body in bodies for line in ElementTree.fromstring(f"<svg>{body}</svg>").iter("path")]
    strokes = [line.get("stroke") for line in lines]
    assert strokes.count(GOLD) == 1, "one outline"
    assert strokes.count(RIM) == 1 + 2 * sum(line.get("fill") == GOLD for line in lines), "its rim, and pins"
    assert any(line.get("fill") == GOLD for line in lines)


@pytest.mark.sample(2)
@pytest.mark.parametrize("plies", [5, 7, 20, 40, 61])
def test_lifting_a_piece_lights_exactly_where_it_may_go(
    desk: Desk, plies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = desk.solo(11, plies)
    lit: list[set[str]] = []
    monkeypatch.setattr(drag_view, "draw_targets", lambda canvas, layout, slots, *rest: lit.append(set(slots)))
    wanted: dict[str, set[str]] = {}
    for action in scene.session.legal(0):
        gesture = hand_of(scene.model.presentation, scene.model.view, action)
        if isinstance(gesture, Drag) and not gesture.mode:
            wanted.setdefault(gesture.piece, set()).add(gesture.slot)
    assert set(scene.model.movable()) == set(wanted)
    for piece, slots in wanted.items():
        assert set(scene.model.targets(piece)) == slots
        desk.robot.still()
        x, y = desk.robot._grip(piece)
        desk.pilot.down(x, y)
        desk.pilot.move(x + 9, y + 7, True)
        desk.app.capture()
        assert lit[-1] == slots
        desk.pilot.key("esc")
        desk.pilot.up(x, y)
        assert not scene.drag.piece
        lit.clear()
        desk.app.capture()
        assert not lit


def test_escape_in_the_middle_of_a_drag_changes_nothing(desk: Desk) -> None:
    scene = desk.solo(11, 20)
    before = scene.session.plies[-1]
    piece = scene.model.movable()[0]
    slot = next(iter(scene.model.targets(piece)))
    desk.robot.still()
    x, y = desk.robot._grip(piece)
    desk.pilot.down(x, y)
    desk.pilot.move(x + 20, y + 20, True)
    desk.pilot.key("esc")
    desk.pilot.up(*scene.model.layout.slots[slot].centre)
    assert scene.session.plies[-1] is before


# --- refusals ----------------------------------------------------------------------------------------


@cache
def refused_drops() -> dict[str, tuple[int, int, str, str, int]]:
    """Refusal code -> (seed, plies, piece, slot, turn): drops that random sessions refuse, one for each code."""

    found: dict[str, tuple[int, int, str, str, int]] = {}
    for seed, plies in ((1, 6), (1, 33)):
        model = TableModel(solo(seed, plies), bundled("art"))
        for piece in model.laid:
            for slot in model.layout.slots:
                outcome = model.drop(piece, slot, 0)
                if isinstance(outcome, Refused):
                    found.setdefault(outcome.refusal.code, (seed, plies, piece, slot, 0))
    return found


def test_the_table_knows_many_reasons() -> None:
    assert len(refused_drops()) >= 8, sorted(refused_drops())


def refuse(desk: Desk, code: str) -> tuple[Refusal, str]:
    """Drop something that is refused with that code; the refusal and its sentence."""
    seed, plies, piece, slot, _ = refused_drops()[code]
    scene = desk.solo(seed, plies)
    outcome = scene.model.drop(piece, slot, 0)
    assert isinstance(outcome, Refused)
    desk.robot.still()
    desk.robot._drag(Drag(piece, slot), False)
    return outcome.refusal, scene.words.refusal(outcome.refusal)


def test_a_refused_drop_tells_why_and_changes_nothing(desks: Callable[..., Desk]) -> None:
    for code in day.some("refused drops", sorted(refused_drops()), 4):
        check_that_it_tells_why(desks(), code)


def check_that_it_tells_why(desk: Desk, code: str) -> None:
    seed, plies, *_ = refused_drops()[code]
    wanted = solo(seed, plies)
    refusal, text = refuse(desk, code)
    session = desk.scene.session
    assert session.at(len(session.plies)).digest() == wanted.at(plies).digest()
    assert len(session.plies) == plies
    popover = desk.scene.popover
    assert popover is not None
    assert popover.sentence == text
    assert refusal.rule
    assert refusal.rule.split("-")[0] in popover.link
    x, y, w, h = popover.rect
    assert x >= 0
    assert y >= 0
    assert x + w <= 1280
    assert y + h <= 720
    desk.app.capture()
    desk.pilot.key("esc")
    assert desk.scene.popover is None
    assert desk.scene.notes.place is None
    assert top(desk) == "TableScene"
    assert not desk.app.texts.missing


def test_a_card_over_a_monument_is_refused(desk: Desk) -> None:
    refusal, text = refuse(desk, "covers_monument")
    assert refusal.rule.startswith("6.4")
    assert desk.scene.notes.place == desk.scene.model.layout.slots[refused_drops()["covers_monument"][3]].rect
    assert text


def test_a_pawn_two_squares_away_is_refused(desk: Desk) -> None:
    scene = desk.solo(1, 6)
    state = scene.model.view.state
    start = state.pawn[0]
    away = next(q for q in range(64) if abs(q // 8 - start // 8) + abs(q % 8 - start % 8) == 2 and q // 8 == start // 8)
    desk.robot.still()
    slot = f"square/{away // 8}/{away % 8}"
    outcome = scene.model.drop("pawn/0", slot)
    assert isinstance(outcome, Refused)
    assert outcome.refusal.code == "needs_traffic"
    desk.robot._drag(Drag("pawn/0", slot), False)
    assert scene.popover is not None
    assert scene.popover.sentence == scene.words.refusal(outcome.refusal)
    assert scene.model.view.state.pawn[0] == start
    assert len(scene.session.plies) == 6
    before = desk.app.capture().get_buffer().raw
    desk.pilot.key("esc")
    assert scene.popover is None
    assert desk.app.capture().get_buffer().raw != before


def test_the_link_of_a_refusal_opens_the_rule(desk: Desk) -> None:
    refusal, text = refuse(desk, sorted(refused_drops())[0])
    popover = desk.scene.popover
    assert popover is not None
    x, y, _, h = popover.link_rect
    desk.pilot.click(x + 20, y + h / 2)
    rules = desk.app.scenes.top
    assert top(desk) == "Rules"
    desk.app.capture()
    assert rules.anchor == refusal.rule  # type: ignore[union-attr]
    assert rules.refused == text  # type: ignore[union-attr]
    desk.pilot.key("esc")
    assert top(desk) == "TableScene"


def test_a_control_that_is_shut_tells_its_reason(desk: Desk) -> None:
    checked = 0
    for plies in (9, 14, 25, 40):
        scene = desk.solo(11, plies)
        desk.robot.still()
        for control in scene.model.controls:
            if scene.model.enabled(control):
                continue
            refusal = scene.model.why_shut(control)
            assert refusal is not None, control.key
            x, y, w, h = scene.drag.control_rect(control)
            desk.pilot.click(x + w / 2, y + h / 2)
            assert scene.popover is not None
            assert scene.popover.sentence.startswith(scene.words.refusal(refusal))
            desk.pilot.key("esc")
            desk.pilot.move(x + w / 2, y + h / 2)
            tip = scene.tips._tooltip()
            assert tip is not None
            assert tip.reason.startswith(scene.words.refusal(refusal))
            desk.pilot.wait(0.5)
            desk.app.capture()
            checked += 1
        assert len(scene.session.plies) == plies
    assert checked > 5
    assert not desk.app.texts.missing


# --- back and forth ----------------------------------------------------------------------------------


def test_undo_and_redo(desk: Desk) -> None:
    scene = desk.solo(11, 30)
    session = scene.session
    sums = [p.sum for p in session.plies]
    assert not session.flags
    desk.pilot.key("z", "ctrl+z")
    for _ in range(10):
        desk.pilot.key("z")
    assert [p.sum for p in session.plies] == sums[:18]
    assert PRACTICE in session.flags
    assert [p.sum for p in on_disk(desk).session.plies] == sums[:18]
    assert PRACTICE in on_disk(desk).session.flags
    desk.app.capture()
    desk.pilot.key("y", "ctrl+y", "ctrl+shift+z")
    while session.redoable:
        desk.pilot.press("bar-redo")
    assert [p.sum for p in session.plies] == sums
    assert [p.sum for p in on_disk(desk).session.plies] == sums
    desk.pilot.key("y")
    assert scene.toasts[-1].text == desk.app.texts("refusal-redo-nothing")
    desk.pilot.press("bar-undo")
    assert len(session.plies) == 29
    desk.pilot.key("backspace")
    assert session.plies
    assert len(session.plies) < 29


def test_undo_takes_everything_back_to_the_beginning(desk: Desk) -> None:
    scene = desk.solo(3, 24)
    for _ in range(30):
        desk.pilot.key("z")
        desk.app.capture()
    assert not scene.session.plies
    assert not on_disk(desk).session.plies


def test_the_past_can_be_looked_at_and_left(desk: Desk) -> None:
    scene = desk.solo(11, 40)
    session = scene.session
    now = desk.app.capture().get_buffer().raw
    last = session.plies[-1]
    for n in (0, 1, 13, 39):
        scene.look_at(n)
        assert scene.model.view.state.digest() == session.view(0, n).state.digest()
        assert not scene.model.playing
        assert scene.model.movable() == []
        desk.app.capture()
        piece = next(iter(scene.model.laid), "")
        if piece:
            desk.pilot.drag(desk.robot._grip(piece), (640, 340), 3)
    for key in ("left", "left"):
        desk.pilot.key(key)
        desk.app.capture()
    assert scene.model.looking == 37
    for key in ("shift+left", "home"):
        desk.pilot.key(key)
        desk.app.capture()
    assert scene.model.looking == 0
    desk.pilot.key("right", "p")
    for _ in range(10):
        desk.app.capture()
        desk.pilot.wait(0.1)
    assert scene.model.looking is not None
    assert scene.model.looking > 1
    desk.pilot.key("p")
    desk.app.capture()
    desk.pilot.key("end")
    desk.app.capture()
    assert scene.model.looking is None
    assert session.plies[-1] is last
    scene.context.keys_used = False
    assert scene.timeline is not None
    x, y, w, h = scene.timeline.track
    desk.pilot.move(x + w / 4, y + h / 2)
    desk.pilot.wait(0.3)
    desk.pilot.click(x + w / 4, y + h / 2)
    assert scene.model.looking == 10
    desk.app.capture()
    desk.pilot.key("esc")
    assert scene.model.looking is None
    desk.pilot.move(4, 716)
    desk.pilot.wait(0.8)
    scene.context.keys_used = False
    assert desk.app.capture().get_buffer().raw == now


def test_the_past_can_be_gone_on_from(desk: Desk) -> None:
    scene = desk.solo(11, 40)
    session, first = scene.session, desk.journal.document
    scene.look_at(12)
    rect, _, _ = scene.board.past.buttons[1]
    desk.pilot.click(rect[0] + 9, rect[1] + 9)
    other = desk.app.scenes.top
    assert other is not scene
    assert other.session.plies == session.plies[:12]  # type: ignore[union-attr]
    assert other.session.parent.ply == 12  # type: ignore[union-attr]
    whole = desk.store.look(first)
    assert isinstance(whole, Loaded)
    assert len(whole.session.plies) == 40


def test_a_press_where_it_says_that_this_is_the_past_leads_to_now(desk: Desk) -> None:
    scene = desk.solo(11, 40)
    scene.look_at(12)
    desk.app.draw()
    x, y, wide, high = scene.timeline.pill
    desk.pilot.click(x + wide / 2, y + high / 2)
    assert scene.model.looking is None


def test_a_recorded_game_can_only_be_looked_at(desk: Desk) -> None:
    session = solo(1, 40)
    desk.shelf()
    scene = desk.open("table", session=session, journal=None, read_only=True)
    desk.app.capture()
    desk.pilot.key("z", "y", "backspace", "e", "enter", "1", "tab", "enter")
    for piece in list(scene.model.laid)[:6]:
        x, y, w, h = scene.model.laid[piece].rect
        desk.pilot.drag((x + w / 2, y + h / 2), (640, 340), 3)
    assert len(session.plies) == 40
    assert not session.flags


def test_a_game_that_is_looked_at_says_so_to_its_last_moment_and_in_the_menu(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    line = Canvas.line
    monkeypatch.setattr(
        Canvas, "line", lambda self, text, *more, **style: (said.append(text), line(self, text, *more, **style))[1]
    )
    texts = desk.app.texts
    desk.shelf()
    scene = desk.open("table", session=solo(1, 40), journal=None, read_only=True)
    for moment, ways in ((7, 2), (None, 1)):
        scene.look_at(moment)
        said.clear()
        desk.app.capture()
        assert texts("watched-banner", now=40 if moment is None else moment, total=40) in said
        assert texts("time-watched") in said or moment is None, "at its end the timeline is a thread"
        assert len(scene.board.past.buttons) == ways
        assert scene.board.question.text == ""
    assert [label for _, label, _ in scene.board.past.buttons] == [texts("past-branch")]
    desk.app.scenes.top.on_escape()
    said.clear()
    desk.app.capture()
    assert texts("pause-watched") in said
    assert texts("pause-not-kept") not in said


def test_what_a_button_puts_into_the_hand_stays_there_when_another_thing_is_clicked(desk: Desk) -> None:
    rng = random.Random(17)
    session = Session(catalogue["cultus"], [Seat()], {}, 17)
    while not any(action.kind == "build_monument" for action in session.legal(0)):
        session.propose(rng.choice(session.legal(0)))
    scene = desk.sit(session, keep=False)
    desk.seat()
    build = next(control for control in scene.model.controls if control.key == "build")
    desk.pilot.click(*middle(scene.drag.control_rect(build)))
    assert scene.drag.piece.startswith("cost/")
    card = session.view(0).state.display[0]
    desk.pilot.click(*middle(scene.model.laid[card].rect))
    assert scene.popover is not None
    desk.pilot.key("esc")
    assert (scene.popover, scene.model.armed.key) == (None, "build")
    assert scene.drag.piece.startswith("cost/"), "what is asked for can be done"
    desk.pilot.key("esc")
    assert (scene.model.armed, scene.drag.piece) == (None, "")


def drag_what_was_legal(desk: Desk, session: Session, n: int) -> int:
    """Drag pieces to where they might have gone after ``n`` plies; nothing must come of it. How many were tried."""
    then = TableModel(session.fork(n), bundled("art"))
    lying = [(piece, slots) for piece, slots in then.dests.by_piece.items() if piece in desk.scene.model.laid][:4]
    for piece, slots in lying:
        slot = desk.scene.model.layout.slots[next(iter(slots))]
        x, y, w, h = desk.scene.model.laid[piece].rect
        before = [p.sum for p in session.plies]
        desk.pilot.drag((x + w / 2, y + h / 2), slot.centre)
        desk.pilot.click(x + w / 2, y + h / 2)
        desk.pilot.click(*slot.centre)
        assert not desk.scene.drag.piece
        assert desk.scene.popover is None or type(desk.scene.popover) is LookPopover
        assert [p.sum for p in session.plies] == before
    return len(lying)


def test_nothing_can_be_lifted_in_the_past_or_in_a_recorded_game(desk: Desk) -> None:
    scene = desk.solo(11, 40)
    tried = 0
    for n in range(9, 40, 3):
        scene.look_at(n)
        tried += drag_what_was_legal(desk, scene.session, n)
    assert tried
    session = solo(1, 40)
    desk.scene = desk.open("table", session=session, journal=None, read_only=True)
    assert drag_what_was_legal(desk, session, 40)


# --- prompts -----------------------------------------------------------------------------------------


def test_a_choice_of_cards_can_be_folded_away(desk: Desk) -> None:
    scene = desk.solo(7)
    desk.app.capture()
    prompt = scene.prompt
    assert isinstance(prompt, CardChoice)
    desk.pilot.key("space")
    assert prompt.folded
    folded = desk.app.capture().get_buffer().raw
    x, y, w, h = prompt.fold_rect
    desk.pilot.click(x + w / 2, y + h / 2)
    assert not prompt.folded
    assert desk.app.capture().get_buffer().raw != folded
    desk.pilot.key("left", "enter")
    assert scene.session.plies[0].action == prompt.actions[-1]


def test_gold_can_only_be_split_as_the_rules_allow(desk: Desk) -> None:
    session, _ = position_with("allocate_gold", 0)
    scene = desk.sit(session)
    desk.app.capture()
    prompt = scene.prompt
    assert isinstance(prompt, Stepper)
    assert sorted(prompt.splits) == sorted(a.args for a in scene.session.legal(0))
    desk.pilot.key(*["right"] * 20)
    assert prompt.at == len(prompt.splits) - 1
    desk.pilot.key(*["left"] * 20, "esc")
    assert prompt.at == 0
    desk.app.capture()
    assert top(desk) == "Pause"
    desk.pilot.key("esc", "enter")
    assert scene.session.plies[-1].action.args == prompt.splits[0]


# --- several people ----------------------------------------------------------------------------------


def lift(desk: Desk) -> None:
    """Hold the curtain's button until it rises."""
    assert top(desk) == "Curtain"
    desk.pilot.down(640, 503)
    desk.pilot.wait(1.2)
    desk.pilot.up(640, 503)
    assert top(desk) == "TableScene"


def test_a_curtain_falls_between_two_people(desk: Desk) -> None:
    scene = desk.sit(together(2, 3))
    session, seen = scene.session, 0
    rng = random.Random(3)
    while seen < 8 and len(session.plies) < 80:
        desk.app.capture()
        if top(desk) == "Curtain":
            seen += 1
            assert seen == 1 or scene.model.eyes != session.pending.seats[0]  # type: ignore[union-attr]
            assert scene.seats.curtained
            desk.pilot.down(640, 503)
            desk.pilot.wait(0.3)
            desk.pilot.up(640, 503)
            assert top(desk) == "Curtain", "a short press must not lift it"
            desk.pilot.key("z", "esc")
            assert top(desk) == "Pause"
            desk.app.capture()
            desk.pilot.key("esc")
            lift(desk)
        assert session.pending is not None
        assert scene.model.eyes == session.pending.seats[0]
        desk.robot.do(some_action(rng, session.legal(scene.model.eyes)), rng.random() < 0.5)
    assert seen == 8


class Words:
    """Every text that is drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[str] = []
        real = Canvas.text

        def text(canvas: Canvas, markup: str, *rest: object, **more: object) -> float:
            self.said.append(markup)
            return real(canvas, markup, *rest, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(Canvas, "text", text)

    def take(self) -> list[str]:
        """What was said since the last time."""
        said, self.said = self.said, []
        return said


def secret_twins(plies: int) -> tuple[Session, Session, int]:
    """Two sessions that differ only in what one seat may not know: the other's hand, the piles, the decks."""
    first, second = together(2, 9, plies), together(2, 9, plies)
    asked = first.pending
    assert asked is not None
    seat = asked.seats[0]
    state = second._states[-1]
    other = 1 - seat
    pile = next(i for i, cards in enumerate(state.piles) if len(cards) >= len(state.hands[other]))
    hand, cards = state.hands[other], state.piles[pile]
    kind = type(cards)
    state.hands[other] = type(hand)(cards[: len(hand)])
    state.piles[pile] = kind((*hand, *cards[len(hand) :]))
    state.monument_deck = type(state.monument_deck)(reversed(state.monument_deck))
    assert first.view(seat).state.digest() == second.view(seat).state.digest()
    assert first.view(other).state.digest() != second.view(other).state.digest()
    return first, second, seat


@pytest.mark.sample(1)
@pytest.mark.parametrize("plies", [14, 31, 52])
def test_nothing_of_the_other_hand_is_drawn(
    desks: Callable[..., Desk], plies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(monkeypatch)
    shown = []
    first, second, seat = secret_twins(plies)
    for session in (first, second):
        desk = desks()
        scene = desk.sit(session, keep=False)
        if top(desk) == "Curtain":
            lift(desk)
        scene.seats.sit(seat)
        words.take()
        pictures = [desk.app.capture().get_buffer().raw]
        tips = []
        for piece, laid in scene.model.laid.items():
            x, y, w, h = laid.rect
            desk.pilot.move(x + w / 2, y + h / 2)
            tip = scene.tips._tooltip()
            tips.append((piece, tip and (tip.name, tip.body)))
            sheet = scene.model.art.zoom(scene.model.view, piece)
            tips.append((piece, sheet and str(sheet.marks)))
        pictures.append(desk.app.capture().get_buffer().raw)
        shown.append((pictures, words.take(), tips, sorted(scene.model.laid)))
    assert shown[0][1] == shown[1][1]
    assert shown[0][2] == shown[1][2]
    assert shown[0] == shown[1]


def test_a_drawn_card_is_not_told_to_the_other_seat(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One seat draws another card in the two sessions: log, news and table of the other seat are the same."""
    words = Words(monkeypatch)
    sessions = []
    for swap in (False, True):
        session = together(2, 9)
        rng = random.Random(9)
        while True:
            legal = session.legal(session.pending.seats[0])  # type: ignore[union-attr]
            draws = [a for a in legal if a.kind in ("draw_start", "draw_card")]
            if len(session.plies) > 20 and draws:
                break
            session.propose(rng.choice(legal))
        drawn = draws[0]
        state = session._states[-1]
        pile = drawn.args[0] - 1
        if swap:
            top_card, other = state.piles[pile][-1], state.piles[pile][0]
            state.piles[pile] = type(state.piles[pile])((top_card, *state.piles[pile][1:-1], other))
        session.propose(drawn)
        sessions.append((session, 1 - drawn.seat))
    (first, watcher), (second, _) = sessions
    assert first.plies[-1].events != second.plies[-1].events
    shown = []
    for session in (first, second):
        desk = desks()
        scene = desk.sit(session, keep=False)
        if top(desk) == "Curtain":
            desk.app.scenes.pop()
        scene.seats.sit(watcher)
        words.take()
        picture = desk.app.capture().get_buffer().raw
        shown.append((words.take(), picture, scene.story.news))
    assert shown[0][0] == shown[1][0]
    assert shown[0][2] == shown[1][2]
    assert shown[0] == shown[1]


def test_a_bot_takes_its_turn_in_a_process_of_its_own(desk: Desk) -> None:
    session = Session(catalogue["cultus"], [Seat(), Seat("", "bot:random")], {}, 4)
    scene = desk.sit(session)
    end = time.monotonic() + 30
    rng = random.Random(4)
    by_bot = 0
    while by_bot < 5 and time.monotonic() < end:
        by_bot = sum(p.action.seat == 1 for p in session.plies)
        assert top(desk) == "TableScene", "one person alone needs no curtain"
        assert session.pending is not None
        if session.pending.seats[0] == 0:
            desk.robot.do(some_action(rng, session.legal(0)))
        else:
            assert not scene.model.playing
            desk.pilot.tick()
            time.sleep(0.01)
    assert by_bot >= 5
    assert scene.model.eyes == 0
    assert [p.sum for p in on_disk(desk).session.plies] == [p.sum for p in session.plies]


def test_a_hint_marks_the_session_as_assisted(desk: Desk) -> None:
    scene = desk.solo(11, 20)
    desk.pilot.key("h")
    end = time.monotonic() + 30
    while scene.context.hint is None and time.monotonic() < end:
        desk.pilot.tick()
        time.sleep(0.02)
    assert scene.context.hint is not None
    assert scene.context.hint[0] in scene.session.legal(0)
    assert "assisted" in scene.session.flags
    desk.app.capture()
    assert not desk.app.texts.missing


def test_nothing_is_written_where_nothing_is_kept(desk: Desk, tmp_path: Path) -> None:
    desk.sit(solo(2, 3), keep=False)
    assert not list(tmp_path.rglob("cultus-*"))
    assert isinstance(desk.store, Store)


# --- choosers ----------------------------------------------------------------------------------------


@pytest.mark.sample
@pytest.mark.parametrize("language", ["ja", "en"])
def test_answers_of_a_chooser_can_be_told_apart(desks: Callable[..., Desk], language: str) -> None:
    """Two ways to the same square have different words."""
    desk = desks(language=language)
    asked = 0
    for seats, seed in ((1, 0), (1, 6), (1, 8), (2, 1)):
        for session in played(seats, seed, 0.15):
            if session.pending is None:
                break
            model = TableModel(session, bundled("art"), session.pending.seats[0])
            several = [
                model.drop(piece, slot)
                for piece, slots in model.dests.by_piece.items()
                for slot, actions in slots.items()
                if len(actions) > 1
            ]
            for outcome in [o for o in several if isinstance(o, Choose)][:2]:
                scene = desk.sit(session.fork(len(session.plies)), keep=False)
                if top(desk) == "Curtain":
                    desk.app.scenes.pop()
                scene.model.eyes = session.pending.seats[0]
                labels = [scene.words.action(a)[0] for a in outcome.actions]
                assert len(set(labels)) == len(labels), labels
                assert all(labels)
                desk.app.scenes.pop()
                asked += 1
            if asked > 25:
                break
    assert asked > 25
    assert not desk.app.texts.missing
