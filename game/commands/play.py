"""The commands that show a table: the shelf, a game, a recorded game, a picture."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.common import (
    UsageProblem,
    people_and_bots,
    place_for,
    say,
    settled_options,
    setup_problem,
    title_named,
)
from game.commands.faults import culprit
from game.computer import fresh_seed
from game.engine import BadOption, Session
from game.engine.catalogue import blamed_first
from game.text.catalog import Texts

if TYPE_CHECKING:
    from game.archive.read import Trouble


def _on_screen(show, *given) -> int:  # type: ignore[no-untyped-def]
    """Call something that opens a window, and tell in one sentence what keeps it from opening."""
    from game.table.layout import LayoutError
    from game.ui.app import Crashed, NoDisplay
    from game.ui.fonts import FontProblem

    try:
        show(*given)
    except NoDisplay:
        raise UsageProblem("command-no-display") from None
    except FontProblem as fault:
        raise UsageProblem("command-no-font", path=str(fault.path)) from None
    except Crashed as fault:
        path = culprit(fault.__cause__)
        if path is not None:
            raise UsageProblem("command-broken-file", path=str(path)) from fault
        raise UsageProblem("command-crashed", 1, path=str(fault.report or "-")) from fault
    except LayoutError as fault:
        raise UsageProblem(fault.code.replace("_", "-"), 2, **fault.params) from None
    return 0


def shelf(options: argparse.Namespace, texts: Texts) -> int:
    """Bare ``taku``: the shelf."""
    from game.ui import start

    return _on_screen(start.shelf, texts)


def _session(options: argparse.Namespace, in_words: bool = False) -> Session:
    """The session that the words ask for. Raises UsageProblem, also for a title without a table but ``in_words``."""
    title = title_named(options.title)
    if not in_words and not title.on_table:
        raise UsageProblem("command-no-table", title=title.id)
    seats = people_and_bots(title, options.seats)
    settled = settled_options(title, len(seats), options.option)
    seed = fresh_seed() if options.seed is None else options.seed
    try:
        return Session(title, seats, settled, seed)
    except (BadOption, ValueError) as fault:
        raise setup_problem(fault) from None


def play(options: argparse.Namespace, texts: Texts) -> int:
    """Straight to the table, or to the game in the terminal."""
    session = _session(options, options.text)
    if options.text:
        from game import terminal
        from game.archive import Store
        from game.paths import sessions_folder
        from game.titles import catalogue

        store = Store(sessions_folder(), catalogue)
        return int(
            terminal.play(
                session.title, session.seats, session.options, session.seed, texts, sys.stdin, sys.stdout, store
            )
            or 0
        )
    from game.ui import start

    return _on_screen(start.table, texts, session, options.watch)


class _NoGame(UsageProblem):
    """The file holds no game that can be shown."""


def replay(options: argparse.Namespace, texts: Texts) -> int:
    """Look at a saved session, or prove it headless. With ``--window`` what is wrong with the file is said there too."""
    path = Path(options.file)
    try:
        return _replayed(path, options.check, texts)
    except _NoGame:
        if options.window:
            from game.ui import start

            _on_screen(start.shelf, texts, path)
        raise


def _replayed(path: Path, check: bool, texts: Texts) -> int:
    from game.archive import Store
    from game.archive.read import Trouble
    from game.titles import catalogue

    try:
        os.lstat(path)
    except PermissionError:
        raise _NoGame("command-shut", path=str(path)) from None
    except (OSError, ValueError):
        raise _NoGame("command-no-file", path=str(path)) from None
    if not path.is_file():
        raise _NoGame("save-not-a-file", file=str(path))
    store = Store(path.parent, catalogue)
    if not check:
        from game.ui import start

        steps = store.looking(path)
        try:
            next(steps)
        except StopIteration as end:  # What is no session is told without a window; one without a move begins again.
            if isinstance(end.value, Trouble):
                raise _damage(texts, path, end.value) from None
            steps = store.looking(path)
        told: list[Trouble] = []
        _on_screen(start.replay, texts, steps, path.stem, told.append)
        for trouble in told:
            raise _damage(texts, path, trouble)
        return 0
    found = store.look(path)
    if isinstance(found, Trouble):
        raise _damage(texts, path, found)
    session = found.session
    unproved = next((n for n, line in enumerate(found.record.log, 1) if not line.sum), 0)
    if unproved:
        raise UsageProblem("command-unproved", 1, file=path.name, ply=unproved)
    last = session.plies[-1].sum if session.plies else session.at(0).digest()
    say(f"ok {len(session.plies)} plies {last}")
    return 0


def _damage(texts: Texts, path: Path, trouble: Trouble) -> _NoGame:
    """What is wrong with a file, in words."""
    from game.titles import catalogue

    for id_ in catalogue:
        texts.read(catalogue[id_])
    return _NoGame(trouble.code.replace("_", "-"), 1, **{"file": path.name, **trouble.reported().params})


def snapshot(options: argparse.Namespace, texts: Texts) -> int:
    """A picture of what a person would see, without a display. What the title raises is told as ``taku check`` tells it."""
    try:
        return _snapshot(options, texts)
    except Exception as fault:
        if isinstance(fault, UsageProblem) and fault.message != "command-crashed":
            raise
        told = blamed_first(title_named(options.title).folder, fault)
        if not told:
            raise
        raise UsageProblem("check-table", 1, fault=f"{options.title}: {told}") from fault


def _snapshot(options: argparse.Namespace, texts: Texts) -> int:
    from game.table.lessons import LessonFault
    from game.text.rulebook import read_rulebook
    from game.ui.poses import POSES, NoPose
    from game.ui.scenes import NAMES

    if options.scene not in (*NAMES, *POSES):
        raise UsageProblem("command-bad-scene", value=options.scene, allowed=", ".join((*NAMES, *POSES)))
    if options.scene == "curtain" and not options.seats:
        options.seats = ",".join(["human"] * max(2, title_named(options.title).fewest))
    session = _session(options)
    pages = [section.anchor for section in read_rulebook(session.title.text_folder(), texts.language)]
    if options.page and options.page not in pages:
        allowed = ", ".join(pages) or "-"
        raise UsageProblem("command-no-page", title=session.title.id, value=options.page, allowed=allowed)
    if options.scene == "curtain" and len(session.humans) < 2:
        raise UsageProblem("command-no-curtain-alone", seats=options.seats)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.ui import start

    out = place_for(options.out)

    def tell(fault: str) -> None:
        say(fault or texts("command-drawn-anew", path=str(out)))

    try:
        return _on_screen(
            start.snapshot,
            *(texts, session, out, options.size, options.plies, options.scene),
            tell if options.watch else None,
            options.page,
        )
    except start.NoCurtain:
        raise UsageProblem("command-no-curtain", title=session.title.id) from None
    except LessonFault as fault:
        raise UsageProblem("check-table", 1, fault=str(fault)) from None
    except NoPose:
        raise UsageProblem("command-no-pose", title=session.title.id, value=options.scene) from None
    except start.BrokenDrawing as fault:
        raise UsageProblem("command-broken-file", path=str(fault.path)) from None
    except OSError as fault:
        if str(fault.filename) != str(out):
            raise
        raise UsageProblem("command-unwritable", path=str(out)) from None
