"""The last scene: the winner's medal rises like a sun over the five cities; everybody's points as bars to one scale, who
stands in which city, the rows of alliances and the careers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.presentation import layout as lay
from game.presentation.course import Course
from game.titles.signorie.art import fresco, inks
from game.titles.signorie.rules import state as scored
from game.titles.signorie.rules.components import ALLIANCES, BACK_VP, CAREER_SLOTS, CITIES, ROW_TILES, ROWS
from game.titles.signorie.rules.scoring import careers_vp, row_vp
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.counting import by_city
from game.titles.signorie.table.placement import color_of, house_of

PARTS: Final = (
    ("missions", "mission", "#2B5C7E", (scored.MISSIONS,)),
    ("marriages", "marriage", "#A8324A", (scored.MARRIAGES,)),
    ("initiative", "initiative", "#C29A4B", (scored.BY_INITIATIVE,)),
    ("rewards", "helper", "#4F7A45", (scored.BY_REWARDS, scored.BY_BRIDES, scored.BY_HELPERS, scored.BOUGHT)),
    ("careers", "tracks", "#8A8178", (scored.BY_CAREERS,)),
    ("alliances", "tile", "#6B3A8C", tuple(range(scored.FIRST_ROW, scored.ROWS_OF_SCORE))),
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
BOX: Final = lay.Ground(inks.PANEL, inks.LINE)
FIRST: Final = inks.flat(inks.LATE)
THIN: Final = inks.bare(inks.LINE_2)
TITLE: Final = inks.STRONG.but(colour="#F6E3B8", face="title")
POINTS: Final = inks.MIDDLE.but(colour=inks.LETTERS)
LITTLE: Final = inks.TINY.but(align="center")
WORTH: Final = inks.STRONG.but(colour=inks.INK, align="right")


def ending(v: View, result: Result, course: Course | None = None) -> Ending:
    """The same, with what each city has brought, as far as the way of the game tells it."""
    s: SignorieState = v.state
    best = result.ranks.index(1)
    winner = lay.picture(f"signorie/ending_{color_of(s, best)}")
    sheet = lay.laid(lay.over(winner, lay.pad(lay.ground(lay.Ground("none", inks.GOLD, width=2)), 0.8)), *MEDAL)
    stem = inks.message("ending", result.outcome)
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
    return sum(s.tally[scored.ROWS_OF_SCORE * seat + source] for source in sources)


def body(s: SignorieState, ranks: Sequence[int], cities: dict[tuple[int, int], list[int]]) -> DisplayList:
    """Bars, cities, alliances. 746 x 450."""
    order = sorted(range(s.seats), key=lambda seat: ranks[seat])
    towns = lay.on(BOX, _cities(s, order, cities), 4)
    alliances = lay.on(lay.Ground("#F8EFDB", inks.GOLD), _alliances(s, order), inks.INSET, 4)
    below = lay.row(lay.shared(towns), lay.shared(alliances), gap=GUTTER)
    return lay.laid(lay.column(lay.sized(lay.on(BOX, _bars(s, order, ranks), 4), high=BARS), below, gap=GUTTER), *SIZE)


def _bars(s: SignorieState, order: list[int], ranks: Sequence[int]) -> lay.Block:
    """What the colours mean, a scale, a bar for everybody."""
    names = (lay.shared(_named(part), share) for part, share in enumerate(LEGEND))
    most = max(*s.vp, 1)
    bars = (lay.shared(_bar(s, seat, ranks[seat], BAR_ROOM / most, not place)) for place, seat in enumerate(order))
    chart = lay.over(_scale(most), lay.pad(lay.column(*bars, gap=0), 0, 0, 0, SCALE))
    return lay.column(lay.sized(lay.pad(lay.row(*names, gap=inks.GAP), inks.INSET, 0), high=BAR_HIGH), chart)


def _named(part: int) -> lay.Block:
    name, art, *_ = PARTS[part]
    square = lay.corner(lay.sized(_segment(part, 0, False), inks.PAD, inks.PAD), 0.5, 0.5)
    told = lay.say(f"signorie-art-part-{name}", inks.NOTE.but(colour=inks.CREAM))
    return lay.row(lay.sized(square, inks.PAD), inks.sign(art), told, gap=3)


def _scale(most: int) -> lay.Block:
    """A line for every so many points, and how many."""
    step = next(n for n in (5, 10, 20, 25, 50) if most / n <= 9) if most <= 450 else 50
    apart = BAR_ROOM / most * step
    line = lay.row(lay.blank(), lay.sized(lay.ground(THIN), 1), lay.blank(), gap=0)
    numbers = (lay.sized(lay.write(n, LITTLE.but(colour=inks.CAPTION)), high=SCALE) for n in range(0, most + 1, step))
    marks = (lay.sized(lay.column(line, number, gap=0), apart) for number in numbers)
    return lay.row(lay.blank(BAR_LEFT - 4 - apart / 2), *marks, lay.blank(), gap=0)


def _segment(part: int, points: int, told: bool) -> lay.Block:
    look = lay.Ground(PARTS[part][2], inks.PAPER if part >= AT_THE_END else "", 3, 1)
    ink = inks.INK if part in DARK_INK else inks.WHITE
    return lay.on(look, lay.write(points, POINTS.but(colour=ink)) if told else lay.blank())


def _bar(s: SignorieState, seat: int, rank: int, unit: float, first: bool) -> lay.Block:
    parts = [(part, _points(s, seat, sources)) for part, (*_, sources) in enumerate(PARTS)]
    told = [lay.sized(_segment(part, n, n * unit > LEAST_TOLD), n * unit - 1) for part, n in parts if n > 0]
    whole = lay.sized(lay.write(s.vp[seat], inks.FIGURE.but(align="left")), 50)
    bar = lay.sized(lay.row(*told, lay.pad(whole, inks.GAP, 0, 0), gap=1), BAR_ROOM + 50, BAR_HIGH)
    who = lay.say("table-player", inks.STRONG, {"seat": seat})
    place = lay.sized(lay.write(rank, POINTS.but(colour=inks.GOLD)), 20)
    line = lay.row(place, inks.shield(s.color[seat]), lay.sized(who, 70), bar._replace(stretch=False), gap=4)
    return lay.over(lay.pad(lay.ground(FIRST), 0, 1) if first else None, lay.pad(line, 4, 0, 0))


def _cities(s: SignorieState, order: list[int], points: dict[tuple[int, int], list[int]]) -> lay.Block:
    """Who stands in which city, and what missions and marriages have brought there."""
    small = LITTLE.but(colour=inks.CREAM)
    most = max([sum(cell) for cell in points.values()], default=0)
    towns = []
    for city, name in enumerate(CITIES):
        art = f"signorie/cities/{name}{'_closed' if s.cities[city] == scored.CLOSED else ''}"
        view = lay.sized(lay.over(lay.picture(art), lay.ground(lay.Ground("none", inks.GOLD, 3))), high=36)
        towns.append(lay.sized(lay.column(view, lay.say(f"signorie-art-short-{name}", small), gap=2), CITY))
    sums = lay.sized(lay.column(lay.blank(), lay.say("signorie-art-ending-sum", small)), SUM)
    return lay.column(
        lay.sized(lay.pad(lay.say("signorie-art-ending-cities", TITLE), inks.INSET, 0), high=inks.SIGN),
        lay.row(lay.blank(FIRST_COLUMN - GAP_OF_CITIES), *towns, sums, gap=GAP_OF_CITIES),
        *(lay.shared(_in_cities(s, seat, points, most, not place)) for place, seat in enumerate(order)),
        gap=3,
    )


def _in_cities(
    s: SignorieState, seat: int, points: dict[tuple[int, int], list[int]], most: int, first: bool
) -> lay.Block:
    missions, marriages = (_points(s, seat, (source,)) for source in (scored.MISSIONS, scored.MARRIAGES))
    parts = lay.write(f"{missions}+{marriages}", LITTLE)
    sums = lay.column(lay.blank(), lay.write(missions + marriages, POINTS.but(leading=1.1)), parts, lay.blank(), gap=0)
    cells = (_city(s, seat, city, sum(points.get((seat, city), ())), most) for city in range(len(CITIES)))
    shape = lay.sized(inks.shield(s.color[seat]), FIRST_COLUMN - GAP_OF_CITIES)
    look = FIRST.but(fill=FIRST.fill if first else inks.WINE, radius=4)
    told = lay.row(shape, *(lay.sized(cell, CITY) for cell in cells), lay.sized(sums, SUM), gap=GAP_OF_CITIES)
    return lay.on(look, told)


def _city(s: SignorieState, seat: int, city: int, points: int, most: int) -> lay.Block:
    """Sons and daughters of a seat in a city, the points, and a bar on one scale with all others."""
    found: list[lay.Block] = []
    for gender in (0, 1):
        count = s.cities[city].count(2 * seat + gender)
        if count:
            found.append(inks.person(gender, color_of(s, seat), inks.SMALL))
            found += [lay.sized(lay.write(count, LITTLE.but(colour=inks.STRAW, align="left")), 8)] * (count > 1)
    figures = lay.row(*found, lay.blank(), gap=-1)
    if not points:
        below = lay.blank(high=8) if most else None
        return lay.column(lay.blank(), lay.sized(figures, high=18), below, lay.blank(), gap=0)
    told = lay.over(figures, lay.write(points, POINTS.but(align="right")))
    reached = lay.row(lay.sized(lay.ground(inks.flat(inks.GOLD)), max(5.0, CITY * points / most)), lay.blank(), gap=0)
    bar = lay.sized(lay.on(inks.flat("#1C070D"), reached), high=6)
    return lay.column(lay.blank(), lay.sized(told, high=18), bar, lay.blank(), gap=1)


def _alliances(s: SignorieState, order: list[int]) -> lay.Block:
    """The four rows of everybody, a lock on those that scored nothing, and the careers."""
    heads = (lay.sized(lay.row(inks.sign(art), along="middle"), ROW) for art in (*inks.ROW_ICON, "tracks"))
    high = 178 / s.seats - 4
    lines = []
    for seat in order:
        cells = (lay.sized(_row(s, seat, number, high), ROW) for number in range(len(ROWS)))
        shape = inks.shield(s.color[seat])
        lines.append(lay.row(shape, lay.blank(3), *cells, lay.shared(_sons(s, seat, high)), gap=4))
    title = lay.say("signorie-art-ending-alliances", TITLE.but(size=13, colour=inks.INK, face="bold"))
    head = lay.sized(lay.pad(title, 4, 0), high=inks.SIGN)
    told = lay.column(head, lay.row(lay.blank(20), *heads, gap=4), *map(lay.shared, lines))
    tips = (lay.hot(lay.sized(lay.blank(), ROW), f"tally/{name}") for name in (*ROWS, "careers"))
    return lay.over(told, lay.pad(lay.row(lay.blank(20), *tips, gap=4), 0, 20, 0, 0))


def _sons(s: SignorieState, seat: int, high: float) -> lay.Block:
    """Half of each floor on which a son was left, and what that comes to."""
    floors = [slot for sons in s.careers[3 * seat : 3 * seat + 3] for slot in sons]
    told = [f"{CAREER_SLOTS[slot].vp}→{CAREER_SLOTS[slot].final_vp}" for slot in sorted(floors, reverse=True)]
    room = max(1, int((high - 2) / 13))
    if len(told) > room:  # How many sons, and their floors together.
        together = f"{sum(CAREER_SLOTS[slot].vp for slot in floors)}→{careers_vp(s, seat)}"
        told = [f"[son]{len(floors)}", together] if room > 1 else [together]
    lines = (lay.write(text, LITTLE.but(colour=inks.INK_2, leading=1.13)) for text in told)
    halves = lay.column(lay.blank(), *lines, lay.blank(), gap=0)
    return lay.row(halves, lay.sized(lay.write(f"+{careers_vp(s, seat)}", WORTH), 24), gap=0)


def _row(s: SignorieState, seat: int, number: int, high: float) -> lay.Block:
    count = s.tiles_in(seat, number)
    scores = count >= ROW_TILES
    tiles, backs = s.face_up[len(ROWS) * seat + number], s.face_down[len(ROWS) * seat + number]
    signs = [*map(house_of, tiles), *["neutral"] * backs]
    size = min(24.0, 56 / max(1, len(signs)), high * 0.42)
    values = [*(ALLIANCES[tile].vp for tile in tiles), *[BACK_VP] * backs]
    small = LITTLE.but(colour=inks.INK_2, align="left")
    if scores:
        each = lay.write("·".join(map(str, values)), small) if 6.6 * (2 * len(values) - 1) <= ROW - 22 else lay.blank()
        foot = lay.row(each, lay.sized(lay.write(row_vp(s, seat, number), WORTH), 20), gap=0)
    else:
        none = lay.say("signorie-art-ending-none", small.but(align="right"), {"count": count})
        foot = lay.row(inks.sign("lock", 12), none, gap=1)
    art = lay.row(*(inks.sign(name, size, inks.WHOLE if scores else inks.DIM) for name in signs), gap=0)
    look = lay.Ground(inks.GOLD_PAPER if scores else inks.FADED, inks.BRONZE if scores else "", 4, 1)
    return lay.on(look, lay.column(lay.sized(art, high=size), lay.blank(), lay.sized(foot, high=16), gap=0), 3, 2)
