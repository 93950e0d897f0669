"""The middle of the table: open country under the moon, the wall on which the action cards hang, the awards."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import View
from game.presentation import QUIET, DisplayList, Rect
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    blank,
    column,
    corner,
    fill,
    grid,
    ground,
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
from game.titles.undecim.art.inks import empty, heading, named, shape_of, sign
from game.titles.undecim.art.night import slaying
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places

LEFT, TOP = 12.0, 174.0
WALL: Final[Rect] = (334.0, 6.0, 660.0, 20.0)
"""The place of the words over the wall."""
AWARDS_AT: Final[Rect] = (1006.0, 6.0, 244.0, 200.0)
DECK: Final[Rect] = (265.0, 39.0, 50.0, 159.0)
"""The places of deck and discard on the tower."""
_SAID: Final = inks.SMALL.but(colour=inks.BRIGHT, align="center")


def ridge(x: float) -> float:
    """The height of the near ridge at x in the picture."""
    return 151 + ((x - 134) / 130) ** 2 * 17


def frontier(v: View) -> DisplayList:
    """The whole picture, 1256 x 210."""
    s: UndecimState = v.state
    sheet = DisplayList(1256, 210)
    if places.at_night(s):
        _night(sheet, v, s)
    else:
        _warriors(sheet, s)
        name = say("undecim-art-deck", inks.SMALL.but(colour="#2B141C", face="bold", align="center"))
        piles = column(empty("#2B141C"), sized(name, high=19), empty("#2B141C"), gap=0)
        fill(sheet, DECK, aside(piles))
        _wall(sheet, v, s)
    fill(sheet, AWARDS_AT, _awards(s, v))
    return sheet


def _night(sheet: DisplayList, v: View, s: UndecimState) -> None:
    """Over the red moon of the ground: what this night is, and what it brings each seat."""
    title = aside(say("undecim-phase-night", inks.HEAD.but(size=40, colour=inks.ROSE)))
    rules = on(inks.NIGHTLY, column(*slaying(s, inks.TOLD.but(colour=inks.BRIGHT, lines=1)), gap=1), 10, 3)
    fill(sheet, (336, 0, 332, 110), column(sized(title, high=56), rules))
    seats = dict.fromkeys(seat for _, seat in s.entries)
    sums = (sized(_sum_tonight(v, s, seat), high=24) for seat in seats)
    fill(sheet, (700, 4, 294, 120), column(*sums, gap=2))
    sheet.hot((500, 0, 200, 120), "moon")
    x, y, w, _ = DECK
    fill(sheet, (x, y + 89, w, 70), empty("#F2694E"))


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
    who = row(shape_of(v.colors[seat], 16), named(seat, inks.NAME), sized(told, 168))
    return on(inks.NIGHTLY.but(line=inks.SEAT[v.colors[seat]][0] if asked else ""), who, 6, 0)


# --- the moon --------------------------------------------------------------------------------------


def moon_of(s: UndecimState) -> str:
    """The drawing of the moon with the counters that are left."""
    return f"undecim/moon/{'ten' if s.rules().moon_counters == 10 else 'twelve'}_{s.counters}"


def hang(sheet: DisplayList, s: UndecimState, x: float, y: float, r: float) -> None:
    """The moon with its halo, its middle there, so large its radius."""
    halo, full = 1.5 * r, r / 27 * 32
    colour = "#E8402F" if s.counters < 6 else "#F7E7BE"
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
    middles = [places.MOON[0] - LEFT + away for away in ranked(s, 19, 190)]
    return [(at, ridge(at), 1.25 if i % 3 == 1 else 1.0) for i, at in enumerate(middles)]


def torch_at(x: float, y: float) -> Rect:
    """The place of the torch of every third warrior, from the first on."""
    return x - 2, y - 34, 24, 24


def _warriors(sheet: DisplayList, s: UndecimState) -> None:
    sheet.svg("undecim/scenes/ridge", (0, 0, 252, 210))
    for i, (x, y, k) in enumerate(warriors(s)):
        sheet.svg("undecim/scenes/warrior", (x - 10 * k, y - 27 * k, 20 * k, 30 * k))
        if i % 3 == 0:
            sheet.svg("undecim/icons/torch", torch_at(x, y))
    tonight = outlook.night_tonight(s)
    facts = {"count": s.counters, "eyes": outlook.counters_tonight(s), "die": s.die}
    says = say(f"undecim-art-moon-{moon_says(s)}", _SAID.but(colour="#FFD9C0"), facts)
    look = inks.TAG.but(fill="#6E1220" if tonight else inks.DARK, line=inks.FLAME, width=1.4, opacity=0.94)
    quiet = aside(pad(ground(look.but(line="", opacity=0.94 if tonight else 0.6)), 0, -2), QUIET)
    title = aside(sized(heading("undecim-art-moon"), 62))
    fill(sheet, (6, 6, 62, 20), title)
    fill(sheet, (6, 181, 188, 24), over(aside(ground(look)), quiet, says))
    sheet.hot((40, 20, 190, 155), "moon")


# --- the wall --------------------------------------------------------------------------------------


def _wall(sheet: DisplayList, v: View, s: UndecimState) -> None:
    squeezed = places.squeezed(s)
    key = "choose" if places.choosing(s) else "take" if s.phase == "take" else "tray" if squeezed else "order"
    gone: list[Block] = []
    if s.pending and s.phase == "take":
        asked = s.pending[-1].seats[0]
        gone = [shape_of(v.colors[seat], 15) for seat in reversed(range(s.seats)) if seat not in (*s.queue, asked)]
    who = over(heading("undecim-art-field", f"undecim-art-field-{key}"), pad(row(blank(), *gone, gap=3), 0, 0, 19, 0))
    fill(sheet, WALL, aside(who))
    played = {card: seat for seat, cards in enumerate(s.played) for card in cards}
    for name, (x, y, w, h) in places.wall(s).items():
        kind, _, thing = name.partition("/")
        place, below = (x - LEFT, y - TOP, w, h), (x - LEFT + 3, y - TOP + h + 4, w - 6, 22)
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
        words = aside(sized(say("undecim-art-laid-open", _SAID), high=22)) if not squeezed else None
        look = inks.PLATE.but(line=inks.GOLD, opacity=0.86)
        fill(sheet, (x - LEFT, y - TOP, w, h), on(look, column(blank(), words), 4, 1))
    if s.field_down:
        down = say("undecim-art-down", _SAID, {"count": len(s.field_down)})
        fill(
            sheet,
            (902, 104, 96, 42),
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
    full = on(inks.PLATE.but(line=inks.SEAT[color][0]), row(shape_of(color, 15), words, gap=3), 5, 0)
    done = state in ("done", "chosen")
    lone = over(
        corner(sized(ground(Ground(inks.DARK, "", 11, 0, 0.7)), 30, 22), 0.5, 0.5),
        shape_of(color, 18, state != "done"),
        sign("tick_mark", 12) if done else None,
    )
    return over(aside(full), aside(lone, QUIET))


def _secret(s: UndecimState, seat: int, own: bool, wide: float) -> Block:
    """The place of a card that is laid face down."""
    chosen = seat in s.sealed
    place = empty(inks.GLOW if own and not chosen else "#C9B6A4", 2 if own else 1.5, inks.DARK)
    if chosen:
        return place
    back = icon("undecim/action_back", wide - 28, (wide - 28) * 88 / 63, alpha=80 if own else 36)
    words = say(f"undecim-art-secret-{'here' if own else 'wait'}", _SAID.but(lines=0, colour=inks.CREAM))
    return over(place, pad(column(back, blank(), sized(words, high=38)), 4, 18, 4, 6))


def _awards(s: UndecimState, v: View) -> Block:
    shown = [*s.awards, *s.won]
    rows = (len(shown) + 1) // 2
    high = 173.0 if rows < 2 else (178 - 4 * (rows - 1)) / rows
    tablets = grid((sized(award_block(s, v, award, high), high=high) for award in shown), 2, 6, 4)
    title = aside(heading("undecim-art-awards", "undecim-art-awards-when"))
    return column(title, tablets, blank())
