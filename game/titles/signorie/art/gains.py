"""What the action of a column would bring: as numbers, and as the few signs that stand on its place."""

from __future__ import annotations

from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.possible import NEVER, marriage_price, rank_needed, signoria_price
from game.titles.signorie.rules.state import SignorieState


def of_marriage(s: SignorieState, me: int, purse: int) -> tuple[int, ...]:
    """The points of the least dowry and of the highest that a purse can pay; nothing if it can pay none."""
    least = marriage_price(s, me)
    return () if least == NEVER or least > purse else (box.DOWRY_VP * least, box.DOWRY_VP * min(box.DOWRY_MOST, purse))


def of_mission(s: SignorieState, me: int) -> tuple[int, ...]:
    """The points of each son whom some city accepts, lowest first."""
    lowest = rank_needed(s)
    sons = [slot for sons in s.careers[3 * me : 3 * me + 3] for slot in sons if box.RANK[slot] >= lowest]
    return tuple(sorted(box.CAREER_SLOTS[slot].vp for slot in sons))


def gain_of(s: SignorieState, me: int, color: int, purse: int) -> str:
    """What the action of a column brings at most with so much in the purse, as markup; "" if it cannot be done."""
    if signoria_price(s, me, color) > purse:
        return ""
    name = box.SIGNORIA[color]
    if name == "action_florins":
        return f"+{box.FLORINS_ACTION}[florin]"
    if name == "action_offspring":
        return f"{box.OFFSPRING_BASE + s.brides[me]}[offspring]"
    if name == "action_tracks":
        return f"{box.TRACKS_POINTS}[tracks]"
    points = of_marriage(s, me, purse) if name == "action_marriage" else of_mission(s, me)
    span = f"{points[0]}–{points[-1]}" if points[0] < points[-1] else str(points[-1])
    return f"+{span}[vp]"
