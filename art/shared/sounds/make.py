"""The recipe of the sounds in this folder: ``python make.py`` writes every WAV anew, with the standard library alone."""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from itertools import accumulate
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
    # seconds, LUFS at its loudest, what it is: knocks are too short to be as loud as what rings
    "card": (0.17, -24, noise(0.17, 0.34, 1)),
    "card_turn": (0.2, -24, mixed(noise(0.11, 0.5, 2), later(noise(0.1, 0.3, 3), 0.09))),
    "wood": (0.13, -28.5, mixed(tone(420, 0.13, 38, WOOD), noise(0.02, 0.8, 4))),
    "coin": (0.3, -23, mixed(tone(2150, 0.26, 17, COIN), later(tone(2600, 0.2, 20, COIN), 0.06))),
    "bell": (0.4, -22.5, tone(880, 0.4, 8, BELL)),
    "thud": (0.16, -24, mixed(tone(120, 0.16, 26, WOOD), noise(0.05, 0.12, 5))),
    "stamp": (0.22, -24, mixed(tone(180, 0.2, 24, WOOD), noise(0.06, 0.5, 6), later(tone(90, 0.1, 30), 0.02))),
    "chime": (0.4, -22.5, notes(659, 988, step=0.12, length=0.28, decay=9)),
    "tick": (0.05, -34, mixed(tone(1250, 0.04, 90, WOOD), noise(0.01, 0.9, 7))),
    "flip": (0.24, -23, mixed(noise(0.1, 0.5, 8), later(tone(1900, 0.14, 26, COIN), 0.1))),
    "fanfare": (1.15, -22, notes(523, 659, 784, 1047, step=0.15, length=0.7, decay=4.2)),
    "dice": (0.5, -25, clatter(0.0, 0.11, 0.19, 0.25, 0.3, 0.33)),
    "cloth": (0.42, -24, mixed(noise(0.42, 0.1, 21, 0.45), later(noise(0.2, 0.3, 22, 0.5), 0.05))),
    "bells": (2.0, -22, peal(784, 988, 1175, 784, 1175, step=0.24)),
    "sting": (0.9, -22.5, mixed(notes(294, 277, step=0.2, length=0.7, decay=4), later(tone(98, 0.7, 5, WOOD), 0.2))),
}


def loudest(samples: list[float]) -> float:
    """The loudness of the loudest 0.4 seconds after ITU-R BS.1770, in LUFS: a shelf above 1.5 kHz, less below 40 Hz."""
    k, most, quality = math.tan(math.pi * 1681.97 / RATE), 10 ** (3.99984 / 20), 0.70718
    some, whole = most**0.499667, 1 + k / 0.70718 + k * k
    over = (most + some * k / quality + k * k, 2 * (k * k - most), most - some * k / quality + k * k)
    heard = filtered(samples, [b / whole for b in over], [2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole])
    k, quality = math.tan(math.pi * 38.1355 / RATE), 0.500327
    whole = 1 + k / quality + k * k
    heard = filtered(heard, [1.0, -2.0, 1.0], [2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole])
    size = int(0.4 * RATE)
    sums = [0.0, *accumulate(value * value for value in [*heard, *[0.0] * size])]
    most = max(sums[i] - sums[max(0, i - size)] for i in range(1, len(sums)))
    return -0.691 + 10 * math.log10(most / size)


def filtered(samples: list[float], over: list[float], under: list[float]) -> list[float]:
    """A filter of the second order."""
    before, last, found = (0.0, 0.0), (0.0, 0.0), []
    for x in samples:
        y = over[0] * x + over[1] * before[0] + over[2] * before[1] - under[0] * last[0] - under[1] * last[1]
        before, last = (x, before[0]), (y, last[0])
        found.append(y)
    return found


def main() -> None:
    """Write every sound."""
    for name, (length, target, shape) in SOUNDS.items():
        count = int(length * RATE)
        fade = min(200, count // 8)
        samples = [shape(i / RATE) * min(1.0, (count - i) / fade) for i in range(count)]
        gain = 10 ** ((target - loudest(samples)) / 20)
        data = struct.pack(f"<{count}h", *(round(sample * gain * 32_767) for sample in samples))
        with wave.open(str(HERE / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data)


if __name__ == "__main__":
    main()
