"""What Undecim looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from collections.abc import Sequence
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
        box=("#5E1A26", "#2B1014", "#F0DCA8"),
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

    def backdrop(self, v: View) -> DisplayList:
        """Dark wood and the frontier in the light of the hour."""
        return hours.backdrop(v)

    def light(self, v: View) -> DisplayList | None:
        """What the moon lays over it."""
        return hours.light(v)

    def living(self, v: View) -> list[Living]:
        """What moves on the board that shows."""
        return living.living(v)

    def panels(self, v: View, events: Sequence[Event] = ()) -> dict[str, DisplayList]:
        """Every region that the game fills itself."""
        s: UndecimState = v.state
        bar = {"bar": seats.bar(_PARTS.get(s.phase, "round_end"), s.round, len(s.variants))}
        shown = stages.stage(v)
        if shown == stages.CHOOSE:
            return {**bar, **choose.panels(v)}
        if shown == stages.NIGHT:
            return {**bar, "focus": night.sheet_of(v)}
        if shown == stages.BUILD:
            found = {"focus": builds.strip(v), "area": builds.area(v), "steps": builds.steps(v)}
        else:
            found = {"focus": frontier.frontier(v), "area": own.area(v), "score": seats.score(v)}
        found |= {**bar, "plate/0": own.nameplate(v), "hand": own.hand(v), "actions": own.actions(v)}
        for place, seat in enumerate(v.others, 1):
            found[f"plate/{place}"] = seats.rival(v, seat, place)
        return found

    def tableau(self, before: View, after: View, event: Event) -> DisplayList | None:
        """What fills the table while cards are revealed, a night falls or a round ends."""
        return tableau.tableau(before, after, event)

    def forecast(self, v: View) -> DisplayList | None:
        """Where everybody would stand if the game ended now."""
        return lighting(forecast.forecast(v), partial(forecast.counted_by, v))

    def control(self, v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
        """The face of a button that moves time counters."""
        return own.control(v, control, enabled, armed)

    def face(self, key: str) -> DisplayList:
        """A piece as it lies on the table."""
        return faces.face(key)

    def zoom(self, v: View, target: str) -> DisplayList | None:
        """A card held close, with all its words."""
        return zooms.zoom(v, target)

    def tip(self, v: View, target: str) -> Tip | None:
        """The name of a piece, slot or place, and what it is for."""
        return tips.tip(v, target)

    def answer(self, v: View, a: Action) -> AnswerCard:
        """A face of the die, a rival, or to leave things alone; the half that a card would show."""
        return AnswerCard(lobby.choice(v, a), lobby.answer(v, a))

    def option(self, option: str, value: str) -> DisplayList | None:
        """The picture of a module's age."""
        return lobby.option(option, value)

    def example(self, anchor: str) -> Example | None:
        """The position that a section of the rules shows."""
        return examples.example(anchor)

    def picture(self, v: View, size: float) -> DisplayList:
        """The moon over the ridge and the points of the seats."""
        return portraits.picture_of(v, size)

    def invitation(self) -> DisplayList:
        """What the game is, beside its picture on the shelf."""
        return lobby.invitation()

    def sample(self, glow: float) -> DisplayList:
        """A corner of the table on which settings show."""
        return lobby.sample(glow)

    def seat_card(self, color: str) -> DisplayList:
        """The profile of a colour under its banner."""
        return lobby.seat_card(color)

    def emblem(self, v: View, seat: int) -> DisplayList:
        """The profile of a seat."""
        return portraits.emblem(v, seat)

    def ending(self, v: View, result: Result, course: Course | None = None) -> Ending:
        """Whose dawn it is, by how much, and every source of points on one scale."""
        return ending.ending(v, result, course)
