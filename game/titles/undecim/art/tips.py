"""What hovering a thing says."""

from __future__ import annotations

from game.engine import View
from game.presentation import Tip
from game.titles.undecim.art.inks import name_of
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import ACTION_CARDS, AWARDS, FACES, KIND
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook


def tip(v: View, target: str) -> Tip | None:
    """The name of a piece, slot or place, and what it is for."""
    s: UndecimState = v.state
    kind, _, rest = target.partition("/")
    if target in FACES:
        return _resource(s, target)
    if target == "variants":
        names = tuple(f"option_{name}" for name, _ in s.variants)
        return Tip("undecim-art-tip-variants", "undecim-art-tip-variants-text", {"changed": names}, "8")
    if target == "rounds":
        return Tip("undecim-part-round", params={"number": s.round})
    if kind == "phase":
        return Tip(f"undecim-part-{rest}".replace("_", "-"))
    if target == "mine/new":
        return Tip("undecim-build-new", "undecim-art-tip-new-text", rule="6.4")
    if kind in ("rival", "seat"):
        seat = int(rest)
        facts = {"seat": seat, "hand": len(s.hands[seat]), "vp": s.vp[seat], "land": sum(outlook.land_lines(s, seat))}
        return Tip("undecim-art-tip-rival", "undecim-art-tip-rival-text", facts)
    card = rest if kind in ("card", "field") else target
    if card in ACTION_CARDS:
        return Tip(name_of(card), f"undecim-text-{card}".replace("_", "-"), rule="6.9")
    if kind == "award" and rest in AWARDS:
        return Tip(name_of(rest), f"undecim-text-{rest}".replace("_", "-"), rule="6.10")
    side = rest if kind in ("side", "mine") else rest.partition("/")[2] if kind == "has" else ""
    if side in KIND:
        return Tip(name_of(side), f"undecim-art-tip-{KIND[side]}-text", _numbers(s, v), "6.1")
    if kind == "town" and rest in FACES:
        return _town(s, rest)
    named = _NAMED.get(kind)
    if named is None:
        return None
    return Tip(f"undecim-art-tip-{named}", f"undecim-art-tip-{named}-text", _numbers(s, v), _RULES.get(named, ""))


_NAMED = {
    "moon": "moon",
    "ring": "moon",
    "counter": "moon",
    "die": "die",
    "deck": "deck",
    "discard": "discard",
    "down": "down",
    "secret": "secret",
    "sealed": "secret",
    "hand": "hand",
    "acts": "acts",
    "start": "start",
    "tray": "tray",
    "annexed": "annexed",
}
_RULES = {"moon": "6.7", "die": "5.2", "secret": "5.2", "annexed": "V3"}


def _numbers(s: UndecimState, v: View) -> dict[str, int]:
    seat = v.seat or 0
    return {
        "counters": s.counters,
        "die": s.die,
        "deck": len(s.deck),
        "discard": len(s.discard),
        "gold": scoring.gold_vp(s, seat),
        "first": scoring.enemies_vp(s, 1),
        "three": scoring.enemies_vp(s, 3),
        "land": sum(outlook.land_lines(s, seat)),
    }


def _resource(s: UndecimState, card: str) -> Tip:
    for seat in range(s.seats):
        if any(card in cards for cards in s.settled[seat]):
            first = next(cards[0] for cards in s.settled[seat] if card in cards)
            return _town(s, first)
        if card in s.loose[seat]:
            side = s.sides[seat][s.loose[seat].index(card)]
            key = "fresh" if card in s.fresh else "loose"
            return Tip(name_of(side), f"undecim-art-tip-{key}-text", {"card": card}, "6.2")
    return Tip(name_of(card), "undecim-art-tip-resource-text", rule="6.1")


def _town(s: UndecimState, first: str) -> Tip:
    for cards in (cards for mine in s.settled for cards in mine):
        if cards[0] == first:
            return Tip(
                "undecim-art-tip-town",
                "undecim-art-tip-town-text",
                {"level": len(cards), "vp": scoring.town_vp(s, len(cards))},
                "6.5",
            )
    return Tip("undecim-art-tip-town", "undecim-art-tip-town-text", {"level": 0, "vp": 0}, "6.4")
