## the table
cultus-art-closed = closed
cultus-art-power-reconstruction = Build on { $icon }; 2[star] each time
cultus-art-power-unity = Move those next to you
cultus-art-power-industry = Draw 0 to 2 cards first
cultus-art-power-haulage = A move costs one card only
cultus-art-power-friendship = May stack monuments
cultus-art-power-military = Monuments go 2 squares
cultus-art-power-traffic = Walk up to 2 squares
cultus-art-short-reconstruction = Build on { $icon } +2[star]
cultus-art-short-unity = Move those next to you
cultus-art-short-industry = Draw 0 to 2 cards
cultus-art-short-haulage = One card per move
cultus-art-short-friendship = Build on monuments
cultus-art-short-military = Monuments go 2 squares
cultus-art-short-traffic = Walk up to 2 squares
cultus-art-around = near { $icon } ×{ $vp }[star]
cultus-art-around-full = When you build: 3[star] for each { $icon } on the 8 squares around.
cultus-art-hand = Hand **{ $count }** / { $limit }
cultus-art-turn-hint = wheel or R turns a card
cultus-art-hand-empty = No cards in hand
cultus-art-discard = Discards **{ $count }**
cultus-art-phase-start = Start
cultus-art-phase-income = Income
cultus-art-phase-action = Actions
cultus-art-phase-hand = Hand
cultus-art-phase-enemy = Enemy
cultus-art-phase-end = End
cultus-art-turn-of = Turn **{ $turn }** / { $turns }
cultus-art-turn = Turn **{ $turn }**
cultus-art-against = against { $enemy }
cultus-art-cost = Monument cost
cultus-art-stock = Stock
cultus-art-no-cost-cube = You have no cube left to build with
cultus-art-no-plan = not chosen yet
cultus-art-today = Today { $vp }[star]
cultus-art-plan-icons = { $vp }[star] per square
cultus-art-plan-pairs = { $vp }[star] per pair
cultus-art-taken-empty = Monument cards lie here once you have built
cultus-art-actions = Your actions
cultus-art-setup = Set-up
cultus-art-over = Final result
cultus-art-step-choose-enemy = Choose the enemy
cultus-art-step-choose-difficulty = Choose the difficulty
cultus-art-step-choose-color = Choose a colour
cultus-art-step-choose-character = Choose a character
cultus-art-step-choose-plan = Choose a plan
cultus-art-step-place-medal = Put down the medal
cultus-art-step-choose-corner = Choose the start corner
cultus-art-step-place-initial-card = Lay a card on the start square
cultus-art-ap = **{ $ap }** left
cultus-art-display = Monument cards
cultus-art-display-price = one for 10 gold
cultus-art-until-end = To the end
cultus-art-cards-left = in the piles
cultus-art-cubes-left = your cubes
cultus-art-effect-in = effect due
cultus-art-pieces = { $count }
cultus-art-turns-now = now
cultus-art-turns = { $count ->
    [one] in 1 turn
   *[other] in { $count } turns
}
cultus-art-chip-move = Move pawn
cultus-art-chip-place = Place a card
cultus-art-chip-build = Build
cultus-art-chip-push = Move monument
cultus-art-chip-draw = Draw
cultus-art-chip-character = Character
cultus-art-effect-3 = Pawn to any { $icon }
cultus-art-effect-5 = Monument to any { $icon }
cultus-art-effect-10 = { $vp }[star] per { $icon } around
cultus-art-end-actions = End the actions
cultus-art-stop-draw = Stop drawing
cultus-art-seat = { $seat }

## monument cards by their short names
cultus-art-card-reconstruction = Reconstruction
cultus-art-card-unity = Unity
cultus-art-card-industry = Industry
cultus-art-card-haulage = Haulage
cultus-art-card-friendship = Friendship
cultus-art-card-military = Military
cultus-art-card-traffic = Traffic

## the rival
cultus-art-enemy-baltasar = You draw a card per cube in your stock. Then **+{ $factor }**[star] per discarded card.
cultus-art-enemy-wilhelm = **+{ $factor }**[star] per monument next to another. Always: medal income costs you 2[star].
cultus-art-enemy-eleonora = Your monument gold falls to 0. Then **+{ $factor }**[star] per cube in your stock.
cultus-art-enemy-ruben = You move a monument outwards. Then **+{ $factor }**[star] per kind of icon next to each of his.
cultus-art-enemy-claudia = Character gold falls to 0 (if 0: −5[star]). Then **+{ $factor }**[star] per square of the leftmost pair.
cultus-art-enemy-annette = Her monuments step towards the centre. Then **+{ $factor }**[star] per monument there.
cultus-art-enemy-effect = Effect on the last space
cultus-art-enemy-track = Strikes whenever the cube reaches { $last }.
cultus-art-enemy-today = Today it would score +{ $vp }[star]
cultus-art-enemy-end = At the end of the game
cultus-art-bonus-center = **{ $vp }**[star] per monument on the centre
cultus-art-at-end = At the end
cultus-art-bonus-near = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] **{ $vp }**[star] per monument next to { $icon }
    [false] **{ $vp }**[star] per { $icon } next to a monument
}
cultus-art-bonus-icons = **{ $vp }**[star] per { $icon } square
cultus-art-strikes-now = Striking now: +{ $vp }[star]
cultus-art-strikes-next = Strikes next phase: +{ $vp }[star]
cultus-art-strikes-in = { $turns ->
    [0] Strikes now
    [one] Strikes in 1 turn
   *[other] Strikes in { $turns } turns
}: +{ $vp }[star] today
cultus-art-due-now = now
cultus-art-due-next = next phase
cultus-art-due-in = { $turns ->
    [0] now
    [one] in 1 turn
   *[other] in { $turns } turns
}
cultus-art-mini-character = char. **{ $count }**
cultus-art-mini-cost = cost **{ $count }**
cultus-art-mini-stock = stock **{ $count }**
cultus-art-mini-hand = hand { $count }
cultus-art-mini-monuments = [monument] **{ $count }**, centre **{ $inside }**
cultus-art-track-character = Character
cultus-art-track-cost = Monument
cultus-art-forecast = If it ended now
cultus-art-forecast-center = centre
cultus-art-forecast-plan = plan
cultus-art-forecast-sum = total
cultus-art-last-lap = last lap: **{ $turns }** to go

## before the game
cultus-art-per-baltasar = per discarded card
cultus-art-per-wilhelm = per linked monument
cultus-art-per-eleonora = per cube in stock
cultus-art-per-ruben = per kind beside his
cultus-art-per-claudia = per square of the pair
cultus-art-per-annette = per monument inside
cultus-art-normal = standard
cultus-art-hard = harder
cultus-art-extreme = severe
cultus-art-enemy-starts = Enemy at [star] **{ $vp }**
cultus-art-random-enemy = The enemy is drawn by lot.
cultus-art-deed-baltasar = Every **{ $turns }** turns you draw a card per cube in your stock, and he scores **{ $factor }**[star] per discarded card.
cultus-art-deed-wilhelm = Every **{ $turns }** turns **{ $factor }**[star] per monument next to another. Medal income costs you points.
cultus-art-deed-eleonora = Every **{ $turns }** turns your monument gold falls to 0, and she scores **{ $factor }**[star] per cube in your stock.
cultus-art-deed-ruben = { $opt-plaza-is-an-icon ->
    [true] Every **{ $turns }** turns he pushes a monument of yours outwards and scores **{ $factor }**[star] per kind of icon (plaza too) beside each of his.
   *[false] Every **{ $turns }** turns he pushes a monument of yours outwards and scores **{ $factor }**[star] per kind of icon beside each of his.
}
cultus-art-deed-claudia = Every **{ $turns }** turns she takes your character gold and scores **{ $factor }**[star] per square of the leftmost open pair.
cultus-art-deed-annette = Every **{ $turns }** turns her monuments step towards the centre; **{ $factor }**[star] for each that stands there.
cultus-art-deed-end = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] At the end **{ $near_vp }**[star] per monument next to { $near }, **{ $vp }**[star] per { $icon }
    [false] At the end **{ $near_vp }**[star] per { $near } next to a monument, **{ $vp }**[star] per { $icon }
}
cultus-art-full-3 = Put your pawn on any { $icon } square without another pawn.
cultus-art-full-5 = Put one of your monuments on any { $icon } square without a monument.
cultus-art-full-10 = 2[star] for each { $icon } around your monuments.

## the ending
cultus-art-tiers = Difference and ending
cultus-art-difference = { $difference }
cultus-art-struck = Turn { $turn }

## what hovering says
cultus-art-tip-square = { $at }  { $icon } { $what }
cultus-art-tip-square-text = { $distance } { PLURAL($distance, "step", "steps") } to the centre. Walking between the two icons of an income card pays.
cultus-art-tip-plaza-text = { $distance } { PLURAL($distance, "step", "steps") } to the centre. Monuments are built here. Walking here never pays.
cultus-art-tip-empty = { $at }  bare ground
cultus-art-tip-empty-text = No card lies here yet; neither pawns nor monuments may enter.
cultus-art-tip-card = Construction card
cultus-art-tip-card-text = Lay it next to your pawn to rebuild the town. It may be turned by half.
cultus-art-tip-plan = Scores at the end of the game. The numbers count the town of today.
cultus-art-tip-pile = Pile { $slot }: { $count } left
cultus-art-tip-pile-text = Drag it to your hand to draw. Its last card closes the income card below.
cultus-art-tip-income-open = Income { $a } – { $b }
cultus-art-tip-income-open-text = Walking between these two icons pays { $gold }[coin]; the same two squares only once a turn.
cultus-art-tip-income-closed = Closed income card
cultus-art-tip-income-closed-text = { $a } and { $b } no longer pay. Every other walk pays 1[coin] more instead.
cultus-art-tip-monument = Monument ({ $owner })
cultus-art-tip-monument-text = 10[star] on a centre square at the end. With your pawn on its square you may move it.
cultus-art-tip-pawn = Pawn
cultus-art-tip-pawn-text = Walks to squares with cards, up, down, left or right. You lay and build where it stands.
cultus-art-tip-medal = Bonus medal
cultus-art-tip-medal-text = Walks with its income card earn 2[star]. Back in hand it gives 4 actions each turn.
cultus-art-tip-cost = Cost cube
cultus-art-tip-cost-text = On 10, drag it to your pawn's plaza to build a monument.
cultus-art-tip-character = Character cube
cultus-art-tip-character-text = Its gold pays for the effects at 3, 5 and 10.
cultus-art-tip-stock = Cubes in stock
cultus-art-tip-stock-text = With each monument the next one goes to the cost track.
cultus-art-tip-discard = Discard pile: { $count }
cultus-art-tip-discard-text = Hold the button to see all cards.
cultus-art-tip-deck = Monument cards: { $deck } left
cultus-art-tip-deck-text = Refills the display.
cultus-art-tip-track = Gold track
cultus-art-tip-track-text = From 0 to 10. Gold never moves from one track to the other.
cultus-art-tip-ap = Action points: { $ap } left
cultus-art-tip-ap-text = Use them all to end the phase; none carries over.
cultus-art-tip-enemy-cube = The enemy's track
cultus-art-tip-enemy-cube-text = One space each enemy phase; on the fire the effect strikes.
cultus-art-tip-counter = What is left
cultus-art-tip-counter-text = The game ends with the turn of your last monument, or when the piles run out.
cultus-art-tip-mini = Gold and cubes
cultus-art-tip-mini-text = Where the cubes stand on both tracks, and how many are in stock.
cultus-art-tip-mini-monuments = Monuments
cultus-art-tip-mini-monuments-text = How many stand on the map, and how many of them on the centre. Each brings 1[coin] in the income phase; on the centre 10[star] at the end.
cultus-art-tip-mini-plan = Plan card
cultus-art-tip-mini-plan-text = Seen only by its owner until the final scoring.
cultus-art-tip-forecast = If it ended now
cultus-art-tip-forecast-text = The points of today with centre monuments and plan added. The plans of others are hidden, hence the “?”.
cultus-art-tip-own-hand = Your hand
cultus-art-tip-own-hand-text = Construction cards to lay or to give. At the end of your turn you keep at most { $limit }.
cultus-art-tip-taken = Monument cards taken
cultus-art-tip-taken-text = One for each monument that is built. Its power helps its owner from then on.
cultus-art-tip-their-hand = Hand
cultus-art-tip-their-hand-text = Only the number of cards is known.

## what hovering a control says
cultus-art-control-move = 1[ap]: your pawn goes to an adjacent square. Walking between the two icons of an income card pays.
cultus-art-control-place = 1[ap]: lay a construction card so that it shares an edge with your pawn's square.
cultus-art-control-build = 1[ap]: with 10 on the cost board, build a monument on your pawn's plaza and take a monument card.
cultus-art-control-push = 1[ap]: discard two cards, move a monument on your pawn's square by one and gain 2[star].
cultus-art-control-draw = 1[ap]: choose a pile and draw its top card.
cultus-art-control-character = 0[ap]: pay 3, 5 or 10 of your character's gold for its effect.
cultus-art-control-effect-3 = For 3 of your character's gold, put your pawn on any square with the character's icon.
cultus-art-control-effect-5 = For 5 of your character's gold, put one of your monuments on any square with the character's icon.
cultus-art-control-effect-10 = For 10 of your character's gold, 2[star] for each of the character's icons around your monuments.
cultus-art-control-end-actions = Ends the action phase; the hand adjustment follows.
cultus-art-control-stop-draw = Draw no more; the income phase follows.

## splitting gold
cultus-split-allocate-gold-left = to the monument
cultus-split-allocate-gold-right = to the character
cultus-choose-build-monument = Which monument card?
cultus-choose-move-pawn = Which way?
cultus-choose-move-monument = Which way shall it go?
cultus-choose-use-character = Which effect?

cultus-art-invitation = Rebuild a border town after the war. A game for one to four.
cultus-art-invitation-1 = Choose one of six enemies
cultus-art-invitation-2 = Lay cards, earn gold
cultus-art-invitation-3 = Raise monuments, score
cultus-art-difficulty-normal-sub = enemy from [star] 0
cultus-art-difficulty-hard-sub = enemy from [star] 10
cultus-art-difficulty-extreme-sub = enemy from [star] 20

## lines of the score sheet
cultus-art-tier = { $n } – { $to }
cultus-art-tier-least = { $n } or less
cultus-art-tier-most = { $n } or more
cultus-art-source-bonus-icons = Building
cultus-art-source-site = Rebuilt sites
cultus-art-source-monument-moves = Moved monuments
cultus-art-source-medal = Medal income
cultus-art-source-character-10 = Character
cultus-art-source-discards = Hand limit
cultus-art-source-enemy-losses = Enemy's effect
cultus-art-source-center = Centre { $count }
cultus-art-source-plan-icons = Plan { $icon_mark } { $count }
cultus-art-source-plan-pairs = Plan { $icon_a_mark }{ $icon_b_mark } { $count }
cultus-art-source-difficulty = Difficulty
cultus-art-source-effects = Effects
cultus-art-source-enemy-center = Centre { $count }
cultus-art-source-enemy-near = Next to { $icon_mark } { $count }
cultus-art-source-enemy-icons = { $icon_mark } { $count } { PLURAL($count, "square", "squares") }
cultus-tally-center = Monuments on the centre
cultus-tally-plan-icons = Plan: squares
cultus-tally-plan-pairs = Plan: neighbours

## tables of the data, by their names there
cultus-art-table-meta = About the game
cultus-art-table-printed = Components
cultus-art-table-constants = Basic numbers
cultus-art-table-board = Map
cultus-art-table-players = Players and start squares
cultus-art-table-squares = Kinds of squares
cultus-art-table-construction = Construction cards
cultus-art-table-income = Income cards
cultus-art-table-monuments = Monument cards
cultus-art-table-plans = Plan cards
cultus-art-table-characters = Characters
cultus-art-table-enemies = Enemies and difficulty
cultus-art-table-endings = Endings

## the corner of the table in the settings
cultus-art-sample-name-1 = Hana
cultus-art-sample-name-2 = Ken
cultus-art-sample-name-3 = Mio
cultus-art-sample-refused = Not here
cultus-art-sample-why = A **monument** of Annette stands there; a card cannot cover it.
cultus-art-sample-rule = Rule 6.4
cultus-art-sample-log-1 = [church] to [barracks]: **2** [coin]
cultus-art-sample-log-2 = one card off pile **2**

## examples in the rules
cultus-art-example-place = Blue's turn. A card from the hand, laid in three places.
cultus-art-example-move = Blue's turn. Between f3 and g3 the pawn has already been paid.
cultus-art-example-build = 10 gold on the cost board. What if the pawn stood on A, B or C?
cultus-art-example-push = Blue's turn. The pawn is on e4, with 3 cards in hand.
cultus-art-example-closing = Pile 2 has one card left. Above: before it is drawn, below: after.
cultus-art-example-split = 3 gold gained. How can they be split?
cultus-art-example-character = 4 gold on the character card.
cultus-art-example-plan = { $plan } in the final scoring.
cultus-art-example-solo-end = { $enemy } in the final scoring.
cultus-art-example-rival = The cube of { $enemy } is one short of its last space.
cultus-art-can-place = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-art-can-walk = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-art-can-build = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-art-can-push = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-art-can-draw = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-art-can-split = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-art-can-use = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-art-can-count = { $can ->
    [but] Does not count.
   *[other] Counts.
}
cultus-art-rival-discards = A card goes.
cultus-art-rival-advances = The cube advances.
cultus-art-rival-strikes = The effect strikes.
cultus-art-rival-scores = It scores.
cultus-art-rival-takes = It is lost.
cultus-art-rival-pushes = It moves.
cultus-art-why-place = An edge of the card touches the pawn's square; no monument and no pawn is covered.
cultus-art-why-no-income = No income card shows these two icons.

## deeds, where the piece is seen
cultus-art-say-place-initial-card = Lay this card first{ $turned ->
    [yes] , turned by 180 degrees
   *[other] {""}
}
cultus-art-say-place-construction = Lay this card at { $at }{ $turned ->
    [yes] , turned by 180 degrees
   *[other] {""}
}

## the forecast
cultus-art-race-now = Now
cultus-art-race-sum = If it ended now
cultus-art-race-rival = Enemy
cultus-art-race-center = Monuments in the centre
cultus-art-race-icons = Plan: each { $icon }
cultus-art-race-pairs = Plan: { $icon_a }{ $icon_b } side by side
cultus-art-race-rival-center = Monuments in the centre
cultus-art-race-rival-near = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] Monuments next to { $icon }
    [false] { $icon } next to monuments
}
cultus-art-race-rival-icons = Each { $icon }
cultus-art-race-to-come = Still to come
cultus-art-race-gold = Gold for the next monument { $gold } / { $price }
cultus-art-race-gold-why = { $price } gold build one; squares around it score
cultus-art-race-turns = { $turns ->
    [0] It ends now
    [one] About one more turn
   *[other] About { $turns } more turns
}
cultus-art-race-turns-why = { $cards } { PLURAL($cards, "card", "cards") } left in the piles; drawing ends it sooner
cultus-art-race-piles = { $cards } { PLURAL($cards, "card", "cards") } left in the piles
cultus-art-race-ends = The last cube built also ends the game
cultus-art-race-strike = Strikes in turn { $turn }: **+{ $vp }**[star]
cultus-art-race-strike-why = Counted on the town as it is now
cultus-art-race-again = Again in turn { $turn }: **+{ $vp }**[star]
cultus-art-race-again-why = Not if the piles run out before
cultus-art-race-clock = The clock of { $enemy }
cultus-art-race-as-now = If the town stayed as it is
cultus-art-race-difference = If it ended now: **{ $difference }**
cultus-art-race-hint = Point at a row to count it
cultus-art-race-missing = **{ $vp }**[star] short of winning
cultus-art-race-ahead = **{ $vp }**[star] ahead
