"""What hovering a thing says, and things held close."""

from __future__ import annotations

from typing import Final

from game.engine import HIDDEN, View
from game.presentation import DisplayList, Tip
from game.presentation import layout as lay
from game.presentation.layout import Ground, blank, column, grid, icon, laid, on, pad, row, sized
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import HEAD, INKED, TITLE, art, cost_of, gives, name_of, said, sign
from game.titles.anno1701.rules import components as box
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
_ACROSS: Final = 5
"""So many discarded cards lie side by side."""


def tip(v: View, target: str) -> Tip | None:
    """The name of a piece, slot or place, and what it is for."""
    s: AnnoState = v.state
    kind, _, rest = target.partition("/")
    if kind == "phase":
        return Tip(f"anno1701-phase-{rest}")
    if target in box.KIND_OF:
        rule = "6.1" if target in box.BUILDINGS else "6.4"
        return Tip(name_of(target), art(f"does-{box.KIND_OF[target]}"), {"gives": gives(target)}, rule)
    if target in box.VOYAGE:
        return Tip(name_of(target), art(f"met-{box.VOYAGE[target].kind}"), {"speed": s.speed, "rival": "?"}, "6.5")
    if target in _PLAIN:
        name, rule = _PLAIN[target]
        return Tip(art(f"tip-{name}"), art(f"tip-{name}-text"), rule=rule)
    if kind in ("stock", "frame"):
        return _turned(rest.partition("/")[2])
    if kind == "person":
        seat, _, place = rest.partition("/")
        number = ("c1_row", "c3_row", "c5_row", "c7_row").index(place)
        rank = box.RANK_IDS[s.people[4 * int(seat) + number]]
        return Tip(name_of(rank), art(f"rank-{rank}"), rule="6.2")
    if kind == "rank":
        return Tip(name_of(rest), art(f"rank-{rest}"), rule="6.2")
    if kind == "pile" and rest in box.PILES:
        return Tip(name_of(rest), art("tip-pile-text"), {"count": len(s.piles[box.PILES.index(rest)])}, "5.6")
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
    if place in box.SITES and not s.sites[seat][box.SITES.index(place)]:
        free = {"count": sum(1 for card in s.sites[seat] if not card)}
        return Tip(art(f"tip-site-{side}"), art(f"tip-site-{side}-text"), free, "6.1")
    if place == "hand":
        return Tip(art(f"tip-hand-{side}"), art(f"tip-hand-{side}-text"), {"count": len(s.hands[seat])}, "5.6")
    return None


def _turned(card: str) -> Tip | None:
    if card in box.LANDSCAPES:
        return Tip(name_of(card), art("tip-landscape"), rule="3.3")
    if card in box.CENTRES:
        return Tip(name_of(card), art("tip-centre"), rule="6.7")
    if card == "ship":
        return Tip(name_of(card), art("tip-ship-text"), rule="5.7")
    return Tip(name_of(card), art("tip-warehouse"), rule="3.3")


def zoom(v: View, target: str) -> DisplayList | None:
    """A card held close, with its full text; all discarded cards; the costs of the overview."""
    if target in box.KIND_OF and target != HIDDEN:
        return _card(target)
    if target == "discard":
        s: AnnoState = v.state
        return _discarded(s.discard) if s.discard else None
    return None


def _card(card: str) -> DisplayList:
    what, deed, cost = box.KIND_OF[card], card in box.ACTION_CARDS, cost_of(card)
    text = INKED.but(size=16, lines=0)
    note = INKED.but(colour=inks.INK_2, lines=0)
    name = lay.say(name_of(what), TITLE.but(colour=inks.CREAM))
    band = Ground(inks.BANDS["action" if deed else "special"])
    price = row(sized(said("cost", note), 60), lay.write(cost, text.but(face="bold"))) if cost else blank()
    told = column(
        sized(on(band, row(name, icon(f"anno1701/backs/era{box.ERA_OF[card]}", 30)), inks.PAD, 0), high=44),
        sized(pad(lay.picture(f"anno1701/buildings/{what}"), 8, 2), high=132),
        pad(said(f"does-{what}", text, {"gives": gives(card)}), inks.PAD, 3),
        sized(pad(price, inks.PAD, 0), high=inks.ROW),
        sized(pad(said("kind-action" if deed else "kind-building", note), inks.PAD, 0, inks.PAD, inks.INSET), high=46),
    )
    return laid(on(Ground(inks.PAPER, inks.GOLD, width=2), told, 1), 268, 348)


def _discarded(cards: tuple[str, ...]) -> DisplayList:
    """All cards of the discard pile."""
    head = row(sign("card"), sized(said("discard", HEAD, {"count": len(cards)}), 300))
    rows = grid((lay.drawn(face(f"building:{card}")) for card in cards), _ACROSS, inks.INSET, inks.PAD)
    return laid(
        on(Ground(inks.NAVY, inks.GOLD, width=1.6), column(sized(head, high=inks.ROW), rows), inks.PAD, inks.INSET)
    )
