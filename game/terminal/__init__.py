"""Text play: the same rules in a terminal, for scripts and for hands and eyes that a picture does not serve."""

from game.terminal.sitting import play
