"""A title's folder that is broken is left out with its reason; the others stay playable."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.engine import Catalogue, Seat, Session
from game.engine.catalogue import BrokenTitle, TitleTrouble
from game.titles import catalogue

from ..commands.conftest import Taku
from .shelves import shelf_with

INIT = 'from game.engine import Title\nTITLE = Title(id="{name}", package=__name__, fewest=1, most=2)\n'
NAMES = 'title_id, state_class, kinds = "{name}", Place, {}'
RULES = """
from typing import Annotated
from game.engine import RuleController, State
from game.engine.state import NOBODY


class Place(State):
    turn: int


class Own(RuleController):
    NAMES
    def setup(self, seats, options, chance): return Place.blank(seats)
    def advance(self, s, out): ...
    def result(self, s): ...


CONTROLLER = Own()
""".replace("NAMES", NAMES)
HIDES = RULES.replace("turn: int", "deck: Annotated[tuple[str, ...], NOBODY]")
READS = "import tomllib\nfrom pathlib import Path\n\nDATA = tomllib.loads((Path(__file__).parent / 'data.toml').read_text())\n"
DECLARES = """from __future__ import annotations
from typing import Final
from game.engine.data import read_data
N: Final[int] = read_data(__file__)["costs"]["n"]
"""
LACKS_FILE, LACKS_NAME = "title_lacks_file", "title_lacks_name"
NAMED, BROKEN = "title_named_otherwise", "title_broken_file"
GONE = "this file is not there"
DATA, N = "from .components import DATA\n" + RULES, "from .components import N\n" + RULES
BADSUM = "\nN = 3\nif N != 4:\n    raise ValueError('cards: 3, not 4')\n"
TABLE = {"table/__init__.py": ""}
CASES: dict[str, tuple[dict[str, str], str, str, str]] = {
    "empty": ({"__init__.py": ""}, LACKS_NAME, "__init__.py", "TITLE"),
    "norules": ({"rules.py": GONE}, LACKS_FILE, "rules.py", ""),
    "nocontroller": ({"rules.py": ""}, LACKS_NAME, "rules.py", "CONTROLLER"),
    "othername": ({"__init__.py": INIT.replace("{name}", "x")}, NAMED, "__init__.py", "x"),
    "otherrules": ({"rules.py": RULES.replace("{name}", "x")}, NAMED, "rules.py", "x"),
    "syntax": ({"rules.py": "x = (\n"}, BROKEN, "rules.py:1", "'(' was never closed"),
    "missing": ({"rules.py": "from game.titles.missing.state import S\n"}, LACKS_FILE, "state.py", ""),
    "datagone": ({"rules.py": DATA, "components.py": READS}, LACKS_FILE, "data.toml", ""),
    "baddata": (
        {"rules.py": DATA, "components.py": READS, "data.toml": "[cards]\ncount = = 3\n"},
        *(BROKEN, "data.toml", "line 2"),
    ),
    "badword": (
        {"rules.py": N, "components.py": DECLARES, "data.toml": '[costs]\nn = "three"\n'},
        *(BROKEN, "data.toml", "N = 'three': int"),
    ),
    "worseword": (
        {"rules.py": N + "MORE = N + 1\n", "components.py": DECLARES, "data.toml": '[costs]\nn = "three"\n'},
        *(BROKEN, "data.toml", "N = 'three': int"),
    ),
    "nodata": ({"rules.py": N, "components.py": DECLARES}, LACKS_FILE, "data.toml", ""),
    "badsum": ({"rules.py": N, "components.py": BADSUM}, BROKEN, "components.py:4", "ValueError: cards: 3, not 4"),
    "badart": ({**TABLE, "art.py": "1 / 0\n"}, BROKEN, "art.py:1", "ZeroDivisionError"),
    "noadvance": ({"rules.py": RULES.replace("def advance", "def ahead")}, LACKS_NAME, "rules.py", "Own.advance"),
    "nokinds": ({"rules.py": RULES.replace(NAMES, "x = 1")}, LACKS_NAME, "rules.py", "Own.title_id"),
    "nodeal": ({"rules.py": HIDES}, LACKS_NAME, "rules.py", "Own.determinise"),
    "noterms": ({"bot.py": "QUIET = frozenset()\n"}, LACKS_NAME, "bot.py", "terms"),
    "notexts": ({**TABLE, "art.py": "", "text/ja.ftl": ""}, LACKS_FILE, "text/en.ftl", ""),
}
"""The files that are not as in a whole title; then what is told: the code, the file, the fault."""

LISTED_NEVER = ("empty", "othername")


def folder_of(name: str) -> dict[str, str]:
    """The files of a case, each with the title's name in it."""
    files = {"__init__.py": INIT, "rules.py": RULES, **CASES[name][0]}
    return {file: content.replace("{name}", name) for file, content in files.items() if content != GONE}


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", CASES)
def test_what_is_wrong_is_told_with_its_file_and_name(tmp_path: Path, name: str, taku: Taku) -> None:
    _, code, file, fault = CASES[name]
    with shelf_with(tmp_path / "titles", {name: folder_of(name)}) as titles:
        assert titles.whole == {}
        assert (name in titles.listed) == (name not in LISTED_NEVER)
        assert {*titles.listed} >= {"cultus", "duel", "toy"}
        (trouble,) = titles.troubles
        assert trouble == TitleTrouble(name, code, file, trouble.fault)
        assert fault in trouble.fault
        assert set(titles) >= {"cultus", "toy"}
        assert name not in titles
        assert name not in titles.listed
        assert len(titles) == len(list(titles))
        with pytest.raises(BrokenTitle):
            titles[name]
        for language in ("ja", "en"):
            for words in (("simulate", name, "--games", "1"), ("play", name, "--text"), ("check", name)):
                said = taku("--lang", language, *words)
                assert said.code == 2
                assert name in said.sentence()
                assert file in said.sentence()
        assert taku("simulate", "toy", "--games", "1", "--json").code == 0


def test_the_check_of_everything_tells_it_and_walks_the_others(tmp_path: Path, taku: Taku) -> None:
    with shelf_with(tmp_path / "titles", {"baddata": folder_of("baddata")}):
        said = taku("check", "--games", "1", "--lang", "en")
    assert said.code == 1
    assert "baddata" in said.err
    assert "data.toml" in said.err


def test_titles_are_looked_through_in_small_steps(tmp_path: Path) -> None:
    with shelf_with(tmp_path / "titles", {"badart": folder_of("badart")}) as titles:
        steps = titles.look_through(["toy"])
        assert not any(next(steps) for _ in range(3))
        assert titles.whole == {}
        while not next(steps):
            pass
        assert set(titles.whole) == {"toy"}
        assert titles["duel"].has("rules"), "who asks for one does not wait for its turn"
        assert set(titles.whole) == {"duel", "toy"}
        assert sum(steps) == 2
        assert titles.complete
        assert set(titles.whole) == set(titles.listed) == {"cultus", "duel", "toy"}


def test_nothing_is_imported_of_a_title_that_is_only_listed() -> None:
    told = "import sys; from game.titles import catalogue as c; print(*c.listed, *(m for m in sys.modules if '.titles.' in m))"
    said = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert sorted(said) == sorted([*catalogue, *(f"game.titles.{name}" for name in catalogue)])


def test_a_whole_title_is_found_beside_the_house_s_own(titles: Catalogue) -> None:
    assert titles.troubles == ()
    assert titles["toy"].on_table
    assert Session(titles["toy"], [Seat(), Seat()], {}, 1).pending is not None
    with pytest.raises(KeyError):
        titles["nothing"]
