"""The coach at every game: a line for each moment, and three deeds shown at once without one covering another."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

import pytest

from game.bots import Clock
from game.bots.bot import NO_REASON, Likely, Thought
from game.bots.explain import ideas
from game.bots.levels import seat as bot_of
from game.bots.worker import Answer
from game.engine import Action, Seat, Session, Title, View
from game.table.label_placement import ROOM
from game.table.layout import overlap, union
from game.table.preview import what_ifs
from game.text.catalog import LANGUAGES
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.table.chrome.turn_driver import TurnDriver
from game.ui.table.learn.coach import LEFT, Coach

from ..titles.catalogues import messages_of, variables
from ..ui.conftest import Desk, cut
from .titles import COACHED, DRAWN, name

__all__ = ["cut"]

TITLES = COACHED
TAUGHT = [title for title in DRAWN if title.has("bot")]
ASKED = 8
"""Deeds that are done as the coach names them: those of a first round."""
PLIES = 28
"""So much of a game is looked at: its set-up and its first turns."""


def lines(title: Title, kind: str, language: str) -> dict[str, set[str]]:
    """The title's messages of that kind, by what they are about, with their parameters."""
    begin = f"{title.id}-{kind}-"
    found = {key.removeprefix(begin): m for key, m in messages_of(title, language).items() if key.startswith(begin)}
    return {key: variables(message) for key, message in found.items() if not key.endswith("-brief")}


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_question_of_a_game_is_a_moment_for_the_coach(title: Title, language: str) -> None:
    asked, told = lines(title, "prompt", language), lines(title, "coach", language)
    assert told.keys() == asked.keys()
    ruled = {name for key in told for name in told[key] if name.startswith(("opt-", "rule-", "can-"))}
    assert all(told[key] <= asked[key] | ruled for key in told), "it knows the rules in force and what can be done too"


def beginnings(title: Title, seed: int, most: int = PLIES) -> Iterator[Session]:
    """A session of a person among bots, whenever the person has a choice; it is played half with sense, half at random."""
    rng = random.Random(seed)
    seats = [Seat(), *[Seat("", "bot:greedy")] * (title.fewest - 1)]
    session = Session(title, seats, {}, seed)
    bot = bot_of("greedy", title)
    while session.pending is not None and len(session.plies) < most:
        if 0 in session.pending.seats and len(session.legal(0)) > 1:
            yield session
        seat = session.pending.seats[0]
        legal = session.legal(seat)
        action = bot.choose(session.view(seat), legal, Clock(), rng) if rng.random() < 0.5 else rng.choice(legal)
        session.propose(action)


def coached(desk: Desk, session: Session) -> Any:
    """The table of a session, coached."""
    return desk.sit(session, keep=False)


def advised(scene: Any, named: list[Any]) -> Coach:
    """The coach of the table, asked what to do."""
    scene.model.refresh()
    scene._changed()
    coach: Coach = scene.coach
    coach.advise(Thought(named[0], (), NO_REASON, tuple(map(Likely, named))))
    scene.notes.toasts = []
    return coach


@pytest.fixture(autouse=True)
def _without_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the coach names is given here."""
    monkeypatch.setattr(TurnDriver, "foresee", lambda seats: None)


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT, ids=name)
def test_no_slip_covers_what_it_speaks_of_nor_another(
    desks: Callable[..., Desk], cut: list[str], title: Title, language: str
) -> None:
    desk = desks(coach="always", language=language)
    rng = random.Random(title.id)
    scene: Any = None
    for session in beginnings(title, 11):
        scene = scene or coached(desk, session)
        legal = session.legal(0)
        coach = advised(scene, ideas(rng.sample(legal, len(legal))))
        desk.app.capture()
        slips = coach.advice.slips
        for known, slip in zip(coach.advice.ifs, slips):
            where = (session.pending, known.action, slip)
            assert not [thing for thing in known.things if overlap(thing, slip)], where
            assert union([slip, ROOM]) == pytest.approx(ROOM), where
        assert not [pair for pair in combinations(slips, 2) if overlap(*pair)], (session.pending, slips)
    assert scene is not None
    assert cut == []


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_the_moment_has_room_on_the_strip(desks: Callable[..., Desk], title: Title, language: str) -> None:
    desk = desks(coach="always", language=language)
    scene = coached(desk, next(beginnings(title, 3)))
    room = scene.coach.ask.rect[0] - 12 - LEFT
    texts, canvas = scene.stage.texts, scene.context.child(desk.app.canvas)
    assert isinstance(canvas, Canvas)
    known = {"n": 10, "n1": texts(f"{title.id}-name-{title.id}"), "n2": "1, 2, 3"}
    for key, parameters in lines(title, "coach", language).items():
        asked = sorted(name for name in parameters if name.startswith("can-"))
        for offered in product(("true", "false"), repeat=len(asked)):
            said = texts.say(f"{title.id}-coach-{key}", {**known, **dict(zip(asked, offered))})
            assert canvas.measure(said, 14) <= room, said
            assert said.startswith("**"), said
            assert not set("⟦{") & set(said), said


class AtOnce:
    """Thinks in the test itself, as the process beside the table would."""

    def __init__(self) -> None:
        self.answer: Answer | None = None

    def ask(self, ply: int, title: str, view: View, legal: list[Action], level: str, seed: int, _ms: int) -> None:
        thought = bot_of("greedy", catalogue[title]).think(view, legal, Clock(), random.Random(seed))
        self.answer = Answer(ply, thought.action, thought)

    def poll(self) -> Answer | None:
        found, self.answer = self.answer, None
        return found

    def close(self) -> None:
        self.answer = None


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_a_first_round_is_played_by_asking_at_every_moment(
    desks: Callable[..., Desk], cut: list[str], monkeypatch: pytest.MonkeyPatch, title: Title, language: str
) -> None:
    monkeypatch.setattr(TurnDriver, "_start", lambda self: self.__dict__.setdefault("at_once", AtOnce()))
    desk = desks(coach="first", language=language, size=(1920, 1080) if language == "en" else (1280, 720))
    seats = [Seat(), *[Seat("", "bot:greedy")] * (title.fewest - 1)]
    session = Session(title, seats, dict(title.first), 5)
    scene: Any = desk.sit(session, keep=False)
    desk.app.draw()
    asked = 0
    for _ in range(120):
        if session.pending is None or asked == ASKED:
            break
        desk.pilot.tick(0.3)
        if scene.story.telling or not scene.model.playing:
            desk.pilot.key("space")
            continue
        if scene.coach.is_silent:
            scene.play(session.legal(0)[0])
            continue
        desk.pilot.key("c")
        desk.pilot.wait(0.1)
        moves = scene.coach.moves
        assert moves, session.pending
        desk.pilot.key("1")
        desk.app.draw()
        plies = len(session.plies)
        desk.pilot.key("enter")
        assert len(session.plies) == plies
        x, y, w, h = scene.coach._chips[0]
        desk.pilot.click(x + w / 2, y + h / 2)
        assert session.plies[plies].action == moves[0]
        asked += 1
    assert asked == ASKED
    assert cut == []


def test_hidden_cards_stay_hidden(desk: Desk) -> None:
    """Whatever is drawn from a pile is not shown: the ghosts are what lies on the table now."""
    for title in TAUGHT:
        for session in beginnings(title, 5, 16):
            scene = desk.sit(session, keep=False)
            known = what_ifs(scene.model, ideas(session.legal(0)), scene.drag.control_rect)
            for deed in known:
                assert all(ghost.piece in scene.model.placement for ghost in deed.ghosts)
            desk.close()
