"""How far the game is: the bar above all, what is left of the turn, the steps of the set-up, the result, what ends it."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine import View
from game.presentation import QUIET, DisplayList, kit
from game.presentation import layout as lay
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import head, lane, low, named, panel, rule, sign, tell
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.foes import phases_to_effect
from game.titles.cultus.rules.setting_up import SOLO_STEPS, STEPS
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table import places
from game.titles.cultus.table.placement import SOLO_TURNS, seat_color

PHASES: Final = ("start", "income", "action", "hand", "enemy", "end")
BAR: Final = places.BAR[2:]
EDGE, PHASES_AT, TURN, AGAINST_AT, AGAINST = 14, 182.0, 92.0, places.RIVAL[0], 194
"""In the bar: where the name and the phases begin, how wide the number of the turn is, and where it says who plays against
one."""
ACTIONS, STEPS_HIGH, COUNTED = places.ACTIONS[2:], 182, 54
FEW: Final = 6
"""Of so few cards it warns."""
PILL: Final = lay.Ground(inks.MOON, radius=13)


def bar(v: View) -> DisplayList:
    """Crest, title, phases, turn, rival."""
    s: CultusState = v.state
    solo = s.seats == 1
    sheet = lay.laid(
        lay.column(
            lay.ground(lay.Ground(inks.DEEP, radius=0)),
            rule(inks.MOON, 1.4),
            gap=0,
        ),
        *BAR,
    )
    lay.fill(
        sheet,
        (EDGE, 0, PHASES_AT - EDGE, BAR[1]),
        lay.row(lay.icon("cultus/crest", inks.LARGE), named("cultus", inks.TITLE)),
    )
    step, steps, _ = _step(s)
    if s.turn:
        with sheet.aside():
            phases = {phase: f"cultus-art-phase-{phase}" for phase in PHASES if phase != "enemy" or solo}
            left = kit.course(
                sheet, PHASES_AT, phases, s.phase.split("_")[0], inks.MOON, inks.INK, ("#6B5C94", inks.LILAC)
            )
            lay.fill(sheet, (left + inks.PAD, 0, TURN, BAR[1]), _turn(s))
        counted = [
            lay.sized(
                lay.row(
                    lay.icon(f"cultus/{end.drawing}", inks.SIGN), lay.write(end.left, inks.BIG.but(colour=end.ink))
                ),
                COUNTED,
            )
            for end in _ends(v)
        ]
        lay.fill(
            sheet, (PHASES_AT, 0, AGAINST_AT, BAR[1]), lay.aside(lay.row(lay.sized(_turn(s), TURN), *counted), QUIET)
        )
    elif step >= 0:
        told = tell("art-setup-step", inks.CHARGE, {"step": step + 1, "steps": len(steps)})
        lay.fill(sheet, (PHASES_AT, inks.PAD, TURN, inks.SIGN), lay.on(PILL, told))
    lay.fill(sheet, (AGAINST_AT, inks.PAD, AGAINST, inks.SIGN), _against(s) or lay.blank())
    return sheet


def _turn(s: CultusState) -> lay.Block:
    return tell(f"art-turn{'-of' if s.seats == 1 else ''}", inks.TEXT, {"turn": s.turn, "turns": SOLO_TURNS})


class _End(NamedTuple):
    """What ends the game: what it is, its drawing and messages, how many are left, and how few of them warn."""

    name: str
    drawing: str
    message: str
    left: int
    few: int
    unit: str = "pieces"

    @property
    def ink(self) -> str:
        """The colour of the number."""
        return inks.WARNING if self.left <= self.few else inks.CREAM


def _ends(v: View) -> list[_End]:
    s: CultusState = v.state
    cubes = s.stock[v.me] + (s.cost[v.me] >= 0)
    return [
        _End("card", "icons/card", "cards-left", sum(map(len, s.piles)), FEW),
        _End("cube_mark", f"pieces/cube_{seat_color(s, v.me)}", "cubes-left", cubes, 1),
    ]


def _against(s: CultusState) -> lay.Block | None:
    """How hard the game is and against whom; with several players that the last turns have begun."""
    if s.seats > 1:
        last = tell("art-last-lap", inks.CHARGE.but(colour=inks.WARNING), {"turns": s.lap})
        return (
            lay.row(lay.sized(lay.on(lay.Ground(inks.FIRE, inks.FLAME, inks.ROUND, 1.4), last), 1.3 * TURN))
            if s.turn and s.lap >= 0
            else None
        )
    hard = lay.on(
        lay.Ground("none", "#D8705E", inks.ROUND, 1.4),
        lay.say(inks.name_of(s.difficulty), inks.CHARGE.but(colour="#FFB9A8")),
    )
    who = tell("art-against", inks.SMALL, {"enemy": s.enemy}) if s.enemy and s.turn else None
    return lay.aside(lay.row(lay.sized(hard, TURN) if s.difficulty else None, who))


def _step(s: CultusState) -> tuple[int, tuple[str, ...], int]:
    """The step of the set-up that is asked for (-1: none), all steps, and who is asked."""
    steps = SOLO_STEPS if s.seats == 1 else STEPS
    key, asked = (s.pending[-1].key, s.pending[-1].seats[0]) if s.pending else (s.phase, s.start_seat)
    return steps.index(key) if key in steps else -1, tuple(steps), asked


def actions(v: View) -> DisplayList:
    """The ground of the action chips and the action points that are left; before the first turn the steps of the
    set-up, after the last one the result."""
    s: CultusState = v.state
    if s.phase == "over":
        title, below = "art-over", _totals(s)
    elif not s.turn:
        title, below = "art-setup", _steps(s)
    else:
        aim = tell("hand-aim", inks.SMALL.but(colour=inks.WARNING, align="center"))
        title, below = (
            "art-actions",
            lay.corner(lay.aside(lay.sized(aim, ACTIONS[0] - 2 * inks.PAD, inks.MARK)), 0.5, 1),
        )
    left = _points(s) if s.turn and s.phase == "action" and s.seat == v.me else None
    above = low(lay.row(head(title), left))
    return lay.laid(panel(lay.column(above, below), inks.PAD, 3), *ACTIONS)


def _points(s: CultusState) -> lay.Block:
    """The action points that are left, of those of this turn."""
    most = s.phase_points()
    signs = [sign("ap" if i < s.ap else "ap_used") for i in range(most)]
    told = lay.aside(tell("art-ap", inks.TEXT.but(align="right"), {"ap": s.ap}))
    return lay.sized(lay.hot(lay.row(told, *signs, gap=3), "ap"), COUNTED + (inks.SIGN + inks.SOFT) * most)


def _steps(s: CultusState) -> lay.Block:
    """What there is to settle before the first turn, what is done, and who is asked now."""
    now, steps, asked = _step(s)
    high = min(inks.ROW, STEPS_HIGH / len(steps)) - 3
    rows = []
    for i, step in enumerate(steps):
        ink = inks.INK if i == now else inks.CREAM if i > now else "#8F84AC"
        mark = (
            lay.write(i + 1, inks.CHARGE.but(colour=ink))
            if i >= now
            else lay.icon("shared/icons/tick", inks.MARK, c="#9CC57A")
        )
        said = tell(f"art-step-{step}", inks.TEXT.but(colour=ink, face="bold" if i == now else "body"))
        who = (
            tell("art-seat", inks.TEXT.but(colour=ink, align="right"), {"seat": asked})
            if i == now and s.seats > 1
            else None
        )
        look = PILL.but(radius=inks.SOFT) if i == now else inks.STRIP
        rows.append(
            lay.sized(lane(look, lay.sized(mark, inks.SIGN), said, who and lay.sized(who, 1.3 * TURN)), high=high)
        )
    return lay.column(*rows, gap=3)


def _totals(s: CultusState) -> lay.Block:
    """Everybody's points at the end, the most in gold."""
    best = max(*s.vp, s.enemy_vp)
    sides = [(s.color[seat], tell("art-seat", _won(vp == best), {"seat": seat}), vp) for seat, vp in enumerate(s.vp)]
    if s.enemy:
        vp = s.enemy_vp
        sides.append(("black", lay.say(inks.name_of(box.ENEMIES[s.enemy].character), _won(vp == best)), vp))
    return lay.column(*(_total(color, name, vp, vp == best) for color, name, vp in sides))


def _won(best: bool) -> lay.Style:
    return inks.BIG.but(colour=inks.INK if best else inks.CREAM)


def _total(color: str, name: lay.Block, vp: int, best: bool) -> lay.Block:
    number = lay.sized(
        lay.write(f"[star] {vp}", inks.BIG.but(colour=inks.INK if best else inks.CREAM, align="right")), TURN
    )
    look = PILL.but(radius=inks.SOFT) if best else inks.STRIP
    return lay.sized(lane(look, lay.icon(f"shared/seats/{color}", inks.SIGN), name, number), high=inks.ROW)


def counters(v: View) -> DisplayList:
    """What ends the game, and how far it is; what is close to its end warns. A quiet table says it in the bar."""
    s: CultusState = v.state
    ends = _ends(v)
    if s.enemy:
        due = phases_to_effect(s)
        ends.append(_End("fire", "icons/fire", "effect-in", due, 1, "turns" if due else "turns-now"))
    solo = s.seats == 1
    above = low(tell("art-until-end", inks.HEAD)) if solo else None
    rows = lay.column(above, *map(_counter, ends), gap=2)
    return lay.laid(lay.aside(lay.on(inks.PANEL, rows, 5, 3)), *places.COUNTERS["solo" if solo else "multi"][2:])


def _counter(end: _End) -> lay.Block:
    number = tell(f"art-{end.unit}", inks.BOLD.but(colour=end.ink), {"count": end.left})
    told = lay.column(tell(f"art-{end.message}", inks.SMALL), number, gap=2)
    return lay.hot(
        lay.sized(lay.row(lay.icon(f"cultus/{end.drawing}", inks.SIGN), told), high=inks.ROW), f"counter/{end.name}"
    )
