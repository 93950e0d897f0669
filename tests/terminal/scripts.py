"""Playing by script, in this process and through real pipes."""

import io
import subprocess
import sys
from functools import cache
from pathlib import Path

from game.engine import Seat
from game.terminal import play
from game.text.catalog import Texts
from game.titles import catalogue

CULTUS = catalogue["cultus"]
SOLO = {"enemy": "enemy_annette", "difficulty": "normal", "color": "blue"}
ROOT = Path(__file__).parents[2]

PROGRAM = """
import sys
from game.engine import Seat
from game.terminal import play
from game.text.catalog import Texts
from game.titles import catalogue
language, options = sys.argv[1], dict(pair.split("=") for pair in sys.argv[2:])
sys.exit(play(catalogue["cultus"], [Seat()], options, 7, Texts(language), sys.stdin, sys.stdout))
"""


class Person(io.StringIO):
    """Somebody who sits at a terminal."""

    def isatty(self):
        return True


@cache
def texts_of(language):
    """The catalogues of a language, read once."""
    return Texts(language)


def played(
    script, language="en", seats=("human",), options=None, seed=7, title=CULTUS, person=False, agreed=True, **more
):
    """What a script gets to read, line by line. Where several people sit, it has agreed that nothing is covered."""
    out = io.StringIO()
    options = (SOLO if len(seats) == 1 and title is CULTUS else {}) if options is None else options
    people = [Seat("", player) for player in seats]
    script = ["yes", *script] if agreed and people.count(Seat()) > 1 else script
    stdin = (Person if person else io.StringIO)("".join(f"{line}\n" for line in script))
    code = play(title, people, options, seed, texts_of(language), stdin, out, **more)
    assert code == 0
    return out.getvalue().splitlines()


def process(language="en", **pipes):
    """The same in a process of its own, a solo game of Cultus."""
    options = [f"{key}={value}" for key, value in SOLO.items()]
    return subprocess.Popen(
        [sys.executable, "-X", "utf8", "-c", PROGRAM, language, *options],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        **pipes,
    )
