"""What a rival does, told in the foot of the rival's plate: dice, limit and purse stay in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine import Event, View
from game.presentation import DisplayList, cue_of, presentation_of
from game.titles.signorie import TITLE
from game.titles.signorie.art.inks import FAINT, GOLD, LETTERS, short
from game.titles.signorie.art.rivals import HEIGHT, plate
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import told
from game.titles.signorie.table.narration import worded
from game.titles.signorie.table.placement import evening

LINE = 20.0


def story(v: View, events: Sequence[Event]) -> DisplayList | None:
    """The rival's plate with the last lines of what is being done; None where the plates are folded, or lanes."""
    s: SignorieState = v.state
    own = presentation_of(TITLE)
    said = [worded(event) for event in events if "seat" in event.params and not cue_of(own, event.kind).silent]
    if not said or evening(v) or told(v):
        return None
    seat = said[-1].params["seat"]
    if seat == v.me:
        return None
    high = HEIGHT[s.seats]
    sheet = plate(v, seat, high)
    shown = [event for event in said if event.params["seat"] == seat][-(2 if high < 150 else 4) :]
    top = high - 6 - LINE * max(2, len(shown))
    sheet.panel((4, top, 260, high - 4 - top), "#1C070D", GOLD, 6, 1.6)
    one = len(shown) == 1
    for row, event in enumerate(shown):
        message = f"signorie-log-{event.kind}".replace("_", "-")
        now = event is shown[-1]
        y = top + 2 + LINE * row
        if now:
            sheet.svg(f"shared/seats/player_{short(s.color[seat])}", (10, y + (LINE - 6 if one else 3), 14, 14))
        style: dict[str, Any] = {"size": 12.5, "colour": LETTERS if now else FAINT, "leading": 1.2}
        rect = (30, y, 230, 2 * LINE - 2 if one else LINE)
        sheet.say(rect, message, dict(event.params), lines=0 if one else 1, **style)
    return sheet


__all__ = ["story"]
