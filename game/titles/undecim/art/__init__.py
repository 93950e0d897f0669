"""What Undecim looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from game.engine import Action, Event, Result, View
from game.presentation import AnswerCard, Control, DisplayList, Ending, Living, Tip, contract, lighting
from game.presentation.course import Course
from game.presentation.example import Example
from game.presentation.kit import Theme
from game.titles.undecim.art import (
    builds,
    choose,
    ending,
    examples,
    faces,
    forecast,
    frontier,
    hours,
    living,
    lobby,
    night,
    own,
    portraits,
    seats,
    tableau,
    tips,
    zooms,
)
from game.titles.undecim.art.inks import CREAM, DARK, GOLD, INK, PANEL, STONE, WINE
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import stages

_PARTS: Final = {
    **dict.fromkeys(("round_start", "bonus", "mulligan"), "round_start"),
    **dict.fromkeys(("select", "red", "act"), "action"),
    "take": "refill_actions",
    **dict.fromkeys(("moon", "night"), "red_moon"),
}


class Art(contract.Art):
    """The frontier under the red moon, by the light of torches."""

    THEME = Theme(
        PANEL,
        DARK,
        "#6E5648",
        STONE,
        INK,
        WINE,
        GOLD,
        CREAM,
        tones={
            "#120926": "#1B1014",
            "#150E28": "#1B1014",
            "#181029": "#271A1F",
            "#1B1430": "#22151A",
            "#241A40": "#2E1C22",
            "#2B2050": "#3A282C",
            "#33265F": "#4A2630",
            "#352761": "#4A2630",
            "#3D2C6B": "#5E4A42",
            "#4A3A78": "#5E4A42",
            "#4A3F68": "#4A3A36",
            "#5A4A86": "#7A6250",
            "#6B5C94": "#7A6250",
            "#7C68B8": "#9C8672",
            "#8F84AC": "#B9A58F",
            "#93A399": "#B9A58F",
            "#9A8FB4": "#BFAE9A",
            "#B9ADD0": "#C9B8A2",
            "#14231F": "#271A1F",
            "#6E8F80": "#7A6250",
            "#275146": "#4A3A22",
            "#0B0618": "#12080C",
        },
    )

    backdrop = staticmethod(hours.backdrop)
    light = staticmethod(hours.light)
    living = staticmethod(living.living)
    tableau = staticmethod(tableau.tableau)
    control = staticmethod(own.control)
    face = staticmethod(faces.face)
    zoom = staticmethod(zooms.zoom)
    tip = staticmethod(tips.tip)
    option = staticmethod(lobby.option)
    example = staticmethod(examples.example)
    picture = staticmethod(portraits.picture_of)
    invitation = staticmethod(lobby.invitation)
    sample = staticmethod(lobby.sample)
    seat_card = staticmethod(lobby.seat_card)
    emblem = staticmethod(portraits.emblem)
    ending = staticmethod(ending.ending)

    def panels(self, v: View, events: Sequence[Event] = ()) -> Iterator[tuple[str, DisplayList]]:
        """Every region that the game fills itself."""
        s: UndecimState = v.state
        shown = stages.stage(v)
        yield "bar", seats.bar(_PARTS.get(s.phase, "round_end"), s.round, len(s.variants))
        if shown == stages.CHOOSE:
            yield from choose.panels(v)
            return
        if shown == stages.NIGHT:
            yield "focus", night.sheet_of(v)
            return
        if shown == stages.BUILD:
            yield "focus", builds.strip(v)
            yield "area", builds.area(v)
            yield "steps", builds.steps(v)
        else:
            yield "focus", frontier.frontier(v)
            yield "area", own.area(v)
            yield "score", seats.score(v)
        yield "plate/0", own.nameplate(v)
        yield "hand", own.hand(v)
        yield "actions", own.actions(v)
        for place, seat in enumerate(v.others, 1):
            yield f"plate/{place}", seats.rival(v, seat, place)

    def forecast(self, v: View) -> DisplayList | None:
        """Where everybody would stand if the game ended now."""
        return lighting(forecast.forecast(v), partial(forecast.counted_by, v))

    def answer(self, v: View, a: Action) -> AnswerCard:
        """A face of the die, a rival, or to leave things alone; the half that a card would show."""
        return AnswerCard(lobby.choice(v, a), lobby.answer(v, a))
