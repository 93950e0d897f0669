"""The game of a date from the leaf: begun once, gone on with, counted, told, and practised as often as one likes."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any

import pygame
import pytest

from game.archive.today import LOST, WON, begun, daily, date_of, streak, tries, week
from game.bots import Clock, seat
from game.engine import Seat, Session
from game.engine.session import PRACTICE
from game.titles import catalogue
from game.ui.scenes.day import card as day_card
from game.ui.scenes.day.ending import DayEnding, PracticeEnding
from game.ui.scenes.day.question import DayQuestion
from game.ui.scenes.ending.scene import EndingScene
from game.ui.scenes.opening import Opening
from game.ui.scenes.shelf.scene import Shelf
from game.ui.table.scene import TableScene

from .conftest import Desk

SHELF = [title for title in catalogue.values() if title.on_table]
MONDAY = date(2026, 11, 23)
WEEKEND = {"signorie": date(2026, 12, 6), "cuba": date(2026, 12, 20), "anno1701": date(2026, 12, 19)}
WEEKEND |= {"undecim": date(2026, 12, 5)}


def at(desk: Desk, day: date, clock: str = "20:00") -> None:
    """The clock of the computer."""
    desk.store.now = lambda: datetime.fromisoformat(f"{day}T{clock}:00+09:00")


def played(session: Session, plies: int = 10**6) -> None:
    """Moves by chance, to the end if there is no other."""
    rng = random.Random(5)
    while (pending := session.pending) is not None and len(session.plies) < plies:
        session.propose(rng.choice(session.legal(pending.seats[0])))


def counted(desk: Desk, day: date) -> Session:
    """The counted try of a date, over and kept."""
    at(desk, day)
    game = daily(SHELF, day)
    assert game is not None
    session = begun(game)
    journal = desk.store.create(session)
    played(session)
    journal.close()
    return session


def opened(desk: Desk, press: str = "") -> Any:
    """What the leaf (or another button) has opened, when the sign that it is being opened is gone."""
    if press:
        desk.pilot.press(press)
    else:
        desk.pilot.key("t")
    for _ in range(100):
        if not isinstance(desk.top, Opening):
            break
        desk.pilot.wait(0.1)
    return desk.top


def chosen(desk: Desk) -> list[str]:
    """What can be done, by name."""
    return [w.id for w in desk.top.widgets if w.id.startswith("ending-") and "row" not in w.id]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_leaf_opens_the_result_that_was_counted(
    desks: Callable[..., Desk], cut: list[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    desk = desks(language=language, size=(1920, 1080) if language == "en" else (1280, 720))
    session = counted(desk, MONDAY)
    shelf = desk.shelf()
    scene = opened(desk)
    assert isinstance(scene, DayEnding)
    desk.app.capture()
    result = session.result()
    head, game, signs, end = scene.card.text.split("\n")
    assert "–".join(str(score.total) for score in result.scores) in game
    assert len(signs) == max(turn for turn, *_ in scene.mine.turns)
    assert signs[-1] == ("★" if scene.end.victory else "☆")
    assert "23" in head
    assert str(len(signs)) in end
    taken: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", taken.append)
    before = scene.copy_button.label
    desk.pilot.key("c")
    assert taken == [scene.card.text]
    assert scene.copy_button.label != before
    desk.pilot.wait(2.5)
    assert scene.copy_button.label == before
    desk.pilot.key("enter")
    assert len(taken) == 2, "the golden button"
    desk.pilot.key("esc")
    assert desk.top is shelf, "the table was only opened for it"


@pytest.mark.parametrize("language", ["ja", "en"])
def test_what_was_new_leaves_the_rest_of_the_foot_whole(
    desks: Callable[..., Desk], cut: list[str], language: str
) -> None:
    desk = desks(language=language)
    counted(desk, MONDAY)
    desk.shelf()
    scene = opened(desk)
    for source in (
        "Annexations, red-moon part",
        "版図（赤い月）",
        "Plan: barracks next to manors, and all that follows from it",
    ):
        told = desk.app.texts("news-source", source=source, amount=112)
        scene.news = desk.app.texts("news-hinted", news=told)
        desk.app.capture()


def test_without_a_clipboard_the_card_is_still_there_to_be_read(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    counted(desk, MONDAY)
    desk.shelf()
    opened(desk, "today")
    monkeypatch.setattr(day_card.pygame.scrap, "put_text", lambda text: (_ for _ in ()).throw(pygame.error("none")))
    desk.pilot.press("ending-copy")
    assert desk.top.copy_button.label == desk.app.texts("today-not-copied")


def test_a_try_that_was_begun_is_gone_on_with_and_told_where_it_ends(desk: Desk) -> None:
    at(desk, MONDAY)
    desk.shelf()
    desk.pilot.press("today")
    table = desk.top
    assert isinstance(table, TableScene)
    played(table.session, 9)
    desk.app.scenes.back_to(desk.app.scenes.stack[0])
    leaf = desk.top.leaf
    assert leaf.days[-1].state == "playing"
    desk.app.capture()
    desk.pilot.press("today")
    table = desk.top
    assert len(table.session.plies) == 9, "not begun anew"
    played(table.session)
    scene = desk.open("ending", table=table)
    assert isinstance(scene, DayEnding)
    assert scene.days[-1].state in (WON, LOST)


def test_practice_is_told_gone_on_with_and_changes_nothing(desk: Desk) -> None:
    counted(desk, MONDAY)
    shelf: Shelf = desk.shelf()
    entries = shelf.listing.entries()
    before = [(day.day, day.state) for day in week(entries, MONDAY)], streak(entries, MONDAY)
    result = opened(desk).mine.id
    desk.pilot.press("ending-again")
    table = desk.top
    assert [toast.text for toast in table.toasts] == [desk.app.texts("today-practice")]
    assert PRACTICE in table.session.flags
    assert not table.session.plies
    played(table.session, 7)
    desk.app.scenes.back_to(shelf)
    assert isinstance(opened(desk), DayEnding)
    again = next(w for w in desk.top.widgets if w.id == "ending-again")
    assert again.label == desk.app.texts("today-again-open")
    desk.pilot.press("ending-again")
    table = desk.top
    assert len(table.session.plies) == 7, "the practice goes on"
    played(table.session)
    scene = desk.open("ending", table=table)
    assert type(scene) is PracticeEnding
    assert "ending-result" in chosen(desk)
    desk.app.capture()
    desk.pilot.wait(1.5)
    assert opened(desk, "ending-result").mine.id == result
    desk.pilot.key("esc")
    entries = shelf.listing.entries()
    assert ([(day.day, day.state) for day in week(entries, MONDAY)], streak(entries, MONDAY)) == before
    assert tries(entries)[MONDAY].id == result
    assert sum(date_of(entry) == MONDAY for entry in entries) == 2
    opened(desk)
    desk.pilot.press("ending-again")
    assert not desk.top.session.plies, "another one"


def test_a_try_that_has_become_practice_is_told_as_such(desk: Desk) -> None:
    at(desk, MONDAY)
    game = daily(SHELF, MONDAY)
    assert game is not None
    session = begun(game, practice=True)
    journal = desk.store.create(session)
    played(session)
    journal.close()
    shelf = desk.shelf()
    assert shelf.leaf.days[-1].state == "missed"
    assert type(opened(desk)) is PracticeEnding
    assert "ending-again" in chosen(desk)
    assert "ending-result" not in chosen(desk), "there is no other"
    desk.pilot.key("esc")
    assert desk.top is shelf


def counting(desk: Desk) -> TableScene:
    """The counted try at the table, some moves on."""
    at(desk, MONDAY)
    desk.shelf()
    desk.pilot.press("today")
    played(desk.top.session, 30)
    scene: TableScene = desk.top
    scene.model.refresh()
    return scene


@pytest.mark.parametrize("key", ["h", "z"])
def test_what_would_make_the_try_practice_is_asked_first(desk: Desk, cut: list[str], key: str) -> None:
    table = counting(desk)
    session = table.session
    while session.plies[-1].mark == "":
        session.propose(session.legal(0)[0])
    plies = len(session.plies)
    for _ in range(2):
        desk.pilot.key(key)
        assert isinstance(desk.top, DayQuestion)
        desk.app.capture()
        desk.pilot.key("enter")
        assert desk.top is table
        assert (session.flags, len(session.plies)) == ({f"day-{MONDAY}"}, plies), "the golden answer"
    desk.pilot.key(key)
    desk.pilot.key("left")
    desk.pilot.key("enter")
    assert PRACTICE in session.flags
    assert len(session.plies) < plies or key == "h"
    desk.pilot.key(key)
    assert not isinstance(desk.top, DayQuestion), "asked once"


def test_the_same_deal_elsewhere_makes_the_try_practice_and_says_so(desk: Desk, cut: list[str]) -> None:
    session = counting(desk).session
    desk.pilot.key("esc")
    pause = desk.top
    desk.pilot.press("pause-again")
    desk.app.capture()
    assert pause.dialog.follows == desk.app.texts("today-same-deal-follows")
    desk.pilot.key("enter")
    assert not desk.top.session.plies
    assert PRACTICE in session.flags


def test_what_was_only_moved_goes_back_without_a_question(desk: Desk) -> None:
    table = counting(desk)
    session = table.session
    rng = random.Random(1)
    while session.plies[-1].mark or session.plies[-1].action.seat:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    plies = len(session.plies)
    desk.pilot.key("z")
    assert desk.top is table
    assert (session.flags, len(session.plies)) == ({f"day-{MONDAY}"}, plies - 1)


@pytest.mark.parametrize("key", ["h", "z"])
def test_nothing_is_asked_where_nothing_is_counted(desk: Desk, key: str) -> None:
    table = desk.solo(7, 30)
    desk.pilot.key(key)
    assert desk.top is table


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("title", list(WEEKEND))
def test_a_weekend_has_a_result_too(desks: Callable[..., Desk], cut: list[str], title: str, language: str) -> None:
    desk = desks(language=language)
    session = counted(desk, WEEKEND[title])
    assert session.title.id == title
    desk.shelf()
    desk.app.capture()
    assert isinstance(opened(desk), DayEnding)
    desk.app.capture()
    assert set("".join(desk.top.card.signs)) <= set("●○★☆")
    for widget in desk.top.widgets:
        if widget.id.startswith("ending-row"):
            assert widget.rect[1] + widget.rect[3] <= day_card_top(), "on its sheet"


def test_a_sign_says_who_is_likely_to_win_and_not_who_has_more_points_yet() -> None:
    """In this game most points of the winner come at the end: nearly all the time the rival has more of them."""
    title, seed = catalogue["cultus"], 9
    session, bot, rng = Session(title, [Seat()], {}, seed), seat("greedy", title), random.Random(seed)
    while session.pending is not None:
        legal = session.legal(0)
        session.propose(bot.choose(session.view(0), legal, Clock(), rng) if len(legal) > 1 else legal[0])
    result = session.result()
    signs = day_card.signs_of(session, 0, result.ranks[0] == 1)
    assert signs[-1] == day_card.WON
    assert signs.count(day_card.AHEAD) > len(signs) / 2


def day_card_top() -> float:
    """Where what lies below the sheets begins."""
    from game.ui.scenes.day.ending import CARD

    return CARD[1]


def test_an_ordinary_game_has_the_usual_ending(desk: Desk) -> None:
    from .test_scenes import ended

    table = desk.sit(ended(3))
    assert type(desk.open("ending", table=table)) is EndingScene


def test_every_way_is_reached_by_keys(desk: Desk) -> None:
    counted(desk, MONDAY)
    desk.shelf()
    scene, seen = opened(desk), []
    for _ in range(len(scene.widgets)):
        seen.append(scene.focus.id)
        desk.pilot.key("tab")
    assert seen[0] == "ending-copy"
    assert {"ending-again", "ending-watch", "ending-shelf", "ending-review"} <= set(seen)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_leaf_says_what_it_is_pointed_at(desks: Callable[..., Desk], cut: list[str], language: str) -> None:
    desk = desks(language=language)
    counted(desk, MONDAY)
    at(desk, MONDAY + timedelta(days=2))
    leaf, texts = desk.shelf().leaf, desk.app.texts
    x, y, _, _ = leaf.rect
    said = [leaf.told_of(x + 12 + 14.8 * index, y + 158) for index in range(7)]
    states = ["before"] * 4 + [leaf.days[4].state, "missed", "open"]
    assert states[4] in (WON, LOST)
    assert [words.split(" · ")[0] for _, words in said] == [texts(f"today-state-{state}") for state in states]
    assert "23" in said[4][0]
    assert "−" in said[4][1] or "+" in said[4][1]
    desk.pilot.move(x + 60, y + 90)
    desk.app.capture()
    assert leaf.told_of(x + 60, y + 90)[1] == texts("today-press-open")


def test_at_midnight_there_is_another_leaf(desk: Desk) -> None:
    at(desk, MONDAY, "23:59")
    shelf = desk.shelf()
    at(desk, MONDAY + timedelta(days=1), "00:00")
    desk.pilot.wait(0.1)
    assert shelf.leaf.game.day == MONDAY + timedelta(days=1)


def test_a_day_later_the_leaf_has_another_game(desk: Desk) -> None:
    counted(desk, MONDAY)
    at(desk, MONDAY + timedelta(days=1))
    shelf = desk.shelf()
    assert shelf.leaf.game.day == MONDAY + timedelta(days=1)
    desk.pilot.key("t")
    assert isinstance(desk.top, TableScene)
    assert not desk.top.session.plies
