"""What the table says of its session, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine import Action, Field, Ply, Refusal
from game.presentation import Gain
from game.text.speech import message_id, say, worded
from game.ui.fonts import drawable
from game.ui.table.log import Line, told
from game.ui.widgets import plain

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene


class Words:
    """Sentences about a table: what is asked, what happened, why not."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    @property
    def names(self) -> list[str]:
        """What the seats are called: people's names, else the name of the colour or "you" when alone."""
        texts, seats = self.scene.app.texts, self.scene.session.seats
        unnamed = []
        for number, seat in enumerate(seats, 1):
            if seat.player.startswith("bot:"):
                unnamed.append(texts("table-bot", number=number))
            else:
                unnamed.append(texts("table-you") if len(seats) == 1 else texts("table-seat", number=number))
        named = self.scene.model.names(unnamed)
        return [plain(drawable(name)) or other for name, other in zip(named, unnamed)]

    def question(self) -> str:
        """What the pending decision asks; "" if there is none."""
        pending = self.scene.session.pending
        if pending is None:
            return ""
        params: dict[str, Any] = {"seat": pending.seats[0]}
        for index, value in enumerate(pending.data):
            params["n" if index == 0 else f"n{index}"] = value
        params["count"] = params.get("n", 0)
        if pending.key == "actions":
            params["ap"] = params.get("n", 0)
        texts, title = self.scene.app.texts, self.scene.title.id
        return texts.say(message_id(texts, title, "prompt", pending.key), worded(texts, title, params, self.names))

    def told(self, ply: Ply) -> list[Line]:
        """What a ply brought, line by line, each with its actor's name."""
        return list(told(self.scene, [ply], named=True))

    def refusal(self, refusal: Refusal) -> str:
        """Why not."""
        return say(self.scene.app.texts, self.scene.title.id, "refusal", refusal.code, refusal.params, self.names)

    def caution(self, refusal: Refusal) -> str:
        """What one would want to know before."""
        return say(self.scene.app.texts, self.scene.title.id, "caution", refusal.code, refusal.params, self.names)

    def thing(self, value: Any) -> str:
        """A component or number by its name."""
        return str(worded(self.scene.app.texts, self.scene.title.id, {"thing": value}, self.names)["thing"])

    def short(self, action: Action, field: Field | None) -> str:
        """What an answer says of one field; without a field the kind of the action."""
        texts, title = self.scene.app.texts, self.scene.title.id
        if field is None:
            message = message_id(texts, title, "action", action.kind)
            return texts(message) if texts.has(message) else action.kind
        fields = self.scene.session.rules.kinds[action.kind].fields
        return self.thing(action.args[fields.index(field)])

    def gain(self, gain: Gain) -> str:
        """What a deed would bring, in a few words of markup."""
        texts, title = self.scene.app.texts, self.scene.title.id
        return texts.say(gain.text, worded(texts, title, gain.params, self.names))

    def action(self, action: Action) -> tuple[str, str]:
        """An action as the label of a choice, and its caution or ""."""
        from game.terminal.voice import Voice

        caution = self.scene.model.caution(action)
        label = Voice(self.scene.session, self.scene.app.texts).deed(self.scene.model.view, action, seen=True)
        return label, self.caution(caution) if caution else ""


__all__ = ["Words"]
