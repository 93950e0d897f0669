# Lessons: what Matsu says

## 1 Walk and earn

cultus-lesson-walk = Walk and earn
cultus-lesson-walk-able = You see at a glance which road pays
cultus-lesson-walk-1 = Press the **income card** with barracks [barracks] and church [church].
cultus-lesson-walk-1-why = Whoever walks between these two earns gold [coin].
cultus-lesson-walk-2 = Move your pawn [pawn] down to the barracks [barracks].
cultus-lesson-walk-2-why = No income card shows town hall [town_hall] and barracks, so this step is just a step.
cultus-lesson-walk-2-sum = [ap] 4 − 1 = 3   (each step takes one action point)
cultus-lesson-walk-2-other = That road pays nothing now either.
cultus-lesson-walk-3 = Take the pawn from the barracks [barracks] to the church [church].
cultus-lesson-walk-3-why = An **income card** shows this pair, so the road pays 2 gold.
cultus-lesson-walk-3-sum = [coin] 2 = 1 for the road + 1 for the closed income card
cultus-lesson-walk-3-other = No income card shows those two.
cultus-lesson-walk-4 = Put both gold on the cost board.
cultus-lesson-walk-4-why = At 10 gold on the cost board you may raise a monument [monument].
cultus-lesson-walk-4-sum = Cost 7 + 2 = 9
cultus-lesson-walk-4-other = You may split it, but then your monument has to wait.
cultus-lesson-walk-5 = Go on to the winery [winery] on the right.
cultus-lesson-walk-5-why = This step pays nothing, but the market [market] beyond makes a pair with it.
cultus-lesson-walk-5-other = That way pays nothing, and the same two squares pay only once a turn.
cultus-lesson-walk-6 = One more step, from the winery [winery] to the market [market].
cultus-lesson-walk-6-why = Income card 2 shows this pair, so you earn 2 gold again.
cultus-lesson-walk-6-sum = [coin] 2 = 1 for the road + 1 for the closed income card
cultus-lesson-walk-6-other = No card shows those two, while the market pays 2.
cultus-lesson-walk-7 = Put 1 gold on the cost board and 1 on your character.
cultus-lesson-walk-7-why = The cost is full at 10, and the rest saves up for your character's powers.
cultus-lesson-walk-7-sum = Cost 9 + 1 = 10     Character 0 + 1 = 1
cultus-lesson-walk-7-other = One more gold on the cost board and you can build.

## 2 Lay a card

cultus-lesson-card = Lay a card
cultus-lesson-card-able = You lay your own road into the town
cultus-lesson-card-1 = Press your **plan card**.
cultus-lesson-card-1-why = At the end each church [church], and each barracks [barracks] next to a manor [manor], is worth 2[star].
cultus-lesson-card-1-sum = In today's town 14 + 20 = 34 [star]
cultus-lesson-card-2 = Lay the shining card [card] to the right of your pawn [pawn].
cultus-lesson-card-2-why = It lies on top of the town and changes both the roads and your plan.
cultus-lesson-card-2-sum = Plan 34 to 36 [star]
cultus-lesson-card-2-other = It fits there, but your plan would not grow.
cultus-lesson-card-3 = Walk from the church [church] to the new manor [manor].
cultus-lesson-card-3-why = Income card 5 shows this pair, so the road you made pays gold.
cultus-lesson-card-3-sum = [coin] 1 = 1 for the road
cultus-lesson-card-3-other = You may go there, but let us try the road you have just made.
cultus-lesson-card-4 = Put the gold on the cost board.
cultus-lesson-card-4-why = Ten of them raise a monument [monument], so save up bit by bit.
cultus-lesson-card-4-sum = Cost 3 + 1 = 4
cultus-lesson-card-4-other = Your character could have it, but let us hurry the monument along.
cultus-lesson-card-5 = **Turn** the shining card [card] by half and lay it up to the right of your pawn.
cultus-lesson-card-5-why = Turn it in your hand with R or the wheel: barracks [barracks] and manors [manor] will meet.
cultus-lesson-card-5-sum = Plan 36 to 40 [star]
cultus-lesson-card-5-other = Laid like that your plan would grow less.
cultus-lesson-card-6 = Press your **plan card** once more.
cultus-lesson-card-6-why = Two cards have made the end worth 6 more.
cultus-lesson-card-6-sum = 34 + 2 + 4 = 40 [star]

## 3 Raise a monument

cultus-lesson-build = Raise a monument
cultus-lesson-build-able = You pick the plaza that is worth the most
cultus-lesson-build-1 = Walk from the market [market] to the winery [winery].
cultus-lesson-build-1-why = Your cost is full at 10, so both gold go to your character.
cultus-lesson-build-1-sum = Character 2 + 2 = 4
cultus-lesson-build-1-other = That road pays nothing now.
cultus-lesson-build-2 = Press power **3** of your character and take the pawn [pawn] to the shining church [church].
cultus-lesson-build-2-why = For 3 gold you reach any church, and it takes no action point [ap].
cultus-lesson-build-2-sum = Character 4 − 3 = 1
cultus-lesson-build-2-other = You may go there, but the plaza we want is next to that church.
cultus-lesson-build-3 = Take one step up to the plaza [plaza].
cultus-lesson-build-3-why = A monument [monument] is built on the plaza where your pawn stands.
cultus-lesson-build-3-other = To build, the plaza above is the better place: there is more around it.
cultus-lesson-build-4 = Take your cost cube to the pawn's square and choose the **Military** monument.
cultus-lesson-build-4-why = There are three barracks [barracks] on the 8 squares around, each worth 3.
cultus-lesson-build-4-sum = [barracks] 3 × 3 = 9 [star]
cultus-lesson-build-4-other = Its icon is rare around here: that would bring less than 9.
cultus-lesson-build-5 = Press the **monument card** you took.
cultus-lesson-build-5-why = Its power lasts to the end: from now on you may move monuments two squares.
cultus-lesson-build-6 = Press your new monument [monument].
cultus-lesson-build-6-why = It earns 1 gold more each turn, and 10[star] if it stands on a centre square at the end.
cultus-lesson-build-6-sum = Income of the next turn 1 + 1 = 2 [coin]

## 4 Piles and medal

cultus-lesson-pile = Piles and medal
cultus-lesson-pile-able = You close piles for richer roads
cultus-lesson-pile-1 = Press **pile** 1.
cultus-lesson-pile-1-why = One card is left, and your medal [medal] lies on the income card below.
cultus-lesson-pile-2 = Draw this last card into your hand.
cultus-lesson-pile-2-why = The income card closes, and every other road pays 1 gold more.
cultus-lesson-pile-2-sum = Each road [coin] 1 to 2
cultus-lesson-pile-3 = Your action points [ap] are spent: end your actions.
cultus-lesson-pile-3-why = No more than 5 cards stay in your hand at the end of a turn.
cultus-lesson-pile-4 = Choose one card [card] to let go.
cultus-lesson-pile-4-why = Each card you drop costs 2[star], so mind how many you draw.
cultus-lesson-pile-4-sum = [star] 4 − 2 = 2
cultus-lesson-pile-5 = A new turn: draw a card from any pile.
cultus-lesson-pile-5-why = Every turn begins with a card.
cultus-lesson-pile-6 = Put the 1 gold of your income where you like.
cultus-lesson-pile-6-why = Gold on the cost board buys monuments [monument], on your character it buys powers.
cultus-lesson-pile-7 = Press the **medal** [medal] that has come back.
cultus-lesson-pile-7-why = While it is at home you have 4 action points [ap] each turn.
cultus-lesson-pile-7-sum = [ap] 3 + 1 = 4

## 5 The enemy strikes

cultus-lesson-rival = The enemy strikes
cultus-lesson-rival-able = You see a strike coming and soften it
cultus-lesson-rival-1 = Press the enemy's black **cube**.
cultus-lesson-rival-1-why = At the end of this turn it reaches the fire [fire], and the monuments on the centre score for her.
cultus-lesson-rival-1-sum = 4 × 6 = 24 [star]
cultus-lesson-rival-2 = Push the enemy monument [monument] on your pawn's square to the left.
cultus-lesson-rival-2-why = For two cards you may move anybody's monument, and you gain 2[star].
cultus-lesson-rival-2-sum = [star] 0 + 2 = 2
cultus-lesson-rival-2-other = You may push it there, but let us take it to the barracks [barracks].
cultus-lesson-rival-3 = Follow it: walk left to the barracks [barracks].
cultus-lesson-rival-3-why = One square away, it would be back before the strike.
cultus-lesson-rival-3-other = To push a monument your pawn must stand on its square.
cultus-lesson-rival-4 = Push it once more, up to the plaza [plaza].
cultus-lesson-rival-4-why = Two squares away from the centre, one step will not bring it back.
cultus-lesson-rival-4-sum = [star] 2 + 2 = 4
cultus-lesson-rival-4-other = That gives 2[star] as well, but today let us take it to the plaza.
cultus-lesson-rival-5 = Now end your actions.
cultus-lesson-rival-5-why = The enemy discards from the leftmost pile and moves her cube to the fire [fire].
cultus-lesson-rival-6 = Take Annette's monument one step, to either of the shining squares.
cultus-lesson-rival-6-why = Where two ways lead to the centre, the choice is yours.
cultus-lesson-rival-7 = Press the black **cube**, back on 0.
cultus-lesson-rival-7-why = Only three monuments were left on the centre: 18 instead of 24.
cultus-lesson-rival-7-sum = 3 × 6 = 18 [star]

## 6 Set-up and score

cultus-lesson-count = Set-up and score
cultus-lesson-count-able = You foresee the final score from the start
cultus-lesson-count-1 = Choose **Eleonora** as your character.
cultus-lesson-count-1-why = A character's powers work on one icon, and hers is the church [church].
cultus-lesson-count-1-other = You may play that one too, but today let us go with Eleonora.
cultus-lesson-count-2 = Choose the **Plan of Faith**.
cultus-lesson-count-2-why = In today's town it is worth 34, more than the 26 of the other.
cultus-lesson-count-2-sum = 14 + 20 = 34 [star]     16 + 10 = 26 [star]
cultus-lesson-count-2-other = You may take it, but in today's town it is worth 26.
cultus-lesson-count-3 = Put your medal [medal] on the leftmost income card.
cultus-lesson-count-3-why = The enemy discards from the left, so this one closes early and the medal comes home.
cultus-lesson-count-3-other = It may lie anywhere, but from the left it comes home first.
cultus-lesson-count-4 = Put your pawn [pawn] on any corner.
cultus-lesson-count-4-why = From here you begin to walk.
cultus-lesson-count-5 = Press one of the enemy's monuments [monument] on the centre.
cultus-lesson-count-5-why = At the end each monument on the centre is worth 10[star].
cultus-lesson-count-5-sum = 4 × 10 = 40 [star]
cultus-lesson-count-6 = Next, press the **enemy's card**.
cultus-lesson-count-6-why = Her monuments next to a winery [winery], and all wineries, score for her at the end.
cultus-lesson-count-6-sum = 40 + 2 × 10 + 11 × 2 = 82 [star]
cultus-lesson-count-7 = Last, press your own **plan card**.
cultus-lesson-count-7-why = One point more than the enemy and you win; the difference chooses the ending.
cultus-lesson-count-7-sum = If it ended now 34 − 82 = −48 [star]: plenty to do
