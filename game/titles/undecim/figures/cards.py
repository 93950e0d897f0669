"""Action cards (Q17): how long they are held, how often they are chosen and by winners, which never move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from game.engine import Measure
from game.titles.undecim.figures.told import ToldRecord
from game.titles.undecim.rules.components import NUMBER

LONG = 3
"""Rounds in one hand from which on a card is called held for long."""


def measures(t: ToldRecord) -> Iterator[Measure]:
    """What one game says of its action cards."""
    held: list[int] = []
    kept = 0
    in_hand: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    moved: set[str] = set()
    for seat, end in enumerate(t.ends):
        hand = dict.fromkeys(_dealt(t.record, seat), 1)
        moved |= set(hand)
        for number, this in enumerate(t.seats[seat]["rounds"], 1):
            for card in hand:
                in_hand[card] += 1
            for card in this["actions"]:
                chosen[card] += 1
                held.append(number - hand.pop(card) + 1)
            if this["taken"]:
                hand[this["taken"]] = number + 1
                moved.add(this["taken"])
        kept += len(hand)
        held += [len(t.seats[seat]["rounds"]) - since + 1 for since in hand.values()]
        mine = {card for this in t.seats[seat]["rounds"] for card in this["actions"]}
        played.update(mine)
        won.update(mine if end["rank"] == 1 else ())
    yield Measure("q17", "held", sum(held), len(held))
    yield Measure("q17", "held_long", sum(rounds >= LONG for rounds in held), len(held), True)
    yield Measure("q17", "never_played", kept, t.players)
    yield Measure(
        "q17", "never_moved", sum(card not in moved for card in t.record["field"]), len(t.record["field"]), True
    )
    for card in sorted({*in_hand, *t.record["field"]}, key=lambda name: (NUMBER[name], name)):
        yield Measure("q17", "card_chosen", chosen[card], in_hand[card], True, card)
        yield Measure("q17", "card_played", played[card], t.players, True, card)
        yield Measure("q17", "card_won", won[card], played[card], True, card)


def _dealt(record: Any, seat: int) -> list[str]:
    """The action cards of the seat when the first round begins."""
    hand = list(record["seats"][seat]["dealt"])
    for row in record["mulligan"]:
        if row["seat"] == seat:
            hand[hand.index(row["given"])] = row["taken"]
    return hand
