"""Who may see what (section 9), and a full table that agrees with what one seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from game.engine import HIDDEN, View
from game.titles.cultus.components import CARDS, MONUMENT_CARDS, PLANS
from game.titles.cultus.state import NOT_PLACED, CultusState


def view(s: CultusState, seat: int | None) -> View:
    """The table as the seat sees it; ``None`` is a spectator. Piles and decks are closed to everybody, hands to the
    others; with two to four players also plans, until the scoring."""
    seen = s.clone()
    seen.piles = [_closed(pile) for pile in s.piles]
    seen.monument_deck = _closed(s.monument_deck)
    seen.hands = [hand if owner == seat else _closed(hand) for owner, hand in enumerate(s.hands)]
    if s.seats > 1:
        seen.box = tuple(HIDDEN if card in PLANS else card for card in s.box)
        if s.phase != "over":
            seen.plan = [plan if owner == seat else HIDDEN for owner, plan in enumerate(s.plan)]
    return View(seat, seen)


def _closed(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


def determinise(v: View, rng: Any) -> CultusState:
    """A full table that agrees with the view: what is hidden is dealt out anew by ``rng.random()``."""
    s: CultusState = v.state.clone()
    known = ledger(s)
    construction = _Deal([card for card in CARDS if not known[card]], rng)
    s.hands = [construction.fill(hand) for hand in s.hands]
    s.piles = [construction.fill(pile) for pile in s.piles]
    s.monument_deck = _Deal([card for card in MONUMENT_CARDS if not known[card]], rng).fill(s.monument_deck)
    plans = _Deal([plan for plan in PLANS if not known[plan]], rng)
    s.plan = list(plans.fill(tuple(s.plan)))
    s.box = plans.fill(s.box)
    return s


class _Deal:
    """Cards whose places are not known, in a random order."""

    def __init__(self, cards: list[str], rng: Any) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = int(rng.random() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        self._cards = cards

    def fill(self, places: tuple[str, ...]) -> tuple[str, ...]:
        """The same cards with one of the unknown ones wherever nothing is known."""
        if HIDDEN not in places:
            return places
        return tuple(self._cards.pop() if card == HIDDEN else card for card in places)


def ledger(s: CultusState) -> Counter[str]:
    """How many of each card and cube there are, wherever they lie."""
    count: Counter[str] = Counter(s.box)
    places: list[Iterable[str]] = [*s.hands, *s.piles, *s.taken, s.discard, s.display, s.monument_deck, s.income]
    for cards in places:
        count.update(cards)
    count.update(card for card, _, _ in s.laid)
    count.update((*s.offered, *s.offered_plans))
    count.update(card for card in (*s.character, *s.plan, s.enemy) if card)
    for seat in range(s.seats):
        on_tracks = (s.cost[seat] != NOT_PLACED) + (s.character_gold[seat] != NOT_PLACED)
        count[f"cube {seat}"] = s.stock[seat] + on_tracks + s.built[seat]
    if s.seats == 1:
        count["cube enemy"] = s.enemy_stock + (s.enemy_track != NOT_PLACED) + len(s.enemy_monuments())
    return count
