"""The numbers that words say of the rules are those of the table: what each fact says is seen where it is played.

A title whose texts have facts of the rules (``$rule-…``) or numbers of options (``$opt-…``) keeps
``tests/titles/<id>/observed.py``: ``OBSERVED`` plays a little to see each fact under given options, ``OTHERWISE`` are
numbers of ``data.toml`` and other values for them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.engine import Title
from game.engine.options import Option
from game.table.observed_check import OF_THE_HOUSE, observed_faults, spoken
from game.titles import catalogue

from .options import facts_of, options_of
from .titles import name

TESTS = Path(__file__).parents[1] / "titles"
SPEAKING = [title for title in catalogue.values() if spoken(title)]


def observed(title: Title) -> Any:
    """The module of the title's tests that says how each fact is seen."""
    return import_module(f"tests.titles.{title.id}.observed")


def settings(title: Title) -> Iterator[tuple[Option, str]]:
    """Every option with each of its values."""
    for option in options_of(title):
        for value in option.samples:
            yield option, value


@pytest.mark.parametrize("title", list(catalogue.values()), ids=name)
def test_no_fact_is_there_of_which_nobody_speaks(title: Title) -> None:
    assert {fact for fact in title.facts() if fact.startswith("rule-")} - OF_THE_HOUSE <= spoken(title)


@pytest.mark.parametrize("title", list(catalogue.values()), ids=name)
def test_what_is_kept_of_the_rules_is_what_words_and_data_have(title: Title) -> None:
    assert observed_faults(title, TESTS) == []


def test_what_is_wrong_with_it_is_told(tmp_path: Path) -> None:
    title, place = SPEAKING[0], tmp_path / SPEAKING[0].id / "observed.py"
    assert observed_faults(title, tmp_path / "nowhere") == []
    (missing,) = observed_faults(title, tmp_path)
    assert "observed.py: missing: words speak of " in missing
    place.parent.mkdir()
    place.write_text(
        'OBSERVED = {"rule-nothing": int}\nOTHERWISE = {("constants", "none"): 3, ("constants", "token_min_marks"): 3}\n'
    )
    told = [fault.split("observed.py: ")[1] for fault in observed_faults(title, tmp_path)]
    assert {line for line in told if not line.startswith("OBSERVED lacks ")} == {
        "OBSERVED sees rule-nothing, of which no words speak",
        "OTHERWISE: data.toml has no ('constants', 'none')",
        "OTHERWISE: ('constants', 'token_min_marks') of data.toml is 3 already",
    }
    assert len(told) == 3 + len(spoken(title))


@pytest.mark.parametrize("title", SPEAKING, ids=name)
def test_every_fact_is_seen_at_the_table_under_every_option(title: Title) -> None:
    seen = observed(title).OBSERVED
    assert set(seen) == spoken(title)
    for option, value in settings(title):
        needed = {other: values[0] for other, values in option.needs}
        options = {**needed, option.id: value}
        told = facts_of(title, option, value)
        changed = {fact for fact in seen if told[fact] != title.facts()[fact]}
        for fact in changed or list(seen)[:1]:
            found = seen[fact](options)
            assert found in ("", told[fact]), (options, fact, found, told[fact])
    for fact, look in seen.items():
        assert look({}) == title.facts()[fact], fact


PERTURBED = """
import json, sys, tomllib
title, changes = sys.argv[1], json.loads(sys.argv[2])
read = tomllib.loads
def otherwise(text):
    found = read(text)
    for path, value in changes if all(path[0] in found for path, _ in changes) else ():
        table = found
        for part in path[:-1]:
            table = table[part]
        assert table[path[-1]] != value, path
        table[path[-1]] = value
    return found
tomllib.loads = otherwise
from importlib import import_module
from game.titles import catalogue
facts = catalogue[title].facts()
seen = import_module(f"tests.titles.{title}.observed").OBSERVED
print(json.dumps({fact: [facts[fact], look({})] for fact, look in seen.items()}))
"""


@pytest.mark.sample(2)
@pytest.mark.parametrize("title", SPEAKING, ids=name)
def test_with_other_data_words_and_table_change_together(title: Title) -> None:
    changes = list(observed(title).OTHERWISE.items())
    assert changes
    ran = subprocess.run(
        [sys.executable, "-c", PERTURBED, title.id, json.dumps(changes)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    now: dict[str, list[int | str]] = json.loads(ran.stdout)
    assert {fact: told for fact, (told, _) in now.items()} == {fact: found for fact, (_, found) in now.items()}
    rules = {fact: told for fact, told in title.facts().items() if fact in now and fact.startswith("rule-")}
    numbers = {fact for fact, told in rules.items() if isinstance(told, int)}
    same = {fact for fact in numbers if now[fact][0] == title.facts()[fact]}
    assert len(numbers) - len(same) >= len(changes), same
