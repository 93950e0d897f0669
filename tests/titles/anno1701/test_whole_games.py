"""Games by hand on the table to each of the three ends, whole in the long tests; the last scene says why it ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.engine import Action, Ply, Seat, Session
from game.engine.record import read_record
from game.engine.replay import replay_record
from game.presentation import Text
from game.text.speech import worded
from game.titles.anno1701 import TITLE
from game.ui.canvas import Canvas
from game.ui.scenes.ending.scene import EndingScene

from ...ui.conftest import Desk

SAVES = Path(__file__).parents[3] / "saves" / "anno1701"
ENDS = [
    ("two-players", "favour", "ja"),
    ("two-merchants", "merchants", "en"),
    ("ruin", "ruin", "ja"),
]

WHOLE, LAST = 10**6, 45
"""So many plies are done by hand, from the end."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every sentence that is drawn from now on."""
    found: list[str] = []
    for name in ("line", "text"):
        method = getattr(Canvas, name)

        def noted(self: Canvas, text: str, *more: object, method: object = method, **style: object) -> object:
            found.append(text)
            return method(self, text, *more, **style)  # type: ignore[operator]

        monkeypatch.setattr(Canvas, name, noted)
    return found


def _draws_as_in(recorded: Session, session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let chance give the session what the recorded game drew, ply by ply."""
    do = session._do

    def fed(action: Action, drew: Sequence[Any]) -> Ply:
        return do(action, recorded.plies[len(session.plies)].drew)

    monkeypatch.setattr(session, "_do", fed)


@pytest.mark.sample(1)
@pytest.mark.parametrize("by_hand", [LAST, pytest.param(WHOLE, marks=pytest.mark.long)])
@pytest.mark.parametrize(("name", "ending", "language"), ENDS)
def test_two_people_play_to_the_end_and_are_told_why_it_ended(
    tmp_path: Path,
    written: list[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    ending: str,
    language: str,
    by_hand: int,
) -> None:
    record = read_record((SAVES / f"{name}.json").read_bytes())
    recorded = replay_record(record, {TITLE.id: TITLE})
    assert isinstance(recorded, Session)
    desk = Desk(tmp_path, language)
    first = max(0, len(recorded.plies) - by_hand)
    session = recorded.fork(first, [Seat("Anna"), Seat("Johann")])
    _draws_as_in(recorded, session, monkeypatch)
    scene = desk.sit(session, keep=False)
    for ply in recorded.plies[first:]:
        while type(desk.app.scenes.top).__name__ == "Curtain":
            desk.app.scenes.pop()
            assert session.pending is not None
            scene.seats.sit(session.pending.seats[0])
        desk.robot.do(ply.action)
    assert session.pending is None
    assert [ply.sum for ply in session.plies] == [ply.sum for ply in recorded.plies], "the same game, ply by ply"
    for _ in range(80):
        desk.pilot.tick()
        scene.story.skip()
    end = desk.app.scenes.top
    assert isinstance(end, EndingScene)
    assert end.result.outcome == ending
    written.clear()
    desk.app.capture()
    texts, names = desk.app.texts, ["Anna", "Johann"]
    why = texts.say(end.end.text, worded(texts, TITLE.id, dict(end.end.params), names))
    assert why in written
    assert str(session.view(None).state.turn) in why
    if ending == "ruin":
        told = {mark.id for mark in end.end.body.marks if isinstance(mark, Text)} if end.end.body else set()
        assert any(mark.startswith("anno1701-art-blow-") for mark in told), "the blows that did it"
    assert not desk.app.texts.missing
    desk.close()
