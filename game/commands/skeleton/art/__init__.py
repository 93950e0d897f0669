"""What things look like: the kit of the house in the game's own colours."""

from game.presentation import contract
from game.presentation.kit import Theme


class Art(contract.Art):
    """Everything that is not said here is drawn by the kit."""

    THEME = Theme(ground="#23324A", well="#1A2638", line="#6C86A8")
