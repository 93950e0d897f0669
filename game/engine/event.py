"""What happened, as facts for the log, the sound and the order of motion: no prose, no durations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.engine.refusal import NONE


class Event(msgspec.Struct, frozen=True):
    """A fact. ``private`` holds what only the seats in ``to`` may know of it.

    ``reveals`` is true if somebody learnt something that had been hidden: undo stops there.
    """

    kind: str
    params: Mapping[str, Any] = NONE
    private: Mapping[str, Any] = NONE
    to: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat knows it (``None``: a spectator). Private facts are merged in or left out."""
        if not self.private:
            return self
        params = {**self.params, **self.private} if seat in self.to else self.params
        return Event(self.kind, params, NONE, (), self.reveals)
