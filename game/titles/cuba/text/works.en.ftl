## The square of the market

cuba-art-square = Market square
cuba-art-square-how = buying **raises**, selling **lowers** the price; any number
cuba-art-row-supply-buy = if empty, from [pile]
cuba-art-row-supply-sell = if full, to [pile]
cuba-art-next-buy = buy **−{ $n }**
cuba-art-next-sell = sell **+{ $n }**
cuba-art-sell-one = sell **+{ $n }**
cuba-art-buy-one = buy **−{ $n }**
cuba-art-sell-face = sell 1
cuba-art-buy-face = buy 1
cuba-art-none-own = none
cuba-art-none-left = sold out
cuba-art-short-of = { $n }[coin] short
cuba-art-votes = { $n }
cuba-art-own-now = you have **{ $n }**
cuba-art-sell-all = all sold: { $text }**+{ $n }**[coin]
cuba-art-buy-two = one costs { $n }, the next { $next }[coin]
cuba-art-after-ship = The best load now
cuba-art-after-load = { $n } × { $each }
cuba-art-after-mayor = Dock **{ $n }**. Your mayor can still load it this round.
cuba-art-after-mayor-played = Dock **{ $n }**. Your mayor has been played this round.
cuba-art-after-tax = Tax **{ $n }**[coin] (of { $have })
cuba-art-after-duty = Duty **{ $n }** { $text } (of { $have })
cuba-art-after-both = both complied with
cuba-art-after-short = too little
cuba-art-perishes = Not in storage, so lost when the round ends: { $text }
cuba-art-nothing-perishes = No product perishes this round.

## The street of the foreman

cuba-art-street = Foreman
cuba-art-street-how = click a building: it does all it can; drag pieces for less
cuba-art-front-used = [done] used
cuba-art-front-not = nothing to work with
cuba-art-street-now = now
cuba-art-street-after = with all
cuba-art-street-all = with all of them, in this order
cuba-art-street-none = No building in this row and column can move any piece now.
cuba-art-street-empty = No building in the pawn's row and column. You may use one building elsewhere: click it on your land.
cuba-art-street-bills = Bills (veto one)
cuba-art-street-sea = at sea now
cuba-art-street-single = Or one of these, alone
cuba-art-street-only = You have begun in the row and column. Buildings elsewhere cannot be used in this turn.
cuba-art-street-everything = All your buildings stand in the pawn's row and column.

## The foreman's plan

cuba-art-visit-how = click buildings in order · again to leave out · drag to reorder
cuba-art-visit-begin = Click the buildings that shall work, in order. What they take and give flows here.
cuba-art-visit-whole = Plan all { $n } { PLURAL($n, "building", "buildings") } that need no answer
cuba-art-visit-none = Choose a building
cuba-art-visit-short = A building lacks pieces
cuba-art-visit-do = { $n ->
    [one] Run 1 building
   *[other] Run { $n } buildings
}
cuba-art-visit-sum = after these buildings
cuba-art-visit-after = after
cuba-art-visit-lacks = pieces missing
cuba-art-visit-most = max **{ $n }**
cuba-art-visit-left = keep { $n }
cuba-art-visit-every = all
cuba-art-visit-no-load = You own nothing that this ship takes.
cuba-art-visit-ask-use-building = Which pieces shall it use?
cuba-art-visit-ask-use-office = Which ship, and what goes aboard?
cuba-art-visit-ask-use-black-market = What do you give, what do you take?
cuba-art-visit-ask-use-church = Which bill is vetoed?
cuba-art-visit-ask-use-lighthouse = Which ship of the pile goes to sea? The one there goes into the pile.
cuba-art-exchange-plan = Plan this exchange
cuba-art-exchange-do = Exchange
cuba-art-exchange-give = { $goods ->
    [0] {""}
    [one] give 1 good
   *[other] give { $goods } goods
}{ $products ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] {", "}
    }{ $products ->
        [one] give 1 product
       *[other] give { $products } products
    }
}
cuba-art-exchange-take = { $goods ->
    [0] {""}
    [one] take 1 good
   *[other] take { $goods } goods
}{ $products ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] {", "}
    }{ $products ->
        [one] take 1 product
       *[other] take { $products } products
    }
}
cuba-art-exchange-begin = Say what you give
cuba-art-exchange-none = none there
cuba-art-exchange-of = { $n } there
cuba-art-exchange-row-take = You take
cuba-art-exchange-row-give = You give
cuba-art-visit-stops-ship = Stops after the { $building }: a new ship comes to sea. Then choose the rest.
cuba-art-visit-stops-pile = Stops after the { $building }: the ship pile is shuffled. Then choose the rest.
cuba-art-visit-later = The plan stops before this building: what comes then is not known yet. Run the plan, then choose it.
cuba-art-visit-single = The building that you have chosen works alone. Leave it out to use others.
cuba-art-visit-no-room = No ship in a dock has a free slot for what you have.
cuba-art-visit-nothing = You have none of what it takes: { $pieces }.
cuba-art-visit-back = Back
cuba-art-visit-quiet = The buildings of this plan move no pieces: what each does stands on its plate.
cuba-art-visit-do-stop = Run { $n }, then stop
cuba-art-front-later = after the stop

## The plan of the market

cuba-art-errand-how = click a row to trade up to its price · sales come first
cuba-art-errand-sell = sell
cuba-art-errand-buy = buy
cuba-art-errand-none = no trade
cuba-art-errand-still = none
cuba-art-errand-lacking = have 0
cuba-art-errand-back = back
cuba-art-errand-idle = as it is
cuba-art-errand-left = sold out
cuba-art-errand-short = { $n }[coin] short
cuba-art-errand-tag-buy = buy **−{ $n }**{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
cuba-art-errand-tag-sell = sell **+{ $n }**{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
cuba-art-errand-bill = The bill
cuba-art-errand-order = sales, then purchases
cuba-art-errand-purse = Purse at first
cuba-art-errand-rest = Left
cuba-art-errand-begin = Say how much to sell and to buy; the sum stands here. A piece dragged to the market is traded at once.
cuba-art-errand-do = Trade [coin]{ $now } → { $next }

## Building

cuba-art-loses = −1 { $text }
cuba-art-loses-last = −1 { $text } **last**
cuba-art-houses-site = **{ $left }** of { $all } left; red = missing
cuba-art-build-this = Build the { $building }
cuba-art-build-cost = Cost
cuba-art-build-lack = **{ $n }** short
cuba-art-build-then = Once it stands
cuba-art-build-houses = Buildings { $now } → **{ $next }**
cuba-art-build-end = **+{ $n }**[vp] at the end
cuba-art-build-tax = Tax { $now } → **{ $next }**[coin]
cuba-art-build-subsidy = Subsidy { $now } → **{ $next }**[vp]
cuba-art-build-field = The field yields nothing any more.

cuba-art-build-loses = { $field } lost
cuba-art-build-reach = In reach { $now } → **{ $next }**

## The bid

cuba-art-bid-sum = { $have } + { $n } = **{ $votes }** { PLURAL($votes, "vote", "votes") } · [coin]{ $purse } → **{ $left }**
cuba-art-bid-sum-no-tax = { $have } + { $n } = **{ $votes }** { PLURAL($votes, "vote", "votes") } · [coin]{ $purse } → **{ $left }** (too little for the tax)

## The course of the points

cuba-art-curve = Round by round
cuba-art-curve-how = click a round to see it
cuba-art-curve-lead = leads from round **{ $n }**
cuba-art-decided-by-pesos = A tie: whoever has more pesos left wins.

## If it ended now

cuba-art-forecast = If it ended now
cuba-art-forecast-how = the points so far and { $rule-building-vp } for each building
cuba-art-forecast-tie = Of equal points, more pesos rank higher.

## Examples in the rules

cuba-art-can = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cuba-art-example-worker = The pawn stands on b2; the resources are taken. No water is left.
cuba-art-example-tradeswoman = You have 4 pesos and 1 citrus.
cuba-art-example-architect = You have 2 wood and 1 stone. The inn stands on d1.
cuba-art-example-foreman = The pawn stands on b2. You have 1 citrus and nothing else.
cuba-art-example-mayor = You have 2 citrus and 1 tobacco.
cuba-art-example-end = Round 6 is over. You have 40 points and three buildings.
cuba-art-example-other-laws = The Drought is in force. You have 1 water.
cuba-art-example-warehouse = You have 2 citrus and 1 rum in the courtyard.
cuba-art-example-lighthouse = Ship 2 lies in a dock, ship 14 is in the pile.
cuba-art-example-town-hall = You have played the foreman.
cuba-art-example-church = Somebody has vetoed a tax in the round before.
cuba-art-example-factories = You have 3 sugar cane and 2 citrus; the black market exchanges once.
cuba-art-example-offices = You have 2 citrus and 1 rum.
cuba-art-example-gains = You have 1 rum.
cuba-art-example-points = You have 5 stone, 1 citrus and 1 tobacco.
cuba-art-example-round-end = Round 2 ends. You have 2 citrus and 1 rum in the courtyard, 1 sugar cane in storage.
cuba-art-example-statutes = You have 1 peso and the tax is 2 (A); you have 1 citrus (B); you have 3 water (C).
cuba-art-example-parliament = You have won the vote.
cuba-art-example-start-player = Your fourth card is the architect (A) or the mayor (B), that of the others the foreman.
cuba-art-example-delegate = The advanced game: your mayor is the delegate.
cuba-art-example-bills = A round begins.
cuba-art-example-asked = You have just played the mayor.
cuba-art-example-start = You choose what you begin with.
cuba-art-example-track = You stand on 79 points.
cuba-art-example-laws = The laws that are printed on the board, and the bills of the round.
cuba-art-example-plantation = You place your pawn on the front of the board.
cuba-art-example-harbour = You have played the mayor, and have 3 citrus and 2 rum.
cuba-art-example-market = You have 10 pesos and 1 rum. There is no citrus on the market; sugar cane and rum are full.
cuba-art-example-markers = You have played the architect. Somebody has taken the 2 VP already.
cuba-art-example-characters = It is your turn: you play one of your cards.
cuba-art-goes = By itself:

## Enacting

cuba-art-enact-won = { $seat } won the vote
cuba-art-enact-votes = Votes { $text }
cuba-art-enact-left = **{ $n }** to go
cuba-art-enact-both = both chosen
cuba-art-enact-rest = Click a bill or carry it to its slot. The other bills and the laws that are replaced leave the game.
cuba-art-enact-more = { $n } to go
cuba-art-enact-do = Enact
cuba-art-start-more = { $n ->
    [0] {""}
    [one] 1 resource
   *[other] { $n } resources
}{ $n1 ->
    [0] {""}
   *[other] { $n ->
        [0] {""}
       *[other] {", "}
    }{ $n1 ->
        [one] 1 product
       *[other] { $n1 } products
    }
} to choose
cuba-art-start-do = Start with these
