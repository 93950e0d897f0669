"""What several panels and cards of Cultus are put together from: its messages, names, portraits, points, tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.presentation import GONE, QUIET
from game.presentation.layout import (
    Along,
    Block,
    Ground,
    Style,
    aside,
    caption,
    column,
    corner,
    fitted,
    grid,
    ground,
    icon,
    line,
    on,
    over,
    pad,
    picture,
    row,
    say,
    sized,
    write,
)
from game.presentation.parts import framed
from game.titles.cultus.art.inks import (
    BOLD,
    HEAD,
    INK,
    INKED_SMALL,
    MARK,
    MAUVE,
    PAD,
    PANEL,
    PAPER,
    PLATE,
    QUIET_PANEL,
    SIGN,
    SMALL,
    SOFT,
    SUM,
    WHITE,
    name_of,
)

DOT = 8


def tell(name: str, style: Style, params: Mapping[str, Any] | None = None) -> Block:
    """A message of Cultus, by its name without the title's."""
    return say(f"cultus-{name}".replace("_", "-"), style, params)


def sign(name: str, size: float = SIGN, **ink: Any) -> Block:
    """One of the icons of Cultus, so large."""
    return icon(f"cultus/icons/{name}", size, **ink)


def lane(look: Ground, *blocks: Block | None, gap: float = 6, along: Along = "start") -> Block:
    """A few things side by side on a ground."""
    return on(look, row(*blocks, gap=gap, along=along), PAD, 0)


def low(block: Block) -> Block:
    """As high as a line with icons needs."""
    return sized(block, high=SIGN + 3)


def inline(*icons: str) -> str:
    """Icons among words."""
    return "".join(f"[{name}]" for name in icons if name)


def named(component: str, style: Style) -> Block:
    """The name of a component, and behind it that in the other language."""
    name = name_of(component)
    return line(say(name, style), caption(name, _second(style)))


def named_above(component: str, style: Style) -> Block:
    """The same, one below the other, where there is no room beside it."""
    name = name_of(component)
    return column(say(name, style), caption(name, _second(style).but(align=style.align)), gap=1)


def titled(person: str, name: Style, title: Style, other: Style, end: int | None = None) -> Block:
    """A character, and below it who that is, with the name in the other language; on a quiet table what the end of the
    game would add now."""
    below = line(aside(tell(f"title-{person}", title)), caption(name_of(person), other))
    flag = aside(row(sign("flag", MARK, c=other.colour, d=title.colour), write(f"+{end}", title)), QUIET)
    return column(say(name_of(person), name), below if end is None else over(below, flag), gap=0)


def head(name: str, style: Style = HEAD) -> Block:
    """What a panel is called; a quiet table leaves it out."""
    message = f"cultus-{name}"
    return line(aside(say(message, style)), caption(message, SMALL))


def _second(style: Style) -> Style:
    return INKED_SMALL if style.colour == INK else SMALL


def panel(block: Block, x: float = 0, y: float = 0) -> Block:
    """What stands on a panel, whose frame a quiet table leaves out."""
    return over(aside(ground(PANEL), GONE), aside(ground(QUIET_PANEL), QUIET), pad(block, x, y))


def pill(text: str, tint: str, wide: float = 2 * SIGN, high: float = SIGN) -> Block:
    """A short figure on a plate of its own."""
    look = Ground(tint, "#FFF1CF", high / 2, 1.4)
    return sized(on(look, write(text, BOLD.but(size=0.6 * high, colour=WHITE, align="center"))), wide, high)


def points(number: int, line: str, high: float = 38) -> Block:
    """What a side has, on its plate."""
    told = row(sign("star"), write(number, SUM.but(size=high * 0.62)))
    return fitted(sized(framed(PLATE.but(line=line), told, PAD, 0), 74, high))


def portrait(person: str, line: str, width: float = 1.6) -> Block:
    """A character in its frame; empty before somebody sits there."""
    frame = Ground("#2B1D4F", line, SOFT, width)
    return on(frame, picture(f"cultus/portraits/{person}"), 2) if person else ground(frame)


def shape(color: str, size: float = SIGN, x: float = 1, y: float = 1) -> Block:
    """The shape of a seat in a corner."""
    return corner(icon(f"shared/seats/{color}", size), x, y)


def medallion(kind: str, size: float, fill: str = PAPER) -> Block:
    """The mark of a monument card on a round ground."""
    return fitted(on(Ground(fill, MAUVE, size / 2, 1.8), sign(f"kind_{kind}", size * 0.64), size * 0.18))


def stop(full: Block, line: str) -> Block:
    """A plain space of a track; on a quiet table, where the cube tells by itself how far it is, a dot on a line."""
    dot = fitted(sized(ground(Ground(line, radius=SOFT)), DOT, DOT))
    way = pad(corner(sized(ground(Ground(line, radius=0)), high=2), 0, 0.5), -1, 0)
    return over(aside(full), aside(over(way, dot), QUIET))


def track(spaces: Sequence[Block], high: float, gap: float = 2) -> Block:
    """Spaces side by side."""
    return sized(grid(spaces, len(spaces), gap), high=high)
