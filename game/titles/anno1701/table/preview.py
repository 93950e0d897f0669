"""What a deed of Anno 1701 brings, before it is done."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import (
    Gain,
    contract,
    signed,
)
from game.titles.anno1701.rules.components import BUILDINGS, GOODS
from game.titles.anno1701.rules.state import AnnoState, favour, gold_of, town
from game.titles.anno1701.table.buttons import GOODS_SHOWN
from game.titles.anno1701.table.placing import layout as layout
from game.titles.anno1701.table.placing import placement as placement


class Preview(contract.Preview):
    """Crowns before all else; what a building adds to the town."""

    def preview_gain(self, before: View, after: View, a: Action) -> Gain | None:
        """What a deed changes for whoever does it, the weightiest first: crowns, gold, goods, marks."""
        old, new, seat = before.state, after.state, a.seat
        if favour(new, seat) != favour(old, seat):
            return Gain("anno1701-art-gain", {"number": signed(favour(new, seat) - favour(old, seat)), "icon": "crown"})
        if a.kind in ("build", "rearrange_building"):
            return _built(old, new, seat, a.args[0]) if a.kind == "build" else None
        parts = [
            f"{signed(new.goods[7 * seat + k] - old.goods[7 * seat + k])}[{GOODS_SHOWN[k]}]"
            for k in range(7)
            if new.goods[7 * seat + k] > old.goods[7 * seat + k]
        ]
        gold = gold_of(new, seat) - gold_of(old, seat)
        if gold > 0:
            parts.append(f"{signed(gold)}[gold]")
        if new.ship[seat] > old.ship[seat]:
            parts.append("+1[wheel]")
        if not parts and gold < 0 and a.kind in ("search_pile", "theatre_cancel"):
            return Gain("anno1701-art-gains", {"text": f"{signed(gold)}[gold]"}, False)
        return Gain("anno1701-art-gains", {"text": " ".join(parts)}) if parts else None


def _built(old: AnnoState, new: AnnoState, seat: int, card: str) -> Gain:
    was, now, building = town(old.sites[seat]), town(new.sites[seat]), BUILDINGS[card]
    parts = [
        f"+{number}[{mark}]"
        for mark, number in (
            ("sail", now.sails - was.sails),
            ("cannon", now.cannons - was.cannons),
            ("bag", now.bags - was.bags),
            ("happy", now.happy - was.happy),
            ("gold", gold_of(new, seat) - gold_of(old, seat)),
        )
        if number > 0
    ]
    if building.number:
        produced = f"+1[{GOODS[building.produces]}]" if building.produces >= 0 else ""
        parts.insert(0, f"[die{building.number}]{produced}")
    return Gain("anno1701-art-gains", {"text": " ".join(parts) or "[check]"})
