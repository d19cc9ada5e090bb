# Statistiques de ses propres parties dans le navigateur.
statistics = Statistiques
stats-private = Gardées sur cet appareil seulement ; rien n’en est envoyé.
stats-empty = Aucune partie terminée. Après la première, vous verrez ici où vous en êtes.
stats-play = Commencer une partie
stats-games = Parties
stats-won = Gagnées
stats-average-points = Points en moyenne
stats-best = Meilleur total
stats-undone = { $n ->
    [one] Dans 1 partie contre l’ordinateur, vous avez annulé des coups après une révélation. Elle est signalée dans le tableau.
   *[other] Dans { $n } parties contre l’ordinateur, vous avez annulé des coups après une révélation. Elles sont signalées dans le tableau.
}
stats-points = Points au fil des parties
stats-points-label = Vos points dans les dernières parties, de la plus ancienne à la plus récente ; le tableau donne les nombres
stats-points-help = Un point plein est une partie gagnée ; la ligne pointillée est la moyenne.
stats-levels = Contre chaque niveau
stats-rival = Adversaire le plus fort
stats-people = des personnes
stats-own-points = Vous
stats-rival-points = Meilleur adversaire
stats-this-game = Cette partie
stats-game = { $day } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-average = Moyenne
stats-difference = Écart
stats-day = Jour
stats-score = Score
stats-result = Résultat
stats-result-won = gagnée
stats-result-lost = perdue
stats-result-won-undone = gagnée, avec annulation
stats-result-lost-undone = perdue, avec annulation
stats-download = Télécharger les statistiques
stats-clear = Tout supprimer
stats-clear-sure = Supprimer toutes les statistiques ? C’est définitif.
stats-clear-yes = Supprimer
stats-clear-no = Garder
