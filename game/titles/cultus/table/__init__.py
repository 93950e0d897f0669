"""The table of Cultus: where pieces lie, what a hand does, what a deed would bring, how it is told."""
