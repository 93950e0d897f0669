"""What the walks of all titles share: the plans, and a listener that says everything it meets in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.engine import Action, Event, Ply, Refusal, Session, Title
from game.text.catalog import LANGUAGES, Texts
from game.text.speech import message_id, say
from game.titles import catalogue

Plan = tuple[str, int, dict[str, str], int]
NAMES = ("Hanako", "Kenta", "Mio", "Ren")


def solo_plans() -> Iterator[Plan]:
    """Cultus alone: every rival at every difficulty."""
    options = {option.id: option.values for option in catalogue["cultus"].offered(1)}
    for enemy in options["enemy"]:
        for difficulty in options["difficulty"]:
            yield "cultus", 1, {"enemy": enemy, "difficulty": difficulty}, 11


def table_plans() -> Iterator[Plan]:
    """Every title at every number of seats."""
    for name in catalogue:
        for seats in range(catalogue[name].fewest, catalogue[name].most + 1):
            yield name, seats, {}, 100


def option_plans() -> Iterator[Plan]:
    """Every value of every option of every title once, at the smallest and the largest table that knows it."""
    for name in catalogue:
        title = catalogue[name]
        for option in title.options:
            tables = [n for n in range(title.fewest, title.most + 1) if not option.seats or n in option.seats]
            for seats in sorted({tables[0], tables[-1]}):
                for number, value in enumerate(option.samples):
                    yield name, seats, {option.id: value}, 200 + number


class Ear:
    """Hears every ply of a walk and says it in both languages; what cannot be said is in ``unsaid``."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.speakers = [Texts(language) for language in LANGUAGES]
        for texts in self.speakers:
            texts.read(title)
        self.parts = {part.event for _, part in title.flow.walk()} if title.flow else set()
        self.heard: set[str] = set()
        self.refused: set[str] = set()
        self._unsaid: set[str] = set()
        self._rng = random.Random(title.id)

    @property
    def unsaid(self) -> set[str]:
        """Messages that a language lacks, or that ask for something that is not given."""
        return self._unsaid.union(*(texts.missing for texts in self.speakers))

    def __call__(self, session: Session, ply: Ply) -> None:
        """Say the deed, its events, and the question that follows."""
        for texts in self.speakers:
            texts.abide(self.title, session.facts)
        self._must_have("say", ply.action.kind)
        for event in ply.events:
            self._event(event, len(session.seats))
        if session.pending is not None:
            pending = session.pending
            params = {f"n{index or ''}": value for index, value in enumerate(pending.data)}
            self._say("prompt", pending.key, {"seat": pending.seats[0], **params})
            if len(session.plies) % 5 == 0:
                self._ask_for_wrong_things(session)

    def _event(self, event: Event, seats: int) -> None:
        if event.kind in self.parts and not self.speakers[0].has(message_id(*self._id("event", event.kind))):
            return  # The part has its name: a sentence of its own may be left out.
        heard = f"event {event.kind}"
        if heard in self.heard and self._rng.random() > 0.05:
            return
        for seat in (None, *range(seats)):
            seen = event.seen_by(seat)
            kind = f"{event.kind}-private" if event.private and seat in event.to else event.kind
            if kind != event.kind and not self.speakers[0].has(message_id(*self._id("event", kind))):
                kind = event.kind
            self._say("event", kind, dict(seen.params))
        self.heard.add(heard)

    def _ask_for_wrong_things(self, session: Session) -> None:
        rules, pending = session.rules, session.pending
        seat = pending.seats[0]
        for name, kind in rules.kinds.items():
            fit = kind.universe(600)
            for args in self._rng.sample(fit, min(3, len(fit))):
                refusal = session.check(Action(name, seat, args))
                if refusal is not None:
                    self.refusal(refusal)

    def refusal(self, refusal: Refusal) -> None:
        """Say why not."""
        self.refused.add(refusal.code)
        self._say("refusal", refusal.code, dict(refusal.params))

    def _id(self, kind: str, code: str) -> tuple[Texts, str, str, str]:
        return self.speakers[0], self.title.id, kind, code

    def _must_have(self, kind: str, code: str) -> None:
        self.heard.add(f"{kind} {code}")
        for texts in self.speakers:
            message = message_id(texts, self.title.id, kind, code)
            called = message_id(texts, self.title.id, "action", code)  # Its name and its arguments make a sentence too.
            if not texts.has(message) and not texts.has(called):
                self._unsaid.add(f"{texts.language}: {message}")

    def _say(self, kind: str, code: str, params: dict[str, object]) -> None:
        self.heard.add(f"{kind} {code}")
        for texts in self.speakers:
            told = say(texts, self.title.id, kind, code, params, NAMES)
            # A sentence in which a part was not given names the part instead: {$n}.
            if not told.strip() or "{$" in told or "⟦" in told or "⟧" in told:
                self._unsaid.add(f"{texts.language}: {kind} {code}: {told}")
