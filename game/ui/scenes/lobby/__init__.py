"""Before a game: who plays, with which options and presets."""
