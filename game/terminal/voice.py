"""Sentences for what lies on the table, what may be done, what was done and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast

from game.bots import Reason
from game.engine import Action, Ply, Refusal, Result, Session, Title, View
from game.text.catalog import Texts
from game.text.speech import message_id, say, worded

HERE = Path(__file__).parent


class Say(Protocol):
    """A message of the title in the player's language; ids of components become names."""

    def __call__(self, message: str, /, **params: Any) -> str:
        """The sentence."""


class Words(Protocol):
    """A title's ``words.py``: its table in words. A title without one is told by its bare fields."""

    def table(self, v: View, say: Say) -> Iterable[str]:
        """Everything that the seat sees, line by line."""

    def look(self, v: View, token: str, say: Say) -> Iterable[str]:
        """One thing that the table holds, called by what was typed; nothing if it is unknown."""

    def ask(self, v: View, say: Say) -> Iterable[str]:
        """The pending question, with what one needs to know to answer it."""

    def arguments(self, v: View, a: Action, say: Say) -> Mapping[str, Any]:
        """The parameters of the sentence ``<title>-say-<kind>`` besides the fields of the action."""

    def value(self, token: str) -> int | str | None:
        """What a typed word stands for (such as the name of a square), or None if it stands for itself."""


class Voice:
    """Speaks for one session."""

    def __init__(self, session: Session, texts: Texts) -> None:
        texts.load(HERE / "text")
        texts.load(session.title.text_folder())
        self.title: Title = session.title
        self.texts = texts
        self.names: list[str] = [
            seat.name or texts("terminal-seat", number=number) for number, seat in enumerate(session.seats, 1)
        ]
        self._session = session
        self._words: Words = _words(session.title)

    def __call__(self, message: str, /, **params: Any) -> str:
        """A message with its parameters as words."""
        return self.texts.say(message, worded(self.texts, self.title.id, params, self.names))

    # --- the table -------------------------------------------------------------------------------

    def table(self, v: View) -> list[str]:
        """Everything that the seat sees."""
        return list(self._words.table(v, self))

    def look(self, v: View, token: str) -> list[str]:
        """One thing of it."""
        return list(self._words.look(v, token, self))

    def ask(self, v: View) -> list[str]:
        """What is being asked."""
        return list(self._words.ask(v, self))

    def value(self, token: str) -> int | str | None:
        """What a typed word stands for."""
        return self._words.value(token)

    # --- deeds -----------------------------------------------------------------------------------

    def deed(self, v: View, a: Action, seen: bool = False) -> str:
        """An action as a sentence; a shorter one where the title has it, if its pieces are ``seen``."""
        message = message_id(self.texts, self.title.id, "say", a.kind)
        short = message_id(self.texts, self.title.id, "art-say", a.kind)
        if seen and self.texts.has(short):
            message = short
        if not self.texts.has(message):
            return " ".join([a.kind, *(_bare(arg) for arg in a.args)])
        fields = self._session.rules.kinds[a.kind].fields
        said = {field.name: arg for field, arg in zip(fields, a.args)}
        return self(message, **{**said, **self._words.arguments(v, a, self)})

    def kind(self, kind: str) -> str:
        """What a kind of action is called."""
        message = message_id(self.texts, self.title.id, "words-kind", kind)
        return self.texts(message) if self.texts.has(message) else kind

    def help(self) -> list[str]:
        """How things are called when they are typed, where the title says it."""
        message = f"{self.title.id}-words-help"
        return [self.texts(message)] if self.texts.has(message) else []

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and by which rule."""
        reason = say(self.texts, self.title.id, "refusal", refusal.code, refusal.params, self.names)
        return self.texts("terminal-refusal-rule", reason=reason, rule=refusal.rule) if refusal.rule else reason

    def caution(self, caution: Refusal) -> str:
        """What one would want to know before."""
        text = say(self.texts, self.title.id, "caution", caution.code, caution.params, self.names)
        return self.texts("terminal-caution", text=text)

    def reason(self, reason: Reason) -> str:
        """Why a bot would do it; "" if it does not say."""
        code, params = reason
        return self(code, **params) if code and self.texts.has(code) else ""

    def ply(self, ply: Ply, seat: int | None) -> Iterator[str]:
        """What happened in a ply, as the seat knows it: its events, or the deed itself if no event speaks of it."""
        told = False
        for event in ply.events:
            message = message_id(self.texts, self.title.id, "event", event.kind)
            if event.private and seat in event.to and self.texts.has(f"{message}-private"):
                message += "-private"
            if self.texts.has(message):
                told = True
                yield self(message, **event.seen_by(seat).params)
        if told:
            return
        before = self._session.view(seat, ply.n - 1)
        secret = before.state.pending and before.state.pending[-1].secret
        if secret and ply.action.seat != seat:
            yield self.texts("terminal-chose", who=self.names[ply.action.seat])
        else:
            deed = self.deed(before, ply.action)
            yield self.texts("terminal-deed", who=self.names[ply.action.seat], deed=deed)

    def result(self, result: Result) -> Iterator[str]:
        """The score sheets, the best first."""
        for rank, score in sorted(zip(result.ranks, result.scores), key=lambda line: line[0]):
            who = self.names[score.seat] if score.seat >= 0 else self._name(score.who)
            yield self.texts("terminal-score", rank=rank, who=who, total=score.total)
            for item in score.items:
                source = say(self.texts, self.title.id, "source", item.source, item.params, self.names)
                yield self.texts("terminal-score-item", source=source, amount=item.amount)

    def _name(self, component: str) -> str:
        return str(worded(self.texts, self.title.id, {"it": component})["it"])


class BareWords:
    """The words of a title that brings none: the fields of its state as they are called in the rules."""

    def table(self, v: View, say: Say) -> Iterable[str]:
        """Every field that holds something."""
        for name, value in v.state.dump().items():
            if name not in ("pending", "sealed") and value not in ("", None, [], {}):
                yield f"{name}: {_bare(value)}"

    def look(self, v: View, token: str, say: Say) -> Iterable[str]:
        """The field of that name."""
        return [line for line in self.table(v, say) if line.startswith(f"{token}: ")]

    def ask(self, v: View, say: Say) -> Iterable[str]:
        """The key of the question and its data."""
        decision = v.state.pending[-1]
        yield " ".join([decision.key, *map(_bare, decision.data)])

    def arguments(self, v: View, a: Action, say: Say) -> Mapping[str, Any]:
        """None."""
        return {}

    def value(self, token: str) -> int | str | None:
        """Itself."""
        return None


def _words(title: Title) -> Words:
    if find_spec(f"{title.package}.words") is None:
        return BareWords()
    return cast(Words, title.part("words"))


def _bare(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_bare(one)}" for key, one in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ",".join(map(_bare, value))
    return str(value)
