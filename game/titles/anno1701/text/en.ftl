# Anno 1701: refusals, prompts, events

## the game

anno1701-tagline = Two colonies on the two shores of one island court the Queen’s favour.

## phases

anno1701-phase-setup = Set-up
anno1701-phase-dice = Dice phase
anno1701-phase-action = Action phase
anno1701-phase-final = Final phase
anno1701-phase-voyage = Voyage
anno1701-phase-over = Over
anno1701-part-turn = Turn { $number }: { $seat }
anno1701-part-dice = Dice phase
anno1701-part-action = Action phase
anno1701-part-final = Final phase

## prompts

anno1701-prompt-choose-side = Lion or dragon?
anno1701-prompt-assign-layout = Lay out your ten outer cards; landscapes go beside the village centres.
anno1701-prompt-choose-first-pile = Choose the era I pile for your first three cards.
anno1701-prompt-roll = Roll the dice.
anno1701-prompt-production = Which landscape gains the good?
anno1701-prompt-guild = Guild: choose a good.
anno1701-prompt-harbour = Harbour: you may exchange one good for a different one.
anno1701-prompt-lodge = Lodge: you may swap a hand card with the top of a pile of its numeral.
anno1701-prompt-pay = { $n } gold is due ({ $n1 }): which village pays?
anno1701-prompt-place = You receive { $n } gold: which village takes it?
anno1701-prompt-queen = The Queen gives you a good of choice.
anno1701-prompt-diplomacy = Diplomacy: you may swap 1 gold for a good, or a good for 1 gold.
anno1701-prompt-privilege = Commercial privilege: you may take a good from your rival.
anno1701-prompt-hunt = Pirates’ hunt: { $opt-pirates-hunt-source ->
    [opponent] you may take a good from your rival.
   *[bank] you may take a good of choice.
}
anno1701-prompt-actions = Act in any order, as often as you like.
anno1701-prompt-respond = Do you accept the offer?
anno1701-prompt-theatre = Theatre: for { $rule-theatre } gold you may cancel the card.
anno1701-prompt-inventor = Inventor: choose a good.
anno1701-prompt-poison = Poisoner: choose the { $rule-poison } { PLURAL($rule-poison, "good", "goods") } you lose.
anno1701-prompt-spy = Spy: you may take a card from this hand.
anno1701-prompt-final = Set sail, take cards, or end your turn.
anno1701-prompt-refill = Draw a card, search a pile for { $rule-search } gold, or stop.
anno1701-prompt-exchange = Draw the card in exchange, or search a pile for { $rule-search } gold.
anno1701-prompt-search = Take one card; the order of the rest stays the same.
anno1701-prompt-sail-first = Turn over the first voyage card.
anno1701-prompt-sail = Sail on, or end the voyage.
anno1701-prompt-pirates = Pay the tribute, or fight.
anno1701-prompt-luxury = Rum or tobacco?
anno1701-prompt-trader = You may buy.
anno1701-prompt-flotsam = Choose the good that the sea washes up.

## actions

anno1701-action-choose-side = Choose a side
anno1701-action-assign-layout = Lay out the cards
anno1701-action-choose-first-pile = Choose the first pile
anno1701-action-roll-dice = Roll the dice
anno1701-action-choose-production-target = Choose the landscape
anno1701-action-guild-choose = Choose a good
anno1701-action-harbour-exchange = Exchange a good
anno1701-action-harbour-skip = No exchange
anno1701-action-lodge-swap = Swap a card
anno1701-action-lodge-skip = No swap
anno1701-action-pay-gold = Pay gold
anno1701-action-place-gold = Place gold
anno1701-action-queen-choose = Choose a good
anno1701-action-diplomacy = Diplomacy
anno1701-action-diplomacy-skip = No swap
anno1701-action-privilege-take = Take a good
anno1701-action-privilege-skip = Take nothing
anno1701-action-hunt-take = Take a good
anno1701-action-hunt-skip = Take nothing
anno1701-action-build = Build
anno1701-action-upgrade = Upgrade an inhabitant
anno1701-action-repair-ship = Improve the ship
anno1701-action-play-action = Play an action card
anno1701-action-bank-trade = Trade with the bank
anno1701-action-offer-trade = Offer a trade
anno1701-action-respond-trade = Answer the offer
anno1701-action-rearrange-building = Move a building
anno1701-action-end-action-phase = Finish the action phase
anno1701-action-theatre-cancel = Cancel with the theatre
anno1701-action-theatre-decline = Let it take effect
anno1701-action-inventor-choose = Choose a good
anno1701-action-poison-choose = Choose what is lost
anno1701-action-spy-take = Take a card
anno1701-action-spy-decline = Take none
anno1701-action-start-voyage = Set sail
anno1701-action-begin-refill = Draw cards
anno1701-action-exchange-card = Exchange a card
anno1701-action-end-turn = End the turn
anno1701-action-draw-card = Draw a card
anno1701-action-search-pile = Search a pile ({ $rule-search } gold)
anno1701-action-take-from-pile = Take this card
anno1701-action-stop-drawing = Stop drawing
anno1701-action-reveal-voyage-card = Turn over a voyage card
anno1701-action-end-voyage = End the voyage
anno1701-action-pay-tribute = Pay the tribute
anno1701-action-fight = Fight
anno1701-action-choose-luxury = Choose
anno1701-action-buy-at-sea = Buy
anno1701-action-decline-offer = Decline
anno1701-action-flotsam-choose = Choose a good

## refusals

anno1701-refusal-not-your-turn = It is not your turn.
anno1701-refusal-wrong-phase = { $wanted ->
    [unasked] Nothing asks for that now; this is the { $phase }.
   *[other] That belongs to the { $wanted }; this is the { $phase }.
}
anno1701-refusal-decision-open = Something waits for your answer first: { $asked }.
anno1701-refusal-game-over = The game is over.
anno1701-refusal-unknown-action = There is no such action.
anno1701-refusal-bad-argument = It is not clear what is meant.
anno1701-refusal-would-ruin = This would put both centres into chaos and lose the game; confirm to do it.
anno1701-refusal-bad-gold-split = { $why ->
    [absent] The { $centre } holds { $held } gold, not as much as that.
    [full] The { $centre } holds { $held } gold and has no room for that: { $rule-centre } is the most.
    [chaos] The { $centre } is in chaos: it takes the first coin.
   *[sum] The coins you chose do not add up to { $gold } gold.
}
anno1701-refusal-only-coins = Only a coin from a village centre pays for that.
anno1701-refusal-only-wood = The ship is improved with wood, with nothing else.
anno1701-refusal-not-an-inhabitant = A { $rank } is laid on one of your own inhabitants.
anno1701-refusal-already-rolled = You have already rolled this turn.
anno1701-refusal-not-in-hand = { $card } is not in your hand.
anno1701-refusal-not-a-building = { $card } is an action card: it is played, not built.
anno1701-refusal-not-an-action-card = { $card } is a building: it is built, not played.
anno1701-refusal-cannot-afford = You lack { $missing }.
anno1701-refusal-site-taken = The { $building } stands there already.
anno1701-refusal-not-a-site = Buildings go above or below an inhabitant, two on each side.
anno1701-refusal-not-your-side = Build in your own settlement.
anno1701-refusal-one-fire-station = You may own only one fire station.
anno1701-refusal-bad-goods-choice = What you chose does not match what is due: { $due }.
anno1701-refusal-top-level = A merchant cannot rise further.
anno1701-refusal-skip-level = Inhabitants rise one step at a time: next comes { $rank }.
anno1701-refusal-pile-empty = No card is left there: { $pile }.
anno1701-refusal-ship-perfect = Your ship is already at IV.
anno1701-refusal-no-wood = Improving the ship costs { $rule-repair } wood, and your forest holds none.
anno1701-refusal-leader-at-sea-only = The { $card } is played when you set sail.
anno1701-refusal-no-church = The { $card } brings gold for chapels and churches, and you own neither.
anno1701-refusal-no-room-at-all = The { $card } brings goods, and none of your landscapes has room.
anno1701-refusal-rival-too-low = The { $card } strikes a rival with a citizen or a merchant; yours has none yet.
anno1701-refusal-rival-no-cards = Your rival has no cards for the { $card } to look at.
anno1701-refusal-not-in-rival-hand = { $card } is not in your rival’s hand.
anno1701-refusal-need-three-same = { $why ->
    [short] The bank takes { $rule-rate } of one kind: you have { $held } { $good }.
    [mixed] The bank takes { $rule-rate } of one kind, not several: { $good }.
   *[count] The bank takes exactly { $rule-rate } of one kind, not { $held }: { $good }.
}
anno1701-refusal-no-luxury-trade = Rum and tobacco cannot be traded.
anno1701-refusal-same-kind = You would get back what you gave: { $good } cannot stand on both sides.
anno1701-refusal-landscape-full = { $room ->
    [0] { $gain ->
        [1] There is no room left, { $rule-goods } lie there already: { $landscape }.
       *[other] There is no room for { $gain } { $good }: { $rule-goods } lie there already.
    }
   *[other] There is no room for { $gain } { $good }, only for { $room } more.
}
anno1701-refusal-landscape-blocked = { $opt-chaos-blocks ->
    [dice_only] The village centre beside the { $landscape } is in chaos; the dice add nothing there.
   *[all_gains] The village centre beside the { $landscape } is (or would be) in chaos; nothing can be added there.
}
anno1701-refusal-landscape-empty = Nothing lies there: { $landscape }.
anno1701-refusal-gold-full = { $gain ->
    [one] You hold { $held } gold already: { $rule-gold } is the most.
   *[other] You hold { $held } gold: { $gain } more would be more than { $rule-gold }, the most.
}
anno1701-refusal-empty-side = { $side ->
    [give] You give nothing yet: an offer names what you give and what you get.
    [take] You ask for nothing yet: an offer names what you give and what you get.
   *[both] The offer is empty: it names what you give and what you get.
}
anno1701-refusal-rival-cannot-pay = Your rival lacks { $missing }.
anno1701-refusal-rival-no-room = Your rival has no room for that: { $thing }.
anno1701-refusal-same-good = You would get back what you gave: exchange { $good } for something else.
anno1701-refusal-wrong-era-pile = The { $card } goes under a pile with its numeral: { $pile }.
anno1701-refusal-nothing-there = Nothing lies on your rival’s card: { $landscape }.
anno1701-refusal-ship-too-weak = { $state ->
    [0] Your ship is a wreck: it sails from III on.
    [1] Your ship is at I: it sails from III on.
   *[2] Your ship is at II: it sails from III on.
}
anno1701-refusal-not-a-leader = Only a captain or a commander from your hand leads a voyage, not this: { $card }.
anno1701-refusal-one-leader = Only one leads a voyage, captain or commander: { $card }.
anno1701-refusal-hand-full = You already hold { $rule-hand } { PLURAL($rule-hand, "card", "cards") }; you may exchange one.
anno1701-refusal-era-closed-1 = With settlers but no citizen you draw from era II.
anno1701-refusal-era-closed-2 = You need a settler to draw from era II.
anno1701-refusal-era-closed-3 = You need a citizen to draw from era III.
anno1701-refusal-not-in-pile = { $card } is not in this pile.
anno1701-refusal-no-gold = This costs { $gold } gold, and the { $centre } has none.
anno1701-refusal-draw-instead = You hold { $count } of { $rule-hand } cards; draw instead of exchanging.
anno1701-refusal-one-exchange = You may exchange only one card.
anno1701-refusal-one-final-action = Either a voyage or cards, not both.
anno1701-refusal-cannot-pay-tribute = The pirates want { $gold } gold and you have { $held }; you must fight.
anno1701-refusal-must-fight = The besieged trader needs your help; you must fight.
anno1701-refusal-warehouse-full = That warehouse already holds { $rule-warehouse } ({ $luxury }).
anno1701-refusal-offer-used-up = { $times ->
    [one] This ship sells that only once: { $thing }.
   *[other] This ship sells that only { $times } times: { $thing }.
}
anno1701-refusal-not-offered = Nobody here sells that: { $thing }.
anno1701-refusal-first-card = Turn over at least one card.
anno1701-refusal-speed-used = The speed of your ship, { $speed }, is used up.
anno1701-refusal-at-sea = Your ship is at sea; no other action is possible.
anno1701-refusal-no-theatre = You have no theatre.
anno1701-refusal-not-hostile = The theatre only cancels cards aimed at you.
anno1701-refusal-not-your-building = That is not one of your buildings: { $card }.
anno1701-refusal-first-pile-era-1 = Choose one of the two era I piles.
anno1701-refusal-layout-incomplete = Every outer card needs an outer slot of its own; without one: { $card }.
anno1701-refusal-layout-needs-landscapes = Only landscapes go above and below a village centre, not this: { $card }.

## cautions

anno1701-caution-gold-would-be-lost = { $gold } gold beyond { $rule-gold } would be lost.
anno1701-caution-good-would-be-lost = There is not room for everything: a part would be lost.

## events: the set-up

anno1701-event-sides = { $lion_seat } { VERB($lion_seat, "takes", "take") } the lion, { WITHIN($dragon_seat) } the dragon.
anno1701-event-first-rolled = { $seat } { VERB($seat, "begins", "begin") }: { $high } against { $low } on the die.
anno1701-event-laid-out = { $seat } laid out the outer cards: { $cards }.
anno1701-event-first-cards = { $seat } drew three cards from the { $pile }.
anno1701-event-first-cards-private = { $seat } drew from the { $pile }: { $cards }.

## events: the turn and the dice

anno1701-event-turn-begins = Turn { $number }: { $seat }
anno1701-event-dice-begins = { WHOSE($seat, "Dice phase") }.
anno1701-event-action-begins = { WHOSE($seat, "Action phase") }.
anno1701-event-final-begins = { WHOSE($seat, "Final phase") }.
anno1701-event-rolled = { $seat } rolled { $number } and { $face }.
anno1701-event-harvest = { $seat } gained: { $landscapes }.
anno1701-event-ship-rose = { WHOSE($seat, "The ship") } rises to { $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}.
anno1701-event-worked = { $seat } gained 1 by the { $building }: { $landscape }.
anno1701-event-harbour-used = { $seat } exchanged at the { $building }: 1 from the { $give } for 1 on the { $take }.
anno1701-event-lodge-used = { $seat } swapped a hand card with the { $pile } at the { $building }.
anno1701-event-lodge-used-private = At the { $building }, { WITHIN($seat) } put { $card } under the { $pile } and drew { $new }.
anno1701-event-queen-frowned = { $seat } got nothing from the Queen: too many are discontented.
anno1701-event-queen-gave = { $seat } got a good from the Queen: { $landscape }.
anno1701-event-taxed = { $seat } collected { $gold } gold in taxes.
anno1701-event-coins-placed = { $seat } put { $left } gold on the left centre and { $right } on the right one.
anno1701-event-fire-spared = The fire station spares { WITHIN($seat) }.
anno1701-event-fire-paid = { $seat } lost { $gold } gold to the fire.
anno1701-event-diplomacy-bought = By diplomacy { WITHIN($seat) } bought a good for 1 gold: { $landscape }.
anno1701-event-diplomacy-sold = By diplomacy { WITHIN($seat) } sold a good for 1 gold: { $landscape }.
anno1701-event-privilege-taken = By commercial privilege { WITHIN($seat) } took 1 { $good } from { WITHIN($rival_seat) }.
anno1701-event-hunted = The pirates’ hunt brings { WITHIN($seat) } a good: { $landscape }.
anno1701-event-chaos = { WHOSE($seat, "The", $centre) } falls into chaos.
anno1701-event-calmed = { WHOSE($seat, "The", $centre) } is calm again.

## events: the action phase

anno1701-event-built = { $seat } built the { $building } ({ $site }).
anno1701-event-building-gold = { $seat } gained { $gold } gold by the building.
anno1701-event-token-taken = { $seat } took the { $token }.
anno1701-event-token-aside = The { $token } is put aside.
anno1701-event-risen = { $seat } raised an inhabitant to { $rank } ({ $favour } favour).
anno1701-event-repaired = { $seat } spent { $rule-repair } wood: the ship is now at { $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}.
anno1701-event-bank-traded = { $seat } gave the bank { $rule-rate } { $give } for 1 { $take }.
anno1701-event-offered = { $seat } offered { WITHIN($rival_seat) } { $give } for { $take }.
anno1701-event-offer-accepted = { $seat } accepted { WHOSE($actor_seat, "the offer") }: { $give } for { $take }.
anno1701-event-offer-refused = { $seat } refused the offer.
anno1701-event-moved = { $seat } moved the { $building } ({ $site }).

## events: action cards

anno1701-event-played = { $seat } played the { $card }.
anno1701-event-cancelled = { WHOSE($seat, "The theatre") } cancels the { $card }.
anno1701-event-bishop = { $seat } gained { $gold } gold by the bishop.
anno1701-event-invented = The inventor brings { WITHIN($seat) } a good: { $landscape }.
anno1701-event-gold-lost = { $seat } lost { $gold } gold to the { $why }.
anno1701-event-pickpocket-gain = { $seat } gained { $gold } gold by the pickpocket.
anno1701-event-poisoned = { $seat } lost to the poisoner: { $count ->
    [0] nothing
   *[other] { $goods }
}.
anno1701-event-spied = { $seat } looked at { WHOSE($rival_seat, "the hand") }.
anno1701-event-spied-private = { $seat } looked at { WHOSE($rival_seat, "the hand") }: { $cards }.
anno1701-event-spy-took = { $seat } took a card from { WHOSE($rival_seat, "the hand") }.
anno1701-event-spy-took-private = { $seat } took { $card } from { WHOSE($rival_seat, "the hand") }.
anno1701-event-spy-left = { WHOSE($seat, "The spy") } takes nothing.

## events: the final phase

anno1701-event-drew = { $seat } drew a card from the { $pile }.
anno1701-event-drew-private = { $seat } drew { $card } from the { $pile }.
anno1701-event-searched = { $seat } paid { $rule-search } gold and looked through the { $pile } ({ $count } { PLURAL($count, "card", "cards") }).
anno1701-event-searched-private = { $seat } paid { $rule-search } gold and looked through the { $pile } ({ $count } { PLURAL($count, "card", "cards") }): { $cards }.
anno1701-event-took = { $seat } took a card of choice from the { $pile }.
anno1701-event-took-private = { $seat } took { $card } from the { $pile }.
anno1701-event-returned = { $seat } put a hand card under the { $pile }.
anno1701-event-returned-private = { $seat } put { $card } under the { $pile }.
anno1701-event-stopped-drawing = { $seat } stopped drawing with { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand.

## events: the voyage

anno1701-event-led = The { $card } leads { WHOSE($seat, "the voyage") }.
anno1701-event-sailed = { $seat } set sail: speed { $speed }, strength { $strength }.
anno1701-event-revealed = { $seat } turned over card { $number } of { $speed }: { $card }.
anno1701-event-tribute-paid = { $seat } paid the pirates { $gold } gold.
anno1701-event-fought = { $seat } rolled { $die }, total { $total }; { $card } rolled { $pirate_die }, total { $pirate_total }.
anno1701-event-fight-won = { $seat } beat { $card }.
anno1701-event-fight-lost = { $seat } lost to { $card }.
anno1701-event-sea-gold = { $seat } gained { $gold } gold at sea.
anno1701-event-luxury-gained = { $seat } gained 1 { $luxury }.
anno1701-event-luxury-lost = { WHOSE($seat, "The warehouse") } is full: 1 { $luxury } is lost.
anno1701-event-warehouses-full = Both { WHOSE($seat, "the warehouses") } are full: nothing is gained.
anno1701-event-bought = { $seat } bought for { $gold } gold: { $thing }.
anno1701-event-ship-damaged = { WHOSE($seat, "The ship") } loses { $states ->
    [one] 1 state
   *[other] { $states } states
} and is at { $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}.
anno1701-event-wrecked = { WHOSE($seat, "The ship") } is badly damaged and turned face down.
anno1701-event-storm-passed = { $seat } outran the whirlwind ({ $speed } to { $rival }).
anno1701-event-rescue-late = { $seat } came too late to the rescue ({ $speed } to { $rival }).
anno1701-event-flotsam-rolled = { $seat } rolled { $die } for the castaway cargo.
anno1701-event-washed-up = The sea brings { WITHIN($seat) } a good: { $landscape }.
anno1701-event-washed-away = { $seat } had no room for the cargo: it drifted away.
anno1701-event-came-home = { WHOSE($seat, "The voyage") } ends after { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $why }).

## events: the end

anno1701-event-won = { $seat } won by { $ending } with { $favour } favour; { $loser_seat } lost.
anno1701-event-drawn = Both are ruined at the same moment with { $favour } favour each: a draw.

## where favour comes from

anno1701-source-settler = Settlers ({ $count } × { $marks })
anno1701-source-citizen = Citizens ({ $count } × { $marks })
anno1701-source-merchant = Merchants ({ $count } × { $marks })
anno1701-tally-settler = Settlers
anno1701-tally-citizen = Citizens
anno1701-tally-merchant = Merchants
anno1701-source-gold = { $gold } gold left, { $merchants ->
    [one] 1 merchant
   *[other] { $merchants } merchants
}

## options

anno1701-option-sides = How the sides are chosen
anno1701-option-sides-why = Dealt at random, or chosen by seat 1. The die numbers of the two sides mirror each other.
anno1701-option-first-player = First player
anno1701-option-first-player-why = Rolled with the number die, or a seat is named.
anno1701-option-free-layout = Free layout
anno1701-option-free-layout-why = Landscapes, warehouses and ship are laid as you like. What lies beside a village centre stops growing in chaos, so it matters.
anno1701-option-auto-allocation = Automatic allocation
anno1701-option-auto-allocation-why = You are not asked which landscape gains or which centre pays: the lower one gains, the higher one pays.
anno1701-option-settler-cost = Cost of a settler
anno1701-option-settler-cost-why = The rulebook says 2 wood and 2 cloth in an example, 2 cloth and 2 food in the list. The list is the rule.
anno1701-option-settler-draw = Piles for settlers
anno1701-option-settler-draw-why = With settlers and no citizen: era II only, or era I as well.
anno1701-option-pirates-hunt-source = Source of the pirates’ hunt
anno1701-option-pirates-hunt-source-why = Two passages of the rulebook give any good, one takes it from the rival.
anno1701-option-chaos-blocks = What chaos blocks
anno1701-option-chaos-blocks-why = Landscapes beside a centre in chaos gain nothing at all, or nothing from the dice only.
anno1701-preset-first-game = First game
anno1701-preset-first-game-why = Plays without questions about allocation.
anno1701-preset-own-shore = A shore of one’s own
anno1701-preset-own-shore-why = Choose your side and lay out your cards freely.

## endings

anno1701-ending-favour-name = The Queen’s favour
anno1701-ending-favour-text = In turn { $turn } { WITHIN($seat) } reached { $favour } favour, and the Queen chose that island.
anno1701-ending-merchants-name = A town of merchants
anno1701-ending-merchants-text = In turn { $turn } { WHOSE($seat, "the second merchant") } opened shop; nobody calls it a settlement any more.
anno1701-ending-ruin-name = One shore goes dark
anno1701-ending-ruin-text = In turn { $turn } { WHOSE($loser_seat, "the last gold") } was gone and both villages in uproar. { $seat } { VERB($seat, "wins", "win") }.
anno1701-ending-both-ruined-name = What the fire left
anno1701-ending-both-ruined-text = In turn { $turn } one fire emptied both purses; the Queen chose { WITHIN($seat) }, who had more favour.
anno1701-ending-draw-name = A draw
anno1701-ending-draw-text = Turn { $turn }: the same fire, the same favour. The island belongs to nobody.
