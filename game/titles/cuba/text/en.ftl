# Cuba: names, questions, refusals, events, points

## the game

cuba-name-cuba = Cuba
cuba-tagline = Sell, ship, build and make the laws: six rounds on an island before the revolution.

## pieces

cuba-name-citrus = citrus
cuba-name-sugar = sugar cane
cuba-name-tobacco = tobacco
cuba-name-rum = rum
cuba-name-cigars = cigars
cuba-name-wood = wood
cuba-name-stone = stone
cuba-name-water = water
cuba-name-resource = resource
cuba-name-product = product
cuba-name-good = good
cuba-name-merchandise = merchandise
cuba-name-peso = peso
cuba-name-victory-points = victory points
cuba-name-pawn = player pawn
cuba-name-score-marker = score marker
cuba-name-black-marker = black marker
cuba-name-marker-space = marker space
cuba-name-vote-tile = vote tile
cuba-name-veto-tile = veto tile
cuba-name-start-player-card = start player card
cuba-name-summary-sheet = summary sheet

## places

cuba-name-game-board = game board
cuba-name-plantation-board = plantation board
cuba-name-field = field
cuba-name-resource-field = resource field
cuba-name-product-field = product field
cuba-name-courtyard = courtyard
cuba-name-cross = cross
cuba-name-score-track = victory point track
cuba-name-supply = general supply
cuba-name-bank = bank
cuba-name-market = market
cuba-name-market-column = market column
cuba-name-harbour = harbour
cuba-name-dock = dock
cuba-name-dock-1 = dock 1
cuba-name-dock-2 = dock 2
cuba-name-dock-3 = dock 3
cuba-name-sea = the sea
cuba-name-ship-pile = ship pile
cuba-name-ship-card = ship card
cuba-name-cargo-slot = cargo slot
cuba-name-parliament = parliament
cuba-name-lake = lake
cuba-name-mountain = mountains
cuba-name-forest = forest
cuba-name-citrus-farm = citrus farm
cuba-name-sugar-farm = sugar cane farm
cuba-name-tobacco-farm = tobacco farm
cuba-name-printed-warehouse = warehouse

## colours and sides of the boards

cuba-name-blue = Blue
cuba-name-red = Red
cuba-name-yellow = Yellow
cuba-name-green = Green
cuba-name-purple = Purple
cuba-name-front = front
cuba-name-back = back
cuba-name-back-blue = blue back
cuba-name-back-red = red back
cuba-name-back-yellow = yellow back
cuba-name-back-green = green back
cuba-name-back-purple = purple back

## characters

cuba-name-worker = Worker
cuba-name-tradeswoman = Tradeswoman
cuba-name-architect = Architect
cuba-name-foreman = Foreman
cuba-name-mayor = Mayor
cuba-name-delegate = delegate
cuba-text-worker = Place your pawn: one piece from each open resource field of its row and column, and up to { $rule-farms } product fields. Each further product field costs { $rule-water-per-farm } water.
cuba-text-tradeswoman = Buy and sell any merchandise on the market; or take 1 resource, or 1 of the cheapest product.
cuba-text-architect = Build one building; or take { $rule-architect-first } VP (the second player of the round: { $rule-architect-second }).
cuba-text-foreman = Use any of your buildings in the row and column of your pawn, or a single one anywhere.
cuba-text-mayor = Load one ship for the points of its dock; or take { $rule-mayor-first } { PLURAL($rule-mayor-first, "peso", "pesos") } (the second player of the round: { $rule-mayor-second }).

## buildings

cuba-name-cement-factory = Cement Factory
cuba-name-sawmill = Sawmill
cuba-name-golf-course = Golf Course
cuba-name-monastery = Monastery
cuba-name-rum-cafe = Rum Café
cuba-name-tobacco-cafe = Tobacco Café
cuba-name-small-branch-office = Small Branch Office
cuba-name-large-branch-office = Large Branch Office
cuba-name-hotel = Hotel
cuba-name-inn = Inn
cuba-name-general-store = General Store
cuba-name-workshop = Workshop
cuba-name-resource-hut = Resource Hut
cuba-name-small-bank = Small Bank
cuba-name-large-bank = Large Bank
cuba-name-cigar-factory = Cigar Factory
cuba-name-distillery = Distillery
cuba-name-black-market = Black Market
cuba-name-church = Church
cuba-name-dam = Dam
cuba-name-town-hall = Town Hall
cuba-name-lighthouse = Lighthouse
cuba-name-warehouse = Warehouse
cuba-text-cement-factory = Up to { $rule-cement-factory-most } stone: { $rule-cement-factory-each } VP each.
cuba-text-sawmill = Up to { $rule-sawmill-most } { $rule-sawmill ->
    [wood] wood
   *[water] water
}: { $rule-sawmill-each } VP each.
cuba-text-golf-course = Up to { $rule-golf-course-most } water: { $rule-golf-course-each } VP each.
cuba-text-monastery = Up to { $rule-monastery-most } { PLURAL($rule-monastery-most, "product", "products") }: { $rule-monastery-each } VP each.
cuba-text-rum-cafe = Up to { $rule-rum-cafe-most } rum: { $rule-rum-cafe-each } VP each.
cuba-text-tobacco-cafe = Up to { $rule-tobacco-cafe-most } { $rule-cafe ->
    [cigars] cigars
   *[tobacco] tobacco
}: { $rule-tobacco-cafe-each } VP each.
cuba-text-small-branch-office = Load 1 piece on a ship in a dock for its points.
cuba-text-large-branch-office = Load any number of one kind on one ship in a dock for its points.
cuba-text-hotel = { $rule-hotel } VP.
cuba-text-inn = { $rule-inn } VP.
cuba-text-general-store = Sell up to { $rule-general-store-most } { PLURAL($rule-general-store-most, "good (rum or cigars)", "goods (rum or cigars)") }, for { $rule-general-store-each } { PLURAL($rule-general-store-each, "peso", "pesos") } each.
cuba-text-workshop = Sell up to { $rule-workshop-most } { PLURAL($rule-workshop-most, "product", "products") }, for { $rule-workshop-each } { PLURAL($rule-workshop-each, "peso", "pesos") } each.
cuba-text-resource-hut = Sell up to { $rule-resource-hut-most } { PLURAL($rule-resource-hut-most, "resource", "resources") }, for { $rule-resource-hut-each } { PLURAL($rule-resource-hut-each, "peso", "pesos") } each.
cuba-text-small-bank = { $rule-small-bank } { PLURAL($rule-small-bank, "peso", "pesos") }.
cuba-text-large-bank = { $rule-large-bank } { PLURAL($rule-large-bank, "peso", "pesos") }.
cuba-text-cigar-factory = Turn any number of tobacco into cigars.
cuba-text-distillery = Turn any number of sugar cane into rum.
cuba-text-black-market = { $rule-exchanges ->
    [many] Exchange any number of products for as many goods, and goods for as many products, at one stroke.
   *[one] Exchange 1 product for 1 good, or 1 good for 1 product.
}
cuba-text-church = Veto one bill; not the same type in the following round.
cuba-text-dam = { $rule-dam } water.
cuba-text-town-hall = { $rule-hall-votes } more { PLURAL($rule-hall-votes, "vote", "votes") } in this round’s parliament.
cuba-text-lighthouse = Exchange the ship at sea with any ship of the pile.
cuba-text-warehouse = Store any number of products from the courtyard.
cuba-text-printed-warehouse = Store any number of products from the courtyard.
cuba-name-income = Income
cuba-name-factories = Factories and black market
cuba-name-added-value = Added value

## ships

cuba-name-ship-01 = ship 1
cuba-name-ship-02 = ship 2
cuba-name-ship-03 = ship 3
cuba-name-ship-04 = ship 4
cuba-name-ship-05 = ship 5
cuba-name-ship-06 = ship 6
cuba-name-ship-07 = ship 7
cuba-name-ship-08 = ship 8
cuba-name-ship-09 = ship 9
cuba-name-ship-10 = ship 10
cuba-name-ship-11 = ship 11
cuba-name-ship-12 = ship 12
cuba-name-ship-13 = ship 13
cuba-name-ship-14 = ship 14
cuba-name-ship-15 = ship 15

## statutes

cuba-name-tax = Tax
cuba-name-duty = Duty
cuba-name-subsidy = Subsidy
cuba-name-other = Other statute
cuba-name-statute = statute
cuba-name-bill = bill
cuba-name-none = nothing
cuba-name-printed-tax = Printed tax: 2 pesos
cuba-name-printed-duty = Printed duty: 1 citrus
cuba-name-tax-1 = Tax: 1 peso
cuba-name-tax-2 = Tax: 2 pesos
cuba-name-tax-3 = Tax: 3 pesos
cuba-name-tax-4 = Tax: 4 pesos
cuba-name-tax-5 = Tax: 5 pesos
cuba-name-tax-buildings = Tax: 1 peso per building
cuba-name-duty-citrus = Duty: 1 citrus
cuba-name-duty-sugar = Duty: 1 sugar cane
cuba-name-duty-tobacco = Duty: 1 tobacco
cuba-name-duty-water = Duty: 1 water
cuba-name-duty-any-resources = Duty: any 2 resources
cuba-name-duty-any-products = Duty: any 2 products
cuba-name-subsidy-buildings = Subsidy: each building
cuba-name-subsidy-resource-fields = Subsidy: each vacant resource field
cuba-name-subsidy-product-fields = Subsidy: each vacant product field
cuba-name-subsidy-water = Subsidy: each water (max { $rule-subsidy-water })
cuba-name-subsidy-votes = Subsidy: each vote of the delegate card
cuba-name-subsidy-pesos = Subsidy: every { $rule-pesos-per-vp } pesos (max { $rule-subsidy-pesos })
cuba-name-other-market-decrease = Market Statute: scarcity
cuba-name-other-market-increase = Market Statute: plenty
cuba-name-other-drought = Drought
cuba-name-other-building = Building Statute
cuba-name-other-harbour = Harbour Statute
cuba-name-other-corruption = Corruption Statute
cuba-text-other-market-decrease = Remove { $rule-other-market-decrease } { PLURAL($rule-other-market-decrease, "piece", "pieces") } from each product column of the market{ $rule-market ->
    [once] , only in the round in which it is enacted.
   *[every] , in every round while it is in force.
}
cuba-text-other-market-increase = Add { $rule-other-market-increase } { PLURAL($rule-other-market-increase, "piece", "pieces") } to each product column of the market{ $rule-market ->
    [once] , only in the round in which it is enacted.
   *[every] , in every round while it is in force.
}
cuba-text-other-drought = { $rule-irrigation ->
    [true] The worker harvests { $rule-farms-in-drought } product field; each further one costs { $rule-water-per-farm } water.
   *[false] The worker may use only { $rule-farms-in-drought } product field; water opens no more.
}
cuba-text-other-building = Every building costs { $rule-surcharge } { PLURAL($rule-surcharge, "peso", "pesos") } more.
cuba-text-other-harbour = A ship leaves as soon as it is full.
cuba-text-other-corruption = No votes can be bought.

## marker spaces

cuba-name-tradeswoman-resource = Tradeswoman: 1 resource
cuba-name-tradeswoman-product = Tradeswoman: 1 cheapest product
cuba-name-architect-first = Architect: { $rule-architect-first } VP
cuba-name-architect-second = Architect: { $rule-architect-second } VP
cuba-name-mayor-first = Mayor: { $rule-mayor-first } { PLURAL($rule-mayor-first, "peso", "pesos") }
cuba-name-mayor-second = Mayor: { $rule-mayor-second } { PLURAL($rule-mayor-second, "peso", "pesos") }

## parts and phases

cuba-part-round = Round { $number }
cuba-part-bills = A – Bills
cuba-part-lap = Lap { $number }
cuba-part-turn = { $seat } (turn { $number })
cuba-part-parliament = C – Parliament
cuba-part-statutes = D – Statutes
cuba-part-round-end = E – End of the round
cuba-phase-round = Round
cuba-phase-bills = A – Bills
cuba-phase-lap = B – Action phase
cuba-phase-turn = Turn
cuba-phase-parliament = C – Parliament
cuba-phase-statutes = D – Statutes
cuba-phase-round-end = E – End of the round
cuba-phase-scoring = Final scoring
cuba-phase-setup-sides = Set-up: sides of the boards
cuba-phase-setup-goods = Set-up: starting pieces
cuba-phase-delegate = A – Delegates
cuba-phase-action = B – Action phase
cuba-phase-new-start = New start player
cuba-phase-bid = C – Buying votes
cuba-phase-rebid = C – Second bid
cuba-phase-enact = C – Two bills
cuba-phase-tax = D I – Tax
cuba-phase-duty = D II – Duty
cuba-phase-subsidy = D III – Subsidy
cuba-phase-other = D IV – Other statute
cuba-phase-over = End of the game

## options

cuba-group-game = The game
cuba-group-rulebook = Wording of the rulebook
cuba-group-rulings = Open questions
cuba-option-plantation-side = Plantation boards
cuba-option-plantation-side-why = One side is the same for everybody, the other differs by colour and makes for more variety.
cuba-option-advanced-delegate = Advanced game (secret delegate)
cuba-option-advanced-delegate-why = Everybody puts the card for parliament face down before the action phase: nobody knows what is still in hand.
cuba-option-errata = Rulebook text
cuba-option-errata-why = Three passages of the rulebook are probably misprints: sawmill, tobacco café and drought. This switches all three.
cuba-option-sawmill-input = Sawmill consumes
cuba-option-sawmill-input-why = The rulebook prints water, as for the golf course; the name says wood.
cuba-option-tobacco-cafe-input = Tobacco café serves
cuba-option-tobacco-cafe-input-why = The rulebook prints tobacco; its advice about factories and cafés suggests cigars.
cuba-option-drought-allows-irrigation = Water may be spent during a drought
cuba-option-drought-allows-irrigation-why = As printed, water opens no further product field in a drought; the sentence reads as if it should.
cuba-option-market-statute-every-round = A market statute acts in every round
cuba-option-market-statute-every-round-why = On: as long as it is in force. Off: only in the round in which it is enacted.
cuba-option-black-market-limit = Exchanges of the black market
cuba-option-black-market-limit-why = The tile names no number.
cuba-name-front-all = The same side for all
cuba-name-back-all = Each their own back
cuba-name-free = Each chooses
cuba-name-as-printed = As printed
cuba-name-corrected = Misprints corrected
cuba-name-by-errata = As “Rulebook text” says
cuba-name-true = Yes
cuba-name-false = No
cuba-name-1 = One
cuba-name-0 = Any number
cuba-preset-first-game = First game
cuba-preset-first-game-why = The same board for everybody, and the fifth card stays in hand.
cuba-preset-own-boards = Own boards
cuba-preset-own-boards-why = Every board is laid out differently, none is richer.
cuba-preset-advanced = Advanced game
cuba-preset-advanced-why = Own boards and a secret delegate.
cuba-preset-corrected = Misprints corrected
cuba-preset-corrected-why = Sawmill for wood, tobacco café for cigars, water helps in a drought.

## questions

cuba-prompt-setup-sides = Choose the side of your plantation board.
cuba-prompt-setup-goods = Choose { $rule-start-resources } { PLURAL($rule-start-resources, "resource", "resources") } and { $rule-start-products } { PLURAL($rule-start-products, "product", "products") } to start with.
cuba-prompt-delegate = Choose the card that goes to parliament, face down.
cuba-prompt-turn = Play one of your character cards.
cuba-prompt-worker-place = Place your pawn on any field of your plantation, or leave it where it is.
cuba-prompt-worker-harvest = Harvest farms of the cross as far as you may, then end your turn.
cuba-prompt-trade = Buy and sell as often as you like, or take one piece instead of trading.
cuba-prompt-architect = Build one building, or take victory points instead.
cuba-prompt-foreman = Use buildings one after the other, or end your turn.
cuba-prompt-mayor = Load one ship, or take pesos instead.
cuba-prompt-bid = Pesos for votes? Losers pay too.
cuba-prompt-rebid = A tie: more pesos for votes?
cuba-prompt-enact = Choose two bills that come into force.
cuba-prompt-tax = { $n ->
    [one] Pay 1 peso of tax for { $rule-tax-vp } VP, or refuse?
   *[other] Pay { $n } pesos of tax for { $rule-tax-vp } VP, or refuse?
}
cuba-prompt-duty = Deliver the duty for { $rule-duty-vp } VP ({ $rule-both-vp } more if you paid the tax), or refuse?

## names of actions

cuba-action-choose-board-side = Choose board side
cuba-action-choose-start-goods = Choose starting pieces
cuba-action-choose-delegate = Send to parliament
cuba-action-play-character = Play a character
cuba-action-place-worker = Place the pawn
cuba-action-harvest-product = Harvest
cuba-action-buy = Buy
cuba-action-sell = Sell
cuba-action-take-free-resource = Take 1 resource instead of trading
cuba-action-take-free-product = Take 1 cheapest product instead of trading
cuba-action-build = Build
cuba-action-take-architect-bonus = Take VP instead of building
cuba-action-use-building = Use a building
cuba-action-use-office = Load with the branch office
cuba-action-use-black-market = Exchange on the black market
cuba-action-use-church = Veto a bill
cuba-action-use-lighthouse = Exchange the ship at sea
cuba-action-load-ship = Load a ship
cuba-action-take-mayor-bonus = Take pesos instead of loading
cuba-action-end-turn = End turn
cuba-action-submit-bid = Buy votes
cuba-action-submit-rebid = Buy votes again
cuba-action-enact-bills = Enact two bills
cuba-action-pay-tax = Pay the tax
cuba-action-decline-tax = Refuse the tax
cuba-action-pay-duty = Deliver the duty
cuba-action-decline-duty = Refuse the duty

## refusals

cuba-refusal-not-your-turn = It is not your turn.
cuba-refusal-wrong-phase = { $needs ->
    [card] That takes the { $character } card.
    [action_card] That takes the { $character } card, in the action phase (B).
    [action] Cards are played in the action phase (B).
    [turn] One card at a time: end this turn first.
    [setup] That is chosen before the first round.
    [parliament] That belongs to the parliament phase (C).
    [statutes] That belongs to the statute phase (D).
   *[phase] That is not possible in this phase.
}
cuba-refusal-not-a-choice = There is no such choice.
cuba-refusal-need-two-and-two = Choose exactly { $rule-start-resources } { PLURAL($rule-start-resources, "resource", "resources") } and { $rule-start-products } { PLURAL($rule-start-products, "product", "products") }; this is { $resources } and { $products }.
cuba-refusal-no-goods-at-start = A starting piece is a resource or a product, not { $pieces }.
cuba-refusal-delegate-fixed = Your delegate is already chosen.
cuba-refusal-card-played = You have already played this character this round: { $character }.
cuba-refusal-card-is-delegate = This card is your delegate for parliament: { $character }.
cuba-refusal-keep-one-card = One card must stay for parliament.
cuba-refusal-not-your-board = The pawn stays on your own plantation.
cuba-refusal-place-first = { $wanted ->
    [end_turn] Place your pawn first, on any field of yours or on { $field }, where it stands. Then you may end your turn.
   *[harvest_product] Place your pawn first, on any field of yours or on { $field }, where it stands. Then you harvest in its row and column.
}
cuba-refusal-not-in-cross = Field { $field } is not in the pawn’s row or column.
cuba-refusal-field-covered = A building covers field { $field }: { $building }.
cuba-refusal-not-product-field = Field { $field } is not a product field.
cuba-refusal-field-used = The same field ({ $field }) cannot be used twice.
cuba-refusal-drought = Drought: only { $rule-farms-in-drought } product field may be used, and water opens no more.
cuba-refusal-no-water = A further product field costs { $rule-water-per-farm } water, and you have none.
cuba-refusal-supply-empty = The supply has none of these left: { $piece }.
cuba-refusal-alternative-taken = You already took the alternative.
cuba-refusal-resources-not-traded = Resources cannot be traded: { $piece }.
cuba-refusal-sold-out = Neither market nor supply has any { $piece } left.
cuba-refusal-too-expensive = You do not have enough pesos: { $price } needed, { $pesos } in your purse.
cuba-refusal-nothing-to-sell = You own no { $piece }.
cuba-refusal-already-traded = You have already traded this turn.
cuba-refusal-space-taken = This bonus was already used this round: { $space }.
cuba-refusal-not-cheapest = Only the currently cheapest product can be taken, which { $piece } is not.
cuba-refusal-one-building = Only one building per architect.
cuba-refusal-tile-gone = This building is no longer available: { $building }.
cuba-refusal-on-warehouse = The warehouse cannot be built over.
cuba-refusal-on-building = There is already a building on { $field }: { $building }.
cuba-refusal-cannot-afford-resources = You lack the resources for the { $building }: { $w ->
    [0] {""}
   *[other] wood { $w }
}{ $s ->
    [0] {""}
   *[other] { $w ->
        [0] {""}
       *[other] {", "}
    }stone { $s }
}{ $a ->
    [0] {""}
   *[other] { $w ->
        [0] { $s ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }water { $a }
}.
cuba-refusal-surcharge-unpaid = The Building Statute costs { $n } more { PLURAL($n, "peso", "pesos") }.
cuba-refusal-bonus-gone = Both bonuses of the { $character } are taken this round.
cuba-refusal-single-used = The foreman has already used one building elsewhere.
cuba-refusal-no-building-here = There is no building of yours on { $field }.
cuba-refusal-building-used = This building was already used by this foreman: { $building }.
cuba-refusal-outside-cross = You are using the buildings of the pawn’s row and column; this one lies elsewhere: { $building }.
cuba-refusal-only-products-stored = Only products are stored, not { $pieces }.
cuba-refusal-same-type-last-round = This type was vetoed last round: { $type }.
cuba-refusal-wrong-input = The { $building } does not take that, but: { $wanted }.
cuba-refusal-over-limit = { $n ->
    [one] { $building }: at most 1 piece per use.
   *[other] { $building }: at most { $n } pieces per use.
}
cuba-refusal-missing-input = You lack { $pieces }.
cuba-refusal-one-ship-only = Only one ship may be loaded.
cuba-refusal-at-sea = This ship has not reached the harbour: { $ship }.
cuba-refusal-no-ship = There is no ship in { $dock }.
cuba-refusal-resources-not-shipped = Resources cannot be shipped: { $pieces }.
cuba-refusal-one-kind-only = Only one kind of merchandise may be loaded, not { $pieces } together.
cuba-refusal-ship-full = This ship is full: { $ship }.
cuba-refusal-not-on-card = This ship takes { $wanted }, not { $piece }: { $ship }.
cuba-refusal-no-free-slot = { $free ->
    [0] { $ship } has no free slot for { $piece }.
   *[other] { $ship } has room for only { $free } { $piece }.
}
cuba-refusal-bid-too-high = You cannot bid more pesos than you own ({ $pesos }).
cuba-refusal-corruption = The Corruption Statute forbids buying votes.
cuba-refusal-not-tied = Only the tied players bid again.
cuba-refusal-choose-exactly-two = Choose exactly two different bills, not { $n }.
cuba-refusal-bill-vetoed = This bill was vetoed: { $type }.
cuba-refusal-wrong-pieces = { $lacking ->
    [0] The duty asks for something else: { $statute }.
   *[other] You do not have what the duty asks for ({ $statute }): { $pieces } is missing.
}
cuba-refusal-play-card-first = Play a card before you end your turn. In your hand: { $cards }.
cuba-refusal-no-player-trade = Players never trade with each other.

## cautions

cuba-caution-card-without-effect = The { $character } has done nothing yet.
cuba-caution-single-use-ends-turn = { $building } lies outside the pawn’s row and column: using it ends your turn, and the buildings there stay unused.

## events: the set-up

cuba-event-side-chosen = { $seat } chose the { $side }.
cuba-event-start-goods = { $seat } began with { $pieces }.

## events: a round

cuba-event-round-begins = Round { $number } begins.
cuba-event-bills-begins = New bills are turned up.
cuba-event-lap-begins = Lap { $number } of { $rule-laps }.
cuba-event-turn-begins = Next to play: { $seat } (turn { $number }).
cuba-event-parliament-begins = Parliament meets.
cuba-event-statutes-begins = The statutes are carried out.
cuba-event-round-end-begins = The round ends.
cuba-event-bill-revealed = A bill: { $bill }.
cuba-event-delegates-sent = Everybody has sent a delegate to parliament.
cuba-event-character-played = { $seat } played the { $character }.
cuba-event-worker-placed = { WHOSE($seat, "The pawn") } stands on { $field }.
cuba-event-resources-gained = { $seat } collected { $pieces }.
cuba-event-harvested = { $seat } harvested { $piece } on { $field }{ $water ->
    [0] {""}
   *[other] {" "}for { $water } water
}.
cuba-event-bought = { $seat } bought { $piece } for { $pesos } { PLURAL($pesos, "peso", "pesos") }.
cuba-event-sold = { $seat } sold { $piece } for { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
cuba-event-took-free = { $seat } took 1 { $piece } ({ $space }).
cuba-event-built = { $seat } built the { $building } on { $field }{ $pesos ->
    [0] {""}
   *[other] {" "}and paid { $pesos } { PLURAL($pesos, "peso", "pesos") } more
}.
cuba-event-architect-bonus = { $seat } took { $vp } VP instead of building.
cuba-event-mayor-bonus = { $seat } took { $pesos } { PLURAL($pesos, "peso", "pesos") } instead of loading.
cuba-event-turned-into-vp = { $seat } used the { $building }: { $pieces } made { $vp } VP.
cuba-event-turned-into-pesos = { $seat } used the { $building }: { $pieces } made { $pesos } { PLURAL($pesos, "peso", "pesos") }.
cuba-event-turned-into-goods = { $seat } used the { $building }: { $count } { $piece } became { $good }.
cuba-event-stored = { $seat } stored { $pieces } ({ $building }).
cuba-event-building-vp = { $seat } used the { $building }: { $vp } VP.
cuba-event-building-pesos = { $seat } used the { $building }: { $pesos } { PLURAL($pesos, "peso", "pesos") }.
cuba-event-building-water = { $seat } used the { $building }: { $count } water.
cuba-event-vote-tile-placed = { $seat } used the { $building }: { $rule-hall-votes } more { PLURAL($rule-hall-votes, "vote", "votes") } in this round.
cuba-event-exchanged = { $seat } exchanged { $given } for { $taken } ({ $building }).
cuba-event-vetoed = { $seat } vetoed a bill: { $bill }.
cuba-event-ship-exchanged = { $seat } brought { $ship } to sea; { $old } went back into the pile.
cuba-event-loaded = { $seat } loaded { $pieces } on { $ship } in { $dock }: { $vp } VP.
cuba-event-ship-leaves = { $ship } left { $dock }.
cuba-event-ship-docks = { $ship } came to { $dock }.
cuba-event-ship-at-sea = { $ship } is at sea.
cuba-event-start-player = The new start player: { $seat } (fourth card: { $character }).

## events: parliament, statutes, the end of a round

cuba-event-delegate-shown = { WHOSE($seat, "The delegate") }: { $character } ({ $votes } { PLURAL($votes, "vote", "votes") }).
cuba-event-no-votes-for-sale = The Corruption Statute forbids buying votes.
cuba-event-bid-shown = { $seat } paid { $pesos } { PLURAL($pesos, "peso", "pesos") } for votes and has { $votes }.
cuba-event-votes-tied = A tie at { $votes } { PLURAL($votes, "vote", "votes") }: the leaders bid again.
cuba-event-parliament-won = { $seat } won parliament with { $votes } { PLURAL($votes, "vote", "votes") }.
cuba-event-enacted = { $statute } came into force (before: { $old }).
cuba-event-tax-paid = { $seat } paid { $pesos } { PLURAL($pesos, "peso", "pesos") } of tax: { $vp } VP.
cuba-event-tax-declined = { $seat } paid no tax.
cuba-event-duty-paid = { $seat } delivered { $pieces }: { $vp } VP.
cuba-event-duty-declined = { $seat } delivered no duty.
cuba-event-tax-and-duty = { $seat } complied with both: { $vp } VP more.
cuba-event-subsidy-gained = { $seat } gained { $vp } VP ({ $statute }).
cuba-event-market-filled = { $statute }: { $count } { $piece } more on the market.
cuba-event-market-emptied = { $statute }: { $count } { $piece } less on the market.
cuba-event-perished = { $seat } lost what was not stored: { $pieces }.
cuba-event-final-buildings = { $seat }: { $count ->
    [one] 1 building
   *[other] { $count } buildings
}, { $vp } VP.
cuba-event-victory = { $seat } won with { $vp } VP (and { $pesos } { PLURAL($pesos, "peso", "pesos") }).
cuba-event-shared-victory = The victory is shared: { $seat } with { $vp } VP and { $pesos } { PLURAL($pesos, "peso", "pesos") }.

## where points came from

cuba-source-ships = Ships
cuba-source-buildings = Use of buildings
cuba-source-architect = Architect’s bonus
cuba-source-tax = Tax
cuba-source-duty = Duty
cuba-source-tax-and-duty = Tax and duty together
cuba-source-subsidy = Subsidies
cuba-source-final-buildings = Buildings ({ $count } × { $factor })
cuba-tally-final-buildings = Buildings

## endings

cuba-ending-victory-name = Victory
cuba-ending-victory-text = The village is the first of the island, with { $vp } { PLURAL($vp, "point", "points") }.
cuba-ending-shared-victory-name = A shared victory
cuba-ending-shared-victory-text = Two villages stand level at { $vp } { PLURAL($vp, "point", "points") } and pesos alike.
