"""What cards, pieces and buildings can still bring a seat: estimates for the bots, in victory points."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

from game.engine.bits import members
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.architect import surcharge
from game.titles.cuba.rules.actions.bonus import free_space
from game.titles.cuba.rules.actions.foreman import accepted, building_on
from game.titles.cuba.rules.board import ALL, BIT, CROSS, PRODUCT_FIELDS, RESOURCE_FIELDS, WAREHOUSE, harvest
from game.titles.cuba.rules.economy import sell_price
from game.titles.cuba.rules.harbour import KINDS
from game.titles.cuba.rules.state import CubaState

PESO: Final = 0.36
USE: Final = {
    "cement_factory": 1.6,
    "sawmill": 1.6,
    "golf_course": 1.8,
    "monastery": 1.6,
    "rum_cafe": 1.4,
    "tobacco_cafe": 2.6,
    "small_branch_office": 1.8,
    "large_branch_office": 2.6,
    "hotel": 2.0,
    "inn": 1.0,
    "general_store": 0.8,
    "workshop": 1.0,
    "resource_hut": 0.9,
    "small_bank": 0.7,
    "large_bank": 1.4,
    "cigar_factory": 1.4,
    "distillery": 1.4,
    "black_market": 0.8,
    "church": 0.4,
    "dam": 1.3,
    "town_hall": 0.7,
    "lighthouse": 0.2,
    "warehouse": 0.6,
}
"""What one use of a building brings, about."""
_OUTSIDE: Final = 0.3
"""The part of it that counts for buildings outside the best cross."""
_PARLIAMENT: Final = 2.0
"""What choosing the bills is worth."""
_TURNED_BY: Final = {"stone": ("cement_factory",), "water": ("golf_course", "sawmill"), "wood": ("sawmill",)}


class Hopes:
    """What a seat may hope for. Worked out once for one position."""

    def __init__(self, s: CubaState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rounds = box.ROUNDS - s.round
        self.own = [s.own(seat, piece) for piece in range(len(box.MERCHANDISE) + len(box.RESOURCES))]
        decision = s.pending[-1] if s.pending else None
        mine = decision is not None and decision.seats == (seat,)
        self.asked = decision.key if mine and decision is not None else ""
        played = s.played[seat]
        last = len(played) == 5 or s.phase not in ("action", "delegate", "bills", "setup_goods", "setup_sides")
        sent = _closed_delegate(s, seat)
        self.cards = [] if last else [card for card in s.hand(seat) if card != sent]
        self.left = 0 if last else 4 - len(played)
        self.tiles = set(s.buildings(seat))

    def can(self, card: str) -> bool:
        """True if the card is being played or may still be played this round."""
        return self.asked.startswith(card) or (self.left > 0 and card in self.cards)

    # --- pieces -----------------------------------------------------------------------------------

    @cached_property
    def resource_worth(self) -> float:
        """What a resource is worth that a building may need."""
        coming = self.rounds + (1 if self.can("architect") else 0)
        return min(1.0, 0.25 + 0.2 * self.rounds) if coming else 0.0

    def resources(self) -> float:
        """Resources: the first ones for buildings, others for what turns them into points, the rest for little."""
        worth = 0.0
        foreman = self.rounds + self.can("foreman")
        for name, piece, useful in (("wood", box.WOOD, 3), ("stone", box.STONE, 3), ("water", box.WATER, 1)):
            count = self.own[piece]
            first = min(count, useful)
            worth += first * self.resource_worth
            rest = count - first
            if foreman and any(self._turns(tile, piece) for tile in _TURNED_BY[name]):
                turned = min(rest, 4)
                worth += 0.75 * turned
                rest -= turned
            worth += 0.1 * min(rest, 4) * min(1, self.rounds)
        return worth

    def _turns(self, tile: str, piece: int) -> bool:
        return tile in self.tiles and piece in accepted(self.s, tile, box.BUILDINGS[tile])

    @cached_property
    def _best_dock(self) -> tuple[float, tuple[int, ...]]:
        """Points of the best cargo and what it consists of."""
        best: tuple[float, tuple[int, ...]] = (0.0, (0,) * KINDS)
        for dock, ship in enumerate(self.s.docks):
            if ship:
                free = [slots - self.s.cargo[dock * KINDS + m] for m, slots in enumerate(box.SHIPS[ship])]
                load = tuple(min(self.own[m], free[m]) for m in box.MERCHANDISE)
                points = float(sum(load) * box.DOCK_VP[dock])
                if points > best[0]:
                    best = (points, load)
        return best

    def cargo(self) -> float:
        """Points of the merchandise on the best ship, if the mayor can still load it."""
        if not self.can("mayor"):
            return 0.0
        return self._best_dock[0] * (0.97 if self.asked == "mayor" else 0.85)

    def kept(self) -> float:
        """What is left besides that cargo: goods and stored products keep, others perish unless they are sold."""
        load = self._best_dock[1] if self.can("mayor") else (0,) * KINDS
        left = [self.own[m] - load[m] for m in box.MERCHANDISE]
        worth = 0.0
        sale = PESO * 0.8 if self.left > 0 and "tradeswoman" in self.cards else 0.0
        for m in box.MERCHANDISE:
            price = max(1, sell_price(self.s, m)) * sale
            if m in box.PRODUCTS:
                stored = min(left[m], self.s.stored[self.seat * len(box.PRODUCTS) + m])
                fresh = left[m] - stored
                worth += stored * max(0.9 if self.rounds else 0.05, price)
                worth += fresh * max(price, 0.4 if self.rounds and self.can("foreman") else 0.15)
            else:
                worth += left[m] * max(1.5 if self.rounds else 0.05, price)
        return worth

    # --- buildings --------------------------------------------------------------------------------

    def uses(self) -> float:
        """What the buildings bring in the rounds to come: those of the best cross, and a part of the others."""
        if not self.rounds:
            return 0.0
        return _best_cross(self._worths()) * self.rounds

    def _worths(self) -> tuple[tuple[int, float], ...]:
        found = []
        for at in members(self.s.covered[self.seat]):
            tile = self.s.building_at(self.seat, at)
            worth = USE[tile]
            if tile == "rum_cafe" and "distillery" in self.tiles:
                worth += 1.2
            if tile in ("golf_course", "sawmill") and "dam" in self.tiles:
                worth += 0.5
            found.append((at, worth))
        return tuple(found)

    def foreman(self) -> float:
        """What the foreman would bring now: the buildings of the cross, or the best single one."""
        if not self.can("foreman"):
            return 0.0
        s, seat = self.s, self.seat
        cross = CROSS[s.pawn[seat]]
        together, single = 0.0, 0.0
        used = s.used if self.asked == "foreman" else 0
        for at in members((s.covered[seat] | BIT[WAREHOUSE]) & ~used):
            gain = self._use_now(at)
            if cross & BIT[at]:
                together += gain
            elif not used:
                single = max(single, gain)
        return max(together, single)

    def _use_now(self, at: int) -> float:
        """The net gain of using the building on the field now."""
        s = self.s
        tile, building = building_on(s, self.seat, at)
        effect = building.effect
        if effect == "gain":
            each = {"vp": 1.0, "pesos": PESO}.get(building.gives, 0.6)
            return building.amount * each
        if effect in ("vp", "sell"):
            value = building.each * (1.0 if effect == "vp" else PESO)
            pieces = accepted(s, tile, building)
            return min(building.most, sum(self.own[p] for p in pieces)) * max(0.0, value - self._price(pieces[0]))
        if effect == "turn":
            return 0.7 * min(self.own[building.accepts[0]], s.supply[box.NUMBER[building.gives]])
        if effect == "store":
            fresh = sum(self.own[p] - s.stored[self.seat * len(box.PRODUCTS) + p] for p in box.PRODUCTS)
            return 0.4 * fresh if self.rounds and not self.can("mayor") else 0.0
        if effect == "ship":
            return 0.6 * min(self._best_dock[0], 2.0 if building.most == 1 else 4.0)
        return 0.5

    def _price(self, piece: int) -> float:
        """What one of the pieces is worth elsewhere."""
        if piece in box.RESOURCES:
            return 0.75 * self.resource_worth if self.own[piece] <= 2 else 0.2
        if piece in box.PRODUCTS:
            return 1.2 if self.can("mayor") else 0.3
        return 1.5 if self.rounds or self.can("mayor") else 0.1

    # --- cards ------------------------------------------------------------------------------------

    def card(self) -> float:
        """What the card that is being played can bring beyond what the other terms say."""
        if self.asked == "worker_place":
            return self._worker()
        if self.asked == "worker_harvest":
            return self._harvest(CROSS[self.s.pawn[self.seat]] & ~self.s.used, self.s.used.bit_count())
        if self.asked == "architect":
            return self._architect()
        if self.asked == "mayor":
            return self._mayor_bonus()
        if self.asked == "trade" and not self.s.traded:
            return 0.6
        return 0.0

    def hand(self) -> float:
        """What the other cards can bring: all but the one for parliament."""
        if not self.left or not self.cards:
            return 0.0
        worth = {
            "worker": self._worker,
            "tradeswoman": lambda: 1.0,
            "architect": self._architect,
            "foreman": lambda: 0.5,
            "mayor": self._mayor_bonus,
        }
        each = sorted((worth[card]() for card in self.cards), reverse=True)
        return sum(each[: self.left])

    def _worker(self) -> float:
        s, seat = self.s, self.seat
        side, open_fields = s.sides[seat], ALL & ~s.covered[seat]
        best = 0.0
        for cross in CROSS:
            fields = cross & open_fields
            gain = _resource_gain(side, fields & RESOURCE_FIELDS[side], self.own[box.WOOD], self.own[box.STONE])
            best = max(best, gain * self.resource_worth + self._harvest(fields, 0))
        return best

    def _harvest(self, fields: int, done: int) -> float:
        """Products that can still be had from the fields, by what they may bring."""
        s = self.s
        fields &= PRODUCT_FIELDS[s.sides[self.seat]] & ~s.covered[self.seat]
        count = min(fields.bit_count(), max(0, box.FREE_FIELDS - done))
        return count * self._product_worth

    @cached_property
    def _product_worth(self) -> float:
        if self.can("mayor"):
            return 1.6
        if self.can("tradeswoman"):
            return 0.9
        return 0.7 if self.rounds and self.can("foreman") else 0.3

    def _architect(self) -> float:
        s = self.s
        space = free_space(s, box.ARCHITECT_SPACES)
        best = float(box.SPACES[space].amount) if space else 0.0
        if s.pesos[self.seat] < surcharge(s):
            return best
        wood, stone, water = self.own[box.WOOD], self.own[box.STONE], self.own[box.WATER]
        worth = self.resource_worth
        for tile, building in box.BUILDINGS.items():
            w, st, wa = building.cost
            if w <= wood and st <= stone and wa <= water and s.display[tile]:
                best = max(best, 2.0 + 0.64 * USE[tile] * self.rounds - 0.6 * worth * (w + st + wa))
        return best

    def _mayor_bonus(self) -> float:
        if self._best_dock[0] >= 2:
            return 0.5
        space = free_space(self.s, box.MAYOR_SPACES)
        return box.SPACES[space].amount * PESO if space else 0.0


@cache
def _best_cross(worths: tuple[tuple[int, float], ...]) -> float:
    """The most that buildings bring with the pawn in the best place."""
    best = 0.0
    for cross in CROSS:
        best = max(best, sum(worth if cross & BIT[at] else _OUTSIDE * worth for at, worth in worths))
    return best


@cache
def _resource_gain(side: str, fields: int, wood: int, stone: int) -> float:
    """Resources of the fields, less for kinds of which there are many already."""
    gain = 0.0
    for piece, count in harvest(side, fields):
        have = wood if piece == box.WOOD else stone if piece == box.STONE else 1
        gain += sum(1.0 if have + n < 3 else 0.3 for n in range(count))
    return gain


def law_votes(s: CubaState, seat: int) -> float:
    """The chance to choose the bills, with the bid that is closed in the hand if there is one."""
    if s.phase == "enact":
        return _PARLIAMENT if s.seat == seat else 0.0
    if s.phase in ("bid", "rebid"):
        bid = s.sealed[seat].args[0] if seat in s.sealed and s.sealed[seat].args else 0
        lead = s.votes[seat] + bid - max(s.votes[other] + 1 for other in range(s.seats) if other != seat)
        return _chance(lead) - PESO * bid
    if s.phase in ("action", "delegate"):
        votes = [_expected_votes(s, other) for other in range(s.seats)]
        return _chance(votes[seat] - max(v + 1 for other, v in enumerate(votes) if other != seat))
    return 0.0


def _closed_delegate(s: CubaState, seat: int) -> str:
    """The delegate that the seat has chosen while others still think, or ""."""
    answer = s.sealed.get(seat)
    return answer.args[0] if answer is not None and answer.kind == "choose_delegate" else ""


def _chance(lead: float) -> float:
    """What parliament is worth to somebody who leads by so many votes before the others buy some."""
    return _PARLIAMENT * min(1.0, max(0.0, 0.5 + 0.2 * lead))


def _expected_votes(s: CubaState, seat: int) -> float:
    """The votes of a seat's fifth card, as far as its hand tells: the least of it is likely to stay."""
    hall = box.TOWN_HALL_VOTES if s.vote_tile == seat else 0
    if s.delegate[seat] in box.VOTES:
        return box.VOTES[s.delegate[seat]] + hall
    if sent := _closed_delegate(s, seat):
        return box.VOTES[sent] + hall
    hand = sorted(box.VOTES[card] for card in s.hand(seat))
    return sum(hand) / len(hand) - 0.5 * (len(hand) - 1) + hall if hand else 0.0
