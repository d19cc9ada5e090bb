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
table-last-turns = Derniers tours des autres
table-waits = Ce que { $player } peut encore utiliser
table-own-cauldron = Voir le mien
table-active-cauldron = Voir celui de { $player }
table-close = Fermer : retour à mon chaudron
special-use = Utiliser :
special-place = ou poser :
table-turn = Tourner la tuile (R)
table-decline = Pas de tuile puissance
table-remove = Retirer
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
card-cluster = Regrou{ "\u00AD" }pement
card-witches = Sorcières à
card-connected = Relié
card-rank = Pierre
card-board = Sorcières
card-lying = En attente
card-silver = Argentées
card-specials = Spéciales
card-scrolls = Parche{ "\u00AD" }mins
card-chips = Jetons
card-crystals = En fiole
card-powers = Puissance

tooltip-chip-here = La première sorcière ici prend le { chip }.
tooltip-no-chip = Le jeton a été pris.
tooltip-witchstone = La prochaine sorcière ici gagne { $points ->
    [0] zéro point de bonus : toutes les cases bonus sont prises
    [one] { $points } point de bonus
   *[other] { $points } points de bonus
}.
tooltip-collecting = La tuile de collecte : prenez une tuile puissance au lieu de ce qui se trouve ici.
tooltip-standing = Debout ici : { $names }.
tooltip-tower-of = La tour de { $player }.
tooltip-lying = { $n ->
    [one] { $n } sorcière attend à côté.
   *[other] { $n } sorcières attendent à côté.
}
tooltip-connection = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} : { points } une fois achevée.
tooltip-completed = Achevée par { $player }.
tooltip-begun = Commencée par { $player } : { $n } sur { $of }.
tooltip-shelf-title = Étagère { symbol }
tooltip-shelf = Un cristal donne ici 2 actions { symbol }, le cristal noir 4.
tooltip-filled = Fioles remplies : { $n } sur { $of }.
tooltip-bottom-title = Étagère la plus basse
tooltip-bottom = Un cristal donne ici un jeton de votre choix ; le cristal noir donne 2 actions ou points de plus.
tooltip-table-chip = { $n } sur la table. Placez un cristal sur l’étagère la plus basse pour en prendre un.
tooltip-position = Position { $n } : { $n ->
    [one] 1 action Parchemin suffit.
   *[other] il faut { $n } actions Parchemin.
}
tooltip-gap = Aucun parchemin ici.
tooltip-pile = { $n ->
    [one] { $n } parchemin reste dans la pioche.
   *[other] { $n } parchemins restent dans la pioche.
}

tooltip-wand-space = { $title } – case { $n } sur { $of }
tooltip-here = Ici : { $names }.
tooltip-hilt = Manche
tooltip-hilt-text = Tout le monde commence ici.
tooltip-light = Case claire
tooltip-light-text = Il ne se passe rien ici.
tooltip-dark = Case foncée
tooltip-dark-text = { actions-of } ; { $double } si personne n’est devant vous.
tooltip-silver = Case argentée
tooltip-silver-text = { $each ->
    [one] { $each } point
   *[other] { $each } points
} par élément : { silver }. Vous marqueriez { $points } maintenant.
tooltip-pentagram = Pentacle
tooltip-pentagram-text = Chaque action Pentacle avance votre pion d’une case dans le sens horaire.
tooltip-owl-title = Hiboux
tooltip-owl = La tuile hibou du dessus vaut { points } en fin de partie ; il en reste { $n }.
tooltip-no-owl = Plus de hiboux : 2 points tout de suite.
tooltip-special-title = Tuile hexagonale spéciale { $tile }
tooltip-special = Utilisez-la une fois pour 2 actions d’un de ses symboles, ou posez-la pour de bon sur une case libre de votre chaudron.
tooltip-no-special-title = Case hexagonale vide
tooltip-no-special = 2 actions d’un type de votre choix.
tooltip-stack-title = Tuiles hexagonales spéciales
tooltip-stack = Il en reste { $n } dans la pile.

tooltip-cluster = { symbol } : un regroupement de { $n }.
tooltip-crystal = Un cristal. Les actions Cristal le déplacent ; du bord, il va sur les étagères à fioles.
tooltip-black-crystal = Le cristal noir : en fiole, il donne 2 de plus.
tooltip-empty = Une case libre.
tooltip-exit-title = Sortie { symbol }
tooltip-exit = Un cristal qui sort ici peut aller sur l’étagère { symbol } : { $n ->
    [0] elle est pleine
    [one] { $n } fiole est libre
   *[other] { $n } fioles sont libres
}.
tooltip-now = Vaut { points } maintenant.
tooltip-missing = Il manque encore : { $missing }.
tooltip-no-moon = Carte Pleine Lune
tooltip-moon-used = Déjà utilisée ce tour.
tooltip-supply = { $supply ->
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
tooltip-supply-text = { $supply ->
    [energy] Encore { $n } en réserve.
    [witches] Encore { $n } en réserve.
    [crystals] { $n } de cette couleur en fiole, { $kettle } dans le chaudron, { $aside } à côté du paravent.
    [owls] { $n } en votre possession ; points en fin de partie : { $owls }.
    [chips] { $n } en possession, 2 points chacun en fin de partie.
    [specials] { $n } en possession.
    [tiles] { $hand } derrière le paravent, { $n } avec la réserve.
    [scrolls] { $n } en possession, même utilisés.
   *[score] { $n } sur la piste.
}
tooltip-total = { $total } si la partie finissait maintenant : hiboux { $owls }, jetons { $chips }, sorts { $spells }, prophéties { $prophecies }.
tooltip-panel = Tours joués : { $turn } ; baguette case { $wand } ; tours du pentacle : { $laps }.
tooltip-tile = Prenez-la, tournez-la et posez-la sur deux cases libres de votre chaudron.
tooltip-power-title = Tuile puissance { symbol }
tooltip-power = Deux cases du même symbole : une tuile de collecte ou un parchemin puissance l’apporte dans votre chaudron.
tooltip-rim-title = Cristal sur le bord
tooltip-rim = Placez-le sur l’étagère { symbol } pour 2 actions, ou sur la plus basse pour un jeton.
tooltip-rim-black = Placez-le sur l’étagère { symbol } pour 4 actions, ou sur la plus basse pour un jeton avec 2 de plus.
tooltip-remove = Retirer le cristal
tooltip-rule = Règle { $clause } · touche ? pour la lire
