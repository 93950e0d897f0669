"""What the others own: a plate for each, the larger the fewer they are."""

from __future__ import annotations

from collections.abc import Iterator
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
from game.titles.signorie.table.placement import color_of, covered

HEIGHT: Final = {2: 328.0, 3: 161.0, 4: 106.0}
"""How high a plate is, by the number of seats."""
LOW: Final = 150
"""What is lower than this has its rows two by two."""
WIDE, FOLDED, LORD = 268, 27, (48, 56)
"""How wide a plate is, how high a folded one, and how large the portrait."""
ROW: Final = inks.flat("#EFE0C2")
WORTH: Final = 46
"""How wide it is told what a row scores."""


def plates(v: View) -> Iterator[tuple[str, DisplayList]]:
    """The region of each rival, in turn order after the viewer; folded to a line while a story is told."""
    s: SignorieState = v.state
    folds = told(v)
    for place, seat in enumerate(v.others, 1):
        yield f"plate/{place}", folded(s, seat) if folds else plate(v, seat, HEIGHT[s.seats])


def folded(s: SignorieState, seat: int) -> DisplayList:
    """A rival in one line: name, dice, sum and limit, points. 268 x 27."""
    return lay.laid(_line(seat, color_of(s, seat), s.dice_sum(seat), s.limit(seat), s.vp[seat]), WIDE, FOLDED)


@inks.kept
def _line(seat: int, color: str, total: int, limit: int, vp: int) -> lay.Block:
    points = lay.row(inks.sign("vp", inks.SMALL), lay.write(vp, inks.MIDDLE.but(colour=inks.LETTERS)), gap=0)
    told = lay.row(
        inks.shield(color, inks.SMALL),
        lay.say("table-player", inks.STRONG, {"seat": seat}),
        lay.sized(lay.write(f"**{total}**/{limit}", inks.NOTE.but(colour=inks.CREAM, align="right")), 40),
        inks.sign("ok" if total <= limit else "over", inks.SMALL),
        lay.hot(lay.sized(points, 34), "points"),
        gap=4,
    )
    look = lay.Ground(inks.PANEL, inks.SEAT[color], 6, shadow=80)
    return lay.hot(lay.on(look, told, inks.GAP, 2), f"person/{seat}")


def plate(v: View, seat: int, high: float, dice: bool = False) -> DisplayList:
    """A rival: portrait, points, dice against the limit, family, helpers, the four rows. 268 wide. Dice lie on the
    table by themselves; with ``dice`` they are drawn."""
    s: SignorieState = v.state
    head = lay.sized(_head(s, seat, dice), high=66)
    if high < LOW:
        rows = lay.grid((_row(s, seat, number, 13, 94) for number in range(len(box.ROWS))), 2, 2, down=1)
        told = lay.column(head, lay.shared(lay.row(lay.sized(_dots(s.helpers[seat]), 60), rows, gap=3)), gap=1)
    elif high < max(HEIGHT.values()):
        rows = lay.column(*(lay.shared(_row(s, seat, number, 14, 182, True)) for number in range(len(box.ROWS))), gap=1)
        gauge = lay.sized(lay.pad(bar(s, seat, True), 2, 0), high=13)
        below = lay.shared(lay.row(lay.sized(_dots(s.helpers[seat]), 66), rows))
        told = lay.column(head, gauge, lay.blank(high=1), below, gap=2)
    else:
        told = lay.column(head, *_large(s, seat))
    frame = _frame(color_of(s, seat), bool(s.pending) and seat in s.pending[-1].seats)
    return lay.laid(lay.hot(lay.over(frame, lay.pad(told, 6, 4)), f"person/{seat}"), WIDE, high)


@inks.kept
def _frame(color: str, asked: bool) -> lay.Block:
    """The ground of a plate, bright round whoever is asked; of the others a quiet table shows no frame."""
    framed = lay.ground(lay.Ground(inks.PANEL, inks.SEAT[color], 7, 2.6 if asked else 1.6, shadow=90))
    return framed if asked else lay.over(lay.aside(framed), lay.aside(lay.ground(inks.flat(inks.PANEL, 0.7)), QUIET))


def _head(s: SignorieState, seat: int, dice: bool) -> lay.Block:
    """Portrait, name, place in the turn, points; dice, sum and limit; the family."""
    color, passed = color_of(s, seat), bool(s.passed >> seat & 1)
    held = tuple((name, s.die(seat, at)) for at, name in enumerate(box.COLORS) if dice and s.die(seat, at))
    raised = tuple(gender for gender in (0, 1) if s.threshold[2 * seat + gender])
    counts = (s.florins[seat], *s.supply[2 * seat : 2 * seat + 2], s.brides[seat])
    told = lay.column(
        lay.shared(_name(seat, s.turn_order.index(seat) + 1, passed, s.vp[seat])),
        lay.shared(_sum(color, held, raised, s.dice_sum(seat), s.limit(seat))),
        lay.shared(_family(color, counts, s.stock[2 * seat], s.stock[2 * seat + 1])),
        gap=0,
    )
    return lay.row(lay.column(_lord(color, passed), lay.blank()), told)


@inks.kept
def _lord(color: str, passed: bool) -> lay.Block:
    portrait = lay.picture(f"signorie/portraits/{color}", alpha=inks.DIM if passed else 255)
    framed = lay.over(portrait, lay.ground(lay.Ground("none", inks.GOLD, 3)))
    lord = inks.badged(framed, inks.shield(color, inks.SMALL), 4)
    return lay.sized(lay.over(lay.aside(lord), lay.aside(lay.corner(inks.shield(color)), QUIET)), *LORD)


@inks.kept
def _name(seat: int, place: int, passed: bool, vp: int) -> lay.Block:
    message, style = (
        f"signorie-art-{'has-passed' if passed else 'nth'}",
        inks.TINY.but(colour=inks.STRAW, align="right"),
    )
    nth = lay.aside(lay.say(message, style, {"place": place}), "" if passed else GONE)
    points = lay.row(inks.sign("vp"), lay.sized(lay.write(vp, inks.FIGURE), 36), gap=2)
    name = lay.say("table-player", inks.STRONG, {"seat": seat})
    return lay.row(name, lay.sized(nth, LORD[0]), lay.hot(points, "points"), gap=2)


@inks.kept
def _sum(color: str, dice: tuple[tuple[str, int], ...], raised: tuple[int, ...], total: int, limit: int) -> lay.Block:
    """The dice that are drawn, who raised the limit, the sum against it, and whether it is kept."""
    shown = (lay.icon(f"signorie/dice/{name}_{value}", 21) for name, value in dice)
    figures = (inks.person(gender, color) for gender in raised)
    text = lay.write(f"**{total}** / {limit}", inks.SAID.but(colour=inks.CREAM, align="right"))
    kept = lay.aside(inks.sign("ok" if total <= limit else "over"), "" if total > limit else GONE)
    return lay.row(*shown, lay.blank(), *figures, lay.sized(lay.aside(text, "" if total else GONE), 52), kept, gap=2)


@inks.kept
def _family(color: str, counts: tuple[int, ...], sons: int, daughters: int) -> lay.Block:
    """Florins, sons, daughters and brides; the stock."""
    shown = []
    for name, count in zip(("florin", f"son_{color}", f"daughter_{color}", "bride"), counts):
        told = lay.row(inks.sign(name), lay.sized(lay.write(count, inks.STRONG), 16), gap=1)
        shown.append(lay.aside(told, "" if count or name == "florin" else SHADOW))
    facts, style = {"sons": sons, "daughters": daughters}, inks.TINY.but(colour="#DBBDB5", align="right")
    return lay.row(*shown, lay.aside(lay.say("signorie-art-stock", style, facts)), gap=0)


@inks.kept
def _dots(helpers: int) -> lay.Block:
    """Fifteen dots in the order of the board: hired ones filled; on a quiet table how many."""
    hired = helpers.bit_count()
    dots = (_dot(inks.DIE[box.COLORS[box.HELPERS[slot].column]], bool(helpers >> slot & 1)) for slot in _BY_ROW)
    count = lay.row(inks.sign("helper"), lay.write(hired, inks.STRONG), gap=2) if hired else lay.blank()
    return lay.over(lay.aside(lay.grid(dots, len(box.COLORS), 0)), lay.aside(count, QUIET))


def _dot(ink: tuple[str, str, str, str], works: bool) -> lay.Block:
    c, shade, *_ = ink
    return inks.disc(lay.Ground(c, c) if works else lay.Ground(inks.NIGHT, shade), 9)


def _row(s: SignorieState, seat: int, number: int, size: float, wide: float, worded: bool = False) -> lay.Block:
    """A row of the plan: held tiles full, wanted ones pale, face-down ones as backs."""
    at, printed = len(box.ROWS) * seat + number, box.SHIELDS[s.color[seat]][number]
    held = {place: box.ALLIANCES[tile].vp for place, tile in covered(s, seat, number).items()}
    places = tuple((house, held.get(place, 0)) for place, house in enumerate(printed))
    facts = (s.tiles_in(seat, number), row_vp(s, seat, number))
    return _drawn_row(number, places, s.face_down[at], *facts, size, wide, worded)


@inks.kept
def _drawn_row(
    number: int,
    shields: tuple[tuple[str, int], ...],
    backs: int,
    count: int,
    vp: int,
    size: float,
    wide: float,
    worded: bool,
) -> lay.Block:
    """The same: each house with the points of its tile or 0, how many backs and tiles in all, what they score."""
    scores, large = count >= box.ROW_TILES, worded and size > inks.SMALL
    places = [
        _held(house, worth if large else 0, size) if worth else lay.aside(inks.sign(house, size, inks.SHADE))
        for house, worth in shields
    ]
    places += [_held("neutral", backs if large else 0, size)] if backs else []
    room = wide - size - inks.INSET - (WORTH if worded else 0)
    gap = min(size * 0.75 if worded else 1, room / len(places) - size)
    message = "signorie-art-row-vp" if scores else "signorie-art-row-lack"
    words = inks.FACT.but(align="right", face="bold" if scores else "body")
    said = lay.say(message, words, {"vp": vp, "lack": box.ROW_TILES - count})
    worth = lay.sized(lay.aside(said, "" if scores else GONE), WORTH) if worded else None
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
    helpers = s.helpers[seat]
    note = lay.say("signorie-art-their-helpers", inks.NOTE.but(colour=inks.PALE), {"count": helpers.bit_count()})
    return (
        lay.sized(lay.pad(_brides(s.brides[seat]), 52, 0, 0), high=28),
        lay.sized(lay.pad(bar(s, seat, True), 4, inks.GAP), high=30),
        lay.aside(note),
        lay.sized(_board(helpers), high=61),
        lay.blank(high=1),
        lay.column(*(lay.shared(_row(s, seat, number, 19, 252, True)) for number in range(len(box.ROWS))), gap=2),
    )


@inks.kept
def _brides(have: int) -> lay.Block:
    note = inks.NOTE.but(colour=inks.PALE, align="right")
    dice = lay.say("signorie-art-offspring-dice", note, {"count": box.OFFSPRING_BASE + have})
    return lay.row(*(_bride(place, place <= have) for place in range(box.BRIDES + 1)), dice, gap=4)


_BY_ROW: Final = sorted(range(len(box.HELPERS)), key=lambda slot: (box.HELPERS[slot].row, box.HELPERS[slot].column))


def _bride(place: int, there: bool) -> lay.Block:
    mark = inks.sign("daughter" if place == 0 else "bride", inks.SIGN, inks.WHOLE if there else inks.SHADE)
    return lay.sized(lay.over(inks.oval(there, inks.PAPER if there else inks.WINE_2), mark), 22)


@inks.kept
def _board(helpers: int) -> lay.Block:
    """The helper board, lit where somebody works."""
    return lay.grid((_helper(box.HELPERS[slot], bool(helpers >> slot & 1)) for slot in _BY_ROW), len(box.COLORS), 2)


def _helper(helper: box.HelperSlot, hired: bool) -> lay.Block:
    c, shade, _, soft = inks.DIE[box.COLORS[helper.column]]
    words = inks.TINY.but(colour=inks.INK if hired else inks.SOFT, align="center", face="bold" if hired else "body")
    effect = lay.say(inks.message("art-tiny", helper.effect), words)
    place = lay.on(lay.Ground(soft if hired else shade, c, 5, 1, 1 if hired else 0.5), effect, 1, 0)
    return place if hired else lay.over(lay.aside(place), lay.aside(lay.ground(inks.flat(shade, 0.4)), QUIET))
