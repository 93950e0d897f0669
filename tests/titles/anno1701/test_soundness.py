"""Positions that no game of Anno 1701 can have come to are refused in one sentence."""

from __future__ import annotations

import pytest

from game.engine import Session

from ..impossible import Change, assert_refused, played, put


@pytest.fixture(scope="module")
def session() -> Session:
    return played(
        "anno1701", 2, 3, lambda s: len(s.plies) > 25 and s.pending is not None and s.pending.key == "actions"
    )


IMPOSSIBLE: dict[str, tuple[Change, str]] = {
    "a landscape turned to an amount that it cannot show": (put("goods", 3, to=5), "goods"),
    "a warehouse below nothing": (put("rum", 0, to=-1), "rum"),
    "a ship beyond its last state": (put("ship", 1, to=9), "ship"),
    "a centre with more gold than it shows": (put("gold", 0, to=5), "gold"),
    "an inhabitant above a merchant": (put("people", 2, to=4), "people"),
    "a die with seven faces": (put("event", to=7), "event"),
    "two lions": (lambda s: s["side"].__setitem__(0, s["side"][1]), "side"),
    "two forests on one side": (lambda s: s["layout"][0].__setitem__(0, s["layout"][0][1]), "layout"),
    "a seventeenth site": (lambda s: s["sites"][0].append(""), "sites"),
    "another back than the card has": (lambda s: s["backs"][0].__setitem__(0, 3), "backs"),
    "a card in the pile of another era": (
        lambda s: s["piles"][0].append(s["piles"][4].pop()),
        "piles",
    ),
    "something to be done that nobody knows": (lambda s: s["agenda"].append(["feast", 0, ""]), "agenda"),
    "a building at work that stands nowhere": (lambda s: s["agenda"].append(["work", 0, "theatre_a"]), "agenda"),
    "a winner while the game goes on": (put("winner", to=0), "winner"),
    "an offer of cards": (
        put("pending", to=[["respond", [0], ["respond_trade"], [["captain_a"], ["wood"], [], []], False, False]]),
        "pending",
    ),
    "a tax of a million": (put("pending", to=[["pay", [0], ["pay_gold"], [10**6, "fire"], False, False]]), "pending"),
}


@pytest.mark.parametrize("how", IMPOSSIBLE)
def test_impossible(session: Session, how: str) -> None:
    change, field = IMPOSSIBLE[how]
    assert_refused(session, change, field)
