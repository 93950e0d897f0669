"""Payment at the table: what would turn is shown on the very cards, and a click on a landscape lets that one pay."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import Action, Draft
from game.presentation import Press, Worksheet, art_of
from game.titles.anno1701 import TITLE
from game.titles.anno1701.art.turning import card_rect
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.table import paying
from game.titles.anno1701.table.paying import Turn
from game.ui.table.prompts.worksheet import WorksheetPrompt

from ...ui.conftest import Desk
from .positions import Table, begin
from .seated import seated, written

LOOK = art_of(TITLE)


FARM = Action("build", 0, ("farm_a", "c5_up2"))


def rich(**options: str) -> Table:
    """A farm in the hand, brick and tools on both cards of each."""
    return begin(**options).hold("farm_a").goods(w=3, b1=1, b2=2, t1=1, t2=1)


def press_on(sheet: Worksheet, rect: tuple[float, float, float, float]) -> Press:
    return next(press for press in sheet.presses if press.rect == rect)


def test_what_pays_turns_to_the_right_and_what_gains_to_the_left() -> None:
    table = begin().hold("school_a").goods(w=3, b1=2, b2=2, t1=1).gold(2, 3)
    turned = paying.turns(table.s, Action("build", 0, ("school_a", "c5_up2")))
    assert turned[0] == Turn(0, "forest", 3, 2)
    assert turned[-1] == Turn(0, "centre_left", 2, 4)
    said = written(LOOK.preview_overlay(table.view(), Action("build", 0, ("school_a", "c5_up2"))))
    assert {"3→2", "[turn_cw]−1", "2→4", "[turn_ccw]+2"} <= said


def test_a_held_card_shows_its_price_before_it_is_over_any_place() -> None:
    table = rich()
    assert "3→2" in written(LOOK.held(table.view(), "farm_a"))
    assert LOOK.held(table.view(), "captain_a") is None
    assert LOOK.held(table.goods(w=0).view(), "farm_a") is None, "what cannot be paid turns nothing"
    settling = begin().goods(c=2, f=3)
    assert {"2→0", "3→1"} <= written(LOOK.held(settling.view(), "rank/settler"))
    assert LOOK.held(settling.view(), "rank/citizen") is None


def test_a_repair_shows_the_ship_by_its_numerals() -> None:
    assert {"1→0", "I→II"} <= written(LOOK.preview_overlay(begin().view(), Action("repair_ship", 0)))


def test_a_payment_with_a_choice_is_proposed_and_changed_on_the_landscapes() -> None:
    table = rich()
    sheet = LOOK.worksheet(table.view(), Draft(*FARM), deed=True)
    assert sheet is not None
    assert {"3→2", "2→1"} <= written(sheet.drawing), "the fuller clay pit is proposed"
    pit = card_rect(table.view(), 0, "clay_pit_1")
    other = press_on(sheet, pit).draft
    changed = LOOK.worksheet(table.view(), other, deed=True)
    assert changed is not None
    with pytest.raises(StopIteration):
        press_on(changed, pit)
    back = press_on(changed, card_rect(table.view(), 0, "clay_pit_2")).draft
    assert paying.turns(table.s, back.action()) == paying.turns(table.s, FARM)
    moved = press_on(changed, card_rect(table.view(), 0, "ore_mine_1")).draft.action()
    table.do("build", *moved.args)
    assert [table.w(name) for name in ("w", "b1", "b2", "t1", "t2")] == [2, 0, 2, 0, 1]


def test_gold_of_a_building_goes_to_the_village_that_is_pressed() -> None:
    table = begin().hold("chapel_a").goods(w=1, b1=2, b2=0).gold(2, 2)
    sheet = LOOK.worksheet(table.view(), Draft("build", 0, ("chapel_a", "c5_up2")), deed=True)
    assert sheet is not None
    other = press_on(sheet, card_rect(table.view(), 0, "centre_right")).draft.action()
    table.do("build", *other.args)
    assert table.read("purse") == (2, 3)


@pytest.mark.parametrize(("give", "pays"), [("clay_pit", {"b1": 1, "b2": 0}), ("centre", {})])
def test_the_bank_is_paid_from_the_cards_that_are_pressed(give: str, pays: dict[str, int]) -> None:
    table = begin().goods(b1=2, b2=2, f=0).gold(4, 3)
    args = next(args for args in table.legal("bank_trade") if args[0][0].startswith(give) and args[1] == "fields")
    before = paying.turns(table.s, Action("bank_trade", 0, args))
    sheet = LOOK.worksheet(table.view(), Draft("bank_trade", 0, args), deed=True)
    assert sheet is not None
    other = sheet.presses[0].draft.action()
    assert paying.turns(table.s, other) != before
    table.do("bank_trade", *other.args)
    assert table.w("f") == 1
    assert sum(table.read("purse")) == (7 if pays else 4)


@pytest.mark.parametrize(
    "table",
    [rich(auto_allocation="true"), begin().hold("farm_a").goods(w=1, b1=1, b2=0, t1=1, t2=0)],
    ids=["left to the table", "one way only"],
)
def test_without_a_choice_nothing_is_asked(table: Table) -> None:
    assert CONTROLLER.check(table.s, FARM) is None
    assert LOOK.worksheet(table.view(), Draft(*FARM), deed=True) is None


def test_chance_and_what_turns_nothing_are_not_foreseen() -> None:
    assert LOOK.preview_overlay(begin().asked("roll").view(), Action("roll_dice", 0)) is None
    assert LOOK.preview_overlay(begin().view(), Action("end_action_phase", 0)) is None


@pytest.mark.parametrize("auto", ["false", "true"])
def test_a_building_that_is_dropped_waits_until_its_payment_stands(tmp_path: Path, auto: str) -> None:
    table = rich(auto_allocation=auto)
    desk = Desk(tmp_path)
    session = table.session(auto_allocation=auto)
    scene = seated(desk, session)
    x, y, w, h = scene.model.laid["farm_a"].rect
    site = scene.model.layout.slots["me/c5_up2"].centre
    desk.pilot.down(x + w / 2, y + h / 2)
    desk.pilot.move(x + 20, y + 20, True)
    desk.pilot.move(*site, True)
    desk.pilot.up(*site)
    assert len(session.plies) == (auto == "true")
    if auto == "true":
        return
    assert isinstance(scene.prompt, WorksheetPrompt)
    left, top, wide, high = card_rect(table.view(), 0, "clay_pit_1")
    desk.pilot.click(left + wide / 2, top + high / 2)
    assert not session.plies
    desk.pilot.key("enter")
    assert "clay_pit_1" in session.plies[0].action.args[2]
    assert not desk.app.texts.missing
    desk.close()
