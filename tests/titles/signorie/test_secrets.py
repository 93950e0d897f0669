"""Section 9: what nobody may see."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.engine import HIDDEN, Action, Chance
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.components import COPIES, HOUSES, PLAYERS
from game.titles.signorie.rules.decisions import CHOOSE_ROW
from game.titles.signorie.rules.state import SignorieState

from .positions import RED, Table, table


def buried(seats: int) -> Table:
    """A game in which red has a few face-down tiles."""
    t = table(seats)
    for row in ("row_political", "row_marriage", "row_marriage"):
        t.ask(CHOOSE_ROW[RED]).do("place_face_down", row)
    return t.turn(RED)


def swapped(s: SignorieState, one: str, other: str) -> SignorieState:
    """The same table with the first tiles of two hidden places exchanged, where they differ."""
    twin = s.clone()
    a, b = list(getattr(twin, one)), list(getattr(twin, other))
    at = next(i for i, tile in enumerate(b) if tile != a[0])
    a[0], b[at] = b[at], a[0]
    setattr(twin, one, tuple(a))
    setattr(twin, other, tuple(b))
    return twin


def test_nobody_sees_a_hidden_front() -> None:
    s = buried(3).s
    for seat in (0, 1, 2, None):
        seen = CONTROLLER.view(s, seat).state
        for name in ("alliances", "buried", "removed"):
            assert (set(getattr(seen, name)), len(getattr(seen, name))) == ({HIDDEN}, len(getattr(s, name)))
        assert (seen.city_tiles, seen.face_down) == (s.city_tiles, s.face_down)


def test_what_is_hidden_changes_nothing_that_can_be_seen() -> None:
    for seats in (2, 3, 4):
        s = buried(seats).s
        pairs = [("alliances", "buried")] + [("alliances", "removed")] * (seats < 4)
        for one, other in pairs:
            twin = swapped(s, one, other)
            assert twin.digest() != s.digest()
            for seat in (*range(seats), None):
                assert CONTROLLER.view(twin, seat).state.digest() == CONTROLLER.view(s, seat).state.digest()
            for seat in range(seats):
                assert CONTROLLER.legal(twin, seat) == CONTROLLER.legal(s, seat)


def test_a_face_down_tile_is_told_without_its_front() -> None:
    s = buried(4).ask(CHOOSE_ROW[RED]).s
    twin = swapped(s, "buried", "alliances")
    at = next(i for i, tile in enumerate(s.alliances) if tile != s.alliances[-1])
    last = list(s.alliances)
    last[at], last[-1] = last[-1], last[at]
    twin.alliances = tuple(last)
    action = Action("place_face_down", RED, ("row_clerical",))
    told = [CONTROLLER.apply(state.clone(), action, Chance(1)).events for state in (s, twin)]
    assert (told[0][:1], told[0][0].kind) == (told[1][:1], "face_down_placed")
    assert not told[0][0].reveals
    assert not set(told[0][0].params.values()) & set(COPIES)


def test_the_same_number_of_each_house_stays_in_the_box() -> None:
    for seats in (2, 3):
        s = buried(seats).s
        for seed in range(10):
            dealt = CONTROLLER.determinise(CONTROLLER.view(s, RED), Random(seed))
            houses = Counter(tile.split("_")[1] for tile in dealt.removed)
            assert houses == dict.fromkeys(HOUSES, PLAYERS[seats].removed)
            assert CONTROLLER.ledger(dealt) == CONTROLLER.ledger(s)
            assert CONTROLLER.view(dealt, RED).state.digest() == CONTROLLER.view(s, RED).state.digest()
