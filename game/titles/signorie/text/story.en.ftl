# The story of the helpers

signorie-art-button-use = Use this helper
signorie-art-story-title = { $color } { $value }
signorie-art-story-order = top to bottom
signorie-art-story-main = Action
signorie-art-story-how-main = Finish the action that you chose. Then helpers work from the top.
signorie-art-story-points = **{ $used }** used, **{ $left }** left: climb to a lit slot or let somebody enter.
signorie-art-story-points-main = **{ $left }** left: climb to a lit slot or let somebody enter.
signorie-art-story-mission-face-down = Mission, face down
signorie-art-story-marriage-face-down = Marriage, face down
signorie-art-story-initiative-up-to-3 = Initiative, up to 3
signorie-art-story-initiative-up-to-die = Initiative, up to { $value }
signorie-art-story-political-up-to-3 = Politics, up to 3
signorie-art-story-clerical-up-to-3 = Clergy, up to 3
signorie-art-story-military-up-to-die = Military, up to { $value }
signorie-art-story-roll-offspring-die = One offspring die
signorie-art-story-vp-per-male-in-cities = Sons in cities
signorie-art-story-take-face-down-tile = A face-down tile
signorie-art-story-take-meeple = One figure
signorie-art-story-gain-3-vp = 3 points
signorie-art-story-gain-3-florins = 3 florins
signorie-art-story-any-assignment-once = Any assignment, once
signorie-art-story-how-mission-face-down = Send a son. A face-down tile comes in place of the city’s.
signorie-art-story-how-marriage-face-down = Marry a daughter, pay her dowry. A face-down tile, not the city’s.
signorie-art-story-how-initiative-up-to-3 = Your disc goes up by up to 3 steps.
signorie-art-story-how-initiative-up-to-die = Your disc goes up by up to { $value } { PLURAL($value, "step", "steps") }.
signorie-art-story-how-political-up-to-3 = Move politicians up, or enter a son.
signorie-art-story-how-clerical-up-to-3 = Move clerics up, or enter a son.
signorie-art-story-how-military-up-to-die = Move soldiers up, or enter a son: as many steps as the die shows.
signorie-art-story-how-roll-offspring-die = 1–3 daughter, 4–6 son. Once rolled it cannot be undone.
signorie-art-story-how-vp-per-male-in-cities = 1 point for each son in a city: **{ $count }** now.
signorie-art-story-how-take-face-down-tile = Into any row: 1 point, and it counts towards three.
signorie-art-story-how-take-meeple = Take a son or a daughter from your stock.
signorie-art-story-how-gain-3-vp = 3 points at once.
signorie-art-story-how-gain-3-florins = 3 florins at once, to be spent this turn.
signorie-art-story-how-any-assignment-once = Pay 1 figure for one assignment of any colour, but none that costs 2.
signorie-art-story-free = nobody is hired here yet
signorie-art-story-one = choose one
signorie-art-story-hire = Hire a helper
signorie-art-story-task = Use an assignment
signorie-art-story-signoria = { $action }
signorie-art-story-how-hire = Click a lit place. It works whenever a die comes to its column.
signorie-art-story-how-task = { $opt-secret-letters ->
    [true] Put sons or daughters on a lit assignment. It is then turned down.
   *[other] Put sons or daughters on a lit assignment to pay for it.
}
