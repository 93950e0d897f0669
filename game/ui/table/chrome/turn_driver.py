"""Who sits at the table: bots that think elsewhere, people who pass the seat, hints."""

from __future__ import annotations

import math
import random
from typing import Any

from game.bots.levels import levels, patience
from game.engine import Action
from game.engine.session import BOT
from game.text.speech import worded
from game.ui.table.context import Showing, TableContext
from game.ui.table.intents import HangCurtain, Play, Seated, ShowHint, ShowMoves, ShowToast

SOON, PARTS = 0.25, 40
"""So many seconds nobody is told to think; and in so many steps the time goes by."""
PAUSE = {"off": 0.0, "fast": 0.15, "normal": 0.45, "slow": 0.9, "step": 0.45}


class TurnDriver:
    """Asks bots, lets the curtain fall between people, answers for a hint."""

    def __init__(self, table: TableContext, story: Showing) -> None:
        self.table, self.story = table, story
        self.curtained = False
        self._thinker: Any = None
        self._asked: tuple[int, str] | None = None
        self._for_hint = False
        self._for_coach = False
        self._foreseen: tuple[int, str] | None = None
        self._asking: tuple[int, str] | None = None
        self._waited = 0.0
        self._rng = random.Random()
        self._seated = False
        self._ahead = False

    @property
    def thinking(self) -> tuple[int, float] | None:
        """Which seat of the house thinks, and how much of its time is gone, in ``PARTS`` steps; None while nobody does, or
        only just began to."""
        if self._asked is None or self._for_hint or self._asking is None or self._waited < SOON:
            return None
        seat, level = self._asking
        return seat, math.floor(PARTS * min(1.0, self._waited * 1000 / patience(level))) / PARTS

    @property
    def _session(self) -> Any:
        return self.table.session

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
            self._thinker = self._foreseen = None

    def renew(self) -> None:
        """The rules were loaded anew: the next thought is one of theirs."""
        self.close()
        if self._for_coach:
            self.table.send(ShowMoves(None))
        self._asked, self._for_hint, self._for_coach = None, False, False

    def after_change(self) -> None:
        """After every ply, undo or jump: if another person is asked, the seat is passed."""
        table, session = self.table, self._session
        pending = session.pending
        if pending is None or table.model.looking is not None or table.read_only:
            return
        people = [seat for seat in pending.seats if seat in session.humans]
        if not people or table.model.eyes in people or self.story.busy:
            return
        self._pass_to(people[0])

    def _pass_to(self, seat: int) -> None:
        table = self.table
        if table.model.presentation.hides(table.model.view) and len(self._session.humans) > 1:
            self.curtained = True
            table.send(HangCurtain(seat))
            return
        self.sit(seat)

    def look_ahead(self, seat: int) -> bool:
        """Behind the curtain the table is already what the person of that seat will see; true if it was not so before."""
        if self._ahead or not self.curtained:
            return False
        self._ahead = True
        self.table.model.eyes = seat
        self.table.model.look_at(None)
        return True

    def sit(self, seat: int) -> None:
        """Let the person of a seat look at the table, and tell what happened since their last deed."""
        table, session, model = self.table, self._session, self.table.model
        another = model.eyes != seat or self._ahead
        self.curtained = self._ahead = False
        model.eyes = seat
        if table.read_only:
            model.refresh()
            table.send(Seated(another))
            return
        model.look_at(None)
        if len(session.humans) > 1 and table.stage.settings.animation != "off":
            self.story.again()
        table.send(Seated(another))

    # --- bots ------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Ask the bot that is to move, hear its answer, pass the seat when all has been shown."""
        table, session = self.table, self._session
        if self._for_hint and table.model.looking is None:
            return self._hear_hint()
        pending = session.pending
        if pending is None or table.read_only or table.model.looking is not None:
            return False
        bots = [s for s in pending.seats if session.seats[s].player.startswith(BOT)]
        people = [s for s in pending.seats if s in session.humans]
        if people and table.model.eyes not in people and not self.story.busy and not self.curtained:
            self._pass_to(people[0])
            return True
        if not bots or self.story.busy or self.curtained:
            return False
        self._waited += seconds
        if self._asked != self.table.moment:
            self._ask(bots[0])
            return False
        return self._hear(bots[0])

    def _ask(self, seat: int) -> None:
        session = self._session
        self._waited = 0.0
        self._asked = self.table.moment
        level = session.seats[seat].player.removeprefix(BOT)
        self._asking = (seat, level)
        self._put(seat, level)

    def _hear(self, seat: int) -> bool:
        further = bool(self._session.plies) and self._session.plies[-1].action.seat == seat
        pause = 0.0 if self.story.hurries or further else PAUSE[self.table.stage.settings.animation]
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
            who = self.table.words.names[seat]
            self.table.send(ShowToast(self.table.texts("bot-replaced", who=who), icon="bot"))
        self._asked = self._asking = None
        self.table.send(Play(action))
        return True

    def _put(self, seat: int, level: str) -> None:
        """Put the question of a seat; what was asked before is not answered any more."""
        session = self._session
        self._foreseen = None
        self._start().ask(
            len(session.plies),
            session.title.id,
            session.view(seat),
            session.legal(seat),
            level,
            self._rng.getrandbits(48),
            patience(level),
        )

    def _start(self) -> Any:
        if self._thinker is None:
            from game.bots.worker import Thinker

            self._thinker = Thinker()
        return self._thinker

    # --- hints -----------------------------------------------------------------------------------

    def foresee(self) -> None:
        """Let the house think about what only whoever looks is asked now, before anybody wants to know: a hint for this
        moment is then there at once."""
        session, seat, moment = self._session, self.table.model.eyes, self.table.moment
        pending = session.pending
        asked = pending is not None and pending.seats == (seat,) and seat in session.humans
        if not asked or self.table.read_only or self._for_hint or self._foreseen == moment:
            return
        if len(session.legal(seat)) > 1:
            self._put(seat, levels(session.title)[-1])
            self._foreseen = moment

    def ask_moves(self) -> None:
        """Ask what a good player would think of in the shown seat."""
        self.ask_hint()
        self._for_coach = self._for_hint

    def ask_hint(self) -> None:
        """Ask what a good player would do in the shown seat; what the coach has asked is dropped."""
        if self._for_hint and self._for_coach:
            self.table.send(ShowMoves(None))
        self._for_coach = False
        session, seat = self._session, self.table.model.eyes
        if not self.table.model.playing or self.table.read_only:
            return
        self._asked = self.table.moment
        self._for_hint = True
        if self._foreseen != self._asked:
            self._put(seat, levels(session.title)[-1])
        self._foreseen = None  # Whoever asks again wants another answer.

    def _hear_hint(self) -> bool:
        answer = self._start().poll()
        if answer is None:
            return False
        self._for_hint = False
        asked, self._asked = self._asked, None
        action: Action | None = getattr(answer, "action", None)
        if action is None or asked != self.table.moment or not self.table.model.playing:
            self.table.send(ShowToast(self.table.texts("hint-none"), icon="hint"))
            self.table.send(ShowMoves(None))
            return True
        if self._for_coach:
            self.table.send(ShowMoves(answer.thought))
            return True
        code, params = answer.thought.reason
        texts = self.table.texts
        reason = texts.say(code, worded(texts, self.table.title.id, params, self.table.words.names)) if code else ""
        self.table.send(ShowHint(action, reason))
        return True
