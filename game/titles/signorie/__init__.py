"""Signorie: two to four lords of Renaissance Italy send their sons on missions and marry their daughters well."""

from game.engine import Part, Preset, Switch, Title

COLORS = ("player_yellow", "player_red", "player_purple", "player_blue")
"""Each colour has its own player board with its own plan."""

FLOW = Part(
    "round",
    times=7,
    parts=(
        Part("setup"),
        Part("actions", parts=(Part("turn", owned=True),)),
        Part("rewards", parts=(Part("reward", owned=True),)),
    ),
)

TITLE = Title(
    id="signorie",
    package=__name__,
    fewest=2,
    most=4,
    options=(
        Switch("open_gates", group="variants"),
        Switch("short_season", group="variants"),
        Switch("secret_letters", group="variants"),
    ),
    presets=(
        Preset("rulebook", {"open_gates": "false", "short_season": "false", "secret_letters": "false"}),
        Preset("shorter", {"open_gates": "false", "short_season": "true", "secret_letters": "false"}),
        Preset("crowded", {"open_gates": "true", "short_season": "false", "secret_letters": "false"}),
        Preset("everything", {"open_gates": "true", "short_season": "true", "secret_letters": "true"}),
    ),
    flow=FLOW,
    minutes=(90, 120),
    colors=COLORS,
    box=("#5B1420", "#32101A", "#F6E3B8"),
    daily=(("2026-11-28", ("greedy", "planner", "thinker")),),
)
