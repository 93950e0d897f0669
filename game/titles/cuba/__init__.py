"""Cuba: two to five planters sell, ship, build and legislate for six rounds on an island before the revolution."""

from game.engine import Choice, Part, Preset, Switch, Title

FLOW = Part(
    "round",
    times=6,
    parts=(
        Part("bills"),
        Part("lap", times=4, parts=(Part("turn", owned=True),)),
        Part("parliament"),
        Part("statutes"),
        Part("round_end"),
    ),
)

_BY_ERRATA = "by_errata"

TITLE = Title(
    id="cuba",
    package=__name__,
    fewest=2,
    most=5,
    options=(
        Choice("plantation_side", ("front_all", "back_all", "free"), "front_all", group="game"),
        Switch("advanced_delegate", "false", group="game"),
        Choice("errata", ("as_printed", "corrected"), "as_printed", group="rulebook"),
        # Finer switches: one that is not named follows the errata.
        Choice("sawmill_input", (_BY_ERRATA, "water", "wood"), _BY_ERRATA, group="rulebook"),
        Choice("tobacco_cafe_input", (_BY_ERRATA, "tobacco", "cigars"), _BY_ERRATA, group="rulebook"),
        Choice("drought_allows_irrigation", (_BY_ERRATA, "false", "true"), _BY_ERRATA, group="rulebook"),
        # Questions that the rulebook leaves open; the default is the ruling of the house.
        Switch("market_statute_every_round", "true", group="rulings"),
        Choice("black_market_limit", ("1", "0"), "1", group="rulings"),
    ),
    presets=(
        Preset("first_game", {"plantation_side": "front_all", "advanced_delegate": "false"}),
        Preset("own_boards", {"plantation_side": "back_all", "advanced_delegate": "false"}),
        Preset("advanced", {"plantation_side": "back_all", "advanced_delegate": "true"}),
        Preset("corrected", {"errata": "corrected"}),
    ),
    flow=FLOW,
    minutes=(75, 120),
    colors=("blue", "red", "yellow", "green", "purple"),
    box=("#A93650", "#14403C", "#FFE3A8"),
    daily=(("2026-11-28", ("greedy",)),),
)
