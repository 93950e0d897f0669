"""What an action card of the own hand would mean now: worked out from what its owner sees, nothing else."""

from __future__ import annotations

import json
from typing import Any, Final

from game.engine import HIDDEN, View
from game.titles.undecim.rules import area
from game.titles.undecim.rules.components import ACTION_CARDS, FACES, KIND, NUMBER, SIDES, Red, TextStep
from game.titles.undecim.rules.red import giver_chooses
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook
from game.titles.undecim.table.ways import ways

OWN, HELD, SEEN = 2, 1, 0
"""A number of the order strip: the card itself, in somebody's hand perhaps, in the field or in the own hand."""
_ANY: Final = "any"


def great_face(v: View, card: str) -> str:
    """The key of the great tablet of a card: the card, and what there is to say of it now."""
    s: UndecimState = v.state
    seat = v.seat or 0
    red = ACTION_CARDS[card].red
    facts = {
        "order": [OWN if n == NUMBER[card] else HELD if n in _unseen(s, seat) else SEEN for n in range(1, 12)],
        "most": bool(s.field_down),
        "red": _targets(v, s, seat, red) if red else [],
        "land": _land(v, s, seat, red) if red and red.kinds == ("land",) and not giver_chooses(s, card) else [],
        "now": _now(s, seat, card),
        "gold": area.gold(s, seat),
        "line": s.rules().gold_boost,
        "way": _way(s, seat),
    }
    return f"great:{card}:{json.dumps(facts, separators=(',', ':'))}"


def _unseen(s: UndecimState, seat: int) -> set[int]:
    """The numbers that lie neither in the field nor in the own hand: the rivals hold them, or with three seats most."""
    known = {NUMBER[card] for card in (*s.field, *s.actions[seat]) if card != HIDDEN}
    own = s.sealed.get(seat)
    if own is not None and own.kind != HIDDEN:
        known |= {NUMBER[card] for card in own.args}
    return set(range(1, 12)) - known


def _targets(v: View, s: UndecimState, seat: int, red: Red) -> list[Any]:
    """What the red text could reach: for each rival that has any of it, the colour and the halves with their numbers."""
    found: list[Any] = []
    for other in (*range(seat + 1, s.seats), *range(seat)):
        cards = area.eligible(s, other, red.kinds)
        sides = [area.side_of(s, other, card) for card in cards]
        if sides:
            found.append([v.colors[other], [[side, sides.count(side)] for side in SIDES if side in sides]])
    return found


def _land(v: View, s: UndecimState, seat: int, red: Red) -> list[Any]:
    """The land that would change the land bonuses most: its owner's colour, the half, the own bonus before and after,
    the owner's before and after; nothing if no land would change any."""
    best: list[Any] = []
    most = 0
    for other in range(s.seats):
        if other == seat:
            continue
        for side in dict.fromkeys(area.side_of(s, other, card) for card in area.eligible(s, other, red.kinds)):
            after = s.clone()
            card = area.cards_with(after, other, side)[0]
            area.leave(after, other, card)
            area.enter(after, seat, card, side)
            mine = [sum(outlook.land_lines(state, seat)) for state in (s, after)]
            theirs = [sum(outlook.land_lines(state, other)) for state in (s, after)]
            change = mine[1] - mine[0] + theirs[0] - theirs[1]
            if change > most:
                most, best = change, [v.colors[other], side, *mine, *theirs]
    return best


def _now(s: UndecimState, seat: int, card: str) -> list[Any]:
    """What the black text comes to now: the end of a message's name and its numbers."""
    steps = ACTION_CARDS[card].steps
    shown = next((step for step in steps if step.op == "reveal_gain"), None)
    if shown is not None:
        return ["reveal", {"die": s.die, "count": shown.reveal_base + shown.reveal_die * s.die}]
    gains = next((step for step in steps if step.op.startswith("gain_hand")), None)
    if gains is None:
        return []
    drawn = sum(step.n for step in steps if step.op == "draw_hand")
    hand = len(s.hands[seat])
    kinds = [{KIND[side] for side in FACES[held]} for held in s.hands[seat] if held != HIDDEN]
    fit = len(kinds) if gains.kind == _ANY else sum(gains.kind in pair for pair in kinds)
    most = min(_most(s, seat, card, gains), fit + drawn)
    key = "draw" if drawn else "hand" if gains.kind == _ANY else "hand_kind"
    return [key, {"hand": hand, "drawn": drawn, "fit": fit, "most": most, "left": hand + drawn - most}]


def _most(s: UndecimState, seat: int, card: str, step: TextStep) -> int:
    if step.op == "gain_hand_table":
        return step.by_settlements[min(len(s.settled[seat]), len(step.by_settlements) - 1)]
    if step.op == "gain_hand_count":
        more = len(s.settled[seat]) if step.count_of == "settlements" else area.gold(s, seat)
        return min(step.max, step.base + more)
    return s.rules().invasion_hand_gain if card == "invasion_war" else step.n


def _way(s: UndecimState, seat: int) -> list[Any]:
    """The best build of what lies there: the halves that go into it, its levels, what it adds."""
    best = next(iter(ways(s, seat)), None)
    return [list(best.sides), best.before, best.level, best.gain] if best and best.gain > 0 else []


def may_hold(s: UndecimState, seat: int) -> list[str]:
    """The red texts that rivals may hold and that could reach what the seat has, by number."""
    unseen = _unseen(s, seat)
    cards = [name for name, card in ACTION_CARDS.items() if card.red and card.number in unseen and _in_play(s, name)]
    reach = [c for c in cards if area.eligible(s, seat, ACTION_CARDS[c].red.kinds)]  # type: ignore[union-attr]
    return sorted(reach, key=NUMBER.__getitem__)


def _in_play(s: UndecimState, card: str) -> bool:
    chosen = dict(s.variants).get("modules", "").split(",")
    data = ACTION_CARDS[card]
    if data.set != "base":
        return data.set in chosen
    return not any(other.number == data.number and other.set in chosen for other in ACTION_CARDS.values())
