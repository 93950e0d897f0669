"""Gold lines, time counters, the die, and enemies in the night (5.3, 6.7, 6.8, V10)."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, Amount, Decision, Effects, Field, Refusal
from game.engine.refusal import BAD_ARGUMENT
from game.titles.undecim.rules import area, gaining, scoring
from game.titles.undecim.rules.actions.base import ACTION_IDS, CARD_IDS, SEATS, UndecimMove, refuse, why_not_loose
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.components import ENEMY, FACES_OF_DIE, FIXED, GOLD
from game.titles.undecim.rules.state import UndecimState

_MOST: Final = 12
_ENEMIES: Final = sum(card.startswith(ENEMY) for card in FIXED)


class PayGold(UndecimMove):
    """Use the card's gold line: discard one loose gold, or hold one (8.4)."""

    name = "pay_gold"

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Always: it is only asked with loose gold."""
        return [Action("pay_gold", seat)]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused without loose gold (5.3)."""
        return None if area.gold(s, a.seat) else refuse("gold_none", "5.3", action=s.entries[s.at][0])

    def malformed(self, s: UndecimState, a: Action) -> Refusal:
        """A hand names the gold and the card that it is laid on: why that is no payment."""
        return why_not_gold(s, a.seat, a.args) or refuse(BAD_ARGUMENT, "5.3")

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The gold that has lain longest is discarded; the gold line is in force."""
        s.pending.pop()
        s.paid = 1
        gone: tuple[str, ...] = ()
        if s.rules().gold_boost == "spend":
            gone = area.discard_oldest(s, a.seat, GOLD, 1)
        out.event("gold_paid", seat=a.seat, action=s.entries[s.at][0], count=len(gone))


def why_not_gold(s: UndecimState, seat: int, args: tuple[Any, ...]) -> Refusal | None:
    """Refused: a card that is laid on an action card without paying for it: none that is loose here, no gold, or the action
    card has no gold line or is not being carried out for the seat. None for anything but such a pair."""
    if len(args) != 2 or args[0] not in CARD_IDS or args[1] not in ACTION_IDS:
        return None
    card, aimed = args
    refusal = why_not_loose(s, seat, card, "5.3")
    if refusal is not None:
        return refusal
    side = area.side_of(s, seat, card)
    if side != GOLD:
        return refuse("gold_not_gold", "5.3", card=card, side=side)
    if not has_gold_line(s.rules(), aimed):
        return refuse("gold_no_line", "3.4", action=aimed)
    if s.phase != "act" or s.at >= len(s.entries) or s.entries[s.at][1] != seat:
        return refuse("gold_not_begun", "5.3", card=aimed)
    now = s.entries[s.at][0]
    return refuse("gold_other_card", "5.3", card=aimed, action=now) if aimed != now else None


class DeclineGold(UndecimMove):
    """Do without the gold line."""

    name = "decline_gold"

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Always."""
        return [Action("decline_gold", seat)]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Never refused."""
        return None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The card's first step begins."""
        s.pending.pop()


SHIFTS: Final = tuple(
    tuple(Action("shift_moon", seat, (change,)) for change in range(-_MOST, _MOST + 1)) for seat in SEATS
)


class ShiftMoon(UndecimMove):
    """Remove (below 0) or place (above 0) time counters."""

    name = "shift_moon"
    fields = (Field("change", tuple(range(-_MOST, _MOST + 1)), Amount()),)

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Every number within the step, the counters that lie there and the room for more."""
        remove, place = d.data[:2]
        least = min(remove, s.counters)
        most = min(place, s.rules().moon_counters - s.counters) if place else 0
        return list(SHIFTS[seat][_MOST - least : _MOST + most + 1])

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: a direction or a number that the step does not allow, too few counters, too little room (6.8)."""
        change = a.args[0]
        remove, place = s.pending[-1].data[:2]
        if change > 0 and remove and not place:
            return refuse("shift_remove_only", "6.9", action=s.entries[s.at][0], remove=remove)
        if change > place or -change > remove:
            return refuse("shift_limit", "6.8", remove=remove, place=place)
        if -change > s.counters:
            return refuse("shift_empty", "6.8", count=s.counters)
        room = s.rules().moon_counters
        return refuse("shift_full", "6.8", most=room) if s.counters + change > room and change > 0 else None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The counters change."""
        s.pending.pop()
        change = a.args[0]
        s.counters += change
        if change:
            kind = "counters_placed" if change > 0 else "counters_taken"
            out.event(kind, seat=a.seat, count=abs(change), left=s.counters)


class SetDie(UndecimMove):
    """Set the moon die to a face that the card allows (V10)."""

    name = "set_die"
    fields = (Field("value", tuple(range(1, FACES_OF_DIE + 1)), Amount()),)

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each face that the card allows."""
        return [Action("set_die", seat, (value,)) for value in d.data[2]]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: any other face."""
        values = s.pending[-1].data[2]
        if a.args[0] in values:
            return None
        return refuse("die_six_only" if len(values) == 1 else "die_values", "V10", action=s.entries[s.at][0])

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The new face counts at once."""
        s.pending.pop()
        s.die = a.args[0]
        out.event("die_set", seat=a.seat, value=s.die)


DISCARDS: Final = tuple(tuple(Action("discard_enemies", seat, (n,)) for n in range(_ENEMIES + 1)) for seat in SEATS)


class DiscardEnemies(UndecimMove):
    """Discard loose enemies in a Red Moon Night for points."""

    name = "discard_enemies"
    fields = (Field("count", tuple(range(_ENEMIES + 1)), Amount()),)

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """From none to as many as are allowed (ruling 20)."""
        return list(DISCARDS[seat][: d.data[0] + 1])

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: more than the seat has, more than one without the majority (6.7)."""
        count = a.args[0]
        if count > area.enemies(s, a.seat):
            return refuse("enemy_not_enough", "6.7", count=area.enemies(s, a.seat))
        most = s.pending[-1].data[0]
        return refuse("enemy_one_only", "6.7", most=most, enemies=s.most_enemies) if count > most else None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """Those that have lain longest go; with V7c the seat may gain as many from its hand."""
        s.pending.pop()
        count = a.args[0]
        vp = scoring.enemies_vp(s, count)
        area.discard_oldest(s, a.seat, ENEMY, count)
        s.slain[a.seat] = count
        scoring.earn(s, a.seat, vp, scoring.ENEMY)
        out.event("enemies_discarded", seat=a.seat, count=count, vp=vp)
        if count and s.rules().enemy_replay:
            gaining.ask(s, "gain_replay", a.seat, count, "any", out)
