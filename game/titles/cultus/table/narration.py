"""How what happens in Cultus is told: its lines in the log, its sounds, the squares that it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from game.engine import Event, View
from game.presentation import Counted, contract, signed
from game.titles.cultus.rules.card_faces import cells_of
from game.titles.cultus.rules.components import CELLS, COLORS, ENEMIES, INCOME, KINDS, MONUMENT_CARDS
from game.titles.cultus.table.counted import counted_by_event

_SUMS: Final = ("difficulty_chosen", "enemy_starts", "final", "ending", "victory", "shared")
_HEARD: Final = {
    "card": ("drew", "placed"),
    "wood": ("moved", "pawn_placed", "pawn_sent"),
    "coin": ("walk_paid", "income", "allocated"),
    "stamp": ("built",),
    "thud": ("monument_moved", "monument_sent"),
    "card_turn": ("discarded", "enemy_discarded"),
    "sting": ("enemy_strikes",),
    "flip": ("income_closed",),
    "bell": ("medal_returned",),
    "tick": ("turn_begins",),
    "fanfare": ("ending", "victory"),
}


class Narration(contract.Narration):
    """Deeds of the people and of the rival; a monument's points and a pile that closes belong to everybody."""

    SOUNDS = {event: sound for sound, events in _HEARD.items() for event in events}
    SILENT = frozenset({"actions_begin", "took_card", "enemy_strikes", "enemy_returned"})
    TOGETHER = {
        ("moved", "walk_paid"): "walk_paid",
        ("discarded", "monument_moved"): "monument_moved",
        ("discarded", "vp_lost"): "discarded",
        ("medal_turned", "vp_lost"): "medal_turned",
        ("character_used", "pawn_sent"): "pawn_sent",
        ("character_used", "monument_sent"): "monument_sent",
        ("character_used", "character_vp"): "character_vp",
    }
    MOMENTS = frozenset({"bonus_vp", "character_vp", "income_closed"})
    MILESTONES = frozenset({*(enemy.replace("enemy", "effect") for enemy in ENEMIES), "effect_claudia_closed"})
    MILESTONE = "fire"

    def actor(self, event: Event) -> int | str:
        """Who an event is about: a seat, the rival's id, or "" for nobody in particular."""
        rival = event.params.get("enemy")
        if rival:
            return str(rival)
        seat = event.params.get("seat")
        return int(seat) if seat is not None else ""

    def line(self, event: Event) -> Event:
        """An event as its line in the log words it, with icons for what has one."""
        params = {key: _marked(value) for key, value in event.params.items()}
        if "owner" in params:
            params["owner"] = f"[seat_{params['owner'] if params['owner'] in COLORS else 'black'}]"
        if event.kind in _SHAPES:
            params |= _SHAPES[event.kind](event.params)
        return replace(event, kind="final_plan" if event.kind == "plan_shown" else event.kind, params=params)

    def gain_of(self, event: Event) -> int:
        """The points that an event gives, below zero if it takes them; what is only told of a sum gives none."""
        points = event.params.get("vp", 0)
        if not isinstance(points, int) or event.kind.startswith(_SUMS):
            return 0
        return -points if event.kind == "vp_lost" else points

    def counts(self, before: View, after: View, event: Event) -> list[Counted]:
        """The squares that an event counts, in reading order, each with its points."""
        return counted_by_event(after.state, event)


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
    "ending": lambda p: {**_of_foe(p), "difference": signed(p["difference"])},
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
