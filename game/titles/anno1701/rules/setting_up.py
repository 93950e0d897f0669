"""The set-up (section 4): sides, first player, layout, piles and the first three cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from game.engine import Chance, Effects
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import state


def new_game(seats: int, options: Mapping[str, str], chance: Chance) -> state.AnnoState:
    """Everything laid out that nobody has to decide; the agenda holds the rest of the set-up."""
    s = _laid_out(seats).clone()
    s.rulings = sum(bit for (name, value), bit in state.RULING_BITS.items() if options.get(name) == value)
    if s.rulings & state.SIDES_CHOSEN:
        s.agenda = (("choose_side", 0, ""), ("roll_first", 0, ""))
    else:
        lion = chance.below("sides", seats)
        s.side = [box.SIDES[seat != lion] for seat in range(seats)]
        s.agenda = (("roll_first", 0, ""),)
    deal(s, chance)
    return s


@cache
def _laid_out(seats: int) -> state.AnnoState:
    """The table before anything is drawn; every game begins with a copy."""
    return state.AnnoState.blank(
        seats,
        goods=[box.GOODS_START] * (len(box.LANDSCAPES) * seats),
        rum=[box.WAREHOUSE_START] * seats,
        tobacco=[box.WAREHOUSE_START] * seats,
        ship=[box.SHIP_START] * seats,
        gold=[box.CENTRE_START] * (2 * seats),
        people=[box.PIONEER] * (4 * seats),
        sites=[("",) * len(box.SITES)] * seats,
        layout=[box.RECOMMENDED] * seats,
        piles=[()] * len(box.PILES),
        ranks_left=[0, *(rank.cards for rank in box.RANKS[1:])],
        voyage_deck=box.VOYAGE_DECK,
    )


_OF_ERA: Final = {era: [card for card in box.ERA_CARDS if box.ERA_OF[card] == era] for era in (1, 2, 3)}


def deal(s: state.AnnoState, chance: Chance) -> None:
    """Shuffle the cards of each era and split them into two piles (step 6)."""
    for era in (1, 2, 3):
        cards = tuple(chance.shuffle(f"era {era}", _OF_ERA[era]))
        for half in (0, 1):
            s.piles[2 * (era - 1) + half] = cards[half * box.PILE_SIZE : (half + 1) * box.PILE_SIZE]


def roll_first(s: state.AnnoState, seat: int, thing: str, out: Effects) -> None:
    """Both roll the number die, the higher one begins; ties are rolled again (step 9). An option may name the seat."""
    out.event("sides", lion_seat=s.side.index(box.SIDES[0]), dragon_seat=s.side.index(box.SIDES[1]))
    if s.rulings & (state.FIRST_SEAT_0 | state.FIRST_SEAT_1):
        s.first = 1 if s.rulings & state.FIRST_SEAT_1 else 0
    else:
        rolls = (0, 0)
        while rolls[0] == rolls[1]:
            rolls = (out.chance.roll("first", 6), out.chance.roll("first", 6))
        s.first = 0 if rolls[0] > rolls[1] else 1
        out.event("first_rolled", seat=s.first, high=max(rolls), low=min(rolls))
    s.actor = s.first
    order = (s.first, 1 - s.first)
    layouts = [("assign_layout", at, "") for at in order] if s.rulings & state.FREE_LAYOUT else []
    piles = [("choose_first_pile", at, "") for at in order]
    s.agenda = (*layouts, *piles, ("turn", s.first, ""))


def first_cards(s: state.AnnoState, seat: int, pile: int, out: Effects) -> None:
    """The top three cards of the pile come to the hand."""
    cards, s.piles[pile] = s.piles[pile][: box.HAND_SIZE], s.piles[pile][box.HAND_SIZE :]
    s.hands[seat] += cards
    s.backs[seat] += (1,) * len(cards)
    out.tell_privately((seat,), "first_cards", private={"cards": cards}, seat=seat, pile=box.PILES[pile])
