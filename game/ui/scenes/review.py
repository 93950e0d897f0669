"""The review of a finished game: how it went, three moments, which decisions left points. Thinking goes on when it is left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.engine import Session
from game.review.background import Background
from game.review.kept import COSTLY, SAVING, Moment, Review
from game.review.parts import by_part
from game.review.reviewer import DECISIVE
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import HouseScene
from game.ui.scenes.review_words import ReviewWords
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE
from game.ui.widgets import Pressable, Segmented

if TYPE_CHECKING:
    from game.ui.scene import Stage
    from game.ui.table.scene import TableScene

CURVE: Rect = (276, 74, 980, 236)
PLOT: Rect = (326, 128, 900, 150)
CARD, CARDS = (316.0, 206.0), (276.0, 320.0, 332.0)
SQUARES: Rect = (276, 536, 980, 136)
RIVAL = "#A83C55"
LIKE = "#5E9A3E"
LEFT = "#B2301F"
DASHES = ("7 5", "2 4", "10 4 2 4", "4 4")
FACES = {COSTLY: "kind", SAVING: "glad"}
COLOURS = {COSTLY: LEFT, SAVING: "#3F6A22", "turn": "#8A5E14"}


class Reviews:
    """The one review that is being thought about: another one takes its place, and this one waits as it is kept."""

    def __init__(self) -> None:
        self._key: tuple[str, int] | None = None
        self._now: Background | None = None

    def of(self, session: Session, document: Path, seat: int) -> Background:
        """That of a seat of a game whose document lies there, begun or gone on with."""
        key = document.stem, seat
        if self._now is None or self._key != key or self._now.failed:
            if self._now is not None:
                self._now.close()
            self._key, self._now = key, Background(session, seat, document)
        return self._now


class MomentCard(Pressable):
    """A moment: what was done and what it came to. Pressing it opens the table there."""

    def __init__(self, rect: Rect, moment: Moment, lines: tuple[str, str, str], on_press: Callable[[], None]) -> None:
        super().__init__(rect, on_press, f"moment-{moment.ply}")
        self.moment, self.lines = moment, lines

    def draw(self, canvas: Canvas) -> None:
        """Sign, heading, the deed, what would have been stronger, the figures."""
        x, y, w, h = self.rect
        head, text, figures = self.lines
        lit = self.state in ("hover", "pressed")
        canvas.panel(self.rect, "#FFFDF6" if lit else PAPER, "#E3BE6A" if lit else PAPER_EDGE, 8, 2 if lit else 1.2)
        colour = COLOURS[self.moment.what]
        canvas.svg(f"shared/house/moment_{self.moment.what}", (x + 13, y + 14, 26, 26))
        canvas.line(head, (x + 44, y + 10, w - 58, 34), 19, INK, "title")
        canvas.text(text, (x + 16, y + 48, w - 32, 104), TextStyle(13.5, INK, leading=1.4, fit=True))
        canvas.text(figures, (x + 16, y + h - 54, w - 32, 44), TextStyle(13, colour, valign="middle", lines=2))


class Square(Pressable):
    """A decision: full where it was as good as the best, a ring where points were left."""

    def __init__(self, rect: Rect, ply: int, state: str, on_press: Callable[[], None]) -> None:
        super().__init__(rect, on_press, f"decision-{ply}")
        self.kind = state

    def draw(self, canvas: Canvas) -> None:
        """The square."""
        fill = {"like": LIKE, "left": "#FFFDF6", "open": "#D8CCAE"}[self.kind]
        edge = LEFT if self.kind == "left" else "#E3BE6A" if self.state == "hover" else None
        canvas.panel(self.rect, fill, edge, 2, 1.8 if edge else 0)


class ReviewScene(HouseScene):
    """Over the ending or the archive; Esc goes back there. ``document`` is where the game lies, if no journal of the table
    says so."""

    title_message = "review-title"

    def __init__(self, stage: Stage, table: TableScene, seat: int = -1, document: Path | None = None) -> None:
        super().__init__(stage)
        self.table = table
        self.document: Path = document if document is not None else table.journal.document
        session = table.session
        self.seats = session.humans or tuple(range(len(session.seats)))
        self.seat = seat if seat in self.seats else self.seats[0]
        self.reviews: Reviews = stage.services.shared(Reviews, Reviews)
        self.thinking = self.reviews.of(table.session, self.document, self.seat)
        self.words = ReviewWords(table, self.seat)

    @property
    def review(self) -> Review | None:
        """What is known so far."""
        return self.thinking.review

    def on_escape(self) -> None:
        """Back to the ending; the thinking goes on."""
        self.stage.scenes.pop()

    def layout(self) -> None:
        """The moments and the decisions that are known."""
        super().layout()
        review, names = self.review, self.table.words.names
        if len(self.seats) > 1:
            shown = [names[seat] for seat in self.seats]
            at = self.seats.index(self.seat)
            rect = (1256 - 150.0 * len(shown), 12.0, 150.0 * len(shown), 32.0)
            self.widgets.append(Segmented(rect, shown, at, self._choose, size=13, widget_id="seat"))
        if review is not None:
            left, top, pitch = CARDS
            for index, moment in enumerate(review.moments):
                rect = (left + pitch * index, top, *CARD)
                self.widgets.append(
                    MomentCard(rect, moment, self.words.lines(review, moment), partial(self.show, moment.ply))
                )
            size = min(13.0, 370 / max(1, -(-len(review.decisions) // 4)))
            for index, ply in enumerate(review.decisions):
                look = review.look(ply)
                state = "open" if look is None else "like" if look.even else "left"
                rect = (560 + size * (index // 4), 576 + 15.0 * (index % 4), size - 2, 12.0)
                self.widgets.append(Square(rect, ply, state, partial(self.show, ply)))
        self.set_focus(self.widgets[0], shown=False)

    def show(self, ply: int) -> None:
        """That decision on the table."""
        self.stage.scenes.push(self.stage.make("moment", review=self, ply=ply))

    def _choose(self, index: int) -> None:
        self.seat = self.seats[index]
        self.thinking = self.reviews.of(self.table.session, self.document, self.seat)
        self.words = ReviewWords(self.table, self.seat)
        self.layout()
        self.stage.invalidate()

    def update(self, seconds: float) -> bool:
        """Take in what was found."""
        if self.thinking.poll():
            self.layout()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Matsu with what she has to say, the curve, the cards that are not known yet, the decisions."""
        super().draw(canvas)
        texts, review = self.texts, self.review
        canvas.panel((24, 74, 236, 598), "#12352B", "#2F6A57", 8, 1.2)
        canvas.panel((36, 88, 212, 128), PAPER, PAPER_EDGE, 8, 1.2)
        canvas.text(self._said(), (48, 96, 188, 112), TextStyle(14, INK, valign="middle", leading=1.4, lines=5))
        canvas.svg("shared/house/window_night", (42, 236, 200, 200))
        first = review.moments[0].what if review is not None and review.moments else ""
        canvas.svg(f"shared/house/host_{FACES.get(first, 'talk')}", (42, 222, 200, 240))
        canvas.panel((36, 470, 212, 190), PAPER, PAPER_EDGE, 6, 1.2)
        looks, decisions = (len(review.looks), len(review.decisions)) if review is not None else (0, 0)
        canvas.line(texts("review-sure-head"), (48, 478, 188, 28), 16, INK, "title")
        canvas.line(texts("review-looked", looks=looks, decisions=decisions), (48, 510, 188, 24), 13, INK2)
        games = review.games if review is not None else 0
        canvas.line(texts("review-games", games=games), (48, 534, 188, 24), 13, INK2)
        canvas.panel((48, 562, 188, 8), "#D8CCAE", None, 4)
        if decisions and looks:
            canvas.panel((48, 562, 188 * looks / decisions, 8), "#3F6A22", None, 4)
        canvas.text(texts("review-honest"), (48, 580, 188, 74), TextStyle(12.5, INK2, leading=1.35, lines=4))
        self._curve(canvas)
        found = len(review.moments) if review is not None else 0
        left, top, pitch = CARDS
        for index in range(found, 3):
            words = texts("review-none" if review is not None and review.done else "review-looking")
            rect = (left + pitch * index, top, *CARD)
            canvas.panel(rect, "#143A2F", "#4E8A74", 8, 1.2)
            canvas.line(words, (rect[0] + 16, top + 80, CARD[0] - 32, 40), 14, "#DCE6D8", "body", "center")
        canvas.panel(SQUARES, PAPER, PAPER_EDGE, 8, 1.2)
        canvas.line(texts("review-decisions", decisions=decisions), (294, 546, 250, 28), 17, INK, "title")
        if review is not None:
            canvas.line(str(review.even), (294, 580, 70, 56), 40, "#3F6A22", "title")
            canvas.text(texts("review-even-words"), (372, 584, 170, 50), TextStyle(13, INK2, valign="middle", lines=2))
            self._left(canvas, review)
        self.footer(canvas, [("Esc", "review-back")])

    def _left(self, canvas: Canvas, review: Review) -> None:
        """Where points were left, the most first."""
        canvas.line(self.texts("review-left-head"), (950, 546, 290, 28), 16, INK, "title")
        left = by_part(self.words.voice.title, review.parts)[:4]
        for row, (part, points) in enumerate(left):
            top = 576 + 23.0 * row
            canvas.line(self.words.voice.part(part), (950, top, 126, 22), 12.5, INK)
            canvas.panel((1080, top + 4, 118, 14), "#E3D6B4", PAPER_EDGE, 3, 1)
            canvas.panel((1080, top + 4, max(3.0, 118 * points / left[0][1]), 14), LEFT, None, 3)
            canvas.line(f"{points:.0f}", (1200, top, 40, 22), 14, INK, "bold", "right")

    def _said(self) -> str:
        texts, review = self.texts, self.review
        if self.thinking.failed:
            return texts("review-failed")
        if review is None or not review.done:
            return texts("review-thinking")
        if len(review.decisions) < DECISIVE:
            return texts("review-too-few")
        return texts("review-told" if review.moments else "review-nothing")

    def _curve(self, canvas: Canvas) -> None:
        """The chance to win after each decision, as far as it is known."""
        canvas.panel(CURVE, PAPER, PAPER_EDGE, 8, 1.2)
        canvas.line(self.texts("review-curve"), (294, 84, 400, 30), 18, INK, "title")
        x, y, w, h = PLOT
        for part in (0, 25, 50, 75, 100):
            level = y + h * (1 - part / 100)
            canvas.panel((x, level, w, 1), "#D8CCAE", None, 0)
            canvas.line(f"{part}", (x - 44, level - 10, 36, 20), 12, INK2, "body", "right")
        review = self.review
        if review is None or not review.looks:
            return
        last = max(1, review.plies)
        sheets = sorted(range(len(review.looks[0].chances)), key=lambda sheet: sheet == self.seat)
        for sheet in sheets if len(review.looks) > 1 else ():
            line = [(x + w * look.ply / last, y + h * (1 - look.chances[sheet])) for look in review.looks]
            mine = sheet == self.seat
            colour = self.table.context.colour_of(sheet) if sheet < len(self.table.session.seats) else RIVAL
            canvas.stroke(line, colour, 3.4 if mine else 1.8, "" if mine else DASHES[sheet % len(DASHES)])
        for moment in review.moments:
            look = review.look(moment.ply)
            if look is not None:
                at = (x + w * look.ply / last - 12, y + h * (1 - look.own.chance) - 12, 24.0, 24.0)
                canvas.panel(at, "#FFFDF6", COLOURS[moment.what], 12, 1.8)
                canvas.svg(f"shared/house/moment_{moment.what}", (at[0] + 4, at[1] + 4, 16, 16))
