"""What a title's ``table/placement.py`` says. All is pure; whatever it does not write has the default that stands here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.engine import Draft, View
from game.presentation.part import TitlePart
from game.presentation.slots import Rect, Slot
from game.presentation.spots import Change, Spots, Standing


class Placement(TitlePart):
    """Where things lie: the board of a view, its pieces and slots, and where the game stands."""

    REGIONS: Mapping[str, Rect] = {}
    """Regions of a board that has no file, by their roles (``game.table.default_regions``); its slots come from ``slots``."""

    def layout(self, v: View) -> str:
        """The name of the board file in ``art/<id>/`` for this view, without ``.tmx``."""
        return "table"

    def placement(self, v: View) -> Spots:
        """Where every visible piece lies. Piece ids are stable; a face-down piece has an id of its place."""
        return {}

    def slots(self, v: View, draft: Draft | None) -> Iterable[Slot]:
        """Slots that are worked out from the view or from an action that is being put together: rows that grow, a
        searched pile. They stand beside those of the board file."""
        return ()

    def plate(self, v: View, actor: int | str) -> str:
        """The region that shows whoever it is: ``plate/0`` is the seat that looks, the others follow in turn order;
        ``plate/automa`` an opponent that is part of the rules."""
        if isinstance(actor, str):
            return "plate/automa"
        seats = max(1, len(v.colors))
        return f"plate/{(actor - (v.seat or 0)) % seats}"

    def change(self, before: str, after: str) -> Change:
        """How a piece goes over from one face to another one, or from "" where it is new: by default it is turned over if the
        first word of its face changes."""
        return Change(before.partition(":")[0] != after.partition(":")[0])

    def hides(self, v: View) -> bool:
        """True if seats have secrets from each other: between two people a curtain falls."""
        return len(v.colors) != 1 and any("owner" in field.marks for field in self.rules.state_class.declared())

    def standing(self, v: View) -> Standing:
        """Where the game stands. By default what the state's fields of these names say: the outermost part of the flow
        (else ``round``) is the number of the round, ``phase`` (else the key of the pending decision) the phase, ``vp``
        the points."""
        s, flow = v.state, self.title.flow
        number = getattr(s, flow.id, getattr(s, "round", 0)) if flow and not flow.owned else getattr(s, "round", 0)
        phase = getattr(s, "phase", s.pending[-1].key if s.pending else "")
        points = getattr(s, "vp", ())
        return Standing(
            number if isinstance(number, int) else 0,
            flow.times if flow and not flow.owned else 0,
            phase if isinstance(phase, str) else "",
            tuple(points) if isinstance(points, list | tuple) else (),
        )
