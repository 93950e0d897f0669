"""What lies before the viewer: the marble slab of the area, the plate, the hand, and what can be pressed."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, Control, DisplayList, Rect, signed
from game.presentation import layout as lay
from game.titles.undecim.art import inks
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.components import ACTION_HAND, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places, stages

GROUPS: Final = {"lands": 226.0, "resources": 226.0, "gold": 124.0, "towns": 300.0}
"""How wide the four parts of the slab are."""
ANNEXED: Final = (108.0, 30.0)
"""How large an annexation is, and where the first lies on it."""
_ANNEXED_AT: Final = (626.0, 96.0)
_HIGH: Final = 116
"""How high what lies at the foot of the table is."""
_HAND, _ACTIONS, _FACE = 594, 258, 54
_TONIGHT: Final[Rect] = (742, 26, 140, 100)
_BELOW: Final = 20
"""How high the words below a card are."""
_LARGE_SUM: Final = inks.INKED_SMALL.but(size=16)
MOON: Final = "undecim/moon/ten_0"
_ROOM: Final = 83
"""How wide a card of the hand is."""
_FINE: Final = inks.INKED_SMALL.but(size=12)
_LIT: Final = inks.tint("#5E3A34")


def parted(*parts: lay.Block) -> lay.Block:
    """A line of the slab, part by part."""
    return lay.pad(
        lay.row(*(lay.sized(part, wide) for part, wide in zip(parts, GROUPS.values())), gap=1.4 * inks.GAP), inks.GAP, 0
    )


@cache
def chapter(message: str, ruled: bool = False) -> lay.Block:
    """The name of a part of the slab, perhaps with a line behind it."""
    words = lay.say(message, inks.CHAPTER)
    return (
        lay.row(lay.sized(words, _HIGH), lay.column(lay.blank(), inks.thread(), lay.blank(), gap=0)) if ruled else words
    )


def area(v: View) -> DisplayList:
    """Columns for each half, settlements, and the sums where they come from. 952 x 172."""
    s: UndecimState = v.state
    me = v.me
    left, top, w, h = places.SLAB
    sheet = DisplayList(w, h)
    heads = parted(*(chapter(f"undecim-art-{key}", key in ("lands", "resources")) for key in GROUPS))
    told = lay.column(lay.aside(heads), lay.blank(), _sums(s, me))
    line = inks.SEAT[v.colors[me]][0]
    lay.fill(sheet, (0, 0, w, h), inks.slab("slab", line, lay.pad(told, 0, 3), "" if asked_of(s, me) else GONE))
    for side in places.COLUMNS:
        column_ground(sheet, s, me, side, places.column_at(side) - left, places.COLUMN_TOP - top)
    for ((x, y, wide, high), k), (faces, worth) in zip(places.towns(s, me), inks.worth_of(s, me)):
        lay.fill(
            sheet,
            (x - left, y - top + high + 1, max(wide, places.TABLET[0] * 0.75), _BELOW * k),
            town(len(faces), worth, k == 1),
        )
    x, y, wide, high = places.new_town(s, me)
    settle = lay.column(
        inks.sign("settle", inks.LARGE, False), lay.say("undecim-art-new-town", _FINE.but(align="center"))
    )
    lay.fill(
        sheet,
        (x - left, y - top, wide, high),
        lay.aside(lay.over(inks.empty(inks.INK_2, 1.4, inks.WHITE), lay.pad(settle, 1, 3))),
    )
    annexations(sheet, s, me, _ANNEXED_AT)
    _tonight(sheet, s, me)
    return sheet


def column_ground(sheet: DisplayList, s: UndecimState, seat: int, side: str, x: float, y: float) -> None:
    """The ground of a column: an empty place if nothing lies there, the name of the half and how many there are."""
    count = s.sides[seat].count(side)
    place, told = _column(side, count)
    wide, high = places.COLUMN
    lay.fill(sheet, (x, y, wide, high), place)
    lay.fill(sheet, (x - 2, y + high, wide + 3, _BELOW), told)


@cache
def _column(side: str, count: int) -> tuple[lay.Block, lay.Block]:
    """What lies under the cards of a column, and what is told below it."""
    none = lay.over(lay.aside(inks.empty("#9C8860")), lay.aside(inks.sign(side, inks.LARGE, False), SHADOW))
    facts = {"side": side, "count": count, "key": f"of_{side}"}
    name = lay.say("undecim-art-count", _FINE.but(colour=inks.INK if count else "#7A6A52", align="center"), facts)
    many = lay.aside(lay.write(count, inks.TOTAL.but(colour=inks.INK, align="center")), QUIET) if count else None
    told = lay.hot(lay.over(lay.aside(name), many), f"side/{side}")
    return lay.blank() if count else none, told


@cache
def town(level: int, worth: int, large: bool) -> lay.Block:
    """The level of a settlement and its points."""
    small = inks.INKED_SMALL.but(colour=inks.INK)
    full = lay.write(f"Lv **{level}** = **{worth}**[vp]", small if large else _FINE.but(colour=inks.INK))
    quiet = lay.write(f"Lv**{level}**  **{worth}**[vp]", _LARGE_SUM.but(colour=inks.INK) if large else small)
    return lay.over(lay.aside(full), lay.aside(quiet, QUIET))


def annexations(sheet: DisplayList, s: UndecimState, me: int, first: tuple[float, float]) -> None:
    """A frame around each annexation."""
    (x, y), (w, h) = first, ANNEXED
    for i in range(len(s.annexed[me])):
        lay.fill(sheet, (x + w * i, y, w, h), lay.ground(inks.frame("#5F7A26")))


def _tonight(sheet: DisplayList, s: UndecimState, me: int) -> None:
    """What the night would bring as things stand, while the moon is bare and there is room beside the settlements."""
    wide = max((rect[0] + rect[2] for rect, _ in places.towns(s, me)), default=0.0)
    falls = outlook.night_tonight(s) and s.phase in ("red", "act", "take")
    if not falls or wide > _TONIGHT[0] or len(s.annexed[me]) > 1:
        return
    enemies, lands = outlook.tonight(s, me)
    sums = inks.INKED.but(lines=1, align="right")
    together = lay.row(
        lay.say("undecim-night-together", inks.INKED_SMALL.but(colour=inks.RED)),
        lay.sized(lay.write(f"**+{enemies + lands}**[vp]", sums), _FACE),
    )
    told = lay.column(
        lay.row(lay.icon(MOON, inks.SIGN), lay.say("undecim-art-tonight", inks.INKED_NAME.but(colour=inks.RED))),
        *(
            lay.row(inks.sign(mark), lay.write(f"+{vp}", sums))
            for mark, vp in (("enemy", enemies), ("grassland", lands))
        ),
        inks.thread(inks.RED_LINE.line),
        together,
        gap=2,
    )
    lay.fill(sheet, _TONIGHT, lay.on(inks.PAPER.but(line=inks.RED_LINE.line), told, inks.PAD, 3))


def _sums(s: UndecimState, me: int) -> lay.Block:
    """What each part of the slab is worth."""
    land, moon, annex, annex_moon = outlook.land_lines(s, me)
    after = outlook.formed(s, me)
    counted = scoring.counted_lands(after, me)
    facts = {
        "types": sum(1 for n in counted if n),
        "lands": sum(counted),
        "annexed": len(after.annexed[me]),
        "vp": land + annex,
        "moon": land + moon + annex + annex_moon,
    }
    of_lands = "undecim-art-sum-night" if s.night else "undecim-art-sum-land"
    gold, enemy = scoring.gold_vp(s, me), scoring.enemies_vp(s, outlook.may_discard(s, me))
    full = parted(
        lay.say(of_lands, inks.INKED_SMALL, facts),
        lay.say("undecim-art-sum-build", inks.INKED_SMALL),
        lay.say("undecim-art-sum-gold", inks.INKED_SMALL, {"gold": gold, "enemy": enemy}),
        lay.say("undecim-art-sum-towns", inks.INKED_SMALL, {"vp": scoring.building_vp(s, me)}),
    )
    if s.phase == "over":
        return lay.aside(full)
    style = _LARGE_SUM.but(align="center")
    lands = lay.say(of_lands, _LARGE_SUM, facts) if facts["moon" if s.night else "vp"] else lay.blank()
    coins = lay.write(f"**{gold}**[vp]", style) if gold else lay.blank()
    slain = lay.row(lay.write(f"**{enemy}**[vp]", style), lay.icon(MOON, inks.SIGN), gap=0) if enemy else lay.blank()
    quiet = parted(lands, lay.blank(), lay.row(lay.shared(coins), lay.shared(slain, 1.3), gap=0))
    return lay.sized(lay.over(lay.aside(full), lay.aside(quiet, QUIET)), high=inks.LARGE)


def nameplate(v: View) -> DisplayList:
    """Profile, name, points of the viewer. So wide as its region."""
    s: UndecimState = v.state
    return whose(v, places.TABLET[0], 2 * inks.SIGN if places.choosing(s) and v.me in s.sealed else _FACE)


def whose(v: View, wide: float, size: float = _FACE) -> DisplayList:
    """Profile, name and points of the viewer on a plate so wide, 116 high."""
    s: UndecimState = v.state
    me = v.me
    color = v.colors[me]
    lit = asked_of(s, me) and not places.choosing(s)
    name = lay.aside(inks.named(me, inks.NAME.but(align="center")))
    then = lay.aside(inks.to_be(s.vp[me], outlook.worth(s, me), "center"), QUIET)
    worth = lay.sized(inks.points(s.vp[me], inks.SEAT[color][0], "center"), high=inks.ROW)
    told = lay.column(
        lay.sized(inks.profile(color, size), high=_FACE),
        lay.sized(lay.over(name, then), high=inks.LARGE),
        lay.blank(),
        worth,
        gap=2,
    )
    first = lay.corner(lay.hot(inks.sign("start", inks.LARGE), "start"), 0, 0, 3) if me == s.first else None
    look = inks.BOARD.but(line=inks.GOLD, width=2) if lit else inks.BOARD
    return lay.laid(lay.over(lay.aside(lay.ground(look)), lay.pad(told, inks.PAD, 3), first), wide, _HIGH)


def asked_of(s: UndecimState, seat: int) -> bool:
    """True if the pending question is asked of that seat."""
    return bool(s.pending) and seat in s.pending[-1].seats


# --- the hand --------------------------------------------------------------------------------------


def no_cards(s: UndecimState) -> lay.Block:
    """That the hand is empty, and when it is filled again."""
    words = inks.SMALL.but(align="center", lines=0)
    return lay.pad(lay.say("undecim-art-hand-empty", words, {"size": outlook.refilled_to(s)}), inks.LARGE)


def hand(v: View) -> DisplayList:
    """The ground under the hand. 594 x 116."""
    s: UndecimState = v.state
    me = v.me
    room = ACTION_HAND - len(s.actions[me]) + (1 if me in s.sealed else 0) if s.round < ROUNDS else 0
    taking = s.phase == "take" and asked_of(s, me)
    free = [lay.blank()] * (ACTION_HAND - room) + [_room(taking)] * room
    cards = lay.row(*(lay.sized(place, _ROOM) for place in free))
    rest = lay.blank() if s.hands[me] else lay.aside(no_cards(s))
    return lay.laid(lay.over(lay.aside(lay.ground(inks.BOARD)), lay.pad(lay.row(cards, rest), 2, 5)), _HAND, _HIGH)


@cache
def _room(taking: bool) -> lay.Block:
    """The place of an action card that is yet to be taken."""
    words = lay.say("undecim-art-hand-room", _FINE.but(colour=inks.MUTE, align="center", lines=0))
    told = lay.over(
        inks.empty("#8A7448"), lay.pad(lay.column(inks.sign("tablet", inks.LARGE, False), words), 3, inks.PAD)
    )
    return lay.over(lay.aside(inks.empty(inks.GLOW, 1.8), QUIET) if taking else None, lay.aside(told))


# --- what is done ----------------------------------------------------------------------------------


def actions(v: View) -> DisplayList:
    """What is being resolved, and the order of the others. 258 x 116."""
    s: UndecimState = v.state
    mine = asked_of(s, v.me)
    phase = lay.say(f"undecim-phase-{s.phase}".replace("_", "-"), inks.HEAD.but(colour=inks.BRIGHT))
    if s.phase == "act" and s.at < len(s.entries):
        told = lay.aside(_entry(v, s), GONE if stages.stage(v) == stages.BUILD else "")
    elif s.phase in ("take", "night", "land_draw", "bonus", "mulligan") and s.pending:
        told = _queue(v, s, phase)
    elif s.phase == "over":
        told = lay.column(phase, lay.blank())
    else:
        key = s.phase if mine and s.phase in ("select", "red") else "wait"
        now = lay.say(f"undecim-art-now-{key}", inks.TOLD.but(valign="top", leading=1.45))
        told = lay.aside(lay.column(phase, now))
    look = inks.CELL.but(fill=inks.INSET, line=inks.GOLD if mine else inks.LINE)
    return lay.laid(lay.over(lay.aside(lay.ground(look)), lay.pad(told, inks.PAD)), _ACTIONS, _HIGH)


def _entry(v: View, s: UndecimState) -> lay.Block:
    """The card in play, whose it is, and its steps."""
    card, seat = s.entries[s.at]
    head = lay.row(
        inks.number(card, inks.ROW),
        lay.say(inks.name_of(card), inks.HEAD.but(colour=inks.BRIGHT)),
        inks.shape_of(v.colors[seat]),
    )
    steps = ["gold"] if has_gold_line(s.rules(), card) else []
    steps += ["effect", "auto"]
    key = s.pending[-1].key if s.pending else ""
    now = "gold" if key == "gold_line" else "auto" if key == "auto_action" else "effect"
    passed = steps[: steps.index(now)] if now in steps else []
    tiles = (_step(step, step == now, step in passed) for step in steps)
    return lay.column(lay.sized(head, high=inks.ROW), lay.sized(lay.row(*(tiles)), high=inks.LARGE), lay.blank())


@cache
def _step(step: str, lit: bool, passed: bool) -> lay.Block:
    style = inks.SMALL.but(align="center", face="bold" if lit else "body")
    message = f"undecim-art-step-{step}"
    look = inks.tint(inks.GOLD) if lit else inks.PLATE.but(fill="#2E4A3C" if passed else inks.PANEL, line="#7A6250")
    full = lay.on(look, lay.say(message, style.but(colour=inks.INK if lit else inks.CREAM if passed else inks.MUTE)))
    words = lay.say(message, style.but(colour=inks.BRIGHT if lit else inks.MUTE))
    return lay.shared(lay.over(lay.aside(full), lay.aside(lay.on(_LIT, words) if lit else words, QUIET)))


def _queue(v: View, s: UndecimState, phase: lay.Block) -> lay.Block:
    """Who has answered, who is asked, who comes after."""
    asked = s.pending[-1].seats[0]
    seats = [seat for _, seat in s.entries] or s.seating()
    done = [seat for seat in seats if seat not in s.queue and seat != asked]
    order = [*dict.fromkeys(done), asked, *s.queue]
    key = {"take": "take", "night": "night"}.get(s.phase, "bonus")
    silent = s.phase == "mulligan" or v.me != asked
    words = inks.SMALL.but(colour=inks.CREAM, lines=0, valign="top", leading=1.4)
    now = lay.blank() if silent else lay.say(f"undecim-art-now-{key}", words)
    turns = lay.row(*(_turn(v, seat, seat == asked, seat in s.queue) for seat in order))
    full = lay.column(phase, lay.sized(turns, high=inks.ROW), now)
    arrow = lay.icon("shared/icons/right", inks.GAP, alpha=inks.FAINT, c=inks.MUTE)
    marks: list[lay.Block] = []
    for seat in order:
        lit = seat == asked
        mark = inks.shape_of(v.colors[seat], inks.LARGE if lit else inks.SIGN, lit or seat in s.queue)
        marks += [arrow] * bool(marks)
        marks.append(
            lay.over(
                lay.corner(lay.sized(lay.ground(_LIT.but(radius=inks.SIGN)), 2 * inks.SIGN, 2 * inks.SIGN), 0.5, 0.5)
                if lit
                else None,
                mark,
            )
        )
    quiet = lay.column(lay.sized(lay.row(*map(lay.shared, marks), gap=0), high=_FACE), lay.blank())
    return lay.over(lay.aside(full), lay.aside(quiet, QUIET))


def _turn(v: View, seat: int, lit: bool, later: bool) -> lay.Block:
    key = "now" if lit else "next" if later else "done"
    ink = inks.INK if lit else inks.CREAM if later else inks.MUTE
    words = _FINE.but(colour=ink, face="bold" if lit else "body", align="center")
    look = inks.PLATE.but(
        fill=inks.GOLD if lit else inks.PANEL, line="#FFF1C2" if lit else inks.SEAT[v.colors[seat]][0]
    )
    told = lay.row(inks.shape_of(v.colors[seat], 15), lay.say(f"undecim-art-turn-{key}", words), gap=2)
    return lay.shared(lay.on(look, told, 3, 0))


def control(v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
    """The face of a button that moves time counters: how many, and how many would be left. Others are the house's."""
    name, _, said = control.key.partition("/")
    if name != "shift":
        return None
    s: UndecimState = v.state
    change = int(said)
    left = s.counters + change
    look = (
        inks.CELL.but(fill="#4A3A22" if left else "#6E1220", line=inks.GOLD)
        if enabled
        else inks.CELL.but(fill="#2A2024", line=inks.LINE)
    )
    if not enabled:
        then = lay.icon("shared/icons/lock_red", inks.SIGN)
    elif left:
        then = lay.write(f"→{left}", inks.SMALL.but(colour=inks.CREAM, align="center"))
    else:
        then = lay.icon(MOON, inks.SIGN)
    many = lay.write(signed(change, "0"), inks.COUNT.but(colour=inks.BRIGHT if enabled else "#8A7668"))
    return lay.laid(lay.on(look, lay.column(lay.shared(many), lay.shared(then), gap=0), 0, 1), *control.rect[2:])
