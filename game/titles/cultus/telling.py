"""The events of every turn that tell the same few facts, made once for each of them.

``lines`` makes them short for the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from game.engine import Event
from game.titles.cultus.board import square_name
from game.titles.cultus.components import CELLS, COLORS, FACES, INCOME, KINDS, MONUMENT_CARDS

_MOST: Final = 4096
_MOST_CARDS: Final = 16384
"""Nearly all places of all cards, for each seat."""


@lru_cache(_MOST)
def cells_of(card: str, rotation: int = 0) -> tuple[str, ...]:
    """The kinds that a card shows as it lies: top left, top right, bottom left, bottom right."""
    return tuple(KINDS[kind] for kind in FACES[rotation][card])


_FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "allocated": ("seat", "to_cost", "to_character"),
    "turn_begins": ("seat", "turn"),
    "income": ("seat", "gold", "base", "monuments"),
    "actions_begin": ("seat", "points"),
    "enemy_advanced": ("enemy", "origin", "space", "last"),
}


@lru_cache(_MOST)
def told(kind: str, *facts: int | str) -> Event:
    """An event of every turn, from its facts in the order in which they stand above."""
    return Event(kind, dict(zip(_FACTS[kind], facts)))


@lru_cache(_MOST_CARDS)
def placed(seat: int, card: str, anchor: int, rotation: int) -> Event:
    """A card from the hand lies on the map."""
    cells = cells_of(card, rotation)
    facts = {"seat": seat, "card": card, "cells": cells, "anchor": anchor, "rotation": rotation}
    return Event("placed", {**facts, "at": square_name(anchor)})


@lru_cache(_MOST_CARDS)
def drew(seat: int, slot: int, left: int, card: str) -> Event:
    """A card of a pile has come to the hand; which one, only its owner knows."""
    known = {"card": card, "cells": cells_of(card)}
    return Event("drew", {"seat": seat, "slot": slot, "left": left}, known, (seat,), True)


# --- the log ---------------------------------------------------------------------------------------

_SILENT: Final = frozenset({"actions_begin", "took_card", "enemy_strikes", "enemy_returned"})
"""What another line, or the table itself, says as well."""

_TOGETHER: Final = {
    ("moved", "walk_paid"): "walk_paid",
    ("discarded", "monument_moved"): "monument_moved",
    ("discarded", "vp_lost"): "discarded",
    ("medal_turned", "vp_lost"): "medal_turned",
    ("character_used", "pawn_sent"): "pawn_sent",
    ("character_used", "monument_sent"): "monument_sent",
    ("character_used", "character_vp"): "character_vp",
}
"""Neighbours that one line tells, and the kind of that line."""


def lines(events: Iterable[Event]) -> list[Event]:
    """The events of a ply, as somebody knows them, as lines of the log: what belongs together in one, icons for what
    has one. The sentences are ``cultus-log-<kind>``."""
    found: list[Event] = []
    for event in events:
        if event.kind in _SILENT:
            continue
        together = _TOGETHER.get((found[-1].kind, event.kind)) if found else None
        if together:
            first = found.pop()
            event = Event(together, {**first.params, **event.params}, reveals=first.reveals or event.reveals)
        found.append(event)
    return [_line(event) for event in found]


def _line(event: Event) -> Event:
    params = {key: _marked(value) for key, value in event.params.items()}
    if "owner" in params:
        params["owner"] = f"[seat_{params['owner'] if params['owner'] in COLORS else 'black'}]"
    if event.kind in _SHAPES:
        params |= _SHAPES[event.kind](event.params)
    return replace(event, kind="final_plan" if event.kind == "plan_shown" else event.kind, params=params)


def _marked(value: Any) -> Any:
    """Kinds of squares and the cards that show them as icons; anything else as it is."""
    if isinstance(value, tuple) and value and value[0] in KINDS:
        return "".join(f"[{kind}]" for kind in value)
    if isinstance(value, tuple) and value and isinstance(value[0], str):
        return "  ".join(_marked(card) for card in value)
    if value in KINDS:
        return f"[{value}]"
    if value in INCOME:
        return "".join(f"[{KINDS[kind]}]" for kind in INCOME[value])
    return _marked(cells_of(value)) if value in CELLS else value


def _of_foe(params: Mapping[str, Any]) -> dict[str, Any]:
    """Somebody else's line that names the enemy."""
    return {"foe": params["enemy"], "enemy": ""}


def _display(params: Mapping[str, Any]) -> dict[str, Any]:
    printed = (MONUMENT_CARDS[card] for card in params["cards"])
    icons = (f"[kind_{p.kind}]" + (f"[{KINDS[p.permit]}]" if p.permit is not None else "") for p in printed)
    return {"cards": "  ".join(icons), "named": params["cards"]}


def _way(params: Mapping[str, Any]) -> dict[str, Any]:
    origin, *between, goal = (f"[{kind}]" for kind in params["kinds"])
    return {"from": origin, "over": "".join(between) or "none", "to": goal}


_SHAPES: Final[Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]]] = {
    "enemy_chosen": _of_foe,
    "enemy_starts": _of_foe,
    "medal_turned": _of_foe,
    "ending": lambda p: {**_of_foe(p), "difference": f"{p['difference']:+d}".replace("-", "−")},
    "display_laid": _display,
    "dealt": lambda p: {"cards": _marked(p.get("cards", ()) or "")},
    "drew": lambda p: {"cells": _marked(p.get("cells", "none"))},
    "moved": _way,
    "walk_paid": _way,
    "discarded": lambda p: {"vp": p.get("vp", 0)},
    "enemy_advanced": lambda p: {"strikes": "yes" if p["space"] == p["last"] else "no"},
    "effect_ruben": lambda p: {"each": "+".join(map(str, p["each"]))},
    "annette_stepped": lambda p: {"enemy": p["owner"]},
}
