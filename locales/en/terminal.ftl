# Headings of a position.
heading-cauldron = Cauldron
heading-ball = Crystal ball
heading-wand = Magic Wand
heading-pentagram = Pentagram
heading-rack = Vial rack
heading-bottom-shelf = Bottom shelf
heading-table-chips = Magic chips on the table
heading-scrolls = Scrolls
heading-own-scrolls = Your Scrolls
heading-tiles = Your tiles
heading-supply = Your supply
heading-moon = Full-Moon card
heading-power-tiles = Power tiles
heading-collecting = Collecting tiles
heading-owls = Owl tiles
heading-specials = Special hex tiles
heading-connections = Connections
heading-players = Players
heading-points = Points
heading-moves = Your moves
heading-open = Actions going on
heading-waiting = Bonuses waiting
heading-log = What happened
heading-result = Result
heading-options = Options
heading-help = Help

# The state of the game.
set-up = Set-up
round = Round { $round } of { $rounds }
to-move = { $name } to move
your-turn = It is your turn, { $name }.
points-of = { $name }: { points }
actions-left = { actions-of } left
energy-left = { $n ->
    [one] { $n } Energy unit left
   *[other] { $n } Energy units left
}
witches-left = { $n ->
    [one] { $n } Witch left
   *[other] { $n } Witches left
}
tiles-left = { $n ->
    [one] { $n } hex tile left
   *[other] { $n } hex tiles left
}
scrolls-left = { $n ->
    [one] { $n } Scroll left in the pile
   *[other] { $n } Scrolls left in the pile
}
specials-left = { $n ->
    [one] { $n } special hex tile left in the stack
   *[other] { $n } special hex tiles left in the stack
}
vials-filled = { $filled } of { $room } vials filled
nothing = nothing
hidden = hidden
moon-ready = ready
moon-spent = used this turn

# The end of the game.
winner = { $name } wins with { points } and is Master of the Witchstone.
winner-by-wand = { $name } wins the tie at { points } on the Magic Wand.
winners-shared = { $names } share the victory with { points }.

# Playing at the terminal.
prompt-move = Choose a move by its number, or type it (“help” tells more):
prompt-name = Name of player { $n }:
prompt-quit = Leave the game? It is kept if you save it first. (y/n)
hand-over = Hand over to { $name }, then press Enter.
thinking = { $name } is thinking …
moves-more = { $n ->
    [one] { $n } more move: type “moves” to see it all.
   *[other] { $n } more moves: type “moves” to see them all.
}
not-understood = “{ $input }” is neither a command nor a move. Type “help” for both.
no-such-number = There is no move number { $n }.
undone = Taken back: { $move }
nothing-to-undo = Nothing can be taken back: something new was turned up, or the turn has passed.
redone = Played again: { $move }
nothing-to-redo = There is nothing to play again.
hint = Hint: { $move }
saved = The game is kept in { $file }.
goodbye = Farewell.

# What the commands do.
command-help = Explains the commands, or the kind of move you name.
command-moves = Shows all your legal moves.
command-board = Shows the whole table.
command-scrolls = Explains the Scrolls on display and your own.
command-score = Shows everybody's points by source.
command-log = Tells what happened so far.
command-undo = Takes your last move back, as long as it turned nothing up.
command-redo = Plays the move again that was taken back.
command-hint = Gives a hint; once more, and it tells more.
command-save = Keeps the game in a file.
command-quit = Leaves the game.
