"""What a drop has left open is asked beside the things it is about: the bank's swaps, the village that pays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.engine import Action
from game.presentation import Svg, Text
from game.table.layout import overlap
from game.titles.anno1701.art.turning import card_rect
from game.titles.anno1701.rules.components import CENTRES
from game.ui.table.prompts.card_choice import CardAnswers
from game.ui.table.prompts.path_choice import PathChoice

from ...ui.conftest import Desk
from .positions import begin
from .seated import seated


def villages(scene: Any) -> list[tuple[float, float, float, float]]:
    """Where the own two villages lie."""
    return [card_rect(scene.model.view, 0, centre) for centre in CENTRES]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_the_bank_gives_is_asked_with_both_things_and_over_no_village(
    tmp_path: Path, language: str, cut: list[str]
) -> None:
    desk = Desk(tmp_path, language)
    table = begin().goods(w=3, f=0, c=1, b1=0, b2=0, t1=0, t2=0).gold(2, 2)
    scene = seated(desk, table.session())
    x, y, w, h = scene.model.laid["stock/0/forest"].rect
    desk.pilot.drag((x + w / 2, y + h / 2), scene.model.layout.slots["bank"].centre)
    asked = scene.prompt
    assert type(asked) is CardAnswers
    assert {a.kind for a in asked.actions} == {"bank_trade"}
    assert len({a.args[1] for a in asked.actions}) == len(asked.actions) == 7
    assert not any(overlap(asked.rect, village) for village in villages(scene))
    cut.clear()
    desk.pilot.tick()
    assert not cut
    for sheet in asked.sheets:
        pictures = [mark.name for mark in sheet.marks if isinstance(mark, Svg)]
        assert len(pictures) == 3
        assert any("arrow" in picture for picture in pictures)
        assert any(isinstance(mark, Text) for mark in sheet.marks)
    desk.close()


def test_the_village_that_pays_is_clicked_itself(tmp_path: Path) -> None:
    table = begin().gold(3, 3).hold("farm_a").asked("final")
    table.do("begin_refill")
    desk = Desk(tmp_path)
    scene = seated(desk, table.session())
    search = next(control for control in scene.model.controls if control.key == "search/era1_a")
    left, top, _, _ = scene.model.layout.regions["actions"]
    x, y, w, h = search.rect
    desk.pilot.click(left + x + w / 2, top + y + h / 2)
    asked = scene.prompt
    assert isinstance(asked, PathChoice)
    assert asked.question == desk.app.texts("anno1701-choose-search-pile")
    assert sorted(asked.places) == sorted(villages(scene))
    x, y, w, h = card_rect(scene.model.view, 0, "centre_right")
    desk.pilot.click(x + w / 2, y + h / 2)
    assert scene.session.plies[0].action == Action("search_pile", 0, ("era1_a", "centre_right"))
    desk.close()
