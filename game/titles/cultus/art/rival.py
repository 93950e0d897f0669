"""The right side of the solo game: the rival as a dark mirror of your own plate."""

from __future__ import annotations

from functools import cache

from game.presentation import QUIET, DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    caption,
    column,
    ground,
    hot,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    shared,
    sized,
    write,
)
from game.presentation.parts import framed
from game.titles.cultus.art.blocks import inline, lane, points, portrait, shape, sign, stop, tell, titled, track
from game.titles.cultus.art.inks import (
    BIG,
    BOLD,
    CHARGE,
    FLAME,
    FOE,
    FOE_SPACE,
    FOE_STRIKE,
    FOE_STRIP,
    LILAC,
    PAD,
    PROSE,
    ROW,
    SIGN,
    SMALL,
    SOFT,
    SUM,
    TEXT,
    TITLE,
    WARNING,
    WHITE,
    WINE_LINE,
)
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
        return laid(ground(FOE), *SIZE)
    who = box.ENEMIES[s.enemy].character
    playing = s.turn and s.phase != "over"
    names = titled(who, TITLE, BOLD, SMALL, sum(line.points for line in enemy_lines(s)) if playing else None)
    head = sized(row(hot(points(s.enemy_vp, WINE_LINE), "points"), names, gap=PAD), high=HEADED)
    deeds = _deeds(s.enemy, who)
    body = hot(over(aside(deeds), aside(pad(_looms(s), 0, PAD, PAD, PAD), QUIET)) if playing else deeds, s.enemy)
    due = phases_to_effect(s) == 1
    below = row(strip(s.last_space(), FLAME if due else WINE_LINE), _warning(s), gap=PAD)
    return laid(
        side(framed(FOE), column(pad(head, 0, 2, 0, 0), shared(body), gap=2), who, hot(below, "enemy/track")), *SIZE
    )


def side(look: Block, told: Block, who: str, below: Block, wide: float = FACE, line: str = WINE_LINE) -> Block:
    """The rival's panel: what is told, the portrait so wide, the track."""
    face = over(portrait(who, line), pad(shape("black", x=0), -PAD, 0, 0, -3))
    above = row(told, sized(hot(face, f"person/{who}"), wide), gap=2)
    return over(look, pad(column(shared(above), sized(below, high=ROW), gap=PAD), PAD, 6, 3, PAD))


@cache
def strip(last: int, line: str, glow: int = 255) -> Block:
    """The rival's track, at its end the fire."""
    plain = CHARGE.but(face="body", colour="#E8BFCB")
    spaces = [stop(on(FOE_SPACE, write(n, plain)), WINE_LINE) for n in range(last)]
    spaces.append(on(FOE_STRIKE.but(line=line), picture("cultus/icons/fire", alpha=glow), PAD, 6))
    gap = 2.5
    return sized(track(spaces, ROW, gap), ROW * len(spaces) + gap * last)


def _deeds(card: str, who: str) -> Block:
    """What the effect does, and what the end pays."""
    effect = tell(f"art-enemy-{who}", PROSE, {"factor": box.ENEMIES[card].factor})
    title = tell("art-at-end", SMALL.but(colour=FOE_INK, face="bold", leading=1.3, lines=0))
    told = [tell(name, TEXT, facts) for name, facts in bonuses(card).items() if name != "art-bonus-center"]
    paid = sized(lane(FOE_STRIP, sized(title, PAID), column(*told, gap=6, along="middle")), high=PAID)
    return column(shared(pad(effect, 2, 0)), paid)


def _strikes(s: CultusState) -> tuple[str, str, dict[str, int]]:
    """The message of the coming strike, its ink, and its facts."""
    turns = phases_to_effect(s)
    when, ink = ("in", LILAC) if turns > 1 else ("next" if turns == 1 else "now", WARNING)
    return f"art-strikes-{when}", ink, {"turns": turns, "vp": forecast(s)}


def _warning(s: CultusState) -> Block:
    message, ink, facts = _strikes(s)
    said = BOLD.but(colour=ink, leading=1.25)
    if s.last_space() >= SHORT:
        return aside(tell(message, said.but(lines=0), facts))
    return column(
        aside(tell(message, said, facts)), caption(f"cultus-{message}", SMALL.but(colour="#D9B9C4"), facts), gap=2
    )


def _looms(s: CultusState) -> Block:
    """In place of the rival's text, while it is not looked at: what the coming strike would bring, and when."""
    message, ink, facts = _strikes(s)
    brings = write(f"+{facts['vp']} [star]", SUM.but(colour=WHITE, align="left"))
    when = tell(message.replace("strikes", "due"), BIG.but(colour=ink, leading=1.2, lines=0, align="right"), facts)
    return lane(Ground("#6B1420", radius=SOFT), sign("fire", 2 * SIGN), sized(brings, POINTS), when)
