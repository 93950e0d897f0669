"""What a deed of Anno 1701 brings, before it is done."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import Gain, contract, signed
from game.titles.anno1701.rules.components import BUILDINGS, GOOD_OF, GOODS
from game.titles.anno1701.rules.state import AnnoState, favour, gold_of, town
from game.titles.anno1701.table.counting import written


class Preview(contract.Preview):
    """Crowns before all else; what a building adds to the town."""

    def preview_gain(self, before: View, after: View, a: Action) -> Gain | None:
        """What a deed changes for whoever does it, the weightiest first: crowns, gold, goods, marks."""
        old, new, seat = before.state, after.state, a.seat
        if favour(new, seat) != favour(old, seat):
            return Gain("anno1701-art-gain", {"number": signed(favour(new, seat) - favour(old, seat)), "icon": "crown"})
        if a.kind in ("build", "rearrange_building"):
            return _built(old, new, seat, a.args[0]) if a.kind == "build" else None
        grown = (new.goods[7 * seat + k] - old.goods[7 * seat + k] for k in range(len(GOOD_OF)))
        parts = [f"+{more}[{GOODS[good]}]" for good, more in zip(GOOD_OF, grown) if more > 0]
        gold = gold_of(new, seat) - gold_of(old, seat)
        if gold > 0:
            parts.append(f"{signed(gold)}[gold]")
        if new.ship[seat] > old.ship[seat]:
            parts.append("+1[wheel]")
        if not parts and gold < 0 and a.kind in ("search_pile", "theatre_cancel"):
            return written(f"{signed(gold)}[gold]", False)
        return written(" ".join(parts)) if parts else None


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
    return written(" ".join(parts) or "[check]")
