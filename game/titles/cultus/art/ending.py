"""The last scene: a town in feast or in silence, and the six endings with the one that was reached."""

from __future__ import annotations

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.titles.cultus import components as box
from game.titles.cultus.art.inks import CREAM, GLOW, INK, MOON, NIGHT, NIGHT_LINE, SEAT
from game.titles.cultus.state import CultusState

_TIERS = ("#5E1420", "#4A2238", "#3B2A6B", "#4A3A86", "#57459A", "#6652AE")


def ending(v: View, result: Result) -> Ending:
    """The picture, the words, and for the solo game the strip of endings."""
    s: CultusState = v.state
    if not s.enemy:
        best = min(range(len(result.scores)), key=lambda i: result.ranks[i])
        return Ending(
            _picture(True, s.color[best]),
            f"cultus-ending-{result.outcome}-name".replace("_", "-"),
            *_together(result),
            True,
            who=tuple(s.character),
        )
    tier = box.ENDINGS[result.outcome]
    params = {"enemy": box.ENEMIES[s.enemy].character, "difference": result.params["difference"]}
    stem = f"cultus-ending-{result.outcome}".replace("_", "-")
    strip = _strip(result.outcome, int(result.params["difference"]))
    return Ending(
        _picture(tier.victory, s.color[0]),
        f"{stem}-name",
        f"{stem}-text",
        params,
        tier.victory,
        strip,
        _strikes(s),
        tuple(s.character),
        (list(box.ENDINGS).index(result.outcome) + 1, len(box.ENDINGS)),
    )


def _together(result: Result) -> tuple[str, dict[str, object]]:
    winners = tuple(score.seat for score, rank in zip(result.scores, result.ranks) if rank == 1)
    message = f"cultus-ending-{result.outcome}-text".replace("_", "-")
    return message, {"seat": winners[0], "vp": result.params["vp"]}


def _picture(victory: bool, color: str) -> DisplayList:
    c, _, e = SEAT[color or "blue"]
    sheet = DisplayList(450, 664)
    sheet.panel((0, 0, 450, 664), NIGHT, MOON, 8, 1.6)
    if victory:
        sheet.svg("cultus/ending_victory", (3, 3, 444, 658), c=c, e=e)
    else:
        sheet.svg("cultus/ending_defeat", (3, 3, 444, 658), c="#A83C55", d="#7A1626", e="#F6EEDC")
    return sheet


def _strikes(s: CultusState) -> DisplayList | None:
    """When the rival's effect struck and what it brought, the last three times. 342 x 110."""
    if not s.enemy_effects:
        return None
    sheet = DisplayList(342, 110)
    sheet.panel((0, 0, 342, 1.4), "#6B2A3E", "", 0)
    shown = s.enemy_effects[-3:]
    for i, (turn, points) in enumerate(shown):
        x = 115 * i
        sheet.panel((x, 14, 107, 72), "#3D1830", "#6B2A3E", 7, 1.3)
        sheet.svg("cultus/icons/fire", (x + 8, 22, 20, 20))
        sheet.say((x + 34, 20, 70, 24), "cultus-art-struck", {"turn": turn}, size=13, colour=CREAM, lines=1)
        sheet.write((x + 8, 48, 92, 30), f"**+{points}** [star]", size=17, colour="#FFFFFF", face="bold", lines=1)
    return sheet


def _strip(outcome: str, difference: int) -> DisplayList:
    """Six tiers side by side, with a pointer at the difference."""
    sheet = DisplayList(746, 92)
    sheet.panel((0, 0, 746, 92), NIGHT, NIGHT_LINE, 8, 1.2)
    early = list(box.ENDINGS).index(outcome) < 2
    sheet.say(
        (428 if early else 18, 4, 300, 28),
        "cultus-art-tiers",
        size=14,
        colour="#F0D9A0",
        face="title",
        align="right" if early else "left",
        lines=1,
    )
    wide = 118.0
    for i, (name, tier) in enumerate(box.ENDINGS.items()):
        x = 18 + (wide + 1.4) * i
        reached = name == outcome
        sheet.panel(
            (x, 34, wide - 2, 46),
            MOON if reached else _TIERS[i],
            GLOW if reached else "#7C68B8",
            5,
            1.6 if reached else 1,
        )
        ink = INK if reached else CREAM
        stem = f"cultus-ending-{name}-name".replace("_", "-")
        sheet.say(
            (x + 3, 35, wide - 8, 24),
            stem,
            size=13,
            colour=ink,
            face="bold" if reached else "body",
            align="center",
            lines=1,
        )
        message, facts = _range(tier.least, tier.most)
        sheet.say((x + 3, 57, wide - 8, 20), message, facts, size=12, colour=ink, align="center", lines=1)
        if reached:
            sheet.shape('<path d="M0 0 H12 L6 8Z" fill="#FFD55E"/>', (x + 8, 24, 12, 8), (12, 8))
            facts = {"difference": f"{difference:+d}".replace("-", "−")}
            sheet.say((x + 24, 12, 120, 22), "cultus-art-difference", facts, size=14, colour=GLOW, face="bold", lines=1)
    return sheet


def _range(least: int, most: int) -> tuple[str, dict[str, str]]:
    """The differences of a tier in words."""
    low, high = (f"{number}".replace("-", "−") for number in (least, most))
    if least < -999:
        return "cultus-art-tier-least", {"n": high}
    if most > 999:
        return "cultus-art-tier-most", {"n": low}
    return "cultus-art-tier", {"n": low, "to": high}
