"""The outlook: what both ways to win still need, what threatens, and what lights up for it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine import Seat, Session
from game.presentation import DisplayList, Hot, Text, art_of
from game.text.catalog import LANGUAGES
from game.titles.anno1701 import TITLE
from game.titles.anno1701.art import forecast
from game.titles.anno1701.art.forecast import leader, threat
from game.titles.anno1701.rules.prospects import next_rank, seven_crowns, two_merchants
from game.titles.anno1701.rules.state import favour, merchants
from game.ui.table.chrome.forecast import Forecast

from ...ui.conftest import Desk
from .positions import begin
from .test_table import chosen

LOOK = art_of(TITLE)


def test_seven_crowns_are_counted_from_the_cheapest_people() -> None:
    table = begin().people("CSPP").all_goods(0).luxury(0, 0)
    goal = seven_crowns(table.s, 0)
    assert goal.rises == 4
    assert goal.lack == {"food": 8, "cloth": 4, "rum": 4, "tobacco": 2}, "two settlers, then two citizens"
    assert seven_crowns(table.goods(f=3, c=3).luxury(3, 3).s, 0).lack == {"food": 5, "cloth": 1, "rum": 1}


def test_two_merchants_are_counted_from_those_who_stand_highest() -> None:
    table = begin().people("MCPP").all_goods(0).luxury(1, 0)
    assert two_merchants(table.s, 0) == (1, {"food": 2, "rum": 1, "tobacco": 2})
    assert next_rank(table.goods(f=2, c=2).s, 0) == ("settler", {})


def test_the_other_price_of_a_settler_is_counted() -> None:
    table = begin(settler_cost="wood2_cloth2").all_goods(0)
    assert next_rank(table.s, 0) == ("settler", {"wood": 2, "cloth": 2})


@pytest.mark.parametrize(
    ("ranks", "rival", "said"),
    [
        ("PPPP", "PPPP", ("level", {"count": 6})),
        ("CCSP", "PPPP", ("ahead", {"seat": 0, "count": 2, "other": 6})),
        ("PPPP", "MCPP", ("ahead", {"seat": 1, "count": 1, "other": 6})),
    ],
)
def test_the_shorter_way_says_who_leads(ranks: str, rival: str, said: object) -> None:
    assert leader(begin().people(ranks).people(rival, 1).s) == said


@pytest.mark.parametrize(
    ("gold", "ranks", "own", "danger"),
    [
        ((3, 3), "PPPP", (), "calm"),
        ((2, 1), "PPPP", (), "poor"),
        ((4, 0), "PPPP", (), "chaos"),
        ((1, 1), "PPPP", (), "revolution"),
        ((1, 0), "PPPP", (), "thief"),
        ((1, 1), "CCPP", (), "fire"),
        ((1, 1), "CCPP", ("fire_station_a",), "revolution"),
    ],
)
def test_what_threatens_is_named(gold: tuple[int, int], ranks: str, own: tuple[str, ...], danger: str) -> None:
    table = begin().gold(*gold).people(ranks).own(*own)
    assert threat(table.s, 0) == danger
    sheet = LOOK.forecast(table.view())
    assert sheet is not None
    assert f"anno1701-art-forecast-{danger}" in {mark.id for mark in sheet.marks if isinstance(mark, Text)}


def rows(sheet: DisplayList | None) -> list[str]:
    assert sheet is not None
    return [mark.target for mark in sheet.marks if isinstance(mark, Hot)]


def test_every_row_of_both_sides_lights_what_it_counts() -> None:
    table = begin().people("CSPP").people("MPPP", 1)
    seen = table.view()
    assert sorted(rows(LOOK.forecast(seen))) == sorted(
        f"row/{row}/{seat}" for row in ("crowns", "merchants", "next", "ruin") for seat in (0, 1)
    )
    crowns = forecast.counted_by(seen, "row/crowns/0")
    assert [(c.slot, c.gain.params["text"]) for c in crowns if c.gain] == [
        ("me/c1_row", "2[crown]"),
        ("me/c3_row", "1[crown]"),
    ]
    assert [c.slot for c in forecast.counted_by(seen, "row/merchants/1")] == ["rival/c1_row"]
    assert [c.slot for c in forecast.counted_by(table.view(1), "row/ruin/0")] == ["rival/c2_row", "rival/c6_row"]
    assert forecast.counted_by(seen, "") == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_opens_from_the_key_and_from_the_points_and_cuts_no_word(
    tmp_path: Path, cut: list[str], language: str
) -> None:
    desk = Desk(tmp_path, language)
    opened = 0
    for seed in (15, 27):
        session = Session(TITLE, [Seat("Anna"), Seat("", "bot:greedy")], {}, seed)
        scene, rng = desk.sit(session, keep=False), Random(seed)
        while session.pending is not None and len(session.plies) < 260:
            session.propose(chosen(session, rng))
            if len(session.plies) % 20:
                continue
            scene.model.refresh()
            scene.story.skip()
            if type(desk.app.scenes.top).__name__ != "TableScene":
                break
            desk.pilot.key("f")
            state = session.view(0).state
            if isinstance(scene.prompt, Forecast):
                opened += 1
                assert seven_crowns(state, 0).rises == 7 - favour(state, 0)
                assert two_merchants(state, 1).rises > 0 or merchants(state, 1) == 2
                desk.app.capture()
                desk.pilot.key("esc")
    assert opened > 4
    assert not cut, sorted(set(cut))
    assert not desk.app.texts.missing


def test_a_click_on_the_points_opens_it_and_a_click_closes_it(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    session = Session(TITLE, [Seat("Anna"), Seat("", "bot:greedy")], {}, 3)
    rng = Random(3)
    while session.pending is not None and session.pending.key != "actions":
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    scene = desk.sit(session, keep=False)
    desk.app.capture()
    x, y, _, _ = scene.model.layout.regions["plate/0"]
    desk.app.draw()
    desk.pilot.click(x + 240, y + 28)
    assert isinstance(scene.prompt, Forecast)
    desk.pilot.click(640, 300)
    assert scene.prompt is None
