# Why the recorded games are worth watching

cultus-watch-solo-wilhelm-extreme = At the hardest level the enemy leads for almost half the game, then loses { $next } to { $best }.
cultus-watch-solo-baltasar-normal = Behind until the last count, and still won: { $best } to { $next }.
cultus-watch-three-players = Three build up one town, and first and last end only { $spread } { PLURAL($spread, "point", "points") } apart.
