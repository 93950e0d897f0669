"""What is being shown after a ply: pieces on their way, points that fly to their plate, what others did step by step.

The table shows the view of the step that is told (``TableModel.telling``), and its plates change when what changes them
has arrived: nothing runs ahead of the story.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from itertools import islice
from math import inf

from game.engine import Event as Told
from game.engine import Ply, View
from game.presentation import cue_of, signed
from game.presentation.gestures import lying
from game.presentation.history import since
from game.table.arrange import Laid
from game.table.layout import Rect, middle, union
from game.table.model import Shown
from game.table.playback.final_scoring import until
from game.table.playback.motion import SPEEDS, Motion, Pose, deal, diff, has_turned, should_animate, total
from game.table.playback.script import COUNT, StoryStep, is_told, runs, steps
from game.table.playback.transfer import transferred
from game.ui.canvas import Canvas
from game.ui.events import Event
from game.ui.table.context import TableContext
from game.ui.table.intents import ShowToast
from game.ui.table.playback.overlay import FLIGHT, FLOAT, RING, Flight, Overlay
from game.ui.table.playback.round_banner import LENGTH, draw_banner, round_begun
from game.ui.table.playback.skipping import Skipping

PATIENCE = 0.4
"""Seconds for which a deed of a bot is held back, while the bot may be about to do the same once more."""
NEWS = 12
"""So many plies are told again at most."""
RINGS = 0.6
"""Seconds for which a gold ring shows what has changed, where nothing moves."""
TABLEAU, LONGEST = 2.6, 20.0
"""Seconds that a picture of the whole table stays at least, and at most where it is known: else as long as it is read."""
FIRST = 2.0
"""By how much longer it stays in a first game."""
CHANGE = 0.24
"""Seconds in which another board comes out of the dark: the old one is gone at once."""
DARK = 170
STILL = 0.9
"""Seconds of a step where nothing moves."""


class Story:
    """Tells one ply after the other; ``skip`` brings everything to its end at once.

    ``step`` is the one being told, ``flights`` are points on their way to a plate. ``rest`` is what the table shows when
    the story is over: None for all that is so, or the points before a final scoring that is still to be counted.
    ``plays`` is False where nobody plays a game, but a lesson is given: nothing waits there, and nobody is waited for.
    ``hurries`` until the seat that looks is asked: what others do is not told then.
    """

    def __init__(self, table: TableContext, plays: bool = True) -> None:
        self.table = table
        self.plays = plays
        self.hurries = False
        self.skipping = Skipping(self)
        self.changing = 0.0
        self.overlay = Overlay(table)
        self.queue: deque[StoryStep] = deque()
        self.step: StoryStep | None = None
        self.rest: StoryStep | None = None
        self.motions: list[Motion] = []
        self.flights: list[Flight] = []
        self.rings: list[Rect] = []
        self.dealing = False
        self.banner: tuple[str, float] | None = None
        self.time = 0.0
        self._length = 0.0
        self._arrival = 0.0
        self._end = 0.0
        self._told = 0
        self._waiting, self._waited = 0, 0.0
        self._firsts: dict[int, int] = {}
        self._heard = False
        self._given: list[tuple[float, View]] = []

    # --- what others ask ---------------------------------------------------------------------------

    @property
    def telling(self) -> bool:
        """True while deeds of others are told: the hand waits until it knows them."""
        return self.table.model.telling is not None

    @property
    def busy(self) -> bool:
        """True while pieces move or what others did is told."""
        return bool(self.motions or self.queue or self.step)

    @property
    def moving(self) -> bool:
        """True while anything of it changes the picture."""
        return self.busy or bool(self.flights or self.rings or self.changing)

    @property
    def waits(self) -> bool:
        """True if the picture that is shown stays until somebody goes on: it tells what has become of the own deed."""
        step = self.step
        if step is None or step.event is None or self.overlay.tableau is None:
            return False
        return self.plays and step.actor == self.table.model.eyes

    @property
    def whose(self) -> list[int | str]:
        """At whose deeds one looks: whoever's is told, or the bots that the table waits for. Nobody's if the seat that
        looks is asked."""
        actor, model = self.overlay.actor, self.table.model
        if self.telling and self.step is not None and actor != "":
            whose = actor if actor != model.eyes else self.table.session.plies[self.step.n - 1].action.seat
            return [whose] if whose != model.eyes else []
        pending = self.table.session.pending
        if pending is None or model.looking is not None or self.table.read_only or not self.plays:
            return []
        return [] if set(pending.seats) & set(self.table.session.humans) else list(pending.seats)

    @property
    def news(self) -> list[int]:
        """The numbers of the plies that can be told again: what the seat was told since its own last deed, or by it."""
        model = self.table.model
        plies, own = model.session.plies, since(model.session.plies, model.eyes)
        first = own if own and self._is_news(plies[own - 1]) else own + 1
        told = (p.n for p in reversed(plies[first - 1 :]) if self._is_news(p))
        return list(islice(told, NEWS))[::-1]

    # --- telling -----------------------------------------------------------------------------------

    def begin(self, ply: Ply, before: Shown, held: str = "", held_rect: Rect | None = None) -> None:
        """Show what the last ply did; ``before`` is what the table showed."""
        model = self.table.model
        waiting = self._waiting
        self._stop()
        whole = model.session.view(model.eyes)
        again = bool(waiting) and ply.action == model.session.plies[waiting - 1].action
        if (again or not waiting) and self._may_come_again(ply):
            self._waiting, self._waited = waiting or ply.n, 0.0
            model.tell(StoryStep(self._waiting - 1, self._seen(before, self._waiting, whole), 0, None, ""), whole)
            return
        seen = (self._seen(before, ply.n, whole), whole)
        found = [] if self.hurries else self._steps(waiting if again else ply.n, ply.n, None if again else seen)
        if waiting and not again and not self.hurries:
            found = self._steps(waiting, ply.n - 1) + found
        if not self._pace():
            found = self._filling(found) if self.plays else []  # A lesson says in its own words what has become of it.
        if not found:
            model.tell(self.rest, whole)
            self._sound(ply.events)
            self.hurries = self.hurries and bool(self.whose)
            return
        self._heard = False
        self.queue.extend(found if self.rest is None else until(found, self.rest))
        self._told = 0
        self._next(before, held, held_rect)

    def tell_waiting(self) -> None:
        """Tell what was held back because the same might follow it."""
        first, last = self._waiting, len(self.table.session.plies)
        self._waiting = 0
        if first:
            self._heard, self._told = False, 0
            self.queue.extend(self._steps(first, last))
            self._next(self.table.model.shown)

    def _steps(self, first: int, last: int, seen: tuple[View, View] | None = None) -> list[StoryStep]:
        model = self.table.model
        self._firsts[last] = first
        return steps(model.session, model.presentation, last, model.eyes, seen, first)

    def _may_come_again(self, ply: Ply) -> bool:
        """True for a deed of a bot that it may do at once once more: what is done several times is told as one."""
        model, session = self.table.model, self.table.session
        seat, pending = ply.action.seat, session.pending
        if pending is None or tuple(pending.seats) != (seat,) or seat in session.humans or not self.plays:
            return False
        if self.hurries or not self._pace() or self.rest is not None or not self._is_news(ply):
            return False
        if any(cue_of(model.presentation, event.kind).moment or event.reveals for event in ply.events):
            return False
        return ply.action in session.legal(seat)

    def _filling(self, found: list[StoryStep]) -> list[StoryStep]:
        """Those of the steps that have a picture of the whole table: they are seen also where nothing moves."""
        model = self.table.model
        first = model.session.view(model.eyes, found[0].n - 1) if found else None
        befores = [first, *(step.view for step in found)]
        return [step for before, step in zip(befores, found) if before is not None and self.overlay.fills(before, step)]

    def deal(self) -> None:
        """Let everything come to its place at the beginning of a game: once, and skipped by any key or click."""
        settings, model = self.table.stage.settings, self.table.model
        if should_animate(settings.animation, settings.reduced_motion):
            self._stop()
            self.motions = deal(model.laid)
            self.time, self._length = 0.0, total(self.motions)
            self.dealing = bool(self.motions)
            for number in range(4):
                play = partial(self.table.stage.sound.play, "card")
                self.table.stage.call_later(0.3 + 0.55 * number * self._pace(), play)

    def again(self) -> None:
        """Tell the news from the beginning."""
        model = self.table.model
        news = self.news
        if not news or not self._pace():
            return
        self._stop()
        self._heard = False
        for run in runs(model.session.plies, news):
            self.queue.extend(self._steps(*run))
        first = news[0]
        model.tell(StoryStep(first, model.session.view(model.eyes, first - 1), 0, None, ""))
        self._told = 0
        self._next(model.shown)

    def _next(self, before: Shown, held: str = "", held_rect: Rect | None = None) -> None:
        model, settings = self.table.model, self.table.stage.settings
        step = self.step = self.queue.popleft()
        plies = model.session.plies
        self._told = 0 if step.told < self._told or (model.telling and model.telling.n != step.n) else self._told
        events = [event.seen_by(model.eyes) for event in plies[step.n - 1].events]
        often = plies[self._firsts.get(step.n, step.n) - 1 : step.n - 1] if self._told == 0 else ()
        done = [event.seen_by(model.eyes) for ply in often for event in ply.events]
        new, self._told = done + events[self._told : step.told], step.told
        seen = model.telling.view if model.telling else self._seen(before, step.n, step.view)
        deed = step.event is None and (model.telling is None or model.telling.n != step.n)
        alone = step.event is None and step.last and not self.queue and not self._heard
        self._heard = self._heard or step.event is not None
        model.tell(self.rest if alone else step, step.view)
        same = model.same_board(seen) and not has_turned(before.laid, model.laid)
        animate = should_animate(settings.animation, settings.reduced_motion) and same
        self.motions = diff(before.laid, model.laid, held, held_rect, model.presentation.change) if animate else []
        self.rings = self._changed(before.laid) if settings.reduced_motion and same and not alone else []
        self.changing = 0.0 if same or settings.reduced_motion or not self._pace() else CHANGE
        self.time, self._length = 0.0, total(self.motions)
        told = self.overlay.stage(step, seen, events[: step.told], before.laid, often)
        self.flights = self._flights(step, new) if animate else []
        self._given = []
        if deed and animate:
            self._give(step, seen, before)
        counting = self._length + COUNT * len(step.counted)
        self._arrival = counting + (FLIGHT if any(flight.start for flight in self.flights) else 0.0)
        self._arrival = self._given[-1][0] if self._given else self._arrival
        stay = step.seconds if told or self.motions or step.counted else 0.0
        if self.overlay.tableau is not None:
            reading = self.overlay.reading()
            stay = max(stay, TABLEAU, reading * FIRST if not self.table.has_played else min(reading, LONGEST))
        elif settings.reduced_motion and stay:
            stay = STILL
        self._end = max(counting + stay, self._arrival if step.event is not None else 0.0)
        self.banner = None
        begun = round_begun(new, model.presentation)
        if begun is not None and self._pace():
            self.banner = (self.table.words.heading(begun), self._end)
            self._end += LENGTH
        model.seen_before = seen if animate and self._arrival else None
        self._sound(new)

    def _seen(self, before: Shown, n: int, after: View) -> View:
        """What was seen before the ``n``-th ply, in the colours of now."""
        model = self.table.model
        if (before.n, before.eyes) != (n - 1, model.eyes):
            return model.session.view(model.eyes, n - 1)
        return before.view if before.view.colors == after.colors else before.view._replace(colors=after.colors)

    def _is_news(self, ply: Ply) -> bool:
        model = self.table.model
        return any(is_told(event, model.presentation, model.eyes, ply.action.seat) for event in ply.events)

    @property
    def pace(self) -> float:
        """By how much longer than at normal speed everything takes; 1 where nothing moves."""
        return self._pace() or 1.0

    def _pace(self) -> float:
        return SPEEDS[self.table.stage.settings.animation]

    def _stop(self) -> None:
        self.queue.clear()
        self._waiting = 0
        self._firsts.clear()
        self.dealing = False
        self.step, self.motions, self.flights, self.rings, self.banner = None, [], [], [], None
        self.overlay.clear()
        self.table.model.seen_before = None
        self.changing = 0.0
        self._given = []

    # --- time --------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Time passes; true while something is being shown."""
        self.skipping.update(seconds)
        if self._waiting:
            self._waited += seconds
            if self._waited >= PATIENCE:
                self.tell_waiting()
        if not self.moving:
            return False
        self.time += seconds / self.pace
        self.changing = max(0.0, self.changing - seconds / self.pace)
        model = self.table.model
        if self.motions and self.time >= self._length:
            self.motions, self.dealing = [], False
        if model.seen_before is not None and self.time >= self._arrival:
            model.seen_before = None
        elif model.seen_before is not None:
            there = [view for arrival, view in self._given if self.time >= arrival]
            model.seen_before = there[-1] if there else model.seen_before
        self.flights = [f for f in self.flights if self.time - f.begin < FLIGHT + FLOAT]
        self.rings = self.rings if self.time < RINGS else []
        if self.step is not None and self.time >= self._end:
            step_by_step = self.table.stage.settings.animation == "step" and self.step.event is not None
            if not step_by_step and not self.waits:
                self.advance()
        return not self.waits or bool(self.motions or self.flights or self.rings or self.changing)

    def advance(self) -> None:
        """On to the next step, or to the end."""
        model = self.table.model
        if self.queue:
            self._next(model.shown)
            return
        told, last = self.telling, self.step
        self.step, self.motions = None, []
        self.overlay.clear()
        if told:
            model.tell(self.rest)
        self._say_what_followed(last)

    def skip(self) -> bool:
        """Bring everything to its end; true if there was something to skip."""
        busy, last = self.busy, self.queue[-1] if self.queue else self.step
        self._stop()
        self.hurries = False
        self.table.model.tell(self.rest)
        self._say_what_followed(last)
        return busy

    def _say_what_followed(self, last: StoryStep | None) -> None:
        """Where nothing moves, what came of a deed after its last picture is heard, and said in a word at the bottom."""
        model, words = self.table.model, self.table.words
        plies = model.session.plies
        if last is None or self._pace() or last.n > len(plies):
            return
        ply = plies[last.n - 1]._replace(events=plies[last.n - 1].events[last.told :])
        self._sound([event.seen_by(model.eyes) for event in ply.events])
        told = [line.text for line in words.told([ply], named=True) if not line.heading]
        if told:
            self.table.send(ShowToast(told[0], " · ".join(told[1:])))

    def skip_deed(self) -> None:
        """On to the end of the deed that is told, or to a picture of the whole table that belongs to it."""
        if self.step is None:
            self.skip()
            return
        number, last = self.step.n, self.step
        while self.queue and self.queue[0].n == number and not self.overlay.fills(last.view, self.queue[0]):
            last = self.queue.popleft()
        if not self.queue:
            self.skip()
            return
        model = self.table.model
        model.seen_before, self._told = None, last.told
        model.tell(last)
        self._next(model.shown)

    def hurry(self) -> None:
        """On until the seat that looks is asked: what others do meanwhile stands in the log and can be told again."""
        self.skip()
        self.hurries = bool(self.whose)

    def hear(self, event: Event) -> bool:
        """What keys and clicks do to a story; true if that was all the event meant."""
        return self.skipping.hear(event)

    # --- drawing -----------------------------------------------------------------------------------

    def pose_of(self, laid: Laid) -> Pose:
        """How a piece is drawn at this moment."""
        for motion in self.motions:
            if motion.piece == laid.piece and motion.fade >= 0:
                return motion.at(self.time)
        return Pose(laid.rect, 1.0, laid.turn, laid.spot.face, 1.0, laid.scale)

    def leaving(self) -> list[Pose]:
        """Pieces that are gone but still fade."""
        return [m.at(self.time) for m in self.motions if m.fade < 0]

    def draw(self, canvas: Canvas) -> None:
        """What is counted, points on their way, rings, and the words of the step."""
        for rect in self.rings:
            canvas.panel((rect[0] - 2, rect[1] - 2, rect[2] + 4, rect[3] + 4), "none", RING, 7, 3)
        if self.step is not None and self.step.counted:
            self.overlay.draw_counted(canvas, self.step.counted, self.time - self._length)
        self.overlay.draw_flights(canvas, self.flights, self.time)
        if self.changing and self.overlay.tableau is None:
            canvas.fill((0, 38, 1280, 682), "#0B0618", round(DARK * self.changing / CHANGE))
        self.overlay.draw(canvas, self.whose)
        if self.banner is not None:
            text, begin = self.banner
            draw_banner(self.table.child(canvas), text, self.time - begin, self.table.stage.settings.reduced_motion)

    # --- inside ------------------------------------------------------------------------------------

    def _changed(self, before: dict[str, Laid]) -> list[Rect]:
        """Where something lies otherwise than before."""
        return [
            laid.rect
            for piece, laid in self.table.model.laid.items()
            if piece not in before or before[piece].rect != laid.rect or before[piece].spot.face != laid.spot.face
        ]

    def _flights(self, step: StoryStep, events: list[Told]) -> list[Flight]:
        """Points on their way from what brought them to the plate of whoever gets them."""
        model = self.table.model
        slots = [model.layout.slots[c.slot].rect for c in step.counted if c.slot in model.layout.slots]
        places = slots or [motion.end for motion in self.motions if motion.fade >= 0][:1]
        start = middle(union(places)) if places and step.event is not None else None
        begin = self._length + COUNT * len(step.counted) if places else 0.1
        found: list[Flight] = []
        gains: dict[object, tuple[int | str, int]] = {}
        often = self._firsts.get(step.n, step.n) < step.n  # What was done several times gives its sum once.
        for number, event in enumerate(events):
            actor = model.presentation.actor(event)
            key = (actor, event.kind) if often else number
            gains[key] = actor, gains.get(key, (actor, 0))[1] + model.presentation.gain_of(event)
        for actor, points in gains.values():
            end = self.overlay.points_of(actor) if points else None
            if end is not None:
                found.append(Flight(f"{signed(points)}[star]", start, end, begin, points > 0))
                begin += 0.25
        return found

    def _give(self, step: StoryStep, seen: View, before: Shown) -> None:
        """Several things that the deed gives away leave together, and each is counted when it has come to its pile."""
        model = self.table.model
        action = model.session.plies[step.n - 1].action
        views = model.partways(seen, step.view, action)
        first = before.placement if before.view is seen else model.presentation.placement(seen)
        spots = [first, *(lying(model.presentation, view) for view in views[1:])]
        self.motions, self._given = transferred(views, spots, before.laid, model.laid, self.motions)
        self._length = total(self.motions)
        end = self.overlay.points_of(action.seat)
        if len(views) == 2 or end is None:
            self._given = []
            return
        gains = [model.presentation.preview_gain(seen, view, action) for view in views[1:]]
        arrivals = [arrival for arrival, _ in self._given]
        self.flights = [
            Flight(self.table.words.gain(gain), None, end, arrival, gain.good, after)
            for gain, arrival, after in zip(gains, arrivals, [*arrivals[1:], inf])
            if gain is not None
        ]

    def _sound(self, events: list[Told] | tuple[Told, ...]) -> None:
        """Sounds belong to the landing of what makes them."""
        presentation, stage = self.table.model.presentation, self.table.stage
        sounds = dict.fromkeys(cue_of(presentation, event.kind).sound for event in events)
        landing = self._length * self._pace() if self.motions else 0.0
        for index, name in enumerate(filter(None, sounds)):
            stage.call_later(0.6 * landing + 0.12 * index, partial(stage.sound.play, name))


__all__ = ["Story"]
