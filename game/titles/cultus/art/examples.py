"""Examples for the rules: positions of the game in which the rules themselves are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

from game.engine import Action, Chance, Out, View
from game.presentation.example import Case, Example, Place, Window
from game.titles.cultus.board import BIT, CENTER_BITS, DIAGONAL_BITS, NEXT_BITS, bits_of, squares_in
from game.titles.cultus.components import ENEMIES, KINDS, PLANS
from game.titles.cultus.decisions import ACTIONS
from game.titles.cultus.economy import close, gain, pair
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.slots import anchor_slot, square_slot
from game.titles.cultus.state import MONUMENT_IDS, CultusState

ME: Final = 0
_SEED: Final = 1
"""The town of all examples."""


def example(anchor: str) -> Example | None:
    """The example of a section of the rulebook, or None if it has none."""
    make = _EXAMPLES.get(anchor)
    return _made(make) if make else None


@lru_cache(32)
def _made(make: Callable[[], Example]) -> Example:
    return make()


# --- positions -------------------------------------------------------------------------------------


@cache
def _dealt(enemy: str) -> CultusState:
    """The first action phase of a solo game in which every question was answered by its first answer."""
    chance = Chance(_SEED)
    options = {"enemy": enemy, "difficulty": "normal", "color": "blue"}
    s: CultusState = CONTROLLER.setup(1, options, chance)
    while s.pending[-1].key != "actions":
        CONTROLLER.apply(s, CONTROLLER.legal(s, ME)[0], chance)
    return s


def _position(pawn: str, enemy: str = "enemy_annette") -> CultusState:
    """That position with the pawn on a square."""
    s = _dealt(enemy).clone()
    s.put_pawn(ME, _square(pawn))
    return s


def _square(name: str) -> int:
    return "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)


def _seen(s: CultusState) -> View:
    return CONTROLLER.view(s, ME)


def _slots(squares: Iterable[int]) -> tuple[Place, ...]:
    """A place for each of those squares."""
    return tuple((square_slot(square),) for square in squares)


def _at(*names: str) -> tuple[Place, ...]:
    """A place for each of the squares of those names."""
    return _slots(map(_square, names))


def _part(first: str, last: str) -> Place:
    """The part of the town between two squares."""
    return square_slot(_square(first)), square_slot(_square(last))


def _run_out(s: CultusState, slot: int, left: int = 0) -> None:
    """Let a pile have been drawn down to some cards."""
    pile = s.piles[slot - 1]
    s.discard += pile[left:]
    s.piles[slot - 1] = pile[:left]
    if not left:
        close(s, slot, Out(Chance(_SEED)))


def _resting(s: CultusState) -> CultusState:
    """The same while nobody is asked: the character card then shows its effects, which are no controls."""
    still = s.clone()
    still.pending.clear()
    return still


# --- the examples ----------------------------------------------------------------------------------


def _place() -> Example:
    """A card that touches the pawn, one over a monument, one that touches only its corner."""
    s = _position("f3")
    card = s.hands[ME][0]
    anchors = ("f1", "e4", "g4")
    tries = [Action("place_construction", ME, (card, _square(name), 0)) for name in anchors]
    cases = tuple(
        Case(((anchor_slot(a.args[1]),),), s, (a,), "cultus-art-can-place", why="cultus-art-why-place") for a in tries
    )
    return Example("cultus-art-example-place", (Window(_seen(s), _part("d1", "h5")),), cases)


def _move() -> Example:
    """A step that pays, one that has paid, one between icons without a card, one that is none."""
    s = _position("f3")
    _run_out(s, 5)
    s.paid = (pair(_square("f3"), _square("g3")),)
    cases = tuple(
        Case(
            _at(name),
            s,
            (Action("move_pawn", ME, ((_square(name),),)),),
            "cultus-art-can-walk",
            ("walk_paid",),
            "cultus-art-why-no-income",
        )
        for name in ("f2", "g3", "e3", "g4")
    )
    v = _seen(s)
    return Example("cultus-art-example-move", (Window(v, ("income",)), Window(v, _part("d2", "h4"))), cases)


def _build() -> Example:
    """A plaza, another kind of square, a plaza with a monument, and too little gold."""
    s = _position("f5")
    s.cost[ME] = 10
    poor = s.clone()
    poor.cost[ME] = 9
    spots = [(_at("f5"), s)]
    for name in ("f4", "e4"):
        moved = s.clone()
        moved.put_pawn(ME, _square(name))
        spots.append((_at(name), moved))
    spots.append(((("me/cost/9",),), poor))
    build = Action("build_monument", ME, (s.display[0],))
    cases = tuple(Case(places, where, (build,), "cultus-art-can-build", ("bonus_vp",)) for places, where in spots)
    v = _seen(s)
    return Example("cultus-art-example-build", (Window(v, _part("d4", "h6")), Window(v, ("cost",))), cases)


def _push() -> Example:
    """A free square, one with a monument, a monument beside the pawn, a diagonal."""
    s = _position("e4")
    own = next(name for name, square in s.monuments.items() if square == _square("e4"))
    beside = next(name for name, square in s.monuments.items() if square == _square("e5"))
    tries = ((own, "e3", "e3"), (own, "d4", "d4"), (beside, "e6", "e5"), (own, "f3", "f3"))
    paid = tuple(sorted(s.hands[ME])[:2])
    cases = tuple(
        Case(
            _at(mark),
            s,
            (Action("move_monument", ME, (monument, (_square(name),), paid)),),
            "cultus-art-can-push",
            ("monument_moved",),
        )
        for monument, name, mark in tries
    )
    return Example("cultus-art-example-push", (Window(_seen(s), _part("c2", "g6")),), cases)


def _closing() -> Example:
    """The last card of a pile, an empty pile, and what a walk pays afterwards."""
    s = _position("f3")
    _run_out(s, 5)
    _run_out(s, 2, 1)
    s.medal[ME] = 2
    last, gone = (Action("draw_card", ME, (slot,)) for slot in (2, 5))
    walk = Action("move_pawn", ME, ((_square("f2"),),))
    cases = (
        Case((("income/2", "pile/2"),), s, (last,), "cultus-art-can-draw", ("income_closed",)),
        Case((("income/5", "pile/5"),), s, (gone,), "cultus-art-can-draw"),
        Case(_at("f2"), s, (last, walk), "cultus-art-can-walk", ("walk_paid",)),
    )
    after = s.clone()
    CONTROLLER.apply(after, last, Chance(_SEED))
    windows = (
        Window(_seen(s), ("income",)),
        Window(_seen(after), ("income",), False),
        Window(_seen(after), _part("d2", "h4")),
    )
    return Example("cultus-art-example-closing", windows, cases)


def _split() -> Example:
    """Gold that is split, that goes too far, and that is left over."""
    s = _position("f3")
    s.cost[ME], s.character_gold[ME] = 9, 4
    s.pending.clear()
    gain(s, ME, 3, 0, Out(Chance(_SEED)))
    tries = (("me/character/6", (1, 2)), ("me/cost/10", (3, 0)), ("me/character/5", (1, 1)))
    cases = tuple(
        Case(((slot,),), s, (Action("allocate_gold", ME, split),), "cultus-art-can-split", ("allocated",))
        for slot, split in tries
    )
    windows = (Window(_seen(s), ("cost",)), Window(_seen(_resting(s)), ("character",)))
    return Example("cultus-art-example-split", windows, cases)


def _character() -> Example:
    """Gold on the character card: an effect that can be paid, a wrong square, an effect that is too dear."""
    s = _position("f3")
    s.character_gold[ME] = 4
    tries: tuple[tuple[tuple[Place, ...], tuple[Any, ...]], ...] = (
        (_at("e5"), (3, _square("e5"))),
        (_at("e3"), (3, _square("e3"))),
        ((("me/character/5",),), (5, MONUMENT_IDS[ME][0], _square("e5"))),
    )
    cases = tuple(
        Case(places, s, (Action("use_character", ME, args),), "cultus-art-can-use", ("character_used",))
        for places, args in tries
    )
    windows = (Window(_seen(_resting(s)), ("character",)), Window(_seen(s), _part("c3", "g5")))
    return Example("cultus-art-example-character", windows, cases)


def _plan() -> Example:
    """The icons and pairs of a plan at the end, and a pair that meets only at its corners."""
    s = _final("enemy_annette")
    plan = PLANS[s.plan[ME]]
    a, b = plan.pair
    counted = _slots(squares_in(s.shown[plan.icon]))
    pairs = tuple(
        (square_slot(one), square_slot(other))
        for one in squares_in(s.shown[a])
        for other in squares_in(s.shown[b] & NEXT_BITS[one])
    )
    paired = bits_of(q for q in squares_in(s.shown[a] | s.shown[b]) if NEXT_BITS[q] & _partners(s, q, a, b))
    askew = max(
        ((one, other) for one in squares_in(s.shown[a]) for other in squares_in(s.shown[b] & DIAGONAL_BITS[one])),
        key=lambda two: sum(not paired & BIT[q] for q in two),
    )
    cases = (
        Case(pairs, s, (), "cultus-art-can-count", ("final_plan_pairs",)),
        Case(_slots(askew), _only(s, askew), (), "cultus-art-can-count", ("final_plan_pairs",)),
        Case(counted, s, (), "cultus-art-can-count", ("final_plan_icons",)),
    )
    return Example("cultus-art-example-plan", (Window(_seen(s), _part("a1", "h8")),), cases, {"plan": s.plan[ME]})


def _solo_end() -> Example:
    """What the rival's monuments bring at the end."""
    s = _final("enemy_annette")
    s.put_monument("enemy:1", _square("d2"))
    enemy = ENEMIES[s.enemy]
    center = _slots(q for q in s.monuments.values() if CENTER_BITS & BIT[q])
    near = tuple(
        (square_slot(q), square_slot(other))
        for q in s.monuments.values()
        for other in squares_in(NEXT_BITS[q] & s.shown[enemy.near])
    )
    shown = _slots(squares_in(s.shown[enemy.icon]))
    parts = (("final_enemy_center", center), ("final_enemy_near", near), ("final_enemy_icons", shown))
    cases = tuple(Case(places, s, (), "cultus-art-can-count", (kind,)) for kind, places in parts)
    return Example("cultus-art-example-solo-end", (Window(_seen(s), _part("a1", "h8")),), cases, {"enemy": s.enemy})


def _partners(s: CultusState, square: int, a: int, b: int) -> int:
    """The squares whose icon makes a pair with that of the square."""
    return s.shown[b if s.cells[square] == a else a]


def _final(enemy: str) -> CultusState:
    """That position as the last turn has ended."""
    s = _position("f3", enemy)
    s.pending.clear()
    s.phase = "scoring"
    return s


def _only(s: CultusState, squares: Iterable[int]) -> CultusState:
    """The same with a town of those squares alone."""
    bare = s.clone()
    kept = {square: s.cells[square] for square in squares}
    bare.cells = [kept.get(square, -1) for square in range(64)]
    bare.shown = [sum(1 << square for square, kind in kept.items() if kind == each) for each in range(len(KINDS) + 1)]
    return bare


def _phase(enemy: str) -> CultusState:
    """The end of the actions, with the rival's cube one short of its last space."""
    s = _position("f3", enemy)
    s.enemy_track = ENEMIES[enemy].track_last - 1
    s.put_monument("enemy:1", _square("d3"))
    s.cost[ME], s.character_gold[ME], s.vp[ME] = 6, 2, 4
    s.ap = 0
    s.pending[-1] = ACTIONS[ME][0]
    return s


def _until_own_turn(s: CultusState) -> tuple[Action, ...]:
    """The end of the actions, and the first answer to whatever the rival asks."""
    s, chance = s.clone(), Chance(_SEED)
    turn = s.turn
    actions: list[Action] = [Action("end_actions", ME)]
    CONTROLLER.apply(s, actions[0], chance)
    while s.turn == turn:
        actions.append(CONTROLLER.legal(s, ME)[0])
        CONTROLLER.apply(s, actions[-1], chance)
    return tuple(actions)


def _rival_shown(s: CultusState, told: Iterable[_Told], *windows: Place) -> Example:
    """The rival's plate, what else is shown, and what the enemy phase tells."""
    actions, v = _until_own_turn(s), _seen(s)
    cases = tuple(Case(places, s, actions, f"cultus-art-rival-{verb}", kinds) for places, verb, kinds in told)
    shown = tuple(Window(v, place) for place in (("rival",), *windows))
    return Example("cultus-art-example-rival", shown, cases, {"enemy": s.enemy})


_Told: TypeAlias = tuple[tuple[Place, ...], str, tuple[str, ...]]
_FIRST_PILE: Final[Place] = ("income/1", "pile/1")


def _rival() -> Example:
    """The enemy phase in which the cube reaches the last space."""
    s = _phase("enemy_annette")
    last = ENEMIES[s.enemy].track_last
    told: tuple[_Told, ...] = (
        ((_FIRST_PILE,), "discards", ("enemy_discarded",)),
        (((f"enemy/track/{last - 1}",),), "advances", ("enemy_advanced",)),
        (((f"enemy/track/{last}",),), "strikes", ("effect_annette",)),
    )
    return _rival_shown(s, told, ("income",))


def _baltasar() -> Example:
    """The discarded cards count, the one of this phase too."""
    s = _phase("enemy_baltasar")
    _run_out(s, 6, 2)
    told: tuple[_Told, ...] = (
        ((_FIRST_PILE,), "discards", ("enemy_discarded",)),
        ((("discard",),), "scores", ("effect_baltasar",)),
    )
    return _rival_shown(s, told, ("income",), ("discard",))


def _wilhelm() -> Example:
    """Monuments next to each other count."""
    s = _phase("enemy_wilhelm")
    s.put_monument("enemy:1", _square("d4"))
    s.put_monument("enemy:4", _square("f6"))
    near = _slots(q for q in s.monuments.values() if NEXT_BITS[q] & s.monument_bits)
    return _rival_shown(s, ((near, "scores", ("effect_wilhelm",)),), _part("c3", "g6"))


def _eleonora() -> Example:
    """The cost cube goes back, the cubes in stock count."""
    s = _phase("enemy_eleonora")
    told: tuple[_Told, ...] = (
        ((("me/cost/6",),), "takes", ("cost_emptied",)),
        ((("me/stock",),), "scores", ("effect_eleonora",)),
    )
    return _rival_shown(s, told, ("cost",))


def _ruben() -> Example:
    """An own monument is pushed outwards; the icons around his own count."""
    s = _phase("enemy_ruben")
    s.built[ME], s.stock[ME] = 1, s.stock[ME] - 1
    s.put_monument(MONUMENT_IDS[ME][0], _square("f4"))
    told: tuple[_Told, ...] = (
        (_at("f4"), "pushes", ("ruben_pushed",)),
        (_slots(s.monuments[name] for name in s.enemy_monuments()), "scores", ("effect_ruben",)),
    )
    return _rival_shown(s, told, _part("c3", "g6"))


def _claudia() -> Example:
    """The gold on the character card goes; the icons of the first open income card count."""
    s = _phase("enemy_claudia")
    told: tuple[_Told, ...] = (
        ((("me/character/2",),), "takes", ("character_emptied",)),
        ((_FIRST_PILE,), "scores", ("effect_claudia",)),
    )
    return _rival_shown(s, told, ("me/character/0", "me/character/10"), ("income",))


def _annette() -> Example:
    """Her monuments come to the centre and count there."""
    s = _phase("enemy_annette")
    center = _slots(q for q in s.monuments.values() if CENTER_BITS & BIT[q])
    told: tuple[_Told, ...] = (
        (_at("d3"), "pushes", ("annette_stepped",)),
        ((*_at("d4"), *center), "scores", ("effect_annette",)),
    )
    return _rival_shown(s, told, _part("c3", "g6"))


_EXAMPLES: Final[dict[str, Callable[[], Example]]] = {
    "6.1": _closing,
    "6.2": _split,
    "6.4-move": _move,
    "6.4-place": _place,
    "6.4-build": _build,
    "6.4-push": _push,
    "6.4-draw": _closing,
    "6.4-character": _character,
    "6.8": _rival,
    "6.8-baltasar": _baltasar,
    "6.8-wilhelm": _wilhelm,
    "6.8-eleonora": _eleonora,
    "6.8-ruben": _ruben,
    "6.8-claudia": _claudia,
    "6.8-annette": _annette,
    "7.2": _plan,
    "7.3": _solo_end,
}
"""Section -> what makes its example."""

ANCHORS: Final = tuple(_EXAMPLES)
__all__ = ["ANCHORS", "example"]
