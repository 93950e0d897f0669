"""What each card of a voyage has done, read from what happened in the running turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from game.engine import Event
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.components import LANDSCAPES

SHIP, GOLD = "ship", "gold"


class VoyageEntry(NamedTuple):
    """A voyage card that was turned over: by how much it changed what (goods, luxuries, gold, "ship"), and what else
    became of it ("won", "lost", "safe", "late", "full", or "" while nothing has happened)."""

    card: str
    changes: Counter[str]
    outcome: str = ""

    @property
    def good(self) -> bool:
        """False if the card took more than it gave."""
        return not any(amount < 0 for amount in self.changes.values()) or any(
            amount > 0 for what, amount in self.changes.items() if what not in (SHIP, GOLD)
        )


_OUTCOMES: Final = {
    "fight_won": "won",
    "fight_lost": "lost",
    "storm_passed": "safe",
    "rescue_late": "late",
    "washed_away": "full",
    "warehouses_full": "full",
}


def logbook(events: Iterable[Event]) -> list[VoyageEntry]:
    """An entry for each card of the voyage, in order; none if nobody has sailed in these events."""
    found: list[VoyageEntry] = []
    for event in events:
        if event.kind == "sailed":
            found = []
        elif event.kind == "revealed":
            found.append(VoyageEntry(str(event.params["card"]), Counter()))
        elif found:
            found[-1].changes.update(_change(event))
            if event.kind in _OUTCOMES:
                found[-1] = found[-1]._replace(outcome=_OUTCOMES[event.kind])
    return found


def haul(entries: Iterable[VoyageEntry]) -> Counter[str]:
    """What the whole voyage has changed so far."""
    whole: Counter[str] = Counter()
    for entry in entries:
        whole.update(entry.changes)
    return Counter({what: amount for what, amount in whole.items() if amount})


def _change(event: Event) -> dict[str, int]:
    params = event.params
    match event.kind:
        case "tribute_paid":
            return {GOLD: -int(params["gold"])}
        case "sea_gold":
            return {GOLD: int(params["gold"])}
        case "luxury_gained":
            return {str(params["luxury"]): 1}
        case "bought":
            thing = str(params["thing"])
            gained = {kind_of(thing): 1} if thing in LANDSCAPES else {}  # A luxury is told by an event of its own.
            return {GOLD: -int(params["gold"]), **gained}
        case "washed_up":
            return {kind_of(str(params["landscape"])): 1}
        case "ship_rose":
            return {SHIP: 1}
        case "ship_damaged":
            return {SHIP: -int(params["states"])}
    return {}
