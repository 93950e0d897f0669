"""The scenes of the house, by name; each module is loaded when its scene is first made."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
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
_TABLE = tuple(f"game.ui.table{part}" for part in (".board", ".prompts", ".playback", ".hand", ".learn", ".chrome", ""))


def loading(name: str) -> Iterator[None]:
    """Have the module of a scene ready, so that its first picture comes sooner, and before it one by one what else lies in its
    package: to load a whole table takes as long as some frames."""
    module, _ = _PLACES[name]
    for package in _TABLE if name in ("table", "lesson") else ():
        parts = import_module(package)
        for part in iter_modules(parts.__path__, f"{package}."):
            import_module(part.name)
            yield
    import_module(module)


def make(name: str, stage: Stage, **known: Any) -> Scene:
    """A scene by its name."""
    module, cls = _PLACES[name]
    scene: Scene = getattr(import_module(module), cls)(stage, **known)
    return scene
