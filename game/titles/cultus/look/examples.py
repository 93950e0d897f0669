"""Examples for the rules: positions of the game in which the rules themselves are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, Final

from game.engine import Action, Chance, Out, View
from game.sight.example import Case, Example, Place, Window
from game.titles.cultus.board import NEXT_BITS, square_name, squares_in
from game.titles.cultus.components import ENEMIES, KINDS, PLANS
from game.titles.cultus.decisions import ACTIONS
from game.titles.cultus.economy import close, gain, pair
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.sight import anchor_slot, square_slot
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


def _at(*names: str) -> tuple[Place, ...]:
    """A place for each of those squares."""
    return tuple((square_slot(_square(name)),) for name in names)


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


# --- the examples ----------------------------------------------------------------------------------


def _place() -> Example:
    """A card that touches the pawn, one over a monument, one that touches only its corner."""
    s = _position("f3")
    card = s.hands[ME][0]
    anchors = ("f1", "e4", "g4")
    tries = [Action("place_construction", ME, (card, _square(name), 0)) for name in anchors]
    cases = tuple(
        Case(((anchor_slot(a.args[1]),),), s, (a,), "cultus-look-can-place", why="cultus-look-why-place") for a in tries
    )
    return Example("cultus-look-example-place", (Window(_seen(s), _part("d1", "h5")),), cases)


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
            "cultus-look-can-walk",
            ("walk_paid",),
            "cultus-look-why-no-income",
        )
        for name in ("f2", "g3", "e3", "g4")
    )
    v = _seen(s)
    return Example("cultus-look-example-move", (Window(v, ("income",)), Window(v, _part("d1", "h4"))), cases)


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
    cases = tuple(Case(places, where, (build,), "cultus-look-can-build", ("bonus_vp",)) for places, where in spots)
    v = _seen(s)
    return Example("cultus-look-example-build", (Window(v, _part("d3", "h6")), Window(v, ("cost",))), cases)


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
            "cultus-look-can-push",
            ("monument_moved",),
        )
        for monument, name, mark in tries
    )
    return Example("cultus-look-example-push", (Window(_seen(s), _part("c2", "g6")),), cases)


def _closing() -> Example:
    """The last card of a pile, an empty pile, and what a walk pays afterwards."""
    s = _position("f3")
    _run_out(s, 5)
    _run_out(s, 2, 1)
    s.medal[ME] = 2
    last, gone = (Action("draw_card", ME, (slot,)) for slot in (2, 5))
    walk = Action("move_pawn", ME, ((_square("f2"),),))
    cases = (
        Case((("income/2", "pile/2"),), s, (last,), "cultus-look-can-draw", ("income_closed", "medal_returned")),
        Case((("income/5", "pile/5"),), s, (gone,), "cultus-look-can-draw"),
        Case(_at("f2"), s, (last, walk), "cultus-look-can-walk", ("walk_paid",)),
    )
    after = s.clone()
    CONTROLLER.apply(after, last, Chance(_SEED))
    windows = (
        Window(_seen(s), ("income",)),
        Window(_seen(after), ("income",), False),
        Window(_seen(after), _part("d2", "h4")),
    )
    return Example("cultus-look-example-closing", windows, cases)


def _split() -> Example:
    """Gold that is split, that goes too far, and that is left over."""
    s = _position("f3")
    s.cost[ME], s.character_gold[ME] = 9, 4
    s.pending.clear()
    gain(s, ME, 3, 0, Out(Chance(_SEED)))
    tries = (("me/character/6", (1, 2)), ("me/cost/10", (3, 0)), ("me/character/5", (1, 1)))
    cases = tuple(
        Case(((slot,),), s, (Action("allocate_gold", ME, split),), "cultus-look-can-split", ("allocated",))
        for slot, split in tries
    )
    v = _seen(s)
    return Example("cultus-look-example-split", (Window(v, ("cost",)), Window(v, ("character",))), cases)


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
        Case(places, s, (Action("use_character", ME, args),), "cultus-look-can-use", ("character_used",))
        for places, args in tries
    )
    resting = s.clone()
    resting.pending.clear()
    windows = (Window(_seen(resting), ("character",)), Window(_seen(s), _part("c3", "g5")))
    return Example("cultus-look-example-character", windows, cases)


def _plan() -> Example:
    """The icons and pairs of a plan at the end, and a pair that meets only at its corners."""
    s = _final("enemy_annette")
    plan = PLANS[s.plan[ME]]
    a, b = plan.pair
    counted = tuple((square_slot(square),) for square in squares_in(s.shown[plan.icon]))
    pairs = tuple(
        (square_slot(one), square_slot(other))
        for one in squares_in(s.shown[a])
        for other in squares_in(s.shown[b] & NEXT_BITS[one])
    )
    askew = next(
        (one, other)
        for one in squares_in(s.shown[a])
        for other in squares_in(s.shown[b])
        if abs(one // 8 - other // 8) == abs(one % 8 - other % 8) == 1
    )
    cases = (
        Case(pairs, s, (), "cultus-look-can-count", ("final_plan_pairs",)),
        Case((tuple(map(square_slot, askew)),), _only(s, askew), (), "cultus-look-can-count", ("final_plan_pairs",)),
        Case(counted, s, (), "cultus-look-can-count", ("final_plan_icons",)),
    )
    return Example("cultus-look-example-plan", (Window(_seen(s), _part("a1", "h8")),), cases, {"plan": s.plan[ME]})


def _solo_end() -> Example:
    """What the rival's monuments bring at the end."""
    s = _final("enemy_annette")
    s.put_monument("enemy:1", _square("d2"))
    enemy = ENEMIES[s.enemy]
    center = tuple((square_slot(q),) for name, q in s.monuments.items() if square_name(q) in ("d4", "e4", "d5", "e5"))
    near = tuple(
        (square_slot(q), square_slot(other))
        for q in s.monuments.values()
        for other in squares_in(NEXT_BITS[q] & s.shown[enemy.near])
    )
    shown = tuple((square_slot(q),) for q in squares_in(s.shown[enemy.icon]))
    parts = (("final_enemy_center", center), ("final_enemy_near", near), ("final_enemy_icons", shown))
    cases = tuple(Case(places, s, (), "cultus-look-can-count", (kind,)) for kind, places in parts)
    return Example(
        "cultus-look-example-solo-end", (Window(_seen(s), _part("a1", "h8")),), cases, {"enemy": s.enemy}
    )


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


def _rival(enemy: str) -> Example:
    """The enemy phase in which the cube reaches the last space."""
    s = _position("f3", enemy)
    last = ENEMIES[enemy].track_last
    s.enemy_track = last - 1
    s.put_monument("enemy:1", _square("d2"))
    s.character_gold[ME] = 2
    s.cost[ME] = 6
    s.ap = 0
    s.pending[-1] = ACTIONS[ME][0]
    actions = _until_own_turn(s)
    slot = (s.open_mask & -s.open_mask).bit_length()
    told = (
        (((f"income/{slot}", f"pile/{slot}"),), ("enemy_discarded",)),
        (((f"enemy/track/{last - 1}",),), ("enemy_advanced",)),
        (((f"enemy/track/{last}",),), tuple(_EFFECTS)),
    )
    cases = tuple(Case(places, s, actions, "cultus-look-in-turn", kinds) for places, kinds in told)
    v = _seen(s)
    windows = (Window(v, ("rival",)), Window(v, ("income",)))
    return Example("cultus-look-example-rival", windows, cases, {"enemy": enemy})


_EFFECTS: Final = ("cost_emptied", "character_emptied", "vp_lost", *(f"effect_{e.character}" for e in ENEMIES.values()))


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


def _general_rival() -> Example:
    return _rival("enemy_annette")


_EXAMPLES: Final[dict[str, Callable[[], Example]]] = {
    "6.1": _closing,
    "6.2": _split,
    "6.4-move": _move,
    "6.4-place": _place,
    "6.4-build": _build,
    "6.4-push": _push,
    "6.4-character": _character,
    "6.8": _general_rival,
    "7.2": _plan,
    "7.3": _solo_end,
}
"""Section -> what makes its example."""

ANCHORS: Final = tuple(_EXAMPLES)
__all__ = ["ANCHORS", "example"]
