"""What a position is worth to a seat: amounts that a person can read, and the weight of each in victory points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import Action, Chance, Evaluation, View
from game.titles.cuba.bot.hopes import Hopes, law_votes
from game.titles.cuba.rules import CONTROLLER, statutes
from game.titles.cuba.rules.actions.foreman import building_on
from game.titles.cuba.rules.board import AT
from game.titles.cuba.rules.components import DUTY, DUTY_VP, ROUNDS, STATUTES, SUBSIDY, TAX, TAX_AND_DUTY_VP, TAX_VP
from game.titles.cuba.rules.state import CubaState

QUIET: Final[frozenset[str]] = frozenset()
"""Every action is judged by what comes of it: ending a turn gives up what its card could still bring."""

EVALUATION: Final = Evaluation("cuba", __file__)
PARTS: Final = {
    "harbour": ("load_ship", "use_office", "use_lighthouse", "take_mayor_bonus"),
    "fields": ("place_worker", "harvest_product", "build", "use_building", "take_architect_bonus"),
    "market": ("buy", "sell", "take_free_resource", "take_free_product", "use_black_market"),
    "parliament": (
        "choose_delegate",
        "submit_bid",
        "submit_rebid",
        "enact_bills",
        "use_church",
        "pay_tax",
        "decline_tax",
        "pay_duty",
        "decline_duty",
    ),
}
"""Kinds of deed by the part of the game in which a review tells that points were left."""
_GUESS: Final = EVALUATION.guesses

_MOST_BID: Final = 6
_GAIN: Final = 0.05
"""What a trade must gain."""
_PIECE: Final = 0.5
"""What a piece of a duty is worth elsewhere."""
_NO_CHANCE: Final = Chance(0)


# --- what the bots and the hints ask ---------------------------------------------------------------


def turn(s: CubaState) -> tuple[int, int, str]:
    """Something that stays the same as long as one turn lasts."""
    return s.round, s.turns, s.phase


def narrow(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The legal actions without those that are never better than another: storing less than everything, bids that
    nobody needs, and trades that gain nothing (so that no two trades undo one another for ever)."""
    kinds = {action.kind for action in legal}
    if kinds & {"buy", "sell"}:
        now = evaluate(view.state, legal[0].seat)
        return [a for a in legal if a.kind not in ("buy", "sell") or _traded(view.state, a) > now + _GAIN]
    if kinds & {"submit_bid", "submit_rebid"}:
        return legal[: _MOST_BID + 1]
    if "use_building" not in kinds:
        return legal
    s: CubaState = view.state
    most: dict[str, int] = {}
    for action in legal:
        if _stores(s, action):
            most[action.args[0]] = max(most.get(action.args[0], 0), len(action.args[1]))
    return [a for a in legal if not _stores(s, a) or len(a.args[1]) == most[a.args[0]]]


def _traded(s: CubaState, action: Action) -> float:
    """What the position is worth after a trade; nothing hidden plays a part in it."""
    after = s.clone()
    CONTROLLER.apply(after, action, _NO_CHANCE, False)
    return evaluate(after, action.seat)


def _stores(s: CubaState, action: Action) -> bool:
    """True if the action puts products into storage."""
    if action.kind != "use_building" or len(action.args) < 2:
        return False
    return building_on(s, action.seat, AT[action.args[0]])[1].effect == "store"


# --- the amounts -----------------------------------------------------------------------------------


def _amounts(s: CubaState, seat: int) -> tuple[float, ...]:
    """One number for each term, in the order of ``EVALUATION.weights``."""
    rival = max([vp for other, vp in enumerate(s.vp) if other != seat])
    if s.phase == "over":
        return (s.vp[seat] + 0.01 * s.pesos[seat], rival, *(0,) * (len(EVALUATION.weights) - 2))
    hopes = Hopes(s, seat)
    return (
        s.vp[seat],
        rival,
        _purse(s, seat),
        hopes.resources(),
        hopes.cargo(),
        hopes.kept(),
        s.covered[seat].bit_count(),
        hopes.uses(),
        hopes.foreman(),
        hopes.card(),
        hopes.hand(),
        (12 - s.covered[seat].bit_count()) * hopes.rounds,
        law_votes(s, seat),
        _laws(s, seat),
    )


def _purse(s: CubaState, seat: int) -> float:
    """Pesos, the first ones in full; the last round needs them for tax and votes only."""
    pesos = s.pesos[seat]
    if s.round == ROUNDS:
        done = s.phase in ("duty", "subsidy", "other", "round_end") or (s.phase == "tax" and bool(s.paid[seat]))
        return 0.0 if done else min(pesos, 6) * 0.6
    return min(pesos, 12) + 0.4 * max(0, min(pesos, 30) - 12)


def _laws(s: CubaState, seat: int) -> float:
    """What tax, duty and subsidy bring the seat, less a part of what they bring the others, as long as they last."""
    own = _law_points(s, seat)
    others = [_law_points(s, other) for other in range(s.seats) if other != seat]
    return own - _GUESS.against_others * sum(others) / len(others)


def _law_points(s: CubaState, seat: int) -> float:
    """Points that the statutes in force and the bills on the table promise the seat."""
    left = min(_GUESS.law_rounds, ROUNDS - s.round + (0.0 if s.phase in ("other", "round_end") else 1.0))
    if left <= 0:
        return 0.0
    found = 0.0
    enacted = not any(s.bills)
    for slot in (TAX, DUTY, SUBSIDY):
        for card, chance in ((s.statutes[slot], 1.0 if enacted else 0.6), (s.bills[slot], 0.4)):
            if card:
                found += chance * _promise(s, seat, slot, card, left)
    return found


def _promise(s: CubaState, seat: int, slot: int, card: str, left: float) -> float:
    """What one statute promises the seat."""
    if slot == SUBSIDY:
        return statutes.subsidy(s, seat, card) * left
    now = left - 1 if _answered(s, seat, slot) else left
    if slot == TAX:
        amount = STATUTES[card].amount * (s.covered[seat].bit_count() if STATUTES[card].per == "building" else 1)
        return max(0.0, TAX_VP - 0.36 * amount) * now if s.pesos[seat] >= amount else 0.0
    have = sum([s.own(seat, piece) for piece in STATUTES[card].accepts])
    gain = DUTY_VP + TAX_AND_DUTY_VP / 2 - _PIECE * STATUTES[card].amount
    return gain if have >= STATUTES[card].amount and not _answered(s, seat, slot) else 0.0


def _answered(s: CubaState, seat: int, slot: int) -> bool:
    """True if the seat has paid or refused tax or duty in this round."""
    if s.phase not in ("tax", "duty"):
        return s.phase in ("subsidy", "other", "round_end")
    here = TAX if s.phase == "tax" else DUTY
    return slot < here or (slot == here and (seat - s.start_seat) % s.seats < s.asked)


evaluate, terms, reason = EVALUATION.by(_amounts)
