"""Trays of a title that draws nothing itself, tried on the farm: what heads them, what lies in them, where they stand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from game.engine import Action, Bag, Field, MoveType, Seat, Session
from game.presentation import Drag
from game.table.drop import Pick, narrowed
from game.table.layout import overlap
from game.ui.table.prompts.by_form import prompt_of
from game.ui.table.prompts.tray_things import shown_as
from game.ui.widgets import PickTray
from tests.toy import TITLE
from tests.toy.rules import CONTROLLER

from .conftest import Desk

OWN = {
    "en": ("toy-field-give = What do you give?", "toy-choose-swap = What changes places?"),
    "ja": ("toy-field-give = 何を渡しますか。", "toy-choose-swap = 何を交換しますか。"),
}


class Swap(MoveType[Any]):
    """Something for something else."""

    name = "swap"
    fields = (Field("give", ("k", "purse"), Bag(1, 2)), Field("get", ("k", "purse"), Bag(1, 2)))


def farm(desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, language: str = "en", own: Any = ()) -> Desk:
    """The farm, on which one might also swap; with words of its own for that."""
    monkeypatch.setitem(CONTROLLER.kinds, "swap", Swap())  # type: ignore[arg-type]
    desk = desks(language=language, reduced_motion=True)
    desk.sit(Session(TITLE, [Seat("Ann"), Seat("Bob", "bot:random")], {}, 5), keep=False)
    folder: Path = desk.folder / "own"
    folder.mkdir(parents=True)
    (folder / f"{language}.ftl").write_text("\n".join(own) + "\n", "utf-8")
    desk.app.texts.load(folder)
    return desk


def swaps(*gives: tuple[str, ...], gets: tuple[tuple[str, ...], ...] = (("k",),)) -> list[Action]:
    return [Action("swap", 0, (give, get)) for give in gives for get in gets]


def tray(desk: Desk, actions: list[Action], piece: str = "") -> PickTray:
    question = narrowed(desk.scene.session.rules, actions)
    assert isinstance(question, Pick)
    found = prompt_of(desk.scene.context, question, desk.scene.context.region("hand"), piece)
    assert isinstance(found, PickTray)
    return found


@pytest.mark.parametrize("language", ["en", "ja"])
def test_each_of_two_fields_has_a_heading_of_its_own(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    field, kind = (line.partition(" = ")[2] for line in OWN[language])
    desk = farm(desks, monkeypatch, language, OWN[language])
    assert tray(desk, swaps(("k",), ("purse",))).question == field
    assert tray(desk, swaps(("k",), gets=(("k",), ("purse",)))).question == kind, "it has no words for this field"


def test_a_heading_without_words_of_its_own_is_true_of_any_kind(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = farm(desks, monkeypatch, own=["toy-action-swap = Swap"])
    asked = tray(desk, swaps(("k",), ("purse",)), "k01").question
    assert asked == desk.app.texts("table-pick", what="Swap")
    assert "ard" not in asked


def test_what_every_answer_of_a_drop_gives_is_picked_already(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was carried is in all of them, by its kind."""
    desk = farm(desks, monkeypatch)
    asks = tray(desk, swaps(("k", "k"), ("k", "purse")), "k01")
    assert asks.picked == [0]
    assert not asks.enough
    asks.toggle(asks.items - 1)
    assert asks.enough
    assert not tray(desk, swaps(("k",), ("purse",)), "k01").picked


def test_a_kind_is_drawn_as_a_piece_of_it_that_a_hand_would_touch(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = farm(desks, monkeypatch)
    model = desk.scene.model
    hand = model.view.state.hands[0]
    dragged = hand[-1]
    monkeypatch.setattr(
        "game.ui.table.prompts.tray_things.hands_of", lambda presentation, v, action: [Drag(dragged, "row")]
    )
    question = narrowed(desk.scene.session.rules, swaps(("k", "k"), ("k", "purse")))
    assert isinstance(question, Pick)
    first, second, purse = shown_as(model, question)
    assert first == dragged
    assert second in model.placement
    assert second != dragged
    assert purse == "", "what lies nowhere is written"


def test_a_tray_covers_nothing_that_is_chosen_from(desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    desk = farm(desks, monkeypatch)
    session, model = desk.scene.session, desk.scene.model
    hand = session.at(0).hands[0]
    discards = [Action("discard", 0, (pair,)) for pair in combinations(hand, 2)]
    question = narrowed(session.rules, discards)
    asks = prompt_of(desk.scene.context, question, desk.scene.context.region("hand"))
    assert isinstance(asks, PickTray)
    assert not any(overlap(asks.rect, model.laid[card].rect) for card in hand)
    x, y, w, h = asks.rect
    assert x >= 0
    assert x + w <= 1280
    assert y >= 38
    assert y + h <= 720
