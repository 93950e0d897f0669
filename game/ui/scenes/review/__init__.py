"""A finished game looked over: its course, its moments on the table."""
