"""A sound card that writes down what it is asked for, and what is heard at any moment."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any


class Tone:
    """A clip of half a second."""

    def __init__(self, name: str) -> None:
        self.name = name

    def get_length(self) -> float:
        return 0.5


class Ear:
    """``loops``: channel -> (place, loudness); ``music``: (place, loudness) or None; ``heard``: all that was begun."""

    def __init__(self, there: bool = True, missing: tuple[str, ...] = ()) -> None:
        self.there, self.missing = there, missing
        self.loops: dict[int, tuple[str, float]] = {}
        self.music: tuple[str, float] | None = None
        self.heard: list[str] = []
        self.themes: list[str] = []
        self.clips: list[tuple[str, float]] = []
        self.asked = 0
        self.read: list[tuple[str, bool]] = []
        self.changes = 0

    def open(self) -> bool:
        self.asked += 1
        return self.there

    def load(self, file: Path) -> Any:
        place = file.parts[-3] if file.stem == "room" else file.stem
        self.read.append((place, threading.current_thread() is threading.main_thread()))
        return None if place in self.missing or not file.exists() else Tone(place)

    def higher(self, clip: Tone) -> Any:
        return Tone(f"{clip.name}+")

    def play(self, clip: Tone, loudness: float) -> None:
        self.clips.append((clip.name, loudness))

    def loop(self, channel: int, clip: Tone, loudness: float) -> None:
        assert channel not in self.loops, "a channel is free when a room begins"
        self.heard.append(clip.name)
        self.loops[channel] = (clip.name, loudness)

    def set_loop(self, channel: int, loudness: float) -> None:
        self.changes += 1
        self.loops[channel] = (self.loops[channel][0], loudness)

    def end_loop(self, channel: int) -> None:
        assert self.loops[channel][1] < 0.06, "a room never stops at once"
        del self.loops[channel]

    def stream(self, file: Path, loudness: float) -> bool:
        place = file.parts[-3]
        if place in self.missing or not file.exists():
            return False
        self.themes.append(place)
        self.music = (place, loudness)
        return True

    def set_stream(self, loudness: float) -> None:
        self.changes += 1
        self.music = (self.music[0], loudness)

    def streaming(self) -> bool:
        return self.music is not None

    def end_stream(self) -> None:
        self.music = None

    @property
    def rooms(self) -> dict[str, float]:
        """Place -> how loud its room is."""
        return dict(self.loops.values())


def listen(app: Any, ear: Ear | None = None) -> Ear:
    """Give an app an ear in place of the card, as if its first picture had been drawn."""
    from game.ui.sound import Sound

    ear = ear or Ear()
    app.sound = Sound(app.settings, ear, app.clock)
    app.sound.warm_up()
    return ear
