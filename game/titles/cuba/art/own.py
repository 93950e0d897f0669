"""What lies before whoever looks: purse, courtyard, plantation, characters, the strip of the running card."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.parts import dashes
from game.titles.cuba.art import inks
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
    turn = seen.is_asked(s, me)
    yard = [_yard(s, me, kind) for kind in places.YARD]
    parts = (_frame(me, seen.color_of(v, me), turn), _owned(s.pesos[me], s.vp[me]), *yard, *_fields(v))
    return inks.cut(inks.joined(*parts), places.PLANTATION)


@lru_cache(32)
def _frame(me: int, color: str, turn: bool) -> DisplayList:
    """The ground of the own land with its heading, and the names of the families of pieces."""
    sheet = inks.kept(lay.ground(inks.BOARD.but(line=inks.SEAT[color], width=2)), places.PLANTATION)
    mark = lay.sized(
        lay.on(inks.PILL.but(fill=inks.GOLD, line=""), lay.say("cuba-art-turn", inks.PLATE.but(colour=inks.INK))),
        60,
        18,
    )
    head = lay.row(
        inks.shape_of(color, 18),
        lay.shared(lay.aside(lay.say("cuba-art-land-of", inks.HEAD, {"seat": me}))),
        lay.shared(lay.aside(lay.say("cuba-art-cross", inks.LAST.but(colour=inks.SECOND))), 1.7),
        lay.aside(mark) if turn else None,
    )
    lay.fill(
        sheet, places.PLANTATION, lay.pad(lay.column(lay.sized(head, high=inks.HEAD_HIGH), lay.blank()), inks.PAD, 0)
    )
    x, _, wide, _ = places.COURTYARD
    for family, kind in FAMILIES.items():
        name = lay.aside(lay.say(f"cuba-art-{family}", inks.FINE))
        lay.fill(sheet, (x, places.YARD[kind][1] - inks.LINE_HIGH + 2, wide, inks.LINE_HIGH - 2), name)
    return sheet


@lru_cache(256)
def _owned(pesos: int, points: int) -> DisplayList:
    """Purse and points."""
    owned = lay.row(lay.hot(_count("coin", pesos), "purse"), lay.hot(_count("vp", points), "points"))
    framed_ = lay.over(
        lay.aside(lay.ground(inks.STRIP.but(fill=inks.DEEP, line=inks.SUN))), lay.pad(owned, inks.INSET, 0, 0, 0)
    )
    return inks.kept(framed_, (*places.COURTYARD[:3], PURSE_HIGH))


def _count(name: str, count: int) -> Block:
    number = lay.over(lay.aside(lay.write(count, inks.BIG)), lay.aside(lay.write(count, inks.BIG.but(size=24)), QUIET))
    return lay.row(inks.sign(name, 24), number, gap=3)


def _yard(s: CubaState, me: int, kind: str) -> DisplayList:
    number = NUMBER[kind]
    stored = s.stored[me * KINDS_OF_PRODUCTS + number] if number in PRODUCTS else 0
    return _pieces(kind, s.yard[me * KINDS_OF_PIECES + number], stored)


@lru_cache(1024)
def _pieces(kind: str, count: int, stored: int) -> DisplayList:
    """A kind of pieces in the courtyard: how many, and how many of them are stored; what one has none of is a shadow."""
    many = inks.NAME.but(size=inks.SIGNED.size, colour=inks.CREAM if count else inks.FAINT, align="right")
    there = None if count else lay.aside(lay.row(inks.sign(kind, 24, 160)), SHADOW)
    kept_ = lay.write(f"[barn]{stored}", inks.FINE.but(align="right")) if stored else None
    told = lay.column(
        lay.sized(lay.aside(lay.write(count, many), "" if count else GONE), high=24), kept_, lay.blank(), gap=-1
    )
    cell = lay.aside(lay.ground(inks.BED))
    return inks.kept(
        lay.hot(lay.over(cell, lay.pad(there, 3, 0) if there else None, lay.pad(told, 3)), kind), places.YARD[kind]
    )


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
    none = lay.say("cuba-art-no-side", inks.HEAD.but(face="body", colour=inks.SECOND, align="center", lines=0))
    return inks.kept(lay.on(inks.SOIL, none), places.FIELDS_IN)


@lru_cache(256)
def _land(side: str, covered: int) -> DisplayList:
    """The twelve fields, those that are built on as plots."""
    sheet = inks.kept(lay.ground(inks.SOIL), places.FIELDS_IN)
    for at, field in enumerate(FIELDS):
        drawing = "plot" if covered >> at & 1 else SIDES[side][at]
        label = lay.write(field, inks.PLATE.but(colour=inks.CHALK, face="body"))
        name = lay.corner(
            lay.sized(lay.on(Ground("#2B1608", "", 3, 0, 0.5), label), inks.LINE_HIGH, inks.MARK), 0, 0, 2
        )
        lay.fill(sheet, places.FIELD[field], lay.over(lay.picture(f"cuba/fields/{drawing}"), lay.aside(name)))
    return sheet


@lru_cache(128)
def _cross(pawn: int, veiled: bool, stored: bool) -> DisplayList:
    """Dashes round the row and the column of the pawn; on a quiet table one outline round both, and if ``veiled`` less
    light on the other fields. Below what is ``stored`` lies a board."""
    x0, y0, w, h = FIRST
    step_x, step_y = STEP
    across, down = divmod(pawn, COLUMNS)
    wide, high = COLUMNS * step_x - (step_x - w), len(FIELDS) // COLUMNS * step_y - (step_y - h)
    sheet = DisplayList(*inks.WHOLE)
    line = lay.aside(lay.pad(dashes(inks.WHITE, 5, 2), -1.5))
    lay.fill(sheet, (x0, y0 + across * step_y, wide, h), line)
    lay.fill(sheet, (x0 + down * step_x, y0, w, high), line)
    with sheet.aside(QUIET):
        for at, field in enumerate(FIELDS):
            if veiled and across != at // COLUMNS and down != at % COLUMNS:
                lay.fill(sheet, places.FIELD[field], lay.ground(Ground("#150E2B", "", 0, 0, 0.42)))
        top, left = step_y * across, step_x * down
        low, right = top + h, left + w
        upper = ((left, top), (left, 0.0), (right, 0.0), (right, top), (wide, top))
        lower = ((wide, low), (right, low), (right, high), (left, high), (left, low), (0.0, low), (0.0, top))
        way = " L".join(f"{x + 2:.1f} {y + 2:.1f}" for x, y in upper + lower)
        body = f'<path d="M{way}Z" fill="none" stroke="#FFF8E7" stroke-width="2.2" stroke-linejoin="round"/>'
        box = (wide + 2 * 2, high + 2 * 2)
        sheet.shape(body, (x0 - 2, y0 - 2, *box), box)
    if stored:
        shelf = lay.sized(lay.ground(inks.CROPPED.but(line=inks.SOIL.line)), high=inks.LINE_HIGH)
        lay.fill(sheet, FIRST, lay.pad(lay.column(lay.blank(), shelf), 3, 2))
    return sheet


def hand(v: View) -> DisplayList:
    """The ground under the five characters, and the strip below them."""
    s: CubaState = v.state
    title = (
        None if s.pending else lay.sized(lay.pad(lay.say("cuba-art-characters", inks.HEAD), 2, 0), high=inks.HEAD_HIGH)
    )
    told = _strip(v)
    below = lay.over(lay.aside(lay.ground(inks.STRIP)), lay.pad(told, inks.PAD, 0) if told else None)
    inner = lay.column(title, lay.blank(), lay.sized(below, high=STRIP_HIGH), gap=0)
    return lay.laid(
        lay.over(lay.aside(lay.ground(inks.BOARD)), lay.pad(inner, inks.PAD, 3, bottom=inks.INSET)), *PANEL_SIZE
    )


def _strip(v: View) -> Block | None:
    """What the strip says: what is asked, what the running card does, who plays what."""
    s: CubaState = v.state
    me = seen.me_of(v)
    key = seen.asked(v)
    mine = seen.is_asked(s, me)
    played = s.played[s.seat][-1] if s.played[s.seat] else ""
    whole, warm = inks.FIGURE.but(lines=0), inks.TOLD.but(colour=inks.WARM)
    if key in ("tax", "duty"):
        asked = lay.say(f"cuba-art-asked-{key}", whole, {"seat": s.seat})
        return _between(lay.say(f"cuba-art-{key}-brings", warm)) if mine else asked
    if key in ("architect", "mayor") and mine:
        return _between(lay.say(f"cuba-art-strip-{key}", warm))
    if key == "worker_harvest" and mine:
        strip = "cuba-art-strip-worker-harvest" + ("-drought" if in_force(s, "drought") else "")
        return lay.row(lay.say(strip, inks.TOLD), lay.blank(BUTTONS))
    if played and key in ("trade", "architect", "mayor", "worker_place", "worker_harvest", "foreman") and not mine:
        return lay.say("cuba-art-plays", whole, {"seat": s.seat, "character": played})
    if key == "turn" and not mine:
        return lay.say("cuba-art-next-is", whole, {"seat": s.seat})
    if key in ("turn", "delegate", "worker_place"):
        rest = [card for card in CHARACTERS if card not in s.played[me] and card != s.delegate[me]]
        facts = {"n": len(rest), "votes": sum(VOTES[card] for card in rest)}
        return lay.say(f"cuba-art-strip-{key.replace('_', '-')}", inks.TOLD, facts)
    return None


def _between(words: Block) -> Block:
    """Words between what there is to answer on the left and on the right."""
    return lay.row(lay.blank(ANSWERS), words, lay.blank(BUTTONS), gap=0)


ANSWERS, BUTTONS = 136.0, 178.0
"""How much of the strip is left to what can be answered on it, and to its buttons."""
STRIP_HIGH, PANEL_SIZE = places.ACTIONS[3], places.HAND[2:]
