## the table
cultus-look-closed = closed
cultus-look-power-reconstruction = Build on { $icon }; 2[star] each time
cultus-look-power-unity = Move those next to you
cultus-look-power-industry = Draw 0 to 2 cards first
cultus-look-power-haulage = A move costs one card only
cultus-look-power-friendship = May stack monuments
cultus-look-power-military = Monuments go 2 squares
cultus-look-power-traffic = Walk up to 2 squares
cultus-look-short-reconstruction = Build on { $icon } +2[star]
cultus-look-short-unity = Move those next to you
cultus-look-short-industry = Draw 0 to 2 cards
cultus-look-short-haulage = One card per move
cultus-look-short-friendship = Build on monuments
cultus-look-short-military = Monuments go 2 squares
cultus-look-short-traffic = Walk up to 2 squares
cultus-look-around = near { $icon } ×{ $vp }[star]
cultus-look-around-full = When you build: 3[star] for each { $icon } on the 8 squares around.
cultus-look-hand = Hand **{ $count }** / { $limit }
cultus-look-turn-hint = wheel or R turns a card
cultus-look-hand-empty = No cards in hand
cultus-look-discard = Discards **{ $count }**
cultus-look-phase-start = Start
cultus-look-phase-income = Income
cultus-look-phase-action = Actions
cultus-look-phase-hand = Hand
cultus-look-phase-enemy = Enemy
cultus-look-phase-end = End
cultus-look-turn-of = Turn **{ $turn }** / { $turns }
cultus-look-turn = Turn **{ $turn }**
cultus-look-against = against { $enemy }
cultus-look-cost = Monument cost
cultus-look-stock = Stock
cultus-look-no-cost-cube = You have no cube left to build with
cultus-look-no-plan = not chosen yet
cultus-look-forecast = Today { $vp }[star]
cultus-look-plan-icons = { $vp }[star] per square
cultus-look-plan-pairs = { $vp }[star] per pair
cultus-look-taken-empty = Monument cards lie here once you have built
cultus-look-actions = Your actions
cultus-look-setup = Set-up
cultus-look-over = Final result
cultus-look-step-choose-enemy = Choose the enemy
cultus-look-step-choose-difficulty = Choose the difficulty
cultus-look-step-choose-color = Choose a colour
cultus-look-step-choose-character = Choose a character
cultus-look-step-choose-plan = Choose a plan
cultus-look-step-place-medal = Put down the medal
cultus-look-step-choose-corner = Choose the start corner
cultus-look-step-place-initial-card = Lay a card on the start square
cultus-look-ap = **{ $ap }** left
cultus-look-display = Monument cards
cultus-look-display-price = one for 10 gold
cultus-look-until-end = To the end
cultus-look-cards-left = in the piles
cultus-look-cubes-left = your cubes
cultus-look-effect-in = effect due
cultus-look-pieces = { $count }
cultus-look-turns = { $count ->
    [one] in 1 turn
   *[other] in { $count } turns
}
cultus-look-chip-move = Move pawn
cultus-look-chip-place = Place a card
cultus-look-chip-build = Build
cultus-look-chip-push = Move monument
cultus-look-chip-draw = Draw
cultus-look-chip-character = Character
cultus-look-effect-3 = Pawn to any { $icon }
cultus-look-effect-5 = Monument to any { $icon }
cultus-look-effect-10 = { $vp }[star] per { $icon } around
cultus-look-end-actions = End the actions
cultus-look-stop-draw = Stop drawing
cultus-look-seat = { $seat }

## monument cards by their short names
cultus-look-card-reconstruction = Reconstruction
cultus-look-card-unity = Unity
cultus-look-card-industry = Industry
cultus-look-card-haulage = Haulage
cultus-look-card-friendship = Friendship
cultus-look-card-military = Military
cultus-look-card-traffic = Traffic

## the rival
cultus-look-enemy-baltasar = You draw a card per cube in your stock. Then **+{ $factor }**[star] per discarded card.
cultus-look-enemy-wilhelm = **+{ $factor }**[star] per monument next to another. Always: medal income costs you 2[star].
cultus-look-enemy-eleonora = Your monument gold falls to 0. Then **+{ $factor }**[star] per cube in your stock.
cultus-look-enemy-ruben = You move a monument outwards. Then **+{ $factor }**[star] per kind of icon next to each of his.
cultus-look-enemy-claudia = Character gold falls to 0 (if 0: −5[star]). Then **+{ $factor }**[star] per square of the leftmost pair.
cultus-look-enemy-annette = Her monuments step towards the centre. Then **+{ $factor }**[star] per monument there.
cultus-look-enemy-effect = Effect on the last space
cultus-look-enemy-track = Strikes whenever the cube reaches { $last }.
cultus-look-enemy-today = Today it would score +{ $vp }[star]
cultus-look-enemy-end = At the end of the game
cultus-look-bonus-center = **{ $vp }**[star] per monument on the centre
cultus-look-at-end = At the end
cultus-look-bonus-near = **{ $vp }**[star] per monument next to { $icon }
cultus-look-bonus-icons = **{ $vp }**[star] per { $icon } square
cultus-look-strikes-now = Striking now: +{ $vp }[star]
cultus-look-strikes-next = Strikes next phase: +{ $vp }[star]
cultus-look-strikes-in = { $turns ->
    [one] Strikes in 1 turn
   *[other] Strikes in { $turns } turns
}: +{ $vp }[star] today
cultus-look-mini-character = char. **{ $count }**
cultus-look-mini-cost = cost **{ $count }**
cultus-look-mini-stock = stock **{ $count }**
cultus-look-mini-hand = hand { $count }
cultus-look-mini-monuments = [monument] **{ $count }**, centre **{ $inside }**
cultus-look-track-character = Character
cultus-look-track-cost = Monument
cultus-look-outlook = If it ended now
cultus-look-outlook-center = centre
cultus-look-outlook-plan = plan
cultus-look-outlook-sum = total
cultus-look-last-lap = last lap: **{ $turns }** to go

## before the game
cultus-look-per-baltasar = per discarded card
cultus-look-per-wilhelm = per linked monument
cultus-look-per-eleonora = per cube in stock
cultus-look-per-ruben = per kind beside his
cultus-look-per-claudia = per square of the pair
cultus-look-per-annette = per monument inside
cultus-look-normal = standard
cultus-look-hard = harder
cultus-look-extreme = severe
cultus-look-enemy-starts = Enemy at [star] **{ $vp }**
cultus-look-random-enemy = The enemy is drawn by lot.
cultus-look-deed-baltasar = Every **{ $turns }** turns you draw a card per cube in your stock, and he scores **{ $factor }**[star] per discarded card.
cultus-look-deed-wilhelm = Every **{ $turns }** turns **{ $factor }**[star] per monument next to another. Medal income costs you points.
cultus-look-deed-eleonora = Every **{ $turns }** turns your monument gold falls to 0, and she scores **{ $factor }**[star] per cube in your stock.
cultus-look-deed-ruben = Every **{ $turns }** turns he pushes a monument of yours outwards and scores **{ $factor }**[star] per kind of icon beside each of his.
cultus-look-deed-claudia = Every **{ $turns }** turns she takes your character gold and scores **{ $factor }**[star] per square of the leftmost open pair.
cultus-look-deed-annette = Every **{ $turns }** turns her monuments step towards the centre; **{ $factor }**[star] for each that stands there.
cultus-look-deed-end = At the end **{ $near_vp }**[star] per monument next to { $near }, **{ $vp }**[star] per { $icon }
cultus-look-full-3 = Put your pawn on any { $icon } square without another pawn.
cultus-look-full-5 = Put one of your monuments on any { $icon } square without a monument.
cultus-look-full-10 = 2[star] for each { $icon } around your monuments.

## the ending
cultus-look-tiers = Difference and ending
cultus-look-difference = { $difference }
cultus-look-struck = Turn { $turn }

## what hovering says
cultus-look-tip-square = { $at }  { $icon } { $what }
cultus-look-tip-square-text = { $distance } steps to the centre. Walking between the two icons of an income card pays.
cultus-look-tip-plaza-text = { $distance } steps to the centre. Monuments are built here. Walking here never pays.
cultus-look-tip-empty = { $at }  bare ground
cultus-look-tip-empty-text = No card lies here yet; neither pawns nor monuments may enter.
cultus-look-tip-card = Construction card
cultus-look-tip-card-text = Lay it next to your pawn to rebuild the town. It may be turned by half.
cultus-look-tip-plan = Scores at the end of the game. The numbers count the town of today.
cultus-look-tip-pile = Pile { $slot }: { $count } left
cultus-look-tip-pile-text = Drag it to your hand to draw. Its last card closes the income card below.
cultus-look-tip-income-open = Income { $a } – { $b }
cultus-look-tip-income-open-text = Walking between these two icons pays { $gold }[coin]; the same two squares only once a turn.
cultus-look-tip-income-closed = Closed income card
cultus-look-tip-income-closed-text = { $a } and { $b } no longer pay. Every other walk pays 1[coin] more instead.
cultus-look-tip-monument = Monument ({ $owner })
cultus-look-tip-monument-text = 10[star] on a centre square at the end. With your pawn on its square you may move it.
cultus-look-tip-pawn = Pawn
cultus-look-tip-pawn-text = Walks to squares with cards, up, down, left or right. You lay and build where it stands.
cultus-look-tip-medal = Bonus medal
cultus-look-tip-medal-text = Walks with its income card earn 2[star]. Back in hand it gives 4 actions each turn.
cultus-look-tip-cost = Cost cube
cultus-look-tip-cost-text = On 10, drag it to your pawn's plaza to build a monument.
cultus-look-tip-character = Character cube
cultus-look-tip-character-text = Its gold pays for the effects at 3, 5 and 10.
cultus-look-tip-stock = Cubes in stock
cultus-look-tip-stock-text = With each monument the next one goes to the cost track.
cultus-look-tip-discard = Discard pile: { $count }
cultus-look-tip-discard-text = Hold the button to see all cards.
cultus-look-tip-deck = Monument cards: { $deck } left
cultus-look-tip-deck-text = Refills the display.
cultus-look-tip-track = Gold track
cultus-look-tip-track-text = From 0 to 10. Gold never moves from one track to the other.
cultus-look-tip-ap = Action points: { $ap } left
cultus-look-tip-ap-text = Use them all to end the phase; none carries over.
cultus-look-tip-enemy-cube = The enemy's track
cultus-look-tip-enemy-cube-text = One space each enemy phase; on the fire the effect strikes.
cultus-look-tip-counter = What is left
cultus-look-tip-counter-text = The game ends with the turn of your last monument, or when the piles run out.
cultus-look-tip-mini = Gold and cubes
cultus-look-tip-mini-text = Where the cubes stand on both tracks, and how many are in stock.
cultus-look-tip-mini-monuments = Monuments
cultus-look-tip-mini-monuments-text = How many stand on the map, and how many of them on the centre. Each brings 1[coin] in the income phase; on the centre 10[star] at the end.
cultus-look-tip-mini-plan = Plan card
cultus-look-tip-mini-plan-text = Seen only by its owner until the final scoring.
cultus-look-tip-outlook = If it ended now
cultus-look-tip-outlook-text = The points of today with centre monuments and plan added. The plans of others are hidden, hence the “?”.
cultus-look-tip-their-hand = Hand
cultus-look-tip-their-hand-text = Only the number of cards is known.

## what hovering a control says
cultus-look-control-move = 1[ap]: your pawn goes to an adjacent square. Walking between the two icons of an income card pays.
cultus-look-control-place = 1[ap]: lay a construction card so that it shares an edge with your pawn's square.
cultus-look-control-build = 1[ap]: with 10 on the cost board, build a monument on your pawn's plaza and take a monument card.
cultus-look-control-push = 1[ap]: discard two cards, move a monument on your pawn's square by one and gain 2[star].
cultus-look-control-draw = 1[ap]: choose a pile and draw its top card.
cultus-look-control-character = 0[ap]: pay 3, 5 or 10 of your character's gold for its effect.
cultus-look-control-effect-3 = For 3 of your character's gold, put your pawn on any square with the character's icon.
cultus-look-control-effect-5 = For 5 of your character's gold, put one of your monuments on any square with the character's icon.
cultus-look-control-effect-10 = For 10 of your character's gold, 2[star] for each of the character's icons around your monuments.
cultus-look-control-end-actions = Ends the action phase; the hand adjustment follows.
cultus-look-control-stop-draw = Draw no more; the income phase follows.

## splitting gold
cultus-split-allocate-gold-left = to the monument
cultus-split-allocate-gold-right = to the character
cultus-choose-build-monument = Which monument card?
cultus-choose-move-pawn = Which way?
cultus-choose-move-monument = Which way shall it go?
cultus-choose-use-character = Which effect?

cultus-look-invitation = Rebuild a border town after the war. A game for one to four.
cultus-look-invitation-1 = Choose one of six rivals
cultus-look-invitation-2 = Lay cards, earn gold
cultus-look-invitation-3 = Raise monuments, score
cultus-look-difficulty-normal-sub = enemy from [star] 0
cultus-look-difficulty-hard-sub = enemy from [star] 10
cultus-look-difficulty-extreme-sub = enemy from [star] 20

## lines of the score sheet
cultus-look-tier = { $n } – { $to }
cultus-look-tier-least = { $n } or less
cultus-look-tier-most = { $n } or more
cultus-look-source-bonus-icons = Building
cultus-look-source-site = Rebuilt sites
cultus-look-source-monument-moves = Moved monuments
cultus-look-source-medal = Medal income
cultus-look-source-character-10 = Character
cultus-look-source-discards = Hand limit
cultus-look-source-enemy-losses = Enemy's effect
cultus-look-source-center = Centre { $count }
cultus-look-source-plan-icons = Plan { $icon_mark } { $count }
cultus-look-source-plan-pairs = Plan { $icon_a_mark }{ $icon_b_mark } { $count }
cultus-look-source-difficulty = Difficulty
cultus-look-source-effects = Effects
cultus-look-source-enemy-center = Centre { $count }
cultus-look-source-enemy-near = Next to { $icon_mark } { $count }
cultus-look-source-enemy-icons = { $icon_mark } { $count } squares

## tables of the data, by their names there
cultus-look-table-meta = About the game
cultus-look-table-printed = Components
cultus-look-table-constants = Basic numbers
cultus-look-table-board = Map
cultus-look-table-players = Players and start squares
cultus-look-table-squares = Kinds of squares
cultus-look-table-construction = Construction cards
cultus-look-table-income = Income cards
cultus-look-table-monuments = Monument cards
cultus-look-table-plans = Plan cards
cultus-look-table-characters = Characters
cultus-look-table-enemies = Enemies and difficulty
cultus-look-table-endings = Endings

## the corner of the table in the settings
cultus-look-sample-name-1 = Hana
cultus-look-sample-name-2 = Ken
cultus-look-sample-name-3 = Mio
cultus-look-sample-refused = Not here
cultus-look-sample-why = A **monument** of Annette stands there; a card cannot cover it.
cultus-look-sample-rule = Rule 6.4
cultus-look-sample-log-1 = [church] to [barracks]: **2** [coin]
cultus-look-sample-log-2 = one card off pile **2**

## examples in the rules
cultus-look-example-place = Blue's turn. A card from the hand, laid in three places.
cultus-look-example-move = Blue's turn. Between f3 and g3 the pawn has already been paid.
cultus-look-example-build = 10 gold on the cost board. What if the pawn stood on A, B or C?
cultus-look-example-push = Blue's turn. The pawn is on e4, with 3 cards in hand.
cultus-look-example-closing = Pile 2 has one card left. Above: before it is drawn, below: after.
cultus-look-example-split = 3 gold gained. How can they be split?
cultus-look-example-character = 4 gold on the character card.
cultus-look-example-plan = { $plan } in the final scoring.
cultus-look-example-solo-end = { $enemy } in the final scoring.
cultus-look-example-rival = The cube of { $enemy } is one short of its last space.
cultus-look-can-place = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-look-can-walk = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-look-can-build = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-look-can-push = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-look-can-draw = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-look-can-split = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-look-can-use = { $can ->
    [no] Not allowed.
   *[other] Allowed.
}
cultus-look-can-count = { $can ->
    [but] Does not count.
   *[other] Counts.
}
cultus-look-rival-discards = A card goes.
cultus-look-rival-advances = The cube advances.
cultus-look-rival-strikes = The effect strikes.
cultus-look-rival-scores = It scores.
cultus-look-rival-takes = It is lost.
cultus-look-rival-pushes = It moves.
cultus-look-why-place = An edge of the card touches the pawn's square; no monument and no pawn is covered.
cultus-look-why-no-income = No income card shows these two icons.

## deeds, where the piece is seen
cultus-look-say-place-initial-card = Lay this card first{ $turned ->
    [yes] , turned by 180 degrees
   *[other] {""}
}
cultus-look-say-place-construction = Lay this card at { $at }{ $turned ->
    [yes] , turned by 180 degrees
   *[other] {""}
}
