"""What lies before the viewer: purse, family, brides, the gauge of the dice, the steps of the turn, the plan."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    blank,
    column,
    corner,
    fill,
    ground,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    shape,
    shared,
    sized,
    write,
)
from game.presentation.parts import badge, dashes, ring
from game.titles.signorie.art.columns import asked_of
from game.titles.signorie.art.faces import REWARD_ART, reward_sum
from game.titles.signorie.art.inks import (
    BRONZE,
    CREAM,
    DARK_GOLD,
    DIE,
    GLOW,
    GOLD,
    GOLD_PAPER,
    INK,
    LETTERS,
    LINE,
    NAME,
    NOTE,
    RED,
    ROW_ICON,
    SEAT,
    SOFT,
    TEXT,
    WELL,
    WINE,
    disc,
    gain,
    number,
    short,
    sign,
    wanted,
)
from game.titles.signorie.rules.components import (
    ALLIANCES,
    BACK_VP,
    BRIDE_VP,
    BRIDES,
    CITIES,
    COLORS,
    HOUSES,
    MARRIAGE_ROW,
    OFFSPRING_BASE,
    REWARD_SLOTS,
    ROW_TILES,
    ROWS,
    SHIELDS,
)
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.scoring import row_vp, row_worth
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.buttons import controls
from game.titles.signorie.table.placement import shield_of

MOST: Final = 22
"""The end of the gauge: the highest limit there is."""
LIMITS: Final = (16, 19, 22)


DARK: Final = "#2B1218"
ALARM: Final = "#FF9C8A"
COUNT: Final = NAME.but(colour=LETTERS, align="center")
STEPS: Final = Ground("#3B1420", "", 7, 0)


def strip(v: View) -> DisplayList:
    """The lower edge of the own board. 544 x 134."""
    s: SignorieState = v.state
    me = v.me
    sheet = DisplayList(544, 134)
    fill(sheet, (5, 5, 83, 124), _lord(s, me))
    fill(sheet, (90, 5, 280, 38), row(*_purse(s, me), *(sized(_family(v, gender), 66) for gender in (0, 1)), gap=5))
    fill(sheet, (90, 47, 286, 36), hot(_brides(s, me), "brides"))
    gauge(sheet, s, me)
    fill(sheet, (90, 86, 286, 44), hot(blank(), "gauge"))
    fill(sheet, (380, 5, 160, 122), aside(on(STEPS, _steps(v), 4, 2)))
    return sheet


def _lord(s: SignorieState, me: int) -> Block:
    """Who plays here; on a quiet table the sign of the seat alone."""
    color = short(s.color[me])
    seat = f"shared/seats/player_{color}"
    frame = ground(Ground("none", SEAT[color], 4, 2.4))
    portrait = over(picture(f"signorie/portraits/{color}"), frame, corner(icon(seat, 18), 1, 1, -6))
    named = say("table-player", NAME.but(size=13), {"seat": me})
    place = say("signorie-art-place", NOTE.but(size=11.5), {"place": s.turn_order.index(me) + 1})
    full = column(sized(pad(portrait, 3, 0, 8, 0), high=84), sized(named, high=20), place, gap=2)
    return over(aside(full), aside(pad(corner(icon(seat, 20), 0.9, 0), 0, 9), QUIET))


def _purse(s: SignorieState, me: int) -> tuple[Block, Block]:
    big = COUNT.but(size=24)
    return (
        hot(sized(_well("vp", write(s.vp[me], big), GOLD), 72), "points"),
        hot(sized(_well("florin", write(s.florins[me], big), BRONZE), 60), "florins"),
    )


def _well(name: str, count: Block, line: str) -> Block:
    look = WELL.but(line=line)
    return over(aside(ground(look)), pad(row(sign(name, 24), count, gap=2), 4, 0, 2, 0))


def _family(v: View, gender: int) -> Block:
    """Sons or daughters at hand, and below them the stock."""
    s: SignorieState = v.state
    at, name = 2 * v.me + gender, ("son", "daughter")[gender]
    asked = asked_of(v) == "choose_stock_meeple" and s.stock[at] > 0
    at_hand = blank(27) if s.supply[at] else sign(name, 27, 70)
    in_stock = blank(16) if s.stock[at] else sign(name, 16, 60)
    count = aside(write(f"×{s.supply[at]}", COUNT.but(size=15)), "" if s.supply[at] else SHADOW)
    stock = row(in_stock, write(s.stock[at], COUNT.but(size=12, colour=SOFT)), gap=1)
    whole = over(stock, pad(ring(GLOW, DARK, 4, 2), 1, 0) if asked else None)
    told = column(shared(count), shared(hot(whole, f"stock/{('male', 'female')[gender]}")), gap=0)
    return over(aside(ground(WELL)), pad(row(at_hand, told, gap=0), 2, 0, 0, 0))


def _brides(s: SignorieState, me: int) -> Block:
    """The lord's wife and four places for brides: what the next one brings, and the dice for offspring."""
    title = aside(say("signorie-art-brides", NOTE.but(face="bold")))
    dice = say("signorie-art-offspring-dice", NOTE, {"count": OFFSPRING_BASE + s.brides[me]})
    places = (_bride(place, s.brides[me]) for place in range(BRIDES + 1))
    return row(sized(title, 37), *places, aside(pad(dice, 4, 0, 0)), gap=3)


def _bride(place: int, have: int) -> Block:
    there, now = place <= have, place == have + 1
    # Thirteen dashes: the way ends within a gap, for a last dash of no length would be drawn as a bar.
    fill_ = "#E9C9A0" if place == 0 else "#FFF8E6" if there else WELL.fill
    dash = "" if there else ' stroke-dasharray="4.1 3.2"'
    body = f'<ellipse cx="15" cy="18" rx="13.5" ry="16.5" fill="{fill_}" stroke="#B98B4A" stroke-width="1.6"{dash}/>'
    oval = aside(shape(body, (30, 36)), "" if there else SHADOW)
    inner: Block | None = None
    if place == 0:
        inner = sign("daughter", 25)
    elif not there and BRIDE_VP[place - 1]:
        points = column(write(f"+{BRIDE_VP[place - 1]}", COUNT.but(size=12.5, colour=CREAM)), sign("vp", 12), gap=-2)
        inner = aside(pad(points, 0, 3), "" if now else SHADOW)
    elif not there:
        inner = sign("bride", 25, 70)
    return sized(over(oval, inner), 30, 36)


def gauge(sheet: DisplayList, s: SignorieState, seat: int) -> None:
    """The sum of the dice in true length: each die as long as its value, a red gate at the limit, and over the gate what
    keeping within it brings."""
    x, y, w = 90.0, 92.0, 282.0
    total, limit = s.dice_sum(seat), s.limit(seat)
    over_ = total > limit
    colour = ALARM if over_ else CREAM
    facts = {"sum": total, "limit": limit, "left": abs(limit - total)}
    message = f"signorie-art-sum-{'over' if over_ else 'left'}"
    title = sized(say("signorie-art-sum", NOTE.but(size=12, face="bold")), 120)
    told = say(message, NAME.but(size=13, colour=colour, align="right"), facts)
    fill(sheet, (x, y - 11, w, 22), aside(row(title, told)))
    short_ = sized(write(f"**{total}** / {limit}", NAME.but(size=16, colour=colour, face="body", align="right")), 80)
    fill(sheet, (x, y - 12, w, 22), aside(row(blank(), short_, sign("over" if over_ else "ok", 18), gap=4), QUIET))
    brings = _kept(s, seat)
    if brings and not over_:
        gate = x + w / MOST * limit
        with sheet.aside(QUIET):
            gain(sheet, (min(gate - 142, x + w - 222), y - 7, 136, 18), brings, 12.5)
    bar(sheet, s, seat, x, y + 12, w, 17, True)


def _kept(s: SignorieState, seat: int) -> str:
    """What this round's tile and bride bring whoever keeps within the limit, as markup."""
    slot = s.reward_slot()
    if not 0 < slot <= len(s.rewards) or not s.rewards[slot - 1]:
        return ""
    tile, data = s.rewards[slot - 1], REWARD_SLOTS[slot]
    parts = ["".join(f"[{sign}]" for sign in REWARD_ART[tile][0].split()) + reward_sum(tile)]
    if data.bride and s.brides[seat] < BRIDES:
        parts.append("[bride]" + (f" +{BRIDE_VP[s.brides[seat]]}[vp]" if BRIDE_VP[s.brides[seat]] else ""))
        parts += [f"+{data.florins}[florin]"] * bool(data.florins)
    return " ".join(parts)


def bar(sheet: DisplayList, s: SignorieState, seat: int, x: float, y: float, w: float, h: float, dark: bool) -> None:
    """The gauge alone."""
    unit, limit = w / MOST, s.limit(seat)
    sheet.panel((x, y, w, h), "#200A10" if dark else "#E2CDA2", "#7A3A44" if dark else "#A88652", 4, 1.2)
    sheet.panel((x + limit * unit, y, w - limit * unit, h), "#5A2530" if dark else "#C9A08A", "", 4, 0, 0.55)
    at = x
    for color, name in enumerate(COLORS):
        value = s.dice[5 * seat + color]
        if not value:
            continue
        long = min(value * unit, x + w - at)
        if long > 3:
            c, shade, die_ink, _ = DIE[name]
            sheet.panel((at + 0.5, y + 0.8, long - 1, h - 1.6), c, shade, 3, 1)
            middle = at + long / 2
            if long >= 34:
                sheet.svg(f"signorie/dice/mark_{name}", (middle - 13, y + h / 2 - 5, 10, 10))
                middle += 6
            number(sheet, value, middle, y + h / 2, 12.5, die_ink, 24)
        at += long
    if at > x + limit * unit:
        _beyond(sheet, x + limit * unit, y, min(at, x + w) - x - limit * unit, h)
    gate = (
        '<path d="M5 4 V26" stroke="#2B1512" stroke-width="3"/><path d="M5 4 V26" stroke="#C4352A" stroke-width="2"/>'
        '<path d="M0 0 H10 L5 6Z" fill="#C4352A"/>'
    )
    sheet.shape(gate, (x + limit * unit - 5, y - 5, 10, 28 * h / 17), (10, 28))
    for mark in LIMITS:
        if mark > limit and x + mark * unit > at + 18:
            sheet.panel((x + mark * unit - 1.2, y + 3, 1, h - 6), "#7A4A34", "", 0)
            style: dict[str, Any] = {
                "size": 11.5,
                "colour": "#C9A08A" if dark else "#69402C",
                "align": "right",
                "lines": 1,
            }
            sheet.write((x + mark * unit - 26, y, 23, h), str(mark), **style)


def _beyond(sheet: DisplayList, x: float, y: float, w: float, h: float) -> None:
    """Hatching over what lies beyond the limit."""
    lines = " ".join(f"M{left} {h:g} L{left + h:g} 0" for left in range(-int(h), int(w), 7))
    body = (
        f'<g stroke="#FFE3A0" stroke-opacity=".42" stroke-width="2.2"><path d="{lines}"/></g>'
        f'<rect x="1" y="1" width="{w - 2:g}" height="{h - 2:g}" rx="3" fill="none" stroke="#C4352A" stroke-width="2"/>'
    )
    if w > 4:
        sheet.shape(body, (x, y, w, h), (w, h))


_STEPS: Final = {
    "turn_choice": 0,
    "choose_extra_die": 0,
    "main_choice": 1,
    "helper_window": 2,
}


def _steps(v: View) -> Block:
    """The steps of a turn, the one that is due in gold. The buttons stand below."""
    s: SignorieState = v.state
    key = asked_of(v)
    buttons = sum(control.region == "actions" for control in controls(v)) if key else 0
    if not key:
        if not s.pending and s.phase != "over":
            return blank()  # Between two things that happen nobody is asked.
        message = "signorie-art-over" if s.phase == "over" else "signorie-art-waiting"
        facts = {"seat": s.pending[-1].seats[0]} if s.pending else {}
        return say(message, TEXT.but(colour=SOFT, align="center", leading=1.4), facts)
    question = f"signorie-art-now-{key}".replace("_", "-")
    if buttons == 2:
        return column(sized(say(question, NAME.but(size=13, colour=GOLD, align="center")), high=22), blank())
    inside = any(decision.key == "helper_window" for decision in s.pending[:-1])
    now = _STEPS.get(key, 1)
    if inside and key not in _STEPS:
        now = 1 if s.pending[0].data[1:2] == (0,) or s.phase == "rewards" else 2
    count = {"count": s.pending[-1].data[0]} if key in ("spend_points", "choose_stock_meeple") else {}
    steps = (_step(step, now, "" if key in _STEPS else question, count) for step in range(3))
    first = say("signorie-art-first", TEXT.but(size=12, colour="#C9A49C", leading=1.25))
    lock = on(Ground(WINE, LINE), row(sign("lock", 17), first), 6, 2)
    return column(*steps, blank() if buttons else pad(shared(lock), 0, 4, 0, 0), gap=0)


def _step(step: int, now: int, question: str, facts: dict[str, Any]) -> Block:
    look = Ground("#2F7A45" if step < now else GOLD if step == now else STEPS.fill, GOLD)
    ink = INK if step == now else SOFT
    mark = (
        over(disc(look, 16), sign("tick", 10))
        if step < now
        else badge(step + 1, COUNT.but(size=11.5, colour=ink), look, 16)
    )
    words = NAME.but(size=13) if step == now else NOTE.but(size=13, colour="#C9A49C")
    label = question if question and step == now else f"signorie-art-step-{step + 1}"
    told = pad(row(mark, say(label, words, facts), gap=5), 4, 0, 0, 0)
    return sized(over(ground(Ground(DARK_GOLD, "", 5, 0)) if step == now else None, told), high=21)


# --- the plan ------------------------------------------------------------------------------------------------


def offers(s: SignorieState, number: int) -> dict[int, list[int]]:
    """House -> the cities that have a tile of it for this row now."""
    found: dict[int, list[int]] = {}
    for city in range(len(CITIES)):
        tile = s.city_tiles[2 * city + (number != MARRIAGE_ROW)]
        if tile:
            found.setdefault(ALLIANCES[tile].house, []).append(city)
    return found


def plan(v: View) -> DisplayList:
    """The four rows: what is held, what is wanted and where it can be had now, what the row scores. 436 x 122."""
    choosing = asked_of(v) == "choose_row"
    rows = (hot(_row(v, number, choosing), f"row/{name}") for number, name in enumerate(ROWS))
    return laid(pad(column(*(sized(one, high=27) for one in rows), gap=2), 12, 5, 6, 4), 436, 122)


def _row(v: View, number: int, choosing: bool) -> Block:
    s: SignorieState = v.state
    look = Ground(DARK_GOLD, GOLD, 5, 2) if choosing else WELL.but(line="", radius=5, width=0, opacity=0.6)
    name = say(f"signorie-art-row-{ROW_ICON[number]}", NAME.but(size=13))
    shields = Block(lambda sheet, rect: _shields(sheet, s, v.me, number, rect[:2]))
    back = blank() if s.face_down[4 * v.me + number] else aside(sized(pad(dashes("#A88652", 5, 1.2), 0, 3), 20))
    told = row(
        sign(ROW_ICON[number], 20),
        sized(aside(name, "" if choosing else GONE), 50),
        sized(shields, 242),
        sized(back, 20),
        pad(_worth(s, v.me, number, choosing), 3, 0, 4, 0),
        gap=1,
    )
    return over(aside(ground(look), "" if choosing else GONE), told)


def _shields(sheet: DisplayList, s: SignorieState, me: int, number: int, at: tuple[float, float]) -> None:
    """The houses that are wanted, each in its place, with a city that has it now."""
    left, y = at
    taken: set[int] = set()
    for tile in s.face_up[4 * me + number]:
        taken.add(shield_of(s, me, number, ALLIANCES[tile].house, taken))
    had = offers(s, number)
    told: set[str] = set()
    wide = 39.6 if number == MARRIAGE_ROW else 60
    for place, house in enumerate(SHIELDS[s.color[me]][number]):
        if place in taken:
            continue
        x = left + wide * place
        cities = had.get(HOUSES.index(house), [])
        with sheet.aside("" if cities else GONE):
            wanted(sheet, house, x, y + 1.5, 24, bool(cities))
        if not cities:
            with sheet.aside(QUIET):
                fill(sheet, (x, y + 1.5, 24, 24), sign(house, 24, 60))
        if cities and wide == 60 and house not in told:
            with sheet.aside():
                sheet.svg(f"signorie/cities/{CITIES[cities[0]]}", (x + 25.5, y + 3, 31.5, 21))
        told.add(house)


def _worth(s: SignorieState, me: int, number: int, choosing: bool) -> Block:
    """What a row scores; with under three tiles nothing, and how many it lacks, or what one more would make of it."""
    count, late = s.tiles_in(me, number), last_round(s) - s.round <= 1
    if choosing and count == ROW_TILES - 1:
        facts = {"vp": row_worth(s, me, number) + BACK_VP}
        saves = say("signorie-art-row-saves", COUNT.but(size=12.5), facts)
        return pad(on(Ground(RED, GOLD, 5, 1.4), saves, 2, 0), 0, 3)
    if count >= ROW_TILES:
        scores = say("signorie-art-row-vp", COUNT.but(size=13.5, colour=INK), {"vp": row_vp(s, me, number)})
        return pad(on(Ground(GOLD_PAPER, BRONZE, 5, 1), scores, 2, 0), 12, 3, 0, 3)
    lacks = TEXT.but(size=11.5, leading=1.12, align="right", colour=ALARM if late else SOFT)
    told = say("signorie-art-row-lacks", lacks, {"count": count, "lack": ROW_TILES - count})
    squares = (
        Ground(GOLD_PAPER, "", 3) if place < count else WELL.but(line=ALARM if late else "", radius=3)
        for place in range(ROW_TILES)
    )
    quiet = row(blank(), *(sized(corner(sized(ground(look), 13, 13), 0.5, 0.5), 13) for look in squares), gap=4)
    return over(aside(pad(told, 12, 0, 0, 0)), aside(quiet, QUIET))


__all__ = ["bar", "gauge", "offers", "plan", "strip"]
