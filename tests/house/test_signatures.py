"""The pages for newcomers say what is so: their signatures are those of the sources, their examples run, their blocks of
classes are the classes, and nothing that may be written is left out."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.commands.skeleton import TITLE as SKELETON
from game.engine import Chance, Draft, RuleController
from game.presentation import contract, kit
from game.presentation.slots import ARRANGEMENTS, LIGHTS, SLOT_TYPES
from game.table.default_regions import WANTED
from game.ui.theme import SEAT_COLOURS

from .contract_pages import CLASSES, PAGES, block
from .signatures import WRITTEN, callables, members

TEXT = "\n".join(page.read_text("utf-8") for page in PAGES)
LONGEST = 120
WIDEST = 260


def said(text: str) -> list[str]:
    """Every line of the blocks of calls in a text, without what is told of it."""
    blocks = re.findall(r"```text(?: of \w+)?\n(.*?)```", text, re.DOTALL)
    lines = (line for part in blocks for line in part.splitlines() if not line.startswith(" "))
    return [re.split(r"\s+# ", line)[0].rstrip() for line in lines]


def test_every_signature_is_that_of_the_sources() -> None:
    known = {*callables().values(), *(line for of in WRITTEN for line in members(of).values())}
    assert [line for line in said(TEXT) if line not in known] == []
    assert len(said(TEXT)) > 120


@pytest.mark.parametrize("of", WRITTEN)
def test_whatever_may_be_written_stands_on_a_page(of: str) -> None:
    there = set(said(TEXT))
    prose = set(re.findall(r"`([\w.]+)`", TEXT))
    assert {line for name, line in members(of).items() if line not in there and name not in prose} == set()


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_stands_on_its_page_as_it_is(name: str) -> None:
    assert block(name) in TEXT, "python -m tests.house.contract_pages writes it anew"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page: Path) -> None:
    examples = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        space: dict[str, Any] = {}
        exec(compile(example, page.name, "exec", dont_inherit=True), space)
        for name in CLASSES:
            if name in space:
                assert issubclass(space[name], getattr(contract, name))


def example(page: str, number: int) -> dict[str, Any]:
    """What an example of a page makes."""
    (path,) = (path for path in PAGES if path.stem == page)
    space: dict[str, Any] = {}
    source = re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL)[number]
    exec(compile(source, page, "exec", dont_inherit=True), space)
    return space


def test_the_open_kind_of_the_hands_is_put_together_thing_by_thing() -> None:
    kind, s, draft = example("gestures", 1)["Mix"](), SimpleNamespace(matches=2), Draft("mix", 0)
    offered = []
    for colour in ("red", "blue"):
        step = kind.next(s, draft)
        offered.append((step.values, step.complete))
        draft = draft.said(step.field, colour)
    assert offered == [(("blue", "red"), False), (("blue", "red"), True)]
    assert kind.next(s, draft).values == ()
    action = draft.action(step.field)
    assert action.args == (("blue", "red"),)
    assert kind.next(s, draft.closed(step.field)).complete
    assert kind.check(s, action) is None
    assert kind.check(s, action._replace(args=(("red",) * 3,))).params == {"left": 2}


def test_the_cards_of_the_drawings_have_the_paper_of_their_kind() -> None:
    art = example("drawing", 1)["Art"](SKELETON)
    papers = {key: art.face(key).marks[0].fill for key in ("card:silk1", "card:spice12:small", "card:card1a")}
    assert papers == {"card:silk1": "#E9C6DD", "card:spice12:small": "#F0B45A", "card:card1a": art.THEME.paper}
    assert art.face("card:spice12:small").size == kit.SIZES["small"]


def test_the_game_of_the_first_page_is_played_to_its_end() -> None:
    space: dict[str, Any] = {}
    (example,) = re.findall(r"```python\n(.*?)```", PAGES[0].read_text("utf-8"), re.DOTALL)
    exec(compile(example, "CONTRACT.md", "exec", dont_inherit=True), space)
    rules: RuleController[Any] = space["Rules"]()
    chance = Chance(1)
    s = rules.setup(3, {}, chance)
    while s.pending:
        rules.apply(s, rules.legal(s, s.pending[-1].seats[0])[-1], chance)
    result = rules.result(s)
    assert sorted(result.ranks) == [1, 2, 2]


@pytest.mark.parametrize(
    "word", sorted({*SEAT_COLOURS} | SLOT_TYPES | ARRANGEMENTS | LIGHTS | {*WANTED} | {*kit.SIZES})
)
def test_words_that_a_title_must_know_stand_on_the_pages(word: str) -> None:
    assert not word or word.startswith("player_") or f"`{word}`" in TEXT or f"{word} " in TEXT


def test_a_card_s_sizes_are_told() -> None:
    for w, h in kit.SIZES.values():
        assert f"{w:g} x {h:g}" in TEXT


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_can_be_read(page: Path) -> None:
    lines = page.read_text("utf-8").splitlines()
    assert len(lines) <= LONGEST
    assert max(map(len, lines)) < WIDEST


def test_a_title_of_the_table_is_written_in_fifty_words() -> None:
    names = {name for of in CLASSES for name in dir(getattr(contract, of)) if not name.startswith("_")}
    assert len(names) <= 50
