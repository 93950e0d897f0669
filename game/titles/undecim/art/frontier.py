"""The middle of the table: open country under the moon, the wall on which the action cards hang, the awards."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import View
from game.presentation import QUIET, DisplayList, Rect
from game.presentation.layout import (
    Block,
    aside,
    blank,
    column,
    corner,
    fill,
    grid,
    ground,
    hot,
    icon,
    on,
    over,
    pad,
    row,
    say,
    sized,
)
from game.titles.undecim.art import inks
from game.titles.undecim.art.awards import award_block
from game.titles.undecim.art.inks import GAP, LARGE, PAD, SIGN, empty, heading, named, shape_of, sign
from game.titles.undecim.art.night import slaying
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places

FRONTIER: Final[Rect] = (12.0, 174.0, 1256.0, 210.0)
LEFT, TOP = FRONTIER[:2]
WEST: Final = 252.0
"""So far reaches the open country in it."""
_DECK, _WALL, _AWARDS = (265.0, 50.0), (334.0, 660.0), 244.0
"""Where deck and discard are on the tower and the words over the wall, and how wide; how wide the awards are."""
_PILE: Final = 70.0
_UP: Final = 6.0
"""How high a pile is; how far below the edge of the picture its words begin."""
_MIDST: Final[Rect] = (336.0, 0.0, 332.0, 110.0)
_SUMS: Final[Rect] = (700.0, 4.0, 294.0, 120.0)
_DOWN: Final[Rect] = (902.0, 104.0, 96.0, 42.0)
"""Over the moon of a night, beside it, below the cards that nobody may take."""
_HILL: Final = (134.0, 151.0, 17.0, 130.0)
"""The ridge: where its top is, how far it sinks, within how far from there."""
_RANKS: Final = (19, 190)
"""How far apart the warriors stand, and how far all of them."""
WARRIOR, SMALL = (20, 30), (15, 22.5)
"""How large a warrior is, and one who is far away."""
_TORCH: Final = 24
_NEAR_FULL: Final = 6
"""With fewer counters the halo is red."""
_DISCED, _FULL = 27, 32
"""In the drawing of the moon: its radius, and half of its box."""
_TALL, _DECK_TOP = 175.0, 39.0
"""How high the awards are together; how far from above the deck lies."""
_SAID: Final = inks.SMALL.but(colour=inks.BRIGHT, align="center")


def ridge(x: float) -> float:
    """The height of the near ridge at x in the picture."""
    middle, top, falls, within = _HILL
    return top + ((x - middle) / within) ** 2 * falls


def frontier(v: View) -> DisplayList:
    """The whole picture, 1256 x 210."""
    s: UndecimState = v.state
    sheet = DisplayList(*FRONTIER[2:])
    w, h = sheet.size
    if places.at_night(s):
        _night(sheet, v, s)
    else:
        _warriors(sheet, s)
        name = say("undecim-art-deck", inks.SMALL.but(colour="#2B141C", face="bold", align="center"))
        pile = sized(empty("#2B141C"), high=_PILE)
        fill(sheet, (_DECK[0], _DECK_TOP, _DECK[1], h - _DECK_TOP - GAP), aside(column(pile, name, pile, gap=0)))
        _wall(sheet, v, s)
    fill(sheet, (w - _AWARDS - _UP, _UP, _AWARDS, h - _UP), _awards(s, v))
    return sheet


def _night(sheet: DisplayList, v: View, s: UndecimState) -> None:
    """Over the red moon of the ground: what this night is, and what it brings each seat."""
    title = aside(say("undecim-phase-night", inks.BANNER.but(size=40)))
    rules = on(inks.NIGHTLY, column(*slaying(s, inks.TOLD.but(colour=inks.BRIGHT, lines=1)), gap=1), GAP, 3)
    fill(sheet, _MIDST, column(title, rules))
    seats = dict.fromkeys(seat for _, seat in s.entries)
    sums = (sized(_sum_tonight(v, s, seat), high=LARGE) for seat in seats)
    fill(sheet, _SUMS, column(*sums, gap=2))
    sheet.hot(_MIDST, "moon")
    x, wide = _DECK
    fill(sheet, (x, sheet.size[1] - _PILE - GAP, wide, _PILE), empty("#F2694E"))


def _sum_tonight(v: View, s: UndecimState, seat: int) -> Block:
    """Whether a seat has discarded its enemies, and what it gains."""
    asked = bool(s.pending) and seat == s.pending[-1].seats[0]
    state = "now" if asked else "next" if seat in s.queue else "done"
    sums = {
        "state": state,
        "count": s.slain[seat] if state == "done" else s.sides[seat].count("enemy"),
        "vp": scoring.enemies_vp(s, s.slain[seat]),
        "land": sum(outlook.land_lines(s, seat)),
    }
    told = say("undecim-art-night-seat", inks.SMALL.but(colour=inks.BRIGHT, align="right"), sums)
    who = row(shape_of(v.colors[seat]), named(seat, inks.NAME), sized(told, _SUMS[3] * 1.4))
    return on(inks.NIGHTLY.but(line=inks.SEAT[v.colors[seat]][0] if asked else ""), who, PAD, 0)


# --- the moon --------------------------------------------------------------------------------------


def moon_of(s: UndecimState) -> str:
    """The drawing of the moon with the counters that are left."""
    return f"undecim/moon/{'ten' if s.rules().moon_counters == 10 else 'twelve'}_{s.counters}"


def hang(sheet: DisplayList, s: UndecimState, x: float, y: float, r: float) -> None:
    """The moon with its halo, its middle there, so large its radius."""
    halo, full = 1.5 * r, r / _DISCED * _FULL
    colour = "#E8402F" if s.counters < _NEAR_FULL else "#F7E7BE"
    sheet.svg("undecim/scenes/halo", (x - halo, y - halo, 2 * halo, 2 * halo), c=colour)
    sheet.svg(moon_of(s), (x - full, y - full, 2 * full, 2 * full))


def nearness(s: UndecimState) -> float:
    """How near the moon has come, from 0 to 1: by the counters that have gone."""
    return 1 - s.counters / s.rules().moon_counters


def moon(sheet: DisplayList, s: UndecimState) -> None:
    """The moon on the stage: it grows with every counter that goes, until it fills its ring."""
    hang(sheet, s, *places.MOON, places.MOON_FAR + (places.MOON_NEAR - places.MOON_FAR) * nearness(s))


def moon_says(s: UndecimState) -> str:
    """The end of the message below the moon: ``night`` in one, ``none`` if one falls this round as things stand, ``last``
    if none can fall any more, ``late`` if the die has yet to take off its counters, ``near`` if the next die may bring
    one, else ``left``."""
    if s.night:
        return "night"
    if outlook.night_tonight(s):
        return "none"
    if outlook.counters_tonight(s) < s.counters:
        return "late"
    if s.round == ROUNDS and s.phase not in ("red", "act"):
        return "last"
    return "near" if outlook.may_fall_next(s) else "left"


def ranked(s: UndecimState, pitch: float, room: float) -> list[float]:
    """How far from the middle each warrior stands: one for each counter that has gone, closer where many have."""
    gone = s.rules().moon_counters - s.counters
    return [(i - (gone - 1) / 2) * min(pitch, room / max(1, gone)) for i in range(gone)]


def warriors(s: UndecimState) -> list[tuple[float, float, float]]:
    """Where the feet of the warriors stand on the ridge in the picture, and how large each is: one for each counter that
    has gone."""
    middles = [places.MOON[0] - LEFT + away for away in ranked(s, *_RANKS)]
    return [(at, ridge(at), 1.25 if i % 3 == 1 else 1.0) for i, at in enumerate(middles)]


def torch_at(x: float, y: float) -> Rect:
    """The place of the torch of every third warrior, from the first on."""
    return x - 2, y - WARRIOR[1] - 3, _TORCH, _TORCH


def _warriors(sheet: DisplayList, s: UndecimState) -> None:
    high = sheet.size[1]
    wide, tall = WARRIOR
    sheet.svg("undecim/scenes/ridge", (0, 0, WEST, high))
    for i, (x, y, k) in enumerate(warriors(s)):
        sheet.svg("undecim/scenes/warrior", (x - wide / 2 * k, y - 0.9 * tall * k, wide * k, tall * k))
        if i % 3 == 0:
            sheet.svg("undecim/icons/torch", torch_at(x, y))
    tonight = outlook.night_tonight(s)
    facts = {"count": s.counters, "eyes": outlook.counters_tonight(s), "die": s.die}
    says = say(f"undecim-art-moon-{moon_says(s)}", _SAID.but(colour="#FFD9C0"), facts)
    look = inks.TAG.but(fill="#6E1220" if tonight else inks.DARK, line=inks.FLAME, width=1.4, opacity=0.94)
    quiet = aside(pad(ground(look.but(line="", opacity=0.94 if tonight else 0.6)), 0, -2), QUIET)
    title = aside(row(sized(heading("undecim-art-moon"), 62), blank()))
    words = row(over(aside(ground(look)), quiet, says), blank(2 * LARGE))
    told = column(title, hot(blank(), "moon"), sized(words, high=LARGE))
    fill(sheet, (0, 0, WEST, high), pad(told, _UP))


# --- the wall --------------------------------------------------------------------------------------


def _wall(sheet: DisplayList, v: View, s: UndecimState) -> None:
    squeezed = places.squeezed(s)
    key = "choose" if places.choosing(s) else "take" if s.phase == "take" else "tray" if squeezed else "order"
    gone: list[Block] = []
    if s.pending and s.phase == "take":
        asked = s.pending[-1].seats[0]
        gone = [shape_of(v.colors[seat]) for seat in reversed(range(s.seats)) if seat not in (*s.queue, asked)]
    who = over(heading("undecim-art-field", f"undecim-art-field-{key}"), pad(row(blank(), *gone, gap=3), 0, 0, SIGN, 0))
    fill(sheet, (_WALL[0], _UP, _WALL[1], SIGN), aside(who))
    played = {card: seat for seat, cards in enumerate(s.played) for card in cards}
    for name, (x, y, w, h) in places.wall(s).items():
        kind, _, thing = name.partition("/")
        place, below = (x - LEFT, y - TOP, w, h), (x - LEFT + 3, y - TOP + h + 3, w - 6, LARGE)
        if kind == "secret":
            seat = int(thing)
            fill(sheet, place, _secret(s, seat, seat == v.me, w))
            fill(sheet, below, _mark(v.colors[seat], "chosen" if seat in s.sealed else "open"))
        elif kind == "field" and not squeezed:
            if thing in played:
                fill(sheet, below, _mark(v.colors[played[thing]], _state_of(s, thing)))
            elif s.phase in ("act", "red", "take"):
                fill(sheet, below, aside(on(inks.TAG, say("undecim-art-unused", _SAID))))
    if s.tray:
        x, y, w, h = places.tray(s)
        words = aside(sized(say("undecim-art-laid-open", _SAID), high=LARGE)) if not squeezed else None
        look = inks.PLATE.but(line=inks.GOLD, opacity=0.86)
        fill(sheet, (x - LEFT, y - TOP, w, h), on(look, column(blank(), words), 3, 1))
    if s.field_down:
        down = say("undecim-art-down", _SAID, {"count": len(s.field_down)})
        fill(
            sheet,
            _DOWN,
            aside(on(inks.TAG, column(down, say("undecim-art-down-why", _SAID), gap=0), 2)),
        )
        x, y, w, h = places.BRACKET
        sheet.svg("undecim/scenes/bracket", (x - LEFT, y - TOP, w, h))


def _state_of(s: UndecimState, card: str) -> str:
    """Whether a card that was played is done, being done, or comes later."""
    if s.phase == "act":
        order = [name for name, _ in s.entries]
        at = order.index(card) if card in order else len(order)
        return "done" if at < s.at else "now" if at == s.at < len(order) else "next"
    return "next" if s.phase == "red" else "played"


@cache
def _mark(color: str, state: str) -> Block:
    """Who played the card above, and whether that is done."""

    words = say(
        f"undecim-art-played-{state}", _SAID.but(face="bold", colour=inks.PALE if state == "now" else inks.CREAM)
    )
    full = on(inks.PLATE.but(line=inks.SEAT[color][0]), row(shape_of(color), words, gap=3), 3, 0)
    done = state in ("done", "chosen")
    lone = over(
        corner(sized(ground(inks.TAG.but(radius=GAP)), 1.2 * LARGE, LARGE), 0.5, 0.5),
        shape_of(color, lit=state != "done"),
        sign("tick_mark", GAP) if done else None,
    )
    return over(aside(full), aside(lone, QUIET))


def _secret(s: UndecimState, seat: int, own: bool, wide: float) -> Block:
    """The place of a card that is laid face down."""
    chosen = seat in s.sealed
    place = empty(inks.GLOW if own and not chosen else "#C9B6A4", 2 if own else 1.5, inks.DARK)
    if chosen:
        return place
    back = icon("undecim/action_back", 0.7 * wide, wide, alpha=inks.FAINT if own else inks.DIM)
    words = say(f"undecim-art-secret-{'here' if own else 'wait'}", _SAID.but(lines=0, colour=inks.CREAM))
    return over(place, pad(column(back, blank(), sized(words, high=2 * SIGN)), 3, SIGN, 3, 3))


def _awards(s: UndecimState, v: View) -> Block:
    shown = [*s.awards, *s.won]
    rows = (len(shown) + 1) // 2
    high = _TALL if rows < 2 else (_TALL - 3 * (rows - 1)) / rows
    tablets = grid((sized(award_block(s, v, award, high), high=high) for award in shown), 2, 6, 3)
    title = aside(heading("undecim-art-awards", "undecim-art-awards-when"))
    return column(title, tablets, blank())
