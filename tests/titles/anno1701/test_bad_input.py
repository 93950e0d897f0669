"""What cannot be is told in one sentence, in both languages, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.engine import Action, Refusal, Session
from game.paths import bundled
from game.table.drop import Refused
from game.table.model import TableModel
from game.titles.anno1701.rules import CONTROLLER

from ...ui.conftest import Desk
from ..impossible import assert_refused, played, put
from .positions import Table, begin
from .seated import seated, sentences


def one_sentence(refusal: Refusal) -> None:
    ja, en = sentences(refusal)
    assert ja.endswith("。")
    assert ja.count("。") == 1, ja
    assert en.endswith(".")
    assert ". " not in en, en


# --- an offer that cannot be paid any more ---------------------------------------------------------


def offered() -> Table:
    """Seat 0 has offered wood for two bricks, which the rival does not have any more."""
    table = begin().goods(w=2)
    table.goods(1, b1=1, b2=1)
    table.do("offer_trade", ("wood",), ("brick", "brick"))
    return table.goods(1, b1=0)


def refused_answer(table: Table) -> Refusal:
    found = CONTROLLER.check(table.s, Action("respond_trade", 1, ("accept",)))
    assert found is not None
    return found


def test_an_offer_that_the_rival_cannot_pay_any_more_is_refused_and_can_be_declined() -> None:
    table = offered()
    refusal = refused_answer(table)
    one_sentence(refusal)
    session = table.session()
    before = session.at(0).digest()
    answer = session.propose(Action("respond_trade", 1, ("accept",)))
    assert isinstance(answer, Refusal)
    assert answer.code == refusal.code
    assert session.at(0).digest() == before
    assert not session.plies
    table.do("respond_trade", "refuse")
    assert (table.w("w"), table.w("b2", 1)) == (2, 1), "nothing is lost"
    assert table.key == "actions"


@pytest.mark.parametrize(
    ("give", "wanted", "code"),
    [(("tools",) * 3, ("food",), "cannot_afford"), (("wood",), ("food", "food"), "rival_cannot_pay")],
)
def test_an_offer_is_not_even_made_if_it_cannot_be_paid(
    give: tuple[str, ...], wanted: tuple[str, ...], code: str
) -> None:
    refusal = begin().refused("offer_trade", give, wanted)
    assert refusal.code == code
    one_sentence(refusal)


@pytest.mark.parametrize(("give", "wanted"), [(["wood"] * 2, ["brick"]), (["wood"], ["tools"] * 3)])
def test_a_save_with_an_offer_that_one_side_cannot_pay_does_not_open(give: list[str], wanted: list[str]) -> None:
    session = played("anno1701", 2, 3, lambda s: len(s.plies) > 25 and _acting(s) and s.check(_offer(s)) is None)
    assert not isinstance(session.propose(_offer(session)), Refusal)

    def change(state: dict[str, Any]) -> None:
        state["pending"][-1][3][:2] = [give, wanted]

    assert_refused(session, change, "pending")


def _offer(session: Session) -> Action:
    return Action("offer_trade", session.at(len(session.plies)).actor, (("wood",), ("brick",)))


def _acting(session: Session) -> bool:
    return session.pending is not None and session.pending.key == "actions"


# --- a refill from an empty pile -------------------------------------------------------------------


def test_an_empty_pile_gives_nothing_and_says_so() -> None:
    table = begin().hold("captain_a").empty("era1_a").asked("refill")
    refusal = table.refused("draw_card", "era1_a")
    assert refusal.code == "pile_empty"
    one_sentence(refusal)
    one_sentence(table.refused("search_pile", "era1_a", "centre_left"))
    assert table.legal("draw_card") == [("era1_b",)], "the other one is still there"


def test_a_refill_does_not_begin_where_nothing_is_left() -> None:
    table = begin().hold("captain_a").empty("era1_a", "era1_b").asked("final")
    refusal = table.refused("begin_refill")
    assert refusal.code == "pile_empty"
    one_sentence(refusal)
    assert table.legal("end_turn") == [()], "the turn can still be ended"


def test_the_hand_that_draws_from_an_empty_pile_is_told_why(tmp_path: Path) -> None:
    table = begin().hold("captain_a").empty("era1_a").asked("refill")
    session = table.session()
    model = TableModel(session, bundled("art"), 0)
    outcome = model.drop("pile/era1_a", "me/hand")
    assert isinstance(outcome, Refused)
    assert outcome.refusal.code == "pile_empty"
    desk = Desk(tmp_path)
    scene = seated(desk, session)
    x, y, w, h = scene.model.laid["pile/era1_a"].rect
    end = scene.model.layout.slots["me/hand"].centre
    desk.pilot.down(x + w / 2, y + h / 2)
    desk.pilot.move(x + w / 2 + 12, y + h / 2 + 9, True)
    desk.pilot.move(*end, True)
    desk.pilot.up(*end)
    assert scene.popover is not None
    assert not session.plies
    assert not desk.app.texts.missing
    desk.close()


# --- a save with a card turned to an amount it cannot have -----------------------------------------

TURNED: dict[str, tuple[Any, str]] = {
    "four goods on a landscape": (put("goods", 0, to=4), "goods"),
    "less than nothing on a landscape": (put("goods", 9, to=-1), "goods"),
    "four barrels in a warehouse": (put("rum", 1, to=4), "rum"),
    "five coins in a village": (put("gold", 2, to=5), "gold"),
    "a ship at V": (put("ship", 0, to=5), "ship"),
    "half a coin": (put("gold", 0, to=0.5), "gold"),
}


@pytest.mark.parametrize("how", TURNED)
def test_a_card_cannot_be_turned_to_that(how: str) -> None:
    session = played("anno1701", 2, 3, lambda s: s.pending is not None and s.pending.key == "actions")
    change, field = TURNED[how]
    assert_refused(session, change, field)
