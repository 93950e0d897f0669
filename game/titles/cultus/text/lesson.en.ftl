cultus-lesson-walk = Walk and earn
cultus-lesson-walk-able = You see at a glance which road pays
cultus-lesson-walk-1 = Where is your pawn?
cultus-lesson-walk-1-why = Point at the pawn that shines.
cultus-lesson-walk-2 = Take the pawn from the church [church] to the barracks [barracks].
cultus-lesson-walk-2-why = An **income card** shows this pair, so the road pays gold.
cultus-lesson-walk-2-sum = [coin] 1 = one road
cultus-lesson-walk-3 = Choose where the gold goes.
cultus-lesson-walk-3-why = At 10 gold on the cost board you may raise a monument.
