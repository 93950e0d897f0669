"""The table in words: for the terminal, and for whoever would rather read than look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.engine import Action, View
from game.text.speech import Say
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.bonus import free_space
from game.titles.cuba.rules.actions.foreman import building_on
from game.titles.cuba.rules.board import AT, FIELD_PIECE, FIELDS, kind_of
from game.titles.cuba.rules.economy import buy_price, sell_price
from game.titles.cuba.rules.harbour import KINDS, in_pile
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.rules.statutes import tax


def table(v: View, say: Say) -> Iterator[str]:
    """Everything that the seat sees, line by line."""
    s: CubaState = v.state
    if s.round:
        yield say("cuba-words-round", round=s.round, rounds=box.ROUNDS, start_seat=s.start_seat)
    yield from statutes(s, say)
    yield from market(s, say)
    yield from harbour(s, say)
    left = [tile for tile, count in s.display.items() for _ in range(count)]
    yield say("cuba-words-display", buildings=tuple(left) or ("none",))
    for seat in range(s.seats):
        yield from player(s, seat, say)


def look(v: View, token: str, say: Say) -> Iterator[str]:
    """One thing that the table holds: a building, a ship, a statute, or a part of the table by its name."""
    s: CubaState = v.state
    parts = {"market": market, "harbour": harbour, "statutes": statutes}
    if token in parts:
        yield from parts[token](s, say)
    elif token in box.BUILDINGS:
        wood, stone, water = box.BUILDINGS[token].cost
        text = say(f"cuba-text-{token}".replace("_", "-"))
        yield say("cuba-words-building", building=token, wood=wood, stone=stone, water=water, text=text)
    elif token in box.SHIPS:
        yield say("cuba-words-ship", ship=token, slots=box.counted(zip(box.MERCHANDISE, box.SHIPS[token])))


def ask(v: View, say: Say) -> Iterator[str]:
    """The pending question."""
    pending = v.state.pending[-1]
    params = {"n": pending.data[0]} if pending.data else {}
    yield say(f"cuba-prompt-{pending.key}".replace("_", "-"), **params)


def value(token: str) -> int | str | None:
    """What a typed word stands for: numbers for themselves."""
    return int(token) if token.isdigit() else None


# --- parts of the table ----------------------------------------------------------------------------


def statutes(s: CubaState, say: Say) -> Iterator[str]:
    """What is in force and what is proposed."""
    for kind, statute, bill in zip(box.TYPES, s.statutes, s.bills):
        yield say("cuba-words-statute", type=kind, statute=statute or "none", bill=bill or "none")


def market(s: CubaState, say: Say) -> Iterator[str]:
    """Pieces and prices of each column, and what the supply holds."""
    for m in box.MERCHANDISE:
        yield say(
            "cuba-words-column",
            piece=box.PIECES[m],
            count=s.market[m],
            buy=buy_price(s, m),
            sell=sell_price(s, m),
            supply=s.supply[m],
        )


def harbour(s: CubaState, say: Say) -> Iterator[str]:
    """Each dock with its ship and free slots, the ship at sea, the size of the pile."""
    for dock in range(len(box.DOCKS) - 1, -1, -1):
        ship = s.docks[dock]
        if ship:
            free = [(m, box.SHIPS[ship][m] - s.cargo[dock * KINDS + m]) for m in box.MERCHANDISE]
            slots = box.counted(free) or ("none",)
            yield say("cuba-words-dock", dock=box.DOCKS[dock], vp=box.DOCK_VP[dock], ship=ship, slots=slots)
    slots = box.counted(zip(box.MERCHANDISE, box.SHIPS[s.sea]))
    yield say("cuba-words-sea", ship=s.sea, slots=slots, count=len(in_pile(s)))


def player(s: CubaState, seat: int, say: Say) -> Iterator[str]:
    """Points, purse, pieces, plantation and cards of one player."""
    yield say("cuba-words-player", seat=seat, vp=s.vp[seat], pesos=s.pesos[seat], hand=tuple(s.hand(seat)) or ("none",))
    yard = box.counted(enumerate(s.row(seat)))
    stored = box.counted((p, s.own(seat, p) - s.row(seat)[p]) for p in range(len(box.PIECES)))
    yield say("cuba-words-pieces", yard=yard or ("none",), stored=stored or ("none",))
    fields = [f"{FIELDS[at]} {_name(s, seat, at, say)}" for at in range(len(FIELDS))]
    yield say("cuba-words-plantation", field=FIELDS[s.pawn[seat]], fields=" / ".join(fields))


def _name(s: CubaState, seat: int, at: int, say: Say) -> str:
    """What a field shows: its building, or what it is."""
    return say("cuba-words-it", it=s.building_at(seat, at) or kind_of(s.sides[seat], at))


# --- deeds -----------------------------------------------------------------------------------------


def arguments(v: View, a: Action, say: Say) -> Mapping[str, Any]:
    """The parameters of the sentence ``cuba-say-<kind>``."""
    s: CubaState = v.state
    if a.kind in _ARGUMENTS:
        return dict(zip(_ARGUMENTS[a.kind], a.args))
    return dict(_facts(s, a))


_ARGUMENTS: Mapping[str, tuple[str, ...]] = {
    "choose_board_side": ("side",),
    "choose_delegate": ("character",),
    "play_character": ("character",),
    "take_free_resource": ("piece",),
    "take_free_product": ("piece",),
    "build": ("building", "field"),
    "submit_bid": ("pesos",),
    "submit_rebid": ("pesos",),
    "pay_duty": ("pieces",),
}


def _facts(s: CubaState, a: Action) -> Iterable[tuple[str, Any]]:
    """What a sentence needs besides the arguments themselves."""
    args = a.args
    if a.kind == "choose_start_goods":
        yield "pieces", (*args[0], *args[1])
    elif a.kind == "place_worker":
        yield "field", args[0]
        yield "it", s.building_at(a.seat, AT[args[0]]) or kind_of(s.sides[a.seat], AT[args[0]])
    elif a.kind == "harvest_product":
        yield "field", args[0]
        yield "piece", box.PIECES[FIELD_PIECE[s.sides[a.seat]][AT[args[0]]]]
    elif a.kind in ("buy", "sell"):
        price = buy_price if a.kind == "buy" else sell_price
        yield "piece", args[0]
        yield "pesos", price(s, box.NUMBER[args[0]])
    elif a.kind == "take_architect_bonus":
        yield "vp", box.SPACES[free_space(s, box.ARCHITECT_SPACES)].amount
    elif a.kind == "take_mayor_bonus":
        yield "pesos", box.SPACES[free_space(s, box.MAYOR_SPACES)].amount
    elif a.kind == "load_ship":
        yield from _loading(s, *args)
    elif a.kind.startswith("use_"):
        yield "building", building_on(s, a.seat, AT[args[0]])[0]
        yield from _use(s, a)
    elif a.kind == "enact_bills":
        yield "bills", tuple(s.bills[box.TYPES.index(kind)] for kind in args[0])
    elif a.kind == "pay_tax":
        yield "pesos", tax(s, a.seat)


def _use(s: CubaState, a: Action) -> Iterable[tuple[str, Any]]:
    args = a.args[1:]
    if a.kind == "use_building":
        yield "count", len(args[0]) if args else 0
        yield "pieces", args[0] if args else ()
    elif a.kind == "use_office":
        yield from _loading(s, *args)
    elif a.kind == "use_black_market":
        yield "given", args[0]
        yield "taken", args[1]
    elif a.kind == "use_church":
        yield "bill", s.bills[box.TYPES.index(args[0])]
    elif a.kind == "use_lighthouse":
        yield "ship", args[0]


def _loading(s: CubaState, dock: str, cargo: tuple[str, ...]) -> Iterable[tuple[str, Any]]:
    yield "dock", dock
    yield "ship", s.docks[box.DOCKS.index(dock)]
    yield "pieces", cargo
    yield "vp", len(cargo) * box.DOCK_VP[box.DOCKS.index(dock)]
