"""The buttons below the chosen session."""

from __future__ import annotations

from collections.abc import Mapping

from game.archive import Entry
from game.archive.listing import HISTORY, REPAIRABLE, UNREAD, WHOLE
from game.titles import catalogue
from game.ui.canvas import Rect
from game.ui.scenes.house import Act
from game.ui.scenes.page import Page
from game.ui.scenes.resuming import at_table
from game.ui.scenes.shelf.scene import untabled


def add_buttons(page: Page, entry: Entry, own: bool, acts: Mapping[str, Act]) -> None:
    """Put down what can be done with a session, with a deed for each name; what cannot is shut and says why. ``own`` is
    False for a recorded game that came with the app."""
    texts = page.texts
    shut = texts("archive-reading" if entry.state == UNREAD else "archive-why-unreadable")
    tabled, looked = not untabled(entry), is_reviewed(entry)
    if not tabled:
        shut = texts("archive-why-no-table")
    message, icon = "archive-continue", "play"
    if entry.state == REPAIRABLE:
        message, icon = "archive-rescue", "repair"
    elif entry.over or not own or entry.state == HISTORY:
        message, icon = "archive-watch", "watch"
    open_now = tabled and entry.state in (WHOLE, REPAIRABLE, HISTORY)
    rect, words, look = (
        (842, 460, 236 if looked else 400, 50),
        texts(message, ply=entry.plies),
        {"kind": "gold", "size": 18},
    )
    page.button("go", rect, words, acts["go"], "" if open_now else shut, icon=icon, key="Enter", **look)
    unread = "" if tabled and entry.view is not None and entry.state == WHOLE else shut
    foreign = "" if own else texts("archive-why-shipped")
    lying = "" if at_table(page.stage, entry.id) is None else texts("archive-why-at-table")
    second = ("again", "redo", "") if icon == "watch" else ("watch", "watch", "V")
    rows: list[tuple[str, str, str, Rect, str]] = [
        (*second, (842, 520, 195, 40), unread),
        ("branch", "branch", "B", (1047, 520, 195, 40), unread),
        ("export", "export", "", (842, 570, 104, 38), ""),
        (
            "rename",
            "rename",
            "",
            (954, 570, 90, 38),
            foreign or ("" if entry.state == WHOLE and not tabled else unread),
        ),
        ("copy", "copy", "", (1052, 570, 90, 38), foreign or ("" if entry.view is not None else shut)),
        ("delete", "delete", "", (1150, 570, 92, 38), foreign or lying),
    ]
    if looked:
        rows.insert(0, ("review", "review", "G", (1088, 460, 154, 50), unread))
    for name, sign, key, place, why_not in rows:
        size, pad = (14, 12) if place[2] > 150 else (12.5, 8)
        kind, label = "danger" if name == "delete" else "paper", texts(f"archive-{name}")
        page.button(
            f"archive-{name}", place, label, acts[name], why_not, kind=kind, icon=sign, key=key, size=size, pad=pad
        )


def is_reviewed(entry: Entry) -> bool:
    """True if a game is over and can be looked over by a bot of its title."""
    title = catalogue.get(entry.title)
    return entry.over and entry.state == WHOLE and title is not None and title.has("bot") and not untabled(entry)
