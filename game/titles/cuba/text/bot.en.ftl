# Why a bot would do it: what a hint adds after “because”.

cuba-reason-points = it earns { $gain ->
    [one] 1 point
   *[other] { $gain } points
}
cuba-reason-rival = it holds the leading player back
cuba-reason-purse = it brings { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
} for tax, votes and trade
cuba-reason-resources = it brings resources for the next building
cuba-reason-cargo = it makes the next cargo worth more
cuba-reason-kept = it saves merchandise for later
cuba-reason-buildings = a building counts at the end of the game
cuba-reason-uses = the building can be used in every round to come
cuba-reason-foreman = it prepares a good turn of the foreman
cuba-reason-card = this card can bring most now
cuba-reason-hand = the cards left in hand become better
cuba-reason-fields = fields stay open for the worker
cuba-reason-votes = it helps to choose the bills
cuba-reason-laws = the statutes will bring more
cuba-review-harbour = Harbour
cuba-review-fields = Fields and buildings
cuba-review-market = Market
cuba-review-parliament = Parliament
