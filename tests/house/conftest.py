"""The app on the dummy driver, as for the tests of the screen."""

from ..ui.conftest import desk, desks, read_once

__all__ = ["desk", "desks", "read_once"]
