"""Random events on every scene; and one test for each fault that such events, or thinking like them, have found."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.archive import Loaded
from game.bots import worker
from game.engine import Action, Seat, Session
from game.titles import catalogue
from game.ui import events as ev
from game.ui.scenes.curtain import Curtain
from game.ui.table.scene import TableScene

from ..table.games import solo, together, walked
from .conftest import Desk
from .monkey import Monkey, Thinker
from .test_scenes import damage, ended

SEEDS = {1: "ja", 2: "en", 3: "ja", 4: "en"}


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    """Bots answer at once, in this process."""
    made = Thinker()
    monkeypatch.setattr(worker, "Thinker", lambda: made)
    return made


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_monkey_breaks_nothing(
    desks: Callable[..., Desk], seed: int, tmp_path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    desk = desks(language=SEEDS[seed], animation="fast", hold_to_lift=seed % 2 == 0)
    desk.store.create(ended(3)).close()
    desk.store.create(together(2 + seed % 3, seed, 30)).close()
    damage(desk, solo(7, 30), "digest")
    (desk.store.folder / "[nosuch] **.json").write_text("{", "utf-8")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    monkey = Monkey(desk, seed, [picture, tmp_path, *desk.store.folder.glob("*.json")], monkeypatch)
    desk.shelf()
    monkey.run(90)


# --- the curtain -------------------------------------------------------------------------------------


def test_the_table_can_be_left_while_the_curtain_hangs(desk: Desk) -> None:
    desk.sit(together(2, 7, 20))
    desk.pilot.key("esc")
    desk.pilot.press("pause-leave")
    assert desk.names == ["Shelf"]


@pytest.mark.parametrize("hold", [True, False])
def test_a_curtain_is_not_lifted_by_what_was_begun_before_a_menu_opened(desks: Callable[..., Desk], hold: bool) -> None:
    desk = desks(hold_to_lift=hold)
    desk.sit(together(2, 7, 20))
    desk.app.dispatch(ev.Key("space"))
    desk.pilot.key("esc", "f2")
    desk.app.dispatch(ev.KeyUp("space"))
    desk.pilot.wait(1.5)
    assert desk.names == ["Shelf", "TableScene", "Curtain", "Pause", "SettingsScene"]
    desk.pilot.key("esc", "esc")
    if not hold:
        desk.pilot.key("space")
    desk.pilot.wait(1.5)
    assert desk.names == ["Shelf", "TableScene", "Curtain"]


def test_the_way_back_from_the_rules_leads_before_the_curtain(desk: Desk) -> None:
    """Also where the one who is asked is the one whom the table would show."""
    games = (together(2, 7, plies) for plies in range(20, 60))
    desk.sit(next(game for game in games if game.pending and game.pending.seats == (0,)))
    desk.pilot.key("esc", "f1")
    desk.pilot.press("to-table")
    assert desk.names == ["Shelf", "TableScene", "Curtain"]
    desk.lift()
    assert desk.top is desk.scene
    assert not desk.scene.seats.curtained


def test_a_turn_is_not_begun_again_from_behind_the_curtain(desk: Desk) -> None:
    desk.sit(together(2, 7, 20))
    desk.pilot.key("esc")
    assert not desk.pilot.find("pause-restart").enabled
    desk.pilot.key("esc")
    desk.lift()
    desk.pilot.key("esc")
    assert desk.pilot.find("pause-restart").enabled


def test_who_looks_at_a_running_game_of_several_lifts_the_curtain_first(desk: Desk) -> None:
    """Else the archive would show one person's hand to whoever passes."""
    desk.store.create(together(2, 7, 20)).close()
    desk.shelf()
    desk.open("archive")
    desk.pilot.key("v")
    assert desk.names == ["Shelf", "Archive", "TableScene", "Curtain"]
    desk.lift()
    table = desk.top
    assert isinstance(table, TableScene)
    assert table.model.eyes in table.model.asked
    assert table.model.looking == 0


def test_the_next_person_does_not_see_the_hint_of_the_one_before(desk: Desk, thinker: Thinker) -> None:
    scene = desk.sit(together(2, 7, 20))
    desk.lift()
    seat = scene.model.eyes
    scene.notes.show_hint(scene.model.dests.legal[0], "because")
    scene.drag.stop = -1
    for _ in range(60):
        if isinstance(desk.top, Curtain):
            break
        legal = scene.model.dests.legal
        ends = [action for action in legal if action.kind.startswith("end")]
        scene.session.propose((ends or legal)[0])
        scene.model.refresh()
        scene._changed()
    desk.lift()
    assert scene.model.eyes != seat
    assert scene.context.hint is None
    assert not scene.toasts


# --- bots and hints ----------------------------------------------------------------------------------


def with_a_bot(desk: Desk) -> tuple[TableScene, list[Action]]:
    """A game with a bot, where a person has two ways to end with the bot being asked."""
    session = walked(Session(catalogue["cultus"], [Seat(), Seat("", "bot:greedy")], {}, 3), 150)
    who = [ply.action.seat for ply in session.plies]
    for n in [n for n in range(len(who) - 1) if who[n : n + 2] == [0, 1]]:
        early = session.fork(n)
        ways = []
        for action in early.legal(0):
            trial = early.fork(n)
            trial.propose(action)
            if trial.pending and trial.pending.seats == (1,) and not trial.plies[-1].mark:
                ways.append(action)
        if len(ways) > 1:
            return desk.sit(early), ways[:2]
    pytest.skip("no such moment in this game")


def test_a_bot_is_asked_again_when_something_else_was_done_after_an_undo(desk: Desk, thinker: Thinker) -> None:
    scene, (first, second) = with_a_bot(desk)
    thinker.poll = lambda: None
    scene.play(first)
    desk.pilot.tick()
    scene.undo()
    scene.play(second)
    desk.pilot.tick()
    assert len(thinker.asked) == 2


def test_a_hint_for_a_moment_that_was_taken_back_is_not_shown(desk: Desk, thinker: Thinker) -> None:
    scene = desk.solo(7, 40)
    before = scene.session.plies[-1]
    scene.seats.ask_hint()
    scene.undo()
    for action in scene.session.legal(0):
        scene.play(action)
        if len(scene.session.plies) == before.n and scene.session.plies[-1].sum != before.sum:
            break
        scene.undo()
    assert len(scene.session.plies) == before.n
    assert scene.model.playing
    desk.pilot.wait(0.5)
    assert scene.context.hint is None
    assert scene.toasts[-1].text == desk.app.texts("hint-none")
    scene.notes.show_hint(scene.session.legal(0)[0], "")
    scene.undo()
    assert scene.context.hint is None


# --- the hand ----------------------------------------------------------------------------------------


def dragging(desk: Desk) -> tuple[float, float]:
    """Take a card up; where the pointer is."""
    scene = desk.solo(7, 20)
    for action in list(scene.model.dests.legal) * 3:
        turnable = [p for p in scene.model.movable() if scene.model.laid[p].spot.half is not None]
        if turnable:
            break
        if scene.session.check(action) is None:
            scene.play(action)
    x, y, _, _ = scene.model.laid[turnable[0]].rect
    desk.pilot.down(x + 20, y + 20)
    desk.pilot.move(x + 32, y + 8, True)
    assert scene.drag.dragging
    return x + 32, y + 8


def test_the_right_button_turns_a_dragged_card_and_does_not_drop_it(desk: Desk) -> None:
    x, y = dragging(desk)
    desk.pilot.click(x, y, 3)
    assert desk.scene.drag.dragging
    assert desk.scene.drag.turn == 180


def test_the_middle_button_presses_nothing(desk: Desk) -> None:
    scene = desk.solo(7, 30)
    before = len(scene.session.plies)
    for control in list(scene.model.controls):
        x, y, w, h = scene.drag.control_rect(control)
        desk.pilot.click(x + w / 2, y + h / 2, 2)
    assert scene.model.armed is None
    assert scene.popover is None
    assert len(scene.session.plies) == before


def test_a_piece_is_let_go_and_a_large_card_laid_down_when_a_page_opens(desk: Desk) -> None:
    x, y = dragging(desk)
    desk.pilot.key("f1")
    desk.pilot.up(x, y)
    desk.pilot.key("esc")
    assert not desk.scene.drag.piece
    model = desk.scene.model
    piece = next(p for p in model.movable() if model.art.zoom(model.view, p) is not None)
    px, py, w, h = desk.scene.model.laid[piece].rect
    desk.pilot.down(px + w / 2, py + h / 2)
    desk.pilot.wait(0.6)
    assert desk.scene.tips.large is not None
    desk.pilot.key("f2", "esc")
    assert desk.scene.tips.large is None


def test_enter_does_not_press_what_the_mouse_has_left_behind(desk: Desk) -> None:
    scene = desk.solo(7, 30)
    desk.pilot.key("tab")
    assert scene.drag.stop >= 0
    desk.pilot.click(4, 60)
    assert scene.drag.stop == -1


def test_space_skips_what_moves_before_it_presses_anything(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="slow")
    scene = desk.solo(7, 30)
    for action in scene.model.dests.legal:
        if scene.session.check(action) is None:
            scene.play(action)
        if scene.story.motions and not scene.story.telling:
            break
    assert scene.story.motions
    before = len(scene.session.plies)
    desk.pilot.key("space")
    assert len(scene.session.plies) == before
    assert not scene.story.busy


def test_what_is_done_again_is_seen_and_not_the_past(desk: Desk) -> None:
    scene = desk.solo(7, 30)
    scene.undo()
    scene.look_at(5)
    desk.pilot.press("bar-redo")
    assert scene.model.looking is None
    assert len(scene.session.plies) == 30


def test_a_question_and_a_replay_outlast_what_lays_the_table_out_anew(desk: Desk) -> None:
    scene = desk.solo(7)
    prompt = scene.prompt
    assert prompt is not None
    desk.pilot.key("right", "m")
    assert scene.prompt is prompt
    desk.pilot.key("f11")
    assert scene.prompt is not None
    desk.app.change_settings(language="en")
    assert scene.prompt is not prompt
    desk.app.scenes.pop()
    scene = desk.solo(7, 30)
    scene.timeline.speed = 3
    scene.timeline.toggle_play()
    desk.app.change_settings(muted=True)
    assert scene.timeline.playing
    assert scene.timeline.speed == 3
    moment = scene.model.moment
    desk.pilot.key("f1")
    desk.pilot.wait(1)
    assert scene.model.moment == moment, "it ran on under the rules"


def test_a_refusal_does_not_stay_in_the_other_language(desk: Desk) -> None:
    scene = desk.solo(7, 20)
    for control in scene.model.controls:
        if not scene.model.enabled(control):
            scene.deeds.press_control(control)
    assert scene.popover is not None
    desk.app.change_settings(language="en")
    assert scene.popover is None


# --- the archive, with a game on the table -------------------------------------------------------------


def archive_over_table(desk: Desk) -> Any:
    """The archive, opened from the menu of a running game, which it has chosen."""
    desk.solo(7, 9)
    desk.pilot.key("esc")
    desk.pilot.press("pause-archive")
    scene: Any = desk.top
    assert scene.entry.id == desk.journal.id
    return scene


def test_the_name_of_the_game_on_the_table_is_kept(desk: Desk) -> None:
    archive = archive_over_table(desk)
    desk.pilot.press("archive-rename")
    archive.field.set("Night\tgame")
    desk.pilot.key("enter", "esc", "esc")
    desk.scene.play(desk.scene.model.dests.legal[0])
    desk.close()
    found = desk.store.look(desk.journal.document)
    assert isinstance(found, Loaded)
    assert found.session.name == "Nightgame"
    assert len(found.session.plies) == 10


def test_the_game_on_the_table_is_not_deleted(desk: Desk) -> None:
    archive = archive_over_table(desk)
    button = desk.pilot.find("archive-delete")
    assert not button.enabled
    assert button.reason == desk.app.texts("archive-why-at-table")
    desk.pilot.key("delete")
    assert desk.store.ids() == [desk.journal.id]
    assert not archive.toasts


def test_going_on_with_the_game_on_the_table_leads_back_to_it(desk: Desk) -> None:
    archive_over_table(desk)
    desk.pilot.press("go")
    assert desk.top is desk.scene
    assert not desk.scene.toasts


def test_another_game_can_be_played_over_the_one_on_the_table(desk: Desk) -> None:
    other = desk.store.create(solo(4, 12))
    other.close()
    archive = archive_over_table(desk)
    archive._choose(next(i for i, entry in enumerate(archive.shown) if entry.id == other.id))
    desk.pilot.press("go")
    table = desk.top
    assert isinstance(table, TableScene)
    assert table is not desk.scene
    table.play(table.model.dests.legal[0])
    desk.pilot.key("esc")
    desk.pilot.press("pause-leave")
    assert desk.top is archive
    found = desk.store.look(other.document)
    assert isinstance(found, Loaded)
    assert len(found.session.plies) == 13


# --- files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["~nobody-at-all/x.json", "x" * 300, "{tmp}/none/x.json", "{tmp}/file/x.json"])
def test_an_export_to_a_place_that_is_none_says_so(
    desk: Desk, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("", "utf-8")
    desk.store.create(solo(7, 5)).close()
    archive = desk.open("archive")
    place = place.format(tmp=tmp_path)
    for what in ("export", "import"):
        archive.ask(what)
        archive.field.set(place)
        desk.pilot.key("enter")
        assert archive.toasts[-1].icon == "warning"
        assert not archive.toasts[-1].text.endswith(".new")
        desk.app.capture()


def test_files_with_odd_names_are_told_of_as_they_are_called(desk: Desk, tmp_path: Path) -> None:
    desk.store.create(solo(7, 5)).close()
    archive = desk.open("archive")
    marked = tmp_path / "[coin] **x**.json"
    marked.write_text("{", "utf-8")
    archive.take(marked)
    assert "［coin］ ＊＊x＊＊.json" in archive.toasts[-1].text
    for name in (b"\xff.json", b"\xffgood.json"):
        odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
        try:
            odd.write_bytes(b"{" if name == b"\xff.json" else desk.store.path(desk.store.ids()[0]).read_bytes())
        except OSError:
            pytest.skip("this system takes no such name")
        archive.take(odd)
        desk.app.capture()
        (desk.store.folder / odd.name).write_bytes(odd.read_bytes())
    assert len(desk.store.ids()) == 2
    desk.shelf()
    desk.app.capture()


def test_a_trash_that_another_window_emptied_is_told_of(desk: Desk) -> None:
    desk.store.create(solo(7, 5)).close()
    archive = desk.open("archive")
    desk.pilot.key("delete")
    shutil.rmtree(desk.store.folder / "trash")
    desk.pilot.click(*archive.toasts[-1].button.centre)
    assert archive.toasts[-1].icon == "warning"


# --- keys and fields -----------------------------------------------------------------------------------


def press_long(desk: Desk, key: int) -> None:
    """A key that is held until the system repeats it."""
    for kind in (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP):
        desk.app._hear(pygame.event.Event(kind, key=key, mod=0, unicode=""))
        desk.pilot.tick()


def test_a_held_key_does_one_thing(desk: Desk) -> None:
    for seed in (1, 2, 3):
        desk.store.create(solo(seed, 5)).close()
    archive = desk.open("archive")
    press_long(desk, pygame.K_DELETE)
    assert len(desk.store.ids()) == 2
    archive.chosen = 0
    press_long(desk, pygame.K_RETURN)
    assert desk.names == ["Archive", "TableScene"]
    press_long(desk, pygame.K_ESCAPE)
    assert desk.names == ["Archive", "TableScene", "Pause"]
    settings = desk.open("settings")
    before = settings.focus
    press_long(desk, pygame.K_TAB)
    assert settings.focus is not before
    desk.app.scenes.pop()
    archive = desk.open("archive")
    desk.pilot.press("search")
    desk.pilot.type("annette")
    press_long(desk, pygame.K_BACKSPACE)
    assert archive.query == "anne"


def test_the_input_method_is_off_where_nothing_is_typed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would swallow the keys of the table."""
    places: list[object] = []
    monkeypatch.setattr(desk.app, "text_field", places.append)
    desk.store.create(solo(7, 5)).close()
    desk.shelf()
    archive = desk.open("archive")
    desk.pilot.press("search")
    assert places[-1] == archive.search.rect
    desk.pilot.key("esc")
    assert places[-1] is None
    archive = desk.open("archive")
    desk.pilot.press("search")
    desk.app.scenes.push(desk.app.make("keys"))
    assert places[-1] is None
    desk.pilot.key("esc")
    assert places[-1] == archive.search.rect


def test_what_was_being_composed_does_not_lock_a_field_that_was_left(desk: Desk) -> None:
    desk.store.create(solo(7, 5)).close()
    archive = desk.open("archive")
    desk.pilot.press("search")
    desk.app.dispatch(ev.TextEditing("か"))
    desk.pilot.press("sort")
    assert archive.search.composing == ""
    desk.pilot.press("search")
    desk.pilot.key("esc")
    assert archive not in desk.app.scenes.stack
