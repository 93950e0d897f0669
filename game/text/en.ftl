## lists
list-separator = ,{" "}

## refusals of every game
refusal-not-your-turn = It is not your turn.
refusal-wrong-phase = That cannot be done in this phase.
refusal-game-over = The game is over.
refusal-unknown-action = There is no such action.
refusal-bad-argument = It cannot be done like that.
refusal-nothing-to-take-back = There is no answer of yours to take back.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-shown = Something hidden has been seen since; nobody can go back before that.
refusal-undo-turn-passed = The turn has passed to somebody else; it cannot be taken back.
refusal-redo-nothing = There is nothing to do again.

## a title that is left out
title-lacks-file = The game "{ $title }" is left out: { $file } is missing.
title-lacks-name = The game "{ $title }" is left out: { $file } has no { $fault }.
title-named-otherwise = The game "{ $title }" is left out: { $file } calls it "{ $fault }", which is not the name of its folder.
title-broken-file = The game "{ $title }" is left out: there is a fault in { $file } ({ $fault }).

## the table
table-you = You
table-seat = Player { $number }
table-seat-brief = P{ $number }
table-undo = Undo
table-redo = Redo
table-hint = Hint
table-hint-counted = A game with a hint is counted apart from wins and losses, as “with hints”.
table-rules = Rules
table-menu = Menu
table-news = Since your last move
table-player = { $seat }
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
answer-yes = Yes
answer-no = No
table-thing = { $thing }
table-chosen = has chosen
table-missed = Not quite: choose one of the lit places.
table-plan-stopped = { $count ->
    [one] The plan stopped here: something new was shown. 1 planned deed was not done.
   *[other] The plan stopped here: something new was shown. { $count } planned deeds were not done.
}
table-click-it = This is not carried anywhere: a click on it answers.
table-not-there = It does not go there. Taken up, it lights the places that take it.
table-not-now = This is not what is asked now. { $question }
table-first = First this: { $question }
table-planned = This is planned and not done yet: do it, or take it back with Esc.
table-points = Points
table-points-text = A click shows where everybody would stand if the game ended now.
gain-points = { $points }[star]
table-refused = Not possible
table-rule = Rule { $rule }
table-do = Do it
table-cancel = Cancel
table-lacking = { $count } more to pick
table-tray-help = Click to pick, again to put back, Enter to take them
table-compose-back = Take one back
table-compose-next = Next
table-which = Which one?
table-fold = See the table
table-unfold = Choose
table-pick = { $what }: which?
table-fault = A rule failed. The game is as it was before. Report:
table-armed = { $what }: choose one of the lit things
story-skip = Skip  Space
story-whose = { $who } { VERB($who, "is", "are") } at work
story-others = The others are choosing
story-others-brief = The others
story-on = Click or Space to go on
table-ending = See the ending
tally-now = Points before the final scoring
tally-sum = The sum
tally-difference = { $difference } { PLURAL($difference, "point", "points") }
past-banner = Past: move { $now } of { $total }
past-sub = The table as it was. Nothing can be moved here. ← → goes on, P plays.
past-now = Back to now
seating-title = Who plays on from here?
seating-caption = Choose for every seat. A bot stays a bot only if you say so.
seating-other = Somebody else
seating-start = Play on from here
seating-open = Somebody has still to be seated
past-branch = Go on from here
watched-banner = Recorded: move { $now } of { $total }
watched-end = To its end
bot-replaced = { $who } did not answer in time; another move was made.
hint-counted = This game is now “with hints”.
hint-none = There is no hint to be had now.

## the log and the timeline
log-title = Log
log-all = All
log-mine = Mine
log-theirs = Others
log-turn = Turn { $number }  { $who }
part-turn = Turn { $number }
part-round = Round { $number }
log-part = Part { $number }
log-automa = { $who }
log-who = { $who }: { $text }
log-final = Final scoring
log-foot = Click a line to see the table at that moment
log-foot-brief = Click a line to look back
time-first = The beginning
time-back = One move back
time-play = Play
time-on = One move on
time-last = Now
time-ply = move **{ $now }** / { $total }
time-now = now
time-past = the past
time-watched = recorded

## the house
house-back = Back
house-players = { $count } { PLURAL($count, "player", "players") }
level-random = Koma
level-random-trade = the apprentice
level-random-how = Keeps the rules and follows every whim
level-greedy = Hayate
level-greedy-trade = the courier
level-greedy-how = Grabs whatever pays most right now
level-planner = Suzu
level-planner-trade = of the till
level-planner-how = Plans the whole turn before its first deed
level-thinker = Gen
level-thinker-trade = the carpenter
level-thinker-how = Tries many ways on, picks the best
level-master = Okina
level-master-trade = the master
level-master-how = Pictures what is hidden and reads far ahead
lobby-level-head = Choose who sits here
lobby-level-measured = of 100 games against the one below; the mark: an even share
lobby-level-wins = won
lobby-level-move = a deed
lobby-level-at-once = at once
lobby-level-seconds = { $seconds } s
lobby-level-first = the first step
lobby-level-open = not measured here yet
lobby-level-for-you = For you
lobby-level-record = { $won } won, { $lost } lost
lobby-level-advice = **For you: { $who }**, after { $games } { PLURAL($games, "game", "games") }.
lobby-level-advice-first = **For your first game: { $who }.** After a few games I know you better.
lobby-level-fair = Each sees only what its seat may see: no hidden hands, no order of a pile.
when-now = just now
when-minutes = { $minutes ->
    [one] a minute ago
   *[other] { $minutes } minutes ago
}
when-today = today { $clock }
when-yesterday = yesterday { $clock }
when-day = { $day }/{ $month }/{ NUMBER($year, useGrouping: 0) }
weekday-0 = Mon
weekday-1 = Tue
weekday-2 = Wed
weekday-3 = Thu
weekday-4 = Fri
weekday-5 = Sat
weekday-6 = Sun
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
branch-handed = People and bots changed places on the way: this game is practice and counted apart.
branch-practice = This game counts as practice: what came after this moment is known.
flag-practice = practice
flag-assisted = with hints
flag-unknown = a mark of another version ({ $flag })
app-crashed = Something failed and the table was closed. The game is saved. Report:

## scene shelf
shelf-new = New game
shelf-start = Start a game
shelf-rescue = Rescue what is whole
shelf-back-to-table = To the table
shelf-continue = Continue
shelf-torn = A damaged game
shelf-first-game = Your first game
shelf-next-game = Your next game
shelf-watch = Watch a recorded game
shelf-watch-sub = Whole games; play on from any moment of them
shelf-watch-go = Choose
shelf-other = { $game } ({ $when })
shelf-others = { $count ->
    [one] One more game is open
   *[other] { $count } more games are open
}
shelf-all = Show all
shelf-welcome-again = Welcome back
shelf-welcome-again-sub = All as you left it.
shelf-welcome-first = Welcome
shelf-welcome-first-sub = Take a seat.
shelf-welcome-idle = Welcome back
shelf-welcome-idle-sub = How about a game?
shelf-players = { $fewest }–{ $most }
shelf-invited = { $fewest }–{ $most } { PLURAL($most, "player", "players") }
shelf-minutes = { $least }–{ $most } min
shelf-players-just = { $count } { PLURAL($count, "player", "players") }
shelf-players-exact = { $count }
shelf-empty = No game can be put on the table
shelf-where = Turn **{ $round }** of { $rounds }
shelf-where-part = { $part } of { $rounds }
shelf-where-open = Turn **{ $round }**
shelf-you = You
shelf-sound = Sound (M)
shelf-fullscreen = Full screen
drawer-archive = Archive
drawer-archive-sub = { $count ->
    [one] one game, replay
   *[other] { $count } games, replay
}
drawer-rules = How to play
drawer-rules-sub = Lessons and rules
drawer-statistics = Statistics
drawer-statistics-sub = { $won } won, { $lost } lost
drawer-settings = Settings
drawer-settings-sub = Text, motion, sound
drawer-leave = Leave
drawer-leave-sub = All is saved
drawer-none = None yet

## scene lobby
lobby-solo = Solo
lobby-dealt = The side is settled at the table
lobby-count = { $count } { PLURAL($count, "player", "players") }
lobby-together = Around the table
lobby-human = Person
lobby-name-hint = Name
lobby-start = Start the game
lobby-switches = Options
lobby-done = Done
lobby-lot = By lot
lobby-keys = ← → choose　·　Enter starts
lobby-together-note = Names are kept for the next game. A curtain falls whenever the seat is passed, so that nobody sees another hand. Bots take the seats you give them.
lobby-choose = Choose: { $what }
lobby-open-note = Names are kept for the next game. Bots take the seats you give them.
lobby-printed-usual = Back to the usual rules
lobby-as-printed-usual = All as usual
lobby-default-usual = Usual: { $value }
lobby-switches-note-usual = What you change is marked with a ◆. A right click goes back to what is usual.
lobby-alone = A table for one
lobby-alone-note = The name is kept for the next game.
lobby-at-the-table = At the table
lobby-even = Even: { $points }
lobby-even-why = { $why } With { $points } your last games would have been even.
lobby-needs = needs { $what }: { $value }
lobby-printed = Back to the printed rules
lobby-as-printed = All as printed
lobby-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
 }
lobby-default = Printed: { $value }
lobby-none = none
lobby-presets-more = { $count ->
    [one] One more way to play
   *[other] { $count } more ways to play
}
lobby-presets = Ways to play, one click each
list-or =  or 
colour-blue = Blue
colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-black = Black
colour-white = White
colour-orange = Orange
colour-brown = Brown
colour-grey = Grey
group-setup = Set-up
group-game = The game
group-table = The table
group-variants = Variants
group-modules = Modules
group-comfort = Less handling
group-rulebook = The rulebook
group-rulings = Rulings
group-reconstruction = Reconstructed
group-scoring = Scoring
group-end = The end
lobby-switches-note = What you change is marked with a ◆. A right click goes back to what is printed.

## scene pause
pause-title = A pause
pause-back = Back to the table
pause-restart-turn = Restart the turn
pause-same-deal = Same deal again
pause-same-deal-follows = This game stays as it is. The new one with the same deal counts as practice.
pause-same-deal-do = Begin
pause-leave = Leave the table (it stays as it is)
pause-saved = Saved up to move { $plies }
pause-saved-sub = Even if the power fails you can go on from here.
pause-not-kept = It is not being saved now
pause-not-kept-sub = Have a look at the disk. You can go on playing.
pause-watched = You are looking at a game
pause-watched-sub = It is kept as it is; nothing here changes it.

## scene settings
settings-caption = Changes apply at once and are kept.
settings-display = Display
settings-motion = Motion
settings-presentation = Sight
settings-sound = Sound
settings-on = On
settings-off = Off
settings-language = Language
settings-language-sub = Changes at once
settings-language-help = All words on the table, in rules, log and shelf. It can be changed in the middle of a game.
settings-ui-scale = Interface size
settings-ui-scale-sub = The table always fits the window
settings-ui-scale-help = The table always fits the window: below 100 % it is smaller, above 100 % what is written on it grows.
settings-text-scale = Text size
settings-text-scale-sub = On cards too, as far as there is room
settings-text-scale-help = Texts of cards and panels, lines of the log, tips. Numbers and pictures keep their size.
settings-fullscreen = Full screen
settings-fullscreen-sub = F11
settings-fullscreen-help = The table fills the screen, without a frame round the window. F11 does the same.
settings-animation = Animation speed
settings-animation-sub = A click or Space skips what is shown
settings-animation-help = How fast pieces move, others' deeds are told and points are counted at the end. Step waits for a click.
settings-animation-off = Off
settings-animation-fast = Fast
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-animation-step = Step
settings-reduced-motion = Reduced motion
settings-reduced-motion-sub = No flying, no pulsing
settings-reduced-motion-help = Pieces fade out and appear with a gold ring where they went. Sheets and the curtain open at once.
settings-ambience = A living table
settings-ambience-sub = Smoke and flags stir while you think
settings-ambience-help = Smoke and flags move here and there, and the light of the table goes by the turns. Nothing moves while something is told.
settings-table = Table
settings-table-sub = How much of it speaks at once
settings-table-help = Quiet: what does not answer steps back; point at it, or hold Alt, and it is whole. Large text and strong lights show everything.
settings-table-quiet = Quiet
settings-table-full = Full
settings-highlight = Highlight strength
settings-highlight-sub = The light of legal places
settings-highlight-help = The places that light up when a piece is lifted, and the ring round what can be chosen. See the preview.
settings-highlight-soft = Soft
settings-highlight-normal = Normal
settings-highlight-strong = Strong
settings-captions = Japanese captions
settings-captions-sub = For tables that read both
settings-captions-help = Small Japanese words beside the headings of the rules. The table itself stays in English.
settings-hold-to-lift = Hold to lift the curtain
settings-hold-to-lift-sub = Off: two clicks
settings-hold-to-lift-help = The curtain when the seat changes: on, it is held to be lifted; off, it takes two clicks.
settings-volume-all = All
settings-volume-all-sub = M mutes
settings-volume-pieces = Pieces and cards
settings-volume-pieces-sub = Wood, paper, coins
settings-volume-bell = Your-turn bell
settings-volume-bell-sub = Bells and endings
settings-volume-bell-help = The bell of your turn, and how a game ends.
settings-volume-room = Room
settings-volume-room-sub = A clock, surf, crickets
settings-volume-room-help = The quiet sound of the place you are in. It steps back while others move.
settings-volume-music = Music
settings-volume-music-sub = At beginnings and endings
settings-volume-music-help = Once each: as you come in, as a game begins, as its last round dawns, as it ends. It never goes round.
settings-no-card = No sound device
settings-no-sounds = No sound files
settings-no-sounds-help = The folder with the sounds is gone. Install Taku again to hear them.
settings-no-card-help = No sound device was found when Taku was started. Connect one and start Taku again.
settings-reset = Reset to defaults
settings-keys = Keys
settings-preview = Preview
settings-preview-sub = The table as you have set it
foot-next = next
foot-change = change
foot-toggle = on / off

## scene keys
keys-caption = Everything can be played without a mouse.
key-next = through what can be moved or pressed
key-arrows = choose a place
key-enter = take, lay down, press
key-esc = let go, go back, menu
key-mouse-held = hold the button
key-hold = see a card or piece large
key-turn = turn the piece in your hand
key-actions = the actions, from the first on
key-end = end the phase
key-undo = undo
key-redo = redo
key-restart = back to the start of the turn
key-hint = hint
key-news = since your last move
key-all = held: all of a quiet table
key-forecast = if it ended now: the points row by row
key-skip = skip a deed (twice: on to your turn), fold cards
key-time = the past, by move or by turn
key-play = play from the past
key-pages = rules, settings
key-fullscreen = full screen
key-mute = mute

## scene curtain
curtain-next = is next
curtain-away = { $who }, please pass the seat
curtain-lift = Lift the curtain
curtain-hold = Hold here, or hold Space
curtain-twice = Click twice, or press Space twice
curtain-again = Once more

## scene ending
ending-again = Play again
ending-rematch = Another game
ending-other = Another set-up
ending-new = New table
ending-watch = Watch it
ending-count = Count again
ending-shelf = Shelf
ending-victory = Victory
ending-defeat = Defeat
ending-rank = place { $rank }
ending-step = Ending { $step } of { $steps }
ending-wins = { $who } { VERB($who, "wins", "win") }
ending-share = Shared victory
ending-draw = A draw
ending-seat-won = Won
ending-seat-lost = Lost
ending-seat-drawn = Draw
ending-title-won = Victory
ending-text-won = { $seat } { VERB($seat, "has", "have") } won the game.
ending-title-lost = Defeat
ending-text-lost = { $seat } { VERB($seat, "has", "have") } won the game. The next one may be yours.
ending-title-drawn = A draw
ending-text-drawn = Nobody could get ahead: a game without winner or loser.
ending-title-points = The final score
ending-text-points = { $seat } { VERB($seat, "wins", "win") } with { $points } { PLURAL($points, "point", "points") }, { $ahead } ahead.
ending-text-shared = { $seat } share the victory with { $points } { PLURAL($points, "point", "points") } each.
ending-text-alone = You have reached { $points } { PLURAL($points, "point", "points") }.
ending-saved = This game is saved: { $plies } { PLURAL($plies, "move", "moves") }

## scene rules
rules-caption = The rules of { $title }
rules-search = Search the rules
rules-refused = Refused at your table
rules-back-to-table = Back to the table
rules-show-on-table = Show on my table
rules-see-also = See also
rules-option = option
rules-reconstructed = ours
rules-unmarked = Sentences without a mark follow the rulebook. "ours" marks what was reconstructed where card faces are lost.
rules-unmarked-brief = “ours”: reconstructed where card faces are lost.
rules-table = Table
rules-printed = rulebook
rules-public = public
rules-ours = ours
rules-hits = { $count } found
foot-section = choose a section
foot-scroll = read on
foot-page-back = previous page
rules-example = Example
rules-cost = { $count ->
    [1] 1 action
   *[other] { $count } actions
}
rules-previous = Previous section
rules-next = Next section
rules-no-hits = These words are not found.
rules-try = **{ $can }** { $reason }
rules-try-glue = { " " }
rules-try-step = { " " }({ $number })

## scene opening
opening-head = Opening the game …
opening-moves = { $plies ->
    [one] { $done } of one move
   *[other] { $done } of { $plies } moves
}

## scene archive
archive-caption = Every game. Look at any moment and go on from there.
archive-import = Import
archive-all = All
archive-open = Open
archive-over = Finished
archive-repair = To repair
archive-shipped = To watch
archive-search = Names, dates
archive-continue = Continue
archive-watch = Watch
archive-branch = Branch
archive-rescue = Rescue to { $ply }
archive-export = Export
archive-rename = Rename
archive-copy = Copy
archive-delete = Delete
archive-empty = There are no games yet.
archive-none = No game fits.
archive-plies = { $plies ->
    [one] one move
   *[other] { $plies } moves
}
archive-person = person
archive-automa = part of the game
archive-bot = bot
archive-sitter = { $who } ({ $part })
archive-state-open = Open
archive-state-won = Won
archive-state-lost = Lost
archive-state-winner = { $who } won
archive-state-shared = Shared win
archive-state-drawn = Drawn
archive-state-newer = Newer
archive-state-history = to look at
archive-state-torn = To repair
archive-state-lost-file = Unreadable
archive-state-unread = Reading
archive-worth = Highlight
archive-worth-any = A whole game, from set-up to the last point.
archive-reading = Reading …
archive-reading-left = Reading the archive ({ $count } to go)
archive-day = { $weekday } { $day } { $month }
archive-day-year = { $weekday } { $day } { $month } { $year }
archive-deleted = "{ $name }" is deleted
archive-deleted-sub = It can be taken back for { $seconds } s
archive-undo = Undo
archive-copied = "{ $name }" is copied.
archive-copied-practice = "{ $name }" is copied. The copy counts as practice: the one shows what the other will bring.
archive-exported = Written to { $path }.
archive-imported = { $file } is imported.
archive-overwrite = That file is there already
archive-overwrite-do = Replace it
archive-rename-ask = Name of this game
archive-rename-hint = Empty: called after its opponent or its seats
archive-rename-do = Give this name
archive-export-ask = Where to write it
archive-export-do = Export
archive-import-ask = File to import
archive-import-do = Import
archive-path-hint = Place of a file (or drop one onto the window)
archive-read-only = It is open in another window: you can only look.
archive-why-unreadable = This file cannot be opened.
archive-why-no-table = This game has no table yet. It is played in the terminal: taku play … --text.
archive-why-at-table = It lies on the table. Leave the table first.
archive-why-shipped = A recorded game cannot be changed. Branch off to make it yours.
archive-progress = Progress
archive-seats = Seats
archive-begun = Begun
archive-help = Help
archive-branched = From
archive-parent = { $parent }, move { $ply }
archive-file = File
archive-file-whole = whole
archive-kilobytes = { $count } KB
archive-checked = { $plies ->
    [one] one move checked
   *[other] { $plies } moves checked
}
archive-sort-date = Newest first (press for longest)
archive-sort-plies = Longest first (press for newest)
archive-filter = Filter (F)
archive-filtered = Only { $what }
archive-filter-clear = Clear
archive-filter-count = { $count }
archive-again = Play again
archive-review = Review
archive-nothing = Choose a game to see more of it here.
archive-filter-title = Game
archive-filter-seats = Seats
archive-filter-company = Who
archive-filter-result = Result
archive-filter-help = Help
archive-company-solo = Solo
archive-company-together = Together
archive-company-bots = Only bots
archive-result-won = won
archive-result-lost = lost
archive-result-drawn = drawn
archive-help-fair = no help
archive-help-helped = helped
foot-choose = choose
foot-open = open
foot-watch = watch
foot-branch = branch
foot-delete = delete
foot-filter = filter

## scene statistics
statistics-caption = All of it is counted from the archive.
statistics-solo = Solo
statistics-together = Together
statistics-bots = Bots
statistics-won-word = won
statistics-lost-word = lost
statistics-games-word = { $count ->
    [one] game
   *[other] games
}
statistics-cell = **{ $won }** won, **{ $lost }** lost
statistics-with-hints = with hints { $count }
statistics-hinted = With hints
statistics-not-yet = not yet
statistics-challenge = Play
statistics-streak = Winning streak
statistics-longest = Longest streak
statistics-mean = Mean difference
statistics-drawn = Drawn
statistics-won-and-drawn = **{ $won }** won · **{ $drawn }** drawn
statistics-highest = Best score
statistics-people = At the table
statistics-recent = { $count ->
    [one] The last game
   *[other] The last { $count } games
}
statistics-latest = Latest games
statistics-endings = Endings seen
statistics-unseen = ???
statistics-times = { $count }×
statistics-best-difference = best { $amount }
statistics-only-hinted = { $count ->
    [one] One game with hints, counted apart
   *[other] { $count } games with hints, counted apart
}
statistics-bests = Records against
statistics-best-won = won { $won } of { $played }
statistics-best-points = { $most } { PLURAL($most, "point", "points") }
statistics-nothing = Finished games will stand here.
statistics-apart = Practice and help are counted apart
statistics-apart-counts = Practice { $practice }, with hints { $assisted }
statistics-deleted = A deleted game leaves the statistics too.
statistics-table = { $count ->
    [one] One seat
   *[other] { $count } seats
}
statistics-played = { $count ->
    [one] one game
   *[other] { $count } games
}
statistics-people-won = won by people: { $count }
statistics-best-and-mean = best **{ $best }**, mean **{ $mean }**
statistics-name = Name
statistics-games = Games
statistics-wins = Won
statistics-draws = Drawn
statistics-share = Win rate
statistics-best = Best
statistics-average = Mean
statistics-nameless = Seats without a name
statistics-no-together = No game has been finished together yet.
statistics-no-bots = No game of bots alone has been finished yet.
statistics-no-solo = No game alone has been finished yet.
statistics-set-table = Set the table
foot-cell = choose a cell
foot-cell-open = see its games, or play
foot-line-open = see the games

## what is wrong with a save
save-too-large = { $file } is too large ({ $megabytes } MB); it is no recorded game.
save-not-json = { $byte ->
    [0] { $file } holds nothing that is a recorded game.
   *[other] { $file } can be read only as far as byte { $byte }.
}
save-shape = In { $file } the value of { $place } does not fit a recorded game.
save-no-game = { $file } is not a recorded game.
save-bounds = { $file } holds a number or a text at { $place } that no game can have.
save-gone = { $file } is not there any more.
save-not-a-file = { $file } is no file but a folder, a pipe or a device. Move it elsewhere.
save-forbidden = { $file } may not be read. Allow reading of it.
save-odd = { $file } cannot be shown. It is left as it is.
save-journal = From move { $ply } the last moves of { $file } are damaged ({ $follow ->
    [0] nothing after it can be read
    [one] one move after it can be read
   *[other] { $follow } moves after it can be read
}). Everything before it is whole.
save-unreadable = { $file } cannot be read ({ $reason }).
save-format-newer = This game was recorded by a newer version (format { $format }). Update Taku.
save-rules-newer = This game was recorded with newer rules. Update Taku.
save-title-unknown = There is no game called "{ $title }" at this table.
save-options = This version does not know the option “{ $option }={ $value }”. The way up to move { $plies } can be looked at.
save-setup = The set-up cannot be repeated. It may go on from the last position.
save-state = It begins with a position that this game cannot come to (in the file: { $place }). It is left as it is.
save-bad-ply = Move { $ply } cannot be read. Everything before it is whole.
save-rule-fault = A rule failed at move { $ply } ({ $action }); the record itself is whole, and so is everything before it.{ $report ->
    [none] {""}
   *[other] {" "}Report: { $report }
}
save-illegal-ply = Move { $ply } ({ $action }) breaks the rules. Everything before it is whole.
save-value-ply = Move { $ply } ({ $action }): { $field } cannot be { $value }. Allowed are { $allowed }. Everything before it is whole.
save-digest = At move { $ply } the position differs. Everything before it is whole.
save-end = After move { $ply } the position is not the one that was saved: moves may be missing. Those that are there are whole.
save-held = { $file } is open in another window. Leave it there first.
save-unproved = Nothing proves the last position; it may have been altered. It is left as it is.
save-no-snapshot = There is no position to go on from.

## the disk
store-full = The disk is full: { $place }
store-read-only = The folder cannot be written: { $place }
store-not-a-folder = This is not a folder: { $place }
store-not-plain = There is something there that is no plain file: { $place }
store-failed = It could not be saved: { $place }
store-held = Another window has this game; what is played here is not saved: { $place }
store-unreadable = The folder of your games cannot be read. Allow reading of { $place }
drawing-broken = A drawing is missing or damaged. Install the app again.
store-goes-on = The game goes on. As soon as it works again, everything is saved.
settings-damaged = The settings were damaged. The defaults are back.
settings-damaged-place = What was there is kept beside { $place }
settings-unreadable = The settings could not be read. The defaults are used.
settings-unreadable-place = Allow reading of { $place }
settings-unwritable = The settings could not be saved. They hold until you leave.
settings-unwritable-place = Make room or allow writing: { $place }

## the loop of whoever draws a game (play --watch, snapshot --watch)
workshop-gone = This file is missing; what was there before is still shown.
workshop-no-text = This is no text in UTF-8; what was there before is still shown.
workshop-no-xml = This is no XML ({ $fault }); what was there before is still shown.
workshop-not-drawn = { $element } is not drawn as it stands here: see art/README.md. What was there before is still shown.
workshop-no-drawing = This drawing cannot be read ({ $fault }); what was there before is still shown.
workshop-no-message = This message cannot be read ({ $fault }); what was there before is still said.
workshop-python = { $fault }
workshop-lacks = { $fault } is missing here; what was there before goes on.
workshop-other-state = The state has other fields now: begin a new game to see it. This one goes on as it was.

## board files
layout-no-file = The board file { $file } is missing. Install the app again.
layout-not-tmx = The board file { $file } is no TMX ({ $name }).
layout-no-name = In the board file { $file } the object { $name } has no name.
layout-bad-number = In the board file { $file } a number of "{ $name }" cannot be read.
layout-outside = In the board file { $file } "{ $name }" lies outside the table.
layout-twice = The board file { $file } has "{ $name }" twice.
layout-unknown-type = In the board file { $file } the type of "{ $name }" is unknown.
layout-slot-missing = The board file { $file } lacks the slot "{ $name }".
layout-region-missing = The board file { $file } lacks the region "{ $name }".

# --- lessons ---
lesson-head = Lesson
lesson-leave = Leave
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip
lesson-again = Try it again
lesson-once-more = Once more
lesson-next = Go on
lesson-your-move = Your move takes us on
lesson-nothing-lost = Nothing is lost.
lesson-not-allowed = Not possible now
lesson-allowed = Allowed, but not what we practise here
lesson-other = { $deed }
lesson-other-why = For now, try what shines.
lesson-finished = Well done.
lesson-not-kept = The progress of your lessons could not be saved.
lessons-rules = Rules
lesson-rules = Rules
lessons-minutes = about { $minutes } min
lessons-host = Matsu, your host
lessons-welcome = One or two minutes each, in any order, as often as you like. Stop any time and go on from there.
lessons-book = Book of lessons
lessons-all = { $count } { PLURAL($count, "lesson", "lessons") }, about { $minutes } { PLURAL($minutes, "minute", "minutes") }: enough to play to the end.
lessons-done = Done
lessons-go-on = Go on
lessons-begin = Start
lessons-not-yet = not yet
lessons-choose = choose a lesson
lessons-first-game = Your first game of { $game }
lessons-first-why = What cannot be done tells you why, and where the rule stands.
lessons-first-undo = Take back as much as is fair.
lessons-first-hint = Not sure? Ask for a hint.
lessons-this = A lesson on this

# --- the coach ---
coach-ask = Show three moves
coach-ask-counted = Three moves (counts as “with hints”)
coach-told = Others are at work: watch what happens on the table.
coach-off = No more advice
coach-thinks = Thinking…
coach-even = As good as 1, as far as one can tell
coach-behind = About { $points } { PLURAL($points, "point", "points") } behind 1 by the end
coach-behind-unsure = About { $points } { PLURAL($points, "point", "points") } behind 1 by the end (±{ $error })
coach-off-told = No more advice. The settings bring it back.
settings-coach = Coach
settings-coach-sub = Says what kind of moment it is
settings-coach-help = The strip under the table: what this moment is, and up to three good moves. C shows them.
settings-coach-off = Off
settings-coach-first = First game
settings-coach-always = Always
key-coach = three moves of the coach

## Today's game

today-head = Today's game
today-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} · { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
today-date = { $day } { $month }
today-press-open = Play today's game. One try is counted.
today-press-begun = Go on with today's game
today-press-over = The result, and practice
today-state-won = Won
today-state-lost = Lost
today-state-missed = Not counted
today-state-before = Before the first one
today-state-open = Still to play
today-state-playing = Begun
today-streak = { $count } { PLURAL($count, "win", "wins") } in a row
today-against = { $game } · { $bot }
today-head-date = Today's game, { $day } { $month }
today-card-head = Taku, today's game, { $day } { $month }
today-send = To send on
today-send-sub = It tells no moves
today-copy = Copy
today-copied = Copied
today-not-copied = No clipboard
today-legend = Part by part
today-legend-turn = At the end of each turn
today-legend-round = At the end of each round
today-legend-signs = { $ahead } likely to win  { $behind } not yet  { $end } { $word }
today-legend-won = won
today-legend-lost = lost
today-week = Seven days
today-streak-words = in a row
today-now = Today
today-games = { $count } { PLURAL($count, "game", "games") }
today-difference = Difference, { $against }
today-best = best { $amount }
today-standing-first = Your first game of this kind
today-standing = Number { $rank } of your differences, { $more } short of the best
today-standing-best = Your best difference, { $more } more than before
today-standing-same = As good as your best difference
today-again = Again, as practice
today-again-open = Go on practising
today-result = Today's result
today-once = One try a day is counted, and this was it. The next game comes at midnight.
today-asked = This try is counted
today-asked-follows = Advice, going back over what has been shown and playing on elsewhere make it practice: the day is then not counted.
today-asked-practice = Make it practice
today-asked-stay = Play on counted
today-once-short = One try a day is counted.
today-same-deal-follows = Who plays the same deal elsewhere knows what comes: this try of today's game would be practice too, and not be counted.
today-practice = Practice: the same deal once more
today-practice-sub = It is not counted; the result of the day stays as it is.
flag-day = today's game of { $date }

drawer-statistics-hinted = { $count } with hints
news-first-win = Your first win against { $against }
news-most = Your most points against { $against }: { $amount }, { $before } before
news-ahead = Your clearest win against { $against }: { $amount } ahead
news-streak = { $amount } wins in a row against { $against }
news-first = Your first game against { $against }
news-source = Your most points so far: { $source }, { $amount }
news-hinted = { $news } (games with hints)

## scene review
review-title = Review
review-door = Review: where it turned
review-back = Back
review-curve = How the game went: chance to win, %
review-caption = { $title } · { $seats } { PLURAL($seats, "player", "players") } · { $plies } { PLURAL($plies, "deed", "deeds") }
review-ends = At the end
review-staked = In { $staked } of them something was at stake.
review-card-unit = ± { $error } { PLURAL($error, "point", "points") }
review-card-chance = ± { $error }
review-card-turn = ± { $error } by the next turn
review-sure-head = How sure
review-looked = { $looks } of { $decisions } { PLURAL($decisions, "decision", "decisions") }
review-games = { $games } { PLURAL($games, "game", "games") } played to the end
review-honest = Judged only by what you could see at the time.
review-decisions = { $decisions } { PLURAL($decisions, "decision", "decisions") }
review-even-words = as good as the bot's, as far as is known
review-looking = Still looking …
review-none = No further moment stood out
review-thinking = I am looking through the slip. You may go and come back; what I find is kept.
review-told = Here is where the game was decided. Press a card and we look at the table.
review-told-small = None of these would have turned the game, yet they stood out. Press a card and we look at the table.
review-nothing = An even game: nothing that was done mattered more than luck.
review-too-few = There was too little to decide here for a review.
review-failed = My thinking has stopped. Come in again and I go on.
review-head-costly = A costly deed
review-head-saving = Well done
review-head-turn = The turn of the game
review-swing-short = chance { $before } → { $after } %
review-tells-costly-0 = There was more in this position.
review-tells-costly-1 = It looks sound, yet the other deed leads further.
review-tells-costly-2 = One other idea would have carried you further.
review-tells-saving-0 = Few would have seen this one.
review-tells-saving-1 = This deed stood well above the others.
review-tells-saving-2 = Beautifully played: it kept you in the game.
review-tells-turn-0 = From here on the game had another face.
review-tells-turn-1 = Here the wind changed.
review-tells-turn-2 = After this the table looked different to everybody.
review-because = { " " }What told them apart: { $reason }.
review-left-head = Points left
review-so-far-head = { $head } · so far
review-head-even = As good
review-head-left = Points left
review-tells-even-0 = Nothing to add here.
review-tells-even-1 = One could play it like this, or otherwise: it comes to the same.
review-tells-even-2 = A sound deed.
review-tells-left-0 = A small thing, but another deed brings more.
review-tells-left-1 = There was something left to pick up here.
review-tells-left-2 = Look once more: another way was open.
review-still = Still looking
review-you = You
review-stronger-deed = Stronger
review-others = Another deed
review-line = Go on
review-pause = Stop
review-play = Play on
review-next = Next
review-summary = Summary
review-no-line = Only where the games that follow go alike
review-chance = Chance
review-points = Points
review-from = From the review
review-gain = { $points } { PLURAL($points, "point", "points") }
review-unit-chance = in the chance to win
    ± { $error } · { $games } { PLURAL($games, "game", "games") }
review-unit = points by the end
    ± { $error } · { $games } { PLURAL($games, "game", "games") }
review-ply = Deed { $ply } / { $plies }
review-this-deed = With this deed
