"""A ply told step by step: what others did is shown as it happens, and the table never knows more than has been told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine import Event, Ply, Session, View
from game.presentation import Counted, Presentation, cue_of

PLAIN, WEIGHTY = 0.55, 1.1
"""Seconds that a step stays when its motion is over: for a deed, and for one that brings points or is a milestone."""
COUNT = 0.16
"""Seconds between the lights of two places that are counted."""
MOST = 6.0
"""A ply with many steps is told faster, so that it does not take much longer than so many seconds."""
LEAST = 0.22


class StoryStep(NamedTuple):
    """A moment of the story of a ply: what the table shows, and how many of the ply's events have been told by then.

    ``event`` is the one that is told, with its ``actor``; None if what happened is the seat's own deed, or nobody's.
    ``counted`` are the places that it counts. ``seconds`` is how long it stays when its motion is over, at normal
    speed. ``last`` marks the end of the ply. ``shown`` tells steps apart that show other points of the same moment.
    """

    n: int
    view: View
    told: int
    event: Event | None
    actor: int | str
    counted: tuple[Counted, ...] = ()
    seconds: float = 0.0
    last: bool = False
    shown: int = 0


def is_told(event: Event, presentation: Presentation, eyes: int | None, doer: int) -> bool:
    """True for what the seat that looks is told one by one of a deed of ``doer``: what is another's, what another's deed
    does to the seat itself, and moments that belong to everybody."""
    if cue_of(presentation, event.kind).moment:
        return True
    actor = presentation.actor(event)
    return actor != "" and (actor != eyes or doer != eyes)


def steps(
    session: Session,
    presentation: Presentation,
    n: int,
    eyes: int | None,
    seen: tuple[View, View] | None = None,
    first: int = 0,
) -> list[StoryStep]:
    """The ``n``-th ply as the seat is told of it; one step if there is nothing to tell but its own deed. ``seen`` is what
    is seen before and after it, if whoever calls knows that already. Where the same was done again and again from the
    ``first`` ply on, all of it is one motion: the table goes from before the first to after the ``n``-th."""
    first = first or n
    ply = session.plies[n - 1]
    asked, whole = seen or (session.view(eyes, first - 1), session.view(eyes, n))
    if not any(is_told(event, presentation, eyes, ply.action.seat) for event in ply.events):
        return [StoryStep(n, whole, len(ply.events), None, "", last=True)]
    found: list[StoryStep] = []
    before = asked
    hidden = opens(asked, whole)
    further = goes_on(session.plies, first)
    for told, (event, bare) in enumerate(session.beats(n, eyes), 1):
        view = still_asked(presentation, asked, bare)
        if is_told(event, presentation, eyes, ply.action.seat):
            counted = tuple(presentation.counts(before, view, event))
            weighty = cue_of(presentation, event.kind).mark or presentation.gain_of(event) or counted
            stay = WEIGHTY if weighty else PLAIN
            seconds = (LEAST if further and not counted else stay) + COUNT * len(counted)
            found.append(StoryStep(n, view, told, event, presentation.actor(event), counted, seconds))
            hidden = False
        elif hidden or foretells(presentation, ply.events, told):
            pass  # It is seen with what is told next.
        elif found and found[-1].event is None:
            found[-1] = found[-1]._replace(view=view, told=told)
        else:
            found.append(StoryStep(n, view, told, None, ""))
        before = view
    if found[-1].event is not None and found[-1].view.state.dump() != whole.state.dump():
        found.append(StoryStep(n, whole, len(ply.events), None, ""))  # What follows without a word.
    found[-1] = found[-1]._replace(view=whole, last=True)
    return hurried(found)


def opens(asked: View, after: View) -> bool:
    """True if answers that were given in secret lie open after a ply: nothing of them is seen before they are told."""
    pending = asked.state.pending
    return bool(pending and pending[-1].secret) and not after.state.sealed


def foretells(presentation: Presentation, events: Sequence[Event], told: int) -> bool:
    """True if an event is nobody's deed, and only such lie between it and a moment that belongs to everybody."""
    if presentation.actor(events[told - 1]) != "":
        return False
    after = next((e for e in events[told:] if presentation.actor(e) != "" or cue_of(presentation, e.kind).moment), None)
    return after is not None and cue_of(presentation, after.kind).moment


def goes_on(plies: Sequence[Ply], n: int) -> bool:
    """True if a ply is a further step of the deed of the one before: the same kind, by the same seat."""
    if n < 2:
        return False
    before, now = plies[n - 2].action, plies[n - 1].action
    return (before.seat, before.kind) == (now.seat, now.kind)


def runs(plies: Sequence[Ply], numbers: Iterable[int]) -> list[tuple[int, int]]:
    """The plies with these numbers, in runs of the same action by the same seat: the first and the last of each."""
    found: list[tuple[int, int]] = []
    for n in numbers:
        first, last = found[-1] if found else (0, 0)
        if last and last == n - 1 and plies[last - 1].action == plies[n - 1].action:
            found[-1] = first, n
        else:
            found.append((n, n))
    return found


def still_asked(presentation: Presentation, asked: View, told: View) -> View:
    """What is seen while a deed is told: nobody else is asked yet, so the question that it answers still stands, as long
    as the phase goes on; whoever looks is asked it no more, unless its own board would be left for a moment."""
    before, state = asked.state, told.state
    if state.pending or not before.pending or getattr(state, "phase", None) != getattr(before, "phase", None):
        return told
    if before.pending[-1].secret:
        return told
    carried = state.clone()
    carried.pending = list(before.pending)
    view = told._replace(state=carried)
    if told.seat not in before.pending[-1].seats:
        return view
    board = presentation.layout(asked)
    return view if presentation.layout(told) != board == presentation.layout(view) else told


def hurried(found: Sequence[StoryStep]) -> list[StoryStep]:
    """The same steps, faster if there are very many."""
    whole = sum(step.seconds for step in found)
    share = min(1.0, MOST / whole) if whole else 1.0
    return [step._replace(seconds=max(LEAST, step.seconds * share) if step.seconds else 0.0) for step in found]


def up_to(plies: Iterable[Ply], step: StoryStep | None) -> list[Ply]:
    """The plies as far as they have been told."""
    if step is None:
        return list(plies)
    return [ply._replace(events=ply.events[: step.told]) if ply.n == step.n else ply for ply in plies]
