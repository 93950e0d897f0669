"""Every kind of action, in the order of the rulebook: a class each, those that differ by a word in a table."""

from __future__ import annotations

from typing import Final

from game.titles.anno1701.rules.actions import building, dice, final, playing, start, trading, voyage
from game.titles.anno1701.rules.actions.bank import BankTrade
from game.titles.anno1701.rules.actions.base import AnnoMove, GainGood, Skip

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

KINDS: Final[dict[str, AnnoMove]] = {
    kind.name: kind
    for kind in (
        start.ChooseSide(),
        start.AssignLayout(),
        start.ChooseFirstPile(),
        dice.RollDice(),
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
        *(type(name, (Skip,), {"name": name})() for name in SKIPS),
        building.Build(),
        building.Upgrade(),
        building.RepairShip(),
        playing.PlayAction(),
        BankTrade(),
        trading.OfferTrade(),
        trading.RespondTrade(),
        building.RearrangeBuilding(),
        building.EndActionPhase(),
        playing.TheatreCancel(),
        playing.PoisonChoose(),
        playing.SpyTake(),
        playing.SpyDecline(),
        final.StartVoyage(),
        final.BeginRefill(),
        final.ExchangeCard(),
        final.EndTurn(),
        final.DrawCard(),
        final.SearchPile(),
        final.TakeFromPile(),
        final.StopDrawing(),
        voyage.RevealVoyageCard(),
        voyage.EndVoyage(),
        voyage.PayTribute(),
        voyage.Fight(),
        voyage.ChooseLuxury(),
        voyage.BuyAtSea(),
    )
}
