"""What the bots of the house are called: each level is somebody."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.catalog import Texts


def bot_name(texts: Texts, player: str) -> str:
    """Who of the house a bot is, as far as its level is known."""
    level = player.removeprefix("bot:")
    return texts(f"level-{level}") if texts.has(f"level-{level}") else level


def numbered(name: str, others: Sequence[str]) -> str:
    """The name, with a number where one of that name sits there already."""
    same = sum(other == name or other.startswith(f"{name} ") for other in others)
    return f"{name} {same + 1}" if same else name
