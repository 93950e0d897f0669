"""The awards: what each brings and asks, and how far every seat has come."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import View
from game.presentation import QUIET
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    blank,
    column,
    grid,
    ground,
    hot,
    icon,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.titles.undecim.art import inks
from game.titles.undecim.art.inks import GAP, LARGE, ROW, SIGN, name_of, shape_of
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import AWARDS, MODULES
from game.titles.undecim.rules.state import UndecimState

GREAT, MIDDLE = 120, 70
"""So high is a tablet that says all, and one that says what it asks beside its disc."""
BRASS: Final = inks.BOARD.but(fill="#3A2418", line=inks.BRONZE, width=1.7, shadow=inks.FAINT)
_DISCS: Final = (22, 30, 46)
"""How large the disc of a tablet of each size is."""
_AGE, _MARK = (36, 17), 12
"""How large the picture of an age is, and the sign of a seat beside its number."""


def award_block(s: UndecimState, v: View, award: str, high: float) -> Block:
    """An award and how the seats stand to it, as much as has room on a tablet so high."""
    size = 2 if high > GREAT else 1 if high > MIDDLE else 0
    quiet = aside(_lengths(s, v, award, size, high), QUIET)
    return hot(over(aside(_tablet(s, v, award, size)), quiet), f"award/{award}")


@cache
def _disc(award: str, size: int, gone: bool) -> Block:
    return icon(f"undecim/awards/{award}", _DISCS[size], alpha=inks.FAINT if gone else inks.OPAQUE)


def _lengths(s: UndecimState, v: View, award: str, size: int, high: float) -> Block:
    """What an award brings and asks, and how far every seat has come that has any of it: as many fields as it asks."""
    disc = _disc(award, size, False)
    if award in s.won:
        return pad(column(row(_disc(award, size, True), blank()), blank()), 3)
    seats = [v.me, *v.others]
    above = ROW + (_DISCS[size] if size else 0)
    pitch = min(LARGE, (high - above - 3) / len(seats))
    far = (_length(v.colors[seat], scoring.progress(s, seat, award), AWARDS[award].least, pitch) for seat in seats)
    short = say(
        f"undecim-art-award-short-{award}".replace("_", "-"),
        inks.SMALL.but(colour=inks.CREAM),
    )
    points = write(f"[vp] **{s.rules().award_vp}**", inks.COUNT.but(face="body", align="left"))
    head = [row(disc, points, gap=GAP)] if size else []
    told = column(*head, short, *far, blank(), gap=(2, 0, 3)[size])
    return on(inks.TAG.but(opacity=0.6), told, 5, 3)


@cache
def _length(color: str, has: int, least: int, pitch: float) -> Block | None:
    thick = max(3.0, pitch / 3)
    looks = (Ground(inks.SEAT[color][0] if n < has else "#55443E", "", thick / 2) for n in range(least))
    fields = (column(blank(), sized(ground(look), high=thick), blank(), gap=0) for look in looks)
    return sized(row(shape_of(color, min(SIGN, pitch)), *fields, gap=2), high=pitch) if has else None


def _tablet(s: UndecimState, v: View, award: str, size: int) -> Block:
    """The same on a tablet of bronze, with numbers."""
    gone, seats = award in s.won, [v.me, *v.others]
    name = say(name_of(award), inks.SMALL.but(colour=inks.PALE, face="bold"))
    points = write(f"[vp] **{s.rules().award_vp}**", inks.SMALL.but(colour=inks.PALE))
    module = next((m for m, card in MODULES.items() if card.award == award), "")
    age = icon(f"undecim/ages/{module}", *_AGE) if module else None
    beside = column(name, row(points, age) if size else None, gap=0)
    head = row(_disc(award, size, gone), beside, gap=3)
    if gone:
        rest = column(blank(), say("undecim-art-award-gone", inks.SMALL.but(align="center")))
    else:
        text = f"undecim-art-award-{award}" if size > 1 else f"undecim-art-award-short-{award}"
        asks = say(text.replace("_", "-"), inks.SMALL.but(colour=inks.CREAM, lines=0 if size > 1 else 1))
        across = 2 if size > 1 else len(seats)
        far = (
            _far(v.colors[seat], scoring.progress(s, seat, award), AWARDS[award].least, size, across) for seat in seats
        )
        rest = column(asks if size else None, blank() if size < 2 else None, grid(far, across, 3), gap=2)
    look = BRASS.but(fill="#2A1E1A", line=inks.EDGE) if gone else BRASS
    return on(look, column(head, shared(rest), gap=2), 3)


@cache
def _far(color: str, has: int, least: int, size: int, across: int) -> Block:
    """How far a seat has come, in numbers."""
    met, near = has >= least, has == least - 1
    look = Ground(inks.GREEN if met else "#2A1810", inks.GLOW if near else "#BFE6CC" if met else "", width=1.3)
    text = f"**{has}**/{least}" if size > 1 or across < 4 else f"**{has}**"
    style = inks.SMALL.but(colour=inks.BRIGHT if met or near else inks.CREAM, align="center")
    mark = shape_of(color, _MARK)
    return on(look, row(mark, write(text, style), gap=0), 1, size)
