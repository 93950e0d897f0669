"""One seat, one mark: what stands for a seat at the table stands for it in log, archive and set-up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.engine import Seat, Session, Title
from game.paths import bundled
from game.presentation import art_of, mark_of
from game.titles import catalogue

from .titles import DRAWN, name

UI = Path(__file__).parents[2] / "game" / "ui"


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_every_colour_has_a_mark_of_its_own(title: Title) -> None:
    marks = [mark_of(art_of(title), colour) for colour in title.colors]
    assert len(set(marks)) == len(marks)
    assert [mark for mark in marks if not (bundled("art") / f"{mark}.svg").is_file()] == []


def test_the_window_knows_the_mark_of_a_seat_from_its_title_alone() -> None:
    """Nobody but ``mark_of`` makes the name of a drawing from the colour of a seat."""
    made = [
        f"{path.name}: {line.strip()}"
        for path in UI.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if re.search(r'f"shared/seats/\{|\[seat_\{', line)
    ]
    assert made == ['rasters.py: places.append(f"shared/seats/{name[5:]}")']


def test_the_colour_of_a_side_goes_with_it() -> None:
    sides = set()
    for seed in range(6):
        session = Session(catalogue["anno1701"], [Seat("A"), Seat("B")], {}, seed)
        side = session.view(None).state.side
        sides.add(side[0])
        assert session.colors == tuple({"lion": "blue", "dragon": "red"}[one] for one in side)
    assert sides == {"lion", "dragon"}


@pytest.mark.parametrize("title", [title for title in DRAWN if title.dealt], ids=name)
def test_a_colour_that_is_dealt_is_settled_by_the_game(title: Title) -> None:
    session = Session(title, [Seat(str(n)) for n in range(title.most)], {}, 4)
    assert set(session.settled.get("colors", "").split(",")) <= {*title.colors, ""}
    assert len(set(session.colors)) == title.most
