"""The ending: the picture, the words, the sheets of points to one scale, and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from game.archive import Entry
from game.computer import fresh_seed
from game.engine import Item, Score, Seat, Session
from game.presentation import Hot, signed
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown
from game.ui.scene import Stage
from game.ui.scenes.archive.words import automa_part, news_told
from game.ui.scenes.ending.rise import Rise
from game.ui.scenes.house import flag_name, own_message, painter_for
from game.ui.scenes.page import Page
from game.ui.table.playback.outcome import VerdictPanel
from game.ui.tones import tinted, tones_of
from game.ui.widgets import Pressable

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_GROUND = (
    '<defs><radialGradient id="f" gradientUnits="userSpaceOnUse" cx="760" cy="300" r="820">'
    '<stop offset="0" stop-color="#3B2A6B"/><stop offset=".55" stop-color="#261A49"/><stop offset="1" '
    'stop-color="#150E2B"/></radialGradient></defs><rect width="1280" height="720" fill="url(#f)"/>'
)


AFTER_FANFARE = 1.3
"""Seconds until the theme begins."""
BODY = (506.0, 140.0)
"""Where the body of an ending lies that draws it itself."""


GROWN = 1.2
"""Seconds after which no bar grows any more."""
BARS, PITCH = 84.0, 29.0
"""Where the rows of a sheet begin below its top, and how far they stand apart at most."""


Way: TypeAlias = tuple[str, str, str, Callable[[], None]]
"""What can be done after a game: its name, icon, label and deed."""


class MomentLink(Pressable):
    """A place of the body that opens a past moment: a light when it is pointed at."""

    def draw(self, canvas: Canvas) -> None:
        """The light."""
        if self.state in ("hover", "pressed"):
            x, y, w, h = self.rect
            canvas.panel((x, y, w, h), "#FFFFFF", "#FFFFFF", 6, 1.6, 0.16)


class EndingScene(Page):
    """After the last ply."""

    gilded = "again"
    """Which of the choices is the golden one."""
    tall = 62.0
    shows_body = True
    """False where sheets stand in place of a body that the title draws."""

    def __init__(
        self, stage: Stage, table: TableScene, counted: bool = False, again: bool = False, alone: bool = False
    ) -> None:
        super().__init__(stage)
        self.alone = alone
        self.table, self.session = table, table.session
        self.title, self.place = table.title, table.place
        self._ask()
        self.counted, self._sung = counted, again
        self.rise = Rise(stage.settings, again)
        self.opaque = self.rise.covers
        self.time = GROWN if counted else 0.0
        self.news = ""

    def _ask(self) -> None:
        self.art = self.table.model.art
        self.outcome = VerdictPanel(self.table.context)
        self.result, self.view, self.end = self.outcome.result, self.outcome.view, self.outcome.end

    def renew(self) -> None:
        """The ending as the title draws it now."""
        self._ask()
        self.layout()

    def enter(self) -> None:
        """A fanfare, or not, unless it was heard when the points were counted on the table; then the theme, once more."""
        if not self.counted:
            self.stage.sound.play("fanfare" if self.end.victory else "sting")
        if not self._sung:
            self._sung = True
            self.stage.call_later(AFTER_FANFARE, self._sing)

    def _sing(self) -> None:
        if self.stage.scenes.top is self:
            self.stage.sound.theme(self.place)

    def layout(self) -> None:
        """Again, another set-up, look back, the shelf."""
        texts = self.texts
        self.painter = painter_for(self.stage, self.title, self.table.words.names)
        self.news = self._new() if self.table.journal is not None and self.stage.services.keeps else ""
        counting = self.table.counting
        labels = [label for label in self.choices() if label[0] != "count" or counting.counts]
        needs = [self.stage.canvas.measure(label, 16, "bold") for _, _, label, _ in labels]
        rest = (746 - 10 * (len(labels) - 1) - sum(needs)) / len(labels)
        x = 506.0
        self.widgets = []
        for (name, icon, label, act), need in zip(labels, needs):
            wide = need + rest
            kind = "gold" if name == self.gilded else "night"
            self.button(f"ending-{name}", (x, 606, wide, self.tall), label, act, kind=kind, icon=icon, size=16)
            x += wide + 10
        if self._reviewed:
            look, words = {"kind": "night", "icon": "review", "key": "G"}, texts("review-door")
            self.button("ending-review", (48, 630, 410, 46), words, self.review, size=15, **look)
        for (left, top, w, h), n in self.end.moments:
            place = (BODY[0] + left, BODY[1] + top, w, h)
            self.widgets.append(MomentLink(place, partial(self.watch, n), f"ending-moment-{n}"))
        for source, own, place in self._rows(set(counting.sources())):
            self.widgets.append(MomentLink(place, partial(self.count, source), f"ending-row-{own}"))
        self.set_focus(self.widgets[0], shown=False)

    def choices(self) -> list[Way]:
        """What can be done next."""
        texts = self.texts
        solo = len(self.session.seats) == 1 and bool(self.title.headline)
        again = texts("ending-again" if solo else "ending-rematch")
        other = texts(own_message(texts, self.title.id, "ending-other") if solo else "ending-new")
        return [
            ("again", "redo", again, self.again),
            ("other", "person", other, self.other),
            ("count", "star", texts("ending-count"), self.count),
            ("watch", "watch", texts("ending-watch"), self.watch),
            ("shelf", "menu", texts("ending-shelf"), self.shelf),
        ]

    def _new(self) -> str:
        """What was new in this game, in one line; "" where nothing was."""
        entries = self.stage.services.listing.entries()
        mine = self.entry_among(entries)
        return news_told(self.texts, entries, mine, partial(self._named, mine.own)) if mine is not None else ""

    def _named(self, seat: int, source: str) -> str:
        """What a source of the seat's points is called."""
        items = (item for score in self.result.scores if score.seat == seat for item in score.items)
        item = next((item for item in items if item.source == source), None)
        return self.table.words.tallied(item) if item is not None else ""

    def entry_among(self, entries: Sequence[Entry]) -> Entry | None:
        """This game as the archive knows it, if it keeps it."""
        journal = self.table.journal
        return next((entry for entry in entries if journal is not None and entry.id == journal.id), None)

    def update(self, seconds: float) -> bool:
        """The picture rises, then the bars grow."""
        if self.rise.update(seconds):
            self.opaque = self.rise.covers
            return True
        if self.time > GROWN:
            return False
        self.time += seconds
        return True

    def handle(self, event: Event) -> bool:
        """While it rises a press lets it stand: nothing that is not to be seen yet is pressed."""
        if isinstance(event, PointerDown | Key) and self.rise.end():
            self.opaque = True
            self.stage.invalidate()
            return True
        return super().handle(event)

    @property
    def _reviewed(self) -> bool:
        """True if the game is kept and has a bot that can look it over."""
        journal = self.table.journal
        return journal is not None and not journal.read_only and self.title.has("bot") and not self.session.foreign

    def review(self) -> None:
        """The game looked over, with the board still there."""
        if self._reviewed:
            self.push("review", table=self.table)

    def on_escape(self) -> None:
        """Back to the table as it was at the end, past it if it was opened for this ending alone."""
        if self.alone:
            self.shelf()
        else:
            self.stage.scenes.pop()

    def on_event(self, event: Event) -> bool:
        """Enter plays again, G looks the game over."""
        if isinstance(event, Key) and event.name == "enter":
            self.again()
            return True
        if isinstance(event, Key) and event.name == "g":
            self.review()
            return True
        return False

    # --- going on --------------------------------------------------------------------------------

    def again(self) -> None:
        """The same people and options, also those that were chosen at the table; another deal."""
        from game.ui.scenes.lobby.scene import begin

        offered = {o.id for o in self.title.offered(len(self.session.seats))}
        options = {option: value for option, value in self.session.settled.items() if option in offered}
        seats = [Seat(s.name, s.player) for s in self.session.seats]
        begin(self.stage, Session(self.title, seats, options, fresh_seed()))

    def other(self) -> None:
        """Other options, other people."""
        self.stage.scenes.uncover(self.stage.scenes.stack[0])
        self.push("lobby", title=self.title, seats=len(self.session.seats))

    def count(self, source: str = "") -> None:
        """On the table: the final scoring once more, or the places that one row of it has counted."""
        self.stage.scenes.pop()
        self.table.look_at(None)
        self.table.counting.again(source)

    def watch(self, moment: int = 0) -> None:
        """From the first moment, or from another."""
        self.stage.scenes.pop()
        self.table.look_at(moment)

    def shelf(self) -> None:
        """The shelf."""
        scenes = self.stage.scenes
        if scenes.stack[0] in (self.table, self):
            scenes.reset(self.stage.make("shelf"))
        else:
            scenes.back_to(scenes.stack[0])

    # --- drawing ---------------------------------------------------------------------------------

    def render(self, canvas: Canvas) -> None:
        """In the colours of the game's own table."""
        canvas = canvas.toned(tones_of(self.title))
        if self.rise.covers:
            super().render(canvas)
            self.rise.draw_veil(canvas)
        else:
            self.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Picture, words, sheets, strip."""
        if not self.rise.covers:
            self.rise.draw_dark(canvas)
            return
        if self.end.ground is not None:
            self.painter.draw(canvas, self.end.ground)
        else:
            canvas.drawing(tinted(_GROUND, canvas.tones), (0, 0, 1280, 720), (1280, 720))
        lift = self.rise.lift()
        canvas.shadow((28, 28 + lift, 450, 664), 8, 10, 150, 5)
        self.painter.draw(canvas, self.end.picture, 28, 28 + lift)
        self.draw_heading(canvas)
        canvas.line(self.outcome.said(self.end.text), (506, 98, 746, 32), 15.5, "#F4EBD8")
        self._plate(canvas)
        self.draw_body(canvas)
        self.draw_foot(canvas)

    def draw_heading(self, canvas: Canvas) -> None:
        """Which ending it is, and how it is called."""
        low = 0.0
        if self.end.step is not None:
            step, steps = self.end.step
            low = 9.0
            words = self.texts("ending-step", step=step, steps=steps)
            canvas.line(words, (508, 24, 300, 22), 13, "#E3BE6A", "bold")
        title = self.outcome.said(self.end.title)
        canvas.line(self.rise.written(title), (506, 30 + low, 500, 66), 38, "#F2D58C", "title")

    def draw_body(self, canvas: Canvas) -> None:
        """The sheets of all seats and the strip, or what the title draws in their place."""
        scores = list(self.result.scores)
        most = max(1, *(_reach(s) for s in scores))
        for index, score in enumerate(scores if self.end.body is None else ()):
            place = self._sheet_at(index)
            if self.result.points:
                self._sheet(canvas, score, self.result.ranks[index], place, most)
            else:
                self._verdict_of(canvas, score, self.result.ranks[index], place)
        if self.end.strip is not None:
            self.painter.draw(canvas, self.end.strip, 506, 498)
        if self.end.body is not None:
            self.painter.draw(canvas, self.end.body, *BODY)

    def draw_foot(self, canvas: Canvas) -> None:
        """That it is saved, and what was new."""
        texts, plies = self.texts, len(self.session.plies)
        flags = [flag_name(texts, f) for f in sorted(self.session.flags)]
        line = texts("ending-saved", plies=plies) + ("　" + "・".join(flags) if flags else "")
        told = self.news
        wide = canvas.measure(told, 13.5, "bold") + 4 if told else 0.0
        canvas.line(line, (506, 674, 746 - wide, 24), 12.5, "#B9ADD0")
        canvas.line(told, (1252 - wide, 674, wide, 24), 13.5, "#F2D58C", "bold", "right")

    def _sheet_at(self, index: int) -> Rect:
        """Where the sheet of a score lies."""
        count, gap = len(self.result.scores), 12.0
        w = (746 - gap * (count - 1)) / count
        return 506 + (w + gap) * index, 140, w, 346.0 if self.end.strip is not None else 452.0

    def _bars_at(self, score: Score, rect: Rect) -> Rect:
        """Where the rows of a sheet stand on it."""
        x, y, w, h = rect
        deeds = self.end.deeds if score.seat < 0 else None
        return x, y + BARS, w, h - BARS - 8 - (112 if deeds else 0)

    def _rows(self, sources: set[str]) -> list[tuple[str, str, Rect]]:
        """The rows that can be looked at on the table, with what tells them apart: of the sheets, or of a body that names
        them ``tally/<source>``."""
        body = self.end.body if self.shows_body else None
        if body is not None:
            hots = [mark for mark in body.marks if isinstance(mark, Hot) and mark.target.startswith("tally/")]
            found = [(hot.target.removeprefix("tally/"), hot.rect) for hot in hots]
            return [
                (source, f"{source}-{n}", (BODY[0] + x, BODY[1] + y, w, h))
                for n, (source, (x, y, w, h)) in enumerate(found)
                if source in sources
            ]
        return [
            (item.source, f"{item.source}-{index}", place)
            for index, score in enumerate(self.result.scores if self.result.points else ())
            for item, place in self.rows_on(score, index)
            if item.source in sources
        ]

    def rows_on(self, score: Score, index: int) -> list[tuple[Item, Rect]]:
        """The rows of a sheet with their places."""
        x, y, w, h = self._bars_at(score, self._sheet_at(index))
        pitch = min(PITCH, h / max(1, len(score.items)))
        return [(item, (x + 6, y + pitch * n, w - 12, pitch)) for n, item in enumerate(score.items)]

    def _plate(self, canvas: Canvas) -> None:
        left = 1022.0 if len(self.session.seats) == 1 else 932.0
        canvas.panel((left, 34, 1252 - left, 58), "#120926", "#E3BE6A", 8, 1.8)
        drawn = self.result.drawn and not self.result.points
        canvas.icon("shapes" if drawn else "star", left + 12, 48, 30, "#E3BE6A")
        if not self.result.points:
            canvas.line(self.outcome.verdict(), (left + 52, 36, 1240 - left - 52, 54), 18, "#F2D58C", "title")
            return
        canvas.line(self.outcome.verdict(), (left + 52, 36, 1118 - left, 54), 18, "#F2D58C", "title")
        canvas.line(self.outcome.figure, (1164, 36, 78, 54), 30, "#FFFFFF", "bold", "right")

    def _verdict_of(self, canvas: Canvas, score: Score, rank: int, rect: Rect) -> None:
        """A seat of a game without points: its emblem, who sits there, and how it ended for it."""
        x, y, w, h = rect
        won, drawn = rank == 1 and not self.result.drawn, self.result.drawn
        colour = "#A83C55" if score.seat < 0 else self.table.context.colour_of(score.seat)
        canvas.sheet(rect, "#F6EEDC" if won or drawn else "#E4D9BC", colour, 8, 3 if won else 2, (8, 130, 4))
        size = min(2.0, (w - 40) / 100, (h - 150) / 120)
        first = y + max(20.0, (h - 66 - 120 * size - 66) / 2)
        self.painter.draw(canvas, self.art.emblem(self.view, score.seat), x + (w - 100 * size) / 2, first, size)
        name, label = self.called(score, 0)
        top = first + 120 * size + 8
        canvas.line(name, (x + 12, top, w - 24, 36), 20, "#2B2118", "title", "center")
        canvas.line(label, (x + 12, top + 34, w - 24, 22), 12.5, "#5B4A3A", "body", "center")
        words = self.texts("ending-seat-drawn" if drawn else "ending-seat-won" if won else "ending-seat-lost")
        place = (x + 16, y + h - 58, w - 32, 42)
        canvas.panel(place, "#E3BE6A" if won else "#EBDFC2", "#8A5E14" if won else None, 6, 1.4)
        canvas.line(words, (place[0] + 8, place[1], place[2] - 16, place[3]), 17, "#2B2118", "bold", "center")

    def draw_ground(self, canvas: Canvas, score: Score, rect: Rect) -> tuple[str, str, str]:
        """The paper of a seat, dark for an automa. Returns the colours of its bars, of its words, and of what bars lie on."""
        automa = score.seat < 0
        colour = "#E05A78" if automa else self.table.context.colour_of(score.seat)
        ground, ink, faint = ("#2B1222", "#F4EBD8", "#4A1E33") if automa else ("#F6EEDC", "#2B2118", "#E4D9BC")
        canvas.sheet(rect, ground, "#A83C55" if automa else colour, 8, 2, (8, 130, 4))
        return colour, ink, faint

    def _sheet(self, canvas: Canvas, score: Score, rank: int, rect: Rect, most: int) -> None:
        x, y, w, h = rect
        colour, ink, faint = self.draw_ground(canvas, score, rect)
        narrow = w < 260
        self.painter.draw(canvas, self.art.emblem(self.view, score.seat), x + 12, y + 10, 0.5)
        name, label = self.called(score, rank)
        canvas.line(name, (x + 74, y + 8, w - (84 if narrow else 196), 34), 18, ink, "title")
        if not narrow:
            canvas.line(label, (x + 74, y + 40, w - 196, 24), 12.5, ink)
        plate = (x + w - 116, y + 14, 104, 46) if not narrow else (x + 74, y + 40, w - 86, 30)
        canvas.panel(plate, "#120926", colour, 6, 1.8)
        canvas.line(
            f"[star] {score.total}", (plate[0] + 8, plate[1], plate[2] - 16, plate[3]), 21, "#FFFFFF", "bold", "right"
        )
        deeds = self.end.deeds if score.seat < 0 else None
        self._bars(canvas, score, self._bars_at(score, rect), most, colour, ink, faint)
        if deeds is not None:
            self.painter.draw(canvas, deeds, x + 14, y + h - 106, min(1.0, (w - 28) / 342))
        if narrow:
            first = rank == 1
            place = (x + 10, y + h - 46, w - 20, 36)
            canvas.panel(place, "#E3BE6A" if first else "#EBDFC2", "#8A5E14" if first else None, 6, 1.4)
            canvas.line(label, (place[0] + 8, place[1], place[2] - 16, place[3]), 14, ink, "bold", "center")

    def called(self, score: Score, rank: int) -> tuple[str, str]:
        """The heading of a sheet and what stands below it."""
        texts = self.texts
        if score.seat < 0:
            return self.outcome.who(score), automa_part(texts, self.title)
        name = self.table.words.names[score.seat]
        played = self.table.words.who(self.end.who[score.seat]) if score.seat < len(self.end.who) else ""
        if len(self.session.seats) > 1:
            return name, " · ".join(part for part in (texts("ending-rank", rank=rank) if rank else "", played) if part)
        return (played, name) if played and not self.session.seats[0].name.strip() else (name, played)

    def _bars(self, canvas: Canvas, score: Score, rect: Rect, most: int, colour: str, ink: str, faint: str) -> None:
        x, y, w, h = rect
        child = canvas.child((0, 0, 0, 0), self.title.id)
        pitch = min(PITCH, h / max(1, len(score.items)))
        narrow = w < 260
        label_w = w - 70 if narrow else 140.0
        bar_x, bar_w = x + 158, w - 158 - 66
        run = 0
        grown = min(1.0, self.time / 0.9) if not self.stage.settings.reduced_motion else 1.0
        for index, item in enumerate(score.items):
            top = y + pitch * index
            words = self.table.words.source(item, short=True)
            child.line(words, (x + 14, top, label_w, pitch), 13, ink)
            if not narrow:
                start, end = sorted((run, run + item.amount))
                canvas.panel((bar_x, top + 6, bar_w, pitch - 11), faint, None, 4)
                low, high = max(0, start) / most * bar_w, max(0, end) / most * bar_w
                canvas.panel((bar_x, top + 6, max(4, low * grown), pitch - 11), colour, None, 4, 0, 0.28)
                if item.amount:
                    fill = colour if item.amount > 0 else "#FFFDF6"
                    line = "#F6EEDC" if item.amount > 0 else "#B2301F"
                    canvas.panel(
                        (bar_x + low * grown, top + 6, max(4, (high - low) * grown), pitch - 11), fill, line, 4, 1.4
                    )
            amount = signed(item.amount)
            canvas.line(
                amount, (x + w - 64, top, 52, pitch), 13.5, ink if item.amount >= 0 else "#C0392B", "bold", "right"
            )
            run += item.amount


def _reach(score: Score) -> int:
    """The greatest sum that is reached on the way."""
    run = most = 0
    for item in score.items:
        run += item.amount
        most = max(most, run)
    return most
