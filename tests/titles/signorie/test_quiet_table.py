"""The quiet table of Signorie: what is left out is nowhere told as nothing, and what is shown in its place is true."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import Svg, Text, in_full, quieted
from game.titles.signorie.art import own
from game.titles.signorie.art.ending import body
from game.titles.signorie.art.gains import gain_of
from game.titles.signorie.art.held import die, firing
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.components import CAREER_SLOTS, COLOR, COLORS, HOUSES
from game.titles.signorie.rules.scoring import careers_vp

from .positions import RED, YELLOW, Table, table


def texts(marks: list[object]) -> list[str]:
    """What is written or said, as the sheets name it."""
    return [mark.id for mark in marks if isinstance(mark, Text)]


def test_missing_shields_stay_as_shadows_and_no_row_is_said_to_be_worth_nothing() -> None:
    t = table().turn(YELLOW)
    sheet = own.plan(View(YELLOW, t.s))
    quiet, full = quieted(sheet), in_full(sheet)
    assert "signorie-art-row-lacks" in texts([*full.marks])
    assert "signorie-art-row-lacks" not in texts([*quiet.marks])
    shown = [
        [mark for mark in form.marks if isinstance(mark, Svg) and mark.name.rpartition("/")[2] in HOUSES]
        for form in (quiet, full)
    ]
    assert len(shown[0]) == len(shown[1]) > 0
    assert min(mark.alpha for mark in shown[0]) < min(mark.alpha for mark in shown[1])


def test_helpers_who_work_with_the_die_in_the_hand_are_named() -> None:
    t = table().turn(YELLOW).no_tiles().helpers(YELLOW, "hs_light_blue_1", "hs_light_blue_3", "hs_red_1")
    column = COLOR["light_blue"]
    assert [helper.id for helper in firing(t.s, YELLOW, column)] == ["hs_light_blue_1"]
    t.city("roma", 2 * YELLOW)
    assert [helper.id for helper in firing(t.s, YELLOW, column)] == ["hs_light_blue_1", "hs_light_blue_3"]
    assert firing(t.s, RED, column) == []
    t.pool(light_blue=(6,)).florins(YELLOW, 9)
    told = texts([*die(View(YELLOW, t.s), "light_blue", 6).marks])
    assert told.count("signorie-art-tiny-take-face-down-tile") == 1
    assert told.count("signorie-art-effect-take-face-down-tile") == 1
    assert "signorie-art-tiny-gain-3-florins" not in told


def _marries(t: Table, florins: int) -> tuple[bool, str]:
    """Whether the rules let the die of marriages do its action with so much left, and what its plate says."""
    t.florins(YELLOW, florins).placed(YELLOW, "red", 6)
    may = CONTROLLER.check(t.s, Action("main_signoria", YELLOW)) is None
    return may, gain_of(t.s, YELLOW, COLOR["red"], florins)


def test_a_plate_says_what_a_deed_brings_where_it_can_be_done() -> None:
    t = table().turn(YELLOW).supply(YELLOW, 1, 1)
    assert (_marries(t, 0), _marries(t, 1)) == ((False, ""), (True, "+2[vp]"))
    assert (_marries(t, 3), _marries(t.supply(YELLOW, 1, 0), 3)) == ((True, "+2–6[vp]"), (False, ""))
    mission = COLOR["light_blue"]
    assert gain_of(t.s, YELLOW, mission, 0) == ""
    t.sons(YELLOW, "political", 4, 1)
    values = sorted(CAREER_SLOTS[slot].vp for slot in (4, 1))
    assert gain_of(t.s, YELLOW, mission, 0) == f"+{values[0]}–{values[1]}[vp]"
    assert all(gain_of(t.s, YELLOW, color, 9) for color in range(len(COLORS)) if color != COLOR["red"])


def test_the_ending_tells_all_sons_however_many_there_are() -> None:
    t = table().sons(YELLOW, "political", 1, 3, 4).sons(YELLOW, "military", 2, 5, 8).sons(RED, "clerical", 6)
    told = texts([*body(t.s, (1, 2, 3, 4), {}).marks])
    assert not [text for text in told if "…" in text]
    before = sum(CAREER_SLOTS[slot].vp for slot in (1, 3, 4, 2, 5, 8))
    assert f"{before}→{careers_vp(t.s, YELLOW)}" in told
    assert "[son]6" in told
    assert f"{CAREER_SLOTS[6].vp}→{CAREER_SLOTS[6].final_vp}" in told
