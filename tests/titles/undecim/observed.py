"""What texts say of the rules of Undecim, as the rules themselves show it at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.titles.undecim.rules.scoring import gold_vp, land_lines, settlement_bonus_vp

from .positions import Table

Options = Mapping[str, str]
SETTLEMENTS = 6


def _gold(settlements: int, options: Options) -> int:
    """The points of one loose gold beside so many settlements."""
    t = Table(**options)
    t.clear(0)
    t.loose(0, "gold")
    for _ in range(settlements):
        t.settlement(0, "stone", "stone")
    return gold_vp(t.s, 0)


def _few(options: Options) -> int:
    return _gold(0, options)


def _many(options: Options) -> int:
    return _gold(SETTLEMENTS, options)


def _settlements(options: Options) -> int | str:
    """The first number of settlements with which gold is worth more; any, if it never is."""
    values = [_gold(n, options) for n in range(SETTLEMENTS + 1)]
    return values.index(values[-1]) if values[0] != values[-1] else ""


def _annexed(options: Options, night: int = 0, settlements: int = 0, **needed: str) -> Table:
    """A seat with one annexation and so many settlements, under options of which these are needed too."""
    t = Table(**{"annexation": "true", **needed, **options})
    t.clear(0)
    t.annexation(0)
    for _ in range(settlements):
        t.settlement(0, "stone", "stone")
    t.s.night = night
    return t


def _bonus(options: Options) -> int:
    """The points of one more settlement at the end, beside an annexation."""
    one, two = (settlement_bonus_vp(_annexed(options, settlements=n, settlement_bonus="product").s, 0) for n in (1, 2))
    return two - one


def _gained(options: Options) -> int:
    """So many cards of the hand Invasion War gains."""
    t = Table(**options)
    t.hand(0, "grassland", "forest", "swamp", "mountain", "stone")
    t.entry("invasion_war")
    t.skip_until("gain_hand")
    before = len(t.s.loose[0])
    while t.key == "gain_hand" and t.seat == 0:
        t.do("gain", *t.legal("gain")[0])
    return len(t.s.loose[0]) - before


def _faces(options: Options) -> int:
    """The highest of many throws at the first round's start."""
    return max(Table(seed=seed, **options).s.die for seed in range(40))


def _settles(options: Options, *sides: str) -> list[int]:
    """With how many of those loose resources a settlement can be founded."""
    t = Table(**options)
    t.clear(0)
    t.loose(0, *sides)
    t.hand(0)
    t.entry("bandits")
    return sorted({len(args[0]) for args in t.legal("settle")})


OBSERVED: Mapping[str, Callable[[Options], int | str]] = {
    "rule-gold-few": _few,
    "rule-gold-many": _many,
    "rule-gold-settlements": _settlements,
    "rule-gold-rises": lambda options: int(_few(options) != _many(options)),
    "rule-die-faces": _faces,
    "rule-settle-least": lambda options: _settles(options, *["stone"] * 6)[0],
    "rule-settle-most": lambda options: _settles(options, *["stone"] * 6)[-1],
    "rule-settle-different": lambda options: _settles(options, "stone", "wood", "clay", "iron")[-1],
    "opt-annex-vp": lambda options: land_lines(_annexed(options).s, 0)[2],
    "opt-moon-annex-vp": lambda options: land_lines(_annexed(options, night=1, moon_land="annex_vp").s, 0)[3],
    "opt-settlement-bonus-vp": _bonus,
    "opt-invasion-hand-gain": _gained,
}
"""Fact -> what a table under these options shows of it; "" is of no matter then."""

OTHERWISE: Mapping[tuple[str | int, ...], int] = {
    ("scoring", "gold", 0, "few"): 2,
    ("scoring", "gold", 0, "many"): 6,
    ("scoring", "gold", 0, "settlements"): 3,
    ("tracks", "moon_die_faces"): 5,
    ("tracks", "settle_same", 1): 4,
}
"""Numbers of the data with which both the words and the table change."""
