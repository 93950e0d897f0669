"""The plates of the rivals, the score on one scale, and the bar."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import HIDDEN, View
from game.presentation import QUIET, SHADOW, DisplayList, kit
from game.presentation import layout as lay
from game.titles.undecim.art import inks
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
_BACKS, _CARD = 82, 104
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
    name = lay.say("undecim-name-undecim", inks.TITLE.but(colour="#F0DCA8"))
    crest = lay.row(lay.icon("undecim/crest", high - 6, c="#F0DCA8"), name)
    lay.fill(sheet, (0, 0, *sheet.size), lay.ground(lay.Ground(inks.DARK, "", 0)))
    lay.fill(sheet, (_EDGE, 0, _NAME, high), crest)
    messages = {part: f"undecim-art-part-{part}".replace("_", "-") for part in _PARTS}
    colour = "#C22A2A" if phase == "red_moon" else "#4A2630"
    x = kit.course(sheet, _NAME, messages, phase, colour, inks.WHITE, ("#7A6250", inks.CREAM))
    rounds = (lay.shared(_round(place, round_)) for place in range(1, ROUNDS + 1))
    lay.fill(
        sheet, (x + inks.PAD, inks.PAD - 1, _ROUND * ROUNDS, inks.LARGE), lay.hot(lay.row(*rounds, gap=1), "rounds")
    )
    if changed:
        words = lay.say("undecim-art-variants", inks.SMALL.but(colour=inks.BRIGHT, align="center"), {"count": changed})
        lay.fill(
            sheet,
            (_CHANGED, inks.PAD - 1, _NAME / 2, inks.LARGE),
            lay.hot(lay.on(lay.Ground("#4A2630", "", inks.LARGE / 2), words, inks.PAD, 0), "variants"),
        )
    return sheet


@cache
def _round(place: int, now: int) -> lay.Block:
    style = inks.SMALL.but(face="title", align="center", colour="#9C8672" if place < now else inks.MUTE)
    if place != now:
        return lay.write(inks.ROMAN[place], style)
    return lay.on(inks.tint(inks.WINE), lay.write(inks.ROMAN[place], style.but(colour=inks.BRIGHT)))


# --- the rivals ------------------------------------------------------------------------------------


def rival(v: View, seat: int, place: int) -> DisplayList:
    """Everything that a rival owns: hands as backs, points, holdings, settlements."""
    s: UndecimState = v.state
    left, top, w, h = places.plate_at(place, s.seats)
    sheet = DisplayList(w, h)
    color = v.colors[seat]
    asked = bool(s.pending) and seat in s.pending[-1].seats
    stripe = lay.row(lay.pad(lay.ground(inks.tint(inks.SEAT[color][0])), 0, inks.GAP), lay.blank(), gap=0)
    frame = inks.framed(inks.SEAT[color][0] if asked else "#6E5648", asked)
    side = lay.aside(lay.row(lay.sized(stripe, 3), lay.blank()))
    chosen = places.choosing(s) and seat in s.sealed
    worth = lay.sized(inks.points(s.vp[seat], inks.SEAT[color][0]), high=_WORTH)
    lands = {"vp": sum(outlook.land_lines(s, seat))}
    land = lay.aside(lay.say("undecim-art-land", inks.SMALL.but(align="right"), lands))
    head = lay.row(
        lay.column(inks.profile(color, _TOP - 3), lay.blank()),
        lay.column(*_named(v, s, seat), gap=3),
        lay.sized(lay.column(lay.blank(high=inks.SIGN), worth) if chosen else lay.column(worth, land, gap=1), _SIDE),
        gap=inks.GAP,
    )
    lay.fill(sheet, (0, 0, w, h), lay.over(frame, side))
    lay.fill(sheet, (_EDGE, 4, w - 2 * _EDGE, _TOP), head)
    _holdings(sheet, s, seat, place, left, top)
    _settlements(sheet, s, seat, place, left, top)
    return sheet


def _named(v: View, s: UndecimState, seat: int) -> tuple[lay.Block, lay.Block]:
    """The name of a rival; below it how many cards it holds, and which it has played."""
    first = lay.hot(inks.sign("start", inks.LARGE), "start") if seat == s.first else None
    brief = s.seats > FEW and len(s.played[seat]) > 1
    played = [lay.hot(_played(card, brief), f"card/{card}") for card in reversed(s.played[seat]) if card != HIDDEN]
    held = lay.write(len(s.hands[seat]), inks.NAME.but(colour=inks.CREAM))
    hand = lay.hot(lay.row(lay.blank(_BACKS), lay.sized(held, inks.LARGE), gap=2), f"hand/{seat}")
    cards = lay.row(lay.blank(), lay.fitted(lay.row(*played, gap=2))) if played else lay.blank()
    return lay.sized(lay.row(inks.named(seat), first), high=inks.LARGE), lay.sized(lay.row(hand, cards), high=_PLAYED)


@cache
def _played(card: str, brief: bool) -> lay.Block:
    """A card that was played; without its name where two have no room for theirs."""
    if brief:
        return lay.sized(lay.on(inks.tint(inks.STONE), inks.number(card, inks.LARGE), 2, 0), high=_PLAYED)
    name = lay.say(inks.name_of(card), inks.INKED_NAME.but(size=12.2))
    return lay.sized(
        lay.on(inks.tint(inks.STONE), lay.row(inks.number(card, inks.LARGE), name, gap=3), 2, 0), _CARD, _PLAYED
    )


def _holdings(sheet: DisplayList, s: UndecimState, seat: int, place: int, left: float, top: float) -> None:
    """How many of each half lie there; the signs are pieces. What it has none of is a shadow."""
    for group in (LANDS, RESOURCES, (GOLD, ENEMY)):
        x, y, w, h = places.holding_at(place, s.seats, group[0])
        lay.fill(sheet, (x - left, y - top, w * len(group), h), lay.aside(lay.ground(inks.tint(inks.INSET))))
    most = max(area.enemies(s, other) for other in range(s.seats))
    for side in places.COLUMNS:
        x, y, w, h = places.holding_at(place, s.seats, side)
        count = s.sides[seat].count(side)
        cell = _cell(side, count, side == ENEMY and 0 < count == most)
        lay.fill(sheet, (x - left, y - top, w, h), cell)


@cache
def _cell(side: str, count: int, most: bool) -> lay.Block:
    """How many of a half lie there, and whether nobody has more enemies."""
    mark = lay.corner(lay.aside(inks.sign(side, lit=False), SHADOW), 0.5, 0.5) if not count else lay.blank()
    many = (
        lay.write(count, inks.COUNT)
        if count
        else lay.aside(lay.write(0, inks.COUNT.but(colour="#8A7668", face="body")))
    )
    cell = lay.row(mark, lay.hot(lay.sized(many, _HELD), f"side/{side}"), gap=0)
    if most:
        cell = lay.over(lay.pad(lay.ground(inks.PLATE.but(fill="#5E1220", line="#F2694E")), 0.5, 1), cell)
    return cell


def _settlements(sheet: DisplayList, s: UndecimState, seat: int, place: int, left: float, top: float) -> None:
    """The levels and points of settlements; what they are worth together, or what the game would be."""
    w, h = sheet.size
    found = inks.worth_of(s, seat)
    style = inks.SMALL.but(leading=1.25)
    for rect, (faces, worth) in zip(places.rival_towns(s, seat, place), found):
        told = lay.column(
            lay.write(f"Lv**{len(faces)}**", style),
            lay.write(f"[vp]{worth}", style.but(colour=inks.GOLD, face="bold")),
            gap=0,
        )
        x, y, long, _ = rect
        lay.fill(sheet, (x - left + long + 3, y - top - 3, 2 * inks.LARGE, _WORTH), told)
    none = lay.aside(lay.say("undecim-art-no-towns", inks.SMALL)) if not found else lay.blank()
    built = lay.aside(
        lay.say("undecim-art-built", inks.SMALL.but(align="right"), {"vp": sum(worth for _, worth in found)})
    )
    then = lay.aside(inks.to_be(s.vp[seat], outlook.worth(s, seat)), QUIET)
    annexed = (inks.sign("annex", inks.LARGE) for _ in s.annexed[seat])
    lay.fill(
        sheet,
        (_EDGE, h - _PLAYED - 2, w - 2 * _EDGE, _PLAYED),
        lay.row(none, *annexed, lay.sized(lay.over(built, then), 1.2 * _SIDE)),
    )


# --- the score -------------------------------------------------------------------------------------


def score(v: View) -> DisplayList:
    """The points of all seats and what they would become, as bars on one scale. 296 x 112."""
    s: UndecimState = v.state
    worth = {seat: outlook.worth(s, seat) for seat in range(s.seats)}
    order = sorted(worth, key=lambda seat: -worth[seat])
    top = max(_LEAST, *worth.values())
    full = lay.column(_legend(), *(lay.shared(_sources(v, s, seat, worth[seat], top)) for seat in order), gap=0)
    quiet = lay.column(*(lay.shared(_length(v, s, seat, worth[seat], top)) for seat in order), gap=0)
    both = lay.over(lay.aside(lay.on(inks.BOARD, full, inks.PAD, 2)), lay.aside(lay.pad(quiet, _EDGE, 2), QUIET))
    return lay.laid(both, *_SCORE)


def _upright(block: lay.Block, high: float) -> lay.Block:
    """A block so high, in the middle of its row."""
    return lay.column(lay.blank(), lay.sized(block, high=high), lay.blank(), gap=0)


def _length(v: View, s: UndecimState, seat: int, worth: int, top: int) -> lay.Block:
    """What a seat has, in its colour, and what is to come, and both together."""
    color, mine, unit = v.colors[seat], seat == v.me, _LONG / top
    long = ((worth, "#C9B68A") if worth > s.vp[seat] else (0, ""), (s.vp[seat], inks.SEAT[color][0]))
    parts = (lay.row(lay.sized(lay.ground(inks.tint(ink)), max(3.0, n * unit)), lay.blank()) for n, ink in long if n)
    lane = lay.sized(_upright(lay.over(lay.ground(inks.tint(inks.DARK)), *parts), _BAR), _LONG)
    style = inks.COUNT.but(colour=inks.BRIGHT if mine else inks.CREAM, face="bold" if mine else "body", align="right")
    return lay.row(inks.shape_of(color), lay.blank(2), lane, lay.write(worth, style) if worth else lay.blank())


@cache
def _legend() -> lay.Block:
    words = inks.SMALL.but(colour=inks.CREAM)
    keys = (
        lay.row(
            _upright(lay.sized(lay.ground(inks.tint(ink)), inks.GAP), inks.GAP),
            lay.sized(lay.say(f"undecim-art-score-{key}", words), 2 * inks.LARGE),
            gap=3,
        )
        for key, ink in _TO_COME.items()
    )
    return lay.sized(
        lay.row(lay.say("undecim-art-score", inks.NAME.but(colour=inks.GOLD, face="title")), *keys, gap=1),
        high=inks.ROW,
    )


def _sources(v: View, s: UndecimState, seat: int, worth: int, top: int) -> lay.Block:
    """The points of a seat and what is to come by its sources."""
    color, mine = v.colors[seat], seat == v.me
    parts = [(s.vp[seat], inks.SEAT[color][0], inks.INK if color in ("yellow", "green") else inks.WHITE)]
    parts += [(n, ink, inks.INK) for n, ink in zip(_to_come(s, seat), _TO_COME.values())]
    unit = _SHORT / top
    lengths = (_part(n, n * unit - 1, ink, letters) for n, ink, letters in parts if n)
    lane = lay.sized(
        _upright(lay.over(lay.ground(inks.tint(inks.DARK)), lay.row(*lengths, lay.blank(), gap=1)), _BAR + 2), _SHORT
    )
    name = inks.named(seat, inks.SMALL.but(colour=inks.BRIGHT, face="bold" if mine else "body"))
    text = lay.write(f"{s.vp[seat]} → **{worth}**", inks.SMALL.but(colour=inks.BRIGHT, align="right"))
    return lay.row(inks.shape_of(color), lay.sized(name, 0.8 * _SIDE), lane, text)


@cache
def _part(count: int, wide: float, ink: str, letters: str) -> lay.Block:
    words = lay.write(count, _COUNTED.but(colour=letters)) if wide > _BAR else lay.blank()
    return lay.sized(lay.on(inks.tint(ink), words), max(2.0, wide))


def _to_come(s: UndecimState, seat: int) -> tuple[int, int, int]:
    """What would come to the points if the game ended now: by lands and awards of this round and the order of the last
    one, by settlements, by gold."""
    parts = outlook.parts(s, seat)
    return parts["land"] + parts["award"] + parts["order"], parts["building"] + parts["bonus"], parts["gold"]
