"""The right side of the solo game: the rival as a dark mirror of your own plate."""

from __future__ import annotations

from functools import cache

from game.presentation import QUIET, DisplayList
from game.presentation import layout as lay
from game.presentation.parts import framed
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import inline, lane, points, portrait, shape, sign, stop, tell, titled, track
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.foes import FOES, phases_to_effect
from game.titles.cultus.rules.scoring import enemy_lines
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table import places

SIZE = places.RIVAL[2:]
HEADED, FACE, PAID, POINTS = 48, 120, 54, 98
"""How high the head is, how wide the face, how high what the end pays, how wide what a strike brings."""
SHORT = 5
"""A track of fewer spaces leaves room for a line and what it says in the other language."""
FOE_INK = "#F3C9D2"


def forecast(s: CultusState) -> int:
    """What the rival's effect would score if it struck now; Baltasar will have discarded one more card by then."""
    if not s.enemy or not s.income:
        return 0
    count = FOES[s.enemy].calculation(s)["count"]
    if s.enemy == "enemy_baltasar" and s.open_mask:
        count += 1
    return int(count) * box.ENEMIES[s.enemy].factor


def bonuses(card: str) -> dict[str, dict[str, object]]:
    """What the rival's card pays for at the end -> the facts of its message."""
    enemy = box.ENEMIES[card]
    near, icon = (inline(box.KINDS[kind]) for kind in (enemy.near, enemy.icon))
    return {
        "art-bonus-center": {"vp": box.CENTER_VP},
        "art-bonus-near": {"icon": near, "vp": enemy.near_vp},
        "art-bonus-icons": {"icon": icon, "vp": enemy.icon_vp},
    }


def rival(s: CultusState) -> DisplayList:
    """Points, name, effect, end bonuses, portrait, track with the warning beside it."""
    if not s.enemy:
        return lay.laid(lay.ground(inks.FOE), *SIZE)
    who = box.ENEMIES[s.enemy].character
    playing = s.turn and s.phase != "over"
    names = titled(
        who, inks.TITLE, inks.BOLD, inks.SMALL, sum(line.points for line in enemy_lines(s)) if playing else None
    )
    head = lay.sized(lay.row(lay.hot(points(s.enemy_vp, inks.WINE_LINE), "points"), names, gap=inks.PAD), high=HEADED)
    deeds = _deeds(s.enemy, who)
    body = lay.hot(
        lay.over(lay.aside(deeds), lay.aside(lay.pad(_looms(s), 0, inks.PAD, inks.PAD, inks.PAD), QUIET))
        if playing
        else deeds,
        s.enemy,
    )
    due = phases_to_effect(s) == 1
    below = lay.row(strip(s.last_space(), inks.FLAME if due else inks.WINE_LINE), _warning(s), gap=inks.PAD)
    return lay.laid(
        side(
            framed(inks.FOE),
            lay.column(lay.pad(head, 0, 2, 0, 0), lay.shared(body), gap=2),
            who,
            lay.hot(below, "enemy/track"),
        ),
        *SIZE,
    )


def side(
    look: lay.Block, told: lay.Block, who: str, below: lay.Block, wide: float = FACE, line: str = inks.WINE_LINE
) -> lay.Block:
    """The rival's panel: what is told, the portrait so wide, the track."""
    face = lay.over(portrait(who, line), lay.pad(shape("black", x=0), -inks.PAD, 0, 0, -3))
    above = lay.row(told, lay.sized(lay.hot(face, f"person/{who}"), wide), gap=2)
    return lay.over(
        look,
        lay.pad(lay.column(lay.shared(above), lay.sized(below, high=inks.ROW), gap=inks.PAD), inks.PAD, 6, 3, inks.PAD),
    )


@cache
def strip(last: int, line: str, glow: int = 255) -> lay.Block:
    """The rival's track, at its end the fire."""
    plain = inks.CHARGE.but(face="body", colour="#E8BFCB")
    spaces = [stop(lay.on(inks.FOE_SPACE, lay.write(n, plain)), inks.WINE_LINE) for n in range(last)]
    spaces.append(lay.on(inks.FOE_STRIKE.but(line=line), lay.picture("cultus/icons/fire", alpha=glow), inks.PAD, 6))
    gap = 2.5
    return lay.sized(track(spaces, inks.ROW, gap), inks.ROW * len(spaces) + gap * last)


def _deeds(card: str, who: str) -> lay.Block:
    """What the effect does, and what the end pays."""
    effect = tell(f"art-enemy-{who}", inks.PROSE, {"factor": box.ENEMIES[card].factor})
    title = tell("art-at-end", inks.SMALL.but(colour=FOE_INK, face="bold", leading=1.3, lines=0))
    told = [tell(name, inks.TEXT, facts) for name, facts in bonuses(card).items() if name != "art-bonus-center"]
    paid = lay.sized(lane(inks.FOE_STRIP, lay.sized(title, PAID), lay.column(*told, gap=6, along="middle")), high=PAID)
    return lay.column(lay.shared(lay.pad(effect, 2, 0)), paid)


def _strikes(s: CultusState) -> tuple[str, str, dict[str, int]]:
    """The message of the coming strike, its ink, and its facts."""
    turns = phases_to_effect(s)
    when, ink = ("in", inks.LILAC) if turns > 1 else ("next" if turns == 1 else "now", inks.WARNING)
    return f"art-strikes-{when}", ink, {"turns": turns, "vp": forecast(s)}


def _warning(s: CultusState) -> lay.Block:
    message, ink, facts = _strikes(s)
    said = inks.BOLD.but(colour=ink, leading=1.25)
    if s.last_space() >= SHORT:
        return lay.aside(tell(message, said.but(lines=0), facts))
    return lay.column(
        lay.aside(tell(message, said, facts)),
        lay.caption(f"cultus-{message}", inks.SMALL.but(colour="#D9B9C4"), facts),
        gap=2,
    )


def _looms(s: CultusState) -> lay.Block:
    """In place of the rival's text, while it is not looked at: what the coming strike would bring, and when."""
    message, ink, facts = _strikes(s)
    brings = lay.write(f"+{facts['vp']} [star]", inks.SUM.but(colour=inks.WHITE, align="left"))
    when = tell(message.replace("strikes", "due"), inks.BIG.but(colour=ink, leading=1.2, lines=0, align="right"), facts)
    return lane(lay.Ground("#6B1420", radius=inks.SOFT), sign("fire", 2 * inks.SIGN), lay.sized(brings, POINTS), when)
