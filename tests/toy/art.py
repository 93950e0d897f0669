"""The farm is drawn by the kit, in its own colours."""

from game.presentation.kit import Theme

THEME = Theme(ground="#2E4A22", well="#24391B", line="#7F9B5E")
