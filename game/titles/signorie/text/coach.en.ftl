# what the coach of a first game says: the kind of the moment, and its question

signorie-coach-turn-choice = **Turn**: Which die? Low ones cost more and keep your sum small.
signorie-coach-main-choice = **Action**: { $can-main-hire ->
    [true] { $can-main-assignment ->
        [true] { $can-main-signoria ->
            [true] Hire a helper, use an assignment, or the signoria action?
           *[false] Hire a helper, or use an assignment?
        }
       *[false] { $can-main-signoria ->
            [true] Hire a helper, or the signoria action?
           *[false] Which place for the new helper?
        }
    }
   *[false] { $can-main-assignment ->
        [true] { $can-main-signoria ->
            [true] Use an assignment, or the signoria action?
           *[false] Which assignment do you use?
        }
       *[false] The signoria action is what is left.
    }
}
signorie-coach-helper-window = **Helpers**: Those of this column work from the top down. Which do you use?
signorie-coach-spend-points = **Advance**: { $n } left. { $can-advance-initiative ->
    [true] { $can-advance-male ->
        [true] A son’s career, or the lead next round?
       *[false] { $can-enter-male ->
            [true] A son’s career, or the lead next round?
           *[false] Do you go for the lead next round?
        }
    }
   *[false] Which son’s career do you further?
}
signorie-coach-choose-mission = **Mission**: Which son, which city? His slot on the track scores.
signorie-coach-choose-marriage = **Marriage**: Which city, what dowry? Each florin is { $rule-dowry-vp } points.
signorie-coach-choose-stock-meeple = **Family**: A son or a daughter? { $n } to take.
signorie-coach-choose-row = **Alliance**: Which row? Only a row of three scores.
signorie-coach-choose-assignment = **Assignment**: Which one does the helper do?
signorie-coach-choose-free-helper = **Helper**: Where does the free one stand? In a colour you often take.
signorie-coach-choose-extra-die = **Extra die**: Which one? It is free.
signorie-coach-reward-choice = **Reward**: The tile, or { $n } { PLURAL($n, "florin", "florins") }?
signorie-coach-bride-choice = **Bride**: Does a son marry? Brides bring offspring.
signorie-coach-buy-vp-choice = **Points**: { $n } { PLURAL($n, "florin", "florins") } for { $n1 } { PLURAL($n1, "point", "points") }?
