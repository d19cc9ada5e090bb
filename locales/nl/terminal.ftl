# Koppen van een stelling.
heading-cauldron = Ketel
heading-ball = Kristallen bol
heading-wand = Toverstaf
heading-pentagram = Pentagram
heading-rack = Flesjesrek
heading-scrolls = Perkamentrollen
heading-connections = Verbindingen
heading-points = Punten
heading-moves = Jouw zetten
heading-open = Lopende acties
heading-log = Wat er gebeurde
heading-result = Uitslag
heading-help = Help

# De stand van het spel.
set-up = Voorbereiding
round = Ronde { $round } van { $rounds }
to-move = { $name } is aan de beurt
points-of = { $name }: { points }
scrolls-left = { $n ->
    [one] nog { $n } perkamentrol in de stapel
   *[other] nog { $n } perkamentrollen in de stapel
}
specials-left = { $n ->
    [one] nog { $n } speciaal heksenfiche in de stapel
   *[other] nog { $n } speciale heksenfiches in de stapel
}

# Het einde van het spel.
winner = { $name } wint met { points } en heerst over de heksensteen.
winner-by-wand = { $name } wint de gelijke stand van { points } op de toverstaf.
winners-shared = { $names } delen de overwinning met { points }.

# Spelen in de terminal.
prompt-move = Kies een zet met zijn nummer of typ hem (“help” legt uit):
prompt-quit = Het spel verlaten? Het blijft bewaard als je het eerst opslaat. (j/n)
thinking = { $name } denkt na …
not-understood = “{ $input }” is geen opdracht en geen zet. “help” legt beide uit.
no-such-number = Er is geen zet met nummer { $n }.
undone = Teruggenomen: { $move }
nothing-to-undo = Er valt niets terug te nemen: er is iets omgedraaid of de beurt is voorbij.
redone = Opnieuw gespeeld: { $move }
nothing-to-redo = Er valt niets opnieuw te spelen.
hint = Tip: { $move }
saved = Het spel is opgeslagen in { $file }.
goodbye = Tot ziens.

# Wat de opdrachten doen.
command-help = Legt de opdrachten uit, of de genoemde soort zet.
command-moves = Toont al je toegestane zetten.
command-board = Toont de hele tafel.
command-scrolls = Legt de openliggende perkamentrollen en die van jou uit.
command-score = Toont ieders punten naar herkomst.
command-log = Toont wat er tot nu toe gebeurde.
command-undo = Neemt je laatste zet terug, zolang die niets heeft omgedraaid.
command-redo = Speelt de teruggenomen zet opnieuw.
command-hint = Geeft een tip; nog eens, en hij vertelt meer.
command-save = Slaat het spel op in een bestand.
command-quit = Verlaat het spel.
