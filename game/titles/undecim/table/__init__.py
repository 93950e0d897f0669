"""The table of Undecim: where pieces lie, what a hand does, what a deed would bring, how it is told."""
