"""What is heard of a place when nobody speaks. A room is a list of layers on a ring: its end is its beginning.

``kind`` of a layer: ``air`` (noise from ``low`` to ``high`` Hz that ``swells`` so many times, by ``depth``), ``drops`` (so
many a second, each a bubble from ``low`` to ``high`` Hz, ``dry`` ones are knocks), or a voice of ``VOICES`` heard ``at`` some
seconds or ``every`` so many. ``loud`` is in decibels beside the others, ``between`` the seconds where it is heard at all.
``turned`` is how far (seconds) the ring is opened from where it is quietest, since a file keeps one place better than another.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from .instruments import bell
from .measure import loudness
from .waves import RATE, Wave, band, hiss, in_hall, seconds, shaped, swell

CUT = int(0.1 * RATE)
"""Samples around its ends in which a room should be quiet."""


def clock(number: int) -> Wave:
    """A tall clock, tick and tock."""
    time = seconds(int(0.16 * RATE))
    pitch = 560 if number % 2 else 660
    wood = sum(s * np.sin(2 * np.pi * pitch * t * time) * np.exp(-time * 55 * t) for t, s in ((1, 1.0), (2.7, 0.3)))
    return wood * shaped(len(time), 0.002, 0.05)


def church(number: int) -> Wave:
    """A bell beyond the roofs."""
    return band(bell((220.0, 246.9, 293.7)[number % 3], 0.5, ring=6.0), 60, 900)


def cricket(number: int) -> Wave:
    """Three short strokes of a wing."""
    time = seconds(int(0.22 * RATE))
    strokes = np.maximum(0, np.sin(2 * np.pi * 15 * time)) ** 2
    return np.sin(2 * np.pi * (3900 + 60 * (number % 4)) * time) * strokes * shaped(len(time), 0.02, 0.05)


def cicada(number: int) -> Wave:
    """A long dry song that rises and dies."""
    count = int(5.5 * RATE)
    time = seconds(count)
    song = band(hiss(count, 40 + number), 2600, 4200, 8) * (0.6 + 0.4 * np.sin(2 * np.pi * 27 * time))
    return song / np.max(np.abs(song)) * shaped(count, 1.8, 2.4)


def gull(number: int) -> Wave:
    """Two or three calls, far away."""
    calls = 2 + number % 2
    parts = []
    for call in range(calls):
        time = seconds(int(0.42 * RATE))
        share = time / 0.42
        pitch = (1120 + 40 * (number % 3)) * (1 + 0.22 * np.sin(np.pi * share**0.7)) * 0.97**call
        turn = 2 * np.pi * np.cumsum(pitch) / RATE
        tone = np.sin(turn) + 0.3 * np.sin(2 * turn)
        parts += [tone * shaped(len(time), 0.08, 0.22) * 0.8**call, np.zeros(int(0.16 * RATE))]
    return band(np.concatenate(parts), 300, 2200)


def swift(number: int) -> Wave:
    """A thin cry that passes by."""
    time = seconds(int(0.7 * RATE))
    pitch = 4300 - 500 * time / 0.7 + 60 * np.sin(2 * np.pi * 22 * time)
    cry = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * (0.7 + 0.3 * np.sin(2 * np.pi * 22 * time))
    return cry * shaped(len(time), 0.2, 0.4)


def creak(number: int) -> Wave:
    """A rope that holds a hull."""
    count = int(0.9 * RATE)
    time = seconds(count)
    pitch = 150 + 30 * np.sin(np.pi * time / 0.9) + 6 * (number % 3)
    turn = 2 * np.pi * np.cumsum(pitch) / RATE
    slip = np.sin(turn) + 0.5 * np.sin(2 * turn) + 0.3 * np.sin(3 * turn)
    return slip * swell(count, 9, 60 + number) * shaped(count, 0.25, 0.4)


VOICES: Final[Mapping[str, Callable[[int], Wave]]] = {
    "clock": clock,
    "church": church,
    "cricket": cricket,
    "cicada": cicada,
    "gull": gull,
    "swift": swift,
    "creak": creak,
}


def air(count: int, seed: int, layer: Mapping[str, Any]) -> Wave:
    """Noise that comes and goes."""
    noise = band(hiss(count, seed), layer["low"], layer["high"])
    noise /= np.sqrt(np.mean(noise**2)) * 4
    return noise * swell(count, layer.get("swells", 3), seed, layer.get("depth", 0.3))


def drops(count: int, seed: int, layer: Mapping[str, Any]) -> Wave:
    """Small things that fall: each where chance has it, always the same chance."""
    chance, ring = np.random.RandomState(seed), np.zeros(count)
    for _ in range(int(layer["many"] * count / RATE)):
        start, pitch, weight = (
            chance.randint(count),
            chance.uniform(layer["low"], layer["high"]),
            chance.uniform(0.1, 1),
        )
        time = seconds(int(0.09 * RATE))
        if layer.get("dry"):
            drop = band(hiss(len(time), chance.randint(10**6)), 200, pitch) * np.exp(-time * 160)
            drop /= np.max(np.abs(drop))
        else:
            drop = np.sin(2 * np.pi * pitch * time * (1 + 1.8 * time)) * np.exp(-time * 70)
        lay(ring, start, weight**2 * drop * shaped(len(time), 0.002, 0.03))
    return ring


def lay(ring: Wave, start: int, wave: Wave) -> None:
    """Add a sound to a ring; what goes over the end is heard at the beginning."""
    np.add.at(ring, (start + np.arange(len(wave))) % len(ring), wave)


def calls(count: int, seed: int, layer: Mapping[str, Any]) -> Wave:
    """A voice at its times."""
    ring, chance = np.zeros(count), np.random.RandomState(seed)
    every = layer.get("every", 0)
    times = [i * every for i in range(round(count / RATE / every))] if every else layer["at"]
    for number, at in enumerate(times):
        begin, end = layer.get("between", (0, 1e9))
        late, weight = chance.uniform(0, layer.get("loose", 0.0)), chance.uniform(0.7, 1.0)
        if begin <= at < end:
            lay(ring, int((at + late) * RATE), weight * VOICES[layer["kind"]](number))
    return ring


def build(file: Path) -> Wave:
    """A room from its file."""
    data = tomllib.loads(file.read_text("utf-8"))
    count = int(data["seconds"] * RATE)
    whole = np.zeros(count)
    for seed, layer in enumerate(data["layers"], 1):
        make = {"air": air, "drops": drops}.get(layer["kind"], calls)
        wave = make(count, seed, layer)
        begin, end = layer.get("between", (0, data["seconds"]))
        if make is not calls and end - begin < data["seconds"]:
            within = np.zeros(count)
            first, last = int(begin * RATE), int(end * RATE)
            within[first:last] = shaped(last - first, 3.5, 4.5)
            wave = wave * within
        whole += 10 ** (layer["loud"] / 20) * wave
    wave = cut_where_quiet(in_hall(whole, *data["hall"], round_=True))
    wave = np.roll(wave, -int(data.get("turned", 0) * RATE))
    return wave * 10 ** ((data["loud"] - loudness(wave)) / 20)


def cut_where_quiet(ring: Wave) -> Wave:
    """The ring opened where least is heard: a file keeps its ends least exactly."""
    around = np.fft.irfft(
        np.fft.rfft(np.diff(ring, append=ring[0]) ** 2) * np.fft.rfft(np.ones(CUT), len(ring)), len(ring)
    )
    return np.roll(ring, CUT // 2 - int(np.argmin(around)))


__all__ = ["VOICES", "build"]
