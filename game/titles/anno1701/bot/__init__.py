"""What a position is worth to a seat: amounts that a person can read, and the weight of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.engine import Action, Chance, Evaluation, View
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.decisions import KINDS_OF, MOVE
from game.titles.anno1701.rules.economy import stock_of
from game.titles.anno1701.rules.prospects import seven_crowns
from game.titles.anno1701.rules.state import DRAWN, AnnoState, burghers, favour, gold_of, holds, merchants, town

QUIET: Final = frozenset({"end_action_phase", "end_turn", "stop_drawing", "end_voyage", "decline_offer", "spy_decline"})
"""Kinds of action that do nothing by themselves."""

PLANS: Final = False
"""What a turn brings hangs on dice and on cards that are drawn: plans of it won no more games than single deeds."""

EVALUATION: Final = Evaluation("anno1701", __file__)


def _answers(*keys: str) -> tuple[str, ...]:
    """The kinds that answer these questions."""
    return tuple(dict.fromkeys(kind for key in keys for kind in KINDS_OF[key] if kind != MOVE))


PARTS: Final = {
    "island": ("build", "upgrade", MOVE, *_answers("theatre")),
    "trade": ("bank_trade", "offer_trade", *_answers("respond", "harbour", "guild", "pay", "place")),
    "voyage": ("start_voyage", "repair_ship", *_answers("sail", "pirates", "luxury", "trader", "flotsam")),
    "cards": ("play_action", "exchange_card", "begin_refill", *_answers("refill", "search", "lodge")),
}
"""Kinds of deed by the part of the game in which a review tells that points were left."""
POINT: Final = "favour"
_GUESS: Final = EVALUATION.guesses

_HOARD: Final[tuple[float, ...]] = (-90.0, -40.0, -28.0, -17.0, -9.0, -4.0, 0.0, 2.5, 4.0)
"""What so much gold is worth to whoever likes to have it."""
_SAFETY: Final[tuple[float, ...]] = (-90.0, -40.0, -26.0, -15.0, -7.0, -3.0, -0.6, 0.6, 1.0)
"""What so much gold is worth: a revolution takes 2, a pickpocket 1, a fire what citizens and merchants cost."""
_SHIP: Final[tuple[float, ...]] = (-3.0, 0.0, 0.9, 2.4, 3.0)
"""What the state of the ship is worth; from III on it may sail."""
_PILE_OF_GOODS: Final[tuple[float, ...]] = (0.0, 1.0, 1.8, 2.2)
_AVERAGE_CARD: Final = 0.9
"""What a card is worth that is still to be drawn."""
_SAFE_GOLD: Final = 6
"""Gold below which nothing is spent without need."""
_IN_SIGHT: Final = 2
"""Crowns that may be missing for a goal to be in sight."""
_FAR: Final = 12.0
"""Goods that may be missing for it to be near."""
_FIGHT_FROM: Final = 0.55
"""Odds from which a fight is better than a tribute that can be paid."""


# --- what the bots and the hints ask ---------------------------------------------------------------


def evaluate(s: AnnoState, seat: int) -> float:
    """What the position is worth to the seat. An offer of the seat's own that waits for its answer is worth something
    between having been accepted and not."""
    if s.pending and s.pending[-1].key == "respond" and s.actor == seat:
        return _offer_value(s, seat)
    return _value(s, seat)


def turn(s: AnnoState) -> int:
    """The number of the running turn."""
    return s.turn


def reason(
    view: View, action: Action, before: Mapping[str, float], after: Mapping[str, float]
) -> tuple[str, Mapping[str, Any]]:
    """The term that gains most, as a message; for steps of a voyage and refused offers what they rest on; "" if there
    is nothing to say."""
    said = _said.get(action.kind, "")
    if action.kind == "respond_trade":
        said = "accept" if action.args[0] == "accept" else "refuse"
    return (f"anno1701-reason-{said.replace('_', '-')}", {}) if said else _grown(view, action, before, after)


_said: Final = {
    "start_voyage": "sail",
    "reveal_voyage_card": "sail_on",
    "end_voyage": "home",
    "fight": "fight",
    "pay_tribute": "tribute",
    "offer_trade": "offer",
    "begin_refill": "hand",
    "draw_card": "hand",
}


def narrow(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The legal actions worth a look: buildings on one site each, no deed for its own sake, and at sea what the odds
    say."""
    s: AnnoState = view.state
    assert view.seat is not None
    key = s.pending[-1].key
    chosen = _POLICIES[key](s, view.seat, legal) if key in _POLICIES else legal
    return chosen or legal


# --- the amounts -----------------------------------------------------------------------------------


def _amounts(s: AnnoState, seat: int) -> tuple[float, ...]:
    """One number for each term, in the order of ``EVALUATION.weights``."""
    rival = 1 - seat
    own, other = town(s.sites[seat]), town(s.sites[rival])
    owed, hand, goods = _expected(s, seat)
    won = 0.0
    if s.phase == "over" and s.winner != DRAWN:
        won = 1.0 if s.winner == seat else -1.0
    purse = gold_of(s, seat) - owed[seat]
    fires, crowns = burghers(s, seat), favour(s, seat)
    return (
        won,
        crowns,
        float(merchants(s, seat)),
        _rise(s, seat),
        _goal(s, seat, crowns),
        _safety(purse) - (0.0 if own.fire_station else 3.0 * fires * (purse <= fires + 3)),
        (not s.gold[2 * seat]) + (not s.gold[2 * seat + 1]),
        _goods(s, seat) + goods[seat],
        _luxury(s, seat),
        own.workers,
        own.happy,
        min(own.sails, 7),
        own.cannons,
        min(own.bags, 4),
        holds(own.bags, other.bags) + holds(own.cannons, other.cannons),
        (own.fire_station * (1 + fires)) + own.theatre,
        _SHIP[s.ship[seat]],
        sum([_card(s, seat, card) for card in s.hands[seat]]) + hand,
        favour(s, rival),
        _safety(gold_of(s, rival) - owed[rival]),
        _goods(s, rival) + goods[rival],
        s.rum[rival] + s.tobacco[rival],
    )


def _safety(purse: int) -> float:
    """What so much gold is worth."""
    gold = max(0, purse)
    return _SAFETY[gold] + _GUESS.hoard * (_HOARD[gold] - _SAFETY[gold])


def _expected(s: AnnoState, seat: int) -> tuple[list[int], float, list[float]]:
    """What an open question will still take or bring: gold that is owed, cards to come, goods to come."""
    owed, goods = [0, 0], [0.0, 0.0]
    hand = 0.0
    if not s.pending:
        return owed, hand, goods
    asked = s.pending[-1]
    who, key = asked.seats[0], asked.key
    if key == "pay":
        owed[who] = asked.data[0]
    elif key == "place":
        owed[who] = -min(asked.data[0], box.GOLD_MAX - gold_of(s, who))
    elif key == "poison":
        goods[who] = -1.4
    elif key in ("inventor", "queen", "guild", "flotsam", "production"):
        goods[who] = 0.9 * (1 + sum(step[0] == "invent" for step in s.agenda))
    elif who == seat and key == "refill":
        hand = _AVERAGE_CARD * (box.HAND_SIZE - len(s.hands[seat]))
    elif who == seat and key == "exchange":
        hand = _AVERAGE_CARD
    elif who == seat and key == "search":
        hand = max(_card(s, seat, card) for card in s.piles[s.searched])
    elif who == seat and key == "spy":
        hand = 0.8
    elif key == "luxury":
        goods[who] = 2.0
    elif key == "theatre":
        hand = 0.4
    return owed, hand, goods


def _goods(s: AnnoState, seat: int) -> float:
    a, b, c, d, e, f, g = s.goods[7 * seat : 7 * seat + 7]
    worth = _PILE_OF_GOODS
    return worth[a] + 1.15 * worth[b] + 1.1 * worth[c] + 0.8 * (worth[d] + worth[e] + worth[f] + worth[g])


def _rise(s: AnnoState, seat: int) -> float:
    """How much of the cost of the nearest next rank is in stock, squared; from citizen on it counts more."""
    best = 0.0
    held = (*stock_of(s, seat).sums, s.rum[seat], s.tobacco[seat])
    for level in {*s.people[4 * seat : 4 * seat + 4]}:
        if level < box.MERCHANT:
            have = 0
            for thing, amount in _COSTS[level + 1]:
                have += held[thing] if held[thing] < amount else amount
            best = max(best, _NEAR[level][have])
    return best


_COSTS: Final = [
    [(thing, amount) for thing, amount in enumerate((*rank.cost, rank.rum, rank.tobacco)) if amount]
    for rank in box.RANKS
]
"""What each rank costs: the numbers of goods, then rum and tobacco, and how much of each."""
_NEEDS: Final = [sum(amount for _, amount in cost) for cost in _COSTS]
"""How much that is of all."""
_NEAR: Final = [
    [(have / need) ** 2 * (1.0 + 0.25 * level) for have in range(need + 1)] for level, need in enumerate(_NEEDS[1:])
]
"""What it is worth for those of each rank to have so much of what the next one costs."""


def _goal(s: AnnoState, seat: int, crowns: int) -> float:
    """How near the seventh crown is, once it is not far: what of the cheapest way to it is not there yet."""
    if box.FAVOUR_TO_WIN - crowns > _IN_SIGHT:
        return 0.0
    goal = seven_crowns(s, seat)
    return max(0.0, _FAR - sum(goal.lack.values())) / _FAR


def _luxury(s: AnnoState, seat: int) -> float:
    """Rum and tobacco, the third of each worth a little less."""
    rum, tobacco = s.rum[seat], s.tobacco[seat]
    return min(rum, 2) + min(tobacco, 2) + _GUESS.third * ((rum > 2) + (tobacco > 2))


def _card(s: AnnoState, seat: int, card: str) -> float:
    """What a hand card is good for."""
    building = box.BUILDINGS.get(card)
    if building is None:
        return _deed(box.ACTION_CARDS[card].kind) if card in box.ACTION_CARDS else _AVERAGE_CARD
    if building.limit and town(s.sites[seat]).fire_station:
        return 0.0
    return _BUILDINGS[card]


def _building(building: box.Building) -> float:
    worth = 2.6 * bool(building.number) + 1.5 * building.sails + 1.6 * building.cannons + 0.9 * building.bags
    worth += 2.2 * building.happy + 0.5 * building.gold + 0.8 * bool(building.ability == "fire_station")
    return 0.45 * worth


_BUILDINGS: Final = {card: _building(building) for card, building in box.BUILDINGS.items()}
"""What a building is worth while it is in hand."""


def _deed(kind: str) -> float:
    """What an action card is worth while it is in hand."""
    if kind == "inventor":
        return _GUESS.inventor
    return _GUESS.poisoner if kind == "poisoner" else _DEEDS.get(kind, 0.5)


_DEEDS: Final = {"pickpocket": 0.9, "captain": 0.9, "commander": 1.3, "revolutionary": 1.1, "spy": 0.8, "bishop": 0.7}
"""The others of them."""


# --- offers ----------------------------------------------------------------------------------------

_HOPE: Final = 0.5
"""How likely an offer is thought to be taken that does not hurt the rival."""


def _offer_value(s: AnnoState, seat: int) -> float:
    """What an offer is worth before it is answered: nothing if the rival would lose by it."""
    rival = 1 - seat
    accepted = s.clone()
    CONTROLLER.apply(accepted, Action("respond_trade", rival, ("accept",)), Chance(0), False)
    now = _value(s, seat)
    if gold_of(s, rival) - gold_of(accepted, rival) > 1 or _value(accepted, rival) < _value(s, rival) - 0.1:
        return now - 1.0
    return now + _HOPE * (_value(accepted, seat) - now) - 0.05


# --- policies: what is worth a look for each question -----------------------------------------------


def _act(s: AnnoState, seat: int, legal: Sequence[Action]) -> list[Action]:
    """One site for each building, no moving about, hostile cards and trades as the evaluation likes them."""
    found, seen = [], set()
    for action in legal:
        if action.kind == "rearrange_building":
            continue
        if action.kind == "build":
            if action.args[0] in seen:
                continue
            seen.add(action.args[0])
        if action.kind == "bank_trade" and action.args[0][0].startswith("centre") and gold_of(s, seat) < box.GOLD_MAX:
            continue
        found.append(action)
    return found


def _finish(s: AnnoState, seat: int, legal: Sequence[Action]) -> list[Action]:
    """Sail when it is safe and there is something to find, with a leader if there is one; otherwise cards."""
    voyages = [a for a in legal if a.kind == "start_voyage"]
    wants = s.rum[seat] < _GUESS.stores or s.tobacco[seat] < _GUESS.stores
    if voyages and wants and gold_of(s, seat) >= _SAFE_GOLD:
        leader = max(voyages, key=lambda a: box.ACTION_CARDS[a.args[0][0]].sea_bonus if a.args[0] else 0)
        return [leader]
    refill = [a for a in legal if a.kind == "begin_refill"]
    if refill:
        return refill
    worst = min(s.hands[seat], key=lambda card: _card(s, seat, card), default="")
    exchange = [a for a in legal if a.kind == "exchange_card" and a.args[0] == worst]
    if exchange and _card(s, seat, worst) < _AVERAGE_CARD:
        return exchange[:1]
    return [a for a in legal if a.kind == "end_turn"]


def _draw(s: AnnoState, seat: int, legal: Sequence[Action]) -> list[Action]:
    """Draw from the highest era; search only with gold to spare."""
    draws = [a for a in legal if a.kind == "draw_card"]
    if gold_of(s, seat) > box.GOLD_MAX - 2:
        draws += [a for a in legal if a.kind == "search_pile"]
    return draws


def _sail(s: AnnoState, seat: int, legal: Sequence[Action]) -> list[Action]:
    """Sail on while neither ship nor purse is in danger and something is still to be found."""
    to_come = [box.VOYAGE[card] for card in s.voyage_deck]
    slower = s.speed <= town(s.sites[1 - seat]).sails
    worst = max([card.damage for card in to_come if card.kind == "cliffs" or (card.kind == "storm" and slower)] + [0])
    safe = s.ship[seat] > worst and gold_of(s, seat) >= _SAFE_GOLD - 1 and s.ship[seat] >= 2
    hungry = s.rum[seat] < 3 or s.tobacco[seat] < 3
    kind = "reveal_voyage_card" if safe and hungry else "end_voyage"
    return [a for a in legal if a.kind == kind]


def win_chance(difference: int) -> float:
    """The odds of a fight by own strength less the pirates'; ties are rolled again."""
    won = sum(a + difference > b for a in range(1, 7) for b in range(1, 7))
    lost = sum(a + difference < b for a in range(1, 7) for b in range(1, 7))
    return won / (won + lost) if won + lost else 0.5


def _pirates(s: AnnoState, seat: int, legal: Sequence[Action]) -> list[Action]:
    """Fight with good odds, a thin purse, or a ship that can take the blow: wood is cheaper than gold."""
    card = box.VOYAGE[s.pending[-1].data[0]]
    odds = win_chance(s.strength - card.strength)
    tributes = [a for a in legal if a.kind == "pay_tribute"]
    afford = gold_of(s, seat) - card.tribute >= _SAFE_GOLD - 1
    leaks = s.ship[seat] - card.damage < 2
    if tributes and afford and leaks and odds < _FIGHT_FROM:
        return tributes
    return [a for a in legal if a.kind == "fight"]


_POLICIES: Final[Mapping[str, Any]] = {
    "actions": _act,
    "final": _finish,
    "refill": _draw,
    "exchange": _draw,
    "sail": _sail,
    "pirates": _pirates,
}


_value, terms, _grown = EVALUATION.by(_amounts)
