"""What stands where something is to be written: a link stays a link, and nothing but a plain file is ever replaced."""

from __future__ import annotations

import logging
import os
import socket
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game import report
from game.archive import Listing
from game.archive.deals import FILE as DEALS
from game.archive.store import INDEX
from game.disk import write_in_parts, write_whole
from game.progress import Progress
from game.settings import Settings, load, save
from game.ui import start
from tests.archive.stores import Shelf, play, sums, told
from tests.commands.conftest import Taku, taku

__all__ = ["taku"]
pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only where there are pipes")
SIMULATE = ("simulate", "undecim", "--games", 1, "--seed", 4)
Obstacle = Callable[[Path], object]


def _socket(path: Path) -> None:
    """A socket by that name; names of sockets are short, so it is made where it stands."""
    here = os.getcwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def _device(path: Path) -> None:
    try:
        os.mknod(path, 0o600 | stat.S_IFCHR, os.makedev(1, 7))
    except PermissionError:
        path.symlink_to("/dev/full")


def _shut(path: Path) -> None:
    path.write_bytes(b"kept")
    path.chmod(0o400)


OBSTACLES: dict[str, Obstacle] = {
    "pipe": os.mkfifo,
    "socket": _socket,
    "device": _device,
    "folder": Path.mkdir,
    "link to a device": lambda path: path.symlink_to("/dev/full"),
    "link to a folder": lambda path: path.symlink_to(path.parent),
    "link to itself": lambda path: path.symlink_to(path),
}


def looks(path: Path) -> tuple[int, int, int]:
    """What stands there: its kind, and which one it is."""
    found = path.lstat()
    return found.st_mode, found.st_ino, found.st_rdev


# --- commands --------------------------------------------------------------------------------------


def _figures(taku: Taku, place: Path) -> tuple[int, str]:
    done = taku(*SIMULATE, "--seats", "random,random,random", "--figures", place)
    return done.code, done.sentence() if done.code else ""


def _games(taku: Taku, place: Path, option: str) -> tuple[int, str]:
    wanted = place.parent / "undecim-4.json"
    place.rename(wanted)
    done = taku(*SIMULATE, option, place.parent)
    wanted.rename(place)
    return done.code, done.err.replace("undecim-4.json", place.name)


def _picture(taku: Taku, place: Path) -> tuple[int, str]:
    done = taku("snapshot", "cultus", place, "--scene", "keys", "--size", "320x180")
    return done.code, done.sentence() if done.code else ""


COMMANDS = {
    "figures": _figures,
    "save": partial(_games, option="--save"),
    "extremes": partial(_games, option="--extremes"),
    "snapshot": _picture,
}


@pytest.mark.parametrize("obstacle", OBSTACLES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_names_what_it_cannot_write_over(taku: Taku, tmp_path: Path, command: str, obstacle: str) -> None:
    place = tmp_path / "place.png"
    if obstacle == "link to itself" and command in ("save", "extremes"):
        pytest.skip("it has another name there")
    OBSTACLES[obstacle](place)
    before = looks(place)
    code, sentence = COMMANDS[command](taku, place)
    assert code == 2
    assert "place.png" in sentence
    assert looks(place) == before
    assert not list(tmp_path.glob("*.new"))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_follows_a_link_to_a_plain_file(taku: Taku, tmp_path: Path, command: str) -> None:
    there, place = tmp_path / "elsewhere" / "there.png", tmp_path / "place.png"
    there.parent.mkdir()
    for begun in (True, False):
        if begun:
            there.write_bytes(b"before")
            there.chmod(0o640)
        place.unlink(missing_ok=True)
        place.symlink_to(there)
        assert COMMANDS[command](taku, place) == (0, "")
        assert place.is_symlink()
        assert there.read_bytes() not in (b"before", b"")
        assert not begun or stat.S_IMODE(there.stat().st_mode) == 0o640
        there.unlink()


def test_a_folder_is_made_below_one_that_is_there_only(taku: Taku, tmp_path: Path) -> None:
    for name in ("--save", "--extremes"):
        done = taku(*SIMULATE, name, "more/games")
        assert done.code == 2
        assert "more" in done.sentence()
        assert not (tmp_path / "more").exists()
        (tmp_path / "pipe").unlink(missing_ok=True)
        os.mkfifo(tmp_path / "pipe")
        assert "pipe" in taku(*SIMULATE, name, "pipe").sentence()
    assert "nowhere" in taku(*SIMULATE, "--figures", "nowhere/figures.json").sentence()
    assert taku(*SIMULATE, "--save", "games").code == 0


# --- what the app keeps ----------------------------------------------------------------------------


def _kept_by_journal(shelf: Shelf, place: Path) -> bool:
    """Play on where that part of a session is no plain file; True if somebody was told."""
    journal = shelf.begin(1, 2)
    listened = told(journal)
    part = journal.document.with_suffix(place.suffix)
    part.unlink(missing_ok=True)
    place.rename(part)
    play(journal.session, 1)
    journal.fold()
    heard = bool(listened)
    journal.close()
    part.rename(place)
    return heard


def _kept_by_rename(shelf: Shelf, place: Path) -> bool:
    journal = shelf.begin(2, 2)
    journal.close()
    whole = journal.document.rename(journal.document.with_suffix(".whole"))
    place.rename(journal.document)
    try:
        write_whole(journal.document, whole.read_bytes())
    except OSError:
        return True
    finally:
        journal.document.rename(place)
    return False


def _kept_elsewhere(shelf: Shelf, place: Path) -> bool:
    journal = shelf.begin(3, 2)
    journal.close()
    try:
        shelf.export(journal.id, place)
    except OSError:
        return True
    return False


def _settings(shelf: Shelf, place: Path) -> bool:
    return save(Settings(muted=True), place) is not None


def _progress(shelf: Shelf, place: Path) -> bool:
    return not Progress(place).note("cultus", "first", 2)


PLACES: dict[str, tuple[str, Callable[[Shelf, Path], bool]]] = {
    "document": ("place.json", _kept_by_journal),
    "journal": ("place.journal", _kept_by_journal),
    "copy": ("place.bak", _kept_by_journal),
    "whole document": ("place.json", _kept_by_rename),
    "export": ("place.json", _kept_elsewhere),
    "settings": ("place.json", _settings),
    "lessons": ("place.json", _progress),
}


@pytest.mark.parametrize("obstacle", [name for name in OBSTACLES if name != "link to itself"])
@pytest.mark.parametrize("kept", PLACES)
def test_what_is_kept_replaces_nothing_but_plain_files(tmp_path: Path, kept: str, obstacle: str) -> None:
    name, keeps = PLACES[kept]
    place = tmp_path / "sessions" / name
    place.parent.mkdir()
    OBSTACLES[obstacle](place)
    before = looks(place)
    assert keeps(Shelf(tmp_path / "sessions"), place), "somebody is told"
    assert looks(place) == before


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_what_can_be_made_anew_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, obstacle: str) -> None:
    """The index, what is known of deals, locks, damaged settings, reports: the app goes on without."""
    folder = tmp_path / "sessions"
    shelf = Shelf(folder)
    journal = shelf.begin(1, 2)
    ids = [journal.id]
    journal.close()
    for name in (INDEX, DEALS, f"{journal.id}.lock", "settings.damaged"):
        (folder / name).unlink(missing_ok=True)
        OBSTACLES[obstacle](folder / name)
    before = {name: looks(folder / name) for name in (INDEX, DEALS, f"{journal.id}.lock", "settings.damaged")}
    again = Shelf(folder)
    assert [entry.id for entry in Listing(again).entries() if entry.state == "whole"] == ids
    opened = again.open(journal.id)
    assert opened.session is not None
    opened.close()
    (folder / "settings.json").write_bytes(b"{")
    assert load(folder / "settings.json")[1] == "settings_damaged"
    assert {name: looks(folder / name) for name in before} == before
    monkeypatch.setattr(report, "log_folder", lambda: folder)
    monkeypatch.setattr(report.time, "strftime", lambda form: "crash-1")
    OBSTACLES[obstacle](folder / "crash-1.txt")
    written = report.write_crash_report("text")
    assert written == folder / "crash-1-1.txt"


def test_a_session_that_is_a_link_stays_one(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "sessions")
    journal = shelf.begin(1, 2)
    journal.close()
    there = tmp_path / "there.json"
    journal.document.rename(there)
    journal.document.symlink_to(there)
    opened = shelf.open(journal.id)
    play(opened.session, 3)
    opened.close()
    shelf.rename(journal.id, "another")
    assert journal.document.is_symlink()
    assert sums(Shelf(tmp_path / "sessions").now_there(there)) == sums(opened.session)


def test_files_of_others_beside_a_place_stay(tmp_path: Path) -> None:
    """Somebody's own file has the name under which ours is begun."""
    mine = tmp_path / "figures.json.new"
    mine.write_bytes(b"mine")
    write_whole(tmp_path / "figures.json", b"new")
    assert mine.read_bytes() == b"mine"
    mine.unlink()
    mine.symlink_to(tmp_path / "kept")
    write_whole(tmp_path / "figures.json", b"newer")
    assert (mine.is_symlink(), (tmp_path / "kept").exists()) == (True, False)
    assert (tmp_path / "figures.json").read_bytes() == b"newer"


def test_the_trash_is_emptied_only_where_it_is_ours(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "sessions")
    shelf.begin(1, 1).close()
    own = tmp_path / "own" / "letters"
    own.mkdir(parents=True)
    (shelf.folder / "trash").symlink_to(own.parent)
    shelf.tidy()
    assert own.is_dir()


def test_a_file_that_may_not_be_written_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Renaming over it would need the folder alone; also for root, who may write everything."""
    place = tmp_path / "place.json"
    place.write_bytes(b"kept")
    before = looks(place)
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != place)
    with pytest.raises(PermissionError):
        write_whole(place, b"new")
    assert (looks(place), place.read_bytes()) == (before, b"kept")
    assert list(tmp_path.iterdir()) == [place]


@pytest.mark.parametrize("obstacle", ["device", "link to a device", "folder"])
def test_warnings_go_into_a_plain_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, obstacle: str) -> None:
    monkeypatch.setattr(start, "log_folder", lambda: tmp_path)
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    OBSTACLES[obstacle](tmp_path / "taku.log")
    before = looks(tmp_path / "taku.log")
    start._log_to_file()
    assert [type(handler) for handler in logging.getLogger().handlers] == [logging.NullHandler]
    assert looks(tmp_path / "taku.log") == before


def test_of_a_file_written_in_parts_nothing_is_left_where_it_was_not_ended(tmp_path: Path) -> None:
    place = tmp_path / "place.json"
    place.write_bytes(b"kept")
    parts = write_in_parts(place, iter((b"a", b"b", b"c")))
    next(parts)
    assert place.read_bytes() == b"kept"
    parts.close()
    assert ([place], place.read_bytes()) == (list(tmp_path.iterdir()), b"kept")
    assert len(list(write_in_parts(place, (b"a", b"b", b"c")))) == 2
    assert place.read_bytes() == b"abc"
