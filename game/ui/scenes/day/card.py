"""The result of today's game as a card to send on: it tells how the game went and no moves."""

from __future__ import annotations

from typing import Any, NamedTuple

import pygame

from game.archive import Entry
from game.archive.today import Daily
from game.bots.judge import TitleJudge
from game.engine import Session
from game.presentation import presentation_of
from game.presentation.history import chapters
from game.text.catalog import Texts
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.day.leaf import met
from game.ui.scenes.house import message_for_part, where_in
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE, PAPER_INSET, RULE

AHEAD, BEHIND, WON, LOST = "●", "○", "★", "☆"
A_LINE = 20
"""So many signs stand in a line."""


class DayCard(NamedTuple):
    """The lines of the card: which game, against whom with the points, a sign for each part of the game, its length and the
    streak."""

    head: str
    game: str
    signs: tuple[str, ...]
    end: str
    won: bool

    @property
    def text(self) -> str:
        """All of it, to be copied."""
        return "\n".join((self.head, self.game, *self.signs, self.end)).replace("**", "")


def card_of(texts: Texts, session: Session, entry: Entry, game: Daily, won: int) -> DayCard:
    """The card of a counted game that is over; ``won`` is the streak with it."""
    seat = entry.people[0]
    others = [*entry.scores[:seat], *entry.scores[seat + 1 :], *(points for _, points in entry.automas)]
    points = "–".join(map(str, (entry.scores[seat], *others))) if entry.points and entry.scores else ""
    signs = "".join(signs_of(session, seat, entry.victory))
    month = texts(f"month-{game.day.month}")
    streak = texts("today-streak", count=won) if won > 1 else ""
    return DayCard(
        texts("today-card-head", month=month, day=game.day.day),
        " · ".join(part for part in (met(texts, game), points) if part),
        tuple(signs[at : at + A_LINE] for at in range(0, len(signs), A_LINE)),
        " · ".join(part for part in (where_in(texts, session.title, len(signs), 0), streak) if part),
        entry.victory,
    )


def signs_of(session: Session, seat: int, victory: bool) -> list[str]:
    """For each part at the top of the flow (of those that are somebody's turn, the seat's own) whether the seat was likely to
    win at its end; the last one says who won. Without a bot that could say so there is only that one."""
    if not session.title.has("bot"):
        return [WON if victory else LOST]
    presentation = presentation_of(session.title)
    parts = [c for c in chapters(session.plies, presentation) if c.part and not c.depth and c.seat in (-1, seat)]
    judge = TitleJudge(session.title)
    found = [
        AHEAD if _is_ahead(judge, session.at(part.last), seat, len(session.seats)) else BEHIND for part in parts[:-1]
    ]
    return [*found, WON if victory else LOST]


def _is_ahead(judge: TitleJudge, state: Any, seat: int, seats: int) -> bool:
    """True if the position is worth more to the seat than to any other one, of a seat alone: if it is worth more than
    that of the rival whose points its worth takes off. Points as they stand would say little: many come at the end."""
    others = [judge.evaluate(state, other) for other in range(seats) if other != seat]
    return judge.evaluate(state, seat) > max(others, default=0.0)


def draw_card(canvas: Canvas, texts: Texts, session: Session, card: DayCard, rect: Rect) -> None:
    """The card as it is copied, with what its signs mean; the place of the button below stays free."""
    x, y, w, _ = rect
    canvas.sheet(rect, PAPER, PAPER_EDGE, 8, 1.4, (8, 130, 4))
    canvas.line(texts("today-send"), (x + 18, y + 8, 180, 30), 17, INK, "title")
    canvas.line(texts("today-send-sub"), (x + 190, y + 11, w - 208, 26), 12, INK2, align="right")
    canvas.panel((x + 16, y + 44, w - 32, 128), PAPER_INSET, RULE, 6, 1)
    left, room = x + 30, w - 60
    canvas.line(card.head, (left, y + 49, room, 26), 15, INK, "bold")
    canvas.line(card.game, (left, y + 74, room, 26), 15, INK)
    high = 34.0 / len(card.signs) if len(card.signs) > 1 else 32.0
    for row, signs in enumerate(card.signs):
        canvas.line(signs, (left, y + 101 + high * row, room, high), 18 if len(card.signs) < 2 else 12.5, INK)
    canvas.line(card.end, (left, y + 138, room, 26), 15, INK)
    canvas.line(texts(message_for_part(texts, session.title, "today-legend")), (x + 18, y + 184, 178, 22), 11.5, INK2)
    sign, word = (WON, "won") if card.won else (LOST, "lost")
    words = texts("today-legend-signs", ahead=AHEAD, behind=BEHIND, end=sign, word=texts(f"today-legend-{word}"))
    canvas.text(words, (x + 18, y + 206, 178, 50), TextStyle(11.5, INK2, leading=1.45, lines=2))


def copied(text: str) -> bool:
    """True if the text lies in the clipboard now."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True
