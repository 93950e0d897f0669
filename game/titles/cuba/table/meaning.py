"""What a bill means for a seat as things stand, in numbers."""

from __future__ import annotations

from typing import Final

from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.foreman import accepted, building_on
from game.titles.cuba.rules.harbour import free_slots
from game.titles.cuba.rules.state import MANY_EXCHANGES, CubaState
from game.titles.cuba.rules.statutes import subsidy
from game.titles.cuba.rules.statutes import tax as tax_now
from game.titles.cuba.table.chain import possible


def meaning(s: CubaState, seat: int, bill: str) -> tuple[str, int, int]:
    """The kind of sentence and its two numbers: with the bill, and with what is in force now (-1: nothing is).

    tax: pesos to pay; duty: pieces had and needed; subsidy: points; market: own products and by how much their prices
    change; building: the surcharge and the purse; drought: the fields that can be harvested; harbour: the fewest holds
    to be filled; corruption: the votes of the own card.
    """
    card = box.STATUTES[bill]
    law = s.statutes[("tax", "duty", "subsidy", "other").index(card.type)]
    if card.type == "tax":
        amount = card.amount * s.covered[seat].bit_count() if card.per == "building" else card.amount
        return "tax", amount, tax_now(s, seat) if s.statutes[box.TAX] else -1
    if card.type == "duty":
        return "duty", sum(s.own(seat, piece) for piece in card.accepts), card.amount
    if card.type == "subsidy":
        return "subsidy", subsidy(s, seat, bill), subsidy(s, seat, law) if s.statutes[box.SUBSIDY] else -1
    if card.effect == "market":
        return "market", sum(s.own(seat, piece) for piece in box.PRODUCTS), -card.change
    if card.effect == "building":
        return "building", box.SURCHARGE, s.pesos[seat]
    if card.effect == "drought":
        return "drought", box.FIELDS_IN_DROUGHT, box.FREE_FIELDS
    if card.effect == "harbour":
        gaps = [free for dock in range(len(s.docks)) if s.docks[dock] and (free := holds_free(s, dock))]
        return "harbour", min(gaps, default=0), 0
    return "corruption", box.VOTES.get(s.speaker[seat], 0), 0


def holds_free(s: CubaState, dock: int) -> int:
    """How many holds of the ship in the dock are still empty."""
    return sum(free_slots(s, dock, piece) for piece in box.MERCHANDISE)


_FAMILY: Final = {
    ("citrus", "sugar", "tobacco"): "product",
    ("rum", "cigars"): "good",
    ("wood", "stone", "water"): "resource",
}


def taken(pieces: tuple[int, ...]) -> str:
    """One icon for the pieces that may be given."""
    names = tuple(box.PIECES[piece] for piece in pieces)
    return f"[{_FAMILY.get(names, names[0] if names else 'product')}]"


def is_altered(s: CubaState, tile: str) -> bool:
    """True if the options let the tile do something else than it does by default."""
    if tile not in box.BUILDINGS:
        return False
    many = box.BUILDINGS[tile].effect == "exchange" and s.rulings & MANY_EXCHANGES
    return bool(many) or accepted(s, tile, box.BUILDINGS[tile]) != box.BUILDINGS[tile].accepts


def offer(s: CubaState, seat: int, at: int) -> str:
    """What the building on a field would take of what the seat has now, and give for it, in icons; "" if nothing."""
    tile, building = building_on(s, seat, at)
    pieces = accepted(s, tile, building)
    count = sum(s.own(seat, piece) for piece in pieces)
    count = min(count, building.most) if building.most else count
    icon = taken(pieces)
    if building.effect in ("vp", "sell"):
        unit = "vp" if building.effect == "vp" else "coin"
        return f"{count}{icon}→+{count * building.each}[{unit}]" if count else ""
    if building.effect == "turn":
        count = min(count, s.supply[box.NUMBER[building.gives]])
        return f"{count}{icon}→{count}[{building.gives}]" if count else ""
    if building.effect == "gain":
        return f"+{building.amount}[{'coin' if building.gives == 'pesos' else building.gives}]"
    if not possible(s, seat, building.effect):
        return ""
    return {
        "ship": "[merchandise]→[ship]",
        "store": "[product]→[barn]",
        "exchange": "[product]=[good]",
        "veto": "[law]→[veto]",
        "votes": "+2[vote]",
        "ship_card": "[pile]→[ship]",
    }[building.effect]
