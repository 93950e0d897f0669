"""The words in which a title tells the table what is seen, without a screen."""

from game.presentation.display_list import DisplayList, Hot, Mark, Panel, Rect, Shadow, Shape, Svg, Text
from game.presentation.parts import Art, Ending, Presentation, art_of, presentation_of
from game.presentation.spots import (
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
    "Art",
    "Button",
    "Choice",
    "Click",
    "Control",
    "DisplayList",
    "Drag",
    "Ending",
    "Gesture",
    "Hot",
    "Mark",
    "Panel",
    "PieceId",
    "Placement",
    "Presentation",
    "Rect",
    "Shadow",
    "Shape",
    "SlotId",
    "Spot",
    "Standing",
    "Svg",
    "Text",
    "Tip",
    "art_of",
    "presentation_of",
]
