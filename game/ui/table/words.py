"""What the table says of its session, in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, NamedTuple

from game.engine import Action, Event, Field, Item, Part, Ply, Refusal
from game.engine.session import BOT
from game.presentation import Control, Gain, log_lines
from game.presentation.history import HistoryLine, lines_of, number_of, opening_line, parts_of
from game.table.model import TableModel
from game.text.catalog import Texts
from game.text.house_people import bot_name, numbered
from game.text.speech import clause, facts, forms, message_id, offers, say, worded
from game.ui.fonts import drawable
from game.ui.widgets import plain


class ToldLine:
    """One line: after which ply, whose it is, the kind of its event, and whether it stands above others. Its words are
    found when somebody reads them."""

    def __init__(
        self,
        ply: int,
        actor: int | str,
        kind: str,
        text: Callable[[], str],
        tip: Callable[[], str] = str,
        heading: bool = False,
    ) -> None:
        self.ply, self.actor, self.kind, self.heading = ply, actor, kind, heading
        self._text, self._tip = text, tip

    @cached_property
    def text(self) -> str:
        """Its markup."""
        return self._text()

    @cached_property
    def tip(self) -> str:
        """What hovering adds, or ""."""
        return self._tip()


class Thread(NamedTuple):
    """What the lines of a ply depend on besides: whose part runs and the how manieth it is, whether points are counted
    already, which opponent of the rules acted last."""

    whose: int | str = ""
    number: int = 0
    scoring: bool = False
    automa: str = ""


class Words:
    """Sentences about a table: what is asked, what happened, why not."""

    def __init__(self, texts: Texts, model: TableModel) -> None:
        self.texts, self.model = texts, model
        self.session = model.session
        self.title = model.session.title.id
        self._names: tuple[tuple[object, ...], list[str]] = ((), [])

    @property
    def names(self) -> list[str]:
        """What the seats are called: people's names, else the name of the colour or "you" when alone."""
        known = (self.texts.edition, *self.session.seats)
        if self._names[0] != known:
            self._names = known, self._named()
        return self._names[1]

    def _named(self) -> list[str]:
        texts, seats = self.texts, self.session.seats
        unnamed: list[str] = []
        for number, seat in enumerate(seats, 1):
            if seat.player.startswith(BOT):
                unnamed.append(numbered(bot_name(texts, seat.player), unnamed))
            else:
                unnamed.append(texts("table-you") if len(seats) == 1 else texts("table-seat", number=number))
        named = self.model.names(unnamed)
        return [plain(drawable(name)) or other for name, other in zip(named, unnamed)]

    def source(self, item: Item, short: bool = False) -> str:
        """An item of a sheet of points with its numbers; ``short`` where a column has little room."""
        message = message_id(self.texts, self.title, "art-source" if short else "source", item.source)
        if not self.texts.has(message):
            message = message_id(self.texts, self.title, "source", item.source)
        return self._of_item(message, item)

    def tallied(self, item: Item) -> str:
        """The same for all seats at once: the title's ``tally`` message, which has no numbers, or that of the item."""
        message = message_id(self.texts, self.title, "tally", item.source)
        return self._of_item(message, item) if self.texts.has(message) else self.source(item)

    def _of_item(self, message: str, item: Item) -> str:
        known = dict(item.params)
        marks = {f"{key}_mark": f"[{value}]" for key, value in known.items() if isinstance(value, str)}
        return self.texts.say(message, {**worded(self.texts, self.title, known, self.names), **marks})

    def question(self) -> str:
        """What the pending decision asks; "" if there is none."""
        pending = self.session.pending
        if pending is None:
            return ""
        question = message_id(self.texts, self.title, "prompt", pending.key)
        return self._said(question, facts(pending.seats[0], pending.data))

    def coached(self, message: str) -> str:
        """What the coach says of the pending decision, in the title's words: it also knows which kinds can be done."""
        pending = self.session.pending
        if pending is None:
            return ""
        known = worded(self.texts, self.title, facts(pending.seats[0], pending.data), self.names)
        return self.texts.say(
            message, {**known, **offers(self.session.rules.kinds, {a.kind for a in self.model.dests.legal})}
        )

    def armed(self, control: Control) -> str:
        """What a pressed control asks for: the title's ``armed`` message of its key, or the house's."""
        message = message_id(self.texts, self.title, "armed", control.key)
        if self.texts.has(message):
            return self._said(message, dict(control.params))
        return self.texts("table-armed", what=self.control(control))

    def refusal(self, refusal: Refusal) -> str:
        """Why not."""
        return say(self.texts, self.title, "refusal", refusal.code, refusal.params, self.names)

    def caution(self, refusal: Refusal) -> str:
        """What one would want to know before."""
        return say(self.texts, self.title, "caution", refusal.code, refusal.params, self.names)

    def shorter_caution(self, refusal: Refusal) -> tuple[str, ...]:
        """What is said of it where all has no room."""
        return self._shorter("caution", refusal.code, refusal.params)

    def shorter_refusal(self, refusal: Refusal) -> tuple[str, ...]:
        """What is said of it where all has no room."""
        return self._shorter("refusal", refusal.code, refusal.params)

    def shorter_asked(self, armed: Control | None) -> tuple[str, ...]:
        """What is said of a question, or of a pressed control, where all has no room."""
        pending = self.session.pending
        if armed is not None:
            return self._shorter("armed", armed.key, dict(armed.params)) or (self.control(armed),)
        if pending is None or self.model.eyes not in pending.seats:
            return ()
        return self._shorter("prompt", pending.key, facts(pending.seats[0], pending.data))

    def _shorter(self, kind: str, code: str, params: Mapping[str, Any]) -> tuple[str, ...]:
        message = message_id(self.texts, self.title, kind, code)
        if not self.texts.has(message):
            return ()
        long, *short = forms(self.texts, self.title, message, params, self.names)
        return *short, clause(short[-1] if short else long)

    def thing(self, value: Any) -> str:
        """A component or number by its name."""
        return str(worded(self.texts, self.title, {"thing": value}, self.names)["thing"])

    def short(self, action: Action, field: Field | None) -> str:
        """What an answer says of one field; without a field the kind of the action."""
        if field is None:
            message = message_id(self.texts, self.title, "action", action.kind)
            return self.texts(message) if self.texts.has(message) else action.kind
        fields = self.session.rules.kinds[action.kind].fields
        return self.thing(action.args[fields.index(field)])

    def control(self, control: Control) -> str:
        """The label of a control with what it needs to know."""
        return self._said(control.label, dict(control.params))

    def shorter_control(self, control: Control) -> tuple[str, ...]:
        """What a control is called where its label has no room."""
        return forms(self.texts, self.title, control.label, dict(control.params), self.names)[1:]

    def purpose(self, control: Control) -> str:
        """What a control is for, or "" if the title does not say."""
        message = f"{self.title}-art-control-{control.key}".replace("_", "-")
        return self.texts(message) if self.texts.has(message) else ""

    def gain(self, gain: Gain) -> str:
        """What a deed would bring, in a few words of markup."""
        return self._said(gain.text, gain.params)

    def action(self, action: Action) -> tuple[str, str]:
        """An action as the label of a choice, and its caution or ""."""
        from game.terminal.voice import Voice

        caution = self.model.caution(action)
        label = Voice(self.session, self.texts).deed(self.model.view, action, seen=True)
        return label, self.caution(caution) if caution else ""

    # --- what happened ---------------------------------------------------------------------------

    def asked(self) -> str:
        """What the seat that looks is asked, or else whom the table waits for; "" if nobody is asked."""
        pending, eyes = self.session.pending, self.model.eyes
        if pending is None or eyes in pending.seats or not 0 <= eyes < len(self.session.seats):
            return self.question()
        return self.texts("story-whose", who=self.who(pending.seats[0]))

    def told(self, plies: Sequence[Ply], named: bool = False) -> Iterator[ToldLine]:
        """What the plies brought, as the shown seat knows it. A line names its actor unless the heading above it does,
        or always if ``named``; who plays alone needs no name."""
        names = self.names
        lines, thread = self.opened(plies, names)
        yield from lines
        for ply in plies:
            lines, thread = self.told_of(ply, thread, names, named)
            yield from lines

    def opened(self, plies: Sequence[Ply], names: Sequence[str]) -> tuple[list[ToldLine], Thread]:
        """What stands above the lines of the first of these plies, and what its lines depend on besides."""
        return self._lines(opening_line(plies, self.model.presentation), Thread(), names, False)

    def told_of(
        self, ply: Ply, thread: Thread, names: Sequence[str], named: bool = False
    ) -> tuple[list[ToldLine], Thread]:
        """What one ply brought, and what the lines of the next depend on."""
        presentation, eyes = self.model.presentation, self.model.eyes
        seen = ply._replace(events=tuple(log_lines(presentation, (event.seen_by(eyes) for event in ply.events))))
        entries, automa = lines_of(seen, presentation, eyes, thread.automa)
        return self._lines(entries, thread._replace(automa=automa), names, named)

    def _lines(
        self, entries: Sequence[HistoryLine], thread: Thread, names: Sequence[str], named: bool
    ) -> tuple[list[ToldLine], Thread]:
        parts = parts_of(self.model.presentation)
        found: list[ToldLine] = []
        for entry in entries:
            kind = entry.event.kind
            if entry.heading:
                number = number_of(entry.event, parts[kind][1]) if kind in parts else thread.number
                thread = thread._replace(whose=entry.actor, number=number)
                text = partial(self._heading, entry, parts, number, names)
                found.append(ToldLine(entry.ply, entry.actor, kind, text, heading=True))
                continue
            if kind.startswith("final_") and not thread.scoring:
                thread = thread._replace(whose="", scoring=True)
                found.append(ToldLine(entry.ply, "", "final", partial(self.texts, "log-final"), heading=True))
            message = message_id(self.texts, self.title, "log", kind)
            if not self.texts.has(message):
                continue
            alone = isinstance(entry.actor, int) and len(self.session.seats) == 1
            of_other = entry.actor != "" and not alone and (named or entry.actor != thread.whose)
            text = partial(self._named_sentence if of_other else self._sentence, message, entry, names)
            found.append(ToldLine(entry.ply, entry.actor, kind, text, partial(self._tip, message, entry, names)))
        return found, thread

    def _heading(
        self, entry: HistoryLine, parts: Mapping[str, tuple[int, Part]], number: int, names: Sequence[str]
    ) -> str:
        """The heading of a part of the flow, or of what an opponent of the rules does."""
        texts, who = self.texts, self._name(entry.actor, names)
        if entry.event.kind not in parts:
            return texts("log-turn" if number else "log-automa", number=number, who=who)
        _, part = parts[entry.event.kind]
        message = message_id(texts, self.title, "part", part.id)
        if not texts.has(message) or (part.owned and message.startswith("part-")):
            message = "log-turn" if part.owned else "log-part"
        params = worded(texts, self.title, {**entry.event.params, "number": number}, names)
        return texts.say(message, {**params, "who": who})

    def heading(self, event: Event) -> str:
        """The heading of the part of the flow that begins with the event."""
        parts = parts_of(self.model.presentation)
        entry = HistoryLine(0, self.model.presentation.actor(event), event, True)
        return self._heading(entry, parts, number_of(event, parts[event.kind][1]), self.names)

    def _named_sentence(self, message: str, entry: HistoryLine, names: Sequence[str]) -> str:
        """A line of the log with the name of whoever acted."""
        return self.texts("log-who", who=self._name(entry.actor, names), text=self._sentence(message, entry, names))

    def _tip(self, message: str, entry: HistoryLine, names: Sequence[str]) -> str:
        """What a line adds on hovering; "" if the title has no words for it."""
        return self._sentence(f"{message}-tip", entry, names) if self.texts.has(f"{message}-tip") else ""

    def _sentence(self, message: str, entry: HistoryLine, names: Sequence[str]) -> str:
        return self.texts.say(message, worded(self.texts, self.title, entry.event.params, names))

    def who(self, actor: int | str) -> str:
        """The name of a seat, or of an opponent that is part of the rules."""
        return self._name(actor, self.names)

    def _name(self, actor: int | str, names: Sequence[str]) -> str:
        if isinstance(actor, int):
            return names[actor]
        return str(worded(self.texts, self.title, {"who": actor})["who"])

    def _said(self, message: str, params: Mapping[str, Any]) -> str:
        return self.texts.say(message, worded(self.texts, self.title, params, self.names))


__all__ = ["Thread", "ToldLine", "Words"]
