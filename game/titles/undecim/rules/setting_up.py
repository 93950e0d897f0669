"""The set-up (section 4), in the order of the draft so that chance is drawn in a fixed order."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from game.engine import Chance
from game.titles.undecim.rules import components as box
from game.titles.undecim.rules.phases import lay_field
from game.titles.undecim.rules.state import SOURCES, UndecimState
from game.titles.undecim.rules.variants import Chosen, Variants, chosen, variants

_EXTRA: Final = {"none": (), "land": ("extra_land",), "gold": ("extra_gold",), "both": ("extra_land", "extra_gold")}


def new_game(seats: int, options: Mapping[str, str], chance: Chance) -> UndecimState:
    """The table before the first round."""
    pairs = chosen(options)
    rules = variants(pairs)
    s = _blank(seats).clone()
    s.variants = pairs
    s.counters = rules.moon_counters
    s.first = chance.below("start", seats)
    _deal_action_cards(s, chance)
    _deal_resource_cards(s, rules, chance)
    _lay_awards(s, rules, chance)
    if rules.mulligan:
        s.phase = "mulligan"
        s.queue = s.seating()
    return s


@cache
def _blank(seats: int) -> UndecimState:
    """A table on which nothing lies yet."""
    s = UndecimState.blank(seats, phase="round_start", tally=[0] * (seats * len(SOURCES)))
    s.seats = seats
    return s


def modules_of(rules: Variants) -> list[str]:
    """The modules in play, in the order of the box."""
    given = rules.modules.split(",")
    return [module for module in box.MODULES if module in given]


@cache
def action_cards(pairs: Chosen) -> tuple[str, ...]:
    """The eleven action cards by number, those of modules in place of the base cards."""
    by_number = {box.NUMBER[card]: card for card in box.BASE_ACTIONS}
    for module in modules_of(variants(pairs)):
        by_number.update({box.ACTION_CARDS[card].number: card for card in box.MODULES[module].cards})
    return tuple(by_number[number] for number in sorted(by_number))


def resource_cards(rules: Variants) -> tuple[str, ...]:
    """The hundred resource cards (8.4)."""
    return box.FIXED if rules.resource_pairing == "fixed" else box.MIXED


def award_cards(rules: Variants) -> list[str]:
    """The awards that are shuffled (V13)."""
    sets = ("base", *_EXTRA[rules.extra_award])
    return [award for award, card in box.AWARDS.items() if card.set in sets]


def _deal_action_cards(s: UndecimState, chance: Chance) -> None:
    cards = chance.shuffle("actions", action_cards(s.variants))
    for seat in range(s.seats):
        s.actions[seat] = tuple(cards[seat * box.ACTION_HAND : (seat + 1) * box.ACTION_HAND])
    left = cards[s.seats * box.ACTION_HAND :]
    lay_field(s, chance.shuffle("field", left) if s.seats == 3 else left)


def _deal_resource_cards(s: UndecimState, rules: Variants, chance: Chance) -> None:
    s.deck = chance.shuffle("deck", resource_cards(rules))
    for seat in range(s.seats):
        s.hands[seat] = tuple(s.deck[-box.RESOURCE_HAND :])
        del s.deck[-box.RESOURCE_HAND :]


def _lay_awards(s: UndecimState, rules: Variants, chance: Chance) -> None:
    cards = chance.shuffle("awards", award_cards(rules))
    s.awards = (*cards[: box.AWARDS_IN_PLAY], *[box.MODULES[module].award for module in modules_of(rules)])
    s.box = tuple(cards[box.AWARDS_IN_PLAY :])
