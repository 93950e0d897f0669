"""Where the pieces of Cuba lie on the table, and what a hand that moves one could mean (dossier section 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.engine import Action, Draft, Event, View
from game.presentation import Button, Click, Control, Drag, Gain, Gesture, Placement, Slot, Spot, Standing
from game.presentation.spots import PieceId, SlotId
from game.titles.cuba import places
from game.titles.cuba.actions.architect import free_space, missing
from game.titles.cuba.actions.foreman import accepted, building_on, usable
from game.titles.cuba.board import AT, BIT, CROSS, FIELD_PIECE, FIELDS, WAREHOUSE, fields_in
from game.titles.cuba.components import (
    ARCHITECT_SPACES,
    BUILDINGS,
    CHARACTERS,
    DOCKS,
    MARKET_ROOM,
    MAYOR_SPACES,
    MERCHANDISE_IDS,
    NUMBER,
    PIECES,
    PRODUCT_SPACE,
    PRODUCTS,
    RESOURCE_SPACE,
    ROUNDS,
    SPACES,
    TYPES,
)
from game.titles.cuba.harbour import KINDS, in_pile
from game.titles.cuba.meaning import meaning, offer
from game.titles.cuba.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, CubaState

CHAMBER: Final = frozenset({"bid", "rebid", "enact"})
"""The phases that are played in the chamber of parliament."""
OPEN: Final = True


def me_of(v: View) -> int:
    """The seat that sits in front of the table: the viewer, or the first seat for a spectator."""
    return v.seat or 0


def others_of(v: View) -> list[int]:
    """The other seats in turn order after the viewer."""
    me, seats = me_of(v), v.state.seats
    return [(me + i) % seats for i in range(1, seats)]


def color_of(v: View, seat: int) -> str:
    """The colour of a seat."""
    return v.colors[seat] if seat < len(v.colors) else "blue"


def asked(v: View) -> str:
    """The key of the pending decision, or ""."""
    return v.state.pending[-1].key if v.state.pending else ""


def in_chamber(s: CubaState) -> bool:
    """True while parliament sits."""
    return s.phase in CHAMBER


def layout(v: View) -> str:
    """The board file: the town or the chamber, by the number of seats."""
    return f"{'chamber' if in_chamber(v.state) else 'table'}{v.state.seats}"


def hides(v: View) -> bool:
    """Bids and, in the advanced game, delegates are secret: a curtain falls only for them."""
    return bool(v.state.pending and v.state.pending[-1].secret) or any(v.state.delegate)


def looks_through_pile(v: View) -> bool:
    """True while whoever looks may use a lighthouse: the hillside shows the ships of the pile."""
    s: CubaState = v.state
    if asked(v) != "foreman" or s.pending[-1].seats[0] != me_of(v):
        return False
    return any(building_on(s, me_of(v), at)[0] == "lighthouse" for at in fields_in(usable(s, me_of(v))))


# --- where pieces lie ------------------------------------------------------------------------------


def placement(v: View) -> Placement:
    """Where every visible piece lies."""
    s: CubaState = v.state
    spots: Placement = {}
    if in_chamber(s):
        _laws(s, spots, "big", v)
        return spots
    _laws(s, spots, "", v)
    _harbour(s, v, spots)
    _market(s, me_of(v), spots)
    _own(s, v, spots)
    if not looks_through_pile(v):
        _hillside(s, me_of(v), spots)
    for seat in range(s.seats):
        spots[f"score/{seat}"] = Spot(f"score/{s.vp[seat] % 80}", seat, f"mark:{color_of(v, seat)}")
    return spots


def _laws(s: CubaState, spots: Placement, size: str, v: View) -> None:
    for kind, law, bill in zip(TYPES, s.statutes, s.bills):
        if law:
            new = ":new" if kind in s.new_types and s.phase in ("tax", "duty", "subsidy", "other") else ""
            spots[f"law/{kind}"] = Spot(f"law/{kind}", 0, f"law{size}:{law}{new}")
        if bill:
            says = f":{color_of(v, me_of(v))}:{':'.join(map(str, meaning(s, me_of(v), bill)))}" if size else ""
            spots[kind] = Spot(f"bill/{kind}", 1, f"bill{size}:{bill}{says}")


def _harbour(s: CubaState, v: View, spots: Placement) -> None:
    for number, (dock, ship) in enumerate(zip(DOCKS, s.docks)):
        if ship:
            cargo = "".join(str(n) for n in s.cargo[number * KINDS : (number + 1) * KINDS])
            spots[ship] = Spot(f"dock/{dock}", 0, f"ship:{ship}:{cargo}")
    if s.sea:
        spots[s.sea] = Spot("sea", 0, f"ship:{s.sea}:{'0' * KINDS}")
    if looks_through_pile(v):
        for index, ship in enumerate(in_pile(s)):
            spots[ship] = Spot(f"hidden/{index}", 0, f"ship:{ship}:{'0' * KINDS}")


def _market(s: CubaState, me: int, spots: Placement) -> None:
    for kind in PIECES:
        number = NUMBER[kind]
        if kind in MERCHANDISE_IDS:
            for row in range(s.market[number]):
                spots[f"market/{kind}/{row}"] = Spot(f"price/{kind}/{row}", 0, f"piece:{kind}:17")
        if s.supply[number]:
            piece = f"supply/{kind}" if s.own(me, number) else kind
            spots[piece] = Spot(f"supply/{kind}", 0, f"piece:{kind}:14")


def _own(s: CubaState, v: View, spots: Placement) -> None:
    me = me_of(v)
    color = color_of(v, me)
    for number, kind in enumerate(PIECES):
        yard = s.yard[me * KINDS_OF_PIECES + number]
        for i in range(yard):
            spots[kind if i == 0 else f"{kind}/{i}"] = Spot(f"yard/{kind}", -i, f"piece:{kind}:24")
        if number in PRODUCTS:
            for i in range(s.stored[me * KINDS_OF_PRODUCTS + number]):
                piece = kind if i == 0 and not yard else f"{kind}/s{i}"
                spots[piece] = Spot("store", number * 20 + i, f"piece:{kind}:19")
    side = s.sides[me]
    for at, field in enumerate(FIELDS):
        if side and not s.covered[me] & BIT[at] and at != WAREHOUSE:
            used = ":used" if s.used & BIT[at] and asked(v) == "worker_harvest" and s.seat == me else ""
            spots[f"crop/{field}"] = Spot(f"crop/{field}", 0, f"crop:{PIECES[FIELD_PIECE[side][at]]}{used}")
        elif s.covered[me] & BIT[at]:
            used = _use_of(s, me, at) if asked(v) == "foreman" and s.seat == me else ""
            spots[f"house/{field}"] = Spot(f"field/{field}", 0, f"house:{s.building_at(me, at)}{used}")
    if side and s.phase not in ("setup_sides", "setup_goods"):
        beside = ":beside" if s.covered[me] & BIT[s.pawn[me]] else ""
        spots[f"pawn/{me}"] = Spot(f"field/{FIELDS[s.pawn[me]]}", 9, f"pawn:{color}{beside}")
    for card in CHARACTERS:
        spots[f"card/{card}"] = Spot(f"card/{card}", 0, f"role:{card}:{_state_of(s, me, card, v)}")
    for space in s.marked:
        spots[f"marker/{space}"] = Spot(f"space/{space}", 0, "marker")


def _use_of(s: CubaState, me: int, at: int) -> str:
    """What stands on a house while the foreman works: done, what it would take and give, or that it cannot work."""
    if s.used & BIT[at]:
        return ":used"
    gives = offer(s, me, at) if usable(s, me) & BIT[at] else ""
    return f":can:{gives}" if gives else ":not"


def _state_of(s: CubaState, me: int, card: str, v: View) -> str:
    if card == s.delegate[me]:
        return "delegate"
    if card not in s.played[me]:
        return "hand"
    lap = s.played[me].index(card) + 1
    now = lap == len(s.played[me]) and s.seat == me and asked(v) not in ("turn", "tax", "duty", "")
    return "now" if now else str(lap)


def _hillside(s: CubaState, me: int, spots: Placement) -> None:
    for tile in BUILDINGS:
        total = BUILDINGS[tile].copies
        for copy in range(total - s.display[tile], total):
            lack = "".join(map(str, missing(s, me, tile)))
            corrected = ":c" if accepted(s, tile, BUILDINGS[tile]) != BUILDINGS[tile].accepts else ""
            spots[f"tile/{tile}/{copy}"] = Spot(f"lot/{tile}/{copy}", 0, f"tile:{tile}:{lack}{corrected}")


def slots(v: View, draft: Draft | None) -> Iterator[Slot]:
    """What lies over other places: the whole courtyard, whole columns, the town itself, the ships of the pile."""
    if in_chamber(v.state):
        return
    yield Slot("play", "card", places.TOWN)
    yield Slot("courtyard", "card", places.COURTYARD)
    for number, kind in enumerate(MERCHANDISE_IDS):
        yield Slot(f"stall/{kind}", "card", places.stall(number))
    if looks_through_pile(v):
        for index in range(12):
            yield Slot(f"hidden/{index}", "card", places.hidden_ship(index), scale=places.SEA_SCALE)


def flips(before: str, after: str) -> bool:
    """Nothing is turned over: law and bill, small and large, are the same card."""
    return False


# --- how a legal action is done by hand ------------------------------------------------------------


def _mine(v: View, kind: str) -> list[PieceId]:
    """The own pieces of a kind, as they lie on the table."""
    s: CubaState = v.state
    me, number = me_of(v), NUMBER[kind]
    yard = s.yard[me * KINDS_OF_PIECES + number]
    found = [kind, *(f"{kind}/{i}" for i in range(1, yard))]
    if number in PRODUCTS:
        stored = s.stored[me * KINDS_OF_PRODUCTS + number]
        found += [f"{kind}/s{i}" for i in range(0 if yard else 1, stored)]
    return found


def _play(v: View, a: Action) -> list[Gesture]:
    return [Click(f"card/{a.args[0]}"), Drag(f"card/{a.args[0]}", "play")]


def _pawn(v: View, a: Action) -> list[Gesture]:
    return [Drag(f"pawn/{a.seat}", f"field/{a.args[0]}"), Click(f"field/{a.args[0]}")]


def _harvest(v: View, a: Action) -> list[Gesture]:
    return [Click(f"field/{a.args[0]}"), Drag(f"crop/{a.args[0]}", "courtyard")]


def _buy(v: View, a: Action) -> list[Gesture]:
    kind = a.args[0]
    count = v.state.market[NUMBER[kind]]
    piece = f"market/{kind}/{count - 1}" if count else f"supply/{kind}" if v.state.own(me_of(v), NUMBER[kind]) else kind
    return [Click(piece), Drag(piece, "courtyard"), *(() if count else (Click(f"foot/{kind}"),))]


def _sell(v: View, a: Action) -> list[Gesture]:
    kind = a.args[0]
    count = v.state.market[NUMBER[kind]]
    place = f"price/{kind}/{count}" if count < MARKET_ROOM[NUMBER[kind]] else f"foot/{kind}"
    return [*(Drag(piece, f"stall/{kind}") for piece in _mine(v, kind)), Click(place)]


def _free(v: View, a: Action) -> list[Gesture]:
    return [Button(a.kind), Click(f"space/{RESOURCE_SPACE if a.kind == 'take_free_resource' else PRODUCT_SPACE}")]


def _build(v: View, a: Action) -> list[Gesture]:
    tile, field = a.args
    total = BUILDINGS[tile].copies
    return [Drag(f"tile/{tile}/{i}", f"field/{field}") for i in range(total - v.state.display[tile], total)]


def _bonus(v: View, a: Action) -> list[Gesture]:
    spaces = ARCHITECT_SPACES if a.kind == "take_architect_bonus" else MAYOR_SPACES
    return [Button(a.kind), Click(f"space/{free_space(v.state, spaces)}")]


def _use(v: View, a: Action) -> list[Gesture]:
    """Point at the house, or bring it a piece; what is left open is asked."""
    field = a.args[0]
    found: list[Gesture] = [Click(f"field/{field}")]
    for kind in dict.fromkeys(a.args[1]) if len(a.args) > 1 and a.kind != "use_office" else ():
        found += [Drag(piece, f"field/{field}") for piece in _mine(v, kind)]
    return found


def _ship_out(v: View, a: Action) -> list[Gesture]:
    """Bring a piece to a ship, or point at the ship."""
    dock, cargo = a.args[-2:]
    found: list[Gesture] = [Drag(piece, f"dock/{dock}") for kind in dict.fromkeys(cargo) for piece in _mine(v, kind)]
    found.append(Click(f"dock/{dock}") if a.kind == "load_ship" else Click(f"field/{a.args[0]}"))
    return found


def _veto(v: View, a: Action) -> list[Gesture]:
    return [Click(a.args[1]), Click(f"field/{a.args[0]}")]


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
    return [f"field/{FIELDS[at]}" for at in fields_in(CROSS[AT[field]])]


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
    """What dropping the piece there could mean, legal or not; the rules say why not."""
    s: CubaState = v.state
    if not s.pending:
        return []
    decision = s.pending[-1]
    seat: int = v.seat if v.seat in decision.seats else decision.seats[0]
    what, _, name = piece.partition("/")
    where, _, there = slot.partition("/")
    if what == "pawn" and where == "field":
        return [Action("place_worker", seat, (there,))]
    if what == "card" and slot == "play":
        return [Action("choose_delegate" if decision.key == "delegate" else "play_character", seat, (name,))]
    if what == "tile" and where == "field":
        return [Action("build", seat, (name.split("/")[0], there))]
    if what == "crop" and slot == "courtyard":
        return [Action("harvest_product", seat, (name,))]
    if what in ("market", "supply") and slot == "courtyard":
        return [Action("buy", seat, (name.split("/")[0],))]
    if what in TYPES and where == "law":
        other = next(kind for kind in (there, *TYPES) if kind != what)
        return [Action("enact_bills", seat, (tuple(sorted((what, other))),))]
    if what in NUMBER:
        return _with_piece(s, seat, decision.kinds, what, where, there)
    return []


def _with_piece(s: CubaState, seat: int, kinds: tuple[str, ...], piece: str, where: str, there: str) -> list[Action]:
    """What an own piece could be meant for: the market, a ship, a building, the duty."""
    if where in ("stall", "price", "foot"):
        return [Action("sell", seat, (piece,))]
    if slot_of_ship := {"dock": there, "sea": "sea"}.get(where, ""):
        return [Action("load_ship", seat, (slot_of_ship, (piece,)))]
    if where == "law" and there == "duty":
        return [Action("pay_duty", seat, ((piece,),))]
    if where == "field" and (s.covered[seat] | BIT[WAREHOUSE]) & BIT[AT[there]]:
        _, building = building_on(s, seat, AT[there])
        return [Action("use_building", seat, (there, (piece,)))] if building.effect not in _OTHER_USES else []
    return []


_OTHER_USES: Final = frozenset({"ship", "exchange", "veto", "ship_card"})


# --- what can be pressed ---------------------------------------------------------------------------

_BONUS: Final = {
    "trade": (("take_free_resource", RESOURCE_SPACE), ("take_free_product", PRODUCT_SPACE)),
    "architect": (("take_architect_bonus", ""),),
    "mayor": (("take_mayor_bonus", ""),),
}


def controls(v: View) -> list[Control]:
    """The alternatives of the card that is played, tax and duty, the end of the turn."""
    s: CubaState = v.state
    key = asked(v)
    found: list[Control] = []
    if not s.pending or v.seat not in s.pending[-1].seats:
        return found
    if key in ("tax", "duty"):
        amount = s.pending[-1].data[0] if key == "tax" else 0
        found.append(_chip(f"decline_{key}", 0, f"cuba-art-decline-{key}", "cross"))
        label = f"cuba-art-pay-{key}"
        found.append(
            Control(
                f"pay_{key}", "actions", (290, 2, 178, 54), (f"pay_{key}",), label, "", "E", "end", params={"n": amount}
            )
        )
        return found
    for i, (kind, space) in enumerate(_BONUS.get(key, ())):
        spaces = {"take_architect_bonus": ARCHITECT_SPACES, "take_mayor_bonus": MAYOR_SPACES}.get(kind, (space,))
        amount = SPACES[free_space(s, spaces) or spaces[-1]].amount
        found.append(_chip(kind, i, f"cuba-art-{kind}".replace("_", "-"), "branch", amount))
    if "end_turn" in s.pending[-1].kinds:
        found.append(
            Control("end_turn", "actions", (290, 2, 178, 54), ("end_turn",), "cuba-action-end-turn", "", "E", "end")
        )
    return found


def _chip(kind: str, index: int, label: str, icon: str, amount: int = 0) -> Control:
    place = (2 + 143.0 * index, 2.0, 140.0, 54.0)
    return Control(kind, "actions", place, (kind,), label, icon, str(index + 1), params={"n": amount})


def probe(v: View, control: Control) -> Action | None:
    """A typical action of a control, whose refusal tells why it is shut."""
    s: CubaState = v.state
    if not s.pending:
        return None
    typical: dict[str, tuple[Any, ...]] = {
        "take_free_resource": ("wood",),
        "take_free_product": (PIECES[max(PRODUCTS, key=lambda p: s.market[p])],),
        "pay_duty": (("citrus",),),
    }
    return Action(control.kinds[0], s.pending[-1].seats[0], typical.get(control.kinds[0], ()))


def brings(before: View, after: View, a: Action) -> Gain | None:
    """What a deed would bring: points, pesos and pieces, gained and given."""
    old, new, seat = before.state, after.state, a.seat
    parts = []
    for icon, change in (("vp", new.vp[seat] - old.vp[seat]), ("coin", new.pesos[seat] - old.pesos[seat])):
        if change:
            parts.append(f"{change:+d}[{icon}]")
    changes = {kind: new.own(seat, n) - old.own(seat, n) for n, kind in enumerate(PIECES)}
    if a.kind == "place_worker" and any(changes.values()):
        return Gain("cuba-art-gain", {"text": "+" + "".join(f"[{kind}]" * n for kind, n in changes.items())})
    parts += [f"{change:+d}[{kind}]" for kind, change in changes.items() if change]
    text = " ".join(parts).replace("-", "−")
    return Gain("cuba-art-gain", {"text": text}, not parts or not parts[0].startswith("-")) if parts else None


# --- what is told ----------------------------------------------------------------------------------


def standing(v: View) -> Standing:
    """Round, phase and points."""
    s: CubaState = v.state
    return Standing(s.round, ROUNDS, part_of(s), tuple(s.vp))


def part_of(s: CubaState) -> str:
    """The part of the round: bills, lap, parliament, statutes or round_end."""
    if s.phase in ("action", "delegate", "new_start", "setup_sides", "setup_goods"):
        return "bills" if s.phase == "delegate" or not s.round else "lap"
    if s.phase in CHAMBER or s.phase == "parliament":
        return "parliament"
    return "statutes" if s.phase in ("tax", "duty", "subsidy", "other") else "round_end"


MILESTONE: Final = "ballot"


def is_milestone(event: Event) -> bool:
    """The parliament is won."""
    return event.kind == "parliament_won"


SOUNDS: Final = {
    "character_played": "card",
    "worker_placed": "wood",
    "harvested": "wood",
    "bought": "coin",
    "sold": "coin",
    "took_free": "wood",
    "built": "stamp",
    "architect_bonus": "bell",
    "mayor_bonus": "coin",
    "turned_into_vp": "bell",
    "turned_into_pesos": "coin",
    "turned_into_goods": "wood",
    "loaded": "wood",
    "ship_leaves": "bell",
    "ship_docks": "tick",
    "bill_revealed": "card_turn",
    "delegate_shown": "card_turn",
    "bid_shown": "coin",
    "enacted": "stamp",
    "vetoed": "thud",
    "tax_paid": "coin",
    "victory": "fanfare",
    "shared_victory": "fanfare",
}
