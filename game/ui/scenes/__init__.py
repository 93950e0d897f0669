"""The scenes of the house, by name; each module is loaded when its scene is first made."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.ui.scene import Scene, Stage

_PLACES = {
    "shelf": ("game.ui.scenes.shelf.scene", "Shelf"),
    "lobby": ("game.ui.scenes.lobby.scene", "Lobby"),
    "table": ("game.ui.table.scene", "TableScene"),
    "lesson": ("game.ui.scenes.lessons.lesson", "LessonScene"),
    "lessons": ("game.ui.scenes.lessons.book", "Lessons"),
    "pause": ("game.ui.scenes.pause", "Pause"),
    "settings": ("game.ui.scenes.settings", "SettingsScene"),
    "keys": ("game.ui.scenes.keys", "Keys"),
    "rules": ("game.ui.scenes.rules.scene", "Rules"),
    "counted": ("game.ui.scenes.day.question", "DayQuestion"),
    "ending": ("game.ui.scenes.day.ending", "ending_for"),
    "review": ("game.ui.scenes.review.scene", "ReviewScene"),
    "moment": ("game.ui.scenes.review.moment", "MomentScene"),
    "seating": ("game.ui.scenes.seating", "Seating"),
    "curtain": ("game.ui.scenes.curtain", "Curtain"),
    "archive": ("game.ui.scenes.archive.scene", "Archive"),
    "lab": ("game.ui.scenes.lab.scene", "Lab"),
    "statistics": ("game.ui.scenes.statistics.scene", "Statistics"),
}
NAMES = tuple(_PLACES)


def load(name: str) -> None:
    """Have the module of a scene ready, so that its first picture comes sooner."""
    import_module(_PLACES[name][0])


def make(name: str, stage: Stage, **known: Any) -> Scene:
    """A scene by its name."""
    module, cls = _PLACES[name]
    scene: Scene = getattr(import_module(module), cls)(stage, **known)
    return scene
