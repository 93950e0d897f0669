"""Parliament: desks with ballots and coins, folding screens before the secret bids, the laws below."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.titles.cuba.art import hours
from game.titles.cuba.art.inks import (
    BLUE,
    CREAM,
    GOLD,
    INK,
    MIDDLE,
    ONE,
    PALE,
    RIGHT,
    SEAT,
    SECOND,
    SUN,
    dashes,
    name_of,
)
from game.titles.cuba.rules.components import TOWN_HALL_VOTES, TYPES, VOTES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.placement import hour

STEPS = ("delegates", "bid", "count", "enact")


def chamber(v: View) -> DisplayList:
    """The hall in the evening with a desk for each seat."""
    s: CubaState = v.state
    sheet = DisplayList(1280, 390)
    sheet.svg("cuba/scenes/chamber", (0, 0, 1280, 400))
    hours.dim(hour(s), sheet)
    sheet.svg("cuba/parliament/urn", (605, 282, 62, 115), 255 if s.seats % 2 == 0 else 0)
    order = [seen.me_of(v), *seen.others_of(v)]
    for seat, rect in zip(order, places.desks(s.seats)):
        _desk(v, seat, sheet, rect[0], rect[2])
    now = 3 if s.phase == "enact" else 1
    sheet.panel((14, 8, 468, 28), "#1B0E12", "#E2A75A", 14, 1, 0.9)
    for i, step in enumerate(STEPS):
        place = (16 + 116.0 * i, 9.0, 116.0, 26.0)
        if i == now:
            sheet.panel(place, SUN, "", 13)
        ink = INK if i == now else PALE if i < now else "#D9C2B4"
        if i < now:
            sheet.svg("cuba/icons/done", (place[0] + 6, 15, 14, 14))
        style = {"face": "bold" if i == now else "body", **MIDDLE}
        sheet.say((place[0] + 20, 9, 92, 26), f"cuba-art-step-{step}", size=12.5, colour=ink, **style)
    return sheet


def _desk(v: View, seat: int, sheet: DisplayList, x: float, w: float) -> None:
    s: CubaState = v.state
    me = seen.me_of(v)
    color = seen.color_of(v, seat)
    known = s.phase in ("enact", "rebid") or not s.pending
    card = s.speaker[seat]
    base = VOTES.get(card, 0) + (TOWN_HALL_VOTES if s.vote_tile == seat else 0)
    bought = max(0, s.votes[seat] - base)
    wins = s.phase == "enact" and bool(s.pending) and s.pending[-1].seats == (seat,)
    top = 140.0
    if card:
        sheet.shadow((x + 6, top + 60, 110, 112), 7, 5, 130, 3)
        sheet.panel((x + 6, top + 60, 110, 116), CREAM, SEAT[color], 7, 3)
        sheet.panel((x + 8, top + 62, 106, 22), BLUE, "", 5)
        sheet.say((x + 10, top + 62, 102, 22), name_of(card), size=12.5, colour="#FFFFFF", face="bold", **ONE)
        sheet.svg(f"cuba/roles/{card}", (x + 9.5, top + 85, 103, 78))
        sheet.panel((x + 72, top + 142, 38, 18), "#FFF3D2", BLUE, 9, 1)
        sheet.write((x + 72, top + 142, 38, 18), f"{VOTES[card]}[vote]", size=12.5, colour=INK, face="bold", **MIDDLE)
    left, foot = x + 142, top + 168
    votes = base + bought
    step = min(12.4, 148 / max(1, votes))
    open_ = known or seat == me
    for i in range(votes if open_ else 0):
        name = "ballot" if i < base else "coin_side"
        sheet.svg(f"cuba/parliament/{name}", (left, foot - 14 - i * step, 58, 20))
    if open_:
        sheet.svg("cuba/parliament/wing", (x + 114, top + 88, 26, 82))
        sheet.svg("cuba/parliament/wing_right", (x + 204, top + 88, 26, 82))
        height = foot - 14 - votes * step
        if wins:
            sheet.svg("cuba/parliament/laurel", (left - 15, height - 52, 88, 88))
        ring = GOLD if wins else "#E2A75A"
        sheet.panel((left + 6, height - 40, 46, 46), "#FFF3D2" if wins else "#0F302E", ring, 23, 2.6)
        ink = INK if wins else CREAM
        sheet.write((left + 6, height - 40, 46, 46), str(votes), size=23, colour=ink, face="bold", **MIDDLE)
    else:
        sheet.svg("cuba/parliament/screen", (x + 112, top + 84, 132, 86))
        done = not (bool(s.pending) and seat in s.pending[-1].seats)
        sheet.panel((x + 134, top + 113, 88, 28), "#0F302E", SUN if done else "#8FB0A8", 14, 1.4)
        message = "cuba-art-decided" if done else "cuba-art-thinking"
        sheet.say((x + 136, top + 113, 84, 28), message, size=13, face="bold" if done else "body", **MIDDLE)
    sheet.svg("cuba/parliament/desk", (x, top + 166, w, 88), c=SEAT[color])
    sheet.panel((x + 12, top + 199, w - 24, 48), "#1B0E12", SEAT[color], 6, 1.6)
    sheet.svg(f"shared/seats/{color}", (x + 18, top + 203, 18, 18))
    sheet.say((x + 42, top + 200, 100, 24), "table-player", {"seat": seat}, size=14.5, face="bold", **ONE)
    if s.start_seat == seat:
        sheet.svg("cuba/icons/start", (x + 144, top + 204, 16, 16))
    purse = f"{s.pesos[seat] + bought} → **{s.pesos[seat]}**" if known and bought else f"**{s.pesos[seat]}**"
    sheet.write((x + 160, top + 200, w - 178, 24), f"[coin] {purse}", size=13.5, **RIGHT)
    tile = f" + {TOWN_HALL_VOTES}" if s.vote_tile == seat else ""
    text = f"[vote] {VOTES.get(card, 0)}{tile}" + (f" + [coin] {bought} = **{votes}**" if known else " + [coin] **?**")
    sheet.write((x + 18, top + 222, w - 36, 24), text, size=14, colour=PALE if wins else CREAM, **ONE)


def laws(v: View) -> DisplayList:
    """The baize under the laws and the bills."""
    s: CubaState = v.state
    sheet = DisplayList(988, 236)
    sheet.panel((-12, -12, 1004, 250), "#175751", "", 0)
    sheet.panel((-12, -12, 1004, 5), "#E7C08A", "", 0)
    for number, kind in enumerate(TYPES):
        lx, ly, lw, lh = places.BIG_LAWS[kind]
        bx, by, bw, bh = places.BIG_BILLS[kind]
        law, bill = (lx - 12, ly - 448, lw, lh), (bx - 12, by - 448, bw, bh)
        if not s.statutes[number]:
            dashes(sheet, law, "#BFE0D4", 1.4, "6 5", 7)
            sheet.say((law[0] + 10, law[1], lw - 20, lh), "cuba-art-no-law", size=13, colour=SECOND, **MIDDLE)
        if not s.bills[number]:
            dashes(sheet, bill, "#BFE0D4", 1.6, "6 5", 7)
            sheet.svg("cuba/icons/veto", (bill[0] + bw / 2 - 24, bill[1] + bh / 2 - 24, 48, 48))
    return sheet
