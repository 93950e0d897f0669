"""Draws what can be pressed on the table: chips, effect rows, the end of a phase, each in its state."""

from __future__ import annotations

from game.presentation import STOP, Control
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.table.context import TableContext

NARROW = 220.0
"""A button of less width leaves out its key and says what is to be known on two lines."""


PALE = 140
"""How opaque a cost is that cannot be paid now, of 255."""


BESIDE = 14
"""So far a label stays from its key."""


EFFECT_INK = "#5F533B"
"""The ink of an effect that cannot be had now."""
FREE, PRICED = 12.0, 56.0
"""So far from the left the words of an effect begin: of one that costs nothing, and behind a price."""
LOW = 50
"""A chip less high than this has its icon and its label side by side."""


def draw_control(table: TableContext, canvas: Canvas, control: Control, hovered: bool) -> None:
    """Draw a control by its style."""
    model = table.model
    enabled = model.enabled(control)
    armed = model.armed is not None and model.armed.key == control.key
    rect = table.drag.control_rect(control)
    face = model.art.control(model.view, control, enabled, armed)
    back = not enabled and not hovered and not table.attention.full("actions") and model.playing
    if face is not None and back:
        table.painter.put(canvas, ("control", control.key, face), face, rect, alpha=PALE)
    elif face is not None:
        table.painter.draw(canvas, face, *rect[:2])
        if hovered and enabled:
            canvas.panel(rect, "none", "#FFFFFF", 8, 2)
    elif back and not control.ends:
        _shadow(table, canvas, control, rect)
    elif control.style == "effect":
        _effect(table, canvas, control, rect, enabled, armed, hovered)
    elif control.ends:
        _end(table, canvas, control, rect, enabled, hovered)
    else:
        _chip(table, canvas, control, rect, enabled, armed, hovered)


FAINT = 70
"""How opaque the sign of a control is on a quiet table that cannot be pressed, of 255."""


def _shadow(table: TableContext, canvas: Canvas, control: Control, rect: Rect) -> None:
    """What a control is that cannot be pressed: no frame, no lock, its sign; an effect keeps its price and its words."""
    x, y, w, h = rect
    if control.style == "effect":
        left = _price(canvas, control, rect, EFFECT_INK, False)
        _label(table, canvas, control, (x + left, y, w - left - 4, h), 13, EFFECT_INK, "body")
        return
    if not control.icon:
        _label(table, canvas, control, (x + 10, y, w - 20, h), 13, "#8F84AC", "body")
        return
    size = 20.0 if h < LOW else 26.0
    left = x + 7 if h < LOW else x + w / 2 - size / 2
    canvas.icon(control.icon, left, y + h / 2 - size / 2, size, "#F4EBD8", FAINT)


def _chip(
    table: TableContext, canvas: Canvas, control: Control, rect: Rect, enabled: bool, armed: bool, hovered: bool
) -> None:
    x, y, w, h = rect
    fill, line, ink = ("#241A40", "#8A6F3C", "#F4EBD8") if enabled else ("#1B1430", "#3D2C6B", "#8F84AC")
    if armed:
        fill, line = "#6B5526", "#FFD55E"
    elif hovered and enabled:
        fill, line = "#352761", "#FFFFFF"
    canvas.panel(rect, fill, line, 7, 2 if armed else 1.3)
    if h < LOW:
        left = 31.0 if control.icon else 12.0
        if control.icon:
            canvas.icon(control.icon, x + 7, y + h / 2 - 10, 20, ink, 255 if enabled else 130)
        _label(table, canvas, control, (x + left, y, w - left - 3, h), 13, ink)
        if not enabled:
            canvas.icon("lock_red", x + w - 15, y + h - 15, 13)
        return
    if control.icon:
        canvas.icon(control.icon, x + 10, y + 8, 22, ink, 255 if enabled else 130)
    for i in range(control.cost):
        _unit(canvas, control, (x + 36 + 16 * i, y + 12, 14), enabled)
    if enabled:
        canvas.line(control.hotkey, (x, y + 4, w - 8, 18), 11.5, "#B9ADD0", align="right")
    else:
        canvas.icon("lock_red", x + w - 24, y + 6, 17)
    _label(table, canvas, control, (x + 8, y + 31, w - 12, 24), 14.5, ink)


def _label(
    table: TableContext, canvas: Canvas, control: Control, rect: Rect, size: float, ink: str, face: str = "bold"
) -> None:
    """What a control is called, on one line."""
    canvas.line(table.words.control(control), rect, size, ink, face, shorter=table.words.shorter_control(control))


def _effect(
    table: TableContext, canvas: Canvas, control: Control, rect: Rect, enabled: bool, armed: bool, hovered: bool
) -> None:
    x, y, w, h = rect
    fill, line, ink = ("#FFFDF6", "#C08A2C", "#2B2118") if enabled else ("#E6DBC0", "#C8B48C", EFFECT_INK)
    if armed:
        fill, line = "#F8E7BB", "#8A5E14"
    elif hovered and enabled:
        fill = "#FFFFFF"
    canvas.panel(rect, fill, line, 6, 2.2 if armed else 1.3)
    left = _price(canvas, control, rect, ink, enabled)
    _label(table, canvas, control, (x + left, y, w - left - 26, h), 13, ink, "bold" if enabled else "body")
    if enabled:
        canvas.icon("right", x + w - 22, y + h / 2 - 6, 12, "#8A5E14")
    else:
        canvas.icon("lock_red", x + w - 24, y + h / 2 - 9, 17)


def _price(canvas: Canvas, control: Control, rect: Rect, ink: str, enabled: bool) -> float:
    """What an effect costs, where it costs anything; returns how far from the left its words begin."""
    if not control.cost:
        return FREE
    x, y, _, h = rect
    _unit(canvas, control, (x + 6, y + h / 2 - 10, 20), enabled)
    canvas.line(str(control.cost), (x + 28, y, 26, h), 15, ink, "bold")
    return PRICED


def _unit(canvas: Canvas, control: Control, place: tuple[float, float, float], enabled: bool) -> None:
    """One of what a control costs."""
    shut = not enabled and control.unit_shut
    canvas.icon(shut or control.unit, *place, alpha=255 if enabled or shut else PALE)


def _end(table: TableContext, canvas: Canvas, control: Control, rect: Rect, enabled: bool, hovered: bool) -> None:
    x, y, w, h = rect
    fill, line, ink = ("#D9B25F", "#FFE6A6", "#2B2118") if enabled else ("#241A40", "#4A3A78", "#9A8FB4")
    if enabled and control.style == STOP:
        fill, line = "#E9DFC6", "#A08A5C"
    if hovered and enabled:
        fill, line = ("#F6EEDC" if control.style == STOP else "#E9C677"), "#FFFFFF"
    if enabled:
        canvas.shadow(rect, 8, 4, 90, 2)
    canvas.panel(rect, fill, line, 8, 1.5)
    left = x + 14
    if not enabled:
        canvas.icon("lock_red", x + 12, y + 6, 19)
        left = x + 38
    sub = ""
    shorter: tuple[str, ...] = ()
    if enabled:
        actions = table.model.dests.buttons.get(control.key, [])
        caution = table.model.caution(actions[0]) if actions else None
        if caution:
            sub, shorter = table.words.caution(caution), table.words.shorter_caution(caution)
    elif table.model.playing:
        refusal = table.model.why_shut(control)
        if refusal:
            sub, shorter = table.words.refusal(refusal), table.words.shorter_refusal(refusal)
    quiet = "#5E1420" if enabled else "#B9ADD0"
    if w < NARROW:
        _narrow(canvas, rect, left, (table.words.control(control), sub, *shorter), ink, quiet)
        return
    keys = " / ".join(keys_of(table, control))
    key = canvas.measure(keys, 11.5) if keys else -BESIDE
    room = w - (left - x) - key - 12 - BESIDE
    if sub:
        _label(table, canvas, control, (left, y + 3, room, 26), 15.5, ink)
        canvas.line(sub, (x + 14, y + 27, w - 24, 20), 12, quiet, shorter=shorter)
    else:
        _label(table, canvas, control, (left, y, room, h), 16, ink)
    place = (x + w - key - 12, y + 3 if sub else y, key + 2, 26 if sub else h)
    canvas.line(keys, place, 11.5, ink, align="right")


def keys_of(table: TableContext, control: Control) -> list[str]:
    """The keys that press what ends a phase: its own, and Enter for the first of several that can be pressed."""
    ends = [c for c in table.model.controls if c.ends]
    first = next((c for c in ends if table.model.enabled(c)), ends[0])
    return [key for key in (control.hotkey, "Enter" if first.key == control.key else "") if key]


def _narrow(canvas: Canvas, rect: Rect, left: float, said: tuple[str, ...], ink: str, ink_2: str) -> None:
    x, y, w, h = rect
    label, sub, *shorter = said
    if not sub:
        canvas.line(label, (left, y, x + w - left - 8, h), 14.5, ink, "bold")
        return
    head = min(19.0, h * 0.42)
    canvas.line(label, (left, y + 1, x + w - left - 8, head), 13, ink, "bold")
    low = (x + 8, y + head, w - 14, h - head)
    canvas.text(sub, low, TextStyle(11.5, ink_2, valign="middle", leading=1.08), shorter=(*shorter, ""))
