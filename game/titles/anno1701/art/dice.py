"""The dice phase: the tray, the dice on the water with what they gave to whom and why not, and the six events."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.titles.anno1701.art.inks import (
    CREAM,
    EVENT_ICONS,
    GLOW,
    GOLD,
    INK,
    LINE,
    NAVY,
    NAVY_2,
    PALE,
    TITLE_INK,
    art,
    icon,
    words,
    write,
)
from game.titles.anno1701.rules.components import BY_NUMBER, EVENTS, GOOD_OF, GOODS, QUEEN_MAX_DISCONTENT, SHIP_NUMBER
from game.titles.anno1701.rules.state import AnnoState, blocked, burghers, discontent, gold_of, token_holder, town
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import layout


def tray(v: View) -> DisplayList:
    """What both dice gave to whom, and why not; before and during the roll what is to be done."""
    s: AnnoState = v.state
    sheet = DisplayList(296, 112)
    sheet.panel((0.6, 0.6, 294.8, 110.8), NAVY, LINE, 8, 1.2)
    if not s.number:
        sheet.panel((62, 54, 224, 1), LINE, "", 0)
        mine = bool(s.pending) and s.pending[-1].key == "roll" and s.pending[-1].seats[0] == me_of(v)
        words(sheet, 62, 8, 226, 44, "dice-throw" if mine else "dice-wait", size=13, lines=2)
        words(sheet, 62, 60, 226, 44, "dice-event", size=12.5, colour=PALE, lines=2)
        return sheet
    if layout(v) == "dice":
        _steps(sheet, s)
        return sheet
    sheet.panel((62, 54, 224, 1), LINE, "", 0)
    words(sheet, 62, 4, 224, 20, "number", params={"number": s.number}, size=12, colour=PALE)
    me = me_of(v)
    for i, seat in enumerate((me, 1 - me)):
        icon(sheet, s.side[seat], 62 + i * 114, 28, 19)
        write(sheet, 84 + i * 114, 26, 90, 24, woken(s, seat, s.number), size=13, face="bold")
    event = EVENTS[s.event]
    sheet.say((62, 57, 78, 20), art(f"face-{event}"), size=12.5, colour=TITLE_INK, face="bold", lines=1)
    words(sheet, 140, 57, 148, 20, f"event-{event}", size=11.5, colour="#BFD6E4", align="right")
    for i, seat in enumerate((me, 1 - me)):
        icon(sheet, s.side[seat], 62 + i * 114, 83, 19)
        message, params = struck(s, seat, event)
        words(sheet, 84 + i * 114, 80, 92, 26, message, params=params, size=12.5)
    return sheet


def _steps(sheet: DisplayList, s: AnnoState) -> None:
    """Where the dice lay, and how far the phase has come."""
    for y in (8, 60):
        sheet.panel((10, y, 44, 44), "none", "#9DBDD0", 8, 1.4, 0.7)
    key = s.pending[-1].key if s.pending else ""
    now = 1 if key in ("production", "guild", "harbour") else 2
    for i, step in enumerate(("thrown", "number", "event")):
        here = i == now
        sheet.panel((66, 8 + i * 33, 220, 29), GOLD if here else NAVY_2, GLOW if here else LINE, 14, 1.2)
        ink = INK if here else CREAM
        face = "bold" if here else "body"
        words(sheet, 80, 8 + i * 33, 170, 29, f"step-{step}", size=13, colour=ink, face=face)
        if i < now:
            icon(sheet, "check", 258, 14 + i * 33, 17, c=CREAM)


def throw(v: View) -> DisplayList:
    """The water between the islands: a tray before the roll, then each die with its rule and one line a side."""
    s: AnnoState = v.state
    sheet = DisplayList(658, 75)
    if not s.number:
        body = (
            '<rect x="2" y="2" width="654" height="71" rx="10" fill="#0D2435" fill-opacity=".55" stroke="#F4E3B4" '
            'stroke-width="1.8" stroke-dasharray="9 6"/>'
        )
        sheet.shape(body, (0, 0, 658, 75), (658, 75))
        words(sheet, 20, 14, 618, 24, "throw-here", size=16, colour=TITLE_INK, face="title", align="center")
        words(sheet, 20, 40, 618, 22, "throw-both", size=12.5, colour="#DCEEF6", align="center")
        return sheet
    sheet.panel((1, 1, 656, 73), NAVY, GOLD, 9, 1.6)
    sheet.panel((326, 8, 1, 59), LINE, "", 0)
    event = EVENTS[s.event]
    words(sheet, 78, 3, 240, 20, "number", params={"number": s.number}, size=13, colour=TITLE_INK, face="bold")
    sheet.say((404, 3, 84, 20), art(f"face-{event}"), size=13, colour=TITLE_INK, face="bold", lines=1)
    words(sheet, 488, 3, 162, 20, f"event-{event}", size=11.5, colour="#BFD6E4", align="right")
    me = me_of(v)
    for i, seat in enumerate((me, 1 - me)):
        y = 24 + i * 24
        icon(sheet, s.side[seat], 78, y, 20)
        write(sheet, 102, y - 1, 216, 22, woken(s, seat, s.number), size=14, face="bold")
        icon(sheet, s.side[seat], 404, y, 20)
        message, params = struck(s, seat, event)
        words(sheet, 428, y - 1, 222, 22, message, params=params, size=13.5)
    return sheet


def faces(v: View) -> DisplayList:
    """The six faces of the event die, and what each would do now to either side."""
    s: AnnoState = v.state
    sheet = DisplayList(296, 232)
    sheet.panel((0.6, 0.6, 294.8, 230.8), NAVY, LINE, 8, 1.2)
    words(sheet, 12, 4, 150, 26, "faces", size=16, colour=TITLE_INK, face="title")
    me = me_of(v)
    for i, seat in enumerate((me, 1 - me)):
        icon(sheet, s.side[seat] or ("lion", "dragon")[seat], 152 + i * 70, 6, 22)
    for row, event in enumerate(EVENTS[1:]):
        y = 36 + row * 32
        rolled = bool(s.number) and EVENTS[s.event] == event
        sheet.panel((8, y, 280, 29), "#5A4310" if rolled else NAVY_2, GLOW if rolled else LINE, 6, 1.6 if rolled else 1)
        icon(sheet, f"ev_{EVENT_ICONS[event]}", 14, y + 4, 21)
        sheet.say(
            (42, y, 92, 29), art(f"face-{event}"), size=13, colour=CREAM, face="bold" if rolled else "body", lines=1
        )
        for i, seat in enumerate((me, 1 - me)):
            message, params = struck(s, seat, event)
            words(sheet, 137 + i * 75, y, 74, 29, message, params=params, size=12, **_CENTRED)
    return sheet


_CENTRED = {"align": "center", "lines": 1}


def woken(s: AnnoState, seat: int, number: int) -> str:
    """Landscapes and buildings of the number, barred ones with a chain."""
    shut = blocked(s, seat)
    parts = [f"[{GOODS[GOOD_OF[k]]}]" + ("[chain]" if k in shut else "") for k in BY_NUMBER[s.side[seat]][number]]
    if SHIP_NUMBER[s.side[seat]] == number:
        parts.append("[wheel]")
    works = len(town(s.sites[seat]).works[number])
    return " ".join(parts) + (f" [hammer]{works}" if works else "") or "0"


def struck(s: AnnoState, seat: int, event: str) -> tuple[str, dict[str, object]]:
    """What an event does to a seat, or why not: a message of the table with its parameters."""
    own = town(s.sites[seat])
    if event == "fire":
        count = burghers(s, seat)
        if count and own.fire_station:
            return "ev-safe", {}
        return ("ev-fire", {"count": min(count, gold_of(s, seat))}) if count else ("ev-no-burghers", {})
    if event == "queen":
        count = discontent(s, seat)
        return "ev-gift" if count <= QUEEN_MAX_DISCONTENT else "ev-no-gift", {"count": count}
    if event == "tax":
        return ("ev-tax", {"count": own.happy}) if own.happy else ("ev-no-happy", {})
    if event == "diplomacy":
        return "ev-swap", {}
    token = 0 if event == "commercial_advantage" else 1
    return ("ev-take" if token_holder(s, token) == seat else "ev-no-token"), {}


__all__ = ["faces", "struck", "throw", "tray", "woken"]
