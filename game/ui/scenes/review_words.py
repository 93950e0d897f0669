"""What Matsu says of a moment, and its figures as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine import decode
from game.review.kept import COSTLY, SAVING, TURN, Look, Moment, Review
from game.review.reasons import reason_of
from game.terminal.voice import Voice

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

WAYS = 3
"""So many ways Matsu has to say one thing."""
EVEN, LEFT = "even", "left"
"""Decisions that are no moment: as good as the best, or not."""


class ReviewWords:
    """Speaks of one seat's decisions on a table."""

    def __init__(self, table: TableScene, seat: int) -> None:
        self.texts, self.session, self.seat = table.stage.texts, table.session, seat
        self.voice = Voice(self.session, self.texts)
        self._reasons: dict[tuple[int, str, bool], str] = {}

    def what(self, review: Review, look: Look) -> str:
        """Which of the moments a decision is, or EVEN or LEFT."""
        found = next((moment.what for moment in review.moments if moment.ply == look.ply), "")
        return found or (EVEN if look.even else LEFT)

    def lines(self, review: Review, moment: Moment) -> tuple[str, str, str]:
        """Heading, what was done and what is said of it, the figures."""
        look = review.look(moment.ply)
        assert look is not None
        head = self.texts(f"review-head-{moment.what}")
        if not look.again:
            head = self.texts("review-so-far-head", head=head)
        return head, f"{self.deeds(moment.what, look)}\n{self.told(moment.what, look)}", self.figures(moment, look)

    def deeds(self, what: str, look: Look) -> str:
        """What was done, and what would have been stronger."""
        if what in (COSTLY, LEFT):
            return self.texts("review-text-costly", deed=self.own(look), stronger=self.other(look))
        return self.texts("review-text-turn" if what == TURN else "review-text-saving", deed=self.own(look))

    def own(self, look: Look) -> str:
        """The seat's own deed."""
        return self._deed(look, 0)

    def other(self, look: Look) -> str:
        """The best of the others."""
        return self._deed(look, 1)

    def _deed(self, look: Look, other: int) -> str:
        view = self.session.view(self.seat, look.ply - 1)
        action = decode(look.others[0][0].a) if other else self.session.plies[look.ply - 1].action
        return self.voice.deed(view, action, seen=True)

    def figures(self, moment: Moment, look: Look) -> str:
        """Points with how sure they are, and the chance to win without and with the deed."""
        chances = {"before": percent(moment.before), "after": percent(moment.after)}
        if moment.what == TURN:
            return self.texts("review-swing-short", **chances)
        points, error = amount(look, moment.what == SAVING)
        if not look.again:
            return self.texts("review-points-short", points=f"{points:+.1f}", error=f"{error:.1f}")
        return self.texts("review-cost-short", points=f"{points:+.1f}", error=f"{error:.1f}", **chances)

    def told(self, what: str, look: Look) -> str:
        """What Matsu says of a decision, with the term of the bot that tells its deeds apart."""
        key = look.ply, what, look.again
        if key not in self._reasons:
            kind = COSTLY if what in (COSTLY, LEFT) else what
            found = reason_of(self.session, self.seat, Moment(kind, look.ply, 0, 0), look)
            self._reasons[key] = self.voice.reason(found).rstrip("。. ")
        reason = self._reasons[key]
        said = self.texts(f"review-tells-{what}-{look.ply % WAYS}")
        return said + (self.texts("review-because", reason=reason) if reason else "")


def amount(look: Look, lead: bool = False) -> tuple[float, float]:
    """Points that the seat's own deed is behind the best (below 0), or ahead of the mean of the others, and how sure."""
    if lead:
        return look.lead, look.lead_error
    return (-look.difference, look.error) if look.again else (-look.short, look.short_error)


def percent(chance: float) -> str:
    """Between 1 and 99: nothing is certain before the end."""
    return str(min(99, max(1, round(100 * chance))))


__all__ = ["EVEN", "LEFT", "ReviewWords", "amount", "percent"]
