"""Positions to test from: the map V1, the solo position S0, and small tables with two to four players."""

from __future__ import annotations

from game.engine import Chance, Event
from game.titles.cultus import TITLE
from game.titles.cultus.rules import CONTROLLER, decisions
from game.titles.cultus.rules.components import CARDS, CENTER, ENEMY_IDS, INCOME, KINDS, MONUMENT_CARDS, PLAYERS
from game.titles.cultus.rules.state import MONUMENT_IDS, POWERS, RULING_BITS, CultusState, blank

from ..positions import Position

V1_CARDS = ["c01", "c25", "c08", "c37", "c14", "c31", "c20", "c43"]
V1_CARDS += ["c03", "c27", "c10", "c39", "c16", "c33", "c22", "c45"]
V1_ROWS = """
TH MK PZ TH MK CH TH PZ
BR CH WN MK WN TH WN CH
MK WN PZ TH MK TH TH PZ
BR MN BR MN BR MN MK BR
WN BR PZ WN BR TH WN PZ
MN TH CH BR CH WN CH TH
BR CH PZ WN BR WN WN PZ
MN MK MN MK MN MK BR MN
"""
TH, MK, WN, BR, CH, MN, PZ = range(7)
CODES = ("TH", "MK", "WN", "BR", "CH", "MN", "PZ")
HOUSE_RULINGS = sum(
    RULING_BITS[name] for name in RULING_BITS if name not in ("plaza_is_an_icon", "exclude_enemy_as_own_character")
)
STACK = ["mon_military", "mon_friendship", "mon_haulage"]


def sq(row: int, col: int) -> int:
    """The number of a square."""
    return row * 8 + col


def town(s: CultusState) -> list[str]:
    """The map as rows of codes."""
    return [" ".join(CODES[kind] if kind >= 0 else "--" for kind in s.cells[row * 8 : row * 8 + 8]) for row in range(8)]


class Table(Position):
    """A table of Cultus."""

    title = TITLE

    # --- moving pieces by hand -------------------------------------------------------------------

    def pawn(self, row: int, col: int, seat: int = 0) -> Table:
        """Put a pawn."""
        self.s.put_pawn(seat, sq(row, col))
        return self

    def own(self, *squares: tuple[int, int], seat: int = 0) -> Table:
        """Build monuments of a seat, for nothing."""
        for row, col in squares:
            monument = MONUMENT_IDS[seat][self.s.built[seat]]
            self.s.built[seat] += 1
            self.s.put_monument(monument, sq(row, col))
        return self

    def shove(self, number: int, row: int, col: int) -> Table:
        """Put an enemy monument elsewhere."""
        self.s.put_monument(ENEMY_IDS[number - 1], sq(row, col))
        return self

    def owns(self, *cards: str, seat: int = 0) -> Table:
        """Give monument cards to a seat."""
        for card in cards:
            self.s.taken[seat] += (card,)
            self.s.powers[seat] |= POWERS.get(MONUMENT_CARDS[card].kind, 0)
            permit = MONUMENT_CARDS[card].permit
            if permit is not None:
                self.s.powers[seat] |= 1 << permit
            self.s.display = tuple(c for c in self.s.display if c != card)
            self.s.monument_deck = tuple(c for c in self.s.monument_deck if c != card)
        return self

    def gold(self, cost: int, character: int | None = None, seat: int = 0) -> Table:
        """Set the gold tracks."""
        self.s.cost[seat] = cost
        if character is not None:
            self.s.character_gold[seat] = character
        return self

    def points(self, vp: int, seat: int = 0) -> Table:
        """Set the victory points (noted as points of moved monuments)."""
        columns = len(self.s.tally) // self.s.seats
        self.s.tally[seat * columns + 2] += vp - self.s.vp[seat]
        self.s.vp[seat] = vp
        return self

    def close(self, *slots: int) -> Table:
        """Empty piles; their cards go to the discard pile."""
        for slot in slots:
            self.s.discard += self.s.piles[slot - 1]
            self.s.piles[slot - 1] = ()
            self.s.open_mask &= ~(1 << slot - 1)
        return self

    def keep(self, slot: int, cards: int) -> Table:
        """Leave only so many cards in a pile; the others go to the discard pile."""
        pile = self.s.piles[slot - 1]
        self.s.discard += pile[cards:]
        self.s.piles[slot - 1] = pile[:cards]
        return self

    def hold(self, *cards: str, seat: int = 0) -> Table:
        """Have exactly these cards in hand; they leave the piles, what was in hand goes to the discard pile."""
        s = self.s
        s.piles = [tuple(c for c in pile if c not in cards) for pile in s.piles]
        s.discard = (*(c for c in s.discard if c not in cards), *(c for c in s.hands[seat] if c not in cards))
        s.hands[seat] = cards
        return self

    def hand_of(self, count: int, seat: int = 0) -> Table:
        """Have so many cards in hand, from the last piles."""
        cards = self.s.hands[seat]
        spare = [card for pile in reversed(self.s.piles) for card in pile[1:]]
        return self.hold(*(cards + tuple(spare))[:count], seat=seat)

    def ap(self, points: int) -> Table:
        """Set the action points left."""
        self.s.ap = points
        self.s.pending[-1] = decisions.ACTIONS[self.s.seat][points][points]
        return self

    def end_turn(self) -> list[Event]:
        """End the action phase whatever is left."""
        self.ap(0)
        return self.do("end_actions")

    def enemy_at(self, space: int) -> Table:
        """Put the enemy cube on a space of its track."""
        self.s.enemy_track = space
        return self


def _income_in_order(s: CultusState) -> None:
    s.income = tuple(INCOME)
    s.open_mask = 63


def s0(
    enemy: str = "enemy_eleonora",
    *,
    hand: tuple[str, ...] = ("c07", "c46"),
    medal: int = 1,
    character: str = "baltasar",
    plan: str = "plan_defence",
    display: tuple[str, ...] = ("mon_military", "mon_friendship", "mon_haulage"),
) -> Table:
    """S0: map V1, the enemy on the centre, six open piles of five; the action phase of the first turn."""
    s = blank(1)
    s.rulings = HOUSE_RULINGS
    s.color = ["blue"]
    s.enemy, s.difficulty, s.enemy_track, s.enemy_stock = enemy, "normal", 0, 1
    _income_in_order(s)
    s.laid = tuple((card, row * 8 + col, 0) for card, (row, col) in zip(V1_CARDS, _cells()))
    s.redraw_town()
    for monument, square in zip(ENEMY_IDS, CENTER):
        s.put_monument(monument, square)
    s.hands = [hand]
    rest = [card for card in CARDS if card not in V1_CARDS and card not in hand]
    s.piles = [tuple(rest[i * 5 : i * 5 + 5]) for i in range(6)]
    s.discard = tuple(rest[30:])
    s.display = display
    s.monument_deck = tuple(card for card in MONUMENT_CARDS if card not in display)
    s.character, s.plan = [character], [plan]
    s.cost, s.character_gold, s.stock, s.medal = [0], [0], [4], [medal]
    s.put_pawn(0, 0)
    s.turn, s.phase = 1, "action"
    table = Table(s)
    s.pending.append(decisions.ACTIONS[0][3][3])
    s.ap = 3
    return table


def _cells() -> list[tuple[int, int]]:
    return [(row, col) for row in range(0, 8, 2) for col in range(0, 8, 2)]


def multi(seats: int = 2, *, start_seat: int = 0, hand: tuple[str, ...] = ("c07", "c46")) -> Table:
    """Two to four players on map V1 without any monument, pawns on their start corners; seat 0 acts."""
    s = s0(hand=hand).s
    new = blank(seats)
    new.rulings = HOUSE_RULINGS
    new.color = ["blue", "red", "black", "yellow"][:seats]
    new.start_seat = new.seat = start_seat
    _income_in_order(new)
    new.laid = s.laid
    new.redraw_town()
    rest = [card for card in CARDS if card not in V1_CARDS and card not in hand]
    new.hands = [hand] + [tuple(rest[i * 2 : i * 2 + 2]) for i in range(seats - 1)]
    rest = rest[2 * (seats - 1) :]
    new.piles = [tuple(rest[i * 4 : i * 4 + 4]) for i in range(6)]
    new.discard = tuple(rest[24:])
    new.display, new.monument_deck = s.display, s.monument_deck
    new.character = ["baltasar", "wilhelm", "eleonora", "ruben"][:seats]
    new.plan = ["plan_defence", "plan_trade", "plan_faith", "plan_estates"][:seats]
    new.box = tuple(
        card
        for card in ("baltasar", "wilhelm", "eleonora", "ruben", "claudia", "annette", *_plans())
        if card not in new.character and card not in new.plan
    )
    new.cost, new.character_gold = [0] * seats, [0] * seats
    new.stock = [PLAYERS[seats].cubes - 2] * seats
    new.medal = list(range(1, seats + 1))
    for seat, corner in zip(range(seats), (0, 63, 7, 56)):
        new.put_pawn(seat, corner)
    new.turn, new.phase, new.ap = 1, "action", 3
    new.pending.append(decisions.ACTIONS[start_seat][3][3])
    return Table(new)


def _plans() -> tuple[str, ...]:
    from game.titles.cultus.rules.components import PLANS

    return tuple(PLANS)


def started(seats: int, seed: int = 1, **options: str) -> Table:
    """A game at its first decision."""
    chance = Chance(seed)
    table = Table(CONTROLLER.setup(seats, options, chance))
    table.chance = chance
    return table


def solo(seed: int = 1, enemy: str = "enemy_annette", **options: str) -> Table:
    """A solo game whose enemy, difficulty and colour are settled."""
    return started(1, seed, **{"enemy": enemy, "difficulty": "normal", "color": "blue", **options})


assert len(KINDS) == len(CODES)
