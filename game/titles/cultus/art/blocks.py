"""What several panels and cards of Cultus are put together from: its messages, names, portraits, points, tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.presentation import GONE, QUIET
from game.presentation import layout as lay
from game.presentation.parts import framed
from game.titles.cultus.art import inks

DOT = 8


def tell(name: str, style: lay.Style, params: Mapping[str, Any] | None = None) -> lay.Block:
    """A message of Cultus, by its name without the title's."""
    return lay.say(f"cultus-{name}".replace("_", "-"), style, params)


def sign(name: str, size: float = inks.SIGN, **ink: Any) -> lay.Block:
    """One of the icons of Cultus, so large."""
    return lay.icon(f"cultus/icons/{name}", size, **ink)


def lane(look: lay.Ground, *blocks: lay.Block | None, gap: float = 6, along: lay.Along = "start") -> lay.Block:
    """A few things side by side on a ground."""
    return lay.on(look, lay.row(*blocks, gap=gap, along=along), inks.PAD, 0)


def low(block: lay.Block) -> lay.Block:
    """As high as a line with icons needs."""
    return lay.sized(block, high=inks.SIGN + 3)


def inline(*icons: str) -> str:
    """Icons among words."""
    return "".join(f"[{name}]" for name in icons if name)


def named(component: str, style: lay.Style) -> lay.Block:
    """The name of a component, and behind it that in the other language."""
    name = inks.name_of(component)
    return lay.line(lay.say(name, style), lay.caption(name, _second(style)))


def named_above(component: str, style: lay.Style) -> lay.Block:
    """The same, one below the other, where there is no room beside it."""
    name = inks.name_of(component)
    return lay.column(lay.say(name, style), lay.caption(name, _second(style).but(align=style.align)), gap=1)


def titled(person: str, name: lay.Style, title: lay.Style, other: lay.Style, end: int | None = None) -> lay.Block:
    """A character, and below it who that is, with the name in the other language; on a quiet table what the end of the
    game would add now."""
    below = lay.line(lay.aside(tell(f"title-{person}", title)), lay.caption(inks.name_of(person), other))
    flag = lay.aside(
        lay.row(sign("flag", inks.MARK, c=other.colour, d=title.colour), lay.write(f"+{end}", title)), QUIET
    )
    return lay.column(lay.say(inks.name_of(person), name), below if end is None else lay.over(below, flag), gap=0)


def head(name: str, style: lay.Style = inks.HEAD) -> lay.Block:
    """What a panel is called; a quiet table leaves it out."""
    message = f"cultus-{name}"
    return lay.line(lay.aside(lay.say(message, style)), lay.caption(message, inks.SMALL))


def _second(style: lay.Style) -> lay.Style:
    return inks.INKED_SMALL if style.colour == inks.INK else inks.SMALL


def panel(block: lay.Block, x: float = 0, y: float = 0) -> lay.Block:
    """What stands on a panel, whose frame a quiet table leaves out."""
    return lay.over(
        lay.aside(lay.ground(inks.PANEL), GONE), lay.aside(lay.ground(inks.QUIET_PANEL), QUIET), lay.pad(block, x, y)
    )


def pill(text: str, tint: str, wide: float = 2 * inks.SIGN, high: float = inks.SIGN) -> lay.Block:
    """A short figure on a plate of its own."""
    look = lay.Ground(tint, "#FFF1CF", high / 2, 1.4)
    return lay.sized(
        lay.on(look, lay.write(text, inks.BOLD.but(size=0.6 * high, colour=inks.WHITE, align="center"))), wide, high
    )


def points(number: int, line: str, high: float = 38) -> lay.Block:
    """What a side has, on its plate."""
    told = lay.row(sign("star"), lay.write(number, inks.SUM.but(size=high * 0.62)))
    return lay.fitted(lay.sized(framed(inks.PLATE.but(line=line), told, inks.PAD, 0), 74, high))


def portrait(person: str, line: str, width: float = 1.6) -> lay.Block:
    """A character in its frame; empty before somebody sits there."""
    frame = lay.Ground("#2B1D4F", line, inks.SOFT, width)
    return lay.on(frame, lay.picture(f"cultus/portraits/{person}"), 2) if person else lay.ground(frame)


def shape(color: str, size: float = inks.SIGN, x: float = 1, y: float = 1) -> lay.Block:
    """The shape of a seat in a corner."""
    return lay.corner(lay.icon(f"shared/seats/{color}", size), x, y)


def rule(colour: str, high: float = 1.2) -> lay.Block:
    """A line across."""
    return lay.sized(lay.ground(lay.Ground(colour, radius=0)), high=high)


def medallion(kind: str, size: float, fill: str = inks.PAPER) -> lay.Block:
    """The mark of a monument card on a round ground."""
    return lay.fitted(
        lay.on(lay.Ground(fill, inks.MAUVE, size / 2, 1.8), sign(f"kind_{kind}", size * 0.64), size * 0.18)
    )


def stop(full: lay.Block, line: str) -> lay.Block:
    """A plain space of a track; on a quiet table, where the cube tells by itself how far it is, a dot on a line."""
    dot = lay.fitted(lay.sized(lay.ground(lay.Ground(line, radius=inks.SOFT)), DOT, DOT))
    way = lay.pad(lay.corner(rule(line, 2), 0, 0.5), -1, 0)
    return lay.over(lay.aside(full), lay.aside(lay.over(way, dot), QUIET))


def track(spaces: Sequence[lay.Block], high: float, gap: float = 2) -> lay.Block:
    """Spaces side by side."""
    return lay.sized(lay.grid(spaces, len(spaces), gap), high=high)
