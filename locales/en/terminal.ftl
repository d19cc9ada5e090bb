# Headings of a position.
heading-cauldron = Cauldron
heading-ball = Crystal ball
heading-wand = Magic Wand
heading-pentagram = Pentagram
heading-rack = Vial rack
heading-scrolls = Scrolls
heading-connections = Connections
heading-points = Points
heading-moves = Your moves
heading-open = Current actions
heading-log = What happened
heading-result = Result
heading-help = Help

# The state of the game.
set-up = Set-up
round = Round { $round } of { $rounds }
to-move = { $name } to move
points-of = { $name }: { points }
scrolls-left = { $n ->
    [one] { $n } Scroll left in the pile
   *[other] { $n } Scrolls left in the pile
}
specials-left = { $n ->
    [one] { $n } special hex tile left in the stack
   *[other] { $n } special hex tiles left in the stack
}

# The end of the game.
winner = { $name } wins with { points } and is Master of the Witchstone.
winner-by-wand = { $name } wins the tie at { points } on the Magic Wand.
winners-shared = { $names } share the victory with { points }.

# Playing at the terminal.
prompt-move = Choose a move by its number, or type it (“help” explains):
prompt-quit = Leave the game? Unsaved moves are lost. (y/n)
thinking = { $name } is thinking …
not-understood = “{ $input }” is neither a command nor a move. Type “help” for both.
no-such-number = There is no move number { $n }.
undone = Undone: { $move }
nothing-to-undo = There is nothing to undo: something was revealed, or the turn has passed.
redone = Redone: { $move }
nothing-to-redo = There is nothing to redo.
hint = Hint: { $move }
saved = Game saved to { $file }.
goodbye = Farewell.

# What the commands do.
command-help = Explains the commands, or the kind of move you name.
command-moves = Shows all your legal moves.
command-board = Shows the whole table.
command-scrolls = Explains the Scrolls on display and your own.
command-score = Shows everybody's points by source.
command-log = Shows what happened so far.
command-undo = Undoes your last move, unless it revealed something.
command-redo = Redoes the undone move.
command-hint = Gives a hint; repeat it for more.
command-save = Saves the game to a file.
command-quit = Leaves the game.
