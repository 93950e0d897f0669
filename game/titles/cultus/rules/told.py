"""What happens at every turn, as the events that tell it: each from its facts to what is said of them."""

from __future__ import annotations

from game.engine import Event
from game.engine.refusal import NONE
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.board import BIT, FOOTPRINT, FOOTPRINT_BITS, square_name


def turn_begins(seat: int, turn: int) -> Event:
    """A turn, by its number from 1."""
    return Event("turn_begins", {"seat": seat, "turn": turn})


def income(seat: int, built: int) -> Event:
    """The gold of a turn, by the monuments that the seat has built."""
    monuments = box.INCOME_PER_MONUMENT * built
    gold = box.INCOME_BASE + monuments
    return Event("income", {"seat": seat, "gold": gold, "base": box.INCOME_BASE, "monuments": monuments})


def actions_begin(seat: int, points: int) -> Event:
    """The action phase, with so many points."""
    return Event("actions_begin", {"seat": seat, "points": points})


def allocated(seat: int, to_cost: int, to_character: int) -> Event:
    """Gold that went to the cost track and to the character."""
    return Event("allocated", {"seat": seat, "to_cost": to_cost, "to_character": to_character})


def drew(seat: int, card: str, slot: int, left: int) -> Event:
    """A card, which its owner alone sees, from the pile of a slot, and how many are left there."""
    known = {"card": card, "cells": box.cells_of(card)}
    return Event("drew", {"seat": seat, "slot": slot, "left": left}, known, (seat,), True)


def placed(seat: int, card: str, rotation: int, anchor: int) -> Event:
    """A card that was laid, turned by so many quarters, at the first of its four squares."""
    params = {
        "seat": seat,
        "card": card,
        "cells": box.cells_of(card, rotation),
        "anchor": anchor,
        "rotation": rotation,
        "at": square_name(anchor),
    }
    return Event("placed", params)


def income_closed(income: tuple[str, ...], slot: int, open_mask: int) -> Event:
    """The income card of the slot that was turned to its coin side, and how many show theirs now."""
    coins = len(income) - open_mask.bit_count()
    return Event("income_closed", {"slot": slot, "card": income[slot - 1], "coins": coins})


def enemy_advanced(enemy: str, space: int, last: int) -> Event:
    """The space that the enemy's cube has reached, and the one on which it strikes."""
    return Event("enemy_advanced", {"enemy": enemy, "origin": space - 1, "space": space, "last": last})


def enemy_strikes(enemy: str) -> Event:
    """The enemy's effect begins."""
    return Event("enemy_strikes", {"enemy": enemy})


def moved(seat: int, path: tuple[int, ...], origin: int, laid: tuple[tuple[str, int, int], ...]) -> Event:
    """The pawn's walk from a square, over the town as it lies."""
    params = {
        "seat": seat,
        "path": path,
        "origin": origin,
        "square": path[-1],
        "kinds": tuple(_seen_at(square, laid) for square in (origin, *path)),
        "start": square_name(origin),
        "at": square_name(path[-1]),
    }
    return Event("moved", params)


def _seen_at(square: int, laid: tuple[tuple[str, int, int], ...]) -> str:
    """The id of the kind that the square shows, by the card that was laid there last."""
    card, anchor, rotation = next(last for last in reversed(laid) if FOOTPRINT_BITS[last[1]] & BIT[square])
    return next(kind for (under, _), kind in zip(FOOTPRINT[anchor], box.cells_of(card, rotation)) if under == square)


def walk_paid(seat: int, gold: int, slot: int, card: str, a: int, b: int) -> Event:
    """The gold of a step between two squares, by the income card in the slot."""
    return Event(
        "walk_paid",
        {
            "seat": seat,
            "gold": gold,
            "base": box.WALK_BASE,
            "closed": gold - box.WALK_BASE,
            "slot": slot,
            "card": card,
            "a": square_name(a),
            "b": square_name(b),
        },
    )


def enemy_discarded(enemy: str, card: str, slot: int, left: int, pile: int) -> Event:
    """The card that the enemy discarded, how many are left where it lay and how many lie where it went."""
    return Event(
        "enemy_discarded",
        {"enemy": enemy, "card": card, "cells": box.cells_of(card), "slot": slot, "left": left, "pile": pile},
        NONE,
        (),
        True,
    )
