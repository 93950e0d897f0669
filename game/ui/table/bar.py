"""The buttons at the top of the table: undo, redo, hint, rules, menu, and the bell for what others did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.widgets import Button, IconButton

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

RIGHT, WIDE = 1268.0, 82.0


class Bar:
    """Makes the buttons of a table scene and opens and shuts them as the session goes on."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        texts = scene.app.texts
        deeds = {
            "undo": ("Z", scene.undo),
            "redo": ("Y", scene.redo),
            "hint": ("H", scene.ask_hint),
            "rules": ("F1", lambda: scene.open_rules("")),
            "menu": ("Esc", scene.open_menu),
        }
        if not scene.seats.can_hint:
            del deeds["hint"]
        self.named: dict[str, Button] = {}
        for index, (name, (key, act)) in enumerate(deeds.items()):
            place = (RIGHT - WIDE * (len(deeds) - index), 5, WIDE - 4, 28)
            label = texts(f"table-{name}")
            button = Button(place, label, act, kind="night", icon=name, size=12, pad=5, widget_id=f"bar-{name}")
            button.tip, button.key_hint = label, key
            self.named[name] = button
        self.news = IconButton(scene.region("news"), "bell", scene.toggle_news, kind="night", widget_id="news")
        self.news.tip = texts("table-news")

    @property
    def buttons(self) -> list[Button | IconButton]:
        """All of them, from left to right, the bell last."""
        return [*self.named.values(), self.news]

    def refresh(self) -> None:
        """What can be pressed now, and why the rest cannot."""
        scene = self.scene
        open_now = {
            "undo": bool(scene.session.plies) and not scene.read_only,
            "redo": scene.session.redoable > 0 and not scene.read_only,
            "hint": scene.model.playing and not scene.read_only,
        }
        for name in open_now.keys() & self.named.keys():
            self.named[name].enabled = open_now[name]
        for name in ("undo", "redo"):
            self.named[name].reason = "" if open_now[name] else scene.app.texts(f"refusal-{name}-nothing")
        self.news.visible = bool(scene.story.news)


__all__ = ["Bar"]
