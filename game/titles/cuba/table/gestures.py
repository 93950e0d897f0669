"""How a hand does what can be done at the table of Cuba, and what a drop or a click could mean (dossier section 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.engine import Action, View
from game.engine.bits import members
from game.presentation import Both, Button, Click, Control, Drag, Drop, Gesture, button, click, contract, drag
from game.presentation.spots import PieceId
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions import KINDS, USE_OF
from game.titles.cuba.rules.actions.bonus import free_space
from game.titles.cuba.rules.actions.foreman import accepted, building_on, usable
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.board import AT, BIT, BUILDABLE, FIELDS, WAREHOUSE
from game.titles.cuba.rules.components import PRODUCT_SPACE, RESOURCE_SPACE
from game.titles.cuba.rules.economy import cheapest_products
from game.titles.cuba.rules.harbour import in_pile
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import buttons
from game.titles.cuba.table.chain import most_of
from game.titles.cuba.table.placement import on_sale, own_names
from game.titles.cuba.table.seen import asked, me_of, scene_of
from game.titles.cuba.table.workplaces import street_of

Args = tuple[Any, ...]


def _mine(v: View, kind: str) -> list[PieceId]:
    """The own pieces of a kind, as they lie on the table."""
    yard, stored = own_names(v.state, me_of(v), kind, scene_of(v) == "market")
    return [*yard, *stored]


def _seat(v: View) -> int:
    """Whose hand it is."""
    seat: int = v.state.pending[-1].asked(v.seat)
    return seat


def _heard(read: Callable[[View, Drop], Iterator[Args]]) -> Both:
    """Clicks that do nothing themselves: what they could be meant for tells why not."""
    return Both(lambda v, a: (), read)


# --- cards, fields, tiles --------------------------------------------------------------------------


def _send(v: View, a: Action) -> list[Gesture]:
    return [Click(f"card/{a.args[0]}"), Drag(f"card/{a.args[0]}", "play")]


def _sent(v: View, drop: Drop) -> Iterator[Args]:
    """A card is a delegate where one is asked for; at any other time it is played."""
    what, _, card = drop.piece.partition("/")
    if what == "card" and drop.slot in ("", "play") and asked(v) == "delegate":
        yield (card,)


def _field_of(v: View, target: str) -> str:
    """The field on which a thing stands that is pointed at, or ""."""
    what, _, field = target.partition("/")
    if what == "pawn":
        at: int = v.state.pawn[_seat(v)]
        return FIELDS[at]
    return field if what in ("field", "crop", "house", "front") else ""


def _stands(v: View, drop: Drop) -> Iterator[Args]:
    """What stands on a field is pointed at for the field."""
    if not drop.slot and drop.piece.partition("/")[0] in ("crop", "house", "pawn"):
        yield (_field_of(v, drop.piece),)


def _build(v: View, a: Action) -> list[Gesture]:
    tile, field = a.args
    total = box.BUILDINGS[tile].copies
    return [Drag(f"tile/{tile}/{i}", f"field/{field}") for i in range(total - v.state.display[tile], total)]


def _built(v: View, drop: Drop) -> Iterator[Args]:
    """A tile is carried to a field; one that is only pointed at would go on the first free one."""
    what, _, name = drop.piece.partition("/")
    where, _, field = drop.slot.partition("/")
    tile = name.partition("/")[0]
    if what == "tile" and where == "field":
        yield tile, field
    elif what == "tile" and not drop.slot:
        free = members(BUILDABLE & ~v.state.covered[_seat(v)])
        yield from ((tile, FIELDS[at]) for at in list(free)[:1])


# --- the market ------------------------------------------------------------------------------------


def _buy(v: View, a: Action) -> list[Gesture]:
    kind = a.args[0]
    s: CubaState = v.state
    count = s.market[box.NUMBER[kind]]
    if scene_of(v) == "market":
        tag, piece = f"next/buy/{kind}", on_sale(s, me_of(v), kind)
        return [Click(tag), Drag(tag, "courtyard"), Drag(piece, "courtyard"), Button(f"buy/{kind}")]
    piece = f"market/{kind}/{count - 1}" if count else f"supply/{kind}" if s.own(me_of(v), box.NUMBER[kind]) else kind
    found: list[Gesture] = [Click(piece), Drag(piece, "courtyard")]
    return [*found, *(() if count else (Click(f"foot/{kind}"),))]


def _bought(v: View, drop: Drop) -> Iterator[Args]:
    """What lies on the market or in the supply is carried home, or pointed at while one trades."""
    what, *rest = drop.piece.split("/")
    if what in ("market", "supply", "foot"):
        kind = rest[0] if rest else ""
    else:
        kind = what if what in box.NUMBER else drop.piece.removeprefix("next/buy/")
    if drop.slot == "courtyard":
        own = what in box.NUMBER and (scene_of(v) != "market" or drop.piece in _mine(v, what))
        if kind in box.NUMBER and what != "foot" and not own:
            yield (kind,)
    elif kind in box.MERCHANDISE_IDS and not drop.slot and asked(v) == "trade":
        yield (kind,)


def _sell(v: View, a: Action) -> list[Gesture]:
    kind = a.args[0]
    count = v.state.market[box.NUMBER[kind]]
    place = f"price/{kind}/{count}" if count < box.MARKET_ROOM[box.NUMBER[kind]] else f"foot/{kind}"
    found: list[Gesture] = [Drag(piece, f"stall/{kind}") for piece in _mine(v, kind)]
    if scene_of(v) == "market":
        return [Click(f"next/sell/{kind}"), *found, Button(f"sell/{kind}")]
    return [*found, Click(place)]


def _sold(v: View, drop: Drop) -> Iterator[Args]:
    """A piece is carried to a stall, or the place is pointed at on which it would lie."""
    what = drop.piece.partition("/")[0]
    if what in box.NUMBER and drop.slot.partition("/")[0] in ("stall", "price", "foot"):
        yield (what,)
    elif drop.piece.startswith("next/sell/") and not drop.slot:
        yield (drop.piece.removeprefix("next/sell/"),)


def _space(drop: Drop) -> str:
    """The marker space that is pointed at, or ""."""
    what, _, space = drop.piece.partition("/")
    return space if what in ("space", "marker") and not drop.slot else ""


def _free(v: View, a: Action) -> list[Gesture]:
    return [Button(a.kind), Click(f"space/{RESOURCE_SPACE if a.kind == 'take_free_resource' else PRODUCT_SPACE}")]


def _free_resource(v: View, drop: Drop) -> Iterator[Args]:
    if _space(drop) == RESOURCE_SPACE:
        yield from ((kind,) for kind in box.RESOURCE_IDS)


def _free_product(v: View, drop: Drop) -> Iterator[Args]:
    if _space(drop) == PRODUCT_SPACE:
        yield from ((box.PIECES[product],) for product in cheapest_products(v.state))


def _bonus(spaces: Sequence[str]) -> Both:
    """The button, or the first free one of the spaces."""

    def do(v: View, a: Action) -> list[Gesture]:
        return [Button(a.kind), Click(f"space/{free_space(v.state, tuple(spaces))}")]

    def read(v: View, drop: Drop) -> Iterator[Args]:
        if _space(drop) in spaces:
            yield ()

    return Both(do, read)


# --- the houses of the foreman ---------------------------------------------------------------------


def _front(v: View, field: str) -> list[Gesture]:
    """The house as it stands on the street, if it does."""
    at = AT[field]
    return [Click(f"front/{field}")] if at in street_of(v.state, me_of(v)).houses else []


def _use(v: View, a: Action) -> list[Gesture]:
    """Point at the house and it does what it can; or bring it a piece and say how many."""
    field = a.args[0]
    pieces: tuple[str, ...] = a.args[1] if len(a.args) > 1 else ()
    found: list[Gesture] = []
    most = most_of(v.state, a.seat, AT[field]) if a.kind == "use_building" else ()
    if not most or tuple(sorted(box.NUMBER[piece] for piece in pieces)) == most:
        found += [Click(f"field/{field}"), *_front(v, field)]
    if a.kind == "use_black_market" and (pieces, a.args[2]) != (pieces[:1], _taken_for(v, pieces[0])):
        return found
    for kind in dict.fromkeys(pieces):
        found += [Drag(piece, f"field/{field}") for piece in _mine(v, kind)]
        if scene_of(v) == "street" and AT[field] in street_of(v.state, a.seat).houses:
            found += [Drag(piece, f"street/{field}") for piece in _mine(v, kind)]
    return found


def _taken_for(v: View, piece: str) -> tuple[str, ...]:
    """What stands on the counter of the black market when a piece is brought there: the first thing that there is. What
    else is given and taken is said there."""
    others = box.GOODS if box.NUMBER[piece] in box.PRODUCTS else box.PRODUCTS
    return (next((box.PIECES[n] for n in others if v.state.supply[n]), ""),)


def _pointed(kind: str) -> Callable[[View, Drop], Iterator[Args]]:
    """Reads a click on a house whose use is of that kind (on a field without one: of ``use_building``). Where it finds
    nothing to do, with what it would take: so that the reason is known."""

    def read(v: View, drop: Drop) -> Iterator[Args]:
        s, seat = v.state, _seat(v)
        field = "" if drop.slot else _field_of(v, drop.piece)
        if not field:
            return
        at = AT[field]
        if not _has_house(s, seat, field):
            if kind == "use_building":
                yield (field,)
            return
        tile, building = building_on(s, seat, at)
        use = USE_OF[building.effect]
        if use.name == kind:
            idle = usable(s, seat) & BIT[at] and not use.of_field(s, seat, at, tile, building)
            yield (field, *(_wanted(s, seat, at) if idle else ()))

    return read


def _has_house(s: CubaState, seat: int, field: str) -> bool:
    return bool((s.covered[seat] | BIT[WAREHOUSE]) & BIT[AT[field]])


def _wanted(s: CubaState, seat: int, at: int) -> Args:
    """What a house would work with that finds nothing: the arguments after its field."""
    tile, building = building_on(s, seat, at)
    if building.effect == "ship":
        dock = next((dock for dock, ship in zip(box.DOCKS, s.docks) if ship), box.DOCKS[0])
        return dock, (_likeliest(s, seat, dock),)
    if building.effect == "exchange":
        return (box.PIECES[box.PRODUCTS[0]],), (box.PIECES[box.GOODS[0]],)
    if building.effect == "veto":
        return (next((kind for kind, bill in zip(box.TYPES, s.bills) if bill), box.TYPES[0]),)
    pieces = box.PRODUCTS if building.effect == "store" else accepted(s, tile, building)
    return ((box.PIECES[pieces[0]],),) if pieces else ()


def _brought(v: View, drop: Drop) -> Iterator[Args]:
    """A piece is brought to a house that takes pieces, or to where none stands."""
    piece, (where, _, field) = drop.piece.partition("/")[0], drop.slot.partition("/")
    s, seat = v.state, _seat(v)
    if piece in box.NUMBER and where in ("field", "street"):
        bare = not _has_house(s, seat, field)
        if bare or USE_OF[building_on(s, seat, AT[field])[1].effect].name == "use_building":
            yield field, (piece,)
    yield from _pointed("use_building")(v, drop)


def _exchanged(v: View, drop: Drop) -> Iterator[Args]:
    """A piece is brought to the black market."""
    piece, (where, _, field) = drop.piece.partition("/")[0], drop.slot.partition("/")
    s, seat = v.state, _seat(v)
    here = piece in box.NUMBER and where in ("field", "street") and _has_house(s, seat, field)
    if here and building_on(s, seat, AT[field])[1].effect == "exchange":
        yield field, (piece,), _taken_for(v, piece)
    yield from _pointed("use_black_market")(v, drop)


def _fields_with(v: View, effect: str) -> Iterator[str]:
    """The fields with a house of that effect."""
    s, seat = v.state, _seat(v)
    for at in members(s.covered[seat]):
        if building_on(s, seat, at)[1].effect == effect:
            yield FIELDS[at]


def _veto(v: View, a: Action) -> list[Gesture]:
    return [Click(a.args[1]), Click(f"field/{a.args[0]}"), *_front(v, a.args[0])]


def _vetoed(v: View, drop: Drop) -> Iterator[Args]:
    """The bill is pointed at, or the church."""
    if drop.piece in box.TYPES and not drop.slot:
        yield from ((field, drop.piece) for field in _fields_with(v, "veto"))
    yield from _pointed("use_church")(v, drop)


def _look(v: View, a: Action) -> list[Gesture]:
    return [Click(a.args[1]), Drag(a.args[1], "sea")]


def _looked(v: View, drop: Drop) -> Iterator[Args]:
    """A ship of the pile is pointed at, or put to sea."""
    if drop.slot in ("", "sea") and drop.piece in in_pile(v.state):
        yield from ((field, drop.piece) for field in _fields_with(v, "ship_card"))
    yield from _pointed("use_lighthouse")(v, drop)


# --- ships -----------------------------------------------------------------------------------------


def _ship_out(v: View, a: Action) -> list[Gesture]:
    """Point at a ship and everything that fits goes aboard; or bring it a piece and say how many."""
    dock, cargo = a.args[-2:]
    found: list[Gesture] = [Drag(piece, f"dock/{dock}") for kind in dict.fromkeys(cargo) for piece in _mine(v, kind)]
    if a.kind == "load_ship":
        most = sum(count for _, count in loadable(v.state, a.seat)[box.DOCKS.index(dock)])
        return [Click(f"dock/{dock}"), *found] if len(cargo) == most else found
    return [*found, Click(f"field/{a.args[0]}"), *_front(v, a.args[0])]


def _aboard(drop: Drop) -> tuple[str, str] | None:
    """The dock (or the sea) to which a piece is carried, and its kind."""
    piece, (where, _, dock) = drop.piece.partition("/")[0], drop.slot.partition("/")
    to = dock if where == "dock" else box.SEA if where == "sea" else ""
    return (to, piece) if to and piece in box.NUMBER else None


def _loaded(v: View, drop: Drop) -> Iterator[Args]:
    """A piece is carried to a ship, or a ship or its dock is pointed at."""
    if found := _aboard(drop):
        yield found[0], (found[1],)
    s: CubaState = v.state
    what, _, dock = drop.piece.partition("/")
    if drop.slot or asked(v) != "mayor" or not (what in box.SHIPS or what in ("dock", "sea")):
        return
    dock = dock or (box.SEA if what in (box.SEA, s.sea) else box.DOCKS[s.docks.index(what)])
    yield dock, (_likeliest(s, _seat(v), dock),)


def _likeliest(s: CubaState, seat: int, dock: str) -> str:
    """What one would load on a ship: what it has room for and one owns; of what it takes the first that one owns, else
    what one owns, else what it takes."""
    if dock != box.SEA and (fitting := loadable(s, seat)[box.DOCKS.index(dock)]):
        return box.PIECES[fitting[0][0]]
    ship = s.sea if dock == box.SEA else s.docks[box.DOCKS.index(dock)]
    takes = [kind for kind, wanted in zip(box.MERCHANDISE_IDS, box.SHIPS.get(ship, ())) if wanted]
    owned = [kind for kind in box.MERCHANDISE_IDS if s.own(seat, box.NUMBER[kind])]
    return next(iter([kind for kind in owned if kind in takes] or owned or takes), box.MERCHANDISE_IDS[0])


def _sent_by_office(v: View, drop: Drop) -> Iterator[Args]:
    """A piece is carried to a ship on behalf of a branch office, or that is pointed at."""
    if found := _aboard(drop):
        yield from ((field, found[0], (found[1],)) for field in _fields_with(v, "ship"))
    yield from _pointed("use_office")(v, drop)


# --- laws ------------------------------------------------------------------------------------------


def _enact(v: View, a: Action) -> list[Gesture]:
    found: list[Gesture] = [Click(kind) for kind in a.args[0]]
    return [*(Drag(kind, f"law/{kind}") for kind in a.args[0]), *found]


def _enacted(v: View, drop: Drop) -> Iterator[Args]:
    """A bill is laid on its law, or pointed at: with any other one. On another law it is with that one's bill."""
    bill, (where, _, law) = drop.piece, drop.slot.partition("/")
    if bill in box.TYPES and where in ("", "law"):
        others = (law,) if law not in ("", bill) else box.TYPES
        yield from ((tuple(sorted((bill, other))),) for other in others if other != bill)


def _duty(v: View, a: Action) -> list[Gesture]:
    found: list[Gesture] = [Button("pay_duty"), Click("law/duty")]
    return [*found, *(Drag(p, "law/duty") for kind in dict.fromkeys(a.args[0]) for p in _mine(v, kind))]


def _paid(v: View, drop: Drop) -> Iterator[Args]:
    """A piece is brought to the law, or that is pointed at: what is paid is then still to be said."""
    piece = drop.piece.partition("/")[0]
    if piece in box.NUMBER and drop.slot == "law/duty":
        yield ((piece,),)
    elif drop.piece == "law/duty" and not drop.slot and asked(v) == "duty":
        yield from (a.args for a in KINDS["pay_duty"].options(v.state, v.state.pending[-1], _seat(v)))


class Gestures(contract.Gestures):
    """A card is played, a pawn set, a piece carried to where it is wanted; houses, ships and laws are pointed at."""

    TOUCH = {
        "choose_delegate": Both(_send, _sent),
        "play_character": (click("card/{character}"), drag("card/{character}", "play")),
        "place_worker": (drag("pawn/{seat}", "field/{field}"), click("field/{field}"), _heard(_stands)),
        "harvest_product": (click("field/{field}"), drag("crop/{field}", "courtyard"), _heard(_stands)),
        "buy": Both(_buy, _bought),
        "sell": Both(_sell, _sold),
        "take_free_resource": Both(_free, _free_resource),
        "take_free_product": Both(_free, _free_product),
        "build": Both(_build, _built),
        "take_architect_bonus": _bonus(box.ARCHITECT_SPACES),
        "load_ship": Both(_ship_out, _loaded),
        "use_building": Both(_use, _brought),
        "use_office": Both(_ship_out, _sent_by_office),
        "use_black_market": Both(_use, _exchanged),
        "use_church": Both(_veto, _vetoed),
        "use_lighthouse": Both(_look, _looked),
        "take_mayor_bonus": _bonus(box.MAYOR_SPACES),
        "enact_bills": Both(_enact, _enacted),
        "pay_tax": (button("pay_tax"), click("law/tax")),
        "pay_duty": Both(_duty, _paid),
    }
    PLANNED = {
        "setup_goods": "choose_start_goods",
        "foreman": "foreman_visit",
        "trade": "market_visit",
        "enact": "enact_bills",
    }
    STOPS = frozenset({"end_turn", "decline_tax", "decline_duty"})

    def controls(self, v: View) -> list[Control]:
        """The alternatives of the card that is played, tax and duty, the end of the turn."""
        return buttons.controls(v)
