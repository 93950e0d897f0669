"""What Cultus shows can be said in both languages, fits where it stands, and depends on the view alone."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.paths import bundled
from game.presentation import DisplayList, Hot, Svg, Text, in_full, quieted
from game.table.tmx import load_layout
from game.titles.cultus.art import inks, rival
from game.titles.cultus.rules.components import ENEMIES
from game.titles.cultus.table import places
from game.ui.table.board.painter import Painter, hot_at

from ...table.games import solo
from .sheets import ART, NAMES, SIGHT, canvas_of, clashes, others, panels, sessions, texts_of, written

each_language = pytest.mark.parametrize("language", ["ja", "en"])


def painter_of(language: str) -> Painter:
    """Speaks a language; seats have names of some length."""
    return Painter(texts_of(language), "cultus", NAMES)


def all_sheets() -> Iterable[tuple[str, DisplayList]]:
    """Every sheet with what it is."""
    yield from ((f"panel {region}", sheet) for region, sheet in panels())
    yield from ((f"{what} {which}", sheet) for (what, which), sheet in others().items())


def test_the_games_show_enough() -> None:
    kinds = {what for what, _ in others()}
    assert kinds == {"option", "picture", "face", "zoom", "emblem", "choice", "ending", "strip"}
    assert len(panels()) > 300
    regions = {region for region, _ in panels()}
    assert {"plate/0", "plate/automa", "focus", "income", "plate/3", "cost", "plan"} <= regions


@each_language
def test_a_bare_text_is_no_sentence(language: str) -> None:
    """What is written without a message holds numbers, signs and icons, but no words of a language."""
    import re

    for what, sheet in all_sheets():
        for mark in sheet.marks:
            if isinstance(mark, Text) and mark.literal:
                bare = re.sub(r"\[[a-z_0-9]+\]", "", mark.id)
                assert not re.search(r"[A-Za-zぁ-んァ-ヶ一-龠]{3,}", bare), (what, mark.id)


@pytest.mark.sample
@each_language
@pytest.mark.parametrize("unit", [1.0, 1.5])
def test_every_text_fits_its_place(language: str, unit: float) -> None:
    painter, canvas = painter_of(language), canvas_of(unit)
    cut = {
        (what.split(" ")[0] + " " + what.split(" ")[1][:12], text.mark.id, text.words)
        for what, sheet in all_sheets()
        for text in written(canvas, painter, sheet)
        if not text.whole
    }
    assert not cut


@each_language
@pytest.mark.parametrize("enemy", ENEMIES)
def test_the_warning_of_the_longest_track_and_the_hardest_strike_fits(
    language: str, enemy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = solo(7, 12, enemy=enemy).view(0).state
    monkeypatch.setattr(rival, "forecast", lambda s: 196)
    for space in range(s.last_space() + 1):
        s.enemy_track = space
        sheet = rival.rival(s)
        for form in (in_full(sheet), quieted(sheet)):
            assert all(text.whole for text in written(canvas_of(), painter_of(language), form)), space


@pytest.mark.sample
@each_language
def test_texts_of_a_sheet_do_not_lie_on_each_other(language: str) -> None:
    painter, canvas = painter_of(language), canvas_of()
    found = {(what[:24], *clash) for what, sheet in all_sheets() for clash in clashes(canvas, painter, sheet)}
    assert not found


def test_panels_stay_in_their_region() -> None:
    for (region, sheet), board in panels().items():
        _, _, w, h = load_layout(bundled("art") / "cultus" / f"{board}.tmx").regions[region]
        for mark in sheet.marks:
            if isinstance(mark, Text | Hot | Svg):
                x, y, mw, mh = mark.rect
                assert x >= -12, (region, mark)
                assert y >= -12, (region, mark)
                assert x + mw <= w + 12, (region, mark)
                assert y + mh <= h + 12, (region, mark)


@pytest.mark.parametrize("board", ["solo", "multi"])
def test_panels_know_the_places_that_the_file_of_the_board_has(board: str) -> None:
    layout = load_layout(bundled("art") / "cultus" / f"{board}.tmx")
    found = places.panels(board)
    assert {name: layout.regions[name] for name in found} == found
    tracks = {"character": places.CHARACTER_TRACK, "cost": places.COST_TRACK}
    for name, (x, y, wide, high) in tracks.items():
        first, last = (layout.slots[f"me/{name}/{space}"].rect for space in (0, 10))
        assert (first[:2], last[0] + last[2], first[3]) == ((x, y), x + wide, high)


def test_every_colour_of_a_drawing_is_filled_in() -> None:
    import re

    art = bundled("art")
    for what, sheet in all_sheets():
        for mark in sheet.marks:
            if isinstance(mark, Svg):
                wanted = set(re.findall(r"\{(\w+)\}", (art / f"{mark.name}.svg").read_text("utf-8")))
                assert wanted <= {name for name, _ in mark.colours}, (what, mark.name)


def test_whatever_lies_on_the_table_has_a_tip() -> None:
    silent = set()
    for session in sessions(13):
        view = session.view(0)
        silent |= {piece.split("/")[0] for piece in SIGHT.placement(view) if ART.tip(view, piece) is None}
    assert silent <= {"hidden"}, silent


def test_hot_places_are_found_under_the_pointer() -> None:
    for (_, sheet), _ in panels().items():
        for mark in sheet.marks:
            if isinstance(mark, Hot):
                x, y, w, h = mark.rect
                found = hot_at(sheet, x + w / 2, y + h / 2)
                assert found is not None
                assert found.target


@pytest.mark.parametrize("color", sorted(inks.SEAT_LINE))
def test_the_frame_of_every_seat_stands_out_from_the_night(color: str) -> None:
    def light(code: str) -> float:
        parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05

    assert light(inks.SEAT_LINE[color]) / light("#181029") >= 3
