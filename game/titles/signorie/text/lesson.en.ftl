# Lessons: the words of Matsu.

## 1 dice and dowry

signorie-lesson-dice = Dice and dowry
signorie-lesson-dice-able = take dice and marry off a daughter
signorie-lesson-dice-1 = Carry the yellow **2** to your yellow action slot.
signorie-lesson-dice-1-why = Its colour is the action slot, and you pay the number of the slot less the die in [florin] florins.
signorie-lesson-dice-1-sum = 1 − 2 → free
signorie-lesson-dice-1-other = You may take it, but why a small number is good you will see at the end of this lesson.
signorie-lesson-dice-2 = Press “Do it: Florins”.
signorie-lesson-dice-2-why = The signoria action of yellow gives you 3 [florin] florins.
signorie-lesson-dice-2-sum = 6 + 3 = 9 [florin]
signorie-lesson-dice-2-other = You may, but let us begin with the signoria action of the slot.
signorie-lesson-dice-3 = Now carry the red **3** to your red action slot.
signorie-lesson-dice-3-why = You take one die a turn, and red is for the marriage of a [daughter] daughter.
signorie-lesson-dice-3-sum = 2 − 3 → free
signorie-lesson-dice-3-other = You may take it, but now let us see a daughter married.
signorie-lesson-dice-4 = Press “Do it: Marriage”.
signorie-lesson-dice-4-why = A daughter [daughter] of your supply goes to a city that you choose.
signorie-lesson-dice-4-other = You may, but let us try the marriage now.
signorie-lesson-dice-5 = Carry a daughter [daughter] to **Milano** and choose a dowry of **4**.
signorie-lesson-dice-5-why = Each florin [florin] of dowry is worth 2 [vp] points, and the tile on the red banner is yours.
signorie-lesson-dice-5-sum = 4 × 2 = 8 [vp]
signorie-lesson-dice-5-other = You may, but Milano has the best tile, and a dowry of 4 brings 8 points.
signorie-lesson-dice-6 = Press your own panel and look at the **sum of dice**.
signorie-lesson-dice-6-why = If it is 13 or less when the round ends, you get a reward.
signorie-lesson-dice-6-sum = 2 + 3 = 5

## 2 a son's career

signorie-lesson-career = A son's career
signorie-lesson-career-able = teach a son and play first next round
signorie-lesson-career-1 = Carry the gray **4** to your gray action slot.
signorie-lesson-career-1-why = The higher the number, the cheaper the die: here a 4 is free.
signorie-lesson-career-1-sum = 4 − 4 = 0 [florin]
signorie-lesson-career-1-other = You may take it, but with the gray 4 a son can study for nothing.
signorie-lesson-career-2 = Press “Do it: Tracks”.
signorie-lesson-career-2-why = You get 4 points, and with them your sons [son] can rise in a career.
signorie-lesson-career-2-other = You may, but let us take the 4 points now.
signorie-lesson-career-3 = Carry a son [son] to the foot of [political] **Politics**.
signorie-lesson-career-3-why = This takes 1 point, and there are three careers: Politics, Clergy and Military.
signorie-lesson-career-3-sum = 4 − 1 = 3 left
signorie-lesson-career-3-other = You may, but let us make him a politician.
signorie-lesson-career-4 = Move this son [son] one slot up.
signorie-lesson-career-4-why = A slot takes 1 point, and its number is what he will score [vp] when you send him to a city.
signorie-lesson-career-4-sum = 1 → 2 [vp]
signorie-lesson-career-4-other = You may, but one son high up scores more.
signorie-lesson-career-5 = Move him up once more.
signorie-lesson-career-5-why = The number at the left is his **rank**, and a free place in a city asks for at least its own number.
signorie-lesson-career-5-sum = 2 → 3 [vp], rank 1 → 2
signorie-lesson-career-5-other = You may, but one more slot raises his rank.
signorie-lesson-career-6 = Move your disc one step up on [initiative] **Initiative**.
signorie-lesson-career-6-why = Whoever is highest plays first in the next round.
signorie-lesson-career-6-other = You may, but let us use the last point to be first.

## 3 a mission

signorie-lesson-mission = A mission
signorie-lesson-mission-able = send a son to a city and win a tile
signorie-lesson-mission-1 = Press the **Politics row**, which is lit.
signorie-lesson-mission-1-why = It takes tiles of the houses on its shields, and only a row of three tiles scores when the game ends.
signorie-lesson-mission-1-sum = 0 so far, 3 to go
signorie-lesson-mission-2 = Carry the light blue **4** to its action slot.
signorie-lesson-mission-2-why = It costs 1 [florin] florin, but your dice add up to exactly 13.
signorie-lesson-mission-2-sum = 5 − 4 = 1 [florin], 9 + 4 = 13
signorie-lesson-mission-2-other = You may take it, but the light blue 4 sends a son and stays within 13.
signorie-lesson-mission-3 = Press “Do it: Diplomatic mission”.
signorie-lesson-mission-3-why = A son [son] who has a career goes to a city.
signorie-lesson-mission-3-other = You may, but do not let the young man wait.
signorie-lesson-mission-4 = Carry the son [son] to **Firenze**.
signorie-lesson-mission-4-why = You score the 3 points [vp] of his slot, and the tile on the blue banner goes to the Politics row.
signorie-lesson-mission-4-sum = 8 + 3 = 11 [vp]
signorie-lesson-mission-4-other = He may go there, but the tile of 4 in Firenze serves you best.
signorie-lesson-mission-5 = Press “Take 3[florin]”.
signorie-lesson-mission-5-why = Your dice are not over 13, so you may have two sons [son] or 3 [florin] florins.
signorie-lesson-mission-5-sum = 4 + 3 = 7 [florin]
signorie-lesson-mission-5-other = Sons are good, but you still have three, so let us take the money.

## 4 threshold and reward

signorie-lesson-reward = Threshold and reward
signorie-lesson-reward-able = keep within the threshold and take a reward
signorie-lesson-reward-1 = Carry the purple **5** to your purple action slot.
signorie-lesson-reward-1-why = This goes over your **threshold** [scales] of 13, but a threshold can be raised.
signorie-lesson-reward-1-sum = 4 + 5 + 5 = 14
signorie-lesson-reward-1-other = You may take it, but today you shall learn how to raise the threshold.
signorie-lesson-reward-2 = Carry a son [son] to the assignment [scales] **+3** and choose **one**.
signorie-lesson-reward-2-why = An **assignment** of the die's colour is paid for with your sons or daughters.
signorie-lesson-reward-2-sum = 13 + 3 = 16
signorie-lesson-reward-2-other = You may, but at 14 your threshold needs exactly one son.
signorie-lesson-reward-3 = Press “Pass”.
signorie-lesson-reward-3-why = When all have passed, everybody within the threshold gets a reward.
signorie-lesson-reward-3-sum = 14 is within 16
signorie-lesson-reward-3-other = You may take one more, but over 16 there is no reward.
signorie-lesson-reward-4 = Press the reward “Free helper”.
signorie-lesson-reward-4-why = You get the reward of the round, or 3 florins [florin] instead.
signorie-lesson-reward-4-other = Florins are good, but a helper works for you from now on.
signorie-lesson-reward-5 = Put the helper [helper] in the **middle of the yellow column**.
signorie-lesson-reward-5-why = Whenever you place a yellow die, he brings you a son or a daughter.
signorie-lesson-reward-5-other = He may stand anywhere, but let us take the middle of yellow today.
signorie-lesson-reward-6 = Take a [bride] **bride**.
signorie-lesson-reward-6-why = With a bride more children are born, and today she brings 2 [florin] florins.
signorie-lesson-reward-6-sum = 7 + 2 = 9 [florin]
signorie-lesson-reward-6-other = You need not, but a bride costs nothing.

## 5 helpers at work

signorie-lesson-helper = Helpers at work
signorie-lesson-helper-able = hire helpers and use them after an action
signorie-lesson-helper-1 = Hire a helper [helper] at the **foot of the yellow column**.
signorie-lesson-helper-1-why = You may hire instead of acting, and with a red die he goes to the yellow column.
signorie-lesson-helper-1-sum = 11 − 4 = 7 [florin]
signorie-lesson-helper-1-other = You may, but let us have two helpers in yellow.
signorie-lesson-helper-2 = Press the reward “Extra action”.
signorie-lesson-helper-2-why = Both have passed, and your reward is to use one of the dice that are left, for nothing.
signorie-lesson-helper-2-other = Florins are good, but this is a whole action more.
signorie-lesson-helper-3 = Carry the yellow **6** to your yellow action slot.
signorie-lesson-helper-3-why = Your reward is already won, so the sum of dice does not matter any more.
signorie-lesson-helper-3-other = You may take it, but your helpers stand in yellow.
signorie-lesson-helper-4 = Press “Do it: Florins”.
signorie-lesson-helper-4-why = First comes one action, then come the helpers.
signorie-lesson-helper-4-sum = 7 + 3 = 10 [florin]
signorie-lesson-helper-4-other = You may, but let us take the florins now.
signorie-lesson-helper-5 = Use the helper [helper] in the **middle of yellow**.
signorie-lesson-helper-5-why = Helpers work from the top down, and you may leave one out.
signorie-lesson-helper-5-other = You may, but then there is no way back up to this one.
signorie-lesson-helper-6 = Take a son [son] from your stock.
signorie-lesson-helper-6-why = Only those in your supply can study or marry.
signorie-lesson-helper-6-sum = sons 5 + 1 = 6
signorie-lesson-helper-6-other = A daughter is welcome too, but let us take a son now.
signorie-lesson-helper-7 = Press “End the turn”.
signorie-lesson-helper-7-why = A marriage by the lower helper wins no banner tile, so we keep the [daughter] daughter.
signorie-lesson-helper-7-other = You may, but let us keep her for the tile on a banner.

## 6 the final count

signorie-lesson-final = The final count
signorie-lesson-final-able = complete a row and count the final score
signorie-lesson-final-1 = Carry the purple **4** to your purple action slot.
signorie-lesson-final-1-why = This is round 7, the last one, and a helper [helper] stands in your purple column.
signorie-lesson-final-1-sum = 1 + 5 + 4 = 10
signorie-lesson-final-1-other = You may take it, but let us use the purple 4 now.
signorie-lesson-final-2 = Press “Do it: Offspring”.
signorie-lesson-final-2-why = You roll a die [offspring] for your wife and for each [bride] bride, and sons or daughters join your supply.
signorie-lesson-final-2-sum = 1 + 4 = 5 dice
signorie-lesson-final-2-other = You may, but let us roll the offspring dice, which you have not tried yet.
signorie-lesson-final-3 = Use the helper [helper] at the **foot of purple**.
signorie-lesson-final-3-why = He lets you use an assignment of any colour once, for one figure.
signorie-lesson-final-3-other = You may end here, but he can complete a row.
signorie-lesson-final-4 = Carry a daughter [daughter] to the [neutral] assignment.
signorie-lesson-final-4-why = It gives you a face-down tile for a row that you choose.
signorie-lesson-final-4-other = You may, but your Politics row needs one tile more.
signorie-lesson-final-5 = Carry the face-down tile [neutral] to the **Politics row**.
signorie-lesson-final-5-why = It is worth only 1, but with three tiles the whole row scores.
signorie-lesson-final-5-sum = 4 + 3 + 1 = 8 [vp]
signorie-lesson-final-5-other = You may, but in the Politics row it turns 0 points into 8.
signorie-lesson-final-6 = Press “5[florin] for 5[vp]”.
signorie-lesson-final-6-why = Florins [florin] score nothing when the game ends, so turn them into points now.
signorie-lesson-final-6-sum = 74 + helpers 6 + 5 = 85 [vp]
signorie-lesson-final-6-other = Kept florins score nothing.
signorie-lesson-final-7 = Press your **alliance rows**, which are lit.
signorie-lesson-final-7-why = Rows of three or more and the sons [son] still on careers are added, and you win.
signorie-lesson-final-7-sum = 85 + rows 8 + 16 + careers 10 = 119 [vp]
