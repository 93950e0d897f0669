"""Where the cards of Anno 1701 lie, and where the game stands."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Draft, View
from game.presentation import Change, Slot, Spots, Standing, contract
from game.titles.anno1701.rules.components import EVENTS
from game.titles.anno1701.rules.state import AnnoState, favour
from game.titles.anno1701.table import placing
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import answers, fan, layout, strip, weather


class Placement(contract.Placement):
    """Two shores with the strait between them, the open sea, or a pile that is looked through."""

    def layout(self, v: View) -> str:
        """The board of the moment."""
        return placing.layout(v)

    def placement(self, v: View) -> Spots:
        """What lies on the table."""
        return placing.placement(v)

    def slots(self, v: View, draft: Draft | None) -> Iterable[Slot]:
        """A place for each card of the voyage that the speed allows, closer together when there are many; where an open
        card puts its choices; the cards that are looked through."""
        s: AnnoState = v.state
        board = layout(v)
        if board == "dice":
            yield Slot("throw/number", "spot", (322, 274, 62, 62), scale=1.4)
            yield Slot("throw/event", "spot", (648, 274, 62, 62), scale=1.4)
        if board == "search":
            if s.searched >= 0:
                for index, (x, y, lean) in enumerate(fan(len(s.piles[s.searched]))):
                    yield Slot(f"fan/{index}", "card", (x - 48, y - 75, 96, 150), turn=round(-lean))
            else:
                wide = 130 * len(s.hands[1 - me_of(v)]) - 34
                yield Slot("spy", "row", (793 - wide / 2, 124, wide, 160), 130)
        if board != "voyage":
            return
        if answers(s):
            yield Slot("offers", "row", (336, 410, 914, 134), 130)
        else:
            yield Slot("dice/number", "spot", (546, 296, 60, 60))
            yield Slot("dice/purse", "spot", (344, 414, 44, 44))
        cards = strip(s)
        for n, card in enumerate(cards):
            yield Slot(f"strip/{n + 1}", "card", card)
        x, y, w, h = cards[min(len(s.revealed), len(cards) - 1)]
        yield Slot("next", "spot", (x - 2, y - 2, w + 4, h + 4))

    def standing(self, v: View) -> Standing:
        """The turn, the phase, the favour of both."""
        s: AnnoState = v.state
        return Standing(s.turn, 0, s.phase, (favour(s, 0), favour(s, 1)), hour=weather(s))

    def change(self, before: str, after: str) -> Change:
        """Chaos, a wreck and an opened card are turned over, dice roll; all else is marked or turned."""
        kinds = {before.split(":")[0], after.split(":")[0]}
        if kinds == {"frame"}:
            return Change(("chaos" in before) != ("chaos" in after) or ("wreck" in before) != ("wreck" in after))
        return Change("back" in kinds and "card" in kinds, _rolls(after))


def _rolls(face: str) -> tuple[str, ...]:
    """A die shows other faces until it lies still."""
    kind, _, eyes = face.partition(":")
    if kind == "die" and eyes not in ("0", ""):
        return ("die:3", "die:6", "die:1", "die:4", "die:2", face)
    if kind == "event" and eyes:
        return (*(f"event:{event}" for event in EVENTS[1:] if event != eyes), face)
    return ()
