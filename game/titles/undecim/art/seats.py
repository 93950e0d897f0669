"""The plates of the rivals, the score on one scale, and the bar."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import HIDDEN, View
from game.presentation import QUIET, SHADOW, DisplayList, kit
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    blank,
    column,
    corner,
    fill,
    fitted,
    ground,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.titles.undecim.art import inks
from game.titles.undecim.art.inks import (
    GAP,
    LARGE,
    PAD,
    ROW,
    SIGN,
    framed,
    name_of,
    named,
    number,
    points,
    profile,
    shape_of,
    sign,
    tint,
    to_be,
    worth_of,
)
from game.titles.undecim.rules import area
from game.titles.undecim.rules.components import ENEMY, GOLD, LANDS, RESOURCES, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places
from game.titles.undecim.table.places import FEW

_PARTS: Final = ("round_start", "action", "refill_actions", "red_moon", "round_end")
_TO_COME: Final = {"round": "#8FA86A", "built": "#C9B68A", "gold": "#F2C84B"}
"""The colours of what is still to come: by the round, by settlements, by gold."""
_LEAST: Final = 24
"""A scale of points goes at least so far."""
_BAR: Final = 12.0
_BAR_SIZE: Final = (1280, 38)
_EDGE, _NAME, _ROUND, _CHANGED = 12, 186, 21, 890
"""In the bar: where the name begins and ends, how far rounds are apart, where it says what was changed."""
_TOP: Final = 56
_BACKS, _CARD = 82, 100
"""On a plate: how high its head is, how wide the backs of a hand and a played card are."""
_LONG, _SHORT = 190, 132
_SCORE: Final = (296, 112)
"""How long the bars of the score are, quiet and full, and how large it is."""
_SIDE: Final = 78.0
"""How wide the points of a rival are; left of them begins what it holds."""
_HELD: Final = 13.0
"""How wide a count is beside its sign."""
_COUNTED: Final = inks.SMALL.but(size=11.5, face="bold", align="center")
_WORTH, _PLAYED = 33, 27
"""How high the points of a rival and a played card are."""


def bar(phase: str, round_: int, changed: int = 0) -> DisplayList:
    """Crest and name, the parts of a round, the rounds, how many options differ from the draft. 1280 x 38."""
    sheet = DisplayList(*_BAR_SIZE)
    high = sheet.size[1]
    name = say("undecim-name-undecim", inks.TITLE.but(colour="#F0DCA8"))
    crest = row(icon("undecim/crest", high - 6, c="#F0DCA8"), name)
    fill(sheet, (0, 0, *sheet.size), ground(Ground(inks.DARK, "", 0)))
    fill(sheet, (_EDGE, 0, _NAME, high), crest)
    messages = {part: f"undecim-art-part-{part}".replace("_", "-") for part in _PARTS}
    colour = "#C22A2A" if phase == "red_moon" else "#4A2630"
    x = kit.course(sheet, _NAME, messages, phase, colour, inks.WHITE, ("#7A6250", inks.CREAM))
    rounds = (shared(_round(place, round_)) for place in range(1, ROUNDS + 1))
    fill(sheet, (x + PAD, PAD - 1, _ROUND * ROUNDS, LARGE), hot(row(*rounds, gap=1), "rounds"))
    if changed:
        words = say("undecim-art-variants", inks.SMALL.but(colour=inks.BRIGHT, align="center"), {"count": changed})
        fill(
            sheet,
            (_CHANGED, PAD - 1, _NAME / 2, LARGE),
            hot(on(Ground("#4A2630", "", LARGE / 2), words, PAD, 0), "variants"),
        )
    return sheet


@cache
def _round(place: int, now: int) -> Block:
    style = inks.SMALL.but(face="title", align="center", colour="#9C8672" if place < now else inks.MUTE)
    if place != now:
        return write(inks.ROMAN[place], style)
    return on(tint(inks.WINE), write(inks.ROMAN[place], style.but(colour=inks.BRIGHT)))


# --- the rivals ------------------------------------------------------------------------------------


def rival(v: View, seat: int, place: int) -> DisplayList:
    """Everything that a rival owns: hands as backs, points, holdings, settlements."""
    s: UndecimState = v.state
    left, top, w, h = places.plate_at(place, s.seats)
    sheet = DisplayList(w, h)
    color = v.colors[seat]
    asked = bool(s.pending) and seat in s.pending[-1].seats
    stripe = row(pad(ground(tint(inks.SEAT[color][0])), 0, GAP), blank(), gap=0)
    frame = framed(inks.SEAT[color][0] if asked else "#6E5648", asked)
    side = aside(row(sized(stripe, 3), blank()))
    chosen = places.choosing(s) and seat in s.sealed
    worth = sized(points(s.vp[seat], inks.SEAT[color][0]), high=_WORTH)
    lands = {"vp": sum(outlook.land_lines(s, seat))}
    land = aside(say("undecim-art-land", inks.SMALL.but(align="right"), lands))
    head = row(
        column(profile(color, _TOP - 3), blank()),
        column(*_named(v, s, seat), gap=3),
        sized(column(blank(high=SIGN), worth) if chosen else column(worth, land, gap=1), _SIDE),
        gap=GAP,
    )
    fill(sheet, (0, 0, w, h), over(frame, side))
    fill(sheet, (_EDGE, 4, w - 2 * _EDGE, _TOP), head)
    _holdings(sheet, s, seat, place, left, top)
    _settlements(sheet, s, seat, place, left, top)
    return sheet


def _named(v: View, s: UndecimState, seat: int) -> tuple[Block, Block]:
    """The name of a rival; below it how many cards it holds, and which it has played."""
    first = hot(sign("start", LARGE), "start") if seat == s.first else None
    brief = s.seats > FEW and len(s.played[seat]) > 1
    played = [hot(_played(card, brief), f"card/{card}") for card in reversed(s.played[seat]) if card != HIDDEN]
    held = write(len(s.hands[seat]), inks.NAME.but(colour=inks.CREAM))
    hand = hot(row(blank(_BACKS), sized(held, LARGE), gap=2), f"hand/{seat}")
    cards = row(blank(), fitted(row(*played, gap=2))) if played else blank()
    return sized(row(named(seat), first), high=LARGE), sized(row(hand, cards), high=_PLAYED)


@cache
def _played(card: str, brief: bool) -> Block:
    """A card that was played; without its name where two have no room for theirs."""
    if brief:
        return sized(on(tint(inks.STONE), number(card, LARGE), 2, 0), high=_PLAYED)
    name = say(name_of(card), inks.INKED_NAME.but(size=12.2))
    return sized(on(tint(inks.STONE), row(number(card, LARGE), name, gap=3), 2, 0), _CARD, _PLAYED)


def _holdings(sheet: DisplayList, s: UndecimState, seat: int, place: int, left: float, top: float) -> None:
    """How many of each half lie there; the signs are pieces. What it has none of is a shadow."""
    for group in (LANDS, RESOURCES, (GOLD, ENEMY)):
        x, y, w, h = places.holding_at(place, s.seats, group[0])
        fill(sheet, (x - left, y - top, w * len(group), h), aside(ground(tint(inks.INSET))))
    most = max(area.enemies(s, other) for other in range(s.seats))
    for side in places.COLUMNS:
        x, y, w, h = places.holding_at(place, s.seats, side)
        count = s.sides[seat].count(side)
        cell = _cell(side, count, side == ENEMY and 0 < count == most)
        fill(sheet, (x - left, y - top, w, h), cell)


@cache
def _cell(side: str, count: int, most: bool) -> Block:
    """How many of a half lie there, and whether nobody has more enemies."""
    mark = corner(aside(sign(side, lit=False), SHADOW), 0.5, 0.5) if not count else blank()
    many = write(count, inks.COUNT) if count else aside(write(0, inks.COUNT.but(colour="#8A7668", face="body")))
    cell = row(mark, hot(sized(many, _HELD), f"side/{side}"), gap=0)
    if most:
        cell = over(pad(ground(inks.PLATE.but(fill="#5E1220", line="#F2694E")), 0.5, 1), cell)
    return cell


def _settlements(sheet: DisplayList, s: UndecimState, seat: int, place: int, left: float, top: float) -> None:
    """The levels and points of settlements; what they are worth together, or what the game would be."""
    w, h = sheet.size
    found = worth_of(s, seat)
    style = inks.SMALL.but(leading=1.25)
    for rect, (faces, worth) in zip(places.rival_towns(s, seat, place), found):
        told = column(
            write(f"Lv**{len(faces)}**", style), write(f"[vp]{worth}", style.but(colour=inks.GOLD, face="bold")), gap=0
        )
        x, y, long, _ = rect
        fill(sheet, (x - left + long + 3, y - top - 3, 2 * LARGE, _WORTH), told)
    none = aside(say("undecim-art-no-towns", inks.SMALL)) if not found else blank()
    built = aside(say("undecim-art-built", inks.SMALL.but(align="right"), {"vp": sum(worth for _, worth in found)}))
    then = aside(to_be(s.vp[seat], outlook.worth(s, seat)), QUIET)
    annexed = (sign("annex", LARGE) for _ in s.annexed[seat])
    fill(
        sheet,
        (_EDGE, h - _PLAYED - 2, w - 2 * _EDGE, _PLAYED),
        row(none, *annexed, sized(over(built, then), 1.2 * _SIDE)),
    )


# --- the score -------------------------------------------------------------------------------------


def score(v: View) -> DisplayList:
    """The points of all seats and what they would become, as bars on one scale. 296 x 112."""
    s: UndecimState = v.state
    worth = {seat: outlook.worth(s, seat) for seat in range(s.seats)}
    order = sorted(worth, key=lambda seat: -worth[seat])
    top = max(_LEAST, *worth.values())
    full = column(_legend(), *(shared(_sources(v, s, seat, worth[seat], top)) for seat in order), gap=0)
    quiet = column(*(shared(_length(v, s, seat, worth[seat], top)) for seat in order), gap=0)
    both = over(aside(on(inks.BOARD, full, PAD, 2)), aside(pad(quiet, _EDGE, 2), QUIET))
    return laid(both, *_SCORE)


def _upright(block: Block, high: float) -> Block:
    """A block so high, in the middle of its row."""
    return column(blank(), sized(block, high=high), blank(), gap=0)


def _length(v: View, s: UndecimState, seat: int, worth: int, top: int) -> Block:
    """What a seat has, in its colour, and what is to come, and both together."""
    color, mine, unit = v.colors[seat], seat == v.me, _LONG / top
    long = ((worth, "#C9B68A") if worth > s.vp[seat] else (0, ""), (s.vp[seat], inks.SEAT[color][0]))
    parts = (row(sized(ground(tint(ink)), max(3.0, n * unit)), blank()) for n, ink in long if n)
    lane = sized(_upright(over(ground(tint(inks.DARK)), *parts), _BAR), _LONG)
    style = inks.COUNT.but(colour=inks.BRIGHT if mine else inks.CREAM, face="bold" if mine else "body", align="right")
    return row(shape_of(color), blank(2), lane, write(worth, style) if worth else blank())


@cache
def _legend() -> Block:
    words = inks.SMALL.but(colour=inks.CREAM)
    keys = (
        row(
            _upright(sized(ground(tint(ink)), GAP), GAP),
            sized(say(f"undecim-art-score-{key}", words), 2 * LARGE),
            gap=3,
        )
        for key, ink in _TO_COME.items()
    )
    return sized(row(say("undecim-art-score", inks.NAME.but(colour=inks.GOLD, face="title")), *keys, gap=1), high=ROW)


def _sources(v: View, s: UndecimState, seat: int, worth: int, top: int) -> Block:
    """The points of a seat and what is to come by its sources."""
    color, mine = v.colors[seat], seat == v.me
    parts = [(s.vp[seat], inks.SEAT[color][0], inks.INK if color in ("yellow", "green") else inks.WHITE)]
    parts += [(n, ink, inks.INK) for n, ink in zip(_to_come(s, seat), _TO_COME.values())]
    unit = _SHORT / top
    lengths = (_part(n, n * unit - 1, ink, letters) for n, ink, letters in parts if n)
    lane = sized(_upright(over(ground(tint(inks.DARK)), row(*lengths, blank(), gap=1)), _BAR + 2), _SHORT)
    name = named(seat, inks.SMALL.but(colour=inks.BRIGHT, face="bold" if mine else "body"))
    text = write(f"{s.vp[seat]} → **{worth}**", inks.SMALL.but(colour=inks.BRIGHT, align="right"))
    return row(shape_of(color), sized(name, 0.8 * _SIDE), lane, text)


@cache
def _part(count: int, wide: float, ink: str, letters: str) -> Block:
    words = write(count, _COUNTED.but(colour=letters)) if wide > _BAR else blank()
    return sized(on(tint(ink), words), max(2.0, wide))


def _to_come(s: UndecimState, seat: int) -> tuple[int, int, int]:
    """What would come to the points if the game ended now: by lands and awards of this round and the order of the last
    one, by settlements, by gold."""
    parts = outlook.parts(s, seat)
    return parts["land"] + parts["award"] + parts["order"], parts["building"] + parts["bonus"], parts["gold"]
