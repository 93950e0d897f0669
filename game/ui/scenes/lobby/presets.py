"""The presets of a title as chips: one click each, with the reason for taking it."""

from __future__ import annotations

from functools import partial
from itertools import accumulate

from game.engine import Preset
from game.text.catalog import Texts
from game.text.speech import forms
from game.ui.canvas import Rect
from game.ui.scenes.house import first_said
from game.ui.scenes.lobby.draft import GameDraft
from game.ui.scenes.lobby.tiles import Chip
from game.ui.widgets import Widget


def preset_name(texts: Texts, title: str, preset: Preset) -> str:
    """What a preset is called."""
    return first_said(texts, f"{title}-preset-{preset.id}", otherwise=preset.id)


def preset_chips(draft: GameDraft, rect: Rect, across: int = 1) -> list[Widget]:
    """A chip for each preset inside a place: one above the other with their reasons while there is room for them, or
    ``across`` in a row with their names alone, the first row of them."""
    texts, title, presets = draft.texts, draft.title.id, draft.presets
    x, y, w, h = rect
    whys = [first_said(texts, f"{title}-preset-{preset.id}-why") for preset in presets]
    if across > 1:
        wide = (w - 8 * (across - 1)) / across
        places: list[Rect] = [(x + (wide + 8) * index, y, wide, min(36.0, h)) for index in range(across)]
    else:
        measured = draft.stage.canvas.child((0, 0, 0, 0), title)
        highs = [34 + measured.height(why, w - 36, 12, "body", 1.35) + 4 if why else 34.0 for why in whys]
        if sum(highs) + 6 * len(highs) > h:
            highs = [min(34.0, h / len(presets) - 4)] * len(presets)
        gap = 6.0 if sum(highs) + 6 * len(highs) <= h else 4.0
        tops = accumulate((high + gap for high in highs), initial=y)
        places = [(x, top, w, high) for top, high in zip(tops, highs)]
    found: list[Widget] = []
    for place, preset, why in zip(places, presets, whys):
        message, name = f"{title}-preset-{preset.id}".replace("_", "-"), preset_name(texts, title, preset)
        brief = forms(texts, title, message, {})[-1] if across > 1 and texts.has(message) else name
        chosen, act = draft.is_preset(preset), partial(draft.apply, preset)
        found.append(Chip(place, name, why, chosen, act, f"preset-{preset.id}", brief))
    return found
