"""The last scene: a town in feast or in silence, and the six endings with the one that was reached."""

from __future__ import annotations

from typing import Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending, signed
from game.titles.cultus.art.inks import SEAT, SHEETS
from game.titles.cultus.rules.components import ENDINGS, ENEMIES
from game.titles.cultus.rules.state import CultusState

_WIDE_STRIKES, _IN_A_ROW = 3, 4
"""How many strikes have room side by side as large tiles, and as small ones; two rows of these hold all that can be."""
_TIERS: Final = ("#5E1420", "#4A2238", "#3B2A6B", "#4A3A86", "#57459A", "#6652AE")


def ending(v: View, result: Result) -> Ending:
    """The picture, the words, and for the solo game the strip of endings."""
    s: CultusState = v.state
    stem = f"cultus-ending-{result.outcome}".replace("_", "-")
    who = tuple(s.character)
    if not s.enemy:
        first = result.scores[result.ranks.index(1)].seat
        facts = {"seat": first, "vp": result.params["vp"]}
        return Ending(_picture(True, s.color[first]), f"{stem}-name", f"{stem}-text", facts, True, who=who)
    victory = ENDINGS[result.outcome].victory
    difference = result.params["difference"]
    reached = list(ENDINGS).index(result.outcome)
    return Ending(
        _picture(victory, s.color[0]),
        f"{stem}-name",
        f"{stem}-text",
        {"enemy": ENEMIES[s.enemy].character, "difference": difference},
        victory,
        _strip(result.outcome, int(difference)),
        _strikes(s),
        who,
        (reached + 1, len(ENDINGS)),
        run=tuple(_strip(name, int(difference)) for name in list(ENDINGS)[: reached + 1]),
    )


def _picture(victory: bool, color: str) -> DisplayList:
    c, _, e = SEAT[color or "blue"]
    return SHEETS.draw("victory" if victory else "defeat", c=c, e=e)


def _strikes(s: CultusState) -> DisplayList | None:
    """When the rival's effect struck and what it brought, every time. 342 x 110."""
    strikes = [{"turn": turn, "points": points} for turn, points in s.enemy_effects]
    if len(strikes) > _WIDE_STRIKES:
        rows = [{"strikes": strikes[at : at + _IN_A_ROW]} for at in range(0, len(strikes), _IN_A_ROW)]
        return SHEETS.draw("many_strikes", rows=rows)
    return SHEETS.draw("strikes", strikes=strikes) if strikes else None


def _strip(outcome: str, difference: int) -> DisplayList:
    """Six tiers side by side, with a pointer at the difference."""
    tiers = []
    for fill, (name, tier) in zip(_TIERS, ENDINGS.items()):
        message, facts = _range(tier.least, tier.most)
        words = "reached_words" if name == outcome else "other_tier_words"
        reached = name == outcome
        tiers.append({"name": name, "fill": fill, "range": message, "facts": facts, "words": words, "reached": reached})
    early = list(ENDINGS).index(outcome) < 2
    return SHEETS.draw("strip", tiers=tiers, early=early, difference=signed(difference))


def _range(least: int, most: int) -> tuple[str, dict[str, str]]:
    low, high = (f"{number}".replace("-", "−") for number in (least, most))
    if least < -999:
        return "art-tier-least", {"n": high}
    if most > 999:
        return "art-tier-most", {"n": low}
    return "art-tier", {"n": low, "to": high}
