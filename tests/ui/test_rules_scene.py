"""The rules in the app: every section readable, the way back to the table, what was refused, examples, searching."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Action, Refusal
from game.table.drop import Refused
from game.table.layout import inside, middle, union
from game.text.rulebook import nearest, ruled
from game.titles import catalogue
from game.titles.cultus.art.examples import EXAMPLES
from game.titles.cultus.rules.board import square_name
from game.ui.canvas import Canvas
from game.ui.scenes.rules.example import ExamplePanel
from game.ui.scenes.rules.page import found_in
from game.ui.theme import RED

from .. import day
from .conftest import Desk
from .test_scenes import LANGUAGES, SIZES, tidy
from .test_scenes import inside as within

TITLE = catalogue["cultus"]
REFUSED = "e4にあるアネットの記念碑に重なります。"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def rules_of(desk: Desk, anchor: str = "", **more: Any) -> Any:
    """The scene, drawn once."""
    scene = desk.open("rules", title=TITLE, anchor=anchor, **more)
    desk.app.capture()
    return scene


def ids(scene: Any) -> set[str]:
    """The widgets that can be reached."""
    return {w.id for w in scene.focusables()}


def pixel(desk: Desk, x: float, y: float) -> tuple[int, ...]:
    """The colour under a place of the stage."""
    canvas = desk.app.canvas
    return tuple(desk.app.capture().get_at((canvas.px(x), canvas.py(y))))[:3]


def rgb(colour: str) -> tuple[int, ...]:
    """A colour as numbers."""
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


# --- reading -----------------------------------------------------------------------------------------


@pytest.mark.sample(1)
@each_language
@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 1.5), (SIZES[1], 1.0)])
def test_every_section_can_be_read(
    desks: Callable[..., Desk], language: str, size: tuple[int, int], scale: float
) -> None:
    desk = desks(language=language, size=size, text_scale=scale)
    scene = rules_of(desk)
    for section in day.some(f"sections {language}", scene.sections, 12):
        scene.open(section.anchor)
        desk.app.draw()
        tidy(desk, scene)
        assert (scene.example is not None) == (section.anchor in EXAMPLES.anchors)
        assert within(scene.scroll.window, scene.paper)
        blocks = [item for item in scene.page.items if item.section is section and item.block is not None]
        assert len(blocks) == len(section.blocks)
        for above, below in zip(scene.page.items, scene.page.items[1:]):
            assert above.y + above.h <= below.y
        for link in scene.page.links:
            assert ruled(scene.sections, link.anchor) or link.anchor in {s.anchor for s in scene.sections}
            assert link.rect[0] + link.rect[2] <= scene.page.w + 0.5
        row = scene.contents.place(scene.contents.chosen)
        window = scene.contents.scroll.window
        assert window[1] - 0.5 <= row[1] <= window[1] + window[3] - row[3] + 0.5, "the open section is in view"


def test_a_page_shows_what_follows_only_where_no_example_stands_beside_it(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-place")
    assert {item.section.anchor for item in scene.page.items} == {"6.4-place"}
    scene.open("5.2")
    assert [i.section.anchor for i in scene.page.items if i.block is None] == ["5.2", "5.3"]
    scene.open("6.4")
    assert [i.section.anchor for i in scene.page.items if i.block is None] == ["6.4"], "each action has its own page"


def test_the_contents_unfold_what_is_open(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-place")
    listed = [s.anchor for s in scene.contents.listed]
    assert {"1", "5", "6", "6.1", "6.4", "6.4-move", "6.4-place", "10"} <= set(listed)
    assert not {"3.2", "6.8-ruben", "10.1"} & set(listed)
    assert listed == [s.anchor for s in scene.sections if s.anchor in listed], "in the order of the book"
    scene.open("6.8-ruben")
    listed = [s.anchor for s in scene.contents.listed]
    assert "6.8-annette" in listed
    assert "6.4-move" not in listed
    x, y, w, h = scene.contents.place(listed.index("7"))
    desk.pilot.click(x + w / 2, y + h / 2)
    assert scene.anchor == "7"


def test_actions_carry_their_cost(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-place")
    x, y = scene.paper[0] + 34 + scene.page.w, scene.scroll.window[1] + 6
    assert pixel(desk, x - 8, y + 25) == rgb("#2B1D4F")
    scene.open("6.1")
    assert pixel(desk, x - 8, y + 25) != rgb("#2B1D4F")
    costs = {s.anchor: s.cost for s in scene.sections if s.cost >= 0}
    assert costs.pop("6.4-character") == 0
    assert set(costs.values()) == {1}
    assert len(costs) == 5


def test_headings_in_the_other_language_follow_the_captions(desks: Callable[..., Desk]) -> None:
    shown, plain = rules_of(desks(captions=True), "6.4-place"), rules_of(desks(captions=False), "6.4-place")
    assert shown.other_title("6.4-place") == "Placing a construction card"
    assert plain.other_title("6.4-place") == ""


# --- by keys -----------------------------------------------------------------------------------------


def test_keys_turn_the_pages(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-place")
    anchors = [s.anchor for s in scene.sections]
    here = anchors.index("6.4-place")
    desk.pilot.key("down")
    assert scene.anchor == anchors[here + 1]
    desk.pilot.key("up", "up")
    assert scene.anchor == anchors[here - 1]
    desk.pilot.key("alt+left")
    assert scene.anchor == anchors[here]
    desk.pilot.key("alt+left", "alt+left", "alt+left")
    assert scene.anchor == "6.4-place", "the first page stays"
    desk.pilot.key("end")
    assert scene.anchor == anchors[-1]
    desk.pilot.key("home")
    assert scene.anchor == anchors[0]
    desk.pilot.press("next")
    assert scene.anchor == anchors[1]
    desk.pilot.press("previous")
    desk.pilot.press("previous")
    assert scene.anchor == anchors[0]


def test_keys_read_on_and_then_turn_the_page(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-move")
    assert scene.scroll.most > 0
    seen = 0
    while scene.anchor == "6.4-move":
        seen += 1
        assert seen < 9
        desk.pilot.key("pagedown")
    assert seen > 1
    assert scene.scroll.offset == 0


def test_links_are_followed_by_hand_and_by_keys(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-place")
    (link,) = (w for w in scene.widgets if w.id.endswith("-6.7"))
    desk.pilot.click(*link.centre)
    assert scene.anchor == "6.7"
    desk.pilot.key("alt+left")
    for _ in range(12):
        desk.pilot.key("tab")
        if scene.focus.id.endswith("-3.4"):
            break
    desk.pilot.key("enter")
    assert scene.anchor == "3.4"
    assert scene.focus in scene.widgets


def test_a_link_that_is_scrolled_away_cannot_be_pressed(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-move")
    links = [w for w in scene.widgets if w.id.startswith("link-") and "-R" not in w.id]
    assert links
    assert not any(w.visible for w in links)
    scene.scroll.to(scene.scroll.most)
    desk.pilot.wheel(500, 300, -1)
    assert all(w.visible and within(w.rect, scene.scroll.window) for w in links)


# --- the way back ------------------------------------------------------------------------------------


def test_without_a_table_there_is_no_way_back_to_one(desk: Desk) -> None:
    desk.shelf()
    scene = rules_of(desk, "6.4-place", refused=REFUSED)
    assert not {"to-table", "see-table"} & ids(scene)
    desk.pilot.key("esc")
    assert scene not in desk.app.scenes.stack


@pytest.mark.parametrize("key", ["to-table", "esc", "back"])
def test_the_table_is_one_step_away(desk: Desk, key: str) -> None:
    table = desk.solo(7, 30)
    scene = rules_of(desk)
    assert "to-table" in ids(scene)
    if key == "esc":
        desk.pilot.key(key)
    else:
        desk.pilot.press(key)
    assert desk.top is table


def test_the_table_is_reached_over_the_pause_menu(desk: Desk) -> None:
    table = desk.solo(7, 30)
    desk.open("pause", table=table)
    desk.app.capture()
    desk.pilot.press("pause-rules")
    assert type(desk.top).__name__ == "Rules"
    desk.pilot.press("to-table")
    assert desk.top is table


# --- what was refused --------------------------------------------------------------------------------


def refused_at_the_table(desk: Desk) -> Refusal:
    """A table that has just refused a card over a monument."""
    table = desk.solo(7, 30)
    monument = next(iter(table.model.view.state.monuments.values()))
    params = {"square": square_name(monument), "owner": "enemy_annette"}
    refusal = Refusal("covers_monument", params, "6.4-place")
    spot = table.model.layout.slots["anchor/3/3"].rect
    table.deeds.resolve(Refused(refusal, Action("place_construction", 0)), "c01", spot, None)
    desk.app.capture()
    return refusal


def test_a_refusal_opens_its_rule_and_is_still_lit_on_the_table(desk: Desk) -> None:
    refusal = refused_at_the_table(desk)
    table = desk.scene
    desk.pilot.click(*middle(table.popover.link_rect))
    scene = desk.top
    assert scene.anchor == refusal.rule
    assert scene.refused == table.words.refusal(refusal)
    desk.pilot.press("see-table")
    assert desk.top is table
    assert table.notes.place == table.model.layout.slots["anchor/3/3"].rect
    assert table.popover.sentence == table.words.refusal(refusal)


@each_language
def test_the_step_that_refused_is_marked_in_red(desks: Callable[..., Desk], language: str) -> None:
    desk = desks(language=language)
    desk.solo(7, 30)
    scene = rules_of(desk, "6.4-place", refused=REFUSED, code="covers_monument")
    assert scene.refusing.number == 2
    item = scene.page.item(scene.section, scene.refusing)
    x, y = scene.paper[0] + 34, scene.scroll.window[1] + 6 + item.y - scene.scroll.offset
    assert pixel(desk, x - 2, y + item.h / 2) == rgb(RED)
    scene.code = "not_next_to_pawn"
    assert scene.refusing.number == 3
    assert pixel(desk, x - 2, y + item.h / 2) != rgb(RED)


def test_every_refusal_with_a_step_is_brought_into_view(desks: Callable[..., Desk]) -> None:
    desk = desks(text_scale=1.5)
    desk.solo(7, 30)
    scene = rules_of(desk)
    named = [(s.anchor, b) for s in scene.sections for b in s.blocks if b.codes]
    assert len(named) > 30
    for anchor, block in named:
        desk.app.scenes.pop()
        scene = rules_of(desk, anchor, refused=REFUSED, code=block.codes[0])
        item = scene.page.item(scene.section, block)
        assert scene.refusing is block
        top, high = scene.scroll.window[1], scene.scroll.window[3]
        y = top + 6 + item.y - scene.scroll.offset
        assert top <= y, anchor
        assert y + min(item.h, high - 40) <= top + high + 1, anchor


def test_a_refusal_without_a_step_marks_nothing(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-place", refused=REFUSED, code="wrong_phase")
    assert scene.anchor == "6.4-place"
    assert scene.refusing is None


def test_a_refusal_of_a_part_opens_the_part(desk: Desk) -> None:
    scene = rules_of(desk, "6.8", refused=REFUSED, code="not_towards")
    assert scene.anchor == "6.8-annette"
    assert scene.refusing.number == 1


def test_the_reason_stands_only_over_its_own_section(desk: Desk) -> None:
    desk.solo(7, 30)
    scene = rules_of(desk, "6.4-place", refused=REFUSED, code="covers_monument")
    assert "see-table" in ids(scene)
    scene.open("6.1")
    assert "see-table" not in ids(scene)
    assert scene.refusing is None
    scene.back()
    assert "see-table" in ids(scene)


@each_language
@pytest.mark.parametrize("scale", [0.8, 1.5])
def test_a_long_reason_is_shown_whole(desks: Callable[..., Desk], language: str, scale: float) -> None:
    desk = desks(language=language, text_scale=scale)
    desk.solo(7, 30)
    scene = rules_of(desk, "6.4-place", refused=REFUSED * 3, code="covers_monument")
    tidy(desk, scene)
    need = desk.app.canvas.height(scene.refused, scene._banner_room(), 14.5)
    assert 26 + need <= scene._banner_height() + 0.5
    assert scene.paper[1] + 14 + scene._banner_height() <= scene.scroll.window[1]


# --- examples ----------------------------------------------------------------------------------------


@pytest.mark.sample(1)
@each_language
@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 1.5), (SIZES[1], 1.0)])
def test_every_example_is_drawn_whole(
    desks: Callable[..., Desk], language: str, size: tuple[int, int], scale: float
) -> None:
    desk = desks(language=language, size=size, text_scale=scale)
    for anchor in day.some("examples that are drawn", EXAMPLES.anchors, 16):
        scene = rules_of(desk, anchor)
        panel: ExamplePanel = scene.example
        canvas = page_canvas(desk)
        x, y, w, h = panel.rect
        assert len(panel.rows) == len(panel.tries) == len(panel.example.cases)
        for row, tried in zip(panel.rows, panel.tries):
            assert within(row, (x, y, w, h - 6))
            assert canvas.height(tried.words, row[2] - 78, 11.5 / scale, leading=1.42) <= row[3]
        pictures = panel._pictures(y + 54, panel.rows[0][1] - y - 62)
        assert len(pictures) == len(panel.example.windows)
        for _, rect in pictures:
            assert within(rect, (x + 4, y + 48, w - 8, panel.rows[0][1] - y - 48)), anchor
        assert sum(rect[3] for _, rect in pictures) > 150, anchor
        colours = {pixel_at(desk, rect) for _, rect in pictures}
        assert len(colours) >= 1


def page_canvas(desk: Desk) -> Canvas:
    """The window's canvas with the icons of the title."""
    return desk.app.canvas.child((0, 0, 0, 0), "cultus")


def pixel_at(desk: Desk, rect: tuple[float, ...]) -> tuple[int, ...]:
    """The colour in the middle of a rectangle."""
    canvas = desk.app.canvas
    return tuple(desk.app.surface.get_at((canvas.px(rect[0] + rect[2] / 2), canvas.py(rect[1] + rect[3] / 2))))


def test_a_try_says_the_step_it_breaks(desks: Callable[..., Desk]) -> None:
    for language, end in (("ja", "（2）"), ("en", "(2)")):
        panel = rules_of(desks(language=language), "6.4-place").example
        assert [t.verdict.can for t in panel.tries] == ["yes", "no", "no"]
        assert panel.tries[1].words.endswith(end)
        assert "**" in panel.tries[0].words


def test_pointing_at_a_try_lights_it_alone(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-place")
    panel = scene.example
    before = desk.app.capture().get_buffer().raw
    desk.pilot.move(*middle(panel.rows[1]))
    assert panel.pointed is panel.tries[1]
    assert scene.looked_at(scene.section, scene.section.resting("covers_monument"))
    assert not scene.looked_at(scene.section, scene.section.resting("not_next_to_pawn"))
    assert desk.app.capture().get_buffer().raw != before
    desk.pilot.move(40, 700)
    assert panel.pointed is None
    assert desk.app.capture().get_buffer().raw == before


def test_the_picture_is_the_table_itself(desk: Desk) -> None:
    """A square of the example has the colours that the table gives it."""
    scene = rules_of(desk, "6.8-wilhelm")
    panel = scene.example
    (_, town) = panel._pictures(panel.rect[1] + 54, panel.rows[0][1] - panel.rect[1] - 62)
    window, rect = town
    state = window.view.state
    part = union(panel.layout.slots[name].rect for name in window.place)
    seen: dict[int, set[tuple[int, ...]]] = {}
    for name, slot in panel.layout.slots.items():
        if slot.type == "square" and inside(part, *slot.centre):
            _, row, col = name.split("/")
            square = int(row) * 8 + int(col)
            taken = state.monument_bits | state.pawn_bits
            if not taken >> square & 1:
                k = rect[2] / part[2]
                place = (rect[0] + (slot.rect[0] - part[0] + 4) * k, rect[1] + (slot.rect[1] - part[1] + 26) * k)
                seen.setdefault(state.cells[square], set()).add(pixel_at(desk, (*place, 0, 0)))
    assert len(seen) > 3
    for kind, others in zip(seen, [*seen][1:]):
        assert not seen[kind] & seen[others], "kinds of squares look different"


# --- searching ---------------------------------------------------------------------------------------


@each_language
def test_what_is_searched_for_is_found_counted_and_marked(desks: Callable[..., Desk], language: str) -> None:
    desk = desks(language=language)
    scene = rules_of(desk, "6.4-push")
    desk.pilot.key("ctrl+f")
    assert scene.focus is scene.search
    word = "記念碑" if language == "ja" else "monument"
    desk.pilot.type(word)
    assert 0 < len(scene.shown) < len(scene.sections)
    assert scene.anchor == "6.4-push", "a page that holds the word stays open"
    assert scene.hits(scene.section) == scene.section.plain().casefold().count(word)
    assert scene.contents.listed == scene.shown
    picture = desk.app.capture()
    places = [(x, y) for x in range(330, 820, 3) for y in range(90, 630, 3)]
    marked = sum(tuple(picture.get_at(place))[:3] == rgb("#FFDF7E") for place in places)
    assert marked > 150
    before = scene.anchor
    desk.pilot.key("enter")
    assert scene.anchor != before
    assert scene.hits(scene.section) > 0
    desk.pilot.type("zzzz")
    assert scene.shown == []
    desk.app.capture()
    desk.pilot.key("tab", "up", "down")
    desk.app.capture()


def test_a_search_opens_the_first_section_that_holds_it(desk: Desk) -> None:
    scene = rules_of(desk, "1")
    desk.pilot.key("ctrl+f")
    desk.pilot.type("飛び越")
    assert scene.anchor == scene.shown[0].anchor == "6.4-move"
    item = next(i for i in scene.page.items if i.block and "飛び越" in i.block.text)
    y = scene.scroll.window[1] + 6 + item.y - scene.scroll.offset
    assert scene.scroll.window[1] <= y <= scene.scroll.window[1] + scene.scroll.window[3]
    for _ in range(3):
        desk.pilot.key("backspace")
    assert scene.shown == list(scene.sections)


def test_hits_are_found_across_lines_bold_words_and_icons(desk: Desk) -> None:
    canvas = page_canvas(desk)
    whole = canvas.measure("abc", 14)
    (hit,) = found_in(canvas, "xx abc yy", 900, 14, ["abc"])
    assert hit[1] == 0
    assert abs(hit[0] - (canvas.measure("xx abc", 14) - whole)) <= 2
    assert abs(hit[2] - whole) <= 2
    assert len(list(found_in(canvas, "abc ABC **aBc** [coin]abc", 900, 14, ["abc"]))) == 4
    assert len(list(found_in(canvas, "記**念**碑", 900, 14, ["記念碑"]))) == 1
    parts = list(found_in(canvas, "記念碑" * 6, 14 * 4, 14, ["記念碑"]))
    assert {number for _, number, _ in parts} > {0, 1}
    assert all(left >= 0 and left + wide <= 14 * 4 + 2 for left, _, wide in parts)
    assert list(found_in(canvas, "abd [abc]", 900, 14, ["abc"])) == []


def test_a_place_that_is_not_in_the_book_opens_what_is_around_it(desk: Desk) -> None:
    scene = rules_of(desk, "6.4-swim-fast")
    assert scene.anchor == nearest(scene.sections, "6.4-swim-fast") == "6.4"
    scene.open("99")
    assert scene.anchor == "6.4"
    assert rules_of(desk, "99").anchor == "1"
