# Ce qui s'est passé, pour le journal. La plupart des textes sont la seconde moitié d'une phrase dont le sujet est un nom.

log-sentence = { $name } { $what }.

log-points = { $what } ({ points } : { source })
log-points-lost = { $what } ({ points } en moins : { source })

said-tower = a placé { $figure ->
    [grandmaster] son grand maître
   *[witch] sa grande sorcière
} sur { location }
said-lay = a posé { $first } (regroupement de { $firstcluster }) et { $second } (regroupement de { $secondcluster })
said-discard = a défaussé la tuile hexagonale { $tile }
said-energy = a posé une unité d’énergie sur la connexion { $connection }
said-lay-witch = { $big ->
    [yes] a couché sa grande sorcière près de sa tour
   *[no] a couché une sorcière près de sa tour
}
said-crystal = a déplacé { a-crystal } dans le chaudron
said-crystal-out = a déplacé { a-crystal } sur le bord, sortie { symbol }
said-place-special = a posé la tuile hexagonale spéciale { $tile } dans son chaudron
said-decline = a renoncé à la tuile puissance
said-remove = a retiré de son chaudron { a-crystal }

a-crystal = { $black ->
    [yes] le cristal noir
   *[no] un cristal
}

turn-began = Manche { $turn } : { $name } joue.
points-won = a gagné { points } ({ source })
points-lost = a perdu { points } ({ source })
batch-began = a commencé { actions-of } ({ origin })
batch-grew = a gagné { actions-of } de plus
chip-taken = { $place ->
    [none] a pris le { chip } sur la table
   *[other] a pris le { chip } sur { location }
}
completed = a achevé la connexion { $connection }
stood = { $big ->
    [yes] a redressé sa grande sorcière { to-location } pour { actions }
   *[no] a redressé une sorcière { to-location } pour { actions }
}
entered = a avancé jusqu’à la case { $space } du pentacle
owl-taken = a pris la tuile Hibou de valeur { $value }
special-taken = a pris la tuile hexagonale spéciale { $tile }
special-revealed = Nouvelle tuile hexagonale spéciale visible : { $tile }.
special-aside = a utilisé une fois la tuile hexagonale spéciale { $tile }
shelved = { $bottom ->
    [yes] a placé { a-crystal } sur l’étagère la plus basse
   *[no] a placé { a-crystal } sur l’étagère { symbol }
}
crystal-aside = a mis { a-crystal } à côté de son paravent
wand-moved = { $first ->
    [yes] a avancé jusqu’à la case { $to } de la baguette magique (personne n’est devant)
   *[no] a avancé jusqu’à la case { $to } de la baguette magique
}
scroll-taken = a pris le parchemin en position { $position } ({ $scroll })
scroll-revealed = Nouveau sur l’étagère : { $scroll }.
spell-used = { $spell ->
    [single] a utilisé un sort de renforcement simple
   *[other] a utilisé un sort de renforcement double
}
power-laid = a posé la tuile puissance { symbol }
collected = a utilisé une tuile de collecte
moon-kept = a la carte Pleine Lune « { symbol } »
moon-used = a utilisé sa carte Pleine Lune
moons-drawn = { $cards ->
    [hidden] a pioché deux cartes Pleine Lune
   *[other] a pioché deux cartes Pleine Lune ({ $cards })
}
tile-drawn = { $tile ->
    [hidden] a pioché une tuile hexagonale
   *[other] a pioché la tuile hexagonale { $tile }
}
lost = { $lost ->
    [actions] a laissé { actions-of } sans usage
    [chip] a laissé le { chip } sans usage
    [vial] a laissé une fiole sans usage : { actions-of }
    [wand] a laissé une case foncée de la baguette sans usage : { actions-of }
   *[free] a laissé une case hexagonale vide sans usage
}
game-ended = La partie est terminée.

source = { $source ->
    [connection] connexion de { $spaces }
    [witch] sorcière debout
    [witchstone] Pierre des Sorcières
    [chip] jeton de points
    [owls] case Hibou vide
    [removed] cristal retiré
   *[silver] case argentée, { silver }
}
origin = { $origin ->
    [tile] tuile hexagonale
    [chip] jeton magique
    [vial] fiole
    [wand] case foncée de la baguette
    [special] tuile hexagonale spéciale
   *[free] case hexagonale vide
}

sheet-even-start = Départ équilibré
sheet-connections = Connexions
sheet-witches = Sorcières debout
sheet-witchstone = Pierre des Sorcières
sheet-points-chips = Jetons de points
sheet-empty-owls = Cases Hibou vides
sheet-silver = Cases argentées : { silver }
sheet-removed = Cristaux retirés
sheet-owls = Tuiles Hibou
sheet-chips = Jetons magiques
sheet-spells = Parchemins inutilisés
sheet-prophecies = Prophéties
sheet-total = Total
