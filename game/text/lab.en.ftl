# The lab
lab-cannot-answer = These games cannot answer it: what it asks about never happened in them.
lab-seat = seat { $number }
lab-group-seats = By seat
lab-group-points = Points
lab-group-length = Length
lab-group-levels = By level
lab-figure-win = wins: { $thing }
lab-figure-points = points: { $thing }
lab-figure-mean = points, mean
lab-figure-lead = lead of the first over the second
lab-figure-plies = decisions in a game, mean
lab-figure-plies-deviation = decisions: standard deviation
lab-figure-plies-5 = decisions: 5 in 100 have at most
lab-figure-plies-50 = decisions: half have at most
lab-figure-plies-95 = decisions: 95 in 100 have at most
lab-figure-plies-most = decisions: most of all
lab-figure-points-deviation = points: standard deviation
lab-figure-points-5 = points: 5 in 100 have at most
lab-figure-points-50 = points: half have at most
lab-figure-points-95 = points: 95 in 100 have at most
lab-figure-points-most = points: most of all
lab-figure-level-win = wins of { $thing }
lab-figure-level-points = points of { $thing }
lab-heading = { $game }: what the games say
lab-verdict-more = Yes: { $second } has { $unit ->
    [points] { $value } percentage points
   *[plain] { $value }
} more than { $first } (95 %: { $from } to { $to }). That is more than chance.
lab-verdict-less = The other way round: { $second } has { $unit ->
    [points] { $value } percentage points
   *[plain] { $value }
} less than { $first } (95 %: { $from } to { $to }). That is more than chance.
lab-verdict-noise = Not that we can see: { $second } and { $first } differ by { $value }, which may be chance (95 %: { $from } to { $to }). More than { $edge } is unlikely.
lab-verdict-early = Too early to tell: anything from { $from } to { $to } is possible. Play more games.
lab-verdict-same = No difference at all: on every deal { $second } and { $first } come to the same.
lab-verdict-unknown = Nothing can be said: what is compared did not happen in these games.
lab-verdict-interim = An interim view. { $verdict }
lab-against = { $side }: { $value } against { $first } ({ $low } to { $high }), { $chance }
lab-against-nothing = { $side }: nothing to compare yet
lab-difference-more = more than chance
lab-difference-less = more than chance
lab-difference-noise = may be chance
lab-difference-same = the same
lab-difference-early = too early to say
lab-difference-unknown = too few
lab-about = { $deals } { PLURAL($deals, "deal", "deals") }{ $sides ->
    [one] {""}
   *[other] , each played by every side
}; seeds from { $seed }; version { $version }.
lab-side-games = { $count } { PLURAL($count, "game", "games") }
lab-unfinished = Not finished: { $asked } were asked for.
lab-plain = as the rules say
lab-within = 95 % within
lab-rests-on = games
lab-extremes = Extreme games
lab-extreme-lead = widest lead
lab-extreme-highest = highest score
lab-extreme-closest = closest finish
lab-extreme-longest = longest
lab-game = game { $seed }
lab-failed = { $count } { PLURAL($count, "game", "games") } could not be played to the end; the deals are left out.
lab-failed-game = { $side }, game { $seed }: { $reason }
lab-note-interval = The interval of each figure is taken from game to game: in 95 of 100 such studies it holds the true value. “Games” are those that had something to say of it.
lab-note-fixed = How many games there would be was said before the first one, so these intervals are for one look, at the end.
lab-note-sequential = These intervals hold however often one has looked, and whenever one stops: they are wider than for one look.
lab-note-bots = Bots of these levels; people may differ. What a figure says of cards went together with winning and need not be its cause.
lab-note-paired = Both sides played the same deals, and only the differences count. The first sentence speaks of what was asked before; in the tables “more than chance” is said so rarely that of all figures together none should say it by chance in 95 of 100 studies.
lab-title = The lab
lab-begin = Begin
lab-new = New question
lab-pause = Pause
lab-go-on = Go on
lab-nothing = nothing: one side alone
lab-ask-question = Question
lab-ask-side = What is looked at
lab-ask-other = Set against, up to { $most }
lab-ask-level = Bots
lab-ask-players = Players
lab-ask-deals = Deals
lab-ask-first = Does the first seat have an edge?
lab-ask-points = How many points are made?
lab-ask-length = How long does a game take?
lab-refused = It cannot begin like that ({ $reason }).
lab-state-waiting = The first games are being played…
lab-state-running = counting
lab-state-paused = paused
lab-state-done = all deals played
lab-state-failed = It had to stop; what was played is kept.
lab-left = { $minutes }:{ $seconds ->
    [0] 00
    [1] 01
    [2] 02
    [3] 03
    [4] 04
    [5] 05
    [6] 06
    [7] 07
    [8] 08
    [9] 09
   *[other] { $seconds }
} left; it goes on when you leave
lab-interim = an interim view
lab-about-scene = { $game } · { $players } { PLURAL($players, "player", "players") } · bots: { $level } · seeds from { $seed }
lab-head-seats = Wins by seat
lab-note-seats = dot: share, bar: 95 % interval
lab-head-points = Points
lab-note-points = of each player in each game
lab-head-length = Length
lab-note-length = decisions; median, 5–95 %
lab-behind-points = { $side }: games with { $low } to { $high } { PLURAL($high, "point", "points") }
lab-behind-wins = { $side }: games won by seat { $number }
lab-behind-figure = { $figure }: its games, highest first
lab-decisions = { $count } { PLURAL($count, "decision", "decisions") }
lab-foot-choose = choose
lab-foot-open = open
lab-foot-watch = watch
lab-foot-back = back (goes on counting)
statistics-lab = The lab
lab-caption = bots play, we count
lab-export = Export
lab-exported = The report as a page, and every game as data: { $folder }
lab-group-asked = The question
lab-group-of = { $name } ({ $at } of { $of })
