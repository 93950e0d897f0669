"""A tiny game to try bots and the terminal on: take a pebble from the row, draw one unseen, or rest."""

from game.engine import Choice, Title

TITLE = Title(
    id="pebbles",
    package=__name__,
    fewest=1,
    most=4,
    options=(Choice("mood", ("calm", "crash", "sleep", "fault", "cheat"), "calm"),),
)
