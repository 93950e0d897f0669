"""While something can be built: the slab rises, the frontier draws together to a strip, every possible build is listed
with what it is worth, and beside it stand the steps of the card and the awards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Rect, signed
from game.presentation import layout as lay
from game.presentation.parts import badge
from game.titles.undecim.art import frontier, inks, own
from game.titles.undecim.art.awards import award_block
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.black import steps_of as black_steps
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.components import GOLD
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places
from game.titles.undecim.table.build_places import COLUMN_TOP, LISTED, SLAB, listed, towns, way_at
from game.titles.undecim.table.outlook import night_tonight
from game.titles.undecim.table.ways import BuildWay, ways

STRIP_AT: Rect = (12.0, 174.0, 1256.0, 78.0)
_ANNEXED: Final = (422.0, 138.0)
"""Where the first annexation lies on the slab."""
LOOSE: Final = 134.0
"""So high is the part of the slab on which loose cards lie."""
_RANKS, _MOON, _MARGIN = (94.0, 49.0, 140.0), 64, 12
"""Where the warriors of the strip begin and how far they stand; how large its moon is; the margin of the slab."""
_TOWN, _LEVEL, _GAIN = (132, 74), 70, 66
"""How large the place of a new settlement is, how wide a level and the end of a build are."""
_SIDE, _HEAD, _STEPS, _TALL, AWARDS = (296, 264), 32, 114, 98.0, 2
"""The sheet beside the slab, its head, its steps, its awards; so many stand side by side."""
_MORE: Final = 1.24
"""So much wider than the name of the list is what is said of builds that are not in it."""
BROAD: Final = 200
"""A build so wide stands in a list of few."""


# --- the strip of the frontier ---------------------------------------------------------------------


def warriors(s: UndecimState) -> list[tuple[float, float]]:
    """The upper left corners of the warriors in the strip: one for each counter that has gone."""
    gone = s.rules().moon_counters - s.counters
    return [
        (_RANKS[0] + i * min(frontier.SMALL[0], _RANKS[2] / max(1, gone)), _RANKS[1] - 3.0 * (i % 3 == 1))
        for i in range(gone)
    ]


def strip(v: View) -> DisplayList:
    """The moon and the wall, drawn together. 1256 x 78."""
    s: UndecimState = v.state
    key = "night" if night_tonight(s) else "left"
    words = lay.say(f"undecim-build-moon-{key}", inks.SMALL.but(colour=inks.ROSE), {"count": s.counters})
    told = lay.row(words, inks.sign(f"die{s.die}", inks.LARGE) if s.die else None)
    tag = lay.sized(
        inks.backed(inks.TAG.but(line=inks.FLAME, width=1.3, opacity=0.93), told, inks.PAD, 0), high=inks.ROW
    )
    moon = lay.row(lay.icon(frontier.moon_of(s), _MOON), lay.pad(lay.column(tag, lay.blank()), 0, inks.PAD))
    edge = lay.aside(lay.ground(inks.frame("#6E5648")))
    whole = lay.over(
        edge, lay.row(lay.hot(lay.sized(lay.pad(moon, inks.SIGN, 0, 0), places.COUNTRY[2]), "moon"), lay.blank())
    )
    sheet = lay.laid(whole, *STRIP_AT[2:])
    for x, y in warriors(s):
        sheet.svg("undecim/scenes/warrior", (x, y, *frontier.SMALL))
    return sheet


# --- the slab --------------------------------------------------------------------------------------


def area(v: View) -> DisplayList:
    """Loose cards, the list of builds, the settlements laid across. 952 x 285."""
    s: UndecimState = v.state
    me = v.me
    left, top, w, h = SLAB
    sheet = DisplayList(w, h)
    dark = lay.column(lay.blank(high=LOOSE), lay.ground(lay.Ground("#CDBD95", opacity=0.5)), gap=0)
    lay.fill(
        sheet,
        (0, 0, w, h),
        inks.slab("slab_high", inks.SEAT[v.colors[me]][0], lay.over(lay.pad(dark, 2, 0, 2, 3), _heads(s, me))),
    )
    for side in places.COLUMNS:
        own.column_ground(sheet, s, me, side, places.column_at(side) - left, COLUMN_TOP - top)
    found = listed(s, me)
    for i, way in enumerate(found):
        x, y, wide, high = way_at(i, len(found))
        lay.fill(sheet, (x - left, y - top, wide, high), _way(s, me, way, (wide, high)))
    own.annexations(sheet, s, me, _ANNEXED)
    for ((x, y, wide, high), k), (faces, worth) in zip(towns(s, me), inks.worth_of(s, me)):
        lay.fill(
            sheet, (x - left, y - top + high + 3, max(wide, _TOWN[1]), inks.SIGN), own.town(len(faces), worth, k > 0.8)
        )
    settle = lay.say(
        "undecim-build-new", inks.INKED_SMALL.but(colour=inks.INK, face="bold", align="center", lines=0, leading=1.1)
    )
    place = lay.over(
        inks.empty(inks.WINE, 1.8, inks.WHITE), lay.pad(lay.column(inks.sign("settle", 2 * inks.SIGN), settle), 2, 3)
    )
    lay.fill(sheet, (w - _TOWN[0] - _MARGIN, LOOSE + 2 * _MARGIN + inks.PAD, *_TOWN), place)
    return sheet


def _heads(s: UndecimState, me: int) -> lay.Block:
    """The names of the parts of the slab."""
    right = inks.INKED_SMALL.but(align="right")
    more = len(ways(s, me)) - LISTED
    told = lay.say("undecim-build-more", right, {"count": more})
    hidden = lay.shared(told, _MORE) if more > 0 else lay.blank()
    heads = own.parted(
        *(lay.aside(own.chapter(f"undecim-art-{key}", key != "gold")) for key in ("lands", "resources", "gold")),
        lay.row(lay.aside(lay.say("undecim-build-ways", inks.CHAPTER)), hidden),
    )
    built = lay.say("undecim-art-sum-towns", inks.INKED_SMALL, {"vp": scoring.building_vp(s, me)})
    none = (
        lay.say("undecim-build-none", inks.INKED.but(colour=inks.INK_2, valign="top"))
        if not s.settled[me]
        else lay.blank()
    )
    below = lay.column(
        lay.row(lay.sized(lay.say("undecim-build-laid", inks.CHAPTER), places.COUNTRY[2]), built),
        lay.pad(none, 3, inks.PAD),
        lay.sized(lay.say("undecim-art-sum-build", right), high=inks.LARGE),
    )
    top = lay.sized(lay.column(lay.blank(high=1), lay.sized(heads, high=inks.LARGE), lay.blank()), high=LOOSE)
    return lay.column(top, lay.pad(lay.aside(below), _MARGIN, 2), gap=0)


def _way(s: UndecimState, me: int, way: BuildWay, size: tuple[float, float]) -> lay.Block:
    """A possible build: what is laid to what, the level, and what it brings."""
    wide, high = size
    broad, mark = wide > BROAD, min(inks.LARGE, high - 6)
    text = f"Lv{way.before}→**{way.level}**" if way.before and broad else f"Lv**{way.level}**"
    style = (inks.INKED if broad else inks.INKED_SMALL).but(colour=inks.INK, align="right", lines=1)
    level = lay.sized(lay.write(text, style), _LEVEL if broad else _LEVEL / 2)
    added = [inks.sign(side, mark) for side in way.sides]
    if way.settlement:
        faces = next(f for cards, f in zip(s.settled[me], s.levels[me]) if cards[0] == way.settlement)
        room = wide - _GAIN - _LEVEL * (1 if broad else 0.5) - mark * len(added)
        pitch = min(mark - 2, (room - mark) / max(1, len(faces) - 1))
        old = lay.row(*(inks.sign(side, mark) for side in faces), gap=pitch - mark)
        marks = lay.row(old, lay.sized(lay.write("+", inks.INKED_NAME.but(align="center")), _MARGIN), *added, gap=1)
    else:
        marks = lay.row(inks.sign("settle", mark), *added, gap=1)
    good = way.gain > 0 and GOLD not in way.sides
    gain = lay.on(
        inks.tint(inks.GREEN if good else "#7C6A2A"), lay.write(signed(way.gain), inks.COUNT.but(colour=inks.WHITE))
    )
    look = inks.PAPER.but(fill="#FFFDF6", line="#A88A52", shadow=70)
    return lay.on(look, lay.row(marks, lay.blank(), level, lay.pad(lay.sized(gain, _MOON * 0.6), 2, 2), gap=3), 3, 0)


# --- the steps of the card, the awards -------------------------------------------------------------


class StepShown(NamedTuple):
    """A step: its message, whether it is ``done``, ``now`` or ``next``."""

    message: str
    params: Mapping[str, Any]
    state: str


def steps_of(s: UndecimState) -> list[StepShown]:
    """Gold line, black text, auto action of the entry in progress."""
    found: list[StepShown] = []
    if has_gold_line(s.rules(), s.entries[s.at][0]):
        key = "gold" if s.step <= 1 else "gold-paid" if s.paid else "gold-left"
        found.append(StepShown(f"undecim-step-{key}", {}, "now" if s.step <= 1 else "done"))
    for i, step in enumerate(black_steps(s), 2):
        state = "now" if s.step == i else "done" if s.step > i else "next"
        found.append(StepShown(f"undecim-step-{step.op}".replace("_", "-"), {}, state))
    last = len(black_steps(s)) + 2
    found.append(StepShown("undecim-step-auto", {}, "now" if s.step >= last else "next"))
    return found


def steps(v: View) -> DisplayList:
    """What the card in play does, step by step, and how the awards stand. 296 x 264."""
    s: UndecimState = v.state
    card, seat = s.entries[s.at]
    name = lay.hot(
        lay.row(inks.number(card, inks.ROW), lay.say(inks.name_of(card), inks.HEAD.but(colour=inks.BRIGHT))),
        f"card/{card}",
    )
    head = lay.sized(lay.row(name, inks.shape_of(v.colors[seat])), high=_HEAD)
    found = (lay.shared(_step(i, step)) for i, step in enumerate(steps_of(s), 1))
    shown = [*s.awards, *s.won][: 2 * AWARDS]
    high = _TALL if len(shown) <= AWARDS else _TALL / 2 - 3
    awards = lay.grid((lay.sized(award_block(s, v, award, high), high=high) for award in shown), 2)
    told = lay.column(head, lay.sized(lay.column(*found, gap=3), high=_STEPS), awards)
    return lay.laid(lay.over(inks.framed(inks.GOLD), lay.pad(told, inks.PAD, 3)), *_SIDE)


def _step(place: int, step: StepShown) -> lay.Block:
    lit = step.state == "now"
    look = inks.CELL.but(fill="#4A3A22", line=inks.GOLD) if lit else inks.CELL
    style = inks.TOLD.but(colour=inks.BRIGHT if lit else inks.CREAM, face="bold" if lit else "body", lines=1)
    words = lay.say(step.message, style, step.params)
    disc = inks.PLATE.but(fill=inks.GOLD if lit else inks.DARK, line="" if lit else inks.GOLD, width=1)
    dot = badge(place, inks.SMALL.but(colour=inks.INK if lit else inks.CREAM, face="bold"), disc, inks.SIGN)
    mark = inks.ticked(inks.SIGN) if step.state == "done" else dot
    return lay.over(lay.aside(lay.ground(look)), lay.pad(lay.row(mark, words), 3, 0))
