"""What lies before the viewer: purse, family, brides, the gauge of the dice, the steps of the turn, the plan."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.parts import badge, dashes, ring
from game.titles.signorie.art import inks
from game.titles.signorie.art.faces import REWARD_ART, reward_sum
from game.titles.signorie.art.inks import sign
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.scoring import row_worth
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.buttons import controls
from game.titles.signorie.table.placement import PEOPLE, asked_of, color_of, covered, house_of, shield_pitch

MOST: Final = 22
"""The end of the gauge: the highest limit there is."""
LIMITS: Final = (16, 19, MOST)
SHIELDS_WIDE, SHIELDS_HIGH = 242, 27
LORD, STEPS_WIDE, PURSE, BRIDE = 81, 160, 38, (30, 36)
"""How wide the lord and the steps of the turn are, how high the purse, how large the place of a bride."""
PIP: Final = 10
LONG: Final = 3
"""From this value on a die in the gauge has room for the pip of its colour."""
ASKED: Final = ring(inks.GLOW, inks.DARK, 4, 2)
GAIN: Final = inks.NOTE.but(colour=inks.WHITE, face="bold", align="center")
TROUGH: Final = {
    True: (lay.Ground("#200A10", inks.LINE, 4), inks.LATE, inks.FAINT),
    False: (lay.Ground("#E2CDA2", "#A88652", 4), inks.FAINT, "#69402C"),
}
"""On a dark ground and on paper: the gauge, what lies beyond the limit, the limits that figures would bring."""


def strip(v: View) -> DisplayList:
    """The lower edge of the own board."""
    s: SignorieState = v.state
    me = v.me
    purse = lay.row(
        lay.hot(lay.sized(_well("vp", s.vp[me], inks.GOLD), 74), "points"),
        lay.hot(lay.sized(_well("florin", s.florins[me], inks.BRONZE), 62), "florins"),
        *(lay.sized(_family(v, gender), 66) for gender in (0, 1)),
        gap=4,
    )
    told = lay.column(
        lay.sized(purse, high=PURSE),
        lay.sized(lay.hot(_brides(s.brides[me]), "brides"), high=BRIDE[1]),
        lay.hot(_gauge(s, me), "gauge"),
    )
    steps = lay.aside(lay.on(inks.flat("#3B1420"), _steps(v), 4, 2))
    lord = _lord(me, color_of(s, me), s.turn_order.index(me) + 1)
    whole = lay.row(lay.sized(lord, LORD), lay.shared(told), lay.sized(steps, STEPS_WIDE), gap=4)
    return inks.laid_in("plate/0", lay.pad(whole, inks.GAP, inks.GAP, 4))


@inks.kept
def _lord(seat: int, color: str, place: int) -> lay.Block:
    """Who plays here; on a quiet table the sign of the seat alone."""
    line = lay.ground(lay.Ground("none", inks.SEAT[color], 4, 2.4))
    portrait = inks.badged(lay.over(lay.picture(f"signorie/portraits/{color}"), line), inks.shield(color), 6)
    named = lay.say("table-player", inks.STRONG, {"seat": seat})
    nth = lay.say("signorie-art-place", inks.TINY, {"place": place})
    full = lay.column(lay.sized(lay.pad(portrait, 3, 0, 6, 0), high=84), named, nth, gap=2)
    return lay.over(lay.aside(full), lay.aside(lay.pad(lay.corner(inks.shield(color)), inks.GAP, 9), QUIET))


@inks.kept
def _well(name: str, count: int, line: str) -> lay.Block:
    told = lay.row(sign(name, 24), lay.write(count, inks.FIGURE.but(size=24)), gap=2)
    return lay.over(lay.aside(lay.ground(inks.WELL.but(line=line))), lay.pad(told, 3, 0, 2))


def _family(v: View, gender: int) -> lay.Block:
    """Sons or daughters at hand, and below them the stock."""
    s: SignorieState = v.state
    at = 2 * v.me + gender
    return _people(gender, s.supply[at], s.stock[at], asked_of(v) == "choose_stock_meeple" and s.stock[at] > 0)


@inks.kept
def _people(gender: int, supply: int, stock: int, asked: bool) -> lay.Block:
    name, number = PEOPLE[gender], inks.NAME.but(colour=inks.LETTERS, align="center")
    at_hand = lay.blank(inks.LARGE) if supply else sign(name, inks.LARGE, inks.SHADE)
    in_stock = lay.blank(inks.SMALL) if stock else sign(name, inks.SMALL, inks.SHADE)
    count = lay.aside(lay.write(f"×{supply}", number), "" if supply else SHADOW)
    below = lay.row(in_stock, lay.write(stock, inks.NOTE.but(face="bold", align="center")), gap=1)
    whole = lay.over(below, lay.pad(ASKED, 1, 0) if asked else None)
    told = lay.column(lay.shared(count), lay.shared(lay.hot(whole, f"stock/{box.GENDERS[gender]}")), gap=0)
    return lay.over(lay.aside(lay.ground(inks.WELL)), lay.pad(lay.row(at_hand, told, gap=0), 2, 0, 0, 0))


@inks.kept
def _brides(have: int) -> lay.Block:
    """The lord's wife and four places for brides: what the next one brings, and the dice for offspring."""
    title = lay.aside(lay.say("signorie-art-brides", inks.TINY))
    dice = lay.say("signorie-art-offspring-dice", inks.NOTE, {"count": box.OFFSPRING_BASE + have})
    places = (_bride(place, have) for place in range(box.BRIDES + 1))
    return lay.row(lay.sized(lay.pad(title, -inks.GAP, 0, 0), 37), *places, lay.aside(dice), gap=3)


def _bride(place: int, have: int) -> lay.Block:
    there, now = place <= have, place == have + 1
    place_ = inks.oval(there, "#E9C9A0" if place == 0 else inks.SLIP.fill if there else inks.WELL.fill)
    inner: lay.Block | None = None
    if place == 0:
        inner = sign("daughter", inks.LARGE)
    elif not there and box.BRIDE_VP[place - 1]:
        vp = lay.write(f"+{box.BRIDE_VP[place - 1]}", inks.MIDDLE.but(size=inks.TINY.size))
        inner = lay.aside(lay.pad(lay.column(vp, sign("vp", 12), gap=-2), 0, inks.GAP), "" if now else SHADOW)
    elif not there:
        inner = sign("bride", inks.LARGE, inks.SHADE)
    return lay.sized(lay.over(lay.aside(place_, "" if there else SHADOW), inner), *BRIDE)


def _gauge(s: SignorieState, seat: int) -> lay.Block:
    """The sum of the dice against the limit, what keeping within it brings, and below it the gauge."""
    total, limit = s.dice_sum(seat), s.limit(seat)
    line = _sum(total, limit, "" if total > limit else _kept(s, seat))
    told = lay.column(lay.sized(line, high=inks.SIGN), lay.sized(bar(s, seat, True), high=17), lay.blank(), gap=0)
    return lay.pad(told, 0, 0, 4, 0)


@inks.kept
def _sum(total: int, limit: int, brings: str) -> lay.Block:
    over_ = total > limit
    colour = inks.ALARM if over_ else inks.CREAM
    facts = {"sum": total, "limit": limit, "left": abs(limit - total)}
    left = lay.say(
        f"signorie-art-sum-{'over' if over_ else 'left'}", inks.STRONG.but(colour=colour, align="right"), facts
    )
    told = lay.row(lay.say("signorie-art-sum", inks.NOTE.but(face="bold")), lay.shared(left, 2))
    green = lay.on(inks.flat(inks.GREEN), lay.write(brings, GAIN))
    gain = lay.sized(green, 142, inks.SIGN)._replace(stretch=False) if brings else None
    sum_ = lay.write(f"**{total}** / {limit}", inks.SAID.but(colour=colour, align="right"))
    short_ = lay.row(gain, lay.blank(), lay.sized(sum_, 66), sign("over" if over_ else "ok"), gap=4)
    return lay.over(lay.aside(told), lay.aside(short_, QUIET))


def _kept(s: SignorieState, seat: int) -> str:
    """What this round's tile and bride bring whoever keeps within the limit, as markup."""
    slot = s.reward_slot()
    if not 0 < slot <= len(s.rewards) or not s.rewards[slot - 1]:
        return ""
    tile, data = s.rewards[slot - 1], box.REWARD_SLOTS[slot]
    parts = ["".join(f"[{sign}]" for sign in REWARD_ART[tile][0].split()) + reward_sum(tile)]
    if data.bride and s.brides[seat] < box.BRIDES:
        parts.append("[bride]" + (f" +{box.BRIDE_VP[s.brides[seat]]}[vp]" if box.BRIDE_VP[s.brides[seat]] else ""))
        parts += [f"+{data.florins}[florin]"] * bool(data.florins)
    return " ".join(parts)


def along(start: float, block: lay.Block, long: float) -> lay.Block:
    """A block on the gauge: where it begins and how long it is, in eyes of the dice."""
    parts = ((lay.blank(), start), (block, long), (lay.blank(), MOST - start - long))
    return lay.row(*(lay.shared(part, share) for part, share in parts), gap=0)


def bar(s: SignorieState, seat: int, dark: bool) -> lay.Block:
    """The gauge alone: each die as long as its value, a red gate at the limit, what lies beyond it hatched."""
    return _bar(tuple(s.die(seat, color) for color in range(len(box.COLORS))), s.limit(seat), dark)


@inks.kept
def _bar(dice: tuple[int, ...], limit: int, dark: bool) -> lay.Block:
    look, beyond, ink = TROUGH[dark]
    held, at = [], 0
    for name, whole in zip(box.COLORS, dice):
        value = min(whole, MOST - at)
        if value:
            held.append(along(at, lay.pad(_length(name, whole), 0.5, 1), value))
            at += value
    mark, line = inks.TINY.but(colour=ink, align="right"), lay.sized(lay.ground(inks.bare("#7A4A34")), 1)
    ticks = (
        along(0, lay.row(lay.write(tick, mark), lay.pad(line, 0, 3), gap=2), tick)
        for tick in LIMITS
        if tick > max(limit, sum(dice) + 1)
    )
    gate = lay.row(lay.sized(lay.picture("signorie/limit"), PIP), lay.blank(), gap=0)
    return lay.over(
        lay.ground(look),
        along(limit, lay.ground(inks.flat(beyond, 0.55)), MOST - limit),
        *held,
        along(limit, _beyond(), at - limit) if at > limit else None,
        along(limit, lay.pad(gate, -inks.GAP, -inks.GAP, 0, -6), MOST - limit),
        *ticks,
    )


def _length(color: str, value: int) -> lay.Block:
    """A die of the gauge: its value, with the pip of its colour where there is room."""
    c, shade, ink, _ = inks.DIE[color]
    number = lay.write(value, inks.MIDDLE.but(size=inks.NOTE.size, colour=ink))
    pip = lay.icon(f"signorie/dice/mark_{color}", PIP)
    told = lay.row(pip, lay.sized(number, inks.SMALL), gap=0, along="middle") if value >= LONG else number
    return lay.on(lay.Ground(c, shade, 3, 1), told)


def _beyond() -> lay.Block:
    """Hatching over what lies beyond the limit."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        _, _, w, h = rect
        lines = " ".join(f"M{left} {h:g} L{left + h:g} 0" for left in range(-int(h), int(w), HATCH))
        body = (
            f'<g stroke="#FFE3A0" stroke-opacity=".42" stroke-width="2.2"><path d="{lines}"/></g>'
            f'<rect x="1" y="1" width="{w - 2:g}" height="{h - 2:g}" rx="3" fill="none" stroke="#C4352A" stroke-width="2"/>'
        )
        sheet.shape(body, rect, (w, h))

    return lay.Block(put)


HATCH: Final = 7
_STEPS: Final = {"turn_choice": 0, "choose_extra_die": 0, "main_choice": 1, "helper_window": 2}
_COUNTED: Final = ("spend_points", "choose_stock_meeple")
"""Questions that name a number."""


def _steps(v: View) -> lay.Block:
    """The steps of a turn, the one that is due in gold. The buttons stand below."""
    s: SignorieState = v.state
    key = asked_of(v)
    if not key:
        if not s.pending and s.phase != "over":
            return lay.blank()  # Between two things that happen nobody is asked.
        facts = {"seat": s.pending[-1].seats[0]} if s.pending else {}
        message = "signorie-art-over" if s.phase == "over" else "signorie-art-waiting"
        said = lay.say(message, inks.TEXT.but(colour=inks.SOFT, align="center"), facts)
        return lay.column(said, lay.blank())  # At the foot stands how one goes on.
    buttons = sum(control.region == "actions" for control in controls(v))
    now = _STEPS.get(key, 1)
    if key not in _STEPS and any(decision.key == "helper_window" for decision in s.pending[:-1]):
        now = 1 if s.pending[0].data[1:2] == (0,) or s.phase == "rewards" else 2
    return _told_steps(key, now, s.pending[-1].data[0] if key in _COUNTED else 0, buttons)


@inks.kept
def _told_steps(key: str, now: int, count: int, buttons: int) -> lay.Block:
    question = inks.message("art-now", key)
    if buttons == 2:
        return lay.column(lay.say(question, inks.MIDDLE.but(colour=inks.GOLD)), lay.blank())
    facts = {"count": count} if key in _COUNTED else {}
    steps = (_step(step, now, "" if key in _STEPS else question, facts) for step in range(3))
    first = lay.row(sign("lock"), lay.say("signorie-art-first", inks.FINE.but(colour=inks.FAINT)))
    lock = lay.on(lay.Ground(inks.WINE, inks.LINE), first, inks.GAP, 2)
    return lay.column(*steps, lay.blank() if buttons else lay.pad(lay.shared(lock), 0, 4, 0, 0), gap=0)


def _step(step: int, now: int, question: str, facts: dict[str, Any]) -> lay.Block:
    look = lay.Ground("#2F7A45" if step < now else inks.GOLD if step == now else "#3B1420", inks.GOLD)
    number = inks.TINY.but(colour=inks.INK if step == now else inks.SOFT, face="bold")
    done = lay.over(inks.disc(look, inks.SMALL), sign("tick", 10))
    mark = done if step < now else badge(step + 1, number, look, inks.SMALL)
    label = question if question and step == now else f"signorie-art-step-{step + 1}"
    said = lay.say(label, inks.STRONG if step == now else inks.SAID.but(colour=inks.FAINT), facts)
    told = lay.pad(lay.row(mark, said, gap=inks.GAP), inks.GAP, 0, 0)
    return lay.sized(lay.over(lay.ground(inks.flat(inks.DARK_GOLD)) if step == now else None, told), high=21)


# --- the plan ------------------------------------------------------------------------------------------------


def plan(v: View) -> DisplayList:
    """The four rows: what is held, what is wanted and where it can be had now, what the row scores."""
    choosing = asked_of(v) == "choose_row"
    rows = (lay.hot(_row(v, number, choosing), f"row/{name}") for number, name in enumerate(box.ROWS))
    return inks.laid_in("plan", lay.pad(lay.column(*map(lay.shared, rows), gap=2), inks.PAD, inks.GAP, 6, 3))


def _row(v: View, number: int, choosing: bool) -> lay.Block:
    s: SignorieState = v.state
    count, worth = s.tiles_in(v.me, number), row_worth(s, v.me, number)
    back, late = s.face_down[len(box.ROWS) * v.me + number] > 0, last_round(s) - s.round <= 1
    return _drawn_row(number, _wanted(s, v.me, number), back, count, worth, late, choosing)


@inks.kept
def _drawn_row(
    number: int,
    shields: tuple[tuple[str, bool, int], ...],
    back: bool,
    count: int,
    worth: int,
    late: bool,
    choosing: bool,
) -> lay.Block:
    """A row with its shields, whether a face-down tile lies there, how many tiles do and what they are worth."""
    look = lay.Ground(inks.DARK_GOLD, inks.GOLD, 5, 2) if choosing else inks.flat(inks.WINE_2, 0.6)
    how = "" if choosing else GONE
    name = lay.say(f"signorie-art-row-{inks.ROW_ICON[number]}", inks.STRONG)
    pitch = shield_pitch(number)
    places = (lay.sized(_shield(*shield) if shield[0] else lay.blank(), pitch) for shield in shields)
    told = lay.row(
        sign(inks.ROW_ICON[number], 20),
        lay.sized(lay.aside(name, how), 50),
        lay.sized(lay.row(*places, gap=0), SHIELDS_WIDE, SHIELDS_HIGH),
        lay.sized(lay.blank() if back else lay.aside(lay.pad(dashes("#A88652"), 0, 3)), 20),
        lay.pad(_worth(count, worth, late, choosing), 3, 0),
        gap=1,
    )
    return lay.over(lay.aside(lay.ground(look), how), told)


def _wanted(s: SignorieState, me: int, number: int) -> tuple[tuple[str, bool, int], ...]:
    """Of each place of a row its house, if it is wanted, whether it can be had now, and the city that is shown for it."""
    taken, told, places = covered(s, me, number), set[str](), []
    for place, house in enumerate(box.SHIELDS[s.color[me]][number]):
        had = [city for city in range(len(box.CITIES)) if house_of(s.tile_for(number, city)) == house]
        city = had[0] if had and number != box.MARRIAGE_ROW and house not in told else -1
        if place not in taken:
            told.add(house)
        places.append(("" if place in taken else house, bool(had), city))
    return tuple(places)


def _shield(house: str, offered: bool, city: int) -> lay.Block:
    """A house that is wanted, and the city that has it."""
    full = lay.aside(inks.wanted(house, 24, offered), "" if offered else GONE)
    mark = lay.over(full, None if offered else lay.aside(sign(house, 24, inks.SHADE), QUIET))
    if city < 0:
        return lay.row(mark, lay.blank(), gap=1)
    town = lay.sized(lay.picture(f"signorie/cities/{box.CITIES[city]}"), 31)
    return lay.row(mark, lay.aside(lay.pad(town, 0, 3)), lay.blank(), gap=1)


def _worth(count: int, worth: int, late: bool, choosing: bool) -> lay.Block:
    """What a row scores; with under three tiles nothing, and how many it lacks, or what one more would make of it."""
    if choosing and count == box.ROW_TILES - 1:
        saves = lay.say("signorie-art-row-saves", GAIN, {"vp": worth + box.BACK_VP})
        return lay.pad(lay.on(lay.Ground(inks.RED, inks.GOLD, 5), saves, 2, 0), 0, 3)
    if count >= box.ROW_TILES:
        scores = lay.say("signorie-art-row-vp", inks.MIDDLE.but(colour=inks.INK), {"vp": worth})
        return lay.pad(lay.on(inks.COMES, scores, 2, 0), inks.PAD, 3, 0)
    lacks = inks.FINE.but(size=inks.TINY.size, align="right", colour=inks.ALARM if late else inks.SOFT)
    told = lay.say("signorie-art-row-lacks", lacks, {"count": count, "lack": box.ROW_TILES - count})
    held, free = lay.Ground(inks.GOLD_PAPER, "", 3), inks.WELL.but(line=inks.ALARM if late else "", radius=3)
    squares = (_square(held if place < count else free) for place in range(box.ROW_TILES))
    quiet = lay.row(lay.blank(), *squares, gap=4)
    return lay.over(lay.aside(lay.pad(told, inks.PAD, 0, 0)), lay.aside(quiet, QUIET))


def _square(look: lay.Ground) -> lay.Block:
    """A small square: a tile that a row has or lacks."""
    return lay.sized(lay.ground(look), 13, 13)._replace(stretch=False)
