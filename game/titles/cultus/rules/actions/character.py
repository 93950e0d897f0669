"""The three effects of the character card, paid with character gold (6.4)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.action import universe
from game.engine.bits import ByBytes
from game.engine.refusal import refuse
from game.titles.cultus.rules import state
from game.titles.cultus.rules.actions.base import NOTHING, SEATS, CultusMove, monument_on, pawn_on, shift
from game.titles.cultus.rules.board import AROUND_BITS, BIT, SQUARES, square_name
from game.titles.cultus.rules.components import CHARACTERS, EFFECT_VP, EFFECTS, KINDS, NO_CARD, Character
from game.titles.cultus.rules.economy import earn
from game.titles.cultus.rules.state import CultusState

PAWN_PRICE, MONUMENT_PRICE, SCORE_PRICE = EFFECTS
_RULE: Final = "6.4-character"
_TIER: Final = Field("tier", EFFECTS)
_MONUMENT: Final = Field("monument", state.ALL_MONUMENT_IDS)
_SQUARE: Final = Field("square", SQUARES)


def _to_squares(seat: int, *said: int | str) -> ByBytes:
    """The actions that say this and then a square."""
    return ByBytes(lambda square: Action("use_character", seat, (*said, square)))


class SendPawn:
    """Put the own pawn on a square of the icon. No walking income (R-13)."""

    fields = (_TIER, _SQUARE)
    table: ClassVar = tuple(_to_squares(seat, PAWN_PRICE) for seat in SEATS)

    def options(self, s: CultusState, seat: int) -> list[Action]:
        """Every square of the icon without a pawn."""
        return self.table[seat].within(s.shown[_icons(s, seat).move_pawn] & ~s.pawn_bits)

    def why_not(self, s: CultusState, seat: int, square: int) -> Refusal | None:
        """Refused: where it stands, a square without the icon, another pawn."""
        refusal = _target_refusal(s, s.pawn[seat], square, _icons(s, seat).move_pawn)
        return refusal or (refuse("pawn_there", _RULE, **pawn_on(s, square)) if s.pawn_bits & BIT[square] else None)

    def apply(self, s: CultusState, seat: int, out: Effects, square: int) -> None:
        start = s.pawn[seat]
        s.put_pawn(seat, square)
        out.event("pawn_sent", seat=seat, origin=start, square=square, start=square_name(start), at=square_name(square))


class SendMonument:
    """Put an own monument on a square of the icon. No discard, no 2 VP (R-13)."""

    fields = (_TIER, _MONUMENT, _SQUARE)
    table: ClassVar = tuple(
        {name: _to_squares(seat, MONUMENT_PRICE, name) for name in state.MONUMENT_IDS[seat]} for seat in SEATS
    )

    def options(self, s: CultusState, seat: int) -> list[Action]:
        """Every own monument, every square of the icon without a monument; with Friendship any other square."""
        free = s.shown[_icons(s, seat).move_monument]
        if not s.powers[seat] & state.FRIENDSHIP:
            free &= ~s.monument_bits
        found: list[Action] = []
        for monument in s.own_monuments(seat):
            found += self.table[seat][monument].within(free & ~BIT[s.monuments[monument]])
        return found

    def why_not(self, s: CultusState, seat: int, monument: str, square: int) -> Refusal | None:
        """Refused: without an own monument, another's, where it stands, no such icon, a monument in the way."""
        if not s.built[seat]:
            return refuse("no_own_monument", _RULE)
        if monument not in s.own_monuments(seat):
            return refuse("not_your_monument", _RULE)
        refusal = _target_refusal(s, s.monuments[monument], square, _icons(s, seat).move_monument)
        if refusal is None and s.monument_bits & BIT[square] and not s.powers[seat] & state.FRIENDSHIP:
            return refuse("monument_there", _RULE, **monument_on(s, square))
        return refusal

    def apply(self, s: CultusState, seat: int, out: Effects, monument: str, square: int) -> None:
        out.event("monument_sent", seat=seat, **shift(s, monument, square))


class ScoreIcons:
    """2 VP for every square of the icon around own monuments."""

    fields = (_TIER,)
    table: ClassVar = tuple([Action("use_character", seat, (SCORE_PRICE,))] for seat in SEATS)

    def options(self, s: CultusState, seat: int) -> list[Action]:
        """One, with an own monument."""
        return self.table[seat] if s.built[seat] else NOTHING

    def why_not(self, s: CultusState, seat: int) -> Refusal | None:
        """Refused: without an own monument."""
        return None if s.built[seat] else refuse("no_own_monument", _RULE)

    def apply(self, s: CultusState, seat: int, out: Effects) -> None:
        points = score_of_ten(s, seat)
        earn(s, seat, points, state.CHARACTER_10)
        icon = KINDS[_icons(s, seat).score]
        out.event("character_vp", seat=seat, icon=icon, count=points // EFFECT_VP, factor=EFFECT_VP, vp=points)


_EFFECTS: Final[dict[Any, SendPawn | SendMonument | ScoreIcons]] = {
    PAWN_PRICE: SendPawn(),
    MONUMENT_PRICE: SendMonument(),
    SCORE_PRICE: ScoreIcons(),
}


class UseCharacter(CultusMove):
    """Pay for an effect with character gold, as often as it can be paid; no action points."""

    name = "use_character"
    fields = (_TIER, _MONUMENT._replace(optional=True), _SQUARE._replace(optional=True))

    def fields_of(self, args: tuple[Any, ...]) -> tuple[Field, ...]:
        """What the price decides: a square, a monument and a square, or nothing more."""
        effect = _EFFECTS.get(args[0]) if args and type(args[0]) is int else None
        return effect.fields if effect is not None else self.fields

    def universe(self, limit: int = 20_000) -> list[tuple[Any, ...]]:
        """Every price with everything that may follow it."""
        ways = (universe((Field("tier", (price,)), *effect.fields[1:])) for price, effect in _EFFECTS.items())
        return [args for way in ways for args in way][:limit]

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every effect that can be paid, in every way."""
        found: list[Action] = []
        for price, effect in _EFFECTS.items():
            if price <= s.character_gold[seat]:
                found += effect.options(s, seat)
        return found

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: too little character gold; then by effect (6.4)."""
        price, *said = a.args
        have = s.character_gold[a.seat]
        if have < price:
            return refuse("character_too_poor", _RULE, have=have, need=price)
        return _EFFECTS[price].why_not(s, a.seat, *said)

    def caution(self, s: CultusState, a: Action) -> Refusal | None:
        """The score where it is nothing."""
        if a.args[0] == SCORE_PRICE and score_of_ten(s, a.seat) == 0:
            return refuse("effect_scores_nothing", _RULE, icon=KINDS[_icons(s, a.seat).score])
        return None

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """The character cube moves back, then the effect."""
        seat, (price, *said) = a.seat, a.args
        s.character_gold[seat] -= price
        out.event("character_used", seat=seat, tier=price, character=s.character[seat], left=s.character_gold[seat])
        _EFFECTS[price].apply(s, seat, out, *said)


def score_of_ten(s: CultusState, seat: int) -> int:
    """What effect 10 would score now: each square once, however many own monuments it lies around (R-14)."""
    shown = s.shown[_icons(s, seat).score] & s.countable()
    around = [AROUND_BITS[s.monuments[monument]] for monument in s.own_monuments(seat)]
    if s.rulings & state.SQUARES_ONCE:
        together = 0
        for bits in around:
            together |= bits
        around = [together]
    return EFFECT_VP * sum((bits & shown).bit_count() for bits in around)


def _icons(s: CultusState, seat: int) -> Character:
    return CHARACTERS[s.character[seat]]


def _target_refusal(s: CultusState, start: int, square: int, icon: int) -> Refusal | None:
    """Why nothing can be sent there: it is there already, or the square does not show the icon."""
    kind = s.cells[square]
    if square == start:
        return refuse("same_square", _RULE, square=square_name(square))
    if kind == NO_CARD:
        return refuse("no_card_there", _RULE, square=square_name(square))
    if kind != icon:
        return refuse("wrong_icon", _RULE, square=square_name(square), icon=KINDS[icon], kind=KINDS[kind])
    return None
