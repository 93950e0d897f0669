"""A turn: one character card, and its end (5.5)."""

from __future__ import annotations

from functools import cache

from game.engine import Action, Decision, Effects, Field, Refusal
from game.titles.cuba.rules.actions.base import CubaMove, Listed, begin_card, end_turn, refuse
from game.titles.cuba.rules.components import CHARACTERS
from game.titles.cuba.rules.decisions import OF_CHARACTER
from game.titles.cuba.rules.state import CubaState


@cache
def playable(seat: int, played: tuple[str, ...], delegate: str) -> list[Action]:
    """An action for each card that the seat may play. Never changed."""
    return [Action("play_character", seat, (c,)) for c in CHARACTERS if c not in played and c != delegate]


class PlayCharacter(CubaMove):
    """Play a hand card face up and go on with what it asks."""

    name = "play_character"
    fields = (Field("character", CHARACTERS),)

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """Every hand card."""
        return playable(seat, s.played[seat], s.delegate[seat])

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused for a card that was played or that is the delegate."""
        character = a.args[0]
        if character in s.played[a.seat]:
            return refuse("card_played", "5.5", character=character)
        if character == s.delegate[a.seat]:
            return refuse("card_is_delegate", "5.4", character=character)
        return None

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """The card is out; its own question is asked."""
        seat, character = a.seat, a.args[0]
        s.played[seat] += (character,)
        s.pending[-1] = OF_CHARACTER[character][seat]
        out.event("character_played", seat=seat, character=character)


class EndTurn(Listed):
    """The visible end of a card; a card may be played without effect (R6). Out of time see ``rules``."""

    name = "end_turn"

    def caution(self, s: CubaState, a: Action) -> Refusal | None:
        """Warn if the card was played for nothing."""
        key = s.pending[-1].key
        idle = not s.used and not s.traded
        if idle and key in ("trade", "architect", "foreman", "mayor"):
            return refuse("card_without_effect", "5.2", character=s.played[a.seat][-1])
        return None

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """The next player's turn."""
        finish(s, out)


def finish(s: CubaState, out: Effects) -> None:
    """End the turn and tell whose begins."""
    end_turn(s)
    if s.pending:
        begin_card(s, out, s.seat)
