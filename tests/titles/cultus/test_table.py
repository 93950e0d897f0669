"""Cultus through the eyes of the table: where things lie, and what lifting and arming them comes to."""

from __future__ import annotations

from functools import cache

import pytest

from game.paths import bundled
from game.presentation import presentation_of
from game.table.arrange import piece_at
from game.table.drop import Choose, Pick
from game.table.model import TableModel
from game.text.catalog import Texts

from ...table.games import FOES, played

WALKS = [
    *((1, seed, f"enemy_{foe}") for seed, foe in enumerate(FOES)),
    (1, 6, ""),
    (1, 8, ""),
    (2, 1, ""),
    (2, 5, ""),
    (3, 2, ""),
    (4, 3, ""),
]
walks = pytest.mark.parametrize(("seats", "seed", "enemy"), WALKS)


@cache
def both() -> tuple[Texts, Texts]:
    """The catalogues of both languages with the title's."""
    from game.titles import catalogue

    made = Texts("ja"), Texts("en")
    for texts in made:
        texts.read(catalogue["cultus"])
    return made


def models(seats: int, seed: int, enemy: str, every: int = 1):  # type: ignore[no-untyped-def]
    """The table of the seat that is asked, at each moment of a game."""
    options = {"enemy": enemy} if enemy else {}
    for session in played(seats, seed, 0.15, every, **options):
        pending = session.pending
        yield TableModel(session, bundled("art"), pending.seats[0] if pending else 0)


@pytest.mark.sample(4)
@walks
def test_a_drop_that_could_mean_several_things_asks_once(seats: int, seed: int, enemy: str) -> None:
    """Several cards are picked in a tray, anything else from a list; both name what can be drawn and said."""
    for model in models(seats, seed, enemy):
        for piece, slots in model.dests.by_piece.items():
            for slot, actions in slots.items():
                if len(actions) < 2:
                    continue
                outcome = model.drop(piece, slot)
                if isinstance(outcome, Pick):
                    assert all(thing in model.placement for thing in outcome.items), outcome
                elif isinstance(outcome, Choose):
                    assert len(outcome.actions) == len(set(outcome.actions))


@pytest.mark.sample(4)
@walks
def test_whatever_can_be_lifted_shows_a_place_to_grip(seats: int, seed: int, enemy: str) -> None:
    for model in models(seats, seed, enemy, 3):
        for piece in model.movable():
            x, y, w, h = model.laid[piece].rect
            grid = [(x + w * (i + 0.5) / 12, y + h * (j + 0.5) / 12) for i in range(12) for j in range(12)]
            seen = sum(over is not None and over.piece == piece for over in (piece_at(model.laid, *p) for p in grid))
            assert seen * w * h / 144 > 60, f"{piece} is covered"


@pytest.mark.sample(4)
@walks
def test_pieces_of_different_slots_do_not_hide_each_other(seats: int, seed: int, enemy: str) -> None:
    for model in models(seats, seed, enemy, 6):
        laid = [piece for piece in model.laid.values() if not piece.spot.slot.startswith("medal/")]
        for i, a in enumerate(laid):
            for b in laid[i + 1 :]:
                if a.spot.slot != b.spot.slot:
                    w = min(a.rect[0] + a.rect[2], b.rect[0] + b.rect[2]) - max(a.rect[0], b.rect[0])
                    h = min(a.rect[1] + a.rect[3], b.rect[1] + b.rect[3]) - max(a.rect[1], b.rect[1])
                    shared = w * h if w > 0 and h > 0 else 0
                    assert shared < 0.3 * min(a.rect[2] * a.rect[3], b.rect[2] * b.rect[3]), (a, b)


@pytest.mark.sample(4)
@walks
def test_controls_lie_in_their_region_and_differ(seats: int, seed: int, enemy: str) -> None:
    for model in models(seats, seed, enemy, 10):
        keys = [c.key for c in model.controls]
        assert len(keys) == len(set(keys))
        for control in model.controls:
            _, _, w, h = model.layout.regions[control.region]
            x, y, cw, ch = control.rect
            assert x >= 0, control
            assert y >= 0, control
            assert x + cw <= w, control
            assert y + ch <= h, control
            for texts in both():
                assert texts.has(control.label), control.label


@pytest.mark.sample(4)
@walks
def test_an_armed_control_lights_only_its_own(seats: int, seed: int, enemy: str) -> None:
    for model in models(seats, seed, enemy, 7):
        for control in model.controls:
            if not model.enabled(control) or control.key in model.dests.buttons:
                continue
            played_at_once = model.press(control)
            if model.armed is not None:
                for piece in model.movable():
                    for actions in model.targets(piece).values():
                        assert {a.kind for a in actions} <= set(model.armed.kinds)
                assert model.movable()
                model.press(model.armed)
                assert model.armed is None
            else:
                assert played_at_once


@pytest.mark.sample(4)
@walks
def test_standing_tells_the_scores(seats: int, seed: int, enemy: str) -> None:
    for model in models(seats, seed, enemy, 10):
        standing = model.presentation.standing(model.view)
        assert len(standing.scores) == seats
        assert standing.rounds in (0, 15)
        assert standing.round <= (standing.rounds or 99)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_has_no_name(seats: int) -> None:
    """No piece id and no face of a seat's table names a card that the seat may not see."""
    for session in played(seats, seats, 0.35, 5):
        presentation = presentation_of(session.title)
        for seat in range(seats):
            view = session.view(seat)
            truth = session.at(len(session.plies))
            secret = {card for other in range(seats) if other != seat for card in truth.hands[other]}
            secret |= {card for pile in truth.piles for card in pile} | set(truth.monument_deck)
            for piece, spot in presentation.placement(view).items():
                named = {piece, *spot.face.split(":")}
                assert not named & secret, (piece, spot)
