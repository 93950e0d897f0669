"""The sheet that asks before the last coin: what it would pay for, what both villages would be then, and the word."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Draft, View
from game.presentation import Press, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block, blank, column, grid, icon, on, row, sized
from game.titles.anno1701.art import inks, quay
from game.titles.anno1701.art.inks import INKED, INKED_TITLE, PIECE, art, name_of, said, sign
from game.titles.anno1701.art.quay import FOOT, LABEL, TEXT, pressed
from game.titles.anno1701.art.trade import confirm
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.base import Spending
from game.titles.anno1701.rules.components import CENTRES, DRAWN_AS
from game.titles.anno1701.rules.decisions import CONFIRM
from game.titles.anno1701.rules.state import AnnoState, gold_of
from game.titles.anno1701.table.asks import LOSS, AskedCard

_MOST = 12
HEAD: Final = INKED_TITLE.but(size=16)
WAY: Final = inks.CARD.but(fill="#FFFDF6")
CHOSEN: Final = WAY.but(fill="#FFF3C4", line=inks.GLOW, width=3)


def last_coin(v: View, draft: Draft) -> Worksheet:
    """Every way to spend the last coin as a tile; the deed needs its word besides."""
    s: AnnoState = v.state
    seat, kind = draft.seat, KINDS[draft.kind]
    assert isinstance(kind, Spending)
    presses: list[Press] = []
    ways = [a.args[:-1] for a in kind.every(s, s.pending[-1], seat) if a.args[-1] == CONFIRM][:_MOST]
    chosen = draft.args[:-1] if draft.args and draft.args[-1] == CONFIRM else draft.args
    villages = (
        column(
            row(quay.stock(s, seat, centre, 110, str(AskedCard(LOSS, 0)) if gold else ""), along="middle"),
            quay.named(centre, INKED.but(align="center")),
        )
        for centre, gold in zip(CENTRES, s.gold[2 * seat :])
    )
    means = said("last-means", TEXT.but(colour=quay.RED, lines=4))
    left = column(said("last-villages", HEAD), grid(villages, 2), means, blank(), gap=inks.PAD)
    tiles = grid((_way(presses, s, draft, way, way == chosen) for way in ways), 3, 8)
    right = column(said("last-ways", HEAD), tiles, blank(), gap=inks.PAD)
    foot = said("last-hint" if chosen else "last-choose", FOOT)
    sheet = quay.quay(f"last-{draft.kind}", "last-rule", row(sized(left, 330), right, gap=28), foot)
    if chosen:
        confirm(sheet, presses, draft)
    return Worksheet(sheet, tuple(presses), quay.BACK, quay.DONE, art("last-do"))


def _way(presses: list[Press], s: AnnoState, draft: Draft, way: tuple[Any, ...], chosen: bool) -> Block:
    """One thing that the coin would pay for."""
    words = (arg for arg in way if isinstance(arg, str))
    thing = next((arg for arg in words if arg not in CENTRES and arg != "gold_to_good"), "")
    what = DRAWN_AS.get(thing, thing)
    drawing = sign("gold", 40)
    if what in inks.FRAMES:
        drawing = lay.fitted(on(PIECE.but(fill=inks.FRAMES[what]), icon(f"anno1701/lands/{what}", 40), 4))
    paid = lay.write(f"[gold]{gold_of(s, draft.seat)}→**0**", LABEL.but(colour=quay.RED, align="center"))
    name = lay.say(name_of(thing), INKED.but(face="bold", lines=2, leading=1.1)) if thing else blank()
    told = row(sized(drawing, 48), column(name, paid, gap=2))
    tile = sized(on(CHOSEN if chosen else WAY, told, inks.INSET, 3), high=68)
    return pressed(presses, tile, Draft(draft.kind, draft.seat, way))
