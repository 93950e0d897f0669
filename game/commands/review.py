"""``taku review``: a finished game looked over in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.archive.read import Trouble, load
from game.commands.common import UsageProblem, say
from game.engine import Session, decode
from game.review.kept import COSTLY, SAVING, Moment, Review, place_of, read_review, write_review
from game.review.parts import by_part
from game.review.reviewer import DECISIVE, FULL, begin, reviewing
from game.terminal.voice import Voice
from game.text.catalog import Texts


def review(options: argparse.Namespace, texts: Texts) -> int:
    """Look at every decision of a seat and tell what was found. It takes minutes, which is said at once beside what is
    printed. Ctrl-C ends it: what was found is kept and told, and the same command goes on."""
    from game.titles import catalogue

    path = Path(options.file)
    if not os.path.lexists(path):
        raise UsageProblem("command-no-file", path=str(path))
    found = load(path, catalogue)
    if isinstance(found, Trouble):
        raise UsageProblem(found.code.replace("_", "-"), 1, **found.params)
    session = found.session
    voice = Voice(session, texts)
    seat = _seat(session, options.seat)
    if not session.title.has("bot"):
        raise UsageProblem("review-no-bot", title=session.title.id)
    place = place_of(path, seat)
    known = read_review(place, session) or begin(session, seat)
    if len(known.decisions) < DECISIVE:
        raise UsageProblem("review-few", 1, name=voice.names[seat])
    if not known.done:
        left = len(known.decisions) - len(known.looks)
        say(texts("review-begins", name=voice.names[seat], decisions=len(known.decisions), left=left), sys.stderr)
    interrupted = _carried_out(session, known, place)
    if options.json:
        say(msgspec.json.encode(known).decode())
    else:
        for line in told(session, known, voice, texts):
            say(line)
    return 130 if interrupted else 0


def told(session: Session, review: Review, voice: Voice, texts: Texts) -> Iterator[str]:
    """A review as text, as it can be copied."""
    yield texts("review-head", name=voice.names[review.seat], even=review.even, looks=len(review.looks))
    if not review.done:
        yield texts("review-so-far", looks=len(review.looks), decisions=len(review.decisions))
    for moment in review.moments:
        yield from _moment(session, review, moment, voice, texts)
    if review.done and not review.moments:
        yield texts("review-even")
    if review.parts:
        left = by_part(session.title, review.parts)
        parts = [texts("review-part", kind=voice.part(part), points=f"{points:.1f}") for part, points in left]
        yield texts("review-left", parts=texts("list-separator").join(parts))
    yield texts("review-sure", games=review.games)


def _moment(session: Session, review: Review, moment: Moment, voice: Voice, texts: Texts) -> Iterator[str]:
    look = review.look(moment.ply)
    assert look is not None
    view = session.view(review.seat, moment.ply - 1)
    deed = voice.deed(view, session.plies[moment.ply - 1].action)
    yield texts(f"review-{moment.what}", ply=moment.ply, deed=deed)
    chances = {"before": _percent(moment.before), "after": _percent(moment.after)}
    if moment.what == COSTLY:
        yield texts("review-stronger", deed=voice.deed(view, decode(look.others[0][0].a)))
        yield texts("review-cost", points=f"{-look.difference:+.1f}", error=f"{look.error:.1f}", **chances)
    elif moment.what == SAVING:
        yield texts("review-lead", points=f"{look.lead:+.1f}", error=f"{look.lead_error:.1f}", **chances)
    else:
        yield texts("review-swing", **chances)


def _percent(chance: float) -> str:
    """Between 1 and 99: nothing is certain before the end."""
    return str(min(99, max(1, round(100 * chance))))


def _seat(session: Session, given: int) -> int:
    if session.pending is not None:
        raise UsageProblem("review-not-over", 1)
    if not given and len(session.humans) == 1:
        return session.humans[0]
    if not 1 <= given <= len(session.seats):
        raise UsageProblem("review-whose", seats=len(session.seats))
    return given - 1


def _carried_out(session: Session, review: Review, place: Path) -> bool:
    """Think to the end; True if somebody ended it before. A disk that does not take it keeps nobody from reading it."""
    from game.commands.tools import progress

    try:
        for _ in progress(reviewing(session, review), len(review.decisions) + FULL.again):
            write_review(place, review)
    except KeyboardInterrupt:
        return True
    return False
