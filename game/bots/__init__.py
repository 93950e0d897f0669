"""Seats that think. They get a view and nothing else, and draw on a generator of their own."""

from game.bots.bot import NO_REASON, Bot, Clock, Likely, Reason, Rng, Thought
from game.bots.levels import UnknownLevel, levels, seat
