"""Short sounds, loaded when first heard; silent where there is no sound card."""

from __future__ import annotations

import logging

import pygame

from game.paths import bundled
from game.settings import Settings
from game.ui.environment import quiet_stderr

log = logging.getLogger(__name__)
BELLS = frozenset({"bell", "chime", "fanfare", "sting"})


class Sound:
    """Plays ``art/shared/sounds/<name>.wav`` at the player's volumes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._ready: bool | None = None

    def play(self, name: str) -> None:
        """Let it be heard, unless all is quiet."""
        s = self.settings
        with_events = s.volume_all * (s.volume_bell if name in BELLS else s.volume_pieces) / 10_000
        if s.muted or not with_events or not self._open():
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(with_events * 0.8)
            sound.play()

    def warm_up(self) -> None:
        """Open the sound card before the first sound is wanted: that takes a moment."""
        if not self.settings.muted:
            self._open()

    def _open(self) -> bool:
        if self._ready is None:
            try:
                with quiet_stderr():
                    pygame.mixer.init(22050, -16, 1, 512)
                self._ready = True
            except pygame.error as fault:
                log.info("no sound: %s", fault)
                self._ready = False
        return self._ready

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            try:
                self._loaded[name] = pygame.mixer.Sound(bundled("art") / "shared" / "sounds" / f"{name}.wav")
            except (pygame.error, OSError) as fault:
                log.warning("sound %s: %s", name, fault)
                self._loaded[name] = None
        return self._loaded[name]
