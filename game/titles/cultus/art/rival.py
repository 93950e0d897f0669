"""The right side of the solo game: the rival as a dark mirror of your own plate."""

from __future__ import annotations

from typing import Any

from game.presentation import DisplayList
from game.titles.cultus.art import inks
from game.titles.cultus.art.inks import SHEETS
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.foes import FOES, phases_to_effect
from game.titles.cultus.rules.state import CultusState


def forecast(s: CultusState) -> int:
    """What the rival's effect would score if it struck now; Baltasar will have discarded one more card by then."""
    if not s.enemy or not s.income:
        return 0
    count = FOES[s.enemy].calculation(s)["count"]
    if s.enemy == "enemy_baltasar" and s.open_mask:
        count += 1
    return int(count) * box.ENEMIES[s.enemy].factor


def facts_of(card: str) -> dict[str, Any]:
    """The rival's card, who it is, and the icons that count for it at the end."""
    enemy = box.ENEMIES[card]
    icons = {"near": box.KINDS[enemy.near], "icon": box.KINDS[enemy.icon]}
    return {"card": card, "enemy": enemy, "who": enemy.character, **icons}


def rival(s: CultusState) -> DisplayList:
    """Points, name, effect, end bonuses, portrait, track with the warning beside it."""
    if not s.enemy:
        return SHEETS.draw("no_rival")
    last = s.last_space()
    turns = phases_to_effect(s)
    spaces = [{"space": n, "strike": False, "style": "rival_space"} for n in range(last)]
    strike = {"space": last, "strike": True, "style": "rival_due" if turns == 1 else "rival_strike"}
    sheet = SHEETS.draw("rival", facts_of(s.enemy), points=s.enemy_vp, spaces=[*spaces, strike])
    left = 8 + 36.5 * (last + 1) + 8
    when, ink = ("in", inks.LILAC) if turns > 1 else ("next" if turns == 1 else "now", inks.WARNING)
    warning = {"when": when, "ink": ink, "facts": {"turns": turns, "vp": forecast(s)}, "room": 406 - left}
    SHEETS.add(sheet, "rival_strikes" if 406 - left > 190 else "rival_strikes_narrow", warning, left)
    SHEETS.add(sheet, "rival_looms", warning)
    SHEETS.add(sheet, "rival_places", facts_of(s.enemy))
    return sheet
