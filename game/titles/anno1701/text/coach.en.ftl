# what the coach of a first game says: the kind of the moment, and its question

anno1701-coach-choose-side = **Set-up**: Which island is yours?
anno1701-coach-assign-layout = **Set-up**: How is your island laid out? Landscapes beside the village centres.
anno1701-coach-choose-first-pile = **Set-up**: From which pile do your first three cards come?
anno1701-coach-roll = **Dice**: Roll. Landscapes of that number bring a good.
anno1701-coach-production = **Yield**: Which landscape? Think of what you build next.
anno1701-coach-guild = **Guild**: Any good. Which do you lack?
anno1701-coach-harbour = **Harbour**: Do you exchange a good to spare for one you lack?
anno1701-coach-lodge = **Lodge**: Do you swap a card for the top of its pile?
anno1701-coach-pay = **Payment**: Which village pays? Mind both of them.
anno1701-coach-place = **Income**: Which village takes it? Look at the poorer one.
anno1701-coach-queen = **The Queen**: Any good. Think of what you build next.
anno1701-coach-diplomacy = **Diplomacy**: One swap of a gold and a good, or none?
anno1701-coach-privilege = **Privilege**: Which good do you take from your rival?
anno1701-coach-hunt = **Pirates’ hunt**: { $opt-pirates-hunt-source ->
    [opponent] Which good do you take from your rival?
   *[bank] Which good do you take from the bank?
}
anno1701-coach-actions = **Actions**: As many as you like. { $can-build ->
    [true] { $can-upgrade ->
        [true] Build, or raise a settler?
       *[false] What do you build?
    }
   *[false] { $can-upgrade ->
        [true] Which inhabitant rises?
       *[false] What helps you build later?
    }
}
anno1701-coach-respond = **Offer**: Do you accept? Think of what it lets them build.
anno1701-coach-theatre = **Theatre**: Is cancelling their card worth { $rule-theatre } gold?
anno1701-coach-inventor = **Inventor**: Which good? What do you lack?
anno1701-coach-poison = **Poisoner**: Which { $rule-poison } { PLURAL($rule-poison, "good goes", "goods go") }? First what you do not need.
anno1701-coach-spy = **Spy**: Which card do you take from this hand?
anno1701-coach-final = **Final phase**: { $can-start-voyage ->
    [true] Set sail, see to your hand, or end the turn?
   *[false] See to your hand, or end the turn?
}
anno1701-coach-refill = **Refill**: { $can-search-pile ->
    [true] Draw, or search a pile for { $rule-search } gold?
   *[false] Draw from which pile, or leave it at that?
}
anno1701-coach-exchange = **Exchange**: { $can-search-pile ->
    [true] Draw the other card, or search for { $rule-search } gold?
   *[false] From which pile do you draw the other card?
}
anno1701-coach-search = **Search**: Take one card. Which can you build next?
anno1701-coach-sail-first = **Voyage**: Turn over the first card.
anno1701-coach-sail = **Voyage**: On, or home? Look at the odds on the right.
anno1701-coach-pirates = **Pirates**: Pay, or fight? Your cannons decide.
anno1701-coach-luxury = **The spoils**: Rum or tobacco?
anno1701-coach-trader = **Trader**: Do you buy? Compare what your people need.
anno1701-coach-flotsam = **Castaway cargo**: Which good do you fish out?
