"""The keys of the table, in one list."""

from __future__ import annotations

from game.ui.canvas import Canvas
from game.ui.scenes.house import HouseScene, draw_sheet_of_paper
from game.ui.theme import INK, NUMBER

HOLD = "key-mouse-held"
"""Not a key: its cap is a word."""
ROWS = (
    ("Tab  Shift+Tab", "key-next"),
    ("← ↑ → ↓", "key-arrows"),
    ("Enter", "key-enter"),
    ("Esc", "key-esc"),
    ("R", "key-turn"),
    (HOLD, "key-hold"),
    ("1 – 6", "key-actions"),
    ("E", "key-end"),
    ("Z  Ctrl+Z", "key-undo"),
    ("Y  Ctrl+Y", "key-redo"),
    ("Backspace", "key-restart"),
    ("H", "key-hint"),
    ("F", "key-forecast"),
    ("N", "key-news"),
    ("Alt", "key-all"),
    ("C", "key-coach"),
    ("Space", "key-skip"),
    ("← →  Shift+← →", "key-time"),
    ("P", "key-play"),
    ("F1  F2", "key-pages"),
    ("F11", "key-fullscreen"),
    ("M", "key-mute"),
)


class Keys(HouseScene):
    """Two columns of keys and what they do."""

    title_message = "settings-keys"
    caption_message = "keys-caption"

    def draw(self, canvas: Canvas) -> None:
        """The list on paper."""
        super().draw(canvas)
        draw_sheet_of_paper(canvas, (90, 84, 1100, 580))
        half = -(-len(ROWS) // 2)
        pitch = min(54.0, 548 / half)
        for index, (key, message) in enumerate(ROWS):
            x = 130 + 540 * (index // half)
            y = 104 + pitch * (index % half)
            canvas.panel((x, y, 170, 36), "#FFFDF6", "#C8B48C", 6, 1.3)
            cap = self.texts(key) if key == HOLD else key
            canvas.line(cap, (x + 6, y, 158, 36), 14, NUMBER, "bold", "center")
            canvas.line(self.texts(message), (x + 186, y, 330, 36), 14.5, INK)
