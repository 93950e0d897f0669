"""Cultus -glorious ruler-: one to four notables rebuild a border town and win its people."""

from game.engine.title import Option, Title

_BOOLEAN = ("true", "false")
_SOLO = (1,)
_TOGETHER = (2, 3, 4)

RULINGS = (
    # Questions that the rulebook leaves open; the default is the ruling of the house.
    Option("vp_shortage_rule_applies_to_all_vp_losses", _BOOLEAN, "true"),
    Option("adjacency_is_orthogonal", _BOOLEAN, "true"),
    Option("icons_under_monuments_count", _BOOLEAN, "true"),
    Option("character_10_counts_each_square_once", _BOOLEAN, "true"),
    Option("plaza_is_an_icon", _BOOLEAN, "false", _SOLO),
    Option("enemy_adjacency_bonus_per_monument", _BOOLEAN, "true", _SOLO),
    Option("solo_map_card_rotation_random", _BOOLEAN, "true", _SOLO),
    Option("monument_may_move_only_onto_carded_squares", _BOOLEAN, "true", _TOGETHER),
)

TITLE = Title(
    id="cultus",
    package=__name__,
    fewest=1,
    most=4,
    options=(
        Option(
            "enemy",
            (
                "enemy_baltasar",
                "enemy_wilhelm",
                "enemy_eleonora",
                "enemy_ruben",
                "enemy_claudia",
                "enemy_annette",
            ),
            "",
            _SOLO,
        ),
        Option("difficulty", ("normal", "hard", "extreme"), "", _SOLO),
        Option("color", ("blue", "red", "yellow"), "", _SOLO),
        Option("random_enemy", _BOOLEAN, "false", _SOLO),
        Option("exclude_enemy_as_own_character", _BOOLEAN, "false", _SOLO),
        Option("colors", (), "blue,red,black,yellow", _TOGETHER),
        *RULINGS,
    ),
    minutes=(20, 120),
    colors=("blue", "red", "black", "yellow"),
)
