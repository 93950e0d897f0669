"""The dawn of a round: its name in large letters over the table, and a light that runs along the bar."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Event
from game.presentation import Presentation
from game.presentation.history import number_of, parts_of
from game.ui.canvas import Canvas

LENGTH = 0.9
RISE = 0.22
"""Share of its time in which the name comes, and in which it goes."""
BAND = (0.0, 296.0, 1280.0, 92.0)
STEPS = 12
"""So many strengths of its light: each is a picture that is kept."""


def round_begun(events: Iterable[Event], presentation: Presentation) -> Event | None:
    """The event with which a further round begins: a part at the top of the flow that is nobody's own."""
    parts = parts_of(presentation)
    for event in events:
        depth, part = parts.get(event.kind, (1, None))
        if depth == 0 and part is not None and not part.owned and number_of(event, part) > 1:
            return event
    return None


def draw_banner(canvas: Canvas, text: str, time: float, calm: bool) -> None:
    """The name of the round, ``time`` seconds after it began; ``calm`` lets it stand still."""
    share = time / LENGTH
    if not 0 <= share < 1:
        return
    power = 1.0 if calm else min(1.0, share / RISE, (1 - share) / RISE)
    level = round(power * STEPS) / STEPS
    x, y, w, h = BAND
    canvas.fill(BAND, "#0A0616", round(190 * level))
    canvas.fill((x, y, w, 1.6), "#E3BE6A", round(255 * level))
    canvas.fill((x, y + h - 1.6, w, 1.6), "#E3BE6A", round(255 * level))
    lift = 0.0 if calm else 10 * (1 - min(1.0, share / RISE))
    canvas.line(text, (x, y + lift, w, h), 40, "#FFF1CF", "title", "center", round(255 * level))
    if not calm:
        canvas.fill((1280 * share - 200, 0, 200, 38), "#FFE6A6", round(60 * level))


__all__ = ["LENGTH", "draw_banner", "round_begun"]
