"""The test vectors of the rules (``vectors.txt``): positions in words, what is done there, and what comes of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.titles.anno1701.rules.actions import KINDS

from .positions import Table, begin

_WORD = re.compile(r"\[[^\]]*\]|\S+")


def _vectors() -> dict[str, str]:
    """What each vector does, by its name. A line that is indented goes on with the one before; # is a heading."""
    text = Path(__file__).with_name("vectors.txt").read_text("utf-8")
    rows = re.sub(r"\n +", " ", re.sub(r"(?m)^#.*\n|^\n", "", text)).splitlines()
    found = dict(row.split(": ", 1) for row in rows)
    assert len(found) == len(rows), "each has a name of its own"
    return found


VECTORS = _vectors()


def values(words: str) -> list[Any]:
    """Words and numbers; those in brackets are one thing."""
    found = _WORD.findall(words)
    return [tuple(values(word[1:-1])) if word[0] == "[" else int(word) if word.isdigit() else word for word in found]


def step(table: Table, words: str) -> None:
    """What is set by hand or done; or the code of a refusal (!) or a caution (?), or the arguments that are listed."""
    told, sign, expected = (*re.split(r" (!|\?|lists)(?: |$)", words, maxsplit=1), "", "")[:3]
    verb, *args = values(told)
    seat = {}
    if verb == "rival":
        seat, (verb, *args) = {"seat": 1}, args
    if sign == "!":
        assert table.code(verb, *args, **seat) == expected, words
    elif sign == "?":
        caution = table.caution(verb, *args)
        assert caution is not None, words
        assert caution.code == expected, words
    elif sign:
        assert table.legal(verb) == [each if isinstance(each, tuple) else (each,) for each in values(expected)], words
    elif verb in KINDS:
        table.do(verb, *args, **seat)
    else:
        named = dict(arg.split("=") for arg in args if "=" in str(arg))
        numbers = {name: int(value) if value.isdigit() else value for name, value in named.items()}
        getattr(table, verb)(*(arg for arg in args if "=" not in str(arg)), **numbers, **seat)


def holds(table: Table, fact: str) -> None:
    """What is so: the name of a fact and what it comes to."""
    name, *expected = values(fact)
    found = table.read(name)
    assert (list(found) if isinstance(found, tuple | list) else [found]) == expected, fact


@pytest.mark.parametrize("name", VECTORS)
def test_vector(name: str) -> None:
    options, _, words = VECTORS[name].rpartition(" :: ")
    table = begin(**dict(each.split("=") for each in options.split()))
    for part in words.split(" ; "):
        done, _, so = f" {part}".partition(" -> ")
        for each in filter(None, map(str.strip, done.split(", "))):
            step(table, each)
        for each in filter(None, so.split(", ")):
            holds(table, each)
