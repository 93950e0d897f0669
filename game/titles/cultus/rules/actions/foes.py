"""What the player chooses inside the effects of Ruben and Annette (6.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.refusal import refuse
from game.titles.cultus.rules import decisions
from game.titles.cultus.rules.actions.base import CultusMove, monument_on, shift
from game.titles.cultus.rules.board import AWAY, BIT, SQUARES, TOWARDS, square_name
from game.titles.cultus.rules.state import ALL_MONUMENT_IDS, CultusState


class _OneSquare(CultusMove):
    """A monument goes one square outwards or inwards."""

    fields = (Field("monument", ALL_MONUMENT_IDS), Field("square", SQUARES))
    targets: ClassVar[Sequence[Sequence[int]]]
    code: ClassVar[str]

    def way(self, s: CultusState, monument: str, square: int) -> Refusal | None:
        """Refused: a square in another direction, a monument in the way (6.8)."""
        if square not in self.targets[s.monuments[monument]]:
            return refuse(self.code, "6.8", square=square_name(square), origin=square_name(s.monuments[monument]))
        return refuse("monument_there", "6.8", **monument_on(s, square)) if s.monument_bits & BIT[square] else None


class RubenPush(_OneSquare):
    """Move one own monument one square away from the centre."""

    name = "ruben_push"
    targets = AWAY
    code = "not_away"

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every own monument, every free square away from the centre."""
        return [Action(self.name, seat, args) for args in pushes(s, s.own_monuments(seat), AWAY)]

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: another's monument, then by the way (6.8)."""
        if a.args[0] not in s.own_monuments(a.seat):
            return refuse("not_your_monument", "6.8")
        return self.way(s, *a.args)

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        s.pending.pop()
        out.event("ruben_pushed", **shift(s, *a.args))


class AnnetteStep(_OneSquare):
    """Move one of Annette's monuments one square towards the centre, each at most once."""

    name = "annette_step"
    targets = TOWARDS
    code = "not_towards"

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every monument that has not moved, every free square towards the centre."""
        return [Action(self.name, seat, args) for args in annette_steps(s, d.data)]

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: another's monument, one that has moved, then by the way (6.8)."""
        monument = a.args[0]
        if monument not in s.enemy_monuments():
            return refuse("not_enemy_monument", "6.8", enemy=s.enemy)
        if monument in s.pending[-1].data:
            return refuse("already_stepped", "6.8", square=square_name(s.monuments[monument]))
        return self.way(s, *a.args)

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """The monument moves; the next one is asked for while one can move."""
        stepped = (*s.pending.pop().data, a.args[0])
        out.event("annette_stepped", **shift(s, *a.args))
        if annette_steps(s, stepped):
            s.pending.append(decisions.annette(stepped))


def pushes(s: CultusState, monuments: Iterable[str], targets: tuple[tuple[int, ...], ...]) -> list[tuple[str, int]]:
    """(monument, square) for every step onto one of its target squares without a monument."""
    return [
        (monument, square)
        for monument in monuments
        for square in targets[s.monuments[monument]]
        if not s.monument_bits & BIT[square]
    ]


def annette_steps(s: CultusState, stepped: tuple[str, ...]) -> list[tuple[str, int]]:
    """The steps that Annette's monuments can still make."""
    return pushes(s, (name for name in s.enemy_monuments() if name not in stepped), TOWARDS)
