"""What Cultus looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.engine import Action, Event, Result, View
from game.presentation import AnswerCard, Course, DisplayList, Ending, contract, lighting
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

    THEME = Theme(icons={"cost": "ap"})

    backdrop = staticmethod(hours.backdrop)
    light = staticmethod(hours.light)
    living = staticmethod(living.living)
    held = staticmethod(foreseen.held)
    preview_overlay = staticmethod(foreseen.preview_overlay)
    story = staticmethod(stage.story)
    face = staticmethod(faces.face)
    zoom = staticmethod(zooms.zoom)
    tip = staticmethod(tips.tip)
    option = staticmethod(lobby.option)
    option_summary = staticmethod(lobby.option_summary)
    example = staticmethod(examples.example)
    picture = staticmethod(town.small)
    invitation = staticmethod(lobby.invitation)
    sample = staticmethod(sample.sample)
    seat_card = staticmethod(lobby.seat_card)

    def panels(self, v: View, events: Sequence[Event] = ()) -> Iterator[tuple[str, DisplayList]]:
        """Every region that the game fills itself."""
        s: CultusState = v.state
        yield "bar", progress.bar(v)
        yield "plate/0", own.character(v)
        yield "cost", own.cost(v)
        yield "plan", own.plan(v)
        yield "taken", own.taken(v)
        yield "actions", progress.actions(v)
        yield "income", town.income_row(s)
        yield "focus", town.town(v)
        yield "hand", town.hand_label(v)
        yield "display", town.display_label(v, raising.offers(v))
        yield "counters", progress.counters(v)
        yield "discard", town.discard_label(s)
        if s.seats == 1:
            yield "plate/automa", rival.rival(s)
        else:
            yield from together.right_side(v)

    def forecast(self, v: View) -> DisplayList | None:
        """Where everybody would stand if the game ended now."""
        return lighting(race.forecast(v), partial(race.counted_by, v))

    def answer(self, v: View, a: Action) -> AnswerCard:
        """A character or a plan to keep; a monument card to choose by; the line of a walk of two squares."""
        card = lobby.choice(v, a) or super().answer(v, a).card
        return AnswerCard(card, raising.answer(v, a), raising.larger(v, a), foreseen.way(v, a))

    def emblem(self, v: View, seat: int) -> DisplayList:
        """The portrait of a seat's character with the seat's shape; -1 is the solo rival."""
        s: CultusState = v.state
        if seat < 0:
            return zooms.emblem(ENEMIES[s.enemy].character if s.enemy else "", "black")
        return zooms.emblem(s.character[seat], seat_color(s, seat))

    def ending(self, v: View, result: Result, course: Course | None = None) -> Ending:
        """The last scene, with the strip of endings of the solo game."""
        return ending.ending(v, result)
