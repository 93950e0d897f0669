# Text play.

terminal-seat = Player { $number }
terminal-prompt = {"> "}
terminal-choice = { $number }. { $deed }
terminal-group = { $about ->
    [none] { $first }–{ $last }. { $kind } ({ $count } { PLURAL($count, "way", "ways") }; to see them: list { $first })
   *[other] { $first }–{ $last }. { $kind }, { $about } ({ $count } { PLURAL($count, "way", "ways") }; to see them: list { $first })
}
terminal-more = { $count } more: type more
terminal-no-more = There is no more.
terminal-refusal-rule = { $reason } (rules { $rule })
terminal-caution = Mind: { $text }
terminal-legal = You may do this: { $deed }
terminal-chose = { $who } { VERB($who, "has", "have") } chosen.
terminal-deed = { $who }: { $deed }
terminal-place = { $place }: { $things }
terminal-hidden = face down
terminal-die = die showing { $eyes }
terminal-colon = {": "}
terminal-won = { $who }: won
terminal-lost = { $who }: lost
terminal-drawn = { $who }: drawn
terminal-score = { $rank }. { $who }: { $total } { PLURAL($total, "point", "points") }
terminal-score-item = {"   "}{ $source }: { $amount }
terminal-fault = The rules stumbled over “{ $action }”. The game is as it was before; please report this.
terminal-not-understood = “{ $line }” is no command. Type help to see what can be typed.
terminal-bye = Goodbye.
terminal-bye-saved = Goodbye. The game is saved.
terminal-pass = Pass the seat: it is { WHOSE($who, "the turn") }.
terminal-uncovered = Nothing can be covered here: whoever plays next can read what you have seen. Type yes to play all the same.
terminal-command-yes = yes y
terminal-ready = Press Enter when nobody else is looking.
terminal-no-number = There is no number { $number } in the list.
terminal-no-kind = Nothing called “{ $kind }” can be done now.
terminal-nothing-called = There is nothing called “{ $name }” here.
terminal-undo = Taken back to move { $plies }.
terminal-redo = Done again up to move { $plies }.
terminal-why-what = Type why and a number of the list, or why and an action, such as: why { $example }
terminal-spelt = { $example ->
    [none] It is typed like this: { $spelt }
   *[other] It is typed like this: { $spelt }, for example: { $example }
}
terminal-no-hint = There is no bot for this game that could give a hint.
terminal-hint = Hint: { $number }. { $deed }
terminal-hint-reason = {"   "}because { $reason }
terminal-log-empty = Nothing has been done yet.
terminal-nowhere-to-save = This game is played without a place to save it.
terminal-saved = Saved: { $plies } { PLURAL($plies, "move", "moves") }. Every move is kept as soon as it is done.
terminal-over = The game is over.

terminal-help = Type a number of the list to do that. Besides:
terminal-help-line = { $words }: { $text }
terminal-help-typed = An action may also be spelt out; parts of one argument are joined by commas. Now:
terminal-help-kind = { $spelt }: { $kind }

terminal-command-help = help ?
terminal-help-help = what can be typed
terminal-command-table = table look
terminal-help-table = the whole table in words; with the name of a square or card, only that
terminal-command-list = list
terminal-help-list = everything that can be done; with a number or a kind, only that group
terminal-command-more = more
terminal-help-more = the next page of the list
terminal-command-why = why
terminal-help-why = with a number or an action: why it cannot be done, or what to mind
terminal-command-rules = rules rule
terminal-help-rules = the contents of the rulebook; with a number, that section; with a word, where it stands
terminal-no-rule = The rulebook says nothing of “{ $name }”.
terminal-command-hint = hint
terminal-help-hint = what a bot would do in your place
terminal-command-undo = undo
terminal-help-undo = take back what you did last
terminal-command-redo = redo
terminal-help-redo = do again what you took back
terminal-command-log = log
terminal-help-log = the last moves; with a number, so many
terminal-command-save = save
terminal-help-save = make sure that the game is kept; with a name, under that name
terminal-command-quit = quit exit
terminal-help-quit = leave the table
