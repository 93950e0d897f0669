"""Sentences for what lies on the table, what may be done, what was done and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from game.bots import Reason
from game.engine import Action, Ply, Refusal, Result, RuleController, Session, Title, View
from game.presentation import presentation_of
from game.presentation.kit import SIZES
from game.text.catalog import Texts
from game.text.speech import Say, facts, message_id, say, worded

HERE = Path(__file__).parent


class TableWords(Protocol):
    """A title's ``words.py``: its table in words. A title without one is told by where its pieces lie."""

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
        texts.read(session.title)
        texts.abide(session.title, session.facts)
        self.title: Title = session.title
        self.texts = texts
        self.names: list[str] = [
            seat.name or texts("terminal-seat", number=number) for number, seat in enumerate(session.seats, 1)
        ]
        self._session = session
        self._words: TableWords = _words(session.title, texts)

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
        self.texts.abide(self.title, self._session.facts)
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
        if self.texts.has(message):
            return self(message, **{**fields_of(self._session.rules, a), **self._words.arguments(v, a, self)})
        return self._plain_deed(a)

    def _plain_deed(self, a: Action) -> str:
        """An action of which the title says only what it is called: that, and those of its arguments that it leaves
        out. Arguments go by the names of the kind's fields. Without any message it is as it would be typed."""
        named = fields_of(self._session.rules, a)
        words = worded(self.texts, self.title.id, named, self.names)
        message = message_id(self.texts, self.title.id, "action", a.kind)
        if not self.texts.has(message):
            return self.typed(a)
        told = self.texts.say(message, words)
        rest = [str(word) for word in words.values() if str(word) not in told]
        return f"{told}{self.texts('terminal-colon')}{self.texts('list-separator').join(rest)}" if rest else told

    def kind(self, kind: str) -> str:
        """What a kind of action is called."""
        for what in ("words-kind", "action"):
            message = message_id(self.texts, self.title.id, what, kind)
            if self.texts.has(message):
                return self.texts(message)
        return kind

    def thing(self, value: Any) -> str:
        """An argument of an action in words: components by their names, several joined."""
        return str(worded(self.texts, self.title.id, {"it": value}, self.names)["it"])

    def spelt(self, kind: str) -> str:
        """How a kind of action is typed: its name, and each field by what it is called."""
        own = self._session.rules.kinds[kind].fields
        return " ".join([kind, *(f"[{field.name}]" if field.optional else f"<{field.name}>" for field in own)])

    def typed(self, a: Action) -> str:
        """An action as it is typed."""
        return " ".join([a.kind, *map(_bare, a.args)])

    def part(self, part: str) -> str:
        """What a part of the game is called by which a review tells; a kind of action is a part too."""
        message = message_id(self.texts, self.title.id, "review", part)
        return self.texts(message) if self.texts.has(message) else self.kind(part)

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
        self.texts.abide(self.title, self._session.facts)
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
            who = self.names[score.seat] if score.seat >= 0 else self.thing(score.who)
            if not result.points:
                how = "drawn" if result.drawn else "won" if rank == 1 else "lost"
                yield self.texts(f"terminal-{how}", who=who)
                continue
            yield self.texts("terminal-score", rank=rank, who=who, total=score.total)
            for item in score.items:
                source = say(self.texts, self.title.id, "source", item.source, item.params, self.names)
                yield self.texts("terminal-score-item", source=source, amount=item.amount)


class PlainWords:
    """The words of a title that brings none: where its pieces lie, by their names; where it has no table either, the
    fields of its state as they are called in the rules."""

    def __init__(self, title: Title, texts: Texts) -> None:
        self._title, self._texts = title, texts
        self._rules = title.controller()

    def table(self, v: View, say: Say) -> Iterable[str]:
        """Where the game stands, and every place with what lies there."""
        placed = self._placed(v, say)
        if not placed:
            yield from self._fields(v)
            return
        for place, things in placed.items():
            yield say("terminal-place", place=place, things=tuple(things))

    def look(self, v: View, token: str, say: Say) -> Iterable[str]:
        """The places that are called so, or in which something lies that is called so."""
        placed = self._placed(v, say)
        if not placed:
            return [line for line in self._fields(v) if line.startswith(f"{token}: ")]
        wanted = token.casefold()
        return [
            say("terminal-place", place=place, things=tuple(things))
            for place, things in placed.items()
            if wanted in place.casefold() or any(wanted in thing.casefold() for thing in things)
        ]

    def ask(self, v: View, say: Say) -> Iterable[str]:
        """The question as the title puts it, else its key and its data."""
        decision = v.state.pending[-1]
        message = f"{self._title.id}-prompt-{decision.key}".replace("_", "-")
        if self._texts.has(message):
            yield say(message, **facts(decision.seats[0], decision.data))
        else:
            yield " ".join([decision.key, *map(_bare, decision.data)])

    def arguments(self, v: View, a: Action, say: Say) -> Mapping[str, Any]:
        """The arguments by the names of their fields."""
        return fields_of(self._rules, a)

    def value(self, token: str) -> int | str | None:
        """Itself."""
        return None

    def _placed(self, v: View, say: Say) -> dict[str, list[str]]:
        """The things in each place, in their order, both in words."""
        found: dict[str, list[str]] = {}
        presentation = presentation_of(self._title)
        spots = presentation.placement(v) if self._title.on_table else {}
        places = {spot.slot for spot in spots.values()} | {slot.name for slot in presentation.slots(v, None) if spots}
        later = _later(places) - self._typed
        for piece, spot in sorted(spots.items(), key=lambda item: (item[1].slot, item[1].order)):
            family, _, number = spot.slot.rpartition("/")
            shown = f"{family}/{int(number) + 1}" if family in later and number.isdecimal() else spot.slot
            place = " ".join(self._named(part, say) for part in shown.split("/"))
            thing = self._thing(piece, spot.face, say)
            found.setdefault(place, []).append(f"{thing} {spot.badge}".strip())
        return {
            place: [_counted(thing, things.count(thing)) for thing in dict.fromkeys(things)]
            for place, things in found.items()
        }

    @property
    def _typed(self) -> set[str]:
        """Fields that count from 0: a place that is called like one is told by the number that is typed."""
        return {field.name for kind in self._rules.kinds.values() for field in kind.fields if 0 in field.values}

    def _thing(self, piece: str, face: str, say: Say) -> str:
        """What a piece is called: what lies face down so and how many it is, any other by its id if it has a name, else by
        the parts of what it shows, without sizes and colours."""
        kind, *shows = (part for part in face.split(":") if part not in SIZES and not part.startswith("#"))
        if kind == "deck" and shows and shows[0].isdecimal():
            return _counted(self._texts("terminal-hidden"), int(shows[0]))
        for name in (piece, *shows):
            if name and (named := self._named(name, say)) != name:
                return named
        if self._named(kind, say) == kind:
            if kind == "back":
                return self._texts("terminal-hidden")
            if kind == "die" and shows:
                return self._texts("terminal-die", eyes=shows[0])
            if kind == "token" and shows:
                colour = f"colour-{shows[0]}"
                return self._texts(colour) if len(shows) == 1 and self._texts.has(colour) else shows[-1]
        return " ".join(self._named(part, say) for part in (kind, *shows)) or piece

    def _named(self, name: str, say: Say) -> str:
        return str(worded(self._texts, self._title.id, {"it": name})["it"])

    def _fields(self, v: View) -> Iterator[str]:
        """Every field of the state that holds something."""
        for name, value in v.state.dump().items():
            if name not in ("pending", "sealed") and value not in ("", None, [], {}):
                yield f"{name}: {_bare(value)}"


def fields_of(rules: RuleController[Any], a: Action) -> dict[str, Any]:
    """The arguments of an action by the names of the kind's fields."""
    kind = rules.kinds.get(a.kind)
    return dict(zip((field.name for field in kind.fields), a.args)) if kind is not None else {}


def _later(names: set[str]) -> set[str]:
    """The names before the numbers of slots that count from 0 (``row/0``), or whose first has none (``hand``, ``hand/1``):
    people count from 1."""
    families = {family for family, _, number in (name.rpartition("/") for name in names) if number.isdecimal()}
    return {family for family in families if family in names or f"{family}/0" in names}


def _counted(thing: str, count: int) -> str:
    """A thing, with how many there are of it."""
    return thing if count == 1 else f"{count} × {thing}"


def _words(title: Title, texts: Texts) -> TableWords:
    if not title.has("words"):
        return PlainWords(title, texts)
    return cast(TableWords, title.part("words"))


def _bare(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_bare(one)}" for key, one in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ",".join(map(_bare, value))
    return str(value)
