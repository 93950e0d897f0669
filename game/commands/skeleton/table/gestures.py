"""How a hand does what can be done."""

from __future__ import annotations

from game.presentation import asked, button, click, contract, drag


class Gestures(contract.Gestures):
    """The die is clicked, a card is carried to its square."""

    TOUCH = {"roll": (button("roll"), click("die")), "lay": drag("{card}", "square/{square}"), "refill": asked()}
