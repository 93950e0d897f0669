# Lessons: what Matsu says

## 1 How a round goes

undecim-lesson-round = How a round goes
undecim-lesson-round-able = You play a round by yourself
undecim-lesson-round-1 = Take the shining card to the swamp [swamp] column.
undecim-lesson-round-1-why = The upper half of a card is a land, the lower a resource: only one of them counts.
undecim-lesson-round-1-other = It could be clay [clay] too, but let us gather lands first.
undecim-lesson-round-2 = Press **5 Pioneering** to lay it face down.
undecim-lesson-round-2-why = Everybody lays one card in secret, all turn up at once, and low numbers act first.
undecim-lesson-round-2-other = Let us keep that one for the next round.
undecim-lesson-round-3 = Take the grassland [grassland] from your hand to its column.
undecim-lesson-round-3-why = This is **gaining**: Pioneering lets you gain up to 4 lands from your hand.
undecim-lesson-round-3-other = You may, but let us begin with the grassland.
undecim-lesson-round-4 = Now gain the forest [forest].
undecim-lesson-round-4-why = Each type of land brings 1 VP [vp] every round.
undecim-lesson-round-4-other = You may, but let us take the forest next.
undecim-lesson-round-5 = Gain a mountain [mountain] as well.
undecim-lesson-round-5-why = That makes all four types: 4 VP [vp] at the end of the round.
undecim-lesson-round-5-sum = [swamp] 1 + [grassland] 1 + [forest] 1 + [mountain] 1 = 4 [vp]
undecim-lesson-round-5-other = One type is still missing: the mountain.
undecim-lesson-round-6 = Press **Stop gaining** here.
undecim-lesson-round-6-why = A second mountain [mountain] scores nothing yet, so keep it in your hand.
undecim-lesson-round-6-other = You may, but a second land of a type scores nothing yet.
undecim-lesson-round-7 = Take **10 Construction** from the field.
undecim-lesson-round-7-why = Low numbers take first, one card each, to play in a later round.
undecim-lesson-round-7-other = Any of them would do, but next we want to build.

## 2 The gold line

undecim-lesson-gold = The gold line
undecim-lesson-gold-able = You spend gold and gain revealed cards
undecim-lesson-gold-1 = Press **1 gold: reveal 3 more**.
undecim-lesson-gold-1-why = Discard a gold [gold] of yours, and Subjugation reveals three cards more.
undecim-lesson-gold-1-sum = Revealed: die 2 + 3 = 5 cards
undecim-lesson-gold-1-other = You may keep it, but then only two cards are revealed.
undecim-lesson-gold-2 = Take one of the revealed enemies [enemy] to your area.
undecim-lesson-gold-2-why = Subjugation lets you gain as many of the revealed enemies as you like.
undecim-lesson-gold-2-other = You may stop here, but those enemies are worth having.
undecim-lesson-gold-3 = Gain the other enemy [enemy] too.
undecim-lesson-gold-3-why = Enemies score in a Red Moon Night, which a later lesson shows.
undecim-lesson-gold-3-other = There is one more enemy among the revealed cards.
undecim-lesson-gold-4 = Now gain wood [wood] from your hand.
undecim-lesson-gold-4-why = A forest card gives wood if you use its lower half.
undecim-lesson-gold-4-other = You may, but now we gather wood.
undecim-lesson-gold-5 = Gain one more wood [wood].
undecim-lesson-gold-5-why = Two resources are enough for a settlement.
undecim-lesson-gold-5-other = You may, but let us pair the wood.
undecim-lesson-gold-6 = Press the shining line to **settle** with two wood [wood].
undecim-lesson-gold-6-why = When the card has done all it says, you may settle or develop once.
undecim-lesson-gold-6-sum = Settlement of level 2 = 4 [vp]
undecim-lesson-gold-6-other = You may leave it, but it would be a pity about the 4 VP.

## 3 Settle and develop

undecim-lesson-build = Settle and develop
undecim-lesson-build-able = You build and grow settlements
undecim-lesson-build-1 = Press your **settlement**.
undecim-lesson-build-1-why = Its number of cards is its level, and it scores at the end of the game.
undecim-lesson-build-1-sum = Level 2, 3, 4, 5, 6 = 4, 9, 14, 20, 27 [vp]
undecim-lesson-build-2 = Gain wood [wood] from your hand.
undecim-lesson-build-2-why = A settlement of wood takes more wood.
undecim-lesson-build-2-other = You may, but wood is what helps now.
undecim-lesson-build-3 = Gain the clay [clay] as well.
undecim-lesson-build-3-why = With the iron [iron] in your area it makes one more settlement.
undecim-lesson-build-3-other = You may, but clay goes well with your iron.
undecim-lesson-build-4 = Press the shining line to add wood [wood] to the settlement of wood.
undecim-lesson-build-4-why = This is **developing**: the settlement rises to level 3.
undecim-lesson-build-4-sum = 4 to 9 [vp]
undecim-lesson-build-4-other = You may, but the wood brings more.
undecim-lesson-build-5 = **Settle** once more, with iron [iron] and clay [clay].
undecim-lesson-build-5-why = Construction lets you settle or develop twice.
undecim-lesson-build-5-sum = 9 + 4 = 13 [vp]
undecim-lesson-build-5-other = You may stop, but you have one build left.
undecim-lesson-build-6 = Press the **Score**.
undecim-lesson-build-6-why = The number on the right also counts settlements and gold.
undecim-lesson-build-6-sum = 8 + settlements 13 = 21 [vp]

## 4 Red text

undecim-lesson-red = Red text
undecim-lesson-red-able = You know what can be stolen
undecim-lesson-red-1 = Press **6 Invasion War** to lay it face down.
undecim-lesson-red-1-why = The **red text** of a card comes before every other effect.
undecim-lesson-red-1-other = It has a red text too, but nobody has a resource to steal.
undecim-lesson-red-2 = Take the mountain [mountain] of your rival to your area.
undecim-lesson-red-2-why = The red text of Invasion War steals a land from another player's area.
undecim-lesson-red-2-other = You may steal that, but let us take the shining mountain.
undecim-lesson-red-3 = Now the black text: gain grassland [grassland] from your hand.
undecim-lesson-red-3-why = After its red text Invasion War lets you gain up to two cards.
undecim-lesson-red-3-other = You may, but let us take the grassland.
undecim-lesson-red-4 = Gain wood [wood] as well.
undecim-lesson-red-4-why = What you gain this round bears a shield [fresh] and cannot be stolen.
undecim-lesson-red-4-other = You may, but let us take the wood.
undecim-lesson-red-5 = This time press **Build nothing**.
undecim-lesson-red-5-why = Three equal resources make a settlement of 9 VP [vp] at once, so you may wait for them.
undecim-lesson-red-5-other = It would be 4 VP now, but today let us try to wait.
undecim-lesson-red-6 = Press the mountain [mountain] with the shield [fresh].
undecim-lesson-red-6-why = Next round the shield is gone, but a resource in a settlement is never stolen.

## 5 Red Moon Night

undecim-lesson-night = Red Moon Night
undecim-lesson-night-able = You move the moon and score enemies
undecim-lesson-night-1 = Press **Do not pay**.
undecim-lesson-night-1-why = Two counters [counter] are left round the moon, and Astrology moves two without gold.
undecim-lesson-night-1-other = Gold would move up to four, but only two are left.
undecim-lesson-night-2 = Gain grassland [grassland].
undecim-lesson-night-2-why = In a round with a Red Moon Night lands score double.
undecim-lesson-night-2-other = You may, but tonight lands score double.
undecim-lesson-night-3 = Gain the forest [forest] too.
undecim-lesson-night-3-why = Two types bring 2 VP as a rule, and 4 tonight.
undecim-lesson-night-3-sum = 2 × 2 = 4 [vp]
undecim-lesson-night-3-other = You may, but one more type of land is better.
undecim-lesson-night-4 = Press **−2** to take two counters [counter] off.
undecim-lesson-night-4-why = When no counter is left, the Red Moon Night comes this round.
undecim-lesson-night-4-sum = 2 − 2 = 0
undecim-lesson-night-4-other = You may, but with a counter left no night will come.
undecim-lesson-night-5 = Take **11 Prosperity** from the field.
undecim-lesson-night-5-why = Astrology is number 1, so you also take first.
undecim-lesson-night-5-other = Any of them would do, but today let us take Prosperity.
undecim-lesson-night-6 = Night has come: discard **3** enemies [enemy].
undecim-lesson-night-6-why = Whoever has the most may discard any number, each worth one more than the last.
undecim-lesson-night-6-sum = 4 + 5 + 6 = 15 [vp]
undecim-lesson-night-6-other = You may, but three of them bring 15 VP.

## 6 The last points

undecim-lesson-final = The last points
undecim-lesson-final-able = You make the most of the last round
undecim-lesson-final-1 = Gain a forest [forest] from your hand.
undecim-lesson-final-1-why = Two of each of the four lands add 2 VP [vp] to their points.
undecim-lesson-final-1-sum = Lands 4 + 2 = 6 [vp]
undecim-lesson-final-1-other = You may, but a second forest scores.
undecim-lesson-final-2 = Gain wood [wood] as well.
undecim-lesson-final-2-why = It lifts your settlement of wood by one more level.
undecim-lesson-final-2-other = You may, but the settlement waits for wood.
undecim-lesson-final-3 = Press the shining line to add wood [wood] to the settlement of wood.
undecim-lesson-final-3-why = At level 4 you also win the award **Metropolis**, 4 VP [vp].
undecim-lesson-final-3-sum = 9 to 14, award +4 [vp]
undecim-lesson-final-3-other = You may, but let us reach for the Metropolis.
undecim-lesson-final-4 = Add the stone [stone] to the settlement of iron [iron] and clay [clay].
undecim-lesson-final-4-why = A settlement of different resources takes a kind it does not have.
undecim-lesson-final-4-sum = 4 to 9 [vp]
undecim-lesson-final-4-other = You may, but the stone brings more.
undecim-lesson-final-5 = Last, add the gold [gold] to the settlement of wood.
undecim-lesson-final-5-why = Gold fits any settlement: here it brings 6 VP [vp], kept it would bring 3.
undecim-lesson-final-5-sum = 14 to 20 [vp]
undecim-lesson-final-5-other = You may, but it brings more in the settlement of wood.
undecim-lesson-final-6 = Press the **Score**.
undecim-lesson-final-6-why = Five rounds are over, and with the most VP you have won.
undecim-lesson-final-6-sum = 24 + lands 6 + award 4 + settlements 29 = 63 [vp]
