"""The questions of the game (5.3 to 5.7). Each may be interrupted by moving an own building."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from game.engine import Action, Decision

MOVE: Final = "rearrange_building"
"""The side move that is open to whoever is being asked."""

_ASKED: Final[dict[str, tuple[str, ...]]] = {
    "roll": ("roll_dice",),
    "production": ("choose_production_target",),
    "guild": ("guild_choose",),
    "harbour": ("harbour_exchange", "harbour_skip"),
    "lodge": ("lodge_swap", "lodge_skip"),
    "pay": ("pay_gold",),
    "place": ("place_gold",),
    "queen": ("queen_choose",),
    "diplomacy": ("diplomacy", "diplomacy_skip"),
    "privilege": ("privilege_take", "privilege_skip"),
    "hunt": ("hunt_take", "hunt_skip"),
    "actions": ("build", "upgrade", "repair_ship", "play_action", "bank_trade", "offer_trade", "end_action_phase"),
    "respond": ("respond_trade",),
    "theatre": ("theatre_cancel", "theatre_decline"),
    "inventor": ("inventor_choose",),
    "poison": ("poison_choose",),
    "spy": ("spy_take", "spy_decline"),
    "final": ("start_voyage", "begin_refill", "exchange_card", "end_turn"),
    "refill": ("draw_card", "search_pile", "stop_drawing"),
    "exchange": ("draw_card", "search_pile"),
    "search": ("take_from_pile",),
    "sail_first": ("reveal_voyage_card",),
    "sail": ("reveal_voyage_card", "end_voyage"),
    "pirates": ("pay_tribute", "fight"),
    "luxury": ("choose_luxury",),
    "trader": ("buy_at_sea", "decline_offer"),
    "flotsam": ("flotsam_choose",),
}
KINDS_OF: Final[dict[str, tuple[str, ...]]] = {
    **{key: (key,) for key in ("choose_side", "assign_layout", "choose_first_pile")},
    **{key: (*kinds, MOVE) for key, kinds in _ASKED.items()},
}
"""What may answer each question."""

AT_SEA: Final = frozenset({"sail_first", "sail", "pirates", "luxury", "trader", "flotsam"})
FREE: Final = frozenset({"choose_first_pile", "roll", "actions", "final", "refill", "exchange", "sail_first", "sail"})
"""Questions that are a step of the turn itself; all others wait for an answer before the turn goes on."""


_STEPS: Final = {"roll": "dice", "actions": "action", "final": "final", "refill": "final", "exchange": "final"}
PHASE_OF: Final = {kind: phase for key, phase in (*_STEPS.items(), ("sail", "voyage")) for kind in _ASKED[key]}
"""Kind that is a step of a phase -> that phase; all others answer a question."""


@cache
def ask(key: str, seat: int, *data: Any) -> Decision:
    """The question to a seat, built once. ``data`` says what it is about."""
    return Decision(key, (seat,), KINDS_OF[key], data)


def key_of(s: Any) -> str:
    """The key of the question that is asked; "" at the end."""
    return s.pending[-1].key if s.pending else ""


@cache
def act(name: str, seat: int, *args: Any) -> Action:
    """An action, built once."""
    return Action(name, seat, args)


CONFIRM: Final = "confirm_ruin"
"""Said with a payment that leaves no gold: yes, the last coin."""
ACTIONS: Final = (ask("actions", 0), ask("actions", 1))
