"""What hovering a thing says, and things held close."""

from __future__ import annotations

from typing import Final

from game.engine import HIDDEN, View
from game.presentation import DisplayList, Tip
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    GOLD,
    INK,
    INK_2,
    NAVY,
    PAPER,
    art,
    cost_of,
    gives,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.rules.components import (
    ACTION_CARDS,
    BUILDINGS,
    CENTRES,
    ERA_OF,
    KIND_OF,
    LANDSCAPES,
    PILES,
    RANK_IDS,
    SITES,
    VOYAGE,
)
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.hands import me_of

_PLAIN: Final = {
    "die/number": ("number-die", "5.4"),
    "die/event": ("event-die", "5.4"),
    "voyage_deck": ("voyage-deck", "5.7"),
    "discard": ("discard-pile", "5.5"),
    "bank": ("bank", "5.5"),
    "sea": ("sea", "5.4"),
    "purse": ("purse", "6.5"),
    "met": ("met", "6.5"),
    "sailing": ("ship", "5.7"),
    "pirate": ("met", "6.5"),
}


def tip(v: View, target: str) -> Tip | None:
    """The name of a piece, slot or place, and what it is for."""
    s: AnnoState = v.state
    kind, _, rest = target.partition("/")
    if kind == "phase":
        return Tip(f"anno1701-phase-{rest}")
    if target in KIND_OF:
        rule = "6.1" if target in BUILDINGS else "6.4"
        return Tip(name_of(target), art(f"does-{KIND_OF[target]}"), {"gives": gives(target)}, rule)
    if target in VOYAGE:
        return Tip(name_of(target), art(f"met-{VOYAGE[target].kind}"), {"speed": s.speed, "rival": "?"}, "6.5")
    if target in _PLAIN:
        name, rule = _PLAIN[target]
        return Tip(art(f"tip-{name}"), art(f"tip-{name}-text"), rule=rule)
    if kind in ("stock", "frame"):
        return _turned(rest.partition("/")[2])
    if kind == "person":
        seat, _, place = rest.partition("/")
        number = ("c1_row", "c3_row", "c5_row", "c7_row").index(place)
        rank = RANK_IDS[s.people[4 * int(seat) + number]]
        return Tip(name_of(rank), art(f"rank-{rank}"), rule="6.2")
    if kind == "rank":
        return Tip(name_of(rest), art(f"rank-{rest}"), rule="6.2")
    if kind == "pile" and rest in PILES:
        return Tip(name_of(rest), art("tip-pile-text"), {"count": len(s.piles[PILES.index(rest)])}, "5.6")
    if kind == "mark":
        return Tip(art(f"mark-{rest}"), art(f"tip-mark-{rest}"), rule="6.6")
    if kind in ("me", "rival"):
        return _empty(s, kind, rest, me_of(v) if kind == "me" else 1 - me_of(v))
    if kind == "points":
        return Tip(art("race"), art("race-how"))
    plain = {"overview": "overview", "back": "back", "closed": "voyage-deck", "fan": "back"}.get(kind)
    return Tip(art(f"tip-{plain}"), art(f"tip-{plain}-text")) if plain else None


def _empty(s: AnnoState, side: str, place: str, seat: int) -> Tip | None:
    """What may lie on a place where nothing lies, and what it would bring."""
    if place in SITES and not s.sites[seat][SITES.index(place)]:
        free = {"count": sum(1 for card in s.sites[seat] if not card)}
        return Tip(art(f"tip-site-{side}"), art(f"tip-site-{side}-text"), free, "6.1")
    if place == "hand":
        return Tip(art(f"tip-hand-{side}"), art(f"tip-hand-{side}-text"), {"count": len(s.hands[seat])}, "5.6")
    return None


def _turned(card: str) -> Tip | None:
    if card in LANDSCAPES:
        return Tip(name_of(card), art("tip-landscape"), rule="3.3")
    if card in CENTRES:
        return Tip(name_of(card), art("tip-centre"), rule="6.7")
    if card == "ship":
        return Tip(name_of(card), art("tip-ship-text"), rule="5.7")
    return Tip(name_of(card), art("tip-warehouse"), rule="3.3")


def zoom(v: View, target: str) -> DisplayList | None:
    """A card held close, with its full text; all discarded cards; the costs of the overview."""
    if target in KIND_OF and target != HIDDEN:
        return _card(target)
    if target == "discard":
        s: AnnoState = v.state
        return _discarded(s.discard) if s.discard else None
    return None


def _card(card: str) -> DisplayList:
    sheet = DisplayList(268, 348)
    sheet.panel((0, 0, 268, 348), PAPER, GOLD, 10, 2)
    what = KIND_OF[card]
    sheet.panel((1, 1, 266, 44), "#8E2F3C" if card in ACTION_CARDS else "#35507A", "", 9, 0)
    sheet.say((14, 3, 200, 40), name_of(what), size=21, colour="#FFFFFF", face="title", lines=1)
    sheet.svg(f"anno1701/backs/era{ERA_OF[card]}", (226, 8, 30, 30))
    sheet.svg(f"anno1701/buildings/{what}", (9, 50, 250, 128))
    words(sheet, 16, 186, 236, 66, f"does-{what}", size=16, colour=INK, lines=3, params={"gives": gives(card)})
    if cost_of(card):
        words(sheet, 16, 262, 60, 30, "cost", size=13, colour=INK_2)
        write(sheet, 76, 262, 180, 30, cost_of(card), size=17, colour=INK, face="bold")
    words(
        sheet,
        16,
        302,
        236,
        34,
        "kind-action" if card in ACTION_CARDS else "kind-building",
        size=13,
        colour=INK_2,
        lines=2,
    )
    return sheet


def _discarded(cards: tuple[str, ...]) -> DisplayList:
    rows = (len(cards) + 4) // 5
    sheet = DisplayList(356, 44 + 70 * rows)
    sheet.panel((0, 0, 356, 44 + 70 * rows), NAVY, GOLD, 10, 1.6)
    icon(sheet, "card", 12, 10, 22)
    words(sheet, 42, 6, 300, 30, "discard", params={"count": len(cards)}, size=16)
    for i, card in enumerate(cards):
        sheet.place(face(f"building:{card}"), 14 + i % 5 * 67, 42 + i // 5 * 70)
    return sheet
