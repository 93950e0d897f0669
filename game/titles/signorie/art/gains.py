"""What the action of a column would bring: as numbers, and as the few signs that stand on its place."""

from __future__ import annotations

from typing import Final

from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.possible import marriage_price, rank_needed, signoria_price
from game.titles.signorie.rules.state import SignorieState

_SIGNS: Final = {
    "action_florins": "+{florins}[florin]",
    "action_offspring": "{dice}[offspring]",
    "action_tracks": "{points}[tracks]",
}


def facts_of(s: SignorieState, me: int, color: int, purse: int) -> dict[str, int]:
    """The number of the action of a column with so much in the purse: of florins, dice or points to advance, or the least
    and the most victory points (and of how many sons); empty if no marriage can be paid or no mission is open."""
    name = box.SIGNORIA[color]
    if name == "action_marriage":
        least, most = marriage_price(s, me), min(box.DOWRY_MOST, purse)
        return {"least": box.DOWRY_VP * least, "most": box.DOWRY_VP * most} if least <= purse else {}
    if name == "action_mission":
        sons = [slot for sons in s.careers[3 * me : 3 * me + 3] for slot in sons if box.RANK[slot] >= rank_needed(s)]
        points = [box.CAREER_SLOTS[slot].vp for slot in sons]
        return {"count": len(sons), "least": min(points), "most": max(points)} if points else {}
    what, amount = {
        "action_florins": ("florins", box.FLORINS_ACTION),
        "action_offspring": ("dice", box.OFFSPRING_BASE + s.brides[me]),
        "action_tracks": ("points", box.TRACKS_POINTS),
    }[name]
    return {what: amount}


def gain_of(s: SignorieState, me: int, color: int, purse: int) -> str:
    """What the action of a column brings at most with so much in the purse, as markup; "" if it cannot be done."""
    if signoria_price(s, me, color) > purse:
        return ""
    facts = facts_of(s, me, color, purse)
    if "least" not in facts:
        return _SIGNS[box.SIGNORIA[color]].format(**facts)
    span = f"{facts['least']}–{facts['most']}" if facts["least"] < facts["most"] else str(facts["most"])
    return f"+{span}[vp]"
