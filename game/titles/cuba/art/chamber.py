"""Parliament: desks with ballots and coins, folding screens before the secret bids, the laws below."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.parts import badge, dashes
from game.titles.cuba.art import hours, inks
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
    sheet.svg("cuba/scenes/chamber", (0, 0, w, h + 2 * inks.INSET))
    hours.dim(hour(s), sheet)
    if s.seats % 2 == 0:
        urn = lay.column(
            lay.blank(), lay.row(lay.blank(), lay.icon("cuba/parliament/urn", 62, 115), lay.blank(), gap=0)
        )
        lay.fill(sheet, (0, 0, w, h + inks.INSET), urn)
    order = [seen.me_of(v), *seen.others_of(v)]
    for seat, (x, y, wide, high) in zip(order, places.desks(s.seats)):
        lay.fill(sheet, (x - x0, 0, wide, y + high - y0), _desk(v, seat))
    now = 3 if s.phase == "enact" else 1
    steps = lay.row(*(lay.shared(_step(step, i - now)) for i, step in enumerate(STEPS)), gap=0)
    lay.fill(sheet, (inks.PAD, inks.PAD, 468, 28), lay.on(WINE, steps, 2, 1))
    return sheet


def _step(step: str, later: int) -> Block:
    """A part of the sitting: that which is going on, one that is done, one to come."""
    ink = inks.PALE if later < 0 else "#D9C2B4" if later else inks.INK
    words = lay.say(f"cuba-art-step-{step}", inks.WORTH.but(colour=ink, face="body" if later else "bold"))
    told = lay.row(inks.sign("done", inks.MARK) if later < 0 else None, words, gap=0)
    return lay.pad(told, inks.INSET, 0) if later else lay.on(inks.PILL.but(fill=inks.SUN, line=""), told, inks.INSET, 0)


def _desk(v: View, seat: int) -> Block:
    s: CubaState = v.state
    known = s.phase in ("enact", "rebid") or not s.pending
    card = s.speaker[seat]
    base = VOTES.get(card, 0) + (TOWN_HALL_VOTES if s.vote_tile == seat else 0)
    bought = max(0, s.votes[seat] - base)
    wins = s.phase == "enact" and seen.is_asked(s, seat)
    votes = _pile(base, bought, wins) if known or seat == seen.me_of(v) else _screen(v, seat)
    speaker = lay.over(
        lay.blank(CARD[0]), lay.pad(_speaker(card, seen.color_of(v, seat)), inks.INSET, 0, 0, 0) if card else None
    )
    above = lay.row(speaker, lay.pad(votes, 0, 0, 0, -inks.PAD), lay.blank(), gap=0)
    return lay.column(
        lay.shared(above), lay.sized(_front(v, seat, base, bought, known, wins), high=DESK_HIGH), gap=-inks.PAD
    )


def _speaker(card: str, color: str) -> Block:
    """The character that speaks, standing on the desk."""
    votes = lay.on(inks.BALLOT, lay.sized(lay.write(f"{VOTES[card]}[vote]", inks.WORTH), 38, 18))
    bust = lay.over(lay.icon(f"cuba/roles/{card}", 103, 78), lay.corner(votes, 1, 1))
    name = lay.say(inks.name_of(card), inks.WORTH.but(colour=inks.WHITE, align="left"))
    band = lay.sized(lay.on(Ground(inks.BLUE, "", 5), lay.pad(name, 3, 0)), high=22)
    slip = inks.SLIP.but(line=inks.SEAT[color], width=3, shadow=130)
    return lay.column(lay.blank(), lay.sized(lay.on(slip, lay.column(band, bust, gap=1), 2), *CARD))


def _pile(base: int, bought: int, wins: bool) -> Block:
    """Votes one upon the other, ballots first, and how many they are."""
    votes = base + bought
    step = min(VOTE_HIGH, STACK / max(1, votes))
    drawings = ["ballot"] * base + ["coin_side"] * bought
    lying = (lay.icon(f"cuba/parliament/{drawing}", VOTES_WIDE, inks.LINE_HIGH) for drawing in drawings)
    pile = lay.over(*(lay.column(lay.blank(), vote, lay.blank(high=i * step), gap=0) for i, vote in enumerate(lying)))
    look = inks.BADGE.but(fill=inks.CHALK if wins else inks.PANEL, line=inks.GOLD if wins else AMBER, width=2.6)
    number = badge(votes, inks.BIG.but(colour=inks.INK if wins else inks.CREAM), look, inks.THING)
    laurel = lay.pad(lay.icon("cuba/parliament/laurel", 2 * inks.THING), -inks.AIR, -inks.PAD) if wins else None
    top = lay.column(lay.blank(), lay.over(laurel, number), lay.blank(high=votes * step + inks.PAD), gap=0)
    wings = lay.row(
        lay.icon("cuba/parliament/wing", *WINGS), lay.blank(), lay.icon("cuba/parliament/wing_right", *WINGS)
    )
    return lay.sized(lay.over(lay.column(lay.blank(), wings), top, pile), 2 * VOTES_WIDE)


def _screen(v: View, seat: int) -> Block:
    """What hides a secret bid, and whether it stands."""
    s: CubaState = v.state
    done = not seen.is_asked(s, seat)
    told = lay.say(
        f"cuba-art-{'decided' if done else 'thinking'}",
        inks.WORTH.but(colour=inks.CREAM, face="bold" if done else "body"),
    )
    plate = lay.sized(lay.on(WINE.but(fill=inks.PANEL, line=inks.SUN if done else inks.GREY, opacity=1), told), 88, 28)
    screen = lay.over(lay.icon("cuba/parliament/screen", 132, 86), lay.corner(plate, 0.5, 0.5))
    return lay.column(lay.blank(), screen)


def _front(v: View, seat: int, base: int, bought: int, known: bool, wins: bool) -> Block:
    """The desk with whose it is, the purse, and how the votes come about."""
    s: CubaState = v.state
    color = seen.color_of(v, seat)
    purse = f"{s.pesos[seat] + bought} → **{s.pesos[seat]}**" if known and bought else f"**{s.pesos[seat]}**"
    tile = f" + {TOWN_HALL_VOTES}" if s.vote_tile == seat else ""
    own = VOTES.get(s.speaker[seat], 0)
    bid = f"[coin] {bought} = **{base + bought}**" if known else "[coin] **?**"
    who = lay.row(
        inks.shape_of(color, 18),
        lay.say("table-player", inks.NAME, {"seat": seat}),
        inks.sign("start", inks.LOCK) if s.start_seat == seat else None,
        lay.sized(lay.write(f"[coin] {purse}", inks.LAST), 72),
    )
    votes = lay.write(f"[vote] {own}{tile} + {bid}", inks.FIGURE.but(colour=inks.PALE if wins else inks.CREAM))
    look = inks.STRIP.but(fill=WINE.fill, line=inks.SEAT[color], width=1.6)
    plate = lay.on(look, lay.column(lay.shared(who), lay.shared(votes), gap=0), inks.INSET, 2)
    return lay.over(
        lay.picture("cuba/parliament/desk", c=inks.SEAT[color]), lay.pad(plate, inks.PAD + 3, 33, bottom=inks.PAD)
    )


def laws(v: View) -> DisplayList:
    """The baize under the laws and the bills."""
    s: CubaState = v.state
    left, top, w, h = places.LAWS_IN
    sheet = DisplayList(w, h)
    baize = lay.column(
        lay.sized(lay.ground(Ground("#E7C08A", "", 0)), high=inks.INSET), lay.ground(Ground("#175751", "", 0)), gap=0
    )
    lay.fill(sheet, (0, 0, w, h), lay.pad(baize, -left, -left, -3, -2))
    gap, none = dashes("#BFE0D4", 7), inks.MIDDLE.but(colour=inks.SECOND)
    for number, kind in enumerate(TYPES):
        empty = (
            (
                places.BIG_LAWS[kind],
                lay.over(gap, lay.pad(lay.say("cuba-art-no-law", none), inks.PAD, 0)),
                s.statutes[number],
            ),
            (places.BIG_BILLS[kind], lay.over(gap, inks.sign("veto", 48)), s.bills[number]),
        )
        for (x, y, wide, high), block, there in empty:
            if not there:
                lay.fill(sheet, (x - left, y - top, wide, high), block)
    return sheet
