"""What every title can say: names for its things, a sentence for each code that its rules have and for no other, each code
and each vector of its dossier met by a test of its own, and refusals that rest on sections of its rulebook."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.engine import Title
from game.engine.refusal import BAD_ARGUMENT, GAME_OVER, UNKNOWN_ACTION
from game.presentation import presentation_of
from game.text.rulebook import read_rulebook
from game.titles import catalogue
from game.titles.cuba.rules import phases as cuba
from game.titles.signorie.rules import phases as signorie
from game.titles.undecim.rules import phases as undecim

from .catalogues import LANGUAGES, dashed, messages_of, shipped

TITLES = shipped()
KERNEL = {BAD_ARGUMENT, GAME_OVER, UNKNOWN_ACTION, "not_your_turn", "wrong_phase"}
PUT_TOGETHER = {"cultus": {"character_chosen", "plan_chosen", "effect_baltasar", "effect_eleonora"}}
"""Codes of events that no source has in one piece."""
FOLDED = {"cultus": {"character_used", "plan_shown", "turn_begins", "final_plan"}}
"""Events that are told in the line of another, and that line."""
UNNAMED = ("printed", "dice", "turning", "resources", "source_fields")
"""Tables of the data whose rows are no things that anybody speaks of."""
VECTORS = {
    "anno1701": [f"s{n:02}" for n in range(1, 45)] + [f"e{n:02}" for n in range(1, 63)],
    "cuba": [f"s{n:02}" for n in range(1, 39)] + [f"e{n:02}" for n in range(1, 57)],
    "cultus": [f"{n:02}" for n in range(1, 78)],
    "signorie": [*(f"s{n}" for n in range(1, 18)), "s5b", *(f"d{n}" for n in range(1, 61))],
}
"""The numbers of the vectors that the dossiers have."""
PHASES = {
    "anno1701": ("setup", "dice", "action", "final", "voyage", "over"),
    "cuba": (*cuba.STEPS, "bid", "rebid", "enact", "over"),
    "signorie": (*signorie.STEPS, signorie.OVER),
    "undecim": (*undecim.PHASES, "over"),
}
UNREAD = {"anno1701": {"only_wood", "only_coins", "not_an_inhabitant"}}
"""Refusals of which the rulebook does not speak."""
UNEXPLAINED = ("cultus",)
"""Titles whose options are told without a reason."""
SPOKEN = ("refusal", "caution", "prompt", "event", "log", "phase", "source")

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def codes(title: Title, kind: str) -> set[str]:
    """The codes for which the title has a message of that kind."""
    head = f"{title.id}-{kind}-"
    names = (name.removeprefix(head) for name in messages_of(title, "en") if name.startswith(head))
    return {re.sub("-(brief|private|tip)$", "", name).replace("-", "_") for name in names}


def sources(folder: Path) -> str:
    """Everything that stands in its modules."""
    return "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


def ids_in(data: Any) -> Iterator[str]:
    """The ids of all rows of a data file."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        data = [value for key, value in data.items() if key not in UNNAMED]
    for each in data if isinstance(data, list) else ():
        yield from ids_in(each)


def met_by(title: Title) -> str:
    """Everything that stands in the tests of the title; the code of a vector that is told in words ("! code") in quotes."""
    folder = Path(__file__).parent / title.id
    words = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.txt")))
    return sources(folder) + re.sub(r"[!?] (\w+)", r'"\1"', words)


@each_title
def test_everything_has_a_name(title: Title) -> None:
    things = {title.id, *title.colors}
    for option in title.options:
        things |= {value for value in option.values if not value.isdigit()} - {"true", "false"}
    things |= set(ids_in(tomllib.loads((title.folder / "data.toml").read_text("utf-8"))))
    unnamed = {thing for thing in things if f"{title.id}-name-{dashed(thing)}" not in messages_of(title, "en")}
    assert {thing for thing in unnamed if not thing.isdigit()} == set()


@each_title
def test_every_choice_phase_and_part_has_its_words(title: Title) -> None:
    whys = () if title.id in UNEXPLAINED else ("-why",)
    wanted = {"tagline"} | {f"action-{kind}" for kind in title.controller().kinds}
    for kind, choices in (("option", title.options), ("preset", title.presets)):
        wanted |= {f"{kind}-{choice.id}{why}" for choice in choices for why in ("", *whys)}
    wanted |= {f"part-{part.id}" for _, part in title.flow.walk() if not part.owned} if title.flow else set()
    wanted |= {f"phase-{phase}" for phase in PHASES.get(title.id, ())}
    wanted |= {f"reason-{term}" for term in title.part("bot").EVALUATION.weights}
    said = {name.removeprefix(f"{title.id}-") for name in messages_of(title, "en")}
    assert {dashed(name) for name in wanted} - said == set()


@each_title
@pytest.mark.parametrize("kind", SPOKEN)
def test_nothing_is_said_of_what_cannot_be(title: Title, kind: str) -> None:
    own = sources(title.folder)
    flow = {part.event for _, part in title.flow.walk()} if title.flow else set()
    books = {code for section in read_rulebook(title.text_folder(), "en") for b in section.blocks for code in b.codes}
    known = KERNEL | flow | books | PUT_TOGETHER.get(title.id, set())
    assert [code for code in sorted(codes(title, kind) - known) if f'"{code}"' not in own] == []


@each_title
def test_every_event_has_a_line_in_the_log(title: Title) -> None:
    cues = presentation_of(title).EVENTS
    silent = {kind for kind, cue in cues.items() if cue.silent} | FOLDED.get(title.id, set())
    assert codes(title, "event") - silent == codes(title, "log") - silent


@each_title
def test_every_refusal_and_caution_is_met_by_a_test(title: Title) -> None:
    met, own = met_by(title), sources(title.folder)
    said = {code for kind in ("refusal", "caution") for code in codes(title, kind) if f'"{code}"' in own}
    assert said
    assert [code for code in sorted(said - KERNEL) if f'"{code}"' not in met] == []


@pytest.mark.parametrize("name", VECTORS)
def test_every_vector_is_met_by_a_test(name: str) -> None:
    met = set(re.findall(r"tv_([a-z]?\d+b?)(?=[_ ])", met_by(catalogue[name])))
    assert met == set(VECTORS[name])


@each_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_refusals_that_there_are(title: Title, language: str) -> None:
    sections = read_rulebook(title.text_folder(), language)
    blocks = [block for section in sections for block in section.blocks]
    named = {code for block in blocks for code in block.codes}
    assert named <= codes(title, "refusal") | codes(title, "caution")
    assert codes(title, "refusal") - KERNEL - named <= UNREAD.get(title.id, set())
    assert {link for block in blocks for link in block.links} <= {section.anchor for section in sections}
