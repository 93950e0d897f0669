"""The buttons of the table: undo, redo, hint, rules, menu at the top, and in the log's head the bell for what others did."""

from __future__ import annotations

from functools import partial

from game.table.layout import Rect
from game.ui.table.context import TableContext
from game.ui.table.intents import AskHint, Intent, OpenMenu, OpenRules, Redo, ShowNews, Undo
from game.ui.widgets import Button, IconButton, Tooltip

RIGHT, WIDE = 1268.0, 82.0
SIGN = 42.0
"""What a button takes on a quiet table: its sign alone, without a frame."""
ICON = 29.0
"""What an icon takes of a button, its margins and the gap; where one word has no room beside it, all stand alone."""
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
        self.named: dict[str, Button | IconButton] = {}
        for index, name in enumerate(deeds):
            key, intent = DEEDS[name]
            wide = SIGN if table.attention.quiet else WIDE
            place = (RIGHT - wide * (len(deeds) - index), 5, wide - 4, 28)
            label, act = table.texts(f"table-{name}"), partial(table.send, intent)
            button: Button | IconButton
            if table.attention.quiet:
                button = IconButton(place, name, act, kind="bare", widget_id=f"bar-{name}")
            else:
                button = Button(place, label, act, kind="night", icon=name, size=12, pad=5, widget_id=f"bar-{name}")
            button.tip, button.key_hint = label, key
            self.named[name] = button
        if "hint" in self.named:
            self.named["hint"].detail = table.texts("table-hint-counted")
        ring = partial(table.send, ShowNews())
        x, y, w, _ = table.region("log")
        self.news = IconButton((x + w - 34, y + 5, 26, 26), "bell", ring, kind="night", widget_id="news")
        self.news.tip, self.news.key_hint = table.texts("table-news"), "N"

    @property
    def buttons(self) -> list[Button | IconButton]:
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
        canvas = table.stage.canvas
        worded = {name: button for name, button in self.named.items() if isinstance(button, Button)}
        whole = all(button.has_room(canvas, WIDE - 4 - ICON) for button in worded.values())
        for name, button in worded.items():
            button.icon = name if whole else ""

    def under(self, x: float, y: float) -> tuple[str, Rect] | None:
        """The button under the pointer."""
        return button_under(self.buttons, x, y)

    def tooltip(self, thing: str) -> Tooltip | None:
        """What a button does, and why it cannot be pressed."""
        return button_tip(self.buttons, thing)


def button_under(buttons: list[Button | IconButton], x: float, y: float) -> tuple[str, Rect] | None:
    """The button at a place: ``button:`` with its id, and where it is."""
    found = next((button for button in buttons if button.visible and button.contains(x, y)), None)
    return (f"button:{found.id}", found.rect) if found is not None else None


def button_tip(buttons: list[Button | IconButton], thing: str) -> Tooltip | None:
    """What is to be said of a button that ``button_under`` named; None if it is not among these."""
    button = next((button for button in buttons if f"button:{button.id}" == thing), None)
    if button is None:
        return None
    return Tooltip(button.tip, button.detail, button.key_hint, "" if button.enabled else button.reason)


__all__ = ["Bar", "button_tip", "button_under"]
