"""``taku arena``: levels of bots against one another, on the same deals."""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from game.commands.common import UsageProblem, say, settled_options, setup_problem, title_named
from game.computer import fresh_seed
from game.disk import read_whole
from game.engine import BadOption, Title
from game.text.catalog import Texts

if TYPE_CHECKING:
    from game.lab.arena import BoutResult, Contestant

LARGEST = 2**16
"""Bytes that a file of weights may have."""
Pair: TypeAlias = tuple[str, str]
"""A level and the one it is played against, as they were named."""


def arena(options: argparse.Namespace, texts: Texts) -> int:
    """Play each level against the one named before it, one seat against all others, every seat in turn. Ctrl-C ends it;
    what has been played is told all the same, and nothing is kept."""
    from game.bots.strengths import Strength, keep
    from game.commands.tools import progress
    from game.lab.arena import Bout, meet, share_of
    from game.lab.pool import cores

    title = title_named(options.title)
    levels = _levels(title, options.levels)
    seats = options.seats or max(2, title.fewest)
    if not max(2, title.fewest) <= seats <= title.most:
        fewest = max(2, title.fewest)
        raise UsageProblem("command-seats", title=title.id, fewest=fewest, most=title.most, given=seats)
    settled = settled_options(title, seats, options.option)
    if options.keep and settled:
        raise UsageProblem("arena-keep-options")
    seed = fresh_seed() if options.seed is None else options.seed
    deals = -(-options.games // seats)
    met: list[tuple[Pair, BoutResult]] = []
    interrupted = False
    if options.keep and any(thinker.settings for _, thinker in levels):
        raise UsageProblem("arena-keep-file")
    for (against, base), (level, challenger) in pairwise(levels):
        bout = Bout(title.id, challenger, base, seats, seed, deals, settled)
        played = []
        try:
            for game in progress(meet(bout, options.workers or cores()), bout.games):
                played.append(game)
        except KeyboardInterrupt:
            interrupted = True
        except (BadOption, ValueError) as fault:
            raise setup_problem(fault) from None
        if played:
            met.append(((level, against), share_of(played)))
        if interrupted:
            break
    if options.json:
        say(json.dumps({"title": title.id, "seats": seats, "seed": seed, "bouts": [_row(*pair) for pair in met]}))
    else:
        for line in _told(texts, met, seats):
            say(line)
    if options.keep and not interrupted:
        version = title.controller().version
        rows = [
            Strength(*pair, seats, share.games, *_rounded(share), version, max(0.01, round(share.most, 2)))
            for pair, share in met
        ]
        try:
            say(texts("arena-kept", path=str(keep(title, rows))))
        except OSError:
            from game.bots.strengths import place_of_strengths

            raise UsageProblem("command-unwritable", path=str(place_of_strengths(title))) from None
    return 130 if interrupted else 0


def _levels(title: Title, words: str) -> list[tuple[str, Contestant]]:
    """At least two levels of the title, each by how it was named: ``level``, or ``level:FILE`` for one that weighs by the
    numbers of a file like ``bot.toml``. Raises UsageProblem."""
    from game.bots.levels import possible
    from game.lab.arena import Contestant

    allowed = possible(title)
    named = [word.strip() for word in words.split(",") if word.strip()]
    found = []
    for word in named:
        level, _, file = word.partition(":")
        if level not in allowed:
            raise UsageProblem("arena-unknown-level", level=level, allowed=", ".join(allowed))
        found.append((word, Contestant(level, _settings(title, file) if file else {})))
    if len(found) < 2:
        raise UsageProblem("arena-two-levels", allowed=", ".join(allowed))
    return found


def _settings(title: Title, file: str) -> dict[str, float]:
    """The numbers of a file, all of them known to the title's evaluation. Raises UsageProblem."""
    from game.engine.evaluation import Evaluation

    evaluation: Evaluation | None = getattr(title.part("bot"), "EVALUATION", None) if title.has("bot") else None
    try:
        tables = tomllib.loads(read_whole(Path(file), LARGEST).decode("utf-8"))
        found = {name: float(value) for table in tables.values() for name, value in table.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        raise UsageProblem("arena-no-weights", path=file) from None
    strange = sorted(found.keys() - (evaluation.settings().keys() if evaluation else set()))
    if strange or not found or not all(map(isfinite, found.values())):
        raise UsageProblem("arena-no-weights", path=file)
    return found


def _rounded(share: BoutResult) -> tuple[float, float, float]:
    return round(share.first, 3), round(share.low, 3), round(share.high, 3)


def _row(pair: Pair, share: BoutResult) -> dict[str, object]:
    first, low, high = _rounded(share)
    return {
        "level": pair[0],
        "against": pair[1],
        "games": share.games,
        "share": first,
        "low": low,
        "high": high,
        "margin": None if share.margin is None else round(share.margin, 2),
        "seconds_a_decision": share.seconds,
        "seconds_of_95_in_100": share.most,
        "seconds_at_most": share.longest,
        "looks_a_decision": round(share.looks, 1),
    }


def _told(texts: Texts, met: list[tuple[Pair, BoutResult]], seats: int) -> Iterator[str]:
    yield texts("arena-fair", seats=seats, share=f"{1 / seats:.2f}")
    for (level, against), share in met:
        first, low, high = (f"{value:.2f}" for value in _rounded(share))
        said = {"level": level, "against": against, "games": share.games}
        yield texts("arena-share", **said, share=first, low=low, high=high)
        if share.margin is not None:
            yield texts("arena-margin", margin=f"{share.margin:+.1f}")
        took = {"seconds": share.seconds, "most": share.most, "longest": share.longest}
        said = {name: f"{value:.4f}" for name, value in took.items()}
        yield texts("arena-thought", **said, looks=round(share.looks))
