"""Who may see what (section 9), and a full table that agrees with what one seat sees."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from game.engine import HIDDEN, View
from game.engine.determinize import Deal
from game.titles.anno1701.rules.components import ERA_CARDS, ERA_OF, PILE_ERA, RANKS
from game.titles.anno1701.rules.state import AnnoState


def view(s: AnnoState, seat: int | None) -> View:
    """The table as the seat sees it; ``None`` is a spectator. Piles are closed to everybody, but the actor sees the one
    that it searches, and the hand that its spy sees."""
    seen = s.masked(seat)
    if seat == s.actor and s.searched >= 0:
        seen.piles[s.searched] = s.piles[s.searched]
    if seat == s.actor and s.spying:
        seen.hands[1 - seat] = s.hands[1 - seat]
    return View(seat, seen)


def determinise(v: View, rng: Any) -> AnnoState:
    """A full table that agrees with the view: unknown cards are dealt anew, each era among its own backs."""
    s: AnnoState = v.state.clone()
    known = s.parts()
    deals = {era: Deal([card for card in cards if card not in known], rng) for era, cards in _CARDS_OF.items()}
    s.piles = [deals[PILE_ERA[number]].fill(pile) for number, pile in enumerate(s.piles)]
    s.hands = [
        tuple(deals[era].one() if card == HIDDEN else card for card, era in zip(hand, backs))
        for hand, backs in zip(s.hands, s.backs)
    ]
    return s


_CARDS_OF: Final = {era: [card for card in ERA_CARDS if ERA_OF[card] == era] for era in (1, 2, 3)}


def ledger(s: AnnoState) -> Counter[str]:
    """How many of each card there are, wherever they lie: era and voyage cards, and inhabitants of each rank."""
    count = s.parts()
    laid = Counter(s.people)
    for level in range(1, len(RANKS)):
        under = sum(amount for higher, amount in laid.items() if higher >= level)
        count[RANKS[level].id] = s.ranks_left[level] + under
    return count
