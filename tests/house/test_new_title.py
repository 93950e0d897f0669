"""The title that ``taku new`` writes, as it stands: ``taku check`` finds nothing, and so do tests of the house that ask
something of each title. All of them are run by ``pytest -k <id>`` where a title is there to stay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.commands.new import copy_skeleton
from game.engine import Catalogue

from ..commands.conftest import Taku
from ..text import test_catalogues, test_rulebooks
from ..ui import test_ground_in_parts
from ..ui.conftest import Desk
from . import test_quiet
from .shelves import shelf_with

NEW = "meadow"


@pytest.fixture(scope="module", autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    """A shelf on which it stands."""
    folder = tmp_path_factory.mktemp("new") / "titles"
    with shelf_with(folder, {NEW: {}}) as found:
        copy_skeleton(NEW, folder / NEW)
        found.forget()
        yield found


def test_the_check_finds_nothing(taku: Taku) -> None:
    done = taku("check", NEW, "--games", 2, "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("no fault") == 3


@pytest.mark.parametrize(
    "asked",
    [
        test_quiet.test_what_answers_and_what_is_own_stays,
        test_quiet.test_what_is_not_asked_for_steps_back,
        test_quiet.test_nothing_steps_back_where_nobody_is_asked,
        test_quiet.test_whatever_the_full_table_says_and_shows_is_an_aside_at_most,
        test_rulebooks.test_both_languages_of_a_rulebook_are_in_step,
    ],
)
def test_it_has_what_is_asked_of_each_title(asked: Callable[[str], None]) -> None:
    asked(NEW)


def test_its_words_are_read_as_all_are(tmp_path: Path) -> None:
    test_catalogues.test_plain_words_are_read_as_fluent_reads_them(NEW, tmp_path)


def test_its_table_has_what_is_asked_of_each_table(desks: Callable[..., Desk]) -> None:
    test_quiet.test_a_part_that_is_pointed_at_is_that_of_the_full_table(NEW, desks)
    test_quiet.test_whatever_is_left_out_comes_back_where_one_points(NEW, desks)
    test_quiet.test_no_fact_of_the_full_table_is_lost(NEW, None, desks)


def test_its_ground_comes_in_parts(desks: Callable[..., Desk]) -> None:
    test_ground_in_parts.test_what_comes_in_parts_is_whole_in_the_end(desks, NEW)
