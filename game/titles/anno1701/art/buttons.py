"""The faces of what can be pressed: chips of actions, goods to choose, coins to share between two villages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.engine import Action, View
from game.presentation import Control, DisplayList, Way
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, blank, column, corner, icon, laid, on, over, pad, row, sized
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.inks import INKED, INKED_NAME, NOTE, NUMERAL, name_of, said, sign
from game.titles.anno1701.art.lobby import choice
from game.titles.anno1701.art.turning import card_rect
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.actions.building import Upgrade
from game.titles.anno1701.rules.decisions import ACTIONS, CONFIRM
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table import paying
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import on_shores

_OPEN: Final = Ground(inks.NAVY_2, inks.LINE, width=1.3), inks.CREAM
_SHUT: Final = Ground("#0F2A3D", "#274E67", width=1.3), "#8FAFC2"
_ARMED: Final = Ground("#5A4310", inks.GLOW, width=2), inks.CREAM
LEAF: Final = Ground(inks.PAPER, inks.GOLD, width=1.6)
AMOUNT: Final = INKED_NAME.but(face="body", align="center", leading=1.2)
WIDE, TALL = 164, 50
_UPGRADE: Final = Upgrade()
_VILLAGE_PAYS: Final = ("search_pile", "theatre_cancel")


def control(v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
    """The face of a control, or None for one that ends something."""
    kind = control.key.partition("/")[0]
    if kind == "layout":
        return _layout(v, control)
    block = _block(v, control, enabled, armed, kind)
    return laid(block, *control.rect[2:]) if block else None


def _block(v: View, control: Control, enabled: bool, armed: bool, kind: str) -> Block | None:
    if kind == "gain":
        look = LEAF.but(line=inks.GLOW) if enabled else LEAF.but(fill=inks.SAND, line=inks.LINE)
        text = f"{control.params['before']}→**{control.params['after']}**"
        return on(look, column(row(sign(control.icon, 24), along="middle"), lay.write(text, AMOUNT), gap=0), 2, 1)
    if kind == "search":
        look, ink = _OPEN if enabled else _SHUT
        return on(look, row(sign("eye", c=ink), lay.say(control.label, NOTE.but(colour=ink))), inks.INSET, 0)
    if control.key == "arrange":
        told = column(
            blank(), row(sign("hammer", 24, c=inks.INK), along="middle"), said("do-arrange", NUMERAL), blank()
        )
        return on(LEAF.but(line=inks.GLOW), told, 3, 0)
    if kind == "split":
        return _split(control.params)
    if control.ends:
        return None
    return _tribute(control.params) if kind == "tribute" else _chip(v, control, enabled, armed)


def answer(v: View, a: Action) -> DisplayList | None:
    """What goes to the bank and what comes for it, or what a coin of this or that village would make of both."""
    if a.kind == "bank_trade":
        return _swap(v, a)
    if a.kind not in (*_VILLAGE_PAYS, "diplomacy"):
        return None
    s: AnnoState = v.state
    buys = a.kind != "diplomacy" or a.args[0] == "gold_to_good"
    centre = box.CENTRES.index(next(arg for arg in a.args if arg in box.CENTRES))
    params: dict[str, int] = {}
    for number, side in enumerate(("left", "right")):
        gold = s.gold[2 * a.seat + number]
        params[side] = gold
        params[f"{side}_after"] = gold + (0 if number != centre else -1 if buys else 1)
    told = sized(_split(params), WIDE, 44)
    if a.kind == "diplomacy":
        k = box.LANDSCAPES.index(a.args[1])
        held = s.goods[7 * a.seat + k]
        text = f"[{box.GOODS[box.GOOD_OF[k]]}] {held}→**{held + 1 if buys else held - 1}**"
        good = on(LEAF, lay.write(text, AMOUNT.but(colour=inks.GREEN if buys else inks.CRIMSON)))
        told = column(told, sized(good, high=27), gap=3)
    return laid(told)


def _swap(v: View, a: Action) -> DisplayList:
    """Three of one kind, an arrow, the card that gains one, from what to what."""
    give, take = kind_of(a.args[0][0]), a.args[1]
    gain = next(turn for turn in paying.turns(v.state, a) if turn.place == take)
    name = f"anno1701-art-pay-village-{take.removeprefix('centre_')}" if take in box.CENTRES else name_of(take)
    price = sized(lay.write(box.BANK_RATE, AMOUNT.but(colour=inks.CRIMSON, face="bold")), 12)
    told = column(
        row(
            price, sign(give, inks.ROW), sign("arrow", 16, c=inks.INK_2), sign(kind_of(take), inks.ROW), along="middle"
        ),
        lay.say(name, INKED.but(align="center")),
        lay.write(f"{gain.was}→**{gain.now}**", AMOUNT.but(colour=inks.GREEN)),
    )
    return laid(on(LEAF, told, 3, inks.INSET), 118, 84)


def way(v: View, a: Action) -> Way | None:
    """The village itself, where it is asked which of the two pays a coin on the table."""
    if a.kind not in _VILLAGE_PAYS or CONFIRM in a.args or not on_shores(v):
        return None
    x, y, w, h = card_rect(v, a.seat, next(arg for arg in a.args if arg in box.CENTRES))
    return Way((x, y, w, h), ((x + w / 2, y + h / 2),))


def _layout(v: View, control: Control) -> DisplayList:
    """A proposed layout as a small map."""
    s: AnnoState = v.state
    proposed = KINDS["assign_layout"].options(s, s.pending[-1], me_of(v))
    island = choice(v, proposed[int(control.key.partition("/")[2])])
    wide, high = control.rect[2:]
    return laid(corner(lay.drawn(island, wide / island.size[0]), 0), wide, high)


def _tribute(params: Mapping[str, Any]) -> Block:
    """The villages that would pay, each with what it would hold."""
    words = INKED.but(face="bold", align="center", lines=0)
    told = (
        said(f"paid-{side}", words, {"was": params[side], "now": params[f"{side}_after"]})
        for side in ("left", "right")
        if params[side] != params[f"{side}_after"]
    )
    return on(LEAF.but(fill=inks.GOLD, line="#FFF3C4"), column(*told, gap=0), 3, 1)


def _split(params: Mapping[str, Any]) -> Block:
    """Both villages as they would stand then."""
    halves = [_village(side, params[side], params[f"{side}_after"]) for side in ("left", "right")]
    line = sized(lay.ground(Ground("#C9A45A", radius=0)), 1)
    return on(LEAF, row(halves[0], line, halves[1]), inks.INSET, 2)


def _village(side: str, was: int, now: int) -> Block:
    """A village, whose gold would change so; who lives there is upset where none is left."""
    ink = inks.INK_2 if was == now else inks.CRIMSON if now < was else inks.GREEN
    name = said(f"village-{side}", NUMERAL.but(face="body", align="left", colour=inks.INK_2))
    text = f"[gold]{was}→**{now}**" if was != now else f"[gold]{was}"
    told = column(name, lay.write(text, AMOUNT.but(colour=ink, align="left")), gap=0)
    return over(told, None if now else corner(sign("discontent", 16)))


def _chip(v: View, control: Control, enabled: bool, armed: bool) -> Block:
    look, ink = _ARMED if armed else _OPEN if enabled else _SHUT
    edge = 26 if control.rect[3] > TALL else 20
    drawing = sign(control.icon, edge, 255 if enabled else 120, _coloured(control.icon, ink))
    lock = None if enabled else corner(icon("shared/icons/lock_red", 13), 1, 1)
    message, params = _says(v, control.key, enabled)
    told = column(
        lay.say(control.label, NOTE.but(colour=ink, face="bold", lines=0)),
        said(message, NOTE.but(size=11.5, colour=inks.PALE if enabled else ink, lines=0), params),
        gap=0,
    )
    mark = lay.fitted(sized(over(drawing, lock), edge + 3, edge + 4))
    return on(look, row(mark, pad(told, 0, 3), gap=3), 3, 0)


def _coloured(name: str, ink: str) -> str:
    return "" if name in ("bank", "card", "gold") else ink


def _says(v: View, key: str, enabled: bool) -> tuple[str, dict[str, object]]:
    """What the control would do now, or what is missing for it."""
    s: AnnoState = v.state
    me = me_of(v)
    if key == "build":
        return ("chip-build-on" if enabled else "chip-build-off"), {}
    if key == "upgrade":
        if not enabled:
            return "chip-upgrade-off", {}
        best = max(box.RANK_IDS.index(a.args[1]) for a in _UPGRADE.options(s, ACTIONS[me], me))
        return f"chip-rank-{box.RANK_IDS[best]}", {}
    if key == "repair":
        if s.ship[me] == box.SHIP_MAX:
            return "chip-repair-best", {}
        return "chip-repair", {"wood": box.REPAIR_WOOD, "state": inks.ROMAN[s.ship[me] + 1]}
    if key == "voyage":
        bad = s.ship[me] < box.SHIP_MIN_VOYAGE
        return ("chip-voyage-off" if bad else "chip-voyage"), {"state": inks.ROMAN[s.ship[me]]}
    if key == "refill":
        return "chip-refill", {"count": len(s.hands[me]), "after": box.HAND_SIZE}
    return f"chip-{key}" if enabled else f"chip-{key}-off", {}
