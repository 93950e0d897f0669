"""What a deed would bring, said beside its place before it is done."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import Gain, contract, signed
from game.titles.cultus.rules.components import ENEMIES, GOLD_LOST_PER_MISSING_VP, MEDAL_VP, VP_LOST_PER_DISCARD
from game.titles.cultus.rules.economy import matching_card, pair, paying_slot, walk_income
from game.titles.cultus.rules.state import CultusState


class Preview(contract.Preview):
    """Points and gold of a deed; why a walk pays nothing."""

    def preview_gain(self, before: View, after: View, a: Action) -> Gain | None:
        """What a legal action would bring at once: gold and points of a walk, or why it pays nothing; else the points."""
        s: CultusState = before.state
        if a.kind == "move_pawn":
            return _walk(s, a)
        if a.kind in ("place_construction", "place_medal", "choose_corner"):
            return None
        points = after.state.vp[a.seat] - s.vp[a.seat]
        if a.kind == "discard_to_limit":
            vp, gold = given_up(s, a.seat, len(s.hands[a.seat]) - len(after.state.hands[a.seat]))
            return Gain("cultus-gain-given-up", {"vp": vp, "gold": gold}, False)
        return Gain("cultus-gain-points", {"vp": signed(points)}, points > 0) if points else None


def given_up(s: CultusState, seat: int, cards: int) -> tuple[int, int]:
    """The points and the gold that so many cards over the limit cost; what follows at the end of a turn is no part of it."""
    owed = cards * VP_LOST_PER_DISCARD
    vp = min(owed, s.vp[seat])
    return vp, min(max(0, s.cost[seat]), (owed - vp) * GOLD_LOST_PER_MISSING_VP)


def medal_points(s: CultusState) -> int:
    """What a walk brings that the seat's medal lies on; below zero against a rival who turns it."""
    turned = ENEMIES[s.enemy].medal_vp if s.enemy else None
    return MEDAL_VP if turned is None else turned


def paying_steps(s: CultusState, seat: int, a: Action) -> list[tuple[int, int, int]]:
    """The steps of a walk that would pay: (from, to, slot of the income card), the one that was chosen if one was."""
    path = a.args[0]
    steps = list(zip((s.pawn[seat], *path), path))
    found = [(here, there, slot) for here, there in steps if (slot := paying_slot(s, here, there))]
    if len(a.args) == 2:
        chosen = steps[a.args[1] - 1]
        found = [step for step in found if step[:2] == chosen]
    return found[:1]


def _walk(s: CultusState, a: Action) -> Gain | None:
    paying = paying_steps(s, a.seat, a)
    if paying:
        medal = medal_points(s) if s.medal[a.seat] == paying[0][2] else 0
        message = "cultus-gain-walk-medal" if medal else "cultus-gain-walk"
        return Gain(message, {"gold": f"+{walk_income(s)}", "vp": signed(medal)}, medal >= 0)
    path = a.args[0]
    for here, there in zip((s.pawn[a.seat], *path), path):
        if matching_card(s, here, there):
            paid = pair(here, there) in s.paid
            return Gain("cultus-gain-paid" if paid else "cultus-gain-closed", {}, False)
    return None
