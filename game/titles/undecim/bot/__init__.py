"""What a position is worth to a seat: amounts that a person can read, and the weight of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.engine import Action, Chance, Evaluation, SilentEffects, View
from game.titles.undecim.rules import CONTROLLER, area, phases, scoring, secrets
from game.titles.undecim.rules.black import steps_of
from game.titles.undecim.rules.building import fitting
from game.titles.undecim.rules.components import (
    ACTION_CARDS,
    AWARDS,
    BUILDING,
    GOLD,
    NUMBER,
    RESOURCES,
    ROUNDS,
    SETTLE_DIFFERENT,
    SETTLE_SAME,
)
from game.titles.undecim.rules.state import UndecimState

QUIET: Final = frozenset({"stop_flip", "mulligan_pass"})
"""Kinds of action that do nothing by themselves."""

EVALUATION: Final = Evaluation("undecim", __file__)
PARTS: Final = {
    "building": ("settle", "develop", "develop_many", "skip_build"),
    "cards": ("place_card", "mulligan_swap", "mulligan_pass", "gain", "stop_gain", "flip", "stop_flip"),
    "actions": ("choose_action", "take_action", "red_take", "red_target", "red_give", "red_discard"),
    "moon": ("shift_moon", "set_die", "discard_enemies"),
}
"""Kinds of deed by the part of the game in which a review tells that points were left."""
_GUESS: Final = EVALUATION.guesses

_BEGUN: Final[tuple[float, ...]] = (0.0, 0.2, 0.42, 0.68, 1.0)
"""What so many types of land are worth as part of a set of four."""
_EXTRA: Final[Mapping[str, float]] = {
    "astrology": 0.6,
    "expedition": 2.0,
    "pioneering": 2.0,
    "flea_market": 2.0,
    "subjugation": 1.0,
    "gathering": 2.0,
    "drift": 2.0,
}
"""Cards that a gold line brings more, about."""
_BUILDING: Final = ("build", "develop_one", "auto_action")
_BEFORE_NIGHT: Final = ("mulligan", "round_start", "bonus", "select", "red", "act", "take", "moon")


# --- what the bots and the hints ask ---------------------------------------------------------------


def turn(s: UndecimState) -> tuple[int, str, int]:
    """The round, the phase and the entry in progress."""
    return s.round, s.phase, s.at


def narrow(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """One action of those that come to the same: equal halves of one kind; as many enemies as bring points; of the action
    cards in hand the one whose entry, played through, leads to the best position."""
    s: UndecimState = view.state
    if legal[0].kind == "discard_enemies":
        return [max(legal, key=lambda action: action.args)]
    if legal[0].kind == "choose_action":
        return [max(legal, key=lambda action: _trial(view, action))]
    seen: dict[tuple[Any, ...], Action] = {}
    for action in legal:
        seen.setdefault(_likeness(s, action), action)
    return list(seen.values())


# --- the terms -------------------------------------------------------------------------------------


def _amounts(s: UndecimState, seat: int) -> tuple[float, ...]:
    if s.phase == "over":
        return (s.vp[seat], *[0.0] * 11, max(vp for other, vp in enumerate(s.vp) if other != seat), 0.0)
    rounds = _bonuses_left(s)
    land, land_moon, annex, annex_moon = scoring.land_lines(s, seat)
    return (
        s.vp[seat],
        scoring.building_vp(s, seat) + scoring.settlement_bonus_vp(s, seat),
        scoring.gold_vp(s, seat) * (1.0 if s.round == ROUNDS else _GUESS.spent),
        (land + annex) * rounds + _set_begun(s, seat, rounds),
        _moon(s, seat, land + annex, land_moon + annex_moon),
        _seconds(s, seat) * max(0, rounds - 1),
        _enemies(s, seat),
        _awards(s, seat),
        _material(s, seat),
        _boost(s, seat),
        len(s.hands[seat]) if s.round < ROUNDS else 0,
        sum(map(_card_value, s.actions[seat])) if s.round < ROUNDS else 0.0,
        max([_standing(s, other, rounds) for other in range(s.seats) if other != seat]),
        s.counters,
    )


def _bonuses_left(s: UndecimState) -> int:
    """How many land bonuses are still to come."""
    scored = s.phase in ("land_draw", "awards", "refill", "scoring", "over")
    return ROUNDS - s.round + (0 if scored else 1)


def _builds_left(s: UndecimState, seat: int) -> int:
    """How many auto actions the seat still has, with what is left of a build that is being asked for."""
    left = ROUNDS - s.round
    if s.phase in ("mulligan", "round_start", "bonus", "select", "red"):
        return left + 1
    if s.phase == "act":
        waiting = [n for n, (_, owner) in enumerate(s.entries) if owner == seat and n >= s.at]
        if waiting and (waiting[-1] > s.at or s.step <= len(steps_of(s)) + 1):
            left += 1
        if s.pending and s.pending[-1].seats == (seat,) and s.pending[-1].key in _BUILDING:
            left += int(s.pending[-1].data[0])
    return left


def _night_now(s: UndecimState) -> bool:
    """True if this round's night is certain unless somebody places counters."""
    if s.phase not in _BEFORE_NIGHT or s.phase in ("mulligan", "round_start"):
        return False
    taken = s.die if s.rules().moon_manipulation == "set_die" else 0
    return s.counters <= taken


def _nights(s: UndecimState) -> float:
    """How many Red Moon Nights are still to be expected, about."""
    if _night_now(s):
        return 1.0
    rolls = ROUNDS - s.round
    if s.phase == "night":
        return 0.0
    return (
        min(1.0, max(0.0, (_GUESS.per_roll * rolls - s.counters + _GUESS.per_roll) / (2 * _GUESS.per_roll)))
        if rolls
        else 0.0
    )


def _moon(s: UndecimState, seat: int, land: int, already: int) -> float:
    if already or not _night_now(s):
        return float(already) if _bonuses_left(s) > ROUNDS - s.round else 0.0
    rules = s.rules()
    if rules.moon_land == "double":
        return float(land)
    return rules.moon_annex_vp * len(s.annexed[seat]) if rules.moon_land == "annex_vp" else 0.0


def _set_begun(s: UndecimState, seat: int, rounds: int) -> float:
    """What the loose lands are worth as the beginning of an annexation (V3); 0 without that variant."""
    rules = s.rules()
    if not s.variants or not rules.annexation:
        return 0.0
    lands = area.loose_lands(s, seat)
    share = _BEGUN[len(lands) - lands.count(0)]
    bonuses = rounds if all(lands) else rounds - 1
    whole = float(rules.annex_vp * max(0, bonuses))
    if rules.settlement_bonus != "off" and (rules.settlement_bonus == "product" or not s.annexed[seat]):
        whole += rules.settlement_bonus_vp * (len(s.settled[seat]) + 0.5 * max(0, rounds - 1))
    if rules.moon_land == "annex_vp":
        whole += rules.moon_annex_vp * _nights(s)
    return share * whole


def _seconds(s: UndecimState, seat: int) -> int:
    """Lands that are the second of their type."""
    return sum(number > 1 for number in scoring.counted_lands(s, seat))


def _enemies(s: UndecimState, seat: int) -> float:
    """What the enemies will bring in the night to come; without the majority one of them counts, the others little."""
    count = area.enemies(s, seat)
    if not count:
        return 0.0
    most = max([area.enemies(s, other) for other in range(s.seats) if other != seat])
    sure = scoring.enemies_vp(s, count if count >= most else 1)
    return _nights(s) * (sure + (0.0 if count >= most else 0.7 * (count - 1)))


def _awards(s: UndecimState, seat: int) -> float:
    found = 0.0
    for award in s.awards:
        least = AWARDS[award].least
        done = min(1.0, scoring.progress(s, seat, award) / least)
        if done < 1.0:
            found += 0.4 * done * done * s.rules().award_vp
            continue
        also = any(scoring.progress(s, other, award) >= least for other in range(s.seats) if other != seat)
        found += s.rules().award_vp / (2 if also else 1)
    return found


def _material(s: UndecimState, seat: int) -> float:
    """What the best builds to come would add, each worth a little less than the one before."""
    builds = _builds_left(s, seat)
    if not builds:
        return 0.0
    scale = BUILDING[s.rules().building_scale]
    top = len(scale) - 1
    have = area.held(s, seat)
    gains: list[int] = []
    for faces in s.levels[seat]:
        fits = fitting(faces)
        same = faces[0] == faces[1]
        count = have.get(faces[0], 0) if same else sum(side in have for side in fits if side != GOLD)
        for level in range(len(faces), min(top, len(faces) + count)):
            gains.append(scale[level + 1] - scale[level])
    for count in have.values():
        if count >= SETTLE_SAME[0]:
            gains.append(scale[min(count, SETTLE_SAME[1])])
    if len(have) >= SETTLE_DIFFERENT:
        gains.append(scale[SETTLE_DIFFERENT])
    gains.sort(reverse=True)
    later = _GUESS.later
    return sum(gain * later**n for n, gain in enumerate(gains[:builds])) + 0.4 * sum(have.values())


def _boost(s: UndecimState, seat: int) -> float:
    """What a gold line that was paid will still bring: some of the cards that may now be gained."""
    if not s.paid or not s.pending or s.pending[-1].seats != (seat,) or not s.pending[-1].key.startswith("gain"):
        return 0.0
    more = min(_EXTRA.get(s.entries[s.at][0], 0.0), float(s.pending[-1].data[0]))
    left = ROUNDS - s.round
    return more * (0.7 + 0.5 * bool(left) + 0.35 * left)


def _card_value(card: str) -> float:
    """Cards that an action card gains, about; small numbers come first."""
    found = 0.0
    for step in ACTION_CARDS[card].steps:
        if step.op in ("gain_hand", "gain_deck"):
            found += step.n * (1.0 if step.kind == "any" else 0.7)
        elif step.op in ("gain_hand_table", "gain_hand_count"):
            found += 2.9
        elif step.op == "reveal_gain":
            found += step.n if step.n > 0 else 1.0
        else:
            found += 0.7
    return float(found) + (1.2 if ACTION_CARDS[card].red else 0.0) + 0.03 * (11 - NUMBER[card])


def _standing(s: UndecimState, seat: int, rounds: int) -> float:
    """What another seat has, at a glance."""
    land, _, annex, _ = scoring.land_lines(s, seat)
    return s.vp[seat] + (land + annex) * rounds + scoring.building_vp(s, seat) + scoring.gold_vp(s, seat)


# --- choosing an action card -----------------------------------------------------------------------


class _Luck:
    """Numbers for dealing one world out of a view, the same each time."""

    def __init__(self) -> None:
        self._chance = Chance(1)

    def random(self) -> float:
        """A number from 0 to 1."""
        return self._chance.below("deal", 2**40) / 2**40


def _trial(view: View, action: Action) -> float:
    """The value of the position after the card's entry, its decisions taken one by one. The others play any card of
    theirs and take whatever comes last: they stop, skip and decline."""
    seat = action.seat
    s = secrets.determinise(view, _Luck())
    s.pending.clear()
    s.sealed.clear()
    played = [s.actions[other][:1] for other in range(s.seats)]
    played[seat] = action.args
    chance = Chance(1)
    out = SilentEffects(chance)
    phases.reveal(s, played, out)
    mine = s.entries.index((action.args[0], seat))
    CONTROLLER.proceed(s, out)
    while s.pending and (s.phase == "red" or (s.phase == "act" and s.at <= mine)):
        asked = s.pending[-1].seats[0]
        if asked == seat:
            s = _best_after(s, seat, chance)
        else:
            CONTROLLER.apply(s, CONTROLLER.legal(s, asked)[-1], chance, False)
    return evaluate(s, seat)


def _best_after(s: UndecimState, seat: int, chance: Chance) -> UndecimState:
    """The position after the action that the evaluation likes best."""
    best, after = float("-inf"), s
    now = evaluate(s, seat)
    for action in narrow(View(seat, s), CONTROLLER.legal(s, seat)):
        trial = s.clone()
        CONTROLLER.apply(trial, action, chance.clone(), False)
        value = now if action.kind in QUIET else evaluate(trial, seat)
        if value > best:
            best, after = value, trial
    return after


# --- what comes to the same ------------------------------------------------------------------------


def _likeness(s: UndecimState, a: Action) -> tuple[Any, ...]:
    """What an action does, without saying with which of several equal cards."""
    if a.kind in ("gain", "place_card"):
        return (a.kind, a.args[1], a.args[0].rsplit("_", 1)[0])
    if a.kind == "settle":
        return (a.kind, tuple(sorted(area.side_of(s, a.seat, card) for card in a.args[0])))
    if a.kind == "develop":
        return (a.kind, a.args[0], area.side_of(s, a.seat, a.args[1]))
    if a.kind == "red_take":
        return (a.kind, a.args[0], area.side_of(s, *a.args))
    if a.kind in ("red_give", "red_discard", "flip"):
        return (a.kind, area.side_of(s, a.seat, a.args[0]))
    return tuple(a)


evaluate, terms, reason = EVALUATION.by(_amounts)
