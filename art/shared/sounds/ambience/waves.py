"""What instruments and rooms are built from: noise that is the same on every machine, filters, and a place to stand in."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
"""Samples in a second."""
Wave = NDArray[np.float64]
"""Samples; 1.0 is the loudest that can be written."""


def hiss(count: int, seed: int) -> Wave:
    """White noise between -1 and 1. The old generator of numpy is frozen: the same numbers for ever."""
    return np.random.RandomState(seed).uniform(-1.0, 1.0, count)


def seconds(count: int) -> Wave:
    """The time of each sample."""
    return np.arange(count) / RATE


def band(wave: Wave, low: float, high: float, steep: float = 4.0) -> Wave:
    """What lies between two pitches (Hz), with soft edges. The end joins the beginning as before."""
    pitches = np.fft.rfftfreq(len(wave), 1 / RATE)
    with np.errstate(divide="ignore"):
        below = 1 / (1 + (low / np.maximum(pitches, 1e-6)) ** steep) if low else np.ones_like(pitches)
    return np.fft.irfft(np.fft.rfft(wave) * below / (1 + (pitches / high) ** steep), len(wave))


def swell(count: int, rises: int, seed: int, depth: float = 1.0) -> Wave:
    """A loudness that wanders between ``1 - depth`` and 1, about so many times, and comes back to where it began."""
    spectrum = np.zeros(count // 2 + 1, dtype=complex)
    turns = np.random.RandomState(seed).uniform(0, 2 * np.pi, rises)
    spectrum[1 : rises + 1] = np.exp(1j * turns)
    wander = np.fft.irfft(spectrum, count)
    wander = (wander - wander.min()) / (wander.max() - wander.min())
    return 1 - depth + depth * wander


def shaped(count: int, attack: float, release: float) -> Wave:
    """An envelope of 1 that rises and falls on half a cosine (seconds)."""
    up, down = min(count, int(attack * RATE)), min(count, int(release * RATE))
    envelope = np.ones(count)
    envelope[:up] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / max(1, up))
    envelope[count - down :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / max(1, down))
    return envelope


def in_hall(wave: Wave, share: float, length: float, seed: int = 5, round_: bool = False) -> Wave:
    """The same in a hall that answers softly for some seconds; ``round_``: what is left at the end begins it again."""
    count = int(length * RATE)
    answer = band(hiss(count, seed), 180, 2600) * np.exp(-6.9 * seconds(count) / length) * shaped(count, 0.012, 0.05)
    answer *= share / np.sqrt(np.sum(answer**2))
    size = len(wave) if round_ else len(wave) + count
    return np.fft.irfft(np.fft.rfft(wave, size) * (1 + np.fft.rfft(answer, size)), size)
