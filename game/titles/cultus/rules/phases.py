"""A turn, phase by phase (section 5.3). Each step moves the game on, or asks somebody and waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import Effects
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules import foes, scoring, setting_up, told
from game.titles.cultus.rules.decisions import ACTIONS, hand_adjust, start_draw
from game.titles.cultus.rules.economy import draw, gain
from game.titles.cultus.rules.state import IN_HAND, INDUSTRY, CultusState

OVER: Final = "over"


def begin(s: CultusState, out: Effects) -> None:
    """A new turn: nothing has paid, nothing was drawn."""
    s.turn += 1
    s.paid = ()
    s.drawn = 0
    s.last_cube = 0
    s.phase = "start"
    if out.heard:
        out.told.append((told.turn_begins, s.seat, s.turn))
    start(s, out)


def start(s: CultusState, out: Effects) -> None:
    """Phase 1: draw one card, from the only pile without a question (5.2); with Industry none, one or two."""
    if not s.open_mask:
        s.phase = "income"
    elif s.powers[s.seat] & INDUSTRY:
        s.pending.append(start_draw(s.seat, 2, s.drawn))
    elif s.open_mask & s.open_mask - 1:
        s.pending.append(start_draw(s.seat, 1, 0))
    else:
        s.drawn = 1
        s.phase = "income"
        draw(s, s.seat, s.open_mask.bit_length(), out)


def income(s: CultusState, out: Effects) -> None:
    """Phase 2: gold for the turn and for each own monument."""
    seat = s.seat
    if out.heard:
        out.told.append((told.income, seat, s.built[seat]))
    gain(s, seat, box.INCOME_BASE + box.INCOME_PER_MONUMENT * s.built[seat], 0, out)
    if not s.pending:
        action(s, out)


def action(s: CultusState, out: Effects) -> None:
    """Phase 3 begins: three action points, four with the medal back in hand."""
    s.phase = "action"
    s.ap = box.ACTION_POINTS_WITH_MEDAL if s.medal[s.seat] == IN_HAND else box.ACTION_POINTS
    s.pending.append(ACTIONS[s.seat][s.ap][s.ap])
    if out.heard:
        out.told.append((told.actions_begin, s.seat, s.ap))


def hand_adjustment(s: CultusState, out: Effects) -> None:
    """Phase 4: discard what exceeds the hand limit."""
    over = len(s.hands[s.seat]) - box.HAND_LIMIT
    if over > 0:
        s.pending.append(hand_adjust(s.seat, over))
    elif s.enemy:
        foes.act(s, out)
    else:
        end(s, out)


def end(s: CultusState, out: Effects) -> None:
    """Last phase: is the game over, has the last lap begun, who is next?"""
    if not s.open_mask:
        out.event("piles_empty")
        s.phase = "scoring"
        return
    if s.seats == 1:
        s.phase = "scoring" if s.last_cube else "turn"
        return
    if s.lap >= 0:
        s.lap -= 1
    elif s.last_cube:
        s.lap = s.seats - 1
        out.event("last_lap", seat=s.seat, turns=s.lap)
    s.phase = "scoring" if s.lap == 0 else "turn"
    s.seat = (s.seat + 1) % s.seats


STEPS: Final[dict[str, Callable[[CultusState, Effects], None]]] = {
    **dict.fromkeys(setting_up.THEN, setting_up.choose),
    "place_medal": setting_up.place_medal,
    "place_initial_card": setting_up.place_initial_card,
    "turn": begin,
    "start": start,
    "income": income,
    "action": action,
    "hand_adjust": hand_adjustment,
    "enemy_demand": foes.demand,
    "enemy_effect": foes.strike,
    "end": end,
    "scoring": scoring.finish,
}
"""How the game goes on in each phase when nobody is asked. "over" and "enemy", which never wait, have no step."""
