"""Pictures over the whole table: the reveal of the chosen cards, the night that falls, what the night has brought."""

from __future__ import annotations

from typing import Final

from game.engine import Event, View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.parts import badge, chip, ring
from game.titles.undecim.art import inks, night
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
    torch = lay.icon("undecim/scenes/bracket", *_TORCH)
    wall = lay.over(
        lay.ground(lay.Ground(inks.DARK, "", 0)),
        lay.pad(lay.picture("undecim/scenes/gate"), 0, top, 0, 0),
        lay.column(lay.drawn(head), lay.blank()),
        lay.pad(lay.corner(lay.row(torch, lay.blank(), torch), 0, _HUNG), 3, 0),
    )
    below = lay.row(lay.shared(_follows(v, s), 2.3), lay.shared(_first(v, s)), gap=inks.GAP)
    body = lay.column(_head(s), lay.sized(_tablets(v, s), high=_TABLETS), below, gap=inks.PAD)
    return lay.laid(lay.over(wall, lay.pad(body, inks.GAP, top + inks.PAD, inks.GAP, top)), *inks.TABLE)


def _head(s: UndecimState) -> lay.Block:
    rule = lay.line(
        lay.say("undecim-reveal-title", inks.TITLE.but(colour=inks.BRIGHT)), lay.say("undecim-reveal-rule", _LINE)
    )
    key = "night" if night_tonight(s) else "left"
    told = lay.say(f"undecim-reveal-moon-{key}", _LINE, {"count": s.counters})
    die = inks.sign(f"die{s.die}", inks.LARGE) if s.die else None
    moon = lay.on(inks.TAG.but(line=inks.FLAME, width=1.3), lay.row(die, told), inks.PAD, 0)
    left = lay.on(inks.TAG, lay.row(inks.sign("turn", inks.LARGE), rule), inks.PAD, 0)
    return lay.pad(
        lay.sized(lay.row(lay.shared(left, 1.7), lay.blank(), lay.shared(moon)), high=HIGH), 2 * inks.LARGE, 0
    )


# --- the tablets -----------------------------------------------------------------------------------


def _tablets(v: View, s: UndecimState) -> lay.Block:
    order = [card for card, _ in s.entries]
    leads = next((card for card in order if ACTION_CARDS[card].red), order[0])
    field = [
        _played(v, s, card, order.index(card) + 1, card == leads)
        if card in order
        else inks.solid(lay.on(DULL, small(card, inks.TOLD.size, "undecim-reveal-in-field"), 3, inks.PAD), *_FREE)
        for card in places.shown_actions(s)
    ]
    return lay.fitted(lay.row(*field, gap=inks.GAP))


def _played(v: View, s: UndecimState, card: str, place: int, leads: bool) -> lay.Block:
    """A tablet in the light, and whose it is."""
    seat = dict(s.entries)[card]
    color, ink = v.colors[seat], inks.GOLD if leads else inks.BRIGHT
    hung = lay.over(
        lay.pad(lay.picture("undecim/scenes/gleam"), *_GLEAM),
        lay.drawn(revealed(card, has_gold_line(s.rules(), card))),
        lay.pad(ring(inks.GLOW, inks.INK, inks.PAD, 3), -3) if leads else None,
    )
    whose = inks.named(seat, inks.HEAD.but(colour=ink))
    who = lay.row(inks.shape_of(color), whose, lay.sized(lay.write(place, inks.COUNT.but(colour=ink)), inks.SIGN))
    return lay.column(
        hung, lay.sized(lay.on(inks.PLATE.but(line=inks.SEAT[color][0]), who, inks.PAD, 0), high=HIGH), gap=inks.PAD
    )


# --- what follows ----------------------------------------------------------------------------------


def _follows(v: View, s: UndecimState) -> lay.Block:
    """Three bands: red texts, effects with the auto action, the end of the round."""
    red = [entry for entry in s.entries if ACTION_CARDS[entry[0]].red]
    first: list[lay.Block] = [_step(v, entry, i, True) for i, entry in enumerate(red, 1)]
    if not red:
        first.append(lay.say("undecim-reveal-no-red", inks.TOLD))
    elif len(red) == 1:
        first.append(lay.blank())
    count = len(s.entries)
    crowded = count > _MANY
    steps = [_step(v, entry, i, False, crowded) for i, entry in enumerate(s.entries, len(red) + 1)]
    head = lay.row(
        lay.say("undecim-reveal-follows", inks.HEAD),
        lay.say("undecim-reveal-always", inks.SMALL.but(align="right")),
    )
    told = lay.column(
        head,
        _band("red", "steal", lay.row(*first)),
        _band("effects", "hand", lay.grid(steps, -(-count // 2) if crowded else count)),
        _band("end", "grassland", _end(s)),
    )
    return lay.on(inks.BOARD, told, inks.GAP)


def _band(key: str, mark: str, block: lay.Block) -> lay.Block:
    """One of the three, with its name."""
    name = lay.row(inks.sign(mark, inks.LARGE), lay.say(f"undecim-reveal-{key}", inks.NAME))
    why = lay.say(f"undecim-reveal-{key}-why", inks.SMALL.but(lines=0, leading=1.3, valign="top"))
    return lay.shared(
        lay.row(lay.sized(lay.on(inks.PLATE, lay.column(name, why), inks.PAD, 3), _NAMED), lay.pad(block, 0, inks.PAD))
    )


def _step(v: View, entry: _Entry, place: int, red: bool, crowded: bool = False) -> lay.Block:
    """What is done at that place in the order: whose card, and which."""
    card, seat = entry
    now = place == 1
    look = inks.CELL.but(fill="#4A1F29", line=inks.RED_LINE.line) if red else inks.CELL.but(line=inks.BOARD.line)
    disc = inks.PLATE.but(fill=inks.GOLD if now else inks.DARK, line=inks.GOLD)
    who = lay.row(inks.shape_of(v.colors[seat]), inks.number(card, inks.LARGE), inks.named(seat))
    told = who if crowded else lay.column(who, lay.say(inks.name_of(card), inks.SMALL.but(colour=inks.BEIGE)))
    step = lay.row(badge(place, inks.NAME.but(colour=inks.INK if now else inks.PALE), disc, inks.ROW), told)
    return lay.on(look.but(line=inks.GLOW, width=2.2) if now else look, step, inks.PAD, 3)


def _end(s: UndecimState) -> lay.Block:
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
    return lay.row(*(_part(key, mark, facts) for key, mark, shown in parts if shown))


def _part(key: str, mark: str, facts: dict[str, object]) -> lay.Block:
    look = inks.CELL.but(fill="#3A1820", line=inks.FLAME) if key == "moon" else inks.CELL
    what = lay.say(f"undecim-reveal-{key}-what", inks.SMALL.but(colour=inks.BEIGE, lines=0, leading=1.05), facts)
    return lay.on(
        look,
        lay.column(lay.row(inks.sign(mark, inks.LARGE), lay.say(f"undecim-reveal-{key}", inks.NAME)), what),
        inks.PAD,
        3,
    )


# --- who begins ------------------------------------------------------------------------------------


def _first(v: View, s: UndecimState) -> lay.Block:
    """Who begins; for a red text what it could take."""
    red = [entry for entry in s.entries if ACTION_CARDS[entry[0]].red]
    card, seat = (red or list(s.entries))[0]
    color, text = v.colors[seat], ACTION_CARDS[card].red
    calls = lay.say("undecim-reveal-first", inks.TITLE.but(colour=inks.INK), {"seat": seat})
    if text is None:
        what = lay.say(inks.name_of(card), inks.INKED_NAME.but(colour=inks.WINE))
        whole = lay.say(f"undecim-text-{card}".replace("_", "-"), inks.INKED.but(leading=1.5, valign="top"))
        rest = [whole]
    else:
        what = lay.say(f"undecim-red-{card}".replace("_", "-"), inks.INKED.but(colour=inks.RED, leading=1.25))
        rest = [_risk(v, s, other, text.kinds) for other in (*range(seat + 1, s.seats), *range(seat))]
        safe = inks.INKED.but(colour=inks.INK_2, valign="top")
        rest.append(lay.say("undecim-reveal-safe", safe))
    head = lay.sized(lay.row(inks.profile(color, _FACE), lay.column(calls, what), gap=inks.GAP), high=_FACE)
    return inks.slab("slab_great", inks.SEAT[color][0], lay.pad(lay.column(head, *rest), inks.GAP, inks.PAD))


def _risk(v: View, s: UndecimState, seat: int, kinds: tuple[str, ...]) -> lay.Block:
    """What of that kind a seat could lose."""
    sides = [area.side_of(s, seat, held) for held in area.eligible(s, seat, kinds)]
    look = inks.PAPER.but(fill="#EFE6D2", line="#C9A24A")
    count = inks.INKED_NAME.but(align="center")
    lost = [
        chip(look, inks.sign(side, inks.LARGE), lay.sized(lay.write(sides.count(side), count), inks.GAP), x=3, gap=2)
        for side in SIDES
        if side in sides
    ]
    nothing = lay.say("undecim-reveal-nothing", inks.INKED.but(colour=inks.INK_2, lines=1))
    who = lay.row(inks.shape_of(v.colors[seat]), lay.sized(inks.named(seat, inks.INKED_NAME), _FREE[0]))
    return lay.sized(lay.on(inks.PAPER, lay.row(who, *(lost or [nothing])), inks.PAD, 0), high=HIGH)


# --- the night -------------------------------------------------------------------------------------


def _under_the_moon(block: lay.Block) -> DisplayList:
    return lay.laid(lay.over(lay.picture("undecim/scenes/night"), block), *inks.TABLE)


def falls(v: View) -> DisplayList:
    """The red moon rises over everybody: what this night is, and how many enemies each has. 1280 x 720."""
    s: UndecimState = v.state
    what = f"undecim-night-what-{s.rules().moon_land}".replace("_", "-")
    told = lay.column(
        lay.say("undecim-phase-night", inks.BANNER.but(size=76, align="center")),
        lay.sized(
            lay.say(what, inks.TITLE.but(colour=inks.CREAM, face="body", align="center", lines=2, leading=1.5)), _BROAD
        ),
        lay.blank(),
        lay.row(*(_threatened(v, s, seat) for seat in order_of(s)), gap=inks.GAP, along="middle"),
    )
    return _under_the_moon(lay.pad(told, 0, _SKY, 0, 1.5 * _SKY))


def _threatened(v: View, s: UndecimState, seat: int) -> lay.Block:
    """How many enemies a seat has, and how many it may discard."""
    has = area.enemies(s, seat)
    most = has == s.most_enemies and has > 0
    key = "any" if most else "one"
    may = lay.say(
        f"undecim-night-may-{key}" if has else "undecim-night-no-enemy", inks.TOLD.but(colour=inks.PEACH, leading=1.1)
    )
    count = lay.row(
        inks.sign("enemy", inks.LARGE), lay.sized(lay.write(has, inks.TOTAL.but(align="center")), inks.LARGE), may
    )
    who = lay.row(
        inks.profile(v.colors[seat], _FACE),
        lay.column(inks.named(seat, inks.TITLE.but(colour=inks.BRIGHT)), count),
        gap=inks.GAP,
    )
    look = inks.NIGHTLY.but(line=inks.GLOW, width=2.4) if most else inks.NIGHTLY
    return lay.sized(lay.on(look, who, inks.GAP), *_THREAT)


def ended(v: View) -> DisplayList:
    """What the night has brought each seat: enemies, lands, together. 1280 x 720."""
    s: UndecimState = v.state
    order = sorted(range(s.seats), key=lambda seat: -_brought(s, seat))
    towers = (_brought_home(v, s, seat, seat == order[0]) for seat in order)
    told = lay.column(
        lay.say("undecim-night-over", inks.BANNER),
        lay.say(
            "undecim-night-reset", inks.HEAD.but(colour=inks.PEACH, face="body"), {"count": s.rules().moon_counters}
        ),
        lay.blank(),
        lay.fitted(lay.row(*towers, gap=inks.GAP)),
    )
    return _under_the_moon(lay.pad(told, inks.LARGE, _HEADS))


def _brought_home(v: View, s: UndecimState, seat: int, first: bool) -> lay.Block:
    """The tower of a seat with its sums."""
    land, moon, annex, annex_moon = scoring.land_lines(s, seat)
    lands = night.land_sum(s, land + annex, land + moon + annex + annex_moon)
    slain = (inks.sign("enemy", 2 * inks.SIGN) for _ in range(s.slain[seat]))
    points = lay.write(f"[vp] **{s.vp[seat]}**", inks.TITLE.but(colour=inks.BRIGHT, face="body"))
    together = lay.row(
        lay.say("undecim-night-together", inks.COUNT.but(colour=inks.CREAM, face="body", align="left")),
        lay.write(f"**+{_brought(s, seat)}** [vp]", inks.TOTAL.but(size=28, face="body")),
    )
    look = inks.NIGHTLY.but(fill=inks.WINE, line=inks.GLOW) if first else inks.NIGHTLY.but(fill="#3A1820")
    told = lay.column(
        lay.row(
            inks.profile(v.colors[seat], _FACE),
            lay.column(inks.named(seat, inks.TITLE.but(colour=inks.BRIGHT)), points),
            gap=inks.GAP,
        ),
        _sum("undecim-night-slain", night.sum_of(s, s.slain[seat])),
        _sum("undecim-night-land", lands),
        lay.shared(lay.fitted(lay.row(*slain, lay.blank(1, 2 * inks.SIGN), gap=3))),
        lay.sized(lay.on(look, together, inks.GAP, 0), high=_HEADS),
        gap=inks.GAP,
    )
    return lay.sized(night.walled(inks.SEAT[v.colors[seat]][0], lay.pad(told, inks.GAP), first), *_TOWER)


def _sum(message: str, value: str) -> lay.Block:
    told = lay.row(
        lay.say(message, inks.NAME.but(face="body")), lay.sized(lay.write(value, inks.COUNT.but(align="right")), _VALUE)
    )
    return lay.sized(lay.on(inks.NIGHTLY.but(line="", opacity=0.7), told, inks.GAP, 0), high=1.2 * HIGH)


def _brought(s: UndecimState, seat: int) -> int:
    return scoring.enemies_vp(s, s.slain[seat]) + sum(scoring.land_lines(s, seat))
