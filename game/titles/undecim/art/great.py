"""An action card as a great tablet: its whole text, and below each part what it would mean now."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.parts import dashes
from game.titles.undecim.art import inks
from game.titles.undecim.art.inks import GAP, LARGE, PAD, ROW, emblem, frame, name_of, number, shape_of, sign, thread
from game.titles.undecim.rules.cards import why_no_gold_line
from game.titles.undecim.rules.components import ACTION_CARDS
from game.titles.undecim.table.prospects import HELD, OWN

WIDE, HIGH = 424.0, 326.0
FAINT: Final = "#6B5B44"
_NOW: Final = inks.INKED_SMALL.but(colour=inks.INK)
"""What a part means now."""
_NUMERAL: Final = inks.CHAPTER.but(colour=inks.INK, align="center")
_NAMES, _HEAD, _LINES, _TEXT = 86, 54, 44, 78
"""How wide the name of a part is, how high the head, a text of two lines and the longest text are."""


def framed_marble() -> lay.Block:
    """The frame of a great tablet."""
    return lay.over(lay.ground(frame(inks.EDGE)), lay.pad(lay.ground(inks.PAPER.but(fill="none", line=inks.SAND)), 3))


def head(card: str, size: float) -> lay.Block:
    """Number, name, the name in the other language, the Roman number and the emblem."""
    below = lay.row(
        lay.caption(name_of(card), inks.INKED_SMALL),
        lay.blank(),
        lay.write(inks.ROMAN[ACTION_CARDS[card].number], inks.INKED_SMALL.but(face="title", align="right")),
    )
    names = lay.column(lay.say(name_of(card), inks.HEAD.but(size=0.5 * size, colour=inks.INK)), below, gap=0)
    return lay.sized(lay.row(number(card, 0.92 * size), names, emblem(card, size), gap=GAP), high=size)


def part(key: str, mark: str, ink: str, lit: bool, told: lay.Block) -> lay.Block:
    """A part of a card: its name and what is told of it."""
    name = lay.row(sign(mark, lit=lit), lay.say(f"undecim-art-row-{key}", inks.INKED_NAME.but(colour=ink)))
    return lay.row(lay.sized(lay.column(lay.sized(name, high=ROW), lay.blank()), _NAMES), told)


@lru_cache(64)
def great(card: str, told: str) -> DisplayList:
    """An action card in full with what it would mean now. 424 x 326."""
    facts: dict[str, Any] = json.loads(told)
    parts = lay.column(
        lay.pad(head(card, _HEAD), PAD, 3, PAD, 0),
        lay.sized(lay.pad(_order(facts), PAD, 0), high=_LINES),
        lay.sized(_red(card, facts), high=_HEAD),
        lay.sized(_black(card, facts), high=_TEXT),
        lay.sized(_gold(card, facts), high=_LINES),
        thread(),
        _auto(facts),
        gap=2,
    )
    return lay.laid(lay.over(lay.picture("undecim/slab_great"), framed_marble(), lay.pad(parts, PAD, 6)), WIDE, HIGH)


def _order(facts: dict[str, Any]) -> lay.Block:
    """At what place the card would be carried out: whose numbers may come before."""
    own = facts["order"].index(OWN) + 1
    held = [n for n, state in enumerate(facts["order"], 1) if state == HELD]
    before, after = (
        "·".join(map(str, some)) or "–" for some in ([n for n in held if n < own], [n for n in held if n > own])
    )
    places = (_place(n, state, own) for n, state in enumerate(facts["order"], 1))
    numbers = {"before": before, "after": after, "most": int(facts["most"])}
    label = lay.sized(lay.say("undecim-choose-order", inks.INKED_NAME), _LINES)
    text = lay.column(
        lay.sized(lay.row(*places, gap=3), high=LARGE),
        lay.say("undecim-choose-order-text", inks.INKED_SMALL, numbers),
        gap=0,
    )
    return lay.row(lay.column(label, lay.blank()), text, gap=0)


def _place(n: int, state: int, own: int) -> lay.Block:
    if state == OWN:
        return lay.pad(
            lay.on(lay.Ground(inks.WINE, inks.GLOW, 3, 2), lay.write(n, _NUMERAL.but(colour=inks.BRIGHT))), -1, -3
        )
    if state == HELD:
        return lay.on(lay.Ground("#D8C79E" if n < own else "#EFE6D2", "#8A7448", 3), lay.write(n, _NUMERAL))
    return lay.over(dashes("#A8956C", width=1.1), lay.write(n, _NUMERAL.but(colour="#73623F")))


def _red(card: str, facts: dict[str, Any]) -> lay.Block:
    """The red text, and what it could reach: by rival the halves, or the land that would change most."""
    if not ACTION_CARDS[card].red:
        none = lay.say("undecim-art-no-red", inks.INKED.but(colour=FAINT, lines=1))
        return lay.column(
            lay.pad(part("red", "steal", FAINT, False, lay.column(lay.sized(none, high=ROW), lay.blank())), PAD, 2),
            thread(),
            gap=0,
        )
    text = lay.say(f"undecim-red-{card}".replace("_", "-"), inks.INKED.but(leading=1.15))
    return lay.on(
        inks.RED_LINE,
        part("red", "steal", inks.RED, True, lay.column(text, lay.sized(_reach(facts), high=LARGE), gap=0)),
        PAD,
        0,
    )


def _reach(facts: dict[str, Any]) -> lay.Block:
    if not facts["red"]:
        return lay.say("undecim-choose-no-target", _NOW.but(colour=inks.RED, face="bold"))
    if facts["land"]:
        color, side, *numbers = facts["land"]
        keys = ("mine", "mine_after", "theirs", "theirs_after")
        text = {"side": side, "mark": f"[{side}]", **dict(zip(keys, numbers))}
        return lay.row(shape_of(color), lay.say("undecim-choose-land", _NOW, text))
    found: list[lay.Block] = []
    for color, sides in facts["red"]:
        found += [lay.blank(3)] * bool(found) + [shape_of(color)]
        for side, count in sides:
            found.append(sign(side))
            if count > 1:
                found.append(lay.sized(lay.write(count, _NOW.but(face="bold")), 9))
    return lay.row(*found, lay.blank(), gap=2)


def _black(card: str, facts: dict[str, Any]) -> lay.Block:
    text = lay.say(f"undecim-text-{card}".replace("_", "-"), inks.INKED.but(leading=1.18))
    now = None
    if facts["now"]:
        key, numbers = facts["now"]
        now = lay.sized(lay.say(f"undecim-choose-now-{key}".replace("_", "-"), inks.INKED_SMALL, numbers), high=LARGE)
    return lay.pad(part("black", "hand", inks.INK, True, lay.column(text, now or lay.blank(high=LARGE), gap=0)), PAD, 0)


def _gold(card: str, facts: dict[str, Any]) -> lay.Block:
    """The line that gold pays for, and what that would leave."""
    paid = ACTION_CARDS[card].paid is not None and facts["line"] != "off"
    able = paid and facts["gold"] > 0
    if not paid:
        why = lay.say(why_no_gold_line(card), inks.INKED.but(colour=FAINT, lines=1))
        return lay.pad(part("gold", "gold", FAINT, False, lay.column(lay.sized(why, high=ROW), lay.blank())), PAD, 0)
    ink = inks.INK if able else FAINT
    key = "none" if not able else "hold" if facts["line"] == "hold" else "pay"
    text = lay.say(f"undecim-gold-{card}".replace("_", "-"), inks.INKED.but(colour=ink, leading=1.12))
    now = lay.say(
        f"undecim-choose-gold-{key}", _NOW.but(colour=ink), {"gold": facts["gold"], "left": facts["gold"] - 1}
    )
    told = part("gold", "gold", "#7C5310" if able else FAINT, able, lay.column(text, now, gap=0))
    return lay.on(inks.GOLD_LINE, told, PAD, 0) if able else lay.pad(told, PAD, 0)


def _auto(facts: dict[str, Any]) -> lay.Block:
    """The best build of the auto action."""
    style = inks.INKED.but(lines=1)
    if facts["way"]:
        sides, before, level, gain = facts["way"]
        text = {"marks": "".join(f"[{side}]" for side in sides), "before": before, "level": level, "gain": f"{gain:+d}"}
        told = lay.say("undecim-choose-auto-develop" if before else "undecim-choose-auto-settle", style, text)
    else:
        told = lay.say("undecim-choose-auto-none", inks.INKED_SMALL)
    return lay.pad(
        part("auto", "settlement", inks.INK, True, lay.column(lay.sized(told, high=ROW), lay.blank())), PAD, 0
    )
