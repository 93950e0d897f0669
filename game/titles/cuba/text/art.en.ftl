# Words on the table

## the bar

cuba-art-part-bills = A Bills
cuba-art-part-lap = B Action
cuba-art-part-parliament = C Parliament
cuba-art-part-statutes = D Statutes
cuba-art-part-round-end = E End
cuba-art-round = Round **{ $round }** / { $rounds }
cuba-art-round-lap = Round **{ $round }** / { $rounds }   Lap **{ $lap }** / { $laps }

## the town

cuba-art-pile = [pile] pile **{ $n }**
cuba-art-no-ship = no ship
cuba-art-laws-key = laws, bills; { $n } left each
cuba-art-market-key = buy the cheapest, sell to the dearest gap
cuba-art-buy-sell = −{ $buy } +{ $sell }
cuba-art-buildings = Buildings
cuba-art-houses = **{ $left }** of { $all } left; pale rim = payable
cuba-art-houses-surcharge = **{ $left }** of { $all } left; statute: +{ $n }[coin]
cuba-art-look = Lighthouse: the ship pile
cuba-art-look-how = Click a ship, or carry it to sea: the two change places
cuba-art-type-tax = Tax
cuba-art-type-duty = Duty
cuba-art-type-subsidy = Subsidy
cuba-art-type-other = Other
cuba-art-short-drought = { $rule-farms-in-drought } { PLURAL($rule-farms-in-drought, "farm", "farms") }
cuba-art-short-building = +{ $rule-surcharge } { PLURAL($rule-surcharge, "peso", "pesos") }
cuba-art-short-harbour = full: sails
cuba-art-short-corruption = no votes

## one's own

cuba-art-land-of = { WHOSE($seat, "Land") }
cuba-art-cross = Dashes: reach of worker and foreman
cuba-art-turn = your turn
cuba-art-resources = Resources
cuba-art-products = Products
cuba-art-goods = Goods
cuba-art-no-side = Choose the side of your board, and your land appears here.
cuba-art-characters = Characters
cuba-art-role-worker = Harvest row and column, { $rule-farms } { PLURAL($rule-farms, "farm", "farms") }
cuba-art-role-tradeswoman = Buy and sell as often as you like
cuba-art-role-architect = Pay for one building, put it on a field
cuba-art-role-foreman = Use row and column, or any one
cuba-art-role-mayor = Load one ship: pieces × dock
cuba-art-foot-worker = +1 farm: { $rule-water-per-farm }[water]
cuba-art-foot-foreman = in any order
cuba-art-lap-done = lap { $n }
cuba-art-delegate = delegate
cuba-art-next-is = **{ $seat }** { VERB($seat, "chooses", "choose") } a card
cuba-art-asked-tax = **{ $seat }** { VERB($seat, "decides", "decide") } on the tax
cuba-art-asked-duty = **{ $seat }** { VERB($seat, "decides", "decide") } on the duty
cuba-art-plays = **{ $seat }** { VERB($seat, "is", "are") } playing the **{ $character }**
cuba-art-strip-turn = **{ $n }** { PLURAL($n, "card", "cards") } in hand, **{ $votes }** { PLURAL($votes, "vote", "votes") } in all. Click a card, or carry it to the town, to play it. { $rule-advanced ->
    [true] Your delegate is sent: you play them all.
   *[false] The one that you keep votes in parliament.
}
cuba-art-strip-delegate = Click the card that goes to parliament. You play the other four in this round.
cuba-art-strip-worker-place = Carry the pawn to a field, or click the field. Resources of its row and column come at once; then you harvest farms.
cuba-art-strip-worker-harvest = Click a farm, or carry its crop to the courtyard. { $rule-farms } { PLURAL($rule-farms, "is", "are") } free; each further one costs { $rule-water-per-farm } water.
cuba-art-foot-worker-drought = { $rule-irrigation ->
    [true] +1 farm: { $rule-water-per-farm }[water]
   *[false] no more
}
cuba-art-role-worker-drought = Harvest row and column, { $rule-farms-in-drought } { PLURAL($rule-farms-in-drought, "farm", "farms") }
cuba-art-strip-worker-harvest-drought = Drought. Click a farm, or carry its crop to the courtyard. { $rule-irrigation ->
    [true] { $rule-farms-in-drought } { PLURAL($rule-farms-in-drought, "is", "are") } free; each further one costs { $rule-water-per-farm } water.
   *[false] Only { $rule-farms-in-drought } may be used, and water opens no more.
}
cuba-art-strip-foreman = Click your buildings in the order in which they work, or carry pieces to them. Then end your turn.
cuba-art-strip-architect = Carry a building to a field. Dark ones cost more than you have.
cuba-art-strip-mayor = Click a ship to load all that fits; carry pieces to load fewer.
cuba-art-tax-brings = Paying: **+{ $rule-tax-vp }**[vp], and **+{ $rule-both-vp }**[vp] with the duty
cuba-art-duty-brings = Delivering: **+{ $rule-duty-vp }**[vp], and **+{ $rule-both-vp }**[vp] with the tax
cuba-art-pay-tax = Pay { $n }[coin]
cuba-art-decline-tax = Refuse
cuba-art-pay-duty = Deliver { $n }{ $text }
cuba-art-decline-duty = Refuse
cuba-art-take-free-resource = No trade: +1[resource]
cuba-art-take-free-product = Cheapest: +1[product]
cuba-art-take-architect-bonus = Not build: +{ $n }[vp]
cuba-art-take-mayor-bonus = No load: +{ $n }[coin]
cuba-art-gain = { $text }

## parliament

cuba-art-step-delegates = Delegates
cuba-art-step-bid = Secret bids
cuba-art-step-count = Count
cuba-art-step-enact = Two bills
cuba-art-decided = [done] decided
cuba-art-thinking = thinking…
cuba-art-in-force = In force
cuba-art-no-law = no law yet
cuba-art-means-tax = To pay: **{ $n }**[coin] (today { $now })
cuba-art-means-tax-first = To pay: **{ $n }**[coin]
cuba-art-means-duty-can = You have **{ $n }**: enough for **{ $now }**
cuba-art-means-duty-short = You have **{ $n }**: short of **{ $now }**
cuba-art-means-subsidy = Now worth **+{ $n }**[vp] (today +{ $now })
cuba-art-means-subsidy-first = Now worth **+{ $n }**[vp]
cuba-art-means-market = { $now ->
    [2] products **+2**[coin]; you have { $n }
   *[other] products **−2**[coin]; you have { $n }
}
cuba-art-means-building = each building **+{ $n }**[coin] (purse { $now })
cuba-art-means-drought = { $rule-irrigation ->
    [true] free farms { $now } → **{ $n }**
   *[false] farms per worker { $now } → **{ $n }**
}
cuba-art-means-harbour = a full ship sails at once ({ $n } to fill)
cuba-art-means-corruption = next time only the cards vote
cuba-art-head-other-market-decrease = Scarcity
cuba-art-head-other-market-increase = Plenty
cuba-art-head-other-drought = Drought
cuba-art-head-other-building = Building
cuba-art-head-other-harbour = Harbour
cuba-art-head-other-corruption = Corrupt.
cuba-art-bill-printed-tax = Pay **2**[coin] for **+{ $rule-tax-vp }**[vp]
cuba-art-bill-printed-duty = Deliver **1**[citrus] for **+{ $rule-duty-vp }**[vp]
cuba-art-bill-tax-1 = Pay **1**[coin] for **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-2 = Pay **2**[coin] for **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-3 = Pay **3**[coin] for **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-4 = Pay **4**[coin] for **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-5 = Pay **5**[coin] for **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-buildings = Pay **1**[coin] per building for **+{ $rule-tax-vp }**[vp]
cuba-art-bill-duty-citrus = Deliver **1**[citrus] for **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-sugar = Deliver **1**[sugar] for **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-tobacco = Deliver **1**[tobacco] for **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-water = Deliver **1**[water] for **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-any-resources = Deliver any **2** resources for **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-any-products = Deliver any **2** products for **+{ $rule-duty-vp }**[vp]
cuba-art-bill-subsidy-buildings = **+1**[vp] for each building
cuba-art-bill-subsidy-resource-fields = **+1**[vp] for each vacant resource field
cuba-art-bill-subsidy-product-fields = **+1**[vp] for each vacant product field
cuba-art-bill-subsidy-water = **+1**[vp] for each [water], at most **{ $rule-subsidy-water }**
cuba-art-bill-subsidy-votes = **+1**[vp] for each vote of the delegate
cuba-art-bill-subsidy-pesos = **+1**[vp] for every **{ $rule-pesos-per-vp }**[coin], at most **{ $rule-subsidy-pesos }**
cuba-art-bill-other-market-decrease = **Scarcity**: **{ $rule-other-market-decrease }** fewer in each product column{ $rule-market ->
    [once] , once
   *[every] , every round
}
cuba-art-bill-other-market-increase = **Plenty**: **{ $rule-other-market-increase }** more in each product column{ $rule-market ->
    [once] , once
   *[every] , every round
}
cuba-art-bill-other-drought = **Drought**: { $rule-irrigation ->
    [true] **{ $rule-farms-in-drought }** farm is free, each further one costs **{ $rule-water-per-farm }**[water]
   *[false] only **{ $rule-farms-in-drought }** farm may be harvested
}
cuba-art-bill-other-building = **Building Statute**: every building costs **+{ $rule-surcharge }**[coin]
cuba-art-bill-other-harbour = **Harbour Statute**: a full ship sails at once
cuba-art-bill-other-corruption = **Corruption Statute**: no votes can be bought

## tips

cuba-art-tip-merchandise = You own { $own }; { $count } on the market, { $supply } in the supply. Buying costs { $buy } { PLURAL($buy, "peso", "pesos") }, selling pays { $sell }.
cuba-art-tip-resource = You own { $own }, { $supply } in the supply. Resources are neither traded nor shipped.
cuba-art-tip-field = In the pawn’s row or column the worker takes 1 piece here. A building destroys the field.
cuba-art-tip-dock = Each piece loaded here is worth { $n } VP.
cuba-art-tip-ship = Wants { $wanted }
cuba-art-tip-pile = { $n } { PLURAL($n, "ship", "ships") }, face down. One comes to sea as each round ends.
cuba-art-tip-space-free = Still free: one player may use it in this round.
cuba-art-tip-space-taken = Used in this round.
cuba-art-tip-pawn = Pawn
cuba-art-tip-pawn-text = The worker harvests and the foreman runs the six fields of its row and column.
cuba-art-tip-score = Marker
cuba-art-tip-score-text = Where a player stands on the track; beyond 80 it goes round again.
cuba-art-tip-purse = Pesos
cuba-art-tip-purse-text = For the market, votes and taxes. Most pesos break a tie.
cuba-art-tip-points = Victory points
cuba-art-tip-points-text = At the end each building adds { $rule-building-vp }.
cuba-art-tip-houses-text = How many have been built. At the end each adds { $rule-building-vp } { PLURAL($rule-building-vp, "point", "points") }.
cuba-art-tip-houses = Buildings
cuba-art-tip-courtyard-text = What you own lies here. Products that are not in storage perish when the round ends.
cuba-art-tip-courtyard = Courtyard
cuba-art-tip-no-bill = No bill of this type lies on the table now.
cuba-art-tip-no-law = No statute of this type is in force yet.
cuba-art-tip-veto = Veto
cuba-art-tip-veto-text = The church took this bill away; the same type cannot be vetoed in the following round.
cuba-art-tip-start-player = Start player
cuba-art-tip-start-player-text = Whoever plays the most votes as the fourth card starts the next round.

## shelf and lobby

cuba-art-side-front = The same for everybody.
cuba-art-side-back = Each colour is laid out differently.
cuba-art-invitation = A harbour at sunset: six rounds of planting, shipping and law-making.
cuba-art-invitation-1 = Bring ships what they want, on the dock that pays most
cuba-art-invitation-2 = Give up fields for buildings that work every round
cuba-art-invitation-3 = Win parliament with one card and your pesos
cuba-art-no-houses = no buildings
cuba-art-sample-refused = It cannot go here
cuba-art-sample-why = This ship is full. Load another one until it has left.
cuba-art-sample-log-1 = Distillery: [sugar]2 → [rum]2
cuba-art-sample-log-2 = 3 pieces loaded, **+9**[vp]

## short names of buildings

cuba-art-plate-cement-factory = Cement
cuba-art-plate-tobacco-cafe = Tob. Café
cuba-art-plate-small-branch-office = Small Office
cuba-art-plate-large-branch-office = Large Office
cuba-art-plate-town-hall = Town Hall
cuba-art-plate-warehouse = Warehouse
cuba-art-plate-general-store = Gen. Store
cuba-art-plate-resource-hut = Res. Hut
cuba-art-plate-cigar-factory = Cigar Fact.
cuba-art-plate-black-market = Bl. Market
cuba-art-harbour = Harbour
cuba-art-parliament = Parliament
cuba-art-market = Market
cuba-art-supply = Supply

## questions

cuba-choose-take-free-resource = Which resource do you take?
cuba-choose-take-free-product = Which product do you take?
cuba-choose-use-church = Which bill do you veto?
cuba-choose-load-ship = What goes on this ship?
cuba-choose-use-office = What goes on this ship?
cuba-choose-use-building = What does this building get?
cuba-choose-use-black-market = What do you exchange?
cuba-choose-enact-bills = Which two bills become law?
cuba-choose-pay-duty = What do you deliver?

## the final score

cuba-art-score-ships = Ships
cuba-art-score-buildings = Buildings
cuba-art-score-laws = Tax, duty
cuba-art-score-subsidy = Subsidies
cuba-art-score-architect = Architect
cuba-art-score-final = Buildings ×{ $rule-building-vp }
cuba-art-decided-by = What decided it: { $seat } against { WITHIN($other_seat) }
