"""What Cultus looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from game.engine import View
from game.engine.data import provenance_by_value
from game.presentation import DisplayList
from game.titles.cultus.art import own, rival, together, town
from game.titles.cultus.art.ending import ending as ending
from game.titles.cultus.art.examples import example as example
from game.titles.cultus.art.faces import face as face
from game.titles.cultus.art.faces import picture as picture
from game.titles.cultus.art.foreseen import foreseen as foreseen
from game.titles.cultus.art.foreseen import held as held
from game.titles.cultus.art.foreseen import way as way
from game.titles.cultus.art.inks import SHEETS
from game.titles.cultus.art.lobby import choice as choice
from game.titles.cultus.art.lobby import invitation as invitation
from game.titles.cultus.art.lobby import option as option
from game.titles.cultus.art.lobby import option_summary as option_summary
from game.titles.cultus.art.lobby import sitter as sitter
from game.titles.cultus.art.race import counted_by as counted_by
from game.titles.cultus.art.race import forecast as forecast
from game.titles.cultus.art.raising import answer as answer
from game.titles.cultus.art.raising import larger as larger
from game.titles.cultus.art.sample import sample as sample
from game.titles.cultus.art.stage import story as story
from game.titles.cultus.art.tips import tip as tip
from game.titles.cultus.art.zooms import zoom as zoom
from game.titles.cultus.components import ENEMIES, read
from game.titles.cultus.presentation import seat_color
from game.titles.cultus.state import CultusState

ICONS = {"cost": "ap"}
BAND = ("#1B1036", "#3A2870", "#F2D58C")
_BACKDROP = SHEETS.draw("backdrop")


def backdrop(v: View) -> DisplayList:
    """The felt."""
    return _BACKDROP


def panels(v: View) -> dict[str, DisplayList]:
    """Every region that the game fills itself."""
    s: CultusState = v.state
    found = {
        "bar": own.bar(v),
        "character": own.character(v),
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
    return {**found, "rival": rival.rival(s)} if s.seats == 1 else {**found, **together.right_side(v)}


def emblem(v: View, seat: int) -> DisplayList:
    """The portrait of a seat's character with the seat's shape; -1 is the solo rival."""
    s: CultusState = v.state
    if seat < 0:
        return SHEETS.draw("emblem", person=ENEMIES[s.enemy].character if s.enemy else "", color="black")
    return SHEETS.draw("emblem", person=s.character[seat], color=seat_color(s, seat))


def provenance() -> list[tuple[str, int, int, int]]:
    """For each table of ``data.toml``: how many of its values are printed, public and reconstructed."""
    return provenance_by_value(read())
