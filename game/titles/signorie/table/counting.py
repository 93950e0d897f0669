"""What events count: the places that bring points when they are told, and what each city has brought to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from game.engine import Event, View
from game.presentation import Counted, Gain
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.scoring import row_worth
from game.titles.signorie.rules.state import SignorieState


def _gain(vp: int) -> Gain:
    return Gain("signorie-art-gain", {"what": f"+{vp}[vp]"})


def _initiative(v: View, told: Mapping[str, Any]) -> list[Counted]:
    slot = told["slot"]
    return [Counted(f"step/{slot}", _gain(box.INITIATIVE_VP[slot]))]


def _reward(v: View, told: Mapping[str, Any]) -> list[Counted]:
    """Figures in cities, cities, or helpers on the viewer's own board, by the tile. None before somebody who can buy
    points is asked: that is already the board of the evening."""
    s: SignorieState = v.state
    seat, tile = told["seat"], told["tile"]
    if s.florins[seat] >= box.BUY_COST:
        return []
    gain = _gain(box.REWARDS[tile]["vp_each"])
    if tile == "rv_helpers":
        mine = s.helpers[seat] if seat == v.me else 0
        return [Counted(f"helper/{slot.id}", gain) for n, slot in enumerate(box.HELPERS) if mine >> n & 1]
    figure = 2 * seat + (box.DAUGHTER if tile.endswith("females") else box.SON)
    if tile.startswith("rv_cities"):
        return [Counted(f"city/{city}", gain) for city, there in zip(box.CITIES, s.cities) if figure in there]
    return [
        Counted(f"niche/{city}/{place}", gain)
        for city, there in zip(box.CITIES, s.cities)
        for place, other in enumerate(there)
        if other == figure
    ]


def _careers(v: View, told: Mapping[str, Any]) -> list[Counted]:
    """Half of each floor on which a son still stands."""
    s: SignorieState = v.state
    seat = told["seat"]
    sons = [(track, slot) for number, track in enumerate(box.CAREERS) for slot in s.careers[3 * seat + number]]
    return [Counted(f"floor/{track}/{slot}", _gain(box.CAREER_SLOTS[slot].final_vp)) for track, slot in sons]


def _row(v: View, told: Mapping[str, Any]) -> list[Counted]:
    """The viewer's own row, if it scores; those of others lie on no board."""
    s: SignorieState = v.state
    seat, name = told["seat"], told["row"]
    if seat != v.me or s.tiles_in(seat, box.ROW[name]) < box.ROW_TILES:
        return []
    return [Counted(f"row/{name}", _gain(row_worth(s, seat, box.ROW[name])))]


COUNTS: Final[Mapping[str, Callable[[View, Mapping[str, Any]], list[Counted]]]] = {
    "initiative_vp": _initiative,
    "reward_vp": _reward,
    "final_careers": _careers,
    "final_row": _row,
}
"""Kind of event -> the places that it counts, in reading order, by what it tells."""


def by_city(events: Iterable[Event]) -> dict[tuple[int, int], list[int]]:
    """(Seat, city) -> points by missions and by marriages there."""
    found: dict[tuple[int, int], list[int]] = {}
    for event in events:
        if event.kind in ("mission_sent", "married"):
            params = event.params
            cell = found.setdefault((params["seat"], box.CITY[params["city"]]), [0, 0])
            cell[event.kind == "married"] += params["vp"]
    return found
