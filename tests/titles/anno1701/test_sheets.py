"""Sheets on which an action is put together, and no word that is cut: by mouse, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine import Action, Chance, Draft, Seat, Session
from game.presentation import DisplayList, Text, Worksheet, art_of
from game.text.catalog import LANGUAGES, Texts
from game.titles.anno1701 import TITLE
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules.components import RECOMMENDED, SITES
from game.titles.anno1701.rules.decisions import CONFIRM
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.asks import marks
from game.titles.anno1701.table.buttons import controls
from game.ui.table.prompts.worksheet import WorksheetPrompt

from ...ui.conftest import Desk
from .positions import Table, begin
from .seated import seated, texts_of, written
from .test_table import chosen, walked

LOOK = art_of(TITLE)


KINDS = ("bank_trade", "offer_trade", "build")


def sheet_of(table: Table, draft: Draft) -> Worksheet:
    """The sheet of a draft."""
    found = LOOK.worksheet(table.view(), draft)
    assert found is not None
    return found


def pressed(table: Table, draft: Draft, wanted: Callable[[Draft], bool]) -> Draft:
    """What the first press makes of the draft that is wanted."""
    return next(press.draft for press in sheet_of(table, draft).presses if wanted(press.draft))


def complete(table: Table, draft: Draft) -> bool:
    """True if the draft could be done."""
    return CONTROLLER.next(table.s, draft).complete


def test_the_bank_is_paid_from_the_cards_that_are_pressed() -> None:
    table = begin().goods(b1=2, b2=2, f=0)
    draft = pressed(table, Draft("bank_trade", 0), lambda d: d.args and d.args[0][0].startswith("clay"))
    assert Counter(draft.args[0]) == {"clay_pit_1": 1, "clay_pit_2": 2} or Counter(draft.args[0])["clay_pit_1"] == 2
    other = pressed(table, draft, lambda d: d.args[0] != draft.args[0] and d.args[0][0].startswith("clay"))
    assert sorted(Counter(other.args[0]).values()) == [1, 2]
    whole = pressed(table, other, lambda d: len(d.args) == 2 and d.args[1] == "fields")
    assert complete(table, whole)
    table.do("bank_trade", *whole.action().args)
    assert table.w("f") == 1
    assert table.w("b1") + table.w("b2") == 1


def test_what_has_no_room_cannot_be_pressed_and_says_why() -> None:
    table = begin().goods(w=3, f=3, b1=2, b2=1)
    draft = pressed(table, Draft("bank_trade", 0), lambda d: d.args and d.args[0][0].startswith("clay"))
    sheet = sheet_of(table, draft)
    taken = {press.draft.args[1] for press in sheet.presses if len(press.draft.args) > 1 and press.draft.args[1]}
    assert "fields" not in taken
    assert "clay_pit_1" not in taken
    assert "pasture" in taken
    assert {"anno1701-art-why-landscape-full", "anno1701-art-why-same-kind"} <= written(sheet.drawing)


def test_the_last_coins_need_a_word_of_their_own() -> None:
    table = begin().gold(1, 2)
    draft = pressed(table, Draft("bank_trade", 0), lambda d: d.args and d.args[0][0].startswith("centre"))
    draft = pressed(table, draft, lambda d: len(d.args) == 2 and d.args[1] == "forest")
    assert not complete(table, draft), "a slip of the hand loses no game"
    said = pressed(table, draft, lambda d: d.args[-1] == CONFIRM)
    assert complete(table, said)
    assert pressed(table, said, lambda d: d.args == draft.args) == draft


def test_an_offer_grows_and_shrinks_piece_by_piece() -> None:
    table = begin().goods(w=2)
    table.s.goods[7:] = [1, 1, 1, 1, 1, 1, 1]
    draft = Draft("offer_trade", 0, ((), ()))
    assert not complete(table, draft)
    draft = pressed(table, draft, lambda d: d.kind == "offer_trade" and d.args[0] == ("wood",))
    draft = pressed(table, draft, lambda d: d.args[0] == ("wood", "wood"))
    draft = pressed(table, draft, lambda d: d.args[0] == ("wood",))
    assert not any(p.draft.args[1:2] == (("wood",),) for p in sheet_of(table, draft).presses), "not on both sides"
    draft = pressed(table, draft, lambda d: d.args[1:2] == (("brick",),))
    assert complete(table, draft)
    table.do(*(draft.kind, *draft.args))
    assert table.key == "respond"


def test_a_building_is_paid_from_the_landscape_that_is_pressed() -> None:
    table = begin().hold("farm_a").goods(w=1, b1=1, b2=2, t1=1)
    draft = pressed(table, Draft("build", 0), lambda d: d.args[0] == "farm_a")
    assert draft.args[1] == SITES[0]
    assert complete(table, draft)
    assert "clay_pit_2" in draft.args[2], "the fuller one is proposed"
    other = pressed(table, draft, lambda d: "clay_pit_1" in d.args[2])
    moved = pressed(table, other, lambda d: d.args[1] == SITES[5])
    assert moved.args[2] == other.args[2]
    table.do("build", *moved.action().args)
    assert (table.w("b1"), table.w("b2")) == (0, 2)
    assert table.s.sites[0][5] == "farm_a"


def test_a_layout_is_made_by_changing_places() -> None:
    table = Table(CONTROLLER.setup(2, {"free_layout": "true"}, Chance(5)), 5)
    seat = table.seat
    view = CONTROLLER.view(table.s, seat)

    def after(draft: Draft, card: str) -> Draft:
        """The draft when that card is pressed: it is lifted, or the lifted one comes to lie where it was."""
        sheet = LOOK.worksheet(view, draft)
        assert sheet is not None
        at = (draft.args[0] if draft.args else RECOMMENDED).index(card)
        drafts = [press.draft for press in sheet.presses if press.rect[1] < sheet.done[1]]
        if not draft.part:
            return next(d for d in drafts if d.part == (card,))
        return next(d for d in drafts if d.args[0].index(draft.part[0]) == at)

    lifted = after(Draft("assign_layout", seat), "forest")
    swapped = after(lifted, "pasture")
    assert complete(table, swapped)
    wrong = after(after(swapped, "pasture"), "ship")
    assert not complete(table, wrong), "only landscapes lie beside a village"
    table.do("assign_layout", *swapped.action().args)
    assert table.s.layout[seat].index("pasture") == RECOMMENDED.index("forest")


def test_every_press_of_every_sheet_leads_on_and_speaks() -> None:
    texts = texts_of()
    for session in walked(17, {}, 200):
        if session.pending is None or session.pending.key != "actions" or len(session.plies) % 3:
            continue
        seat = session.pending.seats[0]
        view = session.view(seat)
        for kind in KINDS:
            drafts, seen = [Draft(kind, seat)], 0
            while drafts and seen < 12:
                sheet = LOOK.worksheet(view, drafts.pop())
                assert sheet is not None
                seen += 1
                _speaks(sheet.drawing, texts)
                assert all(known.has(sheet.label) for known in texts)
                for press in sheet.presses:
                    x, y, w, h = press.rect
                    assert x >= 190
                    assert x + w <= 1090
                    assert y >= 66
                    assert y + h <= 668
                drafts += [press.draft for press in sheet.presses[:: max(1, len(sheet.presses) // 4)]]


def _speaks(sheet: DisplayList, texts: list[Texts]) -> None:
    for mark in sheet.marks:
        if isinstance(mark, Text) and not mark.literal:
            assert all(known.has(mark.id) for known in texts), mark.id


# --- by mouse --------------------------------------------------------------------------------------


def opened(desk: Desk, scene: Any, key: str) -> WorksheetPrompt:
    """The sheet that a control opens."""
    desk.app.capture()
    control = next(c for c in scene.model.controls if c.key == key)
    x, y, w, h = scene.drag.control_rect(control)
    desk.pilot.click(x + w / 2, y + h / 2)
    prompt = scene.prompt
    assert isinstance(prompt, WorksheetPrompt)
    return prompt


def at_trade(seed: int) -> Session:
    """A moment of the action phase with much to trade."""
    for session in walked(seed, {}, 300):
        if session.pending is None or session.pending.key != "actions" or len(session.plies) < 30:
            continue
        s: AnnoState = session.view(None).state
        seat = session.pending.seats[0]
        if max(s.goods[7 * seat : 7 * seat + 3]) == 3 and sum(s.goods[7 * (1 - seat) :][:7]) > 1:
            return session
    raise AssertionError(seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trade_is_made_with_five_clicks(tmp_path: Path, language: str) -> None:
    desk = Desk(tmp_path, language)
    session = at_trade(40)
    scene = seated(desk, session)
    desk.robot.still()
    prompt = opened(desk, scene, "bank")
    for _ in range(2):
        press = next(p for p in prompt.sheet.presses if len(p.draft.args) > len(prompt.draft.args))
        x, y, w, h = press.rect
        desk.pilot.click(x + w / 2, y + h / 2)
        desk.app.capture()
    assert prompt.step.complete
    x, y, w, h = prompt.sheet.done
    desk.pilot.click(x + w / 2, y + h / 2)
    assert session.plies[-1].action.kind == "bank_trade"


def test_escape_leaves_a_sheet_and_nothing_has_happened(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "ja")
    session = at_trade(40)
    scene = seated(desk, session)
    desk.robot.still()
    plies = len(session.plies)
    opened(desk, scene, "offer")
    desk.pilot.key("esc")
    assert scene.prompt is None
    assert len(session.plies) == plies


# --- nothing is cut --------------------------------------------------------------------------------


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_sheet_is_cut(tmp_path: Path, cut: list[str], language: str) -> None:
    desk = Desk(tmp_path, language)
    session = at_trade(40)
    scene = seated(desk, session)
    desk.robot.still()
    for key in ("bank", "offer", "build"):
        control = next(c for c in scene.model.controls if c.key == key)
        if not scene.model.enabled(control):
            continue
        prompt = opened(desk, scene, key)
        for _ in range(4):
            desk.app.capture()
            more = [
                p
                for p in prompt.sheet.presses
                if len(p.draft.args) >= len(prompt.draft.args) and p.draft != prompt.draft
            ]
            if more:
                prompt.press(more[len(more) // 2].draft)
        desk.pilot.key("esc")
    assert not cut, sorted(set(cut))


def test_gold_of_both_villages_is_shown_for_every_way_to_pay() -> None:
    table = begin().gold(2, 3).asked("pay", 0, 2, "fire")
    params = [dict(c.params) for c in controls(table.view()) if c.key.startswith("split/")]
    assert [(p["left_after"], p["right_after"]) for p in params] == [(2, 1), (1, 2), (0, 3)]


def test_a_landscape_that_answers_shows_what_it_would_hold() -> None:
    table = begin().goods(w=3, f=1).asked("queen", 0)
    found = marks(table.view())
    assert str(found["0/fields"]) == "gain2"
    assert str(found["0/forest"]) == "shut"
    assert marks(CONTROLLER.view(table.s, 1)) == {}, "only to whoever is asked"


def test_nobody_pays_the_last_coin_by_a_click() -> None:
    table = begin().gold(0, 1)
    table.s.phase, table.s.speed, table.s.revealed = "voyage", 3, ("pirates_3",)
    table.s.voyage_deck = tuple(c for c in table.s.voyage_deck if c != "pirates_3")
    table.asked("pirates", 0, "pirates_3")
    last = [c for c in controls(table.view()) if c.key == "last"]
    assert [c.style for c in last] == ["compose"]
    draft = Draft("pay_tribute", 0, (0, 1, CONFIRM))
    assert CONTROLLER.check(table.s, draft.action()) is None
    assert Action("pay_tribute", 0, (0, 1)) not in CONTROLLER.legal(table.s, 0)


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_what_is_foreseen_or_proposed_is_cut(tmp_path: Path, cut: list[str], language: str) -> None:
    desk = Desk(tmp_path, language)
    drawn: Counter[str] = Counter()
    for seed in (12, 25, 31):
        session = Session(TITLE, [Seat(), Seat()], {}, seed)
        scene, rng = desk.open("table", session=session, read_only=True), Random(seed)
        while session.pending is not None and len(session.plies) < 220:
            seat = session.pending.seats[0]
            view = session.view(seat)
            by_kind = {a.kind: a for a in session.legal(seat)}
            for action in by_kind.values():
                sheet = LOOK.preview_overlay(view, action)
                paid = LOOK.worksheet(view, Draft(*action), deed=True)
                for each in filter(None, (sheet, paid.drawing if paid else None)):
                    scene.context.painter.draw(desk.app.canvas, each)
                    drawn[action.kind] += 1
            session.propose(chosen(session, rng))
    assert not cut, sorted(set(cut))
    assert len(drawn) > 9, drawn
    assert not desk.app.texts.missing
