"""What ``taku check`` tells beside the rules and the table: rulebook, examples, recorded games, tips, the end that is counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.archive import record_check
from game.archive.record_check import record_faults
from game.commands.skeleton import TITLE as SKELETON
from game.engine import Seat, Session, Title
from game.engine.record import write_record
from game.engine.walk import walk
from game.paths import bundled
from game.presentation import Art, Tip
from game.table.example_check import example_faults
from game.table.rulebook_check import rulebook_faults
from game.table.title_check import LISTED, TableProof
from game.text.catalog import Texts

from ..toy import TITLE as TOY
from .shelves import new_title, rewrite
from .titles import ALL, name

Change = Callable[[Path], None]


@pytest.mark.parametrize("title", ALL, ids=name)
def test_nothing_is_wrong_with_what_is_there(title: Title) -> None:
    assert [*rulebook_faults(title), *example_faults(title, bundled("art"))] == []


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "text/rules.en.md",
            "most points",
            "{$rule-most} points",
            "text/rules.en.md: 1: nobody knows the fact rule-most",
        ),
        ("text/rules.ja.md", "{#3}", "{#4}", "text/rules.ja.md: the section {#3} is missing"),
        ("text/rules.ja.md", "{#3}", "{#2}", "text/rules.ja.md: the section {#2} is there twice"),
        ("text/rules.en.md", "one point.", "one point. (R-7)", "text/rules.en.md: 3: the mark (R-7) leads nowhere"),
        ("text/rules.en.md", "one point.", "one point.\n→ [[9]]", "text/rules.en.md: 3: there is no section 9"),
        ("text/rules.en.md", "one point.", "one point. {?hand=3}", "text/rules.en.md: 3: there is no option hand"),
        (
            "text/rules.en.md",
            "one point.",
            "one point. {?first_hand=5}",
            "text/rules.en.md: 3: the option first_hand has no value 5",
        ),
        ("rules/actions.py", '{}, "3")', '{}, rule="3.1")', "rules/actions.py: the rulebook has no section 3.1"),
    ],
)
def test_a_page_that_cannot_be_opened_is_told(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    with new_title(tmp_path, lambda place: rewrite(place / file, old, new)) as title:
        assert f"meadow: {told}" in rulebook_faults(title)


EXAMPLES = """
words = ["1", "3"]

["2"]
caption = "example-lay"
windows = [["hand"]]
verb = "can-lay"
cases = [{ at = ["hand"], try = [["roll"]], tells = ["rolled"] }]
"""
ART = """
from game.engine import Chance
from game.presentation.examples import Examples

from ..rules import CONTROLLER


class Meadows(Examples):
    def position(self, facts):
        return CONTROLLER.setup(2, {}, Chance(1))


EXAMPLES = Meadows(__file__, CONTROLLER)
Art.example = lambda self, anchor: EXAMPLES.example(anchor)
"""


def with_examples(old: str = "", new: str = "") -> Change:
    """Give a title an example in which something stands otherwise."""

    def change(place: Path) -> None:
        (place / "art" / "examples.toml").write_text(EXAMPLES.replace(old, new) if old else EXAMPLES, "utf-8")
        with (place / "art" / "__init__.py").open("a", encoding="utf-8") as art:
            art.write(ART)
        for language in ("ja", "en"):
            with (place / "text" / f"{language}.ftl").open("a", encoding="utf-8") as texts:
                texts.write("meadow-art-example-lay = A\nmeadow-art-can-lay = B\n")

    return change


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("", "", ""),
        ('["1", "3"]', '["1"]', "the section 3 has no example and is not one of `words`"),
        ('["1", "3"]', '["1", "3", "4"]', "the rulebook has no section 4"),
        ('[["hand"]]', '[["nowhere"]]', "2: there is no place nowhere"),
        ('tells = ["rolled"]', 'tells = ["laid"]', "2: case 1: nothing is told of it: none of laid happens"),
        (', tells = ["rolled"]', "", "2: case 1: nothing is told of it: it wants `tells` or `why`"),
        ('[["roll"]]', '[["rol"]]', "2: case 1: what is tried is no action of the rules"),
        ('"can-lay"', '"can"', "2: text/ja.ftl: missing: meadow-art-can"),
        ("windows", "window", "2: art/__init__.py:24: KeyError: 'windows'"),
    ],
)
def test_an_example_that_shows_nothing_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    with new_title(tmp_path, with_examples(old, new)) as title:
        found = example_faults(title, bundled("art"))
    assert found[:1] == ([f"meadow: art/examples.toml: {told}"] if told else [])


def test_a_recorded_game_that_does_not_replay_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_check, "bundled", lambda name: tmp_path)
    assert record_faults(SKELETON) == []
    folder = tmp_path / SKELETON.id
    folder.mkdir()
    session = Session(SKELETON, [Seat("A"), Seat("B")], {}, 1)
    (folder / "begun.json").write_bytes(write_record(session.to_record()))
    while session.pending is not None:
        session.propose(session.legal(session.pending.seats[0])[0])
    whole = write_record(session.to_record())
    (folder / "whole.json").write_bytes(whole)
    last = session.plies[-1].sum.encode()
    (folder / "other.json").write_bytes(whole.replace(last, last[::-1]))
    begun, other = record_faults(SKELETON)
    assert begun == "skeleton: saves/skeleton/begun.json: the game is not over"
    assert other.startswith("skeleton: saves/skeleton/other.json: save_")


def told(title: Title, games: int = 1) -> str:
    """What a look at the table of a title tells."""
    proof = TableProof(title, bundled("art"), patient=True)
    for seed in range(games):
        walk(title, title.most, {}, seed, sample=0, watchers=[proof])
    return "\n".join(proof.faults)


def test_what_is_pointed_at_has_its_words_and_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def tip(self: Art, v: object, target: str) -> Tip | None:
        return Tip("skeleton-no-name", "skeleton-no-text", {}, "9.9") if target == "die" else None

    monkeypatch.setattr(SKELETON.part("art").Art, "tip", tip)
    found = told(SKELETON)
    assert "text/en.ftl: missing: skeleton-no-name, skeleton-no-text" in found
    assert "art/__init__.py: the tip of die rests on 9.9, which is no section of the rulebook" in found


def test_a_tip_that_breaks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SKELETON.part("art").Art, "tip", lambda self, v, target: {}[target])
    assert "KeyError" in told(SKELETON)


def test_a_cue_that_hides_the_counting_of_the_end_is_told(tmp_path: Path) -> None:
    counted = """
    def advance(self, s, out):
        if s.pending or s.die > 6:
            return
        if s.turn > 3:
            s.die = 7
            out.event("final_mark", seat=0)
            return
"""

    def change(place: Path, cue: str) -> None:
        old = "    def advance(self, s: MeadowState, out: Effects) -> None:\n"
        rewrite(place / "rules" / "__init__.py", old, counted)
        rewrite(place / "table" / "narration.py", '{"rolled"', f'{{"final_mark": {cue}, "rolled"')
        source = "from game.presentation import contract\n\n\nclass Scoring(contract.Scoring):\n"
        source += '    def final(self, result):\n        return ("laid",)\n'
        (place / "table" / "scoring.py").write_text(source, "utf-8")

    wanted = "table/narration.py: EVENTS: the Cue of final_mark wants final=True"
    for cue in ('Cue("bell")', 'Cue("bell", final=True)'):
        folder = tmp_path / f"final_{'final' in cue}"
        folder.mkdir()
        with new_title(folder, lambda place, cue=cue: change(place, cue)) as title:
            assert (wanted in told(title)) == ("final" not in cue)


def test_all_that_is_missing_is_told_in_lines_that_are_told_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    has = Texts.has
    monkeypatch.setattr(Texts, "has", lambda texts, message: not message.startswith("toy-") and has(texts, message))
    proof = TableProof(TOY, bundled("art"), patient=True)
    lines = [line.partition("missing: ")[2] for line in proof.faults if "text/en.ftl: missing" in line]
    assert len(lines) > 1
    assert max(map(len, lines)) <= LISTED
    names = [one for line in lines for one in line.split(", ")]
    assert names == sorted(set(names))
