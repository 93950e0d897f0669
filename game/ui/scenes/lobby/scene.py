"""Before a game: who plays, with which options and presets."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from game.engine import Option, Session, Title
from game.engine.options import SUBSET
from game.presentation import art_of, mark_of
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, Wheel
from game.ui.scene import Stage
from game.ui.scenes.house import draw_crest, first_said, game_name, option_name, own_message, painter_for, value_name
from game.ui.scenes.lobby.draft import GameDraft
from game.ui.scenes.lobby.levels import FaceTile, beside, draw_sheet, sheet_rows
from game.ui.scenes.lobby.options import TOP, Options
from game.ui.scenes.lobby.presets import preset_chips, preset_name
from game.ui.scenes.lobby.seats import draw_seat, seat_rect, seat_widgets
from game.ui.scenes.lobby.tiles import Chip, SheetCard, Tile
from game.ui.scenes.page import Page
from game.ui.tones import tinted
from game.ui.widgets import Segmented

_GROUND = (
    '<defs><radialGradient id="f" gradientUnits="userSpaceOnUse" cx="626" cy="330" r="820">'
    '<stop offset="0" stop-color="#3B2A6B"/><stop offset=".55" stop-color="#261A49"/><stop offset="1" '
    'stop-color="#150E2B"/></radialGradient></defs><rect width="1280" height="720" fill="url(#f)"/>'
)
FEW_CHIPS = 4
"""As many presets stand on the front, the first that the title names; the others beside the options, behind "more"."""


class Lobby(Page):
    """Set a game up. The front has the option whose values are large cards, or the seats; the other page has presets and
    every other option."""

    def __init__(self, stage: Stage, title: Title, seats: int = 0, options: dict[str, str] | None = None) -> None:
        super().__init__(stage)
        stage.texts.read(title)
        self.title = self.told = title
        self.draft = GameDraft(stage, title, seats, options, self._chosen)
        self.switches = False
        self.page = 0

    # --- building --------------------------------------------------------------------------------

    def renew(self) -> None:
        """The cards as they are drawn now."""
        self.draft.art = art_of(self.title)
        self.layout()

    def layout(self) -> None:
        """Everything from what has been chosen so far."""
        texts, draft = self.texts, self.draft
        texts.abide(self.title, self.title.facts(draft.count, draft.options))
        self.painter = painter_for(self.stage, self.title)
        self.widgets = []
        counts = list(range(self.title.fewest, self.title.most + 1))
        if len(counts) > 1:
            labels = [texts("lobby-solo") if n == 1 else texts("lobby-count", count=n) for n in counts]
            at, tell = counts.index(draft.count), partial(self._set_count, counts)
            self.widgets.append(Segmented((760, 28, 340, 34), labels, at, tell, dark=True, widget_id="count"))
        self.button(
            "back", (1112, 28, 128, 34), texts("house-back"), self.on_escape, kind="night", icon="left", size=13.5
        )
        self.switches = self.switches and bool(draft.on_page)
        if self.switches:
            self._build_page()
        elif draft.showcase is not None:
            self._build_showcase(draft.showcase)
        else:
            self._build_seats()
        self._build_foot()
        kept = self.find(self.focused)
        self.set_focus(kept or self.find("start"), self.focus_shown and kept is not None)

    def _build_showcase(self, option: Option) -> None:
        draft = self.draft
        chosen = draft.settle(option, len(option.values) - 1)
        sheets = [draft.art.option(option.id, value) for value in option.values]
        pitch = 1209.6 / len(option.values)
        for index, (value, sheet) in enumerate(zip(option.values, sheets)):
            assert sheet is not None
            scale = min(1.0, (pitch - 9.6) / sheet.size[0], 412 / sheet.size[1])
            rect = (40 + pitch * index, 92, sheet.size[0] * scale, sheet.size[1] * scale)
            act = partial(draft.choose, option.id, value)
            self.widgets.append(SheetCard(rect, sheet, self.painter, value == chosen, act, value))
        for other in draft.front:
            self._tiles(other)

    def _tiles(self, option: Option) -> None:
        texts, draft, title = self.texts, self.draft, self.title.id
        chosen, colours = draft.settle(option), draft.colours(option)
        wide = min(146.0, 438 / len(option.values))
        for index, value in enumerate(option.values):
            act, name = partial(draft.choose, option.id, value), f"{option.id}-{value}"
            if colours:
                place: Rect = (338 + 52 * index, 528, 46, 34)
                self.widgets.append(Tile(place, "", "", value == chosen, act, name, mark_of(draft.art, value)))
            else:
                place, words = (58 + wide * index, 572, wide - 8, 66), value_name(texts, title, option.id, value)
                sub = first_said(texts, f"{title}-art-{option.id}-{value}-sub")
                self.widgets.append(Tile(place, words, sub, value == chosen, act, name))

    def _build_seats(self) -> None:
        draft = self.draft
        for seat in range(draft.count):
            self.widgets += seat_widgets(draft, seat)
        if draft.count == 2:
            self.widgets += sheet_rows(draft, draft.spoken_of)
        self.widgets += preset_chips(draft, (42, 558, 896, 46), across=FEW_CHIPS)
        if len(draft.presets) > FEW_CHIPS:
            more = self.texts("lobby-presets-more", count=len(draft.presets) - FEW_CHIPS)
            self.widgets.append(Chip((42, 604, 218, 36), more, "", False, self._toggle_switches, "presets-more"))

    def _build_page(self) -> None:
        texts, draft = self.texts, self.draft
        if draft.presets:
            self.widgets += preset_chips(draft, (40, TOP, 292, 496))
        self.list = Options(draft, 348.0 if draft.presets else 40.0)
        self.page = min(self.page, len(self.list.pages) - 1)
        self.widgets += self.list.widgets(self.page)
        words = texts(draft.usual("lobby-printed"))
        why = "" if draft.changed else texts(draft.usual("lobby-as-printed"))
        rect, act = (40, 652, 250, 46), partial(draft.apply, None)
        self.button("printed", rect, words, act, why, kind="night", icon="undo", size=13.5, pad=10)
        if len(self.list.pages) > 1:
            items = [str(n + 1) for n in range(len(self.list.pages))]
            place = (620.0, 658.0, 44.0 * len(items), 34.0)
            self.widgets.append(Segmented(place, items, self.page, self._turn, dark=True, widget_id="page"))

    def _build_foot(self) -> None:
        texts, page, draft = self.texts, self.switches, self.draft
        label = texts("lobby-start")
        if draft.showcase is not None:
            name = value_name(texts, self.title.id, draft.showcase.id, draft.settle(draft.showcase, -1))
            label = texts.say(own_message(texts, self.title.id, "lobby-start"), {"who": name})
        place, size = ((1002, 652, 238, 46), 16) if page else ((958, 524, 282, 74), 19)
        self.button("start", place, label, self.start, kind="gold", icon="play", size=size, key="Enter")
        look: dict[str, Any] = {"kind": "night", "size": 13.5, "pad": 9}
        if draft.on_page and page:
            place = (856, 652, 134, 46)
            self.button("switches", place, texts("lobby-done"), self._toggle_switches, icon="tick", **look)
        elif draft.on_page:
            count, place = len(draft.changed), (958, 610, 135, 42)
            words = texts("lobby-switches") + (f" · {count}" if count else "")
            self.button("switches", place, words, self._toggle_switches, icon="settings", **look)
        if draft.showcase is not None and not page:
            act = partial(self._by_lot, draft.showcase)
            self.button("lot", (1105, 610, 135, 42), texts("lobby-lot"), act, icon="shapes", **look)

    # --- choosing --------------------------------------------------------------------------------

    def _chosen(self) -> None:
        self.stage.sound.play("tick")
        self.layout()

    def _set_count(self, counts: list[int], at: int) -> None:
        self.draft.count, self.page = counts[at], 0
        self.layout()

    def _turn(self, page: int) -> None:
        self.page = page
        self.layout()

    def on_escape(self) -> None:
        """From the options back to who sits where, with what was chosen; from there to where one came from."""
        if self.switches:
            self._toggle_switches()
        else:
            super().on_escape()

    def _toggle_switches(self) -> None:
        self.switches = not self.switches
        self.layout()

    def _by_lot(self, option: Option) -> None:
        self.draft.choose(option.id, random.SystemRandom().choice(option.values))

    def start(self) -> None:
        """Begin: a fresh seed, a session kept from its first moment, the table."""
        if self.draft.count > 1:
            self.stage.change_settings(names=[name.strip() for name in self.draft.names])
        begin(self.stage, self.draft.session())

    def on_event(self, event: Event) -> bool:
        """Enter starts, wherever the focus has no use for it; the wheel and the page keys turn the page; a right click
        on a row gives its option the printed value."""
        if isinstance(event, Key) and event.name == "enter":
            self.start()
            return True
        if not self.switches:
            return False
        if isinstance(event, PointerDown) and event.button == 3:
            found = self.list.option_at(self.page, event.x, event.y)
            if found is not None and self.draft.is_changed(found):
                self.draft.choose(found.id, found.default)
                return True
        by = 0
        if isinstance(event, Key):
            by = {"pagedown": 1, "pageup": -1}.get(event.name, 0)
        elif isinstance(event, Wheel):
            by = 1 if event.dy < 0 else -1
        if by and 0 <= self.page + by < len(self.list.pages):
            self._turn(self.page + by)
            return True
        return False

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Night ground, title, what belongs to the chosen form."""
        texts, title = self.texts, self.title.id
        canvas.drawing(tinted(_GROUND, canvas.tones), (0, 0, 1280, 720), (1280, 720))
        draw_crest(canvas, self.title, (42, 24, 44, 44))
        heading = texts("lobby-together" if self.draft.count > 1 else "lobby-alone")
        if self.switches:
            heading = texts("lobby-switches")
        elif self.draft.showcase is not None:
            what = option_name(texts, title, self.draft.showcase.id)
            heading = texts.say(own_message(texts, title, "lobby-choose"), {"what": what})
        canvas.line(heading, (98, 16, 420, 44), 28, "#F2D58C", "title")
        canvas.line(game_name(texts, title), (100, 54, 420, 24), 13, "#C9BEE0")
        if self.switches:
            self.list.draw(canvas, self.page)
            self._explain(canvas)
        elif self.draft.showcase is not None:
            self._draw_showcase(canvas)
        else:
            self._draw_seats(canvas)

    def _draw_showcase(self, canvas: Canvas) -> None:
        texts, title = self.texts, self.title.id
        if self.draft.front:
            canvas.sheet((40, 524, 470, 128), "#181029", "#4A3A78", 8, 1.2, (6, 90, 3))
        for option in self.draft.front:
            name = option_name(texts, title, option.id)
            if self.draft.colours(option):
                canvas.line(name, (206, 528, 124, 36), 13, "#C9BEE0", align="right")
            else:
                canvas.line(name, (58, 528, 150, 38), 16, "#F0D9A0", "title")
        summary = self.draft.art.option_summary(self.draft.options)
        if summary is not None:
            self.painter.draw(canvas, summary, 522, 524)
        keys = own_message(texts, title, "lobby-keys")
        canvas.line(texts(keys), (42, 668, 900, 28), 12.5, "#B9ADD0")

    def _draw_seats(self, canvas: Canvas) -> None:
        texts = self.texts
        for seat in range(self.draft.count):
            draw_seat(self.draft, canvas, seat)
        if self.draft.count == 2:
            draw_sheet(self.draft, canvas, self.draft.spoken_of)
        if not self.draft.presets:
            note = "lobby-together-note" if self.draft.hides else "lobby-open-note"
            note = note if self.draft.count > 1 else "lobby-alone-note"
            canvas.text(texts(note), (42, 530, 880, 70), TextStyle(13.5, "#C9BEE0", leading=1.6))
        else:
            chip = next((w for w in self.widgets if isinstance(w, Chip) and (w.hovered or w is self.focus)), None)
            if chip is None:
                chip = next((w for w in self.widgets if isinstance(w, Chip) and w.chosen), None)
            words = chip.sub if chip is not None and chip.sub else texts("lobby-presets")
            canvas.line(words, (44, 524, 890, 30), 13.5, "#DAD2EC")
        if self.draft.on_page:
            canvas.line(self._counted(), (42, 668, 900, 28), 12.5, "#B9ADD0")

    def draw_over(self, canvas: Canvas) -> None:
        """With more than two seats the sheet lies over the neighbours while one of the house is pointed at."""
        tile = next((w for w in self.widgets if isinstance(w, FaceTile) and w.level and w.hovered), None)
        if tile is None or self.draft.count == 2:
            return
        seat = int(tile.id.split("-")[1])
        draw_sheet(self.draft, canvas, seat, beside(seat_rect(seat, self.draft.count)), rows=True)

    def _counted(self) -> str:
        """How much is not as printed, and which preset that is."""
        texts, count = self.texts, len(self.draft.changed)
        named = next((p for p in self.draft.presets if self.draft.is_preset(p)), None)
        words = texts("lobby-changed", count=count) if count else texts(self.draft.usual("lobby-as-printed"))
        return f"{preset_name(texts, self.title.id, named)} · {words}" if named else words

    def _explain(self, canvas: Canvas) -> None:
        """What the pointer is on, or the focus: its reason and what is printed; how much is changed."""
        texts, title = self.texts, self.title.id
        x, y = self.stage.pointer
        option = self.list.option_at(self.page, x, y)
        if option is None and self.focus is not None:
            name = self.focus.id.removeprefix("option-")
            fits = [o for o in self.draft.on_page if name == o.id or name.startswith(f"{o.id}-")]
            option = max(fits, key=lambda o: len(o.id), default=None)
        chip = next((w for w in self.widgets if isinstance(w, Chip) and w.hovered), None)
        canvas.panel((40, 588, 1200, 54), "#120926", "#4A3A78", 8, 1.2)
        heading, words = texts("lobby-switches"), texts(self.draft.usual("lobby-switches-note"))
        if chip is not None:
            heading, words = chip.label, chip.sub
        elif option is not None:
            heading = option_name(texts, title, option.id)
            usual = value_name(texts, title, option.id, option.default)
            if option.form == SUBSET and not option.default:
                usual = texts("lobby-none")
            words = self.draft.needed(option) or self.draft.why(option)
            words = f"{words}　{texts(self.draft.usual('lobby-default'), value=usual)}".strip()
        canvas.line(heading, (54, 590, 1172, 24), 13.5, "#F2D58C", "bold")
        canvas.text(words, (54, 613, 1172, 28), TextStyle(12.5, "#DAD2EC", valign="middle", leading=1.1, lines=2))
        canvas.line(self._counted(), (304, 654, 306, 42), 13.5, "#F2D58C", "bold")


def begin(stage: Stage, session: Session) -> None:
    """Keep a new session and put it on the table, over the shelf."""
    journal = stage.services.store.create(session)
    table = stage.make("table", session=session, journal=journal)
    stage.scenes.uncover(stage.scenes.stack[0] if stage.scenes.stack else None)
    stage.scenes.push(table)
