"""The classes that a title writes for its table, each in the file of ``table/`` that has its name, and ``Art`` in ``art``:
``class Placement(contract.Placement)``."""

from game.presentation.art import Art
from game.presentation.gestures import Gestures
from game.presentation.narration import Narration
from game.presentation.placement import Placement
from game.presentation.preview import Preview
from game.presentation.scoring import Scoring
