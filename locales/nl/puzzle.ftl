# Puzzels.
puzzle-today = Puzzel van de dag
puzzle-loads = De puzzel wordt geladen …
puzzle-unreachable = De puzzels kunnen niet worden geladen. Na het eerste bezoek werken ze ook offline.
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
    [0] Nog geen reeks
    [one] Reeks: { $n } dag
   *[other] Reeks: { $n } dagen
}
puzzle-days = Eerdere puzzels
puzzle-done = opgelost
puzzle-open = open
