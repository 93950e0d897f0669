"""``taku learn``: the weights of a game's bot, mended by playing against itself."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from game.commands.common import UsageProblem, say, title_named, write_file
from game.computer import fresh_seed
from game.engine import Title
from game.text.catalog import Texts

if TYPE_CHECKING:
    from game.lab.learn import Learnt
    from game.lab.lesson import LearningTask

TELLING = 0.1
"""The logarithm of the least factor that is worth a sentence."""
_PARTS: Final = (
    (0.1, "tenth"),
    (0.2, "fifth"),
    (0.25, "quarter"),
    (1 / 3, "third"),
    (0.5, "half"),
    (2 / 3, "two-thirds"),
)
_TWICE = 1.85
"""From this factor on the estimate is told in times."""


def learn(options: argparse.Namespace, texts: Texts) -> int:
    """Learn, prove it on fresh deals, say what was learnt, and write it if it wins more than its fair share. Ctrl-C ends
    it; the same words go on from the last whole generation."""
    from game.bots.strengths import beside_bot
    from game.commands.tools import progress
    from game.lab.learn import Learnt, further, proof, written
    from game.lab.lesson import lesson
    from game.lab.pool import cores

    title = title_named(options.title)
    if not title.has("bot") or not hasattr(title.part("bot"), "EVALUATION"):
        raise UsageProblem("learn-no-weights", title=title.id)
    seats = _seats(title, options.seats)
    workers = options.workers or cores()
    seed = fresh_seed() if options.seed is None else options.seed
    asked = lesson(title, seats, seed, options.way, options.tries, options.deals)
    generations = options.generations or _fitting(asked, options.minutes, workers)
    say(texts("learn-begun", generations=generations, games=asked.games, seats=seats))
    say(texts("learn-again", words=_words(asked, generations)))
    stored = _stored(asked)
    known = _resumed(stored, Learnt(asked), generations)
    if known.generation:
        say(texts("learn-resumed", generation=known.generation))
    try:
        for _ in progress(range(known.generation, generations), generations - known.generation):
            known = further(known, workers)
            write_file(stored, msgspec.json.encode(known), own_folder=True)
        share = proof(known, options.proof, workers)
    except KeyboardInterrupt:
        say(texts("learn-stopped", generation=known.generation))
        return 130
    texts.read(title)
    for line in told(known, texts):
        say(line)
    first, low, high = (f"{value:.2f}" for value in (share.first, share.low, share.high))
    say(texts("learn-proof", share=first, low=low, high=high, games=share.games, fair=f"{1 / seats:.2f}"))
    place = beside_bot(title, "bot.toml")
    to = Path(options.out) if options.out else place
    if options.out or share.low > 1 / seats:
        write_file(to, written(place.read_text("utf-8"), known.settings()).encode())
        say(texts("learn-written", path=str(to)))
    else:
        say(texts("learn-not-proved"))
    stored.unlink(missing_ok=True)
    return 0


def told(known: Learnt, texts: Texts) -> Iterator[str]:
    """What was over- and underrated, the most wrong first, each by what the bot would say of it."""
    changed = sorted(known.shift.items(), key=lambda pair: (-abs(pair[1]), pair[0]))
    of = known.lesson
    none = True
    for name, shift in changed:
        reason = f"{of.title}-reason-{name}".replace("_", "-")
        if abs(shift) < TELLING or not texts.has(reason):
            continue
        none = False
        wrong = math.exp(abs(shift)) - 1 if shift < 0 else 1 - math.exp(-shift)
        near = min(_PARTS, key=lambda part: abs(part[0] - wrong))[1]
        part = near if math.exp(abs(shift)) < _TWICE else "times"
        size = texts("learn-part", part=part, times=f"{math.exp(abs(shift)):.1f}")
        yield texts("learn-overrated" if shift < 0 else "learn-underrated", what=texts(reason, gain=1), size=size)
    if none:
        yield texts("learn-nothing")


def _seats(title: Title, asked: int) -> int:
    fewest = max(2, title.fewest)
    seats = asked or fewest
    if not fewest <= seats <= title.most:
        raise UsageProblem("command-seats", title=title.id, fewest=fewest, most=title.most, given=seats)
    return seats


def _fitting(asked: LearningTask, minutes: int, workers: int) -> int:
    """How many generations fit, by the clock of one game of each kind: only this number hangs on the computer, and it is
    told, so that the same can be learnt on another one."""
    from game.bots.levels import GREEDY
    from game.lab.arena import Bout, Contestant, meet

    base = Contestant(GREEDY, asked.start)
    begun = time.monotonic()
    games = len(list(meet(Bout(asked.title, base, base, asked.seats, asked.seed, 1))))
    seconds = (time.monotonic() - begun) / games * asked.games / workers
    return max(1, round(60 * minutes / seconds))


def _words(asked: LearningTask, generations: int) -> str:
    words = f"taku learn {asked.title} --seats {asked.seats} --way {asked.way} --tries {asked.tries}"
    return f"{words} --deals {asked.deals} --seed {asked.seed} --generations {generations}"


def _stored(asked: LearningTask) -> Path:
    from game.paths import lab_folder

    return lab_folder() / f"learn-{asked.title}-{asked.seats}-{asked.way}-{asked.seed}.json"


def _resumed(stored: Path, fresh: Learnt, generations: int) -> Learnt:
    """What was kept of the same lesson; of any other one, of one that went further, or of a damaged file, nothing."""
    from game.lab.learn import Learnt

    try:
        found = msgspec.json.decode(stored.read_bytes(), type=Learnt)
    except (OSError, msgspec.DecodeError):
        return fresh
    return found if found.lesson == fresh.lesson and found.generation <= generations else fresh
