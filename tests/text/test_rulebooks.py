"""Rulebooks as pages: what the parser makes of a text, and both languages of every title in step."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.text.catalog import LANGUAGES
from game.text.rulebook import Block, parse, read_rulebook
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


def test_a_section_becomes_blocks() -> None:
    first, part, deep, end = parse(BOOK)
    assert first.blocks[0] == Block("text", "Everybody takes a card. It is **not** shown.")
    assert first.blocks[1] == Block("text", "これは日本語で、次の行につづく。")
    assert first.blocks[2] == Block("step", "Take [coin].", 1)
    assert first.blocks[3] == Block("step", "Give it back to the bank.", 2, "R-07")
    assert first.blocks[4].kind == "note"
    assert first.blocks[5] == Block("see", "", links=("1.1", "2"))
    assert part.blocks == (Block("table", "costs"),)
    assert deep.blocks == ()
    assert end.blocks[0] == Block("text", "Somebody wins.", 0, "R-12")


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


@pytest.mark.parametrize("name", list(catalogue))
def test_both_languages_of_a_rulebook_are_in_step(name: str) -> None:
    japanese, english = (read_rulebook(catalogue[name].text_folder(), language) for language in LANGUAGES)
    assert [(s.number, s.anchor, s.depth) for s in japanese] == [(s.number, s.anchor, s.depth) for s in english]
    anchors = [s.anchor for s in japanese]
    assert len(set(anchors)) == len(anchors) > 5
    for ours, theirs in zip(japanese, english):
        for kind in ("step", "table", "see"):
            told = [[(b.number, b.links) for b in s.blocks if b.kind == kind] for s in (ours, theirs)]
            assert told[0] == told[1], (ours.anchor, kind)
        assert sorted(b.mark for b in ours.blocks if b.mark) == sorted(b.mark for b in theirs.blocks if b.mark)
        for block in (*ours.blocks, *theirs.blocks):
            assert set(block.links) <= set(anchors)
            assert block.kind in ("see", "table") or block.text.strip()
