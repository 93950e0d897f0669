"""What ``taku check`` says of a hand that does not do what the title says of it: what happens instead."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import Action, Field, Refusal
from game.paths import bundled
from game.presentation import Both, Click, Drag, Drop, button, click, drag
from game.table import reached
from game.table.drop import Choose, Dial, Nothing, Refused
from game.table.reached import shown
from game.table.title_check import TableFault, TableProof

from .test_touch import TITLE, by_hand, laying


def fault(way: Any) -> str:
    """What is said first of a card that is laid in that way, without the card's own name and the square's."""
    model = laying(way)
    proof = TableProof(TITLE, bundled("art"))
    action = model.dests.legal[-1]
    with pytest.raises(TableFault) as told:
        proof.reach(model, action)
    sentence = str(told.value).removeprefix("skeleton: table/gestures.py: ")
    for whole, short in (
        (f"lay {action.args}", "IT"),
        (repr(action.args[0]), "CARD"),
        (action.args[0], "CARD"),
        (str(action.args[1]), "9"),
    ):
        sentence = sentence.replace(whole, short)
    return sentence


def on_the_same(v: Any, drop: Drop) -> list[tuple[Any, ...]]:
    """The right card, and another square than that on which it is let go."""
    return [(drop.piece, 0)] if drop.slot.startswith("square/") else []


@pytest.mark.parametrize(
    ("way", "told"),
    [
        (drag("{card}", "nowhere/{square}"), "Drag(CARD, 'nowhere/9') does not do IT: no slot is called nowhere/9"),
        (drag("x{card}", "square/{square}"), "Drag('xCARD', 'square/9') does not do IT: no piece is called xCARD"),
        (
            drag("{card}", "square/{square}", control="bold"),
            "Drag(CARD, 'square/9', 0, 'bold') does not do IT: no control has the key bold",
        ),
        (click("tile/{square}"), "Click('tile/9') does not do IT: neither a piece nor a slot is called tile/9"),
        (button("lay"), "Button('lay') does not do IT: no control has the key lay"),
        (
            drag("{card}", "hand"),
            "read back, Drag(CARD, 'hand') does not mean IT: it means lay (CARD, 0): the pattern says nothing of square, "
            "which a Both can",
        ),
        (
            Both(by_hand, lambda v, drop: []),
            "read back, Drag(CARD, 'square/9') does not mean IT: it means nothing",
        ),
        (
            Both(by_hand, on_the_same),
            "read back, Drag(CARD, 'square/9') does not mean IT: it means lay (CARD, 0)",
        ),
    ],
)
def test_what_happens_instead_is_said(way: Any, told: str) -> None:
    assert fault(way) == told


def test_what_is_refused_or_asked_instead_is_said() -> None:
    lay = Action("lay", 0, ("card1a", 3))
    assert reached._instead(Refused(Refusal("square_taken"), lay)).told == "lay ('card1a', 3) is refused, square_taken"
    assert reached._instead(Choose(((lay,),) * 5)).told.endswith("and 2 more")
    assert reached._instead(Nothing()).told == "it means nothing"
    dial = reached._instead(Dial(Field("square", (3, 4)), (3,), ((lay,),)))
    assert dial.told == "it asks for the One square of lay, and no answer is that"


def test_equal_causes_are_one_line() -> None:
    model = laying(drag("{card}", "nowhere/{square}"))
    proof = TableProof(TITLE, bundled("art"), patient=True)
    for action in model.dests.legal:
        proof.reach(model, action)
    (told,) = proof.faults
    assert told.endswith(f"(and {len(model.dests.legal) - 1} more like it)")


def test_touch_speaks_of_kinds_and_fields_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    own = TITLE.part("table.gestures").Gestures
    ways = {**own.TOUCH, "lay": drag("{good}", "square/{square}"), "lai": click("{card}")}
    monkeypatch.setattr(own, "TOUCH", ways)
    assert TableProof(TITLE, bundled("art"), patient=True).faults == [
        "skeleton: table/gestures.py: TOUCH of lay speaks of {good}, which is none of seat, card, square",
        "skeleton: table/gestures.py: TOUCH speaks of lai, which is no kind of action",
    ]


def test_a_hand_is_written_as_a_title_writes_it() -> None:
    assert shown(Drag("a", "b", 0, "")) == "Drag('a', 'b')"
    assert shown(Click("a", "m")) == "Click('a', 'm')"
