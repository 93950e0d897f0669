"""The questions of the game (section 5.2), built once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence, Sized
from functools import cache
from typing import Final

from game.engine import Decision
from game.titles.cultus.rules import components as box

_SEATS: Final = range(4)
_GOLD: Final = range(21)

ONE_POINT_KINDS: Final = ("move_pawn", "place_construction", "build_monument", "move_monument", "draw_card")
_FREE_KINDS: Final = ("use_character", "end_actions")

_POINTS: Final = range(max(box.ACTION_POINTS, box.ACTION_POINTS_WITH_MEDAL) + 1)


@cache
def start_draw(seat: int, most: int, drawn: int) -> Decision:
    """Draw from any pile; where two cards may be drawn one may also stop. Data: (cards that may be drawn, drawn)."""
    return Decision("start_draw", (seat,), ("draw_start", "stop_draw")[:most], (most, drawn))


@cache
def split(seat: int, gold: int, slot: int) -> Decision:
    """Split gold; ``slot`` is that of the income card that paid, 0 in the income phase. Data: (gold, slot)."""
    return Decision("allocate", (seat,), ("allocate_gold",), (gold, slot))


def _actions(seat: int, left: int, points: int) -> Decision:
    return Decision("actions", (seat,), (*ONE_POINT_KINDS, *_FREE_KINDS) if left else _FREE_KINDS, (left, points))


ACTIONS: Final = [[[_actions(seat, left, most) for left in range(most + 1)] for most in _POINTS] for seat in range(4)]
"""By seat, action points of the phase and points left. Data: (points left, points of the phase): a medal that comes back
adds none to it (6.1)."""


def hand_adjust(seat: int, cards: int) -> Decision:
    """Discard so many cards (phase 4). Data: (cards,)."""
    return Decision("hand_adjust", (seat,), ("discard_to_limit",), (cards,))


@cache
def set_up(kind: str, seat: int, *data: int | str) -> Decision:
    """A choice of the set-up, asked and answered by an action of the same name."""
    return Decision(kind, (seat,), (kind,), data)


def baltasar(cards: int) -> Decision:
    """Draw a card for Baltasar's effect. Data: (cards still to be drawn,)."""
    return Decision("baltasar", (0,), ("baltasar_draw",), (cards,), auto=True)


RUBEN: Final = Decision("ruben", (0,), ("ruben_push",), (), auto=True)


def annette(stepped: tuple[str, ...]) -> Decision:
    """Move one of Annette's monuments. Data: the monuments that have moved."""
    return Decision("annette", (0,), ("annette_step",), stepped, auto=True)


def _picked(things: Collection[str | int]) -> Callable[[Decision, int, int], bool]:
    """Data that lists different ones of these things."""
    known = tuple(things)
    return lambda d, ap, cards: all(thing in known for thing in d.data) and len(set(d.data)) == len(d.data)


_DATA: Final[Mapping[str, Callable[[Decision, int, int], bool]]] = {
    "choose_enemy": _picked(box.ENEMIES),
    "choose_difficulty": _picked(box.DIFFICULTIES),
    "choose_color": _picked(box.SOLO_COLORS),
    "choose_character": _picked(box.CHARACTERS),
    "choose_plan": _picked(box.PLANS),
    "choose_corner": _picked(box.CORNERS),
    "place_medal": _picked(()),
    "place_initial_card": _picked(()),
    "start_draw": lambda d, ap, cards: d.data in ((1, 0), (2, 0), (2, 1)),
    "allocate": lambda d, ap, cards: d in [split(*d.seats, gold, at) for gold in _GOLD for at in (0, *box.SLOTS)],
    "actions": lambda d, ap, cards: d.data in ((ap,), *((ap, points) for points in _POINTS if points >= ap)),
    "hand_adjust": lambda d, ap, cards: cards > box.HAND_LIMIT and d.data == (cards - box.HAND_LIMIT,),
    "baltasar": lambda d, ap, cards: len(d.data) == 1 and d.data[0] in range(1, box.CUBES_OF_A_COLOR),
    "ruben": _picked(()),
    "annette": _picked(box.ENEMY_IDS),
}
"""By key: whether the data of a question can stand in a state with so many action points and cards in hand. Records of
the first version of the rules tell only the points left of ``actions``."""


def well_formed(d: Decision, seats: int, ap: int, hands: Sequence[Sized]) -> bool:
    """True if the game asks such a question of one of so many seats, with such data: for what comes from outside."""
    if d.key not in _DATA or len(d.seats) != 1 or d.seats[0] not in range(seats) or not 0 < seats <= len(_SEATS):
        return False
    return _DATA[d.key](d, ap, len(hands[d.seats[0]]))
