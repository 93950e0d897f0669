"""The quiet table: what neither answers nor belongs to whoever looks has less colour and light, until it is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import TypeAlias

import pygame

from game.engine.steps import finished
from game.presentation import QUIET, DisplayList, Hot, Text, quieted
from game.presentation.areas import BOARD, OWN, Areas, answering
from game.presentation.slots import Slot, meet
from game.table.arrange import Laid
from game.table.layout import Layout, Rect, middle
from game.table.loudness import NOTHING, Sunk, sunk
from game.ui.canvas import Canvas
from game.ui.table.board.painter import Veil, sink, sunken
from game.ui.table.context import TableContext

THREADS = ("actions", "log", "timeline")
"""What the house itself draws in two ways."""
BOARD_VEIL, FAR_VEIL = (0.2, 0.75), (0.34, 0.55)
"""How thick a veil is, and how much colour is left below it: over what all play on, over what is further away."""
NIGHT = "#150E2B"
"""The colour of the veil, as the title has it."""
SheetsAt: TypeAlias = Callable[[Rect], object]
PaintingFull: TypeAlias = Callable[[Canvas], Iterator[None]]


class Quiet:
    """What steps back on one table, and how it is drawn."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self._known: tuple[object, ...] = ()
        self._sunk = NOTHING
        self._areas = Areas({})
        self._slots: Mapping[str, Slot] = {}
        self._parts: dict[tuple[float, float], str] = {}
        self._where: dict[str, str] = {}
        self._worded: set[str] = set()
        self._full: dict[str, tuple[object, pygame.Surface]] = {}

    @property
    def key(self) -> tuple[object, ...]:
        """Another one whenever something else steps back."""
        attention, model, prompt = self.table.attention, self.table.model, self.table.prompt
        if not attention.quiet or attention.all:
            return ()
        return (
            self.table.moment,
            model.moment,
            model.playing,
            model.eyes,
            model.told_so_far,
            model.armed.key if model.armed else "",
            id(prompt),
            id(model.layout),
        )

    @property
    def on(self) -> bool:
        """True while the quiet form of everything is drawn."""
        return bool(self._known)

    def settle(self) -> Sunk:
        """What steps back now."""
        key = self.key
        if key != self._known:
            self._known = key
            self._lie(self.table.model.layout)
            self._sunk = sunk(self.table.model, self._answers()) if key else NOTHING
        return self._sunk

    def _lie(self, layout: Layout) -> None:
        """In which part of the table each slot of a board lies."""
        if layout.areas is not self._areas:
            self._areas, self._parts = layout.areas, {}
        for slot in layout.slots.values():
            if slot.centre not in self._parts:
                self._parts[slot.centre] = self._areas.at(*slot.centre)
        self._slots = layout.slots
        self._where = {name: self._parts[slot.centre] for name, slot in layout.slots.items()}

    def forget(self) -> None:
        """The window or the words have changed: draw everything anew."""
        self._known, self._full = (None,), {}

    def area_at(self, x: float, y: float, panels: Mapping[str, DisplayList]) -> str:
        """The part of the table at a place that is another one when it is looked at more closely, or ""."""
        name = self._areas.at(x, y)
        back = self._sunk.areas | {self._where.get(slot, "") for slot in self._sunk.slots}
        if name in back or name in THREADS or name in self._worded or not name:
            return name
        return name if self._leaves_out(self._areas[name].rect, panels) else ""

    def _leaves_out(self, area: Rect, panels: Mapping[str, DisplayList]) -> bool:
        """True if a quiet table draws anything in that place in another way."""
        regions = self.table.model.layout.regions
        for name, sheet in panels.items():
            x, y, w, h = regions.get(name, (0, 0, 0, 0))
            if not meet(area, (x, y, w, h)):
                continue
            for mark in sheet.marks:
                left, top, wide, high = mark.rect
                if not isinstance(mark, Hot) and mark.aside and meet(area, (x + left, y + top, wide, high)):
                    return True
        return False

    def hear(self, backdrop: DisplayList) -> None:
        """The ground as the title draws it: the parts come back in which words of it are left out."""
        words = (mark for mark in backdrop.marks if isinstance(mark, Text) and mark.aside not in ("", QUIET))
        self._worded = {self._areas.at(*middle(mark.rect)) for mark in words}

    def sheet(self, sheet: DisplayList) -> DisplayList:
        """A sheet as it is drawn where nobody points."""
        return quieted(sheet) if self._known else sheet

    def holds(self, piece: str) -> None:
        """A piece is in the hand, or none: the parts where it may go come back."""
        slots, targets = self.table.model.layout.slots, self.table.model.targets(piece) if piece else ()
        self.table.attention.keep(answering(self._areas, (slots[name].centre for name in targets)))

    def over(self, canvas: Canvas, laid: Laid) -> Veil | None:
        """The veil over a piece that lies where everything steps back; None over all others."""
        slot = laid.spot.slot
        area = self._where.get(slot, "")
        back = area in self._sunk.areas or slot in self._sunk.slots
        return self.veil(canvas, area) if back and not self.table.attention.full(area) else None

    def veil(self, canvas: Canvas, area: str) -> Veil:
        """How a part of the table steps back: what all play on less than what is others' or only looked up."""
        tint = pygame.Color(canvas.tones.get(NIGHT, NIGHT))
        thick, colour = BOARD_VEIL if self._areas[area].purpose in (BOARD, OWN) else FAR_VEIL
        return Veil((tint.r, tint.g, tint.b), thick, colour)

    def sink(self, canvas: Canvas) -> None:
        """Take colour and light from the panels that step back, which are all that its surface has, as far as its clip goes."""
        clip = canvas.surface.get_clip()
        for name, boxes in self._sunk_places(canvas, clip).items():
            if not self._sinks_whole(name):
                self._sink(canvas, name, boxes)

    def lay(self, canvas: Canvas, layer: pygame.Surface) -> None:
        """Lay the panels on the backdrop, as far as the clip of its surface goes; it steps back with them where an area takes
        its ground along. A quiet table has them on a picture of their own also where nothing steps back: letters that are
        blended otherwise would not fit those of the moment before."""
        ground, clip = canvas.surface, canvas.surface.get_clip()
        taken = {name: boxes for name, boxes in self._sunk_places(canvas, clip).items() if self._takes_ground(name)}
        for name, boxes in taken.items():
            if not self._is_apart(name):
                self._sink(canvas, name, boxes)
        ground.blit(layer, clip, clip)
        for name, boxes in taken.items():
            if self._is_apart(name):
                self._sink(canvas, name, boxes)

    def let_go(self) -> None:
        """The table is left."""
        self._full = {}

    def _sink(self, canvas: Canvas, name: str, boxes: list[pygame.Rect]) -> None:
        """Take colour and light from these boxes of an area, once where some of them meet."""
        whole, veil = canvas.box(self._areas[name].rect).clip(canvas.surface.get_clip()), self.veil(canvas, name)
        if boxes == [whole]:
            sink(canvas.surface, whole, veil)
            return
        back = sunken(canvas.surface.subsurface(whole), veil)
        back.set_alpha(None)  # It takes the place of what lay there.
        for box in boxes:
            canvas.surface.blit(back, box, box.move(-whole.x, -whole.y))

    def _sinks_whole(self, name: str) -> bool:
        """True if what an area has and its ground step back as one picture."""
        return self._takes_ground(name) and self._is_apart(name)

    def _takes_ground(self, name: str) -> bool:
        return self._areas[name].ground and name in self._sunk.areas

    def _is_apart(self, name: str) -> bool:
        """True if no other area lies where this one does."""
        own = self._areas[name].rect
        return not any(meet(own, area.rect) for other, area in self._areas.items() if other != name)

    def _sunk_places(self, canvas: Canvas, clip: pygame.Rect) -> dict[str, list[pygame.Rect]]:
        """The areas that step back within the clip, each with the places of it that do."""
        slots, found = self._slots, {}
        for name in sorted(
            self._sunk.areas | {self._where.get(slot, "") for slot in self._sunk.slots} & self._areas.keys()
        ):
            whole = canvas.box(self._areas[name].rect).clip(clip)
            inner = [slots[slot].rect for slot in sorted(self._sunk.slots) if self._where.get(slot) == name]
            if whole.w and whole.h:
                found[name] = [whole] if name in self._sunk.areas else [canvas.box(rect).clip(whole) for rect in inner]
        return found

    def full(self, canvas: Canvas, sheets: SheetsAt, painting: PaintingFull) -> None:
        """Draw what is looked at more closely as it is, over the quiet ground: ``sheets`` are those that can be seen in a
        place, ``painting`` draws the whole table in full."""
        if not self._known:
            return
        for name in sorted(self.table.attention.awake & self._areas.keys()):
            rect = self._areas[name].rect
            if name not in self._full:
                self._full[name] = sheets(rect), finished(self._painted(canvas, rect, painting))
            canvas.surface.blit(self._full[name][1], canvas.box(rect))

    def renewing(self, canvas: Canvas, sheets: SheetsAt, painting: PaintingFull) -> Generator[None, None, None]:
        """Draw that anew in small steps, as far as other sheets are seen there than before."""
        stay = self.table.attention.awake & self._areas.keys()
        self._full = {name: full for name, full in self._full.items() if name in stay}
        for name, (seen, _) in [*self._full.items()]:
            rect = self._areas[name].rect
            now = sheets(rect)
            if now != seen:
                self._full[name] = now, (yield from self._painted(canvas, rect, painting))

    def _painted(self, canvas: Canvas, rect: Rect, painting: PaintingFull) -> Generator[None, None, pygame.Surface]:
        """A picture of that part of the table in full."""
        box = canvas.box(rect)
        left, top = box.x % 2, box.y % 2  # By even steps alone halves are rounded as on the whole table.
        surface = pygame.Surface((box.w + left, box.h + top))
        origin = (canvas.ox - box.x + left, canvas.oy - box.y + top)
        yield from painting(canvas.like(surface, origin=origin, title=self.table.title.id))
        return surface.subsurface((left, top, box.w, box.h))

    def _answers(self) -> list[Rect]:
        """Where buttons and an open question are answered."""
        table, model = self.table, self.table.model
        buttons = [table.drag.control_rect(c) for c in model.controls if model.enabled(c)]
        return buttons + (list(table.prompt.answers()) if table.prompt is not None else [])


__all__ = ["Quiet"]
