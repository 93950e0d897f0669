# Undecim: what the table shows

undecim-art-part-round-start = Start
undecim-art-part-action = Action
undecim-art-part-refill-actions = Refill
undecim-art-part-red-moon = Red moon
undecim-art-part-round-end = End

## the frontier

undecim-art-moon = Moon
undecim-art-moon-left = { $count ->
    [one] **1** counter left
   *[other] **{ $count }** counters left
 }
undecim-art-moon-near = **{ $count }** left · next die { $eyes }+: night
undecim-art-moon-late = **{ $count }** left · the die takes { $die }
undecim-art-moon-last = **{ $count }** left · no night any more
undecim-art-moon-none = **{ $count }** left · red moon tonight
undecim-art-moon-night = **Red Moon Night** is here
undecim-art-deck = Deck
undecim-art-field = Field
undecim-art-field-choose = Choose one face down; all are turned up together
undecim-art-field-take = One each in the order of numbers, never the one you played
undecim-art-field-tray = Cards laid open
undecim-art-field-order = Small numbers act first and take first
undecim-art-laid-open = laid open
undecim-art-unused = unused
undecim-art-down = **{ $count }** face down
undecim-art-down-why = not for taking
undecim-art-played-now = now
undecim-art-played-done = done
undecim-art-played-next = next
undecim-art-played-played = played
undecim-art-played-chosen = chosen
undecim-art-played-open = open
undecim-art-secret-here = lay yours here
undecim-art-secret-wait = choosing
undecim-art-awards = Awards
undecim-art-awards-when = checked at round end
undecim-art-award-gone = won

## awards

undecim-art-award-great-lord =
    hold **7** lands
    or more
undecim-art-award-founder =
    hold **3** settlements
    or more
undecim-art-award-metropolis =
    a settlement of
    level **4** or more
undecim-art-award-hero =
    hold **3** enemies
    or more
undecim-art-award-kingdom =
    hold **4** lands
    of one type
undecim-art-award-tycoon =
    hold **3** gold
    or more
undecim-art-award-demon-slayer =
    discard **3** enemies
    in a night
undecim-art-award-restoration =
    own **2** settlements
    of level 3
undecim-art-award-golden-city =
    a settlement
    with **2** gold
undecim-art-award-short-great-lord = 7 lands
undecim-art-award-short-founder = 3 settlements
undecim-art-award-short-metropolis = 1 of level 4
undecim-art-award-short-hero = 3 enemies
undecim-art-award-short-kingdom = 4 lands alike
undecim-art-award-short-tycoon = 3 gold
undecim-art-award-short-demon-slayer = 3 in a night
undecim-art-award-short-restoration = 2 of level 3
undecim-art-award-short-golden-city = 2 gold in one
undecim-art-night-most = most [enemy]: **any number** for **{ $first }, { $second }, { $third }** …
undecim-art-night-one = all others: **one** for **{ $first }** [vp]
undecim-art-night-seat = { $state ->
    [done] {"["}enemy]{ $count } **+{ $vp }**
    *[other] {"["}enemy] **{ $count }**
 }  {"["}grassland] **+{ $land }**

## seats

undecim-art-land = land **+{ $vp }**
undecim-art-no-towns = no settlement yet
undecim-art-built = built **{ $vp }**
undecim-art-score = Score
undecim-art-score-built = built
undecim-art-score-round = round
undecim-art-score-gold = gold

## the own area

undecim-art-lands = Lands
undecim-art-resources = Resources
undecim-art-gold = Gold, enemies
undecim-art-towns = Settlements
undecim-art-count = { $key ->
    [of_grassland] Grass
    [of_mountain] Mount.
    *[other] { $side }
 } **{ $count }**
undecim-art-new-town = settle
undecim-art-sum-land = { $opt-land-vp ->
    [types_plus_two_sets] { $types ->
        [one] 1 type
       *[other] { $types } types
    }
    [types_only] by { $types ->
        [one] 1 type
       *[other] { $types } types
    }
    [per_card_plus_set] { $lands ->
        [one] 1 land
       *[other] { $lands } lands
    } and sets
    [pairs_plus_set] pairs and sets
   *[none] lands
 }{ $annexed ->
    [0] {""}
    [one] , 1 annexation
   *[other] , { $annexed } annexations
 } = **{ $vp }** [vp]
undecim-art-sum-night = lands tonight = **{ $moon }** [vp]
undecim-art-sum-build = settle: { $rule-settle-least }-{ $rule-settle-most } alike or { $rule-settle-different } unlike
undecim-art-sum-gold = {"["}gold] **{ $gold }** [enemy] **{ $enemy }** [vp]
undecim-art-sum-towns = built **{ $vp }** [vp]
undecim-art-hand-room = the card you take
undecim-art-hand-empty = No resource cards in hand{ $size ->
    [0] .
   *[other] ; at the end of the round you draw up to { $size }.
 }

## what happens now

undecim-art-step-gold = gold line
undecim-art-step-effect = effect
undecim-art-step-auto = auto
undecim-art-turn-now = now
undecim-art-turn-next = next
undecim-art-turn-done = done
undecim-art-now-select = Click a tablet or lay it on your place. The smaller number acts first.
undecim-art-now-red = Red texts in the order of numbers. Cards with [fresh] are safe.
undecim-art-now-wait = Waiting for the others.
undecim-art-now-take = It is yours next round; the rest stays on the wall.
undecim-art-now-night = Whoever has most enemies may discard any number, others one.{ $opt-enemy-replay ->
    [true] {" "}Then as many cards from the hand.
   *[false] {""}
 }
undecim-art-now-bonus = Lay the card in the column of the half that shall count.

## cards

undecim-art-auto = At the end one settle or develop.
undecim-art-row-red = Red
undecim-art-row-black = Black
undecim-art-row-gold = Gold
undecim-art-row-auto = Auto
undecim-art-no-red = no red text
undecim-art-no-gold = no gold line
undecim-art-no-gold-lines = this game uses no gold lines
undecim-art-lines-astrology =
    {"["}hand] up to **2**
    { $opt-moon-manipulation ->
        [set_die] die: **1** or **{ $rule-die-faces }**
       *[counters] {"["}counter] up to ±**2**
    }
undecim-art-gold-astrology = { $opt-moon-manipulation ->
    [set_die] any face
   *[counters] up to ±4
 }
undecim-art-lines-bandits = {"["}hand] up to **2**
undecim-art-red-bandits = res./[gold]
undecim-art-lines-expedition =
    reveal [die3]+1
    gain up to **3**
undecim-art-gold-expedition = +2: gain 5
undecim-art-lines-trade =
    {"["}hand] **2** [gold]
    {"["}deck] **2**
undecim-art-lines-pioneering =
    {"["}hand] **4** lands
    −1 per [settlement]
undecim-art-gold-pioneering = hand +2
undecim-art-lines-invasion-war = {"["}hand] up to **{ $opt-invasion-hand-gain }**
undecim-art-red-invasion-war = { $opt-invasion-land-chosen-by ->
    [giver] 1, theirs
   *[attacker] 1 land
 }
undecim-art-lines-flea-market =
    {"["}deck] 3 → [hand]
    {"["}hand] up to **3**
undecim-art-gold-flea-market = up to 5
undecim-art-lines-subjugation =
    {"["}enemy] from [die3]
    {"["}hand] up to **2**
undecim-art-gold-subjugation = reveal +3
undecim-art-lines-gathering =
    {"["}hand] res. **3**
    {"["}die4]+: [deck] 1
undecim-art-gold-gathering = 5 in all
undecim-art-lines-construction =
    {"["}hand] up to **2**
    {"["}settle] or [develop] ×**2**
undecim-art-lines-prosperity =
    {"["}hand] **2**+[settlement]
    at most 5
undecim-art-lines-black-moon-rite =
    {"["}hand] up to **2**
    { $opt-moon-manipulation ->
        [set_die] die: **{ $rule-die-faces }**
       *[counters] {"["}counter] up to −**4**
    }
undecim-art-lines-night-raid = {"["}hand] up to **2**
undecim-art-red-night-raid = 1 [enemy]/[gold]
undecim-art-lines-beast-hunt =
    {"["}hand] [enemy] **2**
    {"["}deck] **2**
undecim-art-lines-drift =
    {"["}deck] **3**
    {"["}die4]+: [deck] 1
undecim-art-gold-drift = {"["}deck] 5
undecim-art-lines-great-migration =
    turn up to **2**
    {"["}hand] up to **3**
undecim-art-lines-tempest = {"["}hand] up to **2**
undecim-art-red-tempest = all: −1
undecim-art-lines-gold-mine =
    {"["}gold] from [die3]
    {"["}hand] up to **2**
undecim-art-lines-cathedral =
    {"["}hand] up to **2**
    {"["}develop] ×**3**, one
undecim-art-lines-taxation =
    {"["}hand] **2**+[gold]
    at most 5

## prompts

undecim-art-choose-die = Set the die to { $value }
undecim-art-choose-keep = Leave it

## tips

undecim-art-tip-land-text = { $opt-land-vp ->
    [types_plus_two_sets] Each type scores every round, and two of every type more.
    [per_card_plus_set] Each loose land scores every round, and each set of four types more.
    [pairs_plus_set] Every round pairs of two types score, and sets of all four more.
    [types_only] Each type scores every round.
   *[none] Loose lands by themselves score nothing.
 }{ $opt-annexation ->
    [true] {" "}Four different ones become an annexation at the end of your card.
   *[false] {""}
 } Your land bonus is { $land } now.
undecim-art-tip-resource-text = Only the half in whose column it lies counts.
undecim-art-tip-enemy-text = In a Red Moon Night the first brings { $first }, three bring { $three }. Whoever has most may discard any number, others one.
undecim-art-tip-gold-text = { $opt-gold-boost ->
    [spend] Pays for gold lines and joins any settlement.
    [hold] Lets you use gold lines while you hold it, and joins any settlement.
   *[off] Joins any settlement.
 } At the end each is worth { $rule-gold-few }{ $rule-gold-rises ->
    [0] {""}
   *[other] , or { $rule-gold-many } with { $rule-gold-settlements } settlements or more
 }; what is loose now: { $gold }.
undecim-art-tip-loose-text = A loose card ({ $card }); red texts can reach it.
undecim-art-tip-fresh-text = Gained this round ({ $card }): safe from red texts.
undecim-art-tip-town = Settlement
undecim-art-tip-town-text = Level { $level }, worth { $vp } VP. { $opt-develop-cards ->
    [1] One fitting resource or gold develops it.
    [2] One develop adds up to two fitting cards or gold.
   *[other] One develop adds any number of fitting cards or gold.
 }{ $opt-settlement-bonus ->
    [product] {" "}At the end { $opt-settlement-bonus-vp } VP more for each annexation.
    [flat_if_annexed] {" "}At the end { $opt-settlement-bonus-vp } VP more if you have an annexation.
   *[off] {""}
 }
undecim-art-tip-new-text = Two or three equal resources, or two different ones, become a settlement here.
undecim-art-tip-moon = Red moon
undecim-art-tip-moon-text = { $counters ->
    [one] 1 counter is left.
   *[other] { $counters } counters are left.
 } { $opt-moon-manipulation ->
    [set_die] The die takes its own off at the end of the actions; if none is left then, the Red Moon Night falls.
   *[counters] If none is left at the end of the actions, the Red Moon Night falls.
 } A warrior stands on the ridge for each that has gone.
undecim-art-tip-die = Moon die
undecim-art-tip-die-text = It shows { $die } this round. { $opt-moon-manipulation ->
    [set_die] At the end of the actions it takes off as many counters; until then some cards set it, and some look at it.
   *[counters] It took off counters, and some cards look at it.
 }
undecim-art-tip-deck = Deck
undecim-art-tip-deck-text = { $deck } { PLURAL($deck, "card", "cards") } left. When it is empty the discards are shuffled.
undecim-art-tip-discard = Discard pile
undecim-art-tip-discard-text = { $discard } { PLURAL($discard, "card", "cards") }.
undecim-art-tip-down = Face-down cards
undecim-art-tip-down-text = With three players two cards lie face down and nobody may take them.
undecim-art-tip-secret = Chosen card
undecim-art-tip-secret-text = All are turned up together.
undecim-art-tip-hand = Hand
undecim-art-tip-hand-text = Its owner alone sees the cards; the others know only how many there are.
undecim-art-tip-acts = Action cards
undecim-art-tip-acts-text = { $opt-last-round-actions ->
    [2] The action cards to be played next; in the last round both are played.
   *[other] The action cards to choose from each round.
 }
undecim-art-tip-start = Start player
undecim-art-tip-start-text = Rolls the moon die.
undecim-art-tip-tray = Cards laid open
undecim-art-tip-tray-text = Gain from these.
undecim-art-tip-annexed = Annexation
undecim-art-tip-annexed-text = Four different lands that cannot be taken. { $opt-annex-vp ->
    [0] They count for awards
   *[other] They bring { $opt-annex-vp } VP every round
 }{ $opt-annexed-count-in-land-vp ->
    [true] {" "}and in the land bonus like loose ones.
   *[false] .
 }

## before the game

undecim-art-invitation = On the Roman frontier the moon turns red. Eleven action cards build a realm in five rounds.
undecim-art-invitation-1 = choose in secret, reveal together
undecim-art-invitation-2 = only one half of a card counts
undecim-art-invitation-3 = lay resources across to settle
undecim-art-invitation-4 = slay enemies in the red night
undecim-art-sample-refused = Cannot be developed here
undecim-art-sample-why = A settlement of wood takes only wood or gold.
undecim-art-sample-log-1 = **Wood** from the hand
undecim-art-sample-log-2 = Settled **iron, iron**

## the ending

undecim-art-ending-title = { WHOSE($seat, "Dawn") }
undecim-art-ending-text = { $gap } ahead of { WITHIN($second_seat) }. What made the difference: { $vp } by { $source }.
undecim-art-ending-but = { $lost } behind { WITHIN($second_seat) } by { $other }. What made up for it: { $vp } by { $source }.
undecim-art-ending-tie = A tie, decided by the last round's number { $number }.
