"""The pause menu over the blurred table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine import Session
from game.engine.session import PRACTICE
from game.ui.canvas import Canvas
from game.ui.events import Event, Key
from game.ui.scene import Scene, Stage
from game.ui.scenes.house import value_name, where_in
from game.ui.table.chrome.counted_try import is_counted
from game.ui.table.intents import RestartTurn
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE, WALNUT_CAPTION, WALNUT_TITLE
from game.ui.widgets import Button, Dialog

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene


class Pause(Scene):
    """What can be done besides playing on. Everything is saved already."""

    shows_below = True

    def __init__(self, stage: Stage, table: TableScene) -> None:
        super().__init__(stage)
        self.table = table
        self.dialog: Dialog | None = None
        self._behind: pygame.Surface | None = None

    def layout(self) -> None:
        """The buttons."""
        stage, texts = self.stage, self.stage.texts
        push = stage.scenes.push
        done = self.table.session.pending is None
        self.widgets = [
            Button(
                (428, 190, 424, 52), texts("pause-back"), stage.scenes.pop, kind="gold", icon="play", key="Esc", size=17
            ),
            Button((428, 262, 204, 42), texts("drawer-rules"), self._rules, kind="paper", icon="rules", key="F1"),
            Button(
                (648, 262, 204, 42),
                texts("drawer-settings"),
                lambda: push(stage.make("settings")),
                kind="paper",
                icon="settings",
                key="F2",
            ),
            Button(
                (428, 314, 204, 42),
                texts("drawer-archive"),
                lambda: push(stage.make("archive")),
                kind="paper",
                icon="archive",
            ),
            Button(
                (648, 314, 204, 42),
                texts("settings-keys"),
                lambda: push(stage.make("keys")),
                kind="paper",
                icon="keyboard",
                key="?",
            ),
            Button(
                (428, 396, 204, 50), texts("pause-restart-turn"), self._restart_turn, kind="paper", icon="undo", size=14
            ),
            Button((648, 396, 204, 50), texts("pause-same-deal"), self._same_deal, kind="paper", icon="redo", size=14),
            Button((428, 460, 424, 50), texts("pause-leave"), self._leave, kind="paper", icon="door", size=16),
        ]
        ids = ("back", "rules", "settings", "archive", "keys", "restart", "again", "leave")
        for widget, name in zip(self.widgets, ids):
            widget.id = f"pause-{name}"
        self.widgets[5].enabled = (
            not done and not self.table.read_only and not self.table.seats.curtained and bool(self.table.session.plies)
        )
        self.set_focus(self.widgets[0])
        self._behind = None

    def _rules(self) -> None:
        self.stage.scenes.push(self.stage.make("rules", title=self.table.title, anchor=""))

    def _restart_turn(self) -> None:
        self.stage.scenes.pop()
        self.table.send(RestartTurn())

    def _same_deal(self) -> None:
        texts = self.stage.texts
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
        texts, session = self.stage.texts, self.table.session
        if self._behind is None or self._behind.get_size() != canvas.surface.get_size():
            self._behind = self._blurred(canvas)
        canvas.surface.blit(self._behind, (0, 0))
        canvas.shadow((400, 96, 480, 528), 12, 10, 170, 6)
        canvas.panel((400, 96, 480, 528), PAPER, PAPER_EDGE, 12, 1.4)
        canvas.panel((400, 96, 480, 78), "#5A381F", "#8A6A3B", 12, 1.4)
        canvas.fill((401, 150, 478, 18), "#5A381F")
        canvas.fill((401, 167, 478, 7), PAPER)
        canvas.svg("shared/house/emblem", (421, 111, 44, 44))
        canvas.line(texts("pause-title"), (482, 102, 380, 38), 24, WALNUT_TITLE, "title")
        canvas.line(self._where(), (482, 136, 390, 26), 13, WALNUT_CAPTION)
        canvas.fill((428, 375, 424, 1.2), "#D8C8A2")
        canvas.panel((428, 530, 424, 66), "#EFE5CC", None, 8)
        journal = self.table.journal
        troubled = journal is None or bool(journal.troubled)
        canvas.icon("warning" if troubled else "tick", 444, 552, 20, "#B2301F" if troubled else "#3F6A22")
        saved = "pause-not-kept" if troubled else "pause-saved"
        canvas.line(texts(saved, plies=len(session.plies)), (480, 536, 360, 26), 14, INK, "bold")
        canvas.line(texts(f"{saved}-sub"), (480, 561, 360, 24), 12.5, INK2)

    def draw_over(self, canvas: Canvas) -> None:
        """The dialog on top."""
        if self.dialog is not None:
            self.dialog.draw(canvas)

    def _where(self) -> str:
        texts, table = self.stage.texts, self.table
        standing = table.model.presentation.standing(table.model.view)
        parts = [texts(f"{table.title.id}-name-{table.title.id}")]
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
