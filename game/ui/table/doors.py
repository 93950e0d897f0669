"""The ways from a table to other scenes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from game.ui.table.intents import HangCurtain, Open, OpenMenu, OpenRules, OpenTable

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

Leave: TypeAlias = OpenTable | OpenRules | OpenMenu | Open | HangCurtain


def leave_for(scene: TableScene, intent: Leave) -> None:
    """Open what a part asks for: another table in place of this one, or a scene over it."""
    stage = scene.stage
    match intent:
        case OpenTable(session, journal, word):
            table = stage.make("table", session=session, journal=journal)
            stage.scenes.replace(table)
            if word:
                table.toast(word)
        case OpenRules(anchor, refused, code):
            stage.scenes.push(stage.make("rules", title=scene.title, anchor=anchor, refused=refused, code=code))
        case OpenMenu():
            stage.scenes.push(stage.make("pause", table=scene))
        case Open(name):
            stage.scenes.push(stage.make(name))
        case HangCurtain(seat):
            scene.tips.hide()
            if scene.on_top:
                lift = partial(scene.seats.sit, seat)
                stage.scenes.push(stage.make("curtain", table=scene, seat=seat, before=scene.model.eyes, lift=lift))


__all__ = ["leave_for"]
