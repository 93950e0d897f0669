"""The story of a die: one card for each step of its chain; and on the table the chain itself, with what it reaches."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.parts import badge, dashes, ring
from game.titles.signorie.art import inks
from game.titles.signorie.art.ways import letter, letters, ways
from game.titles.signorie.rules import lacks
from game.titles.signorie.rules.components import CAREERS, COLORS, HELPERS, OFFSPRING_BASE, SIGNORIA
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table import placement as lies
from game.titles.signorie.table.chain import CHOICES, DONE, FREE, NOW, SHUT, STORY, Chain, ChainLink, points_of
from game.titles.signorie.table.placement import PANELS, asked_of

PAPERS: Final = {
    DONE: lay.Ground("#E0E4C6", "", 6),
    NOW: lay.Ground("#FFE9A6", inks.BRONZE, 6, 1.8),
    SHUT: lay.Ground("#E6DAC0", "#B98B6B", 6),
}
LATER: Final = lay.Ground("#FBF4E2", "#C9A47A", 6)
CARD_LEFT, CARD_WIDE, CHOICES_HIGH = 38, 222, (76, 76, 102)
"""The cards stand to the right of the thread with its marks."""
THREAD, HALF_HEAD = 20, 14
"""In the middle of it the marks, so far below the edge of a card as the middle of its first line."""
MARK: Final = 20
PITCH, DOT, HEAD_OF_WAY = 11.2, 7, 16
"""How far the dots of a way are apart, how large they and the head of its arrow are."""
HEAD: Final = inks.STRONG.but(colour=inks.INK)
LITTLE: Final = inks.FINE.but(valign="top")
_STEPS: Final = {DONE: "#2F7A45", NOW: inks.GOLD}
_SIGNS: Final = {DONE: "tick", SHUT: "lock"}


def step(link: ChainLink) -> lay.Block:
    """The mark of a step: tick, gold number, lock, dark number."""
    look = lay.Ground(_STEPS.get(link.stage, "#3B1420"), "#FFE9B0")
    if link.stage in _SIGNS:
        return lay.over(inks.disc(look, MARK), inks.sign(_SIGNS[link.stage], inks.PAD))
    return badge(link.row + 1, inks.STRONG.but(colour=inks.INK if link.stage == NOW else "#F6E3B8"), look, MARK)


def _sheet(color: str, value: int, beside: str) -> DisplayList:
    """Paper headed by the die that is played."""
    facts = {"color": color, "value": value}
    die = lay.icon(f"signorie/dice/{color}_{value}", inks.LARGE) if value else lay.blank(inks.LARGE)
    title = lay.say("signorie-art-story-title", inks.INKED_NAME, facts)
    head = lay.row(die, lay.shared(title), lay.shared(lay.say(beside, inks.FACT.but(align="right"))), gap=inks.INSET)
    return lay.laid(lay.on(inks.SHEET, lay.column(head, lay.blank()), inks.INSET, 6), *STORY)


def story(v: View, chain: Chain) -> DisplayList:
    """The die and its steps from the top down."""
    sheet = _sheet(COLORS[chain.column], chain.value, "signorie-art-story-order")
    marked = [link for link in chain.links if link.stage != FREE]
    top, low = chain.links[0].y + HALF_HEAD, max(link.y for link in marked) + HALF_HEAD
    lay.fill(sheet, (THREAD - 1, top, 2, low - top), lay.ground(inks.bare("#B9955E")))
    for link in chain.links:
        lay.fill(sheet, (CARD_LEFT, link.y, CARD_WIDE, link.high), _card(v, chain, link))
    for link in marked:
        inks.centred(sheet, THREAD, link.y + HALF_HEAD, step(link))
    return sheet


def _title(chain: Chain, link: ChainLink) -> tuple[str, dict[str, Any]]:
    if not link.row:
        return "signorie-art-story-main", {}
    effect = HELPERS[chain.slot(link)].effect
    return inks.message("art-story", effect), {"value": chain.value}


def _card(v: View, chain: Chain, link: ChainLink) -> lay.Block:
    title, facts = _title(chain, link)
    if link.stage == FREE:
        cost = lay.write(HELPERS[chain.slot(link)].cost, inks.MIDDLE.but(colour=inks.INK))
        free = lay.say("signorie-art-story-free", inks.FACT)
        told = lay.column(lay.shared(lay.say(title, inks.FACT, facts)), lay.shared(free), gap=0)
        coin = lay.over(inks.sign("cost", inks.SIGN, inks.DIM), lay.sized(cost, inks.SIGN))
        return lay.over(dashes("#A88652"), lay.pad(lay.row(coin, told), inks.INSET, 3))
    head = lay.say(title, HEAD.but(colour=inks.INK_2) if link.stage == DONE else HEAD, facts)
    asked = link.stage == NOW and asked_of(v) == "spend_points"
    if asked and link.row:
        head = lay.row(head, _pips(v.state, chain, link))
    below = None if link.stage == DONE else _left(v, chain, link) if asked else _how(v, chain, link, facts)
    whole = lay.column(lay.sized(head, high=23), below or lay.blank(), gap=0)
    return lay.on(PAPERS.get(link.stage, LATER), whole, inks.INSET, 2)


def _how(v: View, chain: Chain, link: ChainLink, facts: dict[str, Any]) -> lay.Block:
    """What a step does, what is asked now; or why it can do nothing."""
    s: SignorieState = v.state
    effect = HELPERS[chain.slot(link)].effect if link.row else "main"
    if link.stage == SHUT:
        why = {"why": lacks.of_gain(s, v.me, effect)}
        return lay.say("signorie-refusal-helper-no-effect", LITTLE.but(colour=inks.INK_2), why)
    told = facts | {"dice": OFFSPRING_BASE, "count": s.in_cities(v.me, 0)}
    how = lay.say(inks.message("art-story-how", effect), LITTLE, told)
    if link.stage != NOW or chain.choosing:
        return how
    asked = {"count": s.pending[-1].data[0]} if s.pending[-1].key == "choose_stock_meeple" else {}
    now = lay.say(inks.message("art-now", asked_of(v)), HEAD.but(colour=inks.RED), asked)
    return lay.column(lay.shared(how), now, lay.blank(high=2), gap=2)


def _pips(s: SignorieState, chain: Chain, link: ChainLink) -> lay.Block:
    """A round for each point, dark where it is used."""
    total = points_of(chain, link)
    used = total - s.pending[-1].data[0]
    looks = (lay.Ground(inks.FLAG if pip < used else inks.WHITE, inks.FLAG, width=1.6) for pip in range(total))
    return lay.row(*(inks.disc(look, inks.PAD) for look in looks), gap=4)


def _left(v: View, chain: Chain, link: ChainLink) -> lay.Block:
    """Points used of all, in words; the button to stop stands below."""
    left = v.state.pending[-1].data[0]
    used = points_of(chain, link) - left if link.row else 0
    message = f"signorie-art-story-points{'' if link.row else '-main'}"
    return lay.say(message, LITTLE, {"used": used, "left": left} if link.row else {"left": left})


def choice(v: View) -> DisplayList:
    """While the main action is chosen: the die, and a card for each of the three."""
    s: SignorieState = v.state
    at = s.pending[-1].data[0]
    sheet = _sheet(COLORS[at], s.die(v.me, at), "signorie-art-story-one")
    found = ways(s, v.me, at, s.florins[v.me])
    for y, high, way, name, mark in zip(CHOICES, CHOICES_HIGH, found, ("hire", "task", "signoria"), "ABC"):
        ink = inks.INK if way.possible else inks.INK_2
        how = lay.say(f"signorie-art-story-how-{name}", LITTLE.but(colour=inks.INK_2))
        title = lay.say(f"signorie-art-story-{name}", HEAD.but(colour=ink), {"action": SIGNORIA[at]})
        told = lay.column(
            lay.sized(lay.row(inks.sign(way.sign if way.possible else "lock"), title), high=25),
            lay.say(way.message, inks.NOTE.but(colour=ink), way.facts),
            lay.blank() if name == "signoria" else how,
            gap=0,
        )
        look = lay.Ground("#FFF3CF" if way.possible else "#E6DAC0", inks.BRONZE, 6)
        lay.fill(sheet, (CARD_LEFT, y, CARD_WIDE, high), lay.on(look, told, inks.INSET, 2))
        inks.centred(sheet, THREAD, y + HALF_HEAD, letter(mark))
    return sheet


def choice_reach(v: View) -> DisplayList:
    """Over the table: the letters of the three actions at the places that answer. 1280 x 720."""
    s: SignorieState = v.state
    sheet = inks.overlay()
    letters(sheet, s, v.me, s.pending[-1].data[0], s.florins[v.me])
    return sheet


# --- on the table ------------------------------------------------------------------------------------------------

VEIL: Final = inks.flat(inks.WINE, 0.36)


def _place(chain: Chain, link: ChainLink) -> Rect:
    """Where a step stands on the own board: the action, or a helper."""
    return lies.helper_place(HELPERS[chain.slot(link)]) if link.row else lies.action_place(chain.column)


def _middle(place: Rect) -> float:
    return place[1] + place[3] / 2


def reach(v: View, chain: Chain) -> DisplayList:
    """Over the table: what plays no part rests in a veil, the column is a chain, dots lead to the place where the due step
    works."""
    sheet = inks.overlay()
    for number in range(len(COLORS)):
        over = ring(inks.GLOW, inks.DARK) if number == chain.column else lay.ground(VEIL)
        lay.fill(sheet, lies.column_place(number), over)
    for name in ("pool", "rewards")[asked_of(v) == "choose_assignment" :]:
        lay.fill(sheet, PANELS[name], lay.ground(VEIL))
    left = lies.column_left(chain.column)
    steps = [(link, _middle(_place(chain, link))) for link in chain.links if link.stage != FREE]
    for wide, colour in ((5, inks.DARK), (2.4, inks.GLOW)):
        lay.fill(sheet, (left - wide / 2, steps[0][1], wide, steps[-1][1] - steps[0][1]), lay.ground(inks.bare(colour)))
    due = chain.due
    if due is not None and due.row:
        lay.fill(sheet, _place(chain, due), inks.LIT)
    for link, middle in steps:
        inks.centred(sheet, left - 1, middle, step(link))
    if due is not None and due.row and not chain.choosing:
        dots(sheet, _way(v, chain.column, _middle(_place(chain, due))))
    return sheet


def _way(v: View, column: int, row: float) -> list[tuple[float, float]]:
    """From the helper's row through the gutters to where it works."""
    s: SignorieState = v.state
    key, under = asked_of(v), row + lies.HELPER_PITCH / 2
    _, top, _, high = lies.column_place(column)
    beside = (lies.column_left(column) + lies.COLUMN_WIDE + lies.column_left(column + 1)) / 2
    tower, tower_top, *_ = PANELS["careers"]
    across, below = tower - inks.GAP, PANELS["rewards"][1] - 3
    out = [(beside, under), (across, under)]
    if key == "spend_points":
        track = s.pending[-1].data[2][0]
        goal = lies.tower_left(track) - (4 if track < len(CAREERS) else 0)
        return [*out, (across, below), (max(tower, goal), below)]
    if key in ("choose_mission", "choose_marriage"):
        return [*out, (across, tower_top)]
    if key == "choose_row":
        x, y, *_ = lies.plan_place(2)
        return [*out, (across, y), (x, y)]
    if key == "choose_assignment":
        return [(beside, row), (beside, top - inks.GAP)]
    low = top + high + 3
    x, y = lies.STOCK
    return [(beside, row), (beside, low), (x + inks.PAD, low), (x + inks.PAD, y)]


def dots(sheet: DisplayList, bends: list[tuple[float, float]], pitch: float = PITCH) -> None:
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
        inks.centred(sheet, x, y, lay.icon("signorie/way_dot", DOT))
    (ax, ay), (x, y) = bends[-2:]
    turn = "M1.5 1.5 V14.5 L11 8Z" if x > ax else "M14.5 1.5 V14.5 L5 8Z" if x < ax else "M1.5 1.5 H14.5 L8 11Z"
    if x == ax and y < ay:
        turn = "M1.5 14 H14.5 L8 4Z"
    head = f'<path d="{turn}" fill="#FFD55E" stroke="{inks.DARK}" stroke-width="1.4" stroke-linejoin="round"/>'
    inks.centred(sheet, x, y, lay.sized(lay.shape(head, (HEAD_OF_WAY, HEAD_OF_WAY)), HEAD_OF_WAY, HEAD_OF_WAY))
