"""Pictures over the whole table: the reveal of the chosen cards, the night that falls, what the night has brought."""

from __future__ import annotations

from game.engine import Event, View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    fitted,
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
from game.titles.undecim.art import night
from game.titles.undecim.art.inks import (
    BLOOD,
    BRIGHT,
    COUNT,
    GLOW,
    HEAD,
    NAME,
    NIGHTLY,
    PEACH,
    ROSE,
    SEAT,
    TITLE,
    TOLD,
    WINE,
    named,
    profile,
    sign,
)
from game.titles.undecim.art.reveal import reveal
from game.titles.undecim.rules import area, scoring
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.night_places import order_of


def tableau(before: View, after: View, event: Event) -> DisplayList | None:
    """What fills the table while the event is told; None for all but three of them."""
    if event.kind == "action_begins":
        return reveal(after)
    if event.kind == "night_fell":
        return falls(after)
    if event.kind == "round_ended" and after.state.night:
        return ended(after)
    return None


def _under_the_moon(block: Block) -> DisplayList:
    return laid(over(picture("undecim/scenes/night"), block), 1280, 720)


def falls(v: View) -> DisplayList:
    """The red moon rises over everybody: what this night is, and how many enemies each has. 1280 x 720."""
    s: UndecimState = v.state
    what = f"undecim-night-what-{s.rules().moon_land}".replace("_", "-")
    told = column(
        sized(say("undecim-phase-night", HEAD.but(size=76, colour=ROSE, align="center")), high=110),
        sized(say(what, TOLD.but(size=19, align="center", leading=1.5)), 600, 70),
        blank(),
        row(*(_threatened(v, s, seat) for seat in order_of(s)), gap=16, along="middle"),
    )
    return _under_the_moon(pad(told, 0, 96, 0, 140))


def _threatened(v: View, s: UndecimState, seat: int) -> Block:
    """How many enemies a seat has, and how many it may discard."""
    has = area.enemies(s, seat)
    most = has == s.most_enemies and has > 0
    key = "any" if most else "one"
    may = say(f"undecim-night-may-{key}" if has else "undecim-night-no-enemy", TOLD.but(colour=PEACH, leading=1.1))
    count = row(sign("enemy", 30), sized(write(has, COUNT.but(size=26)), 24), may)
    who = row(profile(v.colors[seat], 66), column(named(seat, TITLE.but(colour=BRIGHT)), count), gap=12)
    look = NIGHTLY.but(line=GLOW, width=2.4) if most else NIGHTLY
    return sized(on(look, who, 12), 250, 110)


def ended(v: View) -> DisplayList:
    """What the night has brought each seat: enemies, lands, together. 1280 x 720."""
    s: UndecimState = v.state
    order = sorted(range(s.seats), key=lambda seat: -_brought(s, seat))
    towers = (_brought_home(v, s, seat, seat == order[0]) for seat in order)
    told = column(
        say("undecim-night-over", HEAD.but(size=46, colour=ROSE)),
        say("undecim-night-reset", TOLD.but(size=16, colour=PEACH, lines=1), {"count": s.rules().moon_counters}),
        blank(),
        fitted(row(*towers, gap=14)),
    )
    return _under_the_moon(pad(told, 24, 62, 24, 60))


def _brought_home(v: View, s: UndecimState, seat: int, first: bool) -> Block:
    """The tower of a seat with its sums."""
    land, moon, annex, annex_moon = scoring.land_lines(s, seat)
    lands = night.land_sum(s, land + annex, land + moon + annex + annex_moon)
    slain = (sign("enemy", 36, 200) for _ in range(s.slain[seat]))
    points = write(f"[vp] **{s.vp[seat]}**", TITLE.but(colour=BRIGHT, face="body"))
    together = row(
        say("undecim-night-together", TOLD.but(size=17, lines=1)),
        write(f"**+{_brought(s, seat)}** [vp]", COUNT.but(size=28, face="body", align="right")),
    )
    look = NIGHTLY.but(fill=WINE, line=GLOW) if first else NIGHTLY.but(fill="#3A1820")
    told = column(
        row(profile(v.colors[seat], 70), column(named(seat, TITLE.but(colour=BRIGHT)), points), gap=12),
        _sum("undecim-night-slain", night.sum_of(s, s.slain[seat])),
        _sum("undecim-night-land", lands),
        shared(row(*slain, along="middle")),
        sized(on(look, together, 12, 0), high=66),
        gap=10,
    )
    return sized(night.walled(SEAT[v.colors[seat]][0], pad(told, 12, 14, 12, 18), first), 296, 360)


def _sum(message: str, value: str) -> Block:
    told = row(say(message, NAME.but(face="body")), sized(write(value, COUNT.but(align="right")), 164))
    return sized(on(Ground(BLOOD, "", 6, 0, 0.7), told, 10, 0), high=40)


def _brought(s: UndecimState, seat: int) -> int:
    return scoring.enemies_vp(s, s.slain[seat]) + sum(scoring.land_lines(s, seat))
