"""The quiet table, over all titles: what answers and what is one's own never steps back, and whatever steps back comes back
whole where one points, for the key that shows everything, and for whoever wants all of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from game.engine import Seat, Session, View
from game.paths import bundled
from game.presentation import DisplayList, Hot, Text, in_full, quieted
from game.presentation.areas import HOUSE, OWN, Area, areas_of
from game.settings import Settings, is_quiet
from game.table.affordances import lit
from game.table.layout import LayoutError, inside, middle
from game.table.loudness import NOTHING, sunk
from game.table.model import TableModel
from game.table.tmx import load_layout
from game.text.catalog import LANGUAGES
from game.titles import catalogue
from game.ui.table.attention import DWELL, LINGER, Attention
from game.ui.table.scene import TableScene

from .. import day
from ..table.test_layout import board
from ..ui.conftest import Desk

TITLES = sorted(catalogue)
FIRST = 12
"""Moments at which something has stepped back."""
SMOOTHED = 0.005
"""So much of a picture may differ where a letter begins between two pixels."""
LEVEL = 1
"""By so much a colour may differ where of a large gradient only a part is drawn."""


@cache
def asked(title: str, plies: int) -> Session:
    """A game of two, or of as few as may play, well on its way, in which the first seat is asked; of one that has ended by
    then the last such moment."""
    module = catalogue[title]
    rng, seats = random.Random(f"{title}/{plies}"), max(2, module.fewest) if module.most > 1 else 1
    session = Session(module, [Seat("human"), *(Seat("bot:random") for _ in range(seats - 1))], {}, 11)
    last = 0
    while session.pending is not None and (len(session.plies) < plies or 0 not in session.pending.seats):
        last = len(session.plies) if 0 in session.pending.seats else last
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    return session if session.pending is not None else session.fork(last)


def models(title: str) -> list[TableModel]:
    """Tables of that title at several moments."""
    found = [TableModel(asked(title, plies), bundled("art"), 0) for plies in (0, 9, 31, 58)]
    return [model for model in found if model.playing]


@pytest.mark.parametrize("title", TITLES)
def test_what_answers_and_what_is_own_stays(title: str) -> None:
    for model in models(title):
        areas, found = model.layout.areas, sunk(model)
        assert not {name for name in found.areas if areas[name].purpose in (HOUSE, OWN)}
        for rect in lit(model):
            assert areas.at(*middle(rect)) not in found.areas
            assert not [name for name in found.slots if inside(model.layout.slots[name].rect, *middle(rect))]


def answering(title: str) -> Iterator[TableModel]:
    """The first moments of a game at which something on the table answers its first seat: buttons alone ask for nothing there."""
    session, rng = asked(title, 0), random.Random(title)
    session = session.fork(len(session.plies))
    while session.pending is not None:
        if 0 in session.pending.seats:
            model = TableModel(session, bundled("art"), 0)
            if lit(model):
                yield model
        session.propose(rng.choice(session.legal(session.pending.seats[0])))


@pytest.mark.parametrize("title", TITLES)
def test_what_is_not_asked_for_steps_back(title: str) -> None:
    found = [any(sunk(model)) for model in islice(answering(title), FIRST)]
    assert any(found) or not found


@pytest.mark.parametrize("title", TITLES)
def test_nothing_steps_back_where_nobody_is_asked(title: str) -> None:
    model = TableModel(asked(title, 9), bundled("art"), 0)
    model.looking = 3
    model.refresh()
    assert sunk(model) == NOTHING


@pytest.mark.sample(3)
@pytest.mark.parametrize("title", TITLES)
def test_a_part_that_is_pointed_at_is_that_of_the_full_table(title: str, desks: Callable[..., Desk]) -> None:
    session = asked(title, 31)
    full = desks(table="full", language="en", ambience=False)
    full.sit(session, keep=False)
    full.seat()
    full.app.capture()
    quiet = desks(language="en", ambience=False)
    scene = quiet.sit(session, keep=False)
    quiet.seat()
    quiet.app.capture()
    changed = 0
    for name, area in scene.board.quiet._areas.items():
        box = scene.stage.canvas.box(area.rect)
        whole = full.scene.board.ground.picture.subsurface(box)
        changed += scene.board.ground.picture.subsurface(box).copy().get_buffer().raw != whole.copy().get_buffer().raw
        scene.context.attention.wake(name)
        quiet.app.capture()
        seen = scene.board.quiet._full[name][1].copy().get_buffer().raw
        other = sum(abs(a - b) > LEVEL for a, b in zip(seen, whole.copy().get_buffer().raw, strict=True))
        assert other <= len(seen) * SMOOTHED, name
    assert changed


@pytest.mark.parametrize("title", TITLES)
def test_whatever_the_full_table_says_and_shows_is_an_aside_at_most(title: str) -> None:
    """Places that answer the pointer are there in both forms, and a quiet sheet shows nothing that has an aside of its
    kind left."""
    for model in models(title):
        for sheet in (*model.panels.values(), model.art.backdrop(model.view)):
            quiet, full = quieted(sheet), in_full(sheet)
            assert [m for m in quiet.marks if isinstance(m, Hot)] == [m for m in full.marks if isinstance(m, Hot)]
            assert all(isinstance(m, Hot) or m.aside in ("", "shadow") for m in quiet.marks)
            assert quieted(quiet).size == sheet.size


@pytest.mark.sample(3)
@pytest.mark.parametrize("title", TITLES)
def test_whatever_is_left_out_comes_back_where_one_points(title: str, desks: Callable[..., Desk]) -> None:
    for plies in (9, 31):
        scene = desks(language="en", ambience=False).sit(asked(title, plies), keep=False)
        scene.stage.capture()
        model, quiet = scene.model, scene.board.quiet
        quiet.settle()
        for name, sheet in model.panels.items():
            x, y, w, h = model.layout.regions.get(name, (0, 0, 0, 0))
            for mark in sheet.marks:
                left, top = middle(mark.rect)
                if not isinstance(mark, Hot) and mark.aside and 0 <= left < w and 0 <= top < h:
                    assert quiet.area_at(x + left, y + top, model.panels), (name, mark)


WAYS = ("in the picture", "where one points", "in a tip", "nowhere")
ROUNDED = 1.0
"""By so many units words may be wider than the part that shows them: their last letter has air beside it."""


def facts_told(scene: TableScene) -> Iterator[tuple[str, str]]:
    """Each text run of the full table, and how whoever looks at the quiet one learns it."""
    model, quiet, canvas = scene.model, scene.board.quiet, scene.stage.canvas
    quiet.settle()
    panels = {name: sheet for name, sheet in model.panels.items() if name in model.layout.regions}
    sheets = [(model.layout.regions[name][:2], sheet) for name, sheet in panels.items()]
    light = model.art.light(model.view)
    sheets += [((0.0, 0.0), sheet) for sheet in (model.art.backdrop(model.view), light) if sheet is not None]
    for (x, y), sheet in sheets:
        painter, full = scene.context.painter, in_full(sheet)
        left = Counter(painter.words(mark) for mark in quieted(sheet).marks if isinstance(mark, Text))
        hot = [mark for mark in full.marks if isinstance(mark, Hot)]
        for mark, (bx, by, bw, bh) in painter.extents(canvas, full):
            words = painter.words(mark)
            if mark.caption or not words.strip():
                continue
            if left[words]:
                left[words] -= 1
                yield words, WAYS[0]
                continue
            area = quiet.area_at(x + bx + bw / 2, y + by + bh / 2, panels)
            ax, _, aw, _ = quiet._areas[area].rect if area else (0.0, 0.0, 0.0, 0.0)
            if area and ax - ROUNDED <= x + bx and x + bx + bw <= ax + aw + ROUNDED:
                yield words, WAYS[1]
            elif any(
                inside(one.rect, bx + bw / 2, by + bh / 2) and model.art.tip(model.view, one.target) for one in hot
            ):
                yield words, WAYS[2]
            else:
                yield words, WAYS[3]


@pytest.mark.parametrize(
    "plies", [None, *(pytest.param(plies, marks=pytest.mark.long) for plies in (0, 14, 31, 58, 75))]
)
@pytest.mark.parametrize("title", TITLES)
def test_no_fact_of_the_full_table_is_lost(title: str, plies: int | None, desks: Callable[..., Desk]) -> None:
    """Every text run, one by one, in display lists and not in pixels; which moment, the day decides."""
    dice = day.dice(f"facts/{title}")
    session = asked(title, dice.randrange(70) if plies is None else plies)
    scene = desks(language=dice.choice(LANGUAGES), ambience=False).sit(session, keep=False)
    scene.stage.capture()
    told = list(facts_told(scene))
    assert told
    lost = [words for words, way in told if way == WAYS[3]]
    assert lost == [], f"{title} after {len(session.plies)} plies"


def test_a_fact_that_no_part_brings_back_is_lost(desks: Callable[..., Desk]) -> None:
    scene = desks(language="en", ambience=False).sit(asked("cultus", 9), keep=False)
    scene.stage.capture()
    backdrop = scene.model.art.backdrop

    def with_a_word(view: View) -> DisplayList:
        sheet = backdrop(view)
        with sheet.aside():
            sheet.write((1262, 300, 18, 20), "42")
        return sheet

    scene.model.art.backdrop = with_a_word
    assert [words for words, way in facts_told(scene) if way == WAYS[3]] == ["42"]


def test_the_key_that_shows_everything(desks: Callable[..., Desk]) -> None:
    desk = desks(language="en")
    scene = desk.sit(asked("cultus", 9), keep=False)
    desk.seat()
    desk.app.capture()
    assert any(scene.board.quiet.settle())
    from game.ui import events as ev

    desk.app.dispatch(ev.Key("alt+left alt"))
    desk.app.capture()
    assert not any(scene.board.quiet.settle())
    desk.app.dispatch(ev.KeyUp("left alt"))
    desk.app.capture()
    assert any(scene.board.quiet.settle())


def test_the_newest_lines_and_the_thread_become_log_and_timeline(desks: Callable[..., Desk]) -> None:
    desk = desks(language="en")
    scene = desk.sit(asked("cultus", 31), keep=False)
    desk.seat()
    desk.app.capture()
    log, timeline = scene.log, scene.timeline
    assert log.brief
    assert timeline.brief
    assert 1 <= len(log.newest) <= 3
    assert log.newest[-1] == [line for line in log.lines if not line.heading][-1]
    for part in (log, timeline):
        x, y = middle(part.rect)
        desk.pilot.move(x, y)
        desk.pilot.wait(0.3)
        assert not part.brief
        assert scene.model.looking is None
        desk.pilot.move(640, 300)
        desk.pilot.wait(0.8)
        assert part.brief
    desk.pilot.click(*middle(timeline.rect))
    assert scene.model.looking is None
    desk.pilot.click(timeline.track[0] + 20, middle(timeline.rect)[1])
    assert scene.model.looking is not None
    desk.app.capture()
    assert not log.brief
    assert not timeline.brief


def test_a_part_comes_after_a_while_and_goes_after_another() -> None:
    attention = Attention()
    attention.quiet = True
    attention.point("focus")
    assert not attention.update(DWELL / 2)
    assert attention.update(DWELL)
    assert attention.full("focus")
    attention.point("")
    assert not attention.update(LINGER / 2)
    assert attention.update(LINGER)
    assert not attention.full("focus")
    attention.keep(["focus"])
    assert attention.full("focus")


@pytest.mark.parametrize(
    ("changes", "quiet"),
    [({}, True), ({"table": "full"}, False), ({"text_scale": 1.3}, False), ({"highlight": "strong"}, False)],
)
def test_who_wants_all_of_it_has_it(changes: dict[str, object], quiet: bool) -> None:
    assert is_quiet(Settings(**changes)) is quiet


def test_a_sheet_in_its_two_forms() -> None:
    sheet = DisplayList(100, 50)
    sheet.write((0, 0, 50, 20), "12")
    with sheet.aside():
        sheet.say((0, 20, 50, 20), "table-round", {"round": 1})
    with sheet.aside("shadow"):
        sheet.svg("shared/seats/blue", (60, 0, 20, 20))
        sheet.write((80, 0, 20, 20), "0")
    with sheet.aside("quiet"):
        sheet.write((0, 20, 100, 20), "I")
    outer = DisplayList(100, 50)
    with outer.aside():
        outer.place(sheet, 0, 0)
    assert [getattr(mark, "id", getattr(mark, "name", "")) for mark in quieted(sheet).marks] == [
        "12",
        "shared/seats/blue",
        "I",
    ]
    assert [mark.alpha for mark in quieted(sheet).marks if hasattr(mark, "name")] == [56]
    assert len(in_full(sheet).marks) == 4
    assert [getattr(mark, "id", "") for mark in quieted(outer).marks] == ["", "I"]


def test_a_board_parts_a_region_and_says_whose_it_is(tmp_path: Path) -> None:
    head = (
        '<object id="9" name="{}" type="{}" x="{}" y="0" width="100" height="80"><properties>{}</properties></object>'
    )
    own = '<property name="purpose" value="own"/><property name="each" type="bool" value="true"/>'
    bad = '<property name="purpose" value="nobody"/>'
    layout = board(
        tmp_path,
        '<object id="1" name="focus" type="region" x="0" y="0" width="300" height="80"/>',
        head.format("harbour", "part", 0, ""),
        head.format("land", "region", 400, own),
    )
    assert layout.areas == {"harbour": Area((0, 0, 100, 80)), "land": Area((400, 0, 100, 80), OWN, True)}
    assert areas_of({"focus": (0, 0, 9, 9), "log": (0, 9, 9, 9)}, {})["log"].purpose == HOUSE
    load_layout.cache_clear()
    with pytest.raises(LayoutError, match="land"):
        board(tmp_path, head.format("land", "region", 400, bad))
