"""What the others own: a plate for each, the larger the fewer they are."""

from __future__ import annotations

from typing import Final

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
    grid,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    row,
    say,
    shape,
    shared,
    sized,
    write,
)
from game.presentation.parts import badge
from game.titles.signorie.art.inks import (
    CREAM,
    DIE,
    GOLD,
    INK,
    LETTERS,
    NAME,
    NOTE,
    PALE,
    PANEL,
    ROW_ICON,
    SEAT,
    short,
    sign,
)
from game.titles.signorie.art.own import bar
from game.titles.signorie.rules.components import (
    ALLIANCES,
    BRIDES,
    COLORS,
    HELPERS,
    OFFSPRING_BASE,
    ROW_TILES,
    ROWS,
    SHIELDS,
)
from game.titles.signorie.rules.scoring import row_vp
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import told
from game.titles.signorie.table.placement import shield_of

HEIGHT: Final = {2: 328.0, 3: 161.0, 4: 106.0}
"""How high a plate is, by the number of seats."""


WIDE: Final = 268.0
RANK: Final = Ground("#FFF3D2", "#5B2C1E", width=1.5)
"""The round on which a tile has its points."""
ROW: Final = Ground("#EFE0C2", "", 3, 0)
WORTH: Final = 46.0
"""How wide it is told what a row scores."""
COUNT: Final = NAME.but(size=13)


def folded(v: View, seat: int) -> DisplayList:
    """A rival in one line while a story is told: name, place or pass, dice, sum and limit, points. 268 x 27."""
    s: SignorieState = v.state
    color = short(s.color[seat])
    total, limit = s.dice_sum(seat), s.limit(seat)
    points = row(sign("vp", 14), write(s.vp[seat], NAME.but(size=14, colour=LETTERS, align="center")), gap=0)
    told = row(
        icon(f"shared/seats/player_{color}", 15),
        say("table-player", NAME.but(size=13), {"seat": seat}),
        sized(write(f"**{total}**/{limit}", NOTE.but(colour=CREAM, align="right")), 40),
        sign("ok" if total <= limit else "over", 15),
        hot(sized(points, 34), "points"),
        gap=4,
    )
    look = Ground(PANEL, SEAT[color], 6, 1.4, shadow=80)
    return laid(hot(on(look, told, 6, 2), f"person/{seat}"), WIDE, 27)


def plates(v: View) -> dict[str, DisplayList]:
    """The region of each rival, in turn order after the viewer."""
    if told(v):
        return {f"plate/{place}": folded(v, seat) for place, seat in enumerate(v.others, 1)}
    return {f"plate/{place}": plate(v, seat, HEIGHT[v.state.seats]) for place, seat in enumerate(v.others, 1)}


def plate(v: View, seat: int, high: float, dice: bool = False) -> DisplayList:
    """A rival: portrait, points, dice against the limit, family, helpers, the four rows. 268 wide. Dice lie on the
    table by themselves; with ``dice`` they are drawn."""
    s: SignorieState = v.state
    sheet = DisplayList(WIDE, high)
    fill(sheet, (0, 0, WIDE, high), _frame(v, seat))
    fill(sheet, (6, 4, WIDE - 10, 66), _head(v, seat, dice))
    if high < 150:
        rows = grid((_row(s, seat, number, 13, 94) for number in range(len(ROWS))), 2, 2, down=1)
        fill(sheet, (7, 70, WIDE - 13, 32), row(sized(_dots(s, seat, 11.6, 10.4), 61), rows, gap=2))
    elif high < 300:
        fill(sheet, (8, 72, WIDE - 16, 13), _gauge(s, seat))
        rows = column(*(shared(_row(s, seat, number, 14, 182, True)) for number in range(len(ROWS))), gap=1)
        fill(sheet, (8, 90, WIDE - 14, 67), row(pad(sized(_dots(s, seat, 12.6, 15), 66), 0, 8, 0, 0), rows))
    else:
        _large(sheet, s, seat)
    sheet.hot((0, 0, WIDE, high), f"person/{seat}")
    sheet.hot((208, 3, 58, 25), "points")
    return sheet


def _frame(v: View, seat: int) -> Block:
    """The ground of a plate, bright round whoever is asked; of the others a quiet table shows no frame."""
    s: SignorieState = v.state
    asked = bool(s.pending) and seat in s.pending[-1].seats
    framed = on(Ground(PANEL, SEAT[short(s.color[seat])], 7, 2.6 if asked else 1.6, shadow=90), blank())
    if asked:
        return framed
    return over(aside(framed), aside(on(Ground(PANEL, "", 7, 0, 0.7), blank()), QUIET))


def _head(v: View, seat: int, dice: bool) -> Block:
    """Portrait, name, place in the turn, points; dice, sum and limit; the family."""
    s: SignorieState = v.state
    color, passed = short(s.color[seat]), bool(s.passed >> seat & 1)
    shape_ = icon(f"shared/seats/player_{color}", 16)
    lord = over(
        icon(f"signorie/portraits/{color}", 48, 56, alpha=140 if passed else 255),
        on(Ground("none", GOLD, 3, 1.3), blank()),
        corner(shape_, 1, 1, -5),
    )
    mark = corner(icon(f"shared/seats/player_{color}", 20), 0.9, 0)
    portrait = sized(over(aside(lord), aside(pad(mark, 0, 1), QUIET)), 48, 56)
    place = {"place": s.turn_order.index(seat) + 1}
    nth = say(
        f"signorie-art-{'has-passed' if passed else 'nth'}", NOTE.but(size=11.5, colour="#F0C9B8", align="right"), place
    )
    points = write(s.vp[seat], NAME.but(size=19, colour=LETTERS, align="center"))
    name = row(
        say("table-player", NAME.but(size=14), {"seat": seat}),
        sized(aside(nth, "" if passed else GONE), 48),
        sign("vp", 18),
        sized(points, 36),
        gap=2,
    )
    held = [(die, s.dice[5 * seat + i]) for i, die in enumerate(COLORS) if s.dice[5 * seat + i]]
    shown = (icon(f"signorie/dice/{die}_{value}", 21) for die, value in (held if dice else ()))
    sums = row(*shown, blank(), *_sum(s, seat), gap=2)
    told = column(sized(name, high=22), sized(sums, high=21), sized(_family(s, seat, color), high=18), gap=2)
    return row(column(portrait, blank()), told)


def _sum(s: SignorieState, seat: int) -> list[Block]:
    """Who raised the limit, the sum against it, and whether it is kept."""
    total, limit = s.dice_sum(seat), s.limit(seat)
    raised = [
        sign(f"{kind}_{short(s.color[seat])}", 19)
        for gender, kind in enumerate(("son", "daughter"))
        if s.threshold[2 * seat + gender]
    ]
    text = write(f"**{total}** / {limit}", NOTE.but(size=14, colour=CREAM, align="right"))
    kept = aside(sign("ok" if total <= limit else "over", 19), "" if total > limit else GONE)
    return [*raised, sized(aside(text, "" if total else GONE), 52), kept]


def _family(s: SignorieState, seat: int, color: str) -> Block:
    counts = (
        ("florin", s.florins[seat]),
        (f"son_{color}", s.supply[2 * seat]),
        (f"daughter_{color}", s.supply[2 * seat + 1]),
        ("bride", s.brides[seat]),
    )
    shown = (
        aside(row(sign(one, 17), sized(write(count, COUNT), 18), gap=1), "" if count or one == "florin" else SHADOW)
        for one, count in counts
    )
    facts = {"sons": s.stock[2 * seat], "daughters": s.stock[2 * seat + 1]}
    stock = aside(say("signorie-art-stock", NOTE.but(size=11.5, colour="#DBBDB5", align="right"), facts))
    return row(*shown, stock, gap=0)


def _gauge(s: SignorieState, seat: int) -> Block:
    return Block(lambda sheet, rect: bar(sheet, s, seat, *rect, True))


def _dots(s: SignorieState, seat: int, dx: float, dy: float) -> Block:
    """Fifteen dots in the order of the board: hired ones filled; on a quiet table how many."""
    hired = s.helpers[seat].bit_count()
    body = ""
    for slot, helper in enumerate(HELPERS):
        c, works = DIE[COLORS[helper.column]][0], s.helpers[seat] >> slot & 1
        body += (
            f'<circle cx="{5.5 + dx * helper.column:g}" cy="{5.5 + dy * (helper.row - 1):g}" r="4.2" fill="{c}" '
            f'fill-opacity="{1 if works else 0.12}" stroke="{c}" stroke-opacity="{1 if works else 0.55}" stroke-width="1.2"/>'
        )
    board = column(aside(sized(shape(body, (dx * 5, dy * 3)), high=dy * 3)), blank())
    count = row(blank(6), sign("helper", 19), write(hired, COUNT), gap=2) if hired else blank()
    return over(sized(board, dx * 5), aside(column(sized(count, high=24), blank()), QUIET))


def _row(s: SignorieState, seat: int, number: int, size: float, wide: float, worded: bool = False) -> Block:
    """A row of the plan: held tiles full, wanted ones pale, face-down ones as backs."""
    count = s.tiles_in(seat, number)
    scores = count >= ROW_TILES
    printed = SHIELDS[s.color[seat]][number]
    held: dict[int, int] = {}
    for tile in s.face_up[4 * seat + number]:
        held[shield_of(s, seat, number, ALLIANCES[tile].house, set(held))] = ALLIANCES[tile].vp
    backs = s.face_down[4 * seat + number]
    large = worded and size > 15
    places = [
        _held(house, held[at] if large else 0, size) if at in held else aside(sign(house, size, 66))
        for at, house in enumerate(printed)
    ]
    places += [_held("neutral", backs if large else 0, size)] if backs else []
    room = wide - size - 7 - (WORTH if worded else 0)
    gap = min(size * 0.75 if worded else 1.0, room / len(places) - size)
    message = "signorie-art-row-vp" if scores else "signorie-art-row-lack"
    facts = {"vp": row_vp(s, seat, number), "lack": ROW_TILES - count}
    words = NOTE.but(size=12, colour=INK if scores else "#69402C", align="right", face="bold" if scores else "body")
    worth = sized(aside(say(message, words, facts), "" if scores else GONE), WORTH) if worded else None
    kind = aside(sign(ROW_ICON[number], size), "" if count else SHADOW)
    line = row(kind, row(*places, gap=gap), blank(), worth, gap=3)
    ground = on(ROW, blank())
    return over(aside(ground), aside(ground, QUIET) if scores else None, pad(line, 1, 0, 3, 0))


def _held(house: str, worth: int, size: float) -> Block:
    """A tile that is held, with its points where it is large enough."""
    points = corner(badge(worth, NOTE.but(size=9.6, colour=INK, face="bold"), RANK, 13), 1, 1, -2) if worth else None
    return sized(over(sign(house, size), points), size)


def _large(sheet: DisplayList, s: SignorieState, seat: int) -> None:
    """Further down on the large plate: brides, the gauge, the helper board with its effects, rows with values."""
    note = NOTE.but(size=12, colour=PALE)
    dice = say("signorie-art-offspring-dice", note.but(align="right"), {"count": OFFSPRING_BASE + s.brides[seat]})
    brides = row(*(_bride(place, place <= s.brides[seat]) for place in range(BRIDES + 1)), dice, gap=4)
    fill(sheet, (60, 74, 204, 24), brides)
    fill(sheet, (10, 110, 248, 19), _gauge(s, seat))
    count = {"count": s.helpers[seat].bit_count()}
    fill(sheet, (10, 136, 248, 18), aside(say("signorie-art-their-helpers", note, count)))
    fill(sheet, (10, 157, 248, 61), grid((_helper(s, seat, slot) for slot in _BY_ROW), len(COLORS), 2))
    rows = column(*(shared(_row(s, seat, number, 19, 252, True)) for number in range(len(ROWS))), gap=2)
    fill(sheet, (8, 226, 252, 96), rows)


_BY_ROW: Final = sorted(range(len(HELPERS)), key=lambda slot: (HELPERS[slot].row, HELPERS[slot].column))


def _bride(place: int, there: bool) -> Block:
    dash = "" if there else ' stroke-dasharray="4 3"'
    oval = shape(
        f'<ellipse cx="11" cy="12" rx="9.6" ry="11" fill="{"#F6EBD3" if there else "#48202A"}" stroke="#B98B4A" '
        f'stroke-width="1.4"{dash}/>',
        (22, 24),
    )
    return sized(over(oval, sign("daughter" if place == 0 else "bride", 17, 255 if there else 70)), 22)


def _helper(s: SignorieState, seat: int, slot: int) -> Block:
    """A place of the helper board, lit where somebody works."""
    helper, hired = HELPERS[slot], bool(s.helpers[seat] >> slot & 1)
    c, shade, _, soft = DIE[COLORS[helper.column]]
    words = NOTE.but(size=11.5, colour=INK if hired else "#DBBDB5", align="center", face="bold" if hired else "body")
    effect = say(f"signorie-art-tiny-{helper.effect}".replace("_", "-"), words)
    place = on(Ground(soft if hired else shade, c, 4, 1, 1 if hired else 0.5), effect, 1, 0)
    return place if hired else over(aside(place), aside(on(Ground(shade, "", 4, 0, 0.4), blank()), QUIET))


__all__ = ["HEIGHT", "plate", "plates"]
