"""Who may see what (section 9), and a full table that agrees with what one seat sees."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from game.engine import HIDDEN, View
from game.engine.deal import Deal, unseen
from game.titles.cultus.components import CARDS, MONUMENT_CARDS, PLANS
from game.titles.cultus.state import NOT_PLACED, CultusState

_DECKS: Final = tuple(dict.fromkeys(deck, 1) for deck in (CARDS, MONUMENT_CARDS, PLANS))
"""What may be hidden, one of each."""


def view(s: CultusState, seat: int | None) -> View:
    """The table as the seat sees it; ``None`` is a spectator. With two to four players plans are secret until the
    scoring, the unused ones for ever; the rest is said by the marks of the state."""
    seen = s.masked(seat)
    if s.seats > 1:
        seen.box = tuple(HIDDEN if card in PLANS else card for card in s.box)
        if s.phase != "over":
            seen.plan = [plan if owner == seat else HIDDEN for owner, plan in enumerate(s.plan)]
    return View(seat, seen)


def determinise(v: View, rng: Any) -> CultusState:
    """A full table that agrees with the view: what is hidden is dealt out anew by ``rng.random()``."""
    s: CultusState = v.state.clone()
    known = s.parts()
    construction, monuments, plans = (Deal(unseen(deck, known), rng) for deck in _DECKS)
    s.hands = [construction.fill(hand) for hand in s.hands]
    s.piles = [construction.fill(pile) for pile in s.piles]
    s.monument_deck = monuments.fill(s.monument_deck)
    s.plan = list(plans.fill(tuple(s.plan)))
    s.box = plans.fill(s.box)
    return s


def ledger(s: CultusState) -> Counter[str]:
    """How many of each card and cube there are, wherever they lie."""
    count = s.parts()
    for seat in range(s.seats):
        on_tracks = (s.cost[seat] != NOT_PLACED) + (s.character_gold[seat] != NOT_PLACED)
        count[f"cube {seat}"] = s.stock[seat] + on_tracks + s.built[seat]
    if s.seats == 1:
        count["cube enemy"] = s.enemy_stock + (s.enemy_track != NOT_PLACED) + len(s.enemy_monuments())
    return count
