"""Typed actions become the rules' actions, whatever is wrong with them."""

import pytest

from game.engine import Action
from game.terminal.orders import spelt, understood
from game.terminal.voice import HERE
from game.text.catalog import Texts
from game.titles import catalogue

from ..toy import TITLE as TOY

CULTUS = catalogue["cultus"]
KINDS = CULTUS.controller().kinds
VALUE = CULTUS.part("words").value


@pytest.mark.parametrize(
    ("line", "args"),
    [
        ("place_construction c07 b3 180", ("c07", 17, 180)),
        ("place_construction c07 B3 180", ("c07", 17, 180)),
        ("place_construction c07 17 180", ("c07", 17, 180)),
        ("place_construction c07 h8 90", ("c07", 63, 90)),
        ("place_construction c07", ("c07",)),
        ("place_construction c07 b3 180 9", ("c07", 17, 180, 9)),
        ("move_pawn b1", ((1,),)),
        ("move_pawn b1,c1", ((1, 2),)),
        ("move_pawn b1,c1 2", ((1, 2), 2)),
        ("move_pawn nowhere", (("nowhere",),)),
        ("use_character 3 b3", (3, 17)),
        ("use_character 5 0:1 b3", (5, "0:1", 17)),
        ("use_character 10", (10,)),
        ("move_monument enemy:1 d3 c01,c02", ("enemy:1", (19,), ("c01", "c02"))),
        ("discard_to_limit c01", (("c01",),)),
        ("allocate_gold -1 2", (-1, 2)),
        ("end_actions", ()),
        ("dance a b", ("a", "b")),
    ],
)
def test_an_action_is_spelt_out(line, args):
    args = tuple(VALUE(arg) if line.startswith("dance") and VALUE(arg) else arg for arg in args)
    assert spelt(line, 0, KINDS, VALUE) == Action(line.split()[0], 0, args)


def test_what_can_be_done_goes_before_another_word_for_a_command():
    """Among the farm's deeds is one that is also a word for ``table``."""
    texts, kinds = Texts("en"), TOY.controller().kinds
    texts.load(HERE / "text")
    assert understood(texts, "look", {}) == ("table", "")
    assert understood(texts, "look yes", kinds) == ("action", "look yes")
    assert understood(texts, "table", kinds) == ("table", "")
    assert understood(texts, "list roll", {**kinds, "list": kinds["roll"]}) == ("list", "roll"), (
        "a command's own name stays"
    )
