"""Who sits at the table: bots that think elsewhere, people who pass the seat, hints."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from game.bots.levels import levels
from game.engine import Action
from game.engine.session import PRACTICE
from game.text.speech import worded

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

BOT = "bot:"
PAUSE = {"off": 0.0, "fast": 0.15, "normal": 0.45, "slow": 0.9, "step": 0.45}
THINK_MS = 700


class Seats:
    """Asks bots, lets the curtain fall between people, answers for a hint."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.curtained = False
        self._thinker: Any = None
        self._asked: tuple[int, str] | None = None
        self._for_hint = False
        self._waited = 0.0
        self._rng = random.Random()
        self._seated = False

    @property
    def _session(self) -> Any:
        return self.scene.session

    @property
    def _moment(self) -> tuple[int, str]:
        """What a question is about: after an undo the same number of plies may mean another position."""
        plies = self._session.plies
        return len(plies), plies[-1].sum if plies else ""

    @property
    def can_hint(self) -> bool:
        """True if the title has a bot to ask."""
        return not self.scene.read_only and self.scene.title.has("bot")

    @property
    def can_branch(self) -> bool:
        """True if a new session may begin in the past of this one."""
        return "store" in self.scene.app.services

    def enter(self) -> None:
        """The table is looked at: whose eyes may see it? Where people hide things, whoever is asked lifts the curtain
        first, also to look at what is not over; and the curtain hangs until that is done."""
        session = self._session
        if session.pending is not None and len(session.humans) > 1 and (self.curtained or not self._seated):
            self._seated = True
            people = [seat for seat in session.pending.seats if seat in session.humans] or list(session.humans)
            self._pass_to(people[0])
            return
        self.after_change()

    def close(self) -> None:
        """End the thinking process."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def after_change(self) -> None:
        """After every ply, undo or jump: if another person is asked, the seat is passed."""
        scene, session = self.scene, self._session
        pending = session.pending
        if pending is None or scene.model.looking is not None or scene.read_only:
            return
        people = [seat for seat in pending.seats if seat in session.humans]
        if not people or scene.model.eyes in people or scene.story.busy:
            return
        self._pass_to(people[0])

    def _pass_to(self, seat: int) -> None:
        scene = self.scene
        if scene.model.presentation.hides(scene.model.view) and len(self._session.humans) > 1:
            self.curtained = True
            scene.tips.hide()
            if scene.on_top:
                scene.app.scenes.push(
                    scene.app.make(
                        "curtain", table=scene, seat=seat, before=scene.model.eyes, lift=lambda: self._sit(seat)
                    )
                )
            return
        self._sit(seat)

    def _sit(self, seat: int) -> None:
        from game.presentation.history import since

        scene = self.scene
        self.curtained = False
        if scene.model.eyes != seat:  # A hint tells of the cards of whoever asked for it.
            scene.forget_hint()
            scene.toasts = [toast for toast in scene.toasts if not toast.seconds]
        scene.model.eyes = seat
        if scene.read_only:
            scene.model.refresh()
            scene.app.invalidate()
            return
        scene.model.look_at(None)
        news = []
        for ply in scene.session.plies[since(scene.session.plies, seat) :]:
            news += scene.story._told(ply)
        scene.story.news = [(who, text) for who, text in news if text][-14:]
        if len(scene.session.humans) > 1 and scene.app.settings.animation != "off":
            scene.story.lines = list(scene.story.news)
            scene.story.line_at = 0.0
        scene._refresh_prompt()
        scene.bar.refresh()
        scene.app.invalidate()

    # --- bots ------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Ask the bot that is to move, hear its answer, pass the seat when all has been shown."""
        scene, session = self.scene, self._session
        if self._for_hint and scene.model.looking is None:
            return self._hear_hint()
        pending = session.pending
        if pending is None or scene.read_only or scene.model.looking is not None:
            return False
        bots = [s for s in pending.seats if session.seats[s].player.startswith(BOT)]
        people = [s for s in pending.seats if s in session.humans]
        if people and scene.model.eyes not in people and not scene.story.busy and not self.curtained:
            self._pass_to(people[0])
            return True
        if not bots or scene.story.busy or self.curtained:
            return False
        self._waited += seconds
        if self._asked != self._moment:
            self._ask(bots[0])
            return False
        return self._hear(bots[0])

    def _ask(self, seat: int) -> None:
        session = self._session
        self._waited = 0.0
        self._asked = self._moment
        level = session.seats[seat].player.removeprefix(BOT)
        self._start().ask(
            len(session.plies),
            session.title.id,
            session.view(seat),
            session.legal(seat),
            level,
            self._rng.getrandbits(48),
            THINK_MS,
        )

    def _hear(self, seat: int) -> bool:
        pause = PAUSE[self.scene.app.settings.animation]
        if self._waited < pause:
            return False
        answer = self._start().poll()
        if answer is None:
            return False
        if answer.ply != len(self._session.plies):
            return False
        action = getattr(answer, "action", None)
        legal = self._session.legal(seat)
        if action is None or action not in legal:
            action = legal[0]
            self.scene.toast(self.scene.app.texts("bot-replaced", who=self.scene.names[seat]), icon="bot")
        self._asked = None
        self.scene.play(action)
        return True

    def _start(self) -> Any:
        if self._thinker is None:
            from game.bots.worker import Thinker

            self._thinker = Thinker()
        return self._thinker

    # --- hints -----------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Ask what a good player would do in the shown seat."""
        session, seat = self._session, self.scene.model.eyes
        self._asked = self._moment
        self._for_hint = True
        self._start().ask(
            len(session.plies),
            session.title.id,
            session.view(seat),
            session.legal(seat),
            levels(session.title)[-1],
            self._rng.getrandbits(48),
            THINK_MS,
        )

    def _hear_hint(self) -> bool:
        answer = self._start().poll()
        if answer is None:
            return False
        self._for_hint = False
        asked, self._asked = self._asked, None
        action: Action | None = getattr(answer, "action", None)
        if action is None or asked != self._moment or not self.scene.model.playing:
            self.scene.toast(self.scene.app.texts("hint-none"), icon="hint")
            return True
        code, params = answer.thought.reason
        texts = self.scene.app.texts
        reason = texts.say(code, worded(texts, self.scene.title.id, params, self.scene.names)) if code else ""
        self.scene.show_hint(action, reason)
        return True

    def branch(self, n: int) -> None:
        """A new session from the moment after ``n`` plies, which knows its parent."""
        from game.engine.record import Parent

        scene = self.scene
        other = self._session.fork(n)
        if scene.source_id:
            other.parent = Parent(scene.source_id, n)
        store = scene.app.services["store"]
        journal = store.create(other)
        table = scene.app.make("table", session=other, journal=journal)
        scene.app.scenes.replace(table)
        if PRACTICE in other.flags and PRACTICE not in self._session.flags and not journal.troubled:
            table.toast(scene.app.texts("branch-practice"), icon="info")
