"""Rulebooks as pages: what the parser makes of a text, and both languages of every title in step."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.text.catalog import LANGUAGES
from game.text.rulebook import RULINGS, RuleBlock, facts_in, in_force, nearest, parse, read_rulebook, ruled
from game.titles import catalogue

BOOK = """words before the first heading are lost

# 1 The beginning {#1}
Everybody takes a card.
It is **not** shown.

これは日本語で、
次の行につづく。

1. Take [coin].
2. Give it back
to the bank. (R-07)

> A note of the house. (R)
> And more of it.

→ [[1.1]] [[2]]

## 1.1 A part of it {#1.1}
{{costs}}
### 1.1.1 Deep {#deep-one}
# 2 The end {#2}
Somebody wins. (R-12)
#### too deep {#4}
# no anchor
"""


def test_a_book_becomes_sections() -> None:
    sections = parse(BOOK)
    assert [(s.number, s.title, s.anchor, s.depth) for s in sections] == [
        ("1", "The beginning", "1", 1),
        ("1.1", "A part of it", "1.1", 2),
        ("1.1.1", "Deep", "deep-one", 3),
        ("2", "The end", "2", 1),
    ]


def test_words_right_below_a_heading_belong_to_its_section() -> None:
    (section,) = parse("# 1 Mills {#1}\nA mill is three in a row.\nIt takes a man.\n")
    assert (section.anchor, [block.text for block in section.blocks]) == (
        "1",
        ["A mill is three in a row. It takes a man."],
    )


def test_a_section_becomes_blocks() -> None:
    first, part, deep, end = parse(BOOK)
    assert first.blocks[0] == RuleBlock("text", "Everybody takes a card. It is **not** shown.")
    assert first.blocks[1] == RuleBlock("text", "これは日本語で、次の行につづく。")
    assert first.blocks[2] == RuleBlock("step", "Take [coin].", 1)
    assert first.blocks[3] == RuleBlock("step", "Give it back to the bank.", 2, "R-07")
    assert first.blocks[4].kind == "note"
    assert first.blocks[5] == RuleBlock("see", "", links=("1.1", "2"))
    assert part.blocks == (RuleBlock("table", "costs"),)
    assert deep.blocks == ()
    assert end.blocks[0] == RuleBlock("text", "Somebody wins.", 0, "R-12")


ACTIONS = """# 6 Actions {#6}
## 6.4 The actions {#6.4}
### 6.4 Walking {#6.4-walk cost=1}
One step. {!no_boots}
1. Never over **water** [lake]. (R-02) {!deep wet}
2. Water is water.
{!not a code}
### 6.4 Resting {#6.4-rest cost=0}
"""


def test_actions_say_what_they_cost_and_steps_what_is_refused_by_them() -> None:
    chapter, actions, walking, resting = parse(ACTIONS)
    assert [s.cost for s in (chapter, actions, walking, resting)] == [-1, -1, 1, 0]
    assert [(b.text, b.codes, b.mark) for b in walking.blocks[:2]] == [
        ("One step.", ("no_boots",), ""),
        ("Never over **water** [lake].", ("deep", "wet"), "R-02"),
    ]
    assert walking.resting("wet") is walking.blocks[1]
    assert walking.resting("wet").number == 1
    assert walking.resting("dry") is None
    assert resting.resting("wet") is None


def test_a_place_of_the_rules_leads_to_the_section_that_has_it() -> None:
    sections = parse(ACTIONS)
    assert nearest(sections, "6.4-walk") == "6.4-walk"
    assert nearest(sections, "6.4-walk-fast") == "6.4-walk"
    assert nearest(sections, "6.4-swim") == "6.4"
    assert nearest(sections, "6.9") == "6"
    assert nearest(sections, "7") == nearest(sections, "") == ""
    assert nearest(sections, "6.4", "wet") == "6.4-walk", "a part of it knows the refusal"
    assert nearest(sections, "6.4", "dry") == "6.4"
    assert nearest(sections, "6", "wet") == "6", "only parts of the place itself are asked"


def test_hits_are_counted_only_where_every_word_is_found() -> None:
    walking = parse(ACTIONS)[2]
    assert walking.hits("WATER") == 3
    assert walking.hits("water step") == 4
    assert walking.hits("water fire") == 0
    assert walking.hits("lake") == walking.hits("") == walking.hits("  ") == 0


def test_words_can_be_searched_without_their_marks() -> None:
    plain = parse(BOOK)[0].plain()
    assert "It is not shown" in plain
    assert "coin" not in plain


@pytest.mark.parametrize("text", ["", "\n\n", "# ", "no heading", "{{", "→", "> ", "1. "])
def test_odd_texts_are_no_harm(text: str) -> None:
    assert parse(text) == ()
    (section,) = parse(f"# 1 A {{#a}}\n{text}\n")
    assert section.anchor == "a"


def test_a_title_without_a_rulebook_has_no_sections(tmp_path: Path) -> None:
    assert read_rulebook(tmp_path, "en") == ()


def has_marks(name: str) -> bool:
    """True if its rulebook marks what was ruled: a title may have nothing to rule."""
    return any(block.mark for section in read_rulebook(catalogue[name].text_folder(), "en") for block in section.blocks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in catalogue if has_marks(name)])
def test_every_mark_leads_to_its_ruling_and_chapters_have_no_holes(name: str, language: str) -> None:
    sections = read_rulebook(catalogue[name].text_folder(), language)
    marks = {block.mark for section in sections for block in section.blocks if block.mark}
    assert marks
    assert sorted(mark for mark in marks if ruled(sections, mark) is None) == []
    rulings = next(section for section in sections if section.anchor == RULINGS)
    told = [block.number for block in rulings.blocks if block.kind == "step"]
    assert told == sorted(set(told)), "in their order"
    chapters = [section.number for section in sections if section.depth == 1]
    assert chapters == [str(number) for number in range(1, len(chapters) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(catalogue))
def test_a_rulebook_speaks_of_rules_and_options_that_there_are(name: str, language: str) -> None:
    title = catalogue[name]
    sections = read_rulebook(title.text_folder(), language)
    values = {option.id: option.values for option in title.options}
    for block in (block for section in sections for block in section.blocks if block.when is not None):
        option, named = block.when
        assert set(named) <= set(values[option]), block
    assert "{$" not in "".join(section.plain() for section in in_force(sections, title.facts(), playing=True))


def test_what_holds_under_an_option_is_left_out_while_it_is_off() -> None:
    text = "# 1 A {#1}\n\nIt costs {$rule-price}. {?market=dear}\nIt is free. (R-3) {?market=cheap,gift} {!too_poor}\n"
    (section,) = parse(text)
    assert [block.when for block in section.blocks] == [("market", ("dear",)), ("market", ("cheap", "gift"))]
    assert section.blocks[1].codes == ("too_poor",)
    facts = {"opt-market": "dear", "rule-price": 2}
    (playing,) = in_force([section], facts, playing=True)
    assert [block.text for block in playing.blocks] == ["It costs 2."]
    (read,) = in_force([section], facts, playing=False)
    assert [(block.text, block.mark) for block in read.blocks] == [("It costs 2.", ""), ("It is free.", "R-3")]
    (other,) = in_force([section], {**facts, "opt-market": "gift"}, playing=True)
    assert [block.text for block in other.blocks] == ["It is free."]


def test_a_fact_that_nobody_knows_stays_as_it_is_written() -> None:
    sections = parse("# 1 A {#1}\n\nIt costs {$rule-price} of {$rule-coins}.\n")
    (section,) = in_force(sections, {"rule-coins": 9}, playing=True)
    assert [block.text for block in section.blocks] == ["It costs {$rule-price} of 9."]
    assert facts_in(sections[0].blocks[0]) == {"rule-price", "rule-coins"}


@pytest.mark.parametrize("name", list(catalogue))
def test_both_languages_of_a_rulebook_are_in_step(name: str) -> None:
    japanese, english = (read_rulebook(catalogue[name].text_folder(), language) for language in LANGUAGES)
    assert [(s.number, s.anchor, s.depth) for s in japanese] == [(s.number, s.anchor, s.depth) for s in english]
    anchors = [s.anchor for s in japanese]
    assert len(set(anchors)) == len(anchors) > 1
    for ours, theirs in zip(japanese, english):
        assert ours.cost == theirs.cost, ours.anchor
        for kind in ("text", "step", "table", "see"):
            told = [[(b.number, b.links, b.codes) for b in s.blocks if b.kind == kind] for s in (ours, theirs)]
            assert told[0] == told[1], (ours.anchor, kind)
        assert sorted(b.mark for b in ours.blocks if b.mark) == sorted(b.mark for b in theirs.blocks if b.mark)
        for block in (*ours.blocks, *theirs.blocks):
            assert set(block.links) <= set(anchors)
            assert block.kind in ("see", "table") or block.text.strip()
