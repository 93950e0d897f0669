"""A study: which games are to be played, by whom, under which options, how many, and what is asked of them. One readable
file in TOML, which gives the same bytes wherever it is carried out."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from sys import version_info
from typing import Any

import msgspec

from game import __version__
from game.bots.levels import playable, usual
from game.disk import read_whole
from game.engine import BadOption, Title, checked_options
from game.hashes import sha256
from game.titles import catalogue

LARGEST = 100_000
"""Bytes that the file of a study may have."""
MOST_SIDES = 4
MOST_GAMES = 10**7
UNTIL_AT_MOST = 20_000
"""Deals after which a study that waits for a precision gives up, unless it says how many."""
CHUNKS = 100
"""A study comes in about so many chunks: what is lost when it is killed is one of them for each worker."""
MOST = 25
"""Deals in a chunk at most."""
WIN = "win:1"
"""What is compared first if nothing is said: how often the first seat wins."""


class BadStudy(ValueError):
    """A study that cannot be carried out. ``code`` is the message (``lab-bad-…``), ``params`` what it says."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code, self.params = code, params


class StudySide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the sides that are compared: a name of its own, the level of the bot in each seat, and options. Levels that
    differ go round: every deal each moves on by a seat."""

    name: str = ""
    levels: tuple[str, ...] = ()
    options: dict[str, str] = {}

    def seated(self, seed: int) -> tuple[str, ...]:
        """Who sits where in the deal of that seed."""
        at = seed % len(self.levels)
        return self.levels[at:] + self.levels[:at]


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be found out. ``games`` are deals, each of which every side plays; ``until`` ends the study as soon as the
    interval of ``measure`` (a figure's key) is that narrow on either side. No ``questions``: all that the title has."""

    title: str
    sides: tuple[StudySide, ...] = (StudySide(),)
    question: str = ""
    players: int = 0
    seed: int = 1
    games: int = 0
    until: float | None = None
    measure: str = WIN
    questions: tuple[str, ...] = ()

    @property
    def chunk(self) -> int:
        """Deals in a chunk: the same whoever carries it out."""
        return max(1, min(MOST, self.games // CHUNKS))

    @property
    def chunks(self) -> int:
        """How many chunks it comes in."""
        return -(-self.games // self.chunk)


def read_study(path: Path) -> Study:
    """The study of a file, made whole. Raises OSError, and BadStudy for one that cannot be carried out."""
    return whole(parsed(path))


def parsed(path: Path) -> Study:
    """The study of a file as it stands there. Raises OSError and BadStudy."""
    try:
        return msgspec.convert(tomllib.loads(read_whole(path, LARGEST).decode("utf-8")), Study)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as fault:
        raise BadStudy("lab-bad-file", path=str(path), reason=str(fault)) from None


def whole(study: Study) -> Study:
    """The study with everything said that it left open. Raises BadStudy for what cannot be carried out."""
    if study.title not in catalogue:
        raise BadStudy("lab-bad-title", title=study.title, allowed=", ".join(catalogue))
    title = catalogue[study.title]
    if not 1 <= len(study.sides) <= MOST_SIDES:
        raise BadStudy("lab-bad-sides", most=MOST_SIDES, given=len(study.sides))
    named = max(len(side.levels) for side in study.sides)
    players = study.players or (named if named > 1 else title.fewest)
    if not title.fewest <= players <= title.most:
        raise BadStudy("lab-bad-players", fewest=title.fewest, most=title.most, given=players)
    games = study.games or (UNTIL_AT_MOST if study.until is not None else 200)
    if not 1 <= games <= MOST_GAMES:
        raise BadStudy("lab-bad-games", most=str(MOST_GAMES), given=str(games))
    if study.until is not None and not study.until > 0:
        raise BadStudy("lab-bad-until", given=str(study.until))
    known = questions_of(title)
    for question in study.questions:
        if question not in known:
            raise BadStudy("lab-bad-question", given=question, allowed=", ".join(known) or "–")
    sides = tuple(_whole_side(title, players, side, number) for number, side in enumerate(study.sides))
    return msgspec.structs.replace(study, sides=sides, players=players, games=games, questions=study.questions or known)


def questions_of(title: Title) -> tuple[str, ...]:
    """The questions that the title's records answer; none for a title without figures."""
    return tuple(title.part("figures").QUESTIONS) if title.has("figures") else ()


def _whole_side(title: Title, players: int, side: StudySide, number: int) -> StudySide:
    levels = side.levels or (usual(title),)
    if len(levels) == 1:
        levels *= players
    if len(levels) != players:
        raise BadStudy("lab-bad-levels", players=players, given=len(levels))
    for level in levels:
        if level not in playable(title):
            raise BadStudy("lab-bad-level", level=level, allowed=", ".join(playable(title)))
    try:
        checked_options(title, players, side.options)
    except BadOption as bad:
        raise BadStudy(f"command-{bad.code.replace('_', '-')}", **bad.params) from None
    return StudySide(side.name or "ABCD"[number], levels, dict(sorted(side.options.items())))


# --- as a file ---------------------------------------------------------------------------------------


def written(study: Study) -> str:
    """The study as its file. Reading it gives the same study, writing that the same bytes."""
    lines = [f"title = {_quoted(study.title)}"]
    if study.question:
        lines.append(f"question = {_quoted(study.question)}")
    lines += [f"players = {study.players}", f"seed = {study.seed}", f"games = {study.games}"]
    if study.until is not None:
        lines.append(f"until = {study.until!r}")
    lines.append(f"measure = {_quoted(study.measure)}")
    lines.append(f"questions = {_row(study.questions)}")
    for side in study.sides:
        lines += ["", "[[sides]]", f"name = {_quoted(side.name)}", f"levels = {_row(side.levels)}"]
        if side.options:
            lines.append("[sides.options]")
            lines += [f"{_quoted(key)} = {_quoted(value)}" for key, value in side.options.items()]
    return "\n".join(lines) + "\n"


def _row(words: tuple[str, ...]) -> str:
    return f"[{', '.join(map(_quoted, words))}]"


def _quoted(text: str) -> str:
    """A basic string of TOML: JSON's escapes are among those that it knows."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007F")


# --- the same games everywhere ------------------------------------------------------------------------


@cache
def made_with(title_id: str) -> str:
    """What decides the games of a study besides the study: two computers that say the same here play the same games.
    The version, and a sum of the rules, the bots and the lab as they stand on the disk."""
    here = Path(__file__).parents[1]
    folders = [here / "engine", here / "bots", here / "lab", catalogue[title_id].folder]
    total = sha256()
    for folder in folders:
        for path in sorted(p for p in folder.rglob("*") if p.suffix in (".py", ".toml") and p.is_file()):
            total.update(path.relative_to(folder).as_posix().encode())
            total.update(path.read_bytes())
    return f"{__version__} {version_info.major}.{version_info.minor} {total.hexdigest()[:16]}"


def told_options(options: Mapping[str, str]) -> str:
    """Options in one line, as they are typed."""
    return " ".join(f"{key}={value}" for key, value in options.items())
