"""What cannot be so on any table of Cultus, for states that come from outside: beyond the ranges of the fields, boards of
bits and sums that do not agree with what lies there."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.bits import bits_of
from game.titles.cultus import state
from game.titles.cultus.board import FOOTPRINT
from game.titles.cultus.components import ENEMIES, FACES
from game.titles.cultus.phases import OVER, STEPS
from game.titles.cultus.state import CultusState


def unsound(s: CultusState) -> str:
    """The first field that is wrong, or ""."""
    return next((name for name, holds in _facts(s) if not holds), "")


def _facts(s: CultusState) -> Iterable[tuple[str, bool]]:
    """What must hold, each with the name of its field; later ones may rely on earlier ones."""
    yield "phase", s.phase in STEPS or s.phase in (OVER, "enemy")
    yield "pending", bool(s.pending) != (s.phase == OVER)
    yield "seat", s.seat < s.seats and s.start_seat < s.seats
    yield "turn", s.turn >= 0
    width = len(state.SOURCES)
    yield "vp", all(sum(s.tally[width * seat : width * (seat + 1)]) == s.vp[seat] for seat in range(s.seats))
    yield "enemy_vp", sum(s.enemy_tally) == s.enemy_vp
    last = ENEMIES[s.enemy].track_last if s.enemy in ENEMIES else state.NOT_PLACED
    yield "enemy_track", state.NOT_PLACED <= s.enemy_track <= last
    yield "pawn", s.pawn_bits == bits_of(pawn for pawn in s.pawn if pawn >= 0)
    yield "laid", all(card in FACES[0] and at in FOOTPRINT and turn in FACES for card, at, turn in s.laid)
    standing = [sum(monument in s.monuments for monument in own) for own in state.MONUMENT_IDS[: s.seats]]
    yield "built", s.built == standing
    again = s.clone()
    again.redraw_town()
    yield from ((name, getattr(again, name) == getattr(s, name)) for name in ("cells", "shown", "carded"))
    yield "monument_bits", s.monument_bits == bits_of(s.monuments.values())
