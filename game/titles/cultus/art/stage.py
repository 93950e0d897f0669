"""The rival's phase as it is told, in the rival's own panel: what has been done, what is being done, the points as they
stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import Event, View
from game.presentation import DisplayList
from game.titles.cultus.art.inks import INK, WINE_LINE, WINE_SPACE, name_of, plate, portrait
from game.titles.cultus.components import ENEMIES
from game.titles.cultus.log import lines
from game.titles.cultus.state import CultusState

SIZE: Final = (412.0, 202.0)
ROWS: Final = 3
PITCH: Final = 26.0
_GROUND: Final = (
    '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="318" cy="70" r="330"><stop offset="0" '
    'stop-color="#8E2A33"/><stop offset=".55" stop-color="#54182E"/><stop offset="1" stop-color="#2B1222"/>'
    '</radialGradient></defs><rect x="1" y="1" width="410" height="200" rx="8" fill="url(#g)" stroke="#FF9C7A" '
    'stroke-width="2.4"/>'
    + "".join(
        f'<path d="M318 80 L{x} {y} L{x + 34} {y + 8} Z" fill="#FFB36B" fill-opacity=".10"/>'
        for x, y in ((8, 60), (20, 176), (120, 192), (210, 6), (380, 190), (396, 14))
    )
)


def story(v: View, events: Sequence[Event]) -> DisplayList | None:
    """The rival's panel while its phase is told; nothing for the deeds of people."""
    s: CultusState = v.state
    told = [line for line in lines(events) if line.params.get("enemy") or line.params.get("foe")]
    if not s.enemy or not told or not _is_rival_s(events[-1]):
        return None
    sheet = DisplayList(*SIZE)
    sheet.shape(_GROUND, (0, 0, *SIZE), SIZE)
    enemy = ENEMIES[s.enemy]
    portrait(sheet, (276, 6, 132, 150), enemy.character, "#FFD7A0")
    plate(sheet, (8, 7, 100, 42), s.enemy_vp, "#FFD7A0")
    sheet.say((118, 8, 154, 40), name_of(enemy.character), size=20, face="title", lines=1)
    shown = told[-ROWS:]
    for row, line in enumerate(shown):
        _row(sheet, 80 + PITCH * row, line, row == len(shown) - 1)
    _track(sheet, s.enemy_track, enemy.track_last)
    return sheet


def _is_rival_s(event: Event) -> bool:
    return bool(event.params.get("enemy"))


def _row(sheet: DisplayList, y: float, line: Event, now: bool) -> None:
    message = f"cultus-log-{line.kind}".replace("_", "-")
    if now:
        sheet.panel((8, y, 264, PITCH - 2), "#E3BE6A", "#FFE6A6", 12, 1.2)
        sheet.svg("shared/icons/right", (14, y + 6, 12, 12))
    else:
        sheet.svg("shared/icons/tick", (13, y + 5, 14, 14))
    ink = INK if now else "#FFE9DC"
    sheet.say((32, y, 236, PITCH - 2), message, dict(line.params), size=13, colour=ink, face="bold", lines=1)


def _track(sheet: DisplayList, at: int, last: int) -> None:
    for space in range(last + 1):
        place = (8 + 36.5 * space, 160, 34, 34)
        strike = space == last
        sheet.panel(place, "#7A1626" if strike else WINE_SPACE, "#FFB36B" if strike else WINE_LINE, 5, 1.8)
        if strike:
            glow = 255 if at == last else 170
            sheet.svg("cultus/icons/fire", (place[0] + 5, 162, 24, 28), alpha=glow)
        else:
            sheet.write(place, str(space), size=13, colour="#E8BFCB", align="center", lines=1)
