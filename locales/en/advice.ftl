# Why a turn is good. $deeds lists what it does, each of them worded as below.
why = This turn { $deeds }.
why-best = gives up less than any other
why-now = brings { points } at once, { $all ->
    [yes] from
   *[no] mostly from
} { $sources }
why-later = prepares about { points }, { $all ->
    [yes] from
   *[no] mostly from
} { $sources }
why-completes = { $n ->
    [one] completes the connection { $connections }
   *[other] completes the connections { $connections }
}
why-fulfils = { $degree ->
    [perfect] fulfils the { $scroll } perfectly
    [major] brings the { $scroll } to its major degree
   *[minor] brings the { $scroll } to its minor degree
}
why-reaches = { $place ->
    [1] takes the best place at the Witchstone
    [2] takes the second place at the Witchstone
    [3] takes the third place at the Witchstone
   *[other] takes the last place at the Witchstone
}
why-chains = { $n ->
    [one] sets off { $n } bonus
   *[other] sets off { $n } bonuses in a row
}
why-denies = costs { $player } about { points }
why-gains = gains most from { $sources }

# Where points come from, within a sentence.
gain = { $gain ->
    [connections] connections
    [witches] standing Witches
    [witchstone] the Witchstone
    [chips] Magic chips
    [owls] owl tiles
    [wand] silver spaces of the Wand
    [spells] unused spells
    [prophecies] Prophecies
    [even_start] points given at the start
   *[removed] Crystals that stay
}

# A hint in three steps.
hint-look = { $field ->
    [cauldron] Look at your Cauldron.
    [ball] Look at the Crystal ball.
    [wand] Look at the Magic Wand.
    [pentagram] Look at the Pentagram.
    [rack] Look at the vial rack.
    [scrolls] Look at the Scrolls.
   *[moons] Look at the Full-Moon cards.
}
hint-idea = There is a turn that { $deed }.
hint-idea-tile = There is a turn with the hex tile { $tile } that { $deed }.
hint-turn = Play { $moves }.
