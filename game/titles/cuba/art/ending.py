"""The last scene: the ship that carried the game sails past the quay at sunset."""

from __future__ import annotations

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.titles.cuba import presentation as table
from game.titles.cuba.art.inks import CREAM, GOLD, LINE, MIDDLE, ONE, PALE, PANEL, SEAT, SUN
from game.titles.cuba.art.town import ground
from game.titles.cuba.components import MERCHANDISE_IDS
from game.titles.cuba.state import CubaState


def ending(v: View, result: Result) -> Ending:
    """The picture, the words, and what each has built."""
    s: CubaState = v.state
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    stem = f"cuba-ending-{result.outcome}".replace("_", "-")
    facts = {"seat": winners[0], "vp": result.params["vp"]}
    return Ending(
        _picture(v, winners),
        f"{stem}-name",
        f"{stem}-text",
        facts,
        v.seat is None or v.seat in winners,
        _strip(v, s),
        ground=ground(),
    )


def _picture(v: View, winners: list[int]) -> DisplayList:
    color = table.color_of(v, winners[0])
    sheet = DisplayList(450, 664)
    sheet.svg("cuba/scenes/sunset", (2, 2, 446, 660))
    sheet.svg("cuba/scenes/galleon", (36, 160, 400, 330), c=SEAT[color])
    wide = 56.0 if len(winners) == 1 else 40.0
    left = 240 - (wide * len(winners) + 4 * (len(winners) - 1)) / 2
    for i, seat in enumerate(winners):
        sheet.svg(f"shared/seats/{table.color_of(v, seat)}", (left + (wide + 4) * i, 247, wide, wide))
    for i, kind in enumerate(MERCHANDISE_IDS):
        x = 128.0 + 42 * i
        sheet.panel((x, 413, 36, 36), SUN, "#3E1D0C", 5, 1.6)
        sheet.svg(f"cuba/icons/{kind}", (x + 3, 416, 30, 30))
    sheet.svg("cuba/scenes/quay", (2, 512, 446, 150))
    sheet.panel((1, 1, 448, 662), "none", SUN, 10, 2)
    return sheet


def _strip(v: View, s: CubaState) -> DisplayList:
    """What stands on every plantation. 746 x 92."""
    sheet = DisplayList(746, 92)
    sheet.panel((0, 0, 746, 92), PANEL, LINE, 8, 1.2)
    wide = 734 / s.seats
    for seat in range(s.seats):
        x = 6 + wide * seat
        best = s.vp[seat] == max(s.vp)
        if best:
            sheet.panel((x, 5, wide - 4, 82), "#1F5A54", GOLD, 6, 1.4)
        sheet.svg(f"shared/seats/{table.color_of(v, seat)}", (x + 8, 11, 18, 18))
        sheet.say(
            (x + 31, 8, wide - 92, 24), "table-player", {"seat": seat}, size=13.5, colour=CREAM, face="bold", **ONE
        )
        sheet.write((x + wide - 62, 8, 52, 24), f"[coin] {s.pesos[seat]}", size=13, colour=PALE, lines=1, align="right")
        houses = list(s.buildings(seat))
        step = min(34.0, (wide - 24) / max(1, len(houses)))
        for i, house in enumerate(houses):
            sheet.svg(f"cuba/buildings/{house}", (x + 8 + step * i, 42, 34, 34))
        if not houses:
            sheet.say((x + 8, 42, wide - 20, 34), "cuba-art-no-houses", size=12, colour=PALE, **MIDDLE)
    return sheet
