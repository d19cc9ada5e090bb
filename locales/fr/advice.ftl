# Pourquoi un tour est bon. $deeds énumère ce qu'il fait, dans les mots ci-dessous.
why = Ce tour { $deeds }.
why-best = renonce à moins que tout autre
why-now = rapporte aussitôt { points }, { $all ->
    [yes] avec
   *[no] surtout avec
} { $sources }
why-later = prépare environ { points }, { $all ->
    [yes] avec
   *[no] surtout avec
} { $sources }
why-completes = { $n ->
    [one] achève la connexion { $connections }
   *[other] achève les connexions { $connections }
}
why-fulfils = { $degree ->
    [perfect] réalise parfaitement la { $scroll }
    [major] réalise la { $scroll } de façon majeure
   *[minor] réalise la { $scroll } de façon mineure
}
why-reaches = { $place ->
    [1] prend la meilleure place à la Pierre des Sorcières
    [2] prend la deuxième place à la Pierre des Sorcières
    [3] prend la troisième place à la Pierre des Sorcières
   *[other] prend la dernière place à la Pierre des Sorcières
}
why-chains = { $n ->
    [one] déclenche { $n } bonus
   *[other] enchaîne { $n } bonus
}
why-denies = coûte environ { points } à { $player }
why-gains = gagne surtout avec { $sources }

# D'où viennent les points, au milieu d'une phrase.
gain = { $gain ->
    [connections] les connexions
    [witches] les sorcières debout
    [witchstone] la Pierre des Sorcières
    [chips] les jetons magiques
    [owls] les tuiles Hibou
    [wand] les cases argentées de la baguette
    [spells] les sorts inutilisés
    [prophecies] les prophéties
    [even_start] points donnés au départ
   *[removed] les cristaux qui restent
}

# Un conseil en trois étapes.
hint-look = { $field ->
    [cauldron] Regardez votre chaudron.
    [ball] Regardez la boule de cristal.
    [wand] Regardez la baguette magique.
    [pentagram] Regardez le pentacle.
    [rack] Regardez les étagères à fioles.
    [scrolls] Regardez les parchemins.
   *[moons] Regardez les cartes Pleine Lune.
}
hint-idea = Il y a un tour qui { $deed }.
hint-idea-tile = Il y a un tour avec la tuile hexagonale { $tile } qui { $deed }.
hint-turn = Jouez { $moves }.
