"""The table of the farm."""
