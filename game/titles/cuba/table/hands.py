"""How a hand does what can be done at the table of Cuba, and what a drop could mean (dossier section 12)."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, View
from game.engine.bits import members
from game.presentation import Button, Click, Drag, Gesture
from game.presentation.spots import PieceId, SlotId
from game.titles.cuba.rules.actions.architect import free_space
from game.titles.cuba.rules.actions.foreman import building_on
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.board import AT, BIT, BUILDABLE, CROSS, FIELDS, WAREHOUSE
from game.titles.cuba.rules.components import (
    ARCHITECT_SPACES,
    BUILDINGS,
    DOCKS,
    GOODS,
    MARKET_ROOM,
    MAYOR_SPACES,
    MERCHANDISE_IDS,
    NUMBER,
    PIECES,
    PRODUCT_SPACE,
    PRODUCTS,
    RESOURCE_SPACE,
    RESOURCES,
    SEA,
    SHIPS,
    TYPES,
)
from game.titles.cuba.rules.economy import cheapest_products
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table.chain import most_of
from game.titles.cuba.table.placing import on_sale, own_names
from game.titles.cuba.table.seen import me_of, place_of
from game.titles.cuba.table.workplaces import street_of


def _mine(v: View, kind: str) -> list[PieceId]:
    """The own pieces of a kind, as they lie on the table."""
    yard, stored = own_names(v.state, me_of(v), kind, place_of(v) == "market")
    return [*yard, *stored]


def _play(v: View, a: Action) -> list[Gesture]:
    return [Click(f"card/{a.args[0]}"), Drag(f"card/{a.args[0]}", "play")]


def _pawn(v: View, a: Action) -> list[Gesture]:
    return [Drag(f"pawn/{a.seat}", f"field/{a.args[0]}"), Click(f"field/{a.args[0]}")]


def _harvest(v: View, a: Action) -> list[Gesture]:
    return [Click(f"field/{a.args[0]}"), Drag(f"crop/{a.args[0]}", "courtyard")]


def _buy(v: View, a: Action) -> list[Gesture]:
    kind = a.args[0]
    s: CubaState = v.state
    count = s.market[NUMBER[kind]]
    if place_of(v) == "market":
        tag, piece = f"next/buy/{kind}", on_sale(s, me_of(v), kind)
        return [Click(tag), Drag(tag, "courtyard"), Drag(piece, "courtyard"), Button(f"buy/{kind}")]
    piece = f"market/{kind}/{count - 1}" if count else f"supply/{kind}" if s.own(me_of(v), NUMBER[kind]) else kind
    found: list[Gesture] = [Click(piece), Drag(piece, "courtyard")]
    return [*found, *(() if count else (Click(f"foot/{kind}"),))]


def _sell(v: View, a: Action) -> list[Gesture]:
    kind = a.args[0]
    count = v.state.market[NUMBER[kind]]
    place = f"price/{kind}/{count}" if count < MARKET_ROOM[NUMBER[kind]] else f"foot/{kind}"
    found: list[Gesture] = [Drag(piece, f"stall/{kind}") for piece in _mine(v, kind)]
    if place_of(v) == "market":
        return [Click(f"next/sell/{kind}"), *found, Button(f"sell/{kind}")]
    return [*found, Click(place)]


def _free(v: View, a: Action) -> list[Gesture]:
    return [Button(a.kind), Click(f"space/{RESOURCE_SPACE if a.kind == 'take_free_resource' else PRODUCT_SPACE}")]


def _build(v: View, a: Action) -> list[Gesture]:
    tile, field = a.args
    total = BUILDINGS[tile].copies
    return [Drag(f"tile/{tile}/{i}", f"field/{field}") for i in range(total - v.state.display[tile], total)]


def _bonus(v: View, a: Action) -> list[Gesture]:
    spaces = ARCHITECT_SPACES if a.kind == "take_architect_bonus" else MAYOR_SPACES
    return [Button(a.kind), Click(f"space/{free_space(v.state, spaces)}")]


def _front(v: View, field: str) -> list[Gesture]:
    """The house as it stands on the street, if it does."""
    at = AT[field]
    return [Click(f"front/{field}")] if at in street_of(v.state, me_of(v)).houses else []


def _use(v: View, a: Action) -> list[Gesture]:
    """Point at the house and it does what it can; or bring it a piece and say how many."""
    field = a.args[0]
    pieces = a.args[1] if len(a.args) > 1 else ()
    found: list[Gesture] = []
    most = most_of(v.state, a.seat, AT[field]) if a.kind == "use_building" else ()
    if not most or tuple(sorted(NUMBER[piece] for piece in pieces)) == most:
        found += [Click(f"field/{field}"), *_front(v, field)]
    if a.kind == "use_black_market" and not _begins_exchange(v, a):
        return found
    for kind in dict.fromkeys(pieces):
        found += [Drag(piece, f"field/{field}") for piece in _mine(v, kind)]
        if place_of(v) == "street" and AT[field] in street_of(v.state, a.seat).houses:
            found += [Drag(piece, f"street/{field}") for piece in _mine(v, kind)]
    return found


def _begins_exchange(v: View, a: Action) -> bool:
    """True for the one exchange that stands on the counter when a piece is brought to the black market: it against the
    first thing that there is. What else is given and taken is said there."""
    _, give, take = a.args
    others = GOODS if NUMBER[give[0]] in PRODUCTS else PRODUCTS
    return len(give) == 1 and take == (next((PIECES[n] for n in others if v.state.supply[n]), ""),)


def _ship_out(v: View, a: Action) -> list[Gesture]:
    """Point at a ship and everything that fits goes aboard; or bring it a piece and say how many."""
    dock, cargo = a.args[-2:]
    found: list[Gesture] = [Drag(piece, f"dock/{dock}") for kind in dict.fromkeys(cargo) for piece in _mine(v, kind)]
    if a.kind == "load_ship":
        most = sum(count for _, count in loadable(v.state, a.seat)[DOCKS.index(dock)])
        return [Click(f"dock/{dock}"), *found] if len(cargo) == most else found
    return [*found, Click(f"field/{a.args[0]}"), *_front(v, a.args[0])]


def _veto(v: View, a: Action) -> list[Gesture]:
    return [Click(a.args[1]), Click(f"field/{a.args[0]}"), *_front(v, a.args[0])]


def _look(v: View, a: Action) -> list[Gesture]:
    return [Click(a.args[1]), Drag(a.args[1], "sea")]


def _enact(v: View, a: Action) -> list[Gesture]:
    found: list[Gesture] = [Click(kind) for kind in a.args[0]]
    return [*(Drag(kind, f"law/{kind}") for kind in a.args[0]), *found]


def _duty(v: View, a: Action) -> list[Gesture]:
    found: list[Gesture] = [Button("pay_duty"), Click("law/duty")]
    return [*found, *(Drag(p, "law/duty") for kind in dict.fromkeys(a.args[0]) for p in _mine(v, kind))]


def reach(v: View, piece: PieceId, slot: SlotId) -> list[SlotId]:
    """The row and the column of the field over which the pawn is held."""
    where, _, field = slot.partition("/")
    if not piece.startswith("pawn/") or where != "field":
        return []
    return [f"field/{FIELDS[at]}" for at in members(CROSS[AT[field]])]


TOUCH: Final[dict[str, Any]] = {
    "choose_delegate": _play,
    "play_character": _play,
    "place_worker": _pawn,
    "harvest_product": _harvest,
    "buy": _buy,
    "sell": _sell,
    "take_free_resource": _free,
    "take_free_product": _free,
    "build": _build,
    "take_architect_bonus": _bonus,
    "use_building": _use,
    "use_office": _ship_out,
    "use_black_market": _use,
    "use_church": _veto,
    "use_lighthouse": _look,
    "load_ship": _ship_out,
    "take_mayor_bonus": _bonus,
    "enact_bills": _enact,
    "pay_tax": lambda v, a: (Button("pay_tax"), Click("law/tax")),
    "pay_duty": _duty,
}


# --- what a drop could mean ------------------------------------------------------------------------


def candidates(v: View, piece: PieceId, slot: SlotId, turn: int = 0, mode: str = "") -> list[Action]:
    """What dropping the piece there could mean, or a click on it if there is no slot, legal or not; the rules say why
    not."""
    s: CubaState = v.state
    if not s.pending:
        return []
    decision = s.pending[-1]
    seat = decision.asked(v.seat)
    what, _, name = piece.partition("/")
    if not slot:
        return _pointed(s, seat, decision.key, what, name)
    where, _, there = slot.partition("/")
    if what == "pawn" and where == "field":
        return [Action("place_worker", seat, (there,))]
    if what == "card" and slot == "play":
        return [Action("choose_delegate" if decision.key == "delegate" else "play_character", seat, (name,))]
    if what == "tile" and where == "field":
        return [Action("build", seat, (name.split("/")[0], there))]
    if what == "crop" and slot == "courtyard":
        return [Action("harvest_product", seat, (name,))]
    if what in ("market", "supply", "next") and slot == "courtyard":
        return [Action("buy", seat, (name.split("/")[0],))]
    if what in TYPES and where == "law":
        other = next(kind for kind in (there, *TYPES) if kind != what)
        return [Action("enact_bills", seat, (tuple(sorted((what, other))),))]
    if what in NUMBER and slot == "courtyard" and place_of(v) == "market":
        return [Action("buy", seat, (what,))] if piece not in _mine(v, what) else []
    if what in NUMBER:
        return _with_piece(s, seat, decision.kinds, what, where, there)
    return []


def _pointed(s: CubaState, seat: int, key: str, what: str, name: str) -> list[Action]:
    """What a click on a piece or a place could be meant for while that is asked."""
    thing = name.split("/")[0]
    if what == "card":
        return [Action("choose_delegate" if key == "delegate" else "play_character", seat, (thing,))]
    if what in ("space", "marker"):
        return [_alternative(s, seat, thing)]
    if what in ("field", "crop", "house", "pawn") and key in ("worker_place", "worker_harvest", "foreman"):
        field = FIELDS[s.pawn[seat]] if what == "pawn" else thing
        kind = {"worker_place": "place_worker", "worker_harvest": "harvest_product"}.get(key, "use_building")
        return [Action(kind, seat, (field,))]
    if what == "tile" and key == "architect":
        return [Action("build", seat, (thing, FIELDS[at])) for at in list(members(BUILDABLE & ~s.covered[seat]))[:1]]
    if key == "trade" and what in ("market", "supply", "foot", "next", *MERCHANDISE_IDS):
        kind = what if what in MERCHANDISE_IDS else name.split("/")[1] if what == "next" else thing
        return [Action("buy", seat, (kind,))] if kind in MERCHANDISE_IDS else []
    if key == "mayor" and (what in SHIPS or what in ("dock", "sea")):
        dock = thing or (SEA if what in (SEA, s.sea) else DOCKS[s.docks.index(what)])
        return [Action("load_ship", seat, (dock, (_likeliest(s, seat, dock),)))]
    return []


def _alternative(s: CubaState, seat: int, space: str) -> Action:
    """What a marker space stands for."""
    if space == RESOURCE_SPACE:
        return Action("take_free_resource", seat, (PIECES[RESOURCES[0]],))
    if space == PRODUCT_SPACE:
        return Action("take_free_product", seat, (PIECES[next(iter(cheapest_products(s)))],))
    return Action("take_architect_bonus" if space in ARCHITECT_SPACES else "take_mayor_bonus", seat)


def _likeliest(s: CubaState, seat: int, dock: str) -> str:
    """What one would load on a ship: of what it takes the first that one owns, else what one owns, else what it takes."""
    ship = s.sea if dock == SEA else s.docks[DOCKS.index(dock)]
    takes = [kind for kind, wanted in zip(MERCHANDISE_IDS, SHIPS.get(ship, ())) if wanted]
    owned = [kind for kind in MERCHANDISE_IDS if s.own(seat, NUMBER[kind])]
    return next(iter([kind for kind in owned if kind in takes] or owned or takes), MERCHANDISE_IDS[0])


def _with_piece(s: CubaState, seat: int, kinds: tuple[str, ...], piece: str, where: str, there: str) -> list[Action]:
    """What an own piece could be meant for: the market, a ship, a building, the duty."""
    if where in ("stall", "price", "foot"):
        return [Action("sell", seat, (piece,))]
    if slot_of_ship := {"dock": there, "sea": "sea"}.get(where, ""):
        return [Action("load_ship", seat, (slot_of_ship, (piece,)))]
    if where == "law" and there == "duty":
        return [Action("pay_duty", seat, ((piece,),))]
    if where == "field" and not (s.covered[seat] | BIT[WAREHOUSE]) & BIT[AT[there]]:
        return [Action("use_building", seat, (there, (piece,)))]
    if where in ("field", "street"):
        _, building = building_on(s, seat, AT[there])
        return [Action("use_building", seat, (there, (piece,)))] if building.effect not in _OTHER_USES else []
    return []


_OTHER_USES: Final = frozenset({"ship", "exchange", "veto", "ship_card"})
