# Undecim: what happens, as a sentence and as a line of the log

## rounds and phases

undecim-event-round-begins = Round { $number } begins.
undecim-log-round-begins = Round **{ $number }**
undecim-event-round-start-begins = The round starts.
undecim-log-round-start-begins = Round start
undecim-event-action-begins = The action phase begins.
undecim-log-action-begins = Action phase
undecim-event-turn-begins = { WHOSE($seat, "The", $card) } is carried out.
undecim-log-turn-begins = **{ $card }**
undecim-event-refill-actions-begins = The action refill phase begins.
undecim-log-refill-actions-begins = Action refill phase
undecim-event-red-moon-begins = The red moon is looked at: { $counters } time { PLURAL($counters, "counter", "counters") } left. Resource cards in hand: { $hands }.
undecim-log-red-moon-begins = Red moon: counters **{ $counters }** (hands { $hands })
undecim-event-round-end-begins = The round ends.
undecim-log-round-end-begins = Round end
undecim-event-round-ended = Round { $number } is over. Points: { $points }.
undecim-log-round-ended = Points { $points }

## the moon

undecim-event-die-rolled = { $seat } { VERB($seat, "rolls", "roll") } the moon die: { $value }.
undecim-log-die-rolled = Moon die **{ $value }**
undecim-event-counters-removed = { $count ->
    [one] 1 time counter is
   *[other] { $count } time counters are
 } taken off the red moon ({ $left } left).
undecim-log-counters-removed = Counters −{ $count } ({ $left } left)
undecim-event-counters-taken = { $seat } { VERB($seat, "removes", "remove") } { $count ->
    [one] 1 time counter
   *[other] { $count } time counters
 } ({ $left } left).
undecim-log-counters-taken = Counters **−{ $count }** ({ $left } left)
undecim-event-counters-placed = { $seat } { VERB($seat, "places", "place") } { $count ->
    [one] 1 time counter
   *[other] { $count } time counters
 } ({ $left } now).
undecim-log-counters-placed = Counters **+{ $count }** ({ $left } now)
undecim-event-die-set = { $seat } { VERB($seat, "sets", "set") } the moon die to { $value }.
undecim-log-die-set = Die set to **{ $value }**
undecim-event-night-fell = A Red Moon Night falls in round { $number } (most enemies: { $most }).
undecim-log-night-fell = Red Moon Night (most enemies { $most }, round { $number })
undecim-event-enemies-discarded = { $seat } { VERB($seat, "discards", "discard") } { $count ->
    [one] 1 enemy
   *[other] { $count } enemies
 } and { VERB($seat, "scores", "score") } { $vp } VP.
undecim-log-enemies-discarded = { $count ->
    [one] 1 enemy
   *[other] { $count } enemies
 }: **+{ $vp }**
undecim-event-counters-reset = { $count } time { PLURAL($count, "counter is", "counters are") } put back on the red moon.
undecim-log-counters-reset = Counters back to { $count }

## action cards

undecim-event-mulligan = { $seat } { VERB($seat, "exchanges", "exchange") } { $given } with { $taken } of the field.
undecim-log-mulligan = { $given } for **{ $taken }**
undecim-event-mulligan-passed = { $seat } { VERB($seat, "keeps", "keep") } both action cards.
undecim-log-mulligan-passed = Kept both cards
undecim-event-played = { $seat } { VERB($seat, "has", "have") } played { $card } (number { $number }).
undecim-log-played = { $seat }: No. { $number } **{ $card }**
undecim-event-action-taken = { $seat } { VERB($seat, "takes", "take") } { $card } as number { $place } in turn.
undecim-log-action-taken = Takes **{ $card }** (place { $place })
undecim-event-field-laid = The action cards of the field are laid out anew: { $cards } ({ $down } face down).
undecim-log-field-laid = Field: { $cards } ({ $down } face down)
undecim-event-gold-paid = { $seat } { $count ->
    [0] { VERB($seat, "holds", "hold") } gold
   *[other] { VERB($seat, "pays", "pay") } { $count } gold
 } for the gold line of { $action }.
undecim-log-gold-paid = Gold line of { $action } ({ $count } paid)

## resource cards

undecim-event-bonus-drawn = { $seat } { VERB($seat, "draws", "draw") } { $card } as the bonus resource.
undecim-log-bonus-drawn = Bonus { $card }
undecim-event-gained = { $seat } { VERB($seat, "gains", "gain") } { $side } ({ $card }) { $origin ->
    [hand] from the hand
    [revealed] from the revealed cards
    [deck] from the deck
    [bonus] as the bonus resource
    [replay] for a discarded enemy
   *[other] for an annexation
 }.
undecim-log-gained = **{ $side }** ({ $card }) { $origin ->
    [hand] from the hand
    [revealed] from the revealed cards
    [deck] from the deck
    [bonus] as bonus
    [replay] for an enemy
   *[other] for an annexation
 }
undecim-event-gain-stopped = { $seat } { VERB($seat, "gains", "gain") } no more cards from the hand.
undecim-log-gain-stopped = Gains no more from the hand
undecim-event-revealed = { $seat } { VERB($seat, "draws", "draw") } { $count } from the deck for all to see: { $cards }.
undecim-log-revealed = Drawn openly, { $count }: { $cards }
undecim-event-rest-discarded = { $seat } { VERB($seat, "discards", "discard") } the other { $count }: { $cards }.
undecim-log-rest-discarded = Rest discarded, { $count }: { $cards }
undecim-event-drew = { $seat } { VERB($seat, "draws", "draw") } { $count ->
    [one] 1 card
   *[other] { $count } cards
 } into the hand.
undecim-log-drew = { $seat }: Draws { $count } into the hand
undecim-event-drew-private = { $seat } { VERB($seat, "draws", "draw") } { $count } into the hand: { $cards }.
undecim-log-drew-private = Into the hand, { $count }: { $cards }
undecim-event-reshuffled = The discard pile is shuffled into a new deck of { $count } { PLURAL($count, "card", "cards") }.
undecim-log-reshuffled = New deck of { $count }
undecim-event-flipped = { $seat } { VERB($seat, "turns", "turn") } { $card }: it now shows { $side }.
undecim-log-flipped = { $card } turned to **{ $side }**

## red texts

undecim-event-red-took = { $seat } { VERB($seat, "takes", "take") } { $side } ({ $card }) from { WITHIN($victim_seat) } with { $action }.
undecim-log-red-took = { $action }: **{ $side }** ({ $card }) from { WITHIN($victim_seat) }
undecim-event-red-named = { $seat } { VERB($seat, "names", "name") } { WITHIN($victim_seat) } for { $action }.
undecim-log-red-named = { $action }: { $victim_seat } { VERB($victim_seat, "is", "are") } named
undecim-event-red-discarded = { $seat } { VERB($seat, "discards", "discard") } { $side } ({ $card }) to { WHOSE($attacker_seat, "the", $action) }.
undecim-log-red-discarded = { $action } ({ $attacker_seat }): **{ $side }** ({ $card }) discarded
undecim-event-red-nothing = { WHOSE($seat, "The", $action) } finds nothing to take.
undecim-log-red-nothing = { $action }: no target

## settlements and lands

undecim-event-settled = { $seat } { VERB($seat, "settles", "settle") } with { $sides } ({ $cards }): { $form }, level { $level }.
undecim-log-settled = Settled **{ $sides }**: level **{ $level }**
undecim-event-developed = { $seat } { VERB($seat, "adds", "add") } { $sides } ({ $cards }) to the settlement of { $settlement }: level { $level }.
undecim-log-developed = Developed **+{ $sides }**: level **{ $level }**
undecim-event-annexed = { WHOSE($seat, "Four lands") } become annexation { $number }: { $cards }.
undecim-log-annexed = Annexation **{ $number }** ({ $cards })
undecim-event-land-bonus = { $seat } { VERB($seat, "scores", "score") } { $vp } by the land bonus{ $land_moon ->
    [0] {""}
   *[other] , { $land_moon } of it by the red moon
 }{ $annex ->
    [0] {""}
   *[other] , { $annex } of it by annexations
 }{ $annex_moon ->
    [0] {""}
   *[other] , { $annex_moon } of it by annexations under the red moon
 }.
undecim-log-land-bonus = Land bonus **+{ $vp }**{ $land_moon ->
    [0] {""}
   *[other] {" "}(red moon +{ $land_moon })
 }{ $annex ->
    [0] {""}
   *[other] {" "}(annexed +{ $annex })
 }{ $annex_moon ->
    [0] {""}
   *[other] {" "}(night +{ $annex_moon })
 }
undecim-event-award-won = { $seat } { VERB($seat, "meets", "meet") } the award { $award } and { VERB($seat, "scores", "score") } { $vp } VP{ $winners ->
    [1] {""}
   *[other] {" "}(shared by { $winners })
 }.
undecim-log-award-won = { $award } **+{ $vp }**{ $winners ->
    [1] {""}
   *[other] {" "}(shared by { $winners })
 }

## the end

undecim-event-final-building = { $seat } { VERB($seat, "scores", "score") } { $vp } VP for settlements.
undecim-log-final-building = Settlements **+{ $vp }**
undecim-event-final-gold = { $seat } { VERB($seat, "scores", "score") } { $vp } VP for gold.
undecim-log-final-gold = Gold **+{ $vp }**
undecim-event-final-settlement-bonus = { $seat } { VERB($seat, "scores", "score") } { $vp } VP for the settlement bonus.
undecim-log-final-settlement-bonus = The settlement bonus **+{ $vp }**
undecim-event-final-end-order = { $seat } { VERB($seat, "scores", "score") } { $vp } VP for the end-order bonus.
undecim-log-final-end-order = The end-order bonus **+{ $vp }**
undecim-event-victory = { $seat } { VERB($seat, "wins", "win") } with { $vp } VP{ $tie ->
    [0] {""}
   *[other] {" "}(a tie, decided by number { $number } in the last round)
 }.
undecim-log-victory = Winner: **{ $seat }**, { $vp } VP{ $tie ->
    [0] {""}
   *[other] {" "}(number { $number })
 }
