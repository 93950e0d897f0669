"""What hovering a thing says."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import Tip
from game.titles.cultus.art.inks import name_of
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.board import DISTANCE, square_name
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.slots import slot_square

_PLAIN: Final = {
    "pawn": ("pawn", "6.4-move"),
    "medal": ("medal", "6.6"),
    "cost": ("cost", "6.4-build"),
    "character": ("character", "6.4-character"),
    "stock": ("stock", ""),
    "discard": ("discard", ""),
    "monument_deck": ("deck", ""),
    "track": ("track", "6.2"),
    "ap": ("ap", "5.3"),
    "enemy": ("enemy-cube", ""),
    "counter": ("counter", ""),
    "hand": ("their-hand", ""),
    "me/hand": ("own-hand", "5.3"),
    "me/pawn": ("pawn", "6.4-move"),
    "taken": ("taken", "6.5"),
    "mini": ("mini", "6.2"),
    "mini/monuments": ("mini-monuments", "7.2"),
    "mini/plan": ("mini-plan", "7.2"),
    "mini/forecast": ("forecast", "7.2"),
}
"""What lies there -> its messages and the section of the rules."""


def tip(v: View, target: str) -> Tip | None:
    """The name of a piece, slot or place, and what it is for."""
    s: CultusState = v.state
    kind, _, rest = target.partition("/")
    if target in box.CARDS:
        return Tip("cultus-art-tip-card", "cultus-art-tip-card-text", rule="6.4-place")
    if target in box.MONUMENT_CARDS:
        data = box.MONUMENT_CARDS[target]
        return Tip(name_of(data.kind), f"cultus-text-{data.kind}", {"icon": f"[{box.KINDS[data.bonus]}]"}, "6.5")
    if target in box.PLANS:
        return Tip(name_of(target), "cultus-art-tip-plan", rule="7")
    if target in box.ENEMIES:
        who = box.ENEMIES[target].character
        return Tip(name_of(who), f"cultus-text-{target}".replace("_", "-"), rule=f"6.8-{who}")
    if kind == "person" and rest in box.CHARACTERS:
        return Tip(name_of(rest), f"cultus-blurb-{rest}")
    if kind == "phase":
        return Tip(f"cultus-art-phase-{rest}")
    if kind == "square":
        return _square(s, slot_square(target))
    if kind == "pile":
        facts = {"slot": int(rest), "count": len(s.piles[int(rest) - 1])}
        return Tip("cultus-art-tip-pile", "cultus-art-tip-pile-text", facts, "6.4-draw")
    if kind in ("income", "pick"):
        return _income(s, int(rest))
    if kind == "monument":
        owner = rest.split(":")[0]
        person = s.enemy if owner == "enemy" else s.color[int(owner)]
        return Tip("cultus-art-tip-monument", "cultus-art-tip-monument-text", {"owner": person}, "6.4-push")
    of_seat = rest.rpartition("/")[2] if kind in ("me", "other") else ""
    name, rule = _PLAIN.get(target) or _PLAIN.get(kind) or _PLAIN.get(of_seat) or ("", "")
    numbers = {"count": len(s.discard), "deck": len(s.monument_deck), "ap": s.ap, "limit": box.HAND_LIMIT}
    return Tip(f"cultus-art-tip-{name}", f"cultus-art-tip-{name}-text", numbers, rule) if name else None


def _income(s: CultusState, slot: int) -> Tip | None:
    if slot > len(s.income):
        return None
    a, b = (box.KINDS[kind] for kind in box.INCOME[s.income[slot - 1]])
    side = "open" if s.open_mask >> slot - 1 & 1 else "closed"
    facts = {"a": a, "b": b, "coins": s.coins(), "gold": box.WALK_BASE + s.coins()}
    return Tip(f"cultus-art-tip-income-{side}", f"cultus-art-tip-income-{side}-text", facts, "6.1")


def _square(s: CultusState, square: int) -> Tip:
    kind = s.cells[square]
    what = box.KINDS[kind] if kind != box.NO_CARD else "empty"
    facts = {"at": square_name(square), "what": what, "icon": f"[{what}]", "distance": DISTANCE[square]}
    name = "empty" if what == "empty" else "square"
    text = what if what in ("empty", "plaza") else "square"
    return Tip(f"cultus-art-tip-{name}", f"cultus-art-tip-{text}-text", facts)
