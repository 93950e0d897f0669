"""What hovering a thing says, and what holding it shows."""

from __future__ import annotations

from game.engine import View
from game.sight import Sheet, Tip
from game.titles.cultus.board import DISTANCE, square_name
from game.titles.cultus.components import CARDS, CHARACTERS, ENEMIES, INCOME, KINDS, MONUMENT_CARDS, NO_CARD, PLANS
from game.titles.cultus.look import faces, lobby
from game.titles.cultus.look.inks import INK, INK_2, PAPER, name_of
from game.titles.cultus.sight import slot_square
from game.titles.cultus.state import CultusState


def tip(v: View, target: str) -> Tip | None:
    """The name of a piece, slot or place, and what it is for."""
    s: CultusState = v.state
    kind, _, rest = target.partition("/")
    if kind == "square":
        return _square(s, slot_square(target))
    if target in CARDS:
        return Tip("cultus-look-tip-card", "cultus-look-tip-card-text", rule="6.4-place")
    if target in MONUMENT_CARDS:
        data = MONUMENT_CARDS[target]
        return Tip(name_of(data.kind), f"cultus-text-{data.kind}", {"icon": f"[{KINDS[data.bonus]}]"}, "6.5")
    if target in PLANS:
        return Tip(name_of(target), "cultus-look-tip-plan", rule="7")
    if target in ENEMIES:
        enemy = ENEMIES[target]
        return Tip(name_of(enemy.character), f"cultus-text-{target}".replace("_", "-"), rule=f"6.8-{enemy.character}")
    if kind == "person" and rest in CHARACTERS:
        return Tip(name_of(rest), f"cultus-blurb-{rest}")
    if kind == "pile":
        count = len(s.piles[int(rest) - 1])
        return Tip("cultus-look-tip-pile", "cultus-look-tip-pile-text", {"slot": int(rest), "count": count}, "6.4-draw")
    if kind == "income":
        slot = int(rest)
        card = s.income[slot - 1]
        a, b = (KINDS[k] for k in INCOME[card])
        side = "open" if s.open_mask >> (slot - 1) & 1 else "closed"
        facts = {"a": a, "b": b, "coins": s.coins(), "gold": 1 + s.coins()}
        return Tip(f"cultus-look-tip-income-{side}", f"cultus-look-tip-income-{side}-text", facts, "6.1")
    if kind == "monument":
        owner = rest.split(":")[0]
        person = s.enemy if owner == "enemy" else s.color[int(owner)]
        return Tip("cultus-look-tip-monument", "cultus-look-tip-monument-text", {"owner": person}, "6.4-push")
    named = _PLAIN.get(kind)
    return (
        Tip(f"cultus-look-tip-{named}", f"cultus-look-tip-{named}-text", _numbers(s, v), _RULES.get(named, ""))
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
    "mini": "mini",
    "hand": "their-hand",
}
_RULES = {
    "pawn": "6.4-move",
    "medal": "6.6",
    "cost": "6.4-build",
    "character": "6.4-character",
    "ap": "5.3",
    "track": "6.2",
}


def _numbers(s: CultusState, v: View) -> dict[str, int]:
    return {"count": len(s.discard), "deck": len(s.monument_deck), "ap": s.ap}


def _square(s: CultusState, square: int) -> Tip:
    kind = s.cells[square]
    what = KINDS[kind] if kind != NO_CARD else "empty"
    facts = {"at": square_name(square), "what": what, "icon": f"[{what}]", "distance": DISTANCE[square]}
    text = "cultus-look-tip-plaza-text" if what == "plaza" else "cultus-look-tip-square-text"
    if what == "empty":
        return Tip("cultus-look-tip-empty", "cultus-look-tip-empty-text", facts)
    return Tip("cultus-look-tip-square", text, facts)


def zoom(v: View, target: str) -> Sheet | None:
    """A card held close, with all its words."""
    if target in CARDS:
        sheet = Sheet(260, 260)
        sheet.place(faces.construction(target), 0, 0, 2.5)
        return sheet
    if target in MONUMENT_CARDS:
        return _monument_card(target)
    if target in PLANS:
        return lobby.plan_card(v, target)
    if target in ENEMIES:
        return lobby.enemy_card(target)
    kind, _, rest = target.partition("/")
    if kind == "person" and rest in CHARACTERS:
        return lobby.character_card(rest)
    if target == "discard" and v.state.discard:
        return discards(v.state)
    return None


def discards(s: CultusState) -> Sheet:
    """All discarded cards, the newest first."""
    cards = s.discard[::-1]
    columns = min(8, max(1, len(cards)))
    rows = -(-len(cards) // columns)
    sheet = Sheet(20 + 76 * columns, 20 + 76 * rows)
    sheet.panel((0, 0, *sheet.size), "#181029", "#4A3A78", 8, 1.4)
    for i, card in enumerate(cards):
        sheet.place(faces.construction(card), 12 + 76 * (i % columns), 12 + 76 * (i // columns), 0.68)
    return sheet


def _monument_card(card: str) -> Sheet:
    data = MONUMENT_CARDS[card]
    sheet = Sheet(280, 330)
    sheet.shadow((0, 0, 280, 330), 8, 8, 130, 4)
    sheet.panel((0, 0, 280, 330), PAPER, "#8A6A3B", 8, 1.4)
    sheet.panel((0, 0, 280, 46), "#5A4A86", "", 8)
    sheet.panel((0, 30, 280, 16), "#5A4A86", "", 0)
    sheet.say((12, 0, 256, 46), name_of(data.kind), size=20, face="title", align="center", lines=1)
    sheet.svg("cultus/monument_art", (12, 56, 256, 120))
    sheet.panel((22, 84, 62, 62), PAPER, "#5A4A86", 31, 2)
    sheet.svg(f"cultus/icons/kind_{data.kind}", (34, 96, 38, 38))
    facts = {"icon": f"[{KINDS[data.bonus]}]"}
    sheet.say((16, 182, 248, 92), f"cultus-text-{data.kind}", facts, size=14, colour=INK, leading=1.45, valign="top")
    sheet.say((16, 280, 248, 40), "cultus-look-around-full", facts, size=13, colour=INK_2, leading=1.35)
    return sheet
