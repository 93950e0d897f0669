"""Before a game: who plays, against whom, with which switches."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.bots.levels import levels
from game.computer import fresh_seed
from game.engine import Option, Seat, Session, Title
from game.presentation import art_of
from game.ui.canvas import Canvas
from game.ui.events import Event, Key
from game.ui.scene import Scene
from game.ui.scenes.house import painter_for
from game.ui.scenes.lobby_seats import draw_seat, seat_widgets
from game.ui.scenes.lobby_tiles import SheetCard, Tile
from game.ui.theme import CREAM
from game.ui.widgets import Button, Segmented, TextField, Toggle

if TYPE_CHECKING:
    from game.ui.app import App

_GROUND = (
    '<defs><radialGradient id="f" gradientUnits="userSpaceOnUse" cx="626" cy="330" r="820">'
    '<stop offset="0" stop-color="#3B2A6B"/><stop offset=".55" stop-color="#261A49"/><stop offset="1" '
    'stop-color="#150E2B"/></radialGradient></defs><rect width="1280" height="720" fill="url(#f)"/>'
)


class Lobby(Scene):
    """Set a game up: one seat with its rival, or people and bots around one table."""

    def __init__(self, app: App, title: Title, seats: int = 0, options: dict[str, str] | None = None) -> None:
        super().__init__(app)
        self.title = title
        self.art = art_of(title)
        self.count = seats or title.fewest
        self.options = dict(options or {})
        self.switches = False
        names = app.settings.names
        self.names = [names[i] if i < len(names) else "" for i in range(title.most)]
        self.players = ["human" if i == 0 else "bot:greedy" for i in range(title.most)]
        self.colors = list(title.colors)
        self.levels = levels(title)

    # --- building --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Everything from what has been chosen so far."""
        texts = self.app.texts
        self.painter = painter_for(self.app, self.title)
        self.widgets = []
        self.fields: list[TextField] = []
        counts = list(range(self.title.fewest, self.title.most + 1))
        if len(counts) > 1:
            self.widgets.append(
                Segmented(
                    (760, 28, 340, 34),
                    [texts("lobby-solo") if n == 1 else texts("lobby-count", count=n) for n in counts],
                    counts.index(self.count),
                    lambda i: self._set_count(counts[i]),
                    dark=True,
                    widget_id="count",
                )
            )
        back = Button((1112, 28, 128, 34), texts("house-back"), self.on_escape, kind="night", icon="left", size=13.5)
        back.id = "back"
        self.widgets.append(back)
        if self.switches:
            self._build_switches()
        elif self.hero is not None:
            self._build_hero(self.hero)
        else:
            self._build_seats()
        self._build_foot()
        if self.focus is None or self.focus.id not in {w.id for w in self.widgets}:
            self.set_focus(next(w for w in self.widgets if w.id == "start"), shown=False)
        else:
            self.set_focus(next(w for w in self.widgets if w.id == self.focus.id), self.focus_shown)

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options for this number of seats."""
        return self.title.offered(self.count)

    @property
    def hero(self) -> Option | None:
        """The option that is shown as a row of large cards, if the title draws them."""
        for option in self.offered:
            sheet = self.art.option(option.id, option.values[0]) if option.values else None
            if sheet is not None and sheet.size[1] > 200:
                return option
        return None

    def _choose(self, option: str, value: str) -> None:
        self.options[option] = value
        self.app.sound.play("tick")
        self.layout()
        self.app.invalidate()

    def _set_count(self, count: int) -> None:
        self.count = count
        self.layout()

    def _chosen(self, option: Option, index: int = 0) -> str:
        return self.options.get(option.id) or option.default or option.values[index]

    def _build_hero(self, option: Option) -> None:
        chosen = self._chosen(option, len(option.values) - 1)
        self.options[option.id] = chosen
        count = len(option.values)
        sheets = [self.art.option(option.id, value) for value in option.values]
        pitch = 1209.6 / count
        for index, (value, sheet) in enumerate(zip(option.values, sheets)):
            assert sheet is not None
            rect = (40 + pitch * index, 92, sheet.size[0], sheet.size[1])
            self.widgets.append(
                SheetCard(rect, sheet, self.painter, value == chosen, partial(self._choose, option.id, value), value)
            )
        others = [o for o in self.offered if o is not option and o.values and self.art.option(o.id, o.values[0])]
        x = 58.0
        for other in others:
            self._tiles(other, x)
            x += 150 * len(other.values) if other.id == "difficulty" else 0

    def _tiles(self, option: Option, x: float) -> None:
        texts, title = self.app.texts, self.title.id
        chosen = self._chosen(option)
        self.options[option.id] = chosen
        if option.id == "color":
            for index, value in enumerate(option.values):
                self.widgets.append(
                    Tile(
                        (338 + 52 * index, 528, 46, 34),
                        "",
                        "",
                        value == chosen,
                        partial(self._choose, option.id, value),
                        f"color-{value}",
                        f"shared/seats/{value}",
                    )
                )
            return
        for index, value in enumerate(option.values):
            name = texts(f"{title}-name-{value}".replace("_", "-"))
            sub = texts(f"{title}-art-{option.id}-{value}-sub".replace("_", "-"))
            self.widgets.append(
                Tile(
                    (x + 146 * index, 572, 138, 66),
                    name,
                    sub,
                    value == chosen,
                    partial(self._choose, option.id, value),
                    f"{option.id}-{value}",
                )
            )

    def _build_seats(self) -> None:
        for seat in range(self.count):
            self.widgets += seat_widgets(self, seat)

    def _build_switches(self) -> None:
        texts, title = self.app.texts, self.title.id
        plain = [o for o in self.offered if set(o.values) == {"true", "false"}]
        for index, option in enumerate(plain):
            y = 112 + 44 * index
            on = self._chosen(option) == "true"

            def chosen(value: bool, name: str = option.id) -> None:
                self._choose(name, "true" if value else "false")

            self.widgets.append(Toggle(62, y, on, chosen, widget_id=option.id))
        self._switch_names = [
            texts(f"{title}-name-{o.id}".replace("_", "-"))
            if texts.has(f"{title}-name-{o.id}".replace("_", "-"))
            else texts(f"{title}-option-{o.id}".replace("_", "-"))
            for o in plain
        ]

    def _build_foot(self) -> None:
        texts = self.app.texts
        label = texts("lobby-start")
        if self.hero is not None and not self.switches:
            name = texts(f"{self.title.id}-name-{self.options[self.hero.id]}".replace("_", "-"))
            label = texts("lobby-challenge", who=name)
        start = Button((958, 524, 282, 74), label, self.start, kind="gold", icon="play", size=19, key="Enter")
        start.id = "start"
        self.widgets.append(start)
        more = Button(
            (958, 610, 135, 42),
            texts("lobby-switches" if not self.switches else "lobby-done"),
            self._toggle_switches,
            kind="night",
            icon="settings" if not self.switches else "tick",
            size=13.5,
            pad=9,
            widget_id="switches",
        )
        self.widgets.append(more)
        if self.hero is not None and not self.switches:
            lot = Button(
                (1105, 610, 135, 42), texts("lobby-lot"), self._by_lot, kind="night", icon="shapes", size=13.5, pad=9
            )
            lot.id = "lot"
            self.widgets.append(lot)

    # --- choosing --------------------------------------------------------------------------------

    def _toggle_switches(self) -> None:
        self.switches = not self.switches
        self.layout()

    def _by_lot(self) -> None:
        import secrets

        assert self.hero is not None
        self._choose(self.hero.id, secrets.choice(self.hero.values))

    def name(self, seat: int, text: str) -> None:
        """Call a seat by a name."""
        self.names[seat] = text

    def sit(self, seat: int, player: str) -> None:
        """Put a person or a bot on a seat."""
        self.players[seat] = player
        self.app.sound.play("tick")
        self.layout()

    def colour(self, seat: int, wanted: str) -> None:
        """Give a seat a colour; whoever had it takes this seat's."""
        other = self.colors.index(wanted)
        self.colors[seat], self.colors[other] = wanted, self.colors[seat]
        self.app.sound.play("tick")
        self.layout()

    def start(self) -> None:
        """Begin: a fresh seed, a session kept from its first moment, the table."""
        app = self.app
        offered = {o.id for o in self.offered}
        options = {k: v for k, v in self.options.items() if k in offered and v}
        if "colors" in offered:
            options["colors"] = ",".join(self.colors[: self.count])
        seats = [Seat(self.names[i].strip(), self.players[i]) for i in range(self.count)]
        if self.count == 1:
            seats = [Seat(self.names[0].strip(), "human")]
        else:
            app.change_settings(names=[n.strip() for n in self.names])
        session = Session(self.title, seats, options, fresh_seed())
        begin(app, session)

    def on_event(self, event: Event) -> bool:
        """Enter starts, wherever the focus has no use for it."""
        if isinstance(event, Key) and event.name == "enter":
            self.start()
            return True
        return False

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Night ground, title, what belongs to the chosen form."""
        texts = self.app.texts
        canvas.drawing(_GROUND, (0, 0, 1280, 720), (1280, 720))
        canvas.svg(f"{self.title.id}/crest", (42, 24, 44, 44))
        hero = self.hero is not None
        message = "lobby-switches" if self.switches else "lobby-rival" if hero else "lobby-together"
        canvas.line(texts(message), (98, 16, 420, 44), 28, "#F2D58C", "title")
        name = texts(f"{self.title.id}-name-{self.title.id}")
        canvas.line(name, (100, 54, 420, 24), 13, "#C9BEE0")
        if self.switches:
            self._draw_switches(canvas)
        elif hero:
            self._draw_hero(canvas)
        else:
            self._draw_seats(canvas)

    def _draw_hero(self, canvas: Canvas) -> None:
        texts = self.app.texts
        canvas.shadow((40, 524, 470, 128), 8, 6, 90, 3)
        canvas.panel((40, 524, 470, 128), "#181029", "#4A3A78", 8, 1.2)
        canvas.line(texts("lobby-difficulty"), (58, 528, 150, 38), 16, "#F0D9A0", "title")
        canvas.line(texts("lobby-colour"), (240, 528, 90, 36), 13, "#C9BEE0", align="right")
        summary = self.art.option_summary(self.options)
        if summary is not None:
            self.painter.draw(canvas, summary, 522, 524)
        canvas.line(texts("lobby-keys"), (42, 668, 900, 28), 12.5, "#B9ADD0")

    def _draw_seats(self, canvas: Canvas) -> None:
        for seat in range(self.count):
            draw_seat(self, canvas, seat)
        canvas.text(self.app.texts("lobby-together-note"), (42, 530, 880, 110), 13.5, "#C9BEE0", leading=1.6)

    def _draw_switches(self, canvas: Canvas) -> None:
        canvas.panel((40, 92, 1200, 28 + 44 * len(self._switch_names)), "#181029", "#4A3A78", 8, 1.2)
        for index, name in enumerate(self._switch_names):
            canvas.line(name, (136, 108 + 44 * index, 1080, 36), 14.5, CREAM)
        canvas.text(self.app.texts("lobby-switches-note"), (42, 530, 880, 80), 13.5, "#C9BEE0", leading=1.6)


def begin(app: App, session: Session) -> None:
    """Keep a new session and put it on the table, over the shelf."""
    journal: Any = app.services["store"].create(session)
    table = app.make("table", session=session, journal=journal)
    app.scenes.uncover(app.scenes.stack[0] if app.scenes.stack else None)
    app.scenes.push(table)


__all__ = ["Lobby", "begin"]
