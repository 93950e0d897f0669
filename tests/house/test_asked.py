"""The page of contracts names everything that the house reads of a title."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots.judge import TitleJudge
from game.engine import MoveType, RuleController, Title, options
from game.engine.flow import Part
from game.engine.options import Option
from game.presentation import Art, Control, Counted, Ending, Slot, Spot, Standing
from game.presentation.contract import Gestures, Narration, Placement, Preview, Scoring
from game.terminal.voice import TableWords

from .contract_pages import PAGES

GAME = Path(__file__).parents[2] / "game"
PAGE = "\n".join(page.read_text("utf-8") for page in PAGES)
BLOCKS = re.findall(r"```text(?: of \w+)?\n(.*?)```", PAGE, re.DOTALL)
CODE = " ".join(
    [*re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL))]
    + [re.split(r"\s+# ", line)[0] for block in BLOCKS for line in block.splitlines() if line[:1] != " "]
)
"""What stands on the page as code."""
FORMS = ("Choice", "Switch", "Number", "Subset", "Colors", "Preset")


def says(name: str) -> bool:
    """True if the page has that name as code."""
    return re.search(rf"(?<![\w]){re.escape(name)}(?![\w])", CODE) is not None


def members(cls: type) -> set[str]:
    """The public names of a class."""
    return {name for name in (*vars(cls), *inspect.get_annotations(cls)) if not name.startswith("_")}


def written(cls: type) -> set[str]:
    """What a title may write of a class of the kernel: up to the heading "what follows from it"."""
    source = inspect.getsource(cls)
    head, _, follows = source.partition("# --- what follows from it")
    assert follows, f"{cls.__name__} has no such heading"
    (body,) = ast.parse(head).body
    assert isinstance(body, ast.ClassDef)
    return {name for name in _named(body) if not name.startswith("_")}


def _named(body: ast.ClassDef) -> Iterator[str]:
    for node in body.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


@pytest.mark.parametrize(
    "cls", [Placement, Gestures, Preview, Narration, Scoring, Art, TitleJudge, TableWords], ids=lambda cls: cls.__name__
)
def test_every_member_with_a_default_is_on_the_page(cls: type) -> None:
    assert len(members(cls)) >= 2
    assert [name for name in sorted(members(cls)) if not says(name)] == []


@pytest.mark.parametrize("cls", [RuleController, MoveType], ids=lambda cls: cls.__name__)
def test_everything_that_rules_are_written_of_is_on_the_page(cls: type) -> None:
    ours = {"unordered"}  # Follows from the fields.
    assert {"title_id", "setup"} <= written(cls) or {"name", "check"} <= written(cls)
    assert [name for name in sorted(written(cls) - ours) if not says(name)] == []


@pytest.mark.parametrize(
    "cls", [Title, Standing, Ending, Control, Spot, Slot, Counted, Part], ids=lambda cls: cls.__name__
)
def test_every_field_of_what_a_title_gives_is_on_the_page(cls: Any) -> None:
    assert [name for name in cls._fields if not says(name)] == []


def test_every_form_of_an_option_is_on_the_page() -> None:
    assert [form for form in FORMS if not hasattr(options, form) or not says(form)] == []
    assert [name for name in Option._fields if name != "form" and not says(name)] == []


# --- what the house asks for by name -----------------------------------------------------------------


def house() -> list[Path]:
    """The sources outside the titles."""
    return [
        path for path in sorted(GAME.rglob("*.py")) if not {"titles", "skeleton"} & set(path.relative_to(GAME).parts)
    ]


def parts() -> set[str]:
    """The files of a title that the house looks for."""
    found = set()
    for path in house():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
                continue
            of = ast.unparse(node.func.value)
            named = node.args[0]
            if (
                node.func.attr in ("has", "part")
                and re.search(r"\b_?title$|^self$", of)
                and isinstance(named, ast.Constant)
            ):
                found.add(str(named.value))
    return found


def messages() -> set[str]:
    """The beginnings of the messages that the house asks of a title, without its id."""
    found: set[str] = set()
    for path in house():
        source = path.read_text("utf-8")
        found |= set(re.findall(r'(?:message_id|own_message|\bsay)\([\w.]*texts, [\w.]+, "([a-z-]+)"', source))
        found |= set(re.findall(r"(?:\.id|\btitle)\}-([a-z]+(?:-[a-z]+)*)", source))
    return found - {"why"}  # An ending: what stands before it is a part of a name.


def test_every_file_that_the_house_looks_for_is_on_the_page() -> None:
    assert {"table", "art", "bot", "words", "record", "rules"} <= parts()
    there = {name for name in parts() if f"`{name}.py`" in PAGE or f"`{name}/" in PAGE}
    assert sorted(parts() - there - {"presentation"}) == []


def test_every_message_that_the_house_asks_for_is_on_the_page() -> None:
    assert {"prompt", "field", "choose", "split", "art-control", "words-help"} <= messages()
    assert [name for name in sorted(messages()) if not re.search(rf"`(?:<id>)?-{name}\b", PAGE)] == []


def test_a_member_that_is_not_on_the_page_would_be_found() -> None:
    assert says("placement")
    assert not says("placemen")
    assert not says("unheard_of")
