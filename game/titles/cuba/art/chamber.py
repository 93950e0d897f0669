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
from game.presentation.parts import badge, dashes
from game.titles.cuba.art import hours
from game.titles.cuba.art.inks import (
    BLUE,
    CREAM,
    GOLD,
    INK,
    NAME,
    PALE,
    PLATE,
    SEAT,
    SECOND,
    SLIP,
    SMALL,
    SUN,
    WORTH,
    name_of,
)
from game.titles.cuba.rules.components import TOWN_HALL_VOTES, TYPES, VOTES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.placement import hour

STEPS: Final = ("delegates", "bid", "count", "enact")
WINE: Final = Ground("#1B0E12", "#E2A75A", 14, 1, 0.9)
SHADED: Final = "#0F302E"
STACK: Final = 148.0
"""How high a pile of votes may be."""


def chamber(v: View) -> DisplayList:
    """The hall in the evening with a desk for each seat."""
    s: CubaState = v.state
    sheet = DisplayList(1280, 390)
    sheet.svg("cuba/scenes/chamber", (0, 0, 1280, 400))
    hours.dim(hour(s), sheet)
    if s.seats % 2 == 0:
        sheet.svg("cuba/parliament/urn", (605, 282, 62, 115))
    order = [seen.me_of(v), *seen.others_of(v)]
    for seat, (x, y, w, h) in zip(order, places.desks(s.seats)):
        sheet.place(laid(_desk(v, seat), w, y + h - 40), x, 0)
    now = 3 if s.phase == "enact" else 1
    steps = row(*(shared(_step(step, i - now)) for i, step in enumerate(STEPS)), gap=0)
    sheet.place(laid(on(WINE, steps, 2, 1), 468, 28), 14, 8)
    return sheet


def _step(step: str, later: int) -> Block:
    """A part of the sitting: that which is going on, one that is done, one to come."""
    ink = PALE if later < 0 else "#D9C2B4" if later else INK
    words = say(f"cuba-art-step-{step}", WORTH.but(colour=ink, face="body" if later else "bold"))
    told = row(icon("cuba/icons/done", 14) if later < 0 else None, words, gap=0)
    return pad(told, 5, 0) if later else on(Ground(SUN, "", 13), told, 5, 0)


def _desk(v: View, seat: int) -> Block:
    s: CubaState = v.state
    known = s.phase in ("enact", "rebid") or not s.pending
    card = s.speaker[seat]
    base = VOTES.get(card, 0) + (TOWN_HALL_VOTES if s.vote_tile == seat else 0)
    bought = max(0, s.votes[seat] - base)
    wins = s.phase == "enact" and bool(s.pending) and s.pending[-1].seats == (seat,)
    votes = _pile(base, bought, wins) if known or seat == seen.me_of(v) else _screen(v, seat)
    speaker = over(blank(110), pad(_speaker(card, seen.color_of(v, seat)), 6, 0, 0, 0) if card else None)
    above = row(speaker, pad(column(blank(), votes), 0, 0, 0, -8), blank(), gap=0)
    return column(shared(above), sized(_front(v, seat, base, bought, known, wins), high=88), gap=-10)


def _speaker(card: str, color: str) -> Block:
    """The character that speaks, standing on the desk."""
    votes = on(Ground("#FFF3D2", BLUE, 9, 1), sized(write(f"{VOTES[card]}[vote]", WORTH), 38, 18))
    bust = over(icon(f"cuba/roles/{card}", 103, 78), corner(votes, 1, 1))
    name = on(Ground(BLUE, "", 5), sized(say(name_of(card), PLATE.but(size=12.5, align="left")), high=22), 2, 0)
    slip = SLIP.but(line=SEAT[color], width=3, shadow=130)
    return column(blank(), sized(on(slip, column(name, bust, gap=1), 2), 110, 116))


def _pile(base: int, bought: int, wins: bool) -> Block:
    """Votes one upon the other, ballots first, and how many they are."""
    votes = base + bought
    step = min(12.4, STACK / max(1, votes))
    pile = over(
        *(
            column(
                blank(),
                icon(f"cuba/parliament/{'ballot' if i < base else 'coin_side'}", 58, 20),
                blank(high=i * step),
                gap=0,
            )
            for i in range(votes)
        )
    )
    look = Ground("#FFF3D2" if wins else SHADED, GOLD if wins else "#E2A75A", width=2.6)
    number = badge(votes, WORTH.but(size=23, colour=INK if wins else CREAM), look, 46)
    laurel = pad(icon("cuba/parliament/laurel", 88), -15, -12) if wins else None
    top = column(blank(), over(laurel, number), blank(high=votes * step + 8), gap=0)
    wings = row(icon("cuba/parliament/wing", 26, 82), blank(), icon("cuba/parliament/wing_right", 26, 82))
    return sized(over(column(blank(), wings), top, pile), 116)


def _screen(v: View, seat: int) -> Block:
    """What hides a secret bid, and whether it stands."""
    s: CubaState = v.state
    done = not (bool(s.pending) and seat in s.pending[-1].seats)
    told = say(
        f"cuba-art-{'decided' if done else 'thinking'}",
        WORTH.but(size=13, colour=CREAM, face="bold" if done else "body"),
    )
    plate = sized(on(Ground(SHADED, SUN if done else "#8FB0A8", 14, 1.4), told), 88, 28)
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
        icon(f"shared/seats/{color}", 18),
        say("table-player", NAME, {"seat": seat}),
        icon("cuba/icons/start", 16) if s.start_seat == seat else None,
        sized(write(f"[coin] {purse}", SMALL.but(size=13.5, align="right")), 72),
    )
    votes = write(f"[vote] {own}{tile} + {bid}", SMALL.but(size=14, colour=PALE if wins else CREAM))
    plate = on(
        WINE.but(line=SEAT[color], radius=6, width=1.6, opacity=1), column(shared(who), shared(votes), gap=0), 6, 2
    )
    return over(picture("cuba/parliament/desk", c=SEAT[color]), pad(plate, 12, 33, 12, 7))


def laws(v: View) -> DisplayList:
    """The baize under the laws and the bills."""
    s: CubaState = v.state
    sheet = DisplayList(988, 236)
    sheet.panel((-12, -12, 1004, 250), "#175751", "", 0)
    sheet.panel((-12, -12, 1004, 5), "#E7C08A", "", 0)
    gap, none = dashes("#BFE0D4", 7), SMALL.but(size=13, colour=SECOND, align="center")
    for number, kind in enumerate(TYPES):
        empty = (
            (places.BIG_LAWS[kind], over(gap, pad(say("cuba-art-no-law", none), 10, 0)), s.statutes[number]),
            (places.BIG_BILLS[kind], over(gap, icon("cuba/icons/veto", 48)), s.bills[number]),
        )
        for (x, y, w, h), block, there in empty:
            if not there:
                sheet.place(laid(block, w, h), x - 12, y - 448)
    return sheet
