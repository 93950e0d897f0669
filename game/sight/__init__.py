"""The words in which a title tells the table what is seen, without a screen."""

from game.sight.parts import Ending, Look, Sight, look_of, sight_of
from game.sight.sheet import Hot, Mark, Panel, Rect, Shadow, Shape, Sheet, Svg, Text
from game.sight.spots import (
    Button,
    Choice,
    Click,
    Control,
    Drag,
    Gesture,
    PieceId,
    Placement,
    SlotId,
    Spot,
    Standing,
    Tip,
)

__all__ = [
    "Button",
    "Choice",
    "Click",
    "Control",
    "Drag",
    "Ending",
    "Gesture",
    "Hot",
    "Look",
    "Mark",
    "Panel",
    "PieceId",
    "Placement",
    "Rect",
    "Shadow",
    "Shape",
    "Sheet",
    "Sight",
    "SlotId",
    "Spot",
    "Standing",
    "Svg",
    "Text",
    "Tip",
    "look_of",
    "sight_of",
]
