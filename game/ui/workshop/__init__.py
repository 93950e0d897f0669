"""The loop of whoever draws a game: files that change are shown at once, and what is broken is told while the game goes on."""
