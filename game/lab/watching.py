"""A game of a study once more, ply by ply, to be looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from game.bots.bot import Clock
from game.bots.levels import bare
from game.bots.levels import seat as bot_of
from game.engine import Seat, Session, Title
from game.engine.session import BOT
from game.engine.steps import Steps


def played_again(
    title: Title, levels: Sequence[str], options: Mapping[str, str], seed: int, plies: int = 0
) -> Steps[Session]:
    """Play the game in steps, telling how many plies of how many are done; what comes of it is the session,
    in which a bot with a taste is named by its level."""
    session = Session(title, [Seat("", BOT + bare(level)) for level in levels], dict(options), seed)
    bots = [bot_of(level, title) for level in levels]
    dice = [Random(f"{seed}/{number}") for number in range(len(levels))]
    while (pending := session.pending) is not None:
        seat = pending.seats[0]
        session.propose(bots[seat].choose(session.view(seat), session.legal(seat), Clock(), dice[seat]))
        yield len(session.plies), plies
    return session
