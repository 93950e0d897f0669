# Lessons: the words of Matsu

## 1 Bring in the crops

cuba-lesson-field = Harvest
cuba-lesson-field-able = One pawn brings in a rich harvest
cuba-lesson-field-1 = Choose 1 water [water], 1 wood [wood] and 2 sugar cane [sugar].
cuba-lesson-field-1-why = You begin with 2 resources [resource] and 2 products [product] of your choice.
cuba-lesson-field-1-other = You may take those, but today let us collect sugar cane.
cuba-lesson-field-2 = Press the card **Worker**.
cuba-lesson-field-2-why = In each round you play four of your five cards, one at a time.
cuba-lesson-field-2-other = You may play that one, but let us begin with a harvest.
cuba-lesson-field-3 = Take the pawn [pawn_blue] to **b2**, the mountain.
cuba-lesson-field-3-why = The six fields in its row and column are at work, and their resources come by themselves.
cuba-lesson-field-3-sum = [wood] 1 + 2 = 3     [stone] 0 + 1 = 1
cuba-lesson-field-3-other = You may put it there, but b2 brings two wood and a stone.
cuba-lesson-field-4 = Press the citrus farm [citrus] on **c2**.
cuba-lesson-field-4-why = Of the product fields in its row and column you may use two.
cuba-lesson-field-4-other = You may do that, but let us pick the citrus first.
cuba-lesson-field-5 = Now press the sugar cane [sugar] on **d2**.
cuba-lesson-field-5-why = That makes two, and only two are free.
cuba-lesson-field-5-sum = [sugar] 2 + 1 = 3
cuba-lesson-field-5-other = You may do that, but let us have more sugar cane.
cuba-lesson-field-6 = One more: press the tobacco farm [tobacco] on **b1**.
cuba-lesson-field-6-why = From the third field on, each costs one water [water].
cuba-lesson-field-6-sum = [water] 1 − 1 = 0     [tobacco] 0 + 1 = 1
cuba-lesson-field-6-other = You may stop here, but there is one water left.

## 2 At the market

cuba-lesson-market = At the market
cuba-lesson-market-able = You buy and sell as prices rise and fall
cuba-lesson-market-1 = Press the card **Mayor**.
cuba-lesson-market-1-why = The mayor loads a ship, or takes pesos [coin] instead.
cuba-lesson-market-1-other = You may play that one, but let us fetch some money first.
cuba-lesson-market-2 = Press **No load: +4** [coin].
cuba-lesson-market-2-why = The first in the round gets 4 pesos, the second 2.
cuba-lesson-market-2-sum = [coin] 10 + 4 = 14
cuba-lesson-market-2-other = You may load a ship, but now let us collect pesos.
cuba-lesson-market-3 = Next, press the card **Tradeswoman**.
cuba-lesson-market-3-why = She buys and sells on the market as often as you like.
cuba-lesson-market-3-other = You may play that one, but today we are off to the market.
cuba-lesson-market-4 = Press the shining price to sell one sugar cane [sugar].
cuba-lesson-market-4-why = What you sell joins its column, and the fuller the column, the lower the price.
cuba-lesson-market-4-sum = [coin] 14 + 3 = 17
cuba-lesson-market-4-other = You may do that, but let us sell sugar cane first.
cuba-lesson-market-5 = Sell another sugar cane [sugar].
cuba-lesson-market-5-why = The price has fallen by one, so this one brings 2.
cuba-lesson-market-5-sum = [coin] 17 + 2 = 19
cuba-lesson-market-5-other = You may do that, but let us watch the price fall.
cuba-lesson-market-6 = Now buy one rum [rum].
cuba-lesson-market-6-why = The column gets emptier, and the next rum costs one more.
cuba-lesson-market-6-sum = [coin] 19 − 5 = 14
cuba-lesson-market-6-other = You may do that, but let us get some rum.
cuba-lesson-market-7 = Press **End turn**.
cuba-lesson-market-7-why = Rum and cigars [cigars] are **goods** [good]: they stay with you when the round ends.
cuba-lesson-market-7-other = You may go on trading, but let us keep the rest.

## 3 Put up a building

cuba-lesson-build = Put up a building
cuba-lesson-build-able = You gather its cost, build it and use it
cuba-lesson-build-1 = Press the card **Tradeswoman**.
cuba-lesson-build-1-why = Instead of trading she can take 1 resource [resource], or 1 of the cheapest product [product].
cuba-lesson-build-1-other = You may play that one, but we need one more stone to build.
cuba-lesson-build-2 = Press **No trade: +1** [resource] and choose a stone [stone].
cuba-lesson-build-2-why = A distillery costs two wood [wood] and two stone.
cuba-lesson-build-2-sum = [stone] 1 + 1 = 2
cuba-lesson-build-2-other = You may do that, but a stone is what we are short of.
cuba-lesson-build-3 = Next, press the card **Architect**.
cuba-lesson-build-3-why = He pays resources and puts up one building.
cuba-lesson-build-3-other = You may play that one, but we have all we need to build.
cuba-lesson-build-4 = Take the **distillery** to the citrus on **c2**.
cuba-lesson-build-4-why = The field below it is lost, but each building is worth 2[vp] at the end.
cuba-lesson-build-4-sum = [wood] 3 − 2 = 1     [stone] 2 − 2 = 0
cuba-lesson-build-4-other = You may do that, but a distillery in the pawn's row can be used at once.
cuba-lesson-build-5 = Press the card **Foreman**.
cuba-lesson-build-5-why = He puts the buildings in the pawn's row and column to work.
cuba-lesson-build-5-other = You may play that one, but let us try the new building.
cuba-lesson-build-6 = Press the **distillery**.
cuba-lesson-build-6-why = All your sugar cane [sugar] turns into rum [rum], which stays for later rounds.
cuba-lesson-build-6-sum = 3 [sugar] to 3 [rum]
cuba-lesson-build-6-other = You may do that, but let us make rum of all the sugar cane.

## 4 Ship and store

cuba-lesson-ship = Ship and store
cuba-lesson-ship-able = You score with ships and store the rest
cuba-lesson-ship-1 = Press the ship [ship] in **dock 2**.
cuba-lesson-ship-1-why = It takes only what is drawn on it, and each piece is worth 2[vp] in this dock.
cuba-lesson-ship-2 = Press the card **Mayor**.
cuba-lesson-ship-2-why = The mayor loads as much as you like on one ship in a dock.
cuba-lesson-ship-2-other = You may play that one, but let us load before somebody else does.
cuba-lesson-ship-3 = Press the ship [ship] in dock 2.
cuba-lesson-ship-3-why = One citrus [citrus] and two sugar cane [sugar] go aboard together.
cuba-lesson-ship-3-sum = 3 × 2 = 6 [vp]
cuba-lesson-ship-3-other = You may do that, but three pieces here are worth 6.
cuba-lesson-ship-4 = Next, press the card **Architect**.
cuba-lesson-ship-4-why = Instead of building he can take points.
cuba-lesson-ship-4-other = You may play that one, but just now there are 2 points to be had.
cuba-lesson-ship-5 = Press **Not build: +2** [vp].
cuba-lesson-ship-5-why = The first in the round gets 2, the second 1.
cuba-lesson-ship-5-sum = [vp] 6 + 2 = 8
cuba-lesson-ship-5-other = You may build, but today let us take the points.
cuba-lesson-ship-6 = Press the card **Foreman**.
cuba-lesson-ship-6-why = Products [product] in the courtyard perish at the end of the round, so we use the warehouse.
cuba-lesson-ship-6-other = You may play that one, but let us save our products.
cuba-lesson-ship-7 = Press the **warehouse** to store your products [product].
cuba-lesson-ship-7-why = Outside the pawn's row and column you may use a single building, and the turn ends there.
cuba-lesson-ship-7-sum = Stored: [sugar] 1 + [tobacco] 1
cuba-lesson-ship-7-other = You may do that, but let us store both.

## 5 The foreman's tour

cuba-lesson-works = Foreman's tour
cuba-lesson-works-able = You use buildings so that they score
cuba-lesson-works-1 = Press the card **Foreman**.
cuba-lesson-works-1-why = Four of your buildings stand in the row and column of the pawn [pawn_blue].
cuba-lesson-works-1-other = You may play that one, but today let us use the buildings.
cuba-lesson-works-2 = Press the **distillery**.
cuba-lesson-works-2-why = What it makes is yours at once, for the next building to use.
cuba-lesson-works-2-sum = 2 [sugar] to 2 [rum]
cuba-lesson-works-2-other = You may do that, but let us make rum of all the sugar cane first.
cuba-lesson-works-3 = Press the **black market** and turn the citrus [citrus] into cigars [cigars].
cuba-lesson-works-3-why = A product perishes at the end of the round, a good [good] does not.
cuba-lesson-works-3-sum = 1 [citrus] to 1 [cigars]
cuba-lesson-works-3-other = You may do that, but let us turn the citrus into cigars.
cuba-lesson-works-4 = Take a rum [rum] to the ship in **dock 3**.
cuba-lesson-works-4-why = The **small branch office** loads one piece without the mayor.
cuba-lesson-works-4-sum = [vp] 27 + 3 = 30
cuba-lesson-works-4-other = You may do that, but in dock 3 it is worth 3.
cuba-lesson-works-5 = **Lighthouse**: press a ship for rum [rum] and cigars [cigars].
cuba-lesson-works-5-why = It replaces the ship at sea, and once in a dock it takes the two you have left.
cuba-lesson-works-5-other = You may do that, but let us call a ship for both of the goods that are left.
cuba-lesson-works-6 = Press **End turn**.
cuba-lesson-works-6-why = The order is free, so look for the one that leads to points.
cuba-lesson-works-6-other = No building is left in the row and column, so let us end here.

## 6 Parliament

cuba-lesson-vote = Parliament
cuba-lesson-vote-able = You choose statutes that score for you
cuba-lesson-vote-1 = Press the card **Foreman**.
cuba-lesson-vote-1-why = Your **church** can veto one bill before parliament meets.
cuba-lesson-vote-1-other = You may play that one, but the card you keep is your vote in parliament.
cuba-lesson-vote-2 = Press the bill **Drought**.
cuba-lesson-vote-2-why = With it, your worker could use only one product field.
cuba-lesson-vote-2-other = You may do that, but let us keep the drought away.
cuba-lesson-vote-3 = Parliament meets: spend **4 pesos** [coin] on votes [vote].
cuba-lesson-vote-3-why = The tradeswoman in your hand has 2 votes, and each peso adds one.
cuba-lesson-vote-3-sum = [vote] 2 + 4 = 6
cuba-lesson-vote-3-other = You may spend that, but the loser pays too, so let us say 4.
cuba-lesson-vote-4 = A tie at 6: spend **2 pesos** [coin] more.
cuba-lesson-vote-4-why = Only those who are tied may buy votes once more.
cuba-lesson-vote-4-sum = [vote] 6 + 2 = 8
cuba-lesson-vote-4-other = You may spend that, but today let us say 2.
cuba-lesson-vote-5 = Take the **subsidy** up to its frame, then choose the **tax** too.
cuba-lesson-vote-5-why = The winner of parliament chooses two bills, and they become statutes [law] at once.
cuba-lesson-vote-5-sum = Vacant product fields 6 × 1 = 6 [vp]
cuba-lesson-vote-5-other = You may choose those, but the subsidy brings 6 and the tax is only 1 peso.
cuba-lesson-vote-6 = Pay the tax.
cuba-lesson-vote-6-why = You are free to, and whoever pays gets 2[vp].
cuba-lesson-vote-6-sum = [coin] 8 − 1 = 7     [vp] 0 + 2 = 2
cuba-lesson-vote-6-other = You need not pay, but 2 points for one peso are a bargain.
cuba-lesson-vote-7 = Deliver one citrus [citrus].
cuba-lesson-vote-7-why = The duty brings 2 as well, and 1 more if you have paid the tax.
cuba-lesson-vote-7-sum = 2 + 2 + 1 = 5, with the subsidy 5 + 6 = 11 [vp]
cuba-lesson-vote-7-other = You need not, but one citrus is worth 3 points here.
