"""What Cultus looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from game.engine import View
from game.engine.data import provenance_by_value
from game.presentation import DisplayList
from game.titles.cultus.art import examples, own, rival, together, town
from game.titles.cultus.art.inks import SHEETS
from game.titles.cultus.presentation import seat_color
from game.titles.cultus.rules.components import ENEMIES, read
from game.titles.cultus.rules.state import CultusState

PARTS = (
    "ending",
    "faces",
    "foreseen",
    "hours",
    "living",
    "lobby",
    "race",
    "raising",
    "sample",
    "stage",
    "tips",
    "zooms",
)
ICONS = {"cost": "ap"}
BAND = ("#1B1036", "#3A2870", "#F2D58C")
example = examples.example


def panels(v: View) -> dict[str, DisplayList]:
    """Every region that the game fills itself."""
    s: CultusState = v.state
    found = {
        "bar": own.bar(v),
        "plate/0": own.character(v),
        "cost": own.cost(v),
        "plan": own.plan(v),
        "taken": own.taken(v),
        "actions": own.actions(v),
        "income": town.income_row(s),
        "focus": town.town(v),
        "hand": town.hand_label(v),
        "display": own.display_label(v),
        "counters": own.counters(v),
        "discard": town.discard_label(s),
    }
    return {**found, "plate/automa": rival.rival(s)} if s.seats == 1 else {**found, **together.right_side(v)}


def emblem(v: View, seat: int) -> DisplayList:
    """The portrait of a seat's character with the seat's shape; -1 is the solo rival."""
    s: CultusState = v.state
    if seat < 0:
        return SHEETS.draw("emblem", person=ENEMIES[s.enemy].character if s.enemy else "", color="black")
    return SHEETS.draw("emblem", person=s.character[seat], color=seat_color(s, seat))


def provenance() -> list[tuple[str, int, int, int]]:
    """For each table of ``data.toml``: how many of its values are printed, public and reconstructed."""
    return provenance_by_value(read())
