"""Processes that play until somebody ends them: the writer alone, or the window with it. Each tells in a file what it is
about to change and what it has shown.

Run as a program it is a nursery: for every line "writer|window FOLDER SEED" a child is born that has everything loaded.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from typing import Any

TOLD = "told.txt"
TRY, SHOWN, GONE = "try", "shown", "gone"
SECRET = "\x1f"
"""Stands between the words of a line."""


class Teller:
    """Writes lines so that each is whole and there, whatever happens next."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / TOLD, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def say(self, *words: object) -> None:
        """One line."""
        os.write(self._file, (SECRET.join(map(str, words)) + "\n").encode())

    def shown(self, session_id: str, session: Any) -> None:
        """How a session stands on the screen now."""
        plies = session.plies
        self.say(SHOWN, session_id, len(plies), plies[-1].sum if plies else "", ",".join(sorted(session.flags)))


def writer(folder: Path, seed: int, app: Any) -> None:
    """Plays into a store, without a screen."""
    from game.archive import Store
    from game.archive import journal as journals
    from game.titles import catalogue
    from tests.attacks.games import some_game

    journals.FOLD_EVERY = 5
    store, rng, teller = Store(folder / "sessions", catalogue), random.Random(seed), Teller(folder)
    while True:
        session = some_game(rng)
        journal = store.create(session)
        teller.shown(journal.id, session)
        for _ in range(rng.randint(1, 60)):
            if session.pending is None:
                break
            how = rng.random()
            if how < 0.08:
                teller.say(TRY, journal.id, "undo")
                session.undo()
            elif how < 0.1:
                teller.say(TRY, journal.id, "redo")
                session.redo()
            else:
                teller.say(TRY, journal.id, "play")
                session.propose(rng.choice(session.legal(session.pending.seats[0])))
            teller.shown(journal.id, session)
        teller.say(TRY, journal.id, "leave")
        journal.close()
        if rng.random() < 0.3:
            teller.say(TRY, journal.id, "delete")
            undo = store.delete(journal.id)
            if rng.random() < 0.5:
                undo()
                teller.shown(journal.id, session)
            else:
                teller.say(GONE, journal.id)


def window(folder: Path, seed: int, app: Any) -> None:
    """Plays at a table in a window, bots beside the person."""
    from game.archive import Store
    from game.engine import Seat, Session
    from game.titles import catalogue
    from game.ui.events import Key
    from game.ui.scenes.lobby.scene import begin
    from game.ui.scenes.resuming import resume
    from game.ui.table.scene import TableScene
    from tests.attacks.games import some_title

    rng, teller = random.Random(seed), Teller(folder)
    store = Store(folder / "sessions", catalogue)
    app.services.keep(store)
    app.settings_path = folder / "settings.json"
    app.scenes.push(app.make("shelf"))

    def frame() -> None:
        app.clock.now += 0.1
        app.advance(0.1)

    def seen(table: TableScene) -> None:
        app.draw()
        teller.shown(table.journal.id, table.session)

    while True:
        title, seats = some_title(rng)
        players = [Seat("花子"), *(Seat("", "bot:random") for _ in range(seats - 1))]
        begin(app, Session(title, players, {}, rng.randrange(1000)))
        for _ in range(rng.randint(2, 80)):
            table: Any = app.scenes.top
            if not isinstance(table, TableScene) or table.session.pending is None:
                break
            session, how = table.session, rng.random()
            mine = [seat for seat in table.session.pending.seats if seat == 0]
            if how < 0.06:
                teller.say(TRY, table.journal.id, "undo")
                app.dispatch(Key("z"))
            elif how < 0.08:
                teller.say(TRY, table.journal.id, "undo")
                app.dispatch(Key("backspace"))
            elif how < 0.1:
                teller.say(TRY, table.journal.id, "redo")
                app.dispatch(Key("y"))
            elif how < 0.12:
                session.flag("assisted")
            elif how < 0.14:
                volume = rng.randint(0, 100)
                teller.say(TRY, "settings", volume)
                app.change_settings(volume_all=volume)
                teller.say(SHOWN, "settings", volume)
            elif how < 0.18:
                teller.say(TRY, table.journal.id, "leave")
                app.scenes.pop()
                app.draw()
                entry = next(e for e in app.services.listing.entries() if e.id == table.journal.id)
                resume(app, entry)
            elif how < 0.2 and session.plies:
                teller.say(TRY, table.journal.id, "leave")
                begin(app, session.fork(rng.randrange(len(session.plies))))
            elif mine:
                teller.say(TRY, table.journal.id, "play")
                table.play(rng.choice(session.legal(0)))
            else:
                teller.say(TRY, table.journal.id, "bots")
                for _ in range(4):
                    frame()
            if isinstance(app.scenes.top, TableScene):
                seen(app.scenes.top)
        while len(app.scenes.stack) > 1:
            app.scenes.pop()


def nursery() -> None:
    """Serve until the line is closed."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.bots import worker
    from game.settings import Settings
    from game.text.catalog import Texts
    from game.titles import catalogue
    from game.ui.app import App
    from game.ui.pilot import FakeClock
    from tests.attacks.games import some_game
    from tests.ui.monkey import Thinker

    worker.Thinker = Thinker
    settings = Settings(animation="off", muted=True)
    app = App(settings, Texts("ja"), (640, 360), clock=FakeClock(), settings_path=Path(os.devnull))
    for number in range(len(catalogue)):  # What every window loads first is loaded once.
        app.scenes.push(app.make("table", session=some_game(random.Random(number), number), read_only=True))
        app.draw()
    app.scenes.uncover(None)
    for line in sys.stdin:
        what, folder, seed = line.split()
        child = os.fork()
        if not child:
            try:
                {"writer": writer, "window": window}[what](Path(folder), int(seed), app)
            except BaseException:
                import traceback

                (Path(folder) / "crashed.txt").write_text(traceback.format_exc())
            os._exit(1)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(status, flush=True)


if __name__ == "__main__":
    nursery()
