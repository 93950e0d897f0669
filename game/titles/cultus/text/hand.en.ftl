## While something is in the hand

cultus-gain-points = { $vp } [star]
cultus-gain-walk = { $gold } [coin]
cultus-gain-walk-medal =
    { $gold } [coin]
    { $vp } [star]
cultus-gain-paid = paid
cultus-gain-closed = closed
cultus-gain-given-up = { $gold ->
    [0] { $vp ->
        [0] ±0 [star]
       *[other] −{ $vp } [star]
    }
   *[other] { $vp ->
        [0] −{ $gold } [coin]
       *[other] −{ $vp } [star] −{ $gold } [coin]
    }
}

cultus-hand-closed = { $base } + { $closed } closed
cultus-hand-lost = no room: lose { $gold } gold
cultus-hand-paid = paid this turn
cultus-hand-shut = income card closed
cultus-hand-no-road = no income
cultus-hand-roads = { $roads ->
    [one] { $roads } road in town
   *[other] { $roads } roads in town
}
cultus-hand-each-walk = each walk { $gold } [coin] { $vp } [star]
cultus-hand-comes-home = The medal comes home when the pile ({ $cards } left) runs out
cultus-hand-hidden = { $count ->
    [one] Hides { $count } square
   *[other] Hides { $count } squares
}
cultus-hand-hides-nothing = Hides nothing
cultus-hand-rival = { $who } { $vp } [star]
cultus-hand-around = around { $icon } ×{ $count } ×{ $factor }
cultus-hand-around-none = around { $icon } none
cultus-hand-follows = What follows
cultus-hand-follows-price = Cost
cultus-hand-follows-price-why = the next cube starts at 0
cultus-hand-follows-cubes = Cubes left
cultus-hand-follows-cubes-why = the last one ends it
cultus-hand-follows-points = Points
cultus-hand-follows-points-why = 3 for each square around
cultus-hand-aim = 10 gold raise a monument; monuments bring most points.

cultus-armed-move = Click a lit square: the pawn walks there
cultus-armed-place = Lay a card from your hand on a lit place
cultus-armed-build = Click the lit square: a monument rises here
cultus-armed-push = Choose the monument to shove
cultus-armed-draw = Click a lit pile: draw one card
cultus-armed-effect-3 = Click a lit square: the pawn goes there
cultus-armed-effect-5 = Choose the monument to send
cultus-choose-discard-to-limit = Which cards do you give up?
cultus-art-setup-step = Set-up { $step } / { $steps }
cultus-art-end-actions-over = { $gold ->
    [0] End, give up { $count }: −{ $vp } [star]
   *[other] { $vp ->
        [0] End, give up { $count }: −{ $gold } [coin]
       *[other] End, give up { $count }: −{ $vp } [star] −{ $gold } [coin]
    }
}
cultus-hand-rival-person = May also be offered as your own person (an option leaves it out)
cultus-hand-same-person = the enemy’s person
