"""The questions of the game (section 5.2), each built once."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import Decision

BUILD: Final = ("settle", "develop", "skip_build")
BUILD_MANY: Final = ("settle", "develop", "develop_many", "skip_build")


@cache
def mulligan(seat: int) -> Decision:
    """Exchange an action card with one of the field, once."""
    return Decision("mulligan", (seat,), ("mulligan_swap", "mulligan_pass"))


@cache
def select(seats: int) -> Decision:
    """All choose the action card that they play, in secret."""
    return Decision("select", tuple(range(seats)), ("choose_action",), (), False, True)


@cache
def place(key: str, seat: int) -> Decision:
    """Place a drawn card. ``key`` says where it comes from: place_bonus, place_drawn or place_moon."""
    return Decision(key, (seat,), ("place_card",))


@cache
def gain(key: str, seat: int, left: int, kind: str) -> Decision:
    """Gain a card. ``key`` names the source: gain_hand, gain_revealed or gain_replay. Data: (cards left, kind)."""
    return Decision(key, (seat,), ("gain", "stop_gain"), (left, kind))


@cache
def red_take(seat: int, card: str, left: int) -> Decision:
    """Take a card from another player by red text. Data: (action card, cards left)."""
    return Decision("red_take", (seat,), ("red_take",), (card, left))


@cache
def red_target(seat: int, card: str, left: int) -> Decision:
    """Name the player who hands over a land. Data: (action card, cards left)."""
    return Decision("red_target", (seat,), ("red_target",), (card, left), True)


@cache
def red_give(seat: int, card: str, left: int, attacker: int) -> Decision:
    """Hand over a land. Data: (action card, cards left, attacker)."""
    return Decision("red_give", (seat,), ("red_give",), (card, left, attacker), True)


@cache
def red_discard(seat: int, card: str, left: int, attacker: int) -> Decision:
    """Discard a card by red text. Data: (action card, cards left, attacker)."""
    return Decision("red_discard", (seat,), ("red_discard",), (card, left, attacker), True)


@cache
def gold_line(seat: int, card: str) -> Decision:
    """Pay for the gold line of the card? Data: (action card,)."""
    return Decision("gold_line", (seat,), ("pay_gold", "decline_gold"), (card,))


@cache
def build(key: str, seat: int, left: int, most: int) -> Decision:
    """Settle or develop. ``key``: build (the card's effect) or auto_action. Data: (builds left, most cards of one
    develop)."""
    return Decision(key, (seat,), BUILD if most == 1 else BUILD_MANY, (left, most))


@cache
def develop_one(seat: int, left: int, most: int, settlement: str) -> Decision:
    """Develop one settlement. Data: (develops left, most cards of each, the settlement or "" while none is chosen)."""
    kinds = ("develop", "skip_build") if most == 1 else ("develop", "develop_many", "skip_build")
    return Decision("develop_one", (seat,), kinds, (left, most, settlement))


@cache
def shift_moon(seat: int, remove: int, place: int) -> Decision:
    """Move time counters. Data: (most removed, most placed)."""
    return Decision("shift_moon", (seat,), ("shift_moon",), (remove, place))


@cache
def set_die(seat: int, values: tuple[int, ...]) -> Decision:
    """Set the moon die (V10); ``shift_moon`` by 0 leaves it alone. Data: (0, 0, the values)."""
    return Decision("set_die", (seat,), ("set_die", "shift_moon"), (0, 0, values))


@cache
def flip(seat: int, left: int, turned: tuple[str, ...]) -> Decision:
    """Turn own loose cards. Data: (cards left, those turned by this step)."""
    return Decision("flip", (seat,), ("flip", "stop_flip"), (left, turned))


@cache
def take(seat: int) -> Decision:
    """Take an action card from the field."""
    return Decision("take", (seat,), ("take_action",))


@cache
def discard_enemies(seat: int, most: int) -> Decision:
    """Discard enemies for points. Data: (most enemies,)."""
    return Decision("discard_enemies", (seat,), ("discard_enemies",), (most,))
