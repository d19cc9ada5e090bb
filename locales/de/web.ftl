# The browser client: pages, buttons, panels.
title = Witchstone
title-your-turn = ● Du bist am Zug · Witchstone
tagline = Elf Runden, jedem ein Kessel und die Kristallkugel in der Mitte des Tisches.
settings = Einstellungen
back-to-start = Startseite
your-name = Dein Name
player-name = Name
guest = Gast
language = Sprache
speed = Tempo der Züge
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = sofort
palette = Farben
palette-candle = Kerzenlicht
palette-distinct = gut zu unterscheiden
palette-contrast = starker Kontrast
sound = Ton
sound-help = Eine leise Glocke, wenn du am Zug bist.
confirm = Vor dem Verzichten fragen
confirm-help = Eine Frage, bevor Aktionen, Boni oder Punkte verloren gehen.
auto-play = Eindeutige Züge selbst ausführen
auto-play-help = Ein Zug ohne Alternative braucht keinen Klick, ebenso wenig der einzige Bonus, der wartet.
end-turn = Zug beenden
end-turn-help = Bis du den Zug selbst beendest, kannst du auch die letzte Aktion rückgängig machen.
keys = Tasten
key-turn = Das Plättchen in der Hand drehen
key-moves = Zur Liste der Züge
key-cauldron = Den eigenen Kessel zeigen oder den des Spielers am Zug
key-rule = Die Regel zu dem, was unter dem Zeiger liegt
key-cancel = Abbrechen, schließen
options = Optionen
continue-game = Weiterspielen
games-in-progress = Laufende Spiele
finished-games = Beendete Spiele
round-of = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $of }
}
delete-game = Das Spiel von { $players } löschen
no-such-game = Dieses Spiel ist nicht in diesem Browser gespeichert.
against-computer = Gegen den Computer
against-computer-help = Startet sofort und wird in diesem Browser gespeichert.
rivals = Gegner
level = Stärke
level-1 = 1 · Lehrling
level-2 = 2 · Adept
level-3 = 3 · Hexe
level-4 = 4 · Zauberer
level-5 = 5 · Großmeister
level-6 = 6 · Meister des Hexensteins
bot-name-1 = Morgana
bot-name-2 = Kirke
bot-name-3 = Merlin
play-now = Jetzt spielen
first-player = Startspieler
first-drawn = wird ausgelost
starts-first = { $name } beginnt
seat-options = Farben und Handicaps
colour = Farbe
colour-name = { $palette ->
    [distinct] { $colour ->
        [0] orange
        [1] himmelblau
        [2] grün
       *[3] gelb
    }
   *[other] { $colour ->
        [0] rot
        [1] blau
        [2] grün
       *[3] weiß
    }
}
on-this-device = An diesem Gerät
on-this-device-help = Ein Gerät geht reihum: Alle Plättchen bleiben verdeckt.
players = Spieler
player-number = Spieler { $n }
played-by = Wer spielt
a-person = ein Mensch
computer-level = Computer: { $level }
needs-a-person = Mindestens ein Mensch muss mitspielen.
open-hands = Offen spielen
open-hands-help = Ohne Sichtschirm dazwischen: Alle dürfen alle Plättchen sehen.
begin-hot-seat = Starten

# Tables on the server.
online = Online spielen
online-help = Du bekommst einen Link für deine Freunde; freie Plätze kann der Computer übernehmen.
no-server = Diese Seite kommt nicht von einem Spielserver; hier gibt es keine Tische.
listed = In der Lobby zeigen
listed-help = Alle dürfen mitspielen; sonst nur, wer den Link hat.
create-table = Tisch eröffnen
join-code = Link oder Code eines Tisches
join = Beitreten
lobby = Offene Tische
my-tables = Meine Tische
table-waiting = wartet auf Spieler
table-playing = wird gespielt
table-finished = beendet
table-your-turn = du bist am Zug
seats-taken = { $n } von { $of } Plätzen besetzt
table-of = Tisch von { $name }
anonymous = Anonym
announcement = Vom Server:
invite-title = Für Mitglieder
invite-needed = Dieser Server ist für seine Mitglieder: Gib den Einladungscode ein.
invite-code = Einladungscode
invite-enter = Weiter
share-link = Schicke diesen Link an deine Mitspieler
copy = Kopieren
copied = Kopiert
seat-open = freier Platz
seat-reserved = reserviert für { $name }
seat-number = Platz { $n }
seats-and-order = Plätze und Reihenfolge
order = Reihenfolge
order-random = wird ausgelost
order-chosen = nach Platznummer
take-seat = Platz nehmen
leave-seat = Aufstehen
decline-seat = Ablehnen
seat-computer = Computer spielen lassen
clear-seat = Platz freimachen
waits-for-seats = Das Spiel beginnt, wenn alle Plätze besetzt sind.
board = Spielplan
board-built-in = Eingebauter Spielplan
board-built-in-help = Der Spielplan, der zu diesem Programm gehört.
board-own-help = „{ $board }“ ist ein Spielplan, den der Betreiber dieses Servers eingegeben hat.
on-board = Spielplan „{ $board }“
board-missing = hier zurzeit nicht spielbar
board-unknown = Dieses Spiel gehört zum Spielplan „{ $board }“, den weder dieser Browser noch der Server kennt.
board-closed = An diesem Tisch wird auf dem Spielplan „{ $board }“ gespielt, den dieser Server nicht oder nur in einer anderen Fassung hat. Hier kann erst weitergespielt werden, wenn er mit der Datei gestartet wird, mit der das Spiel begonnen hat: --edition { $board }.toml
connecting = Verbinde …
connection-lost = Verbindung unterbrochen. Neuer Versuch; nichts geht verloren.
while-away = Während du weg warst
chat = Chat
say = Nachricht
send = Senden
mute = Stummschalten
mute-name = { $name } stummschalten
muted-name = { $name } ist stummgeschaltet.
unmute = Wieder zulassen
my-seat = Mein Platz
ask-undo = Um Rücknahme meines letzten Zuges bitten
undo-requested = { $name } möchte { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} zurücknehmen.
undo-sent = Du hast gebeten, { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} zurückzunehmen. Warten auf die anderen.
undo-agree = Einverstanden
undo-disagree = Ablehnen
undo-withdraw = Zurückziehen
let-computer = Den Computer für mich spielen lassen
stand-in = Der Computer spielt für dich.
stand-in-returning = Der Computer spielt seinen Zug zu Ende, dann bist du wieder dran.
resume-seat = Wieder selbst spielen
resign = Aufgeben
resign-sure = Aufgeben? Du verlierst das Spiel.
resign-yes = Aufgeben
resign-no = Weiterspielen
to-rematch = Zur Revanche
decline-rematch = Revanche ablehnen
server-unreachable = Der Server ist nicht erreichbar. Versuch es noch einmal.
clock = Uhr
clock-none = keine Uhr
clock-quick = 10 Minuten, je Zug 10 Sekunden dazu
clock-calm = 30 Minuten, je Zug 30 Sekunden dazu
clock-turn = 3 Minuten je Zug
clock-day = 1 Tag je Zug
clock-days = 3 Tage je Zug
at-zero = Wenn die Zeit abläuft
at-zero-bot = spielt der Computer weiter
at-zero-loss = ist das Spiel verloren
days-hours = { $days } T { $hours } Std
allow-hints = Tipps
allow-hints-help = Wer spielt, darf den Computer nach einem Zug fragen.
allow-spectators = Zuschauen
allow-spectators-help = Wer den Link hat, darf zusehen.
other-device = Auf einem anderen Gerät spielen
other-device-help = Ein Code bringt deinen Namen und deine Plätze auf ein zweites Gerät. Er gilt einmal. Beim elften Gerät wird das abgemeldet, das du am längsten nicht benutzt hast.
get-code = Code zeigen
device-code = Code vom anderen Gerät
device-good-for = gilt { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
take-code = Code verwenden
device-joined = Dieses Gerät spielt jetzt als { $name }.
device-unknown = Dieser Code ist unbekannt oder schon verbraucht.
code-invalid = Ein Code besteht nur aus Buchstaben und Ziffern.
device-confirm = In diesem Browser als { $name } spielen?
device-confirm-help = Du bist hier { $own }. Wenn du fortfährst, spielt dieser Browser als { $name }: Die Plätze und Spiele von { $own } sind von hier aus nicht mehr erreichbar. Fahre nur fort, wenn du diesen Code selbst auf einem anderen deiner Geräte erzeugt hast, nie mit einem Link, den dir jemand geschickt hat.
device-keep = { $own } bleiben
device-replace = Als { $name } spielen

# Die Geräte in den Einstellungen.
devices = Geräte
devices-count = { $count ->
    [one] { $name } ist nur auf diesem Gerät angemeldet.
   *[other] { $name } ist auf { $count } von höchstens { $most } Geräten angemeldet.
}
log-out-here = Dieses Gerät abmelden
log-out-everywhere = Alle Geräte abmelden
log-out-here-help = { $count ->
    [one] Kein anderes Gerät ist angemeldet: Die Plätze und Statistiken von { $name } wären endgültig verloren.
   *[other] Um wieder als { $name } zu spielen, brauchst du einen Code von einem anderen Gerät.
}
log-out-everywhere-help = Die Plätze und Statistiken von { $name } wären endgültig verloren: Kein Gerät könnte sich mehr als { $name } anmelden.
log-out = Abmelden
log-out-cancel = Angemeldet bleiben
logged-out = Dieses Gerät ist abgemeldet.
logged-out-help = Du kannst dich mit einem Code von einem anderen Gerät wieder anmelden oder als neuer Gast weiterspielen.
new-guest = Als neuer Gast weiterspielen

# The bar.
game-over = Das Spiel ist zu Ende
turn-yours = { $name }: du bist am Zug
turn-of = { $name } ist am Zug
computer-thinks = Der Computer denkt nach
fast-forward = Vorspulen
ask-hint = Tipp
hint-searching = Der Computer sucht einen guten Zug …
hint-nothing = Der Computer weiß hier keinen Rat.
hint-says = Spiele: { $move }
hint-more = Idee zeigen
hint-move = Zug zeigen
hint-play = So spielen
hints-forbidden = An diesem Tisch wird ohne Tipps gespielt.
move-sending = Wird gesendet: { $move }
move-rejected = Nicht gespielt: { $move } { $why }
undo = Rückgängig
redo = Wiederholen
end = Beenden
phase-towers = Wähle einen Turm
phase-moons = Behalte eine Vollmondkarte
phase-turn-start = Lege ein Hexplättchen in den Kessel
phase-order = Welche Aktion kommt zuerst?
phase-begin = Vollmondkarte für die zweite Aktion nutzen?
phase-question = Ein Kraftplättchen legen?
phase-pending = Nutze deinen Bonus oder verzichte
phase-over = Alle Punkte sind gezählt
phase-turn-done = Dein Zug ist fertig
first-then = { $first }. Danach: { $next }
latest-moves = Letzte Züge
how-towers = Wähle einen, der leuchtet: Sein Chip gehört dir.
how-turn-start = Nimm ein Plättchen; große Gruppen geben mehr Aktionen.
how-energy = Wähle eine leuchtende Verbindung.
how-witch = Wähle einen leuchtenden Ort; die Zahl ist sein Preis.
how-pentagram = Wähle, wie weit du auf dem Pentagramm gehst.
how-crystal = Wähle einen Kristall, dann sein Ziel.
how-wand = Wähle ein leuchtendes Feld des Zauberstabs.
how-scroll = Wähle eine leuchtende Schriftrolle.
how-turn-done = Beende ihn oder mache die letzte Aktion rückgängig.
how-touch = Tippe lange auf etwas, um zu erfahren, was es ist.
pending-chip = Chip: { actions-of }
pending-vial = Phiole: { actions-of }
pending-wand = Stabfeld: { actions-of }
pending-free = 2 Aktionen deiner Wahl
pending-crystal = Kristall am Ausgang { symbol }
pending-black = Schwarzer Kristall am Ausgang { symbol }
skip-question = { $what ->
    [batch] Auf { actions-of } verzichten?
    [remove] Diesen Kristall entfernen?
   *[pending] Auf alle Boni verzichten?
}
skip-cancel = Abbrechen
skip-confirm = { $what ->
    [remove] Entfernen
   *[other] Verzichten
}
hand-over = Gib das Gerät an { $name } weiter.
hand-over-show = Ich bin { $name }: Plättchen zeigen
your-move = Du bist am Zug.
close = Schließen
notice-not-saved = Dieser Browser erlaubt kein Speichern: Neuladen würde das Spiel verlieren.
notice-no-worker = Der Computergegner antwortet nicht. Lade die Seite neu, um weiterzuspielen.

# A turn in one line: “Morgana: +9 — connections 4, Prophecies 3, owls 2”.
turn-summary = { $name }: { $total } – { $gains }
turn-without-points = { $name }: keine Punkte
turn-gain = { $source ->
    [connections] Verbindungen { $points }
    [witches] Hexen { $points }
    [witchstone] Hexenstein { $points }
    [chips] Chips { $points }
    [silver] Silberfelder { $points }
    [owls] Eulen { $points }
    [empty-owls] leere Eulenstapel { $points }
    [spells] Zauber { $points }
    [prophecies] Prophezeiungen { $points }
    [removed] entfernte Kristalle { $points }
   *[even-start] ausgeglichener Start { $points }
}

# Beside the table.
the-table = Der Tisch
beside-the-table = Neben dem Tisch
moves = Züge
log = Verlauf
scores = Punkte
text-view = Textansicht
text-view-help = Alles auf dem Tisch mit den aktuellen Zahlen.
waiting-for = Warten auf { $name }.
log-help = Zeigen hebt hervor, Klicken zeigt diesen Moment.
scores-help = Was jeder bekäme, wenn das Spiel jetzt endete.
group-tower = Türme
group-moon = Vollmondkarten
group-lay = { $tile } legen ({ $n })
group-discard = Ein Plättchen abwerfen
group-start = Reihenfolge der Aktionen
group-energy = Energie legen
group-witch = Hexen
group-step = Pentagramm
group-crystal = Einen Kristall ziehen ({ $n })
group-crystal-out = Kristalle auf den Rand
group-wand = Zauberstab
group-scroll = Schriftrollen
group-spell = Verstärkungszauber
group-bonus = Bonusaktionen
group-special = Sonderhexplättchen { $tile } ({ $n })
group-shelve = Kristalle ins Regal
group-power = Kraftplättchen { symbol } ({ $n })
group-skip = Verzichten
group-remove = Kristalle entfernen ({ $n })
sum-even-start = Ausgeglichener Start
sum-connections = Verbindungen
sum-witches = Hexen
sum-witchstone = Hexenstein
sum-chips = Magiechips
sum-silver = Silberne Stabfelder
sum-owls = Eulenplättchen
sum-empty-owls = Leere Eulenstapel
sum-spells = Ungenutzte Zauber
sum-prophecies = Prophezeiungen
sum-removed = Entfernte Kristalle
sum-total = Summe
prophecies-of = Prophezeiungen von { $player }

# Looking back, and the end.
show-again = Züge der anderen noch einmal zeigen
looking-back = Rückblick
history-slider = Zeitpunkt im Spiel
one-back = Einen Zug zurück
one-forward = Einen Zug weiter
back-to-now = Zurück ins Jetzt
won = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt
   *[other] { $name } gewinnt mit { $points } Punkten
}
won-by-wand = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt: { $second } hat gleich viele, liegt aber auf dem Zauberstab zurück
   *[other] { $name } gewinnt mit { $points } Punkten: { $second } hat gleich viele, liegt aber auf dem Zauberstab zurück
}
won-by-order = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt: { $second } hat gleich viele, kam aber später auf dasselbe Stabfeld
   *[other] { $name } gewinnt mit { $points } Punkten: { $second } hat gleich viele, kam aber später auf dasselbe Stabfeld
}
won-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit { $points } Punkt
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
}
won-by-resignation = { $winners ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}: Aufgabe von { $losers }
points-by-source = Punkte nach Herkunft
as-a-table = Als Tabelle
score-over-turns = Punkte nach Runden
end-mark = Ende
see-table = Tisch ansehen
show-result = Ergebnis zeigen
rematch = Revanche
same-deal = Gleiche Auslage noch einmal
watch-game = Spiel ansehen
download = Aufzeichnung herunterladen

# Die Regelseite.
texts-unreachable = Die Texte lassen sich nicht laden. Lade die Seite neu, sobald der Server erreichbar ist.
update-available = Eine neue Version ist verfügbar.
update-load = Laden
rules = Regeln
rules-intro = Das ganze Spiel und seine Erweiterung Vollmond in unseren eigenen Worten. Jede Nummer ist ein Link, den du weitergeben kannst. Wo die Anleitungen schweigen oder sich widersprechen, mussten wir entscheiden: Diese Regeln sind als unsere Auslegung markiert, mit dem Grund und der anderen Lesart.
rules-search = Regeln durchsuchen
rules-only-rulings = Nur Auslegungen
rules-ruling = Unsere Auslegung
rules-reason = Warum:
rules-instead = Andere Lesart:
rules-printings = Ausgaben:
rules-found = { $n ->
    [0] Nichts gefunden.
    [one] 1 Regel gefunden.
   *[other] { $n } Regeln gefunden.
}
rules-contents = Inhalt
rule-number = Regel { $clause }
back = Zurück
picture-cauldron = Ein Hexplättchen mit zwei Symbolen, ein Sonderhexplättchen und ein Kessel mit Gruppen, Kristallen und Ausgängen.
picture-chips = Die Magiechips: einer für jede Aktionsart und der Siegpunktchip.
picture-connections = Verbindungen um einen Turm, einige mit Energieeinheiten.
picture-witchstone = Der Hexenstein mit seinen Bonusfeldern in der Mitte der Kristallkugel.
picture-pentagram = Das Pentagramm mit seinen Eulen- und Hexfeldern.
picture-rack = Das Phiolenregal, darunter die Magiechips und Kraftplättchen.
picture-wand = Der Zauberstab mit hellen, dunklen und silbernen Feldern.
picture-scrolls = Die ausliegenden Schriftrollen: Zauber und Prophezeiungen.
picture-power = Die sechs Kraftplättchen.
picture-moon = Die sechs Vollmondkarten.
facts = Wie nah ist es an der Schachtel?
facts-intro = Die Regeln sind die der Anleitungen mit ihren häufigen Fragen. Was auf Spielplan, Kesseln und Karten gedruckt ist, lässt sich ohne die Schachtel nicht alles wissen.
facts-rulebooks = Aus den Anleitungen
facts-rulebooks-text = Die Zahl der Spieler, Züge und Teile; die Eulenplättchen; die Punkte für Verbindungen; wie viel das Phiolenregal fasst; der schwarze Kristall in der Mitte; zwei Eulenfelder und drei Hexfelder auf dem Pentagramm; Arten und Mengen der dunklen und silbernen Felder des Zauberstabs und ihre Reihenfolge, soweit Beispiele sie erzwingen; die Boni 5 und 3 am Hexenstein; 21 Chips, 15 Sonderhexplättchen und 40 Schriftrollen; die Arten der Prophezeiungen; Kraftplättchen, Kraft-Schriftrollen und die Fähigkeiten der Vollmondkarten.
facts-public = Aus veröffentlichten Besprechungen
facts-public-text = Die 15 Hexplättchen sind jedes Paar verschiedener Symbole einmal; in den sechs Ecken des Kessels sind Symbole gedruckt; die 17 Orte sind der Hexenstein und je vier Türme, Dörfer, Wälder und Burgen; ein Kraftplättchen zeigt sein Symbol zweimal.
facts-made = Nachgebildet
facts-made-text = Hier so entworfen, dass alles Bekannte passt, ohne Anspruch, dem Druck zu gleichen: welche Orte verbunden sind und wie lang jede der 40 Verbindungen ist; der dritte und vierte Bonus am Hexenstein; die Länge des Pentagramms und die Plätze darauf; die hellen Felder des Zauberstabs und damit seine Länge; welches Symbol in welcher Ecke des Kessels ist, wo die Kristalle beginnen und wo die Ausgänge sind; drei Chips von jeder Art; die Paare auf den Sonderhexplättchen; 16 Zauber zu 24 Prophezeiungen; welche Orte die Prophezeiungen verlangen; die Stufen der Prophezeiung über Kraftplättchen; und welche zwei Fähigkeiten auf einer Vollmondkarte stehen.
facts-own = Du besitzt die Schachtel?
facts-own-text = Dann spiele auf dem gedruckten Plan. „witchstone edition new --id my-box my-box.toml“ schreibt eine kommentierte Datei; berichtige sie, prüfe sie mit „witchstone edition check my-box.toml“ und starte das Spiel damit:
facts-own-check = Die Datei wird zuerst geprüft; was nicht passt, wird mit seiner Zeile gemeldet. Am Programm ist nichts zu ändern.

# Games of older rules.
older-title = Die Regeln haben sich geändert
older-agree = Dem Fortsetzen zustimmen
older-withdraw = Zustimmung zurückziehen
older-look = Tisch ansehen
older-result = Das Ergebnis bleibt: { $points }.
game-stopped = Partie ohne Ergebnis beendet
game-stopped-by = Die Betreiber dieses Servers haben die Partie beendet
game-suspended = Partie angehalten

# Das geführte erste Spiel.
learn-first-time = Zum ersten Mal hier?
learn-invite = Vier geführte Züge am echten Tisch, eins nach dem anderen: Plättchen legen, Wege bauen, Hexen aussenden, mit Kristallen brauen. Das dauert etwa zehn Minuten, danach gehört das Spiel dir. Du kannst jederzeit aufhören.
learn-begin = Spielend lernen
learn-continue = Weiterlernen
learn-not-now = In deinen eigenen Spielen darfst du das. Hier geht es Schritt für Schritt: Was leuchtet, ist als Nächstes dran.
