"""Positions on a desk, and what is said of them."""

from __future__ import annotations

from typing import Any

from game.engine import Refusal, Session
from game.presentation import DisplayList, Text
from game.text.catalog import LANGUAGES, Texts
from game.text.speech import say
from game.titles.anno1701 import TITLE

from ...ui.conftest import Desk


def seated(desk: Desk, session: Session) -> Any:
    """The table with the seat that is asked before it."""
    scene = desk.sit(session, keep=False)
    while type(desk.app.scenes.top).__name__ == "Curtain":
        desk.app.scenes.pop()
        assert session.pending is not None
        scene.seats.sit(session.pending.seats[0])
    return scene


def texts_of() -> list[Texts]:
    """The catalogue of each language."""
    found = [Texts(language) for language in LANGUAGES]
    for texts in found:
        texts.read(TITLE)
    return found


def sentences(refusal: Refusal) -> list[str]:
    """The reason in each language; every word of it is known."""
    found = []
    for texts in texts_of():
        found.append(say(texts, TITLE.id, "refusal", refusal.code, refusal.params, ["Anna", "Johann"]))
        assert not texts.missing, texts.missing
    return found


def written(sheet: DisplayList | None) -> set[str]:
    """The messages, figures and icons of a drawing."""
    assert sheet is not None
    return {mark.id for mark in sheet.marks if isinstance(mark, Text)}
