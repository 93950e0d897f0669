"""The right side with two to four players: a plate for each of the others, and where they are few, more about them."""

from __future__ import annotations

from typing import Any, Final

from game.engine import HIDDEN, View
from game.presentation import DisplayList
from game.titles.cultus import components as box
from game.titles.cultus.art import inks
from game.titles.cultus.presentation import me_of, others_of
from game.titles.cultus.scoring import icons_on_map, pairs_on_map
from game.titles.cultus.state import IN_HAND, OWN_CENTER, PLAN_ICONS, PLAN_PAIRS, SOURCES, CultusState

_ONE: Final[dict[str, Any]] = {"lines": 1}
_MID: Final[dict[str, Any]] = {"align": "center", "lines": 1}


def right_side(v: View) -> dict[str, DisplayList]:
    """The regions other/1 to other/3: plates first; places that nobody needs show tracks and the forecast."""
    seats = others_of(v)
    found = {f"other/{place}": other(v, seat) for place, seat in enumerate(seats, 1)}
    if len(seats) == 1:
        found["other/2"] = tracks(v.state, seats[0])
    if len(seats) < 3:
        found["other/3"] = forecast(v)
    return found


def other(v: View, seat: int) -> DisplayList:
    """Another player's plate: portrait, name, points, gold, stock, hand, monuments and their cards."""
    s: CultusState = v.state
    sheet = DisplayList(412, 92)
    c = inks.SEAT_LINE[s.color[seat]]
    turn = s.turn > 0 and s.seat == seat
    inks.panel(sheet, (0, 0, 412, 92), "#211640" if turn else inks.NIGHT, inks.GLOW if turn else c, 2)
    person = s.character[seat]
    inks.portrait(sheet, (5, 5, 68, 82), person, c)
    sheet.svg(f"shared/seats/{s.color[seat]}", (60, 71, 18, 18))
    sheet.say((84, 4, 180, 22), "cultus-art-seat", {"seat": seat}, size=15, face="bold", **_ONE)
    if person:
        sheet.say((84, 25, 150, 15), inks.name_of(person), size=11.5, colour=inks.LILAC, **_ONE)
        sheet.hot((5, 5, 68, 82), f"person/{person}")
    built = s.built[seat]
    inside = sum(s.monuments[m] in box.CENTER for m in s.own_monuments(seat))
    facts = {"count": built, "inside": inside}
    sheet.say((236, 8, 92, 20), "cultus-art-mini-monuments", facts, size=12, colour=inks.CREAM, align="right", **_ONE)
    sheet.hot((236, 6, 92, 26), "mini/monuments")
    inks.plate(sheet, (334, 6, 72, 32), s.vp[seat], c)
    gold = (
        ("character", s.character_gold[seat], 80, 64),
        ("cost", s.cost[seat], 148, 64),
        ("stock", s.stock[seat], 216, 56),
    )
    for name, number, x, w in gold:
        sheet.panel((x, 41, w, 22), "#2B2050", inks.NIGHT_LINE, 4, 1)
        if number < 0:
            sheet.write((x, 41, w, 22), "–", size=12, colour=inks.LILAC, **_MID)
        else:
            sheet.say((x + 2, 41, w - 4, 22), f"cultus-art-mini-{name}", {"count": number}, size=12, **_MID)
        sheet.hot((x, 41, w, 22), f"mini/{name}")
    sheet.say(
        (276, 38, 60, 14), "cultus-art-mini-hand", {"count": len(s.hands[seat])}, size=11.5, colour=inks.LILAC, **_ONE
    )
    for i, card in enumerate(s.taken[seat]):
        _mark(sheet, 80 + 26 * i, 66, card)
    _plan(sheet, s.plan[seat])
    if s.medal[seat] == IN_HAND:
        sheet.write((370, 76, 40, 15), "+1[ap]", size=11.5, colour=inks.WARNING, **_MID)
    elif s.medal[seat] > 0:
        sheet.shape(_RING, (377, 47, 26, 26), (26, 26))
    return sheet


_RING: Final = (
    '<circle cx="13" cy="13" r="10" fill="#000000" fill-opacity=".18" stroke="#7C68B8" stroke-dasharray="3.5 3"/>'
)


def _mark(sheet: DisplayList, x: float, y: float, card: str) -> None:
    """A monument card as a mark: its kind, and for Reconstruction the icon that it permits."""
    data = box.MONUMENT_CARDS[card]
    sheet.panel((x, y, 24, 23), "#5A4A86", "#7C68B8", 4, 1)
    sheet.svg(f"cultus/icons/kind_{data.kind}", (x + 4, y + 3.5, 16, 16))
    if data.permit is not None:
        sheet.svg(f"cultus/icons/{box.KINDS[data.permit]}", (x + 12, y + 11, 12, 12))
    sheet.hot((x, y, 24, 23), card)


def _plan(sheet: DisplayList, card: str) -> None:
    """The plan of another player: a back, or after the game what it counted."""
    x, y, w, h = 342.0, 43.0, 26.0, 38.0
    if card and card != HIDDEN:
        plan = box.PLANS[card]
        sheet.panel((x, y, w, h), inks.PAPER, "#8A6A3B", 3, 1.2)
        sheet.svg(f"cultus/icons/{box.KINDS[plan.icon]}", (x + 6, y + 4, 14, 14))
        for i, kind in enumerate(plan.pair):
            sheet.svg(f"cultus/icons/{box.KINDS[kind]}", (x + 2 + 11.5 * i, y + 23, 10.5, 10.5))
        sheet.hot((x, y, w, h), card)
    elif card:
        sheet.panel((x, y, w, h), "#2B1D4F", inks.MOON, 3, 1.1)
        sheet.svg("cultus/crest", (x + 5, y + 11, 16, 16))
        sheet.hot((x, y, w, h), "mini/plan")


def tracks(s: CultusState, seat: int) -> DisplayList:
    """Both gold tracks of the one opponent, as on their own board."""
    sheet = DisplayList(412, 92)
    if s.character_gold[seat] < 0:
        return sheet
    inks.panel(sheet, (0, 0, 412, 92), inks.NIGHT, inks.NIGHT_LINE)
    cube = f"cultus/pieces/cube_{s.color[seat]}"
    for row, (message, at) in enumerate(
        (("cultus-art-track-character", s.character_gold[seat]), ("cultus-art-track-cost", s.cost[seat]))
    ):
        y = 9 + 38 * row
        sheet.say((12, y, 64, 35), message, size=12.5, colour=inks.LILAC, lines=1)
        for space in range(box.TRACK + 1):
            place = (80 + 29.6 * space, y, 27.4, 35)
            price = space in box.EFFECTS if row == 0 else space == box.TRACK
            sheet.panel(place, "#6B5526" if price else "#2B2050", inks.MOON if price else "#5A4A86", 4, 1.1)
            if space == at:
                sheet.svg(cube, (place[0] + 1.7, y + 5, 24, 24))
            else:
                sheet.write(place, str(space), size=12.5, colour=inks.CREAM if price else "#C9BFE0", **_MID)
        sheet.hot((0, y, 412, 35), f"mini/{'cost' if row else 'character'}")
    return sheet


def forecast(v: View) -> DisplayList:
    """What each player would have if the game ended now; a plan that is not yours stays a question."""
    s: CultusState = v.state
    sheet = DisplayList(412, 92)
    if not s.turn:
        return sheet
    inks.panel(sheet, (0, 0, 412, 92), inks.NIGHT, inks.NIGHT_LINE)
    title = "cultus-art-forecast" if s.phase != "over" else "cultus-art-over"
    sheet.say((12, 2, 170, 22), title, size=13, colour="#F0D9A0", face="title", **_ONE)
    columns = (("center", 228, 60), ("plan", 288, 54), ("sum", 342, 60))
    for name, x, w in columns:
        sheet.say((x, 3, w, 20), f"cultus-art-forecast-{name}", size=11.5, colour=inks.LILAC, align="right", **_ONE)
    pitch = 62 / s.seats if s.seats > 2 else 28
    for row, seat in enumerate((me_of(v), *others_of(v))):
        y = 26 + pitch * row
        h = pitch - 2
        sheet.panel((6, y, 400, h), "#241A40", "", 4)
        sheet.svg(f"shared/seats/{s.color[seat]}", (12, y + h / 2 - 7, 14, 14))
        sheet.say((32, y, 130, h), "cultus-art-seat", {"seat": seat}, size=12.5, **_ONE)
        vp, inside, plan = _parts(s, seat)
        sheet.write((166, y, 60, h), f"[star] {vp}", size=12.5, align="right", **_ONE)
        sheet.write((228, y, 60, h), f"+{inside}", size=12.5, colour=inks.LILAC, align="right", **_ONE)
        shown = "+?" if plan is None else f"+{plan}"
        sheet.write((288, y, 54, h), shown, size=12.5, colour=inks.LILAC, align="right", **_ONE)
        total = vp + inside + (plan or 0)
        sheet.write(
            (342, y, 60, h), f"{total}{'+?' if plan is None else ''}", size=13, face="bold", align="right", **_ONE
        )
    sheet.hot((0, 0, 412, 92), "mini/forecast")
    return sheet


def _parts(s: CultusState, seat: int) -> tuple[int, int, int | None]:
    """Points from the turns, from the centre and from the plan; before the end the last two are a forecast."""
    if s.phase == "over":
        row = s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        inside, plan = row[OWN_CENTER], row[PLAN_ICONS] + row[PLAN_PAIRS]
        return s.vp[seat] - inside - plan, inside, plan
    inside = box.CENTER_VP * sum(s.monuments[m] in box.CENTER for m in s.own_monuments(seat))
    return s.vp[seat], inside, plan_points(s, seat)


def plan_points(s: CultusState, seat: int) -> int | None:
    """What a plan would bring now, None if it is hidden."""
    plan = box.PLANS.get(s.plan[seat])
    if plan is None:
        return None
    return box.PLAN_ICON_VP * icons_on_map(s, plan.icon) + box.PLAN_PAIR_VP * pairs_on_map(s, *plan.pair)
