"""The presets of a title as chips: one click each, with the reason for taking it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine import Preset
from game.text.catalog import Texts
from game.text.speech import forms
from game.ui.canvas import Rect
from game.ui.scenes.lobby.tiles import Chip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.scenes.asked import Choosing


def preset_name(texts: Texts, title: str, preset: Preset) -> str:
    """What a preset is called."""
    message = f"{title}-preset-{preset.id}".replace("_", "-")
    return texts(message) if texts.has(message) else preset.id


def _brief(texts: Texts, title: str, preset: Preset) -> str:
    """What it is called where its name has no room."""
    message = f"{title}-preset-{preset.id}".replace("_", "-")
    return forms(texts, title, message, {})[-1] if texts.has(message) else preset.id


def preset_chips(lobby: Choosing, rect: Rect, across: int = 1) -> list[Widget]:
    """A chip for each preset inside a place: one above the other with their reasons while there is room for them, or
    ``across`` in a row with their names alone, the first row of them."""
    texts, title = lobby.stage.texts, lobby.title.id
    x, y, w, h = rect
    named = []
    for preset in lobby.presets[:across] if across > 1 else lobby.presets:
        reason = f"{title}-preset-{preset.id}-why".replace("_", "-")
        why = texts(reason) if texts.has(reason) else ""
        named.append((preset, preset_name(texts, title, preset), why))
    found: list[Widget] = []
    if across > 1:
        wide = (w - 8 * (across - 1)) / across
        for index, (preset, name, why) in enumerate(named):
            place = (x + (wide + 8) * index, y, wide, min(36.0, h))
            chosen = lobby.is_preset(preset)
            act, brief = partial(lobby.apply, preset), _brief(texts, title, preset)
            found.append(Chip(place, name, why, chosen, act, f"preset-{preset.id}", brief))
        return found
    measured = lobby.stage.canvas.child((0, 0, 0, 0), title)
    highs = [34 + measured.height(why, w - 36, 12, "body", 1.35) + 4 if why else 34.0 for _, _, why in named]
    if sum(highs) + 6 * len(highs) > h:
        highs = [min(34.0, h / len(named) - 4)] * len(named)
    gap = 6.0 if sum(highs) + 6 * len(highs) <= h else 4.0
    for (preset, name, why), high in zip(named, highs):
        chosen = lobby.is_preset(preset)
        found.append(Chip((x, y, w, high), name, why, chosen, partial(lobby.apply, preset), f"preset-{preset.id}"))
        y += high + gap
    return found


__all__ = ["preset_chips", "preset_name"]
