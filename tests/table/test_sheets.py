"""Display lists that are written down: holes, styles, what is repeated and what is left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.presentation import DisplayList, Hot, Panel, Svg, Text
from game.presentation.sheets import Sheets

WRITTEN = """
[style.label]
size = 12
colour = "dark"
lines = 1

[style.lit]
fill = "gold"

[plate]
size = [100, 60]
marks = [
  { panel = [0, 0, 100, 60], fill = "{ground}", radius = 4 },
  { say = "name-{who.kind}", at = [4, 4, 90, 20], style = "label", params = { vp = "{points}" } },
  { write = "{points}", at = [60, 4, 30, 20], style = "label", size = 18, when = "points" },
  { write = "-", at = [60, 4, 30, 20], unless = "points" },
  { each = "rows", step = [0, "{pitch}"], marks = [
    { svg = "toy/{icon}", at = [4, 30, 10, 10], ink = { c = "#FFFFFF" } },
    { hot = "row/{number}", at = [0, 30, 100, 10] },
  ] },
  { sheet = "foot", at = [0, "{foot}"] },
]

[hatch]
size = [8, 8]
marks = [{ shape = '<path d="M0 {from}H8"/>', at = [0, 0, 8, 8], box = [8, 8], alpha = 90 }]

[foot]
marks = [{ panel = [0, 0, 100, 4], style = "{how}" }]
"""


class Who:
    kind = "old_farmer"


@pytest.fixture
def sheets(tmp_path: Path) -> Sheets:
    (tmp_path / "sheets").mkdir()
    (tmp_path / "sheets" / "a.toml").write_text(WRITTEN, encoding="utf-8")
    return Sheets("toy", str(tmp_path / "art.py"), {"dark": "#111111", "gold": "#E3BE6A"})


def words(**more: object) -> dict[str, object]:
    return {"ground": "gold", "who": Who, "points": 7, "foot": 56, "how": "lit", **more}


def test_holes_are_filled_and_styles_are_taken(sheets: Sheets) -> None:
    sheet = sheets.draw(
        "plate", words(rows=[{"icon": "sheep", "number": 1}, {"icon": "barn", "number": 2}], pitch=11.5)
    )
    wanted = DisplayList(100, 60)
    wanted.panel((0, 0, 100, 60), "#E3BE6A", radius=4)
    wanted.say((4, 4, 90, 20), "toy-name-old-farmer", {"vp": 7}, size=12, colour="#111111", lines=1)
    wanted.write((60, 4, 30, 20), "7", size=18, colour="#111111", lines=1)
    for i, icon in enumerate(("sheep", "barn")):
        wanted.svg(f"toy/{icon}", (4, 30 + 11.5 * i, 10, 10), c="#FFFFFF")
        wanted.hot((0, 30 + 11.5 * i, 100, 10), f"row/{i + 1}")
    wanted.panel((0, 56, 100, 4), "#E3BE6A")
    assert sheet == wanted


def test_what_is_not_given_is_left_out(sheets: Sheets) -> None:
    sheet = sheets.draw("plate", words(points=0))
    assert [mark.id for mark in sheet.marks if isinstance(mark, Text)] == ["toy-name-old-farmer", "-"]
    assert not [mark for mark in sheet.marks if isinstance(mark, Svg | Hot)]


def test_marks_can_be_put_onto_another_sheet(sheets: Sheets) -> None:
    sheet = DisplayList(200, 200)
    sheets.add(sheet, "foot", {"how": "lit"}, 10, 20)
    assert sheet.marks == [Panel((10, 20, 100, 4), "#E3BE6A")]


def test_a_missing_word_or_sheet_is_named(sheets: Sheets) -> None:
    with pytest.raises(KeyError, match="ground"):
        sheets.draw("plate", {"who": Who, "points": 1})
    with pytest.raises(KeyError, match="elsewhere"):
        sheets.draw("elsewhere")


def test_a_shape_has_holes_too(sheets: Sheets) -> None:
    wanted = DisplayList(8, 8)
    wanted.shape('<path d="M0 3H8"/>', (0, 0, 8, 8), (8, 8), 90)
    assert sheets.draw("hatch", {"from": 3}).marks == wanted.marks
