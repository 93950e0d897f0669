"""Words of a stranger: whatever a terminal obeys reaches neither a terminal nor a name, wherever in a file it stands."""

from __future__ import annotations

import ast
import io
import json
import random
import re
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from game.archive import Listing, Store, Trouble
from game.commands.common import say
from game.engine import Seat, Session
from game.engine.record import write_record
from game.letters import clean, harmless, shortened
from game.terminal import play
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue
from game.ui.scenes.archive.words import fault, name_of
from tests.commands.conftest import Taku, taku
from tests.table.games import walked

from .counts import counts

__all__ = ["taku"]
GAME = Path(__file__).parents[2] / "game"
ESCAPES = ["\x1b]0;owned\x07\x1b[2J", "\x9b31m\x08\x08\r", "\u202eabc\u2028", "\x7f\x00\n\ttaku: all is well"]
OBEYED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where texts stand in data: each of them, and each key of an object."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield (*path, key, "key")
            yield from places(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from places(part, (*path, number))
    elif isinstance(value, str):
        yield path


def put(data: Any, path: tuple[Any, ...], words: str) -> Any:
    """The data with the words in one text of it."""
    data = deepcopy(data)
    *way, last = path[:-1] if path[-1] == "key" else path
    inner = data
    for step in way:
        inner = inner[step]
    if path[-1] == "key":
        inner[f"{last}{words}"] = inner.pop(last)
    else:
        inner[last] = f"{inner[last][:3]}{words}{inner[last][3:]}"
    return data


def record_of(title: str, seats: int) -> Any:
    """A short game as data, with a text everywhere where one may stand."""
    session = walked(Session(catalogue[title], [Seat("Hanako")] * seats, {}, 3), 6)
    data = json.loads(write_record(session.to_record()))
    return {**data, "name": "Evening", "parent": {"id": "cultus-1", "ply": 1}, "saved": "2026-07-01T12:00:00"}


@counts(40, 5_000)
def test_no_text_of_a_record_reaches_a_terminal_or_a_name(taku: Taku, tmp_path: Path, count: int) -> None:
    data = record_of("cultus", 2)
    found = list(places(data))
    rng = random.Random(count)
    cases = [(where, words) for where in found for words in ESCAPES]
    store = Store(tmp_path / "sessions", catalogue)
    texts = [Texts(language) for language in LANGUAGES]
    named = [("name",), ("seats", 0, "name"), ("parent", "id")]
    cases = [(where, ESCAPES[0]) for where in named] + rng.sample(cases, min(count, len(cases)))
    for where, words in cases:
        path = tmp_path / "record.json"
        path.write_text(json.dumps(put(data, where, words)), "utf-8")
        done = taku("replay", path, "--check", "--lang", rng.choice(LANGUAGES))
        assert not OBEYED.search(done.out + done.err), (where, done)
        assert (done.out + done.err).count("\n") == 1, "nobody adds a line of their own"
        imported = store.import_file(path)
        if isinstance(imported, Trouble):
            continue
        kept = store.path(imported).read_text("utf-8")
        names = json.loads(kept)
        for name in (names["name"], *(seat["name"] for seat in names["seats"]), names["parent"]["id"]):
            assert name.isprintable(), where
        (entry,) = (e for e in Listing(store).entries() if e.id == imported)
        for speaker in texts:
            assert not OBEYED.search(name_of(speaker, entry) + fault(speaker, entry))
        store.path(imported).unlink()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_comes_back_without_it(tmp_path: Path, language: str) -> None:
    """At the table in the terminal: unknown words, names, sections, and the name of a saved game."""
    for words in ESCAPES:
        line = words.replace("\n", " ")
        script = [
            line,
            f"why {line}",
            f"rules {line}",
            f"list {line}",
            f"table {line}",
            f"why place {line}",
            f"save {line}",
        ]
        out, store = io.StringIO(), Store(tmp_path / "sessions", catalogue)
        stdin = io.StringIO("".join(f"{one}\n" for one in [*script, "quit"]))
        play(catalogue["cultus"], [Seat(f"A{words}b")], {}, 7, Texts(language), stdin, out, store)
        assert not OBEYED.search(out.getvalue())
        for session_id in store.ids():
            record = json.loads(store.path(session_id).read_text("utf-8"))
            assert record["name"].isprintable()
            assert record["name"]
            assert record["seats"][0]["name"].isprintable()
            store.path(session_id).unlink()


def test_words_and_files_of_other_commands(taku: Taku, tmp_path: Path) -> None:
    figures = {"title": "undecim", "games": 1, "options": {}, "figures": {}}
    for words in ESCAPES:
        (tmp_path / "figures.json").write_text(json.dumps({**figures, "title": words}), "utf-8")
        typed = words.replace("\0", "")
        for command in (
            ("play", typed),
            ("play", "cultus", "--option", f"{typed}=1"),
            ("play", "cultus", "--seats", typed),
            ("simulate", "cultus", "--games", typed),
            ("simulate", "undecim", "--games", "1", "--seats", "random,random,random", "--against", "figures.json"),
            ("simulate", "cultus", "--games", "1", "--save", f"{typed}/b"),
            ("replay", typed),
            ("snapshot", "cultus", f"{typed}/a.png"),
            ("check", typed),
            ("bench", typed),
            ("new", typed),
            (typed,),
        ):
            done = taku(*command)
            assert done.code == 2, command
            assert not OBEYED.search(done.sentence()), command


def test_what_is_harmless_stays() -> None:
    for text in ("花子　の　部屋", "a\nb\tc", "é ½ “x” — 卓", "👩‍🚀"):
        assert harmless(text) == text
    assert harmless("a\x1b[2Jb\r") == "a�[2Jb�"
    assert shortened("abcdefghij", 10) == "abcdefghij"
    assert shortened("abcdefghijk", 9) == "abcd…hijk"
    assert clean("a\x1b[2Jb") == "a[2Jb"


def test_a_line_of_a_command_is_such_as_no_terminal_obeys(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ESCAPES:
        say(f"a{words}b")
        say(f"a{words}b", sys.stderr)
        told = capsys.readouterr()
        assert not OBEYED.search(told.out + told.err)


def test_only_one_file_speaks_to_a_terminal() -> None:
    """Whoever printed by themselves would print what a stranger wrote; an example to read prints its own numbers."""
    allowed = {GAME / "commands" / "common.py": 2, GAME / "gym" / "example.py": 1}
    for path in sorted(GAME.rglob("*.py")):
        calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
        prints = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == "print"]
        assert len(prints) <= allowed.get(path, 0), path
