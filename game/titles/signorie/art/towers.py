"""The career towers, the initiative track and the row of rewards."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, DisplayList
from game.presentation import layout as lay
from game.titles.signorie.art import inks
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table import climbing
from game.titles.signorie.table.placement import asked_of, color_of

FLOOR_GAP, PLACE, TILE = 1.2, 3.4, (43, 40)
"""How far floors and the places of rewards are apart, and how large these are."""
ON_PAPER: Final = inks.MIDDLE.but(colour=inks.INK)
LITTLE: Final = inks.TINY.but(colour=inks.PALE, align="center")
REACHED: Final = lay.Ground("none", inks.BRONZE, 3)
PIP, PIP_WIDE = lay.Ground(inks.FLAG, width=0), 5.4
PIPS: Final = inks.flat("#FFF8E7", 0.94)
FIGURE_WIDE: Final = 22
"""So much room a figure of points takes."""
RANKS: Final = sorted({box.CAREER_SLOTS[slot].rank for slot in range(1, box.CAREER_TOP + 1)}, reverse=True)
_MOST_PIPS: Final = 3
"""So many points stand as pips; more as a number with one pip, which leaves the words of a slot whole."""


def careers(v: View) -> DisplayList:
    """Three towers of eight floors: rank as an arch, points, what reaching a floor brings. 328 x 215."""
    asked = asked_of(v)
    reach = climbing.floors(v.state, v.me) if asked == "spend_points" else {}
    towers = []
    for track, name in enumerate(box.CAREERS):
        costs = tuple(reach[name, slot].cost if (name, slot) in reach else 0 for slot in _FROM_THE_TOP)
        towers.append(lay.shared(_tower(name, costs, asked in ("spend_points", "choose_mission") or not track)))
    return inks.laid_in("careers", lay.pad(lay.row(*towers, gap=inks.GAP), 0, 0, 8, 0))


_FROM_THE_TOP: Final = range(box.CAREER_TOP, 0, -1)


@inks.kept
def _tower(name: str, costs: tuple[int, ...], told: bool) -> lay.Block:
    """A tower: what it would take to get an own son to each of its floors, and whether the floors tell everything."""
    colour, edge = inks.TOWER[name]
    roof = lay.picture(f"signorie/tower_{name}", c=colour, e=edge)
    seam = lay.ground(inks.bare(colour))
    walls = lay.over(
        lay.pad(lay.ground(lay.Ground(colour, edge, 0, shadow=110)), 1.5, inks.PAD, 0, 0),
        lay.pad(lay.column(lay.sized(roof, high=16.5), lay.blank()), 0.5, -1, -0.5, 0),
        lay.pad(lay.column(lay.sized(seam, high=inks.INSET), lay.blank()), 3, inks.PAD, 2, 0),
    )
    label = lay.say(f"signorie-art-row-{name}", inks.NOTE.but(colour=inks.INK, face="bold"))
    head = lay.over(
        lay.aside(lay.row(inks.sign(name, inks.SMALL), label, gap=2)),
        lay.aside(lay.row(inks.sign(name), along="middle"), QUIET),
        lay.caption(f"signorie-art-row-{name}", inks.TINY.but(colour=edge, align="right")),
    )
    how = "" if told else GONE
    ranks = (lay.shared(_rank(rank, edge, how)) for rank in RANKS)
    floors = (lay.shared(_floor(name, slot, cost, how)) for slot, cost in zip(_FROM_THE_TOP, costs))
    inner = lay.row(lay.sized(lay.column(*ranks, gap=FLOOR_GAP), inks.SMALL), lay.column(*floors, gap=FLOOR_GAP), gap=2)
    return lay.over(walls, lay.pad(lay.column(lay.sized(head, high=20), inner, gap=0), 4, 13, 2.5, 2.4))


def _rank(rank: int, edge: str, how: str) -> lay.Block:
    """The rank of two floors, beside them."""
    floor = lay.sized(inks.niche(rank, "#FFF6E2", edge, inks.NOTE.size), 14, 17)
    return lay.on(inks.flat(edge), lay.aside(lay.corner(floor, 0.5, 0.5), how))


def _floor(name: str, slot: int, cost: int, how: str) -> lay.Block:
    """The points of a floor and what reaching it brings; with pips what it would cost now."""
    data = box.CAREER_SLOTS[slot]
    amount, art = (data.florins, "florin") if data.florins else (data.initiative, "initiative")
    many = lay.sized(lay.write(amount, ON_PAPER.but(size=inks.TINY.size)), 13)
    extra = lay.row(many, inks.sign(art, inks.SMALL, inks.WHOLE), gap=0) if amount else lay.blank(0)
    points = lay.sized(lay.write(data.vp, ON_PAPER), FIGURE_WIDE)
    line = lay.row(points, lay.blank(), pips(cost) if cost else None, lay.aside(extra, how), gap=1)
    look = inks.flat(inks.WHITE, 0.16 if data.rank % 2 else 0.36)
    whole = lay.over(lay.on(look, lay.pad(line, 0, 0, 1, 0)), lay.ground(REACHED) if cost else None)
    return lay.hot(whole, f"floor/{name}/{slot}")


def pips(cost: int) -> lay.Block:
    """A pip for each point, on a light ground; many points are a number with a pip."""
    few = cost <= _MOST_PIPS
    dots = (inks.disc(PIP, PIP_WIDE) for _ in range(cost if few else 1))
    count = None if few else lay.sized(lay.write(cost, LITTLE.but(colour=PIP.fill, face="bold")), 9)
    return lay.sized(lay.on(PIPS, lay.row(count, *dots, gap=1.6), 3, 0), high=inks.PAD)._replace(stretch=False)


def initiative(v: View) -> DisplayList:
    """Nine steps, what each scores, and who would be the how manieth. 96 x 214."""
    s: SignorieState = v.state
    reach = climbing.steps(s, v.me) if asked_of(v) == "spend_points" else {}
    ahead = sorted(s.arrived, key=lambda seat: (-s.initiative[seat], -s.arrived.index(seat)))
    there = [[str(place) for place, seat in enumerate(ahead, 1) if s.initiative[seat] == step] for step in _STEPS]
    steps = (_step(step, "·".join(on) if len(on) < 3 else "", reach.get(step, 0)) for step, on in zip(_STEPS, there))
    told = lay.column(_head(), *map(lay.shared, steps), gap=FLOOR_GAP)
    return inks.laid_in("initiative", lay.pad(told, inks.GAP, 3))


_STEPS: Final = range(box.INITIATIVE_TOP, -1, -1)


@inks.kept
def _head() -> lay.Block:
    title = lay.say("signorie-art-initiative", inks.TINY.but(size=11, colour=inks.CREAM, face="bold"))
    return lay.sized(lay.pad(lay.row(inks.sign("initiative"), lay.aside(title), gap=1), -4, 0, -4), high=20.8)


@inks.kept
def _step(step: int, order: str, cost: int) -> lay.Block:
    """A step: what it scores, the places of those who stand there, and what it would take to get there."""
    vp = box.INITIATIVE_VP[step]
    who = lay.aside(lay.write(order, LITTLE.but(colour=inks.STRAW, align="right"))) if order else lay.blank()
    worth = lay.write(vp or "–", inks.MIDDLE if vp else inks.MIDDLE.but(colour="#8A5A5E"))
    points = lay.sized(lay.aside(worth, "" if vp else GONE), FIGURE_WIDE)
    below = lay.column(lay.blank(), inks.rule(), gap=0)
    whole = lay.over(
        lay.aside(lay.ground(inks.flat(inks.LATE if step % 2 else inks.WINE_2))),
        lay.pad(lay.aside(below, QUIET), 0, 0, 0, -1),
        lay.pad(lay.row(points, pips(cost) if cost else None, who, gap=1), 0, 0, 3, 0),
        inks.LIT if cost else None,
    )
    return lay.hot(whole, f"step/{step}")


def rewards(v: View) -> DisplayList:
    """Behind the reward tiles: what each round adds, and the threshold space."""
    s: SignorieState = v.state
    raised = tuple(
        (int(not s.threshold[2 * seat]), color_of(s, seat), s.limit(seat))
        for seat in range(s.seats)
        if s.limit(seat) > box.BASE_THRESHOLD
    )
    return inks.laid_in("rewards", _rewards(s.reward_slot(), tuple(map(bool, s.rewards)), s.limit(v.me), raised))


@inks.kept
def _rewards(now: int, there: tuple[bool, ...], limit: int, raised: tuple[tuple[int, str, int], ...]) -> lay.Block:
    """The same by the slot of the round, the slots that have a tile, the own limit, and figures that raise one."""
    facts = {"limit": limit, "florins": box.REWARD_FLORINS}
    title = lay.sized(lay.say("signorie-art-rewards", inks.NOTE.but(colour=inks.CREAM, face="bold")), 92)
    head = lay.row(title, lay.say("signorie-art-rewards-how", inks.NOTE.but(colour=inks.PALE), facts), gap=4)
    columns, bought = [], []
    for slot, tile in enumerate(there, 1):
        place = _place(tile, slot == now)
        if box.REWARD_SLOTS[slot].buy:
            bought.append(lay.sized(place, TILE[0]))
        else:
            columns.append(lay.sized(lay.column(place, _besides(slot, slot < now), gap=0), TILE[0]))
    pair = lay.row(*bought, gap=PLACE)
    price = lay.write(f"{box.BUY_COST}[florin] → **{box.BUY_VP}**[vp]", LITTLE)
    bracket = lay.over(
        lay.column(lay.sized(lay.picture("signorie/bracket"), high=6), lay.blank()),
        lay.over(lay.pad(lay.ground(inks.bare(inks.PANEL)), inks.PAD, 2), price),
    )
    sold = lay.sized(lay.column(pair, bracket, gap=0), pair.wide)
    below = lay.row(*columns, sold, lay.sized(lay.hot(_threshold(raised), "threshold"), 84), gap=PLACE)
    return lay.pad(lay.column(lay.aside(lay.sized(head, high=21)), below, gap=0), 6, 1, 6, 0)


def _place(tile: bool, now: bool) -> lay.Block:
    """The place of a reward, lit in its round."""
    empty = None if tile else lay.ground(lay.Ground(inks.WINE, inks.LINE_2, 5, opacity=0.8))
    lit = lay.pad(inks.LIT, -1.5) if now else None
    return lay.sized(lay.over(lay.blank(), empty, lit), high=TILE[1])


def _besides(slot: int, past: bool) -> lay.Block:
    """What comes with a reward."""
    data = box.REWARD_SLOTS[slot]
    florins = lay.sized(lay.write(f"+{data.florins}[florin]", inks.TINY.but(colour=inks.PALE)), 32)
    bride = lay.row(inks.sign("bride", inks.SMALL), florins if data.florins else None, gap=-1, along="middle")
    return lay.aside(lay.sized(bride if data.bride else lay.blank(), high=inks.SIGN), GONE if past else "")


def _threshold(raised: tuple[tuple[int, str, int], ...]) -> lay.Block:
    """The limit of those without figures here, and the figures that raise it."""
    step = lay.write(f"+{box.THRESHOLD_STEP}", inks.TINY.but(colour=inks.PALE))
    more = lay.row(*(_raised(*one) for one in raised), gap=1) if raised else step
    title = lay.aside(lay.say("signorie-art-threshold", inks.TINY.but(colour=inks.CREAM)))
    head = lay.sized(lay.row(inks.sign("threshold", inks.SMALL), title, gap=2), high=inks.SIGN)
    limit = lay.sized(lay.write(box.BASE_THRESHOLD, inks.FIGURE), 28)
    told = lay.column(head, lay.row(limit, more, gap=2), gap=0)
    return lay.pad(lay.over(lay.aside(lay.ground(inks.flat(inks.WINE_2))), lay.pad(told, 3, 2)), 0, 0, 0, inks.GAP)


def _raised(gender: int, color: str, limit: int) -> lay.Block:
    """A figure that raises the limit of its seat, and how high that is."""
    figure = lay.corner(inks.person(gender, color, inks.SMALL), 0.5, 1)
    told = lay.sized(lay.write(limit, LITTLE.but(face="bold")), high=inks.SMALL)
    return lay.sized(lay.column(figure, told, gap=0), inks.SIGN)
