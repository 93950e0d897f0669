"""Examples for the rules: positions of the game in which the rules themselves are asked (``examples.toml``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from game.engine import Chance, View
from game.presentation.example import Place, Window
from game.presentation.examples import Examples
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.decisions import ask
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.hands import CENTRE_SLOTS, slot_of_card

ME: Final = 0
_SEED: Final = 1
_COLORS: Final = tuple(box.SIDE_COLORS[side] for side in box.SIDES)
_PHASES: Final = {"roll": "dice", "place": "dice", "queen": "dice", "harbour": "dice", "diplomacy": "dice"}
"""Questions of another phase than the action phase."""
_FINAL: Final = ("final", "refill", "exchange")


@cache
def _set_up() -> AnnoState:
    """The first seat is the lion and to draw its first three cards."""
    s: AnnoState = CONTROLLER.setup(2, {}, Chance(_SEED))
    s.side = list(box.SIDES)
    while s.pending[-1].key != "choose_first_pile":
        CONTROLLER.apply(s, CONTROLLER.legal(s, s.pending[-1].seats[0])[0], Chance(_SEED))
    s.actor = s.first = ME
    s.pending[:] = [ask("choose_first_pile", ME)]
    return s


@cache
def _dealt() -> AnnoState:
    """The first seat's action phase in the first turn, hands empty."""
    s = _set_up().clone()
    s.turn, s.phase, s.agenda, s.number, s.event = 1, "action", (), 6, box.EVENTS.index("pirates_hunt")
    s.pending[:] = [ask("actions", ME)]
    return s


def _take_out(s: AnnoState, card: str) -> None:
    """A card leaves the pile in which it lies."""
    s.piles = [tuple(other for other in pile if other != card) for pile in s.piles]


def _goods(s: AnnoState, seat: int, amounts: Mapping[str, int]) -> None:
    for landscape, amount in amounts.items():
        s.goods[len(box.LANDSCAPES) * seat + box.LANDSCAPES.index(landscape)] = amount


def _gold(s: AnnoState, seat: int, coins: list[int]) -> None:
    s.gold[len(box.CENTRES) * seat : len(box.CENTRES) * (seat + 1)] = coins


def _people(s: AnnoState, seat: int, ranks: list[str]) -> None:
    s.people[len(box.PEOPLE) * seat : len(box.PEOPLE) * (seat + 1)] = [box.RANK_IDS.index(rank) for rank in ranks]
    for level, rank in enumerate(box.RANKS[1:], 1):
        s.ranks_left[level] = rank.cards - sum(held >= level for held in s.people)


def _hand(s: AnnoState, seat: int, cards: list[str]) -> None:
    for card in cards:
        _take_out(s, card)
    s.hands[seat] = tuple(cards)
    s.backs[seat] = tuple(box.ERA_OF[card] for card in cards)


def _built(s: AnnoState, seat: int, buildings: Mapping[str, str]) -> None:
    sites = list(s.sites[seat])
    for site, card in buildings.items():
        _take_out(s, card)
        sites[box.SITES.index(site)] = card
    s.sites[seat] = tuple(sites)


def _of(field: str) -> Callable[[AnnoState, int, Any], None]:
    """Sets the entry of a seat."""
    return lambda s, seat, value: getattr(s, field).__setitem__(seat, value)


_OWN: Final[dict[str, Callable[[AnnoState, int, Any], None]]] = {
    "goods": _goods,
    "gold": _gold,
    "people": _people,
    "hand": _hand,
    "built": _built,
    "ship": _of("ship"),
    "rum": _of("rum"),
    "tobacco": _of("tobacco"),
}
"""How each fact about a seat comes to be."""


def _asked(s: AnnoState, key: str, *data: Any) -> None:
    if key == "choose_first_pile":
        return
    s.phase = "final" if key in _FINAL else _PHASES.get(key, "action")
    if key == "roll":
        s.number = s.event = 0
    s.pending[:] = [ask(key, ME, *data)]


def _met(s: AnnoState, *cards: str) -> None:
    """On a voyage on which these cards were turned over, the last one just now."""
    s.phase, s.speed, s.strength = "voyage", box.SHIP_SAILS, box.SHIP_CANNONS
    if cards:
        s.voyage_deck = tuple(other for other in s.voyage_deck if other not in cards)
        s.revealed, s.agenda = cards, (("after_card", ME, cards[-1]),)
        s.used = (0,) * len(box.VOYAGE[cards[-1]].offers)


class _AnnoExamples(Examples[AnnoState]):
    """Cards of the settlements are named as in the rules, those of the rival with ``rival:`` before."""

    def position(self, facts: Mapping[str, Any]) -> AnnoState:
        """What a seat has (the rival in ``rival``), then ``asked``: a question and what it is about; ``happens``: a step
        of the dice phase that comes by itself; ``sea``: the card of a voyage, or several; ``event``: a face of the event die."""
        asked = facts.get("asked", ["actions"])
        s = (_set_up() if asked == ["choose_first_pile"] else _dealt()).clone()
        for seat, of in ((ME, facts), (1 - ME, facts.get("rival", {}))):
            for name, make in _OWN.items():
                if name in of:
                    make(s, seat, of[name])
        if "sea" in facts:
            sea = facts["sea"]
            _met(s, *(sea if isinstance(sea, list) else [sea] if sea else []))
            s.pending[:] = [ask(asked[0], ME, *asked[1:])]
        else:
            _asked(s, *asked)
        if "happens" in facts:
            s.phase, s.number = "dice", facts.get("number", s.number)
            s.event = box.EVENTS.index(facts.get("event", box.EVENTS[s.event]))
            step, thing = facts["happens"]
            s.pending.clear()
            s.agenda = ((step, ME, thing), ("begin_actions", ME, ""))
        return s

    def places(self, s: AnnoState, name: str) -> tuple[Place, ...]:
        """A card of a settlement or a place in it, else the slot or region of that name."""
        owner, _, thing = name.rpartition(":")
        seat = 1 - ME if owner else ME
        if thing in (*box.OUTER_CARDS, *CENTRE_SLOTS):
            return ((slot_of_card(_seen(s), seat, thing),),)
        if thing in (*box.SITES, *box.PEOPLE, *box.OUTER_SLOTS):
            return ((f"{'rival' if owner else 'me'}/{thing}",),)
        return ((f"pile/{thing}",),) if thing in box.PILES else ((thing,),)

    def _window(self, facts: Mapping[str, Any], told: Any) -> Window:
        window = super()._window(facts, told)
        return window._replace(view=window.view._replace(colors=_COLORS))


def _seen(s: AnnoState) -> View:
    return CONTROLLER.view(s, ME)


_EXAMPLES: Final = _AnnoExamples(__file__, CONTROLLER, ME)
example = _EXAMPLES.example
