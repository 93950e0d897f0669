"""How a score is read and played. A theme is text:

``beat`` beats in a minute, ``metre`` beats in a bar, ``hall`` its answer (share, seconds), ``loud`` in LUFS, ``scale`` the
notes that may be used, ``phrases`` words that stand for notes or other phrases, and ``voices``, each with an ``instrument``,
how ``loud`` it is beside the others (decibels, as the ear weighs them), and its ``notes``: ``D4`` a beat long, ``D4/1.5`` one
and a half, ``D3+A3`` together, ``.`` a rest, ``|`` the end of a bar.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .instruments import INSTRUMENTS
from .measure import loudness
from .waves import RATE, Wave, in_hall, shaped

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
HARSH = {1, 6, 11}
"""Half steps between two notes that grate when they last."""
PASSING = 0.75
"""Beats for which they may."""
LOOSE = 0.012
"""Seconds that a hand is early or late at most."""
AIR = 0.6
"""Seconds of silence before the first note."""


class ScoreFault(ValueError):
    """A score cannot be read, with the place."""


class Note(NamedTuple):
    """A note of a voice: half steps above C0, beats from the beginning, length in beats."""

    pitch: int
    begin: float
    length: float

    @property
    def end(self) -> float:
        """When it is let go, in beats."""
        return self.begin + self.length


class Score(NamedTuple):
    """A theme as it is written."""

    beat: float
    metre: float
    hall: tuple[float, float]
    loud: float
    voices: tuple[tuple[str, float, tuple[Note, ...]], ...]


def pitch_of(name: str) -> int:
    """Half steps above C0 of a name such as ``F#4`` or ``Bb3``."""
    found = re.fullmatch(r"([A-G])([#b]?)(\d)", name)
    if not found:
        raise ScoreFault(f"no note: {name}")
    letter, sign, octave = found.groups()
    return STEPS[letter] + {"#": 1, "b": -1, "": 0}[sign] + 12 * int(octave)


def frequency(pitch: int) -> float:
    """Its Hz; A4 is 440."""
    return float(440 * 2 ** ((pitch - pitch_of("A4")) / 12))


def read(file: Path) -> Score:
    """A score from its file. Raises ScoreFault where bars are not full, or a note is not in the scale."""
    data = tomllib.loads(file.read_text("utf-8"))
    scale = frozenset(pitch_of(f"{name}0") % 12 for name in data["scale"].split())
    voices = tuple(
        (v["instrument"], float(v["loud"]), tuple(notes(v["notes"], data["phrases"], data["metre"], scale)))
        for v in data["voices"]
    )
    share, length = data["hall"]
    return Score(data["beat"], data["metre"], (share, length), data["loud"], voices)


def words_of(text: str, phrases: Mapping[str, str]) -> Iterator[str]:
    """The words of a text, phrases written out."""
    for word in text.split():
        if word in phrases:
            yield from words_of(phrases[word], phrases)
        else:
            yield word


def notes(text: str, phrases: Mapping[str, str], metre: float, scale: frozenset[int]) -> Iterator[Note]:
    """The notes of a voice in order."""
    now, bars = 0.0, 0
    for word in words_of(text, phrases):
        if word == "|":
            bars += 1
            if now != bars * metre:
                raise ScoreFault(f"bar {bars} ends at beat {now - (bars - 1) * metre} of {metre}")
            continue
        names, _, length = word.partition("/")
        beats = float(length or 1)
        for name in names.split("+") if names != "." else ():
            if pitch_of(name) % 12 not in scale:
                raise ScoreFault(f"bar {bars + 1}: {name} is not in the scale")
            yield Note(pitch_of(name), now, beats)
        now += beats


def harsh(score: Score) -> list[tuple[float, int, int]]:
    """Where two notes grate for longer than in passing: the beat, and both."""
    all_notes = sorted((n for _, _, part in score.voices for n in part), key=lambda n: n.begin)
    found = []
    for i, one in enumerate(all_notes):
        for other in all_notes[i + 1 :]:
            if other.begin >= one.end:
                break
            if (one.pitch - other.pitch) % 12 in HARSH and min(one.end, other.end) - other.begin > PASSING:
                found.append((other.begin, one.pitch, other.pitch))
    return found


def play(score: Score, most: float = 1e9) -> Wave:
    """The score as it sounds, to so many beats at most."""
    second = 60 / score.beat
    ends = [note.end for _, _, part in score.voices for note in part if note.begin < most]
    count = int((AIR + max(ends) * second + 3.5) * RATE)
    whole = np.zeros(count)
    kept: dict[tuple[Any, ...], Wave] = {}
    for number, (instrument, loud, part) in enumerate(score.voices):
        hand = np.random.RandomState(number + 1)
        line = np.zeros(count)
        for note in part:
            late, weight = hand.uniform(0, LOOSE), hand.uniform(0.86, 1.0)
            if note.begin >= most:
                break
            key = (instrument, note.pitch, note.length)
            if key not in kept:
                kept[key] = INSTRUMENTS[instrument](frequency(note.pitch), note.length * second)
            wave = kept[key]
            start = int((AIR + note.begin * second + late) * RATE)
            accent = 1.0 if note.begin % score.metre == 0 else 0.88
            wave = wave[: count - start]
            line[start : start + len(wave)] += weight * accent * wave
        whole += line * 10 ** ((loud - loudness(line)) / 20)
    wave = in_hall(whole, *score.hall)[:count] * shaped(count, 0.01, 2.5)
    return wave * 10 ** ((score.loud - loudness(wave)) / 20)


__all__ = ["Note", "Score", "ScoreFault", "frequency", "harsh", "notes", "pitch_of", "play", "read"]
