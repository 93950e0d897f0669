"""Marriages and diplomatic missions (6.2, 6.6): figures go to the cities, points and alliance tiles come back."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules import effects
from game.titles.signorie.rules.actions.base import STRANGE, SignorieMove, refuse
from game.titles.signorie.rules.decisions import CITY_TILE
from game.titles.signorie.rules.state import CLOSED, MARRIAGES, MISSIONS, SignorieState

NO_CITY: Final = "none"
"""Open Gates: the figure goes to no city but back to its stock."""
TARGETS: Final = (*box.CITIES, NO_CITY)


def _goals(s: SignorieState, beyond: int) -> list[tuple[str, int]]:
    """Where a figure may go, and the rank or dowry that it takes: each city, or while the gates are open only ``beyond``."""
    if s.gates_open():
        return [(NO_CITY, beyond)]
    return [(city, box.NEXT_VALUE[len(figures)]) for city, figures in zip(box.CITIES, s.cities)]


def _city_refusal(s: SignorieState, target: str) -> Refusal | None:
    """Why nobody can be sent there, whoever it is, or None. ``none`` is right only while the gates are open."""
    if target == NO_CITY:
        return None if s.gates_open() else refuse("needs_city", "8")
    if s.next_value(box.CITY[target]) < box.FULL:
        return None
    if s.least_value() == box.FULL and not s.gates_open():
        return refuse("all_cities_full", "6.9")
    if s.cities[box.CITY[target]] == CLOSED:
        return refuse("city_closed", "4", city=target)
    return refuse("city_full", "6.2", city=target, gates=int(s.gates_open()))


def _wrong_slot(s: SignorieState, city: object, value: object) -> Refusal | None:
    """Why a figure dropped on a slot of a city has not met the lowest empty one, or None."""
    if city not in box.CITY or value not in box.SLOT_VALUES:
        return None
    lowest = s.next_value(box.CITY[str(city)])
    return None if lowest in (value, box.FULL) else refuse("lowest_slot_first", "6.6", v=lowest)


def _tile_stays(s: SignorieState, seat: int, row: int, target: str) -> Refusal | None:
    """The warning that the city's tile is not for this row, or None."""
    if s.pending[-1].data[0] != CITY_TILE or target == NO_CITY:
        return None
    tile = s.tile_for(row, box.CITY[target])
    if tile == s.fitting(seat, row, box.CITY[target]):
        return None
    return refuse("tile_stays", "6.2", tile=tile, city=target, row=box.ROWS[row])


def _gain_tile(s: SignorieState, seat: int, row: int, city: int, gain: int, out: Effects) -> None:
    """The city's tile if the plan needs it there, or one from the stock unseen, as the action says."""
    if gain != CITY_TILE:
        effects.face_down_tile(s, seat, row, out)
        return
    tile = s.tile_for(row, city)
    if not tile:
        return
    taken = s.fitting(seat, row, city) != ""
    if taken:
        s.city_tiles[2 * city + (row != box.MARRIAGE_ROW)] = ""
        s.face_up[4 * seat + row] += (tile,)
    out.event("tile_taken" if taken else "tile_stays", seat=seat, tile=tile, city=box.CITIES[city], row=box.ROWS[row])


class SendMission(SignorieMove):
    """Send an own son from a career track to a city."""

    name = "send_mission"
    fields = (
        Field("track", box.CAREERS),
        Field("slot", tuple(range(1, box.CAREER_TOP + 1))),
        Field("city", TARGETS),
    )

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every own son with every city whose lowest empty slot his rank reaches; with open gates every son of rank 4."""
        goals = _goals(s, box.GATES_RANK)
        return [
            self.made[seat][track, slot, target]
            for number, track in enumerate(box.CAREERS)
            for slot in dict.fromkeys(s.careers[3 * seat + number])
            for target, value in goals
            if value <= box.RANK[slot]
        ]

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: no own son there; too low a rank; no empty slot; a closed city (6.6)."""
        track, slot, target = a.args
        if slot not in s.careers[3 * a.seat + box.TRACK[track]]:
            return refuse("not_your_figure", "6.5")
        refusal = _city_refusal(s, target)
        if refusal is None:
            value = box.GATES_RANK if target == NO_CITY else s.next_value(box.CITY[target])
            if box.RANK[slot] < value:
                return refuse("rank_too_low", "6.6", v=value, r=box.RANK[slot])
        return refusal

    def caution(self, s: SignorieState, a: Action) -> Refusal | None:
        """A tile that will stay."""
        return _tile_stays(s, a.seat, box.TRACK[a.args[0]], a.args[2])

    def malformed(self, s: SignorieState, a: Action) -> Refusal:
        """Another player's son; one who has no career; a slot of the city that is not the lowest; else nothing meant."""
        if len(a.args) != 4 or not self.well_formed(a.args[:3]):
            return super().malformed(s, a)
        if a.args[3] == STRANGE:
            return refuse("not_your_figure", "6.5")
        if a.args[3] in box.GENDERS:
            return refuse("only_from_a_track", "6.6", gender=a.args[3])
        refusal = _wrong_slot(s, a.args[2], a.args[3])
        return refusal or super().malformed(s, a)

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """He takes the lowest empty slot; points of the slot he leaves; the tile, or a face-down one."""
        seat, (track, slot, target) = a.seat, a.args
        gain = s.pending.pop().data[0]
        row = box.TRACK[track]
        sons = list(s.careers[3 * seat + row])
        sons.remove(slot)
        s.careers[3 * seat + row] = tuple(sons)
        vp = box.CAREER_SLOTS[slot].vp
        s.earn(seat, vp, MISSIONS)
        if target == NO_CITY:
            s.stock[2 * seat + box.SON] += 1
            out.event("mission_beyond", seat=seat, track=track, slot=slot, vp=vp)
            return
        city = box.CITY[target]
        value = s.next_value(city)
        s.into_city(seat, box.SON, city)
        out.event("mission_sent", seat=seat, track=track, slot=slot, city=target, value=value, vp=vp)
        _gain_tile(s, seat, row, city, gain, out)


class ArrangeMarriage(SignorieMove):
    """Send a daughter to a city with a dowry."""

    name = "arrange_marriage"
    fields = (Field("city", TARGETS), Field("dowry", tuple(range(1, box.DOWRY_MOST + 1))))

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every city with an empty slot, every dowry from its lowest value to 4 that can be paid."""
        most = min(box.DOWRY_MOST, s.florins[seat])
        return [
            self.made[seat][target, dowry]
            for target, least in _goals(s, box.GATES_DOWRY)
            for dowry in range(least, most + 1)
        ]

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: no empty slot; a closed city; a dowry too small, too big or beyond the purse (6.2)."""
        target, dowry = a.args
        refusal = _city_refusal(s, target)
        if refusal is not None:
            return refusal
        least = box.GATES_DOWRY if target == NO_CITY else s.next_value(box.CITY[target])
        if dowry < least:
            return refuse("dowry_too_small", "6.2", v=least)
        if dowry > box.DOWRY_MOST:
            return refuse("dowry_too_big", "6.2", n=box.DOWRY_MOST)
        if dowry > s.florins[a.seat]:
            return refuse("dowry_no_money", "6.2", v=least, m=s.florins[a.seat])
        return None

    def caution(self, s: SignorieState, a: Action) -> Refusal | None:
        """A tile that will stay."""
        return _tile_stays(s, a.seat, box.MARRIAGE_ROW, a.args[0])

    def malformed(self, s: SignorieState, a: Action) -> Refusal:
        """A slot of the city that is not the lowest; a dowry that nobody may pay; else nothing meant."""
        if len(a.args) == 3:
            return _wrong_slot(s, a.args[0], a.args[2]) or super().malformed(s, a)
        if len(a.args) == 2 and a.args[0] in TARGETS and type(a.args[1]) is int:
            return self.check(s, a) or super().malformed(s, a)
        return super().malformed(s, a)

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """She takes the lowest empty slot; the dowry is paid and scores; the tile, or a face-down one."""
        seat, (target, dowry) = a.seat, a.args
        gain = s.pending.pop().data[0]
        vp = box.DOWRY_VP * dowry
        s.supply[2 * seat + box.DAUGHTER] -= 1
        s.florins[seat] -= dowry
        s.earn(seat, vp, MARRIAGES)
        if target == NO_CITY:
            s.stock[2 * seat + box.DAUGHTER] += 1
            out.event("married_beyond", seat=seat, dowry=dowry, vp=vp)
            return
        city = box.CITY[target]
        value = s.next_value(city)
        s.into_city(seat, box.DAUGHTER, city)
        out.event("married", seat=seat, city=target, value=value, dowry=dowry, vp=vp)
        _gain_tile(s, seat, box.MARRIAGE_ROW, city, gain, out)
