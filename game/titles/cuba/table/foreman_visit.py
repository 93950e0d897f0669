"""A foreman's visit as a whole: houses in the order in which they were chosen, each deed tried on the table as it would
be after those before it. A plan is a draft whose arguments are the deeds, and whose part is the field of the house that
is being asked what to do."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from game.engine import Action, Chance, Draft, Effects, View
from game.engine.bits import members
from game.titles.cuba.rules.actions import KINDS, USE_OF
from game.titles.cuba.rules.actions.base import owned
from game.titles.cuba.rules.actions.foreman import accepted, building_on, usable
from game.titles.cuba.rules.board import AT, BIT, CROSS, FIELDS
from game.titles.cuba.rules.components import GOODS, MERCHANDISE, PIECES, PRODUCTS, TYPES
from game.titles.cuba.rules.secrets import determinise
from game.titles.cuba.rules.state import KINDS_OF_PIECES, CubaState
from game.titles.cuba.table.chain import HouseStep, holdings, in_order

VISIT: Final = "foreman_visit"
"""The kind of the draft: no rule knows it, its deeds are played one by one."""


class Stop(NamedTuple):
    """A house of a visit: its deed (None: none yet), all that it could do at its turn, and what comes of it.

    The state of the step is "used" (done already), "can" (planned), "short" (planned, but what it takes is not there),
    "open" (may still be chosen), "not" (finds nothing to work with) or "later" (comes after the house that ends the
    visit)."""

    step: HouseStep
    deed: Action | None
    choices: tuple[Action, ...]


class Visit(NamedTuple):
    """A plan as it would run: the houses of the street in their order, how the table would then be, and whether the one
    house outside the row and the column is all of it."""

    stops: tuple[Stop, ...]
    planned: int
    """How many of the stops are planned; they stand after those that are used."""
    table: CubaState
    single: bool
    learns: str = ""
    """What the last house to work shows that nobody knows before, which ends the visit: "pile" (a ship was chosen, the
    others shuffled), "ship" (a new one comes to sea), or ""."""

    @property
    def deeds(self) -> tuple[Action, ...]:
        """What would be done, in order; nothing as long as a house lacks what it takes."""
        planned = [stop for stop in self.stops if stop.step.state in ("can", "short")]
        if any(stop.step.state == "short" for stop in planned):
            return ()
        return tuple(stop.deed for stop in planned if stop.deed is not None)

    @property
    def later(self) -> tuple[Action, ...]:
        """What stands behind the house that ends the visit: it is not done any more."""
        return tuple(stop.deed for stop in self.stops if stop.step.state == "later" and stop.deed is not None)

    @property
    def end(self) -> Stop | None:
        """The house that ends the visit, if one does before the plan does."""
        working = [stop for stop in self.stops if stop.step.state == "can"]
        return working[-1] if self.learns and working else None


def uses_of(s: CubaState, seat: int, at: int) -> tuple[Action, ...]:
    """Everything that the house on a field could do now; nothing if the foreman may not use it."""
    if not usable(s, seat) & BIT[at]:
        return ()
    tile, building = building_on(s, seat, at)
    return tuple(USE_OF[building.effect].of_field(s, seat, at, tile, building))


def one_kind(choices: tuple[Action, ...]) -> bool:
    """True if the choices differ only in how many pieces they take: a number says it all."""
    bags = [a.args[1] if len(a.args) > 1 else () for a in choices]
    return all(a.kind == "use_building" for a in choices) and len({piece for bag in bags for piece in bag}) <= 1


def stores_all(choices: tuple[Action, ...], s: CubaState, seat: int, at: int) -> bool:
    """True for a warehouse: whoever stores stores everything."""
    return bool(choices) and building_on(s, seat, at)[1].effect == "store"


def fitting(choices: tuple[Action, ...], wanted: Action) -> Action | None:
    """The choice nearest to what was wanted: itself, else the same with fewer pieces; None if there is none."""
    if wanted in choices:
        return wanted
    if wanted.kind != "use_building" or len(wanted.args) < 2:
        return None
    fewer = [a for a in choices if len(a.args) > 1 and set(a.args[1]) <= set(wanted.args[1])]
    fewer = [a for a in fewer if len(a.args[1]) <= len(wanted.args[1])]
    return max(fewer, key=lambda a: len(a.args[1]), default=None)


def visit_of(v: View, draft: Draft) -> Visit:
    """The visit that a draft stands for, on the table as whoever looks knows it."""
    seat = draft.seat
    s: CubaState = determinise(v, Random(1))
    street = list(members((s.covered[seat] | 1) & CROSS[s.pawn[seat]]))
    chosen = [AT[deed.args[0]] for deed in draft.args]
    single = bool(chosen) and chosen[0] not in street
    used = [at for at in in_order(s, seat, street) if s.used & BIT[at]]
    stops = [_still(s, seat, at, "used") for at in used]
    learns = ""
    for at, deed in zip(chosen, draft.args):
        if learns:
            stops.append(_still(s, seat, at, "later")._replace(deed=deed))
            continue
        choices = uses_of(s, seat, at)
        before, tile = holdings(s, seat), building_on(s, seat, at)[0]
        able = deed in choices or (bool(choices) and KINDS[deed.kind].check(s, deed) is None)
        if able:
            learns = _learnt(s, deed)
        after = holdings(s, seat)
        changes = [(column, b - a) for column, (a, b) in enumerate(zip(before, after)) if a != b]
        takes = tuple((column, -change) for column, change in changes if change < 0)
        gives = tuple((column, change) for column, change in changes if change > 0)
        state = "can" if able else "short"
        stops.append(Stop(HouseStep(at, tile, takes, gives, tuple(after), state), deed, choices))
    if not single:
        for at in in_order(s, seat, [at for at in street if at not in used and at not in chosen]):
            stops.append(_still(s, seat, at, "later" if learns else "open" if uses_of(s, seat, at) else "not"))
    return Visit(tuple(stops), len(chosen), s, single, learns)


def _learnt(s: CubaState, deed: Action) -> str:
    """Do the deed on the table. Returns what it shows that nobody knew, as in ``Visit.learns``."""
    out = Effects(Chance(1))
    KINDS[deed.kind].apply(s, deed, out)
    if out.chance.notes:
        return "pile"
    return "ship" if any(event.reveals for event in out.events) else ""


def _still(s: CubaState, seat: int, at: int, state: str) -> Stop:
    choices = uses_of(s, seat, at) if state == "open" else ()
    return Stop(HouseStep(at, building_on(s, seat, at)[0], (), (), tuple(holdings(s, seat)), state), None, choices)


def idle(s: CubaState, seat: int, at: int) -> tuple[str, dict[str, Any]]:
    """Why nothing on a field can be used now, as a message with its facts: the refusal of the rules, or what it lacks
    where it could have taken several things."""
    field = FIELDS[at]
    if not (s.covered[seat] | 1) & BIT[at]:
        return _refused(s, Action("use_building", seat, (field,)))
    tile, building = building_on(s, seat, at)
    kind = USE_OF[building.effect].name
    if s.used & BIT[at] or not usable(s, seat) & BIT[at] or building.effect in ("gain", "votes", "ship_card"):
        return _refused(s, Action(kind, seat, (field,)))
    if building.effect == "veto":
        return _refused(s, next(Action(kind, seat, (field, bill)) for bill in TYPES if s.bills[TYPES.index(bill)]))
    takes = accepted(s, tile, building) or MERCHANDISE
    had = s.yard[seat * KINDS_OF_PIECES :] if building.effect == "store" else owned(s, seat)
    has = [piece for piece in takes if had[piece]]
    if not has:
        return "cuba-art-visit-nothing", {"pieces": tuple(PIECES[piece] for piece in takes)}
    if building.effect == "ship":
        return "cuba-art-visit-no-room", {}
    if building.effect == "exchange":
        wanted = GOODS if has[0] in PRODUCTS else PRODUCTS
        return _refused(s, Action(kind, seat, (field, (PIECES[has[0]],), (PIECES[wanted[0]],))))
    return _refused(s, Action(kind, seat, (field, (PIECES[has[0]],))))


def _refused(s: CubaState, deed: Action) -> tuple[str, dict[str, Any]]:
    """What the rules say against a deed, as a message with its facts."""
    why = KINDS[deed.kind].check(s, deed)
    if why is None:
        why = KINDS[deed.kind].malformed(s, deed)
    return f"cuba-refusal-{why.code}".replace("_", "-"), dict(why.params)


# --- what can be made of a plan --------------------------------------------------------------------


def added(draft: Draft, s: CubaState, at: int, choices: tuple[Action, ...]) -> Draft:
    """The plan with one house more: at once where only a number is left to say, with as much as it can; else the house
    is asked."""
    if len(choices) == 1 or one_kind(choices) or stores_all(choices, s, draft.seat, at):
        deed = max(choices, key=lambda a: len(a.args[1]) if len(a.args) > 1 else 0)
        return draft._replace(args=(*draft.args, deed), part=())
    return draft._replace(part=(FIELDS[at],))


def told(v: View, draft: Draft, deed: Action) -> Draft:
    """The plan in which the house that was asked does this: in its old place, or as the last."""
    deeds = list(draft.args)
    places = [i for i, other in enumerate(deeds) if other.args[0] == deed.args[0]]
    if places:
        deeds[places[0]] = deed
    else:
        deeds.append(deed)
    return refitted(v, draft._replace(args=tuple(deeds), part=()))


def without(v: View, draft: Draft, index: int) -> Draft:
    """The plan without one of its houses."""
    deeds = draft.args
    return refitted(v, draft._replace(args=(*deeds[:index], *deeds[index + 1 :]), part=()))


def moved(v: View, draft: Draft, index: int, to: int) -> Draft:
    """The plan in which a house works at another turn; the others keep their order."""
    deeds = list(draft.args)
    deeds.insert(to, deeds.pop(index))
    return refitted(v, draft._replace(args=tuple(deeds), part=()))


def swapped(v: View, draft: Draft, index: int) -> Draft:
    """The plan in which a house and the one after it have changed places."""
    deeds = list(draft.args)
    deeds[index], deeds[index + 1] = deeds[index + 1], deeds[index]
    return refitted(v, draft._replace(args=tuple(deeds), part=()))


def refitted(v: View, draft: Draft) -> Draft:
    """The plan in which each house takes no more than it would then find, and a warehouse all of it."""
    deeds: list[Action] = []
    for deed in draft.args:
        visit = visit_of(v, draft._replace(args=(*deeds, deed)))
        stop = next(stop for stop in visit.stops if stop.deed == deed)
        whole = stores_all(stop.choices, visit.table, draft.seat, stop.step.at)
        deeds.append(stop.choices[-1] if whole else fitting(stop.choices, deed) or deed)
    return draft._replace(args=tuple(deeds), part=())


def suggested(v: View, draft: Draft) -> Draft:
    """The plan with every house that has no question left, in an order in which each finds what it takes."""
    plan = draft._replace(part=())
    while True:
        visit = visit_of(v, plan)
        stops = [stop for stop in visit.stops if stop.step.state == "open"]
        grown = [added(plan, visit.table, stop.step.at, stop.choices) for stop in stops]
        found = next((other for other in grown if not other.part), None)
        if found is None or visit.single:
            return plan
        plan = found
