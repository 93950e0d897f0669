"""Rooms and themes: what is shipped comes from its recipe, closes on itself, is soft, and grates nowhere."""

from __future__ import annotations

import itertools
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from game.paths import bundled
from game.titles import catalogue
from game.ui.sound import SHORT

np = pytest.importorskip("numpy", reason="pip install -e '.[sounds]'")
soundfile = pytest.importorskip("soundfile", reason="pip install -e '.[sounds]'")

ART = bundled("art")
sys.path.insert(0, str(ART / "shared" / "sounds"))


import make  # noqa: E402
from ambience import measure, rooms, score  # noqa: E402
from ambience.instruments import INSTRUMENTS, pluck  # noqa: E402
from ambience.waves import RATE  # noqa: E402

PLACES = ["shared", *sorted(catalogue)]
RECIPES = sorted(ART.glob("*/sounds/*.toml"))
FILES = sorted(ART.glob("*/sounds/*.ogg"))
PLUCKED = ("shamisen", "lute", "theorbo", "cittern", "kithara", "harpsichord", "tres", "marimbula")


def named(file: Path) -> str:
    return f"{file.parts[-3]}/{file.stem}"


def test_every_place_has_its_room_and_its_theme_and_all_are_small() -> None:
    with_sound = {named(file).partition("/")[0] for file in FILES}
    assert {named(file) for file in FILES} == {f"{place}/{kind}" for place in with_sound for kind in ("room", "theme")}
    assert with_sound <= set(PLACES), "who has no sounds is silent"
    assert len(with_sound) > 5
    assert [file.with_suffix("") for file in FILES] == [file.with_suffix("") for file in RECIPES]
    assert sum(file.stat().st_size for file in FILES) < 6_000_000


@pytest.mark.sample(2)
@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_file_is_soft_whole_and_as_long_as_it_should_be(file: Path) -> None:
    heard, rate = soundfile.read(file)
    assert (rate, heard.ndim) == (RATE, 1), "as the mixer is opened: what it must convert loses its end"
    least, most, loudest = (40, 60, -34.0) if file.stem == "room" else (60, 92, -25.5)
    assert least <= len(heard) / rate <= most
    assert loudest - 4 < measure.loudness(heard) <= loudest
    assert measure.peak(heard) < 0.7, "nothing is clipped"
    assert measure.click(heard) < 10, "nothing clicks"
    assert measure.centre(heard) < 1200, "nothing is shrill"
    assert abs(float(np.mean(heard))) < 0.002
    if file.stem == "room":
        assert measure.seam(heard) < 0.5, "the end joins the beginning"
    else:
        assert max(abs(heard[0]), abs(heard[-1])) < 0.002, "it begins and ends in silence"


@pytest.mark.parametrize("place", ["shared"])
@pytest.mark.parametrize("kind", ["room", pytest.param("theme", marks=pytest.mark.long)])
def test_what_is_shipped_is_what_the_recipe_says(place: str, kind: str) -> None:
    file = ART / place / "sounds" / f"{kind}.toml"
    made = rooms.build(file) if kind == "room" else score.play(score.read(file))
    heard, _ = soundfile.read(file.with_suffix(".ogg"))
    assert len(heard) == len(made)
    lost = np.sqrt(np.mean((heard - made) ** 2) / np.mean(made**2))
    assert lost < 0.25, "a smaller file loses a little; another recipe would lose all"
    assert np.corrcoef(heard, made)[0, 1] > 0.97


def test_the_same_score_gives_the_same_samples() -> None:
    piece = score.read(ART / "shared" / "sounds" / "theme.toml")
    once, again = score.play(piece, 8), score.play(piece, 8)
    assert once.tobytes() == again.tobytes()
    assert once.tobytes() != score.play(piece._replace(beat=piece.beat + 1), 8).tobytes()


@pytest.mark.parametrize("file", [r for r in RECIPES if r.stem == "theme"], ids=named)
def test_a_theme_has_three_instruments_full_bars_and_nothing_grates(file: Path) -> None:
    piece = score.read(file)
    assert len({instrument for instrument, _, _ in piece.voices}) == 3
    assert score.harsh(piece) == []
    for instrument, _, part in piece.voices:
        leaps = [abs(a.pitch - b.pitch) for a, b in itertools.pairwise(part)]
        assert max(leaps) <= 24, instrument
    first = piece.voices[0][2]
    silent = sum(b.begin - a.end > 0 for a, b in itertools.pairwise(first))
    assert silent >= 3, "phrases breathe"


def test_a_score_with_a_fault_is_refused_with_its_place() -> None:
    scale = frozenset(score.pitch_of(name) % 12 for name in ("D0", "F0"))
    assert [n.pitch for n in score.notes("D4/2 F4/2 | .", {}, 4, scale)] == [50, 53]
    with pytest.raises(score.ScoreFault, match="bar 2 ends at beat 3"):
        list(score.notes("D4/4 | D4/3 |", {}, 4, scale))
    with pytest.raises(score.ScoreFault, match="bar 1: E4"):
        list(score.notes("E4", {}, 4, scale))
    with pytest.raises(score.ScoreFault, match="H4"):
        list(score.notes("H4", {}, 4, scale))


def test_what_grates_is_found() -> None:
    apart = tuple(score.Note(pitch, 0.0, 2.0) for pitch in (48, 49))
    short = (score.Note(48, 0.0, 2.0), score.Note(49, 0.0, 0.5))
    piece = score.Score(60, 4, (0.2, 1.0), -26, (("lute", 1.0, apart),))
    assert score.harsh(piece) == [(0.0, 48, 49)]
    assert score.harsh(piece._replace(voices=(("lute", 1.0, short),))) == []


@pytest.mark.parametrize("name", PLUCKED)
@pytest.mark.parametrize("pitch", [110.0, 440.0, 660.0])
def test_a_string_is_in_tune(name: str, pitch: float) -> None:
    wave = INSTRUMENTS[name](pitch, 1.5)[2000:30_000]
    power = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), 1 << 19))
    pitches = np.fft.rfftfreq(1 << 19, 1 / RATE)
    near = (pitches > pitch * 0.94) & (pitches < pitch * 1.06)
    assert abs(1200 * np.log2(pitches[near][np.argmax(power[near])] / pitch)) < 4


# --- what can be proved without ears ---------------------------------------------------------------

STEP = -60.0
"""Decibels under full scale of a step that nobody hears."""
LINE = -40.0
"""Decibels under the strongest partial of a line that would be heard beside it."""
SPEECH = -23.0
"""LUFS of speech as it is sent (EBU R 128)."""
SUSTAINED = ("clarinet", "flute", "recorder", "aulos", "viol", "fiddle")


def decibels(share: float) -> float:
    return float(20 * np.log10(max(share, 1e-9)))


@pytest.mark.sample(3)
@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_room_or_theme_is_as_loud_as_its_recipe_says(file: Path) -> None:
    heard, _ = soundfile.read(file)
    with file.with_suffix(".toml").open("rb") as recipe:
        assert abs(measure.loudness(heard) - tomllib.load(recipe)["loud"]) <= 1


@pytest.mark.parametrize("file", FILES, ids=named)
def test_no_step_is_heard_where_a_loop_closes(file: Path) -> None:
    heard, _ = soundfile.read(file)
    assert decibels(abs(heard[0] - heard[-1])) < STEP


@pytest.mark.parametrize("name", sorted(make.SOUNDS))
def test_a_short_sound_is_as_loud_as_its_recipe_says(name: str) -> None:
    heard, rate = soundfile.read(ART / "shared" / "sounds" / f"{name}.wav")
    assert rate == RATE
    length, target, _ = make.SOUNDS[name]
    assert len(heard) == int(length * RATE)
    assert abs(measure.loudest(heard) - target) <= 1
    assert measure.peak(heard) < 0.7, "two at once do not clip at the loudest volume either"


@pytest.mark.parametrize("name", sorted(make.SOUNDS))
def test_no_short_sound_is_louder_than_speech(name: str) -> None:
    """Nor at the loudest volume; of several at once two are heard in full."""
    heard, _ = soundfile.read(ART / "shared" / "sounds" / f"{name}.wav")
    assert measure.loudest(heard) + decibels(SHORT) < SPEECH


def test_two_measures_of_loudness_agree() -> None:
    for pitch in (100, 997, 4000):
        tone_ = 0.2 * np.sin(2 * np.pi * pitch * np.arange(RATE) / RATE)
        assert abs(make.loudest(list(tone_)) - measure.loudest(tone_)) < 0.1
    assert abs(measure.loudness(0.1 * np.sin(2 * np.pi * 997 * np.arange(3 * RATE) / RATE)) + 23.0) < 0.2


def lines(wave: np.ndarray[Any, Any]) -> list[tuple[float, float]]:
    """The lines of a steady sound: Hz, and decibels under the strongest; what is broad, as breath is, is none."""
    power = np.abs(np.fft.rfft(wave * np.blackman(len(wave))))
    top = float(np.max(power))
    found = []
    for i in range(8, len(power) - 8):
        near = power[i - 8 : i + 9]
        if power[i] == np.max(near) and power[i] > 10 ** (LINE / 20) * top and power[i] > 4 * np.median(near):
            found.append((i * RATE / len(wave), decibels(float(power[i]) / top)))
    return found


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", [*PLUCKED, *SUSTAINED])
def test_every_line_of_a_string_or_wind_is_a_partial(name: str) -> None:
    for pitch in (146.83, 220.0, 440.0, 587.33):
        wave = INSTRUMENTS[name](pitch, 2.0)[RATE // 4 : RATE * 3 // 2]
        heard = lines(wave)
        assert heard
        strange = [(round(hz), round(db)) for hz, db in heard if abs(hz / pitch - round(hz / pitch)) > 0.06]
        assert strange == [], (name, pitch)


@pytest.mark.parametrize("name", ["clarinet", "recorder"])
def test_a_stopped_pipe_sounds_its_odd_partials(name: str) -> None:
    wave = INSTRUMENTS[name](220.0, 2.0)[RATE // 2 : RATE * 3 // 2]
    strength = {round(hz / 220): db for hz, db in lines(wave)}
    assert strength[1] == 0
    assert strength[3] > strength.get(2, -99)


def test_a_string_is_silent_where_it_is_plucked_at_a_node() -> None:
    """Plucked at a quarter it has no fourth partial, at a fifth no fifth."""
    for place, node in ((0.25, 4), (0.2, 5)):
        wave = pluck(220.0, 1.5, ring=5.0, bright=1500, place=place)[:RATE]
        heard = {round(hz / 220): db for hz, db in lines(wave)}
        assert heard.get(node, LINE) < -30
        assert {1, 2, 3} <= heard.keys()
