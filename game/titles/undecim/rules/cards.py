"""What the options of a game make of an action card."""

from __future__ import annotations

from game.titles.undecim.rules.components import ACTION_CARDS
from game.titles.undecim.rules.variants import Variants


def has_gold_line(rules: Variants, card: str) -> bool:
    """True if the card has a gold line and the game uses gold lines."""
    return ACTION_CARDS[card].paid is not None and rules.gold_boost != "off"


def why_no_gold_line(card: str) -> str:
    """The message of a place where a gold line would stand: that the card has none, or that the game uses none."""
    return "undecim-art-no-gold" if ACTION_CARDS[card].paid is None else "undecim-art-no-gold-lines"
