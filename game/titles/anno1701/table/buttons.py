"""What can be pressed for the running question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import View
from game.presentation import COMPOSE, Control, Rect
from game.titles.anno1701.rules.actions import KINDS, SKIPS
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.actions.base import Spending
from game.titles.anno1701.rules.components import PILES, VOYAGE
from game.titles.anno1701.rules.decisions import CONFIRM
from game.titles.anno1701.rules.economy import held, ways_to_pay, ways_to_store
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.asks import GAINS, answers_of, piles_asked
from game.titles.anno1701.table.placing import layout

LEAVES: Final = (*SKIPS, "spy_decline")
"""Kinds that let a chance pass."""
LAST: Final = (8, 123, 280, 37)
"""Where stands what ends something."""
_CHIPS: Final = (
    ("build", "build", "hammer", "1"),
    ("upgrade", "upgrade", "person", "2"),
    ("repair", "repair_ship", "wheel", "3"),
    ("play", "play_action", "card", "4"),
    ("bank", "bank_trade", "bank", "5"),
    ("offer", "offer_trade", "swap", "6"),
)


def controls(v: View) -> list[Control]:
    """What can be pressed for the running question."""
    s: AnnoState = v.state
    if not s.pending:
        return []
    kinds, key, board = s.pending[-1].kinds, s.pending[-1].key, layout(v)
    if key in ("pay", "place"):
        return _splits(v)
    if board == "voyage":
        return [*_sea_controls(s, key), *_last_coin(v)]
    if board == "search":
        return [_end("skip", "spy_decline", (12, 88, 260, 44))] if key == "spy" else []
    found: list[Control] = []
    if key == "actions":
        for index, (chip, kind, icon, hotkey) in enumerate(_CHIPS):
            rect = (8.0 + index % 3 * 94, 29.0 + index // 3 * 46, 91.0, 42.0)
            style = COMPOSE if chip in ("build", "bank", "offer") else "chip"
            found.append(_button(chip, rect, kind, chip, icon, hotkey, style))
    elif key == "final":
        for index, (chip, kind, icon) in enumerate(
            (("voyage", "start_voyage", "wheel"), ("refill", "begin_refill", "card"))
        ):
            found.append(_button(chip, (8 + index * 142, 42, 138, 60), kind, chip, icon, str(index + 1)))
    elif key in ("refill", "exchange"):
        for index, number in enumerate(piles_asked(v) or ()):
            rect = (8.0 + index % 2 * 142, 31.0 + index // 2 * 30, 138.0, 27.0)
            found.append(_button(f"search/{PILES[number]}", rect, "search_pile", f"search-{PILES[number]}", "gold"))
    elif key == "assign_layout":
        for index in range(6):
            rect = (6.0 + index % 3 * 96, 30.0 + index // 3 * 67, 92.0, 63.0)
            if index < 5:
                found.append(_button(f"layout/{index}", rect, "assign_layout", "layout", "", str(index + 1)))
            else:
                found.append(_button("arrange", rect, "assign_layout", "arrange", "hammer", "6", COMPOSE))
    elif key == "roll":
        found.append(_end("roll", "roll_dice", LAST, "roll"))
    else:
        found += _gains(v)
    found += _last_coin(v)
    last = next((k for k in ("end_action_phase", "end_turn", "stop_drawing", *LEAVES) if k in kinds), "")
    return [*found, _end("skip" if last in LEAVES else "end", last, LAST)] if last else found


def _button(
    key: str, rect: Rect, kind: str, says: str, icon: str = "", hotkey: str = "", style: str = "chip"
) -> Control:
    """A button of the panel of actions."""
    label = f"anno1701-art-do-{says}".replace("_", "-")
    return Control(key, "actions", rect, (kind,), label, icon, hotkey, style)


def _end(key: str, kind: str, rect: Rect, says: str = "") -> Control:
    """A button that ends something."""
    return _button(key, rect, kind, says or kind, style="end")


def _last_coin(v: View) -> list[Control]:
    """What would cost the last coin is put together word by word, so that nobody does it by a slip of the hand."""
    s: AnnoState = v.state
    if v.seat is None or v.seat not in s.pending[-1].seats or s.pending[-1].key == "actions":
        return []
    for name in s.pending[-1].kinds:
        kind = KINDS[name]
        if isinstance(kind, Spending) and any(a.args[-1] == CONFIRM for a in kind.every(s, s.pending[-1], v.seat)):
            rect = (-304.0, 66.0, 284.0, 40.0) if s.phase == "voyage" else (8.0, 78.0, 280.0, 38.0)
            label = f"anno1701-art-last-{name}".replace("_", "-")
            return [Control("last", "actions", rect, (name,), label, "torch", "", COMPOSE)]
    return []


def _gains(v: View) -> list[Control]:
    """A button for every landscape that may gain the good in question."""
    found = []
    wanted = [a for a in answers_of(v) if a.kind in GAINS and len(a.args) == 1]
    for index, a in enumerate(wanted):
        amount = held(v.state, a.seat, a.args[0])
        params = {"before": amount, "after": amount + 1}
        rect = (8.0 + index % 4 * 71, 56.0 + index // 4 * 52, 67.0, 48.0)
        key, label = f"gain/{a.args[0]}", "anno1701-art-change"
        icon, hotkey = kind_of(a.args[0]), str(index + 1)
        found.append(Control(key, "actions", rect, (a.kind,), label, icon, hotkey, params=params))
    return found


def _purses(gold: Sequence[int], left: int, right: int) -> dict[str, int]:
    """What both villages hold, and then, with so many coins more."""
    return {"left": gold[0], "right": gold[1], "left_after": gold[0] + left, "right_after": gold[1] + right}


def _splits(v: View) -> list[Control]:
    """A button for every way to share coins between the two villages."""
    s: AnnoState = v.state
    decision = s.pending[-1]
    kind, seat, at_sea = decision.kinds[0], decision.seats[0], layout(v) == "voyage"
    pays = kind == "pay_gold"
    gold, sign = s.gold[2 * seat : 2 * seat + 2], -1 if pays else 1
    found = []
    for index, (left, right) in enumerate((ways_to_pay if pays else ways_to_store)(s, seat, decision.data[0])):
        rect = (-300.0 + index * 182, -96.0, 172.0, 44.0)
        if not at_sea:
            rect = (8.0 + index % 2 * 142, 32.0 + index // 2 * 44, 138.0, 40.0)
        params, label = _purses(gold, sign * left, sign * right), "anno1701-art-split"
        hotkey = str(index + 1)
        found.append(Control(f"split/{left}", "actions", rect, (kind,), label, "gold", hotkey, params=params))
    return found


def _sea_controls(s: AnnoState, key: str) -> list[Control]:
    aside = (350, 60, 254, 46)
    onward = _end("reveal", "reveal_voyage_card", (10, 60, 308, 46), "reveal")
    if key == "trader":
        return [onward, _end("skip", "decline_offer", aside)]
    found = [onward, _end("home", "end_voyage", aside, "home")]
    return [*found, *_tribute(s), _end("fight", "fight", (274, -54, 326, 40))] if key == "pirates" else found


def _tribute(s: AnnoState) -> list[Control]:
    """A button for each way to take the tribute from both villages; one that is shut if there is not so much gold."""
    due, gold = VOYAGE[s.pending[-1].data[0]].tribute, s.gold[2 * s.actor : 2 * s.actor + 2]
    ways = ways_to_pay(s, s.actor, due) if 0 < due <= sum(gold) else ()
    if len(ways) < 2:
        return [_end(f"tribute/{ways[0][0]}" if ways else "tribute", "pay_tribute", (-300, -50, 270, 38), "tribute")]
    wide = (270 - 6 * (len(ways) - 1)) / len(ways)
    found = []
    for index, (left, right) in enumerate(ways):
        rect, label, hotkey = (-300 + index * (wide + 6), -50, wide, 40), "anno1701-art-do-tribute", str(index + 1)
        params = _purses(gold, -left, -right)
        found.append(
            Control(f"tribute/{left}", "actions", rect, ("pay_tribute",), label, "gold", hotkey, params=params)
        )
    return found
