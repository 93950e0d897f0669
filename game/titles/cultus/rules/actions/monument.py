"""Building monuments, and shoving them about (6.4)."""

from __future__ import annotations

from itertools import combinations, repeat
from typing import ClassVar

from game.engine import Action, Decision, Effects, Field, Order, Refusal, Some
from game.engine.bits import actions_of, members
from game.engine.refusal import refuse
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules import state
from game.titles.cultus.rules.actions.base import (
    NOTHING,
    SEATS,
    OnePoint,
    monument_on,
    not_held,
    shift,
    spend_point,
    step_refusal,
)
from game.titles.cultus.rules.board import AROUND_BITS, AT_OR_NEXT_BITS, BIT, FULL, NEXT_BITS, SQUARES, square_name
from game.titles.cultus.rules.economy import discard, earn
from game.titles.cultus.rules.state import CultusState


class BuildMonument(OnePoint):
    """Build a monument on the pawn's square and take a monument card."""

    name = "build_monument"
    fields = (Field("monument_card", tuple(box.MONUMENT_CARDS)),)
    table: ClassVar = tuple(
        {card: Action("build_monument", seat, (card,)) for card in box.MONUMENT_CARDS} for seat in SEATS
    )

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every face-up card, if a monument may be built here at all."""
        if s.cost[seat] != box.MONUMENT_COST or not _site_free(s, seat):
            return NOTHING
        table = self.table[seat]
        return [table[card] for card in s.display]

    def why_not(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: no cube, too little gold, a square that is no plaza and not permitted, a monument in the way,
        a card that does not lie face up (6.4)."""
        have = s.cost[a.seat]
        if have == state.NOT_PLACED:
            return refuse("no_cube_left", "6.4-build")
        if have != box.MONUMENT_COST:
            return refuse("cost_not_ten", "6.4-build", have=have, need=box.MONUMENT_COST)
        here = s.pawn[a.seat]
        if not s.powers[a.seat] >> s.cells[here] & 1:
            return refuse("not_plaza", "6.4-build", square=square_name(here), kind=box.KINDS[s.cells[here]])
        if not _site_free(s, a.seat):
            return refuse("monument_there", "6.4-build", **monument_on(s, here))
        if a.args[0] not in s.display:
            return refuse("not_in_display", "6.4-build", card=a.args[0])
        return None

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """In the rulebook's order: cube, site, card, refill, bonus, next cube."""
        seat, card = a.seat, a.args[0]
        here = s.pawn[seat]
        spend_point(s, seat)
        monument = state.MONUMENT_IDS[seat][s.built[seat]]
        s.built[seat] += 1
        s.put_monument(monument, here)
        out.event(
            "built", seat=seat, monument=monument, number=s.built[seat], square=here, at=square_name(here), card=card
        )
        kind = s.cells[here]
        if kind != box.PLAZA and s.powers[seat] >> kind & 1:
            earn(s, seat, box.SITE_VP, state.SITE)
            out.event("site_vp", seat=seat, icon=box.KINDS[kind], at=square_name(here), vp=box.SITE_VP)
        _take(s, seat, card, out)
        _bonus(s, seat, here, box.MONUMENT_CARDS[card].bonus, out)
        _next_cube(s, seat, out)


def _site_free(s: CultusState, seat: int) -> bool:
    here, powers = s.pawn[seat], s.powers[seat]
    permitted = powers >> s.cells[here] & 1
    return bool(permitted and (powers & state.FRIENDSHIP or not s.monument_bits & BIT[here]))


def _take(s: CultusState, seat: int, card: str, out: Effects) -> None:
    printed = box.MONUMENT_CARDS[card]
    s.taken[seat] += (card,)
    s.powers[seat] |= state.POWERS.get(printed.kind, 0)
    if printed.permit is not None:
        s.powers[seat] |= 1 << printed.permit
    place = s.display.index(card)
    rest = s.display[:place] + s.display[place + 1 :]
    out.event("took_card", seat=seat, card=card)
    if s.monument_deck:
        new, s.monument_deck = s.monument_deck[-1], s.monument_deck[:-1]
        rest = (*rest[:place], new, *rest[place:])
        out.reveal("display_refilled", card=new, left=len(s.monument_deck))
    s.display = rest


def bonus_icons(s: CultusState, square: int, icon: int) -> int:
    """How many squares around a square show the icon of a building bonus."""
    return (AROUND_BITS[square] & s.shown[icon] & s.countable()).bit_count()


def _bonus(s: CultusState, seat: int, square: int, icon: int, out: Effects) -> None:
    icons = bonus_icons(s, square, icon)
    earn(s, seat, box.BONUS_VP * icons, state.BONUS_ICONS)
    out.event("bonus_vp", seat=seat, icon=box.KINDS[icon], count=icons, factor=box.BONUS_VP, vp=box.BONUS_VP * icons)


def _next_cube(s: CultusState, seat: int, out: Effects) -> None:
    if s.stock[seat]:
        s.stock[seat] -= 1
        s.cost[seat] = 0
    else:
        s.cost[seat] = state.NOT_PLACED
        s.last_cube = 1
        out.event("last_cube", seat=seat)


class MoveMonument(OnePoint):
    """Discard construction cards and shove a monument of any owner by one square; by two with Military."""

    name = "move_monument"
    fields = (
        Field("monument", state.ALL_MONUMENT_IDS),
        Field("path", SQUARES, Order(1, 2)),
        Field("discards", box.CARDS, Some(0, len(box.CARDS))),
    )

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every monument in reach, every free path, every choice of discards."""
        reach = _reach(s, seat)
        price = discards_needed(s, seat)
        if not s.monument_bits & reach or len(s.hands[seat]) < price:
            return NOTHING
        payments = list(combinations(sorted(s.hands[seat]), price))
        found: list[Action] = []
        for monument, square in s.monuments.items():
            if BIT[square] & reach:
                for path in _paths(s, seat, monument):
                    found += actions_of(self.name, seat, zip(repeat(monument), repeat(path), payments))
        return found

    def why_not(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: a monument out of reach (6.4, 6.5); too few cards; a path that is not free; wrong discards."""
        seat = a.seat
        monument, path, cards = a.args
        square = s.monuments.get(monument, state.NOT_PLACED)
        if square == state.NOT_PLACED or not BIT[square] & _reach(s, seat):
            here = s.pawn[seat]
            if square != state.NOT_PLACED and BIT[square] & NEXT_BITS[here]:
                return refuse("needs_unity", "6.5", square=square_name(square))
            return refuse("no_monument_here", "6.4-push", square=square_name(here))
        need, have = discards_needed(s, seat), len(s.hands[seat])
        few, rule = ("need_one_card", "6.5") if need == 1 else ("need_two_cards", "6.4-push")
        if have < need:
            return refuse(few, rule, need=need, have=have)
        if len(path) == 2 and not s.powers[seat] & state.MILITARY:
            return refuse("needs_military", "6.5", square=square_name(path[1]))
        refusal = _path_refusal(s, seat, monument, path) or not_held(s, seat, cards, "6.4-push")
        if refusal is None and len(cards) != need:
            return refuse(few, rule, need=need, have=len(cards))
        return refusal

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """The cards are discarded, the monument moves, its mover scores; the pawn stays."""
        seat = a.seat
        monument, path, cards = a.args
        spend_point(s, seat)
        discard(s, seat, cards, out)
        earn(s, seat, box.MOVE_VP, state.MONUMENT_MOVES)
        out.event("monument_moved", seat=seat, path=path, vp=box.MOVE_VP, **shift(s, monument, path[-1]))


def discards_needed(s: CultusState, seat: int) -> int:
    """How many cards a shove costs the seat: two, one with Haulage."""
    return box.MOVE_DISCARDS - 1 if s.powers[seat] & state.HAULAGE else box.MOVE_DISCARDS


def _reach(s: CultusState, seat: int) -> int:
    here = s.pawn[seat]
    return AT_OR_NEXT_BITS[here] if s.powers[seat] & state.UNITY else BIT[here]


def _enterable(s: CultusState, seat: int, monument: str) -> int:
    free = s.carded if s.rulings & state.ONLY_CARDED else FULL
    if not s.powers[seat] & state.FRIENDSHIP:
        for name, square in s.monuments.items():
            if name != monument:
                free &= ~BIT[square]
    return free


def _paths(s: CultusState, seat: int, monument: str) -> list[tuple[int, ...]]:
    free = _enterable(s, seat, monument)
    paths: list[tuple[int, ...]] = [(first,) for first in members(NEXT_BITS[s.monuments[monument]] & free)]
    if s.powers[seat] & state.MILITARY:
        paths += [(first, second) for (first,) in paths for second in members(NEXT_BITS[first] & free)]
    return paths


def _path_refusal(s: CultusState, seat: int, monument: str, path: tuple[int, ...]) -> Refusal | None:
    free = _enterable(s, seat, monument)
    here = s.monuments[monument]
    for square in path:
        refusal = step_refusal(here, square, "6.4-push")
        if refusal is not None:
            return refusal
        if not free & BIT[square]:
            if s.rulings & state.ONLY_CARDED and s.cells[square] == box.NO_CARD:
                return refuse("no_card_there", "6.4-push", square=square_name(square))
            return refuse("monument_there", "6.4-push", **monument_on(s, square))
        here = square
    return None
