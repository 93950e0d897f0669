"""Every kind of action, one class each."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision
from game.titles.cultus.rules.actions import setting_up
from game.titles.cultus.rules.actions.base import CultusMove
from game.titles.cultus.rules.actions.character import PAWN_PRICE, UseCharacter
from game.titles.cultus.rules.actions.draw import BaltasarDraw, DrawCard, DrawStart, StopDraw
from game.titles.cultus.rules.actions.foes import AnnetteStep, RubenPush
from game.titles.cultus.rules.actions.gold import AllocateGold
from game.titles.cultus.rules.actions.monument import BuildMonument, MoveMonument
from game.titles.cultus.rules.actions.pawn import MovePawn
from game.titles.cultus.rules.actions.place import PlaceConstruction
from game.titles.cultus.rules.actions.turn import DiscardToLimit, EndActions
from game.titles.cultus.rules.board import AT_OR_NEXT_BITS
from game.titles.cultus.rules.components import MONUMENT_COST
from game.titles.cultus.rules.state import CultusState

_move, _place, _build, _shove, _draw = MovePawn(), PlaceConstruction(), BuildMonument(), MoveMonument(), DrawCard()
_one_point: Final[dict[str, CultusMove]] = {kind.name: kind for kind in (_move, _place, _build, _shove, _draw)}
_use, _end = UseCharacter(), EndActions(_one_point)

KINDS: Final[dict[str, CultusMove]] = {
    kind.name: kind
    for kind in (
        setting_up.ChooseEnemy(),
        setting_up.ChooseDifficulty(),
        setting_up.ChooseColor(),
        setting_up.ChooseCharacter(),
        setting_up.ChoosePlan(),
        setting_up.PlaceMedal(),
        setting_up.ChooseCorner(),
        setting_up.PlaceInitialCard(),
        DrawStart(),
        StopDraw(),
        AllocateGold(),
        *_one_point.values(),
        _use,
        _end,
        DiscardToLimit(),
        BaltasarDraw(),
        RubenPush(),
        AnnetteStep(),
    )
}


def action_phase(s: CultusState, d: Decision, seat: int) -> list[Action]:
    """The options of every kind of the action phase, in their order; kinds that cannot have any are not asked."""
    found: list[Action] = []
    if s.ap:
        found += _move.options(s, d, seat)
        placings = _place.by_card(s, seat)
        for card in s.hands[seat]:
            found += placings[card]
        if s.cost[seat] == MONUMENT_COST:
            found += _build.options(s, d, seat)
        if s.monument_bits & AT_OR_NEXT_BITS[s.pawn[seat]]:
            found += _shove.options(s, d, seat)
        found += _draw.table[seat][s.open_mask]
    if s.character_gold[seat] >= PAWN_PRICE:
        found += _use.options(s, d, seat)
    if not s.ap or not s.open_mask:
        found += _end.options(s, d, seat)
    return found
