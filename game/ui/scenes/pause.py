"""The pause menu over the blurred table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine import Session
from game.engine.session import PRACTICE
from game.ui.canvas import Canvas
from game.ui.events import Event, Key
from game.ui.scene import Stage
from game.ui.scenes.house import game_name, value_name, where_in
from game.ui.scenes.page import Page
from game.ui.table.chrome.counted_try import is_counted
from game.ui.table.intents import RestartTurn
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE, WALNUT_CAPTION, WALNUT_TITLE
from game.ui.widgets import Dialog

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene


class Pause(Page):
    """What can be done besides playing on. Everything is saved already."""

    keeps_below = True

    def __init__(self, stage: Stage, table: TableScene) -> None:
        super().__init__(stage)
        self.table = table
        self.dialog: Dialog | None = None
        self._behind: pygame.Surface | None = None

    def layout(self) -> None:
        """The buttons."""
        texts, session = self.texts, self.table.session
        settled = session.pending is None or self.table.read_only or self.table.seats.curtained or not session.plies
        keys, rules = partial(self.push, "keys"), partial(self.push, "rules", title=self.table.title, anchor="")
        archive, settings = partial(self.push, "archive"), partial(self.push, "settings")
        back, leave = self.stage.scenes.pop, self._leave
        self.widgets = []
        for name, rect, message, act, icon, key, size in (
            ("back", (428, 190, 424, 52), "pause-back", back, "play", "Esc", 17),
            ("rules", (428, 262, 204, 42), "drawer-rules", rules, "rules", "F1", 15),
            ("settings", (648, 262, 204, 42), "drawer-settings", settings, "settings", "F2", 15),
            ("archive", (428, 314, 204, 42), "drawer-archive", archive, "archive", "", 15),
            ("keys", (648, 314, 204, 42), "settings-keys", keys, "keyboard", "?", 15),
            ("restart", (428, 396, 204, 50), "pause-restart-turn", self._restart_turn, "undo", "", 14),
            ("again", (648, 396, 204, 50), "pause-same-deal", self._same_deal, "redo", "", 14),
            ("leave", (428, 460, 424, 50), "pause-leave", leave, "door", "", 16),
        ):
            kind = "gold" if name == "back" else "paper"
            self.button(f"pause-{name}", rect, texts(message), act, kind=kind, icon=icon, key=key, size=size)
        self.widgets[5].enabled = not settled
        self.set_focus(self.widgets[0])
        self._behind = None

    def _restart_turn(self) -> None:
        self.stage.scenes.pop()
        self.table.send(RestartTurn())

    def _same_deal(self) -> None:
        texts = self.texts
        self.dialog = Dialog(
            self.stage.canvas,
            texts("pause-same-deal"),
            texts("today-same-deal-follows" if is_counted(self.table.session) else "pause-same-deal-follows"),
            [
                (texts("table-cancel"), "paper", self._close_dialog),
                (texts("pause-same-deal-do"), "gold", self._again),
            ],
            self._close_dialog,
            1,
        )

    def _close_dialog(self) -> None:
        self.dialog = None
        self.stage.invalidate()

    def _again(self) -> None:
        from game.ui.scenes.lobby.scene import begin

        old = self.table.session
        if is_counted(old):
            old.flag(PRACTICE)
        again = Session(old.title, old.seats, old.options, old.seed)
        again.flags.add(PRACTICE)
        begin(self.stage, again)

    def _leave(self) -> None:
        self.stage.scenes.uncover(self.table)  # A curtain may hang between.
        if len(self.stage.scenes.stack) > 1:
            self.stage.scenes.pop()
        else:
            self.stage.scenes.replace(self.stage.make("shelf"))

    def handle(self, event: Event) -> bool:
        """The dialog first."""
        if self.dialog is not None:
            self.stage.invalidate()
            return self.dialog.handle(event)
        return super().handle(event)

    def on_event(self, event: Event) -> bool:
        """F1 and F2 as everywhere."""
        if isinstance(event, Key) and event.name in ("f1", "f2", "?", "shift+/"):
            name = {"f1": "rules", "f2": "settings"}.get(event.name, "keys")
            self.widgets[{"rules": 1, "settings": 2, "keys": 4}[name]].press()  # type: ignore[attr-defined]
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """The table, blurred and dark (not at all where people hide things), and the sheet."""
        texts, session = self.texts, self.table.session
        if self._behind is None or self._behind.get_size() != canvas.surface.get_size():
            self._behind = self._blurred(canvas)
        canvas.surface.blit(self._behind, (0, 0))
        canvas.sheet((400, 96, 480, 528), PAPER, PAPER_EDGE, 12, 1.4, (10, 170, 6))
        canvas.panel((400, 96, 480, 78), "#5A381F", "#8A6A3B", 12, 1.4)
        canvas.fill((401, 150, 478, 18), "#5A381F")
        canvas.fill((401, 167, 478, 7), PAPER)
        canvas.svg("shared/house/emblem", (421, 111, 44, 44))
        canvas.line(texts("pause-title"), (482, 102, 380, 38), 24, WALNUT_TITLE, "title")
        canvas.line(self._where(), (482, 136, 390, 26), 13, WALNUT_CAPTION)
        canvas.fill((428, 375, 424, 1.2), "#D8C8A2")
        canvas.panel((428, 530, 424, 66), "#EFE5CC", None, 8)
        journal = self.table.journal
        if self.table.context.watched:
            saved, sign, ink = "pause-watched", "watch", INK2
        elif journal is None or journal.troubled:
            saved, sign, ink = "pause-not-kept", "warning", "#B2301F"
        else:
            saved, sign, ink = "pause-saved", "tick", "#3F6A22"
        canvas.icon(sign, 444, 552, 20, ink)
        canvas.line(texts(saved, plies=len(session.plies)), (480, 536, 360, 26), 14, INK, "bold")
        canvas.line(texts(f"{saved}-sub"), (480, 561, 360, 24), 12.5, INK2)

    def draw_over(self, canvas: Canvas) -> None:
        """The dialog on top."""
        if self.dialog is not None:
            self.dialog.draw(canvas)

    def _where(self) -> str:
        texts, table = self.texts, self.table
        standing = table.model.presentation.standing(table.model.view)
        parts = [game_name(texts, table.title.id)]
        settled = table.session.settled
        parts += [value_name(texts, table.title.id, o, settled[o]) for o in table.title.headline[:1] if settled.get(o)]
        if standing.round:
            parts.append(where_in(texts, table.title, standing.round, standing.rounds).replace("**", ""))
        return " · ".join(parts)

    def _blurred(self, canvas: Canvas) -> pygame.Surface:
        surface = pygame.Surface(canvas.surface.get_size())
        people = self.table.session.humans
        if len(people) > 1 and self.table.model.presentation.hides(self.table.model.view):
            surface.fill("#150E2B")
            return surface
        self.table.render(canvas.like(surface))
        w, h = surface.get_size()
        small = pygame.transform.smoothscale(surface, (max(1, w // 12), max(1, h // 12)))
        surface = pygame.transform.smoothscale(small, (w, h))
        veil = pygame.Surface((w, h))
        veil.fill("#0A0F14")
        veil.set_alpha(120)
        surface.blit(veil, (0, 0))
        return surface
