"""How far the game is: the bar above all, what is left of the turn, the steps of the set-up, the result, what ends it."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine import View
from game.presentation import QUIET, DisplayList, kit
from game.presentation.layout import (
    Block,
    Ground,
    Style,
    aside,
    blank,
    column,
    corner,
    fill,
    ground,
    hot,
    icon,
    laid,
    on,
    row,
    say,
    sized,
    write,
)
from game.titles.cultus.art.blocks import head, lane, low, named, panel, sign, tell
from game.titles.cultus.art.inks import (
    BIG,
    BOLD,
    CHARGE,
    CREAM,
    DEEP,
    FIRE,
    FLAME,
    HEAD,
    INK,
    LARGE,
    LILAC,
    MARK,
    MOON,
    PAD,
    PANEL,
    ROUND,
    ROW,
    SIGN,
    SMALL,
    SOFT,
    STRIP,
    TEXT,
    TITLE,
    WARNING,
    name_of,
)
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
PILL: Final = Ground(MOON, radius=13)


def bar(v: View) -> DisplayList:
    """Crest, title, phases, turn, rival."""
    s: CultusState = v.state
    solo = s.seats == 1
    sheet = laid(column(ground(Ground(DEEP, radius=0)), sized(ground(Ground(MOON, radius=0)), high=1.4), gap=0), *BAR)
    fill(
        sheet,
        (EDGE, 0, PHASES_AT - EDGE, BAR[1]),
        row(icon("cultus/crest", LARGE), named("cultus", TITLE)),
    )
    step, steps, _ = _step(s)
    if s.turn:
        with sheet.aside():
            phases = {phase: f"cultus-art-phase-{phase}" for phase in PHASES if phase != "enemy" or solo}
            left = kit.course(sheet, PHASES_AT, phases, s.phase.split("_")[0], MOON, INK, ("#6B5C94", LILAC))
            fill(sheet, (left + PAD, 0, TURN, BAR[1]), _turn(s))
        counted = [
            sized(row(icon(f"cultus/{end.drawing}", SIGN), write(end.left, BIG.but(colour=end.ink))), COUNTED)
            for end in _ends(v)
        ]
        fill(sheet, (PHASES_AT, 0, AGAINST_AT, BAR[1]), aside(row(sized(_turn(s), TURN), *counted), QUIET))
    elif step >= 0:
        told = tell("art-setup-step", CHARGE, {"step": step + 1, "steps": len(steps)})
        fill(sheet, (PHASES_AT, PAD, TURN, SIGN), on(PILL, told))
    fill(sheet, (AGAINST_AT, PAD, AGAINST, SIGN), _against(s) or blank())
    return sheet


def _turn(s: CultusState) -> Block:
    return tell(f"art-turn{'-of' if s.seats == 1 else ''}", TEXT, {"turn": s.turn, "turns": SOLO_TURNS})


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
        return WARNING if self.left <= self.few else CREAM


def _ends(v: View) -> list[_End]:
    s: CultusState = v.state
    cubes = s.stock[v.me] + (s.cost[v.me] >= 0)
    return [
        _End("card", "icons/card", "cards-left", sum(map(len, s.piles)), FEW),
        _End("cube_mark", f"pieces/cube_{seat_color(s, v.me)}", "cubes-left", cubes, 1),
    ]


def _against(s: CultusState) -> Block | None:
    """How hard the game is and against whom; with several players that the last turns have begun."""
    if s.seats > 1:
        last = tell("art-last-lap", CHARGE.but(colour=WARNING), {"turns": s.lap})
        return row(sized(on(Ground(FIRE, FLAME, ROUND, 1.4), last), 1.3 * TURN)) if s.turn and s.lap >= 0 else None
    hard = on(Ground("none", "#D8705E", ROUND, 1.4), say(name_of(s.difficulty), CHARGE.but(colour="#FFB9A8")))
    who = tell("art-against", SMALL, {"enemy": s.enemy}) if s.enemy and s.turn else None
    return aside(row(sized(hard, TURN) if s.difficulty else None, who))


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
        aim = tell("hand-aim", SMALL.but(colour=WARNING, align="center"))
        title, below = "art-actions", corner(aside(sized(aim, ACTIONS[0] - 2 * PAD, MARK)), 0.5, 1)
    left = _points(s) if s.turn and s.phase == "action" and s.seat == v.me else None
    above = low(row(head(title), left))
    return laid(panel(column(above, below), PAD, 3), *ACTIONS)


def _points(s: CultusState) -> Block:
    """The action points that are left, of those of this turn."""
    most = s.phase_points()
    signs = [sign("ap" if i < s.ap else "ap_used") for i in range(most)]
    told = aside(tell("art-ap", TEXT.but(align="right"), {"ap": s.ap}))
    return sized(hot(row(told, *signs, gap=3), "ap"), COUNTED + (SIGN + SOFT) * most)


def _steps(s: CultusState) -> Block:
    """What there is to settle before the first turn, what is done, and who is asked now."""
    now, steps, asked = _step(s)
    high = min(ROW, STEPS_HIGH / len(steps)) - 3
    rows = []
    for i, step in enumerate(steps):
        ink = INK if i == now else CREAM if i > now else "#8F84AC"
        mark = write(i + 1, CHARGE.but(colour=ink)) if i >= now else icon("shared/icons/tick", MARK, c="#9CC57A")
        said = tell(f"art-step-{step}", TEXT.but(colour=ink, face="bold" if i == now else "body"))
        who = (
            tell("art-seat", TEXT.but(colour=ink, align="right"), {"seat": asked}) if i == now and s.seats > 1 else None
        )
        look = PILL.but(radius=SOFT) if i == now else STRIP
        rows.append(sized(lane(look, sized(mark, SIGN), said, who and sized(who, 1.3 * TURN)), high=high))
    return column(*rows, gap=3)


def _totals(s: CultusState) -> Block:
    """Everybody's points at the end, the most in gold."""
    best = max(*s.vp, s.enemy_vp)
    sides = [(s.color[seat], tell("art-seat", _won(vp == best), {"seat": seat}), vp) for seat, vp in enumerate(s.vp)]
    if s.enemy:
        vp = s.enemy_vp
        sides.append(("black", say(name_of(box.ENEMIES[s.enemy].character), _won(vp == best)), vp))
    return column(*(_total(color, name, vp, vp == best) for color, name, vp in sides))


def _won(best: bool) -> Style:
    return BIG.but(colour=INK if best else CREAM)


def _total(color: str, name: Block, vp: int, best: bool) -> Block:
    number = sized(write(f"[star] {vp}", BIG.but(colour=INK if best else CREAM, align="right")), TURN)
    look = PILL.but(radius=SOFT) if best else STRIP
    return sized(lane(look, icon(f"shared/seats/{color}", SIGN), name, number), high=ROW)


def counters(v: View) -> DisplayList:
    """What ends the game, and how far it is; what is close to its end warns. A quiet table says it in the bar."""
    s: CultusState = v.state
    ends = _ends(v)
    if s.enemy:
        due = phases_to_effect(s)
        ends.append(_End("fire", "icons/fire", "effect-in", due, 1, "turns" if due else "turns-now"))
    solo = s.seats == 1
    above = low(tell("art-until-end", HEAD)) if solo else None
    rows = column(above, *map(_counter, ends), gap=2)
    return laid(aside(on(PANEL, rows, 5, 3)), *places.COUNTERS["solo" if solo else "multi"][2:])


def _counter(end: _End) -> Block:
    number = tell(f"art-{end.unit}", BOLD.but(colour=end.ink), {"count": end.left})
    told = column(tell(f"art-{end.message}", SMALL), number, gap=2)
    return hot(sized(row(icon(f"cultus/{end.drawing}", SIGN), told), high=ROW), f"counter/{end.name}")
