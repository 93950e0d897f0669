"""The evening of the rewards: the fresco at dusk over the row of rewards, the new turn order, and what follows."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import GONE, DisplayList
from game.presentation import layout as lay
from game.presentation.parts import badge, chip
from game.titles.signorie.art import fresco, hours, inks
from game.titles.signorie.art.towers import pips
from game.titles.signorie.rules.components import BRIDES, INITIATIVE_TOP, INITIATIVE_VP, REWARD_SLOTS
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table import climbing
from game.titles.signorie.table.placement import PANELS, asked_key, asked_of, color_of

_PILLS: Final = (108, 112, 100, 84, 88)
"""How wide each step of the phase is."""
_NOW: Final = 3
"""The step in which rewards are chosen: what comes before happens by itself."""
COUNT: Final = inks.TINY.but(colour=inks.TITLE.colour, face="bold")
STEP: Final = lay.Ground(inks.WINE, "#A9803F", 13)
STEP_NOW: Final = STEP.but(fill=inks.GOLD, line="#FFE9B0")
ROUND: Final = lay.Ground("#3B1420", inks.GOLD)
ORDER, NEXT, BESIDE = (268, 290), (268, 112), (1000, 44, 268, 408)
"""How large the new order and what comes next are, and where both stand."""
LEDGE, TRACK, LOGGIA = 84, 136, 26
"""How high the ledge with the rewards is, how wide the initiative track, how high a line of a heading."""


def backdrop(v: View) -> DisplayList:
    """The ground and the cities at dusk: everything else has a panel."""
    sheet = inks.overlay()
    fresco.silk(sheet)
    hours.silk(sheet, v.state)
    sheet.shadow(PANELS["focus"])
    hours.fresco(sheet, v.state)
    box = lay.aside(lay.ground(lay.Ground(inks.PANEL, inks.LINE, 7, shadow=90)))
    lay.fill(sheet, BESIDE, lay.column(lay.sized(box, high=ORDER[1]), box, gap=6))
    return sheet


def sky(v: View) -> DisplayList:
    """Over the cities at dusk what the phase does step by step, and the ledge with the seven rewards."""
    s: SignorieState = v.state
    filled = tuple(map(bool, s.rewards))
    return inks.laid_in("focus", lay.over(_sky(filled), inks.stage()))


@inks.kept
def _sky(rewards: tuple[bool, ...]) -> lay.Block:
    night = inks.flat("#1E0A14", 0.72).but(radius=15)
    title = lay.sized(lay.say("signorie-art-phase-rewards", inks.GREAT), 390)
    told = lay.say("signorie-art-evening", inks.SAID.but(colour=inks.LETTERS))
    over_cities = lay.column(
        lay.sized(lay.row(inks.sign("moon", inks.LARGE), lay.aside(title), lay.aside(_steps()), gap=10), high=34),
        lay.row(lay.aside(chip(night, told, high=30, x=inks.PAD))._replace(wide=448), lay.blank()),
        gap=inks.INSET,
    )
    empty = lay.ground(lay.Ground(inks.LATE, "#8A6A3B", 6, opacity=0.7))
    slots = lay.row(*(lay.shared(lay.blank() if tile else empty) for tile in rewards), gap=6)
    ledge = lay.over(lay.picture("signorie/ledge"), lay.pad(slots, inks.INSET, 9, inks.PAD, 7))
    above = lay.shared(lay.pad(over_cities, 10, inks.INSET, inks.PAD, 0))
    return lay.column(above, lay.sized(ledge, high=LEDGE), gap=0)


def _steps() -> lay.Block:
    """The steps of the phase: what is over, what goes on, what is to come."""
    return lay.row(lay.blank(), *(lay.sized(_step_of_phase(step), wide, LOGGIA) for step, wide in enumerate(_PILLS)))


def _step_of_phase(step: int) -> lay.Block:
    done = lay.over(inks.disc(ROUND.but(fill="#2F7A45"), inks.SIGN), inks.sign("tick", 11))
    mark = done if step < _NOW else badge(step + 1, COUNT, ROUND)
    words = inks.NOTE.but(colour=inks.INK, face="bold") if step == _NOW else inks.NOTE.but(colour=inks.CREAM)
    look = STEP_NOW if step == _NOW else STEP
    return lay.sized(chip(look, mark, lay.say(f"signorie-art-evening-step-{step + 1}", words), high=LOGGIA, x=4, gap=3))


def order(v: View) -> DisplayList:
    """The initiative track with what each step scored, and the places of the new turn order."""
    s: SignorieState = v.state
    reach = climbing.steps(s, v.me) if asked_of(v) == "spend_points" else {}
    places = tuple((color_of(s, seat), seat == s.pending[-1].seats[0]) for seat in s.turn_order)
    return lay.laid(_order(tuple(reach.get(step, 0) for step in range(INITIATIVE_TOP, -1, -1)), places), *ORDER)


@inks.kept
def _order(costs: tuple[int, ...], seats: tuple[tuple[str, bool], ...]) -> lay.Block:
    """The same: what it would take to get to each step, and of each place its colour and whether it is asked."""
    steps = (lay.sized(_step(step, cost), high=22.6) for step, cost in zip(range(INITIATIVE_TOP, -1, -1), costs))
    places = (lay.sized(_place(place, *seat), high=38) for place, seat in enumerate(seats, 1))
    how = lay.say("signorie-art-evening-order-how", inks.FINE.but(colour=inks.PALE))
    told = lay.column(
        lay.sized(lay.aside(lay.say("signorie-art-evening-order", inks.TITLE)), high=LOGGIA),
        lay.row(
            lay.sized(lay.column(*steps, gap=1.4), TRACK),
            lay.pad(lay.column(*places, lay.blank(), gap=6), 0, 20, 0, 0),
            gap=10,
        ),
        lay.aside(how),
        gap=2,
    )
    return lay.pad(told, 10, 0, 10, 2)


def _step(step: int, cost: int) -> lay.Block:
    vp = INITIATIVE_VP[step]
    points = lay.write(f"+{vp}[vp]" if vp else "–", inks.NOTE.but(colour=inks.PALE, align="right"))
    line = lay.row(
        lay.sized(lay.aside(lay.write(step, COUNT.but(colour=inks.CAPTION, align="center"))), 22),
        lay.sized(lay.aside(points, "" if vp else GONE), 42),
        pips(cost) if cost else None,
        lay.blank(),
        gap=4,
    )
    look = inks.flat(inks.LATE if step % 2 else inks.WINE_2)
    return lay.hot(lay.over(lay.on(look, line), inks.LIT if cost else None), f"step/{step}")


def _place(place: int, color: str, asked: bool) -> lay.Block:
    """A place of the new turn order, and from which colour it is reached."""
    arrow = lay.icon("signorie/turn_arrow", 34, 16, c=inks.SEAT[color])
    look = lay.Ground(inks.WINE_2, inks.GOLD if asked else "#7A5A4A", 6, 2 if asked else 1)
    number = lay.sized(lay.write(place, inks.NAME.but(colour=inks.TITLE.colour, align="center")), 24)
    return lay.row(arrow, lay.hot(lay.on(look, lay.row(number, lay.blank(), gap=0)), "order"))


def ahead(v: View) -> DisplayList:
    """What comes after this choice: who is next, what goes back, the next round or the end."""
    s: SignorieState = v.state
    told: list[tuple[str, dict[str, Any]]] = []
    slot, now = REWARD_SLOTS[s.reward_slot()], (s.served - 1) >> 1
    seat = s.pending[-1].seats[0]
    if asked_key(s) != "bride_choice" and slot.bride and s.brides[seat] < BRIDES:
        told.append(("bride", {"seat": seat}))
    if now + 1 < len(s.eligible):
        told.append(("seat", {"seat": s.eligible[now + 1]}))
    if any(s.threshold):
        told.append(("back", {"count": sum(s.threshold)}))
    told.append(("end" if s.round == last_round(s) else "round", {"round": s.round + 1}))
    shown = told[:3] if len(told) < 4 else [*told[:2], told[-1]]
    mark, words = ROUND.but(fill="none"), inks.SAID.but(colour=inks.CREAM)
    lines = (
        lay.row(badge(line, COUNT, mark), lay.say(f"signorie-art-evening-then-{what}", words, facts), gap=inks.GAP)
        for line, (what, facts) in enumerate(shown, 1)
    )
    head = lay.say("signorie-art-evening-next", inks.TITLE)
    return lay.laid(
        lay.pad(
            lay.column(lay.sized(head, high=24), *(lay.sized(line, high=24) for line in lines), lay.blank(), gap=2),
            inks.PAD,
            3,
            inks.GAP,
        ),
        *NEXT,
    )
