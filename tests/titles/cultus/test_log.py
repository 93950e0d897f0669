"""The log's lines: one for what belongs together, short, with icons that exist, and nothing that is secret."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache, partial

import pytest

from game.engine import Chance, Event
from game.presentation import log_lines, presentation_of
from game.text.catalog import Texts
from game.text.speech import worded
from game.titles.cultus import TITLE
from game.titles.cultus.rules import CONTROLLER

from .test_conformance import GAMES, choose

lines = partial(log_lines, presentation_of(TITLE))
NAMES = ["Aki", "Ben", "Chie", "Dan"]
SILENT = {"actions_begin", "took_card", "enemy_strikes", "enemy_returned"}


@cache
def texts_of(language: str) -> Texts:
    texts = Texts(language)
    texts.read(TITLE)
    return texts


def said(language: str, line: Event, part: str = "") -> str:
    """The sentence of a line; it must exist and need no other parameters."""
    texts = texts_of(language)
    message = f"cultus-log-{line.kind}{part}".replace("_", "-")
    text = texts.say(message, worded(texts, "cultus", line.params, NAMES))
    assert message not in texts.missing, (language, message, line.params, text)
    assert not re.search(r"[{}⟦⟧]", text), text
    return text


@cache
def plies() -> list[tuple[int, list[Event]]]:
    """The events of whole games, ply by ply, with the number of seats."""
    found = []
    for seed in range(4):
        for seats, options in GAMES:
            rng, chance = random.Random(seed), Chance(seed)
            s = CONTROLLER.setup(seats, options, chance)
            while (decision := CONTROLLER.pending(s)) is not None:
                action = choose(s, CONTROLLER.legal(s, decision.seats[0]), rng)
                found.append((seats, CONTROLLER.apply(s, action, chance).events))
    return found


def seen(seat: int | None) -> Iterator[Event]:
    """Every line of these games as a seat knows it."""
    for _, events in plies():
        yield from lines(event.seen_by(seat) for event in events)


def test_every_event_has_its_line_but_what_another_line_or_the_table_says() -> None:
    within: dict[str, set[str]] = {}
    for _, events in plies():
        told = {line.kind for line in lines(events)}
        for event in events:
            if event.kind not in told:
                within.setdefault(event.kind, set()).update(told)
    assert set(within) <= SILENT | {"moved", "discarded", "vp_lost", "character_used", "plan_shown"}
    assert "walk_paid" in within["moved"]
    assert {"discarded", "medal_turned"} & within["vp_lost"]
    assert {"pawn_sent", "monument_sent"} & within["character_used"]


@pytest.mark.sample
@pytest.mark.parametrize("language", ["ja", "en"])
def test_no_line_names_a_construction_card_by_its_number(language: str) -> None:
    numbered = re.compile(r"建設カード\d|Card \d")
    for line in seen(0):
        if line.kind != "turn_begins":
            assert not numbered.search(said(language, line))


def test_who_did_not_draw_is_told_no_card() -> None:
    draws = 0
    for _, events in plies():
        for event in events:
            if event.kind in ("drew", "dealt"):
                draws += 1
                (line,) = lines([event.seen_by(None)])
                (own,) = lines([event.seen_by(event.to[0])])
                for language in ("ja", "en"):
                    text = said(language, line) + (said(language, line, "-tip") if event.kind == "dealt" else "")
                    assert "[" not in text, text
                assert own.params != line.params
    assert draws > 100


def test_a_walk_that_pays_is_one_line_with_where_it_went() -> None:
    walked = [
        (events[0], lines(events))
        for _, events in plies()
        if [e.kind for e in events[:2]] == ["moved", "walk_paid"] and len(events[0].params["path"]) == 1
    ]
    assert len(walked) > 20
    for moved, (line, *_) in walked:
        assert line.kind == "walk_paid"
        origin, goal = moved.params["kinds"]
        text = said("ja", line)
        assert text.startswith(f"[{origin}] から [{goal}] へ：**{line.params['gold']}**[coin]")


def test_cards_paid_for_a_monument_are_told_with_it() -> None:
    pushed = [lines(events) for _, events in plies() if [e.kind for e in events[:2]] == ["discarded", "monument_moved"]]
    assert pushed
    for line, *_ in pushed:
        assert line.kind == "monument_moved"
        assert said("en", line, "-tip").count("[") in (4, 8)


def test_points_lost_with_the_hand_stand_in_its_line_and_others_in_their_own() -> None:
    hand = Event("discarded", {"seat": 0, "cards": ("c01", "c02"), "count": 2, "pile": 3})
    lost = Event("vp_lost", {"seat": 0, "vp": 4, "owed": 4})
    (line,) = lines([hand, lost])
    assert said("en", line) == "Discarded **2** cards: **−4**[star]"
    struck = Event("enemy_advanced", {"enemy": "enemy_claudia", "origin": 6, "space": 7, "last": 7})
    first, second = lines([struck, lost])
    assert said("en", first) == "Cube from **6** to **7**: [fire] effect"
    assert said("en", second) == "**−4**[star]"


def test_a_line_keeps_whether_it_revealed_something() -> None:
    hidden = Event("moved", {"seat": 0, "path": (1,), "kinds": ("church", "manor")}, reveals=True)
    paid = Event("walk_paid", {"seat": 0, "gold": 1, "base": 1, "closed": 0, "card": "income_5"})
    (line,) = lines([hidden, paid])
    assert line.reveals


def test_what_the_own_medal_costs_is_the_own_and_no_gain_of_the_enemy() -> None:
    presentation = presentation_of(TITLE)
    turned = Event("medal_turned", {"seat": 0, "slot": 1, "enemy": "enemy_wilhelm", "vp": 2})
    assert (presentation.actor(turned), presentation.gain_of(turned)) == (0, 0)
    struck = Event("effect_wilhelm", {"enemy": "enemy_wilhelm", "vp": 8})
    assert (presentation.actor(struck), presentation.gain_of(struck)) == ("enemy_wilhelm", 8)
