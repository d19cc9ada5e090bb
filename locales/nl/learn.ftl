# Het begeleide eerste spel.
learn = Al spelend leren
learn-first-time = Voor het eerst hier?
learn-invite = Vier begeleide beurten aan de echte tafel, één ding tegelijk: fiches leggen, wegen bouwen, heksen op pad sturen, brouwen met kristallen. Ongeveer tien minuten, en je kunt stoppen wanneer je wilt.
learn-begin = Al spelend leren
learn-go-on = Verder leren
learn-step = Stap { $n } van { $of }
learn-next = Verder
learn-show = Doe het voor mij
learn-again = Vanaf het begin
learn-not-now = In je eigen spellen mag dat. Hier gaan we stap voor stap: wat oplicht, is nu aan de beurt.
learn-chapter = { $turn ->
    [0] Voor de eerste beurt
    [1] Eerste beurt: energie en heksen
    [2] Tweede beurt: pentagram en kristallen
    [3] Derde beurt: toverstaf en perkamentrollen
   *[4] Vierde beurt: een spreuk
}

learn-welcome = Welkom aan tafel. Je brouwt in een ketel en stuurt heksen door de kristallen bol; wie na elf beurten de meeste punten heeft, wint. Hier spelen we de eerste vier samen, één ding tegelijk.
learn-rival-tower = { $rival } kiest eerst een toren; wie als laatste aan de beurt is, begint daarmee.
learn-tower = De kristallen bol heeft 17 locaties. Zet je grote heks op de toren die oplicht: vanaf nu is hij van jou. Dat geeft 2 punten.
learn-tower-chip = Op de toren lag een toverfiche: een actie cadeau, en 2 punten aan het einde. Dit is er een voor een heks. Begin het onder je ketel.
learn-tower-witch = Een heksactie legt een heks naast je toren: klik op de toren. Daar wacht ze tot er een weg voor haar is.
learn-cauldron = Dit is je ketel, en dit zijn je vijf fiches. In elke beurt leg je er één in. Zijn twee symbolen zijn de twee soorten acties die je uitvoert.
learn-cluster = Pak het fiche met Energie en Heks en houd het boven het veld dat oplicht. Je ziet twee groepen, gelijke symbolen naast elkaar, en hun grootte; gedrukte symbolen tellen mee. Leg het daar: 2 acties van elke soort.
learn-start-energy = Welke soort eerst komt, kies je zelf. Energie bouwt wegen voor heksen, dus begin met energie.
learn-energy = Eén actie legt één energie-eenheid op een verbinding. Leg ze allebei op die welke oplicht. Een volledige verbinding geeft 1, 3 of 6 punten voor één, twee of drie velden.
learn-witch = Nu 2 heksacties. Je liggende heks komt overeind en loopt over volledige verbindingen: stuur haar naar de locatie die oplicht. Een eigen stuk kost 1 actie. Ze geeft 2 punten en neemt het toverfiche.
learn-bonus = Er is nog één heksactie, en het toverfiche wacht: een bonus van 1 energie-actie. Een bonus mag je midden in een andere actie gebruiken. Begin hem nu.
learn-bonus-energy = Leg de eenheid op de korte verbinding. Eén veld, meteen volledig: 1 punt.
learn-witch-again = De heksacties gaan verder waar je ze onderbrak. Leg nog een heks naast je toren.
learn-rival = Beide soorten zijn klaar: je trok een fiche en je beurt is voorbij. Nu speelt { $rival }.
learn-turn-2 = Het verloop naast de tafel vertelt wat { $rival } deed. Je tweede beurt gaat net zo: één fiche, twee soorten acties.
learn-pentagram-lay = Leg het fiche met Pentagram en Kristal op het veld dat oplicht, tussen de twee gedrukte symbolen. Weer hebben beide groepen er 2.
learn-start-pentagram = Begin met het pentagram.
learn-pentagram = Eén actie verplaatst je scoresteen één veld rond het pentagram. Zet beide stappen: op het tweede veld ligt een speciaal heksenfiche, en dat krijg je.
learn-special = Een speciaal fiche heeft twee symbolen op één veld. Gebruik het één keer voor 2 acties, of leg het voorgoed in je ketel. Pak het onder de ketel en leg het op het veld dat oplicht: je kristalgroep groeit.
learn-crystal = 3 kristalacties in plaats van 2! Elke verplaatst een kristal één veld, ook over fiches; de stap door een uitgang kost er 1. Pak het kristal dat oplicht en breng het door de uitgang Perkamentrol naar buiten.
learn-shelve = Je kristal is op de rand. Zet het in het flesjesrek in de rij Perkamentrol: dat geeft 2 perkamentrolacties.
learn-vial = Weer een bonus tussendoor, want er staat nog één kristalactie open. Begin het flesje.
learn-scroll = Met 2 perkamentrolacties neem je een van de eerste twee perkamentrollen. Neem de versterkingsspreuk: later geeft die 2 energie-acties extra, wanneer je ze het hardst nodig hebt.
learn-crystal-last = Er is nog één kristalactie. Breng een ander kristal een veld dichter bij zijn uitgang.
learn-turn-3 = Je kent vier van de zes soorten acties. De derde beurt brengt de toverstaf, en nog eens perkamentrollen.
learn-wand-lay = Leg het fiche met Toverstaf en Perkamentrol op het veld dat oplicht, tussen zijn twee gedrukte symbolen.
learn-start-wand = Begin met de toverstaf.
learn-wand = Alle toverstafacties samen zijn één verplaatsing: ga 2 velden. Lichte velden doen niets, donkere geven bonusacties, zilverkleurige geven punten voor wat je hebt.
learn-first = Niemand staat op de toverstaf voor je, dus het donkere veld telt dubbel: 2 kristalacties in plaats van 1. Begin ze.
learn-crystal-out = Breng het kristal dat oplicht door de uitgang Heks naar buiten.
learn-bottom = Zet het nu in de onderste rij: daarvoor krijg je een toverfiche naar keuze van de tafel. Neem het toverfiche met punten: meteen 3 punten.
learn-prophecy = Nu de perkamentrolacties van je fiche. Neem de voorspelling: aan het einde van het spel geeft ze 1, 3, 5 of 7 punten, naargelang hoever je haar vervult.
learn-turn-4 = De laatste beurt van deze les. Van beurt tot beurt groeien de groepen, en daarmee je beurten: dat is de kern van het spel.
learn-big-lay = Leg het fiche dat oplicht zo dat zijn energie de twee andere raakt: een groep van 3.
learn-start-again = Begin met energie.
learn-spell = Gebruik je versterkingsspreuk: klik erop bij je perkamentrollen. 3 energie-acties worden er 5. Ongebruikte spreuken zijn aan het einde 2 punten waard.
learn-stone = Bouw de weg naar de heksensteen, drie velden voor 6 punten. De eerste heks die daar komt, geeft nog 5 punten meer.
learn-more = Er zijn nog twee eenheden. Voltooi de verbinding die oplicht.
learn-free = De rest van de beurt is van jou. Doe wat je wilt, of zie ervan af met “Einde”.

learn-done = Je kent het spel
learn-done-points = Je maakte { $own } punten in vier beurten, { $rival } { $points }. Een heel spel heeft elf beurten.
learn-untold = Wat we niet vertelden
learn-untold-owls = Op twee velden van het pentagram liggen uilenfiches: 7 punten voor wie er het eerst komt, daarna minder.
learn-untold-foreign = Je heksen mogen ook de verbindingen van anderen gebruiken, voor elk 1 actie.
learn-untold-black = Het zwarte kristal in het midden van de ketel geeft 2 acties meer dan de andere.
learn-untold-room = Een kristal dat in de weg ligt, kun je voor punten uit de ketel nemen.
learn-untold-end = Aan het einde tel je uilenfiches, toverfiches, ongebruikte spreuken en voorspellingen.
learn-untold-moon = De uitbreiding Volle maan brengt krachtfiches en kaarten met vaardigheden.
learn-read-rules = De regels lezen
learn-real-game = Een echt spel spelen

# Puzzels.
puzzle-today = Puzzel van de dag
puzzle-loads = De puzzel wordt gehaald …
puzzle-unreachable = De puzzels zijn niet te bereiken. Zonder netwerk zijn ze er als je hier al eens met netwerk was.
puzzle-unknown = Deze puzzel bestaat niet.
puzzle-of-day = Puzzel van { $date }
puzzle-number = Puzzel { $n }
puzzle-task = Maak in deze beurt minstens { $target } punten.
puzzle-counts = Wat aan het einde van het spel zou tellen, telt mee: uilenfiches, toverfiches, ongebruikte spreuken en voorspellingen.
puzzle-so-far = Tot nu toe: { $made ->
    [one] { $made } punt
   *[other] { $made } punten
}
puzzle-solved = Opgelost: { $made } van { $target } punten!
puzzle-solved-late = { $made } van { $target } punten. Je had de oplossing gezien, dus het telt niet.
puzzle-shown = Dat is de oplossing: { $made } punten.
puzzle-failed = { $made } van { $target } punten. Er zit meer in: probeer het nog eens.
puzzle-again = Nog eens
puzzle-answer = Oplossing
puzzle-about = { $tag ->
    [moon] Je vollemaankaart hoort bij de oplossing.
    [spell] Een versterkingsspreuk hoort bij de oplossing.
    [exit-prophecy] Denk aan een voorspelling, en aan een kristal dat de ketel verlaat.
    [witchstone] Een heks kan de heksensteen bereiken.
    [wand] De zilverkleurige velden van de toverstaf zijn nu veel waard.
    [exit] Een kristal verlaat de ketel.
    [prophecy] Kijk naar je voorspellingen.
    [chain] Eén bonus zet de volgende in gang.
    [completes] Er is een verbinding te voltooien.
   *[none] Zoek de grootste groepen.
}
puzzle-tile = Leg het fiche { $tile }.
puzzle-streak = { $n ->
    [0] Nog geen dag op rij opgelost
    [one] { $n } dag op rij opgelost
   *[other] { $n } dagen op rij opgelost
}
puzzle-days = De laatste dagen
puzzle-done = opgelost
puzzle-open = open
