"""Raising a monument: which card, what it brings on this square, and what follows."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine import Action, View
from game.engine.bits import members
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.parts import dashes, ring
from game.titles.cultus.art import inks, marks
from game.titles.cultus.art.blocks import inline, lane, pill, sign, tell
from game.titles.cultus.art.faces import banded, bonus_of, monument_scene, permit_of
from game.titles.cultus.art.town import Q
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.actions.monument import bonus_icons
from game.titles.cultus.rules.board import AROUND_BITS
from game.titles.cultus.rules.components import BONUS_VP, MONUMENT_CARDS, MONUMENT_COST
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.placement import seat_color

FOLLOWS: Final[Rect] = (856, 545, 412, 140)
"""Below the cards among which one chooses."""
LAST_SPACE, PRICE = (376.0, 300.0), (338.0, 300.0)
"""The last space of the own cost track, and where on it what the cube has paid is told."""


class _Size(NamedTuple):
    """How large a card to choose by is."""

    card: tuple[float, float]
    scene: float
    mark: float
    plate: tuple[float, float]
    text: float
    message: str


_SMALL: Final = _Size((116, 206), 50, 30, (52, 26), 13, "art-short")
_LARGE: Final = _Size((176, 240), 66, 36, (64, 32), 13.5, "text")


def offers(v: View) -> dict[str, int]:
    """What each of the monument cards would bring on the spot; nothing where one may not build."""
    s: CultusState = v.state
    decision = s.pending[-1] if s.pending else None
    if decision is None or decision.key != "actions" or v.me not in decision.seats:
        return {}
    built = CONTROLLER.kinds["build_monument"].options(s, decision, v.me)
    return {a.args[0]: marks.after(v, a).vp[v.me] - s.vp[v.me] for a in built}


def answer(v: View, a: Action) -> DisplayList | None:
    """A monument card to choose by: its power, and what its bonus comes to here; None for other deeds."""
    return _card(v, a, _SMALL) if a.kind == "build_monument" else None


def larger(v: View, a: Action) -> DisplayList | None:
    """The same card while it is pointed at."""
    return _card(v, a, _LARGE) if a.kind == "build_monument" else None


def _card(v: View, a: Action, size: _Size) -> DisplayList:
    s: CultusState = v.state
    card = a.args[0]
    kind = MONUMENT_CARDS[card].kind
    counts = {other: bonus_icons(s, s.pawn[a.seat], MONUMENT_CARDS[other].bonus) for other in {card, *s.display}}
    count, best = counts[card], max(counts[other] for other in s.display)
    brought = marks.after(v, a).vp[a.seat] - s.vp[a.seat]
    plate = pill(f"+{brought}", inks.GAIN if brought else inks.EVEN, *size.plate)
    scene = lay.over(monument_scene(card, size.mark, 0), lay.corner(plate, 1, 0, 4))
    words = inks.RULES.but(size=size.text, colour=inks.INK)
    power = tell(f"{size.message}-{kind}", words, {"icon": inline(permit_of(card))})
    look = inks.INSET.but(fill="#FFE7A8") if count == best > 0 else inks.INSET
    paid = lay.column(
        _around(card, count, size is _LARGE),
        lay.write(f"= **{count * BONUS_VP}** [star]", inks.INKED_NUMBER.but(face="body")),
    )
    body = lay.column(
        lay.sized(scene, high=size.scene), lay.pad(power, 5, 0), lay.sized(lay.on(look, paid, 2, 3), high=56)
    )
    title = tell(f"art-card-{kind}", inks.HEAD.but(align="center"))
    return lay.laid(banded(title, lay.pad(body, 2), lay.Ground("#4B3A86", shadow=150)), *size.card)


def _around(card: str, count: int, whole: bool) -> lay.Block:
    """How many of its icons stand around the place."""
    middle = inks.INKED.but(colour=inks.INK_2, align="center")
    facts = {"icon": inline(bonus_of(card)), "count": count, "factor": BONUS_VP, "vp": count * BONUS_VP}
    if whole or not count:
        return tell("hand-around" if count else "hand-around-none", middle, facts)
    return lay.write(f"{facts['icon']} ×{count} ×{BONUS_VP}", middle)


def raised(v: View, a: Action) -> DisplayList:
    """The monument on its square, the squares that pay, the cube's way, the points, and what follows."""
    s: CultusState = v.state
    new = marks.after(v, a)
    here = s.pawn[a.seat]
    paying = set(members(AROUND_BITS[here] & s.shown[MONUMENT_CARDS[a.args[0]].bonus] & s.countable()))
    sheet = marks.stage()
    marks.veil(sheet, set(range(64)) - paying - {here}, 0.45)
    pays = lay.over(
        lay.pad(ring(inks.GLOW, inks.DARK, 5, 3), 1),
        lay.pad(lay.corner(pill(f"+{BONUS_VP} [star]", inks.DARK), 0.5, 1), 0, 2),
    )
    for square in paying:
        lay.fill(sheet, marks.rect_of(square), pays)
    marks.put(sheet, marks.middle_of(here), lay.sized(dashes(inks.WHITE, 0, 2.4), 3 * Q, 3 * Q))
    marks.put(sheet, marks.middle_of(here), lay.icon(f"cultus/pieces/monument_{seat_color(s, a.seat)}", 46, alpha=215))
    marks.own_points(sheet, v, new.vp[a.seat])
    marks.dots(sheet, LAST_SPACE, marks.middle_of(here), 13, 7, lay.Ground(inks.SEAT["blue"][0], inks.WHITE))
    marks.put(sheet, PRICE, pill(f"−{MONUMENT_COST}", inks.LOSS))
    lay.fill(sheet, FOLLOWS, _follows(s, new, a))
    return sheet


def _follows(s: CultusState, new: CultusState, a: Action) -> lay.Block:
    cubes = [state.stock[a.seat] + (state.cost[a.seat] >= 0) for state in (s, new)]
    rows = (
        _change("coin", "price", max(0, s.cost[a.seat]), max(0, new.cost[a.seat])),
        _change("cube", "cubes", *cubes),
        _change("star", "points", s.vp[a.seat], new.vp[a.seat]),
    )
    title = lay.pad(tell("hand-follows", inks.HEAD), 8, 0)
    return lay.on(
        lay.Ground(inks.NIGHT, "#6B5C94", width=1.6, shadow=150), lay.column(title, *map(lay.shared, rows)), 8, 6
    )


def _change(icon: str, name: str, old: int, then: int) -> lay.Block:
    """What something was and will be, and why."""
    said = lay.sized(tell(f"hand-follows-{name}", inks.TEXT), 104)
    figure = lay.sized(lay.write(f"{old} → **{then}**", inks.BIG.but(colour="#FFE38A", face="body")), 78)
    why = tell(f"hand-follows-{name}-why", inks.SMALL.but(colour=inks.LILAC))
    return lane(inks.STRIP, sign(icon), said, figure, why)
