"""What Cultus looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from game.engine import Action, Event, Result, View
from game.presentation import (
    AnswerCard,
    Course,
    DisplayList,
    Ending,
    Living,
    PieceId,
    SlotId,
    Tip,
    contract,
    lighting,
)
from game.presentation.example import Example
from game.presentation.kit import Theme
from game.titles.cultus.art import (
    ending,
    examples,
    faces,
    foreseen,
    hours,
    living,
    lobby,
    own,
    progress,
    race,
    raising,
    rival,
    sample,
    stage,
    tips,
    together,
    town,
    zooms,
)
from game.titles.cultus.rules.components import ENEMIES
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.placement import seat_color


class Art(contract.Art):
    """The border town, the cards and cubes, the rival, the light of the hour."""

    THEME = Theme(box=("#1B1036", "#3A2870", "#F2D58C"), icons={"cost": "ap"})

    def backdrop(self, v: View) -> DisplayList:
        """The felt in the light of the hour."""
        return hours.backdrop(v)

    def light(self, v: View) -> DisplayList | None:
        """The light on the frame, the windows that are lit, the moon."""
        return hours.light(v)

    def living(self, v: View) -> list[Living]:
        """What moves on the squares of the town."""
        return living.living(v)

    def panels(self, v: View, events: Sequence[Event] = ()) -> dict[str, DisplayList]:
        """Every region that the game fills itself."""
        s: CultusState = v.state
        found = {
            "bar": progress.bar(v),
            "plate/0": own.character(v),
            "cost": own.cost(v),
            "plan": own.plan(v),
            "taken": own.taken(v),
            "actions": progress.actions(v),
            "income": town.income_row(s),
            "focus": town.town(v),
            "hand": town.hand_label(v),
            "display": town.display_label(v, raising.offers(v)),
            "counters": progress.counters(v),
            "discard": town.discard_label(s),
        }
        return {**found, "plate/automa": rival.rival(s)} if s.seats == 1 else {**found, **together.right_side(v)}

    def held(self, v: View, piece: PieceId, slot: SlotId = "") -> DisplayList | None:
        """While a pawn is held: what it cannot reach sinks."""
        return foreseen.held(v, piece, slot)

    def preview_overlay(self, v: View, a: Action) -> DisplayList | None:
        """The picture of a deed that stands to be done."""
        return foreseen.preview_overlay(v, a)

    def story(self, v: View, events: Sequence[Event]) -> DisplayList | None:
        """The rival's panel while its phase is told."""
        return stage.story(v, events)

    def forecast(self, v: View) -> DisplayList | None:
        """Where everybody would stand if the game ended now."""
        return lighting(race.forecast(v), partial(race.counted_by, v))

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
        """A character or a plan to keep; a monument card to choose by; the line of a walk of two squares."""
        card = lobby.choice(v, a) or super().answer(v, a).card
        return AnswerCard(card, raising.answer(v, a), raising.larger(v, a), foreseen.way(v, a))

    def option(self, option: str, value: str) -> DisplayList | None:
        """The card of a rival, the tile of a difficulty or colour."""
        return lobby.option(option, value)

    def option_summary(self, options: Mapping[str, str]) -> DisplayList:
        """What the chosen rival does, in words."""
        return lobby.option_summary(options)

    def example(self, anchor: str) -> Example | None:
        """The position that a section of the rules shows."""
        return examples.example(anchor)

    def picture(self, v: View, size: float) -> DisplayList:
        """The town with its monuments and pawns, square."""
        return town.small(v, size)

    def invitation(self) -> DisplayList:
        """What the game is, beside its picture on the shelf."""
        return lobby.invitation()

    def sample(self, glow: float) -> DisplayList:
        """A corner of the table on which settings show."""
        return sample.sample(glow)

    def seat_card(self, color: str) -> DisplayList:
        """The pawn and a monument of a colour before the town."""
        return lobby.seat_card(color)

    def emblem(self, v: View, seat: int) -> DisplayList:
        """The portrait of a seat's character with the seat's shape; -1 is the solo rival."""
        s: CultusState = v.state
        if seat < 0:
            return zooms.emblem(ENEMIES[s.enemy].character if s.enemy else "", "black")
        return zooms.emblem(s.character[seat], seat_color(s, seat))

    def ending(self, v: View, result: Result, course: Course | None = None) -> Ending:
        """The last scene, with the strip of endings of the solo game."""
        return ending.ending(v, result)
