"""A desk for the tests of the titles' tables."""

from ..ui.conftest import cut, desk, desks, read_once

__all__ = ["cut", "desk", "desks", "read_once"]
