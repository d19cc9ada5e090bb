# Pourquoi un coup est refusé : une phrase utile au joueur. Le numéro de la règle et le point sont ajoutés.

refusal = { $sentence } ({ $clause }).
refusal-ruling = { $sentence } ({ $clause }, notre interprétation).
replay-refused = Le coup { $n }, { $move }, n’est pas permis : { $why }

refuse-game-over = La partie est terminée
refuse-other-decision = { $phase ->
    [towers] Placez d’abord votre figurine sur une tour libre
    [tower-bonus] Utilisez d’abord le jeton de votre tour, ou renoncez-y
    [moons] Gardez d’abord une des cartes Pleine Lune proposées
    [turn-start] Posez d’abord une tuile hexagonale dans votre chaudron
    [order] Choisissez d’abord lequel des deux types d’action vous effectuez maintenant
    [begin] Choisissez d’abord si votre second type reçoit l’action de la carte Pleine Lune
    [acting] Un type d’action est en cours : effectuez ses actions ou terminez-le
   *[over] La partie est terminée
}
refuse-open-question = { $question ->
    [vial] Posez d’abord la tuile puissance demandée
   *[other] Posez d’abord une tuile puissance, ou renoncez-y
}
refuse-no-question = Aucune tuile puissance ne vous est proposée en ce moment
refuse-cannot-decline = Vous avez choisi la tuile de collecte : posez maintenant une tuile puissance
refuse-nothing-to-end = Il n’y a rien à quoi renoncer en ce moment
refuse-crystal-on-rim = Placez d’abord dans l’étagère le cristal qui est sur le bord
refuse-wand-first = Utilisez d’abord le bonus { symbol } de la case de la baguette
refuse-wand-in-order = Les cases de la baguette se résolvent dans l’ordre : terminez d’abord le bonus de la précédente
refuse-not-a-tower = Choisissez une tour : ceci est { location }
refuse-tower-taken = Cette tour appartient à { $name } : choisissez-en une libre au lieu de { location }
refuse-card-not-offered = La { moon-card } ne fait pas partie de celles que vous pouvez garder
refuse-tile-not-held = Vous n’avez pas de tuile hexagonale { $tile } derrière votre paravent
refuse-off-the-cauldron = Le chaudron n’a pas cette case : { $cell }
refuse-cell-taken = Cette case n’est pas libre ({ $cell }) : choisissez-en une autre
refuse-not-neighbours = Ces cases ne sont pas adjacentes : { $first } ; { $second }
refuse-still-room = Deux cases libres sont encore adjacentes : posez-y une tuile
refuse-no-room = Aucune case libre n’a de voisine libre : défaussez une tuile ou retirez un cristal
refuse-not-on-tile = La tuile posée ne montre pas le symbole { symbol }
refuse-other-batch = { $open ->
    [none] Il faut pour cela une action { symbol }, et aucune action n’est en cours
   *[other] Il faut pour cela une action { symbol }, et les actions en cours sont du type { $open }
}
refuse-interrupted = Terminez d’abord les actions { $open } ou renoncez-y : les actions { symbol } continuent après elles
refuse-one-source = Cela coûte { actions } d’une même source, et il reste { $left } à celle-ci
refuse-too-few-actions = Cela coûte { actions }, et il en reste { $left }
refuse-no-movement = { $symbol ->
    [crystal] Déplacez le cristal vers une autre case que la sienne
   *[other] Avancez d’au moins une case, ou terminez les actions
}
refuse-no-energy = Vous n’avez plus d’unités d’énergie
refuse-no-such-connection = Le plateau n’a pas de connexion { $connection } écrite ainsi
refuse-begun-first = Achevez d’abord la connexion commencée, { $connection }
refuse-connection-taken = La connexion { $connection } appartient à { $name }
refuse-not-joined = Aucune extrémité de { $connection } n’est reliée à votre tour par vos propres connexions
refuse-no-witch-in-supply = { $big ->
    [yes] Votre grande sorcière n’est pas dans votre réserve
   *[no] Vous n’avez plus de sorcière dans votre réserve
}
refuse-no-witch-lying = { $big ->
    [yes] Votre grande sorcière n’est pas couchée près de votre tour : couchez-l’y d’abord
   *[no] Aucune de vos sorcières n’est couchée près de votre tour : couchez-en une d’abord
}
refuse-witch-there = Une de vos sorcières y est déjà debout : choisissez un autre lieu que { location }
refuse-no-way-there = Aucune suite de connexions achevées ne mène de votre tour vers { location }
refuse-no-crystal = Aucun de vos cristaux n’est là : { $cell }
refuse-end-of-wand = Votre pion est sur la dernière case de la baguette magique
refuse-beyond-the-wand = { $room ->
    [one] Vous ne pouvez pas avancer de { $n } cases : la baguette se termine après { $room } case
   *[other] Vous ne pouvez pas avancer de { $n } cases : la baguette se termine après { $room } cases
}
refuse-no-scroll = Il n’y a pas de parchemin en position { $position }
refuse-spell-not-held = { $spell ->
    [single] Vous n’avez pas de sort de renforcement simple inutilisé
   *[other] Vous n’avez pas de sort de renforcement double inutilisé de ce symbole
}
refuse-spell-not-suited = { $spell ->
    [single] Un sort de renforcement ne s’ajoute qu’à des actions en cours
   *[other] Un sort de renforcement double ne s’ajoute qu’à des actions en cours de son symbole
}
refuse-spell-of-no-use = Même avec vos sorts, ces actions ne permettraient rien
refuse-not-pending = Aucun bonus de ce genre ne vous attend
refuse-too-deep = Terminez une partie des actions en cours avant de commencer un autre bonus
refuse-not-on-special = La tuile hexagonale spéciale { $tile } ne montre pas le symbole { symbol }
refuse-not-on-rim = { $black ->
    [yes] Votre cristal noir n’attend pas sur le bord, à la sortie { symbol }
   *[no] Aucun de vos cristaux n’attend sur le bord, à la sortie { symbol }
}
refuse-shelf-full = L’étagère { symbol } est pleine : placez le cristal sur l’étagère la plus basse
refuse-bottom-full = L’étagère la plus basse est pleine : placez le cristal sur l’étagère de sa sortie
refuse-chip-gone = Il n’y a plus de { chip } sur la table : prenez-en un autre
refuse-no-collecting = L’étagère la plus basse ne donne pas de tuile puissance en ce moment
refuse-power-tile-gone = La tuile puissance { symbol } est prise : choisissez-en une autre
refuse-cells-out-of-order = Nommez les cases d’une tuile puissance dans l’ordre croissant : { $second }, puis { $first }
refuse-not-in-turn = On ne retire des cristaux que pendant son propre tour
refuse-too-poor = Retirer ce cristal coûte { points }, et vous en avez { $score }
refuse-no-moon-card = Vous n’avez pas de carte Pleine Lune
refuse-moon-used = Vous avez déjà utilisé votre carte Pleine Lune ce tour-ci
refuse-moon-of-no-use = Votre carte Pleine Lune ne change rien ici

options-players = Witchstone se joue de 2 à 4 joueurs, pas à { $n }
options-handicap = Un handicap est un niveau de 1 à 3, ou aucun ; pas { $n }
options-empty-seat = La place { $n } a un handicap mais pas de joueur
options-big-witch-alone = La grande sorcière ne rejoint la réserve qu’avec les grands maîtres
