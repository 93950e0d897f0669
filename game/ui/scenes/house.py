"""What the scenes of the house share: felt, the walnut bar, sheets of paper, dates in words, pictures of sessions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import zip_longest

import pygame

from game.archive import Entry
from game.archive.store import MARK
from game.engine import Title, View
from game.engine.options import SWITCH, TRUE
from game.engine.session import ASSISTED, HUMAN, PRACTICE
from game.presentation import art_of, mark_of, theme_of
from game.text.catalog import Texts
from game.text.house_people import bot_name, numbered
from game.text.speech import message_id, worded
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect
from game.ui.fonts import drawable
from game.ui.rasters import FINEST, Made, Rasters
from game.ui.scene import Stage
from game.ui.scenes.page import Page
from game.ui.table.board.painter import Painter
from game.ui.theme import BEHIND, PAPER, PAPER_EDGE, WALNUT_CAPTION, WALNUT_TITLE
from game.ui.widgets import Segmented, plain

STAGE: Rect = (0, 0, 1280, 720)
_FELT = (
    '<defs><radialGradient id="f" gradientUnits="userSpaceOnUse" cx="640" cy="240" r="860"><stop offset="0" '
    'stop-color="#2C5E4D"/><stop offset=".6" stop-color="#1A4034"/><stop offset="1" stop-color="#0E261F"/>'
    '</radialGradient></defs><rect width="1280" height="720" fill="url(#f)"/>'
)
SKIES = ((range(7, 17), "day"), ((5, 6, 17, 18), "evening"))
"""Hours of the clock, and what the window shows then: sunrise looks as sunset does. All others are night."""
AUTOMA = "black"
"""The colour of an opponent that is part of the rules, and of a seat without one."""
_WEAVE = (
    '<path d="'
    + "".join(f"M0 {y} H1280 " for y in range(6, 720, 12))
    + "".join(f"M{x} 0 V720 " for x in range(6, 1280, 12))
    + '" stroke="#FFFFFF" stroke-opacity=".03"/>'
)
_BAR = (
    '<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="56"><stop offset="0" '
    'stop-color="#6B4426"/><stop offset="1" stop-color="#452A15"/></linearGradient></defs>'
    '<rect width="1280" height="56" fill="url(#b)"/><path d="M0 18 C300 12 700 26 1280 16 M0 40 C400 46 800 34 1280 42" '
    'fill="none" stroke="#38210F" stroke-width="1.2" stroke-opacity=".55"/><path d="M0 55 H1280" stroke="#D9A873" '
    'stroke-width="1.4" stroke-opacity=".6"/><path d="M0 57 H1280" stroke="#120A05" stroke-width="2"/>'
)


def draw_felt(canvas: Canvas) -> None:
    """The green ground: felt and its weave, kept as one picture, which is less to keep and to lay than both."""
    if kept_whole(canvas):
        canvas.surface.blit(canvas.rasters.kept_or_made(*_ground(canvas)), canvas.box(STAGE))
    else:
        _lay_ground(canvas)


def kept_whole(canvas: Canvas) -> bool:
    """False where drawings of half the size are less to keep than one picture as large as the stage."""
    _, _, wide, high = canvas.box(STAGE)
    return wide * high <= FINEST


def _foresee_ground(canvas: Canvas) -> None:
    if kept_whole(canvas):
        canvas.rasters.foresee_made(*_ground(canvas))
        return
    for drawing in (_FELT, _WEAVE):
        canvas.foresee_drawing(drawing, STAGE, STAGE[2:])


def _ground(canvas: Canvas) -> Made:
    box, unit, folder = canvas.box(STAGE), canvas.unit, canvas.rasters.folder
    origin = (canvas.ox - box.x, canvas.oy - box.y)

    def painted() -> pygame.Surface:
        picture = pygame.Surface(box.size)
        picture.fill(BEHIND)
        _lay_ground(Canvas(picture, unit, origin, Rasters(folder)))
        return picture

    return ("felt", *box.size), painted


def _lay_ground(canvas: Canvas) -> None:
    for drawing in (_FELT, _WEAVE):
        canvas.drawing(drawing, STAGE, STAGE[2:])


def draw_sheet_of_paper(canvas: Canvas, rect: Rect) -> None:
    """A sheet of paper with its shadow."""
    canvas.sheet(rect, PAPER, PAPER_EDGE, 8, 1.2, (10, 130, 5))


def draw_window(canvas: Canvas, now: datetime, rect: Rect) -> None:
    """The round window, with the sky as it is outside by now."""
    canvas.svg(window_at(now), rect)


def window_at(now: datetime) -> str:
    """The drawing of the round window as it is by now."""
    return f"shared/house/window_{sky_of(now)}"


def sky_of(now: datetime) -> str:
    """What the window shows by now."""
    return next((name for hours, name in SKIES if now.hour in hours), "night")


class HouseScene(Page):
    """A scene with the walnut bar: back, emblem, title, caption."""

    title_message = ""
    caption_message = ""

    def layout(self) -> None:
        """The back button; subclasses add theirs. The felt is drawn meanwhile."""
        _foresee_ground(self.stage.canvas)
        self.widgets = []
        self.button("back", (24, 11, 104, 34), self.texts("house-back"), self.on_escape, icon="left", size=13.5)

    def draw(self, canvas: Canvas) -> None:
        """Felt and bar."""
        draw_felt(canvas)
        canvas.drawing(_BAR, (0, 0, 1280, 58), (1280, 58))
        canvas.svg("shared/house/emblem", (146, 9, 38, 38))
        canvas.line(self.texts(self.title_message), (198, 6, 420, 44), 25, WALNUT_TITLE, "title")
        if self.caption_message:
            left = self.behind_title(canvas, 16)
            canvas.line(self.texts(self.caption_message), (left, 10, 1000 - left, 38), 13, WALNUT_CAPTION)

    def behind_title(self, canvas: Canvas, apart: float) -> float:
        """Where something begins that stands so far behind the title."""
        return 198 + canvas.measure(self.texts(self.title_message), 25, "title") + apart

    def game_choice(self, right: float, titles: Sequence[Title], chosen: str, tell: Callable[[Title], None]) -> None:
        """A choice of the game in the bar, up to ``right``, where there is more than one."""
        if len(titles) < 2:
            return
        for title in titles:
            self.texts.read(title)
        left = self.behind_title(self.stage.canvas, 22)
        names = [game_name(self.texts, title.id) for title in titles]
        ids = [title.id for title in titles]
        at = ids.index(chosen) if chosen in ids else 0
        room = min(right - left, 170.0 * len(titles))
        rect = (left, 12.0, room, 32.0)
        wide = [self.stage.canvas.measure(name, 13, "bold") + 12 for name in names]
        weights = wide if max(wide) > room / len(names) else ()
        self.widgets.append(
            Segmented(rect, names, at, lambda i: tell(titles[i]), size=13, widget_id="game", weights=weights)
        )

    def footer(self, canvas: Canvas, pairs: list[tuple[str, str]]) -> None:
        """Keys and what they do, at the bottom."""
        x = 30.0
        for key, message in pairs:
            canvas.line(key, (x, 684, 120, 24), 12.5, "#E3BE6A", "bold")
            x += canvas.measure(key, 12.5, "bold") + 8
            words = self.texts(message)
            canvas.line(words, (x, 684, 240, 24), 12.5, "#C6D1C1")
            x += canvas.measure(words, 12.5) + 26


def painter_for(stage: Stage, title: Title, names: list[str] | None = None) -> Painter:
    """A painter of a title's sheets in the current language."""
    stage.texts.read(title)
    return Painter(stage.texts, title.id, names or [], stage.settings.captions)


def view_of(entry: Entry, title: Title) -> View | None:
    """The spectator's view that the index holds, or None if it does not fit this version."""
    if entry.view is None:
        return None
    try:
        return View(None, title.controller().state_class.restore(dict(entry.view)), tuple(entry.colors))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def themed(title: Title, sign: str) -> str:
    """The icon with which a title shows something that every game has: "cost" of an action; "" if it has none."""
    return theme_of(title).icons.get(sign, "")


def picture(stage: Stage, canvas: Canvas, entry: Entry, title: Title, rect: Rect) -> bool:
    """The session's picture at a place; False if there is none."""
    return picture_of(stage, canvas, title, lambda: view_of(entry, title), rect, ("picture", entry.id, entry.stamp))


def picture_of(
    stage: Stage, canvas: Canvas, title: Title, view: Callable[[], View | None], rect: Rect, key: tuple[object, ...]
) -> bool:
    """A title's picture of a view at a place, drawn once for each key and size; False if there is no view."""
    sized = (*key, round(rect[2] * canvas.unit))
    image = canvas.rasters.kept(sized)
    if image is None:
        seen = view()
        if seen is None:
            return False
        sheet = art_of(title).picture(seen, rect[2])
        image = pygame.Surface((canvas.length(rect[2]), canvas.length(rect[3])), pygame.SRCALPHA)
        painter_for(stage, title).draw(Canvas(image, canvas.unit, (0, 0), canvas.rasters), sheet)
        canvas.rasters.keep(sized, image)
    canvas.blit(image, rect[0], rect[1])
    return True


def draw_cover(canvas: Canvas, title: Title, rect: Rect) -> None:
    """The front of a title's box; the first letter of its name on its own colours where it brings none."""
    if canvas.rasters.has(f"{title.id}/box"):
        canvas.svg(f"{title.id}/box", rect)
        return
    x, y, w, h = rect
    band, side, ink = title.box
    canvas.panel(rect, side, band, 1, 2)
    canvas.line(title.id[:1].upper(), (x, y, w, h * 0.8), w * 0.5, ink, "title", "center")


def draw_crest(canvas: Canvas, title: Title, rect: Rect) -> None:
    """The sign of a title; the first letter of its name in its own colours where it brings none."""
    if canvas.rasters.has(f"{title.id}/crest"):
        canvas.svg(f"{title.id}/crest", rect)
        return
    band, _, ink = title.box
    canvas.panel(rect, band, ink, rect[2] / 2, 1.6)
    canvas.line(title.id[:1].upper(), rect, rect[3] * 0.6, ink, "title", "center")


def headline(texts: Texts, entry: Entry) -> str:
    """What a session is called: its own name, else the options that tell its title's games apart, else its game."""
    if entry.name.strip():
        return plain(drawable(entry.name)) or entry.id
    parts = told_by(texts, entry)
    if not parts:
        parts = [texts(f"{entry.title}-name-{entry.title}"), texts("house-players", count=len(entry.seats))]
    return " · ".join(parts)


def told_by(texts: Texts, entry: Entry) -> list[str]:
    """The values of the options that tell the games of a title apart, in words."""
    named = catalogue[entry.title].headline if entry.title in catalogue else ()
    pairs = zip_longest(named[: len(entry.headline)], entry.headline, fillvalue="")
    return [value_name(texts, entry.title, option, value) for option, value in pairs if value]


def where_in(texts: Texts, title: Title, number: int, times: int) -> str:
    """How far a game has come, counted by the outermost part of its flow: its turn, its round."""
    part = title.flow
    message = message_id(texts, title.id, "part", part.id) if part is not None and not part.owned else ""
    if not texts.has(message):
        return texts("shelf-where" if times else "shelf-where-open", round=number, rounds=times)
    named = texts(message, number=number)
    return texts("shelf-where-part", part=named, rounds=times) if times else named


def message_for_part(texts: Texts, title: Title, message: str) -> str:
    """The message as it is for the outermost part of the title's flow (``<message>-turn``), else the message itself."""
    own = f"{message}-{title.flow.id}".replace("_", "-") if title.flow is not None else message
    return own if texts.has(own) else message


def component(texts: Texts, title: str, name: str) -> str:
    """The name of a component in words."""
    return str(worded(texts, title, {"it": name})["it"])


def first_said(texts: Texts, *messages: str, otherwise: str = "") -> str:
    """What the first of the messages that there is says, their ids with ``-`` for ``_``; else ``otherwise``."""
    ids = (message.replace("_", "-") for message in messages)
    return next((texts(message) for message in ids if texts.has(message)), otherwise)


def game_name(texts: Texts, title: str) -> str:
    """What a game is called."""
    return texts(f"{title}-name-{title}")


def own_message(texts: Texts, title: str, message: str) -> str:
    """The message as the title says it itself, else as the house does."""
    own = f"{title}-{message}"
    return own if texts.has(own) else message


def colour_name(texts: Texts, title: str, colour: str) -> str:
    """The name of a seat's colour."""
    name = component(texts, title, colour)
    return first_said(texts, f"colour-{colour}", otherwise=name) if name == colour else name


def value_name(texts: Texts, title: str, option: str, value: str) -> str:
    """The value of an option in words: ``<title>-option-<option>-<value>``, else the name of a component, else itself;
    a switch is on or off, and what is left open is decided at the table."""
    if not value:
        return texts("lobby-at-the-table")
    usual = f"settings-{'on' if value == TRUE else 'off'}" if value in SWITCH else ""
    return first_said(texts, f"{title}-option-{option}-{value}", usual) or component(texts, title, value)


def option_name(texts: Texts, title: str, option: str) -> str:
    """What an option is called: a short sentence."""
    return first_said(texts, f"{title}-option-{option}") or component(texts, title, option)


def seat_names(texts: Texts, entry: Entry, title: Title) -> list[str]:
    """What the seats of a session are called."""
    alone = len(entry.seats) == 1
    found: list[str] = []
    for index, (name, player) in enumerate(entry.seats):
        unnamed = texts("table-you") if alone else texts("table-seat", number=index + 1)
        if player != HUMAN and not name.strip():
            unnamed = numbered(bot_name(texts, player), found)
        found.append(plain(drawable(name)) or unnamed)
    return found


def flag_name(texts: Texts, flag: str) -> str:
    """A mark of a session in words, also one that another version has given."""
    if flag.startswith(MARK):
        return texts("flag-day", date=flag.removeprefix(MARK))
    return texts(f"flag-{flag}") if flag in (PRACTICE, ASSISTED) else texts("flag-unknown", flag=flag)


def mark(title: Title, colour: str) -> str:
    """The drawing that stands for a seat of that colour."""
    return mark_of(art_of(title), colour)


def colour_of(entry: Entry, seat: int, title: Title) -> str:
    """The colour of a seat of a session."""
    colours = entry.colors or list(title.colors) or [AUTOMA]
    return colours[seat % len(colours)]


def when(texts: Texts, saved: str, now: datetime) -> str:
    """A date in words: minutes ago, today, yesterday, or the day."""
    try:
        then = datetime.fromisoformat(saved)
    except ValueError:
        return ""
    if then.tzinfo is None:
        then = then.astimezone()
    minutes = int((now - then).total_seconds() // 60)
    clock = f"{then:%H:%M}"
    if minutes < 1:
        return texts("when-now")
    if minutes < 60:
        return texts("when-minutes", minutes=minutes)
    if then.date() == now.date():
        return texts("when-today", clock=clock)
    if (now.date() - then.date()).days == 1:
        return texts("when-yesterday", clock=clock)
    return texts("when-day", year=then.year, month=then.month, day=then.day)


Act = Callable[[], None]
