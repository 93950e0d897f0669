"""The buttons below the chosen session, and the field that asks for a name or a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.archive import Entry
from game.archive.listing import HISTORY, REPAIRABLE, UNREAD, WHOLE
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.canvas import Rect
from game.ui.scenes.house import Act
from game.ui.scenes.resuming import at_table
from game.ui.scenes.shelf.scene import untabled
from game.ui.widgets import Button, TextField

if TYPE_CHECKING:
    from game.ui.scenes.asked import Keeping


def buttons_of(scene: Keeping, entry: Entry | None) -> list[Button]:
    """What can be done with a session; what cannot is shut and says why. Without any session: to begin one."""
    texts = scene.texts
    if entry is None:
        begin = Button(
            (932, 380, 220, 48), texts("shelf-start"), scene.begin, kind="gold", icon="play", widget_id="begin"
        )
        return [] if scene.all else [begin]
    own, readable = not scene.is_shipped(entry), entry.view is not None and entry.state == WHOLE
    label, icon = texts("archive-continue"), "play"
    if entry.state == REPAIRABLE:
        label, icon = texts("archive-rescue", ply=entry.plies), "repair"
    elif entry.over or not own or entry.state == HISTORY:
        label, icon = texts("archive-watch"), "watch"
    shut = texts("archive-reading" if entry.state == UNREAD else "archive-why-unreadable")
    if untabled(entry):
        shut, readable = texts("archive-why-no-table"), False
    looked = is_reviewed(entry)
    go = Button(
        (842, 460, 236 if looked else 400, 50),
        label,
        scene.go,
        kind="gold",
        icon=icon,
        key="Enter",
        size=18,
        widget_id="go",
    )
    go.enabled = entry.state in (WHOLE, REPAIRABLE, HISTORY) and not untabled(entry)
    go.reason = "" if go.enabled else shut
    foreign = "" if own else texts("archive-why-shipped")
    lying = "" if at_table(scene.stage, entry.id) is None else texts("archive-why-at-table")
    unread = "" if readable else shut
    uncopied = "" if entry.view is not None else shut
    left: Rect = (842, 520, 195, 40)
    if icon == "watch":
        second = _button(texts, "again", "redo", scene.again, left, unread)
    else:
        second = _button(texts, "watch", "watch", scene.watch, left, unread, "V")
    review = _button(texts, "review", "review", scene.review, (1088, 460, 154, 50), unread, "G")
    review.visible = looked
    return [
        go,
        review,
        second,
        _button(texts, "branch", "branch", scene.branch, (1047, 520, 195, 40), unread, "B"),
        _button(texts, "export", "export", lambda: scene.ask("export"), (842, 570, 104, 38)),
        _button(
            texts,
            "rename",
            "rename",
            lambda: scene.ask("rename"),
            (954, 570, 90, 38),
            foreign or ("" if untabled(entry) and entry.state == WHOLE else unread),
        ),
        _button(texts, "copy", "copy", scene.duplicate, (1052, 570, 90, 38), foreign or uncopied),
        _button(texts, "delete", "delete", scene.delete, (1150, 570, 92, 38), foreign or lying),
    ]


def is_reviewed(entry: Entry) -> bool:
    """True if a game is over and can be looked over by a bot of its title."""
    title = catalogue.get(entry.title)
    return entry.over and entry.state == WHOLE and title is not None and title.has("bot") and not untabled(entry)


def _button(texts: Texts, name: str, icon: str, act: Act, rect: Rect, why_not: str = "", key: str = "") -> Button:
    kind, large = "danger" if name == "delete" else "paper", rect[2] > 150
    button = Button(rect, texts(f"archive-{name}"), act, kind=kind, icon=icon, key=key, widget_id=f"archive-{name}")
    button.enabled, button.reason = not why_not, why_not
    button.size, button.pad = (14, 12) if large else (12.5, 8)
    return button


def field_for(scene: Keeping) -> tuple[TextField, list[Button]]:
    """The field for what the archive is asking, with what stands there first, and its two buttons."""
    texts, entry, asking = scene.texts, scene.entry, scene.asking
    start = ""
    if asking == "rename" and entry is not None:
        start = entry.name
    elif asking == "export" and entry is not None:
        start = str(Path.home() / f"{entry.id.rsplit('/', 1)[-1]}.taku")
    hint = texts("archive-rename-hint" if asking == "rename" else "archive-path-hint")
    place: Rect = (842, 540, 400, 38)
    field = TextField(place, start, lambda _: None, hint=hint, icon=asking, most=400, on_enter=scene.answer)
    field.id = "field"
    away = Button((842, 586, 128, 36), texts("table-cancel"), scene.on_escape, kind="paper", size=13.5, key="Esc")
    do = texts(f"archive-{asking}-do")
    answer = Button((980, 586, 262, 36), do, scene.answer, kind="gold", size=14, icon="tick", key="Enter")
    away.id, answer.id = "no", "ok"
    return field, [away, answer]
