# The browser client: pages, buttons, panels.
title = Witchstone
title-your-turn = ● Jij bent aan de beurt · Witchstone
tagline = Elf ronden, ieder een ketel en de kristallen bol midden op tafel.
settings = Instellingen
back-to-start = Startpagina
your-name = Je naam
player-name = Naam
guest = Gast
language = Taal
speed = Snelheid van de zetten
speed-slow = langzaam
speed-normal = normaal
speed-fast = snel
speed-off = direct
palette = Kleuren
palette-candle = kaarslicht
palette-distinct = goed te onderscheiden
palette-contrast = sterk contrast
sound = Geluid
sound-help = Een zacht belletje als jij aan de beurt bent.
confirm = Vragen vóór overslaan
confirm-help = Een vraag voordat acties, bonussen of punten verloren gaan.
auto-play = Gedwongen zetten automatisch spelen
auto-play-help = Een zet zonder alternatief vraagt geen klik, en de enige bonus die wacht ook niet.
end-turn = Beurt beëindigen
end-turn-help = Tot je de beurt zelf beëindigt, kun je ook je laatste zet terugnemen.
keys = Toetsen
key-turn = Het fiche in de hand draaien
key-moves = Naar de lijst met zetten
key-cauldron = Je eigen ketel tonen, of die van wie aan de beurt is
key-rule = De regel bij wat onder de aanwijzer ligt
key-cancel = Annuleren, sluiten
options = Opties
continue-game = Verder spelen
games-in-progress = Lopende spellen
finished-games = Afgelopen spellen
round-of = { $round ->
    [0] Opbouw
   *[other] Ronde { $round } van { $of }
}
delete-game = Het spel van { $players } verwijderen
no-such-game = Dit spel is niet in deze browser opgeslagen.
against-computer = Tegen de computer
against-computer-help = Begint meteen en wordt in deze browser opgeslagen.
rivals = Tegenstanders
level = Niveau
level-1 = 1 · Leerling
level-2 = 2 · Adept
level-3 = 3 · Heks
level-4 = 4 · Tovenaar
level-5 = 5 · Grootmeester
level-6 = 6 · Meester van de Heksensteen
bot-name-1 = Morgana
bot-name-2 = Circe
bot-name-3 = Merlijn
play-now = Nu spelen
first-player = Startspeler
first-drawn = wordt geloot
starts-first = { $name } begint
seat-options = Kleuren en handicaps
colour = Kleur
colour-name = { $palette ->
    [distinct] { $colour ->
        [0] oranje
        [1] hemelsblauw
        [2] groen
       *[3] geel
    }
   *[other] { $colour ->
        [0] rood
        [1] blauw
        [2] groen
       *[3] wit
    }
}
on-this-device = Op dit apparaat
on-this-device-help = Eén apparaat gaat rond: ieders fiches blijven verborgen.
players = Spelers
player-number = Speler { $n }
played-by = Wie speelt
a-person = een mens
computer-level = Computer: { $level }
needs-a-person = Er moet minstens één mens meespelen.
open-hands = Open spelen
open-hands-help = Zonder scherm ertussen: iedereen mag ieders fiches zien.
begin-hot-seat = Starten

# Tables on the server.
online = Online spelen
online-help = Je krijgt een link voor je vrienden; de computer kan vrije plaatsen innemen.
no-server = Deze pagina komt niet van een spelserver; er zijn hier geen tafels.
listed = In de lobby tonen
listed-help = Iedereen mag meedoen; anders alleen wie de link heeft.
create-table = Tafel openen
join-code = Link of code van een tafel
join = Meedoen
lobby = Open tafels
my-tables = Mijn tafels
table-waiting = wacht op spelers
table-playing = wordt gespeeld
table-finished = afgelopen
table-your-turn = jij bent aan de beurt
seats-taken = { $n } van { $of } plaatsen bezet
table-of = Tafel van { $name }
anonymous = Anoniem
announcement = Van de server:
invite-title = Voor leden
invite-needed = Deze server is voor zijn leden: voer de uitnodigingscode in.
invite-code = Uitnodigingscode
invite-enter = Verder
share-link = Stuur deze link naar je medespelers
copy = Kopiëren
copied = Gekopieerd
seat-open = vrije plaats
seat-reserved = gereserveerd voor { $name }
seat-number = Plaats { $n }
seats-and-order = Plaatsen en spelvolgorde
order = Spelvolgorde
order-random = wordt geloot
order-chosen = volgens plaatsnummer
take-seat = Gaan zitten
leave-seat = Opstaan
decline-seat = Afslaan
seat-computer = Computer laten spelen
clear-seat = Plaats vrijmaken
waits-for-seats = Het spel begint als alle plaatsen bezet zijn.
board = Speelbord
board-built-in = Ingebouwd speelbord
board-built-in-help = Het speelbord dat bij dit programma hoort.
board-own-help = “{ $board }” is een speelbord dat de beheerder van deze server heeft ingevoerd.
on-board = speelbord “{ $board }”
board-missing = hier nu niet speelbaar
board-unknown = Dit spel wordt op het speelbord “{ $board }” gespeeld, dat noch deze browser noch de server kent.
board-closed = Aan deze tafel wordt op het speelbord “{ $board }” gespeeld, dat deze server niet heeft, of alleen in een andere vorm. Hier kan pas verder worden gespeeld als hij wordt gestart met het bestand waarmee het spel begon: --edition { $board }.toml
connecting = Verbinden …
connection-lost = Verbinding verbroken. Nieuwe poging; er gaat niets verloren.
while-away = Terwijl je weg was
chat = Chat
say = Bericht
send = Versturen
mute = Dempen
mute-name = { $name } dempen
muted-name = { $name } is gedempt.
unmute = Niet meer dempen
my-seat = Mijn plaats
ask-undo = Vragen om mijn laatste zet terug te nemen
undo-requested = { $name } wil graag { $n ->
    [one] 1 zet
   *[other] { $n } zetten
} terugnemen.
undo-sent = Je hebt gevraagd om { $n ->
    [one] 1 zet
   *[other] { $n } zetten
} terug te nemen. Wachten op de anderen.
undo-agree = Akkoord
undo-disagree = Weigeren
undo-withdraw = Intrekken
let-computer = De computer voor mij laten spelen
stand-in = De computer speelt voor je.
stand-in-returning = De computer maakt zijn beurt af, daarna speel je weer zelf.
resume-seat = Weer zelf spelen
resign = Het spel opgeven
resign-sure = Opgeven? Je verliest het spel.
resign-yes = Opgeven
resign-no = Doorspelen
to-rematch = Naar de revanche
decline-rematch = Revanche afslaan
server-unreachable = De server is niet bereikbaar. Probeer het opnieuw.
clock = Klok
clock-none = geen klok
clock-quick = 10 minuten, per beurt 10 seconden erbij
clock-calm = 30 minuten, per beurt 30 seconden erbij
clock-turn = 3 minuten per beurt
clock-day = 1 dag per beurt
clock-days = 3 dagen per beurt
at-zero = Als de tijd om is
at-zero-bot = speelt de computer verder
at-zero-loss = is het spel verloren
days-hours = { $days } d { $hours } u
allow-hints = Tips
allow-hints-help = Spelers mogen de computer om een zet vragen.
allow-spectators = Toeschouwers
allow-spectators-help = Wie de link heeft, mag toekijken.
other-device = Op een ander apparaat spelen
other-device-help = Een code brengt je naam en je plaatsen naar een tweede apparaat. Hij geldt één keer. Bij het elfde apparaat wordt het apparaat afgemeld dat je het langst niet hebt gebruikt.
get-code = Code tonen
device-code = Code van het andere apparaat
device-good-for = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
} geldig
take-code = Code gebruiken
device-joined = Dit apparaat speelt nu als { $name }.
device-unknown = Deze code is onbekend of al gebruikt.
code-invalid = Een code bestaat alleen uit letters en cijfers.
device-confirm = In deze browser als { $name } spelen?
device-confirm-help = Je bent hier { $own }. Als je doorgaat, speelt deze browser als { $name }: de plaatsen en spellen van { $own } zijn van hieruit niet meer bereikbaar. Ga alleen door als je deze code zelf op een ander apparaat van jezelf hebt gemaakt, nooit met een link die iemand je heeft gestuurd.
device-keep = { $own } blijven
device-replace = Als { $name } spelen

# De apparaten in de instellingen.
devices = Apparaten
devices-count = { $count ->
    [one] { $name } is alleen op dit apparaat aangemeld.
   *[other] { $name } is aangemeld op { $count } van maximaal { $most } apparaten.
}
log-out-here = Dit apparaat afmelden
log-out-everywhere = Alle apparaten afmelden
log-out-here-help = { $count ->
    [one] Er is geen ander apparaat aangemeld: de plaatsen en statistieken van { $name } zouden voorgoed verloren zijn.
   *[other] Om weer als { $name } te spelen, heb je een code van een ander apparaat nodig.
}
log-out-everywhere-help = De plaatsen en statistieken van { $name } zouden voorgoed verloren zijn: geen enkel apparaat zou zich nog als { $name } kunnen aanmelden.
log-out = Afmelden
log-out-cancel = Aangemeld blijven
logged-out = Dit apparaat is afgemeld.
logged-out-help = Je kunt je opnieuw aanmelden met een code van een ander apparaat, of verdergaan als nieuwe gast.
new-guest = Verdergaan als nieuwe gast

# The bar.
game-over = Het spel is afgelopen
turn-yours = { $name }: jij bent aan de beurt
turn-of = { $name } is aan de beurt
computer-thinks = De computer denkt na
fast-forward = Vooruitspoelen
ask-hint = Tip
hint-searching = De computer zoekt een goede zet …
hint-nothing = De computer weet hier geen raad.
hint-says = Speel: { $move }
hint-more = Toon het idee
hint-move = Toon de zet
hint-play = Zo spelen
hints-forbidden = Aan deze tafel wordt zonder tips gespeeld.
move-sending = Verzenden: { $move }
move-rejected = Niet gespeeld: { $move } { $why }
undo = Zet terug
redo = Opnieuw
end = Beëindigen
phase-towers = Kies een toren
phase-moons = Houd een vollemaankaart
phase-turn-start = Leg een heksenfiche in de ketel
phase-order = Welke actie komt eerst?
phase-begin = De vollemaankaart voor de tweede actie gebruiken?
phase-question = Een krachtfiche leggen?
phase-pending = Gebruik je bonus of sla hem over
phase-over = Alle punten zijn geteld
phase-turn-done = Je beurt is klaar
first-then = { $first }. Daarna: { $next }
latest-moves = Laatste zetten
how-towers = Kies er een die oplicht: het toverfiche is van jou.
how-turn-start = Pak een heksenfiche; grote groepen geven meer acties.
how-energy = Kies een verbinding die oplicht.
how-witch = Kies een plaats die oplicht; het getal is de prijs.
how-pentagram = Kies hoe ver je gaat op het pentagram.
how-crystal = Kies een kristal, dan waarheen.
how-wand = Kies een veld van de toverstaf dat oplicht.
how-scroll = Kies een perkamentrol die oplicht.
how-turn-done = Beëindig hem of neem je laatste zet terug.
how-touch = Houd iets ingedrukt om te zien wat het is.
pending-chip = Fiche: { actions-of }
pending-vial = Flesje: { actions-of }
pending-wand = Stafveld: { actions-of }
pending-free = 2 acties naar keuze
pending-crystal = Kristal bij uitgang { symbol }
pending-black = Zwart kristal bij uitgang { symbol }
skip-question = { $what ->
    [batch] { actions-of } overslaan?
    [remove] Dit kristal verwijderen?
   *[pending] Alle bonussen overslaan?
}
skip-cancel = Annuleren
skip-confirm = { $what ->
    [remove] Verwijderen
   *[other] Overslaan
}
hand-over = Geef het apparaat aan { $name }.
hand-over-show = Ik ben { $name }: toon mijn fiches
your-move = Jij bent aan de beurt.
close = Sluiten
notice-not-saved = Deze browser staat opslaan niet toe: bij herladen gaat het spel verloren.
notice-no-worker = De computertegenstander antwoordt niet. Herlaad de pagina om verder te spelen.

# A turn in one line: “Morgana: +9 — connections 4, Prophecies 3, owls 2”.
turn-summary = { $name }: { $total } – { $gains }
turn-without-points = { $name }: geen punten
turn-gain = { $source ->
    [connections] verbindingen { $points }
    [witches] heksen { $points }
    [witchstone] Heksensteen { $points }
    [chips] fiches { $points }
    [silver] zilveren velden { $points }
    [owls] uilen { $points }
    [empty-owls] lege uilenstapels { $points }
    [spells] spreuken { $points }
    [prophecies] voorspellingen { $points }
    [removed] verwijderde kristallen { $points }
   *[even-start] gelijke start { $points }
}

# Beside the table.
the-table = De tafel
beside-the-table = Naast de tafel
moves = Zetten
log = Verloop
scores = Punten
text-view = Tekst
text-view-help = Alles op tafel met de huidige getallen.
waiting-for = Wachten op { $name }.
log-help = Aanwijzen markeert, klikken toont dat moment.
scores-help = Wat ieder zou scoren als het spel nu eindigde.
group-tower = Torens
group-moon = Vollemaankaarten
group-lay = { $tile } leggen ({ $n })
group-discard = Een heksenfiche afleggen
group-start = Volgorde van de acties
group-energy = Energie leggen
group-witch = Heksen
group-step = Pentagram
group-crystal = Een kristal verplaatsen ({ $n })
group-crystal-out = Kristallen naar de rand
group-wand = Toverstaf
group-scroll = Perkamentrollen
group-spell = Versterkingsspreuken
group-bonus = Bonusacties
group-special = Speciaal heksenfiche { $tile } ({ $n })
group-shelve = Kristallen in het rek
group-power = Krachtfiche { symbol } ({ $n })
group-skip = Overslaan
group-remove = Kristallen verwijderen ({ $n })
sum-even-start = Gelijke start
sum-connections = Verbindingen
sum-witches = Heksen
sum-witchstone = Heksensteen
sum-chips = Toverfiches
sum-silver = Zilveren stafvelden
sum-owls = Uilenfiches
sum-empty-owls = Lege uilenstapels
sum-spells = Ongebruikte spreuken
sum-prophecies = Voorspellingen
sum-removed = Verwijderde kristallen
sum-total = Totaal
prophecies-of = Voorspellingen van { $player }

# Looking back, and the end.
show-again = Zetten van de anderen opnieuw tonen
looking-back = Terugkijken
history-slider = Moment in het spel
one-back = Eén zet terug
one-forward = Eén zet verder
back-to-now = Terug naar nu
won = { $name } wint met { points }
won-by-wand = { $name } wint met { points }: { $second } heeft er evenveel, maar ligt achter op de toverstaf
won-by-order = { $name } wint met { points }: { $second } heeft er evenveel, maar kwam later op hetzelfde stafveld
won-shared = { $names } delen de overwinning met { points }
won-by-resignation = { $winners ->
    [one] { $names } wint
   *[other] { $names } winnen
}: opgave van { $losers }
points-by-source = Punten per bron
as-a-table = Als tabel
score-over-turns = Punten per ronde
end-mark = eind
see-table = Tafel bekijken
show-result = Uitslag tonen
rematch = Revanche
same-deal = Zelfde opzet opnieuw
watch-game = Spel bekijken
download = Verslag downloaden

# De pagina met de regels.
texts-unreachable = De teksten kunnen niet worden geladen. Laad de pagina opnieuw zodra de server bereikbaar is.
update-available = Er is een nieuwe versie beschikbaar.
update-load = Laden
rules = Regels
rules-intro = Het hele spel en zijn uitbreiding Volle maan in onze eigen woorden. Elk nummer is een link die je kunt doorsturen. Waar de spelregels zwijgen of elkaar tegenspreken, moesten wij kiezen: deze regels zijn als onze interpretatie gemarkeerd, met de reden en de andere lezing.
rules-search = Zoeken in de regels
rules-only-rulings = Alleen interpretaties
rules-ruling = Onze interpretatie
rules-reason = Waarom:
rules-instead = Andere lezing:
rules-printings = Uitgaven:
rules-found = { $n ->
    [0] Niets gevonden.
    [one] 1 regel gevonden.
   *[other] { $n } regels gevonden.
}
rules-contents = Inhoud
rule-number = Regel { $clause }
back = Terug
picture-cauldron = Een heksenfiche met twee symbolen, een speciaal heksenfiche en een ketel met groepen, kristallen en uitgangen.
picture-chips = De toverfiches: één voor elke actiesoort, en het toverfiche met punten.
picture-connections = Verbindingen rond een toren, sommige met energie-eenheden.
picture-witchstone = De heksensteen met zijn bonusvelden, in het midden van de kristallen bol.
picture-pentagram = Het pentagram met zijn uilenvelden en heksenvelden.
picture-rack = Het flesjesrek, met daaronder de toverfiches en krachtfiches.
picture-wand = De toverstaf met lichte, donkere en zilverkleurige velden.
picture-scrolls = De openliggende perkamentrollen: spreuken en voorspellingen.
picture-power = De zes krachtfiches.
picture-moon = De zes vollemaankaarten.
facts = Hoe trouw is het aan de doos?
facts-intro = De regels zijn die van de spelregels met hun veelgestelde vragen. Wat op het bord, de ketels en de kaarten gedrukt staat, is zonder de doos niet allemaal te weten.
facts-rulebooks = Uit de spelregels
facts-rulebooks-text = Het aantal spelers, beurten en onderdelen; de uilenfiches; de punten voor verbindingen; hoeveel er in het flesjesrek past; het zwarte kristal in het midden; twee uilenvelden en drie heksenvelden op het pentagram; soorten en aantallen van de donkere en zilverkleurige velden van de toverstaf, en hun volgorde voor zover voorbeelden die afdwingen; de bonussen 5 en 3 bij de heksensteen; 21 toverfiches, 15 speciale heksenfiches en 40 perkamentrollen; de soorten voorspellingen; krachtfiches, krachtrollen en de vermogens van de vollemaankaarten.
facts-public = Uit gepubliceerde besprekingen
facts-public-text = De 15 heksenfiches zijn elk paar verschillende symbolen één keer; in de zes hoeken van de ketel zijn symbolen gedrukt; de 17 locaties zijn de heksensteen en telkens vier torens, dorpen, bossen en kastelen; een krachtfiche toont zijn symbool twee keer.
facts-made = Nagemaakt
facts-made-text = Hier zo ontworpen dat alles wat bekend is klopt, zonder te beweren dat het aan de druk gelijk is: welke locaties verbonden zijn en hoe lang elk van de 40 verbindingen is; de derde en vierde bonus bij de heksensteen; de lengte van het pentagram en de plaatsen erop; de lichte velden van de toverstaf en dus zijn lengte; welk symbool in welke hoek van de ketel staat, waar de kristallen beginnen en waar de uitgangen zijn; drie toverfiches van elke soort; de paren op de speciale heksenfiches; 16 spreuken op 24 voorspellingen; welke locaties de voorspellingen vragen; de niveaus van de voorspelling over krachtfiches; en welke twee vermogens samen op een vollemaankaart staan.
facts-own = Heb je de doos?
facts-own-text = Speel dan op het gedrukte bord. “witchstone edition new --id my-box my-box.toml” schrijft een bestand met uitleg; verbeter het, controleer het met “witchstone edition check my-box.toml” en start het spel ermee:
facts-own-check = Het bestand wordt eerst gecontroleerd; wat niet klopt, wordt met zijn regelnummer gemeld. Aan het programma hoeft niets te veranderen.

# Games of older rules.
older-title = De regels zijn veranderd
older-agree = Akkoord met hervatten
older-withdraw = Akkoord intrekken
older-look = Tafel bekijken
older-result = De uitslag blijft: { $points }.
game-stopped = Spel zonder uitslag beëindigd
game-stopped-by = De beheerders van deze server hebben het spel beëindigd
game-suspended = Spel onderbroken

# Het begeleide eerste spel.
learn-first-time = Voor het eerst hier?
learn-invite = Vier begeleide beurten aan de echte tafel, één ding tegelijk: fiches leggen, wegen bouwen, heksen op pad sturen, brouwen met kristallen. Dat duurt ongeveer tien minuten, daarna is het spel van jou. Je kunt stoppen wanneer je wilt.
learn-begin = Al spelend leren
learn-continue = Verder leren
learn-not-now = In je eigen spellen mag dat. Hier gaan we stap voor stap: wat oplicht, is nu aan de beurt.
