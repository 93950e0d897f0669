"""What a small open game looks like around its table: words that fit it, round lights, names that are whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.commands.skeleton import TITLE as SKELETON
from game.engine import Action, Catalogue, Result, Seat, Session, decided
from game.engine.result import Item, Score, ranked
from game.presentation import Art, DisplayList, art_of, click, kit, scenery
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.table.hand import highlights

from ..ui.conftest import Desk


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is written."""
    found: list[str] = []
    write = Canvas.text

    def noted(self: Canvas, markup: str, *more: Any, **style: Any) -> float:
        found.append(markup)
        return write(self, markup, *more, **style)

    monkeypatch.setattr(Canvas, "text", noted)
    return found


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("hides", [True, False])
def test_the_lobby_speaks_of_a_curtain_only_where_one_falls(
    titles: Catalogue,
    desks: Callable[..., Desk],
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    hides: bool,
    language: str,
) -> None:
    monkeypatch.setattr(titles["toy"].part("table.placement").Placement, "hides", lambda self, v: hides, raising=False)
    desk = desks(language=language)
    desk.open("lobby", title=titles["toy"])
    desk.app.capture()
    texts = desk.app.texts
    assert (texts("lobby-together-note") in said) == hides
    assert (texts("lobby-open-note") in said) != hides
    assert texts("lobby-as-printed-usual") in said, "the toy was never printed"
    assert texts("lobby-as-printed") not in said
    assert texts.missing == set()


def test_a_printed_game_goes_back_to_its_print(titles: Catalogue, desk: Desk, said: list[str]) -> None:
    desk.open("lobby", title=titles["cultus"], seats=2)
    desk.app.capture()
    assert desk.app.texts("lobby-as-printed") in said or desk.app.texts("lobby-as-printed-usual") not in said


def test_a_title_may_say_itself_what_its_usual_rules_are(desk: Desk) -> None:
    for title, said in (("undecim", "undecim-lobby-as-printed"), ("cultus", "lobby-as-printed")):
        assert desk.open("lobby", title=catalogue[title]).draft.usual("lobby-as-printed") == said


def test_round_pieces_and_spots_have_round_lights(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kit.token("white", "3").round
    assert not kit.card("x", kit.Theme()).round
    session = Session(SKELETON, [Seat("A"), Seat("B")], {}, 3)
    scene = desk.sit(session, keep=False)
    slots = scene.model.layout.slots
    assert highlights.radius_of(slots["die"]) == 22
    assert highlights.radius_of(slots["square/0"]) == 5
    assert not scene.model.is_round("die")
    face = Art.face
    monkeypatch.setattr(
        Art, "face", lambda self, key: DisplayList(44, 44, round=True) if "die" in key else face(self, key)
    )
    assert scene.model.is_round("die")


@pytest.mark.parametrize("target", ["die", "deck"])
def test_a_hint_for_a_click_lights_what_is_clicked(desk: Desk, monkeypatch: pytest.MonkeyPatch, target: str) -> None:
    session = Session(SKELETON, [Seat("A"), Seat("", "bot:random")], {}, 3)
    scene: Any = desk.sit(session, keep=False)
    presentation = scene.model.presentation
    monkeypatch.setattr(presentation, "TOUCH", {**presentation.TOUCH, "roll": click(target)})
    scene.model.refresh()
    before = desk.app.capture().copy()
    scene.notes.show_hint(Action("roll", session.pending.seats[0]), "")
    desk.app.invalidate()
    after = desk.app.capture()
    x, y, w, _ = scene.model.layout.slots[target].rect
    unit, ox, oy = desk.app.canvas.unit, desk.app.canvas.ox, desk.app.canvas.oy
    spot = (round(ox + (x + w / 2) * unit), round(oy + (y - 2) * unit))
    assert after.get_at(spot) != before.get_at(spot)


@pytest.mark.parametrize("wide", [60, 90, 140, 240])
def test_a_long_name_breaks_before_it_is_cut(desk: Desk, monkeypatch: pytest.MonkeyPatch, wide: float) -> None:
    from game.ui import canvas as module

    drawn: list[str] = []
    monkeypatch.setattr(
        module.Canvas, "_row", lambda self, row, *more: drawn.append("".join(r.unit.text for r in row.runs))
    )
    name = "ナイン・メンズ・モリス"
    desk.app.canvas.name(name, (0, 0, wide, 30), 17)
    whole = "".join(drawn)
    assert whole == name if wide >= 90 else whole.endswith("…")
    assert len(drawn) == (1 if wide >= 240 else 2)


# --- what a title that draws nothing is given ---------------------------------------------------------


@pytest.mark.parametrize("colour", SKELETON.colors)
def test_who_will_sit_there_sees_the_pieces_of_the_colour(colour: str, monkeypatch: pytest.MonkeyPatch) -> None:
    art = art_of(SKELETON)
    assert [mark.name for mark in art.seat_card(colour).marks] == [f"shared/seats/{colour}"], "nothing lies there yet"
    placement = art.presentation.placement
    begun = {"x": placement(scenery.beginning(SKELETON))["die"]._replace(face=f"token:{colour}", order=3)}
    art.presentation.placement = lambda v: {**placement(v), **begun}
    assert art.seat_card(colour).marks == scenery.seat_card(art, colour).marks
    assert len(art.seat_card(colour).marks) == len(art.face(f"token:{colour}").marks)


def test_the_picture_shows_what_lies_in_the_middle() -> None:
    session = Session(SKELETON, [Seat(), Seat()], {}, 1)
    art = art_of(SKELETON)
    before = art.picture(session.view(None), 300)
    while session.pending is not None and not session.at(len(session.plies)).board:
        session.propose(session.legal(session.pending.seats[0])[0])
    after = art.picture(session.view(None), 300)
    assert before.size == after.size == (300, 300)
    assert len(after.marks) > len(before.marks)
    focus = art.presentation.REGIONS["focus"]
    high = focus[3] * 300 / focus[2]
    for mark in after.marks[1:]:
        x, y, w, h = mark.rect
        assert x >= -8
        assert x + w <= 308
        assert (300 - high) / 2 - 8 <= y
        assert y + h <= (300 + high) / 2 + 8


def totals(*points: int) -> Result:
    """A result of that many points."""
    scores = tuple(Score(seat, n, (Item("laid", n),)) for seat, n in enumerate(points))
    return Result(scores, ranked(list(points)))


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize(
    ("result", "seat", "title", "text", "victory"),
    [
        (decided(0, 2), 0, "ending-title-won", "ending-text-won", True),
        (decided(0, 2), 1, "ending-title-lost", "ending-text-lost", False),
        (decided(None, 2), 0, "ending-title-drawn", "ending-text-drawn", False),
        (totals(9, 4), 0, "ending-title-points", "ending-text-points", True),
        (totals(9, 4), 1, "ending-title-points", "ending-text-points", False),
        (totals(9, 9, 2), 1, "ending-title-points", "ending-text-shared", True),
        (totals(9), 0, "ending-title-points", "ending-text-alone", True),
        (
            decided(1, 2, "stuck_fast", loser_seat=0),
            1,
            "skeleton-ending-stuck-fast",
            "skeleton-ending-stuck-fast-text",
            True,
        ),
    ],
)
def test_every_end_has_its_words(
    result: Result, seat: int, title: str, text: str, victory: bool, language: str
) -> None:
    view = Session(SKELETON, [Seat(), Seat()], {}, 1).view(seat)
    end = art_of(SKELETON).ending(view, result)
    assert (end.title, end.text, end.victory) == (title, text, victory)
    assert end.picture.size == (450, 664)
    assert len(end.picture.marks) > 4
    texts = Texts(language)
    if title.startswith("ending"):
        assert texts.has(title)
        words = texts.say(text, {key: "A" if key == "seat" else value for key, value in end.params.items()})
        assert "⟦" not in words
        assert "$" not in words
    assert result.outcome == "" or end.params["loser_seat"] == 0
