"""What Matsu says of a moment, and its figures as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.engine import decode
from game.review.kept import COSTLY, SAVING, TURN, Look, Moment, Review
from game.review.reasons import reason_of
from game.terminal.voice import Voice
from game.ui.scenes.house import game_name
from game.ui.scenes.review.card import CardText, DeedChip

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

    def caption(self) -> str:
        """Which game it was."""
        session, texts = self.session, self.texts
        name = game_name(texts, session.title.id)
        return texts("review-caption", title=name, seats=len(session.seats), plies=len(session.plies))

    def card(self, review: Review, moment: Moment) -> CardText:
        """The card of a moment."""
        look = review.look(moment.ply)
        assert look is not None
        texts, what = self.texts, moment.what
        head = texts(f"review-head-{what}")
        if not look.again:
            head = texts("review-so-far-head", head=head)
        where = texts("review-ply", ply=moment.ply, plies=review.plies)
        chips = [DeedChip(what == SAVING, texts("review-you"), self.own(look))]
        if what != TURN and look.others:
            whose = "review-stronger-deed" if what == COSTLY else "review-others"
            chips.append(DeedChip(what == COSTLY, texts(whose), self.other(look)))
        chances = texts("review-swing-short", before=percent(moment.before), after=percent(moment.after))
        if what == TURN:
            return CardText(what, head, where, chips, self.told(what, look), "", "", chances)
        said, worth = self.told(what, look), told_worth(look, what)
        by = texts("review-card-unit" if look.again else "review-card-turn", error=worth.error)
        if worth.chance:
            by = texts("review-card-chance", error=worth.error)
        return CardText(what, head, where, chips, said, worth.amount, by, chances if look.again else "")

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

    def told(self, what: str, look: Look) -> str:
        """What Matsu says of a decision, with the term of the bot that tells its deeds apart."""
        key = look.ply, what, look.again
        if key not in self._reasons:
            kind = COSTLY if what in (COSTLY, LEFT) else what
            found = reason_of(self.session, self.seat, Moment(kind, look.ply, 0, 0), look)
            self._reasons[key] = self.voice.reason(found).rstrip("。. ")
        reason = self._reasons[key]
        said = self.texts(f"review-tells-{what}-{look.ply % WAYS}")
        return said + (self.texts("review-because", reason=reason) if reason and what != TURN else "")


class ToldWorth(NamedTuple):
    """What a deed came to in figures, with how sure that is; whether it is a chance to win in place of points."""

    amount: str
    error: str
    chance: bool


def told_worth(look: Look, what: str) -> ToldWorth:
    """By how much the seat's own deed is behind the best (below 0), or of a deed that is praised ahead of the mean of the
    others."""
    if what == SAVING:
        return ToldWorth(f"{look.lead:+.1f}", f"{look.lead_error:.1f}", False)
    if look.again and look.scarce:
        return ToldWorth(f"{-100 * look.odds:+.0f} %", f"{100 * look.odds_error:.0f}", True)
    points, error = (-look.difference, look.error) if look.again else (-look.short, look.short_error)
    return ToldWorth(f"{points:+.1f}", f"{error:.1f}", False)


def percent(chance: float) -> str:
    """Between 1 and 99: nothing is certain before the end."""
    return str(min(99, max(1, round(100 * chance))))
