"""Where the pieces lie: in the town, on the square of the market, in the foreman's street, in the chamber."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Draft, View
from game.presentation import Change, Slot, Spot, Spots, Standing, contract
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.architect import missing
from game.titles.cuba.rules.actions.foreman import usable
from game.titles.cuba.rules.board import BIT, FIELD_PIECE, FIELDS, WAREHOUSE
from game.titles.cuba.rules.economy import buy_price, sell_price
from game.titles.cuba.rules.harbour import hold, in_force, in_pile
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, CubaState
from game.titles.cuba.table import places, workplaces
from game.titles.cuba.table.chain import chain
from game.titles.cuba.table.meaning import is_altered, meaning, offer
from game.titles.cuba.table.seen import asked, color_of, in_chamber, is_asked, me_of, part_of, scene_of
from game.titles.cuba.table.worth import worth


class Placement(contract.Placement):
    """The harbour town over the own land, or the chamber of parliament."""

    def layout(self, v: View) -> str:
        """The board file: the town or the chamber, by the number of seats."""
        return f"{'chamber' if in_chamber(v.state) else 'table'}{v.state.seats}"

    def placement(self, v: View) -> Spots:
        """Where every visible piece lies."""
        s: CubaState = v.state
        spots: Spots = {}
        place = scene_of(v)
        if place == "chamber":
            _laws(s, spots, "big", v)
            return spots
        _own(s, v, spots, "chip" if place in ("market", "street") else "role")
        if place == "market":
            _square(s, me_of(v), spots)
        elif place == "street":
            _street(s, me_of(v), spots)
        elif place == "site":
            _hillside(s, me_of(v), spots, ":site")
        else:
            _laws(s, spots, "", v)
            _ships(s, spots)
            _at_sea(s, spots)
            _market(s, me_of(v), spots)
            _hillside(s, me_of(v), spots, "")
        for seat in range(s.seats):
            spots[f"score/{seat}"] = Spot(f"score/{s.vp[seat] % 80}", seat, f"mark:{color_of(v, seat)}")
        return spots

    def slots(self, v: View, draft: Draft | None) -> Iterator[Slot]:
        """What lies over other places: the whole courtyard, whole columns, the town itself; and the square or the street in
        its place."""
        s: CubaState = v.state
        place = scene_of(v)
        if place == "chamber":
            return
        yield Slot("play", "card", places.TOWN)
        yield Slot("courtyard", "card", places.COURTYARD)
        for kind, cell in places.YARD.items():
            here, _ = own_names(s, me_of(v), kind, place == "market")
            yield from (Slot(top, "card", cell) for top in here[:1])
        if place in ("market", "street"):
            for card, rect in workplaces.CHIPS.items():
                yield Slot(f"card/{card}", "card", rect)
        if place == "market":
            yield from workplaces.market_slots(s)
            return
        for number, kind in enumerate(box.MERCHANDISE_IDS):
            yield Slot(f"stall/{kind}", "card", places.stall(number))
        if place == "street":
            yield from workplaces.street_slots(s, me_of(v))

    def change(self, before: str, after: str) -> Change:
        """Nothing is turned over: law and bill, small and large, are the same card."""
        return Change()

    def hides(self, v: View) -> bool:
        """Bids and, in the advanced game, delegates are secret: a curtain falls only for them."""
        return bool(v.state.pending and v.state.pending[-1].secret) or any(v.state.delegate)

    def standing(self, v: View) -> Standing:
        """Round, phase and points."""
        s: CubaState = v.state
        return Standing(s.round, box.ROUNDS, part_of(s), tuple(s.vp), hour=f"round {hour(s) + 1}")


def hour(s: CubaState) -> int:
    """Which of the hours it is: one for each round."""
    return min(max(1, s.round), box.ROUNDS) - 1


def _laws(s: CubaState, spots: Spots, size: str, v: View) -> None:
    mine = asked(v) if is_asked(s, v.seat) else ""
    for kind, law, bill in zip(box.TYPES, s.statutes, s.bills):
        if law:
            new = ":new" if kind in s.new_types and s.phase in ("tax", "duty", "subsidy", "other") else ""
            now = ":asked" if mine == kind else ""
            spots[f"law/{kind}"] = Spot(f"law/{kind}", 0, f"law{size}:{law}{new}{now}")
        if bill:
            sealed = ":sealed" if size and bill == law else ""
            says = f":{color_of(v, me_of(v))}:{':'.join(map(str, meaning(s, me_of(v), bill)))}" if size else ""
            spots[kind] = Spot(f"bill/{kind}", 1, f"bill{size}:{bill}{says}{sealed}")


def _ships(s: CubaState, spots: Spots) -> None:
    for number, (dock, ship) in enumerate(zip(box.DOCKS, s.docks)):
        if ship:
            spots[ship] = Spot(f"dock/{dock}", 0, docked(s, number))


def _at_sea(s: CubaState, spots: Spots) -> None:
    if s.sea:
        spots[s.sea] = Spot("sea", 0, empty(s.sea))


def docked(s: CubaState, dock: int) -> str:
    """The face of the ship in a dock, with its cargo."""
    return f"ship:{s.docks[dock]}:{''.join(map(str, hold(s, dock)))}"


def empty(ship: str) -> str:
    """The face of a ship without cargo."""
    return f"ship:{ship}:{'0' * len(box.MERCHANDISE)}"


def _market(s: CubaState, me: int, spots: Spots) -> None:
    for kind in box.PIECES:
        number = box.NUMBER[kind]
        if kind in box.MERCHANDISE_IDS:
            for row in range(s.market[number]):
                spots[f"market/{kind}/{row}"] = Spot(f"price/{kind}/{row}", 0, f"piece:{kind}:17")
        if s.supply[number]:
            piece = f"supply/{kind}" if s.own(me, number) else kind
            spots[piece] = Spot(f"supply/{kind}", 0, f"piece:{kind}:14")


def _own(s: CubaState, v: View, spots: Spots, card_face: str) -> None:
    me, place = me_of(v), scene_of(v)
    color, key = color_of(v, me), asked(v)
    for number, kind in enumerate(box.PIECES):
        here, stored = own_names(s, me, kind, place == "market")
        for i, piece in enumerate(here):
            spots[piece] = Spot(f"yard/{kind}", -i, f"piece:{kind}:24")
        for i, piece in enumerate(stored):
            spots[piece] = Spot("store", number * 20 + i, f"piece:{kind}:19")
    side = s.sides[me]
    for at, field in enumerate(FIELDS):
        if side and not s.covered[me] & BIT[at] and at != WAREHOUSE:
            used = ":used" if s.used & BIT[at] and key == "worker_harvest" and s.seat == me else ""
            spots[f"crop/{field}"] = Spot(f"crop/{field}", 0, f"crop:{box.PIECES[FIELD_PIECE[side][at]]}{used}")
        elif s.covered[me] & BIT[at]:
            used = _use_of(s, me, at) if place == "street" else ":not" if place == "site" else ""
            spots[f"house/{field}"] = Spot(f"field/{field}", 0, f"house:{s.building_at(me, at)}{used}")
    if side and s.phase not in ("setup_sides", "setup_goods"):
        beside = ":beside" if s.covered[me] & BIT[s.pawn[me]] else ""
        spots[f"pawn/{me}"] = Spot(f"field/{FIELDS[s.pawn[me]]}", 9, f"pawn:{color}{beside}")
    for card in box.CHARACTERS:
        state = _state_of(s, me, card, key)
        told = worth(s, me, card) if state == "hand" and key == "turn" and is_asked(s, v.seat) else ""
        drought = "+drought" if card == "worker" and card_face == "role" and in_force(s, "drought") else ""
        face = f"{card_face}:{card}{drought}:{state}{told and ':'}{told}"
        spots[f"card/{card}"] = Spot(f"card/{card}", 0, face)
    for space in s.marked:
        if card_face == "chip" and (key != "trade" or space not in (box.RESOURCE_SPACE, box.PRODUCT_SPACE)):
            continue
        spots[f"marker/{space}"] = Spot(f"space/{space}", 0, "marker")


def _use_of(s: CubaState, me: int, at: int) -> str:
    """What stands on a house while the foreman works: done, or that it cannot work."""
    if s.used & BIT[at]:
        return ":used"
    return "" if usable(s, me) & BIT[at] and offer(s, me, at) else ":not"


def _state_of(s: CubaState, me: int, card: str, key: str) -> str:
    if card == s.delegate[me]:
        return "delegate"
    if card not in s.played[me]:
        return "hand"
    lap = s.played[me].index(card) + 1
    now = lap == len(s.played[me]) and s.seat == me and key not in ("turn", "tax", "duty", "")
    return "now" if now else str(lap)


def own_names(s: CubaState, me: int, kind: str, trading: bool) -> tuple[list[str], list[str]]:
    """The names of the own pieces of a kind, in the courtyard and in storage. While one trades they go on from those
    of the column, the next to be sold first: what is bought or sold keeps its name and slides."""
    number = box.NUMBER[kind]
    yard = s.yard[me * KINDS_OF_PIECES + number]
    stored = s.stored[me * KINDS_OF_PRODUCTS + number] if number in box.PRODUCTS else 0
    if trading and kind in box.MERCHANDISE_IDS:
        names = [f"{kind}/t{s.market[number] + i}" for i in range(yard + stored)]
        return names[:yard][::-1], names[yard:][::-1]
    here = [f"{kind}/{i}" if i else kind for i in range(yard)]
    return here, [f"{kind}/s{i}" if i or yard else kind for i in range(stored)]


def on_sale(s: CubaState, me: int, kind: str) -> str:
    """The name of the piece that is bought next on the square: the cheapest of the column, or that of the supply."""
    column = s.market[box.NUMBER[kind]]
    return f"{kind}/t{column - 1 if column else s.own(me, box.NUMBER[kind])}"


def _square(s: CubaState, me: int, spots: Spots) -> None:
    """The stalls with their pieces. On the next piece to be bought and the next place to be filled lies a tag with the
    price, which goes up and down with it."""
    for number, kind in zip(box.MERCHANDISE, box.MERCHANDISE_IDS):
        for row in range(s.market[number]):
            spots[f"{kind}/t{row}"] = Spot(f"price/{kind}/{row}", 0, f"piece:{kind}:19")
        if s.supply[number] and not s.market[number]:
            spots[on_sale(s, me, kind)] = Spot(f"supply/{kind}", 0, f"piece:{kind}:19")
        if s.market[number] or s.supply[number]:
            price = buy_price(s, number)
            able = "" if s.pesos[me] >= price else ":short"
            spots[f"next/buy/{kind}"] = Spot(f"next/buy/{kind}", 0, f"tag:buy:{price}{able}")
        able = "" if s.own(me, number) else ":none"
        spots[f"next/sell/{kind}"] = Spot(f"next/sell/{kind}", 0, f"tag:sell:{sell_price(s, number)}{able}")


def _street(s: CubaState, me: int, spots: Spots) -> None:
    """The houses of the row and the column in an order in which each finds what it takes; what they reach below."""
    street = workplaces.street_of(s, me)
    wide = "wide" if len(street.houses) < 5 and workplaces.front(street, 0)[2] > 120 else "slim"
    for number, step in enumerate(chain(s, me, street.houses), 1):
        field = FIELDS[step.at]
        tile = f"{step.tile}+c" if is_altered(s, step.tile) else step.tile
        spots[f"front/{field}"] = Spot(
            f"street/{field}", 0, f"front:{tile}:{number}:{wide}:{step.state}:{offer(s, me, step.at)}"
        )
    if street.ships:
        _ships(s, spots)
    if street.bills:
        for kind, bill in zip(box.TYPES, s.bills):
            if bill:
                spots[kind] = Spot(f"bill/{kind}", 1, f"bill:{bill}")
    if street.pile:
        for index, ship in enumerate(in_pile(s)):
            spots[ship] = Spot(f"hidden/{index}", 0, empty(ship))
        _at_sea(s, spots)


def _hillside(s: CubaState, me: int, spots: Spots, site: str) -> None:
    for tile, building in box.BUILDINGS.items():
        lack = "".join(map(str, missing(s, me, tile)))
        corrected = ":c" if is_altered(s, tile) else ""
        for copy in range(building.copies - s.display[tile], building.copies):
            spots[f"tile/{tile}/{copy}"] = Spot(f"lot/{tile}/{copy}", 0, f"tile:{tile}:{lack}{corrected}{site}")
