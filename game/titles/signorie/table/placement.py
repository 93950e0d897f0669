"""Where the pieces of Signorie lie on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from typing import Final

from game.engine import Draft, View
from game.presentation import Change, PieceId, Rect, Spot, Spots, Standing, contract
from game.presentation.slots import Slot
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.state import CLOSED, SignorieState
from game.titles.signorie.table.chain import told

KIND_OF_TILE: Final = ("marriage", "mission")
PEOPLE: Final = ("son", "daughter")


class Placement(contract.Placement):
    """One board for each number of seats, another for the story of the die, and lanes in the evening."""

    def layout(self, v: View) -> str:
        """One board for each number of seats; in the evening a lane for everybody, the viewer's own the highest; while
        helpers work the rivals make room for the story of the die."""
        s: SignorieState = v.state
        if evening(v):
            return f"evening{s.seats}{s.turn_order.index(v.me) + 1}"
        return f"{'story' if told(v) else 'table'}{s.seats}"

    def placement(self, v: View) -> Spots:
        """Where every visible piece lies."""
        s: SignorieState = v.state
        spots: Spots = {}
        if not s.rewards:
            return spots
        if evening(v):
            _evening(s, v, spots)
            return spots
        _dice(s, v, spots)
        _tiles(s, v, spots)
        _figures(s, v, spots)
        _turns(s, spots)
        _discs(s, spots)
        _helpers(s, v.me, spots)
        _brides(s, v.me, spots)
        _common(s, spots)
        return spots

    def slots(self, v: View, draft: Draft | None) -> Iterator[Slot]:
        """In the evening: what lies in the viewer's own lane, as far as the reward of the round needs it. Else the places
        that catch more than shines, a city from its sky to its loggia and the stock in the whole of its line; and those
        whose drawing says what they bring or cost: floors and helpers."""
        return _lane(v.state, v.me) if evening(v) else _board()

    def plate(self, v: View, actor: int | str) -> str:
        """The plate of a seat; in the evening its lane."""
        s: SignorieState = v.state
        if not isinstance(actor, int):
            return ""
        if evening(v):
            return f"lane/{s.turn_order.index(actor) + 1}"
        return f"plate/{(actor - v.me) % s.seats}"

    def change(self, before: str, after: str) -> Change:
        """A task that has been used is turned over, dice in the pool show all their faces while they roll; everything else
        is only marked otherwise."""
        kind, _, rest = after.partition(":")
        if kind == "die" and not rest.endswith(":dim"):
            color = rest.split(":")[0]
            return Change(rolls=tuple(f"die:{color}:{value}" for value in (1, 4, 2, 6, 3, 5)))
        return Change(before.startswith("task:") and before.endswith(":turned") != after.endswith(":turned"))

    def standing(self, v: View) -> Standing:
        """Round, phase and points."""
        s: SignorieState = v.state
        phase = "rewards" if s.phase in ("initiative", "rewards", "over") else s.phase
        return Standing(s.round, last_round(s), phase, tuple(s.vp))


def color_of(s: SignorieState, seat: int) -> str:
    """A seat's colour as drawings and faces call it: "red"."""
    return s.color[seat].removeprefix("player_") or "red"


def _dice(s: SignorieState, v: View, spots: Spots) -> None:
    me, asked = v.me, asked_key(s)
    places = {me: "well/{}"} | {seat: f"taken/{i}" for i, seat in enumerate(v.others, 1)}
    for color, name in enumerate(box.COLORS):
        used = Counter[int]()
        dim = ":dim" if asked == "turn_choice" and s.die(me, color) and s.pending[-1].seats == (me,) else ""
        for order, value in enumerate(s.pool[color]):
            spots[_die(name, value, used)] = Spot(f"pool/{name}", order, f"die:{name}:{value}{dim}")
        for seat in range(s.seats):
            value = s.die(seat, color)
            if value:
                spots[_die(name, value, used)] = Spot(places[seat].format(name), color, f"die:{name}:{value}")


def _die(color: str, value: int, used: Counter[int]) -> PieceId:
    used[value] += 1
    return f"die/{color}/{value}/{used[value] - 1}"


def _tiles(s: SignorieState, v: View, spots: Spots) -> None:
    for number, tile in enumerate(s.assignments):
        slot = box.ASSIGNMENT_SLOTS[number]
        turned = ":turned" if s.turned >> number & 1 else ""
        spots[tile] = Spot(
            f"task/{slot}", 0, f"task:{tile}:{box.COLORS[number >> 1]}:{box.GENDERS[number & 1]}{turned}"
        )
    _rewards(s, spots, "reward:{tile}:{state}")
    used = Counter[str]()
    for at, tile in enumerate(s.city_tiles):
        if tile:
            spots[_alliance(tile, used)] = Spot(
                f"banner/{box.CITIES[at >> 1]}/{KIND_OF_TILE[at & 1]}", 0, f"tile:{tile}"
            )
    me = v.me
    for row, name in enumerate(box.ROWS):
        for place, tile in covered(s, me, row).items():
            spots[_alliance(tile, used)] = Spot(f"shield/{name}/{place}", 0, f"shield:{tile}")
        if s.face_down[4 * me + row]:
            spots[f"down/{name}"] = Spot(f"down/{name}", 0, f"down:{s.face_down[4 * me + row]}")


def _rewards(s: SignorieState, spots: Spots, face: str) -> None:
    now = s.reward_slot()
    for number, tile in enumerate(s.rewards, 1):
        if tile:
            state = "past" if number < now else "now" if number == now else "next"
            spots[tile] = Spot(f"reward/{number}", 0, face.format(tile=tile, state=state, number=number))


def _alliance(tile: str, used: Counter[str]) -> PieceId:
    used[tile] += 1
    return f"{tile}/{used[tile] - 1}"


def house_of(tile: str) -> str:
    """The house of an alliance tile, "" for none."""
    return box.HOUSES[box.ALLIANCES[tile].house] if tile else ""


def covered(s: SignorieState, seat: int, row: int) -> dict[int, str]:
    """The printed shields of a row that are covered, with the tile on each, in the order in which they came."""
    found: dict[int, str] = {}
    for tile in s.face_up[4 * seat + row]:
        found[shield_of(s, seat, row, tile, found)] = tile
    return found


def shield_of(s: SignorieState, seat: int, row: int, tile: str, taken: Container[int]) -> int:
    """The printed shield of a row that a tile covers next."""
    printed = box.SHIELDS[s.color[seat]][row]
    fits = (place for place, house in enumerate(printed) if house == house_of(tile) and place not in taken)
    return next(fits, 0)


def _figures(s: SignorieState, v: View, spots: Spots) -> None:
    me = v.me
    for city, figures in enumerate(s.cities):
        if figures != CLOSED:
            for place, figure in enumerate(figures):
                face = f"figure:{PEOPLE[figure & 1]}:{color_of(s, figure >> 1)}"
                spots[f"in/{box.CITIES[city]}/{place}"] = Spot(f"niche/{box.CITIES[city]}/{place}", 0, face)
    for seat in range(s.seats):
        face = f"track:son:{color_of(s, seat)}"
        for name in box.CAREERS:
            for place, (piece, slot) in enumerate(sons_of(s, seat, name)):
                spots[piece] = Spot(f"stand/{name}/{slot}", 12 * seat + place, face)
    for gender, name in enumerate(box.GENDERS):
        if s.supply[2 * me + gender]:
            face = f"own:{PEOPLE[gender]}:{color_of(s, me)}"
            spots[f"supply/{name}"] = Spot(f"supply/{name}", 0, face)
        if s.stock[2 * me + gender]:
            spots[f"stock/{name}"] = Spot(f"stock/{name}", 0, f"stock:{PEOPLE[gender]}:{color_of(s, me)}")


def sons_of(s: SignorieState, seat: int, track: str) -> list[tuple[PieceId, int]]:
    """A seat's sons on a career, the highest first, each with his slot. As long as nobody enters or leaves the track, the
    same piece is the same son: he is seen to climb."""
    slots = s.careers[3 * seat + box.CAREERS.index(track)]
    return [(f"son/{seat}/{track}/{len(slots)}-{place}", slot) for place, slot in enumerate(reversed(slots))]


def slot_of(s: SignorieState, piece: PieceId) -> int:
    """The slot on which the son of a piece stands, 0 if he is not on his track."""
    _, seat, track, *_ = piece.split("/")
    return dict(sons_of(s, int(seat), track)).get(piece, 0)


def _turns(s: SignorieState, spots: Spots) -> None:
    for place, seat in enumerate(s.turn_order, 1):
        slot = "pass" if s.passed >> seat & 1 else f"order/{place}"
        spots[f"order/{seat}"] = Spot(slot, place, f"disc:{color_of(s, seat)}")


def _discs(s: SignorieState, spots: Spots) -> None:
    for order, seat in enumerate(s.arrived):
        spots[f"disc/{seat}"] = Spot(f"discs/{s.initiative[seat]}", order, f"disc:{color_of(s, seat)}")


def _helpers(s: SignorieState, me: int, spots: Spots) -> None:
    for number, helper in enumerate(box.HELPERS):
        if s.helpers[me] >> number & 1:
            spots[f"helper/{helper.id}"] = Spot(f"helper/{helper.id}", 0, "helper")


def _brides(s: SignorieState, me: int, spots: Spots) -> None:
    for bride in range(1, s.brides[me] + 1):
        spots[f"bride/{bride}"] = Spot(f"bride/{bride}", 0, "bride")


def _common(s: SignorieState, spots: Spots) -> None:
    if s.alliances:
        spots["alliance"] = Spot("common/alliance", 0, "common:neutral")
    if s.helper_discs:
        spots["disc"] = Spot("common/helper", 0, "common:helper")
    spots["bride"] = Spot("common/bride", 0, "common:bride")


# --- the evening of the rewards ----------------------------------------------------------------------------

_EVENING: Final = ("reward_choice", "bride_choice", "buy_vp_choice", "choose_free_helper", "choose_row")


def evening(v: View) -> bool:
    """True while rewards are chosen, but where whoever looks chooses what needs more of the table than the lanes of the
    evening show: what others do with theirs is told in their lanes."""
    s: SignorieState = v.state
    if s.phase != "rewards" or not s.pending:
        return False
    top = s.pending[-1]
    if v.me not in top.seats:
        return True
    if any(decision.key == "helper_window" for decision in s.pending):
        return False
    if top.key == "spend_points":
        return bool(top.data[2] == (box.INITIATIVE,))
    if top.key == "choose_row":
        return s.reward_tile() == "rw_face_down"
    return top.key in _EVENING


def _evening(s: SignorieState, v: View, spots: Spots) -> None:
    key = asked_of(v)
    _rewards(s, spots, "evening:{tile}:{state}:{number}")
    for place, seat in enumerate(s.turn_order, 1):
        spots[f"order/{seat}"] = Spot(f"order/{place}", 0, f"disc:{color_of(s, seat)}")
    _discs(s, spots)
    if s.reward_tile() == "rw_free_helper":
        _helpers(s, v.me, spots)
        if key == "choose_free_helper":
            spots["disc"] = Spot("common/helper", 0, "common:helper")
    if key == "choose_row":
        spots["alliance"] = Spot("common/alliance", 0, "common:neutral")
    if box.REWARD_SLOTS[s.reward_slot()].bride and v.me in s.eligible:
        _brides(s, v.me, spots)
        if key == "bride_choice":
            spots["bride"] = Spot("common/bride", 0, "common:bride")


CITY_LEFT, CITY_WIDE = 12.0, 196.0
"""Where the first of the five cities begins, and how wide each is."""
COLUMN_LEFT, COLUMN_WIDE, COLUMN_PITCH = 58.0, 97.0, 100.4
"""Where the first column of dice begins, how wide each is, and how far from the next."""
COLUMN_GAP: Final = COLUMN_PITCH - COLUMN_WIDE
HELPER_HIGH, HELPER_PITCH = 31.5, 33.6


def city_left(city: int) -> float:
    """Where a city begins."""
    return CITY_LEFT + CITY_WIDE * city


def loggia(city: int) -> Rect:
    """Where the figures of a city stand."""
    return city_left(city) + 40.5, 182.5, 115, 68


def column_left(column: int) -> float:
    """Where a column of dice, tasks and helpers begins."""
    return COLUMN_LEFT + COLUMN_PITCH * column


def column_place(column: int) -> Rect:
    """Where a column of the own board stands: its action and its helpers."""
    return column_left(column), 374.5, COLUMN_WIDE, 170


def helper_place(helper: box.HelperSlot) -> Rect:
    """Where a helper of the own board stands."""
    return column_left(helper.column) + 3, 442 + HELPER_PITCH * (helper.row - 1), 91, HELPER_HIGH


def task_place(slot: int) -> Rect:
    """Where an assignment lies: two in each column."""
    return column_left(slot >> 1) + 3 + 46.5 * (slot & 1), 265, 44.5, 56.5


def tower_left(track: int) -> float:
    """Where a career tower begins."""
    return 568 + 108.5 * track


def floor_place(track: int, floor: int) -> Rect:
    """Where the sons of a floor of a career stand."""
    return tower_left(track) + 21, 290 + 22.6 * (box.CAREER_TOP - floor), 79.5, 21.4


def plan_place(row: int) -> Rect:
    """Where a row of the plan stands."""
    return 568, 567 + 29.0 * row, 418, 27


def shield_pitch(row: int) -> float:
    """How far the shields of a row of the plan are apart."""
    return 39.6 if row == box.MARRIAGE_ROW else 60


def shield_left(row: int, place: int) -> float:
    """Where a shield of the plan begins."""
    return 640 + shield_pitch(row) * place


def action_place(column: int) -> Rect:
    """Where the action of a column of the own board stands, above its helpers."""
    return column_left(column), 374.5, COLUMN_WIDE, 62


PANELS: Final = {
    "focus": (12, 44, 980, 208),
    "pool": (12, 258, 548, 108),
    "own": (12, 370, 548, 180),
    "plate/0": (12, 550, 544, 134),
    "plan": (556, 562, 436, 122),
    "careers": (568, 257, 328, 215),
    "initiative": (896, 258, 96, 214),
    "rewards": (568, 478, 424, 80),
    "order": (1000, 44, 268, 38),
    "supply": (1000, 421, 268, 34),
}
"""The regions whose places and sizes no number of seats changes, as the files of the table have them."""
STOCK: Final = (274, 553)
"""Where the first figures of the stock stand."""
STOCK_PITCH: Final = 70
LANES: Final = {2: (120.0, 16.0), 3: (100.0, 11.0), 4: (78.0, 4.6)}
"""How high the lane of another player is and how far from the next, by the number of seats."""
OWN_LANE: Final = 178.0
CHOICE: Final = (98, 108)
"""How large the card of a reward is in the own lane."""


def row_place(row: int) -> tuple[float, float, float, float]:
    """Where a row of the plan stands in the own lane: two by two, so far apart that a light round one covers no other."""
    return 110 + 237.0 * (row % 2), 94.5 + 40.5 * (row // 2), 229, 34.5


def own_top(s: SignorieState, seat: int) -> float:
    """Where the lane of the seat that looks begins: lanes fill the room below the fresco from its middle."""
    high, gap = LANES[s.seats]
    others = s.seats - 1
    room = 426 - OWN_LANE - others * (high + gap)
    return 258 + room / 2 + s.turn_order.index(seat) * (high + gap)


def _board() -> Iterator[Slot]:
    for number, track in enumerate(box.CAREERS):
        for floor in range(1, box.CAREER_TOP + 1):
            yield Slot(f"floor/{track}/{floor}", "card", floor_place(number, floor), told=True)
    for helper in box.HELPERS:
        yield Slot(f"helper/{helper.id}", "square", helper_place(helper), 30, "row", told=True)
    for number, city in enumerate(box.CITIES):
        yield Slot(f"city/{city}", "card", loggia(number), catch=(city_left(number), 44, CITY_WIDE, 208))
    for number, gender in enumerate(box.GENDERS):
        left = STOCK[0] + STOCK_PITCH * number
        place, catch = (left, 574.5, 18, 18), (left - 2, 573, 38, 20)
        yield Slot(f"stock/{gender}", "token", place, arrange="stack", catch=catch)


def _lane(s: SignorieState, me: int) -> Iterator[Slot]:
    top = own_top(s, me)
    x, y, tile = 610.0, top + 10, s.reward_tile()
    yield Slot("choice/tile", "card", (x, y, *CHOICE))
    yield Slot("choice/florins", "card", (x + 122, y, *CHOICE))
    yield Slot("choice/bride", "card", (x + 236, y, 136, 108))
    yield Slot("common/bride", "token", (x + 242, y + 38, 24, 24), scale=0.9)
    for place in range(1, box.BRIDES + 1):
        yield Slot(f"bride/{place}", "token", (x + 240 + 26 * place, y + 6, 25, 30), scale=0.8)
    if tile == "rw_free_helper":
        yield Slot("common/helper", "token", (x + 29, y + 9, 40, 40), scale=1.6)
        for slot in box.HELPERS:
            rect = (124.5 + 93.5 * slot.column, top + 99.5 + 23.8 * (slot.row - 1), 86, 22.4)
            yield Slot(f"helper/{slot.id}", "square", rect, 20, "row", 0.7)
    elif tile == "rw_face_down":
        yield Slot("common/alliance", "token", (x + 29, y + 9, 40, 40), scale=1.6)
        for row, name in enumerate(box.ROWS):
            x, y, wide, high = row_place(row)
            yield Slot(f"row/{name}", "card", (12 + x, top + y, wide, high), told=True)


def asked_key(s: SignorieState) -> str:
    """The question that is due, or ""."""
    return s.pending[-1].key if s.pending else ""


def asked_of(v: View) -> str:
    """The question that whoever looks is asked now, or ""."""
    s: SignorieState = v.state
    return s.pending[-1].key if s.pending and v.me in s.pending[-1].seats else ""
