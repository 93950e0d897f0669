"""A construction card over the town: what the plan comes to, which roads come and go, what vanishes under it."""

from __future__ import annotations

from game.engine import Action, View
from game.engine.bits import members
from game.presentation import DisplayList, signed
from game.titles.cultus.art import marks
from game.titles.cultus.art.inks import INK, INK_2, name_of
from game.titles.cultus.components import ENEMIES, KINDS, NO_CARD, PLANS
from game.titles.cultus.scoring import Line, enemy_lines, plan_lines
from game.titles.cultus.state import CultusState

PANEL = (12.0, 330.0, 384.0, 122.0)


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
    _plan(sheet, s, new, plan)
    _hidden(sheet, s, covered)
    if s.enemy:
        gain = sum(line.points for line in enemy_lines(new)) - sum(line.points for line in enemy_lines(s))
        _rival(sheet, s, gain)
    return sheet


def _under(s: CultusState, new: CultusState, square: int) -> bool:
    _, anchor, _ = new.laid[-1]
    return len(new.laid) > len(s.laid) and square in (anchor, anchor + 1, anchor + 8, anchor + 9)


def _plan(sheet: DisplayList, s: CultusState, new: CultusState, plan: str) -> None:
    x, y, w, _ = PANEL
    marks.paper(sheet, PANEL)
    marks.words(sheet, (x + 12, y + 4, 130, 26), name_of(plan), 15, face="title")
    before, later = plan_lines(s, plan), plan_lines(new, plan)
    for row, (old, now) in enumerate(zip(before, later)):
        _row(sheet, y + 30 + 26 * row, old, now)
    total, then = (sum(line.points for line in lines) for lines in (before, later))
    fill = marks.GAIN if then > total else marks.LOSS if then < total else marks.EVEN
    sheet.panel((x + 8, y + 86, w - 16, 30), fill, "", 15)
    sheet.write((x + 20, y + 86, 200, 30), f"{total} → **{then}** [star]", size=17, colour="#FFFFFF", lines=1)
    gain = signed(then - total, "±0")
    figure = (x + w - 90, y + 86, 70, 30)
    sheet.write(figure, gain, size=17, colour="#FFFFFF", face="bold", align="right", lines=1)


def _row(sheet: DisplayList, y: float, old: Line, now: Line) -> None:
    x = PANEL[0]
    icons = "".join(f"[{icon}]" for icon in old.facts.values())
    marks.line(sheet, (x + 12, y, 46, 26), icons, 17)
    count = f"×{old.number}" if old.number == now.number else f"×{old.number} → **{now.number}**"
    marks.line(sheet, (x + 62, y, 76, 26), count, 13.5, INK_2, face="body")
    same = old.points == now.points
    points = str(old.points) if same else f"{old.points} → **{now.points}**"
    ink = INK if same else marks.GAIN if now.points > old.points else marks.LOSS
    marks.line(sheet, (x + 138, y, 78, 26), points, 14.5, ink, align="right")


def _hidden(sheet: DisplayList, s: CultusState, covered: list[int]) -> None:
    x, y, w, _ = PANEL
    left = x + 236
    sheet.panel((left - 8, y + 8, w - 238, 74), "#EADFC4", "", 6)
    message = "cultus-hand-hidden" if covered else "cultus-hand-hides-nothing"
    marks.words(sheet, (left, y + 9, w - 248, 22), message, 12.5, INK_2, count=len(covered))
    for i, square in enumerate(covered[:4]):
        sheet.svg(f"cultus/icons/{KINDS[s.cells[square]]}", (left + 27 * i, y + 31, 23, 23))


def _rival(sheet: DisplayList, s: CultusState, gain: int) -> None:
    x, y, w, _ = PANEL
    ink = marks.LOSS if gain > 0 else marks.GAIN if gain < 0 else INK_2
    place = (x + 236, y + 57, w - 248, 24)
    who = ENEMIES[s.enemy].character
    marks.words(sheet, place, "cultus-hand-rival", 12.5, ink, face="bold", who=who, vp=signed(gain, "±0"))


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
