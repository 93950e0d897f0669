## lists
list-separator = ,{" "}

## refusals of every game
refusal-not-your-turn = It is not your turn.
refusal-wrong-phase = That cannot be done in this phase.
refusal-game-over = The game is over.
refusal-unknown-action = There is no such action.
refusal-bad-argument = It cannot be done like that.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-shown = Something hidden has been seen since; nobody can go back before that.
refusal-undo-turn-passed = The turn has passed to somebody else; it cannot be taken back.
refusal-redo-nothing = There is nothing to do again.

## the table
table-you = you
table-seat = Player { $number }
table-undo = Undo
table-redo = Redo
table-hint = Hint
table-rules = Rules
table-menu = Menu
table-news = Since your last move
table-refused = Not possible
table-rule = Rule { $rule }
table-do = Do it
table-cancel = Cancel
table-which = Which one?
table-fold = See the town
table-unfold = Choose
table-discard = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
table-fault = A rule failed. The game is as it was before. Report:
story-skip = Click or Space ({ $left } left)
past-banner = The past: move { $now } of { $total }
past-now = Back to now
past-branch = Go on from here
bot-replaced = { $who } did not answer in time; another move was made.
hint-none = There is no hint to be had now.

## the log and the timeline
log-title = Log
log-all = All
log-mine = Mine
log-theirs = Others
log-turn = Turn { $turn }  { $who }
log-rival = { $who }
time-first = The beginning
time-back = One move back
time-play = Play
time-on = One move on
time-last = Now
time-ply = move **{ $now }** / { $total }
time-now = now
time-past = the past
