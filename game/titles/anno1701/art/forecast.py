"""The race as it stands: what either side still needs for both ways to win, and what threatens the only way to lose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.engine import View
from game.presentation import Counted, DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.inks import FINE, HEAD, NOTE, said, sign
from game.titles.anno1701.rules.components import MERCHANT, MERCHANTS_TO_WIN
from game.titles.anno1701.rules.prospects import CALM, by_fire, next_rank, seven_crowns, two_merchants
from game.titles.anno1701.rules.state import AnnoState, favour, gold_of, merchants
from game.titles.anno1701.table.counting import centres, people
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import on_shores

PLACE: Final[Rect] = (966, 44, 302, 640)
RACE: Final = inks.PLATE.but(line=inks.GOLD, width=2, opacity=1, shadow=170)
AHEAD: Final = Ground("#5A4310", inks.GLOW)
DANGER: Final = Ground("#5E1A22", "#FFB9A0")
RULE: Final = Ground(inks.PALE, "", 0, 0, 0.5)
_REVOLUTION: Final = 2


def forecast(v: View) -> DisplayList | None:
    """Both sides, the rival above as on the table, in the column beside the islands; None before the first turn."""
    s: AnnoState = v.state
    if not s.side[0] or not s.turn:
        return None
    me = me_of(v)
    ahead, params = leader(s)
    told = said(f"forecast-{ahead}", NOTE.but(align="center"), params)
    parts = lay.column(
        lay.pad(said("forecast-title", HEAD), 6, 0),
        lay.pad(said("forecast-how", FINE), 6, 0),
        *(lay.shared(_seat(s, seat)) for seat in (1 - me, me)),
        lay.on(AHEAD, told, inks.INSET, inks.INSET),
    )
    sheet = DisplayList(*inks.TABLE)
    lay.fill(sheet, PLACE, lay.on(RACE, parts, inks.INSET))
    return sheet


def leader(s: AnnoState) -> tuple[str, dict[str, int]]:
    """Who is nearer to a victory, as a message with its parameters: by the rises that are missing on the shorter way."""
    missing = [min(seven_crowns(s, seat).rises, two_merchants(s, seat).rises) for seat in (0, 1)]
    if missing[0] == missing[1]:
        return "level", {"count": missing[0]}
    ahead = int(missing[1] < missing[0])
    return "ahead", {"seat": ahead, "count": missing[ahead], "other": missing[1 - ahead]}


def _seat(s: AnnoState, seat: int) -> Block:
    """A side: its crowns, what it still needs for either victory and for the next rise, and what could ruin it."""
    card, ink, sub = inks.seat_inks(s.side[seat] == "dragon")
    name = lay.say("anno1701-art-seat", HEAD.but(colour=ink), {"seat": seat})
    crowns, rich = seven_crowns(s, seat), two_merchants(s, seat)
    rank, lack = next_rank(s, seat)
    facts = {"count": rich.rises, "have": merchants(s, seat), "all": MERCHANTS_TO_WIN}
    rows = (
        ("crowns", "crown", {**facts, "count": crowns.rises}, crowns.lack),
        ("merchants", "merchant_mark", facts, rich.lack),
        ("next", "person", {"rank": rank}, lack),
    )
    parts = lay.column(
        lay.row(sign(s.side[seat], inks.ROW), name),
        inks.crowns(s.side[seat], favour(s, seat)),
        *(
            _row(f"{row}/{seat}", drawing, (f"forecast-{row}", params), _lacks(needs), ink, sub)
            for row, drawing, params, needs in rows
        ),
        _ruin(s, seat, ink, sub),
    )
    return lay.on(card.but(shadow=0, width=1.8), parts, inks.INSET)


Told = tuple[str, Mapping[str, Any]]


def _lacks(lack: Mapping[str, int]) -> Told:
    what = " ".join(f"{amount}[{thing}]" for thing, amount in lack.items())
    return "forecast-lacks" if lack else "forecast-paid", {"what": what}


def _row(row: str, drawing: str, first: Told, second: Told, ink: str, sub: str, look: Ground | None = None) -> Block:
    """A line above, a drawing, and two messages below each other."""
    told = lay.column(
        said(first[0], inks.BOLD.but(colour=ink), dict(first[1])),
        said(second[0], FINE.but(colour=sub), dict(second[1])),
        gap=0,
        along="middle",
    )
    rule = lay.sized(lay.ground(RULE), high=1)
    inner = lay.over(lay.column(rule, lay.blank()), lay.row(sign(drawing, 24), told, gap=8))
    return lay.shared(lay.hot(lay.on(look, inner, 0) if look else inner, f"row/{row}"))


def _ruin(s: AnnoState, seat: int, ink: str, sub: str) -> Block:
    """How much gold stands between the seat and ruin, and what would take it."""
    danger = threat(s, seat)
    gold, fire = ("forecast-gold", {"gold": gold_of(s, seat)}), (f"forecast-{danger}", {"fire": by_fire(s, seat)})
    if danger in ("calm", "poor"):
        return _row(f"ruin/{seat}", "torch", gold, fire, ink, sub)
    return _row(f"ruin/{seat}", "torch", gold, fire, "#FFFFFF", "#FFD9C8", DANGER)


def threat(s: AnnoState, seat: int) -> str:
    """What could ruin the seat or already harms it: "fire", "revolution", "thief", "chaos", "poor" or "calm"."""
    gold = gold_of(s, seat)
    if gold <= by_fire(s, seat):
        return "fire"
    if gold == 1:
        return "thief"
    if gold <= _REVOLUTION:
        return "revolution"
    if 0 in s.gold[2 * seat : 2 * seat + 2]:
        return "chaos"
    return "calm" if gold >= CALM else "poor"


def counted_by(v: View, row: str) -> list[Counted]:
    """The people of a side, its merchants, or its villages, where they lie."""
    _, name, number = (*row.split("/"), "", "")[:3]
    if not on_shores(v) or not number:
        return []
    seat = int(number)
    if name == "ruin":
        return centres(v, seat)
    if name == "crowns":
        return people(v, seat, range(1, MERCHANT + 1), True)
    return people(v, seat, (MERCHANT,) if name == "merchants" else range(MERCHANT))
