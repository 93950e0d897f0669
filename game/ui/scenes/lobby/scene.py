"""Before a game: who plays, with which options and presets."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.archive.records import even
from game.archive.rivals import BOT, records, suggested
from game.bots.levels import levels
from game.computer import fresh_seed
from game.engine import Option, Preset, Seat, Session, Title
from game.engine.options import COLORS, SUBSET
from game.presentation import art_of, mark_of, provenance_of
from game.presentation.scenery import beginning
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, Wheel
from game.ui.scene import Scene, Stage
from game.ui.scenes.house import draw_crest, option_name, own_message, painter_for, value_name
from game.ui.scenes.lobby.levels import HUMAN, FaceTile, beside, draw_sheet, sheet_rows
from game.ui.scenes.lobby.options import TOP, Options
from game.ui.scenes.lobby.presets import preset_chips, preset_name
from game.ui.scenes.lobby.seats import draw_seat, seat_rect, seat_widgets
from game.ui.scenes.lobby.tiles import Chip, SheetCard, Tile
from game.ui.tones import tinted
from game.ui.widgets import Button, Segmented, TextField

_GROUND = (
    '<defs><radialGradient id="f" gradientUnits="userSpaceOnUse" cx="626" cy="330" r="820">'
    '<stop offset="0" stop-color="#3B2A6B"/><stop offset=".55" stop-color="#261A49"/><stop offset="1" '
    'stop-color="#150E2B"/></radialGradient></defs><rect width="1280" height="720" fill="url(#f)"/>'
)
LARGE = 200
"""A picture of a value higher than this makes its option the one that fills the front."""
FEW_CHIPS = 4
"""As many presets stand on the front, the first that the title names; the others beside the options, behind "more"."""


class Lobby(Scene):
    """Set a game up. The front has the option whose values are large cards, or the seats; the other page has presets and
    every other option."""

    def __init__(self, stage: Stage, title: Title, seats: int = 0, options: dict[str, str] | None = None) -> None:
        super().__init__(stage)
        stage.texts.read(title)
        self.title = self.told = title
        self.art = art_of(title)
        self.count = seats or title.fewest
        services = stage.services
        played = not services.keeps or any(entry.title == title.id for entry in services.listing.entries())
        self.options = dict(title.first if options is None and not played else options or {})
        self.switches = False
        self.page = 0
        names = stage.settings.names
        self.names = [names[i] if i < len(names) else "" for i in range(title.most)]
        asked = [c for c in self.options.pop(COLORS, "").split(",") if c in title.colors]
        self.colors = [*asked, *(c for c in title.colors if c not in asked)]
        self.levels = levels(title)
        entries = services.listing.entries()
        self.known = records(title, entries)
        self.suggestion = suggested(self.levels, self.known, not any(entry.over for entry in entries))
        self.players = [HUMAN if i == 0 else BOT + self.suggestion for i in range(title.most)]
        self.spoken_of = 1

    # --- what there is to settle -------------------------------------------------------------------

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options for this number of seats."""
        return self.title.offered(self.count)

    @property
    def showcase(self) -> Option | None:
        """The option that is shown as a row of large cards, if the title draws them."""
        for option in self.offered:
            sheet = self.art.option(option.id, option.values[0]) if option.values else None
            if sheet is not None and sheet.size[1] > LARGE:
                return option
        return None

    @property
    def front(self) -> tuple[Option, ...]:
        """What stands on the front beside the large cards: the first choice of a colour, the first one with pictures."""
        if self.showcase is None:
            return ()
        others = [o for o in self.offered if o is not self.showcase and o.values and self.art.option(o.id, o.values[0])]
        colour = [o for o in others if set(o.values) <= set(self.title.colors)][:1]
        return (*colour, *[o for o in others if o not in colour][:1])

    @property
    def on_page(self) -> list[Option]:
        """Every other option, but for the colours of the seats, which stand with them."""
        shown = {o.id for o in (self.showcase, *self.front) if o is not None} | {COLORS}
        return [option for option in self.offered if option.id not in shown]

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The presets for this number of seats."""
        return self.title.preset_for(self.count)

    def value(self, option: Option) -> str:
        """The value an option has now."""
        given = self.options.get(option.id, option.default)
        return given if option.takes(given) else option.default

    def even(self, option: Option) -> int | None:
        """The value of a handicap that would have made the player's last games even; None before there are enough."""
        return even(self.stage.services.listing.entries(), self.title.id, option) if option.handicap else None

    def needed(self, option: Option) -> str:
        """What an option needs to mean something, in words; "" if it counts."""
        need = option.suspended({o.id: self.value(o) for o in self.offered})
        if need is None:
            return ""
        texts, title = self.stage.texts, self.title.id
        words = texts("list-or").join(value_name(texts, title, need[0], value) for value in need[1])
        return texts("lobby-needs", what=option_name(texts, title, need[0]), value=words)

    def why(self, option: Option) -> str:
        """The reason of an option, if the title gives one."""
        texts, fair = self.stage.texts, self.even(option)
        message = f"{self.title.id}-option-{option.id}-why".replace("_", "-")
        words = texts(message) if texts.has(message) else ""
        return words if fair is None else texts("lobby-even-why", why=words, points=fair)

    def usual(self, message: str) -> str:
        """The message in the words for a game that was printed, or for one that has no print to go back to."""
        return message if any(printed for _, printed, *_ in provenance_of(self.title)) else f"{message}-usual"

    @property
    def hides(self) -> bool:
        """True if people at this table have secrets from each other, so that a curtain falls between them."""
        return self.art.presentation.hides(beginning(self.title))

    def is_changed(self, option: Option) -> bool:
        """True if the option counts and is not as printed."""
        return self.value(option) != option.default and not self.needed(option)

    @property
    def changed(self) -> list[Option]:
        """The options of the page that are not as printed."""
        return [option for option in self.on_page if self.is_changed(option)]

    def is_preset(self, preset: Preset) -> bool:
        """True if every option of the page is as the preset says."""
        return all(self.value(o) == preset.values.get(o.id, o.default) for o in self.on_page)

    # --- building --------------------------------------------------------------------------------

    def renew(self) -> None:
        """The cards as they are drawn now."""
        self.art = art_of(self.title)
        self.layout()

    def layout(self) -> None:
        """Everything from what has been chosen so far."""
        texts = self.stage.texts
        texts.abide(self.title, self.title.facts(self.count, self.options))
        self.painter = painter_for(self.stage, self.title)
        self.widgets = []
        self.fields: list[TextField] = []
        counts = list(range(self.title.fewest, self.title.most + 1))
        if len(counts) > 1:
            labels = [texts("lobby-solo") if n == 1 else texts("lobby-count", count=n) for n in counts]
            at = counts.index(self.count)
            choice = Segmented((760, 28, 340, 34), labels, at, lambda i: self._set_count(counts[i]), dark=True)
            choice.id = "count"
            self.widgets.append(choice)
        back = Button((1112, 28, 128, 34), texts("house-back"), self.on_escape, kind="night", icon="left", size=13.5)
        back.id = "back"
        self.widgets.append(back)
        if self.switches and not self.on_page:
            self.switches = False
        if self.switches:
            self._build_page()
        elif self.showcase is not None:
            self._build_showcase(self.showcase)
        else:
            self._build_seats()
        self._build_foot()
        if self.focus is None or self.focus.id not in {w.id for w in self.widgets}:
            self.set_focus(next(w for w in self.widgets if w.id == "start"), shown=False)
        else:
            self.set_focus(next(w for w in self.widgets if w.id == self.focus.id), self.focus_shown)

    def _settle(self, option: Option, index: int = 0) -> str:
        """The value of an option of the front, where one is always chosen."""
        self.options[option.id] = self.value(option) or option.values[index]
        return self.options[option.id]

    def _build_showcase(self, option: Option) -> None:
        chosen = self._settle(option, len(option.values) - 1)
        sheets = [self.art.option(option.id, value) for value in option.values]
        pitch = 1209.6 / len(option.values)
        for index, (value, sheet) in enumerate(zip(option.values, sheets)):
            assert sheet is not None
            scale = min(1.0, (pitch - 9.6) / sheet.size[0], 412 / sheet.size[1])
            rect = (40 + pitch * index, 92, sheet.size[0] * scale, sheet.size[1] * scale)
            act = partial(self.choose, option.id, value)
            self.widgets.append(SheetCard(rect, sheet, self.painter, value == chosen, act, value))
        for other in self.front:
            self._tiles(other)

    def _tiles(self, option: Option) -> None:
        texts, title = self.stage.texts, self.title.id
        chosen = self._settle(option)
        if set(option.values) <= set(self.title.colors):
            for index, value in enumerate(option.values):
                place: Rect = (338 + 52 * index, 528, 46, 34)
                act, icon = partial(self.choose, option.id, value), mark_of(self.art, value)
                self.widgets.append(Tile(place, "", "", value == chosen, act, f"{option.id}-{value}", icon))
            return
        wide = min(146.0, 438 / len(option.values))
        for index, value in enumerate(option.values):
            name = value_name(texts, title, option.id, value)
            sub = f"{title}-art-{option.id}-{value}-sub".replace("_", "-")
            place = (58 + wide * index, 572, wide - 8, 66)
            words = texts(sub) if texts.has(sub) else ""
            act = partial(self.choose, option.id, value)
            self.widgets.append(Tile(place, name, words, value == chosen, act, f"{option.id}-{value}"))

    def _build_seats(self) -> None:
        for seat in range(self.count):
            self.widgets += seat_widgets(self, seat)
        if self.count == 2:
            self.widgets += sheet_rows(self, self.spoken_of)
        self.widgets += preset_chips(self, (42, 558, 896, 46), across=FEW_CHIPS)
        if len(self.presets) > FEW_CHIPS:
            more = self.stage.texts("lobby-presets-more", count=len(self.presets) - FEW_CHIPS)
            act = self._toggle_switches
            self.widgets.append(Chip((42, 604, 218, 36), more, "", False, act, "presets-more"))

    def _build_page(self) -> None:
        left = 40.0
        if self.presets:
            self.widgets += preset_chips(self, (40, TOP, 292, 496))
            left = 348.0
        self.list = Options(self, left)
        self.page = min(self.page, len(self.list.pages) - 1)
        self.widgets += self.list.widgets(self.page)
        texts, count = self.stage.texts, len(self.changed)
        printed = Button(
            (40, 652, 250, 46),
            texts(self.usual("lobby-printed")),
            self.printed,
            kind="night",
            icon="undo",
            size=13.5,
            pad=10,
        )
        printed.id, printed.enabled = "printed", count > 0
        printed.reason = "" if count else texts(self.usual("lobby-as-printed"))
        self.widgets.append(printed)
        if len(self.list.pages) > 1:
            items = [str(n + 1) for n in range(len(self.list.pages))]
            rect = (620.0, 658.0, 44.0 * len(items), 34.0)
            self.widgets.append(Segmented(rect, items, self.page, self._turn, dark=True, widget_id="page"))

    def _build_foot(self) -> None:
        texts, page = self.stage.texts, self.switches
        label = texts("lobby-start")
        if self.showcase is not None:
            name = value_name(texts, self.title.id, self.showcase.id, self._settle(self.showcase, -1))
            label = texts.say(own_message(texts, self.title.id, "lobby-start"), {"who": name})
        place = (1002.0, 652.0, 238.0, 46.0) if page else (958.0, 524.0, 282.0, 74.0)
        start = Button(place, label, self.start, kind="gold", icon="play", size=16 if page else 19, key="Enter")
        start.id = "start"
        self.widgets.append(start)
        if self.on_page:
            count = len(self.changed)
            words = texts("lobby-done") if page else texts("lobby-switches") + (f" · {count}" if count else "")
            place = (856.0, 652.0, 134.0, 46.0) if page else (958.0, 610.0, 135.0, 42.0)
            icon = "tick" if page else "settings"
            more = Button(place, words, self._toggle_switches, kind="night", icon=icon, size=13.5, pad=9)
            more.id = "switches"
            self.widgets.append(more)
        if self.showcase is not None and not page:
            lot = Button(
                (1105, 610, 135, 42), texts("lobby-lot"), self._by_lot, kind="night", icon="shapes", size=13.5, pad=9
            )
            lot.id = "lot"
            self.widgets.append(lot)

    # --- choosing --------------------------------------------------------------------------------

    def choose(self, option: str, value: str) -> None:
        """Give an option a value."""
        self.options[option] = value
        self._chosen()

    def take(self, option: Option, value: str) -> None:
        """Press one of the values that an option shows at once: a subset takes it in or leaves it out."""
        if option.form == SUBSET:
            have = [v for v in self.value(option).split(",") if v]
            have = [v for v in have if v != value] if value in have else [*have, value]
            self.choose(option.id, ",".join(v for v in option.values if v in have))
        else:
            same = not option.default and self.value(option) == value
            self.choose(option.id, "" if same else value)

    def apply(self, preset: Preset) -> None:
        """Set every option of the page as the preset says, the others as printed."""
        self.printed()
        self.options |= {o.id: preset.values[o.id] for o in self.on_page if o.id in preset.values}
        self._chosen()

    def printed(self) -> None:
        """Every option of the page as it is printed."""
        for option in self.on_page:
            self.options.pop(option.id, None)
        self._chosen()

    def _chosen(self) -> None:
        self.stage.sound.play("tick")
        self.layout()
        self.stage.invalidate()

    def _set_count(self, count: int) -> None:
        self.count, self.page = count, 0
        self.layout()

    def _turn(self, page: int) -> None:
        self.page = page
        self.layout()

    def _toggle_switches(self) -> None:
        self.switches = not self.switches
        self.layout()

    def _by_lot(self) -> None:
        import secrets

        assert self.showcase is not None
        self.choose(self.showcase.id, secrets.choice(self.showcase.values))

    def name(self, seat: int, text: str) -> None:
        """Call a seat by a name."""
        self.names[seat] = text

    def sit(self, seat: int, player: str) -> None:
        """Put a person or a bot on a seat."""
        self.players[seat], self.spoken_of = player, seat if self.count == 2 else self.spoken_of
        self._chosen()

    def colour(self, seat: int, wanted: str) -> None:
        """Give a seat a colour; whoever had it takes this seat's."""
        other = self.colors.index(wanted)
        self.colors[seat], self.colors[other] = wanted, self.colors[seat]
        self._chosen()

    def start(self) -> None:
        """Begin: a fresh seed, a session kept from its first moment, the table."""
        stage = self.stage
        offered = {o.id: o for o in self.offered}
        options = {o.id: self.value(o) for o in offered.values() if self.value(o) and not self.needed(o)}
        if self.title.dealt:
            options.pop(COLORS, "")
        elif COLORS in offered:
            options[COLORS] = ",".join(self.colors)
            if not offered[COLORS].takes(options[COLORS]):
                options[COLORS] = ",".join(c for c in self.colors if c in offered[COLORS].values)
        seats = [Seat(self.names[i].strip(), self.players[i]) for i in range(self.count)]
        if self.count == 1:
            seats = [Seat(self.names[0].strip(), "human")]
        else:
            stage.change_settings(names=[n.strip() for n in self.names])
        session = Session(self.title, seats, options, fresh_seed())
        begin(stage, session)

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
            if found is not None and self.is_changed(found):
                self.choose(found.id, found.default)
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
        texts, title = self.stage.texts, self.title.id
        canvas.drawing(tinted(_GROUND, canvas.tones), (0, 0, 1280, 720), (1280, 720))
        draw_crest(canvas, self.title, (42, 24, 44, 44))
        heading = texts("lobby-together" if self.count > 1 else "lobby-alone")
        if self.switches:
            heading = texts("lobby-switches")
        elif self.showcase is not None:
            what = option_name(texts, title, self.showcase.id)
            heading = texts.say(own_message(texts, title, "lobby-choose"), {"what": what})
        canvas.line(heading, (98, 16, 420, 44), 28, "#F2D58C", "title")
        canvas.line(texts(f"{title}-name-{title}"), (100, 54, 420, 24), 13, "#C9BEE0")
        if self.switches:
            self.list.draw(canvas, self.page)
            self._explain(canvas)
        elif self.showcase is not None:
            self._draw_showcase(canvas)
        else:
            self._draw_seats(canvas)

    def _draw_showcase(self, canvas: Canvas) -> None:
        texts, title = self.stage.texts, self.title.id
        if self.front:
            canvas.shadow((40, 524, 470, 128), 8, 6, 90, 3)
            canvas.panel((40, 524, 470, 128), "#181029", "#4A3A78", 8, 1.2)
        for option in self.front:
            name = option_name(texts, title, option.id)
            if set(option.values) <= set(self.title.colors):
                canvas.line(name, (206, 528, 124, 36), 13, "#C9BEE0", align="right")
            else:
                canvas.line(name, (58, 528, 150, 38), 16, "#F0D9A0", "title")
        summary = self.art.option_summary(self.options)
        if summary is not None:
            self.painter.draw(canvas, summary, 522, 524)
        keys = own_message(texts, title, "lobby-keys")
        canvas.line(texts(keys), (42, 668, 900, 28), 12.5, "#B9ADD0")

    def _draw_seats(self, canvas: Canvas) -> None:
        texts = self.stage.texts
        for seat in range(self.count):
            draw_seat(self, canvas, seat)
        if self.count == 2:
            draw_sheet(self, canvas, self.spoken_of)
        if not self.presets:
            note = "lobby-together-note" if self.hides else "lobby-open-note"
            note = note if self.count > 1 else "lobby-alone-note"
            canvas.text(texts(note), (42, 530, 880, 70), TextStyle(13.5, "#C9BEE0", leading=1.6))
        else:
            chip = next((w for w in self.widgets if isinstance(w, Chip) and (w.hovered or w is self.focus)), None)
            if chip is None:
                chip = next((w for w in self.widgets if isinstance(w, Chip) and w.chosen), None)
            words = chip.sub if chip is not None and chip.sub else texts("lobby-presets")
            canvas.line(words, (44, 524, 890, 30), 13.5, "#DAD2EC")
        if self.on_page:
            canvas.line(self._counted(), (42, 668, 900, 28), 12.5, "#B9ADD0")

    def draw_over(self, canvas: Canvas) -> None:
        """With more than two seats the sheet lies over the neighbours while one of the house is pointed at."""
        tile = next((w for w in self.widgets if isinstance(w, FaceTile) and w.level and w.hovered), None)
        if tile is None or self.count == 2:
            return
        seat = int(tile.id.split("-")[1])
        draw_sheet(self, canvas, seat, beside(seat_rect(seat, self.count)), rows=True)

    def _counted(self) -> str:
        """How much is not as printed, and which preset that is."""
        texts, count = self.stage.texts, len(self.changed)
        named = next((p for p in self.presets if self.is_preset(p)), None)
        words = texts("lobby-changed", count=count) if count else texts(self.usual("lobby-as-printed"))
        return f"{preset_name(texts, self.title.id, named)} · {words}" if named else words

    def _explain(self, canvas: Canvas) -> None:
        """What the pointer is on, or the focus: its reason and what is printed; how much is changed."""
        texts, title = self.stage.texts, self.title.id
        x, y = self.stage.pointer
        option = self.list.option_at(self.page, x, y)
        if option is None and self.focus is not None:
            name = self.focus.id.removeprefix("option-")
            fits = [o for o in self.on_page if name == o.id or name.startswith(f"{o.id}-")]
            option = max(fits, key=lambda o: len(o.id), default=None)
        chip = next((w for w in self.widgets if isinstance(w, Chip) and w.hovered), None)
        canvas.panel((40, 588, 1200, 54), "#120926", "#4A3A78", 8, 1.2)
        heading, words = texts("lobby-switches"), texts(self.usual("lobby-switches-note"))
        if chip is not None:
            heading, words = chip.label, chip.sub
        elif option is not None:
            heading = option_name(texts, title, option.id)
            usual = value_name(texts, title, option.id, option.default)
            if option.form == SUBSET and not option.default:
                usual = texts("lobby-none")
            words = self.needed(option) or self.why(option)
            words = f"{words}　{texts(self.usual('lobby-default'), value=usual)}".strip()
        canvas.line(heading, (54, 590, 1172, 24), 13.5, "#F2D58C", "bold")
        canvas.text(words, (54, 613, 1172, 28), TextStyle(12.5, "#DAD2EC", valign="middle", leading=1.1, lines=2))
        canvas.line(self._counted(), (304, 654, 306, 42), 13.5, "#F2D58C", "bold")


def begin(stage: Stage, session: Session) -> None:
    """Keep a new session and put it on the table, over the shelf."""
    journal: Any = stage.services.store.create(session)
    table = stage.make("table", session=session, journal=journal)
    stage.scenes.uncover(stage.scenes.stack[0] if stage.scenes.stack else None)
    stage.scenes.push(table)


__all__ = ["Lobby", "begin"]
