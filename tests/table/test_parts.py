"""What a title says of the table may be spread over several modules."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from game.presentation import Tip, art_of

from ..toy import TITLE

EXTRA = """
from game.presentation import Tip
from game.presentation.kit import card as face

def tip(v, target):
    return Tip(f"toy-{target}")

def backdrop(v):
    raise AssertionError
"""


@pytest.fixture
def spread(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The art of the toy with a second module beside it."""
    art = TITLE.part("art")
    extra = ModuleType(f"{art.__package__}.extra")
    exec(EXTRA, extra.__dict__)
    monkeypatch.setitem(sys.modules, extra.__name__, extra)
    monkeypatch.setattr(art, "PARTS", ("extra",), raising=False)
    return extra


def test_functions_of_a_part_count_as_if_they_stood_in_the_module(spread: ModuleType) -> None:
    art = art_of(TITLE)
    assert art.tip(None, "field") == Tip("toy-field")  # type: ignore[arg-type]
    assert art.face is not spread.face  # Borrowed from elsewhere, not written there.


def test_the_module_itself_has_the_last_word(spread: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE.part("art"), "backdrop", len, raising=False)
    monkeypatch.setattr(TITLE.part("art"), "sample", sys, raising=False)
    art = art_of(TITLE)
    assert art.backdrop is len
    assert art.sample is not sys


def test_a_part_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE.part("art"), "PARTS", ("nowhere",), raising=False)
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        art_of(TITLE)
