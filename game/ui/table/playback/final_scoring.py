"""The final scoring on the table: row by row the places that count light up, bars and plates grow, then who has won."""

from __future__ import annotations

from game.presentation import Counted, signed
from game.table.playback.final_scoring import SILENCE, VERDICT, ScoringRow, ScoringScript, scoring_of, step_of
from game.table.playback.motion import SPEEDS
from game.table.playback.script import StoryStep
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown
from game.ui.table.context import TableContext
from game.ui.table.intents import Changed, ShowEnding
from game.ui.table.playback.outcome import VerdictPanel
from game.ui.table.playback.overlay import FLOAT, Flight, Overlay
from game.ui.table.playback.player import Story
from game.ui.table.playback.scoring_panel import ScoringPanel
from game.ui.widgets import Button

PITCH, LIGHTS = 0.04, 0.6
"""Seconds between the lights of two places of a row, and seconds that all of them take at most."""
PAUSE = 0.6
"""Seconds until the ending, where nothing is counted before it."""
DOOR = (280.0, 46.0)
"""How wide the way back to the ending is at most, and how high at least."""
RUN = 0.16
"""Seconds that the pointer stays at each ending that it passes."""


class FinalScoring:
    """Counts the final scoring of a game on its table. ``tally`` is what is being counted, or None; ``row`` the number of
    the row (-1 before the first, as many as there are after the last); ``shown`` a source whose places are looked at again.
    ``ends`` is False where no ending follows; ``ended`` is True when the end has been seen to come."""

    def __init__(self, table: TableContext, story: Story, ends: bool) -> None:
        self.table, self.story, self.ends = table, story, ends
        self.ended = table.session.pending is None
        self.overlay = Overlay(table)
        self.tally: ScoringScript | None = None
        self.outcome: VerdictPanel | None = None
        self.over = False
        self.shown = ""
        self.row, self.time = -1, 0.0
        self.door: Button | None = None
        self._said = False
        self._flights: list[Flight] = []
        self._pause = 0.0

    # --- what others ask ---------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """True while it is counted or a row of it is looked at."""
        return self.tally is not None

    def rest(self) -> StoryStep | None:
        """What the table shows when the last ply has been told: the points before the final scoring; None without any."""
        live = self.ends and not self.ended and not self.table.read_only
        if not live or not SPEEDS[self.table.stage.settings.animation]:
            return None
        tally = self._tally()
        return self._step(tally, 0) if tally is not None else None

    def begin(self) -> bool:
        """Count from the beginning. False if there is nothing to count, or nothing is to be shown."""
        if not SPEEDS[self.table.stage.settings.animation]:
            return False
        self._open()
        self.story.rest = None
        return self.busy

    def again(self, source: str = "") -> None:
        """Count it all once more, or show what one source has counted until something is pressed."""
        if not source:
            if not self.begin():
                self._leave()
            return
        self._open()
        if self.tally is not None:
            self.shown, self.row = source, len(self.tally.rows)
            self._show()

    @property
    def counts(self) -> bool:
        """True if a game that is over has something to be counted again, and that is to be shown."""
        return bool(SPEEDS[self.table.stage.settings.animation]) and self._tally() is not None

    def sources(self) -> list[str]:
        """What can be looked at again, in the order of counting."""
        tally = self._tally()
        return list(dict.fromkeys(row.source for row in tally.rows)) if tally is not None else []

    def doors(self) -> list[Button]:
        """The way back to the ending from the table of a game that is over, where turns were ended before."""
        x, y, w, h = self.table.region("actions")
        wide, high = min(w - 16, DOOR[0]), min(h - 8, DOOR[1])
        place = (x + (w - wide) / 2, y + h - high - 6, wide, high)
        self.door = Button(place, self.table.texts("table-ending"), self._leave, kind="gold", size=14)
        self.door.id = "table-ending"
        self._show_door()
        return [self.door]

    def _show_door(self) -> None:
        model = self.table.model
        over = self.ends and self.ended and self.table.session.pending is None
        if self.door is not None:
            self.door.visible = over and self.tally is None and model.telling is None and model.looking is None

    def stop(self) -> None:
        """Leave it: the table shows what is so."""
        if self.tally is None and self.story.rest is None:
            return
        self.tally, self.shown, self.over, self._flights = None, "", False, []
        self.story.rest = None
        self.story.skip()
        self.table.send(Changed())

    def _close(self) -> None:
        """All of it has been seen: the ending follows."""
        again = self.shown != ""
        if not again and not (self.tally is not None and self.row >= len(self.tally.rows) and self._said):
            self._sound_end(self.outcome or VerdictPanel(self.table))
        self.stop()
        self.table.send(ShowEnding(True, again))

    # --- time --------------------------------------------------------------------------------------

    def update(self, seconds: float, on_top: bool) -> bool:
        """Time passes, and the end of the game begins when its last ply has been told; true while something changes."""
        self._follow(on_top)
        if self._pause > 0 and on_top:
            self._pause -= seconds
            if self._pause <= 0:
                self._leave()
        self._show_door()
        if self.tally is None or self.over or self.shown or not on_top:
            return False
        self.time += seconds / (SPEEDS[self.table.stage.settings.animation] or 1.0)
        self._flights = [flight for flight in self._flights if self.time - flight.begin < FLOAT]
        waits = self.table.stage.settings.animation == "step" and self.row >= 0
        self._arrive()
        while not self.over and self.time >= self._length() and not waits:
            self._next()
            self._arrive()
        if self.over:
            self._close()
        return True

    def _follow(self, on_top: bool) -> None:
        if self.table.session.pending is not None:
            self.ended = False
        elif not self.ended and not self.story.busy and on_top:
            self.ended = True
            if self.ends and not self.begin():
                self._pause = PAUSE

    def _leave(self) -> None:
        """Without anything that is counted."""
        if self.table.session.pending is None:
            self.table.send(ShowEnding())

    def hear(self, event: Event) -> bool:
        """A click, Space, Enter or Esc brings it to its end, or on by a row; other keys are the table's."""
        key = event.name if isinstance(event, Key) else ""
        pressed = isinstance(event, PointerDown) or key in ("space", "enter", "esc")
        if self.tally is None or not pressed:
            return self.tally is not None and not isinstance(event, Key)
        if self.table.stage.settings.animation == "step" and key != "esc" and not self.shown and not self.over:
            self._next()
        else:
            self.over = True
        if self.over:
            self._close()
        return True

    def _tally(self) -> ScoringScript | None:
        model = self.table.model
        return scoring_of(model.session, model.presentation, model.eyes, self.table.stage.settings.reduced_motion)

    def _open(self) -> None:
        self.tally, self.outcome = self._tally(), None
        self.over, self.shown, self.row, self.time, self._said, self._flights = False, "", -1, 0.0, False, []
        if self.tally is not None:
            self.panel = ScoringPanel(self.table, self.tally)
            self._show()

    def _step(self, tally: ScoringScript, rows: int) -> StoryStep:
        model = self.table.model
        return step_of(model.session, model.presentation, model.eyes, tally, rows)

    def _length(self) -> float:
        assert self.tally is not None
        if self.row < 0:
            return self.tally.opening
        return self.tally.rows[self.row].seconds if self.row < len(self.tally.rows) else SILENCE + self.tally.verdict

    def _next(self) -> None:
        assert self.tally is not None
        if self.row >= len(self.tally.rows):
            self.over = True
            return
        for flight in range(len(self._flights)):
            self._flights[flight] = self._flights[flight]._replace(begin=self._flights[flight].begin - self._length())
        self.time -= self._length()
        if self.table.stage.settings.animation == "step":
            self.time = 0.0
        self.row += 1
        self._said = False
        if self.row >= len(self.tally.rows):
            self.outcome = VerdictPanel(self.table)

    def _arrive(self) -> None:
        """The plates change and sounds are heard when what causes them has come."""
        if self._said or self.tally is None or self.row < 0:
            return
        rows, sound = self.tally.rows, self.table.stage.sound
        if self.row >= len(rows):
            if self.time >= SILENCE + self._run():
                self._said = True
                assert self.outcome is not None
                self._sound_end(self.outcome)
            return
        row = rows[self.row]
        if self.time >= self._lit(row):
            self._said = True
            self._show()
            sound.play("chime" if any(cell.item.amount for cell in row.cells) else "tick")
            self._flights = []
            for cell in row.cells if not self.table.stage.settings.reduced_motion else ():
                who = cell.seat if cell.seat >= 0 else "automa"
                end = self.overlay.points_of(who) if cell.item.amount else None
                if end is not None:
                    text = f"{signed(cell.item.amount)}[star]"
                    self._flights.append(Flight(text, None, end, self.time, cell.item.amount > 0))

    def _sound_end(self, outcome: VerdictPanel) -> None:
        self.table.stage.sound.play("fanfare" if outcome.end.victory else "sting")

    def _run(self) -> float:
        """Seconds that the pointer runs."""
        if self.outcome is None or self.table.stage.settings.reduced_motion:
            return 0.0
        return min(VERDICT / 2, RUN * len(self.outcome.end.run))

    def _lit(self, row: ScoringRow) -> float:
        """Seconds until the last place of a row has lit."""
        if self.table.stage.settings.reduced_motion:
            return 0.0
        return min(LIGHTS * row.seconds / 0.7, max(0.2, PITCH * len(row.counted)))

    def _pitch(self, row: ScoringRow) -> float:
        return self._lit(row) / max(1, len(row.counted))

    def _show(self) -> None:
        """Plates and panels as far as it has been counted."""
        assert self.tally is not None
        rows = len(self.tally.rows)
        self.table.model.tell(self._step(self.tally, min(rows, self.row + 1)))

    # --- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The places that count, the panel with the bars, points over the plates."""
        if self.tally is None:
            return
        rows = self.tally.rows
        if self.shown:
            cells = self.tally.of(self.shown)
            counted = {place.slot: place for cell in cells for place in cell.counted}
            self.overlay.draw_counted(canvas, tuple(counted.values()), 1.0, 0.0)
            self.panel.draw_shown(canvas, self.shown)
            return
        if 0 <= self.row < len(rows):
            row = rows[self.row]
            places: tuple[Counted, ...] = row.counted
            self.overlay.draw_counted(canvas, places, self.time if self._lit(row) else 1.0, self._pitch(row))
            lit = self._lit(row)
            self.panel.draw(canvas, self.row, min(1.0, self.time / lit) if lit else 1.0)
        elif self.row < 0:
            self.panel.draw(canvas, -1, 0.0)
        else:
            self._draw_verdict(canvas)
        self.overlay.draw_flights(canvas, self._flights, self.time)

    def _draw_verdict(self, canvas: Canvas) -> None:
        if self.time < SILENCE or self.outcome is None:
            if self.row:
                self.panel.draw(canvas, self.row, 1.0)
            return
        assert self.tally is not None
        calm = self.table.stage.settings.reduced_motion
        decided = self.tally.decided
        self.overlay.draw_counted(canvas, decided, self.time - SILENCE, 0.0 if calm else LIGHTS / max(1, len(decided)))
        run, length = self.outcome.end.run, self._run()
        at = int((self.time - SILENCE) / length * len(run)) if length else len(run)
        self.panel.draw_verdict(canvas, self.outcome, run[at] if at < len(run) else self.outcome.end.strip, self._said)


__all__ = ["FinalScoring"]
