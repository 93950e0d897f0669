"""Elementary operations (section 5.2): goods and gold come and go, chaos, ruin, victory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import le
from typing import Final, NamedTuple

from game.engine import Effects
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import state
from game.titles.anno1701.rules.decisions import ask

Split = tuple[int, int]
"""Coins of the left and of the right centre."""

# --- landscapes ------------------------------------------------------------------------------------


class Stock(NamedTuple):
    """What the amounts of the seven landscapes come to: those with room, the sums by good, whether there are three of
    a kind, the good of which there is least and most, and the buildings that could be paid."""

    room: tuple[int, ...]
    sums: tuple[int, ...]
    three: bool
    scarce: int
    plenty: int
    payable: frozenset[str]


class _Stocks(dict[tuple[int, ...], Stock]):
    """By the amounts of the seven landscapes; filled when first asked (there are 16,384)."""

    def __missing__(self, amounts: tuple[int, ...]) -> Stock:
        w, f, c, b1, b2, t1, t2 = amounts
        sums = (w, f, c, b1 + b2, t1 + t2)
        most = max(sums)
        room = _EVERYWHERE
        if box.GOODS_MAX in amounts:
            room = tuple([k for k in _EVERYWHERE if amounts[k] < box.GOODS_MAX])
        least, payable = min(sums), _payable(w, f, c, min(sums[box.BRICK], _MOST), min(sums[box.TOOLS], _MOST))
        found = self[amounts] = Stock(room, sums, most >= box.BANK_RATE, sums.index(least), sums.index(most), payable)
        return found


_CARDS: Final[dict[tuple[int, ...], list[str]]] = {}
for _card, _building in box.BUILDINGS.items():
    _CARDS.setdefault(_building.cost, []).append(_card)
_MOST: Final = max(max(cost) for cost in _CARDS)
"""No building costs more of one good."""


@cache
def _payable(wood: int, food: int, cloth: int, brick: int, tools: int) -> frozenset[str]:
    """The buildings that so many goods pay."""
    held = (wood, food, cloth, brick, tools)
    paid = [cards for cost, cards in _CARDS.items() if all(map(le, cost, held))]
    return frozenset(card for cards in paid for card in cards)


_EVERYWHERE: Final = tuple(range(len(box.LANDSCAPES)))
STOCKS: Final = _Stocks()


def stock_of(s: state.AnnoState, seat: int) -> Stock:
    """What the landscapes of the seat come to."""
    return STOCKS[tuple(s.goods[7 * seat : 7 * seat + 7])]


@cache
def _without(room: tuple[int, ...], shut: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([k for k in room if k not in shut])


def with_room(s: state.AnnoState, seat: int) -> tuple[int, ...]:
    """The landscapes that can gain a good now, from anything but the dice (3.3, 6.7)."""
    room = stock_of(s, seat).room
    if (s.gold[2 * seat] and s.gold[2 * seat + 1]) or s.rulings & state.CHAOS_DICE_ONLY:
        return room
    return _without(room, state.blocked(s, seat))


def with_room_after(s: state.AnnoState, seat: int, split: Split) -> tuple[int, ...]:
    """The landscapes that can gain a good once the coins are paid: a centre that they empty shuts its own. A payment
    that ruins the seat ends the game before any gain, so it shuts nothing more."""
    left, right = s.gold[2 * seat] - split[0], s.gold[2 * seat + 1] - split[1]
    room = with_room(s, seat)
    if (left and right) or not (left or right) or s.rulings & state.CHAOS_DICE_ONLY:
        return room
    return _without(room, state.beside(s.layout[seat])[0 if right else 1])


def with_room_for_dice(s: state.AnnoState, seat: int) -> tuple[int, ...]:
    """The landscapes that can gain a good by a die (option chaos_blocks changes nothing here)."""
    room = stock_of(s, seat).room
    if s.gold[2 * seat] and s.gold[2 * seat + 1]:
        return room
    return _without(room, state.blocked(s, seat))


def gain_good(s: state.AnnoState, seat: int, landscape: int, told: str, out: Effects, **of: str) -> None:
    """One good comes onto a landscape; ``told`` is the kind of the event, ``of`` what it speaks of besides."""
    s.goods[7 * seat + landscape] += 1
    out.event(told, seat=seat, **of, landscape=box.LANDSCAPES[landscape])


def choose_good(
    s: state.AnnoState, seat: int, room: Sequence[int], key: str, told: str, out: Effects, **of: str
) -> None:
    """A good of choice: asked for, given where one landscape alone has room, lost where none has."""
    if len(room) == 1:
        gain_good(s, seat, room[0], told, out, **of)
    elif room:
        s.pending.append(ask(key, seat, *of.values()))


def stock(s: state.AnnoState, seat: int, good: int) -> int:
    """How much of a good lies on the landscapes of the seat."""
    of, goods = box.OF_GOOD[good], s.goods
    amount = goods[7 * seat + of[0]]
    return amount if len(of) == 1 else amount + goods[7 * seat + of[1]]


def default_target(s: state.AnnoState, seat: int, candidates: Iterable[int]) -> int:
    """Where a good goes if nobody says so: to the lower amount, then the lower die number."""
    goods, numbers = s.goods, box.NUMBERS[s.side[seat]]
    return min(candidates, key=lambda k: (goods[7 * seat + k], numbers[k]))


@cache
def of_two(side: str, good: int, first: int, second: int, amount: int) -> tuple[int, ...]:
    """Which of the two landscapes of a good pay, by what lies on them: the higher amount first, then the higher die
    number."""
    one, two = box.OF_GOOD[good]
    held = {one: first, two: second}
    paid: list[int] = []
    for _ in range(amount):
        paid.append(max(held, key=lambda k: (held[k], box.NUMBERS[side][k])))
        held[paid[-1]] -= 1
    return tuple(paid)


def pays(s: state.AnnoState, seat: int, good: int, amount: int) -> tuple[int, ...]:
    """The landscapes that pay so much of a good if nobody says which (5.2)."""
    of, goods = box.OF_GOOD[good], s.goods
    if len(of) == 1:
        return of * amount
    return of_two(s.side[seat], good, goods[7 * seat + of[0]], goods[7 * seat + of[1]], amount)


def default_payment(s: state.AnnoState, seat: int, cost: Sequence[int]) -> tuple[int, ...]:
    """The landscapes that pay a cost if nobody says which."""
    paid: tuple[int, ...] = ()
    for good, amount in enumerate(cost):
        if amount:
            paid += pays(s, seat, good, amount)
    return paid


def can_pay(s: state.AnnoState, seat: int, cost: Sequence[int]) -> bool:
    """True if the goods for the cost are there."""
    w, f, c, b1, b2, t1, t2 = s.goods[7 * seat : 7 * seat + 7]
    wood, food, cloth, brick, tools = cost
    return wood <= w and food <= f and cloth <= c and brick <= b1 + b2 and tools <= t1 + t2


def pay_goods(s: state.AnnoState, seat: int, landscapes: Iterable[int]) -> None:
    """One good leaves each of the landscapes named."""
    for k in landscapes:
        s.goods[7 * seat + k] -= 1


# --- gold ------------------------------------------------------------------------------------------


def _ways_to_store(left: int, right: int, amount: int) -> tuple[Split, ...]:
    amount = min(amount, box.GOLD_MAX - left - right)
    ways = ((to_left, amount - to_left) for to_left in range(amount + 1))
    fits = [way for way in ways if left + way[0] <= box.CENTRE_MAX and right + way[1] <= box.CENTRE_MAX]
    needy = [way for way in fits if (left or way[0]) and (right or way[1])]
    if needy:
        return tuple(needy)
    if amount:  # both in chaos cannot be while the game goes on: one coin goes to the one that is
        fits = [way for way in fits if (way[0] if not left else way[1])]
    return tuple(fits)


def _default_store(left: int, right: int, amount: int) -> Split:
    to_left = to_right = 0
    for _ in range(min(amount, box.GOLD_MAX - left - right)):
        if left + to_left <= right + to_right:
            to_left += 1
        else:
            to_right += 1
    return to_left, to_right


def _ways_to_pay(left: int, right: int, amount: int) -> tuple[Split, ...]:
    amount = min(amount, left + right)
    return tuple((part, amount - part) for part in range(max(0, amount - right), min(left, amount) + 1))


def _default_pay(left: int, right: int, amount: int) -> Split:
    from_left = from_right = 0
    for _ in range(min(amount, left + right)):
        if left - from_left > right - from_right:
            from_left += 1
        else:
            from_right += 1
    return from_left, from_right


_PURSES: Final = range(box.CENTRE_MAX + 1)
_AMOUNTS: Final = range(box.GOLD_MAX + 1)
WAYS_TO_STORE: Final = [[[_ways_to_store(l, r, n) for n in _AMOUNTS] for r in _PURSES] for l in _PURSES]
"""By coins left, coins right and gain: every split; what does not fit is lost, and chaos takes the first coin."""
DEFAULT_STORE: Final = [[[_default_store(l, r, n) for n in _AMOUNTS] for r in _PURSES] for l in _PURSES]
"""Coin by coin to the poorer centre, the left one if they are equal."""
WAYS_TO_PAY: Final = [[[_ways_to_pay(l, r, n) for n in _AMOUNTS] for r in _PURSES] for l in _PURSES]
"""By coins left, coins right and debt: every split of what there is."""
DEFAULT_PAY: Final = [[[_default_pay(l, r, n) for n in _AMOUNTS] for r in _PURSES] for l in _PURSES]
"""Coin by coin from the richer centre, the right one if they are equal."""


def ways_to_store(s: state.AnnoState, seat: int, amount: int) -> tuple[Split, ...]:
    """Every split of a gain between the centres of the seat."""
    return WAYS_TO_STORE[s.gold[2 * seat]][s.gold[2 * seat + 1]][min(amount, box.GOLD_MAX)]


def ways_to_pay(s: state.AnnoState, seat: int, amount: int) -> tuple[Split, ...]:
    """Every split of a debt between the centres of the seat."""
    return WAYS_TO_PAY[s.gold[2 * seat]][s.gold[2 * seat + 1]][min(amount, box.GOLD_MAX)]


def default_store(s: state.AnnoState, seat: int, amount: int) -> Split:
    """Where coins go if nobody says so."""
    return DEFAULT_STORE[s.gold[2 * seat]][s.gold[2 * seat + 1]][min(amount, box.GOLD_MAX)]


def default_pay(s: state.AnnoState, seat: int, amount: int) -> Split:
    """Which coins go if nobody says so."""
    return DEFAULT_PAY[s.gold[2 * seat]][s.gold[2 * seat + 1]][min(amount, box.GOLD_MAX)]


def receive(s: state.AnnoState, seat: int, gain: int, out: Effects) -> None:
    """The game itself makes a seat receive gold: asked where, if there is a choice (5.2)."""
    ways = ways_to_store(s, seat, gain)
    if len(ways) > 1 and not s.rulings & state.AUTO_ALLOCATION:
        s.pending.append(ask("place", seat, sum(ways[0])))
    else:
        store(s, seat, default_store(s, seat, gain), out)


def debt(s: state.AnnoState, seat: int, owed: int, why: str) -> Split | None:
    """The coins that the game itself makes a seat lose; None where it is asked which, as there is a choice (5.2)."""
    if len(ways_to_pay(s, seat, owed)) > 1 and not s.rulings & state.AUTO_ALLOCATION:
        s.pending.append(ask("pay", seat, owed, why))
        return None
    return default_pay(s, seat, owed)


def store(s: state.AnnoState, seat: int, split: Split, out: Effects) -> None:
    """Coins come onto the centres; one in chaos is turned face up."""
    for centre in (0, 1):
        coins = split[centre]
        if coins:
            at = 2 * seat + centre
            if not s.gold[at]:
                out.event("calmed", seat=seat, centre=box.CENTRES[centre])
            s.gold[at] += coins


def spend(s: state.AnnoState, seat: int, split: Split, out: Effects) -> bool:
    """Coins leave the centres; one without any is turned over. True if this ruins the seat: then the game is over."""
    take(s, seat, split, out)
    return ruined(s, seat, out)


def take(s: state.AnnoState, seat: int, split: Split, out: Effects) -> None:
    """Coins leave the centres, before anybody looks for ruin."""
    for centre in (0, 1):
        coins = split[centre]
        if coins:
            at = 2 * seat + centre
            s.gold[at] -= coins
            if not s.gold[at]:
                out.event("chaos", seat=seat, centre=box.CENTRES[centre])


def held(s: state.AnnoState, seat: int, place: str) -> int:
    """What a card of a settlement shows: a landscape, a centre, a warehouse, or the state of the ship."""
    if place in box.LANDSCAPES:
        return s.goods[7 * seat + box.LANDSCAPES.index(place)]
    if place in box.CENTRES:
        return s.gold[2 * seat + box.CENTRES.index(place)]
    stores: dict[str, list[int]] = {"ship": s.ship, "rum_warehouse": s.rum, "tobacco_warehouse": s.tobacco}
    return stores[place][seat]


# --- luxury goods and the ship ---------------------------------------------------------------------


def luxuries_with_room(s: state.AnnoState, seat: int) -> list[str]:
    """Rum and tobacco, as far as their warehouses have room."""
    return [luxury for luxury, held in zip(box.LUXURIES, (s.rum[seat], s.tobacco[seat])) if held < box.WAREHOUSE_MAX]


def gain_luxury(s: state.AnnoState, seat: int, luxury: str, out: Effects) -> None:
    """One rum or tobacco, up to three; more is lost."""
    held = s.rum if luxury == "rum" else s.tobacco
    if held[seat] < box.WAREHOUSE_MAX:
        held[seat] += 1
        out.event("luxury_gained", seat=seat, luxury=luxury)
    else:
        out.event("luxury_lost", seat=seat, luxury=luxury)


def damage_ship(s: state.AnnoState, seat: int, states: int, out: Effects) -> None:
    """The ship loses states; below I it is a wreck."""
    s.ship[seat] = max(0, s.ship[seat] - states)
    if s.ship[seat]:
        out.event("ship_damaged", seat=seat, states=states, state=s.ship[seat])
    else:
        out.event("wrecked", seat=seat)


# --- the end ---------------------------------------------------------------------------------------


def ruined(s: state.AnnoState, seat: int, out: Effects) -> bool:
    """True if both centres of the seat are in chaos: the other one has won at once (7.3)."""
    if s.gold[2 * seat] or s.gold[2 * seat + 1]:
        return False
    finish(s, 1 - seat, "ruin", out)
    return True


def ruined_by_fire(s: state.AnnoState, out: Effects) -> bool:
    """As ``ruined`` for both seats at the same moment: more favour wins, equal favour is a draw (ruling 13.18)."""
    down = [seat for seat in (0, 1) if not state.gold_of(s, seat)]
    if not down:
        return False
    if len(down) == 1:
        finish(s, 1 - down[0], "ruin", out)
    else:
        mine, other = state.favour(s, 0), state.favour(s, 1)
        if mine == other:
            finish(s, state.DRAWN, "draw", out)
        else:
            finish(s, 0 if mine > other else 1, "both_ruined", out)
    return True


def victorious(s: state.AnnoState, seat: int, out: Effects) -> bool:
    """True if the seat has won by favour or by merchants (7.1, 7.2)."""
    if state.favour(s, seat) >= box.FAVOUR_TO_WIN:
        finish(s, seat, "favour", out)
        return True
    if state.merchants(s, seat) >= box.MERCHANTS_TO_WIN:
        finish(s, seat, "merchants", out)
        return True
    return False


def finish(s: state.AnnoState, winner: int, ending: str, out: Effects) -> None:
    """The game is over."""
    s.winner, s.ending, s.phase = winner, ending, "over"
    s.pending.clear()
    s.agenda = ()
    s.searched, s.spying, s.levy = -1, 0, ()
    if winner == state.DRAWN:
        out.event("drawn", favour=state.favour(s, 0))
    else:
        out.event("won", seat=winner, ending=ending, favour=state.favour(s, winner), loser_seat=1 - winner)
