"""All atomic actions of Undecim (section 5.4), one class each."""

from __future__ import annotations

from typing import Any, Final

from game.engine import MoveType
from game.titles.undecim.rules.actions.action_cards import ChooseAction, MulliganPass, MulliganSwap, TakeAction
from game.titles.undecim.rules.actions.building import Develop, DevelopMany, Settle, SkipBuild
from game.titles.undecim.rules.actions.gaining import Flip, GainCard, PlaceCard, StopFlip, StopGain
from game.titles.undecim.rules.actions.moon import DeclineGold, DiscardEnemies, PayGold, SetDie, ShiftMoon
from game.titles.undecim.rules.actions.red import RedDiscard, RedGive, RedTake, RedTarget

MOVES: Final[dict[str, MoveType[Any]]] = {
    move.name: move
    for move in (
        MulliganSwap(),
        MulliganPass(),
        PlaceCard(),
        ChooseAction(),
        RedTake(),
        RedTarget(),
        RedGive(),
        RedDiscard(),
        PayGold(),
        DeclineGold(),
        GainCard(),
        StopGain(),
        ShiftMoon(),
        SetDie(),
        Flip(),
        StopFlip(),
        Settle(),
        Develop(),
        DevelopMany(),
        SkipBuild(),
        TakeAction(),
        DiscardEnemies(),
    )
}
