# The browser client: pages, buttons, panels.
title = Witchstone
title-your-turn = ● À vous de jouer · Witchstone
tagline = Onze manches, un chaudron chacun et la boule de cristal au milieu de la table.
settings = Réglages
back-to-start = Page d’accueil
your-name = Votre nom
player-name = Nom
guest = Invité
language = Langue
speed = Vitesse des coups
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-off = immédiate
palette = Couleurs
palette-candle = lueur de bougie
palette-distinct = faciles à distinguer
palette-contrast = contraste fort
sound = Son
sound-help = Une clochette quand c’est à vous de jouer.
confirm = Demander avant de renoncer
confirm-help = Une question avant de perdre des actions, des bonus ou des points.
auto-play = Jouer les coups forcés automatiquement
auto-play-help = Un coup sans alternative ne demande aucun clic, pas plus que le seul bonus en attente.
end-turn = Finir le tour
end-turn-help = Tant que vous n’avez pas fini le tour vous-même, votre dernier coup peut être annulé.
keys = Touches
key-turn = Tourner la tuile en main
key-moves = Aller à la liste des coups
key-cauldron = Montrer votre chaudron, ou celui de la personne dont c’est le tour
key-rule = La règle de ce qui est sous le pointeur
key-cancel = Annuler, fermer
options = Options
continue-game = Reprendre
games-in-progress = Parties en cours
finished-games = Parties terminées
round-of = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur { $of }
}
delete-game = Supprimer la partie de { $players }
no-such-game = Cette partie n’est pas enregistrée dans ce navigateur.
against-computer = Contre l’ordinateur
against-computer-help = Commence tout de suite, enregistrée dans ce navigateur.
rivals = Adversaires
level = Niveau
level-1 = 1 · Apprenti
level-2 = 2 · Adepte
level-3 = 3 · Sorcière
level-4 = 4 · Magicien
level-5 = 5 · Grand maître
level-6 = 6 · Maître de la Pierre des Sorcières
bot-name-1 = Morgane
bot-name-2 = Circé
bot-name-3 = Merlin
play-now = Jouer
first-player = Premier joueur
first-drawn = tiré au sort
starts-first = { $name } commence
seat-options = Couleurs et handicaps
colour = Couleur
colour-name = { $palette ->
    [distinct] { $colour ->
        [0] orange
        [1] bleu ciel
        [2] vert
       *[3] jaune
    }
   *[other] { $colour ->
        [0] rouge
        [1] bleu
        [2] vert
       *[3] blanc
    }
}
on-this-device = Sur cet appareil
on-this-device-help = Un appareil pour tous : les tuiles de chacun restent cachées.
players = Joueurs
player-number = Joueur { $n }
played-by = Joué par
a-person = une personne
computer-level = Ordinateur : { $level }
needs-a-person = Il faut au moins une personne.
open-hands = Jouer à découvert
open-hands-help = Sans écran entre les tours : chacun peut voir les tuiles des autres.
begin-hot-seat = Commencer

# Tables on the server.
online = Jouer en ligne
online-help = Vous recevez un lien à envoyer à vos amis ; l’ordinateur peut prendre les places libres.
no-server = Cette page ne vient pas d’un serveur de jeu : il n’y a pas de tables ici.
listed = Montrer dans le salon
listed-help = Tout le monde peut venir ; sinon seulement ceux qui ont le lien.
create-table = Créer une table
join-code = Lien ou code d’une table
join = Rejoindre
lobby = Tables ouvertes
my-tables = Mes tables
table-waiting = attend des joueurs
table-playing = en cours
table-finished = terminée
table-your-turn = à vous de jouer
seats-taken = { $n ->
    [one] 1 place prise sur { $of }
   *[other] { $n } places prises sur { $of }
}
table-of = Table ouverte par { $name }
anonymous = Anonyme
announcement = Message du serveur :
invite-title = Réservé aux membres
invite-needed = Ce serveur est réservé à ses membres : saisissez le code d’invitation.
invite-code = Code d’invitation
invite-enter = Continuer
share-link = Envoyez ce lien aux autres joueurs
copy = Copier
copied = Copié
seat-open = place libre
seat-reserved = réservée à { $name }
seat-number = Place { $n }
seats-and-order = Places et ordre du tour
order = Ordre du tour
order-random = tiré au sort
order-chosen = selon le numéro des places
take-seat = S’asseoir
leave-seat = Se lever
decline-seat = Refuser
seat-computer = Laisser jouer l’ordinateur
clear-seat = Libérer la place
waits-for-seats = La partie commence quand toutes les places sont prises.
board = Plateau
board-built-in = Plateau intégré
board-built-in-help = Le plateau fourni avec ce programme.
board-own-help = « { $board } » est un plateau saisi par l’hôte de ce serveur.
on-board = plateau « { $board } »
board-missing = injouable ici pour le moment
board-unknown = Cette partie se joue sur le plateau « { $board } », que ni ce navigateur ni le serveur ne connaissent.
board-closed = À cette table, on joue sur le plateau « { $board } », que ce serveur n’a pas, ou seulement sous une autre forme. La partie ne pourra reprendre que s’il est lancé avec le fichier sur lequel elle a commencé : --edition { $board }.toml
connecting = Connexion …
connection-lost = Connexion perdue. Nouvel essai ; rien n’est perdu.
while-away = Pendant votre absence
chat = Discussion
say = Message
send = Envoyer
mute = Sourdine
mute-name = Mettre { $name } en sourdine
muted-name = { $name } est en sourdine.
unmute = Réactiver
my-seat = Ma place
ask-undo = Demander à annuler mon dernier coup
undo-requested = { $name } aimerait annuler { $n ->
    [one] 1 coup
   *[other] { $n } coups
}.
undo-sent = Vous avez demandé à annuler { $n ->
    [one] 1 coup
   *[other] { $n } coups
}. En attente des autres.
undo-agree = D’accord
undo-disagree = Refuser
undo-withdraw = Retirer la demande
let-computer = Laisser l’ordinateur jouer pour moi
stand-in = L’ordinateur joue pour vous.
stand-in-returning = L’ordinateur termine son tour, puis vous reprenez la main.
resume-seat = Reprendre la main
resign = Abandonner la partie
resign-sure = Abandonner ? Vous perdez la partie.
resign-yes = Abandonner
resign-no = Continuer
to-rematch = Vers la revanche
decline-rematch = Refuser la revanche
server-unreachable = Le serveur est injoignable. Réessayez.
clock = Pendule
clock-none = sans pendule
clock-quick = 10 minutes, 10 secondes de plus par tour
clock-calm = 30 minutes, 30 secondes de plus par tour
clock-turn = 3 minutes par tour
clock-day = 1 jour par tour
clock-days = 3 jours par tour
at-zero = Quand le temps est écoulé
at-zero-bot = l’ordinateur continue
at-zero-loss = la partie est perdue
days-hours = { $days } j { $hours } h
allow-hints = Conseils
allow-hints-help = Les joueurs peuvent demander un coup à l’ordinateur.
allow-spectators = Spectateurs
allow-spectators-help = Quiconque a le lien peut regarder.
other-device = Jouer sur un autre appareil
other-device-help = Un code emmène votre nom et vos places sur un second appareil. Il ne sert qu’une fois. Au onzième appareil, celui que vous n’avez pas utilisé depuis le plus longtemps est déconnecté.
get-code = Afficher un code
device-code = Code de l’autre appareil
device-good-for = valable { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
take-code = Utiliser le code
device-joined = Cet appareil joue maintenant sous le nom de { $name }.
device-unknown = Ce code est inconnu ou a déjà servi.
code-invalid = Un code ne contient que des lettres et des chiffres.
device-confirm = Jouer sous le nom de { $name } dans ce navigateur ?
device-confirm-help = Vous êtes ici { $own }. Si vous continuez, ce navigateur jouera sous le nom de { $name } : les places et les parties de { $own } n’y seront plus accessibles. Ne continuez que si vous avez vous-même créé ce code sur un autre de vos appareils, jamais avec un lien que l’on vous a envoyé.
device-keep = Rester { $own }
device-replace = Jouer sous le nom de { $name }

# Les appareils dans les réglages.
devices = Appareils
devices-count = { $count ->
    [one] { $name } ne joue que sur cet appareil.
   *[other] { $name } joue sur { $count } appareils ({ $most } au plus).
}
log-out-here = Déconnecter cet appareil
log-out-everywhere = Déconnecter tous les appareils
log-out-here-help = { $count ->
    [one] Aucun autre appareil n’est connecté : les places et les statistiques de { $name } seraient perdues pour de bon.
   *[other] Pour rejouer sous le nom de { $name }, il vous faudra un code d’un autre appareil.
}
log-out-everywhere-help = Les places et les statistiques de { $name } seraient perdues pour de bon : plus aucun appareil ne pourrait se connecter sous le nom de { $name }.
log-out = Se déconnecter
log-out-cancel = Annuler
logged-out = Cet appareil est déconnecté.
logged-out-help = Vous pouvez vous reconnecter avec un code d’un autre appareil, ou continuer en tant que nouvel invité.
new-guest = Continuer en tant que nouvel invité

# The bar.
game-over = La partie est terminée
turn-yours = { $name } : à vous de jouer
turn-of = C’est à { $name } de jouer
computer-thinks = L’ordinateur réfléchit
fast-forward = Avance rapide
ask-hint = Conseil
hint-searching = L’ordinateur cherche un bon coup …
hint-nothing = L’ordinateur n’a pas de conseil ici.
hint-says = Jouez : { $move }
hint-more = Montrer l’idée
hint-move = Montrer le coup
hint-play = Le jouer
hints-forbidden = Cette table joue sans conseils.
move-sending = Envoi : { $move }
move-rejected = Non joué : { $move } { $why }
undo = Annuler
redo = Rétablir
end = Terminer
phase-towers = Choisissez une tour
phase-moons = Gardez une carte Pleine Lune
phase-turn-start = Posez une tuile dans le chaudron
phase-order = Quelle action en premier ?
phase-begin = Utiliser la carte Pleine Lune pour la deuxième action ?
phase-question = Poser une tuile puissance ?
phase-pending = Utilisez votre bonus ou renoncez-y
phase-over = Tous les points sont comptés
phase-turn-done = Votre tour est complet
first-then = { $first }. Ensuite : { $next }
latest-moves = Derniers coups
how-towers = Choisissez-en une qui brille : son jeton est à vous.
how-turn-start = Prenez une tuile ; les grands regroupements donnent plus d’actions.
how-energy = Choisissez une connexion qui brille.
how-witch = Choisissez un lieu qui brille ; le nombre est son prix.
how-pentagram = Choisissez jusqu’où avancer sur le pentacle.
how-crystal = Choisissez un cristal, puis sa destination.
how-wand = Choisissez une case de la baguette qui brille.
how-scroll = Choisissez un parchemin qui brille.
how-turn-done = Finissez-le ou annulez votre dernier coup.
how-touch = Appuyez longuement sur un élément pour savoir ce que c’est.
pending-chip = Jeton : { actions-of }
pending-vial = Fiole : { actions-of }
pending-wand = Case de baguette : { actions-of }
pending-free = 2 actions au choix
pending-crystal = Cristal à la sortie { symbol }
pending-black = Cristal noir à la sortie { symbol }
skip-question = { $what ->
    [batch] Renoncer à { actions-of } ?
    [remove] Retirer ce cristal ?
   *[pending] Renoncer à tous les bonus ?
}
skip-cancel = Annuler
skip-confirm = { $what ->
    [remove] Retirer
   *[other] Renoncer
}
hand-over = Passez l’appareil à { $name }.
hand-over-show = Je suis { $name } : montrer mes tuiles
your-move = À vous de jouer.
close = Fermer
notice-not-saved = Le navigateur n’autorise pas la sauvegarde : recharger la page perdrait la partie.
notice-no-worker = L’adversaire ne répond pas. Rechargez la page pour continuer.

# A turn in one line: “Morgana: +9 — connections 4, Prophecies 3, owls 2”.
turn-summary = { $name } : { $total } – { $gains }
turn-without-points = { $name } : aucun point
turn-gain = { $source ->
    [connections] connexions { $points }
    [witches] sorcières { $points }
    [witchstone] Pierre des Sorcières { $points }
    [chips] jetons { $points }
    [silver] cases argentées { $points }
    [owls] hiboux { $points }
    [empty-owls] piles de hiboux vides { $points }
    [spells] sorts { $points }
    [prophecies] prophéties { $points }
    [removed] cristaux retirés { $points }
   *[even-start] départ équilibré { $points }
}

# Beside the table.
the-table = La table
beside-the-table = À côté de la table
moves = Coups
log = Journal
scores = Scores
text-view = Vue texte
text-view-help = Tout ce qui est sur la table, avec les nombres actuels.
waiting-for = En attente de { $name }.
log-help = Survolez pour repérer, cliquez pour revoir ce moment.
scores-help = Ce que chacun marquerait si la partie s’arrêtait maintenant.
group-tower = Tours
group-moon = Cartes Pleine Lune
group-lay = Poser { $tile } ({ $n })
group-discard = Défausser une tuile
group-start = Ordre des actions
group-energy = Poser de l’énergie
group-witch = Sorcières
group-step = Pentacle
group-crystal = Déplacer un cristal ({ $n })
group-crystal-out = Cristaux vers le bord
group-wand = Baguette
group-scroll = Parchemins
group-spell = Sorts de renforcement
group-bonus = Actions bonus
group-special = Tuile spéciale { $tile } ({ $n })
group-shelve = Cristaux sur l’étagère
group-power = Tuile puissance { symbol } ({ $n })
group-skip = Renoncer
group-remove = Retirer des cristaux ({ $n })
sum-even-start = Départ équilibré
sum-connections = Connexions
sum-witches = Sorcières
sum-witchstone = Pierre des Sorcières
sum-chips = Jetons magiques
sum-silver = Cases argentées
sum-owls = Tuiles Hibou
sum-empty-owls = Piles de hiboux vides
sum-spells = Sorts inutilisés
sum-prophecies = Prophéties
sum-removed = Cristaux retirés
sum-total = Total
prophecies-of = Prophéties de { $player }

# Looking back, and the end.
show-again = Revoir les coups des autres
looking-back = Retour en arrière
history-slider = Moment de la partie
one-back = Un coup en arrière
one-forward = Un coup en avant
back-to-now = Retour au présent
won = { $name } gagne avec { points }
won-by-wand = { $name } gagne avec { points } : { $second } en a autant, mais est derrière sur la baguette
won-by-order = { $name } gagne avec { points } : { $second } en a autant, mais est arrivé plus tard sur la même case de baguette
won-shared = { $names } partagent la victoire avec { points }
won-by-resignation = { $winners ->
    [one] { $names } gagne
   *[other] { $names } gagnent
} : abandon de { $losers }
points-by-source = Points par origine
as-a-table = En tableau
score-over-turns = Points par manche
end-mark = fin
see-table = Voir la table
show-result = Voir le résultat
rematch = Revanche
same-deal = Rejouer la même donne
watch-game = Revoir la partie
download = Télécharger la partie

# La page des règles.
texts-unreachable = Impossible de charger les textes. Rechargez la page dès que le serveur répond.
update-available = Une nouvelle version est disponible.
update-load = La charger
rules = Règles
rules-intro = Tout le jeu et son extension Pleine Lune, avec nos propres mots. Chaque numéro est un lien que vous pouvez transmettre. Là où les règles imprimées se taisent ou se contredisent, il a fallu trancher : ces règles sont marquées comme notre interprétation, avec la raison et l’autre lecture.
rules-search = Chercher dans les règles
rules-only-rulings = Interprétations seulement
rules-ruling = Notre interprétation
rules-reason = Pourquoi :
rules-instead = Autre lecture :
rules-printings = Éditions :
rules-found = { $n ->
    [0] Rien trouvé.
    [one] { $n } règle trouvée.
   *[other] { $n } règles trouvées.
}
rules-contents = Sommaire
rule-number = Règle { $clause }
back = Retour
picture-cauldron = Une tuile hexagonale à deux symboles, une tuile spéciale et un chaudron avec des regroupements, des cristaux et des sorties.
picture-chips = Les jetons magiques : un par type d’action, et le jeton de points.
picture-connections = Des connexions autour d’une tour, certaines avec des unités d’énergie.
picture-witchstone = La Pierre des Sorcières et ses cases bonus, au milieu de la boule de cristal.
picture-pentagram = Le pentacle avec ses cases hibou et ses cases hexagonales.
picture-rack = Les étagères à fioles, avec les jetons magiques et les tuiles puissance en dessous.
picture-wand = La baguette magique avec ses cases claires, foncées et argentées.
picture-scrolls = Les parchemins exposés : sorts et prophéties.
picture-power = Les six tuiles puissance.
picture-moon = Les six cartes Pleine Lune.
facts = Est-ce fidèle à la boîte ?
facts-intro = Les règles sont celles des livrets et de leur FAQ. Ce qui est imprimé sur le plateau, les chaudrons et les cartes ne peut pas être entièrement connu sans la boîte.
facts-rulebooks = D’après les livrets
facts-rulebooks-text = Le nombre de joueurs, de tours et de pièces ; les tuiles hibou ; les points des connexions ; la capacité des étagères à fioles ; le cristal noir au centre ; deux cases hibou et trois cases hexagonales sur le pentacle ; les genres et quantités des cases foncées et argentées de la baguette, et leur ordre autant que les exemples l’imposent ; les bonus 5 et 3 de la Pierre des Sorcières ; 21 jetons, 15 tuiles spéciales et 40 parchemins ; les genres de prophéties ; les tuiles et parchemins puissance et les capacités des cartes Pleine Lune.
facts-public = D’après des critiques publiées
facts-public-text = Les 15 tuiles hexagonales sont chaque paire de symboles différents une fois ; des symboles sont imprimés dans les six coins du chaudron ; les 17 lieux sont la Pierre des Sorcières et quatre tours, villages, forêts et châteaux ; une tuile puissance montre deux fois son symbole.
facts-made = Reconstitué
facts-made-text = Conçu ici pour convenir à tout ce qui est connu, sans prétendre égaler l’original : quels lieux sont reliés et la longueur de chacune des 40 connexions ; le troisième et le quatrième bonus de la Pierre des Sorcières ; la longueur du pentacle et la place de ses cases ; les cases claires de la baguette et donc sa longueur ; quel symbole est dans quel coin du chaudron, où commencent les cristaux et où sont les sorties ; trois jetons de chaque genre ; les paires des tuiles spéciales ; 16 sorts pour 24 prophéties ; les lieux que demandent les prophéties ; les degrés de la prophétie sur les tuiles puissance ; et quelles deux capacités partagent une carte Pleine Lune.
facts-own = Vous avez la boîte ?
facts-own-text = Alors jouez sur le plateau imprimé. « witchstone edition new --id my-box my-box.toml » écrit un fichier commenté ; corrigez-le, vérifiez-le avec « witchstone edition check my-box.toml » et lancez le jeu avec lui :
facts-own-check = Le fichier est d’abord vérifié, et ce qui ne convient pas est signalé avec sa ligne. Il n’y a rien à changer au programme.

# Games of older rules.
older-title = Les règles ont changé
older-agree = Accepter de reprendre
older-withdraw = Retirer mon accord
older-look = Voir la table
older-result = Le résultat reste : { $points }.
game-stopped = Partie arrêtée sans résultat
game-stopped-by = Les responsables de ce serveur ont arrêté la partie
game-suspended = Partie suspendue

# La première partie guidée.
learn-first-time = Première partie ?
learn-invite = Quatre tours guidés à la vraie table, une chose à la fois : poser des tuiles, tracer des chemins, envoyer des sorcières, préparer des cristaux. Une dizaine de minutes, puis la partie est à vous. Vous pouvez arrêter quand vous voulez.
learn-begin = Apprendre en jouant
learn-continue = Continuer d’apprendre
learn-not-now = Dans vos propres parties, vous le pouvez. Ici, nous avançons pas à pas : ce qui brille vient maintenant.
