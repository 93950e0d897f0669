"""Where a line may end: Japanese and Latin text with inline icons and bold runs, without a screen.

Markup: ``[name]`` is an inline icon, ``**…**`` is bold, a newline ends the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

ENDLESS = 1e9
"""A width at which nothing is broken but at newlines; finding where a line might end is then left out."""
_WORDS = re.compile(r"[^ ]+ *| +")
_MARKUP = re.compile(r"(\*\*|\[[a-z0-9_:]+\]|\n)")
_NO_START = set(
    "、。，．・：；？！゛゜ヽヾゝゞ々ー）〕］｝〉》」』】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%％〜～…‥"
)
_LONG = set("々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
_NO_END = set("（〔［｛〈《「『【([{$＋−×+-")
_UNITS = set("VPA")
_JAPANESE = re.compile("[ぁ-ゖァ-ヺー々一-鿿]")
_KATAKANA = re.compile("[ァ-ヺー]")
_BRACKETS = re.compile("（[^（）]{1,24}）")  # What is longer has to break somewhere.
_FRACTION = re.compile(r"[0-9] ?[/／] ?$")
_SMALL = set("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ")
_KANA = "".join(chr(c) for c in (*range(0x3041, 0x3097), *range(0x30A1, 0x30FB)) if chr(c) not in _SMALL)
_WIDE, _LATIN, _SIGN, _OPENS = f"{_KANA}一-鿿＋／", "A-Za-z0-9À-ɏ=×→⇔", "+−±", "（「『"
_WORD = rf"[{_LATIN}]+(?:(?<=[0-9])[.,:/][0-9]+|['’][A-Za-z]+)*"
_LOW = f"{''.join(sorted(_SMALL))}ー々・：〜…"
_STAYS = f"{_LOW}、。）」』"
_BEGINS = f"{_LATIN}{_WIDE}{_SIGN}"
_FREE = re.compile(
    rf"(?<=[{_BEGINS}{_STAYS}).,;:!?/] )(?=[{_BEGINS}(]|— )|(?<=\A )(?=[{_BEGINS}(]|— )|(?<=— )(?=[{_BEGINS}(])"
    rf"|(?<=[{_WIDE}{_STAYS}])(?=[{_LATIN}{_WIDE}{_OPENS}])|(?<=[{_LATIN}])(?=[{_WIDE}{_OPENS}])"
    rf"|(?<=[{_WIDE}{_LOW}])(?=[{_SIGN}])|(?<=/)(?=[{_WIDE}A-Za-z])|(?<=[A-Za-z0-9]-)(?=[A-Za-z])"
)
"""Where a line may end whatever stands around: between two kana, kanji or words, after the space between two words, before a
sign, after a stroke or a hyphen."""
_WHOLE = re.compile(rf"— |[{_OPENS}(]*[{_SIGN}]?(?:[{_WIDE}]|{_WORD})?[).,;:!?/{_STAYS}-]*(?: +/)* *")
"""Inside of these it may not."""
WIDEST_PHRASE = 0.7
"""Share of a line up to which a phrase goes to the next line whole."""


def is_japanese(text: str) -> bool:
    """True if kana or kanji stand in the text: signs that need more dots than letters do."""
    return bool(_JAPANESE.search(text))


class Unit(NamedTuple):
    """The smallest piece that stays on one line: an icon or a run of text."""

    text: str
    bold: bool = False
    icon: bool = False


class Run(NamedTuple):
    """A unit on its line, ``x`` from the line's left."""

    unit: Unit
    x: float
    width: float


class Line(NamedTuple):
    """The runs of one line and its width; ``parted`` if it ends inside a word, ``lone`` if it is one of several and has
    but one letter."""

    runs: tuple[Run, ...]
    width: float
    parted: bool = False
    lone: bool = False


class _Place(NamedTuple):
    """A unit with its width where a line is being filled; ``begins`` a group, ``fresh`` if it begins a phrase too."""

    unit: Unit
    width: float
    begins: bool = False
    fresh: bool = False


class _Row(NamedTuple):
    """A line before its runs have their places; ``ends`` a paragraph."""

    places: list[_Place]
    parted: bool = False
    ends: bool = False


Measure = Callable[[Unit], float]


def segments(text: str) -> Iterator[str]:
    """The parts of a text after which a line may end, as Unicode has it (UAX #14). Only what stands around others than
    letters is asked for, and the same words come again and again."""
    for part in _FREE.split(text) if text else ():
        if _WHOLE.fullmatch(part):
            yield part
        else:
            yield from _asked(part)


@lru_cache(8192)
def _asked(text: str) -> tuple[str, ...]:
    from uniseg.linebreak import line_break_units  # Its tables take time to read, and most words ask for nothing.

    return tuple(line_break_units(text))


@lru_cache(1024)
def pieces(markup: str, endless: bool = False) -> tuple[tuple[Unit, ...], ...]:
    """The text as groups of units; a line may end after any group. A forced break is an empty group. For an
    ``endless`` line the groups are words."""
    groups: list[list[Unit]] = []
    bold = False
    glue = False
    for part in _MARKUP.split(markup):
        if not part:
            continue
        if part == "**":
            bold = not bold
        elif part == "\n":
            groups.append([])
            glue = False
        elif _MARKUP.fullmatch(part):
            unit = Unit(part[1:-1], bold, True)
            if groups and groups[-1] and (glue or _sticks_right(groups[-1][-1])):
                groups[-1].append(unit)
            else:
                groups.append([unit])
            glue = False
        else:
            for text in _WORDS.findall(part) if endless else segments(part):
                unit = Unit(text, bold)
                if groups and groups[-1] and (glue or _joins(groups[-1], text)):
                    groups[-1].append(unit)
                else:
                    groups.append([unit])
                glue = text[-1] in _NO_END
    return tuple(tuple(group) for group in groups)


def _sticks_right(last: Unit) -> bool:
    return not last.icon and bool(last.text) and (last.text[-1] in _NO_END or last.text[-1].isdigit())


def _joins(group: list[Unit], text: str) -> bool:
    """True if the text may not begin a line after that group: a number keeps its unit, a fraction its two halves, and
    a word in katakana is whole, with the number that counts it."""
    if text[0] in _NO_START:
        return True
    last = next((unit for unit in reversed(group) if unit.icon or unit.text.strip()), group[-1])
    if last.icon:
        return not text.strip() or text.lstrip()[0].isdigit() or text[0] in "×+−"
    end = last.text[-1] if last.text else ""
    if end in _NO_END or (end.isdigit() and (text[0] in _UNITS or _JAPANESE.match(text))):
        return True
    if _KATAKANA.match(end) and (_KATAKANA.match(text) or text[0].isdigit()):
        return True
    before = "".join(unit.text for unit in group if not unit.icon)
    if text.lstrip().startswith(("/", "／")):
        return before.rstrip()[-1:].isdigit()
    return text[0].isdigit() and bool(_FRACTION.search(before))


@lru_cache(1024)
def clauses(markup: str, endless: bool = False) -> tuple[tuple[tuple[Unit, ...], ...], ...]:
    """The groups of ``pieces``, those together that read best on one line: Japanese phrases, and what stands in brackets."""
    groups = pieces(markup, endless)
    text = "".join(unit.text if not unit.icon else "■" for group in groups for unit in group)
    if endless or not _JAPANESE.search(text):
        return tuple((group,) for group in groups)
    ends, at = set(), 0
    for phrase in phrases(text):
        at += len(phrase)
        ends.add(at)
    closed = {place for m in _BRACKETS.finditer(text) for place in range(m.start() + 1, m.end())}
    found: list[list[tuple[Unit, ...]]] = []
    at, fresh = 0, True
    for group in groups:
        if not group:
            found.append([group])
            fresh = True
            continue
        if fresh:
            found.append([])
        found[-1].append(group)
        at += sum(1 if unit.icon else len(unit.text) for unit in group)
        fresh = at not in closed and (at in ends or group[-1].icon or group[-1].text.endswith(" "))
    return tuple(tuple(clause) for clause in found)


def lay(markup: str, width: float, measure: Measure, tight: bool = False) -> list[Line]:
    """Break the text into lines no wider than ``width`` where that is possible. ``measure`` gives a unit's width; ``tight``
    fills every line, also where that divides a phrase. A letter that would stand alone takes its neighbour along."""
    groups = pieces(markup, width >= ENDLESS)
    if all(groups):  # Nobody needs the phrases of what has room on one line.
        whole = [_Place(unit, measure(unit)) for group in groups for unit in group]
        if sum(place.width for place in whole) <= width:
            return [_line(_Row(whole), measure, False)]
    rows: list[_Row] = []
    row: list[_Place] = []
    used = 0.0

    def close(parted: bool = False, ends: bool = False) -> None:
        nonlocal row, used
        rows.append(_Row(row, parted, ends))
        row, used = [], 0.0

    for group, clause, fresh in _placed(markup, width):
        if not group:
            close(ends=True)
            continue
        if row and clause and not tight:
            phrase = [unit for part in clause for unit in part]
            wide = sum(measure(unit) for unit in phrase) - _trailing(phrase[-1], measure)
            most = width if phrase[-1].text[-1:] == "）" else width * WIDEST_PHRASE
            if used + wide > width + 0.05 and wide <= most:
                close()
        visible = sum(measure(u) for u in group) - _trailing(group[-1], measure)
        if row and used + visible > width + 0.05:
            close()
        broad = visible > width
        head = _counted(group) if broad else 0
        begins = True
        for at, unit in enumerate(_split(group, width, measure) if broad and len(group) == 1 else group):
            wide = measure(unit)
            if row and broad and (at == head > 0 or used + wide - _trailing(unit, measure) > width + 0.05):
                close(parted=not begins and at != head)
            row.append(_Place(unit, wide, begins, begins and fresh))
            begins = False
            used += wide
    close(ends=True)
    _accompany(rows, width, measure)
    return [_line(each, measure, len(rows) > 1) for each in rows]


def _accompany(rows: list[_Row], width: float, measure: Measure) -> None:
    """Give every last line of a paragraph that has but one letter the end of the line before: its last phrase if that has
    room, else its last group."""
    for before, last in pairwise(rows):
        if not last.ends or before.ends or before.parted or not _is_lone(last.places):
            continue
        room = width + 0.05 - sum(place.width for place in last.places) + _trailing(last.places[-1].unit, measure)
        starts = [at for at, place in enumerate(before.places) if at and place.begins]
        starts = [at for at in starts if sum(place.width for place in before.places[at:]) <= room]
        starts = [at for at in starts if not _is_lone(before.places[:at])]
        if starts:
            at = max([at for at in starts if before.places[at].fresh] or starts)
            last.places[:0] = before.places[at:]
            del before.places[at:]


def _is_lone(places: list[_Place]) -> bool:
    """True for one letter or figure and whatever closes a sentence."""
    if any(place.unit.icon for place in places):
        return False
    return len("".join(place.unit.text for place in places).strip().rstrip("".join(_NO_START - _LONG))) == 1


def _placed(markup: str, width: float) -> Iterator[tuple[tuple[Unit, ...], tuple[tuple[Unit, ...], ...], bool]]:
    """Each group, the first of several with the clause that it begins; and whether it begins one."""
    for clause in clauses(markup, width >= ENDLESS):
        for index, group in enumerate(clause):
            yield group, clause if not index and len(clause) > 1 else (), not index


def _split(group: tuple[Unit, ...], width: float, measure: Measure) -> list[Unit]:
    """A word that is longer than a line, cut into parts that fit."""
    unit = group[0]
    if unit.icon:
        return [unit]
    parts: list[Unit] = []
    part = ""
    for letter in unit.text:
        if part and measure(Unit(part + letter, unit.bold)) > width:
            parts.append(Unit(part, unit.bold))
            part = ""
        part += letter
    return [*parts, Unit(part, unit.bold)]


def _counted(group: tuple[Unit, ...]) -> int:
    """How many units of a group stand before the number at its end that counts them; 0 if it ends in none. Where both
    together are longer than a line the number goes to the next one."""
    texts = ["" if unit.icon else unit.text for unit in group]
    at = next((at for at, text in enumerate(texts) if text.strip().isdigit()), 0)
    return at if all(text.strip().isdigit() for text in texts[at:]) else 0


def _trailing(unit: Unit, measure: Measure) -> float:
    bare = unit.text.rstrip(" ")
    return measure(unit) - measure(unit._replace(text=bare)) if not unit.icon and bare != unit.text else 0.0


def _line(row: _Row, measure: Measure, several: bool) -> Line:
    if not row.places:
        return Line((), 0.0)
    runs: list[Run] = []
    at = 0.0
    for place in row.places:
        runs.append(Run(place.unit, at, place.width))
        at += place.width
    return Line(tuple(runs), at - _trailing(row.places[-1].unit, measure), row.parted, several and _is_lone(row.places))


@lru_cache(256)
def phrases(heading: str) -> tuple[str, ...]:
    """A Japanese heading cut into phrases at which it reads well when broken."""
    return tuple(_parser().parse(heading))


def load_phrases(language: str) -> None:
    """Load by what a language is cut into phrases, if it has any, and is not loaded yet: where things move no frame is to wait
    for it."""
    if language == "ja":
        _parser()


@cache
def _parser() -> Any:
    """Its model is a file of some size: it is read once."""
    import budoux

    return budoux.load_default_japanese_parser()
