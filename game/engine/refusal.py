"""Why not: a refusal is data, said in words by the catalogue of the player's language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

Fact: TypeAlias = "int | str | tuple[int | str, ...]"
NONE: Mapping[str, Fact] = MappingProxyType({})


class Refusal(NamedTuple):
    """A code (message ``refusal-<code>``), what it speaks of, and the section of the rules that it rests on.

    Text parameters are ids of components; the catalogue turns them into names.
    """

    code: str
    params: Mapping[str, Fact] = NONE
    rule: str = ""


def refuse(code: str, rule: str, /, **params: Fact) -> Refusal:
    """A refusal with the section of the rules and its parameters."""
    return Refusal(code, params, rule)


NOT_YOUR_TURN = "not_your_turn"
WRONG_PHASE = "wrong_phase"
GAME_OVER = "game_over"
UNKNOWN_ACTION = "unknown_action"
BAD_ARGUMENT = "bad_argument"
NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
GENERAL = frozenset((NOT_YOUR_TURN, WRONG_PHASE, GAME_OVER, UNKNOWN_ACTION, BAD_ARGUMENT, NOTHING_TO_TAKE_BACK))
"""The kernel's own: they say nothing of the piece or the place, only that it is not the time or not a sentence."""
