"""What cannot be so on any table of Undecim, for states that come from outside: beyond the ranges of the fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from game.engine import Decision
from game.titles.undecim import decisions
from game.titles.undecim.components import ACTION_CARDS, AWARDS, FACES, FACES_OF_DIE, KIND, LANDS
from game.titles.undecim.entries import STAGES
from game.titles.undecim.phases import OVER, PHASES
from game.titles.undecim.setting_up import action_cards
from game.titles.undecim.state import SOURCES, UndecimState

_FEW: Final = 100
"""Cards, builds or counters that no card speaks of."""


def unsound(s: UndecimState) -> str:
    """The first field that is wrong, or ""."""
    return next((name for name, holds in _facts(s) if not holds), "")


def _facts(s: UndecimState) -> Iterable[tuple[str, bool]]:
    """What must hold, each with the name of its field; later ones may rely on earlier ones."""
    seats = range(s.seats)
    yield "phase", s.phase in PHASES or s.phase == OVER
    yield "first", s.first in seats
    yield "counters", s.counters <= s.rules().moon_counters
    yield "queue", set(s.queue) <= set(seats) and len(set(s.queue)) == len(s.queue)
    for name, cards in (("deck", s.deck), ("discard", s.discard), ("tray", s.tray)):
        yield name, all(card in FACES for card in cards)
    yield "hands", all(card in FACES for hand in s.hands for card in hand)
    yield "loose", all(card in FACES for cards in s.loose for card in cards)
    yield "sides", all(_faces(cards, sides) for cards, sides in zip(s.loose, s.sides))
    yield "settled", all(_settled(cards, levels) for cards, levels in zip(s.settled, s.levels))
    yield "annexed", all(_annexed(four) for own in s.annexed for four in own)
    known = set(action_cards(s.variants))
    yield "actions", all(card in known for hand in s.actions for card in hand)
    yield "field", known.issuperset(s.field) and known.issuperset(s.field_down)
    yield "played", all(known.issuperset(cards) for cards in s.played)
    yield "awards", all(card in AWARDS for card in (*s.awards, *s.box, *s.won))
    yield "entries", known.issuperset(card for card, _ in s.entries) and all(seat in seats for _, seat in s.entries)
    if s.phase == "act":
        yield "at", s.at < len(s.entries)
        card, _ = s.entries[s.at]
        yield "step", s.step <= len(STAGES[card][s.paid])
        yield "paid", not s.paid or ACTION_CARDS[card].paid is not None
    width = len(SOURCES)
    yield "vp", all(sum(s.tally[width * seat : width * (seat + 1)]) == s.vp[seat] for seat in seats)
    yield "pending", bool(s.pending) != (s.phase == OVER) and len(s.pending) <= 4
    yield "pending", all(_asked(s, decision) for decision in s.pending)


def _faces(cards: tuple[str, ...], sides: tuple[str, ...]) -> bool:
    return len(cards) == len(sides) and all(side in FACES[card] for card, side in zip(cards, sides))


def _settled(cards: tuple[tuple[str, ...], ...], levels: tuple[tuple[str, ...], ...]) -> bool:
    if len(cards) != len(levels):
        return False
    known = all(own and all(card in FACES for card in own) for own in cards)
    return known and all(_faces(own, level) for own, level in zip(cards, levels))


def _annexed(four: tuple[str, ...]) -> bool:
    """True for a card of each land, in their order."""
    return len(four) == len(LANDS) and all(card in FACES and land in FACES[card] for card, land in zip(four, LANDS))


def _asked(s: UndecimState, decision: Decision) -> bool:
    """True if this is a question of the game that fits the moment."""
    made = _QUESTIONS.get(decision.key)
    if made is None:
        return False
    if decision.key == "select":
        whole = decision.of(tuple(sorted({*decision.seats, *s.sealed})))
        return s.phase == "select" and whole == decisions.select(s.seats)
    try:
        return bool(made(s, decision.key, decision.seats[0], *decision.data) == decision)
    except (TypeError, ValueError):  # Data that is not of that question.
        return False


def _few(*numbers: Any) -> None:
    """Raises ValueError unless these are small whole numbers."""
    if not all(type(number) is int and 0 <= number < _FEW for number in numbers):
        raise ValueError(numbers)


def _red(make: Callable[..., Decision]) -> Callable[..., Decision]:
    def made(s: UndecimState, key: str, seat: int, card: str, left: int, *attacker: int) -> Decision:
        _few(left, *attacker)
        red = ACTION_CARDS[card].red if card in ACTION_CARDS else None
        if red is None or not 0 < left <= max(red.n, _most_taken(s, card)) or any(a >= s.seats for a in attacker):
            raise ValueError(card)
        return make(seat, card, left, *attacker)

    return made


def _most_taken(s: UndecimState, card: str) -> int:
    return s.rules().invasion_hand_gain + s.most_enemies


def _gain(s: UndecimState, key: str, seat: int, left: int, kind: str) -> Decision:
    _few(left)
    if kind not in ("any", *KIND.values(), *KIND):
        raise ValueError(kind)
    return decisions.gain(key, seat, left, kind)


def _build(s: UndecimState, key: str, seat: int, left: int, most: int) -> Decision:
    _few(left, most)
    return decisions.build(key, seat, left, most)


def _develop_one(s: UndecimState, key: str, seat: int, left: int, most: int, settlement: str) -> Decision:
    _few(left, most)
    if settlement and settlement not in {cards[0] for cards in s.settled[seat]}:
        raise ValueError(settlement)
    return decisions.develop_one(seat, left, most, settlement)


def _shift_moon(s: UndecimState, key: str, seat: int, remove: int, place: int) -> Decision:
    _few(remove, place)
    return decisions.shift_moon(seat, remove, place)


def _set_die(s: UndecimState, key: str, seat: int, remove: int, place: int, values: tuple[int, ...]) -> Decision:
    _few(remove, place, *values)
    if not all(1 <= value <= FACES_OF_DIE for value in values):
        raise ValueError(values)
    return decisions.set_die(seat, values)


def _flip(s: UndecimState, key: str, seat: int, left: int, turned: tuple[str, ...]) -> Decision:
    _few(left)
    if not set(turned) <= set(s.loose[seat]):
        raise ValueError(turned)
    return decisions.flip(seat, left, turned)


def _discard_enemies(s: UndecimState, key: str, seat: int, most: int) -> Decision:
    _few(most)
    return decisions.discard_enemies(seat, most)


def _gold_line(s: UndecimState, key: str, seat: int, card: str) -> Decision:
    if s.at >= len(s.entries) or s.entries[s.at] != (card, seat):
        raise ValueError(card)
    return decisions.gold_line(seat, card)


_QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    "select": lambda s, key, *data: None,
    "mulligan": lambda s, key, seat: decisions.mulligan(seat),
    "place_bonus": lambda s, key, seat: decisions.place(key, seat),
    "place_drawn": lambda s, key, seat: decisions.place(key, seat),
    "place_moon": lambda s, key, seat: decisions.place(key, seat),
    "gain_hand": _gain,
    "gain_revealed": _gain,
    "gain_replay": _gain,
    "red_take": _red(decisions.red_take),
    "red_target": _red(decisions.red_target),
    "red_give": _red(decisions.red_give),
    "red_discard": _red(decisions.red_discard),
    "gold_line": _gold_line,
    "build": _build,
    "auto_action": _build,
    "develop_one": _develop_one,
    "shift_moon": _shift_moon,
    "set_die": _set_die,
    "flip": _flip,
    "take": lambda s, key, seat: decisions.take(seat),
    "discard_enemies": _discard_enemies,
}
"""By its key: how a question is made of its data; raises for data that it cannot have."""
