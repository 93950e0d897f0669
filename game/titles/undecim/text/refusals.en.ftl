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
undecim-refusal-action-already-chosen = Your action card of this round is chosen and turned up: { $cards }.
undecim-refusal-action-not-yet = { $card } cannot be played yet: action cards are chosen when every bonus resource has been placed.
undecim-refusal-mulligan-resource = A mulligan exchanges action cards. { $card } is a resource card.
undecim-refusal-mulligan-used = Your mulligan is over: each player may exchange one action card once. { $next_seat } { VERB($next_seat, "decides", "decide") } now.
undecim-refusal-mulligan-over = { $opt-mulligan ->
    [true] { $card } stays in your hand: cards were exchanged before the first round only (mulligan).
   *[other] { $card } stays in your hand: this game is played without the mulligan, so nothing is exchanged with the field.
 }
undecim-refusal-take-own = You cannot take { $card }: you played it this round.
undecim-refusal-take-hidden = { $count ->
    [0] Face-down action cards cannot be taken.
   *[other] The { $count } face-down action cards cannot be taken: only those that lie face up in the field.
 }
undecim-refusal-take-not-in-field = { $card } is not in the field. Choose a card that lies there face up.
undecim-refusal-take-order = Players take action cards in order of their action numbers: { $next_seat } { VERB($next_seat, "takes", "take") } now.
undecim-refusal-take-last-round = No action cards are taken in round { $round }: it is the last one.
undecim-refusal-take-later = { $card } cannot be taken yet: action cards are taken from the field after all actions of the round.

## gaining

undecim-refusal-side-not-on-card = No half of { $card } shows { $side }.
undecim-refusal-side-not-allowed = This effect gains { $kind } only: { $side } is of another kind.
undecim-refusal-gain-limit = { $most ->
    [0] The cards for { $action } have been gained: this effect gains no more.
   *[other] { $action } gains { $most } { PLURAL($most, "card", "cards") } at most, and that step is over.
 }
undecim-refusal-gain-not-yet = { $action } has not come to gaining yet: its earlier steps come first.
undecim-refusal-gain-over = Nothing is gained any more this round: your action ({ $cards }) has been carried out.
undecim-refusal-gain-wrong-source = { $origin ->
    [hand] { $card } is no card of your hand: this effect gains from there only.
    [replay] { $card } is no card of your hand: discarded enemies let you gain from there only.
    [revealed] { $card } is not among the revealed cards: this effect gains from those only.
    [bonus] { $card } is not your bonus resource: place the card that was drawn.
   *[other] { $card } is not among the drawn cards: place those.
 }
undecim-refusal-must-place-drawn = Place every card drawn from the deck first ({ $count } left: { $cards }).
undecim-refusal-cannot-turn = { $count ->
    [0] { $card } stays as it lies: no card of this game turns loose cards to their other half.
   *[other] { $card } stays as it lies: only { $cards } turns cards to their other half.
 }
undecim-refusal-flip-not-loose = { $card } cannot be turned: only your own loose cards can.
undecim-refusal-flip-twice = { $card } has been turned already: this effect turns each card only once.
undecim-refusal-replay-limit = You may gain only as many cards as enemies you discarded ({ $count }).
undecim-refusal-card-not-loose = { $annexed ->
    [1] { $card } lies in an annexation: it is no loose card.
   *[0] { $card } is not a loose card in your area.
 }

## red texts

undecim-refusal-red-self = { $action } is aimed at another player, not at you.
undecim-refusal-red-no-target = The red text of { $action } finds nothing to take from { WITHIN($victim_seat) }.
undecim-refusal-red-wrong-kind = { $way ->
    [take] This red text can take { $kinds } only, not { $side }.
   *[other] This red text asks for another kind of card than { $side }: { $kinds }.
 }
undecim-refusal-red-fresh = { $card } came into the area from an action this round and cannot be { $way ->
    [give] handed over
    [discard] discarded to a red text
   *[take] taken
 }.
undecim-refusal-red-settled = { $card } belongs to a settlement and cannot be { $way ->
    [give] handed over
    [discard] discarded to a red text
   *[take] taken
 }.
undecim-refusal-red-annexed = { $card } lies in an annexation and cannot be { $way ->
    [give] handed over
    [discard] discarded to a red text
   *[take] taken
 }.
undecim-refusal-red-not-there = { $card } does not lie in { WHOSE($owner_seat, "the area") }.
undecim-refusal-red-giver-chooses = { $action }: the player who hands over the land chooses which one.
undecim-refusal-red-forced = The red text of { $action } comes first: it must be carried out while a target exists.
undecim-refusal-red-none-takes = { $card } stays where it lies: only a red text takes a card from another player, and none is being carried out.
undecim-refusal-red-none-asks = { $card } stays with you: you hand over a card only when a red text of another player asks for it.
undecim-refusal-discard-not-asked = { $card } is not discarded: nothing asks you to discard it now.

## gold lines

undecim-refusal-gold-none = You have no loose gold for the gold line of { $action }.
undecim-refusal-gold-too-late = { $paid ->
    [1] The gold line of { $action } is already in force.
   *[0] The gold line of { $action } is decided before its effect begins: that is over.
 }
undecim-refusal-gold-no-line = { $opt-gold-boost ->
    [off] This game uses no gold lines.
   *[other] { $action } has no gold line.
 }
undecim-refusal-gold-not-gold = A gold line is paid with gold: { $card } shows { $side }.
undecim-refusal-gold-not-begun = Gold is paid when your own action card begins: { $card } is not being carried out for you now.
undecim-refusal-gold-other-card = Gold is paid for the card that is being carried out, { $action }, not for { $card }.

## settling and developing

undecim-refusal-settle-count = Settle with { $rule-settle-least } to { $rule-settle-most } equal resources, or with exactly { $rule-settle-different } different ones.
undecim-refusal-settle-mixed3 = Different resources found a settlement by { $rule-settle-different } only; each further one joins by developing.
undecim-refusal-settle-gold = Gold cannot be used to settle, only to develop.
undecim-refusal-settle-not-resource = Only cards showing a resource can settle: { $side } is none.
undecim-refusal-settle-not-loose = { $card } is already part of a settlement.
undecim-refusal-develop-same = This settlement takes the same resource as it has, or gold, not { $side } (it has { $sides }).
undecim-refusal-develop-duplicate = This settlement already has { $side } (it has { $sides }): it takes a resource that it lacks, or gold.
undecim-refusal-develop-kind = Lands and enemies ({ $side }) cannot develop a settlement.
undecim-refusal-develop-one-card = One development adds { $most } { PLURAL($most, "card", "cards") }.
undecim-refusal-develop-limit = One development adds { $most } { PLURAL($most, "card", "cards") } at most.
undecim-refusal-develop-foreign = That is { WHOSE($owner_seat, "the settlement") }: you can only develop your own.
undecim-refusal-develop-no-settlement = No settlement begins with { $card }.
undecim-refusal-develop-only = { $action } can only develop, not settle.
undecim-refusal-develop-one-place = All developments of this effect go to the same settlement, the one with { $sides }.
undecim-refusal-build-none-left = You have no settle or develop left this turn.
undecim-refusal-build-later = You settle and develop later in { $action }: this step comes first.
undecim-refusal-build-no-card = You settle and develop after the effect of your action card: this round’s is not turned up yet.

## the red moon

undecim-refusal-shift-limit = You may not move that many counters (remove up to { $remove }, place up to { $place }).
undecim-refusal-shift-one-direction = { $action } either places or removes counters, not both, and that step is over.
undecim-refusal-shift-remove-only = { $action } can only remove counters (up to { $remove }).
undecim-refusal-shift-empty = There are not that many counters on the red moon ({ $count } left).
undecim-refusal-shift-full = The red moon holds at most { $most } { PLURAL($most, "counter", "counters") }.
undecim-refusal-die-values = { $action } can set the die only to 1 or { $rule-die-faces }.
undecim-refusal-die-six-only = { $action } can set the die only to { $rule-die-faces }.
undecim-refusal-enemy-no-moon = Enemies are only discarded for points in a Red Moon Night.
undecim-refusal-enemy-one-only = Only players with the most enemies ({ $enemies }) may discard more than { $most }.
undecim-refusal-enemy-not-enough = You do not have that many enemies (you have { $count }).
