# Undecim: questions, deeds, options, presets, the table in words

## what is being asked

undecim-prompt-mulligan = You may exchange one of your action cards with one of the field. The card you give lies there for others to take.
undecim-prompt-select = Choose the action card for this round. When all have chosen, the cards are turned up together.
undecim-prompt-place-bonus = Choose which half of the bonus resource you use. Red texts of this round can reach it.
undecim-prompt-place-drawn = Place every card drawn from the deck, choosing the half you use.
undecim-prompt-place-moon = Place every card drawn for your annexations, choosing the half you use.
undecim-prompt-gain-hand = Gain up to { $n } more from your hand ({ $n1 }). What you keep stays in the hand.
undecim-prompt-gain-revealed = Gain up to { $n } more of the revealed cards ({ $n1 }). The rest is discarded.
undecim-prompt-gain-replay = For your discarded enemies gain up to { $n } more from your hand ({ $n1 }).
undecim-prompt-red-take = { $n }: take a card from another player. Cards gained from an action this round are safe.
undecim-prompt-red-target = { $n }: name the player who hands over a land.
undecim-prompt-red-give = { $n }: choose the land that you hand over.
undecim-prompt-red-discard = { $n }: choose a land or a resource of yours to discard.
undecim-prompt-gold-line = Do you use the gold line of { $n }? It is decided before the effect begins.
undecim-prompt-build = Settle or develop up to { $n } more { PLURAL($n, "time", "times") }. Your auto action comes on top.
undecim-prompt-auto-action = Auto action: settle or develop once.
undecim-prompt-develop-one = Develop one settlement up to { $n } more { PLURAL($n, "time", "times") }.
undecim-prompt-shift-moon = { $n1 ->
    [0] Remove up to { $n } { PLURAL($n, "counter", "counters") }. With 0 left the night comes.
   *[other] Remove up to { $n } or place up to { $n1 } { PLURAL($n1, "counter", "counters") }. With 0 left the night comes.
 }
undecim-prompt-set-die = You may set the moon die to one of { $n2 }. It counts at once.
undecim-prompt-flip = Turn up to { $n } more of your loose cards to their other half.
undecim-prompt-take = Take an action card from the field, but not the one you played.
undecim-prompt-discard-enemies = Red Moon Night: discard up to { $n ->
    [one] one enemy
   *[other] { $n } enemies
 } for VP.{ $opt-enemy-replay ->
    [true] {" "}Then gain up to as many cards from your hand.
   *[false] {""}
 }

## what can be done, and how it is said

undecim-action-mulligan-swap = Exchange a card
undecim-action-mulligan-pass = Keep both cards
undecim-action-place-card = Place a card
undecim-action-choose-action = Play an action card
undecim-action-red-take = Take a card
undecim-action-red-target = Name a player
undecim-action-red-give = Hand over a land
undecim-action-red-discard = Discard a card
undecim-action-pay-gold = Use the gold line
undecim-action-decline-gold = Do without the gold line
undecim-action-gain = Gain a card
undecim-action-stop-gain = Stop gaining
undecim-action-shift-moon = Move time counters
undecim-action-shift-by = { $change }
undecim-action-set-die = Set the die
undecim-action-flip = Turn a card
undecim-action-stop-flip = Stop turning
undecim-action-settle = Settle
undecim-action-develop = Develop
undecim-action-develop-many = Develop with several cards
undecim-action-skip-build = Build nothing
undecim-action-take-action = Take an action card
undecim-action-discard-enemies = Discard enemies
undecim-say-mulligan-swap = Exchange { $hand_card } with { $field_card }
undecim-say-mulligan-pass = Keep both cards
undecim-say-place-card = Place { $card } as { $side }
undecim-say-choose-action = Play { $card }
undecim-say-red-take = Take { $side } ({ $card }) from { WITHIN($victim_seat) }
undecim-say-red-target = Name { WITHIN($victim_seat) }
undecim-say-red-give = Hand over { $side } ({ $card })
undecim-say-red-discard = Discard { $side } ({ $card })
undecim-say-pay-gold = Use the gold line
undecim-say-decline-gold = Do without the gold line
undecim-say-gain = Gain { $card } as { $side }
undecim-say-stop-gain = Gain no more
undecim-say-shift-moon = { $way ->
    [remove] Remove { $count } of the time counters
    [place] Place { $count } more time counters
   *[keep] Leave it as it is
 }
undecim-say-set-die = Set the moon die to { $value }
undecim-say-flip = Turn { $card }, now { $side }
undecim-say-stop-flip = Turn no more
undecim-say-settle = Settle with { $cards }
undecim-say-develop = Add { $side } ({ $card }) to the settlement of { $settlement }, level { $level }
undecim-say-develop-many = Add { $cards } to the settlement of { $settlement }, level { $level }
undecim-say-skip-build = Do not settle or develop
undecim-say-take-action = Take { $card }
undecim-say-discard-enemies = Discard { $count } { PLURAL($count, "enemy", "enemies") } ({ $vp } VP)

## options

undecim-option-modules = Modules
undecim-option-modules-why = They replace the action cards of their numbers, and each adds an award.
undecim-option-mulligan = Mulligan
undecim-option-mulligan-why = Before the first round each may exchange one action card with the field.
undecim-option-land-vp = Land bonus
undecim-option-land-vp-why = How lands score at the end of every round.
undecim-option-annexation = Annexation
undecim-option-annexation-why = Four different lands turn sideways together and are safe from red texts.
undecim-option-annex-vp = VP per annexation
undecim-option-annex-vp-why = What each annexation adds to every land bonus.
undecim-option-annexed-count-in-land-vp = Annexed lands count in the land bonus
undecim-option-annexed-count-in-land-vp-why = Without it the land bonus reads loose lands only.
undecim-option-moon-land = Lands under a red moon
undecim-option-moon-land-why = What a Red Moon Night does for lands.
undecim-option-moon-annex-vp = VP per annexation under a red moon
undecim-option-moon-annex-vp-why = What each annexation adds in a Red Moon Night.
undecim-option-settlement-bonus = Settlement bonus
undecim-option-settlement-bonus-why = At the end settlements score more if there are annexations.
undecim-option-settlement-bonus-vp = VP unit of the settlement bonus
undecim-option-settlement-bonus-vp-why = What one unit of the settlement bonus is worth.
undecim-option-invasion-land-chosen-by = Invasion War: land chosen by
undecim-option-invasion-land-chosen-by-why = If the giver chooses, a key land can be kept.
undecim-option-invasion-hand-gain = Invasion War: cards from hand
undecim-option-invasion-hand-gain-why = Makes up for a weaker Invasion War.
undecim-option-building-scale = Settlement points
undecim-option-building-scale-why = The points of settlements by level.
undecim-option-gold-vp = Gold points
undecim-option-gold-vp-why = Points of gold kept to the end; the second figure from four settlements on.
undecim-option-enemy-first-vp = VP of the first enemy
undecim-option-enemy-first-vp-why = What the first enemy discarded in a night is worth.
undecim-option-enemy-step-vp = VP added per further enemy
undecim-option-enemy-step-vp-why = How much more each further enemy is worth.
undecim-option-enemy-replay = Gain cards for discarded enemies
undecim-option-enemy-replay-why = Whoever discards enemies may gain as many cards from the hand.
undecim-option-moon-counters = Time counters
undecim-option-moon-counters-why = With 10 the red moon comes once or twice, with 12 about once.
undecim-option-moon-manipulation = Moon manipulation
undecim-option-moon-manipulation-why = Whether cards move counters, or set the die instead.
undecim-option-last-round-actions = Action cards in the last round
undecim-option-last-round-actions-why = With 2, both cards of the hand are played in the last round.
undecim-option-last-round-hand = Resource hand for the last round
undecim-option-last-round-hand-why = Up to how many cards the hand is refilled after round 4.
undecim-option-end-order-bonus = End-order bonus
undecim-option-end-order-bonus-why = Points in order of the numbers played in the last round.
undecim-option-extra-award = Extra awards
undecim-option-extra-award-why = Adds a land award or a gold award before two are drawn.
undecim-option-award-vp = VP of an award
undecim-option-award-vp-why = Those who meet it together get half each.
undecim-option-gold-boost = Gold lines
undecim-option-gold-boost-why = What using a card’s gold line takes.
undecim-option-develop-cards = Cards per develop
undecim-option-develop-cards-why = How many cards one develop may add.
undecim-option-resource-pairing = Halves of resource cards
undecim-option-resource-pairing-why = Which land stands with which resource; mixed makes 16 pairs.
undecim-group-setup = Set-up
undecim-group-land = Lands
undecim-group-war = War
undecim-group-building = Buildings
undecim-group-gold = Gold
undecim-group-enemy = Enemies
undecim-group-moon = Red moon
undecim-group-end = Last round
undecim-group-award = Awards
undecim-group-reconstruction = Reconstructed rules

## presets

undecim-preset-draft14 = The game as written
undecim-preset-draft14-why = The rules of draft 14: begin with these.
undecim-preset-weak-war = A milder war
undecim-preset-weak-war-why = Who loses a land chooses which; the attacker gains more cards.
undecim-preset-card-and-set = Every land scores
undecim-preset-card-and-set-why = A second land of a type is worth something too.
undecim-preset-half-scale = Smaller points
undecim-preset-half-scale-why = About half of everything, easier to see through.
undecim-preset-annex-engine = Sets that pay each round
undecim-preset-annex-engine-why = A full set is safe from war and brings points every round.
undecim-preset-annex-mid = Sets and enemies
undecim-preset-annex-mid-why = Settlements keep up with sets; enemies bring cards.
undecim-preset-types-plus-annex-1 = Small points for sets
undecim-preset-types-plus-annex-1-why = Types and sets score little by little, every round.
undecim-preset-annex-only-4 = Only sets score
undecim-preset-annex-only-4-why = Loose lands bring nothing, full sets bring the more.
undecim-preset-notes-final = The designer’s last figures
undecim-preset-notes-final-why = Only sets of four lands score; tall settlements are worth more.
undecim-preset-moon-12 = A later red moon
undecim-preset-moon-12-why = More counters: the night comes about once.
undecim-preset-die-set = The die is set
undecim-preset-die-set-why = Cards change the die in place of the counters.
undecim-preset-two-last = Two cards at the end
undecim-preset-two-last-why = In the last round everybody plays both cards.
undecim-preset-end-bonus-321 = Small numbers: 3, 2, 1
undecim-preset-end-bonus-321-why = Points for ending on a small number.
undecim-preset-end-bonus-42 = Small numbers: 4, 2
undecim-preset-end-bonus-42-why = The same, as large as an award.
undecim-preset-end-bonus-4 = Smallest number: 4
undecim-preset-end-bonus-4-why = Only the smallest number scores, like an award.
undecim-preset-draft15-land = Lands of draft 15
undecim-preset-draft15-land-why = The next draft’s idea: a set of four is worth more.

## the table in words

undecim-words-round = Round { $round }, { $phase }. Moon die { $die }, { $counters } time { PLURAL($counters, "counter", "counters") } on the red moon. Start player: { $seat }.
undecim-words-field = Action cards in the field: { $cards }. Face down: { $down }.
undecim-words-award = Award { $award }: { $text }
undecim-words-decks = Deck { $deck } { PLURAL($deck, "card", "cards") }, discard pile { $discard }.
undecim-words-tray = Cards being dealt with: { $cards }.
undecim-words-player = { $seat }: { $vp } { PLURAL($vp, "point", "points") }, { $hand } resource { PLURAL($hand, "card", "cards") } in hand.
undecim-words-loose = Loose: { $sides }.
undecim-words-nothing = No loose cards.
undecim-words-settlement = Settlement of level { $level }: { $sides }.
undecim-words-annexations = Annexations: { $count }.
undecim-words-hand = Your resource cards: { $cards }.
undecim-words-actions = Your action cards: { $cards }.
undecim-words-played = Played this round: { $cards }.
undecim-words-card = No. { $number } { $card }: { $text }
undecim-words-red = Red text: { $text }
undecim-words-gold = Gold: { $text }
undecim-words-help = Cards are typed by name, such as forest_wood_03, and halves such as wood.
