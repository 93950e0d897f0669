"""Anno 1701, the card game: two colonies on one island court the Queen's favour."""

from game.engine import Choice, Part, Preset, Switch, Title

FLOW = Part("turn", owned=True, parts=(Part("dice"), Part("action"), Part("final")))

TITLE = Title(
    id="anno1701",
    package=__name__,
    fewest=2,
    most=2,
    options=(
        Choice("sides", ("random", "chosen"), "random", group="table"),
        Choice("first_player", ("random", "seat_0", "seat_1"), "random", group="table"),
        Switch("free_layout", "false", group="table"),
        Switch("auto_allocation", "false", group="comfort"),
        Choice("settler_cost", ("cloth2_food2", "wood2_cloth2"), "cloth2_food2", group="rulings"),
        Choice("settler_draw", ("II_only", "I_and_II"), "II_only", group="rulings"),
        Choice("pirates_hunt_source", ("bank", "opponent"), "bank", group="rulings"),
        Choice("chaos_blocks", ("all_gains", "dice_only"), "all_gains", group="rulings"),
    ),
    presets=(
        Preset("first_game", {"auto_allocation": "true"}),
        Preset("own_shore", {"sides": "chosen", "free_layout": "true"}),
    ),
    flow=FLOW,
    minutes=(45, 90),
    colors=("blue", "red"),
    box=("#12364F", "#0B2030", "#F4E3B4"),
    dealt=True,
    daily=(("2026-11-28", ("greedy", "thinker")),),
)
