"""Every drawing keeps to what the rasteriser draws, and is really there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.paths import bundled
from game.table.drawings import ELEMENTS, fault_of
from game.ui.rasters import Rasters

ART = bundled("art")
DRAWINGS = sorted(ART.rglob("*.svg"))
FOLDERS = sorted({drawing.relative_to(ART).parts[0] for drawing in DRAWINGS})
each_folder = pytest.mark.parametrize("folder", FOLDERS)

ATTRIBUTES = {
    *("viewBox", "xmlns", "width", "height", "id", "d", "x", "y", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2"),
    *("points", "transform", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity"),
    *("stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "opacity"),
    *("gradientUnits", "gradientTransform", "fx", "fy", "offset", "stop-color", "stop-opacity", "spreadMethod"),
}
COLOUR = re.compile(r"^(#[0-9A-Fa-f]{6}|\{\w+\}|none|url\(#[\w-]+\))$")
PLACEHOLDERS = {"c": "#C08A2C", "d": "#5A3A1F", "e": "#F6EEDC", "f": "#8E2F3C"}


def parts(drawing: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Every element of a drawing with its attributes."""
    for element in ElementTree.fromstring(drawing.read_text("utf-8")).iter():
        yield element.tag.rpartition("}")[2], dict(element.attrib)


def test_there_are_drawings() -> None:
    assert len(DRAWINGS) > 100


def drawings(folder: str) -> list[Path]:
    """Those of a title, or of the house."""
    return [drawing for drawing in DRAWINGS if drawing.relative_to(ART).parts[0] == folder]


def named(drawing: Path) -> str:
    """As it is called in the code."""
    return drawing.relative_to(ART).with_suffix("").as_posix()


def strays(drawing: Path) -> Iterator[object]:
    """What of a drawing the rasteriser would not draw."""
    (tag, root), *_ = found = list(parts(drawing))
    if tag != "svg" or not re.match(r"^0 0 [\d.]+ [\d.]+$", root.get("viewBox", "")):
        yield tag, root.get("viewBox")
    used = set()
    for name, attributes in found:
        if name not in ELEMENTS:
            yield name
        for key, value in attributes.items():
            if key not in ATTRIBUTES:
                yield name, key
            if key in ("fill", "stroke", "stop-color"):
                if not COLOUR.match(value):
                    yield name, key, value
                if value.startswith("url"):
                    used.add(value[5:-1])
        if name.endswith("Gradient") and attributes.get("gradientUnits") != "userSpaceOnUse":
            yield name, attributes
    yield from used ^ {a["id"] for name, a in found if name.endswith("Gradient")}


@each_folder
def test_drawings_keep_to_what_can_be_drawn(folder: str) -> None:
    """Every gradient is drawn too, and every one that is drawn is there."""
    assert {named(drawing): found for drawing in drawings(folder) if (found := list(strays(drawing)))} == {}


def test_what_cannot_be_drawn_is_named(tmp_path: Path) -> None:
    drawing = tmp_path / "x.svg"
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{}</svg>'
    for body, told in (
        ("<rect/>", ""),
        ("<text>a</text>", "<text>"),
        ('<linearGradient id="g" x1="0%"/>', "gradient g needs gradientUnits"),
        ('<radialGradient id="g" gradientUnits="userSpaceOnUse"/>', ""),
    ):
        drawing.write_text(svg.replace("{}", body), "utf-8")
        assert told in fault_of(drawing)
        assert bool(told) == bool(fault_of(drawing))
    drawing.write_text("<svg", "utf-8")
    assert fault_of(drawing)


@each_folder
def test_drawings_use_only_known_placeholders(folder: str) -> None:
    for drawing in drawings(folder):
        names = set(re.findall(r"\{(\w+)\}", drawing.read_text("utf-8")))
        assert names <= set(PLACEHOLDERS), (drawing, names)


def is_seen(drawing: Path, height: int) -> bool:
    """True if a picture of at least that height shows something: a texture, or else a few strong marks; stars only when
    they are as large as they were drawn; what lies as a light over a scene may be faint."""
    box = ElementTree.parse(drawing).getroot().get("viewBox", "0 0 1 1").split()
    own = round(float(box[3]))
    return _shows(drawing, max(height, round(own / 2))) or _shows(drawing, max(height, own))


def _shows(drawing: Path, height: int) -> bool:
    art, name = Rasters(), named(drawing)
    image = art.svg(name, max(1, round(height * art.aspect(name))), height, tuple(PLACEHOLDERS.items()))
    assert image.get_height() == height, drawing
    step = 2 if height > 200 else 1
    alphas = [
        image.get_at((x, y))[3] for x in range(0, image.get_width(), step) for y in range(0, image.get_height(), step)
    ]
    strong = 40 if drawing.parent.name == "light" else 200
    return sum(a > 0 for a in alphas) > len(alphas) * 0.02 or max(alphas) > strong


@pytest.mark.sample
@each_folder
@pytest.mark.parametrize("height", [24, 96])
def test_drawings_can_be_seen(folder: str, height: int) -> None:
    assert [drawing for drawing in drawings(folder) if not is_seen(drawing, height)] == []


def test_drawings_are_small() -> None:
    assert [drawing for drawing in DRAWINGS if drawing.stat().st_size >= 200_000] == []


def test_ids_are_unique_within_a_drawing() -> None:
    for drawing in DRAWINGS:
        ids = [a["id"] for _, a in parts(drawing) if "id" in a]
        assert len(ids) == len(set(ids)), drawing.name


def test_a_missing_drawing_is_a_hatched_box(caplog: pytest.LogCaptureFixture) -> None:
    art = Rasters()
    image = art.svg("cultus/nowhere", 40, 40)
    assert image.get_size() == (40, 40)
    assert image.get_at((20, 3))[3] > 0
    assert "nowhere" in caplog.text


def test_a_drawing_that_cannot_be_read_is_no_crash(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "bad.svg").write_text("<svg", "utf-8")
    image = Rasters(tmp_path).svg("bad", 30, 20)
    assert image.get_size() == (30, 20)


def test_rasters_are_kept_within_a_bound() -> None:
    art = Rasters()
    for size in range(300, 330):
        art.svg("cultus/crest", size, size * 4)
        art.svg("cultus/back", size * 4, size * 4)
    assert art.bytes <= 96 * 1024 * 1024 + 4 * (330 * 4) ** 2
    first = art.svg("cultus/crest", 40, 40)
    assert art.svg("cultus/crest", 40, 40) is first


def test_a_drawing_is_stretched_to_the_size_asked_for() -> None:
    art = Rasters()
    for size in ((40, 40), (80, 20), (20, 80), (333, 7)):
        assert art.svg("cultus/crest", *size).get_size() == size
    assert pygame.version.vernum >= (2, 5)


def test_seats_have_a_colour_and_a_shape_of_their_own() -> None:
    from game.presentation import art_of
    from game.titles import catalogue
    from game.ui.theme import SEAT_COLOURS

    every = {re.sub(r"#[0-9A-Fa-f]{6}", "", (ART / "shared" / "seats" / f"{c}.svg").read_text()) for c in SEAT_COLOURS}
    assert len(every) == len(SEAT_COLOURS) >= 6, "six may sit around a table"
    for title in catalogue.values():
        shapes = set()
        for colour in title.colors:
            assert colour in SEAT_COLOURS or colour in art_of(title).THEME.seats
            body = (ART / "shared" / "seats" / f"{colour}.svg").read_text("utf-8")
            shapes.add(re.sub(r"#[0-9A-Fa-f]{6}", "", body))
        assert len(shapes) == len(title.colors), "shapes tell seats apart without colours"
