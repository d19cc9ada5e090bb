# Wat alleen de terminal zegt. De teksten van het spel zelf (points, actions-of, symbol, round …) staan in /locales.

# De stelling.
cli-phase = { $phase ->
    [towers] { $player } kiest een toren.
    [tower-bonus] { $player } voert het toverfiche van de toren uit.
    [moons] { $player } houdt een vollemaankaart.
    [turn-start] { $player } legt een heksenfiche.
    [order] { $player } kiest welke actiesoort eerst komt.
    [begin] { $player } mag de vollemaankaart voor de tweede actiesoort gebruiken.
    [question] { $player } mag een krachtfiche leggen.
    [over] Het spel is afgelopen.
   *[acting] { $player } voert acties uit.
}
cli-witchstone = Volgende bonus bij de heksensteen: { points }
cli-owls-left = uilenfiches over: { $first } en { $second }
cli-rack-bottom = onderste rij { $filled }/{ $capacity }
cli-rack-chips = Toverfiches: { $chips }
cli-rack-power = Krachtfiches: { $tiles }
cli-rack-collecting = Verzamelfiches: { $places }
cli-collecting-vial = onderste rij
cli-collecting-owl = eerste uilenveld
cli-collecting-silver = eerste zilverkleurige veld
cli-collecting-witchstone = heksensteen

# Het gebied van een speler.
cli-area = { $player }: { points }, { $total } als het spel nu eindigde
cli-area-supply = In voorraad: energie { $energy }, heksen { $witches }, heksenfiches { $tiles }
cli-area-ball = In de bol: toren { $tower }; heksen: { $standing } staand, { $lying } liggend; verbindingen: { $connections }
cli-area-rank = bonus bij de heksensteen { $points }
cli-area-begun = Begonnen: { $connection }, { $units } van { $spaces }
cli-area-big-witch = Grote heks: { $place ->
    [supply] in voorraad
    [lying] ligt naast de toren
   *[standing] bij { $at }
}
cli-area-crystals = Kristallen: { $inside } in de ketel, { $rack } in het rek, { $aside } ernaast; het volgende verwijderen kost { $price }
cli-area-black-racked = zwart kristal in het rek
cli-area-black-gone = zwart kristal niet in de ketel
cli-area-tiles = Achter het zichtscherm: { $tiles }
cli-area-tiles-hidden = Achter het zichtscherm: { $n ->
    [one] { $n } heksenfiche
   *[other] { $n } heksenfiches
}
cli-area-scrolls = Perkamentrollen: { $owned }; ongebruikt: { $unused }
cli-area-scrolls-secret = Perkamentrollen: { $owned }
cli-area-won = Toverfiches: { $chips }; uilenfiches: { $owls }; speciale heksenfiches: { $specials }
cli-area-power = Krachtfiches: { $tiles }
cli-area-moon = Vollemaankaart: { $card } ({ $used ->
    [yes] { moon-spent }
   *[no] { moon-ready }
})

# Wat er gebeurt.
cli-open = Open, de binnenste het laatst: { $batches }
cli-waiting = Staat open: { $things }
cli-waiting-chip = { $chip } ({ $actions })
cli-waiting-vial = flesje ({ $actions })
cli-waiting-special = speciaal heksenfiche { $tile }
cli-waiting-crystal = kristal bij de uitgang { symbol }
cli-waiting-black = zwart kristal bij de uitgang { symbol }
cli-waiting-free = leeg zeshoekig veld
cli-waiting-wand = donker veld van de toverstaf ({ $actions })

# De tekens.
cli-legend = Tekens
cli-legend-cauldron = Ketel: { $empty } leeg, { $crystal } kristal, { $black } zwart kristal; twee letters zijn een speciaal heksenfiche. De getallen zijn q (boven) en r (rechts) van een cel q,r.
cli-legend-exits = Een kleine letter is een lege cel bij een uitgang: { $exits }
cli-legend-ball = Kristallen bol: t toren, f bos, v dorp, c kasteel; [E] het toverfiche daar ({ $points } voor punten), (12) de spelers van wie daar een heks staat. Verbindingen dragen het nummer van hun eigenaar; { $empty } is vrij.
cli-legend-wand = Toverstaf: E1 is een donker veld met 1 energie-actie. Zilverkleurige velden: { $silver }
cli-legend-pentagram = Pentagram: o7 uilenfiche met waarde 7, o- geen uilenfiche meer, EW speciaal heksenfiche, -- leeg zeshoekig veld
cli-legend-collecting = + is een verzamelfiche.

# De telling en het verhaal.
cli-sheet-wand = (veld op de toverstaf)
cli-sheet-prophecy = { $player }, { scroll-prophecy }: { points }
cli-story-points = { $player }: { $change } in deze beurt, { points } in totaal.
cli-story-unfinished = De opname eindigt vóór het spel. Als het nu eindigde:

# Spelen.
cli-play-welcome = Een spel voor { $players } spelers met startgetal { $seed }. Jij bent { $player }.
cli-play-kind = { $kind ->
    [tower] Kies je toren
    [moon] Houd een vollemaankaart
    [lay] Leg een heksenfiche
    [discard] Leg een heksenfiche af
    [start] Kies de eerste actiesoort
    [begin] Begin de tweede actiesoort
    [energy] Leg energie
    [witch] Heksen
    [step] Pentagram
    [crystal] Verplaats een kristal
    [wand] Toverstaf
    [scroll] Neem een perkamentrol
    [spell] Voeg een versterkingsspreuk toe
    [use] Gebruik een bonus
    [place] Leg een speciaal heksenfiche in de ketel
    [shelve] Leg een kristal in het rek
    [power] Leg een krachtfiche
    [decline] Neem geen krachtfiche
    [remove] Verwijder een kristal
   *[end] Zie af van de rest
}
cli-play-moves = { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
}
cli-play-narrowed = Zetten die met ‘{ $prefix }’ beginnen (Enter toont ze weer allemaal):
cli-play-refused = Dat kan niet. { $why }
cli-play-save-where = Typ ‘save’ en de naam van een bestand.
cli-play-not-saved = Kan { $file } niet schrijven: { $why }.
cli-play-other-file = { $file } bestaat al en is geen opname: kies een andere naam.
cli-play-end = Einde van de invoer: het spel is niet uitgespeeld.
cli-play-typing = Kies een zet met zijn nummer of typ hem zoals hij in de lijst staat. Het begin van een zet toont alle zetten die zo beginnen; Enter toont weer de hele lijst.
cli-prophecy-missing = Nu { points } waard; voor meer ontbreekt: { $missing }.
cli-prophecy-perfect = Nu { points } waard; er ontbreekt niets.

# Advies en analyse.
cli-percent = { $n } %
cli-source = { $source ->
    [connections] Verbindingen
    [witches] Staande heksen
    [witchstone] Heksensteen
    [chips] Toverfiches
    [owls] Uilenfiches
    [wand] Zilverkleurige velden van de toverstaf
    [spells] Ongebruikte spreuken
    [prophecies] Voorspellingen
    [even_start] Gelijke start
   *[removed] Verwijderde kristallen
}
cli-advice-now = nu
cli-advice-later = later
cli-advice-open = Na het omdraaien kan de rest veranderen: { $moves }
cli-hint-title = { $round ->
    [0] { $player } bij de voorbereiding, voor zet { $move }.
   *[other] { $player } in ronde { $round }, voor zet { $move }.
}
cli-hint-best = Beste beurt: verwachte voorsprong { $lead }, winstkans { $chance }.
cli-hint-other = Alternatief, { $loss } punten minder: verwachte voorsprong { $lead }, winstkans { $chance }.
cli-analyse-head = { $kind ->
    [round] ronde
    [player] speler
    [lost] verloren
    [chance] winstkans verloren
    [luck] geluk
    [accuracy] nauwkeurigheid
   *[played] gespeeld
}
cli-analyse-mistakes = De grootste fouten
cli-analyse-mistake = { $round ->
    [0] { $player } bij de voorbereiding: { $lost } punten en { $chance } winstkans verloren.
   *[other] { $player } in ronde { $round }: { $lost } punten en { $chance } winstkans verloren.
}
cli-analyse-played = Gespeeld: { $moves }
cli-analyse-better = Beter:

# Statistiek.
cli-stats-title = { $players } spelers, { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
cli-stats-edition = speelbord { $edition }
cli-stats-all = allen
cli-stats-mean = { $value } ± { $error }
cli-stats-measure = { $measure ->
    [points] Punten
    [wins] Overwinningen in procent
    [lead] Voorsprong op de beste andere
    [wand] Veld op de toverstaf
    [pentagram] Velden op het pentagram
    [crystals] Kristallen in het rek
    [connections] Voltooide verbindingen
    [witches] Staande heksen
    [scrolls] Perkamentrollen
    [prophecies] Voorspellingen
    [unfulfilled] … niet vervuld
    [minor] … in geringe mate
    [major] … in grote mate
   *[perfect] … uitmuntend
}
cli-stats-none = Er is geen afgelopen spel.
cli-stats-unfinished = { $n ->
    [one] { $n } spel dat niet afgelopen is, werd weggelaten.
   *[other] { $n } spellen die niet afgelopen zijn, werden weggelaten.
}
cli-stats-differing = { $n ->
    [one] { $n } spel volgens oudere regels verloopt volgens de huidige anders en werd weggelaten; “witchstone check” toont waar.
   *[other] { $n } spellen volgens oudere regels verlopen volgens de huidige anders en werden weggelaten; “witchstone check” toont waar.
}
cli-plot-title = { $kind ->
    [scores] Eindstanden
    [sources] Punten naar herkomst
    [seats] Overwinningen per plaats
    [leads] Punten per plaats
   *[wand] Veld op de toverstaf aan het einde
} ({ $players } spelers, { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
})
cli-plot-unit = { $kind ->
    [scores] spelers naar punten
    [sources] punten in een spel, met standaardfout
    [seats] procent van de spellen, met standaardfout; gestippeld: gelijk
    [leads] punten, met standaardfout; gestippeld: alle plaatsen
   *[wand] spelers
}

# The game on the whole screen. The line of keys fits into 78 columns.
cli-screen-keys = Enter kiezen · Esc terug · Tab blad · i info · u terug · ? hulp · q stoppen
cli-screen-small = Deze terminal is te klein voor de tafel: er zijn minstens 70 kolommen en 20 regels nodig.
cli-screen-tracks = Toverstaf, Pentagram
cli-screen-save = Bestandsnaam (Enter slaat op, Esc annuleert):
cli-screen-type = Een zet zoals hij geschreven wordt, bijvoorbeeld “tower t2” (Enter speelt hem):
cli-screen-nothing-there = Daar is nu niets te doen.
cli-screen-help-step = Markeert een andere zet van de lijst.
cli-screen-help-number = Markeert de zet met dit nummer.
cli-screen-help-take = Speelt de gemarkeerde zet of opent de gemarkeerde groep.
cli-screen-help-back = Toont weer de hele lijst.
cli-screen-help-page = Gaat naar een ander blad van de tafel.
cli-screen-help-explain = Legt de gemarkeerde zet uit.
cli-screen-help-type = Neemt een zet aan die je intypt.
cli-screen-help-end = Ziet af van de overige acties.
cli-screen-help-undo = Maakt je laatste zet ongedaan; herhaalt hem.
cli-screen-help-look = Toont ieders punten; wat er gebeurd is; wat de Perkamentrollen doen.
cli-screen-help-agree = Gaat akkoord met het hervatten van een onderbroken spel, of trekt dat in.
cli-screen-help-mouse = Een klik op een vak, plaats of Perkamentrol toont de zetten daar; op een zet speelt die; op een blad opent het.

# At a table of a server.
cli-screen-connecting = Verbinden met de tafel …
cli-screen-seats = Er wordt op spelers gewacht: { $taken } van { $seats } plaatsen zijn bezet.
cli-screen-bot = Computer { $level }
cli-screen-open = (vrije plaats)
cli-screen-board = Aan deze tafel wordt op het speelbord “{ $board }” gespeeld.
cli-screen-unplayable = Aan deze tafel wordt op het speelbord “{ $board }” gespeeld, dat de server niet kent: start hem met --edition { $board }.toml.
cli-screen-ended = De beheerders van deze server hebben dit spel zonder uitslag beëindigd.
cli-screen-anonymous = Anoniem
cli-screen-announcement = Van de server: { $text }
cli-screen-invite = Deze server is voor zijn leden: start opnieuw met --invite-code CODE.
cli-screen-finished = Dit spel is afgelopen.
cli-screen-lost = Server niet bereikbaar, nieuwe poging: { $why }
cli-screen-awaits = De server heeft nog niet geantwoord.
cli-screen-server-keeps = De server slaat dit spel op.
cli-screen-rules-changed = De regels zijn veranderd
cli-screen-more = { "  " }en nog { $n }
cli-screen-result-stays = De uitslag blijft: { $points }.
cli-screen-agree = Druk op a om akkoord te gaan.
cli-screen-agreed = Je gaat akkoord; druk op a om dat in te trekken.

# Edities.
cli-edition-valid = { $file }: geldige editie “{ $id }”, inhoudshash { $hash }
cli-edition-differences = { $n ->
    [0] Geen verschil met de ingebouwde editie.
    [one] { $n } verschil met de ingebouwde editie:
   *[other] { $n } verschillen met de ingebouwde editie:
}
cli-edition-warnings = { $n ->
    [0] Geen waarschuwingen.
    [one] { $n } waarschuwing:
   *[other] { $n } waarschuwingen:
}
cli-edition-written = { $file } is geschreven. Verander wat in jouw doos anders is en voer dan “witchstone edition check { $file }” uit.
