"""From a placement to places on the stage."""

from __future__ import annotations

import pytest

from game.engine.bits import Made
from game.presentation import Spot
from game.presentation.places import pitch_of
from game.table.arrange import Laid, arrange, piece_at
from game.table.layout import Layout, Slot

HAND = Slot("me/hand", "hand", (400, 580, 436, 104), 110)
STOCK = Slot("me/stock", "row", (100, 100, 90, 20), 18, "row_back")
SQUARE = Slot("square/0/0", "square", (0, 0, 52, 52))
PILE = Slot("pile/1", "pile", (200, 0, 60, 60))
MEDAL = Slot("medal/1", "token", (210, 10, 30, 30))
LAYOUT = Layout("board.tmx", {s.name: s for s in (HAND, STOCK, SQUARE, PILE, MEDAL)}, {})
SIZES = {"card": (104.0, 104.0), "cube": (16.0, 16.0), "pawn": (36.0, 36.0), "pile": (60.0, 60.0), "": (10.0, 10.0)}


def lay(lifted: str = "", without: str = "", **pieces: Spot) -> dict[str, Laid]:
    """Where these pieces lie."""
    return arrange(pieces, LAYOUT, SIZES, lifted, without)


def hand(count: int) -> dict[str, Spot]:
    """So many cards in the hand."""
    return {f"c{i}": Spot("me/hand", i, "card") for i in range(count)}


@pytest.mark.parametrize("count", range(1, 13))
def test_a_hand_of_any_size_stays_in_its_slot_and_shows_every_card(count: int) -> None:
    laid = lay(**hand(count))
    left, top, w, h = HAND.rect
    before = -1e9
    for i in range(count):
        x, y, pw, ph = laid[f"c{i}"].rect
        assert left <= x
        assert x + pw <= left + w + 1e-6
        assert top <= y
        assert y + ph <= top + h
        assert x - before > 20
        assert piece_at(laid, x + 3, y + 3) == laid[f"c{i}"]
        before = x


def test_cards_lie_close_only_when_there_are_many() -> None:
    assert pitch_of(HAND, 1, 104) == 0
    assert pitch_of(HAND, 3, 104) == 110
    assert pitch_of(HAND, 6, 104) == pytest.approx((436 - 104) / 5)


def test_the_lifted_card_comes_forward() -> None:
    flat, lifted = lay(**hand(6)), lay("c2", **hand(6))
    assert lifted["c2"].rect[1] < flat["c2"].rect[1]
    x, y, w, h = lifted["c2"].rect
    over = piece_at(lifted, x + w - 2, y + h / 2)
    assert over.piece == "c2"
    assert {k: v for k, v in lifted.items() if k != "c2"} == {k: v for k, v in flat.items() if k != "c2"}
    assert lay("c2", "c2", **hand(6)) == flat


def test_a_stock_grows_from_the_right() -> None:
    laid = lay(**{f"s{i}": Spot("me/stock", i, "cube") for i in range(5)})
    assert laid["s0"].rect[0] == 100 + 90 - 16
    assert laid["s0"].rect[0] > laid["s1"].rect[0] > laid["s4"].rect[0] >= 100


@pytest.mark.parametrize("count", range(1, 9))
def test_pieces_on_one_square_stay_on_it(count: int) -> None:
    laid = lay(**{f"p{i}": Spot("square/0/0", 90 - i, "pawn") for i in range(count)})
    places = set()
    for piece in laid.values():
        x, y, w, h = piece.rect
        assert x >= 0
        assert x + w <= 52
        assert y >= 0
        assert y + h <= 52
        places.add(x)
    assert len(places) == count
    if count == 1:
        assert laid["p0"].rect == (8, 8, 36, 36)
    first = min(laid.values(), key=lambda piece: piece.depth)
    assert first.piece == f"p{count - 1}", "the lowest order lies lowest"


def test_a_medal_lies_over_its_pile() -> None:
    laid = lay(m=Spot("medal/1", 0, "pawn"), p=Spot("pile/1", 0, "pile"))
    over = piece_at(laid, 225, 25)
    assert over.piece == "m"
    under = piece_at(laid, 203, 55)
    assert under.piece == "p"
    assert piece_at(laid, 900, 300) is None


def test_a_piece_without_a_slot_is_left_out() -> None:
    assert lay(x=Spot("nowhere", 0, "card")) == {}


def test_order_does_not_depend_on_the_dictionary() -> None:
    pieces = hand(5)
    turned = dict(reversed(pieces.items()))
    assert lay(**pieces) == lay(**turned)


def lie(slot: Slot, count: int, size: tuple[float, float] = (20.0, 30.0)) -> list[Laid]:
    """So many pieces in a slot of its own."""
    layout = Layout("board.tmx", {slot.name: slot}, {})
    pieces = {f"p{i}": Spot(slot.name, i, "") for i in range(count)}
    return list(arrange(pieces, layout, Made(lambda face: size)).values())


def test_a_slot_gives_pieces_their_size_and_turn() -> None:
    (piece,) = lie(Slot("a", "card", (0, 0, 100, 100), scale=0.5, turn=90), 1)
    assert (piece.rect, piece.turn, piece.scale) == ((42.5, 45, 15, 10), 90, 0.5)


def test_a_grid_fills_its_lines() -> None:
    rects = [piece.rect[:2] for piece in lie(Slot("a", "spot", (10, 10, 70, 100), arrange="grid"), 5)]
    assert rects == [(10, 10), (34, 10), (58, 10), (10, 44), (34, 44)]


def test_a_fan_is_bowed_about_its_middle() -> None:
    rects = [piece.rect for piece in lie(Slot("a", "hand", (0, 0, 200, 60), 24, "fan"), 3)]
    assert rects[1][0] + 10 == 100
    assert rects[0][1] == rects[2][1] > rects[1][1]
    assert rects[0][0] + 20 - 100 == pytest.approx(100 - rects[2][0])


def test_a_pile_grows_upwards() -> None:
    rects = [piece.rect for piece in lie(Slot("a", "pile", (0, 0, 60, 60), arrange="pile"), 3)]
    assert rects[0][1] > rects[1][1] > rects[2][1]
