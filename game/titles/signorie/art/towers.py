"""The career towers, the initiative track and the row of rewards."""

from __future__ import annotations

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
    fill,
    ground,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    sized,
    write,
)
from game.presentation.parts import ring
from game.titles.signorie.art.columns import asked_of
from game.titles.signorie.art.inks import (
    BRONZE,
    CREAM,
    DARK,
    FLAG,
    GLOW,
    INK,
    LATE,
    LETTERS,
    LINE_2,
    NOTE,
    PALE,
    PANEL,
    SMALL,
    STRAW,
    STRONG,
    TINY,
    TOWER,
    WHITE,
    WINE,
    WINE_2,
    bare,
    disc,
    flat,
    niche,
    short,
    sign,
)
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

FLOOR_HIGH, FLOOR_GAP = 21.4, 1.2
NUMBER: Final = STRONG.but(align="center")
ON_PAPER: Final = NUMBER.but(size=13.5, colour=INK)
LITTLE: Final = TINY.but(colour=PALE, align="center")
FLOOR: Final = flat(WHITE)
REACHED: Final = Ground("none", BRONZE, 3, 1.4)
PIP: Final = Ground(FLAG, "", width=0)
PIPS: Final = flat("#FFF8E7", 0.94)
_MOST_PIPS: Final = 3
"""So many points stand as pips; more as a number with one pip, which leaves the words of a slot whole."""


def careers(v: View) -> DisplayList:
    """Three towers of eight floors: rank as an arch, points, what reaching a floor brings. 328 x 215."""
    reach = _reach(v)
    once = asked_of(v) in ("spend_points", "choose_mission")
    towers = (sized(_tower(name, reach, once or not track), 103) for track, name in enumerate(CAREERS))
    return laid(row(*towers, gap=5.5), 328, 215)


def _tower(name: str, reach: dict[tuple[str, int], int], told: bool) -> Block:
    colour, edge = TOWER[name]
    wall = Ground(colour, edge, 0, 1.4)
    walls = over(
        pad(ground(wall.but(shadow=110)), 1.5, 13, 0.5, 0),
        pad(column(sized(picture(f"signorie/tower_{name}", c=colour, e=edge), high=16.5), blank()), 0.5, -1, -0.5, 0),
        pad(column(sized(ground(wall.but(line="", width=0)), high=8), blank()), 3, 11, 2, 0),
    )
    label = say(f"signorie-art-row-{name}", NOTE.but(colour=INK, face="bold"))
    other = caption(f"signorie-art-row-{name}", TINY.but(colour=edge, align="right"))
    head = over(aside(row(sign(name, SMALL), label, gap=2)), aside(row(sign(name), along="middle"), QUIET), other)
    ranks = (sized(_rank(rank, edge, told), high=2 * FLOOR_HIGH + FLOOR_GAP) for rank in range(4, 0, -1))
    floors = (_floor(name, slot, reach.get((name, slot), 0), told) for slot in range(CAREER_TOP, 0, -1))
    inner = row(sized(column(*ranks, gap=FLOOR_GAP), 15), column(*floors, gap=FLOOR_GAP), gap=2)
    return over(walls, pad(column(sized(head, high=20), inner, blank(), gap=0), 4, 13, 2.5, 0))


def _rank(rank: int, edge: str, told: bool) -> Block:
    """The rank of two floors, beside them."""
    floor = sized(niche(rank, "#FFF6E2", edge, 12), 14, 17.3)
    return on(flat(edge), aside(corner(floor, 0.5, 0.5), "" if told else GONE))


def _floor(name: str, slot: int, cost: int, told: bool) -> Block:
    """The points of a floor and what reaching it brings; with pips what it would cost now."""
    data, how = CAREER_SLOTS[slot], "" if told else GONE
    amount, art = (data.florins, "florin") if data.florins else (data.initiative, "initiative")
    extra = row(sized(write(amount, ON_PAPER.but(size=11.5)), 13), sign(art, SMALL, 220), gap=0) if amount else blank(0)
    line = row(
        sized(aside(write(data.vp, ON_PAPER), how), 22), blank(), pips(cost) if cost else None, aside(extra, how), gap=1
    )
    look = FLOOR.but(opacity=0.16 if data.rank % 2 else 0.36)
    whole = over(on(look, pad(line, 0, 0, 1, 0)), ground(REACHED) if cost else None)
    return sized(hot(whole, f"floor/{name}/{slot}"), high=FLOOR_HIGH)


def _reach(v: View) -> dict[tuple[str, int], int]:
    """Track and floor -> how many points it takes to get an own son there, as far as the points that are left go."""
    if asked_of(v) != "spend_points":
        return {}
    return {place: climb.cost for place, climb in climbing.floors(v.state, v.me).items()}


def pips(cost: int) -> Block:
    """A pip for each point, on a light ground; many points are a number with a pip."""
    few = cost <= _MOST_PIPS
    dots = (disc(PIP, 5.4) for _ in range(cost if few else 1))
    count = None if few else sized(write(cost, NUMBER.but(size=11.5, colour=PIP.fill)), 9)
    return sized(on(PIPS, row(count, *dots, gap=1.6), 3, 0), high=12)._replace(stretch=False)


def initiative(v: View) -> DisplayList:
    """Nine steps, what each scores, and who would be the how manieth. 96 x 214."""
    s: SignorieState = v.state
    head = row(sign("initiative"), aside(say("signorie-art-initiative", NOTE.but(colour=CREAM, face="bold"))))
    reach = climbing.steps(s, v.me) if asked_of(v) == "spend_points" else {}
    steps = (sized(_step(s, step, reach.get(step, 0)), high=19.6) for step in range(INITIATIVE_TOP, -1, -1))
    told = column(sized(head, high=20.8), *steps, blank(), gap=1.2)
    return laid(pad(told, 5, 3, 5, 0), 96, 214)


def _step(s: SignorieState, step: int, cost: int) -> Block:
    height, vp = s.arrived.index, INITIATIVE_VP[step]
    ahead = sorted(s.arrived, key=lambda seat: (-s.initiative[seat], -height(seat)))
    there = [str(place) for place, seat in enumerate(ahead, 1) if s.initiative[seat] == step]
    order = aside(write("·".join(there), LITTLE.but(colour=STRAW, align="right"))) if 0 < len(there) < 3 else blank()
    points = aside(write(vp or "–", NUMBER if vp else NUMBER.but(colour="#8A5A5E")), "" if vp else GONE)
    rule = column(blank(), sized(ground(bare(LINE_2)), high=1), gap=0)
    return hot(
        over(
            aside(ground(flat(LATE if step % 2 else WINE_2))),
            pad(aside(rule, QUIET), 0, 0, 0, -1),
            pad(row(sized(points, 22), pips(cost) if cost else None, order, gap=1), 0, 0, 3, 0),
            ring(GLOW, DARK, 3, 2) if cost else None,
        ),
        f"step/{step}",
    )


def rewards(v: View) -> DisplayList:
    """Behind the reward tiles: what each round adds, and the threshold space. 424 x 80."""
    s: SignorieState = v.state
    facts = {"limit": s.limit(v.me), "florins": REWARD_FLORINS}
    head = row(
        sized(say("signorie-art-rewards", NOTE.but(colour=CREAM, face="bold")), 92),
        say("signorie-art-rewards-how", NOTE.but(colour=PALE), facts),
        gap=4,
    )
    slots = (sized(_slot(s, slot), 43) for slot in range(1, len(REWARD_SLOTS)))
    below = row(*slots, sized(hot(_threshold(s), "threshold"), 84), gap=3.4)
    sheet = laid(pad(column(aside(sized(head, high=21)), below, gap=0), 6, 1, 6, 0), 424, 80)
    buys = write(f"{BUY_COST}[florin] → **{BUY_VP}**[vp]", LITTLE)
    fill(sheet, (238, 63, 89, 6), picture("signorie/bracket"))
    fill(sheet, (238, 62, 89, 18), over(pad(ground(bare(PANEL)), 12, 2), buys))
    return sheet


def _slot(s: SignorieState, slot: int) -> Block:
    """The place of a reward, lit in its round, and what comes with it."""
    data, now = REWARD_SLOTS[slot], s.reward_slot()
    empty = None if s.rewards[slot - 1] else ground(Ground(WINE, LINE_2, 5, opacity=0.8))
    place = over(blank(), empty, pad(ring(GLOW, DARK, 6, 3), -1.5) if slot == now else None)
    more = sized(write(f"+{data.florins}[florin]", LITTLE.but(align="left")), 32) if data.florins else None
    bride = row(sign("bride", SMALL), more, gap=-1, along="middle") if data.bride else blank()
    return column(sized(place, high=40), sized(aside(bride, "" if slot >= now else GONE), high=18), gap=0)


def _threshold(s: SignorieState) -> Block:
    """The limit of those without figures here, and the figures that raise it."""
    raised = [seat for seat in range(s.seats) if s.limit(seat) > BASE_THRESHOLD]
    figures = (_raised(s, seat) for seat in raised)
    more = row(*figures, gap=1) if raised else write(f"+{THRESHOLD_STEP}", LITTLE.but(align="left"))
    told = column(
        sized(
            row(
                sign("threshold", SMALL),
                aside(say("signorie-art-threshold", LITTLE.but(colour=CREAM, align="left"))),
                gap=2,
            ),
            high=18,
        ),
        row(sized(write(BASE_THRESHOLD, NUMBER.but(size=19, colour=LETTERS)), 28), more, gap=2),
        gap=0,
    )
    return pad(over(aside(ground(flat(WINE_2))), pad(told, 3, 2)), 0, 0, 0, 5)


def _raised(s: SignorieState, seat: int) -> Block:
    """A figure that raises the limit of its seat, and how high that is."""
    gender = "son" if s.threshold[2 * seat] else "daughter"
    figure = icon(f"signorie/icons/{gender}_{short(s.color[seat])}", 16)
    return column(corner(figure, 0.5, 1), sized(write(s.limit(seat), LITTLE.but(face="bold")), high=16), gap=0)


__all__ = ["careers", "initiative", "pips", "rewards"]
