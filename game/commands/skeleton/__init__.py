"""Skeleton: two to four lay cards on a small board. A game to begin another one from."""

from game.engine import Choice, Part, Title

TITLE = Title(
    id="skeleton",
    package=__name__,
    fewest=2,
    most=4,
    options=(Choice("first_hand", ("3", "4"), "3"),),
    minutes=(5, 10),
    colors=("blue", "red", "yellow", "black"),
    box=("#23324A", "#1A2638", "#E3BE6A"),
    flow=Part("turn", owned=True),
)
