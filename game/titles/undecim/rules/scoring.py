"""Points: enemies, land bonus, awards, final scoring (6.7, 6.10, 7, and the variants' formulas in 8.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import Effects, Item, Result, Score
from game.engine.bits import Made
from game.titles.undecim.rules import area
from game.titles.undecim.rules import components as box
from game.titles.undecim.rules.red import by_number
from game.titles.undecim.rules.state import SOURCES, UndecimState
from game.titles.undecim.rules.variants import Chosen, variants

LAND, LAND_MOON, ANNEX, ANNEX_MOON, ENEMY, AWARD, BUILT, GOLD_HELD, SETTLEMENTS, ORDER = range(len(SOURCES))


def earn(s: UndecimState, seat: int, vp: int, source: int) -> None:
    """Add points of a source."""
    s.vp[seat] += vp
    s.tally[seat * len(SOURCES) + source] += vp


# --- Red Moon Night (6.7) --------------------------------------------------------------------------


def enemies_vp(s: UndecimState, count: int) -> int:
    """Points for so many discarded enemies: the first, and each further one worth a step more."""
    rules = s.rules()
    return count * rules.enemy_first_vp + rules.enemy_step_vp * (count * (count - 1) // 2)


# --- land bonus (7.1, V2, V3, V8) ------------------------------------------------------------------


def types_vp(lands: tuple[int, ...]) -> int:
    """A point for each type of land."""
    return box.VP_PER_TYPE * (len(lands) - lands.count(0))


def draft_vp(lands: tuple[int, ...]) -> int:
    """A point for each type, and more for at least two of each type."""
    return types_vp(lands) + (box.VP_TWO_OF_EACH if min(lands) >= box.TWO_OF_EACH else 0)


def cards_and_sets_vp(lands: tuple[int, ...]) -> int:
    """Points for each land, and for each set of all types."""
    value = box.LAND_VALUES["per_card_plus_set"]
    return value.card * sum(lands) + value.set * min(lands)


def pairs_and_sets_vp(lands: tuple[int, ...]) -> int:
    """The best division into sets of all types and pairs of two types."""
    value = box.LAND_VALUES["pairs_plus_set"]
    best = 0
    for sets in range(min(lands) + 1):
        rest = [number - sets for number in lands]
        pairs = min(sum(rest) // 2, sum(rest) - max(rest))
        best = max(best, value.set * sets + value.pair * pairs)
    return best


def no_vp(lands: tuple[int, ...]) -> int:
    """Lands bring no points."""
    return 0


FORMULAS: Final[dict[str, Callable[[tuple[int, ...]], int]]] = {
    "types_plus_two_sets": draft_vp,
    "per_card_plus_set": cards_and_sets_vp,
    "pairs_plus_set": pairs_and_sets_vp,
    "types_only": types_vp,
    "none": no_vp,
}


def counted_lands(s: UndecimState, seat: int) -> tuple[int, ...]:
    """The lands that the formula reads (ruling 34): the loose ones, with V3c all."""
    if s.variants and s.rules().annexed_count_in_land_vp:
        return area.all_lands(s, seat)
    return area.loose_lands(s, seat)


def land_lines(s: UndecimState, seat: int) -> tuple[int, int, int, int]:
    """The land bonus of the seat this round: of lands, what the red moon adds to it, of annexations, and what the red
    moon adds to that (ruling 23: the whole bonus is doubled)."""
    return land_bonus((s.variants, counted_lands(s, seat), len(s.annexed[seat]), s.night))


def _land_bonus(key: tuple[Chosen, tuple[int, ...], int, int]) -> tuple[int, int, int, int]:
    chosen, lands, annexations, night = key
    rules = variants(chosen)
    land = FORMULAS[rules.land_vp](lands)
    annex = rules.annex_vp * annexations
    if night and rules.moon_land == "double":
        return land, land * (box.MOON_FACTOR - 1), annex, annex * (box.MOON_FACTOR - 1)
    if night and rules.moon_land == "annex_vp":
        return land, 0, annex, rules.moon_annex_vp * annexations
    return land, 0, annex, 0


land_bonus: Final = Made(_land_bonus).__getitem__
"""The same by the options, the lands as the formula counts them, how many annexations there are and the night."""


def score_lands(s: UndecimState, out: Effects) -> None:
    """The land bonus of every player."""
    for seat in range(s.seats):
        lines = land_lines(s, seat)
        if any(lines):
            land, land_moon, annex, annex_moon = lines
            earn(s, seat, land, LAND)
            if land_moon:
                earn(s, seat, land_moon, LAND_MOON)
            if annex:
                earn(s, seat, annex, ANNEX)
            if annex_moon:
                earn(s, seat, annex_moon, ANNEX_MOON)
            out.event(
                "land_bonus",
                seat=seat,
                vp=sum(lines),
                land=land,
                land_moon=land_moon,
                annex=annex,
                annex_moon=annex_moon,
            )


# --- awards (6.10) ---------------------------------------------------------------------------------

COUNTS: Final[dict[str, Callable[[UndecimState, int], int]]] = {
    "lands": area.lands,
    "lands_of_one_type": lambda s, seat: max(area.all_lands(s, seat)),
    "settlements": lambda s, seat: len(s.settled[seat]),
    "highest_level": area.highest_level,
    "loose_enemies": area.enemies,
    "loose_gold": area.gold,
    "enemies_slain": lambda s, seat: s.slain[seat],
    "settlements_of_level_3": lambda s, seat: sum(len(cards) >= 3 for cards in s.settled[seat]),
    "most_gold_in_a_settlement": lambda s, seat: max((faces.count(box.GOLD) for faces in s.levels[seat]), default=0),
}
"""What an award may count."""


MEASURES: Final = {name: (COUNTS[award.count_of], award.least) for name, award in box.AWARDS.items()}
"""By award: what counts, and how much of it is needed."""


def progress(s: UndecimState, seat: int, award: str) -> int:
    """How much of what the award counts the seat has now."""
    return MEASURES[award][0](s, seat)


def score_awards(s: UndecimState, out: Effects) -> None:
    """Every award that somebody meets: the whole points, or half of them for each of several. Then it is gone."""
    for award in s.awards:
        count, least = MEASURES[award]
        winners = [seat for seat in range(s.seats) if count(s, seat) >= least]
        if not winners:
            continue
        vp = s.rules().award_vp // (box.SHARED_BY if len(winners) > 1 else 1)
        for seat in winners:
            earn(s, seat, vp, AWARD)
            out.event("award_won", seat=seat, award=award, vp=vp, winners=len(winners))
        s.awards = tuple(other for other in s.awards if other != award)
        s.won += (award,)


# --- final scoring (7.2, V4, V5, V6, V12) ----------------------------------------------------------


def town_vp(s: UndecimState, level: int) -> int:
    """Points of a settlement of that level; the last step of the scale stands for all higher levels."""
    scale = box.BUILDING[s.rules().building_scale]
    return scale[min(level, len(scale) - 1)]


def building_vp(s: UndecimState, seat: int) -> int:
    """Points of all settlements."""
    scale = box.BUILDING[s.rules().building_scale]
    top = len(scale) - 1
    return sum([scale[min(len(cards), top)] for cards in s.settled[seat]])


def gold_vp(s: UndecimState, seat: int) -> int:
    """Points of the loose gold."""
    value = box.GOLD_VALUES[s.rules().gold_vp]
    return area.gold(s, seat) * (value.many if len(s.settled[seat]) >= value.settlements else value.few)


def settlement_bonus_vp(s: UndecimState, seat: int) -> int:
    """V6: points for each settlement, times the annexations or once if there is any (ruling 31)."""
    rules = s.rules()
    annexations = len(s.annexed[seat])
    if rules.settlement_bonus == "off" or not annexations:
        return 0
    times = annexations if rules.settlement_bonus == "product" else 1
    return len(s.settled[seat]) * times * rules.settlement_bonus_vp


def end_order_vp(s: UndecimState, seat: int) -> int:
    """V12: points by the order of the last round's action numbers."""
    return box.END_ORDER[s.rules().end_order_bonus][by_number(s).index(seat)]


# The last two lines are variants, which the draft's own game need not ask.
FINAL: Final[tuple[tuple[int, str, Callable[[UndecimState, int], int]], ...]] = (
    (BUILT, "final_building", building_vp),
    (GOLD_HELD, "final_gold", gold_vp),
    (SETTLEMENTS, "final_settlement_bonus", settlement_bonus_vp),
    (ORDER, "final_end_order", end_order_vp),
)


def finish(s: UndecimState, out: Effects) -> None:
    """Add up the final scoring, line by line; the game is over."""
    s.phase = "over"
    for source, kind, points in FINAL if s.variants else FINAL[:2]:
        for seat in range(s.seats):
            vp = points(s, seat)
            if vp:
                earn(s, seat, vp, source)
                out.event(kind, seat=seat, vp=vp)
    winner = standing(s)[0]
    tie = s.vp.count(s.vp[winner]) > 1
    out.event("victory", seat=winner, vp=s.vp[winner], number=last_number(s, winner), tie=int(tie))


def last_number(s: UndecimState, seat: int) -> int:
    """The number of the seat's (smaller) action card of the last round (ruling 30)."""
    return box.NUMBER[s.played[seat][0]]


def standing(s: UndecimState) -> list[int]:
    """The seats from first to last: most points, then the smaller number of the last round (7.3)."""
    return sorted(range(s.seats), key=lambda seat: (-s.vp[seat], last_number(s, seat)))


def result(s: UndecimState) -> Result | None:
    """The itemised sheets, or None while the game goes on. Nobody shares a rank: the numbers are all different."""
    if s.phase != "over":
        return None
    order = standing(s)
    winner = order[0]
    tie = s.vp.count(s.vp[winner]) > 1
    params = {"vp": s.vp[winner], "number": last_number(s, winner)}
    sheets = tuple(_sheet(s, seat) for seat in range(s.seats))
    return Result(sheets, tuple(order.index(seat) + 1 for seat in range(s.seats)), "tie_break" if tie else "", params)


def _sheet(s: UndecimState, seat: int) -> Score:
    row = s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    always = (LAND, ENEMY, AWARD, BUILT, GOLD_HELD)
    items = tuple(Item(SOURCES[source], vp, {"vp": vp}) for source, vp in enumerate(row) if vp or source in always)
    return Score(seat, s.vp[seat], items)
