"""What is said over the table: why not, beside the place; a word at the bottom; what the disk refuses; a rule that broke."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine import Action, Refusal, RuleFault
from game.engine.record import write_record
from game.engine.session import ASSISTED
from game.presentation import Tip
from game.presentation.gestures import hand_of
from game.report import write_crash_report
from game.table.affordances import lit, rect_of
from game.table.answers import PAST, explained
from game.table.label_placement import Slip, lay_slips
from game.table.layout import Rect, inside, middle, overlap
from game.text.speech import worded
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.table.context import TableContext
from game.ui.table.hand.highlights import draw_refused
from game.ui.table.intents import OpenRules
from game.ui.widgets import LookPopover, RefusalPopover, Toast

HINT = "hint"
"""The icon of a toast that tells a hint: it goes with the hint."""


UNASKED = 4.0
"""Seconds for which a word stands about what is asked."""


class Feedback:
    """At most one reason beside a place, and one toast."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.popover: RefusalPopover | None = None
        self.place: Rect | None = None
        """Where something was refused that was laid down there."""
        self.toasts: list[Toast] = []
        self._about = ""
        """What was asked when a word about it was said that still stands."""

    # --- saying ----------------------------------------------------------------------------------

    def refuse(self, refusal: Refusal, spot: Rect, marked: bool = False, purpose: str = "") -> None:
        """Say why not, at the place; ``marked`` draws a frame round it, ``purpose`` is what the thing is for."""
        table = self.table
        if marked:
            self.place = spot
        table.stage.sound.play("thud")
        text = table.words.refusal(refusal)
        self._open(
            RefusalPopover,
            spot,
            table.texts("table-refused"),
            f"{text}\n{purpose}" if purpose else text,
            refusal.rule,
            lambda: table.send(OpenRules(refusal.rule, text, refusal.code)),
        )

    def deny(self, text: str, spot: Rect) -> None:
        """Say in a sentence of the house why something was laid down in vain."""
        self.table.stage.sound.play("thud")
        self._open(RefusalPopover, spot, self.table.texts("table-refused"), text)

    def look(self, tip: Tip, spot: Rect) -> None:
        """Say what a thing is, and leave it standing."""
        texts = self.table.texts
        params = worded(texts, self.table.title.id, tip.params, self.table.words.names)
        text = texts.say(tip.text, params) if tip.text else ""
        to_rule = partial(self.table.send, OpenRules(tip.rule))
        self._open(LookPopover, spot, texts.say(tip.name, params), text, tip.rule, to_rule)

    def explain(self, target: str, spot: Rect, dropped: bool) -> None:
        """Answer for a thing that has no answer of its own: why not, a closer look, or what is asked instead."""
        model = self.table.model
        why = explained(model, target, dropped)
        tip = None if dropped else self._tip_of(target)
        if isinstance(why, Refusal):
            self.refuse(why, spot, marked=dropped)
        elif tip is not None:
            self.look(tip, spot)
        elif dropped:
            self.deny(self.worded(why), spot)
        else:
            self.unasked(self.worded(why))

    def worded(self, message: str) -> str:
        """A sentence of the house about what is asked: by the sheet that lies on the table, else by the decision."""
        question = getattr(self.table.prompt, "question", "") or self.table.words.asked()
        return self.table.stage.texts(PAST if self.table.read_only else message, question=question)

    def _tip_of(self, target: str) -> Tip | None:
        """What is said of a thing, or of another place under the pointer where no piece lies."""
        model = self.table.model
        others = (
            []
            if target in model.laid
            else [slot.name for slot in model.layout.slots_at(self.table.drag.x, self.table.drag.y)]
        )
        return next((tip for name in (target, *others) if (tip := model.art.tip(model.view, name)) is not None), None)

    def _open(
        self,
        kind: type[RefusalPopover],
        spot: Rect,
        heading: str,
        text: str,
        rule: str = "",
        on_link: Callable[[], None] | None = None,
    ) -> None:
        table = self.table
        link = table.texts("table-rule", rule=rule.split("-")[0]) if rule else ""
        own = [laid.rect for laid in table.model.laid.values() if inside(spot, *middle(laid.rect))]
        canvas, model = table.child(table.stage.canvas), table.model
        loose = [model.laid[piece].rect for piece in model.movable() if piece in model.laid] if model.playing else []
        self.popover = kind(canvas, spot, heading, text, link, on_link, self.close, own, self._answering(), loose)
        table.stage.invalidate()

    def close(self) -> None:
        """The reason has been read."""
        self.popover = self.place = None
        self.table.stage.invalidate()

    def toast(self, text: str, sub: str = "", seconds: float = 6, icon: str = "info") -> None:
        """A word at the bottom for some seconds (0: until it is clicked away); a hint leaves the hand free."""
        self.toasts = [Toast(text, sub, seconds, None, icon, self._free(self.table.region("toast")))]
        self._about = ""
        self.table.stage.invalidate()

    def unasked(self, text: str) -> None:
        """A word about what is asked now, for some seconds; gone as soon as something else is."""
        self.toast(text, seconds=UNASKED)
        self._about = self.table.words.asked()

    def _free(self, usual: Rect) -> Rect:
        """The usual place of a toast, or the nearest one where it lies over nothing that answers and nothing it tells of."""
        busy = self._answering()
        if self.table.hint is not None:
            gesture = hand_of(self.table.model.presentation, self.table.model.view, self.table.hint[0])
            names = (getattr(gesture, part, "") for part in ("piece", "slot", "target"))
            busy += [rect for name in names if name and (rect := rect_of(self.table.model, name))[2]]
        if not any(overlap(usual, rect) for rect in busy):
            return usual
        (place,) = lay_slips([Slip(usual[2:], (usual,))], busy, clear=busy)
        return usual if any(overlap(place, rect) for rect in busy) else place

    def _answering(self) -> list[Rect]:
        table = self.table
        return [*lit(table.model), *map(table.drag.control_rect, filter(table.model.enabled, table.model.controls))]

    def show_hint(self, action: Action, reason: str) -> None:
        """Draw a hint on the table; the session is then marked as assisted."""
        first = ASSISTED not in self.table.session.flags
        self.table.session.flag(ASSISTED)
        self.table.hint = (action, reason)
        label, _ = self.table.words.action(action)
        counted = self.table.texts("hint-counted") if first else ""
        self.toast(label, " ".join(part for part in (reason, counted) if part), seconds=14, icon=HINT)

    def point_at(self, action: Action | None) -> None:
        """Show how a hand does an action, without a word; or nothing any more."""
        self.table.hint = (action, "") if action is not None else None

    def forget_hint(self) -> None:
        """Take the hint and its words away."""
        self.table.hint = None
        self.toasts = [toast for toast in self.toasts if toast.icon != HINT]

    def pass_on(self) -> None:
        """Somebody else looks: a hint tells of the cards of whoever asked for it; what waits to be clicked away stays."""
        self.table.hint = None
        self.toasts = [toast for toast in self.toasts if not toast.seconds]

    def store_problem(self, code: str, params: dict[str, Any]) -> None:
        """The disk does not take the session: said at once, the game goes on."""
        texts = self.table.texts
        self.toast(texts(code, **params), texts("store-goes-on"), 0, "warning")

    def report_fault(self, fault: RuleFault) -> None:
        """A rule broke: the game is as it was, a report is written."""
        path = write_crash_report("".join(traceback.format_exception(fault)) + write_record(fault.record).decode())
        self.toast(self.table.texts("table-fault"), str(path or ""), 0, "warning")

    # --- events, time, drawing -------------------------------------------------------------------

    def hear_toast(self, event: Event) -> bool:
        """A toast is clicked away."""
        for toast in self.toasts:
            if isinstance(event, PointerMove):
                toast.hovered = toast.contains(event.x, event.y)
            if toast.visible and toast.handle(event):
                return True
        return False

    def hear_popover(self, event: Event) -> bool:
        """The reason leads to its rule; anything else closes it and goes on."""
        if self.popover is None or isinstance(event, PointerUp):
            return False
        if self.popover.handle(event):
            return True
        if isinstance(event, PointerDown | Key):
            self.close()
        return False

    def update(self, seconds: float) -> bool:
        """Time passes for the toasts."""
        moving = False
        if self._about and self._about != self.table.words.asked():
            self.toasts, self._about, moving = [], "", True
        for toast in self.toasts:
            moving |= toast.update(seconds)
        self.toasts = [toast for toast in self.toasts if toast.visible]
        return moving

    def draw_place(self, canvas: Canvas) -> None:
        """The place where something was refused."""
        if self.place is not None and self.popover is not None:
            draw_refused(canvas, self.place)

    def draw(self, canvas: Canvas) -> None:
        """The reason and the toasts."""
        if self.popover is not None:
            self.popover.draw(self.table.child(canvas))
        for toast in self.toasts:
            toast.draw(canvas)


__all__ = ["Feedback"]
