"""The table of Anno 1701: where its cards lie, how a hand does things, what deeds bring, how it is told and counted."""
