"""What hovering a thing says."""

from __future__ import annotations

from game.engine import View
from game.presentation import Tip
from game.titles.cultus.art.inks import name_of
from game.titles.cultus.board import DISTANCE, square_name
from game.titles.cultus.components import CARDS, CHARACTERS, ENEMIES, INCOME, KINDS, MONUMENT_CARDS, NO_CARD, PLANS
from game.titles.cultus.slots import slot_square
from game.titles.cultus.state import CultusState


def tip(v: View, target: str) -> Tip | None:
    """The name of a piece, slot or place, and what it is for."""
    s: CultusState = v.state
    kind, _, rest = target.partition("/")
    if kind == "square":
        return _square(s, slot_square(target))
    if target in CARDS:
        return Tip("cultus-art-tip-card", "cultus-art-tip-card-text", rule="6.4-place")
    if target in MONUMENT_CARDS:
        data = MONUMENT_CARDS[target]
        return Tip(name_of(data.kind), f"cultus-text-{data.kind}", {"icon": f"[{KINDS[data.bonus]}]"}, "6.5")
    if target in PLANS:
        return Tip(name_of(target), "cultus-art-tip-plan", rule="7")
    if target in ENEMIES:
        enemy = ENEMIES[target]
        return Tip(name_of(enemy.character), f"cultus-text-{target}".replace("_", "-"), rule=f"6.8-{enemy.character}")
    if kind == "person" and rest in CHARACTERS:
        return Tip(name_of(rest), f"cultus-blurb-{rest}")
    if kind == "pile":
        count = len(s.piles[int(rest) - 1])
        return Tip("cultus-art-tip-pile", "cultus-art-tip-pile-text", {"slot": int(rest), "count": count}, "6.4-draw")
    if kind == "income":
        slot = int(rest)
        card = s.income[slot - 1]
        a, b = (KINDS[k] for k in INCOME[card])
        side = "open" if s.open_mask >> (slot - 1) & 1 else "closed"
        facts = {"a": a, "b": b, "coins": s.coins(), "gold": 1 + s.coins()}
        return Tip(f"cultus-art-tip-income-{side}", f"cultus-art-tip-income-{side}-text", facts, "6.1")
    if kind == "monument":
        owner = rest.split(":")[0]
        person = s.enemy if owner == "enemy" else s.color[int(owner)]
        return Tip("cultus-art-tip-monument", "cultus-art-tip-monument-text", {"owner": person}, "6.4-push")
    named = _MINI.get(rest, "mini") if kind == "mini" else _PLAIN.get(kind)
    return (
        Tip(f"cultus-art-tip-{named}", f"cultus-art-tip-{named}-text", _numbers(s, v), _RULES.get(named, ""))
        if named
        else None
    )


_PLAIN = {
    "pawn": "pawn",
    "medal": "medal",
    "cost": "cost",
    "character": "character",
    "stock": "stock",
    "discard": "discard",
    "monument_deck": "deck",
    "track": "track",
    "ap": "ap",
    "enemy": "enemy-cube",
    "counter": "counter",
    "hand": "their-hand",
}
_MINI = {"monuments": "mini-monuments", "plan": "mini-plan", "forecast": "forecast"}
_RULES = {
    "pawn": "6.4-move",
    "medal": "6.6",
    "cost": "6.4-build",
    "character": "6.4-character",
    "ap": "5.3",
    "track": "6.2",
    "mini": "6.2",
    "mini-monuments": "7.2",
    "mini-plan": "7.2",
    "forecast": "7.2",
}


def _numbers(s: CultusState, v: View) -> dict[str, int]:
    return {"count": len(s.discard), "deck": len(s.monument_deck), "ap": s.ap}


def _square(s: CultusState, square: int) -> Tip:
    kind = s.cells[square]
    what = KINDS[kind] if kind != NO_CARD else "empty"
    facts = {"at": square_name(square), "what": what, "icon": f"[{what}]", "distance": DISTANCE[square]}
    text = "cultus-art-tip-plaza-text" if what == "plaza" else "cultus-art-tip-square-text"
    if what == "empty":
        return Tip("cultus-art-tip-empty", "cultus-art-tip-empty-text", facts)
    return Tip("cultus-art-tip-square", text, facts)
