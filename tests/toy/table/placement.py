"""Where the pieces of the farm lie: everything that a title may leave to the house is left to it."""

from __future__ import annotations

from game.engine import HIDDEN, View
from game.presentation import Slot, Spot, Spots, Standing, contract


class Placement(contract.Placement):
    """A row of cards in the middle, the own hand below it."""

    REGIONS = {
        "bar": (0, 0, 1280, 38),
        "plate/1": (12, 50, 300, 60),
        "plate/2": (12, 120, 300, 60),
        "plate/0": (12, 560, 300, 60),
        "actions": (12, 200, 300, 350),
        "focus": (330, 50, 560, 480),
        "hand": (330, 560, 560, 124),
        "log": (910, 50, 358, 630),
        "timeline": (12, 691, 1256, 24),
    }

    def slots(self, v, draft):
        """The farm's few places."""
        yield Slot("hand", "hand", (350, 572, 520, 104), 80)
        yield Slot("row", "row", (350, 70, 520, 104), 80)
        yield Slot("deck", "pile", (350, 200, 74, 104))
        yield Slot("bids", "card", (450, 200, 74, 104))
        yield Slot("owned", "row", (350, 400, 520, 104), 40)
        for place in (1, 2):
            yield Slot(f"theirs/{place}", "row", (120, 86 + 70 * (place - 1), 180, 22), 12, scale=0.3)

    def placement(self, v: View) -> Spots:
        """Cards in the row, in hands and in front of their owners."""
        s, me = v.state, v.seat or 0
        found = {card: Spot("row", i, f"card:{card}") for i, card in enumerate(s.row)}
        found |= {card: Spot("hand", i, f"card:{card}") for i, card in enumerate(s.hands[me]) if card != HIDDEN}
        found |= {card: Spot("owned", i, f"card:{card}") for i, card in enumerate(s.owned[me])}
        for seat in range(len(s.hands)):
            if seat != me:
                place = (seat - me) % len(s.hands)
                found |= {f"back/{seat}/{i}": Spot(f"theirs/{place}", i, "back") for i in range(len(s.hands[seat]))}
        if s.deck:
            found["deck"] = Spot("deck", 0, f"deck:{len(s.deck)}")
        for card in s.peeked:
            if card != HIDDEN:
                found[card] = Spot("bids", 0, f"card:{card}")
        return found

    def standing(self, v: View) -> Standing:
        """Where the game stands."""
        s = v.state
        return Standing(s.round, 3, s.pending[-1].key if s.pending else "", tuple(s.purses))
