# Anno 1701: words of the table

anno1701-art-title = Anno 1701
anno1701-art-phase-dice = 1 Dice
anno1701-art-phase-action = 2 Action
anno1701-art-phase-final = 3 Final
anno1701-art-turn = Turn **{ $turn }**
anno1701-art-turn-none = Set-up
anno1701-art-whose = { $seat } to move
anno1701-art-seat = { $seat }
anno1701-art-gold = Gold
anno1701-art-unhappy = {""}**{ $count }** upset
anno1701-art-mark-sail = sail
anno1701-art-mark-cannon = guns
anno1701-art-mark-bag = bags
anno1701-art-mark-happy = glad
anno1701-art-tip-mark-sail = How many voyage cards can be turned over; compared with the rival's in a whirlwind and a rescue.
anno1701-art-tip-mark-cannon = Added to the die against pirates. With { $rule-token } or more, and more than the rival, it holds the maritime token.
anno1701-art-tip-mark-bag = With { $rule-token } or more, and more than the rival, it holds the commercial token.
anno1701-art-tip-mark-happy = One gold each whenever tax is rolled.
anno1701-art-hand-short = Hand
anno1701-art-cards = {""}**{ $count }**
anno1701-art-token-commercial = Commerce
anno1701-art-token-maritime = Sea power
anno1701-art-no-token = No token: { $rule-token } bags or guns and the most
anno1701-art-chaos-centre-left = {""}[chain] { $opt-chaos-blocks ->
    [dice_only] Left village in chaos: dice give no { $goods }
   *[all_gains] Left village in chaos: no { $goods }
}
anno1701-art-chaos-centre-right = {""}[chain] { $opt-chaos-blocks ->
    [dice_only] Right village in chaos: dice give no { $goods }
   *[all_gains] Right village in chaos: no { $goods }
}
anno1701-art-chaos-short = {""}[chain] Chaos
anno1701-art-calm = Both villages calm · buildings { $count }/{ $rule-sites }
anno1701-art-chaos = chaos
anno1701-art-wreck = wreck
anno1701-art-overview = Costs
anno1701-art-race = Favour
anno1701-art-race-how = { $rule-favour } favour or { $rule-merchants } merchants win
anno1701-art-number = Number **{ $number }**: every { $number } on both islands
anno1701-art-dice-throw = Click a die, or throw it onto the sea
anno1701-art-dice-wait = Each turn begins with both dice
anno1701-art-dice-event = The number works on both islands, the event strikes both
anno1701-art-event-fire = −1[gold] per own citizen
anno1701-art-event-queen = 1 good if { $rule-calm } or fewer upset
anno1701-art-event-tax = 1 gold per happy face
anno1701-art-event-diplomacy = swap 1 gold and 1 good
anno1701-art-event-commercial-advantage = token takes a good
anno1701-art-event-pirates-hunt = { $opt-pirates-hunt-source ->
    [opponent] sea token takes a good
   *[bank] sea token gains 1 good
}
anno1701-art-ev-safe = 0 fire station
anno1701-art-ev-fire = −{ $count }[gold]
anno1701-art-ev-gift = { $count } upset: +1
anno1701-art-ev-no-gift = none [discontent]{ $count }
anno1701-art-ev-nothing = 0
anno1701-art-ev-tax = +{ $count }[gold]
anno1701-art-ev-swap = one swap
anno1701-art-ev-take = takes one
anno1701-art-ev-no-token = no token
anno1701-art-bank = { $rule-rate } : 1
anno1701-art-hand = Hand **{ $count }** / { $rule-hand }
anno1701-art-hand-full = Full: exchange one at the end
anno1701-art-hand-room = Draw cards in the final phase
anno1701-art-hand-empty = No cards in hand
anno1701-art-discard = Used **{ $count }**
anno1701-art-discard-all = see all
anno1701-art-outlook = Voyage outlook
anno1701-art-outlook-most = up to **{ $count }**
anno1701-art-storm-safe = Whirlwind: { $mine } > { $theirs } safe
anno1701-art-storm-hit = Whirlwind: { $mine } : { $theirs } −2
anno1701-art-odds = to win
anno1701-art-actions = Your actions
anno1701-art-any-order = any order, any number
anno1701-art-over = The game is over
anno1701-art-waiting = Waiting
anno1701-art-waiting-text = The other side is playing. What happens is listed in the log.
anno1701-art-do-build = Build
anno1701-art-do-upgrade = People
anno1701-art-do-repair = Repair
anno1701-art-do-play = Card
anno1701-art-do-bank = Bank
anno1701-art-do-offer = Offer
anno1701-art-do-voyage = Set sail
anno1701-art-do-refill = Draw cards
anno1701-art-do-roll = Roll the dice
anno1701-art-do-end-action-phase = End actions
anno1701-art-do-end-turn = End the turn
anno1701-art-do-stop-drawing = Stop drawing
anno1701-art-do-harbour-skip = No exchange
anno1701-art-do-lodge-skip = No swap
anno1701-art-do-diplomacy-skip = No exchange
anno1701-art-do-privilege-skip = Take nothing
anno1701-art-do-hunt-skip = Take nothing
anno1701-art-do-theatre-decline = Let it happen
anno1701-art-do-spy-decline = Take nothing
anno1701-art-do-decline-offer = Buy nothing more
anno1701-art-do-home = End the voyage
anno1701-art-do-reveal = Turn over the next
anno1701-art-do-fight = Fight
anno1701-art-do-tribute = Pay the tribute
anno1701-art-gain = { $number }[crown]
anno1701-art-gains = { $text }
anno1701-art-state-build = can be built
anno1701-art-state-play = can be played
anno1701-art-state-idle = no use yet
anno1701-art-state-sea = before sailing
anno1701-art-state-wait = not yet
anno1701-art-state-lack = { $what } short
anno1701-art-does-lumberjacks-hut = { $gives }: +1 wood
anno1701-art-does-farm = { $gives }: +1 food
anno1701-art-does-sheep-farm = { $gives }: +1 cloth
anno1701-art-does-brickworks = { $gives }: +1 brick
anno1701-art-does-toolmaker = { $gives }: +1 tool
anno1701-art-does-chapel = { $gives } happy { PLURAL($gives, "person", "people") }
anno1701-art-does-weaving-mill = { $gives } +1 speed
anno1701-art-does-cannon-foundry = { $gives } +1 strength
anno1701-art-does-market = { $gives } money { PLURAL($gives, "bag", "bags") }
anno1701-art-does-school = { $gives } built: +{ $rule-school }[gold]
anno1701-art-does-shipyard = { $gives } ship speed
anno1701-art-does-arsenal = { $gives } ship's strength
anno1701-art-does-trading-house = { $gives } money { PLURAL($gives, "bag", "bags") }
anno1701-art-does-church = { $gives } happy { PLURAL($gives, "person", "people") }
anno1701-art-does-theatre = Pay { $rule-theatre }[gold]: cancel a rival's card
anno1701-art-does-lodge = { $gives } swap a card with a pile
anno1701-art-does-guild = { $gives } +1 good of choice
anno1701-art-does-harbour = { $gives } exchange a good
anno1701-art-does-fire-station = No loss in a fire
anno1701-art-does-pickpocket = Take { $rule-pickpocket }[gold] from the rival
anno1701-art-does-captain = One voyage: +{ $rule-captain }[sail] +{ $rule-captain }[cannon]
anno1701-art-does-inventor = { $rule-inventor } { PLURAL($rule-inventor, "good", "goods") } of choice
anno1701-art-does-revolutionary = The rival loses { $rule-revolution }[gold]
anno1701-art-does-poisoner = The rival loses { $rule-poison } { PLURAL($rule-poison, "good", "goods") }
anno1701-art-does-spy = See the rival's hand, take one
anno1701-art-does-bishop = {""}[gold] for chapels and churches
anno1701-art-does-commander = One voyage: +{ $rule-commander }[sail] +{ $rule-commander }[cannon]
anno1701-art-sea-pirates-3 = Pirates 3
anno1701-art-sea-pirates-4 = Pirates 4
anno1701-art-sea-pirates-5 = Pirates 5
anno1701-art-sea-pirates-6 = Pirates 6
anno1701-art-sea-besieged-trader = Siege 4
anno1701-art-sea-free-trader-luxury = Trader
anno1701-art-sea-free-trader-goods = Trader
anno1701-art-sea-foreign-people-rum = Foreign
anno1701-art-sea-foreign-people-tobacco = Foreign
anno1701-art-sea-foreign-people-bundle = Foreign
anno1701-art-sea-cliffs = Cliffs
anno1701-art-sea-storm = Whirlwind
anno1701-art-sea-flotsam = Cargo
anno1701-art-sea-rescue = Rescue
anno1701-art-voyage = Voyage
anno1701-art-sea-count = card **{ $number }** / { $speed }
anno1701-art-sea-ship = Ship (a wreck ends the voyage)
anno1701-art-sea-more = Each further sail allows one card more
anno1701-art-sea-answer = answer
anno1701-art-sea-next = next
anno1701-art-sea-start = Ready to sail
anno1701-art-sea-start-text = Up to { $speed } { PLURAL($speed, "card", "cards") } can be turned over; the first must be. Below are the cards in the deck, with what each would mean now.
anno1701-art-sea-done = This card is done. Sail on, or go home.
anno1701-art-met-pirates = Pay the tribute, or fight.
anno1701-art-met-besieged = You must fight. A win brings rum or tobacco.
anno1701-art-met-trader = Click a card below, or carry it to the ship, to buy.
anno1701-art-met-cliffs = The ship loses one state.
anno1701-art-met-storm = Speed { $speed } against { $rival }: unless faster, the ship loses two states.
anno1701-art-met-flotsam = Die 1: ship −1, 2: ship +1, 3 wood, 4 cloth, 5 food, 6 a good of your choice.
anno1701-art-met-rescue = Speed { $speed } against { $rival }: as fast or faster earns one gold.
anno1701-art-you = You
anno1701-art-pirates = Pirates
anno1701-art-fight-rule = The higher total wins; equal totals are rolled again.
anno1701-art-pay = Pay
anno1701-art-pay-safe = The ship stays { $state }; the card is done
anno1701-art-pay-cost = Upset { $before } → { $after }
anno1701-art-full = full
anno1701-art-pay-poor = There are not { $gold } gold: fight.
anno1701-art-must-fight = No tribute can be paid: there must be a fight.
anno1701-art-fight = Fight
anno1701-art-rolls-36 = all 36 rolls
anno1701-art-win = win
anno1701-art-lose = lose
anno1701-art-sea-onward = Sail on
anno1701-art-sea-onward-text = { $left } more at most; { $deck } in the deck
anno1701-art-sea-home = End the voyage
anno1701-art-sea-home-text = Everything is kept; the turn ends
anno1701-art-deck-left = One of these { $count } comes next
anno1701-art-sea-did-nothing = no change
anno1701-art-sea-did-won = won
anno1701-art-sea-did-lost = lost
anno1701-art-sea-did-safe = unharmed
anno1701-art-sea-did-late = too late
anno1701-art-sea-did-full = no room
anno1701-art-hold-lacks = { $rank }: { $what } short
anno1701-art-hold-ready = { $rank }: affordable
anno1701-art-hold = Hold and purse
anno1701-art-hold-text = Citizen: 2 rum, 1 tobacco; merchant: 2, 2
anno1701-art-search-text = { $count } { PLURAL($count, "card", "cards") } in their order. Take exactly one; the others keep their order.
anno1701-art-spy = Spy: the rival's hand
anno1701-art-spy-text = Take one card, or none.
anno1701-art-spy-means = The card can be used at once; the rival draws again only in the own final phase
anno1701-art-fan-top = 1 top
anno1701-art-fan-number = { $number }
anno1701-art-fan-last = { $number } last
anno1701-art-take-hand = Hand { $count } of { $all }
anno1701-art-take-spied = It can be used in this turn.
anno1701-art-take-full = The hand is full then, and the turn ends.
anno1701-art-take-more = Then draw one more, or stop.
anno1701-art-take-title = With the { $card }
anno1701-art-take-free = no cost
anno1701-art-take-cost = Cost
anno1701-art-swap-under = under it
anno1701-art-swap-lodge = for the top card of { $pile }
anno1701-art-swap-exchange = then one card from an open pile
anno1701-art-learns = What the rival learns
anno1701-art-learns-yes = { $rule-search } gold paid, and which pile
anno1701-art-learns-no = not the card, not the order
anno1701-art-learns-spy = the card that is taken
anno1701-art-learns-not-spy = nothing else
anno1701-art-stock-now = What there is to pay with
anno1701-art-search-foot = Hidden cards have been seen, so there is no way back. Click a card, or carry it to the hand.
anno1701-art-short-lumberjacks-hut = { $place ->
    [tile] Lumber
   *[hand] Lumberjack
}
anno1701-art-short-farm = Farm
anno1701-art-short-sheep-farm = Sheep
anno1701-art-short-chapel = Chapel
anno1701-art-short-weaving-mill = { $place ->
    [tile] Weaving
   *[hand] Weaving Mill
}
anno1701-art-short-cannon-foundry = Foundry
anno1701-art-short-market = Market
anno1701-art-short-brickworks = Brickworks
anno1701-art-short-toolmaker = Toolmaker
anno1701-art-short-school = School
anno1701-art-short-shipyard = Shipyard
anno1701-art-short-arsenal = Arsenal
anno1701-art-short-trading-house = { $place ->
    [tile] Trading
   *[hand] Trading House
}
anno1701-art-short-church = Church
anno1701-art-short-theatre = Theatre
anno1701-art-short-lodge = Lodge
anno1701-art-short-guild = Guild
anno1701-art-short-harbour = Harbour
anno1701-art-short-fire-station = Fire Station
anno1701-art-short-pickpocket = Pickpocket
anno1701-art-short-captain = Captain
anno1701-art-short-inventor = Inventor
anno1701-art-short-revolutionary = Revolutionary
anno1701-art-short-poisoner = Poisoner
anno1701-art-short-spy = Spy
anno1701-art-short-bishop = Bishop
anno1701-art-short-commander = Commander
anno1701-art-side-lion = Blue shield: forest 2, fields 5
anno1701-art-side-dragon = Red shield: forest 5, fields 2
anno1701-art-split = left { $left }→**{ $left_after }** right { $right }→**{ $right_after }**
anno1701-art-refuse-text = Nothing happens.
anno1701-art-you-get = You get
anno1701-art-you-give = You give
anno1701-art-invite = Two islands, one strait, and a Queen whose favour both want.
anno1701-art-invite-crown = { $rule-favour } favour or { $rule-merchants } merchants win
anno1701-art-invite-turn = Stocks are cards that are turned
anno1701-art-invite-sea = Each card at sea is a risk more
anno1701-art-cost = Cost
anno1701-art-kind-action = Action card: discarded once it is played.
anno1701-art-kind-building = Building: above or below the people; every site is alike.
anno1701-art-rank-pioneer = No favour. { $opt-settler-cost ->
    [wood2_cloth2] Two wood and two cloth make a settler.
   *[cloth2_food2] Two cloth and two food make a settler.
}
anno1701-art-rank-settler = { $rule-settler } favour. { $opt-settler-draw ->
    [I_and_II] Opens the piles II besides the piles I.
   *[II_only] You draw from the piles II then, no longer from I.
}
anno1701-art-rank-citizen = { $rule-citizen } favour. Opens the piles III.
anno1701-art-rank-merchant = { $rule-merchant } favour. { $rule-merchants } of them win the game.
anno1701-art-tip-landscape = The way it is turned is the amount; the plate says it. Its number on the die turns it to the left.
anno1701-art-tip-centre = { $opt-chaos-blocks ->
    [dice_only] Without gold it is in chaos: the dice bring nothing to the cards above and below.
   *[all_gains] Without gold it is in chaos: the cards above and below gain nothing.
} Both in chaos lose the game.
anno1701-art-tip-warehouse = Up to { $rule-warehouse } rum or tobacco, for citizens and merchants.
anno1701-art-tip-ship-text = Can sail from III on. { $rule-repair } wood improves it by one.
anno1701-art-tip-number-die = Number die
anno1701-art-tip-number-die-text = Landscapes and buildings with that number work on both islands.
anno1701-art-tip-event-die = Event die
anno1701-art-tip-event-die-text = Fire, Queen, tax, diplomacy, commerce, piracy.
anno1701-art-tip-voyage-deck = Voyage deck
anno1701-art-tip-voyage-deck-text = Fourteen cards, shuffled for each voyage. Click to sail, or to turn one over.
anno1701-art-tip-discard-pile = Used cards
anno1701-art-tip-discard-pile-text = Action cards that were played. They never return.
anno1701-art-tip-bank = Bank
anno1701-art-tip-bank-text = { $rule-rate } of a kind, or { $rule-rate } gold, for one of any kind.
anno1701-art-tip-sea = Sea
anno1701-art-tip-sea-text = Throw the dice here.
anno1701-art-tip-purse = Purse
anno1701-art-tip-purse-text = Carry it to the pirates to pay the tribute.
anno1701-art-tip-met = The ship that was met
anno1701-art-tip-met-text = Click a pirate to fight.
anno1701-art-tip-ship = Your ship
anno1701-art-tip-pile-text = { $count } { PLURAL($count, "card", "cards") }. Draw the top one, or pay { $rule-search } gold to choose.
anno1701-art-tip-site-me = A free building site
anno1701-art-tip-site-me-text = A building from your hand can stand here. What it brings is the same on every site; { $count } of { $rule-sites } are free.
anno1701-art-tip-site-rival = A free site of your rival
anno1701-art-tip-site-rival-text = Only your rival builds here; { $count } of { $rule-sites } are free.
anno1701-art-tip-hand-me = Your hand
anno1701-art-tip-hand-me-text = { $count } of { $rule-hand } cards. Draw up to { $rule-hand } in the final phase.
anno1701-art-tip-hand-rival = Your rival’s hand
anno1701-art-tip-hand-rival-text = { $count } of { $rule-hand } cards. You see only their eras.
anno1701-art-tip-overview = Overview
anno1701-art-tip-overview-text = What each rank costs stands beside its pile.
anno1701-art-tip-back = A closed card
anno1701-art-tip-back-text = Only its era can be seen.
anno1701-field-left = Coins of the left village
anno1701-field-give = You give
anno1701-field-take = You get
anno1701-field-pay = Paid from
anno1701-field-receive = Put on
anno1701-field-confirm = Last coin
anno1701-art-step-thrown = 1 Throw
anno1701-art-step-number = 2 Number: both islands
anno1701-art-step-event = 3 Event
anno1701-art-throw-here = Throw the dice here
anno1701-art-throw-both = Grab and let go, or click a die. The number works on both islands
anno1701-art-faces = The six events
anno1701-art-ev-no-burghers = 0 no citizen
anno1701-art-ev-no-happy = 0 no glad
anno1701-art-change = { $before }→{ $after }
anno1701-art-village-left = left
anno1701-art-village-right = right
anno1701-art-chip-build-on = ready
anno1701-art-chip-build-off = too dear
anno1701-art-chip-upgrade-off = too dear
anno1701-art-chip-rank-settler = settler
anno1701-art-chip-rank-citizen = citizen
anno1701-art-chip-rank-merchant = merchant
anno1701-art-chip-repair = {""}[wood]{ $wood }→{ $state }
anno1701-art-chip-repair-best = perfect
anno1701-art-chip-play = ready
anno1701-art-chip-play-off = none
anno1701-art-chip-bank = { $rule-rate } → 1
anno1701-art-chip-bank-off = not { $rule-rate }
anno1701-art-chip-offer = to rival
anno1701-art-chip-offer-off = not now
anno1701-art-chip-voyage = ship { $state }
anno1701-art-chip-voyage-off = { $state }, needs III
anno1701-art-chip-refill = { $count } → up to { $after }
anno1701-art-end-merchants = merchants
anno1701-art-end-built = buildings
anno1701-art-end-race-purse = Favour above, gold below
anno1701-art-end-race = Race of favour
anno1701-art-end-favour = { $seat } **{ $favour }** / { $rule-favour }
anno1701-art-end-why = Why it ended
anno1701-art-end-why-rule = With no gold both villages are in chaos, and all is lost at once
anno1701-art-end-turn = Turn { $turn } · { $seat } to move
anno1701-art-blow-fire = Fire
anno1701-art-blow-tribute = Tribute at sea
anno1701-art-blow-bought = Bought at sea
anno1701-art-blow-searched = Searched a pile
anno1701-art-blow-bank = Trade with the bank
anno1701-art-blow-diplomacy = Diplomacy
anno1701-art-blow-theatre = The theatre's price
anno1701-art-blow-pickpocket = Pickpocket
anno1701-art-blow-revolutionary = Revolutionary
anno1701-art-saved-fire = A fire station would have paid nothing
anno1701-art-saved-tribute = A lost fight only costs the ship
anno1701-art-saved-pickpocket = A theatre cancels it for { $rule-theatre } gold
anno1701-art-saved-revolutionary = A theatre cancels it for { $rule-theatre } gold
anno1701-art-saved-thrift = It would still be there unspent
anno1701-art-last-pay-tribute = Pay the last gold (you lose)…
anno1701-art-last-buy-at-sea = Spend the last gold (you lose)…
anno1701-art-last-search-pile = Spend the last gold (you lose)…
anno1701-art-last-theatre-cancel = Spend the last gold (you lose)…
anno1701-art-last-diplomacy = Give the last gold (you lose)…
anno1701-art-paid-left = left { $was }→{ $now }
anno1701-art-paid-right = right { $was }→{ $now }
anno1701-art-choose-trader = What do you buy? Click a card below, or drag it aboard.
anno1701-art-choose-luxury = The spoils: choose one rum or one tobacco.
anno1701-art-choose-luxury-why = A citizen needs 2 rum and 1 tobacco, a merchant 2 of each.
anno1701-art-choose-flotsam = A six: choose any one good.
anno1701-art-choose-flotsam-why = { $opt-chaos-blocks ->
    [dice_only] Not on a full landscape.
   *[all_gains] Not on a full landscape, nor beside a village in chaos.
}
anno1701-art-trade-queen = After 1 gold more than { $rule-calm } are upset: no gift from the Queen.
anno1701-art-trade-calm = After 1 gold no more than { $rule-calm } are upset.
anno1701-art-trade-chaos = { $opt-chaos-blocks ->
    [dice_only] A village without gold is in chaos; the dice bring nothing to the landscapes beside it.
   *[all_gains] A village without gold is in chaos; the landscapes beside it gain nothing.
}
anno1701-art-home-sunk = A wreck
anno1701-art-home-sunk-text = { $count ->
    [one] The voyage ends on its first card
   *[other] The voyage ends on card { $count }
}: the ship is too badly damaged to sail on and lies face down until it is repaired. What was gained at sea stays; the turn is over.
anno1701-art-home-sailed-out = Home again
anno1701-art-home-sailed-out-text = { $count ->
    [one] The ship has sailed its full speed, 1 card
   *[other] The ship has sailed its full speed, { $count } cards
}. What was gained at sea stays; the turn is over.
anno1701-art-home-turned-back = Home in good time
anno1701-art-home-turned-back-text = { $count ->
    [one] The ship turned back after 1 card
   *[other] The ship turned back after { $count } cards
}. What was gained at sea stays; the turn is over.
anno1701-art-home-ship = The ship now
anno1701-art-fight-won = Won
anno1701-art-fight-lost = Lost
anno1701-art-fight-tie = A tie: again
anno1701-art-fight-won-text = The higher total wins: { $gold } gold
anno1701-art-fight-reward-goods-text = The higher total wins: 1 rum or 1 tobacco
anno1701-art-fight-lost-text = The pirates are higher; the ship falls by { $damage }
anno1701-art-fight-tie-text = Equal totals: both roll again
anno1701-art-trade-bank = Trade with the bank
anno1701-art-trade-bank-rule = Any **{ $rule-rate }** alike → **1** of your choice
anno1701-art-trade-offer = An offer to your rival
anno1701-art-trade-offer-rule = Accepted, both swap; refused, nothing is lost
anno1701-art-trade-give = Give
anno1701-art-trade-take = Take
anno1701-art-trade-three = { $rule-rate } alike
anno1701-art-trade-one = any one
anno1701-art-trade-too-few = not { $rule-rate }
anno1701-art-trade-from = Which cards pay (press one to change)
anno1701-art-trade-from-one = The card that pays
anno1701-art-trade-turns = { $count }× clockwise
anno1701-art-trade-choose = First choose what to give and take
anno1701-art-trade-do = Give { $rule-rate } { $give } for 1 { $take }
anno1701-art-trade-hint = Choose at the left what to give: only what you have { $rule-rate } of.
anno1701-art-trade-hint-take = Choose at the right what to take.
anno1701-art-trade-to-offer = Offer to the rival
anno1701-art-trade-to-bank = Trade with the bank
anno1701-art-why-landscape-full = full { $rule-goods }/{ $rule-goods }
anno1701-art-why-landscape-blocked = chaos beside
anno1701-art-why-same-kind = what you give
anno1701-art-why-gold-full = { $rule-gold } gold is all
anno1701-art-why-bad-gold-split = { $why ->
    [full] full { $rule-centre }/{ $rule-centre }
   *[other] chaos first
}
anno1701-art-why-none = has none
anno1701-art-follows-nothing = Nothing becomes possible or impossible by it
anno1701-art-follows-rank = You could afford a { $thing } [crown]
anno1701-art-follows-build = You could build the { $thing }
anno1701-art-follows-repair = You could improve the ship
anno1701-art-follows-gift = The Queen would give again
anno1701-art-follows-no-rank = No { $thing } any more
anno1701-art-follows-no-build = The { $thing } gets too dear
anno1701-art-follows-no-repair = No wood left for the ship
anno1701-art-follows-no-gift = The Queen would give nothing
anno1701-art-confirm-ruin = Last gold: I accept defeat
anno1701-art-confirm-said = Defeat accepted
anno1701-art-offer-choose = Choose what to give and take
anno1701-art-offer-do = Put it to { WITHIN($seat) }
anno1701-art-offer-hint = Press + for what to swap. Rum, tobacco and cards cannot be traded.
anno1701-art-chip-last = asks once more before it is paid
anno1701-art-chip-last-off = not now
anno1701-art-trade-never = More than { $rule-calm } are upset: no gift from the Queen now.
anno1701-art-why-other-side = already on the other side
anno1701-art-build-title = Build
anno1701-art-build-rule = The site makes no difference and can be changed later
anno1701-art-build-none = No building in your hand. Draw cards in the final phase.
anno1701-art-build-hint = Choose a card to build. Which landscapes pay, and where it stands, can be changed then.
anno1701-art-build-choose = First choose a card
anno1701-art-build-do = Build the { $building }
anno1701-art-build-site = Where (it makes no difference)
anno1701-art-build-serves = Each time its number is rolled: +1
anno1701-art-build-gold = gold: L { $left } R { $right }
anno1701-art-build-pays = Which landscapes pay (press to change)
anno1701-art-build-instead = instead
anno1701-art-face-fire = Fire
anno1701-art-face-queen = Queen
anno1701-art-face-tax = Tax
anno1701-art-face-diplomacy = Diplomacy
anno1701-art-face-commercial-advantage = Privilege
anno1701-art-face-pirates-hunt = Pirates
anno1701-art-do-layout = Use this layout
anno1701-art-do-arrange = your own
anno1701-art-arrange-title = Lay out the island
anno1701-art-arrange-rule = Beside a village (chain) only landscapes: chaos blocks them
anno1701-art-arrange-hint = Press the card to move, then the one it changes places with.
anno1701-art-arrange-place = Where does it go? It changes places with the card you press.
anno1701-art-arrange-landscapes = Only landscapes may lie above and below a village centre.
anno1701-art-arrange-usual = As recommended
anno1701-art-arrange-do = Begin like this
anno1701-art-telling-text = What has happened is being told.
anno1701-art-do-search-era1-a = I left −1[gold]
anno1701-art-do-search-era1-b = I right −1[gold]
anno1701-art-do-search-era2-a = II left −1[gold]
anno1701-art-do-search-era2-b = II right −1[gold]
anno1701-art-do-search-era3-a = III left −1[gold]
anno1701-art-do-search-era3-b = III right −1[gold]
anno1701-art-refill-how = Click a lit pile: its top card is free.
anno1701-art-pay-banner = Press a dotted card to let that one pay instead
anno1701-art-pay-title = Build the { $building }?
anno1701-art-pay-bank-title = Trade with the bank?
anno1701-art-pay-village-left = left village
anno1701-art-pay-village-right = right village
anno1701-art-pay-build = Build here
anno1701-art-pay-bank = { $rule-rate } { $give } for 1 { $take }
anno1701-art-last-rule = This is your last gold: paying it loses the game at once
anno1701-art-last-villages = Both villages afterwards
anno1701-art-last-means = Without gold both villages are in chaos and the game is lost. If there is any other way on, take that.
anno1701-art-last-ways = What it pays for
anno1701-art-last-choose = Choose what it pays for.
anno1701-art-last-hint = Press “last gold” to accept defeat; then it can be paid.
anno1701-art-last-do = Pay it and lose

## The race as it stands (F)

anno1701-art-forecast-title = Outlook
anno1701-art-forecast-how = Two ways to win, one to lose
anno1701-art-forecast-crowns = { $rule-favour } favour: { $count } more { $count ->
    [one] rise
   *[other] rises
}
anno1701-art-forecast-merchants = Merchants { $have }/{ $all }: { $count } more { $count ->
    [one] rise
   *[other] rises
}
anno1701-art-forecast-next = Nearest: a { $rank }
anno1701-art-forecast-lacks = still lacking: { $what }
anno1701-art-forecast-paid = everything is there to pay it
anno1701-art-forecast-gold = { $gold } gold away from ruin
anno1701-art-forecast-fire = a fire (−{ $fire }) would be the end
anno1701-art-forecast-thief = one pickpocket would be the end
anno1701-art-forecast-revolution = one revolutionary would be the end
anno1701-art-forecast-chaos = { $opt-chaos-blocks ->
    [dice_only] chaos: the dice give nothing beside it
   *[all_gains] a village in chaos blocks its landscapes
}
anno1701-art-forecast-poor = below 4: nothing from the Queen
anno1701-art-forecast-calm = calm; a fire would take { $fire }
anno1701-art-forecast-level = Level: { $count } to go for both
anno1701-art-forecast-ahead = { $seat } { VERB($seat, "leads", "lead") }: { $count } to go, against { $other }

## What a drop has left open

anno1701-choose-pay-tribute = Which village pays?
anno1701-choose-buy-at-sea = Which village pays?
anno1701-choose-search-pile = Which village pays?
anno1701-choose-theatre-cancel = Which village pays?
anno1701-choose-diplomacy = Which village gives or takes the coin?
anno1701-choose-bank-trade = What do you take for it?

## Examples in the rules

anno1701-art-can = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
anno1701-art-goes = By itself:
anno1701-art-example-components = Your turn begins (A), you draw (B), or 2 food and 2 cloth are there (C).
anno1701-art-example-turn = Your action phase (A, B, C), then your final phase (D); the ship is at III.
anno1701-art-example-turning = The forest holds 2 wood, the fields 3 food; the ship is at I (A to C) or at IV (D).
anno1701-art-example-settlement = You have the sheep farm in hand and a farm above your second inhabitant.
anno1701-art-example-people = A pioneer, a settler, a citizen; you have 2 food, 2 cloth, 2 rum, 1 tobacco.
anno1701-art-example-era-cards = You have 1 wood, 1 cloth, 2 brick and no tools.
anno1701-art-example-luxuries = You have 3 rum and 1 tobacco, and a settler on the left.
anno1701-art-example-first-pile = The game begins: you choose a pile for your first three cards.
anno1701-art-example-coins = The left village is in chaos: gold (A, B), the Queen (C), your turn (D).
anno1701-art-example-dice = Your turn begins (A); a farm works (B); the dice are rolled already (C).
anno1701-art-example-actions = You have 3 food, 1 cloth and no wood.
anno1701-art-example-final = Your hand is full, the ship is at II.
anno1701-art-example-voyage = You have just set sail (A, C), or one card is behind you (B).
anno1701-art-example-buildings = A farm and a fire station stand. At D a harbour works.
anno1701-art-example-upgrade = A settler, a pioneer, a merchant; there is enough of everything.
anno1701-art-example-events = Fire (A), tax (B), Queen (C); you have 3 gold, your rival 2.
anno1701-art-example-action-cards = The rival has pioneers only, you have no chapel and no church.
anno1701-art-example-sea = Pirates (A), a trader under siege (B), rum for sale (C); you have 3 gold.
anno1701-art-example-tokens = With the trading house (2 money bags) at A, without it at B.
anno1701-art-example-chaos = The left village is in chaos: the Queen (A, B), your turn (C), diplomacy (D).
anno1701-art-example-end = 6 favour (A), one merchant and 5 favour (B), one coin left (C).
