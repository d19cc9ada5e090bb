# Les coups permis tels qu'on les lit dans une liste, et ce qu'est chaque sorte de coup.

with-moon = { $moon ->
    [yes] , avec votre carte Pleine Lune
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
} { to-location } : { standing-gain }.

move-moon = Gardez la { moon-card } : 1 action { symbol } de plus, ou { ability }.

move-lay = Posez { $first } ({ $firstactions }) et { $second } ({ $secondactions }) : { $firstcell } ; { $secondcell }.

move-discard = Défaussez la tuile { $tile } : aucune tuile ne tient dans votre chaudron.

move-start = Commencez par { symbol }{ with-moon } : { actions }.

move-begin = Continuez avec { symbol }{ with-moon } : { actions }.

move-energy = { $points ->
    [0] Posez une unité d’énergie sur la connexion { $connection } (unité { $unit } sur { $units }).
   *[other] Posez une unité d’énergie sur la connexion { $connection } (unité { $unit } sur { $units }) : { points }.
}

move-lay-witch = { $big ->
    [yes] Couchez la grande sorcière près de votre tour : 1 action.
   *[no] Couchez une sorcière près de votre tour : 1 action.
}

move-witch = { $big ->
    [yes] Redressez la grande sorcière { to-location }{ with-moon } : { price }{ standing-gain }.
   *[no] Redressez une sorcière { to-location }{ with-moon } : { price }{ standing-gain }.
}

move-witch-choice = { $big ->
    [yes] Redressez la grande sorcière { to-location }{ with-moon } : { price }{ points }, puis { bonus-points } ou une tuile puissance.
   *[no] Redressez une sorcière { to-location }{ with-moon } : { price }{ points }, puis { bonus-points } ou une tuile puissance.
}

move-fill = { $points ->
    [0] Posez { $n } unités d’énergie sur la connexion { $connection } ({ $unit } sur { $units }).
   *[other] Posez { $n } unités d’énergie sur la connexion { $connection } ({ $unit } sur { $units }) : { points }.
}

move-send = { $big ->
    [yes] Couchez la grande sorcière et redressez-la aussitôt { to-location } : { $n } actions en tout, { standing-gain }.
   *[no] Couchez une sorcière et redressez-la aussitôt { to-location } : { $n } actions en tout, { standing-gain }.
}
move-send-choice = { $big ->
    [yes] Couchez la grande sorcière et redressez-la aussitôt { to-location } : { $n } actions en tout, { points }, puis { bonus-points } ou une tuile puissance.
   *[no] Couchez une sorcière et redressez-la aussitôt { to-location } : { $n } actions en tout, { points }, puis { bonus-points } ou une tuile puissance.
}

move-walk = { $gains ->
    [none] Avancez de { $n } cases sur le pentacle.
   *[other] Avancez de { $n } cases sur le pentacle : { $gains }.
}
pentagram-gain = { $space ->
    [owl] la tuile Hibou de valeur { $value }
    [no-owl] 2 points pour la case Hibou vide
    [hex] la tuile hexagonale spéciale { $tile }
   *[no-hex] 2 actions d’un type de votre choix
}

move-step = { $space ->
    [owl] Avancez d’une case sur le pentacle : la tuile Hibou de valeur { $value }.
    [owl-choice] Avancez d’une case sur le pentacle : la tuile Hibou de valeur { $value } ou une tuile puissance.
    [no-owl] Avancez d’une case sur le pentacle : 2 points, car il n’y a plus de hibou.
    [no-owl-choice] Avancez d’une case sur le pentacle : 2 points, car il n’y a plus de hibou, ou une tuile puissance.
    [hex] Avancez d’une case sur le pentacle : la tuile hexagonale spéciale { $tile }.
    [no-hex] Avancez d’une case sur le pentacle : 2 actions d’un type de votre choix.
   *[light] Avancez d’une case sur le pentacle.
}

move-step-moon = Avancez d’une case sur le pentacle et prenez la tuile hexagonale spéciale { $tile } avec votre carte Pleine Lune.

move-crystal = { $black ->
    [yes] Déplacez le cristal noir pour { actions } : { $from } → { $to }.
   *[no] Déplacez un cristal pour { actions } : { $from } → { $to }.
}

move-crystal-out = { $black ->
    [yes] Déplacez le cristal noir ({ $from }) sur le bord, sortie { symbol } : { actions }.
   *[no] Déplacez un cristal ({ $from }) sur le bord, sortie { symbol } : { actions }.
}

move-wand = { $n ->
    [one] Avancez de { $n } case sur la baguette magique, jusqu’à la case { $to }
   *[other] Avancez de { $n } cases sur la baguette magique, jusqu’à la case { $to }
}{ $passed ->
    [none] .
   *[other] { " " }: { $passed }.
}
wand-silver = { points } pour vos { silver }

move-scroll = Prenez le parchemin en position { $position }{ with-moon }{ $scroll ->
    [none] .
   *[other] { " " }: { $scroll }.
}

move-spell = { $spell ->
    [single] Utilisez un sort de renforcement simple : { actions } de plus.
   *[other] Utilisez un sort de renforcement double : { actions } de plus.
}

move-use-chip = Utilisez le { chip }{ with-moon } : { actions-of }.
move-use-vial = Utilisez la fiole remplie : { actions-of }.
move-use-wand = Utilisez la case foncée de la baguette{ with-moon } : { actions-of }.
move-use-special = Utilisez une seule fois la tuile hexagonale spéciale { $tile } : { actions-of }.
move-place-special = Posez la tuile hexagonale spéciale { $tile } dans votre chaudron ({ $cell }) : regroupements de { $firstcluster } et { $secondcluster }.
move-use-free = Utilisez la case hexagonale vide : { actions-of }.

crystal-taken = { $black ->
    [yes] le cristal noir
   *[no] le cristal
}
move-shelve = Placez { crystal-taken } sur l’étagère { symbol }{ with-moon } : { actions-of }.
move-shelve-chip = Placez { crystal-taken } sur l’étagère la plus basse et prenez le { chip }{ with-moon } : { actions-of }.
move-shelve-points = Placez { crystal-taken } sur l’étagère la plus basse et prenez le jeton de points{ with-moon } : { points }.
move-shelve-collect = Placez { crystal-taken } sur l’étagère la plus basse et prenez une tuile puissance au lieu d’un jeton.
move-shelve-full = Placez { crystal-taken } à côté de votre paravent : ses deux étagères sont pleines.

move-power = Posez la tuile puissance { symbol } ({ $first } ; { $second }) : un regroupement de { $cluster }.

move-decline = { $question ->
    [owl] Renoncez à la tuile puissance et prenez la tuile Hibou de valeur { $value }.
    [no-owl] Renoncez à la tuile puissance : { points } pour la case Hibou vide.
    [silver] Renoncez à la tuile puissance : { points } pour les connexions achevées.
    [witchstone] Renoncez à la tuile puissance : { points } sur la Pierre des Sorcières.
   *[scroll] Ne posez pas de tuile puissance : le parchemin vaut 2 points à la fin.
}

move-remove = { $black ->
    [yes] Retirez de votre chaudron le cristal noir ({ $cell }) : cela coûte { points }.
   *[no] Retirez de votre chaudron un cristal ({ $cell }) : cela coûte { points }.
}

move-end = { $what ->
    [batch] Renoncez au reste : { actions-of }.
    [done] Terminez cette série d’actions.
   *[pending] Renoncez à tous les bonus en attente.
}

# Ce qu'est chaque sorte de coup, avec les numéros des règles.
help-tower = Placez votre figurine sur une tour libre avant le premier tour : elle devient votre tour, rapporte 2 points et le jeton qui s’y trouve (S9).
help-moon = Gardez pour toute la partie une des cartes Pleine Lune proposées ; une fois par tour, vous pouvez utiliser une de ses deux capacités (N1, N2).
help-lay = Posez une tuile hexagonale sur deux cases libres adjacentes de votre chaudron. Chaque symbole donne autant d’actions que son regroupement compte de symboles (T2, T4).
help-discard = Seulement si aucune paire de cases libres n’est adjacente : écartez une tuile sans action. Le tour compte quand même (T9).
help-start = Choisissez lequel des deux types d’action vient en premier ; il se termine avec tous ses bonus avant que l’autre commence (T3).
help-begin = Commencez le second type d’action, avec une action de plus grâce à votre carte Pleine Lune, ou sans elle (N3).
help-energy = Posez une unité d’énergie sur une connexion qui part de votre réseau. Une connexion achevée de 1, 2 ou 3 cases rapporte 1, 3 ou 6 points (E1, E5).
help-lay-witch = Couchez une sorcière de votre réserve près de votre tour, où elle attend de partir (W1).
help-witch = Redressez une sorcière en attente sur un lieu que des connexions achevées relient à votre tour. Vos propres connexions coûtent ensemble 1 action, chaque connexion adverse en coûte 1 (W2, W3).
help-step = Avancez d’une case sur le pentacle et résolvez-la : les cases Hibou donnent des tuiles Hibou, les cases hexagonales des tuiles hexagonales spéciales (P1).
help-crystal = Déplacez un cristal vers une case libre de votre chaudron, 1 action par pas, par-dessus tout ce qui se trouve entre les deux (C1).
help-crystal-out = Déplacez un cristal sur le bord par une sortie marquée. De là, il doit aller sur les étagères à fioles, ce qui rapporte un bonus (C2, C3).
help-wand = Avancez sur la baguette magique, d’une case par action au plus ; ajoutez les sorts avant. Les cases foncées donnent des actions, les argentées des points ; qui est en tête reçoit les foncées deux fois (M1, M3).
help-scroll = Prenez un parchemin : plus vous avez d’actions, plus vous avez de positions au choix (R1).
help-spell = Ajoutez un sort de renforcement aux actions en cours, 2 de son symbole ou 1 de n’importe lequel. Il est alors utilisé (R3).
help-use-chip = Effectuez l’action d’un jeton magique que vous avez pris. Le jeton reste à vous et vaut 2 points à la fin (B1, S10).
help-use-vial = Effectuez les actions d’une fiole que vous avez remplie (B1, C3).
help-use-wand = Effectuez les actions de la prochaine case foncée de la baguette ; les cases sont résolues dans l’ordre, et ce que le déplacement a interrompu continue après elles (M4).
help-use-special = Utilisez une fois une tuile hexagonale spéciale pour 2 actions d’un de ses symboles ; elle va ensuite à côté de votre paravent (P4).
help-place-special = Posez définitivement une tuile hexagonale spéciale sur une case libre de votre chaudron. Elle ne déclenche rien et compte désormais pour ses deux symboles (P4).
help-use-free = La case hexagonale était vide : prenez 2 actions d’un type de votre choix (P3).
help-shelve = Placez un cristal du bord sur les étagères à fioles : l’étagère de sa sortie donne 2 actions, la plus basse un jeton de votre choix ; le cristal noir donne 2 de plus (C3, C4).
help-power = Posez une tuile puissance sur deux cases libres de votre chaudron. Elle ne déclenche rien et montre désormais deux fois son symbole (D4).
help-decline = Renoncez à la tuile puissance et prenez ce que donne la case (D2, D5).
help-remove = Retirez n’importe quel cristal de votre chaudron pour faire de la place. Le premier coûte 1 point, le deuxième 2, et ainsi de suite (T10).
help-end = Renoncez aux actions restantes ou, si aucune n’est en cours, à tous les bonus en attente. Les actions sont des offres (T7), mais un cristal sur le bord doit d’abord aller sur les étagères (C3).
