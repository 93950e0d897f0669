"""What tells the deeds of a moment apart, in the bot's own terms."""

from __future__ import annotations

from random import Random
from typing import Any

from game.bots.bot import NO_REASON, Reason
from game.bots.judge import TitleJudge
from game.engine import Action, Chance, Session, decode
from game.review.kept import COSTLY, Look, Moment


def reason_of(session: Session, seat: int, moment: Moment, look: Look) -> Reason:
    """What speaks for the stronger deed of a costly moment against the seat's own, for the own deed of another moment
    against the best of the others; the message "" if nothing does."""
    if not look.others:
        return NO_REASON
    rules, judge = session.rules, TitleJudge(session.title)
    view = session.view(seat, look.ply - 1)
    own, other = session.plies[look.ply - 1].action, decode(look.others[0][0].a)
    better, weaker = (other, own) if moment.what == COSTLY else (own, other)
    world = rules.determinise(view, Random(look.ply))

    def after(action: Action) -> Any:
        state = world.clone()
        rules.apply(state, action, Chance(look.ply), False)
        return judge.terms(state, seat)

    if better not in (legal := rules.legal(world, seat)) or weaker not in legal:
        return NO_REASON
    return judge.reason(view, better, after(weaker), after(better))
