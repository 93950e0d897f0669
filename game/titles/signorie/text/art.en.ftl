# The words on the table

signorie-art-phase-setup = Set-up
signorie-art-phase-actions = Actions
signorie-art-phase-rewards = Rewards
signorie-art-round = Round { $round }/{ $rounds }
signorie-art-closed = Closed this game
signorie-art-evening = Rewards: only for those whose dice keep within their threshold
signorie-art-order = Order
signorie-art-passed = Pass
signorie-art-common-alliance = **{ $count }** { PLURAL($count, "tile", "tiles") }
signorie-art-common-helper = **{ $count }** { PLURAL($count, "disc", "discs") }
signorie-art-common-bride = **{ $count }** { PLURAL($count, "bride", "brides") }
signorie-art-tasks = Assign
signorie-art-dice = Dice
signorie-art-price = price
signorie-art-act = Act
signorie-art-helpers = Helper
signorie-art-action-florins = Florins
signorie-art-action-marriage = Marriage
signorie-art-action-offspring = Offspring
signorie-art-action-tracks = Tracks
signorie-art-action-mission = Mission
signorie-art-ring = { $arrow } { $color }

signorie-art-effect-mission-face-down = [mission] + [neutral]
signorie-art-effect-marriage-face-down = [marriage] + [neutral]
signorie-art-effect-initiative-up-to-3 = [initiative] to 3
signorie-art-effect-initiative-up-to-die = [initiative] to die
signorie-art-effect-political-up-to-3 = [political] to 3
signorie-art-effect-clerical-up-to-3 = [clerical] to 3
signorie-art-effect-military-up-to-die = [military] to die
signorie-art-effect-roll-offspring-die = [offspring] 1 die
signorie-art-effect-vp-per-male-in-cities = [city][son] 1[vp]
signorie-art-effect-take-face-down-tile = [neutral] 1 tile
signorie-art-effect-take-meeple = [son][daughter] 1
signorie-art-effect-gain-3-vp = [vp] +3
signorie-art-effect-gain-3-florins = [florin] +3
signorie-art-effect-any-assignment-once = assign.
signorie-art-tiny-mission-face-down = [mission][neutral]
signorie-art-tiny-marriage-face-down = [marriage][neutral]
signorie-art-tiny-initiative-up-to-3 = [initiative]3
signorie-art-tiny-initiative-up-to-die = [initiative]die
signorie-art-tiny-political-up-to-3 = [political]3
signorie-art-tiny-clerical-up-to-3 = [clerical]3
signorie-art-tiny-military-up-to-die = [military]die
signorie-art-tiny-roll-offspring-die = [offspring]1
signorie-art-tiny-vp-per-male-in-cities = [city][son]
signorie-art-tiny-take-face-down-tile = [neutral]1
signorie-art-tiny-take-meeple = [son][daughter]
signorie-art-tiny-gain-3-vp = [vp]3
signorie-art-tiny-gain-3-florins = [florin]3
signorie-art-tiny-any-assignment-once = any

signorie-art-place = No. { $place } in order
signorie-art-brides = Brides
signorie-art-offspring-dice = [offspring] { $count } { PLURAL($count, "die", "dice") }
signorie-art-sum = Sum of dice
signorie-art-sum-left = { $sum } / { $limit }  { $left } left
signorie-art-sum-over = { $sum } / { $limit }  { $left } over
signorie-art-waiting = { $seat } to play
signorie-art-over = The game is over
signorie-art-step-1 = Take a die
signorie-art-step-2 = Choose an action
signorie-art-step-3 = Use helpers
signorie-art-now-reward-choice = Choose the reward
signorie-art-now-bride-choice = Take a bride
signorie-art-now-buy-vp-choice = Buy points
signorie-art-now-spend-points = Advance: { $count } left
signorie-art-now-choose-mission = Send him to a city
signorie-art-now-choose-marriage = Marry her to a city
signorie-art-now-choose-stock-meeple = From stock: { $count } left
signorie-art-now-choose-row = Row for the tile
signorie-art-now-choose-assignment = Pick an assignment
signorie-art-now-choose-free-helper = Place the helper
signorie-art-first = First choose one of the lit places
signorie-art-button-pass-round = Pass
signorie-art-button-main-signoria = Do it: { $action }
signorie-art-button-end-turn = End the turn
signorie-art-button-stop-points = Stop advancing
signorie-art-button-claim-florins = Take { $rule-reward-florins }[florin]
signorie-art-button-marry-son = Bride{ $gain }
signorie-art-button-skip-bride = No bride
signorie-art-button-buy-vp = { $rule-buy-cost }[florin] for { $rule-buy-vp }[vp]
signorie-art-button-skip-buy = Do not buy

signorie-art-row-political = Politics
signorie-art-row-clerical = Clergy
signorie-art-row-military = Military
signorie-art-row-marriage = Marriage
signorie-art-row-vp = { $vp } VP
signorie-art-row-lack = { $lack } short
signorie-art-row-lacks = { $count } { $count ->
        [1] tile
       *[other] tiles
    } = 0
    { $lack } more
signorie-art-short-milano = Mil.
signorie-art-short-venezia = Ven.
signorie-art-short-firenze = Fir.
signorie-art-short-roma = Rom.
signorie-art-short-napoli = Nap.
signorie-art-initiative = Initiative
signorie-art-rewards = Rewards
signorie-art-rewards-how = With dice up to **{ $limit }**: this round's tile or { $florins }[florin]
signorie-art-threshold = Threshold
signorie-art-nth = no. { $place }
signorie-art-has-passed = passed
signorie-art-stock = stock { $sons }·{ $daughters }
signorie-art-their-helpers = **{ $count }** { PLURAL($count, "helper", "helpers") }, top to bottom
signorie-art-gain = { $what }

## A die in the hand

signorie-art-die-title = If you take this die
signorie-art-die-price = Price
signorie-art-die-costs = { $base } − { $value } → **{ $price }**[florin]   purse { $before } → **{ $after }**
signorie-art-die-free = Extra action: **free**
signorie-art-die-sum = Sum
signorie-art-die-within = { $before } + { $value } = **{ $sum }**, threshold **{ $limit }**
signorie-art-die-over = { $before } + { $value } = **{ $sum }**, beyond **{ $limit }**
signorie-art-die-reward = Reward: **{ $tile }** or **{ $florins }**[florin]
signorie-art-die-points = Reward: points for **{ $tile }**
signorie-art-die-bride = Bride [bride] { $gain }
signorie-art-die-buy = { $rule-buy-cost }[florin] → { $rule-buy-vp }[vp]
signorie-art-die-left = **{ $left }** left
signorie-art-die-beyond = { $limit } or more: no reward, no bride ([over])
signorie-art-die-none = Beyond { $limit }: no reward, no bride
signorie-art-die-lift = Assignment [scales]: +{ $rule-threshold-step } a figure, up to { $most }
signorie-art-die-hire = Helper, { $color }: { $costs }
signorie-art-die-hire-full = No free helper in the { $color } column
signorie-art-die-task = Assignment: { $tasks }
signorie-art-die-no-task = No assignment can be used
signorie-art-die-then = Then helpers
signorie-art-die-action-florins = Florins: **+{ $florins }**[florin]
signorie-art-die-action-marriage = Marriage: **+{ $least } to +{ $most }**[vp]
signorie-art-die-action-marriage-none = Marriage: { $why }
signorie-art-die-action-offspring = Offspring: **{ $dice }** { PLURAL($dice, "die", "dice") }
signorie-art-die-action-tracks = Tracks: **{ $points }** { PLURAL($points, "point", "points") }
signorie-art-die-action-mission = Mission: { $count } { $count ->
        [1] son
       *[other] sons
    }, **+{ $least } to +{ $most }**[vp]
signorie-art-die-action-mission-none = Mission: { $why }
signorie-art-needs-rank = rank **{ $rank }**

## Cards to choose from

signorie-choose-arrange-marriage = How big is the dowry?
signorie-choose-main-assignment = How many do you pay?
signorie-choose-send-mission = Which son goes there?
signorie-art-purse = purse { $before } → **{ $after }**
signorie-art-pay-male = sons { $before } → **{ $after }**
signorie-art-pay-female = daughters { $before } → **{ $after }**
signorie-art-tile-comes = comes
signorie-art-tile-stays = stays
signorie-art-no-tile = no tile

## What each thing does

signorie-text-action-florins = Take 3 florins. A die costs { $cost } less its value. A helper hired here goes to the { $ring } column.
signorie-text-action-marriage = Marry a daughter to a city: { $rule-dowry-vp } VP for each florin of dowry. A die costs { $cost } less its value. A helper hired here goes to the { $ring } column.
signorie-text-action-offspring = Roll the offspring dice and take what they show from your stock. A die costs { $cost } less its value. A helper hired here goes to the { $ring } column.
signorie-text-action-tracks = Use advancement points on careers and initiative. A die costs { $cost } less its value. A helper hired here goes to the { $ring } column.
signorie-text-action-mission = Send a son from a career track to a city and score his slot. A die costs { $cost } less its value. A helper hired here goes to the { $ring } column.
signorie-text-as-political = For { $least } to { $most } { $gender }: { $each } { PLURAL($each, "point", "points") } on the politics track each.
signorie-text-as-clerical = For { $least } to { $most } { $gender }: { $each } { PLURAL($each, "point", "points") } on the clergy track each.
signorie-text-as-military = For { $least } to { $most } { $gender }: { $each } { PLURAL($each, "point", "points") } on the military track each.
signorie-text-as-initiative = For { $least } to { $most } { $gender }: { $each } { PLURAL($each, "point", "points") } on the initiative track each.
signorie-text-as-florins = For { $least } to { $most } { $gender }: { $each } { PLURAL($each, "florin", "florins") } each.
signorie-text-as-threshold = Put { $least } to { $most } { $gender } on the threshold space: each raises your threshold by { $each } this round.
signorie-text-as-meeples = Pay { $least } to { $most } { $gender } and take as many figures of your choice from your stock.
signorie-text-as-face-down = For one { $gender }: a face-down alliance tile for any row.
signorie-text-as-marriage = Pay { $least } { $gender } and carry out a marriage.
signorie-text-as-mission = Pay { $least } { $gender } and carry out a mission.
signorie-text-rw-mission = Carry out a mission. The tile of the banner comes with it if your plan wants it.
signorie-text-rw-marriage = Carry out a marriage. You pay the dowry.
signorie-text-rw-two-males = Take two sons from your stock.
signorie-text-rw-two-females = Take two daughters from your stock.
signorie-text-rw-career-points = Four points for the three career tracks.
signorie-text-rw-initiative-points = Four points for the initiative track; they count for the next round.
signorie-text-rw-face-down = Put a face-down alliance tile into any row.
signorie-text-rw-free-helper = Put a helper on any empty slot for nothing.
signorie-text-rw-extra-action = Take a die that is left for nothing, with its action and helpers.
signorie-text-rv-helpers = 2 VP for each of your helpers.
signorie-text-rv-cities-males = 4 VP for each city with sons of yours.
signorie-text-rv-cities-females = 4 VP for each city with daughters of yours.
signorie-text-rv-males = 2 VP for each of your sons in cities.
signorie-text-rv-females = 2 VP for each of your daughters in cities.
signorie-text-mission-face-down = A mission, with a face-down tile instead of the city's. Hiring costs { $cost }.
signorie-text-marriage-face-down = A marriage, with a face-down tile instead of the city's. Hiring costs { $cost }.
signorie-text-initiative-up-to-3 = Up to 3 steps of initiative. Hiring costs { $cost }.
signorie-text-initiative-up-to-die = Steps of initiative up to the die's value. Hiring costs { $cost }.
signorie-text-political-up-to-3 = Up to 3 points on the politics track. Hiring costs { $cost }.
signorie-text-clerical-up-to-3 = Up to 3 points on the clergy track. Hiring costs { $cost }.
signorie-text-military-up-to-die = Points on the military track up to the die's value. Hiring costs { $cost }.
signorie-text-roll-offspring-die = Roll one offspring die. Hiring costs { $cost }.
signorie-text-vp-per-male-in-cities = 1 VP for each of your sons in cities. Hiring costs { $cost }.
signorie-text-take-face-down-tile = A face-down alliance tile for any row. Hiring costs { $cost }.
signorie-text-take-meeple = One figure of your choice from your stock. Hiring costs { $cost }.
signorie-text-gain-3-vp = 3 VP. Hiring costs { $cost }.
signorie-text-gain-3-florins = 3 florins. Hiring costs { $cost }.
signorie-text-any-assignment-once = Any assignment of any colour, once, for one figure. Hiring costs { $cost }.
signorie-art-tip-tile = { $vp } VP. A marriage or mission to its city brings it into your row if a shield of that house is free there. A row of fewer than three tiles scores nothing.
signorie-art-tip-points-name = Victory points
signorie-art-tip-points = Points so far. At the end careers and rows of alliances are added.
signorie-art-tip-florins-name = Florins
signorie-art-tip-florins = They pay for dice, helpers and dowries.
signorie-art-tip-gauge-name = Sum of dice and threshold
signorie-art-tip-gauge = At the end of the round only those whose dice keep within their threshold get the reward and a bride.
signorie-art-tip-brides-name = Brides
signorie-art-tip-brides = With the reward you may marry a son. Each bride adds an offspring die; the third brings { $rule-bride-third } VP, the fourth { $rule-bride-fourth }.
signorie-art-tip-order-name = Turn order
signorie-art-tip-order = The initiative track decides the order of the next round. It also breaks ties.
signorie-art-tip-threshold-name = Threshold
signorie-art-tip-threshold = { $rule-threshold }, and { $rule-threshold-step } more for each figure placed here this round, up to { $rule-threshold-most }.
signorie-art-tip-alliance-name = Stock of alliance tiles
signorie-art-tip-alliance = Face-down tiles come from here. Nobody ever sees their fronts; each scores 1.
signorie-art-tip-disc-name = Helper discs
signorie-art-tip-disc = A hired helper works whenever a die comes to its column, from the top down.
signorie-art-tip-bride-name = Bride
signorie-art-tip-bride = { $opt-short-season ->
    [true] One may be taken with the reward, and brings { $rule-bride-florins } florins.
   *[other] One may be taken with the reward. From the second round on she brings { $rule-bride-florins } florins.
}
signorie-art-tip-stock-name = Stock
signorie-art-tip-stock = Your general stock. Offspring and assignments bring figures from here to your supply.
signorie-art-tip-supply-name = Your supply
signorie-art-tip-supply = Figures to place on career tracks, to pay for assignments, to marry.
signorie-art-tip-down-name = Face-down tiles
signorie-art-tip-down = Each scores 1 and counts towards the three tiles of its row.
signorie-art-tip-cloth-name = Banner of an alliance
signorie-art-tip-cloth = The red banner's tile comes with a marriage, the blue one's with a mission.
signorie-art-tip-city = The next place is { $value }: a mission needs rank { $value } or higher, a marriage a dowry of { $value } or more.
signorie-art-tip-city-full = { $opt-open-gates ->
    [true] No slot is left. While all cities are full, a son of rank 4 or a daughter with a dowry of 4 goes to your stock and scores as ever, without a tile.
   *[other] No slot is left.
}
signorie-art-tip-closed = It is not used in this game.
signorie-art-tip-floor = Slot { $slot }: rank { $rank }, { $vp } VP for a mission, { $final } at the end{ $florins ->
    [0] {""}
   *[other] ; { $florins } { PLURAL($florins, "florin", "florins") } on arrival
}{ $steps ->
    [0] {""}
   *[other] ; { $steps } { PLURAL($steps, "step", "steps") } of initiative on arrival
}.
signorie-art-tip-step = Slot { $slot }: { $vp } VP at the end of the round. The higher slot goes first, on one slot the upper disc.
signorie-art-tip-row = { $count } { PLURAL($count, "tile", "tiles") } worth { $worth }. A row of fewer than { $least } { PLURAL($least, "tile", "tiles") } scores nothing. Shields with a golden edge hang in a city now.
signorie-art-tip-die = Value { $value }, price { $cost }. High dice are cheap, low dice keep you within the threshold.
signorie-art-tip-pool = One die of each colour for each player, four in a round.
signorie-art-tip-person = Hold to see everything in large.

signorie-say-take-die = Take the { $color } { $value } for { $cost } (sum { $sum } of { $limit })
signorie-say-pass-round = Pass
signorie-say-main-hire = Hire a helper on { $slot }: { $effect }, for { $cost }
signorie-say-main-assignment = { $tile }: pay { $count } ({ $gender })
signorie-say-main-signoria = Carry out: { $action }
signorie-say-enter-male = Place a son on { $track }
signorie-say-advance-male = { $track }: move the son on slot { $slot } to slot { $to }
signorie-say-advance-initiative = Advance on the initiative track
signorie-say-stop-points = Stop advancing
signorie-say-send-mission = { $track }: send the son on slot { $slot } to { $city } (+{ $vp } VP, tile: { $tile })
signorie-say-arrange-marriage = Marry a daughter to { $city }, dowry { $dowry } (+{ $vp } VP, tile: { $tile })
signorie-say-take-from-stock = Take { $gender } from the stock
signorie-say-place-face-down = Put the face-down tile into { $row }
signorie-say-activate-helper = Use the helper: { $effect }
signorie-say-end-turn = End the turn
signorie-say-use-assignment = { $tile } by the helper: pay 1 ({ $gender })
signorie-say-claim-tile = Take the reward: { $tile }
signorie-say-claim-florins = Take { $florins } { PLURAL($florins, "florin", "florins") } instead
signorie-say-place-free-helper = Place a free helper on { $slot }: { $effect }
signorie-say-extra-take-die = Take the { $color } { $value } as well, for nothing
signorie-say-marry-son = Take a bride (+{ $vp } VP, +{ $florins } { PLURAL($florins, "florin", "florins") })
signorie-say-skip-bride = Take no bride
signorie-say-buy-vp = Buy { $vp } VP for { $florins } { PLURAL($florins, "florin", "florins") }
signorie-say-skip-buy = Buy nothing

## Away from the table

signorie-art-invitation = Five cities of Renaissance Italy. Coloured dice choose your action and weigh discount against reward.
signorie-art-invitation-1 = High dice are cheap, a low sum earns reward and bride
signorie-art-invitation-2 = Educate sons and send them to the cities
signorie-art-invitation-3 = Marry daughters with a dowry
signorie-art-invitation-4 = Three alliances make a row score
signorie-art-sitter-red = Caterina
signorie-art-sitter-yellow = Ludovico
signorie-art-sitter-purple = Isabella
signorie-art-sitter-blue = Federico
signorie-art-sample-refused = He cannot be sent here
signorie-art-sample-rule = Rule 6.6
signorie-art-sample-log = Marriage: Milano **+4**[vp]
signorie-art-ending-none = { $count } = 0
signorie-art-part-missions = Missions
signorie-art-part-marriages = Dowry
signorie-art-part-initiative = Initiative
signorie-art-part-rewards = Rewards, brides
signorie-art-part-careers = Careers
signorie-art-part-alliances = Alliances
signorie-art-ending-cities = Points from the cities: missions + marriages
signorie-art-ending-alliances = Alliances and careers: only rows of three or more score
signorie-art-sky-full = full
signorie-art-sky-dear = needs { $florins }[florin]
signorie-art-climb = If this son climbs
signorie-art-climb-how = Points, rank and open cities of each slot
signorie-art-climb-points = pt
signorie-art-climb-bonus = Slot 4 brings 2[florin], slot 6 one step of [initiative]. Gold marks a city that opens.
signorie-art-ending-sum = sum
signorie-name-part-missions = missions
signorie-name-part-marriages = marriages
signorie-name-part-initiative = initiative
signorie-name-part-rewards = rewards, brides and helpers
signorie-name-part-careers = careers at the end
signorie-name-part-alliances = alliances at the end
signorie-art-way-row = { $before } → { $after }
signorie-art-way-lacks = { $lack } short
signorie-art-sub-pass-safe = { $sum } of { $limit }: rewarded
signorie-art-sub-pass-over = { $sum } of { $limit }: no reward
signorie-art-sub-end = helpers still free: { $count }
signorie-art-sub-stop = { $count ->
    [one] 1 point given up
   *[other] { $count } points given up
}
signorie-art-forecast = If it ended now
signorie-art-forecast-how = Half for each son on a career, rows of three or more only. Rounds still to come: { $count }.
signorie-art-forecast-lacks = Still short of three, worth 0: { $rows }. A face-down tile counts towards three.
signorie-art-forecast-whole = No row of yours is left half way.
signorie-art-row-saves = makes { $vp }
