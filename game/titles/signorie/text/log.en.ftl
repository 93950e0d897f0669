# The log on the table, line by line; names stand in headings or at the beginning of a line.

signorie-log-round-begins = Round { $number }
signorie-log-setup-begins = Round set-up
signorie-log-actions-begins = Actions
signorie-log-turn-begins = Die { $number }
signorie-log-rewards-begins = Rewards
signorie-log-reward-begins = Reward
signorie-log-alliances-laid = Alliance tiles laid: **{ $count }** ({ $left } left)
signorie-log-dice-rolled = All dice were rolled
signorie-log-assignments-dealt = Assignments dealt anew
signorie-log-die-taken = Took a { $color } **{ $value }** ({ $price ->
    [0] free
    [one] 1 florin
   *[other] { $price } florins
})
signorie-log-extra-die-taken = Took a { $color } **{ $value }**, for free
signorie-log-passed = Passed (dice **{ $sum }**, threshold { $limit })
signorie-log-passed-with-four = Four dice: passed (dice **{ $sum }**, threshold { $limit })
signorie-log-hired = Hired a helper: **{ $helper }** ({ $cost } { PLURAL($cost, "florin", "florins") })
signorie-log-signoria-action = **{ $action }** action
signorie-log-assignment-used = **{ $tile }** for { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
signorie-log-threshold-raised = Threshold **{ $limit }**
signorie-log-florins-gained = **+{ $florins }** { PLURAL($florins, "florin", "florins") }
signorie-log-figures-taken = From the stock: { $sons ->
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
}
signorie-log-offspring-rolled = Offspring { $faces }: sons **{ $sons }**, daughters **{ $daughters }**
signorie-log-entered = Entered: **{ $track }**
signorie-log-advanced = { $track }: to slot **{ $slot }**
signorie-log-career-florins = Career slot: **+{ $florins }** { PLURAL($florins, "florin", "florins") }
signorie-log-career-initiative = { $worth ->
    [0] Career slot: initiative +1
   *[other] Career slot: initiative to **{ $worth }** VP
}
signorie-log-initiative-moved = { $worth ->
    [0] Initiative: one slot up
   *[other] Initiative: to **{ $worth }** VP
}
signorie-log-points-lapsed = Points left unused: { $points }
signorie-log-mission-sent = Mission to { $city }: **+{ $vp }** VP
signorie-log-mission-beyond = Mission beyond the gates: **+{ $vp }** VP
signorie-log-married = Marriage in { $city } (dowry { $dowry }): **+{ $vp }** VP
signorie-log-married-beyond = Marriage beyond the gates (dowry { $dowry }): **+{ $vp }** VP
signorie-log-tile-taken = { $tile } to the { $row }
signorie-log-tile-stays = { $tile } stays
signorie-log-face-down-placed = A face-down tile to the { $row }
signorie-log-helper-activated = Helper: **{ $helper }**
signorie-log-helper-vp = Helper: **+{ $vp }** VP
signorie-log-helper-placed = Free helper: **{ $helper }**
signorie-log-initiative-vp = Initiative: **+{ $vp }** VP
signorie-log-new-turn-order = Turn order: { $order_seat }
signorie-log-within-limit = Dice **{ $sum }**, threshold { $limit }: rewarded
signorie-log-over-limit = Dice **{ $sum }**, threshold { $limit }: no reward
signorie-log-reward-claimed = Reward: **{ $tile }**
signorie-log-reward-florins = Instead of the reward: **+{ $florins }** { PLURAL($florins, "florin", "florins") }
signorie-log-reward-vp = { $tile } ({ $count }): **+{ $vp }** VP
signorie-log-son-married = Bride **{ $number }**{ $vp ->
    [0] { $florins ->
        [0] {""}
       *[other] {" "}({ $florins } { PLURAL($florins, "florin", "florins") })
    }
   *[other] { $florins ->
        [0] {" "}({ $vp } VP)
       *[other] {" "}({ $vp } VP, { $florins } { PLURAL($florins, "florin", "florins") })
    }
}
signorie-log-bride-skipped = No bride
signorie-log-vp-bought = For { $florins } { PLURAL($florins, "florin", "florins") }: **+{ $vp }** VP
signorie-log-figures-returned = Back from the threshold space: { $sons ->
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
}
signorie-log-final-careers = Sons on tracks ({ $count }): **+{ $vp }** VP
signorie-log-final-row = { $row } ({ $count }): **+{ $vp }** VP
signorie-log-victory = **Victory** ({ $vp } VP)
