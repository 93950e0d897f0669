"""The game of the day: its leaf on the wall, its ending, its card to send on."""
