"""The story of a die: one card for each step of its chain; and on the table the chain itself, with what it reaches."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    fill,
    ground,
    icon,
    laid,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.parts import badge, dashes, ring
from game.titles.signorie.art.columns import LEFT, PITCH, asked_of
from game.titles.signorie.art.inks import (
    BRONZE,
    DARK,
    FINE,
    FLAG,
    GLOW,
    GOLD,
    INK,
    INK_2,
    NOTE,
    PAPER,
    RED,
    SIGN,
    STRONG,
    WHITE,
    WINE,
    bare,
    disc,
    flat,
    overlay,
    sign,
)
from game.titles.signorie.art.ways import letter, letters, ways
from game.titles.signorie.rules import lacks
from game.titles.signorie.rules.components import CAREERS, COLORS, HELPERS, OFFSPRING_BASE, SIGNORIA
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import (
    CHOICES,
    DONE,
    FREE,
    NOW,
    SHUT,
    STORY,
    Chain,
    ChainLink,
    name_of_column,
    points_of,
)

PAPERS: Final = {
    DONE: Ground("#E0E4C6", "", 6),
    NOW: Ground("#FFE9A6", BRONZE, 6, 1.8),
    SHUT: Ground("#E6DAC0", "#B98B6B", 6),
}
LATER: Final = Ground("#FBF4E2", "#C9A47A", 6)
CARD_LEFT, CARD_WIDE = 38.0, 222.0
"""The cards stand to the right of the thread with its marks."""
THREAD: Final = 20.0
HALF_HEAD: Final = 14.0
"""So far below the edge of a card is the middle of its first line."""
HEAD: Final = STRONG.but(colour=INK)
LITTLE: Final = FINE.but(valign="top")
FACT: Final = NOTE.but(colour=INK_2)
_STEPS: Final = {DONE: "#2F7A45", NOW: GOLD}
_SIGNS: Final = {DONE: "tick", SHUT: "lock"}


def step(link: ChainLink, size: float = 20) -> Block:
    """The mark of a step: tick, gold number, lock, dark number."""
    look = Ground(_STEPS.get(link.stage, "#3B1420"), "#FFE9B0", width=1.3)
    if link.stage in _SIGNS:
        return over(disc(look, size), sign(_SIGNS[link.stage], size * 0.62))
    return badge(link.row + 1, HEAD.but(colour=INK if link.stage == NOW else "#F6E3B8"), look, size)


def _put(sheet: DisplayList, x: float, y: float, mark: Block) -> None:
    """The mark with its middle at a place."""
    fill(sheet, (x - THREAD, y - THREAD, 2 * THREAD, 2 * THREAD), mark)


def _sheet(color: str, value: int, beside: str) -> DisplayList:
    """Paper headed by the die that is played."""
    facts = {"color": color, "value": value}
    die = icon(f"signorie/dice/{color}_{value}", 27) if value else blank(27)
    title = say("signorie-art-story-title", HEAD.but(size=15), facts)
    head = row(die, shared(title), shared(say(beside, FACT.but(align="right"))), gap=8)
    return laid(on(Ground(PAPER, GOLD, 7, 2, shadow=110), column(sized(head, high=28), blank()), 9, 6), *STORY)


def story(v: View, chain: Chain) -> DisplayList:
    """The die and its steps from the top down."""
    sheet = _sheet(name_of_column(chain), chain.value, "signorie-art-story-order")
    marked = [link for link in chain.links if link.stage != FREE]
    top, low = chain.links[0].y + HALF_HEAD, max(link.y for link in marked) + HALF_HEAD
    fill(sheet, (THREAD - 1.2, top, 2.4, low - top), ground(bare("#B9955E")))
    for link in chain.links:
        fill(sheet, (CARD_LEFT, link.y, CARD_WIDE, link.high), _card(v, chain, link))
    for link in marked:
        _put(sheet, THREAD, link.y + HALF_HEAD, step(link, 22 if link.stage == NOW else 20))
    return sheet


def _title(chain: Chain, link: ChainLink) -> tuple[str, dict[str, Any]]:
    if not link.row:
        return "signorie-art-story-main", {}
    effect = HELPERS[chain.slot(link)].effect
    return f"signorie-art-story-{effect}".replace("_", "-"), {"value": chain.value}


def _card(v: View, chain: Chain, link: ChainLink) -> Block:
    title, facts = _title(chain, link)
    if link.stage == FREE:
        cost = write(HELPERS[chain.slot(link)].cost, HEAD.but(align="center"))
        free = say("signorie-art-story-free", FACT.but(size=11.5))
        told = column(shared(say(title, FACT, facts)), shared(free), gap=0)
        return over(dashes("#A88652", 6, 1.2), pad(row(over(sign("cost", SIGN, 170), sized(cost, 18)), told), 8, 3))
    head = say(title, HEAD.but(colour=INK_2) if link.done else HEAD, facts)
    asked = link.stage == NOW and asked_of(v) == "spend_points"
    if asked and link.row:
        head = row(head, _pips(v.state, chain, link))
    below = None if link.done else _left(v, chain, link) if asked else _how(v, chain, link, facts)
    whole = column(sized(head, high=23), below or blank(), gap=0)
    return on(PAPERS.get(DONE if link.done else link.stage, LATER), whole, 9, 2)


def _how(v: View, chain: Chain, link: ChainLink, facts: dict[str, Any]) -> Block:
    """What a step does, what is asked now; or why it can do nothing."""
    s: SignorieState = v.state
    effect = HELPERS[chain.slot(link)].effect if link.row else "main"
    if link.stage == SHUT:
        return say(
            "signorie-refusal-helper-no-effect", LITTLE.but(colour=INK_2), {"why": lacks.of_helper(s, v.me, effect)}
        )
    told = facts | {"dice": OFFSPRING_BASE, "count": s.in_cities(v.me, 0)}
    how = say(f"signorie-art-story-how-{effect}".replace("_", "-"), LITTLE, told)
    if link.stage != NOW or chain.choosing:
        return how
    asked = {"count": s.pending[-1].data[0]} if s.pending[-1].key == "choose_stock_meeple" else {}
    now = say(f"signorie-art-now-{asked_of(v)}".replace("_", "-"), HEAD.but(colour=RED), asked)
    return column(sized(how, high=36), sized(now, high=30), blank())


def _pips(s: SignorieState, chain: Chain, link: ChainLink) -> Block:
    """A round for each point, dark where it is used."""
    total = points_of(chain, link)
    used = total - s.pending[-1].data[0]
    looks = (Ground(FLAG if pip < used else WHITE, FLAG, width=1.6) for pip in range(total))
    return row(*(disc(look, 11) for look in looks), gap=4)


def _left(v: View, chain: Chain, link: ChainLink) -> Block:
    """Points used of all, in words; the button to stop stands below."""
    left = v.state.pending[-1].data[0]
    used = points_of(chain, link) - left if link.row else 0
    message = f"signorie-art-story-points{'' if link.row else '-main'}"
    return say(message, LITTLE, {"used": used, "left": left} if link.row else {"left": left})


def choice(v: View) -> DisplayList:
    """While the main action is chosen: the die, and a card for each of the three."""
    s: SignorieState = v.state
    at = s.pending[-1].data[0]
    sheet = _sheet(COLORS[at], s.dice[5 * v.me + at], "signorie-art-story-one")
    found = ways(s, v.me, at, s.florins[v.me])
    for y, high, way, name, mark in zip(CHOICES, CHOICES_HIGH, found, ("hire", "task", "signoria"), "ABC"):
        ink = INK if way.possible else INK_2
        how = say(f"signorie-art-story-how-{name}", LITTLE.but(colour=INK_2))
        title = say(f"signorie-art-story-{name}", HEAD.but(colour=ink), {"action": SIGNORIA[at]})
        told = column(
            sized(row(sign(way.sign if way.possible else "lock"), title, gap=4), high=25),
            say(way.message, NOTE.but(colour=ink), way.facts),
            blank() if name == "signoria" else how,
            gap=0,
        )
        look = Ground("#FFF3CF" if way.possible else "#E6DAC0", BRONZE, 6, 1.4)
        fill(sheet, (CARD_LEFT, y, CARD_WIDE, high), on(look, told, 8, 2))
        _put(sheet, THREAD, y + HALF_HEAD, letter(mark))
    return sheet


CHOICES_HIGH: Final = (76.0, 76.0, 102.0)


def choice_reach(v: View) -> DisplayList:
    """Over the table: the letters of the three actions at the places that answer. 1280 x 720."""
    s: SignorieState = v.state
    sheet = overlay()
    letters(sheet, s, v.me, s.pending[-1].data[0], s.florins[v.me])
    return sheet


# --- on the table ------------------------------------------------------------------------------------------------

_ROWS: Final = (405.5, 457.7, 491.3, 524.9)
"""The middle of the action slot and of the three rows of helpers."""
VEIL: Final = flat(WINE, 0.36)
POOL, REWARDS = (58.0, 261.5, 499.0, 101.0), (568.0, 478.0, 424.0, 80.0)


def reach(v: View, chain: Chain) -> DisplayList:
    """Over the table: what plays no part rests in a veil, the column is a chain, dots lead to the place where the due step
    works. 1280 x 720."""
    sheet = overlay()
    for column_ in range(len(COLORS)):
        own = column_ == chain.column
        fill(sheet, (column_x(column_), 374.5, 97, 170), ring(GLOW, DARK) if own else ground(VEIL))
    for rect in (POOL, REWARDS)[asked_of(v) == "choose_assignment" :]:
        fill(sheet, rect, ground(VEIL))
    left = column_x(chain.column)
    rows = [_ROWS[link.row] for link in chain.links if link.stage != FREE]
    for wide, colour in ((5.0, DARK), (2.4, GLOW)):
        fill(sheet, (left - wide / 2, rows[0], wide, rows[-1] - rows[0]), ground(bare(colour)))
    due = chain.due
    if due is not None and due.row:
        fill(sheet, (left + 3, _ROWS[due.row] - 15.7, 91, 31.5), ring(GLOW, DARK, 5))
    for link in chain.links:
        if link.stage != FREE:
            _put(sheet, left - 1, _ROWS[link.row], step(link))
    if due is not None and due.row and not chain.choosing:
        _way(sheet, v, left, _ROWS[due.row])
    return sheet


def column_x(column: int) -> float:
    """The left edge of a column of the own board on the table."""
    return 12 + LEFT + PITCH * column


def _way(sheet: DisplayList, v: View, left: float, row: float) -> None:
    """Dots from the helper's row through the gutters to where it works."""
    s: SignorieState = v.state
    key, gutter, under = asked_of(v), left + 98.7, row + 16.8
    if key == "spend_points":
        track = s.pending[-1].data[2][0]
        goal = 568 + 108.5 * track - 4 if track < len(CAREERS) else 892.0
        bends = [(gutter, under), (563.5, under), (563.5, 475.2), (max(568.0, goal), 475.2)]
    elif key in ("choose_mission", "choose_marriage"):
        bends = [(gutter, under), (563.5, under), (563.5, 257.0)]
    elif key == "choose_row":
        bends = [(gutter, under), (563.5, under), (563.5, 625.0), (567.0, 625.0)]
    elif key == "choose_assignment":
        bends = [(gutter, row), (gutter, 368.0)]
    else:
        bends = [(gutter, row), (gutter, 547.5), (285.0, 547.5), (285.0, 553.0)]
    dots(sheet, bends)


def dots(sheet: DisplayList, bends: list[tuple[float, float]], pitch: float = 11.2) -> None:
    """A dotted way along straight lines, with an arrowhead at its end."""
    places, rest = [], 0.0
    for (ax, ay), (bx, by) in pairwise(bends):
        long = abs(bx - ax) + abs(by - ay)
        at = rest
        while at < long:
            places.append((ax + (bx - ax) * at / long, ay + (by - ay) * at / long))
            at += pitch
        rest = at - long
    for x, y in places:
        sheet.svg("signorie/way_dot", (x - 3.5, y - 3.5, 7, 7))
    (ax, ay), (x, y) = bends[-2:]
    turn = "M1.5 1.5 V14.5 L11 8Z" if x > ax else "M14.5 1.5 V14.5 L5 8Z" if x < ax else "M1.5 1.5 H14.5 L8 11Z"
    if x == ax and y < ay:
        turn = "M1.5 14 H14.5 L8 4Z"
    head = f'<path d="{turn}" fill="#FFD55E" stroke=DARK stroke-width="1.4" stroke-linejoin="round"/>'
    sheet.shape(head, (x - 8, y - 8, 16, 16), (16, 16))


__all__ = ["choice", "choice_reach", "dots", "reach", "step", "story"]
