"""Where things lie on the Cultus table, and from whose chair: what the walks of all titles do not look at."""

from __future__ import annotations

import re

import pygame
import pytest

from game.engine import HIDDEN, View
from game.presentation import Drop, Text, quieted
from game.presentation.gestures import meant_by
from game.titles.cultus.art.rival import forecast as strike
from game.titles.cultus.art.town import edges
from game.titles.cultus.rules.components import EFFECTS, GOLD_LOST_PER_MISSING_VP, TRACK
from game.titles.cultus.rules.foes import phases_to_effect
from game.titles.cultus.rules.scoring import enemy_lines, seat_lines
from game.titles.cultus.rules.state import IN_HAND, MILITARY
from game.titles.cultus.table.preview import given_up
from game.titles.cultus.table.slots import square_slot
from game.ui.canvas import Canvas
from game.ui.table.board.painter import Painter

from ...table.games import played, solo
from .sheets import ART, NAMES, SIGHT, clashes, panels, sessions, texts_of


def moment(seats: int, seed: int, wanted, **options: str):  # type: ignore[no-untyped-def]
    """The first moment of a seeded game that is as wanted."""
    for session in played(seats, seed, 0.2, **options):
        if session.pending is not None and wanted(session):
            return session
    raise AssertionError("no such moment in this game")


def test_the_viewer_sits_in_front_and_the_others_follow_in_turn_order() -> None:
    session = moment(4, 3, lambda s: s.view(0).state.turn > 6)
    for seat in range(4):
        view = session.view(seat)
        assert view.me == seat
        assert view.others == [(seat + i) % 4 for i in (1, 2, 3)]
        placement = SIGHT.placement(view)
        own = [piece for piece, spot in placement.items() if spot.slot == "me/hand"]
        assert sorted(own) == sorted(view.state.hands[seat])
        for place, other in enumerate(view.others, 1):
            backs = [spot for piece, spot in placement.items() if spot.slot == f"other/{place}/hand"]
            assert len(backs) == len(view.state.hands[other])
            assert {spot.face for spot in backs} <= {"back:small"}


def test_a_spectator_sits_on_the_first_chair_without_the_cards() -> None:
    session = moment(2, 1, lambda s: s.view(0).state.turn > 4)
    placement = SIGHT.placement(session.view(None))
    hand = [spot.face for spot in placement.values() if spot.slot == "me/hand"]
    assert hand == ["back"] * len(session.view(0).state.hands[0])
    assert not any(piece.startswith("c") and piece[1:].isdigit() for piece in placement)
    assert dict(ART.panels(session.view(None)))["plan"].size == (384, 64)


def test_secrets_are_kept_from_each_other_only_together() -> None:
    assert not SIGHT.hides(moment(1, 0, lambda s: True).view(0))
    assert SIGHT.hides(moment(2, 0, lambda s: True).view(0))
    assert SIGHT.layout(moment(1, 0, lambda s: True).view(0)) == "solo"
    assert SIGHT.layout(moment(3, 0, lambda s: True).view(0)) == "multi"


def test_stacked_monuments_tell_their_number() -> None:
    session = moment(1, 5, lambda s: s.view(0).state.built[0] > 1, enemy="enemy_ruben")
    state = session.view(0).state.clone()
    first, second = state.own_monuments(0)[:2]
    state.put_monument(second, state.monuments[first])
    state.put_pawn(0, state.monuments[first])
    placement = SIGHT.placement(View(0, state))
    faces = [placement[f"monument/{m}"].face for m in state.monuments if state.monuments[m] == state.pawn[0]]
    assert [":2" in face for face in faces] == [False, True]
    assert all(face.endswith("+") for face in faces), "the pawn stands at their left"
    assert placement["pawn/0"].face.endswith(":beside")


def test_a_far_walk_is_read_as_each_way_to_go_there() -> None:
    session = moment(1, 1, lambda s: s.pending.key == "actions" and s.view(0).state.pawn[0] in (18, 27, 36))
    view = session.view(0)
    pawn = view.state.pawn[0]
    near = meant_by(SIGHT, view, Drop("pawn/0", square_slot(pawn + 1)))
    assert [a.args for a in near] == [((pawn + 1,),)]
    across = meant_by(SIGHT, view, Drop("pawn/0", square_slot(pawn + 9)))
    assert {a.args[0] for a in across} == {(pawn + 1, pawn + 9), (pawn + 8, pawn + 9)}
    assert across[0].args == ((pawn + 1, pawn + 9),)


def test_a_push_asks_only_for_the_cards_to_discard() -> None:
    """The candidates of a push to the next square differ in the discards alone: the table asks in its tray."""
    for session in sessions(5):
        pending = session.pending
        if pending is None or pending.key != "actions":
            continue
        view = session.view(pending.seats[0])
        state = view.state
        for monument, square in state.monuments.items():
            for step in (square - 8, square + 8):
                if not 0 <= step < 64:
                    continue
                meant = meant_by(SIGHT, view, Drop(f"monument/{monument}", square_slot(step)))
                found = [a for a in meant if a.kind == "move_monument"]
                assert len({a.args[:2] for a in found}) == 1
                assert len({a.args[2] for a in found}) == len(found) > 0
                assert state.powers[pending.seats[0]] & MILITARY or all(len(a.args[1]) == 1 for a in found)


def test_the_end_of_drawing_is_offered_when_it_is_a_choice() -> None:
    for session in sessions(1):
        pending = session.pending
        if pending is None or pending.key != "start_draw":
            continue
        keys = [c.key for c in SIGHT.controls(session.view(pending.seats[0]))]
        assert ("stop_draw" in keys) == ("stop_draw" in pending.kinds)
        assert ("end_actions" in keys) != ("stop_draw" in keys)


def test_a_medal_lies_in_one_place() -> None:
    for session in sessions(11):
        for seat in range(len(session.seats)):
            view = session.view(seat)
            for owner, slot in enumerate(view.state.medal):
                spot = SIGHT.placement(view).get(f"medal/{owner}")
                if slot > 0:
                    assert spot is not None
                    assert spot.slot == f"medal/{slot}"
                elif slot == IN_HAND:
                    assert spot is not None
                    assert spot.slot.endswith("/medal")
                    assert spot.slot.startswith("me/" if owner == seat else "other/")


def test_cards_laid_later_have_a_rim_and_a_shadow() -> None:
    """Two cards of the set-up, and a third one over a half of the first."""
    owner = [-1] * 64
    for number, anchor in ((0, 0), (1, 2), (2, 8)):
        for square in (anchor, anchor + 1, anchor + 8, anchor + 9):
            owner[square] = number
    flat, rich = "".join(edges(owner, 3)), "".join(edges(owner, 2))
    assert 'opacity=".78"' not in flat
    assert rich.count("A5.0 5.0") == 4
    assert 'fill-opacity=".42"' in rich
    dark = "".join(re.findall(r'd="([^"]*)" stroke="#150C26" stroke-width="3.2"', rich))
    assert "M104 0v52" in dark, "between the two cards of the set-up"
    assert "M0 52h52" in dark, "where the third one covers the first"
    assert "M52 0v52" not in dark, "but not inside a card"


def test_the_outlook_keeps_the_plans_of_others_secret() -> None:
    """What a seat reads on its table does not depend on a plan that it may not know."""
    session = moment(2, 5, lambda s: s.view(0).state.turn > 8)
    truth = session.at(len(session.plies))
    view = session.view(0)
    assert view.state.plan[1] == HIDDEN
    written = {mark.id for mark in dict(ART.panels(view))["plate/3"].marks if getattr(mark, "literal", False)}
    assert "+?" in written
    assert truth.plan[1] not in str([sheet.marks for sheet in dict(ART.panels(view)).values()])


@pytest.mark.sample
@pytest.mark.parametrize("language", ["ja", "en"])
def test_large_texts_do_not_lie_on_each_other_either(language: str) -> None:
    """At the largest text size of the settings a text grows where its place leaves room, and nowhere else."""
    painter = Painter(texts_of(language), "cultus", NAMES)
    canvas = Canvas(pygame.Surface((8, 8)), 1.0, title="cultus", text_scale=1.5)
    assert not {(region, *clash) for region, sheet in panels() for clash in clashes(canvas, painter, sheet, 4)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_around_one_screen_a_panel_says_whose_it_is(seat: int) -> None:
    view = moment(3, 2, lambda s: s.pending.key == "actions").view(seat)
    painter = Painter(texts_of("en"), "cultus", ("Ann", "Beth", "Carl"))
    said = [painter.words(mark) for mark in dict(ART.panels(view))["plate/0"].marks if isinstance(mark, Text)]
    assert ("Ann", "Beth", "Carl")[seat] in said


def test_the_price_of_cards_over_the_limit_holds_nothing_of_what_follows() -> None:
    state = solo(7, 30).at(30)
    state.vp[0], state.cost[0] = 3, 4
    assert given_up(state, 0, 1) == (2, 0)
    assert given_up(state, 0, 2) == (3, min(4, GOLD_LOST_PER_MISSING_VP))
    assert given_up(state, 0, 4) == (3, 4)


def test_a_quiet_table_tells_in_numbers_what_the_full_one_tells_in_words() -> None:
    """What ends the game stands in the bar, the coming strike on a plate, below each name what the end would add now."""
    view = moment(1, 4, lambda s: s.pending.key == "actions" and s.view(0).state.turn > 4).view(0)
    s = view.state
    quiet = {
        region: {mark.id for mark in quieted(sheet).marks if isinstance(mark, Text)}
        for region, sheet in ART.panels(view)
    }
    assert {str(sum(map(len, s.piles))), str(s.stock[0] + (s.cost[0] >= 0))} <= quiet["bar"]
    assert not quiet["counters"]
    due = "next" if phases_to_effect(s) == 1 else "in"
    assert {f"+{strike(s)} [star]", f"cultus-art-due-{due}"} <= quiet["plate/automa"]
    assert f"+{sum(line.points for line in enemy_lines(s))}" in quiet["plate/automa"]
    assert f"+{sum(line.points for line in seat_lines(s, 0))}" in quiet["plate/0"]


def test_a_quiet_track_is_a_line_with_its_prices() -> None:
    view = moment(1, 4, lambda s: s.pending.key == "actions").view(0)
    written = {
        region: {
            mark.id for mark in quieted(dict(ART.panels(view))[region]).marks if isinstance(mark, Text) and mark.literal
        }
        for region in ("plate/0", "cost")
    }
    assert {str(price) for price in EFFECTS} <= written["plate/0"]
    assert not {str(n) for n in range(TRACK) if n not in EFFECTS} & (written["plate/0"] - {str(view.state.vp[0])})
    assert written["cost"] <= {"0"}


@pytest.mark.parametrize("seats", [1, 2])
def test_where_one_may_build_each_monument_card_says_what_it_brings(seats: int) -> None:
    def may_build(session):  # type: ignore[no-untyped-def]
        seat = session.pending.seats[0]
        return session.pending.key == "actions" and any(a.kind == "build_monument" for a in session.legal(seat))

    session = moment(seats, 4, may_build)
    seat = session.pending.seats[0]
    view = session.view(seat)
    brought = {}
    for action in session.legal(seat):
        if action.kind == "build_monument":
            after = session.fork(len(session.plies))
            after.propose(action)
            brought[action.args[0]] = after.view(seat).state.vp[seat] - view.state.vp[seat]
    said = [
        mark.id for mark in quieted(dict(ART.panels(view))["display"]).marks if isinstance(mark, Text) and mark.literal
    ]
    assert said == [f"+{brought[card]} [star]" for card in view.state.display if card in brought]
