"""The last scene: dawn over the frontier and the winner's banner; every point on one scale, and how it came to that."""

from __future__ import annotations

from typing import Final

from game.engine import Result, Score, View
from game.presentation import DisplayList, Ending, Rect
from game.presentation import layout as lay
from game.presentation.course import Course
from game.titles.undecim.art import inks
from game.titles.undecim.art.awards import BRASS
from game.titles.undecim.art.course import FINAL, PointsCourse, Taken, way_of
from game.titles.undecim.art.faces import towns
from game.titles.undecim.art.inks import GAP, LARGE, PAD, ROW, SIGN, frame, name_of, named, shape_of, sign, slab
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
_NAMES, _LONG, _TALL = 124.0, 540.0, 146.0
"""How wide the names are, how long the bar of the winner may be, how high all bars are together."""
_MANY, _LOWEST, _ROOMY = 90, 20, 6
"""From so many points on a scale has fewer lines; the scale of the chart goes at least so far; so many sources stand in one
line."""
_MARGIN, _CHART = 32.0, 216.0
"""Left of the chart, and above it; how wide it is."""
_NUMBER: Final = 40.0
"""So wide is a number below the scale."""
_SIGNED: Final = 52.0
"""A part of a bar so long has room for its sign."""
_BODY, _PICTURE, _HEAD = (746, 450), (450, 664), 204
_EDGE: Final = "#FFF3D2"
_TICK: Final = inks.SMALL.but(size=11.5, align="center")
_RIM: Final = 4
"""So far may the line of a chart reach over it."""
_LEAD: Final = "#FFE08A"
_AMOUNT: Final = inks.COUNT.but(size=13.5)
_BRASS: Final = BRASS.but(shadow=0)
_BOARDS, _SMALL = (62, 100), 12
"""How high the awards are, in one line and in two; how large the sign of a seat is there if many stand side by side."""
_ON_THE_POLE, _ON_THE_WALL, _PENNON = (0.307, 0.134), (0.8, 0.89), (40, 62.5)
"""Parts of the picture: where the winner's sign and the others' pennons are in it, how large a pennon is."""


def ending(v: View, result: Result, course: Course | None = None) -> Ending:
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
    left, right = _settlements(v, s, winner), lay.column(lay.blank(), _met(s)) if way is None else lay.blank()
    if way is not None:
        left = lay.column(lay.shared(_decided(v, way, winner, second)), left, gap=PAD)
        right = lay.column(awards_met(v, way), lay.shared(_path(v, way, order)), gap=PAD)
    else:
        left = lay.column(lay.blank(), left)
    body = lay.column(
        lay.sized(_scale(v, result, order), high=_HEAD),
        lay.row(lay.shared(left, 1.35), lay.shared(right), gap=GAP),
        gap=PAD,
    )
    return Ending(
        _picture(v, s, order),
        "undecim-art-ending-title",
        text,
        params,
        mine,
        body=lay.laid(body, *_BODY),
        ground=lay.laid(lay.picture("undecim/scenes/wood"), *inks.TABLE),
    )


# --- every point on one scale ----------------------------------------------------------------------


def _step(top: int, small: int) -> int:
    return small if top <= _MANY else 2 * small


def _scale(v: View, result: Result, order: list[int]) -> lay.Block:
    """A legend, a bar for each seat in the order of rank, and the numbers below."""
    shown = [x for x in _INKS if any(item.source == x and item.amount for sc in result.scores for item in sc.items)]
    top = max(1, *(score.total for score in result.scores))
    unit, step = min(7.5, _LONG / top), _step(top, 10)
    values = range(0, top + 1, step)
    rows = 1 if len(shown) <= _ROOMY else 2
    legend = lay.grid(map(_source, shown), -(-len(shown) // rows), 0)
    lines = lay.row(
        *(lay.sized(lay.ground(lay.Ground(inks.BOARD.line, "", 0)), 1) for _ in values),
        lay.blank(),
        gap=step * unit - 1,
    )
    bars = lay.column(*(lay.shared(_bar(v, result, seat, unit, seat == order[0])) for seat in order), gap=2)
    numbers = lay.row(
        *(lay.sized(lay.write(value, _TICK), _NUMBER) for value in values), lay.blank(), gap=step * unit - _NUMBER
    )
    told = lay.column(
        lay.sized(legend, high=rows * ROW),
        lay.over(lay.pad(lines, _NAMES, 0, 0, 0), bars),
        lay.pad(numbers, _NAMES - _NUMBER / 2, 0, 0, 0),
    )
    return lay.on(inks.BOARD, told, PAD, 3)


def _source(source: str) -> lay.Block:
    look, _, mark = _INKS[source]
    swatch = lay.column(lay.blank(), lay.sized(lay.ground(lay.Ground(look, _EDGE, 3, 1)), GAP, GAP), lay.blank(), gap=0)
    name = lay.say(f"undecim-ending-{source}".replace("_", "-"), inks.SMALL.but(colour=inks.CREAM))
    return lay.shared(lay.hot(lay.pad(lay.row(swatch, sign(mark), name, gap=3), 2, 0, 0, 0), f"tally/{source}"))


def _bar(v: View, result: Result, seat: int, unit: float, first: bool) -> lay.Block:
    """The rank and the name of a seat, its points source by source, and all of them."""
    score: Score = next(sc for sc in result.scores if sc.seat == seat)
    amounts = {item.source: item.amount for item in score.items}
    high = min(ROW, _TALL / len(result.scores) - PAD)
    parts = (
        lay.sized(_part(source, amounts[source], amounts[source] * unit), high=high)
        for source in _INKS
        if amounts.get(source)
    )
    ink = _LEAD if first else inks.CREAM
    rank = lay.write(result.ranks[seat], inks.NAME.but(align="center", colour=ink if first else inks.MUTE))
    name = named(seat, inks.NAME.but(colour=inks.CREAM, face="bold" if first else "body"))
    total = lay.write(score.total, inks.TOTAL.but(colour=ink, align="left"))
    lane = lay.row(*(lay.column(lay.blank(), part, lay.blank(), gap=0) for part in parts), gap=0)
    told = lay.row(
        lay.sized(lay.row(lay.sized(rank, SIGN), shape_of(v.colors[seat]), name), _NAMES),
        lane,
        lay.blank(PAD),
        total,
        gap=0,
    )
    return lay.over(lay.pad(lay.ground(inks.PLATE.but(fill="#4A2630", line=inks.GOLD)), -2, 0), told) if first else told


def _part(source: str, amount: int, wide: float) -> lay.Block:
    """The points of a source: its sign where there is room, its number where that has."""
    look, ink, mark = _INKS[source]
    number = lay.write(amount, _AMOUNT.but(colour=ink)) if wide > GAP else lay.blank()
    told = lay.row(sign(mark), number, gap=0) if wide > _SIGNED else number
    edge = _EDGE if ink == inks.INK else ""
    return lay.sized(lay.pad(lay.on(lay.Ground(look, edge, 3, 1), told, 3 if wide > _SIGNED else 0, 0), 0.5, 0), wide)


# --- how it came to that ---------------------------------------------------------------------------


def _decided(v: View, way: PointsCourse, winner: int, second: int) -> lay.Block:
    """The round in which the winner gained most on the second, and what each seat gained in it."""
    number = way.decisive(winner, second)
    final = number == FINAL
    key = "undecim-ending-decided-final" if final else "undecim-ending-decided"
    title = lay.say(key, inks.HEAD.but(colour=inks.WINE), {"round": "" if final else inks.ROMAN[number]})
    moon = lay.icon("undecim/moon/ten_0", LARGE) if number in way.nights else None
    took = [t for t in way.taken.get(number, []) if winner in (t.seat, t.victim)]
    seats = [winner, second, *(i for i in range(len(v.colors)) if i not in (winner, second))]
    rows = (lay.shared(_gained(v, way, number, seat)) for seat in seats)
    facts = {"seat": winner, "second_seat": second, "change": way.change(number, winner, second)}
    change = lay.say("undecim-ending-change", inks.INKED.but(lines=1), facts)
    told = lay.column(
        lay.sized(lay.row(title, moon), high=ROW),
        *(lay.sized(_taken(t), high=ROW) for t in took[:1]),
        lay.column(*rows, gap=2),
        lay.on(inks.GOLD_LINE, change, PAD, 2),
    )
    return slab("slab_high", "#8A5A2E", lay.pad(told, GAP, 3))


def _taken(t: Taken) -> lay.Block:
    facts = {"seat": t.seat, "victim_seat": t.victim, "side": t.side, "action": t.action}
    return lay.row(sign(t.side, LARGE), lay.say("undecim-ending-took", inks.INKED_NAME, facts))


def _gained(v: View, way: PointsCourse, number: int, seat: int) -> lay.Block:
    """What a seat gained in a round, by its sources and together."""
    amounts = way.gains.get((number, seat), {})
    style = inks.INKED.but(lines=1)
    found = [(source, amounts[source]) for source in _INKS if amounts.get(source)]
    wide = _NUMBER if len(found) < _ROOMY - 1 else _NUMBER / 1.5
    parts = (
        lay.row(sign(_INKS[source][2]), lay.sized(lay.write(f"{n:+d}", style), wide), gap=2) for source, n in found
    )
    gained = way.points[number][seat] - way.points[number - 1][seat]
    total = lay.write(f"{gained:+d}", inks.INKED_NAME.but(align="right"))
    return lay.on(inks.PAPER, lay.row(shape_of(v.colors[seat]), lay.blank(3), *parts, total), PAD, 0)


def _settlements(v: View, s: UndecimState, winner: int) -> lay.Block:
    title = lay.row(
        shape_of(v.colors[winner]), lay.say("undecim-art-towns", inks.SMALL.but(colour=inks.GOLD, face="title"))
    )
    built = lay.say("undecim-art-built", inks.SMALL.but(colour=inks.CREAM), {"vp": scoring.building_vp(s, winner)})
    laid_ = (
        towns(s, winner, 0.55, inks.SMALL.but(colour=inks.PALE), 2.2 * _NAMES)
        if s.levels[winner]
        else lay.say("undecim-art-no-towns", inks.SMALL)
    )
    return lay.sized(
        lay.on(inks.BOARD, lay.row(lay.sized(lay.column(title, built, gap=0), _NAMES), laid_), GAP, 2), high=2 * LARGE
    )


def awards_met(v: View, way: PointsCourse) -> lay.Block:
    """Every award that was met: when, by whom and for how much."""
    rows: dict[str, list[tuple[int, int, int]]] = {}
    for award, seat, number, vp in way.awards:
        rows.setdefault(award, []).append((seat, number, vp))
    if not rows:
        return lay.sized(lay.on(_BRASS, lay.say("undecim-ending-no-award", inks.TOLD), PAD, 3), high=_BOARDS[0])
    many = len(rows) > 2
    won = (_award(v, award, who, many) for award, who in rows.items())
    told = lay.grid(won, -(-len(rows) // 2) if many else len(rows))
    return lay.sized(lay.on(_BRASS, told, PAD, 3), high=_BOARDS[many])


def _award(v: View, award: str, won: list[tuple[int, int, int]], many: bool) -> lay.Block:
    """The disc of an award over the round in which it was met, its name, by whom, and the points of each."""
    shapes = (shape_of(v.colors[seat], SIGN if len(won) < 3 or not many else _SMALL) for seat, _, _ in won)
    points = lay.write(f"**+{won[0][2]}**", inks.SMALL.but(colour=inks.CREAM))
    when = lay.write(inks.ROMAN[won[0][1]], inks.SMALL.but(colour=inks.CREAM, align="center"))
    style = inks.SMALL.but(face="bold") if many else inks.NAME.but(lines=0, leading=1.05)
    name = lay.say(name_of(award), style.but(colour=inks.PALE))
    disc = lay.column(lay.icon(f"undecim/awards/{award}", LARGE if many else 2 * SIGN), when, gap=0)
    told = lay.column(name, lay.sized(lay.row(*shapes, points, gap=1), high=LARGE), gap=0)
    return lay.row(disc, told, gap=3)


def _met(s: UndecimState) -> lay.Block:
    """Without a way to tell: which awards were met."""
    discs = (lay.icon(f"undecim/awards/{award}", 2 * SIGN) for award in s.won[:_ROOMY])
    return lay.sized(lay.on(_BRASS, lay.row(*discs, lay.blank()), GAP, 3), high=2 * LARGE)


# --- the points round by round ---------------------------------------------------------------------


def _path(v: View, way: PointsCourse, order: list[int]) -> lay.Block:
    """The points round by round, a line for each seat."""
    step, most = _CHART / FINAL, max(_LOWEST, *(max(totals) for totals in way.points))
    names = [
        *(lay.write(inks.ROMAN[number], _TICK) for number in range(1, FINAL)),
        lay.say("undecim-ending-end", _TICK),
    ]
    below = lay.pad(lay.row(*map(lay.shared, names), gap=0), step / 2, 0, -step / 2, 0)
    points = (_points(v, way, seat, _LEAD if seat == order[0] else inks.CREAM) for seat in order)
    chart = lay.column(lay.sized(_chart(v, way, order, most), _CHART), lay.sized(below, high=ROW), gap=0)
    told = lay.row(lay.blank(_MARGIN), chart, lay.pad(lay.column(*points, gap=0), PAD, -SIGN, 0, 0), gap=0)
    title = lay.say("undecim-ending-way", inks.CHAPTER.but(colour=inks.GOLD))
    return lay.on(
        inks.BOARD, lay.over(lay.column(lay.pad(title, GAP, 2), lay.blank()), lay.pad(told, 0, _MARGIN, 0, 0))
    )


def _points(v: View, way: PointsCourse, seat: int, ink: str) -> lay.Block:
    total = lay.write(way.points[-1][seat], inks.NAME.but(colour=ink))
    return lay.sized(lay.row(shape_of(v.colors[seat]), total), high=LARGE)


def _chart(v: View, way: PointsCourse, order: list[int], most: int) -> lay.Block:
    """Nights and the final scoring as bands, the scale, and the lines; the winner's last and without dashes."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        x, y, w, h = rect
        for value in range(0, most + 1, _step(most, _LOWEST)):
            at = y + h * (1 - value / most)
            sheet.panel((x, at, w, 1), inks.BOARD.line, "", 0)
            number = lay.write(value, _TICK.but(align="right"))
            lay.fill(sheet, (x - _MARGIN, at - SIGN / 2, _MARGIN - _RIM, SIGN), number)
        for place in reversed(range(len(order))):
            seat = order[place]
            dots = [(w / FINAL * i, h * (1 - totals[seat] / most)) for i, totals in enumerate(way.points)]
            line = " L".join(f"{across + _RIM:.1f} {down + _RIM:.1f}" for across, down in dots)
            dash = f' stroke-dasharray="{_DASHES[place]}"' if _DASHES[place] else ""
            colour = "#6E9CFF" if v.colors[seat] == "blue" else inks.SEAT[v.colors[seat]][0]
            body = f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="{2 if place else 3}"{dash}/>'
            box = (w + 2 * _RIM, h + 2 * _RIM)
            sheet.shape(body, (x - _RIM, y - _RIM, *box), box)

    looks = {**dict.fromkeys(way.nights, "#5E1A22"), FINAL: "#3A282C"}
    bands = (lay.ground(lay.Ground(looks[n], "", 3)) if n in looks else lay.blank() for n in range(1, FINAL + 1))
    return lay.over(lay.pad(lay.row(*bands, gap=0), 0, -_RIM, 0, 0), lay.Block(put))


# --- the picture -----------------------------------------------------------------------------------


def _picture(v: View, s: UndecimState, order: list[int]) -> DisplayList:
    """Dawn, the winner's banner on the wall, the others' pennons in the order of rank."""
    color = v.colors[order[0]]
    bright, deep, _ = inks.SEAT[color]
    crest = inks.PALE if color != "yellow" else deep
    losers = (_loser(v.colors[seat], s.vp[seat]) for seat in order[1:])
    whole = lay.over(
        lay.picture("undecim/scenes/dawn"),
        lay.picture("undecim/scenes/banner", c=bright, d=deep, e=crest),
        lay.corner(shape_of(color, 2 * SIGN), *_ON_THE_POLE),
        lay.corner(lay.row(*losers, gap=GAP), *_ON_THE_WALL),
        lay.ground(frame(inks.GOLD)),
    )
    return lay.laid(whole, *_PICTURE)


def _loser(color: str, points: int) -> lay.Block:
    """A pennon and the points below it."""
    bright, deep, _ = inks.SEAT[color]
    pennon = lay.over(
        lay.icon("undecim/scenes/pennon", *_PENNON, c=deep, d="#2B1A1E", e=bright),
        lay.corner(shape_of(color), 0.5, 0.3),
    )
    plate = lay.on(inks.PLATE.but(line=bright), lay.write(points, _AMOUNT), 0, 0)
    return lay.sized(lay.column(pennon, plate), _SIGNED)
