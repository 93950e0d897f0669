"""The words in which a title tells the table what is seen, without a screen."""

from game.presentation import contract
from game.presentation.art import (
    AnswerCard,
    Art,
    Ending,
    Living,
    Press,
    Worksheet,
    art_of,
    mark_of,
    provenance_of,
    theme_of,
)
from game.presentation.course import Course, Waypoint
from game.presentation.display_list import (
    GONE,
    QUIET,
    SHADOW,
    DisplayList,
    Hot,
    Mark,
    Panel,
    Shadow,
    Shape,
    Svg,
    Text,
    in_full,
    lighting,
    quieted,
)
from game.presentation.narration import Cue, cue_of, log_lines
from game.presentation.presentation import Presentation, presentation_of, reading
from game.presentation.slots import Rect, Slot
from game.presentation.spots import (
    COMPOSE,
    END,
    STOP,
    Asked,
    Button,
    Change,
    Click,
    Control,
    Counted,
    Drag,
    Gain,
    Gesture,
    PieceId,
    SlotId,
    Spot,
    Spots,
    Standing,
    Tip,
    Way,
    signed,
)
from game.presentation.touch import Both, Drop, Touch, asked, button, click, completed, drag
