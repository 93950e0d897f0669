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
    corner,
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
from game.titles.undecim.art.inks import (
    GAP,
    LARGE,
    PAD,
    ROW,
    SIGN,
    name_of,
    named,
    number,
    profile,
    shape_of,
    sign,
    slab,
    solid,
)
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
HIGH, _TABLETS, _NAMED, _MANY = 34, 274, 142, 4
"""How high a line on a wall is, how high the tablets are, how wide the name of a band is; more cards than so many stand in
two rows."""
_TORCH, _HUNG, _FREE, _GLEAM = (40, 96), 0.24, (92, 112), (-59, -42)
"""How large a torch is, where it hangs, how large a tablet of the field is, how far the light round a tablet reaches."""
_FACE, _BROAD, _THREAT, _TOWER, _VALUE = 62, 600, (262, 110), (296, 360), 164
_SKY, _HEADS = 90, 60
"""What stands over the whole table in the night: a face, the sentence, what threatens a seat, its tower, a sum; how far
from above the words are."""


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
    head = bar("action", s.round, len(s.variants))
    top = head.size[1]
    torch = icon("undecim/scenes/bracket", *_TORCH)
    wall = over(
        ground(Ground(inks.DARK, "", 0)),
        pad(picture("undecim/scenes/gate"), 0, top, 0, 0),
        column(blank(), shared(picture("undecim/scenes/dusk")), gap=0),
        column(drawn(head), blank()),
        pad(corner(row(torch, blank(), torch), 0, _HUNG), 3, 0),
    )
    below = row(shared(_follows(v, s), 2.3), shared(_first(v, s)), gap=GAP)
    body = column(_head(s), sized(_tablets(v, s), high=_TABLETS), below, gap=PAD)
    return laid(over(wall, pad(body, GAP, top + PAD, GAP, top)), *inks.TABLE)


def _head(s: UndecimState) -> Block:
    rule = line(say("undecim-reveal-title", inks.TITLE.but(colour=inks.BRIGHT)), say("undecim-reveal-rule", _LINE))
    key = "night" if night_tonight(s) else "left"
    told = say(f"undecim-reveal-moon-{key}", _LINE, {"count": s.counters})
    die = sign(f"die{s.die}", LARGE) if s.die else None
    moon = on(inks.TAG.but(line=inks.FLAME, width=1.3), row(die, told), PAD, 0)
    left = on(inks.TAG, row(sign("turn", LARGE), rule), PAD, 0)
    return pad(sized(row(shared(left, 1.7), blank(), shared(moon)), high=HIGH), 2 * LARGE, 0)


# --- the tablets -----------------------------------------------------------------------------------


def _tablets(v: View, s: UndecimState) -> Block:
    order = [card for card, _ in s.entries]
    leads = next((card for card in order if ACTION_CARDS[card].red), order[0])
    field = [
        _played(v, s, card, order.index(card) + 1, card == leads)
        if card in order
        else solid(on(DULL, small(card, inks.TOLD.size, "undecim-reveal-in-field"), 3, PAD), *_FREE)
        for card in places.shown_actions(s)
    ]
    return fitted(row(*field, gap=GAP))


def _played(v: View, s: UndecimState, card: str, place: int, leads: bool) -> Block:
    """A tablet in the light, and whose it is."""
    seat = dict(s.entries)[card]
    color, ink = v.colors[seat], inks.GOLD if leads else inks.BRIGHT
    hung = over(
        pad(picture("undecim/scenes/gleam"), *_GLEAM),
        drawn(revealed(card, has_gold_line(s.rules(), card))),
        pad(ring(inks.GLOW, inks.INK, PAD, 3), -3) if leads else None,
    )
    whose = named(seat, inks.HEAD.but(colour=ink))
    who = row(shape_of(color), whose, sized(write(place, inks.COUNT.but(colour=ink)), SIGN))
    return column(hung, sized(on(inks.PLATE.but(line=inks.SEAT[color][0]), who, PAD, 0), high=HIGH), gap=PAD)


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
    crowded = count > _MANY
    steps = [_step(v, entry, i, False, crowded) for i, entry in enumerate(s.entries, len(red) + 1)]
    head = row(
        say("undecim-reveal-follows", inks.HEAD),
        say("undecim-reveal-always", inks.SMALL.but(align="right")),
    )
    told = column(
        head,
        _band("red", "steal", row(*first)),
        _band("effects", "hand", grid(steps, -(-count // 2) if crowded else count)),
        _band("end", "grassland", _end(s)),
    )
    return on(inks.BOARD, told, GAP)


def _band(key: str, mark: str, block: Block) -> Block:
    """One of the three, with its name."""
    name = row(sign(mark, LARGE), say(f"undecim-reveal-{key}", inks.NAME))
    why = say(f"undecim-reveal-{key}-why", inks.SMALL.but(lines=0, leading=1.3, valign="top"))
    return shared(row(sized(on(inks.PLATE, column(name, why), PAD, 3), _NAMED), pad(block, 0, PAD)))


def _step(v: View, entry: _Entry, place: int, red: bool, crowded: bool = False) -> Block:
    """What is done at that place in the order: whose card, and which."""
    card, seat = entry
    now = place == 1
    look = inks.CELL.but(fill="#4A1F29", line=inks.RED_LINE.line) if red else inks.CELL.but(line=inks.BOARD.line)
    disc = inks.PLATE.but(fill=inks.GOLD if now else inks.DARK, line=inks.GOLD)
    who = row(shape_of(v.colors[seat]), number(card, LARGE), named(seat))
    told = who if crowded else column(who, say(name_of(card), inks.SMALL.but(colour=inks.BEIGE)))
    step = row(badge(place, inks.NAME.but(colour=inks.INK if now else inks.PALE), disc, ROW), told)
    return on(look.but(line=inks.GLOW, width=2.2) if now else look, step, PAD, 3)


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
    return on(look, column(row(sign(mark, LARGE), say(f"undecim-reveal-{key}", inks.NAME)), what), PAD, 3)


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
    head = sized(row(profile(color, _FACE), column(calls, what), gap=GAP), high=_FACE)
    return slab("slab_great", inks.SEAT[color][0], pad(column(head, *rest), GAP, PAD))


def _risk(v: View, s: UndecimState, seat: int, kinds: tuple[str, ...]) -> Block:
    """What of that kind a seat could lose."""
    sides = [area.side_of(s, seat, held) for held in area.eligible(s, seat, kinds)]
    look = inks.PAPER.but(fill="#EFE6D2", line="#C9A24A")
    count = inks.INKED_NAME.but(align="center")
    lost = [
        chip(look, sign(side, LARGE), sized(write(sides.count(side), count), GAP), x=3, gap=2)
        for side in SIDES
        if side in sides
    ]
    nothing = say("undecim-reveal-nothing", inks.INKED.but(colour=inks.INK_2, lines=1))
    who = row(shape_of(v.colors[seat]), sized(named(seat, inks.INKED_NAME), _FREE[0]))
    return sized(on(inks.PAPER, row(who, *(lost or [nothing])), PAD, 0), high=HIGH)


# --- the night -------------------------------------------------------------------------------------


def _under_the_moon(block: Block) -> DisplayList:
    return laid(over(picture("undecim/scenes/night"), block), *inks.TABLE)


def falls(v: View) -> DisplayList:
    """The red moon rises over everybody: what this night is, and how many enemies each has. 1280 x 720."""
    s: UndecimState = v.state
    what = f"undecim-night-what-{s.rules().moon_land}".replace("_", "-")
    told = column(
        say("undecim-phase-night", inks.BANNER.but(size=76, align="center")),
        sized(say(what, inks.TITLE.but(colour=inks.CREAM, face="body", align="center", lines=2, leading=1.5)), _BROAD),
        blank(),
        row(*(_threatened(v, s, seat) for seat in order_of(s)), gap=GAP, along="middle"),
    )
    return _under_the_moon(pad(told, 0, _SKY, 0, 1.5 * _SKY))


def _threatened(v: View, s: UndecimState, seat: int) -> Block:
    """How many enemies a seat has, and how many it may discard."""
    has = area.enemies(s, seat)
    most = has == s.most_enemies and has > 0
    key = "any" if most else "one"
    may = say(
        f"undecim-night-may-{key}" if has else "undecim-night-no-enemy", inks.TOLD.but(colour=inks.PEACH, leading=1.1)
    )
    count = row(sign("enemy", LARGE), sized(write(has, inks.TOTAL.but(align="center")), LARGE), may)
    who = row(profile(v.colors[seat], _FACE), column(named(seat, inks.TITLE.but(colour=inks.BRIGHT)), count), gap=GAP)
    look = inks.NIGHTLY.but(line=inks.GLOW, width=2.4) if most else inks.NIGHTLY
    return sized(on(look, who, GAP), *_THREAT)


def ended(v: View) -> DisplayList:
    """What the night has brought each seat: enemies, lands, together. 1280 x 720."""
    s: UndecimState = v.state
    order = sorted(range(s.seats), key=lambda seat: -_brought(s, seat))
    towers = (_brought_home(v, s, seat, seat == order[0]) for seat in order)
    told = column(
        say("undecim-night-over", inks.BANNER),
        say("undecim-night-reset", inks.HEAD.but(colour=inks.PEACH, face="body"), {"count": s.rules().moon_counters}),
        blank(),
        fitted(row(*towers, gap=GAP)),
    )
    return _under_the_moon(pad(told, LARGE, _HEADS))


def _brought_home(v: View, s: UndecimState, seat: int, first: bool) -> Block:
    """The tower of a seat with its sums."""
    land, moon, annex, annex_moon = scoring.land_lines(s, seat)
    lands = night.land_sum(s, land + annex, land + moon + annex + annex_moon)
    slain = (sign("enemy", 2 * SIGN) for _ in range(s.slain[seat]))
    points = write(f"[vp] **{s.vp[seat]}**", inks.TITLE.but(colour=inks.BRIGHT, face="body"))
    together = row(
        say("undecim-night-together", inks.COUNT.but(colour=inks.CREAM, face="body", align="left")),
        write(f"**+{_brought(s, seat)}** [vp]", inks.TOTAL.but(size=28, face="body")),
    )
    look = inks.NIGHTLY.but(fill=inks.WINE, line=inks.GLOW) if first else inks.NIGHTLY.but(fill="#3A1820")
    told = column(
        row(profile(v.colors[seat], _FACE), column(named(seat, inks.TITLE.but(colour=inks.BRIGHT)), points), gap=GAP),
        _sum("undecim-night-slain", night.sum_of(s, s.slain[seat])),
        _sum("undecim-night-land", lands),
        shared(fitted(row(*slain, blank(1, 2 * SIGN), gap=3))),
        sized(on(look, together, GAP, 0), high=_HEADS),
        gap=GAP,
    )
    return sized(night.walled(inks.SEAT[v.colors[seat]][0], pad(told, GAP), first), *_TOWER)


def _sum(message: str, value: str) -> Block:
    told = row(say(message, inks.NAME.but(face="body")), sized(write(value, inks.COUNT.but(align="right")), _VALUE))
    return sized(on(inks.NIGHTLY.but(line="", opacity=0.7), told, GAP, 0), high=1.2 * HIGH)


def _brought(s: UndecimState, seat: int) -> int:
    return scoring.enemies_vp(s, s.slain[seat]) + sum(scoring.land_lines(s, seat))
