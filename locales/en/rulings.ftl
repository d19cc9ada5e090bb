# Rulings: why each clause marked ⚖ in crates/rules/RULES.md reads as it does, and how else it could be read. One sentence each.
ruling-s11-reason = Between equal computer players the starting player wins 59, 44 and 37 % of the games with two, three and four players; 50, 33 and 25 % would be fair.
ruling-s11-instead = Without this option everybody begins with 0 points, as in the rulebooks.
ruling-t9-reason = The rulebooks do not say what happens when no tile fits any more.
ruling-t9-instead = You would have to take Crystals out until a tile fits, whatever that costs.
ruling-t10-reason = The rulebooks name the price but not what happens if you cannot pay it, and the score track begins at 0.
ruling-t10-instead = Anybody could take Crystals out, and the score would fall below 0 or stay at 0.
ruling-b2-reason = The FAQ leaves the order of bonuses free, and its example uses a chip in the middle of other actions; nowhere may you leave a bonus half done and come back to it.
ruling-b2-instead = You could switch to and fro between all the actions you have begun.
ruling-b3-reason = By the FAQ each chip is a bonus action of its own, and two chips, two special tiles or two vials of the same kind cannot be combined.
ruling-b3-instead = The FAQ speaks of equal sources only, so a Witch chip could be added to the Witch actions that won it.
ruling-b4-reason = In the rulebook's own example the 2 actions of a Crystal vial are added to those in progress, but the FAQ forbids combining two vials of the same kind.
ruling-b4-instead = Every Crystal vial could be added, as in the example, or none at all, as in the FAQ.
ruling-w3-reason = By the rulebook you must use your Witch actions in some other way if they are not enough, and actions from different sources are never added together (B3).
ruling-w3-instead = A Witch chip could pay for a part of a way while other actions pay for the rest.
ruling-m1-reason = Who is first on the Wand is decided after the whole move, so its length has to be settled before its spaces are resolved.
ruling-m1-instead = “You may immediately advance 2 more steps” could also mean after the move, even with a spell that the move itself brought.
ruling-m3-reason = The rulebook checks who is furthest ahead after the move, and the FAQ asks who is first during the current action.
ruling-m3-instead = “This turn” could mean that a second Wand move which takes the lead doubles the spaces of the first one too.
ruling-m4-reason = The rulebook resolves the spaces step by step right after the move, in the order in which you get them.
ruling-m4-instead = The interrupted actions could continue before the waiting space, since only the order of the spaces among themselves is fixed.
ruling-r5-reason = The rulebook lets each player hide Scrolls or leave them open; here the whole table decides, and everybody has seen how many were taken.
ruling-r5-instead = Each player could decide alone, and also hide how many Scrolls they have.
ruling-i2-reason = Owl tiles and chips lie open on the board until somebody takes them, so anybody could write them down.
ruling-i2-instead = What lies behind a screen could be secret.
ruling-f2-reason = Three times one printing stands alone against the others, and for a tie on the Wand (F8) we take the reading that decides on every space.
ruling-f2-instead = Everybody could play by the printing in their own box.
ruling-f8-reason = All counters are put on the hilt at set-up, so nobody reached it first.
ruling-f8-instead = On the hilt, too, the lower counter could win.
ruling-g2-reason = By the Full Moon rulebook she is placed like the small Witches and counts with them on the Wand.
ruling-g2-instead = The Prophecy about lying Witches could leave her out, as in the rulebook of the base game.

# Where the printed rulebooks differ (F2): for readers of the English one.
printing-r3 = The French printing lets a double spell add to any action type. We follow the English, German and Dutch ones: to its own symbol only.
printing-f3 = The Dutch printing calls it unfulfilled only below 3 symbols and does not say what 3 are worth. We follow the English, German and French ones: fewer than 4 is unfulfilled.
printing-f8 = Your printing, like the French one, speaks of the last space of the Wand only. We follow the German and Dutch ones: the lower counter wins on any space.
printing-h2 = In the Dutch printing the one tile lies behind your screen before your turn, so you know it. We follow the English and French ones: you draw it in your turn.
