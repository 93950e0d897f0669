"""Examples for the rules, in which the rules themselves are asked: what stands in ``examples.toml``, as positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

from game.engine import Action, Chance, Effects
from game.engine.bits import members
from game.presentation.example import Place
from game.presentation.examples import Examples
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.board import NAMED, NEXT_BITS
from game.titles.cultus.rules.decisions import ACTIONS
from game.titles.cultus.rules.economy import close, gain, pair
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.slots import anchor_slot, square_slot

ME: Final = 0
_SEED: Final = 1


@cache
def _dealt(enemy: str) -> CultusState:
    """The first action phase of a solo game in which every question was answered by its first answer. The town is the
    same in all examples: what they say of its squares rests on it."""
    chance = Chance(_SEED)
    chance.feed(EXAMPLES.deal)
    options = {"enemy": enemy, "difficulty": "normal", "color": "blue"}
    s: CultusState = CONTROLLER.setup(1, options, chance)
    while s.pending[-1].key != "actions":
        CONTROLLER.apply(s, CONTROLLER.legal(s, ME)[0], chance)
    return s


# --- what a position may say of itself -------------------------------------------------------------


def _turn_ends_against(s: CultusState, enemy: str) -> None:
    """The end of the actions, with the rival's cube one short of its last space."""
    _pawn(s, "f3")
    s.enemy_track = s.last_space() - 1
    _monuments(s, {"enemy:1": "d3"})
    s.cost[ME], s.character_gold[ME], s.vp[ME] = 6, 2, 4
    s.ap = 0
    s.pending[-1] = ACTIONS[ME][0][0]


def _pawn(s: CultusState, square: str) -> None:
    s.put_pawn(ME, NAMED[square])


def _monuments(s: CultusState, squares: Mapping[str, str]) -> None:
    for monument, square in squares.items():
        if monument.startswith(f"{ME}:"):
            s.built[ME], s.stock[ME] = s.built[ME] + 1, s.stock[ME] - 1
        s.put_monument(monument, NAMED[square])


def _piles(s: CultusState, left: Mapping[str, int]) -> None:
    """Piles have been drawn down to so many cards."""
    for slot, cards in left.items():
        index = int(slot) - 1
        s.discard += s.piles[index][cards:]
        s.piles[index] = s.piles[index][:cards]
        if not cards:
            close(s, int(slot), Effects(Chance(_SEED)))


def _paid(s: CultusState, squares: tuple[str, str]) -> None:
    s.paid = (pair(*(NAMED[square] for square in squares)),)


def _gold(s: CultusState, gold: int) -> None:
    s.pending.clear()
    gain(s, ME, gold, 0, Effects(Chance(_SEED)))


def _final(s: CultusState, final: bool) -> None:
    s.pending.clear()
    s.phase = "scoring"


def _town(s: CultusState, squares: Iterable[str]) -> None:
    """The town has those squares alone."""
    kept = {NAMED[square] for square in squares}
    s.cells = [kind if square in kept else box.NO_CARD for square, kind in enumerate(s.cells)]
    s.shown = [sum(1 << q for q in kept if s.cells[q] == kind) for kind in range(len(box.KINDS) + 1)]


def _of_me(field: str) -> Callable[[CultusState, int], None]:
    return lambda s, value: getattr(s, field).__setitem__(ME, value)


_FACTS: Final[dict[str, Callable[[CultusState, Any], None]]] = {
    "turn_ends_against": _turn_ends_against,
    "pawn": _pawn,
    "monuments": _monuments,
    "piles": _piles,
    "paid": _paid,
    "medal": _of_me("medal"),
    "cost": _of_me("cost"),
    "character_gold": _of_me("character_gold"),
    "gold": _gold,
    "asked": lambda s, _: s.pending.clear(),  # nobody is: the character card then shows its effects, no controls
    "final": _final,
    "town": _town,
}
"""In the order in which they are made true."""

_CARDS: Final[dict[str, Callable[[CultusState], Any]]] = {
    "first hand": lambda s: s.hands[ME][0],
    "first display": lambda s: s.display[0],
    "two of hand": lambda s: tuple(sorted(s.hands[ME])[:2]),
}


def _beside(ones: Iterable[int], others: int) -> tuple[Place, ...]:
    """Each two neighbours of which one is among the first squares, one among the others."""
    return tuple((square_slot(one), square_slot(other)) for one in ones for other in members(NEXT_BITS[one] & others))


def _showing(s: CultusState, icon: int) -> tuple[Place, ...]:
    return tuple((square_slot(square),) for square in members(s.shown[icon]))


def _plan_pairs(s: CultusState) -> tuple[Place, ...]:
    a, b = box.PLANS[s.plan[ME]].pair
    return _beside(members(s.shown[a]), s.shown[b])


_ALL: Final[dict[str, Callable[[CultusState], tuple[Place, ...]]]] = {
    "* plan pairs": _plan_pairs,
    "* plan icons": lambda s: _showing(s, box.PLANS[s.plan[ME]].icon),
    "* near icons": lambda s: _beside(s.monuments.values(), s.shown[box.ENEMIES[s.enemy].near]),
    "* enemy icons": lambda s: _showing(s, box.ENEMIES[s.enemy].icon),
}


class _CultusExamples(Examples[CultusState]):
    def position(self, facts: Mapping[str, Any]) -> CultusState:
        """That first action phase, changed by the facts."""
        s = _dealt(facts.get("turn_ends_against", "enemy_annette")).clone()
        for name, make in _FACTS.items():
            if name in facts:
                make(s, facts[name])
        return s

    def places(self, s: CultusState, name: str) -> tuple[Place, ...]:
        """Squares and anchors by their names, and all places of a kind."""
        if name in _ALL:
            return _ALL[name](s)
        if name.startswith("card "):
            return ((anchor_slot(NAMED[name[5:]]),),)
        return ((square_slot(NAMED[name]) if name in NAMED else name,),)

    def value(self, s: CultusState, said: Any) -> Any:
        """Squares by their names, cards by where they are."""
        if isinstance(said, str):
            return _CARDS[said](s) if said in _CARDS else NAMED.get(said, said)
        return super().value(s, said)

    def tries(self, s: CultusState, said: Any) -> tuple[Action, ...]:
        """The actions; "answers": the end of the actions, and the first answer to whatever the rival asks."""
        if said != "answers":
            return super().tries(s, said)
        s, chance, turn = s.clone(), Chance(_SEED), s.turn
        actions = [Action("end_actions", ME)]
        CONTROLLER.apply(s, actions[0], chance)
        while s.turn == turn:
            actions.append(CONTROLLER.legal(s, ME)[0])
            CONTROLLER.apply(s, actions[-1], chance)
        return tuple(actions)


EXAMPLES: Final = _CultusExamples(__file__, CONTROLLER)
example = EXAMPLES.example
