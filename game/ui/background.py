"""What is heard of a place: the loop of its room, and its theme, each rising and sinking softly."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game.ui.card import LOOPS, Clip, Output

FADE = 0.4
"""Seconds from silence to full, and back."""
FINE = 1 / 128
"""The smallest difference of loudness that the sound card knows."""
KEPT = 2
"""So many rooms stay in memory."""
HOUSE = "shared"
"""The folder of ``art`` that is the house's own."""


class Mood(NamedTuple):
    """What the scenes say of the moment: where it plays, whether deeds of others are told, whether a curtain hangs."""

    place: str = ""
    told: bool = False
    curtained: bool = False


class Level:
    """A share of loudness, from 0 to 1, on its way to a goal."""

    def __init__(self) -> None:
        self.value = self.goal = 0.0

    def move(self, seconds: float) -> None:
        """Go on towards the goal."""
        most = seconds / FADE
        self.value += max(-most, min(most, self.goal - self.value))


def is_other(loudness: float, before: float) -> bool:
    """True if the mixer would hear a difference."""
    return round(loudness / FINE) != round(before / FINE)


class Room:
    """One loop, and while the place changes the one before. A room that is not to be heard is neither read nor played."""

    def __init__(self, output: Output, file: Callable[[str], Path]) -> None:
        self._output, self._file = output, file
        self._clips: dict[str, Clip | None] = {}
        self._reading: threading.Thread | None = None
        self._places = [""] * LOOPS
        self._levels = [Level() for _ in range(LOOPS)]
        self._set = [0.0] * LOOPS

    @property
    def places(self) -> list[str]:
        """The places whose rooms are heard now."""
        return [place for place in self._places if place]

    def update(self, seconds: float, place: str, share: float, volume: float) -> None:
        """Let time pass: the place that is wanted, how far it may be heard just now, and the player's volume."""
        for channel, here in enumerate(self._places):
            if here:
                self._go_on(channel, seconds, share if here == place else 0.0, volume)
        if place and share and volume and place not in self._places and "" in self._places:
            self._begin(self._places.index(""), place)

    def close(self) -> None:
        """Wait for what is being read."""
        if self._reading is not None:
            self._reading.join()

    def _go_on(self, channel: int, seconds: float, goal: float, volume: float) -> None:
        level = self._levels[channel]
        level.goal = goal
        level.move(seconds)
        loudness = level.value * volume
        if not (goal and volume) and not loudness:
            self._output.end_loop(channel)
            self._places[channel] = ""
        elif is_other(loudness, self._set[channel]):
            self._set[channel] = loudness
            self._output.set_loop(channel, loudness)

    def _begin(self, channel: int, place: str) -> None:
        if place not in self._clips:
            self._read(place)
            return
        clip = self._clips.pop(place)
        self._clips[place] = clip  # The last one of them was heard last.
        if clip is not None:
            self._places[channel], self._levels[channel], self._set[channel] = place, Level(), 0.0
            self._output.loop(channel, clip, 0.0)

    def _read(self, place: str) -> None:
        """In a thread of its own: no frame waits for it."""
        if self._reading is not None and self._reading.is_alive():
            return
        for old in list(self._clips)[: max(0, len(self._clips) - KEPT + 1)]:
            del self._clips[old]
        self._reading = threading.Thread(target=self._keep, args=(place,), name="room", daemon=True)
        self._reading.start()

    def _keep(self, place: str) -> None:
        self._clips[place] = self._output.load(self._file(place))


class PlaceTheme:
    """One piece of music, heard once from its beginning to its end, or until its place is left."""

    def __init__(self, output: Output, file: Callable[[str], Path]) -> None:
        self._output, self._file = output, file
        self.place = ""
        self._next = ""
        self._level = Level()
        self._set = 0.0

    @property
    def silent(self) -> bool:
        """True if nothing is heard, nor about to be."""
        return not self.place and not self._next

    def begin(self, place: str) -> None:
        """Begin that of a place as soon as the one before has sunk, unless it is being heard already."""
        self._next = place if place != self.place else ""

    def update(self, seconds: float, place: str, share: float, volume: float) -> None:
        """Let time pass. What has sunk to nothing does not come back, nor does what could not begin."""
        if self.place:
            self._go_on(seconds, share if place == self.place and not self._next else 0.0, volume)
        if self._next and not self.place:
            if self._next == place and share and volume and self._output.stream(self._file(place), share * volume):
                self.place, self._set = place, share * volume
                self._level.value = share
            self._next = ""

    def _go_on(self, seconds: float, goal: float, volume: float) -> None:
        self._level.goal = goal
        self._level.move(seconds)
        loudness = self._level.value * volume
        if not loudness or not self._output.streaming():
            self._output.end_stream()
            self.place = ""
        elif is_other(loudness, self._set):
            self._set = loudness
            self._output.set_stream(loudness)


__all__ = ["FADE", "HOUSE", "Level", "Mood", "PlaceTheme", "Room"]
