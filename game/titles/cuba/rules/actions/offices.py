"""Buildings that reach beyond the own plantation: branch offices, black market, church and lighthouse (6.3 to 6.7)."""

from __future__ import annotations

from functools import lru_cache

from game.engine import Action, Bag, Draft, Effects, Field, Refusal, Step
from game.engine.bits import members
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.base import lacking, numbers, owned, refuse
from game.titles.cuba.rules.actions.foreman import Use, building_on, usable
from game.titles.cuba.rules.actions.mayor import CARGO, loadable, misdirected, why_not_loaded
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.economy import has_all, pay_in, take
from game.titles.cuba.rules.harbour import exchange, in_pile, load
from game.titles.cuba.rules.state import MANY_EXCHANGES, CubaState


class UseOffice(Use):
    """Load pieces of one kind on a ship in a dock: the small office one, the large one any number (6.3)."""

    name = "use_office"
    fields = (Field("field", FIELDS), *CARGO)
    effects = frozenset({"ship"})

    def of_field(self, s: CubaState, seat: int, at: int, tile: str, building: box.Building) -> list[Action]:
        """Every kind and number that fits on each ship."""
        found: list[Action] = []
        for dock, limits in enumerate(loadable(s, seat)):
            for piece, count in limits:
                found += office_loads(seat, at, dock, piece, min(count, building.most or count))
        return found

    def why_not(self, s: CubaState, a: Action, tile: str, building: box.Building) -> Refusal | None:
        """As for the mayor, with one kind only."""
        return why_not_loaded(s, a.seat, a.args[1], a.args[2], building.most, one_kind=building.most != 1)

    def why_odd(self, s: CubaState, a: Action, tile: str, building: box.Building) -> Refusal | None:
        """At sea, resources, too many pieces."""
        return misdirected(s, a.seat, a.args[1:], building.most, one_kind=building.most != 1)

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Load the ship."""
        load(s, a.seat, box.DOCKS.index(a.args[1]), numbers(a.args[2]), out)
        self.done(s, a.seat, a.args[0], out)


@lru_cache(4096)
def office_loads(seat: int, at: int, dock: int, piece: int, most: int) -> list[Action]:
    """The loads of 1 to ``most`` pieces of a kind. Never changed."""
    return [
        Action("use_office", seat, (FIELDS[at], box.DOCKS[dock], (box.PIECES[piece],) * n)) for n in range(1, most + 1)
    ]


class UseBlackMarket(Use):
    """Products for goods or goods for products: one exchange, or any number at one stroke (R10)."""

    name = "use_black_market"
    fields = (
        Field("field", FIELDS),
        Field("give", box.MERCHANDISE_IDS, Bag(1, 40)),
        Field("take", box.MERCHANDISE_IDS, Bag(1, 40)),
    )
    effects = frozenset({"exchange"})
    exact = False
    open = True

    def of_field(self, s: CubaState, seat: int, at: int, tile: str, building: box.Building) -> list[Action]:
        """Every single exchange; with any number allowed also all products of a kind, and several goods, for one."""
        found: list[Action] = []
        for ours, theirs in ((box.PRODUCTS, box.GOODS), (box.GOODS, box.PRODUCTS)):
            for piece in ours:
                count = s.own(seat, piece)
                for other in theirs if count else ():
                    most = min(count, s.supply[other])
                    for n in range(1, most + 1 if s.rulings & MANY_EXCHANGES else min(most, 1) + 1):
                        args = (FIELDS[at], (box.PIECES[piece],) * n, (box.PIECES[other],) * n)
                        found.append(Action(self.name, seat, args))
        return found

    def why_not(self, s: CubaState, a: Action, tile: str, building: box.Building) -> Refusal | None:
        """Refused for more than one exchange (unless allowed), a wrong kind, what is not owned or not in the supply."""
        give, get = numbers(a.args[1]), numbers(a.args[2])
        if not s.rulings & MANY_EXCHANGES and len(give) > 1:
            return refuse("over_limit", "6", n=1, building=tile)
        goods = sum(piece in box.GOODS for piece in give)
        if sum(piece in box.GOODS for piece in get) != len(give) - goods or len(get) != len(give):
            return refuse("wrong_input", "6", building=tile, wanted=box.MERCHANDISE_IDS)
        if not has_all(s, a.seat, give):
            return refuse("missing_input", "6", pieces=lacking(give, owned(s, a.seat)))
        for piece in get:
            if get.count(piece) > s.supply[piece]:
                return refuse("supply_empty", "6", piece=box.PIECES[piece])
        return None

    def why_odd(self, s: CubaState, a: Action, tile: str, building: box.Building) -> Refusal | None:
        """Resources."""
        bags_given = [arg for arg in a.args[1:] if isinstance(arg, tuple)]
        if any(piece in box.RESOURCE_IDS for bag in bags_given for piece in bag):
            return refuse("wrong_input", "6", building=tile, wanted=box.MERCHANDISE_IDS)
        return None

    def next(self, s: CubaState, draft: Draft) -> Step:
        """Field, then what is given piece by piece, then what is taken for it."""
        seat = draft.seat
        if not draft.args:
            here = tuple(
                FIELDS[at] for at in members(usable(s, seat)) if building_on(s, seat, at)[1].effect in self.effects
            )
            return Step(self.fields[0], here, False, False)
        if len(draft.args) == 1:
            return self._give(s, seat, draft.part)
        if len(draft.args) == 2:
            return self._take(s, numbers(draft.args[1]), draft.part)
        return Step(None, (), False, self.check(s, Action(self.name, seat, draft.args)) is None)

    def _give(self, s: CubaState, seat: int, part: tuple[str, ...]) -> Step:
        """What may still be given: owned, and the supply has something for it."""
        given = numbers(part)
        more = bool(s.rulings & MANY_EXCHANGES) or not given
        values = tuple(
            box.PIECES[piece]
            for ours, theirs in ((box.PRODUCTS, box.GOODS), (box.GOODS, box.PRODUCTS))
            for piece in ours
            if more
            and s.own(seat, piece) > given.count(piece)
            and sum(s.supply[other] for other in theirs) > sum(p in ours for p in given)
        )
        return Step(self.fields[1], values, bool(given), False)

    def _take(self, s: CubaState, given: list[int], part: tuple[str, ...]) -> Step:
        """What may still be taken: as many goods as products were given, and the reverse."""
        got = numbers(part)
        values = tuple(
            box.PIECES[piece]
            for ours, theirs in ((box.PRODUCTS, box.GOODS), (box.GOODS, box.PRODUCTS))
            for piece in theirs
            if sum(p in theirs for p in got) < sum(p in ours for p in given) and s.supply[piece] > got.count(piece)
        )
        done = len(got) == len(given)
        return Step(self.fields[2], values, done, done)

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Exchange."""
        field, give, get = a.args
        for piece in numbers(give):
            pay_in(s, a.seat, piece)
        for piece in numbers(get):
            take(s, a.seat, piece)
        out.event("exchanged", seat=a.seat, building=self.on(s, a)[0], given=give, taken=get)
        self.done(s, a.seat, field, out)


class UseChurch(Use):
    """Veto a bill: it leaves the game at once. Not the type that was vetoed in the round before (R8)."""

    name = "use_church"
    fields = (Field("field", FIELDS), Field("bill", box.TYPES))
    effects = frozenset({"veto"})

    def of_field(self, s: CubaState, seat: int, at: int, tile: str, building: box.Building) -> list[Action]:
        """Every bill on the table that may be vetoed."""
        return [
            Action(self.name, seat, (FIELDS[at], kind))
            for kind, bill in zip(box.TYPES, s.bills)
            if bill and not vetoed_last_round(s, kind)
        ]

    def why_not(self, s: CubaState, a: Action, tile: str, building: box.Building) -> Refusal | None:
        """Refused for the type of the last veto in the round after it."""
        if vetoed_last_round(s, a.args[1]):
            return refuse("same_type_last_round", "6.5", type=a.args[1])
        if not s.bills[box.TYPES.index(a.args[1])]:
            return refuse("bill_vetoed", "6.5", type=a.args[1])
        return None

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """The bill leaves the game, the veto tile lies beside its pile."""
        field, kind = a.args
        number = box.TYPES.index(kind)
        bill = s.bills[number]
        s.bills[number] = ""
        s.gone += (bill,)
        s.veto_type, s.veto_round = kind, s.round
        out.event("vetoed", seat=a.seat, bill=bill)
        self.done(s, a.seat, field, out)


def vetoed_last_round(s: CubaState, kind: str) -> bool:
    """True if the veto of the round before was against that type (R8)."""
    return s.veto_type == kind and s.veto_round == s.round - 1


class UseLighthouse(Use):
    """Exchange the ship at sea with any ship of the pile (6.7)."""

    name = "use_lighthouse"
    fields = (Field("field", FIELDS), Field("ship", tuple(box.SHIPS)))
    effects = frozenset({"ship_card"})

    def of_field(self, s: CubaState, seat: int, at: int, tile: str, building: box.Building) -> list[Action]:
        """Every ship of the pile, by id."""
        return [Action(self.name, seat, (FIELDS[at], ship)) for ship in in_pile(s)]

    def why_not(self, s: CubaState, a: Action, tile: str, building: box.Building) -> Refusal | None:
        """A ship that is not in the pile is no choice."""
        return None if a.args[1] in in_pile(s) else refuse("not_a_choice", "5.2")

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """The ships change places, the pile is shuffled."""
        old = s.sea
        exchange(s, a.args[1], out)
        out.reveal("ship_exchanged", seat=a.seat, ship=s.sea, old=old)
        self.done(s, a.seat, a.args[0], out)
