"""The questions of the game (sections 5.3 to 5.5), built once for each seat.

The first entry of ``data`` is the number that the prompt names.
"""

from __future__ import annotations

from typing import Final

from game.engine import Decision
from game.titles.signorie.rules import components as box

_SEATS: Final = range(4)

# --- phase 2 ------------------------------------------------------------------------------------------

TURN: Final = tuple(Decision("turn_choice", (seat,), ("take_die", "pass_round")) for seat in _SEATS)

_MAIN: Final = ("main_hire", "main_assignment", "main_signoria")
MAIN: Final = tuple(
    tuple(Decision("main_choice", (seat,), _MAIN, (color, name)) for color, name in enumerate(box.COLORS))
    for seat in _SEATS
)
"""By seat and colour of the die placed. Data: (colour, its id)."""

WINDOW: Final = tuple(
    tuple(
        tuple(
            Decision("helper_window", (seat,), ("activate_helper", "end_turn"), (color, row, name), auto=True)
            for row in range(4)
        )
        for color, name in enumerate(box.COLORS)
    )
    for seat in _SEATS
)
"""By seat, colour and the lowest row that has been activated, 0 for none. Data: (colour, that row, the colour's id). Where no
helper can be activated, the turn ends by itself."""

# --- what main actions, helpers and rewards ask (5.4) ------------------------------------------------------

CAREER_TRACKS: Final = tuple(range(box.INITIATIVE))
ALL_TRACKS: Final = tuple(range(box.INITIATIVE + 1))
_TRACK_SETS: Final = (*((track,) for track in ALL_TRACKS), CAREER_TRACKS, ALL_TRACKS)
_SPENDING: Final = ("enter_male", "advance_male", "advance_initiative", "stop_points")


def _spend(seat: int, tracks: tuple[int, ...], points: int, used: int) -> Decision:
    data = (points, used, tracks, tuple(box.TRACKS[track] for track in tracks))
    return Decision("spend_points", (seat,), _SPENDING, data)


SPEND: Final = tuple(
    {
        tracks: tuple(
            tuple(_spend(seat, tracks, points, used) for used in (0, 1)) for points in range(box.MOST_POINTS + 1)
        )
        for tracks in _TRACK_SETS
    }
    for seat in _SEATS
)
"""By seat, tracks, points left, and whether one has been used. Data: (points left, used, tracks, their ids)."""

CITY_TILE, FACE_DOWN = 0, 1
"""What a marriage or mission brings: the tile of the city if it fits, or a face-down one from the stock (helpers)."""
MISSION: Final = tuple(
    tuple(Decision("choose_mission", (seat,), ("send_mission",), (gain,)) for gain in (CITY_TILE, FACE_DOWN))
    for seat in _SEATS
)
MARRIAGE: Final = tuple(
    tuple(Decision("choose_marriage", (seat,), ("arrange_marriage",), (gain,)) for gain in (CITY_TILE, FACE_DOWN))
    for seat in _SEATS
)
"""By seat and what it brings. Data: (what it brings,)."""
STOCK_FIGURE: Final = tuple(
    tuple(
        Decision("choose_stock_meeple", (seat,), ("take_from_stock",), (count,), auto=True)
        for count in range(box.MOST_FIGURES + 1)
    )
    for seat in _SEATS
)
"""By seat and figures still to be taken. Data: (figures,)."""
CHOOSE_ROW: Final = tuple(Decision("choose_row", (seat,), ("place_face_down",)) for seat in _SEATS)
CHOOSE_ASSIGNMENT: Final = tuple(Decision("choose_assignment", (seat,), ("use_assignment",)) for seat in _SEATS)
FREE_HELPER: Final = tuple(Decision("choose_free_helper", (seat,), ("place_free_helper",)) for seat in _SEATS)
EXTRA_DIE: Final = tuple(Decision("choose_extra_die", (seat,), ("extra_take_die",)) for seat in _SEATS)

# --- phase 3 ------------------------------------------------------------------------------------------

REWARD: Final = tuple(
    Decision("reward_choice", (seat,), ("claim_tile", "claim_florins"), (box.REWARD_FLORINS,), auto=True)
    for seat in _SEATS
)
"""Data: (florins instead,). Where the tile cannot be carried out, the florins are given by themselves."""
BRIDE: Final = tuple(Decision("bride_choice", (seat,), ("marry_son", "skip_bride")) for seat in _SEATS)
BUY: Final = tuple(
    Decision("buy_vp_choice", (seat,), ("buy_vp", "skip_buy"), (box.BUY_COST, box.BUY_VP)) for seat in _SEATS
)
"""Data: (florins, points)."""
