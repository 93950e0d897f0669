"""The last scene: the winner's medal rises like a sun over the five cities; everybody's points as bars to one scale, who
stands in which city, the rows of alliances and the careers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.presentation.course import Course
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    ground,
    hot,
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
from game.titles.signorie.art import fresco, inks
from game.titles.signorie.art.inks import DIM, WHOLE
from game.titles.signorie.rules.components import ALLIANCES, BACK_VP, CAREER_SLOTS, CITIES, HOUSES, ROW_TILES, ROWS
from game.titles.signorie.rules.scoring import careers_vp, row_vp
from game.titles.signorie.rules.state import (
    BOUGHT,
    BY_BRIDES,
    BY_CAREERS,
    BY_HELPERS,
    BY_INITIATIVE,
    BY_REWARDS,
    CLOSED,
    FIRST_ROW,
    MARRIAGES,
    MISSIONS,
    ROWS_OF_SCORE,
    SignorieState,
)
from game.titles.signorie.table.counting import by_city

PARTS: Final = (
    ("missions", "mission", "#2B5C7E", (MISSIONS,)),
    ("marriages", "marriage", "#A8324A", (MARRIAGES,)),
    ("initiative", "initiative", "#C29A4B", (BY_INITIATIVE,)),
    ("rewards", "helper", "#4F7A45", (BY_REWARDS, BY_BRIDES, BY_HELPERS, BOUGHT)),
    ("careers", "tracks", "#8A8178", (BY_CAREERS,)),
    ("alliances", "tile", "#6B3A8C", tuple(range(FIRST_ROW, ROWS_OF_SCORE))),
)
"""The parts of a bar: message, icon, colour, the sources it adds up. The last two come at the end of the game."""
LEGEND: Final = (94, 88, 118, 136, 130, 126)
"""What part of the line each of their names takes."""
AT_THE_END: Final = 4
"""From this part on they come at the end of the game, and have a light line."""
DARK_INK: Final = (2, 4)
"""The light colours among them."""
SIZE: Final = (746, 450)
MEDAL: Final = (450, 664)
"""How large the picture of the winner is."""
BARS, GUTTER = 212, 8
"""How high the bars are, and how far the boxes are apart."""
BAR_LEFT, BAR_ROOM, SCALE, BAR_HIGH = 128, 560, 18, 26
CITY, GAP_OF_CITIES, SUM, ROW = 54, 3.5, 46, 62
"""How wide a city is, how far apart, how wide are their sum and a row of alliances."""
FIRST_COLUMN: Final = 30
"""Whose line it is."""
LEAST_TOLD: Final = 18
"""A part of a bar that is longer than this says its points."""
BOX: Final = Ground(inks.PANEL, inks.LINE)
FIRST: Final = inks.flat(inks.LATE)
THIN: Final = inks.bare(inks.LINE_2)
TITLE: Final = inks.STRONG.but(colour="#F6E3B8", face="title")
POINTS: Final = inks.MIDDLE.but(colour=inks.LETTERS)
LITTLE: Final = inks.TINY.but(align="center")
WORTH: Final = inks.STRONG.but(colour=inks.INK, align="right")


def ending(v: View, result: Result, course: Course | None) -> Ending:
    """The same, with what each city has brought, as far as the way of the game tells it."""
    s: SignorieState = v.state
    best = result.ranks.index(1)
    winner = picture(f"signorie/ending_{inks.short(s.color[best])}")
    sheet = laid(over(winner, pad(ground(Ground("none", inks.GOLD, width=2)), 0.8)), *MEDAL)
    stem = f"signorie-ending-{result.outcome}".replace("_", "-")
    cloth = inks.overlay()
    fresco.silk(cloth)
    params = {**result.params, **_lead(s, best, result.ranks.index(2))}
    drawn = body(s, result.ranks, by_city(course.events if course is not None else ()))
    return Ending(sheet, f"{stem}-name", f"{stem}-text", params, True, body=drawn, ground=cloth)


def _lead(s: SignorieState, best: int, second: int) -> dict[str, Any]:
    """How far the winner is ahead of the second, and the part in which most of it was won."""
    ahead = [_points(s, best, sources) - _points(s, second, sources) for *_, sources in PARTS]
    most = max(ahead)
    return {"lead": s.vp[best] - s.vp[second], "part": f"part_{PARTS[ahead.index(most)][0]}", "more": most}


def _points(s: SignorieState, seat: int, sources: tuple[int, ...]) -> int:
    return sum(s.tally[ROWS_OF_SCORE * seat + source] for source in sources)


def body(s: SignorieState, ranks: Sequence[int], cities: dict[tuple[int, int], list[int]]) -> DisplayList:
    """Bars, cities, alliances. 746 x 450."""
    order = sorted(range(s.seats), key=lambda seat: ranks[seat])
    towns = on(BOX, _cities(s, order, cities), 4)
    alliances = on(Ground("#F8EFDB", inks.GOLD), _alliances(s, order), inks.INSET, 4)
    below = row(shared(towns), shared(alliances), gap=GUTTER)
    return laid(column(sized(on(BOX, _bars(s, order, ranks), 4), high=BARS), below, gap=GUTTER), *SIZE)


def _bars(s: SignorieState, order: list[int], ranks: Sequence[int]) -> Block:
    """What the colours mean, a scale, a bar for everybody."""
    names = (shared(_named(part), share) for part, share in enumerate(LEGEND))
    most = max(*s.vp, 1)
    bars = (shared(_bar(s, seat, ranks[seat], BAR_ROOM / most, not place)) for place, seat in enumerate(order))
    chart = over(_scale(most), pad(column(*bars, gap=0), 0, 0, 0, SCALE))
    return column(sized(pad(row(*names, gap=inks.GAP), inks.INSET, 0), high=BAR_HIGH), chart)


def _named(part: int) -> Block:
    name, art, *_ = PARTS[part]
    square = corner(sized(_segment(part, 0, False), inks.PAD, inks.PAD), 0.5, 0.5)
    return row(
        sized(square, inks.PAD),
        inks.sign(art),
        say(f"signorie-art-part-{name}", inks.NOTE.but(colour=inks.CREAM)),
        gap=3,
    )


def _scale(most: int) -> Block:
    """A line for every so many points, and how many."""
    step = next(n for n in (5, 10, 20, 25, 50) if most / n <= 9) if most <= 450 else 50
    apart = BAR_ROOM / most * step
    line = row(blank(), sized(ground(THIN), 1), blank(), gap=0)
    mark = LITTLE.but(colour=inks.CAPTION)
    marks = (sized(column(line, sized(write(n, mark), high=SCALE), gap=0), apart) for n in range(0, most + 1, step))
    return row(blank(BAR_LEFT - 4 - apart / 2), *marks, blank(), gap=0)


def _segment(part: int, points: int, told: bool) -> Block:
    look = Ground(PARTS[part][2], inks.PAPER if part >= AT_THE_END else "", 3, 1)
    ink = inks.INK if part in DARK_INK else inks.WHITE
    return on(look, write(points, POINTS.but(colour=ink)) if told else blank())


def _bar(s: SignorieState, seat: int, rank: int, unit: float, first: bool) -> Block:
    parts = [(part, _points(s, seat, sources)) for part, (*_, sources) in enumerate(PARTS)]
    told = [sized(_segment(part, n, n * unit > LEAST_TOLD), n * unit - 1) for part, n in parts if n > 0]
    whole = sized(write(s.vp[seat], inks.FIGURE.but(align="left")), 50)
    bar = sized(row(*told, pad(whole, inks.GAP, 0, 0), gap=1), BAR_ROOM + 50, BAR_HIGH)._replace(stretch=False)
    who = say("table-player", inks.STRONG, {"seat": seat})
    place = sized(write(rank, POINTS.but(colour=inks.GOLD)), 20)
    line = row(place, inks.shield(s.color[seat]), sized(who, 70), bar, gap=4)
    return over(pad(ground(FIRST), 0, 1) if first else None, pad(line, 4, 0, 0))


def _cities(s: SignorieState, order: list[int], points: dict[tuple[int, int], list[int]]) -> Block:
    """Who stands in which city, and what missions and marriages have brought there."""
    small = LITTLE.but(colour=inks.CREAM)
    most = max([sum(cell) for cell in points.values()], default=0)
    towns = []
    for city, name in enumerate(CITIES):
        art = f"signorie/cities/{name}{'_closed' if s.cities[city] == CLOSED else ''}"
        view = sized(over(picture(art), ground(Ground("none", inks.GOLD, 3))), high=36)
        towns.append(sized(column(view, say(f"signorie-art-short-{name}", small), gap=2), CITY))
    sums = sized(column(blank(), say("signorie-art-ending-sum", small)), SUM)
    return column(
        sized(pad(say("signorie-art-ending-cities", TITLE), inks.INSET, 0), high=inks.SIGN),
        row(blank(FIRST_COLUMN - GAP_OF_CITIES), *towns, sums, gap=GAP_OF_CITIES),
        *(shared(_in_cities(s, seat, points, most, not place)) for place, seat in enumerate(order)),
        gap=3,
    )


def _in_cities(s: SignorieState, seat: int, points: dict[tuple[int, int], list[int]], most: int, first: bool) -> Block:
    missions, marriages = (s.tally[ROWS_OF_SCORE * seat + source] for source in (MISSIONS, MARRIAGES))
    parts = write(f"{missions}+{marriages}", LITTLE)
    sums = column(blank(), write(missions + marriages, POINTS.but(leading=1.1)), parts, blank(), gap=0)
    cells = (_city(s, seat, city, sum(points.get((seat, city), ())), most) for city in range(len(CITIES)))
    shape = sized(inks.shield(s.color[seat]), FIRST_COLUMN - GAP_OF_CITIES)
    look = FIRST.but(fill=FIRST.fill if first else inks.WINE, radius=4)
    return on(look, row(shape, *(sized(cell, CITY) for cell in cells), sized(sums, SUM), gap=GAP_OF_CITIES))


def _city(s: SignorieState, seat: int, city: int, points: int, most: int) -> Block:
    """Sons and daughters of a seat in a city, the points, and a bar on one scale with all others."""
    found: list[Block] = []
    for i, kind in enumerate(("son", "daughter")):
        count = s.cities[city].count(2 * seat + i)
        if count:
            found.append(inks.sign(f"{kind}_{inks.short(s.color[seat])}", inks.SMALL))
            found += [sized(write(count, LITTLE.but(colour=inks.STRAW, align="left")), 8)] * (count > 1)
    figures = row(*found, blank(), gap=-1)
    if not points:
        return column(blank(), sized(figures, high=18), blank(high=8) if most else None, blank(), gap=0)
    told = over(figures, write(points, POINTS.but(align="right")))
    reached = row(sized(ground(inks.flat(inks.GOLD)), max(5.0, CITY * points / most)), blank(), gap=0)
    bar = sized(on(inks.flat("#1C070D"), reached), high=6)
    return column(blank(), sized(told, high=18), bar, blank(), gap=1)


def _alliances(s: SignorieState, order: list[int]) -> Block:
    """The four rows of everybody, a lock on those that scored nothing, and the careers."""
    heads = (sized(row(inks.sign(art), along="middle"), ROW) for art in (*inks.ROW_ICON, "tracks"))
    high = 178 / s.seats - 4
    lines = []
    for seat in order:
        cells = (sized(_row(s, seat, number, high), ROW) for number in range(len(ROWS)))
        shape = inks.shield(s.color[seat])
        lines.append(row(shape, blank(3), *cells, shared(_sons(s, seat, high)), gap=4))
    told = column(
        sized(
            pad(say("signorie-art-ending-alliances", TITLE.but(size=13, colour=inks.INK, face="bold")), 4, 0),
            high=inks.SIGN,
        ),
        row(blank(20), *heads, gap=4),
        *map(shared, lines),
    )
    tips = (hot(sized(blank(), ROW), f"tally/{name}") for name in (*ROWS, "careers"))
    return over(told, pad(row(blank(20), *tips, gap=4), 0, 20, 0, 0))


def _sons(s: SignorieState, seat: int, high: float) -> Block:
    """Half of each floor on which a son was left, and what that comes to."""
    floors = [slot for sons in s.careers[3 * seat : 3 * seat + 3] for slot in sons]
    told = [f"{CAREER_SLOTS[slot].vp}→{CAREER_SLOTS[slot].final_vp}" for slot in sorted(floors, reverse=True)]
    room = max(1, int((high - 2) / 13))
    if len(told) > room:  # How many sons, and their floors together.
        together = f"{sum(CAREER_SLOTS[slot].vp for slot in floors)}→{careers_vp(s, seat)}"
        told = [f"[son]{len(floors)}", together] if room > 1 else [together]
    halves = column(
        blank(), *(write(text, LITTLE.but(colour=inks.INK_2, leading=1.13)) for text in told), blank(), gap=0
    )
    return row(halves, sized(write(f"+{careers_vp(s, seat)}", WORTH), 24), gap=0)


def _row(s: SignorieState, seat: int, number: int, high: float) -> Block:
    count = s.tiles_in(seat, number)
    scored = count >= ROW_TILES
    tiles = [ALLIANCES[tile] for tile in s.face_up[len(ROWS) * seat + number]]
    backs = s.face_down[len(ROWS) * seat + number]
    signs = [*(HOUSES[tile.house] for tile in tiles), *["neutral"] * backs]
    size = min(24.0, 56 / max(1, len(signs)), high * 0.42)
    values = [*(tile.vp for tile in tiles), *[BACK_VP] * backs]
    small = LITTLE.but(colour=inks.INK_2, align="left")
    if scored:
        each = write("·".join(map(str, values)), small) if 6.6 * (2 * len(values) - 1) <= ROW - 22 else blank()
        foot = row(each, sized(write(row_vp(s, seat, number), WORTH), 20), gap=0)
    else:
        none = say("signorie-art-ending-none", small.but(align="right"), {"count": count})
        foot = row(inks.sign("lock", 12), none, gap=1)
    art = row(*(inks.sign(name, size, WHOLE if scored else DIM) for name in signs), gap=0)
    look = Ground(inks.GOLD_PAPER if scored else inks.FADED, "#B98518" if scored else "", 4, 1)
    return on(look, column(sized(art, high=size), blank(), sized(foot, high=16), gap=0), 3, 2)


__all__ = ["body", "ending"]
