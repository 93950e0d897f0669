"""Whether the rulebook of a title can be opened at every page: its facts, its links and marks, and what leads into it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.engine import Title
from game.table.codes import anchors_in
from game.table.lessons import FILE, FOLDER, outline_of
from game.text.catalog import LANGUAGES
from game.text.rulebook import RuleBlock, Section, facts_in, read_rulebook, ruled


def rulebook_faults(title: Title) -> list[str]:
    """One sentence for each thing that is wrong with the rulebook of a title, or with a place of it that its sources or
    lessons name; none where there is no rulebook."""
    books = {language: read_rulebook(title.text_folder(), language) for language in LANGUAGES}
    if not any(books.values()):
        return []
    found = [
        f"text/rules.{language}.md: {sentence}"
        for language, book in books.items()
        for sentence in (*_in_step(book, books), *_on_pages(title, book))
    ]
    found += _led_to(title, anchors_of(title))
    return [f"{title.id}: {sentence}" for sentence in dict.fromkeys(found)]


def anchors_of(title: Title) -> frozenset[str]:
    """The anchors of a title's rulebook, in whatever language."""
    return frozenset(
        section.anchor for language in LANGUAGES for section in read_rulebook(title.text_folder(), language)
    )


def _in_step(book: Sequence[Section], books: Mapping[str, Sequence[Section]]) -> Iterator[str]:
    """Every section that another language has is there, once."""
    anchors = [section.anchor for section in book]
    for anchor in dict.fromkeys(section.anchor for other in books.values() for section in other):
        if anchors.count(anchor) != 1:
            yield f"the section {{#{anchor}}} is " + ("there twice" if anchor in anchors else "missing")


def _on_pages(title: Title, book: Sequence[Section]) -> Iterator[str]:
    """Whatever a page speaks of or leads to is there."""
    known = {section.anchor for section in book}
    facts = _facts(title)
    for section in book:
        for block in section.blocks:
            for fact in sorted(facts_in(block) - facts):
                yield f"{section.anchor}: nobody knows the fact {fact}"
            for link in block.links:
                if link not in known:
                    yield f"{section.anchor}: there is no section {link}"
            if block.mark and ruled(book, block.mark) is None:
                yield f"{section.anchor}: the mark ({block.mark}) leads nowhere"
            yield from (f"{section.anchor}: {sentence}" for sentence in _limited(title, block))


def _facts(title: Title) -> set[str]:
    """The facts that there are with any number of seats and under any option."""
    found: list[set[str]] = []
    for seats in range(title.fewest, title.most + 1):
        found.append(set(title.facts(seats)))
        for option in title.offered(seats):
            found += [set(title.facts(seats, {option.id: value})) for value in option.samples]
    return set.intersection(*found)


def _limited(title: Title, block: RuleBlock) -> Iterator[str]:
    """The option under which a block holds has these values."""
    if block.when is not None:
        option, values = block.when
        offered = next((one.values for one in title.options if one.id == option), None)
        if offered is None:
            yield f"there is no option {option}"
        else:
            yield from (f"the option {option} has no value {value}" for value in values if value not in offered)


def _led_to(title: Title, anchors: frozenset[str]) -> Iterator[str]:
    """Every place to which sources and lessons lead is there."""
    for file, anchor in anchors_in(title.folder):
        if anchor not in anchors:
            yield f"{file}: the rulebook has no section {anchor}"
    for lesson in outline_of(title).lessons:
        if lesson.rule and lesson.rule not in anchors:
            yield f"{FOLDER}/{FILE}: {lesson.id}: the rulebook has no section {lesson.rule}"
