"""The recipe of the sounds in this folder: ``python make.py`` writes every WAV anew, with the standard library alone."""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22_050
HERE = Path(__file__).parent
Shape = Callable[[float], float]


def tone(pitch: float, length: float, decay: float, partials: tuple[tuple[float, float], ...] = ((1.0, 1.0),)) -> Shape:
    """A struck tone: partials as (multiple of the pitch, loudness), dying away."""

    def at(t: float) -> float:
        if t > length:
            return 0.0
        wave_ = sum(with_events * math.sin(2 * math.pi * pitch * times * t) for times, with_events in partials)
        return wave_ * math.exp(-t * decay) * min(1.0, t * 400)

    return at


def noise(length: float, cutoff: float, seed: int, swell: float = 0.3) -> Shape:
    """Low-passed noise that swells and fades, such as paper on felt."""
    rng = random.Random(seed)
    count = int(length * RATE) + 1
    values, last = [], 0.0
    for _ in range(count):
        last += (rng.uniform(-1, 1) - last) * cutoff
        values.append(last)

    def at(t: float) -> float:
        if t >= length:
            return 0.0
        share = t / length
        envelope = share / swell if share < swell else ((1 - share) / (1 - swell)) ** 2
        return values[int(t * RATE)] * envelope * 2.2

    return at


def later(shape: Shape, delay: float) -> Shape:
    """The same after a while."""
    return lambda t: shape(t - delay) if t >= delay else 0.0


def mixed(*shapes: Shape) -> Shape:
    """Several at once."""
    return lambda t: sum(shape(t) for shape in shapes)


def faded(shape: Shape, share: float) -> Shape:
    """The same, softer."""
    return lambda t: shape(t) * share


WOOD = ((1.0, 1.0), (2.76, 0.45), (5.4, 0.18))
BELL = ((1.0, 1.0), (2.0, 0.5), (2.99, 0.28), (4.2, 0.12))
CAST = ((0.5, 0.35), (1.0, 1.0), (1.19, 0.4), (1.5, 0.22), (2.0, 0.4))
COIN = ((1.0, 0.8), (1.51, 0.6), (2.3, 0.5), (3.1, 0.3))


def notes(*pitches: float, step: float, length: float, decay: float) -> Shape:
    """Tones one after the other."""
    return mixed(*(later(tone(p, length, decay, BELL), step * i) for i, p in enumerate(pitches)))


def clatter(*starts: float) -> Shape:
    """A die that hops and comes to rest: each knock softer and a little higher than the one before."""
    knocks = (
        faded(mixed(tone(560 * 1.07**i, 0.07, 60, WOOD), noise(0.015, 0.7, 10 + i)), 0.82**i)
        for i in range(len(starts))
    )
    return mixed(*(later(knock, start) for knock, start in zip(knocks, starts)))


def peal(*pitches: float, step: float) -> Shape:
    """Bells one after the other, with the minor third that a cast bell has."""
    return mixed(*(later(tone(p, 1.1, 3.6, CAST), step * i) for i, p in enumerate(pitches)))


SOUNDS: dict[str, tuple[float, float, Shape]] = {
    "card": (0.17, 0.42, noise(0.17, 0.34, 1)),
    "card_turn": (0.2, 0.4, mixed(noise(0.11, 0.5, 2), later(noise(0.1, 0.3, 3), 0.09))),
    "wood": (0.13, 0.5, mixed(tone(420, 0.13, 38, WOOD), noise(0.02, 0.8, 4))),
    "coin": (0.3, 0.36, mixed(tone(2150, 0.26, 17, COIN), later(tone(2600, 0.2, 20, COIN), 0.06))),
    "bell": (0.4, 0.34, tone(880, 0.4, 8, BELL)),
    "thud": (0.16, 0.55, mixed(tone(120, 0.16, 26, WOOD), noise(0.05, 0.12, 5))),
    "stamp": (0.22, 0.55, mixed(tone(180, 0.2, 24, WOOD), noise(0.06, 0.5, 6), later(tone(90, 0.1, 30), 0.02))),
    "chime": (0.4, 0.3, notes(659, 988, step=0.12, length=0.28, decay=9)),
    "tick": (0.05, 0.3, mixed(tone(1250, 0.04, 90, WOOD), noise(0.01, 0.9, 7))),
    "flip": (0.24, 0.42, mixed(noise(0.1, 0.5, 8), later(tone(1900, 0.14, 26, COIN), 0.1))),
    "fanfare": (1.15, 0.34, notes(523, 659, 784, 1047, step=0.15, length=0.7, decay=4.2)),
    "dice": (0.5, 0.5, clatter(0.0, 0.11, 0.19, 0.25, 0.3, 0.33)),
    "cloth": (0.42, 0.36, mixed(noise(0.42, 0.1, 21, 0.45), later(noise(0.2, 0.3, 22, 0.5), 0.05))),
    "bells": (2.0, 0.32, peal(784, 988, 1175, 784, 1175, step=0.24)),
    "sting": (0.9, 0.36, mixed(notes(294, 277, step=0.2, length=0.7, decay=4), later(tone(98, 0.7, 5, WOOD), 0.2))),
}


def main() -> None:
    """Write every sound."""
    for name, (length, with_events, shape) in SOUNDS.items():
        count = int(length * RATE)
        samples = [shape(i / RATE) for i in range(count)]
        peak = max(abs(s) for s in samples) or 1.0
        fade = min(200, count // 8)
        data = bytearray()
        for i, sample in enumerate(samples):
            end = min(1.0, (count - i) / fade)
            data += struct.pack("<h", int(sample / peak * with_events * end * 32_000))
        with wave.open(str(HERE / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(bytes(data))


if __name__ == "__main__":
    main()
