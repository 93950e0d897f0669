"""What lies before whoever looks: purse, courtyard, plantation, characters, the strip of the running card."""

from __future__ import annotations

from functools import cache, lru_cache
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
    ground,
    hot,
    laid,
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
from game.presentation.parts import dashes
from game.titles.cuba.art.inks import (
    BED,
    BIG,
    BOARD,
    CHALK,
    CREAM,
    CROPPED,
    DEEP,
    FAINT,
    FIGURE,
    FINE,
    GOLD,
    HEAD,
    HEAD_HIGH,
    INK,
    INSET,
    LAST,
    LINE_HIGH,
    MARK,
    NAME,
    PAD,
    PILL,
    PLATE,
    SEAT,
    SECOND,
    SIGNED,
    SOIL,
    STRIP,
    SUN,
    TOLD,
    WARM,
    WHITE,
    WHOLE,
    joined,
    kept,
    shape_of,
    sign,
)
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.components import CHARACTERS, COLUMNS, NUMBER, PRODUCTS, SIDES, VOTES
from game.titles.cuba.rules.harbour import in_force
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, CubaState
from game.titles.cuba.table import places, seen

PURSE_HIGH: Final = 32
FIRST: Final = places.FIELD[FIELDS[0]]
STEP: Final = (places.FIELD["b2"][0] - FIRST[0], places.FIELD["b2"][1] - FIRST[1])
"""From one field of the own land to the next."""
FAMILIES: Final = {"resources": "wood", "products": "citrus", "goods": "rum"}
"""The families of pieces, and what begins each in the courtyard."""


def plantation(v: View) -> DisplayList:
    """The own land: purse, courtyard, twelve fields, the row and column of the pawn."""
    s: CubaState = v.state
    me = seen.me_of(v)
    turn = bool(s.pending) and me in s.pending[-1].seats
    yard = [_yard(s, me, kind) for kind in places.YARD]
    parts = (_frame(me, seen.color_of(v, me), turn), _owned(s.pesos[me], s.vp[me]), *yard, *_fields(v))
    x, y, w, h = places.PLANTATION
    found = DisplayList(w, h)
    found.place(joined(*parts), -x, -y)
    return found


@lru_cache(32)
def _frame(me: int, color: str, turn: bool) -> DisplayList:
    """The ground of the own land with its heading, and the names of the families of pieces."""
    sheet = kept(ground(BOARD.but(line=SEAT[color], width=2)), places.PLANTATION)
    mark = sized(on(PILL.but(fill=GOLD, line=""), say("cuba-art-turn", PLATE.but(colour=INK))), 60, 18)
    head = row(
        shape_of(color, 18),
        shared(aside(say("cuba-art-land-of", HEAD, {"seat": me}))),
        shared(aside(say("cuba-art-cross", LAST.but(colour=SECOND))), 1.7),
        aside(mark) if turn else None,
    )
    fill(sheet, places.PLANTATION, pad(column(sized(head, high=HEAD_HIGH), blank()), PAD, 0))
    x, _, wide, _ = places.COURTYARD
    for family, kind in FAMILIES.items():
        name = aside(say(f"cuba-art-{family}", FINE))
        fill(sheet, (x, places.YARD[kind][1] - LINE_HIGH + 2, wide, LINE_HIGH - 2), name)
    return sheet


@lru_cache(256)
def _owned(pesos: int, points: int) -> DisplayList:
    """Purse and points."""
    owned = row(hot(_count("coin", pesos), "purse"), hot(_count("vp", points), "points"))
    framed_ = over(aside(ground(STRIP.but(fill=DEEP, line=SUN))), pad(owned, INSET, 0, 0, 0))
    return kept(framed_, (*places.COURTYARD[:3], PURSE_HIGH))


def _count(name: str, count: int) -> Block:
    number = over(aside(write(count, BIG)), aside(write(count, BIG.but(size=24)), QUIET))
    return row(sign(name, 24), number, gap=3)


def _yard(s: CubaState, me: int, kind: str) -> DisplayList:
    number = NUMBER[kind]
    stored = s.stored[me * KINDS_OF_PRODUCTS + number] if number in PRODUCTS else 0
    return _pieces(kind, s.yard[me * KINDS_OF_PIECES + number], stored)


@lru_cache(1024)
def _pieces(kind: str, count: int, stored: int) -> DisplayList:
    """A kind of pieces in the courtyard: how many, and how many of them are stored; what one has none of is a shadow."""
    many = NAME.but(size=SIGNED.size, colour=CREAM if count else FAINT, align="right")
    there = None if count else aside(row(sign(kind, 24, 160)), SHADOW)
    kept_ = write(f"[barn]{stored}", FINE.but(align="right")) if stored else None
    told = column(sized(aside(write(count, many), "" if count else GONE), high=24), kept_, blank(), gap=-1)
    cell = aside(ground(BED))
    return kept(hot(over(cell, pad(there, 3, 0) if there else None, pad(told, 3)), kind), places.YARD[kind])


def _fields(v: View) -> list[DisplayList]:
    s: CubaState = v.state
    me = seen.me_of(v)
    if not s.sides[me]:
        return [_no_land()]
    found = [_land(s.sides[me], s.covered[me])]
    if s.phase not in ("setup_sides", "setup_goods"):
        stored = any(s.stored[me * KINDS_OF_PRODUCTS : (me + 1) * KINDS_OF_PRODUCTS])
        found.append(_cross(s.pawn[me], seen.asked(v) in ("turn", "worker_harvest"), stored))
    return found


@cache
def _no_land() -> DisplayList:
    """No side of the board has been chosen."""
    none = say("cuba-art-no-side", HEAD.but(face="body", colour=SECOND, align="center", lines=0))
    return kept(on(SOIL, none), places.FIELDS_IN)


@lru_cache(256)
def _land(side: str, covered: int) -> DisplayList:
    """The twelve fields, those that are built on as plots."""
    sheet = kept(ground(SOIL), places.FIELDS_IN)
    for at, field in enumerate(FIELDS):
        drawing = "plot" if covered >> at & 1 else SIDES[side][at]
        label = write(field, PLATE.but(colour=CHALK, face="body"))
        name = corner(sized(on(Ground("#2B1608", "", 3, 0, 0.5), label), LINE_HIGH, MARK), 0, 0, 2)
        fill(sheet, places.FIELD[field], over(picture(f"cuba/fields/{drawing}"), aside(name)))
    return sheet


@lru_cache(128)
def _cross(pawn: int, veiled: bool, stored: bool) -> DisplayList:
    """Dashes round the row and the column of the pawn; on a quiet table one outline round both, and if ``veiled`` less
    light on the other fields. Below what is ``stored`` lies a board."""
    x0, y0, w, h = FIRST
    step_x, step_y = STEP
    across, down = divmod(pawn, COLUMNS)
    wide, high = COLUMNS * step_x - (step_x - w), len(FIELDS) // COLUMNS * step_y - (step_y - h)
    sheet = DisplayList(*WHOLE)
    line = aside(pad(dashes(WHITE, 5, 2), -1.5))
    fill(sheet, (x0, y0 + across * step_y, wide, h), line)
    fill(sheet, (x0 + down * step_x, y0, w, high), line)
    with sheet.aside(QUIET):
        for at, field in enumerate(FIELDS):
            if veiled and across != at // COLUMNS and down != at % COLUMNS:
                fill(sheet, places.FIELD[field], ground(Ground("#150E2B", "", 0, 0, 0.42)))
        top, left = step_y * across, step_x * down
        low, right = top + h, left + w
        upper = ((left, top), (left, 0.0), (right, 0.0), (right, top), (wide, top))
        lower = ((wide, low), (right, low), (right, high), (left, high), (left, low), (0.0, low), (0.0, top))
        way = " L".join(f"{x + 2:.1f} {y + 2:.1f}" for x, y in upper + lower)
        body = f'<path d="M{way}Z" fill="none" stroke="#FFF8E7" stroke-width="2.2" stroke-linejoin="round"/>'
        box = (wide + 2 * 2, high + 2 * 2)
        sheet.shape(body, (x0 - 2, y0 - 2, *box), box)
    if stored:
        shelf = sized(ground(CROPPED.but(line=SOIL.line)), high=LINE_HIGH)
        fill(sheet, FIRST, pad(column(blank(), shelf), 3, 2))
    return sheet


def hand(v: View) -> DisplayList:
    """The ground under the five characters, and the strip below them."""
    s: CubaState = v.state
    title = None if s.pending else sized(pad(say("cuba-art-characters", HEAD), 2, 0), high=HEAD_HIGH)
    told = _strip(v)
    below = over(aside(ground(STRIP)), pad(told, PAD, 0) if told else None)
    inner = column(title, blank(), sized(below, high=STRIP_HIGH), gap=0)
    return laid(over(aside(ground(BOARD)), pad(inner, PAD, 3, bottom=INSET)), *PANEL_SIZE)


def _strip(v: View) -> Block | None:
    """What the strip says: what is asked, what the running card does, who plays what."""
    s: CubaState = v.state
    me = seen.me_of(v)
    key = seen.asked(v)
    mine = bool(s.pending) and me in s.pending[-1].seats
    played = s.played[s.seat][-1] if s.played[s.seat] else ""
    whole, warm = FIGURE.but(lines=0), TOLD.but(colour=WARM)
    if key in ("tax", "duty"):
        asked = say(f"cuba-art-asked-{key}", whole, {"seat": s.seat})
        return _between(say(f"cuba-art-{key}-brings", warm)) if mine else asked
    if key in ("architect", "mayor") and mine:
        return _between(say(f"cuba-art-strip-{key}", warm))
    if key == "worker_harvest" and mine:
        strip = "cuba-art-strip-worker-harvest" + ("-drought" if in_force(s, "drought") else "")
        return row(say(strip, TOLD), blank(BUTTONS))
    if played and key in ("trade", "architect", "mayor", "worker_place", "worker_harvest", "foreman") and not mine:
        return say("cuba-art-plays", whole, {"seat": s.seat, "character": played})
    if key == "turn" and not mine:
        return say("cuba-art-next-is", whole, {"seat": s.seat})
    if key in ("turn", "delegate", "worker_place"):
        rest = [card for card in CHARACTERS if card not in s.played[me] and card != s.delegate[me]]
        facts = {"n": len(rest), "votes": sum(VOTES[card] for card in rest)}
        return say(f"cuba-art-strip-{key.replace('_', '-')}", TOLD, facts)
    return None


def _between(words: Block) -> Block:
    """Words between what there is to answer on the left and on the right."""
    return row(blank(ANSWERS), words, blank(BUTTONS), gap=0)


ANSWERS, BUTTONS = 136.0, 178.0
"""How much of the strip is left to what can be answered on it, and to its buttons."""
STRIP_HIGH, PANEL_SIZE = places.ACTIONS[3], places.HAND[2:]
