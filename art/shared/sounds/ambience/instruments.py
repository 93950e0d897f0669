"""Instruments: each makes one note of a pitch (Hz) and a length (seconds), which may ring on beyond it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import numpy as np

from .waves import RATE, Wave, band, hiss, seconds, shaped

Instrument = Callable[[float, float], Wave]
FINER = 2
"""A string is plucked at about so many times the rate: at that rate its period is a whole number of samples."""
MEMBRANE = ((1.0, 1.0), (1.59, 0.45), (2.14, 0.25), (2.65, 0.14))
CAST = ((0.5, 0.3), (1.0, 1.0), (1.19, 0.35), (1.5, 0.18), (2.0, 0.35))


def pluck(
    pitch: float,
    length: float,
    *,
    ring: float,
    bright: float,
    place: float = 0.2,
    dull: float = 0.5,
    after: float = 0.5,
) -> Wave:
    """A string after Karplus and Strong. ``ring``: seconds to a thousandth; ``bright``: Hz up to where it is plucked;
    ``place``: where, as a share of the string; ``dull``: how fast what is high dies; ``after``: seconds it rings on."""
    period = round(FINER * RATE / pitch)
    rate = pitch * (period + dull)
    partials = np.arange(period // 2 + 1)
    strength = np.abs(np.sin(np.pi * partials * place)) / (1 + partials * pitch / bright) ** 2
    strength[0] = 0
    strength[partials * pitch > 0.45 * RATE] = 0
    turns = np.random.RandomState(period).uniform(0, 2 * np.pi, len(partials))
    now = np.fft.irfft(strength * np.exp(1j * turns), period)
    now /= np.max(np.abs(now))
    kept, last = 10 ** (-3 / (pitch * ring)), 0.0
    blocks = [now]
    for _ in range(int((length + after) * pitch)):
        shifted = np.concatenate([[last], now[:-1]])
        last = now[-1]
        now = kept * ((1 - dull) * now + dull * shifted)
        blocks.append(now)
    count = int((length + after) * RATE)
    string = np.concatenate(blocks)
    wave = np.interp(np.arange(count) * rate / RATE, np.arange(len(string)), string)
    return wave * shaped(count, 0.003, after)


def course(pitch: float, length: float, *, apart: float = 0.0012, **string: float) -> Wave:
    """Two strings that are nearly the same."""
    one, other = pluck(pitch, length, **string), pluck(pitch * (1 + apart), length, **string)
    return 0.6 * one + 0.4 * other


def wind(
    pitch: float,
    length: float,
    *,
    partials: tuple[float, ...],
    breath: float,
    attack: float = 0.07,
    release: float = 0.14,
    vibrato: float = 0.003,
) -> Wave:
    """A column of air: partials that come one after the other, a vibrato that comes later, and breath around it."""
    count = int((length + release) * RATE)
    time = seconds(count)
    wave = np.zeros(count)
    turn = np.cumsum(1 + vibrato * np.minimum(1, time / 0.7) * np.sin(2 * np.pi * 4.8 * time)) / RATE
    for number, strength in enumerate(partials, 1):
        if strength and number * pitch < 5000:
            late = np.minimum(1.0, time / (attack * (0.5 + 0.3 * number)))
            wave += strength * late * np.sin(2 * np.pi * number * pitch * turn)
    air = band(hiss(count, int(pitch)), 0.8 * pitch, min(3 * pitch, 3000))
    air /= np.max(np.abs(air))
    sinking = 1 - 0.25 * np.minimum(1, time / max(length, 0.1))
    return (wave / sum(partials) + breath * air) * shaped(count, attack, release) * sinking


def bow(pitch: float, length: float, *, warmth: float, attack: float = 0.13) -> Wave:
    """A bowed string, soft: partials that fall off above ``warmth`` (Hz)."""
    highest = int(min(12, 4000 / pitch))
    strength = tuple(1 / number / (1 + (number * pitch / warmth) ** 2) for number in range(1, highest + 1))
    return wind(pitch, length, partials=strength, breath=0.012, attack=attack, release=0.22, vibrato=0.0028)


def drum(pitch: float, length: float, *, ring: float, tap: float) -> Wave:
    """A skin: its tones sink a little as they die; ``tap`` is the finger."""
    count = int((length + 0.3) * RATE)
    time = seconds(count)
    turn = pitch * (time + 0.012 * (1 - np.exp(-time * 18)))
    skin = sum(s * np.exp(-time * times * 6.9 / ring) * np.sin(2 * np.pi * times * turn) for times, s in MEMBRANE)
    finger = band(hiss(count, int(pitch)), 200, 1400) * np.exp(-time * 90)
    return (skin / 1.8 + tap * finger / np.max(np.abs(finger))) * shaped(count, 0.003, 0.2)


def bell(pitch: float, length: float, *, ring: float) -> Wave:
    """A small cast bell, struck softly."""
    count = int((length + ring) * RATE)
    time = seconds(count)
    tones = sum(s * np.exp(-time * times * 5 / ring) * np.sin(2 * np.pi * times * pitch * time) for times, s in CAST)
    return tones / 2.2 * shaped(count, 0.006, ring)


INSTRUMENTS: Final[Mapping[str, Instrument]] = {
    "shamisen": partial(pluck, ring=2.2, bright=900, place=0.13, dull=0.45, after=0.5),
    "lute": partial(course, ring=3.4, bright=700, place=0.22, after=0.9),
    "theorbo": partial(pluck, ring=5.0, bright=420, place=0.25, after=0.9),
    "cittern": partial(course, ring=3.0, bright=800, place=0.2, after=0.8),
    "kithara": partial(pluck, ring=4.0, bright=500, place=0.3, after=1.2),
    "harpsichord": partial(course, ring=3.2, bright=1300, place=0.12, dull=0.35, after=0.45),
    "tres": partial(course, ring=2.2, bright=1000, place=0.15, dull=0.4, apart=0.0018, after=0.35),
    "marimbula": partial(pluck, ring=1.6, bright=220, place=0.4, after=0.3),
    "clarinet": partial(wind, partials=(1.0, 0.02, 0.38, 0.02, 0.14, 0.0, 0.04), breath=0.014, attack=0.09),
    "flute": partial(wind, partials=(1.0, 0.3, 0.09, 0.03), breath=0.035, attack=0.08),
    "recorder": partial(wind, partials=(1.0, 0.06, 0.12, 0.01), breath=0.022, attack=0.06, vibrato=0.002),
    "aulos": partial(wind, partials=(1.0, 0.4, 0.34, 0.16, 0.09, 0.04), breath=0.018, attack=0.07, vibrato=0.004),
    "viol": partial(bow, warmth=700),
    "fiddle": partial(bow, warmth=1100, attack=0.1),
    "frame_drum": partial(drum, ring=0.9, tap=0.12),
    "bongo": partial(drum, ring=0.28, tap=0.2),
    "bell": partial(bell, ring=2.6),
}
