"""The forecast: where everybody would stand if the game ended now, and what counts for nothing yet."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.titles.signorie.art.ending import body
from game.titles.signorie.art.inks import CREAM, GOLD, LINE, PANEL, SOFT, icon, words
from game.titles.signorie.rules.components import ROW_TILES, ROWS
from game.titles.signorie.rules.phases import OVER, last_round
from game.titles.signorie.rules.scoring import careers_vp, ranking, row_vp
from game.titles.signorie.rules.state import BY_CAREERS, FIRST_ROW, SignorieState

SCALE = 1.16


def forecast(v: View) -> DisplayList | None:
    """Everybody's points as the final scoring would add them up now, 1280 x 720; nothing after the end."""
    s: SignorieState = v.state
    if not s.rewards or s.phase == OVER:
        return None
    sheet = DisplayList(1280, 720)
    sheet.panel((0, 38, 1280, 652), "#16060A", "", 0, 0, 0.62)
    sheet.shadow((180, 52, 920, 632), 10, 12, 150)
    sheet.panel((180, 52, 920, 632), PANEL, GOLD, 10, 2)
    icon(sheet, "vp", 206, 66, 26)
    words(sheet, "signorie-art-forecast", 240, 79, 420, 23, "#F6E3B8", face="title")
    left = last_round(s) - s.round
    words(sheet, "signorie-art-forecast-how", 208, 110, 864, 14, CREAM, {"count": left})
    end = scored(s)
    sheet.place(body(end, ranking(end), {}), 207, 128, SCALE)
    me = v.me
    lacking = [n for n in range(len(ROWS)) if 0 < s.tiles_in(me, n) < ROW_TILES]
    facts = {"count": len(lacking), "rows": tuple(ROWS[n] for n in lacking)}
    sheet.panel((207, 654, 866, 1), LINE, "", 0, 0)
    words(sheet, f"signorie-art-forecast-{'lacks' if lacking else 'whole'}", 208, 668, 864, 13, SOFT, facts)
    return sheet


def scored(s: SignorieState) -> SignorieState:
    """A copy after the final scoring."""
    end = s.clone()
    for seat in range(end.seats):
        end.earn(seat, careers_vp(end, seat), BY_CAREERS)
        for row in range(len(ROWS)):
            end.earn(seat, row_vp(end, seat, row), FIRST_ROW + row)
    return end


__all__ = ["forecast", "scored"]
