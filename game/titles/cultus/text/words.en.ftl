# The table in words, for text play.

## the town

cultus-words-turn = Turn { $turn }. { $seat } to move, action points { $ap }.
cultus-words-setting-up = The table is being set up.
cultus-words-town = The town, seen from above:
cultus-words-legend = TH town hall, MK market, WN winery, BR barracks, CH church, MN manor, PZ plaza, NC no card; * monument, @ pawn. The centre is d4, e4, d5, e5.
cultus-words-code-town-hall = TH
cultus-words-code-market = MK
cultus-words-code-winery = WN
cultus-words-code-barracks = BR
cultus-words-code-church = CH
cultus-words-code-manor = MN
cultus-words-code-plaza = PZ
cultus-words-code-none = NC
cultus-words-cells = { $tl } { $tr } / { $bl } { $br }
cultus-words-square = { $at }: { $kind ->
    [none] no card.
   *[other] { $kind }.
}
cultus-words-neighbour = Next to it { $at }: { $kind ->
    [none] no card.
   *[other] { $kind }.
}
cultus-words-pawn = { WHOSE($seat, "Pawn") }: { $at }, { $kind }.
cultus-words-monument = { WHOSE($seat, "Monument", $number) }: { $at }, { $kind }{ $center ->
    [yes] , on the centre.
   *[no] .
}
cultus-words-enemy-monument = Monument { $number } of { $enemy }: { $at }, { $kind }{ $center ->
    [yes] , on the centre.
   *[no] .
}

## cards

cultus-words-income = Piles and income cards. A walk that pays brings { $pay } gold:
cultus-words-slot = { $open ->
    [yes] Pile { $slot }: { $left } { PLURAL($left, "card", "cards") }, { $icon_a } and { $icon_b }.
   *[no] Pile { $slot }: empty, { $icon_a } and { $icon_b } closed.
}
cultus-words-medal = { WHOSE($seat, "Medal") }.
cultus-words-display = Face up: { $card }, bonus icon { $icon }. { $effect }
cultus-words-decks = Monument deck { $deck }, discard pile { $discard }.
cultus-words-effect-reconstruction = You may also build on squares with { $icon }, for 2 points more.
cultus-words-effect-unity = You may move a monument next to your pawn.
cultus-words-effect-industry = In the start phase you draw none, one or two cards.
cultus-words-effect-haulage = Moving a monument costs you one card instead of two.
cultus-words-effect-friendship = You may build on and move to squares that hold a monument.
cultus-words-effect-military = You may move a monument two squares.
cultus-words-effect-traffic = You may walk two squares in one move.

## players

cultus-words-player = { $seat } ({ $color }): { $vp } { PLURAL($vp, "point", "points") }, { $hand } { PLURAL($hand, "card", "cards") } in hand.
cultus-words-cost = Monument money { $gold } of { $most }, cubes in stock { $stock }.
cultus-words-no-cost = No cube left to build with.
cultus-words-character = { $character }, { $gold } of { $most } gold, icon { $icon }.
cultus-words-medal-in-hand = The medal is back: 4 action points.
cultus-words-plan = { $plan }: 2 points for each { $icon }, 2 for each { $icon_a } next to { $icon_b }. Now { $vp } { PLURAL($vp, "point", "points") }.
cultus-words-taken = Owns { $card }. { $effect }
cultus-words-card = { $card } ({ $cells })
cultus-words-hand = In hand: { $cards }.

## the enemy

cultus-words-enemy = { $enemy }: { $vp } { PLURAL($vp, "point", "points") }, track { $space } of { $last }.
cultus-words-enemy-effect = On the last space: { $effect }
cultus-words-enemy-end = At the end: { $near_vp } { PLURAL($near_vp, "point", "points") } for each of its monuments next to { $near }, { $icon_vp } for each { $icon } square, 10 for each monument on the centre. Now { $vp } { PLURAL($vp, "point", "points") }.
cultus-words-effect-enemy-baltasar = you draw a card for each cube in your stock; { $factor } { PLURAL($factor, "point", "points") } for each card in the discard pile.
cultus-words-effect-enemy-wilhelm = { $factor } { PLURAL($factor, "point", "points") } for each monument next to another one. Your medal costs you 2 points instead of bringing them.
cultus-words-effect-enemy-eleonora = your monument money goes to 0; { $factor } { PLURAL($factor, "point", "points") } for each cube in your stock.
cultus-words-effect-enemy-ruben = { $opt-plaza-is-an-icon ->
    [true] you move one of your monuments away from the centre; { $factor } { PLURAL($factor, "point", "points") } for each different icon, the plaza among them, next to each of its monuments.
   *[false] you move one of your monuments away from the centre; { $factor } { PLURAL($factor, "point", "points") } for each different icon next to each of its monuments.
}
cultus-words-effect-enemy-claudia = your character gold goes to 0, or you lose 5 points if there is none; { $factor } { PLURAL($factor, "point", "points") } for each square with an icon of the leftmost open income card.
cultus-words-effect-enemy-annette = her monuments move towards the centre; { $factor } { PLURAL($factor, "point", "points") } for each that stands on it.

## the end

cultus-words-lap = Last lap: { $turns ->
    [one] one more turn.
   *[other] { $turns } more turns.
}
cultus-words-end = { $cards } { PLURAL($cards, "card", "cards") } left in the piles. The game ends when they are gone or a last cube is placed.

## questions

cultus-words-standing = You stand on { $at }, { $kind }. Monument money { $cost }, character gold { $character_gold }, { $vp } { PLURAL($vp, "point", "points") }.
cultus-words-ask-choose-enemy = Choose the enemy.
cultus-words-ask-choose-difficulty = Choose the difficulty.
cultus-words-ask-choose-color = Choose your colour.
cultus-words-ask-choose-character = Keep one of the two characters.
cultus-words-ask-choose-plan = Keep one of the two plans.
cultus-words-ask-place-medal = Put your bonus medal on an income card.
cultus-words-ask-place-initial-card = Lay one card over your start position.
cultus-words-ask-choose-corner = Choose the corner where your pawn starts.
cultus-words-ask-start-draw = { $count ->
    [2] Draw up to two cards, or stop.
   *[other] Draw a card from one of the piles.
}
cultus-words-ask-allocate = Split { $count } gold between monument money and character.
cultus-words-ask-actions = { $count ->
    [0] No action points left.
    [one] 1 action point left.
   *[other] { $count } action points left.
}
cultus-words-ask-hand-adjust = { $count ->
    [one] Discard one card; it costs 2 points.
   *[other] Discard { $count } cards; each costs 2 points.
}
cultus-words-ask-baltasar = Draw { $count ->
    [one] one more card
   *[other] { $count } more cards
} from any piles.
cultus-words-ask-ruben = Move one of your monuments away from the centre.
cultus-words-ask-annette = Move Annette’s monuments towards the centre.

## kinds of action, for lists and help

cultus-words-kind-choose-enemy = choose the enemy
cultus-words-kind-choose-difficulty = choose the difficulty
cultus-words-kind-choose-color = choose a colour
cultus-words-kind-choose-character = keep a character
cultus-words-kind-choose-plan = keep a plan
cultus-words-kind-choose-corner = choose a corner
cultus-words-kind-place-medal = place the medal
cultus-words-kind-place-initial-card = lay the first card
cultus-words-kind-draw-start = draw a card
cultus-words-kind-stop-draw = stop drawing
cultus-words-kind-allocate-gold = split gold
cultus-words-kind-move-pawn = walk
cultus-words-kind-place-construction = lay a card
cultus-words-kind-build-monument = build a monument
cultus-words-kind-move-monument = move a monument
cultus-words-kind-draw-card = draw a card
cultus-words-kind-use-character = use the character
cultus-words-kind-discard-to-limit = discard
cultus-words-kind-end-actions = end the actions
cultus-words-kind-baltasar-draw = draw a card
cultus-words-kind-ruben-push = move an own monument
cultus-words-kind-annette-step = move one of Annette’s monuments

## actions

cultus-say-choose-enemy = Play against { $enemy }.
cultus-say-choose-difficulty = Play at { $difficulty }.
cultus-say-choose-color = Take { $color }.
cultus-say-choose-character = Keep { $character }, icon { $icon }.
cultus-say-choose-plan = Keep { $plan }: { $icon }; { $icon_a } next to { $icon_b }.
cultus-say-choose-corner = Start on { $at }.
cultus-say-place-medal = Put the medal on income card { $slot }, { $icon_a } and { $icon_b }.
cultus-say-place-initial-card = Lay { $card } first: { $cells }{ $turned ->
    [yes] , turned.
   *[no] .
}
cultus-say-draw-start = Draw from pile { $slot }, { $left ->
    [one] the last card
   *[other] { $left } cards
}, { $icon_a } and { $icon_b }.
cultus-say-stop-draw = Draw no more.
cultus-say-allocate-gold = { $to_cost } gold to the monument, { $to_character } to the character.
cultus-say-move-pawn = Walk to { $path }, { $kind }{ $gold ->
    [0] .
   *[other] , for { $gold } gold{ $step ->
        [1] {" "}of the first step.
        [2] {" "}of the second step.
       *[other] .
    }
}
cultus-say-place-construction = Lay { $card } at { $at }: { $cells }{ $turned ->
    [yes] , turned.
   *[no] .
}
cultus-say-build-monument = Build on { $at } and take { $card }: { $vp } { PLURAL($vp, "point", "points") } for { $icon }. { $effect }
cultus-say-move-monument = Move monument { $number } of { $owner } from { $origin } to { $path }, discarding { $discards }.
cultus-say-draw-card = Draw from pile { $slot }, { $left ->
    [one] the last card
   *[other] { $left } cards
}, { $icon_a } and { $icon_b }.
cultus-say-use-character = { $tier ->
    [3] Pay 3 character gold: pawn to { $at }, { $kind }.
    [5] Pay 5 character gold: monument { $number } from { $origin } to { $at }, { $kind }.
   *[10] Pay 10 character gold: { $vp } { PLURAL($vp, "point", "points") }.
}
cultus-say-discard-to-limit = Discard { $cards }.
cultus-say-end-actions = End the actions.
cultus-say-baltasar-draw = Draw from pile { $slot }, { $left ->
    [one] the last card
   *[other] { $left } cards
}.
cultus-say-ruben-push = Move your monument { $number } from { $origin } to { $at }.
cultus-say-annette-step = Move her monument { $number } from { $origin } to { $at }.

## typing

cultus-words-help = Squares are called a1 (top left) to h8, cards c01 to c48 (Card 7 is c07), piles and income cards 1 to 6, and monuments by owner and number, such as 0:1 (the first player’s first) or enemy:1.
