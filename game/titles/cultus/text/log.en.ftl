# The log on the table, line by line; names stand in headings or at the beginning of a line, icons in [ ].

## the set-up

cultus-log-enemy-chosen = The enemy is **{ $foe }**
cultus-log-difficulty-chosen = Difficulty: **{ $difficulty }**
cultus-log-color-chosen = Colour: **{ $color }**
cultus-log-enemy-starts = { $foe } starts with **{ $vp }**[star]
cultus-log-income-laid = The income cards were laid out
cultus-log-income-laid-tip = { $cards }
cultus-log-town-laid = **{ $count }** { PLURAL($count, "card", "cards") } fill the town
cultus-log-dealt = { $count ->
    [one] **1** card was dealt
   *[other] **{ $count }** cards were dealt
}
cultus-log-dealt-tip = { $cards }
cultus-log-character-chosen = Character: **{ $character }**
cultus-log-plan-chosen = **{ $plan }**
cultus-log-display-laid = Monument cards { $cards }
cultus-log-display-laid-tip = { $named }
cultus-log-medal-placed = [medal] put on { $card }
cultus-log-pawn-placed = [pawn] put on { $at }
cultus-log-start-gold = Third in order: cost starts at **{ $gold }**[coin]

## a turn

cultus-log-drew = { $cells ->
    [none] Drew from pile **{ $slot }** ({ $left } left)
   *[other] From pile **{ $slot }**: { $cells } ({ $left } left)
}
cultus-log-stopped-drawing = { $drawn ->
    [0] Drew no card
    [one] Stopped after **1** card
   *[other] Stopped after **{ $drawn }** cards
}
cultus-log-income = Income **{ $gold }**[coin]{ $monuments ->
    [0] {""}
    [one] {" "}({ $base } + 1 monument)
   *[other] {" "}({ $base } + { $monuments } monuments)
}
cultus-log-gold-lost = No room: **{ $gold }**[coin] lost
cultus-log-allocated = { $to_cost ->
    [0] **{ $to_character }**[coin] to character
   *[other] { $to_character ->
        [0] **{ $to_cost }**[coin] to cost
       *[other] **{ $to_cost }**[coin] to cost, **{ $to_character }** to character
    }
}
cultus-log-moved = From { $from } { $over ->
    [none] to { $to }
   *[other] over { $over } to { $to }
}
cultus-log-walk-paid = { cultus-log-moved }: **{ $gold }**[coin]{ $closed ->
    [0] {""}
   *[other] {" "}({ $base } + { $closed } closed)
}
cultus-log-medal-vp = Income with [medal]: **+{ $vp }**[star]
cultus-log-medal-turned = Income with [medal]: **−{ $vp }**[star] ({ $foe })
cultus-log-placed = { $cells } laid at { $at }
cultus-log-built = Built on { $at }: **{ $card }**
cultus-log-site-vp = Built on { $icon }: **+{ $vp }**[star]
cultus-log-display-refilled = Now on offer: { $card }
cultus-log-bonus-vp = { $icon } around: { $count } × { $factor } = **{ $vp }**[star]
cultus-log-last-cube = The last [cube] was built
cultus-log-discarded = { $count ->
    [one] Discarded **1** card
   *[other] Discarded **{ $count }** cards
}{ $vp ->
    [0] {""}
   *[other] : **−{ $vp }**[star]
}
cultus-log-discarded-tip = { $cards }
cultus-log-monument-moved = { $owner }[monument] moved { $start } to { $at }: **+{ $vp }**[star]
cultus-log-monument-moved-tip = Discarded { $cards }
cultus-log-pawn-sent = Effect **{ $tier }**[coin]: [pawn] to { $at }
cultus-log-monument-sent = Effect **{ $tier }**[coin]: { $owner }[monument] to { $at }
cultus-log-character-vp = Effect **{ $tier }**[coin]: { $icon } { $count } × { $factor } = **{ $vp }**[star]
cultus-log-points-lost = Nothing could be done: **{ $points }**[ap] lost
cultus-log-vp-lost = **−{ $vp }**[star]
cultus-log-shortage = { $gold ->
    [0] { $missing }[star] short, nothing to pay with
   *[other] { $missing }[star] short: **−{ $gold }**[coin] from the cost
}
cultus-log-income-closed = Pile **{ $slot }** is empty, { $card } closed (+{ $coins })
cultus-log-income-closed-tip = Walks that pay now bring **+{ $coins }**[coin]
cultus-log-medal-returned = [medal] came back (+1[ap])
cultus-log-piles-empty = All piles are empty
cultus-log-last-lap = One more turn for everyone else

## the enemy

cultus-log-enemy-discarded = Discarded from pile **{ $slot }** ({ $left } left)
cultus-log-enemy-discarded-tip = { $cells }
cultus-log-enemy-advanced = Cube from **{ $origin }** to **{ $space }**{ $strikes ->
    [yes] : [fire] effect
   *[no] {""}
}
cultus-log-cost-emptied = **{ $gold }**[coin] lost from the cost
cultus-log-character-emptied = **{ $gold }**[coin] lost from the character
cultus-log-ruben-pushed = { $owner }[monument] pushed { $start } to { $at }
cultus-log-annette-stepped = { $owner }[monument] moved { $start } to { $at }
cultus-log-effect-baltasar = Discards { $count } × { $factor } = **{ $vp }**[star] ({ $total } in all)
cultus-log-effect-wilhelm = Adjacent [monument] { $count } × { $factor } = **{ $vp }**[star] ({ $total } in all)
cultus-log-effect-eleonora = Stock [cube] { $count } × { $factor } = **{ $vp }**[star] ({ $total } in all)
cultus-log-effect-ruben = Icons nearby { $count } × { $factor } = **{ $vp }**[star] ({ $total } in all)
cultus-log-effect-ruben-tip = Monument by monument: { $each }
cultus-log-effect-claudia = ({ $icon_a } { $count_a } + { $icon_b } { $count_b }) × { $factor } = **{ $vp }**[star] ({ $total } in all)
cultus-log-effect-claudia-closed = All income cards are closed: **0**[star]
cultus-log-effect-annette = Centre [monument] { $count } × { $factor } = **{ $vp }**[star] ({ $total } in all)

## the end

cultus-log-final-plan = **{ $plan }**
cultus-log-final-center = Centre [monument] { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-plan-icons = { $icon } { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-plan-pairs = { $icon_a }{ $icon_b } side by side { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-enemy-center = Centre [monument] { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-enemy-near = [monument] next to { $icon } { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-enemy-icons = { $icon } { $count } × { $factor } = **{ $vp }**[star]
cultus-log-ending = **{ $vp }** to **{ $rival }** ({ $difference }): { $ending }
cultus-log-victory = Won with **{ $vp }**[star]
cultus-log-shared-victory = Shares the victory with **{ $vp }**[star]
