"""How a game has ended, for the table that counts it and for the scene after it: whose ending it is, and its words."""

from __future__ import annotations

from game.engine import Result, Score, Session
from game.presentation import Ending, signed
from game.presentation.history import course_of
from game.text.speech import worded
from game.ui.table.context import TableContext


class VerdictPanel:
    """The ending of a game that is over: ``result``, ``end`` as the title draws it, ``view`` of the seat whose it is."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        result = table.session.result()
        assert result is not None
        self.result: Result = result
        eyes = whose(table.session, result, table.model.eyes)
        self.view = table.session.view(eyes)
        course = course_of(table.session, table.model.presentation, eyes)
        self.end: Ending = table.model.art.ending(self.view, result, course)

    @property
    def alone(self) -> bool:
        """True for one person against the game."""
        return len(self.table.session.seats) == 1

    @property
    def difference(self) -> str:
        """How far the first sheet is ahead of the best other one, signed."""
        totals = [score.total for score in self.result.scores]
        return signed(totals[0] - max(totals[1:], default=0))

    @property
    def figure(self) -> str:
        """The number beside the verdict: how far one is ahead alone, else the points of whoever has won, who need not have
        the most."""
        if self.alone and len(self.result.scores) > 1:
            return self.difference
        return str(max(score.total for score, rank in zip(self.result.scores, self.result.ranks) if rank == 1))

    def verdict(self) -> str:
        """One word for a person against the game; for several, whose victory it is."""
        texts = self.table.texts
        if self.result.drawn and not self.result.points:
            return texts("ending-draw")
        if self.alone:
            return texts("ending-victory" if self.end.victory else "ending-defeat")
        winners = [score for score, rank in zip(self.result.scores, self.result.ranks) if rank == 1]
        if len(winners) > 1:
            return texts("ending-share")
        return texts("ending-wins", who=self.who(winners[0]))

    def who(self, score: Score) -> str:
        """A seat's person, or the opponent that is part of the rules."""
        if score.seat >= 0:
            return self.table.words.names[score.seat]
        return str(worded(self.table.texts, self.table.title.id, {"it": score.who})["it"])

    def said(self, message: str) -> str:
        """The title or the text of the ending."""
        texts = self.table.texts
        params = worded(texts, self.table.title.id, self.end.params, self.table.words.names)
        return texts.say(message, params)


def whose(session: Session, result: Result, looking: int) -> int:
    """Whose ending it is: of several people at one screen that of whoever did best, else that of who looks."""
    humans = session.humans
    ranks = {score.seat: rank for score, rank in zip(result.scores, result.ranks)}
    return min(humans, key=lambda seat: ranks.get(seat, len(ranks))) if len(humans) > 1 else looking


__all__ = ["VerdictPanel", "whose"]
