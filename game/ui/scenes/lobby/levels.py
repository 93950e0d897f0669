"""Who of the house sits down at a table: five people with a way of thinking each, how often each beats the one below, and
whom one had better play next."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from game.bots.levels import LEVELS, strength
from game.engine.session import BOT, HUMAN
from game.text.catalog import Texts
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.lobby.draft import GameDraft
from game.ui.theme import CREAM, INK, INK2
from game.ui.widgets import Pressable, Widget

ENOUGH: Final = 100
"""Games that must have been measured for a bar to be filled."""
SHEET: Final[Rect] = (656.0, 92.0, 584.0, 412.0)
ROW: Final = 57.0
SOON: Final = 0.1
"""A deed that stands within so many seconds is there at once."""
_HEAD: Final = 45.0
_FACE: Final = "shared/players/{}"
_RULE: Final = "#E4D7B8"
_STEPS_HIGH = 16.0
"""How high the last of the bars of a rank is."""


class FaceTile(Pressable):
    """A person, or one of the house, in the row of a seat: one click gives the seat. The star marks a suggestion."""

    def __init__(self, draft: GameDraft, rect: Rect, seat: int, player: str) -> None:
        super().__init__(rect, partial(draft.sit, seat, player), f"player-{seat}-{player}")
        texts = draft.texts
        self.level = player.removeprefix(BOT) if player != HUMAN else ""
        self.label = texts(f"level-{self.level}") if self.level else texts("lobby-human")
        self.chosen = draft.players[seat] == player
        self.starred = bool(self.level) and self.level == draft.suggestion

    def spoken(self) -> str:
        """The name."""
        return self.label

    def draw(self, canvas: Canvas) -> None:
        """The face over the name."""
        x, y, w, h = self.rect
        fill, line, ink = ("#D9B25F", "#FFE6A6", INK) if self.chosen else ("#241A40", "#5A4A86", CREAM)
        if self.hovered and not self.chosen:
            fill, line = "#352761", "#FFFFFF"
        canvas.panel(self.rect, fill, line, 8, 1.3)
        side = min(36.0, w - 4)
        if self.level:
            canvas.svg(_FACE.format(self.level), (x + (w - side) / 2, y + 9, side, side))
        else:
            canvas.icon("person", x + (w - 25) / 2, y + 14, 25, ink)
        if canvas.measure(self.label, 11.5) <= w + 5:
            canvas.line(self.label, (x - 3, y + h - 27, w + 6, 20), 11.5, ink, "body", "center")
        if self.starred:
            canvas.panel((x + w - 11, y - 6, 17, 17), "#FFD55E", "#14211C", 8.5, 1.6)
            canvas.icon("star", x + w - 8.5, y - 3.5, 12, "#14211C")


class LevelRow(Pressable):
    """One of the house on the sheet: who that is, how it thinks, how often it beats the one below."""

    def __init__(self, draft: GameDraft, rect: Rect, seat: int, level: str) -> None:
        super().__init__(rect, partial(draft.sit, seat, BOT + level), f"level-{level}")
        self.draft, self.level = draft, level
        self.chosen = draft.players[seat] == BOT + level

    def spoken(self) -> str:
        """Name and way of thinking."""
        texts = self.draft.texts
        return f"{texts(f'level-{self.level}')}: {texts(f'level-{self.level}-how')}"

    def draw(self, canvas: Canvas) -> None:
        """Ground of the one that is chosen, face, words, the bar."""
        draw_row(self.draft, canvas, self.rect, self.level, self.chosen, self.hovered)


def draw_row(draft: GameDraft, canvas: Canvas, rect: Rect, level: str, chosen: bool, hovered: bool = False) -> None:
    """A row of the sheet."""
    texts = draft.texts
    x, y, w, h = rect
    if chosen or hovered:
        canvas.panel((x, y, w, h - 1), "#F8E7BB" if chosen else "#F9F1DC", None, 0)
    if chosen:
        canvas.panel((x, y, 5, h - 1), "#D9B25F", None, 0)
    canvas.svg(_FACE.format(level), (x + 14, y + 4, 48, 48))
    name = texts(f"level-{level}")
    canvas.line(name, (x + 74, y + 1, 120, 28), 17, INK, "title")
    left = x + 74 + canvas.measure(name, 17, "title") + 9
    trade = texts(f"level-{level}-trade")
    canvas.line(trade, (left, y + 5, 130, 22), 12, INK2)
    left += canvas.measure(trade, 12) + 12
    if level == draft.suggestion:
        tag = texts("lobby-level-for-you")
        wide = canvas.measure(tag, 11.5, "bold") + 30
        canvas.panel((left, y + 6, wide, 19), "#14211C", None, 9.5)
        canvas.icon("star", left + 6, y + 8.5, 14, "#FFD55E")
        canvas.line(tag, (left + 23, y + 5.5, wide, 20), 11.5, "#FFF1CF", "bold")
        left += wide + 8
    known = draft.known.get(level)
    if known is not None and left < x + 318:
        words = texts("lobby-level-record", won=known.won, lost=known.lost)
        canvas.icon("person", left, y + 9, 12, "#1F5C86")
        canvas.line(words, (left + 16, y + 5, x + 338 - left, 22), 12, "#1F5C86", "bold")
    canvas.line(texts(f"level-{level}-how"), (x + 74, y + 28, 262, 24), 12.5, INK)
    _draw_bar(draft, canvas, (x + 338, y, w - 338, h), level)


def _draw_bar(draft: GameDraft, canvas: Canvas, rect: Rect, level: str) -> None:
    """How many of a hundred games the level wins at this number of seats, and what would be even."""
    texts = draft.texts
    x, y, w, _ = rect
    measured = strength(draft.title, level, draft.count)
    if measured is None:
        first = level == draft.levels[0]
        canvas.line(texts("lobby-level-first" if first else "lobby-level-open"), (x + 27, y + 16, w - 80, 24), 12, INK2)
        if first:
            _draw_time(canvas, rect, within(texts, 0))
        return
    wins = round(100 * measured.share)
    canvas.svg(_FACE.format(measured.against), (x, y + 17.5, 21, 21))
    canvas.panel((x + 27, y + 22, 100, 12), "#E9DDBF", "#A89468", 3, 1)
    if measured.games >= ENOUGH:
        canvas.panel((x + 27, y + 22, max(3.0, wins), 12), "#1D5A47", None, 3)
    even = x + 27 + 100 / measured.seats
    canvas.fill((even - 1.7, y + 19, 3.4, 18), "#F6EEDC")
    canvas.fill((even - 0.7, y + 19, 1.4, 18), INK)
    canvas.line(str(wins), (x + 133, y + 14, 36, 28), 17, INK, "bold")
    left = x + 136 + canvas.measure(str(wins), 17, "bold")
    canvas.line(texts("lobby-level-wins"), (left, y + 15, 30, 28), 11.5, INK2)
    if measured.seconds:
        _draw_time(canvas, rect, within(texts, measured.seconds))


def _draw_time(canvas: Canvas, rect: Rect, words: str) -> None:
    x, y, w, _ = rect
    canvas.line(words, (x + w - 56, y + 15, 48, 28), 12, INK2, "body", "right")


def within(texts: Texts, seconds: float) -> str:
    """How long a level takes for a deed, rounded up: below a tenth of a second it is there at once."""
    if seconds <= SOON:
        return texts("lobby-level-at-once")
    tenths = math.ceil(10 * seconds - 1e-6)
    return texts("lobby-level-seconds", seconds=str(tenths // 10 if tenths % 10 == 0 else tenths / 10))


def draw_steps(canvas: Canvas, x: float, y: float, level: str) -> None:
    """The rank of a level as five rising bars."""
    for index in range(len(LEVELS)):
        tall = _STEPS_HIGH * (0.3 + 0.175 * index)
        colour = "#F2D58C" if index <= LEVELS.index(level) else "#5A4A86"
        canvas.panel((x + 6.4 * index, y + _STEPS_HIGH - tall, 4.4, tall), colour, None, 1.2)


def sheet_rows(draft: GameDraft, seat: int) -> list[Widget]:
    """The rows of the sheet beside two seats, the strongest on top."""
    return [LevelRow(draft, place, seat, level) for place, level in _rows(draft, SHEET)]


def _rows(draft: GameDraft, sheet: Rect) -> list[tuple[Rect, str]]:
    x, y, w, _ = sheet
    return [
        ((x + 2, y + _HEAD + ROW * at, w - 4, ROW), level) for at, level in enumerate(reversed(tuple(draft.levels)))
    ]


def draw_sheet(draft: GameDraft, canvas: Canvas, seat: int, sheet: Rect = SHEET, rows: bool = False) -> None:
    """The sheet on which one chooses who sits there: its head, what the house advises, what all of them see. ``rows``:
    also the rows, where nobody presses them."""
    texts = draft.texts
    x, y, w, _ = sheet
    canvas.sheet(sheet, "#F6EEDC", "#A88A52", 8, 1.3, (10, 150, 5))
    head = texts("lobby-level-head")
    canvas.line(head, (x + 18, y + 6, 250, 34), 19, INK, "title")
    left = x + 18 + canvas.measure(head, 19, "title") + 14
    canvas.line(texts("table-seat", number=seat + 1), (left, y + 10, 120, 26), 12.5, INK2)
    style = TextStyle(11.5, INK2, leading=1.2, valign="middle", lines=2)
    canvas.text(texts("lobby-level-measured", seats=draft.count), (x + 342, y + 4, w - 396, 38), style)
    canvas.line(texts("lobby-level-move"), (x + w - 54, y + 4, 42, 38), 11.5, INK2, "body", "right")
    canvas.fill((x + 14, y + 42, w - 28, 1), _RULE)
    if rows:
        for place, level in _rows(draft, sheet):
            draw_row(draft, canvas, place, level, draft.players[seat] == BOT + level)
    below = y + _HEAD + ROW * len(LEVELS) + 5
    canvas.panel((x + 12, below, w - 24, 42), "#E9DEC2", None, 8)
    canvas.svg("shared/house/face_kind", (x + 20, below + 2, 38, 38))
    games = sum(won + lost for won, lost in draft.known.values())
    who = texts(f"level-{draft.suggestion}")
    advice = texts("lobby-level-advice" if games else "lobby-level-advice-first", who=who, games=games)
    canvas.text(advice, (x + 70, below, w - 94, 42), TextStyle(13.5, INK, valign="middle", leading=1.2, lines=2))
    canvas.icon("eye", x + 20, below + 50, 18, INK2)
    canvas.line(texts("lobby-level-fair"), (x + 46, below + 46, w - 60, 26), 12.5, INK2)


def beside(rect: Rect) -> Rect:
    """Where the sheet opens over the neighbours of a seat: on the side with more room, never over the seat itself."""
    x, y, w, _ = rect
    wide, high = SHEET[2], SHEET[3]
    right = x + w + 12
    return (right if right + wide <= 1240 else max(40.0, x - 12 - wide), y, wide, high)
