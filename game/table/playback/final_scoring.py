"""The final scoring as it is counted on the table: where everybody stands before it, then item by item to the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine import Item, Result, Score, Session, View
from game.presentation import Counted, Presentation, cue_of
from game.table.playback.script import StoryStep

OPEN, ROW, SILENCE, VERDICT = 0.8, 0.7, 0.5, 1.6
"""Seconds for the points so far, for a row of one seat, for the silence after the last one, and for who has won."""
WHOLE = 7.4
"""Seconds that all of it takes at most: what stands for several seats is then counted for all of them at once."""
TOGETHER = 1.4
"""Seconds that a row of several seats may take."""
STILL = 0.9
"""Seconds that each row stands where nothing moves."""


class ScoringCell(NamedTuple):
    """What an item gives a seat (-1: a rival of the rules), and the places that it counts."""

    seat: int
    item: Item
    counted: tuple[Counted, ...]


class ScoringRow(NamedTuple):
    """What is counted at once: the item of one seat, or the same of several. ``sums`` are the points of each score of the
    result when it has been counted; ``seconds`` is how long it takes."""

    source: str
    cells: tuple[ScoringCell, ...]
    sums: tuple[int, ...]
    seconds: float

    @property
    def counted(self) -> tuple[Counted, ...]:
        """The places of all its cells, each once."""
        return tuple({counted.slot: counted for cell in self.cells for counted in cell.counted}.values())


class ScoringScript(NamedTuple):
    """A final scoring: the result, the points of each of its scores before, the rows in the order of counting, and the
    places that have decided the game where it is not points that did."""

    result: Result
    now: tuple[int, ...]
    rows: tuple[ScoringRow, ...]
    decided: tuple[Counted, ...] = ()

    @property
    def opening(self) -> float:
        """Seconds for the points so far."""
        return OPEN if self.rows else 0.0

    @property
    def verdict(self) -> float:
        """Seconds for who has won; longer where nothing was counted before."""
        return VERDICT + OPEN - self.opening

    @property
    def seconds(self) -> float:
        """How long it takes at normal speed."""
        return OPEN + sum(row.seconds for row in self.rows) + SILENCE + VERDICT

    def sums(self, rows: int) -> tuple[int, ...]:
        """The points of each score after so many rows."""
        return self.rows[rows - 1].sums if rows else self.now

    def scores(self, rows: int) -> tuple[Score, ...]:
        """The sheets of the result as far as they have been counted after so many rows."""
        known = {(cell.seat, cell.item.source) for row in self.rows[:rows] for cell in row.cells}
        final = {cell.item.source for row in self.rows for cell in row.cells}
        return tuple(
            score._replace(
                total=total,
                items=tuple(i for i in score.items if i.source not in final or (score.seat, i.source) in known),
            )
            for score, total in zip(self.result.scores, self.sums(rows))
        )

    def of(self, source: str) -> tuple[ScoringCell, ...]:
        """What an item gives to everybody."""
        return tuple(cell for row in self.rows for cell in row.cells if cell.item.source == source)


def scoring_of(session: Session, presentation: Presentation, eyes: int, still: bool = False) -> ScoringScript | None:
    """The final scoring of a game that is over, whoever looks first; None if it goes on or its title counts nothing at
    the end. ``still`` counts every row for all seats at once."""
    result = session.result()
    if result is None:
        return None
    view = session.view(eyes)
    order = [result.scores[n] for n in in_turn(session, result, eyes)]
    final = presentation.final(result)
    cells = [_cell(presentation, view, s, item) for s in order for item in s.items if item.source in final]
    sources = dict.fromkeys(item.source for score in result.scores for item in score.items if item.source in final)
    decided = tuple(
        place
        for event in session.plies[-1].events
        if cue_of(presentation, event.kind).final
        for place in presentation.counts(view, view, event.seen_by(eyes))
    )
    if not cells and not decided:
        return None
    last = {score.seat: score.total for score in result.scores}
    for cell in cells:
        last[cell.seat] -= cell.item.amount
    now = tuple(last.values())
    room = WHOLE - OPEN - SILENCE - VERDICT
    by_source = [tuple(cell for cell in cells if cell.item.source == source) for source in sources]
    alone = not still and len(cells) * ROW <= room + 1e-9
    groups = [(cell,) for group in by_source for cell in group] if alone else by_source
    most = ROW if alone else STILL if still else TOGETHER
    seconds = min(most, room / max(1, len(groups)))
    rows = []
    for group in groups:
        for cell in group:
            last[cell.seat] += cell.item.amount
        rows.append(ScoringRow(group[0].item.source, group, tuple(last.values()), seconds))
    return ScoringScript(result, now, tuple(rows), decided)


def in_turn(session: Session, result: Result, eyes: int) -> list[int]:
    """The numbers of the scores of a result in the order of counting: whoever looks first, then the others in turn, a
    rival of the rules last."""
    seats = max(1, len(session.seats))
    order = [(score.seat < 0, (score.seat - eyes) % seats) for score in result.scores]
    return sorted(range(len(order)), key=order.__getitem__)


def _cell(presentation: Presentation, view: View, score: Score, item: Item) -> ScoringCell:
    return ScoringCell(score.seat, item, tuple(presentation.tallied(view, score.seat, item)))


def step_of(session: Session, presentation: Presentation, eyes: int, tally: ScoringScript, rows: int) -> StoryStep:
    """What the table shows after so many rows: everything as it lies at the end, with the points counted so far; told is
    all that happened before the final scoring."""
    ply = session.plies[-1]
    told = next((n for n, event in enumerate(ply.events) if cue_of(presentation, event.kind).final), len(ply.events))
    view = presentation.as_counted(session.view(eyes), tally.scores(rows))
    return StoryStep(ply.n, view, told, None, "", last=True, shown=rows)


def until(steps: Sequence[StoryStep], rest: StoryStep) -> list[StoryStep]:
    """The steps of the last ply up to the final scoring, and the one with which that begins."""
    return [step for step in steps if step.told <= rest.told and not step.last] + [rest]
