# La table : noms de ses parties, titres des cartes, et ce qu'est chaque chose, avec les nombres du moment.

table-ball = Boule de cristal
table-cauldron = Chaudron de { $player }
table-pentagram = Pentacle
table-wand = Baguette magique
table-shelf = Étagère à parchemins
table-scrolls = Parchemins
table-rack = Étagères à fioles et jetons
table-vials = Fioles
table-hand = Vos tuiles hexagonales
table-own-scrolls = Vos parchemins
table-tray = Ce que vous pouvez utiliser
table-turn = Tourner la tuile (R)
table-decline = Pas de tuile puissance
table-choose = Quel coup ?
table-cancel = Annuler
table-pick = Prendre : { $thing }
table-tabs = Parties de la table
table-tab-mine = Mon coin
table-tab-ball = Boule de cristal
table-tab-sides = Rouleaux, fioles
table-closer = Plus près
table-farther = Plus loin

# Titres courts des cartes : 14 lettres environ au plus.
card-spell = Sort
card-power = Tuile puissance
card-cluster = Groupe
card-witches = Sorcières à
card-connected = Relié
card-rank = Pierre
card-board = Sorcières
card-lying = Couchées
card-silver = Argentées
card-specials = Spéciales
card-scrolls = Parche{ "\u00AD" }mins
card-chips = Jetons
card-crystals = En fiole
card-powers = Puissance

tip-chip-here = La première sorcière ici prend le { chip }.
tip-no-chip = Le jeton a été pris.
tip-witchstone = La prochaine sorcière ici gagne { $points ->
    [0] zéro point de bonus : toutes les cases bonus sont prises
    [one] { $points } point de bonus
   *[other] { $points } points de bonus
}.
tip-collecting = La tuile de collecte : prenez une tuile puissance au lieu de ce qui se trouve ici.
tip-standing = Debout ici : { $names }.
tip-tower-of = La tour de { $player }.
tip-lying = { $n ->
    [one] { $n } sorcière est couchée à côté.
   *[other] { $n } sorcières sont couchées à côté.
}
tip-connection = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} : { points } une fois achevée.
tip-completed = Achevée par { $player }.
tip-begun = Commencée par { $player } : { $n } sur { $of }.
tip-shelf-title = Étagère { symbol }
tip-shelf = Un cristal donne ici 2 actions { symbol }, le cristal noir 4.
tip-filled = { $n } fioles sur { $of } sont remplies.
tip-bottom-title = Étagère la plus basse
tip-bottom = Un cristal donne ici un jeton de votre choix ; le cristal noir donne 2 actions ou points de plus.
tip-table-chip = { $n } sur la table. Placez un cristal sur l’étagère la plus basse pour en prendre un.
tip-position = Position { $n } : { $n ->
    [one] 1 action Parchemin suffit.
   *[other] il faut { $n } actions Parchemin.
}
tip-gap = Aucun parchemin ici.
tip-pile = { $n ->
    [one] { $n } parchemin reste dans la pioche.
   *[other] { $n } parchemins restent dans la pioche.
}

tip-wand-space = { $title } – case { $n } sur { $of }
tip-here = Ici : { $names }.
tip-hilt = Manche
tip-hilt-text = Tout le monde commence ici.
tip-light = Case claire
tip-light-text = Il ne se passe rien ici.
tip-dark = Case foncée
tip-dark-text = { actions-of } ; { $double } si personne n’est devant vous.
tip-silver = Case argentée
tip-silver-text = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par élément : { silver }. Vous marqueriez { $points } maintenant.
tip-pentagram = Pentacle
tip-pentagram-text = Chaque action Pentacle avance votre marqueur d’une case dans le sens horaire.
tip-owl-title = Hiboux
tip-owl = La tuile hibou du dessus vaut { points } en fin de partie ; il en reste { $n }.
tip-no-owl = Plus de hiboux : 2 points tout de suite.
tip-special-title = Tuile hexagonale spéciale { $tile }
tip-special = Utilisez-la une fois pour 2 actions d’un de ses symboles, ou posez-la pour de bon sur une case libre de votre chaudron.
tip-no-special-title = Case hexagonale vide
tip-no-special = 2 actions d’un type de votre choix.
tip-stack-title = Tuiles hexagonales spéciales
tip-stack = Il en reste { $n } dans la pile.

tip-cluster = { symbol } : un regroupement de { $n }.
tip-crystal = Un cristal. Les actions Cristal le déplacent ; du bord, il va sur les étagères à fioles.
tip-black-crystal = Le cristal noir : en fiole, il donne 2 de plus.
tip-empty = Une case libre.
tip-exit-title = Sortie { symbol }
tip-exit = Un cristal qui sort ici peut aller sur l’étagère { symbol } : { $n ->
    [0] elle est pleine
    [one] { $n } fiole est libre
   *[other] { $n } fioles sont libres
}.
tip-now = Vaut { points } maintenant.
tip-missing = Il manque encore : { $missing }.
tip-no-moon = Carte Pleine Lune
tip-moon-used = Déjà utilisée ce tour.
tip-supply = { $supply ->
    [energy] Unités d’énergie
    [witches] Sorcières
    [crystals] Cristaux
    [owls] Hiboux
    [chips] Jetons magiques
    [specials] Tuiles spéciales
    [tiles] Tuiles hexagonales
    [scrolls] Parchemins
   *[score] Points
}
tip-supply-text = { $supply ->
    [energy] Encore { $n } en réserve.
    [witches] Encore { $n } en réserve.
    [crystals] { $n } de cette couleur en fiole, { $kettle } dans le chaudron, { $aside } à côté du paravent.
    [owls] { $n } points en fin de partie.
    [chips] { $n } en possession, 2 points chacun en fin de partie.
    [specials] { $n } en possession.
    [tiles] { $hand } derrière le paravent, { $n } avec la réserve.
    [scrolls] { $n } en possession, même utilisés.
   *[score] { $n } sur la piste.
}
tip-total = { $total } si la partie finissait maintenant : hiboux { $owls }, jetons { $chips }, sorts { $spells }, prophéties { $prophecies }.
tip-panel = { $turn } tours joués ; baguette case { $wand } ; tours du pentacle : { $laps }.
tip-tile = Prenez-la, tournez-la et posez-la sur deux cases libres de votre chaudron.
tip-power-title = Tuile puissance { symbol }
tip-power = Deux cases du même symbole : une tuile de collecte ou un parchemin puissance l’apporte dans votre chaudron.
tip-rim-title = Cristal sur le bord
tip-rim = Placez-le sur l’étagère { symbol } pour 2 actions, ou sur la plus basse pour un jeton.
tip-rim-black = Placez-le sur l’étagère { symbol } pour 4 actions, ou sur la plus basse pour un jeton avec 2 de plus.
tip-remove = Retirer le cristal
tip-rule = Règle { $clause } · touche ? pour la lire
