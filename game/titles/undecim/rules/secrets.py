"""A full table that agrees with what one seat sees (section 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from game.engine import HIDDEN, Action, View
from game.engine.determinize import Deal
from game.titles.undecim.rules.setting_up import action_cards, award_cards, resource_cards
from game.titles.undecim.rules.state import UndecimState


def determinise(v: View, rng: Any) -> UndecimState:
    """Whatever is hidden from the view, dealt out anew by ``rng.random()``; a card that another seat has chosen in
    secret becomes one of its hand."""
    s: UndecimState = v.state.clone()
    known: Counter[str] = s.parts()
    rules = s.rules()
    resources = Deal(_unknown(resource_cards(rules), known), rng)
    s.hands = [resources.fill(hand) for hand in s.hands]
    s.deck = list(resources.fill(tuple(s.deck)))
    actions = Deal(_unknown(action_cards(s.variants), known), rng)
    s.actions = [actions.fill(hand) for hand in s.actions]
    s.field_down = actions.fill(s.field_down)
    s.box = Deal(_unknown(award_cards(rules), known), rng).fill(s.box)
    for seat, answer in s.sealed.items():
        if answer.kind == HIDDEN:
            hand = s.actions[seat]
            s.sealed[seat] = Action("choose_action", seat, (hand[int(rng.random() * len(hand))],))
    return s


def _unknown(cards: Iterable[str], known: Counter[str]) -> list[str]:
    return [card for card in cards if not known[card]]
