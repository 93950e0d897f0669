"""A shelf with more than one title, for every test of the house around the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine import Catalogue

from ..commands.conftest import Taku, taku
from ..ui.conftest import cut, desk, desks, read_once, said  # noqa: F401
from .shelves import shelf_with

__all__ = ["Taku", "cut", "desk", "desks", "said", "taku"]


@pytest.fixture
def titles(tmp_path: Path) -> Iterator[Catalogue]:
    """Cultus and the toy."""
    with shelf_with(tmp_path / "titles") as found:
        yield found
