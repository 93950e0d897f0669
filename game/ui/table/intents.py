"""What the parts of a table ask for. They send these and know nothing of who carries them out."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from game.bots.bot import Thought
from game.engine import Action, Ply, Session
from game.table.drag import Cancel, Lifted, PressControl, Resolve
from game.table.drop import Play
from game.table.model import Shown
from game.ui.widgets import Widget


class LookAt(NamedTuple):
    """Show the moment after so many plies; None is now."""

    moment: int | None


class Branch(NamedTuple):
    """Go on from the shown moment as a new session."""


class Undo(NamedTuple):
    """Take the last deed back."""


class Redo(NamedTuple):
    """Do again what was taken back."""


class RestartTurn(NamedTuple):
    """Back to the beginning of the running turn."""


class PlyDone(NamedTuple):
    """A ply has been done: show it, from where the pieces lay before."""

    ply: Ply
    before: Shown


class Changed(NamedTuple):
    """The table shows another moment."""


class AskHint(NamedTuple):
    """What would a good player do?"""


class AskMoves(NamedTuple):
    """What would a good player think of? The coach shows it."""


class ShowMoves(NamedTuple):
    """What a good player thinks of, the best first; None if nothing came of the question."""

    thought: Thought | None


class ShowHint(NamedTuple):
    """What a good player would do, and why in one sentence (or "")."""

    action: Action
    reason: str


class ShowNews(NamedTuple):
    """Tell again what happened since the last deed."""


class OpenTable(NamedTuple):
    """Leave this table for one with another session, kept by its journal; say a word there (or "")."""

    session: Session
    journal: Any
    word: str


class ShowForecast(NamedTuple):
    """Where every side would stand if the game ended now."""


class OpenRules(NamedTuple):
    """The rules at an anchor; with ``refused`` the sentence that refused something and its code."""

    anchor: str = ""
    refused: str = ""
    code: str = ""


class OpenMenu(NamedTuple):
    """The pause menu."""


class Open(NamedTuple):
    """Another scene over the table, by its name."""

    name: str


class Ask(NamedTuple):
    """Put a prompt on the table, or take away the one that lies there."""

    prompt: Widget | None


class ShowToast(NamedTuple):
    """Say a word at the bottom of the table for some seconds (0: until it is clicked away)."""

    text: str
    sub: str = ""
    seconds: float = 6
    icon: str = "info"


class ShowEnding(NamedTuple):
    """The game is over: go on to the ending. ``counted`` if its points have just been counted on the table, ``again`` if
    it comes back as it was left."""

    counted: bool = False
    again: bool = False


class HangCurtain(NamedTuple):
    """Hide the table until the person of this seat lifts the curtain."""

    seat: int


class Seated(NamedTuple):
    """Somebody looks at the table now; ``another`` is true if somebody else did before."""

    another: bool


Intent: TypeAlias = (
    Resolve
    | PressControl
    | Cancel
    | Lifted
    | Play
    | LookAt
    | Branch
    | Undo
    | Redo
    | RestartTurn
    | PlyDone
    | Changed
    | AskHint
    | AskMoves
    | ShowMoves
    | ShowHint
    | ShowNews
    | ShowForecast
    | OpenRules
    | OpenTable
    | OpenMenu
    | Open
    | Ask
    | ShowToast
    | ShowEnding
    | HangCurtain
    | Seated
)

KEYS: dict[str, Intent] = {
    "z": Undo(),
    "ctrl+z": Undo(),
    "y": Redo(),
    "ctrl+y": Redo(),
    "ctrl+shift+z": Redo(),
    "backspace": RestartTurn(),
    "h": AskHint(),
    "n": ShowNews(),
    "f": ShowForecast(),
    "f1": OpenRules(),
    "f2": Open("settings"),
    "?": Open("keys"),
    "shift+/": Open("keys"),
}
"""The keys that ask for something of the whole table."""


__all__ = [
    "KEYS",
    "Ask",
    "AskHint",
    "AskMoves",
    "Branch",
    "Cancel",
    "Changed",
    "HangCurtain",
    "Intent",
    "Lifted",
    "LookAt",
    "Open",
    "OpenMenu",
    "OpenRules",
    "OpenTable",
    "Play",
    "PlyDone",
    "PressControl",
    "Redo",
    "Resolve",
    "RestartTurn",
    "Seated",
    "ShowEnding",
    "ShowForecast",
    "ShowHint",
    "ShowMoves",
    "ShowNews",
    "ShowToast",
    "Undo",
]
