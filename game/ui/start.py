"""How the app begins: with the shelf, at a table, with a recorded game, or as a picture."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from functools import partial
from io import BytesIO
from logging.handlers import RotatingFileHandler
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Any

import pygame

from game.archive import Loaded, Store, Trouble
from game.computer import spoken_language
from game.disk import plain_place, write_whole
from game.engine import Session
from game.engine.steps import Steps
from game.interrupts import undisturbed
from game.paths import bundled, log_folder, progress_file, sessions_folder, settings_file
from game.presentation import presentation_of
from game.progress import Progress
from game.report import crash_report
from game.settings import Settings, load
from game.table.layout import LayoutError
from game.table.lessons import LessonFault, course_of
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui import memory, poses
from game.ui.app import App, Crashed, NoDisplay
from game.ui.fonts import FontProblem
from game.ui.pilot import FakeClock
from game.ui.scenes.opening import open_in_steps
from game.ui.widgets import Toast

if TYPE_CHECKING:
    from game.ui.workshop.window import WatchedWindow

log = logging.getLogger("taku")


class BrokenDrawing(Exception):
    """A drawing is missing or damaged: ``path`` names it."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class NoCurtain(Exception):
    """Nobody has a secret from another at that moment."""


SETTLING = 12
"""Frames after which a picture is taken of what still moves, once all of it is there."""
ATTEMPTS = 3
"""How often the shelf is shown again after a crash before the app gives up."""


def app_for(texts: Texts, size: tuple[int, int] | None = None, watch: bool = False) -> App:
    """The window with its services: the store of sessions and their listing; with ``watch`` one that shows files as they
    change. Raises NoDisplay, FontProblem."""
    with undisturbed():
        return _app_for(texts, size, watch)


def _app_for(texts: Texts, size: tuple[int, int] | None, watch: bool) -> App:
    _log_to_file()
    settings, problem = load(settings_file())
    app = _watched(settings, texts, size) if watch else App(settings, texts, size)
    store = Store(sessions_folder(), catalogue)
    store.tidy()
    app.services.keep(store)
    app.services.progress = Progress(progress_file())
    app.tell_problem(problem)
    from game.ui import fonts

    for face in fonts.FACES.values():
        for file in face:
            fonts.font(file, 16)
    return app


def _watched(settings: Settings, texts: Texts, size: tuple[int, int] | None, **more: Any) -> WatchedWindow:
    from game.ui.workshop.window import WatchedWindow

    return WatchedWindow(settings, texts, size, titles=catalogue, **more)


def shelf(texts: Texts, unopened: Path | None = None) -> None:
    """The shelf, until the app is left; over it the archive, which says what is wrong with a file that should have opened."""
    app = app_for(texts)

    def go() -> None:
        app.scenes.push(app.make("shelf"))
        if unopened is not None:
            archive = app.make("archive")
            app.scenes.push(archive)
            archive.take(unopened)
            for toast in archive.deeds.toasts:
                toast.seconds = 0
        app.run()

    _guarded(app, go)


def table(texts: Texts, session: Session, watch: bool = False) -> None:
    """A new session, straight to the table; leaving it shows the shelf. With ``watch`` files are shown as they change."""
    app = app_for(texts, watch=watch)
    journal = app.services.store.create(session)

    def go() -> None:
        app.scenes.push(app.make("shelf"))
        app.run(app.make("table", session=session, journal=journal))

    _guarded(app, go)


def replay(texts: Texts, steps: Steps[Loaded | Trouble], source: str, troubled: Callable[[Trouble], None]) -> None:
    """A recorded session from its first moment; it cannot be changed. One that does not open closes the window, and
    ``troubled`` hears why."""
    app = app_for(texts)

    def show_table(found: Loaded | Trouble) -> None:
        if isinstance(found, Trouble):
            troubled(found)
            app.call_later(0, app.quit)
            return
        scene = app.make("table", session=found.session, read_only=True, source_id=source)
        app.scenes.push(scene)
        scene.look_at(0)

    def go() -> None:
        app.scenes.push(app.make("shelf"))
        open_in_steps(app, None, steps, show_table)
        app.run()

    _guarded(app, go)


def snapshot(
    texts: Texts,
    session: Session,
    out: Path,
    size: tuple[int, int],
    plies: int,
    scene_name: str,
    watch: Callable[[str], None] | None = None,
    page: str = "",
) -> None:
    """A picture of a scene or a pose after some random plies, of the rules at a ``page``, without a display. Raises OSError
    if it cannot be written, NoPose, NoCurtain, LessonFault, and BrokenDrawing, after it has been written, if something is
    missing on it. With ``watch`` it is written again whenever a file has changed, until it is interrupted; that is told,
    and what is broken."""
    import os
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("TAKU_DATA_DIR", folder)
        settings, _ = load(settings_file())
        settings.animation = "off"
        settings.fullscreen = False
        settings.coach = "off"
        clock = FakeClock()
        known: dict[str, Any] = {"clock": clock, "settings_path": Path(folder) / "settings.json"}
        window = _watched(settings, texts, size, **known) if watch is not None else None
        app = window or App(settings, texts, size, **known)
        store = Store(Path(folder) / "sessions", catalogue)
        app.services.keep(store)
        _advance(session, plies)
        if scene_name == "curtain" and not presentation_of(session.title).hides(session.view(0)):
            raise NoCurtain
        if scene_name in (poses.HELD, poses.REFUSED):
            poses.reach(session, bundled("art"), scene_name)
        journal = store.create(session)
        show(
            app,
            {**dict.fromkeys(poses.POSES, "table"), poses.OPTIONS: "lobby"}.get(scene_name, scene_name),
            session,
            journal,
            page,
        )
        _let_pass(app, clock, 100)
        if scene_name in poses.POSES:
            poses.take(app, scene_name)
            _let_pass(app, clock, 30)
        _write(_settled(app, clock), out)
        journal.close()
        if window is not None and watch is not None:
            try:
                _keep_up(window, clock, out, watch)
            finally:
                window.close()
        if app.rasters.broken:
            raise BrokenDrawing(app.rasters.broken[0])


def _keep_up(window: WatchedWindow, clock: FakeClock, out: Path, tell: Callable[[str], None]) -> None:
    """Write the picture again whenever a file has changed, until it is interrupted."""
    from game.ui.workshop.lookout import PAUSE

    changed = set(window.rasters.broken)
    while True:
        if changed:
            window.take(changed)
            window.guarded(lambda: _let_pass(window, clock, 30))
            if not window.stands_still:
                _write(_settled(window, clock), out)
            tell(window.words)
        sleep(PAUSE)
        changed = window.lookout.changed()


def _write(picture: pygame.Surface, out: Path) -> None:
    drawn = BytesIO()
    pygame.image.save(picture, drawn, out.name)
    write_whole(out, drawn.getvalue())


def _let_pass(app: App, clock: FakeClock, frames: int) -> None:
    for _ in range(frames):
        clock.now += 1 / 60
        app.advance(1 / 60)


def _settled(app: App, clock: FakeClock) -> pygame.Surface:
    """The picture once nothing is added to it any more: some scenes draw a part of what they show in each frame."""
    picture, before, frames = app.capture(), b"", 0
    while frames < SETTLING:
        data, top = picture.get_buffer().raw, app.scenes.top
        lacks = top is not None and top.lacks
        if data == before and not lacks:
            break
        frames += not lacks
        _let_pass(app, clock, 1)
        picture, before = app.capture(), data
    return picture


def _advance(session: Session, plies: int) -> None:
    rng = random.Random(session.seed)
    while session.pending is not None and len(session.plies) < plies:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))


def show(app: App, name: str, session: Session, journal: object = None, page: str = "") -> None:
    """Bring a scene onto the stack as a player would have got there. Raises LessonFault for a lesson that nobody can begin."""
    push = app.scenes.push
    if name in ("shelf", "archive", "statistics", "lab", "settings", "keys"):
        push(app.make(name))
        return
    if name == "lobby":
        push(app.make("lobby", title=session.title, seats=len(session.seats)))
        return
    if name == "rules":
        push(app.make("rules", title=session.title, anchor=page))
        return
    if name in ("lessons", "lesson"):
        push(app.make("lessons", title=session.title))
        course = course_of(session.title)
        if name == "lesson" and not course.lessons and course.faults:
            raise LessonFault(course.faults[0])
        for lesson in course.lessons[:1] if name == "lesson" else ():
            push(app.make("lesson", lesson=lesson))
        return
    if name in ("ending", "review", "moment"):
        _advance(session, 10**6)
    scene = app.make("table", session=session, journal=journal)
    push(scene)
    if name == "pause":
        push(app.make("pause", table=scene))
    elif name == "seating":
        names, eyes = scene.words.names, scene.model.eyes
        emblems = [scene.context.emblem_of(seat) for seat in range(len(session.seats))]
        known = {"session": session, "names": names, "emblems": emblems, "eyes": eyes}
        push(app.make("seating", **known, done=lambda seats: None))
    elif name in ("ending", "review", "moment"):
        push(app.make("ending", table=scene))
        if name != "ending":
            review = app.make("review", table=scene)
            push(review)
        if name == "moment":
            from game.review.reviewer import begin

            review.thinking.review = review.thinking.review or begin(session, review.seat)
            review.show(review.thinking.review.decisions[0])
    elif name == "counted":
        push(app.make("counted", session=session, go=lambda: None))
    elif name == "curtain":
        push(app.make("curtain", table=scene, seat=0, before=len(session.seats) - 1, lift=lambda: None))


def first_frame() -> None:
    """Start, draw the shelf once, end: for measuring."""
    app = app_for(Texts(spoken_language()), (1280, 720))
    with memory.all_kept():
        app.scenes.push(app.make("shelf"))
        app.draw()
        pygame.display.flip()


def _guarded(app: App, go: Callable[[], None]) -> None:
    """Run; if a scene breaks, write a report, say where it lies, and show the shelf again: the game is on the disk.
    Raises Crashed if that does not help, and KeyboardInterrupt when the window has been left because of it."""
    with undisturbed(lambda: app.post(app.quit)), memory.all_kept():
        _run_on(app, go)


def _run_on(app: App, go: Callable[[], None]) -> None:
    report: Path | None = None
    last: Exception | None = None
    for _ in range(ATTEMPTS):
        try:
            go()
            return
        except (FontProblem, LayoutError, NoDisplay):
            raise
        except Exception as fault:
            report, last = crash_report(fault), fault
            log.error("crash report: %s", report, exc_info=fault)
            _clear(app)
            go = partial(_shelf_again, app, report)
    pygame.display.quit()
    raise Crashed(report) from last


def _clear(app: App) -> None:
    """Take every scene away, whatever it says to that."""
    while app.scenes.stack:
        try:
            app.scenes.stack.pop().leave()
        except Exception as fault:
            log.error("a scene cannot be left", exc_info=fault)


def _shelf_again(app: App, report: Path | None) -> None:
    scene = app.make("shelf")
    scene.toasts = [Toast(app.texts("app-crashed"), str(report or ""), 0, None, "warning")]
    app.run(scene)


def _log_to_file() -> None:
    """Warnings into a file of the log folder, kept small; nothing if the folder refuses."""
    try:
        folder = log_folder()
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            plain_place(folder / "taku.log"), maxBytes=1_000_000, backupCount=3, encoding="utf-8"
        )
    except OSError:
        logging.getLogger().addHandler(logging.NullHandler())
        return
    logging.getLogger().addHandler(handler)


__all__ = ["app_for", "first_frame", "replay", "shelf", "show", "snapshot", "table"]
