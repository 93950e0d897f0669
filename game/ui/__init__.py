"""The screen: the only place that knows pygame. SDL's environment is set before anything of it is imported."""

from game.interrupts import undisturbed
from game.ui import environment

with undisturbed():
    import pygame

__all__ = ["environment"]
