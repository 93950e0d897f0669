"""Pictures over the whole table: the reveal of the chosen cards, the night that falls, what the night has brought."""

from __future__ import annotations

from typing import Final

from game.engine import Event, View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    drawn,
    fitted,
    grid,
    ground,
    icon,
    laid,
    line,
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
from game.presentation.parts import badge, chip, ring
from game.titles.undecim.art import inks, night
from game.titles.undecim.art.inks import name_of, named, number, profile, shape_of, sign, slab, solid
from game.titles.undecim.art.seats import bar
from game.titles.undecim.art.tablets import DULL, revealed, small
from game.titles.undecim.rules import area, scoring
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.components import ACTION_CARDS, NUMBER, ROUNDS, SIDES
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places
from game.titles.undecim.table.night_places import order_of
from game.titles.undecim.table.outlook import night_tonight

_Entry = tuple[str, int]
_LINE: Final = inks.TOLD.but(lines=1)


def tableau(before: View, after: View, event: Event) -> DisplayList | None:
    """What fills the table while the event is told; None for all but three of them."""
    if event.kind == "action_begins":
        return reveal(after)
    if event.kind == "night_fell":
        return falls(after)
    if event.kind == "round_ended" and after.state.night:
        return ended(after)
    return None


# --- the reveal ------------------------------------------------------------------------------------


def reveal(v: View) -> DisplayList:
    """All chosen tablets in the order of their numbers, what follows from them, and who begins. 1280 x 720."""
    s: UndecimState = v.state
    torch = icon("undecim/scenes/bracket", 40, 96)
    wall = over(
        ground(Ground(inks.DARK, "", 0)),
        pad(picture("undecim/scenes/gate"), 0, 38, 0, 0),
        column(blank(), sized(picture("undecim/scenes/dusk"), high=360)),
        column(drawn(bar("action", s.round, len(s.variants))), blank()),
        pad(column(row(torch, blank(), torch), blank()), 4, 150, 4, 0),
    )
    below = row(shared(_follows(v, s), 2.3), shared(_first(v, s)), gap=12)
    body = column(_head(s), sized(_tablets(v, s), high=274), below, gap=8)
    return laid(over(wall, pad(body, 12, 46, 12, 36)), 1280, 720)


def _head(s: UndecimState) -> Block:
    rule = line(say("undecim-reveal-title", inks.TITLE.but(colour=inks.BRIGHT)), say("undecim-reveal-rule", _LINE))
    key = "night" if night_tonight(s) else "left"
    told = say(f"undecim-reveal-moon-{key}", _LINE, {"count": s.counters})
    die = sign(f"die{s.die}", 24) if s.die else None
    moon = on(inks.TAG.but(line=inks.FLAME, width=1.3), row(die, told), 8, 0)
    left = on(inks.TAG, row(sign("turn", 22), rule), 10, 0)
    return pad(sized(row(sized(left, 560), blank(), sized(moon, 316)), high=32), 48, 0)


# --- the tablets -----------------------------------------------------------------------------------


def _tablets(v: View, s: UndecimState) -> Block:
    order = [card for card, _ in s.entries]
    leads = next((card for card in order if ACTION_CARDS[card].red), order[0])
    field = [
        _played(v, s, card, order.index(card) + 1, card == leads)
        if card in order
        else solid(on(DULL, small(card, 14, "undecim-reveal-in-field"), 4, 7), 92, 112)
        for card in places.shown_actions(s)
    ]
    return fitted(row(*field, gap=15))


def _played(v: View, s: UndecimState, card: str, place: int, leads: bool) -> Block:
    """A tablet in the light, and whose it is."""
    seat = dict(s.entries)[card]
    color, ink = v.colors[seat], inks.GOLD if leads else inks.BRIGHT
    hung = over(
        pad(picture("undecim/scenes/gleam"), -59, -42),
        drawn(revealed(card, has_gold_line(s.rules(), card))),
        pad(ring(inks.GLOW, inks.INK, 9, 4), -4) if leads else None,
    )
    who = row(
        shape_of(color, 18), named(seat, inks.HEAD.but(colour=ink)), sized(write(place, inks.COUNT.but(colour=ink)), 18)
    )
    return column(hung, sized(on(inks.PLATE.but(line=inks.SEAT[color][0]), who, 8, 0), high=34), gap=9)


# --- what follows ----------------------------------------------------------------------------------


def _follows(v: View, s: UndecimState) -> Block:
    """Three bands: red texts, effects with the auto action, the end of the round."""
    red = [entry for entry in s.entries if ACTION_CARDS[entry[0]].red]
    first: list[Block] = [_step(v, entry, i, True) for i, entry in enumerate(red, 1)]
    if not red:
        first.append(say("undecim-reveal-no-red", inks.TOLD))
    elif len(red) == 1:
        first.append(blank())
    count = len(s.entries)
    crowded = count > 4
    steps = [_step(v, entry, i, False, crowded) for i, entry in enumerate(s.entries, len(red) + 1)]
    head = row(
        say("undecim-reveal-follows", inks.HEAD),
        sized(say("undecim-reveal-always", inks.SMALL.but(align="right")), 420),
    )
    told = column(
        head,
        _band("red", "steal", row(*first)),
        _band("effects", "hand", grid(steps, -(-count // 2) if crowded else count, 6)),
        _band("end", "grassland", _end(s)),
    )
    return on(inks.BOARD.but(shadow=150), told, 10)


def _band(key: str, mark: str, block: Block) -> Block:
    """One of the three, with its name."""
    name = row(sign(mark, 22), say(f"undecim-reveal-{key}", inks.NAME))
    why = say(f"undecim-reveal-{key}-why", inks.SMALL.but(lines=0, leading=1.3, valign="top"))
    return shared(row(sized(on(inks.PLATE, column(name, why), 8, 6), 142), pad(block, 0, 8)))


def _step(v: View, entry: _Entry, place: int, red: bool, crowded: bool = False) -> Block:
    """What is done at that place in the order: whose card, and which."""
    card, seat = entry
    now = place == 1
    look = inks.CELL.but(fill="#4A1F29", line=inks.RED_LINE.line) if red else inks.CELL.but(line=inks.BOARD.line)
    disc = inks.PLATE.but(fill=inks.GOLD if now else inks.DARK, line=inks.GOLD)
    who = row(shape_of(v.colors[seat], 17), number(card, 22), named(seat))
    told = who if crowded else column(who, say(name_of(card), inks.SMALL.but(colour=inks.BEIGE)))
    step = row(badge(place, inks.NAME.but(colour=inks.INK if now else inks.PALE), disc, 26), told)
    return on(look.but(line=inks.GLOW, width=2.2) if now else look, step, 8, 5)


def _end(s: UndecimState) -> Block:
    last, night = s.round == ROUNDS, night_tonight(s)
    facts = {"order": " → ".join(str(NUMBER[card]) for card, _ in s.entries), "night": int(night)}
    parts = (
        ("take", "tablet", not last),
        ("moon", "counter_off", night),
        ("lands", "grassland", True),
        ("awards", "vp", True),
        ("refill", "card", not last),
        ("final", "settlement", last),
    )
    return row(*(_part(key, mark, facts) for key, mark, shown in parts if shown))


def _part(key: str, mark: str, facts: dict[str, object]) -> Block:
    look = inks.CELL.but(fill="#3A1820", line=inks.FLAME) if key == "moon" else inks.CELL
    what = say(f"undecim-reveal-{key}-what", inks.SMALL.but(colour=inks.BEIGE, lines=0, leading=1.05), facts)
    return on(look, column(row(sign(mark, 22), say(f"undecim-reveal-{key}", inks.NAME)), what), 7, 4)


# --- who begins ------------------------------------------------------------------------------------


def _first(v: View, s: UndecimState) -> Block:
    """Who begins; for a red text what it could take."""
    red = [entry for entry in s.entries if ACTION_CARDS[entry[0]].red]
    card, seat = (red or list(s.entries))[0]
    color, text = v.colors[seat], ACTION_CARDS[card].red
    calls = say("undecim-reveal-first", inks.TITLE.but(colour=inks.INK), {"seat": seat})
    if text is None:
        what = say(name_of(card), inks.INKED_NAME.but(colour=inks.WINE))
        whole = say(f"undecim-text-{card}".replace("_", "-"), inks.INKED.but(leading=1.5, valign="top"))
        rest = [whole]
    else:
        what = say(f"undecim-red-{card}".replace("_", "-"), inks.INKED.but(colour=inks.RED, leading=1.25))
        rest = [_risk(v, s, other, text.kinds) for other in (*range(seat + 1, s.seats), *range(seat))]
        safe = inks.INKED.but(colour=inks.INK_2, valign="top")
        rest.append(say("undecim-reveal-safe", safe))
    head = sized(row(profile(color, 58), column(calls, what), gap=12), high=66)
    return slab("slab_great", inks.SEAT[color][0], pad(column(head, *rest), 12, 8))


def _risk(v: View, s: UndecimState, seat: int, kinds: tuple[str, ...]) -> Block:
    """What of that kind a seat could lose."""
    sides = [area.side_of(s, seat, held) for held in area.eligible(s, seat, kinds)]
    look = inks.PAPER.but(fill="#EFE6D2", line="#C9A24A")
    count = inks.INKED_NAME.but(align="center")
    lost = [
        chip(look, sign(side, 22), sized(write(sides.count(side), count), 10), high=28, x=4, gap=2)
        for side in SIDES
        if side in sides
    ]
    nothing = say("undecim-reveal-nothing", inks.INKED.but(colour=inks.INK_2, lines=1))
    who = row(shape_of(v.colors[seat], 18), sized(named(seat, inks.INKED_NAME), 84))
    return sized(on(inks.PAPER, row(who, *(lost or [nothing])), 8, 0), high=38)


# --- the night -------------------------------------------------------------------------------------


def _under_the_moon(block: Block) -> DisplayList:
    return laid(over(picture("undecim/scenes/night"), block), 1280, 720)


def falls(v: View) -> DisplayList:
    """The red moon rises over everybody: what this night is, and how many enemies each has. 1280 x 720."""
    s: UndecimState = v.state
    what = f"undecim-night-what-{s.rules().moon_land}".replace("_", "-")
    told = column(
        sized(say("undecim-phase-night", inks.HEAD.but(size=76, colour=inks.ROSE, align="center")), high=110),
        sized(say(what, inks.TOLD.but(size=19, align="center", leading=1.5)), 600, 70),
        blank(),
        row(*(_threatened(v, s, seat) for seat in order_of(s)), gap=16, along="middle"),
    )
    return _under_the_moon(pad(told, 0, 96, 0, 140))


def _threatened(v: View, s: UndecimState, seat: int) -> Block:
    """How many enemies a seat has, and how many it may discard."""
    has = area.enemies(s, seat)
    most = has == s.most_enemies and has > 0
    key = "any" if most else "one"
    may = say(
        f"undecim-night-may-{key}" if has else "undecim-night-no-enemy", inks.TOLD.but(colour=inks.PEACH, leading=1.1)
    )
    count = row(sign("enemy", 30), sized(write(has, inks.COUNT.but(size=26)), 24), may)
    who = row(profile(v.colors[seat], 66), column(named(seat, inks.TITLE.but(colour=inks.BRIGHT)), count), gap=12)
    look = inks.NIGHTLY.but(line=inks.GLOW, width=2.4) if most else inks.NIGHTLY
    return sized(on(look, who, 12), 250, 110)


def ended(v: View) -> DisplayList:
    """What the night has brought each seat: enemies, lands, together. 1280 x 720."""
    s: UndecimState = v.state
    order = sorted(range(s.seats), key=lambda seat: -_brought(s, seat))
    towers = (_brought_home(v, s, seat, seat == order[0]) for seat in order)
    told = column(
        say("undecim-night-over", inks.HEAD.but(size=46, colour=inks.ROSE)),
        say(
            "undecim-night-reset",
            inks.TOLD.but(size=16, colour=inks.PEACH, lines=1),
            {"count": s.rules().moon_counters},
        ),
        blank(),
        fitted(row(*towers, gap=14)),
    )
    return _under_the_moon(pad(told, 24, 62, 24, 60))


def _brought_home(v: View, s: UndecimState, seat: int, first: bool) -> Block:
    """The tower of a seat with its sums."""
    land, moon, annex, annex_moon = scoring.land_lines(s, seat)
    lands = night.land_sum(s, land + annex, land + moon + annex + annex_moon)
    slain = (sign("enemy", 36) for _ in range(s.slain[seat]))
    points = write(f"[vp] **{s.vp[seat]}**", inks.TITLE.but(colour=inks.BRIGHT, face="body"))
    together = row(
        say("undecim-night-together", inks.TOLD.but(size=17, lines=1)),
        write(f"**+{_brought(s, seat)}** [vp]", inks.COUNT.but(size=28, face="body", align="right")),
    )
    look = inks.NIGHTLY.but(fill=inks.WINE, line=inks.GLOW) if first else inks.NIGHTLY.but(fill="#3A1820")
    told = column(
        row(profile(v.colors[seat], 70), column(named(seat, inks.TITLE.but(colour=inks.BRIGHT)), points), gap=12),
        _sum("undecim-night-slain", night.sum_of(s, s.slain[seat])),
        _sum("undecim-night-land", lands),
        shared(row(*slain, along="middle")),
        sized(on(look, together, 12, 0), high=66),
        gap=10,
    )
    return sized(night.walled(inks.SEAT[v.colors[seat]][0], pad(told, 12, 14, 12, 18), first), 296, 360)


def _sum(message: str, value: str) -> Block:
    told = row(say(message, inks.NAME.but(face="body")), sized(write(value, inks.COUNT.but(align="right")), 164))
    return sized(on(inks.NIGHTLY.but(line="", opacity=0.7), told, 10, 0), high=40)


def _brought(s: UndecimState, seat: int) -> int:
    return scoring.enemies_vp(s, s.slain[seat]) + sum(scoring.land_lines(s, seat))
