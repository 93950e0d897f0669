"""Pictures over the whole table: the reveal of the chosen cards, the night that falls, what the night has brought."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Event, View
from game.presentation import DisplayList
from game.titles.undecim.art import night
from game.titles.undecim.art.inks import (
    BRIGHT,
    CREAM,
    DARK,
    GLOW,
    GOLD,
    INK,
    INK_2,
    INSET,
    LINE,
    MIDDLE,
    MUTE,
    PANEL,
    RED,
    ROMAN,
    SAND,
    SEAT,
    STONE,
    WINE,
    cameo,
    icon,
    name_of,
    plaque,
    rule,
)
from game.titles.undecim.art.seats import bar
from game.titles.undecim.rules import area, scoring
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.components import ACTION_CARDS, NUMBER, ROUNDS, SIDES
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places
from game.titles.undecim.table.night_places import order_of
from game.titles.undecim.table.outlook import night_tonight

_VEIL: Final = (
    '<defs><linearGradient id="v" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="330"><stop offset="0" '
    'stop-color="#1B1014" stop-opacity="0"/><stop offset=".35" stop-color="#1B1014" stop-opacity=".72"/><stop offset="1" '
    'stop-color="#1B1014" stop-opacity=".94"/></linearGradient></defs><rect width="1280" height="360" fill="url(#v)"/>'
)
_GLOW: Final = (
    '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="150" cy="150" r="150"><stop offset=".45" '
    'stop-color="#FFD98A" stop-opacity=".55"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient>'
    '</defs><rect width="300" height="300" fill="url(#g)"/>'
)
_GREAT, _SMALL = (182.0, 216.0), (92.0, 112.0)


def tableau(before: View, after: View, event: Event) -> DisplayList | None:
    """What fills the table while the event is told; None for all but three of them."""
    if event.kind == "action_begins":
        return reveal(after)
    if event.kind == "night_fell":
        return falls(after)
    if event.kind == "round_ended" and after.state.night:
        return over(after)
    return None


# --- the reveal ------------------------------------------------------------------------------------


def reveal(v: View) -> DisplayList:
    """All chosen tablets in the order of their numbers, what follows from them, and who begins. 1280 x 720."""
    s: UndecimState = v.state
    sheet = DisplayList(1280, 720)
    sheet.panel((0, 0, 1280, 720), DARK, "", 0)
    sheet.svg("undecim/scenes/gate", (0, 38, 1280, 682))
    sheet.shape(_VEIL, (0, 360, 1280, 360), (1280, 360))
    sheet.place(bar("action", s.round, len(s.variants)), 0, 0)
    for x in (4, 1236):
        sheet.svg("undecim/scenes/bracket", (x, 150, 40, 96))
    sheet.panel((60, 46, 560, 32), DARK, "", 8, 0, 0.86)
    sheet.svg(icon("turn"), (70, 51, 22, 22))
    sheet.say((102, 44, 150, 35), "undecim-reveal-title", size=21, colour="#FFE3C4", face="title", lines=1)
    sheet.say((252, 46, 362, 32), "undecim-reveal-rule", size=14, colour="#E9CDB4", lines=1)
    sheet.panel((904, 46, 316, 32), DARK, "#D9534A", 8, 1.3, 0.9)
    if s.die:
        sheet.svg(icon(f"die{s.die}"), (912, 50, 24, 24))
    key = "night" if night_tonight(s) else "left"
    sheet.say(
        (944, 46, 270, 32), f"undecim-reveal-moon-{key}", {"count": s.counters}, size=13.5, colour="#FFD9C0", lines=1
    )
    _row(sheet, v, s)
    _follows(sheet, v, s)
    _first(sheet, v, s)
    return sheet


def _row(sheet: DisplayList, v: View, s: UndecimState) -> None:
    who = dict(s.entries)
    cards = places.shown_actions(s)
    wide = sum(_GREAT[0] if card in who else _SMALL[0] for card in cards) + 15 * (len(cards) - 1)
    k = min(1.0, 1256 / wide)
    x = 640 - wide * k / 2
    order = [card for card, _ in s.entries]
    leads = next((card for card in order if ACTION_CARDS[card].red), order[0])
    for card in cards:
        if card not in who:
            _unplayed(sheet, card, x, 98 + 74 * k, k)
            x += (_SMALL[0] + 15) * k
            continue
        w, h = _GREAT[0] * k, _GREAT[1] * k
        sheet.shape(_GLOW, (x + w / 2 - 150 * k, 98 + h / 2 - 150 * k, 300 * k, 300 * k), (300, 300))
        sheet.place(revealed(card, has_gold_line(s.rules(), card)), x, 98, k)
        first = card == leads
        if first:
            sheet.panel((x - 4, 94, w + 8, h + 8), "none", INK, 9, 7)
            sheet.panel((x - 4, 94, w + 8, h + 8), "none", GLOW, 9, 4)
        color = v.colors[who[card]]
        place = (x, 98 + h + 9, w, 34.0)
        sheet.panel(place, DARK, SEAT[color][0], 8, 2)
        sheet.svg(f"shared/seats/{color}", (x + 8, 98 + h + 17, 18, 18))
        colour = "#FFE08A" if first else BRIGHT
        sheet.say(
            (x + 31, 98 + h + 9, w - 60, 34),
            "table-player",
            {"seat": who[card]},
            size=16,
            colour=colour,
            face="title",
            lines=1,
        )
        number = str(order.index(card) + 1)
        sheet.write(
            (x + w - 34, 98 + h + 9, 26, 34), number, size=16, colour=colour, face="bold", align="right", lines=1
        )
        x += w + 15 * k


def _unplayed(sheet: DisplayList, card: str, x: float, y: float, k: float) -> None:
    one = DisplayList(*_SMALL)
    one.panel((0.6, 0.6, 90.8, 110.8), "#B9AC93", "#5E4E3C", 5, 1.3)
    plaque(one, NUMBER[card], 7, 7, 30, 28)
    one.svg(f"undecim/actions/{card}", (48, 8, 36, 36), c=WINE, d="#A8803A", e=STONE)
    one.say((3, 52, 86, 22), name_of(card), size=14, colour=INK, face="bold", align="center", leading=1.02)
    one.say((3, 82, 86, 22), "undecim-reveal-in-field", size=12, colour="#4A3C2E", **MIDDLE)
    sheet.place(one, x, y, k)


def revealed(card: str, paid: bool) -> DisplayList:
    """An action card as it hangs at the reveal, with its gold line if that can be ``paid``. 182 x 216."""
    data = ACTION_CARDS[card]
    dash = card.replace("_", "-")
    w, h = _GREAT
    sheet = DisplayList(w, h)
    sheet.shadow((0, 0, w, h), 7, 8, 170, 6)
    sheet.svg("undecim/slab_tablet", (0, 0, w, h))
    sheet.panel((0.7, 0.7, w - 1.4, h - 1.4), "none", "#6B5A44", 7, 1.4)
    sheet.panel((5, 5, w - 10, h - 10), "none", SAND, 5, 1.1)
    plaque(sheet, data.number, 12, 12, 46, 43)
    sheet.write((14, 55, 44, 18), ROMAN[data.number], size=12, colour="#8A7448", face="title", lines=1)
    sheet.svg(f"undecim/actions/{card}", (w - 66, 11, 52, 52), c=WINE, d="#A8803A", e=STONE)
    sheet.say((8, 68, w - 16, 32), name_of(card), size=21, colour=INK, face="title", **MIDDLE)
    rule(sheet, 16, 101, w - 32)
    y = 106.0
    if data.red:
        sheet.panel((11, y, w - 22, 28), "#F6D6CB", "#B2301F", 4, 1.3)
        sheet.svg(icon("steal"), (17, y + 4, 20, 20))
        sheet.say(
            (40, y, w - 56, 28), f"undecim-art-red-{dash}", size=14, colour=RED, face="bold", align="center", lines=1
        )
        y += 33
    foot = h - (40 if paid else 12)
    sheet.say(
        (10, y, w - 20, foot - y),
        f"undecim-art-lines-{dash}",
        size=14.5,
        colour=INK,
        align="center",
        valign="top",
        leading=1.5,
    )
    if paid:
        sheet.panel((11, h - 38, w - 22, 26), "#F3DD9A", "#B98518", 4, 1.2)
        sheet.svg(icon("gold"), (16, h - 35, 20, 20))
        style: dict[str, Any] = {"size": 13.5, "colour": "#4A3410", "face": "bold"}
        sheet.say((38, h - 38, w - 54, 26), f"undecim-art-gold-{dash}", **style, **MIDDLE)
    return sheet


def _step(
    sheet: DisplayList, v: View, rect: tuple[float, float, float, float], number: int, entry: tuple[str, int], red: bool
) -> None:
    x, y, w, h = rect
    card, seat = entry
    now = number == 1
    sheet.panel(rect, "#4A1F29" if red else INSET, GLOW if now else "#B2301F" if red else LINE, 7, 2.2 if now else 1.2)
    sheet.panel((x + 8, y + h / 2 - 13, 26, 26), GOLD if now else DARK, GOLD, 13, 1.5)
    ink = INK if now else "#FFE9B0"
    sheet.write((x + 8, y + h / 2 - 14, 26, 27), str(number), size=14, colour=ink, face="bold", **MIDDLE)
    sheet.svg(f"shared/seats/{v.colors[seat]}", (x + 42, y + 8, 17, 17))
    plaque(sheet, NUMBER[card], x + 64, y + 6, 24, 22)
    sheet.say((x + 94, y + 5, w - 98, 24), "table-player", {"seat": seat}, size=14, face="bold", lines=1)
    sheet.say((x + 42, y + 31, w - 48, 24), name_of(card), size=13, colour="#E0CDB4", lines=1)


def _band(sheet: DisplayList, y: float, h: float, key: str, sign: str) -> None:
    sheet.panel((22, y, 142, h), DARK, "", 6)
    sheet.svg(icon(sign), (29, y + 8, 22, 22))
    sheet.say((57, y + 6, 104, 26), f"undecim-reveal-{key}", size=15, colour="#FFE3C4", face="bold", lines=1)
    sheet.say((31, y + 34, 128, h - 38), f"undecim-reveal-{key}-why", size=12, colour=MUTE, leading=1.3, valign="top")


def _follows(sheet: DisplayList, v: View, s: UndecimState) -> None:
    sheet.shadow((12, 372, 866, 312), 8, 8, 150)
    sheet.panel((12, 372, 866, 312), PANEL, LINE, 8)
    sheet.say((26, 376, 300, 30), "undecim-reveal-follows", size=17, colour=GOLD, face="title", lines=1)
    sheet.say((430, 378, 434, 26), "undecim-reveal-always", size=12.5, colour=MUTE, align="right", lines=1)
    _band(sheet, 410, 80, "red", "steal")
    red = [entry for entry in s.entries if ACTION_CARDS[entry[0]].red]
    number = 1
    for i, entry in enumerate(red):
        wide = (698 - 12 * (len(red) - 1)) / max(2, len(red))
        _step(sheet, v, (172 + (wide + 12) * i, 419, wide, 62), number, entry, True)
        number += 1
    if not red:
        sheet.say((176, 410, 690, 80), "undecim-reveal-no-red", size=14, colour=MUTE)
    _band(sheet, 498, 86, "effects", "hand")
    count = len(s.entries)
    rows = 1 if count <= 4 else 2
    across = (count + rows - 1) // rows
    wide, high = (698 - 6 * (across - 1)) / across, 62.0 if rows == 1 else 40.0
    for i, entry in enumerate(s.entries):
        place = (172 + (wide + 6) * (i % across), (510 if rows == 1 else 499) + 43 * (i // across), wide, high)
        _step(sheet, v, place, number, entry, False)
        number += 1
    _band(sheet, 592, 82, "end", "grassland")
    parts = [("take", "tablet")] if s.round < ROUNDS else []
    parts += [("moon", "counter_off")] if night_tonight(s) else []
    parts += [("lands", "grassland"), ("awards", "vp")]
    parts += [("refill", "card")] if s.round < ROUNDS else [("final", "settlement")]
    wide = (698 - 6 * (len(parts) - 1)) / len(parts)
    for i, (key, sign) in enumerate(parts):
        x = 172 + (wide + 6) * i
        red_moon = key == "moon"
        sheet.panel((x, 601, wide, 64), "#3A1820" if red_moon else INSET, "#D9534A" if red_moon else "", 7, 1.4)
        sheet.svg(icon(sign), (x + 8, 609, 24, 24))
        sheet.say((x + 38, 605, wide - 42, 26), f"undecim-reveal-{key}", size=14, face="bold", lines=1)
        facts = {"order": " → ".join(str(NUMBER[card]) for card, _ in s.entries), "night": int(night_tonight(s))}
        sheet.say(
            (x + 8, 635, wide - 14, 26), f"undecim-reveal-{key}-what", facts, size=12.5, colour="#E0CDB4", leading=1.05
        )


def _first(sheet: DisplayList, v: View, s: UndecimState) -> None:
    """Who begins; for a red text what it could take."""
    x, y, w = 890.0, 372.0, 378.0
    red = [entry for entry in s.entries if ACTION_CARDS[entry[0]].red]
    card, seat = (red or list(s.entries))[0]
    color = v.colors[seat]
    sheet.shadow((x, y, w, 312), 8, 8, 150)
    sheet.svg("undecim/slab_great", (x, y, w, 312))
    sheet.panel((x, y, w, 312), "none", SEAT[color][0], 8, 2.4)
    cameo(sheet, (x + 12, y + 10, 58, 58), color)
    sheet.say(
        (x + 82, y + 6, w - 94, 34), "undecim-reveal-first", {"seat": seat}, size=20, colour=INK, face="title", lines=1
    )
    text = ACTION_CARDS[card].red
    if text is None:
        sheet.say((x + 82, y + 40, w - 94, 26), name_of(card), size=14.5, colour=WINE, face="bold", lines=1)
        message = f"undecim-text-{card}".replace("_", "-")
        sheet.say((x + 16, y + 82, w - 32, 120), message, size=15, colour=INK, leading=1.5, valign="top")
        return
    message = f"undecim-red-{card}".replace("_", "-")
    sheet.say((x + 82, y + 38, w - 92, 40), message, size=13.5, colour=RED, leading=1.25)
    rows = (*range(seat + 1, s.seats), *range(seat))
    for i, other in enumerate(rows):
        top = y + 84 + 44 * i
        sheet.panel((x + 12, top, w - 24, 38), "#FBF6E8", "#B8A67E", 6, 1)
        sheet.svg(f"shared/seats/{v.colors[other]}", (x + 20, top + 10, 18, 18))
        sheet.say((x + 44, top, 84, 38), "table-player", {"seat": other}, size=14.5, colour=INK, face="bold", lines=1)
        sides = [area.side_of(s, other, held) for held in area.eligible(s, other, text.kinds)]
        shown = [side for side in SIDES if side in sides]
        for j, side in enumerate(shown):
            at = x + 132 + 46 * j
            sheet.panel((at, top + 5, 43, 28), "#EFE6D2", "#C9A24A", 5, 1.3)
            sheet.svg(icon(side), (at + 3, top + 8, 22, 22))
            sheet.write((at + 27, top + 5, 16, 28), str(sides.count(side)), size=13.5, colour=INK, face="bold", lines=1)
        if not shown:
            sheet.say((x + 132, top, 226, 38), "undecim-reveal-nothing", size=13, colour=INK_2, lines=1)
    sheet.say((x + 14, y + 222, w - 28, 80), "undecim-reveal-safe", size=13, colour=INK_2, leading=1.45, valign="top")


# --- the night -------------------------------------------------------------------------------------


def _sky() -> DisplayList:
    sheet = DisplayList(1280, 720)
    sheet.panel((0, 0, 1280, 720), DARK, "", 0)
    sheet.svg("undecim/scenes/night", (0, 0, 1280, 720))
    return sheet


def falls(v: View) -> DisplayList:
    """The red moon rises over everybody: what this night is, and how many enemies each has. 1280 x 720."""
    s: UndecimState = v.state
    sheet = _sky()
    sheet.say((340, 96, 600, 110), "undecim-phase-night", size=76, colour="#FFE9D2", face="title", **MIDDLE)
    what = f"undecim-night-what-{s.rules().moon_land}".replace("_", "-")
    sheet.say((340, 206, 600, 70), what, size=19, colour=BRIGHT, align="center", leading=1.5)
    wide = 250.0
    left = 640 - (wide * s.seats + 16 * (s.seats - 1)) / 2
    for i, seat in enumerate(order_of(s)):
        x = left + (wide + 16) * i
        has = area.enemies(s, seat)
        most = has == s.most_enemies and has > 0
        sheet.panel((x, 470, wide, 110), "#1B0810", GLOW if most else "#B5443C", 10, 2.4 if most else 1.4, 0.9)
        cameo(sheet, (x + 12, 484, 66, 66), v.colors[seat])
        sheet.say(
            (x + 90, 478, wide - 98, 34), "table-player", {"seat": seat}, size=19, colour=BRIGHT, face="title", lines=1
        )
        sheet.svg(icon("enemy"), (x + 90, 516, 30, 30))
        sheet.write((x + 126, 512, 40, 38), str(has), size=26, colour=BRIGHT, face="bold", lines=1)
        key = "undecim-night-may-any" if most else "undecim-night-may-one" if has else "undecim-night-no-enemy"
        sheet.say((x + 160, 512, wide - 168, 38), key, size=14, colour="#F2B79A", leading=1.1)
    return sheet


def over(v: View) -> DisplayList:
    """What the night has brought each seat: enemies, lands, together. 1280 x 720."""
    s: UndecimState = v.state
    sheet = _sky()
    sheet.say((40, 62, 700, 70), "undecim-night-over", size=46, colour="#FFE3C4", face="title", lines=1)
    count = s.rules().moon_counters
    sheet.say((44, 128, 600, 30), "undecim-night-reset", {"count": count}, size=16, colour="#F2B79A", lines=1)
    order = sorted(range(s.seats), key=lambda seat: -_brought(s, seat))
    wide = 296.0
    left = 640 - (wide * s.seats + 14 * (s.seats - 1)) / 2
    for i, seat in enumerate(order):
        x, y = left + (wide + 14) * i, 300.0
        color = v.colors[seat]
        rect = (x, y, wide, 360.0)
        night.merlons(sheet, rect, *(("#E9DCC0", "#FFF6E2") if i == 0 else ("#4E3842", "#8E5A58")))
        night.bricks(sheet, rect)
        sheet.panel(rect, "none", SEAT[color][0], 4, 2)
        cameo(sheet, (x + 14, y + 14, 70, 70), color)
        sheet.say(
            (x + 96, y + 14, wide - 106, 34),
            "table-player",
            {"seat": seat},
            size=20,
            colour=BRIGHT,
            face="title",
            lines=1,
        )
        sheet.write((x + 96, y + 48, wide - 106, 36), f"[vp] **{s.vp[seat]}**", size=20, colour=CREAM, lines=1)
        rows: list[tuple[str, str]] = [("undecim-night-slain", night.sum_of(s, s.slain[seat]))]
        land, moon, annex, annex_moon = scoring.land_lines(s, seat)
        rows.append(("undecim-night-land", night.land_sum(s, land + annex, land + moon + annex + annex_moon)))
        for j, (key, value) in enumerate(rows):
            top = y + 104 + 46 * j
            sheet.panel((x + 12, top, wide - 24, 40), "#1B0810", "", 6, 0, 0.7)
            sheet.say((x + 22, top, 110, 40), key, size=15, colour=MUTE, lines=1)
            sheet.write((x + 110, top, wide - 132, 40), value, size=17, colour=BRIGHT, align="right", lines=1)
        pitch = min(44.0, (wide - 70) / max(1, s.slain[seat] - 1))
        for j in range(s.slain[seat]):
            sheet.svg(icon("enemy"), (x + 20 + pitch * j, y + 204, 36, 36), alpha=200)
        sheet.panel(
            (x + 12, y + 276, wide - 24, 66), WINE if i == 0 else "#3A1820", GLOW if i == 0 else "#B5443C", 8, 1.8
        )
        sheet.say((x + 24, y + 276, 120, 66), "undecim-night-together", size=17, colour=BRIGHT, lines=1)
        sheet.write(
            (x + 120, y + 276, wide - 146, 66),
            f"**+{_brought(s, seat)}** [vp]",
            size=28,
            colour=BRIGHT,
            align="right",
            lines=1,
        )
    return sheet


def _brought(s: UndecimState, seat: int) -> int:
    return scoring.enemies_vp(s, s.slain[seat]) + sum(scoring.land_lines(s, seat))
