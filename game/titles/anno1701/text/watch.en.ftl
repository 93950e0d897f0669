# Why the recorded games are worth watching

anno1701-watch-two-players = Two favour behind late in the game, one side catches up and wins { $best } to { $next }.
anno1701-watch-ruin = One Revolutionary ends it: the rival’s last gold is gone and both villages are in chaos.
