"""Every kind of action, in the order of the rulebook: a class each, those that differ by a word in a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import Action, Effects
from game.titles.anno1701.rules import cards, drawing, phases, sea
from game.titles.anno1701.rules.actions import building, dice, final, playing, start, trading, voyage
from game.titles.anno1701.rules.actions.bank import BankTrade
from game.titles.anno1701.rules.actions.base import AnnoMove, Bare, GainGood
from game.titles.anno1701.rules.state import AnnoState

GOODS_OF_CHOICE: Final = {
    "guild_choose": ("worked", True),
    "queen_choose": ("queen_gave", False),
    "inventor_choose": ("invented", False),
    "flotsam_choose": ("washed_up", False),
}
"""Kinds that name the landscape of any good: the event that tells it, and whether the number die brought it."""
SKIPS: Final = (
    "harbour_skip",
    "lodge_skip",
    "diplomacy_skip",
    "privilege_skip",
    "hunt_skip",
    "theatre_decline",
    "decline_offer",
)
"""Kinds that let an optional chance pass."""
PLAIN: Final[dict[str, Callable[[AnnoState, int, Effects], None]]] = {
    "roll_dice": phases.roll,
    "end_action_phase": phases.end_actions,
    "spy_decline": cards.close_hand,
    "end_turn": drawing.end_turn,
    "stop_drawing": drawing.stop_drawing,
    "reveal_voyage_card": sea.reveal,
    "end_voyage": sea.turn_back,
    "fight": sea.fight,
}
"""Kinds without arguments that can be done whenever they are asked for: what they do."""


class Plain(Bare):
    """A kind of which nothing is to be said but what it does: nothing, where it only lets a chance pass."""

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The question is answered."""
        s.pending.pop()
        if self.name in PLAIN:
            PLAIN[self.name](s, a.seat, out)


KINDS: Final[dict[str, AnnoMove]] = {
    kind.name: kind
    for kind in (
        start.ChooseSide(),
        start.AssignLayout(),
        start.ChooseFirstPile(),
        dice.ChooseProductionTarget(),
        *(
            type(name, (GainGood,), {"name": name, "told": told, "by_number": by_number})()
            for name, (told, by_number) in GOODS_OF_CHOICE.items()
        ),
        dice.HarbourExchange(),
        dice.LodgeSwap(),
        dice.PayGold(),
        dice.PlaceGold(),
        dice.Diplomacy(),
        dice.PrivilegeTake(),
        dice.HuntTake(),
        *(type(name, (Plain,), {"name": name})() for name in (*SKIPS, *PLAIN)),
        building.Build(),
        building.Upgrade(),
        building.RepairShip(),
        playing.PlayAction(),
        BankTrade(),
        trading.OfferTrade(),
        trading.RespondTrade(),
        building.RearrangeBuilding(),
        playing.TheatreCancel(),
        playing.PoisonChoose(),
        playing.SpyTake(),
        final.StartVoyage(),
        final.BeginRefill(),
        final.ExchangeCard(),
        final.DrawCard(),
        final.SearchPile(),
        final.TakeFromPile(),
        voyage.PayTribute(),
        voyage.ChooseLuxury(),
        voyage.BuyAtSea(),
    )
}
