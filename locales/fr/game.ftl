# Noms des éléments du jeu et tournures courtes utilisées par les autres textes.

symbol = { $symbol ->
    [energy] Énergie
    [witch] Sorcière
    [pentagram] Pentacle
    [crystal] Cristal
    [wand] Baguette magique
   *[scroll] Parchemin
}

chip = { $chip ->
    [energy] jeton Énergie
    [witch] jeton Sorcière
    [pentagram] jeton Pentacle
    [crystal] jeton Cristal
    [wand] jeton Baguette magique
    [scroll] jeton Parchemin
   *[points] jeton de points
}

tile = { $first }/{ $second }

spell = { $spell ->
    [single] Sort de renforcement simple
    [energy] Sort de renforcement double « Énergie »
    [witch] Sort de renforcement double « Sorcière »
    [pentagram] Sort de renforcement double « Pentacle »
    [crystal] Sort de renforcement double « Cristal »
    [wand] Sort de renforcement double « Baguette magique »
   *[scroll] Sort de renforcement double « Parchemin »
}

place = { $place ->
    [witchstone] Pierre des Sorcières
    [tower] tour
    [forest] forêt
    [village] village
   *[castle] château
}

location = { $place ->
    [witchstone] la Pierre des Sorcières
    [notation] { $notation }
    [village] le { location-bare }
    [castle] le { location-bare }
   *[other] la { location-bare }
}

location-bare = { $place ->
    [witchstone] Pierre des Sorcières
    [notation] { $notation }
   *[other] { place } { compass }{ place-number }
}

compass = { $compass ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
    [w] ouest
   *[nw] nord-ouest
}
place-number = { $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}

connection = { $nth ->
    [1] { $from } – { $to }
   *[other] { $from } – { $to } n° { $nth }
}

cell-centre = centre
cell-name = { $ring ->
    [1] anneau intérieur
    [2] anneau médian
   *[other] anneau extérieur
}, { $spot ->
    [corner-0] coin droit
    [corner-1] coin inférieur droit
    [corner-2] coin inférieur gauche
    [corner-3] coin gauche
    [corner-4] coin supérieur gauche
    [corner-5] coin supérieur droit
    [side-0] côté inférieur droit
    [side-1] côté inférieur
    [side-2] côté inférieur gauche
    [side-3] côté supérieur gauche
    [side-4] côté supérieur
    [side-5] côté supérieur droit
    [after-0] à droite, sous le coin
    [before-1] en bas à droite, au-dessus du coin
    [after-1] en bas, vers la droite
    [before-2] en bas, vers la gauche
    [after-2] en bas à gauche, au-dessus du coin
    [before-3] à gauche, sous le coin
    [after-3] à gauche, au-dessus du coin
    [before-4] en haut à gauche, sous le coin
    [after-4] en haut, vers la gauche
    [before-5] en haut, vers la droite
    [after-5] en haut à droite, sous le coin
   *[before-0] à droite, au-dessus du coin
}

silver = { $silver ->
    [connections] connexions achevées
    [witches] sorcières dans la boule de cristal
    [scrolls] parchemins
    [chips] jetons magiques
    [crystals] cristaux sur les étagères à fioles
   *[specials] tuiles hexagonales spéciales
}

ability = { $ability ->
    [wand] résoudre une case foncée de la baguette comme si vous étiez en tête
    [scroll] compter les parchemins à partir du haut
    [pentagram] prendre n’importe quelle tuile hexagonale spéciale visible
    [witch] emprunter une suite de connexions d’une autre couleur pour 1 action
    [chip] 1 action ou 1 point de plus avec un jeton magique
   *[crystal] 1 action ou 1 point de plus avec une fiole
}

moon-card = { $symbol ->
    [energy] carte Énergie
    [witch] carte Sorcière
    [pentagram] carte Pentacle
    [crystal] carte Cristal
    [wand] carte Baguette magique
   *[scroll] carte Parchemin
}
moon-card-help = Une fois par tour : 1 action { symbol } de plus quand vous posez ce symbole, ou { ability } (N2).

actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}

actions-of = { $n ->
    [one] { $n } action { symbol }
   *[other] { $n } actions { symbol }
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

player = Joueur { $n }

list-last = { $items } et { $last }
list-more = { $items }, { $next }

scroll-prophecy = Prophétie « { $title } »
scroll-power = Parchemin de puissance
scroll-power-help = Posez une tuile puissance en le prenant ; sinon, il vaut 2 points à la fin (D5).
spell-help = { $spell ->
    [single] Une fois : +1 action du type en cours ; inutilisé, il vaut 2 points à la fin (R3).
   *[other] Une fois : +2 actions de son symbole pendant que vous les utilisez ; inutilisé, il vaut 2 points à la fin (R3).
}

goal = { $goal ->
    [own] votre propre tour
    [stone] Pierre des Sorcières
    [tower] autre tour
    [forest] forêt
    [village] village
   *[castle] château
}
goals = { $goal ->
    [own] votre propre tour
    [stone] la Pierre des Sorcières
    [tower] d’autres tours
    [forest] des forêts
    [village] des villages
   *[castle] des châteaux
}
a-goal = { $goal ->
    [own] votre propre tour
    [stone] la Pierre des Sorcières
    [tower] { $nth ->
        [1] une autre tour
        [2] une deuxième autre tour
       *[other] une troisième autre tour
    }
    [forest] { $nth ->
        [1] une forêt
        [2] une deuxième forêt
       *[other] une troisième forêt
    }
    [village] { $nth ->
        [1] un village
        [2] un deuxième village
       *[other] un troisième village
    }
   *[castle] { $nth ->
        [1] un château
        [2] un deuxième château
       *[other] un troisième château
    }
}

counted = { $counted ->
    [board] sorcières dans la boule de cristal
    [lying] sorcières en attente près de votre tour
    [silver] cases argentées atteintes sur la baguette magique
    [specials] tuiles hexagonales spéciales
    [scrolls] parchemins
    [chips] jetons magiques
    [crystals] cristaux de votre couleur sur les étagères à fioles
   *[power] tuiles puissance dans votre chaudron
}

prophecy-title-cluster = Plus grand regroupement { symbol }
prophecy-title-witches = Sorcières sur { $goals }
prophecy-title-connected = Tour reliée à { $goals }
prophecy-title-rank = Place sur la Pierre des Sorcières
prophecy-title-count = { $counted ->
    [board] Sorcières dans la boule de cristal
    [lying] Sorcières près de la tour
    [silver] Cases argentées
    [specials] Tuiles hexagonales spéciales
    [scrolls] Parchemins
    [chips] Jetons magiques
    [crystals] Cristaux sur les étagères
   *[power] Tuiles puissance
}

prophecy-cluster = Plus grand regroupement { symbol } : { $a } / { $b } / { $c } symboles ou plus pour { $pa } / { $pb } / { $pc } points.
prophecy-witches = Sorcières debout, dans cet ordre : une sur { $a } pour { $pa } points, une aussi sur { $b } pour { $pb }, une aussi sur { $c } pour { $pc }.
prophecy-connected = Votre tour reliée par vos propres connexions, dans cet ordre : à { $a } pour { $pa } points, aussi à { $b } pour { $pb }, aussi à { $c } pour { $pc }.
prophecy-rank = Place de votre sorcière sur la Pierre des Sorcières : { $a } / { $b } / { $c } pour { $pa } / { $pb } / { $pc } points.
prophecy-count = Nombre de { counted } : { $a } / { $b } / { $c } ou plus pour { $pa } / { $pb } / { $pc } points.

degree = { $degree ->
    [perfect] parfaitement réalisée
    [major] réalisée de façon majeure
    [minor] réalisée de façon mineure
   *[none] non réalisée
}

missing-nothing = rien
missing-cluster = { $n ->
    [one] encore { $n } symbole { symbol } dans un regroupement
   *[other] encore { $n } symboles { symbol } dans un regroupement
}
missing-witch = une sorcière sur { $goal }
missing-connection = une connexion vers { $goal }
missing-rank = une sorcière sur la Pierre des Sorcières
missing-better-rank = une meilleure place sur la Pierre des Sorcières, qui n’est plus libre
missing-rank-no-space = une case bonus de la Pierre des Sorcières : la sorcière n’en occupe aucune, et aucune autre ne peut venir
missing-count = { $counted ->
    [board] { $n ->
        [one] encore { $n } sorcière
       *[other] encore { $n } sorcières
    }
    [lying] { $n ->
        [one] encore { $n } sorcière en attente
       *[other] encore { $n } sorcières en attente
    }
    [silver] { $n ->
        [one] encore { $n } case argentée
       *[other] encore { $n } cases argentées
    }
    [specials] { $n ->
        [one] encore { $n } tuile hexagonale spéciale
       *[other] encore { $n } tuiles hexagonales spéciales
    }
    [scrolls] { $n ->
        [one] encore { $n } parchemin
       *[other] encore { $n } parchemins
    }
    [chips] { $n ->
        [one] encore { $n } jeton magique
       *[other] encore { $n } jetons magiques
    }
    [crystals] { $n ->
        [one] encore { $n } cristal sur les étagères
       *[other] encore { $n } cristaux sur les étagères
    }
   *[power] { $n ->
        [one] encore { $n } tuile puissance
       *[other] encore { $n } tuiles puissance
    }
}

# Ce qu'une table peut convenir : le nom de chaque option et ce qu'elle signifie.
option-players = Joueurs
option-players-help = De deux à quatre joueurs ; le premier commence.
option-handicap = Handicap
option-handicap-help = Qui est expérimenté remet quatre tuiles sans les regarder et a moins de choix ; chaque joueur peut avoir un autre niveau.
option-grandmasters = Tours des grands maîtres
option-grandmasters-help = Les grands maîtres se tiennent sur les tours à la place des grandes sorcières.
option-big-witch = Grande sorcière dans la réserve
option-big-witch-help = Seulement avec les grands maîtres : la grande sorcière est une douzième sorcière qui reçoit 1 action ou 1 point de plus pour un jeton ou sur la Pierre des Sorcières.
option-ingredients = Ingrédients concentrés
option-ingredients-help = Les tuiles puissance montrent deux fois un symbole ; des tuiles de collecte et deux parchemins de plus les procurent.
option-full-moon = Puissance de la Pleine Lune
option-full-moon-help = Chaque joueur a une carte à deux capacités et peut en utiliser une à chaque tour.
option-secret-scrolls = Parchemins secrets
option-secret-scrolls-help = Seul leur propriétaire voit les parchemins inutilisés ; leur nombre est connu de tous.
option-even-start = Départ équilibré
option-even-start-help = Pour compenser l’avantage du premier joueur, les suivants commencent avec des points, sur le plateau intégré 4 à deux joueurs, 5 et 8 à trois, 4, 7 et 9 à quatre. Sans eux, le premier joueur gagne 59, 44 et 37 % des parties entre adversaires informatiques de même force.

option-on = oui
option-off = non
handicap = { $level ->
    [0] aucun
    [1] niveau 1, difficile
    [2] niveau 2, moyen
   *[other] niveau 3, facile
}
handicap-help = { $level ->
    [0] Cinq tuiles au choix.
    [1] Aucun choix : au début de chaque tour, une tuile est piochée et jouée.
    [2] Deux tuiles au choix.
   *[other] Trois tuiles au choix.
}
full-moon = { $moon ->
    [choose] une sur deux à garder
    [deal] distribuées au hasard
    [draft] choisies à tour de rôle
   *[off] sans
}
full-moon-help = { $moon ->
    [choose] À partir du premier joueur, chacun pioche deux cartes Pleine Lune et en garde une.
    [deal] Chacun reçoit une carte Pleine Lune au hasard.
    [draft] À tour de rôle, chacun choisit parmi toutes les cartes restantes.
   *[off] La partie se joue sans cartes Pleine Lune.
}
