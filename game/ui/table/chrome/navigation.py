"""The ways from a table to other scenes."""

from __future__ import annotations

from typing import TypeAlias

from game.engine import Title
from game.ui.scene import Scene
from game.ui.table.intents import Open, OpenMenu, OpenRules, OpenTable, ShowEnding

Leave: TypeAlias = OpenTable | OpenRules | OpenMenu | ShowEnding | Open


def leave_for(table: Scene, title: Title, intent: Leave) -> None:
    """Open what a part asks for: another table in place of this one, or something over it."""
    stage = table.stage
    match intent:
        case OpenTable(session, journal, word):
            another = stage.make("table", session=session, journal=journal)
            stage.scenes.replace(another)
            if word:
                another.toast(word)
        case OpenRules(anchor, refused, code):
            stage.scenes.push(stage.make("rules", title=title, anchor=anchor, refused=refused, code=code))
        case OpenMenu():
            stage.scenes.push(stage.make("pause", table=table))
        case ShowEnding(counted, again):
            if stage.scenes.top is table:
                stage.scenes.push(stage.make("ending", table=table, counted=counted, again=again))
        case Open(name):
            stage.scenes.push(stage.make(name))


__all__ = ["leave_for"]
