"""The faces of what can be pressed: chips of actions, goods to choose, coins to share between two villages."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import Control, DisplayList, Way
from game.titles.anno1701.art.inks import (
    CREAM,
    GLOW,
    GOLD,
    INK,
    INK_2,
    LINE,
    MID,
    PALE,
    ROMAN,
    SAND,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.art.lobby import choice
from game.titles.anno1701.art.turning import card_rect
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.actions.base import CONFIRM
from game.titles.anno1701.rules.actions.building import Upgrade
from game.titles.anno1701.rules.components import (
    BANK_RATE,
    CENTRES,
    GOOD_OF,
    GOODS,
    HAND_SIZE,
    LANDSCAPES,
    RANK_IDS,
    REPAIR_WOOD,
    SHIP_MIN_VOYAGE,
)
from game.titles.anno1701.rules.decisions import ACTIONS
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table import paying
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import layout

_OPEN = ("#12364F", LINE, CREAM)
_SHUT = ("#0F2A3D", "#274E67", "#8FAFC2")
_ARMED = ("#5A4310", GLOW, CREAM)
_UPGRADE = Upgrade()
_VILLAGE_PAYS = ("search_pile", "theatre_cancel")


def control(v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
    """The face of a control, or None for one that ends something."""
    kind = control.key.partition("/")[0]
    if kind == "gain":
        return _gain(control, enabled)
    if kind == "search":
        return _search(control, enabled)
    if kind == "layout":
        return _layout(v, control)
    if control.key == "arrange":
        sheet = DisplayList(*control.rect[2:])
        sheet.panel((0.6, 0.6, 90.8, 61.8), "#F6EEDC", GLOW, 7, 2)
        icon(sheet, "hammer", 34, 6, 24, c=INK)
        words(sheet, 4, 32, 84, 26, "do-arrange", size=12.5, colour=INK, face="bold", align="center")
        return sheet
    if kind == "split":
        return _split(control)
    if kind == "tribute" and not control.ends:
        return _tribute(control)
    if control.ends:
        return None
    return _chip(v, control, enabled, armed)


def _gain(control: Control, enabled: bool) -> DisplayList:
    sheet = DisplayList(*control.rect[2:])
    w, h = sheet.size
    sheet.panel((0.6, 0.6, w - 1.2, h - 1.2), "#F6EEDC" if enabled else SAND, GLOW if enabled else LINE, 7, 1.8)
    icon(sheet, control.icon, w / 2 - 12, 2, 24)
    text = f"{control.params['before']}→**{control.params['after']}**"
    write(sheet, 2, h - 22, w - 4, 20, text, size=14.5, colour=INK, **MID)
    return sheet


def _search(control: Control, enabled: bool) -> DisplayList:
    """Looking through a pile for a coin."""
    sheet = DisplayList(*control.rect[2:])
    fill, line, ink = _OPEN if enabled else _SHUT
    sheet.panel((0.6, 0.6, 136.8, 25.8), fill, line, 6, 1.2)
    icon(sheet, "eye", 7, 5, 17, c=ink)
    sheet.say((29, 0, 104, 27), control.label, size=12.5, colour=ink, lines=1)
    return sheet


def answer(v: View, a: Action) -> DisplayList | None:
    """What goes to the bank and what comes for it, or what a coin of this or that village would make of both."""
    if a.kind == "bank_trade":
        return _swap(v, a)
    if a.kind not in (*_VILLAGE_PAYS, "diplomacy"):
        return None
    s: AnnoState = v.state
    buys = a.kind != "diplomacy" or a.args[0] == "gold_to_good"
    centre = CENTRES.index(next(arg for arg in a.args if arg in CENTRES))
    params: dict[str, int] = {}
    for number, side in enumerate(("left", "right")):
        gold = s.gold[2 * a.seat + number]
        params[side] = gold
        params[f"{side}_after"] = gold + (0 if number != centre else -1 if buys else 1)
    sheet = DisplayList(164, 74 if a.kind == "diplomacy" else 44)
    sheet.place(_split(Control("split", "actions", (0, 0, 164, 44), (a.kind,), "", params=params)), 0, 0)
    if a.kind == "diplomacy":
        k = LANDSCAPES.index(a.args[1])
        held = s.goods[7 * a.seat + k]
        sheet.panel((0.6, 46, 162.8, 27), "#F6EEDC", GOLD, 7, 1.4)
        text = f"[{GOODS[GOOD_OF[k]]}] {held}→**{held + 1 if buys else held - 1}**"
        write(sheet, 2, 46, 160, 27, text, size=14.5, colour="#1F6B3A" if buys else "#8E1F1A", **MID)
    return sheet


def _swap(v: View, a: Action) -> DisplayList:
    """Three of one kind, an arrow, the card that gains one, from what to what."""
    give, take = kind_of(a.args[0][0]), a.args[1]
    gain = next(turn for turn in paying.turns(v.state, a) if turn.place == take)
    sheet = DisplayList(118, 84)
    sheet.panel((0.6, 0.6, 116.8, 82.8), "#F6EEDC", GOLD, 7, 1.6)
    icon(sheet, give, 24, 6, 28)
    write(sheet, 4, 6, 20, 28, str(BANK_RATE), size=15, colour="#8E1F1A", face="bold", align="right")
    icon(sheet, "arrow", 55, 12, 16, c=INK_2)
    icon(sheet, kind_of(take), 76, 6, 28)
    name = f"anno1701-art-pay-village-{take.removeprefix('centre_')}" if take in CENTRES else name_of(take)
    sheet.say((4, 36, 110, 20), name, size=12.5, colour=INK, align="center", lines=1)
    write(sheet, 4, 56, 110, 24, f"{gain.was}→**{gain.now}**", size=15, colour="#1F6B3A", **MID)
    return sheet


def way(v: View, a: Action) -> Way | None:
    """The village itself, where it is asked which of the two pays a coin on the table."""
    if a.kind not in _VILLAGE_PAYS or CONFIRM in a.args or layout(v) not in ("table", "dice"):
        return None
    x, y, w, h = card_rect(v, a.seat, next(arg for arg in a.args if arg in CENTRES))
    return Way((x, y, w, h), ((x + w / 2, y + h / 2),))


def _layout(v: View, control: Control) -> DisplayList:
    """A proposed layout as a small map."""
    s: AnnoState = v.state
    sheet = DisplayList(*control.rect[2:])
    proposed = KINDS["assign_layout"].options(s, s.pending[-1], me_of(v))
    island = choice(v, proposed[int(control.key.partition("/")[2])])
    sheet.place(island, 0, 0, control.rect[2] / island.size[0])
    return sheet


def _tribute(control: Control) -> DisplayList:
    """The villages that would pay, each with what it would hold."""
    sheet = DisplayList(*control.rect[2:])
    w, h = sheet.size
    sheet.panel((0.6, 0.6, w - 1.2, h - 1.2), "#E3BE6A", "#FFF3C4", 7, 1.6)
    params = control.params
    paying = [side for side in ("left", "right") if params[side] != params[f"{side}_after"]]
    for row, side in enumerate(paying):
        high = h / len(paying)
        facts = {"was": params[side], "now": params[f"{side}_after"]}
        box = (3.0, row * high + (1 if len(paying) > 1 else 0), w - 6, high)
        words(sheet, *box, f"paid-{side}", params=facts, size=13, colour=INK, face="bold", align="center")
    return sheet


def _split(control: Control) -> DisplayList:
    """Both villages as they would stand then."""
    sheet = DisplayList(*control.rect[2:])
    w, h = sheet.size
    sheet.panel((0.6, 0.6, w - 1.2, h - 1.2), "#F6EEDC", GOLD, 7, 1.6)
    half = w / 2
    for at, side in ((0.0, "left"), (half, "right")):
        was, now = control.params[side], control.params[f"{side}_after"]
        words(sheet, at + 6, 1, half - 10, 17, f"village-{side}", size=11.5, colour=INK_2)
        ink = INK_2 if was == now else "#8E1F1A" if now < was else "#1F6B3A"
        if not now:
            icon(sheet, "discontent", at + half - 24, 2, 16)
        text = f"[gold]{was}→**{now}**" if was != now else f"[gold]{was}"
        write(sheet, at + 6, 17, half - 8, h - 18, text, size=14.5, colour=ink)
    sheet.panel((half - 1, 6, 1, h - 12), "#C9A45A", "", 0)
    return sheet


def _chip(v: View, control: Control, enabled: bool, armed: bool) -> DisplayList:
    sheet = DisplayList(*control.rect[2:])
    w, h = sheet.size
    fill, line, ink = _ARMED if armed else _OPEN if enabled else _SHUT
    sheet.panel((0.6, 0.6, w - 1.2, h - 1.2), fill, line, 7, 2 if armed else 1.3)
    tall = h > 50
    edge = 26 if tall else 20
    icon(sheet, control.icon, 7, (h - edge) / 2, edge, 255 if enabled else 120, c=_coloured(control.icon, ink))
    left = edge + 13
    message, params = _says(v, control.key, enabled)
    sheet.say((left, 3, w - left - 4, h / 2 - 2), control.label, size=13.5, colour=ink, face="bold", lines=1)
    words(
        sheet, left, h / 2, w - left - 4, h / 2 - 4, message, params=params, size=11.5, colour=PALE if enabled else ink
    )
    if not enabled:
        sheet.svg("shared/icons/lock_red", (edge - 4, (h + edge) / 2 - 11, 13, 13))
    return sheet


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
        best = max(RANK_IDS.index(a.args[1]) for a in _UPGRADE.options(s, ACTIONS[me], me))
        return f"chip-rank-{RANK_IDS[best]}", {}
    if key == "repair":
        if s.ship[me] == 4:
            return "chip-repair-best", {}
        return "chip-repair", {"wood": REPAIR_WOOD, "state": ROMAN[s.ship[me] + 1]}
    if key == "voyage":
        bad = s.ship[me] < SHIP_MIN_VOYAGE
        return ("chip-voyage-off" if bad else "chip-voyage"), {"state": ROMAN[s.ship[me]]}
    if key == "refill":
        return "chip-refill", {"count": len(s.hands[me]), "after": HAND_SIZE}
    return f"chip-{key}" if enabled else f"chip-{key}-off", {}


__all__ = ["answer", "control", "way"]
