"""A construction card over the town: what the plan comes to, which roads come and go, what vanishes under it."""

from __future__ import annotations

from typing import Any

from game.engine import Action, View
from game.engine.bits import members
from game.presentation import DisplayList, signed
from game.titles.cultus.art import marks
from game.titles.cultus.art.inks import INK, INK_2, SHEETS
from game.titles.cultus.rules.components import ENEMIES, KINDS, NO_CARD, PLANS
from game.titles.cultus.rules.scoring import Line, enemy_lines, plan_lines
from game.titles.cultus.rules.state import CultusState


def placed(v: View, a: Action) -> DisplayList | None:
    """The plan from before to after, what is hidden, and what the rival's end bonuses gain."""
    s: CultusState = v.state
    plan = s.plan[a.seat]
    if plan not in PLANS:
        return None
    new = marks.after(v, a)
    covered = [q for q in range(64) if s.cells[q] != NO_CARD and (s.cells[q] != new.cells[q] or _under(s, new, q))]
    sheet = marks.stage()
    _roads(sheet, s, new, PLANS[plan].pair)
    before, later = plan_lines(s, plan), plan_lines(new, plan)
    total, then = (sum(line.points for line in lines) for lines in (before, later))
    sums = {"total": total, "then": then, "gain": signed(then - total, "±0"), "fill": _ink(then - total, marks.EVEN)}
    shown = [{"icon": KINDS[s.cells[square]]} for square in covered[:4]]
    facts = {"plan": plan, "rows": list(map(_row, before, later)), "hidden": len(covered), "covered": shown, **sums}
    if s.enemy:
        gain = sum(line.points for line in enemy_lines(new)) - sum(line.points for line in enemy_lines(s))
        facts |= {"who": ENEMIES[s.enemy].character, "theirs": signed(gain, "±0"), "rival_ink": _ink(-gain, INK_2)}
    SHEETS.add(sheet, "placed", facts)
    return sheet


def _ink(gain: int, none: str) -> str:
    return marks.GAIN if gain > 0 else marks.LOSS if gain < 0 else none


def _under(s: CultusState, new: CultusState, square: int) -> bool:
    _, anchor, _ = new.laid[-1]
    return len(new.laid) > len(s.laid) and square in (anchor, anchor + 1, anchor + 8, anchor + 9)


def _row(old: Line, now: Line) -> dict[str, Any]:
    """A row of the plan, with what changes in it."""
    count = f"×{old.number}" if old.number == now.number else f"×{old.number} → **{now.number}**"
    points = str(old.points) if old.points == now.points else f"{old.points} → **{now.points}**"
    icons = "".join(f"[{icon}]" for icon in old.facts.values())
    return {"icons": icons, "count": count, "points": points, "ink": _ink(now.points - old.points, INK)}


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
