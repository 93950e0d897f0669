"""What stands around the table of a title that draws none of it: made of its box, its crest, its colours and the pieces on
its board."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from game.engine import Result, Seat, Session, Title, View
from game.engine.options import COLORS
from game.paths import bundled
from game.presentation import kit
from game.presentation.display_list import DisplayList
from game.presentation.places import places_of
from game.presentation.presentation import Presentation
from game.presentation.slots import Rect, Slot, meet
from game.sources import source
from game.text.catalog import LANGUAGES, catalogue_files, entries


class Drawn(Protocol):
    """What a title draws, as far as what stands around its table is made of it."""

    @property
    def title(self) -> Title: ...
    @property
    def presentation(self) -> Presentation: ...
    @property
    def THEME(self) -> kit.Theme: ...
    def backdrop(self, v: View, /) -> DisplayList: ...
    def panels(self, v: View, /) -> Iterable[tuple[str, DisplayList]]: ...
    def face(self, key: str, /) -> DisplayList: ...


BOX = (220.0, 300.0)
_BEGUN: dict[tuple[object, ...], View] = {}
UNWELLED = ("hand", "row", "spot")
"""Types of slots that have no well of their own on the backdrop."""
LABEL = 25.0
"""How high the name of a pile is."""
FEW = 10
"""So many pieces of a colour are laid out before who will sit there."""
_CENTRED: dict[str, Any] = {"align": "center", "valign": "middle"}


def has_drawing(name: str) -> bool:
    """True if the drawing lies in ``art/``."""
    return (bundled("art") / f"{name}.svg").is_file()


def named(title: Title, slots: Sequence[Slot], taken: Container[str]) -> Iterator[tuple[str, Rect]]:
    """The messages that name slots, and where the names stand: of a closed pile above or below it where there is room, else
    in the middle of a slot that is not ``taken``."""
    known = _names(title.text_folder())
    rects = [slot.rect for slot in slots]
    for slot in slots:
        message = f"{title.id}-name-{slot.name.rpartition('/')[2]}".replace("_", "-")
        if message not in known or slot.type in UNWELLED:
            continue
        x, y, w, h = slot.rect
        around = ((x - 8, y - LABEL - 1, w + 16, LABEL), (x - 8, y + h + 1, w + 16, LABEL))
        free = [place for place in around if not any(meet(place, rect) for rect in rects)]
        if slot.type == "pile" and free:
            yield message, free[0]
        elif slot.name not in taken:
            yield message, (x + 4, y + 4, w - 8, h - 8)


@cache
def _names(folder: Path) -> frozenset[str]:
    """The names of all messages of a title that both languages have."""
    first, *others = (
        frozenset(name for path in catalogue_files(folder, language) for name, _ in entries(source(path)))
        for language in LANGUAGES
    )
    return first.intersection(*others)


def beginning(title: Title, colour: str = "") -> View:
    """A game for the fewest players at its beginning, as its first seat sees it, which may have that colour."""
    key = (title.package, title.fewest, title.colors, colour)
    if key not in _BEGUN:
        _BEGUN[key] = _begun(title, colour)
    return _BEGUN[key]


def forget() -> None:
    """Begin the games again when next asked: their files have changed."""
    _BEGUN.clear()


def _begun(title: Title, colour: str) -> View:
    seats = [Seat() for _ in range(title.fewest)]
    offered = (o for o in title.offered(title.fewest) if o.id != COLORS)
    options = {o.id: o.default or o.values[0] for o in offered if o.default or o.values}
    colors = title.colors_of(title.fewest, {COLORS: colour})
    return Session(title, seats, options, 1).view(0)._replace(colors=colors)


def picture(art: Drawn, v: View, size: float) -> DisplayList:
    """The region ``focus`` with all that lies in it, in a square; the box where a board has no such region."""
    sheet = DisplayList(size, size)
    focus = art.presentation.REGIONS.get("focus")
    sheet.panel((0, 0, size, size), art.THEME.ground, "", 0)
    if focus is None:
        high = size * 0.92
        _box(sheet, art, (size / 2 - high * 0.5 * BOX[0] / BOX[1], size * 0.04, high * BOX[0] / BOX[1], high))
        return sheet
    x, y, w, h = focus
    k = size / max(w, h)
    sheet.place(_within(art, v, focus), (size - w * k) / 2 - x * k, (size - h * k) / 2 - y * k, k)
    return sheet


def _within(art: Drawn, v: View, focus: Rect) -> DisplayList:
    """The backdrop, panels and pieces of the stage that lie in a rectangle."""
    own = art.presentation
    stage = DisplayList(1280, 720)
    stage.marks += [mark for mark in art.backdrop(v).marks if _inside(mark.rect, focus)]
    for region, panel in art.panels(v):
        place = own.REGIONS.get(region)
        if place is not None and _inside(place, focus):
            stage.place(panel, place[0], place[1])
    slots = {slot.name: slot for slot in own.slots(v, None)}
    lying: dict[str, list[tuple[int, str]]] = {}
    for spot in own.placement(v).values():
        lying.setdefault(spot.slot, []).append((spot.order, spot.face))
    for name, pieces in lying.items():
        slot = slots.get(name)
        if slot is None or not _inside(slot.rect, focus):
            continue
        faces = [art.face(key) for _, key in sorted(pieces)]
        sizes = [(face.size[0] * slot.scale, face.size[1] * slot.scale) for face in faces]
        for face, (left, top, _, _) in zip(faces, places_of(slot, sizes)):
            stage.place(face, left, top, slot.scale)
    return stage


def _inside(rect: Rect, outer: Rect) -> bool:
    """True if a rectangle lies in another, give or take a rim."""
    x, y, w, h = rect
    left, top, wide, high = outer
    return left - 4 <= x and top - 4 <= y and x + w <= left + wide + 4 and y + h <= top + high + 4


def _box(sheet: DisplayList, art: Drawn, rect: Rect) -> None:
    """The front of the box, or its colours with the name on it."""
    x, y, w, h = rect
    title = art.title.id
    sheet.shadow(rect, 4, 8, 140, 4)
    if has_drawing(f"{title}/box"):
        sheet.svg(f"{title}/box", rect)
        return
    band, side, ink = art.title.box
    sheet.panel(rect, side, ink, 4, 1.6)
    sheet.panel((x, y + h * 0.36, w, h * 0.28), band, ink, 0, 1.2)
    place = (x + 8, y + h * 0.36, w - 16, h * 0.28)
    sheet.say(place, f"{title}-name-{title}", size=w * 0.13, colour=ink, face="title", **_CENTRED)


def closing(art: Drawn, v: View) -> DisplayList:
    """The picture of the last scene, 450 x 664: the box on the colours of the game, or the table as it was left where no
    box is drawn; its name and what it is. Below them the house has the door to the review."""
    band, side, ink = art.title.box
    title = art.title.id
    sheet = DisplayList(450, 664)
    sheet.panel((0, 0, 450, 664), side, ink, 10, 2)
    sheet.panel((12, 12, 426, 640), band, ink, 6, 1, 0.6)
    if has_drawing(f"{title}/box") or art.presentation.REGIONS.get("focus") is None:
        _box(sheet, art, (60, 40, 330, 450))
    else:
        sheet.shadow((40, 70, 370, 370), 6, 8, 140, 4)
        sheet.place(picture(art, v, 370), 40, 70)
        sheet.panel((40, 70, 370, 370), "none", ink, 4, 1.6)
    sheet.say((30, 490, 390, 46), f"{title}-name-{title}", size=27, colour=ink, face="title", lines=1, **_CENTRED)
    sheet.say((40, 536, 370, 60), f"{title}-tagline", size=15, colour=art.THEME.letters, **_CENTRED)
    return sheet


def verdict(title: Title, v: View, result: Result) -> tuple[str, str, dict[str, Any], bool]:
    """How a game has ended for the seat that looks: the messages of a heading and a sentence, their parameters, and
    whether it is a victory. A title that names its endings (``Result.outcome``) says them itself."""
    best = tuple(s.seat for s, rank in zip(result.scores, result.ranks) if rank == 1)
    mine = next((rank for s, rank in zip(result.scores, result.ranks) if s.seat == (v.seat or 0)), 1)
    won = mine == 1 and not result.drawn
    totals = sorted((score.total for score in result.scores), reverse=True)
    ahead = totals[0] - totals[1] if len(totals) > 1 else totals[0]
    facts = {"seat": best, "points": totals[0], "ahead": ahead, **result.params}
    if result.outcome:
        own = f"{title.id}-ending-{result.outcome}".replace("_", "-")
        return own, f"{own}-text", facts, won
    if not result.points:
        how = "drawn" if result.drawn else "won" if won else "lost"
        return f"ending-title-{how}", f"ending-text-{how}", facts, won
    how = "alone" if len(totals) == 1 else "shared" if len(best) > 1 else "points"
    return "ending-title-points", f"ending-text-{how}", facts, mine == 1


def seat_card(art: Drawn, colour: str) -> DisplayList:
    """The pieces whose face names the colour as they lie there at the beginning, else the mark of the seat."""
    sheet = DisplayList(276, 170)
    placed = art.presentation.placement(beginning(art.title, colour)).values()
    faces = [art.face(spot.face) for spot in placed if colour in spot.face.split(":")][:FEW]
    if not faces:
        if has_drawing(f"shared/seats/{colour}"):
            sheet.svg(f"shared/seats/{colour}", (93, 64, 90, 90))
        return sheet
    wide, high = max(face.size[0] for face in faces), max(face.size[1] for face in faces)
    rows = 1 if len(faces) < 4 else 2
    columns = -(-len(faces) // rows)
    k = min(1.0, 250 / (columns * wide * 1.08), 96 / (rows * high * 1.05))
    for index, face in enumerate(faces):
        row, column = divmod(index, columns)
        many = min(columns, len(faces) - row * columns)
        x = 138 + (column - (many - 1) / 2) * wide * k * 1.08 - face.size[0] * k / 2
        y = 112 + (row - (rows - 1) / 2) * high * k * 1.05 - face.size[1] * k / 2
        sheet.place(face, x, y, k)
    return sheet


def sample(art: Drawn, glow: float) -> DisplayList:
    """The table at the beginning, with two places lit."""
    sheet = DisplayList(402, 392)
    view = beginning(art.title)
    focus = art.presentation.REGIONS.get("focus")
    sheet.place(picture(art, view, 392), 5, 0)
    if focus is None:
        return sheet
    x, y, w, h = focus
    k = 392 / max(w, h)
    taken = {spot.slot for spot in art.presentation.placement(view).values()}
    free = [s.rect for s in art.presentation.slots(view, None) if s.name not in taken and _inside(s.rect, focus)]
    for left, top, wide, high in free[:: max(1, len(free) // 2)][:2]:
        place = (5 + (392 - w * k) / 2 + (left - x) * k, (392 - h * k) / 2 + (top - y) * k, wide * k, high * k)
        sheet.panel(place, "#FFD55E", "#FFD55E", min(wide, high) * k * 0.2, glow, 0.18)
        sheet.panel(place, "none", "#FFD55E", min(wide, high) * k * 0.2, glow)
    return sheet


def invitation(art: Drawn) -> DisplayList:
    """The name of the game, what it is, for how many and how long."""
    sheet, title = DisplayList(204, 232), art.title
    sheet.say((0, 0, 200, 52), f"{title.id}-name-{title.id}", size=20, colour="#F4EBD8", face="title", lines=2)
    sheet.say((0, 58, 200, 110), f"{title.id}-tagline", size=13, colour="#DAD2EC", valign="top", leading=1.5)
    many = "shelf-players-just" if title.fewest == title.most else "shelf-invited"
    facts = {"fewest": title.fewest, "most": title.most, "count": title.most}
    sheet.say((0, 176, 200, 22), many, facts, size=13, colour="#F2D58C", lines=1)
    if title.minutes[1]:
        least, most = title.minutes
        sheet.say(
            (0, 200, 200, 22), "shelf-minutes", {"least": least, "most": most}, size=13, colour="#F2D58C", lines=1
        )
    return sheet
