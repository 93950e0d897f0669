"""Every kind of action, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.titles.signorie.rules.actions.base import SignorieMove
from game.titles.signorie.rules.actions.cities import ArrangeMarriage, SendMission
from game.titles.signorie.rules.actions.dice import CancelDie, ExtraTakeDie, PassRound, TakeDie
from game.titles.signorie.rules.actions.figures import PlaceFaceDown, TakeFromStock
from game.titles.signorie.rules.actions.helpers import ActivateHelper, EndTurn, PlaceFreeHelper, UseAssignment
from game.titles.signorie.rules.actions.main import MainAssignment, MainHire, MainSignoria
from game.titles.signorie.rules.actions.rewards import BuyVp, ClaimFlorins, ClaimTile, MarrySon, SkipBride, SkipBuy
from game.titles.signorie.rules.actions.tiles import MoveTile, TakeTile
from game.titles.signorie.rules.actions.tracks import AdvanceInitiative, AdvanceMale, EnterMale, StopPoints

KINDS: Final[Mapping[str, SignorieMove]] = {
    kind.name: kind
    for kind in (
        TakeDie(),
        PassRound(),
        MainHire(),
        MainAssignment(),
        MainSignoria(),
        EnterMale(),
        AdvanceMale(),
        AdvanceInitiative(),
        StopPoints(),
        SendMission(),
        ArrangeMarriage(),
        TakeFromStock(),
        PlaceFaceDown(),
        ActivateHelper(),
        EndTurn(),
        UseAssignment(),
        ClaimTile(),
        ClaimFlorins(),
        PlaceFreeHelper(),
        ExtraTakeDie(),
        MarrySon(),
        SkipBride(),
        BuyVp(),
        SkipBuy(),
        CancelDie(),
        TakeTile(),
        MoveTile(),
    )
}
"""The last three are never legal: they exist to say why not."""
