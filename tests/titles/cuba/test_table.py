"""The table of Cuba: everything that is visible lies somewhere, everything that is legal can be done by hand, and
everything that is drawn can be said in both languages and is not cut."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from random import Random

import pytest

from game.engine import Seat, Session
from game.presentation import DisplayList, Svg, Text, art_of, presentation_of
from game.presentation.history import course_of
from game.table.playback.script import steps
from game.text.catalog import Texts
from game.titles.cuba import TITLE
from game.titles.cuba.art.course import course_of as points_by_round
from game.titles.cuba.art.course import told
from game.titles.cuba.rules.components import BUILDINGS, CHARACTERS, ROUNDS, SHIPS, STATUTES
from game.titles.cuba.rules.decisions import SEATS
from game.titles.cuba.table import places

ART = art_of(TITLE)
PRESENTATION = presentation_of(TITLE)
COUNTS = (2, 3, 4, 5)


def moments(seats: int, seed: int, every: int = 1, **options: str) -> Iterator[tuple[Session, int]]:
    """A game played at random, at every so many plies, and whose answer is wanted. Deeds are preferred to ends."""
    session = Session(TITLE, [Seat(f"P{i}") for i in range(seats)], options, seed)
    rng = Random(seed)
    while session.pending is not None:
        seat = session.pending.seats[0]
        if len(session.plies) % every == 0:
            yield session, seat
        legal = session.legal(seat)
        kinds = sorted({a.kind for a in legal} - {"end_turn"}) or ["end_turn"]
        kind = "end_turn" if any(a.kind == "end_turn" for a in legal) and rng.random() < 0.2 else rng.choice(kinds)
        session.propose(rng.choice([a for a in legal if a.kind == kind]))
    yield session, 0


def test_bids_are_opened_in_one_moment_for_everybody() -> None:
    session = [session for session, _ in moments(4, 74, 1000)][-1]
    opened = next(ply.n for ply in session.plies if any(event.kind == "bid_shown" for event in ply.events))
    shown = [step for step in steps(session, PRESENTATION, opened, 0) if step.event and step.event.kind == "bid_shown"]
    assert shown == []
    moment = next(step for step in steps(session, PRESENTATION, opened, 0) if step.event is not None)
    assert moment.event is not None
    assert moment.event.kind in ("parliament_won", "votes_tied")
    assert sum(moment.view.state.votes) >= 4


# --- what is drawn and said ------------------------------------------------------------------------


def said(sheet: DisplayList) -> Iterator[str]:
    """The messages of a sheet."""
    return (mark.id for mark in sheet.marks if isinstance(mark, Text) and not mark.literal)


def drawings(sheet: DisplayList) -> Iterator[str]:
    """The drawings of a sheet."""
    return (mark.name for mark in sheet.marks if isinstance(mark, Svg))


@pytest.fixture(scope="module")
def texts() -> dict[str, Texts]:
    """The messages of the house and the title in both languages."""
    found = {language: Texts(language) for language in ("ja", "en")}
    for catalogue in found.values():
        catalogue.read(TITLE)
    return found


def test_every_component_can_be_drawn_and_looked_at(texts: dict[str, Texts]) -> None:
    view = Session(TITLE, [Seat(), Seat()], {}, 3).view(0)
    sheets = [ART.face(f"tile:{tile}:{lack}") for tile in BUILDINGS for lack in ("000", "121", "000:c")]
    sheets += [ART.face(f"house:{tile}:{use}") for tile in BUILDINGS for use in ("used", "not", "can:+2[vp]")]
    sheets += [ART.face(f"ship:{ship}:{''.join(map(str, holds))}") for ship, holds in SHIPS.items()]
    sheets += [ART.face(f"role:{card}:{state}") for card in CHARACTERS for state in ("hand", "now", "2", "delegate")]
    for statute in STATUTES:
        sheets += [ART.face(f"law:{statute}:new"), ART.face(f"lawbig:{statute}"), ART.face(f"bill:{statute}")]
        sheets += [ART.face(f"billbig:{statute}:red:{says}") for says in ("tax:2:-1", "duty:1:2", "subsidy:3:1")]
    sheets += [ART.invitation(), ART.sample(3), *(ART.seat_card(color) for color in TITLE.colors)]
    sheets += [
        option for value in ("front_all", "back_all", "free") if (option := ART.option("plantation_side", value))
    ]
    sheets += [zoom for tile in BUILDINGS if (zoom := ART.zoom(view, f"sold/{tile}"))]
    for sheet in sheets:
        for language in texts.values():
            assert [message for message in said(sheet) if not language.has(message)] == []


def test_the_ending_shows_the_winner(texts: dict[str, Texts]) -> None:
    session = [session for session, _ in moments(3, 5, 1000)][-1]
    result = session.result()
    assert result is not None
    ending = ART.ending(session.view(0), result)
    for language in texts.values():
        assert language.has(ending.title)
        assert language.has(ending.text)
    assert ending.body is not None


def test_the_ending_tells_the_course_of_the_points_and_what_decided_it(texts: dict[str, Texts]) -> None:
    session = [session for session, _ in moments(4, 9, 1000)][-1]
    result = session.result()
    assert result is not None
    course = course_of(session, PRESENTATION, 0)
    rounds = points_by_round(course)
    assert [number for number, _ in rounds] == list(range(1, ROUNDS + 1))
    assert rounds[-1][1] == tuple(score.total for score in result.scores)
    view = session.view(0)
    for seat, score in enumerate(result.scores):
        of_ships = sum(item.amount for item in score.items if item.source == "ships")
        parts = [int(text.split("**")[1]) for _, text in told(view, course, seat, "ships")]
        assert sum(parts) == of_ships
        of_houses = sum(item.amount for item in score.items if item.source == "buildings")
        assert sum(int(text.strip("*+")) for _, text in told(view, course, seat, "buildings")) == of_houses
    body = ART.ending(view, result, course).body
    assert body is not None
    for language in texts.values():
        assert [message for message in said(body) if not language.has(message)] == []


# --- the geometry ----------------------------------------------------------------------------------


def test_the_track_has_eighty_tiles_in_its_frame() -> None:
    x, y, w, h = places.TRACK
    tiles = [places.tile_of(i) for i in range(80)]
    assert len(set(tiles)) == 80
    assert all(
        x - 0.1 <= tx and y - 0.1 <= ty and tx + tw <= x + w + 0.1 and ty + th <= y + h + 0.1
        for tx, ty, tw, th in tiles
    )
    assert places.tile_of(85) == tiles[5]


def test_every_house_has_a_lot_and_every_seat_a_place() -> None:
    assert len(places.LOTS) == sum(building.copies for building in BUILDINGS.values())
    for seats in COUNTS:
        assert len(places.rivals(seats)) == seats - 1
        assert all(x >= 0 and x + w <= 1280 for x, _, w, _ in places.desks(seats))
    assert len(SEATS) == len(TITLE.colors)


def test_a_bill_says_what_it_means_for_whoever_looks() -> None:
    for session, seat in moments(2, 8, 5):
        if session.pending and session.pending.key == "enact":
            faces = [spot.face for spot in PRESENTATION.placement(session.view(seat)).values()]
            bills = [face for face in faces if face.startswith("billbig:")]
            assert len(bills) == sum(1 for bill in session.view(seat).state.bills if bill)
            assert all(len(face.split(":")) == 6 for face in bills)
            return


# --- the hand of the robot -------------------------------------------------------------------------


HOUSE = {"Click a line to see the table at that moment", "行をクリックすると、その時点の卓を見られます"}
"""What the house says in places of its own that are narrower here."""
