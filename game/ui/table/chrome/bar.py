"""The buttons of the table: undo, redo, hint, rules, menu at the top, and in the log's head the bell for what others did."""

from __future__ import annotations

from functools import partial

from game.table.layout import Rect
from game.ui.table.context import TableContext
from game.ui.table.intents import AskHint, Intent, OpenMenu, OpenRules, Redo, ShowNews, Undo
from game.ui.widgets import IconButton, Tooltip

RIGHT, PITCH = 1268.0, 42.0
"""Where the bar's signs end, and what each takes: its name and its key are said where it is pointed at."""
DEEDS: dict[str, tuple[str, Intent]] = {
    "undo": ("Z", Undo()),
    "redo": ("Y", Redo()),
    "hint": ("H", AskHint()),
    "rules": ("F1", OpenRules()),
    "menu": ("Esc", OpenMenu()),
}


class Bar:
    """Makes the buttons of a table and opens and shuts them as the session goes on."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        deeds = [name for name in DEEDS if name != "hint" or table.can_hint]
        self.named: dict[str, IconButton] = {}
        for index, name in enumerate(deeds):
            key, intent = DEEDS[name]
            place = (RIGHT - PITCH * (len(deeds) - index), 5, PITCH - 4, 28)
            label, act = table.texts(f"table-{name}"), partial(table.send, intent)
            button = IconButton(place, name, act, kind="bare", widget_id=f"bar-{name}")
            button.tip, button.key_hint = label, key
            self.named[name] = button
        if "hint" in self.named:
            self.named["hint"].detail = table.texts("table-hint-counted")
        ring = partial(table.send, ShowNews())
        x, y, w, _ = table.region("log")
        self.news = IconButton((x + w - 34, y + 5, 26, 26), "bell", ring, kind="night", widget_id="news")
        self.news.tip, self.news.key_hint = table.texts("table-news"), "N"

    @property
    def buttons(self) -> list[IconButton]:
        """All of them, from left to right, the bell last."""
        return [*self.named.values(), self.news]

    def refresh(self, news: bool) -> None:
        """What can be pressed now, and why the rest cannot; ``news``: there is something to tell again."""
        table = self.table
        open_now = {
            "undo": bool(table.session.plies) and not table.read_only,
            "redo": table.session.redoable > 0 and not table.read_only,
            "hint": table.model.playing and not table.read_only,
        }
        for name in open_now.keys() & self.named.keys():
            self.named[name].enabled = open_now[name]
        for name in ("undo", "redo"):
            self.named[name].reason = "" if open_now[name] else table.texts(f"refusal-{name}-nothing")
        self.news.visible = news

    def under(self, x: float, y: float) -> tuple[str, Rect] | None:
        """The button under the pointer."""
        return button_under(self.buttons, x, y)

    def tooltip(self, thing: str) -> Tooltip | None:
        """What a button does, and why it cannot be pressed."""
        return button_tip(self.buttons, thing)


def button_under(buttons: list[IconButton], x: float, y: float) -> tuple[str, Rect] | None:
    """The button at a place: ``button:`` with its id, and where it is."""
    found = next((button for button in buttons if button.visible and button.contains(x, y)), None)
    return (f"button:{found.id}", found.rect) if found is not None else None


def button_tip(buttons: list[IconButton], thing: str) -> Tooltip | None:
    """What is to be said of a button that ``button_under`` named; None if it is not among these."""
    button = next((button for button in buttons if f"button:{button.id}" == thing), None)
    if button is None:
        return None
    return Tooltip(button.tip, button.detail, button.key_hint, "" if button.enabled else button.reason)


__all__ = ["Bar", "button_tip", "button_under"]
