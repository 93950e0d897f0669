"""What can be pressed for the running question."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import (
    COMPOSE,
    Control,
)
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.base import Spending
from game.titles.anno1701.rules.components import LANDSCAPES, PILES, VOYAGE
from game.titles.anno1701.rules.decisions import CONFIRM
from game.titles.anno1701.rules.economy import ways_to_pay, ways_to_store
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.asks import GAINS, answers_of, piles_asked
from game.titles.anno1701.table.placing import layout as layout
from game.titles.anno1701.table.placing import placement as placement

GOODS_SHOWN: Final = ("wood", "food", "cloth", "brick", "brick", "tools", "tools")
"""The icon of what each landscape gives."""
SKIPS: Final = (
    "harbour_skip",
    "lodge_skip",
    "diplomacy_skip",
    "privilege_skip",
    "hunt_skip",
    "theatre_decline",
    "spy_decline",
    "decline_offer",
)
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
    if s.pending[-1].key in ("pay", "place"):
        return _splits(v)
    kinds, key, board = s.pending[-1].kinds, s.pending[-1].key, layout(v)
    name = "anno1701-art-do"
    if board == "voyage":
        return [*_sea_controls(s, key, name), *_last_coin(v)]
    if board == "search":
        skip = Control("skip", "actions", (12, 88, 260, 44), ("spy_decline",), f"{name}-spy-decline", style="end")
        return [skip] if key == "spy" else []
    found: list[Control] = []
    if key == "actions":
        for index, (chip, kind, icon, hotkey) in enumerate(_CHIPS):
            rect = (8.0 + index % 3 * 94, 29.0 + index // 3 * 46, 91.0, 42.0)
            style = COMPOSE if chip in ("build", "bank", "offer") else "chip"
            found.append(Control(chip, "actions", rect, (kind,), f"{name}-{chip}", icon, hotkey, style))
    elif key == "final":
        found.append(_chip("voyage", "start_voyage", "wheel", 0, name))
        found.append(_chip("refill", "begin_refill", "card", 1, name))
    elif key in ("refill", "exchange"):
        for index, number in enumerate(piles_asked(v) or ()):
            rect = (8.0 + index % 2 * 142, 31.0 + index // 2 * 30, 138.0, 27.0)
            label, does = f"{name}-search-{PILES[number]}".replace("_", "-"), ("search_pile",)
            found.append(Control(f"search/{PILES[number]}", "actions", rect, does, label, "gold"))
    elif key == "assign_layout":
        for index in range(6):
            rect = (6.0 + index % 3 * 96, 30.0 + index // 3 * 67, 92.0, 63.0)
            does = ("assign_layout",)
            if index < 5:
                label = "anno1701-art-do-layout"
                found.append(Control(f"layout/{index}", "actions", rect, does, label, "", str(index + 1)))
            else:
                found.append(Control("arrange", "actions", rect, does, f"{name}-arrange", "hammer", "6", COMPOSE))
    elif key == "roll":
        found.append(Control("roll", "actions", (8, 123, 280, 37), ("roll_dice",), f"{name}-roll", style="end"))
    else:
        found += _gains(v)
    found += _last_coin(v)
    last = next((k for k in ("end_action_phase", "end_turn", "stop_drawing", *SKIPS) if k in kinds), "")
    if last:
        label = f"{name}-{last}".replace("_", "-")
        found.append(
            Control("skip" if last in SKIPS else "end", "actions", (8, 123, 280, 37), (last,), label, style="end")
        )
    return found


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
    s: AnnoState = v.state
    found = []
    wanted = [a for a in answers_of(v) if a.kind in GAINS and len(a.args) == 1]
    for index, a in enumerate(wanted):
        amount = s.goods[7 * a.seat + LANDSCAPES.index(a.args[0])]
        params = {"before": amount, "after": amount + 1}
        rect = (8.0 + index % 4 * 71, 56.0 + index // 4 * 52, 67.0, 48.0)
        key, icon = f"gain/{a.args[0]}", GOODS_SHOWN[LANDSCAPES.index(a.args[0])]
        label, hotkey = "anno1701-art-change", str(index + 1)
        found.append(Control(key, "actions", rect, (a.kind,), label, icon, hotkey, params=params))
    return found


def _splits(v: View) -> list[Control]:
    """A button for every way to share coins between the two villages."""
    s: AnnoState = v.state
    decision = s.pending[-1]
    kind, at_sea = decision.kinds[0], layout(v) == "voyage"
    ways = ways_to_pay if kind == "pay_gold" else ways_to_store
    found = []
    for index, (left, right) in enumerate(ways(s, decision.seats[0], decision.data[0])):
        rect = (-300.0 + index * 182, -96.0, 172.0, 44.0)
        if not at_sea:
            rect = (8.0 + index % 2 * 142, 32.0 + index // 2 * 44, 138.0, 40.0)
        sign, at = (-1 if kind == "pay_gold" else 1), 2 * decision.seats[0]
        params = {
            "left": s.gold[at],
            "right": s.gold[at + 1],
            "left_after": s.gold[at] + sign * left,
            "right_after": s.gold[at + 1] + sign * right,
        }
        label, hotkey = "anno1701-art-split", str(index + 1)
        found.append(Control(f"split/{left}", "actions", rect, (kind,), label, "gold", hotkey, params=params))
    return found


def _chip(key: str, kind: str, icon: str, index: int, name: str) -> Control:
    return Control(key, "actions", (8 + index * 142, 42, 138, 60), (kind,), f"{name}-{key}", icon, str(index + 1))


def _sea_controls(s: AnnoState, key: str, name: str) -> list[Control]:
    home = Control("home", "actions", (350, 60, 254, 46), ("end_voyage",), f"{name}-home", style="end")
    onward = Control("reveal", "actions", (10, 60, 308, 46), ("reveal_voyage_card",), f"{name}-reveal", style="end")
    found = [onward, home]
    if key == "pirates":
        fight = Control("fight", "actions", (274, -54, 326, 40), ("fight",), f"{name}-fight", style="end")
        found += [*_tribute(s, name), fight]
    if key == "trader":
        found.append(
            Control("skip", "actions", (350, 60, 254, 46), ("decline_offer",), f"{name}-decline-offer", style="end")
        )
        found.remove(home)
    return found


def _tribute(s: AnnoState, name: str) -> list[Control]:
    """A button for each way to take the tribute from both villages; one that is shut if there is not so much gold."""
    due, gold = VOYAGE[s.pending[-1].data[0]].tribute, s.gold[2 * s.actor : 2 * s.actor + 2]
    ways = ways_to_pay(s, s.actor, due) if 0 < due <= sum(gold) else ()
    if len(ways) < 2:
        key = f"tribute/{ways[0][0]}" if ways else "tribute"
        return [Control(key, "actions", (-300, -50, 270, 38), ("pay_tribute",), f"{name}-tribute", style="end")]
    wide = (270 - 6 * (len(ways) - 1)) / len(ways)
    return [
        Control(
            f"tribute/{left}",
            "actions",
            (-300 + index * (wide + 6), -50, wide, 40),
            ("pay_tribute",),
            f"{name}-tribute",
            "gold",
            str(index + 1),
            params={"left": gold[0], "left_after": gold[0] - left, "right": gold[1], "right_after": gold[1] - right},
        )
        for index, (left, right) in enumerate(ways)
    ]
