"""Words that nobody can see: typed, pasted, composed, or standing in a file, they are left out and nothing breaks."""

from __future__ import annotations

from typing import Any

import pytest

from game.archive import Listing
from game.engine import Seat, Session
from game.letters import clean
from game.titles import catalogue
from game.ui import events as ev
from game.ui import fonts
from game.ui.widgets import TextField, lists

from ..table.games import SOLO, solo
from .conftest import Desk

UNSEEN = ["\ufe0f", "\0", "\u200b", "\u202e", "\ud800", "\n", "\u3164", "\U000e0100", "\u0301", "\x7f", "\u2028"]


@pytest.mark.sample(4)
@pytest.mark.parametrize("word", [*UNSEEN, "a\0b", "卓\ufe0f", "👨\u200d👩", "x" * 5000, "\u0301" * 400])
def test_a_field_takes_only_what_can_be_seen(desk: Desk, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.store.create(solo(7, 9)).close()
    archive = desk.open("archive")
    desk.pilot.press("search")
    monkeypatch.setattr(lists, "_clipboard", lambda: word)
    desk.app.dispatch(ev.TextInput(word))
    desk.app.capture()
    desk.app.dispatch(ev.TextEditing(word))
    desk.app.capture()
    desk.app.dispatch(ev.TextEditing(""))
    desk.pilot.key("home", "ctrl+v")
    desk.app.capture()
    field: Any = archive.search
    assert field.text == clean(clean(word) + clean(word))
    assert 0 <= field.cursor <= len(field.text)


@pytest.mark.parametrize("word", [*UNSEEN, "", "a\0b", "\ue000"])
@pytest.mark.parametrize("face", sorted(fonts.FACES))
def test_any_text_can_be_drawn_and_measured(desk: Desk, word: str, face: str) -> None:
    assert fonts.rendered(word, face, 16, "#000000").get_width() >= 1
    assert fonts.width(word, face, 16) >= 0
    desk.app.canvas.text(word, (0, 0, 90, 40))
    desk.app.canvas.line(word, (0, 0, 90, 40))


def test_the_cursor_stays_where_it_was_typed() -> None:
    field = lists.TextField((0, 0, 100, 30), "abcd", lambda _: None)
    field.active = True
    field.cursor = 2
    field.handle(ev.TextInput("x\u200by"))
    assert (field.text, field.cursor) == ("abxycd", 4)


def test_the_wide_space_of_a_japanese_name_stays(desk: Desk) -> None:
    name = "山田\u3000花子"
    assert clean(name) == name
    assert clean("\u3000\u2028a\u200bb\u00a0c") == "\u3000abc"
    desk.store.create(Session(catalogue["cultus"], [Seat(name)], SOLO, 3)).close()
    (entry,) = Listing(desk.store).entries()
    assert entry.seats == [(name, "human")]
    field = TextField((0, 0, 200, 30), "", lambda _: None)
    field.active = True
    for letter in name:
        field.handle(ev.TextInput(letter))
    assert field.text == name
