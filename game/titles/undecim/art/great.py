"""An action card as a great tablet: its whole text, and below each part what it would mean now."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    caption,
    column,
    ground,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    sized,
    write,
)
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


def framed_marble() -> Block:
    """The frame of a great tablet."""
    return over(ground(frame(inks.EDGE)), pad(ground(inks.PAPER.but(fill="none", line=inks.SAND)), 3))


def head(card: str, size: float) -> Block:
    """Number, name, the name in the other language, the Roman number and the emblem."""
    below = row(
        caption(name_of(card), inks.INKED_SMALL),
        blank(),
        write(inks.ROMAN[ACTION_CARDS[card].number], inks.INKED_SMALL.but(face="title", align="right")),
    )
    names = column(say(name_of(card), inks.HEAD.but(size=0.5 * size, colour=inks.INK)), below, gap=0)
    return sized(row(number(card, 0.92 * size), names, emblem(card, size), gap=GAP), high=size)


def part(key: str, mark: str, ink: str, lit: bool, told: Block) -> Block:
    """A part of a card: its name and what is told of it."""
    name = row(sign(mark, lit=lit), say(f"undecim-art-row-{key}", inks.INKED_NAME.but(colour=ink)))
    return row(sized(column(sized(name, high=ROW), blank()), _NAMES), told)


@lru_cache(64)
def great(card: str, told: str) -> DisplayList:
    """An action card in full with what it would mean now. 424 x 326."""
    facts: dict[str, Any] = json.loads(told)
    parts = column(
        pad(head(card, _HEAD), PAD, 3, PAD, 0),
        sized(pad(_order(facts), PAD, 0), high=_LINES),
        sized(_red(card, facts), high=_HEAD),
        sized(_black(card, facts), high=_TEXT),
        sized(_gold(card, facts), high=_LINES),
        thread(),
        _auto(facts),
        gap=2,
    )
    return laid(over(picture("undecim/slab_great"), framed_marble(), pad(parts, PAD, 6)), WIDE, HIGH)


def _order(facts: dict[str, Any]) -> Block:
    """At what place the card would be carried out: whose numbers may come before."""
    own = facts["order"].index(OWN) + 1
    held = [n for n, state in enumerate(facts["order"], 1) if state == HELD]
    before, after = (
        "·".join(map(str, some)) or "–" for some in ([n for n in held if n < own], [n for n in held if n > own])
    )
    places = (_place(n, state, own) for n, state in enumerate(facts["order"], 1))
    numbers = {"before": before, "after": after, "most": int(facts["most"])}
    label = sized(say("undecim-choose-order", inks.INKED_NAME), _LINES)
    text = column(
        sized(row(*places, gap=3), high=LARGE), say("undecim-choose-order-text", inks.INKED_SMALL, numbers), gap=0
    )
    return row(column(label, blank()), text, gap=0)


def _place(n: int, state: int, own: int) -> Block:
    if state == OWN:
        return pad(on(Ground(inks.WINE, inks.GLOW, 3, 2), write(n, _NUMERAL.but(colour=inks.BRIGHT))), -1, -3)
    if state == HELD:
        return on(Ground("#D8C79E" if n < own else "#EFE6D2", "#8A7448", 3), write(n, _NUMERAL))
    return over(dashes("#A8956C", width=1.1), write(n, _NUMERAL.but(colour="#73623F")))


def _red(card: str, facts: dict[str, Any]) -> Block:
    """The red text, and what it could reach: by rival the halves, or the land that would change most."""
    if not ACTION_CARDS[card].red:
        none = say("undecim-art-no-red", inks.INKED.but(colour=FAINT, lines=1))
        return column(
            pad(part("red", "steal", FAINT, False, column(sized(none, high=ROW), blank())), PAD, 2), thread(), gap=0
        )
    text = say(f"undecim-red-{card}".replace("_", "-"), inks.INKED.but(leading=1.15))
    return on(
        inks.RED_LINE,
        part("red", "steal", inks.RED, True, column(text, sized(_reach(facts), high=LARGE), gap=0)),
        PAD,
        0,
    )


def _reach(facts: dict[str, Any]) -> Block:
    if not facts["red"]:
        return say("undecim-choose-no-target", _NOW.but(colour=inks.RED, face="bold"))
    if facts["land"]:
        color, side, *numbers = facts["land"]
        keys = ("mine", "mine_after", "theirs", "theirs_after")
        text = {"side": side, "mark": f"[{side}]", **dict(zip(keys, numbers))}
        return row(shape_of(color), say("undecim-choose-land", _NOW, text))
    found: list[Block] = []
    for color, sides in facts["red"]:
        found += [blank(3)] * bool(found) + [shape_of(color)]
        for side, count in sides:
            found.append(sign(side))
            if count > 1:
                found.append(sized(write(count, _NOW.but(face="bold")), 9))
    return row(*found, blank(), gap=2)


def _black(card: str, facts: dict[str, Any]) -> Block:
    text = say(f"undecim-text-{card}".replace("_", "-"), inks.INKED.but(leading=1.18))
    now = None
    if facts["now"]:
        key, numbers = facts["now"]
        now = sized(say(f"undecim-choose-now-{key}".replace("_", "-"), inks.INKED_SMALL, numbers), high=LARGE)
    return pad(part("black", "hand", inks.INK, True, column(text, now or blank(high=LARGE), gap=0)), PAD, 0)


def _gold(card: str, facts: dict[str, Any]) -> Block:
    """The line that gold pays for, and what that would leave."""
    paid = ACTION_CARDS[card].paid is not None and facts["line"] != "off"
    able = paid and facts["gold"] > 0
    if not paid:
        why = say(why_no_gold_line(card), inks.INKED.but(colour=FAINT, lines=1))
        return pad(part("gold", "gold", FAINT, False, column(sized(why, high=ROW), blank())), PAD, 0)
    ink = inks.INK if able else FAINT
    key = "none" if not able else "hold" if facts["line"] == "hold" else "pay"
    text = say(f"undecim-gold-{card}".replace("_", "-"), inks.INKED.but(colour=ink, leading=1.12))
    now = say(f"undecim-choose-gold-{key}", _NOW.but(colour=ink), {"gold": facts["gold"], "left": facts["gold"] - 1})
    told = part("gold", "gold", "#7C5310" if able else FAINT, able, column(text, now, gap=0))
    return on(inks.GOLD_LINE, told, PAD, 0) if able else pad(told, PAD, 0)


def _auto(facts: dict[str, Any]) -> Block:
    """The best build of the auto action."""
    style = inks.INKED.but(lines=1)
    if facts["way"]:
        sides, before, level, gain = facts["way"]
        text = {"marks": "".join(f"[{side}]" for side in sides), "before": before, "level": level, "gain": f"{gain:+d}"}
        told = say("undecim-choose-auto-develop" if before else "undecim-choose-auto-settle", style, text)
    else:
        told = say("undecim-choose-auto-none", inks.INKED_SMALL)
    return pad(part("auto", "settlement", inks.INK, True, column(sized(told, high=ROW), blank())), PAD, 0)
