"""The table of Cuba: where its pieces lie, how a hand does things, what deeds bring, how it is told and counted."""
