"""The career towers, the initiative track and the row of rewards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, DisplayList
from game.presentation import layout as lay
from game.titles.signorie.art import inks
from game.titles.signorie.art.columns import asked_of
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table import climbing

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
    reach = _reach(v)
    once = asked_of(v) in ("spend_points", "choose_mission")
    towers = (lay.shared(_tower(name, reach, once or not track)) for track, name in enumerate(box.CAREERS))
    return inks.laid_in("careers", lay.pad(lay.row(*towers, gap=inks.GAP), 0, 0, 8, 0))


def _tower(name: str, reach: dict[tuple[str, int], int], told: bool) -> lay.Block:
    colour, edge = inks.TOWER[name]
    wall = lay.Ground(colour, edge, 0)
    walls = lay.over(
        lay.pad(lay.ground(wall.but(shadow=110)), 1.5, inks.PAD, 0, 0),
        lay.pad(
            lay.column(lay.sized(lay.picture(f"signorie/tower_{name}", c=colour, e=edge), high=16.5), lay.blank()),
            0.5,
            -1,
            -0.5,
            0,
        ),
        lay.pad(lay.column(lay.sized(lay.ground(inks.bare(colour)), high=inks.INSET), lay.blank()), 3, inks.PAD, 2, 0),
    )
    label = lay.say(f"signorie-art-row-{name}", inks.NOTE.but(colour=inks.INK, face="bold"))
    other = lay.caption(f"signorie-art-row-{name}", inks.TINY.but(colour=edge, align="right"))
    head = lay.over(
        lay.aside(lay.row(inks.sign(name, inks.SMALL), label, gap=2)),
        lay.aside(lay.row(inks.sign(name), along="middle"), QUIET),
        other,
    )
    ranks = (lay.shared(_rank(rank, edge, told)) for rank in RANKS)
    floors = (lay.shared(_floor(name, slot, reach.get((name, slot), 0), told)) for slot in range(box.CAREER_TOP, 0, -1))
    inner = lay.row(lay.sized(lay.column(*ranks, gap=FLOOR_GAP), inks.SMALL), lay.column(*floors, gap=FLOOR_GAP), gap=2)
    return lay.over(walls, lay.pad(lay.column(lay.sized(head, high=20), inner, gap=0), 4, 13, 2.5, 2.4))


@lru_cache(32)
def _rank(rank: int, edge: str, told: bool) -> lay.Block:
    """The rank of two floors, beside them."""
    floor = lay.sized(inks.niche(rank, "#FFF6E2", edge, inks.NOTE.size), 14, 17)
    return lay.on(inks.flat(edge), lay.aside(lay.corner(floor, 0.5, 0.5), "" if told else GONE))


@lru_cache(512)
def _floor(name: str, slot: int, cost: int, told: bool) -> lay.Block:
    """The points of a floor and what reaching it brings; with pips what it would cost now."""
    data, how = box.CAREER_SLOTS[slot], "" if told else GONE
    amount, art = (data.florins, "florin") if data.florins else (data.initiative, "initiative")
    extra = (
        lay.row(
            lay.sized(lay.write(amount, ON_PAPER.but(size=inks.TINY.size)), 13),
            inks.sign(art, inks.SMALL, inks.WHOLE),
            gap=0,
        )
        if amount
        else lay.blank(0)
    )
    line = lay.row(
        lay.sized(lay.write(data.vp, ON_PAPER), FIGURE_WIDE),
        lay.blank(),
        pips(cost) if cost else None,
        lay.aside(extra, how),
        gap=1,
    )
    look = inks.flat(inks.WHITE, 0.16 if data.rank % 2 else 0.36)
    whole = lay.over(lay.on(look, lay.pad(line, 0, 0, 1, 0)), lay.ground(REACHED) if cost else None)
    return lay.hot(whole, f"floor/{name}/{slot}")


def _reach(v: View) -> dict[tuple[str, int], int]:
    """Track and floor -> how many points it takes to get an own son there, as far as the points that are left go."""
    if asked_of(v) != "spend_points":
        return {}
    return {place: climb.cost for place, climb in climbing.floors(v.state, v.me).items()}


def pips(cost: int) -> lay.Block:
    """A pip for each point, on a light ground; many points are a number with a pip."""
    few = cost <= _MOST_PIPS
    dots = (inks.disc(PIP, PIP_WIDE) for _ in range(cost if few else 1))
    count = None if few else lay.sized(lay.write(cost, LITTLE.but(colour=PIP.fill, face="bold")), 9)
    return lay.sized(lay.on(PIPS, lay.row(count, *dots, gap=1.6), 3, 0), high=inks.PAD)._replace(stretch=False)


def initiative(v: View) -> DisplayList:
    """Nine steps, what each scores, and who would be the how manieth. 96 x 214."""
    s: SignorieState = v.state
    head = lay.row(
        inks.sign("initiative"),
        lay.aside(lay.say("signorie-art-initiative", inks.NOTE.but(colour=inks.CREAM, face="bold"))),
    )
    reach = climbing.steps(s, v.me) if asked_of(v) == "spend_points" else {}
    steps = (lay.shared(_step(s, step, reach.get(step, 0))) for step in range(box.INITIATIVE_TOP, -1, -1))
    told = lay.column(lay.sized(head, high=20.8), *steps, gap=FLOOR_GAP)
    return inks.laid_in("initiative", lay.pad(told, inks.GAP, 3))


def _step(s: SignorieState, step: int, cost: int) -> lay.Block:
    height, vp = s.arrived.index, box.INITIATIVE_VP[step]
    ahead = sorted(s.arrived, key=lambda seat: (-s.initiative[seat], -height(seat)))
    there = [str(place) for place, seat in enumerate(ahead, 1) if s.initiative[seat] == step]
    order = (
        lay.aside(lay.write("·".join(there), LITTLE.but(colour=inks.STRAW, align="right")))
        if 0 < len(there) < 3
        else lay.blank()
    )
    points = lay.aside(
        lay.write(vp or "–", inks.MIDDLE if vp else inks.MIDDLE.but(colour="#8A5A5E")), "" if vp else GONE
    )
    below = lay.column(lay.blank(), inks.rule(), gap=0)
    return lay.hot(
        lay.over(
            lay.aside(lay.ground(inks.flat(inks.LATE if step % 2 else inks.WINE_2))),
            lay.pad(lay.aside(below, QUIET), 0, 0, 0, -1),
            lay.pad(lay.row(lay.sized(points, FIGURE_WIDE), pips(cost) if cost else None, order, gap=1), 0, 0, 3, 0),
            inks.LIT if cost else None,
        ),
        f"step/{step}",
    )


def rewards(v: View) -> DisplayList:
    """Behind the reward tiles: what each round adds, and the threshold space."""
    s: SignorieState = v.state
    facts = {"limit": s.limit(v.me), "florins": box.REWARD_FLORINS}
    title = lay.sized(lay.say("signorie-art-rewards", inks.NOTE.but(colour=inks.CREAM, face="bold")), 92)
    head = lay.row(title, lay.say("signorie-art-rewards-how", inks.NOTE.but(colour=inks.PALE), facts), gap=4)
    slots = [slot for slot in range(1, len(box.REWARD_SLOTS)) if not box.REWARD_SLOTS[slot].buy]
    bought = [slot for slot in range(1, len(box.REWARD_SLOTS)) if box.REWARD_SLOTS[slot].buy]
    columns = [lay.sized(lay.column(_place(s, slot), _besides(s, slot), gap=0), TILE[0]) for slot in slots]
    pair = lay.row(*(lay.sized(_place(s, slot), TILE[0]) for slot in bought), gap=PLACE)
    price = lay.write(f"{box.BUY_COST}[florin] → **{box.BUY_VP}**[vp]", LITTLE)
    bracket = lay.over(
        lay.column(lay.sized(lay.picture("signorie/bracket"), high=6), lay.blank()),
        lay.over(lay.pad(lay.ground(inks.bare(inks.PANEL)), inks.PAD, 2), price),
    )
    sold = lay.column(pair, bracket, gap=0)
    below = lay.row(*columns, lay.sized(sold, pair.wide), lay.sized(lay.hot(_threshold(s), "threshold"), 84), gap=PLACE)
    return inks.laid_in("rewards", lay.pad(lay.column(lay.aside(lay.sized(head, high=21)), below, gap=0), 6, 1, 6, 0))


def _place(s: SignorieState, slot: int) -> lay.Block:
    """The place of a reward, lit in its round."""
    empty = None if s.rewards[slot - 1] else lay.ground(lay.Ground(inks.WINE, inks.LINE_2, 5, opacity=0.8))
    lit = lay.pad(inks.LIT, -1.5) if slot == s.reward_slot() else None
    return lay.sized(lay.over(lay.blank(), empty, lit), high=TILE[1])


def _besides(s: SignorieState, slot: int) -> lay.Block:
    """What comes with a reward."""
    data = box.REWARD_SLOTS[slot]
    more = (
        lay.sized(lay.write(f"+{data.florins}[florin]", inks.TINY.but(colour=inks.PALE)), 32) if data.florins else None
    )
    bride = lay.row(inks.sign("bride", inks.SMALL), more, gap=-1, along="middle") if data.bride else lay.blank()
    return lay.aside(lay.sized(bride, high=inks.SIGN), "" if slot >= s.reward_slot() else GONE)


def _threshold(s: SignorieState) -> lay.Block:
    """The limit of those without figures here, and the figures that raise it."""
    raised = [seat for seat in range(s.seats) if s.limit(seat) > box.BASE_THRESHOLD]
    figures = (_raised(s, seat) for seat in raised)
    more = lay.row(*figures, gap=1) if raised else lay.write(f"+{box.THRESHOLD_STEP}", inks.TINY.but(colour=inks.PALE))
    title = lay.aside(lay.say("signorie-art-threshold", inks.TINY.but(colour=inks.CREAM)))
    limit = lay.sized(lay.write(box.BASE_THRESHOLD, inks.FIGURE), 28)
    told = lay.column(
        lay.sized(lay.row(inks.sign("threshold", inks.SMALL), title, gap=2), high=inks.SIGN),
        lay.row(limit, more, gap=2),
        gap=0,
    )
    return lay.pad(lay.over(lay.aside(lay.ground(inks.flat(inks.WINE_2))), lay.pad(told, 3, 2)), 0, 0, 0, inks.GAP)


def _raised(s: SignorieState, seat: int) -> lay.Block:
    """A figure that raises the limit of its seat, and how high that is."""
    figure = inks.sign(f"{'son' if s.threshold[2 * seat] else 'daughter'}_{inks.short(s.color[seat])}", inks.SMALL)
    limit = lay.write(s.limit(seat), LITTLE.but(face="bold"))
    return lay.sized(lay.column(lay.corner(figure, 0.5, 1), lay.sized(limit, high=inks.SMALL), gap=0), inks.SIGN)


__all__ = ["careers", "initiative", "pips", "rewards"]
