"""The designer's variants (sections 8.1 to 8.4) as they are set in one game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from game.engine.bits import Made


class Variants(NamedTuple):
    """One value for each option, by the option's name. The defaults are the rules of the draft."""

    land_vp: str = "types_plus_two_sets"
    annexation: bool = False
    annex_vp: int = 3
    annexed_count_in_land_vp: bool = False
    moon_land: str = "double"
    moon_annex_vp: int = 3
    settlement_bonus: str = "off"
    settlement_bonus_vp: int = 3
    invasion_land_chosen_by: str = "attacker"
    invasion_hand_gain: int = 2
    building_scale: str = "draft14"
    gold_vp: str = "3_5"
    enemy_first_vp: int = 4
    enemy_step_vp: int = 1
    enemy_replay: bool = False
    moon_counters: int = 10
    moon_manipulation: str = "counters"
    last_round_actions: int = 1
    last_round_hand: int = 5
    end_order_bonus: str = "off"
    extra_award: str = "none"
    award_vp: int = 4
    mulligan: bool = False
    modules: str = ""
    gold_boost: str = "spend"
    develop_cards: int = 1
    resource_pairing: str = "fixed"


Chosen = tuple[tuple[str, str], ...]
"""The options that differ from the draft, as pairs of name and value: how a state keeps them."""

DRAFT: Final = Variants()
_PLAIN: Final[Mapping[str, str]] = {name: str(value).lower() for name, value in DRAFT._asdict().items()}


def chosen(options: Mapping[str, str]) -> Chosen:
    """What a state keeps of the given options: those that are not as in the draft, in a fixed order."""
    if not options:
        return ()
    return tuple((name, options[name]) for name in _PLAIN if options.get(name, _PLAIN[name]) != _PLAIN[name])


def _variants(pairs: Chosen) -> Variants:
    return DRAFT._replace(**{name: _typed(name, value) for name, value in pairs})


def _typed(name: str, value: str) -> Any:
    default = getattr(DRAFT, name)
    if isinstance(default, bool):
        return value == "true"
    return int(value) if isinstance(default, int) else value


variants: Final = Made(_variants).__getitem__
"""The rules of a game from what its state keeps."""
