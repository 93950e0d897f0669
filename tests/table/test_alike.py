"""Things that are alike: one ring lights a heap of them, and a place with several like deeds says what each brings."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from game.engine import Action
from game.paths import bundled
from game.presentation import DisplayList, Gain, Spot
from game.table.affordances import heaps
from game.table.arrange import Laid
from game.table.model import ALIKE, COUNTED, TableModel

from .games import solo

CARD = (100.0, 100.0, 60.0, 90.0)
"""Where the lowest card of a heap lies."""


def lying(*cards: tuple[str, str, float, int]) -> TableModel:
    """A table with these pieces, by slot, face, how far to the right of the first, and turn; the first lies on top."""
    x, y, w, h = CARD
    laid = {
        f"piece/{n}": Laid(f"piece/{n}", Spot(slot, n, face), (x + right, y, w, h), -n, 1, turn)
        for n, (slot, face, right, turn) in enumerate(cards)
    }
    return cast(TableModel, SimpleNamespace(laid=laid))


@pytest.mark.parametrize(
    ("second", "alike"),
    [
        pytest.param(("pile", "gold", 6, 0), True, id="like card of the same slot"),
        pytest.param(("pile", "gold", 29, 0), True, id="half of it and a little more is covered"),
        pytest.param(("pile", "gold", 31, 0), False, id="most of it is seen"),
        pytest.param(("pile", "wood", 6, 0), False, id="another face"),
        pytest.param(("hand", "gold", 6, 0), False, id="another slot"),
        pytest.param(("pile", "gold", 6, 90), False, id="turned"),
    ],
)
def test_what_lies_as_one_is_lit_as_one(second: tuple[str, str, float, int], alike: bool) -> None:
    found = heaps(lying(("pile", "gold", 0, 0), second), ["piece/0", "piece/1"])
    assert found == ([["piece/1", "piece/0"]] if alike else [["piece/1"], ["piece/0"]])


def test_a_heap_goes_on_from_its_uppermost_piece_and_keeps_what_is_no_piece_apart() -> None:
    model = lying(("pile", "gold", 40, 0), ("pile", "gold", 20, 0), ("pile", "gold", 0, 0))
    assert heaps(model, ["piece/2", "a slot", "piece/0", "piece/1"]) == [["piece/2", "piece/1", "piece/0"], ["a slot"]]


@pytest.mark.parametrize(
    ("brought", "told"),
    [
        pytest.param([], "", id="no deed"),
        pytest.param(["+2"], "+2", id="one deed"),
        pytest.param(["+2", "+2"], "+2", id="two alike"),
        pytest.param(["+2"] * ALIKE, "+2", id="as many as are tried"),
        pytest.param(["+2"] * (COUNTED + 1), "", id="more than are tried"),
        pytest.param(["+2", "+3"], "", id="they differ"),
        pytest.param(["+2", ""], "", id="one brings nothing"),
        pytest.param(["", ""], "", id="none brings anything"),
    ],
)
def test_a_place_says_what_all_its_deeds_bring(monkeypatch: pytest.MonkeyPatch, brought: list[str], told: str) -> None:
    model = TableModel(solo(), bundled("art"), 0)
    deeds = [Action(model.dests.legal[0].kind, 0, (n,)) for n in range(len(brought))]
    gains = {deed: Gain(text) if text else None for deed, text in zip(deeds, brought, strict=True)}
    monkeypatch.setattr(model, "gain", lambda action, then=(): gains[action])
    monkeypatch.setattr(model, "_after", lambda action, piece, slot: ())
    monkeypatch.setattr(model, "targets", lambda piece: {"there": deeds})
    monkeypatch.setattr(model.art, "preview_overlay", lambda view, action: DisplayList(1, 1))
    assert model.click_gains({"there": deeds}) == ({"there": Gain(told)} if told else {})
    assert model.gains("piece") == ({"there": Gain(told)} if told else {})
    assert (model.preview_overlay(deeds) is not None) == (bool(told) or len(deeds) == 1)
