"""The last scene: dawn over the frontier and the winner's banner; every point on one scale, and how it came to that."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.presentation.course import Course
from game.titles.undecim.art.course import FINAL, Way, way_of
from game.titles.undecim.art.faces import across
from game.titles.undecim.art.inks import (
    BRIGHT,
    CREAM,
    GOLD,
    INK,
    LINE,
    MIDDLE,
    MUTE,
    PANEL,
    ROMAN,
    SEAT,
    WINE,
    icon,
    name_of,
)
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import BUILDING
from game.titles.undecim.rules.state import UndecimState

_BANNER: Final = (
    '<path d="M0 10 C40 -6 80 26 120 8 C150 -4 164 6 176 4 V150 C160 156 146 146 120 156 C80 170 40 140 0 156Z" '
    'fill="{c}" stroke="{d}" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M10 20 C44 6 80 36 120 19 C144 9 156 16 166 15 V141 C150 145 140 138 120 145 C84 156 44 128 10 142Z" '
    'fill="none" stroke="#F6EEDC" stroke-opacity=".7" stroke-width="2.4"/>'
    '<path d="M40 6 C44 50 44 100 40 150 M120 8 C124 60 124 110 120 156" stroke="{d}" stroke-opacity=".45" '
    'stroke-width="6" fill="none"/>'
)
_GROUND: Final = (
    '<defs><radialGradient id="b" gradientUnits="userSpaceOnUse" cx="760" cy="300" r="820"><stop offset="0" '
    'stop-color="#4A2C33"/><stop offset="1" stop-color="#1B1014"/></radialGradient></defs>'
    '<rect width="1280" height="720" fill="url(#b)"/>'
)
_INKS: Final = {
    "land": ("#5F7A26", "#FFFFFF", "grassland"),
    "land_moon": ("#5A0D16", "#FFFFFF", "fire"),
    "annex": ("#3C6B5A", "#FFFFFF", "annex"),
    "annex_moon": ("#7A2A3A", "#FFFFFF", "fire"),
    "enemy": ("#4A3A7A", "#FFFFFF", "enemy"),
    "award": ("#8A5E26", "#FFFFFF", "star"),
    "building": ("#D9C79C", INK, "settlement"),
    "settlement_bonus": ("#B8A67E", INK, "develop"),
    "gold": ("#F2C84B", INK, "gold"),
    "end_order": ("#C9B6A4", INK, "tablet"),
}
"""By source: its colour, the colour of its number, its sign; in the order of the scale."""
_DASHES: Final = ("", "2 5", "9 4 2 4", "7 5")


def ending(v: View, result: Result, course: Course | None) -> Ending:
    """Whose dawn it is, by how much, and every source of points on one scale; with the way there also the round that
    decided it, the awards, the points round by round."""
    way = way_of(course.events, result) if course is not None else None
    s: UndecimState = v.state
    order = sorted(range(len(result.ranks)), key=result.ranks.__getitem__)
    winner, second = order[0], order[1]
    gap = result.scores[winner].total - result.scores[second].total
    mine = v.seat is None or v.seat == winner
    more = {item.source: item.amount for item in result.scores[winner].items}
    for item in result.scores[second].items:
        more[item.source] = more.get(item.source, 0) - item.amount
    best, worst = max(more, key=more.__getitem__), min(more, key=more.__getitem__)
    params = {
        "seat": winner,
        "second_seat": second,
        "gap": gap,
        "source": f"source_{best}",
        "vp": more[best],
        "other": f"source_{worst}",
        "lost": -more[worst],
        "number": result.params.get("number", 0),
    }
    text = "undecim-art-ending-tie" if result.outcome == "tie_break" else "undecim-art-ending-text"
    if text.endswith("text") and more[worst] < 0:
        text = "undecim-art-ending-but"
    ground = DisplayList(1280, 720)
    ground.shape(_GROUND, (0, 0, 1280, 720), (1280, 720))
    body = DisplayList(746, 450)
    _scale(body, v, result, order)
    _settlements(body, v, s, winner)
    if way is not None:
        _decided(body, v, way, winner, second)
        _awards(body, v, s, way)
        _path(body, v, way, order)
    else:
        _settled_rest(body, s)
    picture = _picture(v, s, order)
    return Ending(picture, "undecim-art-ending-title", text, params, mine, body=body, ground=ground)


# --- every point on one scale ----------------------------------------------------------------------


def _scale(sheet: DisplayList, v: View, result: Result, order: list[int]) -> None:
    sheet.shadow((0, 0, 746, 204), 8, 6, 130)
    sheet.panel((0, 0, 746, 204), PANEL, LINE, 8)
    shown = [x for x in _INKS if any(item.source == x and item.amount for sc in result.scores for item in sc.items)]
    pitch = min(122.0, 722 / max(1, len(shown)))
    for i, source in enumerate(shown):
        fill, _, sign = _INKS[source]
        x = 14 + pitch * i
        sheet.hot((x - 6, 5, pitch - 2, 27), f"tally/{source}")
        sheet.panel((x, 11, 12, 14), fill, "#FFF3D2", 3, 1)
        if len(shown) < 7:
            sheet.svg(icon(sign), (x + 16, 9, 18, 18))
        at = 37 if len(shown) < 7 else 16
        sheet.say((x + at, 6, pitch - at - 3, 25), f"undecim-ending-{source}".replace("_", "-"), size=12.8, lines=1)
    top = max(1, *(score.total for score in result.scores))
    unit, left = min(7.5, 540 / top), 132.0
    rows = len(order)
    high = 146.0 / rows
    for value in range(0, top + 1, 10 if top <= 90 else 20):
        x = left + value * unit
        sheet.panel((x, 36, 1, 146), "#5E4A42", "", 0)
        sheet.write((x - 20, 183, 40, 18), str(value), size=11.5, colour=MUTE, **MIDDLE)
    for i, seat in enumerate(order):
        score = next(sc for sc in result.scores if sc.seat == seat)
        y = 36 + high * i
        if i == 0:
            sheet.panel((6, y + 1, 734, high - 3), "#4A2630", GOLD, 6, 1.4)
        bar = min(27.0, high - 8)
        middle = y + (high - bar) / 2 - 0.5
        colour = "#FFE08A" if i == 0 else MUTE
        sheet.write((12, y, 18, high - 2), str(result.ranks[seat]), size=15, colour=colour, face="bold", **MIDDLE)
        sheet.svg(f"shared/seats/{v.colors[seat]}", (35, y + high / 2 - 10, 18, 18))
        style: dict[str, Any] = {"size": 14.5, "face": "bold" if i == 0 else "body", "lines": 1}
        sheet.say((58, y, 72, high - 2), "table-player", {"seat": seat}, colour=CREAM, **style)
        x = left
        amounts = {item.source: item.amount for item in score.items}
        for source in _INKS:
            amount = amounts.get(source, 0)
            if not amount:
                continue
            fill, ink, sign = _INKS[source]
            w = amount * unit
            sheet.panel((x + 0.5, middle, max(2.0, w - 1), bar), fill, "#FFF3D2" if ink == INK else "", 3, 1)
            if w > 52:
                sheet.svg(icon(sign), (x + 5, middle + bar / 2 - 9, 18, 18))
            room = (x + 20, w - 22) if w > 52 else (x, w)
            if w > 11:
                sheet.write(
                    (room[0], middle - 1, room[1], bar + 1), str(amount), size=13.5, colour=ink, face="bold", **MIDDLE
                )
            x += w
        colour = "#FFE08A" if i == 0 else CREAM
        sheet.write((x + 7, y - 1, 60, high), str(score.total), size=19, colour=colour, face="bold", lines=1)


# --- how it came to that ---------------------------------------------------------------------------


def _decided(sheet: DisplayList, v: View, way: Way, winner: int, second: int) -> None:
    """The round in which the winner gained most on the second, and what each seat gained in it. 420 x 184."""
    number = way.decisive(winner, second)
    sheet.svg("undecim/slab_high", (0, 212, 420, 184))
    sheet.panel((0, 212, 420, 184), "none", "#8A5A2E", 8, 1.4)
    final = number == FINAL
    key = "undecim-ending-decided-final" if final else "undecim-ending-decided"
    sheet.say(
        (14, 215, 330, 30),
        key,
        {"round": ROMAN[number] if not final else ""},
        size=17,
        colour=WINE,
        face="title",
        lines=1,
    )
    if number in way.nights:
        sheet.svg("undecim/moon/ten_0", (382, 218, 26, 26))
    y = 248.0
    took = [t for t in way.taken.get(number, []) if t.seat == winner or t.victim == winner]
    for t in took[:1]:
        sheet.svg(icon(t.side), (14, y, 22, 22))
        facts = {"seat": t.seat, "victim_seat": t.victim, "side": t.side, "action": t.action}
        sheet.say((42, y - 2, 366, 26), "undecim-ending-took", facts, size=13.5, colour=INK, face="bold", lines=1)
        y += 28
    seats = [winner, second, *(i for i in range(len(v.colors)) if i not in (winner, second))]
    room = (362.0 - y) / len(seats)
    for seat in seats:
        high = min(28.0, room)
        sheet.panel((10, y, 400, high - 2), "#FBF6E8", "#B8A67E", 5, 1)
        sheet.svg(f"shared/seats/{v.colors[seat]}", (17, y + high / 2 - 9, 16, 16))
        x = 42.0
        for source in _INKS:
            amount = way.gains.get((number, seat), {}).get(source, 0)
            if amount:
                sheet.svg(icon(_INKS[source][2]), (x, y + high / 2 - 10, 18, 18))
                sheet.write((x + 20, y, 40, high - 2), f"{amount:+d}", size=13.5, colour=INK, lines=1)
                x += 62
        gained = way.points[number][seat] - way.points[number - 1][seat]
        style: dict[str, Any] = {"size": 15, "colour": INK, "face": "bold", "align": "right", "lines": 1}
        sheet.write((340, y, 60, high - 2), f"{gained:+d}", **style)
        y += high
    facts = {"seat": winner, "second_seat": second, "change": way.change(number, winner, second)}
    sheet.panel((10, 366, 400, 25), "#F3DD9A", "#B98518", 5, 1.2)
    sheet.say((18, 366, 384, 25), "undecim-ending-change", facts, size=13, colour="#3A2410", lines=1)


def _settlements(sheet: DisplayList, v: View, s: UndecimState, winner: int) -> None:
    sheet.panel((0, 402, 420, 48), PANEL, LINE, 8)
    sheet.svg(f"shared/seats/{v.colors[winner]}", (12, 408, 15, 15))
    sheet.say((30, 403, 92, 24), "undecim-art-towns", size=13.5, colour=GOLD, face="title", lines=1)
    vp = scoring.building_vp(s, winner)
    sheet.say((12, 425, 90, 22), "undecim-art-built", {"vp": vp}, size=12.5, colour=CREAM, lines=1)
    scale = BUILDING[s.rules().building_scale]
    wide = sum(36 + 20 * (len(faces) - 1) + 34 for faces in s.levels[winner])
    k = min(1.0, 288 / wide) if wide else 1.0
    x = 126.0
    if not s.levels[winner]:
        sheet.say((126, 403, 300, 46), "undecim-art-no-towns", size=13, colour=MUTE, lines=1)
    for faces in s.levels[winner]:
        for i, side in enumerate(faces):
            sheet.place(across(side, i == len(faces) - 1, (66.0, 48.0)), x, 412 + 14 * (1 - k), 0.55 * k)
            x += 20 * k
        x += 18 * k
        sheet.write((x, 404, 34, 21), f"Lv{len(faces)}", size=11.5, colour=MUTE, lines=1)
        points = scale[min(len(faces), len(scale) - 1)]
        sheet.write((x, 423, 34, 23), str(points), size=14.5, colour="#FFE9B0", face="bold", lines=1)
        x += 30 * k


def _awards(sheet: DisplayList, v: View, s: UndecimState, way: Way) -> None:
    sheet.panel((432, 212, 314, 62), "#3A2418", "#C08A3A", 8, 1.4)
    rows: dict[str, list[tuple[int, int, int]]] = {}
    for award, seat, number, vp in way.awards:
        rows.setdefault(award, []).append((seat, number, vp))
    if not rows:
        sheet.say((446, 212, 290, 62), "undecim-ending-no-award", size=13.5, colour=CREAM)
        return
    pitch = min(152.0, 302 / len(rows))
    disc = 44.0 if len(rows) < 3 else 30.0
    for i, (award, won) in enumerate(rows.items()):
        x = 440 + pitch * i
        sheet.svg(f"undecim/awards/{award}", (x, 243 - disc / 2, disc, disc))
        left = x + disc + 6
        sheet.say(
            (left, 214, pitch - disc - 6, 30), name_of(award), size=14, colour="#FFE9B0", face="bold", leading=1.05
        )
        for j, (seat, _, _) in enumerate(won):
            sheet.svg(f"shared/seats/{v.colors[seat]}", (left + 17 * j, 249, 15, 15))
        text = f"{ROMAN[won[0][1]]}  **+{won[0][2]}**"
        sheet.write((left + 17 * len(won) + 3, 244, 60, 25), text, size=13, colour=CREAM, lines=1)


def _path(sheet: DisplayList, v: View, way: Way, order: list[int]) -> None:
    """The points round by round, a line for each seat. 314 x 168."""
    sheet.panel((432, 282, 314, 168), PANEL, LINE, 8)
    sheet.say((444, 284, 200, 26), "undecim-ending-way", size=15, colour=GOLD, face="title", lines=1)
    left, top, wide, high = 464.0, 316.0, 216.0, 108.0
    most = max(20, *(max(row) for row in way.points))
    step = wide / FINAL
    for number in way.nights:
        sheet.panel((left + step * (number - 1), top - 4, step, high + 4), "#5E1A22", "", 3)
    sheet.panel((left + step * (FINAL - 1), top - 4, step, high + 4), "#3A282C", "", 3)
    for value in range(0, most + 1, 20 if most <= 90 else 40):
        y = top + high * (1 - value / most)
        sheet.panel((left, y, wide, 1), "#5E4A42", "", 0)
        sheet.write((left - 30, y - 9, 25, 18), str(value), size=11.5, colour=MUTE, align="right", lines=1)
    for number in range(1, FINAL):
        sheet.write(
            (left + step * number - 14, top + high + 2, 28, 20), ROMAN[number], size=11.5, colour=MUTE, **MIDDLE
        )
    sheet.say((left + wide - 20, top + high + 2, 40, 20), "undecim-ending-end", size=11.5, colour=MUTE, **MIDDLE)
    for place in reversed(range(len(order))):
        seat = order[place]
        dots = [(step * i + 4, 4 + high * (1 - row[seat] / most)) for i, row in enumerate(way.points)]
        line = " L".join(f"{x:.1f} {y:.1f}" for x, y in dots)
        dash = f' stroke-dasharray="{_DASHES[place]}"' if _DASHES[place] else ""
        colour = "#6E9CFF" if v.colors[seat] == "blue" else SEAT[v.colors[seat]][0]
        body = f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="{3 if not place else 2}"{dash}/>'
        sheet.shape(body, (left - 4, top - 4, wide + 8, high + 8), (wide + 8, high + 8))
    for place, seat in enumerate(order):
        y = top - 8 + 24 * place
        sheet.svg(f"shared/seats/{v.colors[seat]}", (left + wide + 9, y + 4, 13, 13))
        colour = "#FFE08A" if place == 0 else CREAM
        sheet.write(
            (left + wide + 26, y, 40, 21), str(way.points[-1][seat]), size=13, colour=colour, face="bold", lines=1
        )


def _settled_rest(sheet: DisplayList, s: UndecimState) -> None:
    """Without a way to tell: which awards were met."""
    sheet.panel((432, 402, 314, 48), "#3A2418", "#C08A3A", 8, 1.4)
    for i, award in enumerate(s.won[:6]):
        sheet.svg(f"undecim/awards/{award}", (444 + 48.0 * i, 406, 40, 40))


# --- the picture -----------------------------------------------------------------------------------


def _picture(v: View, s: UndecimState, order: list[int]) -> DisplayList:
    """Dawn, the winner's banner on the wall, the others' pennons in the order of rank."""
    sheet = DisplayList(450, 664)
    sheet.svg("undecim/scenes/dawn", (0, 0, 450, 664))
    color = v.colors[order[0]]
    c, d, _ = SEAT[color]
    sheet.panel((141, 112, 9, 396), "#4A2430", "", 4)
    sheet.panel((142, 112, 4, 396), "#C08A3A", "", 2)
    sheet.panel((133, 490, 25, 46), "#5E3A22", "#2B1A1E", 4, 1.6)
    sheet.shape(_BANNER.replace("{c}", c).replace("{d}", d), (147, 116, 176, 164), (176, 164))
    sheet.svg("undecim/crest", (177, 138, 116, 116), c="#FFE9B0" if color != "yellow" else "#6B5410")
    sheet.svg(f"shared/seats/{color}", (127, 84, 36, 36))
    for i, seat in enumerate(order[1:]):
        bright, deep, _ = SEAT[v.colors[seat]]
        x = 237 + 64.0 * i
        sheet.svg("undecim/scenes/pennon", (x, 512, 40, 62.5), c=deep, d="#2B1A1E", e=bright)
        sheet.svg(f"shared/seats/{v.colors[seat]}", (x + 10, 524, 20, 20))
        sheet.panel((x - 6, 578, 52, 22), "#1B1014", bright, 6, 1.4, 0.9)
        sheet.write((x - 6, 577, 52, 24), str(s.vp[seat]), size=14, colour=BRIGHT, face="bold", **MIDDLE)
    sheet.panel((0.8, 0.8, 448.4, 662.4), "none", GOLD, 8, 1.6)
    return sheet
