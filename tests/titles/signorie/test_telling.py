"""What the table tells besides the pieces: the chain of a die, what an event counts, cities at the end, the forecast."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import Event, Session, View
from game.engine.record import read_record
from game.engine.replay import replay_record
from game.presentation import Text, art_of, presentation_of
from game.presentation.course import Course
from game.titles import catalogue
from game.titles.signorie import TITLE
from game.titles.signorie.art.forecast import scored
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.components import CITIES
from game.titles.signorie.rules.decisions import CHOOSE_ROW, SPEND, WINDOW
from game.titles.signorie.rules.state import MARRIAGES, MISSIONS, ROWS_OF_SCORE
from game.titles.signorie.table.chain import DONE, FREE, NEXT, NOW, SHUT, chain_of, points_of, told
from game.titles.signorie.table.counting import by_city
from game.titles.signorie.table.placement import evening

from .positions import RED, Table, table

FOLDER = Path(__file__).parents[3] / "saves" / "signorie"
PURPLE_COLUMN = 2
OWN = presentation_of(TITLE)


def seen(t: Table, seat: int = RED) -> View:
    return CONTROLLER.view(t.s, seat)._replace(seat=seat)


def stages(t: Table) -> list[str]:
    chain = chain_of(seen(t))
    assert chain is not None
    return [link.stage for link in chain.links]


# --- the chain ----------------------------------------------------------------------------------------------


def test_a_chain_goes_from_the_action_down_to_the_last_helper() -> None:
    t = table().window(RED, "purple", 5).helpers(RED, "hs_purple_1", "hs_purple_3")
    assert stages(t) == [DONE, NOW, FREE, NEXT]
    t.ask(WINDOW[RED][PURPLE_COLUMN][1])
    assert stages(t) == [DONE, DONE, FREE, NOW]


def test_a_helper_that_could_do_nothing_is_shut() -> None:
    t = table().window(RED, "light_blue", 4).helpers(RED, "hs_light_blue_1", "hs_light_blue_3")
    assert stages(t) == [DONE, NOW, FREE, SHUT], "no son stands in a city"


def test_while_a_helper_works_its_card_counts_the_points() -> None:
    t = table().window(RED, "purple", 5).helpers(RED, "hs_purple_2").sons(RED, "clerical", 3)
    t.s.pending = [WINDOW[RED][PURPLE_COLUMN][2], SPEND[RED][(1,)][2][1]]
    chain = chain_of(seen(t))
    assert chain is not None
    assert chain.due is not None
    assert chain.due.row == 2
    assert not chain.choosing
    assert points_of(chain, chain.due) == 3
    said = {
        mark.id: dict(mark.params)
        for mark in dict(art_of(TITLE).panels(seen(t)))["story"].marks
        if isinstance(mark, Text)
    }
    assert said["signorie-art-story-points"] == {"used": 1, "left": 2}


def test_no_chain_without_a_helper_or_for_somebody_else() -> None:
    assert chain_of(seen(table().window(RED, "purple", 5))) is None
    t = table().window(RED, "purple", 5).helpers(RED, "hs_purple_1")
    assert chain_of(seen(t, 0)) is None
    assert told(seen(t))
    assert not told(seen(t, 0))
    assert (OWN.layout(seen(t)), OWN.layout(seen(t, 0))) == ("story4", "table4")


def test_what_a_choice_of_the_evening_needs_decides_its_board() -> None:
    t = table().phase_3(2, "rw_face_down").ask(CHOOSE_ROW[RED])
    t.s.phase = "rewards"
    assert evening(seen(t))
    t.ask(SPEND[RED][(3,)][4][0])
    assert evening(seen(t)), "the lanes show the initiative track"
    t.ask(SPEND[RED][(0, 1, 2)][4][0])
    assert not evening(seen(t)), "the towers stand on the table"
    assert evening(seen(t, 0)), "what others do with theirs is told in their lanes"


# --- what is counted ----------------------------------------------------------------------------------------


def test_every_place_that_brings_points_is_counted() -> None:
    t = table().florins(RED, 4).city("roma", 2 * RED, 2 * RED + 1, 2 * RED).sons(RED, "military", 6, 3)
    view = seen(t)
    found = OWN.counts(view, view, Event("reward_vp", {"seat": RED, "tile": "rv_males", "count": 2, "vp": 4}))
    assert [one.slot for one in found] == ["niche/roma/0", "niche/roma/2"]
    found = OWN.counts(view, view, Event("final_careers", {"seat": RED, "count": 2, "vp": 4}))
    assert [one.slot for one in found] == ["floor/military/3", "floor/military/6"]
    assert [one.gain.params["what"] for one in found if one.gain] == ["+1[vp]", "+3[vp]"]
    t.row(RED, "row_clerical", "al_medici_4", down=1)
    row = Event("final_row", {"seat": RED, "row": "row_clerical", "count": 2, "vp": 0})
    assert not OWN.counts(view, seen(t), row), "two tiles score nothing"
    t.row(RED, "row_clerical", "al_medici_4", down=2)
    assert [one.slot for one in OWN.counts(view, seen(t), row)] == ["row/row_clerical"]


@pytest.mark.parametrize("name", ["four-players", "two-players"])
def test_what_cities_brought_adds_up_to_missions_and_marriages(name: str) -> None:
    session = replay_record(read_record((FOLDER / f"{name}.json").read_bytes()), catalogue)
    assert isinstance(session, Session)
    events = [event for ply in session.plies for event in ply.events]
    s = session.at(len(session.plies))
    found = by_city(events)
    for seat in range(s.seats):
        for which, source in enumerate((MISSIONS, MARRIAGES)):
            points = sum(found.get((seat, city), [0, 0])[which] for city in range(len(CITIES)))
            assert points == s.tally[ROWS_OF_SCORE * seat + source]
    result = session.result()
    assert result is not None
    end = art_of(TITLE).ending(session.view(0), result, Course((), events))
    assert end.params["lead"] >= 0
    assert end.params["more"] >= end.params["lead"] / 6


def test_the_forecast_adds_what_the_final_scoring_would() -> None:
    session = replay_record(read_record((FOLDER / "four-players.json").read_bytes()), catalogue)
    assert isinstance(session, Session)
    last = session.at(len(session.plies) - 1)
    assert art_of(TITLE).forecast(session.view(0, 200)) is not None
    assert art_of(TITLE).forecast(session.view(0)) is None, "it has ended"
    before = list(last.vp)
    end = scored(last)
    assert last.vp == before
    assert all(after >= points for after, points in zip(end.vp, before))
    for seat in range(end.seats):
        assert sum(end.tally[ROWS_OF_SCORE * seat : ROWS_OF_SCORE * (seat + 1)]) == end.vp[seat]
