# What is said where there is no room for all
undecim-art-lines-pioneering-brief = 
    {"["}hand] **4** lands
    −1 per [settlement]
undecim-night-ask-brief = How many?
undecim-art-lines-drift-brief = 
    {"["}deck] **3**
    {"["}die4]+: [deck] 1
undecim-art-gold-expedition-brief = +2
undecim-art-gold-subjugation-brief = +3
undecim-art-lines-astrology-brief =
    {"["}hand] **2**
    { $opt-moon-manipulation ->
        [set_die] die: **1**/**{ $rule-die-faces }**
       *[counters] {"["}counter] ±**2**
    }
undecim-art-lines-gathering-brief = 
    {"["}hand] **3**
    {"["}die4]+: [deck] 1
undecim-art-lines-subjugation-brief = 
    {"["}die3] [enemy]
    {"["}hand] **2**
undecim-preset-types-plus-annex-1-brief = Small sets
undecim-preset-two-last-brief = Two at the end
undecim-name-construction-brief = Constr.
undecim-name-flea-market-brief = Flea M.
undecim-name-grassland-brief = Grass
undecim-name-great-lord-brief = Gr. Lord
undecim-name-invasion-war-brief = Invas.
undecim-name-metropolis-brief = Metrop.
undecim-name-mountain-brief = Mount.
undecim-name-subjugation-brief = Subj.
undecim-text-subjugation-brief = Reveal as many cards as the moon die shows and gain any enemies among them. Then gain up to 2 cards from your hand.
undecim-name-astrology-brief = Astrol.
undecim-name-expedition-brief = Exped.
undecim-name-gathering-brief = Gather
undecim-name-pioneering-brief = Pion.
undecim-name-prosperity-brief = Prosp.
undecim-pay-expedition-brief = { undecim-pay-with }: +2, gain 5
undecim-pay-drift-brief = { undecim-pay-with }: 5 cards
undecim-name-black-moon-rite-brief = Black Moon
undecim-name-great-migration-brief = Migration
undecim-name-demon-slayer-brief = Slayer
undecim-name-restoration-brief = Restor.
undecim-name-golden-city-brief = Gold City
