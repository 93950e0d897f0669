"""The rulebook in the app: the same in both languages, and every refusal points at a section of it."""

from __future__ import annotations

import ast
import random
from functools import cache
from pathlib import Path

from game.engine import Action, Refusal
from game.presentation import provenance_of
from game.text.rulebook import Section, nearest, read_rulebook
from game.text.speech import message_id
from game.titles import catalogue
from game.titles.cultus import rules as rules_of_cultus

from ...table.games import FOES, played
from .sheets import texts_of

TITLE = catalogue["cultus"]
KINDS = TITLE.controller().kinds


@cache
def book(language: str) -> tuple[Section, ...]:
    """The sections in one language."""
    return tuple(read_rulebook(TITLE.text_folder(), language))


@cache
def refusals() -> dict[str, set[str]]:
    """Refusal code -> the sections it rests on, from random wrong actions on positions of many games."""
    found: dict[str, set[str]] = {}
    rng = random.Random(1)
    games = [*((1, {"enemy": f"enemy_{foe}"}) for foe in FOES), (1, {}), (2, {}), (3, {}), (4, {})]
    for seed, (seats, options) in enumerate(games):
        for session in played(seats, seed, 0.25, 3, **options):
            if session.pending is None:
                continue
            for kind in KINDS.values():
                for _ in range(6):
                    seat = session.pending.seats[0]
                    action = Action(kind.name, seat, tuple(argument(rng, f) for f in kind.fields))
                    refusal = session.check(action)
                    if refusal is not None:
                        assert isinstance(refusal, Refusal)
                        found.setdefault(refusal.code, set()).add(refusal.rule)
    return found


def argument(rng: random.Random, field):  # type: ignore[no-untyped-def]
    """Some value of a field."""
    values = list(field.values)
    if field.single:
        return rng.choice(values)
    fewest, most = field.form
    return tuple(rng.sample(values, min(len(values), rng.randint(fewest, min(most, 3)))))


def test_every_refusal_on_a_step_exists_and_rests_there() -> None:
    written = refusals_in_the_rules()
    codes = {code for code, _ in written}
    for language in ("ja", "en"):
        texts = texts_of(language)
        for section in book(language):
            for block in section.blocks:
                for code in block.codes:
                    assert code in codes, f"{section.anchor} names {code}, which the rules never refuse"
                    ids = [message_id(texts, "cultus", kind, code) for kind in ("refusal", "caution")]
                    assert any(texts.has(one) for one in ids), code
                    anchors = {rule for known, rule in written if known == code}
                    assert any(
                        a == ANYWHERE or section.anchor == a or section.anchor.startswith(f"{a}-") for a in anchors
                    ), f"{code} rests on {anchors}, not on {section.anchor}"


def test_a_refusal_stands_on_one_block_of_a_section() -> None:
    for section in book("ja"):
        named = [code for block in section.blocks for code in block.codes]
        assert len(named) == len(set(named)), section.anchor


WITHOUT_A_STEP = {"bad_argument", "wrong_phase", "monument_there"}


def test_most_refusals_lead_to_their_step() -> None:
    sections = book("ja")
    by_anchor = {s.anchor: s for s in sections}
    found = 0
    for code, rules in refusals().items():
        for rule in rules - {""}:
            opened = by_anchor[nearest(sections, rule, code)]
            block = opened.resting(code)
            found += block is not None
            assert block is not None or code in WITHOUT_A_STEP, (code, rule)
    assert found >= 30


ANYWHERE = ""


def refusals_in_the_rules() -> set[tuple[str, str]]:
    """Every (code, section) that the rules of the title may name, read from their source. A code that is chosen before
    is any text of its function or of a value of its class, a section that is handed in may be any."""
    found: set[tuple[str, str]] = set()
    for path in sorted(Path(rules_of_cultus.__file__).parent.rglob("*.py")):
        source = ast.parse(path.read_text("utf-8"))
        kinds = [node for node in ast.walk(source) if isinstance(node, ast.ClassDef)]
        of_classes = [
            text for kind in kinds for node in kind.body if isinstance(node, ast.Assign) for text in strings(node.value)
        ]
        for function in ast.walk(source):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                    codes = strings(node.args[0]) or [*strings(function), *of_classes]
                    found |= {(code, rule) for code in codes for rule in strings(node.args[1]) or [ANYWHERE]}
    return found


def strings(node: ast.expr) -> list[str]:
    """The texts that an expression may be."""
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def test_provenance_counts_every_table_of_the_data() -> None:
    from game.titles.cultus.rules.components import read

    rows = provenance_of(TITLE)
    assert [name for name, *_ in rows] == list(read())
    for name, printed, public, ours in rows:
        assert min(printed, public, ours) >= 0
        assert printed + public + ours > 0, name
    assert sum(row[1] for row in rows) > 0
