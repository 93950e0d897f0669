# Undecim: why a bot does something

undecim-reason-land = Lands will bring { $gain } more points.
undecim-reason-building = Settlements will be worth { $gain } points more.
undecim-reason-gold = It brings gold worth { $gain } points.
undecim-reason-enemy = Enemies may bring about { $gain } points.
undecim-reason-award = It leads towards an award.
undecim-reason-points = It scores { $gain } points at once.
undecim-reason-moon = The Red Moon Night adds about { $gain } points.
undecim-reason-second = It builds up a second land of each type.
undecim-reason-boost = The gold line brings more cards.
undecim-reason-hand = It brings cards into the hand.
undecim-reason-rivals = It costs the others points.
undecim-reason-material = It brings resources that will be of use.
undecim-reason-card = This card makes the most of the hand.
