"""What the archive is narrowed to: by game, what tells its games apart, seats, company, result and help."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from game.archive import Entry
from game.archive.wanted import BOTS, DRAWN, FAIR, HELPED, LOST, SOLO, TOGETHER, WON, Wanted, choices
from game.engine import Option
from game.engine.session import BOT
from game.text.catalog import Texts
from game.text.house_people import bot_name
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect
from game.ui.fonts import drawable
from game.ui.scenes.house import component, option_name
from game.ui.theme import INK2, PAPER, PAPER_EDGE
from game.ui.widgets import Button, Segmented, Widget, plain

if TYPE_CHECKING:
    from game.ui.scene import Stage

WIDE = ("title", "main")
NARROW = ("side", "seats", "company", "result", "help")
HEADLINE = ("main", "side")
LABEL, ROW = 66.0, 40.0
_ORDER = (SOLO, TOGETHER, BOTS, WON, LOST, DRAWN, FAIR, HELPED)


class FilterPanel:
    """Builds a choice for everything in which the sessions differ; each change is told as a new ``Wanted``,
    with the id of the widget that should have the focus then."""

    def __init__(
        self,
        stage: Stage,
        place: tuple[float, float, float],
        wanted: Wanted,
        entries: Iterable[Entry],
        tell: Callable[[Wanted, str], None],
    ) -> None:
        self.texts, self.wanted, self.tell = stage.texts, wanted, tell
        self.widgets: list[Widget] = []
        self.labels: list[tuple[str, Rect]] = []
        kept = list(entries)
        found = choices(kept)
        played = {entry.title for entry in kept if entry.title in catalogue}
        self.game = wanted.title or (played.pop() if len(played) == 1 else "")
        x, y, w = place
        row = y + 8
        for name in WIDE:
            if values := self._values(name, found):
                self._choice(name, values, (x + 12, row, w - 24))
                row += ROW
        left, right = (w - 36) * 0.594, (w - 36) * 0.406
        cells = [(name, values) for name in NARROW if (values := self._values(name, found))]
        for index, (name, values) in enumerate(cells):
            across = (x + 12, left) if index % 2 == 0 else (x + 24 + left, right)
            self._choice(name, values, (across[0], row + ROW * (index // 2), across[1]))
        full = len(cells) % 2 == 0
        row += ROW * ((len(cells) + 1) // 2)
        place_of = (x + w - 12 - 150, row if full else row - ROW + 1, 150.0, 32.0)
        clear = Button(
            place_of,
            self.texts("archive-filter-clear"),
            lambda: tell(Wanted(), "filter"),
            kind="paper",
            icon="cross",
            size=13,
        )
        clear.id, clear.visible = "filter-clear", wanted != Wanted()
        self.widgets.append(clear)
        self.rect: Rect = (x, y, w, row + (ROW if full and clear.visible else 0) - y + 4)

    def draw(self, canvas: Canvas) -> None:
        """The paper below the choices, and their names."""
        canvas.sheet(self.rect, PAPER, PAPER_EDGE, 8, 1.3, (6, 110, 3))
        for words, place in self.labels:
            canvas.line(words, place, 13, INK2, "bold")

    def _values(self, name: str, found: dict[str, list[str]]) -> list[str]:
        """The values to choose from, in the order of the game; none where all sessions agree."""
        values = found.get(name, [])
        own = getattr(self.wanted, name)
        if own and own not in values:
            values = [*values, own]
        if name == "title" and len(values) < 2:
            return []
        order = [*_ORDER, *catalogue]
        if name in HEADLINE:
            option = headline_option(self.game, name)
            if option is None:
                return []
            order = list(option.values)
            values = [value for value in values if value in order]
        return sorted(values, key=lambda v: (order.index(v) if v in order else len(order), v))

    def _choice(self, name: str, values: list[str], place: tuple[float, float, float]) -> None:
        x, y, w = place
        option = headline_option(self.game, name)
        label = (
            self.texts(f"archive-filter-{name}") if option is None else option_name(self.texts, self.game, option.id)
        )
        self.labels.append((label, (x, y, LABEL - 4, 32)))
        words = [value_in_words(self.texts, name, value, self.wanted) for value in values]
        if name == "seats":
            words = [self.texts("archive-filter-count", count=int(value)) for value in values]
        items = [self.texts("archive-all"), *words]
        chosen = getattr(self.wanted, name)

        def change(index: int) -> None:
            changed = self.wanted._replace(**{name: values[index - 1] if index else ""})
            if name == "title":
                changed = changed._replace(main="", side="")
            self.tell(changed, f"filter-{name}")

        at = values.index(chosen) + 1 if chosen else 0
        self.widgets.append(
            Segmented((x + LABEL, y, w - LABEL, 32), items, at, change, size=12.5, widget_id=f"filter-{name}")
        )


def headline_option(title: str, name: str) -> Option | None:
    """The option of a title that "main" or "side" stands for, or None."""
    if name not in HEADLINE or title not in catalogue:
        return None
    named = catalogue[title].headline
    at = HEADLINE.index(name)
    return next((o for o in catalogue[title].options if at < len(named) and o.id == named[at]), None)


def value_in_words(texts: Texts, name: str, value: str, wanted: Wanted) -> str:
    """A value one can filter by, as the table calls it."""
    if name == "title":
        return component(texts, value, value)
    if name in HEADLINE:
        titles = [wanted.title] if wanted.title else list(catalogue)
        return next((word for title in titles if (word := component(texts, title, value)) != value), value)
    if name == "seats":
        return texts("statistics-table", count=int(value))
    if name == "who":
        return who_in_words(texts, value)
    return texts(f"archive-{name}-{value}")


def who_in_words(texts: Texts, who: str) -> str:
    """A person's name, a bot with its level, or somebody without a name."""
    if who.startswith(BOT):
        return bot_name(texts, who)
    return plain(drawable(who)) or texts("statistics-nameless")


def in_words(texts: Texts, wanted: Wanted) -> str:
    """Everything that is filtered by, in one line."""
    named = {name: value for name, value in wanted._asdict().items() if value}
    if len(catalogue) == 1:
        named.pop("title", None)
    return " · ".join(value_in_words(texts, name, value, wanted) for name, value in named.items())
