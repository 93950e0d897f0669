"""What a title need not write: the options of a kind, the deal of what is hidden, the ledger."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Annotated, Any

import pytest

from game.engine import Action, Chance, Decision, Effects, Field, MoveType, Refusal, RuleController, State
from game.engine.state import HIDDEN, NOBODY, OWNER, PARTS, PER_SEAT, among
from game.engine.unwritten import Unwritten
from tests.duel.rules import CONTROLLER as DUEL

CARDS = ("a", "b", "c", "d", "e", "f")


class Table(State):
    hands: Annotated[list[tuple[str, ...]], PER_SEAT, OWNER, PARTS]
    deck: Annotated[tuple[str, ...], NOBODY, PARTS]
    board: Annotated[dict[str, str], PARTS]


class Lay(MoveType[Table]):
    """Its options are those that the fields allow and check does not refuse."""

    name = "lay"
    fields = [Field("card", CARDS)]

    def check(self, s: Table, a: Action) -> Refusal | None:
        return None if a.args[0] in s.hands[a.seat] else Refusal("not_in_hand")


class LayOn(Lay):
    """Other fields than the class above it, said without an annotation."""

    name, exact = "lay_on", True
    fields = [Field("card", CARDS), Field("place", (1, 2))]


class Knock(MoveType[Table]):
    """Nothing but itself, always."""

    name = "knock"


class Rules(RuleController[Table]):
    title_id = "table"
    state_class = Table
    kinds = {kind.name: kind for kind in (Lay(), LayOn(), Knock())}
    box = CARDS


class Bare(Rules):
    box = ()


def state() -> Table:
    s = Table.blank(2, hands=[("a", "b"), ("c",)], deck=("d", "e"), board={"x": "f"})
    s.pending = [Decision("lay", (0,), ("lay", "lay_on", "knock"))]
    return s


def test_options_are_what_check_allows_of_the_fields() -> None:
    found = [(a.kind, a.args) for a in Rules().legal(state(), 0)]
    assert found == [
        ("lay", ("a",)),
        ("lay", ("b",)),
        *(("lay_on", (card, place)) for card in "ab" for place in (1, 2)),
        ("knock", ()),
    ]
    assert LayOn.fields == tuple(LayOn.fields)


def test_too_many_to_be_tried_are_refused_by_name() -> None:
    class Wide(MoveType[Table]):
        name, fields = "wide", [Field("x", tuple(range(100))), Field("y", tuple(range(100)))]

    with pytest.raises(TypeError, match=r"wide: .*options"):
        Wide().options(state(), state().pending[-1], 0)


def test_the_ledger_counts_the_parts() -> None:
    assert Rules().ledger(state()) == Counter(CARDS)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_hidden_is_dealt_from_the_box(seat: int | None) -> None:
    rules, seen = Rules(), set()
    for seed in range(30):
        view = rules.view(state(), seat)
        world = rules.determinise(view, Random(seed))
        assert world.parts() == Counter(CARDS)
        assert rules.view(world, seat).state.digest() == view.state.digest()
        assert HIDDEN not in str(world.dump())
        seen.add(world.deck)
    assert len(seen) > 3, "the deck is not known"


class Suited(State):
    deck: Annotated[tuple[str, ...], NOBODY, PARTS]
    hands: Annotated[list[tuple[str, ...]], PER_SEAT, OWNER, PARTS, among("a", "b", "c")]


def test_what_a_field_may_hold_is_dealt_there() -> None:
    class Rules(RuleController[Suited]):
        title_id, state_class, kinds, box = "suited", Suited, {}, CARDS

    s = Suited.blank(2, hands=[("a",), ("c", "b")], deck=("d", "e", "f"))
    worlds = [Rules().determinise(Rules().view(s, None), Random(seed)) for seed in range(20)]
    assert all({card for hand in world.hands for card in hand} == {"a", "b", "c"} for world in worlds)
    assert len({world.hands[0] for world in worlds}) == 3


def test_the_keys_of_a_mapping_cannot_be_hidden() -> None:
    class Keyed(State):
        secret: Annotated[dict[str, int], NOBODY]

    with pytest.raises(TypeError, match=r"Keyed\.secret: the keys"):
        type("Rules", (RuleController,), {"title_id": "keyed", "state_class": Keyed, "kinds": {}})


def test_an_open_game_is_its_view() -> None:
    class Open(State):
        board: dict[str, str]

    class Plain(RuleController[Open]):
        title_id, state_class, kinds = "plain", Open, {}

    s = Open.blank(2, board={"x": "y"})
    assert Plain().determinise(Plain().view(s, 0), Random(1)).digest() == s.digest()
    assert Plain().ledger(s) == Counter()


def test_what_the_box_does_not_say_is_refused() -> None:
    with pytest.raises(Unwritten, match=r"Bare\.determinise"):
        Bare().determinise(Bare().view(state(), 0), Random(1))

    class Purses(State):
        purses: Annotated[list[int], PER_SEAT, OWNER]

    class Poor(RuleController[Purses]):
        title_id, state_class, kinds, box = "poor", Purses, {}, CARDS

    with pytest.raises(ValueError, match="purses"):
        Poor().determinise(Poor().view(Purses.blank(2), 0), Random(1))


def test_a_secret_answer_is_guessed_among_the_legal_ones() -> None:
    s = DUEL.setup(2, {}, Chance(1))
    DUEL.apply(s, Action("show", 0, ("stone",)), Chance(1))
    found = {DUEL.determinise(DUEL.view(s, 1), Random(seed)).sealed[0] for seed in range(40)}
    assert {a.args[0] for a in found} == {"paper", "scissors", "stone"}


@pytest.mark.parametrize("function", ["setup", "advance", "result"])
def test_a_function_that_is_not_written_is_named(function: str) -> None:
    given: dict[str, tuple[Any, ...]] = {"setup": (2, {}, Chance(1)), "advance": (state(), Effects(Chance(1)))}
    with pytest.raises(Unwritten, match=rf"test_defaults\.py: Rules\.{function}"):
        getattr(Rules(), function)(*given.get(function, (state(),)))
    with pytest.raises(Unwritten, match=r"Knock\.apply"):
        Knock().apply(state(), Action("knock", 0), Effects(Chance(1)))
