"""The middle of the table: open country under the moon, the wall on which the action cards hang, the awards."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from game.engine import View
from game.presentation import QUIET, DisplayList, Rect
from game.presentation import layout as lay
from game.titles.undecim.art import inks
from game.titles.undecim.art.awards import award_block
from game.titles.undecim.art.inks import GAP, PAD, SIGN, back, empty, heading, named, shape_of, sign, solid
from game.titles.undecim.art.night import slaying
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places
from game.titles.undecim.table.places import FRONTIER

RANKS: Final = tomllib.loads(Path(__file__).with_name("ranks.toml").read_text("utf-8"))
"""Where the warriors stand in the pictures."""
WARRIOR: Final = (20.0, 30.0, 27.0)
"""How wide and high one is, and how high above its feet it ends."""
SMALLER: Final = 0.75
SMALL: Final = (SMALLER * WARRIOR[0], SMALLER * WARRIOR[1])
"""One that is far away."""
_EDGE, _AWARDS, _PILES = 6, 246, 175
"""From the edge of the picture to what stands in it, how wide the awards are, how high they are together."""
_TOLD, _HEADED, _UNDER = 188, 62, 22
"""How wide the words of the moon are, and its name; how high what stands below a card."""
_HALO, _DRAWN = 1.5, 1.185
"""So many times as wide as its disc are the halo of the moon and its drawing."""
_FEW: Final = 6
"""From so few counters on the halo is red."""
_TORCH: Final = (24.0, 34.0)
"""How large the torch of a warrior is, and how high above the feet it begins."""
_SAID: Final = inks.SMALL.but(colour=inks.BRIGHT, align="center")


def frontier(v: View) -> DisplayList:
    """The whole picture, as large as its region."""
    s: UndecimState = v.state
    night = places.at_night(s)
    sheet = DisplayList(*FRONTIER[2:])
    if not night:
        _warriors(sheet, s)
    lay.fill(sheet, inside(places.PILES), _piles(night))
    west = lay.blank() if night else _moon(s)
    middle = _night(v, s) if night else lay.column(lay.aside(_over_the_wall(v, s)), lay.blank())
    wide = places.FIELD_LEFT - FRONTIER[0] - _EDGE - GAP
    whole = lay.row(lay.sized(west, wide), middle, lay.sized(_awards(s, v), _AWARDS), gap=GAP)
    lay.fill(sheet, (0, 0, *sheet.size), lay.pad(whole, _EDGE))
    if not night:
        _wall(sheet, v, s)
    return sheet


def inside(rect: Rect) -> Rect:
    """A place of the table as a place in the picture."""
    x, y, w, h = rect
    return x - FRONTIER[0], y - FRONTIER[1], w, h


def _piles(night: bool) -> lay.Block:
    """The empty places of deck and discard pile, and the name of the deck; at night none but the place for enemies."""
    name = lay.say("undecim-art-deck", inks.SMALL.but(colour="#2B141C", face="bold", align="center"))
    if night:
        return lay.column(lay.blank(), lay.sized(lay.blank(), high=name.high), empty("#F2694E"), gap=0)
    return lay.aside(lay.column(empty("#2B141C"), name, empty("#2B141C"), gap=0))


# --- the night -------------------------------------------------------------------------------------


def _night(v: View, s: UndecimState) -> lay.Block:
    """Over the red moon of the ground: what this night is, and what it brings each seat."""
    title = lay.aside(lay.say("undecim-phase-night", inks.BANNER))
    rules = lay.on(inks.NIGHTLY, lay.column(*slaying(s, inks.TOLD.but(colour=inks.BRIGHT, lines=1)), gap=1), PAD, 3)
    seats = dict.fromkeys(seat for _, seat in s.entries)
    sums = lay.column(*(_sum_tonight(v, s, seat) for seat in seats), gap=2)
    return lay.row(lay.hot(lay.column(title, rules, lay.blank()), "moon"), lay.column(sums, lay.blank()), gap=GAP)


def _sum_tonight(v: View, s: UndecimState, seat: int) -> lay.Block:
    """Whether a seat has discarded its enemies, and what it gains."""
    asked = bool(s.pending) and seat == s.pending[-1].seats[0]
    state = "now" if asked else "next" if seat in s.queue else "done"
    sums = {
        "state": state,
        "count": s.slain[seat] if state == "done" else s.sides[seat].count("enemy"),
        "vp": scoring.enemies_vp(s, s.slain[seat]),
        "land": sum(outlook.land_lines(s, seat)),
    }
    told = lay.say("undecim-art-night-seat", inks.SMALL.but(colour=inks.BRIGHT, align="right"), sums)
    who = lay.row(shape_of(v.colors[seat]), named(seat, inks.NAME), lay.shared(told, 2))
    return lay.on(inks.NIGHTLY.but(line=inks.SEAT[v.colors[seat]][0] if asked else ""), who, PAD, 2)


# --- the moon --------------------------------------------------------------------------------------


def moon_of(s: UndecimState) -> str:
    """The drawing of the moon with the counters that are left."""
    return f"undecim/moon/{'ten' if s.rules().moon_counters == 10 else 'twelve'}_{s.counters}"


def hang(sheet: DisplayList, s: UndecimState, x: float, y: float, r: float) -> None:
    """The moon with its halo, its middle there, so large its radius."""
    halo, full = _HALO * r, _DRAWN * r
    colour = "#E8402F" if s.counters < _FEW else "#F7E7BE"
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


def moon_name() -> lay.Block:
    """The name of the moon."""
    return lay.aside(lay.sized(heading("undecim-art-moon"), _HEADED))


def _moon(s: UndecimState) -> lay.Block:
    """The name of the moon, and below it what comes."""
    tonight = outlook.night_tonight(s)
    facts = {"count": s.counters, "eyes": outlook.counters_tonight(s), "die": s.die}
    says = lay.say(f"undecim-art-moon-{moon_says(s)}", _SAID.but(colour="#FFD9C0"), facts)
    look = inks.TAG.but(fill="#6E1220" if tonight else inks.DARK, line=inks.FLAME, width=1.4, opacity=0.94)
    quiet = lay.aside(lay.pad(lay.ground(look.but(line="", opacity=0.94 if tonight else 0.6)), 0, -2), QUIET)
    words = lay.over(lay.aside(lay.ground(look)), quiet, lay.pad(says, 0, 3))
    return lay.row(
        lay.sized(lay.column(lay.row(moon_name(), lay.blank()), lay.hot(lay.blank(), "moon"), words), _TOLD),
        lay.blank(),
    )


# --- the warriors ----------------------------------------------------------------------------------


def ranked(s: UndecimState, pitch: float, room: float) -> list[float]:
    """How far from the middle each warrior stands: one for each counter that has gone, closer where many have."""
    gone = s.rules().moon_counters - s.counters
    return [(i - (gone - 1) / 2) * min(pitch, room / max(1, gone)) for i in range(gone)]


def ridge(x: float, board: str = "table") -> float:
    """The height of the near ridge at x in a picture."""
    rank: dict[str, float] = RANKS[board]
    return rank["ground"] + ((x - rank["crest"]) / rank["away"]) ** 2 * rank["lower"]


def standing(s: UndecimState, board: str) -> Iterator[tuple[float, float]]:
    """Where the feet of the warriors stand in a picture: one for each counter that has gone."""
    rank = RANKS[board]
    for away in ranked(s, rank["apart"], rank["room"]):
        x = rank["middle"] + away
        yield x, ridge(x, board)


def warriors(s: UndecimState) -> list[tuple[float, float, float]]:
    """Where the feet of the warriors stand on the ridge, and how large each is."""
    return [(x, y, 1.25 if i % 3 == 1 else 1.0) for i, (x, y) in enumerate(standing(s, "table"))]


def warrior_at(x: float, y: float, k: float) -> Rect:
    """The place of a warrior that stands there and is so large."""
    w, h, tall = WARRIOR
    return x - w / 2 * k, y - tall * k, w * k, h * k


def torch_at(x: float, y: float) -> Rect:
    """The place of the torch of every third warrior, from the first on."""
    size, tall = _TORCH
    return x - 2, y - tall, size, size


def _warriors(sheet: DisplayList, s: UndecimState) -> None:
    lay.fill(sheet, inside(places.COUNTRY), lay.picture("undecim/scenes/ridge"))
    for i, (x, y, k) in enumerate(warriors(s)):
        sheet.svg("undecim/scenes/warrior", warrior_at(x, y, k))
        if i % 3 == 0:
            sheet.svg("undecim/icons/torch", torch_at(x, y))


# --- the wall --------------------------------------------------------------------------------------


def _over_the_wall(v: View, s: UndecimState) -> lay.Block:
    """What the cards are for now, and who has taken one."""
    key = "choose" if places.choosing(s) else "take" if s.phase == "take" else "tray" if places.squeezed(s) else "order"
    gone: list[lay.Block] = []
    if s.pending and s.phase == "take":
        asked = s.pending[-1].seats[0]
        gone = [shape_of(v.colors[seat]) for seat in reversed(range(s.seats)) if seat not in (*s.queue, asked)]
    return lay.over(
        heading("undecim-art-field", f"undecim-art-field-{key}"), lay.pad(lay.row(lay.blank(), *gone, gap=3), SIGN, 0)
    )


def _wall(sheet: DisplayList, v: View, s: UndecimState) -> None:
    squeezed = places.squeezed(s)
    played = {card: seat for seat, cards in enumerate(s.played) for card in cards}
    for name, place in places.wall(s).items():
        kind, _, thing = name.partition("/")
        x, y, w, h = inside(place)
        below = (x + 3, y + h + 3, w - 2 * 3, _UNDER)
        if kind == "secret":
            seat = int(thing)
            lay.fill(sheet, (x, y, w, h), _secret(s, seat, seat == v.me, w))
            lay.fill(sheet, below, _mark(v.colors[seat], "chosen" if seat in s.sealed else "open"))
        elif kind == "field" and not squeezed:
            if thing in played:
                lay.fill(sheet, below, _mark(v.colors[played[thing]], _state_of(s, thing)))
            elif s.phase in ("act", "red", "take"):
                lay.fill(sheet, below, lay.aside(lay.on(inks.TAG, lay.say("undecim-art-unused", _SAID))))
    if s.tray:
        words = lay.aside(lay.say("undecim-art-laid-open", _SAID)) if not squeezed else None
        look = inks.PLATE.but(line=inks.GOLD, opacity=0.86)
        lay.fill(sheet, inside(places.tray(s)), lay.on(look, lay.column(lay.blank(), words), 3))
    if s.field_down:
        down = lay.say("undecim-art-down", _SAID, {"count": len(s.field_down)})
        told = lay.aside(lay.on(inks.TAG, lay.column(down, lay.say("undecim-art-down-why", _SAID), gap=0), 2))
        lay.fill(sheet, inside(places.DOWN), told)
        lay.fill(sheet, inside(places.BRACKET), lay.picture("undecim/scenes/bracket"))


def _state_of(s: UndecimState, card: str) -> str:
    """Whether a card that was played is done, being done, or comes later."""
    if s.phase == "act":
        order = [name for name, _ in s.entries]
        at = order.index(card) if card in order else len(order)
        return "done" if at < s.at else "now" if at == s.at < len(order) else "next"
    return "next" if s.phase == "red" else "played"


@cache
def _mark(color: str, state: str) -> lay.Block:
    """Who played the card above, and whether that is done."""
    ink = inks.PALE if state == "now" else inks.CREAM
    words = lay.say(f"undecim-art-played-{state}", _SAID.but(face="bold", colour=ink))
    full = lay.on(inks.PLATE.but(line=inks.SEAT[color][0]), lay.row(shape_of(color), words, gap=3), 3, 0)
    done = state in ("done", "chosen")
    lone = lay.over(
        solid(lay.ground(inks.TAG.but(radius=_UNDER / 2)), 2 * SIGN, _UNDER),
        shape_of(color, SIGN, state != "done"),
        sign("tick_mark", SIGN / 1.5) if done else None,
    )
    return lay.over(lay.aside(full), lay.aside(lone, QUIET))


def _secret(s: UndecimState, seat: int, own: bool, wide: float) -> lay.Block:
    """The place of a card that is laid face down."""
    chosen = seat in s.sealed
    place = empty(inks.GLOW if own and not chosen else "#C9B6A4", 2 if own else 1.5, inks.DARK)
    if chosen:
        return place
    words = lay.say(f"undecim-art-secret-{'here' if own else 'wait'}", _SAID.but(lines=0, colour=inks.CREAM))
    return lay.over(place, lay.pad(lay.column(back(0.7 * wide, inks.FAINT if own else inks.DIM), words), 3, SIGN, 3, 3))


# --- the awards ------------------------------------------------------------------------------------


def _awards(s: UndecimState, v: View) -> lay.Block:
    shown = [*s.awards, *s.won]
    rows = (len(shown) + 1) // 2
    high = (_PILES + 3) / rows - 3
    tablets = lay.grid((lay.sized(award_block(s, v, award, high), high=high) for award in shown), 2, _EDGE, 3)
    title = lay.aside(heading("undecim-art-awards", "undecim-art-awards-when"))
    return lay.column(title, tablets, lay.blank())
