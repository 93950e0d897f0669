"""Dashed lines: nothing is drawn beside them, and they look the same each time."""

from __future__ import annotations

import math
import re

import pygame
import pytest

from game.presentation import DisplayList, Shape
from game.presentation import layout as lay
from game.presentation.parts import dashes
from game.ui import rasters
from game.ui.dashes import _length, ended

RECT = '<rect x="10" y="10" width="{w}" height="80" rx="8" fill="none" stroke="#FFFFFF" stroke-width="2" {dash}/>'
LINE = '<path d="M10 50 H{w}" fill="none" stroke="#FFFFFF" stroke-width="2" {dash}/>'
CURVE = '<path d="M10 90 C10 10 90 10 {w} 90" fill="none" stroke="#FFFFFF" stroke-width="2" {dash}/>'
RING = '<circle cx="60" cy="50" r="{r}" fill="none" stroke="#FFFFFF" stroke-width="2" {dash}/>'


def svg(body: str) -> str:
    """A drawing of 240 x 100."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 100" width="240" height="100">{body}</svg>'


def drawn(body: str) -> pygame.Surface:
    """It at a size at which the lines are some pixels wide."""
    return rasters._raster(svg(body), 720, 300)


def pattern(source: str) -> list[float]:
    """The dashes of a drawing of one shape."""
    return [float(part) for part in re.findall(r'dasharray="([^"]*)"', source)[0].split()]


@pytest.mark.sample(4)
@pytest.mark.parametrize("dash", ["6 5", "7 4", "5 4", "9 5", "3 2.5"])
@pytest.mark.parametrize("shape", [RECT, LINE, CURVE])
def test_nothing_is_drawn_beside_a_dashed_line(shape: str, dash: str) -> None:
    for w in range(40, 220, 3):
        whole = drawn(shape.format(w=w, dash=""))
        dashed = drawn(shape.format(w=w, dash=f'stroke-dasharray="{dash}"'))
        on_line = pygame.mask.from_surface(whole, 1)
        beside = pygame.mask.from_surface(dashed, 60)
        beside.erase(on_line, (0, 0))
        near = on_line.convolve(pygame.mask.Mask((5, 5), fill=True))
        beside.erase(near, (2, 2))
        assert beside.count() < 12, (w, beside.count())


@pytest.mark.parametrize("radius", [0.5, 2, 5])
def test_a_dashed_place_is_the_same_each_time_however_it_is_stretched(radius: float) -> None:
    """On a box that keeps no proportions dashes grow by the middle of width and height, a line by its direction."""
    for wide in range(24, 260, 9):
        sheet = DisplayList(wide, 27.5)
        lay.fill(sheet, (0, 0, wide, 27.5), dashes("#FFFFFF", radius, 1))
        body = next(mark.body for mark in sheet.marks if isinstance(mark, Shape))
        for stretch in ((1, 1), (1.02, 0.98), (0.97, 1.05)):
            source = ended(body, stretch)
            period = sum(pattern(source)) * sum(stretch) / 2
            way = re.findall(r'd="([^"]*)"', source)[0]
            at = _length(way, stretch) % period / period
            assert at > pattern(source)[0] / sum(pattern(source)), (wide, stretch)


@pytest.mark.parametrize("r", [10, 17, 22.5, 31])
def test_a_ring_ends_in_a_gap(r: float) -> None:
    dash = pattern(ended(RING.format(r=r, dash='stroke-dasharray="6 4"')))
    at = math.tau * r % sum(dash)
    assert at > dash[0]
    assert dash[0] / dash[1] == pytest.approx(1.5, abs=0.02)
    assert dash[0] == pytest.approx(6, rel=0.2)


def test_what_ends_in_a_gap_stays_as_it_is() -> None:
    for body in (LINE.format(w=18, dash='stroke-dasharray="6 5"'), LINE.format(w=30, dash="")):
        assert ended(body) == body


def test_a_line_that_is_one_dash_is_a_whole_line() -> None:
    assert "dasharray" not in ended(LINE.format(w=14, dash='stroke-dasharray="6 5"'))


def test_each_stroke_of_a_path_ends_in_a_gap() -> None:
    found = ended('<path d="M0 0 L20 0 M0 9 h37 v8 z" stroke="#FFF" stroke-dasharray="6 5"/>')
    assert found.count("<path") == 2
    assert 'd="M0 0 L20 0 "' in found


def test_how_far_a_ring_of_progress_goes_is_not_changed() -> None:
    body = RING.format(r=22, dash='stroke-dasharray="138.2 138.2"')
    assert ended(body) == body


def test_an_arc_that_leads_nowhere_or_is_none_is_a_point_or_a_line() -> None:
    for way in ("M10 10 A5 5 0 0 1 10 10 L90 10", "M10 10 A0 4 0 0 1 90 10"):
        body = f'<path d="{way}" fill="none" stroke="#000000" stroke-dasharray="9 7"/>'
        assert "stroke-dasharray" in ended(rasters.wrapped(body, 100, 20))
