"""A folder of odd files opens as an archive in which every entry says what it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame
import pytest

from game.archive.listing import UNREAD, WHOLE
from game.engine.record import write_record
from game.text.catalog import LANGUAGES
from game.ui import fonts
from tests.ui.conftest import Desk, desks, read_once

from .counts import counts, report
from .odd_files import make_odd_files
from .test_files import played

__all__ = ["desks", "read_once"]


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Letters that were drawn as boxes, since no font has them."""
    found: set[str] = set()
    drawn = fonts.rendered

    def watched(text: str, face: str, pixels: int, colour: str) -> pygame.Surface:
        files = fonts.FACES[face]
        found.update(c for c in text if c.isprintable() and c != " " and not any(fonts._has(f, c) for f in files))
        return drawn(text, face, pixels, colour)

    monkeypatch.setattr(fonts, "rendered", watched)
    return found


@counts(24, 1000)
def test_every_entry_says_what_it_is(
    desks: Callable[..., Desk], boxes: set[str], count: int, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = [write_record(played(seed, 12 * seed, "cultus", seed).to_record()) for seed in (1, 2, 3)]
    heard: Counter[str] = Counter()
    for language in LANGUAGES:
        desk = desks(language=language)
        make_odd_files(desk.store.folder, count, whole)
        desk.shelf()
        desk.app.capture()
        archive = desk.open("archive")
        desk.app.capture()
        while archive.listing.unread:
            archive.update(0.02)
        archive.reload()
        texts = desk.app.texts
        assert len(archive.all) >= count - 1
        for index, entry in enumerate(archive.shown):
            assert entry.state != UNREAD
            assert (entry.state == WHOLE) == (not entry.trouble), entry
            archive._choose(index)
            desk.app.capture()
            heard[entry.trouble or "whole"] += 1
            assert texts.missing == set(), (entry, texts.missing)
            assert boxes == set(), entry
        desk.app.scenes.pop()
        desk.app.capture()
        desk.app.scenes.push(desk.app.make("statistics"))
        desk.app.capture()
        assert texts.missing == set()
    report(capfd, "odd files in an archive", entries=sum(heard.values()), **dict(heard.most_common()))
