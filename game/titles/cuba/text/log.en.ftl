# The log on the table, line by line; the name of whoever acts stands in the heading.

cuba-log-side-chosen = Plays on the **{ $side }**
cuba-log-start-goods = Starts with **{ $pieces }**
cuba-log-round-begins = Round **{ $number }**
cuba-log-bills-begins = New bills
cuba-log-lap-begins = Lap **{ $number }**
cuba-log-turn-begins = **{ WHOSE($seat, "Turn") }** ({ $number })
cuba-log-parliament-begins = Parliament
cuba-log-statutes-begins = Statutes
cuba-log-round-end-begins = End of the round
cuba-log-bill-revealed = Bill: **{ $bill }**
cuba-log-delegates-sent = All delegates are chosen
cuba-log-character-played = Played the **{ $character }**
cuba-log-worker-placed = Pawn on **{ $field }**
cuba-log-resources-gained = Collected { $pieces }
cuba-log-harvested = { $piece } from **{ $field }**{ $water ->
    [0] {""}
   *[other] {" "}for { $water } water
}
cuba-log-bought = Bought { $piece } for **{ $pesos }** { PLURAL($pesos, "peso", "pesos") }
cuba-log-sold = Sold { $piece } for **{ $pesos }** { PLURAL($pesos, "peso", "pesos") }
cuba-log-took-free = Took 1 { $piece } ({ $space })
cuba-log-built = Built **{ $building }** on { $field }{ $pesos ->
    [0] {""}
   *[other] {" "}(+{ $pesos } { PLURAL($pesos, "peso", "pesos") })
}
cuba-log-architect-bonus = **+{ $vp }** VP instead of building
cuba-log-mayor-bonus = **+{ $pesos }** { PLURAL($pesos, "peso", "pesos") } instead of loading
cuba-log-turned-into-vp = { $building }: { $pieces } for **+{ $vp }** VP
cuba-log-turned-into-pesos = { $building }: { $pieces } for **+{ $pesos }** { PLURAL($pesos, "peso", "pesos") }
cuba-log-turned-into-goods = { $building }: { $count } { $piece } into **{ $good }**
cuba-log-stored = Stored { $pieces } ({ $building })
cuba-log-building-vp = { $building }: **+{ $vp }** VP
cuba-log-building-pesos = { $building }: **+{ $pesos }** { PLURAL($pesos, "peso", "pesos") }
cuba-log-building-water = { $building }: **+{ $count }** water
cuba-log-vote-tile-placed = { $building }: **+{ $rule-hall-votes }** votes
cuba-log-exchanged = { $building }: { $given } for { $taken }
cuba-log-vetoed = Vetoed **{ $bill }**
cuba-log-ship-exchanged = Brought **{ $ship }** to sea for { $old }
cuba-log-loaded = Loaded { $pieces } ({ $dock }): **+{ $vp }** VP
cuba-log-ship-leaves = **{ $ship }** left { $dock }
cuba-log-ship-docks = **{ $ship }** came to { $dock }
cuba-log-ship-at-sea = **{ $ship }** is at sea
cuba-log-start-player = New start player: **{ $seat }** ({ $character })
cuba-log-delegate-shown = { $character }, { $votes } { PLURAL($votes, "vote", "votes") }
cuba-log-no-votes-for-sale = No votes can be bought
cuba-log-bid-shown = { $seat } paid { $pesos } { PLURAL($pesos, "peso", "pesos") }: **{ $votes }** { PLURAL($votes, "vote", "votes") }
cuba-log-votes-tied = Tie at **{ $votes }** { PLURAL($votes, "vote", "votes") }
cuba-log-parliament-won = won with { $votes } { PLURAL($votes, "vote", "votes") }
cuba-log-enacted = In force: **{ $statute }** (before: { $old })
cuba-log-tax-paid = paid { $pesos } { PLURAL($pesos, "peso", "pesos") } of tax: **+{ $vp }** VP
cuba-log-tax-declined = paid no tax
cuba-log-duty-paid = delivered { $pieces }: **+{ $vp }** VP
cuba-log-duty-declined = delivered no duty
cuba-log-tax-and-duty = did both: **+{ $vp }** VP
cuba-log-subsidy-gained = **+{ $vp }** VP ({ $statute })
cuba-log-market-filled = Market: { $piece } **+{ $count }** ({ $statute })
cuba-log-market-emptied = Market: { $piece } **−{ $count }** ({ $statute })
cuba-log-perished = lost { $pieces }
cuba-log-final-buildings = buildings { $count }, **+{ $vp }** VP
cuba-log-victory = **{ $seat }** won with **{ $vp }** VP ({ $pesos } { PLURAL($pesos, "peso", "pesos") })
cuba-log-shared-victory = **{ $seat }** { VERB($seat, "shares", "share") } the victory at **{ $vp }** VP ({ $pesos } { PLURAL($pesos, "peso", "pesos") })
