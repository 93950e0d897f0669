"""A store of toy games in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from .stores import Shelf


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A store on an empty folder."""
    return Shelf(tmp_path / "sessions")
