"""What the table is waiting for: plain data on a stack in the state; the top is being asked."""

from __future__ import annotations

from typing import Any

import msgspec


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """A question to one or several seats.

    ``key`` names the prompt; ``kinds`` are the kinds of action that may answer; ``data`` is what the prompt and the
    kinds need to know. With ``auto`` a single legal answer is given by the controller and told by its events.
    With ``secret`` the seats answer in any order, nobody sees an answer until the last one is in.
    """

    key: str
    seats: tuple[int, ...]
    kinds: tuple[str, ...]
    data: tuple[Any, ...] = ()
    auto: bool = False
    secret: bool = False

    def of(self, seats: tuple[int, ...]) -> Decision:
        """The same question to those seats."""
        return msgspec.structs.replace(self, seats=seats)

    def asked(self, seat: int | None) -> int:
        """The seat itself if it is asked, else the first one that is."""
        return seat if seat is not None and seat in self.seats else self.seats[0]


def without(decision: Decision, seat: int) -> Decision:
    """The same question, no longer asked of that seat."""
    return decision.of(tuple(s for s in decision.seats if s != seat))


def asking(decision: Decision, seat: int) -> Decision:
    """The same question, asked of that seat again."""
    return decision.of(tuple(sorted((*decision.seats, seat))))
