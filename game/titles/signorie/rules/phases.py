"""A round, phase by phase (sections 5.2, 5.3, 5.5). Each step moves the game on, or asks somebody and waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.engine import Effects
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules import scoring
from game.titles.signorie.rules.decisions import BRIDE, BUY, REWARD, TURN
from game.titles.signorie.rules.effects import COUNTED
from game.titles.signorie.rules.state import BY_INITIATIVE, BY_REWARDS, CLOSED, SHORT_SEASON, SignorieState

OVER: Final = "over"


# --- phase 1 (5.2) --------------------------------------------------------------------------------------------


def setup(s: SignorieState, out: Effects) -> None:
    """Tiles for the cities, dice, assignments; then the first player's turn."""
    s.round += 1
    out.begin("round", number=s.round)
    out.begin("setup", number=s.round)
    refill_alliances(s, out)
    roll_dice(s, out)
    deal_assignments(s, out)
    s.seat = s.turn_order[-1]
    s.phase = "actions"
    out.begin("actions", number=s.round)


def refill_alliances(s: SignorieState, out: Effects) -> None:
    """Empty marriage and mission slots get a tile, city by city from the north, as long as there are any (ruling 20)."""
    empty = [at for at, tile in enumerate(s.city_tiles) if not tile and s.cities[at >> 1] != CLOSED]
    new = s.alliances[: -len(empty) - 1 : -1] if empty else ()
    for at, tile in zip(empty, new):
        s.city_tiles[at] = tile
    s.alliances = s.alliances[: len(s.alliances) - len(new)]
    if new:
        cities = tuple(dict.fromkeys(box.CITIES[at >> 1] for at in empty[: len(new)]))
        out.reveal("alliances_laid", tiles=new, cities=cities, count=len(new), left=len(s.alliances))


def roll_dice(s: SignorieState, out: Effects) -> None:
    """All dice come back from boards and areas and are rolled, colour by colour."""
    roll = out.chance.roll
    number = range(box.PLAYERS[s.seats].dice)
    s.pool = [tuple(sorted([roll("dice", len(box.FACES)) for _ in number])) for _ in box.COLORS]
    s.dice = [0] * len(s.dice)
    s.dice_aside = [0] * len(box.COLORS)
    out.reveal("dice_rolled", **dict(zip(box.COLORS, s.pool)))


def deal_assignments(s: SignorieState, out: Effects) -> None:
    """All ten tiles, face up, on random slots."""
    s.assignments = tuple(out.chance.shuffle("assignments", tuple(box.ASSIGNMENTS)))
    s.turned = 0
    out.event("assignments_dealt", tiles=s.assignments)


# --- phase 2 (5.3) --------------------------------------------------------------------------------------------


def actions(s: SignorieState, out: Effects) -> None:
    """The next player in turn order who has not passed; whoever has four dice passes at once."""
    order = s.turn_order
    at = order.index(s.seat)
    for seat in order[at + 1 :] + order[: at + 1]:
        if not s.passed >> seat & 1:
            s.seat = seat
            dice = s.dice_of(seat)
            if dice < box.DICE_PER_ROUND:
                out.begin("turn", seat=seat, number=dice + 1)
                s.pending.append(TURN[seat])
            else:
                s.passed |= 1 << seat
                out.event("passed_with_four", seat=seat, sum=s.dice_sum(seat), limit=s.limit(seat))
            return
    s.phase = "initiative"


# --- phase 3 (5.5) --------------------------------------------------------------------------------------------


def initiative(s: SignorieState, out: Effects) -> None:
    """Points for the initiative track, the new turn order, and who keeps within the threshold: all for everybody."""
    out.begin("rewards", number=s.round)
    score_initiative(s, out)
    new_turn_order(s, out)
    check_threshold(s, out)
    s.served = s.bought = 0
    s.phase = "rewards"


def score_initiative(s: SignorieState, out: Effects) -> None:
    """Step 1: the points of the slot where the own disc stands."""
    for seat in s.turn_order:
        vp = box.INITIATIVE_VP[s.initiative[seat]]
        if vp:
            s.earn(seat, vp, BY_INITIATIVE)
            out.event("initiative_vp", seat=seat, slot=s.initiative[seat], vp=vp)


def new_turn_order(s: SignorieState, out: Effects) -> None:
    """Step 2: the higher slot first, and on one slot the higher disc; then all discs go back to the bottom in that
    order, the first player's on top, and nobody is in the pass area. What is gained from now on counts for the next
    round (ruling 16)."""
    height, slot = s.arrived.index, s.initiative
    s.turn_order = tuple(sorted(s.arrived, key=lambda seat: (-slot[seat], -height(seat))))
    s.initiative = [0] * s.seats
    s.arrived = s.turn_order[::-1]
    s.passed = 0
    out.event("new_turn_order", order_seat=s.turn_order)


def check_threshold(s: SignorieState, out: Effects) -> None:
    """Step 3: everybody at once, by the dice on the own board; no dice are a sum of 0 (ruling 10)."""
    sums = [(seat, s.dice_sum(seat), s.limit(seat)) for seat in s.turn_order]
    s.eligible = tuple([seat for seat, total, limit in sums if total <= limit])
    for seat, total, limit in sums:
        out.event("within_limit" if total <= limit else "over_limit", seat=seat, sum=total, limit=limit)


def rewards(s: SignorieState, out: Effects) -> None:
    """Step 4: each eligible player in turn order takes the reward, then the bride or the purchase."""
    slot = box.REWARD_SLOTS[s.reward_slot()]
    while s.served < 2 * len(s.eligible):
        seat, second = s.eligible[s.served >> 1], s.served & 1
        s.served += 1
        if not second:
            out.begin("reward", seat=seat, number=s.round)
            if slot.kind == "vp":
                score_tile(s, seat, out)
            else:
                s.pending.append(REWARD[seat])
        elif slot.bride and s.brides[seat] < box.BRIDES:
            s.pending.append(BRIDE[seat])
        elif slot.buy and s.florins[seat] >= box.BUY_COST:
            s.pending.append(BUY[seat])
        if s.pending:
            return
    end_round(s, out)


def score_tile(s: SignorieState, seat: int, out: Effects) -> None:
    """A tile for points scores what it counts at this moment (ruling 34)."""
    tile = s.reward_tile()
    count = COUNTED[tile](s, seat)
    vp = count * box.REWARDS[tile]["vp_each"]
    s.earn(seat, vp, BY_REWARDS)
    out.event("reward_vp", seat=seat, tile=tile, count=count, vp=vp)


def end_round(s: SignorieState, out: Effects) -> None:
    """Step 5: figures go from the threshold space back to their stocks; the next round, or the end."""
    for seat in range(s.seats):
        sons, daughters = s.threshold[2 * seat : 2 * seat + 2]
        if sons or daughters:
            s.stock[2 * seat] += sons
            s.stock[2 * seat + 1] += daughters
            s.threshold[2 * seat : 2 * seat + 2] = [0, 0]
            out.event("figures_returned", seat=seat, sons=sons, daughters=daughters)
    s.eligible = ()
    s.served = 0
    if s.round == last_round(s):
        s.phase = OVER
        scoring.finish(s, out)
    else:
        s.phase = "setup"


def last_round(s: SignorieState) -> int:
    """Seven, six with Short Season (ruling 32)."""
    return box.SHORT_ROUNDS if s.variants & SHORT_SEASON else box.ROUNDS


STEPS: Final[Mapping[str, Callable[[SignorieState, Effects], None]]] = {
    "setup": setup,
    "actions": actions,
    "initiative": initiative,
    "rewards": rewards,
}
