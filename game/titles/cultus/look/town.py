"""The middle of the table: the town, the income row, the hand's label, the discard pile."""

from __future__ import annotations

from game.engine import View
from game.sight import Sheet
from game.titles.cultus.board import squares_in
from game.titles.cultus.components import CENTER, HAND_LIMIT, KINDS, NO_CARD
from game.titles.cultus.look.faces import tile
from game.titles.cultus.look.inks import CREAM, LILAC, MOON, NIGHT, NIGHT_2, NIGHT_LINE
from game.titles.cultus.sight import me_of
from game.titles.cultus.state import CultusState

Q = 52.0
INSET = 10.0


def town(s: CultusState) -> Sheet:
    """The frame, the squares as they show, the edges of the cards, the centre and the corners."""
    sheet = Sheet(436, 436)
    sheet.shadow((0, 0, 436, 436), 8, 10, 150, 5)
    sheet.panel((0, 0, 436, 436), "#120926", MOON, 8, 1.6)
    owner = _owners(s)
    for square, kind in enumerate(s.cells):
        x, y = INSET + Q * (square % 8), INSET + Q * (square // 8)
        if kind == NO_CARD:
            sheet.panel((x, y, Q, Q), NIGHT_2, "#37285F", 0, 1)
        else:
            lively = (square * 7 + owner[square] * 3) % 3 == 0
            sheet.svg(tile(kind, int(lively)), (x, y, Q, Q))
    sheet.shape(_edges(owner), (INSET, INSET, 8 * Q, 8 * Q), (416, 416))
    sheet.shape(_marks(), (0, 0, 436, 436), (436, 436))
    for square in squares_in(s.monument_bits | s.pawn_bits):
        kind = s.cells[square]
        if kind != NO_CARD:
            x, y = INSET + Q * (square % 8), INSET + Q * (square // 8)
            sheet.svg(f"cultus/icons/{KINDS[kind]}", (x + 1, y + 1, 18, 18))
    return sheet


def _owners(s: CultusState) -> list[int]:
    """For each square the number of the card that shows there (-1: none)."""
    owner = [-1] * 64
    for number, (_, anchor, _) in enumerate(s.laid):
        for square in (anchor, anchor + 1, anchor + 8, anchor + 9):
            owner[square] = number
    return owner


def _edges(owner: list[int]) -> str:
    """Dark lines between cards, faint ones within a card, a light rim on cards laid on top of others."""
    dark: list[str] = []
    faint: list[str] = []
    rim: list[str] = []
    for square in range(64):
        row, col = divmod(square, 8)
        x, y = col * 52, row * 52
        if col < 7:
            (faint if owner[square] == owner[square + 1] else dark).append(f"M{x + 52} {y} V{y + 52}")
        if row < 7:
            (faint if owner[square] == owner[square + 8] else dark).append(f"M{x} {y + 52} H{x + 52}")
        if owner[square] >= 16 or (owner[square] >= 0 and -1 in owner):
            if col == 0 or owner[square - 1] != owner[square]:
                rim.append(f"M{x + 2.4} {y + 2} V{y + 50}")
            if row == 0 or owner[square - 8] != owner[square]:
                rim.append(f"M{x + 2} {y + 2.4} H{x + 50}")
    return (
        f'<path d="{" ".join(faint) or "M0 0"}" stroke="#150C26" stroke-opacity=".35" stroke-width="1"/>'
        f'<path d="{" ".join(dark) or "M0 0"}" stroke="#150C26" stroke-width="3.2"/>'
        f'<path d="{" ".join(rim) or "M0 0"}" stroke="#FFF4DC" stroke-opacity=".55" stroke-width="1.4"/>'
        '<rect x=".6" y=".6" width="414.8" height="414.8" fill="none" stroke="#150C26" stroke-width="1.4"/>'
    )


def _marks() -> str:
    row, col = divmod(min(CENTER), 8)
    x, y, w = INSET + col * Q, INSET + row * Q, 2 * Q
    studs = "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="4" fill="#E3BE6A" stroke="#120926" stroke-width="1.4"/>'
        for dx in (0, w)
        for dy in (0, w)
    )
    corners = "".join(
        f'<path d="M{cx} {cy} H{cx + 11 * sx} L{cx} {cy + 11 * sy}Z" fill="#E3BE6A" stroke="#120926"/>'
        for cx, cy, sx, sy in ((11, 11, 1, 1), (425, 11, -1, 1), (425, 425, -1, -1), (11, 425, 1, -1))
    )
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{w}" fill="none" stroke="#120926" stroke-width="4.6"/>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{w}" fill="none" stroke="#E3BE6A" stroke-width="2.6"/>'
        f"{studs}{corners}"
    )


def income_row(s: CultusState) -> Sheet:
    """Empty places of piles that have run out."""
    sheet = Sheet(436, 74)
    for slot in range(6):
        x = 1 + 72.7 * slot
        if s.income and not s.piles[slot]:
            body = (
                '<rect x="1" y="1" width="64" height="26" rx="4" fill="#000000" fill-opacity=".15" stroke="#7C68B8" '
                'stroke-dasharray="4 3"/>'
            )
            sheet.shape(body, (x + 2, 7, 66, 28), (66, 28))
            sheet.write((x + 2, 7, 66, 28), "0", size=12, colour=LILAC, align="center", lines=1)
    return sheet


def hand_label(v: View) -> Sheet:
    """How many cards of how many, and how to turn one."""
    s: CultusState = v.state
    sheet = Sheet(436, 126)
    cards = len(s.hands[me_of(v)])
    sheet.say(
        (2, 0, 150, 18),
        "cultus-look-hand",
        {"count": cards, "limit": HAND_LIMIT},
        size=13,
        colour="#FFD7A0" if cards > HAND_LIMIT else CREAM,
        lines=1,
    )
    sheet.say((150, 0, 284, 18), "cultus-look-turn-hint", size=12, colour=LILAC, align="right", lines=1)
    if not cards:
        body = (
            '<rect x="1" y="1" width="434" height="102" rx="8" fill="#000000" fill-opacity=".14" stroke="#5A4A86" '
            'stroke-dasharray="6 5"/>'
        )
        sheet.shape(body, (0, 20, 436, 104), (436, 104))
        sheet.say((0, 20, 436, 104), "cultus-look-hand-empty", size=13, colour=LILAC, align="center")
    return sheet


def discard_label(s: CultusState) -> Sheet:
    """The number of discarded cards over the place where they lie."""
    sheet = Sheet(112, 126)
    sheet.say((4, 0, 104, 18), "cultus-look-discard", {"count": len(s.discard)}, size=13, lines=1)
    if not s.discard:
        sheet.panel((4, 20, 104, 104), NIGHT, NIGHT_LINE, 6, 1, 0.6)
    return sheet


def backdrop() -> Sheet:
    """Night-violet felt over the whole table."""
    sheet = Sheet(1280, 720)
    body = (
        '<defs><radialGradient id="f" gradientUnits="userSpaceOnUse" cx="626" cy="330" r="820">'
        '<stop offset="0" stop-color="#3B2A6B"/><stop offset=".55" stop-color="#261A49"/><stop offset="1" '
        'stop-color="#150E2B"/></radialGradient></defs><rect width="1280" height="720" fill="url(#f)"/>'
    )
    sheet.shape(body, (0, 0, 1280, 720), (1280, 720))
    weave = "".join(f"M0 {y} H1280 " for y in range(0, 720, 12)) + "".join(f"M{x} 0 V720 " for x in range(0, 1280, 12))
    sheet.shape(f'<path d="{weave}" stroke="#FFFFFF" stroke-opacity=".022"/>', (0, 0, 1280, 720), (1280, 720))
    return sheet
