"""Using advancement points on the career tracks and the initiative track (6.5)."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.engine import Action, Decision, Field, Out, Refusal
from game.titles.signorie import effects, possible
from game.titles.signorie.actions.base import NOTHING, SEATS, Plain, Ready, SignorieMove, refuse
from game.titles.signorie.components import CAREER_TOP, CAREERS, INITIATIVE, INITIATIVE_TOP, TRACK, TRACKS
from game.titles.signorie.decisions import SPEND
from game.titles.signorie.state import SignorieState


def _track_refusal(s: SignorieState, track: int) -> Refusal | None:
    allowed = s.pending[-1].data[2]
    if track in allowed:
        return None
    names = tuple(TRACKS[number] for number in allowed)
    return refuse("track_not_allowed", "6.5", track=names[0] if len(names) == 1 else names)


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
    fields = (Field("track", CAREERS),)
    listed: Final = tuple([Action("enter_male", seat, (track,)) for track in CAREERS] for seat in SEATS)
    single: Final = tuple(tuple([Action("enter_male", seat, (track,))] for track in CAREERS) for seat in SEATS)

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every track that the points may be used on."""
        tracks = d.data[2]
        if not s.supply[2 * seat] or tracks[0] == INITIATIVE:
            return NOTHING
        return self.listed[seat] if len(tracks) > 1 else self.single[seat][tracks[0]]

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: no son in the supply; another track (6.5)."""
        if not s.supply[2 * a.seat]:
            return refuse("no_son_in_supply", "6.5")
        return _track_refusal(s, TRACK[a.args[0]])

    def apply(self, s: SignorieState, a: Action, out: Out) -> None:
        """He stands on slot 1."""
        track = TRACK[a.args[0]]
        s.supply[2 * a.seat] -= 1
        s.careers[3 * a.seat + track] = (1, *s.careers[3 * a.seat + track])
        out.event("entered", seat=a.seat, track=a.args[0])
        effects.reach(s, a.seat, track, 1, out)
        use_point(s, a.seat)


class AdvanceMale(SignorieMove):
    """An own son goes one slot up his career track."""

    name = "advance_male"
    fields = (Field("track", CAREERS), Field("slot", tuple(range(1, CAREER_TOP + 1))))

    def __init__(self) -> None:
        self.ready = tuple(tuple(Ready(partial(self._build, seat, track)) for track in CAREERS) for seat in SEATS)

    def _build(self, seat: int, track: str, sons: tuple[int, ...]) -> list[Action]:
        return [Action(self.name, seat, (track, slot)) for slot in sorted(set(sons)) if slot < CAREER_TOP]

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every slot below the top where an own son stands."""
        found: list[Action] = []
        for track in d.data[2]:
            if track != INITIATIVE:
                sons = s.careers[3 * seat + track]
                if sons:
                    found += self.ready[seat][track][sons]
        return found

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: a son at the top; no own son there; another track (6.5)."""
        track, slot = TRACK[a.args[0]], a.args[1]
        here = slot in s.careers[3 * a.seat + track]
        if slot == CAREER_TOP and here:
            return refuse("son_at_top", "6.5")
        if not here:
            return refuse("not_your_figure", "6.5")
        return _track_refusal(s, track)

    def apply(self, s: SignorieState, a: Action, out: Out) -> None:
        """One slot up, with what the new slot brings."""
        track, slot = TRACK[a.args[0]], a.args[1]
        at = 3 * a.seat + track
        sons = list(s.careers[at])
        sons.remove(slot)
        sons.append(slot + 1)
        sons.sort()
        s.careers[at] = tuple(sons)
        out.event("advanced", seat=a.seat, track=a.args[0], slot=slot + 1)
        effects.reach(s, a.seat, track, slot + 1, out)
        use_point(s, a.seat)


class AdvanceInitiative(Plain):
    """The own disc goes one slot up the initiative track."""

    name = "advance_initiative"

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """The step, if the points allow it and the disc is not at the top."""
        if d.data[2][-1] != INITIATIVE or s.initiative[seat] == INITIATIVE_TOP:
            return NOTHING
        return self.listed[seat]

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: another track; the disc at the top (6.5)."""
        refusal = _track_refusal(s, INITIATIVE)
        if refusal is None and s.initiative[a.seat] == INITIATIVE_TOP:
            return refuse("initiative_at_top", "6.5")
        return refusal

    def apply(self, s: SignorieState, a: Action, out: Out) -> None:
        """It lies on top of the discs of its new slot."""
        effects.step_up(s, a.seat)
        out.event("initiative_moved", seat=a.seat, slot=s.initiative[a.seat])
        use_point(s, a.seat)


class StopPoints(Plain):
    """Leave the remaining points unused."""

    name = "stop_points"

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Once a point has been used."""
        return self.listed[seat] if d.data[1] else NOTHING

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused before the first point (6.5)."""
        return None if s.pending[-1].data[1] else refuse("use_one_point", "6.5")

    def caution(self, s: SignorieState, a: Action) -> Refusal | None:
        """How many points are given up."""
        return refuse("points_lapse", "6.5", n=s.pending[-1].data[0])

    def apply(self, s: SignorieState, a: Action, out: Out) -> None:
        """They lapse."""
        out.event("points_lapsed", seat=a.seat, points=s.pending[-1].data[0])
        s.pending.pop()
