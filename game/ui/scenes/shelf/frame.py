"""What stands in the frame on the shelf: the session that waits, or a game to begin."""

from __future__ import annotations

from functools import partial

from game.archive import Entry
from game.engine import Seat, Session, Title, View
from game.presentation import art_of
from game.text.speech import brief_name
from game.titles import catalogue
from game.ui.canvas import Canvas, TextStyle
from game.ui.scene import Stage
from game.ui.scenes.archive.words import phase_name, sitters, where
from game.ui.scenes.house import (
    draw_cover,
    game_name,
    headline,
    mark,
    painter_for,
    picture,
    picture_of,
    view_of,
    when,
)
from game.ui.scenes.shelf.parts import Places
from game.ui.theme import CREAM


class Frame:
    """The newest session that is not over, else the title that is played next; ``new`` where nobody has played yet. Of a
    title that is not whole yet it shows only what that is called."""

    def __init__(self, stage: Stage, places: Places, entry: Entry | None, following: Title | None, new: bool) -> None:
        self.stage, self.texts, self.places = stage, stage.texts, places
        self.entry, self.following, self.new = entry, following, new

    def draw(self, canvas: Canvas) -> None:
        """Wood, a dark ground, and what stands on it."""
        frame = self.places.frame
        _, _, w, h = frame
        canvas.shadow(frame, 4, 12, 150, 6)
        wood = (
            f'<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}"><stop offset="0" '
            'stop-color="#B98555"/><stop offset="1" stop-color="#6B4426"/></linearGradient><radialGradient id="v" '
            f'gradientUnits="userSpaceOnUse" cx="{w * 0.4}" cy="{h * 0.3}" r="{w * 0.7}"><stop offset="0" '
            'stop-color="#3B2C6E"/><stop offset="1" stop-color="#1A1036"/></radialGradient></defs>'
            f'<rect width="{w}" height="{h}" rx="4" fill="#2A180C"/><rect x="1.2" y="1.2" width="{w - 2.4}" '
            f'height="{h - 2.4}" rx="3.5" fill="url(#w)"/><path d="M0 0 L13 13 M{w} 0 L{w - 13} 13 M0 {h} L13 {h - 13} '
            f'M{w} {h} L{w - 13} {h - 13}" stroke="#4A2C17" stroke-width="1.4"/><rect x="12" y="12" width="{w - 24}" '
            f'height="{h - 24}" fill="#1E1008"/><rect x="13.5" y="13.5" width="{w - 27}" height="{h - 27}" fill="url(#v)"/>'
        )
        canvas.drawing(wood, frame, (w, h))
        if self.entry is not None:
            self._waiting(canvas, self.entry)
        elif self.following is not None:
            self._first(canvas, self.following)

    def _first(self, canvas: Canvas, title: Title) -> None:
        texts, places, whole = self.texts, self.places, title.id in catalogue.whole
        if whole:
            dealt = partial(self._dealt, title)
            picture_of(self.stage, canvas, title, dealt, places.picture, ("dealt", title.id))
        heading = texts("shelf-first-game" if self.new else "shelf-next-game")
        x, y, w, _ = places.column
        if places.roomy:
            canvas.line(heading, (x, y + 24, w, 36), 24, "#F2D58C", "title")
            if whole:
                painter_for(self.stage, title).draw(canvas, art_of(title).invitation(), x, y + 66)
            return
        canvas.line(heading, (places.picture[0], y + 22, 322, 36), 24, "#F2D58C", "title")
        canvas.line(game_name(texts, title.id), (x, y + 64, w - 8, 30), 17, CREAM, "title")
        tagline = f"{title.id}-tagline"
        if whole and texts.has(tagline):
            canvas.text(texts(tagline), (x, y + 98, w - 8, 140), TextStyle(12.5, "#DAD2EC", leading=1.45))

    @staticmethod
    def _dealt(title: Title) -> View:
        settled = {o.id: o.default or o.values[0] for o in title.offered(title.fewest) if o.default or o.values}
        return Session(title, [Seat()] * title.fewest, settled, 1).view(None)

    def _waiting(self, canvas: Canvas, entry: Entry) -> None:
        texts, stage, places = self.texts, self.stage, self.places
        title = catalogue.whole.get(entry.title)
        place = places.picture
        if title is not None and not picture(stage, canvas, entry, title, place):
            draw_cover(canvas, title, (place[0] + place[2] * 0.13, place[1], place[2] * 0.73, place[3]))
        x, y, w, _ = places.column
        heading = texts("shelf-continue" if not entry.trouble else "shelf-torn")
        date = when(texts, entry.saved, stage.services.store.now())
        if places.roomy:
            canvas.line(heading, (x, y + 24, w, 36), 24, "#F2D58C", "title")
            canvas.line(date, (x, y + 58, w, 20), 12.5, "#C9BEE0")
            top = y + 88
        else:
            canvas.line(heading, (place[0], y + 22, 210, 36), 24, "#F2D58C", "title")
            canvas.line(date, (place[0] + 190, y + 28, 132, 24), 12.5, "#C9BEE0", align="right")
            top = place[1]
        if entry.trouble:
            torn = '<path d="M60 0 L40 16 L52 22 L24 40 L30 52 L0 60 V0Z" fill="#1E1008"/>'
            canvas.drawing(torn, (place[0] - 4, place[1] - 4, 70, 70), (60, 60))
            canvas.icon("warning", x, top - 4, 22, "#FFB36B")
            message = f"{entry.trouble}".replace("_", "-")
            room = (x + 30, top - 6, w - 30, 110) if places.roomy else (x, top + 22, w - 4, 156)
            canvas.text(texts.say(message, dict(entry.params)), room, TextStyle(12.5, "#FFD7A0", leading=1.4))
            return
        if title is None:
            return
        self._sitters(canvas, entry, title, top)
        canvas.child((0, 0, 0, 0), title.id)
        if places.roomy:
            tail = phase_name(texts, entry)
            words = where(texts, entry) + (f" · {tail}" if tail else "")
            canvas.line(words, (x, y + 220, w, 24), 13, CREAM)
        else:
            game = headline(texts, entry)
            canvas.name(game, (x, place[1] + 127, w, 29), 12.5, "#C9BEE0", "body")
            canvas.line(where(texts, entry), (x, place[1] + 154, w, 22), 13, CREAM)

    def _sitters(self, canvas: Canvas, entry: Entry, title: Title, y: float) -> None:
        """The seats with their points: portraits for two, lines for more."""
        x, _, w, _ = self.places.column
        w = self.places.button[2] if self.places.roomy else w - 4
        rows = sitters(self.texts, entry, title)
        view = view_of(entry, title)
        if len(rows) <= 2 and view is not None:
            painter = painter_for(self.stage, title)
            for index, row in enumerate(rows):
                top = y + 64 * index
                canvas.panel((x, top, w, 57), "#120926", "#5A4A86" if row.seat >= 0 else "#A83C55", 6, 1.2)
                painter.draw(canvas, art_of(title).emblem(view, row.seat), x + 5, top + 4, 0.41)
                part = self.texts("shelf-you") if len(entry.seats) == 1 and row.seat == 0 else row.part
                if w > 180:
                    room = 86 if row.counts else w - 64
                    canvas.line(row.name, (x + 56, top + 6, room, 24), 14, CREAM, "bold")
                    canvas.line(part, (x + 56, top + 29, room, 20), 12, "#C9BEE0")
                    points = (x + 130, top, w - 140, 57)
                else:
                    canvas.name(row.name, (x + 52, top + 5, w - 58, 24 if row.counts else 47), 13, CREAM, "bold")
                    points = (x + 52, top + 27, w - 62, 26)
                if row.counts:
                    align = "right" if w > 180 else "left"
                    canvas.line(f"[star] {row.points}", points, 20 if w > 180 else 16, CREAM, "bold", align)
            return
        pitch = min(32.0, 130 / max(1, len(rows)))
        for index, row in enumerate(rows):
            top = y + pitch * index
            canvas.svg(mark(title, row.colour), (x + 2, top + pitch / 2 - 9, 18, 18))
            score = f"[star] {row.points}" if row.counts else ""
            wide = canvas.measure(score, 15, "bold") if score else 0
            brief = brief_name(self.texts, row.name)
            canvas.line(row.name, (x + 28, top, w - 34 - wide, pitch), 14, CREAM, "bold", shorter=(brief,))
            canvas.line(score, (x + w - wide - 4, top, wide + 4, pitch), 15, CREAM, "bold", "right")
