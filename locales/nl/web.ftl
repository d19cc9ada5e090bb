# The browser client: pages, buttons, panels.
title = Witchstone
title-your-turn = ● Jij bent aan de beurt · Witchstone
tagline = Elf beurten, een ketel en de kristallen bol midden op tafel.
settings = Instellingen
back-to-start = Startpagina
your-name = Je naam
guest = Gast
language = Taal
speed = Snelheid van de zetten
speed-slow = langzaam
speed-normal = normaal
speed-fast = snel
speed-off = meteen, niets beweegt
palette = Kleuren
palette-candle = kaarslicht
palette-distinct = goed te onderscheiden
palette-contrast = sterk contrast
sound = Geluid
sound-help = Een zacht belletje als jij aan de beurt bent.
confirm = Vragen voor opgeven
confirm-help = Een vraag voordat acties, bonussen of punten verloren gaan.
automatic = Enige zetten uitvoeren
automatic-help = Wat maar één uitkomst heeft, vraagt geen klik.
keys = Toetsen
key-turn = De fiche in de hand draaien
key-moves = Naar de lijst met zetten
key-rule = De regel bij wat wordt aangewezen
key-leave = Loslaten, sluiten
options = Opties
running-games = Lopende spellen
finished-games = Afgelopen spellen
round-of = { $round ->
    [0] Opbouw
   *[other] Ronde { $round } van { $of }
}
forget-game = Het spel van { $players } vergeten
no-such-game = Deze browser kent dat spel niet.
against-computer = Tegen de computer
against-computer-help = Begint meteen en blijft in deze browser bewaard.
rivals = Tegenstanders
level = Niveau
level-1 = 1 · Leerling
level-2 = 2 · Adept
level-3 = 3 · Heks
level-4 = 4 · Tovenaar
level-5 = 5 · Grootmeester
level-6 = 6 · Meester van de Witchstone
bot-name-1 = Morgana
bot-name-2 = Circe
bot-name-3 = Merlijn
play-now = Nu spelen
on-this-device = Op dit apparaat
on-this-device-help = Jullie geven het apparaat door; niemand ziet de fiches van de anderen.
players = Spelers
player-number = Speler { $n }
begin-hot-seat = Beginnen

# Tables on the server.
online = Met anderen, op afstand
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
share-link = Stuur deze link naar wie moet meespelen
copy = Kopiëren
copied = Gekopieerd
seat-open = vrije plaats
take-seat = Gaan zitten
leave-seat = Opstaan
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
connection-lost = De verbinding is weg. Nieuwe poging; er gaat niets verloren.
while-away = Terwijl je weg was
chat = Gesprek
say = Iets zeggen
send = Versturen
mute = Dempen
mute-name = { $name } niet meer horen
muted-name = { $name } is niet te horen.
unmute = Weer horen
my-seat = Mijn plaats
ask-undo = Vragen om mijn laatste zet terug te nemen
undo-wish = { $name } wil graag { $n ->
    [one] 1 zet
   *[other] { $n } zetten
} terugnemen.
undo-asked = Je hebt gevraagd om { $n ->
    [one] 1 zet
   *[other] { $n } zetten
} terug te nemen. De anderen antwoorden.
undo-agree = Akkoord
undo-disagree = Niet akkoord
undo-withdraw = Intrekken
let-computer = De computer voor mij laten spelen
stand-in = De computer speelt voor je.
take-back = Weer zelf spelen
resign = Het spel opgeven
resign-sure = Echt opgeven? Je verliest het spel.
resign-yes = Opgeven
resign-no = Doorspelen
to-rematch = Naar de revanche
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
other-device-help = Een code brengt je naam en je plaatsen naar een tweede apparaat. Hij geldt één keer.
get-code = Code tonen
device-code = Code van het andere apparaat
device-good-for = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
} geldig
take-code = Code gebruiken
device-joined = Dit apparaat speelt nu als { $name }.
device-unknown = Deze code is onbekend of al gebruikt.
refused = { $reason ->
    [stale] Het spel ging intussen verder: kijk nog eens.
    [not_your_turn] Nu beslist iemand anders.
    [other_edition] Aan deze tafel wordt op een speelbord gespeeld dat deze server niet heeft.
    [no_such_edition] Dit speelbord heeft de server niet.
    [no_such_table] Die tafel bestaat niet.
    [no_spectators] Aan deze tafel mag niemand toekijken.
    [seat_taken] Deze plaats is bezet.
    [nothing_to_undo] Er kan niets worden teruggenomen of opnieuw gespeeld.
    [not_host] Dat mag alleen wie de tafel opende.
    [no_hints] Aan deze tafel zijn er geen tips.
    [stand_in] De computer speelt voor je: neem eerst je plaats weer in.
    [over] Het spel is afgelopen.
    [not_over] Het spel is nog niet afgelopen.
    [muted] Wie de tafel opende, heeft je het zwijgen opgelegd.
    [too_fast] Te veel tegelijk: probeer het zo nog eens.
    [unreachable] De server is niet bereikbaar.
   *[other] { $text }
}

# The bar.
game-over = Het spel is afgelopen
turn-yours = { $name }: jij bent aan de beurt
turn-of = { $name } is aan de beurt
computer-thinks = De computer denkt na
skip = Overslaan
ask-hint = Tip
hint-looking = De computer zoekt een goede zet …
hint-nothing = De computer weet hier geen raad.
hint-says = Speel: { $move }
hint-more = Vertel me het idee
hint-move = Vertel me de zet
hint-play = Zo spelen
hints-forbidden = Aan deze tafel wordt zonder tips gespeeld.
on-its-way = Onderweg: { $move }
not-played = Teruggenomen: { $move } { $why }
undo = Terug
redo = Opnieuw
end = Einde
phase-towers = Kies een toren
phase-moons = Houd een vollemaankaart
phase-turn-start = Leg een heksenfiche in de ketel
phase-order = Welke actie komt eerst?
phase-begin = De vollemaankaart voor de tweede actie gebruiken?
phase-question = Een krachtfiche leggen?
phase-pending = Gebruik wat open staat, of beëindig
phase-over = Alle punten zijn geteld
first-then = { $first }, dan { $next }
latest-moves = Laatste zetten
how-towers = Kies er een die oplicht: de toverfiche is van jou.
how-turn-start = Pak een heksenfiche; grote groepen geven meer acties.
how-energy = Kies een verbinding die oplicht.
how-witch = Kies een plaats die oplicht; het getal is de prijs.
how-pentagram = Kies het veld van het pentagram dat oplicht.
how-crystal = Pak een kristal dat oplicht en wijs aan waarheen.
how-wand = Kies een veld van de toverstaf dat oplicht.
how-scroll = Kies een schriftrol die oplicht.
pending = Nog open
pending-chip = Fiche: { actions-of }
pending-vial = Flesje: { actions-of }
pending-wand = Stafveld: { actions-of }
pending-special = Speciaal heksenfiche { $tile }
pending-free = 2 acties naar keuze
pending-crystal = Kristal bij uitgang { symbol }
pending-black = Zwart kristal bij uitgang { symbol }
give-up-question = Dit echt opgeven?
keep-playing = Nee, houden
give-up-yes = Ja, verder
curtain = Geef het apparaat aan { $name }.
show-things = Ik ben { $name }: toon mijn spullen
your-decision = Jij beslist.
close = Sluiten
notice-not-kept = De browser laat deze pagina niets bewaren: bij herladen gaat het spel verloren.
notice-no-worker = De computertegenstander antwoordt niet. Herlaad de pagina om verder te spelen.

# Beside the table.
the-table = De tafel
beside-the-table = Naast de tafel
moves = Zetten
log = Verloop
scores = Punten
in-words = In woorden
in-words-help = Alles op tafel met zijn getallen van dit moment.
nothing-to-do = Je hoeft nu niets te beslissen.
log-help = Een regel verlicht waarover hij gaat; een klik toont de tafel van toen.
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
group-end = Ervan afzien
group-remove = Kristallen verwijderen ({ $n })
sum-even-start = Gelijke start
sum-connections = Verbindingen
sum-witches = Heksen
sum-witchstone = Witchstone
sum-chips = Toverfiches
sum-silver = Zilveren stafvelden
sum-owls = Uilenfiches
sum-empty-owls = Lege uilenstapels
sum-spells = Ongebruikte spreuken
sum-prophecies = Profetieën
sum-removed = Verwijderde kristallen
sum-total = Totaal

# Looking back, and the end.
show-again = Zetten van de anderen opnieuw tonen
looking-back = Terugkijken
moment = Moment in het spel
one-back = Eén zet terug
one-on = Eén zet verder
back-to-now = Terug naar nu
won = { $name } wint met { points }
won-by-wand = { $name } wint met { points }: { $second } heeft er evenveel, maar ligt achter op de toverstaf
won-by-order = { $name } wint met { points }: { $second } heeft er evenveel, maar kwam later op hetzelfde stafveld
won-shared = { $names } delen de overwinning met { points }
won-by-giving-up = { $names } wint: { $losers } heeft opgegeven
points-by-source = Punten per bron
as-a-table = Als tabel
score-over-turns = Punten per beurt
end-mark = eind
see-table = Tafel bekijken
show-result = Uitslag tonen
rematch = Revanche
same-deal = Zelfde opzet opnieuw
watch-game = Spel bekijken
download = Verslag downloaden

# De pagina met de regels.
update-there = Er is een nieuwe versie van het spel.
update-take = Laden
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
facts-rulebooks-text = Het aantal spelers, beurten en onderdelen; de uilenfiches; de punten voor verbindingen; hoeveel er in het flesjesrek past; het zwarte kristal in het midden; twee uilenvelden en drie heksenvelden op het pentagram; soorten en aantallen van de donkere en zilverkleurige velden van de toverstaf, en hun volgorde voor zover voorbeelden die afdwingen; de bonussen 5 en 3 bij de heksensteen; 21 toverfiches, 15 speciale heksenfiches en 40 perkamentrollen; de soorten voorspellingen; krachtfiches, kracht-perkamentrollen en de vermogens van de vollemaankaarten.
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
game-suspended = Spel onderbroken
