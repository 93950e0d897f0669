"""Dragging alliance tiles by hand: never an action, since tiles come with marriages and missions; but there is a reason
to tell (6.2, 6.6, 3.6)."""

from __future__ import annotations

from game.engine import Action, Field, Refusal
from game.engine.refusal import BAD_ARGUMENT
from game.titles.signorie.rules.actions.base import Never, refuse
from game.titles.signorie.rules.components import ALLIANCES, CITIES, CITY, ROW, ROWS
from game.titles.signorie.rules.state import SignorieState


class TakeTile(Never):
    """A tile dragged from a city into an own row."""

    name = "take_tile"
    fields = (Field("city", CITIES), Field("kind", ("marriage", "mission")), Field("row", ROWS))

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: a house that the row does not lack; otherwise because it takes a marriage or a mission."""
        city, kind, row = a.args
        tile = s.city_tiles[2 * CITY[city] + (kind == "mission")]
        if not tile:
            return Refusal(BAD_ARGUMENT)
        if not s.wants(a.seat, ROW[row], ALLIANCES[tile].house):
            return refuse("tile_not_in_plan", "6.2", tile=tile, row=row)
        return refuse("tile_needs_action", "6.2", city=city)


class MoveTile(Never):
    """A tile dragged out of the row where it lies."""

    name = "move_tile"
    fields = (Field("row", ROWS),)

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: tiles stay where they are."""
        return refuse("tile_fixed", "3.6")
