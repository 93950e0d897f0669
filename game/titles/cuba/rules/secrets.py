"""A full table that agrees with what one seat sees, and the count of everything (section 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.engine import HIDDEN, Action, View
from game.engine.determinize import Deal
from game.titles.cuba.rules.components import CHARACTERS, MERCHANDISE, PIECES, STATUTE_PILES
from game.titles.cuba.rules.harbour import in_pile
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, CubaState

_LIKELY_BID = 4
"""Nobody is expected to bid more than this, in a dealt world."""


def determinise(v: View, rng: Any) -> CubaState:
    """Ship pile, statute piles, delegates and closed answers of others are dealt out anew by ``rng.random()``."""
    s: CubaState = v.state.clone()
    ships = [ship for ship in in_pile(s) if ship not in s.under]
    s.pile = Deal(ships, rng).fill(s.pile)
    open_cards = {*s.bills, *s.statutes, *s.gone}
    s.statute_piles = [
        Deal([card for card in cards if card not in open_cards], rng).fill(pile)
        for cards, pile in zip(STATUTE_PILES, s.statute_piles)
    ]
    s.delegate = [_delegate(s, seat, card, rng) for seat, card in enumerate(s.delegate)]
    s.sealed = {seat: _answer(s, seat, rng) if a.kind == HIDDEN else a for seat, a in s.sealed.items()}
    return s


def _delegate(s: CubaState, seat: int, card: str, rng: Any) -> str:
    if card != HIDDEN:
        return card
    return _any([c for c in CHARACTERS if c not in s.played[seat]], rng)


def _answer(s: CubaState, seat: int, rng: Any) -> Action:
    """A likely answer to the secret question that is asked."""
    key = s.pending[-1].key
    if key == "delegate":
        return Action("choose_delegate", seat, (_any(CHARACTERS, rng),))
    pesos = int(rng.random() * (min(s.pesos[seat], _LIKELY_BID) + 1))
    return Action("submit_bid" if key == "bid" else "submit_rebid", seat, (pesos,))


def _any(things: Sequence[str], rng: Any) -> str:
    return things[int(rng.random() * len(things))]


def ledger(s: CubaState) -> Counter[str]:
    """How many of each piece, tile, ship and statute there are, wherever they lie."""
    count: Counter[str] = Counter({f"tile {tile}": left for tile, left in s.display.items()})
    count.update(f"tile {tile}" for tile in s.plots if tile)
    count.update(ship for ship in (*s.docks, s.sea, *s.pile, *s.under) if ship)
    count.update(card for card in (*s.bills, *s.statutes, *s.gone) if card)
    for pile in s.statute_piles:
        count.update(pile)
    for number, piece in enumerate(PIECES):
        total = s.supply[number] + sum(s.yard[number::KINDS_OF_PIECES])
        if number in MERCHANDISE:
            total += s.market[number] + sum(s.cargo[number :: len(MERCHANDISE)])
        if number < KINDS_OF_PRODUCTS:
            total += sum(s.stored[number::KINDS_OF_PRODUCTS])
        count[piece] = total
    return count
