"""The three effects of the character card, paid with character gold (6.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from game.engine import Action, Decision, Field, Out, Refusal
from game.titles.cultus.actions.base import NOTHING, SEATS, ByRows, CultusMove, number_of, owner_of, refuse
from game.titles.cultus.board import AROUND_BITS, BIT, SQUARES, square_name
from game.titles.cultus.components import CHARACTERS, EFFECT_VP, EFFECTS, KINDS, NO_CARD
from game.titles.cultus.economy import earn
from game.titles.cultus.state import (
    ALL_MONUMENT_IDS,
    CHARACTER_10,
    FRIENDSHIP,
    MONUMENT_IDS,
    SQUARES_ONCE,
    CultusState,
)

PAWN_PRICE, MONUMENT_PRICE, SCORE_PRICE = EFFECTS


def _pawn_table(seat: int) -> ByRows:
    return ByRows(lambda square: Action("use_character", seat, (PAWN_PRICE, square)))


def _monument_table(seat: int) -> dict[str, ByRows]:
    def of(monument: str) -> ByRows:
        return ByRows(lambda square: Action("use_character", seat, (MONUMENT_PRICE, monument, square)))

    return {monument: of(monument) for monument in MONUMENT_IDS[seat]}


class UseCharacter(CultusMove):
    """Pay 3: put the own pawn on a square of the icon. 5: put an own monument there. 10: score icons around own
    monuments. As often as it can be paid; no action points."""

    name = "use_character"
    fields = (
        Field("tier", EFFECTS),
        Field("monument", ALL_MONUMENT_IDS, optional=True),
        Field("square", SQUARES, optional=True),
    )
    pawn_table: ClassVar = tuple(_pawn_table(seat) for seat in SEATS)
    monument_table: ClassVar = tuple(_monument_table(seat) for seat in SEATS)
    score_table: ClassVar = tuple([Action("use_character", seat, (SCORE_PRICE,))] for seat in SEATS)

    def well_formed(self, args: tuple[Any, ...]) -> bool:
        """Tier 3 and a square; tier 5, a monument and a square; or tier 10 alone."""
        if any(type(arg) not in (int, str) for arg in args):
            return False
        if args[:1] == (PAWN_PRICE,):
            return len(args) == 2 and args[1] in SQUARES
        if args[:1] == (MONUMENT_PRICE,):
            return len(args) == 3 and args[1] in ALL_MONUMENT_IDS and args[2] in SQUARES
        return args == (SCORE_PRICE,)

    def universe(self, limit: int = 20_000) -> list[tuple[Any, ...]]:
        """Every square for tier 3, every monument and square for tier 5, and tier 10."""
        found: list[tuple[Any, ...]] = [(PAWN_PRICE, square) for square in SQUARES]
        found += [(MONUMENT_PRICE, monument, square) for monument in ALL_MONUMENT_IDS for square in SQUARES]
        return [*found, (SCORE_PRICE,)][:limit]

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every effect that can be paid, on every square that it may name."""
        gold = s.character_gold[seat]
        if gold < PAWN_PRICE:
            return NOTHING
        icons = CHARACTERS[s.character[seat]]
        found = self.pawn_table[seat].within(s.shown[icons.move_pawn] & ~s.pawn_bits)
        if gold >= MONUMENT_PRICE and s.built[seat]:
            free = s.shown[icons.move_monument]
            if not s.powers[seat] & FRIENDSHIP:
                free &= ~s.monument_bits
            for monument in s.own_monuments(seat):
                found += self.monument_table[seat][monument].within(free & ~BIT[s.monuments[monument]])
        if gold >= SCORE_PRICE and s.built[seat]:
            found += self.score_table[seat]
        return found

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: too little character gold; then by effect (6.4)."""
        tier = a.args[0]
        have = s.character_gold[a.seat]
        if have < tier:
            return refuse("character_too_poor", "6.4-character", have=have, need=tier)
        if tier == PAWN_PRICE:
            return _pawn_refusal(s, a.seat, a.args[1])
        if not s.built[a.seat]:
            return refuse("no_own_monument", "6.4-character")
        if tier == MONUMENT_PRICE:
            return _monument_refusal(s, a.seat, a.args[1], a.args[2])
        return None

    def caution(self, s: CultusState, a: Action) -> Refusal | None:
        """Effect 10 where it scores nothing."""
        if a.args[0] == SCORE_PRICE and score_of_ten(s, a.seat) == 0:
            icon = KINDS[CHARACTERS[s.character[a.seat]].score]
            return refuse("effect_scores_nothing", "6.4-character", icon=icon)
        return None

    def apply(self, s: CultusState, a: Action, out: Out) -> None:
        """The character cube moves back; pawn, monument or points follow. No walking income, no 2 VP."""
        seat, tier = a.seat, a.args[0]
        s.character_gold[seat] -= tier
        out.event("character_used", seat=seat, tier=tier, character=s.character[seat], left=s.character_gold[seat])
        if tier == PAWN_PRICE:
            start, end = s.pawn[seat], a.args[1]
            s.put_pawn(seat, end)
            out.event("pawn_sent", seat=seat, origin=start, square=end, start=square_name(start), at=square_name(end))
        elif tier == MONUMENT_PRICE:
            _send(s, seat, a.args[1], a.args[2], out)
        else:
            points = score_of_ten(s, seat)
            earn(s, seat, points, CHARACTER_10)
            icon = KINDS[CHARACTERS[s.character[seat]].score]
            out.event("character_vp", seat=seat, icon=icon, count=points // EFFECT_VP, factor=EFFECT_VP, vp=points)


def score_of_ten(s: CultusState, seat: int) -> int:
    """What effect 10 would score now: each square once, however many own monuments it lies around (R-14)."""
    shown = s.shown[CHARACTERS[s.character[seat]].score] & s.countable()
    around = [AROUND_BITS[s.monuments[monument]] for monument in s.own_monuments(seat)]
    if s.rulings & SQUARES_ONCE:
        together = 0
        for bits in around:
            together |= bits
        around = [together]
    return EFFECT_VP * sum((bits & shown).bit_count() for bits in around)


def _send(s: CultusState, seat: int, monument: str, square: int, out: Out) -> None:
    start = s.monuments[monument]
    s.put_monument(monument, square)
    out.event(
        "monument_sent",
        seat=seat,
        monument=monument,
        owner=owner_of(s, monument),
        number=number_of(monument),
        origin=start,
        square=square,
        start=square_name(start),
        at=square_name(square),
    )


def _pawn_refusal(s: CultusState, seat: int, square: int) -> Refusal | None:
    if square == s.pawn[seat]:
        return refuse("same_square", "6.4-character", square=square_name(square))
    refusal = _icon_refusal(s, square, CHARACTERS[s.character[seat]].move_pawn)
    if refusal is None and s.pawn_bits & BIT[square]:
        owner = s.color[s.pawn.index(square)]
        return refuse("pawn_there", "6.4-character", square=square_name(square), owner=owner)
    return refusal


def _monument_refusal(s: CultusState, seat: int, monument: str, square: int) -> Refusal | None:
    if monument not in s.own_monuments(seat):
        return refuse("not_your_monument", "6.4-character")
    if s.monuments[monument] == square:
        return refuse("same_square", "6.4-character", square=square_name(square))
    refusal = _icon_refusal(s, square, CHARACTERS[s.character[seat]].move_monument)
    if refusal is None and s.monument_bits & BIT[square] and not s.powers[seat] & FRIENDSHIP:
        there = next(name for name, place in s.monuments.items() if place == square)
        return refuse("monument_there", "6.4-character", square=square_name(square), owner=owner_of(s, there))
    return refusal


def _icon_refusal(s: CultusState, square: int, icon: int) -> Refusal | None:
    kind = s.cells[square]
    if kind == NO_CARD:
        return refuse("no_card_there", "6.4-character", square=square_name(square))
    if kind != icon:
        return refuse("wrong_icon", "6.4-character", square=square_name(square), icon=KINDS[icon], kind=KINDS[kind])
    return None
