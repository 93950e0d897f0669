"""Every kind of action, one class each, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from game.titles.anno1701.rules.actions.bank import BankTrade
from game.titles.anno1701.rules.actions.base import AnnoMove
from game.titles.anno1701.rules.actions.building import Build, EndActionPhase, RearrangeBuilding, RepairShip, Upgrade
from game.titles.anno1701.rules.actions.dice import (
    ChooseProductionTarget,
    Diplomacy,
    DiplomacySkip,
    GuildChoose,
    HarbourExchange,
    HarbourSkip,
    HuntSkip,
    HuntTake,
    LodgeSkip,
    LodgeSwap,
    PayGold,
    PlaceGold,
    PrivilegeSkip,
    PrivilegeTake,
    QueenChoose,
    RollDice,
)
from game.titles.anno1701.rules.actions.final import (
    BeginRefill,
    DrawCard,
    EndTurn,
    ExchangeCard,
    SearchPile,
    StartVoyage,
    StopDrawing,
    TakeFromPile,
)
from game.titles.anno1701.rules.actions.playing import (
    InventorChoose,
    PlayAction,
    PoisonChoose,
    SpyDecline,
    SpyTake,
    TheatreCancel,
    TheatreDecline,
)
from game.titles.anno1701.rules.actions.start import AssignLayout, ChooseFirstPile, ChooseSide
from game.titles.anno1701.rules.actions.trading import OfferTrade, RespondTrade
from game.titles.anno1701.rules.actions.voyage import (
    BuyAtSea,
    ChooseLuxury,
    DeclineOffer,
    EndVoyage,
    Fight,
    FlotsamChoose,
    PayTribute,
    RevealVoyageCard,
)

KINDS: Final[dict[str, AnnoMove]] = {
    kind.name: kind
    for kind in (
        ChooseSide(),
        AssignLayout(),
        ChooseFirstPile(),
        RollDice(),
        ChooseProductionTarget(),
        GuildChoose(),
        HarbourExchange(),
        HarbourSkip(),
        LodgeSwap(),
        LodgeSkip(),
        PayGold(),
        PlaceGold(),
        QueenChoose(),
        Diplomacy(),
        DiplomacySkip(),
        PrivilegeTake(),
        PrivilegeSkip(),
        HuntTake(),
        HuntSkip(),
        Build(),
        Upgrade(),
        RepairShip(),
        PlayAction(),
        BankTrade(),
        OfferTrade(),
        RespondTrade(),
        RearrangeBuilding(),
        EndActionPhase(),
        TheatreCancel(),
        TheatreDecline(),
        InventorChoose(),
        PoisonChoose(),
        SpyTake(),
        SpyDecline(),
        StartVoyage(),
        BeginRefill(),
        ExchangeCard(),
        EndTurn(),
        DrawCard(),
        SearchPile(),
        TakeFromPile(),
        StopDrawing(),
        RevealVoyageCard(),
        EndVoyage(),
        PayTribute(),
        Fight(),
        ChooseLuxury(),
        BuyAtSea(),
        DeclineOffer(),
        FlotsamChoose(),
    )
}
