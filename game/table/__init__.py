"""The table without a screen: board files, where pieces lie, what a drop means, what moves."""
