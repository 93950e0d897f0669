"""A decision of a finished game on the real table: what was done in grey, what was stronger in gold, how it might go on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine import Action, Seat, decode
from game.engine.record import Parent
from game.engine.session import HUMAN, PRACTICE
from game.review.kept import COSTLY, Look, Review
from game.table.foreseen import ForeseenStep, steps_of
from game.table.layout import Rect, middle, overlap
from game.table.preview import WhatIf, what_if
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, KeyUp, PointerDown, PointerMove
from game.ui.scene import Stage
from game.ui.scenes.lessons.company import Companions
from game.ui.scenes.review.roll import MomentRoll
from game.ui.scenes.review.slip import DeedRow, SlipText, draw_slip, place_for_slip
from game.ui.scenes.review.words import LEFT, percent, told_worth
from game.ui.table import intents as say
from game.ui.table.board.marks import draw_frame, draw_number, draw_way
from game.ui.table.chrome.turn_driver import TurnDriver
from game.ui.table.learn.advice import GHOST
from game.ui.table.learn.teaching import draw_dim, widened
from game.ui.table.scene import TableScene
from game.ui.theme import GLOW, WALNUT_CAPTION, WALNUT_TITLE
from game.ui.widgets import Button, IconButton, Segmented, Widget

if TYPE_CHECKING:
    from game.ui.scenes.review.scene import ReviewScene

COUNTER: Rect = (0.0, 628.0, 1280.0, 96.0)
ROLL: Rect = (150.0, 637.0, 880.0, 78.0)
CROWN = 852.0
"""Where the review lies over the right part of the table's bar."""
DIM = 128
GREY = "#C9CCD2"
FORETOLD = 217
"""How opaque what might follow is, of 255."""
BEAT = 1.0
"""Seconds for each deed of how it might go on."""


class MomentScene(TableScene):
    """The table before the deed of a ply, as the seat saw it. Nothing can be done on it but go elsewhere."""

    is_game = False

    def __init__(self, stage: Stage, review: ReviewScene, ply: int, points: bool = False) -> None:
        whole = review.table.session
        self.summary, self.ply, self.points = review, ply, points
        self.seat = review.seat
        seats = [
            Seat(name, HUMAN if n == self.seat else seat.player)
            for n, (seat, name) in enumerate(zip(whole.seats, review.table.words.names))
        ]
        super().__init__(stage, whole.fork(ply - 1, seats), read_only=True)
        self._begun = True
        self.model.eyes, self.model.frozen = self.seat, True
        self.model.refresh()
        self.board.question.open = False
        self.bare = False
        self.going: float | None = None
        self.own = whole.plies[ply - 1].action
        self._seen: tuple[object, ...] = ()
        self._known: tuple[WhatIf, WhatIf | None] | None = None
        self._steps: list[ForeseenStep] | None = None
        self._slip: SlipText | None = None
        self.spot: Rect = (0, 0, 0, 0)
        self.buttons: list[Widget] = []
        self._parts: list[Widget] = []

    def company(self) -> TurnDriver:
        """Nobody else moves."""
        return Companions(self.context, self.story)

    # --- what is known ---------------------------------------------------------------------------

    @property
    def review(self) -> Review:
        """What is known of the game."""
        review = self.summary.review
        assert review is not None
        return review

    @property
    def decision(self) -> Look | None:
        """This decision, if it has been looked at."""
        return self.review.look(self.ply)

    @property
    def what(self) -> str:
        """Which of the moments it is, or none."""
        look = self.decision
        return self.summary.words.what(self.review, look) if look is not None else ""

    @property
    def costly(self) -> bool:
        """True if the stronger deed is another than the own one."""
        look = self.decision
        return look is not None and bool(look.others) and (self.what in (COSTLY, LEFT) or not look.best)

    @property
    def compared(self) -> tuple[WhatIf, WhatIf | None]:
        """What the stronger deed would come to on the table, and what the weaker one."""
        if self._known is None:
            look, rect = self.decision, self.context.drag.control_rect
            legal = self.session.legal(self.seat)
            other = decode(look.others[0][0].a) if look is not None and look.others else None
            own = what_if(self.model, self.own, rect)
            if other is None or other not in legal:
                self._known = own, None
            else:
                found = what_if(self.model, other, rect)
                self._known = (found, own) if self.costly else (own, found)
        return self._known

    @property
    def steps(self) -> list[ForeseenStep]:
        """How it might go on after the stronger deed, as far as it is known and can be shown."""
        if self._steps is None:
            look = self.decision
            line: list[Action] = [] if look is None else [decode(step.a) for step in look.line]
            self._steps = steps_of(self.model, [self.compared[0].action, *line]) if line else []
        return self._steps

    @property
    def told_steps(self) -> list[tuple[int, ForeseenStep]]:
        """Those in which somebody had a choice, with their place in the line."""
        look = self.decision
        if look is None:
            return []
        return [(n, step) for n, step in enumerate(self.steps[1:]) if look.line[n].free]

    @property
    def shown(self) -> int:
        """Up to which deed of how it might go on is shown; -1 for none."""
        if self.going is None:
            return -1
        return min(int(self.going / BEAT), len(self.told_steps) - 1)

    # --- building --------------------------------------------------------------------------------

    def layout(self) -> None:
        """The roll and the buttons over the table's own parts."""
        super().layout()
        texts, look = self.stage.texts, self.decision
        self._known = self._steps = self._slip = None
        deeds = [deed for deed in self.compared if deed is not None]
        x, y, w, h = self.spot = place_for_slip([thing for deed in deeds for thing in deed.things])
        review = self.review
        wide = (w - 36) / 3
        top = y + h - 48
        going = "review-pause" if self.going is not None else "review-line"
        row = [
            ("moment-line", going, "eye", self.go_on, "S", "paper"),
            ("moment-play", "review-play", "branch", self.play_on, "P", "gold"),
            ("moment-next", "review-next", "right", self.next_moment, "N", "paper"),
        ]
        self.buttons = []
        for number, (name, message, icon, act, key, kind) in enumerate(row):
            place = (x + 10 + (wide + 8) * number, top, wide, 38.0)
            button = Button(place, texts(message), act, kind=kind, icon=icon, size=13, widget_id=name, pad=8)
            button.tip, button.key_hint = texts(message), key
            self.buttons.append(button)
        self.buttons[0].enabled = bool(self.told_steps)
        self.buttons[0].reason = texts("review-no-line")
        self.buttons[1].enabled = self.context.can_branch
        self.buttons[2].enabled = bool(review.moments)
        self.roll = MomentRoll(ROLL, review, self.seat, self.ply, self.points, self.go)
        hands = (
            ("step_back", "time-first", partial(self.roll.step, -len(review.decisions)), "moment-first"),
            ("left", "time-back", partial(self.roll.step, -1), "moment-back"),
            ("right", "time-on", partial(self.roll.step, 1), "moment-on"),
            ("step", "time-last", partial(self.roll.step, len(review.decisions)), "moment-last"),
        )
        for number, (icon, tip, act, name) in enumerate(hands):
            hand = IconButton((14.0 + 30 * number, 648, 26, 28), icon, act, kind="night", widget_id=name)
            hand.tip = texts(tip)
            self.buttons.append(hand)
        self.buttons.append(self.roll)
        names = [texts("review-chance"), texts("review-points")]
        self.buttons.append(
            Segmented(
                (1050, 688, 216, 27), names, int(self.points), lambda _: self.switch(), size=12.5, widget_id="switch"
            )
        )
        back = Button((1108, 4, 160, 30), texts("review-summary"), self.on_escape, icon="left", size=13, key="Esc")
        back.id = "moment-summary"
        self.buttons.append(back)
        self._parts, self.widgets = self.widgets, self.buttons
        if look is not None:
            self._seen = (look.again, len(review.moments))

    # --- going elsewhere -------------------------------------------------------------------------

    def go(self, ply: int) -> None:
        """To another decision."""
        if ply != self.ply:
            make = self.stage.make
            self.stage.scenes.replace(make("moment", review=self.summary, ply=ply, points=self.points))

    def next_moment(self) -> None:
        """To the moment after this one, from the last to the first."""
        plies = [moment.ply for moment in self.review.moments]
        if plies:
            self.go(next((ply for ply in plies if ply > self.ply), plies[0]))

    def switch(self) -> None:
        """The roll draws points in place of the chance, or the other way round."""
        self.points = not self.points
        self.layout()
        self.stage.invalidate()

    def go_on(self) -> None:
        """Show how it might go on, one deed a second; again ends it."""
        self.going = None if self.going is not None or not self.told_steps else 0.0
        self.layout()
        self.stage.invalidate()

    def play_on(self) -> None:
        """A new game from here, for practice, with the same seats; leaving it comes back here."""
        if not self.context.can_branch:
            return
        table = self.summary.table
        other = table.session.fork(self.ply - 1, self._seats())
        other.flags.add(PRACTICE)
        other.name = self.stage.texts("review-from")
        if table.moments.source_id:
            other.parent = Parent(table.moments.source_id, self.ply - 1)
        journal = self.stage.services.store.create(other)
        self.stage.scenes.push(self.stage.make("table", session=other, journal=journal))

    def _seats(self) -> list[Seat]:
        """Those of the game, with a person in the seat that is looked at."""
        whole = self.summary.table.session
        return [
            seat if n != self.seat or seat.player == HUMAN else Seat(seat.name, HUMAN)
            for n, seat in enumerate(whole.seats)
        ]

    def on_escape(self) -> None:
        """One step back: what might follow, then the summary."""
        if self.going is not None:
            self.go_on()
        else:
            self.stage.scenes.pop()

    def send(self, intent: say.Intent) -> None:
        """Nothing is done on this table; rules, settings and keys can be opened."""
        match intent:
            case say.OpenMenu():
                self.on_escape()
            case say.OpenRules() | say.Open() | say.ShowToast() | say.Cancel() | say.Lifted() | say.Ask():
                super().send(intent)

    # --- events ----------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """The keys of the review, its buttons; nothing of the table takes a hand."""
        self.stage.invalidate()
        if isinstance(event, KeyUp) and event.name == "h":
            self.bare = False
            return True
        if isinstance(event, Key):
            if event.name in ("enter", "space") and self.focus_shown and self.focus in self.buttons:
                return self.focus is not None and self.focus.handle(event)
            return self._default(event) if event.name in ("tab", "shift+tab") else self._hear(event.name)
        if isinstance(event, PointerDown) and self.bare:
            return True
        for widget in reversed(self.buttons):
            if isinstance(event, PointerMove):
                widget.hovered = widget.contains(event.x, event.y)
            if widget.enabled and widget.handle(event):
                return True
        return not isinstance(event, PointerDown) and super().handle(event)

    def _hear(self, name: str) -> bool:
        moments = [moment.ply for moment in self.review.moments]
        acts: dict[str, Callable[[], None]] = {
            "h": self._lay_bare,
            "left": partial(self.roll.step, -1),
            "right": partial(self.roll.step, 1),
            "home": partial(self.roll.step, -len(self.review.decisions)),
            "end": partial(self.roll.step, len(self.review.decisions)),
            "n": self.next_moment,
            "s": self.go_on,
            "p": self.play_on,
            "enter": self.play_on,
            "v": self.switch,
            "esc": self.on_escape,
            **{str(n): partial(self.go, ply) for n, ply in enumerate(moments, 1)},
        }
        if name in acts:
            acts[name]()
            return True
        if name in say.KEYS:
            self.send(say.KEYS[name])
        return True

    def _lay_bare(self) -> None:
        self.bare = True

    def update(self, seconds: float) -> bool:
        """How it might go on runs; what has been found meanwhile is taken in."""
        moving = super().update(seconds)
        if self.going is not None and self.shown < len(self.told_steps) - 1:
            self.going += seconds
            moving = True
        if self.summary.thinking.poll():
            look = self.decision
            if look is not None and self._seen != (look.again, len(self.review.moments)) and self.going is None:
                self.layout()
            self.roll.review = self.review
            moving = True
        return moving

    # --- drawing ---------------------------------------------------------------------------------

    @property
    def glows(self) -> bool:
        """Nothing can be taken up."""
        return False

    def lights(self) -> list[Rect]:
        """What stays bright: what the deeds take and where they go."""
        if self.shown >= 0:
            return [widened(ghost.rect) for _, step in self.told_steps[: self.shown + 1] for ghost in step.ghosts]
        return [widened(thing) for deed in self.compared if deed is not None for thing in deed.things]

    def render(self, canvas: Canvas) -> None:
        """The table, the dark, the deeds, the slip, the counter."""
        self.widgets = self._parts
        super().render(canvas)
        self.widgets = self.buttons
        if self.bare:
            return
        own = canvas.child((0, 0, 0, 0), self.title.id)
        draw_dim(own, self.lights(), DIM)
        if self.shown >= 0:
            self._draw_steps(own)
        else:
            best, weaker = self.compared
            if weaker is not None:
                self._draw_deed(own, weaker, GREY, True)
            self._draw_deed(own, best, GLOW, False)
            self._draw_gain(own, best)
        draw_slip(own, self.spot, self.slip(), self.shown)
        self._draw_head(own)
        x, y, w, _ = COUNTER
        own.shadow((x, y + 2, w, 92), 0, 14, 170, -6)
        own.svg("shared/house/counter", COUNTER)
        self._draw_counter(own)
        for widget in self.buttons:
            widget.draw(own)
        if self.focus is not None and self.focus_shown and self.focus in self.buttons:
            self.focus.draw_focus(own)
        for toast in self.toasts:
            toast.draw(canvas)

    def _draw_deed(self, canvas: Canvas, deed: WhatIf, colour: str, dashed: bool) -> None:
        """Ghosts, frames and the way of a deed."""
        for ghost in deed.ghosts[::-1]:
            sheet = self.model.art.face(ghost.spot.face)
            place = (("face", ghost.spot.face), sheet, ghost.rect, ghost.turn, GHOST, ghost.scale)
            self.context.painter.put(canvas, *place)
        if deed.begin is not None and deed.goal is not None:
            draw_way(canvas, middle(deed.begin), middle(deed.goal), 255, "#FFE6A6" if colour == GLOW else colour)
        for rect in (deed.begin, deed.goal):
            if rect is not None:
                draw_frame(canvas, rect, 255, 7, colour, dashed)

    def _draw_gain(self, canvas: Canvas, deed: WhatIf) -> None:
        """How many points more the stronger deed brings, beside where it goes."""
        look = self.decision
        if look is None or deed.goal is None or not look.others:
            return
        worth = told_worth(look, self.what)
        if not any(digit in worth.amount for digit in "123456789"):
            return
        gain = f"+{worth.amount.lstrip('+-')}"
        words = gain if worth.chance else self.stage.texts("review-gain", points=gain)
        wide = canvas.measure(words, 15, "bold") + 24
        place = self._beside(deed.goal, wide)
        canvas.panel(place, "#14211C", GLOW, 15, 1.8)
        canvas.line(words, place, 15, "#FFE6A6", "bold", "center")

    def _beside(self, goal: Rect, wide: float) -> Rect:
        """Where a number of that width stands beside a place: on the side where it hides least of the deeds."""
        x, y, w, h = goal
        high, middle_y = 30.0, y + h / 2 - 15
        sides = (
            (x + w + 10, middle_y),
            (x - wide - 10, middle_y),
            (x + (w - wide) / 2, y - 40),
            (x + (w - wide) / 2, y + h + 10),
        )
        things = [self.spot, *(thing for deed in self.compared if deed is not None for thing in deed.things)]
        found = [(min(max(6.0, left), 1274 - wide), min(max(42.0, top), 590.0), wide, high) for left, top in sides]
        return min(found, key=lambda place: sum(overlap(place, thing) for thing in things))

    def _draw_steps(self, canvas: Canvas) -> None:
        """How it might go on, as far as it is told: each deed's pieces with its number."""
        for number, (_, step) in enumerate(self.told_steps[: self.shown + 1]):
            for ghost in step.ghosts:
                sheet = self.model.art.face(ghost.spot.face)
                place = (("face", ghost.spot.face), sheet, ghost.rect, ghost.turn, FORETOLD, ghost.scale)
                self.context.painter.put(canvas, *place)
                draw_frame(canvas, ghost.rect, 255, 6)
                x, y, _, _ = ghost.rect
                draw_number(canvas, number + 1, (x - 8, y - 8, 21, 21))

    def slip(self) -> SlipText:
        """What the slip says now."""
        if self._slip is not None and bool(self._slip.line) == (self.going is not None):
            return self._slip
        texts, look, words = self.stage.texts, self.decision, self.summary.words
        if look is None:
            deed = DeedRow(True, texts("review-you"), words.voice.deed(self.model.view, self.own, seen=True), "", "")
            return SlipText("", texts("review-still"), "", "", self._where(), texts("review-looking"), (deed,))
        what = self.what
        worth = told_worth(look, what)
        rows = self._rows(look)
        line: tuple[tuple[str, str], ...] = ()
        if self.going is not None:
            line = tuple(
                (words.voice.deed(step.view, step.action, seen=True), f"{round(100 * look.line[n].share)} %")
                for n, step in self.told_steps
            )
        unit = texts("review-unit-chance" if worth.chance else "review-unit", error=worth.error, games=look.own.games)
        said = words.told(what, look)
        head = texts(f"review-head-{what}")
        shown = worth.amount if look.others else ""
        self._slip = SlipText(what, head, shown, unit if shown else "", self._where(), said, rows, line)
        return self._slip

    def _where(self) -> str:
        return self.stage.texts("review-ply", ply=self.ply, plies=self.review.plies)

    def _rows(self, look: Look) -> tuple[DeedRow, ...]:
        texts, words = self.stage.texts, self.summary.words

        def row(whose: str, gold: bool, deed: str, points: float, chance: float, known: bool) -> DeedRow:
            told = f"{percent(chance)} %" if known else ""
            return DeedRow(gold, texts(whose), deed, f"{points:+.1f}", told)

        own = look.own
        mine = row("review-you", not self.costly, words.own(look), own.points, own.chance, True)
        if not look.others:
            return (mine,)
        worth = look.others[0][1]
        whose = "review-stronger-deed" if self.costly else "review-others"
        return mine, row(whose, self.costly, words.other(look), worth.points, worth.chance, look.again)

    def _draw_head(self, canvas: Canvas) -> None:
        """That this is the review, in the place of the table's own bar."""
        texts, plies = self.stage.texts, [moment.ply for moment in self.review.moments]
        canvas.panel((0, 0, 196, 37), "#0A0914", None, 0)
        canvas.panel((CROWN, 0, 1280 - CROWN, 37), "#0A0914", None, 0)
        canvas.icon("review", 14, 8, 21, "#F2C86A")
        canvas.line(texts("review-title"), (44, 3, 96, 31), 17, WALNUT_TITLE, "title")
        if self.ply in plies:
            count = f"**{plies.index(self.ply) + 1}** / {len(plies)}"
            canvas.line(count, (142, 3, 54, 31), 14, WALNUT_TITLE)

    def _draw_counter(self, canvas: Canvas) -> None:
        """Which deed it is, and what it did to chance and points."""
        texts, look = self.stage.texts, self.decision
        canvas.line(self._where(), (10, 682, 130, 24), 13, WALNUT_TITLE, align="center")
        if look is None:
            return
        canvas.line(texts("review-this-deed"), (1050, 640, 216, 20), 12.5, WALNUT_CAPTION)
        found = next((moment for moment in self.review.moments if moment.ply == self.ply), None)
        if self.points or found is None:
            told = f"{look.own.points:+.1f}" if self.points else f"{percent(look.own.chance)} %"
        else:
            told = f"{percent(found.before)} → {percent(found.after)} %"
        canvas.line(told, (1050, 658, 216, 28), 19, "#FFF1CF", "bold")
