"""Positions for the examples of the rulebook (``examples.toml``): what lies before whom, what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.engine import Chance, Decision, View, checked_options
from game.presentation.example import Example, Place, Window
from game.presentation.examples import Examples
from game.titles.undecim import TITLE
from game.titles.undecim.rules import CONTROLLER, decisions
from game.titles.undecim.rules.components import FACES, NUMBER
from game.titles.undecim.rules.state import UndecimState

ME: Final = 0
_SEED: Final = 1
_COLORS: Final = ("red", "blue", "green", "yellow")


def example(anchor: str) -> Example | None:
    """The example of a section of the rulebook, or None if it has none."""
    return EXAMPLES.example(anchor)


class UndecimExamples(Examples[UndecimState]):
    """Seats are named by their numbers, the first one looks. In tries ``0:stone`` is that seat's loose stone (``0:stone:1``
    its second one), ``0:town:0`` its first settlement, ``hand:wood`` a card of the hand that has wood, ``0:annexed`` a
    card of its annexation; a list of those is a set of cards."""

    def position(self, facts: Mapping[str, Any]) -> UndecimState:
        """``seats``, ``options``; ``card`` of the first seat's entry ("": nobody has played) and ``die``; ``loose``,
        ``settled``, ``fresh`` and ``annexed`` by seat, ``hand``; ``awards``; other fields of the state by their names;
        ``asked`` is a decision."""
        options = checked_options(TITLE, facts.get("seats", 4), facts.get("options", {}))
        s: UndecimState = CONTROLLER.setup(facts.get("seats", 4), options, Chance(_SEED))
        s.pending.clear()
        s.deck += s.tray
        s.tray = s.queue = ()
        s.round, s.phase, s.die, s.counters = 2, "act", 3, 4
        card = facts.get("card", "prosperity")
        if card:
            _play(s, card)
        if "hand" in facts:
            s.deck += s.hands[ME]
            s.hands[ME] = ()
            s.hands[ME] = _find(s, facts["hand"])
        for seat, sides in facts.get("loose", {}).items():
            _lay(s, int(seat), sides)
        for seat, towns in facts.get("settled", {}).items():
            for sides in towns:
                s.settled[int(seat)] += (_find(s, sides),)
                s.levels[int(seat)] += (tuple(sides),)
        for seat in facts.get("annexed", ()):
            s.annexed[seat] += (_find(s, ("grassland", "forest", "swamp", "mountain")),)
        s.fresh = tuple(self.value(s, name) for name in facts.get("fresh", ()))
        if "awards" in facts:
            s.box = tuple(card for card in (*s.awards, *s.box) if card not in facts["awards"])
            s.awards = tuple(facts["awards"])
        for name in ("phase", "round", "die", "counters", "night", "most_enemies", "step"):
            setattr(s, name, facts.get(name, getattr(s, name)))
        if "asked" in facts:
            s.pending.append(_asked(self, s, facts["asked"]))
        return s

    def places(self, s: UndecimState, name: str) -> tuple[Place, ...]:
        """The slot of that name; ``town/0:town:0`` is that of a settlement, ``field/own`` that of the card in play."""
        where, _, rest = name.partition("/")
        if rest == "own":
            return ((f"{where}/{s.entries[0][0]}",),)
        if rest == "other":
            return ((f"{where}/{self.value(s, 'other')}",),)
        return ((f"{where}/{self.value(s, rest)}" if rest else where,),)

    def value(self, s: UndecimState, said: Any) -> Any:
        """The card that a name means; see above."""
        if isinstance(said, list):
            return tuple(sorted(self.value(s, part) for part in said))
        if said == "other":
            return next(card for card in s.field if card not in s.played[ME])
        if said == "own":
            return s.entries[0][0]
        if said == "kept":
            return s.actions[ME][0]
        first, _, rest = str(said).partition(":")
        if not rest:
            return said
        if first == "hand":
            return next(card for card in s.hands[ME] if rest in FACES[card])
        what, _, number = rest.partition(":")
        seat, at = int(first), int(number or 0)
        if what == "town":
            return s.settled[seat][at][0]
        if what == "annexed":
            return s.annexed[seat][0][at]
        return [card for card, side in zip(s.loose[seat], s.sides[seat]) if side == what][at]

    def _window(self, facts: Mapping[str, Any], told: Any) -> Window:
        window = super()._window(facts, told)
        view: View = window.view
        return window._replace(view=view._replace(colors=_COLORS[: view.state.seats]))


def _find(s: UndecimState, sides: Any) -> tuple[str, ...]:
    """Cards of the deck that have those halves; they leave it."""
    found = []
    for side in sides:
        card = next(card for card in s.deck if side in FACES[card])
        s.deck.remove(card)
        found.append(card)
    return tuple(found)


def _lay(s: UndecimState, seat: int, sides: Any) -> None:
    s.loose[seat] += _find(s, sides)
    s.sides[seat] += tuple(sides)


def _play(s: UndecimState, card: str) -> None:
    """The first seat has played that card, the others the smallest of theirs; its own is being carried out."""
    own = s.actions[ME][0]
    for seat in range(s.seats):
        s.actions[seat] = tuple(card if c == own else own if c == card else c for c in s.actions[seat])
    s.field = tuple(own if c == card else c for c in s.field)
    s.field_down = tuple(own if c == card else c for c in s.field_down)
    found = []
    for seat in range(s.seats):
        mine = card if seat == ME else s.actions[seat][0]
        s.actions[seat] = tuple(c for c in s.actions[seat] if c != mine)
        s.played[seat] = (mine,)
        s.field += (mine,)
        found.append((mine, seat))
    s.entries = (found[0], *sorted(found[1:], key=lambda entry: NUMBER[entry[0]]))


def _asked(examples: UndecimExamples, s: UndecimState, said: list[Any]) -> Decision:
    """A decision by its maker in ``decisions`` and what that is given."""
    name, *given = said
    facts = [examples.value(s, part) if not isinstance(part, list) else tuple(part) for part in given]
    made: Decision = getattr(decisions, name)(*facts)
    return made


EXAMPLES: Final = UndecimExamples(__file__, CONTROLLER)
