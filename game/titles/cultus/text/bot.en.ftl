# Why a bot would do it: what a hint adds after “because”.

cultus-reason-points = it earns { $gain ->
    [one] 1 point
   *[other] { $gain } points
}
cultus-reason-center = it brings a monument of yours onto the centre
cultus-reason-plan-icons = your plan counts { $gain ->
    [one] one square more
   *[other] { $gain } squares more
}
cultus-reason-plan-pairs = your plan counts { $gain ->
    [one] one pair of neighbours more
   *[other] { $gain } pairs of neighbours more
}
cultus-reason-rival = it takes points from the leading player
cultus-reason-enemy = it takes { $gain ->
    [one] 1 point
   *[other] { $gain } points
} from the enemy’s final scoring
cultus-reason-turns = it leaves more turns to play
cultus-reason-monuments = a monument stands for the rest of the game
cultus-reason-income = your monuments bring more gold every turn
cultus-reason-gold = it brings { $gain } gold towards a monument
cultus-reason-character-gold = it brings { $gain } gold to your character
cultus-reason-coins = an income card closes, and every walk pays more
cultus-reason-medal = your medal comes back sooner, with its action point
cultus-reason-hand = it gives you more useful cards
cultus-reason-over-limit = you will have fewer cards to discard
cultus-reason-approach = it brings a monument of yours nearer to the centre
cultus-reason-site = it leads to a good place to build
cultus-reason-walk = it opens a walk that pays
cultus-reason-jump = your character could soon send a monument onto the centre
cultus-reason-effect = it prepares your character’s points
cultus-reason-push = it leads to a monument that is worth moving
cultus-reason-threat = it makes the enemy’s coming strikes weaker or fewer
cultus-review-board = Cards and town
cultus-review-monuments = Monuments
cultus-review-walking = Walking and gold
cultus-review-character = Character and plan
