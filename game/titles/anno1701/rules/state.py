"""One moment of a game of Anno 1701: every field and its meaning. Totals, favour, discontent and tokens are derived."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from game.engine import State
from game.engine.bits import Made
from game.engine.state import FIXED, NOBODY, OWNER, PARTS, PER_SEAT, among, sized, start, within
from game.titles.anno1701.rules import components as box

NOBODY_YET: Final = -1
DRAWN: Final = 2
"""``winner`` of a drawn game."""

# Bits of ``rulings``: the options of section 8 that differ from their default.
FREE_LAYOUT, SETTLERS_DRAW_I, HUNT_OPPONENT = 1 << 0, 1 << 1, 1 << 2
SETTLERS_COST_WOOD, CHAOS_DICE_ONLY, AUTO_ALLOCATION = 1 << 3, 1 << 4, 1 << 5
SIDES_CHOSEN, FIRST_SEAT_0, FIRST_SEAT_1 = 1 << 6, 1 << 7, 1 << 8
RULING_BITS: Final = {
    ("free_layout", "true"): FREE_LAYOUT,
    ("settler_draw", "I_and_II"): SETTLERS_DRAW_I,
    ("pirates_hunt_source", "opponent"): HUNT_OPPONENT,
    ("settler_cost", "wood2_cloth2"): SETTLERS_COST_WOOD,
    ("chaos_blocks", "dice_only"): CHAOS_DICE_ONLY,
    ("auto_allocation", "true"): AUTO_ALLOCATION,
    ("sides", "chosen"): SIDES_CHOSEN,
    ("first_player", "seat_0"): FIRST_SEAT_0,
    ("first_player", "seat_1"): FIRST_SEAT_1,
}

PHASES: Final = ("setup", "dice", "action", "final", "voyage", "over")
ENDINGS: Final = ("favour", "merchants", "ruin", "both_ruined", "draw")
MANY_TURNS: Final = 10_000
"""More than anybody has ever sat through."""
MOST_MARKS: Final = 100
"""Sails or cannons beyond those of all cards together."""
MOST_TIMES: Final = max((times for card in box.VOYAGE.values() for _, _, times in card.offers), default=0)

Step = tuple[str, int, str]
"""Something that will happen by itself: what, to whom, with what."""


class AnnoState(State):
    """Lists with one entry per seat unless said otherwise."""

    # the game
    seats: int
    rulings: Annotated[int, FIXED]  # bits of the options, RULING_BITS
    phase: Annotated[str, start("setup"), among(*PHASES)]  # setup, dice, action, final, voyage or over
    turn: Annotated[int, within(0, MANY_TURNS)]  # number of the running turn, 0 during the set-up
    actor: Annotated[int, within(0, 1)]  # whose turn it is
    first: Annotated[int, within(0, 1)]  # who had the first turn
    agenda: Annotated[tuple[tuple[str, int, str], ...], within(0, 1)]  # what happens by itself next, the first first
    number: Annotated[int, within(0, 6)]  # the number die of this turn, 0 before the roll
    event: Annotated[int, within(0, 6)]  # the face of the event die
    winner: Annotated[int, start(NOBODY_YET), within(NOBODY_YET, DRAWN)]  # a seat, DRAWN, or NOBODY_YET
    ending: Annotated[str, among("", *ENDINGS)]  # how it ended: favour, merchants, ruin or draw
    # the settlements
    side: Annotated[list[str], PER_SEAT, among("", *box.SIDES)]  # lion or dragon, "" before it is settled
    # the card on each of the ten outer slots
    layout: Annotated[list[tuple[str, ...]], PER_SEAT, sized(len(box.OUTER_CARDS)), among(*box.OUTER_CARDS)]
    # seven landscapes of each seat: seat * 7 + landscape
    goods: Annotated[list[int], sized(7, by_seat=True), within(0, box.GOODS_MAX)]
    rum: Annotated[list[int], PER_SEAT, within(0, box.WAREHOUSE_MAX)]
    tobacco: Annotated[list[int], PER_SEAT, within(0, box.WAREHOUSE_MAX)]
    ship: Annotated[list[int], PER_SEAT, within(0, box.SHIP_MAX)]  # state I to IV, 0 = wreck
    # two centres of each seat: seat * 2 + centre
    gold: Annotated[list[int], sized(2, by_seat=True), within(0, box.CENTRE_MAX)]
    # rank of four inhabitants of each seat: seat * 4 + inhabitant
    people: Annotated[list[int], sized(4, by_seat=True), within(0, box.MERCHANT)]
    # the building on each of the sixteen sites, "" if free
    sites: Annotated[list[tuple[str, ...]], PER_SEAT, PARTS, sized(len(box.SITES)), among("", *box.BUILDINGS)]
    # the cards
    hands: Annotated[list[tuple[str, ...]], PER_SEAT, OWNER, PARTS]
    backs: Annotated[list[tuple[int, ...]], PER_SEAT, within(1, 3)]  # the numeral on the back of each hand card
    piles: Annotated[list[tuple[str, ...]], NOBODY, PARTS, sized(len(box.PILES))]  # six era piles, the top card first
    # cards on the pile of each rank, by level
    ranks_left: Annotated[list[int], sized(len(box.RANKS)), within(0, max(rank.cards for rank in box.RANKS))]
    discard: Annotated[tuple[str, ...], PARTS]  # the newest last
    played: Annotated[str, PARTS]  # the action card that is taking effect
    searched: Annotated[int, start(-1), within(-1, len(box.PILES) - 1)]  # the pile that lies open to the actor
    spying: Annotated[int, within(0, 1)]  # 1 while the actor sees the rival's hand
    # offers (give, take) refused in this turn
    refused: Annotated[tuple[tuple[tuple[str, ...], tuple[str, ...]], ...], among(*box.GOODS, *box.LUXURIES, box.GOLD)]
    # where the gold of the card in play goes (left, right), () by default
    coins: Annotated[tuple[int, ...], within(0, box.CENTRE_MAX)]
    # what a fire takes from each of the four centres, while somebody is asked about it
    levy: Annotated[tuple[int, ...], within(0, box.CENTRE_MAX)]
    # the voyage
    voyage_deck: Annotated[tuple[str, ...], PARTS]  # cards not turned over, in the order of the list
    revealed: Annotated[tuple[str, ...], PARTS]  # cards of this voyage, the newest last
    leader: Annotated[str, PARTS]  # the captain or commander of this voyage
    speed: Annotated[int, within(0, MOST_MARKS)]
    strength: Annotated[int, within(0, MOST_MARKS)]
    used: Annotated[tuple[int, ...], within(0, MOST_TIMES)]  # how often each offer of the open card was used


class Town(NamedTuple):
    """What the buildings of a settlement come to. ``works``: by die number its buildings in their order of work;
    ``workers``: how many these are."""

    sails: int
    cannons: int
    bags: int
    happy: int
    chapels: int
    churches: int
    theatre: bool
    fire_station: bool
    works: tuple[tuple[str, ...], ...]
    workers: int


_WORK_ORDER: Final = {"": 0, "guild": 1, "harbour": 2, "lodge": 3}
_IN_ORDER: Final = tuple(
    sorted(
        (card for card, b in box.BUILDINGS.items() if b.number),
        key=lambda card: (_WORK_ORDER[box.BUILDINGS[card].ability], card),
    )
)
"""Buildings that a number wakes, in their order of work."""


def _totals(cards: frozenset[str]) -> Town:
    built = [box.BUILDINGS[card] for card in cards if card]
    kinds = [building.kind for building in built]
    works: list[tuple[str, ...]] = [()] * 7
    for card in _IN_ORDER:
        if card in cards:
            works[box.BUILDINGS[card].number] += (card,)
    return Town(
        box.SHIP_SAILS + sum(building.sails for building in built),
        box.SHIP_CANNONS + sum(building.cannons for building in built),
        sum(building.bags for building in built),
        sum(building.happy for building in built),
        kinds.count("chapel"),
        kinds.count("church"),
        "theatre" in kinds,
        "fire_station" in kinds,
        tuple(works),
        sum(map(len, works)),
    )


_BY_CARDS: Final = Made(_totals, 8192)


def _town(sites: tuple[str, ...]) -> Town:
    return _BY_CARDS[frozenset(sites)]


town: Final = Made(_town, 8192).__getitem__
"""The totals of the buildings on the sites of a settlement."""


def _beside(layout: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    laid = [box.LANDSCAPES.index(card) if card in box.LANDSCAPES else -1 for card in layout]
    left, right = (tuple(laid[slot] for slot in slots if laid[slot] >= 0) for slots in box.BESIDE)
    return left, right


beside: Final = Made(_beside, 1024).__getitem__
"""By layout: the landscapes above and below the left and the right village centre."""


def gold_of(s: AnnoState, seat: int) -> int:
    """The gold of both centres."""
    return s.gold[2 * seat] + s.gold[2 * seat + 1]


def discontent(s: AnnoState, seat: int) -> int:
    """Discontented inhabitants: four at each centre, less its gold (ruling 13.11)."""
    return 8 - gold_of(s, seat)


def favour(s: AnnoState, seat: int) -> int:
    """The queen marks of the inhabitants."""
    a, b, c, d = s.people[4 * seat : 4 * seat + 4]
    return box.MARKS[a] + box.MARKS[b] + box.MARKS[c] + box.MARKS[d]


def merchants(s: AnnoState, seat: int) -> int:
    """How many merchants the seat has."""
    return s.people[4 * seat : 4 * seat + 4].count(box.MERCHANT)


def burghers(s: AnnoState, seat: int) -> int:
    """Citizens and merchants: what a fire counts."""
    a, b, c, d = s.people[4 * seat : 4 * seat + 4]
    return (a >= box.FIRE_RANK) + (b >= box.FIRE_RANK) + (c >= box.FIRE_RANK) + (d >= box.FIRE_RANK)


def blocked(s: AnnoState, seat: int) -> tuple[int, ...]:
    """The landscapes beside a village centre in chaos (6.7)."""
    left, right = s.gold[2 * seat], s.gold[2 * seat + 1]
    if left and right:
        return ()
    near = beside(s.layout[seat])
    if left:
        return near[1]
    return near[0] if right else near[0] + near[1]


def token_holder(s: AnnoState, token: int) -> int:
    """Who holds the commercial (0) or the maritime token (1): the seat, or -1 (6.6)."""
    mine, other = town(s.sites[0]), town(s.sites[1])
    a, b = (mine.cannons, other.cannons) if token else (mine.bags, other.bags)
    if holds(a, b):
        return 0
    return 1 if holds(b, a) else -1


def holds(mine: int, other: int) -> bool:
    """True if so many bags or cannons hold their token against so many of the rival (6.6)."""
    return mine > other and mine >= box.TOKEN_MIN
