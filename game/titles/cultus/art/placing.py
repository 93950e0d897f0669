"""A construction card over the town: what the plan comes to, which roads come and go, what vanishes under it."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.engine.bits import members
from game.presentation import DisplayList, Rect, signed
from game.presentation.layout import Block, Ground, column, fill, on, pad, row, say, shared, sized, write
from game.titles.cultus.art import inks, marks
from game.titles.cultus.art.blocks import inline, sign, tell
from game.titles.cultus.rules.board import FOOTPRINT
from game.titles.cultus.rules.components import ENEMIES, KINDS, NO_CARD, PLANS
from game.titles.cultus.rules.scoring import ScoreLine, enemy_lines, plan_lines
from game.titles.cultus.rules.state import CultusState

PLACE: Final[Rect] = (12, 330, 384, 122)
"""Over the own plan."""


def placed(v: View, a: Action) -> DisplayList | None:
    """The plan from before to after, what is hidden, and what the rival's end bonuses gain."""
    s: CultusState = v.state
    plan = s.plan[a.seat]
    if plan not in PLANS:
        return None
    new = marks.after(v, a)
    sheet = marks.stage()
    _roads(sheet, s, new, PLANS[plan].pair)
    before, later = plan_lines(s, plan), plan_lines(new, plan)
    total, then = (sum(line.points for line in lines) for lines in (before, later))
    rows = column(say(inks.name_of(plan), inks.INKED_HEAD), *map(shared, map(_row, before, later)))
    change = inks.BIG.but(colour=inks.WHITE)
    sums = row(
        write(f"{total} → **{then}** [star]", change.but(face="body")),
        write(signed(then - total, "±0"), change.but(align="right")),
    )
    bar = on(Ground(_ink(then - total, inks.EVEN), radius=inks.LARGE / 2), sums, inks.PAD, 0)
    above = row(pad(rows, 3, 0, 0), shared(on(inks.INSET, _hidden(s, new), inks.PAD, 3), 0.65))
    fill(sheet, PLACE, on(inks.SLIP, column(shared(above), sized(bar, high=inks.LARGE)), inks.PAD, 6))
    return sheet


def _hidden(s: CultusState, new: CultusState) -> Block:
    """What vanishes under the card, and what the rival's end bonuses gain."""
    _, anchor, _ = new.laid[-1]
    covered = [square for square, _ in FOOTPRINT[anchor] if s.cells[square] != NO_CARD]
    count = {"count": len(covered)}
    said = tell("hand-hidden" if covered else "hand-hides-nothing", inks.INKED.but(colour=inks.INK_2), count)
    icons = row(*(sign(KINDS[s.cells[square]]) for square in covered[:4]))
    if not s.enemy:
        return column(said, icons)
    gain = sum(line.points for line in enemy_lines(new)) - sum(line.points for line in enemy_lines(s))
    facts = {"who": ENEMIES[s.enemy].character, "vp": signed(gain, "±0")}
    rival = tell("hand-rival", inks.BOLD.but(colour=_ink(-gain, inks.INK_2)), facts)
    return column(said, sized(icons, high=inks.SIGN), rival, gap=2)


def _ink(gain: int, none: str) -> str:
    return inks.GAIN if gain > 0 else inks.LOSS if gain < 0 else none


def _row(old: ScoreLine, now: ScoreLine) -> Block:
    """A row of the plan, with what changes in it."""
    count = f"×{old.number}" if old.number == now.number else f"×{old.number} → **{now.number}**"
    points = str(old.points) if old.points == now.points else f"{old.points} → **{now.points}**"
    brought = inks.BOLD.but(colour=_ink(now.points - old.points, inks.INK), align="right")
    icons = sized(write(inline(*old.facts.values()), inks.BIG.but(face="body")), 2 * inks.SIGN)
    return row(icons, write(count, inks.INKED.but(colour=inks.INK_2)), write(points, brought), gap=2)


def _roads(sheet: DisplayList, s: CultusState, new: CultusState, pair: tuple[int, int]) -> None:
    """A green road on each pair of the plan that comes, a red one on each that goes."""
    before, later = _pairs(s, pair), _pairs(new, pair)
    for roads, ink in ((later - before, "#3FBF6B"), (before - later, "#E0473A")):
        for here, there in sorted(roads):
            (cx, cy), (x, y), (x2, y2) = marks.between(here, there), marks.middle_of(here), marks.middle_of(there)
            dx, dy = (x2 - x) / 52 * 13, (y2 - y) / 52 * 13
            ends = f'x1="{30 - dx}" y1="{30 - dy}" x2="{30 + dx}" y2="{30 + dy}" stroke-linecap="round"'
            body = f'<line {ends} stroke="#14211C" stroke-width="11"/><line {ends} stroke="{ink}" stroke-width="7"/>'
            sheet.shape(body, (cx - 30, cy - 30, 60, 60), (60, 60))


def _pairs(s: CultusState, pair: tuple[int, int]) -> set[tuple[int, int]]:
    countable = s.countable()
    ones, others = (list(members(s.shown[kind] & countable)) for kind in pair)
    around = s.adjacent()
    return {(min(a, b), max(a, b)) for a in ones for b in others if around[a] >> b & 1}
