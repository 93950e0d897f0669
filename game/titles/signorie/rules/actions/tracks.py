"""Using advancement points on the career tracks and the initiative track (6.5)."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules import effects, possible
from game.titles.signorie.rules.actions.base import STRANGE, SignorieMove, argument, refuse
from game.titles.signorie.rules.decisions import SPEND
from game.titles.signorie.rules.state import SignorieState

_SLOTS: Final = tuple(range(1, box.CAREER_TOP + 1))


def _track_refusal(s: SignorieState, track: int) -> Refusal | None:
    allowed = s.pending[-1].data[2]
    if track in allowed:
        return None
    names = tuple(box.TRACKS[number] for number in allowed)
    return refuse("track_not_allowed", "6.5", track=names[0] if len(names) == 1 else names)


def _too_far(s: SignorieState, steps: int) -> Refusal | None:
    """Why a way up the own track is no deed: it leads down, or further than the points that are left."""
    left = s.pending[-1].data[0]
    if steps < 1:
        return refuse("only_upwards", "6.5")
    return refuse("points_too_few", "6.5", n=left, need=steps) if steps > left else None


def use_point(s: SignorieState, seat: int) -> None:
    """One point is used; the question ends with the last one, or when nothing can move any more."""
    points, _, tracks, _ = s.pending[-1].data
    if points > 1 and possible.points(s, seat, tracks):
        s.pending[-1] = SPEND[seat][tracks][points - 1][1]
    else:
        s.pending.pop()


class EnterMale(SignorieMove):
    """A son from the supply enters a career on its lowest slot."""

    name = "enter_male"
    fields = (Field("track", box.CAREERS),)

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every track that the points may be used on."""
        if not s.supply[2 * seat]:
            return []
        return [self.made[seat][box.CAREERS[track],] for track in d.data[2] if track != box.INITIATIVE]

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: no son in the supply; another track (6.5)."""
        if not s.supply[2 * a.seat]:
            return refuse("no_son_in_supply", "6.5")
        return _track_refusal(s, box.TRACK[a.args[0]])

    def malformed(self, s: SignorieState, a: Action) -> Refusal:
        """A daughter carried to a track, or a son to a slot that the points do not reach; else nothing meant."""
        track, gender, slot = argument(a, 0), argument(a, 1), argument(a, 2)
        if len(a.args) == 3 and track in box.CAREERS and gender in box.GENDERS and slot in _SLOTS:
            if gender != box.GENDERS[box.SON]:
                return refuse("only_sons_study", "6.5")
            refusal = self.check(s, Action(a.kind, a.seat, (track,))) or _too_far(s, slot)
            if refusal is not None:
                return refusal
        return super().malformed(s, a)

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """He stands on slot 1."""
        track = box.TRACK[a.args[0]]
        s.supply[2 * a.seat] -= 1
        s.careers[3 * a.seat + track] = (1, *s.careers[3 * a.seat + track])
        out.event("entered", seat=a.seat, track=a.args[0])
        effects.reach(s, a.seat, track, 1, out)
        use_point(s, a.seat)


class AdvanceMale(SignorieMove):
    """An own son goes one slot up his career track."""

    name = "advance_male"
    fields = (Field("track", box.CAREERS), Field("slot", _SLOTS))

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every slot below the top where an own son stands."""
        return [
            self.made[seat][box.CAREERS[track], slot]
            for track in d.data[2]
            if track != box.INITIATIVE
            for slot in dict.fromkeys(s.careers[3 * seat + track])
            if slot < box.CAREER_TOP
        ]

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: a son at the top; no own son there; another track (6.5)."""
        track, slot = box.TRACK[a.args[0]], a.args[1]
        here = slot in s.careers[3 * a.seat + track]
        if slot == box.CAREER_TOP and here:
            return refuse("son_at_top", "6.5", track=a.args[0], n=box.CAREER_TOP)
        if not here:
            return refuse("not_your_figure", "6.5")
        return _track_refusal(s, track)

    def malformed(self, s: SignorieState, a: Action) -> Refusal:
        """Another player's son; a way to another track, down, or too far; else nothing meant."""
        if len(a.args) in (3, 4) and self.well_formed(a.args[:2]):
            if a.args[2:] == (STRANGE,):
                return refuse("not_your_figure", "6.5")
            if len(a.args) == 4 and a.args[2] in box.CAREERS and a.args[3] in _SLOTS:
                if a.args[2] != a.args[0]:
                    return refuse("only_upwards", "6.5")
                steps = a.args[3] - a.args[1]
                refusal = self.check(s, Action(a.kind, a.seat, a.args[:2])) or _too_far(s, steps)
                if refusal is not None:
                    return refusal
        return super().malformed(s, a)

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """One slot up, with what the new slot brings."""
        track, slot = box.TRACK[a.args[0]], a.args[1]
        at = 3 * a.seat + track
        sons = list(s.careers[at])
        sons.remove(slot)
        sons.append(slot + 1)
        sons.sort()
        s.careers[at] = tuple(sons)
        out.event("advanced", seat=a.seat, track=a.args[0], slot=slot + 1)
        effects.reach(s, a.seat, track, slot + 1, out)
        use_point(s, a.seat)


class AdvanceInitiative(SignorieMove):
    """The own disc goes one slot up the initiative track."""

    name = "advance_initiative"

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: another track; the disc at the top (6.5)."""
        refusal = _track_refusal(s, box.INITIATIVE)
        if refusal is None and s.initiative[a.seat] == box.INITIATIVE_TOP:
            return refuse("initiative_at_top", "6.5", n=box.INITIATIVE_TOP)
        return refusal

    def malformed(self, s: SignorieState, a: Action) -> Refusal:
        """A way down or too far; else nothing meant."""
        goal = argument(a, 0)
        if len(a.args) == 1 and type(goal) is int and 0 <= goal <= box.INITIATIVE_TOP:
            refusal = self.check(s, Action(a.kind, a.seat)) or _too_far(s, goal - s.initiative[a.seat])
            if refusal is not None:
                return refusal
        return super().malformed(s, a)

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """It lies on top of the discs of its new slot."""
        effects.step_up(s, a.seat)
        out.event("initiative_moved", seat=a.seat, slot=s.initiative[a.seat])
        use_point(s, a.seat)


class StopPoints(SignorieMove):
    """Leave the remaining points unused."""

    name = "stop_points"

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused before the first point (6.5)."""
        return None if s.pending[-1].data[1] else refuse("use_one_point", "6.5", n=s.pending[-1].data[0])

    def caution(self, s: SignorieState, a: Action) -> Refusal | None:
        """How many points are given up."""
        return refuse("points_lapse", "6.5", n=s.pending[-1].data[0])

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """They lapse."""
        out.event("points_lapsed", seat=a.seat, points=s.pending[-1].data[0])
        s.pending.pop()
