"""The counted try of a date at the table: what would make it practice is asked for first."""

from __future__ import annotations

from game.archive.store import MARK
from game.engine.session import ASSISTED, PRACTICE, Session
from game.presentation.history import turn_start
from game.ui.table.context import TableContext
from game.ui.table.intents import AskHint, AskMoves, Branch, Intent, RestartTurn, Undo


def is_counted(session: Session) -> bool:
    """True while the session is the try of a date that can still be counted."""
    marked = any(flag.startswith(MARK) for flag in session.flags)
    return marked and not session.flags & {ASSISTED, PRACTICE} and session.pending is not None


def asked_first(table: TableContext, intent: Intent) -> bool:
    """True if the deed was not done yet: it would make the counted try practice, and that is asked now."""
    if table.read_only or not is_counted(table.session) or not _spoils(table, intent):
        return False
    table.stage.scenes.push(table.stage.make("counted", session=table.session, go=lambda: table.send(intent)))
    return True


def _spoils(table: TableContext, intent: Intent) -> bool:
    """True for advice, for going back over what has been shown, and for playing on elsewhere what is still to come here."""
    session = table.session
    match intent:
        case AskHint() | AskMoves() | Branch():
            return True
        case Undo():
            own = [ply.n for ply in session.plies if ply.action.seat in session.humans]
            return bool(own) and session.learnt(own[-1] - 1)
        case RestartTurn():
            return session.learnt(turn_start(session.plies, table.model.presentation))
    return False


__all__ = ["asked_first", "is_counted"]
