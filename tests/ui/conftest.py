"""A table, a hand and a clock for the tests of the screen, without a window."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any

import pytest

import game
from game import paths
from game.archive import Store
from game.engine import Session
from game.settings import Settings
from game.text import breaking, catalog
from game.text.breaking import Line
from game.text.catalog import MessageCatalogue, Texts
from game.titles import catalogue
from game.ui import canvas, fonts, rasters
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.pilot import FakeClock, Pilot
from game.ui.table.scene import TableScene

from ..table.games import solo
from .robot import Robot

SHIPPED = Path(game.__file__).parent


class Desk:
    """An app on the dummy driver with a store, a pilot, and perhaps a table with its robot."""

    def __init__(self, folder: Path, language: str = "ja", size: tuple[int, int] = (1280, 720), **settings: Any):
        self.folder = folder
        self.clock = FakeClock()
        self.app = App(
            Settings(**{"animation": "off", "coach": "off", **settings}),
            Texts(language),
            size,
            clock=self.clock,
            settings_path=folder / "settings.json",
        )
        self.store = Store(folder / "sessions", catalogue)
        self.app.services.keep(self.store)
        self.pilot = Pilot(self.app, self.clock)
        self.robot: Robot
        self.scene: TableScene
        self.journal: Any = None

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.app.scenes.top

    @property
    def names(self) -> list[str]:
        """The classes of the scenes on the stack."""
        return [type(scene).__name__ for scene in self.app.scenes.stack]

    def lift(self) -> None:
        """Hold the button of the curtain until it has risen."""
        self.pilot.down(640, 503)
        self.pilot.wait(1.2)
        self.pilot.up(640, 503)

    def open(self, name: str, /, **known: Any) -> Any:
        """Push a scene by its name."""
        scene = self.app.make(name, **known)
        self.app.scenes.push(scene)
        return scene

    def shelf(self) -> Any:
        """The first scene, as soon as it shows everything."""
        scene = self.open("shelf")
        while scene.lacks:
            self.pilot.tick()
        return scene

    def sit(self, session: Session, keep: bool = True) -> TableScene:
        """Put a session on the table; the shelf stands below it."""
        self.journal = self.store.create(session) if keep else None
        if not self.app.scenes.stack:
            self.shelf()
        self.scene = self.open("table", session=session, journal=self.journal)
        self.robot = Robot(self.pilot, self.scene)
        return self.scene

    def solo(self, seed: int = 7, plies: int = 0, **options: str) -> TableScene:
        """A solo game after some random plies."""
        return self.sit(solo(seed, plies, **options))

    def seat(self) -> None:
        """Whoever is asked looks at the table as it stands now, and nothing moves."""
        scene, pending = self.scene, self.scene.session.pending
        assert pending is not None
        while self.app.scenes.top is not scene:  # A curtain that is popped falls again.
            self.app.scenes.stack.pop()
        scene.model.refresh()
        scene.seats.sit(pending.seats[0])
        scene.story.skip()
        scene.notes.toasts = []
        scene._changed()

    def close(self) -> None:
        """Leave every scene and what they share, so that nothing keeps running."""
        while self.app.scenes.stack:
            self.app.scenes.stack.pop().leave()
        self.app.services.close()


@pytest.fixture
def desks(tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Makes desks; all are closed at the end. No message was missing on any of them."""
    made: list[Desk] = []

    def make(**more: Any) -> Desk:
        desk = Desk(tmp_path / f"desk{len(made)}", **more)
        made.append(desk)
        return desk

    yield make
    for desk in made:
        desk.close()
    assert [desk.app.texts.missing for desk in made] == [set()] * len(made)


@pytest.fixture
def desk(desks: Callable[..., Desk]) -> Desk:
    """A desk in Japanese at 1280 x 720."""
    return desks()


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which the app keeps what is the player's, for this test alone."""
    monkeypatch.setenv("TAKU_DATA_DIR", str(tmp_path / "own"))
    paths._own.cache_clear()
    yield tmp_path / "own"
    paths._own.cache_clear()


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The texts that did not fit their place, as far as they were drawn; at the end of a test that asks for it there is none."""
    found: list[str] = []
    shorten = Canvas._cut

    def noted(self: Canvas, laid: list[Line], *more: Any) -> list[Line]:
        rows = shorten(self, laid, *more)
        if rows[-1].runs and rows[-1].runs[-1].unit.text == "…":
            found.append("".join(run.unit.text for line in laid for run in line.runs))
        return rows

    monkeypatch.setattr(Canvas, "_cut", noted)
    yield found
    assert found == []


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is written."""
    found: list[str] = []
    write = Canvas.text

    def noted(self: Canvas, markup: str, *more: Any, **style: Any) -> float:
        found.append(markup)
        return write(self, markup, *more, **style)

    monkeypatch.setattr(Canvas, "text", noted)
    return found


@pytest.fixture(scope="session", autouse=True)
def read_once() -> Iterator[None]:
    """Parsed catalogues, rasters and lines that are laid are shared by all apps of a run, which makes and throws away
    hundreds."""
    patch = pytest.MonkeyPatch()
    patch.setattr(rasters, "_raster", lru_cache(6000)(rasters._raster))
    patch.setattr(canvas, "_laid", laid_once(canvas._laid.__wrapped__))
    patch.setattr(fonts, "font", kept(600, fonts.font))
    patch.setattr(fonts, "width", kept(200_000, fonts.width))
    patch.setattr(fonts, "middle", kept(2_000, fonts.middle))
    patch.setattr(breaking, "clauses", lru_cache(60_000)(breaking.clauses.__wrapped__))
    patch.setattr(catalog, "parsed", lru_cache(10_000)(catalog.parsed))
    entries = catalog.entries
    patch.setattr(catalog, "entries", lru_cache(500)(lambda text: tuple(entries(text))))
    patch.setattr(Texts, "load", load)
    patch.setattr(Texts, "_catalogue", shared(Texts._catalogue))
    yield
    patch.undo()


def kept(most: int, made: Any) -> Any:
    """What is kept although an app of another size lets go of its own."""
    found = lru_cache(most)(made.__wrapped__)
    patched = wraps(made.__wrapped__)(lambda *key: found(*key))
    patched.cache_clear = lambda: None  # type: ignore[attr-defined]
    return patched


def load(self: Texts, folder: Path) -> None:
    """As ever, but what was shared until now is left as it is."""
    if folder not in self._folders:
        self._folders.append(folder)
        self._catalogues.clear()
        self._said.clear()


def shared(read: Callable[[Texts, str], MessageCatalogue]) -> Callable[[Texts, str], MessageCatalogue]:
    """Catalogues of what is shipped are read and parsed once for all apps; others may change while they are tested."""
    known: dict[tuple[object, ...], MessageCatalogue] = {}

    def catalogue(self: Texts, language: str) -> MessageCatalogue:
        if language not in self._catalogues and all(SHIPPED in folder.parents for folder in self._folders):
            key = (language, *self._folders)
            if key not in known:
                known[key] = read(self, language)
            self._catalogues[language] = known[key]
        return read(self, language)

    return catalogue


def laid_once(lay: Callable[..., list[Line]]) -> Callable[..., list[Line]]:
    """The same lines for every app that draws from the same folder."""
    kept: dict[tuple[object, ...], list[Line]] = {}

    @wraps(lay)
    def laid(markup: str, width: float, face: str, pixels: int, title: str, drawn: Any, tight: bool) -> list[Line]:
        key = (markup, width, face, pixels, title, getattr(drawn, "folder", None), tight)
        if key not in kept:
            if len(kept) > 60_000:
                kept.clear()
            kept[key] = lay(markup, width, face, pixels, title, drawn, tight)
        return kept[key]

    return laid
