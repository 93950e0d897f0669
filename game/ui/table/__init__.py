"""The table on the screen: one scene for every title."""
