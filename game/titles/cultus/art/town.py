"""The middle of the table: the town, the income row, the hand's label, the discard pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import View
from game.engine.bits import members
from game.presentation import GONE, QUIET, DisplayList
from game.presentation import layout as lay
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import head, pill, sign, tell
from game.titles.cultus.art.faces import DECK, MONUMENT_CARD, tile
from game.titles.cultus.rules.actions.setting_up import start_of
from game.titles.cultus.rules.board import FOOTPRINT, square_name
from game.titles.cultus.rules.components import DISPLAY, HAND_LIMIT, KINDS, NO_CARD, PLAYERS
from game.titles.cultus.rules.state import NOT_PLACED, CultusState
from game.titles.cultus.table import places
from game.titles.cultus.table.placement import color_of, seat_color

TOWN_WIDE = places.TOWN[2]
EMPTY: Final = lay.Ground(inks.NIGHT, inks.NIGHT_LINE, inks.SOFT, 1, 0.5)
"""Where cards lay."""
Q = 52.0
INSET = 10.0
ACROSS = 8
"""Squares side by side."""
LABEL = 18
TOWN: Final = places.TOWN[:2]
"""The corner of the town on the table."""
LETTER: Final = lay.Style(11, "#CFC4E8", align="center", leading=0.9, lines=1)
BLOCKS, BLOCK, SPILL = 4, 2 * Q, 6.0
"""What is drawn over the squares is drawn in blocks of two by two: so many side by side, so large, and so far do lines and
shadows reach out of one. A card that is laid changes a few of them."""
OUTSIDE = -2
"""Stands for a card beyond the edge of the map (-1: no card there)."""
_STROKES: Final = {
    "faint": 'stroke="#150C26" stroke-opacity=".35" stroke-width="1"',
    "shade": 'fill="#0B0518" fill-opacity=".42"',
    "dark": 'stroke="#150C26" stroke-width="3.2"',
    "corner": 'fill="#150C26"',
    "dim": 'fill="none" stroke="#FFF4DC" stroke-opacity=".3" stroke-width="1.3"',
    "bright": 'fill="none" stroke="#FFF4DC" stroke-opacity=".78" stroke-width="1.5"',
}
"""What is drawn over the squares, in this order."""
_RIM: Final = '<rect x=".6" y=".6" width="414.8" height="414.8" fill="none" stroke="#150C26" stroke-width="1.4"/>'
"""Round all of them."""


def town(v: View) -> DisplayList:
    """The frame, the squares as they show, the edges of the cards, the centre, the corners and who stands where."""
    s: CultusState = v.state
    owner = owners(s)
    first_cards = s.seats > 1 and s.phase in ("place_medal", "place_initial_card")
    corners = {start_of(s, seat).square: s.color[seat] for seat in range(s.seats)} if first_cards else {}
    sheet = DisplayList(TOWN_WIDE, TOWN_WIDE)
    whole, wide = (0, 0, TOWN_WIDE, TOWN_WIDE), ACROSS * Q
    sheet.shadow(whole, blur=INSET, alpha=150)
    lay.fill(sheet, whole, _FRAME)
    for square, kind in enumerate(s.cells):
        place = (*_corner(square), Q, Q)
        if kind != NO_CARD:
            sheet.svg(tile(kind, variety(square, owner[square])), place)
            continue
        lay.fill(sheet, place, _EMPTY)
        if square in corners:
            lay.fill(sheet, place, lay.icon(f"shared/seats/{corners[square]}", Q / 2, alpha=150))
    for number, body in enumerate(edges(owner, PLAYERS[s.seats].map_cards)):
        x, y = BLOCK * (number % BLOCKS) - SPILL, BLOCK * (number // BLOCKS) - SPILL
        high = BLOCK + 2 * SPILL
        moved = f'<g transform="translate({-x:g} {-y:g})">{body}</g>'
        sheet.shape(moved, (INSET + x, INSET + y, high, high), (high, high))
    sheet.shape(_RIM, (INSET, INSET, wide, wide), (wide, wide))
    lay.fill(sheet, whole, _MARKS)
    for square in (square for square in s.pawn if square != NOT_PLACED):
        mine = s.pawn[v.me] == square
        look = lay.Ground("none", inks.WHITE if mine else inks.CREAM, 4, 2.6 if mine else 1.5)
        lay.fill(sheet, (*_corner(square), Q, Q), lay.pad(lay.ground(look), 2))
    for square in members(s.monument_bits | s.pawn_bits):
        if s.cells[square] != NO_CARD:
            lay.fill(sheet, (*_corner(square), Q, Q), lay.corner(sign(KINDS[s.cells[square]], 18), 0, 0, 2))
    return sheet


def _coordinates() -> lay.Block:
    """The letters below and the numbers beside, by which log and hints call the squares."""
    columns = lay.row(*(lay.write(square_name(line)[0], LETTER) for line in range(ACROSS)), gap=0)
    rows = lay.column(*(lay.shared(lay.write(square_name(ACROSS * line)[1], LETTER)) for line in range(ACROSS)), gap=0)
    return lay.over(
        lay.pad(lay.corner(columns, 0, 1), INSET, 1), lay.pad(lay.corner(lay.sized(rows, INSET), 0, 0), 0, INSET)
    )


_EMPTY: Final = lay.ground(lay.Ground(inks.NIGHT_2, "#37285F", 0, 1))
_FRAME: Final = lay.over(
    lay.ground(lay.Ground(inks.DEEP)), lay.aside(lay.ground(lay.Ground("none", inks.MOON, width=1.6)))
)
_CENTRE: Final = lay.corner(lay.sized(lay.ground(lay.Ground("none", inks.MOON, 2)), 2 * Q, 2 * Q), 0.5, 0.5)
_MARKS: Final = lay.over(lay.aside(lay.picture("cultus/town_marks")), _coordinates(), lay.aside(_CENTRE, QUIET))
"""Over the squares: studs, corners and coordinates; on a quiet table the coordinates, which the log names, and the centre."""


def _corner(square: int) -> tuple[float, float]:
    return INSET + Q * (square % ACROSS), INSET + Q * (square // ACROSS)


def place_of(square: int) -> tuple[float, float]:
    """Where on the table the corner of a square lies."""
    x, y = _corner(square)
    return TOWN[0] + x, TOWN[1] + y


def variety(square: int, owner: int) -> int:
    """1 for the squares that show the livelier of the two drawings of their kind."""
    return int((square * 7 + owner * 3) % 3 == 0)


def owners(s: CultusState) -> list[int]:
    """For each square the number of the card that shows there (-1: none)."""
    owner = [-1] * len(s.cells)
    for number, (_, anchor, _) in enumerate(s.laid):
        for square, _ in FOOTPRINT[anchor]:
            owner[square] = number
    return owner


def edges(owner: list[int], base: int) -> list[str]:
    """Lines between the squares, for the number of the card that shows on each: dark between cards, faint within one.
    Cards laid after the first ``base`` ones lie on top: round corners, a light rim, a shadow to the lower right. By
    blocks, in reading order."""
    blocks: list[dict[str, list[str]]] = [{name: [] for name in _STROKES} for _ in range(BLOCKS * BLOCKS)]
    for square, card in enumerate(owner):
        down, along = divmod(square, ACROSS)
        ways = blocks[down // 2 * BLOCKS + along // 2]
        x, y = int(along * Q), int(down * Q)
        end, low = x + int(Q), y + int(Q)
        right = owner[square + 1] if along + 1 < ACROSS else OUTSIDE
        below = owner[square + ACROSS] if down + 1 < ACROSS else OUTSIDE
        if right != OUTSIDE:
            ways["faint" if right == card else "dark"].append(f"M{end} {y}v52")
        if below != OUTSIDE:
            ways["faint" if below == card else "dark"].append(f"M{x} {low}h52")
        if card < base:
            continue
        left = owner[square - 1] if along else OUTSIDE
        above = owner[square - ACROSS] if down else OUTSIDE
        sides = (above != card, right != card, below != card, left != card)
        if OUTSIDE != right < card:
            ways["shade"].append(f"M{end} {y}m0 5h5v47h-5Z")
        if OUTSIDE != below < card:
            ways["shade"].append(f"M{x} {low}m5 0h47v5h-47Z")
        _rim(x, y, sides, ways)
    return [
        "".join(f'<path d="{"".join(ways[name])}" {style}/>' for name, style in _STROKES.items() if ways[name])
        for ways in blocks
    ]


def _rim(x: float, y: float, sides: tuple[bool, bool, bool, bool], ways: dict[str, list[str]]) -> None:
    """The rim of a card along those sides of a square (above, right, below, left), round where two of them meet."""
    above, right, below, left = sides
    i, r, far = 2.2, 5.0, Q
    if above:
        ways["bright"].append(f"M{x + (i + r) * left:g} {y + i:g}H{x + far - (i + r) * right:g}")
    if left:
        ways["bright"].append(f"M{x + i:g} {y + (i + r) * above:g}V{y + far - (i + r) * below:g}")
    if below:
        ways["dim"].append(f"M{x + (i + r) * left:g} {y + far - i:g}H{x + far - (i + r) * right:g}")
    if right:
        ways["dim"].append(f"M{x + far - i:g} {y + (i + r) * above:g}V{y + far - (i + r) * below:g}")
    c = 6.0
    for there, px, py, sx, sy in (
        (above and left, x, y, 1, 1),
        (above and right, x + far, y, -1, 1),
        (below and right, x + far, y + far, -1, -1),
        (below and left, x, y + far, 1, -1),
    ):
        if there:
            turn = int(sx != sy)
            ways["corner"].append(f"M{px:g} {py:g}h{c * sx:g}A{c} {c} 0 0 {turn} {px:g} {py + c * sy:g}Z")
            way = f"M{px + (i + r) * sx:g} {py + i * sy:g}A{r} {r} 0 0 {turn} {px + i * sx:g} {py + (i + r) * sy:g}"
            ways["bright" if sy > 0 else "dim"].append(way)


def small(v: View, size: float) -> DisplayList:
    """The town with its monuments and pawns, from what everybody may see; small, the squares are flat colours."""
    s: CultusState = v.state
    flat = size < 100
    edge = 2.5 if flat else 4.0
    q = (size - 2 * edge) / ACROSS
    around = 0.05 * q if flat else 0.11 * q
    standing = [(f"monument_{color_of(s, monument)}", square) for monument, square in s.monuments.items()]
    standing += [(f"pawn_{seat_color(s, seat)}", square) for seat, square in enumerate(s.pawn)]
    squares = []
    for square, kind in enumerate(s.cells):
        plain = lay.Ground(inks.GROUND[KINDS[kind]] if kind >= 0 else inks.NIGHT_2, radius=0)
        pieces = (
            lay.pad(lay.picture(f"cultus/pieces/{piece}"), around) for piece, where in standing if where == square
        )
        squares.append(lay.over(lay.picture(tile(kind)) if kind >= 0 and not flat else lay.ground(plain), *pieces))
    middle = lay.sized(lay.ground(lay.Ground("none", inks.MOON, 1, max(1.0, q / 16))), 2 * q, 2 * q)
    look = lay.Ground(inks.DEEP, inks.MOON, inks.SOFT, 1.4)
    return lay.laid(
        lay.on(look, lay.over(lay.grid(squares, ACROSS, 0), lay.corner(middle, 0.5, 0.5)), edge), size, size
    )


def income_row(s: CultusState) -> DisplayList:
    """Empty places of piles that have run out."""
    none = lay.corner(
        lay.sized(
            lay.over(lay.picture("cultus/none_left"), lay.aside(lay.write(0, inks.SMALL.but(align="center")))), 66, 28
        ),
        0.5,
        0,
    )
    piles = (lay.blank() if pile or not s.income else none for pile in s.piles)
    return lay.laid(lay.pad(lay.row(*piles, gap=2.5), 1, inks.GAP, 1, 0), *places.INCOME[2:])


def hand_label(v: View) -> DisplayList:
    """How many cards of how many, and how to turn one."""
    s: CultusState = v.state
    cards = len(s.hands[v.me])
    over_limit = cards > HAND_LIMIT
    ink = inks.WARNING if over_limit else inks.CREAM
    told = lay.aside(
        tell("art-hand", inks.TEXT.but(colour=ink), {"count": cards, "limit": HAND_LIMIT}), "" if over_limit else GONE
    )
    turning = cards and s.pending and s.pending[-1].key == "actions"
    hint = lay.aside(tell("art-turn-hint", inks.SMALL.but(align="right"))) if turning else None
    none = lay.aside(
        lay.over(lay.picture("cultus/none_in_hand"), tell("art-hand-empty", inks.SMALL.but(align="center")))
    )
    return lay.laid(_labelled(lay.row(told, hint), lay.blank() if cards else none), *places.HAND[2:])


def discard_label(s: CultusState) -> DisplayList:
    """The number of discarded cards over the place where they lie."""
    told = lay.aside(tell("art-discard", inks.TEXT, {"count": len(s.discard)}))
    return lay.laid(
        lay.pad(_labelled(told, lay.blank() if s.discard else lay.ground(EMPTY)), inks.CLOSE, 0), *places.DISCARD[2:]
    )


def display_label(v: View, offers: Mapping[str, int]) -> DisplayList:
    """Over the monument cards: what they are and what one costs, or on a quiet table what each would bring now; places of
    cards that are gone."""
    s: CultusState = v.state
    price = lay.aside(tell("art-display-price", inks.SMALL.but(align="right")))
    wide, high = MONUMENT_CARD["" if s.seats == 1 else "small"]
    gap = lay.sized(lay.ground(EMPTY), wide, high)
    cards = [lay.sized(lay.blank(), wide) if i < len(s.display) else gap for i in range(DISPLAY)]
    deck = (
        None
        if s.monument_deck or not s.turn
        else lay.sized(lay.pad(lay.ground(EMPTY), 1, 0, 2, inks.PAD), DECK[""][0] - 1, high)
    )
    brings = (lay.sized(_brings(offers.get(card)), wide) for card in s.display)
    above = lay.over(lay.row(head("art-display"), price), lay.aside(lay.row(*brings), QUIET))
    label = _labelled(above, lay.row(*cards, deck), 2 if s.seats == 1 else 0)
    return lay.laid(label, *places.DISPLAY["solo"][2:])


def _brings(points: int | None) -> lay.Block:
    """What a monument card would bring, over it."""
    return (
        lay.blank()
        if points is None
        else lay.corner(pill(f"+{points} [star]", inks.GAIN if points else inks.EVEN), 0.5)
    )


def _labelled(label: lay.Block, below: lay.Block, gap: float = 2) -> lay.Block:
    """Words over the place of cards."""
    return lay.column(lay.sized(lay.pad(label, 2, 0), high=LABEL), below, gap=gap)
