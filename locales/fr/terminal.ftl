# Titres d'une position.
heading-cauldron = Chaudron
heading-ball = Boule de cristal
heading-wand = Baguette magique
heading-pentagram = Pentacle
heading-rack = Étagères à fioles
heading-scrolls = Parchemins
heading-connections = Connexions
heading-points = Points
heading-moves = Vos coups
heading-open = Actions en cours
heading-log = Ce qui s’est passé
heading-result = Résultat
heading-help = Aide

# L'état de la partie.
set-up = Mise en place
round = Manche { $round } sur { $rounds }
to-move = C’est à { $name } de jouer
points-of = { $name } : { points }
scrolls-left = { $n ->
    [one] encore { $n } parchemin dans la pioche
   *[other] encore { $n } parchemins dans la pioche
}
specials-left = { $n ->
    [one] encore { $n } tuile hexagonale spéciale dans la pile
   *[other] encore { $n } tuiles hexagonales spéciales dans la pile
}

# La fin de la partie.
winner = { $name } l’emporte avec { points } et règne sur la Pierre des Sorcières.
winner-by-wand = { $name } gagne l’égalité à { points } grâce à la baguette magique.
winners-shared = { $names } se partagent la victoire avec { points }.

# Jouer dans le terminal.
prompt-move = Choisissez un coup par son numéro ou écrivez-le (« help » pour en savoir plus) :
prompt-quit = Quitter la partie ? Elle est conservée si vous l’enregistrez d’abord. (o/n)
thinking = { $name } réfléchit…
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
command-log = Montre ce qui s’est passé jusqu’ici.
command-undo = Annule votre dernier coup, tant qu’il n’a rien révélé.
command-redo = Rejoue le coup annulé.
command-hint = Donne un indice ; encore une fois, et il en dit plus.
command-save = Enregistre la partie dans un fichier.
command-quit = Quitte la partie.
