"""The awards: what each brings and asks, and how far every seat has come."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import View
from game.presentation import QUIET
from game.presentation import layout as lay
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


def award_block(s: UndecimState, v: View, award: str, high: float) -> lay.Block:
    """An award and how the seats stand to it, as much as has room on a tablet so high."""
    size = 2 if high > GREAT else 1 if high > MIDDLE else 0
    quiet = lay.aside(_lengths(s, v, award, size, high), QUIET)
    return lay.hot(lay.over(lay.aside(_tablet(s, v, award, size)), quiet), f"award/{award}")


@cache
def _disc(award: str, size: int, gone: bool) -> lay.Block:
    return lay.icon(f"undecim/awards/{award}", _DISCS[size], alpha=inks.FAINT if gone else inks.OPAQUE)


def _lengths(s: UndecimState, v: View, award: str, size: int, high: float) -> lay.Block:
    """What an award brings and asks, and how far every seat has come that has any of it: as many fields as it asks."""
    disc = _disc(award, size, False)
    if award in s.won:
        return lay.pad(lay.column(lay.row(_disc(award, size, True), lay.blank()), lay.blank()), 3)
    seats = [v.me, *v.others]
    above = ROW + (_DISCS[size] if size else 0)
    pitch = min(LARGE, (high - above - 3) / len(seats))
    far = (_length(v.colors[seat], scoring.progress(s, seat, award), AWARDS[award].least, pitch) for seat in seats)
    short = lay.say(
        f"undecim-art-award-short-{award}".replace("_", "-"),
        inks.SMALL.but(colour=inks.CREAM),
    )
    points = lay.write(f"[vp] **{s.rules().award_vp}**", inks.COUNT.but(face="body", align="left"))
    head = [lay.row(disc, points, gap=GAP)] if size else []
    told = lay.column(*head, short, *far, lay.blank(), gap=(2, 0, 3)[size])
    return lay.on(inks.TAG.but(opacity=0.6), told, 5, 3)


@cache
def _length(color: str, has: int, least: int, pitch: float) -> lay.Block | None:
    thick = max(3.0, pitch / 3)
    looks = (lay.Ground(inks.SEAT[color][0] if n < has else "#55443E", "", thick / 2) for n in range(least))
    fields = (lay.column(lay.blank(), lay.sized(lay.ground(look), high=thick), lay.blank(), gap=0) for look in looks)
    return lay.sized(lay.row(shape_of(color, min(SIGN, pitch)), *fields, gap=2), high=pitch) if has else None


def _tablet(s: UndecimState, v: View, award: str, size: int) -> lay.Block:
    """The same on a tablet of bronze, with numbers."""
    gone, seats = award in s.won, [v.me, *v.others]
    name = lay.say(name_of(award), inks.SMALL.but(colour=inks.PALE, face="bold"))
    points = lay.write(f"[vp] **{s.rules().award_vp}**", inks.SMALL.but(colour=inks.PALE))
    module = next((m for m, card in MODULES.items() if card.award == award), "")
    age = lay.icon(f"undecim/ages/{module}", *_AGE) if module else None
    beside = lay.column(name, lay.row(points, age) if size else None, gap=0)
    head = lay.row(_disc(award, size, gone), beside, gap=3)
    if gone:
        rest = lay.column(lay.blank(), lay.say("undecim-art-award-gone", inks.SMALL.but(align="center")))
    else:
        text = f"undecim-art-award-{award}" if size > 1 else f"undecim-art-award-short-{award}"
        asks = lay.say(text.replace("_", "-"), inks.SMALL.but(colour=inks.CREAM, lines=0 if size > 1 else 1))
        across = 2 if size > 1 else len(seats)
        far = (
            _far(v.colors[seat], scoring.progress(s, seat, award), AWARDS[award].least, size, across) for seat in seats
        )
        rest = lay.column(asks if size else None, lay.blank() if size < 2 else None, lay.grid(far, across, 3), gap=2)
    look = BRASS.but(fill="#2A1E1A", line=inks.EDGE) if gone else BRASS
    return lay.on(look, lay.column(head, lay.shared(rest), gap=2), 3)


@cache
def _far(color: str, has: int, least: int, size: int, across: int) -> lay.Block:
    """How far a seat has come, in numbers."""
    met, near = has >= least, has == least - 1
    look = lay.Ground(inks.GREEN if met else "#2A1810", inks.GLOW if near else "#BFE6CC" if met else "", width=1.3)
    text = f"**{has}**/{least}" if size > 1 or across < 4 else f"**{has}**"
    style = inks.SMALL.but(colour=inks.BRIGHT if met or near else inks.CREAM, align="center")
    mark = shape_of(color, _MARK)
    return lay.on(look, lay.row(mark, lay.write(text, style), gap=0), 1, size)
