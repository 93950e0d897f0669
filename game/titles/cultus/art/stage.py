"""The rival's phase as it is told, in the rival's own panel: what has been done, what is being done, the points as they
stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import Event, View
from game.presentation import DisplayList, log_lines, presentation_of
from game.titles.cultus import TITLE
from game.titles.cultus.art.inks import INK, SHEETS, WINE_LINE, WINE_SPACE
from game.titles.cultus.rules.components import ENEMIES
from game.titles.cultus.rules.state import CultusState

ROWS: Final = 3


def story(v: View, events: Sequence[Event]) -> DisplayList | None:
    """The rival's panel while its phase is told; nothing for the deeds of people."""
    s: CultusState = v.state
    told = [
        line for line in log_lines(presentation_of(TITLE), events) if line.params.get("enemy") or line.params.get("foe")
    ]
    if not s.enemy or not told or not _is_rival_s(events[-1]):
        return None
    enemy = ENEMIES[s.enemy]
    shown = told[-ROWS:]
    rows = [
        {
            "kind": line.kind,
            "params": dict(line.params),
            "now": line is shown[-1],
            "ink": INK if line is shown[-1] else "#FFE9DC",
        }
        for line in shown
    ]
    space = {"strike": False, "fill": WINE_SPACE, "line": WINE_LINE}
    final = s.last_space()
    glow = 255 if s.enemy_track == final else 170
    last = {"strike": True, "fill": "#7A1626", "line": "#FFB36B", "glow": glow}
    spaces = [*({**space, "space": n} for n in range(final)), last]
    return SHEETS.draw("story", who=enemy.character, points=s.enemy_vp, rows=rows, spaces=spaces)


def _is_rival_s(event: Event) -> bool:
    return bool(event.params.get("enemy"))
