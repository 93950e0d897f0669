"""The last scene: the ship that carried the game sails past the quay at sunset."""

from __future__ import annotations

from typing import Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending, Rect, signed
from game.presentation import layout as lay
from game.presentation.course import Course
from game.presentation.layout import Block, Ground
from game.titles.cuba.art import inks
from game.titles.cuba.art.bars import BARS, SAND, WIDE, bars, in_order
from game.titles.cuba.art.course import curve, told
from game.titles.cuba.art.faces import HELD
from game.titles.cuba.art.hours import felt
from game.titles.cuba.rules.components import MERCHANDISE_IDS
from game.titles.cuba.table import seen

BODY: Final = (WIDE, 450)
PICTURE: Final = (450, 664)
"""The sizes of what is told and of the picture beside it."""
LOSS: Final = inks.ROSE
LONGEST: Final = 56.0
"""How long the bar of the greatest difference is."""


def ending(v: View, result: Result, course: Course | None = None) -> Ending:
    """The same with the curve of the points and what the points were made of."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    stem = inks.message("ending", result.outcome)
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
    shapes = [inks.shape_of(seen.color_of(v, seat), SHAPE if len(winners) == 1 else inks.THING) for seat in winners]
    cargo = [lay.on(HELD.but(fill=inks.SUN), inks.sign(kind, 30), 3) for kind in MERCHANDISE_IDS]
    ship = lay.over(
        lay.picture("cuba/scenes/galleon", c=inks.SEAT[seen.color_of(v, winners[0])]),
        lay.column(lay.blank(), lay.row(*shapes, gap=3, along="middle"), lay.blank(high=ABOVE_DECK)),
        lay.column(lay.blank(), lay.row(*cargo, along="middle"), lay.blank(high=inks.THING)),
    )
    quay = lay.column(lay.blank(), lay.sized(lay.picture("cuba/scenes/quay"), high=150))
    top, foot = (PICTURE[1] - SHIP_HIGH) / 2, (PICTURE[1] - SHIP_HIGH) / 2 + inks.PAD
    sheet = lay.over(
        lay.pad(lay.picture("cuba/scenes/sunset"), 2),
        lay.pad(ship, inks.AIR + inks.INSET, top, bottom=foot),
        lay.pad(quay, 2),
    )
    return lay.laid(
        lay.over(sheet, lay.pad(lay.ground(inks.SLIP.but(fill="none", line=inks.SUN, width=2)), 1)), *PICTURE
    )


SHIP_HIGH, ABOVE_DECK, SHAPE = 330, 206, 56
"""How high the ship is, its sail begins above its keel, and the shape of a single winner is."""


def _points(result: Result, seat: int) -> list[int]:
    """The points of a seat by the six columns."""
    items = {item.source: item.amount for item in result.scores[seat].items}
    return [sum(items.get(source, 0) for source in sources) for _, sources, _, _ in BARS]


def _body(v: View, result: Result, course: Course | None) -> tuple[DisplayList, tuple[tuple[Rect, int], ...]]:
    """The itemised score of all on one scale, what decided it, and the way there, with the places of its moments.
    746 x 450."""
    points = [_points(result, seat) for seat in range(len(result.scores))]
    order = in_order(result.ranks)
    places_of: list[Rect] = []
    course_ = lay.standing(lay.blank(), places_of.append)
    below = lay.row(lay.shared(_decided(v, result, course, order)), lay.shared(course_), gap=inks.PAD)
    sheet = lay.laid(lay.column(lay.drawn(bars(v, points, result.ranks, end=True)), below, gap=inks.PAD), *BODY)
    return sheet, curve(v, course, order, sheet, places_of[0])


def _decided(v: View, result: Result, course: Course | None, order: list[int]) -> Block:
    """The first against the second, source by source: filled to the right is more, hollow to the left is less; below,
    what the greatest gain was made of."""
    first, second = order[0], order[1]
    title = lay.say("cuba-art-decided-by", inks.HEAD.but(colour=inks.INK), {"seat": first, "other_seat": second})
    mine, theirs = _points(result, first), _points(result, second)
    gaps = [a - b for a, b in zip(mine, theirs)]
    best = max(range(len(gaps)), key=lambda i: gaps[i])
    longest = LONGEST / max(1, *map(abs, gaps))
    rows = (
        lay.shared(_gap(number, f"{mine[number]} − {theirs[number]}", gap, longest, number == best and gap > 0))
        for number, gap in enumerate(gaps)
    )
    parts = told(v, course, first, BARS[best][0]) if gaps[best] > 0 else []
    made = [lay.row(lay.icon(drawing, 32), lay.write(text, inks.INKED), gap=3) for drawing, text in parts[:3]]
    foot = lay.row(*made) if made else lay.blank()
    if not made and result.scores[first].total == result.scores[second].total:
        foot = lay.say("cuba-art-decided-by-pesos", inks.TOLD.but(colour=inks.INK))
    below = lay.sized(lay.on(NOTED, foot, inks.PAD, 0), high=inks.THING + inks.INSET)
    lines = lay.column(*rows, gap=0.5)
    return lay.on(
        inks.SLIP.but(width=1.4),
        lay.column(lay.sized(lay.pad(title, inks.INSET, 0), high=inks.HEAD_HIGH), lines, below, gap=2),
        inks.PAD,
        3,
    )


def _gap(number: int, sums: str, gap: int, longest: float, best: bool) -> Block:
    name, _, ink, mark = BARS[number]
    less = lay.ground(Ground("none", LOSS, 3, 1.6)) if gap < 0 else lay.blank()
    more = lay.ground(Ground(inks.EDGE if ink == SAND else ink, "", 3)) if gap > 0 else lay.blank()
    long = abs(gap) * longest
    told = lay.row(
        inks.sign(mark),
        lay.shared(lay.say(f"cuba-art-score-{name}", inks.INKED.but(face="bold" if best else "body")), 1.4),
        lay.shared(lay.write(sums, inks.MIDDLE.but(colour=inks.INK_2))),
        lay.pad(lay.row(lay.blank(LONGEST - long), lay.sized(less, long), gap=0), 0, 3),
        lay.sized(lay.ground(inks.LINED), 1),
        lay.pad(lay.row(lay.sized(more, long), lay.blank(LONGEST - long), gap=0), 0, 3),
        lay.shared(
            lay.write(signed(gap, "±0"), inks.NAME.but(colour=LOSS if gap < 0 else inks.INK, align="right")), 0.7
        ),
        gap=2,
    )
    return (
        lay.on(NOTED.but(fill="#F6DFA2", line=inks.BRASS), told, inks.INSET, 0)
        if best
        else lay.pad(told, inks.INSET, 0)
    )


NOTED: Final = Ground("#EADAB0", "", 5)
"""What is told apart on paper."""
