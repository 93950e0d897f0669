"""The names of slots on a table that the house draws: of what is empty, and beside closed piles."""

from __future__ import annotations

import pytest

from game.engine import Seat, Session
from game.presentation import Slot, Spot, Text, art_of, scenery
from game.table.layout import overlap

from ..toy import TITLE

PILE = (300.0, 200.0, 74.0, 104.0)
CARD = Slot("their/purse", "card", (600, 200, 74, 104))


def names(*slots: Slot, taken: tuple[str, ...] = ()) -> dict[str, tuple[float, float, float, float]]:
    return dict(scenery.named(TITLE, slots, taken))


def test_an_empty_slot_says_its_name_where_the_messages_have_one() -> None:
    found = names(CARD, CARD._replace(name="their/unheard"), CARD._replace(type="hand", name="ground"))
    assert list(found) == ["toy-name-purse"]
    assert overlap(found["toy-name-purse"], CARD.rect) > 0
    assert names(CARD, taken=("their/purse",)) == {}


@pytest.mark.parametrize("taken", [(), ("ground",)])
@pytest.mark.parametrize(("others", "above"), [((), True), (((300, 150, 74, 40),), False)])
def test_the_name_of_a_pile_stands_beside_it_where_no_other_slot_is(
    taken: tuple[str, ...], others: tuple[tuple[float, float, float, float], ...], above: bool
) -> None:
    pile = Slot("ground", "pile", PILE)
    rect = names(pile, *(Slot(f"x{n}", "card", other) for n, other in enumerate(others)), taken=taken)[
        "toy-name-ground"
    ]
    assert (rect[1] < PILE[1]) is above
    assert not any(overlap(rect, other) for other in (PILE, *others))


def test_a_name_goes_as_soon_as_something_lies_there(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(TITLE, [Seat(), Seat()], {}, 1)
    art = art_of(TITLE)
    own = type(art.presentation)
    lying: dict[str, Spot] = {}
    monkeypatch.setattr(own, "slots", lambda self, v, draft: iter((CARD,)))
    monkeypatch.setattr(own, "placement", lambda self, v: lying)

    def told() -> list[str]:
        return [mark.id for mark in art.backdrop(session.view(0)).marks if isinstance(mark, Text)]

    assert told() == ["toy-name-purse"]
    lying["k01"] = Spot(CARD.name, 0, "card:k01")
    assert told() == []
