"""The farm is drawn by the kit, in its own colours."""

from game.presentation import contract
from game.presentation.kit import Theme


class Art(contract.Art):
    """Everything that is not said here is drawn by the kit."""

    THEME = Theme(ground="#2E4A22", well="#24391B", line="#7F9B5E")
