"""Parliament: desks with ballots and coins, folding screens before the secret bids, the laws below."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    fill,
    ground,
    icon,
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
from game.presentation.parts import badge, dashes
from game.titles.cuba.art import hours
from game.titles.cuba.art.inks import (
    AIR,
    BADGE,
    BALLOT,
    BIG,
    BLUE,
    CHALK,
    CREAM,
    FIGURE,
    GOLD,
    GREY,
    INK,
    INSET,
    LAST,
    LINE_HIGH,
    LOCK,
    MARK,
    MIDDLE,
    NAME,
    PAD,
    PALE,
    PANEL,
    PILL,
    SEAT,
    SECOND,
    SLIP,
    STRIP,
    SUN,
    THING,
    WHITE,
    WORTH,
    name_of,
    shape_of,
    sign,
)
from game.titles.cuba.rules.components import TOWN_HALL_VOTES, TYPES, VOTES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.placement import hour

STEPS: Final = ("delegates", "bid", "count", "enact")
AMBER: Final = "#E2A75A"
WINE: Final = Ground("#1B0E12", AMBER, 14, 1, 0.9)
VOTES_WIDE, VOTE_HIGH, STACK = 58, 12.4, 148.0
"""How wide a vote lies, how high it lifts the next one, and how high a pile may be."""
DESK_HIGH: Final = 88
WINGS: Final = (26, 82)
CARD: Final = (110, 116)
"""How high a desk is, how large the wings beside a pile and the card of a speaker."""


def chamber(v: View) -> DisplayList:
    """The hall in the evening with a desk for each seat."""
    s: CubaState = v.state
    x0, y0, w, h = places.CHAMBER
    sheet = DisplayList(w, h)
    sheet.svg("cuba/scenes/chamber", (0, 0, w, h + 2 * INSET))
    hours.dim(hour(s), sheet)
    if s.seats % 2 == 0:
        urn = column(blank(), row(blank(), icon("cuba/parliament/urn", 62, 115), blank(), gap=0))
        fill(sheet, (0, 0, w, h + INSET), urn)
    order = [seen.me_of(v), *seen.others_of(v)]
    for seat, (x, y, wide, high) in zip(order, places.desks(s.seats)):
        fill(sheet, (x - x0, 0, wide, y + high - y0), _desk(v, seat))
    now = 3 if s.phase == "enact" else 1
    steps = row(*(shared(_step(step, i - now)) for i, step in enumerate(STEPS)), gap=0)
    fill(sheet, (PAD, PAD, 468, 28), on(WINE, steps, 2, 1))
    return sheet


def _step(step: str, later: int) -> Block:
    """A part of the sitting: that which is going on, one that is done, one to come."""
    ink = PALE if later < 0 else "#D9C2B4" if later else INK
    words = say(f"cuba-art-step-{step}", WORTH.but(colour=ink, face="body" if later else "bold"))
    told = row(sign("done", MARK) if later < 0 else None, words, gap=0)
    return pad(told, INSET, 0) if later else on(PILL.but(fill=SUN, line=""), told, INSET, 0)


def _desk(v: View, seat: int) -> Block:
    s: CubaState = v.state
    known = s.phase in ("enact", "rebid") or not s.pending
    card = s.speaker[seat]
    base = VOTES.get(card, 0) + (TOWN_HALL_VOTES if s.vote_tile == seat else 0)
    bought = max(0, s.votes[seat] - base)
    wins = s.phase == "enact" and bool(s.pending) and s.pending[-1].seats == (seat,)
    votes = _pile(base, bought, wins) if known or seat == seen.me_of(v) else _screen(v, seat)
    speaker = over(blank(CARD[0]), pad(_speaker(card, seen.color_of(v, seat)), INSET, 0, 0, 0) if card else None)
    above = row(speaker, pad(column(blank(), votes), 0, 0, 0, -PAD), blank(), gap=0)
    return column(shared(above), sized(_front(v, seat, base, bought, known, wins), high=DESK_HIGH), gap=-PAD)


def _speaker(card: str, color: str) -> Block:
    """The character that speaks, standing on the desk."""
    votes = on(BALLOT, sized(write(f"{VOTES[card]}[vote]", WORTH), 38, 18))
    bust = over(icon(f"cuba/roles/{card}", 103, 78), corner(votes, 1, 1))
    name = say(name_of(card), WORTH.but(colour=WHITE, align="left"))
    band = sized(on(Ground(BLUE, "", 5), pad(name, 3, 0)), high=22)
    slip = SLIP.but(line=SEAT[color], width=3, shadow=130)
    return column(blank(), sized(on(slip, column(band, bust, gap=1), 2), *CARD))


def _pile(base: int, bought: int, wins: bool) -> Block:
    """Votes one upon the other, ballots first, and how many they are."""
    votes = base + bought
    step = min(VOTE_HIGH, STACK / max(1, votes))
    drawings = ["ballot"] * base + ["coin_side"] * bought
    lying = (icon(f"cuba/parliament/{drawing}", VOTES_WIDE, LINE_HIGH) for drawing in drawings)
    pile = over(*(column(blank(), vote, blank(high=i * step), gap=0) for i, vote in enumerate(lying)))
    look = BADGE.but(fill=CHALK if wins else PANEL, line=GOLD if wins else AMBER, width=2.6)
    number = badge(votes, BIG.but(colour=INK if wins else CREAM), look, THING)
    laurel = pad(icon("cuba/parliament/laurel", 2 * THING), -AIR, -PAD) if wins else None
    top = column(blank(), over(laurel, number), blank(high=votes * step + PAD), gap=0)
    wings = row(icon("cuba/parliament/wing", *WINGS), blank(), icon("cuba/parliament/wing_right", *WINGS))
    return sized(over(column(blank(), wings), top, pile), 2 * VOTES_WIDE)


def _screen(v: View, seat: int) -> Block:
    """What hides a secret bid, and whether it stands."""
    s: CubaState = v.state
    done = not (bool(s.pending) and seat in s.pending[-1].seats)
    told = say(
        f"cuba-art-{'decided' if done else 'thinking'}", WORTH.but(colour=CREAM, face="bold" if done else "body")
    )
    plate = sized(on(WINE.but(fill=PANEL, line=SUN if done else GREY, opacity=1), told), 88, 28)
    screen = over(icon("cuba/parliament/screen", 132, 86), corner(plate, 0.5, 0.5))
    return column(blank(), screen)


def _front(v: View, seat: int, base: int, bought: int, known: bool, wins: bool) -> Block:
    """The desk with whose it is, the purse, and how the votes come about."""
    s: CubaState = v.state
    color = seen.color_of(v, seat)
    purse = f"{s.pesos[seat] + bought} → **{s.pesos[seat]}**" if known and bought else f"**{s.pesos[seat]}**"
    tile = f" + {TOWN_HALL_VOTES}" if s.vote_tile == seat else ""
    own = VOTES.get(s.speaker[seat], 0)
    bid = f"[coin] {bought} = **{base + bought}**" if known else "[coin] **?**"
    who = row(
        shape_of(color, 18),
        say("table-player", NAME, {"seat": seat}),
        sign("start", LOCK) if s.start_seat == seat else None,
        sized(write(f"[coin] {purse}", LAST), 72),
    )
    votes = write(f"[vote] {own}{tile} + {bid}", FIGURE.but(colour=PALE if wins else CREAM))
    look = STRIP.but(fill=WINE.fill, line=SEAT[color], width=1.6)
    plate = on(look, column(shared(who), shared(votes), gap=0), INSET, 2)
    return over(picture("cuba/parliament/desk", c=SEAT[color]), pad(plate, PAD + 3, 33, bottom=PAD))


def laws(v: View) -> DisplayList:
    """The baize under the laws and the bills."""
    s: CubaState = v.state
    left, top, w, h = places.LAWS_IN
    sheet = DisplayList(w, h)
    baize = column(sized(ground(Ground("#E7C08A", "", 0)), high=INSET), ground(Ground("#175751", "", 0)), gap=0)
    fill(sheet, (0, 0, w, h), pad(baize, -left, -left, -3, -2))
    gap, none = dashes("#BFE0D4", 7), MIDDLE.but(colour=SECOND)
    for number, kind in enumerate(TYPES):
        empty = (
            (places.BIG_LAWS[kind], over(gap, pad(say("cuba-art-no-law", none), PAD, 0)), s.statutes[number]),
            (places.BIG_BILLS[kind], over(gap, sign("veto", 48)), s.bills[number]),
        )
        for (x, y, wide, high), block, there in empty:
            if not there:
                fill(sheet, (x - left, y - top, wide, high), block)
    return sheet
