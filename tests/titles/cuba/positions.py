"""Positions to test on: a table in the middle of the game, changed by short methods that keep all pieces in the box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.engine import Chance, SilentEffects
from game.titles.cuba import TITLE
from game.titles.cuba.rules import CONTROLLER, decisions, harbour
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.board import AT, BIT
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, PLOTS, SOURCES

from ..positions import Position


class Table(Position):
    """A table of Cuba. Methods that change the position return it."""

    title, whole = TITLE, True

    def play(self, character: str) -> Table:
        """The seat that is asked plays a card."""
        self.do("play_character", character)
        return self

    def pass_turn(self, character: str) -> Table:
        """Play a card without effect."""
        self.play(character)
        if self.key == "worker_place":
            self.do("place_worker", "a1")
        self.do("end_turn")
        return self

    def bid(self, *pesos: int) -> Table:
        """Everybody who is asked bids, in order of seats."""
        kind = "submit_bid" if self.key == "bid" else "submit_rebid"
        for seat, amount in zip(self.s.pending[-1].seats, pesos, strict=True):
            self.do(kind, amount, seat=seat)
        return self

    def run(self, phase: str) -> Table:
        """Go on from the beginning of a phase to the next decision; after parliament the bills are gone."""
        if phase != "parliament":
            self.s.gone += tuple(bill for bill in self.s.bills if bill)
            self.s.bills = [""] * len(box.TYPES)
        self.s.pending.clear()
        self.s.phase = phase
        self.s.asked = 0
        CONTROLLER.proceed(self.s, SilentEffects(self.chance))
        assert CONTROLLER.ledger(self.s) == self.ledger
        return self

    # --- reading ----------------------------------------------------------------------------------

    def own(self, seat: int = 0) -> dict[str, int]:
        """What lies in the courtyard."""
        return {piece: n for piece, n in zip(box.PIECES, self.s.row(seat)) if n}

    def in_store(self, seat: int = 0) -> dict[str, int]:
        """What lies in storage."""
        row = self.s.stored[seat * KINDS_OF_PRODUCTS : (seat + 1) * KINDS_OF_PRODUCTS]
        return {piece: n for piece, n in zip(box.PIECES, row) if n}

    def supply(self, piece: str) -> int:
        """How many are in the supply."""
        return self.s.supply[box.NUMBER[piece]]

    def on_market(self, piece: str) -> int:
        """How many are on the market."""
        return self.s.market[box.NUMBER[piece]]

    def vp(self, seat: int = 0) -> int:
        """Victory points."""
        return self.s.vp[seat]

    def shown(self, names: Iterable[str]) -> dict[str, Any]:
        """What seat 0 has of these: vp, pesos, own (in the courtyard), store; ``asked`` is who is asked next."""
        own, store = self.own(), self.in_store()
        has = {"vp": self.vp(), "pesos": self.s.pesos[0], "own": own, "store": store, "asked": self.seat}
        return {name: has[name] for name in names}

    # --- changing ---------------------------------------------------------------------------------

    def _put(self, row: list[int], first: int, pieces: Mapping[str, int]) -> Table:
        """Have exactly so many of these pieces in a row of the state; the difference goes to or comes from the supply."""
        for name, count in pieces.items():
            piece = box.NUMBER[name]
            self.s.supply[piece] += row[first + piece] - count
            row[first + piece] = count
            assert self.s.supply[piece] >= 0
        return self

    def yard(self, seat: int = 0, **pieces: int) -> Table:
        """Have exactly so many of these pieces in the courtyard."""
        return self._put(self.s.yard, seat * KINDS_OF_PIECES, pieces)

    def store(self, seat: int = 0, **pieces: int) -> Table:
        """Have exactly so many of these products in storage."""
        return self._put(self.s.stored, seat * KINDS_OF_PRODUCTS, pieces)

    def market(self, **pieces: int) -> Table:
        """Have so many pieces on the market."""
        return self._put(self.s.market, 0, pieces)

    def loaded(self, dock: str, **pieces: int) -> Table:
        """Have so many pieces on the ship in the dock."""
        return self._put(self.s.cargo, box.DOCKS.index(dock) * harbour.KINDS, pieces)

    def left(self, **pieces: int) -> Table:
        """Have so many pieces in the supply; the others go to the last seat's courtyard."""
        for name, count in pieces.items():
            piece = box.NUMBER[name]
            self.s.yard[(self.s.seats - 1) * KINDS_OF_PIECES + piece] += self.s.supply[piece] - count
            self.s.supply[piece] = count
        return self

    def pesos(self, *purses: int) -> Table:
        """Set the purses, from seat 0."""
        self.s.pesos[: len(purses)] = purses
        return self

    def points(self, *vp: int) -> Table:
        """Set the victory points, from seat 0 (noted as points of ships)."""
        for seat, points in enumerate(vp):
            self.s.tally[seat * len(SOURCES)] += points - self.s.vp[seat]
            self.s.vp[seat] = points
        return self

    def pawn(self, field: str, seat: int = 0) -> Table:
        """Put the pawn on a field."""
        self.s.pawn[seat] = AT[field]
        return self

    def built(self, seat: int = 0, **tiles: str) -> Table:
        """Put tiles of the display on fields: ``built(b1="inn")``."""
        for field, tile in tiles.items():
            assert self.s.display[tile]
            self.s.display[tile] -= 1
            self.s.plots[seat * PLOTS + AT[field]] = tile
            self.s.covered[seat] |= BIT[AT[field]]
        return self

    def side(self, seat: int, side: str) -> Table:
        """Use that side of a board."""
        self.s.sides[seat] = side
        return self

    def round(self, number: int) -> Table:
        """Set the number of the round."""
        self.s.round = number
        return self

    def start(self, seat: int) -> Table:
        """Give the start player card to a seat."""
        self.s.start_seat = seat
        return self

    def statute(self, card: str) -> Table:
        """Put a card in force; what was in its slot leaves the game, as does the card that it replaces in a pile."""
        s, slot = self.s, box.TYPES.index(box.STATUTES[card].type)
        if s.statutes[slot]:
            s.gone += (s.statutes[slot],)
        s.statute_piles[slot] = tuple(c for c in s.statute_piles[slot] if c != card)
        s.gone = tuple(c for c in s.gone if c != card)
        if s.bills[slot] == card:
            s.bills[slot], s.statute_piles[slot] = s.statute_piles[slot][0], s.statute_piles[slot][1:]
        s.statutes[slot] = card
        assert CONTROLLER.ledger(s) == self.ledger
        return self

    def bill(self, card: str) -> Table:
        """Have a card as the bill of its type; the one that lay there goes under the pile."""
        s, slot = self.s, box.TYPES.index(box.STATUTES[card].type)
        if s.bills[slot] != card:
            rest = tuple(c for c in s.statute_piles[slot] if c != card)
            s.statute_piles[slot] = (*rest, s.bills[slot])
            s.bills[slot] = card
        assert CONTROLLER.ledger(s) == self.ledger
        return self

    def ships(self, *docks: str, sea: str, pile: tuple[str, ...] = ()) -> Table:
        """Have these ships in docks 1, 2, 3 ("" = none), at sea and on top of the pile."""
        s = self.s
        s.docks, s.sea = list(docks), sea
        rest = [ship for ship in box.SHIPS if ship not in (*docks, sea, *pile)]
        s.pile, s.under = (*pile, *rest), ()
        assert CONTROLLER.ledger(s) == self.ledger
        return self

    def fill(self, dock: str, **but: int) -> Table:
        """Fill the ship in the dock, less so many pieces."""
        slots = box.SHIPS[self.s.docks[box.DOCKS.index(dock)]]
        return self.loaded(dock, **{box.PIECES[m]: slots[m] - but.get(box.PIECES[m], 0) for m in box.MERCHANDISE})

    def cargo(self, dock: str) -> dict[str, int]:
        """What is loaded on the ship in the dock."""
        first = box.DOCKS.index(dock) * len(box.MERCHANDISE)
        return {box.PIECES[m]: self.s.cargo[first + m] for m in box.MERCHANDISE if self.s.cargo[first + m]}

    def marked(self, *spaces: str) -> Table:
        """Have black markers on these spaces."""
        self.s.marked = spaces
        return self

    def speakers(self, *cards: str) -> Table:
        """Everybody has played the other four cards; parliament begins."""
        for seat, card in enumerate(cards):
            self.s.played[seat] = tuple(c for c in box.CHARACTERS if c != card)
        self.s.turns = 4 * self.s.seats
        return self.run("parliament")

    def fourth(self, *cards: str) -> Table:
        """The last lap: everybody from the start player on plays this card without effect."""
        s = self.s
        s.turns = 3 * s.seats
        for number, card in enumerate(cards):
            others = [c for c in box.CHARACTERS if c != card]
            s.played[(s.start_seat + number) % s.seats] = tuple(others[:3])
        s.seat = s.start_seat
        s.pending[-1] = decisions.TURN[s.seat]
        for card in cards:
            self.pass_turn(card)
        return self


def started(seats: int = 4, seed: int = 1, options: Mapping[str, str] | None = None) -> Table:
    """A game at its first decision."""
    chance = Chance(seed)
    return Table(CONTROLLER.setup(seats, options or {}, chance), chance)


def table(seats: int = 4, options: Mapping[str, str] | None = None) -> Table:
    """Round 1, seat 0 is start player and asked to play a card. Front boards, empty courtyards, 10 pesos each; ships in
    the order of their ids, statute piles as in the data; no building."""
    made = started(seats, 1, options)
    s = made.s
    s.start_seat = s.seat = 0
    s.docks, s.sea, s.pile = ["ship_01", "ship_02", ""], "ship_03", tuple(box.SHIPS)[3:]
    s.statute_piles = [pile[1:] for pile in box.STATUTE_PILES]
    s.bills = [pile[0] for pile in box.STATUTE_PILES]
    s.round, s.phase = 1, "action"
    s.pending[:] = [decisions.TURN[0]]
    made.ledger = CONTROLLER.ledger(s)
    return made


def at(character: str, seats: int = 4, options: Mapping[str, str] | None = None) -> Table:
    """The same, and seat 0 has just played a card."""
    return table(seats, options).play(character)
