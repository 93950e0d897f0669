"""Cultus -glorious ruler-: one to four notables rebuild a border town and win its people."""

from game.engine import Choice, Number, Part, Switch, Title
from game.engine.options import Colors

COLORS = ("blue", "red", "black", "yellow")
ENEMIES = ("enemy_baltasar", "enemy_wilhelm", "enemy_eleonora", "enemy_ruben", "enemy_claudia", "enemy_annette")
HARDEST = "extreme"
"""The hardest that the rulebook knows."""
NIGHTFALL_MOST = 80
"""The most points that the house's own challenge gives the enemy."""
_SOLO = (1,)
_TOGETHER = (2, 3, 4)

RULINGS = (
    # Questions that the rulebook leaves open; the default is the ruling of the house. Their order is that of
    # their bits in the state.
    Switch("vp_shortage_rule_applies_to_all_vp_losses", "true", group="rulings"),
    Switch("adjacency_is_orthogonal", "true", group="rulings"),
    Switch("icons_under_monuments_count", "true", group="rulings"),
    Switch("character_10_counts_each_square_once", "true", group="rulings"),
    Switch("plaza_is_an_icon", "false", seats=_SOLO, group="rulings"),
    Switch("enemy_adjacency_bonus_per_monument", "true", seats=_SOLO, group="rulings"),
    Switch("solo_map_card_rotation_random", "true", seats=_SOLO, group="rulings"),
    Switch("monument_may_move_only_onto_carded_squares", "true", seats=_TOGETHER, group="rulings"),
)

TITLE = Title(
    id="cultus",
    package=__name__,
    fewest=1,
    most=4,
    options=(
        Choice("enemy", ENEMIES, seats=_SOLO),
        Choice("difficulty", ("normal", "hard", HARDEST), seats=_SOLO),
        Choice("color", ("blue", "red", "yellow"), seats=_SOLO),
        Switch("random_enemy", "false", seats=_SOLO, group="setup"),
        Switch("exclude_enemy_as_own_character", "false", seats=_SOLO, group="setup"),
        Number(
            "nightfall",
            0,
            NIGHTFALL_MOST,
            0,
            seats=_SOLO,
            group="house",
            needs={"difficulty": (HARDEST,)},
            handicap=True,
        ),
        Colors(COLORS, _TOGETHER),
        *RULINGS,
    ),
    headline=("enemy", "difficulty"),
    first=(("enemy", "enemy_wilhelm"), ("difficulty", "normal")),
    minutes=(20, 120),
    colors=COLORS,
    box=("#1B1036", "#3A2870", "#F2D58C"),
    flow=Part("turn", owned=True),
    daily=(("", ()),),
)
