"""What a deed would do, shown on the table before it is done."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList, Rect, Way, signed
from game.presentation import layout as lay
from game.titles.cultus.art import inks, marks
from game.titles.cultus.art.blocks import low, pill, rule, sign, tell
from game.titles.cultus.art.placing import placed
from game.titles.cultus.art.raising import raised
from game.titles.cultus.art.town import TOWN, TOWN_WIDE, Q
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.board import NEXT_TO, SQUARES
from game.titles.cultus.rules.components import INCOME, KINDS, NO_CARD, WALK_BASE
from game.titles.cultus.rules.economy import matching_card, room, walk_income
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.placement import seat_color
from game.titles.cultus.table.preview import medal_points, paying_steps

EDGE: Final = 26.0
"""The place on an edge of two squares that is clicked for the income there."""
ROAD: Final = (38.0, 13.0)
PICKS: Final[Rect] = (409, 43, 436, 34)
"""Where the income cards lie."""
APART: Final = 4
"""So far a slip stays from the frame of the town and from squares."""
MEDAL_SLIP: Final[Rect] = (630, 583, 213, 101)


def preview_overlay(v: View, a: Action) -> DisplayList | None:
    """The picture of a deed that stands to be done, or None if its place says it all."""
    draw = _DRAWN.get(a.kind)
    return draw(v, a) if draw else None


def held(v: View, piece: str, slot: str = "") -> DisplayList | None:
    """While a pawn is held: what it cannot reach sinks, all it reaches stays bright."""
    s: CultusState = v.state
    if not piece.startswith("pawn/") or not s.pending or s.pending[-1].key != "actions":
        return None
    seat = int(piece.partition("/")[2])
    reached = {a.args[0][-1] for a in _legal(v, seat) if a.kind == "move_pawn"}
    if not reached:
        return None
    sheet = marks.stage()
    marks.veil(sheet, [q for q in SQUARES if q not in reached and q != s.pawn[seat]], 0.5)
    return sheet


def _legal(v: View, seat: int) -> list[Action]:
    walk = CONTROLLER.kinds["move_pawn"]
    return list(walk.options(v.state, v.state.pending[-1], seat))


# --- a walk ----------------------------------------------------------------------------------------


def _walk(v: View, a: Action) -> DisplayList:
    """The way as dots, a coin on the edge that pays, the cubes on both tracks, and the sum with its reasons."""
    s: CultusState = v.state
    sheet = marks.stage()
    way = (s.pawn[a.seat], *a.args[0])
    for here, there in pairwise(way):
        marks.dots(sheet, marks.middle_of(here), marks.middle_of(there), 6, 8, marks.WAY)
    paying = paying_steps(s, a.seat, a)
    gold = walk_income(s) if paying else 0
    medal = medal_points(s) if paying and s.medal[a.seat] == paying[0][2] else 0
    if paying:
        marks.put(sheet, marks.between(*paying[0][:2]), sign("coin"))
        for track in marks.TRACKS:
            marks.ghosts(sheet, v, track, gold)
        marks.own_points(sheet, v, max(0, s.vp[a.seat] + medal))
    _slip(sheet, v, a, gold, medal)
    return sheet


def way(v: View, a: Action) -> Way | None:
    """The line of a walk of two squares, clicked on its middle square, or where both steps pay on the edge that does."""
    s: CultusState = v.state
    if a.kind != "move_pawn" or len(a.args[0]) == 1:
        return None
    points = tuple(marks.middle_of(square) for square in (s.pawn[a.seat], *a.args[0]))
    if len(a.args) == 1:
        return Way(marks.rect_of(a.args[0][0]), points)
    (x, y), (x2, y2) = points[a.args[1] - 1 : a.args[1] + 1]
    return Way(((x + x2) / 2 - EDGE / 2, (y + y2) / 2 - EDGE / 2, EDGE, EDGE), points)


def _slip(sheet: DisplayList, v: View, a: Action, gold: int, medal: int) -> None:
    s: CultusState = v.state
    lost = max(0, gold - sum(room(s, a.seat)))
    closed = max(0, gold - WALK_BASE)
    said = inks.INKED.but(colour=inks.INK_2)
    rows = []
    if gold:
        reason = tell("hand-closed", said, {"closed": closed, "base": WALK_BASE}) if closed else None
        rows.append(_brought(f"+{gold} [coin]", inks.INK, reason))
    else:
        rows.append(tell(_why_none(s, a), said))
    if medal:
        rows.append(_brought(f"{signed(medal)} [star]", inks.INK if medal > 0 else inks.LOSS, lay.row(sign("medal"))))
    if lost:
        rows.append(tell("hand-lost", inks.BOLD.but(colour=inks.LOSS), {"gold": lost}))
    size = (116.0 if gold and not closed and not lost else 176.0, 16 + 26.0 * len(rows))
    lay.fill(
        sheet,
        (*_beside(v, a, *size), *size),
        lay.on(inks.SLIP, lay.column(*(low(told) for told in rows), gap=0), 10, 8),
    )


def _brought(figure: str, ink: str, beside: lay.Block | None) -> lay.Block:
    """What a walk brings, and why."""
    return lay.row(lay.sized(lay.write(figure, inks.BIG.but(colour=ink)), 62), beside)


def _beside(v: View, a: Action, wide: float, high: float) -> tuple[float, float]:
    """The place for a slip nearest to the end of a walk that hides no square of any walk."""
    s: CultusState = v.state
    free = {walk.args[0][-1] for walk in _legal(v, a.seat)} | {s.pawn[a.seat], a.args[0][-1]}
    x, y = marks.middle_of(a.args[0][-1])
    left, top, room, step = *TOWN, TOWN_WIDE - 2 * APART, Q / 4
    across, down = (range(int((room - size) // step) + 1) for size in (wide, high))
    places = [(left + APART + step * i, top + APART + step * j) for i in across for j in down]
    rects = [marks.rect_of(square) for square in free]

    def hides(place: tuple[float, float]) -> int:
        i, j = place
        return sum(
            i - APART < rx + w and rx - APART < i + wide and j - APART < ry + h and ry - APART < j + high
            for rx, ry, w, h in rects
        )

    return min(places, key=lambda p: (hides(p), abs(p[0] + wide / 2 - x) + abs(p[1] + high / 2 - y)))


def _why_none(s: CultusState, a: Action) -> str:
    path = a.args[0]
    for here, there in zip((s.pawn[a.seat], *path), path):
        card = matching_card(s, here, there)
        if card:
            open_still = s.open_mask >> s.income.index(card) & 1
            return "hand-paid" if open_still else "hand-shut"
    return "hand-no-road"


# --- the medal -------------------------------------------------------------------------------------


def _medal(v: View, a: Action) -> DisplayList:
    """The roads of a pair in the town, and what a walk on one of them brings."""
    s: CultusState = v.state
    sheet = marks.stage()
    slot = int(a.args[0])
    card = s.income[slot - 1]
    roads = [(q, n) for q in SQUARES for n in NEXT_TO[q] if q < n and NO_CARD not in (s.cells[q], s.cells[n])]
    roads = [pair for pair in roads if matching_card(s, *pair) == card]
    if roads:
        marks.veil(sheet, set(SQUARES) - {q for pair in roads for q in pair}, 0.55)
    for here, there in roads:
        wide, high = ROAD if there - here == 1 else ROAD[::-1]
        road = lay.sized(lay.ground(lay.Ground(inks.DARK, inks.GLOW, min(ROAD) / 2, 1.6)), wide, high)
        marks.put(sheet, marks.between(here, there), lay.over(road, sign("star")))
    points = medal_points(s)
    paid = pill(f"{signed(points)} [star]", inks.DARK if points > 0 else inks.LOSS)
    medal = lay.icon(f"cultus/pieces/medal_{seat_color(s, a.seat)}", 34, alpha=224)
    wide = PICKS[2] / len(s.piles)
    lay.fill(
        sheet, (PICKS[0] + wide * (slot - 1) - 6, PICKS[1], wide + 6, PICKS[3]), lay.row(medal, lay.fitted(paid), gap=0)
    )
    pair = [sign(KINDS[kind]) for kind in INCOME[card]]
    between = lay.sized(lay.write(slot, inks.CHARGE.but(colour=inks.INK_2)), 16)
    many = tell("hand-roads", inks.INKED_BOLD, {"roads": len(roads)})
    each = tell("hand-each-walk", inks.INKED, {"gold": f"+{walk_income(s)}", "vp": signed(points)})
    home = tell("hand-comes-home", inks.INKED_SMALL.but(leading=1.2, lines=0), {"cards": len(s.piles[slot - 1])})
    head = lay.row(pair[0], between, pair[1], lay.pad(many, 4, 0), gap=2)
    lay.fill(sheet, MEDAL_SLIP, lay.on(inks.SLIP, lay.column(low(head), each, rule(inks.PAPER_LINE), home), 10, 6))
    return sheet


# --- gold, and cards over the limit ----------------------------------------------------------------


def _split(v: View, a: Action) -> DisplayList:
    """Both cubes where this split would take them."""
    sheet = marks.stage()
    for track, gold in zip(("cost", "character"), a.args):
        marks.ghosts(sheet, v, track, gold, True)
    return sheet


def _given_up(v: View, a: Action) -> DisplayList:
    """What becomes of the points."""
    sheet = marks.stage()
    marks.own_points(sheet, v, marks.after(v, a).vp[v.me])
    return sheet


def _corner(v: View, a: Action) -> DisplayList:
    """The pawn in the corner that it would stand in."""
    sheet = marks.stage()
    pawn = lay.icon(f"cultus/pieces/pawn_{seat_color(v.state, a.seat)}", 42, alpha=224)
    marks.put(sheet, marks.middle_of(a.args[0]), pawn)
    return sheet


_DRAWN: Final[dict[str, Callable[[View, Action], DisplayList | None]]] = {
    "move_pawn": _walk,
    "place_medal": _medal,
    "choose_corner": _corner,
    "place_construction": placed,
    "place_initial_card": placed,
    "build_monument": raised,
    "allocate_gold": _split,
    "discard_to_limit": _given_up,
    "move_monument": _given_up,
}
