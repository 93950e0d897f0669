"""A folder of odd files opens as an archive in which every entry says what it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from game.archive.listing import UNREAD, WHOLE
from game.engine.record import write_record
from game.text.catalog import LANGUAGES
from tests.ui.conftest import Desk, desks, read_once

from .counts import counts, report
from .odd_files import make_odd_files
from .test_files import played

__all__ = ["desks", "read_once"]


@counts(100, 1000)
def test_every_entry_says_what_it_is(desks: Callable[..., Desk], count: int, capfd: pytest.CaptureFixture[str]) -> None:
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
        desk.app.scenes.pop()
        desk.app.capture()
        desk.app.scenes.push(desk.app.make("statistics"))
        desk.app.capture()
        assert texts.missing == set()
    report(capfd, "odd files in an archive", entries=sum(heard.values()), **dict(heard.most_common()))
