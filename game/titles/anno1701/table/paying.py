"""How the cards of both islands would turn by a deed, and the other ways to pay for it (5.2)."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from game.engine import Action, Chance, SilentEffects
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.bank import coin_places, kind_of
from game.titles.anno1701.rules.actions.base import PLACES_AND_WAREHOUSES
from game.titles.anno1701.rules.components import BANK_RATE, CENTRES, GOLD, GOODS, LANDSCAPES, LUXURIES
from game.titles.anno1701.rules.economy import DEFAULT_PAY, default_pay, held, pays, stock
from game.titles.anno1701.rules.state import AUTO_ALLOCATION, AnnoState

CHANGEABLE: Final = ("build", "bank_trade")
"""Kinds whose payment is proposed and can be changed where the cards lie."""
CERTAIN: Final = (
    *CHANGEABLE,
    "upgrade",
    "repair_ship",
    "diplomacy",
    "harbour_exchange",
    "privilege_take",
    "hunt_take",
    "queen_choose",
    "guild_choose",
    "inventor_choose",
    "choose_production_target",
    "pay_gold",
    "place_gold",
    "search_pile",
    "theatre_cancel",
)
"""Kinds in which chance and hidden cards have no word: what they turn can be shown before."""


class Turn(NamedTuple):
    """A card of a settlement that turns from one amount to another."""

    seat: int
    place: str
    was: int
    now: int


def turns(s: AnnoState, a: Action) -> list[Turn]:
    """The cards that an action of a certain kind would turn, those that pay first."""
    after = s.clone()
    KINDS[a.kind].apply(after, a, SilentEffects(Chance(0)))
    return sorted(changed(s, after), key=lambda turn: turn.now > turn.was)


def changed(before: AnnoState, after: AnnoState) -> list[Turn]:
    """The cards of both settlements that show another amount."""
    each = (Turn(a, place, held(before, a, place), held(after, a, place)) for a in (0, 1) for place in _PLACES)
    return [turn for turn in each if turn.was != turn.now]


_PLACES: Final = (*LANDSCAPES, *CENTRES, "ship", "rum_warehouse", "tobacco_warehouse")


def ways(s: AnnoState, a: Action) -> list[Action]:
    """The same deed with every payment and every place for its gold, as the action says it first."""
    if a.kind not in CHANGEABLE or not s.pending:
        return [a]
    every = KINDS[a.kind].every(s, s.pending[-1], a.seat)  # type: ignore[attr-defined]
    same = [other for other in every if _thing(other) == _thing(a) and other != a]
    return [a, *same]


def _thing(a: Action) -> tuple[object, ...]:
    """What is done, however it is paid: the building and its site, the good that is given and where the other goes."""
    if a.kind == "build":
        return a.args[:2]
    return (kind_of(a.args[0][0]), *a.args[1:])


def changeable(s: AnnoState, a: Action) -> bool:
    """True if an action can be paid in several ways and that is not left to the table (option auto_allocation)."""
    if a.kind not in CHANGEABLE or s.rulings & AUTO_ALLOCATION:
        return False
    first = turns(s, a)
    return any(turns(s, other) != first for other in ways(s, a))


def instead(s: AnnoState, a: Action) -> dict[str, Action]:
    """Card that could pay one more, or take one more coin -> the action in which it does, changed as little as can be."""
    now = changes_of(s, a)
    found: dict[str, tuple[int, Action]] = {}
    for other in ways(s, a):
        then = changes_of(s, other)
        far = sum(abs(then[place] - now[place]) for place in {*then, *now})
        for place in then:
            nearer = abs(then[place]) == abs(now[place]) + 1 and then[place] * now[place] >= 0
            if nearer and (place not in found or far < found[place][0]):
                found[place] = (far, other)
    return {place: other for place, (_, other) in found.items()}


def changes_of(s: AnnoState, a: Action) -> Counter[str]:
    """By how much each own card would turn."""
    return Counter({t.place: t.now - t.was for t in turns(s, a) if t.seat == a.seat})


def payment_of(s: AnnoState, seat: int, kind: str) -> tuple[str, ...]:
    """The three places that pay a kind to the bank if nobody says which; () if there are not three."""
    left, right = s.gold[2 * seat], s.gold[2 * seat + 1]
    if kind == GOLD:
        return coin_places(DEFAULT_PAY[left][right][BANK_RATE]) if left + right >= BANK_RATE else ()
    good = GOODS.index(kind)
    enough = stock(s, seat, good) >= BANK_RATE
    return tuple(sorted(LANDSCAPES[k] for k in pays(s, seat, good, BANK_RATE))) if enough else ()


def paid_from(s: AnnoState, seat: int, card: str) -> tuple[str, ...]:
    """What is paid to the bank when that card is brought to it; nothing if it holds nothing that can be paid."""
    if card not in PLACES_AND_WAREHOUSES:
        return ()
    kind = kind_of(card)
    give = () if kind in LUXURIES else payment_of(s, seat, kind)
    return give or (card,) * BANK_RATE


def payer(s: AnnoState, seat: int, kind: str) -> str:
    """The card of a seat that pays one of a kind if nobody says which."""
    if kind == GOLD:
        return CENTRES[default_pay(s, seat, 1)[1]]
    return LANDSCAPES[pays(s, seat, GOODS.index(kind), 1)[0]]
