"""The set-up (section 4): what is dealt, and in which order the choices before the first turn are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from game.engine import BadOption, Chance, Effects, SilentEffects, checked_options
from game.titles.cultus import HARDEST, TITLE
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules import decisions, state
from game.titles.cultus.rules.board import FULL, SOLO_ANCHORS
from game.titles.cultus.rules.state import CultusState, blank

_ALL_ROTATIONS: Final = len(box.ROTATIONS) ** len(SOLO_ANCHORS)
_PERSONS_AND_PLANS: Final = (*box.CHARACTERS, *box.PLANS, *box.ENEMIES)
_WHOLE_BOX: Final = (*box.CARDS, *box.INCOME, *box.MONUMENT_CARDS, *box.PLANS, *box.CHARACTERS, *box.ENEMIES)


def new_game(seats: int, given: Mapping[str, str], chance: Chance) -> CultusState:
    """The table at the first choice. Raises BadOption for options that cannot be."""
    begun = _begun(seats, tuple(given.items()))
    s = begun.table.clone()
    if seats > 1:
        _deal_to_many(s, SilentEffects(chance))
    elif begun.random_enemy:
        s.enemy = tuple(box.ENEMIES)[chance.below("enemy", len(box.ENEMIES))]
        s.box = _box_without(s.enemy)
    return s


class _Begun(NamedTuple):
    """The table before anything is drawn, and whether the enemy will be."""

    table: CultusState
    random_enemy: bool


@lru_cache(64)
def _begun(seats: int, given: tuple[tuple[str, str], ...]) -> _Begun:
    """What the options alone say; every game begins with a copy of the table. Raises BadOption."""
    options = checked_options(TITLE, seats, dict(given))
    s = blank(seats)
    s.rulings = sum(bit for name, bit in state.RULING_BITS.items() if options.get(name) == "true")
    if seats > 1:
        s.color = _colors(seats, options["colors"])
        return _Begun(s, False)
    s.enemy = options.get("enemy", "")
    s.difficulty = options.get("difficulty", "")
    s.color = [options.get("color", "")]
    if s.difficulty == HARDEST:
        s.rulings += int(options["nightfall"]) * state.NIGHTFALL
    s.box = _box_without(s.enemy)
    s.stock = [box.PLAYERS[1].cubes]
    s.enemy_stock = box.CUBES_OF_A_COLOR
    return _Begun(s, not s.enemy and options["random_enemy"] == "true")


def _box_without(enemy: str) -> tuple[str, ...]:
    return tuple(card for card in _WHOLE_BOX if card != enemy)


def _colors(seats: int, listed: str) -> list[str]:
    """Colours by seat: as listed, all different, one for each seat at least."""
    colors = [color.strip() for color in listed.split(",")]
    if len(colors) < seats or len(set(colors)) < len(colors) or not set(colors) <= set(box.COLORS):
        raise BadOption("bad_option_value", option="colors", value=listed, allowed=",".join(box.COLORS))
    return colors[:seats]


# --- the deal --------------------------------------------------------------------------------------


def _deal_to_many(s: CultusState, out: Effects) -> None:
    """4.1, 2 to 8: everything random, in the order of section 9."""
    chance = out.chance
    amounts = box.PLAYERS[s.seats]
    seats = range(s.seats)
    _lay_income(s, out)
    cards = chance.shuffle("construction", box.CARDS)
    s.hands = [tuple(cards[seat * amounts.hand : (seat + 1) * amounts.hand]) for seat in seats]
    rest = _fill_piles(s, cards[s.seats * amounts.hand :])
    s.discard = tuple(rest)
    characters = chance.shuffle("characters", tuple(box.CHARACTERS))
    plans = chance.shuffle("plans", tuple(box.PLANS))
    s.character = characters[: s.seats]
    s.plan = plans[: s.seats]
    s.box = _left_over((*s.character, *s.plan))
    s.stock = [amounts.cubes] * s.seats
    for seat in seats:
        _take_cubes(s, seat)
    s.monument_deck = tuple(chance.shuffle("monuments", tuple(box.MONUMENT_CARDS)))
    reveal_display(s, out)
    s.start_seat = s.seat = chance.below("start_player", s.seats)
    s.phase = "place_medal"


def _deal_solo(s: CultusState, out: Effects) -> None:
    """4.2, 2 to 6: everything random, in the order of section 9; the monument cards stay face down for now."""
    chance = out.chance
    amounts = box.PLAYERS[1]
    s.enemy_vp = s.enemy_tally[state.DIFFICULTY] = box.DIFFICULTIES[s.difficulty] + s.nightfall()
    s.enemy_track = 0
    s.enemy_stock -= 1
    out.event("enemy_starts", enemy=s.enemy, difficulty=s.difficulty, vp=s.enemy_vp)
    _lay_income(s, out)
    cards = chance.shuffle("construction", box.CARDS)
    s.hands = [tuple(cards[: amounts.hand])]
    town = cards[amounts.hand : amounts.hand + amounts.map_cards]
    turned = chance.below("rotations", _ALL_ROTATIONS) if s.rulings & state.RANDOM_ROTATION else 0
    _lay_town(s, town, turned)
    _fill_piles(s, cards[amounts.hand + amounts.map_cards :])
    persons = [
        person
        for person in box.CHARACTERS
        if not (s.rulings & state.EXCLUDE_ENEMY and person == box.ENEMIES[s.enemy].character)
    ]
    s.offered = tuple(chance.shuffle("characters", persons)[:2])
    s.offered_plans = tuple(chance.shuffle("plans", tuple(box.PLANS))[:2])
    s.box = _left_over((*s.offered, *s.offered_plans, s.enemy))
    s.monument_deck = tuple(chance.shuffle("monuments", tuple(box.MONUMENT_CARDS)))
    for monument, square in zip(box.ENEMY_IDS, box.CENTER):
        s.put_monument(monument, square)
    s.enemy_stock -= box.ENEMY_MONUMENTS
    _take_cubes(s, 0)
    out.reveal("town_laid", cards=tuple(town), count=len(town), squares=64)
    out.tell_privately((0,), "dealt", {"cards": s.hands[0]}, seat=0, count=len(s.hands[0]))


def _lay_income(s: CultusState, out: Effects) -> None:
    s.income = tuple(out.chance.shuffle("income", tuple(box.INCOME)))
    s.open_mask = (1 << len(s.income)) - 1
    out.reveal("income_laid", cards=s.income)


def _lay_town(s: CultusState, town: Sequence[str], turned: int) -> None:
    """Sixteen cards side by side; bit i of ``turned`` turns card i upside down."""
    s.laid = tuple(
        (card, anchor, box.ROTATIONS[turned >> i & 1]) for i, (card, anchor) in enumerate(zip(town, SOLO_ANCHORS))
    )
    s.redraw_town()
    assert s.carded == FULL


def _fill_piles(s: CultusState, cards: Sequence[str]) -> Sequence[str]:
    """One pile on each income card. Returns what is left."""
    size = box.PLAYERS[s.seats].pile_size
    s.piles = [tuple(cards[(slot - 1) * size : slot * size]) for slot in box.SLOTS]
    return cards[len(box.SLOTS) * size :]


def _left_over(in_play: Sequence[str]) -> tuple[str, ...]:
    return tuple(card for card in _PERSONS_AND_PLANS if card not in in_play)


def _take_cubes(s: CultusState, seat: int) -> None:
    """One cube of the stock on each gold track."""
    s.stock[seat] -= 2
    s.cost[seat] = s.character_gold[seat] = 0


def reveal_display(s: CultusState, out: Effects) -> None:
    """Turn the first monument cards face up."""
    s.display = s.monument_deck[: -box.DISPLAY - 1 : -1]
    s.monument_deck = s.monument_deck[: -box.DISPLAY]
    out.reveal("display_laid", cards=s.display, left=len(s.monument_deck))


# --- the choices, one step of the game each --------------------------------------------------------

SOLO_STEPS: Final = (
    "choose_enemy",
    "choose_difficulty",
    "choose_color",
    "choose_character",
    "choose_plan",
    "place_medal",
    "choose_corner",
)
"""The choices of the solo game, in their order."""
STEPS: Final = ("place_medal", "place_initial_card")
"""Those of two to four players."""
THEN: Final = dict(pairwise((*SOLO_STEPS, "turn")))
"""What comes after each choice of the solo game."""


_CHOICES: Final[Mapping[str, Callable[[CultusState], tuple[object, Iterable[int | str]]]]] = {
    "choose_enemy": lambda s: (s.enemy, box.ENEMIES),
    "choose_difficulty": lambda s: (s.difficulty, box.DIFFICULTIES),
    "choose_color": lambda s: (s.color[0], box.SOLO_COLORS),
    "choose_character": lambda s: (s.character[0], s.offered),
    "choose_plan": lambda s: (s.plan[0], s.offered_plans),
    "choose_corner": lambda s: (s.pawn[0] != state.NOT_PLACED, box.CORNERS),
}
"""What is already known, and between what one chooses."""


def choose(s: CultusState, out: Effects) -> None:
    """Ask what the phase is called after, unless it is known (4.2). After the colour all is dealt, after the plan the
    monument cards are shown."""
    known, offered = _CHOICES[s.phase](s)
    if not known:
        s.pending.append(decisions.set_up(s.phase, 0, *offered))
        return
    if s.phase == "choose_color":
        _deal_solo(s, out)
    elif s.phase == "choose_plan":
        reveal_display(s, out)
    s.phase = THEN[s.phase]


def place_medal(s: CultusState, out: Effects) -> None:
    """Ask for the medals, the last seat in turn order first."""
    missing = [seat for seat in _turn_order(s) if s.medal[seat] == state.NOT_PLACED]
    if missing:
        s.pending.append(decisions.set_up(s.phase, missing[-1]))
    else:
        s.phase = "choose_corner" if s.seats == 1 else "place_initial_card"


def place_initial_card(s: CultusState, out: Effects) -> None:
    """Ask for the first cards, the first seat in turn order first (R-05)."""
    missing = [seat for seat in _turn_order(s) if s.pawn[seat] == state.NOT_PLACED]
    if missing:
        s.pending.append(decisions.set_up(s.phase, missing[0]))
    else:
        s.phase = "turn"


def _turn_order(s: CultusState) -> list[int]:
    return [(s.start_seat + place) % s.seats for place in range(s.seats)]
