# The browser client: pages, buttons, panels.
title = Witchstone
title-your-turn = ● Your turn · Witchstone
tagline = Eleven rounds, a Cauldron each, and the Crystal ball in the middle of the table.
settings = Settings
back-to-start = Start page
your-name = Your name
player-name = Name
guest = Guest
language = Language
speed = Speed of moves
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = instant
palette = Colours
palette-candle = candle light
palette-distinct = easy to distinguish
palette-contrast = strong contrast
sound = Sound
sound-help = A soft bell when it is your turn.
confirm = Ask before skipping
confirm-help = A question before actions, bonuses or points are lost.
auto-play = Play forced moves automatically
auto-play-help = A move without an alternative needs no click, nor does the only bonus that waits.
end-turn = End turn
end-turn-help = Your last move can be undone until you end the turn yourself.
keys = Keys
key-turn = Turn the tile in hand
key-moves = Go to the list of moves
key-cauldron = Show your own Cauldron, or the one of the player to act
key-rule = The rule for what is under the pointer
key-cancel = Cancel, close
options = Options
continue-game = Continue
games-in-progress = Games in progress
finished-games = Finished games
round-of = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $of }
}
delete-game = Delete the game of { $players }
no-such-game = There is no such game in this browser.
against-computer = Against the computer
against-computer-help = Starts right away, saved in this browser.
rivals = Rivals
level = Level
level-1 = 1 · Apprentice
level-2 = 2 · Adept
level-3 = 3 · Witch
level-4 = 4 · Wizard
level-5 = 5 · Grandmaster
level-6 = 6 · Master of the Witchstone
bot-name-1 = Morgana
bot-name-2 = Circe
bot-name-3 = Merlin
play-now = Play now
first-player = Starting player
first-drawn = at random
starts-first = { $name } starts
seat-options = Colours and handicaps
colour = Colour
colour-name = { $palette ->
    [distinct] { $colour ->
        [0] orange
        [1] sky blue
        [2] green
       *[3] yellow
    }
   *[other] { $colour ->
        [0] red
        [1] blue
        [2] green
       *[3] white
    }
}
on-this-device = On this device
on-this-device-help = Pass and play: everyone’s tiles stay hidden.
players = Players
player-number = Player { $n }
played-by = Played by
a-person = a person
computer-level = Computer: { $level }
needs-a-person = At least one person has to play.
open-hands = Open hands
open-hands-help = No screen in between: everyone may see everyone’s tiles.
begin-hot-seat = Start

# Tables on the server.
online = Play online
online-help = You get a link to send to your friends; free seats can go to the computer.
no-server = This page was not loaded from a game server, so there are no tables here.
listed = Show in the lobby
listed-help = Anyone may join; otherwise only those with the link.
create-table = Create a table
join-code = Link or code of a table
join = Join
lobby = Open tables
my-tables = My tables
table-waiting = waiting for players
table-playing = being played
table-finished = finished
table-your-turn = your turn
seats-taken = { $n } of { $of } seats taken
table-of = Table of { $name }
anonymous = Anonymous
announcement = From the server:
invite-title = For members
invite-needed = This server is for its members: enter the invite code.
invite-code = Invite code
invite-enter = Continue
share-link = Send this link to the other players
copy = Copy
copied = Copied
seat-open = free seat
seat-reserved = reserved for { $name }
seat-number = Seat { $n }
seats-and-order = Seats and turn order
order = Turn order
order-random = at random
order-chosen = as the seats are numbered
take-seat = Sit down
leave-seat = Stand up
decline-seat = Decline
seat-computer = Let the computer play
clear-seat = Free the seat
waits-for-seats = The game begins when every seat is taken.
board = Board
board-built-in = Built-in board
board-built-in-help = The board that comes with this program.
board-own-help = “{ $board }” is a board that the host of this server has entered.
on-board = board “{ $board }”
board-missing = cannot be played here now
board-unknown = This game is played on the board “{ $board }”, which neither this browser nor the server knows.
board-closed = This table is played on the board “{ $board }”, which this server does not have, or only in another form. Nobody can play here until it is started with the file that the game was begun on: --edition { $board }.toml
connecting = Connecting …
connection-lost = Connection lost. Reconnecting; nothing is lost.
while-away = While you were away
chat = Chat
say = Message
send = Send
mute = Mute
mute-name = Mute { $name }
muted-name = { $name } is muted.
unmute = Unmute
my-seat = My seat
ask-undo = Ask to undo my last move
undo-requested = { $name } would like to undo { $n ->
    [one] 1 move
   *[other] { $n } moves
}.
undo-sent = You have asked to undo { $n ->
    [one] 1 move
   *[other] { $n } moves
}. Waiting for the others.
undo-agree = Agree
undo-disagree = Reject
undo-withdraw = Withdraw
let-computer = Let the computer play for me
stand-in = The computer plays for you.
stand-in-returning = The computer finishes its turn, then you play again.
resume-seat = Take over again
resign = Resign
resign-sure = Resign? You lose the game.
resign-yes = Resign
resign-no = Keep playing
to-rematch = To the rematch
decline-rematch = Decline the rematch
server-unreachable = The server cannot be reached. Try again.
clock = Clock
clock-none = no clock
clock-quick = 10 minutes, 10 seconds more each turn
clock-calm = 30 minutes, 30 seconds more each turn
clock-turn = 3 minutes a turn
clock-day = 1 day a turn
clock-days = 3 days a turn
at-zero = When time runs out
at-zero-bot = the computer plays on
at-zero-loss = the game is lost
days-hours = { $days } d { $hours } h
allow-hints = Hints
allow-hints-help = Players may ask the computer for a move.
allow-spectators = Spectators
allow-spectators-help = Anyone with the link may watch.
other-device = Play on another device
other-device-help = A code takes your name and your seats to a second device. It works once. On the eleventh device, the one that you have not used for longest is logged out.
get-code = Show a code
device-code = Code from the other device
device-good-for = good for { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
take-code = Use the code
device-joined = This device now plays as { $name }.
device-unknown = This code is not known, or was used already.
code-invalid = A code has letters and digits only.
device-confirm = Play as { $name } in this browser?
device-confirm-help = You are { $own } here. If you continue, this browser plays as { $name }: the seats and games of { $own } cannot be reached from here any more. Continue only if you made this code on another device of yours; never with a link that somebody sent you.
device-keep = Remain { $own }
device-replace = Play as { $name }

# The devices in the settings.
devices = Devices
devices-count = { $count ->
    [one] { $name } is logged in on this device only.
   *[other] { $name } is logged in on { $count } of at most { $most } devices.
}
log-out-here = Log out on this device
log-out-everywhere = Log out on all devices
log-out-here-help = { $count ->
    [one] No other device is logged in: the seats and statistics of { $name } would be lost for good.
   *[other] To come back as { $name }, you need a code from another device.
}
log-out-everywhere-help = The seats and statistics of { $name } would be lost for good: no device could log in as { $name } any more.
log-out = Log out
log-out-cancel = Stay logged in
logged-out = This device is logged out.
logged-out-help = You can log in again with a code from another device, or continue as a new guest.
new-guest = Continue as a new guest

# The bar.
game-over = The game is over
turn-yours = { $name }: your turn
turn-of = { $name }’s turn
computer-thinks = The computer is thinking
fast-forward = Fast forward
ask-hint = Hint
hint-searching = The computer is looking for a good move …
hint-nothing = The computer has no advice here.
hint-says = Play: { $move }
hint-more = Show the idea
hint-move = Show the move
hint-play = Play it
hints-forbidden = This table plays without hints.
move-sending = Sending: { $move }
move-rejected = Not played: { $move } { $why }
undo = Undo
redo = Redo
end = End
phase-towers = Choose a tower
phase-moons = Keep a Full-Moon card
phase-turn-start = Lay a hex tile in the Cauldron
phase-order = Which action comes first?
phase-begin = Use the Full-Moon card on the second action?
phase-question = Lay a power tile?
phase-pending = Use your bonus or skip it
phase-over = All points are counted
phase-turn-done = Your turn is complete
first-then = { $first }. Next: { $next }
latest-moves = Latest moves
how-towers = Choose one that glows: its chip is yours.
how-turn-start = Pick up a tile; large clusters give more actions.
how-energy = Choose a glowing connection.
how-witch = Choose a glowing place; the number is its price.
how-pentagram = Choose how far to go on the Pentagram.
how-crystal = Choose a Crystal, then where to move it.
how-wand = Choose a glowing space of the Wand.
how-scroll = Choose a glowing Scroll.
how-turn-done = End it, or undo your last move.
how-touch = Touch and hold anything to see what it is.
pending-chip = Chip: { actions-of }
pending-vial = Vial: { actions-of }
pending-wand = Wand space: { actions-of }
pending-free = 2 actions of your choice
pending-crystal = Crystal at the { symbol } exit
pending-black = Black Crystal at the { symbol } exit
skip-question = { $what ->
    [batch] Skip { actions-of }?
    [remove] Remove this Crystal?
   *[pending] Skip all bonuses?
}
skip-cancel = Cancel
skip-confirm = { $what ->
    [remove] Remove
   *[other] Skip
}
hand-over = Hand the device to { $name }.
hand-over-show = I am { $name }: show my tiles
your-move = Your move.
close = Close
notice-not-saved = This browser does not allow saving: a reload would lose the game.
notice-no-worker = The computer opponent gave no answer. Reload the page to continue.

# A turn in one line: “Morgana: +9 — connections 4, Prophecies 3, owls 2”.
turn-summary = { $name }: { $total } — { $gains }
turn-without-points = { $name }: no points
turn-gain = { $source ->
    [connections] connections { $points }
    [witches] Witches { $points }
    [witchstone] Witchstone { $points }
    [chips] chips { $points }
    [silver] silver spaces { $points }
    [owls] owls { $points }
    [empty-owls] empty owl stacks { $points }
    [spells] spells { $points }
    [prophecies] Prophecies { $points }
    [removed] Crystals removed { $points }
   *[even-start] even start { $points }
}

# Beside the table.
the-table = The table
beside-the-table = Beside the table
moves = Moves
log = Log
scores = Scores
text-view = Text view
text-view-help = Everything on the table with its current numbers.
waiting-for = Waiting for { $name }.
log-help = Hover to highlight, click to view that moment.
scores-help = What each player would score if the game ended now.
group-tower = Towers
group-moon = Full-Moon cards
group-lay = Lay { $tile } ({ $n })
group-discard = Discard a tile
group-start = Order of the actions
group-energy = Lay Energy
group-witch = Witches
group-step = Pentagram
group-crystal = Move a Crystal ({ $n })
group-crystal-out = Crystals onto the rim
group-wand = Wand
group-scroll = Scrolls
group-spell = Reinforcing Spells
group-bonus = Bonus actions
group-special = Special tile { $tile } ({ $n })
group-shelve = Crystals into the rack
group-power = Power tile { symbol } ({ $n })
group-skip = Skip
group-remove = Remove Crystals ({ $n })
sum-even-start = Even start
sum-connections = Connections
sum-witches = Witches
sum-witchstone = Witchstone
sum-chips = Magic chips
sum-silver = Silver Wand spaces
sum-owls = Owl tiles
sum-empty-owls = Empty owl stacks
sum-spells = Unused spells
sum-prophecies = Prophecies
sum-removed = Crystals removed
sum-total = Total
prophecies-of = Prophecies of { $player }

# Looking back, and the end.
show-again = Show the rivals’ moves again
looking-back = Looking back
history-slider = Moment of the game
one-back = One move back
one-forward = One move forward
back-to-now = Back to now
won = { $name } wins with { points }
won-by-wand = { $name } wins with { points }: { $second } has as many, but is behind on the Wand
won-by-order = { $name } wins with { points }: { $second } has as many, but reached the same Wand space later
won-shared = { $names } share the victory with { points }
won-by-resignation = { $winners ->
    [one] { $names } wins
   *[other] { $names } win
}: { $losers } resigned
points-by-source = Points by source
as-a-table = As a table
score-over-turns = Points by round
end-mark = end
see-table = View the table
show-result = Show the result
rematch = Rematch
same-deal = Same deal again
watch-game = Watch the game
download = Download the record

# The rules page.
texts-unreachable = The texts cannot be loaded. Reload the page once the server can be reached.
update-available = A new version is available.
update-load = Load it
rules = Rules
rules-intro = The whole game and its expansion Full Moon in our own words. Each number is a link that you can send on. Where the rulebooks are silent or disagree we had to decide: these clauses are marked as our rulings, with the reason and the other reading.
rules-search = Search the rules
rules-only-rulings = Rulings only
rules-ruling = Our ruling
rules-reason = Why:
rules-instead = Other reading:
rules-printings = Printings:
rules-found = { $n ->
    [0] Nothing found.
    [one] 1 rule found.
   *[other] { $n } rules found.
}
rules-contents = Contents
rule-number = Rule { $clause }
back = Back
picture-cauldron = A hex tile with two symbols, a special hex tile, and a Cauldron with clusters, Crystals and exits.
picture-chips = The Magic chips: one for each action type, and the point chip.
picture-connections = Connections around a tower, some with Energy units on them.
picture-witchstone = The Witchstone with its bonus spaces, in the middle of the Crystal ball.
picture-pentagram = The Pentagram with its owl and hex spaces.
picture-rack = The vial rack, with the Magic chips and power tiles below it.
picture-wand = The Magic Wand with its light, dark and silver spaces.
picture-scrolls = The Scrolls on display: spells and prophecies.
picture-power = The six power tiles.
picture-moon = The six Full-Moon cards.
facts = How true to the box is it?
facts-intro = The rules are those of the rulebooks with their FAQ. What is printed on the board, the Cauldrons and the cards cannot all be known without the box.
facts-rulebooks = From the rulebooks
facts-rulebooks-text = The number of players, turns and pieces; the owl tiles; the points for connections; the capacity of the vial rack; the Black Crystal in the centre; two owl spaces and three hex spaces on the Pentagram; the kinds and amounts of the dark and silver Wand spaces, and their order as far as examples force it; the bonuses 5 and 3 at the Witchstone; 21 chips, 15 special hex tiles and 40 Scrolls; the kinds of prophecies; the power tiles, power Scrolls and the abilities of the Full-Moon cards.
facts-public = From published reviews
facts-public-text = The 15 hex tiles are every pair of different symbols once; symbols are printed in the six corners of the Cauldron; the 17 locations are the Witchstone and four each of towers, villages, forests and castles; a power tile shows its symbol twice.
facts-made = Reconstructed
facts-made-text = Designed here to fit every stated fact, and not claimed to match the print: which locations are connected and how long each of the 40 connections is; the third and fourth bonus at the Witchstone; the length of the Pentagram and its places; the light spaces of the Wand and so its length; which symbol is in which corner of the Cauldron, where the Crystals start and where the exits are; three chips of each kind; the pairs on the special hex tiles; 16 spells to 24 prophecies; which locations the prophecies ask for; the levels of the prophecy about power tiles; and which two abilities share a Full-Moon card.
facts-own = You own the box?
facts-own-text = Then play on the printed board. “witchstone edition new --id my-box my-box.toml” writes a file with comments; correct it, check it with “witchstone edition check my-box.toml” and start the game with it:
facts-own-check = The file is checked first, and what does not fit is reported with its line. No code has to be changed.

# Games of older rules.
older-title = The rules have changed
older-agree = Agree to resume
older-withdraw = Withdraw my agreement
older-look = View the table
older-result = The result stays: { $points }.
game-stopped = Game ended without a result
game-stopped-by = The administrators of this server ended the game
game-suspended = Game suspended

# The guided first game.
learn-first-time = First time here?
learn-invite = Four guided turns on the real table, one thing at a time: lay tiles, build ways, send Witches out, brew with Crystals. It takes about ten minutes, then the game is yours. You can leave whenever you like.
learn-begin = Learn by playing
learn-continue = Continue learning
learn-not-now = In a game of your own you may do that. Here we go one step at a time: what glows is next.
