"""The panels of the last few views, drawn region by region."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from game.engine import Event, View
from game.presentation import Art, DisplayList

KEPT: Final = 3
"""The panels of so many views are kept: a story looks at those before and after what it tells."""

Drawing: TypeAlias = Generator[None, None, Mapping[str, DisplayList]]
"""Draws one region after the other, and comes to all of them."""


class _Drawn(NamedTuple):
    """The panels of a view and what has happened until then, as far as they are drawn, and those to come."""

    view: View
    events: Sequence[Event]
    panels: dict[str, DisplayList]
    rest: Iterator[tuple[str, DisplayList]]


class Panels:
    """What a title draws into the regions of its table."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._drawn: list[_Drawn] = []

    def drawing(self, view: View, events: Sequence[Event]) -> Drawing:
        """The content of the regions of a view after these events of its turn; what is kept of it is not drawn again, also
        where two draw it at the same time."""
        drawn = next((one for one in self._drawn if one.view is view and one.events == events), None)
        if drawn is None:
            drawn = _Drawn(view, events, {}, iter(self.art.panels(view, events)))
            self._drawn = [*self._drawn[1 - KEPT :], drawn]
        return self._going_on(drawn)

    def drawing_of(self, view: View) -> Drawing:
        """The same as it was drawn last, after whatever events; after none if it is not kept."""
        drawn = next((one for one in reversed(self._drawn) if one.view is view), None)
        return self._going_on(drawn) if drawn is not None else self.drawing(view, ())

    def _going_on(self, drawn: _Drawn) -> Drawing:
        try:
            for region, sheet in drawn.rest:
                drawn.panels[region] = sheet
                yield
        except Exception:  # What a broken title has begun is not all of it.
            self._drawn = [one for one in self._drawn if one is not drawn]
            raise
        return drawn.panels


__all__ = ["Drawing", "Panels"]
