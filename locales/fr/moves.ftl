# Les coups permis tels qu'on les lit dans une liste, et ce qu'est chaque sorte de coup.

with-moon = { $moon ->
    [yes] , avec votre carte pleine lune
   *[no] { "" }
}

standing-gain = { $chip ->
    [none] { points }
    [points] { points } avec le jeton de points
   *[other] { points } et le { chip }
}

price = { $n ->
    [0] { "" }
    [one] { $n } action,{ " " }
   *[other] { $n } actions,{ " " }
}

bonus-points = { $bonus ->
    [one] { $bonus } point de bonus
   *[other] { $bonus } points de bonus
}

to-location = sur { location }

move-tower = { $figure ->
    [grandmaster] Placez votre grand maître
   *[witch] Placez votre grande sorcière
} { to-location } : { standing-gain }.

move-moon = Gardez la { moon-card } : 1 action { symbol } de plus, ou { ability }.

move-lay = Posez { $first } en { $firstcell } ({ $firstactions }) et { $second } en { $secondcell } ({ $secondactions }).

move-discard = Défaussez la tuile { $tile } : aucune tuile ne tient dans votre chaudron.

move-start = Commencez par { symbol }{ with-moon } : { actions }.

move-begin = Continuez avec { symbol }{ with-moon } : { actions }.

move-energy = { $points ->
    [0] Posez une unité d'énergie sur { $connection } (unité { $unit } sur { $units }).
   *[other] Posez une unité d'énergie sur { $connection } (unité { $unit } sur { $units }) : { points }.
}

move-lay-witch = { $big ->
    [yes] Couchez la grande sorcière près de votre tour : 1 action.
   *[no] Couchez une sorcière près de votre tour : 1 action.
}

move-witch = { $big ->
    [yes] Redressez la grande sorcière { to-location }{ with-moon } : { price }{ standing-gain }.
   *[no] Redressez une sorcière { to-location }{ with-moon } : { price }{ standing-gain }.
}

move-witch-choice = { $big ->
    [yes] Redressez la grande sorcière { to-location }{ with-moon } : { price }{ points }, puis { bonus-points } ou une tuile puissance.
   *[no] Redressez une sorcière { to-location }{ with-moon } : { price }{ points }, puis { bonus-points } ou une tuile puissance.
}

move-step = { $space ->
    [owl] Avancez d'une case sur le pentacle : la tuile Hibou de valeur { $value }.
    [owl-choice] Avancez d'une case sur le pentacle : la tuile Hibou de valeur { $value } ou une tuile puissance.
    [no-owl] Avancez d'une case sur le pentacle : 2 points, car il n'y a plus de hibou.
    [no-owl-choice] Avancez d'une case sur le pentacle : 2 points, car il n'y a plus de hibou, ou une tuile puissance.
    [hex] Avancez d'une case sur le pentacle : la tuile hexagonale spéciale { $tile }.
    [no-hex] Avancez d'une case sur le pentacle : 2 actions d'un type de votre choix.
   *[light] Avancez d'une case sur le pentacle.
}

move-step-moon = Avancez d'une case sur le pentacle et prenez la tuile hexagonale spéciale { $tile } avec votre carte pleine lune.

move-crystal = { $black ->
    [yes] Déplacez le cristal noir de { $from } à { $to } : { actions }.
   *[no] Déplacez le cristal de { $from } à { $to } : { actions }.
}

move-crystal-out = { $black ->
    [yes] Déplacez le cristal noir de { $from } sur le bord, sortie { symbol } : { actions }.
   *[no] Déplacez le cristal de { $from } sur le bord, sortie { symbol } : { actions }.
}

move-wand = { $n ->
    [one] Avancez de { $n } case sur la baguette magique, jusqu'à la case { $to }
   *[other] Avancez de { $n } cases sur la baguette magique, jusqu'à la case { $to }
}{ $passed ->
    [none] .
   *[other] { " " }: { $passed }.
}
wand-silver = { points } pour : { silver }

move-scroll = Prenez le parchemin en position { $position }{ with-moon } : { $scroll }.

move-spell = { $spell ->
    [single] Utilisez un sort de renforcement simple : { actions } de plus.
   *[other] Utilisez un sort de renforcement double : { actions } de plus.
}

move-use-chip = Utilisez le { chip }{ with-moon } : { actions-of }.
move-use-vial = Utilisez la fiole remplie : { actions-of }.
move-use-wand = Utilisez la case foncée de la baguette{ with-moon } : { actions-of }.
move-use-special = Utilisez une seule fois la tuile hexagonale spéciale { $tile } : { actions-of }.
move-place-special = Posez la tuile hexagonale spéciale { $tile } en { $cell } dans votre chaudron : regroupements de { $firstcluster } et { $secondcluster }.
move-use-free = Utilisez la case hexagonale vide : { actions-of }.

crystal-taken = { $black ->
    [yes] le cristal noir
   *[no] le cristal
}
move-shelve = Placez { crystal-taken } sur l'étagère { symbol }{ with-moon } : { actions-of }.
move-shelve-chip = Placez { crystal-taken } sur l'étagère la plus basse et prenez le { chip }{ with-moon } : { actions-of }.
move-shelve-points = Placez { crystal-taken } sur l'étagère la plus basse et prenez le jeton de points{ with-moon } : { points }.
move-shelve-collect = Placez { crystal-taken } sur l'étagère la plus basse et prenez une tuile puissance au lieu d'un jeton.
move-shelve-full = Placez { crystal-taken } à côté de votre paravent : ses deux étagères sont pleines.

move-power = Posez la tuile puissance { symbol } en { $first } et { $second } : un regroupement de { $cluster }.

move-decline = { $question ->
    [owl] Renoncez à la tuile puissance et prenez la tuile Hibou de valeur { $value }.
    [no-owl] Renoncez à la tuile puissance : { points } pour la case Hibou vide.
    [silver] Renoncez à la tuile puissance : { points } pour les connexions achevées.
    [witchstone] Renoncez à la tuile puissance : { points } sur la Pierre des Sorcières.
   *[scroll] Ne posez pas de tuile puissance : le parchemin vaut 2 points à la fin.
}

move-remove = { $black ->
    [yes] Retirez de votre chaudron le cristal noir en { $cell } : cela coûte { points }.
   *[no] Retirez de votre chaudron le cristal en { $cell } : cela coûte { points }.
}

move-end = { $what ->
    [batch] Renoncez au reste : { actions-of }.
    [done] Terminez cette série d'actions.
   *[pending] Renoncez à tout ce qui est encore en attente.
}
