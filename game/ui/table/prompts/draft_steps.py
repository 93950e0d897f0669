"""An action that is put together draft by draft: one step back, leave, done."""

from __future__ import annotations

from game.engine import Draft, Step
from game.ui.canvas import Rect
from game.ui.table.context import TableContext
from game.ui.table.intents import Cancel, Play
from game.ui.widgets import Widget


class DraftSteps(Widget):
    """A widget that holds the drafts of one action, newest last, and the `step`: what may be said next."""

    def __init__(self, table: TableContext, draft: Draft, rect: Rect, widget_id: str) -> None:
        super().__init__(rect, widget_id)
        self.table = table
        self.drafts = [draft]
        self._stand()

    def lay(self) -> None:
        """Lay out what the draft says now and what the step offers."""
        raise NotImplementedError

    def next_step(self) -> Step:
        """What may be said next."""
        return self.table.session.rules.next(self.table.model.view.state, self.draft)

    @property
    def draft(self) -> Draft:
        """The action as far as it is put together."""
        return self.drafts[-1]

    def press(self, draft: Draft) -> None:
        """Go on with another draft."""
        self.drafts.append(draft)
        self._stand()

    def back(self) -> None:
        """Take the last draft back; with nothing said, leave."""
        if len(self.drafts) > 1:
            self.drafts.pop()
            self._stand()
        else:
            self.leave()

    def renew(self) -> None:
        """The files of the game have changed: the same draft as it is drawn now."""
        self._stand()

    def leave(self) -> None:
        """Leave it; nothing has happened."""
        self.table.send(Cancel())

    def done(self) -> None:
        """Do it, if it is legal as it stands."""
        if self.step.complete:
            self.table.send(Play(self.draft.action(self.step.field if self.draft.part else None)))

    def _stand(self) -> None:
        self.step: Step = self.next_step()
        self.lay()


__all__ = ["DraftSteps"]
