# Het begeleide eerste spel.
learn = Al spelend leren
learn-step = Stap { $n } van { $of }
learn-next = Verder
learn-show = Doe het voor mij
learn-again = Vanaf het begin
learn-chapter = { $turn ->
    [0] Voor de eerste beurt
    [1] Eerste beurt: energie en heksen
    [2] Tweede beurt: pentagram en kristallen
    [3] Derde beurt: toverstaf en perkamentrollen
   *[4] Vierde beurt: een spreuk
}

learn-welcome = Welkom aan tafel. Je brouwt in een ketel en stuurt heksen door de kristallen bol; wie na elf beurten de meeste punten heeft, wint. Hier spelen we de eerste vier samen, één ding tegelijk.
learn-rival-tower = { $rival } kiest eerst een toren: daarmee begint de laatste speler in de volgorde.
learn-tower = De kristallen bol heeft 17 locaties. Zet je grote heks op de toren die oplicht: vanaf nu is hij van jou. Dat geeft 2 punten.
learn-tower-witch = Op de toren lag een toverfiche: nu een gratis actie, en 2 punten aan het einde van het spel. Dit is er een voor een heks. Start het onder je ketel en klik dan op je toren: daarnaast gaat een heks liggen, die wacht tot er een weg is.
learn-cauldron = Dit is je ketel, en dit zijn je vijf fiches. In elke beurt leg je er één in. Zijn twee symbolen zijn de twee soorten acties die je uitvoert.
learn-cluster = Pak het fiche met Energie en Heks en houd het boven het veld dat oplicht. Je ziet twee groepen, gelijke symbolen naast elkaar, en hun grootte; gedrukte symbolen tellen mee. Leg het daar: 2 acties van elke soort.
learn-energy = Jij kiest welke soort actie eerst komt. Energie bouwt wegen voor heksen, dus begin met energie: elke actie legt één energie-eenheid op een verbinding. Leg ze allebei op die welke oplicht. Een volledige verbinding geeft 1, 3 of 6 punten voor één, twee of drie velden.
learn-witch = Nu 2 heksacties. Je wachtende heks gaat op pad over volledige verbindingen: stuur haar naar de locatie die oplicht. Een traject over je eigen verbindingen kost 1 actie. Ze geeft 2 punten en neemt het toverfiche.
learn-bonus = Er is nog één heksactie, en het gevonden toverfiche is een bonus: 1 energie-actie. Een bonus mag andere acties onderbreken. Start hem en leg de eenheid op de korte verbinding: 1 punt. Leg daarna met je laatste heksactie nog een heks naast je toren.
learn-rival = Beide soorten acties zijn klaar: je hebt een fiche getrokken en je beurt is voorbij. Nu speelt { $rival }.
learn-pentagram-lay = Het verloop naast de tafel toont wat { $rival } deed. Je tweede beurt gaat net zo: één fiche, twee soorten acties. Leg het fiche met Pentagram en Kristal op het veld dat oplicht, tussen twee gedrukte symbolen: weer tellen beide groepen er 2.
learn-pentagram = Begin met het pentagram: elke actie verplaatst je scoresteen één veld. Zet beide stappen. Op het tweede veld ligt een speciaal heksenfiche, en dat krijg je.
learn-special = Een speciaal heksenfiche heeft twee symbolen op één veld. Gebruik het één keer voor 2 acties, of leg het voorgoed in je ketel. Pak het onder de ketel en leg het op het veld dat oplicht: je kristalgroep groeit.
learn-crystal = 3 kristalacties in plaats van 2! Elke verplaatst een kristal één veld, ook over fiches; de stap door een uitgang kost er 1. Pak het kristal dat oplicht en breng het door de uitgang Perkamentrol naar buiten.
learn-scroll = Je kristal ligt op de rand. Zet het in het flesjesrek in de rij Perkamentrol: dat geeft 2 perkamentrolacties, weer een bonus tussendoor. Start hem en neem de versterkingsspreuk; later geeft die 2 energie-acties extra, wanneer je ze het hardst nodig hebt.
learn-crystal-last = Er is nog één kristalactie. Breng een ander kristal een veld dichter bij zijn uitgang.
learn-wand-lay = Je kent vijf van de zes soorten acties. Je derde beurt brengt de toverstaf, en nog eens perkamentrollen. Leg het fiche met Toverstaf en Perkamentrol op het veld dat oplicht, tussen zijn twee gedrukte symbolen.
learn-wand = Begin met de toverstaf. Alle toverstafacties samen zijn één verplaatsing: ga 2 velden. Lichte velden doen niets, donkere geven bonusacties, zilverkleurige geven punten voor wat je bezit.
learn-first = Niemand ligt op de toverstaf voor je, dus het donkere veld telt dubbel: 2 kristalacties in plaats van 1. Start ze en breng het kristal dat oplicht door de uitgang Heks naar buiten.
learn-bottom = Zet het nu in de onderste rij: daarvoor krijg je een toverfiche naar keuze van de tafel. Neem het toverfiche met punten: meteen 3 punten.
learn-prophecy = Nu de perkamentrolacties van je fiche. Neem de voorspelling: aan het einde van het spel geeft ze 1, 3, 5 of 7 punten, naargelang hoever je haar vervult.
learn-big-lay = De laatste beurt van deze les. Van beurt tot beurt groeien de groepen, en daarmee je beurten: dat is de kern van het spel. Leg het fiche dat oplicht zo dat zijn energie de twee andere raakt: een groep van 3.
learn-spell = Begin met energie en gebruik dan je versterkingsspreuk: klik erop bij je perkamentrollen. 3 energie-acties worden er 5. Een ongebruikte spreuk is aan het einde 2 punten waard.
learn-stone = Bouw de weg naar de heksensteen, drie velden voor 6 punten: de eerste heks die daar komt, geeft nog 5 punten meer. Voltooi met de laatste twee eenheden de verbinding die daarna oplicht.

learn-done = Je kent het spel
learn-done-game = De rest is van jou: maak deze beurt af zoals je wilt en speel dan ditzelfde spel tegen { $rival } uit.
learn-play-on = Verder spelen
learn-left-out = Wat we hebben weggelaten
learn-left-out-owls = Op twee velden van het pentagram liggen uilenfiches: 7 punten voor wie er het eerst komt, daarna minder.
learn-left-out-foreign = Je heksen mogen ook de verbindingen van anderen gebruiken, voor elk 1 actie.
learn-left-out-black = Het zwarte kristal in het midden van de ketel geeft 2 acties meer dan de andere.
learn-left-out-room = Een kristal dat in de weg ligt, mag je verwijderen; dat kost punten.
learn-left-out-end = Aan het einde tel je uilenfiches, toverfiches, ongebruikte spreuken en voorspellingen.
learn-left-out-moon = De uitbreiding Volle maan brengt krachtfiches en kaarten met vaardigheden.
learn-read-rules = De regels lezen
