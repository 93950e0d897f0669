"""A pile that is searched lies as a fan, a hand that is spied on beside the own one; what a card would do is shown there."""

from __future__ import annotations

from game.engine import Action
from game.paths import bundled
from game.presentation import art_of, presentation_of
from game.table.boards import board_of
from game.titles.anno1701 import TITLE
from game.titles.anno1701.table.placing import fan, placement

from .positions import Table, begin
from .seated import written

LOOK = art_of(TITLE)


def test_a_fan_leans_to_both_sides_and_its_middle_stands_highest() -> None:
    for count in range(1, 10):
        places = fan(count)
        assert len(places) == count
        leans = [lean for _, _, lean in places]
        assert leans == sorted(leans)
        assert abs(leans[0] + leans[-1]) < 1e-9
        assert [x for x, _, _ in places] == sorted(x for x, _, _ in places)
        assert min(places, key=lambda place: place[1])[2] == min(leans, key=abs)
        assert all(366 < x < 1220 and y + 75 + 18 < 346 for x, y, _ in places)


def searched() -> Table:
    table = begin().people("SPPP").gold(3, 3).hold("captain_a").asked("refill", 0)
    table.do("search_pile", "era2_a", "centre_left")
    return table


def test_each_card_of_the_pile_has_its_own_place_turned_as_it_leans() -> None:
    table = searched()
    seen = table.view()
    board = board_of(presentation_of(TITLE), bundled("art"), seen, None)
    pile = table.s.piles[2]
    places = [board.slots[placement(seen)[card].slot] for card in pile]
    assert [slot.name for slot in places] == [f"fan/{n}" for n in range(len(pile))]
    assert places[0].turn > 0 > places[-1].turn, "the first leans to the left"
    assert all(spot.slot.partition("/")[0] != "fan" for spot in placement(table.view(1)).values()), (
        "nobody else sees it"
    )


def test_a_card_that_would_be_taken_stands_in_the_hand_with_what_it_needs() -> None:
    table = searched().goods(w=1, b1=0, b2=1, t1=1, t2=0)
    table.on_top("era2_a", "school_b")
    table.s.searched = 2
    told = written(LOOK.preview_overlay(table.view(), Action("take_from_pile", 0, ("school_b",))))
    assert {"anno1701-art-take-more", "1[wood]  1/1", "2[brick]  1/2"} <= told
    assert "[gold] 5 → **7**" in told
    assert "anno1701-art-take-full" in written(
        LOOK.preview_overlay(table.hold("captain_a", "captain_b").view(), Action("take_from_pile", 0, ("school_b",)))
    )


def test_a_spied_card_can_be_used_at_once() -> None:
    table = begin().hold("spy_a").hold("pickpocket_a", "market_a", seat=1)
    table.do("play_action", "spy_a")
    told = written(LOOK.preview_overlay(table.view(), Action("spy_take", 0, ("pickpocket_a",))))
    assert {"anno1701-art-take-spied", "anno1701-art-take-free"} <= told


def test_what_goes_under_a_pile_is_laid_beside_it() -> None:
    table = begin().own("lodge_a").hold("captain_a").asked("lodge", 0, "lodge_a")
    assert "anno1701-art-swap-lodge" in written(
        LOOK.preview_overlay(table.view(), Action("lodge_swap", 0, ("captain_a", "era1_b")))
    )
    table = begin().hold("captain_a", "market_a", "farm_a").asked("final")
    assert "anno1701-art-swap-exchange" in written(
        LOOK.preview_overlay(table.view(), Action("exchange_card", 0, ("farm_a", "era1_a")))
    )
