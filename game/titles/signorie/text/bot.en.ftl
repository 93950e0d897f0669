# Why a bot would do it: what a hint adds after “because”.

signorie-reason-points = it earns { $gain ->
    [one] 1 point
   *[other] { $gain } points
}
signorie-reason-florins = it leaves you { $gain ->
    [one] 1 florin
   *[other] { $gain } florins
} more
signorie-reason-figures = it brings figures to your supply
signorie-reason-careers = your sons rise in their careers
signorie-reason-initiative = it improves your initiative
signorie-reason-tiles = it fills a row of your plan
signorie-reason-helpers = a helper will work for the rest of the game
signorie-reason-brides = a bride brings more offspring
signorie-reason-limit = it keeps your dice within the threshold
signorie-reason-dice = it keeps a turn in hand
signorie-reason-rival = it gives the leading rival less
signorie-reason-promise = it leads to a good action
signorie-review-dice = Dice
signorie-review-sons = Sons
signorie-review-daughters = Daughters
signorie-review-helpers = Helpers
