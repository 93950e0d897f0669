"""The rival's phase as it is told, in the rival's own panel: what has been done, what is being done, the points as they
stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import Event, View
from game.presentation import DisplayList, log_lines, presentation_of
from game.presentation.layout import Block, Ground, column, icon, laid, on, pad, picture, row, say, sized
from game.titles.cultus import TITLE as CULTUS
from game.titles.cultus.art.blocks import points, tell
from game.titles.cultus.art.inks import BOLD, FLAME, INK, MOON, TITLE, WARNING, name_of
from game.titles.cultus.art.rival import SIZE, side, strip
from game.titles.cultus.rules.components import ENEMIES
from game.titles.cultus.rules.state import CultusState

ROWS: Final = 3
RUNNING: Final = Ground(MOON, "#FFE6A6", 12)


def story(v: View, events: Sequence[Event]) -> DisplayList | None:
    """The rival's panel while its phase is told; nothing for the deeds of people."""
    s: CultusState = v.state
    told = [
        line
        for line in log_lines(presentation_of(CULTUS), events)
        if line.params.get("enemy") or line.params.get("foe")
    ]
    if not s.enemy or not told or not _is_rival_s(events[-1]):
        return None
    who = ENEMIES[s.enemy].character
    shown = told[-ROWS:]
    head = row(points(s.enemy_vp, WARNING, 42), say(name_of(who), TITLE), gap=10)
    rows = column(*(_deed(line, line is shown[-1]) for line in shown), gap=2)
    glow = 255 if s.enemy_track == s.last_space() else 170
    told_ = column(sized(head, high=42), rows, gap=31)
    return laid(side(picture("cultus/stage"), told_, who, row(strip(s.last_space(), FLAME, glow)), 132, WARNING), *SIZE)


def _deed(line: Event, now: bool) -> Block:
    """A line of the log: done, or being done now."""
    mark = sized(icon("shared/icons/right", 12) if now else icon("shared/icons/tick", 14), 14)
    said = tell(f"log-{line.kind}", BOLD.but(colour=INK if now else "#FFE9DC"), dict(line.params))
    told = row(mark, said, gap=5)
    return sized(on(RUNNING, told, 5, 0) if now else pad(told, 5, 0), high=24)


def _is_rival_s(event: Event) -> bool:
    return bool(event.params.get("enemy"))
