"""The last scene: dawn over the frontier, and the banner of whoever won."""

from __future__ import annotations

from typing import Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.titles.undecim.art.inks import BRIGHT, GOLD, MIDDLE, SEAT
from game.titles.undecim.state import UndecimState

_BANNER: Final = (
    '<path d="M8 4 H168" stroke="#7C5310" stroke-width="8" stroke-linecap="round"/>'
    '<path d="M16 8 H160 V156 L88 130 L16 156Z" fill="{c}" stroke="{d}" stroke-width="4" stroke-linejoin="round"/>'
    '<path d="M26 16 H150 V140 L88 116 L26 140Z" fill="none" stroke="#F0DCA8" stroke-opacity=".7" stroke-width="2"/>'
)


def ending(v: View, result: Result) -> Ending:
    """Whose dawn it is, by how much, and what made the difference."""
    s: UndecimState = v.state
    order = sorted(range(len(result.ranks)), key=result.ranks.__getitem__)
    winner, second = order[0], order[1]
    gap = result.scores[winner].total - result.scores[second].total
    mine = v.seat is None or v.seat == winner
    best = max(result.scores[winner].items, key=lambda item: item.amount)
    params = {
        "seat": winner,
        "gap": gap,
        "source": best.source,
        "vp": best.amount,
        "number": result.params.get("number", 0),
    }
    text = "undecim-art-ending-tie" if result.outcome == "tie_break" else "undecim-art-ending-text"
    return Ending(_picture(v, s, order), "undecim-art-ending-title", text, params, mine)


def _picture(v: View, s: UndecimState, order: list[int]) -> DisplayList:
    sheet = DisplayList(450, 664)
    sheet.svg("undecim/scenes/dawn", (0, 0, 450, 664))
    c, d, _ = SEAT[v.colors[order[0]]]
    sheet.shape('<path d="M3 0 V250" stroke="#7C5310" stroke-width="6"/>', (288, 120, 6, 250), (6, 250))
    sheet.shape(_BANNER.replace("{c}", c).replace("{d}", d), (203, 144, 176, 164), (176, 164))
    sheet.svg("undecim/crest", (251, 158, 80, 80), c="#F0DCA8")
    sheet.svg(f"shared/seats/{v.colors[order[0]]}", (273, 104, 36, 36))
    for i, seat in enumerate(order[1:]):
        c, d, e = SEAT[v.colors[seat]]
        x = 60 + 112 * i
        sheet.svg("undecim/scenes/pennon", (x, 520, 44, 68), c=c, d=d, e=e)
        sheet.svg(f"shared/seats/{v.colors[seat]}", (x + 12, 536, 20, 20))
        sheet.panel((x - 8, 591, 60, 22), "#1B1014", c, 6, 1.4, 0.9)
        sheet.write((x - 8, 590, 60, 24), f"{i + 2} · {s.vp[seat]}", size=14, colour=BRIGHT, face="bold", **MIDDLE)
    sheet.panel((0.8, 0.8, 448.4, 662.4), "none", GOLD, 8, 1.6)
    return sheet
