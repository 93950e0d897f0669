"""Every sheet that Cultus can show, from seeded games, and what is written on it."""

from __future__ import annotations

import os

from game.presentation.gestures import hand_of

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

import pygame

from game.engine import Session
from game.paths import bundled
from game.presentation import Asked, DisplayList, Hot, Rect, Text, art_of, in_full, presentation_of, quieted
from game.table.tmx import load_layout
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.table.board.painter import Painter, style_of

from ... import day
from ...table.games import FOES, played

TITLE = catalogue["cultus"]
ART, SIGHT = art_of(TITLE), presentation_of(TITLE)
ALONE = [(1, seed, f"enemy_{foe}") for seed, foe in enumerate(FOES)]
GAMES = [*day.some("sheets", ALONE, 2), day.some("tables", [(2, 1, ""), (3, 2, "")], 1)[0], (4, 3, "")]
NAMES = ("あやこ", "Benedikt", "千代", "Dorothea")


class Written(NamedTuple):
    """A text as it is drawn: the words, the ink's rectangle, and whether all of it is shown."""

    words: str
    ink: Rect
    whole: bool
    mark: Text


def texts_of(language: str) -> Texts:
    """The catalogues of the app and the title."""
    texts = Texts(language)
    texts.read(TITLE)
    return texts


def canvas_of(unit: float = 1.0) -> Canvas:
    """A canvas to measure on."""
    pygame.font.init()
    return Canvas(pygame.Surface((8, 8)), unit, title="cultus")


def written(canvas: Canvas, painter: Painter, sheet: DisplayList) -> Iterator[Written]:
    """Every text of a sheet as the screen would draw it."""
    left_out = painter._left_out(canvas, sheet)
    for mark, placed in painter.placed(canvas, sheet):
        if not isinstance(mark, Text) or placed is None or (mark.caption and mark.size in left_out):
            continue
        words = painter.words(mark)
        if not words:
            continue
        x, y, w, h = placed.rect
        forms = painter.forms(mark)
        size, leading, rows = canvas._fitted(forms, w, h, style_of(mark))
        if not rows:
            continue
        whole = not rows[-1].runs or rows[-1].runs[-1].unit.text != "…"
        wide = max(row.width for row in rows) / canvas.unit
        high = size * (1.0 + leading * (len(rows) - 1))
        left = x if mark.align == "left" else x + w - wide if mark.align == "right" else x + (w - wide) / 2
        slack = h - high
        top = y if mark.valign == "top" else y + slack if mark.valign == "bottom" else y + slack / 2
        yield Written(words, (left, top, wide, high), whole, mark)


def clashes(canvas: Canvas, painter: Painter, sheet: DisplayList, most: float = 3) -> set[tuple[str, str, str, str]]:
    """The texts of a sheet, by message and words, whose ink lies on each other by more than so much in height."""
    found = list(written(canvas, painter, sheet))
    clashing = set()
    for a, b in combinations(found, 2):
        w = min(a.ink[0] + a.ink[2], b.ink[0] + b.ink[2]) - max(a.ink[0], b.ink[0])
        h = min(a.ink[1] + a.ink[3], b.ink[1] + b.ink[3]) - max(a.ink[1], b.ink[1])
        if w > 2 and h > most:
            clashing.add((a.mark.id, b.mark.id, a.words[:20], b.words[:20]))
    return clashing


def sessions(every: int = 13) -> Iterator[Session]:
    """Moments of seeded games: two rivals alone, then people."""
    for seats, seed, enemy in GAMES:
        options = {"enemy": enemy} if enemy else {}
        yield from played(seats, seed, 0.2, every, **options)


@cache
def panels() -> dict[tuple[str, DisplayList], str]:
    """(region, sheet in one of its forms) -> board, over all games and seats; equal ones once."""
    found: dict[tuple[str, DisplayList], str] = {}
    for session in sessions():
        for seat in range(len(session.seats)):
            view = session.view(seat)
            for region, sheet in ART.panels(view):
                for form in (in_full(sheet), quieted(sheet)):
                    found.setdefault((region, form), SIGHT.layout(view))
    return found


@cache
def others() -> dict[tuple[str, str], DisplayList]:
    """(what, which) -> sheet: faces, zooms, choices, options, endings, portraits, pictures."""
    found: dict[tuple[str, str], DisplayList] = {}
    for option in (*TITLE.offered(1), *TITLE.offered(2)):
        for value in option.values:
            sheet = ART.option(option.id, value)
            if sheet is not None:
                found["option", f"{option.id}={value}"] = sheet
    for session in sessions():
        view = session.view(0)
        found["picture", str(len(found) % 7)] = ART.picture(view, 200)
        for piece, spot in SIGHT.placement(view).items():
            found.setdefault(("face", spot.face), ART.face(spot.face))
            sheet = ART.zoom(view, piece)
            if sheet is not None:
                found.setdefault(("zoom", piece), sheet)
        for target in targets(session):
            sheet = ART.zoom(view, target)
            if sheet is not None:
                found.setdefault(("zoom", target), sheet)
        for seat in range(-1 if view.state.enemy else 0, len(session.seats)):
            found.setdefault(("emblem", f"{seat}{view.state.character}"), ART.emblem(view, seat))
        if session.pending is not None and session.pending.seats[0] == 0:
            for action in session.legal(0):
                if isinstance(hand_of(SIGHT, view, action), Asked) and action.kind.startswith("choose"):
                    found.setdefault(("choice", repr(action)), ART.answer(view, action).card)
        result = session.result()
        if result is not None:
            end = ART.ending(view, result)
            found["ending", end.title + str(len(session.seats))] = end.picture
            if end.strip is not None:
                found["strip", end.title] = end.strip
    for session in sessions(1):
        pending = session.pending
        if pending is None or session.view(0).state.turn:
            continue
        view = session.view(pending.seats[0])
        for action in session.legal(pending.seats[0]):
            if isinstance(hand_of(SIGHT, view, action), Asked):
                found.setdefault(("choice", repr(action)), ART.answer(view, action).card)
    return found


def targets(session: Session) -> set[str]:
    """All that the pointer may ask about at a moment: pieces, squares, hot places."""
    view = session.view(0)
    layout = load_layout(bundled("art") / "cultus" / f"{SIGHT.layout(view)}.tmx")
    found = set(SIGHT.placement(view)) | {s.name for s in layout.slots.values() if s.type == "square"}
    for _, sheet in ART.panels(view):
        found |= {mark.target for mark in sheet.marks if isinstance(mark, Hot)}
    return found
