"""Who hears what when: rooms and themes, their dipping, short sounds in a run, and silence where nothing can be heard."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.engine import Seat, Session
from game.presentation import presentation_of
from game.settings import Settings
from game.titles import catalogue
from game.ui import card, sound
from game.ui.background import FADE, HOUSE, Mood
from game.ui.card import Card
from game.ui.scenes.curtain import Curtain
from game.ui.sound import UNDER_BELL, UNDER_STORY, Sound, file_of

from ..table.games import solo, together, walked
from .conftest import Desk
from .ear import Ear, listen

GAME = "cultus"


class Hall:
    """Sound, an ear, and a clock."""

    def __init__(self, ear: Ear | None = None, **settings: int) -> None:
        self.now = 100.0
        self.ear = ear or Ear()
        self.settings = Settings(**{"volume_all": 100, "volume_room": 100, "volume_music": 100, **settings})
        self.sound = Sound(self.settings, self.ear, lambda: self.now)
        self.sound.warm_up()
        self.mood, self.away = Mood(HOUSE), False

    @classmethod
    def with_theme(cls) -> Hall:
        """The house, where the theme has begun."""
        hall = cls()
        hall.sound.theme(HOUSE)
        hall.wait(1)
        return hall

    def wait(self, seconds: float) -> None:
        """Let time pass in frames; what is read is read."""
        for _ in range(round(seconds * 50)):
            self.now += 0.02
            self.sound.update(0.02, self.mood, self.away)
            self.sound.close()

    def track(self, seconds: float) -> list[float]:
        """How loud the room of the mood's place was, frame by frame."""
        found = []
        for _ in range(round(seconds * 50)):
            self.wait(0.02)
            found.append(self.ear.rooms.get(self.mood.place, 0.0))
        return found


@pytest.fixture
def mixer() -> Iterator[None]:
    """The mixer of our wheel, on a driver that is heard by nobody."""
    pygame.mixer.init(card.RATE, -16, 1, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


# --- rooms -------------------------------------------------------------------------------------------


def test_a_room_rises_in_its_time_and_without_a_jump() -> None:
    hall = Hall()
    levels = hall.track(FADE + 0.1)
    assert levels[-1] == 1.0
    assert levels[10] < 0.7
    assert all(0 <= later - before < 0.06 for before, later in pairwise(levels))


def test_one_room_goes_while_the_other_comes() -> None:
    hall = Hall()
    hall.wait(1)
    hall.mood = Mood(GAME)
    hall.wait(FADE / 2)
    assert set(hall.ear.rooms) == {HOUSE, GAME}
    assert 0.3 < hall.ear.rooms[HOUSE] < 0.7
    hall.wait(FADE)
    assert hall.ear.rooms == {GAME: 1.0}
    hall.wait(5)
    assert hall.ear.heard == [HOUSE, GAME], "a loop is begun once and goes round by itself"


def test_going_to_and_fro_leaves_one_room_at_last() -> None:
    hall, rng = Hall(), random.Random(1)
    for _ in range(60):
        hall.mood = Mood(rng.choice([HOUSE, *catalogue]))
        hall.wait(rng.choice([0.02, 0.1, 0.3]))
    hall.wait(2)
    assert hall.ear.rooms == {hall.mood.place: 1.0}


def test_a_room_that_rests_costs_nothing() -> None:
    hall = Hall()
    hall.wait(1)
    before = hall.ear.changes
    hall.wait(3)
    assert hall.ear.changes == before


def test_files_are_read_beside_the_frames_and_only_when_they_are_heard() -> None:
    hall = Hall(volume_room=0)
    hall.wait(1)
    assert hall.ear.read == []
    hall.settings.volume_room = 100
    hall.wait(1)
    assert hall.ear.read == [(HOUSE, False)]
    assert not [thread for thread in threading.enumerate() if thread.name == "room"]


def test_one_file_is_read_at_a_time() -> None:
    gate, ear = threading.Event(), Ear()
    load = ear.load

    def slowly(file: Path) -> object:
        gate.wait(5)
        return load(file)

    ear.load = slowly
    hall = Hall(ear)
    for place in (HOUSE, GAME, HOUSE, GAME):
        for _ in range(5):
            hall.sound.update(0.02, Mood(place))
    assert len([thread for thread in threading.enumerate() if thread.name == "room"]) == 1
    gate.set()
    hall.mood = Mood(GAME)
    hall.wait(1)
    assert hall.ear.rooms == {GAME: 1.0}


def test_a_place_without_a_room_is_silent() -> None:
    hall = Hall(Ear(missing=(GAME,)))
    hall.wait(1)
    hall.mood = Mood(GAME)
    hall.sound.theme(GAME)
    hall.wait(2)
    assert hall.ear.rooms == {}
    assert hall.ear.themes == []
    assert hall.ear.read.count((GAME, False)) == 1, "it is not looked for again and again"


# --- dipping -----------------------------------------------------------------------------------------


def test_room_and_theme_step_back_under_a_bell_and_come_again() -> None:
    hall = Hall.with_theme()
    hall.sound.play("bell")
    hall.wait(0.4)
    assert hall.ear.rooms[HOUSE] == pytest.approx(UNDER_BELL, abs=0.01)
    assert pytest.approx(0.501, abs=0.001) == UNDER_BELL, "6 dB"
    assert hall.ear.music == (HOUSE, pytest.approx(UNDER_BELL, abs=0.01))
    hall.wait(1)
    assert hall.ear.rooms[HOUSE] == 1.0
    hall.sound.play("wood")
    hall.wait(0.4)
    assert hall.ear.rooms[HOUSE] == 1.0, "what pieces do covers nothing"


def test_room_and_theme_step_back_further_while_a_story_is_told() -> None:
    hall = Hall()
    hall.sound.theme(HOUSE)
    hall.mood = Mood(HOUSE, told=True)
    hall.wait(1)
    hall.sound.play("bell")
    hall.wait(0.2)
    assert hall.ear.rooms[HOUSE] == pytest.approx(UNDER_STORY, abs=0.01)
    assert pytest.approx(0.251, abs=0.001) == UNDER_STORY, "12 dB"
    assert hall.ear.music == (HOUSE, pytest.approx(UNDER_STORY, abs=0.01))


def test_mute_is_a_fade_and_what_was_there_comes_back() -> None:
    hall = Hall.with_theme()
    hall.settings.muted = True
    hall.wait(FADE / 2)
    assert 0.3 < hall.ear.rooms[HOUSE] < 0.7
    hall.wait(FADE)
    assert (hall.ear.rooms, hall.ear.music) == ({}, None)
    hall.settings.muted = False
    hall.wait(1)
    assert hall.ear.rooms == {HOUSE: 1.0}
    assert hall.ear.music is None, "a theme that has gone does not begin in its middle"


def test_nobody_hears_a_window_that_nobody_sees() -> None:
    hall = Hall()
    hall.wait(1)
    hall.away = True
    hall.wait(1)
    assert hall.ear.rooms == {}
    hall.away = False
    hall.wait(1)
    assert hall.ear.rooms == {HOUSE: 1.0}


def test_volumes_are_followed_at_once() -> None:
    hall = Hall.with_theme()
    hall.settings.volume_room, hall.settings.volume_music, hall.settings.volume_all = 25, 0, 50
    hall.wait(0.02)
    assert hall.ear.rooms[HOUSE] == pytest.approx(0.25, abs=0.01)
    assert hall.ear.music is None
    quiet = Hall(**{name: getattr(Settings(), name) for name in ("volume_all", "volume_room", "volume_music")})
    quiet.sound.theme(HOUSE)
    quiet.wait(1)
    assert 0.15 < quiet.ear.rooms[HOUSE] < 0.3, "by default it can just be heard"


# --- themes ------------------------------------------------------------------------------------------


def test_a_theme_is_heard_once_and_not_begun_again() -> None:
    hall = Hall.with_theme()
    hall.sound.theme(HOUSE)
    hall.wait(1)
    assert hall.ear.themes == [HOUSE]
    hall.ear.music = None  # It has come to its end.
    hall.wait(60)
    assert hall.ear.themes == [HOUSE]


def test_a_theme_ends_with_its_place_and_the_next_begins_when_it_has_sunk() -> None:
    hall = Hall.with_theme()
    hall.mood = Mood(GAME)
    hall.sound.theme(GAME)
    hall.wait(FADE / 2)
    assert hall.ear.music[0] == HOUSE
    hall.wait(FADE)
    assert hall.ear.music == (GAME, 1.0)
    hall.mood = Mood(HOUSE)
    hall.wait(1)
    assert hall.ear.music is None
    assert hall.ear.themes == [HOUSE, GAME]


def test_behind_a_curtain_there_is_the_room_alone() -> None:
    hall = Hall.with_theme()
    hall.mood = Mood(HOUSE, curtained=True)
    hall.wait(1)
    assert hall.ear.rooms == {HOUSE: 1.0}
    assert hall.ear.music is None
    hall.sound.theme(HOUSE)
    hall.wait(1)
    hall.mood = Mood(HOUSE)
    hall.wait(1)
    assert hall.ear.themes == [HOUSE], "nothing waits behind it"


# --- short sounds ------------------------------------------------------------------------------------


def test_of_a_run_the_second_is_dropped_and_the_third_is_a_tone_higher() -> None:
    hall = Hall()
    for _ in range(5):
        hall.sound.play("coin")
        hall.now += 0.04
    assert [name for name, _ in hall.ear.clips] == ["coin", "coin+", "coin+"]
    hall.now += 0.1
    hall.sound.play("coin")
    hall.sound.play("wood")
    assert [name for name, _ in hall.ear.clips[3:]] == ["coin", "wood"], "other kinds are no run"


@pytest.mark.usefixtures("mixer")
def test_a_tone_higher_is_shorter_by_as_much() -> None:
    clip = Card().load(file_of(HOUSE, "coin.wav"))
    assert Card().higher(clip).get_length() == pytest.approx(clip.get_length() * 8 / 9, abs=0.001)


# --- no card, no file --------------------------------------------------------------------------------


def test_without_a_card_nothing_is_read_and_nobody_minds() -> None:
    hall = Hall(Ear(there=False))
    hall.sound.theme(HOUSE)
    hall.sound.play("bell")
    hall.wait(2)
    assert (hall.ear.read, hall.ear.clips, hall.ear.themes, hall.ear.rooms) == ([], [], [], {})


def test_a_card_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def none(*_: object, **__: object) -> None:
        tried.append(1)
        raise pygame.error("no card")

    monkeypatch.setenv("SDL_AUDIODRIVER", "")
    monkeypatch.setattr(pygame.mixer, "init", none)
    output = Card()
    assert [output.open() for _ in range(3)] == [False] * 3
    assert len(tried) == 1
    monkeypatch.setattr(pygame.mixer, "init", lambda *_, **__: None)
    assert not output.open(), "one that appears later changes nothing"


def test_where_sound_is_given_to_nobody_no_mixer_is_opened(desk: Desk) -> None:
    desk.shelf()
    desk.app.sound.warm_up()
    desk.pilot.wait(1)
    desk.app.sound.play("bell")
    assert not desk.app.sound.has_card
    assert pygame.mixer.get_init() is None


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("content", [b"", b"OggS", b"OggS" + b"\0" * 400, b"RIFF....WAVE", bytes(range(256)) * 40])
def test_a_damaged_file_is_silence_and_one_line_in_the_log(
    content: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "room.ogg"
    file.write_bytes(content)
    output = Card()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert output.load(file) is None
            assert not output.stream(file, 0.5)
    assert len(caplog.records) == 1
    assert output.load(tmp_path / "nowhere.ogg") is None


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("place", [HOUSE, *(name for name in catalogue if file_of(name, "theme.ogg").is_file())])
def test_the_mixer_of_our_wheel_reads_what_is_shipped(place: str) -> None:
    clip = Card().load(file_of(place, "room.ogg"))
    assert 40 <= clip.get_length() <= 60
    assert len(clip.get_raw()) < 2_700_000
    assert Card().stream(file_of(place, "theme.ogg"), 0.1)
    assert Card().streaming()


# --- scenes ------------------------------------------------------------------------------------------


def hear(desk: Desk, seconds: float = 1.0) -> None:
    """Let the app run; what is read is read."""
    for _ in range(round(seconds * 60)):
        desk.pilot.tick()
        desk.app.sound.close()


def test_every_scene_says_where_it_plays(desk: Desk) -> None:
    ear = listen(desk.app)
    desk.shelf()
    hear(desk)
    assert ear.themes == [HOUSE], "whoever comes in is greeted"
    for name in ("settings", "archive", "statistics", "keys"):
        desk.open(name)
        hear(desk)
        assert set(ear.rooms) == {HOUSE}, name
        desk.app.scenes.pop()
    desk.solo()
    hear(desk)
    assert set(ear.rooms) == {GAME}
    assert ear.themes == [HOUSE, GAME]
    desk.open("rules", title=catalogue[GAME], anchor="6.4-place")
    hear(desk)
    assert set(ear.rooms) == {GAME}, "what lies over the table is read at the table"
    desk.app.scenes.pop()
    desk.app.scenes.pop()
    hear(desk)
    assert set(ear.rooms) == {HOUSE}
    assert ear.themes == [HOUSE, GAME], "once is enough"


def test_a_window_that_is_put_away_falls_silent(desk: Desk) -> None:
    ear = listen(desk.app)
    desk.shelf()
    hear(desk)
    desk.app._hear(pygame.event.Event(pygame.WINDOWMINIMIZED))
    hear(desk)
    assert (ear.rooms, ear.music) == ({}, None)
    desk.app._hear(pygame.event.Event(pygame.WINDOWRESTORED))
    hear(desk)
    assert set(ear.rooms) == {HOUSE}


def test_a_game_that_goes_on_begins_without_music(desk: Desk) -> None:
    ear = listen(desk.app)
    desk.solo(plies=30)
    hear(desk)
    assert ear.themes == []
    desk.app.scenes.replace(desk.app.make("table", session=solo(), read_only=True))
    hear(desk)
    assert ear.themes == [], "nor does one that is only watched"


def test_the_dawn_of_the_last_round_has_its_theme_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    session, rng = solo(), random.Random(5)
    presentation = presentation_of(session.title)

    def now() -> int:
        return presentation.standing(session.view(0)).round

    while now() < 3:
        session.propose(rng.choice(session.legal(0)))
    ear = listen(desk.app)
    scene = desk.sit(session)
    monkeypatch.setattr(scene.model.presentation, "standing", lambda v: presentation.standing(v)._replace(rounds=4))
    hear(desk, 0.2)
    while now() < 4:
        assert ear.themes == []
        scene.play(rng.choice(session.legal(0)))
        desk.pilot.tick()
    hear(desk)
    assert ear.themes == [GAME]
    ear.music = None
    while now() == 4:
        scene.undo()
        hear(desk, 0.1)
    while now() < 5:
        scene.play(rng.choice(session.legal(0)))
        hear(desk, 0.1)
    assert ear.themes == [GAME], "a dawn that is taken back is no second dawn"


def test_a_game_that_is_opened_in_its_last_round_has_no_dawn(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    session, rng = solo(), random.Random(5)
    presentation = presentation_of(session.title)
    while presentation.standing(session.view(0)).round < 3:
        session.propose(rng.choice(session.legal(0)))
    ear = listen(desk.app)
    scene = desk.sit(session)
    monkeypatch.setattr(scene.model.presentation, "standing", lambda v: presentation.standing(v)._replace(rounds=3))
    scene.play(rng.choice(session.legal(0)))
    hear(desk)
    scene.look_at(0)
    hear(desk)
    scene.look_at(None)
    hear(desk)
    assert ear.themes == [], "and looking back is no dawn"


def test_the_ending_has_its_theme_after_its_fanfare(desk: Desk) -> None:
    session = solo()
    walked(session, 10_000)
    ear = listen(desk.app)
    scene = desk.sit(session)
    desk.open("ending", table=scene)
    hear(desk, 0.5)
    assert [name for name, _ in ear.clips] in (["fanfare"], ["sting"])
    assert GAME not in ear.themes
    hear(desk, 2)
    assert ear.themes[-1] == GAME
    count = len(ear.themes)
    desk.open("settings")
    desk.app.scenes.pop()
    hear(desk, 2)
    assert len(ear.themes) == count


def test_who_leaves_the_ending_at_once_hears_no_theme_of_it(desk: Desk) -> None:
    ear = listen(desk.app)
    scene = desk.sit(walked(solo(), 10_000))
    desk.open("ending", table=scene)
    hear(desk, 0.3)
    desk.app.scenes.pop()
    assert desk.top is scene, "back at the table, to look at the game once more"
    hear(desk, 3)
    assert GAME not in ear.themes


def test_a_lesson_has_the_room_of_its_game_and_no_theme(desk: Desk) -> None:
    from game.table.lessons import course_of

    ear = listen(desk.app)
    desk.open("lesson", lesson=course_of(catalogue[GAME]).lessons[0])
    hear(desk)
    assert set(ear.rooms) == {GAME}
    assert ear.themes == []


def test_the_curtain_falls_on_the_music_and_its_cloth_is_heard(desk: Desk) -> None:
    ear = listen(desk.app)
    scene = desk.solo()
    hear(desk)
    assert ear.music == (GAME, pytest.approx(desk.app.sound.music_volume))
    curtain = desk.open("curtain", table=scene, seat=0, before=0, lift=lambda: None)
    hear(desk)
    assert set(ear.rooms) == {GAME}
    assert ear.music is None
    curtain._rise()
    assert ear.clips[-1][0] == "cloth"
    hear(desk, 2)
    assert ear.themes == [GAME], "what has gone does not come back"


def test_behind_the_first_curtain_no_game_begins(desk: Desk) -> None:
    ear = listen(desk.app)
    desk.sit(walked(together(2), 0))
    if desk.scene.seats.curtained:
        hear(desk)
        assert GAME not in ear.themes
        curtain = desk.top
        assert isinstance(curtain, Curtain)
        curtain._rise()
    hear(desk, 2)
    assert ear.themes.count(GAME) == 1


def test_while_deeds_of_others_are_told_the_room_steps_back(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="normal")
    ear = listen(desk.app)
    scene = desk.solo(plies=40)
    hear(desk)
    told = rested = 0
    rng = random.Random(2)
    full = desk.app.sound.room_volume
    for _ in range(80):
        if scene.session.pending is None:
            break
        if not scene.story.busy:
            scene.play(rng.choice(scene.session.legal(0)))
        hear(desk, 0.5)
        if scene.telling and ear.clips[-1][0] != "sting":
            told += ear.rooms[GAME] < full * 0.6
        rested += not scene.telling and ear.rooms[GAME] == full
        if told > 2 and rested > 2:
            return
    raise AssertionError((told, rested))


@pytest.mark.parametrize("title", catalogue.values(), ids=lambda t: t.id)
def test_what_the_theme_goes_by_is_seen_by_everybody(title: object) -> None:
    seats = [Seat() for _ in range(max(2, title.fewest))]
    session = Session(title, seats, {}, 4)
    presentation = presentation_of(session.title)
    rng = random.Random(4)
    for _ in range(60):
        if session.pending is None:
            break
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
        eyes = [None, *range(len(seats))]
        seen = {presentation.standing(session.view(seat))[:2] for seat in eyes}
        assert len(seen) == 1


# --- settings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", [True, False])
def test_without_a_card_room_and_music_are_locked_and_say_why(desk: Desk, said: list[str], there: bool) -> None:
    ear = listen(desk.app, Ear(there=there))
    desk.open("settings")
    for name in ("volume_room", "volume_music"):
        slider = desk.pilot.find(name)
        before = getattr(desk.app.settings, name)
        assert slider.locked is not there
        x, y, w, h = slider.track
        desk.pilot.drag((x + 20, y + h / 2), (x + w, y + h / 2))
        assert (getattr(desk.app.settings, name) == before) is not there
    desk.app.capture()
    assert (desk.app.texts("settings-no-card") in said) is not there
    ear.there = True
    assert desk.pilot.find("volume_all").locked is False


@pytest.mark.parametrize("language", ["ja", "en"])
def test_without_the_folder_of_sounds_all_is_silent_one_line_says_so_and_settings_say_why(
    desks: Callable[..., Desk],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    cut: list[str],
    said: list[str],
) -> None:
    gone = tmp_path / "shared" / "sounds"
    monkeypatch.setattr(sound, "file_of", lambda place, name: gone / name)
    desk = desks(language=language)
    heard, device = desk.app.sound, Card()
    monkeypatch.setattr(device, "open", lambda: True)
    monkeypatch.setattr(heard, "_output", device)
    desk.open("settings")
    desk.app.capture()
    for name in ("chime", "place", "bell", "cloth"):
        heard.play(name)
        assert heard._clip(name) is None
    assert len(caplog.records) == 1, "one line for the whole folder"
    assert str(gone) in caplog.text
    assert desk.app.texts("settings-no-sounds") in said


def test_at_most_two_short_sounds_are_heard_in_full_at_once() -> None:
    """A table that deals, pays and rings at once is not louder than whoever speaks at it."""
    hall, chance = Hall(volume_pieces=100, volume_bell=100), random.Random(7)
    begun: list[tuple[float, float]] = []
    for _ in range(300):
        hall.now += chance.choice((0.0, 0.07, 0.3))
        hall.sound.play(chance.choice(("card", "coin", "wood", "bell", "fanfare", "dice")))
        begun += [(hall.now, loud) for _, loud in hall.ear.clips[len(begun) :]]
    full = [at for at, loud in begun if loud == sound.SHORT]
    soft = [loud for _, loud in begun if loud != sound.SHORT]
    assert soft
    assert all(loud == pytest.approx(sound.SHORT * UNDER_STORY) for loud in soft)
    assert max(sum(at <= other < at + 0.5 for at in full) for other in full) == sound.AT_ONCE
    hall.now += 1
    hall.sound.play("tick")
    assert hall.ear.clips[-1] == ("tick", sound.SHORT), "quiet again, and heard in full"
