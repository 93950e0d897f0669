# What is said where there is no room for all
cultus-art-bonus-near-brief = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] **{ $vp }**[star] per monument by { $icon }
    [false] **{ $vp }**[star] per { $icon } by a monument
}
cultus-ending-ending-trusted-name-brief = { cultus-name-ending-trusted-brief }
cultus-caution-hand-over-limit-brief = Over { $limit } { PLURAL($limit, "card", "cards") }; each discard costs 2 VP.
cultus-art-chip-push-brief = Shift it
cultus-art-card-reconstruction-brief = Rebuilding
cultus-art-effect-in-brief = effect in
cultus-art-enemy-ruben-brief = You move one outwards. Then **+{ $factor }**[star] per kind of icon next to each of his.
cultus-art-enemy-claudia-brief = Character gold to 0 (if 0: −5[star]). Then **+{ $factor }**[star] per square of the pair.
cultus-art-enemy-baltasar-brief = Draw a card per cube in stock. **+{ $factor }**[star] per discard.
cultus-art-enemy-wilhelm-brief = **+{ $factor }**[star] per linked monument. Medal income costs 2[star].
cultus-art-enemy-eleonora-brief = Monument gold to 0. **+{ $factor }**[star] per cube in stock.
cultus-art-enemy-annette-brief = Her monuments step inwards. **+{ $factor }**[star] per one there.
cultus-art-per-annette-brief = per inner one
cultus-art-per-claudia-brief = per square
cultus-art-per-ruben-brief = per kind
cultus-art-per-wilhelm-brief = per linked one
cultus-art-power-friendship-brief = May stack
cultus-art-power-haulage-brief = A move costs one card
cultus-art-power-unity-brief = Move neighbours
cultus-art-strikes-in-brief = { $turns ->
    [0] Now
    [one] In 1 turn
   *[other] In { $turns } turns
}: +{ $vp }[star] today
cultus-art-step-place-initial-card-brief = Lay your first card
cultus-art-track-character-brief = Funds
cultus-name-ending-trusted-brief = Trusted
cultus-name-plan-administration-brief = Statecraft
cultus-title-annette-brief = The winery’s daughter
cultus-prompt-place-initial-card-brief = Lay one card on your start square.
cultus-prompt-allocate-brief = Split { $n } gold.
cultus-art-power-traffic-brief = Walk 2 squares
cultus-art-power-military-brief = Push 2 squares
cultus-art-power-industry-brief = Draw 0 to 2
cultus-art-power-reconstruction-brief = Build on { $icon }
