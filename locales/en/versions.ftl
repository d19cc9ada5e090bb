# Games of older rules: where they first differ, and what has to happen before they continue.
# $move is a move as a sentence without its full stop, $why a whole sentence. $recorded and $now are points such as 12/8.

difference-refused = Move { $n } (“{ $move }”) is no longer legal under rules version { $version }: { $why }
difference-effect = Move { $n } (“{ $move }”) has another effect under rules version { $version }: { $why }
difference-clause = Move { $n } (“{ $move }”) is not the same under rules version { $version }: rule { $why } has changed.
difference-points = After move { $n } the points differ: recorded { $recorded }, now { $now }.
difference-result = After move { $n }, the last, the results differ: recorded { $recorded }, now { $now }.
difference-sources = After move { $n }, the last, the sources of the points differ: recorded { $recorded }, now { $now }.
difference-winners = After move { $n }, the last, the winners differ: recorded { $recorded }, now { $now }.
difference-not-over = After move { $n }, the last, the game is not over under rules version { $version }.
difference-legal = Legal now:
difference-legal-list = Legal now: { $moves }.
difference-legal-some = Legal now: { $moves } and { $n } more.

changed-second-crystal-vial = The batch has taken up a Crystal vial already, so this one is a separate bonus
changed-scroll-from-top = Counted from the highest Scroll on display, it takes the one at position { $now }, not { $before }

suspended = The game is suspended. It resumes before this move as soon as everybody agrees; still missing: { $names }.
suspended-nobody = The game is suspended. Anyone who takes a seat can agree to resume it before this move.
