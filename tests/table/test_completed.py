"""What a drop leaves open is filled by what is legal."""

from __future__ import annotations

from game.engine import Action, Decision, View
from game.presentation import completed

from ..toy import TITLE
from ..toy.rules.state import Farm

RULES = TITLE.controller()


def view(kind: str, *data: int) -> View:
    s = Farm.blank(2, row=["k01", "k04"], price=9)
    s.hands[0] = ["k05", "k06", "k07"]
    s.pending = [Decision(kind, (0,), (kind, "pass"), data)]
    return View(0, s)


def test_one_card_of_several_stands_for_every_choice_with_it() -> None:
    guess = Action("discard", 0, (("k06",),))
    found = completed(RULES.kinds, view("discard", 2), [guess])
    assert found == [guess, Action("discard", 0, (("k05", "k06"),)), Action("discard", 0, (("k06", "k07"),))]


def test_what_may_be_added_is_added_where_nothing_less_will_do() -> None:
    guess = Action("buy", 0, ("k01",))
    found = completed(RULES.kinds, view("buy"), [guess])
    assert found[0] == guess
    assert {a.args[0] for a in found} == {"k01"}
    assert len(found) > 1
    assert all(RULES.check(view("buy").state, a) is None for a in found[1:])


def test_what_is_legal_and_what_is_not_asked_for_stay_alone() -> None:
    legal = Action("discard", 0, (("k06",),))
    assert completed(RULES.kinds, view("discard", 1), [legal]) == [legal]
    assert completed(RULES.kinds, view("buy"), [legal]) == [legal]
    nothing = Action("discard", 0, (("k09",),))
    assert completed(RULES.kinds, view("discard", 2), [nothing]) == [nothing]
