"""The screen: the only place that knows pygame. SDL's environment is set before anything of it is imported."""

from game.ui import environment

__all__ = ["environment"]
