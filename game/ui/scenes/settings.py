"""The settings: every change applies at once and is kept; the control with the focus is explained."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.presentation import art_of
from game.settings import COACHES, HIGHLIGHTS, SPEEDS, TABLES, VOLUMES, Settings
from game.ui.canvas import Canvas, TextStyle
from game.ui.scenes.house import HouseScene, draw_sheet_of_paper, first_said, painter_for
from game.ui.scenes.shelf.scene import next_game
from game.ui.theme import CREAM, DIM, INK, INK2, RULE
from game.ui.widgets import Segmented, Slider, Toggle, Widget

if TYPE_CHECKING:
    from game.ui.scene import Stage

SECTIONS = (
    ("language", "settings-display", ("language", "ui_scale", "text_scale", "fullscreen")),
    ("speed", "settings-motion", ("animation", "reduced_motion", "ambience")),
    ("shapes", "settings-presentation", ("table", "highlight", "captions", "coach", "hold_to_lift")),
    ("sound", "settings-sound", VOLUMES),
)
TOP, FOOT, APART = 85.0, 667.0, 10.0
"""Where the rows begin, where they end, and how much further they are apart where a section begins."""
SLIM = 28.0
"""How high a row of one line is."""
TWO_LINES = 1.15
"""Letters so much larger than usual leave room for one line in a row."""
_SLIM_ROWS = len(VOLUMES)
_TALL_ROWS = sum(len(names) for _, _, names in SECTIONS) - _SLIM_ROWS
PITCH = (FOOT - TOP - SLIM * _SLIM_ROWS - APART * (len(SECTIONS) - 1)) / _TALL_ROWS
"""How high a row of two lines is: they share what is left."""
AMBIENCE = ("volume_room", "volume_music")
CHOICES = {"table": TABLES, "animation": SPEEDS, "highlight": HIGHLIGHTS, "coach": COACHES}


class SettingsScene(HouseScene):
    """One page of rows, a preview on a corner of the game that was played last, the explanation of what has the
    focus."""

    title_message = "drawer-settings"
    caption_message = "settings-caption"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.shown = next_game(stage.services.listing.entries())

    def layout(self) -> None:
        """A control for every setting. A slider that is held stays in the hand."""
        held = [w.id for w in self.widgets if isinstance(w, Slider) and w.held]
        super().layout()
        keep = held[0] if held else self.focused
        s, texts = self.stage.settings, self.texts
        self.rows: list[tuple[float, str, Widget]] = []
        y = TOP
        for _, _, names in SECTIONS:
            for name in names:
                self.rows.append((y, name, self._control(name, y, s)))
                y += height_of(name)
            y += APART
        self.widgets += [control for _, _, control in self.rows]
        for _, name, control in self.rows:
            if isinstance(control, Slider):
                control.held = name in held
        self.button("reset", (818, 630, 208, 42), texts("settings-reset"), self._reset, icon="undo", size=13.5)
        keys = partial(self.push, "keys")
        self.button("keys", (1044, 630, 208, 42), texts("settings-keys"), keys, icon="keyboard", size=13.5)
        self.set_focus(self.find(keep) or self.rows[0][2], self.focus_shown)

    def _control(self, name: str, y: float, s: Settings) -> Widget:
        texts = self.texts
        value: Any = getattr(s, name)
        words = (texts("settings-on"), texts("settings-off"))

        def change(new: Any) -> None:
            self.stage.change_settings(**{name: new})
            if name in VOLUMES and name not in AMBIENCE:
                self.stage.sound.play("bell" if name == "volume_bell" else "wood")

        if name == "language":
            chosen = 0 if texts.language == "ja" else 1
            items = ["日本語", "English"]
            return Segmented((446, y, 320, 32), items, chosen, lambda i: change(("ja", "en")[i]), widget_id=name)
        if name in CHOICES:
            values = CHOICES[name]
            items = [texts(f"settings-{name}-{v}") for v in values]
            return Segmented((446, y, 320, 32), items, values.index(value), lambda i: change(values[i]), widget_id=name)
        look: dict[str, Any] = {"default": getattr(Settings(), name), "widget_id": name}
        if name in ("ui_scale", "text_scale"):
            look |= {"label": "{:.0%}".format, "ticks": 6}
            return Slider((446, y, 320, 32), value, 0.8, 1.5, 0.05, lambda v: change(round(v, 2)), **look)
        if name in VOLUMES:
            look |= {"label": "{:.0f}".format, "locked": bool(self._silent(name))}
            return Slider((446, y, 320, 26), value, 0, 100, 5, lambda v: change(int(v)), **look)
        return Toggle(446, y + 2, value, change, words, widget_id=name)

    def _silent(self, name: str) -> str:
        """The message why nothing is heard however a volume is set, "" if something is."""
        sound = self.stage.sound
        if name in AMBIENCE and not sound.has_card:
            return "settings-no-card"
        return "settings-no-sounds" if name in VOLUMES and not sound.has_files else ""

    def _reset(self) -> None:
        default = Settings()
        names = [n for _, _, group in SECTIONS for n in group if n != "language"]
        self.stage.change_settings(**{n: getattr(default, n) for n in names})

    def draw(self, canvas: Canvas) -> None:
        """The sheet with its rows, the preview, the explanation."""
        super().draw(canvas)
        draw_sheet_of_paper(canvas, (28, 76, 770, 596))
        texts = self.texts
        index = 0
        for icon, message, names in SECTIONS:
            y = self.rows[index][0]
            if index:
                canvas.fill((48, y - 12, 730, 1.2), RULE)
            canvas.icon(icon, 50, y + 5, 20, INK2)
            canvas.line(texts(message), (80, y - 2, 84, 34), 17, INK, "title")
            for _ in names:
                y, name, control = self.rows[index]
                if control is self.focus:
                    canvas.panel((156, y - above(name), 630, height_of(name)), "#FFFDF6", "#E3BE6A", 6, 1.2)
                self._label(canvas, name, y)
                index += 1
        self._preview(canvas)
        self._explain(canvas)
        keys = [("Tab", "foot-next"), ("← →", "foot-change"), ("Space", "foot-toggle"), ("Esc", "house-back")]
        self.footer(canvas, keys)

    def _label(self, canvas: Canvas, name: str, y: float) -> None:
        """What a row is called and what it does, below it or beside it."""
        head, sub = self.texts(message_of(name)), self.texts(f"{message_of(name)}-sub")
        if height_of(name) > SLIM:
            alone = canvas.text_scale > TWO_LINES  # What it does is also said where it is explained.
            canvas.line(head, (170, y if alone else y - 5.5, 268, 24), 14.5, INK, "bold")
            if not alone:
                canvas.line(sub, (170, y + 12.4, 268, 20), 12, INK2)
            return
        canvas.line(head, (170, y, 268, 26), 14.5, INK, "bold")
        left = 170 + canvas.measure(head, 14.5, "bold") + 10
        silent = self._silent(name)
        sub = self.texts(silent) if silent else sub
        if silent or canvas.measure(sub, 12) <= 438 - left:  # It is also said where the row is explained.
            canvas.line(sub, (left, y + 1, 438 - left, 26), 12, INK2)

    def _preview(self, canvas: Canvas) -> None:
        texts = self.texts
        canvas.line(texts("settings-preview"), (818, 72, 120, 30), 18, CREAM, "title")
        rect = (818, 104, 434, 424)
        canvas.sheet(rect, "#241A49", "#E3BE6A", 8, 1.4, (8, 120, 4))
        glow = {"soft": 1.6, "normal": 2.8, "strong": 4.4}[self.stage.settings.highlight]
        if self.shown is not None:
            painter_for(self.stage, self.shown).draw(canvas, art_of(self.shown).sample(glow), 834, 120)
        left = 830 + canvas.measure(texts("settings-preview"), 18, "title")
        canvas.line(texts("settings-preview-sub"), (left, 75, 1240 - left, 26), 12.5, "#C6D1C1")

    def _pointed(self, name: str, y: float) -> bool:
        px, py = self.stage.pointer
        return 156 <= px < 786 and 0 <= py - y + above(name) < height_of(name)

    def _explain(self, canvas: Canvas) -> None:
        texts = self.texts
        canvas.panel((818, 540, 434, 78), "#14231F", "#6E8F80", 8, 1.2)
        over = next((name for y, name, _ in self.rows if self._pointed(name, y)), "")
        name = over or self.focused or "language"
        message = message_of(name)
        if not texts.has(message):
            return
        canvas.icon("info", 834, 556, 24, "#E3BE6A")
        canvas.line(texts(message), (872, 544, 366, 26), 14.5, CREAM, "bold")
        silent = self._silent(name)
        why = [f"{silent}-help"] if silent else []
        words = first_said(texts, *why, f"{message}-help", f"{message}-sub")
        canvas.text(words, (872, 569, 366, 46), TextStyle(12.5, DIM, leading=1.45))


def height_of(name: str) -> float:
    """How high a row is."""
    return SLIM if name in VOLUMES else PITCH


def above(name: str) -> float:
    """How far a row reaches up over its control."""
    return 0.5 if height_of(name) == SLIM else 3


def message_of(name: str) -> str:
    """The id of what a setting is called."""
    return f"settings-{name}".replace("_", "-")
