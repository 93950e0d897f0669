"""A session as a row of the archive's list: picture, name, seats with their points, where it stands, its badge."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.archive import Entry
from game.archive.listing import REPAIRABLE, UNREAD, WHOLE
from game.engine import Title
from game.presentation import DisplayList, art_of
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.archive.words import (
    EntryBadge,
    badge,
    fault,
    game_of,
    name_of,
    played_on,
    shown,
    sitters,
    where,
)
from game.ui.scenes.house import colour_of, draw_crest, flag_name, mark, painter_for, picture, view_of
from game.ui.theme import GOLD_DARK, INK, INK2, PAPER, PAPER_EDGE, RED, RED_HEAD

if TYPE_CHECKING:
    from game.ui.scene import Stage

HEIGHT, PITCH = 86.0, 92.0
NIGHT = "#241A49"
_TEAR = "M{a} 0 L{b} 20 L{c} 34 L{d} 52 L{e} 74"


class Rows:
    """Draws rows; what is costly to make is kept while the session stays as it is. ``worth`` says why a recorded game is
    worth watching, and nothing of any other."""

    def __init__(self, stage: Stage, worth: Callable[[Entry], str] = lambda entry: "") -> None:
        self.stage, self.worth = stage, worth
        self._emblems: dict[tuple[object, ...], DisplayList | None] = {}

    def draw(self, canvas: Canvas, entry: Entry, rect: Rect, state: str) -> None:
        """The row of a session; ``state`` is "", "hover" or "chosen"."""
        x, y, w, h = rect
        torn = entry.state not in (WHOLE, UNREAD)
        fill = "#F8E7BB" if state == "chosen" else "#FFFDF6" if state == "hover" else "#F3E8D2" if torn else PAPER
        line = RED if torn else GOLD_DARK if state == "chosen" else PAPER_EDGE
        canvas.sheet(rect, fill, line, 8, 2 if state == "chosen" else 1.3, (4, 80, 2))
        if state == "chosen":
            canvas.panel((x + 4, y + 7, 5, h - 14), "#C08A2C", None, 2.5)
        self._picture(canvas, entry, (x + 14, y + 6, 148, 74), fill if torn else "")
        self._words(canvas, entry, (x + 180, y, w - 194, h))

    def emblem(self, canvas: Canvas, entry: Entry, seat: int, x: float, y: float, scale: float) -> bool:
        """The portrait or mark of a seat; False if there is nothing to draw it from."""
        title = catalogue[entry.title]
        key = ("emblem", entry.id, entry.stamp, seat)
        if key not in self._emblems:
            view = view_of(entry, title)
            self._emblems[key] = art_of(title).emblem(view, seat) if view is not None else None
        sheet = self._emblems[key]
        if sheet is None:
            return False
        canvas.blit(painter_for(self.stage, title).surface(canvas, key, sheet, scale), x, y)
        return True

    def _picture(self, canvas: Canvas, entry: Entry, rect: Rect, torn_on: str) -> None:
        x, y, w, h = rect
        canvas.panel(rect, NIGHT, None, 5)
        title = catalogue.get(entry.title)
        if entry.state == UNREAD and title is None:
            canvas.icon("hourglass", x + w / 2 - 15, y + h / 2 - 15, 30, "#8F83B4")
        if title is not None:
            if not picture(self.stage, canvas, entry, title, (x + 5, y + 4, 66, 66)):
                draw_crest(canvas, title, (x + 16, y + 15, 44, 44))
            self._faces(canvas, entry, title, x + 78, y + 4)
        if torn_on:
            edge = _TEAR.format(a=18, b=4, c=20, d=2, e=16)
            body = (
                f'<path d="{edge} H74 V0Z" fill="{torn_on}"/>'
                f'<path d="{edge}" fill="none" stroke="{RED}" stroke-width="2.4" stroke-linejoin="round"/>'
            )
            canvas.drawing(body, (x + w - 72, y, 74, 74), (74, 74))
            canvas.icon("warning", x + w - 44, y + h / 2 - 17, 34, RED)

    def _faces(self, canvas: Canvas, entry: Entry, title: Title, x: float, y: float) -> None:
        """The automa's portrait, or the shapes of the seats."""
        if entry.automas and self.emblem(canvas, entry, -1, x + 3, y, 0.55):
            return
        for seat in range(len(entry.seats)):
            many = len(entry.seats) > 4
            pitch, size = (22, 19) if many else (32, 26)
            place = (x + 4 + 30 * (seat % 2), y + 3 + pitch * (seat // 2), size, size)
            canvas.svg(mark(title, colour_of(entry, seat, title)), place)

    def _words(self, canvas: Canvas, entry: Entry, rect: Rect) -> None:
        x, y, w, _ = rect
        texts = self.stage.texts
        date = "" if self.worth(entry) else played_on(texts, entry.saved, self.stage.services.store.now())
        dated = canvas.measure(date, 12.5)
        canvas.line(date, (x + w - 200, y + 6, 200, 24), 12.5, INK2, align="right")
        name, game = name_of(texts, entry), game_of(texts, entry)
        game = "" if name.startswith(game) else game
        room = w - dated - 16 - (canvas.measure(game, 12.5) + 12 if game else 0)
        canvas.line(name, (x, y + 4, room, 28), 16.5, INK, "bold")
        left = x + min(room, canvas.measure(name, 16.5, "bold")) + 12
        canvas.line(game, (left, y + 7, x + w - dated - 12 - left, 24), 12.5, INK2)
        if entry.state == UNREAD:
            canvas.line(texts("archive-reading"), (x, y + 34, w, 24), 13.5, INK2)
            return
        if entry.state != WHOLE:
            self._damage(canvas, entry, rect)
            return
        self._seats(canvas, entry, x, y + 31, w)
        worth = self.worth(entry)
        if worth:
            canvas.line(worth, (x, y + 56, w, 25), 13, INK)
            return
        wide = draw_badge(canvas, badge(texts, entry), x + w, y + 55)
        flags = [flag_name(texts, flag) for flag in entry.flags]
        parts = [where(texts, entry), texts("archive-plies", plies=entry.plies), *flags]
        canvas.line("　·　".join(parts), (x, y + 57, w - wide - 12, 24), 12.5, INK2)

    def _damage(self, canvas: Canvas, entry: Entry, rect: Rect) -> None:
        x, y, w, _ = rect
        texts = self.stage.texts
        mend = self.mending(rect, entry)
        if mend is None:
            wide = draw_badge(canvas, badge(texts, entry), x + w, y + 55)
            room = w - wide - 12
        else:
            room = mend[0] - x - 12
        below = canvas.text(fault(texts, entry), (x, y + 32, room, 36), TextStyle(13.5, RED_HEAD, leading=1.3, lines=2))
        if below < y + 60 and name_of(texts, entry) != entry.id:
            canvas.line(shown(f"{entry.id}.json"), (x, y + 57, room, 22), 12, INK2)
        if mend is None:
            return
        over = _inside(mend, *self.stage.pointer)
        canvas.sheet(mend, "#FFFFFF" if over else "#FFF8E7", INK if over else "#8A6A3B", 8, 1.4, (4, 80, 2))
        canvas.icon("repair", mend[0] + 12, mend[1] + 10, 17, INK)
        canvas.line(
            texts("archive-rescue", ply=entry.plies), (mend[0] + 36, mend[1], mend[2] - 46, mend[3]), 13.5, INK, "bold"
        )

    def mending(self, rect: Rect, entry: Entry) -> Rect | None:
        """Where the button that mends a damaged session lies within the words of its row, if there is one."""
        x, y, w, _ = rect
        return (x + w - 148, y + 40, 148, 38) if entry.state == REPAIRABLE else None

    def mends(self, row: Rect, entry: Entry, x: float, y: float) -> bool:
        """True if the place lies on that button of a row."""
        place = self.mending((row[0] + 180, row[1], row[2] - 194, row[3]), entry)
        return place is not None and _inside(place, x, y)

    def _seats(self, canvas: Canvas, entry: Entry, x: float, y: float, w: float) -> None:
        rows = sitters(self.stage.texts, entry, catalogue[entry.title])
        best = max((row.points for row in rows), default=0)
        faces = ["bold" if row.points == best and row.counts else "body" for row in rows]
        wishes = [
            29 + canvas.measure(row.name, 14, face) + canvas.measure(row.score, 14.5, "bold")
            for row, face in zip(rows, faces)
        ]
        for row, face, wide in zip(rows, faces, shares(wishes, w - 20 * (len(rows) - 1))):
            canvas.svg(mark(catalogue[entry.title], row.colour), (x, y + 5, 16, 16))
            _name_and_points(canvas, row.name, row.score, (x + 22, y, wide - 22, 26), face)
            x += wide + 20


def shares(wishes: list[float], room: float) -> list[float]:
    """How wide each may be: as it wishes while there is room, else only the longest give way."""
    most = room
    if sum(wishes) > room:
        small = sorted(wishes)
        for index, wish in enumerate(small):
            most = (room - sum(small[:index])) / (len(small) - index)
            if wish > most:
                break
    return [min(wish, most) for wish in wishes]


def _name_and_points(canvas: Canvas, name: str, points: str, rect: Rect, face: str) -> None:
    """A long name is cut, the points never."""
    x, y, w, h = rect
    number = canvas.measure(points, 14.5, "bold")
    canvas.line(name, (x, y, w - number - 7, h), 14, INK, face)
    left = x + min(w - number - 7, canvas.measure(name, 14, face)) + 7
    canvas.line(points, (left, y, number + 4, h), 14.5, INK, "bold")


def draw_badge(canvas: Canvas, shown: EntryBadge, right: float, y: float) -> float:
    """A badge with its right end at a place. Returns how wide it is."""
    words = min(230.0, canvas.measure(shown.words, 12.5, "bold"))
    wide = words + 40
    canvas.panel((right - wide, y, wide, 24), shown.fill, shown.ink, 12, 1.2)
    canvas.icon(shown.icon, right - wide + 11, y + 5.5, 13, shown.ink)
    canvas.line(shown.words, (right - wide + 28, y, words + 4, 24), 12.5, shown.ink, "bold")
    return wide


def _inside(rect: Rect, x: float, y: float) -> bool:
    return rect[0] <= x < rect[0] + rect[2] and rect[1] <= y < rect[1] + rect[3]
