"""What commands share: their language, their one-sentence problems, seats and options from words."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from game.computer import spoken_language
from game.disk import plain_place, write_whole
from game.engine import BadOption, Seat, Title, checked_options
from game.engine.catalogue import BrokenTitle, TitleTrouble
from game.engine.session import BOT, HUMAN
from game.letters import harmless, shortened
from game.text.catalog import LANGUAGES, Texts

QUOTED = 400
"""Letters of what was typed that a sentence repeats."""
OURS = ("allowed",)
"""Parameters that name what there is: they are said whole."""
_IN_ONE_LINE = str.maketrans("\n\t", "  ")
TEXTS = Path(__file__).parent / "text"


class UsageProblem(Exception):
    """One sentence for stderr: a message id with parameters, and the exit code."""

    def __init__(self, message: str, exit_code: int = 2, **params: Any) -> None:
        super().__init__(message, params)
        self.message = message
        self.params = params
        self.exit_code = exit_code

    def tell(self, texts: Texts) -> None:
        """Say it."""
        params = {name: _quoted(value) if name not in OURS else value for name, value in self.params.items()}
        say(f"taku: {texts.say(self.message, params)}", sys.stderr)


def say(text: str, stream: TextIO | None = None) -> None:
    """Print a line, such as no terminal obeys: parts of it may be a stranger's."""
    print(harmless(text), file=stream or sys.stdout, flush=True)


def say_over(text: str, stream: TextIO) -> None:
    """Print a line over the one that stands there, such as no terminal obeys but for that."""
    print(f"\r\x1b[K{harmless(text)}", end="", file=stream, flush=True)


def _quoted(value: Any) -> Any:
    """What somebody typed or wrote, as it can stand in a sentence."""
    return harmless(shortened(value, QUOTED)).translate(_IN_ONE_LINE) if isinstance(value, str) else value


def speaker(arguments: Sequence[str] = ()) -> Texts:
    """The catalogues in the language of ``--lang``, the settings, or the computer."""
    texts = Texts(_language(arguments))
    texts.load(TEXTS)
    return texts


def _language(arguments: Sequence[str]) -> str:
    for given, value in zip(arguments, list(arguments[1:]) + [""]):
        if given == "--lang" and value in LANGUAGES:
            return value
        if given.startswith("--lang=") and given[7:] in LANGUAGES:
            return given[7:]
    from game.paths import settings_file
    from game.settings import load

    settings, _ = load(settings_file())
    return settings.language or spoken_language()


def title_named(name: str) -> Title:
    """The title with that id. Raises UsageProblem naming those that there are, or saying what is wrong with it."""
    from game.titles import catalogue

    try:
        found = catalogue[name]
        found.controller()  # What is wrong with its files is no fault of what it is asked to do.
        return found
    except BrokenTitle as broken:
        raise title_problem(broken.trouble) from None
    except KeyError:
        raise UsageProblem("command-unknown-title", title=name, allowed=", ".join(catalogue)) from None


def title_problem(trouble: TitleTrouble) -> UsageProblem:
    """What is wrong with a title's folder, as one sentence."""
    return UsageProblem(trouble.code.replace("_", "-"), 2, **trouble.params)


def people_and_bots(title: Title, words: str) -> list[Seat]:
    """The seats in words; without any, one person and as many bots as the fewest players need."""
    from game.bots.levels import usual

    return seats_from(title, words, [HUMAN, *[f"{BOT}{usual(title)}"] * (title.fewest - 1)])


def settled_options(title: Title, seats: int, words: Sequence[str]) -> dict[str, str]:
    """``k=v`` words as checked options; of a value the last word is enough. Raises UsageProblem."""
    given: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise UsageProblem("command-option-form", option=word)
        values = next((o.samples for o in title.offered(seats) if o.id == key), ())
        short_for = [v for v in values if v.endswith(f"_{value}")]
        meant = short_for[0] if value not in values and len(short_for) == 1 else value
        if given.setdefault(key, meant) != meant:
            raise UsageProblem("command-option-twice", option=key, first=given[key], second=meant)
    try:
        checked_options(title, seats, given)
    except BadOption as bad:
        raise setup_problem(bad) from None
    return given


def seats_from(title: Title, words: str, default: Sequence[str]) -> list[Seat]:
    """``human,bot:greedy`` (or bare levels) as seats. Raises UsageProblem for a wrong number or level."""
    from game.bots.levels import levels, possible

    players = [w.strip() for w in words.split(",")] if words else list(default)
    allowed = possible(title)
    seats: list[Seat] = []
    for player in players:
        level = player.removeprefix(BOT)
        if player != HUMAN and level not in allowed:
            named = ", ".join([HUMAN, *(f"{BOT}{a}" for a in levels(title))])
            raise UsageProblem("command-unknown-player", player=player, allowed=named)
        seats.append(Seat("", HUMAN if player == HUMAN else BOT + level))
    if not title.fewest <= len(seats) <= title.most:
        raise UsageProblem("command-seats", title=title.id, fewest=title.fewest, most=title.most, given=len(seats))
    return seats


def place_for(name: str) -> Path:
    """The file of that name, which may be written. Raises UsageProblem for one that may not, or whose folder is not there."""
    path = Path(name)
    try:
        place = plain_place(path)
    except OSError:
        raise UsageProblem("command-unwritable", path=name) from None
    if not place.parent.is_dir():
        raise UsageProblem("command-no-folder", path=str(path.parent))
    return path


def write_file(path: Path, data: bytes, own_folder: bool = False) -> None:
    """Write a file whole; its ``own_folder`` is made where it is not there yet. Raises UsageProblem if the disk does not
    take it."""
    try:
        if own_folder:
            path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)
    except OSError:
        raise UsageProblem("command-unwritable", path=str(path)) from None


def setup_problem(fault: Exception) -> UsageProblem:
    """A rule that refuses the set-up, as one sentence."""
    if isinstance(fault, BadOption):
        return UsageProblem(f"command-{fault.code.replace('_', '-')}", 2, **fault.params)
    return UsageProblem("command-setup", reason=str(fault))
