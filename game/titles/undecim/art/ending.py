"""The last scene: dawn over the frontier and the winner's banner; every point on one scale, and how it came to that."""

from __future__ import annotations

from typing import Final

from game.engine import Result, Score, View
from game.presentation import DisplayList, Ending, Rect
from game.presentation.course import Course
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
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
    shared,
    sized,
    write,
)
from game.titles.undecim.art import inks
from game.titles.undecim.art.awards import BRASS
from game.titles.undecim.art.course import FINAL, Taken, Way, way_of
from game.titles.undecim.art.faces import towns
from game.titles.undecim.art.inks import frame, name_of, named, shape_of, sign, slab
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.state import UndecimState

_INKS: Final = {
    "land": ("#5F7A26", inks.WHITE, "grassland"),
    "land_moon": ("#5A0D16", inks.WHITE, "fire"),
    "annex": ("#3C6B5A", inks.WHITE, "annex"),
    "annex_moon": ("#7A2A3A", inks.WHITE, "fire"),
    "enemy": ("#4A3A7A", inks.WHITE, "enemy"),
    "award": ("#8A5E26", inks.WHITE, "star"),
    "building": ("#D9C79C", inks.INK, "settlement"),
    "settlement_bonus": ("#B8A67E", inks.INK, "develop"),
    "gold": ("#F2C84B", inks.INK, "gold"),
    "end_order": ("#C9B6A4", inks.INK, "tablet"),
}
"""By source: its colour, the colour of its number, its sign; in the order of the scale."""
_DASHES: Final = ("", "2 5", "9 4 2 4", "7 5")
_LEFT: Final = 132.0
"""Where the scale begins."""
_LONG: Final = 540.0
"""How long the bar of the winner may be."""
_MANY: Final = 90
"""From so many points on a scale has fewer lines."""
_CHART: Final[Rect] = (32.0, 34.0, 216.0, 108.0)
_EDGE: Final = "#FFF3D2"
_TICK: Final = inks.SMALL.but(size=11.5, align="center")


def ending(v: View, result: Result, course: Course | None) -> Ending:
    """Whose dawn it is, by how much, and every source of points on one scale; with the way there also the round that
    decided it, the awards, the points round by round."""
    way = way_of(course.events, result) if course is not None else None
    s: UndecimState = v.state
    order = sorted(range(len(result.ranks)), key=result.ranks.__getitem__)
    winner, second = order[0], order[1]
    gap = result.scores[winner].total - result.scores[second].total
    mine = v.seat is None or v.seat == winner
    more = {item.source: item.amount for item in result.scores[winner].items}
    for item in result.scores[second].items:
        more[item.source] = more.get(item.source, 0) - item.amount
    best, worst = max(more, key=more.__getitem__), min(more, key=more.__getitem__)
    params = {
        "seat": winner,
        "second_seat": second,
        "gap": gap,
        "source": f"source_{best}",
        "vp": more[best],
        "other": f"source_{worst}",
        "lost": -more[worst],
        "number": result.params.get("number", 0),
    }
    text = "undecim-art-ending-tie" if result.outcome == "tie_break" else "undecim-art-ending-text"
    if text.endswith("text") and more[worst] < 0:
        text = "undecim-art-ending-but"
    left, right = _settlements(v, s, winner), column(blank(), _met(s)) if way is None else blank()
    if way is not None:
        left = column(sized(_decided(v, way, winner, second), high=184), left)
        right = column(sized(_awards(v, way), high=62), shared(_path(v, way, order)), gap=8)
    else:
        left = column(blank(), left)
    body = column(sized(_scale(v, result, order), high=204), row(sized(left, 420), right, gap=12), gap=8)
    return Ending(
        _picture(v, s, order),
        "undecim-art-ending-title",
        text,
        params,
        mine,
        body=laid(body, 746, 450),
        ground=laid(picture("undecim/scenes/wood"), 1280, 720),
    )


# --- every point on one scale ----------------------------------------------------------------------


def _step(top: int, small: int) -> int:
    return small if top <= _MANY else 2 * small


def _scale(v: View, result: Result, order: list[int]) -> Block:
    """A legend, a bar for each seat in the order of rank, and the numbers below."""
    shown = [x for x in _INKS if any(item.source == x and item.amount for sc in result.scores for item in sc.items)]
    top = max(1, *(score.total for score in result.scores))
    unit, step = min(7.5, _LONG / top), _step(top, 10)
    values = range(0, top + 1, step)
    legend = (_source(source, len(shown) < 7) for source in shown)
    lines = row(*(sized(ground(Ground(inks.BOARD.line, "", 0)), 1) for _ in values), blank(), gap=step * unit - 1)
    bars = column(*(shared(_bar(v, result, seat, unit, seat == order[0])) for seat in order), gap=2)
    numbers = row(*(sized(write(value, _TICK), 40) for value in values), blank(), gap=step * unit - 40)
    told = column(
        sized(row(*legend, gap=0), high=27),
        over(pad(lines, _LEFT - 8, 0, 0, 0), bars),
        sized(pad(numbers, _LEFT - 28, 0, 0, 0), high=18),
    )
    return on(inks.BOARD.but(shadow=130), told, 8, 3)


def _source(source: str, roomy: bool) -> Block:
    look, _, mark = _INKS[source]
    swatch = column(blank(), sized(ground(Ground(look, _EDGE, 3, 1)), 12, 14), blank(), gap=0)
    name = say(f"undecim-ending-{source}".replace("_", "-"), inks.SMALL.but(colour=inks.CREAM))
    return shared(hot(pad(row(swatch, sign(mark, 18) if roomy else None, name, gap=3), 2, 0, 0, 0), f"tally/{source}"))


def _bar(v: View, result: Result, seat: int, unit: float, first: bool) -> Block:
    """The rank and the name of a seat, its points source by source, and all of them."""
    score: Score = next(sc for sc in result.scores if sc.seat == seat)
    amounts = {item.source: item.amount for item in score.items}
    high = min(27.0, 146.0 / len(result.scores) - 8)
    parts = (
        sized(_part(source, amounts[source], amounts[source] * unit), high=high)
        for source in _INKS
        if amounts.get(source)
    )
    ink = "#FFE08A" if first else inks.CREAM
    rank = write(result.ranks[seat], inks.NAME.but(align="center", colour=ink if first else inks.MUTE))
    name = named(seat, inks.NAME.but(colour=inks.CREAM, face="bold" if first else "body"))
    total = write(score.total, inks.COUNT.but(size=19, colour=ink, align="left"))
    lane = row(*(column(blank(), part, blank(), gap=0) for part in parts), gap=0)
    told = row(sized(row(sized(rank, 18), shape_of(v.colors[seat], 18), name), _LEFT - 8), lane, blank(7), total, gap=0)
    return over(pad(ground(inks.PLATE.but(fill="#4A2630", line=inks.GOLD)), -2, 0), told) if first else told


def _part(source: str, amount: int, wide: float) -> Block:
    """The points of a source: its sign where there is room, its number where that has."""
    look, ink, mark = _INKS[source]
    number = write(amount, inks.COUNT.but(size=13.5, colour=ink)) if wide > 11 else blank()
    told = row(sign(mark, 18), number, gap=0) if wide > 52 else number
    edge = _EDGE if ink == inks.INK else ""
    return sized(pad(on(Ground(look, edge, 3, 1), told, 4 if wide > 52 else 0, 0), 0.5, 0), wide)


# --- how it came to that ---------------------------------------------------------------------------


def _decided(v: View, way: Way, winner: int, second: int) -> Block:
    """The round in which the winner gained most on the second, and what each seat gained in it."""
    number = way.decisive(winner, second)
    final = number == FINAL
    key = "undecim-ending-decided-final" if final else "undecim-ending-decided"
    title = say(key, inks.HEAD.but(colour=inks.WINE), {"round": "" if final else inks.ROMAN[number]})
    moon = icon("undecim/moon/ten_0", 26) if number in way.nights else None
    took = [t for t in way.taken.get(number, []) if winner in (t.seat, t.victim)]
    seats = [winner, second, *(i for i in range(len(v.colors)) if i not in (winner, second))]
    rows = (shared(_gained(v, way, number, seat)) for seat in seats)
    facts = {"seat": winner, "second_seat": second, "change": way.change(number, winner, second)}
    change = say("undecim-ending-change", inks.INKED.but(lines=1), facts)
    told = column(
        sized(row(pad(title, 4, 0, 0, 0), moon), high=28),
        *(sized(_taken(t), high=24) for t in took[:1]),
        column(*rows, gap=2),
        sized(on(inks.GOLD_LINE, change, 8, 0), high=25),
    )
    return slab("slab_high", "#8A5A2E", pad(told, 10, 4))


def _taken(t: Taken) -> Block:
    facts = {"seat": t.seat, "victim_seat": t.victim, "side": t.side, "action": t.action}
    return row(sign(t.side, 22), say("undecim-ending-took", inks.INKED_NAME, facts))


def _gained(v: View, way: Way, number: int, seat: int) -> Block:
    """What a seat gained in a round, by its sources and together."""
    amounts = way.gains.get((number, seat), {})
    style = inks.INKED.but(lines=1)
    found = [(source, amounts[source]) for source in _INKS if amounts.get(source)]
    parts = (row(sign(_INKS[source][2], 18), sized(write(f"{n:+d}", style), 38), gap=2) for source, n in found)
    gained = way.points[number][seat] - way.points[number - 1][seat]
    total = write(f"{gained:+d}", inks.INKED_NAME.but(align="right"))
    return on(inks.PAPER, row(shape_of(v.colors[seat], 16), blank(3), *parts, total), 7, 0)


def _settlements(v: View, s: UndecimState, winner: int) -> Block:
    title = row(shape_of(v.colors[winner], 15), say("undecim-art-towns", inks.HEAD.but(size=13.5)))
    built = say("undecim-art-built", inks.SMALL.but(colour=inks.CREAM), {"vp": scoring.building_vp(s, winner)})
    laid_ = (
        towns(s, winner, 0.55, inks.SMALL.but(colour=inks.PALE), 288)
        if s.levels[winner]
        else say("undecim-art-no-towns", inks.SMALL)
    )
    return sized(on(inks.BOARD, row(sized(column(title, built, gap=0), 110), laid_), 10, 2), high=48)


def _awards(v: View, way: Way) -> Block:
    rows: dict[str, list[tuple[int, int, int]]] = {}
    for award, seat, number, vp in way.awards:
        rows.setdefault(award, []).append((seat, number, vp))
    won = (_award(v, award, who, 44 if len(rows) < 3 else 26) for award, who in rows.items())
    none = pad(say("undecim-ending-no-award", inks.TOLD), 6, 0)
    return on(BRASS.but(shadow=0), row(*won) if rows else none, 8, 4)


def _award(v: View, award: str, won: list[tuple[int, int, int]], disc: float) -> Block:
    shapes = (shape_of(v.colors[seat], 15) for seat, _, _ in won)
    when = write(f"{inks.ROMAN[won[0][1]]}  **+{won[0][2]}**", inks.SMALL.but(colour=inks.CREAM))
    name = say(name_of(award), inks.NAME.but(colour=inks.PALE, lines=0, leading=1.05))
    told = column(name, sized(row(*shapes, when, gap=2), high=24), gap=0)
    return shared(row(icon(f"undecim/awards/{award}", disc), told, gap=3))


def _met(s: UndecimState) -> Block:
    """Without a way to tell: which awards were met."""
    discs = (icon(f"undecim/awards/{award}", 40) for award in s.won[:6])
    return sized(on(BRASS.but(shadow=0), row(*discs, blank()), 12, 4), high=48)


# --- the points round by round ---------------------------------------------------------------------


def _path(v: View, way: Way, order: list[int]) -> Block:
    """The points round by round, a line for each seat."""
    left, top, wide, high = _CHART
    step, most = wide / FINAL, max(20, *(max(totals) for totals in way.points))
    names = [*(write(inks.ROMAN[number], _TICK) for number in range(1, FINAL)), say("undecim-ending-end", _TICK)]
    below = pad(row(*map(shared, names), gap=0), step / 2, 0, -step / 2, 0)
    points = (_points(v, way, seat, "#FFE08A" if seat == order[0] else inks.CREAM) for seat in order)
    chart = column(sized(_chart(v, way, order, most), wide, high), sized(below, high=22), blank(), gap=0)
    told = row(blank(left), chart, pad(column(*points, gap=0), 8, -6, 0, 0), gap=0)
    title = say("undecim-ending-way", inks.HEAD.but(size=15))
    return on(inks.BOARD, over(column(pad(title, 12, 2), blank()), pad(told, 0, top, 0, 0)))


def _points(v: View, way: Way, seat: int, ink: str) -> Block:
    total = write(way.points[-1][seat], inks.NAME.but(colour=ink))
    return sized(row(shape_of(v.colors[seat], 13), total), high=24)


def _chart(v: View, way: Way, order: list[int], most: int) -> Block:
    """Nights and the final scoring as bands, the scale, and the lines; the winner's last and without dashes."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        x, y, w, h = rect
        for value in range(0, most + 1, _step(most, 20)):
            at = y + h * (1 - value / most)
            sheet.panel((x, at, w, 1), inks.BOARD.line, "", 0)
            fill(sheet, (x - 30, at - 9, 25, 18), write(value, _TICK.but(align="right")))
        for place in reversed(range(len(order))):
            seat = order[place]
            dots = [(w / FINAL * i, h * (1 - totals[seat] / most)) for i, totals in enumerate(way.points)]
            line = " L".join(f"{across + 4:.1f} {down + 4:.1f}" for across, down in dots)
            dash = f' stroke-dasharray="{_DASHES[place]}"' if _DASHES[place] else ""
            colour = "#6E9CFF" if v.colors[seat] == "blue" else inks.SEAT[v.colors[seat]][0]
            body = f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="{2 if place else 3}"{dash}/>'
            sheet.shape(body, (x - 4, y - 4, w + 8, h + 8), (w + 8, h + 8))

    looks = {**dict.fromkeys(way.nights, "#5E1A22"), FINAL: "#3A282C"}
    bands = (ground(Ground(looks[n], "", 3)) if n in looks else blank() for n in range(1, FINAL + 1))
    return over(pad(row(*bands, gap=0), 0, -4, 0, 0), Block(put))


# --- the picture -----------------------------------------------------------------------------------


def _picture(v: View, s: UndecimState, order: list[int]) -> DisplayList:
    """Dawn, the winner's banner on the wall, the others' pennons in the order of rank."""
    color = v.colors[order[0]]
    bright, deep, _ = inks.SEAT[color]
    crest = icon("undecim/crest", 116, c=inks.PALE if color != "yellow" else deep)
    sheet = laid(over(picture("undecim/scenes/dawn"), picture("undecim/scenes/banner", c=bright, d=deep)), 450, 664)
    fill(sheet, (177, 138, 116, 116), crest)
    fill(sheet, (127, 84, 36, 36), shape_of(color, 36))
    losers = (_loser(v.colors[seat], s.vp[seat]) for seat in order[1:])
    fill(sheet, (231, 512, 250, 88), row(*losers, gap=12))
    fill(sheet, (0, 0, *sheet.size), ground(frame(inks.GOLD)))
    return sheet


def _loser(color: str, points: int) -> Block:
    """A pennon and the points below it."""
    bright, deep, _ = inks.SEAT[color]
    pennon = over(
        icon("undecim/scenes/pennon", 40, 62.5, c=deep, d="#2B1A1E", e=bright),
        column(blank(high=12), shape_of(color, 20), blank()),
    )
    plate = on(inks.PLATE.but(line=bright), write(points, inks.COUNT.but(size=14, colour=inks.BRIGHT)))
    return sized(column(pennon, sized(plate, high=22)), 52)
