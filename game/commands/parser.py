"""The words that ``taku`` understands."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any, NoReturn

from game.commands.common import UsageProblem, say
from game.engine.record import MOST
from game.text.catalog import Texts

MOST_GAMES = 10**9
Command = Callable[[argparse.Namespace, Texts], int]
_MODULES = {
    **dict.fromkeys(("shelf", "play", "replay", "snapshot"), "play"),
    **dict.fromkeys(("version", "check", "bench", "schema"), "tools"),
}
"""Where the commands are that have no module of their own name."""


class _AsWritten(argparse.HelpFormatter):
    """Help as the catalogue has it: a percent sign in it is one."""

    def _expand_help(self, action: argparse.Action) -> str:
        return action.help or ""


class _Parser(argparse.ArgumentParser):
    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=_AsWritten, **options)

    def error(self, message: str) -> NoReturn:
        raise UsageProblem("command-usage", reason=message)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Unlike argparse, do not swallow that nobody could hear it."""
        say(message.removesuffix("\n"), file)


def parse(arguments: list[str], texts: Texts) -> tuple[Command, argparse.Namespace]:
    """The command and its options. Raises UsageProblem for words that do not fit."""
    parser = _Parser(prog="taku", description=texts("command-about"), allow_abbrev=False)
    parser.add_argument("--lang", choices=("ja", "en"), help=texts("command-help-lang"))
    parser.add_argument("--version", action="store_true", help=texts("command-help-version"))
    commands = parser.add_subparsers(dest="command", parser_class=_Parser)

    def add(name: str, **options: Any) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(
            name, help=texts(f"command-{name}"), description=texts(f"command-{name}"), allow_abbrev=False, **options
        )
        made.add_argument("--lang", choices=("ja", "en"), help=texts("command-help-lang"))
        return made

    def game(name: str) -> argparse.ArgumentParser:
        made = add(name)
        made.add_argument("title", help=texts("command-help-title"))
        made.add_argument("--option", action="append", default=[], metavar="K=V", help=texts("command-help-option"))
        made.add_argument("--seed", type=_seed, help=texts("command-help-seed"))
        return made

    play = game("play")
    play.add_argument("--seats", default="", help=texts("command-help-seats"))
    where = play.add_mutually_exclusive_group()
    where.add_argument("--text", action="store_true", help=texts("command-help-text"))
    where.add_argument("--watch", action="store_true", help=texts("command-help-watch"))
    replay = add("replay")
    replay.add_argument("file", help=texts("command-help-file"))
    how = replay.add_mutually_exclusive_group()
    how.add_argument("--check", action="store_true", help=texts("command-help-check"))
    how.add_argument("--window", action="store_true", help=texts("command-help-window"))
    review = add("review")
    review.add_argument("file", help=texts("command-help-file"))
    review.add_argument("--seat", type=_some, default=0, help=texts("command-help-review-seat"))
    review.add_argument("--json", action="store_true", help=texts("command-help-json"))
    simulate = game("simulate")
    simulate.add_argument("--games", type=_count, required=True, help=texts("command-help-games"))
    simulate.add_argument("--seats", default="", help=texts("command-help-seats"))
    simulate.add_argument("--json", action="store_true", help=texts("command-help-json"))
    simulate.add_argument("--jsonl", action="store_true", help=texts("command-help-jsonl"))
    simulate.add_argument("--workers", type=_count, default=0, help=texts("command-help-workers"))
    simulate.add_argument("--record", action="store_true", help=texts("command-help-record"))
    simulate.add_argument("--figures", metavar="FILE", help=texts("command-help-figures"))
    simulate.add_argument("--against", metavar="FILE", help=texts("command-help-against"))
    simulate.add_argument("--extremes", metavar="DIR", help=texts("command-help-extremes"))
    simulate.add_argument("--save", metavar="DIR", help=texts("command-help-save"))
    arena = game("arena")
    arena.add_argument("--levels", required=True, metavar="A,B", help=texts("command-help-levels"))
    arena.add_argument("--games", type=_some, required=True, help=texts("command-help-games"))
    arena.add_argument("--seats", type=_count, default=0, help=texts("command-help-arena-seats"))
    arena.add_argument("--workers", type=_count, default=0, help=texts("command-help-workers"))
    arena.add_argument("--json", action="store_true", help=texts("command-help-json"))
    arena.add_argument("--keep", action="store_true", help=texts("command-help-keep"))
    learn = add("learn")
    learn.add_argument("title", help=texts("command-help-title"))
    learn.add_argument("--seats", type=_count, default=0, help=texts("command-help-arena-seats"))
    learn.add_argument("--minutes", type=_at_least(1), default=10, help=texts("command-help-minutes"))
    learn.add_argument("--generations", type=_count, default=0, help=texts("command-help-generations"))
    learn.add_argument("--way", choices=("wins", "margin", "td"), default="wins", help=texts("command-help-way"))
    learn.add_argument("--tries", type=_at_least(2), default=12, help=texts("command-help-tries"))
    learn.add_argument("--deals", type=_at_least(1), default=4, help=texts("command-help-learn-deals"))
    learn.add_argument("--proof", type=_at_least(1), default=400, help=texts("command-help-proof"))
    learn.add_argument("--workers", type=_count, default=0, help=texts("command-help-workers"))
    learn.add_argument("--seed", type=_seed, help=texts("command-help-seed"))
    learn.add_argument("--out", default="", metavar="FILE", help=texts("command-help-learn-out"))
    lab = game("lab")
    lab.add_argument("--compare", nargs=2, metavar=("A", "B"), help=texts("command-help-compare"))
    lab.add_argument(
        "--against-option", action="append", default=[], metavar="K=V", help=texts("command-help-against-option")
    )
    lab.add_argument("--levels", default="", metavar="A,B", help=texts("command-help-lab-levels"))
    lab.add_argument("--against-levels", default="", metavar="A,B", help=texts("command-help-against-levels"))
    lab.add_argument("--question", default="", help=texts("command-help-question"))
    lab.add_argument("--measure", default="", metavar="KEY", help=texts("command-help-measure"))
    lab.add_argument("--games", type=_some, default=0, help=texts("command-help-deals"))
    lab.add_argument("--until", type=_precision, metavar="PRECISION", help=texts("command-help-until"))
    lab.add_argument("--players", type=_count, default=0, help=texts("command-help-arena-seats"))
    lab.add_argument("--workers", type=_count, default=0, help=texts("command-help-workers"))
    lab.add_argument("--cluster", metavar="ADDRESS", help=texts("command-help-cluster"))
    lab.add_argument("--out", default="", metavar="DIR", help=texts("command-help-lab-out"))
    snapshot = game("snapshot")
    snapshot.add_argument("out", help=texts("command-help-out"))
    snapshot.add_argument("--size", type=_size, default=(1920, 1080), help=texts("command-help-size"))
    snapshot.add_argument("--plies", type=_count, default=0, help=texts("command-help-plies"))
    snapshot.add_argument("--seats", default="", help=texts("command-help-seats"))
    snapshot.add_argument("--scene", default="table", help=texts("command-help-scene"))
    snapshot.add_argument("--page", default="", help=texts("command-help-page"))
    snapshot.add_argument("--watch", action="store_true", help=texts("command-help-snapshot-watch"))
    check = add("check")
    check.add_argument("titles", nargs="*", help=texts("command-help-title"))
    check.add_argument("--rules", action="store_true", help=texts("command-help-rules"))
    check.add_argument("--games", type=_some, default=6, help=texts("command-help-walks"))
    bench = add("bench")
    bench.add_argument("titles", nargs="*", help=texts("command-help-title"))
    bench.add_argument("--json", action="store_true", help=texts("command-help-json"))
    add("schema")
    sounds = add("sounds")
    sounds.add_argument("names", nargs="*", metavar="NAME", help=texts("command-help-sound"))
    new = add("new")
    new.add_argument("title", help=texts("command-help-new"))
    new.add_argument("--name", default="", help=texts("command-help-name"))
    new.add_argument("--name-ja", default="", help=texts("command-help-name-ja"))
    found = parser.parse_args(arguments)
    return _command(found), found


def _command(found: argparse.Namespace) -> Command:
    """What does it. Its module alone is imported: a window that waited for all of them came later."""
    name = "version" if found.version else found.command or "shelf"
    command: Command = getattr(import_module(f"game.commands.{_MODULES.get(name, name)}"), name)
    return command


def _seed(word: str) -> int:
    seed = _number(word)
    if seed is None or seed > MOST:
        raise UsageProblem("command-bad-seed", value=word, most=str(MOST))
    return seed


def _count(word: str) -> int:
    number = _number(word)
    if number is None or number > MOST_GAMES:
        raise UsageProblem("command-bad-count", value=word, most=str(MOST_GAMES))
    return number


def _some(word: str) -> int:
    """At least one: of nothing there is nothing to tell."""
    number = _number(word)
    if not number or number > MOST_GAMES:
        raise UsageProblem("command-no-games", value=word, most=str(MOST_GAMES))
    return number


def _at_least(least: int) -> Callable[[str], int]:
    def number(word: str) -> int:
        found = _number(word)
        if found is None or not least <= found <= MOST_GAMES:
            raise UsageProblem("command-bad-number", value=word, least=least, most=str(MOST_GAMES))
        return found

    return number


def _precision(word: str) -> float:
    """A positive width: a number, or one in percent."""
    try:
        value = float(word.removesuffix("%")) / (100 if word.endswith("%") else 1)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise UsageProblem("command-bad-precision", value=word)
    return value


def _number(word: str) -> int | None:
    """A number as a computer writes it: whoever typed other digits is told, rather than half understood."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 20 else None


def _size(word: str) -> tuple[int, int]:
    width, height = (_number(part) for part in word.partition("x")[::2])
    if width is None or height is None or not (320 <= width <= 7680 and 180 <= height <= 4320):
        raise UsageProblem("command-bad-size", value=word)
    return width, height
