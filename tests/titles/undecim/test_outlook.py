"""One source for each number that stands at several places, and words that follow the options."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from game.engine import Action, View
from game.presentation import DisplayList, Drop, art_of, presentation_of
from game.presentation.display_list import Text
from game.presentation.gestures import meant_by
from game.table.model import TableModel
from game.titles.undecim import TITLE
from game.titles.undecim.art import choose, own, seats, zooms
from game.titles.undecim.art.faces import face
from game.titles.undecim.art.forecast import rows
from game.titles.undecim.art.frontier import moon_says
from game.titles.undecim.art.tablets import revealed
from game.titles.undecim.rules import CONTROLLER, scoring
from game.titles.undecim.table import outlook
from game.titles.undecim.table.prospects import great_face
from game.titles.undecim.words import look

from .positions import Table
from .test_table import BOARDS, open_session

TABLE = presentation_of(TITLE)
COLORS = ("red", "blue", "green", "yellow")


def seen(t: Table, seat: int = 0) -> View:
    return CONTROLLER.view(t.s, seat)._replace(colors=COLORS[: t.s.seats])


def said(sheet: DisplayList) -> dict[str, dict[str, Any]]:
    """The messages of a sheet with their parameters."""
    return {mark.id: dict(mark.params) for mark in sheet.marks if isinstance(mark, Text) and not mark.literal}


def written(sheet: DisplayList) -> list[str]:
    """The numbers of a sheet."""
    return [mark.id for mark in sheet.marks if isinstance(mark, Text) and mark.literal]


# --- numbers ---------------------------------------------------------------------------------------

GAMES = (
    {},
    {"preset": "annex_engine"},
    {"preset": "annex_mid", "end_order_bonus": "4_2"},
    {"annexation": "true", "moon_land": "annex_draw_play", "modules": "dark_age"},
)


@pytest.mark.parametrize("options", GAMES)
def test_the_panel_of_points_and_the_forecast_agree(options: dict[str, str]) -> None:
    session, rng = open_session(4, options), Random(3)
    while (pending := session.pending) is not None:
        if rng.random() < 0.12:
            view = session.view(pending.seats[0])
            panel = {text for text in written(seats.score(view)) if "→" in text}
            found = rows(view.state)
            assert panel == {f"{view.state.vp[row.seat]} → **{row.total}**" for row in found}
            for row in found:
                assert row.total == outlook.worth(view.state, row.seat)
        session.propose(rng.choice(session.legal(pending.seats[0])))
    state = session.at(len(session.plies))
    assert [outlook.worth(state, seat) for seat in range(4)] == state.vp


def test_lands_are_counted_once_when_they_have_been_scored() -> None:
    t = Table(annexation="true", moon_land="annex_draw_play")
    t.lands(0, 1, 1, 0, 0)
    t.annexation(0)
    t.night(0, 0, 0, 0)
    assert t.key == "place_moon"
    assert t.s.tally[scoring.LAND] == 2
    assert outlook.parts(t.s, 0)["land"] == 0


@pytest.mark.parametrize(
    ("enemies", "mine", "vp"), [((2, 3, 0, 0), 1, 4), ((3, 3, 0, 0), 3, 15), ((0, 2, 0, 0), 0, 0), ((2, 1, 1, 0), 2, 9)]
)
def test_enemies_show_what_may_be_discarded(enemies: tuple[int, ...], mine: int, vp: int) -> None:
    t = Table().still("act")
    for seat, count in enumerate(enemies):
        t.clear(seat)
        t.loose(seat, *["enemy"] * count)
    assert outlook.may_discard(t.s, 0) == mine
    assert said(own.area(seen(t)))["undecim-art-sum-gold"]["enemy"] == vp


def test_tonight_counts_the_annexation_that_is_about_to_form() -> None:
    t = Table(annexation="true", land_vp="none", moon_land="annex_vp", annex_vp="5", moon_annex_vp="3").still("act")
    for seat in range(4):
        t.clear(seat)
    t.loose(0, "grassland", "forest", "swamp", "mountain")
    t.s.counters, t.s.die = 0, 3
    assert outlook.tonight(t.s, 0) == (0, 8)
    sheet = own.area(seen(t))
    assert "undecim-art-tonight" in said(sheet)
    assert "**+8**[vp]" in written(sheet)
    assert said(sheet)["undecim-art-sum-land"] == {"annexed": 1, "lands": 0, "moon": 5, "types": 0, "vp": 5}
    t.s.round = 2
    assert outlook.parts(t.s, 0)["land"] == 5, "the night has not yet fallen"


def test_a_deed_that_ends_the_round_promises_no_points_of_the_next() -> None:
    t = Table(3)
    t.skip_until("take")
    while len(t.s.queue):
        t.do("take_action", *t.legal("take_action")[0])
    t.lands(t.seat, 1, 1, 1, 0)
    before = seen(t, t.seat)
    action = Action("take_action", t.seat, t.legal("take_action")[0])
    CONTROLLER.apply(t.s, action, t.chance)
    assert TABLE.preview_gain(before, seen(t, action.seat), action) is None


def test_the_last_counters_promise_the_night_and_not_those_put_back() -> None:
    t = Table()
    t.hand(0)
    t.entry("astrology", die=1)
    t.s.counters = 1
    before = seen(t)
    gain = TABLE.preview_gain(before, before, Action("shift_moon", 0, (-1,)))
    assert gain is not None
    assert gain.text == "undecim-gain-night"


# --- the last round --------------------------------------------------------------------------------


def test_the_last_round_promises_neither_night_nor_card() -> None:
    t = Table()
    t.skip_until("select")
    t.s.round, t.s.counters = 5, 4
    messages = said(choose.strip(seen(t)))
    assert "undecim-choose-moon-last" in messages
    assert "undecim-choose-field-last" in messages
    t.s.round = 4
    assert said(choose.strip(seen(t)))["undecim-choose-moon-near"] == {"count": 4}
    t.s.phase, t.s.actions[0] = "take", t.s.actions[0][:1]
    assert "undecim-art-hand-room" in said(own.hand(seen(t)))
    t.s.round = 5
    assert "undecim-art-hand-room" not in said(own.hand(seen(t)))


@pytest.mark.parametrize(("number", "option", "size"), [(3, "5", 5), (4, "8", 8), (5, "8", 0)])
def test_an_empty_hand_says_how_it_is_refilled(number: int, option: str, size: int) -> None:
    t = Table(last_round_hand=option).still("act")
    t.hand(0)
    t.s.round = number
    assert said(own.hand(seen(t)))["undecim-art-hand-empty"] == {"size": size}


@pytest.mark.parametrize(
    ("way", "number", "counters", "die", "says"),
    [
        ("counters", 2, 4, 3, "near"),
        ("counters", 2, 8, 3, "left"),
        ("counters", 2, 0, 3, "none"),
        ("counters", 5, 4, 3, "last"),
        ("set_die", 2, 4, 3, "late"),
        ("set_die", 2, 3, 3, "none"),
        ("set_die", 5, 5, 6, "none"),
    ],
)
def test_the_moon_says_what_is_to_come(way: str, number: int, counters: int, die: int, says: str) -> None:
    t = Table(moon_manipulation=way).still("take")
    t.s.round, t.s.counters, t.s.die = number, counters, die
    assert moon_says(t.s) == says
    assert outlook.night_tonight(t.s) == (says == "none")


# --- words follow the options ----------------------------------------------------------------------


@pytest.mark.parametrize(("boost", "shown"), [("spend", True), ("hold", True), ("off", False)])
def test_gold_lines_are_shown_only_where_they_are_used(boost: str, shown: bool) -> None:
    t = Table(gold_boost=boost)
    t.hand(0, "stone", "wood")
    t.loose(0, "gold")
    t.entry("flea_market")
    view = seen(t)
    assert (t.key == "gold_line") == shown
    tablet = TABLE.placement(view)["flea_market"].face
    assert any(m.startswith("undecim-art-gold-") for m in said(face(tablet))) == shown
    zoomed = zooms.zoom(view, "flea_market")
    assert zoomed is not None
    assert ("undecim-gold-flea-market" in said(zoomed)) == shown
    assert ("undecim-art-no-gold-lines" in said(zoomed)) != shown
    assert ("undecim-art-gold-flea-market" in said(revealed("flea_market", shown))) == shown
    assert ("undecim-art-step-gold" in said(own.actions(view))) == shown
    lines = list(look(view, "flea_market", lambda message, /, **params: message))
    assert ("undecim-words-gold" in lines) == shown
    assert [c.label for c in TABLE.controls(view)][:1] == (
        ["undecim-pay-flea-market"] if shown else ["undecim-action-stop-gain"]
    )


def test_the_giver_chooses_and_so_nothing_is_said_of_the_best_land() -> None:
    for chooser, foretold in (("attacker", True), ("giver", False)):
        t = Table(invasion_land_chosen_by=chooser)
        t.skip_until("select")
        t.with_action(0, "invasion_war")
        for seat in range(4):
            t.clear(seat)
        t.loose(1, "forest")
        tablet = said(face(great_face(seen(t), "invasion_war")))
        assert ("undecim-choose-land" in tablet) == foretold


def test_what_a_tablet_foretells_is_of_this_game() -> None:
    """Every great tablet of a few hands can be drawn, whatever the options."""
    for options in ({"preset": "weak_war"}, {"preset": "die_set", "gold_boost": "off"}):
        session = open_session(3, options)
        rng = Random(1)
        while session.pending is not None and session.pending.key != "select":
            session.propose(rng.choice(session.legal(session.pending.seats[0])))
        model = TableModel(session, BOARDS, 0)
        for piece in islice(model.placement.values(), 40):
            assert art_of(TITLE).face(piece.face).marks


# --- nothing is silent -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "slot", "code"),
    [("0", "", "side_not_allowed"), ("gold", "field/gathering", "gold_too_late"), ("stone", "mine/new", "build_later")],
)
def test_a_hand_is_told_why_not(piece: str, slot: str, code: str) -> None:
    t = Table()
    t.clear(0)
    locked = t.hand(0, "gold", "wood")[0]
    loose = dict(zip(("gold", "stone"), t.loose(0, "gold", "stone")))
    t.entry("gathering")
    t.do("pay_gold") if piece != "gold" else t.do("decline_gold")
    view = seen(t)
    found = meant_by(TABLE, view, Drop(loose.get(piece, locked), slot))
    refusal = CONTROLLER.check(t.s, found[0])
    assert refusal is not None
    assert refusal.code == code


def test_every_place_of_the_table_has_a_tip() -> None:
    t = Table()
    t.skip_until("gain_hand", "auto_action", "build")
    for place in ("mine/new", "seat/1"):
        assert art_of(TITLE).tip(seen(t), place) is not None
