# Why the recorded games are worth watching

undecim-watch-three-players = The plain game for three; enemies bring the winner more than half of { $best } { PLURAL($best, "point", "points") }.
undecim-watch-golden-age = The Golden Age lets one seat live on enemies: { $best } { PLURAL($best, "point", "points") }, the next one has { $next }.
undecim-watch-annex-mid = With the designer’s annexations; gold beats a kingdom of buildings, { $best } to { $next }.
