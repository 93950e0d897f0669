"""What is heard: short sounds where pieces come down, the room of the place, and its theme; nothing without a sound card."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from game.paths import bundled
from game.settings import Settings
from game.ui.background import HOUSE, Mood, PlaceTheme, Room
from game.ui.card import Card, Clip, Output

BELLS = frozenset({"bell", "bells", "chime", "fanfare", "sting"})
SHORT = 0.8
"""Share of full amplitude that short sounds have at most."""
RUN = 0.06
"""Seconds within which two sounds of one kind are one run."""
AT_ONCE = 2
"""Short sounds that may be heard in full at once: more of them would be louder than whoever speaks at the table."""
UNDER_BELL, UNDER_STORY = 10 ** (-6 / 20), 10 ** (-12 / 20)
"""What is left of room and theme under a bell, and while deeds of others are told."""


class Sound:
    """Plays at the player's volumes. Files lie in ``art/<place>/sounds``: ``room.ogg``, ``theme.ogg``, and the short ones
    in the house's own folder. What is missing there is silence."""

    def __init__(
        self, settings: Settings, output: Output | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.settings, self._output, self._clock = settings, output or Card(), clock
        self._loaded: dict[str, Clip | None] = {}
        self._high: dict[str, Clip] = {}
        self._runs: dict[str, tuple[float, int]] = {}
        self._warm = False
        self._bell_until = 0.0
        self._full: list[float] = []
        self._room = Room(self._output, lambda place: file_of(place, "room.ogg"))
        self._theme = PlaceTheme(self._output, lambda place: file_of(place, "theme.ogg"))

    @property
    def has_card(self) -> bool:
        """True if there is a sound card; it is looked for once."""
        return self._output.open()

    @property
    def has_files(self) -> bool:
        """True if the house's sounds are there; nothing is heard without them."""
        return file_of(HOUSE, "").is_dir()

    # --- short sounds ----------------------------------------------------------------------------

    def play(self, name: str) -> None:
        """Let it be heard, unless all is quiet. Of a run of one kind every second is dropped, and what is heard after the
        first is a tone higher; what comes while two are heard already is soft."""
        s = self.settings
        loudness = s.volume_all * (s.volume_bell if name in BELLS else s.volume_pieces) / 10_000 * SHORT
        if s.muted or not loudness or not self.has_card:
            return
        now = self._clock()
        last, count = self._runs.get(name, (now - 1, 0))
        count = count + 1 if now - last < RUN else 0
        self._runs[name] = (now, count)
        clip = self._clip(name)
        if clip is None or count % 2:
            return
        self._full = [until for until in self._full if until > now]
        if len(self._full) < AT_ONCE:
            self._full.append(now + clip.get_length())
        else:
            loudness *= UNDER_STORY
        self._output.play(self._higher(name, clip) if count else clip, loudness)
        if name in BELLS:
            self._bell_until = max(self._bell_until, now + clip.get_length())

    # --- room and theme --------------------------------------------------------------------------

    def theme(self, place: str) -> None:
        """Play the theme of a place once; it goes on until it is over or the place is left."""
        if self._audible:
            self._theme.begin(place)

    def update(self, seconds: float, mood: Mood, away: bool = False) -> None:
        """Let time pass; ``away`` is while nobody sees the window."""
        if not self._warm:
            return
        share = self._share(mood) if self._audible and not away else 0.0
        quiet = not share and not self._room.places and self._theme.silent
        if not quiet and self.has_card:
            self._room.update(seconds, mood.place, share, self.room_volume)
            self._theme.update(seconds, mood.place, 0.0 if mood.curtained else share, self.music_volume)

    def warm_up(self) -> None:
        """From now on room and theme may be heard: the first picture has been drawn. Opens the sound card before the first
        sound is wanted, for that takes a moment."""
        self._warm = True
        if not self.settings.muted:
            self._output.open()

    def close(self) -> None:
        """Nothing more is read."""
        self._room.close()

    @property
    def room_volume(self) -> float:
        """The amplitude of the room, from 0 to 1."""
        return soft(self.settings.volume_all, self.settings.volume_room)

    @property
    def music_volume(self) -> float:
        """The amplitude of the theme, from 0 to 1."""
        return soft(self.settings.volume_all, self.settings.volume_music)

    # --- inside ----------------------------------------------------------------------------------

    @property
    def _audible(self) -> bool:
        return not self.settings.muted and self.settings.volume_all > 0

    def _share(self, mood: Mood) -> float:
        if mood.told:
            return UNDER_STORY
        return UNDER_BELL if self._clock() < self._bell_until else 1.0

    def _clip(self, name: str) -> Clip | None:
        if name not in self._loaded:
            self._loaded[name] = self._output.load(file_of(HOUSE, f"{name}.wav"))
        return self._loaded[name]

    def _higher(self, name: str, clip: Clip) -> Clip:
        if name not in self._high:
            self._high[name] = self._output.higher(clip)
        return self._high[name]


def soft(whole: int, own: int) -> float:
    """An amplitude for two volumes of at most 100. The own one is a share of the power: what is recorded as softly as a
    room would be nothing at a share of the amplitude as small as its default."""
    return whole / 100 * float((own / 100) ** 0.5)


def file_of(place: str, name: str) -> Path:
    """Where a sound of a place lies, if it does."""
    return bundled("art") / place / "sounds" / name


__all__ = ["BELLS", "Sound"]
