"""The forecast: where everybody would stand if the game ended now, and what counts for nothing yet."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import Ground, column, drawn, fill, ground, on, row, say, sized
from game.titles.signorie.art import inks
from game.titles.signorie.art.ending import body
from game.titles.signorie.rules.components import ROW_TILES, ROWS
from game.titles.signorie.rules.phases import OVER, last_round
from game.titles.signorie.rules.scoring import careers_vp, ranking, row_vp
from game.titles.signorie.rules.state import BY_CAREERS, FIRST_ROW, SignorieState

SCALE = 1.16
VEILED, WIDE, HIGH = (0, 38, 1280, 652), 920, 632
"""Between the bar and the timeline; how large the sheet on it is."""


def forecast(v: View) -> DisplayList | None:
    """Everybody's points as the final scoring would add them up now, 1280 x 720; nothing after the end."""
    s: SignorieState = v.state
    if not s.rewards or s.phase == OVER:
        return None
    sheet = inks.overlay()
    me, end = v.me, scored(s)
    lacking = [n for n in range(len(ROWS)) if 0 < s.tiles_in(me, n) < ROW_TILES]
    facts = {"count": len(lacking), "rows": tuple(ROWS[n] for n in lacking)}
    told = column(
        row(inks.sign("vp", inks.LARGE), say("signorie-art-forecast", inks.GREAT), gap=inks.INSET),
        say("signorie-art-forecast-how", inks.SAID, {"count": last_round(s) - s.round}),
        drawn(body(end, ranking(end), {}), SCALE),
        inks.rule(),
        say(f"signorie-art-forecast-{'lacks' if lacking else 'whole'}", inks.SAID, facts),
        gap=5,
    )
    paper = on(Ground(inks.PANEL, inks.GOLD, 10, 2, shadow=150), told, inks.LARGE, inks.INSET)
    fill(sheet, VEILED, ground(inks.bare(inks.NIGHT, 0.62)))
    fill(sheet, VEILED, sized(paper, WIDE, HIGH)._replace(stretch=False))
    return sheet


def scored(s: SignorieState) -> SignorieState:
    """A copy after the final scoring."""
    end = s.clone()
    for seat in range(end.seats):
        end.earn(seat, careers_vp(end, seat), BY_CAREERS)
        for n in range(len(ROWS)):
            end.earn(seat, row_vp(end, seat, n), FIRST_ROW + n)
    return end
