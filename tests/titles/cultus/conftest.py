"""A desk for the tests of the table."""

from ...ui.conftest import desk, desks, read_once

__all__ = ["desk", "desks", "read_once"]
