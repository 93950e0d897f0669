# Undecim: the secret choice, building, the night

## the secret choice

undecim-choose-chosen = Face down
undecim-choose-count = **{ $count }** of { $seats } have chosen
undecim-choose-field-later = one each can be taken later
undecim-choose-field-last = last round: none is taken
undecim-choose-left = **{ $count }** left
undecim-choose-moon-night =
    As things stand:
    a **Red Moon** tonight
undecim-choose-moon-near =
    Next round: night
    if the die is **{ $count }**+
undecim-choose-moon-far =
    Next round: no night
    by the die alone
undecim-choose-moon-last =
    The last round:
    no night as it stands
undecim-choose-state-done = chosen
undecim-choose-state-now = choose
undecim-choose-state-open = not yet
undecim-choose-order = Order
undecim-choose-order-text = { $most ->
    [1] Before you: **{ $before }** – after: **{ $after }** (2 face down)
   *[other] Before you perhaps: **{ $before }** – after: **{ $after }**
 }
undecim-choose-no-target = Nobody has a card that it could take now
undecim-choose-land = ’s { $mark }: you { $mine }→**{ $mine_after }**, they { $theirs }→**{ $theirs_after }** [vp]
undecim-choose-now-hand = Hand { $hand }: gain up to **{ $most }**, **{ $left }** left
undecim-choose-now-hand-kind = { $fit } of your { $hand } { PLURAL($hand, "card", "cards") } would do: up to **{ $most }**
undecim-choose-now-draw = Hand { $hand } + { $drawn }: gain up to **{ $most }**, **{ $left }** left
undecim-choose-now-reveal = With the die at { $die }: **{ $count }** { PLURAL($count, "card", "cards") }
undecim-choose-gold-none = You hold no gold for it
undecim-choose-gold-pay = Discards 1 [gold]: { $gold }→**{ $left }**
undecim-choose-gold-hold = Holding a [gold] is enough, none is paid
undecim-choose-auto-none = One settle or develop, with what lies there then
undecim-choose-auto-settle = As it lies: settle { $marks } Lv**{ $level }** **{ $gain }**[vp]
undecim-choose-auto-develop = As it lies: develop { $marks } Lv{ $before }→**{ $level }** **{ $gain }**[vp]
undecim-choose-laid = You have laid this card down. Until all have chosen, “Undo” lets you choose again.
undecim-choose-how = The reveal
undecim-choose-how-1 = All lay a card face down ({ $count }/{ $seats })
undecim-choose-how-2 = All are turned up at once
undecim-choose-how-3 = Red texts, low numbers first
undecim-choose-how-4 = Effects and auto, low first
undecim-choose-safe = No red text can reach your cards now
undecim-choose-danger = {"["}steal] A rival may hold { $cards }
undecim-choose-only-you = For your eyes only

## building

undecim-build-ways = What you can build
undecim-build-more = { $count } more by drag
undecim-build-laid = Settlements, laid across
undecim-build-none = No settlement yet. Click a build above, or drag resources to the frame at the right.
undecim-build-new = New settlement
undecim-build-moon-left = **{ $count }** left
undecim-build-moon-night = **Red Moon** tonight
undecim-step-gold = Use the gold line?
undecim-step-gold-paid = Gold line in force
undecim-step-gold-left = Gold line not used
undecim-step-gain-hand = Gain from the hand
undecim-step-gain-hand-table = Gain lands from the hand
undecim-step-gain-hand-count = Gain from the hand
undecim-step-gain-deck = Gain from the deck
undecim-step-gain-deck-if-die = With a high die: gain from the deck
undecim-step-draw-hand = Draw into the hand
undecim-step-reveal-gain = Reveal and gain
undecim-step-shift-moon = Move time counters
undecim-step-build = Settle or develop
undecim-step-develop-one = Develop one settlement
undecim-step-flip = Turn cards
undecim-step-auto = Auto action: settle or develop

## the night

undecim-night-what-double =
    Discard enemies for points.
    The land bonus of this round is **doubled**.
undecim-night-what-annex-vp =
    Discard enemies for points.
    Each annexation brings **{ $opt-moon-annex-vp }** more.
undecim-night-what-annex-draw-play =
    Discard enemies for points.
    Draw and place a card for each annexation.
undecim-night-what-annex-draw-hand =
    Discard enemies for points.
    Draw a card for each annexation into the hand.
undecim-night-what-none =
    Discard enemies for points.
    The land bonus is as always.
undecim-night-die = The die of this round shows { $die }
undecim-night-left = Counters left: **0**
undecim-night-after = Afterwards **{ $count }** { PLURAL($count, "counter is", "counters are") } put back
undecim-night-state-now = now
undecim-night-state-next = next
undecim-night-state-done = done
undecim-night-has = {"["}enemy] **{ $count }**
undecim-night-has-most = {"["}enemy] **{ $count }** most
undecim-night-may-any = any number
undecim-night-may-one = one at most
undecim-night-slain = Discarded
undecim-night-enemies = Enemies
undecim-night-land = Lands
undecim-night-ask = Discard how many?
undecim-night-answer = **{ $count }**:   **+{ $vp }** [vp]
undecim-night-answer-short = **{ $count }**: **+{ $vp }**
undecim-night-mine = { $most ->
    [1] {"["}enemy] You have the most, { $count }: discard any number
   *[other] {"["}enemy] You have { $count }: discard one at most
 }

## the reveal

undecim-reveal-title = Revealed
undecim-reveal-rule = All at once. The low number acts first.
undecim-reveal-moon-left = { $count ->
    [one] **1** counter
   *[other] **{ $count }** counters
 } left on the red moon
undecim-reveal-moon-night = { $count ->
    [one] **1** counter
   *[other] **{ $count }** counters
 }: Red Moon tonight as it stands
undecim-reveal-in-field = in the field
undecim-reveal-follows = What follows
undecim-reveal-always = Always from the low number to the high
undecim-reveal-red = Red texts
undecim-reveal-red-why = first, before any other effect
undecim-reveal-no-red = No card with a red text this round.
undecim-reveal-effects = Effects
undecim-reveal-effects-why = then the auto action: settle or develop
undecim-reveal-end = Round end
undecim-reveal-end-why = for all together
undecim-reveal-take = Take a card
undecim-reveal-take-what = in the order { $order }
undecim-reveal-moon = Red Moon
undecim-reveal-moon-what = enemies score
undecim-reveal-lands = Lands
undecim-reveal-lands-what = { $night ->
    [1] land bonus at night
   *[other] land bonus
 }
undecim-reveal-awards = Awards
undecim-reveal-awards-what = points if met
undecim-reveal-refill = Refill
undecim-reveal-refill-what = hands are refilled
undecim-reveal-final = Scoring
undecim-reveal-final-what = settlements, gold{ $opt-end-order-bonus ->
    [n3_2_1] , order 3·2·1
    [n4_2] , order 4·2
    [4] , order 4
   *[off] {""}
 }
undecim-reveal-first = { $seat } { VERB($seat, "acts", "act") } first
undecim-reveal-nothing = has nothing it could take
undecim-reveal-safe = Settlements, hands and other kinds of cards are safe. It must be done while a target exists.
undecim-night-no-enemy = no enemies
undecim-night-over = The night is over
undecim-night-reset = { $count } { PLURAL($count, "counter lies", "counters lie") } on the red moon again
undecim-night-together = This night
undecim-gain-counters = { $count } left
undecim-gain-night = Red Moon tonight

## the ending

undecim-ending-land = lands
undecim-ending-land-moon = red moon
undecim-ending-annex = annexed
undecim-ending-annex-moon = red moon
undecim-ending-enemy = enemies
undecim-ending-award = awards
undecim-ending-building = built
undecim-ending-settlement-bonus = bonus
undecim-ending-gold = gold
undecim-ending-end-order = order
undecim-ending-decided = The round that decided: { $round }
undecim-ending-decided-final = The final scoring decided
undecim-ending-took = { $action }: { $seat } took { $side } from { WITHIN($victim_seat) }
undecim-ending-change = Here { WITHIN($seat) } gained **{ $change }** on { WITHIN($second_seat) }
undecim-ending-no-award = No award was met.
undecim-ending-way = Round by round
undecim-ending-end = end

## what an answer brings

undecim-art-answer-land = land no. { $count } of its type
undecim-art-answer-resource = to settle and develop: no. { $count }
undecim-art-answer-enemy = points in a red moon: no. { $count }
undecim-art-answer-gold = { $opt-gold-boost ->
    [off] developing, points
   *[other] gold lines, developing, points
 }: no. { $count }
undecim-choose-gain = Which half shall count?
undecim-choose-place-card = Which half shall count?
undecim-pay-with = { $opt-gold-boost ->
    [hold] Holding gold
   *[other] 1 gold
 }
undecim-pay-astrology = { undecim-pay-with }: { $opt-moon-manipulation ->
    [set_die] any face
   *[counters] up to 4 counters
 }
undecim-pay-expedition = { undecim-pay-with }: reveal 2 more, gain 5
undecim-pay-pioneering = { undecim-pay-with }: 2 more cards after
undecim-pay-flea-market = { undecim-pay-with }: gain up to 5
undecim-pay-subjugation = { undecim-pay-with }: reveal 3 more
undecim-pay-gathering = { undecim-pay-with }: up to 5 resources
undecim-pay-drift = { undecim-pay-with }: 5 cards from the deck
undecim-art-tonight = Tonight so far

## examples in the rules

undecim-art-example-settle = Settling. A: 3 stone, B: stone, wood, C: stone, gold, D: 2 stone, wood.
undecim-art-example-develop = A: stone to stone-stone, B: wood to wood-iron, C: gold, D: grassland.
undecim-art-example-red = Red’s Bandits take from blue. The wood was gained this round.
undecim-art-example-night = Red has 2 enemies, blue the most, 3. A discards one, B two.
undecim-art-example-down = Three players, refilling. A: a card face up in the field, B: one that lies face down.
undecim-art-example-mulligan = Mulligan. A: an action card for one of the field, B: a resource card.
undecim-art-example-take = Refilling. A: a card of the field, B: the one that you have just played.
undecim-art-example-gold = Flea Market has a gold line. A: with loose gold, B: without.
undecim-art-example-gain = Gathering gains resources. A: wood, B: its forest, C: gold, D: stone.
undecim-art-example-counters = Astrology, 9 counters. A: remove 2, B: place 1, C: place 2.
undecim-art-example-cathedral = Cathedral, begun at the left. A: there, B: elsewhere, C: a new one.
undecim-art-example-award = The award Hero. A: only you have 3 enemies, B: blue has 3 as well.
undecim-art-example-lands = A: three types twice, B: all four twice, C: the same at night.
undecim-art-example-final = Final scoring, 2 loose gold. A: 3 settlements, B: a fourth.
undecim-art-example-giver = The giver chooses. A: you name blue, B: you take a forest.
undecim-art-example-annexed = Invasion War against blue. A: a loose forest, B: an annexed land.
undecim-art-example-replay = One enemy was discarded, one card may be gained. A: wood, B: gold.
undecim-art-example-moon-land = A night with 2 VP per annexation; you have one, and a loose forest.
undecim-art-example-die = Astrology sets the die, without gold. A: to 6, B: to 3.
undecim-art-example-migration = Great Migration turns loose cards. A: your forest, B: blue’s wood.
undecim-art-example-module-award = The award Golden City. A: 2 gold in a settlement, B: 2 loose gold.
undecim-art-example-of-hand = It lies face down until all have chosen.
undecim-art-example-loose-gold = Loose gold lies in no settlement and does not count.
undecim-art-example-play = Choosing an action card. A: one of your hand, B: one of the field.
undecim-art-example-formulas = 5 lands of 4 types. A: 1 per land, 2 per set, B: pairs and sets, C: 1 per type.
undecim-art-example-scales = A: level 3 by half, B: by the middle scale, C: level 4 by the steep one.
undecim-art-example-gold-points = 2 loose gold. A: 2 or 3 each, B: the same with 4 settlements, C: always 3.
undecim-art-example-settlement-bonus = 2 settlements, 2 annexations, 1 VP. A: the product, B: per settlement.
undecim-art-example-first-enemy = You have 1 enemy, not the most. The first one is worth A: 2 VP, B: 3 VP.
undecim-art-example-further-enemies = You discard 3 enemies. Each further one is worth A: 1 more, B: as much.
undecim-art-example-twelve = Twelve counters, 11 lie there. A: place 1, B: place 2.
undecim-art-example-end-order = Your number is the smallest. A: 3, 2, 1, B: 4, 2.
undecim-art-example-extra-awards = A: Kingdom with 4 forests, B: Tycoon with 3 loose gold.
undecim-art-example-award-points = Hero at 6 VP. A: only you have 3 enemies, B: blue has 3 as well.
undecim-art-example-two-cards = One develop adds up to 2 cards. A: stone and gold, B: stone and 2 gold.
undecim-art-can-settle = { $can ->
    [no] Not allowed.
   *[other] Allowed.
 }
undecim-art-can-develop = { $can ->
    [no] Not allowed.
   *[other] Allowed.
 }
undecim-art-can-take = { $can ->
    [no] Not allowed.
   *[other] Allowed.
 }
undecim-art-can-slay = { $can ->
    [no] Not allowed.
   *[other] Allowed.
 }
undecim-art-can-do = { $can ->
    [no] Not allowed.
   *[other] Allowed.
 }
undecim-art-scores = { $can ->
    [yes] It scores.
   *[other] It scores nothing.
 }

## if it ended now

undecim-forecast-title = If it ended now
undecim-forecast-why = With the land bonus and the awards of this round, then the final scoring. Point at a row to see what it counts.
undecim-forecast-now = points now
undecim-forecast-land = lands
undecim-forecast-award = awards
undecim-forecast-building = settlements
undecim-forecast-gold = gold
undecim-forecast-bonus = bonus
undecim-forecast-order = order
undecim-forecast-total = total
undecim-forecast-rest = { $rounds ->
    [0] The last round.
    [one] 1 round to go.
   *[other] { $rounds } rounds to go.
 } Hands, later land bonuses and what a Red Moon Night yet to fall brings are not counted.
