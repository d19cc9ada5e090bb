# Titres d'une position.
heading-cauldron = Chaudron
heading-ball = Boule de cristal
heading-wand = Baguette magique
heading-pentagram = Pentacle
heading-rack = Étagères à fioles
heading-bottom-shelf = Étagère la plus basse
heading-table-chips = Jetons magiques sur la table
heading-scrolls = Parchemins
heading-own-scrolls = Vos parchemins
heading-tiles = Vos tuiles
heading-supply = Votre réserve
heading-moon = Carte pleine lune
heading-power-tiles = Tuiles puissance
heading-collecting = Tuiles de collecte
heading-owls = Tuiles Hibou
heading-specials = Tuiles hexagonales spéciales
heading-connections = Connexions
heading-players = Joueurs
heading-points = Points
heading-moves = Vos coups
heading-open = Actions en cours
heading-waiting = Bonus en attente
heading-log = Ce qui s’est passé
heading-result = Résultat
heading-options = Options
heading-help = Aide

# L'état de la partie.
set-up = Mise en place
round = Tour { $round } sur { $rounds }
to-move = C’est à { $name } de jouer
your-turn = C’est à vous de jouer, { $name }.
points-of = { $name } : { points }
actions-left = encore { actions-of }
energy-left = { $n ->
    [one] encore { $n } unité d’énergie
   *[other] encore { $n } unités d’énergie
}
witches-left = { $n ->
    [one] encore { $n } sorcière
   *[other] encore { $n } sorcières
}
tiles-left = { $n ->
    [one] encore { $n } tuile hexagonale
   *[other] encore { $n } tuiles hexagonales
}
scrolls-left = { $n ->
    [one] encore { $n } parchemin dans la pioche
   *[other] encore { $n } parchemins dans la pioche
}
specials-left = { $n ->
    [one] encore { $n } tuile hexagonale spéciale dans la pile
   *[other] encore { $n } tuiles hexagonales spéciales dans la pile
}
vials-filled = { $filled } fioles remplies sur { $room }
nothing = rien
hidden = caché
moon-ready = disponible
moon-spent = utilisée ce tour-ci

# La fin de la partie.
winner = { $name } l’emporte avec { points } et règne sur la Pierre des Sorcières.
winner-by-wand = { $name } gagne l’égalité à { points } grâce à la baguette magique.
winners-shared = { $names } se partagent la victoire avec { points }.

# Jouer dans le terminal.
prompt-move = Choisissez un coup par son numéro ou écrivez-le (« help » pour en savoir plus) :
prompt-name = Nom du joueur { $n } :
prompt-quit = Quitter la partie ? Elle est conservée si vous l’enregistrez d’abord. (o/n)
hand-over = Passez la main à { $name }, puis appuyez sur Entrée.
thinking = { $name } réfléchit…
moves-more = { $n ->
    [one] encore { $n } coup : « moves » montre tout.
   *[other] encore { $n } coups : « moves » montre tout.
}
not-understood = « { $input } » n’est ni une commande ni un coup. « help » explique les deux.
no-such-number = Il n’y a pas de coup numéro { $n }.
undone = Annulé : { $move }
nothing-to-undo = Rien ne peut être annulé : quelque chose a été révélé, ou le tour est passé.
redone = Rejoué : { $move }
nothing-to-redo = Il n’y a rien à rejouer.
hint = Conseil : { $move }
saved = La partie est enregistrée dans { $file }.
goodbye = Au revoir.

# Ce que font les commandes.
command-help = Explique les commandes, ou la sorte de coup nommée.
command-moves = Montre tous vos coups permis.
command-board = Montre toute la table.
command-scrolls = Explique les parchemins visibles et les vôtres.
command-score = Montre les points de chacun par origine.
command-log = Raconte ce qui s’est passé jusqu’ici.
command-undo = Annule votre dernier coup, tant qu’il n’a rien révélé.
command-redo = Rejoue le coup annulé.
command-hint = Donne un indice ; encore une fois, et il en dit plus.
command-save = Enregistre la partie dans un fichier.
command-quit = Quitte la partie.
