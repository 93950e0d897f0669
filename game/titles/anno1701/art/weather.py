"""The weather of the strait: the event die brings it. Sky, water and windows show it; cards, signs and texts keep their
colours."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.engine import View
from game.presentation import DisplayList
from game.titles.anno1701.rules.components import EVENTS
from game.titles.anno1701.table.placing import FAIR, on_shores, weather

STAGE: Final = (0, 0, 1280, 720)
DEEP: Final = "#081824"
WEATHERS: Final = (FAIR, *EVENTS[1:])
VEILS: Final = {
    "queen": ("#7A4A12", 0.05),
    "commercial_advantage": ("#0A3C66", 0.12),
    "tax": ("#2C3A48", 0.3),
    "pirates_hunt": ("#12262C", 0.42),
    "fire": ("#4A1226", 0.34),
    "diplomacy": ("#14183E", 0.4),
}
"""What sea and land take on, and how much. All of it is darker than they are."""
GLITTER: Final = {
    FAIR: ("#FFF3C4", 153),
    "queen": ("#FFE9A8", 230),
    "commercial_advantage": ("#FFF3C4", 128),
    "fire": ("#FFA860", 191),
    "diplomacy": ("#F6CFA0", 128),
}
"""The way of the sun on the water, where it shines: its colour, and how strong it is."""
DARK: Final = ("pirates_hunt", "fire", "diplomacy")
"""In these the lamps are lit."""


def _settled(told: Any) -> Any:
    """The same with tuples for lists."""
    if isinstance(told, dict):
        return {name: _settled(value) for name, value in told.items()}
    return tuple(map(_settled, told)) if isinstance(told, list) else told


PLACES: Final = _settled(tomllib.loads(Path(__file__).with_name("strait.toml").read_text("utf-8")))
"""Where something shines or moves by itself."""


def blend(colour: str, now: str) -> str:
    """What a colour of the painting looks like in a weather."""
    veil, share = VEILS.get(now, (colour, 0.0))
    pairs = ((int(colour[i : i + 2], 16), int(veil[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def backdrop(v: View, rival: str) -> DisplayList:
    """The painting in the weather of the turn, dimmed under the open sea; below it the ground of the timeline."""
    near = on_shores(v)
    sheet = DisplayList(*STAGE[2:])
    sheet.place(scenery(weather(v.state), rival if near else ""), 0, 0)
    if not near:
        sheet.panel(PLACES["below_bar"], DEEP, radius=0, width=0, opacity=0.62)
    sheet.panel(PLACES["foot"], DEEP, radius=0)
    sheet.panel(PLACES["timeline"], "#0B2030", "#25506E", 6, 1)
    return sheet


def scenery(now: str, rival: str) -> DisplayList:
    """Sky, sea and both islands in a weather; ``rival`` is the colour of the pennants on the ship in the far bay, "" for
    none."""
    sheet = DisplayList(*STAGE[2:])
    sheet.svg(f"anno1701/sky/{now}", PLACES["sky"])
    sheet.svg("anno1701/scene/table", STAGE)
    if now in GLITTER:
        colour, strength = GLITTER[now]
        sheet.svg("anno1701/light/glitter", PLACES["glitter"], strength, c=colour)
    if rival:
        sheet.svg("anno1701/ships/ship", PLACES["ship"], c=rival)
        sheet.svg("anno1701/scene/boat", PLACES["boat"])
    if now in VEILS:
        colour, share = VEILS[now]
        sheet.panel(STAGE, colour, radius=0, opacity=share)
    return sheet


def light(v: View) -> DisplayList | None:
    """What the weather sets into the picture: lit windows and lamps, foam, rain, mist. Nothing on the open sea or a desk."""
    now = weather(v.state)
    return _light(now) if now != FAIR and on_shores(v) else None


@cache
def _light(now: str) -> DisplayList:
    sheet = DisplayList(*STAGE[2:])
    sheet.svg(f"anno1701/light/{now}", PLACES["light"])
    for name in ("lamp", "window") if now in DARK else ():
        for place in PLACES[f"{name}s"]:
            sheet.svg(f"anno1701/light/{name}", place)
    return sheet
