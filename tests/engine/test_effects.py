"""What a rule tells is written down as facts; an event is made of them when it is read."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Chance, Effects, Event, SilentEffects
from game.engine.session import Remembered


class Count:
    """A state that is nothing but a number."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def clone(self) -> Count:
        return Count(self.number)


made: list[int] = []


def laid(seat: int, card: str) -> Event:
    made.append(seat)
    return Event("laid", {"seat": seat, "card": card})


def ways(out: Effects) -> list[Callable[[], None]]:
    """Every way to tell, in a row."""
    return [
        lambda: out.begin("round", number=3),
        lambda: out.told.append((laid, 0, "ash")),
        lambda: out.event("took", seat=0),
        lambda: out.reveal("turned", card="elm"),
        lambda: out.tell_privately((1,), "drew", {"card": "fir"}, seat=1),
    ]


def test_an_event_that_nobody_reads_is_never_made() -> None:
    made.clear()
    out = Effects(Chance(1))
    out.told.append((laid, 2, "oak"))
    assert made == []
    assert out.events == [Event("laid", {"seat": 2, "card": "oak"})]
    assert made == [2]


def test_every_way_to_tell_keeps_its_order_and_who_may_know() -> None:
    out = Effects(Chance(1))
    for tell in ways(out):
        tell()
    assert out.events == [
        Event("round_begins", {"number": 3}),
        Event("laid", {"seat": 0, "card": "ash"}),
        Event("took", {"seat": 0}),
        Event("turned", {"card": "elm"}, reveals=True),
        Event("drew", {"seat": 1}, {"card": "fir"}, (1,), True),
    ]
    assert "card" not in out.events[-1].seen_by(0).params


def test_where_nobody_listens_nothing_is_written_down() -> None:
    out = SilentEffects(Chance(1))
    out.begin("round", number=3)
    out.event("took", seat=0)
    out.reveal("turned", card="elm")
    out.tell_privately((1,), "drew", {"card": "fir"}, seat=1)
    assert (out.heard, out.told, out.events) == (False, [], [])


def test_with_every_event_the_state_is_kept_as_it_was() -> None:
    state = Count()
    told = Remembered(state)
    out = Effects(Chance(1), told)
    for tell in ways(out):
        state.number += 1
        tell()
    assert [kept.number for kept in told.states] == [1, 2, 3, 4, 5]
    assert len(out.events) == 5
