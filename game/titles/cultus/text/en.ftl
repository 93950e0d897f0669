# Cultus: names, refusals, events, points, card texts

## the game

cultus-name-cultus = Cultus
cultus-tagline = Rebuild a border town scarred by war, and win its people.

## kinds of squares

cultus-name-town-hall = Town Hall
cultus-name-market = Market
cultus-name-winery = Winery
cultus-name-barracks = Barracks
cultus-name-church = Church
cultus-name-manor = Manor
cultus-name-plaza = Plaza

## colours

cultus-name-blue = Blue
cultus-name-red = Red
cultus-name-black = Black
cultus-name-yellow = Yellow

## people

cultus-name-baltasar = Baltasar
cultus-name-wilhelm = Wilhelm
cultus-name-eleonora = Eleonora
cultus-name-ruben = Ruben
cultus-name-claudia = Claudia
cultus-name-annette = Annette
cultus-title-baltasar = Chief Administrator
cultus-title-wilhelm = Knight Commander
cultus-title-eleonora = Church Knight
cultus-title-ruben = Margrave
cultus-title-claudia = Political Merchant
cultus-title-annette = Daughter of the Winery
cultus-blurb-baltasar = He leads the officials whom the capital has sent. He hunts for a success to rise by, and lights up at every painting the court never showed him.
cultus-blurb-wilhelm = He held the front line against the empire. Having lost one home to it, he wants a strong army and an unwavering hand.
cultus-blurb-eleonora = A knight to whom, she says, an angel has spoken. Before the demons come she means to bind everybody’s prayers into one.
cultus-blurb-ruben = A lord who puts his people first. Illness kept him from command during the war, and now his chair is shaking.
cultus-blurb-claudia = The eldest of a merchant house, who reads hearts at a glance. Nobody smelt the profits of rebuilding sooner.
cultus-blurb-annette = The war took the man she loved. She wraps the mighty round her finger, and nothing amuses her more than Wilhelm’s ruined plans.
cultus-name-enemy-baltasar = Baltasar
cultus-name-enemy-wilhelm = Wilhelm
cultus-name-enemy-eleonora = Eleonora
cultus-name-enemy-ruben = Ruben
cultus-name-enemy-claudia = Claudia
cultus-name-enemy-annette = Annette

## difficulties

cultus-name-normal = Normal
cultus-name-hard = Hard
cultus-name-extreme = Extreme

## income cards

cultus-name-income-1 = Town Hall – Market
cultus-name-income-2 = Market – Winery
cultus-name-income-3 = Winery – Barracks
cultus-name-income-4 = Barracks – Church
cultus-name-income-5 = Church – Manor
cultus-name-income-6 = Manor – Town Hall

## monument cards

cultus-name-mon-reconstruction-town-hall = Monument of Reconstruction (Town Hall)
cultus-name-mon-reconstruction-market = Monument of Reconstruction (Market)
cultus-name-mon-reconstruction-winery = Monument of Reconstruction (Winery)
cultus-name-mon-reconstruction-barracks = Monument of Reconstruction (Barracks)
cultus-name-mon-reconstruction-church = Monument of Reconstruction (Church)
cultus-name-mon-reconstruction-manor = Monument of Reconstruction (Manor)
cultus-name-mon-unity = Monument of Unity
cultus-name-mon-industry = Monument of Industry
cultus-name-mon-haulage = Monument of Haulage
cultus-name-mon-friendship = Monument of Friendship
cultus-name-mon-military = Monument of the Military
cultus-name-mon-traffic = Monument of Traffic
cultus-name-reconstruction = Monument of Reconstruction
cultus-name-unity = Monument of Unity
cultus-name-industry = Monument of Industry
cultus-name-haulage = Monument of Haulage
cultus-name-friendship = Monument of Friendship
cultus-name-military = Monument of the Military
cultus-name-traffic = Monument of Traffic

## plan cards

cultus-name-plan-administration = Plan of Statecraft
cultus-name-plan-trade = Plan of Trade
cultus-name-plan-harvest = Plan of Harvest
cultus-name-plan-defence = Plan of Defence
cultus-name-plan-faith = Plan of Faith
cultus-name-plan-estates = Plan of Estates

## construction cards

cultus-name-c01 = Card 1
cultus-name-c02 = Card 2
cultus-name-c03 = Card 3
cultus-name-c04 = Card 4
cultus-name-c05 = Card 5
cultus-name-c06 = Card 6
cultus-name-c07 = Card 7
cultus-name-c08 = Card 8
cultus-name-c09 = Card 9
cultus-name-c10 = Card 10
cultus-name-c11 = Card 11
cultus-name-c12 = Card 12
cultus-name-c13 = Card 13
cultus-name-c14 = Card 14
cultus-name-c15 = Card 15
cultus-name-c16 = Card 16
cultus-name-c17 = Card 17
cultus-name-c18 = Card 18
cultus-name-c19 = Card 19
cultus-name-c20 = Card 20
cultus-name-c21 = Card 21
cultus-name-c22 = Card 22
cultus-name-c23 = Card 23
cultus-name-c24 = Card 24
cultus-name-c25 = Card 25
cultus-name-c26 = Card 26
cultus-name-c27 = Card 27
cultus-name-c28 = Card 28
cultus-name-c29 = Card 29
cultus-name-c30 = Card 30
cultus-name-c31 = Card 31
cultus-name-c32 = Card 32
cultus-name-c33 = Card 33
cultus-name-c34 = Card 34
cultus-name-c35 = Card 35
cultus-name-c36 = Card 36
cultus-name-c37 = Card 37
cultus-name-c38 = Card 38
cultus-name-c39 = Card 39
cultus-name-c40 = Card 40
cultus-name-c41 = Card 41
cultus-name-c42 = Card 42
cultus-name-c43 = Card 43
cultus-name-c44 = Card 44
cultus-name-c45 = Card 45
cultus-name-c46 = Card 46
cultus-name-c47 = Card 47
cultus-name-c48 = Card 48

## phases

cultus-name-turn = Start of the turn
cultus-name-start = Start phase
cultus-name-income = Income phase
cultus-name-action = Action phase
cultus-name-hand-adjust = Hand adjustment phase
cultus-name-enemy = Enemy phase
cultus-name-enemy-demand = Enemy phase
cultus-name-enemy-effect = Enemy phase
cultus-name-end = End phase
cultus-name-scoring = Final scoring
cultus-name-over = End of the game
cultus-name-choose-enemy = Choice of the enemy
cultus-name-choose-difficulty = Choice of the difficulty
cultus-name-choose-color = Choice of a colour
cultus-name-choose-character = Choice of a character
cultus-name-choose-plan = Choice of a plan
cultus-name-place-medal = Placing the medals
cultus-name-choose-corner = Placing the pawn
cultus-name-place-initial-card = Laying the first cards

## card texts

cultus-text-reconstruction = You may build on squares with this icon as well as on plazas; each time you do, 2[star].
cultus-text-unity = You may also move a monument directly above, below, left or right of your pawn.
cultus-text-industry = In your start phase draw 0, 1 or 2 cards.
cultus-text-haulage = Moving a monument costs you one [card] less.
cultus-text-friendship = You may build on, and move monuments onto, squares that hold a monument.
cultus-text-military = When you move a monument, it may go one square further.
cultus-text-traffic = When you move your pawn, it may go one square further (one income only).
cultus-text-effect-3 = Put your [pawn] on any other square with this icon that holds no other pawn.
cultus-text-effect-5 = Put one of your [monument] on any other square with this icon that holds no monument.
cultus-text-effect-10 = 2[star] for each square with this icon around your [monument].
cultus-text-enemy-baltasar = Draw one [card] for each [cube] in your stock. Then the enemy gains 3[star] for each card in the discard pile.
cultus-text-enemy-wilhelm = The enemy gains 2[star] for each [monument] next to another one. Always: income with your [medal] costs you 2[star] instead of giving them.
cultus-text-enemy-eleonora = Your [coin] on the cost board goes to 0. Then the enemy gains 16[star] for each [cube] in your stock.
cultus-text-enemy-ruben = { $opt-plaza-is-an-icon ->
    [true] Move one of your [monument] one square away from the centre. Then the enemy gains 4[star] for each different icon, the plaza among them, next to each enemy [monument].
   *[false] Move one of your [monument] one square away from the centre. Then the enemy gains 4[star] for each different icon next to each enemy [monument].
}
cultus-text-enemy-claudia = If your character has no [coin], lose 5[star]; if it has any, they go to 0. Then the enemy gains 4[star] for each icon of the leftmost face-up income card.
cultus-text-enemy-annette = Each enemy [monument] moves one square towards the centre. Then the enemy gains 6[star] for each enemy [monument] on the four centre squares.
cultus-text-enemy-near = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] { $vp } VP for each enemy monument next to { $icon }
    [false] { $vp } VP for each { $icon } next to an enemy monument
}
cultus-text-enemy-icons = { $vp } VP for each { $icon } square
cultus-text-plan-icons = { $vp } VP for each { $icon } square
cultus-text-plan-pairs = { $vp } VP for each { $icon_a } next to { $icon_b }

## options

cultus-option-enemy = Enemy
cultus-automa = enemy
cultus-option-enemy-enemy-baltasar-note = { cultus-title-baltasar }
cultus-option-enemy-enemy-wilhelm-note = { cultus-title-wilhelm }
cultus-option-enemy-enemy-eleonora-note = { cultus-title-eleonora }
cultus-option-enemy-enemy-ruben-note = { cultus-title-ruben }
cultus-option-enemy-enemy-claudia-note = { cultus-title-claudia }
cultus-option-enemy-enemy-annette-note = { cultus-title-annette }
cultus-lobby-choose = Choose your enemy
cultus-lobby-start = Challenge { $who }
cultus-lobby-keys = Arrow keys choose  ·  Enter starts  ·  the flames tell how great a threat it is
cultus-ending-other = Another enemy
cultus-option-difficulty = Difficulty
cultus-option-color = Your colour
cultus-option-colors = Colours by seat
cultus-option-random-enemy = Random enemy
cultus-option-exclude-enemy-as-own-character = The enemy’s person is not offered as your own character
cultus-group-house = A challenge of the house
cultus-option-nightfall = Nightfall: points for the enemy beyond Extreme (0: off)
cultus-option-nightfall-why = Not in the rulebook. With 1 or more the enemy begins with so many points besides, and strikes one space earlier. With 60 the strongest player of the house wins about half of its games.
cultus-option-vp-shortage-rule-applies-to-all-vp-losses = Missing points are paid in gold wherever points are lost
cultus-option-adjacency-is-orthogonal = Adjacent means above, below, left or right only
cultus-option-icons-under-monuments-count = Icons under monuments count
cultus-option-character-10-counts-each-square-once = Character effect 10 counts each square once
cultus-option-plaza-is-an-icon = Ruben’s effect counts the plaza as an icon
cultus-option-enemy-adjacency-bonus-per-monument = The enemy’s end bonus counts monuments (no: icons)
cultus-option-solo-map-card-rotation-random = The cards of the solo town lie at random rotations
cultus-option-monument-may-move-only-onto-carded-squares = Monuments move onto squares with a card only

## questions

cultus-prompt-choose-enemy = Choose the enemy.
cultus-prompt-choose-difficulty = Choose the difficulty.
cultus-prompt-choose-color = Choose your colour.
cultus-prompt-choose-character = Keep one of the two characters.
cultus-prompt-choose-plan = Keep one of the two plans.
cultus-prompt-place-medal = Click a lit card: your medal lies there
cultus-prompt-place-initial-card = Lay one card over your start position.
cultus-prompt-choose-corner = Click a lit corner: your pawn starts there
cultus-prompt-start-draw = { $n ->
    [2] Draw up to two cards, or stop.
   *[other] Draw a card from one of the piles.
}
cultus-prompt-allocate = Split { $n } gold between monument and character.
cultus-prompt-actions = { $n ->
    [one] 1 action point left.
   *[other] { $n } action points left.
}
cultus-prompt-income-step = Which of the two steps shall pay?
cultus-prompt-build-monument = Choose a monument card.
cultus-prompt-move-monument = { $n ->
    [one] Choose 1 card to discard.
   *[other] Choose { $n } cards to discard.
}
cultus-prompt-hand-adjust = { $n ->
    [one] Discard 1 card; it costs 2 VP, missing VP cost gold.
   *[other] Discard { $n } cards; each costs 2 VP, missing VP cost gold.
}
cultus-prompt-baltasar = { $n ->
    [one] Draw 1 more card from any pile.
   *[other] Draw { $n } more cards from any piles.
}
cultus-prompt-ruben = Move one of your monuments away from the centre.
cultus-prompt-annette = Move Annette’s monuments towards the centre.

## names of actions

cultus-action-choose-enemy = Choose the enemy
cultus-action-choose-difficulty = Choose the difficulty
cultus-action-choose-color = Choose a colour
cultus-action-choose-character = Keep a character
cultus-action-choose-plan = Keep a plan
cultus-action-place-medal = Place the medal
cultus-action-place-initial-card = Lay the first card
cultus-action-choose-corner = Choose a corner
cultus-action-draw-start = Draw
cultus-action-stop-draw = Stop drawing
cultus-action-allocate-gold = Split the gold
cultus-action-move-pawn = Walk
cultus-action-place-construction = Place a card
cultus-action-build-monument = Build
cultus-action-move-monument = Move a monument
cultus-action-draw-card = Draw a card
cultus-action-use-character = Character
cultus-action-discard-to-limit = Discard
cultus-action-end-actions = End the actions
cultus-action-baltasar-draw = Draw
cultus-action-ruben-push = Push away
cultus-action-annette-step = Move closer

## refusals

cultus-refusal-not-your-turn = It is not your turn.
cultus-refusal-wrong-phase = That cannot be done in this phase.
cultus-refusal-game-over = The game is over.
cultus-refusal-unknown-action = There is no such action.
cultus-refusal-bad-argument = It is not clear what is meant.
cultus-refusal-must-allocate = Split the { $gold } gold you just gained first.
cultus-refusal-slot-has-medal = The { $owner } medal already lies on income card { $slot }.
cultus-refusal-card-not-covering-start = The card must cover your start position { $square }.
cultus-refusal-not-a-corner = { $square } is no corner. Choose one of the four corners.
cultus-refusal-color-reserved = { $color } belongs to the enemy in solo play.
cultus-refusal-pile-empty = Pile { $slot } has no cards left.
cultus-refusal-must-draw = You must draw a card in the start phase.
cultus-refusal-industry-limit = Industry lets you draw two cards at most.
cultus-refusal-split-wrong-sum = The two parts make { $sum } gold, but you gained { $need }.
cultus-refusal-track-full = No track goes beyond 10: there is room for { $room } gold, not for { $amount }.
cultus-refusal-no-cost-cube = You have no cube left on the cost board. All gold goes to your character.
cultus-refusal-no-ap = You have no action points left.
cultus-refusal-ap-left = { $left ->
    [one] Use your last action point first.
   *[other] Use all your action points first: { $left } are left.
}
cultus-refusal-not-adjacent = { $square } is not next to { $origin }. You can only move to a square above, below, left or right.
cultus-refusal-no-diagonal = From { $origin } to { $square } would be diagonal, which is not allowed.
cultus-refusal-no-card-there = There is no construction card on { $square }.
cultus-refusal-pawn-there = The { $owner } pawn stands on { $square }.
cultus-refusal-needs-traffic = Two squares in one move, as far as { $square }, need the Monument of Traffic.
cultus-refusal-choose-income = Both steps pay: choose one of them.
cultus-refusal-card-not-in-hand = You do not hold { $card }.
cultus-refusal-off-board = The card must lie inside the 4 × 4 area.
cultus-refusal-no-quarter-turn = A card may only be turned by 180 degrees, not by { $rotation }.
cultus-refusal-covers-pawn = The card would cover the { $owner } pawn on { $square }.
cultus-refusal-covers-monument = The card would cover the monument on { $square } ({ $owner }).
cultus-refusal-not-next-to-pawn = At { $square } the card does not lie next to your pawn on { $pawn }{ $opt-adjacency-is-orthogonal ->
    [true] ; touching at a corner is not enough
   *[false] , not even at a corner
}.
cultus-refusal-under-card = A card always goes on top, never underneath.
cultus-refusal-cost-not-ten = You need { $need } gold on the cost board and have { $have }.
cultus-refusal-no-cube-left = You have no cube left to build with.
cultus-refusal-not-plaza = Your pawn on { $square } stands on this: { $kind }. It must be a plaza, or an icon that a Reconstruction of yours permits.
cultus-refusal-monument-there = A monument already stands on { $square } ({ $owner }).
cultus-refusal-not-in-display = The { $card } does not lie face up. Choose one of the face-up monument cards.
cultus-refusal-no-monument-here = There is no such monument on your pawn’s square { $square }.
cultus-refusal-needs-unity = Moving the neighbouring monument on { $square } needs the Monument of Unity.
cultus-refusal-needs-military = Moving a monument two squares, as far as { $square }, needs the Monument of the Military.
cultus-refusal-need-two-cards = You must discard exactly { $need } { PLURAL($need, "card", "cards") } from your hand, not { $have }.
cultus-refusal-need-one-card = With Haulage you discard exactly { $need } { PLURAL($need, "card", "cards") }, not { $have }.
cultus-refusal-character-too-poor = This effect costs { $need } gold; your character card has { $have }.
cultus-refusal-wrong-icon = { $square } shows { $kind }, not { $icon }.
cultus-refusal-same-square = It already stands on { $square }.
cultus-refusal-not-your-monument = Choose one of your own monuments.
cultus-refusal-no-own-monument = You have no monument on the map.
cultus-refusal-discard-count = Discard exactly { $need ->
    [one] 1 card
   *[other] { $need } cards
}, not { $have }.
cultus-refusal-not-away = From { $origin } to { $square } is not away from the centre. It must move one square away.
cultus-refusal-not-towards = From { $origin } to { $square } is not towards the centre. It must move one square closer.
cultus-refusal-not-enemy-monument = Choose one of the monuments of { $enemy }.
cultus-refusal-already-stepped = The monument on { $square } has already moved.

## cautions

cultus-caution-gold-would-be-lost = Of the { $gold } gold this brings, { $lost } would be lost for want of room.
cultus-caution-walk-closed = This walk pays nothing: its income card ({ $card }) is closed.
cultus-caution-walk-already-paid = Between { $a } and { $b } you have already been paid this turn.
cultus-caution-effect-scores-nothing = There is no { $icon } around your monuments: this would score 0.
cultus-caution-hand-over-limit = Your hand will exceed { $limit } { PLURAL($limit, "card", "cards") }; each discard costs 2 VP.
cultus-caution-enemy-strikes = { $enemy } strikes in the enemy phase that follows.

## events: the set-up

cultus-event-enemy-chosen = The enemy is { $enemy }.
cultus-event-difficulty-chosen = The difficulty is { $difficulty }.
cultus-event-color-chosen = { $seat } chose { $color }.
cultus-event-enemy-starts = { $enemy } starts with { $vp } VP.
cultus-event-income-laid = Income cards from the left: { $cards }.
cultus-event-town-laid = { $count } construction { PLURAL($count, "card", "cards") } fill the town.
cultus-event-dealt = { $seat } received { $count } { PLURAL($count, "card", "cards") }.
cultus-event-dealt-private = { $seat } received { $cards }.
cultus-event-character-chosen = { $seat } became { $character }.
cultus-event-plan-chosen = { $seat } chose the { $plan }.
cultus-event-display-laid = Face-up monument cards: { $cards }.
cultus-event-medal-placed = { $seat } put the medal on income card { $slot } ({ $card }).
cultus-event-pawn-placed = { WHOSE($seat, "The pawn") } stands on { $at }.
cultus-event-start-gold = { $seat }, third in turn order, starts with { $gold } gold on the cost track.

## events: a turn

cultus-event-turn-begins = Turn { $turn }: { $seat }
cultus-event-drew = { $seat } drew a card from pile { $slot } ({ $left } left).
cultus-event-drew-private = { $seat } drew { $card } ({ $cells }) from pile { $slot } ({ $left } left).
cultus-event-stopped-drawing = { $seat } { $drawn ->
    [0] drew no card
    [one] stopped after 1 card
   *[other] stopped after { $drawn } cards
}.
cultus-event-income = { WHOSE($seat, "Income") }: { $gold } gold{ $monuments ->
    [0] {""}
   *[other] {" "}({ $base } and { $monuments } for monuments)
}.
cultus-event-gold-lost = { $gold } gold was lost for want of room.
cultus-event-allocated = { $to_cost ->
    [0] { $seat } put { $to_character } gold on the character.
   *[other] { $to_character ->
        [0] { $seat } put { $to_cost } gold on the cost track.
       *[other] { $seat } put { $to_cost } gold on the cost track and { $to_character } on the character.
    }
}
cultus-event-actions-begin = { $seat } { VERB($seat, "has", "have") } { $points } action { PLURAL($points, "point", "points") }.
cultus-event-moved = { $seat } walked from { $start } to { $at }.
cultus-event-walk-paid = Between { $a } and { $b } ({ $card }): { $gold } gold{ $closed ->
    [0] {""}
   *[other] {" "}({ $base } and { $closed } for closed income cards)
}.
cultus-event-medal-vp = { $seat } gained { $vp } VP for the medal on that income card.
cultus-event-medal-turned = Against { $enemy } the medal costs { $vp } VP instead of giving them.
cultus-event-placed = { $seat } laid { $card } ({ $cells }) at { $at }.
cultus-event-built = { $seat } built monument { $number } on { $at }.
cultus-event-site-vp = { $at } shows { $icon }: { $vp } VP from Reconstruction.
cultus-event-took-card = { $seat } took the { $card }.
cultus-event-display-refilled = The { $card } was turned up ({ $left } left in the deck).
cultus-event-bonus-vp = { $icon } around it: { $count } × { $factor } VP makes { $vp }.
cultus-event-last-cube = { $seat } placed the last cube.
cultus-event-discarded = { $seat } discarded { $cards }.
cultus-event-monument-moved = { $seat } moved monument { $number } ({ $owner }) from { $start } to { $at } for { $vp } VP.
cultus-event-character-used = { $seat } used effect { $tier } of { $character } ({ $left } gold left).
cultus-event-pawn-sent = The pawn went from { $start } to { $at }.
cultus-event-monument-sent = Monument { $number } ({ $owner }) went from { $start } to { $at }.
cultus-event-character-vp = { $icon } around own monuments: { $count } × { $factor } VP makes { $vp }.
cultus-event-points-lost = { $points ->
    [one] 1 action point was
   *[other] { $points } action points were
} lost: nothing could be done.
cultus-event-vp-lost = { $seat } lost { $vp } VP.
cultus-event-shortage = { $gold ->
    [0] { $missing } missing VP were forgiven: there was no gold to lose instead.
   *[other] For { $missing } missing VP, { $gold } gold left the cost track.
}
cultus-event-income-closed = Pile { $slot } is empty: its income card ({ $card }) is closed. Walks that pay now bring { $coins } gold more.
cultus-event-medal-returned = { WHOSE($seat, "The medal") } is back: one action point more from the next action phase on.
cultus-event-piles-empty = All piles are empty.
cultus-event-last-lap = { $seat } placed the last cube: one more turn for every other player.

## events: the enemy

cultus-event-enemy-discarded = { $enemy } discarded { $card } ({ $cells }) from pile { $slot } ({ $left } left).
cultus-event-enemy-advanced = The cube of { $enemy } moved to { $space } (effect on { $last }).
cultus-event-enemy-strikes = The effect of { $enemy } strikes.
cultus-event-enemy-returned = The cube of { $enemy } went back to 0.
cultus-event-cost-emptied = { $seat } lost the { $gold } gold on the cost track.
cultus-event-character-emptied = { $seat } lost the { $gold } gold on the character.
cultus-event-ruben-pushed = Monument { $number } ({ $owner }) was pushed from { $start } to { $at }.
cultus-event-annette-stepped = Monument { $number } ({ $owner }) moved from { $start } to { $at }.
cultus-event-effect-baltasar = Cards in the discard pile: { $count } × { $factor } VP makes { $vp } for { $enemy } ({ $total } in all).
cultus-event-effect-wilhelm = Monuments next to another: { $count } × { $factor } VP makes { $vp } for { $enemy } ({ $total } in all).
cultus-event-effect-eleonora = Cubes in stock: { $count } × { $factor } VP makes { $vp } for { $enemy } ({ $total } in all).
cultus-event-effect-ruben = Different icons next to monuments: { $count } ({ $each }) times { $factor } VP makes { $vp } for { $enemy } ({ $total } in all).
cultus-event-effect-claudia = { $icon_a } { $count_a } and { $icon_b } { $count_b }, { $count } { PLURAL($count, "square", "squares") }: { $count } × { $factor } VP makes { $vp } for { $enemy } ({ $total } in all).
cultus-event-effect-claudia-closed = No income card lies face up: { $enemy } gains nothing.
cultus-event-effect-annette = Monuments on the centre: { $count } × { $factor } VP makes { $vp } for { $enemy } ({ $total } in all).

## events: the end

cultus-event-plan-shown = { WHOSE($seat, "The plan") }: { $plan }.
cultus-event-final-center = { $seat }: monuments on the centre, { $count } × { $factor } VP makes { $vp }.
cultus-event-final-plan-icons = { $seat }: { $icon }, { $count } × { $factor } VP makes { $vp }.
cultus-event-final-plan-pairs = { $seat }: { $icon_a } next to { $icon_b }, { $count } × { $factor } VP makes { $vp }.
cultus-event-final-enemy-center = { $enemy }: monuments on the centre, { $count } × { $factor } VP makes { $vp }.
cultus-event-final-enemy-near = { $enemy }: monuments next to { $icon }, { $count } × { $factor } VP makes { $vp }.
cultus-event-final-enemy-icons = { $enemy }: { $icon }, { $count } × { $factor } VP makes { $vp }.
cultus-event-ending = { $vp } to { $rival } (difference { $difference }). Ending: { $ending }.
cultus-event-victory = { $seat } won with { $vp } VP.
cultus-event-shared-victory = { $seat } { VERB($seat, "shares", "share") } the victory with { $vp } VP.

## where points came from

cultus-source-bonus-icons = Building bonuses
cultus-source-site = Reconstruction sites
cultus-source-monument-moves = Moved monuments
cultus-source-medal = Income with the medal
cultus-source-character-10 = Character effect 10
cultus-source-discards = Hand over the limit
cultus-source-enemy-losses = Lost to the enemy’s effect
cultus-source-center = Monuments on the centre ({ $count } × { $factor })
cultus-source-plan-icons = Plan: { $icon } ({ $count } × { $factor })
cultus-source-plan-pairs = Plan: { $icon_a } next to { $icon_b } ({ $count } × { $factor })
cultus-source-difficulty = Difficulty
cultus-source-effects = The enemy’s effects
cultus-source-enemy-near = Monuments next to { $icon } ({ $count } × { $factor })
cultus-source-enemy-icons = { $icon } ({ $count } × { $factor })

## endings

cultus-name-ending-banished = Banished
cultus-name-ending-shadow = Overshadowed
cultus-name-ending-contested = A contested rule
cultus-name-ending-trusted = The people’s trust
cultus-name-ending-beloved = A beloved ruler
cultus-name-ending-glorious = Glorious ruler
cultus-ending-ending-banished-name = { cultus-name-ending-banished }
cultus-ending-ending-banished-text = Nobody speaks your name in the town any more; { $enemy } rules it from end to end.
cultus-ending-ending-shadow-name = { cultus-name-ending-shadow }
cultus-ending-ending-shadow-text = Your works stand, but the crowd looks past them to { $enemy }.
cultus-ending-ending-contested-name = { cultus-name-ending-contested }
cultus-ending-ending-contested-text = You lead by a breath, and { $enemy } is already planning the next move.
cultus-ending-ending-trusted-name = { cultus-name-ending-trusted }
cultus-ending-ending-trusted-text = The townsfolk bring their worries to you first, and { $enemy } has noticed.
cultus-ending-ending-beloved-name = { cultus-name-ending-beloved }
cultus-ending-ending-beloved-text = Feasts are held in your honour, and even the friends of { $enemy } come to them.
cultus-ending-ending-glorious-name = { cultus-name-ending-glorious }
cultus-ending-ending-glorious-text = The border has one ruler, and songs about you outlive { $enemy } and the war alike.
cultus-ending-victory-name = Victory
cultus-ending-victory-text = The town greets its new ruler: { $vp } { PLURAL($vp, "point", "points") } of support are the proof.
cultus-ending-shared-victory-name = A shared victory
cultus-ending-shared-victory-text = Level at { $vp } { PLURAL($vp, "point", "points") }, they raise one cup to the rebuilt town.
