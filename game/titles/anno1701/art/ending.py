"""The last scene: the Queen's ship comes in or both villages burn; why it ended; the race of crowns turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.engine import Result, View
from game.presentation import DisplayList, Ending, Rect
from game.presentation import layout as lay
from game.presentation.course import Course
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import CREAM, FIGURE, FINE, HEAD, INK, NAME, NOTE, PIECE, TAG, name_of, said, sign
from game.titles.anno1701.rules.components import BANK_RATE, FAVOUR_TO_WIN, GOLD_MAX, MERCHANTS_TO_WIN, RANK_IDS, SITES
from game.titles.anno1701.rules.prospects import CALM
from game.titles.anno1701.rules.state import DRAWN, AnnoState, favour, gold_of, merchants, town
from game.titles.anno1701.table.hands import me_of

ENDINGS: Final = ("favour", "merchants", "ruin")
_BURNT: Final = ("ruin", "both_ruined", "draw")
BODY: Final = (746, 450)
TICK: Final = FIGURE.but(face="body")
"""Numbers along the race."""
AMOUNT: Final = NAME.but(face="body")
DAY: Final = lay.Ground(inks.NAVY, inks.LINE)
NIGHT: Final = lay.Ground("#230D16", "#8A3A3E")
DEEP: Final = "#14070E"
LOST: Final = lay.Ground(inks.WRECK, "#FFD9C8")
_LINES: Final = {"lion": "#6FA0FF", "dragon": "#FF7A86"}
_SAVED: Final = ("fire", "tribute", "pickpocket", "revolutionary")
PERSON: Final = 76 / 60
"""How much larger than on the table an inhabitant is here."""


def ending(v: View, result: Result, course: Course | None = None) -> Ending:
    """The picture of how it ended, who did what in which turn, and the race of crowns."""
    s: AnnoState = v.state
    me = me_of(v)
    won = s.winner in (me, DRAWN)
    night = s.ending in _BURNT and not won
    scene = ("ruin_dragon" if s.side[me] == "dragon" else "ruin") if night else "ending"
    frame = lay.ground(lay.Ground("none", "#E58A4E" if night else inks.GOLD, width=2))
    stem = f"anno1701-ending-{s.ending or 'favour'}".replace("_", "-")
    step = (ENDINGS.index(s.ending) + 1, len(ENDINGS)) if s.ending in ENDINGS else None
    winner = s.winner if s.winner in (0, 1) else me
    params = {"seat": winner, "loser_seat": 1 - winner, "turn": s.turn, "favour": favour(s, winner)}
    loser = 1 - winner if s.ending in ("ruin", "both_ruined") else -1
    blows = last_blows(course, loser) if course and loser >= 0 else []
    upper = (
        _blows(blows, night) if blows else lay.row(lay.shared(_seat(s, me)), lay.shared(_seat(s, 1 - me)), gap=inks.PAD)
    )
    race = _race(s, me, course, night, loser if blows else -1)
    high, low = ("#4A1622", DEEP) if night else ("#1D5C86", "#0B2030")
    return Ending(
        lay.laid(lay.over(lay.pad(lay.picture(f"anno1701/scene/{scene}"), 0, 4), frame), 450, 664),
        f"{stem}-name",
        f"{stem}-text",
        params,
        won,
        who=(s.side[0], s.side[1]),
        step=step,
        body=lay.laid(lay.column(lay.sized(upper, high=212 if blows else 226), race, gap=inks.PAD), *BODY),
        ground=lay.laid(lay.picture("anno1701/scene/dusk", c=high, d=low), 1280, 720),
    )


# --- what each side has ------------------------------------------------------------------------------


def _seat(s: AnnoState, seat: int) -> lay.Block:
    """A seat: four inhabitants that add up to its favour, and what else it has."""
    dark = s.side[seat] == "dragon"
    paper, line, ink, sub, well = (
        (inks.WINE, "#C8515F", CREAM, inks.ROSE, inks.WINE_2)
        if dark
        else (inks.PAPER, inks.BLUE, INK, inks.INK_2, inks.SAND)
    )
    words, small, strip = NOTE.but(colour=ink), FINE.but(colour=sub), lay.Ground(well)
    crown = lay.row(
        sign("crown", 25),
        lay.sized(inks.written(favour(s, seat), inks.BIG.but(colour="#FFE9A8")), 26),
        lay.write(f"/ {FAVOUR_TO_WIN}", NOTE.but(colour="#D9B7A0", face="bold")),
        gap=2,
    )
    name = lay.say("anno1701-art-seat", HEAD.but(colour=ink), {"seat": seat})
    points = lay.sized(lay.on(lay.Ground("#4A0F1C", inks.GILT, width=1.6), crown, inks.INSET, 0), 88)
    side = s.side[seat] or "lion"
    head = lay.row(sign(side, 40), lay.column(name, lay.say(name_of(side), small), gap=0), points)
    tallies = (
        ("merchant_mark", "merchants", f"**{merchants(s, seat)}** / {MERCHANTS_TO_WIN}"),
        ("hammer", "built", f"**{sum(map(bool, s.sites[seat]))}** / {len(SITES)}"),
    )
    cells = []
    for mark, message, text in tallies:
        number = lay.sized(lay.write(text, AMOUNT.but(colour=ink, align="right")), 64)
        drawing = sign(mark, c=ink if mark == "hammer" else "")
        cells.append(lay.on(strip, lay.row(drawing, said(f"end-{message}", words), number), inks.INSET, 0))
    gold = gold_of(s, seat)
    coins = (sign("gold" if i < gold else "discontent") for i in range(GOLD_MAX))
    unhappy = said("unhappy", small.but(align="right"), {"count": GOLD_MAX - gold})
    held = lay.sized(lay.write(f"**{gold}**/{GOLD_MAX}", AMOUNT.but(colour=ink)), 38)
    marks = zip(inks.MARKS, inks.marks_of(town(s.sites[seat])))
    owned = (
        lay.row(
            sign(mark),
            said(f"mark-{mark}", small),
            lay.sized(lay.write(count, AMOUNT.but(colour=ink, face="bold")), 16),
            gap=3,
        )
        for mark, count in marks
    )
    told = lay.column(
        lay.sized(head, high=40),
        lay.sized(_people(s, seat, ink), high=80),
        lay.sized(lay.row(*cells), high=inks.ROW),
        lay.sized(lay.on(strip, lay.row(*coins, held, unhappy), inks.INSET, 0), high=inks.ROW),
        lay.row(*owned),
    )
    return lay.on(lay.Ground(paper, line, width=2), told, inks.PAD, inks.INSET)


def _people(s: AnnoState, seat: int, ink: str) -> lay.Block:
    """The four inhabitants with what stands between them."""
    parts: list[lay.Block] = []
    for level in s.people[4 * seat : 4 * seat + 4]:
        plus = lay.sized(inks.written("+", HEAD.but(colour=ink, face="bold")), 11)
        person = lay.hot(lay.drawn(face(f"person:{RANK_IDS[level]}"), PERSON), f"tally/{RANK_IDS[level]}")
        parts += [plus, person] if parts else [person]
    return lay.row(*parts, gap=0, along="between")


# --- why it ended ------------------------------------------------------------------------------------


class Blow(NamedTuple):
    """Gold that a seat lost: what took it, whose turn and which it was, how many coins, and what both villages held before
    and after."""

    why: str
    seat: int
    turn: int
    gold: int
    before: tuple[int, int]
    after: tuple[int, int]


def last_blows(course: Course, seat: int, most: int = 3) -> list[Blow]:
    """The last losses of gold of a seat, the oldest first."""
    found: list[Blow] = []
    turn, actor = 0, 0
    for event, n in zip(course.events, course.plies):
        params = event.params
        if event.kind == "turn_begins":
            turn, actor = int(params["number"]), int(params["seat"])
        elif params.get("seat") == seat and event.kind in _COSTS:
            why = str(params.get("why", _COSTS[event.kind]))
            gold = int(params.get("gold", 1))
            if event.kind == "bank_traded":
                if params.get("give") != "gold":
                    continue
                gold = BANK_RATE
            before, after = (_villages(course.views[k].state, seat) for k in (n - 1, n))
            found.append(Blow(why, actor, turn, gold, before, after))
    return found[-most:]


def _villages(s: AnnoState, seat: int) -> tuple[int, int]:
    return s.gold[2 * seat], s.gold[2 * seat + 1]


_COSTS: Final = {
    "fire_paid": "fire",
    "gold_lost": "fire",
    "tribute_paid": "tribute",
    "bought": "bought",
    "searched": "searched",
    "bank_traded": "bank",
    "diplomacy_bought": "diplomacy",
    "cancelled": "theatre",
}
"""Events by which a seat parts with gold -> what took it."""
_PICTURES: Final = {
    "fire": "icons/fire",
    "tribute": "voyage/pirates",
    "bought": "voyage/trader",
    "searched": "icons/card",
    "bank": "icons/bank",
    "diplomacy": "icons/ev_diplomacy",
    "theatre": "buildings/theatre",
}


def _blows(blows: Sequence[Blow], night: bool) -> lay.Block:
    """The last losses of gold, left to right, the last one lit: what took it, both villages before and after, and what
    would have saved them."""
    pale = FINE.but(colour=inks.ROSE if night else "#BFD6E4")
    first, end = sum(blows[0].before), sum(blows[-1].after)
    if first - sum(blow.gold for blow in blows) == end:
        less = " ".join(f"− {blow.gold}" for blow in blows)
        sums = lay.write(f"[gold] {first} {less} = **{end}**", AMOUNT.but(align="right"))
    else:
        sums = said("end-why-rule", pale.but(align="right"))
    parts: list[lay.Block] = []
    for index, blow in enumerate(blows):
        parts += [sign("arrow", 12, c="#FFB36B")] if index else []
        look = NIGHT if night else DAY
        last = look.but(line=inks.GLOW, width=2) if blow is blows[-1] else look
        parts.append(lay.sized(lay.on(last, _blow(blow, look, pale), inks.PAD, inks.INSET), 238))
    head = lay.row(lay.sized(said("end-why", HEAD), 200), sums)
    return lay.column(lay.sized(head, high=24), lay.row(*parts, lay.blank(), gap=1.5))


def _blow(blow: Blow, look: lay.Ground, pale: lay.Style) -> lay.Block:
    drawing = lay.icon(f"anno1701/{_PICTURES.get(blow.why, f'buildings/{blow.why}')}", 46)
    turn = said("end-turn", pale, {"turn": blow.turn, "seat": blow.seat})
    name = lay.column(said(f"blow-{blow.why}", NAME), turn, gap=3)
    head = lay.row(lay.sized(lay.on(look.but(fill=DEEP), drawing), 50), name)
    lost = lay.sized(lay.on(LOST, lay.write(f"−{blow.gold}", FIGURE)), inks.ROW, inks.SIGN)
    before, after = (
        [_village(held[side], held[side] != blow.before[side]) for side in (0, 1)] for held in (blow.before, blow.after)
    )
    fell = lay.row(*before, lay.corner(lost, 0.5, 0.3), *after, gap=3)
    message = f"saved-{blow.why}" if blow.why in _SAVED else "saved-thrift"
    saved = said(message, FINE.but(colour="#FFD9B0", lines=3))
    return lay.column(lay.sized(head, high=50), lay.sized(fell, high=47), lay.pad(saved, 2, 0), gap=inks.PAD)


def _village(gold: int, struck: bool) -> lay.Block:
    """A village with its gold, lit if that has changed; dark in chaos."""
    what = "centre" if gold else "chaos"
    look = TAG if gold else TAG.but(fill="#FFD9C8")
    purse = lay.on(look, lay.write(gold, FIGURE.but(colour=INK if gold else inks.CRIMSON)))
    frame = PIECE.but(fill=inks.FRAMES[what])
    lit = frame.but(line=inks.GLOW, width=2) if struck else frame
    card = lay.column(lay.sized(lay.on(lit, lay.icon(f"anno1701/lands/{what}", 36)), high=44), lay.blank(), gap=0)
    return lay.sized(lay.over(card, lay.corner(lay.sized(purse, 18, 17), 0.5, 1)), 44)


# --- the race ----------------------------------------------------------------------------------------


def _race(s: AnnoState, me: int, course: Course | None, night: bool, purse: int) -> lay.Block:
    """The crowns of both after each turn, as two stairs; the turn in which one rose is marked. Below, if a seat was ruined
    (``purse``), its gold turn by turn."""
    sides = (
        lay.row(sign(s.side[seat] or "lion"), said("end-favour", NOTE, {"seat": seat, "favour": favour(s, seat)}))
        for seat in (me, 1 - me)
    )
    head = lay.row(said("end-race" if purse < 0 else "end-race-purse", HEAD), *(lay.sized(side, 160) for side in sides))
    points, gold = _points(s, course), _gold_by_turn(s, course, purse) if course and purse >= 0 else []
    faint = "#5A2A30" if night else "#25506E"
    chart = lay.Block(lambda sheet, rect: _chart(sheet, rect, s, me, points, gold, faint))
    return lay.on(
        NIGHT if night else DAY, lay.column(lay.sized(head, high=inks.ROW), lay.pad(chart, 32, 8, 8, 0)), inks.PAD, 3
    )


def _chart(
    sheet: DisplayList,
    rect: Rect,
    s: AnnoState,
    me: int,
    points: Sequence[tuple[int, ...]],
    gold: Sequence[int],
    faint: str,
) -> None:
    """The stairs of both over the turns, the rival's dashed, and the gold of a seat below them."""
    x, y, w, h = rect
    low = 62 if gold else 0
    tall = h - low - 26
    step, across = tall / FAVOUR_TO_WIN, w / max(1, len(points) - 1)
    levels = [tall - n * step + 2 for n in range(FAVOUR_TO_WIN + 1)]
    body = "".join(_line(f"M0 {level:.1f} H{w}", faint, 1) for level in levels[:-1])
    body += _line(f"M0 {levels[-1]:.1f} H{w}", inks.GOLD, 1.4, "7 5")
    medals = []
    for seat in (1 - me, me):
        ink = _LINES.get(s.side[seat], CREAM)
        path, rises = _stairs([point[seat] for point in points], levels, across, 0 if seat == me else 2.5)
        body += _line(path, ink, 3, "" if seat == me else "8 5")
        medals += [
            (turn * across, level, lay.on(lay.Ground(inks.NAVY, ink, 9, 1.8), sign("crown", 12)))
            for turn, level in rises
        ]
    if gold:
        body += _coins(gold, across, w, tall + 12, (low - 14) / GOLD_MAX, faint)
        _put(sheet, x - 14, y + tall + 19, sign("gold"))
        _put(sheet, x - 14, y + tall + low / 2 + 5, lay.write(CALM, TICK))
    sheet.shape(body, (x, y, w, h), (w, h))
    for left, level, medal in medals:
        _put(sheet, x + left, y + level, medal)
    for n in {*range(0, FAVOUR_TO_WIN, 4 if gold else 2), FAVOUR_TO_WIN}:
        _put(sheet, x - 14, y + levels[n], lay.write(n, TICK))
    for turn in range(0, len(points), max(1, round(len(points) / 8))):
        _put(sheet, x + turn * across, y + h - 9, lay.write(turn, TICK))


def _put(sheet: DisplayList, x: float, y: float, block: lay.Block) -> None:
    """A small thing with its middle at that point of the chart."""
    size = 18
    lay.fill(sheet, (x - size / 2, y - size / 2, size, size), block)


def _line(way: str, colour: str, width: float, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{width}"{dashed} stroke-linejoin="round"/>'


def _stairs(
    crowns: Sequence[int], levels: Sequence[float], across: float, shift: float
) -> tuple[str, list[tuple[int, float]]]:
    """The way of the crowns over the turns, and the turns in which they changed with the level that they came to."""
    path, rises = f"M0 {levels[crowns[0]] + shift:.1f}", []
    for turn in range(1, len(crowns)):
        path += f" H{turn * across:.1f}"
        if crowns[turn] != crowns[turn - 1]:
            path += f" V{levels[crowns[turn]] + shift:.1f}"
            rises.append((turn, levels[crowns[turn]]))
    return path, rises


def _coins(gold: Sequence[int], across: float, wide: float, top: float, coin: float, faint: str) -> str:
    """A column of coins for each turn, red where fewer than the Queen asks for are left."""
    thick = max(2.0, min(14.0, across - 2))
    body = _line(f"M0 {top + coin * CALM:.1f} H{wide}", faint, 1.2, "5 4")
    for turn, held in enumerate(gold, 1):
        x = min(wide - thick, max(0.0, turn * across - thick / 2))
        body += "".join(
            f'<rect x="{x:.1f}" y="{top + (GOLD_MAX - level - 1) * coin + 1:.1f}" width="{thick:.1f}" '
            f'height="{coin - 1.2:.1f}" rx="1.6" fill="{inks.GOLD if held >= CALM else "#F0705C"}"/>'
            for level in range(held)
        )
    return body


def _gold_by_turn(s: AnnoState, course: Course, seat: int) -> list[int]:
    """The gold of a seat after each turn, at last as it is now."""
    after = {w.number: gold_of(course.views[w.n].state, seat) for w in course.waypoints if w.part == "turn"}
    found = [after[number] for number in sorted(after)]
    return [*found[:-1], gold_of(s, seat)]


def _points(s: AnnoState, course: Course | None) -> list[tuple[int, ...]]:
    """The crowns of both before the first turn and after each."""
    found: dict[int, tuple[int, ...]] = {}
    turn = 0
    for waypoint in course.waypoints if course else ():
        turn = waypoint.number if waypoint.part == "turn" else turn
        if turn and waypoint.scores:
            found[turn] = waypoint.scores
    points = [(0, 0), *(found[number] for number in sorted(found))]
    now = (favour(s, 0), favour(s, 1))
    return [*points, now] if points[-1] != now else points
