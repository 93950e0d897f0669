"""Building, rising, repairing, moving buildings, and the end of the action phase (5.5)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import Final

from game.engine import Action, Amount, Decision, Effects, Field, Pay, Refusal
from game.engine.bits import Made
from game.engine.refusal import refuse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import economy
from game.titles.anno1701.rules.actions import base
from game.titles.anno1701.rules.actions.base import NUMBER_OF, RIVAL_SITES, SITE_NUMBER, Bare
from game.titles.anno1701.rules.decisions import act
from game.titles.anno1701.rules.drawing import drop
from game.titles.anno1701.rules.state import SETTLERS_COST_WOOD, AnnoState, favour, gold_of, token_holder, town

_DEAREST: Final = max(sum(building.cost) for building in box.BUILDINGS.values())


def can_build(s: AnnoState, seat: int, card: str) -> bool:
    """True for a building that the seat can pay and may have."""
    building = box.BUILDINGS.get(card)
    if building is None or not economy.can_pay(s, seat, building.cost):
        return False
    return not (building.limit and town(s.sites[seat]).fire_station)


@lru_cache(maxsize=4096)
def on_free_sites(seat: int, card: str, sites: tuple[str, ...]) -> tuple[Action, ...]:
    """The building on each free site."""
    return tuple([act("build", seat, card, site) for site, held in zip(box.SITES, sites) if not held])


def payments(s: AnnoState, seat: int, cost: tuple[int, ...]) -> list[tuple[str, ...]]:
    """Every choice of landscapes that pays a cost, as sorted ids."""
    each: list[list[tuple[int, ...]]] = []
    for good, amount in enumerate(cost):
        of = box.OF_GOOD[good]
        if not amount:
            continue
        if len(of) == 1:
            each.append([of * amount])
            continue
        a, b = of
        held_a, held_b = s.goods[7 * seat + a], s.goods[7 * seat + b]
        each.append([(a,) * n + (b,) * (amount - n) for n in range(amount + 1) if n <= held_a and amount - n <= held_b])
    return [tuple(sorted(box.LANDSCAPES[k] for part in parts for k in part)) for parts in product(*each)]


def wrong_goods(s: AnnoState, seat: int, cost: tuple[int, ...], payment: tuple[str, ...]) -> bool:
    """True if the landscapes do not pay exactly the cost."""
    paid = Counter(NUMBER_OF[landscape] for landscape in payment)
    if any(amount > s.goods[7 * seat + k] for k, amount in paid.items()):
        return True
    return any(sum(paid[k] for k in box.OF_GOOD[good]) != amount for good, amount in enumerate(cost))


class Build(base.Proposing):
    """A building from the hand on a free site. Which landscapes pay and where its gold goes may be said; otherwise the
    higher amount pays and the poorer centre gains (5.2)."""

    name = "build"
    fields = (
        Field("card", box.ERA_CARDS),
        Field("site", base.PLACES_TO_BUILD),
        Field("payment", box.LANDSCAPES, Pay(0, _DEAREST), optional=True),
        Field("left", base.COIN_COUNTS[:4], Amount(), optional=True),
    )

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every building that can be paid on every free site, paid as proposed."""
        cards = [card for card in s.hands[seat] if can_build(s, seat, card)]
        return [a for card in cards for a in on_free_sites(seat, card, s.sites[seat])]

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """The same with every payment and every place for the gold."""
        found = []
        for action in self.options(s, d, seat):
            found.append(action)
            building = box.BUILDINGS[action.args[0]]
            ways = economy.ways_to_store(s, seat, building.gold)
            for payment in payments(s, seat, building.cost):
                found.append(action._replace(args=(*action.args, payment)))
                if building.gold:
                    found += [action._replace(args=(*action.args, payment, left)) for left, _ in ways]
        return found

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: no such card, no building, too dear, no free own site, a second fire station, a payment or a split
        of gold that is not due (5.5, 6.1)."""
        card, site = a.args[0], a.args[1]
        seat = a.seat
        if card not in s.hands[seat]:
            return refuse("not_in_hand", "5.5", card=card)
        building = box.BUILDINGS.get(card)
        if building is None:
            return refuse("not_a_building", "5.5", card=card)
        if not economy.can_pay(s, seat, building.cost):
            return base.cannot_afford(base.lacking(s, seat, building.cost), "5.5")
        if site in RIVAL_SITES:
            return refuse("not_your_side", "5.5")
        if site not in SITE_NUMBER:
            return refuse("not_a_site", "6.1")
        if s.sites[seat][SITE_NUMBER[site]]:
            return refuse("site_taken", "6.1", building=s.sites[seat][SITE_NUMBER[site]])
        if building.limit and town(s.sites[seat]).fire_station:
            return refuse("one_fire_station", "6.1")
        if len(a.args) > 2 and a.args[2] and wrong_goods(s, seat, building.cost, a.args[2]):
            return refuse("bad_goods_choice", "5.2", due=base.needs(dict(zip(box.GOODS, building.cost))))
        if len(a.args) > 3:
            left: int = a.args[3]
            ways = economy.ways_to_store(s, seat, building.gold)
            if not any(way[0] == left for way in ways):
                gain = sum(ways[0])
                return base.bad_split(s, seat, (left, gain - left), gain)
        return None

    def caution(self, s: AnnoState, a: Action) -> Refusal | None:
        """Said: gold of the building that finds no room."""
        lost = gold_of(s, a.seat) + box.BUILDINGS[a.args[0]].gold - box.GOLD_MAX
        return refuse("gold_would_be_lost", "5.2", gold=lost) if lost > 0 else None

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The card lies on the site and brings its gold; the tokens may move."""
        card, site = a.args[0], a.args[1]
        seat = a.seat
        building = box.BUILDINGS[card]
        marked = building.bags or building.cannons
        holders = (token_holder(s, 0), token_holder(s, 1)) if marked else (-1, -1)
        if len(a.args) > 2 and a.args[2]:
            economy.pay_goods(s, seat, [NUMBER_OF[landscape] for landscape in a.args[2]])
        else:
            economy.pay_goods(s, seat, economy.default_payment(s, seat, building.cost))
        drop(s, seat, card)
        at = SITE_NUMBER[site]
        s.sites[seat] = s.sites[seat][:at] + (card,) + s.sites[seat][at + 1 :]
        out.event("built", seat=seat, building=card, site=site)
        if building.gold:
            out.event("building_gold", seat=seat, gold=building.gold)
            economy.store(s, seat, split_of(s, seat, building.gold, *a.args[3:]), out)
        if marked:
            tell_tokens(s, holders, out)


def split_of(s: AnnoState, seat: int, gain: int, *left: int) -> economy.Split:
    """Where coins go: so many to the left centre as was said, or by default."""
    if not left:
        return economy.default_store(s, seat, gain)
    return next(way for way in economy.ways_to_store(s, seat, gain) if way[0] == left[0])


def tell_tokens(s: AnnoState, before: tuple[int, int], out: Effects) -> None:
    """Say which tokens have changed hands (6.6)."""
    for token in (0, 1):
        holder = token_holder(s, token)
        if holder != before[token]:
            if holder >= 0:
                out.event("token_taken", seat=holder, token=box.TOKENS[token])
            else:
                out.event("token_aside", token=box.TOKENS[token])


def rank_cost(s: AnnoState, level: int) -> tuple[int, ...]:
    """The landscape goods for a rank (ruling 13.1)."""
    if level == box.SETTLER and s.rulings & SETTLERS_COST_WOOD:
        return box.SETTLER_COSTS["wood2_cloth2"]
    return box.RANKS[level].cost


_LEAST_FOOD: Final = min(rank.cost[box.FOOD] for rank in box.RANKS[1:])
_LEAST_CLOTH: Final = box.RANKS[box.SETTLER].cost[box.CLOTH]
_LEAST_RUM: Final = min(rank.rum for rank in box.RANKS[box.SETTLER + 1 :])


def may_rise(s: AnnoState, seat: int) -> bool:
    """False if no inhabitant can rise, whatever its rank: there is too little of what every rank costs."""
    if s.rulings & SETTLERS_COST_WOOD:
        return True
    if s.goods[7 * seat + box.FOOD] < _LEAST_FOOD:
        return False
    return s.goods[7 * seat + box.CLOTH] >= _LEAST_CLOTH or s.rum[seat] >= _LEAST_RUM


def can_rise(s: AnnoState, seat: int, level: int) -> bool:
    """True if the cost of a rank can be paid and its pile has a card."""
    rank = box.RANKS[level]
    return bool(
        s.rum[seat] >= rank.rum
        and s.tobacco[seat] >= rank.tobacco
        and s.ranks_left[level]
        and economy.can_pay(s, seat, rank_cost(s, level))
    )


class Upgrade(base.AnnoMove):
    """The next rank is laid on top of an inhabitant (6.2)."""

    name = "upgrade"
    fields = (Field("inhabitant", box.PEOPLE), Field("rank", box.RANK_IDS[1:]))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every inhabitant whose next rank can be paid."""
        if not may_rise(s, seat):
            return []
        people = s.people[4 * seat : 4 * seat + 4]
        able = {level for level in {*people} if level < box.MERCHANT and can_rise(s, seat, level + 1)}
        rising = zip(box.PEOPLE, people)
        return [act(self.name, seat, slot, box.RANK_IDS[level + 1]) for slot, level in rising if level in able]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a merchant, a step skipped, too dear, an empty pile (6.2, 3.5)."""
        level = s.people[4 * a.seat + box.PEOPLE.index(a.args[0])]
        wanted = box.RANK_IDS.index(a.args[1])
        if level == box.MERCHANT:
            return refuse("top_level", "6.2")
        if wanted != level + 1:
            return refuse("skip_level", "6.2", rank=box.RANK_IDS[level + 1])
        rank = box.RANKS[wanted]
        lack = base.lacking(s, a.seat, rank_cost(s, wanted), rank.rum, rank.tobacco)
        if lack:
            return base.cannot_afford(lack, "3.5")
        return None if s.ranks_left[wanted] else refuse("pile_empty", "3.5", pile=a.args[1])

    def malformed(self, s: AnnoState, a: Action) -> Refusal:
        """Not laid on an inhabitant."""
        if len(a.args) == 2 and a.args[0] not in box.PEOPLE and a.args[1] in box.RANK_IDS[1:]:
            return refuse("not_an_inhabitant", "6.2", rank=a.args[1])
        return super().malformed(s, a)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The goods are paid, the card is laid, victory is judged."""
        seat = a.seat
        wanted = box.RANK_IDS.index(a.args[1])
        rank = box.RANKS[wanted]
        economy.pay_goods(s, seat, economy.default_payment(s, seat, rank_cost(s, wanted)))
        s.rum[seat] -= rank.rum
        s.tobacco[seat] -= rank.tobacco
        s.ranks_left[wanted] -= 1
        s.people[4 * seat + box.PEOPLE.index(a.args[0])] = wanted
        out.event("risen", seat=seat, rank=rank.id, favour=favour(s, seat))
        economy.victorious(s, seat, out)


class RepairShip(Bare):
    """One wood lifts the ship by one state, as often as it is paid; a wreck is turned face up at I."""

    name = "repair_ship"

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """The one action, while there is wood and something to mend."""
        return [act(self.name, seat)] if self.check(s, act(self.name, seat)) is None else []

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a ship at IV, no wood (5.5)."""
        if s.ship[a.seat] >= box.SHIP_MAX:
            return refuse("ship_perfect", "5.5")
        if s.goods[7 * a.seat + box.FOREST] < box.REPAIR_WOOD:
            return refuse("no_wood", "5.5")
        return None

    def malformed(self, s: AnnoState, a: Action) -> Refusal:
        """Not paid with wood."""
        if len(a.args) == 1 and a.args[0] in base.PLACES_AND_WAREHOUSES:
            return refuse("only_wood", "5.5")
        return super().malformed(s, a)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Wood for a state."""
        s.goods[7 * a.seat + box.FOREST] -= box.REPAIR_WOOD
        s.ship[a.seat] += 1
        out.event("repaired", seat=a.seat, state=s.ship[a.seat])


class RearrangeBuilding(base.Proposing):
    """Move an own building to another own site, or swap two: at any time at which one is asked (ruling 13.32)."""

    name = "rearrange_building"
    fields = (Field("card", tuple(box.BUILDINGS)), Field("site", base.PLACES_TO_BUILD))
    answers = False

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """A sample in the action phase: the last building moves up to the first free site before it."""
        return list(tidied(s.sites[seat])[seat]) if d.key == "actions" else []

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Each building on each other site."""
        sites = s.sites[seat]
        own = [card for card in sites if card]
        return [act(self.name, seat, card, at) for card in own for at, held in zip(box.SITES, sites) if held != card]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: not an own building, no own site, the site where it stands (5.5, 6.1)."""
        card, site = a.args
        if card not in s.sites[a.seat]:
            return refuse("not_your_building", "5.5", card=card)
        if site not in SITE_NUMBER:
            return refuse("not_a_site", "6.1")
        if s.sites[a.seat][SITE_NUMBER[site]] == card:
            return refuse("site_taken", "6.1", building=card)
        return None

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Only the place changes; the open question stays."""
        card, site = a.args
        sites = list(s.sites[a.seat])
        start, end = sites.index(card), SITE_NUMBER[site]
        sites[start], sites[end] = sites[end], card
        s.sites[a.seat] = tuple(sites)
        out.event("moved", seat=a.seat, building=card, site=site)


def _tidied(sites: tuple[str, ...]) -> list[tuple[Action, ...]]:
    filled = [n for n, card in enumerate(sites) if card]
    first = sites.index("") if "" in sites else len(sites)
    if not filled or first > filled[-1]:
        return [(), ()]
    card, site = sites[filled[-1]], box.SITES[first]
    return [(act("rearrange_building", seat, card, site),) for seat in (0, 1)]


tidied: Final = Made(_tidied, 4096).__getitem__
"""By sites, for each seat: the last building moved up to the first free site before it, if there is one."""
