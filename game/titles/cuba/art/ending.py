"""The last scene: the ship that carried the game sails past the quay at sunset."""

from __future__ import annotations

from typing import Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.titles.cuba import presentation as table
from game.titles.cuba.art.inks import CREAM, GOLD, INK, LINE, MIDDLE, ONE, PALE, PANEL, SEAT, SECOND, SUN
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
        body=_body(v, result),
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


# --- the score on one scale ------------------------------------------------------------------------

_BARS: Final = (
    ("ships", ("ships",), "#2F6284", "ship"),
    ("buildings", ("buildings",), "#A8402E", "house"),
    ("laws", ("tax", "duty", "tax_and_duty"), "#8A6320", "law"),
    ("subsidy", ("subsidy",), "#4C6B2A", "coin"),
    ("architect", ("architect",), "#6A4A86", "vp"),
    ("final", ("final_buildings",), "#F2DCA8", "house"),
)


def _points(result: Result, seat: int) -> list[int]:
    """The points of a seat by the six sources of the chart."""
    items = {item.source: item.amount for item in result.scores[seat].items}
    return [sum(items.get(source, 0) for source in sources) for _, sources, _, _ in _BARS]


def _body(v: View, result: Result) -> DisplayList:
    """The itemised score of all on one scale, and what decided it. 746 x 450."""
    s: CubaState = v.state
    sheet = DisplayList(746, 450)
    sheet.panel((0, 0, 746, 236), PANEL, LINE, 8, 1.2)
    x = 14.0
    for name, _, ink, icon in _BARS:
        sheet.panel((x, 14, 13, 13), ink, "", 3)
        sheet.svg(f"cuba/icons/{icon}", (x + 18, 11, 18, 18))
        sheet.say((x + 40, 8, 80, 24), f"cuba-art-score-{name}", size=12.5, **ONE)
        x += 122
    order = sorted(range(s.seats), key=lambda seat: (result.ranks[seat], seat))
    scale = 530 / max(80, *(score.total for score in result.scores))
    pitch = {2: 62.0, 3: 50.0, 4: 40.0, 5: 34.0}[s.seats]
    for row, seat in enumerate(order):
        y = 40 + pitch * row
        high = pitch - 8
        if result.ranks[seat] == 1:
            sheet.panel((6, y - 3, 734, high + 6), "#1F5A54", GOLD, 6, 1.4)
        sheet.write((12, y, 18, high), str(result.ranks[seat]), size=15, colour=PALE, face="bold", **MIDDLE)
        sheet.svg(f"shared/seats/{table.color_of(v, seat)}", (36, y + high / 2 - 9, 18, 18))
        sheet.say((60, y, 84, high), "table-player", {"seat": seat}, size=14, face="bold", **ONE)
        left = 148.0
        for (_, _, ink, _), points in zip(_BARS, _points(result, seat)):
            wide = points * scale
            if points:
                sheet.panel((left, y + 2, wide - 1, high - 4), ink, "#07201E", 3, 1)
            if wide >= 15:
                colour = INK if ink == "#F2DCA8" else CREAM
                sheet.write((left, y, wide, high), str(points), size=13, colour=colour, face="bold", **MIDDLE)
            left += wide
        total = str(result.scores[seat].total)
        sheet.write((left + 6, y, 50, high), total, size=18, colour=PALE, face="bold", **ONE)
    for tick in range(0, 81, 20):
        at = 148 + tick * scale
        sheet.panel((at, 38, 1, 178), "#FFFFFF", "", 0, 0, 0.12)
        sheet.write((at - 20, 215, 40, 18), str(tick), size=11.5, colour=SECOND, **MIDDLE)
    _decided(v, result, order, sheet)
    strip = _strip(v, s)
    sheet.place(strip, 0, 360)
    return sheet


def _decided(v: View, result: Result, order: list[int], sheet: DisplayList) -> None:
    """The first against the second, source by source: filled to the right is more, hollow to the left is less."""
    first, second = order[0], order[1]
    sheet.panel((0, 244, 746, 108), CREAM, "#8A6A3B", 8, 1.4)
    facts = {"seat": first, "other_seat": second}
    sheet.say((14, 247, 718, 26), "cuba-art-decided-by", facts, size=15, colour=INK, face="title", **ONE)
    gaps = [a - b for a, b in zip(_points(result, first), _points(result, second))]
    most = max(1, *(abs(gap) for gap in gaps))
    for i, ((name, _, ink, _), gap) in enumerate(zip(_BARS, gaps)):
        x = 10 + 121.5 * i
        if gap == max(gaps) and gap > 0:
            sheet.panel((x, 274, 118, 72), "#F6DFA2", "#C08A2C", 6, 1.4)
        sheet.say((x + 4, 276, 110, 20), f"cuba-art-score-{name}", size=12.5, colour=INK, **MIDDLE)
        wide = 52 * abs(gap) / most
        sheet.panel((x + 58.5, 298, 1, 22), "#8A6A3B", "", 0)
        if gap > 0:
            sheet.panel((x + 59, 301, wide, 16), "#A8402E" if ink == "#F2DCA8" else ink, "", 3)
        elif gap < 0:
            sheet.panel((x + 59 - wide, 301, wide, 16), "none", "#8E1F1A", 3, 1.6)
        text = f"{gap:+d}".replace("-", "−") if gap else "±0"
        colour = "#8E1F1A" if gap < 0 else INK
        sheet.write((x + 4, 320, 110, 22), text, size=14.5, colour=colour, face="bold", **MIDDLE)
