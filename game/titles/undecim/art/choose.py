"""The secret choice behind the opened curtain: the two cards of the hand as great tablets, each with what it would mean
now, the backs of those who have chosen, and what lies before the own seat."""

from __future__ import annotations

from typing import Any, Final

from game.engine import HIDDEN, View
from game.presentation import QUIET, SHADOW, DisplayList, Rect
from game.titles.undecim.art import frontier
from game.titles.undecim.art.faces import across
from game.titles.undecim.art.great import HIGH, WIDE
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
    SEAT,
    STONE,
    WINE,
    becomes,
    cameo,
    dashed,
    icon,
    name_of,
    plaque,
    plate,
)
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import ACTION_CARDS, BUILDING, FACES_OF_DIE, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places
from game.titles.undecim.table.choose_places import secret_at
from game.titles.undecim.table.prospects import may_hold

LEFT, TOP = 84.0, 74.0
_CLOTH: Final = {
    "blue": ("#22508E", "#0F2A55", "#5E92D6"),
    "red": ("#8E2B22", "#4A110C", "#D0705E"),
    "yellow": ("#8A701C", "#463806", "#D9BE5A"),
    "green": ("#1E6E60", "#0B372F", "#5EBCA8"),
}
_TENT: Final = (
    '<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="560" cy="330" r="620"><stop offset="0" '
    'stop-color="#B0683A" stop-opacity=".55"/><stop offset="1" stop-color="#B0683A" stop-opacity="0"/></radialGradient>'
    '</defs><rect width="1280" height="720" fill="url(#l)"/>'
)


def panels(v: View) -> dict[str, DisplayList]:
    """Every region of this board but the bar."""
    return {
        "focus": strip(v),
        "tablets": tablets(v),
        "order": order(v),
        "area": area(v),
        "plate/0": nameplate(v),
        "hand": hand(v),
    }


def curtain(sheet: DisplayList, color: str) -> None:
    """The cloth of the seat, drawn back to both sides."""
    sheet.shape(_TENT, (0, 0, 1280, 720), (1280, 720))
    c, d, e = _CLOTH[color]
    sheet.svg("undecim/scenes/drape", (-27, 40, 110, 656), c=c, d=d, e=e)
    sheet.svg("undecim/scenes/drape_right", (1197, 40, 110, 656), c=c, d=d, e=e)
    sheet.svg("undecim/scenes/swag", (0, 38, 1280, 46), c=c, d=d, e=e)


# --- the wall --------------------------------------------------------------------------------------


def strip(v: View) -> DisplayList:
    """The moon, who has chosen, and what stays in the field. 1112 x 126."""
    s: UndecimState = v.state
    sheet = DisplayList(1112, 126)
    _moon(sheet, s)
    seats = s.seating()
    with sheet.aside():
        sheet.panel((0, 0, 1112, 126), "none", "#6E5648", 8, 1.4)
        sheet.panel((328, 6, 128 * len(seats), 20), DARK, "", 6, 0, 0.8)
        sheet.say((336, 4, 92, 23), "undecim-choose-chosen", size=13.5, face="title", lines=1)
        facts, room = {"count": len(s.sealed), "seats": len(seats)}, (430, 6, 128 * len(seats) - 106, 20)
        sheet.say(room, "undecim-choose-count", facts, size=12, colour="#E0CDB4", lines=1)
        sheet.panel((852, 6, 252, 20), DARK, "", 6, 0, 0.8)
        sheet.say((860, 4, 50, 23), "undecim-art-field", size=13.5, face="title", lines=1)
        key = "last" if s.round == ROUNDS else "later"
        sheet.say((904, 6, 196, 20), f"undecim-choose-field-{key}", size=12, colour="#E0CDB4", lines=1)
    for i, seat in enumerate(seats):
        _chooser(sheet, v, s, seat, i)
    for i, card in enumerate(places.shown_actions(s)):
        _stays(sheet, card, 852 + 86.0 * i)
    return sheet


def warriors(s: UndecimState) -> list[tuple[float, float]]:
    """The upper left corners of the warriors in the picture: one for each counter that has gone."""
    gone = s.rules().moon_counters - s.counters
    middles = [62 + (i - (gone - 1) / 2) * min(13.4, 112 / max(1, gone)) for i in range(gone)]
    return [(at - 7.5, 96 + ((at - 62) / 60) ** 2 * 5) for at in middles]


def _moon(sheet: DisplayList, s: UndecimState) -> None:
    size = 38 / 27 * 64
    sheet.svg(frontier.moon_of(s), (66 - size / 2, 64 - size / 2, size, size))
    for x, y in warriors(s):
        sheet.svg("undecim/scenes/warrior", (x, y, 15, 22.5))
    with sheet.aside():
        sheet.panel((8, 6, 62, 20), DARK, "", 6, 0, 0.78)
        sheet.say((14, 4, 54, 23), "undecim-art-moon", size=13.5, face="title", lines=1)
        sheet.panel((128, 18, 116, 92), DARK, "#D9534A", 7, 1.4, 0.93)
    with sheet.aside(QUIET):
        sheet.panel((128, 18, 116, 92), DARK, "", 7, 0, 0.6)
    sheet.say((136, 19, 74, 28), "undecim-choose-left", {"count": s.counters}, size=15, colour="#FFB08A", lines=1)
    if s.die:
        sheet.svg(icon(f"die{s.die}"), (212, 22, 24, 24))
    left = outlook.counters_tonight(s)
    key = "night" if not left else "last" if s.round == ROUNDS else "near" if left <= FACES_OF_DIE else "far"
    facts = {"count": left}
    sheet.say(
        (136, 48, 102, 58), f"undecim-choose-moon-{key}", facts, size=12.5, colour="#FFE3C4", leading=1.35, valign="top"
    )
    sheet.hot((0, 0, 244, 126), "moon")


def _cords(sheet: DisplayList, x: float, y: float, w: float) -> None:
    body = (
        f'<path d="M{w / 2} 4 L{w * 0.14} 14 M{w / 2} 4 L{w * 0.86} 14" stroke="#2B141C" stroke-width="2" fill="none"/>'
        f'<circle cx="{w / 2}" cy="4" r="3.4" fill="#C08A3A" stroke="#2B141C" stroke-width="1"/>'
    )
    sheet.shape(body, (x, y - 13, w, 14), (w, 14))


def _chooser(sheet: DisplayList, v: View, s: UndecimState, seat: int, i: int) -> None:
    x, y = secret_at(i)[0] - LEFT, secret_at(i)[1] - TOP
    chosen, mine = seat in s.sealed, seat == v.seat
    color = v.colors[seat]
    _cords(sheet, x, y, 56)
    if not chosen:
        dashed(sheet, (x, y, 56, 78), GLOW if mine else "#C9B6A4", 2 if mine else 1.5, "#1B1014")
        if mine:
            sheet.svg("undecim/action_back", (x + 3, y + 3, 50, 70), alpha=90)
        else:
            sheet.svg(icon("wait"), (x + 18, y + 28, 20, 20), alpha=150)
    sign = f"shared/seats/{color}"
    with sheet.aside():
        sheet.panel((x + 62, y, 60, 78), DARK, SEAT[color][0] if chosen or mine else "#6E5A4A", 6, 1.6, 0.9)
        sheet.svg(sign, (x + 67, y + 5, 17, 17))
        style: dict[str, Any] = {"face": "bold", "leading": 1.1}
        sheet.say((x + 66, y + 24, 54, 24), "table-player", {"seat": seat}, size=13, colour=BRIGHT, **style)
        key, colour = ("done", "#A9D8B8") if chosen else ("now", "#FFE08A") if mine else ("open", MUTE)
        sheet.say((x + 66, y + 50, 54, 24), f"undecim-choose-state-{key}", size=12, colour=colour, **style)
    with sheet.aside(QUIET):
        sheet.panel((x + 64, y + 22, 34, 34), DARK, "", 17, 0, 0.7)
        sheet.svg(sign, (x + 70, y + 28, 22, 22), alpha=255 if chosen or mine else 120)
    if seat == s.first:
        sheet.svg(icon("start"), (x + 99, y + 4, 20, 20))
    if seat != v.seat:
        sheet.hot((x + 60, y, 64, 78), f"rival/{seat}")


def _stays(sheet: DisplayList, card: str, x: float) -> None:
    y = 39.0
    _cords(sheet, x, y, 80)
    sheet.shadow((x, y, 80, 78), 4, 4, 130)
    sheet.panel((x, y, 80, 78), STONE, "#6B5A44", 4, 1.3)
    plaque(sheet, ACTION_CARDS[card].number, x + 5, y + 5, 26, 24)
    sheet.svg(f"undecim/actions/{card}", (x + 42, y + 6, 32, 32), c=WINE, d="#A8803A", e=STONE)
    sheet.say((x + 2, y + 42, 76, 34), name_of(card), size=13, colour=INK, face="bold", **MIDDLE)
    sheet.hot((x, y, 80, 78), f"card/{card}")


# --- beside and below ------------------------------------------------------------------------------


def tablets(v: View) -> DisplayList:
    """The ground under the great tablets: where the chosen one hung. 864 x 326."""
    s: UndecimState = v.state
    sheet = DisplayList(864, HIGH)
    me = v.me
    own = s.sealed.get(me)
    for i in range(2):
        dashed(sheet, (436.0 * i, 0, WIDE, HIGH), "#8A7448", 2, "#1B1014")
    if own is None or own.kind == HIDDEN:
        return sheet
    card = own.args[0]
    x = 436.0 * _place_of(s, me, card)
    sheet.svg("undecim/action_back", (x + 152, 34, 120, 167.6), alpha=120)
    plaque(sheet, ACTION_CARDS[card].number, x + 186, 90, 52, 48)
    sheet.say((x + 20, 206, WIDE - 40, 34), name_of(card), size=22, colour=BRIGHT, face="title", **MIDDLE)
    sheet.say((x + 40, 240, WIDE - 80, 60), "undecim-choose-laid", size=14, colour=CREAM, align="center", leading=1.4)
    return sheet


def _place_of(s: UndecimState, me: int, card: str) -> int:
    left = [other for other in s.actions[me] if other != card]
    return int(bool(left) and ACTION_CARDS[left[0]].number < ACTION_CARDS[card].number)


def order(v: View) -> DisplayList:
    """How the cards are revealed and carried out, in four steps. 240 x 150."""
    s: UndecimState = v.state
    sheet = DisplayList(240, 150)
    with sheet.aside():
        _steps(sheet, s)
    return sheet


def _steps(sheet: DisplayList, s: UndecimState) -> None:
    sheet.panel((0, 0, 240, 150), PANEL, LINE, 8)
    sheet.say((12, 3, 192, 25), "undecim-choose-how", size=15, colour=GOLD, face="title", lines=1)
    for i, sign in enumerate(("down", "turn", "steal", "link")):
        y = 29 + 29.5 * i
        sheet.panel((9, y, 27, 26), INSET, GOLD if i == 0 else "", 5, 1.4)
        sheet.svg(icon(sign), (13.5, y + 4, 18, 18))
        facts = {"count": len(s.sealed), "seats": s.seats}
        style: dict[str, Any] = {"size": 12.8, "colour": CREAM if i else BRIGHT, "face": "body" if i else "bold"}
        sheet.say((43, y - 1, 192, 28), f"undecim-choose-how-{i + 1}", facts, leading=1.1, **style)


def area(v: View) -> DisplayList:
    """What the own area holds, in one line, and which red texts it may meet. 566 x 116."""
    s: UndecimState = v.state
    me = v.me
    sheet = DisplayList(566, 116)
    sheet.shadow((0, 0, 566, 116), 8, 5, 130)
    sheet.svg("undecim/slab", (0, 0, 566, 116))
    sheet.panel((0, 0, 566, 116), "none", SEAT[v.colors[me]][0], 8, 2)
    x = 12.0
    for start, end, key in ((0, 4, "lands"), (4, 8, "resources"), (8, 10, "gold")):
        with sheet.aside():
            sheet.say((x, 2, 150, 22), f"undecim-art-{key}", size=14, colour=WINE, face="title", lines=1)
        for side in places.COLUMNS[start:end]:
            count = s.sides[me].count(side)
            _held(sheet, side, count, x)
            sheet.hot((x, 25, 48, 30), f"side/{side}")
            x += 52
        x += 8
    for i, _ in enumerate(s.annexed[me]):
        sheet.svg(icon("annex"), (56 + 24.0 * i, 2, 21, 21))
        sheet.hot((56 + 24.0 * i, 2, 21, 21), "annexed")
    _towns(sheet, s, me)
    _danger(sheet, s, me)
    return sheet


def _held(sheet: DisplayList, side: str, count: int, x: float) -> None:
    """How many cards of a half lie there: what one has none of is a shadow."""
    with sheet.aside():
        sheet.panel((x, 25, 48, 30), "#FBF6E8" if count else "#E4D8BC", "#B8A67E", 5, 1)
        ink = INK if count else "#73623F"
        sheet.write((x + 28, 25, 18, 30), str(count), size=16, colour=ink, face="bold", **MIDDLE)
    with sheet.aside("" if count else SHADOW):
        sheet.svg(icon(side), (x + 4, 29, 22, 22), alpha=255 if count else 160)
    with sheet.aside(QUIET):
        if count:
            sheet.write((x + 26, 24, 22, 32), str(count), size=20, colour=INK, face="bold", **MIDDLE)


def _towns(sheet: DisplayList, s: UndecimState, me: int) -> None:
    with sheet.aside():
        sheet.say((12, 62, 84, 24), "undecim-art-towns", size=14, colour=WINE, face="title", lines=1)
        vp = scoring.building_vp(s, me)
        sheet.say((12, 86, 84, 22), "undecim-art-built", {"vp": vp}, size=12.5, colour=INK_2, lines=1)
    scale = BUILDING[s.rules().building_scale]
    wide = sum(46 + 24 * (len(cards) - 1) + 44 for cards in s.settled[me])
    room = 300.0
    k = min(1.0, room / wide) if wide else 1.0
    x = 100.0
    with sheet.aside():
        if not s.settled[me]:
            sheet.say((100, 66, 300, 40), "undecim-art-no-towns", size=13, colour=INK_2, lines=1)
    for faces in s.levels[me]:
        for i, side in enumerate(faces):
            sheet.place(across(side, i == len(faces) - 1, (66.0, 48.0)), x, 66 + 17 * (1 - k), 0.7 * k)
            x += 24 * k
        x += 22 * k + 4
        points = scale[min(len(faces), len(scale) - 1)]
        sheet.write((x, 64, 40 * k + 6, 22), f"Lv**{len(faces)}**", size=12, colour=INK, lines=1)
        sheet.write((x, 83, 40 * k + 6, 22), f"**{points}**[vp]", size=12, colour=INK, lines=1)
        x += 40 * k


def _danger(sheet: DisplayList, s: UndecimState, me: int) -> None:
    cards = may_hold(s, me)
    rect: Rect = (408, 62, 150, 46)
    if not cards:
        with sheet.aside():
            sheet.panel(rect, "#E0ECCB", "#3F6A22", 5, 1.1)
            sheet.say((414, 63, 138, 44), "undecim-choose-safe", size=12, colour="#2E5218", leading=1.25)
        return
    sheet.panel(rect, "#F6D6CB", "#B2301F", 5, 1.1)
    facts = {"cards": tuple(cards)}
    sheet.say((414, 63, 138, 44), "undecim-choose-danger", facts, size=12, colour=RED, leading=1.25)
    sheet.hot(rect, f"card/{cards[0]}")


def nameplate(v: View) -> DisplayList:
    """The own profile and points. 76 x 116."""
    s: UndecimState = v.state
    me = v.me
    sheet = DisplayList(76, 116)
    with sheet.aside():
        sheet.panel((0, 0, 76, 116), PANEL, LINE, 8)
        sheet.say((3, 59, 70, 22), "table-player", {"seat": me}, size=14.5, colour=BRIGHT, face="bold", **MIDDLE)
    cameo(sheet, (11, 4, 54, 54), v.colors[me])
    plate(sheet, (6, 84, 64, 27), s.vp[me], SEAT[v.colors[me]][0], "center")
    with sheet.aside(QUIET):
        becomes(sheet, (3, 60, 70, 22), s.vp[me], outlook.worth(s, me), "center")
    return sheet


def hand(v: View) -> DisplayList:
    """The ground under the hand. 458 x 116."""
    s: UndecimState = v.state
    sheet = DisplayList(458, 116)
    with sheet.aside():
        sheet.panel((0, 0, 458, 116), PANEL, LINE, 8)
        if not s.hands[v.me]:
            size = {"size": outlook.refilled_to(s)}
            sheet.say((40, 30, 380, 56), "undecim-art-hand-empty", size, size=13, colour=MUTE, align="center")
        elif len(s.hands[v.me]) < 6:
            sheet.svg(icon("eye"), (418, 10, 22, 22))
            style: dict[str, Any] = {"size": 12, "colour": MUTE, "align": "center", "leading": 1.3}
            sheet.say((402, 34, 54, 76), "undecim-choose-only-you", **style)
    return sheet
