"""Positions of any title: a state with its chance that is driven by hand. What is told and refused on the way is said."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from game.engine import Action, Chance, Decision, Effects, Event, Refusal, Title
from game.presentation import presentation_of
from game.presentation.narration import log_lines
from game.text.rulebook import read_rulebook
from game.titles import catalogue

from .catalogues import Speakers


class Position:
    """A state and its chance: acts for the seat that is asked, and keeps the events. A title adds how it moves its pieces.

    Every event and refusal that is met is said in both languages, once for each set of its parts."""

    title: Title
    whole = False
    """True if no move by hand makes a component or loses one, so that the ledger is to be the same at every step."""

    def __init__(self, state: Any, chance: Chance | int = 1) -> None:
        self.s = state
        self.rules = self.title.controller()
        self.chance = Chance(chance) if isinstance(chance, int) else chance
        self.events: list[Event] = []
        self.ledger: Counter[str] = self.rules.ledger(state)

    @property
    def decision(self) -> Decision | None:
        """What is being asked; None at the end."""
        return self.rules.pending(self.s)

    @property
    def key(self) -> str:
        """The key of the question; "" at the end."""
        return self.s.pending[-1].key if self.s.pending else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.s.pending[-1].seats[0])

    def legal(self, kind: str = "", seat: int | None = None) -> list[tuple[Any, ...]]:
        """The arguments of the legal actions of a kind."""
        listed = self.rules.legal(self.s, self.seat if seat is None else seat)
        return [action.args for action in listed if kind in ("", action.kind)]

    def action(self, kind: str, args: tuple[Any, ...], seat: int | None = None) -> Action:
        """What the seat that is asked, or another, would do."""
        return Action(kind, self.seat if seat is None else seat, args)

    def do(self, kind: str, *args: Any, seat: int | None = None) -> list[Event]:
        """Carry out an action that must be legal and listed. Returns its events."""
        action = self.action(kind, args, seat)
        refusal = self.rules.check(self.s, action)
        assert refusal is None, (action, refusal)
        assert (
            action in self.rules.legal(self.s, action.seat)
            or kind not in self.rules.kinds
            or self.rules.kinds[kind].open
        ), action
        return self._told(self.rules.apply(self.s, action, self.chance).events)

    def check(self, kind: str, *args: Any, seat: int | None = None) -> Refusal | None:
        """The refusal of an action, or None; nothing may change, what is refused is not listed and can be said."""
        action, before = self.action(kind, args, seat), self.s.digest()
        refusal = self.rules.check(self.s, action)
        assert self.s.digest() == before
        if refusal is not None:
            assert action not in self.rules.legal(self.s, action.seat)
            said(self.title, "refusal", refusal)
        return refusal

    def refused(self, kind: str, *args: Any, seat: int | None = None) -> Refusal:
        """The refusal of an action that must not be legal."""
        refusal = self.check(kind, *args, seat=seat)
        assert refusal is not None, (kind, args)
        return refusal

    def code(self, kind: str, *args: Any, seat: int | None = None) -> str:
        """The code of the refusal; "" if the action is legal."""
        refusal = self.check(kind, *args, seat=seat)
        return "" if refusal is None else refusal.code

    def caution(self, kind: str, *args: Any) -> Refusal | None:
        """The warning about a legal action."""
        action = self.action(kind, args)
        assert self.rules.check(self.s, action) is None
        warning = self.rules.caution(self.s, action)
        if warning is not None:
            said(self.title, "caution", warning)
        return warning

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    def proceed(self) -> list[Event]:
        """Let the game go on from a phase that was set by hand. Returns what happened."""
        out = Effects(self.chance)
        self.rules.proceed(self.s, out)
        return self._told(out.events)

    def _told(self, events: list[Event]) -> list[Event]:
        self.events += events
        told(self.title, events)
        if self.whole:
            assert self.rules.ledger(self.s) == self.ledger
        return events


@cache
def _speakers(name: str) -> Speakers:
    return Speakers(catalogue[name])


_known: set[tuple[str, str, str, frozenset[str]]] = set()


def _new(title: Title, kind: str, code: str, params: Any) -> bool:
    key = (title.id, kind, code, frozenset(params))
    fresh = key not in _known
    _known.add(key)
    return fresh


@cache
def _anchors(name: str) -> frozenset[str]:
    return frozenset(section.anchor for section in read_rulebook(catalogue[name].text_folder(), "en"))


def said(title: Title, kind: str, refusal: Refusal) -> None:
    """A refusal or a caution rests on a section of the rulebook and has its sentence in both languages, which needs no
    other parts than it brings."""
    assert not refusal.rule or refusal.rule in _anchors(title.id), refusal
    if _new(title, kind, refusal.code, refusal.params):
        _speakers(title.id).say(kind, refusal.code, refusal.params)


def told(title: Title, events: list[Event]) -> None:
    """What happened can be told to those who know all of it and to the others, in full and as lines of the log."""
    for eyes in (None, *{event.to[0]: None for event in events if event.private}):
        seen = [event.seen_by(eyes) for event in events]
        private = {event.kind: set(event.private) for event in events if event.private and eyes in event.to}
        for form, each in (("event", seen), ("log", log_lines(presentation_of(title), seen))):
            for event in each:
                if _new(title, f"{form} {eyes is None}", event.kind, event.params):
                    _speakers(title.id).tell(form, event, private=private.get(event.kind, {""}) <= set(event.params))
