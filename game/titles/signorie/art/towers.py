"""The career towers, the initiative track and the row of rewards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    blank,
    caption,
    column,
    corner,
    ground,
    hot,
    on,
    over,
    pad,
    picture,
    row,
    say,
    shared,
    sized,
    write,
)
from game.titles.signorie.art import inks
from game.titles.signorie.art.columns import asked_of
from game.titles.signorie.rules.components import (
    BASE_THRESHOLD,
    BUY_COST,
    BUY_VP,
    CAREER_SLOTS,
    CAREER_TOP,
    CAREERS,
    INITIATIVE_TOP,
    INITIATIVE_VP,
    REWARD_FLORINS,
    REWARD_SLOTS,
    THRESHOLD_STEP,
)
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table import climbing

FLOOR_GAP, PLACE, TILE = 1.2, 3.4, (43, 40)
"""How far floors and the places of rewards are apart, and how large these are."""
ON_PAPER: Final = inks.MIDDLE.but(colour=inks.INK)
LITTLE: Final = inks.TINY.but(colour=inks.PALE, align="center")
REACHED: Final = Ground("none", inks.BRONZE, 3)
PIP, PIP_WIDE = Ground(inks.FLAG, width=0), 5.4
PIPS: Final = inks.flat("#FFF8E7", 0.94)
FIGURE_WIDE: Final = 22
"""So much room a figure of points takes."""
RANKS: Final = sorted({CAREER_SLOTS[slot].rank for slot in range(1, CAREER_TOP + 1)}, reverse=True)
_MOST_PIPS: Final = 3
"""So many points stand as pips; more as a number with one pip, which leaves the words of a slot whole."""


def careers(v: View) -> DisplayList:
    """Three towers of eight floors: rank as an arch, points, what reaching a floor brings. 328 x 215."""
    reach = _reach(v)
    once = asked_of(v) in ("spend_points", "choose_mission")
    towers = (shared(_tower(name, reach, once or not track)) for track, name in enumerate(CAREERS))
    return inks.laid_in("careers", pad(row(*towers, gap=inks.GAP), 0, 0, 8, 0))


def _tower(name: str, reach: dict[tuple[str, int], int], told: bool) -> Block:
    colour, edge = inks.TOWER[name]
    wall = Ground(colour, edge, 0)
    walls = over(
        pad(ground(wall.but(shadow=110)), 1.5, inks.PAD, 0, 0),
        pad(column(sized(picture(f"signorie/tower_{name}", c=colour, e=edge), high=16.5), blank()), 0.5, -1, -0.5, 0),
        pad(column(sized(ground(inks.bare(colour)), high=inks.INSET), blank()), 3, inks.PAD, 2, 0),
    )
    label = say(f"signorie-art-row-{name}", inks.NOTE.but(colour=inks.INK, face="bold"))
    other = caption(f"signorie-art-row-{name}", inks.TINY.but(colour=edge, align="right"))
    head = over(
        aside(row(inks.sign(name, inks.SMALL), label, gap=2)), aside(row(inks.sign(name), along="middle"), QUIET), other
    )
    ranks = (shared(_rank(rank, edge, told)) for rank in RANKS)
    floors = (shared(_floor(name, slot, reach.get((name, slot), 0), told)) for slot in range(CAREER_TOP, 0, -1))
    inner = row(sized(column(*ranks, gap=FLOOR_GAP), inks.SMALL), column(*floors, gap=FLOOR_GAP), gap=2)
    return over(walls, pad(column(sized(head, high=20), inner, gap=0), 4, 13, 2.5, 2.4))


@lru_cache(32)
def _rank(rank: int, edge: str, told: bool) -> Block:
    """The rank of two floors, beside them."""
    floor = sized(inks.niche(rank, "#FFF6E2", edge, inks.NOTE.size), 14, 17)
    return on(inks.flat(edge), aside(corner(floor, 0.5, 0.5), "" if told else GONE))


@lru_cache(512)
def _floor(name: str, slot: int, cost: int, told: bool) -> Block:
    """The points of a floor and what reaching it brings; with pips what it would cost now."""
    data, how = CAREER_SLOTS[slot], "" if told else GONE
    amount, art = (data.florins, "florin") if data.florins else (data.initiative, "initiative")
    extra = (
        row(sized(write(amount, ON_PAPER.but(size=inks.TINY.size)), 13), inks.sign(art, inks.SMALL, inks.WHOLE), gap=0)
        if amount
        else blank(0)
    )
    line = row(
        sized(write(data.vp, ON_PAPER), FIGURE_WIDE),
        blank(),
        pips(cost) if cost else None,
        aside(extra, how),
        gap=1,
    )
    look = inks.flat(inks.WHITE, 0.16 if data.rank % 2 else 0.36)
    whole = over(on(look, pad(line, 0, 0, 1, 0)), ground(REACHED) if cost else None)
    return hot(whole, f"floor/{name}/{slot}")


def _reach(v: View) -> dict[tuple[str, int], int]:
    """Track and floor -> how many points it takes to get an own son there, as far as the points that are left go."""
    if asked_of(v) != "spend_points":
        return {}
    return {place: climb.cost for place, climb in climbing.floors(v.state, v.me).items()}


def pips(cost: int) -> Block:
    """A pip for each point, on a light ground; many points are a number with a pip."""
    few = cost <= _MOST_PIPS
    dots = (inks.disc(PIP, PIP_WIDE) for _ in range(cost if few else 1))
    count = None if few else sized(write(cost, LITTLE.but(colour=PIP.fill, face="bold")), 9)
    return sized(on(PIPS, row(count, *dots, gap=1.6), 3, 0), high=inks.PAD)._replace(stretch=False)


def initiative(v: View) -> DisplayList:
    """Nine steps, what each scores, and who would be the how manieth. 96 x 214."""
    s: SignorieState = v.state
    head = row(
        inks.sign("initiative"), aside(say("signorie-art-initiative", inks.NOTE.but(colour=inks.CREAM, face="bold")))
    )
    reach = climbing.steps(s, v.me) if asked_of(v) == "spend_points" else {}
    steps = (shared(_step(s, step, reach.get(step, 0))) for step in range(INITIATIVE_TOP, -1, -1))
    told = column(sized(head, high=20.8), *steps, gap=FLOOR_GAP)
    return inks.laid_in("initiative", pad(told, inks.GAP, 3))


def _step(s: SignorieState, step: int, cost: int) -> Block:
    height, vp = s.arrived.index, INITIATIVE_VP[step]
    ahead = sorted(s.arrived, key=lambda seat: (-s.initiative[seat], -height(seat)))
    there = [str(place) for place, seat in enumerate(ahead, 1) if s.initiative[seat] == step]
    order = (
        aside(write("·".join(there), LITTLE.but(colour=inks.STRAW, align="right"))) if 0 < len(there) < 3 else blank()
    )
    points = aside(write(vp or "–", inks.MIDDLE if vp else inks.MIDDLE.but(colour="#8A5A5E")), "" if vp else GONE)
    below = column(blank(), inks.rule(), gap=0)
    return hot(
        over(
            aside(ground(inks.flat(inks.LATE if step % 2 else inks.WINE_2))),
            pad(aside(below, QUIET), 0, 0, 0, -1),
            pad(row(sized(points, FIGURE_WIDE), pips(cost) if cost else None, order, gap=1), 0, 0, 3, 0),
            inks.LIT if cost else None,
        ),
        f"step/{step}",
    )


def rewards(v: View) -> DisplayList:
    """Behind the reward tiles: what each round adds, and the threshold space."""
    s: SignorieState = v.state
    facts = {"limit": s.limit(v.me), "florins": REWARD_FLORINS}
    title = sized(say("signorie-art-rewards", inks.NOTE.but(colour=inks.CREAM, face="bold")), 92)
    head = row(title, say("signorie-art-rewards-how", inks.NOTE.but(colour=inks.PALE), facts), gap=4)
    slots = [slot for slot in range(1, len(REWARD_SLOTS)) if not REWARD_SLOTS[slot].buy]
    bought = [slot for slot in range(1, len(REWARD_SLOTS)) if REWARD_SLOTS[slot].buy]
    columns = [sized(column(_place(s, slot), _besides(s, slot), gap=0), TILE[0]) for slot in slots]
    pair = row(*(sized(_place(s, slot), TILE[0]) for slot in bought), gap=PLACE)
    price = write(f"{BUY_COST}[florin] → **{BUY_VP}**[vp]", LITTLE)
    bracket = over(
        column(sized(picture("signorie/bracket"), high=6), blank()),
        over(pad(ground(inks.bare(inks.PANEL)), inks.PAD, 2), price),
    )
    sold = column(pair, bracket, gap=0)
    below = row(*columns, sized(sold, pair.wide), sized(hot(_threshold(s), "threshold"), 84), gap=PLACE)
    return inks.laid_in("rewards", pad(column(aside(sized(head, high=21)), below, gap=0), 6, 1, 6, 0))


def _place(s: SignorieState, slot: int) -> Block:
    """The place of a reward, lit in its round."""
    empty = None if s.rewards[slot - 1] else ground(Ground(inks.WINE, inks.LINE_2, 5, opacity=0.8))
    lit = pad(inks.LIT, -1.5) if slot == s.reward_slot() else None
    return sized(over(blank(), empty, lit), high=TILE[1])


def _besides(s: SignorieState, slot: int) -> Block:
    """What comes with a reward."""
    data = REWARD_SLOTS[slot]
    more = sized(write(f"+{data.florins}[florin]", inks.TINY.but(colour=inks.PALE)), 32) if data.florins else None
    bride = row(inks.sign("bride", inks.SMALL), more, gap=-1, along="middle") if data.bride else blank()
    return aside(sized(bride, high=inks.SIGN), "" if slot >= s.reward_slot() else GONE)


def _threshold(s: SignorieState) -> Block:
    """The limit of those without figures here, and the figures that raise it."""
    raised = [seat for seat in range(s.seats) if s.limit(seat) > BASE_THRESHOLD]
    figures = (_raised(s, seat) for seat in raised)
    more = row(*figures, gap=1) if raised else write(f"+{THRESHOLD_STEP}", inks.TINY.but(colour=inks.PALE))
    title = aside(say("signorie-art-threshold", inks.TINY.but(colour=inks.CREAM)))
    limit = sized(write(BASE_THRESHOLD, inks.FIGURE), 28)
    told = column(
        sized(row(inks.sign("threshold", inks.SMALL), title, gap=2), high=inks.SIGN), row(limit, more, gap=2), gap=0
    )
    return pad(over(aside(ground(inks.flat(inks.WINE_2))), pad(told, 3, 2)), 0, 0, 0, inks.GAP)


def _raised(s: SignorieState, seat: int) -> Block:
    """A figure that raises the limit of its seat, and how high that is."""
    figure = inks.sign(f"{'son' if s.threshold[2 * seat] else 'daughter'}_{inks.short(s.color[seat])}", inks.SMALL)
    limit = write(s.limit(seat), LITTLE.but(face="bold"))
    return sized(column(corner(figure, 0.5, 1), sized(limit, high=inks.SMALL), gap=0), inks.SIGN)


__all__ = ["careers", "initiative", "pips", "rewards"]
