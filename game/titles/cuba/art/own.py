"""What lies before whoever looks: purse, courtyard, plantation, characters, the strip of the running card."""

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
    fill,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    sized,
    write,
)
from game.presentation.parts import dashes
from game.titles.cuba.art.inks import (
    CELL,
    CREAM,
    DEEP,
    FAINT,
    GOLD,
    HEAD,
    INK,
    LINE,
    NAME,
    PANEL,
    PLATE,
    SEAT,
    SECOND,
    SMALL,
    STRIP,
    SUN,
    WARM,
)
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.components import CHARACTERS, COLUMNS, NUMBER, PRODUCTS, SIDES, VOTES
from game.titles.cuba.rules.harbour import in_force
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, CubaState
from game.titles.cuba.table import places, seen

PURSE: Final = (20, 460, 150, 32)
STEP: Final = (80.6, 73.1)
"""From one field of the own land to the next."""


def plantation(v: View) -> DisplayList:
    """The own land: purse, courtyard, twelve fields, the row and column of the pawn."""
    s: CubaState = v.state
    me = seen.me_of(v)
    color = seen.color_of(v, me)
    sheet = DisplayList(1280, 720)
    x, y, w, h = places.PLANTATION
    fill(sheet, places.PLANTATION, on(Ground(PANEL, SEAT[color], width=2, shadow=120), blank()))
    turn = bool(s.pending) and me in s.pending[-1].seats
    mark = (
        sized(on(Ground(GOLD, "", 9), say("cuba-art-turn", PLATE.but(size=12, colour=INK))), 60, 18) if turn else None
    )
    head = row(
        icon(f"shared/seats/{color}", 18),
        aside(sized(say("cuba-art-land-of", HEAD, {"seat": me}), 140)),
        aside(say("cuba-art-cross", SMALL.but(size=12, colour=SECOND, align="right"))),
        aside(mark) if mark else None,
    )
    fill(sheet, (x + 8, y + 2, w - 16, 23), head)
    _courtyard(s, me, sheet)
    _fields(v, sheet)
    found = DisplayList(w, h)
    found.place(sheet, -x, -y)
    return found


def _courtyard(s: CubaState, me: int, sheet: DisplayList) -> None:
    """Purse and points, and the pieces by their families; what one has none of is a shadow."""
    owned = row(hot(_owned("coin", s.pesos[me]), "purse"), hot(_owned("vp", s.vp[me]), "points"))
    fill(sheet, PURSE, over(aside(on(Ground(DEEP, SUN, 6, 1), blank())), pad(owned, 6, 0, 0, 0)))
    for family, kind in FAMILIES.items():
        x, y, *_ = places.YARD[kind]
        name = say(f"cuba-art-{family}", SMALL.but(size=11.5, colour=SECOND))
        fill(sheet, (x, y - 18, PURSE[2], 17), aside(name))
    for kind, rect in places.YARD.items():
        fill(sheet, rect, hot(_yard(s, me, kind), kind))


FAMILIES: Final = {"resources": "wood", "products": "citrus", "goods": "rum"}
"""The families of pieces, and what begins each in the courtyard."""


def _owned(sign: str, count: int) -> Block:
    number = over(
        *(aside(write(count, NAME.but(size=size)), how) for how, size in ((GONE, 20), (QUIET, 24))),
    )
    return row(icon(f"cuba/icons/{sign}", 24), number, gap=4)


def _yard(s: CubaState, me: int, kind: str) -> Block:
    """A kind of pieces in the courtyard: how many, and how many of them are stored."""
    number = NUMBER[kind]
    count = s.yard[me * KINDS_OF_PIECES + number]
    stored = s.stored[me * KINDS_OF_PRODUCTS + number] if number in PRODUCTS else 0
    many = NAME.but(size=17, colour=CREAM if count else FAINT, align="right")
    sign = None if count else aside(row(icon(f"cuba/icons/{kind}", 24, alpha=160)), SHADOW)
    kept = write(f"[barn]{stored}", SMALL.but(size=11.5, colour=SECOND, align="right")) if stored else None
    told = column(sized(aside(write(count, many), "" if count else GONE), high=24), kept, blank(), gap=-1)
    cell = aside(on(Ground(CELL, "#2E6A62", 5, 1), blank()))
    return over(cell, pad(sign, 3, 0) if sign else None, pad(told, 3, 3))


def _fields(v: View, sheet: DisplayList) -> None:
    s: CubaState = v.state
    me = seen.me_of(v)
    x0, y0, w, h = places.FIELD["a1"]
    wide, high = COLUMNS * STEP[0], len(FIELDS) // COLUMNS * STEP[1]
    fill(sheet, (x0 - 4, y0 - 3, wide + 5, high + 3), on(Ground("#4A2A18", "#8A5A2E", 5), blank()))
    side = s.sides[me]
    if not side:
        fill(
            sheet,
            (x0, y0, wide, high),
            say("cuba-art-no-side", HEAD.but(face="body", colour=SECOND, align="center", lines=0)),
        )
        return
    tag = PLATE.but(colour="#FFF3D2", face="body")
    for at, field in enumerate(FIELDS):
        drawing = "plot" if s.covered[me] >> at & 1 else SIDES[side][at]
        name = sized(on(Ground("#2B1608", "", 4, 0, 0.5), write(field, tag)), 19, 14)
        label = aside(column(row(name, blank()), blank()))
        fill(sheet, places.FIELD[field], over(picture(f"cuba/fields/{drawing}"), pad(label, 2)))
    if s.phase in ("setup_sides", "setup_goods"):
        return
    across, down = divmod(s.pawn[me], COLUMNS)
    line = aside(dashes("#FFFFFF", 5, 2))
    fill(sheet, (x0 - 1, y0 + across * STEP[1] - 1.5, wide, h + 3), line)
    fill(sheet, (x0 + down * STEP[0] - 1.5, y0 - 1, w + 3, high), line)
    with sheet.aside(QUIET):
        _cross(s, me, sheet, seen.asked(v) in ("turn", "worker_harvest"))
    if any(s.stored[me * KINDS_OF_PRODUCTS : (me + 1) * KINDS_OF_PRODUCTS]):
        kept = sized(on(Ground("#FFF8E7", "#8A5A2E", 5, 1, 0.92), blank()), high=21)
        fill(sheet, (x0, y0, w, h), pad(column(blank(), kept), 3, 2))


def _cross(s: CubaState, me: int, sheet: DisplayList, veiled: bool) -> None:
    """One outline round the row and the column of the pawn; ``veiled``: with less light on the other fields."""
    x0, y0, w, h = places.FIELD["a1"]
    step_x, step_y = STEP
    row, col = divmod(s.pawn[me], COLUMNS)
    for at, field in enumerate(FIELDS):
        if veiled and row != at // COLUMNS and col != at % COLUMNS:
            sheet.panel(places.FIELD[field], "#150E2B", "", 0, 0, 0.42)
    top, left, wide, high = step_y * row, step_x * col, 4 * step_x - 2.6, 3 * step_y - 2.6
    low, right = top + h, left + w
    upper = ((left, top), (left, 0.0), (right, 0.0), (right, top), (wide, top))
    lower = ((wide, low), (right, low), (right, high), (left, high), (left, low), (0.0, low), (0.0, top))
    line = " L".join(f"{x + 2:.1f} {y + 2:.1f}" for x, y in upper + lower)
    body = f'<path d="M{line}Z" fill="none" stroke="#FFF8E7" stroke-width="2.2" stroke-linejoin="round"/>'
    box = (wide + 4, high + 4)
    sheet.shape(body, (x0 - 2, y0 - 2, *box), box)


def hand(v: View) -> DisplayList:
    """The ground under the five characters, and the strip below them."""
    s: CubaState = v.state
    title = None if s.pending else say("cuba-art-characters", HEAD)
    strip = aside(sized(on(STRIP, blank()), high=58))
    told = _strip(v)
    below = over(strip, sized(pad(told, 12, 0), high=58) if told else None)
    inner = column(sized(pad(title, 2, 0), high=22) if title else None, blank(), below, gap=0)
    return laid(over(aside(on(Ground(PANEL, LINE, shadow=120), blank())), pad(inner, 8, 3, 8, 6)), 486, 250)


def _strip(v: View) -> Block | None:
    """What the strip says: what is asked, what the running card does, who plays what."""
    s: CubaState = v.state
    me = seen.me_of(v)
    key = seen.asked(v)
    mine = bool(s.pending) and me in s.pending[-1].seats
    played = s.played[s.seat][-1] if s.played[s.seat] else ""
    whole = SMALL.but(size=14, lines=0)
    warm = SMALL.but(size=12, colour=WARM, lines=0, leading=1.3)
    own = SMALL.but(lines=0, leading=1.3)
    if key in ("tax", "duty"):
        asked = say(f"cuba-art-asked-{key}", whole, {"seat": s.seat})
        return _between(say(f"cuba-art-{key}-brings", warm)) if mine else asked
    if key in ("architect", "mayor") and mine:
        return _between(say(f"cuba-art-strip-{key}", warm))
    if key == "worker_harvest" and mine:
        strip = "cuba-art-strip-worker-harvest" + ("-drought" if in_force(s, "drought") else "")
        return row(say(strip, own), blank(BUTTONS))
    if played and key in ("trade", "architect", "mayor", "worker_place", "worker_harvest", "foreman") and not mine:
        return say("cuba-art-plays", whole, {"seat": s.seat, "character": played})
    if key == "turn" and not mine:
        return say("cuba-art-next-is", whole, {"seat": s.seat})
    if key in ("turn", "delegate", "worker_place"):
        rest = [card for card in CHARACTERS if card not in s.played[me] and card != s.delegate[me]]
        facts = {"n": len(rest), "votes": sum(VOTES[card] for card in rest)}
        return say(f"cuba-art-strip-{key.replace('_', '-')}", own.but(leading=1.35), facts)
    return None


def _between(words: Block) -> Block:
    """Words between what there is to answer on the left and on the right."""
    return row(blank(136), words, blank(BUTTONS - 4), gap=0)


BUTTONS: Final = 178.0
"""How much of the strip is left to its buttons."""
