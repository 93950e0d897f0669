# what the coach of a first game says: the kind of the moment, and its question

cuba-coach-setup-sides = **Set-up**: Which side of your board?
cuba-coach-setup-goods = **Set-up**: What do you start with? Think of your first card.
cuba-coach-delegate = **Delegate**: Which card votes for you? You play the other four.
cuba-coach-turn = **Turn**: Which card now? { $rule-advanced ->
    [true] You play all four; the delegate waits in parliament.
   *[false] The one you keep votes in parliament.
}
cuba-coach-worker-place = **Worker**: Where does your pawn stand? Its row and column yield.
cuba-coach-worker-harvest = **Harvest**: Which farms do you harvest?
cuba-coach-trade = **Market**: { $can-sell ->
    [true] { $can-buy ->
        [true] What do you sell and buy? Each piece moves its price.
       *[false] What do you sell? Each piece moves its price.
    }
   *[false] { $can-buy ->
        [true] What do you buy? Each piece moves its price.
       *[false] What do you take for free?
    }
}
cuba-coach-architect = **Architect**: { $can-build ->
    [true] What do you build? The field below is lost.
   *[false] You can build nothing. Do you take the points?
}
cuba-coach-foreman = **Foreman**: Which building works next?
cuba-coach-mayor = **Mayor**: { $can-load-ship ->
    [true] Which ship? Later docks are worth more.
   *[false] You can load nothing. Do you take the pesos?
}
cuba-coach-bid = **Votes**: How many pesos for votes? Losers pay too.
cuba-coach-rebid = **Tie**: How many more pesos for votes?
cuba-coach-enact = **Laws**: Which two pass? Those that you can meet.
cuba-coach-tax = **Tax**: { $n } { PLURAL($n, "peso", "pesos") } for { $rule-tax-vp } { PLURAL($rule-tax-vp, "point", "points") }?
cuba-coach-duty = **Duty**: Do you deliver for { $rule-duty-vp } { PLURAL($rule-duty-vp, "point", "points") }? { $rule-both-vp } more if the tax is paid.
