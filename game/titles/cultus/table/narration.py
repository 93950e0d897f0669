"""How what happens in Cultus is told: its lines in the log, its sounds, the squares that it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from game.engine import Event, View
from game.presentation import Counted, Cue, contract, signed
from game.titles.cultus.rules.components import CELLS, COLORS, INCOME, KINDS, MONUMENT_CARDS, cells_of
from game.titles.cultus.table.counted import counted_by_event

_AGAINST: Final = "medal_turned"
"""What the own medal costs against an enemy: whoever has it loses what follows, the enemy gains nothing."""
_SUMS: Final = ("difficulty_chosen", "enemy_starts", "final", "ending", "victory", "shared", _AGAINST)


class Narration(contract.Narration):
    """Deeds of the people and of the rival; a monument's points and a pile that closes belong to everybody."""

    EVENTS = {
        "drew": Cue("card"),
        "placed": Cue("card"),
        "moved": Cue("wood"),
        "pawn_placed": Cue("wood"),
        "pawn_sent": Cue("wood", joins={"character_used": "pawn_sent"}),
        "walk_paid": Cue("coin", joins={"moved": "walk_paid"}),
        "income": Cue("coin"),
        "allocated": Cue("coin"),
        "built": Cue("stamp"),
        "monument_moved": Cue("thud", joins={"discarded": "monument_moved"}),
        "monument_sent": Cue("thud", joins={"character_used": "monument_sent"}),
        "discarded": Cue("card_turn"),
        "enemy_discarded": Cue("card_turn"),
        "enemy_strikes": Cue("sting", silent=True),
        "income_closed": Cue("flip", moment=True),
        "medal_returned": Cue("bell"),
        "turn_begins": Cue("tick"),
        "ending": Cue("fanfare"),
        "victory": Cue("fanfare"),
        "character_vp": Cue(moment=True, joins={"character_used": "character_vp"}),
        "bonus_vp": Cue(moment=True),
        "effect_baltasar": Cue(mark="fire"),
        "effect_eleonora": Cue(mark="fire"),
        "effect_wilhelm": Cue(mark="fire"),
        "effect_annette": Cue(mark="fire"),
        "effect_ruben": Cue(mark="fire"),
        "effect_claudia_closed": Cue(mark="fire"),
        "effect_claudia": Cue(mark="fire"),
        "actions_begin": Cue(silent=True),
        "enemy_returned": Cue(silent=True),
        "took_card": Cue(silent=True),
        "vp_lost": Cue(joins={"discarded": "discarded", "medal_turned": "medal_turned"}),
    }

    def actor(self, event: Event) -> int | str:
        """Who an event is about: a seat, the rival's id, or "" for nobody in particular."""
        rival = event.params.get("enemy")
        if rival and event.kind != _AGAINST:
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
