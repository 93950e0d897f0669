"""The sound card: the only module that speaks to the mixer. What cannot be heard is silence, told once in the log."""

from __future__ import annotations

import logging
import os
from array import array
from pathlib import Path
from typing import Protocol

import pygame

from game.ui.environment import quiet_stderr

log = logging.getLogger(__name__)

RATE = 22_050
LOOPS = 2
"""Channels that are kept for loops: one for the room that goes, one for the room that comes."""
CHANNELS = 12
TONE = 9 / 8
"""How much higher a tone higher is."""
Clip = pygame.mixer.Sound
"""A sound in memory."""


class Output(Protocol):
    """What is asked of a sound card. Loudness is amplitude from 0 to 1."""

    def open(self) -> bool:
        """True if there is a card; asked again it says the same, whatever has been plugged in since."""

    def load(self, file: Path) -> Clip | None:
        """A file as a clip, or None. May be called from any thread, and takes some hundredths of a second a minute."""

    def higher(self, clip: Clip) -> Clip:
        """The same a tone higher, and that much shorter."""

    def play(self, clip: Clip, loudness: float) -> None:
        """Once, on whatever channel is free; on none if all are taken."""

    def loop(self, channel: int, clip: Clip, loudness: float) -> None:
        """Again and again on one of the kept channels."""

    def set_loop(self, channel: int, loudness: float) -> None:
        """How loud a kept channel is."""

    def end_loop(self, channel: int) -> None:
        """Nothing more on a kept channel."""

    def stream(self, file: Path, loudness: float) -> bool:
        """Play a file once while it is read, in place of the one before; False if it cannot be."""

    def set_stream(self, loudness: float) -> None:
        """How loud the stream is."""

    def streaming(self) -> bool:
        """True until the stream has come to its end."""

    def end_stream(self) -> None:
        """Nothing more of the stream."""


class Card:
    """The card of this computer. There is none where sound is given to nobody (the driver "dummy")."""

    def __init__(self) -> None:
        self._open: bool | None = None
        self._told: set[Path] = set()

    def open(self) -> bool:
        """See ``Output.open``."""
        if self._open is None:
            self._open = os.environ.get("SDL_AUDIODRIVER") != "dummy" and self._init()
        return self._open

    @staticmethod
    def _init() -> bool:
        try:
            with quiet_stderr():
                pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)  # A minute of a room is 2.6 MB, and no more.
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(LOOPS)
        except pygame.error as fault:
            log.info("no sound: %s", fault)
            return False
        return True

    def load(self, file: Path) -> Clip | None:
        """See ``Output.load``."""
        try:
            return pygame.mixer.Sound(file)
        except (pygame.error, OSError) as fault:
            self._tell(file, fault)
            return None

    def higher(self, clip: Clip) -> Clip:
        """See ``Output.higher``."""
        samples = array("h", clip.get_raw())
        return pygame.mixer.Sound(buffer=array("h", (samples[int(i * TONE)] for i in range(int(len(samples) / TONE)))))

    def play(self, clip: Clip, loudness: float) -> None:
        """See ``Output.play``."""
        clip.set_volume(loudness)
        clip.play()

    def loop(self, channel: int, clip: Clip, loudness: float) -> None:
        """See ``Output.loop``."""
        clip.set_volume(1.0)
        pygame.mixer.Channel(channel).play(clip, -1)
        self.set_loop(channel, loudness)

    def set_loop(self, channel: int, loudness: float) -> None:
        """See ``Output.set_loop``."""
        pygame.mixer.Channel(channel).set_volume(loudness)

    def end_loop(self, channel: int) -> None:
        """See ``Output.end_loop``."""
        pygame.mixer.Channel(channel).stop()

    def stream(self, file: Path, loudness: float) -> bool:
        """See ``Output.stream``."""
        try:
            pygame.mixer.music.load(file)
            pygame.mixer.music.set_volume(loudness)
            pygame.mixer.music.play()
        except (pygame.error, OSError) as fault:
            self._tell(file, fault)
            return False
        return True

    def set_stream(self, loudness: float) -> None:
        """See ``Output.set_stream``."""
        pygame.mixer.music.set_volume(loudness)

    def streaming(self) -> bool:
        """See ``Output.streaming``."""
        return pygame.mixer.music.get_busy()

    def end_stream(self) -> None:
        """See ``Output.end_stream``."""
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()

    def _tell(self, file: Path, fault: Exception) -> None:
        """Once for each file, and once for a whole folder that is gone."""
        about = file if file.parent.is_dir() else file.parent
        if about not in self._told:
            self._told.add(about)
            log.warning("sound %s: %s", about, fault)


__all__ = ["LOOPS", "Card", "Clip", "Output"]
