# The words of Signorie.

## names

signorie-name-signorie = Signorie
signorie-tagline = Italy in the 15th century: draft five colours of dice, send out your sons, marry off your daughters, ally with six houses
signorie-name-player-yellow = Yellow
signorie-name-player-red = Red
signorie-name-player-purple = Purple
signorie-name-player-blue = Blue
signorie-name-yellow = yellow
signorie-name-red = red
signorie-name-purple = purple
signorie-name-gray = gray
signorie-name-light-blue = light blue
signorie-name-male = sons
signorie-name-female = daughters
signorie-name-political = Politics
signorie-name-clerical = Clergy
signorie-name-military = Military
signorie-name-initiative = Initiative
signorie-name-row-political = Politics row
signorie-name-row-clerical = Clergy row
signorie-name-row-military = Military row
signorie-name-row-marriage = Marriage row
signorie-name-milano = Milano
signorie-name-venezia = Venezia
signorie-name-firenze = Firenze
signorie-name-roma = Roma
signorie-name-napoli = Napoli
signorie-name-none = beyond the cities
signorie-name-marriage = marriage slot
signorie-name-mission = mission slot
signorie-name-medici = Medici
signorie-name-sforza = Sforza
signorie-name-este = Este
signorie-name-gonzaga = Gonzaga
signorie-name-montefeltro = Montefeltro
signorie-name-borgia = Borgia
signorie-name-action-florins = Florins
signorie-name-action-marriage = Marriage
signorie-name-action-offspring = Offspring
signorie-name-action-tracks = Tracks
signorie-name-action-mission = Diplomatic mission
signorie-name-as-political = Politics studies
signorie-name-as-clerical = Clergy studies
signorie-name-as-military = Military studies
signorie-name-as-initiative = Initiative
signorie-name-as-face-down = Face-down alliance
signorie-name-as-threshold = Threshold +3
signorie-name-as-marriage = Marriage assignment
signorie-name-as-mission = Mission assignment
signorie-name-as-florins = Florins
signorie-name-as-meeples = Family exchange
signorie-name-rw-mission = Diplomatic mission
signorie-name-rw-marriage = Marriage
signorie-name-rw-two-males = Two sons
signorie-name-rw-two-females = Two daughters
signorie-name-rw-career-points = Career points
signorie-name-rw-initiative-points = Initiative points
signorie-name-rw-face-down = Face-down alliance
signorie-name-rw-free-helper = Free helper
signorie-name-rw-extra-action = Extra action
signorie-name-rv-helpers = Helpers
signorie-name-rv-cities-males = Cities with sons
signorie-name-rv-cities-females = Cities with daughters
signorie-name-rv-males = Sons in cities
signorie-name-rv-females = Daughters in cities
signorie-name-mission-face-down = mission with a face-down tile
signorie-name-marriage-face-down = marriage with a face-down tile
signorie-name-initiative-up-to-3 = initiative up to 3
signorie-name-initiative-up-to-die = initiative up to the die
signorie-name-political-up-to-3 = politics up to 3
signorie-name-clerical-up-to-3 = clergy up to 3
signorie-name-military-up-to-die = military up to the die
signorie-name-roll-offspring-die = one offspring die
signorie-name-vp-per-male-in-cities = 1 VP per son in cities
signorie-name-take-face-down-tile = a face-down tile
signorie-name-take-meeple = one figure
signorie-name-gain-3-vp = 3 VP
signorie-name-gain-3-florins = 3 florins
signorie-name-any-assignment-once = any assignment once
signorie-name-hs-yellow-1 = top helper slot, yellow column
signorie-name-hs-yellow-2 = middle helper slot, yellow column
signorie-name-hs-yellow-3 = bottom helper slot, yellow column
signorie-name-hs-red-1 = top helper slot, red column
signorie-name-hs-red-2 = middle helper slot, red column
signorie-name-hs-red-3 = bottom helper slot, red column
signorie-name-hs-purple-1 = top helper slot, purple column
signorie-name-hs-purple-2 = middle helper slot, purple column
signorie-name-hs-purple-3 = bottom helper slot, purple column
signorie-name-hs-gray-1 = top helper slot, gray column
signorie-name-hs-gray-2 = middle helper slot, gray column
signorie-name-hs-gray-3 = bottom helper slot, gray column
signorie-name-hs-light-blue-1 = top helper slot, light blue column
signorie-name-hs-light-blue-2 = middle helper slot, light blue column
signorie-name-hs-light-blue-3 = bottom helper slot, light blue column
signorie-name-asl-yellow-male = yellow slot for sons
signorie-name-asl-yellow-female = yellow slot for daughters
signorie-name-asl-red-male = red slot for sons
signorie-name-asl-red-female = red slot for daughters
signorie-name-asl-purple-male = purple slot for sons
signorie-name-asl-purple-female = purple slot for daughters
signorie-name-asl-gray-male = gray slot for sons
signorie-name-asl-gray-female = gray slot for daughters
signorie-name-asl-light-blue-male = light blue slot for sons
signorie-name-asl-light-blue-female = light blue slot for daughters
signorie-name-al-medici-2 = Medici tile (2 VP)
signorie-name-al-medici-3 = Medici tile (3 VP)
signorie-name-al-medici-4 = Medici tile (4 VP)
signorie-name-al-medici-5 = Medici tile (5 VP)
signorie-name-al-sforza-2 = Sforza tile (2 VP)
signorie-name-al-sforza-3 = Sforza tile (3 VP)
signorie-name-al-sforza-4 = Sforza tile (4 VP)
signorie-name-al-sforza-5 = Sforza tile (5 VP)
signorie-name-al-este-2 = Este tile (2 VP)
signorie-name-al-este-3 = Este tile (3 VP)
signorie-name-al-este-4 = Este tile (4 VP)
signorie-name-al-este-5 = Este tile (5 VP)
signorie-name-al-gonzaga-2 = Gonzaga tile (2 VP)
signorie-name-al-gonzaga-3 = Gonzaga tile (3 VP)
signorie-name-al-gonzaga-4 = Gonzaga tile (4 VP)
signorie-name-al-gonzaga-5 = Gonzaga tile (5 VP)
signorie-name-al-montefeltro-2 = Montefeltro tile (2 VP)
signorie-name-al-montefeltro-3 = Montefeltro tile (3 VP)
signorie-name-al-montefeltro-4 = Montefeltro tile (4 VP)
signorie-name-al-montefeltro-5 = Montefeltro tile (5 VP)
signorie-name-al-borgia-2 = Borgia tile (2 VP)
signorie-name-al-borgia-3 = Borgia tile (3 VP)
signorie-name-al-borgia-4 = Borgia tile (4 VP)
signorie-name-al-borgia-5 = Borgia tile (5 VP)
signorie-name-bride-1 = bride slot 1
signorie-name-bride-2 = bride slot 2
signorie-name-bride-3 = bride slot 3
signorie-name-bride-4 = bride slot 4

## parts and phases

signorie-phase-setup = Round set-up
signorie-phase-actions = Actions
signorie-phase-initiative = Initiative
signorie-phase-rewards = Rewards
signorie-phase-over = End of the game
signorie-part-round = Round { $number }
signorie-part-setup = Phase 1: round set-up
signorie-part-actions = Phase 2: actions
signorie-part-turn = Turn: { $seat }
signorie-part-rewards = Phase 3: rewards
signorie-part-reward = Reward: { $seat }

## options

signorie-option-open-gates = Open Gates
signorie-option-open-gates-why = When every city slot is taken, marriages with a dowry of 4 and missions of rank 4 remain possible: the figure returns to its stock and no alliance tile is taken.
signorie-option-short-season = Short Season
signorie-option-short-season-why = The first reward slot stays empty, and the game ends after six rounds.
signorie-option-secret-letters = Secret Letters
signorie-option-secret-letters-why = Each assignment tile can be used only once per round; then it is turned down.
signorie-name-variants = Variants
signorie-name-lack-city = no city has an empty slot
signorie-name-lack-daughter = no daughter is left
signorie-name-lack-career = no son is on a career
signorie-name-lack-climber = no son can climb or enter there
signorie-name-lack-step = your disc is at the top
signorie-name-lack-stock = your stock is empty
signorie-name-lack-sons = your stock has no son left
signorie-name-lack-daughters = your stock has no daughter left
signorie-name-lack-tiles = no alliance tile is left
signorie-name-lack-envoy = no son of yours stands in a city
signorie-name-lack-use = no assignment can be used with one figure
signorie-name-lack-helper = no slot or disc is free
signorie-name-lack-die = no die is left that allows a main action
signorie-name-lack-dowry-any = the dowry takes at least { $number } { PLURAL($number, "florin", "florins") }
signorie-name-lack-rank-any = no son of yours has rank { $number } or more
signorie-name-step-turn-choice = take a die or pass
signorie-name-step-main-choice = carry out a main action
signorie-name-step-helper-window = use helpers or end the turn
signorie-name-step-spend-points = use your advancement points
signorie-name-step-choose-mission = choose a son and a city
signorie-name-step-choose-marriage = choose a city and a dowry
signorie-name-step-choose-stock-meeple = choose a figure from your stock
signorie-name-step-choose-row = choose a row for the face-down tile
signorie-name-step-choose-assignment = choose an assignment for the helper
signorie-name-step-choose-free-helper = choose a slot for the free helper
signorie-name-step-choose-extra-die = take the die of the extra action
signorie-name-step-reward-choice = take the reward or the florins
signorie-name-step-bride-choice = say whether a son marries
signorie-name-step-buy-vp-choice = say whether you buy VP
signorie-name-when-die = a die is taken at the beginning of a turn
signorie-name-when-pass = you pass at the beginning of a turn, in place of taking a die
signorie-name-when-helper = helpers are hired with the die of a turn, or placed as a reward
signorie-name-when-assignment = assignments are used with the die of a turn, or by a helper
signorie-name-when-signoria = the signoria action is done with the die of a turn
signorie-name-when-points = sons enter and climb, and discs rise, only with advancement points
signorie-name-when-mission = a son leaves for a city only on a diplomatic mission
signorie-name-when-marriage = a daughter leaves for a city only by a marriage
signorie-name-when-stock = figures come from the stock only by an action, a helper or a reward
signorie-name-when-face-down = face-down tiles come only by an assignment, a helper or a reward
signorie-name-when-work = helpers work after the main action of a turn
signorie-name-when-end = a turn ends after its main action
signorie-name-when-back = a die goes back only until its main action is chosen
signorie-name-when-reward = rewards are taken in phase 3, one player after another
signorie-name-when-bride = a bride is taken in phase 3, after the reward
signorie-name-when-buy = VP are bought in phase 3, in rounds with a VP tile
signorie-name-true = on
signorie-name-false = off
signorie-preset-rulebook = Rulebook
signorie-preset-rulebook-why = Seven rounds, no variants.
signorie-preset-shorter = Shorter game
signorie-preset-shorter-why = Six rounds with Short Season: each bride brings { $rule-bride-florins } florins from the start.
signorie-preset-crowded = Crowded cities
signorie-preset-crowded-why = Open Gates: full cities stop nobody in a game for four.
signorie-preset-everything = Everything
signorie-preset-everything-why = All three variants together.

## questions

signorie-prompt-turn-choice = Take a die, or pass for this round.
signorie-prompt-main-choice = Choose: a helper, an assignment, or the signoria action.
signorie-prompt-helper-window = Use helpers of this column from the top, or end the turn.
signorie-prompt-spend-points = Use your advancement points: { $n ->
    [one] 1 is left.
   *[other] { $n } are left.
}
signorie-prompt-choose-mission = { $opt-open-gates ->
    [true] Choose a son and a city. If all are full, he goes to your stock.
   *[other] Choose a son and a city: his rank must reach its empty slot.
}
signorie-prompt-choose-marriage = { $opt-open-gates ->
    [true] Choose her city and dowry. If all are full, she goes to your stock.
   *[other] Choose her city and her dowry: { $rule-dowry-vp } VP for each florin.
}
signorie-prompt-choose-stock-meeple = Choose a figure from your stock: { $n ->
    [one] 1 to take.
   *[other] { $n } to take.
}
signorie-prompt-choose-row = Choose a row for the face-down alliance tile.
signorie-prompt-choose-assignment = Choose an assignment for the helper: one figure{ $opt-secret-letters ->
    [true] . It is then turned down.
   *[other] .
}
signorie-prompt-choose-free-helper = Choose an empty slot for the free helper.
signorie-prompt-choose-extra-die = Take a die for the extra action: it is free.
signorie-prompt-reward-choice = Take the reward, or { $n } { PLURAL($n, "florin", "florins") } instead.
signorie-prompt-bride-choice = Do you marry a son of the house?
signorie-prompt-buy-vp-choice = Do you pay { $n } { PLURAL($n, "florin", "florins") } for { $n1 } VP?

## names of actions

signorie-action-take-die = Take a die
signorie-action-pass-round = Pass
signorie-action-main-hire = Hire a helper
signorie-action-main-assignment = Use an assignment
signorie-action-main-signoria = Signoria action
signorie-action-enter-male = Enter a career
signorie-action-advance-male = Advance a son
signorie-action-advance-initiative = Advance on initiative
signorie-action-stop-points = Stop advancing
signorie-action-send-mission = Send on a mission
signorie-action-arrange-marriage = Arrange a marriage
signorie-action-take-from-stock = Take from the stock
signorie-action-place-face-down = Place face down
signorie-action-activate-helper = Activate a helper
signorie-action-end-turn = End the turn
signorie-action-use-assignment = Use an assignment by helper
signorie-action-claim-tile = Take the reward
signorie-action-claim-florins = Take { $rule-reward-florins } florins
signorie-action-place-free-helper = Place a free helper
signorie-action-extra-take-die = Take the extra die
signorie-action-marry-son = Take a bride
signorie-action-skip-bride = No bride
signorie-action-buy-vp = Buy { $rule-buy-vp } VP
signorie-action-skip-buy = Do not buy
signorie-action-cancel-die = Put the die back
signorie-action-take-tile = Take a tile
signorie-action-move-tile = Move a tile

## refusals

signorie-refusal-not-your-turn = It is not your turn.
signorie-refusal-already-passed = You have passed and are out for this round.
signorie-refusal-finish-first = First { $step }: { $when }.
signorie-refusal-main-action-required = First carry out a main action with the { $color } die: { $when }.
signorie-refusal-must-pick-or-pass = { $n ->
    [0] First take the die of the extra action
    [one] First take a die (1 more this round) or pass
   *[other] First take a die (up to { $n } more this round) or pass
}: { $when }.
signorie-refusal-four-dice-max = You may take at most { $n } { PLURAL($n, "die", "dice") } per round; you must pass.
signorie-refusal-colour-used = You already have a { $color } die this round.
signorie-refusal-one-die-per-turn = You have used your die this turn. Activate helpers or end your turn.
signorie-refusal-die-not-there = A { $color } die showing { $value } is no longer there.
signorie-refusal-wrong-action-slot = The { $color } die goes only on the { $color } action slot.
signorie-refusal-die-too-expensive = This die costs { $n ->
    [one] 1 florin
   *[other] { $n } florins
}; you have { $m }.
signorie-refusal-no-main-action = With this die you could not carry out any main action of the { $color } slot in full.
signorie-refusal-die-committed = The action is chosen; the die stays.
signorie-refusal-wrong-helper-column = With this die a helper may be hired only in the { $color } column.
signorie-refusal-helper-slot-taken = There is already a helper there: { $helper }.
signorie-refusal-helper-cost = Hiring here costs { $n } { PLURAL($n, "florin", "florins") }; you have { $m }.
signorie-refusal-no-helper-discs = No helper discs are left.
signorie-refusal-assignment-wrong-colour = Choose one of the two assignments above the { $color } die.
signorie-refusal-assignment-turned = { $tile } has already been used this round.
signorie-refusal-helper-needs-two = A helper cannot carry out an assignment that costs { $n } { PLURAL($n, "figure", "figures") }.
signorie-refusal-assignment-count = This tile takes { $n ->
    [1] { $most ->
        [1] exactly 1 figure
       *[other] 1 to { $most } figures
    }
   *[other] exactly { $n } figures
}.
signorie-refusal-assignment-wrong-gender = This slot is paid with { $gender }.
signorie-refusal-assignment-too-few = You have only this many { $gender } in your supply: { $m }.
signorie-refusal-threshold-full = Your threshold cannot rise above { $n }.
signorie-refusal-no-alliance-left = No alliance tiles are left.
signorie-refusal-assignment-no-effect = This assignment would do nothing now: { $why }.
signorie-refusal-no-son-in-supply = You have no son in your supply.
signorie-refusal-son-at-top = This son is already at the top, slot { $n }: { $track }.
signorie-refusal-only-upwards = A point leads one slot up on the same track.
signorie-refusal-points-too-few = That takes { $need } { PLURAL($need, "point", "points") }; { $n ->
    [one] 1 is left.
   *[other] { $n } are left.
}
signorie-refusal-only-sons-study = Only sons enter career tracks.
signorie-refusal-only-from-a-track = Only a son on a career track can be sent on a mission.
signorie-refusal-not-your-figure = You may only move your own figures, and none of yours stands there.
signorie-refusal-track-not-allowed = These points may only be used here: { $track }.
signorie-refusal-use-one-point = Use at least one advancement point; { $n ->
    [one] 1 is left.
   *[other] { $n } are left.
}
signorie-refusal-initiative-at-top = Your disc is already at the top of the initiative track, slot { $n }.
signorie-refusal-nothing-to-advance = You have nothing that can advance.
signorie-refusal-no-son-on-track = You have no son on a career track.
signorie-refusal-rank-too-low = Rank { $v } is needed here; this son has rank { $r }: he is { $v ->
    [2] one rank
    [3] { $r ->
        [1] two ranks
       *[other] one rank
    }
   *[other] { $r ->
        [1] three ranks
        [2] two ranks
       *[other] one rank
    }
} short.
signorie-refusal-all-cities-full = No city has an empty slot.
signorie-refusal-city-full = { $city } has no empty slot.{ $gates ->
    [0] {""}
   *[other] {" "}All cities are full: the figure goes to your own stock.
}
signorie-refusal-city-closed = { $city } is not used in this game.
signorie-refusal-needs-city = A figure goes to your stock only while all cities are full. Choose a city with an empty slot.
signorie-refusal-lowest-slot-first = Use the empty slot with the lowest value: { $v }.
signorie-refusal-no-daughter = You have no daughter in your supply.
signorie-refusal-dowry-too-small = The dowry here must be at least { $v ->
    [one] 1 florin
   *[other] { $v } florins
}.
signorie-refusal-dowry-too-big = A dowry is at most { $n } { PLURAL($n, "florin", "florins") }.
signorie-refusal-dowry-no-money = A dowry here is { $v } { PLURAL($v, "florin", "florins") } or more, but no more than your purse holds: { $m }.
signorie-refusal-stock-empty = No family members are left in your stock.
signorie-refusal-stock-gender-empty = Your stock has none of these left: { $gender }.
signorie-refusal-tile-not-in-plan = The plan of your { $row } does not need this: { $tile }.
signorie-refusal-tile-needs-action = A tile in { $city } is taken only by a marriage or a mission there.
signorie-refusal-tile-fixed = Placed alliance tiles stay where they are.
signorie-refusal-helper-not-hired = You have no helper there: { $helper }.
signorie-refusal-helper-other-column = With this die only helpers in the { $color } column can be activated.
signorie-refusal-helper-order = Helpers are activated from top to bottom.
signorie-refusal-helper-no-effect = This helper would do nothing now: { $why }.
signorie-refusal-over-threshold = Your dice add up to { $s }; the threshold is { $t }.
signorie-refusal-reward-not-possible = You cannot carry out this reward now: { $why }. Take { $n } { PLURAL($n, "florin", "florins") }.
signorie-refusal-no-bride-slot = Your bride slots are all filled (there are { $n }).
signorie-refusal-no-bride-now = Brides come only in rounds with a bonus tile.
signorie-refusal-buy-vp-money = This costs { $n } { PLURAL($n, "florin", "florins") }; you have { $m }.
signorie-refusal-buy-vp-once = You have bought { $n } VP this round; that is allowed once.

## cautions

signorie-caution-over-limit = With this die your sum becomes { $s }, over your threshold of { $t }.
signorie-caution-threshold-too-late = The threshold of this round has been checked: { $n ->
    [one] this figure raises it for nothing.
   *[other] these { $n } figures raise it for nothing.
}
signorie-caution-tile-stays = { $tile } stays: your plan does not need it there.
signorie-caution-points-lapse = { $n ->
    [one] 1 advancement point lapses.
   *[other] { $n } advancement points lapse.
}

## sources of points

signorie-source-missions = Diplomatic missions
signorie-source-marriages = Dowries
signorie-source-initiative = Initiative
signorie-source-brides = Brides
signorie-source-helpers = Helpers
signorie-source-rewards = Reward tiles
signorie-source-bought = { $rule-buy-cost } florins for { $rule-buy-vp } VP
signorie-source-careers = Sons on career tracks: { $count }
signorie-source-row-political = Politics row ({ $count })
signorie-source-row-clerical = Clergy row ({ $count })
signorie-source-row-military = Military row ({ $count })
signorie-source-row-marriage = Marriage row ({ $count })
signorie-tally-careers = Sons on career tracks
signorie-tally-row-political = Politics row
signorie-tally-row-clerical = Clergy row
signorie-tally-row-military = Military row
signorie-tally-row-marriage = Marriage row
signorie-ending-victory-name = Victory
signorie-ending-victory-text = { $winner_seat } won with { $vp } VP, { $lead } ahead. Most of it came from { $part } (+{ $more }).
signorie-ending-victory-by-order-name = Victory by turn order
signorie-ending-victory-by-order-text = Tied on { $vp } VP, { WITHIN($winner_seat) } won by standing earlier in turn order.

## events

signorie-event-round-begins = Round { $number }
signorie-event-setup-begins = Phase 1: round set-up
signorie-event-actions-begins = Phase 2: actions
signorie-event-turn-begins = { $seat }: die { $number }
signorie-event-rewards-begins = Phase 3: rewards
signorie-event-reward-begins = { WHOSE($seat, "Reward") }
signorie-event-alliances-laid = New alliance tiles in { $cities }: { $tiles } ({ $left } left in the stock).
signorie-event-dice-rolled = The dice were rolled: yellow { $yellow }; red { $red }; purple { $purple }; gray { $gray }; light blue { $light_blue }.
signorie-event-assignments-dealt = The assignments were dealt anew: { $tiles }.
signorie-event-die-taken = { $seat } took a { $color } { $value } for { $price ->
    [0] nothing
    [one] 1 florin
   *[other] { $price } florins
}.
signorie-event-extra-die-taken = { $seat } took a { $color } { $value } for the extra action.
signorie-event-passed = { $seat } passed (dice { $sum }, threshold { $limit }).
signorie-event-passed-with-four = { $seat } { VERB($seat, "has", "have") } four dice and { VERB($seat, "passes", "pass") } (dice { $sum }, threshold { $limit }).
signorie-event-hired = { $seat } hired a helper for { $cost } { PLURAL($cost, "florin", "florins") }: { $helper } ({ $slot }).
signorie-event-signoria-action = { $seat } chose the signoria action: { $action }.
signorie-event-assignment-used = { $seat } used { $tile } for { $sons ->
    [0] { $daughters ->
        [one] 1 daughter
       *[other] { $daughters } daughters
    }
    [one] { $daughters ->
        [0] 1 son
        [one] 1 son and 1 daughter
       *[other] 1 son and { $daughters } daughters
    }
   *[other] { $daughters ->
        [0] { $sons } sons
        [one] { $sons } sons and 1 daughter
       *[other] { $sons } sons and { $daughters } daughters
    }
}.
signorie-event-threshold-raised = { WHOSE($seat, "The threshold") } is now { $limit }.
signorie-event-florins-gained = { $seat } gained { $florins ->
    [one] 1 florin
   *[other] { $florins } { PLURAL($florins, "florin", "florins") }
}.
signorie-event-figures-taken = { $seat } took { $sons ->
    [0] { $daughters ->
        [one] 1 daughter
       *[other] { $daughters } daughters
    }
    [one] { $daughters ->
        [0] 1 son
        [one] 1 son and 1 daughter
       *[other] 1 son and { $daughters } daughters
    }
   *[other] { $daughters ->
        [0] { $sons } sons
        [one] { $sons } sons and 1 daughter
       *[other] { $sons } sons and { $daughters } daughters
    }
} from the stock.
signorie-event-offspring-rolled = { $seat } rolled { $faces } for offspring: sons { $sons }, daughters { $daughters }{ $lost ->
    [0] {""}
   *[other] {" "}(lost for want of stock: { $lost })
}.
signorie-event-entered = { $seat } entered a son: { $track }.
signorie-event-advanced = { $seat } advanced a son to slot { $slot }: { $track }.
signorie-event-career-florins = { $seat } gained { $florins } { PLURAL($florins, "florin", "florins") } on the career track.
signorie-event-career-initiative = { WHOSE($seat, "The career") } moved the initiative disc to slot { $slot }.
signorie-event-initiative-moved = { $seat } advanced to slot { $slot } of the initiative track.
signorie-event-points-lapsed = { $seat } left this many points unused: { $points }.
signorie-event-mission-sent = { $seat } sent a son ({ $track }, slot { $slot }) to { $city } ({ $value }) for { $vp } VP.
signorie-event-mission-beyond = { $seat } sent a son ({ $track }, slot { $slot }) beyond the open gates for { $vp } VP.
signorie-event-married = { $seat } married a daughter to { $city } ({ $value }) with a dowry of { $dowry } for { $vp } VP.
signorie-event-married-beyond = { $seat } married a daughter beyond the open gates with a dowry of { $dowry } for { $vp } VP.
signorie-event-tile-taken = { $seat } took the { $tile } from { $city } for the { $row }.
signorie-event-tile-stays = The { $tile } stays in { $city }: no shield for it is free in the { $row } ({ $seat }).
signorie-event-face-down-placed = { $seat } placed a face-down alliance tile in the { $row } ({ $left } left).
signorie-event-helper-activated = { $seat } activated a helper: { $helper }.
signorie-event-helper-vp = { $seat } gained { $vp } VP by a helper.
signorie-event-helper-placed = { $seat } placed a free helper: { $helper } ({ $slot }).
signorie-event-initiative-vp = { $seat } gained { $vp } VP for slot { $slot } of the initiative track.
signorie-event-new-turn-order = The new turn order: { $order_seat }.
signorie-event-within-limit = { WHOSE($seat, "The dice") } add up to { $sum }, within the threshold of { $limit }.
signorie-event-over-limit = { WHOSE($seat, "The dice") } add up to { $sum }, over the threshold of { $limit }.
signorie-event-reward-claimed = { $seat } took the reward: { $tile }.
signorie-event-reward-florins = { $seat } took { $florins } { PLURAL($florins, "florin", "florins") } instead of the reward.
signorie-event-reward-vp = { $seat } gained { $vp } VP: { $tile } ({ $count }).
signorie-event-son-married = { $seat } took bride { $number }{ $vp ->
    [0] { $florins ->
        [0] {""}
       *[other] {" "}({ $florins } { PLURAL($florins, "florin", "florins") })
    }
   *[other] { $florins ->
        [0] {" "}({ $vp } VP)
       *[other] {" "}({ $vp } VP, { $florins } { PLURAL($florins, "florin", "florins") })
    }
}.
signorie-event-bride-skipped = { $seat } took no bride.
signorie-event-vp-bought = { $seat } bought { $vp } VP for { $florins } { PLURAL($florins, "florin", "florins") }.
signorie-event-figures-returned = From the threshold space, this went back to { WHOSE($seat, "the stock") }: { $sons ->
    [0] { $daughters ->
        [one] 1 daughter
       *[other] { $daughters } daughters
    }
    [one] { $daughters ->
        [0] 1 son
        [one] 1 son and 1 daughter
       *[other] 1 son and { $daughters } daughters
    }
   *[other] { $daughters ->
        [0] { $sons } sons
        [one] { $sons } sons and 1 daughter
       *[other] { $sons } sons and { $daughters } daughters
    }
}.
signorie-event-final-careers = { $seat } { VERB($seat, "scores", "score") } { $vp } VP for sons on career tracks ({ $count }).
signorie-event-final-row = { $seat } { VERB($seat, "scores", "score") } { $vp } VP for the { $row } ({ $count ->
    [one] 1 tile
   *[other] { $count } tiles
}).
signorie-event-victory = { $seat } won with { $vp } VP.
