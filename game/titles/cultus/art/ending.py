"""The last scene: a town in feast or in silence, and the six endings with the one that was reached."""

from __future__ import annotations

from typing import Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending, signed
from game.presentation import layout as lay
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import lane, rule, sign, tell
from game.titles.cultus.rules.components import ENDINGS, ENEMIES
from game.titles.cultus.rules.state import CultusState

_WIDE_STRIKES, _IN_A_ROW = 3, 4
"""How many strikes have room side by side as large tiles, and as small ones; two rows of these hold all that can be."""
_PICTURE, _STRUCK = (450, 664), (342, 110)
"""How large the picture and the sheet of strikes are."""
STRIKE: Final = lay.Ground("#3D1830", "#6B2A3E", inks.SOFT, 1.3)
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
    c, _, e = inks.SEAT[color or "blue"]
    told = lay.picture("cultus/ending_victory", c=c, e=e)
    lost = lay.picture("cultus/ending_defeat", c=inks.WINE_LINE, d=inks.FIRE, e=inks.PAPER)
    return lay.laid(lay.on(lay.Ground(inks.NIGHT, inks.MOON, width=1.6), told if victory else lost, 3), *_PICTURE)


def _strikes(s: CultusState) -> DisplayList | None:
    """When the rival's effect struck and what it brought, every time. 342 x 110."""
    if not s.enemy_effects:
        return None
    wide = len(s.enemy_effects) <= _WIDE_STRIKES
    across = _WIDE_STRIKES if wide else _IN_A_ROW
    tiles = [_strike(turn, points, wide) for turn, points in s.enemy_effects]
    tiles += [lay.blank()] * (2 * across - len(tiles))
    return lay.laid(
        lay.column(rule(STRIKE.line, 1.4), lay.pad(lay.grid(tiles, across, 6), 0, inks.PAD, 0, 0), gap=0), *_STRUCK
    )


def _strike(turn: int, points: int, wide: bool) -> lay.Block:
    said = tell("art-struck", inks.TEXT if wide else inks.TEXT.but(size=11.5), {"turn": turn})
    brought = lay.write(f"**+{points}** [star]", inks.BIG.but(colour=inks.WHITE))
    fire = sign("fire") if wide else None
    return lane(STRIKE, fire, lay.column(said, brought, along="middle"))


def _strip(outcome: str, difference: int) -> DisplayList:
    """Six tiers side by side, with a pointer at the difference."""
    wide, high = 746.0, 92.0
    reached = list(ENDINGS).index(outcome)
    sheet = lay.laid(lay.ground(lay.Ground(inks.NIGHT, inks.NIGHT_LINE)), wide, high)
    early = reached < 2
    lay.fill(sheet, (18, 4, wide - 36, 28), tell("art-tiers", inks.HEAD.but(align="right" if early else "left")))
    tiers = lay.row(*(_tier(name, tint, name == outcome) for name, tint in zip(ENDINGS, _TIERS)))
    lay.fill(sheet, (18, 34, wide - 36, 46), tiers)
    pitch = (wide - 32) / len(ENDINGS)
    told = tell("art-difference", inks.BOLD.but(colour=inks.GLOW), {"difference": signed(difference)})
    pointer = lay.corner(lay.icon("cultus/pointer", 12, 8), 0, 1)
    lay.fill(sheet, (26 + pitch * reached, 10, 140, 22), lay.row(lay.sized(pointer, 12), told))
    return sheet


def _tier(name: str, tint: str, reached: bool) -> lay.Block:
    message, facts = _range(ENDINGS[name].least, ENDINGS[name].most)
    words = inks.TEXT.but(colour=inks.INK if reached else inks.CREAM, align="center")
    title = tell(f"ending-{name}-name", words.but(face="bold" if reached else "body"))
    look = lay.Ground(inks.MOON, inks.GLOW, inks.SOFT, 1.6) if reached else lay.Ground(tint, "#7C68B8", inks.SOFT, 1)
    return lay.on(
        look, lay.column(title, tell(message, words.but(size=inks.SMALL.size), facts), gap=2, along="middle"), 3, 0
    )


def _range(least: int, most: int) -> tuple[str, dict[str, str]]:
    low, high = (f"{number}".replace("-", "−") for number in (least, most))
    if least < -999:
        return "art-tier-least", {"n": high}
    if most > 999:
        return "art-tier-most", {"n": low}
    return "art-tier", {"n": low, "to": high}
