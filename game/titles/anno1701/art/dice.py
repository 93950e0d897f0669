"""The dice phase: the tray, the dice on the water with what they gave to whom and why not, and the six events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, column, grid, ground, laid, on, over, pad, row, shared, sized
from game.presentation.parts import dashes
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.inks import HEAD, LINE, NOTE, PLATE, said, sign
from game.titles.anno1701.rules.components import BY_NUMBER, EVENTS, GOOD_OF, GOODS, QUEEN_MAX_DISCONTENT, SHIP_NUMBER
from game.titles.anno1701.rules.decisions import key_of
from game.titles.anno1701.rules.state import AnnoState, blocked, burghers, discontent, gold_of, token_holder, town
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import layout

TRAY, WATER, EVENT_TABLE = (296, 112), (658, 75), (296, 232)
DIE: Final = 44
PANEL: Final = PLATE.but(opacity=1)
STEP: Final = Ground(inks.NAVY_2, LINE, inks.ROW / 2)
LEFT_EMPTY: Final = "#4E6B86"
FAINT: Final = inks.FINE
STRUCK: Final = NOTE.but(colour=inks.TITLE_INK, face="bold")


def tray(v: View) -> DisplayList:
    """What both dice gave to whom, and why not; before and during the roll what is to be done."""
    s: AnnoState = v.state
    if s.number and layout(v) == "dice":
        return laid(_steps(s), *TRAY)
    if s.number:
        sides = [(sign(s.side[seat]), _woken(s, seat), _struck(s, seat, s.event)) for seat in _seats(v)]
        number = column(sized(_number(s, FAINT), high=inks.SIGN), grid((row(mark, told) for mark, told, _ in sides), 2))
        event = column(sized(_event(s), high=inks.SIGN), grid((row(mark, told) for mark, _, told in sides), 2))
    else:
        mine = bool(s.pending) and s.pending[-1].key == "roll" and s.pending[-1].seats[0] == me_of(v)
        number = said("dice-throw" if mine else "dice-wait", NOTE.but(lines=0))
        event = said("dice-event", FAINT.but(lines=0))
    line = sized(ground(Ground(LINE, radius=0)), high=1)
    return laid(on(PANEL, pad(column(number, line, event, gap=3), DIE + 18, 3, 8)), *TRAY)


def _seats(v: View) -> tuple[int, int]:
    """Both seats, the own one first."""
    return me_of(v), 1 - me_of(v)


def _steps(s: AnnoState) -> Block:
    """Where the dice lay, and how far the phase has come."""
    place = sized(dashes(LEFT_EMPTY, 8), DIE, DIE)
    key = key_of(s)
    now = 1 if key in ("production", "guild", "harbour") else 2
    steps = [_step(step, i - now) for i, step in enumerate(("thrown", "number", "event"))]
    return on(PANEL, row(column(place, place, gap=8), column(*steps), gap=inks.PAD), 10, 8)


def _step(step: str, ahead: int) -> Block:
    """A step of the phase: over, running, or still to come."""
    look = STEP if ahead else STEP.but(fill=inks.GOLD, line=inks.GLOW)
    told = said(f"step-{step}", NOTE if ahead else NOTE.but(colour=inks.INK, face="bold"))
    return shared(on(look, row(shared(told), sign("check", c=inks.CREAM) if ahead < 0 else None), inks.PAD, 0))


def throw(v: View) -> DisplayList:
    """The water between the islands: a tray before the roll, then each die with its rule and one line a side."""
    s: AnnoState = v.state
    if not s.number:
        water = over(ground(Ground(inks.NAVY, opacity=0.55)), pad(dashes(inks.TITLE_INK, 8, 1.8), 1))
        told = column(
            said("throw-here", HEAD.but(align="center")),
            said("throw-both", FAINT.but(colour="#DCEEF6", align="center")),
        )
        return laid(over(water, column(lay.blank(), told, lay.blank())), *WATER)
    halves = (
        [_number(s, STRUCK), *(row(sign(s.side[seat]), _woken(s, seat)) for seat in _seats(v))],
        [_event(s), *(row(sign(s.side[seat]), _struck(s, seat, s.event)) for seat in _seats(v))],
    )
    rows = [pad(grid(half, 1, 3), DIE + 32, 0, 8) for half in halves]
    line = sized(ground(Ground(LINE, radius=0)), 1)
    return laid(on(PANEL.but(line=inks.GOLD, width=1.6), row(rows[0], line, rows[1], gap=0), 1, 3), *WATER)


def faces(v: View) -> DisplayList:
    """The six faces of the event die, and what each would do now to either side."""
    s: AnnoState = v.state
    crests = [s.side[seat] or ("lion", "dragon")[seat] for seat in _seats(v)]
    head = _line(said("faces", HEAD), *(row(sign(crest), along="middle") for crest in crests))
    told = column(sized(pad(head, inks.INSET, 0), high=inks.ROW), *_rows(v), gap=3)
    return laid(on(PANEL, told, inks.INSET, 3), *EVENT_TABLE)


def _rows(v: View) -> Iterator[Block]:
    s: AnnoState = v.state
    for number, event in enumerate(EVENTS[1:], 1):
        rolled = bool(s.number) and s.event == number
        look = PLATE.but(fill="#5A4310", line=inks.GLOW, width=1.6) if rolled else inks.WELL
        name = NOTE.but(face="bold") if rolled else NOTE
        title = row(sign(f"ev_{inks.EVENT_ICONS[event]}"), said(f"face-{event}", name))
        style = inks.FIGURE.but(face="body")
        yield shared(on(look, _line(title, *(_struck(s, seat, number, style) for seat in _seats(v))), inks.INSET, 0))


def _line(title: Block, own: Block, rival: Block) -> Block:
    """A row of the table of events: what, the own side, the rival's."""
    return row(shared(title), sized(own, 74), sized(rival, 74), gap=2)


def _number(s: AnnoState, style: lay.Style) -> Block:
    return said("number", style, {"number": s.number})


def _event(s: AnnoState) -> Block:
    """The event, and what it does."""
    event = EVENTS[s.event]
    return row(sized(said(f"face-{event}", STRUCK), 64), said(f"event-{event}", FAINT.but(align="right")))


def _woken(s: AnnoState, seat: int) -> Block:
    return lay.write(woken(s, seat, s.number), NOTE.but(face="bold"))


def _struck(s: AnnoState, seat: int, event: int, style: lay.Style = NOTE) -> Block:
    message, params = struck(s, seat, EVENTS[event])
    return said(message, style, params)


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
