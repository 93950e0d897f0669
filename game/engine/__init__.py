"""The kernel: knows no game and no screen."""

from game.engine.action import Action, Amount, Bag, Field, One, Order, Pay, Some, Split, decode, encode
from game.engine.catalogue import Catalogue
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.draft import Draft, Step
from game.engine.effects import Effects, SilentEffects
from game.engine.evaluation import Evaluation
from game.engine.event import Event
from game.engine.figure import Figure, Measure, Spread
from game.engine.flow import Part
from game.engine.options import BadOption, Choice, Number, Option, Preset, Subset, Switch
from game.engine.refusal import Refusal
from game.engine.replay import Broken
from game.engine.result import Item, Result, Score, decided, ranked
from game.engine.rules import TAKE_BACK, MoveType, RuleController
from game.engine.session import Ply, RuleFault, Seat, Session, SessionChange
from game.engine.state import HIDDEN, State, View, sealed_for
from game.engine.title import Title, checked_options
