"""What lies before the viewer: purse, family, brides, the gauge of the dice, the steps of the turn, the plan."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.parts import badge, dashes, ring
from game.titles.signorie.art import inks
from game.titles.signorie.art.columns import asked_of
from game.titles.signorie.art.faces import REWARD_ART, reward_sum
from game.titles.signorie.art.inks import sign
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.scoring import row_vp, row_worth
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.buttons import controls
from game.titles.signorie.table.placement import shield_of, shield_pitch

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
    purse = lay.row(*_purse(s, me), *(lay.sized(_family(v, gender), 66) for gender in (0, 1)), gap=4)
    told = lay.column(
        lay.sized(purse, high=PURSE),
        lay.sized(lay.hot(_brides(s, me), "brides"), high=BRIDE[1]),
        lay.hot(_gauge(s, me), "gauge"),
    )
    steps = lay.aside(lay.on(inks.flat("#3B1420"), _steps(v), 4, 2))
    return inks.laid_in(
        "plate/0",
        lay.pad(
            lay.row(lay.sized(_lord(s, me), LORD), lay.shared(told), lay.sized(steps, STEPS_WIDE), gap=4),
            inks.GAP,
            inks.GAP,
            4,
        ),
    )


def _lord(s: SignorieState, me: int) -> lay.Block:
    """Who plays here; on a quiet table the sign of the seat alone."""
    color = inks.short(s.color[me])
    framed = lay.over(
        lay.picture(f"signorie/portraits/{color}"), lay.ground(lay.Ground("none", inks.SEAT[color], 4, 2.4))
    )
    portrait = inks.badged(framed, inks.shield(color), 6)
    named = lay.say("table-player", inks.STRONG, {"seat": me})
    place = lay.say("signorie-art-place", inks.TINY, {"place": s.turn_order.index(me) + 1})
    full = lay.column(lay.sized(lay.pad(portrait, 3, 0, 6, 0), high=84), named, place, gap=2)
    return lay.over(lay.aside(full), lay.aside(lay.pad(lay.corner(inks.shield(color)), inks.GAP, 9), QUIET))


def _purse(s: SignorieState, me: int) -> tuple[lay.Block, lay.Block]:
    return (
        lay.hot(lay.sized(_well("vp", s.vp[me], inks.GOLD), 74), "points"),
        lay.hot(lay.sized(_well("florin", s.florins[me], inks.BRONZE), 62), "florins"),
    )


def _well(name: str, count: int, line: str) -> lay.Block:
    told = lay.row(sign(name, 24), lay.write(count, inks.FIGURE.but(size=24)), gap=2)
    return lay.over(lay.aside(lay.ground(inks.WELL.but(line=line))), lay.pad(told, 3, 0, 2))


def _family(v: View, gender: int) -> lay.Block:
    """Sons or daughters at hand, and below them the stock."""
    s: SignorieState = v.state
    at, name = 2 * v.me + gender, ("son", "daughter")[gender]
    asked = asked_of(v) == "choose_stock_meeple" and s.stock[at] > 0
    at_hand = lay.blank(inks.LARGE) if s.supply[at] else sign(name, inks.LARGE, inks.SHADE)
    in_stock = lay.blank(inks.SMALL) if s.stock[at] else sign(name, inks.SMALL, inks.SHADE)
    count = lay.aside(
        lay.write(f"×{s.supply[at]}", inks.NAME.but(colour=inks.LETTERS, align="center")),
        "" if s.supply[at] else SHADOW,
    )
    stock = lay.row(in_stock, lay.write(s.stock[at], inks.NOTE.but(face="bold", align="center")), gap=1)
    whole = lay.over(stock, lay.pad(ASKED, 1, 0) if asked else None)
    told = lay.column(lay.shared(count), lay.shared(lay.hot(whole, f"stock/{('male', 'female')[gender]}")), gap=0)
    return lay.over(lay.aside(lay.ground(inks.WELL)), lay.pad(lay.row(at_hand, told, gap=0), 2, 0, 0, 0))


def _brides(s: SignorieState, me: int) -> lay.Block:
    """The lord's wife and four places for brides: what the next one brings, and the dice for offspring."""
    title = lay.aside(lay.say("signorie-art-brides", inks.TINY))
    dice = lay.say("signorie-art-offspring-dice", inks.NOTE, {"count": box.OFFSPRING_BASE + s.brides[me]})
    places = (_bride(place, s.brides[me]) for place in range(box.BRIDES + 1))
    return lay.row(lay.sized(lay.pad(title, -inks.GAP, 0, 0), 37), *places, lay.aside(dice), gap=3)


@lru_cache(64)
def _bride(place: int, have: int) -> lay.Block:
    there, now = place <= have, place == have + 1
    place_ = inks.oval(there, "#E9C9A0" if place == 0 else inks.SLIP.fill if there else inks.WELL.fill)
    inner: lay.Block | None = None
    if place == 0:
        inner = sign("daughter", inks.LARGE)
    elif not there and box.BRIDE_VP[place - 1]:
        points = lay.column(
            lay.write(f"+{box.BRIDE_VP[place - 1]}", inks.MIDDLE.but(size=inks.TINY.size)), sign("vp", 12), gap=-2
        )
        inner = lay.aside(lay.pad(points, 0, inks.GAP), "" if now else SHADOW)
    elif not there:
        inner = sign("bride", inks.LARGE, inks.SHADE)
    return lay.sized(lay.over(lay.aside(place_, "" if there else SHADOW), inner), *BRIDE)


def _gauge(s: SignorieState, seat: int) -> lay.Block:
    """The sum of the dice against the limit, what keeping within it brings, and below it the gauge."""
    total, limit = s.dice_sum(seat), s.limit(seat)
    over_ = total > limit
    colour = inks.ALARM if over_ else inks.CREAM
    facts = {"sum": total, "limit": limit, "left": abs(limit - total)}
    message = f"signorie-art-sum-{'over' if over_ else 'left'}"
    title = lay.say("signorie-art-sum", inks.NOTE.but(face="bold"))
    told = lay.row(title, lay.shared(lay.say(message, inks.STRONG.but(colour=colour, align="right"), facts), 2))
    brings = "" if over_ else _kept(s, seat)
    gain = (
        lay.sized(lay.on(inks.flat(inks.GREEN), lay.write(brings, GAIN)), 142, inks.SIGN)._replace(stretch=False)
        if brings
        else None
    )
    sum_ = lay.write(f"**{total}** / {limit}", inks.SAID.but(colour=colour, align="right"))
    short_ = lay.row(gain, lay.blank(), lay.sized(sum_, 66), sign("over" if over_ else "ok"), gap=4)
    line = lay.over(lay.aside(told), lay.aside(short_, QUIET))
    return lay.pad(
        lay.column(lay.sized(line, high=inks.SIGN), lay.sized(bar(s, seat, True), high=17), lay.blank(), gap=0),
        0,
        0,
        4,
        0,
    )


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
    return lay.row(
        lay.shared(lay.blank(), start), lay.shared(block, long), lay.shared(lay.blank(), MOST - start - long), gap=0
    )


def bar(s: SignorieState, seat: int, dark: bool) -> lay.Block:
    """The gauge alone: each die as long as its value, a red gate at the limit, what lies beyond it hatched."""
    look, beyond, ink = TROUGH[dark]
    total, limit = s.dice_sum(seat), s.limit(seat)
    held, at = [], 0
    for color, name in enumerate(box.COLORS):
        value = min(s.dice[len(box.COLORS) * seat + color], MOST - at)
        if value:
            held.append(along(at, lay.pad(_length(name, s.dice[len(box.COLORS) * seat + color]), 0.5, 1), value))
            at += value
    mark = inks.TINY.but(colour=ink, align="right")
    ticks = (
        along(
            0,
            lay.row(lay.write(limit_, mark), lay.pad(lay.sized(lay.ground(inks.bare("#7A4A34")), 1), 0, 3), gap=2),
            limit_,
        )
        for limit_ in LIMITS
        if limit_ > max(limit, total + 1)
    )
    return lay.over(
        lay.ground(look),
        along(limit, lay.ground(inks.flat(beyond, 0.55)), MOST - limit),
        *held,
        along(limit, _beyond(), at - limit) if at > limit else None,
        along(
            limit,
            lay.pad(
                lay.row(lay.sized(lay.picture("signorie/limit"), PIP), lay.blank(), gap=0), -inks.GAP, -inks.GAP, 0, -6
            ),
            MOST - limit,
        ),
        *ticks,
    )


@lru_cache(64)
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
_STEPS: Final = {
    "turn_choice": 0,
    "choose_extra_die": 0,
    "main_choice": 1,
    "helper_window": 2,
}


def _steps(v: View) -> lay.Block:
    """The steps of a turn, the one that is due in gold. The buttons stand below."""
    s: SignorieState = v.state
    key = asked_of(v)
    buttons = sum(control.region == "actions" for control in controls(v)) if key else 0
    if not key:
        if not s.pending and s.phase != "over":
            return lay.blank()  # Between two things that happen nobody is asked.
        message = "signorie-art-over" if s.phase == "over" else "signorie-art-waiting"
        facts = {"seat": s.pending[-1].seats[0]} if s.pending else {}
        return lay.say(message, inks.TEXT.but(colour=inks.SOFT, align="center"), facts)
    question = f"signorie-art-now-{key}".replace("_", "-")
    if buttons == 2:
        return lay.column(lay.say(question, inks.MIDDLE.but(colour=inks.GOLD)), lay.blank())
    inside = any(decision.key == "helper_window" for decision in s.pending[:-1])
    now = _STEPS.get(key, 1)
    if inside and key not in _STEPS:
        now = 1 if s.pending[0].data[1:2] == (0,) or s.phase == "rewards" else 2
    count = {"count": s.pending[-1].data[0]} if key in ("spend_points", "choose_stock_meeple") else {}
    steps = (_step(step, now, "" if key in _STEPS else question, count) for step in range(3))
    lock = lay.on(
        lay.Ground(inks.WINE, inks.LINE),
        lay.row(sign("lock"), lay.say("signorie-art-first", inks.FINE.but(colour=inks.FAINT))),
        inks.GAP,
        2,
    )
    return lay.column(*steps, lay.blank() if buttons else lay.pad(lay.shared(lock), 0, 4, 0, 0), gap=0)


def _step(step: int, now: int, question: str, facts: dict[str, Any]) -> lay.Block:
    look = lay.Ground("#2F7A45" if step < now else inks.GOLD if step == now else "#3B1420", inks.GOLD)
    ink = inks.INK if step == now else inks.SOFT
    done = lay.over(inks.disc(look, inks.SMALL), sign("tick", 10))
    mark = done if step < now else badge(step + 1, inks.TINY.but(colour=ink, face="bold"), look, inks.SMALL)
    label = question if question and step == now else f"signorie-art-step-{step + 1}"
    told = lay.pad(
        lay.row(
            mark, lay.say(label, inks.STRONG if step == now else inks.SAID.but(colour=inks.FAINT), facts), gap=inks.GAP
        ),
        inks.GAP,
        0,
        0,
    )
    return lay.sized(lay.over(lay.ground(inks.flat(inks.DARK_GOLD)) if step == now else None, told), high=21)


# --- the plan ------------------------------------------------------------------------------------------------


def offers(s: SignorieState, number: int) -> dict[int, list[int]]:
    """House -> the cities that have a tile of it for this row now."""
    found: dict[int, list[int]] = {}
    for city in range(len(box.CITIES)):
        tile = s.city_tiles[2 * city + (number != box.MARRIAGE_ROW)]
        if tile:
            found.setdefault(box.ALLIANCES[tile].house, []).append(city)
    return found


def plan(v: View) -> DisplayList:
    """The four rows: what is held, what is wanted and where it can be had now, what the row scores."""
    choosing = asked_of(v) == "choose_row"
    rows = (lay.hot(_row(v, number, choosing), f"row/{name}") for number, name in enumerate(box.ROWS))
    return inks.laid_in("plan", lay.pad(lay.column(*map(lay.shared, rows), gap=2), inks.PAD, inks.GAP, 6, 3))


def _row(v: View, number: int, choosing: bool) -> lay.Block:
    s: SignorieState = v.state
    look = lay.Ground(inks.DARK_GOLD, inks.GOLD, 5, 2) if choosing else inks.flat(inks.WINE_2, 0.6)
    name = lay.say(f"signorie-art-row-{inks.ROW_ICON[number]}", inks.STRONG)
    back = lay.blank() if s.face_down[len(box.ROWS) * v.me + number] else lay.aside(lay.pad(dashes("#A88652"), 0, 3))
    told = lay.row(
        sign(inks.ROW_ICON[number], 20),
        lay.sized(lay.aside(name, "" if choosing else GONE), 50),
        _shields(s, v.me, number),
        lay.sized(back, 20),
        lay.pad(_worth(s, v.me, number, choosing), 3, 0),
        gap=1,
    )
    return lay.over(lay.aside(lay.ground(look), "" if choosing else GONE), told)


def _shields(s: SignorieState, me: int, number: int) -> lay.Block:
    """The houses that are wanted, each in its place, with a city that has it now."""
    taken: set[int] = set()
    for tile in s.face_up[len(box.ROWS) * me + number]:
        taken.add(shield_of(s, me, number, box.ALLIANCES[tile].house, taken))
    had = offers(s, number)
    told: set[str] = set()
    places = []
    for place, house in enumerate(box.SHIELDS[s.color[me]][number]):
        cities = had.get(box.HOUSES.index(house), [])
        city = cities[0] if cities and number != box.MARRIAGE_ROW and house not in told else -1
        if place not in taken:
            told.add(house)
        places.append(("" if place in taken else house, bool(cities), city))
    return _drawn_shields(shield_pitch(number), tuple(places))


@lru_cache(512)
def _drawn_shields(wide: float, places: tuple[tuple[str, bool, int], ...]) -> lay.Block:
    """Of each place its house, if it is wanted, whether it can be had now, and the city that is shown for it."""
    shields = (lay.sized(_shield(*place) if place[0] else lay.blank(), wide) for place in places)
    return lay.drawn(lay.laid(lay.row(*shields, gap=0), SHIELDS_WIDE, SHIELDS_HIGH))


def _shield(house: str, offered: bool, city: int) -> lay.Block:
    """A house that is wanted, and the city that has it."""
    full = lay.aside(inks.wanted(house, 24, offered), "" if offered else GONE)
    mark = lay.over(full, None if offered else lay.aside(sign(house, 24, inks.SHADE), QUIET))
    town = (
        lay.aside(lay.pad(lay.sized(lay.picture(f"signorie/cities/{box.CITIES[city]}"), 31), 0, 3))
        if city >= 0
        else None
    )
    return lay.row(mark, town, lay.blank(), gap=1)


def _worth(s: SignorieState, me: int, number: int, choosing: bool) -> lay.Block:
    """What a row scores; with under three tiles nothing, and how many it lacks, or what one more would make of it."""
    count, late = s.tiles_in(me, number), last_round(s) - s.round <= 1
    if choosing and count == box.ROW_TILES - 1:
        saves = lay.say("signorie-art-row-saves", GAIN, {"vp": row_worth(s, me, number) + box.BACK_VP})
        return lay.pad(lay.on(lay.Ground(inks.RED, inks.GOLD, 5), saves, 2, 0), 0, 3)
    if count >= box.ROW_TILES:
        scores = lay.say("signorie-art-row-vp", inks.MIDDLE.but(colour=inks.INK), {"vp": row_vp(s, me, number)})
        return lay.pad(lay.on(inks.COMES, scores, 2, 0), inks.PAD, 3, 0)
    lacks = inks.FINE.but(size=inks.TINY.size, align="right", colour=inks.ALARM if late else inks.SOFT)
    told = lay.say("signorie-art-row-lacks", lacks, {"count": count, "lack": box.ROW_TILES - count})
    squares = (
        lay.Ground(inks.GOLD_PAPER, "", 3)
        if place < count
        else inks.WELL.but(line=inks.ALARM if late else "", radius=3)
        for place in range(box.ROW_TILES)
    )
    quiet = lay.row(lay.blank(), *(_square(look) for look in squares), gap=4)
    return lay.over(lay.aside(lay.pad(told, inks.PAD, 0, 0)), lay.aside(quiet, QUIET))


def _square(look: lay.Ground) -> lay.Block:
    """A small square: a tile that a row has or lacks."""
    return lay.sized(lay.ground(look), 13, 13)._replace(stretch=False)


__all__ = ["along", "bar", "offers", "plan", "strip"]
