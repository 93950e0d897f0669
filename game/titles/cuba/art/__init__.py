"""What Cuba looks like: a harbour town at sunset above one's own land in full daylight."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.presentation.kit import Theme
from game.titles.cuba import presentation as table
from game.titles.cuba.art import chamber, own, rivals, town
from game.titles.cuba.art.ending import ending
from game.titles.cuba.art.faces import face
from game.titles.cuba.art.inks import SUN
from game.titles.cuba.art.lobby import choice, emblem, invitation, option, picture, sample, sitter
from game.titles.cuba.art.tips import tip, zoom

__all__ = [
    "BAND",
    "THEME",
    "backdrop",
    "choice",
    "emblem",
    "ending",
    "face",
    "invitation",
    "option",
    "panels",
    "picture",
    "sample",
    "sitter",
    "tip",
    "zoom",
]

THEME = Theme(ground="#14403C", well="#0F302E", line="#2E5E57", paper="#F6EEDC", back="#27506B", accent=SUN)
BAND = ("#A93650", "#14403C", "#FFE3A8")
_GROUND = town.ground()
_TRACK = town.track()


def backdrop(v: View) -> DisplayList:
    """The felt."""
    return _GROUND


def panels(v: View) -> dict[str, DisplayList]:
    """Every region that the game fills itself: the town and the plates, or the chamber."""
    if table.in_chamber(v.state):
        return {"bar": town.bar(v), "focus": chamber.chamber(v), "laws": chamber.laws(v)}
    return {
        "bar": town.bar(v),
        "track": _TRACK,
        "focus": town.town(v),
        "plate/0": own.plantation(v),
        "hand": own.hand(v),
        **rivals.plates(v),
    }
