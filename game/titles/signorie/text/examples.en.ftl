# Examples in the rules

signorie-art-example-take = Your turn: 2 florins, a gray 4 and a purple 5 taken.
signorie-art-example-wed = You have 3 florins; Medici is in your marriage row.
signorie-art-example-send = Your son on slot 6 of Politics: 7 points, rank 3.
signorie-art-example-climb = 4 points; your sons on slots 3 and 8 of Politics.
signorie-art-example-use = A red die is placed; you have 2 sons and 1 daughter.
signorie-art-example-helpers = The action of the red die is done. D: after the third row.
signorie-art-example-reward = Sum 12 of 13. You have no son on any career.
signorie-art-example-gates = Open Gates, and every city is full.
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
