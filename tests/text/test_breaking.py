"""Line breaking: no line begins with what may not begin one, none ends with what may not end one, nothing is lost."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uniseg.linebreak import line_break_units

from game.text import breaking
from game.text.breaking import Line, Unit, lay, load_phrases, phrases, pieces, segments
from game.text.catalog import LANGUAGES
from game.text.rulebook import read_rulebook
from game.titles import catalogue

from .. import day

NEVER_FIRST = "、。，．」』）］】〉》〕｝！？：；ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々・,.!?)]}%"
NEVER_LAST = "（「『［【〈《〔｛([{"

PARTS = st.sampled_from(
    [
        *"あいう漢字建物記念碑カード金",
        *NEVER_FIRST.replace("]", ""),
        *NEVER_LAST.replace("[", ""),
        *"0123456789",
        "word",
        "Annette’s",
        " ",
        " ",
        "[coin]",
        "[star]",
        "**",
        "\n",
        "×",
        "+",
        "−",
        "—",
        "2–4",
        "🎲",
    ]
)
MARKUP = st.lists(PARTS, max_size=40).map("".join)
quick = settings(max_examples=120, deadline=None, database=None, derandomize=True)


def measure(unit: Unit) -> float:
    """Full-width letters count 1, others a half; icons 1."""
    if unit.icon:
        return 1.0
    return sum(0.5 if ord(letter) < 0x2000 else 1.0 for letter in unit.text)


def plain(markup: str) -> str:
    """The text without marks of bold, with a sign for each icon."""
    return re.sub(r"\[[a-z0-9_:]+\]", "◆", markup.replace("**", ""))


def shown(line: Line) -> str:
    return "".join("◆" if run.unit.icon else run.unit.text for run in line.runs)


def widest(markup: str) -> float:
    return max((sum(map(measure, group)) for group in pieces(markup)), default=0.0)


@quick
@given(MARKUP, st.integers(1, 30))
def test_nothing_is_lost(markup: str, width: int) -> None:
    told = "".join(shown(line) for line in lay(markup, width, measure))
    assert told == plain(markup).replace("\n", "")


@quick
@given(MARKUP, st.integers(0, 6))
def test_no_line_begins_or_ends_with_what_may_not(markup: str, room: int) -> None:
    width = widest(markup) + room
    given = plain(markup)
    at = 0
    for line in (text for line in lay(markup, width, measure) if (text := shown(line))):
        while given[at] == "\n":
            at += 1
        forced_before = at == 0 or given[at - 1] == "\n"
        at += len(line)
        forced_after = at == len(given) or given[at] == "\n"
        assert forced_before or line[0] not in NEVER_FIRST, (markup, width, line)
        assert forced_after or line.rstrip(" ")[-1:] not in NEVER_LAST or not line.strip(), (markup, width, line)


@quick
@given(MARKUP, st.integers(1, 30))
def test_no_line_is_wider_than_it_may_be(markup: str, width: int) -> None:
    for line in lay(markup, width, measure):
        assert line.width <= width + 0.05 or len(line.runs) == 1 or widest(markup) > width


@quick
@given(MARKUP, st.integers(1, 30))
def test_every_run_stands_behind_the_one_before(markup: str, width: int) -> None:
    for line in lay(markup, width, measure):
        x = 0.0
        for run in line.runs:
            assert run.x == pytest.approx(x)
            assert run.width == measure(run.unit)
            x += run.width
        assert line.width <= x + 1e-9


@quick
@given(MARKUP)
def test_a_forced_break_is_kept_and_there_is_no_other_on_a_wide_line(markup: str) -> None:
    lines = lay(markup, 10_000, measure)
    assert [shown(line) for line in lines] == plain(markup).split("\n")


@pytest.mark.parametrize("kind", NEVER_FIRST)
def test_what_may_not_begin_a_line_stays_with_what_is_before(kind: str) -> None:
    if kind == "]":
        return
    for width in range(3, 9):
        lines = [shown(line) for line in lay(f"記念碑が建つ{kind}漢字", width, measure)]
        assert all(line[0] != kind for line in lines)
        bold = [shown(line) for line in lay(f"記念碑が**建つ**{kind}漢字", width, measure)]
        icon = [shown(line) for line in lay(f"記念碑を建[coin]{kind}漢字", width, measure)]
        assert all(line[0] != kind for line in [*bold, *icon])


@pytest.mark.parametrize("kind", NEVER_LAST)
def test_what_may_not_end_a_line_goes_with_what_follows(kind: str) -> None:
    for width in range(3, 9):
        for follows in ("漢字です", "**漢字**です", "[coin]です"):
            lines = [shown(line) for line in lay(f"記念碑が{kind}{follows}", width, measure)]
            assert all(line[-1] != kind for line in lines[:-1]), lines


def test_a_number_stays_with_its_icon_and_its_counter() -> None:
    for markup, together in (
        ("金を取る 3[coin]です", "3◆"),
        ("カードを合わせて12枚引く", "12枚"),
        ("点は[star]×2だよ", "◆×2"),
    ):
        for width in range(3, 12):
            assert any(together in shown(line) for line in lay(markup, width, measure)), (markup, width)


@pytest.mark.parametrize("width", range(6, 20))
@pytest.mark.parametrize(
    ("markup", "whole"),
    [
        ("助手「政治家3まで」を雇った（3フロリン）", "（3フロリン）"),
        ("手札は残り **26** / 30 です", "26 / 30"),
        ("得点の端数は1/2だけ切り捨てる", "1/2"),
        ("次の敵フェイズまで3ターンあります", "3ターン"),
        ("この町ではラウンドごとに数える", "ラウンド"),
        ("倉庫の外の 1[coin]（金貨）は捨てる", "（金貨）"),
        ("緑の人は合計 **3**／13：報酬あり", "3／13："),
    ],
)
def test_brackets_fractions_units_and_words_stay_whole(markup: str, whole: str, width: int) -> None:
    if widest(markup) <= width and len(whole) <= width:
        assert any(whole in shown(line) for line in lay(markup, width, measure))


def test_japanese_breaks_between_phrases() -> None:
    lines = [
        shown(line) for line in lay("好きなだけ売り買いするか、取引の代わりに駒を1個取ってください。", 14, measure)
    ]
    assert lines == ["好きなだけ売り買いするか、", "取引の代わりに駒を", "1個取ってください。"]


def test_a_word_longer_than_a_line_is_cut() -> None:
    lines = lay("a Donaudampfschifffahrt", 4, measure)
    assert all(line.width <= 4 for line in lines)
    assert len(lines) > 2


@pytest.mark.parametrize(("word", "width"), [("ボーナス4", 4), ("ボーナス12", 4)])
def test_a_number_leaves_its_word_before_that_is_cut(word: str, width: int) -> None:
    lines = lay(word, width, measure)
    assert [line.parted for line in lines] == [False, False]
    assert shown(lines[1]).strip().isdigit()


def test_an_icon_wider_than_a_line_still_comes() -> None:
    (line,) = lay("[coin]", 0.5, measure)
    assert shown(line) == "◆"


def test_nothing_gives_one_empty_line() -> None:
    assert lay("", 10, measure) == [Line((), 0.0)]


def test_bold_is_kept_across_breaks() -> None:
    lines = lay("あ**いう\nえ**お", 10, measure)
    assert [[(r.unit.text, r.unit.bold) for r in line.runs] for line in lines] == [
        [("あ", False), ("い", True), ("う", True)],
        [("え", True), ("お", False)],
    ]


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(catalogue))
def test_the_rulebooks_are_set_by_these_rules(name: str, language: str) -> None:
    sections = read_rulebook(catalogue[name].text_folder(), language)
    texts = [block.text for section in sections for block in section.blocks if block.kind != "table"]
    assert texts
    for text in day.some(f"set {name} {language}", texts, 60):
        lines = [told for line in lay(text, 24, measure) if (told := shown(line))]
        assert "".join(lines) == plain(text).replace("\n", "")
        for before, line in pairwise(lines):
            assert line[0] not in NEVER_FIRST, (before, line)
            assert before.rstrip()[-1:] not in NEVER_LAST, (before, line)


def test_phrases_of_a_heading_add_up() -> None:
    heading = "今日はとても天気がいいので、卓をかこむ"
    assert "".join(phrases(heading)) == heading
    assert len(phrases(heading)) > 3


def test_phrases_are_loaded_for_the_language_that_has_them() -> None:
    breaking._parser.cache_clear()
    load_phrases("en")
    assert breaking._parser.cache_info().currsize == 0
    load_phrases("ja")
    assert breaking._parser.cache_info().currsize == 1


def test_what_has_room_on_one_line_is_not_cut_into_phrases() -> None:
    phrases.cache_clear()
    text = "今日はとても天気がいいので、卓をかこむ"
    assert len(lay(text, 14.0 * len(text), lambda unit: 14.0 * len(unit.text))) == 1
    assert phrases.cache_info().misses == 0
    assert len(lay(text, 14.0 * len(text) - 1, lambda unit: 14.0 * len(unit.text))) == 2
    assert phrases.cache_info().misses == 1


def test_an_icon_keeps_its_whole_name() -> None:
    units = [unit for group in pieces("Pay 2 [wood] and [gold_coin].") for unit in group]
    assert [unit.text for unit in units if unit.icon] == ["wood", "gold_coin"]


LETTERS = st.lists(
    st.sampled_from(
        [
            *"あぁいカッー漢字々、。：〜「」（）・…＋／12%:;,.!?-/()'’×→⇔=±−+",
            "word",
            "Annette’s",
            "Ä",
            " ",
            "  ",
            "one two",
            " — ",
            "3 VP",
            "U+3000",
            "　",
        ]
    ),
    max_size=24,
).map("".join)


@settings(max_examples=250, deadline=None, database=None, derandomize=True)
@given(LETTERS)
def test_a_line_may_end_where_unicode_says_so(text: str) -> None:
    assert list(segments(text)) == list(line_break_units(text))


@pytest.mark.parametrize("share", [240, pytest.param(1, marks=pytest.mark.long)])
def test_so_it_is_in_what_is_shown(share: int) -> None:
    files = [file for title in catalogue.values() for file in title.text_folder().iterdir() if file.is_file()]
    told = [line.strip() for file in files for line in file.read_text("utf-8").splitlines()]
    chosen = day.some("lines", told, len(told) // share)
    assert [text for text in chosen if list(segments(text)) != list(line_break_units(text))] == []
