"""Positions to test with: a table whose cards can be laid where they are needed, none of them twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine import Action, Chance, Event, checked_options
from game.titles.undecim import TITLE
from game.titles.undecim.rules import CONTROLLER, red
from game.titles.undecim.rules.components import FACES, NUMBER
from game.titles.undecim.rules.scoring import land_lines
from game.titles.undecim.rules.state import UndecimState

from ..positions import Position

FOUR = 4


class Table(Position):
    """A table of Undecim."""

    title = TITLE

    def __init__(self, seats: int = FOUR, seed: int = 1, chance: Chance | None = None, **options: str) -> None:
        chance = chance or Chance(seed)
        self.options = checked_options(TITLE, seats, options)
        super().__init__(CONTROLLER.setup(seats, self.options, chance), chance)
        self.s: UndecimState

    # --- playing -----------------------------------------------------------------------------------

    def kinds(self, seat: int | None = None) -> set[str]:
        """The kinds of the legal actions."""
        return {a.kind for a in CONTROLLER.legal(self.s, self.seat if seat is None else seat)}

    def skip_until(self, *keys: str) -> list[Event]:
        """Answer every decision with its last legal action (stop, skip, decline) until one of the keys is asked, or
        the game is over."""
        events: list[Event] = []
        while self.s.pending and self.key not in keys:
            seat = self.seat
            action = CONTROLLER.legal(self.s, seat)[-1]
            if self.key == "discard_enemies":
                action = CONTROLLER.legal(self.s, seat)[0]
            if self.key == "shift_moon":
                action = Action("shift_moon", seat, (0,))
            events += CONTROLLER.apply(self.s, action, self.chance).events
        return events

    # --- laying cards ------------------------------------------------------------------------------

    def find(self, *names: str) -> tuple[str, ...]:
        """Take cards out of the deck, each by a half it has ("stone", "gold") or by its pair ("forest_wood")."""
        found = []
        for name in names:
            card = next(c for c in self.s.deck if name in FACES[c] or c.rsplit("_", 1)[0] == name)
            self.s.deck.remove(card)
            found.append(card)
        return tuple(found)

    def loose(self, seat: int, *sides: str) -> tuple[str, ...]:
        """Lay loose cards with those halves in use."""
        cards = self.find(*sides)
        self.s.loose[seat] += cards
        self.s.sides[seat] += sides
        return cards

    def settlement(self, seat: int, *sides: str) -> str:
        """Lay a settlement of those halves. Returns its first card."""
        cards = self.find(*sides)
        self.s.settled[seat] += (cards,)
        self.s.levels[seat] += (sides,)
        return cards[0]

    def annexation(self, seat: int) -> tuple[str, ...]:
        """Lay an annexation."""
        cards = self.find("grassland", "forest", "swamp", "mountain")
        self.s.annexed[seat] += (cards,)
        return cards

    def lands(self, seat: int, *counts: int) -> None:
        """Lay so many loose lands of each type, and no other card."""
        self.clear(seat)
        for side, count in zip(("grassland", "forest", "swamp", "mountain"), counts):
            self.loose(seat, *[side] * count)

    def clear(self, seat: int) -> None:
        """Take every card out of an area; it goes under the deck."""
        gone = [*self.s.loose[seat], *[c for cards in (*self.s.settled[seat], *self.s.annexed[seat]) for c in cards]]
        self.s.deck[:0] = gone
        self.s.loose[seat] = self.s.sides[seat] = ()
        self.s.settled[seat] = self.s.levels[seat] = self.s.annexed[seat] = ()

    def hand(self, seat: int, *names: str) -> tuple[str, ...]:
        """Give the seat exactly these resource cards."""
        self.s.deck[:0] = list(self.s.hands[seat])
        self.s.hands[seat] = ()
        self.s.hands[seat] = self.find(*names)
        return self.s.hands[seat]

    def stack(self, *names: str) -> tuple[str, ...]:
        """Lay these cards on the deck, the first one on top."""
        cards = self.find(*names)
        self.s.deck += reversed(cards)
        return cards

    # --- moments -----------------------------------------------------------------------------------

    def still(self, phase: str = "") -> Table:
        """Drop the question that is open; the drawn cards go under the deck."""
        self.s.deck[:0] = list(self.s.tray)
        self.s.tray = ()
        self.s.pending.clear()
        self.s.sealed.clear()
        self.s.queue = ()
        if phase:
            self.s.phase = phase
        return self

    def with_action(self, seat: int, card: str, keep: Iterable[str] = ()) -> None:
        """Give the seat an action card, in exchange for one of its own."""
        s = self.s
        if card in s.actions[seat]:
            return
        own = next((c for c in s.actions[seat] if c not in keep), s.actions[seat][0])
        for other in range(s.seats):
            s.actions[other] = tuple(card if c == own else own if c == card else c for c in s.actions[other])
        s.field = tuple(own if c == card else c for c in s.field)
        s.field_down = tuple(own if c == card else c for c in s.field_down)

    def choose(self, *cards: str) -> list[Event]:
        """Let every seat choose its action card, at any moment of the round start."""
        self.still("select")
        for seat, card in enumerate(cards):
            self.with_action(seat, card, keep=cards)
        self.proceed()
        events: list[Event] = []
        for seat, card in enumerate(cards):
            events += self.do("choose_action", card, seat=seat)
        return events

    def entry(self, card: str, seat: int = 0, die: int = 3, others: Sequence[str] = ()) -> list[Event]:
        """Begin the entry of a seat, as the first of the round; ``others`` are the cards of the next seats."""
        self.still("act")
        s = self.s
        s.die = die
        players = [(card, seat), *[(name, (seat + 1 + n) % s.seats) for n, name in enumerate(others)]]
        for name, player in players:
            self.with_action(player, name, keep=[c for c, _ in players])
        for name, player in players:
            s.actions[player] = tuple(c for c in s.actions[player] if c != name)
            s.field += (name,)
            s.played[player] = (name,)
        s.entries = tuple(sorted(players, key=lambda entry: NUMBER[entry[0]]))
        s.at = s.entries.index((card, seat))
        s.step = s.paid = 0
        return self.proceed()

    def night(self, *enemies: int, order: Sequence[int] = ()) -> list[Event]:
        """Begin phase 4 with no counters and so many enemies for each seat; ``order`` is that of the seats."""
        for seat, count in enumerate(enemies):
            self.loose(seat, *["enemy"] * count)
        self.still("moon")
        self.s.counters = 0
        cards = sorted(NUMBER, key=NUMBER.__getitem__)
        self.s.entries = tuple((cards[n], seat) for n, seat in enumerate(order or range(self.s.seats)))
        return self.proceed()


def by_number(t: Table) -> tuple[int, ...]:
    """The order of the seats by their action numbers."""
    return red.by_number(t.s)


def land_vp(t: Table, seat: int = 0) -> int:
    """What the land bonus brings the seat at this moment."""
    return sum(land_lines(t.s, seat))
