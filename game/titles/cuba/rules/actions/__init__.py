"""Every kind of action, one class each."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision
from game.engine.bits import members
from game.titles.cuba.rules.actions.architect import Build
from game.titles.cuba.rules.actions.base import CubaMove
from game.titles.cuba.rules.actions.bonus import TakeArchitectBonus, TakeMayorBonus
from game.titles.cuba.rules.actions.foreman import Use, UseBuilding, building_on, usable
from game.titles.cuba.rules.actions.mayor import LoadShip
from game.titles.cuba.rules.actions.offices import UseBlackMarket, UseChurch, UseLighthouse, UseOffice
from game.titles.cuba.rules.actions.parliament import EnactBills, SubmitBid, SubmitRebid
from game.titles.cuba.rules.actions.setting_up import ChooseBoardSide, ChooseDelegate, ChooseStartGoods
from game.titles.cuba.rules.actions.statutes import DeclineDuty, DeclineTax, PayDuty, PayTax
from game.titles.cuba.rules.actions.tradeswoman import Buy, Sell, TakeFreeProduct, TakeFreeResource
from game.titles.cuba.rules.actions.turn import EndTurn, PlayCharacter
from game.titles.cuba.rules.actions.worker import HarvestProduct, PlaceWorker
from game.titles.cuba.rules.state import CubaState

_uses: Final[tuple[Use, ...]] = (UseBuilding(), UseOffice(), UseBlackMarket(), UseChurch(), UseLighthouse())
_end: Final = EndTurn()

KINDS: Final[dict[str, CubaMove]] = {
    kind.name: kind
    for kind in (
        ChooseBoardSide(),
        ChooseStartGoods(),
        ChooseDelegate(),
        PlayCharacter(),
        PlaceWorker(),
        HarvestProduct(),
        Buy(),
        Sell(),
        TakeFreeResource(),
        TakeFreeProduct(),
        Build(),
        TakeArchitectBonus(),
        *_uses,
        LoadShip(),
        TakeMayorBonus(),
        _end,
        SubmitBid(),
        SubmitRebid(),
        EnactBills(),
        PayTax(),
        DeclineTax(),
        PayDuty(),
        DeclineDuty(),
    )
}

USE_OF: Final = {effect: use for use in _uses for effect in use.effects}
"""The kind of action that carries out each effect of a building."""


def every_use(s: CubaState, d: Decision, seat: int) -> list[Action]:
    """The foreman's options field by field, in place of asking each kind of action for all fields."""
    found: list[Action] = []
    for at in members(usable(s, seat)):
        tile, building = building_on(s, seat, at)
        found += USE_OF[building.effect].of_field(s, seat, at, tile, building)
    found += _end.options(s, d, seat)
    return found
