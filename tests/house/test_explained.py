"""What a level says of three deeds: different ideas, in order of their worth in points, each with a reason of its own."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.bots import Clock, Thought
from game.bots.explain import idea, reasons, unsure
from game.bots.levels import GREEDY, PLANNER
from game.bots.levels import seat as bot_of
from game.bots.worker import _answered, _outcome, _Question
from game.engine import Action, Seat, Session, Title, encode
from game.text.catalog import LANGUAGES, Texts
from game.text.speech import worded

from .titles import DRAWN, name

TITLES = [title for title in DRAWN if title.has("bot")]
EVERY = 9
"""A decision of so many is looked at."""
ASKED = 14
TEXTS = [Texts(language) for language in LANGUAGES]


def positions(title: Title, seed: int) -> Iterator[tuple[Session, int]]:
    """Decisions all through a game, half played with sense, half at random."""
    rng, bot = random.Random(seed), bot_of(GREEDY, title)
    session = Session(title, [Seat("", "bot:greedy")] * title.fewest, {}, seed)
    found = choices = 0
    while session.pending is not None and found < ASKED:
        seat = session.pending.seats[0]
        legal = session.legal(seat)
        choices += len(legal) > 1
        if len(legal) > 1 and choices % EVERY == 1:
            found += 1
            yield session, seat
        sensible = rng.random() < 0.7
        session.propose(bot.choose(session.view(seat), legal, Clock(), rng) if sensible else rng.choice(legal))


def thoughts(title: Title, level: str, seed: int) -> Iterator[tuple[Session, Thought]]:
    bot = bot_of(level, title)
    for session, seat in positions(title, seed):
        yield session, bot.think(session.view(seat), session.legal(seat), Clock(), random.Random(1))


@pytest.mark.sample(6)
@pytest.mark.parametrize("level", [GREEDY, PLANNER])
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_three_deeds_are_three_ideas_with_three_reasons(title: Title, level: str) -> None:
    named = with_reasons = 0
    for session, thought in thoughts(title, level, 5):
        likely = thought.likely
        assert len({idea(known.action) for known in likely}) == len(likely), likely
        codes = [known.reason[0] for known in likely if known.reason[0]]
        assert len(set(codes)) == len(codes), (session.pending, likely)
        worths = [known.worth for known in likely]
        assert worths == sorted(worths, reverse=True)
        assert all(known.unsure >= 0 for known in likely)
        assert not likely or likely[0].unsure == 0
        named += len(likely) > 1
        with_reasons += len(codes) > 1
        for texts in TEXTS:
            texts.read(title)
            for known in likely:
                code, params = known.reason
                said = texts.say(code, worded(texts, title.id, params, ["A", "B"])) if code else ""
                assert not set("⟦{") & set(said), said
    assert named
    assert with_reasons


def test_one_thing_turned_and_one_place_by_another_way_are_one_idea() -> None:
    def place(*args: object) -> object:
        return idea(Action("place", 0, args))

    assert place("c30", 40, 0) == place("c30", 40, 180) == place("c30", 8, 0) != place("c31", 40, 0)
    assert place((3, 4, 5)) == place((8, 5)) != place((3, 4))
    assert place(("a", "b"), 1) == place(("b", "a"), 2) != place(("a", "a"), 1)
    assert place(1, 0) != place(0, 1)
    assert idea(Action("pass", 0)) != idea(Action("stop", 0))


class Told:
    """Every term is told by its name."""

    def gains(self, before, after):
        return {name: after[name] - before[name] for name in after}

    def reason(self, view, action, before, after):
        gains = self.gains(before, after)
        best = max(gains, key=gains.__getitem__)
        return (best, {"gain": gains[best]}) if gains[best] > 0 else ("", {})


def test_the_reason_is_what_tells_a_deed_apart() -> None:
    deeds = [
        (Action("one", 0), {"points": 5.0, "gold": 2.0, "hand": 0.0}),
        (Action("two", 0), {"points": 5.0, "gold": 0.0, "hand": 1.0}),
        (Action("three", 0), {"points": 5.0, "gold": 0.0, "hand": 0.0}),
    ]
    told = reasons(Told(), None, deeds, {"points": 0.0, "gold": 0.0, "hand": 0.0})
    assert [code for code, _ in told] == ["gold", "hand", ""], "what all of them bring speaks for none"


def test_a_difference_is_sure_where_it_is_the_same_in_every_world() -> None:
    assert unsure([1.0, 2.0, 3.0], [2.0, 3.0, 4.0]) == 0
    assert unsure([1.0, 2.0, 3.0], [4.0, 2.0, 0.0]) > 1


def test_worth_and_sureness_come_over_from_the_process() -> None:
    title = TITLES[0]
    session, seat = next(positions(title, 5))
    view, legal = session.view(seat), session.legal(seat)
    asked = {"number": 1, "title": title.id, "seat": seat, "state": view.state.dump(), "level": GREEDY, "seed": 1}
    told = _answered({**asked, "legal": [encode(a) for a in legal], "milliseconds": 0}, "game.titles")
    answer = _outcome(_Question(1, 0, tuple(legal), 0.0), told)
    assert answer.thought == bot_of(GREEDY, title).think(view, legal, Clock(), random.Random(1))
