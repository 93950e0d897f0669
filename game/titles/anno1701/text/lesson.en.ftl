# Lessons: what Matsu says

## 1 How a turn goes

anno1701-lesson-turn = Your first turn
anno1701-lesson-turn-able = You play a turn by yourself
anno1701-lesson-turn-1 = Press the shining pile **I**.
anno1701-lesson-turn-1-why = Its top three cards become your first hand.
anno1701-lesson-turn-1-other = That pile would do as well, but let us draw from the left one.
anno1701-lesson-turn-2 = Press a die, or throw it onto the sea.
anno1701-lesson-turn-2-why = Every landscape with the number rolled gains one good, on both islands.
anno1701-lesson-turn-3 = Take the **Lumberjack’s Hut** above or below an inhabitant, then press **Build here**.
anno1701-lesson-turn-3-why = It costs 1 brick [brick] and 1 tool [tools], and each 1 rolled brings wood [wood].
anno1701-lesson-turn-3-other = You may, but let us build the Lumberjack’s Hut first.
anno1701-lesson-turn-4 = Press **End actions**.
anno1701-lesson-turn-4-why = Act as often as you like, in any order, and end when you are done.
anno1701-lesson-turn-4-other = You may, but let us keep the other goods for the next turn.
anno1701-lesson-turn-5 = Press **Draw cards**.
anno1701-lesson-turn-5-why = At the end of a turn you may fill your hand up to three cards.
anno1701-lesson-turn-5-other = You may end here, but one card is still yours to draw.
anno1701-lesson-turn-6 = Draw a card from a shining pile **I**.
anno1701-lesson-turn-6-why = With three cards in hand your turn ends, and your rival rolls.
anno1701-lesson-turn-6-other = You may, but today let us simply draw one.
anno1701-lesson-turn-7 = Press your forest [wood].
anno1701-lesson-turn-7-why = Your rival rolled a 1, and your Lumberjack’s Hut works too.
anno1701-lesson-turn-7-sum = [wood] 1 to 2

## 2 Dice and events

anno1701-lesson-dice = Dice and events
anno1701-lesson-dice-able = You know what numbers and events do
anno1701-lesson-dice-1 = Press the right clay pit [brick].
anno1701-lesson-dice-1-why = Your 2 sets the **Brickworks** to work, and you choose where the brick goes.
anno1701-lesson-dice-1-other = That would do as well, but let us take the right one.
anno1701-lesson-dice-2 = Take the **Sheep** farm from your hand to the left pile I.
anno1701-lesson-dice-2-why = The 2 also wakes the **Lodge**: swap a card for the top of a pile like it.
anno1701-lesson-dice-2-other = You may, but let us swap the Sheep farm with the left pile.
anno1701-lesson-dice-3 = Press the pasture [cloth]: a gift of the **Queen** [ev_queen].
anno1701-lesson-dice-3-why = The event comes next: with no more than 4 discontented [discontent] you get a good.
anno1701-lesson-dice-3-sum = Discontented = 8 − [gold] 5 = 3
anno1701-lesson-dice-3-other = You may take that, but you have no cloth at all yet.
anno1701-lesson-dice-4 = Press **End the turn**.
anno1701-lesson-dice-4-why = If nothing else is to be done, you may simply pass the turn on.
anno1701-lesson-dice-4-other = You may, but let us watch your rival roll.
anno1701-lesson-dice-5 = Press the choice that lifts the left village [gold] to 3.
anno1701-lesson-dice-5-why = Your rival rolled **tax** [ev_tax], and your **Chapel** paid you 1 gold too.
anno1701-lesson-dice-5-sum = [gold] 5 + 1 = 6
anno1701-lesson-dice-5-other = The right village would do, but the left one has less.
anno1701-lesson-dice-6 = Press the forest [wood].
anno1701-lesson-dice-6-why = You rolled a 3, and the **Guild** gives you one good of your choice.
anno1701-lesson-dice-6-sum = The Shipyard in your hand = [wood] 2 + [brick] 1 + [tools] 1
anno1701-lesson-dice-6-other = You may take that, but one more wood pays for the Shipyard.
anno1701-lesson-dice-7 = Take gold [gold] from the right village to the fields [food].
anno1701-lesson-dice-7-why = **Diplomacy** [ev_diplomacy] lets you swap 1 gold and a good, once.
anno1701-lesson-dice-7-sum = [gold] 6 to 5, [food] 1 to 2
anno1701-lesson-dice-7-other = You may, but food is what you are short of.

## 3 People

anno1701-lesson-people = Raise your people
anno1701-lesson-people-able = You raise people and reach the next era
anno1701-lesson-people-1 = Press **Repair**.
anno1701-lesson-people-1-why = One wood [wood] lifts the ship by one state, and at III it may set sail.
anno1701-lesson-people-1-sum = Ship II to III
anno1701-lesson-people-1-other = You may, but let us see to the ship first.
anno1701-lesson-people-2 = Take brick [brick] to the pasture [cloth], then press the golden button.
anno1701-lesson-people-2-why = The **bank** gives one good for three of another kind.
anno1701-lesson-people-2-sum = [brick] 4 to 1, [cloth] 1 to 2
anno1701-lesson-people-2-other = You may, but cloth is what you are short of.
anno1701-lesson-people-3 = Lay a **settler** on the shining inhabitant.
anno1701-lesson-people-3-why = For 2 cloth [cloth] and 2 food [food] a pioneer turns settler: 1 favour [crown].
anno1701-lesson-people-3-sum = [crown] 0 to 1 (7 win)
anno1701-lesson-people-3-other = You may, but today let us raise the shining one.
anno1701-lesson-people-4 = Press **End actions**.
anno1701-lesson-people-4-why = With a settler you may take cards from the piles **II**.
anno1701-lesson-people-4-other = You may, but let us go and see the piles II.
anno1701-lesson-people-5 = Take the **Market** from your hand to the left pile I.
anno1701-lesson-people-5-why = With three cards in hand you may put one under its pile and take another.
anno1701-lesson-people-5-other = You may, but today let us exchange the Market.
anno1701-lesson-people-6 = Take gold [gold] from the left village centre to the left pile II.
anno1701-lesson-people-6-why = For 1 gold you see the whole pile and choose a card.
anno1701-lesson-people-6-other = You may, but today let us look through the left pile.
anno1701-lesson-people-7 = Press the **Shipyard**.
anno1701-lesson-people-7-why = Once built, it adds two sails [sail], and a voyage goes further.
anno1701-lesson-people-7-other = You may take that, but a voyage needs the Shipyard.

## 4 A voyage

anno1701-lesson-sea = Set sail
anno1701-lesson-sea-able = You bring rum and tobacco home
anno1701-lesson-sea-1 = Take the **Captain** from your hand to the ship.
anno1701-lesson-sea-1-why = Turn over a card per sail [sail]; the captain adds a sail and a cannon [cannon].
anno1701-lesson-sea-1-sum = [sail] 4 + 1 = 5, [cannon] 3 + 1 = 4
anno1701-lesson-sea-1-other = You may, but let us sail with the captain.
anno1701-lesson-sea-2 = Press **Turn over the next**.
anno1701-lesson-sea-2-why = The first card must be turned over; then you sail on or go home, card by card.
anno1701-lesson-sea-3 = Press the shining **tobacco** [tobacco].
anno1701-lesson-sea-3-why = The **foreign people** sell up to two, for 1 gold [gold] each.
anno1701-lesson-sea-3-sum = [gold] 5 to 4, [tobacco] 0 to 1
anno1701-lesson-sea-3-other = You may, but tobacco is found only at sea.
anno1701-lesson-sea-4 = Press **Buy nothing more**.
anno1701-lesson-sea-4-why = One more, and with 5 discontented [discontent] the Queen would give you nothing.
anno1701-lesson-sea-4-sum = Discontented = 8 − [gold] 4 = 4
anno1701-lesson-sea-4-other = You may buy it, but let us keep the gold.
anno1701-lesson-sea-5 = Press **Fight**.
anno1701-lesson-sea-5-why = Pirates: you both add 4 to a die, and the higher total wins.
anno1701-lesson-sea-5-sum = Other pirates let you pass for gold [gold].
anno1701-lesson-sea-6 = You have won: press the **rum** [rum].
anno1701-lesson-sea-6-why = The trader you saved gives you rum or tobacco.
anno1701-lesson-sea-6-sum = 5 + 4 = 9 > 2 + 4 = 6
anno1701-lesson-sea-6-other = Tobacco is fine, but you will need more rum.
anno1701-lesson-sea-7 = Press **End the voyage**.
anno1701-lesson-sea-7-why = With what you bring home a settler can become a **citizen** next turn.
anno1701-lesson-sea-7-sum = Citizen = [food] 2 + [rum] 2 + [tobacco] 1, worth [crown] 2
anno1701-lesson-sea-7-other = You may sail on, but a whirlwind or pirates could harm the ship.

## 5 Your rival

anno1701-lesson-rival = You and your rival
anno1701-lesson-rival-able = You answer offers and action cards
anno1701-lesson-rival-1 = Choose **accept**.
anno1701-lesson-rival-1-why = Your rival offers 1 cloth [cloth] for 1 of your food [food].
anno1701-lesson-rival-1-other = You may refuse, but you have three food.
anno1701-lesson-rival-2 = Press the left village centre to pay 1 gold [gold].
anno1701-lesson-rival-2-why = A **Revolutionary** would cost you 2 gold; your **Theatre** stops it for 1.
anno1701-lesson-rival-2-other = You may, but today let us stop it with 1 gold from the left.
anno1701-lesson-rival-3 = This time press **Let it happen**.
anno1701-lesson-rival-3-why = A **Poisoner** costs you 2 goods, but your last 3 gold are worth more.
anno1701-lesson-rival-3-other = You may stop it, but let us keep the gold.
anno1701-lesson-rival-4 = Press both cards of the right ore mine [tools], then **Do it**.
anno1701-lesson-rival-4-why = You choose what you lose: keep cloth [cloth] and food [food] for a settler.
anno1701-lesson-rival-4-other = You may, but let us keep cloth and food.
anno1701-lesson-rival-5 = Take your rival’s brick [brick] to your right clay pit.
anno1701-lesson-rival-5-why = With 3 money bags [bag], **commercial advantage** [ev_commercial] takes a good.
anno1701-lesson-rival-5-other = You may take that, but today let us take brick.
anno1701-lesson-rival-6 = Take your wood [wood] to your rival’s ore mine [tools].
anno1701-lesson-rival-6-why = You offer 1 wood for 1 tool, if your rival agrees.
anno1701-lesson-rival-6-other = You may, but let us ask for tools.
anno1701-lesson-rival-7 = Press the choice that pays from the right village [gold].
anno1701-lesson-rival-7-why = Your rival rolled **fire** [ev_fire]: you lose 1 gold for each citizen.
anno1701-lesson-rival-7-sum = 1 citizen = −1 [gold] (with both villages at 0 you lose)
anno1701-lesson-rival-7-other = A village at 0 falls into **chaos**, and the land beside it gains nothing.

## 6 Victory

anno1701-lesson-crown = The last favour
anno1701-lesson-crown-able = You gather what wins the game
anno1701-lesson-crown-1 = Press the **pasture** [cloth].
anno1701-lesson-crown-1-why = At sea you met **castaway cargo**: a 6 brings one good of your choice.
anno1701-lesson-crown-1-sum = You have [crown] 6; one more settler = [cloth] 2 + [food] 2
anno1701-lesson-crown-1-other = You may take that, but let us begin with cloth.
anno1701-lesson-crown-2 = Take brick [brick] from the left clay pit to the pasture [cloth].
anno1701-lesson-crown-2-why = On your next turn the **Harbour** [die1] swaps one good for another.
anno1701-lesson-crown-2-sum = [cloth] 1 to 2
anno1701-lesson-crown-2-other = You may, but one more cloth is needed.
anno1701-lesson-crown-3 = Choose the fields [food].
anno1701-lesson-crown-3-why = With 3 cannons [cannon] the **pirates’ hunt** [ev_pirates] brings you a good.
anno1701-lesson-crown-3-sum = [food] 0 to 1
anno1701-lesson-crown-3-other = You may take that, but food comes next.
anno1701-lesson-crown-4 = Take the **Spy** from your hand to the discard pile.
anno1701-lesson-crown-4-why = You see your rival’s hand and may take one card of it.
anno1701-lesson-crown-4-other = You may, but let us find food first.
anno1701-lesson-crown-5 = Press the **Inventor**.
anno1701-lesson-crown-5-why = It brings two goods of your choice, and you may play it at once.
anno1701-lesson-crown-5-other = You may take that, but the Inventor is what helps now.
anno1701-lesson-crown-6 = Choose the fields [food] once more.
anno1701-lesson-crown-6-why = That is all the food you need; I shall put the second good on the forest.
anno1701-lesson-crown-6-sum = [food] 1 to 2
anno1701-lesson-crown-6-other = You may take that, but one more food is needed.
anno1701-lesson-crown-7 = Lay a **settler** on the shining inhabitant.
anno1701-lesson-crown-7-why = With 7 favour [crown] you win at once.
anno1701-lesson-crown-7-sum = 6 + 1 = 7 [crown] (two merchants win as well)
anno1701-lesson-crown-7-other = You may, but one more point wins the game.
