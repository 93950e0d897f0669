"""The words in which a title tells the table what is seen, without a screen."""

from game.presentation.course import Course, Waypoint
from game.presentation.display_list import DisplayList, Hot, Mark, Panel, Rect, Shadow, Shape, Svg, Text
from game.presentation.parts import Art, Ending, Presentation, art_of, presentation_of
from game.presentation.slots import Slot
from game.presentation.spots import (
    COMPOSE,
    Asked,
    Button,
    Click,
    Control,
    Counted,
    Drag,
    Gain,
    Gesture,
    PieceId,
    Placement,
    SlotId,
    Spot,
    Standing,
    Tip,
)
from game.presentation.touch import Touch, asked, button, click, drag

__all__ = [
    "COMPOSE",
    "Art",
    "Asked",
    "Button",
    "Click",
    "Control",
    "Counted",
    "Course",
    "DisplayList",
    "Drag",
    "Ending",
    "Gain",
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
    "Slot",
    "SlotId",
    "Spot",
    "Standing",
    "Svg",
    "Text",
    "Tip",
    "Touch",
    "Waypoint",
    "art_of",
    "asked",
    "button",
    "click",
    "drag",
    "presentation_of",
]
