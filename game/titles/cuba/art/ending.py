"""The last scene: the ship that carried the game sails past the quay at sunset."""

from __future__ import annotations

from typing import Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending, Rect, signed
from game.presentation.course import Course
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    icon,
    laid,
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
from game.titles.cuba.art.bars import BARS, SAND, bars, in_order
from game.titles.cuba.art.course import curve, told
from game.titles.cuba.art.hours import felt
from game.titles.cuba.art.inks import EDGE, HEAD, INK, INK_2, NAME, SEAT, SLIP, SMALL, SUN
from game.titles.cuba.rules.components import MERCHANDISE_IDS
from game.titles.cuba.table import seen

DECIDED: Final[Rect] = (0, 222, 362, 228)
COURSE: Final[Rect] = (374, 222, 372, 228)
LOSS: Final = "#8E1F1A"
LONGEST: Final = 56.0
"""How long the bar of the greatest difference is."""


def ending(v: View, result: Result, course: Course | None) -> Ending:
    """The same with the curve of the points and what the points were made of."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    stem = f"cuba-ending-{result.outcome}".replace("_", "-")
    facts = {"seat": winners[0], "vp": result.params["vp"]}
    body, moments = _body(v, result, course)
    return Ending(
        _picture(v, winners),
        f"{stem}-name",
        f"{stem}-text",
        facts,
        v.seat is None or v.seat in winners,
        body=body,
        ground=felt(0),
        moments=moments,
    )


def _picture(v: View, winners: list[int]) -> DisplayList:
    seats = [icon(f"shared/seats/{seen.color_of(v, seat)}", 56 if len(winners) == 1 else 40) for seat in winners]
    hold = Ground(SUN, "#3E1D0C", 5, 1.6)
    cargo = [on(hold, icon(f"cuba/icons/{kind}", 30), 3) for kind in MERCHANDISE_IDS]
    ship = over(
        picture("cuba/scenes/galleon", c=SEAT[seen.color_of(v, winners[0])]),
        pad(row(*seats, gap=4, along="middle"), 4, 60, -4, 188),
        pad(row(*cargo, along="middle"), 0, 253, 20, 41),
    )
    quay = column(blank(), sized(picture("cuba/scenes/quay"), high=150))
    sheet = over(pad(picture("cuba/scenes/sunset"), 2), pad(ship, 36, 160, 14, 174), pad(quay, 2))
    return laid(over(sheet, pad(on(Ground("none", SUN, 10, 2), blank()), 1)), 450, 664)


def _points(result: Result, seat: int) -> list[int]:
    """The points of a seat by the six columns."""
    items = {item.source: item.amount for item in result.scores[seat].items}
    return [sum(items.get(source, 0) for source in sources) for _, sources, _, _ in BARS]


def _body(v: View, result: Result, course: Course | None) -> tuple[DisplayList, tuple[tuple[Rect, int], ...]]:
    """The itemised score of all on one scale, what decided it, and the way there, with the places of its moments.
    746 x 450."""
    sheet = DisplayList(746, 450)
    points = [_points(result, seat) for seat in range(len(result.scores))]
    sheet.place(bars(v, points, result.ranks, end=True), 0, 0)
    order = in_order(result.ranks)
    x, y, w, h = DECIDED
    sheet.place(laid(_decided(v, result, course, order), w, h), x, y)
    return sheet, curve(v, course, order, sheet, COURSE)


def _decided(v: View, result: Result, course: Course | None, order: list[int]) -> Block:
    """The first against the second, source by source: filled to the right is more, hollow to the left is less; below,
    what the greatest gain was made of."""
    first, second = order[0], order[1]
    title = say("cuba-art-decided-by", HEAD.but(size=15, colour=INK), {"seat": first, "other_seat": second})
    mine, theirs = _points(result, first), _points(result, second)
    gaps = [a - b for a, b in zip(mine, theirs)]
    best = max(range(len(gaps)), key=lambda i: gaps[i])
    longest = LONGEST / max(1, *map(abs, gaps))
    rows = (
        shared(_gap(number, f"{mine[number]} − {theirs[number]}", gap, longest, number == best and gap > 0))
        for number, gap in enumerate(gaps)
    )
    parts = told(v, course, first, BARS[best][0]) if gaps[best] > 0 else []
    made = [row(icon(drawing, 32), write(text, SMALL.but(size=13.5, colour=INK)), gap=4) for drawing, text in parts[:3]]
    foot = row(*made) if made else blank()
    if not made and result.scores[first].total == result.scores[second].total:
        foot = say("cuba-art-decided-by-pesos", SMALL.but(size=13, colour=INK, lines=0))
    below = sized(on(Ground("#EADAB0", "", 5), foot, 8, 0), high=49)
    lines = column(*rows, gap=0.5)
    return on(SLIP.but(radius=8, width=1.4), column(sized(pad(title, 6, 0), high=26), lines, below, gap=2), 8, 4)


def _gap(number: int, sums: str, gap: int, longest: float, best: bool) -> Block:
    name, _, ink, sign = BARS[number]
    words = SMALL.but(colour=INK)
    less = on(Ground("none", LOSS, 3, 1.6), blank()) if gap < 0 else blank()
    more = on(Ground(EDGE if ink == SAND else ink, "", 3), blank()) if gap > 0 else blank()
    long = abs(gap) * longest
    told = row(
        icon(f"cuba/icons/{sign}", 19),
        sized(say(f"cuba-art-score-{name}", words.but(face="bold" if best else "body")), 78),
        sized(write(sums, words.but(colour=INK_2, align="center")), 58),
        pad(row(blank(LONGEST - long), sized(less, long), gap=0), 0, 4),
        sized(on(Ground(EDGE, "", 0), blank()), 1),
        pad(row(sized(more, long), blank(LONGEST - long), gap=0), 0, 4),
        write(signed(gap, "±0"), NAME.but(size=14, colour=LOSS if gap < 0 else INK, align="right")),
        gap=2,
    )
    return on(Ground("#F6DFA2", "#C08A2C", 5), told, 6, 0) if best else pad(told, 6, 0)
