"""The review of a finished game: how it went, three moments, which decisions left points. Thinking goes on when it is left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.engine import Session
from game.review.background import Background
from game.review.kept import COSTLY, SAVING, Review
from game.review.parts import by_part
from game.review.reviewer import DECISIVE, SWING
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import HouseScene
from game.ui.scenes.review.card import MomentCard
from game.ui.scenes.review.sheet import FIELD, Span, draw_course, places_of, spans_of
from game.ui.scenes.review.words import ReviewWords
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE, WALNUT_CAPTION
from game.ui.widgets import Pressable, Segmented

if TYPE_CHECKING:
    from game.ui.scene import Stage
    from game.ui.table.scene import TableScene

CARD, CARDS = (316.0, 206.0), (276.0, 320.0, 332.0)
SQUARES: Rect = (276, 536, 980, 136)
LIKE = "#5E9A3E"
LEFT = "#B2301F"
FACES = {COSTLY: "kind", SAVING: "glad"}


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

    def close(self) -> None:
        """Nothing is thought about any more."""
        if self._now is not None:
            self._now.close()
        self._key = self._now = None


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
        self._spans: list[Span] = []
        self._heads: list[tuple[int, float]] = []

    @property
    def review(self) -> Review | None:
        """What is known so far."""
        return self.thinking.review

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
                told = self.words.card(review, moment)
                self.widgets.append(MomentCard(rect, moment.ply, told, partial(self.show, moment.ply)))
            self._spans = spans_of(self.table.context)
            places, self._heads = places_of(review.decisions, self._spans)
            known = {look.ply: look for look in review.looks}
            for ply, rect in places.items():
                look = known.get(ply)
                state = "open" if look is None else "like" if look.even else "left"
                self.widgets.append(Square(rect, ply, state, partial(self.show, ply)))
        self.set_focus(self.widgets[0], shown=False)

    def show(self, ply: int) -> None:
        """That decision on the table."""
        self.push("moment", review=self, ply=ply)

    def _choose(self, index: int) -> None:
        self.seat = self.seats[index]
        self.thinking = self.reviews.of(self.table.session, self.document, self.seat)
        self.words = ReviewWords(self.table, self.seat)
        self.layout()

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
        left = self.behind_title(canvas, 16)
        right = 1240 - (150.0 * len(self.seats) if len(self.seats) > 1 else 0)
        canvas.line(self.words.caption(), (left, 10, right - left, 38), 13, WALNUT_CAPTION)
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
        draw_course(canvas, self.table.context, review, self.seat, self._spans)
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
            self._counted(canvas, review)
            self._left(canvas, review)
        self.footer(canvas, [("Esc", "review-back")])

    def _counted(self, canvas: Canvas, review: Review) -> None:
        """How many decisions were as good as the bot's, in how many points were to be lost, and which."""
        texts, (x, y, _, h) = self.texts, FIELD
        wide = canvas.measure(str(review.even), 40, "title") + 8
        canvas.line(str(review.even), (294, 574, wide, 50), 40, "#3F6A22", "title")
        words = (300 + wide, 576, 244 - wide, 48)
        canvas.text(texts("review-even-words"), words, TextStyle(13, INK2, valign="middle", lines=2, fit=True))
        staked = texts("review-staked", staked=review.staked)
        canvas.text(staked, (294, 624, 252, 42), TextStyle(12.5, INK2, leading=1.3, valign="middle", lines=2, fit=True))
        for number, left in self._heads:
            canvas.line(str(number), (left, y - 22, 26, 18), 11.5, INK2)
        legend = x
        for kind, message in (("like", "review-head-even"), ("left", "review-head-left")):
            Square((legend, y + h + 10, 11, 12), 0, kind, lambda: None).draw(canvas)
            canvas.line(texts(message), (legend + 17, y + h + 6, 150, 20), 12, INK2)
            legend += 17 + canvas.measure(texts(message), 12) + 22

    def _left(self, canvas: Canvas, review: Review) -> None:
        """Where points were left, the most first."""
        canvas.line(self.texts("review-left-head"), (950, 546, 290, 28), 16, INK, "title")
        left = by_part(self.words.voice.title, review.parts)[:4]
        for row, (part, points) in enumerate(left):
            top = 576 + 23.0 * row
            style = TextStyle(12.5, INK, valign="middle", leading=1.0, lines=2)
            canvas.text(self.words.voice.part(part), (950, top - 1, 126, 24), style)
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
        if not review.moments:
            return texts("review-nothing")
        turned = any(abs(moment.after - moment.before) >= SWING for moment in review.moments)
        return texts("review-told" if turned else "review-told-small")
