"""What the house answers where a thing has no answer of its own: nothing that is drawn keeps silent."""

from __future__ import annotations

from game.engine import Action, Refusal
from game.engine.refusal import GENERAL
from game.presentation import Drop
from game.presentation.gestures import meant_by
from game.table.model import TableModel

CLICK, ELSEWHERE, PAST = "table-click-it", "table-not-there", "past-sub"
"""Messages: a click on it answers; it goes elsewhere; this is the past."""
NOT_NOW, FIRST = "table-not-now", "table-first"
"""Messages with the ``question`` that is asked instead: on the table, and on a sheet that must be answered first."""


def explained(model: TableModel, target: str, dropped: bool) -> Refusal | str:
    """Why a thing was clicked, or with ``dropped`` carried, in vain: what the rules say of every deed that it could be
    meant for, if that is one and the same; else the message of the house that is true."""
    if model.frozen or not model.playing:
        return instead(model)
    if model.targets(target):
        return ELSEWHERE
    if dropped and model.clicked(target):
        return CLICK
    return why_not(model, target) or NOT_NOW


def instead(model: TableModel) -> str:
    """The message of what stands before everything else: the past, a sheet, or what the table asks."""
    if model.looking is not None:
        return PAST
    return FIRST if model.frozen else NOT_NOW


def why_not(model: TableModel, piece: str) -> Refusal | None:
    """What the rules say of every deed that a piece could be meant for at any place, or None if they say nothing, several
    things, or less than the question that is asked now. Deeds that are asked for speak before those that are not, and of
    these those that the rules refuse for a reason of their own."""
    rules, v = model.session.rules, model.view
    meant: dict[Action, None] = {}
    if piece not in model.laid and piece not in model.layout.slots:
        return None
    for slot in ("", *model.layout.slots) if piece in model.laid else ("",):
        meant |= dict.fromkeys(meant_by(model.presentation, v, Drop(piece, slot, 0, model.mode)))
    asked = [action for action in meant if action.kind in v.state.pending[-1].kinds]
    reasons = [rules.check(v.state, action) for action in asked or meant]
    if not asked:
        reasons = [reason for reason in reasons if reason is None or reason.code not in GENERAL]
    if not reasons or reasons[0] is None or any(reason != reasons[0] for reason in reasons):
        return None
    return None if reasons[0].code in GENERAL else reasons[0]
