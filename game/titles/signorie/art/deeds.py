"""What a rival does, told in the foot of the rival's plate: dice, limit and purse stay in sight."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Event, View
from game.presentation import DisplayList, cue_of, presentation_of
from game.presentation.layout import Block, Ground, blank, column, fill, on, pad, row, say, shared
from game.titles.signorie import TITLE
from game.titles.signorie.art import inks
from game.titles.signorie.art.rivals import HEIGHT, LOW, WIDE, plate
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import told
from game.titles.signorie.table.placement import evening

LINE, EDGE = 18, 3
"""How high a line is, and how far from the edge of the plate."""


def story(v: View, events: Sequence[Event]) -> DisplayList | None:
    """The rival's plate with the last lines of what is being done; None where the plates are folded, or lanes."""
    s: SignorieState = v.state
    own = presentation_of(TITLE)
    said = [own.line(event) for event in events if "seat" in event.params and not cue_of(own, event.kind).silent]
    if not said or evening(v) or told(v):
        return None
    seat = said[-1].params["seat"]
    if seat == v.me:
        return None
    high = HEIGHT[s.seats]
    sheet = plate(v, seat, high)
    shown = [event for event in said if event.params["seat"] == seat][-(2 if high < LOW else 4) :]
    lines = (shared(_line(event, s.color[seat], event is shown[-1], len(shown) == 1)) for event in shown)
    box = LINE * max(2, len(shown))
    below = on(Ground("#1C070D", inks.GOLD, 6), pad(column(*lines, gap=0), inks.GAP, 1))
    fill(sheet, (EDGE, high - EDGE - box, WIDE - 2 * EDGE, box), below)
    return sheet


def _line(event: Event, color: str, now: bool, alone: bool) -> Block:
    """What happened, the last of it bright; on two lines where nothing else is told."""
    style = inks.NOTE.but(colour=inks.LETTERS if now else inks.FAINT, leading=1.2, lines=0 if alone else 1)
    mark = inks.shield(color, inks.SMALL) if now else blank(inks.SMALL)
    return row(mark, say(inks.message("log", event.kind), style, dict(event.params)))
