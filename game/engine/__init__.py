"""The kernel: knows no game and no screen."""

from game.engine.action import Action, Field, decode, encode
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.event import Event
from game.engine.refusal import Refusal
from game.engine.result import Item, Result, Score, ranked
from game.engine.rules import MoveType, Out, RuleController
from game.engine.session import Broken, Change, Ply, RuleFault, Seat, Session
from game.engine.state import HIDDEN, State, View, sealed_for
from game.engine.title import BadOption, Catalogue, Option, Title, checked_options

__all__ = [
    "HIDDEN",
    "Action",
    "BadOption",
    "Broken",
    "Catalogue",
    "Chance",
    "Change",
    "Decision",
    "Event",
    "Field",
    "Item",
    "MoveType",
    "Option",
    "Out",
    "Ply",
    "Refusal",
    "Result",
    "RuleController",
    "RuleFault",
    "Score",
    "Seat",
    "Session",
    "State",
    "Title",
    "View",
    "checked_options",
    "decode",
    "encode",
    "ranked",
    "sealed_for",
]
