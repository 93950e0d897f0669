# The evening of the rewards

signorie-art-evening-step-1 = Initiative
signorie-art-evening-step-2 = New order
signorie-art-evening-step-3 = Threshold
signorie-art-evening-step-4 = Rewards
signorie-art-evening-step-5 = Clear up
signorie-art-evening-past = handed out
signorie-art-evening-or = or { $florins }[florin]  [bride]
signorie-art-evening-or-more = or { $florins }[florin]  [bride]+{ $more }[florin]
signorie-art-evening-buy = { $cost }[florin] → **{ $vp }**[vp]
signorie-art-evening-order = New order
signorie-art-evening-order-how = Higher first, then the upper disc.
    Steps made now count next round.
signorie-art-evening-next = Next
signorie-art-evening-then-bride = A bride for { WITHIN($seat) }
signorie-art-evening-then-seat = { $seat } { VERB($seat, "takes", "take") } a reward
signorie-art-evening-then-back = { $count ->
    [one] { $count } figure of the threshold goes back
   *[other] { $count } figures of the threshold go back
}
signorie-art-evening-then-round = Round { $round } is set up
signorie-art-evening-then-end = Final scoring

signorie-art-short-rw-mission = Mission
signorie-art-short-rw-marriage = Marriage
signorie-art-short-rw-two-males = Two sons
signorie-art-short-rw-two-females = Two daughters
signorie-art-short-rw-career-points = Careers
signorie-art-short-rw-initiative-points = Initiative
signorie-art-short-rw-face-down = Face-down tile
signorie-art-short-rw-free-helper = Free helper
signorie-art-short-rw-extra-action = Extra action
signorie-art-short-rv-helpers = Helpers
signorie-art-short-rv-cities-males = Cities: sons
signorie-art-short-rv-cities-females = Cities: girls
signorie-art-short-rv-males = Sons sent
signorie-art-short-rv-females = Daughters

signorie-art-lane-sum = Sum **{ $sum }**
signorie-art-lane-limit = Threshold **{ $limit }**
signorie-art-lane-raised = Threshold **{ $limit }** ({ $base } + { $more })
signorie-art-lane-left = { $count } left
signorie-art-lane-over = { $count } over
signorie-art-lane-done = Done
signorie-art-lane-now = Choosing now
signorie-art-lane-next = Chooses next
signorie-art-lane-either = or { $florins }[florin]
signorie-art-lane-counts = { $count } there: **+{ $vp }**[vp]
signorie-art-lane-bought = Bought { $vp }[vp] for { $cost }[florin]
signorie-art-lane-buys = { $cost }[florin] → { $vp }[vp], once
signorie-art-lane-bought-own = Bought
signorie-art-lane-once = once a round
signorie-art-lane-brides = Brides now: { $count }
signorie-art-lane-full = All four places for brides are taken
signorie-art-lane-nothing = No reward and no bride
signorie-art-lane-missing = { $count } less would have kept within { $limit }.
signorie-art-lane-or = or
signorie-art-lane-florins = **{ $florins }** { PLURAL($florins, "florin", "florins") }
signorie-art-lane-bride = Bride no. { $place }
signorie-art-lane-dice = Offspring { $before } → **{ $after }**
signorie-art-lane-scored = has been scored
signorie-art-lane-will-score = will be scored in turn
signorie-art-lane-helpers = **Free places**: a helper costs nothing now (numbers: the usual price)
signorie-art-lane-helpers-now = **Choose a free place**: no cost, any column, any row
signorie-art-lane-rows = **Your four rows**: a face-down tile is 1 point and counts towards three
signorie-art-lane-rows-now = **Choose the row of the face-down tile**: 1 point, counts towards three
signorie-art-lane-row = { $before } → { $after } { PLURAL($after, "point", "points") }
signorie-art-lane-row-lacks = 0: { $lack } more needed
signorie-art-lane-over-own = You only look on. Keep the sum within your threshold next round.
signorie-art-lane-done-own = You have had yours. Now { WITHIN($seat) } { VERB($seat, "chooses", "choose") }.
signorie-art-lane-next-own = You wait: { $seat } { VERB($seat, "is", "are") } choosing.
signorie-art-lane-now-own = { $seat } { VERB($seat, "is", "are") } choosing.
signorie-art-lane-bride-how = A son of the house marries: this is bride no. { $place }. From now on Offspring rolls { $dice } { PLURAL($dice, "die", "dice") }. The third place gives { $rule-bride-third } points, the fourth { $rule-bride-fourth }. It costs nothing.
