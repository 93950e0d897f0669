"""Whoever draws a game sees at once what has changed; what is broken is told with its line, and the game goes on."""

from __future__ import annotations

import gc
import re
import shutil
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

import game.titles
from game.archive import Store
from game.engine import Seat, Session
from game.paths import bundled
from game.presentation.areas import PURPOSES
from game.presentation.slots import ARRANGEMENTS, LIGHTS, SLOT_TYPES
from game.settings import Settings
from game.sources import HELD
from game.table.layout import PART, REGION
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui import rasters, start
from game.ui.pilot import FakeClock
from game.ui.table import context, scene
from game.ui.workshop import window
from game.ui.workshop.faults import DRAWN, IGNORED, UNITS, fault_in
from game.ui.workshop.lookout import Lookout
from game.ui.workshop.window import WatchedWindow
from game.ui.workshop.workshop import forget_all

TITLE = "cultus"
PACKAGE = f"game.titles.{TITLE}"


class Bench:
    """A copy of a title and of its drawings that may be spoiled, and a window that watches them."""

    def __init__(self, folder: Path) -> None:
        self.title, self.art = folder / "titles" / TITLE, folder / "art" / TITLE
        clock = FakeClock()
        settings = Settings(animation="off", coach="off")
        own = {"clock": clock, "settings_path": folder / "settings.json"}
        self.window = WatchedWindow(
            settings, Texts("en"), (640, 360), titles=catalogue, folders=[self.art.parent, self.title], **own
        )
        self.window.services.keep(Store(folder / "sessions", catalogue))
        self.session = Session(catalogue[TITLE], [Seat("A")], {}, 7)
        while len(self.session.plies) < 12:
            self.session.propose(self.session.legal(0)[0])
        self.table: scene.TableScene = self.window.make("table", session=self.session)
        self.window.scenes.push(self.table)
        self.picture()

    def picture(self) -> bytes:
        """What the window shows."""
        self.window.frame()
        return bytes(self.window.capture().get_buffer().raw)

    def write(self, place: Path, old: str, new: str) -> None:
        """Change a file, and have the window look at it."""
        text = place.read_text("utf-8")
        assert old in text
        self.put(place, text.replace(old, new, 1))

    def put(self, place: Path, text: str) -> None:
        """Give a file this text, and have the window look at it twice: what rests is taken."""
        place.write_text(text, "utf-8")
        assert not self.window.lookout.changed()
        changed = self.window.lookout.changed()
        assert changed == {place}
        self.window.take(changed)


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    shutil.copytree(catalogue[TITLE].folder, tmp_path / "titles" / TITLE, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(bundled("art") / TITLE, tmp_path / "art" / TITLE)
    (tmp_path / "art" / "shared").symlink_to(bundled("art") / "shared", target_is_directory=True)
    for module in (context, window, rasters):
        monkeypatch.setattr(module, "bundled", lambda kind: tmp_path / kind)
    loaded = {name: module for name, module in sys.modules.items() if name.startswith(PACKAGE)}
    whole = getattr(game.titles, TITLE)
    monkeypatch.setattr(game.titles, "__path__", [str(tmp_path / "titles")])
    for name in loaded:
        del sys.modules[name]
    catalogue.forget()
    forget_all()
    made = Bench(tmp_path)
    try:
        yield made
    finally:
        made.window.close()
        for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
            del sys.modules[name]
        sys.modules.update(loaded)
        setattr(game.titles, TITLE, whole)
        catalogue.forget()
        forget_all()
        assert not HELD


def line_of(place: Path, part: str) -> int:
    """The line of a file in which something stands."""
    return next(n for n, line in enumerate(place.read_text("utf-8").splitlines(), 1) if part in line)


def test_a_drawing_that_changes_is_seen_and_a_broken_one_is_told_while_the_old_one_stays(bench: Bench) -> None:
    place = bench.art / "felt.svg"
    before, whole = bench.picture(), place.read_text("utf-8")
    moment, model = len(bench.session.plies), bench.table.model
    bench.put(
        place,
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#FF0000"/></svg>',
    )
    changed = bench.picture()
    assert changed != before
    bench.put(place, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<rect width="9">\n</svg>')
    assert bench.window.words.startswith("art/cultus/felt.svg:3: ")
    bench.window.notice = None
    assert bench.picture() == changed
    bench.put(place, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n\n<mask id="m"/></svg>')
    assert re.match(r"art/cultus/felt.svg:3: .*<mask>", bench.window.words)
    bench.put(place, whole)
    assert (bench.window.words, bench.window.notice) == ("", None)
    assert bench.picture() == before
    assert (len(bench.session.plies), bench.table.model) == (moment, model)


def test_a_board_that_changes_moves_what_stands_on_it(bench: Bench) -> None:
    place = bench.art / "solo.tmx"
    x, *_ = bench.table.model.layout.regions["log"]
    region = next(line for line in place.read_text("utf-8").splitlines() if 'name="log"' in line)
    moved = re.sub(r' x="[\d.]+"', f' x="{x - 3:g}"', region)
    bench.write(place, region, moved)
    assert bench.table.model.layout.regions["log"][0] == x - 3
    bench.write(place, moved, re.sub(r' width="[\d.]+"', ' width="5000"', moved))
    line = line_of(place, 'name="log"')
    assert bench.window.words.startswith(f"art/cultus/solo.tmx:{line}: ")
    assert bench.table.model.layout.regions["log"][0] == x - 3
    bench.put(place, place.read_text("utf-8").replace(' width="5000"', re.search(r' width="[\d.]+"', region)[0]))
    assert not bench.window.words
    lines = place.read_text("utf-8")
    slot = next(spot.slot for spot in bench.table.model.placement.values() if f'name="{spot.slot}"' in lines)
    bench.write(place, f'name="{slot}"', f'name="{slot}_gone"')
    assert slot in bench.window.words
    assert slot in bench.table.model.layout.slots
    bench.write(place, f'name="{slot}_gone"', f'name="{slot}"')
    assert not bench.window.words


SPOILT: dict[str, tuple[str, str]] = {
    "no Python": ("def broken(:\n", "SyntaxError"),
    "fails when it is read": ("1 / 0\n", "ZeroDivisionError"),
    "fails when it draws": (
        "_backdrop = Art.backdrop\n\n\ndef _fails(self, v):\n    return v.no_such_thing\n\n\nArt.backdrop = _fails\n",
        "AttributeError",
    ),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_module_that_breaks_is_told_with_its_line_and_the_one_before_stays(bench: Bench, how: str) -> None:
    place = bench.title / "art" / "__init__.py"
    before, whole, (broken, what) = bench.picture(), place.read_text("utf-8"), SPOILT[how]
    art = type(bench.table.model.art)
    bench.put(place, f"{whole}\n\n{broken}")
    line = line_of(place, "no_such_thing" if "draws" in how else broken.strip())
    assert re.match(rf"titles/cultus/art/__init__.py:{line}: {what}", bench.window.words)
    assert type(bench.table.model.art) is art
    bench.window.notice = None
    assert bench.picture() == before
    bench.put(place, f"{whole}\n\nArt.MENDED = True\n")
    assert not bench.window.words
    assert type(bench.table.model.art).MENDED
    assert bench.picture() == before


def test_a_module_that_fails_later_is_taken_back_when_it_does(bench: Bench) -> None:
    place = bench.title / "art" / "__init__.py"
    whole = place.read_text("utf-8")
    bench.put(
        place,
        f"{whole}\n\n_was = Art.backdrop\nArt.backdrop = lambda self, v: _was(v) if not v.late else 1 / 0\n".replace(
            "v.late", "_LATE"
        ).replace("_was = ", "_LATE = []\n_was = "),
    )
    assert not bench.window.words
    sys.modules[f"{PACKAGE}.art"]._LATE.append(1)
    bench.table.board.forget()
    bench.window.invalidate()
    for _ in range(3):  # After much work the picture waits for two frames at most.
        bench.window.frame()
    assert "ZeroDivisionError" in bench.window.words
    assert not hasattr(sys.modules[f"{PACKAGE}.art"], "_LATE")


def test_the_game_goes_on_under_changed_data_and_words(bench: Bench) -> None:
    place, session = bench.title / "data.toml", bench.session
    bench.session.propose(session.legal(0)[0])
    digests = [ply.sum for ply in session.plies]
    bench.put(place, f"{place.read_text('utf-8')}\n# touched\n")
    assert not bench.window.words
    assert [session.at(n + 1).digest() for n in range(len(digests))] == digests
    assert session.title is catalogue[TITLE]
    assert isinstance(session.propose(session.legal(0)[0]).sum, str)
    bench.put(place, f"{place.read_text('utf-8')}\n= 3\n")
    assert bench.window.words.startswith(f"titles/cultus/data.toml:{len(place.read_text('utf-8').splitlines())}: ")
    words = bench.title / "text" / "en.ftl"
    name = f"{TITLE}-name-{TITLE}"
    bench.put(place, place.read_text("utf-8").replace("\n= 3\n", ""))
    assert not bench.window.words
    bench.put(words, re.sub(rf"(?m)^{name} = .*$", f"{name} = Another Name", words.read_text("utf-8")))
    assert bench.window.texts(name) == "Another Name"
    bench.put(words, re.sub(rf"(?m)^{name} = .*$", f"{name} = {{ $open", words.read_text("utf-8")))
    assert bench.window.words.startswith(f"titles/cultus/text/en.ftl:{line_of(words, f'{name} =')}: ")
    assert bench.window.texts(name) == "Another Name"


def test_a_state_with_other_fields_waits_for_a_new_game(bench: Bench) -> None:
    place, art = bench.title / "rules" / "state.py", type(bench.table.model.art)
    whole = place.read_text("utf-8")
    field = next(line for line in whole.splitlines() if re.match(r"    \w+: int\b", line))
    bench.write(place, field, f"{field}\n    added_by_a_test: int")
    assert bench.window.words.endswith(bench.window.texts("workshop-other-state"))
    assert type(bench.table.model.art) is art
    assert not hasattr(bench.session.at(0), "added_by_a_test")
    bench.put(place, whole)
    assert not bench.window.words


def test_a_picture_is_written_again_and_what_is_broken_is_said(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, out, told = bench.art / "felt.svg", tmp_path / "out.png", []
    head, pictures = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">', []
    red = f'{head}<rect width="9" height="9" fill="#FF0000"/></svg>'
    steps = iter([red, None, None, f"{head}\n<rect", None, None])

    def pass_time(seconds: float) -> None:
        pictures.append(out.read_bytes())
        try:
            text = next(steps)
        except StopIteration:
            raise KeyboardInterrupt from None
        if text is not None:
            place.write_text(text, "utf-8")

    monkeypatch.setattr(start, "sleep", pass_time)
    session = Session(catalogue[TITLE], [Seat("A")], {}, 7)
    with pytest.raises(KeyboardInterrupt):
        start.snapshot(Texts("en"), session, out, (640, 360), 12, "table", told.append)
    assert told[0] == ""
    assert told[1].startswith("art/cultus/felt.svg:2: ")
    assert len(told) == 2
    assert len(set(pictures)) >= 2


def test_what_was_loaded_before_is_let_go(bench: Bench) -> None:
    place = bench.title / "art" / "__init__.py"
    whole = place.read_text("utf-8")
    first = weakref.ref(type(bench.table.model.art))
    for number in range(3):
        bench.put(place, f"{whole}\n# {number}\n")
        bench.picture()
    gc.collect()
    assert first() is None


def test_every_drawing_of_the_house_can_be_drawn() -> None:
    pygame.display.init()
    found = {path: fault for path in bundled("art").rglob("*.svg") if (fault := fault_in(path)) is not None}
    assert not found


@pytest.mark.parametrize(
    "drawing",
    ['<text x="1">a</text>', '<g style="fill:red"/>', '<radialGradient id="a"/>', '<g clip-path="url(#a)"/>', "<use/>"],
)
def test_what_would_be_left_out_of_a_drawing_is_a_fault(tmp_path: Path, drawing: str) -> None:
    place = tmp_path / "one.svg"
    place.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n{drawing}\n</svg>')
    fault = fault_in(place)
    assert (fault.line, fault.code) == (2, "workshop-not-drawn")


def test_the_page_for_artists_names_what_a_drawing_and_a_board_may_say() -> None:
    page = (bundled("art") / "README.md").read_text("utf-8")
    words = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`\n]+)`", page))))
    known = {*DRAWN, *IGNORED, *UNITS, *PURPOSES, *SLOT_TYPES, *ARRANGEMENTS, *LIGHTS, REGION, PART}
    assert known - words == set()


def test_nobody_reads_half_a_file(tmp_path: Path) -> None:
    place = tmp_path / "one.svg"
    place.write_text("<svg>")
    lookout = Lookout([tmp_path])
    writes: list[Callable[[], object]] = [
        lambda: place.write_text("<svg><g>"),
        lambda: place.write_text("<svg><g/></svg>"),
    ]
    for write in writes:
        write()
        assert not lookout.changed()
    assert lookout.changed() == {place}
    assert not lookout.changed()
    place.unlink()
    assert not lookout.changed()
    assert lookout.changed() == {place}
