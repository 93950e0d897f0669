# Undecim: why not

## whose decision

undecim-refusal-not-your-decision = It is not your decision right now.
undecim-refusal-not-your-turn = It is not your decision right now.
undecim-refusal-wrong-phase = That is not what is being decided now.
undecim-refusal-game-over = The game is over.
undecim-refusal-unknown-action = There is no such action.
undecim-refusal-bad-argument = It is not clear what is meant.

## action cards

undecim-refusal-action-not-in-hand = { $way ->
    [swap] { $card } is not in your hand. You can only exchange an action card that is.
   *[play] { $card } is not in your hand. You can only play an action card that is.
 }
undecim-refusal-action-already-chosen = You have already chosen your action card for this round.
undecim-refusal-mulligan-resource = A mulligan exchanges an action card, not a resource card.
undecim-refusal-mulligan-used = You may exchange only one card.
undecim-refusal-take-own = You cannot take { $card }: you played it this round.
undecim-refusal-take-hidden = Face-down action cards are not available.
undecim-refusal-take-not-in-field = { $card } is not in the field. Choose a card that lies there face up.
undecim-refusal-take-order = Players take cards in order of their action numbers.
undecim-refusal-take-last-round = No action cards are taken in the last round.

## gaining

undecim-refusal-side-not-on-card = No half of { $card } shows { $side }.
undecim-refusal-side-not-allowed = This effect only lets you gain the kind it names ({ $kind }).
undecim-refusal-gain-limit = You have already gained as many cards as this effect allows.
undecim-refusal-gain-wrong-source = This effect does not gain { $card } from there.
undecim-refusal-must-place-drawn = You must place every card drawn from the deck.
undecim-refusal-cannot-turn = A card in your area cannot be turned to its other half.
undecim-refusal-flip-not-loose = Only your own loose cards can be turned.
undecim-refusal-flip-twice = This effect turns each card only once.
undecim-refusal-replay-limit = You may gain only as many cards as enemies you discarded.
undecim-refusal-card-not-loose = { $annexed ->
    [1] { $card } lies in an annexation: it is no loose card.
   *[0] { $card } is not a loose card in your area.
 }

## red texts

undecim-refusal-red-self = Choose another player.
undecim-refusal-red-no-target = That player has no card that this red text can take.
undecim-refusal-red-wrong-kind = { $way ->
    [take] This red text cannot take that kind of card ({ $side }).
   *[other] This red text asks for another kind of card than { $side }.
 }
undecim-refusal-red-fresh = Cards gained from an action this round cannot be { $way ->
    [give] handed over
    [discard] discarded to a red text
   *[take] taken
 }.
undecim-refusal-red-settled = { $card } belongs to a settlement and cannot be { $way ->
    [give] handed over
    [discard] discarded to a red text
   *[take] taken
 }.
undecim-refusal-red-annexed = Annexed lands cannot be { $way ->
    [give] handed over
    [discard] discarded to a red text
   *[take] taken
 }.
undecim-refusal-red-not-there = { $card } does not lie in the area of { $owner_seat }.
undecim-refusal-red-giver-chooses = The other player chooses which land to hand over.
undecim-refusal-red-forced = The red text must be carried out while a target exists.

## gold lines

undecim-refusal-gold-none = You have no loose gold.
undecim-refusal-gold-too-late = The gold line is decided before the effect begins.
undecim-refusal-gold-no-line = { $opt-gold-boost ->
    [off] This game uses no gold lines.
   *[other] { $action } has no gold line.
 }

## settling and developing

undecim-refusal-settle-count = Settle with 2 or 3 equal resources, or with exactly 2 different ones.
undecim-refusal-settle-mixed3 = Three different resources cannot found a settlement; settle with two, then develop.
undecim-refusal-settle-gold = Gold cannot be used to settle, only to develop.
undecim-refusal-settle-not-resource = Only cards showing a resource can settle.
undecim-refusal-settle-not-loose = { $card } is already part of a settlement.
undecim-refusal-develop-same = This settlement only accepts the same resource, or gold.
undecim-refusal-develop-duplicate = This settlement already has that resource.
undecim-refusal-develop-kind = Lands and enemies ({ $side }) cannot develop a settlement.
undecim-refusal-develop-one-card = One development adds one card.
undecim-refusal-develop-limit = One development adds { $most } { PLURAL($most, "card", "cards") } at most.
undecim-refusal-develop-foreign = You can only develop your own settlements.
undecim-refusal-develop-no-settlement = No settlement begins with { $card }.
undecim-refusal-develop-only = This effect can only develop, not settle.
undecim-refusal-develop-one-place = All developments of this effect go to the same settlement.
undecim-refusal-build-none-left = You have no settle or develop left this turn.

## the red moon

undecim-refusal-shift-limit = You may not move that many counters (remove up to { $remove }, place up to { $place }).
undecim-refusal-shift-one-direction = Either place or remove counters, not both.
undecim-refusal-shift-remove-only = This card can only remove counters.
undecim-refusal-shift-empty = There are not that many counters on the red moon ({ $count } left).
undecim-refusal-shift-full = The red moon holds at most { $most } { PLURAL($most, "counter", "counters") }.
undecim-refusal-die-values = The die can only be set to 1 or { $rule-die-faces }.
undecim-refusal-die-six-only = This card can only set the die to { $rule-die-faces }.
undecim-refusal-enemy-no-moon = Enemies are only discarded for points in a Red Moon Night.
undecim-refusal-enemy-one-only = Only players with the most enemies may discard more than one.
undecim-refusal-enemy-not-enough = You do not have that many enemies (you have { $count }).
