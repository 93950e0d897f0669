"""Black texts (6.9): how each step of an action card begins. What a player then does is in ``actions``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import Effects
from game.titles.undecim.rules import decisions, gaining
from game.titles.undecim.rules.area import gold
from game.titles.undecim.rules.building import ask_build, ask_develop_one
from game.titles.undecim.rules.components import ACTION_CARDS, FACES_OF_DIE, TextStep
from game.titles.undecim.rules.deck import draw_into_hand, reveal
from game.titles.undecim.rules.state import UndecimState

INVASION: Final = "invasion_war"


def steps_of(s: UndecimState) -> tuple[TextStep, ...]:
    """The steps of the entry in progress, as its gold line makes them."""
    card = ACTION_CARDS[s.entries[s.at][0]]
    return card.paid if s.paid and card.paid else card.steps


def gain_hand(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """Gain up to n cards from the hand; of Invasion War as many as the option says (V1b)."""
    n = s.rules().invasion_hand_gain if s.entries[s.at][0] == INVASION else step.n
    gaining.ask(s, "gain_hand", seat, n, step.kind, out)


def gain_hand_table(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """The same; the number depends on the settlements that the seat has now."""
    at = min(len(s.settled[seat]), len(step.by_settlements) - 1)
    gaining.ask(s, "gain_hand", seat, step.by_settlements[at], step.kind, out)


def gain_hand_count(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """The same; a base and one more for each settlement or each loose gold, up to a maximum."""
    more = len(s.settled[seat]) if step.count_of == "settlements" else gold(s, seat)
    gaining.ask(s, "gain_hand", seat, min(step.max, step.base + more), step.kind, out)


def gain_deck(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """Draw n cards, then place each of them."""
    gaining.draw_and_place(s, "place_drawn", seat, step.n, out)


def gain_deck_if_die(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """The same, if the moon die as it stands shows enough."""
    if s.die >= step.die_min:
        gaining.draw_and_place(s, "place_drawn", seat, step.n, out)


def draw_hand(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """Draw n cards into the hand."""
    draw_into_hand(s, seat, step.n, out)


def reveal_gain(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """Reveal cards by the moon die and gain up to n of them (-1: any number) as the kind; discard the rest."""
    reveal(s, seat, step.reveal_base + step.reveal_die * s.die, out)
    left = len(s.tray) if step.n < 0 else min(step.n, len(s.tray))
    gaining.ask(s, "gain_revealed", seat, left, step.kind, out)


def shift_moon(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """Move time counters; with V10 set the die instead. Nobody is asked when nothing can move."""
    rules = s.rules()
    if rules.moon_manipulation == "set_die":
        s.pending.append(decisions.set_die(seat, die_values(step, s.paid)))
    elif (step.remove and s.counters) or (step.place and s.counters < rules.moon_counters):
        s.pending.append(decisions.shift_moon(seat, step.remove, step.place))


def die_values(step: TextStep, paid: int) -> tuple[int, ...]:
    """V10: the faces to which a step that moves counters sets the die: the highest for a card that only removes, the
    lowest or the highest for one that also places, any for its gold line."""
    if not step.place:
        return (FACES_OF_DIE,)
    return tuple(range(1, FACES_OF_DIE + 1)) if paid else (1, FACES_OF_DIE)


def build(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """Settle or develop up to n times."""
    ask_build(s, "build", seat, step.n)


def develop_one(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """Develop one settlement up to n times."""
    ask_develop_one(s, seat, step.n, "")


def flip(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """Turn up to n own loose cards to their other half."""
    ask_flip(s, seat, step.n, ())


def ask_flip(s: UndecimState, seat: int, left: int, turned: tuple[str, ...]) -> None:
    """Let the seat turn so many more loose cards, if it has one that this step has not turned."""
    if left and any(card not in turned for card in s.loose[seat]):
        s.pending.append(decisions.flip(seat, left, turned))


BEGIN: Final[dict[str, Callable[[UndecimState, int, TextStep, Effects], None]]] = {
    "gain_hand": gain_hand,
    "gain_hand_table": gain_hand_table,
    "gain_hand_count": gain_hand_count,
    "gain_deck": gain_deck,
    "gain_deck_if_die": gain_deck_if_die,
    "draw_hand": draw_hand,
    "reveal_gain": reveal_gain,
    "shift_moon": shift_moon,
    "build": build,
    "develop_one": develop_one,
    "flip": flip,
}
