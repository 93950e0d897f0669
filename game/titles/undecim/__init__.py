"""Undecim (draft 14): eleven action cards go round, a red moon waxes, and a land is settled in five rounds."""

from game.engine import Choice, Number, Part, Preset, Subset, Switch, Title

_ANNEXED = {"annexation": ("true",)}

OPTIONS = (
    # The rules of the draft (8.1) and the designer's variants of its notes (8.2); the default is the draft.
    Subset("modules", ("dark_age", "storm_age", "golden_age"), group="setup"),
    Switch("mulligan", group="setup"),
    Choice(
        "land_vp",
        ("types_plus_two_sets", "per_card_plus_set", "pairs_plus_set", "types_only", "none"),
        "types_plus_two_sets",
        group="land",
    ),
    Switch("annexation", group="land"),
    Number("annex_vp", 0, 6, 3, group="land", needs=_ANNEXED),
    Switch("annexed_count_in_land_vp", group="land", needs=_ANNEXED),
    Choice("invasion_land_chosen_by", ("attacker", "giver"), "attacker", group="war"),
    Number("invasion_hand_gain", 2, 4, 2, group="war"),
    Choice("building_scale", ("draft14", "half", "mid", "steep"), "draft14", group="building"),
    Choice("settlement_bonus", ("off", "product", "flat_if_annexed"), "off", group="building", needs=_ANNEXED),
    Number(
        "settlement_bonus_vp",
        1,
        3,
        3,
        group="building",
        needs={**_ANNEXED, "settlement_bonus": ("product", "flat_if_annexed")},
    ),
    Choice("gold_vp", ("3_5", "2_3", "3_flat", "2_flat"), "3_5", group="gold"),
    Number("enemy_first_vp", 2, 4, 4, group="enemy"),
    Number("enemy_step_vp", 0, 1, 1, group="enemy"),
    Switch("enemy_replay", group="enemy"),
    Choice(
        "moon_land",
        ("double", "annex_vp", "annex_draw_play", "annex_draw_hand", "none"),
        "double",
        group="moon",
    ),
    Number("moon_annex_vp", 1, 3, 3, group="moon", needs={**_ANNEXED, "moon_land": ("annex_vp",)}),
    Choice("moon_counters", ("10", "12"), "10", group="moon"),
    Choice("moon_manipulation", ("counters", "set_die"), "counters", group="moon"),
    Choice("last_round_actions", ("1", "2"), "1", group="end"),
    Choice("last_round_hand", ("5", "8"), "5", group="end"),
    Choice("end_order_bonus", ("off", "3_2_1", "4_2", "4"), "off", group="end"),
    Choice("extra_award", ("none", "land", "gold", "both"), "none", group="award"),
    Choice("award_vp", ("2", "4", "6"), "4", group="award"),
    # What the dossier had to guess, so that the designer can put it right (8.4).
    Choice("gold_boost", ("spend", "hold", "off"), "spend", group="reconstruction"),
    Choice("develop_cards", ("1", "2", "99"), "1", group="reconstruction"),
    Choice("resource_pairing", ("fixed", "mixed"), "fixed", group="reconstruction"),
)

PRESETS = (
    # The draft as it is, the two cures that its notes name for what hurts most, and the figures at which they arrive.
    Preset("draft14", {}),
    Preset("weak_war", {"invasion_land_chosen_by": "giver", "invasion_hand_gain": "3"}),
    Preset("die_set", {"moon_manipulation": "set_die"}),
    Preset(
        "notes_final",
        {
            "annexation": "true",
            "annex_vp": "3",
            "land_vp": "none",
            "moon_land": "annex_vp",
            "moon_annex_vp": "3",
            "settlement_bonus": "product",
            "settlement_bonus_vp": "3",
            "building_scale": "steep",
            "gold_vp": "3_flat",
        },
    ),
    # The steps on the way there, and single changes.
    Preset("card_and_set", {"land_vp": "per_card_plus_set"}),
    Preset("half_scale", {"land_vp": "pairs_plus_set", "building_scale": "half", "gold_vp": "2_3"}),
    Preset(
        "annex_engine",
        {
            "annexation": "true",
            "annex_vp": "3",
            "land_vp": "pairs_plus_set",
            "building_scale": "half",
            "gold_vp": "3_flat",
            "settlement_bonus": "product",
            "settlement_bonus_vp": "3",
        },
    ),
    Preset(
        "annex_mid",
        {
            "annexation": "true",
            "annex_vp": "3",
            "land_vp": "pairs_plus_set",
            "building_scale": "mid",
            "gold_vp": "3_flat",
            "enemy_first_vp": "2",
            "enemy_step_vp": "1",
            "enemy_replay": "true",
            "moon_land": "annex_vp",
            "moon_annex_vp": "3",
        },
    ),
    Preset(
        "types_plus_annex_1",
        {
            "annexation": "true",
            "annex_vp": "1",
            "annexed_count_in_land_vp": "true",
            "land_vp": "types_only",
            "building_scale": "mid",
            "gold_vp": "3_flat",
            "moon_land": "annex_vp",
            "moon_annex_vp": "1",
        },
    ),
    Preset(
        "annex_only_4",
        {
            "annexation": "true",
            "annex_vp": "4",
            "land_vp": "none",
            "building_scale": "mid",
            "gold_vp": "3_flat",
            "moon_land": "none",
        },
    ),
    Preset("moon_12", {"moon_counters": "12"}),
    Preset("two_last", {"last_round_actions": "2", "last_round_hand": "8"}),
    Preset("end_bonus_321", {"end_order_bonus": "3_2_1"}),
    Preset("end_bonus_42", {"end_order_bonus": "4_2"}),
    Preset("end_bonus_4", {"end_order_bonus": "4"}),
    Preset("draft15_land", {"annexation": "true", "annex_vp": "5", "land_vp": "types_only"}),
)

FLOW = Part(
    "round",
    times=5,
    parts=(
        Part("round_start"),
        Part("action", parts=(Part("turn", owned=True),)),
        Part("refill_actions"),
        Part("red_moon"),
        Part("round_end"),
    ),
)

TITLE = Title(
    id="undecim",
    package=__name__,
    fewest=3,
    most=4,
    options=OPTIONS,
    presets=PRESETS,
    flow=FLOW,
    minutes=(30, 45),
    colors=("red", "blue", "green", "yellow"),
    box=("#5E1A26", "#2B1014", "#F0DCA8"),
    daily=(("2026-11-28", ("greedy", "thinker")),),
)
