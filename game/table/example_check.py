"""Proves the examples of a rulebook: each can be set up, stands on the board, is judged by the rules and says so in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.engine import Title
from game.engine.catalogue import blamed
from game.engine.data import DataError, read_toml
from game.engine.refusal import BAD_ARGUMENT, UNKNOWN_ACTION
from game.presentation import Art, art_of, presentation_of
from game.presentation.example import Example, judged
from game.presentation.examples import FILE
from game.table.boards import board_of
from game.table.rulebook_check import anchors_of
from game.text.catalog import LANGUAGES, Texts
from game.text.speech import message_id

PLACE = f"art/{FILE}"


def example_faults(title: Title, boards: Path) -> list[str]:
    """One sentence for each thing that is wrong with the examples of a title's rulebook, with the section."""
    found: list[str] = []
    path, anchors = title.folder / "art" / FILE, anchors_of(title)
    if path.is_file():
        try:
            found += _named(read_toml(path), anchors)
        except DataError as fault:
            return [f"{title.id}: {fault}"]
    if type(art_of(title)).example is not Art.example:
        for anchor in sorted(anchors):
            found += [f"{PLACE}: {anchor}: {sentence}" for sentence in _of_section(title, boards, anchor)]
    return [f"{title.id}: {sentence}" for sentence in found]


def _named(told: dict[str, object], anchors: frozenset[str]) -> Iterator[str]:
    """The file speaks of sections that there are; where it says which are told in words alone, every other one is shown."""
    words = told.get("words")
    words = words if isinstance(words, list) else None
    shown = {name for name in told if name not in ("deal", "words")}
    for anchor in sorted({*shown, *map(str, words or ())} - anchors):
        yield f"{PLACE}: the rulebook has no section {anchor}"
    for anchor in sorted(anchors - shown - set(words)) if words is not None else ():
        yield f"{PLACE}: the section {anchor} has no example and is not one of `words`"


def _of_section(title: Title, boards: Path, anchor: str) -> Iterator[str]:
    """What is wrong with the example of a section."""
    try:
        example = art_of(title).example(anchor)
        if example is not None:
            yield from _places(title, boards, example)
            yield from _said(title, example)
    except Exception as fault:
        yield blamed(title.folder, fault)


def _places(title: Title, boards: Path, example: Example) -> Iterator[str]:
    """There is something to be seen, and every place is on the board."""
    if not example.windows or not example.cases:
        yield "it has no " + ("cases" if example.windows else "windows")
        return
    board = board_of(presentation_of(title), boards, example.windows[0].view)
    places = [
        *(window.place for window in example.windows),
        *(place for case in example.cases for place in case.places),
    ]
    for name in dict.fromkeys(name for place in places for name in place):
        if name not in board.slots and name not in board.regions:
            yield f"there is no place {name}"


def _said(title: Title, example: Example) -> Iterator[str]:
    """Every try has a verdict, and everything that is said has its words."""
    verdicts = [judged(title.controller(), case) for case in example.cases]
    wanted = [example.caption, *(case.verb for case in example.cases)]
    wanted += [case.why for case in example.cases if case.why]
    reasons = [reason for verdict in verdicts for reason in verdict.reasons if reason.kind != "art"]
    for number, (case, verdict) in enumerate(zip(example.cases, verdicts), 1):
        if verdict.refusal is not None and verdict.refusal.code in (UNKNOWN_ACTION, BAD_ARGUMENT):
            yield f"case {number}: what is tried is no action of the rules"
        if not verdict.reasons:
            told = f"none of {', '.join(case.tells)} happens" if case.tells else "it wants `tells` or `why`"
            yield f"case {number}: nothing is told of it: {told}"
    for language in LANGUAGES:
        texts = Texts(language)
        texts.read(title)
        lacking = dict.fromkeys(message for message in wanted if not texts.has(message))
        for reason in reasons:
            if not texts.has(message_id(texts, title.id, reason.kind, reason.code)):
                lacking[f"{title.id}-{reason.kind}-{reason.code}".replace("_", "-")] = None
        if lacking:
            yield f"text/{language}.ftl: missing: {', '.join(lacking)}"
