"""The sheet that asks before the last coin: what it would pay for, what both villages would be then, and the word."""

from __future__ import annotations

from game.engine import Draft, View
from game.presentation import Press, Worksheet
from game.titles.anno1701.art.inks import FRAMES, GLOW, INK, INK_2, MID, art, icon, name_of, words, write
from game.titles.anno1701.art.quay import BACK, DONE, RED, quay, stock_card
from game.titles.anno1701.art.trade import confirm
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.base import CONFIRM, Spending
from game.titles.anno1701.rules.components import CENTRES, LANDSCAPES
from game.titles.anno1701.rules.state import AnnoState, gold_of
from game.titles.anno1701.table.asks import LOSS, AskedCard

_MOST = 12


def last_coin(v: View, draft: Draft) -> Worksheet:
    """Every way to spend the last coin as a tile; the deed needs its word besides."""
    s: AnnoState = v.state
    seat, kind = draft.seat, KINDS[draft.kind]
    assert isinstance(kind, Spending)
    sheet = quay(f"last-{draft.kind}", "last-rule")
    presses: list[Press] = []
    ways = [a.args[:-1] for a in kind.every(s, s.pending[-1], seat) if a.args[-1] == CONFIRM][:_MOST]
    chosen = draft.args[:-1] if draft.args and draft.args[-1] == CONFIRM else draft.args
    words(sheet, 212, 184, 420, 26, "last-villages", size=16, colour=INK, face="title")
    for number, centre in enumerate(CENTRES):
        x, gold = 236.0 + number * 150, s.gold[2 * seat + number]
        stock_card(sheet, s, seat, centre, (x, 220, 110), str(AskedCard(LOSS, 0)) if gold else "")
        words(
            sheet,
            x - 10,
            336,
            130,
            22,
            f"village-{centre.removeprefix('centre_')}",
            size=13,
            colour=INK,
            align="center",
        )
    words(sheet, 212, 372, 330, 88, "last-means", size=14, colour=RED, lines=4)
    words(sheet, 570, 184, 400, 26, "last-ways", size=16, colour=INK, face="title")
    for index, way in enumerate(ways):
        box = (570.0 + index % 3 * 168, 220.0 + index // 3 * 76, 160.0, 68.0)
        lit = way == chosen
        sheet.panel(box, "#FFF3C4" if lit else "#FFFDF6", GLOW if lit else "#C9A45A", 8, 3 if lit else 1.3)
        thing = next(
            (str(arg) for arg in way if isinstance(arg, str) and arg not in CENTRES and arg != "gold_to_good"), ""
        )
        x, y = box[0], box[1]
        what = thing.rstrip("_12") if thing in LANDSCAPES else thing
        if what in FRAMES:
            sheet.panel((x + 8, y + 10, 48, 48), FRAMES[what], "#F6EEDC", 5, 1)
            sheet.svg(f"anno1701/lands/{what}", (x + 12, y + 14, 40, 40))
        else:
            icon(sheet, "gold", x + 12, y + 14, 40)
        if thing:
            sheet.say((x + 62, y + 6, 94, 34), name_of(thing), size=13, colour=INK, face="bold", lines=2, leading=1.1)
        write(sheet, x + 62, y + 40, 94, 22, f"[gold]{gold_of(s, seat)}→**0**", size=13.5, colour=RED, **MID)
        presses.append(Press(box, Draft(draft.kind, seat, way)))
    if chosen:
        confirm(sheet, presses, draft)
    words(sheet, 212, 540, 856, 44, "last-hint" if chosen else "last-choose", size=14, colour=INK_2)
    return Worksheet(sheet, tuple(presses), BACK, DONE, art("last-do"))


__all__ = ["last_coin"]
