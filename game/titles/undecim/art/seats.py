"""The plates of the rivals, the score on one scale, and the bar."""

from __future__ import annotations

from game.engine import HIDDEN, View
from game.presentation import QUIET, SHADOW, DisplayList, kit
from game.titles.undecim.art.inks import (
    BRIGHT,
    CREAM,
    DARK,
    GOLD,
    INK,
    INSET,
    LINE,
    MIDDLE,
    MUTE,
    PANEL,
    ROMAN,
    SEAT,
    STONE,
    WINE,
    becomes,
    cameo,
    framed,
    icon,
    name_of,
    plate,
)
from game.titles.undecim.rules import area
from game.titles.undecim.rules.components import BUILDING, ENEMY, NUMBER, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places

_PARTS = ("round_start", "action", "refill_actions", "red_moon", "round_end")
_TO_COME = ("#8FA86A", "#C9B68A", "#F2C84B")
"""The colours of what is still to come: by the round, by settlements, by gold."""


def bar(phase: str, round_: int, changed: int = 0) -> DisplayList:
    """Crest and name, the parts of a round, the rounds, how many options differ from the draft. 1280 x 38."""
    sheet = DisplayList(1280, 38)
    sheet.panel((0, 0, 1280, 38), DARK, "", 0)
    sheet.svg("undecim/crest", (12, 3, 32, 32), c="#F0DCA8")
    sheet.say((50, 0, 150, 37), "undecim-name-undecim", size=20, colour="#F0DCA8", face="title", lines=1)
    named = {part: f"undecim-art-part-{part}".replace("_", "-") for part in _PARTS}
    fill = "#C22A2A" if phase == "red_moon" else "#4A2630"
    x = kit.course(sheet, 186, named, phase, fill, "#FFFFFF", ("#7A6250", CREAM))
    for number in range(1, ROUNDS + 1):
        place = (x - 14 + 21 * number, 7.0, 20.0, 24.0)
        now = number == round_
        if now:
            sheet.panel(place, WINE, "", 4)
        colour = BRIGHT if now else "#9C8672" if number < round_ else MUTE
        sheet.write(place, ROMAN[number], size=12.5, colour=colour, face="title", **MIDDLE)
    sheet.hot((x + 7, 4, 21.0 * ROUNDS, 30), "rounds")
    if changed:
        sheet.panel((890, 7, 98, 24), "#4A2630", "", 12)
        sheet.say((896, 6, 86, 25), "undecim-art-variants", {"count": changed}, size=12.5, colour=BRIGHT, **MIDDLE)
        sheet.hot((890, 7, 98, 24), "variants")
    return sheet


def rival(v: View, seat: int, place: int) -> DisplayList:
    """Everything that a rival owns: hands as backs, points, holdings, settlements."""
    s: UndecimState = v.state
    left, top, w, h = places.plate_at(place, s.seats)
    sheet = DisplayList(w, h)
    color = v.colors[seat]
    asked = bool(s.pending) and seat in s.pending[-1].seats
    framed(sheet, (0, 0, w, h), SEAT[color][0] if asked else "#6E5648", asked)
    with sheet.aside():
        sheet.panel((1.5, 10, 4, h - 20), SEAT[color][0], "", 2)
    cameo(sheet, (13, 5, 53, 53), color)
    sheet.say((76, 2, w - 190, 26), "table-player", {"seat": seat}, size=16, colour=BRIGHT, face="bold", lines=1)
    if seat == s.first:
        sheet.svg(icon("start"), (w - 118, 4, 24, 24))
        sheet.hot((w - 118, 4, 24, 24), "start")
    sheet.write((160, 30, 26, 28), str(len(s.hands[seat])), size=14, face="bold", lines=1)
    sheet.hot((78, 30, 106, 28), f"hand/{seat}")
    _played(sheet, s, seat, w)
    chosen = places.choosing(s) and seat in s.sealed
    plate(sheet, (w - 88, 29 if chosen else 6, 78, 33), s.vp[seat], SEAT[color][0])
    lands = sum(outlook.land_lines(s, seat))
    with sheet.aside():
        if not chosen:
            sheet.say(
                (w - 96, 40, 86, 20), "undecim-art-land", {"vp": lands}, size=11.5, colour=MUTE, align="right", lines=1
            )
    with sheet.aside(QUIET):
        becomes(sheet, (w - 88, 93, 78, 26), s.vp[seat], outlook.worth(s, seat))
    _holdings(sheet, s, seat, place, left, top)
    _settlements(sheet, s, seat, place, left, top)
    return sheet


def _played(sheet: DisplayList, s: UndecimState, seat: int, w: float) -> None:
    for i, card in enumerate(s.played[seat]):
        if card == HIDDEN:
            continue
        x = w - 196 - 102 * i
        sheet.panel((x, 31, 100, 27), STONE, "", 4)
        sheet.panel((x + 2, 33, 23, 23), WINE, "", 3)
        sheet.write((x + 2, 32, 23, 24), str(NUMBER[card]), size=15, colour=BRIGHT, face="title", **MIDDLE)
        sheet.say((x + 27, 34, 72, 20), name_of(card), size=12.2, colour=INK, face="bold", lines=1)
        sheet.hot((x, 31, 100, 27), f"card/{card}")


def _holdings(sheet: DisplayList, s: UndecimState, seat: int, place: int, left: float, top: float) -> None:
    with sheet.aside():
        for start, count in ((0, 4), (4, 4), (8, 2)):
            x, y, w, h = places.holding_at(place, s.seats, places.COLUMNS[start])
            sheet.panel((x - left, y - top, w * count, h), INSET, "", 5)
    most = max(area.enemies(s, other) for other in range(s.seats))
    for side in places.COLUMNS:
        x, y, w, h = places.holding_at(place, s.seats, side)
        x, y = x - left, y - top
        count = s.sides[seat].count(side)
        if side == ENEMY and count and count == most:
            sheet.panel((x + 0.5, y + 1, w - 1, h - 2), "#5E1220", "#F2694E", 5, 1.4)
        if not count:
            with sheet.aside(SHADOW):
                sheet.svg(icon(side), (x + (w - 13) / 2 - 9.5, y + 3, 21, 21), alpha=130)
        if count:
            sheet.write((x + w - 13, y, 12, h), str(count), size=17, colour=BRIGHT, face="bold", **MIDDLE)
        with sheet.aside():
            if not count:
                sheet.write((x + w - 13, y, 12, h), "0", size=15, colour="#8A7668", **MIDDLE)
        sheet.hot((x + w - 14, y, 14, h), f"side/{side}")


def _settlements(sheet: DisplayList, s: UndecimState, seat: int, place: int, left: float, top: float) -> None:
    w = sheet.size[0]
    scale = BUILDING[s.rules().building_scale]
    points = []
    for rect, cards in zip(places.rival_towns(s, seat, place), s.settled[seat]):
        level = len(cards)
        vp = scale[min(level, len(scale) - 1)]
        points.append(vp)
        x = rect[0] - left + rect[2] + 3
        sheet.write((x, 90, 44, 17), f"Lv**{level}**", size=13, colour=CREAM, lines=1)
        sheet.write((x, 105, 44, 18), f"[vp]{vp}", size=13, colour=GOLD, face="bold", lines=1)
    with sheet.aside():
        if not points:
            sheet.say((14, 94, 200, 25), "undecim-art-no-towns", size=12, colour=MUTE, lines=1)
        facts = {"vp": sum(points)}
        sheet.say((w - 104, 95, 94, 24), "undecim-art-built", facts, size=12, colour=MUTE, align="right", lines=1)
    for i, _ in enumerate(s.annexed[seat]):
        sheet.svg(icon("annex"), (w - 126 - 24 * i, 95, 22, 22))


def score(v: View) -> DisplayList:
    """The points of all seats and what they would become, as bars on one scale. 296 x 112."""
    s: UndecimState = v.state
    sheet = DisplayList(296, 112)
    worth = {seat: outlook.worth(s, seat) for seat in range(s.seats)}
    order = sorted(worth, key=lambda seat: -worth[seat])
    with sheet.aside():
        _bars(sheet, v, s, order, worth)
    with sheet.aside(QUIET):
        _lengths(sheet, v, s, order, worth)
    return sheet


def _lengths(sheet: DisplayList, v: View, s: UndecimState, order: list[int], worth: dict[int, int]) -> None:
    """What each seat has, in its colour, and what is to come, and both together."""
    pitch, unit = 108 / s.seats, 190 / max(24, *worth.values())
    for i, seat in enumerate(order):
        y = 2 + pitch * (i + 0.5)
        color, mine = v.colors[seat], seat == v.me
        sheet.svg(f"shared/seats/{color}", (12, y - 8, 16, 16))
        sheet.panel((42, y - 6, 190, 12), DARK, "", 5)
        now, then = s.vp[seat] * unit, worth[seat] * unit
        if worth[seat] > s.vp[seat]:
            sheet.panel((42, y - 6, max(5.0, then), 12), "#C9B68A", "", 5)
        if s.vp[seat]:
            sheet.panel((42, y - 6, max(5.0, now), 12), SEAT[color][0], "", 5)
        face, ink = ("bold", BRIGHT) if mine else ("body", CREAM)
        if worth[seat]:
            place = (236, y - 14, 46, 28)
            sheet.write(place, str(worth[seat]), size=18, colour=ink, face=face, align="right", lines=1)


def _bars(sheet: DisplayList, v: View, s: UndecimState, order: list[int], worth: dict[int, int]) -> None:
    sheet.panel((0, 0, 296, 112), PANEL, LINE, 8)
    sheet.say((10, 3, 110, 24), "undecim-art-score", size=14.5, colour=GOLD, face="title", lines=1)
    for i, (key, colour) in enumerate(zip(("round", "built", "gold"), _TO_COME)):
        x = 122 + 57 * i
        sheet.panel((x, 11, 10, 10), colour, "", 2)
        sheet.say((x + 13, 4, 43, 23), f"undecim-art-score-{key}", size=12, lines=1)
    top = max(24, *worth.values())
    pitch = 82 / s.seats
    for i, seat in enumerate(order):
        y = 28 + pitch * i
        color = v.colors[seat]
        sheet.svg(f"shared/seats/{color}", (9, y + 2, 14, 14))
        mine = seat == v.me
        sheet.say(
            (27, y - 1, 66, 20),
            "table-player",
            {"seat": seat},
            size=12.5,
            colour=BRIGHT,
            face="bold" if mine else "body",
            lines=1,
        )
        left, unit = 94.0, 132 / top
        sheet.panel((left, y + 2, 132, 14), DARK, "", 3)
        ink = INK if color in ("yellow", "green") else "#FFFFFF"
        parts = (
            (s.vp[seat], SEAT[color][0], ink),
            *((value, colour, INK) for value, colour in zip(_to_come(s, seat), _TO_COME)),
        )
        for value, colour, letters in parts:
            if value:
                wide = value * unit
                sheet.panel((left, y + 2, max(2.0, wide - 1), 14), colour, "", 2)
                if wide > 13:
                    sheet.write(
                        (left, y + 1, wide - 1, 16), str(value), size=11.5, colour=letters, face="bold", **MIDDLE
                    )
                left += wide
        text = f"{s.vp[seat]} → **{worth[seat]}**"
        sheet.write((226, y - 1, 62, 20), text, size=13, colour=BRIGHT, align="right", lines=1)


def _to_come(s: UndecimState, seat: int) -> tuple[int, int, int]:
    """What would come to the points if the game ended now: by lands and awards of this round and the order of the last
    one, by settlements, by gold."""
    parts = outlook.parts(s, seat)
    return parts["land"] + parts["award"] + parts["order"], parts["building"] + parts["bonus"], parts["gold"]
