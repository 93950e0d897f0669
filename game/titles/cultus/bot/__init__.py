"""What a position is worth to a seat: amounts that a person can read, and the weight of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from game.engine import Action, Evaluation, View
from game.engine.bits import members
from game.titles.cultus.bot import forecast
from game.titles.cultus.bot.forecast import GOLD_A_TURN
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules import scoring
from game.titles.cultus.rules.actions.monument import discards_needed
from game.titles.cultus.rules.board import AROUND_BITS, BIT, CENTER_BITS, DISTANCE, NEXT_BITS, NEXT_TO, SQUARES
from game.titles.cultus.rules.economy import room
from game.titles.cultus.rules.state import FRIENDSHIP, IN_HAND, MONUMENT_IDS, NOT_PLACED, CultusState

QUIET: Final = frozenset({"end_actions", "stop_draw"})
"""Kinds of action that do nothing by themselves."""
_DISCARDING: Final = ("move_monument", "discard_to_limit")

EVALUATION: Final = Evaluation("cultus", __file__)
PARTS: Final = {
    "board": (
        "place_construction",
        "draw_card",
        "draw_start",
        "stop_draw",
        "discard_to_limit",
        "place_initial_card",
        "baltasar_draw",
    ),
    "monuments": ("build_monument", "move_monument", "ruben_push", "annette_step"),
    "walking": ("move_pawn", "allocate_gold", "choose_corner"),
    "character": ("use_character", "choose_character", "choose_plan", "place_medal"),
}
"""Kinds of deed by the part of the game in which a review tells that points were left."""

_STEP_AWAY: Final = 2.0
"""What a step to a site or to a monument costs, in victory points."""
_DOOMED: Final = 0.2
"""What gold is worth of its value when the enemy is about to take it."""
_STEPS: Final = 3
_SITE: Final = 8.0
"""What a monument is worth besides its bonus, in victory points."""
_SITE_ON_CENTER: Final = 6.0
"""What it is worth more on a centre square."""
_FAR: Final = 5
"""Steps beyond which a place is out of reach."""
_WAY: Final = tuple(tuple(abs(a // 8 - b // 8) + abs(a % 8 - b % 8) for b in SQUARES) for a in SQUARES)
"""Steps from square to square."""
_NEAR: Final = tuple(sum(BIT[b] for b in SQUARES if way[b] <= _FAR) for way in _WAY)
_SOON: Final = 5.0
"""Turns before the end at which the future begins to shrink."""


# --- what the bots and the hints ask ---------------------------------------------------------------


def narrow(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The legal actions without those that differ from another one only by discarding better cards."""
    if not any(action.kind in _DISCARDING for action in legal):
        return legal
    s: CultusState = view.state
    best: dict[tuple[Any, ...], tuple[float, Action]] = {}
    for action in legal:
        deed: tuple[Any, ...] = (action.kind, action.args)
        loss = 0.0
        if action.kind in _DISCARDING:
            deed = (action.kind, action.args[:-1])
            loss = sum(_card_worth(card, s.plan[action.seat], s.enemy) for card in action.args[-1])
        if deed not in best or loss < best[deed][0]:
            best[deed] = (loss, action)
    return [action for _, action in best.values()]


# --- the amounts -----------------------------------------------------------------------------------


def _amounts(s: CultusState, seat: int) -> tuple[float, ...]:
    """One number for each term, in the order of ``EVALUATION.weights``."""
    if s.phase == "over":
        return (float(s.vp[seat]), 0, 0, 0, _best_rival(s, seat), s.enemy_vp, *(0,) * (len(EVALUATION.weights) - 6))
    left = _turns_left(s, seat)
    future = min(1.0, left / _SOON)
    own = [s.monuments[name] for name in s.own_monuments(seat)]
    icons, pairs = _plan(s, seat)
    to_cost, to_character = _gold(s, seat)
    medal = _medal_turns(s, seat, left)
    hand, over = _hand(s, seat)
    coming = forecast.strikes(s) if s.enemy else ()
    effects = s.character_gold[seat] / box.TRACK if s.character_gold[seat] > 0 else 0.0
    return (
        float(s.vp[seat]),
        sum([bool(CENTER_BITS & BIT[square]) for square in own]),
        icons,
        pairs,
        _best_rival(s, seat),
        _enemy(s, coming),
        left if s.enemy else 0,
        len(own),
        len(own) * left,
        to_cost * _buildable(s, seat, left),
        to_character * future,
        s.coins() * left,
        medal,
        hand * future,
        over,
        sum([6 - DISTANCE[square] for square in own]) * future,
        _site(s, seat, to_cost, left),
        _walk(s, seat, left),
        _jump(s, seat, own) * min(1.0, left),
        effects * effects * _effect(s, seat, own) * min(1.0, left),
        _push(s, seat, left),
        forecast.expected(s, coming) if coming else 0,
    )


def _turns_left(s: CultusState, seat: int) -> float:
    """How many more turns the seat has after the running one, about."""
    if s.lap >= 0:
        return 0.0 if seat == s.seat else 1.0
    if s.last_cube and s.seat == seat:
        return 0.0
    if s.seats == 1:
        return forecast.turns_left(s)
    left = sum(map(len, s.piles)) / (s.seats * 1.2)
    for other in range(s.seats):
        if other != seat and s.cost[other] != NOT_PLACED:
            gold = box.MONUMENT_COST * (s.stock[other] + 1) - s.cost[other]
            left = min(left, 1 + gold / (GOLD_A_TURN + s.built[other]))
    return left


def _plan(s: CultusState, seat: int) -> tuple[float, float]:
    if not s.plan[seat]:
        return 0, 0
    plan = box.PLANS[s.plan[seat]]
    return scoring.icons_on_map(s, plan.icon), scoring.pairs_on_map(s, *plan.pair)


def _best_rival(s: CultusState, seat: int) -> float:
    """Points of the best other player, with the centre as it is."""
    center_vp = box.CENTER_VP if s.phase != "over" else 0
    others = (other for other in range(s.seats) if other != seat)
    return max((s.vp[o] + center_vp * scoring.on_center(s, s.own_monuments(o)) for o in others), default=0)


def _enemy(s: CultusState, coming: forecast.Strikes) -> float:
    """Points of the solo enemy if the game ended now, with the monuments that will still come to the centre."""
    if not s.enemy:
        return 0
    center = box.CENTER_VP * forecast.newcomers(s, coming)
    return s.enemy_vp + sum([line.points for line in scoring.enemy_lines(s)]) + center


def _gold(s: CultusState, seat: int) -> tuple[float, float]:
    """Gold on both tracks; gold that waits to be split counts where it fits, gold that the enemy is about to take
    hardly at all."""
    cost = float(max(0, s.cost[seat]))
    character = float(max(0, s.character_gold[seat]))
    if s.pending and s.pending[-1].key == "allocate":
        gold = s.pending[-1].data[0]
        fits = min(gold, box.MONUMENT_COST - cost) if s.cost[seat] != NOT_PLACED else 0
        cost, character = cost + fits, character + gold - fits
    if s.enemy and s.enemy_track + 1 == s.last_space():
        if s.enemy == "enemy_eleonora" and not (s.ap and cost == box.MONUMENT_COST):
            cost *= _DOOMED
        if s.enemy == "enemy_claudia":
            character = min(1.0, character) * box.ENEMIES[s.enemy].vp_lost + character * _DOOMED
    return cost, character


def _buildable(s: CultusState, seat: int, left: float) -> float:
    """How far the gold can still come to a monument before the game ends, at most 1."""
    if s.cost[seat] == NOT_PLACED:
        return 0
    reach = s.cost[seat] + left * (GOLD_A_TURN + s.built[seat]) + (s.ap if s.seat == seat else 0)
    return min(1.0, reach / box.MONUMENT_COST) ** 2


def _medal_turns(s: CultusState, seat: int, left: float) -> float:
    """Turns with the medal in hand."""
    slot = s.medal[seat]
    if slot == IN_HAND:
        return left
    if slot == NOT_PLACED:
        return 0
    leftmost = s.enemy != "" and s.open_mask & -s.open_mask == 1 << slot - 1
    wait = len(s.piles[slot - 1]) / (2.0 if leftmost else 1.3)
    return max(0.0, left - wait)


def _hand(s: CultusState, seat: int) -> tuple[float, float]:
    """What the cards in hand show, and how many would have to be discarded after the points left are used."""
    hand = s.hands[seat]
    kept = box.HAND_LIMIT + (s.ap if s.seat == seat else 0)
    plan = s.plan[seat]
    worth = sorted([_card_worth(card, plan, s.enemy) for card in hand], reverse=True)
    return sum(worth[: box.HAND_LIMIT]), max(0, len(hand) - kept)


@cache
def _card_worth(card: str, plan: str, enemy: str) -> float:
    """How useful a card is to whoever has that plan; an average card is worth 1."""
    cells = box.CELLS.get(card)
    if cells is None:
        return 1.0
    worth = 0.6 + 0.3 * (box.PLAZA in cells)
    if plan in box.PLANS:
        worth += 0.4 * cells.count(box.PLANS[plan].icon) + 0.2 * sum(icon in cells for icon in box.PLANS[plan].pair)
    if enemy:
        worth -= 0.3 * cells.count(box.ENEMIES[enemy].icon)
    return worth


# --- where it leads --------------------------------------------------------------------------------


def _site(s: CultusState, seat: int, cost: float, left: float) -> float:
    """The best building within reach of the pawn: its points less the way to it, as far as the gold has come."""
    here = s.pawn[seat]
    if here == NOT_PLACED or s.cost[seat] == NOT_PLACED or cost < box.MONUMENT_COST // 2:
        return 0
    sites = 0
    for kind, shown in enumerate(s.shown):
        if s.powers[seat] >> kind & 1:
            sites |= shown
    if not s.powers[seat] & FRIENDSHIP:
        sites &= ~s.monument_bits
    bonuses = [s.shown[icon] for icon in {box.MONUMENT_CARDS[card].bonus for card in s.display}]
    way = _WAY[here]
    best = 0.0
    for square in members(sites & _NEAR[here]):
        around = AROUND_BITS[square]
        worth = _SITE - _STEP_AWAY * way[square] - 0.5 * DISTANCE[square]
        if CENTER_BITS & BIT[square]:
            worth += _SITE_ON_CENTER
        for bonus in bonuses:
            points = worth + box.BONUS_VP * (around & bonus).bit_count()
            if points > best:
                best = points
    return best * (cost / box.MONUMENT_COST) ** 2 * min(1.0, left + s.ap / 2)


def _push(s: CultusState, seat: int, left: float) -> float:
    """The best shove within reach: a foreign monument off the centre or an own one onto it, less the way there."""
    here = s.pawn[seat]
    price = discards_needed(s, seat)
    if here == NOT_PLACED or len(s.hands[seat]) < price:
        return 0
    best = 0.0
    for name, square in s.monuments.items():
        way = _WAY[here][square]
        if way > _FAR:
            continue
        free = NEXT_BITS[square] & s.carded & ~s.monument_bits
        if name in MONUMENT_IDS[seat]:
            gain = 12.0 if DISTANCE[square] == 1 and free & CENTER_BITS else 0.0
        else:
            gain = 12.0 if DISTANCE[square] == 0 and free & ~CENTER_BITS else 0.0
        best = max(best, gain - _STEP_AWAY * way)
    return best * min(1.0, left + s.ap / 2)


@cache
def _pays(income: tuple[str, ...], open_mask: int, medal: int, medal_vp: float) -> dict[int, float]:
    """What a step between two kinds of squares pays (kind * 8 + kind), in gold and the medal's points."""
    gold = box.WALK_BASE + box.WALK_PER_CLOSED * (len(income) - open_mask.bit_count())
    found: dict[int, float] = {}
    for slot, card in enumerate(income, 1):
        if open_mask >> slot - 1 & 1:
            a, b = box.INCOME[card]
            found[a * 8 + b] = found[b * 8 + a] = gold + (medal_vp if slot == medal else 0)
    return found


def _walk(s: CultusState, seat: int, left: float) -> float:
    """The gold on the best walk of the action points left, or of a next turn."""
    here = s.pawn[seat]
    if here == NOT_PLACED:
        return 0
    running = s.seat == seat and s.ap > 0
    if not running and left <= 0:
        return 0
    against = box.ENEMIES[s.enemy].medal_vp if s.enemy else None
    pays = _pays(s.income, s.open_mask, s.medal[seat], box.MEDAL_VP if against is None else against)
    free = s.carded & ~(s.pawn_bits & ~BIT[here])
    paid = set(s.paid) if running else set()
    fits = sum(room(s, seat))
    return min(fits, _best_walk(s.cells, pays, free, here, min(_STEPS, s.ap) if running else _STEPS, paid))


def _best_walk(cells: list[int], pays: Mapping[int, float], free: int, here: int, steps: int, paid: set[int]) -> float:
    best = 0.0
    kind = cells[here] * 8
    for there in NEXT_TO[here]:
        if not free >> there & 1:
            continue
        gold = pays.get(kind + cells[there])
        if gold is not None:
            pair = here * 64 + there if here < there else there * 64 + here
            if pair in paid:
                gold = None
        if gold is None:
            gold = _best_walk(cells, pays, free, there, steps - 1, paid) if steps > 1 else 0.0
        elif steps > 1:
            paid.add(pair)
            gold += _best_walk(cells, pays, free, there, steps - 1, paid)
            paid.discard(pair)
        if gold > best:
            best = gold
    return best


def _jump(s: CultusState, seat: int, own: list[int]) -> float:
    """How far the character gold has come to send an own monument onto a free centre square."""
    if not s.character[seat] or all(CENTER_BITS & BIT[square] for square in own):
        return 0
    target = s.shown[box.CHARACTERS[s.character[seat]].move_monument] & CENTER_BITS & ~s.monument_bits
    return min(1.0, s.character_gold[seat] / box.EFFECTS[1]) if target else 0


def _effect(s: CultusState, seat: int, own: list[int]) -> float:
    """What the third effect of the character would score now."""
    if not own:
        return 0
    together = 0
    for square in own:
        together |= AROUND_BITS[square]
    return box.EFFECT_VP * (together & s.shown[box.CHARACTERS[s.character[seat]].score]).bit_count()


evaluate, terms, reason = EVALUATION.by(_amounts)
