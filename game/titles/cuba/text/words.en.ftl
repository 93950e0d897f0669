# The table in words, for playing in the terminal

## the table

cuba-words-round = Round { $round } of { $rounds }; { $start_seat } { VERB($start_seat, "is", "are") } start player.
cuba-words-statute = { $type }: in force { $statute }; bill { $bill }.
cuba-words-column = { $piece }: { $count } on the market, buy { $buy }, sell { $sell }; supply { $supply }.
cuba-words-dock = { $dock } ({ $vp } VP each): { $ship }, free slots: { $slots }.
cuba-words-sea = At sea: { $ship } ({ $slots }). { $count } { PLURAL($count, "ship", "ships") } in the pile.
cuba-words-display = Buildings on offer: { $buildings }.
cuba-words-player = { $seat }: { $vp } VP, { $pesos } { PLURAL($pesos, "peso", "pesos") }, cards: { $hand }.
cuba-words-pieces = Courtyard: { $yard }. Stored: { $stored }.
cuba-words-plantation = Pawn on { $field }. { $fields }.
cuba-words-building = { $building }: wood { $wood }, stone { $stone }, water { $water }. { $text }
cuba-words-ship = { $ship }: { $slots }.
cuba-words-it = { $it }
cuba-words-help = Fields are called a1 to d3. Type market, harbour, statutes, or the id of a building or a ship to look at it.

## kinds of deeds

cuba-words-kind-choose-board-side = Choose board side
cuba-words-kind-choose-start-goods = Choose starting pieces
cuba-words-kind-choose-delegate = Send to parliament
cuba-words-kind-play-character = Play a character
cuba-words-kind-place-worker = Place the pawn
cuba-words-kind-harvest-product = Harvest
cuba-words-kind-buy = Buy
cuba-words-kind-sell = Sell
cuba-words-kind-take-free-resource = Take 1 resource instead of trading
cuba-words-kind-take-free-product = Take 1 cheapest product instead of trading
cuba-words-kind-build = Build
cuba-words-kind-take-architect-bonus = Take VP instead of building
cuba-words-kind-use-building = Use a building
cuba-words-kind-use-office = Load with the branch office
cuba-words-kind-use-black-market = Exchange on the black market
cuba-words-kind-use-church = Veto a bill
cuba-words-kind-use-lighthouse = Exchange the ship at sea
cuba-words-kind-load-ship = Load a ship
cuba-words-kind-take-mayor-bonus = Take pesos instead of loading
cuba-words-kind-end-turn = End turn
cuba-words-kind-submit-bid = Buy votes
cuba-words-kind-submit-rebid = Buy votes again
cuba-words-kind-enact-bills = Enact two bills
cuba-words-kind-pay-tax = Pay the tax
cuba-words-kind-decline-tax = Refuse the tax
cuba-words-kind-pay-duty = Deliver the duty
cuba-words-kind-decline-duty = Refuse the duty

## deeds

cuba-say-choose-board-side = Play on the { $side }.
cuba-say-choose-start-goods = Start with { $pieces }.
cuba-say-choose-delegate = Send the { $character } to parliament.
cuba-say-play-character = Play the { $character }.
cuba-say-place-worker = Place the pawn on { $field } ({ $it }).
cuba-say-harvest-product = Harvest { $piece } on { $field }.
cuba-say-buy = Buy { $piece } for { $pesos } { PLURAL($pesos, "peso", "pesos") }.
cuba-say-sell = Sell { $piece } for { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
cuba-say-take-free-resource = Take 1 { $piece } instead of trading.
cuba-say-take-free-product = Take 1 { $piece }, now the cheapest product, instead of trading.
cuba-say-build = Build { $building } on { $field }.
cuba-say-take-architect-bonus = Take { $vp } VP instead of building.
cuba-say-use-building = Use the { $building }{ $count ->
    [0] {""}
   *[other] {": "}{ $pieces }
}.
cuba-say-use-office = { $building }: load { $pieces } on { $ship } in { $dock } for { $vp } VP.
cuba-say-use-black-market = { $building }: give { $given }, take { $taken }.
cuba-say-use-church = { $building }: veto { $bill }.
cuba-say-use-lighthouse = { $building }: bring { $ship } to sea.
cuba-say-load-ship = Load { $pieces } on { $ship } in { $dock } for { $vp } VP.
cuba-say-take-mayor-bonus = Take { $pesos } { PLURAL($pesos, "peso", "pesos") } instead of loading.
cuba-say-end-turn = End the turn.
cuba-say-submit-bid = Spend { $pesos } { PLURAL($pesos, "peso", "pesos") } on votes.
cuba-say-submit-rebid = Spend { $pesos } more { PLURAL($pesos, "peso", "pesos") } on votes.
cuba-say-enact-bills = Enact { $bills }.
cuba-say-pay-tax = Pay { $pesos } { PLURAL($pesos, "peso", "pesos") } of tax for { $rule-tax-vp } VP.
cuba-say-decline-tax = Pay no tax.
cuba-say-pay-duty = Deliver { $pieces } for { $rule-duty-vp } VP.
cuba-say-decline-duty = Deliver nothing.
