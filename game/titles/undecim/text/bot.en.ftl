# Undecim: why a bot does something

undecim-reason-land = Lands will bring { $gain } more { PLURAL($gain, "point", "points") }.
undecim-reason-building = Settlements will be worth { $gain } { PLURAL($gain, "point", "points") } more.
undecim-reason-gold = It brings gold worth { $gain } { PLURAL($gain, "point", "points") }.
undecim-reason-enemy = Enemies may bring about { $gain } { PLURAL($gain, "point", "points") }.
undecim-reason-award = It leads towards an award.
undecim-reason-points = It scores { $gain } { PLURAL($gain, "point", "points") } at once.
undecim-reason-moon = The Red Moon Night adds about { $gain } { PLURAL($gain, "point", "points") }.
undecim-reason-second = It builds up a second land of each type.
undecim-reason-boost = The gold line brings more cards.
undecim-reason-hand = It brings cards into the hand.
undecim-reason-rivals = It costs the others points.
undecim-reason-material = It brings resources that will be of use.
undecim-reason-card = This card makes the most of the hand.
undecim-reason-counters = It delays the Red Moon Night.
undecim-review-building = Building
undecim-review-cards = Cards
undecim-review-actions = Actions
undecim-review-moon = Moon and enemies
