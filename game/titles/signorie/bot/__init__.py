"""What a position is worth to a seat: amounts that a person can read, and the weight of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import Chance, Decision, Evaluation
from game.titles.signorie.rules import CONTROLLER, possible
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.decisions import CITY_TILE
from game.titles.signorie.rules.effects import COUNTED
from game.titles.signorie.rules.phases import OVER, last_round
from game.titles.signorie.rules.scoring import row_worth
from game.titles.signorie.rules.state import SignorieState

QUIET: Final = frozenset[str]()
"""Every answer changes what is still to come: none does nothing by itself."""

EVALUATION: Final = Evaluation("signorie", __file__)
PARTS: Final = {
    "dice": ("take_die", "pass_round", "extra_take_die", "cancel_die", "buy_vp", "skip_buy", "end_turn"),
    "sons": (
        "enter_male",
        "advance_male",
        "advance_initiative",
        "stop_points",
        "send_mission",
        "marry_son",
        "skip_bride",
    ),
    "daughters": ("arrange_marriage",),
    "helpers": (
        "main_hire",
        "activate_helper",
        "place_free_helper",
        "main_assignment",
        "use_assignment",
        "main_signoria",
        "place_face_down",
    ),
}
"""Kinds of deed by the part of the game in which a review tells that points were left."""
_GUESS: Final = EVALUATION.guesses

_HELPER: Final[Mapping[str, float]] = {
    "mission_face_down": 5.0,
    "marriage_face_down": 4.0,
    "initiative_up_to_3": 3.0,
    "initiative_up_to_die": 3.0,
    "political_up_to_3": 3.2,
    "clerical_up_to_3": 3.2,
    "military_up_to_die": 3.2,
    "roll_offspring_die": 1.1,
    "vp_per_male_in_cities": 2.5,
    "take_face_down_tile": 1.5,
    "take_meeple": 1.2,
    "gain_3_vp": 3.0,
    "gain_3_florins": 2.4,
    "any_assignment_once": 2.0,
}
"""What a helper brings each time, in victory points."""
_WORTH: Final = tuple(_HELPER[slot.effect] for slot in box.HELPERS)
_COLUMN: Final = tuple(
    tuple(sum([_WORTH[3 * color + row] for row in range(3) if column >> row & 1]) for column in range(8))
    for color in range(len(box.COLORS))
)
"""By colour and the bits of the rows that have one: what the helpers of a column bring."""


# --- what the bots and the hints ask ---------------------------------------------------------------


def turn(s: SignorieState) -> tuple[int, str, int]:
    """The round, the phase and whose turn it is."""
    return s.round, s.phase, s.seat


# --- the amounts -----------------------------------------------------------------------------------


def _amounts(s: SignorieState, seat: int) -> tuple[float, ...]:
    """One number for each term, in the order of ``EVALUATION.weights``."""
    standing = _standing(s, seat)
    if not s.pending:
        return standing
    decision = s.pending[-1]
    if decision.seats[0] != seat:
        return standing
    return (*standing[:-1], _promise(s, seat, decision, standing))


def _standing(s: SignorieState, seat: int) -> tuple[float, ...]:
    """The amounts as the pieces stand, without what the pending step will bring."""
    rival = max([vp for other, vp in enumerate(s.vp) if other != seat])
    if s.phase == OVER:
        return (s.vp[seat], 0, 0, 0, 0, 0, 0, 0, 0, 0, rival, 0)
    rounds = last_round(s) - s.round
    turns = _turns(s, seat)
    left = rounds + turns / box.DICE_PER_ROUND
    return (
        s.vp[seat],
        _florins(s, seat, left),
        _figures(s, seat, left),
        _careers(s, seat, left),
        _initiative(s, seat, rounds),
        sum([_row(row_worth(s, seat, row), s.tiles_in(seat, row), left) for row in range(len(box.ROWS))]),
        _helpers(s, seat, rounds, turns),
        s.brides[seat] * left * 0.5,
        _limit(s, seat, turns),
        turns,
        rival,
        0.0,
    )


def _turns(s: SignorieState, seat: int) -> int:
    """Turns that the seat may still take this round, its pending one included."""
    if s.phase != "actions" or s.passed >> seat & 1:
        return 0
    return box.DICE_PER_ROUND - s.dice_of(seat)


def _florins(s: SignorieState, seat: int, left: float) -> float:
    """Florins that can still be spent; in the last rounds those that buy points."""
    florins = s.florins[seat]
    useful = min(florins, 3.0 + 4.0 * left)
    spent = useful - max(0.0, useful - 6) * 0.35
    worth = spent * min(1.0, left)
    if box.REWARD_SLOTS[s.reward_slot()].buy and florins >= box.BUY_COST and s.phase == "actions":
        worth = max(worth, box.BUY_VP * 0.9)
    return worth


def _figures(s: SignorieState, seat: int, left: float) -> float:
    """Sons and daughters at hand, as far as the time is long enough to use them."""
    sons, daughters = s.supply[2 * seat + box.SON], s.supply[2 * seat + box.DAUGHTER]
    reach = 2.5 * left
    return (min(sons, reach) + 0.3 * max(0.0, min(sons, 8) - reach) + min(daughters, reach)) * min(1.0, left)


def _careers(s: SignorieState, seat: int, left: float) -> float:
    """What sons on the tracks will bring: a mission for the best of them, half for the others."""
    sons = sorted([slot for track in range(len(box.CAREERS)) for slot in s.careers[3 * seat + track]], reverse=True)
    missions = min(left * _GUESS.missions_a_round, 9.0)
    least = s.least_value()
    worth = 0.0
    for slot in sons:
        printed = box.CAREER_SLOTS[slot]
        share = min(1.0, missions) * (0.9 if box.RANK[slot] >= least else 0.6)
        worth += max(printed.final_vp, share * printed.vp)
        missions = max(0.0, missions - 1)
    return worth


def _initiative(s: SignorieState, seat: int, rounds: int) -> float:
    """Points of the initiative slot at the end of the round, and a little for being early in the next."""
    slot = s.initiative[seat]
    if s.phase != "actions" and not rounds:
        return 0
    behind = sum([slot > s.initiative[other] for other in range(s.seats) if other != seat])
    return box.INITIATIVE_VP[slot] + (0.25 * behind if rounds else 0.05 * behind) + 0.2 * (slot == 1)


def _row(worth: float, tiles: int, left: float) -> float:
    """What the tiles of a row will score, by how likely it comes to three."""
    if tiles >= box.ROW_TILES:
        return worth
    return worth * min(0.9, _GUESS.row_pace * left / (box.ROW_TILES - tiles))


def _helpers(s: SignorieState, seat: int, rounds: int, turns: int) -> float:
    """What helpers bring each time, by the times that their columns will come up."""
    worth = 0.0
    mine = s.helpers[seat]
    for color in range(len(s.pool)):
        column = mine >> 3 * color & 7
        if column:
            times = rounds + (0.5 if turns and not s.dice[5 * seat + color] and s.pool[color] else 0.0)
            worth += times * _COLUMN[color][column]
    return worth


def _limit(s: SignorieState, seat: int, turns: int) -> float:
    """The reward of the round, as likely as the dice stay within the limit."""
    if s.phase == "rewards":
        waits = seat in s.eligible[(s.served + 1) >> 1 :]
        return _reward(s, seat) if waits else 0.0
    room = s.limit(seat) - s.dice_sum(seat)
    if room < 0:
        return 0.0
    return _reward(s, seat) * (min(1.0, 0.45 + 0.55 * room / (_GUESS.pace * turns)) if turns else 1.0)


def _reward(s: SignorieState, seat: int) -> float:
    tile = s.reward_tile()
    if tile in COUNTED:
        buy = 2.0 if s.florins[seat] >= box.BUY_COST else 0.0
        return float(COUNTED[tile](s, seat) * box.REWARDS[tile]["vp_each"]) + buy
    return _GUESS.reward if s.brides[seat] < box.BRIDES else _GUESS.reward - 2


# --- what the pending step promises ------------------------------------------------------------------


def _promise(s: SignorieState, seat: int, decision: Decision, standing: tuple[float, ...]) -> float:
    """What the step that is due will bring at best, about."""
    key = decision.key
    if key == "main_choice":
        return _main(s, seat, standing)
    if key == "helper_window":
        return _window(s, seat, decision.data[0], decision.data[1])
    below = s.pending[-2] if len(s.pending) > 1 else None
    more = _window(s, seat, below.data[0], below.data[1]) if below and below.key == "helper_window" else 0.0
    left = last_round(s) - s.round + _turns(s, seat) / box.DICE_PER_ROUND
    if key == "spend_points":
        return more + _points(s, seat, decision, left)
    if key == "choose_mission":
        return more + _mission(s, seat, decision.data[0] == CITY_TILE, left)
    if key == "choose_marriage":
        return more + _marriage(s, seat, decision.data[0] == CITY_TILE, left)
    return more + _SIMPLE.get(key, 0.0)


_SIMPLE: Final[Mapping[str, float]] = {
    "choose_row": 0.8,
    "choose_stock_meeple": 1.1,
    "choose_assignment": 1.5,
    "choose_free_helper": 4.0,
    "choose_extra_die": 4.0,
}


def _main(s: SignorieState, seat: int, standing: tuple[float, ...]) -> float:
    """The best of the main actions, tried one by one."""
    now = sum([amount * factor for amount, factor in zip(standing, EVALUATION.weights.values())])
    best = 0.0
    for action in CONTROLLER.legal(s, seat):
        after = s.clone()
        CONTROLLER.apply(after, action, Chance(s.round), False)
        best = max(best, evaluate(after, seat) - now)
    return best


def _window(s: SignorieState, seat: int, color: int, row: int) -> float:
    """What the helpers of the column below a row will bring."""
    worth = 0.0
    for number in range(3 * color + row, 3 * color + 3):
        if s.helpers[seat] >> number & 1 and possible.HELPER[box.HELPERS[number].effect](s, seat):
            worth += 0.9 * _WORTH[number]
    return worth


def _points(s: SignorieState, seat: int, decision: Decision, left: float) -> float:
    """Advancement points that can still be used."""
    points, _, tracks, _ = decision.data
    if tracks == (box.INITIATIVE,):
        top = min(box.INITIATIVE_TOP, s.initiative[seat] + points)
        worth = float(box.INITIATIVE_VP[top] - box.INITIATIVE_VP[s.initiative[seat]])
        return worth if s.phase == "actions" or last_round(s) > s.round else 0.0
    room = sum(
        [box.CAREER_TOP - slot for track in tracks if track != box.INITIATIVE for slot in s.careers[3 * seat + track]]
    )
    room += box.CAREER_TOP * s.supply[2 * seat + box.SON]
    if tracks[-1] == box.INITIATIVE:
        room += box.INITIATIVE_TOP - s.initiative[seat]
    return float(min(points, room) * _GUESS.point * (0.5 + 0.5 * min(1.0, left)))


def _mission(s: SignorieState, seat: int, takes_tile: bool, left: float) -> float:
    """The best mission: its points, with what the tile adds to its row, less what the son was worth on his track."""
    best = 0.0
    value = s.least_value()
    before = _careers(s, seat, left)
    for track in range(len(box.CAREERS)):
        for slot in set(s.careers[3 * seat + track]):
            if box.RANK[slot] < value:
                continue
            printed = box.CAREER_SLOTS[slot]
            gain = printed.vp - min(before, 0.8 * printed.vp)
            gain += _tile(s, seat, track, box.RANK[slot], left) if takes_tile else _more(s, seat, track, 1, left)
            best = max(best, gain)
    return best


def _marriage(s: SignorieState, seat: int, takes_tile: bool, left: float) -> float:
    """The best marriage: two points for a florin, with what the tile adds."""
    dowry = min(box.DOWRY_MOST, s.florins[seat])
    gain = (box.DOWRY_VP - 0.6) * dowry - 0.8 * min(1.0, left)
    return gain + (
        _tile(s, seat, box.MARRIAGE_ROW, dowry, left) if takes_tile else _more(s, seat, box.MARRIAGE_ROW, 1, left)
    )


def _tile(s: SignorieState, seat: int, row: int, reach: int, left: float) -> float:
    """The most that a tile of a city in reach would add to the row."""
    best = 0.0
    for city in range(len(box.CITIES)):
        tile = s.fitting(seat, row, city) if s.next_value(city) <= min(reach, box.FULL - 1) else ""
        if tile:
            best = max(best, _more(s, seat, row, box.ALLIANCES[tile].vp, left))
    return best


def _more(s: SignorieState, seat: int, row: int, vp: int, left: float) -> float:
    """What one more tile of so many points adds to a row."""
    worth, tiles = row_worth(s, seat, row), s.tiles_in(seat, row)
    return _row(worth + vp, tiles + 1, left) - _row(worth, tiles, left)


evaluate, terms, reason = EVALUATION.by(_amounts)
