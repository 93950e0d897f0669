"""What can be said of a sound without hearing it."""

from __future__ import annotations

import numpy as np

from .waves import RATE, Wave

BLOCK = 0.4
"""Seconds of a block of loudness."""


def loudness(wave: Wave) -> float:
    """Loudness after ITU-R BS.1770: LUFS, gated, of one channel."""
    heard = _weighted(wave)
    size, hop = int(BLOCK * RATE), int(BLOCK * RATE / 4)
    starts = range(0, max(1, len(heard) - size + 1), hop)
    powers = np.array([np.mean(heard[i : i + size] ** 2) for i in starts])
    powers = powers[_lufs(powers) > -70]
    if not len(powers):
        return -70.0
    powers = powers[_lufs(powers) > _lufs(np.mean(powers)) - 10]
    return float(_lufs(np.mean(powers)))


def loudest(wave: Wave) -> float:
    """The loudness of the loudest 0.4 seconds: LUFS of what is too short for a mean."""
    size = int(BLOCK * RATE)
    sums = np.cumsum(np.concatenate([[0.0], _weighted(np.pad(wave, size)) ** 2]))
    return float(_lufs(np.max(sums[size:] - sums[:-size]) / size))


def centre(wave: Wave) -> float:
    """The middle of its spectrum in Hz: what is bright lies high."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float(np.sum(power * np.fft.rfftfreq(len(wave), 1 / RATE)) / np.sum(power))


def peak(wave: Wave) -> float:
    """The loudest sample."""
    return float(np.max(np.abs(wave)))


def click(wave: Wave) -> float:
    """The sharpest bend between three samples, over what is usual in the hundredth of a second around it."""
    bend = np.abs(np.diff(wave, 2))
    usual = np.sqrt(np.convolve(bend**2, np.full(220, 1 / 220), "same")) + 1e-5
    return float(np.max(bend / usual))


def seam(wave: Wave) -> float:
    """The step from the end to the beginning, as a share of the largest step there is."""
    return float(abs(wave[0] - wave[-1]) / np.max(np.abs(np.diff(wave))))


def _weighted(wave: Wave) -> Wave:
    """As the ear weighs it: a shelf above 1.5 kHz, and less below 40 Hz."""
    turns = np.exp(-2j * np.pi * np.fft.rfftfreq(len(wave), 1 / RATE) / RATE)
    shelf = _biquad(turns, *_shelf(1681.97, 3.99984, 0.70718))
    rumble = _biquad(turns, *_high(38.1355, 0.500327))
    return np.fft.irfft(np.fft.rfft(wave) * shelf * rumble, len(wave))


def _shelf(pitch: float, gain: float, quality: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    k, most = np.tan(np.pi * pitch / RATE), 10 ** (gain / 20)
    some = most**0.499667
    whole = 1 + k / quality + k * k
    over = (most + some * k / quality + k * k, 2 * (k * k - most), most - some * k / quality + k * k)
    return tuple(b / whole for b in over), (1.0, 2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole)


def _high(pitch: float, quality: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    k = np.tan(np.pi * pitch / RATE)
    whole = 1 + k / quality + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole)


def _biquad(turns: Wave, over: tuple[float, ...], under: tuple[float, ...]) -> Wave:
    return sum(b * turns**i for i, b in enumerate(over)) / sum(a * turns**i for i, a in enumerate(under))


def _lufs(power: Wave) -> Wave:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))
