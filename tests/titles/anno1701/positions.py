"""Positions to test from: seat 0 is the lion, seat 1 the dragon, both as they begin, and it is seat 0's turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine import Chance, Seat, Session
from game.titles.anno1701 import TITLE
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules.components import ERA_OF, EVENTS, LANDSCAPES, PILES, SITES
from game.titles.anno1701.rules.decisions import ask
from game.titles.anno1701.rules.state import blocked, discontent, favour, gold_of, token_holder, town

from ..positions import Position

SHORT = {
    "w": "forest",
    "f": "fields",
    "c": "pasture",
    "b1": "clay_pit_1",
    "b2": "clay_pit_2",
    "t1": "ore_mine_1",
    "t2": "ore_mine_2",
}
RANKS = "PSCM"
OF_SEAT: Mapping[str, Callable[[Table, int], Any]] = {
    **{name: lambda t, seat, name=name: t.w(name, seat) for name in SHORT},
    "sum": lambda t, seat: sum(t.s.goods[7 * seat : 7 * seat + 7]),
    "gold": lambda t, seat: gold_of(t.s, seat),
    "purse": lambda t, seat: tuple(t.s.gold[2 * seat : 2 * seat + 2]),
    "luxury": lambda t, seat: (t.s.rum[seat], t.s.tobacco[seat]),
    "ranks": lambda t, seat: "".join(RANKS[level] for level in t.s.people[4 * seat : 4 * seat + 4]),
    "favour": lambda t, seat: favour(t.s, seat),
    "discontent": lambda t, seat: discontent(t.s, seat),
    "blocked": lambda t, seat: tuple(LANDSCAPES[k] for k in blocked(t.s, seat)),
    "hand": lambda t, seat: t.s.hands[seat],
    "backs": lambda t, seat: t.s.backs[seat],
    "sites": lambda t, seat: t.s.sites[seat],
    "built": lambda t, seat: tuple(f"{site}={card}" for site, card in zip(SITES, t.s.sites[seat]) if card),
    "marks": lambda t, seat: town(t.s.sites[seat])[:4],
}
"""What a seat has, by name."""
TOLD = ("chaos", "calmed", "fought", "fight_won", "fight_lost", "washed_away")
"""Events that are read."""
OF_ALL: Mapping[str, Callable[[Table], Any]] = {
    "asked": lambda t: (t.key, t.seat) if t.decision else ("nobody",),
    "about": lambda t: t.decision.data,
    "won": lambda t: (t.s.winner, t.s.ending) if t.decision is None else (),
    "used_up": lambda t: t.s.discard[-1],
    "tokens": lambda t: tuple(holder if holder >= 0 else "nobody" for holder in map(t.holder, (0, 1))),
    "told": lambda t: tuple(event.kind for event in t.events if event.kind in TOLD),
    **{name: lambda t, name=name: getattr(t.s, name) or "nothing" for name in ("played", "leader")},
}
"""What is so at the table, by name; any other name is that of a field of the state."""


class Table(Position):
    """A table of Anno."""

    title = TITLE

    # --- the position, by hand -------------------------------------------------------------------

    def goods(self, seat: int = 0, **amounts: int) -> Table:
        """Set landscapes by their short names."""
        for name, amount in amounts.items():
            self.s.goods[7 * seat + LANDSCAPES.index(SHORT[name])] = amount
        return self

    def all_goods(self, amount: int, seat: int = 0) -> Table:
        self.s.goods[7 * seat : 7 * seat + 7] = [amount] * 7
        return self

    def gold(self, left: int, right: int, seat: int = 0) -> Table:
        self.s.gold[2 * seat : 2 * seat + 2] = [left, right]
        return self

    def ship(self, state: int, seat: int = 0) -> Table:
        self.s.ship[seat] = state
        return self

    def luxury(self, rum: int, tobacco: int, seat: int = 0) -> Table:
        self.s.rum[seat], self.s.tobacco[seat] = rum, tobacco
        return self

    def people(self, ranks: str, seat: int = 0) -> Table:
        """Ranks such as "CMPP"; the piles follow."""
        self.s.people[4 * seat : 4 * seat + 4] = [RANKS.index(rank) for rank in ranks]
        for level, cards in ((1, 8), (2, 6), (3, 4)):
            self.s.ranks_left[level] = cards - sum(rank >= level for rank in self.s.people)
        return self

    def unrolled(self) -> None:
        """The dice have not been thrown in this turn."""
        self.s.phase, self.s.number, self.s.event = "dice", 0, 0

    def take_out(self, card: str) -> None:
        """A card leaves wherever it lies."""
        s = self.s
        s.piles = [tuple(c for c in pile if c != card) for pile in s.piles]
        s.discard = tuple(c for c in s.discard if c != card)
        for seat in (0, 1):
            if card in s.hands[seat]:
                at = s.hands[seat].index(card)
                s.hands[seat] = s.hands[seat][:at] + s.hands[seat][at + 1 :]
                s.backs[seat] = s.backs[seat][:at] + s.backs[seat][at + 1 :]
            s.sites[seat] = tuple("" if c == card else c for c in s.sites[seat])

    def hold(self, *cards: str, seat: int = 0) -> Table:
        """Have exactly these cards in hand; what was there goes to the discard pile."""
        s = self.s
        old = s.hands[seat]
        s.hands[seat], s.backs[seat] = (), ()
        s.discard += old
        for card in cards:
            self.take_out(card)
        s.hands[seat] = cards
        s.backs[seat] = tuple(ERA_OF[card] for card in cards)
        return self

    def own(self, *cards: str, seat: int = 0) -> Table:
        """Have these buildings, on the first free sites."""
        for card in cards:
            self.take_out(card)
            sites = list(self.s.sites[seat])
            sites[sites.index("")] = card
            self.s.sites[seat] = tuple(sites)
        return self

    def empty(self, *piles: str) -> Table:
        """Empty era piles onto the discard pile."""
        for pile in piles:
            number = PILES.index(pile)
            self.s.discard += self.s.piles[number]
            self.s.piles[number] = ()
        return self

    def on_top(self, pile: str, *cards: str) -> Table:
        """Put cards on top of a pile, the first one uppermost."""
        for card in cards:
            self.take_out(card)
        number = PILES.index(pile)
        self.s.piles[number] = cards + self.s.piles[number]
        return self

    def asked(self, key: str, seat: int = 0, *data: Any) -> Table:
        """Ask something else."""
        self.s.pending[:] = [ask(key, seat, *data)]
        self.s.phase = {"roll": "dice", "final": "final"}.get(key, self.s.phase)
        return self

    def turn_of(self, seat: int, key: str = "actions") -> Table:
        self.s.actor = seat
        return self.asked(key, seat)

    # --- the position, read ----------------------------------------------------------------------

    def w(self, name: str, seat: int = 0) -> int:
        """An amount by its short name."""
        return self.s.goods[7 * seat + LANDSCAPES.index(SHORT[name])]

    def holder(self, token: int) -> int:
        """Who has a token; -1 nobody."""
        return token_holder(self.s, token)

    def lists_too(self, kind: str, *args: Any) -> None:
        """An action is among those that are listed."""
        assert args in self.legal(kind), (kind, args)

    def read(self, fact: str) -> Any:
        """What is so by that name: of seat 0, of the rival with ``rival_`` before, of the table."""
        own = fact.removeprefix("rival_")
        if own in OF_SEAT:
            return OF_SEAT[own](self, int(own != fact))
        return OF_ALL[fact](self) if fact in OF_ALL else getattr(self.s, fact)

    # --- whole steps -----------------------------------------------------------------------------

    def roll(self, number: int, event: str = "pirates_hunt") -> Table:
        """Roll the dice with these results; by default an event without any effect as nobody holds the token."""
        if self.key != "roll":
            self.asked("roll", self.s.actor)
            self.s.number = self.s.event = 0
        self.chance.feed([["dice", (EVENTS.index(event) - 1) * 6 + number - 1]])
        self.do("roll_dice")
        return self

    def sail(self, *cards: str, leader: str = "") -> Table:
        """Set sail and turn over these cards, as far as nothing has to be answered between them."""
        self.asked("final", self.s.actor)
        self.do("start_voyage", (leader,) if leader else ())
        for card in cards:
            self.meet(card)
        return self

    def meet(self, card: str, *flotsam: int) -> Table:
        """Turn over this voyage card."""
        self.chance.feed([["voyage", self.s.voyage_deck.index(card)]])
        self.chance.feed([["flotsam", face - 1] for face in flotsam])
        self.do("reveal_voyage_card")
        return self

    def then(self, *deeds: tuple[Any, ...]) -> Table:
        """Do these, one after the other: the kind and its arguments."""
        for kind, *args in deeds:
            self.do(kind, *args)
        return self

    def session(self, **options: str) -> Session:
        """A session of two people that stands here."""
        session = Session(TITLE, [Seat("Anna"), Seat("Johann")], options, 7)
        session._states[0] = self.s
        return session

    def view(self, seat: int = 0) -> Any:
        """What a seat sees of it."""
        return CONTROLLER.view(self.s, seat)._replace(colors=("blue", "red"))

    def fight_rolling(self, *dice: int) -> Table:
        """Fight with these dice: own, pirates', own, pirates' …"""
        self.chance.feed([["fight", die - 1] for die in dice])
        self.do("fight")
        return self


def begin(seed: int = 3, **options: str) -> Table:
    """Both as they begin, seat 0 the lion and in its action phase; hands as dealt."""
    chance = Chance(seed)
    s = CONTROLLER.setup(2, {**options, "sides": "random"}, chance)
    while s.side != ["lion", "dragon"]:
        seed += 1
        s = CONTROLLER.setup(2, {**options, "sides": "random"}, Chance(seed))
    table = Table(s, seed)
    while table.key in ("assign_layout", "choose_first_pile"):
        legal = CONTROLLER.legal(s, table.seat)
        table.do(legal[0].kind, *legal[0].args)
    s.actor = s.first = 0
    s.turn, s.number, s.event, s.agenda = 1, 6, 6, ()
    table.asked("actions", 0)
    s.phase = "action"
    table.events.clear()
    return table


def started(seed: int = 1, **options: str) -> Table:
    """A game at its first decision."""
    chance = Chance(seed)
    table = Table(CONTROLLER.setup(2, options, chance), seed)
    table.chance = chance
    return table
