"""What only a prompt does is reached also where other things can be done: the house gives it a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Action, Seat, Session
from game.paths import bundled
from game.presentation import Control, asked
from game.table.model import TableModel
from game.table.title_check import TableProof
from game.ui.table.board import controls

from .. import day
from ..toy import TITLE as TOY
from ..ui.conftest import Desk
from ..ui.typist import Typist
from .titles import some_action

GESTURES = TOY.part("table.gestures").Gestures
UNTOUCHED = {kind: way for kind, way in GESTURES.TOUCH.items() if kind != "buy"}
WAYS = [UNTOUCHED, {**UNTOUCHED, "buy": asked()}]


def buying(seed: int = 3) -> Session:
    """A game in which a card may be bought, for a card of the hand too, or passed."""
    session = Session(TOY, [Seat("A"), Seat("B")], {}, seed)
    rng = day.dice("asked beside")
    while session.pending.key != "buy" or len({a.kind for a in session.legal(session.pending.seats[0])}) < 2:
        session.propose(some_action(rng, session.legal(session.pending.seats[0])))
    return session


def opened_by(own: Callable[..., list[Control]] | None, monkeypatch: pytest.MonkeyPatch) -> TableModel:
    monkeypatch.setattr(GESTURES, "TOUCH", UNTOUCHED)
    if own is not None:
        monkeypatch.setattr(GESTURES, "controls", own)
    session = buying()
    return TableModel(session, bundled("art"), session.pending.seats[0])


@pytest.mark.parametrize("hand", ["mouse", "keys"])
@pytest.mark.parametrize("ways", WAYS, ids=["no entry", "asked"])
def test_a_kind_that_is_asked_beside_others_has_a_button(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, ways: dict[str, Any], hand: str
) -> None:
    monkeypatch.setattr(GESTURES, "TOUCH", ways)
    for number in range(3):
        session = buying(number)
        wanted = [a for a in session.legal(session.pending.seats[0]) if a.kind == "buy"][-1]
        desk = desks()
        scene = desk.sit(session, keep=False)
        desk.seat()
        assert scene.prompt is None, "two kinds are offered: nothing stands in the way of the other"
        before = len(session.plies)
        (desk.robot.do if hand == "mouse" else Typist(desk.pilot, scene).do)(wanted)
        assert session.plies[before].action == wanted
        desk.close()


def test_where_nothing_else_can_be_done_the_question_stands_there_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    model = opened_by(None, monkeypatch)
    assert [(c.key, c.style) for c in model.controls] == [("buy", "chip"), ("pass", "end")]
    assert not model.asks
    session = Session(TOY, [Seat("A"), Seat("B")], {}, 1)
    while session.pending.key != "split":
        session.propose(session.legal(session.pending.seats[0])[0])
    model = TableModel(session, bundled("art"), session.pending.seats[0])
    assert (model.asks, model.controls) == (True, [])


@pytest.mark.parametrize("style", ["chip", "effect"])
def test_a_control_of_the_title_s_own_opens_it_too(monkeypatch: pytest.MonkeyPatch, style: str) -> None:
    own = Control("purse", "actions", (8, 8, 140, 30), ("buy",), "toy-action-buy", style=style)
    model = opened_by(lambda self, v: [own], monkeypatch)
    assert model.opener("buy") == own
    assert {action.kind for action in model.press(own)} == {"buy"}


def test_a_kind_to_which_nothing_leads_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    model = opened_by(lambda self, v: [], monkeypatch)
    proof = TableProof(TOY, bundled("art"), patient=True)
    for action in model.dests.legal:
        proof.reach(model, action)
    bought = [a for a in model.dests.legal if a.kind == "buy"]
    more = f" (and {len(bought) - 1} more like it)" if len(bought) > 1 else ""
    assert proof.faults == [
        f"toy: table/gestures.py: nothing leads to buy {bought[0].args} at the decision buy, which offers pass too: "
        f'it wants a way in TOUCH["buy"], or a control with kinds=("buy",) in controls{more}'
    ]
    assert model.opener("pass") is None
    assert Action("pass", model.eyes) in model.dests.clicks["deck"]


def test_an_effect_that_costs_nothing_shows_no_price(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [
        Control(key, "actions", (8, 8 + 40 * cost, 160, 30), ("buy",), "toy-action-buy", style="effect", cost=cost)
        for cost, key in enumerate(("free", "dear"))
    ]
    monkeypatch.setattr(GESTURES, "TOUCH", UNTOUCHED)
    monkeypatch.setattr(GESTURES, "controls", lambda self, v: made)
    drawn: list[str] = []
    unit = controls._unit
    monkeypatch.setattr(
        controls, "_unit", lambda c, control, *more: (drawn.append(control.key), unit(c, control, *more))
    )
    desk = desks()
    desk.sit(buying(), keep=False)
    desk.seat()
    desk.app.capture()
    assert set(drawn) == {"dear"}
