# Undecim: names, phases, sources of points, card texts

## the game

undecim-name-undecim = Undecim
undecim-tagline = Eleven action cards go round, a red moon waxes, and in five rounds a land is settled.

## halves and kinds of resource cards

undecim-name-grassland = Grassland
undecim-name-forest = Forest
undecim-name-swamp = Swamp
undecim-name-mountain = Mountain
undecim-name-stone = Stone
undecim-name-wood = Wood
undecim-name-clay = Clay
undecim-name-iron = Iron
undecim-name-enemy = Enemy
undecim-name-gold = Gold
undecim-name-land = Land
undecim-name-resource = Resource
undecim-name-any = any kind
undecim-name-same = Settlement of equal resources
undecim-name-different = Settlement of different resources

## action cards

undecim-name-astrology = Astrology
undecim-name-bandits = Bandits
undecim-name-expedition = Expedition
undecim-name-trade = Trade
undecim-name-pioneering = Pioneering
undecim-name-invasion-war = Invasion War
undecim-name-flea-market = Flea Market
undecim-name-subjugation = Subjugation
undecim-name-gathering = Gathering
undecim-name-construction = Construction
undecim-name-prosperity = Prosperity
undecim-name-black-moon-rite = Black Moon Rite
undecim-name-night-raid = Night Raid
undecim-name-beast-hunt = Beast Hunt
undecim-name-drift = Drift
undecim-name-great-migration = Great Migration
undecim-name-tempest = Tempest
undecim-name-gold-mine = Gold Mine
undecim-name-cathedral = Cathedral
undecim-name-taxation = Taxation

## awards

undecim-name-great-lord = Great Lord
undecim-name-founder = Founder
undecim-name-metropolis = Metropolis
undecim-name-hero = Hero
undecim-name-kingdom = Kingdom
undecim-name-tycoon = Tycoon
undecim-name-demon-slayer = Demon Slayer
undecim-name-restoration = Restoration
undecim-name-golden-city = Golden City

## modules

undecim-name-dark-age = Dark Age
undecim-name-storm-age = Storm Age
undecim-name-golden-age = Golden Age

## other components

undecim-name-action-card = Action card
undecim-name-red-moon-card = Red Moon Night card
undecim-name-award-card = Award card
undecim-name-module-card = Module card
undecim-name-resource-card = Resource card
undecim-name-score-card = Score card
undecim-name-summary-card = Summary card
undecim-name-score-marker-set = Score markers
undecim-name-time-counter = Time counter
undecim-name-moon-die = Moon die
undecim-name-red = Red
undecim-name-blue = Blue
undecim-name-green = Green
undecim-name-yellow = Yellow

## values of options

undecim-name-types-plus-two-sets = 1 per type, +2 for two of each
undecim-name-per-card-plus-set = 1 per card, +2 per set
undecim-name-pairs-plus-set = 1 per pair, 3 per set
undecim-name-types-only = 1 per type
undecim-name-none = None
undecim-name-off = Off
undecim-name-both = Both
undecim-name-double = Doubled
undecim-name-annex-vp = VP per annexation
undecim-name-annex-draw-play = Draw and place one per annexation
undecim-name-annex-draw-hand = Draw one per annexation into the hand
undecim-name-product = Settlements × annexations
undecim-name-flat-if-annexed = Per settlement, with an annexation
undecim-name-attacker = The attacker
undecim-name-giver = The giver
undecim-name-draft14 = Draft 14
undecim-name-half = Half
undecim-name-mid = Middle
undecim-name-steep = Steep
undecim-name-3-5 = 3, or 5
undecim-name-2-3 = 2, or 3
undecim-name-3-flat = Always 3
undecim-name-2-flat = Always 2
undecim-name-counters = Move counters
undecim-name-set-die = Set the die
undecim-name-3-2-1 = 3, 2, 1
undecim-name-4-2 = 4, 2
undecim-name-99 = Any number
undecim-name-spend = Discard 1 gold
undecim-name-hold = Hold 1 gold
undecim-name-fixed = Fixed
undecim-name-mixed = Mixed

## phases and parts of a round

undecim-phase-mulligan = Mulligan
undecim-phase-round-start = Round start
undecim-phase-bonus = Bonus resource
undecim-phase-select = Choosing action cards
undecim-phase-red = Red texts
undecim-phase-act = Action phase
undecim-phase-take = Action refill phase
undecim-phase-moon = Red Moon Night
undecim-phase-night = Red Moon Night
undecim-phase-land = Round end
undecim-phase-land-draw = Round end
undecim-phase-awards = Round end
undecim-phase-refill = Round end
undecim-phase-scoring = Final scoring
undecim-phase-over = The game is over
undecim-part-round = Round { $number }
undecim-part-round-start = Round start
undecim-part-action = Action phase
undecim-part-turn = Turn: { $seat }
undecim-part-refill-actions = Action refill phase
undecim-part-red-moon = Red Moon Night
undecim-part-round-end = Round end

## sources of points

undecim-source-land = Land bonus
undecim-source-land-moon = Land bonus, red-moon part
undecim-source-annex = Annexations
undecim-source-annex-moon = Annexations, red-moon part
undecim-source-enemy = Enemies
undecim-source-award = Awards
undecim-source-building = Buildings
undecim-source-gold = Gold
undecim-source-settlement-bonus = Settlement bonus
undecim-source-end-order = End-order bonus

## what the cards say

undecim-text-astrology = Gain up to 2 cards from your hand. { $opt-moon-manipulation ->
    [set_die] Then you may set the moon die to 1 or { $rule-die-faces }.
   *[counters] Then remove or place up to 2 time counters.
 }
undecim-text-bandits = Gain up to 2 cards from your hand.
undecim-text-expedition = Reveal as many cards from the deck as the moon die shows, plus 1. Gain up to 3 of them, discard the rest.
undecim-text-trade = Gain up to 2 gold from your hand. Then gain 2 cards from the deck.
undecim-text-pioneering = Gain lands from your hand: up to 4 if you have no settlement, up to 3 with one, up to 2 with two or more.
undecim-text-invasion-war = Gain up to { $opt-invasion-hand-gain } cards from your hand.
undecim-text-flea-market = Draw 3 cards from the deck into your hand. Then gain up to 3 cards from your hand.
undecim-text-subjugation = Reveal as many cards from the deck as the moon die shows and gain any number of enemies among them; discard the rest. Then gain up to 2 cards from your hand.
undecim-text-gathering = Gain up to 3 resources from your hand. Then, if the moon die shows 4 or more, gain 1 card from the deck.
undecim-text-construction = Gain up to 2 cards from your hand. Then settle or develop up to 2 times; your auto action comes on top.
undecim-text-prosperity = Gain from your hand up to 2 cards plus 1 for each of your settlements, 5 at most.
undecim-text-black-moon-rite = Gain up to 2 cards from your hand. { $opt-moon-manipulation ->
    [set_die] Then you may set the moon die to { $rule-die-faces }.
   *[counters] Then remove up to 4 time counters.
 }
undecim-text-night-raid = Gain up to 2 cards from your hand.
undecim-text-beast-hunt = Gain up to 2 enemies from your hand. Then gain 2 cards from the deck.
undecim-text-drift = Gain 3 cards from the deck. Then, if the moon die shows 4 or more, gain 1 more from the deck.
undecim-text-great-migration = Turn up to 2 of your own loose cards to their other half. Then gain up to 3 cards from your hand.
undecim-text-tempest = Gain up to 2 cards from your hand.
undecim-text-gold-mine = Reveal as many cards from the deck as the moon die shows and gain any number of gold among them; discard the rest. Then gain up to 2 cards from your hand.
undecim-text-cathedral = Gain up to 2 cards from your hand. Then develop one of your settlements up to 3 times; your auto action comes on top.
undecim-text-taxation = Gain from your hand up to 2 cards plus 1 for each gold you hold, 5 at most.
undecim-red-bandits = Take one loose resource or one loose gold from one other player.
undecim-red-invasion-war = { $opt-invasion-land-chosen-by ->
    [giver] Take one land from one other player, who chooses which.
   *[attacker] Take one land from one other player.
 }
undecim-red-night-raid = Take one enemy or one loose gold from one other player.
undecim-red-tempest = Each other player discards one land or one loose resource of their choice.
undecim-gold-astrology = { $opt-moon-manipulation ->
    [set_die] To any face instead.
   *[counters] Up to 4 counters instead.
 }
undecim-gold-expedition = Reveal 2 more and gain up to 5.
undecim-gold-pioneering = Then gain up to 2 more cards of any kind from your hand.
undecim-gold-flea-market = Gain up to 5 instead.
undecim-gold-subjugation = Reveal 3 more.
undecim-gold-gathering = Up to 5 resources instead.
undecim-gold-drift = 5 cards instead of 3.
undecim-text-great-lord = Hold 7 or more lands.
undecim-text-founder = Have 3 or more settlements.
undecim-text-metropolis = Have a settlement of level 4 or higher.
undecim-text-hero = Hold 3 or more enemies.
undecim-text-kingdom = Hold 4 or more lands of one type.
undecim-text-tycoon = Hold 3 or more gold.
undecim-text-demon-slayer = Discard 3 or more enemies in this round’s Red Moon Night.
undecim-text-restoration = Have 2 or more settlements of level 3 or higher.
undecim-text-golden-city = Have a settlement that contains 2 or more gold.
