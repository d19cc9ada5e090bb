# Problèmes.
puzzle-today = Problème du jour
puzzle-loads = Chargement du problème…
puzzle-unreachable = Impossible de charger les problèmes. Après la première visite, ils marchent hors ligne.
puzzle-unknown = Ce problème n’existe pas.
puzzle-of-day = Problème du { $date }
puzzle-number = Problème { $n }
puzzle-task = Faites au moins { $target } points dans ce tour.
puzzle-counts = Ce qui compterait à la fin de la partie compte aussi : tuiles hibou, jetons, sorts inutilisés et prophéties.
puzzle-so-far = Jusqu’ici : { $made ->
    [one] { $made } point
   *[other] { $made } points
}
puzzle-solved = Résolu : { $made } points sur { $target } !
puzzle-solved-late = { $made } points sur { $target }. Vous aviez vu la solution : cela ne compte pas.
puzzle-shown = Voilà la solution : { $made } points.
puzzle-failed = { $made } points sur { $target }. Il y a mieux : essayez encore.
puzzle-again = Encore une fois
puzzle-answer = Solution
puzzle-about = { $tag ->
    [moon] Votre carte Pleine Lune fait partie de la solution.
    [spell] Un sort de renforcement fait partie de la solution.
    [exit-prophecy] Pensez à une prophétie, et à un cristal qui quitte le chaudron.
    [witchstone] Une sorcière peut atteindre la Pierre des Sorcières.
    [wand] Les cases argentées de la baguette valent beaucoup en ce moment.
    [exit] Un cristal quitte le chaudron.
    [prophecy] Regardez vos prophéties.
    [chain] Un bonus en déclenche un autre.
    [completes] Une connexion peut être achevée.
   *[none] Cherchez les plus grands regroupements.
}
puzzle-tile = Posez la tuile { $tile }.
puzzle-streak = { $n ->
    [0] Pas encore de série
    [one] Série : { $n } jour
   *[other] Série : { $n } jours
}
puzzle-days = Problèmes précédents
puzzle-done = résolu
puzzle-open = ouvert
