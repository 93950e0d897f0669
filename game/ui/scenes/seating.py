"""Who sits where from now on: a sheet over the table before a past moment is played on as another session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.bots.levels import levels
from game.engine import Seat, Session
from game.engine.session import BOT, HUMAN
from game.ui.canvas import Canvas
from game.ui.scene import Stage
from game.ui.scenes.lobby.tiles import Tile
from game.ui.scenes.page import Page
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE

YOU, OTHER = "you", "other"
LEFT, WIDE, ROW = 40.0, 1200.0, 62.0


class Seating(Page):
    """A row for each seat: you, another person, or a bot of some level. Only people keep their seats unasked: a bot stays
    one if that is said. ``done`` is told the seats."""

    opaque = False

    def __init__(
        self,
        stage: Stage,
        session: Session,
        names: Sequence[str],
        emblems: Sequence[str],
        eyes: int,
        done: Callable[[list[Seat]], None],
    ) -> None:
        super().__init__(stage)
        self.told = session.title
        self.session, self.names, self.emblems, self.done = session, names, emblems, done
        people = list(session.humans)
        mine = eyes if eyes in people else people[0] if people else -1
        self.chosen = [YOU if seat == mine else OTHER if seat in people else "" for seat in range(len(session.seats))]

    @property
    def top(self) -> float:
        """Where the sheet begins."""
        return 360 - (170 + ROW * len(self.chosen)) / 2

    def layout(self) -> None:
        """The choices of each seat, and the way on."""
        texts = self.texts
        kinds = [(YOU, texts("table-you"), "person"), (OTHER, texts("seating-other"), "person")]
        kinds += [(BOT + level, texts(f"level-{level}"), "bot") for level in levels(self.session.title)]
        focused = self.focused or "seating-start"
        self.widgets = []
        room = WIDE - 236
        pitch = room / len(kinds)
        for seat, chosen in enumerate(self.chosen):
            y = self.top + 96 + ROW * seat
            for index, (kind, label, icon) in enumerate(kinds):
                place = (LEFT + 216 + pitch * index, y, pitch - 8, 44)
                sit = partial(self.sit, seat, kind)
                label = label[:1].upper() + label[1:]
                self.widgets.append(Tile(place, label, "", kind == chosen, sit, f"seating-{seat}-{kind}", icon))
        y = self.top + 96 + ROW * len(self.chosen) + 14
        self.button("cancel", (LEFT + WIDE - 400, y, 122, 44), texts("table-cancel"), self.on_escape, kind="paper")
        open_still = "" if all(self.chosen) else texts("seating-open")
        rect, words = (LEFT + WIDE - 266, y, 246, 44), texts("seating-start")
        self.start = self.button("seating-start", rect, words, self._start, open_still, kind="gold")
        self.set_focus(self.find(focused) or self.start, self.focus_shown)

    def sit(self, seat: int, kind: str) -> None:
        """Give a seat to somebody. There is one of you: the seat where you sat goes to another person."""
        if kind == YOU:
            self.chosen = [OTHER if held == YOU else held for held in self.chosen]
        self.chosen[seat] = kind
        self.layout()

    @property
    def seats(self) -> list[Seat]:
        """The seats as they are chosen. People keep their names, and you take yours along to a bot's seat."""
        known = self.stage.settings.names
        found = []
        for kind, was in zip(self.chosen, self.session.seats):
            name = was.name if was.player == HUMAN else known[0] if kind == YOU and known else ""
            found.append(Seat("", kind) if kind.startswith(BOT) else Seat(name, HUMAN))
        return found

    def _start(self) -> None:
        seats = self.seats
        self.stage.scenes.pop()
        self.done(seats)

    def draw(self, canvas: Canvas) -> None:
        """A veil, the sheet, what is asked, the seats as they were called."""
        texts = self.texts
        canvas.fill((0, 0, 1280, 720), "#0A0F14", 150)
        high = 170 + ROW * len(self.chosen)
        canvas.sheet((LEFT, self.top, WIDE, high), PAPER, PAPER_EDGE, 10, 1.4, (10, 160, 5))
        canvas.line(texts("seating-title"), (LEFT + 24, self.top + 14, WIDE - 48, 34), 22, INK, "title")
        canvas.line(texts("seating-caption"), (LEFT + 24, self.top + 50, WIDE - 48, 26), 13.5, INK2)
        for seat, name in enumerate(self.names):
            y = self.top + 96 + ROW * seat
            canvas.svg(self.emblems[seat], (LEFT + 24, y + 8, 28, 28))
            canvas.name(name, (LEFT + 62, y, 146, 44), 15, INK, "bold")
