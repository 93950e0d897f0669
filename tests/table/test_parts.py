"""What a title says to the table stands in classes, each in the file that has its name; a misspelt one is told."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import Seat, Session
from game.paths import bundled
from game.presentation import Presentation, art_of, contract, presentation_of
from game.presentation.presentation import put_together, written
from game.table.title_check import TableProof, rule_faults

from ..toy import TITLE
from ..toy.rules import Controller
from ..toy.rules.actions import Buy


def test_what_the_title_writes_stands_for_the_default_and_all_parts_are_one() -> None:
    presentation = presentation_of(TITLE)
    assert isinstance(presentation, Presentation)
    assert presentation.REGIONS == TITLE.part("table.placement").Placement.REGIONS
    assert presentation.TOUCH == TITLE.part("table.gestures").Gestures.TOUCH
    assert presentation.EVENTS == contract.Narration.EVENTS, "the farm makes no sounds of its own"
    assert art_of(TITLE).THEME == TITLE.part("art").Art.THEME


def test_a_class_that_is_none_of_the_house_s_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE.part("table.placement"), "Placement", object)
    with pytest.raises(TypeError, match=r"table/placement\.py: Placement"):
        written(TITLE, contract.Placement)


@pytest.mark.parametrize(
    ("part", "of", "name", "nearest"),
    [
        ("table.placement", "Placement", "standng", "standing"),
        ("table.gestures", "Gestures", "TUOCH", "TOUCH"),
        ("art", "Art", "pannels", "panels"),
    ],
)
def test_a_name_that_the_house_never_asks_for_is_told_with_the_nearest(
    monkeypatch: pytest.MonkeyPatch, part: str, of: str, name: str, nearest: str
) -> None:
    own: type[Any] = getattr(TITLE.part(part), of)
    monkeypatch.setattr(own, name, lambda self, v: None, raising=False)
    faults = TableProof(TITLE, bundled("art"), patient=True).faults
    file = f"{part.replace('.', '/')}.py" if part != "art" else "art/__init__.py"
    assert any(f"{file}: nobody asks for {of}.{name}: {nearest}?" in fault for fault in faults), faults
    monkeypatch.undo()
    assert not [fault for fault in TableProof(TITLE, bundled("art"), patient=True).faults if "nobody asks" in fault]
    assert put_together(TITLE) is put_together(TITLE)


def test_a_name_of_the_rules_that_nobody_asks_for_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rule_faults(TITLE) == []
    monkeypatch.setattr(Controller, "outcome", (), raising=False)
    monkeypatch.setattr(Buy, "cautoin", lambda self, s, a: None, raising=False)
    assert rule_faults(TITLE) == [
        "toy: rules: nobody asks for Buy.cautoin: caution?",
        "toy: rules: nobody asks for Controller.outcome: outcomes?",
    ]


@pytest.mark.parametrize(("viewer", "plates"), [(0, [0, 1, 2]), (1, [2, 0, 1]), (None, [0, 1, 2])])
def test_the_plates_of_the_seats_begin_with_whoever_looks(viewer: int | None, plates: list[int]) -> None:
    session = Session(TITLE, [Seat("Ann"), Seat("Bob"), Seat("Eva")], {}, 3)
    own, view = presentation_of(TITLE), session.view(viewer)
    assert [own.plate(view, actor) for actor in range(3)] == [f"plate/{number}" for number in plates]
    assert own.plate(view, "rival") == "plate/automa"
