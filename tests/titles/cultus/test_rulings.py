"""The options of the house rulings: each changes the game, and is off the table where it means nothing."""

from __future__ import annotations

from game.titles.cultus import RULINGS, TITLE
from game.titles.cultus.rules.state import RULING_BITS

from .positions import HOUSE_RULINGS, solo, started


def test_every_ruling_is_an_option_and_reaches_the_state() -> None:
    names = {option.id for option in RULINGS} | {"exclude_enemy_as_own_character"}
    assert names == set(RULING_BITS)
    assert solo().s.rulings == HOUSE_RULINGS & ~RULING_BITS["monument_may_move_only_onto_carded_squares"]
    for option in RULINGS:
        seats = option.seats[0] if option.seats else 2
        other = "false" if option.default == "true" else "true"
        usual = (solo() if seats == 1 else started(seats)).s.rulings
        if seats == 1:
            changed = solo(**{option.id: other}).s.rulings
        else:
            changed = started(seats, **{option.id: other}).s.rulings
        assert usual ^ changed == RULING_BITS[option.id]


def test_options_fit_the_mode() -> None:
    solo_ids = {option.id for option in TITLE.offered(1)}
    many_ids = {option.id for option in TITLE.offered(4)}
    assert {"enemy", "difficulty", "color", "plaza_is_an_icon"} <= solo_ids
    assert {"colors", "monument_may_move_only_onto_carded_squares"} <= many_ids
    assert not {"enemy", "color"} & many_ids
