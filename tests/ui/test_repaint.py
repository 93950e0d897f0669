"""Only what differs of a table's ground is painted anew, and it looks as if all of it had been."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.engine import Seat, Session, Title
from game.presentation import DisplayList
from game.titles import catalogue
from game.ui.table.board import ground, repaint
from game.ui.table.board.repaint import STRIP, reach, strips

from .. import day
from .conftest import Desk

Desks = Callable[..., Desk]
PLIES = 14


def bytes_of(surface: pygame.Surface | None) -> bytes:
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("title_id", sorted(catalogue))
def test_the_ground_of_each_moment_is_that_of_a_fresh_table(desks: Desks, title_id: str) -> None:
    look_on(desks, catalogue[title_id], day.dice(f"repaint {title_id}"))


@pytest.mark.parametrize("title_id", sorted(catalogue))
def test_of_a_moment_that_differs_little_only_parts_are_painted(
    desks: Desks, title_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[bool] = []
    changed = repaint.changed

    def noted(*given: object) -> list[pygame.Rect] | None:
        boxes = changed(*given)
        painted.append(boxes is not None)
        return boxes

    monkeypatch.setattr(ground, "changed", noted)
    look_on(desks, catalogue[title_id], random.Random(2))
    assert any(painted)


def look_on(desks: Desks, title: Title, rng: random.Random) -> None:
    """See some plies of a game one after the other; every third picture must be that of a table which has seen no other."""
    session, whole = (Session(title, [Seat() for _ in range(title.fewest)], {}, 5) for _ in range(2))
    while whole.pending is not None and len(whole.plies) < 40 + PLIES:
        whole.propose(rng.choice(whole.legal(whole.pending.seats[0])))
    table = desks(animation="off", table=rng.choice(["quiet", "full"])).sit(session, keep=False)
    app = table.stage
    begun = rng.randrange(1, len(whole.plies) - PLIES + 1)
    for ply in whole.plies[: begun + PLIES]:
        session.propose(ply.action)
        if len(session.plies) <= begun:
            continue
        table.seats.curtained = False
        table.model.eyes = len(session.plies) // 4 % title.fewest
        table.story.skip()
        table.look_at(None)
        table.board.ground.draw(app.canvas)
        table.board.ground.day.update(60)  # What was begun of a sunset is over.
        table.board.ground.draw(app.canvas)
        if len(session.plies) % 3:
            continue
        shown = bytes_of(table.board.ground.picture)
        table.board.forget()
        table.board.ground.draw(app.canvas)
        assert bytes_of(table.board.ground.picture) == shown, session.plies[-1].action


def test_a_sheet_reaches_as_far_as_its_shadows() -> None:
    sheet = DisplayList(100, 40)
    sheet.panel((0, 0, 100, 40), "#FFFFFF")
    sheet.shadow((0, 0, 100, 40), blur=6, dy=3)
    assert reach(sheet, (10, 20)) == (-5, 5, 130, 70)


@pytest.mark.parametrize("box", [(0, 0, 1920, 1080), (7, 5, 3000, 701), (3, 9, 40, 30), (0, 0, 5, 0)])
def test_strips_are_all_of_a_box_and_nothing_else(box: tuple[int, int, int, int]) -> None:
    whole, parts = pygame.Rect(box), list(strips(pygame.Rect(box)))
    assert sum(part.w * part.h for part in parts) == whole.w * whole.h
    assert all(whole.contains(part) for part in parts)
    assert all(a.bottom == b.top for a, b in pairwise(parts))
    assert all(part.w * part.h <= STRIP for part in parts)
