# what the coach of a first game says: the kind of the moment, and its question

cultus-coach-choose-enemy = **Enemy**: Whom do you face? Their strikes and their final points differ.
cultus-coach-choose-difficulty = **Difficulty**: How strong shall the enemy be? Begin gently.
cultus-coach-choose-color = **Colour**: Which colour? All play the same.
cultus-coach-choose-character = **Character**: Who joins you? Each has three powers that gold pays for.
cultus-coach-choose-plan = **Plan**: Which one? At the end its squares and neighbours bring points.
cultus-coach-place-medal = **Medal**: Which card? When it closes, the medal brings 1 more action a turn.
cultus-coach-place-initial-card = **First card**: How shall it lie? Look at your walks and at your plan.
cultus-coach-choose-corner = **Start**: From which corner do you set out?
cultus-coach-start-draw = **Start**: Which pile? Its last card closes the income card below.
cultus-coach-allocate = **Income**: Where does the gold go? 10 on the cost board raise a monument.
cultus-coach-actions = **Actions**: { $can-move-pawn ->
    [true] { $n } left. Earn gold, or prepare the town?
   *[false] All are done. One more power of your character?
}
cultus-coach-income-step = **Income**: Which of the two steps pays?
cultus-coach-build-monument = **Monument**: The icons around it score. Which card fits this place?
cultus-coach-move-monument = **Push**: Which cards do you give up? One that fits nowhere costs least.
cultus-coach-hand-adjust = **Hand**: Five cards stay; each one you discard costs 2 points.
cultus-coach-baltasar = **Baltasar**: Which piles? An emptied one closes its income card.
cultus-coach-ruben = **Ruben**: Which monument leaves the centre? Find the one that costs least.
cultus-coach-annette = **Annette**: Her monuments step towards the centre. Where does it hurt least?
