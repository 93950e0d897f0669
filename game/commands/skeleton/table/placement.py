"""Where things lie."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import HIDDEN, Draft, View
from game.presentation import Change, Slot, Spot, Spots, contract

from ..rules.components import SIDE, SQUARES


class Placement(contract.Placement):
    """A square board in the middle, the own hand below it, the others at the side."""

    REGIONS = {
        "bar": (0, 0, 1280, 38),
        "plate/1": (12, 50, 320, 66),
        "plate/2": (12, 126, 320, 66),
        "plate/3": (12, 202, 320, 66),
        "actions": (12, 400, 320, 150),
        "plate/0": (12, 560, 320, 124),
        "focus": (344, 50, 560, 500),
        "hand": (344, 560, 560, 124),
        "log": (916, 50, 352, 634),
        "timeline": (12, 691, 1256, 24),
    }

    def slots(self, v: View, draft: Draft | None) -> Iterator[Slot]:
        """The board, the hand, the deck, the die, and the hands of the others."""
        for square in SQUARES:
            row, col = divmod(square, SIDE)
            x, y = 440 + 92 * col, 58 + 122 * row
            yield Slot(f"square/{square}", "square", (x, y, 84, 116))
            yield Slot(f"mark/{square}", "spot", (x + 52, y + 84, 34, 34), scale=0.8)
        yield Slot("hand", "hand", (364, 572, 520, 104), 84)
        yield Slot("deck", "pile", (352, 300, 74, 104))
        yield Slot("die", "spot", (366, 240, 44, 44))
        for place in (1, 2, 3):
            yield Slot(f"hand/{place}", "row", (60, 13 + 76 * place, 260, 24), 14, scale=0.28)

    def placement(self, v: View) -> Spots:
        """Where every visible piece lies."""
        s, me = v.state, v.seat or 0
        found = {card: Spot(f"square/{square}", 0, f"card:{card}") for square, card in s.board.items()}
        for seat, hand in enumerate(s.hands):
            place = (seat - me) % len(s.hands)
            for i, card in enumerate(hand):
                if card == HIDDEN:
                    found[f"back/{seat}/{i}"] = Spot(f"hand/{place}" if place else "hand", i, "back")
                else:
                    found[card] = Spot(f"hand/{place}" if place else "hand", i, f"card:{card}")
        if s.deck:
            found["deck"] = Spot("deck", 0, f"deck:{len(s.deck)}")
        found["die"] = Spot("die", 0, f"die:{s.die or 1}")
        for square, seat in s.owner.items():
            found[f"mark/{square}"] = Spot(f"mark/{square}", 0, f"token:{v.colors[seat]}" if v.colors else "token:blue")
        return found

    def change(self, before: str, after: str) -> Change:
        """The die rolls, all else is turned over if it becomes another thing."""
        if after.startswith("die:"):
            return Change(rolls=tuple(f"die:{n}" for n in range(1, 7)))
        return super().change(before, after)
