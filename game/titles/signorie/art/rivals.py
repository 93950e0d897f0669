"""What the others own: a plate for each, the larger the fewer they are."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList
from game.presentation import layout as lay
from game.presentation.parts import badge
from game.titles.signorie.art import inks
from game.titles.signorie.art.own import bar
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.scoring import row_vp
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import told
from game.titles.signorie.table.placement import shield_of

HEIGHT: Final = {2: 328.0, 3: 161.0, 4: 106.0}
"""How high a plate is, by the number of seats."""
LOW: Final = 150
"""What is lower than this has its rows two by two."""
WIDE, FOLDED, LORD = 268, 27, (48, 56)
"""How wide a plate is, how high a folded one, and how large the portrait."""
ROW: Final = inks.flat("#EFE0C2")
WORTH: Final = 46
"""How wide it is told what a row scores."""


def folded(v: View, seat: int) -> DisplayList:
    """A rival in one line while a story is told: name, place or pass, dice, sum and limit, points. 268 x 27."""
    s: SignorieState = v.state
    color = inks.short(s.color[seat])
    total, limit = s.dice_sum(seat), s.limit(seat)
    points = lay.row(inks.sign("vp", inks.SMALL), lay.write(s.vp[seat], inks.MIDDLE.but(colour=inks.LETTERS)), gap=0)
    told = lay.row(
        inks.shield(color, inks.SMALL),
        lay.say("table-player", inks.STRONG, {"seat": seat}),
        lay.sized(lay.write(f"**{total}**/{limit}", inks.NOTE.but(colour=inks.CREAM, align="right")), 40),
        inks.sign("ok" if total <= limit else "over", inks.SMALL),
        lay.hot(lay.sized(points, 34), "points"),
        gap=4,
    )
    look = lay.Ground(inks.PANEL, inks.SEAT[color], 6, shadow=80)
    return lay.laid(lay.hot(lay.on(look, told, inks.GAP, 2), f"person/{seat}"), WIDE, FOLDED)


def plates(v: View) -> dict[str, DisplayList]:
    """The region of each rival, in turn order after the viewer."""
    if told(v):
        return {f"plate/{place}": folded(v, seat) for place, seat in enumerate(v.others, 1)}
    return {f"plate/{place}": plate(v, seat, HEIGHT[v.state.seats]) for place, seat in enumerate(v.others, 1)}


def plate(v: View, seat: int, high: float, dice: bool = False) -> DisplayList:
    """A rival: portrait, points, dice against the limit, family, helpers, the four rows. 268 wide. Dice lie on the
    table by themselves; with ``dice`` they are drawn."""
    s: SignorieState = v.state
    head = lay.sized(_head(v, seat, dice), high=66)
    if high < LOW:
        rows = lay.grid((_row(s, seat, number, 13, 94) for number in range(len(box.ROWS))), 2, 2, down=1)
        told = lay.column(head, lay.shared(lay.row(lay.sized(_dots(s, seat), 60), rows, gap=3)), gap=1)
    elif high < max(HEIGHT.values()):
        rows = lay.column(*(lay.shared(_row(s, seat, number, 14, 182, True)) for number in range(len(box.ROWS))), gap=1)
        gauge = lay.sized(lay.pad(bar(s, seat, True), 2, 0), high=13)
        told = lay.column(
            head, gauge, lay.blank(high=1), lay.shared(lay.row(lay.sized(_dots(s, seat), 66), rows)), gap=2
        )
    else:
        told = lay.column(head, *_large(s, seat))
    return lay.laid(lay.hot(lay.over(_frame(v, seat), lay.pad(told, 6, 4)), f"person/{seat}"), WIDE, high)


def _frame(v: View, seat: int) -> lay.Block:
    """The ground of a plate, bright round whoever is asked; of the others a quiet table shows no frame."""
    s: SignorieState = v.state
    asked = bool(s.pending) and seat in s.pending[-1].seats
    framed = lay.ground(
        lay.Ground(inks.PANEL, inks.SEAT[inks.short(s.color[seat])], 7, 2.6 if asked else 1.6, shadow=90)
    )
    return framed if asked else lay.over(lay.aside(framed), lay.aside(lay.ground(inks.flat(inks.PANEL, 0.7)), QUIET))


def _head(v: View, seat: int, dice: bool) -> lay.Block:
    """Portrait, name, place in the turn, points; dice, sum and limit; the family."""
    s: SignorieState = v.state
    color, passed = inks.short(s.color[seat]), bool(s.passed >> seat & 1)
    framed = lay.over(
        lay.picture(f"signorie/portraits/{color}", alpha=inks.DIM if passed else 255),
        lay.ground(lay.Ground("none", inks.GOLD, 3)),
    )
    lord = inks.badged(framed, inks.shield(color, inks.SMALL), 4)
    portrait = lay.sized(lay.over(lay.aside(lord), lay.aside(lay.corner(inks.shield(color)), QUIET)), *LORD)
    place = {"place": s.turn_order.index(seat) + 1}
    nth = lay.say(
        f"signorie-art-{'has-passed' if passed else 'nth'}", inks.TINY.but(colour=inks.STRAW, align="right"), place
    )
    name = lay.row(
        lay.say("table-player", inks.STRONG, {"seat": seat}),
        lay.sized(lay.aside(nth, "" if passed else GONE), LORD[0]),
        lay.hot(lay.row(inks.sign("vp"), lay.sized(lay.write(s.vp[seat], inks.FIGURE), 36), gap=2), "points"),
        gap=2,
    )
    held = [
        (die, s.dice[len(box.COLORS) * seat + i])
        for i, die in enumerate(box.COLORS)
        if s.dice[len(box.COLORS) * seat + i]
    ]
    shown = (lay.icon(f"signorie/dice/{die}_{value}", 21) for die, value in (held if dice else ()))
    sums = lay.row(*shown, lay.blank(), *_sum(s, seat), gap=2)
    told = lay.column(lay.shared(name), lay.shared(sums), lay.shared(_family(s, seat, color)), gap=0)
    return lay.row(lay.column(portrait, lay.blank()), told)


def _sum(s: SignorieState, seat: int) -> list[lay.Block]:
    """Who raised the limit, the sum against it, and whether it is kept."""
    total, limit = s.dice_sum(seat), s.limit(seat)
    raised = [
        inks.sign(f"{kind}_{inks.short(s.color[seat])}")
        for gender, kind in enumerate(("son", "daughter"))
        if s.threshold[2 * seat + gender]
    ]
    text = lay.write(f"**{total}** / {limit}", inks.SAID.but(colour=inks.CREAM, align="right"))
    kept = lay.aside(inks.sign("ok" if total <= limit else "over"), "" if total > limit else GONE)
    return [*raised, lay.sized(lay.aside(text, "" if total else GONE), 52), kept]


def _family(s: SignorieState, seat: int, color: str) -> lay.Block:
    counts = (
        ("florin", s.florins[seat]),
        (f"son_{color}", s.supply[2 * seat]),
        (f"daughter_{color}", s.supply[2 * seat + 1]),
        ("bride", s.brides[seat]),
    )
    shown = (
        lay.aside(
            lay.row(inks.sign(one), lay.sized(lay.write(count, inks.STRONG), 16), gap=1),
            "" if count or one == "florin" else SHADOW,
        )
        for one, count in counts
    )
    facts = {"sons": s.stock[2 * seat], "daughters": s.stock[2 * seat + 1]}
    stock = lay.aside(lay.say("signorie-art-stock", inks.TINY.but(colour="#DBBDB5", align="right"), facts))
    return lay.row(*shown, stock, gap=0)


def _dots(s: SignorieState, seat: int) -> lay.Block:
    """Fifteen dots in the order of the board: hired ones filled; on a quiet table how many."""
    hired = s.helpers[seat].bit_count()
    dots = (_dot(box.COLORS[box.HELPERS[slot].column], bool(s.helpers[seat] >> slot & 1)) for slot in _BY_ROW)
    count = lay.row(inks.sign("helper"), lay.write(hired, inks.STRONG), gap=2) if hired else lay.blank()
    return lay.over(lay.aside(lay.grid(dots, len(box.COLORS), 0)), lay.aside(count, QUIET))


@cache
def _dot(color: str, works: bool) -> lay.Block:
    c, shade, _, _ = inks.DIE[color]
    return inks.disc(lay.Ground(c, c) if works else lay.Ground(inks.NIGHT, shade), 9)


def _row(s: SignorieState, seat: int, number: int, size: float, wide: float, worded: bool = False) -> lay.Block:
    """A row of the plan: held tiles full, wanted ones pale, face-down ones as backs."""
    count = s.tiles_in(seat, number)
    scores = count >= box.ROW_TILES
    printed = box.SHIELDS[s.color[seat]][number]
    held: dict[int, int] = {}
    for tile in s.face_up[len(box.ROWS) * seat + number]:
        held[shield_of(s, seat, number, box.ALLIANCES[tile].house, set(held))] = box.ALLIANCES[tile].vp
    backs = s.face_down[len(box.ROWS) * seat + number]
    large = worded and size > inks.SMALL
    places = [
        _held(house, held[at] if large else 0, size) if at in held else lay.aside(inks.sign(house, size, inks.SHADE))
        for at, house in enumerate(printed)
    ]
    places += [_held("neutral", backs if large else 0, size)] if backs else []
    room = wide - size - inks.INSET - (WORTH if worded else 0)
    gap = min(size * 0.75 if worded else 1, room / len(places) - size)
    message = "signorie-art-row-vp" if scores else "signorie-art-row-lack"
    facts = {"vp": row_vp(s, seat, number), "lack": box.ROW_TILES - count}
    words = inks.FACT.but(align="right", face="bold" if scores else "body")
    worth = lay.sized(lay.aside(lay.say(message, words, facts), "" if scores else GONE), WORTH) if worded else None
    kind = lay.aside(inks.sign(inks.ROW_ICON[number], size), "" if count else SHADOW)
    line = lay.row(kind, lay.row(*places, gap=gap), lay.blank(), worth, gap=3)
    under = lay.ground(ROW)
    return lay.over(lay.aside(under), lay.aside(under, QUIET) if scores else None, lay.pad(line, 1, 0, 3))


def _held(house: str, worth: int, size: float) -> lay.Block:
    """A tile that is held, with its points where it is large enough."""
    points = badge(worth, inks.TINY.but(face="bold", colour=inks.INK), inks.RANK, 13)
    return inks.badged(inks.sign(house, size), points) if worth else inks.sign(house, size)


def _large(s: SignorieState, seat: int) -> tuple[lay.Block, ...]:
    """Further down on the large plate: brides, the gauge, the helper board with its effects, rows with values."""
    note = inks.NOTE.but(colour=inks.PALE)
    dice = lay.say(
        "signorie-art-offspring-dice", note.but(align="right"), {"count": box.OFFSPRING_BASE + s.brides[seat]}
    )
    brides = lay.row(*(_bride(place, place <= s.brides[seat]) for place in range(box.BRIDES + 1)), dice, gap=4)
    count = {"count": s.helpers[seat].bit_count()}
    return (
        lay.sized(lay.pad(brides, 52, 0, 0), high=28),
        lay.sized(lay.pad(bar(s, seat, True), 4, inks.GAP), high=30),
        lay.aside(lay.say("signorie-art-their-helpers", note, count)),
        lay.sized(lay.grid((_helper(s, seat, slot) for slot in _BY_ROW), len(box.COLORS), 2), high=61),
        lay.blank(high=1),
        lay.column(*(lay.shared(_row(s, seat, number, 19, 252, True)) for number in range(len(box.ROWS))), gap=2),
    )


_BY_ROW: Final = sorted(range(len(box.HELPERS)), key=lambda slot: (box.HELPERS[slot].row, box.HELPERS[slot].column))


def _bride(place: int, there: bool) -> lay.Block:
    mark = inks.sign("daughter" if place == 0 else "bride", inks.SIGN, inks.WHOLE if there else inks.SHADE)
    return lay.sized(lay.over(inks.oval(there, inks.PAPER if there else inks.WINE_2), mark), 22)


def _helper(s: SignorieState, seat: int, slot: int) -> lay.Block:
    """A place of the helper board, lit where somebody works."""
    helper, hired = box.HELPERS[slot], bool(s.helpers[seat] >> slot & 1)
    c, shade, _, soft = inks.DIE[box.COLORS[helper.column]]
    words = inks.TINY.but(colour=inks.INK if hired else inks.SOFT, align="center", face="bold" if hired else "body")
    effect = lay.say(f"signorie-art-tiny-{helper.effect}".replace("_", "-"), words)
    place = lay.on(lay.Ground(soft if hired else shade, c, 5, 1, 1 if hired else 0.5), effect, 1, 0)
    return place if hired else lay.over(lay.aside(place), lay.aside(lay.ground(inks.flat(shade, 0.4)), QUIET))


__all__ = ["HEIGHT", "plate", "plates"]
