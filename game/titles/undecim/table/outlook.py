"""What the table as it stands comes to: the one source of each number that several places show."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Chance, SilentEffects
from game.titles.undecim.rules import area, scoring
from game.titles.undecim.rules import components as box
from game.titles.undecim.rules.actions import MOVES
from game.titles.undecim.rules.state import UndecimState

Lines = tuple[int, int, int, int]
PARTS: Final = ("now", "land", "award", "building", "gold", "bonus", "order")
"""What points would come from if the game ended now."""
_LANDS_SCORED: Final = ("land_draw", "awards", "refill", "scoring", "over")
_AWARDS_SCORED: Final = ("refill", "scoring", "over")
_NO_CHANGE: Final = frozenset({"mulligan_swap", "mulligan_pass", "choose_action", "take_action"})


# --- the night -------------------------------------------------------------------------------------


def counters_tonight(s: UndecimState) -> int:
    """How many counters will lie on the red moon when it is looked at this round, if no card changes that. With V10
    the die has yet to take its own off."""
    late = s.rules().moon_manipulation == "set_die" and bool(s.die) and not s.night and s.phase in _BEFORE_MOON
    return max(0, s.counters - s.die) if late else s.counters


_BEFORE_MOON: Final = ("round_start", "bonus", "select", "red", "act", "take", "moon")


def night_tonight(s: UndecimState) -> bool:
    """True if a Red Moon Night falls this round as things stand."""
    return bool(s.die) and (bool(s.night) or (s.phase in _BEFORE_MOON and not counters_tonight(s)))


def may_fall_next(s: UndecimState) -> bool:
    """True if there is a next round, and a die high enough could bring its night."""
    return s.round < box.ROUNDS and counters_tonight(s) <= box.FACES_OF_DIE


def most_enemies(s: UndecimState) -> int:
    """The highest number of loose enemies: in the night that of its beginning."""
    return s.most_enemies if s.night else max(area.enemies(s, seat) for seat in range(s.seats))


def may_discard(s: UndecimState, seat: int) -> int:
    """How many enemies the seat may discard in a night: all of them with the most, else one."""
    has = area.enemies(s, seat) + s.slain[seat]
    return has if has == most_enemies(s) else min(box.WITHOUT_MAJORITY, has)


def refilled_to(s: UndecimState) -> int:
    """Up to how many resource cards the hands are refilled at the end of the round; 0 if there is no refill."""
    if s.round == box.ROUNDS:
        return 0
    return s.rules().last_round_hand if s.round == box.ROUNDS - 1 else box.RESOURCE_HAND


# --- the round -------------------------------------------------------------------------------------


def formed(s: UndecimState, seat: int) -> UndecimState:
    """The state with the annexations of the seat that are about to form: it needs nothing more for them (ruling 33)."""
    after = s.clone()
    if s.rules().annexation:
        area.form_annexations(after, seat, SilentEffects(Chance(0)))
    return after


def land_lines(s: UndecimState, seat: int, night: int | None = None) -> Lines:
    """The land bonus that the round brings the seat, as ``scoring.land_lines`` divides it, with the annexations that are
    about to form; ``night`` says otherwise than the state whether the red moon has a part in it."""
    after = formed(s, seat)
    if night is not None:
        after.night = night
    return scoring.land_lines(after, seat)


def tonight(s: UndecimState, seat: int) -> tuple[int, int]:
    """What a night this round would bring the seat: by enemies, and the whole land bonus."""
    return scoring.enemies_vp(s, may_discard(s, seat)), sum(land_lines(s, seat, 1))


# --- if it ended now -------------------------------------------------------------------------------


def parts(s: UndecimState, seat: int) -> dict[str, int]:
    """The points of the seat if the game ended now, by source: those it has, what is still to come of land bonus and
    awards of this round, and the final scoring."""
    over = s.phase == "over"
    ordered = s.round == box.ROUNDS and bool(s.entries) and not over
    return {
        "now": s.vp[seat],
        "land": 0 if s.phase in _LANDS_SCORED else sum(land_lines(s, seat)),
        "award": 0 if s.phase in _AWARDS_SCORED else _awards(s, seat),
        "building": 0 if over else scoring.building_vp(s, seat),
        "gold": 0 if over else scoring.gold_vp(s, seat),
        "bonus": 0 if over else scoring.settlement_bonus_vp(formed(s, seat), seat),
        "order": scoring.end_order_vp(s, seat) if ordered else 0,
    }


def worth(s: UndecimState, seat: int) -> int:
    """The points of the seat if the game ended now."""
    return sum(parts(s, seat).values())


def change(s: UndecimState, a: Action) -> int:
    """What an action by itself changes in that, before the game goes on."""
    if a.kind in _NO_CHANGE:
        return 0
    after = s.clone()
    MOVES[a.kind].apply(after, a, SilentEffects(Chance(0)))
    return worth(after, a.seat) - worth(s, a.seat)


def _awards(s: UndecimState, seat: int) -> int:
    vp = 0
    for award in s.awards:
        met = [other for other in range(s.seats) if scoring.progress(s, other, award) >= box.AWARDS[award].least]
        if seat in met:
            vp += s.rules().award_vp // (box.SHARED_BY if len(met) > 1 else 1)
    return vp
