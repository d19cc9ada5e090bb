# Fichiers d’édition : ce qu’ils disent, en quoi deux diffèrent, ce qui ressemble à une erreur, et les commentaires d’un nouveau fichier.

edition-subject = { $subject ->
    [turns] tours de chaque joueur
    [hand] tuiles hexagonales derrière le paravent
    [energy-units] unités d’énergie de chaque joueur
    [small-witches] petites sorcières de chaque joueur
    [shelf] fioles d’une étagère à symbole à { $n } joueurs
    [bottom-shelf] fioles de l’étagère la plus basse à { $n } joueurs
    [owl-stack] pile de hiboux, de haut en bas
    [connection-points] points pour une connexion de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
    [even-start] points de départ des places à { $n } joueurs
    [special] tuiles hexagonales spéciales { $thing }
    [chips] jetons magiques du type « { $thing } »
    [radius] rayon du chaudron
    [black-crystal] départ du cristal noir
    [crystals] départs des autres cristaux
    [printed] cases avec le symbole imprimé { $thing }
    [exits] cases de sortie vers { $thing }
    [pentagram-length] cases du pentacle
    [pentagram-space] case { $n } du pentacle
    [wand-length] cases de la baguette après le manche
    [wand-space] case { $n } de la baguette
    [witchstone-bonus] cases bonus de la Pierre des Sorcières
    [spot] place sur le dessin : { $thing }
    [connections] cases des connexions { $thing }
    [single-spells] sorts de renforcement simples
    [double-spells] sorts de renforcement doubles « { $thing } »
    [prophecy] cartes « { $thing } »
    [power-scrolls] parchemins de puissance
    [moon-prophecy] prophétie de Pleine Lune
    [moon-card] côté droit : { $thing }
   *[order] ordre des entrées
}

edition-pair = { $name } : { $value }
edition-fact-none = aucun
edition-fact-spot = angle { $angle }°, rayon { $radius }
edition-fact-pentagram = { $kind ->
    [owl] case hibou
    [hex] case hexagonale
   *[light] case claire
}
edition-fact-silver = case argentée : { silver }
edition-fact-dark = case foncée : { actions-of }

edition-change = { $key } : { $subject } : { $after } (édition intégrée : { $before })
edition-change-order = { $key } : les mêmes entrées dans un autre ordre, ou les bouts d’une connexion échangés

edition-summary-player = Pour chaque joueur, tours : { $turns }, tuiles hexagonales derrière le paravent : { $hand }, unités d’énergie : { $energy }, petites sorcières : { $witches }
edition-summary-ball = Boule de cristal : { $locations } lieux (1 Pierre des Sorcières, { $towers } tours, { $forests } forêts, { $villages } villages, { $castles } châteaux)
edition-summary-connections = Connexions : { $all } (de 1 case : { $one }, de 2 : { $two }, de 3 : { $three }), { $spaces } cases en tout
edition-summary-witchstone = Cases bonus de la Pierre des Sorcières : { $bonus }
edition-summary-cauldron = Chaudron : { $cells } cases ; cristaux : { $crystals } et le cristal noir ; symboles imprimés : { $printed } ; cases de sortie : { $exits }
edition-summary-pentagram = Pentacle : { $all } cases ({ $light } claires, { $owl } hibou, { $hex } hexagonales)
edition-summary-wand = Baguette magique : { $all } cases après le manche ({ $light } claires, { $dark } foncées, { $silver } argentées)
edition-summary-tiles = Jetons magiques : { $chips } ; tuiles hexagonales spéciales : { $specials }
edition-summary-scrolls = Parchemins : { $all } (sorts simples : { $singles }, sorts doubles : { $doubles }, prophéties : { $prophecies }) ; Pleine Lune en ajoute { $moon }

edition-warning-total = { $total ->
    [crystals] Selon la règle, chaque joueur a { $rulebook } cristaux de sa couleur ; ce fichier en a { $found }.
    [chips] Selon la règle, il y a { $rulebook } jetons magiques ; ce fichier en a { $found }.
    [specials] Selon la règle, il y a { $rulebook } tuiles hexagonales spéciales ; ce fichier en a { $found }.
   *[scrolls] Selon la règle, il y a { $rulebook } parchemins ; ce fichier en a { $found }.
}
edition-warning-rulebook = { $key } : { $subject } : { $after } ; la règle dit { $before }.
edition-warning-few-units = Quatre joueurs ont { $units } unités d’énergie pour { $spaces } cases : toutes les connexions ne peuvent pas être achevées.
edition-warning-out-of-reach = De la tour la plus proche à { $location }, il y a { $spaces } cases, mais un joueur a { $units } unités d’énergie : personne n’y arrive seul.
edition-warning-few-cells = Le chaudron a { $cells } cases vides au départ, mais les tuiles hexagonales de tous les tours en demandent { $needed }.
edition-warning-unfulfillable = { $degree ->
    [minor] Cette prophétie ne peut jamais être réalisée : { $prophecy }
    [major] Cette prophétie ne peut être réalisée que de façon mineure : { $prophecy }
   *[perfect] Cette prophétie ne peut jamais être parfaitement réalisée : { $prophecy }
}
edition-warning-equal-prophecies = { $copies } cartes ont la même prophétie : { $prophecy }
edition-warning-no-even-start = even_start ne donne de points à personne à { $players } joueurs : l’option « départ équilibré » y est sans effet.
edition-warning-overlap = Deux lieux sont dessinés l’un sur l’autre : { $a } et { $b } ; corrigez l’angle ou le rayon dans map.places.

edition-heading = { $part ->
    [ball] Boule de cristal
    [connections] Connexions et leurs cases
    [cauldron] Chaudron
    [pentagram] Pentacle
    [wand] Baguette magique
    [chips] Jetons magiques
    [specials] Tuiles hexagonales spéciales
    [scrolls] Parchemins
    [moon] Pleine Lune
   *[counts] Nombres
}
edition-mark = { $mark ->
    [start] départ
    [owl] case hibou
    [hex] case hexagonale
    [crystal] cristal
    [black] cristal noir
    [exit] sortie
   *[hilt] manche
}

edition-limit = { $of ->
    [value] De { $least } à { $most }.
    [each] Chacun de { $least } à { $most }.
    [entries] { $least } à { $most } entrées.
    [exactly] { $most } entrées.
    [alike] Au plus { $most } semblables.
    [total] { $least } à { $most } en tout.
    [characters] { $least } à { $most } caractères.
   *[bytes] Au plus { $most } octets.
}
edition-key-edition = Une édition de Witchstone : ce qui est imprimé sur le plateau, les chaudrons et les cartes d’une boîte. Changez ce qui diffère dans la vôtre, vérifiez ce fichier avec « witchstone edition check » et comparez « witchstone edition draw » avec la boîte.
edition-key-edition-id = Le nom de cette édition dans les enregistrements et aux tables : a-z, 0-9 et -. « classic » est l’édition intégrée.
edition-key-edition-symbols = Fixe : les six symboles.
edition-key-counts = Nombres donnés par la règle.
edition-key-counts-players = Fixe : le nombre de joueurs, du moins au plus.
edition-key-counts-turns = Tours de chaque joueur.
edition-key-counts-hand = Tuiles hexagonales derrière le paravent.
edition-key-counts-energy_units = Unités d’énergie de chaque joueur.
edition-key-counts-small_witches = Petites sorcières de chaque joueur, sans la grande.
edition-key-counts-shelf_capacity = Fioles à remplir sur chaque étagère à symbole, selon le nombre de joueurs : imprimé sur les étagères à fioles.
edition-key-counts-bottom_capacity = Fioles de l’étagère la plus basse, selon le nombre de joueurs.
edition-key-counts-owl_stack = Valeurs des tuiles Hibou d’une pile, celle du dessus d’abord. Les deux piles sont pareilles.
edition-key-counts-connection_points = Points pour une connexion achevée, selon son nombre de cases.
edition-key-even_start = Pas dans la boîte : points de départ des places avec l’option « départ équilibré », selon le nombre de joueurs, le premier joueur d’abord. Cette table peut manquer.
edition-key-tiles = Les tuiles.
edition-key-tiles-hex = Fixe : les tuiles hexagonales de chaque joueur.
edition-key-tiles-special = Les tuiles hexagonales spéciales. Si les vôtres diffèrent, énumérez-les une à une : special = ["energy/witch", "wand/scroll"]
edition-key-tiles-power = Fixe : les tuiles puissance de Pleine Lune.
edition-key-chips = Les jetons magiques de chaque type : comptez ceux de la boîte. Chaque lieu sauf la Pierre des Sorcières et chaque fiole de l’étagère la plus basse en demande un.
edition-key-cauldron = Le chaudron. Une case est [q, r] : [0, 0] est le centre, q croît vers la droite, r vers le bas à droite.
edition-key-cauldron-radius = Anneaux de cases autour du centre.
edition-key-cauldron-black_crystal = Où commence le cristal noir.
edition-key-cauldron-crystals = Où commencent les cristaux de la couleur du joueur.
edition-key-cauldron-printed = Cases avec un symbole imprimé.
edition-key-cauldron-exits = Pour chaque symbole du bord, les cases de l’anneau extérieur d’où on l’atteint. Une case peut mener à plusieurs symboles.
edition-key-pentagram = Le pentacle : les cases se comptent dans le sens horaire, tous commencent sur la case 0.
edition-key-pentagram-length = Le nombre de cases.
edition-key-pentagram-hex = Les cases hexagonales, avec les tuiles hexagonales spéciales.
edition-key-pentagram-owl = Les cases hibou. La première est celle de la tuile de collecte de Pleine Lune.
edition-key-wand = La baguette magique : le manche est la case 0.
edition-key-wand-length = Le numéro de la dernière case.
edition-key-wand-spaces = Cases foncées avec leurs actions et cases argentées avec ce qu’elles comptent, dans l’ordre de la baguette. Les autres sont claires. Chaque type argenté vient une fois au plus : connections, witches, scrolls, chips, crystals, specials.
edition-key-map = La boule de cristal. Lieux : witchstone, tower 0 à 3, forest 0 à 3, village 0 à 3, castle 0 à 3. Numérotez-les à partir du haut dans le sens horaire. « tower k » avec « forest k+1 » vaut pour les quatre quarts à la fois.
edition-key-map-witchstone_bonus = Points des cases bonus de la Pierre des Sorcières, la meilleure d’abord.
edition-key-map-places = Où chaque lieu est dessiné : l’angle en degrés à partir du haut dans le sens horaire, la distance du centre comme part du rayon de la boule. Seul le dessin en dépend.
edition-key-map-connections = Les connexions avec leur nombre de cases. Deux lieux peuvent être joints plusieurs fois.
edition-key-scrolls = Les parchemins du jeu de base. La pile entière, avec Pleine Lune, est limitée.
edition-key-scrolls-single_spells = Sorts de renforcement simples.
edition-key-scrolls-double_spells_per_symbol = Sorts de renforcement doubles : un nombre pour chaque symbole, ou une table : { "{" } energy = 2, witch = 3, pentagram = 2, crystal = 2, wand = 2, scroll = 1 { "}" }
edition-key-scrolls-prophecies = Les prophéties, une entrée par carte. Trois nombres valent pour les degrés mineur, majeur et parfait. Lieux : forest, village, castle, foreign tower, own tower, witchstone.
edition-key-full_moon = L’extension Pleine Lune.
edition-key-full_moon-power_scrolls = Parchemins de puissance.
edition-key-full_moon-prophecy = La prophétie ajoutée par Pleine Lune.
edition-key-full_moon-cards = Les cartes Pleine Lune : le symbole à gauche, la capacité à droite (wand, scroll, pentagram, witch, chip, crystal), chacune une fois.

edition-location = { $place ->
    [witchstone] Pierre des Sorcières
    [tower] tour { $number }
    [forest] forêt { $number }
    [village] village { $number }
   *[castle] château { $number }
}
