"""Where points were left is told by the parts that a title names, each of them a part of its rules with a name of its own."""

import pytest

from game.engine import Seat, Session
from game.review.parts import by_part, parts_of
from game.review.reviewer import deciding, settling_kinds
from game.terminal.voice import Voice
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue


@pytest.mark.parametrize("title_id", sorted(catalogue))
@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_left_in_the_parts_of_a_title(title_id: str, language: str) -> None:
    title = catalogue[title_id]
    kinds, texts = title.controller().kinds, Texts(language)
    voice = Voice(Session(title, [Seat()] * title.most, {}, 1), texts)
    parts = parts_of(title)
    assert set(parts) <= set(kinds)
    assert not {*parts.values()} & {*kinds}, "a part is called like a kind"
    left = by_part(title, dict.fromkeys(kinds, 2.0))
    assert sum(points for _, points in left) == 2.0 * len(kinds)
    named = len(set(parts.values()))
    assert len(left) == named + sum(kind not in parts for kind in kinds)
    assert all(voice.part(part) != part for part, _ in left), "a part has no name"
    assert left == sorted(left, key=lambda part: (-part[1], part[0]))
    assert not texts.missing


def test_to_choose_the_rival_or_a_colour_is_no_decision_of_the_game() -> None:
    session = Session(catalogue["cultus"], [Seat()], {}, 3)
    assert settling_kinds(session) == {"choose_enemy", "choose_difficulty", "choose_color"}
    while (pending := session.pending) is not None and len(session.plies) < 8:
        session.propose(session.legal(pending.seats[0])[0])
    kinds = [session.plies[ply - 1].action.kind for ply in deciding(session, 0)]
    assert kinds
    assert not settling_kinds(session) & {*kinds}


def test_elsewhere_everything_is_part_of_the_game() -> None:
    for title in catalogue.values():
        if title.id != "cultus":
            assert settling_kinds(Session(title, [Seat()] * title.most, {}, 1)) == set()
