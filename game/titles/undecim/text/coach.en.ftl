# what the coach of a first game says: the kind of the moment, and its question

undecim-coach-mulligan = **Mulligan**: Do you swap one action card for one of the field?
undecim-coach-select = **Choice**: Which card do you lay? Low numbers act first.
undecim-coach-place-bonus = **Bonus**: Which half do you use? A red text can still reach it this round.
undecim-coach-place-drawn = **Drawn**: Which half do you use? The other one will not count.
undecim-coach-place-moon = **Annexed**: Which half do you use? The other one will not count.
undecim-coach-gain-hand = **Gain**: { $n } more from your hand. Which do you still lack?
undecim-coach-gain-revealed = **Gain**: { $n } more of these cards. The rest is discarded.
undecim-coach-gain-replay = **Gain**: For your enemies, { $n } more from your hand.
undecim-coach-red-take = **Red text**: What do you take? Cards gained this round are safe.
undecim-coach-red-target = **Red text**: Who hands over a land? Which one, they choose.
undecim-coach-red-give = **Red text**: Which land goes? One that you have twice hurts least.
undecim-coach-red-discard = **Red text**: What goes? Begin with what settles nothing.
undecim-coach-gold-line = **Gold line**: Do you use the stronger effect? It is decided first.
undecim-coach-build = **Build**: { $n } left. { $can-settle ->
    [true] { $can-develop ->
        [true] A new settlement, or a larger one?
       *[false] Do you found a settlement?
    }
   *[false] { $can-develop ->
        [true] Which settlement grows?
       *[false] There is nothing to build.
    }
}
undecim-coach-auto-action = **Auto action**: { $can-settle ->
    [true] { $can-develop ->
        [true] Do you settle or develop once?
       *[false] Do you settle once?
    }
   *[false] { $can-develop ->
        [true] Do you develop once?
       *[false] There is nothing to build.
    }
}
undecim-coach-develop-one = **Develop**: One settlement may grow { $n } more { PLURAL($n, "time", "times") }.
undecim-coach-shift-moon = **Red moon**: Sooner or later? With no counter left the night comes.
undecim-coach-set-die = **Moon die**: Do you set it? It counts at once, and tonight it takes off as many counters.
undecim-coach-flip = **Turn over**: Which of your cards shall show the other half?
undecim-coach-take = **Refill**: Which card for the next rounds? Not the one you played.
undecim-coach-discard-enemies = **Red Moon Night**: How many enemies do you turn into points?
