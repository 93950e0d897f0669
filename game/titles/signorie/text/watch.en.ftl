# Why the recorded games are worth watching

signorie-watch-open-gates = Through open gates daughters marry without end: { $best } { PLURAL($best, "point", "points") }, the rival { $next }.
signorie-watch-all-variants = All three variants at once: the lead changes to the end, { $best } to { $next }.
