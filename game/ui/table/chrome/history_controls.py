"""Other moments of a session: back and on again, the beginning of the turn, any past ply, another game from there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import assert_never

from game.engine import TAKE_BACK, Action, Refusal, Seat
from game.engine.record import Parent
from game.engine.session import PRACTICE
from game.presentation.history import turn_start
from game.ui.table.context import Showing, TableContext
from game.ui.table.intents import (
    Branch,
    Cancel,
    Changed,
    LookAt,
    OpenTable,
    Play,
    PlyDone,
    Redo,
    RestartTurn,
    ShowToast,
    Undo,
)


class HistoryControls:
    """Takes back, does again, shows the past, and begins a new session there. ``source_id`` is the id
    under which the session is kept, or ""."""

    def __init__(self, table: TableContext, story: Showing, source_id: str) -> None:
        self.table, self.story, self.source_id = table, story, source_id

    def carry_out(self, intent: Undo | Redo | RestartTurn | LookAt | Branch) -> None:
        """Go to the moment that is asked for; a table that only looks changes nothing."""
        match intent:
            case LookAt(moment):
                self._look_at(moment)
            case Branch():
                self._branch()
            case _ if self.table.read_only:
                return
            case Undo():
                self._undo()
            case Redo():
                self._redo()
            case RestartTurn():
                self._restart_turn()
            case _:
                assert_never(intent)

    def _undo(self) -> None:
        table = self.table
        back = Action(TAKE_BACK, table.model.eyes)
        if table.model.looking is None and table.session.check(back) is None:
            table.send(Play(back))
            return
        self._back(table.session.undo())

    def _redo(self) -> None:
        table = self.table
        if table.model.looking is not None:
            self._look_at(None)
        before = table.model.shown
        refusal = table.session.redo()
        if refusal is not None:
            self._tell(refusal)
        elif table.session.plies:
            table.send(PlyDone(table.session.plies[-1], before))

    def _restart_turn(self) -> None:
        session = self.table.session
        if not session.plies:
            self._back(Refusal("undo_nothing"))
            return
        self._back(session.undo_to(turn_start(session.plies, self.table.model.presentation)))

    def _back(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self._tell(refusal)
            return
        self._look_at(None)
        self.story.skip()
        self.table.send(Changed())

    def _look_at(self, moment: int | None) -> None:
        self.story.skip()
        self.table.send(Cancel())
        self.table.model.look_at(moment)
        self.table.send(Changed())

    def _branch(self) -> None:
        """Ask who sits where, then go on from there; one person alone is not asked."""
        table, session = self.table, self.table.session
        if len(session.seats) == 1 and session.humans:
            self._go_on(table.model.moment, session.seats)
            return
        emblems = [table.emblem_of(seat) for seat in range(len(session.seats))]
        done = partial(self._go_on, table.model.moment)
        scenes = table.stage.scenes
        scenes.push(
            table.stage.make(
                "seating", session=session, names=table.words.names, emblems=emblems, eyes=table.model.eyes, done=done
            )
        )

    def _go_on(self, moment: int, seats: Sequence[Seat]) -> None:
        """Go on from a moment as a new session, which knows its parent."""
        session = self.table.session
        other = session.fork(moment, seats)
        if self.source_id:
            other.parent = Parent(self.source_id, moment)
        journal = self.table.stage.services.store.create(other)
        practice = PRACTICE in other.flags and PRACTICE not in session.flags and not journal.troubled
        word = "branch-practice" if session.learnt(moment) else "branch-handed"
        self.table.send(OpenTable(other, journal, self.table.texts(word) if practice else ""))

    def _tell(self, refusal: Refusal) -> None:
        self.table.send(ShowToast(self.table.words.refusal(refusal), icon="lock"))


__all__ = ["HistoryControls"]
