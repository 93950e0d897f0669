# The log on the table, line by line.

## the set-up

anno1701-log-sides = Lion: { $lion_seat }, dragon: { $dragon_seat }
anno1701-log-first-rolled = Begins, { $high } to { $low }
anno1701-log-laid-out = Laid out the outer cards
anno1701-log-first-cards = Three cards: { $pile }
anno1701-log-first-cards-private = { $pile }: { $cards }

## the turn and the dice

anno1701-log-turn-begins = Turn { $number }
anno1701-log-dice-begins = Dice phase
anno1701-log-action-begins = Action phase
anno1701-log-final-begins = Final phase
anno1701-log-rolled = Rolled **{ $number }**, **{ $face }**
anno1701-log-harvest = +1: { $landscapes }
anno1701-log-ship-rose = Ship rises to { $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
anno1701-log-worked = { $building }: { $landscape } +1
anno1701-log-harbour-used = { $building }: { $give } → { $take }
anno1701-log-lodge-used = { $building }: a card swapped, { $pile }
anno1701-log-lodge-used-private = { $building }: { $card } → { $new }
anno1701-log-queen-frowned = No gift from the Queen
anno1701-log-queen-gave = Queen: { $landscape } +1
anno1701-log-taxed = Tax: +{ $gold } gold
anno1701-log-coins-placed = { $left } left, { $right } right
anno1701-log-fire-spared = Spared by the fire station
anno1701-log-fire-paid = Fire: −{ $gold } gold
anno1701-log-diplomacy-bought = Diplomacy: 1 gold → { $landscape }
anno1701-log-diplomacy-sold = Diplomacy: { $landscape } → 1 gold
anno1701-log-privilege-taken = Privilege: took { $good }
anno1701-log-hunted = Pirates’ hunt: { $landscape } +1
anno1701-log-chaos = Chaos: { $centre }
anno1701-log-calmed = Calm: { $centre }

## the action phase

anno1701-log-built = Built **{ $building }**
anno1701-log-building-gold = +{ $gold } gold
anno1701-log-token-taken = Takes the { $token }
anno1701-log-token-aside = { $token } aside
anno1701-log-risen = Now a **{ $rank }** ({ $favour } favour)
anno1701-log-repaired = { $rule-repair } wood: ship at { $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
anno1701-log-bank-traded = Bank: { $rule-rate } { $give } → 1 { $take }
anno1701-log-offered = Offers { $give } for { $take }
anno1701-log-offer-accepted = Accepted: { $give } for { $take }
anno1701-log-offer-refused = Refused the offer
anno1701-log-moved = Moved { $building }

## action cards

anno1701-log-played = Plays **{ $card }**
anno1701-log-cancelled = Theatre cancels { $card }
anno1701-log-bishop = Bishop: +{ $gold } gold
anno1701-log-invented = Inventor: { $landscape } +1
anno1701-log-gold-lost = { $why }: −{ $gold } gold
anno1701-log-pickpocket-gain = Pickpocket: +{ $gold } gold
anno1701-log-poisoned = Poisoner: { $count ->
    [0] nothing to lose
   *[other] { $goods }
}
anno1701-log-spied = Looks at the rival’s hand
anno1701-log-spied-private = The hand: { $cards }
anno1701-log-spy-took = Takes a card
anno1701-log-spy-took-private = Takes { $card }
anno1701-log-spy-left = The spy takes nothing

## the final phase

anno1701-log-drew = Drew from the { $pile }
anno1701-log-drew-private = Drew { $card } ({ $pile })
anno1701-log-searched = { $rule-search } gold: looks through the { $pile }
anno1701-log-searched-private = { $pile } ({ $count }): { $cards }
anno1701-log-took = Chooses one from { $pile }
anno1701-log-took-private = Takes { $card }
anno1701-log-returned = A card under the { $pile }
anno1701-log-returned-private = { $card } under the { $pile }
anno1701-log-stopped-drawing = Stops with { $count }

## the voyage

anno1701-log-led = Led by the { $card }
anno1701-log-sailed = Sets sail: speed { $speed }, strength { $strength }
anno1701-log-revealed = { $number } of { $speed }: **{ $card }**
anno1701-log-tribute-paid = Tribute: { $gold } gold
anno1701-log-fought = { $total } to { $pirate_total }
anno1701-log-fight-won = Won
anno1701-log-fight-lost = Lost
anno1701-log-sea-gold = +{ $gold } gold
anno1701-log-luxury-gained = { $luxury } +1
anno1701-log-luxury-lost = { $luxury } lost
anno1701-log-warehouses-full = Warehouses full
anno1701-log-bought = Buys { $thing } ({ $gold } gold)
anno1701-log-ship-damaged = Ship −{ $states } (now { $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
})
anno1701-log-wrecked = The ship is a wreck
anno1701-log-storm-passed = Outran it ({ $speed } to { $rival })
anno1701-log-rescue-late = Too late ({ $speed } to { $rival })
anno1701-log-flotsam-rolled = Cargo: { $die }
anno1701-log-washed-up = { $landscape } +1
anno1701-log-washed-away = Drifts away
anno1701-log-came-home = Voyage over ({ $why })

## the end

anno1701-log-won = **Wins**: { $ending }
anno1701-log-drawn = A draw
