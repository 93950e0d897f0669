"""A small game with every shape of decision that the kernel knows, to try the kernel on."""

from game.engine import Choice, Part, Title

TITLE = Title(
    id="toy",
    package=__name__,
    fewest=2,
    most=3,
    colors=("blue", "green", "purple"),
    flow=Part("season", times=3, parts=(Part("turn", owned=True),)),
    options=(Choice("dice", ("one", "two"), "two"), Choice("market", ("dear", "cheap"), "dear", seats=(3,))),
)
