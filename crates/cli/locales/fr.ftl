# Ce que seul le terminal dit. Les textes du jeu lui-même (points, actions-of, symbol, round …) sont dans /locales.

# La position.
cli-phase = { $phase ->
    [towers] { $player } choisit une tour.
    [tower-bonus] { $player } effectue l'action du jeton de la tour.
    [moons] { $player } garde une carte pleine lune.
    [turn-start] { $player } pose une tuile hexagonale.
    [order] { $player } choisit le type d'action qui vient en premier.
    [begin] { $player } peut utiliser la carte pleine lune pour le second type d'action.
    [question] { $player } peut poser une tuile puissance.
    [over] La partie est terminée.
   *[acting] { $player } effectue des actions.
}
cli-witchstone = Prochain bonus de la Pierre : { points }
cli-owls-left = tuiles Hibou restantes : { $first } et { $second }
cli-rack-bottom = étagère la plus basse { $filled }/{ $capacity }
cli-rack-chips = Jetons magiques : { $chips }
cli-rack-power = Tuiles puissance : { $tiles }
cli-rack-collecting = Tuiles de collecte : { $places }
cli-collecting-vial = étagère la plus basse
cli-collecting-owl = première case Hibou
cli-collecting-silver = première case argentée
cli-collecting-witchstone = Pierre des Sorcières

# La zone d'un joueur.
cli-area = { $player } : { points }, { $total } si la partie se terminait maintenant
cli-area-supply = En réserve : énergie { $energy }, sorcières { $witches }, tuiles hexagonales { $tiles }
cli-area-ball = Dans la boule : tour { $tower } ; sorcières : { $standing } debout, { $lying } couchées ; connexions : { $connections }
cli-area-rank = bonus de la Pierre des Sorcières { $points }
cli-area-begun = Commencée : { $connection }, { $units } sur { $spaces }
cli-area-big-witch = Grande sorcière : { $place ->
    [supply] en réserve
    [lying] couchée près de la tour
   *[standing] en { $at }
}
cli-area-crystals = Cristaux : { $inside } dans le chaudron, { $rack } sur les étagères, { $aside } à côté ; retirer le prochain coûte { $price }
cli-area-black-racked = cristal noir sur les étagères
cli-area-black-gone = cristal noir hors du chaudron
cli-area-tiles = Derrière le paravent : { $tiles }
cli-area-tiles-hidden = Derrière le paravent : { $n ->
    [one] { $n } tuile hexagonale
   *[other] { $n } tuiles hexagonales
}
cli-area-scrolls = Parchemins : { $owned } ; inutilisés : { $unused }
cli-area-scrolls-secret = Parchemins : { $owned }
cli-area-won = Jetons magiques : { $chips } ; tuiles Hibou : { $owls } ; tuiles hexagonales spéciales : { $specials }
cli-area-power = Tuiles puissance : { $tiles }
cli-area-moon = Carte pleine lune : { $card } ({ $used ->
    [yes] { moon-spent }
   *[no] { moon-ready }
})

# Ce qui se passe.
cli-open = En cours, la plus récente à la fin : { $batches }
cli-waiting = En attente : { $things }
cli-waiting-chip = { $chip } ({ $actions })
cli-waiting-vial = fiole ({ $actions })
cli-waiting-special = tuile hexagonale spéciale { $tile }
cli-waiting-crystal = cristal à la sortie { symbol }
cli-waiting-black = cristal noir à la sortie { symbol }
cli-waiting-free = case hexagonale vide
cli-waiting-wand = case foncée de la baguette ({ $actions })

# Les signes.
cli-legend = Signes
cli-legend-cauldron = Chaudron : { $empty } vide, { $crystal } cristal, { $black } cristal noir ; deux lettres sont une tuile hexagonale spéciale. Les nombres sont le q (en haut) et le r (à droite) d'une cellule q,r.
cli-legend-exits = Une petite lettre est une cellule vide près d'une sortie : { $exits }
cli-legend-ball = Boule de cristal : t tour, f forêt, v village, c château ; [E] le jeton qui s'y trouve ({ $points } pour des points), (12) les joueurs dont une sorcière s'y tient. Les connexions portent le numéro de leur propriétaire ; { $empty } est libre.
cli-legend-wand = Baguette magique : E1 est une case foncée avec 1 action Énergie. Cases argentées : { $silver }
cli-legend-pentagram = Pentacle : o7 tuile Hibou de valeur 7, o- plus de tuile Hibou, EW tuile hexagonale spéciale, -- case hexagonale vide
cli-legend-collecting = + désigne une tuile de collecte.

# Le décompte et le récit.
cli-sheet-wand = (case sur la baguette)
cli-sheet-prophecy = { $player }, { scroll-prophecy } : { points }
cli-story-points = { $player } : { $change } ce tour, { points } en tout.
cli-story-unfinished = L'enregistrement s'arrête avant la fin de la partie. Si elle se terminait maintenant :

# Jouer.
cli-play-welcome = Une partie à { $players } joueurs, graine { $seed }. Vous êtes { $player }.
cli-play-kind = { $kind ->
    [tower] Choisissez votre tour
    [moon] Gardez une carte pleine lune
    [lay] Posez une tuile hexagonale
    [discard] Défaussez une tuile hexagonale
    [start] Choisissez le premier type d'action
    [begin] Commencez le second type d'action
    [energy] Posez de l'énergie
    [witch] Sorcières
    [step] Pentacle
    [crystal] Déplacez un cristal
    [wand] Baguette magique
    [scroll] Prenez un parchemin
    [spell] Ajoutez un sort de renforcement
    [use] Utilisez un bonus
    [place] Posez une tuile hexagonale spéciale dans le chaudron
    [shelve] Placez un cristal sur les étagères
    [power] Posez une tuile puissance
    [decline] Ne prenez pas de tuile puissance
    [remove] Retirez un cristal
   *[end] Renoncez au reste
}
cli-play-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
cli-play-narrowed = Coups qui commencent par « { $prefix } » (Entrée les montre tous) :
cli-play-refused = Ce n'est pas possible. { $why }
cli-play-save-where = Écrivez « save » et le nom d'un fichier.
cli-play-not-saved = Impossible d'écrire { $file } : { $why }.
cli-play-other-file = { $file } existe déjà et n'est pas un enregistrement : choisissez un autre nom.
cli-play-end = Fin de l'entrée : la partie n'est pas terminée.
cli-play-typing = Choisissez un coup par son numéro ou tapez-le comme il est écrit. Le début d'un coup montre tous ceux qui commencent ainsi ; Entrée montre à nouveau toute la liste.
cli-prophecy-missing = Vaut { points } maintenant ; il manque : { $missing }.
cli-prophecy-perfect = Vaut { points } maintenant ; rien ne manque.

# Conseils et analyse.
cli-percent = { $n } %
cli-source = { $source ->
    [connections] Connexions
    [witches] Sorcières debout
    [witchstone] Pierre des Sorcières
    [chips] Jetons magiques
    [owls] Tuiles Hibou
    [wand] Cases argentées de la baguette
    [spells] Sorts inutilisés
    [prophecies] Prophéties
    [even_start] Départ équilibré
   *[removed] Cristaux retirés
}
cli-advice-now = maintenant
cli-advice-later = plus tard
cli-advice-open = Après cette révélation, la suite peut changer : { $moves }
cli-hint-title = { $round ->
    [0] { $player } à la mise en place, avant le coup { $move }.
   *[other] { $player } à la manche { $round }, avant le coup { $move }.
}
cli-hint-best = Meilleur tour : avance attendue { $lead }, { $chance } de chances de gagner.
cli-hint-other = Autre tour, { $loss } points de moins : avance attendue { $lead }, { $chance } de chances de gagner.
cli-analyse-head = { $kind ->
    [round] manche
    [player] joueur
    [lost] perdu
    [chance] chances perdues
    [luck] chance
    [accuracy] précision
   *[played] joué
}
cli-analyse-mistakes = Les plus grandes erreurs
cli-analyse-mistake = { $round ->
    [0] { $player } à la mise en place : { $lost } points et { $chance } de chances de gagner perdus.
   *[other] { $player } à la manche { $round } : { $lost } points et { $chance } de chances de gagner perdus.
}
cli-analyse-played = Joué : { $moves }
cli-analyse-better = Mieux :

# Statistiques.
cli-stats-title = { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-stats-edition = plateau { $edition }
cli-stats-all = tous
cli-stats-mean = { $value } ± { $error }
cli-stats-measure = { $measure ->
    [points] Points
    [wins] Victoires en pour cent
    [lead] Avance sur le meilleur autre
    [wand] Case de la baguette
    [pentagram] Cases du pentacle
    [crystals] Cristaux aux étagères
    [connections] Connexions achevées
    [witches] Sorcières debout
    [scrolls] Parchemins
    [prophecies] Prophéties
    [unfulfilled] … non réalisées
    [minor] … de façon mineure
    [major] … de façon majeure
   *[perfect] … parfaitement
}
cli-stats-none = Il n'y a aucune partie terminée.
cli-stats-unfinished = { $n ->
    [one] { $n } partie inachevée a été laissée de côté.
   *[other] { $n } parties inachevées ont été laissées de côté.
}
cli-stats-differing = { $n ->
    [one] { $n } partie d'anciennes règles diffère selon les règles actuelles et a été laissée de côté ; « witchstone check » montre où.
   *[other] { $n } parties d'anciennes règles diffèrent selon les règles actuelles et ont été laissées de côté ; « witchstone check » montre où.
}
cli-plot-title = { $kind ->
    [scores] Scores finaux
    [sources] Points par source
    [seats] Victoires par place
    [leads] Points par place
   *[wand] Case de la baguette à la fin
} ({ $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
cli-plot-unit = { $kind ->
    [scores] joueurs par points
    [sources] points par partie, avec erreur type
    [seats] pour cent des parties, avec erreur type ; pointillé : égalité
    [leads] points, avec erreur type ; pointillé : toutes les places
   *[wand] joueurs
}

# The game on the whole screen. The line of keys fits into 78 columns.
cli-screen-keys = Entrée choisir · Échap retour · Tab page · i info · u défaire · ? aide · q fin
cli-screen-small = Ce terminal est trop petit pour la table : il faut au moins 70 colonnes et 20 lignes.
cli-screen-tracks = Baguette, Pentacle
cli-screen-save = Nom du fichier (Entrée enregistre, Échap annule) :
cli-screen-type = Un coup tel qu'il s'écrit, par exemple « tower t2 » (Entrée le joue) :
cli-screen-nothing-there = Il n'y a rien à faire ici pour l'instant.
cli-screen-help-step = Marque un autre coup de la liste.
cli-screen-help-number = Marque le coup de ce numéro.
cli-screen-help-take = Joue le coup marqué ou ouvre le groupe marqué.
cli-screen-help-back = Montre de nouveau toute la liste.
cli-screen-help-page = Passe à une autre page de la table.
cli-screen-help-explain = Explique le coup marqué.
cli-screen-help-type = Prend un coup que vous tapez.
cli-screen-help-end = Renonce aux actions qui restent.
cli-screen-help-undo = Annule votre dernier coup ; le rétablit.
cli-screen-help-look = Montre les points de tous ; ce qui s'est passé ; l'effet des parchemins.
cli-screen-help-agree = Accepte de reprendre une partie suspendue, ou se rétracte.
cli-screen-help-mouse = Un clic sur une case, un lieu ou un parchemin montre les coups possibles ; sur un coup, le joue ; sur une page, l'ouvre.

# At a table of a server.
cli-screen-connecting = Connexion à la table …
cli-screen-seats = On attend des joueurs : { $taken } places sur { $seats } sont prises.
cli-screen-bot = Ordinateur { $level }
cli-screen-open = (place libre)
cli-screen-board = À cette table, on joue sur le plateau « { $board } ».
cli-screen-unplayable = À cette table, on joue sur le plateau « { $board } », que le serveur ne connaît pas : il faut le lancer avec --edition { $board }.toml.
cli-screen-ended = Les responsables de ce serveur ont arrêté cette partie sans résultat.
cli-screen-anonymous = Anonyme
cli-screen-announcement = Message du serveur : { $text }
cli-screen-invite = Ce serveur est réservé à ses membres : relancez avec --invite-code CODE.
cli-screen-finished = Cette partie est finie.
cli-screen-lost = Serveur injoignable, nouvel essai : { $why }
cli-screen-awaits = Le serveur n'a pas encore répondu.
cli-screen-server-keeps = Le serveur enregistre cette partie.
cli-screen-rules-changed = Les règles ont changé
cli-screen-more = { "  " }et { $n } autres
cli-screen-result-stays = Le résultat reste : { $points }.
cli-screen-agree = Appuyez sur a pour accepter.
cli-screen-agreed = Vous êtes d’accord ; appuyez sur a pour vous rétracter.

# Éditions.
cli-edition-valid = { $file } : édition valide « { $id } », empreinte du contenu { $hash }
cli-edition-differences = { $n ->
    [0] Aucune différence avec l’édition intégrée.
    [one] { $n } différence avec l’édition intégrée :
   *[other] { $n } différences avec l’édition intégrée :
}
cli-edition-warnings = { $n ->
    [0] Aucun avertissement.
    [one] { $n } avertissement :
   *[other] { $n } avertissements :
}
cli-edition-written = { $file } est écrit. Changez ce qui diffère dans votre boîte, puis lancez « witchstone edition check { $file } ».
