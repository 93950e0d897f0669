"""A game that is won, lost or drawn: both show a hand at the same time."""

from game.engine import Title

TITLE = Title(id="duel", package=__name__, fewest=2, most=2, colors=("red", "yellow"))
