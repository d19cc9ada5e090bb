# The rules for players: a heading for each chapter and one message for each clause of crates/rules/RULES.md, in its order.
rules-s = Set-up
rules-s1 = Two to four players sit in a fixed order. One of them is the starting player.
rules-s2 = Two stacks of owl tiles lie ready. From the top, each has the values 7, 6, 5, 4 and 3.
rules-s3 = Shuffle the Scrolls and lay out six. Position 6 is next to the draw pile, position 1 is furthest away from it.
rules-s4 = Shuffle the 15 special hex tiles. One lies face up on each of the three hex spaces of the Pentagram; the others are a face-down stack.
rules-s5 = Shuffle the 21 Magic chips. One lies on each of the 16 locations around the Witchstone; the other five lie face up on the table below the vial rack.
rules-s6 = Each player has 15 hex tiles (each pair of different symbols once), a Big Witch, 11 small Witches, 20 Energy units, six Crystals of their own colour and one Black Crystal. The Black Crystal starts on the centre of the Cauldron, the others on the marked cells.
rules-s7 = Shuffle your hex tiles. Five go behind your screen, where only you see them; ten stay face down, and nobody knows their order.
rules-s8 = The counters start on 0 points, on the start space of the Pentagram and on the hilt of the Wand.
rules-s9 = The last player in turn order begins, the starting player ends: stand your Big Witch on a free tower, score 2 points, take the Magic chip there and carry out its action at once. This tower is yours. The three others are foreign towers, even those that nobody chose.
rules-s10 = Keep every Magic chip you take, face down once it is used. Each is worth 2 points at the end.
rules-s11 = Option “even start”: to make up for the starting player's advantage, the others begin with points in turn order, on the built-in board 4 with two players, 5 and 8 with three, 4, 7 and 9 with four. They count like points scored in the game.

rules-t = Your turn
rules-t1 = Play goes clockwise from the starting player until everyone has had 11 turns.
rules-t2 = Lay one hex tile from behind your screen on any two adjacent empty cells of your Cauldron. A cell with a printed symbol, a Crystal or a tile is not empty.
rules-t3 = Carry out the two action types of the tile one after the other, in the order you like. Finish the first one, with every bonus it brings, before the second starts.
rules-t4 = You get as many actions as there are symbols in the cluster that the new symbol belongs to. Count when that action type starts: what you lay in the Cauldron during the first type counts for the second.
rules-t5 = A cluster is a group of adjacent cells with the same symbol. Printed symbols and special hex tiles count; a special tile has two symbols in one cell and belongs to a cluster of each.
rules-t6 = A symbol without neighbours of its kind gives 1 action.
rules-t7 = You never have to use an action. What you do not or cannot use is lost.
rules-t8 = After both action types draw a tile from your supply, as long as there is one. After your 11th turn four tiles are left behind your screen.
rules-t9 = If, and only if, no two adjacent cells are empty, you may discard a tile without any action. The turn counts all the same and you draw a tile. You can also make room by taking a Crystal out (T10).
rules-t10 = At any time in your own turn you may take a Crystal out of your Cauldron and put it next to your screen. The first one in the game costs 1 point, the second 2, the third 3 and so on. You need to have those points: a score never falls below 0.

rules-b = Bonus actions
rules-b1 = A bonus is one or more actions of one type from a chip, a special tile, a vial, a Wand space or an empty Pentagram space. Use it whenever you like while the action type that brought it is going on. When that ends, an unused bonus is lost.
rules-b2 = Start bonuses in any order, even in the middle of other actions. Once started, finish a bonus or give up its rest before you go on with what it interrupted.
rules-b3 = Actions from different sources are never added together: not those of two chips, two special tiles or two vials of the same kind, nor those of a chip and the actions that won it. Only Reinforcing Spells may be added.
rules-b4 = There is one exception to B3: if you fill a vial on the Crystal shelf while you are carrying out Crystal actions, its Crystal actions are added to those. Only one Crystal vial is added in this way, and none to actions that come from a Crystal vial themselves; each further one is a bonus of its own.
rules-b5 = Whatever a bonus brings you, such as chips, tiles, vials or Wand spaces, is a bonus too.
rules-b6 = A chip, special tile or Scroll is yours as soon as you take it, whether you use it or not.

rules-e = Energy
rules-e1 = One action lays one Energy unit from your supply on a free space of a connection. Without units there is no Energy action.
rules-e2 = A connection belongs to whoever began it. Nobody else may lay units on it.
rules-e3 = Complete the connection you have begun before you begin another.
rules-e4 = A new connection starts at your tower, or at a location that your own completed connections join to your tower.
rules-e5 = A completed connection scores at once: 1 point for one space, 3 for two spaces, 6 for three.

rules-w = Witches
rules-w1 = One action lays a Witch from your supply down beside your tower.
rules-w2 = Or stand up one of your lying Witches and move her to a location that completed connections join to your tower. Their colours do not matter.
rules-w3 = What a move costs: 1 action for the stretch over your own connections, however long, and 1 for each foreign connection. The cheapest way is taken, and all actions of a move come from the same source.
rules-w4 = No location ever holds two standing Witches of one colour. Your Big Witch already stands on your own tower.
rules-w5 = A Witch that stands up scores 2 points. The first Witch on a location takes its Magic chip: 1 action of that type as a bonus, or 3 points at once from a point chip.
rules-w6 = The Witchstone has no chip. There she takes the best bonus space that is free and scores its points besides her 2.
rules-w7 = A standing Witch never moves again. Any number of Witches may lie at your tower.

rules-p = Pentagram
rules-p1 = One action moves your counter one space clockwise. Every space you enter counts, even if you move on.
rules-p2 = Owl space: take the top owl tile, which scores its value at the end. If the stack is empty, score 2 points at once.
rules-p3 = Hex space: take the special hex tile; the space is refilled as long as the stack lasts. If the space is empty, you get 2 actions of one type of your choice as a bonus.
rules-p4 = Use a special hex tile at any time during the current action type. Either once: 2 actions of one of its two symbols, then it goes next to your screen. Or for good: lay it on one empty cell of your Cauldron, which triggers nothing. Unused, it goes next to your screen and still counts as owned.
rules-p5 = The track is a circle; you may go round as often as you can.

rules-c = Crystals
rules-c1 = One action moves one of your Crystals to a neighbouring cell. With several actions it may cross tiles, Crystals and printed symbols, but it must end on an empty cell or on the rim.
rules-c2 = A Crystal leaves the Cauldron only through a marked exit. The step onto the rim costs 1 action; remember the symbol of the exit.
rules-c3 = From the rim the Crystal must go into the vial rack, at once or later during the same action type. On the shelf of its exit symbol it gives 2 actions of that type. On the bottom shelf it gives a Magic chip of your choice from the table: its action as a bonus, or 3 points. You may give up the actions, but you cannot end the action type while a Crystal lies on the rim.
rules-c4 = The Black Crystal gives 2 more: 4 actions on a symbol shelf; on the bottom shelf 3 actions of the chip's type, or 5 points.
rules-c5 = With two, three or four players a shelf holds 4, 5 or 6 Crystals, the bottom shelf 4, 5 or 5. If a symbol shelf is full, only the bottom shelf is left. If that is full too, the Crystal goes next to your screen and gives nothing.
rules-c6 = Without Crystals in your Cauldron there are no Crystal actions.

rules-m = Magic Wand
rules-m1 = Your Wand actions move your counter to the right, all in one go, up to as many spaces as you have actions. Add Reinforcing Spells before you move; a spell that this move brings comes too late for it.
rules-m2 = A light space does nothing. A dark space gives the bonus actions printed on it. A silver space scores points for what you own at the moment it is resolved.
rules-m3 = If nobody is ahead of you after the whole move, each dark space of this move gives twice as many actions. A tie is enough.
rules-m4 = Resolve the spaces of a move in order: finish the actions of a dark space before the next one. You may use other bonuses in between. But while a dark space waits, the actions that the Wand move interrupted do not go on, and no spells can be added to them. The spaces of a later Wand move queue up behind, each with the doubling of its own move. When the action type ends, waiting dark spaces are lost; waiting silver spaces still score.
rules-m5 = The Scroll space gives a Scroll from positions 1 to 3, or from all six if you are first. Reinforcing Spells may widen the choice.
rules-m6 = On the last space there are no more Wand actions.
rules-m7 = Silver spaces count your completed connections, your Witches in the Crystal ball (lying or standing, Big Witch included), your Scrolls (used ones too), your Magic chips or your Crystals in the rack (not the black one) at 1 point each, or your special hex tiles at 2 points each.

rules-r = Scrolls
rules-r1 = Scroll actions give exactly one Scroll. The more actions, the larger the choice: with 3 actions you choose from positions 1 to 3.
rules-r2 = Close the gap towards position 1 and refill position 6 from the pile while it lasts. With no Scroll on display the action is lost.
rules-r3 = A Reinforcing Spell adds actions to those under way: a double spell 2 of its own symbol, a single spell 1 of any. You may add several. Each works once and then counts only as a Scroll you own.
rules-r4 = A spell you have just taken may help the very next actions.
rules-r5 = Scrolls lie open in front of their owners. With the option of secret Scrolls only their owner sees unused spells and prophecies; everyone knows how many there are.

rules-i = Who knows what
rules-i1 = Only you see the tiles behind your screen and, while choosing, the Full-Moon cards you drew (N1). Nobody knows the order of face-down stacks. Others see the moves you make, never what else you could have done.
rules-i2 = Everything else was seen when it happened and stays public, even owl tiles and chips behind a screen. The score shown during the game leaves out what is added at the end (F1).
rules-i3 = What is hidden from you never reaches your device. The same holds for spectators and computer opponents.

rules-f = The end
rules-f1 = After 11 rounds everyone adds the values of their owl tiles, 2 points for each Magic chip, 2 for each unused spell, and 1, 3, 5 or 7 for each prophecy.
rules-f2 = A prophecy scores 1 point if it is not fulfilled, 3 in a minor way, 5 in a major way and 7 if it is perfectly fulfilled. The printed rulebooks differ in four places; there we say which reading counts (R3, F3, F8, H2).
rules-f3 = Largest cluster: 4, 5 or at least 6 of the symbol in one cluster. With fewer than 4 it is not fulfilled.
rules-f4 = Witches at different locations: three types in order. A standing Witch at the first gives 3 points, at the first and second 5, at all three 7. Without the first it is not fulfilled.
rules-f5 = Witches at locations of the same type: your Witch stands at one, two or three of them.
rules-f6 = Connected: your own completed connections join your tower to the locations in the order listed. A type named twice needs two different locations. For example, "foreign tower, foreign tower, forest" with one foreign tower and a forest scores 3.
rules-f7 = A foreign tower is any tower but your own, whether somebody owns it or not.
rules-f8 = Most points win. In a tie whoever is further ahead on the Wand wins; on the same space, whoever reached it first (the lower counter). If both are still on the hilt, they share the victory.

rules-h = Handicap
rules-h1 = A player with a handicap shuffles the 15 tiles and puts four back unseen; eleven are played.
rules-h2 = At level 3 you choose from three tiles, at level 2 from two. At level 1 you have no choice: you draw a tile at the start of your turn and play it. Nothing is drawn once the supply is empty.

rules-g = Full Moon: the towers of the Grandmasters
rules-g1 = Your Grandmaster stands on the tower in place of the Big Witch (S9) and counts wherever she would count.
rules-g2 = As a further option, only together with the Grandmasters, the Big Witch joins your supply as a twelfth Witch. A chip she takes gives 1 action more (a point chip 4 points), and at the Witchstone she scores 1 point more at once, even if you take the collecting tile there (D2). Everywhere else she counts like any other Witch, also while she lies beside your tower.

rules-d = Full Moon: high-dosage ingredients
rules-d1 = Six power tiles lie open, one for each symbol with that symbol twice. Four collecting tiles lie on the first vial of the bottom shelf, the first owl space, the first silver space and the Witchstone. Two power Scrolls and a prophecy join the Scrolls.
rules-d2 = You may take a collecting tile in place of what you would get there: the chip, the owl tile or its 2 points, the points of the silver space, or the bonus points at the Witchstone. There she still scores 2 points but stands on no bonus space, and you may bring no second Witch. Each collecting tile works once in the game.
rules-d3 = If it is not taken, the collecting tile on the vials moves to the next vial and is gone once the shelf is full; the others stay. A silver space whose tile you took still counts as reached.
rules-d4 = Whoever takes a collecting tile chooses a power tile and lays it at once on empty cells of the Cauldron. It triggers nothing, but counts from then on (T4, T5, F3). Without room or without power tiles you cannot take it.
rules-d5 = When you get a power Scroll, you may take and lay a power tile. If you do not, it scores 2 points at the end. It counts as a Scroll you own.
rules-d6 = The added prophecy counts the power tiles in your Cauldron.

rules-n = Full Moon: the power of the full moon
rules-n1 = After the towers (S9), from the starting player on, each draws the top two of the six Full-Moon cards, keeps one open and puts the other under the pile. Instead you may agree to deal one to each at random, or to choose in turn order from all six.
rules-n2 = Once in each of your turns you may use one of the two abilities of your card.
rules-n3 = Left: when you lay a hex tile with the card's symbol, that action type gets 1 action more.
rules-n4 = Right, one of six. Wand: one dark space of a move counts as if you were first. Scroll: count from the highest Scroll on display downwards instead of from position 1 upwards. Pentagram: when you get a special tile, take any of the three on display. Witch: in one move, an unbroken run of connections of one other colour costs 1 action. Chip: a chip you take gives 1 action or 1 point more. Crystal: a Crystal put into a vial gives 1 action or 1 point more.
