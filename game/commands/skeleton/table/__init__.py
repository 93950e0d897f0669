"""The table of the game: where things lie, how a hand does things, how it is told."""
