"""The middle of the table: open country under the moon, the wall on which the action cards hang, the awards."""

from __future__ import annotations

from typing import Any

from game.engine import View
from game.presentation import QUIET, DisplayList, Rect
from game.titles.undecim.art.inks import (
    BRIGHT,
    CREAM,
    DARK,
    GLOW,
    GREEN,
    MIDDLE,
    MUTE,
    SEAT,
    dashed,
    icon,
    name_of,
)
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import AWARDS, MODULES, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places

LEFT, TOP = 12.0, 174.0
_NOTE: dict[str, Any] = {"size": 12, "colour": "#E0CDB4", "lines": 1}
_GREAT = 2
"""Up to so many awards hang as great tablets."""


def ridge(x: float) -> float:
    """The height of the near ridge at x in the picture."""
    return 151 + ((x - 134) / 130) ** 2 * 17


def frontier(v: View) -> DisplayList:
    """The whole picture, 1256 x 210."""
    s: UndecimState = v.state
    sheet = DisplayList(1256, 210)
    if places.at_night(s):
        _night(sheet, v, s)
    else:
        _warriors(sheet, s)
        _tower(sheet, s)
        _wall(sheet, v, s)
    _awards(sheet, v, s)
    return sheet


def _night(sheet: DisplayList, v: View, s: UndecimState) -> None:
    """Over the red moon of the ground: what this night is, and what it brings each seat."""
    with sheet.aside():
        sheet.say((336, 0, 300, 54), "undecim-phase-night", size=40, colour="#FFE3C4", face="title", lines=1)
    first, second, third = (scoring.enemies_vp(s, n) for n in (1, 2, 3))
    facts = {"first": first, "second": second - first, "third": third - second}
    sheet.panel((336, 58, 332, 50), "#1B0810", "#B5443C", 8, 1.3, 0.82)
    sheet.say((346, 59, 314, 24), "undecim-art-night-most", facts, size=13.5, colour=BRIGHT, lines=1)
    sheet.say((346, 82, 314, 24), "undecim-art-night-one", facts, size=13.5, colour=BRIGHT, lines=1)
    asked = s.pending[-1].seats[0] if s.pending else -1
    order = [seat for _, seat in s.entries]
    for i, seat in enumerate(dict.fromkeys(order)):
        y = 4 + 26 * i
        sheet.panel((700, y, 294, 24), "#1B0810", SEAT[v.colors[seat]][0] if seat == asked else "", 7, 1.5, 0.84)
        sheet.svg(f"shared/seats/{v.colors[seat]}", (706, y + 4, 16, 16))
        sheet.say((727, y, 92, 24), "table-player", {"seat": seat}, size=13, colour=BRIGHT, face="bold", lines=1)
        state = "now" if seat == asked else "next" if seat in s.queue else "done"
        enemies = s.sides[seat].count("enemy")
        sums = {
            "state": state,
            "count": enemies if state != "done" else s.slain[seat],
            "vp": scoring.enemies_vp(s, s.slain[seat]),
            "land": sum(outlook.land_lines(s, seat)),
        }
        sheet.say((820, y, 168, 24), "undecim-art-night-seat", sums, size=13, colour=BRIGHT, align="right", lines=1)
    sheet.hot((500, 0, 200, 120), "moon")
    _tower_plates(sheet)


def _tower_plates(sheet: DisplayList) -> None:
    dashed(sheet, (265, 128, 50, 70), "#F2694E")


def moon_of(s: UndecimState) -> str:
    """The drawing of the moon with the counters that are left."""
    return f"undecim/moon/{'ten' if s.rules().moon_counters == 10 else 'twelve'}_{s.counters}"


def glow(left: int, radius: float) -> str:
    """The halo around the moon as the body of a drawing of three radii."""
    colour = "#E8402F" if left < 6 else "#F7E7BE"
    r = radius * 1.5
    return (
        f'<circle cx="{r}" cy="{r}" r="{r}" fill="{colour}" fill-opacity=".1"/>'
        f'<circle cx="{r}" cy="{r}" r="{radius * 1.26}" fill="{colour}" fill-opacity=".16"/>'
    )


def nearness(s: UndecimState) -> float:
    """How near the moon has come, from 0 to 1: by the counters that have gone."""
    return 1 - s.counters / s.rules().moon_counters


def moon(sheet: DisplayList, s: UndecimState) -> None:
    """The moon on the stage: it grows with every counter that goes, until it fills its ring."""
    x, y = places.MOON
    r = places.MOON_FAR + (places.MOON_NEAR - places.MOON_FAR) * nearness(s)
    sheet.shape(glow(s.counters, r), (x - 1.5 * r, y - 1.5 * r, 3 * r, 3 * r), (3 * r, 3 * r))
    size = r / 27 * 64
    sheet.svg(moon_of(s), (x - size / 2, y - size / 2, size, size))


def moon_says(s: UndecimState) -> str:
    """The end of the message below the moon: ``night`` in one, ``none`` if one falls this round as things stand, ``last``
    if none can fall any more, ``late`` if the die has yet to take off its counters, ``near`` if the next die may bring
    one, else ``left``."""
    if s.night:
        return "night"
    if outlook.night_tonight(s):
        return "none"
    if outlook.counters_tonight(s) < s.counters:
        return "late"
    if s.round == ROUNDS and s.phase not in ("red", "act"):
        return "last"
    return "near" if outlook.may_fall_next(s) else "left"


def warriors(s: UndecimState) -> list[tuple[float, float, float]]:
    """Where the feet of the warriors stand on the ridge in the picture, and how large each is: one for each counter that
    has gone."""
    gone = s.rules().moon_counters - s.counters
    middle, pitch = places.MOON[0] - LEFT, min(19.0, 190 / max(1, gone))
    found = []
    for i in range(gone):
        at = middle + (i - (gone - 1) / 2) * pitch
        found.append((at, ridge(at), 1.25 if i % 3 == 1 else 1.0))
    return found


def torch_at(x: float, y: float) -> Rect:
    """The place of the torch of every third warrior, from the first on."""
    return x - 2, y - 34, 24, 24


def _warriors(sheet: DisplayList, s: UndecimState) -> None:
    sheet.svg("undecim/scenes/ridge", (0, 0, 252, 210))
    for i, (x, y, k) in enumerate(warriors(s)):
        sheet.svg("undecim/scenes/warrior", (x - 10 * k, y - 27 * k, 20 * k, 30 * k))
        if i % 3 == 0:
            sheet.svg(icon("torch"), torch_at(x, y))
    tonight = outlook.night_tonight(s)
    with sheet.aside():
        sheet.panel((6, 6, 62, 20), DARK, "", 6, 0, 0.78)
        sheet.say((12, 4, 56, 23), "undecim-art-moon", size=13.5, face="title", lines=1)
        sheet.panel((6, 181, 188, 24), "#6E1220" if tonight else DARK, "#D9534A", 6, 1.4, 0.94)
    with sheet.aside(QUIET):
        sheet.panel((6, 179, 192, 27), "#6E1220" if tonight else DARK, "", 6, 0, 0.94 if tonight else 0.6)
    facts = {"count": s.counters, "eyes": outlook.counters_tonight(s), "die": s.die}
    sheet.say((10, 181, 184, 24), f"undecim-art-moon-{moon_says(s)}", facts, size=13.5, colour="#FFD9C0", **MIDDLE)
    sheet.hot((40, 20, 190, 155), "moon")


def _tower(sheet: DisplayList, s: UndecimState) -> None:
    with sheet.aside():
        dashed(sheet, (265, 39, 50, 70), "#2B141C")
        dashed(sheet, (265, 128, 50, 70), "#2B141C")
        sheet.say((250, 108, 80, 19), "undecim-art-deck", size=12, colour="#2B141C", face="bold", **MIDDLE)


def _wall(sheet: DisplayList, v: View, s: UndecimState) -> None:
    key = "choose" if places.choosing(s) else "take" if s.phase == "take" else "tray" if places.squeezed(s) else "order"
    with sheet.aside():
        sheet.panel((334, 6, 660, 20), DARK, "", 6, 0, 0.72)
        sheet.say((342, 4, 60, 23), "undecim-art-field", size=13.5, face="title", lines=1)
        sheet.say((410, 6, 580, 20), f"undecim-art-field-{key}", **_NOTE)
    hung = places.wall(s)
    who = {card: seat for seat, cards in enumerate(s.played) for card in cards}
    asked = s.pending[-1].seats[0] if s.pending else -1
    for name, (x, y, w, h) in hung.items():
        kind, _, thing = name.partition("/")
        rect = (x - LEFT, y - TOP, w, h)
        if kind == "secret":
            _secret(sheet, v, s, int(thing), rect)
        elif kind == "field" and not places.squeezed(s):
            place = (rect[0] + 3, rect[1] + h + 4, w - 6, 22)
            if thing in who:
                now = s.phase == "act" and s.at < len(s.entries) and s.entries[s.at][0] == thing
                _mark(sheet, v, place, who[thing], "now" if now else _state_of(s, thing))
            elif s.phase in ("act", "red", "take"):
                with sheet.aside():
                    sheet.panel(place, DARK, "", 6, 0, 0.62)
                    sheet.say(place, "undecim-art-unused", size=12.5, colour="#EBDCC4", **MIDDLE)
    if s.tray:
        x, y, w, h = places.tray(s)
        sheet.panel((x - LEFT, y - TOP, w, h), DARK, "#E3BE6A", 7, 1.4, 0.86)
        if not places.squeezed(s):
            place = (x - LEFT + 4, y - TOP + h - 23, w - 8, 21)
            with sheet.aside():
                sheet.say(place, "undecim-art-laid-open", size=12.5, colour=BRIGHT, **MIDDLE)
    if s.field_down:
        with sheet.aside():
            sheet.panel((902, 104, 96, 42), DARK, "", 6, 0, 0.7)
            sheet.say((904, 105, 92, 20), "undecim-art-down", {"count": len(s.field_down)}, size=12.5, **MIDDLE)
            sheet.say((904, 124, 92, 20), "undecim-art-down-why", size=12, colour=MUTE, **MIDDLE)
        x, y, w, h = places.BRACKET
        sheet.svg("undecim/scenes/bracket", (x - LEFT, y - TOP, w, h))
    if asked >= 0 and s.phase == "take":
        gone = [seat for seat in range(s.seats) if seat not in s.queue and seat != asked]
        with sheet.aside():
            for seat in gone:
                sheet.svg(f"shared/seats/{v.colors[seat]}", (960 - 18 * gone.index(seat), 8, 15, 15))


def _state_of(s: UndecimState, card: str) -> str:
    if s.phase == "act":
        order = [name for name, _ in s.entries]
        return "done" if card in order and order.index(card) < s.at else "next"
    return "next" if s.phase == "red" else "played"


def _mark(sheet: DisplayList, v: View, rect: tuple[float, float, float, float], seat: int, state: str) -> None:
    x, y, w, h = rect
    sign, now = f"shared/seats/{v.colors[seat]}", state == "now"
    with sheet.aside():
        sheet.panel(rect, DARK, SEAT[v.colors[seat]][0], 6, 1.6)
        sheet.svg(sign, (x + 5, y + 3.5, 15, 15))
        room, colour = (x + 23, y, w - 26, h), "#FFE08A" if now else CREAM
        sheet.say(room, f"undecim-art-played-{state}", size=12.5, colour=colour, face="bold", align="center", lines=1)
    with sheet.aside(QUIET):
        sheet.panel((x + w / 2 - 15, y, 30, h), DARK, "", h / 2, 0, 0.7)
        sheet.svg(sign, (x + w / 2 - 9, y + h / 2 - 9, 18, 18), alpha=110 if state == "done" else 255)
        if state in ("done", "chosen"):
            sheet.svg(icon("tick_mark"), (x + w / 2 - 6, y + h / 2 - 6, 12, 12))


def _secret(sheet: DisplayList, v: View, s: UndecimState, seat: int, rect: tuple[float, float, float, float]) -> None:
    x, y, w, h = rect
    chosen = seat in s.sealed
    own = seat == v.me
    dashed(sheet, rect, GLOW if own and not chosen else "#C9B6A4", 2 if own else 1.5, "#1B1014")
    if not chosen:
        sheet.svg("undecim/action_back", (x + 14, y + 18, w - 28, (w - 28) * 88 / 63), alpha=80 if own else 36)
        key = "here" if own else "wait"
        sheet.say((x + 4, y + h - 44, w - 8, 38), f"undecim-art-secret-{key}", size=12, colour=CREAM, align="center")
    _mark(sheet, v, (x + 3, y + h + 4, w - 6, 22), seat, "chosen" if chosen else "open")


def _awards(sheet: DisplayList, v: View, s: UndecimState) -> None:
    with sheet.aside():
        sheet.panel((1006, 6, 244, 20), DARK, "", 6, 0, 0.78)
        sheet.say((1014, 4, 80, 23), "undecim-art-awards", size=13.5, face="title", lines=1)
        sheet.say((1090, 6, 158, 20), "undecim-art-awards-when", **_NOTE)
    shown = [*s.awards, *s.won]
    seats = [v.me, *v.others]
    rows = (len(shown) + 1) // 2
    high = 173.0 if rows < 2 else (178 - 4 * (rows - 1)) / rows
    for i, award in enumerate(shown):
        place = (1006 + 125 * (i % 2), 30 + (high + 4) * (i // 2), 119.0, high)
        award_at(sheet, s, v, award, place, seats)


def award_at(
    sheet: DisplayList, s: UndecimState, v: View, award: str, rect: tuple[float, float, float, float], seats: list[int]
) -> None:
    """An award and how the seats stand to it, as large as its place allows."""
    with sheet.aside():
        _tablet(sheet, s, v, award, rect, seats)
    with sheet.aside(QUIET):
        _lengths(sheet, s, v, award, rect, seats)
    sheet.hot(rect, f"award/{award}")


def _lengths(
    sheet: DisplayList, s: UndecimState, v: View, award: str, rect: tuple[float, float, float, float], seats: list[int]
) -> None:
    """What an award brings and asks, and how far every seat has come that has any of it: as many fields as it asks."""
    x, y, w, h = rect
    data, gone, great = AWARDS[award], award in s.won, h > 120
    disc = 46.0 if great else 30.0 if h > 70 else 20.0
    if gone:
        sheet.svg(f"undecim/awards/{award}", (x + 5, y + 4, disc, disc), alpha=70)
        return
    sheet.panel(rect, DARK, "", 6, 0, 0.6)
    if h > 70:
        sheet.svg(f"undecim/awards/{award}", (x + 5, y + 4, disc, disc))
    left, short = x + disc + 10, f"undecim-art-award-short-{award}".replace("_", "-")
    if h > 70:
        points = f"[vp] **{s.rules().award_vp}**"
        sheet.write((left, y + (14 if great else 8), 60, 24), points, size=18 if great else 15, lines=1)
    if great:
        sheet.say((x + 8, y + 54, w - 14, 26), short, size=13, lines=1)
    elif h > 70:
        sheet.say((x + 6, y + 35, w - 10, 18), short, size=12, lines=1)
    else:
        sheet.say((x + 6, y + 2, w - 8, 20), short, size=12, lines=1)
    top = y + (84.0 if great else 54.0 if h > 70 else 24.0)
    pitch = min(22.0, (y + h - 4 - top) / len(seats))
    some = [seat for seat in seats if scoring.progress(s, seat, award)]
    for i, seat in enumerate(some):
        has, color = scoring.progress(s, seat, award), v.colors[seat]
        at, sign = top + pitch * (i + 0.5), min(14.0, pitch)
        sheet.svg(f"shared/seats/{color}", (x + 8, at - sign / 2, sign, sign))
        wide, bar = (w - 36) / data.least, max(4.0, pitch * 0.34)
        for n in range(data.least):
            place = (x + 28 + wide * n, at - bar / 2, wide - 2, bar)
            if n < has:
                sheet.panel(place, SEAT[color][0], "", bar / 2)
            else:
                sheet.panel(place, "#55443E", "", bar / 2)


def _tablet(
    sheet: DisplayList, s: UndecimState, v: View, award: str, rect: tuple[float, float, float, float], seats: list[int]
) -> None:
    x, y, w, h = rect
    data = AWARDS[award]
    gone = award in s.won
    great = h > 120
    sheet.shadow(rect, 6, 5, 130)
    sheet.panel(rect, "#2A1E1A" if gone else "#3A2418", "#6B5A44" if gone else "#C08A3A", 6, 1.7)
    disc = 46.0 if great else 30.0 if h > 70 else 22.0
    sheet.svg(f"undecim/awards/{award}", (x + 5, y + 4, disc, disc), alpha=110 if gone else 255)
    size = 13.5 if great else 12.0
    left = x + disc + 6
    sheet.say(
        (left, y + 2, x + w - left - 1, 23 if great else 19),
        name_of(award),
        size=size,
        colour="#FFE9B0",
        face="bold",
        lines=1,
    )
    points = f"[vp] **{s.rules().award_vp}**"
    if h > 70:
        sheet.write(
            (left, y + (26 if great else 19), 50, 22 if great else 18),
            points,
            size=15 if great else 12.5,
            colour="#FFE9B0",
            lines=1,
        )
    module = next((m for m, card in MODULES.items() if card.award == award), "")
    if module and h > 70:
        sheet.svg(f"undecim/ages/{module}", (x + w - 41, y + 21, 36, 17))
    if gone:
        sheet.say((x + 6, y + h - 30, w - 12, 24), "undecim-art-award-gone", size=12.5, colour=MUTE, **MIDDLE)
        return
    if great:
        sheet.say((x + 8, y + 55, w - 14, 46), f"undecim-art-award-{award}".replace("_", "-"), size=13, leading=1.4)
    elif h > 70:
        text = f"undecim-art-award-short-{award}".replace("_", "-")
        sheet.say((x + 6, y + 37, w - 10, 19), text, size=12, lines=1)
    columns = 2 if great else len(seats)
    wide = (w - 10 - 4 * (columns - 1)) / columns
    for i, seat in enumerate(seats):
        has = scoring.progress(s, seat, award)
        met, near = has >= data.least, has == data.least - 1
        cx = x + 5 + (wide + 4) * (i % columns)
        cy = y + 107 + 31 * (i // columns) if great else y + h - 27
        cell = (cx, cy, wide, 26 if great else 23)
        sheet.panel(cell, GREEN if met else "#2A1810", GLOW if near else "#BFE6CC" if met else "", 5, 1.3)
        big = great or columns < 4
        sign = 14.0 if great else 11.0
        sheet.svg(f"shared/seats/{v.colors[seat]}", (cx + 2, cy + cell[3] / 2 - sign / 2, sign, sign))
        number = f"**{has}**/{data.least}" if big else f"**{has}**"
        colour = BRIGHT if met or near else CREAM
        sheet.write(
            (cx + sign + 3, cy, wide - sign - 4, cell[3]), number, size=13 if great else 11.5, colour=colour, **MIDDLE
        )
