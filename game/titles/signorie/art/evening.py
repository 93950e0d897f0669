"""The evening of the rewards: the fresco at dusk over the row of rewards, the new turn order, and what follows."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import GONE, DisplayList
from game.titles.signorie.art import hours
from game.titles.signorie.art.fresco import ground
from game.titles.signorie.art.inks import (
    CAPTION,
    CREAM,
    GOLD,
    INK,
    LINE,
    PALE,
    PANEL,
    SEAT,
    WINE_2,
    icon,
    number,
    ring,
    short,
    words,
)
from game.titles.signorie.art.towers import pips, pips_wide
from game.titles.signorie.rules.components import BRIDES, INITIATIVE_TOP, INITIATIVE_VP, REWARD_SLOTS
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table import climbing
from game.titles.signorie.table.placement import asked_key

_PILLS: Final = (108, 112, 100, 84, 88)
"""How wide each step of the phase is."""
_NOW: Final = 3
"""The step in which rewards are chosen: what comes before happens by itself."""


def backdrop(v: View) -> DisplayList:
    """The ground and the cities at dusk: everything else has a panel."""
    sheet = DisplayList(1280, 720)
    ground(sheet)
    hours.silk(sheet, v.state)
    sheet.shadow((12, 44, 980, 208), 8, 6, 120)
    hours.fresco(sheet, v.state)
    with sheet.aside():
        for rect in ((1000, 44, 268, 290), (1000, 340, 268, 112)):
            sheet.shadow(rect, 7, 5, 90)
            sheet.panel(rect, PANEL, LINE, 7, 1.2)
    return sheet


def sky(v: View) -> DisplayList:
    """Over the cities at dusk what the phase does step by step, and the ledge with the seven rewards. 980 x 208."""
    s: SignorieState = v.state
    sheet = DisplayList(980, 208)
    marble = (
        '<defs><linearGradient id="m" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="84">'
        '<stop offset="0" stop-color="#E9D7B2"/><stop offset="1" stop-color="#BFA06C"/></linearGradient></defs>'
        '<rect width="980" height="84" fill="url(#m)"/><path d="M0 1.5 H980" stroke="#FFF7E2" stroke-width="3"/>'
        '<path d="M0 6 H980 M0 80.5 H980" stroke="#A88652" stroke-width="1.4"/>'
    )
    sheet.shape(marble, (0, 124, 980, 84), (980, 84))
    icon(sheet, "moon", 18, 12, 30)
    with sheet.aside():
        words(sheet, "signorie-art-phase-rewards", 58, 27, 110, 25, "#FBE6B4", face="title")
        sheet.panel((10, 50, 448, 30), "#1E0A14", "", 15, 0, 0.72)
        words(sheet, "signorie-art-evening", 22, 65, 426, 13.5, "#FFF3DC")
        _steps(sheet)
    for slot in range(1, len(REWARD_SLOTS)):
        if not s.rewards[slot - 1]:
            sheet.panel((8 + 138.0 * (slot - 1), 133, 132, 68), "#5A2530", "#8A6A3B", 6, 1.3, 0.7)
    frame = (
        '<rect x="1.5" y="1.5" width="981" height="209" rx="7" fill="none" stroke="#5B3A14" stroke-width="3"/>'
        '<rect x="1.5" y="1.5" width="981" height="209" rx="7" fill="none" stroke="#E3BE6A" stroke-width="1.6"/>'
    )
    with sheet.aside():
        sheet.shape(frame, (-2, -2, 984, 212), (984, 212))
    return sheet


def _steps(sheet: DisplayList) -> None:
    """The steps of the phase: what is over, what goes on, what is to come."""
    x = 940.0 - sum(_PILLS) - 6 * (len(_PILLS) - 1)
    for step, wide in enumerate(_PILLS):
        now, done = step == _NOW, step < _NOW
        sheet.panel((x, 12, wide, 26), GOLD if now else "#2A0D15", "#FFE9B0" if now else "#A9803F", 13, 1.3)
        fill = "#2F7A45" if done else "#3B1420"
        sheet.panel((x + 4, 16, 18, 18), fill, GOLD, 9, 1.2)
        if done:
            icon(sheet, "tick", x + 7.5, 19.5, 11)
        else:
            number(sheet, step + 1, x + 13, 25, 11.5, "#F6E3B8", 16)
        colour, face = (INK, "bold") if now else (CREAM, "body")
        words(sheet, f"signorie-art-evening-step-{step + 1}", x + 25, 25, wide - 29, 12.5, colour, face=face)
        x += wide + 6


def order(v: View) -> DisplayList:
    """The initiative track with what each step scored, and the places of the new turn order. 268 x 290."""
    s: SignorieState = v.state
    me = v.me
    sheet = DisplayList(268, 290)
    with sheet.aside():
        words(sheet, "signorie-art-evening-order", 12, 15, 200, 16, "#F6E3B8", face="title")
    reach = climbing.steps(s, me) if asked_key(s) == "spend_points" and me in s.pending[-1].seats else {}
    for step in range(INITIATIVE_TOP, -1, -1):
        y = 28 + (INITIATIVE_TOP - step) * 24.0
        sheet.panel((10, y, 136, 22.6), "#5A2530" if step % 2 else WINE_2, "", 3, 0)
        with sheet.aside():
            number(sheet, step, 22, y + 11.5, 11.5, CAPTION, 20)
        vp = INITIATIVE_VP[step]
        style: dict[str, Any] = {"size": 12.5, "colour": PALE, "align": "right", "lines": 1}
        with sheet.aside("" if vp else GONE):
            sheet.write((30, y, 44, 22.6), f"+{vp}[vp]" if vp else "–", **style)
        if step in reach:
            ring(sheet, (10, y, 136, 22.6), 4, 2)
            pips(sheet, reach[step], 82 + pips_wide(reach[step]), y + 0.5)
        sheet.hot((10, y, 136, 22.6), f"step/{step}")
    asked = s.pending[-1].seats[0]
    for place, seat in enumerate(s.turn_order):
        y = 48 + 44.0 * place
        line = GOLD if seat == asked else "#7A5A4A"
        sheet.panel((196, y, 62, 38), WINE_2, line, 6, 2.2 if seat == asked else 1.2)
        number(sheet, place + 1, 209, y + 19.5, 18, "#F6E3B8", 24)
        arrow = f'<path d="M2 8 H30 M24 2 L32 8 L24 14" fill="none" stroke="{SEAT[short(s.color[seat])]}" stroke-width="2.6"/>'
        sheet.shape(arrow, (156, y + 11, 34, 16), (34, 16))
        sheet.hot((196, y, 62, 38), "order")
    style = {"size": 12, "leading": 1.3, "valign": "middle"}
    with sheet.aside():
        sheet.say((12, 246, 246, 42), "signorie-art-evening-order-how", colour=PALE, **style)
    return sheet


def ahead(v: View) -> DisplayList:
    """What comes after this choice: who is next, what goes back, the next round or the end. 268 x 112."""
    s: SignorieState = v.state
    sheet = DisplayList(268, 112)
    words(sheet, "signorie-art-evening-next", 12, 15, 200, 16, "#F6E3B8", face="title")
    told: list[tuple[str, dict[str, Any]]] = []
    slot, now = REWARD_SLOTS[s.reward_slot()], (s.served - 1) >> 1
    seat = s.pending[-1].seats[0]
    if asked_key(s) != "bride_choice" and slot.bride and s.brides[seat] < BRIDES:
        told.append(("signorie-art-evening-then-bride", {"seat": seat}))
    if now + 1 < len(s.eligible):
        told.append(("signorie-art-evening-then-seat", {"seat": s.eligible[now + 1]}))
    if any(s.threshold):
        told.append(("signorie-art-evening-then-back", {"count": sum(s.threshold)}))
    last = s.round == last_round(s)
    message = "signorie-art-evening-then-end" if last else "signorie-art-evening-then-round"
    told.append((message, {"round": s.round + 1}))
    for line, (text, facts) in enumerate(told[:3] if len(told) < 4 else [*told[:2], told[-1]]):
        y = 38.0 + 26 * line
        sheet.panel((11, y - 9, 18, 18), "none", GOLD, 9, 1.3)
        number(sheet, line + 1, 20, y, 11.5, "#F6E3B8", 16)
        words(sheet, text, 36, y, 226, 13, CREAM, facts)
    return sheet


__all__ = ["ahead", "backdrop", "order", "sky"]
