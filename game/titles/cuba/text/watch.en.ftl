# Why the recorded games are worth watching

cuba-watch-cuba-misprints-corrected = Level at two thirds of the game, and fought to the very end: { $best } to { $next }.
cuba-watch-cuba-veto-and-lighthouse = The advanced game with five: only { $spread } { PLURAL($spread, "point lies", "points lie") } between first and last.
