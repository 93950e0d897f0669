"""A small game with every shape of decision that the kernel knows, to try the kernel on."""

from game.engine import Option, Title

TITLE = Title(
    id="toy",
    package=__name__,
    fewest=2,
    most=3,
    options=(Option("dice", ("one", "two"), "two"), Option("market", ("dear", "cheap"), "dear", (3,))),
)
