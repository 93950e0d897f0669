"""The ending of a game."""
