# Examples in the rules

signorie-art-example-take = Your turn: 2 florins, a gray 4 and a purple 5 taken.
signorie-art-example-wed = You have 3 florins; Medici is in your marriage row.
signorie-art-example-send = Your son on slot 6 of Politics: 7 points, rank 3.
signorie-art-example-climb = 4 points; your sons on slots 3 and 8 of Politics.
signorie-art-example-use = A red die is placed; you have 2 sons and 1 daughter.
signorie-art-example-helpers = The action of the red die is done. D: after the third row.
signorie-art-example-reward = Sum 12 of 13. You have no son on any career.
signorie-art-example-gates = Open Gates, and every city is full.
signorie-art-example-ring = A red die is placed: its ring is yellow.
signorie-art-example-hire = A red die is placed; you have 3 florins and a helper at the top.
signorie-art-example-brides = Round 2: the third bride. B: all four slots are filled.
signorie-art-example-plan = A face-down tile is to be placed; a tile lies in the Politics row.
signorie-art-example-figures = A red die is placed: 3 sons for florins, 2 daughters for the tile.
signorie-art-example-bonuses = 4 points; your sons stand on slot 3 of Politics and slot 5 of Clergy.
signorie-art-example-lead = 2 points: your disc is on slot 3. B: it is on slot 8.
signorie-art-example-threshold = Two of your sons stand on the threshold space; you pay one (A) or two (B).
signorie-art-example-florins = A yellow die is placed.
signorie-art-example-offspring = A purple die is placed. B: your stock is empty.
signorie-art-example-tiles = The reward is two sons. B: your stock has no son.
signorie-art-example-spent = A: every city is full. B: no helper disc is left.
signorie-art-example-houses = Medici lies in your marriage row; Sforza does not. C: the tile is dragged by hand.
signorie-art-example-rewarded = A: the reward of round 1. B: that of round 6; you have three helpers.
signorie-art-example-ledge = Your son stands on slot 2 of Politics: rank 1.
signorie-art-example-ends = The last round is over. C: equal points, your rival is first in order.
signorie-art-can-score = Counted.
signorie-art-can-do = { $can ->
    [no] Cannot be done.
   *[other] Can be done.
}
signorie-art-can-take = { $can ->
    [no] Cannot be taken.
   *[other] Can be taken.
}
signorie-art-can-wed = { $can ->
    [no] She cannot go.
   *[other] She can go.
}
signorie-art-can-send = { $can ->
    [no] He cannot go.
   *[other] He can go.
}
signorie-art-can-climb = { $can ->
    [no] Cannot be done.
   *[other] Can be done.
}
signorie-art-can-use = { $can ->
    [no] Cannot be used.
   *[other] Can be used.
}
signorie-art-can-claim = { $can ->
    [no] Cannot be taken.
   *[other] Can be taken.
}
