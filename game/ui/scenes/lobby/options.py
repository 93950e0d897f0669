"""The options of a game, whatever their form, in groups and pages: a row for each with its control and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.engine import Option
from game.engine.options import NUMBER, SUBSET, TRUE
from game.presentation import DisplayList
from game.table.layout import inside
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import first_said, option_name, painter_for, value_name
from game.ui.scenes.lobby.draft import GameDraft
from game.ui.scenes.lobby.tiles import PictureTile
from game.ui.theme import CREAM
from game.ui.widgets import Tick, Toggle, ValueStepper, Widget

TOP, HIGH = 84.0, 496.0
HEADING, GAP, LEAST = 30.0, 16.0, 42.0
CHIP, PICTURE = 34.0, 96.0
DIM, NOTE, GOLD = "#8F83B4", "#C9BEE0", "#F2D58C"


class OptionRow(NamedTuple):
    """One option on its page: what it says, whether it counts and was changed, and where it lies. A row without an
    option is the heading of a group."""

    option: Option | None
    name: str
    note: str
    shut: bool
    changed: bool
    high: float
    room: float
    column: int = 0
    y: float = 0.0


class Options:
    """Lays the options of a lobby out in two columns and as many pages as they need."""

    def __init__(self, draft: GameDraft, left: float) -> None:
        self.draft, self.texts, self.title = draft, draft.texts, draft.title.id
        self.left = left
        self.wide = (1240 - left - GAP) / 2
        self.canvas = draft.stage.canvas.child((0, 0, 0, 0), self.title)
        rows = self._rows()
        total = sum(row.high for row in rows)
        limits = [*range(int(total / 2), int(HIGH), 8), int(HIGH)]
        self.pages = next((pages for limit in limits if len(pages := _flow(rows, limit)) == 1), _flow(rows, HIGH))

    def _rows(self) -> list[OptionRow]:
        groups: dict[str, list[Option]] = {}
        for option in self.draft.on_page:
            groups.setdefault(option.group, []).append(option)
        found: list[OptionRow] = []
        for group, options in groups.items():
            if group:
                name = first_said(self.texts, f"{self.title}-group-{group}", f"group-{group}", otherwise=group)
                found.append(OptionRow(None, name, "", False, False, HEADING, 0))
            found += [self._row(option) for option in options]
        return found

    def _row(self, option: Option) -> OptionRow:
        draft = self.draft
        need = draft.needed(option)
        note = need or draft.why(option)
        room = self.wide - 40 - (0 if self.parts(option) else self._control_width(option) + self._even_width(option))
        name = option_name(self.texts, self.title, option.id)
        high = self.canvas.height(name, room, 14, "bold", 1.3) + 12
        high += self.canvas.height(note, room, 12, "body", 1.35) + 2 if note else 0
        if self.parts(option):
            high += len(self._chips(option)) * self._chip_height(option)
        return OptionRow(option, name, note, bool(need), draft.is_changed(option), max(LEAST, high + 4), room)

    # --- controls --------------------------------------------------------------------------------

    def parts(self, option: Option) -> bool:
        """True if the option shows all its values at once, below its name: a subset, or values with pictures."""
        return option.form == SUBSET or self._sheet(option, option.values[0]) is not None

    def _sheet(self, option: Option, value: str) -> DisplayList | None:
        return self.draft.art.option(option.id, value) if option.form != NUMBER and not option.switch else None

    def _values(self, option: Option) -> tuple[str, ...]:
        """The values to step through; where nothing need be settled, that too."""
        return option.values if option.default or option.form == SUBSET else ("", *option.values)

    def _control_width(self, option: Option) -> float:
        if option.switch:
            return 54.0 + max(self.canvas.measure(self.texts(f"settings-{word}"), 13) for word in ("on", "off")) + 8
        words = [value_name(self.texts, self.title, option.id, value) for value in self._values(option)]
        return min(240.0, max(104.0, 58 + max(self.canvas.measure(word, 13.5, "bold") for word in words)))

    def _even(self, option: Option) -> str:
        """The words on the button that makes the player's own games even; "" where there is none."""
        fair = self.draft.even(option)
        return "" if fair is None else self.texts("lobby-even", points=fair)

    def _even_width(self, option: Option) -> float:
        words = self._even(option)
        return self.canvas.measure(words, 13.5, "bold") + 52 if words else 0.0

    def _chip_height(self, option: Option) -> float:
        return PICTURE + 8 if self._sheet(option, option.values[0]) is not None else CHIP + 6

    def _chips(self, option: Option) -> list[list[tuple[str, float]]]:
        """The values in lines, each with its width."""
        lines: list[list[tuple[str, float]]] = [[]]
        used = 0.0
        for value in option.values:
            words = value_name(self.texts, self.title, option.id, value)
            wide = self.canvas.measure(words, 13.5, "bold") + 48
            sheet = self._sheet(option, value)
            if sheet is not None:
                wide = max(90.0, sheet.size[0] * (PICTURE - 26) / sheet.size[1] + 8)
            if lines[-1] and used + wide > self.wide - 36:
                lines.append([])
                used = 0.0
            lines[-1].append((value, wide))
            used += wide + 8
        return lines

    def place(self, row: OptionRow) -> Rect:
        """Where a row lies."""
        return self.left + (self.wide + GAP) * row.column, TOP + row.y, self.wide, row.high

    def option_at(self, page: int, x: float, y: float) -> Option | None:
        """The option in whose row a place lies."""
        rows = self.pages[page] if self.pages else ()
        return next((row.option for row in rows if inside(self.place(row), x, y)), None)

    def widgets(self, page: int) -> list[Widget]:
        """The controls of a page."""
        found: list[Widget] = []
        for row in self.pages[page] if self.pages else ():
            if row.option is not None:
                found += self._controls(row, row.option)
        return found

    def _controls(self, row: OptionRow, option: Option) -> list[Widget]:
        draft = self.draft
        x, y, w, h = self.place(row)
        value = draft.value(option)
        made: list[Widget] = []
        if self.parts(option):
            made = self._laid_out(row, option, value)
        elif option.switch:

            def switched(on: bool) -> None:
                draft.choose(option.id, option.values[0 if on == (option.values[0] == TRUE) else 1])

            made = [Toggle(x + w - 62, y + h / 2 - 14, value == TRUE, switched, widget_id=f"option-{option.id}")]
        else:
            values = self._values(option)
            words = [value_name(self.texts, self.title, option.id, one) for one in values]
            wide = self._control_width(option)
            rect = (x + w - wide - 12, y + h / 2 - 17, wide, 34.0)
            at = values.index(value) if value in values else 0
            name, rounds = f"option-{option.id}", option.form != NUMBER

            def stepped(at: int) -> None:
                draft.choose(option.id, values[at])

            stepper = ValueStepper(rect, words, at, stepped, round=rounds, marked=row.changed, widget_id=name)
            stepper.on_reset = partial(draft.choose, option.id, option.default)
            made = [stepper]
            fair = draft.even(option)
            if fair is not None:
                broad = self._even_width(option)
                place = (rect[0] - broad, rect[1], broad - 8, rect[3])
                act = partial(draft.choose, option.id, str(fair))
                made.append(Tick(place, self._even(option), value == str(fair), act, f"{name}-even"))
        for widget in made:
            widget.enabled, widget.reason = not row.shut, row.note if row.shut else ""
        return made

    def _laid_out(self, row: OptionRow, option: Option, value: str) -> list[Widget]:
        """A tick or a picture for every value."""
        x, y, _, h = self.place(row)
        lines, pitch = self._chips(option), self._chip_height(option)
        top = y + h - 6 - pitch * len(lines)
        chosen = value.split(",") if option.form == SUBSET else [value]
        made: list[Widget] = []
        for number, line in enumerate(lines):
            left = x + 14
            for one, wide in line:
                words = value_name(self.texts, self.title, option.id, one)
                act = partial(self.draft.take, option, one)
                rect = (left, top + pitch * number, wide, pitch - 8 if pitch > 60 else CHIP)
                sheet = self._sheet(option, one)
                name = f"option-{option.id}-{one}"
                if sheet is None:
                    made.append(Tick(rect, words, one in chosen, act, name))
                else:
                    painter = painter_for(self.draft.stage, self.draft.title)
                    made.append(PictureTile(rect, sheet, painter, words, one in chosen, act, name))
                left += wide + 8
        return made

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, page: int) -> None:
        """The grounds of the columns, headings, names and notes."""
        rows: Sequence[OptionRow] = self.pages[page] if self.pages else ()
        for column in (0, 1):
            mine = [row for row in rows if row.column == column]
            if mine:
                foot = max(row.y + row.high for row in mine)
                place = (self.left + (self.wide + GAP) * column, TOP - 2, self.wide, foot + 6)
                canvas.panel(place, "#181029", "#4A3A78", 8, 1.2)
        for row in rows:
            self._draw(canvas, row)

    def _draw(self, canvas: Canvas, row: OptionRow) -> None:
        x, y, w, h = self.place(row)
        if row.option is None:
            canvas.line(row.name, (x + 14, y + 2, w - 28, HEADING - 2), 15.5, GOLD, "title")
            return
        if row.changed:
            canvas.panel((x + 4, y + 1, w - 8, h - 2), "#4A1E33", None, 6, 0, 0.55)
        canvas.fill((x + 10, y + h - 0.6, w - 20, 0.8), "#33265C")
        ink = DIM if row.shut else CREAM
        name_high = self.canvas.height(row.name, row.room, 14, "bold", 1.3)
        note_high = self.canvas.height(row.note, row.room, 12, "body", 1.35) if row.note else 0
        below = len(self._chips(row.option)) * self._chip_height(row.option) if self.parts(row.option) else 0
        top = y + max(4.0, (h - below - name_high - note_high - 2) / 2)
        left = x + 22
        if row.changed:
            canvas.drawing('<path d="M5 0 L10 5 L5 10 L0 5Z" fill="#F2D58C"/>', (x + 8, top + 4, 10, 10), (10, 10))
        elif row.shut:
            canvas.icon("lock", x + 6, top + 2, 13, DIM)
        canvas.text(row.name, (left, top, row.room, name_high + 1), TextStyle(14, ink, "bold", leading=1.3, fit=False))
        if row.note:
            place = (left, top + name_high + 1, row.room, note_high + 1)
            canvas.text(row.note, place, TextStyle(12, "#FFB36B" if row.shut else NOTE, leading=1.35, fit=False))
        if row.option.switch:
            word = self.texts("settings-on" if self.draft.value(row.option) == TRUE else "settings-off")
            wide = canvas.measure(word, 13)
            canvas.line(word, (x + w - 70 - wide, y + h / 2 - 14, wide + 2, 28), 13, ink if row.shut else NOTE)


def _flow(rows: Sequence[OptionRow], limit: float) -> list[list[OptionRow]]:
    """The rows in columns no higher than the limit, two columns a page; a heading stays with what it heads."""
    pages: list[list[OptionRow]] = [[]]
    column, y = 0, 0.0
    for index, row in enumerate(rows):
        need = row.high
        if row.option is None and index + 1 < len(rows):
            need += rows[index + 1].high
        if y and y + need > limit:
            column, y = column + 1, 0.0
            if column > 1:
                pages.append([])
                column = 0
        pages[-1].append(row._replace(column=column, y=y))
        y += row.high
    return pages
