"""Board files: what is read from them, and how a wrong one is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.paths import bundled
from game.table.layout import SLOT_TYPES, STAGE, Layout, LayoutError, Rect, Slot, inside, is_cut, union
from game.table.tmx import load_layout
from game.text.catalog import Texts

BOARDS = sorted(bundled("art").glob("*/*.tmx"))
HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?><map version="1.10" orientation="orthogonal" renderorder="right-down" '
    'width="1280" height="720" tilewidth="1" tileheight="1" infinite="0"><objectgroup id="1" name="slots">{}'
    "</objectgroup></map>"
)


def thing(name: str = "pile/1", kind: str = "pile", x: float = 10, y: float = 10, w: float = 40, h: float = 50) -> str:
    """One object of a board file."""
    return f'<object id="7" name="{name}" type="{kind}" x="{x}" y="{y}" width="{w}" height="{h}"/>'


def board(folder: Path, *things: str) -> Layout:
    """The layout of a file with those objects."""
    file = folder / "board.tmx"
    file.write_text(HEAD.format("".join(things)), "utf-8")
    return load_layout(file)


def test_slots_and_regions_are_read(tmp_path: Path) -> None:
    pitched = (
        '<object id="8" name="me/hand" type="hand" x="0" y="600" width="300" height="110"><properties>'
        '<property name="pitch" type="float" value="83"/></properties></object>'
    )
    layout = board(tmp_path, thing(), pitched, thing("hand", "region", 0, 600, 400, 120))
    assert layout.slots["pile/1"] == Slot("pile/1", "pile", (10, 10, 40, 50))
    assert layout.slots["pile/1"].centre == (30, 35)
    assert layout.slots["me/hand"].pitch == 83
    assert layout.regions == {"hand": (0, 600, 400, 120)}


@pytest.mark.parametrize(
    ("code", "things", "named"),
    [
        ("layout_no_name", (thing(""),), "#7"),
        ("layout_twice", (thing(), thing()), "pile/1"),
        ("layout_twice", (thing("a", "region"), thing("a", "region")), "a"),
        ("layout_unknown_type", (thing("pile/1", "heap"),), "heap"),
        ("layout_unknown_type", (thing("pile/1", ""),), "pile/1"),
        ("layout_outside", (thing(x=1250),), "pile/1"),
        ("layout_outside", (thing(y=-1),), "pile/1"),
        ("layout_outside", (thing(y=700),), "pile/1"),
        ("layout_outside", (thing(w=0),), "pile/1"),
    ],
)
def test_a_wrong_object_is_named(tmp_path: Path, code: str, things: tuple[str, ...], named: str) -> None:
    with pytest.raises(LayoutError) as fault:
        board(tmp_path, *things)
    assert fault.value.code == code
    assert fault.value.params["file"] == "board.tmx"
    assert named in fault.value.params["name"]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LayoutError) as fault:
        load_layout(tmp_path / "nowhere.tmx")
    assert fault.value.code == "layout_no_file"
    assert "nowhere.tmx" in fault.value.params["file"]


@pytest.mark.parametrize("content", ["", "not xml <", "<map>", "<html></html>", "\x00\x01", HEAD.format("")[:120]])
def test_a_file_that_is_no_board(tmp_path: Path, content: str) -> None:
    file = tmp_path / "board.tmx"
    file.write_text(content, "utf-8")
    with pytest.raises(LayoutError) as fault:
        load_layout(file)
    assert fault.value.code == "layout_not_tmx"


def test_a_number_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(LayoutError) as fault:
        board(tmp_path, thing().replace('x="10"', 'x="ten"'))
    assert fault.value.code in ("layout_bad_number", "layout_not_tmx")


def test_what_the_rules_need_must_be_there(tmp_path: Path) -> None:
    layout = board(tmp_path, thing())
    layout.require(["pile/1"])
    with pytest.raises(LayoutError) as slot:
        layout.require(["pile/1", "pile/2"])
    assert (slot.value.code, slot.value.params["name"]) == ("layout_slot_missing", "pile/2")


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_fault_can_be_said(language: str) -> None:
    texts = Texts(language)
    codes = ("no_file", "not_tmx", "no_name", "twice", "outside", "unknown_type", "bad_number")
    for code in (*codes, "slot_missing", "region_missing"):
        message = f"layout-{code}".replace("_", "-")
        assert texts.has(message), message
        assert "board.tmx" in texts.say(message, {"file": "board.tmx", "name": "pile/1"})


# --- the boards that are shipped ---------------------------------------------------------------------


@pytest.mark.parametrize("file", BOARDS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_shipped_boards_are_sound(file: Path) -> None:
    layout = load_layout(file)
    assert layout.slots
    assert {s.type for s in layout.slots.values()} <= SLOT_TYPES
    stage = (0.0, 0.0, *STAGE)
    assert union([*(s.rect for s in layout.slots.values()), *layout.regions.values(), stage]) == stage


def overlap(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> float:
    """The area that two rectangles share."""
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return max(0.0, w) * max(0.0, h) if w > 0 and h > 0 else 0.0


@pytest.mark.parametrize("file", BOARDS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_slots_of_a_kind_do_not_overlap(file: Path) -> None:
    """Places for cards cover squares, a medal lies on a pile, the pawn waits at the end of the hand; nothing else
    lies on anything."""
    layout = load_layout(file)
    slots = [
        s
        for s in layout.slots.values()
        if s.type not in ("anchor", "token") and s.name not in ("me/pawn", "enemy/card")
    ]
    for i, a in enumerate(slots):
        for b in slots[i + 1 :]:
            allowed = {a.type, b.type} <= {"card", "pile"} and a.name.split("/")[-1] == b.name.split("/")[-1]
            assert allowed or overlap(a.rect, b.rect) < 1, (a.name, b.name)


FLOATING = {"prompt", "toast", "ask", "answers"}
"""What the house lays over the board for a while."""


@pytest.mark.parametrize("file", BOARDS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_regions_do_not_overlap(file: Path) -> None:
    regions = [
        (name, rect) for name, rect in load_layout(file).regions.items() if name.partition("/")[0] not in FLOATING
    ]
    for i, (a, first) in enumerate(regions):
        for b, second in regions[i + 1 :]:
            shared = overlap(first, second)
            within = shared > 0 and (abs(shared - first[2] * first[3]) < 1 or abs(shared - second[2] * second[3]) < 1)
            assert shared < 1 or within, (a, b)


def test_a_place_finds_its_slot() -> None:
    for file in BOARDS:
        layout = load_layout(file)
        for slot in layout.slots.values():
            found = layout.slots_at(*slot.centre)
            assert slot in found
            assert found[0].centre == slot.centre or slot.type in ("anchor", "token", "card", "pile"), slot
    assert inside((0, 0, 10, 10), 0, 0)
    assert not inside((0, 0, 10, 10), 10, 5)


@pytest.mark.parametrize(
    ("box", "cut"),
    [
        ((10, 10, 5, 5), False),
        ((0, 0, 20, 20), False),
        ((-5, 5, 5, 5), False),
        ((-5, 5, 6, 5), True),
        ((5, 15, 5, 6), True),
        ((-1, -1, 22, 22), True),
    ],
)
def test_what_lies_partly_in_a_part_is_cut(box: Rect, cut: bool) -> None:
    assert is_cut(box, (0, 0, 20, 20)) == cut
