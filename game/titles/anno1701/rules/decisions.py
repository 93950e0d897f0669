"""The questions of the game (5.3 to 5.7). Each may be interrupted by moving an own building."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from game.engine import Decision

MOVE: Final = "rearrange_building"
"""The side move that is open to whoever is being asked."""

KINDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "choose_side": ("choose_side",),
    "assign_layout": ("assign_layout",),
    "choose_first_pile": ("choose_first_pile",),
    "roll": ("roll_dice", MOVE),
    "production": ("choose_production_target", MOVE),
    "guild": ("guild_choose", MOVE),
    "harbour": ("harbour_exchange", "harbour_skip", MOVE),
    "lodge": ("lodge_swap", "lodge_skip", MOVE),
    "pay": ("pay_gold", MOVE),
    "place": ("place_gold", MOVE),
    "queen": ("queen_choose", MOVE),
    "diplomacy": ("diplomacy", "diplomacy_skip", MOVE),
    "privilege": ("privilege_take", "privilege_skip", MOVE),
    "hunt": ("hunt_take", "hunt_skip", MOVE),
    "actions": (
        "build",
        "upgrade",
        "repair_ship",
        "play_action",
        "bank_trade",
        "offer_trade",
        "end_action_phase",
        MOVE,
    ),
    "respond": ("respond_trade", MOVE),
    "theatre": ("theatre_cancel", "theatre_decline", MOVE),
    "inventor": ("inventor_choose", MOVE),
    "poison": ("poison_choose", MOVE),
    "spy": ("spy_take", "spy_decline", MOVE),
    "final": ("start_voyage", "begin_refill", "exchange_card", "end_turn", MOVE),
    "refill": ("draw_card", "search_pile", "stop_drawing", MOVE),
    "exchange": ("draw_card", "search_pile", MOVE),
    "search": ("take_from_pile", MOVE),
    "sail_first": ("reveal_voyage_card", MOVE),
    "sail": ("reveal_voyage_card", "end_voyage", MOVE),
    "pirates": ("pay_tribute", "fight", MOVE),
    "luxury": ("choose_luxury", MOVE),
    "trader": ("buy_at_sea", "decline_offer", MOVE),
    "flotsam": ("flotsam_choose", MOVE),
}
"""What may answer each question."""

AT_SEA: Final = frozenset({"sail_first", "sail", "pirates", "luxury", "trader", "flotsam"})
FREE: Final = frozenset({"choose_first_pile", "roll", "actions", "final", "refill", "exchange", "sail_first", "sail"})
"""Questions that are a step of the turn itself; all others wait for an answer before the turn goes on."""


_STEPS: Final = {"roll": "dice", "actions": "action", "final": "final", "refill": "final", "exchange": "final"}
PHASE_OF: Final = {
    kind: phase for key, phase in (*_STEPS.items(), ("sail", "voyage")) for kind in KINDS_OF[key] if kind != MOVE
}
"""Kind that is a step of a phase -> that phase; all others answer a question."""


@cache
def ask(key: str, seat: int, *data: Any) -> Decision:
    """The question to a seat, built once. ``data`` says what it is about."""
    return Decision(key, (seat,), KINDS_OF[key], data)


ACTIONS: Final = (ask("actions", 0), ask("actions", 1))
