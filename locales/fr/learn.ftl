# La première partie guidée.
learn = Apprendre en jouant
learn-first-time = C’est la première fois ?
learn-invite = Quatre tours guidés à la vraie table, une chose à la fois : poser des tuiles, tracer des chemins, envoyer des sorcières, préparer des cristaux. Une dizaine de minutes, et vous pouvez partir quand vous voulez.
learn-begin = Apprendre en jouant
learn-go-on = Continuer d’apprendre
learn-step = Étape { $n } sur { $of }
learn-next = Continuer
learn-show = Faites-le pour moi
learn-again = Depuis le début
learn-not-now = Dans vos propres parties, vous le pouvez. Ici, nous avançons pas à pas : ce qui brille vient maintenant.
learn-chapter = { $turn ->
    [0] Avant le premier tour
    [1] Premier tour : énergie et sorcières
    [2] Deuxième tour : pentacle et cristaux
    [3] Troisième tour : baguette et parchemins
   *[4] Quatrième tour : un sort
}

learn-welcome = Bienvenue à la table. Vous mijotez dans un chaudron et envoyez des sorcières à travers la boule de cristal ; qui a le plus de points après onze tours gagne. Nous jouons ici les quatre premiers ensemble, une chose à la fois.
learn-rival-tower = { $rival } choisit d’abord une tour ; qui joue en dernier commence.
learn-tower = La boule de cristal a 17 lieux. Placez votre grande sorcière sur la tour qui brille : elle est désormais à vous. Cela rapporte 2 points.
learn-tower-chip = Sur la tour se trouvait un jeton magique : une action offerte, et 2 points à la fin. Celui-ci est pour une sorcière. Commencez-le sous votre chaudron.
learn-tower-witch = Une action Sorcière couche une sorcière près de votre tour : cliquez sur la tour. Elle y attend qu’un chemin s’ouvre.
learn-cauldron = Voici votre chaudron et vos cinq tuiles. À chaque tour, vous y posez l’une d’elles. Ses deux symboles sont les deux types d’action que vous effectuez.
learn-cluster = Prenez la tuile Énergie et Sorcière et tenez-la au-dessus de la case qui brille. Vous voyez deux regroupements, des symboles semblables côte à côte, et leur taille ; les symboles imprimés comptent. Posez-la là : 2 actions de chaque type.
learn-start-energy = Vous choisissez le type qui vient d’abord. L’énergie trace des chemins pour les sorcières : commencez par elle.
learn-energy = Une action pose une unité d’énergie sur une connexion. Posez les deux sur celle qui brille. Une connexion achevée rapporte 1, 3 ou 6 points pour une, deux ou trois cases.
learn-witch = Maintenant 2 actions Sorcière. Votre sorcière couchée se lève et suit des connexions achevées : envoyez-la au lieu qui brille. Un tronçon à vous coûte 1 action. Elle rapporte 2 points et prend le jeton.
learn-bonus = Il reste une action Sorcière, et le jeton attend : un bonus d’1 action Énergie. Un bonus peut s’utiliser au milieu d’une autre action. Commencez-le maintenant.
learn-bonus-energy = Posez l’unité sur la connexion courte. Une case, achevée aussitôt : 1 point.
learn-witch-again = Les actions Sorcière reprennent où vous les avez interrompues. Couchez une autre sorcière près de votre tour.
learn-rival = Les deux types sont faits : vous avez pioché une tuile et votre tour est fini. À { $rival } de jouer.
learn-turn-2 = Le journal à côté de la table raconte ce qu’a fait { $rival }. Votre deuxième tour va de même : une tuile, deux types d’action.
learn-pentagram-lay = Posez la tuile Pentacle et Cristal sur la case qui brille, entre les deux symboles imprimés. De nouveau, chaque regroupement a 2 cases.
learn-start-pentagram = Commencez par le pentacle.
learn-pentagram = Une action avance votre pion d’une case autour du pentacle. Faites les deux pas : sur la seconde case se trouve une tuile spéciale, et elle est à vous.
learn-special = Une tuile spéciale a deux symboles sur une case. Utilisez-la une fois pour 2 actions, ou posez-la pour de bon dans votre chaudron. Prenez-la sous le chaudron et posez-la sur la case qui brille : votre regroupement Cristal grandit.
learn-crystal = 3 actions Cristal au lieu de 2 ! Chacune déplace un cristal d’une case, même par-dessus des tuiles ; le pas par une sortie coûte 1. Prenez le cristal qui brille et faites-le sortir par la sortie Parchemin.
learn-shelve = Votre cristal est sur le bord. Mettez-le sur l’étagère Parchemin : elle donne 2 actions Parchemin.
learn-vial = Encore un bonus au milieu, car une action Cristal reste ouverte. Commencez la fiole.
learn-scroll = Avec 2 actions Parchemin, vous prenez un des deux premiers parchemins. Prenez le sort de renforcement : plus tard, il ajoute 2 actions Énergie quand vous en aurez le plus besoin.
learn-crystal-last = Il reste une action Cristal. Rapprochez un autre cristal d’une case de sa sortie.
learn-turn-3 = Vous connaissez quatre des six types d’action. Le troisième tour apporte la baguette magique, et encore des parchemins.
learn-wand-lay = Posez la tuile Baguette et Parchemin sur la case qui brille, entre ses deux symboles imprimés.
learn-start-wand = Commencez par la baguette.
learn-wand = Toutes les actions Baguette ne font qu’un déplacement : avancez de 2 cases. Les cases claires ne font rien, les foncées donnent des actions bonus, les argentées des points pour ce que vous possédez.
learn-first = Personne n’est devant vous sur la baguette, donc la case foncée compte double : 2 actions Cristal au lieu d’1. Commencez-les.
learn-crystal-out = Faites sortir le cristal qui brille par la sortie Sorcière.
learn-bottom = Cette fois, mettez-le sur l’étagère la plus basse : elle vous donne un jeton de la table, au choix. Prenez le jeton de points : 3 points aussitôt.
learn-prophecy = Maintenant les actions Parchemin de votre tuile. Prenez la prophétie : à la fin de la partie, elle rapporte 1, 3, 5 ou 7 points, selon ce que vous en réalisez.
learn-turn-4 = Le dernier tour de cette leçon. Les regroupements grandissent de tour en tour, et vos tours avec eux : c’est le cœur du jeu.
learn-big-lay = Posez la tuile qui brille de sorte que son énergie touche les deux autres : un regroupement de 3.
learn-start-again = Commencez par l’énergie.
learn-spell = Utilisez votre sort de renforcement : cliquez dessus parmi vos parchemins. 3 actions Énergie deviennent 5. Un sort inutilisé vaut 2 points à la fin.
learn-stone = Tracez le chemin vers la Pierre des Sorcières, trois cases pour 6 points. La première sorcière qui y arrive rapporte 5 points de plus.
learn-more = Il reste deux unités. Achevez la connexion qui brille.
learn-free = Le reste du tour est à vous. Faites ce que vous voulez, ou renoncez-y avec « Terminer ».

learn-done = Vous connaissez le jeu
learn-done-points = Vous avez fait { $own } points en quatre tours, { $rival } { $points }. Une partie entière a onze tours.
learn-untold = Ce que nous n’avons pas dit
learn-untold-owls = Deux cases du pentacle ont des tuiles hibou : 7 points pour qui arrive d’abord, puis moins.
learn-untold-foreign = Vos sorcières peuvent aussi suivre les connexions des autres, pour 1 action chacune.
learn-untold-black = Le cristal noir au milieu du chaudron donne 2 actions de plus que les autres.
learn-untold-room = Un cristal qui gêne peut être retiré du chaudron contre des points.
learn-untold-end = À la fin, vous comptez tuiles hibou, jetons, sorts inutilisés et prophéties.
learn-untold-moon = L’extension Pleine Lune ajoute des tuiles puissance et des cartes à pouvoirs.
learn-read-rules = Lire les règles
learn-real-game = Jouer une vraie partie

# Problèmes.
puzzle-today = Problème du jour
puzzle-loads = Le problème arrive…
puzzle-unreachable = Les problèmes sont hors d’atteinte. Sans réseau, ils sont là si vous êtes déjà venu avec réseau.
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
    [0] Aucun jour de suite résolu pour l’instant
    [one] { $n } jour de suite résolu
   *[other] { $n } jours de suite résolus
}
puzzle-days = Les derniers jours
puzzle-done = résolu
puzzle-open = ouvert
