# Editiebestanden: wat ze zeggen, waarin er twee verschillen, wat op een vergissing lijkt, en de toelichting in een nieuw bestand.

edition-subject = { $subject ->
    [turns] beurten van elke speler
    [hand] heksenfiches achter het scherm
    [energy-units] energie-eenheden van elke speler
    [small-witches] kleine heksen van elke speler
    [shelf] flesjes van een symboolrij met { $n } spelers
    [bottom-shelf] flesjes van de onderste rij met { $n } spelers
    [owl-stack] uilenstapel, van boven
    [connection-points] punten voor een verbinding met { $n ->
        [one] { $n } veld
       *[other] { $n } velden
    }
    [even-start] beginpunten van de plaatsen met { $n } spelers
    [special] speciale heksenfiches { $thing }
    [chips] aantal van soort “{ $thing }”
    [radius] straal van de ketel
    [black-crystal] beginveld van het zwarte kristal
    [crystals] beginvelden van de andere kristallen
    [printed] velden met een gedrukt symbool { $thing }
    [exits] uitgangsvelden bij { $thing }
    [pentagram-length] velden van het pentagram
    [pentagram-space] veld { $n } van het pentagram
    [wand-length] velden van de toverstaf na het handvat
    [wand-space] veld { $n } van de toverstaf
    [witchstone-bonus] bonusvelden bij de heksensteen
    [spot] plaats in de tekening: { $thing }
    [connections] velden van de verbindingen { $thing }
    [single-spells] eenvoudige versterkingsspreuken
    [double-spells] dubbele versterkingsspreuken “{ $thing }”
    [prophecy] kaarten “{ $thing }”
    [power-scrolls] krachtrollen
    [moon-prophecy] voorspelling van Volle maan
    [moon-card] rechterkant: { $thing }
   *[order] volgorde van de regels
}

edition-pair = { $name }: { $value }
edition-fact-none = geen
edition-fact-spot = hoek { $angle }°, straal { $radius }
edition-fact-pentagram = { $kind ->
    [owl] uilenveld
    [hex] zeshoekig veld
   *[light] licht veld
}
edition-fact-silver = zilverkleurig veld: { silver }
edition-fact-dark = donker veld: { actions-of }

edition-change = { $key }: { $subject }: { $after } (ingebouwde editie: { $before })
edition-change-order = { $key }: dezelfde regels in een andere volgorde, of met de uiteinden van een verbinding verwisseld

edition-summary-player = Per speler: beurten: { $turns }, heksenfiches achter het scherm: { $hand }, energie-eenheden: { $energy }, kleine heksen: { $witches }
edition-summary-ball = Kristallen bol: { $locations } plaatsen (1 heksensteen, { $towers } torens, { $forests } bossen, { $villages } dorpen, { $castles } kastelen)
edition-summary-connections = Verbindingen: { $all } (met 1 veld: { $one }, met 2: { $two }, met 3: { $three }), samen { $spaces } velden
edition-summary-witchstone = Bonusvelden bij de heksensteen: { $bonus }
edition-summary-cauldron = Ketel: { $cells } velden; kristallen: { $crystals } en het zwarte kristal; gedrukte symbolen: { $printed }; uitgangsvelden: { $exits }
edition-summary-pentagram = Pentagram: { $all } velden ({ $light } lichte, { $owl } uilenvelden, { $hex } zeshoekige)
edition-summary-wand = Toverstaf: { $all } velden na het handvat ({ $light } lichte, { $dark } donkere, { $silver } zilverkleurige)
edition-summary-tiles = Toverfiches: { $chips }; speciale heksenfiches: { $specials }
edition-summary-scrolls = Perkamentrollen: { $all } (eenvoudige spreuken: { $singles }, dubbele: { $doubles }, voorspellingen: { $prophecies }); Volle maan voegt er { $moon } toe

edition-warning-total = { $total ->
    [crystals] Volgens de spelregels heeft elke speler { $rulebook } kristallen van zijn kleur; dit bestand heeft er { $found }.
    [chips] Volgens de spelregels zijn er { $rulebook } toverfiches; dit bestand heeft er { $found }.
    [specials] Volgens de spelregels zijn er { $rulebook } speciale heksenfiches; dit bestand heeft er { $found }.
   *[scrolls] Volgens de spelregels zijn er { $rulebook } perkamentrollen; dit bestand heeft er { $found }.
}
edition-warning-rulebook = { $key }: { $subject }: { $after }; volgens de spelregels { $before }.
edition-warning-few-units = Vier spelers hebben { $units } energie-eenheden voor { $spaces } velden: niet alle verbindingen kunnen worden voltooid.
edition-warning-out-of-reach = Van de dichtstbijzijnde toren naar { $location } is het { $spaces } velden, maar een speler heeft { $units } energie-eenheden: alleen komt niemand daar.
edition-warning-few-cells = De ketel heeft bij het begin { $cells } lege velden, maar de heksenfiches van alle beurten hebben er { $needed } nodig.
edition-warning-unfulfillable = { $degree ->
    [minor] Deze voorspelling kan nooit worden vervuld: { $prophecy }
    [major] Deze voorspelling kan alleen in geringe mate worden vervuld: { $prophecy }
   *[perfect] Deze voorspelling kan nooit uitmuntend worden vervuld: { $prophecy }
}
edition-warning-equal-prophecies = { $copies } kaarten hebben dezelfde voorspelling: { $prophecy }
edition-warning-no-even-start = even_start geeft met { $players } spelers niemand punten: de optie “gelijke start” doet daar niets.
edition-warning-overlap = { $a } en { $b } zijn over elkaar getekend; verbeter hoek of straal in map.places.

edition-heading = { $part ->
    [ball] Kristallen bol
    [connections] Verbindingen en hun velden
    [cauldron] Ketel
    [pentagram] Pentagram
    [wand] Toverstaf
    [chips] Toverfiches
    [specials] Speciale heksenfiches
    [scrolls] Perkamentrollen
    [moon] Volle maan
   *[counts] Aantallen
}
edition-mark = { $mark ->
    [start] begin
    [owl] uilenveld
    [hex] zeshoekig veld
    [crystal] kristal
    [black] zwart kristal
    [exit] uitgang
   *[hilt] handvat
}

edition-limit = { $of ->
    [value] Van { $least } tot en met { $most }.
    [each] Elk van { $least } tot en met { $most }.
    [entries] { $least } tot { $most } regels.
    [exactly] { $most } regels.
    [alike] Hoogstens { $most } dezelfde.
    [total] Samen { $least } tot { $most }.
    [characters] { $least } tot { $most } tekens.
   *[bytes] Hoogstens { $most } bytes.
}
edition-key-edition = Een editie van Witchstone: wat er op het bord, de ketels en de kaarten van één doos gedrukt is. Verander wat bij jou anders is, controleer dit bestand met “witchstone edition check” en vergelijk “witchstone edition draw” met de doos.
edition-key-edition-id = De naam van deze editie in verslagen en aan tafels: a-z, 0-9 en -. “classic” is de ingebouwde.
edition-key-edition-symbols = Vast: de zes symbolen.
edition-key-counts = Aantallen uit de spelregels.
edition-key-counts-players = Vast: de minste en de meeste spelers.
edition-key-counts-turns = Beurten van elke speler.
edition-key-counts-hand = Heksenfiches achter het scherm.
edition-key-counts-energy_units = Energie-eenheden van elke speler.
edition-key-counts-small_witches = Kleine heksen van elke speler, zonder de grote heks.
edition-key-counts-shelf_capacity = Flesjes van elke symboolrij die gevuld mogen worden, naar aantal spelers: gedrukt op het flesjesrek.
edition-key-counts-bottom_capacity = Flesjes van de onderste rij, naar aantal spelers.
edition-key-counts-owl_stack = Waarden van de uilenfiches van één stapel, de bovenste eerst. Beide stapels zijn gelijk.
edition-key-counts-connection_points = Punten voor een volledige verbinding, naar haar aantal velden.
edition-key-even_start = Niet uit de doos: beginpunten van de plaatsen bij de optie “gelijke start”, naar aantal spelers, de startspeler eerst. Deze tabel mag ontbreken.
edition-key-tiles = De fiches.
edition-key-tiles-hex = Vast: de heksenfiches van elke speler.
edition-key-tiles-special = De speciale heksenfiches. Zijn die van jou anders, noem ze dan een voor een: special = ["energy/witch", "wand/scroll"]
edition-key-tiles-power = Vast: de krachtfiches van Volle maan.
edition-key-chips = De toverfiches van elke soort: tel die van de doos. Elke plaats behalve de heksensteen en elk flesje van de onderste rij heeft er een nodig.
edition-key-cauldron = De ketel. Een veld is [q, r]: [0, 0] is het midden, q loopt naar rechts, r naar rechtsonder.
edition-key-cauldron-radius = Ringen van velden rond het midden.
edition-key-cauldron-black_crystal = Waar het zwarte kristal begint.
edition-key-cauldron-crystals = Waar de kristallen van de eigen kleur beginnen.
edition-key-cauldron-printed = Velden met een gedrukt symbool.
edition-key-cauldron-exits = Voor elk symbool op de rand de velden van de buitenste ring vanwaar het wordt bereikt. Een veld mag bij meer symbolen horen.
edition-key-pentagram = Het pentagram: de velden worden met de klok mee geteld, iedereen begint op veld 0.
edition-key-pentagram-length = Het aantal velden.
edition-key-pentagram-hex = De zeshoekige velden, waarop de speciale heksenfiches liggen.
edition-key-pentagram-owl = De uilenvelden. Op het eerste ligt het verzamelfiche van Volle maan.
edition-key-wand = De toverstaf: het handvat is veld 0.
edition-key-wand-length = Het nummer van het laatste veld.
edition-key-wand-spaces = Donkere velden met hun acties en zilverkleurige met wat ze tellen, in de volgorde van de toverstaf. Wat niet genoemd is, is licht. Elke zilveren soort komt hoogstens één keer voor: connections, witches, scrolls, chips, crystals, specials.
edition-key-map = De kristallen bol. Plaatsen: witchstone, tower 0 tot 3, forest 0 tot 3, village 0 tot 3, castle 0 tot 3. Nummer ze van boven met de klok mee. “tower k” met “forest k+1” geldt voor alle vier kwarten tegelijk.
edition-key-map-witchstone_bonus = Punten van de bonusvelden bij de heksensteen, het beste eerst.
edition-key-map-places = Waar elke plaats wordt getekend: de hoek in graden van boven met de klok mee, de afstand tot het midden als deel van de straal van de bol. Alleen de tekening hangt ervan af.
edition-key-map-connections = De verbindingen met hun aantal velden. Twee plaatsen mogen meermaals verbonden zijn.
edition-key-scrolls = De perkamentrollen van het basisspel. De hele stapel met Volle maan is begrensd.
edition-key-scrolls-single_spells = Eenvoudige versterkingsspreuken.
edition-key-scrolls-double_spells_per_symbol = Dubbele versterkingsspreuken: één getal voor elk symbool, of een tabel: { "{" } energy = 2, witch = 3, pentagram = 2, crystal = 2, wand = 2, scroll = 1 { "}" }
edition-key-scrolls-prophecies = De voorspellingen, één regel voor elke kaart. Drie getallen gelden voor de geringe, de grote en de uitmuntende mate. Plaatsen: forest, village, castle, foreign tower, own tower, witchstone.
edition-key-full_moon = De uitbreiding Volle maan.
edition-key-full_moon-power_scrolls = Krachtrollen.
edition-key-full_moon-prophecy = De voorspelling die Volle maan toevoegt.
edition-key-full_moon-cards = De vollemaankaarten: links het symbool, rechts het vermogen (wand, scroll, pentagram, witch, chip, crystal), elk één keer.

edition-location = { $place ->
    [witchstone] heksensteen
    [tower] toren { $number }
    [forest] bos { $number }
    [village] dorp { $number }
   *[castle] kasteel { $number }
}
