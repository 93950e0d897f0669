"""What cannot be so on any table of Cultus, for states that come from outside: numbers that lead astray, boards of bits
that do not agree with what lies there."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.bits import bits_of
from game.titles.cultus import state
from game.titles.cultus.board import BIT, FOOTPRINT
from game.titles.cultus.components import COLORS, DIFFICULTIES, ENEMIES, FACES, TRACK
from game.titles.cultus.phases import OVER, STEPS
from game.titles.cultus.state import CultusState

MANY = 10_000
"""Turns, points and the like that no game has come near."""


def unsound(s: CultusState) -> str:
    """The first field that is wrong, in a few words, or ""."""
    return next((name for name, holds in _facts(s) if not holds), "") or _town(s)


def _facts(s: CultusState) -> Iterable[tuple[str, bool]]:
    """What must hold, each with the name of its field; later ones may rely on earlier ones."""
    squares, slots = range(state.NOT_PLACED, 64), range(state.NOT_PLACED, 7)
    yield "phase", s.phase in STEPS or s.phase in (OVER, "enemy")
    yield "pending", bool(s.pending) != (s.phase == OVER)
    yield "color", all(color in ("", *COLORS) for color in s.color)
    yield "difficulty", s.difficulty in ("", *DIFFICULTIES)
    yield "seat", s.seat in range(s.seats) and s.start_seat in range(s.seats)
    yield "turn", s.turn in range(MANY) and s.lap in range(state.NOT_PLACED, s.seats + 1)
    yield "ap", s.ap in range(16) and s.drawn in range(16) and s.last_cube in (0, 1)
    yield "cells", len(s.cells) == 64 and len(s.shown) == 8
    yield "piles", len(s.piles) == 6 and s.open_mask in range(1 << 6)
    yield "tally", len(s.tally) == len(state.SOURCES) * s.seats and len(s.enemy_tally) == len(state.ENEMY_SOURCES)
    numbers = (*s.tally, *s.enemy_tally, *s.vp, s.enemy_vp, *(n for pair in s.enemy_effects for n in pair))
    yield "vp", all(-MANY < number < MANY for number in numbers)
    width = len(state.SOURCES)
    yield "vp", all(sum(s.tally[width * seat : width * (seat + 1)]) == s.vp[seat] for seat in range(s.seats))
    yield "enemy_vp", sum(s.enemy_tally) == s.enemy_vp
    yield "powers", all(power in range(state.TRAFFIC << 1) for power in s.powers)
    yield "paid", all(pair in range(64 * 64) for pair in s.paid)
    yield "stock", all(0 <= cubes < 100 for cubes in (*s.stock, s.enemy_stock))
    yield "cost", all(gold in range(state.NOT_PLACED, TRACK + 1) for gold in (*s.cost, *s.character_gold))
    last = ENEMIES[s.enemy].track_last if s.enemy in ENEMIES else state.NOT_PLACED
    yield "enemy_track", state.NOT_PLACED <= s.enemy_track <= last
    yield "medal", all(medal in slots for medal in s.medal)
    yield "pawn", all(pawn in squares for pawn in s.pawn) and s.pawn_bits == bits_of(p for p in s.pawn if p >= 0)
    yield "laid", all(c in FACES[0] and a in FOOTPRINT and r in FACES for c, a, r in s.laid)
    yield "monuments", all(m in state.ALL_MONUMENT_IDS and square in range(64) for m, square in s.monuments.items())
    standing = [sum(m in s.monuments for m in own) for own in state.MONUMENT_IDS[: s.seats]]
    yield "built", s.built == standing


def _town(s: CultusState) -> str:
    """The boards of bits worked out anew from what lies on the map."""
    again = s.clone()
    again.redraw_town()
    for name in ("cells", "shown", "carded"):
        if getattr(again, name) != getattr(s, name):
            return name
    bits = 0
    for square in s.monuments.values():
        bits |= BIT[square]
    return "" if bits == s.monument_bits else "monument_bits"
